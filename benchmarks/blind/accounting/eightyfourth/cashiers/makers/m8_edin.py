# Edinburgh IP's schedule of units by kind, several properties, weekly rents, fpdf2 portrait PDF
from fpdf import FPDF
from common import *
N='Schedule_of_units_by_kind_Calton_Lettings.pdf'
# property, [type, no, let, avg sqft, avg passing pw, erv pw]
P=[('Leith Walk Arcade, Edinburgh',[('Shop, front',11,9,640,312.5,330),('Shop, inner mall',14,10,385,164,175),('Kiosk',6,4,90,82.5,85),('Basement store',5,2,420,38,45)]),
('Gorgie Mills Workshops',[('Workshop under 500 sq ft',18,17,410,76.25,80),('Workshop 500-1,000 sq ft',12,10,760,128.4,135),('Workshop over 1,000 sq ft',4,4,1640,241,250),('Yard bay',7,3,900,32,35)]),
('Portobello Lock-ups',[('Lock-up garage, single',46,43,140,21.5,23),('Lock-up garage, wide',8,8,185,29,30),('Open parking space',20,12,None,9.75,11)]),
('Canal Street Market',[('Covered stall',32,27,60,55,60),('Corner stall',8,8,75,72.5,75),('Barrow pitch',15,9,None,28,30),('Food unit',5,5,160,145,150)]),
('Seacliff Caravan Park, Dunbar',[('Residential pitch',38,38,None,61.4,64),('Holiday pitch (10.5 months)',54,47,None,78.9,82),('Touring pitch, seasonal',24,16,None,44,46),('Let static caravan',9,6,320,165,170)]),
('Montgomery Street Flats',[('Bedsit / studio',6,6,290,172,185),('1 bed flat',10,9,455,214.5,230),('2 bed flat',8,8,640,268,285),('3 bed flat',2,1,860,330,350),('Attic store',3,0,110,None,12)])]
M=['units','occupied','vacant','sf','actual','actual_total','other:Full let £ p.w.','other:Passing £ p.a.']
HD=[('No. of','units'),('','Let'),('','Void'),('Avg','sq ft'),('Avg rent','£ p.w.'),('Passing','£ p.w.'),('Full let','£ p.w.'),('Passing','£ p.a.')]
Wd=[54,13,11,11,14,18,21,21,23]
f2=lambda v:f'{v:,.2f}'; f0=lambda v:f'{v:,.0f}'
FM=[f0,f0,f0,f0,f2,f2,f2,f0]
pdf=FPDF('P','mm','A4'); pdf.set_auto_page_break(False); X0=12
def head():
    pdf.add_page(); pdf.set_font('Times','',9)
    if pdf.page_no()==1:
        pdf.set_font('Times','B',14); pdf.set_xy(X0,14); pdf.cell(0,6,'Calton Lettings Limited (In Administration)'); pdf.set_font('Times','',10.5)
        pdf.set_xy(X0,21); pdf.cell(0,5,'Appendix 4 - Schedule of units by kind, 31 January 2025'); pdf.set_font('Times','I',9)
        pdf.set_xy(X0,27); pdf.multi_cell(186,4,"Compiled from the company's weekly rent ledgers. Full let is the Joint Administrators' agents' opinion of all units let at full weekly rent. Yearly figures are 52 weeks of the weekly passing rent."); y=41
    else: pdf.set_xy(X0,12); pdf.cell(100,5,'Calton Lettings Limited - Appendix 4 (continued)'); y=20
    pdf.set_font('Times','B',9); pdf.line(X0,y-1,X0+sum(Wd),y-1); x=X0
    pdf.set_xy(x,y+4); pdf.cell(54,4,'Kind of unit'); x+=54
    for w,(a,b) in zip(Wd[1:],HD):
        pdf.set_xy(x,y); pdf.cell(w,4,a,align='R'); pdf.set_xy(x,y+4); pdf.cell(w,4,b,align='R'); x+=w
    pdf.line(X0,y+9,X0+sum(Wd),y+9); pdf.set_font('Times','',8); pdf.set_xy(X0,284); pdf.cell(186,4,f'- {pdf.page_no()} -',align='C'); return y+11
def line(y,lab,r,bold=False):
    pdf.set_font('Times','B' if bold else '',9.5); pdf.set_xy(X0+(0 if bold else 2),y); pdf.cell(54,4.6,lab); x=X0+54
    for w,k,f in zip(Wd[1:],M,FM): 
        if k in r: pdf.set_xy(x,y); pdf.cell(w,4.6,f(r[k]),align='R')
        x+=w
y=head(); rows=[]; tots=[]
S=[k for k in M if k not in('sf','actual')]
for p,l in P:
    if y>228: y=head()
    pdf.set_font('Times','BU',10); pdf.set_xy(X0,y); pdf.cell(100,5,p); y+=6; rr=[]
    for ty,n,o,sf,a,e in l:
        d=clean({'type':ty,'units':n,'occupied':o,'vacant':n-o,'sf':sf,'actual':a,'actual_total':round(o*(a or 0),2),M[6]:round(float(n*e),2),M[7]:round(o*(a or 0)*52)})
        line(y,ty,d); rr.append(d); y+=4.9
    t={k:round(sum(x[k] for x in rr),2) for k in S}
    pdf.line(X0+54,y+.1,X0+sum(Wd),y+.1); line(y+.3,'Sub-total',t,True); tots.append({'label':'Sub-total',**t}); rows+=rr; y+=9.5
t={k:round(sum(x[k] for x in rows),2) for k in S}
pdf.set_fill_color(225,225,225); pdf.rect(X0,y-.5,sum(Wd),6,'F'); line(y,'All properties',t,True); tots.append({'label':'All properties',**t})
y+=12; pdf.set_font('Times','I',8.5); pdf.set_xy(X0,y); pdf.multi_cell(186,4,'Attic stores have no separate lettings at present. Pitch fees at Seacliff are net of water and gas recharges. Seven holiday pitches were without a caravan at the date of appointment.')
pdf.output(doc(N)); print(tots)
save(N,'UM','IP appendix: kinds of unit under six properties, weekly and yearly rents with voids, two-line heads, Times, Edinburgh',False,M,rows,tots)

# Student - lender closing binder exhibit, portrait, three-line headers, fpdf2
from common import *
from fpdf import FPDF
NAME='Exhibit C-2 Unit Configuration (Tamarack Row)'
# code, desc, bd, ba, units, sf, rent per bed (cents)
B=[('Building 100 - Mid-rise',[('S1','Studio',0,1,18,412,124500),('S1-A','Studio, ADA',0,1,2,436,124500),('A1','One bedroom',1,1,12,548,139000),('B2','Two bed / two bath',2,2,30,802,104500),('B2-C','Two bed corner',2,2,6,861,109000),('D4','Four bed / four bath',4,4,24,1368,88900),('RA','Resident assistant suite',1,1,3,420,None)]),
('Building 200 - Mid-rise',[('B2','Two bed / two bath',2,2,24,802,104500),('C3','Three bed / three bath',3,3,20,1104,94500),('D4','Four bed / four bath',4,4,36,1368,88900),('RA','Resident assistant suite',1,1,3,420,None)]),
('Cottages',[('T4','Townhouse, four bed',4,4.5,14,1590,97500),('T5','Townhouse, five bed',5,5.5,9,1884,92500),('MGR','Manager cottage',2,1.5,1,940,None)])]
OB='other:Total Beds';OR='other:Market Rent Per Bed'
K=['beds','baths','units','pct_units',OB,'sf','total_sf',OR,'market','market_total']
TU=sum(r[4] for _,l in B for r in l)
pdf=FPDF('P','mm','letter'); pdf.set_auto_page_break(False); pdf.add_page(); pdf.set_margins(14,14)
pdf.set_font('Helvetica','',8); pdf.set_xy(14,9); pdf.cell(188,4,'Loan No. 26-10418   Closing Binder Tab 17',align='R')
pdf.set_font('Times','B',13); pdf.set_xy(14,18); pdf.cell(188,6,'EXHIBIT C-2',align='C'); pdf.set_xy(14,24); pdf.set_font('Times','B',11); pdf.cell(188,6,'UNIT CONFIGURATION AND SCHEDULED RENTS',align='C')
pdf.set_font('Times','',10); pdf.set_xy(14,33)
pdf.multi_cell(188,4.6,'Property: Tamarack Row Student Community, 1900 Foundry Avenue. Borrower certifies to Lender that the following table sets forth the unit configuration of the Property and the Borrower\'s asking rents for the 2026-2027 academic year as of the date hereof. Suites occupied rent free by staff carry no scheduled rent.')
Wd=[14,36,9,10,12,14,13,14,17,16,16,21]
H=[('','Type',''),('','Description',''),('','','Bed'),('','','Bath'),('No.','of','Units'),('Percent','of','Units'),('','Total','Beds'),('Avg.','Unit','SF'),('','Total','SF'),('Market','Rent','Per Bed'),('Market','Rent','Per Unit'),('Monthly','Scheduled','Rent')]
y=60; x0=10
pdf.set_fill_color(215,225,235); pdf.rect(x0,y,sum(Wd),13,'DF'); pdf.set_font('Times','B',8.5)
x=x0
for w,h in zip(Wd,H):
    for k,t in enumerate(h): pdf.set_xy(x,y+.5+4*k); pdf.cell(w,4,t,align='C')
    pdf.line(x,y,x,y+13); x+=w
y+=13
def g(v,d=0): return f'{v:,.{d}f}'
def line(c,bold=False,fill=False,h=6):
    global y
    pdf.set_font('Times','B' if bold else '',8.5); x=x0
    if fill: pdf.set_fill_color(240,240,240); pdf.rect(x0,y,sum(Wd),h,'F')
    for i,(w,t) in enumerate(zip(Wd,c)): pdf.set_xy(x,y); pdf.cell(w,h,t,align='L' if i<2 else 'R',border=1); x+=w
    y+=h
T=[];TT=[]
def agg(l):
    u=sum(r[4] for r in l); beds=sum((max(r[2],1))*r[4] for r in l); sf=sum(r[4]*r[5] for r in l); rt=sum(r[4]*max(r[2],1)*(r[6] or 0) for r in l)
    return u,beds,sf,rt
allr=[]
for sec,l in B:
    pdf.set_font('Times','BI',9); pdf.set_xy(x0,y); pdf.cell(sum(Wd),6,sec,border=1); y+=6
    for c,d,bd,ba,u,sf,pb in l:
        be=max(bd,1); pu=pb*be if pb else None
        line([c,d,'Studio' if False else str(bd),f'{ba:g}',str(u),f'{u/TU*100:.1f}%',str(be*u),g(sf),g(sf*u),'$'+g(pb/100) if pb else '-','$'+g(pu/100) if pu else '-','$'+g(pu*u/100) if pu else '-'])
        t={'type':c,'desc':d,'beds':bd,'baths':ba,'units':u,'pct_units':round(u/TU*100,1),OB:be*u,'sf':sf,'total_sf':sf*u}
        if pb: t.update({OR:c2f(pb),'market':c2f(pu),'market_total':c2f(pu*u)})
        T.append(t); allr.append((c,d,bd,ba,u,sf,pb))
    u,be,sf,rt=agg(l); lab='Subtotal'
    line(['',f'{lab}','','',str(u),f'{u/TU*100:.1f}%',str(be),'',g(sf),'','','$'+g(rt/100)],True,True)
    TT.append({'label':lab,'units':u,'pct_units':round(u/TU*100,1),OB:be,'total_sf':sf,'market_total':c2f(rt)})
u,be,sf,rt=agg(allr); nb=sum(max(r[2],1)*r[4] for r in allr if r[6]); nu=sum(r[4] for r in allr if r[6])
apb=round(rt/nb/100); apu=round(rt/nu/100); asf=round(sf/u)
line(['','Total / Average','','',str(u),'100.0%',str(be),g(asf),g(sf),'$'+g(apb),'$'+g(apu),'$'+g(rt/100)],True,True,7)
TT.append({'label':'Total / Average','units':u,'pct_units':100.0,OB:be,'sf':asf,'total_sf':sf,OR:apb,'market':apu,'market_total':c2f(rt)})
y+=5; pdf.set_font('Times','',9); pdf.set_xy(14,y)
pdf.multi_cell(188,4.4,f'Notes: (1) A studio is counted as one bed. (2) Average rents exclude seven staff suites. (3) Annualized scheduled rent: ${rt*12/100:,.0f}. (4) Areas are taken from the architect\'s schedule dated March 3, 2021 and have not been re-measured.')
y=pdf.get_y()+8
for a,b in(('BORROWER:','TAMARACK ROW OWNER LLC'),('By:','_______________________________'),('Name:','Philippa Grange'),('Title:','Authorized Signatory')):
    pdf.set_xy(110,y); pdf.cell(20,5,a); pdf.cell(70,5,b); y+=5.4
pdf.set_xy(14,262); pdf.set_font('Times','I',8); pdf.cell(188,4,'Exhibit C-2 - Page 1 of 1',align='C'); pdf.output(os.path.join(DOCS,NAME+'.pdf'))
save_truth(NAME,'UM',K,T,TT)

# suite mix for lender: retail and office by suite category, fpdf2, blocks per property in a package page
from fpdf import FPDF
from common import *
N='Suite Mix - Commercial Properties.pdf'
# type, suites, leased suites, total sf, leased sf, asking $/sf/yr, in-place $/sf/yr (avg on leased), 
P=[('Mill Pond Shopping Center','Retail - 2 phases',[('Anchor (over 25,000 SF)',2,2,81400,81400,None,11.35),('Junior anchor (10,000 - 25,000)',4,3,61250,46800,14.00,13.20),('Inline 4,000 - 9,999 SF',9,8,53180,46930,21.00,19.85),('Inline under 4,000 SF',27,23,54640,47110,26.50,25.10),('Kiosk',4,3,560,420,95.00,98.40),('Outparcel / pad (building)',3,3,13900,13900,None,31.75)]),
('Quarry Lane Plaza','Retail - neighborhood strip',[('Large shop (5,000 SF +)',2,2,17800,17800,None,15.60),('Shop',9,9,16420,16420,20.00,18.95)]),
('Alder Court Office Building','Office - 4 floors',[('Full floor',1,1,18650,18650,None,24.10),('Half floor 6,000 - 10,000 SF',4,3,31900,23800,25.50,24.75),('Small suite under 6,000 SF',16,13,37140,30260,26.00,25.05),('Lobby retail',1,1,1480,1480,None,30.00),('Storage (basement)',6,4,1870,1310,9.00,9.00)]),
('Quarry Lane Professional Suites','Office condominiums - 2 buildings',[('Medical suite',5,5,9150,9150,23.50,22.80),('General office suite',7,4,8820,5210,19.00,18.15)])]
KO=['units','occupied','vacant','sf','total_sf','other:% of GLA','other:Leased SF','pct_leased','market_sf','actual_sf','other:Annual Base Rent']
rd=lambda x,n=0: float(f'{x+1e-9:.{n}f}')
class D(FPDF):
    def footer(s): s.set_y(-26);s.set_font('Helvetica','',7);s.cell(0,8,f'Vanderloo Family Properties  |  Prepared for Commonwealth Life  |  Page {s.page_no()} of {{nb}}',align='C')
pdf=D('P','pt','letter');pdf.set_margins(34,34);pdf.set_auto_page_break(False);pdf.add_page()
X=[34,150,184,218,252,292,338,378,424,464,504,578] # column right edges
W=544
pdf.set_fill_color(96,60,40);pdf.rect(34,30,W,3,'F');pdf.set_xy(34,40);pdf.set_font('Times','B',16);pdf.cell(0,18,'Commercial Suite Mix',ln=1)
pdf.set_font('Times','',10);pdf.multi_cell(W,12,'Suites by size category as of January 15, 2025. A suite counts as occupied when a signed lease is in force, whether or not the tenant has taken possession. Rents are dollars per square foot per year, before recoveries; asking rents are quoted only where space is or will be offered.');
y=pdf.get_y()+8
HD=[('Suite category',),('No. of','Suites'),("Occ'd",),('Vacant',),('Avg','SF'),('Total','SF'),('% of','GLA'),('Leased','SF'),('%','Leased'),('Asking','$/SF/Yr'),('In Place','$/SF/Yr'),('Annual','Base Rent')]
def fmt(k,v):
    if v is None: return ''
    if k in('market_sf','actual_sf'): return f'{v:,.2f}'
    if k in('other:% of GLA','pct_leased'): return f'{v:.1f}%'
    if k=='other:Annual Base Rent': return f'${v:,.0f}'
    return f'{v:,.0f}'
def row(lab,v,b=False,fill=None):
    global y
    if fill: pdf.set_fill_color(*fill);pdf.rect(34,y,W,12.5,'F')
    pdf.set_font('Helvetica','B' if b else '',7.6);pdf.set_xy(36,y);pdf.cell(120,12.5,lab)
    for k,x in zip(KO,X[1:]):pass
    for i,k in enumerate(KO):
        pdf.set_xy(X[i+1]-40+RO[i],y);pdf.cell(40,12.5,'n/q' if k=='market_sf' and k in v and v[k] is None else fmt(k,v.get(k)),align='R')
    y+=12.5
# right edges
RE=[178,208,238,272,316,352,398,436,472,508,576];RO=[r-x for r,x in zip(RE,X[1:])]
def header():
    global y
    pdf.set_font('Helvetica','B',7.4);pdf.set_draw_color(96,60,40)
    for i,h in enumerate(HD):
        for q,t in enumerate(h):
            yy=y+(9 if len(h)==1 else 9*q)
            if i==0: pdf.set_xy(36,yy);pdf.cell(120,9,t)
            else: pdf.set_xy(RE[i-1]-50,yy);pdf.cell(50,9,t,align='R')
    y+=20;pdf.set_line_width(.8);pdf.line(34,y,578,y);y+=2
def agg(A,share=None):
    U=sum(a['units'] for a in A);O=sum(a['occupied'] for a in A);SF=sum(a['total_sf'] for a in A);L=sum(a['other:Leased SF'] for a in A);R_=sum(a['other:Annual Base Rent'] for a in A)
    return {'units':U,'occupied':O,'vacant':U-O,'sf':rd(SF/U),'total_sf':SF,'other:% of GLA':100.0,'other:Leased SF':L,'pct_leased':rd(L/SF*100,1),'actual_sf':rd(R_/L,2),'other:Annual Base Rent':R_}
tr=[];tot=[];G=[]
for pn,kind,L in P:
    gla=sum(r[3] for r in L);rs=[]
    if y>640: pdf.add_page();y=40
    pdf.set_xy(34,y);pdf.set_font('Times','B',11.5);pdf.cell(300,15,pn);pdf.set_font('Times','I',9);pdf.set_xy(300,y);pdf.cell(278,15,kind,align='R');y+=17
    header()
    for t,u,o,sf,ls,ask,ip in L:
        d={'units':u,'occupied':o,'vacant':u-o,'sf':rd(sf/u),'total_sf':sf,'other:% of GLA':rd(sf/gla*100,1),'other:Leased SF':ls,'pct_leased':rd(ls/sf*100,1),'market_sf':ask,'actual_sf':ip,'other:Annual Base Rent':rd(ls*ip)}
        row(t,d);rs.append(d);tr.append({'type':t,**{k:v for k,v in d.items() if v is not None}})
    print(pn,sum(r['other:% of GLA'] for r in rs))
    pdf.set_line_width(.4);pdf.line(34,y,578,y);a=agg(rs);row('Property total',a,True,(243,236,230));tot.append({'label':'Property total',**a});G+=rs;y+=16
a=agg(G);a.pop('other:% of GLA');pdf.set_line_width(1);pdf.line(34,y,578,y);row('All commercial properties',a,True,(226,212,200));pdf.line(34,y,578,y);tot.append({'label':'All commercial properties',**a})
y+=8;pdf.set_xy(34,y);pdf.set_font('Helvetica','I',7);pdf.multi_cell(W,9,'n/q = not quoted (no space of the category available or space under ground or long-term lease). Kiosks are licensed by the square foot of footprint. Averages of in-place rent are weighted by leased area. Basement storage is included in gross leasable area of Alder Court.')
pdf.output(doc(N))
save(N,'UM','lender package suite mix, commercial, blocks by property each with its own header, rents per SF a year',True,KO,tr,tot)
print(len(tr),pdf.page_no())

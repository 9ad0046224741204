# JDE-like open A/R summary, months as buckets, fpdf2, one business unit, Toronto
from common import *
from fpdf import FPDF
R=random.Random(8506)
NAME='R03B4201B_HST_Toronto_Aug2025.pdf'
T=[('Bay 101','Kowalchuk Millwork Inc'),('Bay 102','Pearson Gate Couriers'),('Bay 104','GTA Fastener Depot Ltd'),('Bay 105','Yonge Street Candle Co'),('Bay 107','Sakamoto Auto Detailing'),('Bay 109','Northern Sauna Supply'),('Bay 110','Rexdale Cheese Importers'),('Bay 112','Trillium Batting Cages'),('Bay 201','Adeyemi Textiles Ltd'),('Bay 203','Humber Vending Services'),('Bay 204','Clearview Eavestrough'),('Bay 206','Maple Crate & Box'),('Bay 207','Finch Ave Granite'),('Bay 208','Lakeshore Audio Rentals'),('Bay 210','Samosa House Foods Inc'),('Bay 211','Doukas Stone & Marble'),('Bay 214','Redpath E-Bikes Inc'),('Bay 301','Albion Tool Sharpening'),('Bay 302','Tri-City Uniforms Ltd'),('Bay 305','Weston Rd Upholstery'),('Bay 306','Polar Refrigeration Svc'),('Bay 309','Bright Start Daycare Sup'),('Yard A','Etobicoke Paving Corp'),('Yard C','Cascade Landscape Group')]
K=['total','other:Aug 2025','other:Jul 2025','other:Jun 2025','other:May 2025','other:Prior']
H=['Open Amount','Aug 2025','Jul 2025','Jun 2025','May 2025','Prior']
pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(12,12)
XR=[113,136,157,177,197,217]
def f(v): return f'{abs(v):,.2f}'+(' CR' if v<0 else '   ')
def head():
    pdf.add_page(); pdf.set_font('Courier','',8); pdf.set_xy(12,12); pdf.cell(40,4,'R03B4201B'); pdf.set_xy(12,12); pdf.set_font('Courier','B',9.5); pdf.cell(255,4,'Weston Logistics Canada ULC',align='C')
    pdf.set_font('Courier','',8); pdf.set_xy(227,12); pdf.cell(40,4,'9/3/2025 8:05:51',align='R'); pdf.set_xy(227,16); pdf.cell(40,4,f'Page -   {pdf.page_no()}',align='R'); pdf.set_xy(12,16); pdf.cell(255,4,'Open A/R Summary by Customer',align='C')
    pdf.set_xy(12,20); pdf.cell(255,4,'As of August 31, 2025',align='C'); pdf.set_xy(12,26); pdf.cell(150,4,'Company  00620   Business Unit  62014  Rexdale Small Bay Portfolio      Currency  CAD')
    pdf.set_font('Courier','B',8); y=34
    for x,s in ((12,'Cust No'),(29,'Unit'),(44,'Alpha Name')): pdf.text(x,y+3,s)
    for x,s in zip(XR,H): pdf.set_xy(x-24,y); pdf.cell(24,4,s+'   ',align='R')
    pdf.text(221,y+3,'Last Pmt'); pdf.set_xy(243,y); pdf.cell(24,4,'Pmt Amount',align='R'); pdf.line(12,39,267,39); return 41
rows=[]; y=head(); cn=71204
for u,n in T:
    cn+=R.randint(3,88); rent=R.randint(1900,8800)*1.13; v=dict.fromkeys(K,0.0)
    st=R.choice(['one','one','two','two','three','cr','old','tmi'])
    if st in('one','two','three','old'): v[K[1]]=round(rent,2)
    if st in('two','three'): v[K[2]]=round(rent*R.choice([1,.5,.237]),2)
    if st=='three': v[K[3]]=round(rent*R.choice([1,.62]),2)
    if st=='cr': v[K[1]]=-round(rent*R.choice([.1,.5,1]),2)
    if st=='old': v[K[5]]=round(rent*R.uniform(.3,3.4),2); v[K[4]]=round(rent*R.choice([0,1]),2)
    if st=='tmi': v[K[4]]=round(R.uniform(180,2400)*1.13,2); v[K[1]]=round(R.choice([0,86.45,113.0]),2)
    v['total']=round(sum(v.values()),2); pd=f'{R.choice([7,8,8])}/{R.randint(1,29)}/2025'; pa=round(rent,2)
    if y>195: y=head()
    pdf.set_font('Courier','',7.8); pdf.text(12,y+3,str(cn)); pdf.text(29,y+3,u); pdf.text(44,y+3,n)
    for x,k in zip(XR,K):
        if v[k]: pdf.set_xy(x-24,y); pdf.cell(24,4,f(v[k]),align='R')
    pdf.text(221,y+3,pd); pdf.set_xy(243,y); pdf.cell(24,4,f'{pa:,.2f}',align='R')
    rows.append(dict(unit=u,name=n,resident=str(cn),**{k:x for k,x in v.items() if x},**{'other:Pmt Amount':pa})); y+=5
s={k:round(sum(r.get(k,0) for r in rows),2) for k in K}
pdf.line(84,y+.5,217,y+.5); pdf.set_font('Courier','B',7.8); y+=1.5; pdf.text(29,y+3,'Business Unit Total')
for x,k in zip(XR,K): pdf.set_xy(x-24,y); pdf.cell(24,4,f(s[k]),align='R')
y+=6; pdf.set_font('Courier','',7.8); pdf.text(29,y+3,'Percent of open')
for x,k in zip(XR[1:],K[1:]): pdf.set_xy(x-24,y); pdf.cell(24,4,f'{100*s[k]/s["total"]:.1f}%  ',align='R')
pdf.text(12,y+16,'Amounts include HST.  CR = credit balance.  Aged by G/L month.'); pdf.output(doc(NAME))
save(NAME,'AR',K+['other:Pmt Amount'],rows,[dict(label='Business Unit Total',**s)],'JDE-like open A/R summary by customer, calendar-month buckets, CR marks, last payment columns',False)

from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor,black,white
name='s4_05_industrial_quarterly.pdf'
cols=['3Q25 Actual','3Q25 Budget','Budget Var. $','3Q24 Actual','Prior Yr Var. $']
def der(b,k):
    s=-1 if k=='e' else 1; a,g,p=b; return [a,g,s*(a-g),p,s*(a-p)]
st=St('Operating Results','Granite Forks Logistics Park','2025-07-01','2025-09-30',cols,derive=der,nd=0)
st.H('REVENUE')
rv=[st.L('Base rent',[1486220,1478900,1411365]),st.L('Abated rent',[-62400,-62400,-18150]),st.L('CAM recoveries',[214305,221640,203870]),st.L('Tax & insurance recoveries',[262118,258475,247902]),st.L('Yard & trailer parking',[41850,36000,33600]),st.L('Other income',[3275,1500,6940])]
ti=st.T('Total revenue',rv,key='total_income')
st.H('OPERATING EXPENSES')
ex=[st.L(l,v,k='e') for l,v in [('Landscaping & paving',[48920,44500,41215]),('Roof & dock repairs',[37164,28000,52380]),('Fire sprinkler & alarm',[11480,12150,10905]),('Site utilities',[29733,31200,28446]),('Security patrol',[25500,25500,24600]),('Management fee',[48630,48350,47110]),('Insurance',[66842,69500,61377]),('Real estate taxes',[231405,228900,219660])]]
te=st.T('Total operating expenses',ex,k='e',key='total_operating_expenses')
noi=st.T('NET OPERATING INCOME',[ti,te],[1,-1],rt='TOTAL',key='noi')
st.H('DEBT SERVICE')
d=[st.L('Interest \u2013 Note A (fixed)',[412875,412875,416940],k='e'),st.L('Interest \u2013 Note B (SOFR + 2.35%)',[148216,153400,171530],k='e'),st.L('Scheduled principal',[118740,118740,114675],k='e')]
td=st.T('Total debt service',d,k='e')
cp=st.L('Capital expenditures',[86350,120000,31275],k='e'); lc=st.L('Leasing costs',[54912,60000,0],k='e')
st.T('CASH FLOW AFTER DEBT SERVICE & CAPITAL',[noi,td,cp,lc],[1,-1,-1,-1],rt='TOTAL',key='net_cash_flow')
c=canvas.Canvas(doc(name),pagesize=letter); W,Hh=letter
T=HexColor('#2e6f5e'); G=HexColor('#e7efec')
def band(t,s):
    c.setFillColor(T); c.rect(0,Hh-66,W,66,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',17); c.drawString(40,Hh-36,t); c.setFont('Helvetica',10); c.drawString(40,Hh-54,s); c.setFillColor(black)
band('Granite Forks Logistics Park','Keystone Harbor Value Fund III  \u00b7  Third Quarter 2025  \u00b7  Three months ended September 30, 2025')
for i,(a,b) in enumerate([('Leased','96.4%'),('Buildings','5'),('Rentable SF','812,460'),('WALT','4.7 yrs'),('Debt yield','12.8%')]):
    x=40+i*108; c.setFillColor(G); c.roundRect(x,Hh-122,98,42,4,fill=1,stroke=0); c.setFillColor(T); c.setFont('Helvetica-Bold',14); c.drawCentredString(x+49,Hh-100,b); c.setFillColor(black); c.setFont('Helvetica',7.5); c.drawCentredString(x+49,Hh-115,a)
y=Hh-146; c.setFont('Helvetica-Bold',11); c.setFillColor(T); c.drawString(40,y,'Operating Results'); c.setFillColor(black); c.setFont('Helvetica-Oblique',8); c.drawRightString(W-40,y,'US dollars; favorable variances positive')
X=[282,338,390,432,492,540,580]; X=[x-4 for x in X]
y-=18; c.setFont('Helvetica-Bold',7.8)
c.drawCentredString(X[2]+4,y+2,'vs. Budget') if False else None
for x,(a,b) in zip(X,[('3Q25','Actual'),('3Q25','Budget'),('Budget','Var. $'),('Var.','%'),('3Q24','Actual'),('Prior Yr','Var. $'),('Var.','%')]): c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
y-=13; c.setStrokeColor(T); c.setLineWidth(1.2); c.line(40,y,W-30,y); y-=13
def pc(v,b): return 'n/m' if not b or abs(v/b)>9.99 else (f'({abs(v/b)*100:.1f}%)' if v<0 else f'{v/abs(b)*100:.1f}%')
for r in st.rows:
    if r['rt']=='HEADING': y-=4
    if r['rt']=='TOTAL': c.setFillColor(G); c.rect(38,y-3.5,W-68,13,fill=1,stroke=0); c.setFillColor(black)
    b=r['rt']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',7.9)
    if r['rt']=='HEADING': c.setFillColor(T)
    lab=r['label']; 
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7.0 if len(lab)>34 else 7.9); c.drawString(42 if b else 50,y,lab); c.setFillColor(black)
    if r['rt']!='HEADING':
        c.setFont('Helvetica-Bold' if b else 'Helvetica',7.9)
        v=r['vals']; d0='$' if r['rt']!='LINE' else ''
        def m(z): 
            t=par(z,0); return t.replace('(','('+d0) if z<0 else d0+t
        for x,t in zip(X,[m(v[0]),m(v[1]),m(v[2]),pc(v[2],v[1]),m(v[3]),m(v[4]),pc(v[4],v[3])]): c.drawRightString(x+(2.5 if t.endswith(')') else 0),y,t)
        if r['rt']=='SUBTOTAL': c.setLineWidth(.5); c.setStrokeColor(black); c.line(236,y+8.5,W-30,y+8.5)
    y-=13.4
y-=8; c.setFont('Helvetica-Bold',9); c.setFillColor(T); c.drawString(40,y,'Commentary'); c.setFillColor(black); c.setFont('Helvetica',8.2)
for t in ['Base rent was ahead of plan after the Building 4 renewal commenced on August 1 at a 21% increase over the expiring rate. Roof & dock repairs','exceeded budget by 9,164 because dock leveler replacements planned for the fourth quarter were brought forward. Note B interest fell','with SOFR. Free rent to the Building 2 tenant burns off in November 2025.']: y-=11; c.drawString(40,y,t)
c.setFont('Helvetica',7); c.drawString(40,26,'Confidential \u2013 for limited partners only'); c.drawRightString(W-40,26,'11'); c.showPage()
band('Granite Forks Logistics Park','NOI bridge and debt summary')
base=st.rows[noi]['base']; R=lambda i:st.rows[i]['vals'][4]
steps=[('3Q24 NOI',base[2]),('Base rent, net',R(rv[0])+R(rv[1])),('Recoveries',R(rv[2])+R(rv[3])),('Other rev.',R(rv[4])+R(rv[5])),('Taxes & ins.',R(ex[6])+R(ex[7])),('Other opex',sum(R(i) for i in ex[:6])),('3Q25 NOI',base[0])]
assert sum(s[1] for s in steps[:-1])==base[0]
lo=min(base[0],base[2])-60000; y0=Hh-330; sc=170/(max(base)+60000-lo); run=0
c.setFont('Helvetica-Bold',11); c.drawString(40,Hh-96,'NOI bridge, 3Q24 to 3Q25')
for i,(l,v) in enumerate(steps):
    x=50+i*74
    if i in(0,6): b0,b1=lo,v; run=v; col=T
    else: b0,b1=min(run,run+v),max(run,run+v); run+=v; col=HexColor('#7fb069') if v>=0 else HexColor('#c8553d')
    c.setFillColor(col); c.rect(x,y0+(b0-lo)*sc,50,max(1,(b1-b0)*sc),fill=1,stroke=0); c.setFillColor(black); c.setFont('Helvetica',7.5); c.drawCentredString(x+25,y0+(b1-lo)*sc+4,par(v,0)); c.drawCentredString(x+25,y0-11,l)
c.setStrokeColor(black); c.setLineWidth(.5); c.line(40,y0,W-40,y0)
y=y0-50; c.setFont('Helvetica-Bold',11); c.drawString(40,y,'Debt summary at September 30, 2025'); y-=18
XX=[40,150,250,330,400,470]
c.setFont('Helvetica-Bold',8)
for x,h in zip(XX,['Loan','Lender','Balance','Rate','Maturity','Amortization']): c.drawString(x,y,h)
c.line(40,y-4,W-40,y-4); c.setFont('Helvetica',8)
for row in [('Note A','Plainfield Life Insurance','$36,210,400','4.56%','Jun 2029','30 years'),('Note B','Corvus National Bank','$8,900,000','6.66%','Dec 2026','Interest only')]:
    y-=15
    for x,h in zip(XX,row): c.drawString(x,y,h)
y-=24; dsc=base[0]/st.rows[td]['base'][0]; c.drawString(40,y,f'Debt service coverage for the quarter was {dsc:.2f}x; the loan covenant is 1.20x.')
c.setFont('Helvetica',7); c.drawString(40,26,'Confidential \u2013 for limited partners only'); c.drawRightString(W-40,26,'12'); c.showPage(); c.save()
save(name,[st],'INDUSTRIAL','OPERATING_STATEMENT','Investor report page with KPI tiles, budget and prior-year variance, debt service below NOI, bridge chart and loan table on p2')

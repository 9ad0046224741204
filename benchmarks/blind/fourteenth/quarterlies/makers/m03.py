import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
rng=random.Random(303)
mon=['Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025']
cols=mon+['Total']
st=St('Trailing Twelve Month Statement','The Fenwick at Cobble Run','2024-10-01','2025-09-30',cols,derive=lambda b,k:list(b)+[sum(b)],nd=0); st.dash=True
def flat(q,g=.0): return [q+round(q*g*i) for i in range(12)]
def n(q,v=.12): return [round(q*rng.uniform(1-v,1+v)) for _ in range(12)]
def sea(q,w): return [round(q*x*rng.uniform(.93,1.07)) for x in w]
def some(d): return [d.get(i,0) for i in range(12)]
WIN=[.9,1.1,1.5,1.7,1.6,1.2,.9,.7,.6,.6,.6,.7]; SUM=[1,.8,.7,.7,.7,.8,1,1.1,1.4,1.5,1.5,1.2]
st.H('Revenue')
st.H('Rental Revenue',lvl=1)
A=[('5110.000','Market Rent',[402350,402350,402350,403900,403900,404610,406225,408840,411300,413120,413870,414055]),('5112.000','Loss to Lease',[-v for v in n(16300,.2)]),('5120.000','Vacancy',[-v for v in n(22900,.25)]),('5131.000','Concessions - New Lease',[-v for v in n(5450,.5)]),('5132.000','Concessions - Renewal',some({2:-500,3:-750,9:-500})),('5140.000','Down / Model Units',flat(-3120)),('5150.000','Write-offs',[-v for v in n(3100,.6)]),('5151.000','Collections Recovered',some({1:412,4:88,6:1275,10:340}))]
ix=[st.L(l,q,c,lvl=2) for c,l,q in A]; nr=st.T('Net Rental Revenue',ix,lvl=1)
st.H('Ancillary Revenue',lvl=1)
A=[('5310.000','Utility Billing - RUBS',n(18850,.07)),('5322.000','Valet Trash',flat(5240)),('5330.000','Parking and Storage',n(6980,.04)),('5341.000','Pet Fees',n(2950)),('5352.000','Administrative and Application',sea(2600,SUM)),('5360.000','Late and NSF',n(2350,.2)),('5371.000','Early Termination',some({0:3150,3:2890,7:6240,8:3075,11:3110})),('5390.000','Package Locker / Tech Package',flat(4095)),('5399.000','Cable Revenue Share',some({2:8640,5:8710,8:8815,11:8790}))]
ix=[st.L(l,q,c,lvl=2) for c,l,q in A]; an=st.T('Total Ancillary Revenue',ix,lvl=1)
egi=st.T('Effective Gross Revenue',[nr,an],rt='TOTAL',key='total_income')
st.H('Controllable Expenses')
G=[('Personnel',[('6110.000','Property Management',n(14200,.06)),('6120.000','Leasing',n(9650,.1)),('6130.000','Maintenance',n(15800,.08)),('6150.000','Commissions and Bonus',sea(3400,SUM)),('6170.000','Taxes and Burden',n(8300,.08)),('6190.000','Temporary Labor',some({7:1840,8:2620,9:2215}))],'Total Personnel'),
('Repairs, Maintenance and Turns',[('6210.000','Repairs - General',n(5150,.3)),('6220.000','Contract Services',n(6900,.06)),('6231.000','Turn - Paint',sea(3100,SUM)),('6232.000','Turn - Clean',sea(1450,SUM)),('6240.000','Landscaping',flat(4350)),('6250.000','Snow and Ice',some({1:1250,2:5860,3:9475,4:7310,5:2140})),('6260.000','Pool',some({6:1900,7:2475,8:1350,9:1410,10:1330,11:880}))],'Total Repairs, Maintenance and Turns'),
('Marketing and Leasing',[('6310.000','Internet Advertising',n(4450,.1)),('6320.000','Signage and Print',some({0:385,5:1290,8:210})),('6330.000','Resident Events',n(640,.5))],'Total Marketing and Leasing'),
('General and Administrative',[('6410.000','Office and Postage',n(560,.3)),('6420.000','Software and IT',n(2980,.05)),('6430.000','Legal and Eviction',n(1150,.5)),('6440.000','Dues, Training, Travel',n(480,.6)),('6450.000','Bank and Merchant Fees',n(395,.2))],'Total General and Administrative')]
gs=[]
for h,A,t in G:
    st.H(h,lvl=1); ix=[st.L(l,q,c,lvl=2,k='e') for c,l,q in A]; gs.append(st.T(t,ix,lvl=1,k='e'))
ce=st.T('Total Controllable Expenses',gs,k='e')
st.H('Non-Controllable Expenses')
A=[('6510.000','Electric',sea(4600,WIN)),('6520.000','Gas',sea(2150,WIN)),('6530.000','Water and Sewer',n(16450,.08)),('6540.000','Trash and Recycling',n(4120,.04)),('6610.000','Property Management Fee',None),('6710.000','Real Estate Taxes',[41850]*3+[44310]*9),('6720.000','Personal Property Tax',some({4:2918})),('6810.000','Insurance Premium',[13940]*8+[15280]*4)]
fee=[round(.0275*v) for v in st.rows[egi]['base']]
ix=[st.L(l,q or fee,c,lvl=1,k='e') for c,l,q in A]; nc=st.T('Total Non-Controllable Expenses',ix,k='e')
te=st.T('Total Operating Expenses',[ce,nc],k='e',rt='TOTAL',key='total_operating_expenses')
noi=st.T('Net Operating Income',[egi,te],[1,-1],rt='TOTAL',key='noi')
st.H('Debt Service and Capital')
i1=st.L('Mortgage Interest',[-v for v in [93412,96480,93290,96341,96270,86890,96122,92951,95973,92807,95824,95748]],'7110.000'); i2=st.L('Mortgage Principal',[-v for v in [33688,30620,33810,30759,30830,40210,30978,34149,31127,34293,31276,31352]],'7120.000'); i3=st.L('Replacement Reserve Deposit',flat(-5500),'7210.000'); i4=st.L('Capital Projects',some({1:-18240,6:-46915,7:-61300,8:-22780,10:-9450}),'7310.000')
dt=st.T('Total Debt Service and Capital',[i1,i2,i3,i4])
st.T('Net Cash Flow',[noi,dt],rt='TOTAL',key='net_cash_flow')
name='s4_03_realpage_t12.pdf'
W,Hh=1008,612; c=canvas.Canvas(doc(name),pagesize=(W,Hh))
X=[240+i*56.5 for i in range(1,13)]+[242+12*57+54]
rows=st.rows; brk=[0]; 
# break at headings so pages hold <= 44 rows
LIM=43
while len(rows)-brk[-1]>LIM:
    j=brk[-1]+LIM
    while rows[j]['rt']!='HEADING': j-=1
    brk.append(j)
pages=[rows[a:b_] for a,b_ in zip(brk,brk[1:]+[len(rows)])]
for p,rs in enumerate(pages):
    c.setFillColor(HexColor('#1f3a5f')); c.rect(24,Hh-58,W-48,34,fill=1,stroke=0); c.setFillColor(white)
    c.setFont('Helvetica-Bold',12); c.drawString(32,Hh-40,'The Fenwick at Cobble Run'); c.setFont('Helvetica',8); c.drawString(32,Hh-52,'Trailing Twelve Month Statement  |  October 2024 through September 2025  |  Accrual')
    c.drawRightString(W-32,Hh-40,'RealPage Financial Suite'); c.drawRightString(W-32,Hh-52,'244 units')
    c.setFillColor(black); c.setFont('Helvetica-Bold',6.8); y=Hh-72
    c.drawString(28,y-8,'GL Account'); 
    for x,m in zip(X,mon+['T12']):
        a,b_=(m.split(' ')+[''])[:2]
        if m=='T12': a,b_='','Total'
        c.drawRightString(x,y,a); c.drawRightString(x,y-8,b_)
    y-=11; c.setLineWidth(.7); c.line(24,y,W-24,y); y-=10
    z=0
    for r in rs:
        if r['rt']=='LINE':
            z+=1
            if z%2==0: c.setFillColor(HexColor('#eef2f7')); c.rect(24,y-2.6,W-48,10.6,fill=1,stroke=0)
        c.setFillColor(black)
        c.setFont('Helvetica' if r['rt']=='LINE' else 'Helvetica-Bold',6.6)
        x0=28+8*r['lvl']
        c.drawString(x0,y,(r['code']+'  ' if r['code'] else '')+r['label'])
        if r['rt']!='HEADING':
            if r['rt']!='LINE': c.setLineWidth(.3); c.line(258,y+7,W-24,y+7)
            for x,v in zip(X,r['vals']): c.drawRightString(x,y,par(v,0,'-'))
        if r['rt']=='TOTAL': c.setLineWidth(.9); c.line(258,y-3,W-24,y-3); y-=2
        y-=10.8
    c.setFont('Helvetica',6); c.drawString(28,20,'Printed 10/10/2025 by fund.reporting   Unaudited. For internal use of the General Partner and its lenders.'); c.drawRightString(W-28,20,f'{p+1} / {len(pages)}')
    c.showPage()
c.save()
save(name,[st],'MULTIFAMILY','OPERATING_STATEMENT_T12','RealPage-like T12, legal landscape, code joined with label, debt service and capital to net cash flow')

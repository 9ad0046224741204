from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4
# ---- p03 hotel USALI departmental, month act/bud/LY and YTD act/bud
R=random.Random(2503)
def q(b,k=6):
    a=round(b*(1+R.uniform(-.09,.09)));bu=round(b*(1+R.uniform(-.04,.04)),-1);ly=round(b*(1+R.uniform(-.12,.04)))
    return [a,bu,ly,round(a*k*(1+R.uniform(-.07,.05))),round(bu*k,-1)]
cols=['Current Month Actual','Current Month Budget','Current Month Last Year','Year to Date Actual','Year to Date Budget']
s=St('Summary Operating Statement','The Harbour Street Inn','2025-01-01','2025-06-30',cols)
STAT=[('Rooms Available',[2340,2340,2340,14118,14118]),('Rooms Sold',[1706,1690,1655,8794,8911]),('Occupancy',[.729,.722,.707,.623,.631])]
NS=3
for l,v in STAT: s.rows.append(dict(code=None,label=l,t='LINE',v=v,f=None,lv=0,fav=1))
s.head('OPERATING REVENUE')
rv=[s.line(l,q(b)) for l,b in [('Rooms',318400),('Food',41250),('Beverage',12890),('Other Operated Departments',6120),('Miscellaneous Income',2410)]]
ti=s.total('TOTAL OPERATING REVENUE',rv,t='TOTAL',key='total_income')
s.head('DEPARTMENTAL EXPENSES')
dx=[s.line(l,q(b)) for l,b in [('Rooms',79300),('Food & Beverage',40180),('Other Operated Departments',3390)]]
td=s.total('TOTAL DEPARTMENTAL EXPENSES',dx)
dp=s.total('TOTAL DEPARTMENTAL PROFIT',[ti,td],[1,-1],'TOTAL')
s.head('UNDISTRIBUTED OPERATING EXPENSES')
ux=[s.line(l,q(b)) for l,b in [('Administrative & General',27400),('Information & Telecommunications Systems',5120),('Sales & Marketing',18830),('Franchise Fees',15900),('Property Operation & Maintenance',17240),('Utilities',14180)]]
tu=s.total('TOTAL UNDISTRIBUTED EXPENSES',ux)
gop=s.total('GROSS OPERATING PROFIT',[dp,tu],[1,-1],'TOTAL')
mf=s.line('Base Management Fees',[round(v*.03) for v in s.rows[ti]['v']],lv=0)
ib=s.total('INCOME BEFORE NON-OPERATING ITEMS',[gop,mf],[1,-1],'TOTAL')
s.head('NON-OPERATING INCOME & EXPENSES')
nx=[s.line(l,v) for l,v in [('Property & Other Taxes',[14850,14850,14210,89100,89100]),('Insurance',[6215,6200,5790,37290,37200]),('Rent (Land Lease)',[4000,4000,4000,24000,24000])]]
tn=s.total('TOTAL NON-OPERATING EXPENSES',nx)
eb=s.total('EBITDA',[ib,tn],[1,-1],'TOTAL')
rs=s.line('Replacement Reserve (4%)',[round(v*.04) for v in s.rows[ti]['v']],lv=0)
no=s.total('EBITDA LESS REPLACEMENT RESERVE',[eb,rs],[1,-1],'TOTAL',key='noi')
it=s.line('Mortgage Interest',[31120,31120,32480,187940,187940],lv=0);pr=s.line('Mortgage Principal',[11880,11880,10520,70060,70060],lv=0)
s.total('CASH FLOW AFTER DEBT SERVICE',[no,it,pr],[1,-1,-1],'TOTAL',key='net_cash_flow')
for r in s.rows[3:]:
    if r['v']: r['v']=[r2(x) for x in r['v']]
for r,(l,v) in zip(s.rows,STAT): r['v']=v
C=canvas.Canvas(B+'documents/p03.pdf',pagesize=landscape(letter));W,H=landscape(letter)
C.setFont('Times-Bold',14);C.drawCentredString(W/2,H-34,'The Harbour Street Inn');C.setFont('Times-Roman',10);C.drawCentredString(W/2,H-48,'Lunenburg, Nova Scotia  -  78 Rooms');C.setFont('Times-Bold',11);C.drawCentredString(W/2,H-62,'Summary Operating Statement');C.setFont('Times-Italic',9);C.drawCentredString(W/2,H-74,'For the Month and Six Months Ended June 30, 2025  (Canadian dollars)')
C.setFillColorRGB(.13,.25,.4);C.rect(30,H-108,W-60,27,0,1);C.setFillGray(1);C.setFont('Times-Bold',9)
X=[300,342,412,454,524,566,655,697,742];C.drawCentredString(425,H-91,'- - - - - - - - -  CURRENT MONTH  - - - - - - - - -');C.drawCentredString(680,H-91,'- - -  YEAR TO DATE  - - -')
for xx,t in zip([300,340,410,450,520,560,642,680,756],['Actual','%','Budget','%','Last Year','%','Actual','%','Budget']): C.drawRightString(xx,H-104,t)
C.setFillGray(0);P=[300,410,520,642,756]
# statistics block first
y=H-121;C.setFont('Times-Roman',8.5)
for t,v in [('Rooms Available',['2,340','2,340','2,340','14,118','14,118']),('Rooms Sold',['1,706','1,690','1,655','8,794','8,911']),('Occupancy',['72.9%','72.2%','70.7%','62.3%','63.1%'])]:
    C.drawString(34,y,t);[C.drawRightString(a,y,b) for a,b in zip(P,v)];y-=10.5
C.line(30,y+7,W-30,y+7);y-=5
den=s.rows[ti]['v']
for r in s.rows[NS:]:
    C.setFont('Times-Bold' if r['t']!='LINE' else 'Times-Roman',8.7);C.drawString(34+r['lv']*10,y,r['label'] if r['t']!='LINE' else r['label'])
    if r['v']:
        for j,(a,v) in enumerate(zip(P,r['v'])):
            C.drawRightString(a,y,m(v,0,z='0'))
            if j<4: C.drawRightString(a+40,y,f'{v/den[j]*100:.1f}%')
    if r['t']=='TOTAL': C.setLineWidth(.5);C.line(30,y-3,W-30,y-3);y-=3
    y-=11
C.setFont('Times-Italic',7.5);C.drawString(34,24,'Unaudited - prepared by Property Accounting for internal use.   Uniform System of Accounts for the Lodging Industry, 11th Revised Edition.');C.save()
save('p03.pdf',[s],'HOSPITALITY','OPERATING_STATEMENT','Hotel USALI summary, grouped headers, percents between amounts, statistics block on top',True)
# ---- p04 retail budget comparison, digit changed
R=random.Random(2504)
def d4(v,f): return [v[0],v[1],f*(v[0]-v[1]),v[2],v[3],f*(v[2]-v[3]),v[4]]
s=St('Budget Comparison','Prairie Crossing Shopping Center','2025-01-01','2025-09-30',['Period to Date Actual','Period to Date Budget','Period to Date Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget'],derive=d4)
def z(b,a=.07): 
    bu=round(b);ac=round(b*(1+R.uniform(-a,a)),2);return [ac,float(bu),round(ac*9*(1+R.uniform(-.03,.03)),2),bu*9.0,bu*12.0]
s.head('REVENUE');a=s.sec('Rental Revenue',[('40100','Base Rent - Shop Tenants',z(68450,.02)),('40110','Base Rent - Anchor',[31250.0,31250.0,281250.0,281250.0,375000.0]),('40150','Percentage Rent',[0,0,14211.36,12000.0,12000.0]),('40190','Rent Abatement',[-2400.0,-2400.0,-7200.0,-7200.0,-14400.0])],'Total Rental Revenue')
b=s.sec('Recoveries',[('41100','CAM Recovery',z(17320)),('41200','Real Estate Tax Recovery',z(19480)),('41300','Insurance Recovery',z(3515)),('41900','Prior Year Recovery Adjustment',[0,0,-3882.17,0,0])],'Total Recoveries')
c=s.sec('Other Revenue',[('42100','Pylon Sign Income',[600.0,600.0,5400.0,5400.0,7200.0]),('42500','Late Charges',z(150,.6))],'Total Other Revenue')
ti=s.total('TOTAL REVENUE',[a,b,c],None,'TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
E=[s.sec('Common Area Maintenance',[(k,l,z(v,.18)) for k,l,v in [('51100','Parking Lot Sweeping',1850),('51150','Parking Lot Repairs & Striping',1200),('51200','Landscaping',2980),('51300','Snow & Ice Removal',2100),('51400','Common Area Electric',2435),('51500','Water & Irrigation',1310),('51600','Trash Removal',1980),('51700','Security Patrol',2250),('51800','Fire Monitoring',385)]],'Total Common Area Maintenance',fav=-1),
 s.sec('Fixed Charges',[('53100','Real Estate Taxes',[20412.0,20412.0,183708.0,183708.0,244944.0]),('53200','Property & Liability Insurance',[3840.5,3700.0,34564.5,33300.0,44400.0])],'Total Fixed Charges',fav=-1),
 s.sec('Management & Administration',[(k,l,z(v,.1)) for k,l,v in [('54100','Property Management Fee',5610),('54200','Professional Fees',900),('54300','Office & Telephone',240)]],'Total Management & Administration',fav=-1),
 s.sec('Non-Recoverable Expenses',[(k,l,z(v,.3)) for k,l,v in [('55100','Vacant Unit Utilities',410),('55200','Landlord Repairs',1350),('55300','Marketing & Signage',500)]],'Total Non-Recoverable Expenses',fav=-1)]
te=s.total('TOTAL OPERATING EXPENSES',E,None,'TOTAL',key='total_operating_expenses',fav=-1)
n=s.total('NET OPERATING INCOME',[ti,te],[1,-1],'TOTAL',key='noi')
f=s.sec('Debt Service',[('71100','Interest Expense - Senior Loan',[37218.4,37218.4,338104.22,338104.22,449221.06]),('71200','Principal Amortization',[14905.73,14905.73,131012.95,131012.95,176268.44])],'Total Debt Service',fav=-1)
g=s.sec('Capital & Leasing Costs',[('72100','Tenant Improvements',[18500.0,25000.0,61240.0,75000.0,90000.0]),('72200','Leasing Commissions',[0,0,22816.5,20000.0,26000.0]),('72300','Roof Replacement Reserve',[2500.0,2500.0,22500.0,22500.0,30000.0])],'Total Capital & Leasing Costs',fav=-1)
s.total('NET CASH FLOW',[n,f,g],[1,-1,-1],'TOTAL',key='net_cash_flow');s.fin()
i=[j for j,r in enumerate(s.rows) if r['label']=='Landscaping'][0];o=s.rows[i]['v'][3];t=f'{o:.2f}';nd='7' if t[1]!='7' else '3';nw=float(t[0]+nd+t[2:]);s.rows[i]['v'][3]=nw
s.planted={'what':f'Landscaping (51200), YTD Actual printed {nw:,.2f} instead of {o:,.2f}; totals and variance stand on the true value','kind':'digit_changed'}
C=canvas.Canvas(B+'documents/p04.pdf',pagesize=landscape(letter));W,H=landscape(letter)
X=[250,312,370,468,536,598,728];XP=[406,634]
def hd(p):
    C.setFont('Courier-Bold',9);C.drawString(28,H-30,'Database: PRAIRIEX');C.drawCentredString(W/2,H-30,'Budget Comparison');C.drawRightString(W-28,H-30,f'Page:  {p}')
    C.drawString(28,H-41,'ENTITY:   PCSC');C.drawCentredString(W/2,H-41,'Prairie Crossing Shopping Center');C.drawRightString(W-28,H-41,'Date: 10/14/2025')
    C.drawCentredString(W/2,H-52,'For Period Ending September 30, 2025');C.drawRightString(W-28,H-52,'Time: 14:07');C.drawString(28,H-52,'Accrual')
    C.setFont('Courier-Bold',7.5);C.drawCentredString(330,H-68,'------------ Period to Date -----------');C.drawCentredString(553,H-68,'------------- Year to Date ------------');C.drawRightString(728,H-68,'Annual')
    for a,t in zip(sorted(X+XP),['Actual','Budget','Variance','%','Actual','Budget','Variance','%','Budget']): C.drawRightString(a,H-78,t)
    C.line(28,H-82,W-28,H-82)
p=1;hd(1);y=H-94
for r in s.rows:
    if y<34 : C.showPage();p+=1;hd(p);y=H-94
    C.setFont('Courier-Bold' if r['t'] in('TOTAL','HEADING') else 'Courier',6.6)
    C.drawString(28,y,r['code'] or '');C.drawString((54 if r['code'] else 28+r['lv']*6),y,r['label'])
    if r['v']:
        if r['t']!='LINE': [C.line(a-50,y+7,a,y+7) for a in X]
        for a,v in zip(X,r['v']): C.drawRightString(a,y,m(v))
        for a,vi,bi in ((406,2,1),(634,5,4)):
            bb=r['v'][bi];C.drawRightString(a,y,'N/A' if not bb else f"{r['v'][vi]/abs(bb)*100:.1f}%")
    y-=10.2 if r['t']=='LINE' else 12.5
C.save();save('p04.pdf',[s],'RETAIL','OPERATING_STATEMENT','MRI-like budget comparison in Courier, PTD/YTD/annual with variances',True)

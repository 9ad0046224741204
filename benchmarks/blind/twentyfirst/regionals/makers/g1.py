from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal
# ---- p01 Yardi 12 month statement
R=random.Random(2501)
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
s=St('Income Statement (12 months)','Cedar Hollow Apartments','2024-01-01','2024-12-31',[x+' 2024' for x in M]+['Total'],derive=lambda v,f:v+[sum(v)])
neg=lambda L:[-x for x in L]
Z=lambda d:[d.get(i,0) for i in range(12)]
s.head('INCOME','4000-0000')
gpr=[round(241800+i*310.0,2) for i in range(12)]
a=s.sec('RENTAL INCOME',[('4010-0000','Market Rent',gpr),('4015-0000','Gain/(Loss) to Lease',neg(ser(R,7400,amp=.3))),('4020-0000','Vacancy Loss',neg(ser(R,13900,amp=.25))),('4025-0000','Model / Employee Units',[-1545.0]*12),('4030-0000','Concessions',neg(ser(R,2100,amp=.6))),('4035-0000','Bad Debt',neg(ser(R,1850,amp=.8))),('4038-0000','Bad Debt Recovery',Z({2:412.5,7:1180,10:266.31}))],'TOTAL RENTAL INCOME','4005-0000','4099-0000')
b=s.sec('OTHER INCOME',[('4110-0000','Application Fees',ser(R,540,amp=.4)),('4115-0000','Late & NSF Fees',ser(R,1290,amp=.3)),('4120-0000','Pet Rent & Fees',ser(R,1985)),('4125-0000','Utility Reimb - Water/Sewer',ser(R,8340)),('4130-0000','Utility Reimb - Trash',ser(R,1510,amp=.02)),('4140-0000','Garage / Storage',ser(R,2475,amp=.03)),('4150-0000','Cable Revenue Share',Z({2:1804.22,5:1791.6,8:1812.87,11:1820.05})),('4190-0000','Miscellaneous Income',Z({0:75,3:-40,6:210.4,8:25}))],'TOTAL OTHER INCOME','4100-0000','4199-0000')
ti=s.total('TOTAL INCOME',[a,b],None,'TOTAL','4999-0000','total_income')
s.head('OPERATING EXPENSES','5000-0000')
T=[]
for h,hc,tc,L in [
 ('PAYROLL','5100-0000','5199-0000',[('5110-0000','Manager & Leasing Salaries',ser(R,11200,amp=.1)),('5120-0000','Maintenance Salaries',ser(R,9650,amp=.1)),('5130-0000','Payroll Taxes & Benefits',ser(R,4480,amp=.1))]),
 ('UTILITIES','5200-0000','5299-0000',[('5210-0000','Electric - Common',ser(R,2210,amp=.2)),('5215-0000','Electric - Vacant',ser(R,610,amp=.4)),('5220-0000','Water & Sewer',ser(R,10900,amp=.12)),('5230-0000','Gas',ser(R,880,amp=.5)),('5240-0000','Trash Removal',ser(R,1835,amp=.03))]),
 ('REPAIRS & MAINTENANCE','5300-0000','5399-0000',[('5310-0000','HVAC',ser(R,1400,amp=.7)),('5320-0000','Plumbing',ser(R,1150,amp=.6)),('5330-0000','Appliance Repair',ser(R,640,amp=.5)),('5340-0000','Landscaping',[2650.0]*12),('5350-0000','Snow Removal',Z({0:3180,1:2240,11:1975})),('5360-0000','Pool',Z({4:1850,5:920,6:920,7:920,8:1140}))]),
 ('TURNOVER','5400-0000','5499-0000',[('5410-0000','Painting',ser(R,1980,amp=.4)),('5420-0000','Carpet Cleaning',ser(R,720,amp=.4)),('5430-0000','Unit Cleaning',ser(R,810,amp=.4))]),
 ('MARKETING & ADMINISTRATIVE','5500-0000','5599-0000',[('5510-0000','Internet Listing Services',ser(R,1695,amp=.05)),('5520-0000','Resident Retention',ser(R,310,amp=.6)),('5540-0000','Office Supplies & Software',ser(R,1120,amp=.2)),('5550-0000','Legal & Eviction',ser(R,690,amp=.7)),('5560-0000','Management Fee',[round(x*.03,2) for x in s.rows[ti]['v']])]),
 ('TAXES & INSURANCE','5600-0000','5699-0000',[('5610-0000','Real Estate Taxes',[21450.0]*6+[22318.75]*6),('5620-0000','Property Insurance',[7915.33]*12)])]:
    T.append(s.sec(h,L,'TOTAL '+h,hc,tc,fav=-1))
oe=s.total('TOTAL OPERATING EXPENSES',T,None,'TOTAL','5999-0000','total_operating_expenses')
no=s.total('NET OPERATING INCOME',[ti,oe],[1,-1],'TOTAL','6000-0000','noi')
bal=[round(51240.18-88.4*i,2) for i in range(12)]
d=s.sec('DEBT SERVICE',[('7010-0000','Mortgage Interest - 1st',bal),('7020-0000','Loan Servicing Fee',[125.0]*12)],'TOTAL DEBT SERVICE','7000-0000','7099-0000')
c=s.sec('CAPITAL EXPENDITURES',[('7210-0000','Appliances',ser(R,1900,amp=.7)),('7220-0000','Flooring',ser(R,3100,amp=.6)),('7250-0000','Roof & Exterior',Z({4:28750,5:14400}))],'TOTAL CAPITAL EXPENDITURES','7200-0000','7299-0000')
s.total('NET INCOME',[no,d,c],[1,-1,-1],'TOTAL','9999-0000','net_income')
s.fin()
C=canvas.Canvas(B+'documents/p01.pdf',pagesize=landscape(legal));W,H=landscape(legal)
def hd(p):
    C.setFont('Helvetica-Bold',10);C.drawString(30,H-32,'Cedar Hollow Apartments (cedarh)');C.setFont('Helvetica-Bold',9);C.drawString(30,H-45,'Income Statement (12 months)')
    C.setFont('Helvetica',7.5);C.drawString(30,H-56,'Period = Jan 2024-Dec 2024');C.drawString(30,H-66,'Book = Accrual ; Tree = ysi_is_cf')
    C.drawRightString(W-30,H-32,f'Page {p}')
    C.setFont('Helvetica-Bold',7)
    for i,h in enumerate(s.cols): C.drawRightString(267+i*57.3,H-82,h)
    C.line(30,H-85,W-30,H-85);C.setFont('Helvetica',6);C.drawString(30,20,'Tuesday, January 14, 2025');C.drawRightString(W-30,20,'09:42 AM')
p=1;hd(p);y=H-96
for r in s.rows:
    if y<36: C.showPage();p+=1;hd(p);y=H-96
    bd=r['t']!='LINE';C.setFont('Helvetica-Bold' if bd else 'Helvetica',6.8)
    C.drawString(30,y,r['code']);C.drawString(76+r['lv']*6,y,r['label'])
    if r['v']:
        if bd: C.setLineWidth(.4);[C.line(222+i*57.3,y+7,267+i*57.3,y+7) for i in range(13)]
        for i,v in enumerate(r['v']): C.drawRightString(267+i*57.3,y,m(v,par=False))
    y-=9.4
    if r['t']=='TOTAL': y-=4
C.save();save('p01.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi 12-month statement, account codes, legal landscape, two pages')
# ---- p02 AppFolio income statement
R=random.Random(2502)
s=St('Income Statement','Birchline Court Apartments - 418 Birchline Ct Duluth, MN 55811','2025-01-01','2025-05-31',['Selected Month','Year to Month End'])
def x(b,k=5,a=.08): return [round(b*(1+R.uniform(-a,a)),2),round(b*k*(1+R.uniform(-.04,.04)),2)]
s.head('Operating Income & Expense');s.head('Income',lv=1)
i=[s.line(l,v,None,2) for l,v in [('Rent',x(38450)),('Section 8 Rent',x(6120)),('Parking',x(1480)),('Laundry Income',x(612.25)),('Pet Fee',x(385)),('Late Fee',x(425)),('NSF Fees Collected',[0,75.0]),('Application Fee Income',x(210)),('Prepaid Rent',[-1125.0,2340.5])]]
ti=s.total('Total Operating Income',i,key='total_income',lv=1)
s.head('Expense',lv=1);e=[]
s.head('Cleaning and Maintenance',lv=2);k=[s.line(l,v,None,3,-1) for l,v in [('General Maintenance Labor',x(2310)),('Painting',x(640)),('Supplies',x(388.4)),('Janitorial Expense',x(525))]]
e.append(s.total('Total Cleaning and Maintenance',k,lv=2))
e+=[s.line(l,v,None,2) for l,v in [('Insurance',x(2288,a=.001)),('Legal and Other Professional Fees',[0,865.0])]]
s.head('Management Fees',lv=2);k=[s.line(l,v,None,3) for l,v in [('Management Fees',x(2790)),('Leasing Fee',[350.0,1400.0])]];e.append(s.total('Total Management Fees',k,lv=2))
e.append(s.line('Property Tax',[0,24816.5],None,2))
s.head('Utilities',lv=2);k=[s.line(l,v,None,3) for l,v in [('Electricity',x(1150)),('Gas',x(2240,3.9)),('Water and Sewer',x(1985)),('Garbage and Recycling',x(611))]];e.append(s.total('Total Utilities',k,lv=2))
s.head('Snow & Lawn Contract',lv=2);k=[s.line('Lawn Care',[780.0,780.0],None,3),s.line('Snow Removal',[0,5460.0],None,3)];e.append(s.total('Total Snow & Lawn Contract',k,lv=2))
te=s.total('Total Operating Expense',e,key='total_operating_expenses',lv=1)
n=s.total('NOI - Net Operating Income',[ti,te],[1,-1],'TOTAL',key='noi')
s.head('Other Income & Expense');s.head('Other Income',lv=1)
oi=s.total('Total Other Income',[s.line('Interest on Bank Accounts',[11.42,58.9],None,2)],lv=1)
s.head('Other Expense',lv=1)
ox=s.total('Total Other Expense',[s.line(l,v,None,2) for l,v in [('Mortgage Interest',[9214.66,46288.02]),('Capital - Appliances',[0,3127.84]),('Owner Draw Fees',[25.0,125.0])]],lv=1)
no=s.total('Net Other Income',[oi,ox],[1,-1])
T1=s.total('Total Income',[ti,oi]);T2=s.total('Total Expense',[te,ox])
s.total('Net Income',[n,no],None,'TOTAL',key='net_income');s.fin()
C=canvas.Canvas(B+'documents/p02.pdf',pagesize=letter);W,H=letter
C.setFont('Helvetica-Bold',15);C.drawString(40,H-48,'Income Statement');C.setFont('Helvetica',8)
for j,t in enumerate(['Northgate Shore Management LLC','Properties: Birchline Court Apartments - 418 Birchline Ct Duluth, MN 55811','As of: May 2025   Period Range: Jan 2025 to May 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']): C.drawString(40,H-64-j*11,t)
def hd(y):
    C.setFillGray(.9);C.rect(40,y-5,W-80,16,0,1);C.setFillGray(0);C.setFont('Helvetica-Bold',8);C.drawString(44,y,'Account Name')
    for q,t in zip((330,410,492,568),('Selected Month','% of Selected Month','Year to Month End','% of Year to Month End')):
        C.setFont('Helvetica-Bold',6.6);C.drawRightString(q,y,t)
y=H-146;hd(y);y-=18;B1,B2=s.rows[ti]['v']
for r in s.rows:
    if y<50: C.setFont('Helvetica',7);C.drawString(40,28,'Created on 06/09/2025');C.drawRightString(W-40,28,'Page 1');C.showPage();y=H-50;hd(y);y-=18
    C.setFont('Helvetica-Bold' if r['t']!='LINE' else 'Helvetica',8);C.drawString(44+r['lv']*11,y,r['label'])
    if r['v']:
        for q,v in zip((330,410,492,568),(m(r['v'][0],par=False),f"{r['v'][0]/B1*100:.2f}",m(r['v'][1],par=False),f"{r['v'][1]/B2*100:.2f}")): C.drawRightString(q,y,v)
    C.setStrokeGray(.85);C.line(40,y-3.5,W-40,y-3.5);y-=13.5
C.setFont('Helvetica',7);C.drawString(40,28,'Created on 06/09/2025');C.drawRightString(W-40,28,'Page 2');C.save()
save('p02.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT','AppFolio income statement, month and YTD with percent columns')

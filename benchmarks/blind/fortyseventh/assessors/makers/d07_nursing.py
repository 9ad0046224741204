from common import *
from reportlab.pdfgen import canvas
rnd=random.Random(707)
N='Willow_Bend_SNF_trailing_12.pdf'
ms=['Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25']
s=S('Trailing Twelve Month Operating Statement','Willow Bend Nursing & Rehabilitation Center','2024-07-01','2025-06-30',ms+['12 Mo Total'],dec=0,dash=True)
days=[31,31,30,31,30,31,31,28,31,30,31,30]
def L(code,l,annual,vol=.05,kind='d'):
    if kind=='f': v=[float(round(annual/12))]*12
    elif kind=='d': v=[float(x) for x in months(rnd,annual,vol,0,season=days)]
    else:
        v=[0.]*12
        for k in kind: v[k]=float(round(annual/len(kind)*(1+rnd.uniform(-.2,.2))))
    return s.line(l,v+[sum(v)],code)
def sec(h,ls,tot=None,head=True,**k):
    if head: s.head(h)
    ids=[L(*x) for x in ls];return s.tot(tot or 'Total '+h,ids,**k)
s.head('REVENUE')
A=sec('Routine Services',[('3010','Medicaid - room and board',6186000,.02),('3020','Medicare Part A',2114000,.07),('3030','Medicare Advantage',1032000,.1),('3040','Private pay - semi private',1268000,.05),('3045','Private pay - private room',487000,.06),('3050','VA contract',214000,.12),('3060','Hospice room and board',336000,.15),('3070','Managed Medicaid',405000,.1),('3080','Bed hold days',14200,.6)])
B=sec('Ancillary Services',[('3110','Physical therapy - Part B',148000,.1),('3120','Occupational therapy - Part B',117000,.1),('3130','Speech therapy - Part B',46500,.2),('3140','Pharmacy',92300,.12),('3150','Laboratory and x-ray',18700,.2),('3160','Medical supplies billed',27900,.2),('3170','Oxygen',13300,.2)])
C=sec('Contractual Adjustments',[('3210','Medicare sequestration',-42300,.07),('3220','Medicaid rate true-up',-31500,0,(5,11)),('3230','Managed care discounts',-61200,.1),('3240','Provision for doubtful accounts',-88800,.3)])
D=sec('Other Revenue',[('3310','Beauty and barber',9100,.1),('3320','Guest and employee meals',6480,.1),('3330','Vending',2110,.2),('3340','Late charges',1870,.9),('3350','Quality incentive payments',118400,0,(2,5,8,11))])
ti=s.tot('TOTAL REVENUE',[A,B,C,D],'TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
def nurs(c,ls):return [(f'{c+i*10}',)+x for i,x in enumerate(ls)]
secs=[]
secs.append(sec('Nursing Services',nurs(4010,[('Director of nursing',128400,0,'f'),('Assistant DON / MDS coordinator',176800,.03),('RN wages',742000,.05),('LPN wages',1096000,.05),('CNA wages',1684000,.04),('Medication aides',188300,.06),('Restorative aides',92100,.05),('Agency - RN and LPN',318500,.3),('Agency - CNA',204600,.35),('Overtime and shift premium',143900,.2),('Nursing supplies',168200,.1),('Incontinence supplies',84700,.06),('Enteral feeding',21500,.2),('Medical director',48000,0,'f'),('Nursing consultant',18600,.3),('Medical equipment rental',39400,.15)])))
secs.append(sec('Ancillary Expense',nurs(4210,[('Contract therapy - PT',398000,.08),('Contract therapy - OT',344000,.08),('Contract therapy - ST',97800,.12),('Pharmacy - Part A',186400,.1),('Pharmacy - house stock',12100,.2),('Laboratory',21900,.2),('Radiology',11300,.25),('Oxygen and respiratory',24300,.15),('Patient transportation',19900,.25)])))
secs.append(sec('Social Services and Activities',nurs(4410,[('Social worker wages',118600,.03),('Activities wages',134200,.04),('Activities supplies',11800,.25),('Chaplain and entertainment',5400,.3)])))
secs.append(sec('Dietary',nurs(4510,[('Dietary manager',61800,0,'f'),('Cooks and aides wages',418000,.04),('Dietitian consultant',31200,.1),('Raw food',392700,.05),('Nutritional supplements',34600,.12),('Dietary supplies',36100,.1),('Equipment repair - dietary',8300,.6)])))
secs.append(sec('Housekeeping and Laundry',nurs(4610,[('Housekeeping contract',286000,.01),('Laundry contract',141000,.01),('Linen replacement',19400,.4),('Cleaning and paper supplies',26300,.15)])))
W=[.8,.8,.8,.9,1.1,1.4,1.6,1.5,1.2,.9,.8,.8]
secs.append(sec('Plant Operations',nurs(4710,[('Maintenance wages',117300,.04),('Electricity',143800,.08),('Natural gas',51700,.1),('Water and sewer',68900,.06),('Waste removal',23100,.04),('Medical waste',6900,.1),('Repairs - building',58300,.4),('Repairs - equipment',31900,.4),('Elevator and fire system contracts',22800,0,(0,3,6,9)),('Grounds and snow removal',24100,.4),('Pest control',5040,0,'f'),('Cable television',18960,0,'f')])))
secs.append(sec('Administration',nurs(4810,[('Administrator salary',142500,0,'f'),('Business office wages',198400,.03),('Admissions and marketing wages',131200,.05),('Human resources and payroll service',89700,.04),('Medical records',58100,.04),('Office supplies and postage',22700,.2),('Telephone and internet',28400,.05),('Software and EHR licence',63600,0,'f'),('Legal',34200,.8),('Accounting and cost report',38500,0,(2,8,9)),('Dues, licences and surveys',16900,0,(0,6,10)),('Advertising',31800,.3),('Travel and training',14700,.4),('Bank charges',9200,.1),('Background checks',6100,.4),('Management fee - 5%',548000,.03)])))
secs.append(sec('Employee Benefits',nurs(4910,[('FICA',447800,.04),('State and federal unemployment',42100,.6),('Workers compensation',136900,.05),('Health insurance',372600,.05),('401(k) match',41300,.05),('Uniforms and recognition',9900,.4)])))
secs.append(sec('Insurance, Taxes and Provider Fees',nurs(5010,[('Property insurance',68400,0,'f'),('General and professional liability',214800,0,'f'),('Real estate taxes',118800,0,'f'),('Provider bed tax',531600,.02),('Personal property tax',4200,0,(5,))])))
te=s.tot('TOTAL OPERATING EXPENSES',secs,'TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME (EBITDAR)',[ti,(te,-1)],'TOTAL',key='noi')
p=sec('Property and Non-Operating',[('6010','Interest - HUD 232 loan',412300,.01),('6020','Mortgage insurance premium',62400,0,'f'),('6030','Depreciation and amortization',386400,0,'f'),('6040','Equipment leases',21900,.02),('6050','Receiver fees and expenses',78000,0,(8,9,10,11)),('6060','Interest income',-3900,.3)])
ni=s.tot('NET INCOME (LOSS)',[noi,(p,-1)],'TOTAL',key='net_income')
print(len(s.rows),[s.rows[i]['vals'][-1] for i in (ti,te,noi,ni)])
W_,H_=1008,612
c=canvas.Canvas(doc(N),pagesize=(W_,H_))
LX=40;CX=[262+58*i for i in range(12)]+[968]
def f(v): return '-' if v==0 else f'({abs(v):,.0f})' if v<0 else f'{v:,.0f}'
pg=0;y=0
def newp():
    global pg,y
    if pg:c.showPage()
    pg+=1;c.setFont('Helvetica-Bold',12);c.drawString(LX,580,s.prop);c.setFont('Helvetica',9);c.drawString(LX,567,s.title+' - July 2024 through June 2025');c.drawString(LX,555,'118 licensed beds  |  accrual basis  |  dollars')
    c.drawRightString(968,580,f'Page {pg} of 4');c.drawRightString(968,567,'Printed 8/06/2025 11:14:52')
    c.setFillGray(.88);c.rect(LX-4,531,968-LX+8,15,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',7.5);c.drawString(LX,535,'Acct    Description')
    for x,t in zip(CX,s.cols): c.drawRightString(x,535,t)
    y=520
newp()
for k,r in enumerate(s.rows):
    if y<40 or (r['rt']=='HEADING' and y<70): newp()
    h=r['rt']!='LINE';c.setFont('Helvetica-Bold' if h else 'Helvetica',7.4)
    if r['rt']=='HEADING': y-=3
    if r['code']: c.drawString(LX,y,r['code'])
    c.drawString(LX+(26 if not h else 0 if r['rt']=='TOTAL' or r['label'].isupper() else 12),y,r['label'])
    if r['rt']!='HEADING':
        for x,v in zip(CX,r['vals']):
            c.drawRightString(x+(2 if v<0 else 0),y,f(v))
            if r['items']: c.setLineWidth(.4);c.line(x-44,y+8,x,y+8)
            if r['rt']=='TOTAL': c.line(x-44,y-2.2,x,y-2.2)
    y-=11.2 if r['rt']=='LINE' else 14.5
c.save();print('pages',pg)
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','s47c','nursing home T12, legal landscape, 120 rows, departments, repeated header, dashes for zero',False)

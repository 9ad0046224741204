from common import *
import random
from reportlab.pdfgen import canvas
random.seed(77)
f='07_linden_court_trailing12.pdf'
M=['Jul-23','Aug-23','Sep-23','Oct-23','Nov-23','Dec-23','Jan-24','Feb-24','Mar-24','Apr-24','May-24','Jun-24']
s=S('Trailing Twelve Month Operating Statement','Linden Court Assisted Living & Memory Care',M+['T12 Total'],'2023-07-01','2024-06-30')
def L(code,lab,base,j=.04,lev=1,gr=0.0,zero=0):
    v=[0 if random.random()<zero else int(round(base*(1+gr*k/12)*(1+random.uniform(-j,j)))) for k in range(12)]
    return s.l(lab,v+[sum(v)],lev,code)
s.h('REVENUE',0,'4000')
s.h('Room & Care Revenue',1,'4100')
x=[L('4110','AL - Studio',61250,.03,2,.04),L('4120','AL - One Bedroom',98400,.03,2,.04),L('4130','AL - Two Bedroom',22300,.05,2,.04),L('4140','MC - Private',74600,.05,2,.04),L('4150','MC - Companion',38800,.06,2,.03),L('4160','Second Person Fee',3150,.1,2),L('4170','Respite Stays',4200,.5,2,0,.25),L('4180','Move-In Incentives',-2600,.6,2,0,.2),L('4190','Employee Discount',-475,.05,2)]
r1=s.t('Total Room & Care Revenue',x,lev=1,code='4199')
s.h('Level of Care',1,'4200')
x=[L('4210','Level 1',6800,.06,2),L('4220','Level 2',14250,.06,2),L('4230','Level 3',19400,.07,2),L('4240','Level 4 / Transfer Assist',9900,.1,2),L('4250','Medication Management',11800,.04,2)]
r2_=s.t('Total Level of Care',x,lev=1,code='4299')
s.h('Other Revenue',1,'4300')
x=[L('4310','Community Fees',6500,.55,2,0,.1),L('4320','Guest Meals',640,.25,2),L('4330','Beauty Shop',1480,.15,2),L('4340','Cable & Telephone',2125,.04,2),L('4350','Transportation',390,.4,2),L('4390','Miscellaneous',215,.7,2,0,.2)]
r3=s.t('Total Other Revenue',x,lev=1,code='4399')
ti=s.t('TOTAL REVENUE',[r1,r2_,r3],lev=0,code='4999',key='total_income')
s.h('OPERATING EXPENSES',0,'5000')
depts=[]
def dept(code,name,items):
    c=int(code); s.h(name,1,code); x=[]
    for k,(lab,base,j,z) in enumerate(items): x.append(L(str(c+(10 if len(items)<=9 else 5)*(k+1)),lab,base,j,2,.02 if j else 0,z))
    depts.append(s.t('Total '+name,x,lev=1,code=str(c+99 if c%100==0 else c+49)))
dept('5100','Nursing & Resident Care',[('Wages - LPN',23800,.05,0),('Wages - Caregivers AL',41600,.05,0),('Wages - Caregivers MC',33900,.06,0),('Overtime - Care',4100,.35,0),('Agency Staffing',5200,.7,.15),('PTO - Care',4650,.25,0),('Medical Supplies',1320,.3,0),('Pharmacy Consultant',450,0,0)])
dept('5200','Dietary',[('Wages - Cooks',13600,.05,0),('Wages - Servers',8200,.07,0),('Overtime - Dietary',720,.5,.1),('Raw Food',21900,.06,0),('Paper & Chemicals',1650,.2,0),('Small Wares',240,.8,.3),('Dietician',600,0,0)])
dept('5300','Housekeeping & Laundry',[('Wages - Housekeeping',7900,.06,0),('Cleaning Supplies',940,.2,0),('Linens',310,.8,.25),('Laundry Supplies',420,.2,0)])
dept('5400','Activities',[('Wages - Life Enrichment',6100,.06,0),('Program Supplies',560,.35,0),('Entertainers',725,.3,0),('Van Fuel & Repair',480,.5,0)])
dept('5500','Maintenance',[('Wages - Maintenance',6450,.05,0),('Elevator Contract',515,0,0),('Fire & Life Safety',640,.8,.2),('HVAC',1150,.8,.1),('Plumbing',620,.9,.2),('Landscaping',1350,.1,0),('Snow Removal',700,.9,.55),('Pest Control',185,0,0),('Generator Service',260,.9,.6),('Supplies - Maintenance',890,.35,0)])
dept('5600','Utilities',[('Electricity',7800,.2,0),('Natural Gas',3100,.5,0),('Water & Sewer',3450,.08,0),('Trash',780,.02,0),('Cable TV',1725,.01,0),('Telephone & Internet',980,.03,0)])
dept('5700','Marketing',[('Wages - Sales Director',6250,.02,0),('Commissions',1500,.7,.15),('Digital Advertising',2100,.2,0),('Referral Agency Fees',5400,.8,.25),('Print & Events',650,.7,.15)])
dept('5800','Administration',[('Wages - Executive Director',9583,0,0),('Wages - Business Office',4850,.02,0),('Wages - Receptionist',5200,.05,0),('Payroll Processing',690,.05,0),('Background & Drug Screens',310,.5,0),('Training & Education',420,.6,.1),('Software & EHR',1890,.02,0),('Office Supplies',470,.35,0),('Postage',85,.4,0),('Dues & Licenses',560,.8,.5),('Legal & Accounting',900,.8,.3),('Bank & Card Fees',390,.15,0),('Bad Debt',650,1,.6),('Travel',240,.8,.3)])
dept('5900','Payroll Taxes & Benefits',[('FICA',13900,.04,0),('SUTA / FUTA',1450,.6,0),('Workers Compensation',4300,.03,0),('Group Health',9850,.04,0),('401(k) Match',1150,.06,0)])
dept('6100','Insurance',[('Property Insurance',3420,0,0),('General & Professional Liability',5185,0,0),('Auto Insurance',298,0,0)])
dept('6200','Taxes',[('Real Estate Taxes',8640,0,0),('Personal Property Tax',410,0,0),('Provider / Bed Tax',1200,0,0)])
dept('6300','Management Fee',[('Management Fee',18850,.015,0)])
te=s.t('TOTAL OPERATING EXPENSES',depts,lev=0,code='6999',key='total_operating_expenses')
no=s.t('NET OPERATING INCOME',[ti,te],minus=[te],lev=0,code='7000',key='noi')
s.h('NON-OPERATING',0,'7100')
x=[L('7110','Interest - HUD 232 Loan',38450,.004),L('7120','Mortgage Insurance Premium',5125,0),L('7130','Replacement Reserve Deposit',2750,0),L('7140','Depreciation',27316,0),L('7150','Asset Management Fee',1500,0)]
tn=s.t('Total Non-Operating',x,lev=0,code='7199')
s.t('NET INCOME',[no,tn],minus=[tn],lev=0,code='9999',key='net_income',kind='TOTAL')
W,H=1008,612
c=canvas.Canvas(DOC+f,pagesize=(W,H))
X=[262+56*k for k in range(12)]+[262+56*11+72]
def head(p):
    c.setFont('Helvetica-Bold',11); c.drawString(36,H-34,'Linden Court Assisted Living & Memory Care'); c.setFont('Helvetica',8); c.drawString(36,H-46,'Trailing Twelve Month Operating Statement  |  July 2023 - June 2024  |  84 AL units / 26 MC beds  |  Unaudited')
    c.setFillGray(.85); c.rect(30,H-66,W-60,13,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',7)
    c.drawString(36,H-62,'Acct'); c.drawString(66,H-62,'Description')
    for x,t in zip(X,M+['T12 Total']): c.drawRightString(x,H-62,t)
    c.setFont('Helvetica',6.5); c.drawString(36,22,'Printed 07/19/2024 by jmcall'); c.drawRightString(W-36,22,f'Page {p}')
p=1; head(p); y=H-78
for r,m in s.R():
    if y<40 or (r['rowType']=='HEADING' and y<60): c.showPage(); p+=1; head(p); y=H-78
    tot=r['rowType'] in('SUBTOTAL','TOTAL'); b=tot or r['rowType']=='HEADING'
    c.setFont('Helvetica-Bold' if b else 'Helvetica',6.6)
    c.drawString(36,y,r['accountCode']); c.drawString(66+8*m['lev'],y,r['label'])
    if r['rowType']!='HEADING':
        for x,v in zip(X,r['values']):
            if tot: c.setLineWidth(.35); c.line(x-44,y+6.6,x,y+6.6)
            c.drawRightString(x+(2 if v<0 else 0),y,money(v,0))
    y-=9.4+(4 if tot else 0)
c.save()
print(len(s.d['rows']))
save(f,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','senior-living operator','legal-landscape multi-page T12 with account codes and departments','medium')

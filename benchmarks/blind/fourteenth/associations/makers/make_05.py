# Affordable property trailing twelve months, total column first, months newest to oldest, multi-page legal landscape (PDF)
import random; from st import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal,landscape
R=random.Random(6105); P='Calloway Commons'
MO=['Jun-25','May-25','Apr-25','Mar-25','Feb-25','Jan-25','Dec-24','Nov-24','Oct-24','Sep-24','Aug-24','Jul-24']
s=St('Trailing 12 Month Income Statement',P,'2024-07-01','2025-06-30',['T12 Total']+MO)
def l(c,n,base,var=.06,season=None,grow=0,only=None,**m):
    v=[]
    for k in range(12):
        if only is not None: v.append(only.get(k,0)); continue
        x=base*(1+grow*(11-k)/11)*R.uniform(1-var,1+var)*(season[k] if season else 1); v.append(round(x))
    return s.l(n,[sum(v)]+v,c,**m)
COLD=[.6,.7,.95,1.3,1.65,1.7,1.5,1.1,.8,.6,.55,.55]; HOT=[1.3,.9,.8,.75,.8,.8,.8,.8,.85,1.2,1.5,1.5]
s.h('RENTAL INCOME')
g=[l('4010','Gross Potential Rent - Tenant Portion',38400,0,grow=.03),l('4020','HAP Subsidy - Section 8 PBV',46850,.012,grow=.04),l('4025','Rental Assistance - PRAC 202',11240,.0),l('4030','Vacancy Loss',-2450,.45),l('4035','Vacancy Claims - Subsidy',0,only={9:2216,2:1874}),l('4040','Loss to Lease / Over-Income Adj',-310,.3),l('4050','Bad Debt Write Off',0,only={0:-1860,6:-2977}),l('4060','Employee Unit',-925,0)]
a=s.t('Net Rental Income',g,'4099')
s.h('GRANT & OTHER INCOME')
g=[l('4210','Service Coordinator Grant',0,only={2:18750,5:18750,8:18750,11:18750}),l('4220','Weatherization Rebate',0,only={7:9640}),l('4310','Laundry',742,.1),l('4320','Damages and Cleaning',265,.7),l('4330','NSF and Late Charges',118,.5),l('4340','Community Room Rental',90,.5),l('4390','Interest - Replacement Reserve',411,.05)]
o=s.t('Total Grant & Other Income',g,'4399')
ti=s.t('EFFECTIVE GROSS INCOME',[a,o],'4999',typ='TOTAL',key='total_income')
T=[]
def sec(h,ls,t,c): 
    s.h(h); T.append(s.t(t,[l(*x[:3],**x[3]) for x in ls],c))
D=dict
sec('PAYROLL',[('5010','Manager Salary',5150,D(var=0,grow=.03)),('5020','Leasing / Compliance Specialist',3890,D(var=.02)),('5030','Maintenance Wages',7420,D(var=.04)),('5035','Maintenance Overtime',390,D(var=.8)),('5050','Payroll Taxes',1290,D(var=.05)),('5060','Health & Retirement',2630,D(var=.03)),('5070','Workers Compensation',402,D(var=.02))],'Total Payroll','5099')
sec('ADMINISTRATIVE',[('5110','Management Fee',5380,D(var=.02)),('5120','Tax Credit Compliance Monitoring',0,D(only={3:3600})),('5130','Audit and Tax Return',0,D(only={4:6200,3:6200})),('5140','Legal - Evictions',480,D(var=.9)),('5150','Telephone & Internet',611,D(var=.04)),('5160','Software & Subscriptions',735,D(var=.02)),('5170','Office Supplies & Postage',318,D(var=.4)),('5180','Training & Travel',0,D(only={1:1244,8:690})),('5190','Resident Services Supplies',402,D(var=.5))],'Total Administrative','5199')
sec('UTILITIES',[('5210','Electricity - House Meter',3120,D(season=HOT)),('5220','Electricity - Vacant Units',96,D(var=.7)),('5230','Gas',2890,D(season=COLD)),('5240','Water & Sewer',5975,D(var=.08)),('5250','Trash Removal',1480,D(var=.03))],'Total Utilities','5299')
sec('MAINTENANCE',[('5310','Unit Turnover',2150,D(var=.6)),('5320','Plumbing & HVAC Repairs',1730,D(var=.6)),('5330','Elevator Contract',1015,D(var=0)),('5340','Exterminating',560,D(var=.15)),('5350','Landscape',0,D(only={0:1650,1:1650,2:1650,8:1650,9:1650,10:1650,11:1650})),('5360','Snow Removal',0,D(only={3:1105,4:3480,5:4215,6:2260})),('5370','Supplies',1190,D(var=.35)),('5380','Fire & Life Safety',345,D(var=.8))],'Total Maintenance','5399')
sec('TAXES & INSURANCE',[('5410','PILOT Payment',3900,D(var=0)),('5420','Property Insurance',6145,D(var=0)),('5430','Umbrella & D&O',655,D(var=0)),('5440','Licenses and Permits',0,D(only={5:875}))],'Total Taxes & Insurance','5499')
te=s.t('TOTAL OPERATING EXPENSES',T,'5999',typ='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,(te,-1)],'6000',typ='TOTAL',key='noi')
s.h('DEBT SERVICE & RESERVES')
g=[l('6110','Permanent Loan P&I',13862,0),l('6120','HOME Loan - Soft Interest',0,only={6:4500}),l('6130','Replacement Reserve Deposit',2700,0)]
d=s.t('Total Debt Service & Reserves',g,'6199')
s.t('NET CASH FLOW',[noi,(d,-1)],'6999',typ='TOTAL',key='net_cash_flow')
N='calloway_commons_t12_0625.pdf'
c=canvas.Canvas(DOC+'/'+N,pagesize=landscape(legal),invariant=1); W,H=landscape(legal); p=0
X=[286]+[286+57.5*(k+1) for k in range(12)]
def top():
    global p; p+=1
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-34,s.title); c.setFont('Helvetica',8.5)
    c.drawCentredString(W/2,H-46,f'{P} (callow01)   |   Period = Jul 2024-Jun 2025   |   Book = Accrual')
    y=H-66; c.setFillColorRGB(.13,.27,.38); c.rect(24,y-5,W-48,15,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',7.4)
    c.drawString(28,y,'Acct'); c.drawString(60,y,'Description')
    for x,t in zip(X,s.cols): c.drawRightString(x,y,t)
    c.setFillGray(0); c.setFont('Helvetica',6.5); c.drawString(24,20,'Thursday, July 17, 2025   04:52 PM'); c.drawRightString(W-24,20,f'Page {p}')
    return y-17
y=top(); alt=0
for r in s.rows:
    if y<38 or (r['rowType']=='HEADING' and y<70): c.showPage(); y=top()
    T_=r['rowType']; b=T_!='LINE'
    if T_=='TOTAL': c.setFillGray(.85); c.rect(24,y-3,W-48,10.6,stroke=0,fill=1); c.setFillGray(0)
    elif T_=='LINE':
        alt^=1
        if alt: c.setFillGray(.96); c.rect(24,y-3,W-48,10.6,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold' if b else 'Helvetica',6.9)
    if r['accountCode']: c.drawString(28,y,r['accountCode'])
    c.drawString(60 if T_!='HEADING' else 28,y,r['label'])
    for x,v in zip(X,r['values']): c.drawRightString(x,y,fm(v,0,'m'))
    y-=10.6
    if b and T_!='HEADING': y-=3
c.save(); print(p,y)
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','T12 with total column first and months newest first, subsidy and grant lines, repeated page header, leading minus',True)

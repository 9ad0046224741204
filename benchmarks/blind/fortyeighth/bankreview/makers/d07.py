from common import *
import csv
R=random.Random(707); N='granitepointe_is_12mo.csv'
mn=[f'{m} 2025' if i>2 else f'{m} 2024' for i,m in enumerate('Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep'.split())]
s=S('Income Statement - 12 Month','Granite Pointe Industrial Park','2024-10-01','2025-09-30',mn+['Total'])
T=lambda v:v+[round(sum(v),2)]
def fx(b,k=99,g=1.03): return T([round(b if i<k else b*g,2) for i in range(12)])
def mv(b,n=.2,se=None): return T([round(x*1.0+R.randint(0,99)/100,2) for x in months(R,b,n,se)])
def at(d): return T([d.get(i,0.0) for i in range(12)])
se=[.7,1,1.5,1.7,1.6,1.2,.8,.6,.7,.9,.9,.7]
s.h('Income',code='4000-0000')
a=[s.l('Base Rent',fx(118415.33,3),'4010-0000'),s.l('Base Rent - Yard Storage',fx(4650,6),'4015-0000'),s.l('Rent Concessions',at({7:-9875.5,8:-9875.5}),'4050-0000')]
b1=s.st('Total Rent',a,code='4099-0000')
a=[s.l('CAM Recovery',fx(14230.75,3,1.045),'4110-0000'),s.l('Tax Recovery',fx(21877.4,3,1.022),'4120-0000'),s.l('Insurance Recovery',fx(5112.18,3,1.09),'4130-0000'),s.l('Water/Sewer Recovery',mv(1310),'4140-0000'),s.l('CAM/Tax Reconciliation - Prior Yr',at({5:7316.22,6:-1204.9}),'4180-0000')]
b2=s.st('Total Recoveries',a,code='4199-0000')
a=[s.l('Late Charges',at({1:236.5,4:412.0,9:150.0,11:236.5}),'4310-0000'),s.l('NSF Fees',at({4:35.0}),'4320-0000'),s.l('Billboard License',fx(1250),'4330-0000'),s.l('Interest Income',mv(318,.1),'4390-0000')]
b3=s.st('Total Other Income',a,code='4399-0000')
TI=s.t('TOTAL INCOME',[b1,b2,b3],code='4999-0000',key='total_income')
s.h('Operating Expenses',code='5000-0000'); g=[]
for nm,c0,ls in [('Repairs & Maintenance','5199-0000',[('5110-0000','Roof Repairs',at({2:1865.0,5:4220.75,10:930.0})),('5120-0000','Dock Doors & Levelers',mv(720,.5)),('5130-0000','Plumbing',mv(390,.6)),('5140-0000','Electrical & Lighting',mv(455,.5)),('5150-0000','Asphalt & Striping',at({8:18640.0})),('5160-0000','Fire Sprinkler & Monitoring',fx(685.4,3))]),
 ('Grounds','5299-0000',[('5210-0000','Landscaping',fx(2475,5)),('5220-0000','Snow Plowing',at({1:3150.0,2:11480.5,3:14225.0,4:12960.25,5:4410.0})),('5230-0000','Trash & Dumping',mv(565,.1)),('5240-0000','Rail Spur Maintenance',at({0:2400.0,6:2400.0}))]),
 ('Utilities','5399-0000',[('5310-0000','Electric - Common',mv(1890,.08)),('5320-0000','Gas - Vacant Units',mv(430,.1,se)),('5330-0000','Water & Sewer',mv(1395,.12))]),
 ('Administrative','5499-0000',[('5410-0000','Management Fees',T([round(x*.03,2) for x in s.v(TI)[:12]])),('5420-0000','Legal',at({3:1250.0,7:2837.5})),('5430-0000','Accounting/Audit',at({5:8200.0})),('5440-0000','Office & Postage',mv(95,.4)),('5450-0000','Bank Fees',fx(42.5))]),
 ('Taxes & Insurance','5599-0000',[('5510-0000','Real Estate Taxes',fx(23914.67,3,1.0215)),('5520-0000','Property Insurance',fx(5288.92,3,1.0875)),('5530-0000','Storm Water Utility Fee',fx(611.3))])]:
    s.h(nm); g.append(s.st('Total '+nm,[s.l(l,v,c) for c,l,v in ls],code=c0))
TE=s.t('TOTAL OPERATING EXPENSES',g,code='5999-0000',key='total_operating_expenses')
NO=s.t('NET OPERATING INCOME',[TI,TE],[1,-1],code='6000-0000',key='noi')
a=[s.l('Interest - First Mortgage',T([round(41276.18-58.31*i,2) for i in range(12)]),'7010-0000'),s.l('Leasing Commissions Expensed',at({7:16480.0}),'7050-0000')]
x=s.st('Total Non-Operating',a,code='7099-0000')
s.t('NET INCOME',[NO,x],[1,-1],code='9999-0000',key='net_income')
with open(doc(N),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f)
    w.writerow(['Granite Pointe Industrial Park (gpip)']); w.writerow(['Income Statement - 12 Month']); w.writerow(['Period = Oct 2024-Sep 2025']); w.writerow(['Book = Accrual ; Tree = ysi_is']); w.writerow(['','']+mn+['Total'])
    for r in s.rows:
        w.writerow([r['accountCode'] or '',('   ' if r['rowType']=='LINE' else '')+r['label']]+['' if v is None else f'{v:,.2f}' for v in r['values']])
        if r['rowType']=='TOTAL': w.writerow([''])
save(N,[s],'INDUSTRIAL','OPERATING_STATEMENT_T12','Yardi 12-month export as CSV',False)

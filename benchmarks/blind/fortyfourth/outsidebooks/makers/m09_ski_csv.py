from common import *
import csv,random
random.seed(909)
f='09_bluebird_ridge_cabins_profit_loss_by_month.csv'
M=['Nov 2023','Dec 2023','Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024']
se=[.3,1.5,1.7,1.8,1.4,.35,.15,.6,1.0,1.05,.6,.55]
s=S('Profit and Loss by Month','Bluebird Ridge Cabins LLC',M+['Total'],'2023-11-01','2024-10-31')
def L(lab,base,sz=1,j=.08,pr=1,fx=None):
    v=[]
    for k in range(12):
        if fx is not None: q=fx.get(k)
        else:
            q=round(base*(1+(se[k]-1)*sz)*(1+random.uniform(-j,j)),2) if random.random()<pr else None
        v.append(q)
    return s.l(lab,v+[round(sum(x or 0 for x in v),2)])
s.h('Income')
s.h('Cabin Rentals')
c=[L('Aspen Cabin',6200),L('Birch Cabin',5400),L('Cedar A-Frame',7100),L("Doe's Den Bunkhouse",3900)]
tc=s.t('Total Cabin Rentals',c)
o=[L('Cleaning Fees Collected',2250),L('Firewood & Sled Rental',310,1,.3),L('Guest Damage Recovery',0,fx={2:450.0,4:125.0,9:300.0}),L('Refunds',0,fx={1:-640.0,3:-310.5,5:-275.0})]
ti=s.t('Total Income',[tc]+o,key='total_income')
s.h('Expenses')
e=[L('Booking Platform Fees',3150)]
s.h('Cleaning & Linens')
q=[L('Cleaners',2100),L('Hot Tub Service',620,.4,.05),L('Linen Laundry',540)]
e.append(s.t('Total Cleaning & Linens',q))
e+=[L('Insurance',0,fx={0:1488.75,3:1488.75,6:1488.75,9:1562.0}),L('Internet',219.96,0,0),L('Lodging Tax Paid',1900,1,.05),L('Plowing',0,fx={0:320.0,1:1440.0,2:1920.0,3:1760.0,4:1120.0,5:160.0}),L('Property Taxes',0,fx={3:5214.36,7:5214.36}),L('Propane',0,fx={0:1380.2,1:2214.85,2:2690.1,3:2455.62,4:1890.4,5:806.75,10:512.3,11:940.18}),L('Repairs',940,.1,.6),L('Septic Pumping',0,fx={6:1150.0}),L('Supplies - Guest',285,.8,.2),L('Electric',1030,.3,.1)]
te=s.t('Total Expenses',e,key='total_operating_expenses')
no=s.t('Net Operating Income',[ti,te],minus=[te],key='noi')
s.h('Other Expenses')
x=[L('Mortgage Interest',0,fx={k:round(2418.9-4.37*k,2) for k in range(12)})]
tx=s.t('Total Other Expenses',x)
nx=s.t('Net Other Income',[tx],minus=[tx])
s.t('Net Income',[no,nx],key='net_income',kind='TOTAL')
D=0
def fm(v): 
    if v is None: return ''
    return f'{v:,.2f}'
ind={'Cabin Rentals':1,'Aspen Cabin':2}
depth=1
with open(DOC+f,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh); w.writerow(['Bluebird Ridge Cabins LLC']+['']*13); w.writerow(['Profit and Loss by Month']+['']*13); w.writerow(['November 2023 - October 2024']+['']*13); w.writerow([]); w.writerow(['']+M+['Total'])
    lev=0; money_first=0
    for r,m in s.R():
        lab=r['label']
        top=lab in('Income','Expenses','Other Expenses') or lab.startswith(('Total Income','Total Expenses','Total Other','Net '))
        sub=lab in('Aspen Cabin','Birch Cabin','Cedar A-Frame',"Doe's Den Bunkhouse",'Cleaners','Hot Tub Service','Linen Laundry')
        d=0 if top else 2 if sub else 1
        vs=[fm(v) for v in r['values']]
        if r['rowType']!='LINE' and r['values'][0] is not None: vs=[('-$' if v<0 else '$')+f'{abs(v):,.2f}' for v in r['values']]
        w.writerow(['   '*d+lab]+vs)
    w.writerow([]); w.writerow([]); w.writerow(['Cash Basis  Tuesday, November 12, 2024 08:41 AM GMT-07:00'])
save(f,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','ski cabin owners (QuickBooks Online)','QuickBooks Online P&L by month exported to CSV','easy')

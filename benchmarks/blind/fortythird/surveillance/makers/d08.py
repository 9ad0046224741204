# self storage quarterly P&L, csv export of a bookkeeping package
from lib import *
import csv
R=random.Random(808);FN='Keystone+Self+Storage_ProfitandLossbyQuarter.csv'
cols=['Jan - Mar 2024','Apr - Jun 2024','Jul - Sep 2024','Oct - Dec 2024','Total']
s=S('Profit and Loss by Quarter','Keystone Self Storage - Route 9','2024-01-01','2024-12-31',cols)
def g(b,n=.06,z=()): return wt([0.0 if i in z else round(b*(1+R.uniform(-n,n)),2) for i in range(4)])
def blank(v,z): return [None if i in z else x for i,x in enumerate(v)]
s.head('Income')
a=[s.line('4000 Rental Income - Units'[5:],g(148300,.05),'4000'),s.line('Rental Income - Outdoor Parking',g(13950,.06),'4010'),s.line('Discounts & Promotions',g(-6120,.3),'4050'),s.line('Administration Fees',g(4210,.2),'4100'),s.line('Late & Lien Fees',g(6890,.15),'4110'),s.line('Tenant Protection Plan',g(11240,.05),'4120'),s.line('Retail Sales',g(2480,.2),'4200'),s.line('Auction Proceeds',blank(g(940,.4,(0,)),(0,)),'4300'),s.line('Truck Rental Commissions',g(1815,.3),'4310')]
TI=s.tot('Total Income',a,rt='TOTAL',key='total_income')
s.head('Cost of Goods Sold');c=[s.line('Locks, Boxes & Packing Supplies',g(1290,.2),'5000')]
TC=s.tot('Total Cost of Goods Sold',c)
GP=s.tot('Gross Profit',[TI],[TC])
s.head('Expenses')
e=[s.line(l,blank(g(b,n,z),z),k) for k,l,b,n,z in [('6010','Advertising & Web Aggregators',4870,.2,()),('6020','Bank & Credit Card Fees',4120,.05,()),('6030','Computer & Management Software',1635,.02,()),('6040','Insurance',5210,.03,()),('6050','Legal & Accounting',1450,.6,(2,)),('6060','Office Supplies & Postage',640,.3,()),('6110','Payroll - Manager',15600,.02,()),('6120','Payroll - Relief',5980,.1,()),('6130','Payroll Taxes & Workers Comp',2260,.05,())]]
s.rows[e[0]].label='Advertising & Web Aggregators'
s.head('Repairs & Maintenance');q=[s.line(l,blank(g(b,n,z),z),k) for k,l,b,n,z in [('6210','Doors & Locks',1120,.5,()),('6220','Gate & Cameras',890,.5,()),('6230','Landscaping',1150,.2,(0,)),('6240','Snow Removal',2870,.3,(1,2)),('6250','Elevator',1290,.02,())]]
RM=s.tot('Total Repairs & Maintenance',q)
e2=[s.line(l,blank(g(b,n,z),z),k) for k,l,b,n,z in [('6310','Property Taxes',17860,.0,()),('6320','Telephone & Internet',870,.03,()),('6410','Electric',3980,.15,()),('6420','Gas',1340,.5,()),('6430','Water & Trash',760,.1,())]]
ti=s.rows[TI].v;e2.append(s.line('Management Fee - Harmon Storage Advisors',wt([round(.06*x,2) for x in ti[:4]]),'6500'))
TE=s.tot('Total Expenses',e+[RM]+e2,rt='TOTAL',key='total_operating_expenses')
N=s.tot('Net Operating Income',[GP],[TE],rt='TOTAL',key='noi')
s.head('Other Expenses');o=[s.line('Mortgage Interest',wt([41210.77,40988.15,40762.90,40534.98]),'8010'),s.line('Depreciation',wt([22875.0]*4),'8020')]
TO=s.tot('Total Other Expenses',o)
NO=s.tot('Net Other Income',[],[TO])
s.tot('Net Income',[N,NO],rt='TOTAL',key='net_income')
def f(v): return '' if v is None else f'{v:,.2f}'
def d(v): return '' if v is None else ('-' if v<0 else '')+f'${abs(v):,.2f}'
with open(f'{B}/documents/{FN}','w',newline='',encoding='utf-8-sig') as h:
    w=csv.writer(h,lineterminator='\r\n')
    w.writerow(['Keystone Self Storage - Route 9']+['']*5);w.writerow(['Profit and Loss by Quarter']+['']*5);w.writerow(['January - December 2024']+['']*5);w.writerow([])
    w.writerow(['']+cols)
    for r in s.out():
        t=r.rt in('SUBTOTAL','TOTAL');w.writerow([(r.code+' ' if r.code else '')+r.label]+[(d if t else f)(x) if r.rt!='HEADING' else '' for x in r.v])
    w.writerow([]);w.writerow([]);w.writerow(['Thursday, January 16, 2025 02:20 PM GMT-05:00 - Accrual Basis'])
save(FN,[s],'SELF_STORAGE','OPERATING_STATEMENT','small operator bookkeeping export','csv, quoted amounts with thousands commas, dollar signs on totals, quarters and total, cost of goods',False)

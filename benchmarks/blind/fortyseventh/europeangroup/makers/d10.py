# Irish retail park, property ledger export, csv T12
from helper import *
import csv
N='ballymoyle_retail_park_ledger_12m.csv'
r=random.Random(1010)
ms=['Apr-2025','May-2025','Jun-2025','Jul-2025','Aug-2025','Sep-2025','Oct-2025','Nov-2025','Dec-2025','Jan-2026','Feb-2026','Mar-2026']
s=St('Property Income & Expenditure – 12 months','Ballymoyle Retail Park','2025-04-01','2026-03-31',ms+['12 Month Total'])
s.colrules=[(12,[(i,1) for i in range(12)])]
def T(l,v,code): 
    return s.line(l,v+[round(sum(x or 0 for x in v),2)],code)
def A(l,a,code,w=None,n=.05): return T(l,spread(r,a,w,n,2),code)
def Q(l,q,code): # quarterly in Apr Jul Oct Jan
    v=[None]*12
    for k in (0,3,6,9): v[k]=q if not callable(q) else q()
    return T(l,[None if x is None else round(x,2) for x in v],code)
s.head('INCOME')
a=[T('Base rent',[142916.67]*5+[148250.00]*7,'1010'),Q('Turnover rent',lambda: r.uniform(9000,21000),'1020'),T('Service charge on account',[31250.00]*12,'1110'),T('Insurance recharge',[61840.22]+[None]*11,'1120'),A('Car park and EV charging income',19400,'1210',n=.2),A('Kiosks and promotions',27600,'1220',[5,6,6,7,7,6,8,14,18,4,4,5],.15),T('Late payment interest',[None,None,318.44,None,None,None,702.19,None,None,None,155.07,None],'1290')]
A_=s.sub('Total income',a)
s.head('RECOVERABLE EXPENDITURE')
b=[A('Security',118200,'2010'),A('Cleaning and litter picking',71300,'2020'),A('Landscaping and gritting',33900,'2030',[7,7,7,6,6,6,6,8,12,14,12,8],.2),A('Electricity – car park lighting',42800,'2040',[7,6,5,5,6,8,10,11,12,12,10,8]),A('Repairs and maintenance',39400,'2050',n=.5),A('Marketing',24000,'2060',[5,5,6,7,8,8,9,15,20,6,5,6],.1),T('Managing agent fee',[3750.00]*12,'2070'),T('Property insurance',[64112.50]+[None]*11,'2080')]
B=s.sub('Total recoverable expenditure',b)
s.head('NON-RECOVERABLE EXPENDITURE')
c=[T('Void unit costs',[4120.33,4120.33,4120.33,4120.33,2210.10]+[None]*7,'3010'),T('Letting and legal fees',[None,None,None,None,38500.00,6150.00,None,None,None,2875.00,None,1990.00],'3020'),T('Commercial rates on vacant units',[3017.50]*5+[None]*7,'3030'),A('Asset management fee',54000,'3040',n=0),T('Bad debt provision',[None,None,None,None,None,7400.00,None,None,None,None,None,-2150.00],'3050'),Q('Valuation and audit',3950.00,'3060')]
C=s.sub('Total non-recoverable expenditure',c)
E=s.sub('Total expenditure',[B,C],typ='TOTAL')
NI=s.sub('Net operating income',[A_,E],[1,-1],typ='TOTAL')
d=T('Loan interest',[48611.11,50231.48,48611.11,50231.48,50231.48,48611.11,49166.67,47580.65,49166.67,49166.67,44408.60,49166.67],'4010')
cx=T('Capital expenditure',[None,None,86400.00,12250.00,None,None,None,None,None,31760.50,None,None],'4020')
NC=s.sub('Net cash flow',[NI,d,cx],[1,-1,-1],typ='TOTAL')
s.key(total_income=A_,total_operating_expenses=E,noi=NI,net_cash_flow=NC)
f=lambda v:'' if v is None else f'{v:,.2f}'
with open(doc(N),'w',newline='',encoding='utf-8-sig') as o:
    w=csv.writer(o); 
    w.writerow(['Ballymoyle Retail Park']); w.writerow(['Property Income & Expenditure – 12 months']); w.writerow(['Period: 01/04/2025 to 31/03/2026','','Currency: EUR','','Basis: Accruals']); w.writerow(['Report ref PIE12 run 14/04/2026 08:15 user jm']); w.writerow([])
    w.writerow(['Nominal','Description']+s.columns)
    for k in s.rows:
        w.writerow([k['code'] or '',k['label']]+([''] *13 if k['typ']=='HEADING' else [f(v) for v in k['values']]))
        if k['typ']!='LINE' and k['typ']!='HEADING': w.writerow(['']*15)
    w.writerow(['*** End of report ***'])
save(N,[s],'RETAIL','OPERATING_STATEMENT_T12','property ledger csv export, Irish retail park, report header lines, blanks, thousands commas',False)

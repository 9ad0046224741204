from common import *
import csv
R=random.Random(4313)
F='Stowaway_Dandenong_Profit_and_Loss_FY25.csv'
ms=['Jun 2025','May 2025','Apr 2025','Mar 2025','Feb 2025','Jan 2025','Dec 2024','Nov 2024','Oct 2024','Sep 2024','Aug 2024','Jul 2024']
st=St('Profit and Loss','Stowaway Self Storage Dandenong Pty Ltd','2024-07-01','2025-06-30',ms+['YTD'],lambda b,k:list(b)+[round(sum(b),2)]); L=st.line
S=lambda m,v=.04,s=None: ser(R,m,v,12,-.04,s,2)
sp=lambda d:[float(d.get(i,0)) for i in range(12)]
st.head('Trading Income')
a=[L('Storage Rental',S(74250,.015)),L('Vehicle & Caravan Bays',S(6180,.03)),L('Insurance Commission',S(2340,.06)),L('Late Fees',S(1420,.25)),L('Admin Fees - New Agreements',S(980,.3)),L('Box Shop Sales',S(2210,.2)),L('Discounts Given',[-x for x in S(1650,.3)])]
ti=st.total('Total Trading Income',a,t='TOTAL',key='total_income')
st.head('Cost of Sales')
b=[L('Box Shop Purchases',S(1080,.25),kind='exp')]
tb=st.total('Total Cost of Sales',b,kind='exp')
gp=st.total('Gross Profit',[ti,tb],signs=[1,-1],t='TOTAL')
st.head('Operating Expenses')
c=[L(l,v,kind='exp') for l,v in [('Advertising - Google & Facebook',S(2850,.2)),('Bank & Merchant Fees',S(1130,.05)),('Cleaning & Rubbish Removal',S(640,.2)),('Council Rates',sp({0:4218.4,4:4218.4,7:4218.4,9:4218.4})),('Electricity',S(1480,.12)),('Insurance - Building & Liability',[2415.6]*12),('IT & Storage Software',[689.0]*7+[649.0]*5),('Land Tax',sp({3:38640.0})),('Repairs & Maintenance',S(1780,.6)),('Security & Alarm Monitoring',[418.0]*12),('Superannuation',S(1640,.03)),('Telephone & Internet',S(236,.04)),('Wages & Salaries',S(14260,.03)),('Water Rates',sp({1:512.35,4:498.1,7:525.8,10:487.6}))]]
tc=st.total('Total Operating Expenses',c,kind='exp',t='TOTAL',key='total_operating_expenses')
st.total('Net Profit',[gp,tc],signs=[1,-1],t='TOTAL',key='net_income')
with open(DOC+F,'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Profit and Loss']); w.writerow(['Stowaway Self Storage Dandenong Pty Ltd']); w.writerow(['For the year ended 30 June 2025']); w.writerow(['Accrual Basis']); w.writerow([]); w.writerow(['Account']+ms+['YTD']); w.writerow([])
    for r in st.rows:
        if r['t']=='HEADING': w.writerow([r['label']]+['']*13); continue
        w.writerow([r['label']]+[f'{v:,.2f}' for v in r['v']])
        if r['t']!='LINE': w.writerow([])
save(F,'SELF_STORAGE','OPERATING_STATEMENT_T12','cloud bookkeeping CSV export, months newest first',False,[st])

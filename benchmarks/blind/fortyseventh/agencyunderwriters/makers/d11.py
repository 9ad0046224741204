# QuickBooks Online P&L by month, csv
from common import *
import csv
rng=random.Random(1111)
name='Pine+Hollow+Plaza_Profit+and+Loss+by+Month.csv'
M=['Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025','Oct 2025','Nov 2025','Dec 2025']
s=S('Profit and Loss by Month','Pine Hollow Plaza LLC',M+['Total'],'2025-01-01','2025-12-31')
F=lambda lab,v,l=2:s.line(lab,T([float(a) if a is not None else None for a in v]) if None not in v else [a if a is None else float(a) for a in v]+[round(sum(float(a) for a in v if a is not None),2)],None,l)
A=lambda lab,ann,l=2,**k:s.line(lab,T(mon(rng,ann,**k)),None,l)
s.head('Income')
s.head('CAM & Recoveries',lvl=1)
cam=s.tot('Total for CAM & Recoveries',[F('CAM Estimates',[7416.67]*12),F('CAM Reconciliation',[None]*3+[4812.36]+[None]*8),F('Insurance Recovery',[1583.25]*12),F('Tax Recovery',[5240.0]*12)],lvl=1)
s.head('Rental Income',lvl=1)
ri=s.tot('Total for Rental Income',[F('Anchor - Grocer',[18750.0]*12),F('Inline Shops',[31418.5]*4+[31980.75]*3+[29430.75]*2+[32105.0]*3),F('Outparcel Ground Lease',[6875.0]*12)],lvl=1)
o=[F('Late Fees',[None,75,None,None,150,None,None,225,75,None,None,150],1),F('Signage Income',[450]*12,1)]
inc=s.tot('Total for Income',[cam,ri]+o,typ='TOTAL',key='total_income')
gp=s.tot('Gross Profit',[inc])
s.head('Expenses')
E=[F('Accounting Fees',[350]*2+[1850]+[350]*9,1),F('Bank Service Charges',[28.5,28.5,31,28.5,28.5,28.5,31,28.5,28.5,28.5,31,28.5],1),F('Insurance Expense',[1612.42]*6+[1788.9]*6,1),F('Legal Fees',[None,640,None,None,None,1275,None,None,415.5,None,None,None],1)]
E.append(s.line('Management Fees',T([round(v*.04,2) for v in s.rows[inc]['vals'][:12]]),None,1))
E.append(F('Property Taxes',[5346.17]*12,1))
s.head('Repairs & Maintenance',lvl=1)
E.append(s.tot('Total for Repairs & Maintenance',[F('Fire Sprinkler / Alarm',[185]*5+[940]+[185]*6),F('Landscaping',[780,780,1460,1460,1460,1460,1460,1460,1460,1460,1100,780]),F('Parking Lot Sweeping',[1150]*12),F('Parking Lot Repair & Striping',[None]*5+[8640]+[None]*6),A('Repairs - General',17400,noise=.7),F('Roof Repairs',[None,2215,None,None,None,None,3380.5,None,None,None,1190,None]),F('Snow Removal',[3150,2275,875]+[None]*8+[1925])],lvl=1))
s.head('Utilities',lvl=1)
E.append(s.tot('Total for Utilities',[A('Electric - Site Lighting',14900,noise=.06,season=[1.15,1.1,1,.95,.9,.85,.85,.9,.95,1.05,1.15,1.2]),A('Trash',11200,noise=.02),A('Water & Sewer',9700,noise=.05,season=SEAS_WAT)],lvl=1))
ex=s.tot('Total for Expenses',E,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[gp,ex],signs=[1,-1],typ='TOTAL',key='noi')
s.head('Other Income')
oi=s.tot('Total for Other Income',[A('Interest Earned',940,1,noise=.05)])
s.head('Other Expenses')
oe=s.tot('Total for Other Expenses',[F('Leasing Commissions',[None]*9+[7815,None,None],1),F('Mortgage Interest',[round(3412000*.0525/12-m*21.4,2) for m in range(12)],1),F('Tenant Improvements',[None]*9+[14250,None,None],1)])
no=s.tot('Net Other Income',[oi,oe],signs=[1,-1])
s.tot('Net Income',[noi,no],typ='TOTAL',key='net_income')
with open(f'{ROOT}/documents/{name}','w',newline='',encoding='utf-8-sig') as h:
    w=csv.writer(h)
    for t in ['Profit and Loss by Month','Pine Hollow Plaza LLC','January-December, 2025']:w.writerow([t]+['']*13)
    w.writerow(['']*14);w.writerow(['Distribution account']+s.cols)
    for k in s.lay:
        q=s.rows[k];t='' 
        def fm(v):
            if v is None:return ''
            return (f'-${-v:,.2f}' if v<0 else f'${v:,.2f}') if q['foots'] else f'{v:,.2f}'
        w.writerow(['   '*q['lvl']+q['label']]+[fm(v) for v in q['vals']])
    w.writerow(['']*14);w.writerow(['Accrual Basis Tuesday, January 20, 2026 09:12 AM GMTZ']+['']*13)
save(name,[s],'RETAIL','OPERATING_STATEMENT_T12','QuickBooks Online P&L by month, csv export with blanks and dollar signs on totals only')

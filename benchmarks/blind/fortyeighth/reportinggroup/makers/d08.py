# Rent Manager P&L, xls, MHC, quarter by month
from common import *
import xlwt
rng=random.Random(4808)
cols=['Jul 2025','Aug 2025','Sep 2025','Total']
s=S('Profit & Loss','Sagebrush Mobile Estates','2025-07-01','2025-09-30',cols,sheet='Profit & Loss')
def g(m,n=.05,z=0):
    v=[0.0 if (z>>k)&1 else rd(m*(1+rng.uniform(-n,n))) for k in range(3)]; return v+[rd(sum(v))]
inc=[('4000','Lot Rent',61480,.01),('4010','Park-Owned Home Rent',8750,.04),('4020','Rent-to-Own Payments',3200,.01),('4030','RV Space Rent',2840,.25),('4100','Water & Sewer Billback',9310,.06),('4110','Trash Billback',2125,.01),('4200','Late Fees',1160,.3),('4210','NSF Fees',70,.01,5),('4220','Application Fees',210,.4),('4300','Storage & Laundry',585,.2),('4900','Credits & Concessions',-450,.3)]
ti=s.section('Income',inc,'Total Income',gen=g,rt='TOTAL',key='total_income')
ex=[('6000','Resident Manager Salary',4600,.0),('6010','Maintenance Wages',3980,.12),('6020','Payroll Taxes',742,.08),('6100','Electricity',1315,.2),('6110','Water & Sewer',10280,.07),('6120','Trash Removal',2390,.01),('6200','Road & Grounds',1850,.6),('6210','Plumbing & Sewer Repairs',1430,.7),('6220','POH Repairs',1210,.7),('6230','Tree Trimming',2600,0,5),('6300','Property Insurance',1875,0),('6310','Property Taxes',5120,0),('6400','Management Fee',4450,.03),('6410','Legal & Evictions',640,.4,1),('6420','Accounting',350,0),('6430','Software & Bank Fees',288,.05),('6440','Office & Telephone',415,.1),('6450','Advertising',150,.4),('6460','License & Permits',925,0,3)]
te=s.section('Expense',ex,'Total Expense',gen=g,rt='TOTAL',key='total_operating_expenses',kind='exp')
noi=s.tot('Net Operating Income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
oe=s.section('Other Expense',[('8000','Mortgage Interest',12740,.004),('8100','Home Rehab - Capital',6300,.3,2)],'Total Other Expense',gen=g,kind='exp')
ni=s.tot('Net Income',[noi,oe],rt='TOTAL',signs=[1,-1],key='net_income')
wb=xlwt.Workbook(); ws=wb.add_sheet('Profit & Loss'); E=xlwt.easyxf
ws.write(0,0,'High Plains Community Management',E('font: name Arial, height 200')); ws.write(1,0,'Profit & Loss',E('font: name Arial, bold on, height 280')); ws.write(2,0,'Sagebrush Mobile Estates',E('font: name Arial, bold on')); ws.write(3,0,'7/1/2025 - 9/30/2025   Cash Basis',E('font: name Arial, height 180'))
hs='font: name Arial, bold on, height 180; borders: bottom medium; align: horiz %s'
ws.write(5,0,'Account',E(hs%'left'))
for k,t in enumerate(cols): ws.write(5,1+k,t,E(hs%'right'))
q=6
for r,t in zip(s.rows,s.st):
    b=r['rowType']!='LINE'; lab=('    '+r['accountCode']+' - '+r['label']) if not b else r['label']
    ws.write(q,0,lab,E('font: name Arial, height 180%s'%(', bold on' if b else '')))
    if r['rowType']!='HEADING':
        for k,v in enumerate(r['values']): ws.write(q,1+k,v,E('font: name Arial, height 180%s; %s'%((', bold on' if b else ''),'borders: top thin' if b else ''),num_format_str='#,##0.00;-#,##0.00;0.00'))
    q+=1
    if r['rowType']=='TOTAL': q+=1
ws.write(q,0,'Printed 10/06/2025 8:14 AM   Rent Manager 12',E('font: name Arial, italic on, height 140'))
ws.col(0).width=256*36
for k in range(1,5): ws.col(k).width=256*14
wb.save(DOC+'sagebrush_pl_q3.xls')
save('sagebrush_pl_q3.xls',[s],'MANUFACTURED_HOUSING','OPERATING_STATEMENT','s48a','Rent Manager P&L by month for a quarter, code and name in one cell',False)
print(len(s.rows),s.rows[noi]['values'])

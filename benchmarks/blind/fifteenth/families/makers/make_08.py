# QuickBooks Online "Profit and Loss by Class": shops, one column per building, Not specified, TOTAL (XLSX)
import random
from tl import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(7808)
FN='Brandvold Bros Retail LLC_Profit and Loss by Class.xlsx'
C=['112 Main Street','Depot Plaza','Mill Road Shops','Not Specified','TOTAL']
s=S('Profit and Loss by Class','Brandvold Bros Retail LLC','2024-01-01','2024-12-31',C,sheet='Profit and Loss by Class')
def V(a,b,c,n=None):
    v=[a,b,c,n];return v+[r2(sum(x or 0 for x in v))]
def L(l,*a,ind=1): return s.line(l,V(*a),ind=ind)
def q(b,w=.1): return r2(b*(1+R.uniform(-w,w)))
s.head('Income',ind=0)
s.head('4000 Rental Income',ind=1)
s.rows[-1]['label']='Rental Income';s.rows[-1]['accountCode']='4000'
def LC(code,l,*a,ind): return s.line(l,V(*a),code=code,ind=ind)
a=[LC('4010','Base Rent',62400.00,214935.48,138210.00,ind=2),LC('4020','Percentage Rent',None,7218.66,None,ind=2),LC('4030','Short-Term / Pop-Up',4850.00,None,2200.00,ind=2)]
t=s.tot('Total 4000 Rental Income',a,ind=1);s.rows[t]['label']='Total Rental Income';s.rows[t]['accountCode']='4000'
s.head('Tenant Reimbursements',code='4100',ind=1)
a=[LC('4110','CAM',7320.00,41880.00,23745.00,ind=2),LC('4120','Property Tax',9112.40,33651.72,21480.06,ind=2),LC('4130','Insurance',1840.00,6912.00,4428.00,ind=2)]
t2=s.tot('Total Tenant Reimbursements',a,code='4100',ind=1)
o=[LC('4200','Late Fees',150.00,725.00,300.00,ind=1),LC('4300','Laundry & Vending Commission',None,None,618.35,ind=1),LC('4900','Uncategorized Income',None,None,None,212.50,ind=1)]
ti=s.tot('Total Income',[t,t2]+o,key='total_income',ind=0)
s.head('Cost of Goods Sold',ind=0)
cg=LC('5010','Utilities Resold to Tenants',None,5844.12,3107.90,ind=1)
tc=s.tot('Total Cost of Goods Sold',[cg],ind=0)
gp=s.tot('GROSS PROFIT',[ti,tc],[1,-1],ind=0)
s.head('Expenses',ind=0)
g=[LC('6010','Advertising',420.00,2315.00,1180.00,ind=1),LC('6020','Bank Charges & Fees',None,None,None,386.40,ind=1)]
# parent with an amount of its own plus children
pr=LC('6100','Insurance',None,None,None,1250.00,ind=1)
a=[pr,LC('6110','Property Insurance',4216.00,12884.00,8730.00,ind=2),LC('6120','Umbrella Liability',610.00,1420.00,905.00,ind=2)]
g.append(s.tot('Total Insurance',a,code='6100',ind=1))
g+=[LC('6200','Legal & Professional Services',850.00,4618.75,2240.00,6900.00,ind=1),LC('6300','Management Fees',None,None,None,0,ind=1)]
mi=g[-1]; mf=[r2((s.v(ti)[k] or 0)*.045) for k in range(3)]; s.rows[mi]['values']=V(*mf)
s.head('Repairs & Maintenance',code='6400',ind=1)
a=[LC('64%d0'%n,l,q(b1,.3),q(b2,.3),q(b3,.3),ind=2) for n,(l,b1,b2,b3) in enumerate([('HVAC',1850,6420,3980),('Parking Lot',640,9875,5120),('Plumbing & Electrical',1120,3860,2415),('Roof & Gutters',380,4150,1290),('Snow & Ice',2200,11640,7380)],1)]
g.append(s.tot('Total Repairs & Maintenance',a,code='6400',ind=1))
s.head('Taxes & Licenses',code='6500',ind=1)
a=[LC('6510','Property Taxes',13480.22,42916.40,27305.88,ind=2),LC('6520','State Filing Fees',None,None,None,375.00,ind=2)]
g.append(s.tot('Total Taxes & Licenses',a,code='6500',ind=1))
s.head('Utilities',code='6600',ind=1)
a=[LC('66%d0'%n,l,q(b1),q(b2),q(b3),ind=2) for n,(l,b1,b2,b3) in enumerate([('Electric',2180,8940,5260),('Gas',1420,None or 2310,1865),('Water & Sewer',960,4120,2740)],1)]
g.append(s.tot('Total Utilities',a,code='6600',ind=1))
te=s.tot('Total Expenses',g,key='total_operating_expenses',ind=0)
noi=s.tot('NET OPERATING INCOME',[gp,te],[1,-1],typ='TOTAL',key='noi',ind=0)
s.head('Other Income',ind=0)
oi=LC('7010','Interest Earned',None,None,None,1843.19,ind=1);toi=s.tot('Total Other Income',[oi],ind=0)
s.head('Other Expenses',ind=0)
oe=[LC('8010','Depreciation',11540.00,38275.00,24910.00,ind=1),LC('8020','Mortgage Interest',9871.44,51206.83,30418.27,ind=1),LC('8030','Penalties & Settlements',None,95.00,None,ind=1)]
toe=s.tot('Total Other Expenses',oe,ind=0)
no=s.tot('NET OTHER INCOME',[toi,toe],[1,-1],ind=0)
s.tot('NET INCOME',[noi,no],typ='TOTAL',key='net_income',ind=0)
wb=Workbook();ws=wb.active;ws.title='Profit and Loss by Class'
for r,(t_,z) in enumerate([('Brandvold Bros Retail LLC',14),('Profit and Loss by Class',14),('January - December 2024',10)],1):
    ws.cell(r,1,t_).font=Font(name='Arial',bold=True,size=z);ws.cell(r,1).alignment=Alignment(horizontal='center');ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6)
thin=Side(style='thin')
for k,h in enumerate(C):
    c=ws.cell(5,2+k,h);c.font=Font(name='Arial',bold=True,size=9);c.alignment=Alignment(horizontal='center',wrap_text=True);c.border=Border(bottom=thin)
r=6
for i,(x,d) in enumerate(zip(s.rows,s.disp)):
    code=x['accountCode']; lab=x['label']
    if code: lab=('Total '+code+' '+lab[6:]) if lab.startswith('Total ') else code+' '+lab
    T=x['rowType'];c=ws.cell(r,1,'   '*d['ind']+lab);c.font=Font(name='Arial',size=8,bold=T!='LINE' and T!='HEADING');c.alignment=Alignment(wrap_text=True)
    if T!='HEADING':
        for k,v in enumerate(x['values']):
            # in subtotals QBO prints 0.00 everywhere
            if v is None and k<4: continue
            q_=ws.cell(r,2+k,v);q_.font=Font(name='Arial',size=8,bold=T!='LINE');q_.alignment=Alignment(horizontal='right')
            q_.number_format='"$"* #,##0.00\\ _€' if T!='LINE' else '#,##0.00\\ _€'
            if T!='LINE': q_.border=Border(top=thin,bottom=Side(style='double') if lab=='NET INCOME' else None)
    r+=1
ws.cell(r+3,1,'Thursday, Jan 16, 2025 10:14:33 AM GMT-6 - Accrual Basis').font=Font(name='Arial',size=8);ws.cell(r+3,1).alignment=Alignment(horizontal='center');ws.merge_cells(start_row=r+3,start_column=1,end_row=r+3,end_column=6)
ws.column_dimensions['A'].width=38
for k in 'BCDEF': ws.column_dimensions[k].width=16
ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN))
for x in s.rows:
    if x['rowType']=='LINE' and all(v is None for v in x['values'][:4]): print('?',x)
save(FN,[s],'RETAIL','OPERATING_STATEMENT','QuickBooks Online P&L by class, one column per building, COGS and gross profit, parent account with own amount, blanks, indents by spaces',True)

# Buildium-style workbook: About sheet, Income statement by month (amounts as text with $), Balance sheet (numbers), garden apartments
import random
from tl import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(7010)
FN='Buildium_Linden_Court_Q4-2024.xlsx'
P='Linden Court Apartments'
s=S('Income statement',P,'2024-10-01','2024-12-31',['Oct 2024','Nov 2024','Dec 2024','Total'],sheet='Income statement')
def V(*m): m=[r2(x) for x in m];return m+[r2(sum(m))]
def z(b,w=.1): return V(*[b*(1+R.uniform(-w,w)) for _ in range(3)])
s.head('Income',ind=0)
a=[s.line(l,v,ind=1) for l,v in [('Rent Income',V(28640,28640,29085)),('Rent Concessions',V(-400,-250,0)),('Late Fee Income',V(225,150,300)),('Laundry Income',z(318)),('Pet Fee Income',V(175,175,200)),('Application Fee Income',V(90,45,45)),('Utility Billback',z(1420,.05)),('Deposit Forfeit',V(0,650,0))]]
ti=s.tot('Total income',a,key='total_income',ind=0)
s.head('Expenses',ind=0)
s.head('Maintenance & repairs',ind=1)
b=[s.line(l,v,ind=2) for l,v in [('Cleaning and Maintenance',z(1480)),('HVAC Repairs',V(612.4,1185,240)),('Plumbing Repairs',z(690,.4)),('Supplies',z(245,.3)),('Snow Removal',V(0,480,1260))]]
m1=s.tot('Total Maintenance & repairs',b,ind=1)
s.head('Utilities',ind=1)
b=[s.line(l,v,ind=2) for l,v in [('Electricity',z(530)),('Gas',V(744.18,1392.6,1871.05)),('Water',z(1655,.05)),('Garbage',V(410,410,410))]]
m2=s.tot('Total Utilities',b,ind=1)
o=[s.line(l,v,ind=1) for l,v in [('Advertising',V(120,120,60)),('Insurance',V(1288.5,1288.5,1288.5)),('Legal and Professional Fees',V(0,395,850)),('Management Fees',V(*[x*.06 for x in s.v(ti)[:3]])),('Property Tax',V(0,0,18744.9)),('Office Expenses',z(88,.3))]]
te=s.tot('Total expenses',[m1,m2]+o,key='total_operating_expenses',ind=0)
noi=s.tot('Net operating income',[ti,te],[1,-1],typ='TOTAL',key='noi',ind=0)
s.head('Other expenses',ind=0)
oe=[s.line('Mortgage Interest',V(5418.22,5405.76,5393.25),ind=1),s.line('Depreciation Expense',V(4166.67,4166.67,4166.67),ind=1)]
to=s.tot('Total other expenses',oe,ind=0)
s.tot('Net income',[noi,to],[1,-1],typ='TOTAL',key='net_income',ind=0)
b_=S('Balance sheet',P,None,'2024-12-31',['Balance as of 12/31/2024'],sheet='Balance sheet')
def L(l,x): return b_.line(l,[x],ind=2)
b_.head('Assets',ind=0);b_.head('Current assets',ind=1)
c1=b_.tot('Total current assets',[L('Operating Bank Account',41873.55),L('Trust - Security Deposits',24650.00),L('Accounts Receivable',3918.00),L('Undeposited Funds',1145.00),L('Prepaid Insurance',6442.50)],ind=1)
b_.head('Fixed assets',ind=1)
c2=b_.tot('Total fixed assets',[L('Land',295000),L('Buildings',1375000),L('Improvements',86420.18),L('Accumulated Depreciation',-412500.33)],ind=1)
ta=b_.tot('Total assets',[c1,c2],typ='TOTAL',key='total_assets',ind=0)
b_.head('Liabilities',ind=0);b_.head('Current liabilities',ind=1)
l1=b_.tot('Total current liabilities',[L('Accounts Payable',4822.64),L('Security Deposit Liability',24650),L('Prepayments',2310),L('Property Tax Accrual',9372.45)],ind=1)
b_.head('Long term liabilities',ind=1)
l2=b_.tot('Total long term liabilities',[L('Mortgage - Tri-County Bank',1042718.33)],ind=1)
tl_=b_.tot('Total liabilities',[l1,l2],typ='TOTAL',key='total_liabilities',ind=0)
b_.head('Equity',ind=0)
eq=r2(b_.v(ta)[0]-b_.v(tl_)[0]);oc=380000.;od=-54000.;cy=38117.46
te2=b_.tot('Total equity',[L('Owner Contribution',oc),L('Owner Draw',od),L('Calculated Prior Years Retained Earnings',r2(eq-oc-od-cy)),L('Calculated Retained Earnings',cy)],typ='TOTAL',key='total_equity',ind=0)
b_.tot('Total liabilities & equity',[tl_,te2],typ='TOTAL',ind=0)
assert b_.rows[-1]['values']==b_.v(ta); print(eq)
wb=Workbook();w0=wb.active;w0.title='About'
for i,(k,v) in enumerate([('Report package','Quarter-end owner package'),('Company','Brandvold Rentals'),('Property',P),('Rental owners','Brandvold, Ida Trust; Quarry Street Holdings LLC'),('Date range','10/1/2024 - 12/31/2024'),('Accounting method','Accrual'),('Generated','1/14/2025 3:27 PM')],2): w0.cell(i,1,k).font=Font(bold=True);w0.cell(i,2,v)
w0.column_dimensions['A'].width=22;w0.column_dimensions['B'].width=50
ws=wb.create_sheet('Income statement')
ws['A1']='Income statement';ws['A1'].font=Font(name='Segoe UI',size=14,bold=True);ws['A2']=P;ws['A3']='10/1/2024 to 12/31/2024, by month | Accrual basis'
for k,h in enumerate(['','Oct 2024','Nov 2024','Dec 2024','Total'],1):
    c=ws.cell(5,k,h or None);c.font=Font(name='Segoe UI',bold=True);c.fill=PatternFill('solid',fgColor='DDE7F0');c.alignment=Alignment(horizontal='right')
x=6
def tx(v): return f'(${-v:,.2f})' if v<0 else f'${v:,.2f}'
for r,d in zip(s.rows,s.disp):
    T=r['rowType'];c=ws.cell(x,1,r['label']);c.alignment=Alignment(horizontal='left',indent=d['ind']*2);c.font=Font(name='Segoe UI',size=10,bold=T!='LINE')
    if T!='HEADING':
        for k,v in enumerate(r['values']):
            q=ws.cell(x,2+k,tx(v));q.alignment=Alignment(horizontal='right');q.font=Font(name='Segoe UI',size=10,bold=T!='LINE')
            if T!='LINE': q.border=Border(top=Side(style='hair'))
    x+=2 if r['label'] in('Total income','Total expenses','Net operating income','Total other expenses') else 1
ws.column_dimensions['A'].width=36
for k in 'BCDE': ws.column_dimensions[k].width=15
ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Balance sheet')
w2['A1']='Balance sheet';w2['A1'].font=Font(name='Segoe UI',size=14,bold=True);w2['A2']=P;w2['A3']='As of 12/31/2024 | Accrual basis'
c=w2.cell(5,4,'Balance as of 12/31/2024');c.font=Font(name='Segoe UI',bold=True);c.alignment=Alignment(horizontal='right',wrap_text=True)
x=6
for r,d in zip(b_.rows,b_.disp):   # labels step one column to the right per level
    T=r['rowType'];c=w2.cell(x,1+d['ind'],r['label']);c.font=Font(name='Segoe UI',size=10,bold=T!='LINE')
    if T!='HEADING':
        q=w2.cell(x,4,r['values'][0]);q.number_format='"$"#,##0.00;("$"#,##0.00)';q.font=Font(name='Segoe UI',size=10,bold=T!='LINE')
        if T!='LINE': q.border=Border(top=Side(style='thin'))
    x+=1
w2.column_dimensions['A'].width=3;w2.column_dimensions['B'].width=3;w2.column_dimensions['C'].width=42;w2.column_dimensions['D'].width=18
wb.save(doc(FN))
save(FN,[s,b_],'MULTIFAMILY','OPERATING_STATEMENT','Buildium-like package: About sheet, income statement by month with text amounts, balance sheet with labels stepping across columns',True)

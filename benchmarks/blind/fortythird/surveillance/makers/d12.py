# office building, cash-managed loan: quarterly cash flow statement by month, spacer columns, xlsxwriter
from lib import *
import xlsxwriter
R=random.Random(1212);FN='Marlowe Tower - Cash Flow Statement 1Q2025.xlsx'
cols=['January 2025','February 2025','March 2025','1st Quarter 2025']
s=S('Statement of Cash Flow','Marlowe Tower','2025-01-01','2025-03-31',cols,sheet='CF',dp=0,dash=True)
def L(l,v,**k): return s.line(l,list(v)+[sum(v)],**k)
def g(l,b,n=.06): return L(l,[round(b*(1+R.uniform(-n,n))) for _ in range(3)])
s.head('CASH RECEIPTS')
a=[g('Base Rent Collected',612300,.02),g('Operating Expense Reimbursements',91800,.05),g('Real Estate Tax Reimbursements',48650,.03),g('Tenant Electric',37400,.08),g('Parking Garage - Net from Operator',28950,.1),g('After-Hours HVAC and Work Orders',4300,.4),L('Prepaid Rent Received',[41210,0,18335]),L('Interest on Reserve Accounts',[2618,2471,2754])]
TR=s.tot('Total Cash Receipts',a,rt='TOTAL',key='total_income')
s.head('OPERATING DISBURSEMENTS')
e=[g('Janitorial',41650,.04),g('Security and Concierge',33200,.04),g('Engineering Payroll',38900,.04),g('Repairs and Maintenance',22700,.3),g('Elevator Maintenance',9850,.02),g('Electricity',58300,.1),L('Steam',[31842,29677,22518]),g('Water and Sewer',6150,.1),L('Snow Removal and Landscaping',[5210,7384,1150]),g('Administrative',11450,.15),g('Property Management Fee',22600,.03),L('Insurance Premiums',[0,0,84312]),L('Real Estate Taxes',[0,386450,0]),g('Legal and Professional',4900,.6)]
TE=s.tot('Total Operating Disbursements',e,rt='TOTAL',key='total_operating_expenses')
N=s.tot('Net Operating Cash Flow',[TR],[TE],rt='TOTAL')
s.head('CAPITAL DISBURSEMENTS')
c=[L('Tenant Improvements - Suite 1400',[0,118400,96250]),L('Leasing Commissions',[0,62115,0]),L('Building Capital - Cooling Tower',[48900,0,27350]),]
TC=s.tot('Total Capital Disbursements',c)
s.head('DEBT SERVICE AND ESCROWS')
d=[L('Senior Loan Interest',[176842,159728,176842]),L('Senior Loan Principal',[61304,78418,61304]),L('Mezzanine Loan Interest',[38750,35000,38750]),L('Tax and Insurance Escrow Deposits',[71400]*3),L('TI/LC Reserve Deposits',[33250]*3),L('Less: Draws from Tax and Insurance Escrow',[0,-386450,-84312]),L('Less: Draws from TI/LC Reserve',[0,-142900,-71600])]
TD=s.tot('Net Debt Service and Escrows',d)
s.head('OWNER ACTIVITY');o=[L('Owner Contributions',[0,0,0]),L('Distributions to Owner',[-120000,0,-150000])]
TO=s.tot('Net Owner Activity',o)
F=s.tot('NET CASH FLOW',[N,TO],[TC,TD],rt='TOTAL',key='net_cash_flow')
f=s.rows[F].v;b0=418275;bg=[b0,b0+f[0],b0+f[0]+f[1],b0];B0=s.line('Beginning Cash Balance',bg)
s.tot('ENDING CASH BALANCE',[F,B0],rt='TOTAL');ec=s.rows[-1].v;assert ec[2]==ec[3]
s.head('Cash by Account');w=[[61300,61300,61300,61300],[22145,19870,31066,31066]]
r1=s.line('Lockbox / Clearing',w[1]);r2=s.line('Security Deposit Account',w[0]);r0=s.line('Operating Account',[ec[k]-w[0][k]-w[1][k] for k in range(4)]);s.tot('Total Cash',[r1,r2,r0])
print(ec,s.rows[r0].v)
wb=xlsxwriter.Workbook(f'{B}/documents/{FN}');wb.set_properties({'created':__import__('datetime').datetime(2025,4,18)})
ws=wb.add_worksheet('CF');G=lambda **k:wb.add_format({'font_name':'Garamond','font_size':10,**k});ac='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)';ac2='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
ws.write('B3','Statement of Cash Flow',G(bold=1));ws.write('B4','Three Months Ended March 31, 2025  (cash basis, unaudited)',G(italic=1));ws.write('B5','Lender: Ref. ML-2021-08 / Cash management in effect',G())
ws.write('B2','Marlowe Tower',G(bold=1,font_size=14,font_color='#7F1D1D'))
CX=[3,5,7,9]
for k,h in zip(CX,cols): ws.write(6,k,h,G(bold=1,align='center',bottom=1,text_wrap=1))
y=7
for q in s.out():
    T=q.rt!='LINE'
    if q.rt=='HEADING': y+=1
    ws.write(y,1,q.label,G(bold=int(T),indent=0 if T else 2))
    if q.rt!='HEADING':
        fm=G(num_format=ac if q.rt=='TOTAL' else ac2,bold=int(T),**(dict(top=1) if T else {}),**(dict(bottom=6) if q.label in('ENDING CASH BALANCE','Total Cash') else {}))
        for k,v in zip(CX,q.v): ws.write_number(y,k,v,fm)
    y+=1
ws.set_column(0,0,2);ws.set_column(1,1,42);ws.set_column(2,2,2)
for k in CX: ws.set_column(k,k,15)
for k in(4,6,8): ws.set_column(k,k,1.5)
ws.hide_gridlines(2);ws.fit_to_pages(1,1);wb.close()
save(FN,[s],'OFFICE','CASH_FLOW_STATEMENT','owner/asset manager for a cash-managed loan','direct cash flow by month and quarter, spacer columns, beginning/ending cash and by-account check',False)

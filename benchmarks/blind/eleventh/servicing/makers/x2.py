# servicer operating statement analysis report with adjustments and normalised columns, comments at right
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(608); fn='OSAR_Loan_30418827_YE2024.xlsx'
cols=['Underwriting Base Year','2022 Normalized','2023 Normalized','2024 As Reported','2024 Adjustments','2024 Normalized','Variance 2024 to 2023']
s=S('Operating Statement Analysis Report','Granger Mill Distribution Center','2024-01-01','2024-12-31',cols,'OPERATING_STATEMENT',sheet='OSAR')
NOTE={}
def ln(label,base,adj=0.0,note=None,vol=.05,sg=1,vals=None):
    if vals is None:
        u,a,b,r=[sg*float(round(base*g*R.uniform(1-vol,1+vol))) for g in(1,1.01,1.04,1.06)]
    else: u,a,b,r=map(float,vals)
    n=r+adj; i=s.line(label,[u,a,b,r,float(adj),n,n-b]); NOTE[i]=note; return i
s.head('INCOME')
g=[ln('Gross Potential Rent',2146000,-38200,'Removed Jan rent of terminated tenant (Bay 6)',.01),ln('Less: Vacancy Loss',117000,-24650,'Vacancy set at 5.0% of GPR',.1,-1)]
br=s.tot('Base Rent',g)
h=[ln('Expense Reimbursements',591000,0,'Per CAM reconciliation',.04),ln('Percentage Rent',0,vals=[0,0,0,0]),ln('Parking / Trailer Storage',28400),ln('Other Income',9100,-61000,'Lease termination fee is non-recurring',vals=[5000,8215,7740,69318])]
eg=s.tot('Effective Gross Income (EGI)',[br]+h,'TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
e=[ln('Real Estate Taxes',331000,14880,'Adjusted to actual 2024 bill'),ln('Property Insurance',74200,vol=.1),ln('Utilities',41800),ln('Repairs and Maintenance',88700,-31275,'Roof section replacement moved to capital',.15),ln('Janitorial',7300),ln('Management Fees',81000,4310,'Minimum 3.0% of EGI'),ln('Payroll & Benefits',0,vals=[0,0,0,0]),ln('Advertising & Marketing',2400,vol=.3),ln('Professional Fees',19400,-8760,'Partnership legal cost removed',.2),ln('General and Administrative',12500,vol=.15),ln('Other Expenses',3100,vol=.3),ln('Ground Rent',0,vals=[0,0,0,0])]
te=s.tot('Total Operating Expenses',e,'TOTAL',key='total_operating_expenses')
no=s.tot('Net Operating Income (NOI)',[eg,(-1,te)],'TOTAL',key='noi')
s.head('CAPITAL ITEMS')
k=[ln('Leasing Commissions',52000,vals=[46800,38214,71190,55306]),ln('Tenant Improvements',61000,vals=[65000,18450,93720,40115]),ln('Capital Expenditures / Replacement Reserves',37000,-12400,'Replaced by U/W reserve of $0.12/sf',vals=[44280,31065,44280,56680])]
ct=s.tot('Total Capital Items',k)
nc=s.tot('Net Cash Flow (NCF)',[no,(-1,ct)],'TOTAL',key='net_cash_flow')
s.head('DEBT SERVICE')
d=[ln('Debt Service - A Note',0,vals=[1104312]*4),ln('Debt Service - B Note',0,vals=[0,0,0,0])]
dt=s.tot('Total Debt Service',d)
s.tot('Net Cash Flow After Debt Service',[nc,(-1,dt)],'TOTAL')
wb=Workbook(); ws=wb.active; ws.title='OSAR'; b=Side('thin',color='999999'); box=Border(left=b,right=b,top=b,bottom=b); fo=lambda **k: Font(name='Arial',size=8,**k)
ws.merge_cells('A1:J1'); ws['A1']='OPERATING STATEMENT ANALYSIS REPORT'; ws['A1'].font=Font(name='Arial',size=12,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
info=[('Loan Number','30418827','Property Type','Industrial - Warehouse/Distribution'),('Property Name','Granger Mill Distribution Center','Net Rentable Sq. Ft.',369000),('Borrower','GMDC Holdings LP','Year Built',2003),('Servicer / Preparer','Northbank Special Servicing','Financial Indicator','Trailing full year, normalized'),('Statement Start','01/01/2024','Statement End','12/31/2024')]
for i,(p,q,m,n) in enumerate(info,3):
    ws.cell(i,1,p).font=fo(bold=True); ws.cell(i,2,q).font=fo(); ws.cell(i,6,m).font=fo(bold=True); ws.cell(i,8,n).font=fo()
H=9
hd=[('',''),('Underwriting','Base Year'),('2022','Normalized'),('2023','Normalized'),('2024','As Reported'),('2024','Adjustments'),('2024','Normalized'),('Variance','2024 to 2023'),('% Var.','2024 to 2023'),('','Comments')]
for j,(p,q) in enumerate(hd,1):
    for r,t in((H,p),(H+1,q)):
        x=ws.cell(r,j,t or None); x.font=fo(bold=True); x.fill=PatternFill('solid',fgColor='D9E1F2'); x.alignment=Alignment(horizontal='center',wrap_text=True); x.border=box
ws.cell(H+2,1,'Months Covered').font=fo(italic=True)
for j in range(2,8): 
    if j!=6: x=ws.cell(H+2,j,12); x.font=fo(italic=True); x.alignment=Alignment(horizontal='center')
r=H+3
for i,row in enumerate(s.rows):
    t=row['rowType']; x=ws.cell(r,1,row['label']); x.font=fo(bold=t!='LINE'); x.border=box
    if t=='HEADING':
        for j in range(1,11): ws.cell(r,j).fill=PatternFill('solid',fgColor='BFBFBF')
        r+=1; continue
    for j,v in enumerate(row['values'],2):
        x=ws.cell(r,j,v); x.number_format='$#,##0_);[Red]($#,##0)' if t=='TOTAL' else '#,##0_);[Red](#,##0)'; x.font=fo(bold=t!='LINE'); x.border=box
        if t=='TOTAL': x.fill=PatternFill('solid',fgColor='FFF8DC')
    p=row['values']; x=ws.cell(r,9,round(p[6]/abs(p[2]),4) if p[2] else 'N/A'); x.number_format='0.00%'; x.font=fo(); x.border=box; x.alignment=Alignment(horizontal='right')
    x=ws.cell(r,10,NOTE.get(i)); x.font=fo(italic=True); x.alignment=Alignment(wrap_text=True,vertical='top'); x.border=box
    r+=1
r+=1
for lab,num in(('DSCR (NOI)',no),('DSCR (NCF)',nc)):
    ws.cell(r,1,lab).font=fo(bold=True)
    for j in(0,1,2,3,5): x=ws.cell(r,2+j,round(s.rows[num]['values'][j]/1104312,2)); x.number_format='0.00"x"'; x.font=fo()
    r+=1
ws.cell(r+1,1,'Source of Financial Data: Borrower operating statement, 2024 tax bills').font=fo(); ws.cell(r+2,1,'Income: Termination fee of Bay 6 removed. Expense: see comments. Capital: roof work $31,275 carried outside the statement.').font=fo()
for col,wd in zip('ABCDEFGHIJ',(38,13,13,13,13,13,13,13,10,40)): ws.column_dimensions[col].width=wd
ws.freeze_panes='B11'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(fn)); save(fn,[s],'INDUSTRIAL','OPERATING_STATEMENT','servicer OSAR with as reported, adjustments, normalized, comments column',False)

import random
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R=random.Random(3407)
NAME='Quarry Bend Aug-25 Budget Comparison.xlsx'
C=['Month Actual','Month Budget','Month Variance','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Variance','Annual Budget']
s=S('Budget Comparison','Quarry Bend Shopping Center',None,'2025-08-31',C,sheet='BvA Aug-25')
def row(mb,n=.06,inc=True,ma=None,yb=None,ya=None,ann=None):
    yb=mb*8 if yb is None else yb; ann=mb*12 if ann is None else ann
    ma=round(mb*(1+R.uniform(-n,n))) if ma is None else ma
    ya=round((yb-mb)*(1+R.uniform(-n,n)/1.6))+ma if ya is None else ya
    f=1 if inc else -1
    return [ma,mb,f*(ma-mb),ya,yb,f*(ya-yb),ann]
h=s.head
def I(l,*a,note=None,**k): return s.line(l,row(*a,**k),lv=1,note=note)
def E(l,*a,note=None,**k): return s.line(l,row(*a,inc=False,**k),lv=1,note=note)
SG=[[1,-1],[1,-1],[1,1],[1,-1],[1,-1],[1,1],[1,-1]]
h('RENTAL REVENUE')
a=[I('Minimum Rent',224500,ma=219860,note='Suite 14 (former shoe store) vacant since 7/1; budget had it paying from 7/15.'),I('Percentage Rent',0,ma=0,yb=31000,ya=36418,ann=52000,note='Grocery sales through lease year end 3/31 beat breakpoint by more than planned.'),I('Specialty Leasing / Kiosks',3800,n=.2),I('Ground Lease - Bank Pad',9250,n=0)]
ta=s.tot('Total Rental Revenue',a)
h('RECOVERIES')
b=[I('CAM Recoveries',48200),I('Real Estate Tax Recoveries',39600,n=.03),I('Insurance Recoveries',8100,n=.03),I('Prior Year Reconciliation',0,ma=-2215,yb=12000,ya=7904,ann=12000,note='2024 CAM credit issued to the fitness tenant after its audit.')]
tb=s.tot('Total Recoveries',b)
h('OTHER REVENUE')
d=[I('Late Charges and Interest',350,n=.8),I('Sign Panel Income',1400,n=0),I('Miscellaneous',200,n=.9)]
td=s.tot('Total Other Revenue',d)
ti=s.tot('TOTAL REVENUE',[ta,tb,td],typ='TOTAL',key='total_income')
h('RECOVERABLE EXPENSES')
e=[E('Parking Lot Sweeping',4200,n=0),E('Parking Lot Repairs',2500,ma=9640,note='Drain collapse behind Building C; insurer notified, deductible not met.'),E('Landscaping',6100,n=.08),E('Snow Removal',0,ma=0,yb=42000,ya=35775,ann=60000,note='Mild February; three fewer plowings.'),E('Security Patrol',8900,n=.02),E('Common Area Electric',7350,n=.15),E('Water and Sewer',5200,n=.12),E('Trash Removal',3900,n=.03),E('Roof Repairs',1500,n=.8),E('Fire Sprinkler and Alarm',1150,n=.1),E('On-Site Payroll',14800,n=.03),E('Property Insurance',8650,n=0,ma=9180,note='Renewal 5/1 came in 6% over budget.'),E('Real Estate Taxes',41200,n=0,ma=41200,ya=329600)]
te=s.tot('Total Recoverable Expenses',e)
h('NON-RECOVERABLE EXPENSES')
g=[E('Management Fee',11200,n=.04),E('Legal and Collection',1800,n=.7),E('Accounting Fees',900,n=0),E('Vacant Suite Utilities',650,n=.5,ma=1310),E('Marketing and Events',2200,n=.3),E('Bad Debt Expense',2000,ma=0,ya=5412,note='Nothing reserved in August.')]
tg=s.tot('Total Non-Recoverable Expenses',g)
tx=s.tot('TOTAL OPERATING EXPENSES',[te,tg],typ='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[ti,tx],signs=SG,typ='TOTAL',key='noi')
h('BELOW THE LINE')
k=[E('Mortgage Interest',42150,n=0,ma=42096,ya=338905),E('Tenant Improvements',0,ma=38400,yb=95000,ya=74210,ann=140000,note='Suite 6 nail salon, first draw; budgeted in May.'),E('Leasing Commissions',0,ma=0,yb=28500,ya=19750,ann=41000)]
tk=s.tot('Total Below the Line',k)
s.tot('CASH FLOW BEFORE PRINCIPAL',[noi,tk],signs=SG,typ='TOTAL',key='net_cash_flow')
s.save(NAME,'RETAIL','OPERATING_STATEMENT','workbook, month and YTD budget variance, merged group headers, spacer columns, percent columns, written notes column')
wb=Workbook(); w=wb.active; w.title='BvA Aug-25'
B=Font(name='Calibri',bold=True,size=10); N=Font(name='Calibri',size=10); thin=Side(style='thin'); 
w['A1']='Quarry Bend Shopping Center'; w['A1'].font=Font(name='Calibri',bold=True,size=14)
w['A2']='Budget Comparison'; w['A2'].font=Font(name='Calibri',size=12,bold=True); w['A3']='Period ending August 31, 2025   (accrual; favorable / (unfavorable))'; w['A3'].font=Font(name='Calibri',italic=True,size=10)
gf=PatternFill('solid',fgColor='1F4E5F'); wf=Font(name='Calibri',bold=True,size=10,color='FFFFFF')
for rng,t in (('C5:F5','Month'),('H5:K5','Year-to-Date'),('M5:M5','Annual')):
    if rng[:2]!=rng[3:]: w.merge_cells(rng)
    x=w[rng.split(':')[0]]; x.value=t; x.alignment=Alignment(horizontal='center'); 
for col,t in zip('CDEFHIJKMO',['Actual','Budget','Variance','% Var','Actual','Budget','Variance','% Var','Budget','Notes']):
    w[f'{col}6']=t; w[f'{col}6'].alignment=Alignment(horizontal='right' if col!='O' else 'left')
for rr in (5,6):
    for col in 'CDEFHIJKMO': w[f'{col}{rr}'].font=wf; w[f'{col}{rr}'].fill=gf
fmt='#,##0_);(#,##0)'; y=7
for r in s.rows:
    w.cell(y,1,r['label']).alignment=Alignment(indent=r['st'].get('lv',0)*2)
    b=r['typ']!='LINE'; w.cell(y,1).font=B if b else N
    if r['typ']!='HEADING':
        v=r['vals']
        for col,x in zip((3,4,5,8,9,10,13),v):
            q=w.cell(y,col,x); q.number_format=fmt; q.font=B if b else N
            if r['foots']: q.border=Border(top=thin,bottom=Side(style='double') if r['label'].startswith('CASH') else None)
        for col,(bu,va) in ((6,(v[1],v[2])),(11,(v[4],v[5]))):
            if bu: 
                q=w.cell(y,col,round(va/bu,4)); q.number_format='0.0%;(0.0%)'
            else: q=w.cell(y,col,'n/a')
            q.alignment=Alignment(horizontal='right'); q.font=Font(name='Calibri',size=9,italic=True,bold=b)
        if r['st'].get('note'):
            q=w.cell(y,15,r['st']['note']); q.alignment=Alignment(wrap_text=True,vertical='top'); q.font=Font(name='Calibri',size=9)
    y+=1 if not r['foots'] else 2
y+=1
for t in ['General comments','1. Leased area at August 31 was 93.4% of 187,250 square feet; two suites are vacant.','2. A letter of intent for Suite 14 is out at a rent close to budget, start January 2026.','3. The 2026 budget is due to the family office on October 15.']:
    w.cell(y,1,t).font=B if t=='General comments' else N; y+=1
for col,wd in zip('ABCDEFGHIJKLMNO',[34,1.5,12,12,11,9,1.5,13,13,11,9,1.5,13,1.5,58]): w.column_dimensions[col].width=wd
w.freeze_panes='C7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows='1:6'
wb.save(doc(NAME))

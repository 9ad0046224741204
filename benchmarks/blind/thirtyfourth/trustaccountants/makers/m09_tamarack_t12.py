import random, datetime
from truthlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R=random.Random(3409)
NAME='Tamarack Plaza T-12 thru 05.2025.xlsx'
ms=[(2024+(5+i)//12,(5+i)%12+1) for i in range(12)]
lab=[datetime.date(y,m,1).strftime('%b-%y') for y,m in ms]
C=lab+['T-12 Total','T-3 Annualized']
s=S('Trailing 12-Month Operating Statement','1180 Tamarack Plaza','2024-06-01','2025-05-31',C,sheet='T-12')
def fin(o): o=[round(x) for x in o]; return o+[sum(o),sum(o[-3:])*4]
def ser(b,n=.05,w=None): return fin([b*(1+R.uniform(-n,n))*(w[i] if w else 1) for i in range(12)])
def at(d): return fin([d.get(i,0) for i in range(12)])
neg=lambda x:[-k for k in x]
#        Jun ..                                   May
cool=[1.5,1.8,1.75,1.3,.9,.75,.8,.85,.85,.8,.8,1]; heat=[.2,.1,.1,.2,.7,1.4,2,2.4,2.1,1.5,.8,.4]
h=s.head;L=s.line
h('Income')
a=[L('Base Rental Income',fin([163200]*4+[166850]*5+[171420]*3),l=1),L('Free Rent',neg(at({4:9150,5:9150,6:9150,9:4570})),l=1),L('Operating Expense Escalations',ser(13650,.02),l=1),L('Real Estate Tax Escalations',ser(9880,.01),l=1),L('Tenant Electric Submeter',ser(7140,.08,cool),l=1),L('Storage Rent',ser(1260,0),l=1),L('Parking Income',ser(5830,.06),l=1),L('Conference Center Rental',ser(720,.6),l=1),L('Work Order Billings',ser(890,.5),l=1),L('2024 Escalation True-up',at({9:-6342}),l=1)]
ti=s.tot('Effective Gross Income',a,typ='TOTAL',key='total_income',l=0)
h('Controllable Expenses'); 
b=[L('Janitorial - Contract',ser(11450,.01),l=1),L('Janitorial - Supplies & Day Porter',ser(2640,.1),l=1),L('Engineering Salaries',ser(9320,.03),l=1),L('HVAC Repairs & Maintenance',ser(2480,.5,cool),l=1),L('Elevator Maintenance',ser(1875,0),l=1),L('Plumbing & Electrical',ser(1360,.6),l=1),L('Roof & Exterior',at({2:3860,9:2215}),l=1),L('Window Washing',at({4:4300,10:4450}),l=1),L('Landscaping & Snow',fin([900,900,900,900,900,900,2380,4115,3560,1490,900,900]),l=1),L('Security Guard Service',ser(7680,.03),l=1),L('Pest Control',ser(165,0),l=1),L('General & Administrative',ser(1580,.35),l=1),L('Management Fee',fin([x*.03 for x in s.rows[ti]['vals'][:12]]),l=1)]
sb=s.tot('Total Controllable Expenses',b,l=1)
h('Non-Controllable Expenses')
d=[L('Electricity',ser(14870,.05,cool),l=1),L('Natural Gas',ser(2930,.1,heat),l=1),L('Water & Sewer',ser(1840,.12),l=1),L('Real Estate Taxes',fin([21740]*7+[22365]*5),l=1),L('Property Insurance',fin([4985]*8+[5530]*4),l=1)]
sd=s.tot('Total Non-Controllable Expenses',d,l=1)
te=s.tot('Total Operating Expenses',[sb,sd],typ='TOTAL',key='total_operating_expenses',l=0)
noi=s.tot('Net Operating Income',[ti,te],signs=[1,-1],typ='TOTAL',key='noi',l=0)
h('Capital & Debt')
e=[L('Tenant Improvements',at({1:48200,5:31875,8:62040}),l=1),L('Leasing Commissions',at({0:22610,7:35480}),l=1),L('Building Capital',at({3:27900,10:18250}),l=1),L('Interest Expense',fin([40830-55*i for i in range(12)]),l=1),L('Principal',fin([19060+55*i for i in range(12)]),l=1)]
se=s.tot('Total Capital & Debt',e,l=1)
s.tot('Net Cash Flow',[noi,se],signs=[1,-1],typ='TOTAL',key='net_cash_flow',l=0)
s.save(NAME,'OFFICE','OPERATING_STATEMENT_T12','workbook, real dates as month headers, T-3 annualized and percent columns, info sheet first, statistics below')
wb=Workbook(); i=wb.active; i.title='Info'
for r in [('Property','1180 Tamarack Plaza'),('Owner','1180 Tamarack Plaza LLC'),('Building area (RSF)',96400),('Year built / renovated','1984 / 2016'),('Statement','Trailing 12-Month Operating Statement'),('Prepared by','Ardmore Family Office, property accounting'),('Date prepared','June 17, 2025'),('Basis','Modified cash')]: i.append(r)
i.column_dimensions['A'].width=24; i.column_dimensions['B'].width=42
for r in i['A1:A8']: r[0].font=Font(bold=True)
w=wb.create_sheet('T-12')
fn='Cambria'
w['A1']='1180 Tamarack Plaza'; w['A1'].font=Font(name=fn,size=16,bold=True,color='7A3B10')
w['A2']='Trailing 12-Month Operating Statement'; w['A2'].font=Font(name=fn,size=11)
w['A3']='June 2024 through May 2025'; w['A3'].font=Font(name=fn,size=10,italic=True)
hf=PatternFill('solid',fgColor='F3E3D3')
for k,(y,m) in enumerate(ms):
    q=w.cell(5,2+k,datetime.date(y,m,1)); q.number_format='mmm-yy'
w.cell(5,14,'T-12 Total'); w.cell(5,15,'T-3\nAnnualized'); w.cell(5,16,'% of EGI')
for k in range(1,17):
    q=w.cell(5,k); q.font=Font(name=fn,size=10,bold=True); q.fill=hf; q.alignment=Alignment(horizontal='right',vertical='bottom',wrap_text=True); q.border=Border(bottom=Side(style='medium',color='7A3B10'))
w.row_dimensions[5].height=28
y=6; EG=s.rows[ti]['vals'][12]
for r in s.rows:
    T=r['typ']; b=T!='LINE'
    q=w.cell(y,1,r['label']); q.font=Font(name=fn,size=10,bold=b,italic=T=='SUBTOTAL'); q.alignment=Alignment(indent=r['st'].get('l',0))
    if T!='HEADING':
        for k,x in enumerate(r['vals']):
            q=w.cell(y,2+k,x); q.number_format='#,##0;[Red](#,##0);0'; q.font=Font(name=fn,size=10,bold=b)
            if b: q.border=Border(top=Side(style='hair'))
            if T=='TOTAL': q.fill=hf
        q=w.cell(y,16,r['vals'][12]/EG); q.number_format='0.0%'; q.font=Font(name=fn,size=9)
        if T=='TOTAL': w.cell(y,1).fill=hf; q.fill=hf
    y+=2 if T=='TOTAL' else 1
y+=2
w.cell(y,1,'Statistics').font=Font(name=fn,size=10,bold=True,underline='single')
w.cell(y+1,1,'Occupied RSF'); w.cell(y+2,1,'Occupancy')
oc=[83150]*4+[85900]*5+[88240]*3
for k,x in enumerate(oc):
    w.cell(y+1,2+k,x).number_format='#,##0'; w.cell(y+2,2+k,x/96400).number_format='0.0%'
w.column_dimensions['A'].width=36
for k in range(2,17): w.column_dimensions[w.cell(5,k).column_letter].width=10.5
w.column_dimensions['N'].width=12; w.column_dimensions['O'].width=12; w.freeze_panes='B6'
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
wb.save(doc(NAME))

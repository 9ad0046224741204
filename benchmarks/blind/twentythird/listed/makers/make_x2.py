# Yardi Canada 12-month statement with account codes, multifamily
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(722)
M=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=S('12 Month Statement','Rivière-Nord Apartments','2024-07-01','2025-06-30',M+['Total'],sheet='Report1')
def L(c,l,f):
    v=[round(f(i),2) for i in range(12)];return s.line(l,v+[round(sum(v),2)],code=c)
u=R.uniform
s.head('INCOME','4000-0000');s.head('RENTAL INCOME','4100-0000')
gpr=L('4110-0000','Gross Potential Rent',lambda i:214600+i*410);
a=[gpr,L('4120-0000','Loss to Lease',lambda i:-u(11200,13900)),L('4130-0000','Vacancy Loss',lambda i:-u(2800,9800)),L('4140-0000','Rent Concessions',lambda i:-u(0,2400) if i in(3,4,5,6,7) else 0),L('4150-0000','Bad Debt',lambda i:-u(150,1900))]
t1=s.tot('NET RENTAL INCOME',a,code='4199-9999')
s.head('OTHER INCOME','4200-0000');a=[L('4210-0000','Parking - Indoor',lambda i:u(8700,9300)),L('4215-0000','Parking - Surface',lambda i:u(1900,2150)),L('4220-0000','Laundry',lambda i:u(2400,2900)),L('4230-0000','Storage Lockers',lambda i:1435),L('4240-0000','Sub-metered Hydro Recovery',lambda i:u(4100,6900)),L('4250-0000','NSF and Late Fees',lambda i:u(60,410)),L('4290-0000','Rooftop Antenna Licence',lambda i:2750)]
t2=s.tot('TOTAL OTHER INCOME',a,code='4299-9999');ti=s.tot('TOTAL INCOME',[t1,t2],code='4999-9999',t='TOTAL',key='total_income')
s.head('OPERATING EXPENSES','5000-0000')
def G(c,h,ls,ce,t):
    s.head(h,c);return s.tot(t,[L(*x) for x in ls],code=ce)
e=[G('5100-0000','PAYROLL',[('5110-0000','Superintendent Salaries',lambda i:9840 if i<9 else 10135.2),('5120-0000','CPP, EI and EHT',lambda i:u(790,930)),('5130-0000','Staff Suite Allowance',lambda i:1650)],'5199-9999','TOTAL PAYROLL'),
G('5200-0000','UTILITIES',[('5210-0000','Hydro',lambda i:u(9000,14200)),('5220-0000','Natural Gas',lambda i:[2100,1950,2600,5900,10400,15800,18900,17700,13200,8100,4300,2500][i]*u(.95,1.05)),('5230-0000','Water and Sewer',lambda i:u(6600,7800))],'5299-9999','TOTAL UTILITIES'),
G('5300-0000','REPAIRS & MAINTENANCE',[('5310-0000','Elevator Contract',lambda i:1284.5),('5320-0000','Plumbing',lambda i:u(300,4100)),('5330-0000','Electrical',lambda i:u(90,1700)),('5340-0000','Suite Turnover',lambda i:u(1500,8800)),('5350-0000','Snow Removal',lambda i:3150 if i in(5,6,7,8) else 0),('5360-0000','Landscaping',lambda i:1275 if i in(0,1,2,3,10,11) else 0),('5370-0000','Pest Control',lambda i:395)],'5399-9999','TOTAL REPAIRS & MAINTENANCE'),
G('5400-0000','TAXES & INSURANCE',[('5410-0000','Municipal Property Tax',lambda i:21417.33),('5420-0000','Property Insurance',lambda i:6288.75)],'5499-9999','TOTAL TAXES & INSURANCE'),
G('5500-0000','ADMINISTRATIVE',[('5510-0000','Management Fees',lambda i:u(7800,8300)),('5520-0000','Advertising',lambda i:u(250,1400)),('5530-0000','Legal - LTB Filings',lambda i:u(0,1600)),('5540-0000','Telephone and Internet',lambda i:318.4)],'5599-9999','TOTAL ADMINISTRATIVE')]
te=s.tot('TOTAL OPERATING EXPENSES',e,code='5999-9999',t='TOTAL',key='total_operating_expenses')
no=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],code='6000-0000',t='TOTAL',key='noi')
s.head('FINANCING & CAPITAL','7000-0000');a=[L('7110-0000','Mortgage Interest',lambda i:41870-i*61.3),L('7120-0000','Mortgage Principal',lambda i:17240+i*61.3),L('7310-0000','Balcony Restoration Program',lambda i:[0,38500,41250,22900][i] if i<4 else 0)]
tf=s.tot('TOTAL FINANCING & CAPITAL',a,code='7999-9999')
s.tot('NET CASH FLOW',[no,tf],[1,-1],code='9999-9999',t='TOTAL',key='net_cash_flow')
wb=Workbook();w=wb.active;w.title='Report1'
for k,t in enumerate(['Rivière-Nord Apartments (rivnord)','12 Month Statement','Period = Jul 2024-Jun 2025','Book = Accrual ; Tree = ysi_is_ca']):
    w.merge_cells(start_row=k+1,start_column=1,end_row=k+1,end_column=15);q=w.cell(k+1,1,t);q.alignment=Alignment(horizontal='center');q.font=Font(name='Arial',size=12 if k<2 else 9,bold=k<2)
for j,h in enumerate(s.cols):
    q=w.cell(6,3+j,h);q.font=Font(name='Arial',size=8,bold=True);q.alignment=Alignment(horizontal='right');q.fill=PatternFill('solid',fgColor='D9D9D9')
for j in(1,2):w.cell(6,j).fill=PatternFill('solid',fgColor='D9D9D9')
y=7
for r in s.rows:
    b=r['t']!='LINE';y+=1;ind={'HEADING':1,'LINE':3,'SUBTOTAL':2,'TOTAL':0}[r['t']]
    w.cell(y,1,r['code']).font=Font(name='Arial',size=8);q=w.cell(y,2,r['label']);q.font=Font(name='Arial',size=8,bold=b);q.alignment=Alignment(indent=ind)
    if r['v'][0] is not None:
        for j,v in enumerate(r['v']):
            q=w.cell(y,3+j,v);q.number_format='#,##0.00';q.font=Font(name='Arial',size=8,bold=b)
            if b:q.border=Border(top=Side('thin'))
    if r['items']:y+=1
w.column_dimensions['A'].width=10;w.column_dimensions['B'].width=34
for j in range(13):w.column_dimensions[chr(67+j)].width=12
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0;w.print_title_rows='6:6'
n='Riviere-Nord_12mo_stmt.xlsx';wb.save(doc(n));dump(n,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi Canada 12 month statement with codes',False)

from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as GL
BD=Font(bold=True)
# ---- x04 Yardi balance sheet with period change
s=St('Balance Sheet (With Period Change)','Quarry Street Lofts',None,'2025-06-30',['Balance Current Period','Beginning Balance','Net Change'],derive=lambda v,f:v+[v[0]-v[1]])
s.head('ASSETS','1000-0000')
a=s.sec('CASH',[('1110-0000','Cash - Operating',[86214.77,71350.02]),('1120-0000','Cash - Security Deposits',[52875,51400]),('1130-0000','Cash - Clearing',[0,-1240.5])],'TOTAL CASH','1100-0000','1199-0000')
b=s.sec('RECEIVABLES',[('1210-0000','Accounts Receivable - Residents',[14077.31,18655.6]),('1220-0000','A/R - Retail CAM True-up',[3910.44,0]),('1290-0000','Allowance for Doubtful Accounts',[-4500,-4500])],'TOTAL RECEIVABLES','1200-0000','1299-0000')
c=s.sec('ESCROWS & PREPAIDS',[('1310-0000','Real Estate Tax Escrow',[61240.18,48992.14]),('1320-0000','Insurance Escrow',[22815.6,19556.23]),('1330-0000','Replacement Reserve',[118402.91,115702.91]),('1340-0000','Prepaid Insurance',[9412.5,12550])],'TOTAL ESCROWS & PREPAIDS','1300-0000','1399-0000')
d=s.sec('FIXED ASSETS',[('1510-0000','Land',[1850000,1850000]),('1520-0000','Building',[9624180,9624180]),('1530-0000','Building Improvements',[487216.35,471840.1]),('1540-0000','Furniture & Equipment',[138550.2,138550.2]),('1590-0000','Accumulated Depreciation',[-2106744.19,-2077320.86])],'TOTAL FIXED ASSETS','1500-0000','1599-0000')
ta=s.total('TOTAL ASSETS',[a,b,c,d],None,'TOTAL','1999-0000','total_assets')
s.head('LIABILITIES & CAPITAL','2000-0000')
e=s.sec('CURRENT LIABILITIES',[('2110-0000','Accounts Payable',[31288.06,27914.9]),('2120-0000','Accrued Expenses',[8450,8450]),('2130-0000','Accrued Interest',[29516.22,29588.4]),('2140-0000','Accrued Real Estate Taxes',[73488.24,61240.2]),('2150-0000','Prepaid Rent',[11706.83,9240.17]),('2160-0000','Security Deposits Payable',[52875,51400])],'TOTAL CURRENT LIABILITIES','2100-0000','2199-0000')
f=s.sec('LONG TERM LIABILITIES',[('2510-0000','First Mortgage Payable',[6842119.55,6855930.41]),('2520-0000','Mezzanine Loan',[750000,750000])],'TOTAL LONG TERM LIABILITIES','2500-0000','2599-0000')
tl=s.total('TOTAL LIABILITIES',[e,f],None,'TOTAL','2999-0000','total_liabilities')
A,L=s.rows[ta]['v'],s.rows[tl]['v'];cap=[2100000.0,2100000.0];dis=[-185000.0,-170000.0]
q=s.sec('CAPITAL',[('3110-0000','Owner Contribution',cap),('3200-0000','Owner Distribution',dis),('3900-0000','Retained Earnings',[A[k]-L[k]-cap[k]-dis[k] for k in(0,1)])],'TOTAL CAPITAL','3000-0000','3999-0000',key='total_equity')
s.total('TOTAL LIABILITIES & CAPITAL',[tl,q],None,'TOTAL','3999-9999');s.fin()
wb=Workbook();w=wb.active;w.title='Report1'
for i,t in enumerate(['Quarry Street Lofts (qsl01)','Balance Sheet (With Period Change)','Period = Jun 2025','Book = Accrual ; Tree = ysi_bs'],1):
    w.merge_cells(start_row=i,start_column=1,end_row=i,end_column=5);w.cell(i,1,t).font=Font(name='Verdana',bold=i<3,size=9);w.cell(i,1).alignment=Alignment(horizontal='center')
fl=PatternFill('solid',fgColor='D9D9D9')
for k,t in enumerate([None,None,'Balance\nCurrent Period','Beginning\nBalance','Net\nChange'],1):
    z=w.cell(5,k,t);z.font=Font(name='Verdana',bold=True,size=8);z.fill=fl;z.alignment=Alignment(wrap_text=True,horizontal='right')
w.row_dimensions[5].height=26;n=6
for r in s.rows:
    f_=Font(name='Verdana',size=8,bold=r['t']!='LINE');w.cell(n,1,r['code']).font=f_;z=w.cell(n,2,'   '*r['lv']+r['label']);z.font=f_
    for k,v in enumerate(r['v'] or [],3): z=w.cell(n,k,v);z.font=f_;z.number_format='#,##0.00'
    n+=1
for c_,x in zip('ABCDE',(12,40,17,17,15)): w.column_dimensions[c_].width=x
for _w in wb: _w.sheet_properties.pageSetUpPr.fitToPage=True;_w.page_setup.fitToHeight=0
wb.save(B+'documents/x04.xlsx');save('x04.xlsx',[s],'MULTIFAMILY','BALANCE_SHEET','Yardi balance sheet with period change, merged headings, labels indented with spaces')
# ---- x05 workbook, two statements on two sheets (+ cover), mixed-use; amounts as text on IS
R=random.Random(2515);P='Tannery Row'
per=['FISCAL 2024 Actual','FISCAL 2024 Budget','FISCAL 2024 Variance $','FISCAL 2023 Actual']
s=St('Annual Operating Statement',P,'2024-01-01','2024-12-31',per,sheet='Ops 2024',derive=lambda v,f:[v[0],v[1],f*(v[0]-v[1]),v[2]])
def z(b): return [float(round(b*(1+R.uniform(-.06,.06)))),float(round(b,-2)),float(round(b*(1+R.uniform(-.1,.02))))]
a=s.sec('Residential (36 apts)',[('A1','Apartment rents',z(702400)),('A2','Vacancy & concessions',[-x for x in z(38900)]),('A3','Pet, parking, laundry',z(41650))],'Net residential income')
b=s.sec('Ground floor retail',[('B1','Base rent',z(214300)),('B2','CAM, tax & insurance recoveries',z(88700)),('B3','Vacancy',[-26400.0,0,-8800.0])],'Net retail income')
ti=s.total('EFFECTIVE GROSS INCOME',[a,b],None,'TOTAL',key='total_income')
s.head('Expenses');E=[s.line(l,z(v),f'C{i}',1,-1) for i,(l,v) in enumerate([('Real estate taxes',142800),('Insurance',47600),('Payroll',98500),('Utilities',61200),('Repairs & maintenance',54700),('Elevator & life safety',18300),('Cleaning & trash',29400),('Leasing & marketing',17900),('Admin & professional',21600),('Management fee',39500)],1)]
te=s.total('TOTAL OPERATING EXPENSES',E,None,'TOTAL',key='total_operating_expenses',fav=-1)
no=s.total('NET OPERATING INCOME',[ti,te],[1,-1],'TOTAL',key='noi')
s.head('Below the line');K=[s.line(l,v,c,1,-1) for c,l,v in [('D1','Replacement reserve deposits',[14400.0,14400.0,14400.0]),('D2','Mortgage interest',[187416.0,187400.0,193022.0]),('D3','Mortgage principal',[84204.0,84200.0,78598.0]),('D4','Tenant improvements',[36250.0,40000.0,0]),('D5','Leasing commissions',[11480.0,12000.0,3100.0]),('D6','Facade & window project',[92875.0,75000.0,0])]]
kb=s.total('Total below the line',K,fav=-1)
s.total('CASH FLOW BEFORE TAX',[no,kb],[1,-1],'TOTAL',key='net_cash_flow');s.fin();s1=s
s=St('Comparative Balance Sheet',P,None,'2024-12-31',['12/31/2024','12/31/2023','Change'],sheet='BS',derive=lambda v,f:v+[v[0]-v[1]])
s.head('Assets');a=s.sec(None,[(None,'Cash',[64218,103540]),(None,'Rents receivable',[18350,12077]),(None,'Escrows and reserves',[77905,69480]),(None,'Prepaid expenses',[14220,13615])],'Current assets',lv=0)
b=s.sec(None,[(None,'Land',[940000,940000]),(None,'Building and improvements',[6218330,6089205]),(None,'Less accumulated depreciation',[-1344860,-1180415]),(None,'Deferred leasing costs, net',[22710,13960])],'Real estate, net',lv=0)
ta=s.total('Total assets',[a,b],None,'TOTAL',key='total_assets')
s.head('Liabilities');tl=s.sec(None,[(None,'Accounts payable',[26488,31902]),(None,'Tenant deposits',[58940,56210]),(None,'Rents received in advance',[9815,11240]),(None,'Mortgage note payable',[3688142,3772346])],'Total liabilities',lv=0,key='total_liabilities',t='TOTAL')
A,L=s.rows[ta]['v'],s.rows[tl]['v'];s.head("Members' equity")
q=s.sec(None,[(None,'Capital contributed',[2500000,2500000]),(None,'Accumulated deficit',[A[k]-L[k]-2500000 for k in(0,1)])],"Total members' equity",lv=0,key='total_equity',t='TOTAL')
s.total('Total liabilities and equity',[tl,q],None,'TOTAL');s.fin();s2=s
wb=Workbook();w=wb.active;w.title='Cover';w['C6']='TANNERY ROW';w['C6'].font=Font(bold=True,size=24);w['C8']='Year-end owner package';w['C9']='Fiscal year 2024';w['C11']='Prepared by: Lockhaven Property Co. - Controller\u2019s office'
w=wb.create_sheet('Ops 2024');w['A1']='Tannery Row';w['A1'].font=Font(bold=True,size=14);w['A2']='Annual Operating Statement';w['A3']='Year ended December 31, 2024'
w.merge_cells('C5:F5');w['C5']='FISCAL 2024';w['C5'].alignment=Alignment(horizontal='center');w['H5']='FISCAL 2023'
for c_,t in zip((1,2,3,4,5,6,8),('Line','Description','Actual','Budget','Variance $','Var %','Actual')): x=w.cell(6,c_,t);x.font=Font(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='7B3F00');x.alignment=Alignment(horizontal='center')
n=7
for r in s1.rows:
    w.cell(n,1,r['code']);w.cell(n,2,r['label']).font=Font(bold=r['t']!='LINE')
    if r['v']:
        v=r['v'];cells=[(3,v[0]),(4,v[1]),(5,v[2]),(8,v[3])]
        for c_,x in cells:
            y=w.cell(n,c_,m(x,0,z='0',cur='$' if r['t']=='TOTAL' else ''));y.alignment=Alignment(horizontal='right');y.font=Font(bold=r['t']!='LINE')
        y=w.cell(n,6,'n/m' if not v[1] else f'{v[2]/abs(v[1])*100:.1f}%');y.alignment=Alignment(horizontal='right')
        if r['t']=='TOTAL':
            for c_ in range(1,9): w.cell(n,c_).fill=PatternFill('solid',fgColor='F8E5D6')
    n+=2 if r['t']=='TOTAL' else 1
w.cell(n+1,1,'Variances: positive = favorable to budget, (negative) = unfavorable.').font=Font(italic=True,size=9)
for c_,x in zip('ABCDEFGH',(6,34,13,13,13,9,2,13)): w.column_dimensions[c_].width=x
w=wb.create_sheet('BS');w['B1']='Tannery Row';w['B2']='Comparative Balance Sheet';w['B1'].font=w['B2'].font=Font(bold=True,name='Georgia',size=12);n=5
import datetime
for c_,t in zip((3,4,5),(datetime.date(2024,12,31),datetime.date(2023,12,31),'Change')): x=w.cell(4,c_,t);x.font=BD;x.alignment=Alignment(horizontal='right');x.number_format='mm/dd/yyyy'
for r in s2.rows:
    x=w.cell(n,2,r['label']);x.font=Font(name='Georgia',bold=r['t']!='LINE');x.alignment=Alignment(indent=1 if r['t']=='LINE' else 0)
    for c_,v in zip((3,4,5),r['v'] or []):
        x=w.cell(n,c_,v);x.number_format='#,##0_);(#,##0);0_)';x.font=Font(name='Georgia',bold=r['t']!='LINE')
        if r['t']!='LINE': x.border=Border(top=Side(style='thin'))
    n+=1
w.column_dimensions['B'].width=34
for c_ in 'CDE': w.column_dimensions[c_].width=15
for _w in wb: _w.sheet_properties.pageSetUpPr.fitToPage=True;_w.page_setup.fitToHeight=0
wb.save(B+'documents/x05.xlsx');save('x05.xlsx',[s1,s2],'MIXED_USE','OPERATING_STATEMENT','Owner package workbook: cover, operating statement (amounts as text), balance sheet',True)
# ---- x06 RealPage T12: total first, actual/forecast tags, budget at end, hidden column
R=random.Random(2516)
M=['Jul','Aug','Sep','Oct','Nov','Dec','Jan','Feb','Mar','Apr','May','Jun'];M=[f'{x} {2024 if i<6 else 2025}' for i,x in enumerate(M)]
s=St('12 Month Trend - Income & Expense','Sabal Pointe Apartment Homes','2024-07-01','2025-06-30',['12 Mo Total']+M,derive=lambda v,f:[sum(v)]+v)
e=lambda b,a=.07:ser(R,b,12,a,0);ng=lambda L:[-x for x in L]
s.head('Revenue')
g=s.total('Gross Potential Rent',[s.line('Market Rent',[float(round(398600*(1+.0021*i))) for i in range(12)],'5120',1),s.line('Loss/Gain to Lease',ng(e(11800,.3)),'5125',1)])
vac=[s.line(l,v,c,1) for c,l,v in [('5210','Vacancy',ng(e(25300,.2))),('5220','Concessions - Upfront',ng(e(6900,.5))),('5225','Concessions - Recurring',ng(e(1450,.2))),('5240','Non-Revenue Units',[-4210.0]*12),('5250','Write-offs',ng(e(4100,.5))),('5255','Collections Recovered',e(760,.6))]]
lr=s.total('Total Rent Losses',vac)
nr=s.total('Net Rental Revenue',[g,lr])
ot=[s.line(l,v,c,1) for c,l,v in [('5410','RUBS - Water/Sewer/Trash',e(19800,.05)),('5420','Bulk Internet & Cable',e(13650,.02)),('5430','Garage & Carport Rent',e(4380,.04)),('5440','Pet Rent/Fees',e(3925)),('5450','Application & Admin Fees',e(3340,.3)),('5460','Late, NSF & Legal Fees',e(4100,.2)),('5470','Month-to-Month Premium',e(1180,.4)),('5490','Termination / Damages',e(2860,.5))]]
oi=s.total('Total Other Revenue',ot);ti=s.total('Total Revenue',[nr,oi],None,'TOTAL',key='total_income')
s.head('Controllable Expenses');C_=[]
for t,L in [('Total Personnel',[('6110','Salaries - Office',e(16900)),('6120','Salaries - Maintenance',e(17450)),('6140','Bonuses & Commissions',e(2250,.5)),('6150','Taxes, Benefits & Workers Comp',e(9120))]),('Total Administrative',[('6210','Software & Screening',e(3380,.1)),('6220','Office, Phone & Postage',e(1540,.2)),('6240','Legal / Evictions',e(1320,.6))]),('Total Marketing',[('6310','Internet Advertising',e(4750,.08)),('6320','Resident Events',e(820,.6)),('6330','Referrals & Locators',e(1100,.7))]),('Total Repairs & Maintenance',[('6410','General Repairs',e(4980,.3)),('6420','HVAC Supplies',e(2200,.6)),('6430','Contract Services',e(8640,.05)),('6440','Landscape Contract',[5150.0]*12)]),('Total Make Ready',[('6510','Paint',e(3900,.3)),('6520','Clean',e(1870,.3)),('6530','Carpet/Vinyl Repair',e(940,.4))])]: C_.append(s.sec(None,L,t,lv=0))
tc=s.total('Total Controllable Expenses',C_);s.head('Non-Controllable Expenses')
N_=[s.sec(None,[('6610','Electric',e(5240,.15)),('6620','Water & Sewer',e(18700,.08)),('6630','Trash',e(4400,.03))],'Total Utilities',lv=0),s.line('Management Fees',[float(round(x*.0275)) for x in s.rows[ti]['v']],'6710',0),s.line('Property Insurance',[24815.0]*9+[27360.0]*3,'6720',0),s.line('Real Estate & Personal Property Taxes',[48250.0]*6+[50900.0]*6,'6730',0)]
tn=s.total('Total Non-Controllable Expenses',N_);te=s.total('Total Operating Expenses',[tc,tn],None,'TOTAL',key='total_operating_expenses')
no=s.total('Net Operating Income',[ti,te],[1,-1],'TOTAL',key='noi')
s.head('Debt & Capital');D=[s.line(l,v,c,1) for c,l,v in [('7110','Interest Expense',[float(104310-150*i) for i in range(12)]),('7120','Principal',[float(28400+150*i) for i in range(12)]),('7310','Replacement Reserve Deposit',[5600.0]*12),('7410','Unit Interiors',e(8800,.7)),('7420','Exterior / Roof',[0,0,61200.0,38400.0,0,0,0,0,0,17950.0,0,0])]]
td=s.total('Total Debt & Capital',D);s.total('Net Cash Flow',[no,td],[1,-1],'TOTAL',key='net_cash_flow');s.fin();dash(s)
wb=Workbook();w=wb.active;w.title='Trend'
w['A1']='RealPage Accounting';w['A2']='12 Month Trend - Income & Expense';w['A2'].font=Font(bold=True,size=13);w['A3']='Property: 2214 - Sabal Pointe Apartment Homes';w['A4']='July 2024 through June 2025';w['A5']='Ledger: Accrual     Rounding: Whole dollars'
for c_,t in [(1,'Account'),(2,'Description'),(3,'GLKEY'),(4,'12 Mo')]+[(5+i,x[:3]) for i,x in enumerate(M)]: w.cell(7,c_,t)
w['D8']='Total'
for i,x in enumerate(M): w.cell(8,5+i,int(x[4:]));w.cell(9,5+i,'Actual')
for rr in (7,8,9):
    for c_ in range(1,17): x=w.cell(rr,c_);x.font=Font(name='Tahoma',size=8,bold=rr<9,italic=rr==9);x.fill=PatternFill('solid',fgColor='DDEBF7');x.alignment=Alignment(horizontal='right' if c_>3 else 'left')
n=10
for r in s.rows:
    f_=Font(name='Tahoma',size=8,bold=r['t']!='LINE',color='1F4E78' if r['t']=='TOTAL' else '000000')
    w.cell(n,1,int(r['code']) if r['code'] else None).font=f_;w.cell(n,2,r['label']).font=f_
    if r['code']: w.cell(n,3,'2214-'+r['code'])
    for k,v in enumerate(r['v'] or [],4): x=w.cell(n,k,v or 0);x.font=f_;x.number_format='#,##0;(#,##0);"-"';x.border=Border(top=Side(style='thin')) if r['t']!='LINE' else Border()
    n+=1
w.column_dimensions['C'].hidden=True;w.column_dimensions['A'].width=8;w.column_dimensions['B'].width=34;w.column_dimensions['D'].width=12
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
w.cell(n+1,2,'** End of report **')
for _w in wb: _w.sheet_properties.pageSetUpPr.fitToPage=True;_w.page_setup.fitToHeight=0
wb.save(B+'documents/x06.xlsx');save('x06.xlsx',[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','RealPage 12-month trend, total column first, three-line header, hidden key column',True)

# marina: comparative income statement, spreadsheet export with account numbers; one total mistyped
from h import *; random.seed(707)
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
F='tolland_point_marina_oct25.xlsx'
cols=['Month Oct-25','Month Oct-24','Month Change','Year to Date 2025','Year to Date 2024','Year to Date Change']
s=St('Comparative Income Statement',cols,'Tolland Point Marina, Inc.','2025-10-01','2025-10-31',sheet='IS',derive=lambda b,e:[b[0],b[1],b[0]-b[1],b[2],b[3],b[2]-b[3]])
def L(cd,l,*v): return s.line(l,[c(x) for x in v],code=cd)
s.head('Revenue')
R=[L('4010','Seasonal Slip Rental',4812.5,3975,268440,254310),L('4020','Transient Dockage',2216,1874.5,41387.25,38926.75),L('4030','Mooring Rental',0,0,22800,21600),L('4040','Winter Storage',38650,36415,61275,57840),L('4050','Haul, Launch & Wash',19844,18236.5,47118.5,44902),L('4110','Gasoline Sales',11382.64,12077.91,164903.38,171226.04),L('4120','Diesel Sales',4117.2,3890.45,52774.19,55160.33),L('4210','Ship Store & Bait',1288.35,1406.1,30561.72,29844.6),L('4310','Laundry, Ice & Showers',142.75,118,4336.5,4091.25),L('4410','Rent - Upstairs Apartment',1100,1050,11000,10500),L('4420','Rent - Snack Bar Lease',0,0,9000,9000)]
tr=s.tot('Total Revenue',R,key='total_income')
s.head('Cost of Goods Sold')
C=[L('5110','Gasoline Purchases',9336.18,10126.4,136869.8,144201.77),L('5120','Diesel Purchases',3402.55,3276.18,44329.61,46915.08),L('5210','Ship Store Purchases',711.9,822.46,18642.33,18007.12)]
tc=s.tot('Total Cost of Goods Sold',C)
gp=s.tot('Gross Profit',[tr,(tc,-1)])
s.head('Operating Expenses')
E=[L('6010','Wages - Yard & Dock',14208.4,13566.2,128914.75,121007.3),L('6015','Wages - Office',4160,4000,41600,40000),L('6020','Payroll Taxes',1404.18,1343.86,13041.36,12317.56),L('6030','Workers Comp',866,841,8660,8410),L('6110','Dredging & Dock Repairs',0,2850,18744.9,9320.15),L('6120','Travelift Maintenance',1935.22,640.18,7716.05,6204.8),L('6130','Pump-out Station',85,85,1244.7,1108.25),L('6210','Electric - Docks & Yard',2388.17,2217.44,24106.53,22871.9),L('6220','Water & Sewer',512.6,488.3,6209.44,5877.12),L('6230','Trash & Waste Oil',644,598.5,7013.75,6480),L('6310','Insurance - Marina Package',3912.5,3604.17,39125,36041.7),L('6320','Submerged Land Lease',0,0,8460,8200),L('6330','Real Estate Taxes',0,0,27318.44,26290.1),L('6410','Credit Card Fees',488.91,476.2,9122.08,8860.41),L('6420','Office, Phone & Internet',397.12,405.6,4288.37,4017.93),L('6430','Professional Fees',0,350,5875,5400),L('6440','Advertising & Boat Show',150,150,3904,3715)]
te=s.tot('Total Operating Expenses',E,key='total_operating_expenses')
oi=s.tot('Operating Income',[gp,(te,-1)],key='noi')
s.head('Other Income (Expense)')
O=[L('8010','Interest Income',211.4,188.02,1906.77,1694.31),L('8110','Interest Expense - Bulkhead Loan',-1466.23,-1572.8,-15108.9,-16144.35)]
to=s.tot('Total Other Income (Expense)',O)
s.tot('Net Income',[oi,to],kind='TOTAL',key='net_income')
true=s.rows[te]['v'][3]; wrong=true-90000
s.put(te,3,wrong,'total_wrong',f'Total Operating Expenses, Year to Date 2025: printed {wrong/100:,.2f}, the lines sum to {true/100:,.2f}')
wb=Workbook(); ws=wb.active; ws.title='IS'; n=Font(name='Tahoma',size=9); b=Font(name='Tahoma',size=9,bold=True)
for r,t,z in((1,'Tolland Point Marina, Inc.',12),(2,'Comparative Income Statement',10),(3,'For the Period Ended October 31, 2025',9)): ws.cell(r,2,t).font=Font(name='Tahoma',size=z,bold=True)
ws.cell(1,9,'Run 11/06/2025').font=n; ws.cell(1,9).alignment=Alignment(horizontal='right')
g=PatternFill('solid',fgColor='C6E0B4')
ws.merge_cells('C5:E5'); ws.merge_cells('G5:I5'); ws['C5']='Month'; ws['G5']='Year to Date'
for q in('C5','G5'): ws[q].font=b; ws[q].alignment=Alignment(horizontal='center'); ws[q].fill=g
for col,t in zip('ABCDEGHI',['Acct #','','Oct-25','Oct-24','Change','2025','2024','Change']):
    q=ws[f'{col}6']; q.value=t; q.font=b; q.border=Border(bottom=Side(style='thin')); q.alignment=Alignment(horizontal='right' if col not in 'AB' else 'left')
r=7; cc=[3,4,5,7,8,9]
for q in s.rows:
    if q['type']=='HEADING': r+=1
    if q['code']: ws.cell(r,1,q['code']).font=n
    z=ws.cell(r,2,q['label']); z.font=b if q['type']!='LINE' else n; z.alignment=Alignment(indent=1 if q['type']=='LINE' else 0)
    if q['type']!='HEADING':
        for j,v in zip(cc,q['v']):
            x=ws.cell(r,j,v/100); x.number_format='#,##0.00_);(#,##0.00)'; x.font=b if q['items'] else n
            if q['items']: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if q['type']=='TOTAL' else None)
    r+=1
for k,w in zip('ABCDEFGHI',(7,33,12,12,12,2,13,13,13)): ws.column_dimensions[k].width=w
ws.print_title_rows='1:6'; ws.page_setup.orientation='portrait'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(D+F)
save(F,'OTHER','OPERATING_STATEMENT','marina office, retyped ledger export','comparative month and year to date, account numbers, spacer column',False,[s])

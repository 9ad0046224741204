from lib import *; import openpyxl; from openpyxl.styles import *
R=random.Random(3110)
cols=['MTD Actual','MTD Budget','MTD Variance','MTD Last Year','YTD Actual','YTD Budget','YTD Variance','YTD Last Year']
s=St('Hotel Summary Operating Statement','Silver Spur Inn & Suites - Lubbock','2025-08-01','2025-08-31',cols,sheet='Aug-25')
def ex(r):
    a,b,l,ya,yb,yl=r['v'];k=-1 if r['d'].get('e') else 1
    return [a,b,k*(a-b),l,ya,yb,k*(ya-yb),yl]
s.expand=ex
def ln(l,b,e=1,j=.05,fix=False):
    u=lambda:1 if fix else R.uniform(1-j,1+j)
    return s.line(l,[int(round(b*u())),int(round(b,-2)),int(round(b*.95*u())),int(round(b*7.7*u())),int(round(b*7.7,-2)),int(round(b*7.3*u()))],e=e)
s.head('Operating Revenue');a=[ln('Rooms',241800,0),ln('Breakfast & Bar',13900,0),ln('Meeting Room',6200,0,.15),ln('Guest Laundry & Sundry',3450,0),ln('Pet & Parking Fees',2180,0)]
inc=s.tot('Total Operating Revenue',a,typ='TOTAL',key='total_income')
s.head('Departmental Expenses');a=[ln('Rooms Wages & Benefits',46300),ln('Rooms Supplies & Linen',9950),ln('Travel Agent Commissions',8420),ln('Complimentary Breakfast',10150),ln('Bar Cost & Labor',5060),ln('Other Departments',2310)]
d=s.tot('Total Departmental Expenses',a,e=1);dp=s.tot('Departmental Profit',[inc],[d],typ='TOTAL')
s.head('Undistributed Expenses');a=[ln('Administrative & General',19850),ln('Information & Telecom',4100),ln('Sales & Marketing',11300),ln('Franchise Royalty & Program',24650),ln('Property Operations & Maintenance',10480),ln('Utilities',12150)]
u=s.tot('Total Undistributed Expenses',a,e=1);g=s.tot('Gross Operating Profit',[dp],[u],typ='TOTAL')
m=ln('Management Fee',8020)
s.head('Fixed Charges');a=[ln('Property Taxes',11600,fix=True),ln('Insurance',7150,fix=True),ln('Equipment Leases',890,fix=True)]
f=s.tot('Total Fixed Charges',a,e=1);noi=s.tot('Net Operating Income',[g],[m,f],typ='TOTAL',key='noi')
a=[ln('FF&E Reserve 4%',10700),ln('Interest - SBA 504 & Bank Note',29480,j=.01),ln('Depreciation',21250,fix=True)]
s.tot('Net Income (Loss)',[noi],a,typ='TOTAL',key='net_income')
wb=openpyxl.Workbook();ws=wb.active;ws.title='Aug-25'
ws['A1']='Silver Spur Inn & Suites - Lubbock';ws['A2']='Hotel Summary Operating Statement';ws['A3']='For the month and eight months ended August 31, 2025'
ws['A4']='August: 86 rooms, 31 days, occupancy 71.9%, ADR $126.18, RevPAR $90.72   |   favourable variances positive'
for k in(1,2):ws.cell(k,1).font=Font(bold=True,size=13)
ws['A4'].font=Font(italic=True,size=9)
navy=PatternFill('solid',fgColor='1F3864')
ws.merge_cells('A6:F6');ws['A6']='MONTH TO DATE';ws.merge_cells('H6:M6');ws['H6']='YEAR TO DATE'
C=[1,3,4,5,8,10,11,12];H={1:'Actual',2:'% Rev',3:'Budget',4:'Variance',5:'Last Year',6:'LY % Rev',7:'',8:'Actual',9:'% Rev',10:'Budget',11:'Variance',12:'Last Year',13:'LY % Rev'}
for c,h in H.items():
    for q in(6,7):ws.cell(q,c).fill=navy;ws.cell(q,c).font=Font(bold=True,color='FFFFFF');ws.cell(q,c).alignment=Alignment(horizontal='center')
    ws.cell(7,c,h or None)
T=s.vals(s.rows[inc]);q=8
for r in s.rows:
    b=r['t']!='LINE';x=ws.cell(q,7,r['label']);x.font=Font(bold=b);x.alignment=Alignment(horizontal='center' if r['t']=='HEADING' else 'left',indent=0 if b else 1)
    if r['v']:
        V=s.vals(r)
        for c,v in zip(C,V):
            x=ws.cell(q,c,v);x.number_format='#,##0_);(#,##0)';x.font=Font(bold=b)
        for c,k in((2,0),(6,3),(9,4),(13,7)):
            x=ws.cell(q,c,V[k]/T[k]);x.number_format='0.0%';x.font=Font(italic=True,size=9)
        if b:
            for c in range(1,14):
                if c!=7:ws.cell(q,c).border=Border(top=Side('thin'))
    q+=2 if r['t']=='TOTAL' else 1
ws.column_dimensions['G'].width=36
for c in'ACDEHJKL':ws.column_dimensions[c].width=12
for c in'BFIM':ws.column_dimensions[c].width=9
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
# headline statistics agree with the drawn rooms revenue
rm=s.rows[1]['v'][0];sold=1917;ws['A4']=f'August: 86 rooms, 31 days, occupancy {sold/2666*100:.1f}%, ADR ${rm/sold:.2f}, RevPAR ${rm/2666:.2f}   |   favourable variances positive'
fn='silver_spur_lubbock_aug25.xlsx';wb.save(doc(fn));save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT','hotel MTD|label|YTD with labels in the middle, % columns left out',True)

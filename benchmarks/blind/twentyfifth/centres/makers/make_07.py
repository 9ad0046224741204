# NZ hotel departmental P&L, Excel with % columns between
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3907)
s=St('Departmental Profit & Loss','Lakefront Pohutukawa Hotel, Queenstown','2025-07-01','2025-12-31',['December 2025 Actual','December 2025 Budget','December 2025 Last Year','YTD Actual','YTD Budget','YTD Last Year'],sheet='P&L Summary')
def L(l,b,**k): s.L(l,[jit(r,b),int(b),jit(r,b*.93),jit(r,b*5.3),int(b*5.2),jit(r,b*4.9)],'inc',**k)
s.H('Operating Revenue')
L('Rooms',1486000,key='rr');L('Food',392000,key='rf');L('Beverage',168500,key='rb');L('Spa & Leisure Club',74200,key='rs');L('Other Operated Departments',21300,key='ro');L('Miscellaneous Income',9800,key='rm')
s.T('ti','Total Operating Revenue','rr rf rb rs ro rm',typ='TOTAL',kt='total_income')
s.H('Rooms Department')
L('Payroll & Related - Rooms',248000,key='a1');L('Commissions & OTA Fees',131000,key='a2');L('Guest Supplies & Laundry',68400,key='a3');s.T('xr','Total Rooms Expenses','a1 a2 a3')
s.H('Food & Beverage Department')
L('Cost of Food Sold',118300,key='b1');L('Cost of Beverage Sold',43900,key='b2');L('Payroll & Related - F&B',196400,key='b3');L('Other F&B Expenses',31200,key='b4');s.T('xf','Total F&B Expenses','b1 b2 b3 b4')
s.H('Spa & Leisure Club')
L('Payroll & Related - Spa',33800,key='c1');L('Retail Cost of Sales',7900,key='c2');L('Other Spa Expenses',6150,key='c3');s.T('xs','Total Spa Expenses','c1 c2 c3')
s.L('Other Operated Departments Expenses',[8940,8500,8120,46310,44200,41870],key='xo')
s.T('xd','Total Departmental Expenses','xr xf xs xo'); s.T('dp','Departmental Profit','ti -xd')
s.H('Undistributed Operating Expenses')
L('Administrative & General',124500);L('Information & Telecommunications',28700);L('Sales & Marketing',83600);L('Property Operation & Maintenance',71900);L('Utilities',64300)
s.T('un','Total Undistributed Expenses')
s.T('gop','Gross Operating Profit','dp -un',typ='TOTAL')
L('Base Management Fee',64500,key='mf'); s.T('ibn','Income before Non-Operating Expenses','gop -mf')
s.H('Non-Operating Expenses')
L('Council Rates',38600);L('Insurance',41250);L('Ground Rent',22000);s.T('no','Total Non-Operating Expenses')
s.T('eb','EBITDA','ibn -no',typ='TOTAL',kt='noi')
L('Depreciation',118000,key='d1');L('Interest',96400,key='d2');s.T('np','Net Profit before Tax','eb -d1 -d2',typ='TOTAL',kt='net_income')
wb=Workbook();c0=wb.active;c0.title='Stats'
for i,(a,b,c) in enumerate([('Key statistics','Dec-25','YTD'),('Rooms available',5394,32016),('Rooms sold',4512,25230),('Occupancy %',.8365,.788),('ADR (NZD)',329.3,312.4),('RevPAR (NZD)',275.5,246.2)]):
    c0.append([a,b,c])
    if a=='Occupancy %': c0['B%d'%(i+1)].number_format=c0['C%d'%(i+1)].number_format='0.0%'
c0.column_dimensions['A'].width=22
w=wb.create_sheet('P&L Summary');w['B2']=s.prop;w['B2'].font=Font(bold=True,size=14);w['B3']='Departmental Profit & Loss';w['B4']='1 July 2025 to 31 December 2025 (Period 6 FY26)   NZD excl. GST'
G=PatternFill('solid',fgColor='1F4E5F');gf=Font(bold=True,color='FFFFFF')
w.merge_cells('C6:H6');w['C6']='December 2025';w.merge_cells('J6:O6');w['J6']='Year to Date'
for c in 'BCDEFGHIJKLMNO':
    for y in(6,7):w[c+str(y)].fill=G;w[c+str(y)].font=gf;w[c+str(y)].alignment=Alignment(horizontal='center')
C=['C','E','G','J','L','N']
for c,t in zip(C,['Actual','Budget','Last Year']*2):
    w[c+'7']=t; w[chr(ord(c)+1)+'7']='%'
y=8;T=s.row('ti')['vals']
for q in s.rows:
    if q['typ']=='HEADING': y+=1; w['B%d'%y]=q['label'];w['B%d'%y].font=Font(bold=True,italic=True,color='1F4E5F');y+=1;continue
    w['B%d'%y]=q['label'];w['B%d'%y].alignment=Alignment(indent=1 if q['typ']=='LINE' else 0)
    for c,v,t in zip(C,q['vals'],T):
        x=w[c+str(y)];x.value=v;x.number_format='#,##0;[Red]-#,##0';p=w[chr(ord(c)+1)+str(y)];p.value=round(v/t,4);p.number_format='0.0%';p.font=Font(italic=True,size=8,color='777777')
        if q['typ']!='LINE':x.font=Font(bold=True);x.border=Border(top=Side('thin'),bottom=Side('double') if q['typ']=='TOTAL' else None)
    if q['typ']!='LINE':w['B%d'%y].font=Font(bold=True)
    y+=1
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=38;w.column_dimensions['I'].width=2
for c in C:w.column_dimensions[c].width=12;w.column_dimensions[chr(ord(c)+1)].width=7
w.freeze_panes='C8';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
wb.save(HERE+'/documents/r07_hotel_departmental.xlsx');save('r07_hotel_departmental.xlsx',[s],'HOSPITALITY','OPERATING_STATEMENT','NZ hotel USALI-like, % columns interleaved, statistics sheet first',False)

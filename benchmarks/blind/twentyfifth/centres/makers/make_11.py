# Irish leisure club: income and expenditure by department in columns, label column in the middle block, manual Excel
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3911)
s=St('Income & Expenditure by Department','Ballinacor Golf & Leisure Club','2025-01-01','2025-08-31',['Golf €','Leisure Centre €','Bar & Catering €','Lodges €','Overheads €','Club Total €','Prior Year €'],lambda b,k:list(b[:5])+[sum(b[:5]),b[5]],sheet='I&E Aug')
def L(l,*v):
    v=[jit(r,x,.05) if x else 0 for x in v];t=sum(v);s.L(l,v+[jit(r,t*.95,.05)])
s.H('INCOME')
for t in [('Member subscriptions',318000,214500,0,0,0),('Green fees & societies',146200,0,0,0,0),('Pool & gym day passes',0,38700,0,0,0),('Classes & swim lessons',0,61400,0,0,0),('Bar sales',0,0,187300,0,0),('Restaurant & function sales',0,0,231900,0,0),('Lodge lettings',0,0,0,164800,0),('Buggy, locker & pro-shop rent',27600,5900,0,0,0),('Grants - Sport Ireland',0,0,0,0,15000)]:L(*t)
s.T('ti','TOTAL INCOME',typ='TOTAL',kt='total_income')
s.H('COST OF SALES')
for t in [('Bar purchases',0,0,71200,0,0),('Food purchases',0,0,83400,0,0),('Lodge consumables & OTA commission',0,0,0,21900,0)]:L(*t)
s.T('cs','Total cost of sales')
s.T('gs','GROSS SURPLUS','ti -cs',typ='TOTAL')
s.H('WAGES')
for t in [('Wages and salaries',121300,98200,104700,28400,67500),("Employer's PRSI",13400,10850,11560,3140,7450)]:L(*t)
s.T('wa','Total wages')
s.H('RUNNING COSTS')
for t in [('Course materials & fertiliser',41200,0,0,0,0),('Machinery fuel & repairs',27800,0,0,0,0),('Pool chemicals & plant',0,19400,0,0,0),('Heat & light',6900,52600,18700,12300,4100),('Repairs and maintenance',8200,14300,6100,9700,3850),('Cleaning & laundry',0,11900,7400,13600,0),('Rates & water',0,0,0,0,31600),('Insurance',0,0,0,0,38900),('Golf Ireland levies',14700,0,0,0,0),('Marketing',3300,6100,2900,7400,2200),('IT, phone & office',0,1900,1450,0,13200),('Professional & audit',0,0,0,0,9600)]:L(*t)
s.T('rc','Total running costs')
s.T('te','TOTAL OVERHEADS','wa rc',typ='TOTAL',kt='total_operating_expenses')
s.T('os','OPERATING SURPLUS / (DEFICIT)','gs -te',typ='TOTAL',kt='noi')
s.H('FINANCE & DEPRECIATION')
L('Bank loan interest',0,0,0,0,26400);L('Machinery lease interest',4800,0,0,0,0);L('Depreciation',31200,28700,5600,18400,3900)
s.T('fd','Total finance & depreciation')
s.T('ns','NET SURPLUS / (DEFICIT)','os -fd',typ='TOTAL',kt='net_income')
wb=Workbook();w=wb.active;w.title='I&E Aug';w.sheet_view.showGridLines=False
w.merge_cells('A1:I1');w['A1']='Ballinacor Golf & Leisure Club';w['A1'].alignment=Alignment(horizontal='center');w['A1'].font=Font(name='Garamond',size=18,bold=True,color='14532D')
w.merge_cells('A2:I2');w['A2']='Income & Expenditure by Department - 8 months to 31 August 2025';w['A2'].alignment=Alignment(horizontal='center')
w['A3']='Draft for House Committee';w['A3'].font=Font(italic=True,color='C00000')
hd=['Golf','Leisure Centre','Bar & Catering','Lodges','Overheads','Club Total','Prior Year']
th=Side('thin',color='999999');bx=Border(th,th,th,th)
for j,t in enumerate(hd):
    q=w.cell(5,3+j,t);q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');q.font=Font(bold=True);q.fill=PatternFill('solid',fgColor='D1E7D6');q.border=bx
    q=w.cell(6,3+j,'€');q.alignment=Alignment(horizontal='right');q.border=bx
w.row_dimensions[5].height=30
y=7;sec='';start=7
for q in s.rows:
    if q['typ']=='HEADING':
        w.merge_cells(start_row=y,start_column=1,end_row=y,end_column=9);w.cell(y,1,q['label']).font=Font(bold=True,color='FFFFFF')
        w.cell(y,1).fill=PatternFill('solid',fgColor='14532D');y+=1;continue
    B=q['typ']!='LINE';w.cell(y,2 if not B else 1,q['label']).font=Font(bold=B)
    for j,v in enumerate(q['vals']):
        z=w.cell(y,3+j,v);z.number_format='#,##0;[Red](#,##0)';z.border=bx;z.font=Font(bold=B)
        if B:z.fill=PatternFill('solid',fgColor='EEF6F0')
    y+=1
w.column_dimensions['A'].width=5;w.column_dimensions['B'].width=36
for c in 'CDEFGHI':w.column_dimensions[c].width=12.5
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(HERE+'/documents/r11_club_departments.xlsx');save('r11_club_departments.xlsx',[s],'HOSPITALITY','OPERATING_STATEMENT','Irish club, departments in columns, blanks for nil, labels in two columns',True)

from kit import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment, PatternFill
F='BellwetherApts_2024_Qtrly_Rev_Exp.xlsx'
s=St(['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year 2024','Year 2023','Increase (Decrease)'])
def ln(lab,q,py): y=sum(q); return s.l(lab,q+[y,py,y-py])
s.h('REVENUE')
I=[ln('Maintenance charges - shareholders',[318450,318450,318450,318450],1213200),ln('Real estate tax abatement credits applied',[0,-14220,0,-14220],-26918),ln('Professional office rent',[21300,21300,21939,21939],83460),ln('Garage license fee',[27000,27000,27000,27810],105000),ln('Laundry room income',[4116,3988,3742,4275],15890),ln('Sublet fees',[3150,3600,3150,2700],9450),ln('Bicycle and storage room fees',[1980,2010,2010,2025],7740),ln('Late charges, legal fees recovered and other',[1465,890,2240,3118],6322),ln('Interest and dividends',[3870,4012,4466,4391],11208)]
TI=s.t('Total revenue',I,kind='TOTAL')
s.h('EXPENSES')
s.h('Payroll and related')
a=[ln('Superintendent, porters and doormen',[91430,92210,93855,95460],359114),ln('Payroll taxes',[7895,7310,7066,6988],28430),ln('Union welfare, pension and annuity (32BJ)',[34218,34218,35760,35760],133902),ln('Workers compensation and disability',[5120,5120,5120,5366],19744)]
ta=s.t('Total payroll and related',a)
s.h('Utilities')
u=[ln('Fuel oil / gas for heating',[38915,17204,5390,24188],91342),ln('Electricity and gas - common areas',[8612,7933,11460,8077],34206),ln('Water and sewer',[15220,15980,17415,16240],60911)]
tu=s.t('Total utilities',u)
s.h('Repairs and operating')
r=[ln('Elevator contract and repairs',[4890,6215,4890,9377],23140),ln('Boiler and heating repairs',[6320,1180,3955,5207],18903),ln('Plumbing',[4418,3902,6671,2890],15277),ln('Painting, plastering and hallway work',[1250,7860,4415,980],12066),ln('Exterminating',[780,780,780,780],3000),ln('Cleaning and building supplies',[3388,2975,3140,3619],12511),ln('Intercom, security and cameras',[1140,640,1975,640],4980),ln('Landscaping and sidewalk',[0,3460,2215,1830],6844)]
tr=s.t('Total repairs and operating',r)
s.h('Administrative')
d=[ln('Managing agent fee',[16275,16275,16275,16275],63180),ln('Legal',[2840,5117,1960,4402],19215),ln('Auditing',[0,14500,0,0],13900),ln('Telephone, postage and office',[1362,1188,1295,1507],5033),ln('Licenses, permits and inspections',[890,2340,415,1780],4612)]
td=s.t('Total administrative',d)
s.h('Taxes and insurance')
x=[ln('Real estate taxes',[74310,74310,77208,77208],289655),ln('Corporation franchise taxes',[1850,0,0,1850],3600),ln('Insurance',[17466,17466,17466,19212],63048)]
tx=s.t('Total taxes and insurance',x)
TE=s.t('Total operating expenses',[ta,tu,tr,td,tx],kind='TOTAL')
NO=s.t('Income before debt service and depreciation',[TI,TE],[1,-1],kind='TOTAL')
s.h('OTHER')
o=[ln('Mortgage interest',[31842,31590,31334,31075],129816),ln('Depreciation and amortization',[40250,40250,40250,41160],158740)]
TO=s.t('Total other',o)
s.t('Net loss for the period',[NO,TO],[1,-1],kind='TOTAL')
v=s.rows[-1]['vals']; print(v)
# planted: the line 'Plumbing' is left out of the print, its amounts stay in the totals
k=r[2]; lost=s.rows[k]; lostv=lost['vals']
s.drop(k)
planted=dict(what=f"line 'Plumbing' ({lostv[4]:,} in 2024, {lostv[5]:,} in 2023) is missing from the section; 'Total repairs and operating' still includes it",kind='row_dropped')
wb=Workbook(); ws=wb.active; ws.title='R&E'
ws['A1']='BELLWETHER APARTMENTS, INC.'; ws['A2']='Statement of Revenue and Expenses'; ws['A3']='By quarter, year ended December 31, 2024, with comparative year 2023'
ws['A1'].font=Font(name='Times New Roman',size=14,bold=True); ws['A2'].font=Font(name='Times New Roman',size=12,bold=True); ws['A3'].font=Font(name='Times New Roman',size=10,italic=True)
# columns: A section, B line, C spacer, D..G quarters, H spacer, I year, J prior, K change
pos=[4,5,6,7,9,10,11]
ws.merge_cells('D5:G5'); ws['D5']='2 0 2 4'; ws['D5'].alignment=Alignment(horizontal='center'); ws['D5'].border=Border(bottom=Side(style='thin'))
for c,(t1,t2) in zip(pos,[('1st','Qtr'),('2nd','Qtr'),('3rd','Qtr'),('4th','Qtr'),('Year','2024'),('Year','2023'),('Increase','(Decrease)')]):
    ws.cell(6,c,t1); q=ws.cell(7,c,t2 if not t2.isdigit() else int(t2)); q.border=Border(bottom=Side(style='thin'))
    for rr in (6,7): ws.cell(rr,c).alignment=Alignment(horizontal='center'); ws.cell(rr,c).font=Font(name='Times New Roman',bold=True,size=10)
y=9; T=lambda **k: Font(name='Times New Roman',size=10,**k)
for row in s.rows:
    main=row['typ']=='TOTAL' or row['label'].isupper()
    c=ws.cell(y,1 if row['typ']!='LINE' else 2,row['label']); c.font=T(bold=main,italic=row['typ']=='HEADING' and not main)
    if row['typ']=='HEADING': y+=1; continue
    for p,vv in zip(pos,row['vals']):
        c=ws.cell(y,p,vv); c.number_format='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'; c.font=T(bold=main)
        if row['items']: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['label'].startswith('Net loss') else None)
    y+=2 if row['items'] else 1
ws.cell(y+1,1,'Unaudited. For the use of the Board of Directors only. Maintenance was raised 5% effective January 1, 2024.').font=T(italic=True)
ws.column_dimensions['A'].width=4; ws.column_dimensions['B'].width=44; ws.column_dimensions['C'].width=2; ws.column_dimensions['H'].width=2
for k in 'DEFGIJK': ws.column_dimensions[k].width=12.5
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(DOCS/F)
s.save(F,'Statement of Revenue and Expenses','BELLWETHER APARTMENTS, INC.','2024-01-01','2024-12-31',{'total_income':'Total revenue','total_operating_expenses':'Total operating expenses','net_income':'Net loss for the period'},'COOPERATIVE','OPERATING_STATEMENT','co-op by quarter with year and prior year, spacer columns, labels in two columns',sheet='R&E',planted=planted,dash=True)

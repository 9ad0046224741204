# annual by property: five strip centres across, combined column FIRST, merged two-line headers, percent column at the right
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
rng=random.Random(2209)
FN='Hollis_Bros_centers_2024_by_property.xlsx'
PR=[('Gable Corner','Marion'),('Five Oaks','Marion'),('Depot Row','Kittson'),('Airport Rd Shops','Dell City'),('Old Mill','Kittson')]
C=['All Centers']+[a for a,_ in PR]
s=St('Cash Basis Results by Center, Calendar 2024','Hollis Bros. Neighborhood Centers','2024-01-01','2024-12-31',C,sheet='2024')
W=[1.0,.62,1.35,.44,.81]
def ln(l,b,n=.12,vals=None,neg=False):
    v=vals or [round(b*w*(1+rng.uniform(-n,n))) for w in W]
    return s.l(l,[sum(v)]+v)
s.h('Collections')
ti=s.t('Total collected',[ln('Minimum rent',312000,.05),ln('CAM',61800),ln('Taxes passed through',38900,.05),ln('Insurance passed through',9800),ln('Percentage rent',0,vals=[0,0,11218,0,4406]),ln('Signs, late fees, other',2900,.5)],kind='TOTAL',key='total_income')
s.h('Paid to operate')
te=s.t('Total paid to operate',[ln('Real estate taxes',42300,.04),ln('Insurance',12100,.05),ln('Sweeping and snow',14900,.2),ln('Landscape',8200,.2),ln('Electric - lot and common',7400,.15),ln('Water and sewer',5100,.2),ln('Trash',4700,.2),ln('Roof, HVAC and building repairs',16800,.5),ln('Striping and signs',2100,.7),ln('Management, 4%',17050,.03),ln('Legal, accounting, licenses',4300,.4)],kind='TOTAL',key='total_operating_expenses')
no=s.t('Operating cash (NOI)',[ti,te],[1,-1],kind='TOTAL',key='noi')
s.h('Debt service')
ds=s.t('Total debt service',[ln('Interest',0,vals=[71240,38815,102660,0,55190]),ln('Principal',0,vals=[28960,17085,40140,0,21410])])
s.h('Capital and leasing')
cx=s.t('Total capital and leasing',[ln('Tenant improvements',0,vals=[18000,0,46250,0,7400]),ln('Leasing commissions',0,vals=[6320,2150,11880,0,3015]),ln('Parking lot overlay',0,vals=[0,0,0,21900,0]),ln('Roof sections',0,vals=[0,34600,0,0,0])])
dr=ln('Paid to owners (draws)',0,vals=[60000,12000,96000,18000,42000])
s.t('Kept in the account',[no,ds,cx,dr],[1,-1,-1,-1],kind='TOTAL',key='net_cash_flow')
wb=openpyxl.Workbook(); ws=wb.active; ws.title='2024'
th=Side(style='thin'); md=Side(style='medium')
ws['B2']='Hollis Bros. Neighborhood Centers'; ws['B2'].font=Font(name='Georgia',size=14,bold=True)
ws['B3']=s.d['title']; ws['B3'].font=Font(name='Georgia',size=11,italic=True)
ws['H3']='for Citizens Valley Bank annual review'; ws['H3'].font=Font(name='Georgia',size=8)
ws.merge_cells('C5:C6'); ws['C5']='All Centers'; ws.merge_cells('J5:J6'); ws['J5']='% of collected'
for k,(a,b) in enumerate(PR): ws.cell(5,5+k,a); ws.cell(6,5+k,b)
cols=[3]+[5+k for k in range(5)]
for r in (5,6):
    for c in range(2,11):
        x=ws.cell(r,c); x.fill=PatternFill('solid',fgColor='E6EFD9'); x.font=Font(name='Georgia',size=10,bold=r==5,italic=r==6); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
r=8; T=s.v(ti)[0]
for row,m in s.rows():
    ty=row['rowType']; big=ty!='LINE'
    x=ws.cell(r,2,row['label']); x.font=Font(name='Georgia',size=10,bold=big,underline='single' if ty=='HEADING' else None); x.alignment=Alignment(horizontal="left",indent=0 if big or row['label'].startswith('Paid to owners') else 2)
    if ty!='HEADING':
        for c,v in zip(cols,row['values']):
            y=ws.cell(r,c,v); y.number_format='$#,##0_);($#,##0)' if ty=='TOTAL' else '#,##0_);(#,##0)'; y.font=Font(name='Georgia',size=10,bold=big)
            if big: y.border=Border(top=th,bottom=Side(style='double') if row['label']=='Kept in the account' else None)
        y=ws.cell(r,10,row['values'][0]/T); y.number_format='0.0%'; y.font=Font(name='Georgia',size=9,color='777777')
    r+=1
    if ty=='TOTAL' or ty=='SUBTOTAL': r+=1
ws.cell(r+1,2,'Airport Rd Shops is free and clear. Five Oaks loan matures 3/2027. Security deposits are kept in a separate account and not shown.').font=Font(name='Georgia',size=8,italic=True)
for c,w in zip('ABCDEFGHIJ',[2,33,14,2,13,13,13,16,13,11]): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(FN))
save(FN,[s],'RETAIL','OPERATING_STATEMENT','owner spreadsheet, one column per strip centre, combined first, blank spacer column, draws and capital')

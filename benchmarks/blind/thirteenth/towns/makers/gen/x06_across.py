# Six-plex with the apartments across the columns
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D=dt.date
FN='sixplex_fern_ave_across.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
U=[('Apt 1','Nadine Coker','2/1',812,D(2023,4,1),D(2026,3,31),690,785,690,0),('Apt 2','Curtis Isbell','2/1',812,D(2024,8,15),D(2026,8,14),735,785,735,0),('Apt 3','Vacant','2/1',812,None,None,None,785,None,None),
 ('Apt 4','Ofelia Montano','1/1',604,D(2019,2,1),'MTM',540,650,300,135),('Apt 5','Garland & Imelda Judd','1/1',604,D(2025,6,1),D(2026,5,31),625,650,625,0),('Apt 6','Shawna Dowdy','3/1.5',1040,D(2022,11,1),D(2026,10,31),860,950,500,860)]
ws['A1']='2207 Fern Ave six-plex'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='updated 8/4/2025'
lab=['','Tenant','Bed/bath','Sq ft','Moved in','Lease expires','Monthly rent','Market rent','Deposit','Owes as of today']
rows=[]
for i,l in enumerate(lab):
    c=ws.cell(4+i,1,l or None); c.font=Font(bold=True)
for j,u in enumerate(U,2):
    for i,v in enumerate(u):
        c=ws.cell(4+i,j,v); c.alignment=Alignment(horizontal='center',wrap_text=True)
        if i==0: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FCE4D6')
        if i in(4,5): c.number_format='m/d/yyyy'
        if i>=6: c.number_format='"$"#,##0'
        c.border=Border(*(Side(style='thin',color='BFBFBF'),)*4)
    d=dict(unit=u[0],unitType=u[2],area=u[3],marketRent=u[7])
    if u[4]: d.update(tenantName=u[1],statusText='Occupied',moveInDate=iso(u[4]),leaseEndDate=u[5] if isinstance(u[5],str) else iso(u[5]),contractRent=u[6],deposit=u[8],balance=u[9])
    else: d['statusText']='Vacant'
    rows.append(d)
T=lambda k:sum(u[k] or 0 for u in U)
ws.cell(4,8,'ALL SIX').font=Font(bold=True)
for k in (3,6,7,8,9): 
    c=ws.cell(4+k,8,T(k)); c.font=Font(bold=True); c.number_format='"$"#,##0' if k>=6 else '#,##0'
ws.cell(5,8,'5 of 6 rented')
ws['A16']='Apt 4 is my aunt\'s friend, leave her alone till spring. Apt 6 a month behind, promised by the 15th.'
ws.row_dimensions[5].height=30
ws.column_dimensions['A'].width=18
for c in 'BCDEFGH': ws.column_dimensions[c].width=16
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+FN)
save(FN,'MULTIFAMILY','transposed: apartments across the columns, fields down the rows, totals column',True,propertyName='2207 Fern Ave six-plex',asOnDate='2025-08-04',units=6,occupied=5,vacant=1,sheet=None,rows=rows,printedTotals=dict(area=T(3),contractRent=T(6),marketRent=T(7),deposit=T(8),balance=T(9)))

from lib import *
import datetime as dt
from openpyxl import Workbook
from openpyxl.styles import *
fn='Truganook Logistics Estate - passing income.xlsx'
wb=Workbook();ws=wb.active;ws.title='Passing Income'
X=[('Warehouse 1A','Cobbler Creek Beverages Pty Ltd',8420,2021,7,1,7,118.5,.0325),('Warehouse 1B','Fleetline 3PL (Aust) Pty Ltd',6115,2023,2,1,5,124,.035),('Warehouse 2','Boral Bend Timber Importers',11260,2019,11,1,10,104.25,.03),('Warehouse 3','',4380,None,0,0,0,0,0),('Warehouse 4','Polar Chain Cold Storage Pty Ltd',9745,2024,4,15,12,176,.0325),('Warehouse 5A','Sunraysia Solar Distribution',3290,2022,9,1,5,121,.0375),('Warehouse 5B','Redgum Tyre Wholesalers',3275,2022,12,1,6,122.5,.035),('Hardstand Yard','Westgate Container Park Pty Ltd',15400,2020,6,1,8,21,.03)]
X[2]=('Warehouse 2','Bogong Timber Importers')+X[2][2:]
T=Font(name='Arial Narrow',size=10);TB=Font(name='Arial Narrow',size=10,bold=True)
ws['B1']='APPENDIX C';ws['B1'].font=TB;ws['B2']='Truganook Logistics Estate, 40-96 Boundary Road, Truganook VIC';ws['B2'].font=Font(name='Arial Narrow',size=14,bold=True);ws['B3']='Passing income at valuation date';ws['D3']=dt.date(2025,6,30);ws['D3'].number_format='d mmmm yyyy';ws['B3'].font=ws['D3'].font=T;ws['D3'].alignment=Alignment(horizontal='left')
H=['Tenancy','Lessee','GLA (m²)','Commencement','Term','Expiry','Options','Fixed review','Net passing rent ($pa)','Net passing rent ($/m²)','Contracted net rent at 30 Jun 2026 ($pa)','Contracted net rent at 30 Jun 2027 ($pa)','Recoverable outgoings ($pa)','Gross passing ($pa)','Net market rent ($pa)','Unexpired incentive ($)','Security (months)']
for j,h in enumerate(H,2):
    c=ws.cell(5,j,h);c.font=Font(name='Arial Narrow',size=10,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7F3F00');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[5].height=68
r=6;tr=[];G=[0]*8
for u,t,a,y,m,d,n,rt,rv in X:
    if not t:
        mk=a*125;vals=[u,'[Vacant]',a,None,None,None,None,None,0,None,None,None,0,0,mk,None,None];add=[a,0,0,0,0,0,mk,0]
        tr.append(R(unit=u,statusText='Vacant',area=a,annualRent=0,charges=[dict(code='Recoverable outgoings',amount=0,per='year')],totalCharges=0,marketRent=mk,marketRentPer='year'))
    else:
        s=dt.date(y,m,d);e=s.replace(year=y+n)-dt.timedelta(1);p=round(a*rt);p6=round(p*(1+rv));p7=round(p6*(1+rv));og=round(a*(22.4 if 'Yard' not in u else 6));mk=round(a*{'Hardstand Yard':24}.get(u,130 if 'Polar' not in t else 182));inc=round(p*.35) if y>=2022 else 0
        vals=[u,t,a,s,f'{n} yrs',e,['Nil','1 x 5 yrs','2 x 5 yrs'][a%3],rv,p,round(p/a,2),p6 if e>dt.date(2026,6,30) else 'expired',p7 if e>dt.date(2027,6,30) else 'expired',og,p+og,mk,inc,3 if a<9000 else 6]
        x6=p6 if e>dt.date(2026,6,30) else 0;x7=p7 if e>dt.date(2027,6,30) else 0
        add=[a,p,x6,x7,og,p+og,mk,inc]
        tr.append(R(unit=u,tenantName=t,statusText='Occupied',area=a,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),annualRent=p,charges=[dict(code='Recoverable outgoings',amount=og,per='year')],totalCharges=p+og,marketRent=mk,marketRentPer='year',rentSteps=[dict(date=q,amount=z,per='year') for q,z in(('2026-06-30',x6),('2027-06-30',x7)) if z]or None))
    for j,x in enumerate(vals,2):
        c=ws.cell(r,j,x);c.font=T;c.border=Border(bottom=Side(style='hair'))
        if isinstance(x,dt.date):c.number_format='d-mmm-yyyy'
        elif j==9:c.number_format='0.00%'
        elif j==11:c.number_format='#,##0.00'
        elif isinstance(x,(int,float)):c.number_format='#,##0;(#,##0);"-"' if j in(17,) else '#,##0'
    G=[q+w for q,w in zip(G,add)];r+=1
ws.cell(r,2,'Total / average').font=TB
for j,x in zip([4,10,12,13,14,15,16,17],G):
    c=ws.cell(r,j,x);c.font=TB;c.number_format='#,##0';c.border=Border(top=Side(style='medium'))
let=G[0]-4380
r+=1
for lab,v in[('Occupied area (m²)',let),('Vacant area (m²)',4380),('Occupancy by area',f'{let/G[0]:.1%}')]:
    ws.cell(r,3,lab).font=T;ws.cell(r,4,v).font=T;ws.cell(r,4).number_format='#,##0';r+=1
r+=1
ws.cell(r,2,'Hardstand is measured as yard area and is included in total GLA above. Security is by bank guarantee expressed in months of gross rent. All figures exclude GST.').font=Font(name='Arial Narrow',size=9,italic=True)
for j,w in enumerate([2,16,32,10,13,8,13,10,8,13,10,14,14,13,13,13,12,10]):ws.column_dimensions['ABCDEFGHIJKLMNOPQR'[j]].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn)
save(fn,'WAREHOUSE','Australian valuer appendix, contracted future rents in columns, market rent p.a.',True,'Truganook Logistics Estate','2025-06-30',8,7,1,tr,totals=dict(annualRent=G[1],area=G[0],totalCharges=G[5],marketRent=G[6]))

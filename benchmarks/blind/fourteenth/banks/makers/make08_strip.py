# owner's own workbook: formulas, recalculated by LibreOffice so that the values are stored
from common import *
import openpyxl, subprocess, shutil
from openpyxl.styles import *
F='Pineview Plaza rents FEB 2026.xlsx'
D_=dt.date
T=[(1,'Sunrise Donuts',1200,D_(2021,6,1),D_(2026,5,31),2100,1900,'one 5 yr opt'),('2 & 3','Lucky Coin Laundry (Haverly)',2600,D_(2019,3,1),D_(2029,2,28),3640,3500,'raise 3%/yr each March'),(4,'VACANT',1100,None,None,None,None,'asking $1,950 - call Gwen'),(5,'Niemi Chiropractic',1400,D_(2024,10,1),D_(2027,9,30),2485,2485,''),(6,'OLD: Fontanez Vape',950,D_(2022,1,1),D_(2025,12,31),1650,1500,'moved out 12/31'),(6,'Tres Hermanas Salon',950,D_(2026,1,15),D_(2029,1,31),1710,1710,'Jan rent prorated'),(7,'Fast Tax / Jaramillo',800,D_(2018,1,1),'MTM',1200,0,'no dep. on file'),('8A','Corner Spot Vintage',700,D_(2025,4,1),D_(2027,3,31),1015,1015,''),('8B','VACANT',750,None,None,None,None,'water damage, being fixed'),(9,'Hilltop Dialysis Center LLC',4200,D_(2016,9,1),D_(2031,8,31),8050,8000,'2 x 5 opts @ 95% FMV. NNN'),(10,'Golden Wok',1850,D_(2023,5,1),D_(2028,4,30),3145,3100,'grease trap - tenant'),('PAD','Velocity Car Wash (ground lease)',None,D_(2017,7,1),D_(2037,6,30),4500,0,'pays own taxes')]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='FEB 26'
B=Font(bold=True); yl=PatternFill('solid',fgColor='FFFF99'); gr=PatternFill('solid',fgColor='D9E2D0'); th=Side(style='thin',color='888888')
ws['B1']='PINEVIEW PLAZA'; ws['B1'].font=Font(bold=True,size=16); ws.merge_cells('B1:F1')
ws['B2']='6100 State Route 9 - Rents for February 2026'; ws.merge_cells('B2:G2')
ws['P1']='Me: 1. chase Fast Tax for lease  2. re-stripe lot'; ws['P1'].font=Font(italic=True,color='AA0000')
ws['H4']='P A S S   T H R U S'; ws.merge_cells('H4:J4'); ws['H4'].alignment=Alignment(horizontal='center'); ws['H4'].font=B
hd=['SP #','WHO','SQ FT','START','ENDS','RENT/MO','CAM','TAXES','INS','ALL IN / MO','RENT / YR','$/FT','cell #','SEC DEP','NOTES']
for j,h in enumerate(hd): x=ws.cell(5,2+j,h); x.font=B; x.fill=gr; x.border=Border(bottom=th,top=th); x.alignment=Alignment(horizontal='center',wrap_text=True)
rows=[]; rr=6; G=[0]*8; r=random.Random(7108)
for k,(u,n,sf,a,b,rent,dep,note) in enumerate(T):
    if u==9: rr+=1
    hid=n.startswith('OLD')
    ws.cell(rr,2,u).alignment=Alignment(horizontal='center'); ws.cell(rr,3,n); ws.cell(rr,4,sf); 
    cam=tx=ins=None
    if rent is not None:
        ws.cell(rr,5,a);ws.cell(rr,6,b);ws.cell(rr,7,rent)
        if sf: cam,tx,ins=round(sf*.22),round(sf*.19),round(sf*.04)
        if u==7: cam=tx=ins=0
        if u=='PAD': cam=150; tx=ins=None
        for j,v in enumerate((cam,tx,ins)): ws.cell(rr,8+j,v)
        ws.cell(rr,11,f'=SUM(G{rr}:J{rr})'); ws.cell(rr,12,f'=G{rr}*12')
        if sf: ws.cell(rr,13,f'=L{rr}/D{rr}')
        ws.cell(rr,14,f'555-01{20+k}'); ws.cell(rr,15,dep)
    ws.cell(rr,16,note or None)
    for j in (7,8,9,10,11,12,15): ws.cell(rr,j).number_format='#,##0'
    ws.cell(rr,13).number_format='0.00'; ws.cell(rr,4).number_format='#,##0'
    for j in (5,6): ws.cell(rr,j).number_format='m/d/yy'; ws.cell(rr,j).alignment=Alignment(horizontal='right')
    if n=='VACANT':
        for j in range(2,17): ws.cell(rr,j).fill=yl
    if hid: ws.row_dimensions[rr].hidden=True
    else:
        t=None if rent is None else rent+sum(x or 0 for x in (cam,tx,ins))
        rows.append(row(unit=str(u),tenantName=None if n=='VACANT' else n,statusText='VACANT' if n=='VACANT' else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=rent,annualRent=None if rent is None else rent*12,charges=[{'code':q,'amount':v} for q,v in (('CAM',cam),('TAXES',tx),('INS',ins)) if v is not None],totalCharges=t,deposit=dep))
        for j,v in enumerate((sf,rent,cam,tx,ins,t,(rent or 0)*12,dep)): G[j]+=v or 0
    rr+=1
last=rr-1
ws.cell(rr,3,'TOTAL').font=B
for j,L in ((4,'D'),(7,'G'),(8,'H'),(9,'I'),(10,'J'),(11,'K'),(12,'L'),(15,'O')):
    x=ws.cell(rr,j,f'=SUBTOTAL(109,{L}6:{L}{last})'); x.font=B; x.number_format='#,##0'; x.border=Border(top=th,bottom=Side(style='double'))
occ=sum(1 for q in rows if q['statusText']!='VACANT'); N=len(rows)
ws.cell(rr+2,3,f'{N} spaces incl. the pad, {N-occ} empty'); ws.cell(rr+3,3,'Taxes & ins. are last year\'s bill / 12'); 
for L,w in zip('ABCDEFGHIJKLMNOP',(2,7,31,8,10,10,10,8,8,7,12,11,7,11,9,30)): ws.column_dimensions[L].width=w
ws.column_dimensions['N'].hidden=True
ws.row_dimensions[5].height=18
for q in range(6,rr+4): ws.row_dimensions[q].height=14.5
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
os.makedirs(HERE+'/tmp8',exist_ok=True); wb.save(f'{HERE}/tmp8/{F}')
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','xlsx','--outdir',D,f'{HERE}/tmp8/{F}'],check=True,capture_output=True); shutil.rmtree(HERE+'/tmp8')
# stored values must be there
v=openpyxl.load_workbook(f'{D}/{F}',data_only=True).active
assert [v.cell(rr,j).value for j in (4,7,8,9,10,11,12,15)]==G,(G,[v.cell(rr,j).value for j in (4,7,8,9,10,11,12,15)])
save(F,dict(propertyName='PINEVIEW PLAZA',asOnDate='2026-02',units=N,occupied=occ,vacant=N-occ,printedTotals=dict(zip(['area','contractRent','CAM','TAXES','INS','totalCharges','annualRent','deposit'],G)),rows=rows),'RETAIL',"owner's own workbook with formulas, highlights, notes",'hidden row of a former tenant (not in truth), hidden phone column, double space 2 & 3, pad without area, blank spacer row, asking rent only in a note')

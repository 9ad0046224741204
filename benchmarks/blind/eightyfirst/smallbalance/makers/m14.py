# workshop bays: landlord's yearly ledger with month columns
from h import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
FN='KILN RD SHOPS 2025.xlsx'
r=random.Random(8114); N=names(r); D=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='2025'
n=Font(name='Calibri',size=10); b=Font(name='Calibri',size=10,bold=True); red=Font(name='Calibri',size=10,color='C00000')
ws['A1']='KILN ROAD WORKSHOPS'; ws['A1'].font=Font(name='Calibri',size=14,bold=True); ws['A2']='77 Kiln Rd.  Rents 2025, posted thru August 2025'; ws['A2'].font=n
M='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
H=['Bay','Tenant','Cell','Trade','Sq ft','Rent','Lease to','Dep','Power']+M+['Paid YTD']
for j,h in enumerate(H,1):
    c=ws.cell(4,j,h); c.font=b; c.fill=PatternFill('solid',fgColor='FFE699'); c.alignment=Alignment(horizontal='center'); c.border=Border(bottom=Side(style='thin'))
tr=['Cabinets','Auto detail','Pottery','Welding','Sign shop','Storage','Upholstery','Band practice','Motorcycles','Stone carving','Plumber','Electrician','Screen print','Canvas/awning','Boat repair','Glass','Tile','Bike frames','Furniture','Landscaper','Caterer','Painter']
r.shuffle(tr); biz={'3':'Hot Rivet Fabrication','8':'Three Sisters Screen Printing','12A':'Dovetail Bros. Cabinets','17':'Ziggy Signs'}
bays=[str(i) for i in range(1,12)]+['12A','12B']+[str(i) for i in range(14,24)]+['Loft']
rows=[];R=5;sr=sd=sy=ssf=0;ms=[0]*12
for i,u in enumerate(bays):
    sf=r.choice([480,600,600,720,900,1200]) if u!='Loft' else 1500; 
    if u in('6','19'):
        vals=[u,'vacant',None,None,sf]; y=0; pay=[None]*12
        if u=='19':
            pay[:3]=[475,475,475]; y=1425
            for k in range(3): ms[k]+=475
        rows.append(row(unit=u,area=sf,statusText='vacant')); ssf+=sf
        vals=vals+[None]*4+pay+[y or None]
    else:
        f,l=next(N); nm=biz.get(u,f'{f} {l}'); t={'3':'Welding','8':'Screen print','12A':'Cabinets','17':'Sign shop'}.get(u,tr[i%len(tr)])
        rent=round(sf*r.uniform(.72,.92)/5)*5; ls=r.choice(['MTM','MTM','MTM',D(2025,12,31),D(2026,6,30),D(2026,3,31),D(2027,2,28)])
        dep=r.choice([rent,rent,300,250,None]); pw=r.choice(['own meter','incl.','own meter','shared'])
        st=r.choice([0]*6+[2,4]); pay=[None]*12
        for k in range(st,8): pay[k]=rent
        if u in('9','21'): pay[7]=None
        if u=='15': pay[6]=rent//2
        for k in range(12):
            if pay[k]: ms[k]+=pay[k]
        y=sum(p or 0 for p in pay)
        vals=[u,nm,f'555-01{r.randrange(10,99)}',t,sf,rent,ls,dep,pw]+pay+[y]
        rows.append(row(unit=u,tenantName=nm,area=sf,statusText='Occupied',contractRent=rent,leaseEndDate=ls if isinstance(ls,str) else iso(ls),deposit=dep)); sr+=rent; sd+=dep or 0; ssf+=sf
    sy+=y
    for j,v in enumerate(vals,1):
        if j==1 and v.isdigit(): v=int(v)
        c=ws.cell(R,j,v); c.font=n
        if j in(5,6,8) or j>=10: c.number_format='#,##0'
        if j in(1,7,9): c.alignment=Alignment(horizontal='center')
        if j==7 and not isinstance(v,str) and v: c.number_format='m/d/yyyy'
    R+=1
ws.cell(R,2,'TOTALS')
for j,v in [(5,ssf),(6,sr),(8,sd)]+[(10+k,ms[k]) for k in range(8)]+[(22,sy)]: ws.cell(R,j,v).number_format='#,##0'
for j in range(1,23): ws.cell(R,j).font=b; ws.cell(R,j).border=Border(top=Side(style='thin'))
ws.cell(R+2,2,'24 bays, 2 vacant. Rent is per month. Bay 9 & 21 have not paid Aug.').font=n
for j,w in enumerate([6,30,11,15,7,8,11,7,11]+[7]*12+[10],1): ws.column_dimensions[gl(j)].width=w
ws.column_dimensions['C'].hidden=True
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('repairs')
for x in [('date','bay','what','cost'),(D(2025,2,11),4,'overhead door spring',385),(D(2025,4,29),'12B','roof patch',1240),(D(2025,7,8),19,'haul off junk',450)]: w2.append(x)
w2.column_dimensions['A'].width=12; w2.column_dimensions['C'].width=24
wb.save(doc(FN)); assert len(rows)==24; print(sr,sum(x.get('contractRent',0) for x in rows))
save(FN,'INDUSTRIAL','landlord ledger: rent column with twelve month columns of payments, hidden phone column',True,dict(propertyName='KILN ROAD WORKSHOPS',asOnDate='2025-08',units=24,occupied=22,vacant=2,sheet='2025',rows=rows))

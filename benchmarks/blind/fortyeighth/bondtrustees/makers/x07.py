# workbook: scattered houses, addresses, live formulas recalculated by LibreOffice
from common import *
import openpyxl, subprocess, tempfile, shutil
from openpyxl.styles import *
r=random.Random(4817); N=Names(r); fn='Series B houses - tenant list.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Houses'
ST="Wren Court,Hatchery Road,E 14th Street,Pine Needle Lane,Sumac Drive,Belle Aire Avenue,Tanner Street,Old Ferry Road,Cotton Gin Loop,N Vesper Street,Quarry View,Mabel Street".split(','); CT=[('Dellwood','38001'),('Dellwood','38004'),('Parrish Grove','38115'),('Sumner Bend','38060')]
ws['A1']='Cotterill Homes Portfolio'; ws['A1'].font=Font(bold=True); ws['A2']='Series 2025B collateral houses, data as of 9/30/25'
H=['Address','City','Zip','Bd/Ba','Sq Ft','Yr Blt','Resident','Program','Lease Start','Lease End','Est. Market Rent','Current Rent','Tenant Pays','HA Pays','Deposit','Comments']
for i,h in enumerate(H,1): c=ws.cell(4,i,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,vertical='top'); c.border=Border(bottom=Side(style='thin'))
A=[]; seen=set()
while len(A)<61:
    a=(f"{r.randint(101,4899)} {r.choice(ST)}",)+r.choice(CT)
    if a[0] not in seen: seen.add(a[0]); A.append(a)
A.sort(key=lambda a:(a[1],a[2],a[0].split(' ',1)[1],int(a[0].split()[0])))
rows=[]; R=5; cmt={'V':['make ready','rehab - roof','listed 9/12','make ready']}
for a,ct,zp in A:
    bd=r.choice(['3/1','3/2','3/2','3/1.5','4/2','2/1']); sf={'2':920,'3':1240,'4':1610}[bd[0]]+r.randint(-90,140); mk={'2':950,'3':1275,'4':1550}[bd[0]]+r.choice([0,25,50,75,100]); x=dict(unit=a,unitType=bd,area=sf,marketRent=mk); pgm=ls=le=None; cm=None; tp=ha=None
    if r.random()<.08: x['statusText']='vacant'; cm=r.choice(cmt['V'])
    else:
        f,l=N.get(); rent=mk-r.choice([0,0,15,25,50,80,125]); ls=d(r.choice([2022,2023,2024,2025]),r.randint(1,9),1); le=addm(ls,12)-dt.timedelta(days=1)
        if le<d(2025,9,30): le='MTM' if r.random()<.5 else addm(le,12*(2025-le.year+ (0 if le.month>9 else 1)))
        if r.random()<.35: pgm='HCV'; tp=r.randint(50,rent//2); ha=rent-tp
        else: pgm='Market'; tp=rent
        x.update(statusText='Occupied',tenantName=f"{f} {l}",leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=r.choice([rent,mk,800]),charges=[dict(code='Tenant Pays',amount=tp)]+([dict(code='HA Pays',amount=ha)] if ha is not None else []))
        if r.random()<.1: cm=r.choice(['pays late','renewal sent','dog ok','HQS reinspect','new water heater'])
    v=[a,ct,zp,bd,sf,r.randint(1948,2006),x.get('tenantName','vacant'),pgm,ls,le,mk,x.get('contractRent'),tp,ha,x.get('deposit'),cm]
    for i,q in enumerate(v,1):
        if i==12 and q is not None: q=f'=M{R}+N{R}' if ha is not None else f'=M{R}'
        c=ws.cell(R,i,q)
        if isinstance(q,dt.date): c.number_format='m/d/yy'
        if 11<=i<=15: c.number_format='#,##0'
        if i==3: c.number_format='@'
    rows.append(x); R+=1
ws.cell(R,1,f'{len(rows)} houses').font=Font(bold=True)
for i in(5,11,12,13,14,15): c=ws.cell(R,i,f"=SUM({'ABCDEFGHIJKLMNO'[i-1]}5:{'ABCDEFGHIJKLMNO'[i-1]}{R-1})"); c.number_format='#,##0'; c.font=Font(bold=True); c.border=Border(top=Side(style='thin'))
ws.cell(R+1,1,'occupied'); ws.cell(R+1,5,f'=COUNT(L5:L{R-1})'); ws.cell(R+2,1,'vacant'); ws.cell(R+2,5,f'=COUNTIF(G5:G{R-1},"vacant")')
for i,w in enumerate([27,14,8,7,7,7,24,9,10,10,10,10,9,9,9,18]): ws.column_dimensions['ABCDEFGHIJKLMNOP'[i]].width=w
ws.row_dimensions[4].height=30; ws.auto_filter.ref=f'A4:P{R-1}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
t=tempfile.mkdtemp(); p=os.path.join(t,fn); wb.save(p); subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,p],check=True,capture_output=True); shutil.rmtree(t)
oc=sum('tenantName' in x for x in rows)
save(fn,dict(propertyName='Cotterill Homes Portfolio',asOnDate='2025-09-30',units=61,occupied=oc,vacant=61-oc,rows=rows),'SINGLE_FAMILY_RENTAL','scattered-house list with addresses, live formulas')

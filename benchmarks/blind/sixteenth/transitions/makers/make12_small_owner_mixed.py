from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
import subprocess,shutil
r=random.Random(1412); AS=D(2025,6,1); N='118 Wharf St rents June 2025.xlsx'
wb=Workbook(); ws=wb.active; ws.title='June'
f=lambda **k: Font(name='Arial',size=10,**k)
ws['A1']='118 WHARF STREET'; ws['A1'].font=f(bold=True); ws['A2']='Rents as of 6/1/2025'; ws['D2']='sec. dep. in Harbor Savings acct'; 
q=4; rows=[]; tots=[]; subs=[]
def sec(title,hdr):
    global q
    ws.cell(q,1,title).font=f(bold=True,underline='single'); q+=1
    for c,t in hdr: x=ws.cell(q,c,t); x.font=f(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='center'); x.border=Border(bottom=Side(style='thin'))
    q+=1
SH=[('Store #1','Halyard Coffee Roasters',1240,38400,D(2022,3,1),D(2027,2,28),6400),('Store #2','Tidewater Books & Maps',980,29400,D(2019,9,1),D(2029,8,31),2450),('Store #3',None,760,None,None,None,None)]
OF=[('2-Front','Pruitt & Ames, Surveyors',1120,22200,D(2024,1,1),D(2026,12,31),1850),('2-Rear','Gulliver Travel Svc',640,12000,D(2018,5,1),'month to mo.',1000),('2-Mid','R. Castellan CPA',410,8100,D(2023,7,1),D(2026,6,30),675)]
for ttl,L,bd in (('GROUND FLOOR - STORES',SH,'stores'),('SECOND FLOOR - OFFICES',OF,'offices')):
    sec(ttl,[(1,'Space'),(2,'Tenant'),(4,'Sq. ft.'),(5,'Rent per year'),(6,'Per month'),(8,'Lease from'),(9,'Lease to'),(10,'Sec. dep.'),(11,'Remarks')]); a=q
    for u,t,sf,an,s,e,d_ in L:
        ws.cell(q,1,u); ws.cell(q,2,t or 'vacant'); ws.cell(q,4,sf)
        if t:
            ws.cell(q,5,an); ws.cell(q,6,f'=E{q}/12'); ws.cell(q,8,s); ws.cell(q,9,e); ws.cell(q,10,d_)
        if u=='Store #1': ws.cell(q,11,'goes to $40,200/yr on 3/1/26')
        if u=='Store #3': ws.cell(q,11,'asking $2,000/mo')
        if u=='2-Rear': ws.cell(q,11,'no increase since 2021')
        rows.append(row(unit=u,tenantName=t,statusText='Occupied' if t else 'vacant',section=ttl,area=sf,annualRent=float(an) if t else None,contractRent=an/12 if t else None,marketRent=None if t else 2000.,leaseStartDate=s,leaseEndDate=e,deposit=float(d_) if t else None,rentSteps=[{"date":"2026-03-01","amount":40200.0,"per":"year"}] if u=='Store #1' else None)); q+=1
    ws.cell(q,2,f'total {bd}'); 
    for c in 'DEFJ': ws[f'{c}{q}']=f'=SUM({c}{a}:{c}{q-1})'; ws[f'{c}{q}'].border=Border(top=Side(style='thin'))
    subs.append(q); S_=[x for x in rows if x['section']==ttl]
    tots+=[T(f'total {bd}',k,S(S_,k),section=ttl) for k in('area','annualRent','contractRent','deposit')]; q+=2
ttl='THIRD & FOURTH FLOORS - APARTMENTS'
sec(ttl,[(1,'Apt'),(2,'Name(s)'),(4,'Type'),(6,'Per month'),(7,'Pkg'),(8,'Moved in'),(9,'Lease to'),(10,'Sec. dep.'),(11,'Remarks')]); a=q
AP=[('3A',1450,'3½'),('3B',1375,'3'),('3C',1690,'4½'),('3D',1400,'3'),('4A',1495,'3½'),('4B',1350,'3'),('4C',1725,'4½'),('4D',0,'3')]
for u,rt,rm in AP:
    f1,l1=pers(r); t=f'{f1} {l1}' if r.random()<.6 else f'{l1} / {r.choice(LAST)}'; s=D(r.randint(2012,2024),r.randint(1,12),1); e=r.choice(['MTM',D(2025,8,31),D(2026,5,31)]); pk=75. if u in('3A','4C') else None; dp=float(rt if u!='3B' else 1200); rmk=None
    if u=='4D': t='SUPER (no rent)'; e=None; dp=0.
    if u=='3C': rmk='leaving 6/30/25, gave notice'
    if u=='4B': rmk='slow payer'
    for c,v in((1,u),(2,t),(4,rm+' rms'),(6,rt),(7,pk),(8,s),(9,e),(10,dp),(11,rmk)):
        if v is not None: ws.cell(q,c,v)
    rows.append(row(unit=u,tenantName=t,statusText='Occupied',section=ttl,unitType=rm+' rms',contractRent=float(rt),moveInDate=s,leaseEndDate=e,moveOutDate=D(2025,6,30) if u=='3C' else None,deposit=dp,charges=[{"code":"Pkg","amount":pk}] if pk else None)); q+=1
ws.cell(q,2,'total apts')
for c in 'FGJ': ws[f'{c}{q}']=f'=SUM({c}{a}:{c}{q-1})'; ws[f'{c}{q}'].border=Border(top=Side(style='thin'))
subs.append(q); S_=[x for x in rows if x['section']==ttl]; tots+=[T('total apts',k,S(S_,k),section=ttl) for k in('contractRent','deposit')]; q+=2
ws.cell(q,2,'BUILDING, PER MONTH').font=f(bold=True); ws[f'F{q}']='='+'+'.join(f'F{x}' for x in subs); ws[f'J{q}']='='+'+'.join(f'J{x}' for x in subs); ws[f'F{q}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tots+=[T('BUILDING, PER MONTH',k,S(rows,k)) for k in('contractRent','deposit')]; q+=1; ws.cell(q,2,'14 spaces, 1 vacant')
for rw in ws.iter_rows(min_row=4):
    for c in rw:
        if c.font.name!='Arial': c.font=f()
        if c.column in(5,6,7,10): c.number_format='#,##0.00' if c.column!=5 else '#,##0'
        if c.column in(8,9): c.number_format='m/d/yy'
        if c.column==4: c.number_format='#,##0'; c.alignment=Alignment(horizontal='right',wrap_text=True)
for i,w in enumerate([11,27,2,9,11,11,7,11,13,10,27],1): ws.column_dimensions[chr(64+i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
tmp=ROOT/'lo'/'src'; tmp.mkdir(parents=True,exist_ok=True); wb.save(tmp/N)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{ROOT}/lo/p','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',str(DOC),str(tmp/N)],check=True,capture_output=True)
assert len(rows)==14
truth(N,'118 WHARF STREET',AS,rows,14,13,1,('MIXED_USE','Small owner Excel by floor, stores and offices yearly, flats monthly, SUM formulas, spacer column, remarks',True),totals=tots)

# workbook: rural subsidised list, portions, amounts as text; planted digit_changed
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(4815); N=Names(r); fn='Prairie Lantern Village unit certification list.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Oct 2025'
F10=Font(name='Courier New',size=10); FB=Font(name='Courier New',size=10,bold=True)
ws['A1']='PROJECT WORKSHEET - UNIT LISTING'; ws['A2']='Project Name:'; ws['C2']='PRAIRIE LANTERN VILLAGE'; ws['A3']='Borrower:'; ws['C3']='Prairie Lantern Housing Associates, L.P.'; ws['A4']='For month beginning:'; ws['C4']='10-01-2025'; ws['J2']='Project No.:'; ws['K2']='016-4'
H=[['Unit','Unit','Tenant','Initial','Cert.','No. in','Basic','Tenant','Rental','Voucher','Total','Utility','Security'],['No.','Size','Name','Occupancy','Expires','Hshld','Rent','Payment','Assistance','(HA)','Rent Due','Allowance','Deposit']]
for q,h in enumerate(H):
    for i,t in enumerate(h,1): c=ws.cell(6+q,i,t); c.alignment=Alignment(horizontal='center')
br={'1':(612,58),'2':(688,79),'3':(751,97)}; rows=[]; R=8
T=lambda v:f"{v:,.2f}"
for k in range(32):
    s='1' if k<16 else '2' if k<28 else '3'; b=br[s][0]; u=str(k+1); x=dict(unit=u,unitType=s)
    if k in(6,21): x['statusText']='VACANT'
    elif k==27: 
        x.update(statusText='Occupied',tenantName='Caretaker',tp=0,ra=0,ha=0,contractRent=0,moveInDate=d(2022,5,1),hh=2,sd=0)
    else:
        f,l=N.get(); z=r.random(); tp=b; ra=ha=0
        if z<.65: tp=r.randint(60,b-70); ra=b-tp
        elif z<.78: tp=r.randint(100,b-60); ha=b-tp
        mi=d(2025,9,1)-dt.timedelta(days=r.randint(20,5000)); x.update(statusText='Occupied',tenantName=f"{l.upper()} {f.upper()}",tp=tp,ra=ra,ha=ha,contractRent=b,moveInDate=mi,cert=d(2025 if mi.month>=10 else 2026,mi.month,1),hh=r.randint(1,1+int(s)),sd=r.choice([200,b,350]))
    rows.append(x)
tot={k:sum(x.get(k,0) for x in rows) for k in('contractRent','tp','ra','ha','sd')}
bad=next(x for x in rows[12:] if x.get('ra') and x['tp']>=100); old=bad['tp']; a=str(old); nd=str((int(a[0])+3)%9+1); 
assert nd!=a[0]
bad['tp_print']=int(nd+a[1:])
for x in rows:
    dd=lambda k:x[k].strftime('%m-%d-%Y') if x.get(k) else None
    v=[x['unit'],x['unitType']+' BR',x.get('tenantName','VACANT'),dd('moveInDate'),dd('cert'),x.get('hh')]
    if 'tenantName' in x: v+=[T(x['contractRent']),T(x.get('tp_print',x['tp'])),T(x['ra']),T(x['ha']),T(x['contractRent']),str(br[x['unitType']][1]),T(x['sd'])]
    for i,q in enumerate(v,1):
        c=ws.cell(R,i,q)
        if i>=7: c.alignment=Alignment(horizontal='right')
    R+=1
R+=1; ws.cell(R,1,'TOTALS')
for i,k in ((7,'contractRent'),(8,'tp'),(9,'ra'),(10,'ha'),(11,'contractRent'),(13,'sd')): ws.cell(R,i,T(tot[k])).alignment=Alignment(horizontal='right')
oc=sum('tenantName' in x for x in rows)
ws.cell(R+2,1,'Total units:'); ws.cell(R+2,3,len(rows)).alignment=Alignment(horizontal='left'); ws.cell(R+3,1,'Occupied:'); ws.cell(R+3,3,oc).alignment=Alignment(horizontal='left'); ws.cell(R+4,1,'Vacant:'); ws.cell(R+4,3,len(rows)-oc).alignment=Alignment(horizontal='left')
ws.cell(R+6,1,'I certify that the statements made above are true to the best of my knowledge.'); ws.cell(R+8,1,'__________________________   Managing Agent')
for row in ws.iter_rows():
    for c in row: c.font=FB if c.row in(1,6,7,R) else F10
for c in ws[7]: c.border=Border(bottom=Side(style='thin'))
for i,w in enumerate([9,8,26,13,13,8,11,11,12,11,11,11,11]): ws.column_dimensions['ABCDEFGHIJKLM'[i]].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,fn)); pt=bad['tp_print']
for x in rows:
    x['unitType']+=' BR'
    if 'tenantName' in x:
        x['charges']=[dict(code='Tenant Payment',amount=x.pop('tp_print',x['tp'])),dict(code='Rental Assistance',amount=x['ra']),dict(code='Voucher (HA)',amount=x['ha'])]; x['totalCharges']=x['contractRent']; x['deposit']=x['sd']
    for k in('tp','ra','ha','hh','sd','cert'): x.pop(k,None)
save(fn,dict(propertyName='Prairie Lantern Village',asOnDate='2025-10-01',units=32,occupied=oc,vacant=32-oc,planted=dict(what=f"unit {bad['unit']}: Tenant Payment printed {pt}.00 instead of {old}.00; row total and column total are right",kind='digit_changed'),rows=rows),'MULTIFAMILY','rural subsidised unit listing, tenant and assistance portions, amounts as text')

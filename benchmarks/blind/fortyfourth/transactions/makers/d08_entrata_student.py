# Entrata "Rent Roll" export, student housing by the bed, xlsx (openpyxl); charge lines beneath, unlabelled bold subtotal, summary sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='Rent_Roll_-_The_Varsity_on_Ninth_20251002.xlsx'
r=R(4408); AS=dt.date(2025,9,30)
FP={'A1 - 1x1':(1,612,1315),'B2 - 2x2':(2,890,1045),'D4 - 4x4':(4,1388,845),'D4P - 4x4 Penthouse':(4,1460,915)}
sp=[]
for fl in range(1,6):
    for n in range(1,10):
        f='A1 - 1x1' if n in(1,) else 'B2 - 2x2' if n in(2,3,4,5) else 'D4P - 4x4 Penthouse' if fl==5 and n>7 else 'D4 - 4x4'
        for k in range(FP[f][0]): sp.append((f'{fl}{n:02d}-{"ABCD"[k]}',f))
N=len(sp); ppl=iter(uniq_people(r,N+30)); idx=list(range(N)); r.shuffle(idx); vac=set(idx[:8]); vr=set(idx[8:11]); nt=set(idx[11:16])
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
bold=Font(name='Arial',size=9,bold=True); nf=Font(name='Arial',size=9)
def put(rw,c,v,font=nf,fmt=None,fill=None,al=None):
    x=ws.cell(rw,c,v); x.font=font
    if fmt:x.number_format=fmt
    if fill:x.fill=fill
    if al:x.alignment=al
    return x
put(1,1,'Rent Roll',Font(name='Arial',size=14,bold=True)); put(2,1,'Property: The Varsity on Ninth'); put(3,1,'As of: 09/30/2025'); put(4,1,'Created on: 10/02/2025 4:12 PM MDT   |   Consolidate By: Do Not Consolidate   |   Group by: None   |   Subtotals: Yes')
hd=['Bldg-Unit-Space','Unit Type','Sq Ft','Unit Status','Resident','Lease Status','Move-In','Lease Start','Lease End','Move-Out','Market Rent','Charge Code','Scheduled Charges','Deposit Held','Ending Balance']
g=PatternFill('solid',fgColor='FF3A4A5B'); R0=6
for c,h in enumerate(hd,1): put(R0,c,h,Font(name='Arial',size=9,bold=True,color='FFFFFFFF'),fill=g,al=Alignment(wrap_text=True,vertical='center',horizontal='center'))
ws.row_dimensions[R0].height=26; ws.freeze_panes='B7'; ws.auto_filter.ref=None
for c,w in zip(range(1,16),(15,20,7,22,24,12,11,11,11,11,11,24,12,10,11)): ws.column_dimensions[L(c)].width=w
rows=[];y=R0+1;M='#,##0.00;(#,##0.00)'; T=dict(mk=0,ch=0.,dep=0.,bal=0.,sf=0); CT={}
def space(u,f,st,ls,person,extra):
    global y
    _,sf,mk=FP[f]; row=dict(unit=u,unitType=f,area=sf,statusText=st,marketRent=mk)
    fut=ls=='Future'
    if fut: row['marketRent']=None; row['area']=sf
    for c,v in((1,u),(2,f),(3,sf),(4,None if fut else st)): put(y,c,v)
    if not fut: put(y,11,mk,fmt=M); T['mk']+=mk; T['sf']+=sf
    if person:
        mi,s,e,mo,ch,dep,bal=extra; put(y,5,person); put(y,6,ls)
        for c,v in((7,mi),(8,s),(9,e),(10,mo)):
            if v: put(y,c,dt.datetime.combine(v,dt.time()),fmt='mm/dd/yyyy')
        put(y,14,dep,fmt=M); put(y,15,bal,fmt=M); tot=round(sum(a for _,a in ch),2)
        for k,a in ch: put(y,12,k); put(y,13,a,fmt=M); y+=1
        x=put(y,13,tot,bold,M); x.border=Border(top=Side('thin')); y+=1
        if not fut:
            T['ch']+=tot;T['dep']+=dep;T['bal']+=bal
            for k,a in ch: CT[k]=CT.get(k,0)+a
        row.update(tenantName=person,statusText=st if not fut else 'Future',contractRent=ch[0][1],charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tot,moveInDate=iso(mi),leaseStartDate=iso(s),leaseEndDate=iso(e),moveOutDate=iso(mo),deposit=dep,balance=bal)
        if fut: row['statusText']='Future'
    else: y+=1
    rows.append(row)
def lease(mk,fut=False):
    s=dt.date(2025,8,18); e=dt.date(2026,7,31); mi=s if r.random()<.75 else dt.date(2024,8,19)
    if fut: s=mi=dt.date(2025,r.choice([10,11]),r.choice([6,15,20])) ; 
    ch=[('Rent - Installment',float(mk-r.choice([0,0,20,35,50,70])))]
    if r.random()<.3: ch.append(('Furniture Premium',35.))
    if r.random()<.9: ch.append(('Technology Package',49.))
    if r.random()<.35: ch.append(('Parking - Garage',r.choice([65.,85.])))
    if r.random()<.1: ch.append(('Early Bird Concession',-r.choice([25.,40.])))
    return [mi,s,e,None,ch,r.choice([0.,0.,150.]),0. if fut else r.choice([0.,0.,0.,-6.,round(r.uniform(25,400),2),ch[0][1]])]
for i,(u,f) in enumerate(sp):
    mk=FP[f][2]; n=next(ppl); nm=f'{n[1]}, {n[0]}'
    if i in vac: space(u,f,'Vacant Unrented Ready' if i%3 else 'Vacant Unrented Not Ready','',None,None)
    elif i in vr: space(u,f,'Vacant Rented Ready','',None,None); space(u,f,'Vacant Rented Ready','Future',nm,lease(mk,True))
    else:
        e=lease(mk)
        if i in nt: e[3]=r.day(dt.date(2025,10,4),dt.date(2025,12,20)); space(u,f,'Notice Unrented','Notice',nm,e)
        else: space(u,f,'Occupied No Notice','Current',nm,e)
for c,v in((1,'Total:'),(3,T['sf']),(11,T['mk']),(13,round(T['ch'],2)),(14,T['dep']),(15,round(T['bal'],2))): put(y,c,v,bold,M if c>10 else '#,##0')
y+=1; put(y,1,'Totals exclude future leases.',Font(name='Arial',size=8,italic=True))
# second sheet
ws=wb.create_sheet('Occupancy Summary'); put(1,1,'Occupancy Summary',Font(name='Arial',size=12,bold=True)); put(2,1,'The Varsity on Ninth - 09/30/2025')
for c,h in enumerate(['Unit Type','Spaces','Occupied','Vacant','% Occ','Avg Market Rent'],1): put(4,c,h,bold)
yy=5
bad=vac|vr
for f in FP:
    ii=[i for i,s in enumerate(sp) if s[1]==f]; o=sum(i not in bad for i in ii)
    for c,v in enumerate([f,len(ii),o,len(ii)-o,o/len(ii),FP[f][2]],1): put(yy,c,v,fmt='0.0%' if c==5 else None)
    yy+=1
for c,v in enumerate(['Total',N,N-len(bad),len(bad),(N-len(bad))/N,round(T['mk']/N,2)],1): put(yy,c,v,bold,'0.0%' if c==5 else None)
ws=wb.create_sheet('Charge Code Summary')
for c,h in enumerate(['Charge Code','Scheduled Charges'],1): put(1,c,h,bold)
yy=2
for k in sorted(CT): put(yy,1,k); put(yy,2,round(CT[k],2),fmt=M); yy+=1
put(yy,1,'Total',bold); put(yy,2,round(T['ch'],2),bold,M)
for w in wb.worksheets[1:]: w.column_dimensions['A'].width=26
wb.worksheets[0].page_setup.orientation='landscape'; wb.worksheets[0].page_setup.fitToWidth=1; wb.worksheets[0].page_setup.fitToHeight=0; wb.worksheets[0].sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F))
save(F,rows,'The Varsity on Ninth','2025-09-30',N,N-len(bad),len(bad),'STUDENT_HOUSING','Entrata rent roll export by bed',"charge lines below each bed with an unlabelled subtotal line, future leases as rows of their own",sheet='Rent Roll')
print(N)

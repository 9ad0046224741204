from h import *
import xlwt
r=R(606); N=Names(r); fn='rr_landlord_orchard_plaza_on.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Jan 2026')
B_=xlwt.easyxf('font: bold on'); H=xlwt.easyxf('font: bold on; align: wrap on, horiz center; borders: bottom thin; pattern: pattern solid, fore_colour light_yellow'); M=xlwt.easyxf(num_format_str='$#,##0.00'); MB=xlwt.easyxf('font: bold on; borders: top thin, bottom double',num_format_str='$#,##0.00'); Nn=xlwt.easyxf(num_format_str='#,##0')
ws.write(0,0,'2187460 Ontario Limited',B_); ws.write(1,0,'Orchard Street Plaza, 455-475 Orchard St., Brantwell, Ontario'); ws.write(2,0,'RENTS AS AT JANUARY 1, 2026 - for the bank')
hd=['Unit','Tenant','Sq. Ft.','Min. Rent / mth','TMI / mth','HST 13%','Cheque Total','Lease Start','Lease Ends','Renewals','Last Month Deposit held','Notes']
for i,x in enumerate(hd): ws.write(4,i,x,H); ws.col(i).width=256*(24 if i in(1,) else 34 if i==11 else 16 if i in(7,8) else 13)
ws.row(4).height_mismatch=True; ws.row(4).height=560
y=5; S=[0]*6; rows=[]
notes=['','Personal guarantee','Rent up to $%s Sept 1, 2026','','pays by PAP','Sign rider signed','']
for i,u in enumerate(['455','457A','457B','459','461','463','465-467','469','471','473','475']):
    sf=r.choice([850,1020,1200,1350,1800]) if u!='465-467' else 3900
    if u=='471':
        ws.write(y,0,u);ws.write(y,1,'Vacant - for lease');ws.write(y,2,sf,Nn);rows.append(row(unit=u,area=sf,statusText='Vacant - for lease'));S[0]+=sf;y+=1;continue
    nm=N('retail'); mr=round(sf*r.uniform(17,26)/12,2); tmi=round(sf*10.4/12,2); h=round((mr+tmi)*.13,2); t=round(mr+tmi+h,2); st=d(r.randint(2018,2025),r.randint(1,12)); ex=eom(addm(st,r.choice([60,120])-1))
    mtm=ex<d(2026,1); dep=t if r.random()<.8 else None; note=r.choice(notes); step=None
    if '%s' in note:
        step=round(mr*1.04,2); note=note%m2(step)
        if mtm: note='';step=None
    if step and ex<d(2026,9): note='';step=None
    ws.write(y,0,u);ws.write(y,1,nm);ws.write(y,2,sf,Nn)
    for c,x in ((3,mr),(4,tmi),(5,h),(6,t)): ws.write(y,c,x,M)
    ws.write(y,7,f'{st:%b} {st.day}, {st.year}'); ws.write(y,8,'month to month' if mtm else f'{ex:%b} {ex.day}, {ex.year}'); ws.write(y,9,r.choice(['none','1 x 5 yrs','2 x 5 yrs']))
    if dep: ws.write(y,10,dep,M)
    ws.write(y,11,note)
    for j,x in enumerate((sf,mr,tmi,h,t,dep or 0)): S[j]+=x
    rows.append(row(unit=u,tenantName=nm,area=sf,statusText='Occupied',contractRent=mr,charges=[dict(code='TMI / mth',amount=tmi),dict(code='HST 13%',amount=h)],totalCharges=t,leaseStartDate=iso(st),leaseEndDate='month to month' if mtm else iso(ex),deposit=dep,rentSteps=[dict(date='2026-09-01',amount=step)] if step else None)); y+=1
ws.write(y,1,'TOTAL',B_); ws.write(y,2,S[0],Nn)
for c,j in ((3,1),(4,2),(5,3),(6,4),(10,5)): ws.write(y,c,round(S[j],2),MB)
ws.write(y+2,0,'TMI is our 2026 estimate, $10.40 per sq. ft. Adjusted each April when the tax bill comes.'); ws.portrait=False
ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(B+'documents/'+fn)
save(fn,'RETAIL','Ontario landlord typed plaza list with TMI and HST',False,rows,propertyName='Orchard Street Plaza',asOnDate='2026-01-01',units=11,occupied=10,vacant=1,sheet='Jan 2026')

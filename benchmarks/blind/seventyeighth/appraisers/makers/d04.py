from h import *
import xlsxwriter
r=random.Random(7804); FN='MRI_RNTROLL_1400CommerceTower.xlsx'
wb=xlsxwriter.Workbook(f'{B}/documents/{FN}');ws=wb.add_worksheet('RNTROLL')
f=lambda **k:wb.add_format({'font_name':'Arial','font_size':8,**k})
b=f(bold=True);hc=f(bold=True,align='center',bottom=1,text_wrap=True);n=f(num_format='#,##0');m=f(num_format='#,##0.00');dd=f(num_format='m/d/yyyy',align='center');tx=f();bt=f(bold=True,top=1);mt=f(bold=True,top=1,num_format='#,##0.00');nt=f(bold=True,top=1,num_format='#,##0')
ws.write(0,0,'Database:  CRESTLINE',tx);ws.write(0,5,'Rent Roll',f(bold=True,font_size=12));ws.write(0,11,'Page:  1',tx)
ws.write(1,0,'Bldg Status:  Active only',tx);ws.write(1,5,'1400 Commerce Tower',b);ws.write(1,11,'Date:  8/31/2026',tx);ws.write(2,5,'8/31/2026',b);ws.write(2,11,'Time:  04:12 PM',tx)
ws.merge_range(4,10,4,13,'------------ Future Rent Increases ------------',f(bold=True,align='center'))
for j,h in enumerate(['Bldg Id-Suit Id','Occupant Name','Rent Start','Expiration','GLA Sqft','Monthly Base Rent','Annual Rate PSF','Monthly Cost Recovery','Expense Stop','Monthly Other Income','Cat','Date','Monthly Amount','PSF']):ws.write(5,j,h,hc)
ws.set_column(0,0,14);ws.set_column(1,1,32);ws.set_column(2,13,11.5)
ws.set_row(5,24)
firms=['Hadley Penrose LLP','Tidewater Actuarial Services','NorthArc Software, Inc.','Briar Street Capital','Oakhaven Title Company','Mercer & Vandt CPAs','Crestline Management Office','Ellery Engineering Consultants','Summit Health Billing','Fontaine Staffing Partners','Grayfield Wealth Mgmt','Vireo Design Studio','Pembroke Reinsurance','Lakeside Court Reporting','Arden Logistics Group','Kestrel Energy Trading','Juniper Benefits Admin']
suites=['0100','0120','0200','0210','0225','0300','0310','0400','0450','0500','0510','0520','0600','0700','0710','0720','0800','0810','0900','0950']
vac={'0225','0510','0720'};R=6;rows=[];fi=iter(firms);oa=va=tb=tc=to=0
sec='Vacant Suites'
def line(u,*v):
    pass
ws.write(R,0,'Vacant Suites',b);R+=1
for s in sorted(vac):
    a=r.randrange(1100,4200);ws.write(R,0,f'1400  -{s}',tx);ws.write(R,1,'Vacant',tx);ws.write(R,4,a,n);va+=a;R+=2
    rows.append(dict(unit=f'1400  -{s}',area=a,statusText='Vacant',section=sec))
sec='Occupied Suites';ws.write(R,0,sec,b);R+=1
for s in suites:
    if s in vac:continue
    nm=next(fi);a=r.randrange(1400,9800);psf=r.choice([24.5,25.75,26.5,27.25,28,29.5]);u=f'1400  -{s}'
    st=som(d(r,'2018-03-01','2025-12-01'));en=addm(st,r.choice([60,84,120])+0)-dt.timedelta(1)
    while en<dt.date(2026,10,1):en=addm(en+dt.timedelta(1),60)-dt.timedelta(1)
    mo=round(a*psf/12,2);rec=round(a*r.choice([0,.35,.62,.81])/12*2,2);oth=r.choice([0,0,0,150,375,600])
    if 'Management' in nm:mo=rec=oth=0;psf=0
    v=[(0,u,tx),(1,nm,tx),(2,st,dd),(3,en,dd),(4,a,n),(5,mo,m),(6,psf,m),(7,rec,m),(9,oth,m)]
    for j,x,q in v:(ws.write_datetime(R,j,dt.datetime(x.year,x.month,x.day),q) if isinstance(x,dt.date) else ws.write(R,j,x,q))
    if rec and r.random()<.6:ws.write(R,8,r.choice([9.85,10.4,11.15]),m)
    steps=[];nx=dt.date(2026 if st.month>8 else 2027,st.month,1);cur=psf
    while mo and nx<en and len(steps)<4:
        cur=round(cur+.75,2);am=round(a*cur/12,2);k=R+len(steps)
        ws.write(k,10,'BRT',tx);ws.write_datetime(k,11,dt.datetime(nx.year,nx.month,1),dd);ws.write(k,12,am,m);ws.write(k,13,cur,m);steps.append(dict(date=iso(nx),amount=am));nx=addm(nx,12)
    R+=max(1,len(steps))+1;oa+=a;tb+=mo;tc+=rec;to+=oth
    rows.append(dict(unit=u,tenantName=nm,area=a,statusText='Occupied',section=sec,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=mo,charges=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)],rentSteps=steps or None))
ta=oa+va
for i,(lab,p,cn,a) in enumerate([('Occupied Sqft:',oa/ta,17,oa),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',va/ta,3,va),('Total Sqft:',None,20,ta)]):
    ws.write(R,0,'Totals:' if i==0 else '',bt if i==0 else tx);ws.write(R,1,lab,bt if i==0 else b)
    ws.write(R,2,f'{100*p:.2f}%' if p is not None else '',bt if i==0 else tx);ws.write(R,3,f'{cn} Units',bt if i==0 else tx);ws.write(R,4,a,nt if i==0 else n)
    if i==0:
        for j,x in((5,tb),(7,tc),(9,to)):ws.write(R,j,round(x,2),mt)
    R+=1
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(FN,'OFFICE','MRI RNTROLL with future rent increases on continuation rows',True,dict(propertyName='1400 Commerce Tower',asOnDate='2026-08-31',units=20,occupied=17,vacant=3,sheet=None,planted=None,rows=rows),[('area',ta),('contractRent',tb)])

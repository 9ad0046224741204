from common import *
import xlwt
rng=random.Random(1111); fn='physicians pavilion RR 3-2026.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('MOB Rent Roll'); s2=wb.add_sheet('Notes')
E=xlwt.easyxf; fb='font: name Tahoma, height 160; '
b=E(fb.replace(';',', bold on;',1)+'align: wrap on, horiz center, vert bottom; borders: bottom medium'); n=E(fb); it=E(fb.replace(';',', italic on;',1)); ti=E('font: name Tahoma, height 240, bold on'); bo=E(fb.replace(';',', bold on;',1))
num=E(fb,num_format_str='#,##0'); mn=E(fb,num_format_str='#,##0.00'); mnb=E(fb.replace(';',', bold on;',1)+'borders: top thin, bottom double',num_format_str='#,##0.00'); nb=E(fb.replace(';',', bold on;',1)+'borders: top thin, bottom double',num_format_str='#,##0'); da=E(fb+'align: horiz center',num_format_str='MM/DD/YY'); pc=E(fb,num_format_str='0.00%')
ws.write(0,0,'PHYSICIANS PAVILION AT ELMBROOK',ti); ws.write(1,0,'Medical Office Building Rent Roll',n); ws.write(2,0,'March 2026',n)
H=['Ste','Tenant / Practice','Commence','Expire','RSF','Pro Rata Share','Base Rent PSF','Base Rent Monthly','Op Ex Recovery Monthly','Parking Monthly','Total Due Monthly','Security Deposit','Next Adj Date','Next Adj Base Rent Monthly']
for i,h in enumerate(H): ws.write(4,i,h,b)
ws.row(4).height_mismatch=True; ws.row(4).height=700
T=[('100','Elmbrook Imaging Partners',6820,D(2019,7,1),D(2029,6,30),31.20,4,'Two 5-year renewals at FMV, no less than then-current rent'),
('110','Pavilion Pharmacy',1480,D(2021,2,1),D(2028,1,31),28.5,0,None),('120',None,2215,None,None,0,0,None),
('200','Orthopedic Associates of Elmbrook',9340,D(2017,10,1),D(2027,9,30),29.75,10,'Exclusive: orthopedic surgery and sports medicine'),
('210','Lakeshore Dermatology Group',3155,D(2022,5,1),D(2032,4,30),32.0,3,None),('220','Dr. Q. Halvorset, DDS',1890,D(2020,12,1),D(2026,11,30),27.1,0,'Tenant notified of intent not to renew (letter 1/22/26)'),
('230','Womens Health of the Valley',4410,D(2023,9,1),D(2033,8,31),30.5,5,None),('300','Regional Sleep Center',3720,D(2018,4,1),'Month to Month',26.0,2,'Holdover at 100% of prior rent'),
('310','Elmbrook Hospital - Outpatient Lab',2640,D(2024,1,1),D(2028,12,31),33.25,0,'Termination right with 12 months notice after 12/31/2026'),('320',None,1765,None,None,0,0,None),('330','Bright Steps Pediatric Therapy',2985,D(2025,6,1),D(2030,5,31),29.0,4,None)]
tot=sum(t[2] for t in T); r=5; rows=[];dat=[]
for s,t,sf,a,e,p,pk,note in T:
    ws.write(r,0,s,n); ws.write(r,4,sf,num); ws.write(r,5,sf/tot,pc)
    q=dict(s=sf,t=t,m=0.,o=0.,pk=0.,tt=0.,dep=0.)
    if t:
        q['m']=round(p*sf/12,2); q['o']=round(11.42*sf/12,2); q['pk']=pk*65.0; q['tt']=round(q['m']+q['o']+q['pk'],2); q['dep']=round(q['m'],2) if rng.random()<.6 else 0.0
        ws.write(r,1,t,n); ws.write(r,2,a,da); ws.write(r,3,e,da if isinstance(e,D) else E(fb+'align: horiz center')); ws.write(r,6,p,mn); ws.write(r,7,q['m'],mn); ws.write(r,8,q['o'],mn); ws.write(r,9,q['pk'],mn); ws.write(r,10,q['tt'],mn); ws.write(r,11,q['dep'],mn)
        nx=None
        if isinstance(e,D):
            nx=addm(a,12)
            while nx<=D(2026,3,31): nx=addm(nx,12)
            if nx<e: na=round(q['m']*1.025,2); ws.write(r,12,nx,da); ws.write(r,13,na,mn)
            else: nx=None; ws.write(r,12,'n/a',E(fb+'align: horiz center'))
        rows.append(R(unit=s,tenantName=t,area=sf,leaseStartDate=a,leaseEndDate=e,contractRent=q['m'],charges=[dict(code='Op Ex Recovery Monthly',amount=q['o']),dict(code='Parking Monthly',amount=q['pk'])],totalCharges=q['tt'],deposit=q['dep'],statusText='Occupied',rentSteps=[dict(date=iso(nx),amount=na)] if nx else None))
    else:
        ws.write(r,1,'Vacant',n); rows.append(R(unit=s,area=sf,statusText='Vacant'))
    dat.append(q); r+=1
    if note: ws.write(r,1,note,it); r+=1
r+=1; S=lambda a: round(sum(x[a] for x in dat),2)
ws.write(r,1,'TOTAL BUILDING',bo); ws.write(r,4,tot,nb)
for c,a in((7,'m'),(8,'o'),(9,'pk'),(10,'tt'),(11,'dep')): ws.write(r,c,S(a),mnb)
osf=sum(x['s'] for x in dat if x['t'])
r+=2; ws.write(r,1,'Leased RSF',n); ws.write(r,4,osf,num); ws.write(r,5,osf/tot,pc); r+=1; ws.write(r,1,'Vacant RSF',n); ws.write(r,4,tot-osf,num); ws.write(r,5,1-osf/tot,pc)
for i,w in enumerate([6,36,11,16,9,9,9,13,13,11,13,12,11,13]): ws.col(i).width=256*w
for i,x in enumerate(['Operating expense recovery is the 2026 estimate of $11.42 per RSF, billed 1/12 monthly.','All leases escalate 2.50% annually on the anniversary of commencement unless noted n/a.','Reserved stalls are $65.00 per stall per month.']): s2.write(i,0,x,n)
ws.portrait=False; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(fn)); oc=sum(1 for x in dat if x['t'])
save(fn,'OFFICE','medical office .xls, note lines under tenants, next adjustment columns',False,'PHYSICIANS PAVILION AT ELMBROOK','2026-03',len(T),oc,len(T)-oc,rows,sheet='MOB Rent Roll',totals={'area':tot,'contractRent':S('m'),'charge:Op Ex Recovery Monthly':S('o'),'charge:Parking Monthly':S('pk'),'totalCharges':S('tt'),'deposit':S('dep')})

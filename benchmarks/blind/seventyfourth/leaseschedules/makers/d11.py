from h import *
from reportlab.lib.pagesizes import letter
r=R(1111); N=Names(r); fn='rr_psa_schedule_leases_kessler_warehouse.pdf'
p=P(fn,letter); F='Times-Roman'; FB='Times-Bold'
p.t(306,735,'SCHEDULE 3.1(f)',"c",FB,12); p.t(306,718,'RENT ROLL AND SCHEDULE OF SECURITY DEPOSITS','c',FB,11); p.t(306,703,'Kessler Street Warehouses, 80-96 Kessler Street','c',F,10); p.t(306,690,'(as of March 10, 2026)','c',F,10)
y=655
for xx,a,b,al in ((50,'','Space','l'),(95,'','Tenant','l'),(235,'Lease','Begins','l'),(292,'Term','Expires','l'),(388,'Sq. Ft.','(approx.)','r'),(445,'Monthly','Rent','r'),(503,'Security','Deposit','r'),(562,'Rent','Arrears','r')):
    p.t(xx,y+11,a,al,FB,9); p.t(xx,y,b,al,FB,9)
p.line(50,y-4,562,.7); y-=20; rows=[]; S=[0]*4
for i,u in enumerate(['80','82','84','84 Rear','86','88','90-92','94','96','Yard']):
    sf=r.choice([4200,5000,6500,8800,12000]) 
    if u=='88':
        p.t(50,y,u,f=F,z=9.5);p.t(95,y,'Vacant',f='Times-Italic',z=9.5);p.t(388,y,m0(sf),'r',F,9.5); S[0]+=sf; rows.append(row(unit=u,area=sf,statusText='Vacant')); y-=24; continue
    nm=N('ind')+(', LLC' if i%4==2 else ''); nm=nm.replace(' LLC, LLC',' LLC').replace('Inc., LLC','Inc.').replace('Co., LLC','Co.')
    if u=='Yard': sf=None
    rent=float(r.randint(21,90)*100 if sf else 1850); dep=rent*r.choice([1,2]) if u!='84 Rear' else 0.0; arr=r.choice([0,0,0,0,rent]) if i!=4 else 1275.5
    st=d(r.randint(2019,2025),r.randint(1,12),r.choice([1,12,20])); mtm=u in('Yard','84 Rear'); ex=eom(d(r.randint(2026,2031),r.randint(4,12)))
    step=(d(ex.year if ex.year==2026 else 2027,1 if ex.year>2026 else 4,1),rent*1.04) if i in(0,2,6,8) and ex.year>2026 else None
    for xx,t in ((50,u),(95,nm),(235,f'{st:%m-%d-%Y}'),(292,'Mo. to mo.' if mtm else f'{ex:%m-%d-%Y}')): p.t(xx,y,t,f=F,z=9.5)
    if sf: p.t(388,y,m0(sf),'r',F,9.5)
    for xx,q in ((445,rent),(503,dep),(562,arr)): p.t(xx,y,m2(q),'r',F,9.5)
    yy=y-11
    p.t(103,yy,(f'Rent rises to ${m2(step[1])} per month on {step[0]:%m-%d-%Y}.' if step else r.choice(['No renewal option.','One option of three years, same terms.','Tenant pays own utilities.'])),f='Times-Italic',z=8.5)
    for j,q in enumerate((sf or 0,rent,dep,arr)): S[j]+=q
    rows.append(row(unit=u,tenantName=nm,area=sf,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate='Mo. to mo.' if mtm else iso(ex),contractRent=rent,deposit=dep,balance=float(arr),rentSteps=[dict(date=iso(step[0]),amount=round(step[1],2))] if step else None)); y-=29
p.line(340,y+12,562,.7); p.t(95,y,'Totals',f=FB,z=9.5); p.t(388,y,m0(S[0]),'r',FB,9.5)
for xx,q in ((445,S[1]),(503,S[2]),(562,S[3])): p.t(xx,y,m2(q),'r',FB,9.5)
for k,t in enumerate(['Seller holds all deposits in its operating account at Corvane Bank, N.A.; none bears interest.','No tenant has prepaid rent for more than one month. No brokerage commission is or will become due on any lease above.','"Yard" is the fenced lot behind No. 96, let without a stated area.']): p.t(50,y-34-k*13,t,f=F,z=9)
p.t(306,40,'Sched. 3.1(f) - 1','c',F,9); p.c.save()
save(fn,'WAREHOUSE','schedule to a purchase agreement, typed, note under each lease',True,rows,propertyName='Kessler Street Warehouses',asOnDate='2026-03-10',units=10,occupied=9,vacant=1)

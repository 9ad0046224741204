from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(741); N='ironwood_storage_rentroll.pdf'
sizes=[('5x5',25,49),('5x10',50,72),('10x10',100,118),('10x15',150,149),('10x20',200,179),('10x30',300,239)]
units=[]
for b,n in (('A',34),('B',40),('C',44),('D',26)):
    for i in range(1,n+1): units.append(f'{b}{i:03d}')
nm=names(rng,len(units),'LF'); rows=[];pr=[]
for i,u in enumerate(units):
    s=sizes[min(5,max(0,int(rng.gauss(dict(A=1,B=1.6,C=2.6,D=4)[u[0]],.8))))]
    typ='Parking' if u[0]=='D' and int(u[1:])>20 else ('Climate' if u[0] in 'AB' else 'Drive Up')
    if typ=='Parking': s=('12x30',360,85)
    std=s[2]+(22 if typ=='Climate' else 0); r=dict(unit=u,area=s[1],unitType=typ,marketRent=float(std))
    if rng.random()<.13:
        r.update(statusText='Vacant'); pr.append([u,s[0],s[1],typ,'Vacant','','','',m(std),'','','','']); 
    else:
        mi=dt.date(2025,10,28)-dt.timedelta(days=int(rng.expovariate(1/600))+3)
        rent=float(max(29,std+rng.choice([0,0,0,-10,-15,5,8,12,17,-20]))); ins=rng.choice([12.,12.,0.,17.,9.]); dep=rng.choice([0.,0.,0.,25.,50.])
        late=rng.random()<.12 and mi<dt.date(2025,9,1); bal=(rent+ins+20)*rng.choice([1,1,2]) if late else (0. if rng.random()<.93 else -round(rent/2,2))
        pt=dt.date(2025,9,30) if late else rng.choice([dt.date(2025,10,31),dt.date(2025,11,30),dt.date(2025,10,31)])
        r.update(tenantName=nm[i],statusText='Occupied',moveInDate=iso(mi),contractRent=rent,charges=[dict(code='Insur.',amount=ins)],deposit=dep,balance=bal)
        pr.append([u,s[0],s[1],typ,nm[i],str(40100+i*7),mi.strftime('%m/%d/%Y'),pt.strftime('%m/%d/%Y'),m(std),m(rent),m(ins),m(dep),m(bal)])
    rows.append(r)
occ=sum('tenantName' in r for r in rows)
c=canvas.Canvas(doc(N),pagesize=landscape(letter))
xs=[(36,'l'),(75,'l'),(140,'r'),(150,'l'),(200,'l'),(330,'l'),(372,'l'),(430,'l'),(532,'r'),(584,'r'),(630,'r'),(682,'r'),(752,'r')]
H=['Unit','Size','Sq Ft','Type','Tenant','Acct #','Moved In','Paid Thru','Std. Rate','Rent','Insur.','Sec. Dep.','Balance']
PP=38; np=-(-len(pr)//PP)
for p in range(np):
    put(c,[(36,'l'),(756,'r')],['Ironwood Mini Storage','Rent Roll'],580,'Helvetica-Bold',13)
    put(c,[(36,'l'),(756,'r')],['2210 County Road 9, Hatfield','As of 10/31/2025   Sorted by: Unit'],567,'Helvetica',8)
    c.setFillGray(.85);c.rect(34,547,724,13,fill=1,stroke=0);c.setFillGray(0)
    put(c,xs,H,550.5,'Helvetica-Bold',7.5); y=537
    for v in pr[p*PP:(p+1)*PP]: put(c,xs,v,y,'Helvetica',7.5); y-=12
    if p==np-1:
        c.line(480,y+9,758,y+9); S=lambda k:sum(r.get(k,0) for r in rows)
        put(c,xs,['','','','','Totals','','','',m(S('marketRent')),m(S('contractRent')),m(sum(x['amount'] for r in rows for x in r.get('charges',[]))),m(S('deposit')),m(S('balance'))],y,'Helvetica-Bold',7.5)
        y-=24
        vr=sum(r['marketRent'] for r in rows if 'tenantName' not in r)
        for a,b in (('Total Units',len(rows)),('Occupied Units',occ),('Vacant Units',len(rows)-occ),('Unit Occupancy',f'{occ/len(rows)*100:.1f}%'),('Occupied Sq Ft',f"{sum(r['area'] for r in rows if 'tenantName' in r):,}"),('Vacant at Std. Rate',m(vr))):
            put(c,[(200,'l'),(400,'r')],[a,b],y,'Helvetica',8); y-=11
    put(c,[(36,'l'),(396,'c'),(756,'r')],['Printed 11/1/2025 8:14 AM by MGR','Site 0417',f'Page {p+1} of {np}'],24,'Helvetica',7); c.showPage()
c.save(); save(N,rows,'SELF_STORAGE','SiteLink-like rent roll, landscape, repeated header, summary at end',False,'Ironwood Mini Storage','2025-10-31',len(rows),occ,len(rows)-occ)

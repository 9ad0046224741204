from h import *
from reportlab.lib.pagesizes import letter
r=R(1010); N=Names(r); fn='rr_spectrum_mapleview_mall.pdf'
p=P(fn,letter); asof=d(2025,11,1); recs=[]
for lvl,n,pre in (('LOWER LEVEL',62,'L'),('UPPER LEVEL',54,'U'),('OUTPARCELS',6,'OP'),('KIOSKS',12,'K')):
    for k in range(n): recs.append((lvl,f'{pre}{k+1:03d}' if pre in 'LU' else f'{pre}-{k+1}'))
C=['MIN','CAM','RET','MKT','HVAC']; X=dict(zip(C,(330,378,424,466,510)))
pg=0;y=0
def head():
    global pg,y
    if pg: p.c.showPage()
    pg+=1; p.box(28,738,556,30,.9); p.t(34,756,'Mapleview Mall',f='Helvetica-Bold',z=11); p.t(34,743,'Lease Schedule by Space  -  November 1, 2025',z=8); p.t(578,756,f'Page {pg}','r',z=8); p.t(578,743,'Spectrum Property Mgr  LS120','r',z=7)
    y=724
    p.t(30,y,'Space',f='Helvetica-Oblique',z=7);p.t(70,y,'Tenant (d/b/a)',f='Helvetica-Oblique',z=7);p.t(205,y,'Lease Term',f='Helvetica-Oblique',z=7);p.t(290,y,'Area','r','Helvetica-Oblique',7)
    p.t(420,y+9,'M o n t h l y   C h a r g e s','c','Helvetica-Oblique',7)
    for c in C: p.t(X[c],y,c,'r','Helvetica-Oblique',7)
    p.t(555 if 0 else 580,y,'TOTAL','r','Helvetica-Oblique',7); p.line(28,y-3,584,.8); y-=14
head(); rows=[]; cur=None; G={}; S={}; no=nv=0; GA=SA=0
def sub(lbl,S,A):
    global y
    p.line(260,y+7,584); p.t(70,y-1,lbl,f='Helvetica-Bold',z=7); p.t(290,y-1,m0(A),'r','Helvetica-Bold',6.6)
    for c in C: p.t(X[c],y-1,m2(S.get(c,0)),'r','Helvetica-Bold',6.2)
    p.t(582,y-1,m2(sum(S.values())),'r','Helvetica-Bold',6.6); y-=18
for lvl,u in recs:
    if lvl!=cur:
        if cur: sub(f'Total {cur}',S,SA)
        S={};SA=0;cur=lvl
        if y<90: head()
        p.t(30,y,lvl,f='Helvetica-Bold',z=8); y-=12
    if y<60: head(); p.t(30,y,lvl+' (continued)',f='Helvetica-Bold',z=8); y-=12
    a=r.choice([150,180]) if lvl=='KIOSKS' else r.choice([3200,5400,6800]) if lvl=='OUTPARCELS' else r.choice([780,940,1105,1460,1985,2340,3120,4815,7200]); SA+=a; GA+=a
    if r.random()<.12:
        nv+=1; p.t(30,y,u,z=7);p.t(70,y,'- Vacant -',f='Helvetica-Oblique',z=7);p.t(290,y,m0(a),'r',z=7); y-=14; rows.append(row(unit=u,area=a,statusText='- Vacant -',section=lvl)); continue
    no+=1; nm=N('retail'); st=addm(asof,-r.randint(1,100)); ex=eom(addm(st,120-1)); mn=round(a*r.uniform(24,52)/12*(3 if a<200 else 1),2)
    ch={'MIN':mn}
    if lvl!='KIOSKS':
        ch['CAM']=round(a*r.uniform(8,11)/12,2); ch['RET']=round(a*4.15/12,2)
        if lvl!='OUTPARCELS': ch['HVAC']=round(a*1.6/12,2)
    if r.random()<.8: ch['MKT']=round(a*.9/12,2)
    tot=round(sum(ch.values()),2)
    p.t(30,y,u,z=7);p.t(70,y,nm,z=7);p.t(205,y,f'{us1(st)} - {us1(ex)}',z=7);p.t(290,y,m0(a),'r',z=7)
    for c,q in ch.items(): p.t(X[c],y,m2(q),'r',z=6.8); S[c]=S.get(c,0)+q; G[c]=G.get(c,0)+q
    p.t(582,y,m2(tot),'r',z=6.8); y-=9
    dep=r.choice([0,0,mn]); dep=round(dep,2); pc=r.choice([5,6,7,8]); steps=[]
    q=addm(st,12*((asof-st).days//365+1)); 
    if q<=asof: q=addm(q,12)
    if q<ex and r.random()<.7: steps=[(q,round(mn*1.03,2))]
    tx=f'Pct rent {pc}% over natural bkpt.   Sec dep {m2(dep)}.'+(f'   MIN to {m2(steps[0][1])} on {us1(steps[0][0])}.' if steps else '')
    p.t(78,y,tx,z=6); y-=11
    rows.append(row(unit=u,tenantName=nm,area=a,section=lvl,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=mn,deposit=dep,charges=[dict(code=c,amount=ch[c]) for c in C if c in ch],totalCharges=tot,rentSteps=[dict(date=iso(a_),amount=b_) for a_,b_ in steps]))
sub(f'Total {cur}',S,SA)
if y<120: head()
sub('MALL TOTAL',G,GA)
p.t(70,y,f'Spaces leased {no}      Spaces vacant {nv}      Total spaces {no+nv}',z=7.5); y-=16
p.t(30,y,'MIN minimum rent   CAM common area   RET real estate tax   MKT marketing fund   HVAC central plant.   Anchors own their parcels and are not listed.',z=6.5)
p.c.save()
save(fn,'RETAIL','Spectrum mall lease schedule, charges in columns, second line of remarks',True,rows,propertyName='Mapleview Mall',asOnDate='2025-11-01',units=no+nv,occupied=no,vacant=nv)

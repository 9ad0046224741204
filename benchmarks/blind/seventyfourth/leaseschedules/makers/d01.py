from h import *
r=R(101); N=Names(r); fn='rr_mri_pelham_crossing.pdf'
from reportlab.lib.pagesizes import letter,landscape
p=P(fn,landscape(letter)); asof=d(2026,2,28)
sp=[]
for i in range(34):
    a=r.choice([1200,1400,1500,1650,1820,2000,2400,2875,3100,4200,5600]) if i not in(3,14,27) else r.choice([22140,31250,18400])
    sp.append((f'{100+i*2:04d}' if i<20 else f'{200+(i-20)*5:04d}',a))
vac={5,11,22,30}
occ=[];va=[]
for i,(u,a) in enumerate(sp):
    if i in vac: va.append((u,a)); continue
    psf=r.uniform(9,14) if a>15000 else r.uniform(19,36)
    base=round(a*psf/12,2); st=addm(d(2026,2),-r.randint(4,110)); ex=eom(addm(st,r.choice([120,60,84])+ (0 if st.year>2021 else 60)-1))
    rec=round(a*r.uniform(6.1,7.9)/12,2); oth=r.choice([0,0,0,75.0,150.0,225.5])
    steps=[];x=addm(st,12)
    while x<ex and len(steps)<r.choice([1,2,3,4]):
        if x>asof and r.random()<.8: steps.append((x,round(base*1.03**(len(steps)+1),2)))
        x=addm(x,12)
    occ.append((u,N('anchor' if a>15000 else 'retail'),st,ex,a,base,rec,oth,steps))
X=dict(b=30,s=72,n=112,st=285,ex=340,a=408,br=462,psf=502,rec=554,stp=596,oth=640,cat=648,dt=666,am=742,fp=768)
pg=[0]
def head():
    pg[0]+=1; y=585
    p.t(30,y,'Database:   PELHAMCO',z=7); p.t(396,y,'Rent Roll','c','Helvetica-Bold',12); p.t(765,y,f'Page:   {pg[0]}','r',z=7)
    p.t(30,y-10,'Bldg Status:  Active only',z=7); p.t(396,y-13,'Pelham Crossing Shopping Center','c',z=9); p.t(765,y-10,'Date:  3/4/2026','r',z=7)
    p.t(396,y-25,'2/28/2026','c',z=9); p.t(765,y-20,'Time:  09:12 AM','r',z=7)
    y=543
    p.t(700,y+8,'----- Future Rent Increases -----','c','Helvetica-Bold',6.5)
    for k,l1,l2,al in [('b','Bldg','Id','l'),('s','Suit','Id','l'),('n','','Occupant Name','l'),('st','','Rent Start','l'),('ex','','Expiration','l'),('a','GLA','Sqft','r'),('br','Monthly','Base Rent','r'),('psf','Annual','Rate PSF','r'),('rec','Monthly','Cost Recovery','r'),('stp','Expense','Stop','r'),('oth','Monthly','Other Income','r'),('cat','','Cat','l'),('dt','','Date','l'),('am','Monthly','Amount','r'),('fp','','PSF','r')]:
        p.t(X[k],y-2,l1,al,'Helvetica-Bold',6.3); p.t(X[k],y-10,l2,al,'Helvetica-Bold',6.3)
    p.line(30,y-13,768,1); return y-26
y=head(); rows=[]
def chk(n):
    global y
    if y-n*10<45: p.c.showPage(); y=head()
p.t(30,y,'Vacant Suites',f='Helvetica-Bold'); y-=14
for u,a in va:
    p.t(X['b'],y,'5510');p.t(X['s'],y,u);p.t(X['n'],y,'Vacant');p.t(X['a'],y,m0(a),'r'); y-=13
    rows.append(row(unit=u,building='5510',area=a,statusText='Vacant',section='Vacant Suites'))
y-=4;p.t(30,y,'Occupied Suites',f='Helvetica-Bold'); y-=14
for u,n,st,ex,a,base,rec,oth,steps in occ:
    chk(max(1,len(steps)))
    for k,v in [('b','5510'),('s',u),('n',n),('st',f'{st.month}/{st.day}/{st.year}'),('ex',f'{ex.month}/{ex.day}/{ex.year}')]: p.t(X[k],y,v)
    for k,v in [('a',m0(a)),('br',m2(base)),('psf',m2(base*12/a)),('rec',m2(rec)),('oth',m2(oth))]: p.t(X[k],y,v,'r')
    yy=y
    for sd,am in steps:
        p.t(X['cat'],yy,'RNT');p.t(X['dt'],yy,f'{sd.month}/{sd.day}/{sd.year}',z=7);p.t(X['am'],yy,m2(am),'r',z=7);p.t(X['fp'],yy,m2(am*12/a),'r',z=7); yy-=10
    y=min(yy,y-10)-4
    rows.append(row(unit=u,building='5510',tenantName=n,area=a,contractRent=base,leaseStartDate=iso(st),leaseEndDate=iso(ex),statusText='Occupied',section='Occupied Suites',charges=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)],rentSteps=[dict(date=iso(s),amount=m) for s,m in steps]))
chk(7); p.line(390,y+6,645); 
so=sum(o[4] for o in occ);sv=sum(v[1] for v in va)
p.t(112,y-4,'Totals:',f='Helvetica-Bold'); p.t(200,y-4,'Occupied Sqft:'); p.t(330,y-4,f'{so/(so+sv):.2%}   {len(occ)} Units','r'); p.t(X['a'],y-4,m0(so),'r')
for k,i in (('br',5),('rec',6),('oth',7)): p.t(X[k],y-4,m2(sum(o[i] for o in occ)),'r',z=7)
y-=15; p.t(200,y,'Vacant Sqft:'); p.t(330,y,f'{sv/(so+sv):.2%}   {len(va)} Units','r'); p.t(X['a'],y,m0(sv),'r')
y-=11; p.t(200,y,'Total Sqft:'); p.t(330,y,f'{len(occ)+len(va)} Units','r'); p.t(X['a'],y,m0(so+sv),'r'); p.line(390,y-4,410)
p.c.save()
save(fn,'RETAIL','MRI rent roll, future increases at right',False,rows,propertyName='Pelham Crossing Shopping Center',asOnDate='2026-02-28',units=34,occupied=len(occ),vacant=len(va))

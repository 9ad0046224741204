# OneSite-like rent roll detail, mid-rise 58 units
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
ttf()
rng=random.Random(7302); nm=N(rng)
F='OneSite_RRDetail_TheMeridianAtFoundry_20251031.pdf'
asof=D(2025,10,31)
fps={'S1':(548,1410),'1A':(702,1685),'1B':(758,1760),'1BD':(871,1905),'2A':(1048,2310),'2C':(1127,2445)}
lay=['1A','2A','S1','1B','1BD','1A','2C','S1','1B','2A','1A','1BD']
units=[(f'{f}{k:02d}',lay[k-1]) for f in range(2,7) for k in range(1,13)][:58]
stat={}
ids=rng.sample(range(58),9)
for i,s in zip(ids,['Vacant','Vacant','Vacant-Leased','Vacant-Leased','Occupied-NTV','Occupied-NTV','Occupied-NTVL','Admin/Down','Vacant']): stat[i]=s
PW,PH=landscape(legal)
c=canvas.Canvas(DOC+F,pagesize=(PW,PH))
FN,FB='Nar','NarB'
X=dict(u=30,fp=64,des=104,sf=172,st=182,nm=252,mi=372,ls=424,le=474,mk=566,sj=576,tc=630,lr=730,oc=790,tb=848,dep=908,bal=972)
pg=0
def head():
    global pg,y; pg+=1
    draw(c,30,PH-28,'OneSite Rents v3.0','l',FN,7.5); draw(c,30,PH-38,'11/01/2025 9:22:07AM','l',FN,7.5)
    draw(c,PW/2,PH-28,'Foundry Row Residential LLC - The Meridian at Foundry','c',FB,11)
    draw(c,PW/2,PH-42,'RENT ROLL DETAIL','c',FB,11); draw(c,PW/2,PH-54,'As of 10/31/2025','c',FN,9)
    draw(c,PW-34,PH-28,f'Page {pg}','r',FN,7.5)
    draw(c,30,PH-68,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;','l',FN,7)
    if pg==1: draw(c,30,PH-82,'details','l',FB,9)
    y0=PH-92
    c.setFillGray(.88); c.rect(28,y0-24,PW-60,24,stroke=0,fill=1); c.setFillGray(0)
    for k,a,b,al in [('u','','Unit','l'),('fp','','Floorplan','l'),('des','Unit','Designation','l'),('sf','','SQFT','r'),('st','Unit/Lease','Status','l'),('nm','','Name','l'),('mi','Move-In','Move-Out','l'),('ls','Lease','Start','l'),('le','Lease','End','l'),('mk','Market','+ Addl.','r'),('sj','Sub','Journal','l'),('tc','Trans','Code','l'),('lr','Lease','Rent','r'),('oc','Other Charges/','Credits','r'),('tb','Total','Billing','r'),('dep','Dep','On Hand','r'),('bal','','Balance','r')]:
        if a: draw(c,X[k],y0-10,a,al,FB,7.5)
        draw(c,X[k],y0-19,b,al,FB,7.5)
    y=y0-36
def T(k,s,al='l',b=False): draw(c,X[k],y,s,al,FB if b else FN,8)
rows=[];tot=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0,sf=0);codes={};cnt={}
fpsum={}
head()
def block(u,fp,sf,st,name,mi,mo,ls,le,mk,ch,dep,bal,app=False):
    global y
    h=max(len(ch),2 if mo else 1)*10+4
    if y-h<40: c.showPage(); head()
    T('u',u);T('fp',fp);T('des','N/A');
    if not app: T('sf',m0(sf),'r')
    T('st',st);T('nm',name,)
    T('mi',us(mi));T('ls',us(ls));T('le',us(le))
    star=' *' if app else ''
    if mk is not None: T('mk',m2(mk),'r')
    tb=None
    if ch:
        tb=round(sum(a for _,a in ch),2)
        T('tb',mm(tb)+star,'r')
    elif not app: T('tb','0.00','r'); tb=0.0
    T('dep',m2(dep)+star,'r');T('bal',mm(bal)+star,'r')
    y0=y
    if mo: y-=10; T('mi',us(mo)); y=y0
    for cc,a in ch:
        T('sj','RESIDENT');T('tc',cc)
        T('lr' if cc=='RENT' else 'oc',mm(a)+star,'r')
        y-=10
        if not app: codes[cc]=codes.get(cc,0)+a
    if not ch: y-=10
    if mo and len(ch)<2: y-=10
    y-=4
    c.setLineWidth(.2); c.setStrokeGray(.7); c.line(28,y+10,PW-32,y+10); c.setStrokeGray(0)
    lr=next((a for k,a in ch if k=='RENT'),None)
    rows.append(row(unit=u,unitType=fp,area=None if app else sf,statusText=st,tenantName=name if name!='VACANT' and name!='DOWN' else None,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=lr,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tb,deposit=dep,balance=bal))
    if not app:
        cnt[st]=cnt.get(st,0)+1
        for k,v in dict(mk=mk,lr=lr or 0,oc=sum(a for k,a in ch if k!='RENT'),tb=tb or 0,dep=dep,bal=bal,sf=sf).items(): tot[k]+=v
        q=fpsum.setdefault(fp,[0,0,0,0,0]); q[0]+=1;q[1]+=sf;q[2]+=mk;q[3]+=lr or 0;q[4]+=1 if lr else 0
for i,(u,fp) in enumerate(units):
    sf,mk=fps[fp]; mk=mk+5.*(int(u[0])-2)*3
    st=stat.get(i,'Occupied')
    if st.startswith('Vacant') or st=='Admin/Down':
        block(u,fp,sf,st,'VACANT' if st[0]=='V' else 'DOWN',None,None,None,None,mk,[],0.0,0.0)
        if st=='Vacant-Leased':
            mi=D(2025,11,rng.randint(4,25))
            block(u,fp,sf,'Applicant',nm.lf(),mi,None,mi,term(mi,13),None,[('RENT',mk),('TRASH',18.),('AMENITY',20.)],250.,-250.,True)
        continue
    mi=asof-dt.timedelta(rng.randint(20,1300)); a=addm(mi,12*((asof-mi).days//366)); le=term(a,rng.choice([12,12,14]))
    if le<asof: le=term(addm(a,12),12)
    ch=[('RENT',round(mk-rng.choice([0,20,35,60,95,140]),2))]
    if rng.random()<.55: ch.append(('PARKING',rng.choice([95.,125.])))
    if rng.random()<.28: ch.append(('PETRENT',40.))
    ch+= [('TRASH',18.),('AMENITY',20.)]
    if rng.random()<.1: ch.append(('STORAGE',55.))
    if rng.random()<.08: ch.append(('CONC/SPECL',-round(ch[0][1]/13,2)))
    if rng.random()<.05: ch.append(('EMPLCRED',-300.))
    mo=D(2025,rng.choice([11,12]),rng.choice([15,28,30])) if 'NTV' in st else None
    bal=0.0
    if rng.random()<.25: bal=round(rng.choice([rng.uniform(-120,-3),rng.uniform(8,90),rng.uniform(900,2600)]),2)
    block(u,fp,sf,st,nm.lf(),mi,mo,a,le,mk,ch,rng.choice([250.,250.,500.,0.]),bal)
    if st=='Occupied-NTVL':
        mi=mo+dt.timedelta(9)
        block(u,fp,sf,'Applicant',nm.lf(),mi,None,mi,term(mi,12),None,[('RENT',mk),('TRASH',18.),('AMENITY',20.)],250.,-250.,True)
if y<170: c.showPage(); head()
y-=4; c.setLineWidth(1); c.line(28,y+12,PW-32,y+12)
T('u','totals:','l',True); T('sf',m0(tot['sf']),'r',True)
for k in('mk','lr','oc','tb','dep','bal'): T(k,mm(round(tot[k],2)),'r',True)
y-=14; draw(c,30,y,'* Indicates amounts not included in detail totals','l',FN,7.5)
c.showPage(); head(); y=PH-140
draw(c,30,y,'Amt / SQFT: Market = Market + Addl.; Leased = Lease Rent','l',FN,7.5); y-=18
sx=[30,160,240,330,420,520,620]
for x,h in zip(sx,['Floorplan','# Units','Average SQFT','Average Market','Average Leased','Units Occupied','Occupancy %']): draw(c,x,y,h,'l' if x==30 else 'r',FB,8)
y-=4; c.line(28,y,624,y); y-=11
for fp in fps:
    q=fpsum[fp]
    for x,s in zip(sx,[fp,str(q[0]),m0(q[1]/q[0]),m2(q[2]/q[0]),m2(q[3]/q[4]) if q[4] else '0.00',str(q[4]),f'{q[4]/q[0]*100:.2f}%']): draw(c,x,y,s,'l' if x==30 else 'r',FN,8)
    y-=11
occ=sum(v for k,v in cnt.items() if k.startswith('Occ')); vc=sum(v for k,v in cnt.items() if k.startswith('Vac'))
for x,s in zip(sx,['totals / averages:','58',m0(tot['sf']/58),m2(tot['mk']/58),m2(tot['lr']/occ),str(occ),f'{occ/58*100:.2f}%']): draw(c,x,y,s,'l' if x==30 else 'r',FB,8)
y-=28
draw(c,30,y,'occupancy and rents summary for current date','l',FB,9); y-=14
for k in ['Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Admin/Down']:
    draw(c,30,y,{'Occupied':'Occupied, no NTV','Occupied-NTV':'Occupied, NTV','Occupied-NTVL':'Occupied NTV Leased','Vacant':'Vacant Not Leased','Vacant-Leased':'Vacant Leased','Admin/Down':'Admin/Down'}[k],'l',FN,8); draw(c,240,y,str(cnt.get(k,0)),'r',FN,8); y-=11
draw(c,30,y,'totals:','l',FB,8); draw(c,240,y,str(sum(cnt.values())),'r',FB,8); y-=26
draw(c,30,y,'summary billing by transaction code for current date','l',FB,9); y-=14
for k in sorted(codes): draw(c,30,y,k,'l',FN,8); draw(c,240,y,mm(round(codes[k],2)),'r',FN,8); y-=11
draw(c,30,y,'total:','l',FB,8); draw(c,240,y,mm(round(tot['tb'],2)),'r',FB,8)
c.save()
assert abs(sum(codes.values())-tot['tb'])<.01
save(F,'MULTIFAMILY','RealPage OneSite rent roll detail, legal landscape, applicants with starred amounts',True,dict(propertyName='The Meridian at Foundry',asOnDate='2025-10-31',units=58,occupied=occ,vacant=vc,sheet=None,planted=None,rows=rows))

from common import *
from reportlab.pdfgen import canvas
n=N(202);r=n.r;asof=dt.date(2025,9,30)
fp=[('A1',640,1080),('A2R',702,1165),('B1',944,1390),('B2',1012,1460),('C1',1250,1725)]
W,H=1008,612
fn='r76a_onesite_saddlebrook.pdf';c=canvas.Canvas(D+fn,pagesize=(W,H))
X=dict(u=28,fp=78,ds=118,sf=178,st=186,nm=262,mi=378,ls=432,le=484,mk=588,sj=598,tc=650,lr=745,oc=805,tb=865,dep=920,bal=980)
y=[0];pg=[0]
def T(x,s,a='l',b=False,sz=6.8):
    c.setFont('Times-Bold' if b else 'Times-Roman',sz);(c.drawRightString if a=='r' else c.drawCentredString if a=='c' else c.drawString)(x,y[0],s)
def head():
    pg[0]+=1;y[0]=H-26;T(28,'OneSite Rents v3.0',sz=7);T(W/2,'Saddlebrook Village - Harlan Residential Services LLC','c',True,10);T(980,f'Page {pg[0]}','r',sz=7)
    y[0]-=11;T(28,'10/01/2025  7:42:19AM',sz=7);T(W/2,'RENT ROLL DETAIL','c',True,10);y[0]-=11;T(W/2,'As of 09/30/2025','c',sz=8);y[0]-=11
    T(28,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',sz=6.5);y[0]-=6
    c.setFillGray(.85);c.rect(24,y[0]-22,W-48,24,stroke=0,fill=1);c.setFillGray(0);y[0]-=8
    for k,a,s1,s2 in [('u','l','','Bldg/Unit'),('fp','l','','Floorplan'),('ds','l','Unit','Designation'),('sf','r','','SQFT'),('st','l','Unit/Lease','Status'),('nm','l','','Name'),('mi','l','Move-In','Move-Out'),('ls','l','Lease','Start'),('le','l','Lease','End'),('mk','r','Market','+ Addl.'),('sj','l','Sub','Journal'),('tc','l','Trans','Code'),('lr','r','Lease','Rent'),('oc','r','Other Charges/','Credits'),('tb','r','Total','Billing'),('dep','r','Dep On','Hand'),('bal','r','','Balance')]:
        T(X[k],s1,a,True);y[0]-=9;T(X[k],s2,a,True);y[0]+=9
    y[0]-=24
f=lambda d:d.strftime('%m/%d/%Y') if d else ''
head();rows=[];TT=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0);bych={};cnt={};byfp={}
def need(h):
    if y[0]-h<30: c.showPage();head()
for b in range(1,11):
  for k in range(1,17):
    u=f"{b:02d}-{(1 if k<9 else 2)}{(k-1)%8+1:02d}";p=fp[(k*3+b)%5];mk=p[2]+r.choice([0,10,25,40])
    x=r.random();st='Vacant' if x<.05 else 'Vacant-Leased' if x<.08 else 'Occupied-NTV' if x<.12 else 'Occupied-NTVL' if x<.14 else 'Admin/Down' if (b,k)==(4,9) else 'Occupied'
    recs=[(st,False)]
    if st in('Vacant-Leased','Occupied-NTVL'): recs.append(('Applicant',True))
    elif st=='Occupied' and r.random()<.05: recs.append(('Pending renewal',True))
    cnt[st]=cnt.get(st,0)+1
    lastname=None
    for s,ap in recs:
        row=dict(unit=u,unitType=p[0],area=p[1],statusText=s)
        occ=s.startswith('Occ') or ap
        ch=[];nm=None;mi=mo=ls=le=None;dep=bal=0
        if occ:
            fi,la=n();nm=f"{la}, {fi}"
            if s=='Pending renewal': nm=lastname[0];mi=lastname[1]
            else: mi=addm(dt.date(2025,9,r.randint(1,28)),-r.randint(0,50))
            if s=='Applicant': mi=dt.date(2025,10,r.randint(4,29))
            ls=mi
            if s=='Pending renewal': ls=dt.date(2025,11,1)
            else:
                while addm(ls,12)<=asof: ls=addm(ls,12)
            le=addm(ls,12)-dt.timedelta(1)
            if 'NTV' in s: mo=dt.date(2025,10,r.randint(6,30))
            lastname=(nm,mi)
            ch=[('RESIDENT','RENT',mk-r.choice([0,15,30,55,80]))]
            if r.random()<.25: ch.append(('RESIDENT','PETRENT',r.choice([20,35])))
            if r.random()<.7: ch.append(('RESIDENT','PESTCTRL',4))
            if r.random()<.12: ch.append(('RESIDENT','CONC/EMPL' if r.random()<.2 else 'CONC/SPECL',-r.choice([40,75,100])))
            if r.random()<.06: ch.append(('HOUSING','HUDSUB',r.choice([412,518])));ch[0]=('RESIDENT','RENT',ch[0][2]-ch[-1][2])
            if not ap: dep=r.choice([150,200,300,500]);bal=r.choice([0,0,0,0,0,-22.4,r.randint(30,1500)+.17])
        star=' *' if ap else ''
        need(8.6*max(len(ch),2 if mo else 1)+4)
        for key,a,v in [('u','l',u),('fp','l',p[0]),('ds','l','N/A'),('sf','r',f'{p[1]:,}'),('st','l',s),('nm','l',nm or ('VACANT' if s.startswith('Vac') else 'DOWN')),('mi','l',f(mi)),('ls','l',f(ls)),('le','l',f(le)),('mk','r','' if ap else m2(mk))]: T(X[key],v,a)
        rr=sum(a for _,t,a in ch if t=='RENT');oc=sum(a for _,t,a in ch if t!='RENT')
        T(X['dep'],m2(dep),'r');T(X['bal'],m2(bal),'r')
        if ch or not occ: T(X['tb'],m2(rr+oc)+star if ap else m2(rr+oc),'r')
        y0=y[0]
        if mo: y[0]-=8.6;T(X['mi'],f(mo));y[0]=y0
        for i,(sj,t,a) in enumerate(ch):
            T(X['sj'],sj);T(X['tc'],t);T(X['lr' if t=='RENT' else 'oc'],m2(a)+star,'r');
            if not ap: bych[t]=bych.get(t,0)+a
            if i<len(ch)-1: y[0]-=8.6
        if len(ch)<2 and mo: y[0]-=8.6
        y[0]-=11
        if not ap:
            for kk,v in (('mk',mk),('lr',rr),('oc',oc),('tb',rr+oc),('dep',dep),('bal',bal)): TT[kk]+=v
            e=byfp.setdefault(p[0],[0,0,0,0]);e[0]+=1;e[1]+=mk;e[2]+=s.startswith('Occ');e[3]+=rr
        row.update(totalCharges=rr+oc,deposit=dep,balance=bal,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le)
        if not ap: row['marketRent']=mk
        if nm: row.update(tenantName=nm,contractRent=rr,charges=[dict(code=t,amount=a) for _,t,a in ch])
        rows.append(row)
need(30);c.line(500,y[0]+8,980,y[0]+8);T(262,'Totals:','l',True)
for k in TT: T(X[k],m2(TT[k]),'r',True)
y[0]-=12;T(28,'* indicates amounts not included in detail totals');c.showPage();head()
nu=sum(cnt.values());y[0]-=6;T(28,'Amt / SQFT: Market = '+f"{nu} units",b=True,sz=8);y[0]-=16
for x,s in zip((28,140,240,330,420,520),('Floorplan','# Units','Avg Market + Addl.','Total Market','Units Occupied','Lease Rent')): T(x if x==28 else x+40,s,'l' if x==28 else 'r',True)
y[0]-=10
for k in sorted(byfp):
    e=byfp[k];
    for x,s in zip((28,140,240,330,420,520),(k,str(e[0]),m2(e[1]/e[0]),m2(e[1]),str(e[2]),m2(e[3]))): T(x if x==28 else x+40,s,'l' if x==28 else 'r')
    y[0]-=9
e=[sum(v[i] for v in byfp.values()) for i in range(4)]
for x,s in zip((28,140,240,330,420,520),('Totals / Averages:',str(e[0]),m2(e[1]/e[0]),m2(e[1]),str(e[2]),m2(e[3]))): T(x if x==28 else x+40,s,'l' if x==28 else 'r',True)
y[0]-=22;T(28,'Occupancy and Rents Summary for Current Date',b=True,sz=8);y[0]-=12;T(28,'Unit Status',b=True);T(200,'# units','r',True);y[0]-=9
oc=sum(v for k,v in cnt.items() if k.startswith('Occ'));va=sum(v for k,v in cnt.items() if k.startswith('Vac'))
for l,v in (('Occupied, no NTV',cnt.get('Occupied',0)),('Occupied, NTV',cnt.get('Occupied-NTV',0)),('Occupied NTV Leased',cnt.get('Occupied-NTVL',0)),('Vacant Leased',cnt.get('Vacant-Leased',0)),('Vacant Not Leased',cnt.get('Vacant',0)),('Admin/Down',cnt.get('Admin/Down',0)),('Totals:',nu)):
    T(28,l,b=l[0]=='T');T(200,str(v),'r',l[0]=='T');y[0]-=9
y[0]-=12;T(28,'Summary Billing by Transaction Code for Current Date',b=True,sz=8);y[0]-=12
for k in sorted(bych): T(28,k);T(200,m2(bych[k]),'r');y[0]-=9
T(28,'Total:',b=True);T(200,m2(sum(bych.values())),'r',True)
c.save();assert abs(sum(bych.values())-TT['tb'])<.01
save(fn,dict(propertyName='Saddlebrook Village',asOnDate='2025-09-30',units=nu,occupied=oc,vacant=va if not cnt.get('Admin/Down') else None,rows=rows),'MULTIFAMILY','property manager, RealPage OneSite','RENT ROLL DETAIL, transaction codes, applicants starred, move-in over move-out',True)

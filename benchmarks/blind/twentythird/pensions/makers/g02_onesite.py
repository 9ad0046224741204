from common import *
from reportlab.lib.pagesizes import legal,landscape
r=random.Random(3102); nm=Nm(r); N='onesite_detail_highrise.pdf'
C=[('Unit','','',24,'l'),('Floorplan','','',58,'l'),('Unit','','Designation',104,'l'),('','','SQFT',186,'r'),('Unit/Lease','','Status',194,'l'),('Name','','',274,'l'),('Move-In','','Move-Out',376,'l'),('Lease','Start','End',426,'l'),('Market','','+ Addl.',520,'r'),('Dep','','On Hand',570,'r'),('','','Balance',622,'r'),('Total','','Billing',680,'r'),('Trans','','Code',690,'l'),('Lease','','Rent',800,'r'),('Other','Charges/','Credits',860,'r')]
def head(p):
    p.t(24,'OneSite Rents v3.0',fs=7); p.t(p.W/2,'Tidewater Mgmt Group, LLC - The Halyard at Pier Nine','c',True,10); p.t(980,f'Page {p.n} of 9' if 0 else f'Page {p.n}','r',fs=7); p.y-=12
    p.t(24,'11/04/2025  9:41:07AM',fs=7); p.t(p.W/2,'RENT ROLL DETAIL','c',True,11); p.y-=11
    p.t(p.W/2,'As of 10/31/2025','c',fs=8); p.y-=11
    p.t(24,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary;',fs=6.5); p.y-=14
    if not p.det: return
    p.t(24,'details',b=True); p.y-=10
    for k in(0,1,2):
        for c in C:
            if c[k]: p.t(c[3],c[k],c[4],True,6.5)
        p.y-=7.5
    p.line(24,984,5,.8); p.y-=5
class P2(Pg): det=True
p=P2(N,landscape(legal),head,fs=6.8,lead=8.4)
fp={'S1':('S1 - Studio',498,2085),'A2':('A2 - 1x1',713,2610),'B1':('B1 - 2x2',1088,3495),'PH':('PH - 3x2.5',1722,6250)}
U=[]
for f in range(3,13):
    for k,t in zip(range(1,8),['S1','A2','A2','B1','B1','S1','A2']): U.append((f'{f:02d}{k:02d}',t))
U+=[('PH01','PH'),('PH02','PH')]
ids=[u for u,_ in U]; sh=ids[:]; r.shuffle(sh)
st={}
for k,v in [('Model',1),('Admin/Down',2),('Vacant',4),('Vacant-Leased',3),('Occupied-NTV',3),('Occupied-NTVL',2)]:
    for _ in range(v): st[sh.pop()]=k
rows=[];T=dict(mk=0,dep=0,bal=0,bill=0,rent=0,oth=0);trans={};fpS={};stS={}
def out(u,f,desig,s,name,mi,mo,ls,le,mk,dep,bal,ch,star=False):
    n=max(2 if (mi or ls) else 1,len(ch)); p.need(8.4*n+4)
    for i in range(n):
        c=[]
        if i==0: c=[(24,u,'l'),(58,f[0],'l'),(104,desig,'l'),(186,m0(f[1]),'r'),(194,s,'l'),(274,name,'l'),(376,us(mi),'l'),(426,us(ls),'l'),(520,(m2n(mk)+('*' if star else '')) if mk is not None else '','r'),(570,m2n(dep),'r'),(622,m2(bal),'r'),(680,m2n(sum(a for _,a in ch))+('*' if star else ''),'r')]
        if i==1: c=[(376,us(mo),'l'),(426,us(le),'l')]
        if i<len(ch): 
            k,a=ch[i]; c+=[(690,k,'l'),((800 if k=='RENT' else 860),m2(a)+('*' if star else ''),'r')]
        p.row(c)
    p.y-=3
for u,t in U:
    f=fp[t]; s=st.get(u,'Occupied'); mk=f[2]+(int(u[:2])-3)*15 if t!='PH' else f[2]
    des='River/Corner' if u[-1]=='4' and t!='PH' else 'N/A' ; T['mk']+=mk
    x=fpS.setdefault(f[0],[0,0,0,0]); x[0]+=1;x[1]+=f[1];x[2]+=mk; stS.setdefault(s,[0,0]); stS[s][0]+=1; stS[s][1]+=mk
    b=dict(unit=u,unitType=f[0],area=f[1],statusText=s,marketRent=mk)
    if s.startswith('Occ'):
        x[3]+=1
        rent=round(mk*r.uniform(.93,1.02)); ch=[('RENT',float(rent))]
        if r.random()<.55: ch.append(('PARKING',r.choice([185.,225.])))
        if r.random()<.3: ch.append(('PETRENT',50.))
        if r.random()<.3: ch.append(('STORAGE',65.))
        if r.random()<.12: ch.append(('CONC/SPECL',-200.))
        ls=addm(d(2024,11,1),r.randrange(0,12)).replace(day=r.randrange(1,28)); le=addm(ls,r.choice([12,12,13,15]))-dt.timedelta(1)
        if le<d(2025,10,31): le=d(2025,11,14)
        mi=ls if r.random()<.6 else addm(ls,-12*r.randrange(1,4)); mo=d(2025,11,r.randrange(8,30)) if 'NTV' in s else None
        dep=float(r.choice([500,500,750,1000])); bal=r.choice([0,0,0,0,0,round(r.uniform(20,3000),2),-round(r.uniform(5,80),2)])
        name=nm('{l}, {f}'); out(u,f,des,s,name,mi,mo,ls,le,mk,dep,bal,ch)
        rows.append(R(**b,tenantName=name,moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,balance=bal,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for _,a in ch)))
        T['dep']+=dep;T['bal']+=bal
        for c,a in ch: trans[c]=trans.get(c,0)+a; T['bill']+=a; T['rent' if c=='RENT' else 'oth']+=a
    else:
        nme={'Model':'MODEL','Admin/Down':'ADMIN' if 'ADMIN' not in [q.get('_') for q in rows] else 'DOWN'}.get(s,'VACANT')
        out(u,f,des,s,nme,None,None,None,None,mk,0.0,0,[])
        rows.append(R(**b,deposit=0,balance=0,totalCharges=0)); rows[-1]['_']=nme
    if s=='Vacant-Leased' or s=='Occupied-NTVL':
        a='Applicant' if s=='Vacant-Leased' else 'Pending resident'; name=nm('{l}, {f}'); rent=mk-25; ls=d(2025,12 if 'NTVL' in s else 11,r.randrange(6,20)); le=addm(ls,13)-dt.timedelta(1)
        out(u,f,des,a,name,ls,None,ls,le,None,500.0,0,[('RENT',float(rent))],True)
        rows.append(R(unit=u,unitType=f[0],area=f[1],statusText=a,tenantName=name,moveInDate=iso(ls),leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=500,balance=0,contractRent=rent,charges=[dict(code='RENT',amount=rent)],totalCharges=rent)); T['dep']+=500
for q in rows: q.pop('_',None)
p.line(24,984,6,.8); p.y-=3
p.row([(24,'Totals:','l'),(520,m2n(T['mk']),'r'),(570,m2n(T['dep']),'r'),(622,m2(T['bal']),'r'),(680,m2n(T['bill']),'r'),(800,m2n(T['rent']),'r'),(860,m2n(T['oth']),'r')],b=True)
p.row([(24,'* Indicates amounts not included in detail totals','l')])
p.det=False; p.new()
h=[200,280,370,460,550,640]
p.row([(24,'Amt / SQFT: Market = %s SQFT'%m0(sum(v[1] for v in fpS.values())),'l')]); p.y-=6
p.row([(24,'Floorplan','l')]+list(zip(h,['# Units','Average SQFT','Average Market + Addl.','Units Occupied','Occupancy %','Units Available'],'rrrrrr')),b=True); p.line(24,660,6)
for k,v in fpS.items(): p.row([(24,k,'l'),(200,v[0],'r'),(280,m0(v[1]/v[0]),'r'),(370,m2n(v[2]/v[0]),'r'),(460,v[3],'r'),(550,f'{v[3]/v[0]*100:.2f}','r'),(640,v[0]-v[3],'r')])
n=len(U); oc=sum(v[3] for v in fpS.values()); p.row([(24,'Totals / Averages:','l'),(200,n,'r'),(460,oc,'r'),(550,f'{oc/n*100:.2f}','r'),(640,n-oc,'r')],b=True)
p.y-=14; p.row([(24,'Occupancy and Rents Summary for Current Date','l')],b=True); p.row([(24,'Unit Status','l'),(200,'# Units','r'),(300,'Market + Addl.','r')],b=True); p.line(24,310,6)
lab={'Occupied':'Occupied, no NTV','Occupied-NTV':'Occupied - NTV','Occupied-NTVL':'Occupied - NTV Leased'}
for s in ['Occupied','Occupied-NTV','Occupied-NTVL','Vacant-Leased','Admin/Down','Model','Vacant']: p.row([(24,lab.get(s,s),'l'),(200,stS[s][0],'r'),(300,m2n(stS[s][1]),'r')])
p.row([(24,'Totals:','l'),(200,n,'r'),(300,m2n(T['mk']),'r')],b=True)
p.y-=14; p.row([(24,'Summary Billing by Transaction Code for Current Date','l')],b=True)
for c in trans: p.row([(24,c,'l'),(200,m2(trans[c]),'r')])
p.row([(24,'Total:','l'),(200,m2n(T['bill']),'r')],b=True); p.end()
save(N,'MULTIFAMILY',rows,'The Halyard at Pier Nine','2025-10-31',n,oc,stS['Vacant'][0]+stS['Vacant-Leased'][0],'RealPage OneSite rent roll detail, high-rise','two-line records, pending rows, models/down')

from common import *
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(3101); nm=Nm(r); N='voyager_lease_charges_garden.pdf'
PROP='Larkspur Commons Apartments (lrk214)'
X=[36,76,122,150,200,0,0,0,0,0,0,0,0]
cols=[('Unit','',30,'l'),('Unit Type','',66,'l'),('Unit','Sq Ft',142,'r'),('Resident','',150,'l'),('Name','',200,'l'),('Market','Rent',352,'r'),('Charge','Code',362,'l'),('Amount','',442,'r'),('Resident','Deposit',492,'r'),('Other','Deposit',534,'r'),('Move In','',542,'l'),('Lease','Expiration',594,'l'),('Move Out','',648,'l'),('Balance','',758,'r')]
def head(p):
    if p.n==1:
        p.t(p.W/2,'Rent Roll with Lease Charges','c',True,12); p.y-=13
        p.t(p.W/2,PROP,'c',False,9); p.y-=11
        p.t(p.W/2,'As Of = 09/30/2025','c',False,8); p.y-=10
        p.t(p.W/2,'Month Year = 09/2025','c',False,8); p.y-=16
    for k in (0,1):
        for c in cols: 
            if c[k]: p.t(c[2],c[k],c[3],True)
        p.y-=9
    p.line(30,762,5); p.y-=5
def foot(p):
    p.t(30,'Wednesday, October 08, 2025  04:12 PM',y=22,fs=6); p.t(758,f'Page {p.n}','r',y=22,fs=6)
p=Pg(N,landscape(letter),head,foot,fs=7,lead=9)
types=[('lk1a',685,1345),('lk1b',742,1410),('lk2a',978,1655),('lk2t',1104,1790)]
rows=[];tot={};S=dict(cur=[0]*4,occ=[0]*5,non=[0]*5,vac=[0]*5,fut=[0]*5)
units=[f'{b:02d}-{k}' for b in range(1,8) for k in (101,102,103,104,201,202,203,204)]
spec={}
ids=units[:]; r.shuffle(ids)
spec={ids[0]:'MODEL',ids[1]:'ADMIN',ids[2]:'DOWN'}
for u in ids[3:8]: spec[u]='VACANT'
notice=set(ids[8:12]); emp=ids[12]; mtm=ids[13]; lateu=set(ids[14:20])
fut=ids[3:5]+ids[8:9]
p.t(30,'Current/Notice/Vacant Residents',b=True); p.y-=10
tm=0
def rec(u,ty,code,name,ch,dep,mi,le,mo,bal,mk):
    p.need(9*(len(ch)+3))
    cells=[(30,u,'l'),(66,ty[0],'l'),(142,m2n(ty[1]),'r'),(150,code,'l'),(200,name,'l'),(352,m2n(mk),'r'),(492,m2n(dep),'r'),(534,'0.00','r'),(542,us(mi),'l'),(594,us(le),'l'),(648,us(mo),'l'),(758,m2n(bal),'r')]
    if ch: cells+=[(362,ch[0][0],'l'),(442,m2n(ch[0][1]),'r')]
    else: cells+=[(442,'0.00','r')]
    p.row(cells)
    for c,a in ch[1:]: p.row([(362,c,'l'),(442,m2n(a),'r')])
    p.y-=1; p.line(362,442,8); p.row([(362,'Total','l'),(442,m2n(sum(a for _,a in ch)),'r')],b=True); p.y-=4
keep={}
for i,u in enumerate(units):
    ty=types[0] if u[-3:] in('101','201') else types[1] if u[-3:] in('102','202') else types[2] if u[-3:] in('103','203') else types[3]
    keep[u]=ty; mk=ty[2]+r.choice([0,0,15,25]); tm+=mk
    if u in spec:
        s=spec[u]; rec(u,ty,s,s,[],0.0,None,None,None,0.0,mk)
        rows.append(R(unit=u,unitType=ty[0],area=ty[1],statusText=s,marketRent=mk,deposit=0,balance=0,totalCharges=0))
        k=S['vac'] if s=='VACANT' else S['non']
        k[0]+=ty[1];k[1]+=mk;k[4]+=1; continue
    rent=mk-r.randrange(-3,12)*10; ch=[('rent',rent),('trash',12.0),('pest',4.5)]
    if r.random()<.35: ch.append(('petrent',35.0))
    if r.random()<.25: ch.append(('garage',95.0))
    if r.random()<.5: ch.append(('rubs',round(r.uniform(38,71),2)))
    if u==emp: ch.append(('empcred',-250.0))
    if u==mtm: ch.append(('mtm',150.0))
    ls=addm(d(2024,10,1),r.randrange(0,12)); mi=addm(ls,-12*r.randrange(0,4)).replace(day=r.randrange(1,28)); le=eom(addm(ls,11))
    if u==mtm: le=d(2025,5,31)
    if le<d(2025,9,30) and u!=mtm: le=d(2025,9,30)
    mo=d(2025,10,r.randrange(5,30)) if u in notice else None
    dep=float(r.choice([200,300,300,500])); bal=round(r.uniform(20,900),2) if u in lateu else (-15.0 if r.random()<.08 else 0.0)
    name=nm('{l}, {f}'); rec(u,ty,f't00{r.randrange(41000,48999)}',name,ch,dep,mi,le,mo,bal,mk)
    rows.append(R(unit=u,unitType=ty[0],area=ty[1],tenantName=name,marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=round(sum(a for _,a in ch),2),deposit=dep,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo),balance=bal,statusText='Occupied'))
    for c,a in ch: tot[c]=round(tot.get(c,0)+a,2)
    k=S['occ'];k[0]+=ty[1];k[1]+=mk;k[2]+=rows[-1]['totalCharges'];k[3]+=dep;k[4]+=1
p.t(30,'Future Residents/Applicants',b=True); p.y-=11
for u in fut:
    ty=keep[u]; name=nm('{l}, {f}'); rent=ty[2]-5; ch=[('rent',rent),('trash',12.0),('pest',4.5)]; mi=d(2025,11 if u in notice else 10,r.randrange(8,14)); le=eom(addm(mi,12))
    rec(u,ty,f't00{r.randrange(49000,49999)}',name,ch,300.0,mi,le,None,0.0,None)
    rows.append(R(unit=u,unitType=ty[0],area=ty[1],tenantName=name,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=rent+16.5,deposit=300,moveInDate=iso(mi),leaseEndDate=iso(le),balance=0,statusText='Future Residents/Applicants'))
    k=S['fut'];k[2]+=rent+16.5;k[3]+=300;k[4]+=1
tb=round(sum(x.get('balance',0) for x in rows),2)
p.line(30,762,8,1); p.row([(30,'Total',"l"),(66,'Larkspur Commons Apartments(lrk214)','l'),(352,m2n(tm),'r'),(442,m2n(S['occ'][2]+S['fut'][2]),'r'),(492,m2n(S['occ'][3]+S['fut'][3]),'r'),(534,'0.00','r'),(758,m2n(tb),'r')],b=True)
p.need(190); p.y-=14
hx=[250,330,410,490,550,610,680,750]
p.row([(30,'Summary Groups','l')]+[(x,t,'r') for x,t in zip(hx,['Square','Market','Lease','Security','# Of','% Unit','% Sqft'])],b=True)
p.row([(x,t,'r') for x,t in zip(hx,['Footage','Rent','Charges','Deposit','Units','Occupancy','Occupied'])],b=True); p.line(30,690,6)
A=[sum(S[g][i] for g in('occ','non','vac')) for i in range(5)]
def sm(l,k,pc=True,b=False): p.row([(30,l,'l')]+[(x,m2n(v),'r') for x,v in zip(hx,k[:4])]+[(550,k[4],'r')]+([(610,f'{100*k[4]/A[4]:.2f}','r'),(680,f'{100*k[0]/A[0]:.2f}','r')] if pc else []),b=b)
sm('Current/Notice/Vacant Residents',A,False); sm('Future Residents/Applicants',S['fut'],False)
sm('Occupied Units',S['occ']); sm('Total Non Rev Units',S['non']); sm('Total Vacant Units',S['vac']); sm('Totals:',A,True,True)
p.y-=12; p.need(90); p.row([(30,'Summary of Charges by Charge Code','l')],b=True); p.row([(30,'(Current/Notice Residents Only)','l')])
for c in sorted(tot): p.row([(40,c,'l'),(150,m2n(tot[c]),'r')])
p.row([(40,'Total','l'),(150,m2n(sum(tot.values())),'r')],b=True); p.end()
assert abs(sum(tot.values())-S['occ'][2])<.01
save(N,'MULTIFAMILY',rows,'Larkspur Commons Apartments','2025-09-30',A[4],S['occ'][4],S['vac'][4],'Yardi Voyager rent roll with lease charges',"charge rows, future section, non-rev units")

# Yardi rent roll with lease charges, garden apartments
from common import *; from reportlab.lib.pagesizes import letter,landscape
r=R(771); F='willowmere_rr_lease_charges.pdf'; AS=D.date(2025,9,30)
types=[('wm1a',702,1185),('wm1b',768,1240),('wm2a',1016,1465),('wm2c',1098,1530),('wm3a',1274,1790)]
U=[]
for b in 'ABCD':
    for f in (1,2,3):
        for k in range(1,5): U.append((f'{b}-{f}0{k}',types[(k-1+(b=='D'))%5]))
C=[(36,'l'),(78,'l'),(138,'r'),(150,'l'),(200,'l'),(330,'r'),(345,'l'),(425,'r'),(478,'r'),(528,'r'),(540,'l'),(590,'l'),(640,'l'),(756,'r')]
def head(p):
    p.t(36,'Rent Roll with Lease Charges',b=True,fs=11); p.y-=12
    p.t(36,'Willowmere Apartments (wmere)',b=True,fs=8); p.y-=10
    p.t(36,f'As Of = {us(AS)}',fs=7); p.y-=10; p.t(36,'Month Year = 09/2025',fs=7); p.y-=14
    p.row(C,['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance'],b=True)
    p.row(C,['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','',''],b=True); p.line(dy=6); p.y-=4
def foot(p): p.t(36,'Tuesday, September 30, 2025 08:14 AM',y=24,fs=6); p.t(p.W-36,f'Page {p.n}','r',y=24,fs=6)
p=Pg(F,landscape(letter),head,foot,lh=9.2,fs=6.6)
rows=[]; S={}; codes={}; tid=[40210]
def put(unit,ty,nm,mk,ch,dep,mi,le,mo,bal,sec,st):
    p.need(max(1,len(ch))+2)
    tid[0]+=r.randint(3,41); id_=f't00{tid[0]}' if nm!='VACANT' else 'VACANT'
    first=ch[0] if ch else ('',None)
    p.row(C,[unit,ty[0],f'{ty[1]:,.2f}',id_,nm,m(mk),first[0],m(first[1]) if ch else '',m(dep),'0.00',us(mi),us(le),us(mo),m(bal)])
    for c in ch[1:]: p.row(C,['']*6+[c[0],m(c[1])])
    tot=sum(c[1] for c in ch)
    if ch: p.row(C,['']*6+['Total',m(tot)],b=True)
    p.y-=2
    d=dict(unit=unit,unitType=ty[0],area=ty[1],tenantName=None if nm=='VACANT' else nm,statusText=st,section=sec,marketRent=mk,
      contractRent=next((c[1] for c in ch if c[0]=='rent'),None),leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,
      charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot if ch else None)
    rows.append(d); k='VAC' if nm=='VACANT' else sec
    s=S.setdefault(k,[0,0,0,0,0,0]); 
    for i,v in enumerate((1,ty[1],mk,tot,dep,bal)): s[i]+=v
    if k!='VAC' and sec[0]=='C':
        for c,a in ch: codes[c]=codes.get(c,0)+a
def charges(ty):
    ch=[('rent',ty[2]-r.choice([0,15,20,35,45,60,-10]))]
    if r.random()<.3: ch.append(('petrent',r.choice([25,35,50])))
    ch.append(('trash',12)); ch.append(('pestctl',4))
    if r.random()<.25: ch.append(('garage',110))
    if r.random()<.14: ch.append(('conc-rec',-r.choice([50,75,100])))
    if r.random()<.08: ch.append(('mtm',150))
    return [(a,float(b)) for a,b in ch]
sec='Current/Notice/Vacant Residents'; p.t(36,sec,b=True); p.y-=11
vac=[]
for u,ty in U:
    if r.random()<.1:
        vac.append((u,ty)); put(u,ty,'VACANT',float(ty[2]+10),[],0.0,None,None,None,0.0,sec,'VACANT')
    else:
        mi=r.date(D.date(2021,3,1),D.date(2025,9,12)); ch=charges(ty); le=eom(addm(mi,11))
        while le<AS-D.timedelta(40): le=addm(le,12)
        le=eom(le); mo=r.date(D.date(2025,10,3),D.date(2025,11,28)) if r.random()<.07 else None
        put(u,ty,r.nm(),float(ty[2]+r.choice([0,10,20])),ch,float(r.choice([200,250,300,500,0])),mi,le,mo,r.choice([0.0]*6+[-12.5,38.4,1602.17,-204.0,95.0]),sec,'Occupied')
p.y-=4; p.need(4); p.t(36,'Future Residents/Applicants',b=True); p.y-=11
for u,ty in vac[:3]:
    mi=r.date(D.date(2025,10,4),D.date(2025,11,1)); put(u,ty,r.nm(),float(ty[2]+10),[('rent',float(ty[2])),('trash',12.0),('pestctl',4.0)],250.0,mi,eom(addm(mi,11)),None,0.0,'Future Residents/Applicants','Future')
fut=S['Future Residents/Applicants']; cur=S[sec]; vc=S['VAC']
p.need(12+len(codes)); p.y-=6; p.line(dy=8)
T=[(36,'l'),(300,'r'),(370,'r'),(440,'r'),(510,'r'),(570,'r'),(640,'r'),(756,'r')]
p.row(T,['Summary Groups','Square','Market','Lease','Security','# Of','% Unit','Balance'],b=True); p.row(T,['','Footage','Rent','Charges','Deposit','Units','Occupancy',''],b=True); p.line(dy=7)
tot=[a+b for a,b in zip(cur,vc)]; n=tot[0]
for lab,s,oc in (('Current/Notice Residents',cur,1),('Vacant Units',vc,1),('Future Residents/Applicants',fut,0),('Totals:',tot,1)):
    p.row(T,[lab,m(s[1]),m(s[2]),m(s[3]),m(s[4]),s[0],f'{100*s[0]/n:.2f}%' if oc else '',m(s[5])],b=lab=='Totals:')
p.y-=8; p.row([(36,'l'),(300,'r')],['Summary of Charges by Charge Code','Amount'],b=True)
for k in sorted(codes): p.row([(36,'l'),(300,'r')],[k,m(codes[k])])
p.row([(36,'l'),(300,'r')],['Total',m(sum(codes.values()))],b=True); assert abs(sum(codes.values())-cur[3])<.01
p.done(); save(F,'MULTIFAMILY','property manager','Yardi lease charges PDF',False,'Willowmere Apartments','2025-09-30',n,cur[0],rows)

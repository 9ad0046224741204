from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor
r=G(8301); fn='cobalt_ridge_rr_lease_charges.pdf'
types={'cb1a':(645,1285),'cb1b':(712,1345),'cb2a':(968,1610),'cb2b':(1044,1695),'cb3a':(1290,2040)}
rows=[]
for b in 'ABC':
    for n in range(1,15):
        ty=r.choice(list(types)); sf,mk=types[ty]; mk+=r.choice([0,0,15,25,-20])
        u=f'{b}{100+n if n<8 else 200+n-7}'
        rows.append(dict(unit=u,unitType=ty,area=sf,marketRent=float(mk),_sec='c'))
vac=set(r.sample(range(len(rows)),4)); future=[]
for i,x in enumerate(rows):
    x['section']='Current/Notice/Vacant Residents'
    if i in vac:
        x.update(statusText='VACANT',charges=[],balance=0.0,deposit=0.0,_od=0.0,_code='VACANT'); continue
    x['_code']=f't{r.randint(41000,68000):07d}'; x['tenantName']=r.name(); x['statusText']='Occupied'
    rent=x['marketRent']-r.choice([0,20,35,60,85,110,-15])
    ch=[('rent',float(rent))]
    if r.random()<.55: ch.append(('trash',25.0))
    if r.random()<.4: ch.append(('pestctl',5.0))
    if r.random()<.25: ch.append(('petrent',r.choice([35.0,70.0])))
    if r.random()<.2: ch.append(('carport',45.0))
    if r.random()<.12: ch.append(('concess',-float(r.choice([50,75,100]))))
    if r.random()<.06: ch.append(('mtmfee',150.0))
    x['charges']=[dict(code=a,amount=b) for a,b in ch]; x['totalCharges']=sum(b for a,b in ch); x['contractRent']=float(rent)
    x['deposit']=float(r.choice([200,300,300,500,0])); x['_od']=300.0 if any(a=='petrent' for a,b in ch) else 0.0
    mi=r.date(D(2020,6,1),D(2025,3,10)); x['moveInDate']=mi
    e=addm(mi,12,True)
    while e<D(2025,3,15): e=addm(e,12,True)
    x['leaseEndDate']=e
    if r.random()<.1: x['moveOutDate']=r.date(D(2025,4,5),D(2025,5,28))
    x['balance']=float(r.choice([0,0,0,0,0,-12.5,r.randint(20,1800)+.35,r.randint(30,200)]))
cur=list(rows)
for v in list(sorted(vac))[:2]:
    s=rows[v]; rent=s['marketRent']-25; mi=r.date(D(2025,4,4),D(2025,4,25))
    ch=[('rent',rent),('trash',25.0),('pestctl',5.0)]
    rows.append(dict(unit=s['unit'],unitType=s['unitType'],area=s['area'],marketRent=0.0,tenantName=r.name(),_code=f't{r.randint(69000,69999):07d}',section='Future Residents/Applicants',statusText='Future',
     charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for a,b in ch),contractRent=rent,deposit=300.0,_od=0.0,moveInDate=mi,leaseEndDate=addm(mi,12,True),balance=0.0))
p=P(fn,landscape(letter),fs=6.6)
X=dict(u=(24,'l'),ty=(62,'l'),sf=(128,'r'),code=(136,'l'),nm=(182,'l'),mk=(318,'r'),cc=(328,'l'),am=(408,'r'),rd=(462,'r'),od=(512,'r'),mi=(522,'l'),le=(576,'l'),mo=(630,'l'),bal=(762,'r'))
H=dict(u=('','Unit'),ty=('','Unit Type'),sf=('Unit','Sq Ft'),code=('','Resident'),nm=('','Name'),mk=('Market','Rent'),cc=('Charge','Code'),am=('','Amount'),rd=('Resident','Deposit'),od=('Other','Deposit'),mi=('','Move In'),le=('Lease','Expiration'),mo=('','Move Out'),bal=('','Balance'))
def head():
    p.t(p.W-30,p.H-24,f'Page {p.page}','r',fs=7)
    p.t(24,p.H-28,'Rent Roll with Lease Charges',b=True,fs=11); p.t(24,p.H-40,'Cobalt Ridge Apartments (cobr)',fs=8)
    p.t(24,p.H-50,'As Of = 03/31/2025',fs=8); p.t(24,p.H-60,'Month Year = 03/2025',fs=8)
    y=p.H-84; p.fill(20,y-3,p.W-40,21,HexColor('#d9d9d9'))
    for k,(x,al) in X.items(): p.t(x,y+9,H[k][0],al,True); p.t(x,y,H[k][1],al,True)
    p.y=y-14
def need(h):
    if p.y-h<30:
        p.next(); head()
def put(**kw):
    b=kw.pop('b',False)
    for k,v in kw.items(): p.t(X[k][0],p.y,v,X[k][1],b)
    p.y-=9.2
head(); last=None
tot={}
for x in rows:
    n=max(1,len(x['charges']))+1
    need(n*9.2+14)
    if x['section']!=last: p.t(24,p.y,x['section'],b=True,fs=7.4); p.y-=12; last=x['section']
    ch=x['charges']
    kw=dict(u=x['unit'],ty=x['unitType'],sf=m2(x['area']),code=x['_code'],nm=x.get('tenantName','VACANT'),mk=n2(x['marketRent']),rd=n2(x['deposit']),od=n2(x['_od']),mi=mdy(x.get('moveInDate')),le=mdy(x.get('leaseEndDate')),mo=mdy(x.get('moveOutDate')),bal=n2(x['balance']))
    if ch: kw.update(cc=ch[0]['code'],am=n2(ch[0]['amount']))
    else: kw.update(am='0.00')
    put(**kw)
    for c in ch[1:]: put(cc=c['code'],am=n2(c['amount']))
    if ch: put(cc='Total',am=n2(x['totalCharges']),b=True)
    p.y-=2
S=lambda L,f: sum(f(x) for x in L)
fut=rows[len(cur):]
need(150)
p.line(20,p.y+6,p.W-20); p.t(24,p.y-3,'Total',b=True); p.t(136,p.y-3,'Cobalt Ridge Apartments (cobr)',b=True); 
for k,v in dict(mk=S(rows,lambda x:x['marketRent']),am=S(rows,lambda x:x.get('totalCharges',0)),rd=S(rows,lambda x:x['deposit']),od=S(rows,lambda x:x['_od']),bal=S(rows,lambda x:x['balance'])).items(): p.t(X[k][0],p.y-3,n2(v),X[k][1],True)
p.y-=26
sx=[24,250,330,410,490,560,640,740]
def srow(v,b=False):
    for x,s in zip(sx,v): p.t(x,p.y,s,'l' if x==24 else 'r',b)
    p.y-=9.5
srow(['Summary Groups','Square','Market','Lease','Security','Other','# Of','Balance'],True)
srow(['','Footage','Rent','Charges','Deposit','Deposits','Units',''],True); p.line(20,p.y+7,p.W-20)
occ=[x for x in cur if 'tenantName' in x]; vc=[x for x in cur if 'tenantName' not in x]
for nm,L,cnt in [('Current/Notice/Vacant Residents',cur,len(cur)),('Future Residents/Applicants',fut,len(fut)),('Occupied Units',occ,len(occ)),('Total Non Rev Units',[],0),('Total Vacant Units',vc,len(vc)),('Totals:',rows,len(cur))]:
    fsq=0 if nm.startswith('Future') else (S(cur,lambda x:x['area']) if nm=='Totals:' else S(L,lambda x:x['area']))
    srow([nm,n2(fsq),n2(S(L,lambda x:x['marketRent'])),n2(S(L,lambda x:x.get('totalCharges',0))),n2(S(L,lambda x:x['deposit'])),n2(S(L,lambda x:x['_od'])),str(cnt),n2(S(L,lambda x:x['balance']))],nm=='Totals:')
codes={}
for x in rows:
    for c in x['charges']:
        if x in cur: codes[c['code']]=codes.get(c['code'],0)+c['amount']
if p.y<140: p.next(); head()
p.y-=12; p.t(24,p.y,'Summary of Charges by Charge Code',b=True); p.y-=10; p.t(24,p.y,'(Current/Notice Residents Only)'); p.y-=11; p.t(24,p.y,'Charge Code',b=True); p.t(160,p.y,'Amount','r',True); p.y-=10
for k in sorted(codes): p.t(24,p.y,k); p.t(160,p.y,n2(codes[k]),'r'); p.y-=9.5
p.t(24,p.y,'Total',b=True); p.t(160,p.y,n2(sum(codes.values())),'r',True)
p.done()
for x in rows:
    if 'tenantName' not in x: x.pop('charges')
save(fn,'MULTIFAMILY','Yardi Rent Roll with Lease Charges, PDF',False,'Cobalt Ridge Apartments','2025-03-31',len(cur),len(occ),len(vc),rows)

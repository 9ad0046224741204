# cloud tool for small managers: single-family portfolio grouped by property
from common import *
R=random.Random(6803); N=Names(R)
FN='rr03_homes_portfolio_cloud.pdf'; asof=D(2025,8,14)
streets=['Alder Ct','Bramble Way','Cassidy Ln','Dogwood Trl','Elkhorn Dr','Fennimore St','Gristmill Rd','Hensley Ave','Inverness Ct','Juniper Bend','Kestrel Ln','Larkspur Dr','Millrace Ave','Nettleton St','Oldham Rd','Pinecrest Cir','Quarry Rd','Rosebay Ln','Saltbush Dr','Tamarack St','Upland Way','Verbena Ct']
cities=[('Clarksville, TN 37042','TN'),('Hopkinsville, KY 42240','KY'),('Clarksville, TN 37040','TN')]
props=[]
for i,s in enumerate(streets):
    no=R.randint(101,4890); c=cities[i%3][0]
    nun=2 if i in(6,13) else 1
    props.append((f'{no} {s}',c,nun))
props.sort(key=lambda p:int(p[0].split()[0]))
stats=['Current']*14+['Notice-Unrented','Current','Vacant-Unrented','Current','Notice-Rented','Current','Evict','Vacant-Rented','Current','Vacant-Unrented']
R.shuffle(stats)
rows=[];k=0
for pn,c,nu in props:
    for j in range(nu):
        st=stats[k];k+=1
        bd=R.choice(['3/2.00','3/2.00','4/2.50','3/1.00','2/1.00']) if nu==1 else '2/1.00'
        sf={'3/2.00':1340,'4/2.50':1985,'3/1.00':1120,'2/1.00':890}[bd]+R.randint(-6,9)*11
        mk=float(round(sf*R.uniform(.98,1.15)/5)*5)+150
        r=dict(unit=pn if nu==1 else f'Unit {"AB"[j]}',propertyName=pn,unitType=bd,area=sf,marketRent=mk,statusText=st,_city=c,section=None)
        if not st.startswith('Vacant'):
            rent=mk-R.choice([0,25,45,70,100,150]);ls=D(R.choice([2024,2024,2025,2025]),R.choice([2,4,7,8,9,10,11,12]),1);ls=ls if ls<asof else addm(ls,-12)
            le=eom(addm(ls,R.choice([11,11,23])))
            r.update(tenantName=N.get('{f} {l}'),contractRent=rent,deposit=rent if R.random()<.7 else rent+300,leaseStartDate=ls)
            if le>asof: r['leaseEndDate']=le
            else: r['leaseEndDate']='MTM' 
            r['moveInDate']=ls if R.random()<.6 else addm(ls,-12)
            if st.startswith('Notice'): r['moveOutDate']=D(2025,R.choice([8,9]),R.choice([30,31]) if R.random()<.5 else 15)
            if isinstance(r.get('moveOutDate'),D) and r['moveOutDate']<asof: r['moveOutDate']=D(2025,8,31)
            r['balance']=2*rent+150 if st=='Evict' else R.choice([0.]*6+[85.,rent])
        elif st=='Vacant-Rented': r['deposit']=0.0
        rows.append(r)
p=P(FN,ps.landscape(ps.letter))
F,B='LiberationSans-Regular','LiberationSans-Bold';ttf(F);ttf(B)
X=[('Unit',36,'l'),('BD/BA',140,'l'),('Tenant',178,'l'),('Status',282,'l'),('Sqft',372,'r'),('Market Rent',427,'r'),('Rent',474,'r'),('Deposit',522,'r'),('Lease From',530,'l'),('Lease To',580,'l'),('Move-in',630,'l'),('Move-out',678,'l'),('Past Due',758,'r')]
def cols(y):
    p.font(B,7.5);p.box(34,y-9,726,13,.88)
    for n,x,a in X:(p.l if a=='l' else p.r)(x,y,n)
def foot():
    p.font(F,7);p.l(36,590,'Created on 08/14/2025');p.r(758,590,'Page {p}')
first=True
def head():
    global first
    p.page();foot()
    y=40
    if first:
        p.font(B,15);p.l(36,y,'Rent Roll');p.font(F,8);p.r(758,y-6,'Cumberland Gate Home Rentals');p.r(758,y+4,'2218 Trenton Pike, Ste 4, Clarksville, TN 37040')
        for t in ['Exported On: 08/14/2025 09:16 AM','Properties: Active','Units: Active','GL Accounts: All','As of: 08/14/2025','Include Non-Revenue Units: No']:
            y+=11;p.l(36,y,t)
        y+=20;first=False
    cols(y);return y+15
y=head();blue=(.1,.3,.55)
for pn,c,nu in props:
    g=[r for r in rows if r['propertyName']==pn]
    if y+14*(nu+2)>575:y=head()
    p.font(B,7.5);p.l(36,y,f'{pn} - {pn} {c}',blue);y+=12
    for r in g:
        p.font(F,7.2)
        v=[r['unit'],r['unitType'],r.get('tenantName',''),r['statusText'],m0(r['area']),m2(r['marketRent']),m2(r['contractRent']) if 'contractRent' in r else '--',m2(r['deposit']) if 'deposit' in r else '--',
           us(r.get('leaseStartDate')),us(r['leaseEndDate']) if isinstance(r.get('leaseEndDate'),D) else r.get('leaseEndDate',''),us(r.get('moveInDate')),us(r.get('moveOutDate')),m2(r['balance']) if 'balance' in r else '--']
        for (n,x,a),t in zip(X,v):(p.l if a=='l' else p.r)(x,y,t)
        y+=11
    p.line(34,y-7.5,760,y-7.5,.3,.6)
    p.font(B,7.2);S=lambda k:sum(r.get(k,0) for r in g)
    occ=sum('tenantName' in r for r in g)
    p.l(36,y+1,f'{len(g)} Unit'+('s' if len(g)>1 else ''));p.l(282,y+1,f'{100*occ/len(g):.1f}% Occupied');p.r(372,y+1,m0(S('area')));p.r(427,y+1,m2(S('marketRent')));p.r(474,y+1,m2(S('contractRent')));p.r(522,y+1,m2(S('deposit')));p.r(758,y+1,m2(S('balance')))
    y+=17
if y>560:y=head()
S=lambda k:sum(r.get(k,0) for r in rows);occ=sum('tenantName' in r for r in rows)
p.box(34,y-9,726,13,.88);p.font(B,7.2);p.l(36,y,f'Total {len(rows)} Units');p.l(282,y,f'{100*occ/len(rows):.1f}% Occupied');p.r(372,y,m0(S('area')));p.r(427,y,m2(S('marketRent')));p.r(474,y,m2(S('contractRent')));p.r(522,y,m2(S('deposit')));p.r(758,y,m2(S('balance')))
p.save()
save(FN,'SINGLE_FAMILY_RENTAL','r68a','small-landlord cloud tool, one property band a house, subtotal each',False,None,asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),occ,len(rows)-occ)

from lib import *
import csv
r=rng(8511); N=Names(r); fn='11_rent_roll_townhomes.csv'
rows=[]; out=[]
def w(*a): out.append(list(a)+['']*(13-len(a)))
H=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
w('Rent Roll'); w('Properties: Birch Row Townhomes; Foxglove Townhomes'); w('As of: 11/30/2025'); out.append(['']*13)
out.append(H); G=dict.fromkeys('n occ sf mk rent dep pd'.split(),0)
for prop,addr,n,st in (('Birch Row Townhomes','14 Birch Row Burlington, VT 05401',16,1),('Foxglove Townhomes','220 Foxglove Ln Essex, VT 05452',12,201)):
    nm=f'{prop} - {addr}'; w(nm); S=dict.fromkeys(G,0)
    for i in range(n):
        u=f'{st+i}' if st==1 else f'{st+2*i}'; bd,sf,mk=r.choice([('2/1.50',1080,1850),('2/1.50',1080,1850),('3/2.50',1385,2295),('3/2.50',1420,2350)])
        q=dict(unit=u,propertyName=prop,section=nm,unitType=bd,area=sf,marketRent=mk)
        S['n']+=1; S['sf']+=sf; S['mk']+=mk
        if (prop[0],i) in (('B',6),('F',9),('F',2)):
            s='Vacant-Unrented' if i!=9 else 'Vacant-Rented'; w(u,bd,'',s,f'{sf:,}',m2(mk)); q.update(statusText=s)
        else:
            s=r.choices(['Current','Notice-Unrented','Evict'],[.86,.1,.04])[0]; ls=D.date(r.choice([2024,2025,2025]),r.randint(1,11),1); le=addm(ls,12)-D.timedelta(1); mtm=le<D.date(2025,11,30); mi=ls if r.random()<.6 else addm(ls,-12*r.randint(1,5)); rent=mk-r.choice([0,0,45,95,150]); dep=r.choice([rent,1500,mk]); pdv=r.choice([0]*7+[rent,212.5]); mo=D.date(2025,12,31) if s.startswith('Notice') else None
            nmz=N.full() if r.random()<.6 else f'{N.full()}, {N.full()}'
            w(u,bd,nmz,s,f'{sf:,}',m2(mk),m2(rent),m2(dep),us(ls),'' if mtm else us(le),us(mi),us(mo),m2(pdv))
            q.update(tenantName=nmz,statusText=s,contractRent=rent,deposit=dep,leaseStartDate=ls,leaseEndDate=None if mtm else le,moveInDate=mi,moveOutDate=mo,balance=float(pdv))
            S['occ']+=1; S['rent']+=rent; S['dep']+=dep; S['pd']+=pdv
        rows.append(q)
    w(f"{S['n']} Units",'','',f"{S['occ']/S['n']*100:.1f}% Occupied",f"{S['sf']:,}",m2(S['mk']),m2(S['rent']),m2(S['dep']),'','','','',m2(S['pd']))
    for k in S: G[k]+=S[k]
w(f"Total {G['n']} Units",'','',f"{G['occ']/G['n']*100:.1f}% Occupied",f"{G['sf']:,}",m2(G['mk']),m2(G['rent']),m2(G['dep']),'','','','',m2(G['pd']))
with open(doc(fn),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
save(fn,'MULTIFAMILY','AppFolio CSV export','two townhouse properties grouped, counts in total rows, co-tenant names',False,None,'2025-11-30',rows,G['n'],G['occ'],G['n']-G['occ'])

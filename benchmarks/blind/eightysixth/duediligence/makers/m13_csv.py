from lib import *
import csv
r=random.Random(8613); nm=Names(r); N='rent_roll-20251001.csv'
P=[('Hawthorne Fourplex - 418 Hawthorne St Dayton, OH 45402',4,'2/1.00',(840,),895),('Elm & Third - 1201 E Third St Dayton, OH 45403',12,None,(610,780),745),('Kettering Duplexes - 3310-3316 Ackerman Blvd Kettering, OH 45429',8,'2/1.50',(1010,1040),1095),('Oakwood Six - 22 Park Rd Oakwood, OH 45419',6,'1/1.00',(640,),825)]
H=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','Monthly Charges']
R=[]; out_=[H]; G=[0]*6; N_=0;O=0;V=0
for p,n,bb,sfs,mk in P:
    out_.append(['-> '+p]+['']*13); t=[0]*6; oc=0
    for i in range(1,n+1):
        u={'H':f'{"ABCD"[i-1]}' if n==4 else '', 'E':f'#{100*((i-1)//6+1)+(i-1)%6+1}','K':f'{3310+2*((i-1)//2)}{"AB"[(i-1)%2]}','O':f'Apt {i}'}[p[0]]
        b=bb or r.choice(['1/1.00','2/1.00']); sf=sfs[-1] if b[0]=='2' and not bb else r.choice(sfs) if bb else sfs[0]; m=mk+(150 if not bb and b[0]=='2' else 0); x=r.random()
        st='Vacant-Unrented' if x<.08 else 'Vacant-Rented' if x<.12 else 'Notice-Unrented' if x<.17 else 'Evict' if x<.2 else 'Current'
        t[0]+=sf;t[1]+=m; q=dict(unit=u,propertyName=p,unitType=b,area=sf,statusText=st,marketRent=m)
        if st[0]=='V': out_.append([u,b,'',st,f'{sf:,}',m2(m)]+['']*8); V+=1
        else:
            oc+=1; name=nm('{f} {l}'); mi=rd(r,D(2017,5,1),D(2025,9,10)); mtm=r.random()<.25; ls=mi
            while addm(ls,12)<=D(2025,10,1): ls=addm(ls,12)
            if mtm: ls=mi; le=None
            else: le=addm(ls,12)-dt.timedelta(1)
            mo=rd(r,D(2025,10,15),D(2025,11,30)) if st[0]=='N' else None
            rent=round(m*r.uniform(.82,1.0)/5)*5; oth=r.choice([0,0,25,40]); dep=r.choice([rent,m,500,0]); pd=r.choice([0]*5+[rent,87.5,250]) if st!='Evict' else rent*3+150
            out_.append([u,b,name,st,f'{sf:,}',m2(m),m2(rent),m2(dep),sus(ls) if 0 else us(ls),us(le) if le else '',us(mi),us(mo) if mo else '',m2(pd),m2(rent+oth)])
            t=[a+c for a,c in zip(t,(0,0,rent,dep,pd,rent+oth))]
            q.update(tenantName=name,contractRent=rent,deposit=dep,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,balance=pd,totalCharges=rent+oth)
        R.append(q)
    out_.append([f'{n} Units','','',f'{oc/n*100:.1f}% Occupied',f'{t[0]:,}',m2(t[1]),m2(t[2]),m2(t[3]),'','','','',m2(t[4]),m2(t[5])]); G=[a+c for a,c in zip(G,t)]; N_+=n;O+=oc
out_.append([f'Total {N_} Units','','',f'{O/N_*100:.1f}% Occupied',f'{G[0]:,}',m2(G[1]),m2(G[2]),m2(G[3]),'','','','',m2(G[4]),m2(G[5])])
with open(out(N),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out_)
print(N_,O,V)
save(N,dict(propertyName=None,asOnDate=None,units=N_,occupied=O,vacant=V,rows=R),'MULTIFAMILY','AppFolio csv export','portfolio csv, property lines and per-property totals')

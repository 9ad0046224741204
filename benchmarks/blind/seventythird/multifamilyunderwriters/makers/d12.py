# Rentec Direct-like CSV
from common import *
import csv
rng=random.Random(7312); nm=N(rng)
F='rentec_rent_roll_export.csv'
L=[['Rent Roll Report'],['Owner: Quarry Lake Homes LLC'],['Date: 2025-10-05'],[],['Property','Unit','City','Beds','Baths','Sq Ft','Tenant','Email on File','Lease Start','Lease End','Monthly Rent','Market Rent','Security Deposit','Current Balance','Occupancy']]
rows=[];T=[0]*4;oc=0
props=[('Quarry Lake Triplex',['A','B','C'],'St. Cloud'),('Ninth Avenue Sixplex',['1','2','3','4','5','6'],'St. Cloud'),('318 Pantown Rd',[''],'St. Cloud'),('Sauk Bend Duplex',['Upper','Lower'],'Sauk Rapids'),('41 Benton Dr',[''],'Sauk Rapids'),('Minden Eightplex',['101','102','103','104','201','202','203','204'],'Sartell')]
for p,us_,city in props:
    for u in us_:
        bd,ba,sf=(3,2,1480) if u=='' else rng.choice([(2,1,850),(1,1,640),(2,1,905)])
        sf+=rng.randint(0,6)*5; mk=round((300+sf*.85)/5)*5
        uu=u or p
        base=[p,uu,city,bd,ba,sf]
        d=dict(unit=uu,propertyName=p,area=sf,marketRent=mk); T[1]+=mk
        if (p[:3],u) in (('Nin','4'),('Min','203')):
            L.append(base+['VACANT','','','','',f'{mk:.2f}','','','Vacant']); d.update(statusText='Vacant')
        else:
            oc+=1; ls=D(2025,10,1)-dt.timedelta(rng.randint(10,1200)); ls=ls.replace(day=1); mt=rng.random()<.2; le=term(ls,12)
            while le<D(2025,10,5): le=term(le+dt.timedelta(1),12)
            rent=mk-rng.choice([0,15,25,40]); dep=rng.choice([rent,700,0]); bal=0 if rng.random()<.75 else round(rng.uniform(-60,950),2); n=nm.lf()
            L.append(base+[n,rng.choice(['Y','Y','N']),ls.isoformat(),'Month-to-Month' if mt else le.isoformat(),f'{rent:.2f}',f'{mk:.2f}',f'{dep:.2f}',f'{bal:.2f}','Occupied'])
            d.update(tenantName=n,leaseStartDate=ls,leaseEndDate='Month-to-Month' if mt else le,contractRent=rent,deposit=dep,balance=bal,statusText='Occupied')
            T[0]+=rent;T[2]+=dep;T[3]+=bal
        rows.append(row(**d))
n=len(rows)
L.append(['Totals',f'{n} units','','','','','','','','',f'{T[0]:.2f}',f'{T[1]:.2f}',f'{T[2]:.2f}',f'{T[3]:.2f}',f'{oc}/{n} ({oc/n:.1%})'])
with open(DOC+F,'w',newline='') as f: csv.writer(f).writerows(L)
save(F,'MULTIFAMILY','Rentec Direct CSV export, mixed small buildings',False,dict(propertyName=None,asOnDate='2025-10-05',units=n,occupied=oc,vacant=n-oc,sheet=None,planted=None,rows=rows))

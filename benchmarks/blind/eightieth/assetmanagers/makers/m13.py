from lib import *
import csv
r=random.Random(8013); asof=d(2026,10,5)
F='buildium_rentroll_main_street.csv';nm=names(r,30,'{f} {l}')
fo=open(D+F,'w',newline='');w=csv.writer(fo);m=lambda v:f'${v:,.2f}'
w.writerow(['Rent roll']);w.writerow(['Main Street Block LLC']);w.writerow(['As of 10/5/2026']);w.writerow([])
w.writerow(['PROPERTY','UNIT','BEDS / BATHS','SIZE (SQFT)','TENANTS','LEASE TYPE','LEASE START','LEASE END','MARKET RENT','RENT','RECURRING CHARGES','RECURRING CREDITS','DEPOSITS HELD','BALANCE DUE'])
rows=[];T=[0]*6
P=[('210-214 Main St',[('210','Commercial',1850,'Riverbend Books & Coffee LLC',None,3160),('212','Commercial',920,'Salon Marguerite',None,1725),('214','Commercial',1100,None,None,1900)]+[(x,b,a,1,k,k2) for x,b,a,k,k2 in[('2A','1 Bed / 1 Bath',610,1150,1095),('2B','1 Bed / 1 Bath',625,1150,1150),('2C','2 Bed / 1 Bath',830,1400,1350),('3A','1 Bed / 1 Bath',610,1175,1120),('3B','Studio / 1 Bath',440,925,925),('3C','2 Bed / 1 Bath',830,1425,0)]]),
('9 Mill Row',[(f'Unit {i}',b,a,1,k,k2) for i,b,a,k,k2 in[(1,'2 Bed / 1.5 Bath',905,1475,1425),(2,'2 Bed / 1.5 Bath',905,1475,0),(3,'2 Bed / 1.5 Bath',905,1475,1475),(4,'3 Bed / 1.5 Bath',1120,1695,1600),(5,'2 Bed / 1.5 Bath',905,1475,1390)]])]
for p,us in P:
    for u,bb,sf,t,mk,rent in us:
        com=bb=='Commercial'
        if mk is None and com: mk=rent if not t else None
        e=dict(propertyName=p,unit=u,unitType=bb,area=sf,marketRent=mk)
        if not t or not rent:
            w.writerow([p,u,bb,f'{sf:,}','Vacant','','','',m(mk),'','','','','']);T[0]+=mk;e['statusText']='Vacant';rows.append(e);continue
        n=t if com else nm.pop()
        if not com and r.random()<.4: n+='; '+nm.pop()
        st=d(r.randint(2021,2024),r.randint(1,12),1) if com else d(2026,r.randint(1,9),1)
        wk=not com and r.random()<.25;en=None if wk else addm(st,84 if com else 12)-dt.timedelta(1)
        rc=round(sf*3.2/12,2) if com else r.choice([0,0,25.,60.]);cr=-25. if not com and r.random()<.2 else 0.;dep=rent*1.0;bal=r.choice([0.,0.,0.,round(r.uniform(15,800),2)])
        w.writerow([p,u,bb,f'{sf:,}',n,'Fixed' if en else 'At-will',smdy(st),smdy(en) if en else 'MTM',m(mk) if mk else '',m(rent),m(rc),f'-${-cr:,.2f}' if cr else m(0),m(dep),m(bal)])
        T=[a+b for a,b in zip(T,[mk or 0,rent,rc,cr,dep,bal])]
        e.update(tenantName=n,statusText='Occupied',contractRent=rent,leaseStartDate=st,leaseEndDate=en or 'MTM',deposit=dep,balance=bal,charges=[dict(code='RECURRING CHARGES',amount=rc),dict(code='RECURRING CREDITS',amount=cr)]);rows.append(e)
w.writerow(['Total for 14 units','','','','','','','',m(T[0]),m(T[1]),m(T[2]),f'-${-T[3]:,.2f}' if T[3] else m(0),m(T[4]),m(T[5])]);fo.close()
oc=sum('tenantName' in x for x in rows);assert len(rows)==14
save(F,'MIXED_USE','r80a','Buildium csv export, storefronts over apartments, two properties, currency as text',False,None,asof,14,oc,14-oc,rows)

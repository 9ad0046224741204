# CSV export from cloud software, several small properties in one file
from common import *
import csv
r=R(6911); FN='rent_roll-20250702.csv'
props=[('Tamarack Fourplex',4,'2bd/1ba',840,1175),('Juniper Row',14,'2bd/1.5ba',1010,1390),('Westgate Studios',12,'0bd/1ba',410,865),('Ledger Street Duplex',2,'3bd/1ba',1220,1610)]
f=open(path(FN),'w',newline='',encoding='utf-8-sig'); w=csv.writer(f)
w.writerow(['Rent Roll']); w.writerow(['Portfolio: Valley Smalls']); w.writerow(['As of: 06/30/2025']); w.writerow(['Exported by M. Dray on 07/02/2025 09:14 AM']); w.writerow([])
w.writerow(['Property','Unit','BD/BA','Sq. Ft.','Tenant','Status','Market Rent','Rent','Recurring Other','Deposit','Lease From','Lease To','Move-in','Next Rent Increase','Past Due','Tags'])
rows=[]; S=dict(sf=0,mk=0,rent=0,oth=0,dep=0,pd=0); n=nv=0
for p,k,ty,sf,mk in props:
    for i in range(k):
        n+=1; u={'Tamarack Fourplex':'ABCD'[i] if i<4 else '','Ledger Street Duplex':['Up','Down'][i%2]}.get(p) or (str(i+1) if p=='Juniper Row' else f'{100+i+1}')
        a=sf+r.choice([0,0,15]); m=mk+r.choice([0,10,25]); S['sf']+=a; S['mk']+=m
        t=dict(propertyName=p,unit=u,unitType=ty,area=a,marketRent=m)
        if r.random()<.13:
            st='Vacant-Unrented' if r.random()<.7 else 'Vacant-Rented'; nv+=1; t['statusText']=st
            w.writerow([p,u,ty,a,'',st,m2(m),'','','','','','','','',''])
        else:
            st='Notice-Unrented' if r.random()<.08 else 'Evict' if r.random()<.04 else 'Current'; nm=r.name('FL')+(f', {r.name("FL")}' if r.random()<.25 else '')
            mi=r.day(D(2017,1,5),D(2025,6,1)); ls=mi
            while term_end(ls,12)<D(2025,6,25): ls=addm(ls,12)
            mtm=r.random()<.18; le=term_end(ls,12); rent=m-r.choice([0,15,40,75,120]); oth=r.choice([0,0,15,25,40]); dep=r.choice([rent,mk,800,0]); pd=r.choice([0]*7+[rent,rent-300,42.1,-20])
            inc=addm(ls,12) if r.random()<.15 and not mtm else None
            row=[p,u,ty,a,nm,st,m2(m),m2(rent),m2(oth),m2(dep),us(ls),'Month-to-month' if mtm else us(le),us(mi),us(inc) if inc else '',m2(pd),r.choice(['','','','HCV','auto-pay','pet'])]
            w.writerow(row)
            t.update(tenantName=nm,statusText=st,contractRent=rent,charges=[dict(code='Recurring Other',amount=oth)],deposit=dep,leaseStartDate=ls,leaseEndDate='Month-to-month' if mtm else le,moveInDate=mi,balance=pd)
            for q,x in zip(('rent','oth','dep','pd'),(rent,oth,dep,pd)): S[q]+=x
        rows.append(t)
w.writerow(['Total','%d Units'%n,'',S['sf'],'',f'{100*(n-nv)/n:.1f}% Occupied',m2(S['mk']),m2(S['rent']),m2(S['oth']),m2(S['dep']),'','','','',m2(S['pd']),''])
f.close()
save(FN,'MULTIFAMILY','csv export with preamble, property column, total line',False,None,'2025-06-30',n,n-nv,nv,rows)

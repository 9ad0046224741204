# cloud-software csv, small portfolio of four properties
from common import *
import csv
R=Rng(7110); F='rent_roll-20250818.csv'; AS=D(2025,8,18)
T=Truth(F,'MULTIFAMILY','cloud property software csv export, four small properties in blocks with totals',False,None,'2025-08-18')
props=[('Alder Court - 118 Alder St Belmar, OR 97999',['1','2','3','4','5','6','7','8'],['2/1.00','1/1.00'],820,1395),('Bayberry Flats - 2600 SE Bayberry Rd Belmar, OR 97998',[f'{x}{n}' for x in 'ABC' for n in range(1,7)],['2/1.00','2/1.50','1/1.00'],880,1480),('Fulton Fourplex - 77 Fulton Ave Neskoway, OR 97990',['77','79','81','83'],['3/1.50'],1120,1795),('The Wexford - 940 Wexford Pl Belmar, OR 97999',[str(100*f+n) for f in (1,2) for n in range(1,9)],['0/1.00','1/1.00','2/2.00'],640,1285)]
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
out=[['Rent Roll'],['Exported On: 08/18/2025 09:42 AM'],['As of: 08/18/2025'],['Units: Active'],[],H]
G=[0]*5; N=O=F_=0
for p,us_,types,sf,mk0 in props:
    out.append([f'-> {p}']); pname=p; t=[0]*5; occ=0
    for i,u in enumerate(us_):
        ty=types[i%len(types)]; bd=int(ty[0]); s=sf+(bd-1)*140 if len(types)>1 else sf; mk=mk0+(bd-1)*260 if len(types)>1 else mk0
        k=dict(unit=u,propertyName=pname,unitType=ty,area=s,marketRent=float(mk))
        if (p[:3],u) in(('Ald','6'),('Bay','B4'),('Bay','C1'),('Wex','x'),('The','207')):
            st='Vacant-Rented' if u=='C1' else 'Vacant-Unrented'; row=[u,'',ty,'',st,f'{s:,}',m2(mk),'','','','','','','0.00','','']; k.update(statusText=st,balance=0.0)
            t=[t[0]+s,t[1]+mk]+t[2:]
        else:
            fi,la=R.name(); nm=f'{fi} {la}'
            if R.random()<.15: nm+=f', {R.choice(FIRST)} {la}'
            x=R.random(); st='Current' if x<.86 else 'Notice-Unrented' if x<.94 else 'Notice-Rented' if x<.97 else 'Evict'
            lf=D(R.choice([2023,2024,2025]),R.randint(1,7),R.choice([1,1,15])); lt=lease_end(lf,12); lts=us(lt)
            if lt<AS: 
                if R.random()<.5: lf=D(2025,min(lf.month,8),1); lt=lease_end(lf,12); lts=us(lt)
            mi=lf if R.random()<.6 else addm(lf,-12*R.randint(1,4)); mo=AS+dt.timedelta(days=R.randint(6,45)) if 'Notice' in st else None
            rent=mk-R.r5(-10,165); dep=R.choice([500,750,rent]); pd=R.choice([0,0,0,0,0,0,rent,75,-40]) if st!='Evict' else rent*2+150
            row=[u,R.choice(['','','','','Pet','Section 8']),ty,nm,st,f'{s:,}',m2(mk),m2(rent),m2(dep),us(lf),lts if R.random()<.93 else '',us(mi),us(mo),m2(pd),str(R.choice([0,0,0,1])),str(R.choice([0,0,1,2,4]))]
            k.update(tenantName=nm,statusText=st,contractRent=float(rent),deposit=float(dep),leaseStartDate=lf,leaseEndDate=lt if row[10] else None,moveInDate=mi,moveOutDate=mo,balance=float(pd))
            t=[a+b for a,b in zip(t,(s,mk,rent,dep,pd))]; occ+=1
        out.append(row); T.row(**k)
    n=len(us_); out.append([f'{n} Units','','','',f'{100*occ/n:.1f}% Occupied',f'{t[0]:,}',m2(t[1]),m2(t[2]),m2(t[3]),'','','','',m2(t[4]),'',''])
    w=lambda q,a=pname:q['propertyName']==a
    for kk,v in zip(('area','marketRent','contractRent','deposit','balance'),t): T.tie(kk,v,w)
    G=[a+b for a,b in zip(G,t)]; N+=n; O+=occ
out.append([f'Total {N} Units','','','',f'{100*O/N:.1f}% Occupied',f'{G[0]:,}',m2(G[1]),m2(G[2]),m2(G[3]),'','','','',m2(G[4]),'',''])
with open(doc(F),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
T.counts(N,O,N-O); T.save()

# ResMan-like csv export
from common import *; import csv
r=R(782); F='RentRoll_ResMan_TheArbors_20250430.csv'; rows=[]; out=[['Rent Roll'],['The Arbors at Finch Creek'],['Date: 4/30/2025'],[]]
H=['Unit','Type','Sq. Feet','Residents','Status','Market Rent','Rent','Amenity Fee','Pet Rent','Water','Concession','Total','Lease Start','Lease End','Move In','Move Out','Deposits','Ending Balance']; out.append(H); Z=[0]*9; occ=0; sfT=0
for b in (1,2,3,4):
    for k in range(1,9):
        u=f'{b}0{k}' if k<5 else f'{b}1{k-4}'; ty,sf,mk=r.choice([('1x1 Renovated',740,1120),('1x1 Classic',740,1015),('2x1 Classic',930,1185),('2x2 Renovated',1015,1345)]); sfT+=sf; x=r.random(); d=dict(unit=u,unitType=ty,area=sf,marketRent=float(mk)); Z[0]+=mk
        if x<.1 or (b,k)==(3,6):
            st='Model' if (b,k)==(3,6) else 'Vacant'; out.append([u,ty,sf,'',st,f'${mk:,.2f}']+['']*12); d['statusText']=st; rows.append(d); continue
        occ+=1; st='Notice' if x>.9 else 'Current'; rent=float(mk-r.choice([0,10,22,45])); am=15.0; pet=r.choice([0,0,0,30.0]); wa=round(r.uniform(18,46),2); co=r.choice([0,0,0,0,-60.0]); tot=round(rent+am+pet+wa+co,2); mi=r.date(D.date(2020,5,1),D.date(2025,4,20)); le=addm(mi,12)-D.timedelta(1)
        while le<D.date(2025,4,30): le=addm(le,12)
        ls=addm(le+D.timedelta(1),-12); mo=r.date(D.date(2025,5,5),D.date(2025,6,20)) if st=='Notice' else None; dep=float(r.choice([0,250,500])); bal=r.choice([0.0]*4+[-7.11,tot,143.2]); nm=r.nm(); nm=nm+(f', {r.nm()}' if r.random()<.25 else '')
        c=lambda v: '' if not v else (f'(${-v:,.2f})' if v<0 else f'${v:,.2f}')
        z=lambda v: c(v) or '$0.00'
        out.append([u,ty,sf,nm,st,c(mk),c(rent),c(am),c(pet),c(wa),c(co),c(tot),us2(ls),us2(le),us2(mi),us2(mo),z(dep),z(bal)])
        d.update(tenantName=nm,statusText=st,contractRent=rent,charges=[dict(code=h,amount=v) for h,v in zip(H[6:11],(rent,am,pet,wa,co)) if v],totalCharges=tot,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal); rows.append(d)
        for i,v in enumerate((rent,am,pet,wa,co,tot,dep,bal)): Z[i+1]+=v
c=lambda v: f'(${-v:,.2f})' if v<0 else f'${v:,.2f}'
out.append(['Total','',sfT,'',f'{len(rows)} Units']+[c(v) for v in Z[:7]]+['','','','']+[c(v) for v in Z[7:]]); N=len(rows); md=1
out+=[[],['Unit Counts'],['Occupied',occ],['Model',md],['Vacant',N-occ-md],['Total',N]]
csv.writer(open(f'{B}/documents/{F}','w',newline='')).writerows(out)
save(F,'MULTIFAMILY','property manager','ResMan-like csv, charge columns, currency text',False,'The Arbors at Finch Creek','2025-04-30',N,occ,rows)
import json; p=f'{B}/truth/{F}.json'; t=json.load(open(p)); t['vacant']=N-occ-md; json.dump(t,open(p,'w'),indent=1)

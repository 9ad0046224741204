from common import *
import csv
r=R(1313); f='propertyware_rentroll_20240331.csv'
rows=[];out=[];T=[0]*4;N=O=0
H=['Portfolio','Building','Unit','Beds','Baths','Area','Unit Status','Lease','Lease Status','Start Date','End Date','Move In Date','Move Out Date','Target Rent','Base Rent','Deposit Held','Balance Due']
bl=[('Alder Street Duplex',2),('Canfield Fourplex',4),('Garnet Row',6),('Hoyt & 9th Triplex',3),('Iron Mill Duplex',2),('Larch House',1),('Sandy Blvd Eightplex',8)]
for b,k in bl:
    for i in range(1,k+1):
        u=str(i) if k>4 else 'ABCD'[i-1] if k>1 else 'House'; N+=1; bd=r.choice([1,2,2,3]); sf=420+bd*235; mk=float(880+bd*330); base=dict(unit=u,building=b,area=sf,marketRent=mk); T[0]+=mk
        if (b[0],i) in {('C',3),('S',6)}:
            rows.append(dict(base,statusText='Vacant')); out.append(['PDX Small Plex Fund',b,u,bd,1,sf,'Vacant','','','','','','',f'{mk:.2f}','','','']); continue
        O+=1; nm=r.name('{l}')+('/'+r.name('{l}') if r.random()<.35 else ''); mi=r.first(2018,2023); a=mi if mi.year==2023 and mi.month>4 else D(2023,r.randint(5,12),1); a=max(a,mi); e=end(a,12); rn=mk-r.choice([0,25,50,95,120]); dep=r.choice([rn,800.0,1200.0]); ntv=(b[0],i) in {('G',5),('S',4)}; mo=D(2024,r.choice([4,5]),30 if r.random()<.5 else 15) if ntv else None
        if nm.split('/')[0]=='' : pass
        bal=r.choice([0.0]*5+[rn,120.0])
        st='Occupied' if not ntv else 'Notice'
        rows.append(dict(base,tenantName=nm,statusText=st,leaseStartDate=a,leaseEndDate=e,moveInDate=mi,moveOutDate=mo,contractRent=rn,deposit=dep))
        out.append(['PDX Small Plex Fund',b,u,bd,1,sf,st,nm,'Active' if not ntv else 'Active - Notice Given',us(a),us(e),us(mi),us(mo),f'{mk:.2f}',f'{rn:.2f}',f'{dep:.2f}',f'{bal:.2f}'])
        rows[-1]['balance']=bal
        for j,v in enumerate((rn,dep,bal),1):T[j]+=v
with open(f'{B}/documents/{f}','w',newline='') as fh:
    w=csv.writer(fh,quoting=csv.QUOTE_ALL); w.writerow(['Rent Roll']); w.writerow(['Mossback Property Management']); w.writerow(['As of 3/31/2024']); w.writerow([]); w.writerow(H); w.writerows(out); w.writerow(['Total',f'{len(bl)} buildings',f'{N} units']+['']*10+[f'{v:.2f}' for v in T])
save(f,('MULTIFAMILY','Propertyware-like CSV export of duplexes to an eightplex',False),None,'2024-03-31',N,O,N-O,rows,dict(marketRent=T[0],contractRent=T[1],deposit=T[2],balance=T[3]))

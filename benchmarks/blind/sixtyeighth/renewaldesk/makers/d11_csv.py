from common import *
import csv
r=random.Random(1111); N=Names(r)
NAME='rentroll_pinecrest_20251031.csv'
fp={'1A':('1x1 Aspen',640,995),'2B':('2x1 Birch',860,1195),'2C':('2x2 Cedar',940,1285),'3D':('3x2 Dogwood',1150,1490)}
H=['Unit','Floorplan','SqFt','Occupancy Status','Resident','Market Rent','Lease Rent','Move-In','Lease From','Lease To','Move-Out','Deposit On Hand','Water/Sewer','Trash','Pet Rent','Carport','Total Charges','Balance']
q=lambda v:'' if v is None else f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
dd=lambda v:'' if v is None else iso(v) if 0 else us2(v)
out=[]; rows=[]; tot=[0]*10; cnt={}
units=[f'{b}{f}{n:02d}' for b in 'AB' for f in (1,2) for n in range(1,12)]
stat={'A104':'Vacant Rented Ready','A209':'Vacant Unrented Not Ready','B107':'Vacant Unrented Ready','B203':'Notice Rented','A111':'Notice Unrented','B210':'Vacant Rented Not Ready','A206':'Notice Unrented'}
fut={'A104':D(2025,11,8),'B203':D(2025,12,6),'B210':D(2025,11,15)}
for u in units:
    t,sf,mk=fp[r.choice(['1A','1A','2B','2B','2C','3D'])]; s=stat.get(u,'Occupied No Notice'); cnt[s]=cnt.get(s,0)+1
    row=dict(unit=u,unitType=t,area=sf,statusText=s,marketRent=mk); L=[u,t,sf,s]+['']*14; L[5]=q(mk); tot[0]+=mk
    if s.startswith('Vacant'): L[4]=''; 
    else:
        nm=N.lf(); rent=mk-r.choice([0,0,15,30,45,60,85]); mi=rdate(r,D(2019,1,1),D(2025,10,1)); ls=mi
        while endof(ls,1)<D(2025,10,31): ls=endof(ls,1)+dt.timedelta(days=1)
        le=endof(ls,1); mo={'B203':D(2025,11,30),'A111':D(2025,11,15),'A206':D(2025,12,31)}.get(u)
        dep=r.choice([300,300,500,mk]); ws_={640:38,860:52,940:52,1150:66}[sf]; tr=12; pet=35 if r.random()<.25 else None; cp=25 if r.random()<.3 else None; T=rent+ws_+tr+(pet or 0)+(cp or 0)
        bal=0 if r.random()<.75 else round(r.choice([T,T*.5,-15,-T*.1,120.5]),2)
        L[4]=nm; 
        for i,v in((6,rent),(11,dep),(12,ws_),(13,tr),(14,pet),(15,cp),(16,T),(17,bal)): L[i]=q(v)
        for i,v in((7,mi),(8,ls),(9,le),(10,mo)): L[i]=dd(v)
        for i,v in enumerate([rent,dep,ws_,tr,pet or 0,cp or 0,T,bal]): tot[i+1]+=v
        row.update(tenantName=nm,contractRent=rent,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,totalCharges=T,charges=[dict(code=k,amount=v) for k,v in(('Water/Sewer',ws_),('Trash',tr),('Pet Rent',pet),('Carport',cp)) if v is not None])
    out.append(L); rows.append(row); tot[9]+=sf
    if u in fut:
        nm=N.lf(); mi=fut[u]; rent=mk-20; L=[u,t,sf,'Future Resident',nm]+['']*13
        for i,v in((6,rent),(11,300)): L[i]=q(v)
        for i,v in((7,mi),(8,mi),(9,endof(mi,1))): L[i]=dd(v)
        out.append(L); rows.append(dict(unit=u,unitType=t,area=sf,statusText='Future Resident',tenantName=nm,contractRent=rent,deposit=300,moveInDate=mi,leaseStartDate=mi,leaseEndDate=endof(mi,1)))
v=sum(n for k,n in cnt.items() if k.startswith('Vac')); n=len(units)
with open(DOC+'/'+NAME,'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Rent Roll Detail']); w.writerow(['Property:','Pinecrest Court Apartments']); w.writerow(['As Of:','10/31/2025']); w.writerow(['Exported by:','admin','11/03/2025 09:12']); w.writerow([]); w.writerow(H); w.writerows(out)
    w.writerow(['Total','',f'{tot[9]:,}','','',q(tot[0]),q(tot[1]),'','','','',q(tot[2]),q(tot[3]),q(tot[4]),q(tot[5]),q(tot[6]),q(tot[7]),q(tot[8])])
    w.writerow([]); w.writerow(['Totals exclude future residents']); w.writerow([]); w.writerow(['Status','Units','Percent'])
    for k in sorted(cnt): w.writerow([k,cnt[k],f'{cnt[k]/n:.2%}'])
    w.writerow(['Total Units',n,'100.00%']); w.writerow(['Total Occupied',n-v,f'{(n-v)/n:.2%}']); w.writerow(['Total Vacant',v,f'{v/n:.2%}'])
print(n,v,tot)
save(NAME,dict(propertyName='Pinecrest Court Apartments',asOnDate='2025-10-31',units=n,occupied=n-v,vacant=v,rows=rows),'MULTIFAMILY','CSV export of a small management program, title lines above, future residents as own rows, counts below',False)

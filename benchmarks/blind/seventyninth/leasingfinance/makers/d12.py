# Buildium-like CSV, single family rentals
from common import *
import csv
r=random.Random(1212); f='rent_roll_export_SFR_fund2.csv';nm=iter(names(r,60));rows=[]
st_=['Bexley Ln','Ocotillo Dr','Camelback Ct','Palo Verde Ave','Saguaro St','Agave Way','Rimrock Rd','Juniper Cir','Kachina Pl']
out=[['Rent roll'],['Portfolio: Copper Basin Homes Fund II'],['As of: 10/31/2026'],[]]
out.append(['Property','Address','City','Zip','Bed/Bath','Sq Ft','Year Built','Status','Tenant(s)','Lease Start','Lease End','Move-in Date','Market Rent','Current Rent','Pet Fee','Filter Program','Total Recurring','Security Deposit','Pet Deposit','Outstanding Balance','Notes'])
T=[0]*8;oc=0;N=34
for i in range(N):
    ad=f'{r.randint(1001,9899)} {"NESW"[i%4]} {r.choice(st_)}';bd=r.choice(['3/2','4/2','3/2.5','4/2.5','2/2']);sf=r.randint(1180,2410);mk=r.choice([1795,1895,1950,2050,2195,2295,2450])
    st={4:'Vacant - Turn',11:'Vacant - Listed',19:'Notice',26:'Vacant - Leased',30:'Eviction'}.get(i,'Occupied');city=['Mesa','Gilbert','Apache Jct'][i%3];code=f'CB2-{i+1:03d}'
    v=[None]*7;tn='';ls=le=mi=None;note=''
    if st[0]!='V':
        oc+=1;a,b=next(nm);tn=f'{a} {b}'
        rent=mk-r.choice([0,0,45,95,150,-25]);pf=r.choice([0,0,35]);v=[rent,pf,20,rent+pf+20,r.choice([rent,mk,1500]),250 if pf else 0,r.choice([0]*5+[rent+pf+20,-55.4,100])]
        if st=='Eviction':v[6]=round(v[3]*2+150.,2);note='Hearing 11/12'
        if st=='Notice':note='Vacating 11/30/2026'
        mi=D(r.randint(2020,2026),r.randint(1,9),r.randint(1,28));ls=max(mi,D(2026,r.randint(1,9),1));le=eom(addm(ls,r.choice([11,11,17,23])))
        if i in(8,22):le='MTM'
    elif st.endswith('Leased'):note='Move-in 11/15/2026, $200 off first month'
    fm=lambda z:'' if z is None else f'{z:.2f}'
    out.append([code,ad,city,['85201','85234','85120'][i%3],bd,f'{sf:,}',r.randint(1998,2021),st,tn,iso(ls) if ls else '','Month-to-month' if le=='MTM' else iso(le) if le else '',iso(mi) if mi else '',fm(mk)]+[fm(z) for z in v]+[note])
    for j,z in enumerate([mk]+v):T[j]+=z or 0
    rows.append(row(unit=code,unitType=bd,area=sf,statusText=st,tenantName=tn or None,leaseStartDate=iso(ls) if ls else None,leaseEndDate='Month-to-month' if le=='MTM' else iso(le) if le else None,moveInDate=iso(mi) if mi else None,marketRent=mk,contractRent=v[0],deposit=v[4],balance=v[6],charges=[dict(code=c,amount=z) for c,z in zip(['Current Rent','Pet Fee','Filter Program'],v)] if tn else None,totalCharges=v[3]))
out.append(['Total',f'{N} homes','','','','','',f'{oc} occupied','','','','']+[f'{z:.2f}' for z in T]+[''])
csv.writer(open(doc(f),'w',newline='',encoding='utf-8-sig')).writerows(out)
save(f,'SINGLE_FAMILY_RENTAL','Buildium-like CSV export with preamble and total row',False,'Copper Basin Homes Fund II',D(2026,10,31),N,oc,N-oc,rows)

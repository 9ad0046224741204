# build-to-rent houses, portal CSV export: preamble lines, quoted amounts, status, tags, totals line
from common import *
import csv
rng=random.Random(8412)
fn='rent_roll-20250531.csv'
plans=[('Aspen',1385,2195),('Birch',1610,2395),('Cottonwood',1842,2620),('Dogwood',2110,2895)]
st=[('Meadow Run Ln',range(102,150,4)),('Larkspur Way',range(2001,2061,4)),('Switchgrass Ct',range(15,55,3)),('Prairie Clover Dr',range(710,784,5))]
houses=[f'{n} {s}' for s,r in st for n in r]
nm=names(rng,120);ni=0;out=[];T=[];S=dict(sf=0,mk=0,rent=0,oth=0,dep=0,bal=0);C={}
for h in houses:
    p,sf,mk=rng.choice(plans);mk+=rng.choice([0,0,25,50]);S['sf']+=sf;S['mk']+=mk
    x=rng.random();stt='Current' if x<.84 else 'Notice-Unrented' if x<.87 else 'Notice-Rented' if x<.9 else 'Vacant-Unrented' if x<.95 else 'Vacant-Rented'
    C[stt]=C.get(stt,0)+1
    bb={'Aspen':'3/2.00','Birch':'3/2.50','Cottonwood':'4/2.50','Dogwood':'4/3.00'}[p]
    t=dict(unit=h,unitType=p,area=sf,marketRent=mk,statusText=stt)
    if stt.startswith('Vacant'): out.append([h,'',p,bb,m0(sf),stt,m2(mk),'','','','','','',''])
    else:
        f,l=nm[ni];ni+=1;tn=f'{f} {l}'
        if rng.random()<.4: tn+=f', {nm[ni][0]} {l}';ni+=1
        ls=addm(D(2025,5,31),-rng.randint(0,11)).replace(day=rng.randint(1,28));mi=addm(ls,-12*rng.choice([0,0,1,2]));le=addm(ls,12)-dt.timedelta(1);ltx=us(le)
        if rng.random()<.05: ltx='Month-to-month'
        rent=mk-rng.choice([0,20,45,70,100,-15]);oth=rng.choice([49.95,49.95,84.95,114.95]);dep=rent if rng.random()<.6 else 500
        bal=0 if rng.random()<.82 else round(rng.choice([rent+oth,-rng.uniform(10,90),rng.uniform(20,400)]),2)
        out.append([h,tn,p,bb,m0(sf),stt,m2(mk),m2(rent),m2(oth),m2(dep),us(mi),us(ls),ltx,m2(bal)])
        for k,v in (('rent',rent),('oth',oth),('dep',dep),('bal',bal)): S[k]+=v
        t.update(tenantName=tn,contractRent=rent,charges=[dict(code='Other Recurring',amount=oth)],deposit=dep,balance=bal,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le) if ltx[0]!='M' else ltx)
    T.append(t)
n=len(houses);v=sum(q for k,q in C.items() if k.startswith('Vac'))
with open(B+'documents/'+fn,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow(['Rent Roll']);w.writerow(['Properties: Larkspur Meadows BTR - Brookings Rd Castle Pines CO']);w.writerow(['As of: 05/31/2025']);w.writerow([])
    w.writerow(['Unit','Tenant','Plan','BD/BA','Sqft','Status','Market Rent','Rent','Other Recurring','Deposit','Move-in','Lease From','Lease To','Past Due'])
    w.writerow(['Larkspur Meadows BTR']+['']*13)
    w.writerows(out)
    w.writerow([f'{n} Units',f'{(n-v)/n*100:.1f}% Occupied','','',m0(S['sf']),'',m2(S['mk']),m2(S['rent']),m2(S['oth']),m2(S['dep']),'','','',m2(S['bal'])])
save(fn,dict(propertyName='Larkspur Meadows BTR',asOnDate='2025-05-31',units=n,occupied=n-v,vacant=v,rows=T),'SINGLE_FAMILY_RENTAL','portal CSV export',False,'management portal')
print(n,v,C)

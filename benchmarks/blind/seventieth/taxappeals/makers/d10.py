# csv export, three small apartment properties
from common import *
import csv
r=random.Random(7010); fn='rent_roll-20251106.csv'
P=[('Maple Row Fourplexes',[f'{a}{b}' for a in(612,614,616) for b in'ABCD'],('2/1.00',865,1025)),
('The Ansel',[f'{f}{n:02d}' for f in(1,2,3) for n in range(1,9)],('1/1.00',640,945)),
('Birchway Duplexes',[f'{n} {s}' for n in(2201,2205,2209,2213) for s in('L','R')],('3/1.50',1180,1395))]
Hd=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
rows=[];out_=[];GT=[0]*5;cnt={};nm=uniq(r,60)
f=open(out(fn),'w',newline='');w=csv.writer(f)
w.writerow(['Rent Roll']);w.writerow(['Exported On: 11/06/2025 08:17 AM']);w.writerow(['Properties: Active','','','','','','','','','','','','']);w.writerow(['As of: 11/06/2025']);w.writerow([]);w.writerow(Hd)
tot=0;oc=0
for p,us,(bb,sf,mk) in P:
    w.writerow([p]);S=[0]*5;o=0
    for i,u in enumerate(us):
        z=r.random();b,s,m=bb,sf,mk
        if p.startswith('The Ansel') and u[-1] in'18':b,s,m='2/1.00',820,1120
        pre='Vacant-Rented' if u in('307',) else 'Vacant-Unrented' if u in('616C','104','2209 L') else 'Notice-Unrented' if u in('614A','206') else 'Notice-Rented' if u=='203' else 'Evict' if u=='302' else 'Current'
        m+=r.choice([0,0,25,-15]);vac=pre.startswith('Vacant')
        if vac:
            w.writerow([u,b,'',pre,f'{s:,}',m2(m),'0.00','0.00','','','','','0.00'])
            v=[s,m,0,0,0];rows.append(row(unit=u,propertyName=p,unitType=b,statusText=pre,area=s,marketRent=m,contractRent=0,deposit=0,balance=0))
        else:
            mi=D.date(r.choice([2019,2021,2022,2023,2024,2025]),r.randint(1,10),r.choice([1,1,15,20]))
            lf=mi if mi.year>=2025 else D.date(2025 if mi.month<=10 else 2024,mi.month,1);lt=addm(lf,12)-D.timedelta(1)
            mtm=i%11==5
            rent=round(m*r.uniform(.86,1.0)/5)*5;dep=r.choice([rent,500,750,rent]);pd=0 if r.random()<.8 else round(r.uniform(20,600),2)
            if pre=='Evict':pd=round(rent*2+185.5,2)
            if i%13==9:pd=-round(rent*.1,2)
            mo=D.date(2025,11,30) if pre.startswith('Notice') else None
            t=nm.pop()
            if i%9==4:t+=', '+nm.pop()
            w.writerow([u,b,t,pre,f'{s:,}',m2(m),m2(rent),m2(dep),mdy(lf),'' if mtm else mdy(lt),mdy(mi),mdy(mo) if mo else '',m2(pd)])
            v=[s,m,rent,dep,pd];o+=1
            rows.append(row(unit=u,propertyName=p,unitType=b,statusText=pre,tenantName=t,area=s,marketRent=m,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=None if mtm else lt,moveInDate=mi,moveOutDate=mo,balance=pd))
        S=[round(x+y,2) for x,y in zip(S,v)]
    n=len(us);w.writerow([f'{n} Units','','',f'{o/n*100:.1f}% Occupied',f'{S[0]:,}']+[m2(x) for x in S[1:4]]+['','','','',m2(S[4])])
    GT=[round(x+y,2) for x,y in zip(GT,S)];tot+=n;oc+=o
w.writerow([f'Total {tot} Units','','',f'{oc/tot*100:.1f}% Occupied',f'{GT[0]:,}']+[m2(x) for x in GT[1:4]]+['','','','',m2(GT[4])])
f.close()
for k,i in(('area',0),('marketRent',1),('contractRent',2),('deposit',3),('balance',4)):tie(rows,k,GT[i])
save(fn,'MULTIFAMILY','csv export of a property manager, three properties as group rows',False,dict(propertyName=None,asOnDate='2025-11-06',units=tot,occupied=oc,vacant=tot-oc,rows=rows))

# AppFolio csv, three properties
from common import *
import csv
r=random.Random(7212); p=P(r); fn='12_rent_roll-20250531.csv'
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
PR=[('Larkin Court - 415 Larkin Ct Boulder Gap, WI 53999',12,[('1/1.00',640,925),('2/1.00',860,1095)]),('Fernhill Flats - 2207 Fernhill Dr Boulder Gap, WI 53999',16,[('2/1.50',930,1180),('3/2.00',1190,1420)]),('Otis St Duplexes - 18-24 Otis St Boulder Gap, WI 53997',6,[('3/1.00',1080,1295)])]
rows=[];out=[];G=[]
mo=lambda v:f'{v:,.2f}'
for nm,n,ty in PR:
    out.append([nm]+['']*15);L=[]
    for i in range(n):
        u=f'{18+2*(i//2)}{"AB"[i%2]}' if 'Otis' in nm else (str(101+i) if n==12 and i<6 else str(195+i) if n==12 else f'#{i+1}')
        t=ty[i%len(ty)];x=dict(unit=u,propertyName=nm.split(' - ')[0],unitType=t[0],area=t[1],marketRent=float(t[2]))
        q=r.random()
        if q<.1:
            st=r.choice(['Vacant-Unrented','Vacant-Rented']);x['statusText']=st;out.append([u,'',t[0],'',st,f'{t[1]:,}',mo(t[2])]+['']*6+['0.00','',''][:3]);x['balance']=0.0
        else:
            st='Notice-Unrented' if q<.16 else 'Evict' if q>.97 else 'Current';mi=rdate(r,dt.date(2019,1,1),dt.date(2025,5,2))
            lf=mi if mi>dt.date(2024,6,1) else addm(mi.replace(day=1),12*((2025-mi.year)-(1 if mi.month>5 else 0)));lt=eom(addm(lf,11)) if r.random()<.88 else None
            rent=float(t[2]-r.choice([0,15,30,45,75,120]));dep=float(r.choice([t[2],rent,500]));pd=0.0 if r.random()<.8 else round(r.uniform(20,1600),2);mv=dt.date(2025,6,30) if st[0]=='N' else None
            tn=p.fl()
            if r.random()<.2: tn+=', '+p.fl()
            x.update(tenantName=tn,statusText=st,contractRent=rent,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=iso(lt) if lt else None,moveInDate=iso(mi),moveOutDate=iso(mv) if mv else None,balance=pd)
            out.append([u,r.choice(['','','','Sec 8']),t[0],tn,st,f'{t[1]:,}',mo(t[2]),mo(rent),mo(dep),us(lf),us(lt),us(mi),us(mv),mo(pd),r.choice([0,0,0,1]),r.choice([0,0,1,2,4])])
        L.append(x)
    def tot(L,lab):
        o=len([x for x in L if x.get('tenantName')]);Z=lambda k:sum(x.get(k) or 0 for x in L)
        return [f'{len(L)} Units','','',f'{100*o/len(L):.1f}% Occupied','',f'{Z("area"):,}',mo(Z('marketRent')),mo(Z('contractRent')),mo(Z('deposit')),'','','','',mo(Z('balance')),'','']
    out.append(tot(L,nm));rows+=L
out.append(tot(rows,'T'));out[-1][0]='Total '+out[-1][0]
with open(D+fn,'w',newline='') as f:
    w=csv.writer(f);w.writerow(['Rent Roll']);w.writerow(['Exported On: 05/31/2025 08:12 AM']);w.writerow(['As of: 05/31/2025']);w.writerow(['Properties: Larkin Court, Fernhill Flats, Otis St Duplexes']);w.writerow([]);w.writerow(H);w.writerows(out)
o=len([x for x in rows if x.get('tenantName')])
save(fn,dict(propertyName=None,asOnDate='2025-05-31',units=len(rows),occupied=o,vacant=len(rows)-o,rows=rows),'MULTIFAMILY','AppFolio csv, three properties with property rows and totals')

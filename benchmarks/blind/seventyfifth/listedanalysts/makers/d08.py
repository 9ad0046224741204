# VTS-like CSV, life science
from h import *
import csv
rng=random.Random(7508); f='d08_vts_lifescience.csv'
nm=names(rng,["Therapeutics","Bio, Inc.","Genomics","Biosciences LLC","Diagnostics Inc","Oncology","Cell Therapies","Labs"],30)
asof=D(2026,5,15); T=[];R=[]; i=0
hd=['Property','Building','Floor','Space','Tenant','Use Type','Lease Status','Size (sf)','Commencement Date','Expiration Date','Current Base Rent / Month (USD)','Recovery Type','Monthly OpEx Recovery (USD)','Next Step Date','Next Step Rent / Month (USD)','Free Rent Remaining (mo)','Options','Security Deposit (USD)','Leasing Rep']
for b in ('20 Cinder Street','40 Cinder Street'):
    for fl in range(1,7):
        for k in range(rng.choice([1,2,2,3])):
            u=f'{fl}{rng.choice(["00","10","20"])[0:1] if 0 else k}0'; ut=rng.choice(['Lab','Lab','Lab/Office','Office','GMP']); a=rng.randint(4200,21500)
            row=dict(unit=u,building=b,propertyName='Cinder Street Labs',unitType=ut,area=a)
            if rng.random()<.15:
                stt=rng.choice(['Available','Available','LOI']); row['statusText']=stt
                R.append(['Cinder Street Labs',b,fl,u,'',ut,stt,a]+['']*10+['J. Brindle']); T.append(row); continue
            st=D(rng.randint(2019,2026),rng.randint(1,4),rng.randint(1,28)); term=rng.choice([60,84,120,132]); e=end(st,term)
            if e<asof: e=end(st,120)
            rent=round(a*rng.choice([68,74.5,82,91])/12,2); op=round(a*27.4/12,2); nb=addm(D(st.year,st.month,1),12)
            while nb<=asof: nb=addm(nb,12)
            nr=round(rent*1.03,2) if nb<e else None; dep=round(rent*rng.choice([2,3,6]),2)
            R.append(['Cinder Street Labs',b,fl,u,nm[i],ut,'Leased',a,iso(st),iso(e),f'{rent:.2f}','NNN',f'{op:.2f}',iso(nb) if nr else '',f'{nr:.2f}' if nr else '',0,rng.choice(['','1 x 5 yr @ FMV','2 x 5 yr @ FMV; ROFO on floor']),f'{dep:.2f}','J. Brindle'])
            row.update(tenantName=nm[i],statusText='Leased',leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code='Monthly OpEx Recovery',amount=op)],rentSteps=[dict(date=iso(nb),amount=nr)] if nr else None,deposit=dep); T.append(row); i+=1
with open(p(f),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh); w.writerow(['Rent Roll - Cinder Street Labs']); w.writerow(['As of','2026-05-15']); w.writerow([]); w.writerow(hd); w.writerows(R)
    S=lambda k:f"{sum(t.get(k) or 0 for t in T):.2f}"
    w.writerow(['Total','','','','','','',sum(t['area'] for t in T),'','',S('contractRent'),'',f"{sum(t['charges'][0]['amount'] for t in T if t.get('charges')):.2f}",'','','','',S('deposit'),''])
oc=sum(1 for t in T if t.get('tenantName'))
save(f,'OFFICE','VTS flat CSV export, life science',False,'Cinder Street Labs','2026-05-15',T,len(T),oc,len(T)-oc)

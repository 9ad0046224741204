from h import *
import csv
r=R(404); N=Names(r); fn='rr_vts_export_medical.csv'
rows=[]; asof=d(2026,1,15)
with open(B+'documents/'+fn,'w',newline='') as f:
    w=csv.writer(f)
    w.writerow(['Property','Floor','Suite','Tenant','Space Status','SF','Lease Commencement','Lease Expiration','In-Place Rent (USD/mo)','In-Place Rent (USD/SF/yr)','Recovery Type','Market Rent (USD/SF/yr)','Next Step Date','Next Step Rent (USD/mo)','Options','Security Deposit (USD)','Broker'])
    S=dict(sf=0,rent=0,dep=0); v=0;o=0
    for pn,fl,n in (('Cedar Ridge Medical Pavilion I',3,6),('Cedar Ridge Medical Pavilion II',2,7)):
        for a in range(1,fl+1):
            for k in range(n-a%2):
                u=f'{a}{k*5+r.choice([0,1]):02d}'; sf=r.choice([1180,1425,1660,2050,2388,3015,4477]); mk=r.choice([28,29.5,31])
                S['sf']+=sf
                if r.random()<.15:
                    v+=1; w.writerow([pn,a,u,'','Vacant',sf,'','','','','',f'{mk:.2f}','','','','','']); rows.append(row(unit=u,propertyName=pn,area=sf,statusText='Vacant')); continue
                o+=1; nm=N('med'); st=addm(asof,-r.randint(1,80)); L=r.choice([84,120]); ex=eom(addm(st,L-1)); rent=round(sf*r.uniform(24,33)/12,2); dep=r.choice([0,rent,5000.0])
                ns=addm(st,12)
                while ns<=asof: ns=addm(ns,12)
                ok=ns<ex; n2=round(rent*1.025,2)
                w.writerow([pn,a,u,nm,'Leased' if r.random()<2 else '',sf,iso(st),iso(ex),f'{rent:.2f}',f'{rent*12/sf:.2f}',r.choice(['NNN','NNN','Modified Gross','Base Year 2023']),f'{mk:.2f}',iso(ns) if ok else '',f'{n2:.2f}' if ok else '',r.choice(['','1x5 @ FMV','2x5 @ 3%','1x3; termination mo. 60']),f'{dep:.2f}',r.choice(['','','Vantage CRE','Korbel & Pine'])])
                S['rent']+=rent;S['dep']+=dep
                rows.append(row(unit=u,propertyName=pn,tenantName=nm,area=sf,statusText='Leased',leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=rent,deposit=dep,rentSteps=[dict(date=iso(ns),amount=n2)] if ok else None))
    w.writerow(['Total','','','','',S['sf'],'','',f"{S['rent']:.2f}",'','','','','','',f"{S['dep']:.2f}",''])
save(fn,'OFFICE','VTS csv export, two medical office buildings',False,rows,propertyName=None,asOnDate=None,units=o+v,occupied=o,vacant=v)

from common import *
import csv
rng=random.Random(7014); N=Names(rng); fn='unit_directory_export.csv'
P=[('Elm Street House','1418 Elm St',9),('Kensington Row','200-226 Kensington Ave',27),('The Packard','55 W Packard St',18)]
rows=[];out=[]
for p,ad,k in P:
    for i in range(1,k+1):
        u={'E':f'#{i}','K':f'{200+2*((i-1)//2)}{"AB"[(i-1)%2]}','T':f'{1+(i-1)//6}0{1+(i-1)%6}'}[p[0]]
        bt=rng.choice([(0,1,430,795),(1,1,615,930),(1,1,640,945),(2,1,850,1160),(2,2,930,1240)]); ut='Studio' if bt[0]==0 else f'{bt[0]}BD/{bt[1]}BA'
        r=dict(unit=u,propertyName=p,unitType=ut,area=bt[2],marketRent=bt[3])
        x=rng.random()
        if x<.1: r['statusText']='Vacant-Unrented'
        else:
            s=dt.date(rng.choice([2023,2024,2025]),rng.randint(1,6) ,1); e=addm(dt.date(2026,s.month,1),0)-dt.timedelta(1)
            if e<dt.date(2026,2,28): e=addm(e,6)
            r.update(tenantName=N('FL'),statusText='Occupied' if x<.92 else 'Notice-Unrented',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=bt[3]-rng.choice([0,20,35,60,-15]),deposit=rng.choice([bt[3],500,750]),balance=rng.choice([0,0,0,0,0,round(rng.uniform(15,1400),2),-25]))
        rows.append(r); out.append(ad)
with open(D+fn,'w',newline='') as f:
    w=csv.writer(f)
    w.writerow(['Unit Directory with Rents']); w.writerow(['Owner: Larchmont Three LLC']); w.writerow(['As of: Feb 28, 2026']); w.writerow([])
    w.writerow(['Property','Property Address','Unit','Unit Type','Sqft','Unit Status','Primary Tenant','Lease From','Lease To','Market Rent','Rent','Deposit Held','Past Due','Tags'])
    for r,ad in zip(rows,out):
        d=lambda k: us(dt.date.fromisoformat(r[k])) if k in r else ''
        m=lambda k: m2(r[k]) if k in r else ''
        w.writerow([r['propertyName'],ad,r['unit'],r['unitType'],r['area'],r['statusText'],r.get('tenantName',''),d('leaseStartDate'),d('leaseEndDate'),m('marketRent'),m('contractRent'),m('deposit'),m('balance'),rng.choice(['','','','Section 8','Renewal sent']) if 'tenantName' in r else ''])
    w.writerow(['Total','','','',m0(tsum(rows,'area')),f'{len(rows)} units','','','']+[m2(tsum(rows,k)) for k in('marketRent','contractRent','deposit','balance')]+[''])
o=sum('tenantName' in r for r in rows)
finish(fn,dict(propertyName=None,asOnDate='2026-02-28',units=len(rows),occupied=o,vacant=len(rows)-o,sheet=None,planted=None,rows=rows),'MULTIFAMILY','csv system export, three properties of one owner, amounts as quoted text',False,{k:tsum(rows,k) for k in('area','marketRent','contractRent','deposit','balance')})

# cloud tool for small landlords: csv export, flat
from common import *
import csv
R=random.Random(6807); N=Names(R)
FN='rr07_rentroll_export.csv'; asof=D(2025,11,3)
pr=[('Maple Row Fourplex','1418 Maple Row',['1','2','3','4']),('Ingleside Flats','77 Ingleside Ave',['1A','1B','2A','2B','3A','3B']),('Tannery House','305 Tannery St',['Front','Rear','Garden','Attic'])]
rows=[]
for p,ad,us_ in pr:
    for u in us_:
        bb=R.choice(['1 bd / 1 ba','2 bd / 1 ba','2 bd / 1 ba','Studio']);sf={'Studio':420,'1 bd / 1 ba':610,'2 bd / 1 ba':835}[bb]+R.randint(0,5)*10
        mk={'S':925.,'1':1095.,'2':1350.}[bb[0]]+R.choice([0,25,50])
        r=dict(propertyName=p,unit=u,unitType=bb,area=sf,marketRent=mk,_ad=ad)
        if (p[0],u) in (('I','2B'),('T','Attic')): r.update(statusText='Vacant')
        else:
            at=R.random()<.25;ls=D(R.choice([2022,2024,2025]),R.randint(1,10),1)
            r.update(statusText='Active',tenantName=N.get('{f} {l}'),contractRent=mk-R.choice([0,20,50,100]),leaseStartDate=ls,leaseEndDate=None if at else eom(addm(D(2025,11,1),R.randint(0,11))),_lt='At-will' if at else 'Fixed w/rollover',deposit=float(R.choice([500,900,1000])),balance=R.choice([0.,0.,0.,75.,mk]))
            if R.random()<.3: r['tenantName']+=' and '+N.get('{f} {l}')
        rows.append(r)
c=lambda v:'' if v is None else f'${v:,.2f}'
with open(DOC+FN,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh,lineterminator='\r\n')
    w.writerow(['Rent roll']);w.writerow(['As of','11/3/2025']);w.writerow(['Company','Thistle & Thorne Rentals']);w.writerow(['Filters','Properties: All rental properties; Lease status: Active, Future; Include vacant units: Yes']);w.writerow([])
    w.writerow(['Property','Street address','Unit','Beds / baths','Size (sq ft)','Tenants','Lease status','Lease type','Lease start','Lease end','Market rent','Rent','Rent cycle','Deposits held','Outstanding balance'])
    for r in rows:
        o='tenantName' in r
        w.writerow([r['propertyName'],r['_ad'],r['unit'],r['unitType'],r['area'],r.get('tenantName',''),r['statusText'],r.get('_lt',''),usn(r.get('leaseStartDate')),usn(r.get('leaseEndDate')),c(r['marketRent']),c(r.get('contractRent')),'Monthly' if o else '',c(r.get('deposit')),c(r.get('balance'))])
    S=lambda k:sum(r.get(k) or 0 for r in rows);O=[r for r in rows if 'tenantName' in r]
    w.writerow(['Total','',f'{len(rows)} units','',S('area'),f'{len(O)} occupied',f'{len(rows)-len(O)} vacant','','','',c(S('marketRent')),c(S('contractRent')),'',c(S('deposit')),c(S('balance'))])
save(FN,'MULTIFAMILY','r68a','small-landlord cloud tool, csv export with preamble lines',False,None,asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),len(O),len(rows)-len(O))

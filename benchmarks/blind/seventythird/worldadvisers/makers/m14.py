# UK lock-up garages CSV
from common import *; import csv
FN='garages_rentlist_20251201.csv'
rng=random.Random(1414)
nm=iter(people(rng,80,"{l} {i}")); rows=[];out=[]
out+=[["Severnside Lock-Ups Ltd"],["Garage rent list at 01/12/2025"],[]]
out.append(["Site","Garage","Size","Licensee","Status","Licence start","Monthly rent","VAT","Total due","Key deposit","Account balance"])
T=[0]*5
for site,n,p,vat in (("Orchard Way",14,'OW',True),("Canal Side",11,'CS',True),("Bishop's Frome Rd",9,'BF',True)):
    for k in range(1,n+1):
        u=f"{p}{k:02d}"; sz='Double' if k in(1,n) else 'Single'
        x=rng.random()
        if x<.12: st=rng.choice(['Void','Void','Void - roof repair']); out.append([site,u,sz,'',st,'','','','','','']); rows.append(row(unit=u,building=site,unitType=sz,statusText=st)); continue
        l=next(nm) if rng.random()<.85 else rng.choice(["Wyvern Mobile Valeting","Teme Vintage Cars","Malvern Ice Cream Co"]); s=D(2012,1,1)+dt.timedelta(days=rng.randint(0,5000)); re=rng.choice([52,55,58.5]) if sz=='Single' else 96
        ex=rng.random()<.3; va=0 if ex else round(re*.2,2); to=round(re+va,2); dep=rng.choice([20,20,0]); ba=rng.choices([0,to,-to,round(3*to,2)],[80,10,6,4])[0]
        st='Let' if ba<=to*2 else 'Let - arrears'
        out.append([site,u,sz,l,st,s.strftime('%d/%m/%Y'),f'{re:.2f}',f'{va:.2f}',f'{to:.2f}',f'{dep:.2f}',f'{ba:.2f}'])
        rows.append(row(unit=u,building=site,unitType=sz,tenantName=l,statusText=st,leaseStartDate=s,contractRent=re,charges=[dict(code='Monthly rent',amount=re),dict(code='VAT',amount=va)],totalCharges=to,deposit=dep,balance=ba))
        for i,v in enumerate((re,va,to,dep,ba)): T[i]+=v
out.append([]); out.append(["Total","","","","",""]+[f'{v:.2f}' for v in T])
n=len(rows);v=sum(1 for r in rows if r['statusText'].startswith('Void'))
out+=[["Garages",n],["Let",n-v],["Void",v]]
with open(os.path.join(DOC,FN),'w',newline='',encoding='utf-8') as fh: csv.writer(fh).writerows(out)
for i,k in enumerate(('contractRent',None,'totalCharges','deposit','balance')):
    if k: tie(k,round(T[i],2),S(rows,k))
save(FN,'PARKING','UK lock-up garages CSV export with preamble, sites in a column',False,'Severnside Lock-Ups Ltd','2025-12-01',n,n-v,v,rows)

from common import *; import csv
rng=random.Random(747); N='monthly_parkers_export.csv'; nm=names(rng,50,'LF'); 
co=['Vireo Dental Group','Ashlar & Pike LLP','Quayside Realty','Municipal Credit Union']
f=open(doc(N),'w',newline='',encoding='utf-8'); w=csv.writer(f)
w.writerow(['Fourth & Alder Garage']); w.writerow(['Monthly Parker Roster','','As of:','11/30/2025']); w.writerow([])
w.writerow(['Stall','Lvl','Parker','Plate','Card No','Rate Type','Start','Monthly Rate','City Tax','Total Billed','Key Deposit','Past Due','Status'])
rows=[];T=[0]*5
for i in range(38):
    lv='P%d'%(1+i//13); st=f'{lv}-{i%13+1:02d}'; ty=rng.choice(['Reserved','Unreserved','Reserved','Carpool']); r=dict(unit=st)
    if rng.random()<.15: w.writerow([st,lv,'','','','','','','','','','','Available']); r['statusText']='Available'
    else:
        n=rng.choice(co) if rng.random()<.25 else nm[i]; rate={'Reserved':210.,'Unreserved':165.,'Carpool':120.}[ty]; tax=round(rate*.1,2); dep=rng.choice([25.,25.,0.]); pd=rng.choice([0.]*6+[round(rate+tax,2)]); d=dt.date(rng.randint(2018,2025),rng.randint(1,11),1)
        v=(rate,tax,round(rate+tax,2),dep,pd); T=[a+b for a,b in zip(T,v)]
        w.writerow([st,lv,n,''.join(rng.choice('BCDFGHJKLMNPRSTV') for _ in range(3))+str(rng.randint(1000,9999)),5500+i*3,ty,d.strftime('%m/%d/%Y')]+[f'{x:,.2f}' for x in v]+['Active' if not pd else 'Past Due'])
        r.update(tenantName=n,statusText='Active' if not pd else 'Past Due',leaseStartDate=iso(d),contractRent=rate,charges=[dict(code='City Tax',amount=tax)],totalCharges=v[2],deposit=dep,balance=pd)
    rows.append(r)
w.writerow([]); w.writerow(['Totals','','','','','','']+[f'{x:,.2f}' for x in T]+['']); occ=sum('tenantName' in r for r in rows); w.writerow(['Stalls',38,'Rented',occ,'Available',38-occ]); f.close()
save(N,rows,'PARKING','csv roster of monthly parkers with title lines',False,'Fourth & Alder Garage','2025-11-30',38,occ,38-occ)

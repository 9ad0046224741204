from lib import *; import csv
r=random.Random(1212); n=N(1212); fn='rentlist_hatchett_mgmt.csv'
rows=[];out=[['Hatchett Management','','','','','','','','','','','','',''],['Rent List','','','','Period: 05/2025','','','','','','','','',''],[],['Prop','Unit','BR','Tenant','Lease Beg','Lease End','M/I Date','Rent','Pet','Garage','RUBS','Tot Chg','Dep','Bal Fwd']]
T=[0]*7;occ=vac=0
for p,us in [('Truax Court',[f'{f}0{i}' for f in (1,2,3) for i in range(1,7)]),('Dunphy Flats',[str(i) for i in range(1,13)]),('611 Ferry',['Up','Down','Rear'])]:
    for u in us:
        br=r.choice(['1','1','2','2','3','STU'])
        if r.random()<.1: vac+=1; out.append([p,u,br,'-- VACANT --']+['']*3+['0.00']*7); rows.append(row(unit=u,propertyName=p,unitType=br,statusText='VACANT',contractRent=0,charges=[dict(code=c,amount=0) for c in('Rent','Pet','Garage','RUBS')],totalCharges=0,deposit=0,balance=0)); continue
        occ+=1; rent={'STU':640,'1':755,'2':890,'3':1085}[br]+r.choice([0,10,25,-15]); pet=r.choice([0,0,0,25]); g=r.choice([0,0,60]); ru=round(r.uniform(22,71),2); tot=round(rent+pet+g+ru,2); dep=r.choice([300,rent,rent]); bal=r.choice([0,0,0,0,-20,tot,145.5])
        b=rd(r,(2024,6,1),(2025,5,1)).replace(day=1); e=b.replace(year=b.year+1)-dt.timedelta(days=1); mi=b if r.random()<.5 else rd(r,(2016,1,1),(2024,5,1)); mtm=r.random()<.15; who=n('lf')
        v=[rent,pet,g,ru,tot,dep,bal]; T=[round(x+y,2) for x,y in zip(T,v)]
        out.append([p,u,br,who,f'{b:%m/%d/%Y}','MTM' if mtm else f'{e:%m/%d/%Y}',f'{mi:%m/%d/%Y}']+[m(x) for x in v])
        rows.append(row(unit=u,propertyName=p,unitType=br,tenantName=who,statusText='Occupied',leaseStartDate=iso(b),leaseEndDate='MTM' if mtm else iso(e),moveInDate=iso(mi),contractRent=rent,charges=[dict(code=c,amount=x) for c,x in zip(('Rent','Pet','Garage','RUBS'),v)],totalCharges=tot,deposit=dep,balance=bal))
out.append([f'Report totals ({occ+vac} units, {vac} vacant)']+['']*6+[m(x) for x in T])
csv.writer(open(doc(fn),'w',newline='')).writerows(out)
save(fn,'MULTIFAMILY','csv export of small manager, three properties',False,None,'2025-05',rows,occ+vac,occ,vac)

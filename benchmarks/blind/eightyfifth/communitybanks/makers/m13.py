from common import *
import csv
F='13_farm_houses_tenantcloud.csv'
R=random.Random(1313); N=Names(1313)
st=['Elevator Rd','County Rd 9','Gravel Pit Ln','Hwy 14','Schoolhouse Rd','Creek Bottom Rd','Grange Hall Rd']
H=['Property','Property type','Unit','Unit status','Tenant','Lease #','Lease status','Lease start','Lease end','Rent','Rent frequency','Deposit held','Outstanding balance']
rows=[];out=[];occ=0; S=[0,0,0]
types=['Farmhouse','Farmhouse','Manufactured home','Cabin','Duplex']
k=0
for i in range(17):
    ty=types[i%5]; a=f'{R.randint(100,29999)} {st[i%7]}'; 
    for u in (['Unit A','Unit B'] if ty=='Duplex' else ['Main']):
        t=dict(unit=u,propertyName=a,unitType=ty)
        if (i,u) in((3,'Main'),(11,'Main')):
            out.append([a,ty,u,'Vacant']+['']*9); t['statusText']='Vacant'
        else:
            nm=N.fl(); 
            if R.random()<.35: nm+=', '+N.fl()
            x=date(R.randint(2023,2026),R.randint(1,6),1); mtm=R.random()<.3; e=None
            if not mtm:
                e=addm(x,12)
                while e<=date(2026,7,15): e=addm(e,12)
                e-=timedelta(days=1)
            rent={'Farmhouse':1150,'Manufactured home':795,'Cabin':640,'Duplex':880}[ty]+R.choice([-50,0,25,60]); dep=R.choice([rent,rent,400]); bal=R.choice([0]*5+[rent,125.5])
            k+=1
            out.append([a,ty,u,'Occupied',nm,f'{4400+k}','Month-to-month' if mtm else 'Active',x.isoformat(),iso(e) or '',f'${money(rent)}','Monthly',f'${money(dep)}',f'${money(bal)}']); occ+=1
            for j,v in enumerate((rent,dep,bal)): S[j]+=v
            t.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(x),leaseEndDate=iso(e),contractRent=rent,deposit=dep,balance=bal)
        rows.append(t)
with open(doc(F),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh,quoting=csv.QUOTE_ALL); w.writerow(H); w.writerows(out)
    w.writerow(['Total','','','','','','','','',f'${money(S[0])}','',f'${money(S[1])}',f'${money(S[2])}'])
save(F,'SINGLE_FAMILY_RENTAL','TenantCloud-like export','quoted csv with money as text',False,None,None,len(rows),occ,len(rows)-occ,rows)

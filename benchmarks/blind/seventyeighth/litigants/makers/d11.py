from common import *
import csv
fn='LandlordPal_export_trust.csv'; R=random.Random(11); nm=N(11)
o=[['LandlordPal v2.7 - Tenant Summary'],['Portfolio:','Whitlock Family Trust - Beacon Row'],['Report Date:','2025-02-28'],[],['Apt #','Tenant(s)','BR/BA','Mo. Rent','Pet Fee','Garage','Move-In','Lease Ends','Dep Held','Bal Due','Last Pmt']]
rows=[];T=[0]*5;V=0
for i in range(1,29):
    u='%d%s'%((i+3)//4,'ABCD'[(i-1)%4]); k=R.choice(['1/1','2/1','2/1.5','3/2']); base={'1/1':925,'2/1':1095,'2/1.5':1150,'3/2':1395}[k]
    if i in (6,19,27): V+=1; o.append([u,'** vacant **',k]+['']*8); rows.append(dict(unit=u,unitType=k,statusText='vacant')); continue
    n=nm.fl()+(' / '+nm.fl() if R.random()<.3 else ''); rent=base+R.choice([0,-25,-50,20]); pet=R.choice([0,0,0,35]); g=R.choice([0,0,75]); mi=dt.date(R.randint(2015,2024),R.randint(1,12),R.randint(1,28)); le=eom(dt.date(2025,R.randint(3,12),1)) if R.random()<.75 else None; dep=R.choice([rent,500,0]); bal=R.choice([0,0,0,0,rent,-35,140.25])
    o.append([u,n,k,'$'+m2(rent),'$'+m2(pet) if pet else '','$'+m2(g) if g else '',mi.strftime('%Y-%m-%d'),le.strftime('%Y-%m-%d') if le else 'month-to-month','$'+m2(dep),('-' if bal<0 else '')+'$'+m2(abs(bal)),dt.date(2025,2,R.randint(1,9)).strftime('%Y-%m-%d')])
    T=[x+y for x,y in zip(T,(rent,pet,g,dep,bal))]
    rows.append(dict(unit=u,unitType=k,tenantName=n,statusText='Occupied',contractRent=rent,charges=[dict(code=c,amount=a) for c,a in (('Pet Fee',pet),('Garage',g)) if a],moveInDate=iso(mi),leaseEndDate=iso(le) if le else 'month-to-month',deposit=dep,balance=bal))
s=['$'+m2(x) for x in T]; o+=[['Totals','25 of 28 rented','']+s[:3]+['','']+s[3:]+[''],[],['Exported by user lwhitlock on 2025-03-02']]
csv.writer(open(D+fn,'w',newline='',encoding='utf-8')).writerows(o)
n=len(rows)
save(fn,'MULTIFAMILY','csv of small landlord program',False,'Whitlock Family Trust - Beacon Row','2025-02-28',rows,n,n-V,V)

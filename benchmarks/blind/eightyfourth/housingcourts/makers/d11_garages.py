from common import *
import csv
r=random.Random(1111); nm=Names(r)
N='garage_export_20260930.csv'
f=open(doc(N),'w',newline='',encoding='utf-8'); w=csv.writer(f)
w.writerow(["Report","Garage Rent List"]); w.writerow(["Site","Delisle Lane Lock-up Garages"]); w.writerow(["Date","2026-09-30"]); w.writerow([])
w.writerow(["GarageNo","Block","Kind","Status","RenterName","Plate","MoveIn","PaidThru","AskingRent","MonthlyRent","PowerFee","KeyDeposit","Balance"])
rows=[]; T=[0]*5
for i in range(1,47):
    u=f"G{i:03d}"; rw="North" if i<=16 else "Centre" if i<=34 else "South"; k="Double" if i%7==0 else "Single"; ask=210.0 if k=="Double" else 125.0; st="VACANT" if i in (4,19,31,40) else "OWNER" if i==46 else "RENTED"
    T[0]+=ask
    if st!="RENTED": w.writerow([u,rw,k,st,"","","","",f"{ask:.2f}","","","",""]); rows.append(row(unit=u,building=rw,unitType=k,statusText=st,marketRent=ask)); continue
    n=nm('lf'); a=rdate(r,D(2010,1,1),D(2026,9,1)); rent=ask-r.choice([0,0,5,10,15,20]); pw=r.choice([0,0,0,12.5]); kd=r.choice([20.0,0]); late=r.choice([0]*5+[1,2]); bal=late*(rent+pw); pt=D(2026,9-late+0,1)+dt.timedelta(31); pt=pt.replace(day=1)-dt.timedelta(1)
    w.writerow([u,rw,k,st,n,f"{r.choice('CDBA')}{r.choice('KMTR')}{r.choice('PLXZ')}{r.choice('HJ')} {r.randint(100,999)}",a.isoformat(),pt.isoformat(),f"{ask:.2f}",f"{rent:.2f}",f"{pw:.2f}",f"{kd:.2f}",f"{bal:.2f}"])
    for j,v in enumerate((rent,pw,kd,bal),1): T[j]+=v
    rows.append(row(unit=u,building=rw,unitType=k,statusText=st,tenantName=n,moveInDate=a,marketRent=ask,contractRent=rent,charges=[dict(code='PowerFee',amount=pw)],deposit=kd,balance=bal))
w.writerow(["TOTAL","","","","","","",""]+[f"{v:.2f}" for v in T]); w.writerow(["Count","46","Rented","41","Vacant","4","Owner","1"]); f.close()
save(N,'PARKING','csv export of lock-up garages',False,dict(propertyName='Delisle Lane Lock-up Garages',asOnDate='2026-09-30',units=46,occupied=None,vacant=4,sheet=None,planted=None,rows=rows),[('marketRent',T[0]),('contractRent',T[1]),('deposit',T[3]),('balance',T[4])])

from common import *
import csv
r=random.Random(7509); N=Names(r)
fn='d09_lockup_garages.csv'
rows=[];out=[["Purdy's Wharf Lane lock-up garages, Lunenburg NS"],["Printed","2025-05-05"],[]]
out.append(["Garage","Block","Size","Renter","Since","Rent per month","Key deposit","Paid up to","Owing","Status","Comment"])
for rw,n in (("A",14),("B",14),("C",10)):
    for i in range(1,n+1):
        u=f"{rw}{i}"; big=rw=="C"; sz="12x24 boat" if big else "10x20"
        if (rw,i) in {("A",5),("B",2),("B",11),("C",9)}:
            out.append([u,rw,sz,"","","","","","","Free",r.choice(["","door sticks"])]); rows.append(row(unit=u,building=rw,unitType=sz,statusText="Free")); continue
        rent=(165 if big else 95)+r.choice([0,0,5,10]); dep=r.choice([20,20,25,0]); s=D(r.randint(2008,2025),r.randint(1,4),1); own=0; pt=D(2025,5,31)
        if r.random()<.2: own=rent*r.choice([1,2]); pt=D(2025,4,30) if own==rent else D(2025,3,31)
        if r.random()<.1: pt=D(2025,12,31)
        nm=N(r.choice(["{l}, {f}","{f} {l}","{i}. {l}"]))
        if pt.month==12: own=0
        out.append([u,rw,sz,nm,s.strftime("%b %Y"),f"{rent:.2f}",f"{dep:.2f}",pt.isoformat(),f"{own:.2f}","Rented",r.choice(["","","pays yearly" if pt.month==12 else "","motorcycle","storage only"])])
        rows.append(row(unit=u,building=rw,unitType=sz,statusText="Rented",tenantName=nm,moveInDate=s.strftime("%b %Y"),contractRent=rent,deposit=dep,balance=own))
T={k:S(rows,k) for k in('contractRent','deposit','balance')}
out.append(["Total","","","34 rented / 4 free","",f"{T['contractRent']:.2f}",f"{T['deposit']:.2f}","",f"{T['balance']:.2f}","",""])
csv.writer(open(B+'documents/'+fn,'w',newline='',encoding='utf-8')).writerows(out)
save(fn,truth("Purdy's Wharf Lane lock-up garages","2025-05-05",rows,34,4),"PARKING","csv export with preamble, month-only since dates",False,T)

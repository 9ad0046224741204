from common import *
import csv
F="RentRoll-BramblewoodHomes-20251130.csv"
def make():
    r=random.Random(6716);N=Names(r);asof=dt.date(2025,11,30)
    out=[["Rent Roll"],["Bramblewood Homes at Tarlton"],["As of 11/30/2025"],["Printed by: K. Dunleavy 12/2/2025 9:07 AM"],[]]
    out.append(["Unit","Type","Sq. Feet","Residents","Status","Market Rent","Lease Rent","Amenity Rent","Pet Fee","Pest/Trash","Concession","Total Charges","Lease Start","Lease End","Move In","Notice / Move Out","Deposits Held","Balance"])
    st=["Teasel Ln","Gorse Ct","Furrow Dr"];ty={"BRM-3A":(1421,2080),"BRM-3B":(1566,2210),"BRM-4A":(1838,2495),"DUP-2":(1102,1720)}
    rows=[];T=[0.0]*9;o=n=0;k=lambda v:"" if v is None else f"${v:,.2f}" if v>=0 else f"(${-v:,.2f})";D=lambda d:f"{d.month}/{d.day}/{d.year}" if d else ""
    for s,base,cnt in zip(st,(4402,4601,300),(19,15,18)):
        for i in range(cnt):
            n+=1;u=f"{base+i*3+(i%2)} {s}";t=r.choice(list(ty));sf,mk=ty[t];mk+=r.choice([0,0,30]);x=r.random()
            if x<.09:
                s2="Vacant Ready" if x<.05 else "Vacant Leased" if x<.07 else "Vacant Not Ready"
                out.append([u,t,f"{sf:,}","",s2,k(mk)]+[""]*12);T[0]+=mk;rows.append(row(unit=u,unitType=t,area=sf,statusText=s2,marketRent=mk));continue
            o+=1;nm=N.lf()
            if r.random()<.45:nm+="; "+N.lf()
            mi=asof-dt.timedelta(days=r.randrange(10,1100));ls=mi
            while addm(ls,12)<=asof:ls=addm(ls,12)
            le=addm(ls,12)-dt.timedelta(days=1);rent=mk-r.choice([0,20,40,75]);am=r.choice([0,0,50,85]);pet=r.choice([0,0,35]);pt=28.5;con=-r.choice([0,0,0,0,150,round(rent/12,2)]) or 0
            ev="Occupied";mo=None
            if r.random()<.08:ev="Notice";mo=asof+dt.timedelta(days=r.randrange(5,45))
            tot=round(rent+am+pet+pt+con,2);dep=r.choice([500,rent,rent,0]);bal=r.choice([0,0,0,0,0,tot,-20.0,75.5])
            out.append([u,t,f"{sf:,}",nm,ev,k(mk),k(rent),k(am) if am else "",k(pet) if pet else "",k(pt),k(con) if con else "",k(tot),D(ls),D(le),D(mi),D(mo),k(dep),k(bal)])
            for q,v in enumerate((mk,rent,am,pet,pt,con,tot,dep,bal)):T[q]+=v
            rows.append(row(unit=u,unitType=t,area=sf,tenantName=nm,statusText=ev,marketRent=mk,contractRent=rent,charges=[{"code":a,"amount":v} for a,v in(("Amenity Rent",am),("Pet Fee",pet),("Pest/Trash",pt),("Concession",con)) if v],totalCharges=tot,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal))
    T=[round(v,2) for v in T]
    out.append(["Totals",f"{n} Units","","","",*[k(v) for v in T[:7]],"","","","",k(T[7]),k(T[8])]);out.append([])
    out+=[["Status","Units","Percent"],["Occupied (incl. Notice)",o,f"{o/n*100:.2f}%"],["Vacant",n-o,f"{(n-o)/n*100:.2f}%"],["Total",n,"100.00%"]]
    with open(path(F),"w",newline="",encoding="utf-8-sig") as fh:csv.writer(fh).writerows(out)
    save(F,"Bramblewood Homes at Tarlton","2025-11-30",n,o,n-o,rows,checks=dict(marketRent=T[0],contractRent=T[1],totalCharges=T[6],deposit=T[7],balance=T[8]))
make()

from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
rng=random.Random(5612)
FILE='RentRollwithLeaseCharges_dvw.xlsx'
nm=names(rng,120)
ty={"dvwa1":(642,1180),"dvwa2":(710,1245),"dvwb1":(938,1470),"dvwb2":(1015,1540),"dvwc1":(1240,1795)}
cur=[];fut=[];i=0
for b in (1,2,3):
    for k in range(1,21):
        t=list(ty)[(k+b)%5];sq,mk=ty[t]
        r={"unit":f"{b:02d}-{100*(1+(k-1)//10)+((k-1)%10)+1}","unitType":t,"area":sq,"marketRent":float(mk),"section":"Current/Notice/Vacant Residents"}
        x=rng.random()
        if x<.08: r["tenantName"]=None;r["statusText"]="VACANT"
        elif x<.10: r["statusText"]="MODEL"
        else:
            a=nm[i];i+=1;r["tenantName"]=f"{a[0]} {a[1]}";r["statusText"]="Occupied"
            r["_id"]=f"t{rng.randint(10000,99999):07d}"
            rent=float(mk+rng.choice([-75,-40,-20,0,0,15]))
            cs=[("rent",rent)]
            if rng.random()<.2: cs.append(("petrent",35.0))
            if rng.random()<.4: cs.append(("trash",12.0))
            if rng.random()<.25: cs.append(("garage",110.0))
            if rng.random()<.1: cs.append(("concmtm",-50.0))
            r["contractRent"]=rent;r["charges"]=[{"code":c,"amount":v} for c,v in cs];r["totalCharges"]=chargesum(r["charges"])
            r["deposit"]=float(rng.choice([300,500,rent]));r["_od"]=0.0
            s=D(rng.choice([2025,2026]),rng.randint(1,9),rng.randint(1,28))
            mi=addm(s,-12*rng.choice([0,0,1,2,3]));r["moveInDate"]=mi;le=addm(s,12)-dt.timedelta(1)
            if le<D(2026,9,25): le=addm(le,12)
            r["leaseEndDate"]=le
            if rng.random()<.1: r["moveOutDate"]=min(le,D(2026,11,30)) ;r["statusText"]="Occupied"
            r["balance"]=rng.choice([0.0]*6+[round(rng.uniform(15,900),2),-25.0])
        cur.append({k_:v for k_,v in r.items() if v is not None})
vac=[r for r in cur if r["statusText"]=="VACANT"]
mod=[r for r in cur if r["statusText"]=="MODEL"]
for v in vac[:2]+[r for r in cur if "moveOutDate" in r][:1]:
    a=nm[i];i+=1
    f={"unit":v["unit"],"unitType":v["unitType"],"area":v["area"],"marketRent":v["marketRent"],"section":"Future Residents/Applicants","statusText":"Future Residents/Applicants","tenantName":f"{a[0]} {a[1]}","_id":f"t{rng.randint(10000,99999):07d}","contractRent":v["marketRent"],"charges":[{"code":"rent","amount":v["marketRent"]}],"totalCharges":v["marketRent"],"deposit":300.0,"moveInDate":D(2026,12,rng.choice([4,11])),"balance":0.0}
    f["leaseEndDate"]=addm(f["moveInDate"],12)-dt.timedelta(1);fut.append(f)
wb=Workbook();ws=wb.active;ws.title="Report1"
A=lambda **k:Font(name="Segoe UI",size=8,**k)
def put(r,c,v,fm=None,b=False):
    x=ws.cell(r,c,v);x.font=A(bold=b)
    if isinstance(v,dt.date):x.number_format="MM/DD/YYYY"
    elif isinstance(v,float):x.number_format="#,##0.00"
    return x
for k,t in enumerate(["Rent Roll with Lease Charges","Driftwood Villas (dvw)","As Of = 09/25/2026","Month Year = 09/2026"],1): put(k,1,t,b=True)
h1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Move In","Lease","Move Out","Balance"];h2=["","","Sq Ft","","","Rent","Code","","Deposit","","Expiration","",""]
for c,(a,b) in enumerate(zip(h1,h2),1): put(5,c,a,b=True);put(6,c,b or None,b=True)
r=7
def block(x):
    global r
    put(r,1,x["unit"]);put(r,2,x["unitType"]);put(r,3,float(x["area"]))
    put(r,4,x.get("_id",x["statusText"]));put(r,5,x.get("tenantName",x["statusText"]));put(r,6,x["marketRent"])
    cs=x.get("charges",[])
    if cs: put(r,7,cs[0]["code"]);put(r,8,cs[0]["amount"])
    else: put(r,8,0.0) if x["statusText"]!="Occupied" else None
    if "deposit" in x:
        put(r,9,x["deposit"]);put(r,10,x["moveInDate"]);put(r,11,x["leaseEndDate"]);put(r,12,x.get("moveOutDate"));put(r,13,x["balance"])
    else:
        put(r,9,0.0);put(r,13,0.0)
    r+=1
    for z in cs[1:]: put(r,7,z["code"]);put(r,8,z["amount"]);r+=1
    put(r,7,"Total",b=True);put(r,8,float(x.get("totalCharges",0.0)),b=True);r+=2
for x in vac+mod: x["deposit"]=0.0;x["balance"]=0.0;x["totalCharges"]=0.0
for x in vac+mod: x["_v"]=1
def block2(x):
    if x.get("_v"):
        y=dict(x);y.pop("deposit");block(y)
    else: block(x)
put(r,1,"Current/Notice/Vacant Residents",b=True);r+=1
for x in cur:block2(x)
put(r,1,"Future Residents/Applicants",b=True);r+=1
for x in fut:block2(x)
T=lambda rs,k:float(sum(x.get(k,0) for x in rs))
put(r,1,"Total",b=True);put(r,2,"Driftwood Villas (dvw)",b=True);put(r,6,T(cur,"marketRent"),b=True);put(r,8,T(cur+fut,"totalCharges"),b=True);put(r,9,T(cur+fut,"deposit"),b=True);put(r,13,T(cur+fut,"balance"),b=True);r+=3
for c,t in ((1,"Summary Groups"),(3,"Square"),(6,"Market"),(8,"Lease"),(9,"Security"),(10,"# Of"),(11,"% Unit"),(13,"Balance")): put(r,c,t,b=True)
r+=1
for c,t in ((3,"Footage"),(6,"Rent"),(8,"Charges"),(9,"Deposit"),(10,"Units"),(11,"Occupancy")): put(r,c,t,b=True)
r+=1
occ=[x for x in cur if x["statusText"]=="Occupied"]
for lbl,rs,n in (("Current/Notice/Vacant Residents",cur,60),("Future Residents/Applicants",fut,len(fut)),("Occupied Units",occ,len(occ)),("Total Non Rev Units",mod,len(mod)),("Total Vacant Units",vac,len(vac))):
    put(r,1,lbl);put(r,3,T(rs,"area"));put(r,6,T(rs,"marketRent"))
    if lbl[0] in"CF": put(r,8,T(rs,"totalCharges"));put(r,9,T(rs,"deposit"));put(r,13,T(rs,"balance"))
    put(r,10,n)
    if lbl[0] in "OT": put(r,11,round(100*n/60,2))
    r+=1
put(r,1,"Totals:",b=True);put(r,3,T(cur,"area"),b=True);put(r,6,T(cur,"marketRent"),b=True);put(r,8,T(cur+fut,"totalCharges"),b=True);put(r,10,60,b=True);r+=3
put(r,1,"Summary of Charges by Charge Code",b=True);r+=1;put(r,1,"(Current/Notice Residents Only)");r+=1
put(r,1,"Charge Code",b=True);put(r,3,"Amount",b=True);r+=1
cc={}
for x in cur:
    for z in x.get("charges",[]):cc[z["code"]]=cc.get(z["code"],0)+z["amount"]
for k in sorted(cc): put(r,1,k);put(r,3,cc[k]);r+=1
put(r,1,"Total",b=True);put(r,3,sum(cc.values()),b=True)
for j,w in enumerate([11,11,9,12,22,10,9,10,10,11,11,11,10],1): ws.column_dimensions[CL(j)].width=w
ws.page_setup.orientation="landscape"
wb.save(os.path.join(DOC,FILE))
truth(FILE,dict(assetType="MULTIFAMILY",documentType="RENT_ROLL",author="enterprise property system export",style="lease-charge lines under each unit, future residents section, summary blocks",hard=False),cur+fut,propertyName="Driftwood Villas",asOnDate="2026-09-25",units=60,occupied=len(occ),vacant=len(vac),sheet="Report1")

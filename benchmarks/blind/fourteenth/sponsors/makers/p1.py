# Yardi Voyager: rent roll with lease charges (apartments)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(8101); F="alder_creek_rr_lease_charges.pdf"; AS=D(2025,9,30)
types=[("a1",702,1385),("a2",768,1440),("b1",1014,1725),("b2r",1086,1895),("c1",1298,2190)]
recs=[];n=0
for b in (1,2,3,4):
    for fl in (1,2,3):
        for k in range(1,6):
            t=types[(k+b)%5]; u=f"{b:02d}-{fl}{k:02d}"; n+=1
            x=dict(unit=u,unitType="alder"+t[0],area=t[1],marketRent=float(t[2]+15*(fl-1)),sec="Current/Notice/Vacant Residents")
            z=r.random()
            if u in("01-101",): x.update(code="MODEL",name="MODEL",st="MODEL")
            elif u=="02-103": x.update(code="DOWN",name="DOWN",st="DOWN")
            elif z<.09: x.update(code="VACANT",name="VACANT",st="VACANT")
            else:
                mi=D(r.choice((2022,2023,2024,2025)),r.randint(1,8),r.randint(1,28))
                le=eom(D(2025,10,1)) if z<.14 else eom(add_m(D(2025,9,1),r.randint(1,13)))
                x.update(code=f"t{r.randint(21000,29999):07d}",name=person(r),st=None,moveIn=mi,le=le,moveOut=le if z<.14 else None)
                c=[("rent",float(round(x["marketRent"]-r.randint(-30,160))))]
                if r.random()<.9: c.append(("trash",30.0))
                if r.random()<.85: c.append(("pestctrl",5.0))
                if r.random()<.35: c.append(("petrent",35.0 if r.random()<.7 else 70.0))
                if r.random()<.2: c.append(("garage",150.0))
                if r.random()<.12: c.append(("conc/mtm",-float(r.choice((75,100,125)))))
                if r.random()<.05: c.append(("emplcred",-200.0))
                x["charges"]=c; x["dep"]=float(r.choice((0,250,500,500,700))); x["odep"]=300.0 if any(k=="petrent" for k,_ in c) else 0.0
                x["bal"]=r.choice((0,0,0,0,-12.5,round(r.uniform(20,2400),2),-round(r.uniform(5,60),2)))*1.0
            recs.append(x)
fut=[]
for v in [x for x in recs if x["code"]=="VACANT"][:2]+[x for x in recs if x.get("moveOut")][:1]:
    mi=D(2025,10,r.randint(5,28)); mi=max(mi,(v.get("moveOut") or mi)) if not v.get("moveOut") else D(2025,11,7)
    fut.append(dict(unit=v["unit"],unitType=v["unitType"],area=v["area"],marketRent=v["marketRent"],sec="Future Residents/Applicants",code=f"t{r.randint(29999,31000):07d}",name=person(r),st=None,
      moveIn=mi,le=eom(add_m(mi,11)),moveOut=None,charges=[("rent",v["marketRent"]-25),("trash",30.0),("pestctrl",5.0)],dep=500.0,odep=0.0,bal=-150.0 if r.random()<.5 else 0.0))
W,H=landscape(letter); c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0; y=0
X=dict(unit=24,type=66,sf=144,res=152,name=202,mkt=338,code=346,amt=436,dep=490,odep=538,mi=546,le=598,mo=650,bal=766)
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-30,"Rent Roll with Lease Charges")
    c.setFont("Helvetica",8); c.drawCentredString(W/2,H-42,"Alder Creek Apartments (aldercrk)"); c.drawCentredString(W/2,H-52,"As Of = 09/30/2025"); c.drawCentredString(W/2,H-62,"Month Year = 09/2025")
    c.drawString(24,H-30,"Database: SPONSOR_LIVE"); c.drawRightString(W-24,H-30,f"Page {pg}"); c.setFont("Helvetica-Bold",7)
    a,b=H-80,H-89
    for k,t1,t2,al in [("unit","Unit","","l"),("type","Unit Type","","l"),("sf","Unit","Sq Ft","r"),("res","Resident","","l"),("name","Name","","l"),("mkt","Market","Rent","r"),("code","Charge","Code","l"),("amt","Amount","","r"),("dep","Resident","Deposit","r"),("odep","Other","Deposit","r"),("mi","Move In","","l"),("le","Lease","Expiration","l"),("mo","Move Out","","l"),("bal","Balance","","r")]:
        f=c.drawString if al=="l" else c.drawRightString
        f(X[k],a,t1); f(X[k],b,t2)
    c.line(24,b-3,W-24,b-3); c.setFont("Helvetica-Oblique",6); c.drawString(24,18,"Thursday, October 02, 2025   07:41 AM"); y=b-14
def need(h):
    if y-h<32: head()
rows=[]; head()
def section(t):
    global y
    need(40); c.setFont("Helvetica-Bold",8); c.drawString(24,y,t); y-=12
def put(x):
    global y
    cs=x.get("charges") or []
    need(10*(len(cs)+2)); c.setFont("Helvetica",7)
    c.drawString(X["unit"],y,x["unit"]); c.drawString(X["type"],y,x["unitType"]); c.drawRightString(X["sf"],y,f'{x["area"]:,}'); c.drawString(X["res"],y,x["code"]); c.drawString(X["name"],y,x["name"]); c.drawRightString(X["mkt"],y,m2n(x["marketRent"]))
    row=dict(unit=x["unit"],unitType=x["unitType"],area=x["area"],marketRent=x["marketRent"],section=x["sec"])
    if cs:
        for k in ("dep","odep","bal"): c.drawRightString(X[k],y,m2n(x[k]))
        c.drawString(X["mi"],y,us(x["moveIn"])); c.drawString(X["le"],y,us(x["le"])); c.drawString(X["mo"],y,us(x["moveOut"]))
        tot=0
        for k,a in cs: c.drawString(X["code"],y,k); c.drawRightString(X["amt"],y,m2n(a)); y-=9.5; tot+=a
        c.setFont("Helvetica-Bold",7); c.drawString(X["code"],y,"Total"); c.drawRightString(X["amt"],y,m2n(tot)); y-=13
        row.update(tenantName=x["name"],statusText="Occupied" if x["sec"][0]=="C" else x["sec"],contractRent=cs[0][1],charges=ch(*cs),totalCharges=tot,deposit=x["dep"],balance=x["bal"],moveInDate=x["moveIn"],leaseEndDate=x["le"],moveOutDate=x["moveOut"]); x["tot"]=tot
    else:
        for k in ("dep","odep","bal","amt"): c.drawRightString(X[k],y,"0.00")
        c.setFont("Helvetica-Bold",7); y-=9.5; c.drawString(X["code"],y,"Total"); c.drawRightString(X["amt"],y,"0.00"); y-=13
        row.update(statusText=x["st"],totalCharges=0.0,deposit=0.0,balance=0.0); x["tot"]=0
    rows.append(row)
section("Current/Notice/Vacant Residents"); [put(x) for x in recs]
def tot(label,L):
    global y
    need(20); c.setFont("Helvetica-Bold",7); c.drawString(X["type"],y,label); c.drawString(X["name"],y,"aldercrk")
    for k,v in (("mkt",sum(x["marketRent"] for x in L)),("amt",sum(x["tot"] for x in L)),("dep",sum(x.get("dep",0) for x in L)),("odep",sum(x.get("odep",0) for x in L)),("bal",sum(x.get("bal",0) for x in L))): c.drawRightString(X[k],y,m2n(v))
    y-=16
tot("Total",recs); section("Future Residents/Applicants"); [put(x) for x in fut]
# yardi: the total of market rent is counted once
need(200); c.setFont("Helvetica-Bold",8); c.drawString(24,y,"Summary Groups"); c.setFont("Helvetica-Bold",7)
SX=(230,310,390,470,540,600,660,730)
for xx,a,b in zip(SX,("Square","Market","Lease","Security","Other","# Of","% Unit",""),("Footage","Rent","Charges","Deposit","Deposits","Units","Occupancy","Balance")): c.drawRightString(xx,y,a); c.drawRightString(xx,y-9,b)
y-=12; c.line(24,y,740,y); y-=11
occ=[x for x in recs if x.get("charges")]; nr=[x for x in recs if x["code"] in("MODEL","DOWN")]; va=[x for x in recs if x["code"]=="VACANT"]
def sg(l,L,un=True,b=False):
    global y
    c.setFont("Helvetica-Bold" if b else "Helvetica",7); c.drawString(24,y,l)
    vals=[f'{sum(x["area"] for x in L):,}',m2n(sum(x["marketRent"] for x in L)),m2n(sum(x["tot"] for x in L)),m2n(sum(x.get("dep",0) for x in L)),m2n(sum(x.get("odep",0) for x in L)),str(len(L)) if un else "",f"{len(L)/len(recs)*100:.2f}%" if un else "",m2n(sum(x.get("bal",0) for x in L))]
    for xx,v in zip(SX,vals): c.drawRightString(xx,y,v)
    y-=10
sg("Current/Notice/Vacant Residents",recs,False); sg("Future Residents/Applicants",fut,False); sg("Occupied Units",occ); sg("Total Non Rev Units",nr); sg("Total Vacant Units",va); sg("Totals:",recs,True,True)
y-=10; need(110); c.setFont("Helvetica-Bold",8); c.drawString(24,y,"Summary of Charges by Charge Code (Current/Notice Residents Only)"); y-=12
c.setFont("Helvetica",7); agg={}
for x in occ:
    for k,a in x["charges"]: agg[k]=agg.get(k,0)+a
for k,a in sorted(agg.items()): c.drawString(40,y,k); c.drawRightString(200,y,m2n(a)); y-=9.5
c.setFont("Helvetica-Bold",7); c.drawString(40,y,"Total"); c.drawRightString(200,y,m2n(sum(agg.values()))); c.save()
S=lambda k,L: round(sum(x.get(k,0) for x in L),2)
save(F,"MULTIFAMILY","Yardi Voyager rent roll with lease charges, charge rows, future section, summary groups",False,dict(propertyName="Alder Creek Apartments",asOnDate="2025-09-30",units=len(recs),occupied=len(occ),vacant=len(va),rows=rows,
 printedTotals={"scope":"section Current/Notice/Vacant Residents","marketRent":S("marketRent",recs),"totalCharges":S("tot",recs),"deposit":S("dep",recs),"balance":S("bal",recs),"area":S("area",recs)}))

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(101); N=Names(r); FN="mf_lease_charges.pdf"
asof=D(2025,3,31)
types={"wb11a":(684,1395),"wb11b":(742,1460),"wb22a":(1011,1785),"wb22b":(1088,1850),"wb32a":(1304,2195)}
units=[]
for b in (1,2,3):
    for f in (1,2,3):
        for n in range(1,6 if b<3 else 5):
            units.append((f"{b:02d}-{f}{n:02d}",r.choice(["wb11a","wb11b","wb22a","wb22a","wb22b"]) if n!=4 else "wb32a"))
vac=set(r.sample(range(len(units)),4)); model=7; vac.discard(model)
rows=[];tc=60214
def charges(mr,mtm,emp=False):
    rent=mr-r.choice([0,15,25,40,60,85,110])
    c=[("rent",rent)]
    if mtm: c.append(("mtm",150))
    c+= [("trash",28),("pest",5)]
    if r.random()<.35: c.append(("parking",r.choice([45,75])))
    if r.random()<.3: c.append(("petrent",r.choice([25,35,50])))
    if r.random()<.15: c.append(("storage",40))
    if r.random()<.12: c.append(("conc",-r.choice([50,75,100])))
    if emp: c.append(("empcred",-round(rent*.2,2)))
    return c
for i,(u,t) in enumerate(units):
    sf,mr=types[t]; mr+=r.choice([0,0,20,35])
    R=dict(unit=u,unitType=t,area=sf,marketRent=mr,section="Current/Notice/Vacant Residents",deposit=0,balance=0)
    if i==model: R.update(statusText="MODEL",_id="MODEL",_nm="MODEL",charges=[],totalCharges=0)
    elif i in vac: R.update(statusText="VACANT",_id="VACANT",_nm="VACANT",charges=[],totalCharges=0)
    else:
        a,b=N(); mi=D(r.choice([2021,2022,2023,2024,2024,2024]),r.randint(1,12),r.randint(1,28)); tc+=r.randint(7,160)
        le=mi
        while le<asof: le=addm(le,12)
        le-=dt.timedelta(1); mtm=r.random()<.06
        if mtm: le=addm(le,-12)
        c=charges(mr,mtm,i==20)
        R.update(tenantName=f"{a} {b}",_id=f"t{tc:07d}",_nm=f"{a} {b}",charges=[{"code":k,"amount":v} for k,v in c],contractRent=c[0][1],
          totalCharges=round(sum(v for k,v in c),2),deposit=r.choice([250,300,300,500,mr]),moveInDate=mi,leaseEndDate=le,statusText="Occupied",
          balance=r.choice([0,0,0,0,-12.5,0,round(r.uniform(20,2100),2),-c[0][1]]))
        if r.random()<.1: R["moveOutDate"]=asof+dt.timedelta(r.randint(5,50))
    rows.append(R)
cur=len(rows); vl=sorted(vac); 
for i in vl[:2]+[k for k in range(cur) if rows[k].get("moveOutDate")][:1]:
    u,t=units[i]; sf,mr=types[t]; a,b=N(); tc+=9
    mi=asof+dt.timedelta(r.randint(5,20)) if i in vac else rows[i]["moveOutDate"]+dt.timedelta(7)
    c=charges(mr,False)
    rows.append(dict(unit=u,unitType=t,area=sf,marketRent=rows[i]["marketRent"],_id=f"t{tc:07d}",_nm=f"{a} {b}",tenantName=f"{a} {b}",section="Future Residents/Applicants",statusText="Future Residents/Applicants",
      charges=[{"code":k,"amount":v} for k,v in c],contractRent=c[0][1],totalCharges=round(sum(v for k,v in c),2),deposit=r.choice([0,300]),moveInDate=mi,leaseEndDate=addm(mi,12)-dt.timedelta(1),balance=0))
W,H=landscape(letter); c=canvas.Canvas(path(FN),pagesize=(W,H),invariant=1); pg=[0]
X=dict(unit=30,ut=72,sf=140,id=150,nm=205,mr=352,cc=362,am=455,rd=510,od=555,mi=564,le=618,mo=672,ba=764)
y=0
def head():
    global y
    pg[0]+=1; c.setFont("Helvetica",7.5); c.drawRightString(W-28,H-24,f"Page {pg[0]}")
    c.setFont("Helvetica-Bold",11); c.drawString(30,H-28,"Rent Roll with Lease Charges")
    c.setFont("Helvetica",8); c.drawString(30,H-40,"Willow Bend Apartments (wbend)"); c.drawString(30,H-50,"As Of = 03/31/2025"); c.drawString(30,H-60,"Month Year = 03/2025")
    c.setFont("Helvetica-Bold",7.2); y=H-80
    for k,a,b in [("unit","Unit",""),("ut","Unit Type",""),("id","Resident",""),("nm","Name",""),("cc","Charge","Code"),("mi","Move In",""),("le","Lease","Expiration"),("mo","Move Out","")]:
        c.drawString(X[k],y,a); c.drawString(X[k],y-9,b)
    for k,a,b in [("sf","Unit","Sq Ft"),("mr","Market","Rent"),("am","Amount",""),("rd","Resident","Deposit"),("od","Other","Deposit"),("ba","Balance","")]:
        c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-9,b)
    c.setLineWidth(.8); c.line(28,y-13,W-28,y-13); y-=24; c.setFont("Helvetica",7.2)
def need(h):
    global y
    if y-h<34: c.showPage(); head()
def R_(k,v): c.drawRightString(X[k],y,v)
head(); sec=None
for R in rows:
    if R["section"]!=sec:
        sec=R["section"]; need(50); c.setFont("Helvetica-Bold",7.6); c.drawString(30,y,sec); c.setFont("Helvetica",7.2); y-=12
    need(10*(len(R["charges"])+2))
    c.drawString(X["unit"],y,R["unit"]);c.drawString(X["ut"],y,R["unitType"]);R_("sf",m2(R["area"]));c.drawString(X["id"],y,R["_id"]);c.drawString(X["nm"],y,R["_nm"]);R_("mr",m2(R["marketRent"]))
    R_("rd",m2(R["deposit"]));R_("od","0.00");c.drawString(X["mi"],y,us(R.get("moveInDate")));c.drawString(X["le"],y,us(R.get("leaseEndDate")));c.drawString(X["mo"],y,us(R.get("moveOutDate")));R_("ba",m2(R["balance"]))
    if not R["charges"]: R_("am","0.00"); y-=10
    for q in R["charges"]: c.drawString(X["cc"],y,q["code"]);R_("am",m2(q["amount"])); y-=10
    c.setFont("Helvetica-Bold",7.2); c.drawString(X["cc"],y,"Total");R_("am",m2(R["totalCharges"])); c.setLineWidth(.3); c.line(X["cc"]+40,y+7.5,X["am"],y+7.5); c.setFont("Helvetica",7.2); y-=13
C=rows[:cur]; F=rows[cur:]; S=lambda L,k:sum(x.get(k,0) for x in L)
occ=[x for x in C if x["statusText"]=="Occupied"]; nr=[x for x in C if x["statusText"]=="MODEL"]; vc=[x for x in C if x["statusText"]=="VACANT"]
need(22+ 150); c.setFont("Helvetica-Bold",7.2); c.line(28,y+8,W-28,y+8)
c.drawString(30,y,"Total"); c.drawString(72,y,"Willow Bend Apartments (wbend)"); R_("mr",m2(S(C,"marketRent")));R_("am",m2(S(rows,"totalCharges")));R_("rd",m2(S(rows,"deposit")));R_("od","0.00");R_("ba",m2(S(rows,"balance"))); y-=26
xs=[230,300,370,440,505,555,620,690,764]
for k,hd in enumerate([("Summary","Groups"),("Square","Footage"),("Market","Rent"),("Lease","Charges"),("Security","Deposit"),("Other","Deposits"),("# Of","Units"),("% Unit","Occupancy"),("% Sqft","Occupied"),("","Balance")]):
    if k==0: c.drawString(30,y,"Summary Groups")
    else: c.drawRightString(xs[k-1],y,hd[0]); c.drawRightString(xs[k-1],y-9,hd[1])
y-=14; c.line(28,y,W-28,y); y-=10; c.setFont("Helvetica",7.2)
T=S(C,"area")
def line(lb,sf,mr,lc,dp,od,n,pu,ps,ba):
    global y
    c.drawString(30,y,lb)
    for x,v in zip(xs,(sf,mr,lc,dp,od,n,pu,ps,ba)): c.drawRightString(x,y,v)
    y-=11
line("Current/Notice/Vacant Residents",m2(T),m2(S(C,"marketRent")),m2(S(C,"totalCharges")),m2(S(C,"deposit")),"0.00",str(len(C)),f"{len(occ)/len(C)*100:.2f}",f"{S(occ,'area')/T*100:.2f}",m2(S(C,"balance")))
line("Future Residents/Applicants",m2(S(F,"area")),m2(S(F,"marketRent")),m2(S(F,"totalCharges")),m2(S(F,"deposit")),"0.00",str(len(F)),"","",m2(S(F,"balance")))
for lb,L in (("Occupied Units",occ),("Total Non Rev Units",nr),("Total Vacant Units",vc)):
    line(lb,m2(S(L,"area")),m2(S(L,"marketRent")),"","","",str(len(L)),f"{len(L)/len(C)*100:.2f}",f"{S(L,'area')/T*100:.2f}","")
c.setFont("Helvetica-Bold",7.2); c.line(200,y+8,W-28,y+8)
line("Totals:",m2(T),m2(S(C,"marketRent")),m2(S(rows,"totalCharges")),m2(S(rows,"deposit")),"0.00",str(len(C)),"100.00","100.00",m2(S(rows,"balance")))
need(130); y-=14; c.drawString(30,y,"Summary of Charges by Charge Code"); y-=10; c.setFont("Helvetica",6.6); c.drawString(30,y,"(Current/Notice Residents Only)"); y-=14
c.setFont("Helvetica-Bold",7.2); c.drawString(30,y,"Charge Code"); c.drawRightString(200,y,"Amount"); c.line(28,y-3,205,y-3); y-=13; c.setFont("Helvetica",7.2)
by={}
for x in C:
    for q in x["charges"]: by[q["code"]]=by.get(q["code"],0)+q["amount"]
for k in sorted(by): c.drawString(30,y,k); c.drawRightString(200,y,m2(by[k])); y-=11
c.setFont("Helvetica-Bold",7.2); c.drawString(30,y,"Total"); c.drawRightString(200,y,m2(sum(by.values())))
c.save()
for x in rows: x["_x"]=0
save(FN,"MULTIFAMILY","Yardi Voyager Rent Roll with Lease Charges","charge lines under each unit, model unit, future section, summary groups",
 dict(propertyName="Willow Bend Apartments",asOnDate="2025-03-31",units=len(C),occupied=len(occ),vacant=len(vc),rows=rows))

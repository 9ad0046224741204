# SiteLink-like self-storage rent roll: dense, zebra, flat, clipped names, occupancy statistics by size at the end
from common import *
from reportlab.pdfgen import canvas
r=random.Random(1005); F="RentRoll_L114_StowRight_Bellhaven.pdf"
sizes=[("5x5","Climate",25,62),("5x10","Climate",50,98),("10x10","Climate",100,159),("10x15","Drive-Up",150,172),("10x20","Drive-Up",200,214),("10x30","Drive-Up",300,289),("12x35","Parking",420,95)]
asof=dt.date(2025,5,31); rows=[]; rec=[]
plan=[(0,18,"A"),(1,26,"A"),(2,30,"B"),(3,22,"C"),(4,24,"D"),(5,12,"D"),(6,10,"P")]
cnt={}
for si,n,b in plan:
    s=sizes[si]
    for k in range(n):
        cnt[b]=cnt.get(b,0)+1; unit=f"{b}{cnt[b]:03d}" if b!="P" else f"P-{cnt[b]:02d}"
        x=dict(unit=unit,unitType=f"{s[0]} {s[1]}",area=s[2],marketRent=float(s[3]),_s=si); q=r.random()
        if q<.10: x["statusText"]="Vacant"
        elif q<.125: x["statusText"]="Unrentable"
        else:
            x["statusText"]="Rented" if q<.95 else "Lien"
            mi=asof-dt.timedelta(days=r.randint(2,2600)); pt=eom(asof) if x["statusText"]=="Rented" else addm(asof,-3)
            if x["statusText"]=="Rented" and r.random()<.12: pt=addm(asof,-1)
            rent=float(round(s[3]*r.choice([1,1,.9,1.05,1.12,1.2,.8])))
            ins=r.choice([0.0,12.0,12.0,15.0]); bal=0.0 if pt>=asof else round((rent+ins)*(1 if x["statusText"]=="Rented" else 3)+ (20 if pt<addm(asof,-1) else 0),2)
            nm=person(r,"{l}, {f}")
            if r.random()<.08: nm=r.choice(["Bellhaven Youth Soccer Assoc.","Kettle Creek Plumbing & Heating","Norrington Estate Sales LLC","Fairbourne Catering Company"])
            x.update(tenantName=nm[:19].strip(),contractRent=rent,moveInDate=iso(mi),balance=bal,charges=[dict(code="Ins.",amount=ins)],totalCharges=rent+ins,_m=mi,_pt=pt)
        rows.append(x)
C=canvas.Canvas(doc(F),pagesize=(612,792)); pg=0
cols=[(0,30,"Unit"),(0,64,"Size / Type"),(1,150,"Area"),(0,158,"Tenant"),(0,246,"Status"),(1,318,"Std Rate"),(1,356,"Rent"),(1,388,"Ins."),(1,428,"Total"),(0,438,"Moved In"),(0,486,"Paid Thru"),(1,580,"Balance")]
def head():
    global y,pg
    pg+=1; C.setFont("Helvetica-Bold",13); C.drawString(30,756,"Rent Roll"); C.setFont("Helvetica",7.5); C.drawString(30,744,"StowRight Self Storage - Bellhaven (L114)"); C.drawString(30,734,"3180 Old Quarry Hwy, Bellhaven")
    C.drawRightString(582,756,"As of: Saturday, May 31, 2025"); C.drawRightString(582,744,"Sort: Size, Unit   |  All units"); C.drawRightString(582,734,"Loan tape line 41"); 
    C.setFillGray(.2); C.rect(28,716,556,12,stroke=0,fill=1); C.setFillGray(1); C.setFont("Helvetica-Bold",6.8)
    for a,x,t in cols: (C.drawRightString if a else C.drawString)(x,719.5,t)
    C.setFillGray(0); C.setFont("Helvetica",6); C.drawCentredString(306,22,f"SL Web Edition    Page {pg}"); y=707
head()
for i,x in enumerate(rows):
    if y<42: C.showPage(); head()
    if i%2: C.setFillGray(.93); C.rect(28,y-2.6,556,9.8,stroke=0,fill=1); C.setFillGray(0)
    C.setFont("Helvetica",6.6)
    v=[x["unit"],x["unitType"],str(x["area"]),x.get("tenantName",""),x["statusText"],m2(x["marketRent"])]
    if "contractRent" in x: v+=[m2(x["contractRent"]),m2(x["charges"][0]["amount"]),m2(x["totalCharges"]),f"{x['_m']:%m/%d/%y}",f"{x['_pt']:%m/%d/%y}",m2(x["balance"])]
    for (a,xx,_),t in zip(cols,v): (C.drawRightString if a else C.drawString)(xx,y,t)
    y-=9.8
if y<210: C.showPage(); head()
C.setFont("Helvetica-Bold",6.8); C.line(28,y+6,584,y+6)
C.drawString(30,y-3,f"Total: {len(rows)} units"); T=dict(area=S(rows,"area"),marketRent=S(rows,"marketRent"),contractRent=S(rows,"contractRent"),totalCharges=S(rows,"totalCharges"),balance=S(rows,"balance"))
ins=sum(x["charges"][0]["amount"] for x in rows if "charges" in x)
for xx,v in [(150,m0(T["area"])),(318,m2(T["marketRent"])),(356,m2(T["contractRent"])),(388,m2(ins)),(428,m2(T["totalCharges"])),(580,m2(T["balance"]))]: C.drawRightString(xx,y-3,v)
y-=26; C.drawString(30,y,"Unit Statistics"); y-=11
h=[(30,0,"Size / Type"),(160,1,"Units"),(205,1,"Occupied"),(250,1,"Vacant"),(305,1,"Unrentable"),(350,1,"% Occ"),(420,1,"Gross Potential"),(490,1,"Actual Rent")]
for xx,a,t in h: (C.drawRightString if a else C.drawString)(xx,y,t)
C.line(28,y-3,492,y-3); y-=11
OC=("Rented","Lien")
def srow(lab,l,f="Helvetica"):
    global y
    C.setFont(f,6.8); o=sum(x["statusText"] in OC for x in l); v=sum(x["statusText"]=="Vacant" for x in l); u=len(l)-o-v
    for (xx,a,_),t in zip(h,[lab,str(len(l)),str(o),str(v),str(u),f"{100*o/len(l):.1f}%",m2(S(l,"marketRent")),m2(S(l,"contractRent"))]): (C.drawRightString if a else C.drawString)(xx,y,t)
    y-=10; return o,v,u
for i,s in enumerate(sizes): srow(f"{s[0]} {s[1]}",[x for x in rows if x["_s"]==i])
o,v,u=srow("All units",rows,"Helvetica-Bold")
C.save()
save(F,"SELF_STORAGE","SiteLink self-storage rent roll, dense zebra, clipped names, unit statistics",False,[{k:v_ for k,v_ in x.items() if k[0]!="_"} for x in rows],"StowRight Self Storage - Bellhaven","2025-05-31",len(rows),o,v,totals=T)

# council HRA rent list, multi page; PLANTED row_dropped
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
rng=random.Random(902)
N="fennmoor_hra_rentlist.pdf"
W,H=landscape(A4)
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
EST=[("Moorside Estate",[("Larch Road",1,47,2),("Rowan Close",1,18,1)]),
     ("Canal Street Area",[("Canal Street",2,60,2),("Lockkeeper's Row",1,9,1)]),
     ("Priory Gardens (Sheltered)",[("Priory Gardens",1,34,1)]),
     ("Outlying Villages",[("Nether Lane, Stowby",3,25,2),("Pound Cottages, Ellmere",1,8,1),("Airey Houses, Stowby",1,6,1)])]
TYP=[("House","3B5P",468.2),("House","2B4P",421.55),("Flat","1B2P",351.4),("Bungalow","1B2P",372.9),("Maisonette","2B3P",398.15)]
rows=[]
used=set()
def nm():
    while True:
        t=rng.choice(["Mr","Mrs","Ms","Miss","Mr","Mrs"])+" "+rng.choice("ABCDEFGHJKLMNPRST")+" "+rng.choice(LAST_UK)
        if t not in used: used.add(t); return t
for e,sts in EST:
    for s,a,b,st in sts:
        for n in range(a,b+1,st):
            if "Priory" in s: ty,bd,base=rng.choice([TYP[2],TYP[3]])
            elif "Canal" in s: ty,bd,base=rng.choice([TYP[2],TYP[4],TYP[1]])
            else: ty,bd,base=rng.choice([TYP[0],TYP[0],TYP[1],TYP[3]])
            x=rng.random(); stt="VOID" if x<.07 else "UO" if x<.09 else "LET"
            net=round(base*rng.uniform(.95,1.09),2); sc=rng.choice([0,0,8.66,12.13]) if ty!="House" else 0
            ht=round(rng.uniform(31,48),2) if "Priory" in s else 0
            gar=38.22 if rng.random()<.12 else 0
            tn=nm()
            if rng.random()<.12 and stt=="LET": tn=tn+" & "+nm()
            if stt=="VOID": tn=None
            d=(rng.randint(1,28),rng.randint(1,12),rng.randint(1978,2025))
            if d[2]==2025: d=(d[0],rng.randint(1,2),2025)
            q=rng.random(); bal=0 if q<.45 else round(rng.uniform(5,900),2) if q<.75 else -round(rng.uniform(3,160),2)
            rows.append(dict(unit=f"{n} {s}",building=e,unitType=ty,_bd=bd,tenantName=tn,statusText=stt,
              contractRent=net if tn else None,_sc=sc if tn else 0,_ht=ht if tn else 0,_g=gar if tn else 0,
              totalCharges=round(net+sc+ht+gar,2) if tn else None,_d=d if tn else None,balance=bal if tn else None))
dropped=next(i for i,r in enumerate(rows) if r["building"]=="Canal Street Area" and i>55 and r["tenantName"])
X=dict(prop=30,type=190,bd=245,sts=282,ten=312,d=468,net=575,sc=622,ht=668,g=712,tot=764,bal=815)
pg=0
def page():
    global pg,y
    if pg: foot(); c.showPage()
    pg+=1; y=H-36
    c.setFont("Helvetica-Bold",11); c.drawString(30,y,"Fennmoor District Council"); c.setFont("Helvetica",8)
    c.drawRightString(815,y,"Printed 11/04/2025 09:42"); y-=12
    c.drawString(30,y,"Housing Revenue Account – Dwelling rent list – position at 6 April 2025 (monthly equivalents, £)"); y-=16
    c.setFillColorRGB(.85,.85,.88); c.rect(28,y-14,790,24,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
    c.setFont("Helvetica-Bold",7.5)
    c.drawRightString(712,y+1,"Garage/"); c.drawRightString(575,y+1,"Net rent"); c.drawRightString(622,y+1,"Service"); c.drawRightString(668,y+1,"Heating"); c.drawRightString(764,y+1,"Gross"); c.drawRightString(815,y+1,"A/c balance"); c.drawString(468,y+1,"Tenancy")
    for k,t in (("prop","Property"),("type","Type"),("bd","Size"),("sts","Sts"),("ten","Tenant(s)"),("d","from")): c.drawString(X[k],y-9,t)
    for k,t in (("net","pcm"),("sc","charge"),("ht","charge"),("g","hardst."),("tot","pcm"),("bal","CR = credit")): c.drawRightString(X[k],y-9,t)
    y-=26
def foot():
    c.setFont("Helvetica-Oblique",6.5)
    c.drawString(30,22,"Sts: LET = tenancy in force; UO = use and occupation account (counted as let); VOID = no tenancy. Water rates are collected as agent and not shown.")
    c.drawRightString(815,22,f"Page {pg}")
def m(v): return "" if not v else f"{v:,.2f}"
def bl(v): return "0.00" if v==0 else f"{v:,.2f}" if v>0 else f"{-v:,.2f}CR"
def need(h):
    if y<36+h: page()
def total(lab,rs):
    global y
    need(24); c.setFont("Helvetica-Bold",7.5); c.line(520,y+8,815,y+8)
    let=sum(1 for r in rs if r["tenantName"])
    c.drawString(30,y,f"{lab}: {len(rs)} dwellings, {let} let, {len(rs)-let} void")
    for k,f in (("net","contractRent"),("sc","_sc"),("ht","_ht"),("g","_g"),("tot","totalCharges")): c.drawRightString(X[k],y,f"{tot(rs,f):,.2f}")
    c.drawRightString(X["bal"],y,bl(tot(rs,"balance"))); y-=18
page(); e=None
for i,r in enumerate(rows):
    if r["building"]!=e:
        if e: total("Total "+e,[q for q in rows if q["building"]==e])
        e=r["building"]; need(40); c.setFont("Helvetica-Bold",9); c.drawString(30,y,e); y-=13
    if i==dropped: continue
    need(14); c.setFont("Helvetica",7.5)
    c.drawString(X["prop"],y,r["unit"]); c.drawString(X["type"],y,r["unitType"]); c.drawString(X["bd"],y,r["_bd"]); c.drawString(X["sts"],y,r["statusText"])
    if r["tenantName"]:
        c.drawString(X["ten"],y,r["tenantName"]); d=r["_d"]; c.drawString(X["d"],y,f"{d[0]:02}/{d[1]:02}/{d[2]}")
        for k,f in (("net","contractRent"),("sc","_sc"),("ht","_ht"),("g","_g"),("tot","totalCharges")): c.drawRightString(X[k],y,m(r[f]))
        c.drawRightString(X["bal"],y,bl(r["balance"]))
    y-=11.5
total("Total "+e,[q for q in rows if q["building"]==e])
total("HRA GRAND TOTAL",rows); foot(); c.save()
pt={k:tot(rows,k) for k in ("contractRent","totalCharges","balance")}
n=len(rows); occ=sum(1 for r in rows if r["tenantName"]); du=rows[dropped]
out=[]
for i,r in enumerate(rows):
    if i==dropped: continue
    q={k:v for k,v in r.items() if k[0]!="_"}
    if r["_d"]: q["leaseStartDate"]="%d-%02d-%02d"%(r["_d"][2],r["_d"][1],r["_d"][0])
    q["charges"]=[dict(code=k,amount=r[f]) for k,f in (("Service charge","_sc"),("Heating charge","_ht"),("Garage/hardst.","_g")) if r[f]]
    out.append(q)
finish(N,"SINGLE_FAMILY_RENTAL","council HRA dwelling list, estates, header per page, CR balances",False,
 dict(propertyName=None,asOnDate="2025-04-06",units=n,occupied=occ,vacant=n-occ,sheet=None,
  planted=dict(what=f"the row of {du['unit']} (net {du['contractRent']}, gross {du['totalCharges']}) is not printed; the estate's and the grand totals and counts still hold it",kind="row_dropped"),printedTotals=pt,rows=out))

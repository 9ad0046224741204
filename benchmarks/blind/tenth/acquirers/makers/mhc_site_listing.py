from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(404); N=Names(r); FN="mhc_site_listing.pdf"
asof=D(2024,11,30)
secs=[("COTTONWOOD LN",["%03d"%i for i in range(1,19)],545),("MESQUITE CIR",["%03d"%i for i in range(19,37)],560),("JUNIPER WAY",["%03d"%i for i in range(37,53)],575),("RV ROW",["RV-%02d"%i for i in range(1,10)],430)]
rows=[]
for s,L,lot in secs:
    for u in L:
        rv=u.startswith("RV"); tp="RV" if rv else r.choice(["SW","DW","DW"])
        if tp=="SW": lot_=lot-20
        else: lot_=lot
        poh=(not rv) and r.random()<.2
        R=dict(unit=u,unitType=tp,section=s,marketRent=lot_+25,_own="P" if poh else "R")
        k=r.random()
        if k<.1 or u=="014":
            R.update(statusText="*VACANT HOME*" if poh else "*VACANT SITE*",_ch=(0,0,0,0,0)); 
        else:
            a,b=N(); R["tenantName"]=f"{b.upper()}, {a.upper()}"; R["statusText"]="Occupied"
            R["moveInDate"]=D(r.choice([1998,2004,2009,2012,2015,2018,2020,2021,2022,2023,2024]),r.randint(1,11),r.randint(1,28))
            R["leaseEndDate"]="MTM" if (rv or r.random()<.35) else D(2025,r.randint(1,12),1)-dt.timedelta(1)
            rent=lot_-r.choice([0,0,0,15,30,42])
            R["_ch"]=(rent,r.choice([395,425,465]) if poh else 0,round(r.uniform(18,74),2),0 if rv else 17.5,r.choice([0,0,0,10,25,-20]))
            R["contractRent"]=rent; R["deposit"]=r.choice([300,400,545]) ; R["balance"]=r.choice([0,0,0,0,0,round(r.uniform(25,1400),2),-round(r.uniform(5,90),2)])
            R["charges"]=[{"code":c,"amount":v} for c,v in zip(("SITE RENT","HOME RENT","WATER/SEWER","TRASH","PET/OTHER"),R["_ch"]) if v]
            R["totalCharges"]=round(sum(R["_ch"]),2)
        R.setdefault("_ch",(0,)*5); rows.append(R)
drop=next(x for x in rows if x["unit"]>"022" and x["section"]=="MESQUITE CIR" and x.get("tenantName"))
W,H=landscape(letter); c=canvas.Canvas(path(FN),pagesize=(W,H),invariant=1)
z=lambda v:"" if not v else (f"{-v:,.2f}-" if v<0 else f"{v:,.2f} ")
out=[]
fmt="{:<6} {:<5}{:<2} {:<25}{:>8}  {:<8}  {:<8} {:>10} {:>9} {:>9} {:>7} {:>8} {:>11} {:>10} {:>9}"
def ln(*a): return fmt.format(*a).rstrip()
def sums(L,lbl):
    t=[round(sum(x["_ch"][i] for x in L),2) for i in range(5)]
    return [ln("","","","","-"*8,"","",*["-"*n for n in (10,9,9,7,8,11,10,9)]),
      ln("","","",lbl,f'{sum(x["marketRent"] for x in L):,.0f}',"","",*[z(v) for v in t],z(round(sum(t),2)),z(sum(x.get("deposit",0) for x in L)),z(round(sum(x.get("balance",0) for x in L),2))),""]
for s,_,_ in secs:
    L=[x for x in rows if x["section"]==s]; out.append(f"STREET: {s}"); 
    for x in L:
        if x is drop: continue
        out.append(ln(x["unit"],x["unitType"],x["_own"],x.get("tenantName",x["statusText"])[:26],f'{x["marketRent"]:,.0f}',us2(x.get("moveInDate")),us2(x.get("leaseEndDate")),*[z(v) for v in x["_ch"]],z(x.get("totalCharges",0)),z(x.get("deposit",0)),z(x.get("balance",0))))
    out+=sums(L,f"** {s} ({len(L)})")
vac=[x for x in rows if x["statusText"].startswith("*")]
out+=sums(rows,"*** PARK TOTAL")
out+=["",f"      SITES IN PARK . . . . . . {len(rows):>5}",f"      SITES OCCUPIED  . . . . . {len(rows)-len(vac):>5}",f"      VACANT SITES/HOMES  . . . {len(vac):>5}","",
 "      TYPE: SW=SINGLE WIDE  DW=DOUBLE WIDE  RV=RECREATIONAL VEHICLE      O: R=RESIDENT OWNS HOME  P=PARK OWNS HOME","","      *** END OF REPORT ***"]
hd=["SITE   TYPE O RESIDENT".ljust(39)+"  MARKET  ".replace("  MARKET  ","  MARKET  ")]
h1=ln("","","","","MARKET","MOVE-IN","LEASE","SITE ","HOME ","WATER/ ","","PET/ ","TOTAL ","DEPOSIT ","PAST ")
h2=ln("SITE","TYPE","O","RESIDENT","SITE RT","DATE","ENDS","RENT ","RENT ","SEWER ","TRASH ","OTHER ","CHARGES ","HELD ","DUE ")
pg=0;i=0;Wd=len(h2)+1
while i<len(out):
    pg+=1; y=H-30; c.setFont("Courier",7.9 if Wd*.6*7.9<W-40 else (W-44)/(Wd*.6)); 
    def P(t):
        global y
        c.drawString(22,y,t); y-=10
    P("PARKMASTER III  V6.20".ljust(Wd//2-16)+"COTTONWOOD ESTATES MHC".ljust(Wd-Wd//2+6)+f"PAGE {pg:>3}"); P("RUN 12/02/24 08:41".ljust(Wd//2-16)+"SITE RENT ROLL AS OF 11/30/24"); P("")
    P(h1);P(h2);P("="*Wd)
    n=46
    chunk=out[i:i+n]
    while len(chunk)==n and i+n<len(out) and chunk[-1].startswith("STREET"): chunk=chunk[:-1]
    for t in chunk: P(t)
    i+=len(chunk)
    if i<len(out): c.showPage()
c.save()
print(h1);print(h2);print(out[1]);print(Wd)
pr=[x for x in rows if x is not drop]
for x in pr:
    if not x.get("balance"): x.pop("balance",None)
save(FN,"MANUFACTURED_HOUSING","Character-mode park management printout","fixed-width Courier, trailing minus, street sections, blank zeros, MTM, planted",
 dict(propertyName="Cottonwood Estates MHC",asOnDate="2024-11-30",units=len(rows),occupied=len(rows)-len(vac),vacant=len(vac),rows=pr,
 planted={"what":f"site {drop['unit']} ({drop['tenantName']}, total charges {drop['totalCharges']}) is not listed; street and park totals and counts include it","kind":"row_dropped"}))

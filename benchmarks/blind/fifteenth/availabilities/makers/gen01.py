# Entrata style rent roll, charges on stacked lines under each unit
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=rng(1); N=Names(r); F="cedar_hollow_entrata_rent_roll_1026.pdf"; asof=dt.date(2026,10,31)
plans={"A1":("A1 - 1x1 Aspen",702,1385),"A2":("A2 - 1x1 Den Birch",814,1490),"B1":("B1 - 2x2 Cedar",1046,1765),"C1":("C1 - 3x2 Dogwood",1288,2140)}
units=[]
for b in (1,2,3,4):
    for fl in (1,2,3):
        for n in range(1,5):
            if b==4 and fl==3 and n>2: continue
            p=["A1","B1","A2","C1"][n-1] if b!=2 else ["A1","A1","B1","B1"][n-1]
            units.append((f"{b:02d}-{b}{fl}{n:02d}",p,fl))
st={4:"Vacant Unrented Ready",11:"Notice Unrented",17:"Vacant Rented Not Ready",23:"Notice Rented",29:"Vacant Unrented Not Ready",35:"Notice Unrented",40:"Vacant Rented Ready",44:"Notice Unrented"}
rows=[];det=[]
for i,(u,p,fl) in enumerate(units):
    nm,sf,mk=plans[p]; mk=mk+ (fl-1)*15+r.choice([0,0,10,25])
    s=st.get(i,"Occupied No Notice")
    if i==0: s="Model" 
    if s.startswith("Vacant") or s=="Model":
        rows.append(row(unit=u,unitType=nm,area=sf,statusText=s,marketRent=mk)); continue
    mi,a,e=lease(r,asof); mo=None
    if s.startswith("Notice"): mo=asof+dt.timedelta(days=r.randint(8,50)); e=max(e if e<mo else mo,asof+dt.timedelta(days=5))
    ch=[("Rent",float(mk-r.choice([0,20,35,60,85,110])))]
    if r.random()<.35: ch.append(("Pet Rent",r.choice([35.,50.])))
    if r.random()<.3: ch.append(("Covered Parking",45.))
    ch.append(("Valet Trash",28.)); ch.append(("Pest Control",4.5))
    if r.random()<.18: ch.append(("Concession",-float(r.choice([50,75,110]))))
    if r.random()<.12: ch.append(("MTM Fee",200.)); e="MTM"
    tot=round(sum(x[1] for x in ch),2)
    bal=r.choice([0.,0.,0.,0.,0.,-12.5,tot,86.14,-45.,312.77])
    rows.append(row(unit=u,unitType=nm,area=sf,statusText=s,tenantName=N.lf(),moveInDate=iso(mi),leaseStartDate=iso(a),leaseEndDate=e if e=="MTM" else iso(e),moveOutDate=iso(mo),
        marketRent=mk,contractRent=ch[0][1],charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tot,deposit=float(r.choice([200,200,350,500,0])),balance=bal))
W,H=landscape(letter); c=canvas.Canvas(doc(F),pagesize=(W,H),invariant=1); page=0
X=dict(u=30,t=72,sf=168,s=174,n=274,mi=386,ls=430,le=474,mo=518,mk=592,cc=598,am=684,dp=724,bl=764)
def D(s):
    if not s or s=="MTM": return s or ""
    return dt.date.fromisoformat(s).strftime("%m/%d/%Y")
def newpage():
    global page,y
    if page: c.showPage()
    page+=1
    tx(c,30,H-38,"Rent Roll","l","Helvetica-Bold",15); tx(c,30,H-52,"Cedar Hollow Apartments","l","Helvetica",9.5)
    tx(c,764,H-36,"As Of: 10/31/2026","r","Helvetica-Bold",8); tx(c,764,H-47,"Lease Occupancy Types: All  |  Charge Codes: All  |  Subtotal By: None","r","Helvetica",6.5)
    y=H-66; c.setFillColorRGB(.2,.29,.37); c.rect(28,y-13,738,20,stroke=0,fill=1); c.setFillGray(1)
    for k,s,al in [("u","Bldg-Unit","l"),("t","Unit Type","l"),("sf","SQFT","r"),("s","Unit Status","l"),("n","Resident","l"),("mi","Move-In","l"),("ls","Lease Start","l"),("le","Lease End","l"),("mo","Move-Out","l"),("cc","Charge Code","l"),("bl","Balance","r")]:
        tx(c,X[k],y-6,s,al,"Helvetica-Bold",6.6)
    for k,a,b in [("mk","Market","Rent"),("am","Scheduled","Charges"),("dp","Deposit","Held")]:
        tx(c,X[k],y-1,a,"r","Helvetica-Bold",6.6);tx(c,X[k],y-9,b,"r","Helvetica-Bold",6.6)
    c.setFillGray(0); y-=24
    tx(c,30,20,"Created on: 11/02/2026 08:14 AM MST   by J. Ridgeway","l","Helvetica-Oblique",6); tx(c,764,20,f"Page {page}","r","Helvetica",6)
newpage()
for x in rows:
    ch=x.get("charges",[]); h=9*(len(ch)+1 if ch else 1)+4
    if y-h<36: newpage()
    tx(c,X["u"],y,x["unit"]); tx(c,X["t"],y,x["unitType"]); tx(c,X["sf"],y,f'{x["area"]:,}',"r"); tx(c,X["s"],y,x["statusText"])
    tx(c,X["mk"],y,m2(x["marketRent"]),"r")
    if ch:
        tx(c,X["n"],y,x["tenantName"])
        for k,f in (("mi","moveInDate"),("ls","leaseStartDate"),("le","leaseEndDate"),("mo","moveOutDate")): tx(c,X[k],y,D(x.get(f)))
        tx(c,X["dp"],y,m2(x["deposit"]),"r"); tx(c,X["bl"],y,neg(x["balance"]),"r")
        for k in ch:
            tx(c,X["cc"],y,k["code"]); tx(c,X["am"],y,neg(k["amount"]),"r"); y-=9
        c.setLineWidth(.3); c.line(640,y+7,686,y+7); tx(c,X["cc"],y-1,"Total","l","Helvetica-Bold"); tx(c,X["am"],y-1,neg(x["totalCharges"]),"r","Helvetica-Bold"); y-=9
    else: y-=9
    c.setStrokeGray(.8); c.setLineWidth(.4); c.line(28,y+5.5,766,y+5.5); c.setStrokeGray(0); y-=4
T=dict(area=sum(x["area"] for x in rows))
for k in ("marketRent","totalCharges","deposit","balance","contractRent"): T[k]=round(sum(x.get(k,0) for x in rows),2)
if y<60:newpage()
c.setFillGray(.9); c.rect(28,y-4,738,13,stroke=0,fill=1); c.setFillGray(0)
B="Helvetica-Bold"
tx(c,30,y,"Total: 46 Units","l",B); tx(c,X["sf"],y,f'{T["area"]:,}',"r",B); tx(c,X["mk"],y,m2(T["marketRent"]),"r",B); tx(c,X["am"],y,m2(T["totalCharges"]),"r",B); tx(c,X["dp"],y,m2(T["deposit"]),"r",B); tx(c,X["bl"],y,neg(T["balance"]),"r",B)
assert len(rows)==46
if y<230: newpage()
else: y-=30
tx(c,30,y,"Charge Code Summary","l",B,9); tx(c,330,y,"Unit Status Summary","l",B,9); y0=y; y-=14
cs={}
for x in rows:
    for k in x.get("charges",[]): cs[k["code"]]=round(cs.get(k["code"],0)+k["amount"],2)
for k,v in cs.items(): tx(c,40,y,k); tx(c,230,y,neg(v),"r"); y-=10
tx(c,40,y,"Total","l",B); tx(c,230,y,m2(sum(cs.values())),"r",B)
y=y0-14; ss={}
for x in rows: ss.setdefault(x["statusText"],[]).append(x)
tx(c,470,y,"Units","r",B); tx(c,520,y,"%","r",B); tx(c,600,y,"SQFT","r",B); y-=10
for k,v in sorted(ss.items()):
    tx(c,340,y,k); tx(c,470,y,len(v),"r"); tx(c,520,y,f"{len(v)/46:.1%}","r"); tx(c,600,y,f"{sum(q['area'] for q in v):,}","r"); y-=10
tx(c,340,y,"Total","l",B); tx(c,470,y,46,"r",B); tx(c,520,y,"100.0%","r",B); tx(c,600,y,f'{T["area"]:,}',"r",B)
c.save()
occ=sum(1 for x in rows if "tenantName" in x)
for k,v in cs.items(): T["charge:"+k]=v
del T["contractRent"]
save(F,"MULTIFAMILY","Entrata rent roll, stacked charge lines with unit total, landscape, charge and status summaries",False,
 dict(propertyName="Cedar Hollow Apartments",asOnDate="2026-10-31",units=46,occupied=occ,vacant=sum(x["statusText"].startswith("Vacant") for x in rows),rows=rows,printedTotals=T))

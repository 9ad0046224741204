# marina berth + upland roll, British Columbia, Word-like booktabs
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(905)
N="pelican_reach_berths.pdf"
H,W=letter  # landscape
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
V="Second Wind;Tuppence;Halcyon Daze;Knot Today;Saltchuck;Grey Heron;Mistral II;Ebb & Flow;Juan's Folly;Blue Camas;Wanderbird;Orca Alley;Skookum;Loon Call;Arbutus;Dogfish Head;Sea Biscuit;Quadra Queen;Lady Marmalade;Petrel;Kelpie;Northern Dipper;Rum Line;Cat's Paw;Fair Isle;Tidewrack;Miss Behavin';Old Spice;Sockeye;Zephyr V".split(";")
rng.shuffle(V); vi=iter(V)
rows=[]; blocks=[]
MON="Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
def fd(d): return f"{d[2]:02}-{MON[d[1]-1]}-{d[0]}"
def iso(d): return "%d-%02d-%02d"%d
names=[f"{f[0]}. {l}" for f,l in zip(rng.sample(FIRST_US,30),rng.sample(LAST_US,30))]; ni=iter(names)
for dk,n,ln,rate in (("DOCK A – Fixed, 30/50 amp",12,45,15.25),("DOCK B – Floating, 30 amp",14,36,13.80),("DOCK C – Boathouses",5,40,19.90)):
    b=[]
    for i in range(1,n+1):
        L=ln+rng.choice([-6,-4,0,0,4,8]); st=rng.random()
        u=f"{dk[5]}{i}"
        if st<.16: b.append(dict(unit=u,_L=L,statusText="open",section=dk)); continue
        if i==n and dk[5]=="A": b.append(dict(unit=u,_L=L,statusText="transient",section=dk,_t="Visitor moorage (nightly)")); continue
        typ=rng.choice(["Annual","Annual","Annual","Seasonal","Winter"]); s={"Annual":(2025,4,1),"Seasonal":(2025,5,1),"Winter":(2025,10,1)}[typ]; e={"Annual":(2026,3,31),"Seasonal":(2025,10,31),"Winter":(2026,4,30)}[typ]
        if typ=="Winter": s,e=(2025,4,1),(2026,3,31); typ="Annual"
        rent=round(L*rate,2); pw=rng.choice([0,0,38.5,55.0]); lab=rng.random()<.15; la=185.0 if lab else 0
        b.append(dict(unit=u,_L=L,statusText="let",section=dk,tenantName=next(ni),_v=next(vi,"—"),_typ=typ,contractRent=rent,_pw=pw,_la=la,totalCharges=round(rent+pw+la,2),_s=s,_e=e,deposit=round(rent,0) if rng.random()<.7 else None))
    blocks.append((dk,b)); rows+=b
U=[("U-1","Chandlery & office","Saltspur Marine Supply Ltd.",2150,4031.25,(2021,1,1),(2026,12,31),8000,(2026,1,1),4138.75),
("U-2","Fuel dock","Pelican Reach Fuels (2014) Inc.",640,2400.00,(2014,6,1),(2029,5,31),None,(2026,6,1),2500.00),
("U-3","Pub & patio","Barnacle Public House Corp.",4380,9855.00,(2019,5,15),(2029,5,14),19710,(2026,5,15),10120.00),
("U-4","Boat shop",None,3200,None,None,None,None,None,None),
("U-5","Kayak rental hut","Driftline Outfitters",310,650.00,(2025,5,1),(2025,10,31),500,None,None)]
for u,t,tn,a,r,s,e,dp,sd,sa in U:
    rows.append(dict(unit=u,unitType=t,tenantName=tn,statusText="let" if tn else "open",section="UPLAND TENANCIES",area=a,contractRent=r,_s=s,_e=e,deposit=dp,rentSteps=[dict(date=iso(sd),amount=sa)] if sd else None))
F="Times-Roman";FB="Times-Bold"
def head():
    c.setFont(FB,14); c.drawCentredString(W/2,H-40,"PELICAN REACH MARINA"); c.setFont(F,10); c.drawCentredString(W/2,H-54,"Water Lot Lease No. 110482, Sooke District, B.C.")
    c.drawCentredString(W/2,H-67,"Moorage and Tenancy Roll as of 30-Jun-2025 (C$, monthly, before GST)")
def m(v): return "—" if not v else f"${v:,.2f}"
BX=dict(u=50,L=100,v=130,t=250,ty=350,s=410,e=480,r=595,pw=645,la=695,tc=750)
head(); y=H-92
def bh():
    global y
    c.setFont(FB,8.5); c.setLineWidth(1); c.line(46,y+11,754,y+11)
    for k,t in (("u","Berth"),("v","Vessel"),("t","Licensee"),("ty","Licence"),("s","From"),("e","To")): c.drawString(BX[k],y,t)
    c.drawRightString(BX["L"]+18,y,"Feet")
    for k,t in (("r","Moorage"),("pw","Power"),("la","Live-aboard"),("tc","Month total")): c.drawRightString(BX[k],y,t)
    c.setLineWidth(.4); c.line(46,y-4,754,y-4); y-=16
bh()
for dk,b in blocks:
    if y<H-150 and dk[5]!="A" and y-13*len(b)<60:
        c.showPage(); head(); y=H-92; bh()
    c.setFont("Times-BoldItalic",9); c.drawString(50,y,dk); y-=13
    for r in b:
        c.setFont(F,9); c.drawString(BX["u"],y,r["unit"]); c.drawRightString(BX["L"]+18,y,f"{r['_L']}'")
        if r["statusText"]=="open": c.drawString(BX["v"],y,"open")
        elif r["statusText"]=="transient": c.drawString(BX["v"],y,"transient"); c.drawString(BX["t"],y,"kept for visitors, nightly")
        else:
            c.drawString(BX["v"],y,r["_v"]); c.drawString(BX["t"],y,r["tenantName"]); c.drawString(BX["ty"],y,r["_typ"]); c.drawString(BX["s"],y,fd(r["_s"])); c.drawString(BX["e"],y,fd(r["_e"]))
            for k,q in (("r","contractRent"),("pw","_pw"),("la","_la"),("tc","totalCharges")): c.drawRightString(BX[k],y,m(r[q]))
        y-=12.5
    c.setFont(FB,9); c.drawString(BX["t"],y,f"Dock {dk[5]}: {sum(1 for r in b if r['statusText']=='let')} of {len(b)} let")
    for k,q in (("r","contractRent"),("pw","_pw"),("la","_la"),("tc","totalCharges")): c.drawRightString(BX[k],y,m(tot(b,q)))
    y-=18
bt=[r for _,b in blocks for r in b]; ur=rows[-5:]
c.setFont(FB,9); c.line(46,y+10,754,y+10); c.drawString(50,y,"ALL DOCKS")
for k,q in (("r","contractRent"),("pw","_pw"),("la","_la"),("tc","totalCharges")): c.drawRightString(BX[k],y,m(tot(bt,q)))
c.showPage(); head(); y=H-96
c.setFont("Times-BoldItalic",10); c.drawString(50,y,"UPLAND TENANCIES"); y-=18
UX=[50,95,200,440,455,520,590+70,755]
c.setFont(FB,8.5); c.line(46,y+11,760,y+11)
for x,t in ((50,"No."),(95,"Premises"),(200,"Tenant"),(430,"From"),(495,"To"),(650,"Next increase")): c.drawString(x,y,t)
for x,t in ((410,"Sq. ft."),(620,"Rent / month"),(755,"Deposit held")): c.drawRightString(x,y,t)
c.line(46,y-4,760,y-4); y-=16; c.setFont(F,9)
for r in ur:
    c.drawString(50,y,r["unit"]); c.drawString(95,y,r["unitType"]); c.drawString(200,y,r["tenantName"] or "open"); c.drawRightString(410,y,f"{r['area']:,}")
    if r["tenantName"]:
        c.drawString(430,y,fd(r["_s"])); c.drawString(495,y,fd(r["_e"])); c.drawRightString(620,y,m(r["contractRent"])); c.drawRightString(755,y,m(r["deposit"]))
        if r["rentSteps"]:
            st=r["rentSteps"][0]; d=tuple(map(int,st["date"].split("-"))); c.drawString(640,y,f"{m(st['amount'])}"); c.setFont(F,7); c.drawString(640,y-8,"from "+fd(d)); c.setFont(F,9)
    y-=21
c.line(46,y+14,760,y+14); c.setFont(FB,9); c.drawString(200,y,"Upland total"); c.drawRightString(410,y,f"{tot(ur,'area'):,.0f}"); c.drawRightString(620,y,m(tot(ur,"contractRent"))); c.drawRightString(755,y,m(tot(ur,"deposit"))); y-=26
c.drawString(200,y,"Marina total, rent per month (moorage and upland, without power and live-aboard)"); c.drawRightString(620,y,m(tot(rows,"contractRent")))
c.setFont(F,8); c.drawString(50,y-30,"Feet: berth length, not vessel length. Seasonal licences run May to October. Live-aboard fee covers water, pump-out and refuse.")
c.save()
pt=dict(contractRent=tot(rows,"contractRent"),berthTotal=tot(bt,"totalCharges"),uplandDeposits=tot(ur,"deposit"),uplandArea=tot(ur,"area"))
out=[]
for r in rows:
    q={k:w for k,w in r.items() if k[0]!="_"}
    if r.get("_s"): q["leaseStartDate"]=iso(r["_s"]); q["leaseEndDate"]=iso(r["_e"])
    if "_v" in r: del q["deposit"]; q["charges"]=[dict(code=k,amount=r[f]) for k,f in(("Power","_pw"),("Live-aboard","_la")) if r[f]]
    if q["section"]=="UPLAND TENANCIES": q["statusText"]="open" if not q["tenantName"] else "Occupied"
    elif q["statusText"]=="let": q["statusText"]="Occupied"
    out.append(q)
finish(N,"OTHER","marina: dock sections with one column set, upland section with another, Canadian dates",True,dict(propertyName="PELICAN REACH MARINA",asOnDate="2025-06-30",units=len(rows),occupied=None,vacant=None,sheet=None,planted=None,printedTotals=pt,rows=out))

# Build-to-rent houses, two-line records, by phase, portrait legal
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8707); F="Wrenfield_BTR_lease_register.pdf"; AS=D(2025,12,15)
W,H=612,1008; c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0;y=0; rows=[]; fn="Helvetica"
pl={"Aster":(1312,2195),"Birch":(1588,2420),"Cedar":(1844,2675),"Dogwood":(2106,2940)}
def head(first=False):
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont("Helvetica-Bold",12); c.drawString(30,H-36,"WRENFIELD - Single Family Rental Community"); c.setFont(fn,8); c.drawString(30,H-48,"Lease Register      Effective date: 12/15/25      Rents and fees are monthly"); c.drawRightString(W-30,H-36,f"Pg {pg}")
    y=H-68; c.setFont("Helvetica-Bold",6.8)
    for x,a,s in ((30,"l","HOME"),(74,"l","PLAN"),(150,"l","RESIDENT(S)"),(330,"r","HEATED SF"),(384,"r","MARKET"),(438,"r","LEASE RENT"),(484,"r","PET"),(530,"r","TECH PKG"),(582,"r","TOTAL")): (c.drawString if a=="l" else c.drawRightString)(x,y,s)
    y-=9
    for x,a,s in ((74,"l","STREET ADDRESS"),(190,"l","STATUS"),(250,"l","FROM"),(298,"l","TO"),(346,"l","MOVED IN"),(438,"r","DEPOSIT"),(582,"r","AR BALANCE")): (c.drawString if a=="l" else c.drawRightString)(x,y,s)
    y-=4; c.setLineWidth(.8); c.line(30,y,W-30,y); y-=11
head(); allr=[]
def R(x,s): c.drawRightString(x,y,s)
for ph,lo,hi,street in (("PHASE I",1,24,"Wren Hollow Ln"),("PHASE II",25,44,"Fledgling Ct"),("PHASE III (LEASE-UP)",45,62,"Nightjar Way")):
    if y<90: head()
    c.setFont("Helvetica-Bold",8); c.drawString(30,y,ph); y-=12; P=[]
    for h in range(lo,hi+1):
        if y<58: head()
        p=list(pl)[(h*7+h//5)%4]; sf,mk=pl[p]; z=r.random(); ad=f"{1200+h*4} {street}"; mk=float(mk+(45 if h%6==0 else 0))
        row=dict(unit=f"H-{h:03d}",building=None,section=ph,unitType=p,area=sf,marketRent=mk)
        vac=z<(.06 if lo<45 else .4)
        c.setFont("Helvetica-Bold",7); c.drawString(30,y,row["unit"]); c.setFont(fn,7); c.drawString(74,y,p); R(330,f"{sf:,}"); R(384,f"{mk:,.0f}")
        if vac:
            stt="Vacant" if lo<45 else r.choice(("Vacant","Under Constr."))
            c.drawString(150,y,"-"); y-=9; c.drawString(74,y,ad); c.drawString(190,y,stt); row["statusText"]=stt
        else:
            mi=D(2025,r.randint(6,11),r.randint(1,28)) if lo>=45 else D(r.choice((2023,2024,2025)),r.randint(1,11),r.randint(1,28)); fr=mi
            while add_m(fr,12)<AS: fr=add_m(fr,12)
            to=add_m(fr,12)-dt.timedelta(1); mtm=lo<25 and r.random()<.12; nt=not mtm and r.random()<.1
            stt="MTM" if mtm else "Notice" if nt else "Leased"; n1=person(r,"fl"); nme=n1+(" & "+r.choice(FIRST)+" "+n1.split()[1] if r.random()<.35 else "")
            rent=float(mk-r.choice((0,20,35,60,95,-25))-(100 if lo>=45 else 0)); pet=r.choice((0.0,0.0,40.0,60.0)); tp=95.0; tot=rent+pet+tp; dep=float(r.choice((500,1000,rent))); bal=r.choice((0.0,0.0,0.0,0.0,round(r.uniform(40,3100),2),-round(r.uniform(2,60),2)))
            c.drawString(150,y,nme); R(438,f"{rent:,.0f}"); R(484,f"{pet:,.0f}"); R(530,f"{tp:,.0f}"); R(582,f"{tot:,.0f}"); y-=9
            c.drawString(74,y,ad); c.drawString(190,y,stt); c.drawString(250,y,fr.strftime("%m/%d/%y")); c.drawString(298,y,"MTM" if mtm else to.strftime("%m/%d/%y")); c.drawString(346,y,mi.strftime("%m/%d/%y")); R(438,f"{dep:,.0f}"); R(582,m2(bal))
            row.update(tenantName=nme,statusText=stt,contractRent=rent,charges=ch(("Pet",pet),("Tech Pkg",tp)),totalCharges=tot,leaseStartDate=fr,leaseEndDate="MTM" if mtm else to,moveInDate=mi,deposit=dep,balance=bal)
        y-=5; c.setLineWidth(.2); c.setStrokeGray(.75); c.line(30,y+1,W-30,y+1); c.setStrokeGray(0); y-=8; rows.append(row); P.append(row)
    def tt(l,L):
        global y
        if y<80: head()
        c.setFont("Helvetica-Bold",7); c.drawString(30,y,l); o=[x for x in L if x.get("tenantName")]; c.drawString(150,y,f"{len(L)} homes, {len(o)} leased"); R(330,f'{sum(x["area"] for x in L):,}'); R(384,f'{sum(x["marketRent"] for x in L):,.0f}'); R(438,f'{sum(x["contractRent"] for x in o):,.0f}')
        for x,i in ((484,0),(530,1)): R(x,f'{sum(q["charges"][i]["amount"] for q in o):,.0f}')
        R(582,f'{sum(x["totalCharges"] for x in o):,.0f}'); y-=9; R(438,f'{sum(x["deposit"] for x in o):,.0f}'); R(582,m2(round(sum(x["balance"] for x in o),2))); y-=16
    tt("Total "+ph.split(" (")[0],P)
tt("COMMUNITY",rows); o=[x for x in rows if x.get("tenantName")]; uc=sum(1 for x in rows if x["statusText"]=="Under Constr.")
c.setFont(fn,7); c.drawString(30,y,f"Homes leased {len(o)}; vacant {len(rows)-len(o)} (of which {uc} under construction); total {len(rows)}."); c.save(); print("p7 pages",pg)
S=lambda k:round(sum(x.get(k,0) for x in rows),2); C=lambda i:sum(q["charges"][i]["amount"] for q in o)
save(F,"SINGLE_FAMILY_RENTAL","BTR lease register, two-line records under a two-line header, by phase, legal portrait",True,dict(propertyName="Wrenfield",asOnDate="2025-12-15",units=len(rows),occupied=len(o),vacant=len(rows)-len(o),rows=rows,
 printedTotals={"area":S("area"),"marketRent":S("marketRent"),"contractRent":S("contractRent"),"charges:Pet":C(0),"charges:Tech Pkg":C(1),"totalCharges":S("totalCharges"),"deposit":S("deposit"),"balance":S("balance")}))

# Rent Manager manufactured-housing site list, two phases with subtotals. PLANTED: one site's row is missing, totals still contain it
from common import *
from reportlab.pdfgen import canvas
r=random.Random(1006); F="RM_SiteRentRoll_PrairieWind_MHC.pdf"
rows=[]
def site(n,ph):
    q=r.random(); x=dict(unit=f"{n:03d}",section=ph)
    if q<.1: x.update(statusText="Vacant Pad" if q<.06 else "Vacant POH",unitType="TOH" if q<.06 else "POH",marketRent=575.0 if ph=="PHASE I" else 610.0); return x
    poh=r.random()<.15; base=575.0 if ph=="PHASE I" else 610.0; sr=base-r.choice([0,0,0,15,40]); c=[]
    if poh: c.append(("Home Rent",float(r.choice([385,420,450]))))
    c.append(("W/S/T",48.5)); 
    if r.random()<.2: c.append(("Pet",15.0))
    if r.random()<.12: c.append(("RV Stg",40.0))
    mi=dt.date(2025,6,30)-dt.timedelta(days=r.randint(40,6000))
    x.update(statusText="Occupied",unitType="POH" if poh else "TOH",tenantName=person(r,"{f} {l}") if r.random()<.7 else "{} & {} {}".format(r.choice(FIRST),r.choice(FIRST),r.choice(LAST)),marketRent=base,contractRent=sr,charges=[dict(code=a,amount=b) for a,b in c],totalCharges=round(sr+sum(b for _,b in c),2),
       moveInDate=iso(mi),leaseEndDate="MTM" if r.random()<.6 else iso(dt.date(2026,r.randint(1,6),28)),balance=r.choice([0.0]*6+[48.5,-25.0,sr+48.5,1311.75]),_m=mi); return x
for n in range(1,47): rows.append(site(n,"PHASE I"))
for n in list(range(101,113))+list(range(114,139)): rows.append(site(n,"PHASE II"))
occII=[i for i,x in enumerate(rows) if x["section"]=="PHASE II" and x["statusText"]=="Occupied" and x["unitType"]=="TOH"]; drop=occII[13]
cc=["Home Rent","W/S/T","Pet","RV Stg"]; CX=dict(zip(cc,[366,404,434,468]))
C=canvas.Canvas(doc(F),pagesize=(612,792)); pg=0
def head(first=False):
    global y,pg
    pg+=1; C.setFont("Times-Bold",14 if first else 9); C.drawString(36,754,"Prairie Wind Manufactured Home Community"); C.setFont("Times-Roman",9)
    if first: C.drawString(36,741,"Site Rent Roll by Phase"); C.drawString(36,730,"Period ending June 30, 2025"); C.drawRightString(576,754,"Loan # MH-20381"); C.drawRightString(576,742,"RM12 / rptSiteRoll"); y=712
    else: C.drawString(230,754,"Site Rent Roll by Phase (continued)"); y=738
    C.setFont("Times-Roman",7); C.drawRightString(576,24,f"{pg}"); C.drawString(36,24,"Printed 07/02/2025 08:14 AM by jcole")
def hdr():
    global y
    C.setFont("Times-Bold",7.4)
    for a,xx,t,u in [(0,36,"Site","#"),(0,60,"Home","Type"),(0,86,"","Resident(s)"),(0,206,"","Status"),(1,288,"Market","Site Rent"),(1,328,"Site","Rent"),(1,366,"Home","Rent"),(1,404,"","W/S/T"),(1,434,"","Pet"),(1,468,"RV","Stg"),(1,510,"Monthly","Charges"),(0,0,"",""),(1,576,"Balance","Due")]:
        if xx: (C.drawRightString if a else C.drawString)(xx,y,t); (C.drawRightString if a else C.drawString)(xx,y-8,u)
    C.setLineWidth(.8); C.line(36,y-11,576,y-11); y-=21
def tot(lab,l,b=True):
    global y
    if y<60: C.showPage(); head(); hdr()
    C.setLineWidth(.4); C.line(250,y+8,576,y+8); C.setFont("Times-Bold",7.6); n=len(l); o=sum(x["statusText"]=="Occupied" for x in l)
    C.drawString(36,y,f"{lab}: {n} sites, {o} occupied, {n-o} vacant")
    for k,xx in (("marketRent",288),("contractRent",328),("totalCharges",510),("balance",576)): C.drawRightString(xx,y,par(S(l,k)))
    for c in cc: C.drawRightString(CX[c],y,m2(sum(q["amount"] for x in l for q in x.get("charges",[]) if q["code"]==c)))
    y-=16
head(True)
for ph in("PHASE I","PHASE II"):
    if y<110: C.showPage(); head()
    C.setFont("Times-Bold",9); C.drawString(36,y,ph); y-=13; hdr()
    for i,x in enumerate(rows):
        if x["section"]!=ph or i==drop: continue
        if y<44: C.showPage(); head(); hdr()
        C.setFont("Times-Roman",7.8); C.drawString(36,y,x["unit"]); C.drawString(60,y,x["unitType"]); C.drawString(86,y,x.get("tenantName","")); C.drawString(206,y,x["statusText"]); C.drawRightString(288,y,m2(x["marketRent"]))
        if "contractRent" in x:
            C.drawRightString(328,y,m2(x["contractRent"])); C.drawRightString(510,y,m2(x["totalCharges"])); C.drawRightString(576,y,par(x["balance"]))
            for q in x["charges"]: C.drawRightString(CX[q["code"]],y,m2(q["amount"]))
        y-=11.2
    tot(ph.title().replace("Ii","II")+" total",[x for x in rows if x["section"]==ph])
tot("COMMUNITY TOTAL",rows)
C.setFont("Times-Italic",7.4); y-=4; C.drawString(36,y,"TOH = tenant-owned home; POH = park-owned home. W/S/T = water, sewer and trash. Market Site Rent excludes home rent. There is no site 113.")
C.save()
for x in rows: x.pop("moveInDate",None); x.pop("leaseEndDate",None)
o=sum(x["statusText"]=="Occupied" for x in rows); d=rows[drop]
pr=[{k:v for k,v in x.items() if k[0]!="_"} for i,x in enumerate(rows) if i!=drop]
save(F,"MANUFACTURED_HOUSING","Rent Manager MHC site rent roll by phase, charge columns; one site row missing from phase II",True,pr,"Prairie Wind Manufactured Home Community","2025-06-30",len(rows),o,len(rows)-o,
 planted=dict(what=f"Site {d['unit']} (Phase II, occupied, site rent {d['contractRent']:.2f}, charges {d['totalCharges']:.2f}) is not listed, but is in the phase and community totals and site counts",kind="row_dropped"),totals={k:S(rows,k) for k in("marketRent","contractRent","totalCharges","balance")})

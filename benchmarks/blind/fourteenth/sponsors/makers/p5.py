# VTS-like lease list, neighbourhood retail: stacked cells, next steps and options as text lines
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(8505); F="SorrelCrossing_VTS_RentRoll_Oct2025.pdf"; AS=D(2025,10,1)
W,H=1190,770; c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0;y=0
teal=colors.HexColor("#0f6e6e"); lt=colors.HexColor("#eef5f5")
X=[("SPACE",36,"l"),("TENANT",96,"l"),("AREA",300,"r"),("% OF\nASSET",346,"r"),("LEASE TERM",366,"l"),("REM.\nTERM",478,"r"),("IN-PLACE RENT\n(MONTHLY)",570,"r"),("ANNUAL\nRENT",650,"r"),("RENT\nPSF",700,"r"),("EST. RECOVERIES\n(MONTHLY)",790,"r"),("RENT STEPS",812,"l"),("OPTIONS",960,"l"),("DEPOSIT",1150,"r")]
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFillColor(teal); c.rect(0,H-46,W,46,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",16); c.drawString(36,H-30,"Sorrel Crossing")
    c.setFont("Helvetica",9); c.drawRightString(W-36,H-22,"Rent Roll  ·  As of Oct 1, 2025"); c.drawRightString(W-36,H-35,"Currency: USD  |  Unit of measure: SF  |  Rent display: contractual")
    c.setFillColor(colors.HexColor("#667777")); c.setFont("Helvetica-Bold",7)
    for h,x,a in X:
        for i,p in enumerate(h.split("\n")): (c.drawString if a=="l" else c.drawRightString)(x,H-64-9*i,p)
    c.setStrokeColor(teal); c.line(36,H-78,W-36,H-78); c.setFont("Helvetica",7); c.drawString(36,20,"Exported from leasing platform 10/02/2025 - for internal asset management use"); c.drawRightString(W-36,20,f"{pg} / 2"); c.setFillColor(colors.black); y=H-94
nm=[("101","Greenmantle Market","Anchor",31240,13.5),("105","Tamarack Nail Lounge","In-line",1240,31),("109","Pho Lumen","In-line",1985,33.5),("113",None,"In-line",1610,0),("117","Brightwick Dental","In-line",2480,34),("121","Inchbold Cleaners","In-line",1305,28.5),("125","Cobalt Fitness Co.","Junior anchor",9870,18.25),("133","The Paper Lantern","In-line",1450,30),("137","Quill & Quire Tutoring","In-line",1520,29),("141",None,"In-line",2205,0),("145","Umbra Eyewear","In-line",1375,35.5),("149","Vanterpoel Insurance","In-line",1010,27),("201","First Cascadia Credit Union","Pad",3600,52),("205","Drumlin Coffee","Pad",1850,61),("209","Sizzle & Smoke BBQ","In-line",3140,32.25),("KSK1","Keyhole Kiosk","Kiosk",90,120)]
tot=sum(n[3] for n in nm); rows=[];head()
ds=lambda d:d.strftime("%b %-d, %Y")
for i,(u,t,ty,sf,p) in enumerate(nm):
    row=dict(unit=u,area=sf,unitType=ty)
    if t:
        ls=D(r.randint(2014,2024),r.randint(1,12),1); le=eom(add_m(ls,60-1)); 
        while le<AS+dt.timedelta(120): le=eom(add_m(le,60))
        mo=round(sf*p/12,2); rec=round(sf*(3.2 if ty=="Anchor" else 9.4)/12,2) if ty!="Kiosk" else None; dep=round(mo,2) if ty not in("Anchor","Junior anchor") else None
        st=[]; d=D(2025,ls.month,1)
        if d<=AS: d=add_m(d,12)
        k=1
        while d<le and k<=4 and ty!="Kiosk":
            st.append((d,round(mo*1.03**k,2))); k+=1; d=add_m(d,60 if ty=="Anchor" else 12)
        op=r.choice(("2 x 5 yrs @ FMV, 180 days' notice","1 x 5 yrs, 3% annual bumps","None","3 x 5 yrs @ fixed 10% bumps")) 
        lines=max(2,len(st))
    else: lines=2
    h=10*lines+8
    if y-h<60: head()
    if not t: c.setFillColor(lt); c.rect(36,y-h+6,W-72,h+2,fill=1,stroke=0)
    c.setFillColor(colors.black); c.setFont("Helvetica-Bold",8.5); c.drawString(36,y,u); c.drawString(96,y,t or "Vacant"); c.setFillColor(colors.grey); c.setFont("Helvetica",7); c.drawString(96,y-10,ty if not t else f"{ty}  ·  {'NNN' if ty!='Kiosk' else 'Gross'}"); c.setFillColor(colors.black); c.setFont("Helvetica",8)
    c.drawRightString(300,y,f"{sf:,}"); c.drawRightString(346,y,f"{sf/tot*100:.1f}%")
    if t:
        c.drawString(366,y,ds(ls)); c.drawString(366,y-10,"to "+ds(le)); rem=(le.year-AS.year)*12+le.month-AS.month+1; c.drawRightString(478,y,f"{rem//12}y {rem%12}m")
        c.drawRightString(570,y,f"${mo:,.2f}"); c.drawRightString(650,y,f"${mo*12:,.2f}"); c.drawRightString(700,y,f"${p:.2f}"); c.drawRightString(790,y,f"${rec:,.2f}" if rec else "--")
        for j,(d,a) in enumerate(st): c.drawString(812,y-10*j,f"{ds(d)}:  ${a:,.2f}/mo")
        if not st: c.drawString(812,y,"--")
        c.drawString(960,y,op); c.drawRightString(1150,y,f"${dep:,.2f}" if dep else "--")
        row.update(tenantName=t,statusText="Occupied",leaseStartDate=ls,leaseEndDate=le,contractRent=mo,annualRent=round(mo*12,2),charges=ch(("Est. Recoveries",rec)),deposit=dep,rentSteps=[step(d,a) for d,a in st])
    else: row["statusText"]="Vacant"
    rows.append(row); y-=h; c.setStrokeColor(colors.HexColor("#d5dede")); c.line(36,y+6,W-36,y+6); y-=4
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2); R=round(sum(q["amount"] for x in rows for q in x.get("charges",[])),2)
occ=[x for x in rows if x.get("tenantName")]; oa=sum(x["area"] for x in occ)
if y<110: head()
c.setFont("Helvetica-Bold",8.5); c.drawString(36,y-4,f"{len(rows)} spaces"); c.drawString(96,y-4,f"{len(occ)} leased  /  {len(rows)-len(occ)} vacant"); c.drawRightString(300,y-4,f"{tot:,}"); c.drawRightString(346,y-4,"100.0%")
for x,v in ((570,S("contractRent")),(650,S("annualRent")),(790,R),(1150,S("deposit"))): c.drawRightString(x,y-4,f"${v:,.2f}")
y-=30; c.setFont("Helvetica",8); c.drawString(36,y,f"Leased area {oa:,} SF ({oa/tot*100:.1f}%)   |   Vacant area {tot-oa:,} SF ({(tot-oa)/tot*100:.1f}%)   |   Average in-place rent ${S('annualRent')/oa:.2f} PSF"); c.save(); print("p5 pages",pg)
save(F,"RETAIL","VTS-like lease list, stacked cells, rent steps as lines in a cell, tabloid",True,dict(propertyName="Sorrel Crossing",asOnDate="2025-10-01",units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ),rows=rows,
 printedTotals={"area":tot,"contractRent":S("contractRent"),"annualRent":S("annualRent"),"charges:Est. Recoveries":R,"deposit":S("deposit")}))

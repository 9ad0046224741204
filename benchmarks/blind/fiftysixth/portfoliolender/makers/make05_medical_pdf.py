from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
rng=random.Random(5605)
FILE='SMP_TenancySched_20260731.pdf'
raw=[("100","Saltgrass Family Medicine, PLLC",4120,D(2021,8,1),D(2031,7,31),24.50,1.03),
("110","Cedar Imaging Partners LP",5875,D(2019,11,1),D(2029,10,31),26.00,1.025),
("120","Loop 9 Physical Therapy",2240,D(2024,2,1),D(2029,1,31),23.25,1.03),
("125",None,1315,None,None,None,None),
("130","Quill & Tanaka Orthodontics",2680,D(2022,6,1),D(2027,5,31),25.10,1.03),
("200","Prairie Women's Health Group, P.A.",6410,D(2020,1,1),D(2029,12,31),24.00,1.025),
("210","Bexley Dermatology",1890,D(2025,4,1),D(2030,3,31),27.00,1.03),
("215","Sound Hearing Aids of Tolland, Inc.",940,D(2023,9,1),D(2026,8,31),22.00,None),
("220","Tolland Regional Hospital District - Lab Draw",1120,D(2018,7,1),"MTM",21.50,None),
("225",None,1760,None,None,None,None),
("230","Coastal Bend Endocrine Associates",3055,D(2023,1,1),D(2032,12,31),25.75,1.02),
("240","Mindful Path Counseling LLC",1405,D(2025,10,1),D(2028,9,30),23.00,1.04)]
asof=D(2026,7,31)
rows=[]
for s,t,sf,a,b,p,g in raw:
    r={"unit":"Suite "+s,"area":sf}
    if not t: r["statusText"]="Vacant"; rows.append(r); continue
    mo=round(sf*p/12,2)
    r.update(tenantName=t,statusText="Occupied",contractRent=mo,annualRent=round(mo*12,2),leaseStartDate=a,leaseEndDate=b)
    cs=[("BRT","Base Rent",mo),("CAM","Common Area Maint.",round(sf*.52,2)),("RET","Real Estate Taxes",round(sf*.31,2))]
    if s in("110","200"): cs.append(("PKG","Reserved Parking",240.0 if s=="110" else 360.0))
    if s in("120","230"): cs.append(("BIO","Biohazard Waste",85.0))
    if s=="220": cs=[("BRT","Base Rent (Gross)",mo)]
    r["_cs"]=cs;r["charges"]=[{"code":c,"amount":v} for c,_,v in cs];r["totalCharges"]=round(sum(c[2] for c in cs),2)
    if s!="220": r["deposit"]=round(mo if rng.random()<.7 else 2000.0,2)
    if g:
        stp=[];d=a;v=mo
        while d<=asof: d=addm(d,12)
        while d<b and len(stp)<3: v=round(v*g,2);stp.append({"date":iso(d),"amount":v});d=addm(d,12)
        if s=="200": stp=stp[:1]
        r["rentSteps"]=stp
    rows.append(r)
W,H=letter;c=canvas.Canvas(os.path.join(DOC,FILE),pagesize=letter,invariant=1);pg=0;G=colors.HexColor("#1f3f66")
m=lambda v:f"{v:,.2f}"
us=lambda d:d if isinstance(d,str) else d.strftime("%b %d, %Y")
def head():
    global pg;pg+=1
    c.setFillColor(G);c.rect(0,H-52,W,52,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",14);c.drawString(40,H-30,"Tenancy Schedule");c.setFont("Helvetica",9);c.drawString(40,H-43,"Saltgrass Medical Plaza (smp) · 900 Tolland Parkway")
    c.drawRightString(W-40,H-30,"As of 07/31/2026");c.drawRightString(W-40,H-43,f"Page {pg}");c.setFillColor(colors.black);return H-70
y=head()
for r in rows:
    n=max(len(r.get("_cs",[]))+1,len(r.get("rentSteps",[])))
    h=26+(n*11+24 if "tenantName" in r else 4)
    if y-h<50: c.showPage();y=head()
    c.setFillColor(colors.HexColor("#e9eef5"));c.rect(40,y-15,W-80,17,fill=1,stroke=0);c.setFillColor(colors.black)
    c.setFont("Helvetica-Bold",9.5);c.drawString(44,y-10,r["unit"]);c.drawString(110,y-10,r.get("tenantName","** VACANT **"));c.setFont("Helvetica",8.5);c.drawRightString(W-44,y-10,f"{r['area']:,} RSF")
    y-=26
    if "tenantName" in r:
        c.setFont("Helvetica",8)
        le=r["leaseEndDate"];c.drawString(110,y,f"Lease From: {us(r['leaseStartDate'])}      Lease To: {us(le)}      Security Deposit: {m(r['deposit']) if 'deposit' in r else 'n/a'}")
        y-=13;c.setFont("Helvetica-Bold",7.5)
        c.drawString(110,y,"Code");c.drawString(140,y,"Charge");c.drawRightString(278,y,"Monthly");c.drawRightString(338,y,"Annual");c.drawRightString(378,y,"Ann/SF")
        if r.get("rentSteps"): c.drawString(410,y,"Future rent step");c.drawRightString(560,y,"Monthly amount")
        c.setLineWidth(.4);c.line(110,y-3,378,y-3)
        if r.get("rentSteps"): c.line(410,y-3,560,y-3)
        y-=13;y0=y;c.setFont("Helvetica",8)
        for k,n_,v in r["_cs"]:
            c.drawString(110,y,k);c.drawString(140,y,n_);c.drawRightString(278,y,m(v));c.drawRightString(338,y,m(v*12));c.drawRightString(378,y,m(v*12/r["area"]));y-=11
        c.setFont("Helvetica-Bold",8);c.drawString(140,y,"Total");c.drawRightString(278,y,m(r["totalCharges"]));c.drawRightString(338,y,m(r["totalCharges"]*12));c.drawRightString(378,y,m(r["totalCharges"]*12/r["area"]));c.setFont("Helvetica",8)
        for k,s in enumerate(r.get("rentSteps",[])):
            c.drawString(410,y0-11*k,us(dt.date.fromisoformat(s["date"])));c.drawRightString(560,y0-11*k,m(s["amount"]))
        y=min(y,y0-11*(len(r.get("rentSteps",[]))-1))-14
    else: y-=4
tot={}
for r in rows:
    for x in r.get("charges",[]): tot[x["code"]]=tot.get(x["code"],0)+x["amount"]
if y<190: c.showPage();y=head()
y-=8;c.setFont("Helvetica-Bold",9.5);c.drawString(40,y,"Property Summary");y-=14
c.setFont("Helvetica",8.5)
oc=sum(r["area"] for r in rows if "tenantName" in r);al=sum(r["area"] for r in rows)
for a,b in [("Total rentable area",f"{al:,} RSF"),("Leased area",f"{oc:,} RSF  ({oc/al:.2%})"),("Vacant area",f"{al-oc:,} RSF  ({1-oc/al:.2%})"),("Suites: leased / vacant","10 / 2")]: c.drawString(44,y,a);c.drawRightString(290,y,b);y-=12
y-=4
for k,v in tot.items(): c.drawString(44,y,f"{k} charges, monthly");c.drawRightString(290,y,m(v));y-=12
c.setFont("Helvetica-Bold",8.5);c.line(200,y+9,290,y+9);c.drawString(44,y-2,"All charges, monthly");c.drawRightString(290,y-2,m(sum(tot.values())))
c.save()
truth(FILE,dict(assetType="OFFICE",documentType="RENT_ROLL",author="commercial property manager's system",style="portrait, block per suite with charge lines left and future steps right",hard=True),rows,propertyName="Saltgrass Medical Plaza",asOnDate="2026-07-31",units=12,occupied=10,vacant=2)

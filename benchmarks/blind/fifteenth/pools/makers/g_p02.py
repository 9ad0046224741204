# MRI commercial rent roll: Bldg-Suite, vacant first, future rent increases on continuation lines
from common import *
from reportlab.pdfgen import canvas
r=random.Random(1002); F="mri_corvane_plaza.pdf"
occ=[("0101","Harlow & Finch Grocers, Inc.",38450,11.25),("0104","Nimbus Nail Lounge",1280,31),("0105","Copper Kettle Ramen LLC",2140,34.5),("0107","Dr. Wexleigh Family Dentistry",2475,29),("0109","Shearwater Wireless",1600,38),("0110","Tumble & Press Cleaners",1325,27.5),("0112","Sunfield Pet Provisions",6900,21),("0115","BrightStep Physical Therapy",3150,26.75),("0118","Pour Taproom #14",2890,33),("0121","Dollar Harvest Stores Corp.",9980,12.5),("0125","Cascadia Credit Union",3400,36),("0127","La Huerta Mexican Grill",2260,32.25),("0130","Ridgeline Fitness Holdings LLC",18200,14),("PAD1","Quillback Coffee Drive-Thru",2050,58),("PAD2","Trellis Bank N.A.  (Ground Lease)",4200,43.5),("ATM1","Trellis Bank N.A. - ATM",None,None)]
vacs=[("0103",1150),("0114",2400),("0128",1875)]
rows=[]; rec=[]
for s,a in vacs: rows.append(dict(unit=f"7712-{s}",statusText="Vacant",area=a,section="Vacant Suites"))
for s,n,a,p in occ:
    st=dt.date(r.randint(2012,2024),r.randint(1,12),1); ex=eom(addm(st,12*r.choice([5,10,10,15])-1))
    while ex<dt.date(2025,9,1): ex=eom(addm(ex.replace(day=1),60))
    base=round(a*p/12,2) if a else 650.0
    rec_=round(a*r.choice([5.15,5.4,6.02])/12,2) if a else 0.0
    oth=r.choice([0.0,0.0,0.0,75.0,150.0]) if a else 0.0
    steps=[]
    if r.random()<.75 and a:
        d=addm(st.replace(year=2025),r.choice([8,10,12])); v=base
        for k in range(r.randint(1,4)):
            if d>=ex: break
            if d>dt.date(2025,8,31):
                v=round(v*1.03,2); steps.append((d,v))
            d=addm(d,12)
    rows.append(dict(unit=f"7712-{s}",tenantName=n.replace("  "," "),statusText="Occupied",area=a,leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=base,section="Occupied Suites",
       charges=[dict(code="Monthly Cost Recovery",amount=rec_),dict(code="Monthly Other Income",amount=oth)],rentSteps=[dict(date=iso(d),amount=v) for d,v in steps],_p=(st,ex,steps,base*12/a if a else None)))
C=canvas.Canvas(doc(F),pagesize=(792,612)); pg=0
def head():
    global y,pg
    pg+=1; C.setFont("Courier",7); C.drawString(24,592,"Database:  CORVPROD"); C.drawString(24,583,"Bldg Status:  Active only"); C.drawString(24,574,"Entity: 7712   Loan: 0029-118840")
    C.drawRightString(768,592,f"Page:  {pg}"); C.drawRightString(768,583,"Date:  9/4/2025"); C.drawRightString(768,574,"Time:  10:52 AM")
    C.setFont("Courier-Bold",9); C.drawCentredString(396,592,"Rent Roll"); C.drawCentredString(396,582,"Corvane Plaza"); C.drawCentredString(396,572,"8/31/2025")
    C.setFont("Courier",6.6)
    H=[(0,24,"","Bldg Id-Suit Id"),(0,100,"","Occupant Name"),(0,270,"","Rent Start"),(0,322,"","Expiration"),(1,414,"GLA","Sqft"),(1,470,"Monthly","Base Rent"),(1,503,"Annual","Rate PSF"),(1,557,"Monthly Cost","Recovery"),(1,614,"Monthly Other","Income")]
    for a,x,t,u in H:
        f=C.drawRightString if a else C.drawString; f(x,549,t); f(x,540,u)
    C.drawCentredString(697,556,"--------- Future Rent Increases ---------")
    for a,x,t,u in [(0,626,"","Cat"),(0,650,"","Date"),(1,734,"Monthly","Amount"),(1,768,"","PSF")]:
        f=C.drawRightString if a else C.drawString; f(x,549,t); f(x,540,u)
    C.setLineWidth(.5); C.line(24,536,768,536); y=524
head()
def need(n):
    global y
    if y-n*9<40: C.showPage(); head()
sec=None
for x in rows:
    if x["section"]!=sec:
        sec=x["section"]; need(3); y-=3; C.setFont("Courier-Bold",7.2); C.drawString(24,y,sec); C.line(24,y-2,90,y-2); y-=13
    st=x.get("_p"); need(2+len(st[2]) if st else 2); C.setFont("Courier",6.8)
    C.drawString(24,y,x["unit"]); C.drawString(100,y,x.get("tenantName","Vacant"))
    if x.get("area"): C.drawRightString(414,y,m0(x["area"]))
    if st:
        C.drawString(270,y,us1(st[0])); C.drawString(322,y,us1(st[1])); C.drawRightString(470,y,m2(x["contractRent"]))
        if st[3]: C.drawRightString(503,y,f"{st[3]:.2f}")
        C.drawRightString(557,y,m2(x["charges"][0]["amount"])); C.drawRightString(614,y,m2(x["charges"][1]["amount"]))
        for i,(d,v) in enumerate(st[2]):
            if i: y-=9
            C.drawString(626,y,"BRT"); C.drawString(650,y,us1(d)); C.drawRightString(734,y,m2(v)); C.drawRightString(768,y,f"{v*12/x['area']:.2f}")
    y-=13
need(10); C.line(24,y+6,768,y+6); y-=4
oc=rows[3:]; va=rows[:3]; oa=S(oc,"area"); vaa=S(va,"area"); C.setFont("Courier-Bold",7)
C.drawString(24,y,"Totals:"); C.drawString(130,y,"Occupied Sqft:"); C.drawRightString(290,y,f"{oa/(oa+vaa)*100:.2f}%"); C.drawString(306,y,f"{len(oc)} Units"); C.drawRightString(414,y,m0(oa)); C.drawRightString(470,y,m2(S(oc,"contractRent")))
C.drawRightString(557,y,m2(sum(x["charges"][0]["amount"] for x in oc))); C.drawRightString(614,y,m2(sum(x["charges"][1]["amount"] for x in oc))); y-=10
C.drawString(130,y,"Leased/Unoccupied Sqft:"); C.drawString(306,y,"0 Units"); C.drawRightString(414,y,"0"); y-=10
C.drawString(130,y,"Vacant Sqft:"); C.drawRightString(290,y,f"{vaa/(oa+vaa)*100:.2f}%"); C.drawString(306,y,f"{len(va)} Units"); C.drawRightString(414,y,m0(vaa)); y-=10
C.drawString(130,y,"Total Sqft:"); C.drawString(306,y,f"{len(rows)} Units"); C.drawRightString(414,y,m0(oa+vaa)); C.drawRightString(470,y,m2(S(oc,"contractRent"))); y-=20
C.setFont("Courier",6.6); C.drawString(24,y,"ATM1 is a kiosk license; no GLA is carried.")
C.save()
save(F,"RETAIL","MRI commercial rent roll in Courier, vacant suites first, stacked future rent increases",True,[{k:v for k,v in x.items() if k[0]!="_"} for x in rows],"Corvane Plaza","2025-08-31",len(rows),len(oc),len(va),totals=dict(area=oa+vaa,contractRent=S(oc,"contractRent")))

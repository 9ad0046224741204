# MRI Commercial "Rent Roll" (medical office), Courier print image: two header lines, future increases on lines below
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8404); F="MRI_CMRROLL_Larkspur_Medical_Pavilion.pdf"; AS=D(2025,11,1)
W,H=1008,612; c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0; y=0
def at(x,s,b=False): c.setFont("Courier-Bold" if b else "Courier",7); c.drawString(x,y,s)
def ra(x,s,b=False): c.setFont("Courier-Bold" if b else "Courier",7); c.drawRightString(x,y,s)
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; y=H-26; at(24,"Database:  SPNSRHC"); c.setFont("Courier-Bold",9); c.drawCentredString(W/2,y,"Rent Roll"); at(880,f"Page:      {pg}")
    y-=10; at(24,"Bldg Status:  Active only"); c.setFont("Courier",8); c.drawCentredString(W/2,y,"Larkspur Medical Pavilion"); at(880,"Date:      11/3/2025")
    y-=10; c.setFont("Courier",8); c.drawCentredString(W/2,y,"11/1/2025"); at(880,"Time:      04:55 PM")
    y-=20; ra(452,"GLA"); ra(520,"Monthly"); ra(566,"Annual"); ra(632,"Monthly"); ra(686,"Expense"); ra(748,"Monthly"); at(762,"------ Future Rent Increases ------")
    y-=9; at(24,"Bldg Id-Suit Id"); at(120,"Occupant Name"); at(300,"Rent Start"); at(356,"Expiration"); ra(452,"Sqft"); ra(520,"Base Rent"); ra(566,"Rate PSF"); ra(632,"Cost Recovery"); ra(686,"Stop"); ra(748,"Other Income"); at(762,"Cat"); at(790,"Date"); ra(912,"Monthly Amount"); ra(960,"PSF")
    y-=5; c.line(24,y,970,y); y-=12
rows=[]; head()
BL={"LMP1":"Larkspur Medical Pavilion I","LMP2":"Larkspur Medical Pavilion II"}
T=["Fennimont Orthopedic Assoc., PLLC","Tidewell Imaging Partners","Corvane Pediatrics","Umberlin Vein & Vascular Ctr","Northmere Health System - PT","Dr. Q. Hathersage, DDS","Pellucid Dermatology","Brightwick Sleep Lab","Oak & Ember Apothecary","Sandovere Cardiology Group","Clearbrook Women's Health","Yarborne Allergy & Asthma","Northmere Health System - Lab","Kestrelton Family Medicine","Verdane Infusion Services"]
it=iter(T); G=[]
def one(b,s,name,sf,psf,vac=False,start=None,exp=None,fut=False):
    global y
    need=3
    if y<70: head()
    row=dict(unit=f"{b} -{s}",building=BL[b],area=sf); x=dict(sf=sf,base=0,rec=0,oth=0,vac=vac,b=b,fut=fut)
    at(24,f"{b} -{s}"); at(120,name); ra(452,f"{sf:,}")
    if vac: row["statusText"]="Vacant"; row["section"]="Vacant Suites"; y-=12
    else:
        base=round(sf*psf/12,2); rec=round(sf*r.choice((9.85,10.4,11.15))/12,2); oth=r.choice((0.0,0.0,125.0,240.0,75.0))
        at(300,f"{start.month}/{start.day}/{start.year}"); at(356,f"{exp.month}/{exp.day}/{exp.year}"); ra(520,m2n(base)); ra(566,f"{psf:.2f}"); ra(632,m2n(rec)); ra(748,m2n(oth) if oth else "")
        row.update(tenantName=name,statusText="Occupied",section="Occupied Suites",leaseStartDate=start,leaseEndDate=exp,contractRent=base,charges=ch(("Monthly Cost Recovery",rec),("Monthly Other Income",oth if oth else None)))
        st=[];d=add_m(D(2025,start.month,1),12 if D(2025,start.month,1)<=AS else 0); k=1
        while d<exp and k<=4 and r.random()<.93:
            p=round(psf*1.03**k,2); st.append((d,round(sf*p/12,2),p)); d=add_m(d,12); k+=1
        first=True
        for d,a,p in st:
            if not first: y-=9
            first=False; at(762,"RNT"); at(790,f"{d.month}/{d.day}/{d.year}"); ra(912,m2n(a)); ra(960,f"{p:.2f}")
        row["rentSteps"]=[step(d,a) for d,a,_ in st]; x.update(base=base,rec=rec,oth=oth); y-=14
    rows.append(row); G.append(x)
def totals(t,L):
    global y
    if y<110: head()
    y-=4; at(120,t,True); o=[x for x in L if not x["vac"]]; v=[x for x in L if x["vac"]]; a=sum(x["sf"] for x in L); ao=sum(x["sf"] for x in o)
    for lab,q,k in (("Occupied Sqft:",ao,o),("Leased/Unoccupied Sqft:",0,[]),("Vacant Sqft:",a-ao,v)):
        at(190,f"{lab:<24}{q/a*100:7.2f}%{len(k):4d} Units"); ra(452,f"{q:,}")
        if k is o: ra(520,m2n(sum(x["base"] for x in o)),True); ra(632,m2n(sum(x["rec"] for x in o)),True); ra(748,m2n(sum(x["oth"] for x in o)),True)
        y-=9
    at(190,f"{'Total Sqft:':<24}{'':8}{len(L):4d} Units"); ra(452,f"{a:,}"); y-=20
for b,su in (("LMP1",["0100","0110","0125","0140","0200","0210","0215","0230","0300"]),("LMP2",["0101","0105","0120","0150","0201","0220","0250","0260"])):
    if y<150: head()
    vs={"LMP1":["0215"],"LMP2":["0105","0250"]}[b]
    at(24,BL[b],True); y-=12; at(24,"Vacant Suites",True); y-=11
    for s in vs: one(b,s,"Vacant",r.choice((1180,1465,2240,1910)),0,True)
    y-=3; at(24,"Occupied Suites",True); y-=11
    for s in su:
        if s in vs: continue
        stt=D(r.choice((2018,2019,2021,2022,2023,2024)),r.randint(1,12),1); ex=add_m(stt,r.choice((84,96,120,126)))-dt.timedelta(1)
        if ex<AS: ex=add_m(D(2026,6,30),r.randint(0,30),31)
        one(b,s,next(it),r.choice((1320,1875,2410,2988,3650,4725,6140)),r.choice((26.5,27.75,28.32,29.1,31.0,24.85)),start=stt,exp=ex)
    totals("Totals:",[x for x in G if x["b"]==b])
totals("Grand Total:",G); c.save()
occ=[x for x in G if not x["vac"]]
save(F,"OFFICE","MRI Rent Roll print image, vacant suites first, future rent increases to the right and below, two buildings",True,dict(propertyName="Larkspur Medical Pavilion",asOnDate="2025-11-01",units=len(G),occupied=len(occ),vacant=len(G)-len(occ),rows=rows,
 printedTotals={"area":sum(x["sf"] for x in G),"contractRent":round(sum(x["base"] for x in G),2),"charges:Monthly Cost Recovery":round(sum(x["rec"] for x in G),2),"charges:Monthly Other Income":round(sum(x["oth"] for x in G),2)}))

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
rng=random.Random("skyline-42d")
NAME="Rent Roll May 2026 - Tamarack Commerce Park.pdf"
A=D;ASOF=A(2026,5,31)
TN="Apex Granite & Marble|Bayou State Fire Protection|Calder Precision Machine|Dove Creek Roasting Co.|Elmgrove Cabinetry|Fluent Signs & Graphics|Gulf Ridge Mechanical|High Plains Dental Lab|Inland Rope & Rigging|Juniper Event Rentals|Keystone Pool Supply|Lodestar Calibration|Moxie CrossTraining|North Fork Brewing|Oakline Flooring Outlet|Pelican Courier Service|Quarter Turn Plumbing|Rio Verde Irrigation|Stagecraft Audio Visual|Thornbury Labs|Union Street Upholstery|Vireo Drone Works|Westbank Elevator Co.|Yellow Door Interiors|Zephyr Cold Chain|Bright Path Tutoring".split("|")
bl=[("Building 1 - 2201 Tamarack Way",["2201-A","2201-B","2201-C","2201-D","2201-E","2201-F"],(2400,3600),8.4),
("Building 2 - 2225 Tamarack Way",["2225-100","2225-110","2225-120","2225-130","2225-140","2225-150","2225-160","2225-170"],(1800,2400,4800),8.9),
("Building 3 - 2250 Tamarack Way",["2250-A","2250-B","2250-C","2250-D"],(8000,10500,12250),6.75),
("Building 4 - 2290 Tamarack Way",["2290-1","2290-2","2290-3","2290-4","2290-5","2290-6","2290-7","2290-8","2290-9","2290-10","2290-11"],(1500,1500,3000),9.6)]
vac={"2201-D","2225-150","2290-4","2290-9"}
W,H=612,792
c=canvas.Canvas(doc(NAME),pagesize=(W,H));pg=0
X=dict(s=30,n=78,a=262,sf=316,r=372,cam=420,tx=462,oth=504,t=582)
m=lambda v:f"{v:,.2f}"
def head():
    global y,pg
    pg+=1
    c.setFillColor(colors.HexColor("#2F5D50"));c.rect(0,H-52,W,52,fill=1,stroke=0);c.setFillColor(colors.white)
    c.setFont("Helvetica-Bold",14);c.drawString(30,H-26,"Tamarack Commerce Park");c.setFont("Helvetica",9);c.drawString(30,H-42,"Rent Roll for the Month of May 2026")
    c.drawRightString(W-30,H-26,"Larch & Vine Property Services");c.drawRightString(W-30,H-42,f"Page {pg}");c.setFillColor(colors.black)
    y=H-70;c.setFont("Helvetica-Bold",7.2)
    for k,a,b in (("s","Suite",""),("n","Tenant","Contact / option"),("a","Lease From","Lease To")): c.drawString(X[k],y,a);c.drawString(X[k],y-9,b)
    for k,a,b in (("sf","Square","Feet"),("r","Monthly","Rent"),("cam","CAM",""),("tx","R.E. Tax","& Ins."),("oth","Other",""),("t","Total Due","Deposit")): c.drawRightString(X[k] if k!="sf" else 330,y,a);c.drawRightString(X[k] if k!="sf" else 330,y-9,b)
    y-=14;c.setLineWidth(1);c.line(30,y,W-30,y);y-=11
def need(h):
    if y-h<46:c.showPage();head()
head();rows=[];G=[0]*7;ti=0;occ=0;nu=0
conts=[f"{a} {b}" for a,b in names(rng,40)]
for b,us,sizes,psf in bl:
    need(60);c.setFillColor(colors.HexColor("#DDE8E4"));c.rect(30,y-3,W-60,12,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont("Helvetica-Bold",8);c.drawString(33,y,b);y-=15
    T=[0]*7
    for q,u in enumerate(us):
        sf=sizes[(q*5+1)%len(sizes)];nu+=1
        need(24);c.setFont("Helvetica",7.5);c.drawString(X["s"],y,u);c.drawRightString(330,y,f"{sf:,}")
        T[0]+=sf
        if u in vac:
            c.setFont("Helvetica-Oblique",7.5);c.drawString(X["n"],y,"Vacant"+(" - available 7/1/26, tenant improvements under way" if u=="2225-150" else ""));y-=14
            rows.append(row(unit=u,building=b,area=sf,statusText="Vacant"));continue
        n=TN[ti];ct=conts[ti];ti+=1;occ+=1
        st=A(rng.randint(2018,2026),rng.randint(1,12),1)
        if st>A(2026,4,1):st=A(2025,st.month,1)
        tm=rng.choice([36,60,60,84]);e=addm(st,tm)-dt.timedelta(days=1)
        while e<A(2026,5,1): e=addm(e+dt.timedelta(days=1),24)-dt.timedelta(days=1)
        es=md(e,"%m/%d/%y");ev=e
        if u=="2225-140": es=ev="MTM"
        if u=="2290-6": es=ev="Jul 2028"
        rent=round(sf*psf*(1+rng.choice([-.05,0,.02,.04]))/12,2);cam=round(sf*1.65/12,2);tx=round(sf*.92/12,2);oth=rng.choice([0,0,0,0,75.0,150.0]);t=round(rent+cam+tx+oth,2);dep=rng.choice([rent,round(rent,-2),0])
        c.setFont("Helvetica-Bold",7.5);c.drawString(X["n"],y,n);c.setFont("Helvetica",7.5);c.drawString(X["a"],y,md(st,"%m/%d/%y"))
        for k,v in (("r",rent),("cam",cam),("tx",tx),("oth",oth),("t",t)):
            if v:c.drawRightString(X[k],y,m(v))
        y-=9.5;c.setFillGray(.35);c.setFont("Helvetica",7);c.drawString(X["n"],y,ct+rng.choice([""," / 1 x 36 mo.",""," / 2 x 60 mo."]));c.setFillGray(0);c.setFont("Helvetica",7.5);c.drawString(X["a"],y,es)
        if dep:c.drawRightString(X["t"],y,m(dep))
        y-=13.5
        for k,v in enumerate((rent,cam,tx,oth,t,dep),1):T[k]+=v
        rows.append(row(unit=u,building=b,area=sf,tenantName=n,statusText="Occupied",leaseStartDate=st,leaseEndDate=ev,contractRent=rent,charges=[(k,v) for k,v in (("Monthly Rent",rent),("CAM",cam),("R.E. Tax & Ins.",tx),("Other",oth)) if v],totalCharges=t,deposit=dep or None))
    need(30);c.setLineWidth(.5);c.line(262,y+9,W-30,y+9);c.setFont("Helvetica-Bold",7.5);c.drawString(X["n"],y,"Total "+b.split(" - ")[0]);c.drawRightString(330,y,f"{T[0]:,}")
    for k,v in zip(("r","cam","tx","oth","t"),T[1:6]):c.drawRightString(X[k],y,m(v))
    y-=9.5;c.drawRightString(X["t"],y,m(T[6]));y-=18
    G=[p+q for p,q in zip(G,T)]
need(70);c.setLineWidth(1);c.line(30,y+9,W-30,y+9);c.setFont("Helvetica-Bold",8);c.drawString(30,y,"Park Total");c.drawRightString(330,y,f"{G[0]:,}");c.setFont("Helvetica-Bold",7.5)
for k,v in zip(("r","cam","tx","oth","t"),G[1:6]):c.drawRightString(X[k],y,m(v))
y-=9.5;c.drawRightString(X["t"],y,m(G[6]));y-=20
vs=sum(r["area"] for r in rows if r["statusText"]=="Vacant")
c.setFont("Helvetica",8)
for t in (f"Occupied suites: {occ}   ({G[0]-vs:,} sq. ft., {(G[0]-vs)/G[0]*100:.1f}%)",f"Vacant suites: {nu-occ}   ({vs:,} sq. ft., {vs/G[0]*100:.1f}%)",f"Suites in park: {nu}"):c.drawString(30,y,t);y-=11
c.save()
save(NAME,rows,"Tamarack Commerce Park","2026-05",nu,occ,nu-occ,"INDUSTRIAL","Skyline-like portrait two-line records (contact and lease end on line two), colored bands, building totals","property manager, Skyline report")

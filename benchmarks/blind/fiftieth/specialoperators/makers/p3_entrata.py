# Entrata student style: by bed, stacked charge lines, future section, summary page
from .common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
META=dict(file="entrata_rentroll_the_quad_on_ninth.pdf",assetType="STUDENT_HOUSING",style="Entrata-like student by-bed roll, charges stacked under each resident, future residents section",hard="stacked charges, future residents, bed ids with unit subtotal")
def make(rng,path):
    from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
    for n,f in [("DVC","DejaVuSansCondensed.ttf"),("DVCB","DejaVuSansCondensed-Bold.ttf")]: pdfmetrics.registerFont(TTFont(n,"/usr/share/fonts/truetype/dejavu/"+f))
    nm=names(rng,60,"{l}, {f}")
    plans={"4x4 Classic":(4,1312,729),"2x2 Deluxe":(2,874,889),"4x2 Value":(4,1188,649)}
    beds=[];ni=0
    for b,units in [("North",[("1101","4x4 Classic"),("1102","2x2 Deluxe"),("1103","4x2 Value"),("1201","4x4 Classic"),("1202","2x2 Deluxe")]),("South",[("2101","4x4 Classic"),("2102","4x2 Value"),("2103","2x2 Deluxe"),("2201","4x4 Classic")])]:
        for u,p in units:
            for k in range(plans[p][0]):
                r=dict(b=b,u=f"{u}-{'ABCD'[k]}",p=p,sf=plans[p][1]//plans[p][0],mk=plans[p][2])
                if rng.random()<.13: r["st"]="Vacant Unrented Ready"
                else:
                    r.update(st=rng.choice(["Occupied No Notice"]*5+["Notice Unrented"]),nm=nm[ni]);ni+=1
                    r["ls"]=dt.date(2025,8,16) if rng.random()<.9 else dt.date(2026,1,5); r["le"]=dt.date(2026,7,31)
                    r["mi"]=r["ls"] if rng.random()<.7 else r["ls"]+dt.timedelta(days=rng.randrange(1,5))
                    if r["st"].startswith("Notice"): r["mo"]=dt.date(2026,3,rng.randrange(1,31))
                    ch=[("Base Rent",r["mk"]-rng.choice([0,0,10,20,34]))]
                    if rng.random()<.5: ch.append(("Furniture Rent",30))
                    ch.append(("Utility Package",55))
                    if rng.random()<.35: ch.append(("Parking - Garage",rng.choice([65,85])))
                    if rng.random()<.2: ch.append(("Pet Rent",35))
                    if rng.random()<.25: ch.append(("Renewal Concession",-25))
                    r["ch"]=ch; r["dep"]=rng.choice([0,150,150]); r["bal"]=rng.choice([0,0,0,-12.5,round(rng.uniform(40,1400),2)])
                beds.append(r)
    c=canvas.Canvas(path,pagesize=landscape(letter),invariant=1);W,H=landscape(letter);pg=[0]
    X=dict(u=26,p=78,sf=166,nm=174,st=276,mi=362,ls=408,le=454,mo=500,mk=584,cc=592,am=684,dep=727,bal=768)
    def head():
        pg[0]+=1
        c.setFont("DVCB",11);c.drawString(26,H-34,"Rent Roll (Beds) with Scheduled Charges")
        c.setFont("DVC",8);c.drawString(26,H-46,"The Quad on Ninth");c.drawString(26,H-57,"As of: Feb 15, 2026     Lease Term: 2025-2026 Academic     Status: Current, Notice, Vacant, Future")
        c.setStrokeColorRGB(.1,.35,.6);c.setLineWidth(1.4);c.line(26,H-62,770,H-62);c.setLineWidth(.3);c.setStrokeGray(0)
        c.setFont("DVCB",6.8);y=H-74
        for k,l in [("u","Unit-Space"),("p","Floor Plan"),("nm","Resident"),("st","Status"),("mi","Move-In"),("ls","Lease Start"),("le","Lease End"),("mo","Move-Out"),("cc","Charge Code")]: c.drawString(X[k],y,l)
        for k,l in [("sf","SF/Bed"),("mk","Market"),("am","Scheduled"),("dep","Dep."),("bal","Balance")]: c.drawRightString(X[k],y,l)
        c.line(26,y-4,770,y-4)
        c.setFont("DVC",6.2);c.drawString(26,18,"entrata.  Created on 02/16/2026 09:41 AM MST");c.drawRightString(770,18,f"Page {pg[0]} of 4")
        return y-15
    fmt=lambda v:c2(v) if v>=0 else f"({c2(-v)})"
    y=head();rows=[];cs={};tot=0;mkt=0
    def rec(r,sec):
        nonlocal y
        ch=r.get("ch",[]);h=9*(max(1,len(ch)+(1 if ch else 0)))+5
        if y-h<34: c.showPage();y=head()
        c.setFont("DVC",6.8)
        c.drawString(X["u"],y,r["u"]);c.drawString(X["p"],y,r["p"]);c.drawRightString(X["sf"],y,str(r["sf"]))
        c.drawString(X["st"],y,r["st"]);c.drawRightString(X["mk"],y,c2(r["mk"]))
        t=dict(unit=r["u"],building=r["b"],unitType=r["p"],area=r["sf"],statusText=r["st"],section=sec,marketRent=r["mk"])
        if ch:
            c.drawString(X["nm"],y,r["nm"])
            for k in("mi","ls","le","mo"):
                if k in r:c.drawString(X[k],y,mdy(r[k]))
            c.drawRightString(X["dep"],y,fmt(r["dep"]));c.drawRightString(X["bal"],y,fmt(r["bal"]))
            for n,a in ch:
                c.drawString(X["cc"],y,n);c.drawRightString(X["am"],y,fmt(a));y-=9
            c.setFont("DVCB",6.8);s=sum(a for _,a in ch);c.drawString(X["cc"],y,"Total");c.line(650,y+7,684,y+7);c.drawRightString(X["am"],y,fmt(s));y-=9
            t.update(tenantName=r["nm"],moveInDate=r.get("mi"),leaseStartDate=r["ls"],leaseEndDate=r["le"],moveOutDate=r.get("mo"),contractRent=ch[0][1],charges=[{"code":n,"amount":a} for n,a in ch],totalCharges=s,deposit=r["dep"],balance=r["bal"])
        else: y-=9
        c.setStrokeGray(.8);c.line(26,y+5,770,y+5);c.setStrokeGray(0);y-=5
        rows.append(t)
    cur=None;bt=0
    for r in beds:
        if r["b"]!=cur:
            cur=r["b"]
            if y<70:c.showPage();y=head()
            c.setFont("DVCB",8);c.setFillColorRGB(.1,.35,.6);c.drawString(26,y,f"Building: {cur}");c.setFillGray(0);y-=13
        rec(r,f"Building: {cur}");mkt+=r["mk"]
        for n,a in r.get("ch",[]): cs[n]=cs.get(n,0)+a;tot+=a
    if y<60:c.showPage();y=head()
    c.setFont("DVCB",7);c.drawString(26,y,f"Total - Current Beds ({len(beds)})");c.drawRightString(X["mk"],y,c2(mkt));c.drawRightString(X["am"],y,c2(tot))
    c.drawRightString(X["dep"],y,c2(sum(r.get("dep",0) for r in beds)));b=sum(r.get("bal",0) for r in beds);c.drawRightString(X["bal"],y,fmt(b));y-=20
    vac=[r for r in beds if r["st"].startswith("Vacant")]
    fut=[]
    for r in vac[:2]+[beds[0]]:
        f=dict(r);f.pop("ch",None);f.pop("mo",None);f.update(st="Future",nm=nm[ni],ls=dt.date(2026,8,15),le=dt.date(2027,7,31),ch=[("Base Rent",r["mk"]+20),("Utility Package",60)],dep=150,bal=0);f.pop("mi",None);ni+=1;fut.append(f)
    if y<100:c.showPage();y=head()
    c.setFont("DVCB",8);c.setFillColorRGB(.1,.35,.6);c.drawString(26,y,"Future Residents (not included in totals)");c.setFillGray(0);y-=13
    for f in fut: rec(f,"Future Residents (not included in totals)"); rows[-1].pop("building")
    if y<150:c.showPage();y=head()
    y-=8;c.setFont("DVCB",7.5);c.drawString(26,y,"Scheduled Charges by Charge Code (Current Beds)");c.drawString(330,y,"Occupancy");y2=y-12;y-=12;c.setFont("DVC",7)
    for n in sorted(cs):c.drawString(36,y,n);c.drawRightString(250,y,fmt(cs[n]));y-=10
    c.setFont("DVCB",7);c.drawString(36,y,"Total");c.drawRightString(250,y,c2(tot));c.setFont("DVC",7)
    n=len(beds);occ=n-len(vac)
    for l,v in [("Total Beds",n),("Occupied Beds",occ),("Vacant Beds",len(vac)),("On Notice",sum(r["st"].startswith("Notice") for r in beds)),("Occupancy %",f"{occ/n*100:.2f}%")]:
        c.drawString(340,y2,l);c.drawRightString(460,y2,str(v));y2-=10
    c.save();make.pages=pg[0]
    return truth("The Quad on Ninth","2026-02-15",n,occ,len(vac),rows)

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F="Wren_Hollow_BTR_HomeCards.pdf"
def make():
    r=random.Random(6704);N=Names(r)
    plans=[("The Finch 3/2.5",1486,2295),("The Plover 3/2",1390,2150),("The Kestrel 4/3",1912,2740),("The Dunlin 2/2",1108,1875)]
    streets=["Pintail Ct","Bulrush Way","Old Ginnery Ln"]
    cards=[];rows=[];asof=dt.date(2026,1,15)
    for i in range(26):
        p=plans[r.randrange(4)];h=dict(no=f"WH-{i+1:02d}",addr=f"{(1800+ (i//9)*300+ (i%9)*4+ (i%2))} {streets[i//9]}",p=p,mk=p[2]+r.choice([0,0,50,75]))
        if i in(4,13,21): h["st"]="VACANT"
        else:
            h["st"]="NOTICE" if i in(8,17) else "LEASED"
            h["n"]=N.fl()+(" & "+N.fl() if r.random()<.4 else "")
            h["ls"]=dt.date(2024,8,1)+dt.timedelta(days=r.randrange(0,500)); term=r.choice([12,12,15,24,24])
            h["le"]=addm(h["ls"],term)-dt.timedelta(days=1)
            while h["le"]<asof: h["le"]=addm(h["le"],12)
            h["rent"]=h["mk"]-r.choice([0,20,45,60,95]); h["pet"]=r.choice([0,0,35,70]); h["smart"]=65; h["yard"]=r.choice([0,0,40]); h["dep"]=r.choice([500,1000,h["rent"]]); h["bal"]=r.choice([0,0,0,0,125.5,h["rent"]])
            h["steps"]=[]
            d=addm(h["ls"],12); a=h["rent"]
            while d<h["le"]:
                if d>asof: a=round(a*1.03/5)*5; h["steps"].append((d,a))
                d=addm(d,12)
            if h["st"]=="NOTICE": h["mo"]=asof+dt.timedelta(days=r.randrange(10,40))
        cards.append(h)
        oc=h["st"]!="VACANT"
        ch=[{"code":"Rent","amount":h["rent"]}]+[{"code":a,"amount":h[k]} for a,k in (("Pet rent","pet"),("Smart home + internet","smart"),("Lawn care","yard")) if h[k]] if oc else []
        rows.append(row(unit=h["no"],unitType=p[0],area=p[1],tenantName=h.get("n"),statusText=h["st"],marketRent=h["mk"],contractRent=h.get("rent"),leaseStartDate=h.get("ls"),leaseEndDate=h.get("le"),moveOutDate=h.get("mo"),
            deposit=h.get("dep"),balance=h.get("bal"),charges=ch,totalCharges=sum(x["amount"] for x in ch) if oc else None,rentSteps=[{"date":iso(d),"amount":a} for d,a in h.get("steps",[])]))
    W,H=letter;c=canvas.Canvas(path(F),pagesize=letter);c.setTitle("Home cards")
    cw,chh=262,126;gx=12;L=(W-2*cw-gx)/2
    pg=0
    for i,h in enumerate(cards):
        k=i%10
        if k==0:
            if i: c.showPage()
            pg+=1
            c.setFont("Helvetica-Bold",15);c.setFillColorRGB(.45,.2,.12);c.drawString(L,H-40,"Cottages at Wren Hollow");c.setFillGray(.3);c.setFont("Helvetica",8.5);c.drawString(L,H-52,"Build-to-rent community  ·  Rent roll by home  ·  as of January 15, 2026")
            c.drawRightString(W-L,H-40,"Sheet %d of 3"%pg);c.drawRightString(W-L,H-52,"Loan file exhibit B");c.setFillGray(0)
        x=L+(k%2)*(cw+gx);y=H-64-(k//2)*(chh+9)
        c.setLineWidth(.7);c.setStrokeGray(.55);c.roundRect(x,y-chh,cw,chh,5)
        col={"LEASED":(.2,.45,.3),"NOTICE":(.8,.5,.1),"VACANT":(.65,.15,.15)}[h["st"]]
        c.setFillGray(.93);c.rect(x+.5,y-19,cw-1,18.5,stroke=0,fill=1);c.setFillGray(0)
        c.setFont("Helvetica-Bold",9);c.drawString(x+6,y-13,"Home "+h["no"]);c.setFont("Helvetica",8);c.drawString(x+84,y-13,h["addr"])
        c.setFillColorRGB(*col);c.roundRect(x+cw-52,y-16.5,47,13,3,stroke=0,fill=1);c.setFillGray(1);c.setFont("Helvetica-Bold",7);c.drawCentredString(x+cw-28.5,y-12.5,h["st"]);c.setFillGray(0)
        def kv(px,py,a,b,bold=False,rx=None):
            c.setFont("Helvetica",6.6);c.setFillGray(.42);c.drawString(px,py,a);c.setFillGray(0);c.setFont("Helvetica-Bold" if bold else "Helvetica",7.6)
            if rx: c.drawRightString(rx,py,b)
            else: c.drawString(px+46,py,b)
        yl=y-31
        kv(x+6,yl,"Plan",h["p"][0]);kv(x+6,yl-11,"Living area",f'{h["p"][1]:,} sf')
        if "n" in h:
            nm=h["n"].split(" & ");kv(x+6,yl-22,"Residents" if len(nm)>1 else "Resident",nm[0]+(" &" if len(nm)>1 else ""))
            if len(nm)>1: c.drawString(x+52,yl-31,nm[1])
            kv(x+6,yl-42,"Lease from",h["ls"].strftime("%m/%d/%y"));kv(x+6,yl-53,"Lease to",h["le"].strftime("%m/%d/%y"));kv(x+6,yl-64,"Deposit","$"+m0(h["dep"]))
            c.setFont("Helvetica",6.6);c.setFillGray(.42);c.drawString(x+90,yl-64,"Past due");c.setFillGray(0);c.setFont("Helvetica",7.6);c.drawString(x+119,yl-64,"$"+m2(h["bal"]))
            if "mo" in h: c.setFont("Helvetica",6.6);c.setFillGray(.42);c.drawString(x+90,yl-53,"Moves out");c.setFillGray(0);c.setFont("Helvetica",7.6);c.drawString(x+124,yl-53,h["mo"].strftime("%m/%d/%y"))
        else: kv(x+6,yl-22,"Resident","—")
        rx=x+cw-7;lx=x+172
        kv(lx,yl,"Market","$"+m0(h["mk"]),rx=rx)
        if "n" in h:
            yy=yl-11;kv(lx,yy,"Rent","$"+m0(h["rent"]),True,rx)
            for a,kk in (("Pet rent","pet"),("Smart home + internet","smart"),("Lawn care","yard")):
                if h[kk]: yy-=10;kv(lx,yy,a,"$"+m0(h[kk]),rx=rx)
            c.setStrokeGray(.7);c.line(lx,yy-3,rx,yy-3);yy-=11.5;kv(lx,yy,"Total / month","$"+m0(h["rent"]+h["pet"]+h["smart"]+h["yard"]),True,rx)
            c.setStrokeGray(.8);c.line(x+6,y-chh+22,x+cw-6,y-chh+22)
            c.setFont("Helvetica-Oblique",7.2)
            if h["steps"]: c.drawString(x+6,y-chh+11,"Scheduled rent:  "+";   ".join(f'{d.strftime("%m/%d/%y")}  ${m0(a)}' for d,a in h["steps"]))
            else: c.setFillGray(.5);c.drawString(x+6,y-chh+11,"No scheduled increase in term");c.setFillGray(0)
    # recap panel after last row
    oc=[h for h in cards if "n" in h];y=H-64-3*(chh+9)-18
    c.setStrokeGray(0);c.setLineWidth(1);c.line(L,y+8,W-L,y+8);c.setFont("Helvetica-Bold",9);c.drawString(L,y-6,"Recap")
    items=[("Homes","26"),("Leased (incl. 2 on notice)",str(len(oc))),("Vacant",str(26-len(oc))),("Market rent, all homes","$"+m0(sum(h["mk"] for h in cards))),("Rent in place","$"+m0(sum(h["rent"] for h in oc))),("Other monthly charges","$"+m0(sum(h["pet"]+h["smart"]+h["yard"] for h in oc))),("Total monthly billing","$"+m0(sum(h["rent"]+h["pet"]+h["smart"]+h["yard"] for h in oc))),("Deposits held","$"+m0(sum(h["dep"] for h in oc)))]
    c.setFont("Helvetica",8)
    for j,(a,b) in enumerate(items): 
        px=L+60+(j//4)*240;py=y-6-(j%4)*12;c.drawString(px,py,a);c.drawRightString(px+200,py,b)
    c.save()
    save(F,"Cottages at Wren Hollow","2026-01-15",26,len(oc),26-len(oc),rows,checks=dict(marketRent=sum(h["mk"] for h in cards),contractRent=sum(h["rent"] for h in oc),deposit=sum(h["dep"] for h in oc),totalCharges=sum(h["rent"]+h["pet"]+h["smart"]+h["yard"] for h in oc)))
make()

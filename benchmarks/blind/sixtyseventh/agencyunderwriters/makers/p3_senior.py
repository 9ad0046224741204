from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D="/usr/share/fonts/truetype/dejavu/"
F="Larkmoor_Census_RentRoll_0925.pdf"
def make():
    r=random.Random(6703);N=Names(r)
    pdfmetrics.registerFont(TTFont("DC",D+"DejaVuSansCondensed.ttf"));pdfmetrics.registerFont(TTFont("DCB",D+"DejaVuSansCondensed-Bold.ttf"));pdfmetrics.registerFont(TTFont("DCI",D+"DejaVuSansCondensed-Oblique.ttf"))
    secs=[("INDEPENDENT LIVING",[f"{f}{k:02d}" for f in(2,3) for k in range(1,13)],[("Studio Deluxe",438,3150),("One Bedroom",612,3895),("Two Bedroom",904,4980)]),
          ("ASSISTED LIVING",[f"1{k:02d}" for k in range(1,23)],[("Studio",362,4275),("Alcove",410,4650),("One Bedroom",560,5350)]),
          ("MEMORY CARE",[f"MC-{k}" for k in range(1,15)],[("Private",288,6250),("Shared Suite",340,4995)])]
    S=[];rows=[]
    for sn,us,ty in secs:
        lst=[]
        for u in us:
            t,sf,st=r.choice(ty); d=dict(u=u,t=t,sf=sf,st=st)
            if r.random()<(.12 if sn[0]=="I" else .1): d["v"]=True; d["note"]=r.choice(["Rent ready","Make-ready in process","Carpet / paint","Rent ready"])
            else:
                mi=dt.date(2025,9,15)-dt.timedelta(days=r.randrange(10,2400)); base=int(round(st*r.choice([.93,.95,.97,1,1,.9])/5)*5)
                lvl=0 if sn[0]=="I" else r.randrange(1,5) if sn[0]=="A" else r.choice([3,4,5])
                care={0:0,1:625,2:1050,3:1580,4:2140,5:2710}[lvl]
                two=sn!="MEMORY CARE" and r.random()<.17
                d.update(n=N.lf(),mi=mi,base=base,lvl=lvl,care=care,sp=(750 if sn[0]=="I" else 950) if two else 0,oth=r.choice([0,0,0,45,85,-250,60]),
                    pay=r.choice(["Private Pay"]*6+["LTC Insurance","VA Aid & Att."]+(["Medicaid Waiver"] if sn[0]=="A" else [])),cf=r.choice([0,1500,2500,2500]))
                if two: d["n2"]=d["n"].split(",")[0]+", "+r.choice(FIRST)
                d["tot"]=d["base"]+d["care"]+d["sp"]+d["oth"]
            lst.append(d)
            v=d.get("v")
            ch=[] if v else [{"code":a,"amount":b} for a,b in (("Level of Care",d["care"]),("2nd Person",d["sp"]),("Ancillary/(Disc.)",d["oth"])) if b]
            rows.append(row(unit=u,unitType=d["t"],area=d["sf"],section=sn,tenantName=None if v else d["n"],statusText="VACANT" if v else "Occupied",marketRent=d["st"],contractRent=d.get("base"),
                moveInDate=d.get("mi"),charges=ch,totalCharges=d.get("tot")))
        S.append((sn,lst))
    W,H=landscape(letter); c=canvas.Canvas(path(F),pagesize=(W,H)); c.setTitle("Census"); L=40;R=W-40
    pg=[0]
    X=dict(a=L,res=92,mi=268,st=372,base=436,care=500,sp=556,oth=616,tot=684,cf=R-4)
    def foot(): c.setFont("DCI",6.5); c.setFillGray(.35); c.drawString(L,24,"Prepared by Business Office  -  Confidential, contains protected resident information"); c.drawRightString(R,24,"%d"%pg[0]); c.setFillGray(0)
    def head():
        pg[0]+=1
        c.setFillColorRGB(.16,.3,.33); c.rect(L,H-56,R-L,28,stroke=0,fill=1); c.setFillGray(1); c.setFont("DCB",13); c.drawString(L+8,H-46,"Larkmoor House"); c.setFont("DC",9); c.drawRightString(R-8,H-46,"Resident Census & Rent Roll by Level of Living  |  September 30, 2025"); c.setFillGray(0)
        y=H-70; c.setFont("DCB",7.3)
        c.drawString(X["a"],y,"Apt."); c.drawString(X["res"],y,"Resident"); c.drawString(X["mi"],y,"Moved In")
        for k,t in [("st","Street Rate"),("base","Base Rent"),("care","Level of Care"),("sp","2nd Person"),("oth","Ancillary/"),("tot","Total Monthly")]: c.drawRightString(X[k],y,t)
        c.drawRightString(X["cf"],y,"Community")
        y-=9.5; c.setFont("DCI",7)
        c.drawString(X["a"]+10,y,"Sq Ft"); c.drawString(X["res"]+10,y,"Apartment style  /  second occupant"); c.drawString(X["mi"],y,"Payor"); c.drawRightString(X["care"],y,"tier"); c.setFont("DCB",7.3); c.drawRightString(X["oth"],y,"(Disc.)"); c.drawRightString(X["cf"],y,"Fee Paid")
        c.setLineWidth(1); c.line(L,y-4,R,y-4); return y-16
    y=head(); G=dict(st=0,base=0,care=0,sp=0,oth=0,tot=0,cf=0); Gn=[0,0]
    def money(x): return "(%s)"%m0(-x) if x<0 else m0(x)
    for sn,lst in S:
        if y<110: foot();c.showPage();y=head()
        c.setFont("DCB",9); c.setFillColorRGB(.16,.3,.33); c.drawString(L,y,sn); c.setFillGray(0); y-=14
        T=dict.fromkeys(G,0); o=0
        for i,d in enumerate(lst):
            if y<58: foot();c.showPage();y=head(); c.setFont("DCB",8); c.drawString(L,y,sn+"  (cont'd)"); y-=13
            if i%2==0: c.setFillGray(.945); c.rect(L,y-13,R-L,22.2,stroke=0,fill=1); c.setFillGray(0)
            c.setFont("DCB",7.8); c.drawString(X["a"],y,d["u"]); c.setFont("DC",7.8)
            T["st"]+=d["st"]; c.drawRightString(X["st"],y,m0(d["st"]))
            if d.get("v"): c.setFont("DCB",7.8); c.drawString(X["res"],y,"VACANT"); c.setFont("DCI",7.2); c.drawString(X["mi"],y-10,d["note"])
            else:
                o+=1; c.drawString(X["res"],y,d["n"]); c.drawString(X["mi"],y,d["mi"].strftime("%b %-d, %Y"))
                for k in("base","care","sp","oth","tot"):
                    T[k]+=d[k]
                    if d[k] or k in("base","tot"): c.drawRightString(X[k],y,money(d[k]))
                T["cf"]+=d["cf"]
                if d["cf"]: c.drawRightString(X["cf"],y,m0(d["cf"]))
                c.setFont("DCI",7.2); c.drawString(X["mi"],y-10,d["pay"])
                if d["lvl"]: c.drawRightString(X["care"],y-10,"tier %d"%d["lvl"])
            c.setFont("DCI",7.2); c.drawString(X["a"]+10,y-10,str(d["sf"])); c.drawString(X["res"]+10,y-10,d["t"]+("  /  "+d["n2"] if d.get("n2") else ""))
            y-=22.2
        c.setLineWidth(.5); c.line(L,y+8,R,y+8); c.setFont("DCB",7.6)
        c.drawString(L,y-2,f"{sn.title()}:  {len(lst)} apartments, {o} occupied, {len(lst)-o} vacant")
        for k in T: c.drawRightString(X[k],y-2,money(T[k])); G[k]+=T[k]
        Gn[0]+=len(lst); Gn[1]+=o; y-=24
    if y<70: foot();c.showPage();y=head()
    c.setLineWidth(1.2); c.line(L,y+10,R,y+10); c.setFont("DCB",8); c.drawString(L,y-2,f"COMMUNITY:  {Gn[0]} apartments, {Gn[1]} occupied, {Gn[0]-Gn[1]} vacant")
    for k in G: c.drawRightString(X[k],y-2,money(G[k]))
    c.line(L,y-7,R,y-7)
    c.setFont("DCI",7); c.drawString(L,y-22,"Street Rate is the current quoted monthly rate for the apartment before care. Community fees are non-refundable and shown for information only.")
    foot(); c.save()
    save(F,"Larkmoor House","2025-09-30",Gn[0],Gn[1],Gn[0]-Gn[1],rows,checks=dict(marketRent=G["st"],contractRent=G["base"],totalCharges=G["tot"]))
make()

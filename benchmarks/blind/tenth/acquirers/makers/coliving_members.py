from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor as HC,white
r=random.Random(808); N=Names(r); FN="coliving_member_roll.pdf"
asof=D(2025,9,1)
fl=[("The Foundry, Flat 1","Ground floor",6),("The Foundry, Flat 2","First floor",6),("The Foundry, Flat 3","Second floor",5),("Mill Yard, House A","All floors",7),("Mill Yard, House B","All floors",7),("Mill Yard, Loft","Top floor",3)]
rows=[]
for fi,(f,fr,n) in enumerate(fl,1):
    for k in range(1,n+1):
        t=r.choice(["Cosy","Standard","Standard","Large","Ensuite"]); base={"Cosy":845,"Standard":935,"Large":1040,"Ensuite":1165}[t]+(-40 if "Mill" in f else 0)
        R=dict(unit=f"{fi}.{k:02d}",section=f,unitType=t,area={"Cosy":9.2,"Standard":11.4,"Large":14.8,"Ensuite":16.1}[t]+r.choice([0,.3,.7]),marketRent=base)
        R["area"]=round(R["area"],1)
        p=r.random()
        if p<.1: R["statusText"]="Available"
        else:
            a,l=N(); R["statusText"]="Reserved" if p<.16 else ("Ending" if p<.26 else "Live"); R["tenantName"]=f"{a} {l}"
            if R["statusText"]=="Reserved": s=D(2025,9,r.randint(8,27)); 
            else: s=D(r.choice([2024,2025]),r.randint(1,8),r.choice([1,1,15,7]))
            term=r.choice([6,9,12,12]); 
            e=addm(s,term)-dt.timedelta(1)
            while e<=asof: e=addm(e+dt.timedelta(1),6)-dt.timedelta(1)
            if R["statusText"]=="Ending": e=D(2025,9,r.choice([14,21,30]))
            R["leaseStartDate"]=s; R["leaseEndDate"]="Rolling" if R["statusText"]=="Live" and r.random()<.15 else e
            R["_d"]=r.choice([0,0,0,25,47,60]); R["contractRent"]=base-R["_d"]; R["_s"]=165 if t!="Ensuite" else 180
            R["charges"]=[{"code":"Bills","amount":R["_s"]}]; R["totalCharges"]=R["contractRent"]+R["_s"]; R["deposit"]=round(R["contractRent"]*12/52*4/5)*5
        rows.append(R)
W,H=A4; c=canvas.Canvas(path(FN),pagesize=A4,invariant=1); ink=HC("#1d2b3a"); pg=0
col={"Live":"#2e9e6b","Ending":"#e09b2d","Available":"#c8504a","Reserved":"#4a74c8"}
def page():
    global y,pg
    pg+=1; c.setFillColor(ink); c.setFont("Helvetica",7); c.drawString(36,22,"homeroom.os  ·  member roll  ·  generated 1 Sep 2025 06:00 BST"); c.drawRightString(W-36,22,f"{pg} / 2"); y=H-40
page()
c.setFont("Helvetica-Bold",20); c.drawString(36,y-8,"Member roll"); c.setFont("Helvetica",9); c.drawString(36,y-24,"Kindred Co-living Manchester  ·  1 September 2025  ·  all prices £ per calendar month")
occ=[x for x in rows if x["statusText"] in("Live","Ending")]; vac=[x for x in rows if x not in occ]; res=[x for x in rows if x["statusText"]=="Reserved"]
for i,(a,b) in enumerate(((str(len(rows)),"rooms"),(str(len(occ)),"occupied"),(str(len(vac)),f"vacant ({len(res)} reserved)"),(f"£{sum(x['totalCharges'] for x in occ):,}","billed this month"))):
    x=36+i*131; c.setFillColor(HC("#eef2f5")); c.roundRect(x,y-74,122,38,5,stroke=0,fill=1); c.setFillColor(ink); c.setFont("Helvetica-Bold",14); c.drawString(x+9,y-54,a); c.setFont("Helvetica",7.5); c.drawString(x+9,y-67,b)
y-=100
CX=dict(room=40,typ=68,m2=134,mem=142,st=254,fr=300,to=348,li=428,fe=462,sv=496,tt=528,dp=560)
CX.update(dp=W-38,tt=W-72,sv=W-108,fe=W-140,li=W-172)
def hdr():
    global y
    c.setFillColor(HC("#6b7a88")); c.setFont("Helvetica",6.6)
    for k,t in (("room","ROOM"),("typ","TYPE"),("mem","MEMBER"),("st","STATUS"),("fr","FROM"),("to","UNTIL")): c.drawString(CX[k],y,t)
    for k,t in (("m2","M²"),("li","LIST"),("fe","FEE"),("sv","BILLS*"),("tt","TOTAL"),("dp","DEPOSIT")): c.drawRightString(CX[k],y,t)
    y-=14
dm=lambda d:d if isinstance(d,str) else f"{d.day} {d.strftime('%b %y')}"
for f,fr,n in fl:
    L=[x for x in rows if x["section"]==f]
    if y<60+18*len(L): c.showPage(); page()
    c.setFillColor(ink); c.setFont("Helvetica-Bold",10.5); c.drawString(40,y,f); c.setFont("Helvetica",8); c.setFillColor(HC("#6b7a88")); c.drawString(46+c.stringWidth(f,"Helvetica-Bold",10.5),y,fr); y-=13; hdr()
    for x in L:
        c.setFillColor(ink); c.setFont("Helvetica",8); c.drawString(CX["room"],y,x["unit"]); c.drawString(CX["typ"],y,x["unitType"]); c.drawRightString(CX["m2"],y,f"{x['area']:.1f}"); c.drawRightString(CX["li"],y,f"{x['marketRent']:,}")
        c.setFillColor(HC(col[x["statusText"]])); c.roundRect(CX["st"]-3,y-2.5,44,10.5,4,stroke=0,fill=1); c.setFillColor(white); c.setFont("Helvetica-Bold",6.5); c.drawCentredString(CX["st"]+19,y,x["statusText"]); c.setFillColor(ink); c.setFont("Helvetica",8)
        if "tenantName" in x:
            c.drawString(CX["mem"],y,x["tenantName"]); c.drawString(CX["fr"],y,dm(x["leaseStartDate"])); c.drawString(CX["to"],y,dm(x["leaseEndDate"]))
            for k,v in (("fe",x["contractRent"]),("sv",x["_s"]),("tt",x["totalCharges"]),("dp",x["deposit"])): c.drawRightString(CX[k],y,f"{v:,}")
        y-=16
    o=[x for x in L if x in occ]; c.setStrokeColor(HC("#b8c2cb")); c.line(36,y+10,W-36,y+10); c.setFont("Helvetica-Bold",8); c.drawString(40,y-1,f"{len(o)} of {len(L)} occupied"); c.drawRightString(CX["li"],y-1,f"{sum(x['marketRent'] for x in L):,}")
    for k,q in (("fe","contractRent"),("sv","_s"),("tt","totalCharges"),("dp","deposit")): c.drawRightString(CX[k],y-1,f"{sum(x[q] for x in o):,}")
    y-=26
c.setFont("Helvetica-Bold",9); c.drawString(40,y,"All houses (occupied rooms)"); c.drawRightString(CX["li"],y,f"{sum(x['marketRent'] for x in rows):,}")
c.setFont("Helvetica-Bold",8)
for k,q in (("fe","contractRent"),("sv","_s"),("tt","totalCharges"),("dp","deposit")): c.drawRightString(CX[k],y,f"{sum(x[q] for x in occ):,}")
y-=20; c.setFont("Helvetica",7); c.drawString(40,y,"* Bills & services: energy, water, broadband, council tax, weekly clean.  Reserved members have signed but not moved in and are excluded from totals.")
c.save()
save(FN,"MULTIFAMILY","Co-living operator's own web app export","status pills, room sections, sqm and GBP, reserved rows excluded from totals, no MTM",
 dict(propertyName="Kindred Co-living Manchester",asOnDate="2025-09-01",units=len(rows),occupied=len(occ),vacant=len(vac),rows=rows))

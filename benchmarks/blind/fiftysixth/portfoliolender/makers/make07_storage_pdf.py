from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
rng=random.Random(5607)
FILE='RentRoll_StowAway-Route31_2026-09-30.pdf'
nm=names(rng,260)
sizes=[("5x5",25,49),("5x10",50,72),("10x10",100,112),("10x15",150,144),("10x20",200,171),("10x30",300,229)]
rows=[];i=0
for bld,a,n,idx,cc in (("A",101,48,[0,1,1,2],"CC"),("B",201,56,[1,2,2,3],"CC"),("C",301,60,[2,3,4,4],"DU"),("D",401,34,[4,4,5],"DU"),("P",1,14,None,"PK")):
    for k in range(n):
        if bld=="P": sz,ar,std,ty=f"12x{30 if k<9 else 40}",None,75 if k<9 else 95,"Parking"
        else:
            sz,ar,std=sizes[idx[k*len(idx)//n]];ty="Climate" if cc=="CC" else "Drive-up";std+=18 if cc=="CC" else 0
        r={"unit":f"{bld}{a+k:03d}" if bld!="P" else f"P{k+1:02d}","unitType":f"{ty} {sz}","_sz":sz,"_ty":ty,"area":ar,"marketRent":float(std)}
        x=rng.random()
        if r['unit'] in ('B217','C344'): x=.12
        if x<.115: r["statusText"]="Vacant"
        elif x<.13: r["statusText"]="Unrentable"
        else:
            a_=nm[i];i+=1
            t=f"{a_[1]}, {a_[0]}"
            if rng.random()<.08: t=rng.choice(["Riverbend Landscaping LLC","Ace Carpet & Tile","County 4-H Extension","Hometown Party Rentals","Marlow Pharma Sales","Full Gospel Tabernacle"])
            r["tenantName"]=t[:20];r["statusText"]="Rented"
            r["contractRent"]=float(round(std*rng.choice([.8,.9,1,1,1.08,1.15,1.22])))
            r["moveInDate"]=D(rng.choice([2016,2019,2021,2022,2023,2024,2025,2025,2026,2026]),rng.randint(1,9),rng.randint(1,28))
            r["_pt"]=rng.choice([D(2026,9,30)]*5+[D(2026,10,31),D(2026,8,31),D(2026,7,31)])
            if r["_pt"]<D(2026,9,1): r["balance"]=round(r["contractRent"]*(1 if r["_pt"].month==8 else 2)+rng.choice([15,30]),2)
            else: r["balance"]=0.0
            if rng.random()<.6 and ty!="Parking": r["charges"]=[{"code":"Ins","amount":rng.choice([9.0,12.0,18.0])}]
        rows.append(r)
W,H=letter;c=canvas.Canvas(os.path.join(DOC,FILE),pagesize=letter,invariant=1);pg=0
cols=[("Unit","l",28),("Type / Size","l",62),("SqFt","r",166),("Status","l",174),("Tenant","l",222),("Moved In","r",362),("Std Rate","r",404),("Rent","r",442),("Ins","r",472),("Paid Thru","r",526),("Balance","r",584)]
m=lambda v:f"{v:,.2f}";us=lambda d:f"{d.month}/{d.day}/{d.year}"
def head(tbl=True):
    global pg;pg+=1
    c.setFont("Helvetica-Bold",11);c.drawString(28,H-34,"StowAway Self Storage - Route 31");c.setFont("Helvetica",8);c.drawString(28,H-45,"Rent Roll  |  Site 0417  |  9/30/2026");c.drawRightString(584,H-34,"Sorted by: Unit");c.drawRightString(584,H-45,f"Page {pg} of {NP}")
    if tbl:
        c.setFillColor(colors.HexColor("#404040"));c.rect(26,H-66,560,13,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",7)
        for t,al,x in cols:(c.drawString if al=="l" else c.drawRightString)(x,H-62,t)
        c.setFillColor(colors.black)
    return H-76
NP=5;PER=56
y=head()
for k,r in enumerate(rows):
    if k and k%PER==0:c.showPage();y=head()
    if k%2: c.setFillColor(colors.HexColor("#f1f1f1"));c.rect(26,y-3,560,11.4,fill=1,stroke=0);c.setFillColor(colors.black)
    c.setFont("Helvetica",7)
    v=[r["unit"],r["unitType"],str(r["area"] or ""),r["statusText"],r.get("tenantName",""),us(r["moveInDate"]) if "moveInDate" in r else "",m(r["marketRent"]),m(r["contractRent"]) if "contractRent" in r else "",m(r["charges"][0]["amount"]) if "charges" in r else "",us(r["_pt"]) if "_pt" in r else "",m(r["balance"]) if "balance" in r else ""]
    for (t,al,x),s in zip(cols,v):(c.drawString if al=="l" else c.drawRightString)(x,y,s)
    y-=11.4
T=lambda k,rs=rows:sum(r.get(k) or 0 for r in rs)
def tl(y):
    c.setLineWidth(.8);c.line(26,y+9,586,y+9);c.setFont("Helvetica-Bold",7);c.drawString(28,y,f"Totals ({len(rows)} units)")
    c.drawRightString(166,y,f"{T('area'):,}")
    c.drawRightString(404,y,m(T("marketRent")));c.drawRightString(442,y,m(T("contractRent")));c.drawRightString(472,y,m(sum(chargesum(r.get("charges",[])) for r in rows)));c.drawRightString(584,y,m(T("balance")))
tl(y-4)
c.showPage();y=head(False);c.setFont("Helvetica-Bold",9);c.drawString(28,y-4,"Unit Mix Summary");y-=22
sc=[("Type / Size","l",28),("Units","r",180),("Rented","r",230),("Vacant","r",280),("Unrentable","r",340),("% Rented","r",395),("Std Rate Total","r",470),("Rent Total","r",545)]
c.setFont("Helvetica-Bold",7.5)
for t,al,x in sc:(c.drawString if al=="l" else c.drawRightString)(x,y,t)
y-=4;c.line(28,y,545,y);y-=10
ks=[]
for r in rows:
    if r["unitType"] not in ks:ks.append(r["unitType"])
def srow(l,rs,f="Helvetica"):
    global y
    c.setFont(f,7.5);q=lambda s:sum(r["statusText"]==s for r in rs)
    for (t,al,x),s in zip(sc,[l,str(len(rs)),str(q("Rented")),str(q("Vacant")),str(q("Unrentable")),f"{q('Rented')/len(rs):.1%}",m(T("marketRent",rs)),m(T("contractRent",rs))]):(c.drawString if al=="l" else c.drawRightString)(x,y,s)
    y-=12
for k in ks: srow(k,[r for r in rows if r["unitType"]==k])
c.line(28,y+9,545,y+9);srow("All units",rows,"Helvetica-Bold")
c.save()
q=lambda s:sum(r["statusText"]==s for r in rows)
assert (len(rows)+PER-1)//PER+1==NP,len(rows)
truth(FILE,dict(assetType="SELF_STORAGE",documentType="RENT_ROLL",author="self-storage site software",style="dense portrait list, zebra rows, unit-mix summary page",hard=False),rows,propertyName="StowAway Self Storage - Route 31",asOnDate="2026-09-30",units=len(rows),occupied=q("Rented"),vacant=q("Vacant"))

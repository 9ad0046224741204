# US build-to-rent community, Helvetica, coloured band, two product phases; one units digit altered (planted)
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
R=random.Random(1908)
PH=[("Phase I - Detached Cottages",[("C1 - The Wren",1,1,742,24,23,1565),("C2 - The Finch",2,2,1018,38,36,1895),("C2D - The Finch w/ Den",2,2,1134,16,14,2010),("C3 - The Oriole",3,2,1347,30,29,2290),("C3G - The Oriole w/ Garage",3,2.5,1392,12,12,2445)]),
("Phase II - Rowhomes",[("R2 - Larch",2,2.5,1186,28,25,1985),("R3 - Hawthorn",3,2.5,1428,34,31,2325),("R3E - Hawthorn End",3,2.5,1466,14,12,2395),("R4 - Sycamore",4,3.5,1815,10,7,2795)])]
C=["units","pct_units","sf","total_sf","market","market_sf","market_total","occupied","pct_occ","actual","actual_total"]
TU=sum(x[4] for _,a in PH for x in a)
def calc(n,tsf,mt,o,at):return {"units":n,"pct_units":round(n/TU*100,1),"sf":round(tsf/n),"total_sf":tsf,"market":round(mt/n),"market_sf":r2(mt/tsf),"market_total":mt,"occupied":o,"pct_occ":round(o/n*100,1),"actual":round(at/o),"actual_total":at}
rows=[];tots=[];W,H=letter;W,H=1008,612
c=canvas.Canvas(doc("Briarfield_BTR_UnitMix.pdf"),pagesize=(W,H))
X=[210,250,298,350,400,468,536,596,684,744,800,866,956]
c.setFillColorRGB(.12,.27,.31);c.rect(0,H-62,W,62,fill=1,stroke=0);c.setFillGray(1);c.setFont("Helvetica-Bold",18);c.drawString(40,H-34,"Briarfield at Old Mill");c.setFont("Helvetica",10);c.drawString(40,H-50,"Build-to-Rent Community  |  Huntley County, NC  |  Unit Mix & Rent Summary as of August 31, 2025")
c.setFillGray(0);c.setFont("Helvetica-Bold",9);y=H-92
for a,b,t in((4,5,"Square Feet"),(6,8,"Market Rent"),(9,10,"Occupancy"),(11,12,"In-Place Rent")):
    l,r=X[a]-42,X[b];c.drawCentredString((l+r)/2,y,t);c.setLineWidth(.6);c.line(l,y-3,r,y-3)
y-=15;c.drawString(40,y,"Floor Plan")
for x,t in zip(X,["Beds","Baths","Units","% Mix","Avg","Total","Per Unit","Per SF","Monthly Total","Occupied","% Occ.","Avg","Monthly Total"]):c.drawRightString(x,y,t)
c.setLineWidth(1.2);c.line(36,y-5,W-46,y-5);y-=21
F={"units":"{:,}","pct_units":"{:.1f}%","sf":"{:,}","total_sf":"{:,}","market":"${:,}","market_sf":"${:.2f}","market_total":"${:,}","occupied":"{:,}","pct_occ":"{:.1f}%","actual":"${:,}","actual_total":"${:,}"}
def put(lab,d,b):
    global y
    c.setFont("Helvetica-Bold" if b else "Helvetica",9.2);c.drawString(40 if b else 50,y,lab)
    if not b:c.drawRightString(X[0],y,str(d["beds"]));c.drawRightString(X[1],y,f"{d['baths']:.1f}")
    for k,x in zip(C,X[2:]):c.drawRightString(x,y,F[k].format(d[k]))
    y-=16
agg=lambda rr:calc(*[sum(r[k] for r in rr) for k in("units","total_sf","market_total","occupied","actual_total")])
z=0
for p,a in PH:
    c.setFont("Helvetica-BoldOblique",10);c.setFillColorRGB(.12,.27,.31);c.drawString(40,y,p);c.setFillGray(0);y-=17;pr=[]
    for t,b,ba,sf,n,o,m in a:
        at=sum(m-R.choice([0,0,25,40,75,110]) for _ in range(o))
        d={"type":t,"beds":b,"baths":ba,**calc(n,n*sf,n*m,o,at)};pr.append(d)
        pd=d
        if t.startswith("R3 -"):pd=dict(d,units=54)
        if z%2:c.setFillGray(.94);c.rect(36,y-4,W-82,15,fill=1,stroke=0);c.setFillGray(0)
        z+=1;put(t,pd,False);rows.append((d,pd))
    t={"label":("Phase I" if "I -" in p and "II" not in p else "Phase II")+" Total / Avg",**agg(pr)};c.setLineWidth(.5);c.line(36,y+11,W-46,y+11);put(t["label"],t,True);tots.append(t);y-=8
t={"label":"Community Total / Wtd. Avg",**agg([d for d,_ in rows])};c.setLineWidth(1.2);c.line(36,y+11,W-46,y+11);put(t["label"],t,True);tots.append(t);c.line(36,y+10,W-46,y+10)
y-=16;c.setFont("Helvetica",8)
for s in("Market rent excludes premiums ($40 corner, $65 pond view), washer/dryer ($60) and pet rent.","In-place average is over occupied homes. Two model homes are counted as vacant.","Source: Yardi Voyager unit availability report; tied to rent roll by internal audit 9/5/2025."):c.drawString(40,y,s);y-=11
c.drawRightString(W-46,20,"Briarfield Holdings LLC  -  1");c.save()
pl={"what":"units of R3 - Hawthorn printed 54 instead of 34 (total SF, rents, % mix, occupancy and totals are of 34)","kind":"digit"}
save("Briarfield_BTR_UnitMix.pdf","UM",C,[p for _,p in rows],tots,pl)

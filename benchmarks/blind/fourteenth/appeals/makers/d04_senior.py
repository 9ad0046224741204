# senior living census & rate roll, portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor as HC
rng=random.Random(904)
N="wrenhollow_resident_rate_roll.pdf"
W,H=letter
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1)
G=[("Independent Living",[f"1{i:02}" for i in range(1,17)]+[f"2{i:02}" for i in range(1,17)],[("IL 1BR",3150),("IL 2BR",4025),("IL Cottage",4480)]),
   ("Assisted Living",[f"3{i:02}" for i in range(1,25)],[("AL Studio",4260),("AL 1BR",4995)]),
   ("Memory Care",[f"G{i}" for i in range(1,13)],[("MC Private",6350),("MC Companion",5120)])]
rows=[];seen=set()
for g,us,ts in G:
    for u in us:
        t,mk=rng.choice(ts); x=rng.random()
        st="Vacant" if x<.10 else "Hold" if x<.13 else "Notice" if x<.17 else "Occupied"
        while 1:
            nm=rng.choice(LAST_US)+", "+rng.choice(FIRST_US)
            if nm not in seen: break
        seen.add(nm)
        two=g=="Independent Living" and t!="IL 1BR" and rng.random()<.35
        if two: nm+=" & "+rng.choice(FIRST_US)
        r=dict(unit=u,section=g,unitType=t,marketRent=mk,statusText=st,_l=None)
        if st in("Occupied","Notice"):
            base=mk-rng.choice([0,0,50,125,210,300]); lv=0 if g[0]=="I" else rng.randint(1,4)
            care={0:0,1:450,2:875,3:1320,4:1790}[lv]; sec=850 if two else 0; inc=-rng.choice([250,500]) if rng.random()<.12 else 0
            y,mo=rng.randint(2017,2025),rng.randint(1,12)
            if y==2025: mo=min(mo,7)
            d=(mo,rng.randint(1,28),y)
            r.update(tenantName=nm,contractRent=base,_l=lv or None,_d=d,_c=dict(Care=care,Second=sec,Incentive=inc),totalCharges=base+care+sec+inc)
        rows.append(r)
S="Helvetica"; X=dict(a=36,t=66,r=126,s=252,lv=305,d=352)
RX=[398,440,478,514,550,590]
P=0
def page():
    global P,y
    if P: foot(); c.showPage()
    P+=1
    c.setFillColor(HC("#5B2A6E")); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(HC("#FFFFFF"))
    c.setFont(S+"-Bold",15); c.drawString(36,H-30,"Wrenhollow Village"); c.setFont(S,9); c.drawString(36,H-46,"Resident Rate Roll  |  July 31, 2025"); c.drawRightString(W-22,H-46,"a Brightmere Senior Living community")
    y=H-78; c.setFillColor(HC("#000000")); c.setFont(S+"-Bold",6.8)
    for k,t in (("a","Apt"),("t","Style"),("r","Resident(s)"),("s","Status")): c.drawString(X[k],y-8,t)
    c.drawCentredString(X["lv"]+8,y,"Care"); c.drawCentredString(X["lv"]+8,y-8,"level"); c.drawRightString(X["d"]+14,y,"Move-in"); c.drawRightString(X["d"]+14,y-8,"date")
    for x,a,b in zip(RX,("Market","Base","Care","2nd","Rent","Total"),("rate","rent","fee","person","incentive","monthly")): c.drawRightString(x,y,a); c.drawRightString(x,y-8,b)
    y-=13; c.setLineWidth(.8); c.line(36,y,590,y); y-=11
def foot(): c.setFont(S,6.5); c.drawCentredString(W/2,24,f"Confidential – resident information. Furnished to the County Board of Equalization under protective order.   {P}")
def m(v): return "" if v is None else "-" if v==0 else f"({-v:,.0f})" if v<0 else f"{v:,.0f}"
def tl(lab,rs):
    global y
    c.setLineWidth(.4); c.line(36,y+8,590,y+8); c.setFont(S+"-Bold",6.8); c.drawString(36,y,lab)
    v=[tot(rs,"marketRent"),tot(rs,"contractRent")]+[sum(r.get("_c",{}).get(k,0) for r in rs) for k in("Care","Second","Incentive")]+[tot(rs,"totalCharges")]
    for x,q in zip(RX,v): c.drawRightString(x,y,m(q))
    y-=18
page(); g=None
for r in rows:
    if r["section"]!=g:
        if g: tl(f"{g} subtotal",[q for q in rows if q["section"]==g])
        g=r["section"]
        if y<110: page()
        c.setFillColor(HC("#5B2A6E")); c.setFont(S+"-Bold",9); c.drawString(36,y,g); c.setFillColor(HC("#000000")); y-=13
    if y<54: page()
    c.setFont(S,7)
    c.drawString(X["a"],y,r["unit"]); c.drawString(X["t"],y,r["unitType"]); c.drawString(X["r"],y,r.get("tenantName","")); c.drawString(X["s"],y,r["statusText"])
    c.drawRightString(RX[0],y,m(r["marketRent"]))
    if "_d" in r:
        if r["_l"]: c.drawCentredString(X["lv"]+8,y,str(r["_l"]))
        d=r["_d"]; c.drawRightString(X["d"]+14,y,f"{d[0]}/{d[1]}/{d[2]%100:02}")
        for x,q in zip(RX[1:],[r["contractRent"],*r["_c"].values(),r["totalCharges"]]): c.drawRightString(x,y,m(q))
    y-=10.6
tl(f"{g} subtotal",[q for q in rows if q["section"]==g]); tl("Community total",rows)
if y<150: page()
c.setFont(S+"-Bold",8); c.drawString(36,y,"Census summary"); y-=12; c.setFont(S+"-Bold",7)
sx=[150,200,250,300,350,410]
for x,t in zip(sx,("Units","Occupied*","Hold","Vacant","Occ. %","Residents")): c.drawRightString(x+30,y,t)
c.setFont(S,7); y-=11
def cs(rs):
    o=sum(1 for r in rs if r["statusText"] in("Occupied","Notice")); h=sum(1 for r in rs if r["statusText"]=="Hold"); v=len(rs)-o-h
    return len(rs),o,h,v,f"{100*o/len(rs):.1f}%",o+sum(1 for r in rs if "&" in r.get("tenantName",""))
for lab,rs in [(q[0],[r for r in rows if r["section"]==q[0]]) for q in G]+[("Total",rows)]:
    c.drawString(36,y,lab)
    for x,q in zip(sx,cs(rs)): c.drawRightString(x+30,y,str(q))
    y-=10
y-=4; c.setFont(S+"-Oblique",6.5); c.drawString(36,y,"* includes residents who gave notice. Hold: unit reserved on deposit, not moved in; no rent is billed."); foot(); c.save()
n,o,h,v,_,_=cs(rows)
pt={k:tot(rows,k) for k in("marketRent","contractRent","totalCharges")}
pt.update({k:sum(r.get("_c",{}).get(k,0) for r in rows) for k in("Care","Second","Incentive")})
out=[]
for r in rows:
    q={k:w for k,w in r.items() if k[0]!="_"}
    if "_d" in r:
        q["moveInDate"]="%d-%02d-%02d"%(r["_d"][2],r["_d"][0],r["_d"][1])
        q["charges"]=[dict(code={"Care":"Care fee","Second":"2nd person","Incentive":"Rent incentive"}[k],amount=w) for k,w in r["_c"].items() if w]
    out.append(q)
finish(N,"SENIOR_HOUSING","portrait brand banner, care sections, fee columns, parentheses, census table",False,dict(propertyName="Wrenhollow Village",asOnDate="2025-07-31",units=n,occupied=o,vacant=None if h else v,sheet=None,planted=None,printedTotals=pt,rows=out))

# Entrata rent roll, 112 units, zebra, grouped by floor plan, header every page, PLANTED wrong floor-plan subtotal
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(411); N=Names(r); FN="11_avenir_entrata.pdf"; W,H=842,595; ason=D(2025,6,30)
c=canvas.Canvas(doc(FN),pagesize=(W,H)); pg=0
C=[("Bldg-Unit",28,0),("SQFT",104,1),("Unit Status",110,0),("Resident",184,0),("Move-in",278,0),("Lease Start",322,0),("Lease End",366,0),("Move-out",410,0),("Market Rent",494,1),("Base Rent",540,1),("Amenity Rent",584,1),("Other Recurring",630,1),("Concessions",680,1),("Total Billed",724,1),("Deposit Held",768,1),("Balance",814,1)]
K=["Base Rent","Amenity Rent","Other Recurring","Concessions"]
def head():
    global pg,y
    pg+=1; c.setFillColor(colors.black); c.setFont("Helvetica-Bold",12); c.drawString(28,H-30,"Avenir at Stonebridge"); c.setFont("Helvetica",8.5); c.drawString(28,H-42,"Rent Roll"); c.drawRightString(814,H-30,"As of: Jun 30, 2025"); c.drawRightString(814,H-42,"Post month: 06/2025"); y=H-60
    c.setFillColor(colors.HexColor("#3D4756")); c.rect(24,y-14,794,24,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",6.5)
    for h,x,rt in C:
        f=c.drawRightString if rt else c.drawString; a=h.split(" ",1)
        if len(a)==2: f(x,y+1,a[0]); f(x,y-8,a[1])
        else: f(x,y-8,h)
    y-=25; c.setFillColor(colors.black); c.setFont("Helvetica",6.5); c.drawString(28,18,"entrata  |  Generated Jul 07, 2025 11:02 AM MDT"); c.drawRightString(814,18,f"Page {pg} of 4")
head(); rows=[]; planted=None; G=[0]*8; zeb=0
def sp(n):
    global y
    if y-n*11.3<30: c.showPage(); head()
def line(vals,bold=False,bg=None):
    global y
    if bg: c.setFillColor(colors.HexColor(bg)); c.rect(24,y-3.2,794,11.3,fill=1,stroke=0); c.setFillColor(colors.black)
    c.setFont("Helvetica-Bold" if bold else "Helvetica",6.5)
    for (h,x,rt),v in zip(C,vals):
        if v in (None,""): continue
        (c.drawRightString if rt else c.drawString)(x,y,m2(v) if isinstance(v,(int,float)) and h!="SQFT" else (f"{v:,}" if h=="SQFT" and not isinstance(v,str) else v))
    y-=11.3
plans=[("AV-S1 (Studio / 1.0)",502,1340,16),("AV-A1 (1 Bed / 1.0)",690,1585,30),("AV-A2 (1 Bed / 1.0 Den)",812,1720,22),("AV-B1 (2 Bed / 2.0)",1064,2080,28),("AV-C1 (3 Bed / 2.0)",1322,2595,16)]
pool=[f"{b}-{b}{f}{k:02d}" for b in range(1,5) for f in (1,2,3,4) for k in range(1,8)]; r.shuffle(pool)
i=0; cnt={}
for pn,sf,base,n in plans:
    us_=sorted(pool[i:i+n]); i+=n; sp(4); c.setFont("Helvetica-Bold",7.5); c.drawString(28,y,"Floor Plan: "+pn); y-=12; S=[0]*8
    for u in us_:
        sp(1); zeb+=1; mk=base+5*r.randint(0,18); q=r.random()
        st="Vacant Unrented Ready" if q<.03 else "Vacant Unrented Not Ready" if q<.05 else "Vacant Rented Ready" if q<.065 else "Notice Unrented" if q<.11 else "Notice Rented" if q<.125 else "Occupied No Notice"
        if u==pool[20]: st="Excluded - Model"
        if u==pool[55]: st="Excluded - Down"
        cnt[st]=cnt.get(st,0)+1; S[0]+=mk; d=dict(unit=u,unitType=pn,area=sf,marketRent=mk,statusText=st); bg="#F1F3F6" if zeb%2 else None
        sh=st.replace("Unrented Not Ready","Unr. Not Rdy").replace("Unrented Ready","Unr. Ready"); d["statusText"]=sh
        if st[0] in"VE": line([u,sf,sh,"","","","","",mk],bg=bg); rows.append(d); continue
        mi=td(ason,-r.randint(8,1400)); ls=mi
        while addm(ls,13)<=ason: ls=addm(ls,13)
        le=td(addm(ls,13),-1); mo=td(ason,r.randint(3,58)) if st[0]=="N" else None; am=r.choice([0,0,25,40,75]); br=mk-am-r.choice([0,0,30,65,110]); ot=r.choice([38,38,73,113,163]); cn=-r.choice([0,0,0,0,100,125]); T=br+am+ot+cn; dp=r.choice([0,99,300,500]); ba=r.choice([0]*7+[T,-40.5,212.18,-T]); nm=N("LF"); V=[br,am,ot,cn,T,dp,ba]
        line([u,sf,sh,nm,us(mi,y2=True),us(ls,y2=True),us(le,y2=True),us(mo,y2=True),mk,*V],bg=bg); S=[a+b for a,b in zip(S,[0,*V])]
        d.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,contractRent=br,totalCharges=T,deposit=dp,balance=ba,charges=[dict(code=k,amount=v) for k,v in zip(K,V)]); rows.append(d)
    sp(2); P=list(S)
    if pn.startswith("AV-A2"): P[1]+=1000; planted=dict(what=f"subtotal of Base Rent for floor plan {pn} printed {P[1]:,.2f}, its rows sum to {S[1]:,.2f} (grand total is right)",kind="total_wrong")
    c.line(24,y+8,818,y+8); line([f"Subtotal {n} units","","","","","","","",*P],bold=True); y-=6; G=[a+b for a,b in zip(G,S)]
sp(3); c.setLineWidth(1.2); c.line(24,y+8,818,y+8); line(["Total 112 units","","","","","","","",*G],bold=True); y-=14; sp(len(cnt)+3)
c.setFont("Helvetica-Bold",7); c.drawString(28,y,"Unit Status"); c.drawRightString(200,y,"Units"); y-=10
for k,v in sorted(cnt.items()): c.setFont("Helvetica",7); c.drawString(28,y,k); c.drawRightString(200,y,str(v)); y-=9.5
c.setFont("Helvetica-Bold",7); c.drawString(28,y,"Total"); c.drawRightString(200,y,"112"); c.save(); print(pg,cnt)
v=sum(n for k,n in cnt.items() if k[0]=="V"); o=sum(n for k,n in cnt.items() if k[0] in "ON")
save(FN,rows,"Avenir at Stonebridge","2025-06-30",112,o,v,"MULTIFAMILY","d-entrata","Entrata rent roll by floor plan, zebra, 112 units, charge groups in columns",True,planted=planted)

# Yardi Voyager "Rent Roll with Lease Charges", residential tower
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=R(2601); W,H=landscape(letter); fn="halcyon_tower_rrlc.pdf"
c=canvas.Canvas(f"{B}/documents/{fn}",pagesize=(W,H)); ason=date(2025,8,31)
types={"hcs0a":(512,1895),"hc1a":(688,2340),"hc1b":(731,2425),"hc2a":(1042,3280),"hc2ph":(1390,4650)}
rows=[]; recs=[]
stack=["hcs0a","hc1a","hc1b","hc2a"]
for fl in range(4,15):
    for n,ut in enumerate(stack if fl<14 else ["hc2ph","hc2ph"],1):
        u=f"{fl:02d}{n:02d}"; sf,mk=types[ut]; mk+=(fl-4)*15
        recs.append((u,ut,sf,float(mk)))
vac={"0503","0804","1101","1202"}; fut={"0503","1101","0702"}; notice={"0702","0901"}
X=dict(u=24,ut=62,sf=128,res=136,nm=190,mk=340,code=350,amt=432,dep=492,od=540,mi=550,le=604,mo=660,bal=768)
pg=0; y=0
def head():
    global pg,y
    pg+=1; c.setFont("Helvetica-Bold",11); c.drawString(24,H-30,"Rent Roll with Lease Charges")
    c.setFont("Helvetica",8); c.drawString(24,H-42,"Halcyon Tower (hal10)"); c.drawString(24,H-52,"As Of = 08/31/2025"); c.drawString(24,H-62,"Month Year = 08/2025")
    c.drawRightString(768,H-30,f"Page {pg}"); 
    c.setFont("Helvetica-Bold",7.5)
    a,b=H-80,H-89
    for x,t1,t2,al in [(X['u'],"Unit","",0),(X['ut'],"Unit Type","",0),(X['sf'],"Unit","Sq Ft",1),(X['res'],"Resident","",0),(X['nm'],"Name","",0),(X['mk'],"Market","Rent",1),(X['code'],"Charge","Code",0),(X['amt'],"Amount","",1),(X['dep'],"Resident","Deposit",1),(X['od'],"Other","Deposit",1),(X['mi'],"Move In","",0),(X['le'],"Lease","Expiration",0),(X['mo'],"Move Out","",0),(X['bal'],"Balance","",1)]:
        f=c.drawRightString if al else c.drawString
        f(x,a,t1); f(x,b,t2)
    c.setLineWidth(.6); c.line(24,b-3,768,b-3); y=b-14
def need(n):
    global y
    if y-n*9.5<30: c.showPage(); head()
def sec(t):
    global y
    need(4); c.setFont("Helvetica-Bold",8); c.drawString(24,y,t); y-=11
T=dict(mk=0,sf=0,ch=0,dep=0,bal=0); codes={}
def unit(u,ut,sf,mk,res,nm,ch,dep,mi,le,mo,bal,section,st):
    global y
    need(max(1,len(ch))+2); c.setFont("Helvetica",7.5)
    c.drawString(X['u'],y,u); c.drawString(X['ut'],y,ut); c.drawRightString(X['sf'],y,f"{sf:,}" if sf>=1000 else str(sf)); c.drawString(X['res'],y,res); c.drawString(X['nm'],y,nm)
    c.drawRightString(X['mk'],y,m2(mk)); c.drawRightString(X['dep'],y,m2(dep)); c.drawRightString(X['od'],y,"0.00")
    for k,d in (('mi',mi),('le',le),('mo',mo)): c.drawString(X[k],y,us(d))
    c.drawRightString(X['bal'],y,neg(bal))
    for i,(k,v) in enumerate(ch):
        c.drawString(X['code'],y,k); c.drawRightString(X['amt'],y,neg(v)); y-=9.5
    if not ch: c.drawRightString(X['amt'],y,"0.00"); y-=9.5
    tot=round(sum(v for k,v in ch),2)
    c.setFont("Helvetica-Bold",7.5); c.drawString(X['code'],y,"Total"); c.drawRightString(X['amt'],y,neg(tot)); y-=12
    rent=[v for k,v in ch if k=="rent"]
    rows.append(dict(unit=u,unitType=ut,area=sf,tenantName=None if nm=="VACANT" else nm,statusText=st,section=section,marketRent=mk,contractRent=rent[0] if rent else None,
      moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo),deposit=dep,balance=bal,charges=[{"code":k,"amount":v} for k,v in ch],totalCharges=tot))
    return tot
head(); S1="Current/Notice/Vacant Residents"; sec(S1)
tn=40117; occn=0; A=dict(mk=0,sf=0,ch=0,dep=0,bal=0); G={"occ":[0,0,0,0,0,0],"vac":[0,0,0,0,0,0]}
def chs(rent):
    ch=[("rent",rent)]
    if r.random()<.75: ch.append(("trash",32.0))
    if r.random()<.4: ch.append(("parkres",float(r.choice([185,185,225]))))
    if r.random()<.25: ch.append(("petrent",50.0))
    if r.random()<.2: ch.append(("storage",75.0))
    if r.random()<.15: ch.append(("conc",-float(r.choice([100,150,200]))))
    return ch
for u,ut,sf,mk in recs:
    if u in vac: tot=unit(u,ut,sf,mk,"VACANT","VACANT",[],0.0,None,None,None,0.0,S1,"VACANT"); dep=bal=0; rent=0
    else:
        tn+=r.randint(3,90); rent=float(round(mk*r.uniform(.93,1.02))); ch=chs(rent); mi=r.day(date(2022,3,1),date(2025,7,20)); le=r.day(date(2025,9,15),date(2026,8,31))
        mo=date(2025,9,28) if u=="0702" else date(2025,10,5) if u=="0901" else None
        if mo: le=mo
        dep=float(r.choice([500,500,750,1000])); bal=r.choice([0.0]*6+[-45.5,182.0,2610.35,12.0])
        tot=unit(u,ut,sf,mk,f"t00{tn}",r.name("fl"),ch,dep,mi,le,mo,bal,S1,"Occupied"); occn+=1
        for k,v in ch: codes[k]=codes.get(k,0)+v
    g=G["vac" if u in vac else "occ"]
    for i,v in enumerate((1,sf,mk,tot,dep,bal)): g[i]+=v
futn=[0]*6
S2="Future Residents/Applicants"; sec(S2)
for u,ut,sf,mk in recs:
    if u in fut:
        tn+=r.randint(3,90); rent=mk-25; ch=[("rent",rent),("trash",32.0)]
        unit(u,ut,sf,mk,f"t00{tn}",r.name("fl"),ch,250.0,date(2025,10,1) if u=="0702" else date(2025,9,12),date(2026,9,30),None,-250.0 if u=="1101" else 0.0,S2,S2)
        futn[0]+=1; futn[4]+=250; futn[5]+=-250 if u=="1101" else 0
need(16); y-=4; c.setFont("Helvetica-Bold",8); c.drawString(24,y,"Total"); c.drawString(136,y,"Halcyon Tower (hal10)")
t=[a+b for a,b in zip(G["occ"],G["vac"])]
c.setFont("Helvetica-Bold",7.5)
c.drawRightString(X['mk'],y,m2(t[2])); c.drawRightString(X['amt'],y,neg(t[3])); c.drawRightString(X['dep'],y,m2(t[4]+futn[4])); c.drawRightString(X['od'],y,"0.00"); c.drawRightString(X['bal'],y,neg(t[5]+futn[5])); y-=20
need(12)
c.drawString(24,y,"Summary Groups")
for x,h in zip((250,320,390,450,510,570,640),("Square Footage","Market Rent","Lease Charges","Deposit","# Of Units","% Unit Occ","Balance")): c.drawRightString(x,y,h)
c.line(24,y-3,640,y-3); y-=13; c.setFont("Helvetica",7.5)
n=len(recs)
for lab,g,show in (("Current/Notice/Vacant Residents",t,1),("Future Residents/Applicants",futn,0),("Occupied Units",G["occ"],1),("Total Vacant Units",G["vac"],1)):
    c.drawString(24,y,lab)
    fl=[f"{g[1]:,}" if show else "0",m2(g[2]),neg(g[3]) if show else "0.00",m2(g[4]),str(g[0]),f"{g[0]/n*100:.2f}" if show else "",neg(g[5])]
    for x,h in zip((250,320,390,450,510,570,640),fl): c.drawRightString(x,y,h)
    y-=10
y-=10; need(9); c.setFont("Helvetica-Bold",7.5); c.drawString(24,y,"Summary of Charges by Charge Code"); c.drawString(24,y-9,"(Current/Notice Residents Only)"); y-=22; c.setFont("Helvetica",7.5)
for k in sorted(codes): c.drawString(24,y,k); c.drawRightString(160,y,neg(codes[k])); y-=9.5
c.setFont("Helvetica-Bold",7.5); c.drawString(24,y,"Total"); c.drawRightString(160,y,neg(sum(codes.values())))
assert abs(sum(codes.values())-t[3])<.01
c.save()
save(fn,"MULTIFAMILY","Yardi Voyager rent roll with lease charges (PDF)","Halcyon Tower","2025-08-31",n,occn,n-occn,rows,totals={"marketRent":t[2],"totalCharges":t[3],"deposit":t[4]+futn[4],"balance":round(t[5]+futn[5],2)})

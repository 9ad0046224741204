# SFR portfolio tape, asset manager, legal landscape, grouped by market, several homes each its own property
from common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.pdfgen import canvas
r=R(2605); fn="Fernhill_SFR_tape_Q2.pdf"; W,H=landscape(legal); c=canvas.Canvas(f"{B}/documents/{fn}",pagesize=(W,H)); rows=[]
cols=[("#",40,1),("Home ID",48,0),("Address",104,0),("City, ST",250,0),("Bd/Ba",338,0),("Living\nArea",402,1),("Yr\nBuilt",412,0),("Status",440,0),("Resident",520,0),("Lease\nFrom",622,0),("Lease\nThru",668,0),("Mkt Rent\nEstimate",754,1),("In-Place\nRent",804,1),("Other\nFees",846,1),("Security\nDeposit",898,1),("Past\nDue",942,1),("LTL %",980,1)]
pg=0
def head():
    global y,pg
    pg+=1
    if pg==1: c.setFont("Times-Bold",16); c.drawString(32,H-36,"Fernhill Homes Fund II, L.P."); c.setFont("Times-Roman",10); c.drawString(32,H-50,"Scattered-site rental tape as of 30 June 2025   (monthly US$)"); y=H-80
    else: c.setFont("Times-Italic",8); c.drawString(32,H-28,"Fernhill Homes Fund II - rental tape - 6/30/25 (cont'd)"); y=H-52
    c.setFont("Times-Bold",7.5)
    for t,x,a in cols:
        p=t.split("\n")
        for i,s in enumerate(p): (c.drawRightString if a else c.drawString)(x,y+(9 if len(p)==2 and i==0 else 0),s)
    c.setLineWidth(1); c.line(30,y-3,984,y-3); y-=14; c.setFont("Times-Roman",7.5); c.drawRightString(984,18,f"p. {pg}")
head()
ST=["Juniper Bend","Old Mill","Sparrow","Hackberry","Cobblestone","Tanager","Limestone","Marigold","Ridgecrest","Quail Run","Wisteria","Copperhead"]; SF=["Dr","Ln","Ct","Way","St","Trl"]
mk=[("Charlotte","CLT",[("Concord","NC"),("Gastonia","NC"),("Rock Hill","SC")],15),("Phoenix","PHX",[("Avondale","AZ"),("Surprise","AZ")],17),("San Antonio","SAT",[("Converse","TX"),("Schertz","TX")],12)]
n=0;occ=0;GT=[0]*6; sts={}; summ=[]
for mn,code,cit,cnt in mk:
    if y<70: c.showPage(); head()
    c.setFont("Times-Bold",9); c.drawString(32,y,f"MARKET: {mn.upper()}"); y-=12; S=[0]*6; o=0
    for k in range(cnt):
        n+=1; hid=f"{code}-{1000+n*197+r.randint(0,190)}"; ci,sta=r.choice(cit); ad=f"{r.randint(104,9850)} {r.choice(ST)} {r.choice(SF)}"; bb=r.choice(["3 / 2","3 / 2.5","4 / 2","4 / 2.5","5 / 3"]); sf=r.randint(1180,2640); yr=r.randint(1998,2023); m=float(round(900+sf*.62+r.randint(-60,90),-1)//5*5)
        x=r.random(); stt="Leased" if x<.76 else "MTM" if x<.84 else "Vacant - Ready" if x<.9 else "Vacant - Turn" if x<.96 else "Delinquent / Evict"
        if k==3: stt="Vacant - Turn"
        v=stt.startswith("Vac"); sts[stt]=sts.get(stt,0)+1
        if y<36: c.showPage(); head()
        c.setFont("Times-Roman",7.5)
        row=dict(unit=hid,propertyName=None,unitType=bb,area=sf,statusText=stt,section=f"MARKET: {mn.upper()}",marketRent=m)
        if v: vals=[str(n),hid,ad,f"{ci}, {sta}",bb,f"{sf:,}",str(yr),stt,"","","",f"{m:,.0f}","","","","",""]; tv=[sf,m,0,0,0,0]
        else:
            o+=1; nm=r.name("l")+r.choice([""," / "+r.choice(LN)]); rent=float(round(m*r.uniform(.9,1.01))); fees=float(r.choice([0,0,25,40,65])); dep=rent if r.random()<.7 else 500.0; ls=r.day(date(2023,8,1),date(2025,6,1)); le=plus(ls,r.choice([12,12,18,24]))-timedelta(1)
            while le<=date(2025,6,30) and stt!="MTM": le=plus(le,12)
            bal=float(r.randint(1,3))*rent if stt.startswith("Del") else float(r.choice([0,0,0,0,210,75]))
            les="MTM" if stt=="MTM" else f"{le.month}/{le.day}/{le:%y}"
            vals=[str(n),hid,ad,f"{ci}, {sta}",bb,f"{sf:,}",str(yr),stt,nm,f"{ls.month}/{ls.day}/{ls:%y}",les,f"{m:,.0f}",f"{rent:,.0f}",f"{fees:,.0f}" if fees else "-",f"{dep:,.0f}",f"{bal:,.0f}" if bal else "-",f"{(m-rent)/m*100:.1f}%" if m>=rent else f"({(rent-m)/m*100:.1f}%)"]
            row.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate="MTM" if stt=="MTM" else iso(le),contractRent=rent,deposit=dep,balance=bal or None,charges=[{"code":"Other Fees","amount":fees}] if fees else None); tv=[sf,m,rent,fees,dep,bal]
        for (t,xx,a),s in zip(cols,vals): (c.drawRightString if a else c.drawString)(xx,y,s)
        y-=10.5; rows.append(row); S=[a+b for a,b in zip(S,tv)]
    c.setLineWidth(.4); c.line(380,y+7,984,y+7); c.setFont("Times-Bold",7.5)
    def trow(l,S):
        global y
        c.drawString(104,y-1,l)
        for xx,s in zip((402,754,804,846,898,942),S): c.drawRightString(xx,y-1,f"{s:,.0f}")
        y-=18
    trow(f"{mn} - {cnt} homes, {o} occupied",S); occ+=o; GT=[a+b for a,b in zip(GT,S)]
if y<60: c.showPage(); head()
c.setLineWidth(1.2); c.line(30,y+9,984,y+9); c.setFont("Times-Bold",8); trow(f"PORTFOLIO - {n} homes, {occ} occupied, {n-occ} vacant",GT)
if y<110: c.showPage(); head()
c.setFont("Times-Bold",8); c.drawString(104,y-8,"Homes by status"); y-=20; c.setFont("Times-Roman",8)
for k,v in sorted(sts.items()): c.drawString(104,y,k); c.drawRightString(240,y,str(v)); y-=10
c.drawString(104,y-8,"LTL % = (Mkt Rent Estimate - In-Place Rent) / Mkt Rent Estimate. Rent estimates from third-party AVM, May 2025.")
c.save()
save(fn,"SINGLE_FAMILY_RENTAL","asset manager SFR tape, grouped by market","Fernhill Homes Fund II, L.P.","2025-06-30",n,occ,n-occ,rows,totals=dict(zip("area marketRent contractRent fees deposit balance".split(),GT)))

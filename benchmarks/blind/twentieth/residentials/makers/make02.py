# RealPage OneSite "RENT ROLL DETAIL", build-to-rent cottages
from common import *
from reportlab.pdfgen import canvas
r=R(2602); W,H=1008,612; fn="Saltmarsh_RentRollDetail_OneSite.pdf"
c=canvas.Canvas(f"{B}/documents/{fn}",pagesize=(W,H))
plans={"A1-Wren":(1024,1985),"B1-Heron":(1290,2310),"B2-Egret":(1388,2420),"C1-Osprey":(1655,2795)}
COL=[("Unit","",20,0),("","Floorplan",58,0),("Unit","Designation",112,0),("","SQFT",196,1),("Unit/Lease","Status",206,0),("","Name",290,0),("Phone","Number",400,0),("Move-In","Move-Out",470,0),("Lease","Start",522,0),("Lease","End",572,0),("Market","+ Addl.",660,1),("Trans","Code",670,0),("Lease","Rent",752,1),("Other","Charges/Credits",812,1),("Total","Billing",866,1),("Dep","On Hand",920,1),("","Balance",985,1)]
X=[k[2] for k in COL]
pg=0
def head():
    global y,pg
    pg+=1; c.setFont("Times-Roman",8); c.drawString(20,H-24,"Harrow Residential - Saltmarsh Cottages"); c.drawRightString(985,H-24,f"Page {pg} of 3")
    c.drawString(20,H-34,"Corp. Code 4471290"); c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-28,"RENT ROLL DETAIL")
    c.setFont("Times-Roman",8); c.drawCentredString(W/2,H-40,"As of 10/15/2025"); c.drawRightString(985,H-34,"10/16/2025  7:12:40AM"); c.drawString(20,H-50,"Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - RESIDENT;Exclude Formers? - Yes;Sort by - Unit;")
    c.setFont("Times-Bold",8); c.setFillGray(.88); c.rect(18,H-82,970,24,fill=1,stroke=0); c.setFillGray(0)
    for a,b,x,al in COL:
        f=c.drawRightString if al else c.drawString
        f(x,H-68,a); f(x,H-78,b)
    y=H-94
head(); rows=[]; tot=[0]*6; fp={}; codes={}; stat={}
n=0
for b in range(1,6):
  for k in range(1,9):
    n+=1; u=f"{b}{k:02d}"; pl=r.choice(list(plans)); sf,mk=plans[pl]; mk=float(mk+r.choice([0,0,35,60])); des="N/A" if r.random()<.8 else "Corner, Yard"
    ch=[];nm=None;dep=bal=0.0;mi=mo=ls=le=None
    if u in("104","307","502"): st="Vacant" if u!="307" else "Vacant-Leased"
    elif u=="201": st="Admin/Down"
    else:
        st="Occupied" if u not in("112","206","408") else "Occupied-NTV"
        nm=r.name(); rent=float(round(mk*r.uniform(.94,1.03))); ls=r.day(date(2024,11,1),date(2025,10,1)); le=plus(ls,12)-timedelta(1); mi=ls if r.random()<.6 else r.day(date(2022,6,1),date(2024,9,1))
        ch=[("RENT",rent)]
        if r.random()<.7: ch.append(("AMENITY",45.0))
        if r.random()<.45: ch.append(("PETRENT",35.0))
        if r.random()<.3: ch.append(("GARAGE",125.0))
        if r.random()<.15: ch.append(("CONC/SPECL",-float(r.choice([75,125]))))
        if r.random()<.12: ch.append(("MTMFEE",150.0))
        dep=float(r.choice([300,500,1000])); bal=r.choice([0.0]*5+[-20.0,95.0,431.17])
        if st=="Occupied-NTV": mo=date(2025,11,8)
    def row(u,pl,des,sf,st,nm,mi,mo,ls,le,mk,ch,dep,bal,paren=False):
        global y
        lines=max(len(ch),2 if mo else 1)
        if y-(lines+1)*10<30: c.showPage(); head()
        c.setFont("Times-Roman",8)
        vals=[u,pl,des,f"{sf:,}",st,nm or "","(555) 01%02d-%04d"[0:0],us(mi),us(ls),us(le),(neg(mk) if not paren else "")]
        for (a,b_,x,al),v in zip(COL,vals): (c.drawRightString if al else c.drawString)(x,y,v)
        if mo: c.drawString(X[7],y-10,us(mo))
        tb=sum(v for _,v in ch)
        c.drawRightString(X[15],y,neg(dep)); c.drawRightString(X[16],y,neg(bal))
        if not ch:
            for q in (12,13): c.drawRightString(X[q],y,"0.00")
            c.drawRightString(X[14],y,"0.00")
        for i,(k_,v) in enumerate(ch):
            c.drawString(X[11],y-10*i,k_); c.drawRightString(X[12] if k_=="RENT" else X[13],y-10*i,neg(v))
            c.drawRightString(X[13] if k_=="RENT" else X[12],y-10*i,"0.00")
            if i==len(ch)-1: c.drawRightString(X[14],y-10*i,neg(tb))
        y-=10*lines; c.setStrokeGray(.75); c.setLineWidth(.3); c.line(18,y+6.5,988,y+6.5); c.setStrokeGray(0); y-=3
        rows.append(dict(unit=u,unitType=pl,area=sf,statusText=st,tenantName=nm,moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(ls),leaseEndDate=iso(le),marketRent=None if paren else mk,contractRent=ch[0][1] if ch else 0.0,charges=[{"code":a,"amount":v} for a,v in ch],totalCharges=tb if ch else 0.0,deposit=dep,balance=bal))
        return tb
    tb=row(u,pl,des,sf,st,nm,mi,mo,ls,le,mk,ch,dep,bal)
    f=fp.setdefault(pl,[0,0,0,0,0.0,0,0.0]); f[0]+=1; f[1]+=sf; f[2]+=mk; f[3]+=bool(nm); f[4]+=ch[0][1] if ch else 0
    s=stat.setdefault(st,[0,0.0,0.0]); s[0]+=1; s[1]+=mk; s[2]+=tb
    for a,v in ch: codes[a]=codes.get(a,0)+v
    for i,v in enumerate((mk,ch[0][1] if ch else 0,tb-(ch[0][1] if ch else 0),tb,dep,bal)): tot[i]+=v
    if u=="307":
        nm=r.name(); row(u,pl,des,sf,"Pending",nm,date(2025,11,1),None,date(2025,11,1),date(2026,10,31),mk,[],500.0,0.0,True); tot[4]+=500
c.setFont("Times-Bold",8); y-=4; c.drawString(20,y,"Totals:")
for q,v in zip((10,12,13,14,15,16),tot): c.drawRightString(X[q],y,neg(v))
y-=14
if pg<3: c.showPage(); head()
def tab(title,hd,xs,data):
    global y
    y-=12; c.setFont("Times-Bold",9); c.drawString(20,y,title); y-=12; c.setFont("Times-Bold",8)
    for h,x in zip(hd,xs): (c.drawString if x==20 else c.drawRightString)(x,y,h)
    y-=11; c.setFont("Times-Roman",8)
    for d in data:
        if d[0].startswith("Tot"): c.setFont("Times-Bold",8)
        for h,x in zip(d,xs): (c.drawString if x==20 else c.drawRightString)(x,y,h)
        y-=10
d=[(k,str(v[0]),f"{v[1]/v[0]:,.0f}",neg(v[2]/v[0]),neg(v[4]/v[3]) ,str(v[3]),f"{v[3]/v[0]*100:.2f}%",str(v[0]-v[3])) for k,v in sorted(fp.items())]
no=sum(v[3] for v in fp.values()); d.append(("Totals / Averages:",str(n),f"{sum(v[1] for v in fp.values())/n:,.0f}",neg(tot[0]/n),neg(tot[1]/no),str(no),f"{no/n*100:.2f}%",str(n-no)))
tab("Amt / SQFT: unit mix by floorplan",("Floorplan","# Units","Average SQFT","Average Market + Addl.","Average Leased","Units Occupied","Occupancy %","Units Available"),(20,160,250,370,470,560,650,750),d)
tab("Occupancy and Rents Summary for Current Date",("Unit Status","# Units","Market + Addl.","Total Billing"),(20,160,250,370),[(k,str(v[0]),neg(v[1]),neg(v[2])) for k,v in stat.items()]+[("Totals:",str(n),neg(tot[0]),neg(tot[3]))])
tab("Summary Billing by Transaction Code for Current Date",("Code","Amount"),(20,160),[(k,neg(v)) for k,v in sorted(codes.items())]+[("Total:",neg(tot[3]))])
print("pages",pg); c.save()
save(fn,"SINGLE_FAMILY_RENTAL","RealPage OneSite rent roll detail, BTR cottages","Saltmarsh Cottages","2025-10-15",n,no,n-no,rows,hard=True,totals=dict(zip("marketRent contractRent other totalCharges deposit balance".split(),tot)))

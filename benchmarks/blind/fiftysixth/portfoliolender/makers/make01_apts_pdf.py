from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
rng=random.Random(5601)
FILE='harrow_street_rent_roll_0926.pdf'
asof=D(2026,9,2)
nm=names(rng,60)
bl=[("1120 Harrow Street",18),("1124 Harrow Street",16)]
kinds=[("1/1.00",610,1245),("2/1.00",815,1495),("2/1.50",880,1575),("Studio",440,995)]
rows=[];i=0
for b,n in bl:
    for k in range(1,n+1):
        kd=kinds[(k*7+n)%4] if k%5 else kinds[0]
        mk=kd[2]+rng.choice([0,0,25,50])
        st=rng.choices(["Current","Notice-Unrented","Vacant-Unrented","Vacant-Rented","Evict"],[30,2,2,1,1])[0]
        if (b[:4],k)==("1120",7): st="Vacant-Unrented"
        if (b[:4],k)==("1124",12): st="Vacant-Rented"
        if (b[:4],k)==("1124",3): st="Evict"
        if (b[:4],k) in (("1120",10),("1124",14)): st="Notice-Unrented"
        u={"unit":str(k),"building":b,"unitType":kd[0],"area":kd[1]+rng.choice([0,0,5]),"statusText":st,"marketRent":float(mk)}
        if not st.startswith("Vacant"):
            a=nm[i];i+=1
            t=[f"{a[0]} {a[1]}"]
            if rng.random()<.35:
                c=nm[i];i+=1; t.append(f"{c[0]} {c[1]}")
            u["tenantName"]=", ".join(t)
            mi=D(rng.choice([2019,2021,2022,2023,2024,2025,2026]),rng.randint(1,8),rng.choice([1,1,1,5,15,20]))
            yrs=2026-mi.year
            ls=mi if yrs==0 else addm(mi,12*yrs,1)
            if ls>asof: ls=addm(ls,-12)
            le=eom(addm(ls,11,1))
            u["contractRent"]=float(mk-rng.choice([0,20,45,60,85,110,15]))
            u["deposit"]=float(rng.choice([500,800,u["contractRent"],1000]))
            u["moveInDate"]=mi;u["leaseStartDate"]=ls
            if rng.random()<.12: u["leaseEndDate"]="Month-To-Month"
            else: u["leaseEndDate"]=le
            if st=="Notice-Unrented": u["moveOutDate"]=D(2026,9,30)
            u["balance"]=rng.choice([0.0]*6+[float(rng.randint(20,300)),u["contractRent"],-35.0])
            if st=="Evict": u["balance"]=round(u["contractRent"]*2+75,2)
        rows.append(u)
# draw
W,H=landscape(letter)
c=canvas.Canvas(os.path.join(DOC,FILE),pagesize=(W,H),invariant=1)
cols=[("Unit","l",30),("BD/BA","l",62),("Tenant","l",102),("Status","l",222),("Sqft","r",322),("Market\nRent","r",374),("Rent","r",424),("Deposit","r",478),("Lease\nFrom","l",490),("Lease To","l",544),("Move-in","l",610),("Move-\nout","l",662),("Past Due","r",762)]
page=[0]
m=lambda v:f"{v:,.2f}"
df=lambda d:d if isinstance(d,str) else d.strftime("%m/%d/%Y")
def head():
    page[0]+=1
    y=H-36
    if page[0]==1:
        c.setFont("Helvetica-Bold",15);c.drawString(30,y,"Rent Roll");y-=16
        c.setFont("Helvetica",8)
        for t in ["Properties: Harrow Street Apartments - 1120 & 1124 Harrow Street Elmira Falls, OH 44011","Units: Active","As of: 09/02/2026","Include Non-Revenue Units: No"]:
            c.drawString(30,y,t);y-=11
        y-=6
    c.setStrokeColor(colors.HexColor("#888888"));c.line(30,y+4,W-30,y+4)
    c.setFont("Helvetica-Bold",7.5)
    for t,al,x in cols:
        for k,s in enumerate(t.split("\n")[::-1]):
            (c.drawString if al=="l" else c.drawRightString)(x,y-16+9*k,s)
    y-=20;c.line(30,y,W-30,y)
    return y-11
def foot():
    c.setFont("Helvetica",7);c.drawString(30,22,"Created on 09/02/2026");c.drawRightString(W-30,22,f"Page {page[0]}");c.showPage()
y=head()
def need(h):
    global y
    if y-h<40: foot();y=head()
tot=lambda rs,k:sum(r.get(k,0) for r in rs)
def totline(lbl,rs,b=True):
    global y
    need(28)
    c.setFillColor(colors.HexColor("#eeeeee"));c.rect(30,y-4,W-60,13,fill=1,stroke=0);c.setFillColor(colors.black)
    c.setFont("Helvetica-Bold",7.5)
    occ=sum(1 for r in rs if "tenantName" in r)
    c.drawString(34,y,lbl);c.drawString(102,y,f"{len(rs)} Units");c.drawString(222,y,f"{100*occ/len(rs):.1f}% Occupied")
    for k,x in (("marketRent",374),("contractRent",424),("deposit",478),("balance",762)): c.drawRightString(x,y,m(tot(rs,k)))
    c.drawRightString(322,y,f"{tot(rs,'area'):,}");y-=24
for b,n in bl:
    need(40)
    c.setFont("Helvetica-Bold",8);c.drawString(30,y,f"{b} - {b} Elmira Falls, OH 44011");y-=13
    rs=[r for r in rows if r["building"]==b]
    for r in rs:
        t=r.get("tenantName","").split(", ")
        need(11*len(t)+3)
        c.setFont("Helvetica",7.5)
        c.drawString(30,y,r["unit"]);c.drawString(62,y,r["unitType"]);
        for k,s in enumerate(t): c.drawString(102,y-9*k,s+("," if k<len(t)-1 else ""))
        c.drawString(222,y,r["statusText"]);c.drawRightString(322,y,str(r["area"]));c.drawRightString(374,y,m(r["marketRent"]))
        if "contractRent" in r:
            c.drawRightString(424,y,m(r["contractRent"]));c.drawRightString(478,y,m(r["deposit"]))
            c.drawString(490,y,df(r["leaseStartDate"]));c.drawString(544,y,df(r["leaseEndDate"]));c.drawString(610,y,df(r["moveInDate"]))
            if "moveOutDate" in r:c.drawString(662,y,df(r["moveOutDate"]))
            c.drawRightString(762,y,m(r["balance"]))
        else:
            c.drawString(424-14,y,"--")
        y-=9*len(t)+4
    totline(b.split()[0],rs)
totline("Total",rows)
foot();c.save()
occ=sum(1 for r in rows if "tenantName" in r)
truth(FILE,dict(assetType="MULTIFAMILY",documentType="RENT_ROLL",author="property management system export",style="cloud PM rent roll, landscape, two buildings, wrapped tenants",hard=False),rows,propertyName="Harrow Street Apartments",asOnDate="2026-09-02",units=len(rows),occupied=occ,vacant=len(rows)-occ)

# RealPage OneSite "Rent Roll Detail" by building: transaction code rows, applicants under the unit
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8202); F="onesite_rentroll_detail_halyard.pdf"; AS=D(2025,8,31)
W,H=1008,612
c=canvas.Canvas(doc(F),pagesize=(W,H)); pg=0;y=0
fps=[("1A1","1A1-E",655,1512),("1B1","1B1-P",741,1624),("2A2","2A2-E",988,1985),("2B2","2B2-P",1067,2110)]
COL=[("unit",24,"l","","Unit"),("fp",64,"l","","Floorplan"),("des",112,"l","Unit","Designation"),("sf",190,"r","","SQFT"),("st",198,"l","Unit/Lease","Status"),("name",272,"l","","Name"),("mi",392,"l","Move-In","Move-Out"),("ls",446,"l","Lease","Start"),("le",500,"l","Lease","End"),("mkt",594,"r","Market","+ Addl."),("tc",604,"l","Trans","Code"),("rent",710,"r","Lease","Rent"),("oth",780,"r","Other Charges/","Credits"),("tot",846,"r","Total","Billing"),("dep",912,"r","Dep","On Hand"),("bal",976,"r","","Balance")]
P={k:(x,a) for k,x,a,_,_ in COL}
def t(k,s,dy=0):
    x,a=P[k]; (c.drawString if a=="l" else c.drawRightString)(x,y-dy,s)
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-34,"RENT ROLL DETAIL"); c.setFont("Times-Roman",8); c.drawRightString(W-24,H-28,f"Page {pg} of 5"); c.drawRightString(W-24,H-38,"09/02/2025   6:12:55AM"); c.setFont("Times-Bold",10); c.drawString(24,H-22,"Meridian Gate Residential - Halyard Point"); c.setFont("Times-Roman",8)
    c.drawString(24,H-46,"As of 08/31/2025"); c.drawString(24,H-56,"Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Show Unit Rent As - Market + Addl.;")
    c.setFillGray(.85); c.rect(22,H-86,W-44,24,fill=1,stroke=0); c.setFillGray(0); c.setFont("Times-Bold",7.5)
    for k,x,a,h1,h2 in COL:
        f=c.drawString if a=="l" else c.drawRightString; f(x,H-71,h1); f(x,H-81,h2)
    c.setFont("Times-Roman",6.5); c.drawString(24,20,"* Indicates amounts not included in detail totals"); c.drawCentredString(W/2,20,"OneSite Rents v3.0"); y=H-98
rows=[];units=[];head()
def put(x,star=False):
    global y
    cs=x.get("cs",[]); 
    if y-10*max(1,len(cs))<44: head()
    c.setFont("Times-Roman",7.5); y0=y
    t("unit",x["unit"]); t("fp",x["fp"]); t("des",x["des"]); t("sf",str(x["sf"])); t("st",x["st"]); 
    if x.get("name"): t("name",x["name"])
    if x.get("mi"): t("mi",us(x["mi"]))
    if x.get("mo"): t("mi",us(x["mo"]),9)
    if x.get("ls"): t("ls",us(x["ls"])); t("le",us(x["le"]))
    t("mkt",m2n(x["mkt"])+("*" if star else ""))
    s="*" if star else ""
    if cs:
        t("tot",m2n(sum(a for _,a in cs))+s); t("dep",m2n(x["dep"])+s); t("bal",m2(x["bal"])+s)
        for k,a in cs: t("tc",k); t("rent" if k=="RENT" else "oth",m2(a)+s); y-=9
    else: y-=9
    y=min(y,y0-18 if x.get("mo") else y)-2
    row=dict(unit=x["unit"],building=x["b"],unitType=x["fp"],area=x["sf"],statusText=x["st"],tenantName=x.get("name"),moveInDate=x.get("mi"),moveOutDate=x.get("mo"),leaseStartDate=x.get("ls"),leaseEndDate=x.get("le"),marketRent=x["mkt"])
    if cs: row.update(contractRent=cs[0][1],charges=ch(*cs),totalCharges=sum(a for _,a in cs),deposit=x["dep"],balance=x["bal"])
    rows.append(row)
def tot(lbl,L):
    global y
    if y<60: head()
    c.setFont("Times-Bold",7.5); c.line(520,y+8,W-24,y+8); t("unit",lbl); t("sf",f'{sum(x["sf"] for x in L):,}')
    R=sum(a for x in L for k,a in x.get("cs",[]) if k=="RENT"); A=sum(a for x in L for k,a in x.get("cs",[]))
    t("mkt",m2n(sum(x["mkt"] for x in L)+0.0)); t("rent",m2n(R)); t("oth",m2(A-R)); t("tot",m2n(A)); t("dep",m2n(sum(x.get("dep",0) for x in L))); t("bal",m2(sum(x.get("bal",0) for x in L))); y-=18
    return R,A
for b in ("Bldg A","Bldg B","Bldg C"):
    if y<90: head()
    c.setFont("Times-BoldItalic",9); c.drawString(24,y,"Building: "+b[-1]); y-=13; B=[]
    for fl in (1,2,3,4):
        for k in range(1,6):
            f=fps[(k*3+fl+ord(b[-1]))%4]; u=f"{b[-1]}{fl}0{k}"; z=r.random(); prem=r.choice((0,0,25,40))
            x=dict(unit=u,b=b[-1],fp=f[0],des=r.choice(("N/A","N/A","Renovated","N/A")),sf=f[2],mkt=float(f[3]+prem)); app=None
            if z<.06: x["st"]="Vacant"
            elif z<.1 or u=="B203": x["st"]="Vacant-Leased"; app=True
            else:
                x["st"]="Occupied-NTV" if z<.16 else "Occupied-NTVL" if z<.19 else "Occupied"
                mi=D(r.choice((2021,2023,2024,2024,2025)),r.randint(1,8),r.randint(1,27)); ls=D(2025 if mi.year==2025 else r.choice((2024,2025)),r.randint(9,12) if mi.year<2025 and r.random()<0 else mi.month,mi.day)
                x.update(name=person(r).upper(),mi=mi,ls=ls,le=add_m(ls,12)-dt.timedelta(1))
                if x["le"]<AS: x["le"]=add_m(ls,r.choice((22,24)))-dt.timedelta(1)
                if "NTV" in x["st"]: x["mo"]=AS+dt.timedelta(r.randint(5,45))
                app=x["st"].endswith("NTVL"); rent=float(x["mkt"]-r.randint(-20,190))
                cs=[("RENT",rent)]
                for code,a,p in (("PETFEE",40.0,.3),("PARKCOV",55.0,.4),("WASHDRY",45.0,.25),("VALETTRS",27.0,.9),("CONC-SP",-float(r.choice((50,85,100))),.12)):
                    if r.random()<p: cs.append((code,a))
                x.update(cs=cs,dep=float(r.choice((200,400,400,87.5))),bal=r.choice((0.0,0.0,0.0,round(r.uniform(15,2500),2),-round(r.uniform(1,90),2))))
            put(x); B.append(x)
            if app:
                mi=AS+dt.timedelta(r.randint(8,60)); put(dict(unit=u,b=b[-1],fp=x["fp"],des=x["des"],sf=x["sf"],st="Applicant",name=person(r).upper(),mi=mi,ls=mi,le=add_m(mi,13)-dt.timedelta(1),mkt=0.0,cs=[("RENT",x["mkt"]-10),("VALETTRS",27.0)],dep=0.0,bal=0.0),True)
    tot(f"Building {b[-1]} totals:",B); units+=B
R,A=tot("Property totals:",units)
if y<190: head()
c.setFont("Times-Bold",9); c.drawString(24,y,"Occupancy and Rents Summary for Current Date"); y-=13
c.setFont("Times-Bold",7.5); 
for xx,h in zip((240,340,440,530),("Market + Addl.","# Units","Lease Rent","Average SQFT")): c.drawRightString(xx,y,h)
c.drawString(24,y,"Unit Status"); c.line(24,y-3,530,y-3); y-=12
def ln(l,L,b=False):
    global y
    c.setFont("Times-Bold" if b else "Times-Roman",7.5); c.drawString(24,y,l)
    for xx,h in zip((240,340,440,530),(m2n(sum(x["mkt"] for x in L)+0.0),len(L),m2n(sum(x["cs"][0][1] for x in L if x.get("cs"))+0.0),f"{sum(x['sf'] for x in L)/max(1,len(L)):,.0f}")): c.drawRightString(xx,y,str(h))
    y-=10
g=lambda *s:[x for x in units if x["st"] in s]
ln("Occupied, no NTV",g("Occupied")); ln("Occupied, NTV",g("Occupied-NTV")); ln("Occupied, NTV Leased",g("Occupied-NTVL")); ln("Vacant, Leased",g("Vacant-Leased")); ln("Vacant, Not Leased",g("Vacant")); ln("Totals:",units,True)
occ=[x for x in units if x.get("cs")]
y-=4; c.setFont("Times-Roman",8); c.drawString(24,y,f"Physical occupancy {len(occ)/len(units)*100:.2f}%  ({len(occ)} of {len(units)} units)")
c.save(); print("pages",pg)
save(F,"MULTIFAMILY","RealPage OneSite Rent Roll Detail, transaction code rows, building subtotals, applicant rows",True,dict(propertyName="Halyard Point",asOnDate="2025-08-31",units=len(units),occupied=len(occ),vacant=len(units)-len(occ),rows=rows,
 printedTotals={"scope":"statusText != Applicant","area":sum(x["sf"] for x in units),"marketRent":sum(x["mkt"] for x in units),"contractRent":R,"totalCharges":A,"deposit":sum(x.get("dep",0) for x in units),"balance":round(sum(x.get("bal",0) for x in units),2)}))

# OneSite style detail roll, LIHTC + project-based vouchers, charges in rows
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(2301); N=Names(r); n="r23_p1_onesite_detail.pdf"
FP={"1A60":("1x1 60%",612,935),"1B50":("1x1 50%",612,780),"2A60":("2x1 60%",848,1118),"2B50":("2x1 50%",848,934),"3A60":("3x2 60%",1090,1288)}
units=[]
for b in (1,2,3):
    for f in (1,2):
        for k in range(1,7):
            fp=["1A60","1B50","2A60","2A60","2B50","3A60"][k-1]; units.append((f"{b}{f}0{k}",fp))
recs=[];rows=[]
st=["Occupied"]*30+["Occupied-NTV","Occupied-NTV","Vacant","Vacant","Vacant-Leased","Vacant-Leased"]; r.shuffle(st)
for (u,fp),s in zip(units,st):
    d,sf,mk=FP[fp]
    if s.startswith("Occ"):
        mi=rd(r,(2016,3,1),(2025,12,20)); ls=m1(rd(r,(2025,5,1),(2026,2,27)));le=addy(ls)-D.timedelta(1)
        if mi>ls: ls=m1(mi); ls=mi; le=addy(ls)-D.timedelta(1)
        rent=mk-r.choice([0,0,14,22,35]); L=[]
        if r.random()<.38:
            tp=r.randrange(96,520); L=[("RENT","L",float(tp)),("SUBRENT","L",float(rent-tp))]
        else: L=[("RENT","L",float(rent))]
        if r.random()<.3: L.append(("PETRENT","O",25.0))
        if r.random()<.4: L.append(("CARPORT","O",30.0))
        if r.random()<.12: L.append(("CONC/SPL","O",-50.0))
        bal=r.choice([0,0,0,0,0,12.5,-18.0,float(r.randrange(40,900))+.37]); dep=float(r.choice([200,250,300,400]))
        mo_=rd(r,(2026,4,10),(2026,5,30)) if "NTV" in s else None
        recs.append(dict(u=u,fp=fp,sf=sf,s=s,nm=N("L, F"),mi=mi,mo=mo_,ls=ls,le=le,mk=float(mk),dep=dep,bal=bal,L=L))
    else:
        recs.append(dict(u=u,fp=fp,sf=sf,s=s,nm=None,mi=None,mo=None,ls=None,le=None,mk=float(mk),dep=None,bal=None,L=[]))
        if s=="Vacant-Leased":
            ls=rd(r,(2026,4,3),(2026,4,25))
            recs.append(dict(u=u,fp=fp,sf=sf,s="Applicant",nm=N("L, F"),mi=ls,mo=None,ls=ls,le=addy(ls)-D.timedelta(1),mk=None,dep=250.0,bal=0.0,L=[("RENT","L",float(mk))]))
c=Cv(doc(n),landscape(letter)); pg=0
X=dict(u=28,fp=62,d=96,sf=152,s=160,nm=218,mi=312,ls=358,le=402,mk=482,code=490,lr=573,oc=622,tb=668,dep=714,bal=764)
def head():
    global pg,y; pg+=1
    c.t(28,586,"OneSite Rents v3.0",z=6.5); c.t(396,588,"Juniper Glen Apartments",f="Helvetica-Bold",z=11,al="c"); c.t(764,586,"Page %d"%pg,z=6.5,al="r")
    c.t(28,577,"04/01/2026 8:14:22AM",z=6.5); c.t(396,575,"RENT ROLL DETAIL",f="Helvetica-Bold",z=9,al="c"); c.t(396,564,"As of 03/31/2026",z=7.5,al="c")
    c.t(28,554,"Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary;",f="Helvetica-Oblique",z=6)
    y=538; b="Helvetica-Bold"
    for k,a,l1,l2,al in [("u",0,"","Unit","l"),("fp",0,"","Floorplan","l"),("d",0,"Unit","Designation","l"),("sf",0,"","SQFT","r"),("s",0,"Unit/Lease","Status","l"),("nm",0,"","Name","l"),("mi",0,"Move-In","Move-Out","l"),("ls",0,"Lease","Start","l"),("le",0,"Lease","End","l"),("mk",0,"Market","+ Addl.","r"),("code",0,"Trans","Code","l"),("lr",0,"Lease","Rent","r"),("oc",0,"Other Charges/","Credits","r"),("tb",0,"Total","Billing","r"),("dep",0,"Dep","On Hand","r"),("bal",0,"","Balance","r")]:
        c.t(X[k],y,l1,b,6.3,al); c.t(X[k],y-8,l2,b,6.3,al)
    c.ln(28,y-11,764,y-11,1); y-=21
head(); T=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0); codes={}
for R in recs:
    h=9*max(len(R["L"])+(1 if R["L"] else 0),2 if R["mo"] else 1)
    if y-h<34: c.page(); head()
    z=6.6; app=R["s"]=="Applicant"; star="*" if app else ""
    c.t(X["u"],y,R["u"],z=z);c.t(X["fp"],y,R["fp"],z=z);c.t(X["d"],y,FP[R["fp"]][0],z=z);c.t(X["sf"],y,f"{R['sf']:,}",z=z,al="r");c.t(X["s"],y,R["s"],z=z)
    c.t(X["nm"],y,R["nm"] or "VACANT",z=z);c.t(X["mi"],y,us(R["mi"]),z=z);c.t(X["ls"],y,us(R["ls"]),z=z);c.t(X["le"],y,us(R["le"]),z=z)
    if R["mo"]: c.t(X["mi"],y-9,us(R["mo"]),z=z)
    if R["mk"] is not None: c.t(X["mk"],y,mo(R["mk"]),z=z,al="r")
    if R["dep"] is not None: c.t(X["dep"],y,mo(R["dep"]),z=z,al="r"); c.t(X["bal"],y,mo(R["bal"]),z=z,al="r")
    yy=y
    for cd,k,a in R["L"]:
        c.t(X["code"],yy,cd,z=z); c.t(X["lr"] if k=="L" else X["oc"],yy,mo(a)+star,z=z,al="r"); yy-=9
    lr=sum(a for _,k,a in R["L"] if k=="L"); oc=sum(a for _,k,a in R["L"] if k=="O")
    if R["L"]:
        c.ln(X["lr"]-40,yy+7,X["tb"],yy+7,.3); c.t(X["code"],yy,"Total:",f="Helvetica-Bold",z=z)
        c.t(X["lr"],yy,mo(lr)+star,z=z,al="r");c.t(X["oc"],yy,mo(oc)+star,z=z,al="r");c.t(X["tb"],yy,mo(lr+oc)+star,z=z,al="r")
    y-=h+3
    if not app:
        T["mk"]+=R["mk"];T["lr"]+=lr;T["oc"]+=oc;T["tb"]+=lr+oc;T["dep"]+=R["dep"] or 0;T["bal"]+=R["bal"] or 0
        for cd,k,a in R["L"]: codes[cd]=codes.get(cd,0)+a
    rows.append(row(unit=R["u"],unitType=R["fp"],area=R["sf"],statusText=R["s"],tenantName=R["nm"],moveInDate=R["mi"],moveOutDate=R["mo"],leaseStartDate=R["ls"],leaseEndDate=R["le"],marketRent=R["mk"],
      contractRent=lr if R["L"] else None,charges=chs([(a,b) for a,_,b in R["L"]]),totalCharges=lr+oc if R["L"] else None,deposit=R["dep"],balance=R["bal"]))
if y<60: c.page(); head()
c.ln(28,y+6,764,y+6,1)
c.t(28,y-2,"Totals:",f="Helvetica-Bold");
for k in T: c.t(X[k],y-2,mo(round(T[k],2)),f="Helvetica-Bold",z=6.6,al="r")
c.t(28,y-13,"* Indicates amounts not included in detail totals",f="Helvetica-Oblique",z=6)
c.page(); head(); # summary
c.box(26,y-2,740,30,1,0); y=535
c.t(28,y,"Summary billing by sub journal / transaction code for as of date",f="Helvetica-Bold",z=8); y-=14
for cd,a in codes.items(): c.t(40,y,cd); c.t(200,y,mo(a),al="r"); y-=10
c.ln(140,y+8,200,y+8); c.t(40,y,"Total:",f="Helvetica-Bold"); c.t(200,y,mo(T["tb"]),al="r",f="Helvetica-Bold"); y-=24
c.t(28,y,"Occupancy and Rents Summary for Current Date",f="Helvetica-Bold",z=8); y-=13
for x,h in zip((40,170,230,300),("Unit Status","# Units","Market + Addl.","Leased")): c.t(x+(0 if x==40 else 40),y,h,f="Helvetica-Bold",z=6.5,al="l" if x==40 else "r")
y-=10
for lab,f in [("Occupied, no NTV",lambda R:R["s"]=="Occupied"),("Occupied, NTV",lambda R:R["s"]=="Occupied-NTV"),("Vacant, Leased",lambda R:R["s"]=="Vacant-Leased"),("Vacant, Not Leased",lambda R:R["s"]=="Vacant"),("Total:",lambda R:R["s"]!="Applicant")]:
    q=[R for R in recs if f(R)]; c.t(40,y,lab); c.t(210,y,len(q),al="r"); c.t(270,y,mo(sum(R["mk"] for R in q)),al="r"); c.t(340,y,mo(sum(a for R in q for _,k,a in R["L"] if k=="L")),al="r"); y-=10
c.save()
put(n,"MULTIFAMILY","OneSite rent roll detail, LIHTC, charge rows, summary page",True,"Juniper Glen Apartments","2026-03-31",rows,36,32,4,totals=dict(marketRent=T["mk"],contractRent=T["lr"],totalCharges=T["tb"],deposit=T["dep"],balance=round(T["bal"],2)))

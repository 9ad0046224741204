# OneSite rent roll detail, legal landscape; planted: wrong grand total
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
r=rng(2); N=Names(r); F="larkspur_crossing_onesite_detail.pdf"; asof=dt.date(2026,10,27)
fp={"1A":(668,1245,"1 BR Small"),"1B":(745,1310,""),"2A":(988,1590,""),"2B":(1094,1695,""),"3A":(1312,1995,"")}
ids=[str(100*b+n) for b in (1,2,3,5,6,7) for n in range(1,13)]
rows=[]
stat={3:"Vacant",9:"Occupied-NTV",14:"Vacant-Leased",20:"Occupied-NTVL",27:"Vacant",33:"Admin/Down",38:"Occupied-NTV",46:"Vacant-Leased",52:"Model",58:"Vacant",63:"Occupied-NTVL",70:"Occupied-NTV"}
for i,u in enumerate(ids):
    p=["1A","1A","1B","1B","2A","2A","2B","2B","2A","2A","3A","3A"][i%12]; sf,mk,_=fp[p]; mk=float(mk+r.choice([0,0,15,25,40]))
    s=stat.get(i,"Occupied"); des="Renovated" if r.random()<.2 else "N/A"
    if s in("Vacant","Vacant-Leased","Admin/Down","Model"):
        rows.append(dict(t=row(unit=u,unitType=p,area=sf,statusText=s,marketRent=mk,deposit=0.,balance=0.,contractRent=0.,totalCharges=0.),des=des,ch=[],kind="v",oth=0.))
        if s!="Vacant-Leased": continue
        a=asof+dt.timedelta(days=r.randint(4,20)); e=addm(a,12)-dt.timedelta(days=1); rt=mk-r.choice([0,10,30])
        rows.append(dict(t=row(unit=u,unitType=p,statusText="Applicant",tenantName=N.lf(),moveInDate=iso(a),leaseStartDate=iso(a),leaseEndDate=iso(e),marketRent=0.,deposit=float(r.choice([0,250])),balance=-float(r.choice([0,75,150])),charges=[dict(code="RENT",amount=rt)],contractRent=rt,totalCharges=rt),des=des,ch=[("RENT",rt,0.)],kind="f",oth=0.)); continue
    mi,a,e=lease(r,asof,terms=(12,12,12,10,14)); mo=None
    if s!="Occupied": mo=asof+dt.timedelta(days=r.randint(3,45)); e=mo
    rt=mk-r.choice([0,15,30,45,75,120]); ch=[("RENT",rt,0.)]
    if r.random()<.3: ch.append(("PETFEE",0.,25.))
    if r.random()<.28: ch.append(("CARPORT",0.,40.))
    ch.append(("TRASH",0.,18.)) 
    if r.random()<.15: ch.append(("CONC/SPECL",0.,-float(r.choice([50,62.5,100]))))
    oth=round(sum(q[2] for q in ch),2); tot=round(rt+oth,2)
    rows.append(dict(t=row(unit=u,unitType=p,area=sf,statusText=s,tenantName=N.lf(),moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(a),leaseEndDate=iso(e),marketRent=mk,deposit=float(r.choice([250,250,500,0])),balance=r.choice([0.,0.,0.,0.,tot,-20.,134.55,48.]),
      charges=[dict(code=k,amount=round(x+y,2)) for k,x,y in ch],contractRent=rt,totalCharges=tot),des=des,ch=ch,kind="o",oth=oth))
W,H=landscape(legal); c=canvas.Canvas(doc(F),pagesize=(W,H),invariant=1); pg=0
f,fb="Times-Roman","Times-Bold"
cols=[("unit","","Unit",24,"l"),("fp","","Floorplan",60,"l"),("des","Unit","Designation",108,"l"),("sf","","SQFT",182,"r"),("st","Unit/Lease","Status",190,"l"),("nm","","Name",262,"l"),("mi","Move-In","Move-Out",372,"l"),("ls","Lease","Start",424,"l"),("le","Lease","End",474,"l"),("mk","Market","+ Addl.",578,"r"),("dep","Dep","On Hand",636,"r"),("bal","","Balance",694,"r"),("cc","Trans","Code",706,"l"),("lr","Lease","Rent",820,"r"),("oc","Other Charges/","Credits",896,"r"),("tb","Total","Billing",976,"r")]
X={k[0]:(k[3],k[4]) for k in cols}
def P(k,s,ff=f,z=8): x,al=X[k]; tx(c,x,y,s,al,ff,z)
def head(title="RENT ROLL DETAIL",mode="details"):
    global pg,y
    if pg:
        tx(c,24,18,"details","l",f,7)
        c.showPage()
    pg+=1
    tx(c,24,H-30,"OneSite Rents v3.0","l",f,8); tx(c,24,H-40,"10/27/2026 9:41:06AM","l",f,8); tx(c,W/2,H-30,"Halvorsen Residential LLC - Larkspur Crossing","c",fb,11); tx(c,W/2,H-43,title,"c",fb,11); tx(c,W/2,H-54,"As of 10/27/2026","c",f,9); tx(c,W-24,H-30,f"Page {pg} of 6" if False else f"Page {pg}","r",f,8); tx(c,W-24,H-40,"mgt-521-003","r",f,8)
    tx(c,24,H-66,"Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;","l",f,6.5)
    y=H-80
    if mode=="details":
        for k,a,b,x,al in cols: tx(c,x,y,a,al,fb,8); tx(c,x,y-9,b,al,fb,8)
        c.setLineWidth(.8); c.line(22,y-12,W-22,y-12); y-=24
def D(s): return dt.date.fromisoformat(s).strftime("%m/%d/%Y") if s else ""
head()
for q in rows:
    t=q["t"]; h=max(len(q["ch"])+ (1 if len(q["ch"])>1 else 0),2 if t.get("moveOutDate") else 1)*9.5+3
    if y-h<34: head()
    P("unit",t["unit"]);P("fp",t["unitType"]);P("des",q["des"])
    P("sf",f'{t["area"]:,}' if "area" in t else "")
    P("st",t["statusText"]); P("nm",t.get("tenantName","VACANT")) if q["kind"]!="v" or t["statusText"].startswith("Vacant") else P("nm",{"Model":"MODEL","Admin/Down":"DOWN"}[t["statusText"]])
    P("mi",D(t.get("moveInDate")));P("ls",D(t.get("leaseStartDate")));P("le",D(t.get("leaseEndDate")))
    P("mk",m2(t["marketRent"])+("*" if q["kind"]=="f" else ""));P("dep",m2(t["deposit"]));P("bal",neg(t["balance"]))
    y1=y
    if not q["ch"]: P("lr","0.00");P("oc","0.00");P("tb","0.00"); y-=9.5
    for j,(k,a,b) in enumerate(q["ch"]):
        P("cc",k);P("lr",m2(a));P("oc",neg(b))
        if len(q["ch"])==1: P("tb",m2(a+b))
        if j==0 and t.get("moveOutDate"):
            yy=y;y=y-9.5;P("mi",D(t["moveOutDate"]));y=yy
        y-=9.5
    if len(q["ch"])>1:
        c.setLineWidth(.3); c.line(780,y+7,W-30,y+7); y-=1.5; P("lr",m2(t["contractRent"]),fb);P("oc",neg(q["oth"]),fb);P("tb",m2(t["totalCharges"]),fb); y-=9.5
    elif t.get("moveOutDate"): y-=9.5
    y-=3
cur=[q for q in rows if q["kind"]!="f"]
S=lambda k,L=cur:round(sum(q["t"].get(k,0) for q in L),2)
TM=S("marketRent");TL=S("contractRent");TO=round(sum(q["oth"] for q in cur),2);TB=S("totalCharges")
bad=TL-1800.0; s=f"{TL:,.2f}"
# planted: lease-rent grand total, two digits exchanged
d=list(s)
for i in range(1,len(d)-4):
    if d[i].isdigit() and d[i+1].isdigit() and d[i]!=d[i+1]: d[i],d[i+1]=d[i+1],d[i]; break
bads="".join(d); bad=float(bads.replace(",",""))
assert bad!=TL
y-=4; c.setLineWidth(1); c.line(22,y+10,W-22,y+10)
P("unit","Totals:",fb,9);P("mk",m2(TM),fb);P("dep",m2(S("deposit")),fb);P("bal",neg(S("balance")),fb);P("lr",bads,fb);P("oc",neg(TO),fb);P("tb",m2(TB),fb)
y-=14; tx(c,24,y,"* Pending applicant/renewal - amounts not included in report totals.","l","Times-Italic",7.5)
head("RENT ROLL DETAIL - SUMMARY","summary")
hx=[24,150,230,330,440,560,680]
for x,(a,b) in zip(hx,[("","Floorplan"),("# of","Units"),("Total","SQFT"),("Average","SQFT"),("Total Market","+ Addl."),("Total","Leased Rent"),("Units","Occupied")]): 
    al="l" if x==24 else "r"; tx(c,x+(0 if al=="l" else 40),y,a,al,fb,8);tx(c,x+(0 if al=="l" else 40),y-9,b,al,fb,8)
y-=24
for p in fp:
    L=[q for q in cur if q["t"]["unitType"]==p]; A=sum(q["t"]["area"] for q in L)
    for x,v in zip(hx,[p,len(L),f"{A:,}",f"{A/len(L):,.0f}",m2(S("marketRent",L)),m2(S("contractRent",L)),sum(q["kind"]=="o" for q in L)]): al="l" if x==24 else "r"; tx(c,x+(0 if al=="l" else 40),y,v,al,f,8)
    y-=11
A=sum(q["t"]["area"] for q in cur); occ=sum(q["kind"]=="o" for q in cur)
for x,v in zip(hx,["Totals",len(cur),f"{A:,}",f"{A/len(cur):,.0f}",m2(TM),m2(TL),occ]): al="l" if x==24 else "r"; tx(c,x+(0 if al=="l" else 40),y,v,al,fb,8)
y-=30; tx(c,24,y,"occupancy and rents summary for current date","l",fb,9); y-=14
for k in ["Occupied","Occupied-NTV","Occupied-NTVL","Vacant","Vacant-Leased","Admin/Down","Model"]:
    L=[q for q in cur if q["t"]["statusText"]==k]; tx(c,24,y,k,"l",f,8);tx(c,190,y,len(L),"r",f,8);tx(c,300,y,m2(S("marketRent",L)),"r",f,8); tx(c,390,y,f"{len(L)/len(cur):.2%}","r",f,8); y-=11
tx(c,24,y,"Totals","l",fb,8);tx(c,190,y,len(cur),"r",fb,8);tx(c,300,y,m2(TM),"r",fb,8)
y-=30; tx(c,24,y,"summary billing by transaction code for current date","l",fb,9); y-=14; cs={}
for q in cur:
    for k in q["t"].get("charges",[]): cs[k["code"]]=round(cs.get(k["code"],0)+k["amount"],2)
for k in sorted(cs): tx(c,24,y,k,"l",f,8);tx(c,190,y,neg(cs[k]),"r",f,8); y-=11
tx(c,24,y,"Total","l",fb,8);tx(c,190,y,m2(sum(cs.values())),"r",fb,8); tx(c,24,18,"summary","l",f,7)
c.save()
T=dict(marketRent=TM,contractRent=bad,totalCharges=TB,deposit=S("deposit"),balance=S("balance"),**{"charge:"+k:v for k,v in cs.items()})
save(F,"MULTIFAMILY","RealPage OneSite rent roll detail, legal landscape, trans code lines, applicant rows, summary page",True,
 dict(propertyName="Larkspur Crossing",asOnDate="2026-10-27",units=72,occupied=occ,vacant=sum(q["t"]["statusText"] in ("Vacant","Vacant-Leased") for q in cur),rows=[q["t"] for q in rows],printedTotals=T,totalsExclude={"statusText":"Applicant"},
  planted=dict(kind="total_wrong",what=f"Grand total of Lease Rent printed {bads}; the rows (and the floorplan summary) add to {TL:,.2f}")))

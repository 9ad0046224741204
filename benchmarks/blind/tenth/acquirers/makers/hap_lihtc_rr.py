from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(606); N=Names(r); FN="hap_lihtc_rentroll.pdf"
asof=D(2025,5,1)
mk={"1 BR":(612,1148,92),"2 BR":(838,1392,118),"3 BR":(1064,1675,147)}
ul=[("A",f"{i}") for i in range(101,109)]+[("A",f"{i}") for i in range(201,209)]+[("B",f"{i}") for i in range(101,107)]+[("B",f"{i}") for i in range(201,207)]+[("C",f"{i}") for i in range(1,9)]
rows=[]
vs=set(r.sample(range(len(ul)),2)); mgr=12
for i,(b,u) in enumerate(ul):
    t="3 BR" if b=="C" else r.choice(["1 BR","1 BR","2 BR"]); sf,cr,ua=mk[t]
    R=dict(unit=f"{b}-{u}",unitType=t,area=sf,_set=r.choice(["50%","60%","60%"]),_ua=ua)
    if i==mgr:
        a,l=N(); R.update(tenantName=f"{a} {l} (Mgr)",statusText="Exempt - Manager",moveInDate=D(2019,4,1),_cr=0,_tp=0,_hap=0,_prog="EXEMPT",_set="N/A"); R["contractRent"]=0
    elif i in vs: R.update(statusText="VACANT",_cr=cr)
    else:
        a,l=N(); R.update(tenantName=f"{a} {l}",statusText="Occupied",moveInDate=D(r.randint(2011,2024),r.randint(1,12),r.randint(1,28)))
        prog=r.choice(["HAP","HAP","HAP","HAP","TC only","HCV"]); R["_prog"]=prog
        c=cr if prog=="HAP" else cr-r.choice([120,160,205]); ttp=r.randint(60,620)
        tp=c if prog=="TC only" else max(0,ttp-ua); hap=c-tp
        R.update(contractRent=c,_cr=c,_tp=tp,_hap=hap,deposit=r.choice([50,150,ttp]),_hh=r.randint(1,3 if t!="3 BR" else 6),_cert=D(2025,r.randint(6,12),1) if r.random()<.6 else D(2026,r.randint(1,5),1))
        R["leaseEndDate"]=R["_cert"]-dt.timedelta(1)
        R["charges"]=[{"code":"Tenant Rent","amount":tp},{"code":"Subsidy","amount":hap}]
        if r.random()<.2: R["balance"]=round(r.uniform(10,700),2)
        ap=r.random()
    rows.append(R)
W,H=letter; c=canvas.Canvas(path(FN),pagesize=letter,invariant=1); pg=0
def head():
    global y,pg
    pg+=1; c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-36,"St. Brendan Terrace Limited Partnership"); c.setFont("Times-Roman",10)
    c.drawCentredString(W/2,H-49,"Affordable Rent Roll - HAP Contract OR16-M000-214 / LIHTC BINs OR-08-01101 thru 01103"); c.drawCentredString(W/2,H-61,"Effective May 1, 2025")
    y=H-84; c.setFillGray(.88); c.rect(30,y-15,W-60,25,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold",7)
    for x,a,b in ((34,"Unit","Set-Aside"),(84,"Household Name","Program / HH Size"),(222,"BRs","Move-In"),(276,"SqFt","Next Recert")): c.drawString(x,y,a); c.drawString(x,y-10,b)
    for x,a,b in ((386,"Contract Rent","Utility Allow."),(446,"Tenant Rent","Gross Rent"),(508,"Subsidy (HAP)","Security Dep."),(578,"Lease Ends","Balance Due")): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
    y-=28; c.setFont("Helvetica",7.6)
def foot():
    c.setFont("Helvetica-Oblique",6.5); c.drawString(30,24,"Gross Rent = Tenant Rent + Utility Allowance.  Contract Rent = Tenant Rent + Subsidy."); c.drawRightString(W-30,24,f"Printed 5/2/2025  Page {pg}"); c.setFont("Helvetica",7.6)
head(); bld=None
for R in rows:
    if y<64: foot(); c.showPage(); head()
    b=R["unit"][0]
    R["building"]=f"Building {b}"
    if b!=bld: bld=b; c.setFont("Helvetica-Bold",8.5); c.drawString(34,y,f"Building {b}"); c.setFont("Helvetica",7.6); y-=12
    v=R["statusText"]=="VACANT"; ex="_prog" in R and R["_prog"]=="EXEMPT"
    c.setFont("Helvetica-Bold",7.6); c.drawString(34,y,R["unit"]); c.drawString(84,y,"VACANT" if v else R["tenantName"]); c.setFont("Helvetica",7.6)
    c.drawString(222,y,R["unitType"]); c.drawString(276,y,str(R["area"]))
    d=c.drawRightString
    if not v: 
        d(386,y,m2(R["_cr"])); d(446,y,m2(R["_tp"])); d(508,y,m2(R["_hap"])); d(578,y,usn(R.get("leaseEndDate")))
    else:
        d(386,y,m2(R["_cr"])+"*")
    y-=9.5
    c.setFillGray(.25); c.drawString(34,y,R["_set"])
    if not v:
        c.drawString(84,y,"Exempt - Manager" if ex else f"{R['_prog']} / {R['_hh']}"); c.drawString(222,y,usn(R.get("moveInDate"))); c.drawString(276,y,usn(R.get("_cert")))
        if not ex:
            d(386,y,m2(R["_ua"])); d(446,y,m2(R["_tp"]+R["_ua"])); d(508,y,m2(R["deposit"]))
            if "balance" in R: d(578,y,m2(R["balance"]))
    c.setFillGray(0); c.setLineWidth(.2); c.setStrokeGray(.6); c.line(30,y-3,W-30,y-3); c.setStrokeGray(0); y-=13
    if v: R["marketRent"]=R["_cr"]
o=[x for x in rows if x["statusText"]=="Occupied"]; S=lambda k:sum(x.get(k,0) for x in o)
if y<150: foot(); c.showPage(); head()
c.setFont("Helvetica-Bold",7.8); c.setLineWidth(1); c.line(30,y+9,W-30,y+9)
c.drawString(34,y-1,"TOTAL - OCCUPIED RENTAL UNITS"); d(386,y-1,m2(S("contractRent"))); d(446,y-1,m2(S("_tp"))); d(508,y-1,m2(S("_hap"))); y-=11
d(386,y,m2(S("_ua"))); d(446,y,m2(S("_tp")+S("_ua"))); d(508,y,m2(S("deposit"))); d(578,y,m2(S("balance"))); y-=24
c.setFont("Helvetica",7.8)
vr=sum(x["_cr"] for x in rows if x["statusText"]=="VACANT")
for a,b in (("Total units",len(rows)),("Occupied rental units",len(o)),("Manager's unit (exempt)",1),("Vacant units",len(vs)),("* Approved contract rent of vacant units",m2(vr)),("Gross potential (occupied + vacant)",m2(vr+S("contractRent")))):
    c.drawString(34,y,a); d(260,y,str(b)); y-=11
foot(); c.save()
for x in rows:
    if x["statusText"]=="VACANT": x.pop("marketRent"); x["contractRent"]=x["_cr"]
    if x["statusText"].startswith("Exempt"): x["charges"]=[{"code":"Tenant Rent","amount":0},{"code":"Subsidy","amount":0}]
save(FN,"MULTIFAMILY","Affordable two-line rent roll (HAP/LIHTC)","two-line records with two-line header, subsidy split, manager unit, contract rent on vacants",
 dict(propertyName="St. Brendan Terrace Limited Partnership",asOnDate="2025-05-01",units=len(rows),occupied=None,vacant=len(vs),rows=rows))

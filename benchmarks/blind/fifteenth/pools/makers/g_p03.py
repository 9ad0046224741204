# RealPage OneSite Rent Roll Detail, charge codes as columns, two-line dates, pending renewals / applicants with ** amounts
from common import *
from reportlab.pdfgen import canvas
r=random.Random(1003); F="onesite_rentroll_detail_tamarisk.pdf"
fps=[("A1",650,1195),("A2",725,1260),("B1",980,1495),("B2R",1050,1610)]
codes=["RENT","PETRENT","PARKING","TRASH","WATER","MTMFEE","EMPLCRED"]; asof=dt.date(2025,6,25)
rows=[]
def mk(unit,fp,des,st,**k): return dict(unit=unit,unitType=fp[0],area=fp[1],statusText=st,_des=des,**k)
for n in range(44):
    unit=f"{n//11+1}-{101+n%11 if n%11<6 else 201+n%11-6}"; fp=fps[(n*7+n//5)%4]; des=r.choice(["N/A","N/A","N/A","Reno"])
    mkt=float(fp[2]+(75 if des=="Reno" else 0)); q=r.random()
    if q<.07: rows.append(mk(unit,fp,des,"Vacant",marketRent=mkt)); continue
    if q<.12:
        rows.append(mk(unit,fp,des,"Vacant-Leased",marketRent=mkt)); d=asof+dt.timedelta(days=r.randint(5,20)); e=addm(d,12)-dt.timedelta(days=1)
        ch=[("RENT",mkt-20),("TRASH",10.0)]
        rows.append(mk(unit,fp,des,"Applicant",tenantName=person(r,"{l}, {f}"),charges=[dict(code=a,amount=b) for a,b in ch],contractRent=mkt-20,totalCharges=mkt-10,moveInDate=iso(d),leaseStartDate=iso(d),leaseEndDate=iso(e),deposit=150.0,balance=0.0,_d=(d,None,d,e))); continue
    st="Occupied"; mo=None
    if q>.92: st="Occupied-NTV"; mo=asof+dt.timedelta(days=r.randint(6,50))
    nm=person(r,"{l}, {f}"); mi=asof-dt.timedelta(days=r.randint(30,1900)); ls=addm(mi,((asof-mi).days//366)*12); le=addm(ls,12)-dt.timedelta(days=1)
    rent=mkt-r.choice([0,15,35,60,85,120]); ch=[("RENT",rent)]
    if r.random()<.3: ch.append(("PETRENT",30.0))
    if r.random()<.3: ch.append(("PARKING",float(r.choice([40,65]))))
    ch.append(("TRASH",10.0)); ch.append(("WATER",round(r.uniform(28,62),2)))
    if le<asof: ch.append(("MTMFEE",150.0))
    if n==17: ch.append(("EMPLCRED",-250.0))
    rows.append(mk(unit,fp,des,st,tenantName=nm,marketRent=mkt,charges=[dict(code=a,amount=b) for a,b in ch],contractRent=rent,totalCharges=round(sum(b for a,b in ch),2),
        moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=float(r.choice([0,150,250,300])),balance=r.choice([0.0]*5+[-21.4,63.88,rent]),_d=(mi,mo,ls,le)))
    if r.random()<.1 and st=="Occupied" and le>asof:
        d=le+dt.timedelta(days=1); e=addm(d,12)-dt.timedelta(days=1); nr=rent+40
        rows.append(mk(unit,fp,des,"Pending renewal",tenantName=nm,charges=[dict(code="RENT",amount=nr),dict(code="TRASH",amount=10.0)],contractRent=nr,totalCharges=nr+10,moveInDate=iso(mi),leaseStartDate=iso(d),leaseEndDate=iso(e),deposit=0.0,balance=0.0,_d=(mi,None,d,e)))
OUT=("Applicant","Pending renewal")
X=[595,650,700,745,790,835,884]
cx=dict(RENT=700,PETRENT=748,PARKING=796,TRASH=840,WATER=884,MTMFEE=930,EMPLCRED=984)
C=canvas.Canvas(doc(F),pagesize=(1008,612)); pg=0
def head():
    global y,pg
    pg+=1; C.setFont("Times-Roman",8); C.drawString(24,590,"OneSite Rents v3.0"); C.drawString(24,580,"06/25/2025 4:18:09PM"); C.drawRightString(984,590,f"Page {pg} of {NP}"); C.drawRightString(984,580,"Loan ID 1100-20937-B")
    C.setFont("Times-Bold",12); C.drawCentredString(504,590,"Granary Residential - Tamarisk Flats"); C.setFont("Times-Bold",10); C.drawCentredString(504,577,"RENT ROLL DETAIL"); C.setFont("Times-Roman",8); C.drawCentredString(504,566,"As of 06/25/2025")
    C.setFont("Times-Italic",6.5); C.drawCentredString(504,556,"Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;")
    C.setFillGray(.85); C.rect(22,528,964,22,stroke=0,fill=1); C.setFillGray(0); C.setFont("Times-Bold",7.2)
    for a,x,t,u in [(0,24,"","Unit"),(0,60,"","Floorplan"),(0,104,"Unit","Designation"),(1,176,"","SQFT"),(0,184,"Unit/Lease","Status"),(0,252,"","Name"),(0,356,"Move-In","Move-Out"),(0,408,"Lease Start","Lease End"),(1,506,"Market","+ Addl."),(1,554,"Dep","On Hand"),(1,602,"","Balance"),(1,654,"Total","Billing")]+[(1,cx[c],"",c) for c in codes]:
        f=C.drawRightString if a else C.drawString; f(x,541,t); f(x,532,u)
    y=518
def body():
    global y
    head()
    for x in rows:
        if y<40: C.showPage(); head()
        C.setFont("Times-Roman",7.4); s="**" if x["statusText"] in OUT else ""
        C.drawString(24,y,x["unit"]); C.drawString(60,y,x["unitType"]); C.drawString(104,y,x["_des"]); C.drawRightString(176,y,m0(x["area"])); C.drawString(184,y,x["statusText"]); C.drawString(252,y,x.get("tenantName","VACANT" if x["statusText"].startswith("Vac") else ""))
        d=x.get("_d")
        if d:
            C.drawString(356,y,us(d[0])); C.drawString(356,y-8.5,us(d[1])); C.drawString(408,y,us(d[2])); C.drawString(408,y-8.5,us(d[3]))
        if "marketRent" in x: C.drawRightString(506,y,m2(x["marketRent"]))
        if "deposit" in x: C.drawRightString(554,y,m2(x["deposit"]))
        if "balance" in x: C.drawRightString(602,y,par(x["balance"]))
        if "totalCharges" in x: C.drawRightString(654,y,m2(x["totalCharges"])+s)
        for q in x.get("charges",[]): C.drawRightString(cx[q["code"]],y,par(q["amount"])+s)
        y-=19.5
    ph=[x for x in rows if x["statusText"] not in OUT]
    if y<190: C.showPage(); head()
    C.line(480,y+10,986,y+10); C.setFont("Times-Bold",7.4); C.drawString(408,y,"Totals:")
    C.drawRightString(506,y,m2(S(ph,"marketRent"))); C.drawRightString(554,y,m2(S(ph,"deposit"))); C.drawRightString(602,y,par(S(ph,"balance"))); C.drawRightString(654,y,m2(S(ph,"totalCharges")))
    for c in codes: C.drawRightString(cx[c],y,par(sum(q["amount"] for x in ph for q in x.get("charges",[]) if q["code"]==c)))
    y-=12; C.setFont("Times-Italic",6.8); C.drawString(24,y,"** Indicates amounts not included in detail totals"); y-=22
    C.setFont("Times-Bold",8); C.drawString(24,y,"Tamarisk Flats - Occupancy and Rents Summary for Current Date"); y-=12
    for xx,t in [(150,"Unit Status"),]: C.drawString(24,y,t)
    for xx,t in [(230,"Market + Addl."),(290,"# Units"),(370,"Potential Rent")]: C.drawRightString(xx,y,t)
    C.line(24,y-3,370,y-3); y-=12; tot=[0,0,0]
    for lab,st in [("Occupied, no NTV",["Occupied"]),("Occupied, NTV",["Occupied-NTV"]),("Occupied NTV Leased",[]),("Vacant Leased",["Vacant-Leased"]),("Admin/Down",[]),("Vacant Not Leased",["Vacant"])]:
        l=[x for x in ph if x["statusText"] in st]; a=S(l,"marketRent"); p=sum(x.get("contractRent",x["marketRent"]) for x in l); C.setFont("Times-Roman",7.6)
        C.drawString(24,y,lab); C.drawRightString(230,y,m2(a)); C.drawRightString(290,y,str(len(l))); C.drawRightString(370,y,m2(p)); y-=10; tot=[tot[0]+a,tot[1]+len(l),tot[2]+p]
    C.setFont("Times-Bold",7.6); C.drawString(24,y,"Totals:"); C.drawRightString(230,y,m2(tot[0])); C.drawRightString(290,y,str(tot[1])); C.drawRightString(370,y,m2(tot[2]))
    C.save(); return ph
NP=0; ph=body(); NP=pg; pg=0; C=canvas.Canvas(doc(F),pagesize=(1008,612)); ph=body()
vac=sum(x["statusText"].startswith("Vac") for x in ph)
ex=[i for i,x in enumerate(rows) if x["statusText"] in OUT]
save(F,"MULTIFAMILY","OneSite Rent Roll Detail, charge code columns, stacked dates, ** pending rows",True,[{k:v for k,v in x.items() if k[0]!="_"} for x in rows],"Tamarisk Flats","2025-06-25",len(ph),len(ph)-vac,vac,totals={k:S(ph,k) for k in("marketRent","deposit","totalCharges","contractRent")},exclude=ex)

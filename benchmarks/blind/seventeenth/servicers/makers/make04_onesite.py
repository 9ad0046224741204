from common import *
from reportlab.pdfgen import canvas
r=random.Random(1604);N="r16_04_apartments_onesite.pdf"
W,H=1008,612
c=canvas.Canvas(f"{B}/documents/{N}",pagesize=(W,H))
sp=[(30,"l"),(72,"l"),(128,"l"),(196,"r"),(208,"l"),(282,"l"),(398,"c"),(450,"c"),(502,"c"),(590,"r"),(604,"l"),(710,"r"),(790,"r"),(855,"r"),(915,"r"),(975,"r")]
pg=[0]
def head():
    pg[0]+=1
    put(c,588,[(30,"l"),(504,"c"),(975,"r")],["OneSite Rents v3.0","Saddleback Pointe Residences","Page %d"%pg[0]],"Helvetica",7.5)
    put(c,576,[(30,"l"),(504,"c")],["10/31/2026 8:41:07AM","RENT ROLL DETAIL"],"Helvetica-Bold",10)
    put(c,565,[(504,"c"),(975,"r")],["As of 10/31/2026","mgt-521-003"],"Helvetica",7.5)
    put(c,556,[(504,"c")],["Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary"],"Helvetica",6)
    put(c,540,sp,["","","Unit","","Unit/Lease","","Move-In","Lease","Lease","Market","Trans","Lease","Other","Total","Dep","Balance"],"Helvetica-Bold",7)
    put(c,531,sp,["Unit","Floorplan","Designation","SQFT","Status","Name","Move-Out","Start","End","+ Addl.","Code","Rent","Charges/Credits","Billing","On Hand",""],"Helvetica-Bold",7)
    c.setLineWidth(1.2);c.line(30,527,975,527);c.setLineWidth(.4);return 515
f=lambda d:d.strftime("%m/%d/%Y")
FP={"A1":(642,1385),"A2R":(718,1495),"B1":(986,1790),"B2R":(1064,1925),"C1":(1298,2240)}
U=[]
for b in (1,2,3,4):
    for fl in (1,2,3):
        for k in range(1,7): U.append((f"{b}{fl}0{k}",["A1","A2R","B1","B1","B2R","C1"][k-1]))
y=head();T=[];tot=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0);codes={};stc={};drop="3204";app=None
for i,(u,fp) in enumerate(U):
    sq,mk=FP[fp];mk+=15*(int(u[1])-1)
    st="Occupied"
    if i in(7,22,48,65):st="Vacant"
    elif i in(13,41):st="Vacant-Leased"
    elif i in(18,30,57):st="Occupied-NTV"
    elif i==36:st="Occupied-NTVL"
    elif i==0:st="Admin/Down"
    recs=[]
    if st.startswith("Occ"):
        mi=D(r.randint(2022,2026),r.randint(1,10),r.randint(1,28));ls=mi if mi.year>=2026 or (mi.year==2025 and mi.month>10) else addm(mi,12*(2025-mi.year+(1 if mi.month<=9 else 0)))
        if ls>D(2026,10,31):ls=addm(ls,-12)
        le=addm(ls,12)-dt.timedelta(days=1);rent=mk-r.choice([0,25,40,65,90,115])
        ch=[("RENT",float(rent))]
        if r.random()<.35:ch.append(("PETRENT",35.0))
        ch.append(("TRASH",12.0))
        if r.random()<.25:ch.append(("GARAGE",125.0))
        if r.random()<.08:ch.append(("CONC/EMPL",-100.0))
        mo=D(2026,11,r.randint(3,29)) if "NTV" in st else None
        recs.append((st,person(r),mi,mo,ls,le,ch,float(r.choice([0,250,300,500])),round(r.choice([0,0,0,0,0,rent,-35.5,112.4,48.0]),2),mk))
    elif st=="Admin/Down":recs.append((st,"MODEL",None,None,None,None,[],None,None,mk))
    else: recs.append((st,"VACANT",None,None,None,None,[],None,None,mk))
    if st in("Vacant-Leased","Occupied-NTVL"):
        ls=D(2026,11,15);recs.append(("Applicant" if st=="Vacant-Leased" else "Pending renewal" if 0 else "Applicant",person(r),ls,None,ls,D(2027,11,14),[("RENT*",float(mk-20)),("TRASH*",12.0)],0.0 if 0 else 300.0,0.0,None))
    for q,(s,n,mi,mo,ls,le,ch,dep,bal,mkt) in enumerate(recs):
        fut=s=="Applicant"
        need=10*max(1,len(ch)+(1 if ch else 0),2 if mo else 1)+6
        prt=u!=drop
        if prt and y-need<34:c.showPage();y=head()
        if not fut:
            stc.setdefault(s,[0,0.,0.]);stc[s][0]+=1;stc[s][1]+=mkt;stc[s][2]+=ch[0][1] if ch else 0
            tot["mk"]+=mkt
        lr=sum(v for k,v in ch if k.startswith("RENT"));oc=sum(v for k,v in ch if not k.startswith("RENT"))
        if not fut:
            tot["lr"]+=lr;tot["oc"]+=oc;tot["tb"]+=lr+oc;tot["dep"]+=dep or 0;tot["bal"]+=bal or 0
            for k,v in ch:codes[k]=codes.get(k,0)+v
        if not prt:continue
        put(c,y,sp,[u,fp,"N/A",f"{sq:,}",s,n,f(mi) if mi else "",f(ls) if ls else "",f(le) if le else "",m2(mkt) if mkt else ("0.00" if 0 else "")]+([ch[0][0],m2(ch[0][1]),"","",m2(dep),m2(bal)] if ch else []))
        yy=y
        if mo:put(c,y-10,[(398,"c")],[f(mo)])
        for k,v in ch[1:]:
            yy-=10;put(c,yy,[(604,"l"),(790,"r")],[k,m2(v)])
        if ch:
            yy-=10;c.line(660,yy+8,855,yy+8);put(c,yy,[(604,"l"),(710,"r"),(790,"r"),(855,"r")],["Total",m2(lr),m2(oc),m2(lr+oc)],"Helvetica-Bold",7)
        y=y-need
        row=dict(unit=u,unitType=fp,area=sq,statusText=s,marketRent=float(mkt) if mkt else None)
        if ch: row.update(tenantName=n,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,contractRent=lr,deposit=dep,balance=bal,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=lr+oc)
        T.append(row)
if y<230:c.showPage();y=head()
y-=8;c.setLineWidth(1);c.line(30,y+10,975,y+10)
put(c,y,[(30,"l"),(590,"r"),(710,"r"),(790,"r"),(855,"r"),(915,"r"),(975,"r")],["Totals:"]+[m2(tot[k]) for k in("mk","lr","oc","tb","dep","bal")],"Helvetica-Bold",7);y-=12
put(c,y,[(30,"l")],["* Indicates amounts not included in detail totals"],"Helvetica-Oblique",6.5);y-=22
put(c,y,[(30,"l"),(300,"r"),(380,"r"),(460,"r"),(600,"l"),(760,"r")],["Amt / Status","# Units","Market + Addl.","Leased","Summary billing by transaction code","Amount"],"Helvetica-Bold",7)
y1=y
for k,v in stc.items():
    y-=10;put(c,y,[(30,"l"),(300,"r"),(380,"r"),(460,"r")],[k,v[0],m2(v[1]),m2(v[2])])
y-=11;put(c,y,[(30,"l"),(300,"r"),(380,"r"),(460,"r")],["Totals:",sum(v[0] for v in stc.values()),m2(sum(v[1] for v in stc.values())),m2(sum(v[2] for v in stc.values()))],"Helvetica-Bold",7)
for k,v in codes.items():
    y1-=10;put(c,y1,[(600,"l"),(760,"r")],[k,m2(v)])
y1-=11;put(c,y1,[(600,"l"),(760,"r")],["Total:",m2(sum(codes.values()))],"Helvetica-Bold",7)
c.save()
no=sum(v[0] for k,v in stc.items() if k.startswith("Occ"));nv=sum(v[0] for k,v in stc.items() if k.startswith("Vac"))
save(N,dict(propertyName="Saddleback Pointe Residences",asOnDate="2026-10-31",units=72,occupied=no,vacant=nv,planted=dict(what=f"unit {drop} left off the printed roll; printed totals and status counts still include it",kind="row_dropped"),rows=T,printedTotals=dict(marketRent=tot["mk"],contractRent=tot["lr"],totalCharges=tot["tb"],deposit=tot["dep"],balance=round(tot["bal"],2))),"MULTIFAMILY","OneSite rent roll detail, charge lines with sub-totals, applicants, admin/down unit",True)

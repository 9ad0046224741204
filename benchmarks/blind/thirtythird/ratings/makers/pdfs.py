from common import *
from reportlab.lib.pagesizes import letter,landscape,legal,A4
LL=landscape(letter)
# 1 -------------------------------------------------------------- Yardi Rent Roll with Lease Charges
def d1():
    f="rw_lease_charges_tamarack.pdf"; r=rng(f); pn=People(r); asof=D(2025,3,31)
    plans={"tam1a":("A1",648,1185),"tam1b":("A2",722,1260),"tam2a":("B1",968,1495),"tam2b":("B2",1044,1580),"tam3a":("C1",1236,1865)}
    rows=[];fut=[]
    us=[f"{b}{fl}{n:02d}" for b in (1,2) for fl in (1,2,3) for n in range(1,7)]
    tag={"1102":"MODEL","2304":"DOWN","1205":"VACANT","2103":"VACANT","1306":"VACANT"}
    for u in us:
        k=list(plans)[(int(u[-1])+int(u[0]))%5]; _,sf,mk=plans[k]; mk+=int(u[1])*10
        d={"unit":u,"unitType":k,"area":sf,"marketRent":float(mk),"section":"Current/Notice/Vacant Residents"}
        if u in tag:
            d.update(statusText=tag[u],balance=0.0,deposit=0.0,_t=tag[u])
            rows.append(d);continue
        mi=D(2025,3,1)-dt.timedelta(r.randint(5,1500)); end=eom(addm(asof,r.choice([0,1,2,3,4,5,6,7,8,9,10,11])))
        rent=float(mk-r.choice([0,15,25,40,55,80,110]))
        ch=[("rent",rent),("trash",12.0)]
        if r.random()<.35: ch.append(("petrent",35.0))
        if r.random()<.3: ch.append(("carport",50.0))
        if r.random()<.15: ch.append(("concess",-50.0))
        d.update(tenantName=pn("{f} {l}"),statusText="Occupied",_t="",_c="t%07d"%r.randint(412000,489000),contractRent=rent,
          charges=[{"code":a,"amount":b} for a,b in ch],totalCharges=sum(b for _,b in ch),deposit=float(r.choice([200,300,300,500])),
          moveInDate=mi,leaseEndDate=end,balance=r.choice([0,0,0,0,0,-12.0,47.35,rent+112.0]))
        if r.random()<.12: d["moveOutDate"]=end
        rows.append(d)
    for u in ("1205","2103"):
        b=[x for x in rows if x["unit"]==u][0]; mi=D(2025,4,r.randint(4,25)); rent=b["marketRent"]-20
        ch=[("rent",rent),("trash",12.0)]
        fut.append({"unit":u,"unitType":b["unitType"],"area":b["area"],"marketRent":b["marketRent"],"section":"Future Residents/Applicants","statusText":"Future Residents/Applicants","tenantName":pn("{f} {l}"),"_c":"t%07d"%r.randint(490000,499000),"_t":"",
         "contractRent":rent,"charges":[{"code":a,"amount":x} for a,x in ch],"totalCharges":rent+12,"deposit":300.0,"moveInDate":mi,"leaseEndDate":eom(addm(mi,11)),"balance":-300.0})
    cols=[(36,"l",30),(68,"l",34),(130,"r",26),(140,"l",48),(192,"l",105),(345,"r",45),(356,"l",42),(438,"r",44),(490,"r",44),(540,"r",44),(552,"l",50),(606,"l",50),(660,"l",50),(756,"r",48)]
    def hd(p):
        p.t(p.w/2,575,"Rent Roll with Lease Charges","c","Helvetica-Bold",11)
        p.t(p.w/2,563,"Tamarack Pointe Apartments (tamarack)","c",fs=8); p.t(p.w/2,553,"As Of = 03/31/2025","c",fs=8); p.t(p.w/2,543,"Month Year = 03/2025","c",fs=8)
        h1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"]
        h2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
        p.c.setFillGray(.87); p.c.rect(34,508,724,24,stroke=0,fill=1); p.c.setFillGray(0)
        p.y=522; p.row(h1,"Helvetica-Bold"); p.row(h2,"Helvetica-Bold"); p.y-=4
        p.t(36,22,"Friday, April 4, 2025  10:41 AM",fs=6); p.t(p.w-36,22,f"Page {p.page}","r",fs=6)
    p=P(f,LL,cols,fs=7,lead=9.2,bottom=36,header=hd)
    for title,rs in (("Current/Notice/Vacant Residents",rows),("Future Residents/Applicants",fut)):
        p.need(5); p.t(36,p.y,title,font="Helvetica-Bold",fs=8); p.y-=11
        for d in rs:
            ch=d.get("charges",[]); p.need(len(ch)+2)
            v=[d["unit"],d["unitType"],money(d["area"],cents=False),d.get("_c",d["_t"]),d.get("tenantName",d["_t"]),money(d["marketRent"])]
            tail=[money(d["deposit"]),"0.00",mdy(d.get("moveInDate")),mdy(d.get("leaseEndDate")),mdy(d.get("moveOutDate")),money(d["balance"],par=True)]
            c0=[ch[0]["code"],money(ch[0]["amount"],par=True)] if ch else ["","0.00"]
            p.row(v+c0+tail)
            for c in ch[1:]: p.row([""]*6+[c["code"],money(c["amount"],par=True)])
            if ch: p.line(396,440,p.y+7); p.row([""]*6+["Total",money(d["totalCharges"],par=True)],"Helvetica-Bold"); 
            p.y-=2
    # summary
    p.need(16); p.y-=6
    S=lambda rs,k:sum(x.get(k,0) for x in rs)
    occ=[x for x in rows if "tenantName" in x]; vac=[x for x in rows if x["_t"]=="VACANT"]; non=[x for x in rows if x["_t"] in("MODEL","DOWN")]
    p.t(36,p.y,"Summary Groups",font="Helvetica-Bold",fs=8)
    xs=[330,400,475,540,590,640,756]
    for x,h in zip(xs,["Square Footage","Market Rent","Lease Charges","Security Dep.","# Of Units","% Unit Occ.","Balance"]): p.t(x,p.y,h,"r","Helvetica-Bold",7)
    p.y-=11
    for n,rs,cu in (("Current/Notice/Vacant Residents",rows,1),("Future Residents/Applicants",fut,0),("Occupied Units",occ,2),("Total Non Rev Units",non,2),("Total Vacant Units",vac,2),("Totals:",rows,3)):
        rr=rows+fut if cu==3 else rs
        if cu==3: p.line(34,758)
        vals=[money(S(rs,"area"),cents=False),money(S(rs,"marketRent")),money(S(rr,"totalCharges")) if cu!=2 else "",money(S(rr,"deposit")) if cu!=2 else "",str(len(rs)) if cu else "",f"{len(rs)/len(rows)*100:.2f}" if cu>=2 else "",money(S(rr,"balance"),par=True) if cu!=2 else ""]
        p.t(36,p.y,n,font="Helvetica-Bold" if cu==3 else None)
        for x,v in zip(xs,vals): p.t(x,p.y,v,"r")
        p.y-=10
    p.done()
    save(f,"MULTIFAMILY","Yardi Voyager Rent Roll with Lease Charges, stacked charge lines","medium","Tamarack Pointe Apartments",asof,len(rows),len(occ),len(vac),rows+fut)
# 2 -------------------------------------------------------------- OneSite rent roll detail (large)
def d2():
    f="onesite_detail_harbor_mill.pdf"; r=rng(f); pn=People(r); asof=D(2025,5,15)
    rows=[];pl=[("A1R",705,1389),("A2",781,1475),("B1",1020,1760),("B2L",1102,1845),("S1",540,1215)]
    units=[f"{b:02d}-{n}" for b in range(1,8) for n in list(range(101,109))+list(range(201,209))][:110]
    st={}
    idx=list(range(110)); r.shuffle(idx)
    for i in idx[:4]: st[i]="Vacant"
    for i in idx[4:7]: st[i]="Vacant-Leased"
    for i in idx[7:13]: st[i]="Occupied-NTV"
    for i in idx[13:16]: st[i]="Occupied-NTVL"
    st[idx[16]]="Model"; st[idx[17]]="Admin/Down"
    def ten(d,rent,mi,s,e):
        ch=[("RENT",rent)]
        if r.random()<.4: ch.append(("PEST",5.0))
        if r.random()<.25: ch.append(("PETRENT",30.0))
        if r.random()<.12: ch.append(("CONC/SPECL",-75.0))
        d.update(tenantName=pn("{l}, {f}"),moveInDate=mi,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[{"code":a,"amount":b} for a,b in ch],totalCharges=sum(b for _,b in ch))
    for i,u in enumerate(units):
        k,sf,mk=pl[(i*7+i//8)%5]; s=st.get(i,"Occupied"); d={"unit":u,"unitType":k,"area":sf,"statusText":s,"marketRent":float(mk+5*(i%4)),"_d":r.choice(["RENO","CLSC"])}
        if s.startswith("Occ"):
            ls=D(2024,6,1)+dt.timedelta(r.randint(0,330)); mi=ls if r.random()<.6 else ls-dt.timedelta(365*r.randint(1,3))
            ten(d,float(mk-r.randint(0,120)),mi,ls,addm(ls,r.choice([12,12,13,15]))-dt.timedelta(1))
            if "NTV" in s: d["moveOutDate"]=D(2025,6,r.randint(1,30)); 
            d["deposit"]=float(r.choice([0,100,250,250,500])); d["balance"]=r.choice([0.0,0.0,0.0,-5.0,31.5,float(r.randint(40,1500))])
            if "NTV" in s: d["leaseEndDate"]=d["moveOutDate"]
        rows.append(d)
        if s in("Vacant-Leased","Occupied-NTVL"):
            a={"unit":u,"unitType":k,"area":sf,"statusText":"Applicant","_d":d["_d"],"deposit":250.0,"balance":0.0}
            ls=D(2025,6 if "Vac" in s else 7,r.randint(2,28)); ten(a,float(mk),ls,ls,addm(ls,12)-dt.timedelta(1)); rows.append(a)
    cols=[(24,"l",34),(60,"l",34),(97,"l",30),(148,"r",24),(156,"l",60),(220,"l",95),(318,"l",44),(366,"l",44),(414,"l",44),(502,"r",42),(510,"l",48),(600,"r",42),(650,"r",46),(694,"r",42),(734,"r",38),(772,"r",38)]
    def hd(p):
        p.t(24,588,"RealPage OneSite Rents v3.0",fs=7); p.t(24,579,"05/16/2025  7:52:08AM",fs=7); p.t(p.w-24,588,f"Page {p.page}","r",fs=7)
        p.t(p.w/2,586,"Harborstone Residential - Harbor Mill Lofts","c","Times-Bold",11); p.t(p.w/2,573,"RENT ROLL DETAIL","c","Times-Bold",10); p.t(p.w/2,562,"As of 05/15/2025","c","Times-Roman",9)
        p.t(24,550,"Parameters: Properties - ALL; Show - All; Subjournals - ALL; Exclude formers? - Yes; Sort by - Unit; Report type - Details + Summary; Show Unit Rent as - Market + Addl.;",fs=5.5)
        if p.page==1 or not getattr(p,"summary",0):
            p.line(22,774,545); p.y=536
            p.row(["","","Unit","","Unit/Lease","","Move-In","Lease","Lease","Market +","Trans","Lease","Other","Total","Dep","Balance"],"Helvetica-Bold",6.3,adv=True)
            p.row(["Unit","Floorplan","Desig.","SQFT","Status","Name","Move-Out","Start","End","Addl.","Code","Rent","Charges/Cr.","Billing","On Hand",""],"Helvetica-Bold",6.3)
            p.line(22,774,p.y+5); p.y-=4
    p=P(f,LL,cols,fs=6.3,lead=8,bottom=30,header=hd)
    sh=lambda d: mdy(d)
    for d in rows:
        ch=d.get("charges",[]); p.need(max(2,len(ch)+1))
        star="*" if d["statusText"]=="Applicant" else ""
        def cc(c): 
            x=money(c["amount"])+star
            return [c["code"],x,""] if c["code"]=="RENT" else [c["code"],"",x]
        p.row([d["unit"],d["unitType"],d["_d"],d["area"],d["statusText"],d.get("tenantName","VACANT" if d["statusText"].startswith("Vac") else d["statusText"].upper()),sh(d.get("moveInDate")),sh(d.get("leaseStartDate")),sh(d.get("leaseEndDate")),money(d.get("marketRent"))]+(cc(ch[0]) if ch else ["","",""])+[""]+[money(d.get("deposit")),money(d.get("balance"))])
        for i,c in enumerate(ch[1:]): p.row([""]*6+[sh(d.get("moveOutDate")) if i==0 else ""]+[""]*3+cc(c))
        if ch:
            p.row([""]*6+[sh(d.get("moveOutDate")) if len(ch)==1 else ""]+[""]*3+["Total",]+["","",money(d["totalCharges"])+star])
        p.y-=1.5
    cur=[x for x in rows if x["statusText"]!="Applicant"]; oc=[x for x in cur if x["statusText"].startswith("Occ")]
    rent=sum(c["amount"] for x in oc for c in x["charges"] if c["code"]=="RENT"); oth=sum(x["totalCharges"] for x in oc)-rent
    p.need(4); p.y-=4; p.line(22,774,p.y+8)
    p.row(["Totals:","","","","","","","","",money(sum(x["marketRent"] for x in cur)),"",money(rent),money(oth),money(rent+oth),money(sum(x.get("deposit",0) for x in rows),cents=False),money(sum(x.get("balance",0) for x in rows))],"Helvetica-Bold",6)
    p.y-=4; p.t(24,p.y,"* Indicates amounts not included in detail totals",fs=6)
    p.summary=1; p.new(); p.y=530
    p.t(24,p.y,"Occupancy and Rents Summary for Current Date",font="Times-Bold",fs=9); p.y-=14
    X=[24,260,340,420]
    for x,h in zip(X,["Unit Status","Market + Addl.","# Units","Lease Rent"]): p.t(x,p.y,h,"l" if x==24 else "r","Helvetica-Bold",7)
    p.y-=11
    for n,pred in (("Occupied, no NTV",lambda s:s=="Occupied"),("Occupied, NTV",lambda s:s=="Occupied-NTV"),("Occupied, NTV Leased",lambda s:s=="Occupied-NTVL"),("Vacant, Leased",lambda s:s=="Vacant-Leased"),("Admin/Down",lambda s:s=="Admin/Down"),("Model",lambda s:s=="Model"),("Vacant, Not Leased",lambda s:s=="Vacant"),("Totals:",lambda s:True)):
        z=[x for x in cur if pred(x["statusText"])]
        for x,v in zip(X,[n,money(sum(a["marketRent"] for a in z)),str(len(z)),money(sum(a.get("contractRent",0) for a in z))]): p.t(x,p.y,v,"l" if x==24 else "r",fs=7)
        p.y-=10
    p.done()
    save(f,"MULTIFAMILY","RealPage OneSite Rent Roll Detail, 110 units, applicants starred","medium","Harbor Mill Lofts",asof,110,len(oc),7,rows)
# 3 -------------------------------------------------------------- MRI office
def d3():
    f="mri_bldg_410_office.pdf"; r=rng(f); asof=D(2025,6,30)
    T=["Vantrell Actuarial Group LLC","Pike & Loomis, P.C.","Orrin Dental Partners","Sablewood Capital Advisors","Greyfen Title Agency","U.S. General Svcs - SSA","Meridel Engineering Inc.","Castlebar Insurance Brokers","Nuvola Software Corp.","Tri-Valley Credit Union","Corvane Staffing Solutions","Lathrop Hearing Clinic","Ashgrove Wealth Mgmt","Brightline Court Reporting"]
    su=["0100","0110","0120","0200","0210","0220","0300","0310","0350","0400","0410","0500","0520","0600","0620","0700","0710"]
    vacs=["0120","0410","0710"]; rows=[];ti=0
    for s in vacs: rows.append({"building":"410","unit":s,"statusText":"Vacant","section":"Vacant Suites","area":r.randint(11,62)*100+r.randint(3,97)})
    for s in [x for x in su if x not in vacs]:
        a=r.randint(15,98)*100+r.randint(1,99); psf=r.randint(88,126)/4; m=round(a*psf/12,2); b=addm(D(2025,1,1),-r.randint(6,80)); e=eom(addm(b,r.choice([60,84,120,126])-1))
        while e<asof: e=eom(addm(e,36))
        d={"building":"410","unit":s,"tenantName":T[ti],"statusText":"Occupied","section":"Occupied Suites","leaseStartDate":b,"leaseEndDate":e,"area":a,"contractRent":m,"_psf":psf}
        cr=round(a*r.uniform(.12,.4),2) if r.random()<.75 else 0.0; oi=float(r.choice([0,0,0,150,275,600]))
        d["charges"]=[{"code":"Cost Recovery","amount":cr},{"code":"Other Income","amount":oi}]; d["_cr"],d["_oi"]=cr,oi; d["_stop"]=0 if cr else 9.85
        st=[];dd=addm(D(2025,b.month,1),12 if b.month<=6 else 0); q=psf
        while dd<e and len(st)<r.choice([1,2,3,4]): q=round(q+.5,2); st.append({"date":dd,"amount":round(a*q/12,2),"_q":q}); dd=addm(dd,12)
        d["rentSteps"]=st; rows.append(d); ti+=1
    # Ashgrove: month to month
    rows[-2]["leaseEndDate"]=None; rows[-2]["leaseEndDate"]="MTM"; rows[-2]["rentSteps"]=[]
    cols=[(26,"l",30),(58,"l",28),(92,"l",180),(262,"l",50),(318,"l",50),(410,"r",42),(470,"r",56),(512,"r",36),(572,"r",54),(612,"r",36),(664,"r",46),(690,"l",24),(722,"l",50),(840,"r",58),(884,"r",36)]
    size=(920,612)
    def hd(p):
        p.t(26,586,"Database:   LATHAMPRP"); p.t(460,586,"Rent Roll","c","Courier-Bold",10); p.t(884,586,f"Page:  {p.page}","r")
        p.t(26,576,"Bldg Status: Active only"); p.t(460,576,"Corporate Ridge Tower","c"); p.t(884,576,"Date:  7/2/2025","r")
        p.t(460,566,"6/30/2025","c"); p.t(884,566,"Time:  04:18 PM","r")
        p.y=546
        p.row(["","","","","","GLA","Monthly","Annual","Monthly","Expense","Monthly"]); p.t(790,p.y+9,"---- Future Rent Increases ----","c")
        p.row(["Bldg","Suit","","Rent","","Sqft","Base Rent","Rate","Cost","Stop","Other","","","Monthly",""])
        p.row(["Id","Id","Occupant Name","Start","Expiration","","","PSF","Recovery","","Income","Cat","Date","Amount","PSF"])
        p.line(24,888,p.y+5,.8); p.y-=6
    p=P(f,size,cols,font="Courier",fs=7,lead=9,bottom=40,header=hd); sec=None
    for d in rows:
        n=max(1,len(d.get("rentSteps",[]))); p.need(n+2)
        if d["section"]!=sec: sec=d["section"]; p.y-=2; p.t(26,p.y,sec,font="Courier-Bold",fs=8); p.y-=12
        st=d.get("rentSteps",[])
        sv=lambda s:["BRR",mdy(s["date"],"%-m/%-d/%Y"),money(s["amount"]),f"{s['_q']:.2f}"]
        if sec=="Vacant Suites": p.row([d["building"],d["unit"],"Vacant","","",money(d["area"],cents=False)])
        else: p.row([d["building"],d["unit"],d["tenantName"],mdy(d["leaseStartDate"],"%-m/%-d/%Y"),mdy(d["leaseEndDate"],"%-m/%-d/%Y"),money(d["area"],cents=False),money(d["contractRent"]),f"{d['_psf']:.2f}",money(d["_cr"]),f"{d['_stop']:.2f}" if d["_stop"] else "",money(d["_oi"])]+(sv(st[0]) if st else []))
        for s in st[1:]: p.row([""]*11+sv(s))
        p.y-=3
    oc=[d for d in rows if d["section"]!="Vacant Suites"]; va=rows[:3]; ao=sum(d["area"] for d in oc); av=sum(d["area"] for d in va)
    p.need(8); p.y-=6; p.line(24,888); S=lambda k:money(sum(d[k] for d in oc))
    base=money(sum(d["contractRent"] for d in oc))
    p.t(92,p.y,"Totals:",font="Courier-Bold")
    for lab,n,a in (("Occupied Sqft:",len(oc),ao),("Leased/Unoccupied Sqft:",0,0),("Vacant Sqft:",len(va),av),("Total Sqft:",len(rows),ao+av)):
        p.t(290,p.y,lab,"r"); p.t(318,p.y,f"{n} Units"); p.t(410,p.y,money(a,cents=False),"r")
        if n==len(oc): p.t(470,p.y,base,"r"); p.t(572,p.y,S("_cr"),"r"); p.t(664,p.y,S("_oi"),"r")
        if lab[0]!="T": p.t(180,p.y,f"{a/(ao+av)*100:.2f}%","r")
        p.y-=10
    p.done()
    save(f,"OFFICE","MRI rent roll, Courier, future rent increases to the right","medium","Corporate Ridge Tower",asof,len(rows),len(oc),len(va),rows)
# 4 -------------------------------------------------------------- Argus presentation rent roll
def d4():
    f="argus_presentation_wexford.pdf"; r=rng(f)
    T=[("Fresh Acre Market","A",41250,12.5),("Dollar Depot","B",9600,9.75),("Bluefin Poke & Grill","101",1820,31),("Nail Atelier","102",1200,29.5),(None,"103",2400,0),("Cobalt Wireless","104",1600,33),("Sunrise Pediatric Dental","105",3150,27.25),("Pawsitive Grooming","106",1450,26),("Mathlete Tutoring","107",1800,24.5),(None,"108",1325,0),("Twin Ladle Ramen","109",2275,30),("H&R Alder Tax Svc.","110",1500,25.75),("Corner Bank, N.A.","Pad 1",3600,42),("Java Junction Drive-Thru","Pad 2",950,68)]
    rows=[]; M=lambda d:d.strftime("%b-%Y")
    for n,s,a,q in T:
        if not n: rows.append({"unit":s,"area":a,"statusText":"Vacant"}); continue
        b=addm(D(2025,4,1),-r.randint(4,70)); t=r.choice([60,84,120]);t=240 if a>20000 else t
        if addm(b,t)<D(2025,6,1): t+=60
        e=addm(b,t-1); ann=round(a*q); ann=ann//12*12; st=[];k=addm(D(2025,b.month,1),0 if b.month>4 else 12); m=ann//12
        for j in range(r.choice([1,2,2,3])):
            if k>=e: break
            m=round(m*1.03); st.append({"date":M(k),"amount":m}); k=addm(k,24 if a>9000 else 12)
        rows.append({"unit":s,"tenantName":n,"statusText":"Occupied","area":a,"contractRent":ann//12,"annualRent":ann,"leaseStartDate":M(b),"leaseEndDate":M(e),"rentSteps":st,"_t":t})
    tot=sum(d["area"] for d in rows)
    cols=[(40,"l",20),(62,"l",150),(262,"r",50),(335,"r",66),(352,"l",56),(460,"r",52),(475,"l",100)]
    def hd(p):
        p.t(40,752,"Wexford Crossing Shopping Center",font="Times-Bold",fs=14); p.t(40,737,"Presentation Rent Roll & Current Term Tenant Summary",font="Times-Italic",fs=10); p.t(40,724,"As of April 2025 for 92,140 Square Feet" if False else f"As of Apr-2025 for {tot:,} Square Feet",font="Times-Roman",fs=9)
        p.c.setFillColorRGB(.13,.25,.42); p.c.rect(36,680,540,34,stroke=0,fill=1); p.c.setFillGray(1)
        p.y=704
        p.row(["","DESCRIPTION","AREA","BASE RENT","RENT ADJUSTMENTS","","EXPENSE"],"Times-Bold",7.5); 
        p.row(["","Tenant / Suite","Floor SF","per Year","Changes","Changes to","Reimbursement"],"Times-Roman",7.5)
        p.row(["No.","Lease Dates & Term","Bldg Share","per Month","on","(per Month)","Description of Operating Exp."],"Times-Roman",7)
        p.c.setFillGray(0); p.y=668
        p.t(306,28,f"- {p.page} -","c","Times-Roman",8); p.t(40,28,"Source: ARGUS model as underwritten; retyped for surveillance file",font="Times-Italic",fs=7)
    cols[4]=(352,"l",84);p=P(f,letter,cols,font="Times-Roman",fs=9,lead=11,bottom=46,header=hd)
    for i,d in enumerate(rows):
        st=d.get("rentSteps",[]); n=max(3,len(st)); p.need(n+1); y0=p.y
        v="tenantName" in d
        L=[[f"{i+1}",d["tenantName"] if v else "Available",money(d["area"],cents=False),"$"+money(d["annualRent"],cents=False) if v else ""],
           ["",f"Suite: {d['unit']}",f"{d['area']/tot*100:.2f}%","$"+money(d["contractRent"],cents=False) if v else ""],
           ["",f"{d['leaseStartDate']} to {d['leaseEndDate']}" if v else "Vacant","",""]]
        note=(["Net: Pays full pro rata","share of CAM, tax & ins."] if d["area"]<9000 else ["Tax & insurance only,","CAM capped"]) if v else []
        for j in range(n):
            a=L[j] if j<3 else [""]*4
            s=[st[j]["date"],"$"+money(st[j]["amount"],cents=False)] if j<len(st) else ["",""]
            p.row(a+s+[note[j] if j<len(note) else ""],"Times-Bold" if False else None)
        if v: p.t(62,p.y,f"{d['_t']} Months",fs=8); p.y-=11
        p.c.setStrokeGray(.7); p.line(36,576,p.y+7,.4); p.c.setStrokeGray(0); p.y-=5
    p.need(5); oc=[d for d in rows if "tenantName" in d]; ao=sum(d["area"] for d in oc); A=sum(d["annualRent"] for d in oc)
    p.row(["","TOTAL OCCUPIED SqFt",money(ao,cents=False),"$"+money(A,cents=False),f"{len(oc)} tenants",],"Times-Bold"); p.row(["","",f"{ao/tot*100:.2f}%","$"+money(A//12,cents=False)])
    p.row(["","TOTAL AVAILABLE SqFt",money(tot-ao,cents=False),"","2 suites"],"Times-Bold"); p.row(["","TOTAL SqFt",money(tot,cents=False)],"Times-Bold")
    p.done(); save(f,"RETAIL","Argus presentation rent roll, stacked cells, month-only dates","hard","Wexford Crossing Shopping Center","2025-04",14,12,2,rows)
# 5 -------------------------------------------------------------- SiteLink self storage, planted row dropped
def d5():
    f="sitelink_rentroll_L047.pdf"; r=rng(f); pn=People(r); rows=[];asof=D(2025,2,28)
    G=[("5x5","Climate",25,52,10,"A"),("5x10","Climate",50,84,14,"A"),("10x10","Climate",100,139,12,"B"),("10x10","Drive-Up",100,118,10,"C"),("10x20","Drive-Up",200,184,10,"C"),("12x30","Parking",360,75,6,"P")]
    num={"A":101,"B":201,"C":301,"P":1}
    for sz,ty,sf,std,n,z in G:
        for _ in range(n):
            u=f"{z}{num[z]:03d}"; num[z]+=1; x=r.random()
            d={"unit":u,"unitType":f"{sz} {ty}","_sz":sz,"_ty":ty,"area":sf,"marketRent":float(std),"section":f"{sz} {ty}"}
            if x<.17: d["statusText"]="Vacant"
            elif x<.2: d["statusText"]="Unrentable"
            else:
                rt=float(std+r.choice([-15,-10,0,0,4,9,17,25])); mi=asof-dt.timedelta(r.randint(10,2400)); pt=D(2025,3,mi.day if mi.day<29 else 28)-dt.timedelta(1); late=r.random()<.14
                if late: pt=addm(pt,-r.randint(1,3))
                d.update(statusText="Rented",tenantName=pn("{l}, {f}"),contractRent=rt,moveInDate=mi,_pt=pt,balance=round(rt*2+20,2) if late else 0.0,deposit=float(r.choice([0,0,0,25,50])))
            rows.append(d)
    if not any(d["statusText"]=="Unrentable" for d in rows):
        d=[x for x in rows if x["statusText"]=="Vacant"][1]; d["statusText"]="Unrentable"
    cols=[(40,"l",28),(74,"l",30),(108,"l",44),(178,"r",22),(188,"l",46),(240,"l",105),(384,"r",42),(430,"r",42),(470,"r",36),(478,"l",40),(522,"l",40),(612,"r",46),(652,"r",34)]
    size=(690,792)
    def hd(p):
        p.t(40,760,"Rent Roll",font="Helvetica-Bold",fs=15); p.t(650,764,"L047 - Stow-Rite Self Storage of Cedar Bluff","r","Helvetica-Bold",9); p.t(650,753,"2210 Old Quarry Rd, Cedar Bluff","r",fs=7); p.t(40,746,"As of Friday, February 28, 2025   (sorted by Unit Type, Unit)",fs=7.5)
        p.c.setFillColorRGB(.8,.88,.8); p.c.rect(36,718,620,16,stroke=0,fill=1); p.c.setFillGray(0); p.y=723
        p.row(["Unit","Size","Type","Area","Status","Tenant","Std Rate","Rent Rate","Variance","Moved In","Paid Thru","Balance","Deposit"],"Helvetica-Bold",7); p.y-=6
        p.t(40,24,"SiteLink Web Edition    Printed 3/1/2025 8:03:11 AM",fs=6); p.t(650,24,f"Page {p.page}","r",fs=6)
    p=P(f,size,cols,fs=7.2,lead=10.5,bottom=38,header=hd)
    dropped=[d for d in rows if d["statusText"]=="Rented" and d["unitType"]=="10x10 Climate"][4]
    z=lambda rs,k:sum(x.get(k,0) for x in rs)
    def tot(lab,rs):
        p.line(36,656,p.y+8); oc=[x for x in rs if x["statusText"]=="Rented"]
        p.t(40,p.y,f"{lab}  {len(rs)} units, {len(oc)} rented",font="Helvetica-Bold")
        p.row(["","","","","","",money(z(rs,"marketRent")),money(z(oc,"contractRent")),money(sum(x["contractRent"]-x["marketRent"] for x in oc)),"","",money(z(oc,"balance")),money(z(oc,"deposit"),cents=False)],"Helvetica-Bold"); p.y-=6
    for sz,ty,*_ in G:
        k=f"{sz} {ty}"; rs=[d for d in rows if d["section"]==k]; p.need(4)
        for d in rs:
            if d is dropped: continue
            p.need(1); o=d["statusText"]=="Rented"
            p.row([d["unit"],d["_sz"],d["_ty"],d["area"],d["statusText"],d.get("tenantName",""),money(d["marketRent"]),money(d.get("contractRent")),money(d["contractRent"]-d["marketRent"]) if o else "",mdy(d.get("moveInDate"),"%-m/%-d/%y"),mdy(d.get("_pt"),"%-m/%-d/%y"),money(d.get("balance")),money(d.get("deposit"),cents=False)])
        p.need(2); tot(k+":",rs)
    p.need(9); tot("Site Total:",rows)
    for s in ("Rented","Vacant","Unrentable"):
        q=[x for x in rows if x["statusText"]==s]; p.t(40,p.y,f"{s}: {len(q)} units   {z(q,'area'):,} sq ft   {len(q)/len(rows)*100:.1f}%"); p.y-=10
    p.done(); c=lambda s:sum(x["statusText"]==s for x in rows)
    save(f,"SELF_STORAGE","SiteLink rent roll by unit type with subtotals","medium","Stow-Rite Self Storage of Cedar Bluff",asof,len(rows),c("Rented"),c("Vacant"),[x for x in rows if x is not dropped],
      planted={"what":f"row of unit {dropped['unit']} (rented, {dropped['contractRent']:.2f}) missing from the 10x10 Climate group; group and site totals and unit counts still include it","kind":"row_dropped"})
# 6 -------------------------------------------------------------- AppFolio several properties
def d6():
    f="appfolio_kettering_group.pdf"; r=rng(f); pn=People(r); rows=[];asof=D(2025,7,31)
    PR=[("Belmont Fourplex","418 Belmont Ave Dayton, OH 45402",["1","2","3","4"],"2/1.00",850,950),("Maple Court","1210 Maple St Dayton, OH 45410",[str(x) for x in range(1,15)],"1/1.00",620,795),("Shroyer Terrace","77 Shroyer Rd Oakwood, OH 45419",[f"{c}{i}" for c in "ABC" for i in range(1,6)],"2/1.50",940,1125),("Wayne House","2331 Wayne Ave Dayton, OH 45420",["2331 Wayne Ave"],"3/2.00",1480,1695)]
    for nm,ad,us,bb,sf,mk in PR:
        for i,u in enumerate(us):
            b=bb if i%4 else {"1/1.00":"0/1.00"}.get(bb,bb); a=sf+(i%3)*15; x=r.random()
            d={"propertyName":nm,"_ad":ad,"unit":u,"unitType":b,"area":a,"marketRent":float(mk+(i%3)*20)}
            s="Current" if x<.76 else r.choice(["Notice-Unrented","Notice-Rented","Vacant-Unrented","Vacant-Rented","Evict"])
            if nm=="Maple Court" and i==6: s="Vacant-Rented"
            if nm=="Maple Court" and i==2: s="Notice-Rented"
            if nm=="Wayne House": s="Current"
            d["statusText"]=s
            if not s.startswith("Vac"):
                lf=addm(D(2025,7,1),-r.randint(0,11)); rt=float(mk-r.choice([0,20,45,70]))
                d.update(tenantName=pn("{f} {l}"),contractRent=rt,deposit=float(r.choice([rt,500,rt])),leaseStartDate=lf,leaseEndDate=eom(addm(lf,11)),moveInDate=addm(lf,-12*r.randint(0,3)),balance=round(rt+75,2) if s=="Evict" else r.choice([0.0,0.0,0.0,25.0,float(r.randint(100,700))]))
                if s.startswith("Not"): d["moveOutDate"]=D(2025,8,31)
            rows.append(d)
            if s.endswith("-Rented"):
                mi=D(2025,9,1) if s[0]=="N" else D(2025,8,15)
                rows.append({"propertyName":nm,"_ad":ad,"unit":u,"unitType":b,"area":a,"marketRent":d["marketRent"],"statusText":"Future","tenantName":pn("{f} {l}"),"contractRent":d["marketRent"],"deposit":500.0,"leaseStartDate":mi,"leaseEndDate":addm(mi,12)-dt.timedelta(1),"moveInDate":mi,"balance":0.0})
    cols=[(30,"l",68),(102,"l",30),(136,"l",94),(234,"l",70),(340,"r",28),(396,"r",48),(452,"r",48),(508,"r",48),(520,"l",46),(570,"l",46),(620,"l",46),(670,"l",46),(762,"r",42)]
    def hd(p):
        if p.page==1:
            p.t(30,580,"Rent Roll",font="Helvetica",fs=18); 
            for i,s in enumerate(["Exported On: 08/01/2025 09:12 AM","Properties: Kettering Street Holdings (group) - Units: Active","As of: 07/31/2025","Include Non-Revenue Units: No"]): p.t(30,564-i*10,s,fs=7.5)
            p.y=510
        else: p.y=575
        p.row(["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due"],"Helvetica-Bold",7.5); p.line(28,764,p.y+6,1); p.y-=5
        p.t(30,20,"Created on 08/01/2025",fs=6.5); p.t(762,20,f"Page {p.page}","r",fs=6.5)
    p=P(f,LL,cols,fs=7.5,lead=13,bottom=36,header=hd); Z=lambda rs,k:sum(x.get(k,0) for x in rs)
    allu=[]
    for nm,ad,*_ in PR:
        rs=[d for d in rows if d["propertyName"]==nm]; p.need(3); p.c.setFillGray(.93); p.c.rect(28,p.y-3,736,12,stroke=0,fill=1); p.c.setFillGray(0); p.t(30,p.y,f"{nm} - {ad}",font="Helvetica-Bold",fs=7.5); p.y-=14
        for d in rs:
            p.need(1); p.row([d["unit"],d["unitType"],d.get("tenantName",""),d["statusText"],money(d["area"],cents=False),money(d["marketRent"]),money(d.get("contractRent")),money(d.get("deposit")),mdy(d.get("leaseStartDate")),mdy(d.get("leaseEndDate")),mdy(d.get("moveInDate")),mdy(d.get("moveOutDate")),money(d.get("balance"))])
            p.c.setStrokeGray(.85); p.line(28,764,p.y+9.5,.3); p.c.setStrokeGray(0)
        ph=[d for d in rs if d["statusText"]!="Future"]; allu+=ph; oc=[d for d in ph if not d["statusText"].startswith("Vac")]
        p.need(2); p.row([f"{len(ph)} Unit{'s' if len(ph)>1 else ''}","",f"{len(oc)/len(ph)*100:.1f}% Occupied","",money(Z(ph,"area"),cents=False),money(Z(ph,"marketRent")),money(Z(oc,"contractRent")),money(Z(rs,"deposit")),"","","","",money(Z(rs,"balance"))],"Helvetica-Bold"); p.y-=6
    oc=[d for d in allu if not d["statusText"].startswith("Vac")]; p.need(2); p.line(28,764,p.y+10,1)
    p.row([f"Total {len(allu)} Units","",f"{len(oc)/len(allu)*100:.1f}% Occupied","",money(Z(allu,"area"),cents=False),money(Z(allu,"marketRent")),money(Z(oc,"contractRent")),money(Z(rows,"deposit")),"","","","",money(Z(rows,"balance"))],"Helvetica-Bold",7)
    p.done(); save(f,"MULTIFAMILY","AppFolio rent roll, four properties in groups, future tenants, rent subtotal without futures","medium",None,asof,len(allu),len(oc),len(allu)-len(oc),rows)
# 7 -------------------------------------------------------------- Manufactured home community, Rent Manager
def d7():
    f="rentmanager_willow_bend_mhc.pdf"; r=rng(f); pn=People(r); rows=[];asof=D(2025,1,31)
    C=["Lot Rent","Home Rent","Water/Sewer","Trash","Pet"]
    for i in range(1,59):
        u=f"{i:02d}"; d={"unit":u,"section":"Home Sites"}; x=r.random()
        if i==1: k="Office"
        elif i==2: k="MGR"
        else: k="TOH" if x<.68 else "POH" if x<.82 else "Vacant Site" if x<.94 else "Vacant POH"
        d["statusText"]=k if k[0]=="V" or k=="Office" else "Occupied"; d["unitType"]=k if not k[0]=="V" else None; d["_k"]=k
        if k in("TOH","POH","MGR"):
            lot=0.0 if k=="MGR" else float(r.choice([485,485,510,525])); hm=float(r.choice([650,695,740])) if k=="POH" else 0.0
            v=[lot,hm,0.0 if k=="MGR" else round(r.uniform(28,71),2),0.0 if k=="MGR" else 18.0,15.0 if r.random()<.2 and k!="MGR" else 0.0]
            d.update(tenantName=pn("{l}, {f}") ,contractRent=lot,charges=[{"code":c,"amount":a} for c,a in zip(C,v) if a],totalCharges=round(sum(v),2),_v=v,moveInDate=asof-dt.timedelta(r.randint(40,6500)),leaseEndDate="MTM" if k!="POH" else eom(addm(asof,r.randint(1,11))),deposit=float(r.choice([0,300,485,500])),balance=r.choice([0.0,0.0,0.0,-20.0,float(r.randint(30,900))]))
            if k=="MGR": d["charges"]=[]
        rows.append(d)
    for i in range(1,7):
        d={"unit":f"RV-{i}","unitType":"Storage","section":"RV / Boat Storage","_k":"Storage"}
        if i in(3,6): d["statusText"]="Vacant"
        else: v=[0,0,0,0,0]; d.update(statusText="Occupied",tenantName=pn("{l}, {f}"),totalCharges=45.0,_v=v,moveInDate=asof-dt.timedelta(r.randint(100,1500)),leaseEndDate="MTM",deposit=0.0,balance=0.0,charges=[{"code":"Storage","amount":45.0}]); d["_st"]=45.0
        rows.append(d)
    cols=[(34,"l",28),(64,"l",52),(122,"l",112),(288,"r",44),(334,"r",44),(384,"r",44),(426,"r",38),(462,"r",32),(508,"r",42),(562,"r",50),(572,"l",48),(624,"l",48),(716,"r",44),(758,"r",42)]
    def hd(p):
        p.t(34,582,"Willow Bend Manufactured Home Community",font="Helvetica-Bold",fs=12); p.t(34,569,"Rent Roll - by Site",fs=9); p.t(758,582,"01/31/2025","r",fs=9); p.t(758,571,f"Page {p.page} of 2","r",fs=7)
        p.t(400,550,"------------------------- Recurring Monthly Charges -------------------------","c","Helvetica-Oblique",7)
        p.y=539; p.row(["Site","Type","Resident","Lot Rent","Home Rent","Water/Sewer","Trash","Pet","Storage","Total","Move In","Lease Exp.","Sec. Dep.","Balance"],"Helvetica-Bold",7); p.line(32,760,p.y+5); p.y-=5
        p.t(34,18,"Rent Manager 12  |  Report: RR-Site  |  TOH = tenant-owned home, POH = park-owned home, MGR = manager's home",fs=6)
    p=P(f,LL,cols,fs=7.3,lead=11.8,bottom=30,header=hd); sec=None
    def tot(lab,rs):
        q=[x for x in rs if "_v" in x]; v=[sum(x["_v"][i] for x in q) for i in range(5)]+[sum(x.get("_st",0) for x in q)]
        p.line(240,760,p.y+9); p.row(["",""]+[lab]+[money(a,dash="-") for a in v]+[money(sum(x["totalCharges"] for x in q)),"","",money(sum(x["deposit"] for x in q)),money(sum(x["balance"] for x in q))],"Helvetica-Bold",7); p.y-=4
    for s in ("Home Sites","RV / Boat Storage"):
        rs=[x for x in rows if x["section"]==s]; p.need(3); p.t(34,p.y,s,font="Helvetica-BoldOblique",fs=8.5); p.y-=13
        for d in rs:
            p.need(1); k=d["_k"]
            if "_v" in d: p.row([d["unit"],k,d["tenantName"]]+[money(a,dash="-") for a in d["_v"]+[d.get("_st",0)]]+[money(d["totalCharges"]),mdy(d["moveInDate"]),mdy(d["leaseEndDate"]),money(d["deposit"]),money(d["balance"],par=True)])
            else: p.row([d["unit"],k if k in("Office","Storage") else "",d["statusText"].upper() if k!="Office" else "COMMUNITY OFFICE"],"Helvetica-Oblique")
        p.need(1); tot(f"Total {s}",rs)
    p.need(6); tot("Grand Total",rows); hs=[x for x in rows if x["section"]=="Home Sites"]; oc=[x for x in hs if "_v" in x]; va=[x for x in hs if x["_k"][0]=="V"]
    p.t(34,p.y,f"Home sites: {len(hs)}     Occupied: {len(oc)} (incl. manager)     Vacant: {len(va)}     Office: 1     Physical occupancy: {len(oc)/len(hs)*100:.1f}%"); p.done()
    for d in rows:
        if d["_k"]=="MGR": d["totalCharges"]=0.0; d.pop("contractRent")
        if d["_k"]=="Storage": pass
        if d["statusText"]=="Office": d["statusText"]="COMMUNITY OFFICE"
        elif d["_k"][0]=="V": d["statusText"]=d["statusText"].upper()
        elif d["statusText"]=="Vacant": d["statusText"]="VACANT"
    save(f,"MANUFACTURED_HOUSING","Rent Manager by site, charge columns, RV storage rows no units","medium","Willow Bend Manufactured Home Community",asof,len(hs),len(oc),len(va),rows)
ALL=[d1,d2,d3,d4,d5,d6,d7]
if __name__=="__main__":
    for g in ALL: g(); print(INDEX[-1]["file"])

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors

def p01():
    fn="cedarbrook_flats_detail.pdf"; r=rng(6301); nm=namer(r,"lf")
    types=[("1BR/1BA",640,985),("1BR/1BA DEN",735,1065),("2BR/1BA",860,1210),("2BR/2BA",945,1315)]
    rows=[]; blds="ABCD"
    for b in blds:
        for i in range(16):
            fl=1+i//8; u=f"{b}{fl}{i%8+1:02d}"
            t=types[[0,0,1,2,2,3,3,1][i%8]]; mk=t[2]+(15 if fl==2 else 0)
            row=dict(unit=u,building=b,unitType=t[0],area=t[1],marketRent=mk)
            x=r.random()
            if x<0.09:
                st=r.choice(["VACANT - READY","VACANT - READY","VACANT - MAKE READY","DOWN UNIT"]); row.update(statusText=st,_v=1)
            else:
                mi=D(2025,9,1)-dt.timedelta(days=r.randint(5,1900)); 
                if mi>D(2024,10,1): ls=mi; 
                else: ls=D(2024+(1 if mi.month<=8 else 0),mi.month,1)
                if ls<D(2024,10,1): ls=addm(ls,12)
                if ls>D(2025,9,30): ls=addm(ls,-12)
                le=addm(ls,12)-dt.timedelta(days=1)
                mtm=r.random()<0.08
                rent=mk-r.choice([0,0,10,25,40,55,80])
                ch=[("RENT",float(rent))]
                if r.random()<.9: ch.append(("TRSH",18.0))
                if r.random()<.95: ch.append(("WTR",{640:32.,735:32.,860:41.,945:41.}[t[1]]))
                if r.random()<.25: ch.append(("PET",35.0))
                if r.random()<.2: ch.append(("CPRT",45.0))
                if r.random()<.06: ch.append(("CONC",-50.0))
                dep=float(r.choice([300,300,500,rent]))
                bal=0.0 if r.random()<.75 else round(r.choice([-r.uniform(5,60),r.uniform(20,1500)]),2)
                row.update(tenantName=nm(),moveInDate=mi,leaseStartDate=ls,leaseEndDate="MTM" if mtm else le,contractRent=float(rent),charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for _,a in ch),deposit=dep,balance=bal,statusText="Occupied")
            rows.append(row)
    W,H=letter; c=canvas.Canvas(out(fn),pagesize=letter); pg=[0]
    X=dict(unit=32,ten=72,mi=205,ls=255,le=305,mk=396,rent=448,dep=506,bal=580)
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",12); c.drawString(30,756,"Rent Roll - Unit Detail")
        c.setFont("Helvetica",8); c.drawString(30,744,"Cedarbrook Flats"); c.drawString(30,734,"Rents and balances as of 09/30/2025")
        c.drawRightString(582,756,f"Page {pg[0]}"); c.drawRightString(582,744,"Printed 10/06/2025 8:14 AM"); c.drawRightString(582,734,"User: MGR2")
        c.setLineWidth(1.2); c.line(30,728,582,728); c.setFont("Helvetica-Bold",7.5)
        for k,t in (("unit","Unit"),("ten","Tenant"),("mi","Move In"),("ls","Lease Start"),("le","Lease End")): c.drawString(X[k],719,t)
        for k,t in (("mk","Market"),("rent","Rent"),("dep","Deposit"),("bal","Balance")): c.drawRightString(X[k],719,t)
        c.drawString(72,709,"Unit Type"); c.drawString(145,709,"Sq Ft"); c.drawString(205,709,"Recurring Charges"); c.drawRightString(580,709,"Total Chgs")
        c.setLineWidth(.5); c.line(30,704,582,704); return 693
    y=head()
    def need(h):
        nonlocal y
        if y-h<40: c.showPage(); y=head()
    g=dict(n=0,mk=0,rent=0,dep=0,bal=0,tot=0,v=0)
    def totline(label,s):
        nonlocal y
        need(28); c.setLineWidth(.4); c.line(340,y+8,582,y+8); c.setFont("Helvetica-Bold",7.5)
        c.drawString(72,y,label); 
        for k in ("mk","rent","dep","bal"): c.drawRightString(X[k],y,m2(s[k]))
        y-=10; c.drawString(205,y,"Total recurring charges"); c.drawRightString(580,y,m2(s["tot"])); y-=16
    for b in blds:
        need(50); c.setFillGray(.88); c.rect(30,y-3,552,11,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold",8); c.drawString(32,y,f"Building {b}"); y-=14
        s=dict(n=0,mk=0,rent=0,dep=0,bal=0,tot=0,v=0)
        for w in [q for q in rows if q["building"]==b]:
            need(24); c.setFont("Helvetica",7.5); c.drawString(X["unit"],y,w["unit"]); c.drawRightString(X["mk"],y,m2(w["marketRent"]))
            if w.get("_v"): c.drawString(X["ten"],y,f"** {w['statusText']} **")
            else:
                c.drawString(X["ten"],y,w["tenantName"]); c.drawString(X["mi"],y,us(w["moveInDate"])); c.drawString(X["ls"],y,us(w["leaseStartDate"]))
                c.drawString(X["le"],y,w["leaseEndDate"] if isinstance(w["leaseEndDate"],str) else us(w["leaseEndDate"]))
                c.drawRightString(X["rent"],y,m2(w["contractRent"])); c.drawRightString(X["dep"],y,m2(w["deposit"])); c.drawRightString(X["bal"],y,m2(w["balance"]))
            y-=9; c.setFont("Helvetica-Oblique",7); c.drawString(72,y,w["unitType"]); c.drawString(145,y,str(w["area"]))
            if w.get("charges"):
                c.drawString(205,y,"   ".join(f"{q['code']} {m2(q['amount'])}" for q in w["charges"])); c.drawRightString(580,y,m2(w["totalCharges"]))
            y-=12; s["n"]+=1; s["mk"]+=w["marketRent"]; s["v"]+=w.get("_v",0)
            for k,f in (("rent","contractRent"),("dep","deposit"),("bal","balance"),("tot","totalCharges")): s[k]+=w.get(f,0)
        totline(f"Building {b}: {s['n']} units, {s['v']} vacant",s)
        for k in g: g[k]+=s[k]
    totline(f"Property: {g['n']} units, {g['v']} vacant",g)
    need(110); c.setFont("Helvetica-Bold",8); c.drawString(72,y,"Recap of recurring charges"); c.drawString(330,y,"Occupancy"); y-=11; c.setFont("Helvetica",7.5)
    cd={}
    for w in rows:
        for q in w.get("charges",[]): cd[q["code"]]=cd.get(q["code"],0)+q["amount"]
    desc=dict(RENT="Apartment rent",TRSH="Valet trash",WTR="Water / sewer flat fee",PET="Pet rent",CPRT="Carport",CONC="Recurring concession")
    y0=y
    for k,v in cd.items(): c.drawString(72,y,k); c.drawString(105,y,desc[k]); c.drawRightString(270,y,m2(v)); y-=10
    c.line(215,y+8,270,y+8); c.drawRightString(270,y,m2(sum(cd.values())))
    for t,v in (("Total units",g["n"]),("Occupied",g["n"]-g["v"]),("Vacant (incl. down)",g["v"]),("Percent occupied",f"{(g['n']-g['v'])/g['n']*100:.2f}%")): c.drawString(330,y0,t); c.drawRightString(480,y0,str(v)); y0-=10
    c.save()
    assert abs(sum(cd.values())-g["tot"])<.01
    save(fn,"MULTIFAMILY","two-line records by building, charges inline on second line, small property system",rows,"Cedarbrook Flats","2025-09-30",g["n"],g["n"]-g["v"],g["v"],hard=True)

def p02():
    fn="receiver_exhibit_c_willow_run_mhp.pdf"; r=rng(6302); nm=namer(r,"fl")
    rows=[]
    for i in range(1,53):
        if i in (13,): continue
        u=f"{i}" if i<51 else f"RV-{i-50}"
        poh=i in (4,9,17,22,23,31,38,44,47)
        x=r.random(); row=dict(unit=u)
        row["unitType"]="RV site" if i>50 else ("Park-owned home" if poh else "Lot only")
        if x<.13 and not i>50 and i!=36:
            row["statusText"]="Vacant home" if poh else "Vacant lot"; row["_v"]=1
        else:
            since=D(r.randint(2006,2025),r.randint(1,8),1)
            rent=float(r.choice([725,750,795,825])) if poh else (float(r.choice([365,365,380,380,395])) if i<=50 else 450.)
            ws=38.0 if i<=50 else 0.0; tr=14.0 if i<=50 else 0.
            ar=0. if r.random()<.6 else round(rent*r.choice([.25,.5,1,1,2,3.5,6])+r.choice([0,35,70]),2)
            row.update(tenantName=nm(),moveInDate=since.strftime("%b %Y"),contractRent=rent,charges=[dict(code="Water/Sewer",amount=ws),dict(code="Trash",amount=tr)],totalCharges=rent+ws+tr,balance=ar,_rm=("Eviction filed" if ar>1500 else ("Payment plan" if ar>700 else "")),statusText="Occupied")
        rows.append(row)
    # planted: one row dropped
    drop=next(i for i,w in enumerate(rows) if w["unit"]=="36"); assert not rows[drop].get("_v")
    full=rows; printed=[w for i,w in enumerate(rows) if i!=drop]
    n=len(full); v=sum(w.get("_v",0) for w in full)
    W,H=letter; c=canvas.Canvas(out(fn),pagesize=letter); pg=[1]
    c.setFont("Times-Bold",12); c.drawCentredString(306,735,"EXHIBIT C"); c.drawCentredString(306,718,"TO RECEIVER'S THIRD INTERIM REPORT"); c.setFont("Times-Roman",10)
    c.drawCentredString(306,702,"Pinnard Mercantile Bank v. Willow Run Communities, LLC  -  Case No. 25-CV-01873"); 
    c.setFont("Times-Bold",13); c.drawCentredString(306,674,"RENT ROLL AND OCCUPANCY"); c.drawCentredString(306,658,"WILLOW RUN MOBILE HOME PARK"); c.setFont("Times-Italic",10.5); c.drawCentredString(306,643,"as of August 31, 2025")
    c.setFont("Times-Roman",10)
    t=c.beginText(72,618); t.setLeading(13)
    for l in ("The following schedule was prepared by the Receiver from the former manager's ledger cards and verified by inspection","on August 19 and 20, 2025. Space 13 does not exist. Few written leases were found; all tenancies should","be treated as month-to-month. Arrears include late charges. No security deposits were turned over to the Receiver."): t.textLine(l)
    c.drawText(t)
    poh=[w for w in full if w["unitType"]=="Park-owned home"]
    y=565
    for a,b in (("Spaces in the park",n),("Occupied spaces",n-v),("Vacant lots and vacant homes",v),("Park-owned homes (occupied and vacant)",len(poh)),("Monthly billing, all occupants","$"+m2(sum(w.get("totalCharges",0) for w in full))),("Total arrears","$"+m2(sum(w.get("balance",0) for w in full)))):
        c.drawString(120,y,a); c.drawRightString(470,y,str(b)); c.setDash(1,2); c.line(120+c.stringWidth(a,"Times-Roman",10)+6,y,470-c.stringWidth(str(b),"Times-Roman",10)-6,y); c.setDash(); y-=15
    cols=[(58,"l","Space"),(92,"l","Occupant"),(212,"l","Kind"),(292,"l","Here since"),(380,"r","Rent"),(424,"r","Water/"),(458,"r","Trash"),(508,"r","Total per"),(560,"r","Arrears"),]
    def head(y):
        c.setFont("Times-Bold",9)
        for x,a,t in cols: (c.drawString if a=="l" else c.drawRightString)(x,y,t)
        c.drawRightString(424,y-10,"Sewer"); c.drawRightString(508,y-10,"month"); c.drawRightString(560,y-10,"8/31/25"); c.line(56,y-14,562,y-14); return y-26
    def foot(): c.setFont("Times-Roman",8.5); c.drawCentredString(306,30,f"Exhibit C - {pg[0]}")
    y=head(y-16)
    for w in printed:
        if y<60: foot(); c.showPage(); pg[0]+=1; y=head(748)
        c.setFont("Times-Roman",9); c.drawString(58,y,w["unit"]); c.drawString(212,y,w["unitType"])
        if w.get("_v"): c.setFont("Times-Italic",9); c.drawString(92,y,w["statusText"].lower().capitalize())
        else:
            c.drawString(92,y,w["tenantName"]+(" (e)" if w["_rm"].startswith("Ev") else " (p)" if w["_rm"] else "")); c.drawString(292,y,w["moveInDate"])
            c.drawRightString(380,y,m2(w["contractRent"])); c.drawRightString(424,y,m2(w["charges"][0]["amount"])); c.drawRightString(458,y,m2(w["charges"][1]["amount"])); c.drawRightString(508,y,m2(w["totalCharges"])); c.drawRightString(560,y,m2(w["balance"]))
        y-=13.5
    if y<110: foot(); c.showPage(); pg[0]+=1; y=head(748)
    c.line(330,y+10,562,y+10); c.setFont("Times-Bold",9); c.drawString(92,y,"TOTAL"); S=lambda f: sum(f(w) for w in full if not w.get("_v"))
    c.drawRightString(380,y,m2(S(lambda w:w["contractRent"]))); c.drawRightString(424,y,m2(S(lambda w:w["charges"][0]["amount"]))); c.drawRightString(458,y,m2(S(lambda w:w["charges"][1]["amount"]))); c.drawRightString(508,y,m2(S(lambda w:w["totalCharges"]))); c.drawRightString(560,y,m2(S(lambda w:w["balance"])))
    y-=24; c.setFont("Times-Roman",8.5); c.drawString(58,y,"(e) eviction action filed by the Receiver    (p) occupant on written payment plan"); c.drawString(58,y-12,"RV-1 and RV-2 are seasonal hook-ups billed at an all-inclusive rate."); foot(); c.save()
    # no status printed for occupied: implied
    save(fn,"MANUFACTURED_HOUSING","receiver's court exhibit: narrative, leader-dot summary before, serif table with totals",printed,"Willow Run Mobile Home Park","2025-08-31",n,n-v,v,planted={"what":"The line of space 36 was dropped from the list; summary and TOTAL still include it","kind":"row_dropped"})

def p03():
    fn="om_harbor_crossing_rent_roll.pdf"; r=rng(6303)
    T=[("A","Fresh Furrow Market",31240,2011,12,240,13.25,"NNN","3 x 5 yr"),("101","Lumen Nail & Brow",1400,2022,5,60,27,"NNN","1 x 5 yr"),("102","Pho Saigon Lantern",2150,2019,9,120,25.5,"NNN","2 x 5 yr"),("103",None,1820),("104-105","BrightPath Physical Therapy",3600,2021,4,84,24,"NNN","1 x 5 yr"),("106","Quick Crown Dental",2400,2018,2,120,28.75,"NNN","2 x 5 yr"),("107","Tidewater Vape & Gift",1100,2024,7,36,26,"Gross","None"),("108","Cork & Kettle Wine Shop",1900,2020,11,72,24.5,"NNN","1 x 5 yr"),("109",None,1350),("110","Sole Mender Shoe Repair",800,2015,1,None,21,"Gross","MTM"),("111","Golden Wok Express",1600,2023,3,60,27.5,"NNN","1 x 5 yr"),("B","Ironbark Fitness Club",18500,2017,6,120,11.5,"NNN","2 x 5 yr"),("112","Pawline Grooming",1250,2022,10,60,25,"NNN","None"),("113","Northgate Shipping Store",1500,2021,8,60,26.25,"NNN","1 x 3 yr"),("114","Clearwave Hearing Center",1450,2024,2,84,28,"NNN","1 x 5 yr"),("115",None,2700),("116","Mattress Foundry",4100,2019,5,96,19.75,"NNN","1 x 5 yr"),("Pad 1","Harbor Community Credit Union",3200,2016,9,180,38,"Ground","4 x 5 yr"),("Pad 2","Burger Barn (franchisee)",2900,2014,4,240,41,"Ground","4 x 5 yr"),("ATM","Coastline ATM Network",40,2023,1,60,None,"Gross","None")]
    asof=D(2025,11,1); rows=[]; gla=sum(t[2] for t in T)
    for t in T:
        row=dict(unit=t[0],area=t[2])
        if t[1] is None: row.update(statusText="AVAILABLE",_v=1)
        else:
            st=D(t[3],t[4],1); mo=t[5]
            if mo: 
                en=addm(st,mo)-dt.timedelta(days=1)
                while en<asof: en=addm(en+dt.timedelta(days=1),60)-dt.timedelta(days=1)
            ann=round(t[6]*t[2]) if t[6] else 7200
            mon=round(ann/12,2); ann=round(mon*12,2)
            row.update(tenantName=t[1],leaseStartDate=st,leaseEndDate=en if mo else "MTM",contractRent=mon,annualRent=ann,_psf=ann/t[2],_lt=t[7],_op=t[8],statusText="Occupied")
            if mo and t[6]:
                steps=[]; d=st.replace(year=2025 if st.month>11 else 2026); amt=mon
                every=12 if t[2]<10000 and t[7]!="Ground" else 60
                if every==60:
                    d=addm(st,60)
                    while d<=asof: d=addm(d,60)
                while d<en and len(steps)<3:
                    amt=round(amt*(1.03 if every==12 else 1.1),2); steps.append(dict(date=iso(d),amount=amt)); d=addm(d,every)
                row["rentSteps"]=steps
        rows.append(row)
    PW,PH=landscape(letter); c=canvas.Canvas(out(fn),pagesize=(PW,PH)); navy=colors.HexColor("#1d3b4f"); teal=colors.HexColor("#2f8f8b")
    def frame(n):
        c.setFillColor(navy); c.rect(0,PH-46,PW,46,stroke=0,fill=1); c.setFillColor(teal); c.rect(0,PH-50,PW,4,stroke=0,fill=1)
        c.setFillColor(colors.white); c.setFont("Helvetica-Bold",17); c.drawString(36,PH-32,"RENT ROLL"); c.setFont("Helvetica",10); c.drawRightString(PW-36,PH-30,"HARBOR CROSSING MARKETPLACE")
        c.setFillColor(colors.HexColor("#777777")); c.setFont("Helvetica",7.5); c.drawString(36,20,"Offering Memorandum  |  Financial Analysis"); c.drawRightString(PW-36,20,str(n)); c.setFillColor(colors.black)
    X=dict(s=40,t=82,sf=262,pc=300,st=346,en=398,mon=472,ann=536,psf=568,sd=610,sm=672,lt=698,op=752)
    def head():
        y=PH-70; c.setFillColor(navy); c.rect(36,y-18,PW-72,28,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",7.5)
        for a,b,t in ((322,424,"LEASE TERM"),(428,574,"CURRENT BASE RENT"),(586,676,"RENT INCREASES")): c.drawCentredString((a+b)/2,y+1,t); c.setStrokeColor(teal); c.line(a,y-3,b,y-3)
        y-=13
        c.drawString(X["s"],y,"SUITE"); c.drawString(X["t"],y,"TENANT"); c.drawRightString(X["sf"],y,"GLA (SF)"); c.drawRightString(X["pc"],y,"% GLA"); c.drawCentredString(X["st"],y,"START"); c.drawCentredString(X["en"],y,"END")
        for k,t in (("mon","MONTHLY"),("ann","ANNUAL"),("psf","$/SF"),("sm","MONTHLY")): c.drawRightString(X[k],y,t)
        c.drawCentredString(X["sd"],y,"DATE"); c.drawCentredString(X["lt"],y,"LEASE"); c.drawRightString(X["op"],y,"OPTIONS"); c.setFillColor(colors.black); return y-17
    frame(24); y=head(); n=24; z=0
    for w in rows:
        st=w.get("rentSteps",[]); h=12*max(1,len(st))+3
        if y-h<50: c.showPage(); n+=1; frame(n); y=head()
        if z%2: c.setFillColor(colors.HexColor("#eef4f4")); c.rect(36,y-h+10,PW-72,h,stroke=0,fill=1); c.setFillColor(colors.black)
        z+=1; c.setFont("Helvetica",7.8)
        c.drawString(X["s"],y,w["unit"]); c.drawRightString(X["sf"],y,m0(w["area"])); c.drawRightString(X["pc"],y,f"{w['area']/gla*100:.1f}%")
        if w.get("_v"): c.setFillColor(teal); c.setFont("Helvetica-BoldOblique",7.8); c.drawString(X["t"],y,"AVAILABLE"); c.setFillColor(colors.black)
        else:
            c.setFont("Helvetica-Bold",7.8); c.drawString(X["t"],y,w["tenantName"]); c.setFont("Helvetica",7.8)
            c.drawCentredString(X["st"],y,us2(w["leaseStartDate"])); c.drawCentredString(X["en"],y,"MTM" if w["leaseEndDate"]=="MTM" else us2(w["leaseEndDate"]))
            c.drawRightString(X["mon"],y,"$"+m2(w["contractRent"])); c.drawRightString(X["ann"],y,"$"+m0(w["annualRent"])); c.drawRightString(X["psf"],y,f"${w['_psf']:.2f}")
            c.drawCentredString(X["lt"],y,w["_lt"]); c.drawRightString(X["op"],y,w["_op"])
            for i,q in enumerate(st): c.drawCentredString(X["sd"],y-12*i,us2(dt.date.fromisoformat(q["date"]))); c.drawRightString(X["sm"],y-12*i,"$"+m2(q["amount"]))
            w["annualRent"]=float(m0(w["annualRent"]).replace(",",""))
        y-=h
    if y<120: c.showPage(); n+=1; frame(n); y=head()
    c.setStrokeColor(navy); c.line(36,y+8,PW-36,y+8); y-=4
    occ=[w for w in rows if not w.get("_v")]; vac=[w for w in rows if w.get("_v")]
    for lab,L in (("Occupied",occ),("Available",vac),("Total",rows)):
        c.setFont("Helvetica-Bold",8); c.drawString(X["t"],y,lab); a=sum(w["area"] for w in L); c.drawRightString(X["sf"],y,m0(a)); c.drawRightString(X["pc"],y,f"{a/gla*100:.1f}%")
        if lab!="Available": c.drawRightString(X["mon"],y,"$"+m2(sum(w.get("contractRent",0) for w in L))); c.drawRightString(X["ann"],y,"$"+m0(sum(w.get("annualRent",0) for w in L)))
        y-=13
    y-=8; c.setFont("Helvetica-Oblique",7)
    for t in ("Rent roll reflects leases in place as of November 1, 2025. Square footage per landlord's records; buyer to verify.","Only the next three scheduled increases are shown. Ground lease square footage is the footprint of the tenant-owned building.","Sole Mender Shoe Repair occupies on a month-to-month basis at the landlord's consent."): c.drawString(36,y,t); y-=9
    c.save()
    save(fn,"RETAIL","broker OM page, grouped heads, stacked rent increases beside tenant, occupied/available totals",rows,"Harbor Crossing Marketplace","2025-11-01",len(rows),len(occ),len(vac))

def p04():
    fn="meridian_tower_mri.pdf"; r=rng(6304)
    names=["Ashgrove & Pell, LLP","Basalt Engineering Inc","Cantor Ridge Advisors","Delmont Title Agency","Eastmark Insurance Svcs","Fennimore CPA Group","Granite State Staffing","Hallmark Reporting","Intrepid Data Systems","Juniper Behavioral Hlth","Kestrel Wealth Partners","Lodestar Architects PC","Mosaic Media Studio","Nimbus Telecom Corp","Orchard Family Law","Paragon Survey Co","Quarrystone Mortgage","Ridgecrest Capital","Summit Grants Office","Tallgrass Energy Mgmt","Union Square Deli","Verity Court Services"]
    suites=[]; k=0; rows=[]; vac=[]
    plan=[]
    for fl in range(1,10):
        for s in (["00"] if fl==9 else ["10","25","40","60"][: r.choice([3,4,3])]): plan.append(f"{fl:02d}{s}")
    vacs=set(r.sample(plan[1:],5)); it=iter(names); prev=None; groups=[]
    for u in plan:
        sf=14850 if u=="0900" else r.choice([1285,1640,2210,2475,3120,3890,4415,5050])
        if u in vacs: vac.append(dict(unit=u,area=sf,section="Vacant Suites",statusText="Vacant")); continue
        if groups and u[2:]!="10" and u[:2]==groups[-1][-1]["unit"][:2] and len(groups[-1])==1 and r.random()<.18:
            g=groups[-1]; nme=g[0]["tenantName"]; add=True
        else:
            nme=next(it,None)
            if nme is None: vac.append(dict(unit=u,area=sf,section="Vacant Suites",statusText="Vacant")); continue
            g=[]; groups.append(g); add=False
        st=D(r.randint(2016,2024),r.randint(1,12),1); term=r.choice([60,84,120])
        if add: st,en=g[0]["leaseStartDate"],g[0]["leaseEndDate"]
        else:
            en=addm(st,term)-dt.timedelta(days=1)
            if en<D(2025,12,1): en=addm(en,60); en=eom(en)
        psf=r.choice([22.5,23.75,24,25.25,26.5,27,28.1]); mon=round(psf*sf/12,2)
        row=dict(unit=u,area=sf,tenantName=nme,leaseStartDate=st,leaseEndDate=en,contractRent=mon,_psf=psf,section="Occupied Suites",statusText="Occupied")
        cr=0. if r.random()<.2 else round(sf*r.uniform(.18,.6),2); ot=0. if r.random()<.7 else float(r.choice([150,225,300,480]))
        row["charges"]=[dict(code="Cost Recovery",amount=cr),dict(code="Other Income",amount=ot)]
        steps=[]; d=st.replace(year=2025)
        if d<=D(2025,9,30): d=st.replace(year=2026)
        p=psf
        while d<en and len(steps)<3: p=round(p+.5,2); steps.append(dict(date=iso(d),amount=round(p*sf/12,2),_p=p)); d=addm(d,12)
        row["rentSteps"]=steps; g.append(row)
    occ=[w for g in groups for w in g]
    # planted digit change
    tgt=[g for g in groups if len(g)==1][7][0]; orig=tgt["contractRent"]; s=f"{orig:.2f}"; 
    i=1; newd=str((int(s[i])+3)%10); tgt["_true"]=orig; tgt["contractRent"]=float(s[:i]+newd+s[i+1:])
    TR=lambda w:w.get("_true",w["contractRent"])
    PW,PH=landscape(legal); c=canvas.Canvas(out(fn),pagesize=(PW,PH)); pg=[0]; f="Courier"
    def head():
        pg[0]+=1; c.setFont(f,8); c.drawString(30,PH-34,"Database:  CREPROD"); c.drawString(30,PH-44,"Bldg Status: Active only"); c.setFont(f+"-Bold",10); c.drawCentredString(PW/2,PH-34,"Rent Roll"); c.drawCentredString(PW/2,PH-46,"Meridian Tower"); c.drawCentredString(PW/2,PH-58,"9/30/2025"); c.setFont(f,8); c.drawRightString(PW-30,PH-34,f"Page:  {pg[0]}"); c.drawRightString(PW-30,PH-44,"Date: 10/14/2025"); c.drawRightString(PW-30,PH-54,"Time:  02:41 PM")
        y=PH-92; c.setFont(f+"-Bold",7.5)
        H=[("l",30,("","Bldg Id-Suit Id")),("l",118,("","Occupant Name")),("l",262,("Rent","Start")),("l",322,("","Expiration")),("r",430,("GLA","Sqft")),("r",510,("Monthly","Base Rent")),("r",566,("Annual","Rate PSF")),("r",646,("Monthly","Cost Recovery")),("r",722,("Monthly","Other Income")),("l",742,("","Cat")),("l",775,("","Date")),("r",900,("","Monthly Amount")),("r",950,("","PSF"))]
        c.drawCentredString(846,y+19,"--------- Future Rent Increases ---------")
        for a,x,(t1,t2) in H:
            for k,t in enumerate((t1,t2)): (c.drawString if a=="l" else c.drawRightString)(x,y+9-10*k,t)
        c.line(30,y-6,PW-30,y-6); return y-20
    y=head()
    def need(h):
        nonlocal y
        if y-h<36: c.showPage(); y=head()
    c.setFont(f+"-Bold",8); c.drawString(30,y,"Vacant Suites"); y-=14; c.setFont(f,8)
    for w in vac: c.drawString(30,y,"MT100 -"+w["unit"]); c.drawString(118,y,"Vacant"); c.drawRightString(430,y,m0(w["area"])); y-=12
    y-=8; c.setFont(f+"-Bold",8); c.drawString(30,y,"Occupied Suites"); y-=14
    for w in vac+occ: w["unit"]="MT100 -"+w["unit"]
    for g in groups:
        need(14*len(g)+40)
        for w in g:
            need(12*max(1,len(w["rentSteps"]))+6); c.setFont(f,8); c.drawString(30,y,w["unit"]); c.drawString(118,y,w["tenantName"]); c.drawString(262,y,us1(w["leaseStartDate"])); c.drawString(322,y,us1(w["leaseEndDate"])); c.drawRightString(430,y,m0(w["area"])); c.drawRightString(510,y,m2(w["contractRent"])); c.drawRightString(566,y,f"{w['_psf']:.2f}"); c.drawRightString(646,y,m2(w["charges"][0]["amount"])); c.drawRightString(722,y,m2(w["charges"][1]["amount"]))
            for k,q in enumerate(w["rentSteps"]): c.drawString(742,y-11*k,"BRN"); c.drawString(775,y-11*k,us1(dt.date.fromisoformat(q["date"]))); c.drawRightString(900,y-11*k,m2(q["amount"])); c.drawRightString(950,y-11*k,f"{q['_p']:.2f}")
            y-=11*max(1,len(w["rentSteps"]))+4
        if len(g)>1:
            c.line(380,y+9,722,y+9); c.drawString(322,y,"Total"); c.drawRightString(430,y,m0(sum(w["area"] for w in g))); c.drawRightString(510,y,m2(sum(TR(w) for w in g))); 
            for k,x in ((0,646),(1,722)): c.drawRightString(x,y,m2(sum(w["charges"][k]["amount"] for w in g)))
            y-=15
    for w in occ:
        for q in w["rentSteps"]: q.pop("_p")
    need(80); y-=6; c.line(30,y+10,PW-30,y+10); c.setFont(f+"-Bold",8); a1=sum(w["area"] for w in occ); a2=sum(w["area"] for w in vac); A=a1+a2
    for lab,a,n in (("Occupied Sqft:",a1,len(occ)),("Leased/Unoccupied Sqft:",0,0),("Vacant Sqft:",a2,len(vac)),("Total Sqft:",A,len(occ)+len(vac))):
        c.drawString(118,y,lab); c.drawRightString(310,y,f"{a/A*100:.2f}%"); c.drawString(322,y,f"{n} Units"); c.drawRightString(430,y,m0(a))
        if lab[0] in "OT": 
            c.drawRightString(510,y,m2(sum(TR(w) for w in occ)))
            for k,x in ((0,646),(1,722)): c.drawRightString(x,y,m2(sum(w["charges"][k]["amount"] for w in occ)))
        y-=12
    c.save()
    save(fn,"OFFICE","mainframe-like commercial rent roll, vacant section first, future increases grouped, tenant totals",vac+occ,"Meridian Tower","2025-09-30",len(vac)+len(occ),len(occ),len(vac),planted={"what":f"Monthly base rent of {tgt['unit']} ({tgt['tenantName']}) printed {tgt['contractRent']:,.2f} instead of {orig:,.2f}; rate PSF and totals follow the original","kind":"digit_changed"},hard=True)
if __name__=="__main__":
    p01();p02();p03();p04()

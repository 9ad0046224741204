from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
def R(c,x,y,s,f="Helvetica",z=7): c.setFont(f,z); c.drawRightString(x,y,s)
def L(c,x,y,s,f="Helvetica",z=7): c.setFont(f,z); c.drawString(x,y,s)
def C(c,x,y,s,f="Helvetica",z=7): c.setFont(f,z); c.drawCentredString(x,y,s)

def p1(r):  # Argus presentation rent roll, office
    fn="bellhaven_office_argus.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); F="Times-Roman"; B="Times-Bold"
    names=["Corvane Actuarial Group","Tallis & Broom LLP","Northgate Title Agency","Pinwheel Software, Inc.","Hadley Orthodontic Partners","Merrow Wealth Advisors","State of Ohio - Dept. of Aging","Quillon Engineering","Ostrum Staffing","Blue Heron Insurance Svcs","Grayfield Capital","Available","Lobby Sundries","Vantry Payroll","Available","Larkmoor Architects","Sedge & Partners CPA","Kestrel Court Reporting","Available","Bellhaven Management Office"]
    suites=["100","110","150","200","210","225","300","310","320","400","410","425","L-1","500","510","525","600","610","620","101"]
    rows=[];pg=[0];nra=0
    areas=[r.choice([1850,2400,3125,4210,5380,6640,8125,9900,12450]) for _ in names]; areas[12]=640; areas[19]=1120; tot=sum(areas)
    def head():
        pg[0]+=1
        L(c,36,H-34,"Bellhaven Tower",B,13); R(c,W-36,H-34,"Software : ARGUS Enterprise",F,7); L(c,36,H-48,"4400 Fulmer Parkway, Dublin, OH",F,9)
        C(c,W/2,H-62,"Presentation Rent Roll & Current Term Tenant Summary",B,11); C(c,W/2,H-74,"As of Mar-2026 for 238,000 Square Feet".replace("238,000",m0(tot)),F,9)
        y=H-92
        for i,l in enumerate([("","Tenant Name","Floor","Base Rent","Base Rent","Rent Adjustments","","Abate","Reimbursement","Renewal"),("","Type & Suite Number","SqFt","Rate & Amount","Rate & Amount","Changes","Changes","ments","Description","Assumption"),("No.","Lease Dates & Term","Bldg Share","per Year","per Month","on","to","","","")]):
            xs=[38,60,262,330,400,446,506,540,580,680]
            for x,t,k in zip(xs,l,"LLRRRCRLLL"):
                {"L":L,"R":R,"C":C}[k](c,x,y-i*9,t,B,8)
        c.line(36,y-22,W-36,y-22); L(c,36,24,f"Page {pg[0]}",F,7); R(c,W-36,24,"Bellhaven Tower Refi v4.aeex   (Amounts in USD)",F,7)
        return y-36
    y=head(); ta=tm=0; occ=0
    asof=D(2026,3,1)
    for i,(n,s,a) in enumerate(zip(names,suites,areas)):
        if y<90: c.showPage(); y=head()
        vac=n=="Available"; mg=n.startswith("Bellhaven")
        L(c,38,y,f"{i+1}",F,8); L(c,60,y,n,B,8); R(c,262,y,m0(a),F,8); R(c,262,y-9.5,f"{a/tot*100:.2f}%",F,8)
        ty="Retail" if s=="L-1" else "Office"; L(c,60,y-9.5,f"{ty}, Suite: {s}",F,8)
        row=dict(unit=s,area=a,unitType=ty)
        if vac: row["statusText"]="Available"; L(c,60,y-19,"Vacant at analysis start",F,8)
        else:
            row["tenantName"]=n
            st=D(r.randint(2016,2025),r.randint(1,12),1); term=r.choice([60,84,120]); 
            while addm(st,term)<=D(2026,4,1): term+=36
            en=addm(st,term)-dt.timedelta(days=1)
            if n=="Ostrum Staffing": L(c,60,y-19,"MTM",F,8); row["leaseEndDate"]="MTM"
            else: L(c,60,y-19,f"{us1(st)} to {us1(en)}",F,8); L(c,60,y-28.5,f"{term} Months",F,8); row.update(leaseStartDate=st,leaseEndDate=en)
            if mg: rt=0.0
            else: rt=round(r.uniform(21,34)*4)/4
            mo=round(a*rt/12); an=mo*12; rate=an/a
            R(c,330,y,f"${rate:.2f}",F,8);R(c,330,y-9.5,f"${an:,}",F,8);R(c,400,y,f"${rate/12:.2f}",F,8);R(c,400,y-9.5,f"${mo:,}",F,8)
            row.update(contractRent=mo,annualRent=an); ta+=an; tm+=mo; 
            if not mg and n!="Ostrum Staffing":
                d=D(2026 if st.month>3 else 2027,st.month,1); k=0;q=rate
                while d<en and k<3:
                    q*=1.025; C(c,446,y-k*9.5,d.strftime("%b-%Y"),F,8); R(c,506,y-k*9.5,f"${q:.2f}",F,8); d=addm(d,12);k+=1
            L(c,540,y,"-",F,8); L(c,580,y,"None" if mg else r.choice(["Full Service","Base Yr Stop: 2024","Net: Pays pro-rata","Base Yr + Elec"]),F,8); L(c,680,y,"Market" if not mg else "Reabsorb",F,8)
            if not mg and r.random()<.3: L(c,580,y-9.5,"Gross-up 95%",F,8)
            if r.random()<.4 and not mg: L(c,680,y-9.5,"See assumption: 65%",F,8)
            occ+=a
        rows.append(row); y-=44
    if y<80: c.showPage(); y=head()
    c.line(36,y+8,W-36,y+8)
    for j,(t,v) in enumerate([("Total Occupied SqFt",occ),("Total Available SqFt",tot-occ),("Total Property SqFt",tot)]): L(c,60,y-j*11,t,B,8); R(c,262,y-j*11,m0(v),B,8)
    R(c,330,y,f"${ta:,}",B,8); R(c,400,y,f"${tm:,}",B,8); c.save()
    save(fn,"OFFICE",dict(propertyName="Bellhaven Tower",asOnDate="2026-03",units=20,occupied=None,vacant=3,rows=rows),"Argus presentation rent roll, four-line records, landscape",True)

def p2(r):  # MRI retail
    fn="sycamore_crossing_mri.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); z=6.8; F="Courier"; pg=[0]
    occs=["Harvest Row Market","Tidewell Pharmacy #4471","Bright Arc Dental","Copper Kettle Cafe","Lux Nail Studio","Fitzroy Fitness (DARK)","Paws & Pine","Mattress Alley","El Farolito Azul","Wingstead's","Cellwave Wireless","Kid Cove Learning","Hometown Credit Union - ATM","Stitch & Hem","Golden Lotus Buffet","Tax Ready Services","Peak Physical Therapy","Shoe Depot Outlet","Vape Haven","Gulf Bank (Ground Lease)","Burger Barn (Ground Lease)"]
    su=["A01","A02","A03","A05","A06","B10","B12","B13","B14","B15","B16","C20","C-ATM","C22","C23","C24","C25","C26","C27","OP-1","OP-3"]
    vacs=[("A04",1400),("B11",3250),("C21",1875),("OP-2",5000)]
    X=dict(b=30,n=78,rs=226,ex=274,ga=354,br=402,ps=437,cr=487,xs=530,oi=575,cat=592,dt=616,am=702,ap=745)
    def head():
        pg[0]+=1
        L(c,30,H-28,"Database:  SYCRETAIL",F,z); C(c,W/2,H-28,"Rent Roll","Courier-Bold",10); R(c,W-30,H-28,f"Page: {pg[0]}",F,z)
        L(c,30,H-38,"Bldg Status: Active only",F,z); C(c,W/2,H-39,"Sycamore Crossing Shopping Center",F,8.5); R(c,W-30,H-38,"Date: 7/3/2026",F,z); C(c,W/2,H-49,"6/30/2026",F,8); R(c,W-30,H-48,"Time: 09:14 AM",F,z)
        y=H-66
        R(c,X["ga"],y,"GLA",F,z);R(c,X["br"],y,"Monthly",F,z);R(c,X["ps"],y,"Annual",F,z);R(c,X["cr"],y,"Monthly",F,z);R(c,X["xs"],y,"Expense",F,z);R(c,X["oi"],y,"Monthly",F,z); C(c,670,y,"--- Future Rent Increases ---",F,z)
        y-=9
        L(c,X["b"],y,"Bldg Id-",F,z);L(c,X["rs"],y,"Rent",F,z);R(c,X["ga"],y,"Square",F,z);R(c,X["br"],y,"Base",F,z);R(c,X["ps"],y,"Rate",F,z);R(c,X["cr"],y,"Cost",F,z);R(c,X["xs"],y,"Stop",F,z);R(c,X["oi"],y,"Other",F,z);R(c,X["am"],y,"Monthly",F,z)
        y-=9
        L(c,X["b"],y,"Suit Id",F,z);L(c,X["n"],y,"Occupant Name",F,z);L(c,X["rs"],y,"Start",F,z);L(c,X["ex"],y,"Expiration",F,z);R(c,X["ga"],y,"Footage",F,z);R(c,X["br"],y,"Rent",F,z);R(c,X["ps"],y,"PSF",F,z);R(c,X["cr"],y,"Recovery",F,z);R(c,X["xs"],y,"",F,z);R(c,X["oi"],y,"Income",F,z);L(c,X["cat"],y,"Cat",F,z);L(c,X["dt"],y,"Date",F,z);R(c,X["am"],y,"Amount",F,z);R(c,X["ap"],y,"PSF",F,z)
        c.line(30,y-4,W-30,y-4); return y-16
    y=head(); rows=[]; L(c,30,y,"Vacant Suites","Courier-Bold",z+.5); y-=12
    for s,a in vacs:
        L(c,X["b"],y,"0310-"+s,F,z);L(c,X["n"],y,"Vacant",F,z);R(c,X["ga"],y,m0(a),F,z); y-=11; rows.append(dict(unit="0310-"+s,area=a,statusText="Vacant",section="Vacant Suites"))
    y-=4; L(c,30,y,"Occupied Suites","Courier-Bold",z+.5); y-=12
    T=[0,0,0,0]
    for n,s in zip(occs,su):
        gl="Ground" in n; atm="ATM" in n
        a=54200 if s=="A01" else 0 if atm else r.choice([4800,6200]) if gl else 22500 if "DARK" in n else r.choice([1200,1400,1750,2100,2650,3600,5150])
        psf=9.25 if a>50000 else 11.5 if "DARK" in n else r.choice([18,19.5,22,24.75,27,31])
        br=850.0 if atm else 9583.33 if gl else round(a*psf/12,2); cr=0.0 if atm else round(a*(1.1 if gl else 4.85)/12,2); oi=r.choice([0,0,0,125.0,75.0]) if not gl else 0.0
        st=D(r.randint(2013,2025),r.randint(1,12),1); en=endm(D(r.randint(2027,2035),r.randint(1,12),1)); mtm=n=="Tax Ready Services"
        steps=[]
        if not mtm and not atm and r.random()<.72:
            q=br;d=D(2026 if st.month>7 else 2027,st.month,1)
            for _ in range(r.randint(1,4)):
                if d>en: break
                q=round(q*1.03,2); steps.append((d,q)); d=addm(d,12)
        if y-9*max(1,len(steps))<60: c.showPage(); y=head()
        L(c,X["b"],y,"0310-"+s,F,z);L(c,X["n"],y,n,F,z);L(c,X["rs"],y,us1(st),F,z);L(c,X["ex"],y,"Month to Month" if mtm else us1(en),F,z-(1.3 if mtm else 0));R(c,X["ga"],y,m0(a),F,z);R(c,X["br"],y,m2(br),F,z)
        if a: R(c,X["ps"],y,f"{br*12/a:.2f}",F,z)
        R(c,X["cr"],y,m2(cr),F,z);R(c,X["xs"],y,"0.00",F,z);R(c,X["oi"],y,m2(oi),F,z)
        for k,(d,q) in enumerate(steps):
            L(c,X["cat"],y-9*k,"BRR",F,z);L(c,X["dt"],y-9*k,us1(d),F,z);R(c,X["am"],y-9*k,m2(q),F,z);R(c,X["ap"],y-9*k,f"{q*12/a:.2f}",F,z)
        rows.append(dict(unit="0310-"+s,area=a,tenantName=n,section="Occupied Suites",leaseStartDate=st,leaseEndDate="Month to Month" if mtm else en,contractRent=br,charges=[dict(code="Monthly Cost Recovery",amount=cr),dict(code="Monthly Other Income",amount=oi)],rentSteps=[dict(date=d,amount=q) for d,q in steps]))
        for i,v in enumerate((a,br,cr,oi)): T[i]+=v
        y-=9*max(1,len(steps))+5
    if y<120: c.showPage(); y=head()
    va=sum(a for _,a in vacs); tot=T[0]+va; c.line(200,y+4,580,y+4); y-=6
    L(c,X["n"],y,"Totals:",F,z)
    for lab,cnt,a,x in [("Occupied Sqft:",20,T[0],1),("Leased/Unoccupied Sqft:",0,0,0),("Vacant Sqft:",4,va,0),("Total Sqft:",24,tot,1)]:
        L(c,130,y,lab,F,z); R(c,262,y,f"{a/tot*100:.2f}%",F,z); L(c,270,y,f"{cnt} Units",F,z);R(c,X["ga"],y,m0(a),F,z)
        if x: R(c,X["br"],y,m2(T[1]),F,z);R(c,X["cr"],y,m2(T[2]),F,z);R(c,X["oi"],y,m2(T[3]),F,z)
        y-=11
    c.save()
    save(fn,"RETAIL",dict(propertyName="Sycamore Crossing Shopping Center",asOnDate="2026-06-30",units=24,occupied=20,vacant=4,rows=rows),"MRI rent roll, vacant suites first, future increases side lines, courier",True)

def p3(r):  # Yardi tenancy schedule, industrial - planted total_wrong
    fn="ironbridge_industrial_tenancy_schedule.pdf"; W,H=landscape(legal); c=canvas.Canvas(doc(fn),pagesize=(W,H)); z=7
    ten=["Aldous Millwork LLC","Trident Cold Chain","Fenwick Fasteners","Rapid Pallet Co.","VACANT","Summit HVAC Supply","Orchid Freight Forwarders","Bexley Printing","Kantor Medical Devices","VACANT","Delta Auto Glass","Prairie Roofing Supply","Montclair Tile Import","GreenSpan Hydroponics","VACANT","Hollis Fire Protection","Zephyr Drone Works","Wescott Beverage Dist."]
    xs=[40,110,236,300,345,400,455,485,545,590,655,700,765,820,885,950]
    hs=[("Property","L"),("Unit(s)","L"),("Lease","L"),("Lease Type","L"),("Area","R"),("Lease From","C"),("Lease To","C"),("Term","R"),("Monthly~Rent","R"),("Monthly~Rent/Area","R"),("Annual~Rent","R"),("Annual~Rent/Area","R"),("Annual~Rec./Area","R"),("Annual~Misc/Area","R"),("Security~Deposit~Received","R"),("LOC Amount/~Bank Guarantee","R")]
    xs=[36,92,138,270,375,408,460,518,566,614,682,732,782,830,892,972]
    al={"L":L,"R":R,"C":C}; pg=[0]
    def head():
        pg[0]+=1
        if pg[0]==1:
            L(c,36,H-34,"Tenancy Schedule I","Helvetica-Bold",13); L(c,36,H-47,"Property: ibp1   As of Date: 04/30/2026   By Property",z=8.5)
        y=H-66; c.setFillGray(.85); c.rect(34,y-22,W-68,32,stroke=0,fill=1); c.setFillGray(0)
        for x,(h,k) in zip(xs,hs):
            for i,t in enumerate(h.split("~")): al[k](c,x+(14 if k=="C" else 0),y-i*9,t,"Helvetica-Bold",6.8)
        C(c,W/2,20,f"Page {pg[0]}",z=7); R(c,W-36,20,"Friday, May 08, 2026 10:41 AM"); return y-36
    y=head(); L(c,36,y,"Ironbridge Business Park (ibp1)","Helvetica-Bold",8.5); y-=13
    rows=[]; T=dict(a=0,m=0,an=0,d=0,l=0); oa=0
    for i,n in enumerate(ten):
        u=f"{1+i//6}-{100+10*(i%6)}"; a=r.choice([4800,7200,9600,12000,14400,18000,24300,31500,42000]); v=n=="VACANT"
        if y<70: c.showPage(); y=head()
        al["L"](c,xs[0],y,"ibp1"); L(c,xs[1],y,u); L(c,xs[2],y,n); R(c,xs[4],y,m2(a)); T["a"]+=a
        row=dict(unit=u,area=a)
        if v:
            for x in (8,10,14,15): R(c,xs[x],y,"0.00")
            row.update(statusText="VACANT",contractRent=0,annualRent=0,deposit=0); rows.append(row); y-=15; continue
        oa+=a; psf=r.choice([7.2,7.8,8.4,9,9.6,10.2]); mo=round(a*psf/12,2); an=round(mo*12,2); st=D(r.randint(2018,2025),r.randint(1,12),1); t=r.choice([62,65,84,87,120])
        while addm(st,t)<D(2026,7,1): t+=36
        en=addm(st,t)-dt.timedelta(days=1); lt=r.choice(["Industrial NNN","Industrial NNN","Industrial Gross"]); dep=r.choice([0,mo,round(2*mo,2)]); loc=50000.0 if i==1 else 0.0
        L(c,xs[3],y,lt,z=6.5); C(c,xs[5]+14,y,us(st)); C(c,xs[6]+14,y,us(en)); R(c,xs[7],y,str(t))
        for x,val in ((8,mo),(9,mo/a),(10,an),(11,an/a),(12,0 if "Gross" in lt else 2.65),(13,0),(14,dep),(15,loc)): R(c,xs[x],y,m2(val))
        T["m"]+=mo;T["an"]+=an;T["d"]+=dep;T["l"]+=loc
        row.update(tenantName=n,leaseStartDate=st,leaseEndDate=en,contractRent=mo,annualRent=an,deposit=dep); steps=[]
        if i%2==0 or i==3:
            y-=11; 
            if y<95: c.showPage(); y=head()
            L(c,xs[2]+8,y,"Rent Steps","Helvetica-Bold",6.5); 
            for x,t2 in ((270,"Charge"),(330,"Type"),(420,"From"),(478,"To")): L(c,x,y,t2,"Helvetica-Oblique",6.5)
            R(c,566,y,"Monthly Amt","Helvetica-Oblique",6.5); R(c,682,y,"Annual","Helvetica-Oblique",6.5)
            f=D(2025 if st.month>4 else 2026,st.month,1); 
            if f<st: f=st
            q=mo;k=0
            while f<en and k<4:
                to=min(en,addm(f,12)-dt.timedelta(days=1)); y-=9
                L(c,270,y,"rent",z=6.5);L(c,330,y,"Base Rent",z=6.5);L(c,420,y,us(f),z=6.5);L(c,478,y,us(to),z=6.5);R(c,566,y,m2(q),z=6.5);R(c,682,y,m2(q*12),z=6.5)
                if f>D(2026,4,30): steps.append(dict(date=f,amount=q))
                q=round(q*1.035,2); f=to+dt.timedelta(days=1);k+=1
        row["rentSteps"]=steps; rows.append(row); y-=15
    if y<100: c.showPage(); y=head()
    c.line(34,y+8,W-34,y+8); bad=round(T["m"]+1800,2)
    def tl(lab,a,full):
        nonlocal y
        L(c,xs[2],y,lab,"Helvetica-Bold",7);R(c,xs[4],y,m2(a),"Helvetica-Bold",7)
        if full:
            for x,val in ((8,bad),(10,T["an"]),(14,T["d"]),(15,T["l"])): R(c,xs[x],y,m2(val),"Helvetica-Bold",7)
        y-=12
    tl("Total Occupied Area",oa,0); tl("Total Vacant Area",T["a"]-oa,0); tl("Grand Total",T["a"],1); c.save()
    save(fn,"INDUSTRIAL",dict(propertyName="Ironbridge Business Park",asOnDate="2026-04-30",units=18,occupied=15,vacant=3,planted=dict(what=f"Grand total of Monthly Rent printed {bad:,.2f}, rows add to {T['m']:,.2f} (annual total is right)",kind="total_wrong"),rows=rows),"Yardi tenancy schedule, legal landscape, rent step sub-blocks",True)

def p4(r):  # SiteLink storage
    fn="lockwell_storage_rentroll.pdf"; W,H=letter; c=canvas.Canvas(doc(fn),pagesize=letter); pg=[0]
    xs=[34,68,118,166,268,316,388,432,470,514,566]
    hs=["Unit","Size","Type","Tenant","Moved In","Paid Thru","Std Rate","Rent","Ins.","Deposit","Owed"]
    def head():
        pg[0]+=1; L(c,34,H-30,"Rent Roll - All Units","Helvetica-Bold",12); R(c,W-34,H-30,"LockWell Self Storage - Route 9 (L009)","Helvetica",8); L(c,34,H-42,"Effective: 15-Feb-2026   Sorted by: Unit",z=7.5); R(c,W-34,H-42,"Printed 2/15/2026 6:02:11 PM",z=7); y=H-60
        for i,(x,h) in enumerate(zip(xs,hs)): (R if i>5 else L)(c,x,y,h,"Helvetica-Bold",7.5)
        c.setLineWidth(.6); c.line(32,y-3,W-32,y-3); C(c,W/2,18,f"Page {pg[0]}"); return y-14
    y=head(); rows=[]; n=dict(o=0,v=0,u=0); T=[0]*5; k=0; sizes=[("5x5",39,"Inside"),("5x10",64,"Inside"),("10x10",109,"CC"),("10x15",149,"CC"),("10x20",179,"Drive-Up"),("10x30",249,"Drive-Up"),("12x35",135,"Parking")]
    # parking stalls are part of the storage business and in the printed count
    for i in range(156):
        b="ABCDEF"[i//26]; u=f"{b}{i%26+1:03d}"; s,sr,ty=sizes[min(6,(i//26)+(r.random()<.3))] if b!="F" else sizes[6 if i%26>15 else 5]
        if y<40: c.showPage(); y=head()
        if i%2: c.setFillGray(.94); c.rect(32,y-2.5,W-64,10,stroke=0,fill=1); c.setFillGray(0)
        std=float(sr); L(c,xs[0],y,u);L(c,xs[1],y,s);L(c,xs[2],y,ty); R(c,xs[6],y,m2(std)); row=dict(unit=u,unitType=f"{ty}",marketRent=std); T[0]+=std; q=r.random()
        if q<.13: n["v"]+=1; L(c,xs[3],y,"* Vacant *",z=7); row["statusText"]="Vacant"
        elif i in (40,97): n["u"]+=1; L(c,xs[3],y,"* Unrentable *"); row["statusText"]="Unrentable"
        else:
            n["o"]+=1; nm=person(r) if r.random()<.9 else r.choice(["Ridgeline Plumbing LLC","Oakfield Little League","Tri-Town Caterers","Nimbus Events"]); mi=D(2026,2,12)-dt.timedelta(days=r.randint(5,2600)); pt=endm(D(2026,2,1)) if r.random()<.85 else D(2025,12,31)
            rent=round(std*r.uniform(.75,1.3)); ins=r.choice([0,9,12,12,17]); dep=r.choice([0,0,0,25]); ow=0 if pt.month==2 else 2*(rent+ins)
            L(c,xs[3],y,nm);L(c,xs[4],y,us2(mi));L(c,xs[5],y,us2(pt))
            for j,v in zip((7,8,9,10),(rent,ins,dep,ow)): R(c,xs[j],y,m2(v))
            for j,v in enumerate((rent,ins,dep,ow)): T[j+1]+=v
            row.update(tenantName=nm,moveInDate=mi,contractRent=rent,deposit=dep,balance=ow,charges=[dict(code="Ins.",amount=ins)])
        rows.append(row); y-=10.4
    if y<120: c.showPage(); y=head()
    c.line(32,y+6,W-32,y+6); L(c,34,y-4,"Totals","Helvetica-Bold",7.5)
    for j,v in zip((6,7,8,9,10),T): R(c,xs[j],y-4,m2(v),"Helvetica-Bold",7)
    y-=28
    for j,(t,v) in enumerate([("Occupied",n["o"]),("Vacant",n["v"]),("Unrentable",n["u"]),("Total Units",156)]): L(c,60,y-j*11,t,z=8); R(c,170,y-j*11,str(v),z=8); R(c,220,y-j*11,f"{v/156*100:.1f}%",z=8)
    c.save()
    save(fn,"SELF_STORAGE",dict(propertyName="LockWell Self Storage - Route 9",asOnDate="2026-02-15",units=156,occupied=n["o"],vacant=n["v"],rows=rows),"SiteLink-like roll, portrait, banded, 4 pages")

def p5(r):  # senior living
    fn="maplecourt_senior_census_roll.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=[0]; G=(.16,.32,.27)
    xs=[40,84,176,206,338,440,494,510,596,644,688,744]; hs=["Apt","Apartment|Style","Sq|Ft","Resident(s)","Move-In","Street|Rate","Actual|Rent","Care|Level","Care|Fee","2nd|Person","Other|Anc.","Total|Monthly"]
    ks="LLRLCRRLRRRR"; xs=[40,84,196,206,372,440,494,504,570,620,666,744]
    def head():
        pg[0]+=1; c.setFillColorRGB(*G); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillColorRGB(1,1,1); L(c,40,H-22,"Maplecourt at Sudbrook","Times-Bold",16); L(c,40,H-37,"Resident Rent Roll  |  Independent Living - Assisted Living - Memory Care","Times-Roman",9); R(c,W-40,H-28,"May 31, 2026","Times-Bold",12); c.setFillGray(0); y=H-64
        for x,h,k in zip(xs,hs,ks):
            p=h.split("|"); 
            for i,t in enumerate(p): {"L":L,"R":R,"C":C}[k](c,x,y-9*i-(9 if len(p)==1 else 0),t,"Helvetica-Bold",7.5)
        c.setStrokeColorRGB(*G); c.line(38,y-13,W-38,y-13); c.setStrokeGray(0); L(c,40,20,f"Confidential - prepared for lender | {pg[0]}","Times-Italic",8); return y-26
    y=head(); rows=[]; G5=[0]*6; summ=[]
    for sec,pre,styles,nn in [("INDEPENDENT LIVING",1,[("Studio",450,2895),("One Bedroom",640,3495),("Two Bedroom",910,4450)],22),("ASSISTED LIVING",2,[("AL Studio",380,4650),("AL One Bedroom",540,5395)],20),("MEMORY CARE",3,[("MC Private",310,6995),("MC Companion",340,5650)],14)]:
        if y<80: c.showPage(); y=head()
        L(c,40,y,sec,"Helvetica-Bold",8.5); y-=12; S=[0]*6; o=v=m=0
        for i in range(nn):
            if y<48: c.showPage(); y=head()
            u=f"{pre}{i+1:02d}"; s,a,mk=r.choice(styles); L(c,xs[0],y,u,z=7.5);L(c,xs[1],y,s,z=7.5);R(c,xs[2],y,str(a),z=7.5);R(c,xs[5],y,m0(mk),z=7.5); row=dict(unit=u,unitType=s,area=a,marketRent=mk,section=sec); S[0]+=mk; q=r.random()
            if pre==1 and i==0: L(c,xs[3],y,"MODEL","Helvetica-Oblique",7.5); row["statusText"]="MODEL"; m+=1
            elif q<.12: L(c,xs[3],y,"vacant","Helvetica-Oblique",7.5); row["statusText"]="vacant"; v+=1
            elif q<.15: L(c,xs[3],y,"vacant - deposit taken","Helvetica-Oblique",7.5); row["statusText"]="vacant - deposit taken"; v+=1
            else:
                o+=1; nm=person(r); sec2=0
                if pre==1 and r.random()<.22: nm+=" & "+r.choice(FIRST); sec2=850
                mi=D(2026,5,20)-dt.timedelta(days=r.randint(10,2200)); ac=round(mk*r.uniform(.86,1.02)/5)*5; lv=0 if pre==1 else r.randint(1,4); fee=[0,450,850,1300,1750][lv]; ot=r.choice([0,0,45,60,120])
                L(c,xs[3],y,nm,z=7.5);C(c,xs[4],y,mi.strftime("%d-%b-%y"),z=7.5); 
                if lv: L(c,xs[7],y,f"Level {lv}",z=7.5)
                tt=ac+fee+sec2+ot
                for j,val in zip((6,8,9,10,11),(ac,fee,sec2,ot,tt)): R(c,xs[j],y,m0(val) if val else "-",z=7.5)
                for j,val in enumerate((ac,fee,sec2,ot,tt)): S[j+1]+=val
                row.update(tenantName=nm,moveInDate=mi,contractRent=ac,totalCharges=tt,charges=[dict(code=k,amount=w) for k,w in (("Care Fee",fee),("2nd Person",sec2),("Other Anc.",ot)) if w])
            rows.append(row); y-=11.3
        c.setLineWidth(.4); c.line(38,y+8,W-38,y+8); L(c,84,y-1,f"{sec.title()} - {nn} apartments","Helvetica-Bold",7.5)
        for j,val in zip((5,6,8,9,10,11),S): R(c,xs[j],y-1,m0(val) if val else "-","Helvetica-Bold",7.5)
        G5=[p+q for p,q in zip(G5,S)]; summ.append((sec.title(),nn,o,v,m)); y-=20
    if y<120: c.showPage(); y=head()
    L(c,84,y,"COMMUNITY TOTAL","Helvetica-Bold",8)
    for j,val in zip((5,6,8,9,10,11),G5): R(c,xs[j],y,m0(val),"Helvetica-Bold",7.5)
    y-=26; t=[sum(s[k] for s in summ) for k in (1,2,3,4)]
    for i,s in enumerate([("Census","Apts","Occupied","Vacant","Model")]+summ+[("Total",*t)]):
        for j,w in enumerate(s): (R if j else L)(c,84+(0 if j==0 else 110+j*55),y,str(w),"Helvetica-Bold" if i in (0,4) else "Helvetica",8)
        y-=12
    c.save(); save(fn,"SENIOR_HOUSING",dict(propertyName="Maplecourt at Sudbrook",asOnDate="2026-05-31",units=t[0],occupied=t[1],vacant=t[2],rows=rows),"Senior living community roll, care sections, banner")

def p6(r):  # mixed-use certified schedule
    fn="217_delancourt_certified_rent_roll.pdf"; ss=getSampleStyleSheet(); b=ParagraphStyle("b",parent=ss["Normal"],fontName="Times-Roman",fontSize=9.5,leading=12); s=ParagraphStyle("s",parent=b,fontSize=8,leading=9)
    P=lambda t:Paragraph(t,s); d=SimpleDocTemplate(doc(fn),pagesize=letter,leftMargin=45,rightMargin=45,topMargin=50,bottomMargin=45,title="Schedule 4.1.26"); el=[Paragraph("<b>SCHEDULE 4.1.26</b>",ParagraphStyle("c",parent=b,alignment=1)),Paragraph("<b>CERTIFIED RENT ROLL</b>",ParagraphStyle("c2",parent=b,alignment=1)),Spacer(1,8),Paragraph("Property: <b>217-221 Delancourt Street</b>, Hoboken, New Jersey &nbsp;&nbsp; Date: <b>August 1, 2026</b>",b),Paragraph("Borrower hereby certifies to Lender that the following is a true, correct and complete list of all Leases at the Property, and that no Rent has been paid more than one month in advance.",b),Spacer(1,8)]
    hd=["Space","Description","Tenant","Sq. Ft.","Term","Monthly Rent","Security","Remarks"]; data=[hd]; st=[("GRID",(0,0),(-1,-1),.5,colors.black),("FONT",(0,0),(-1,0),"Times-Bold",8.5),("FONT",(0,1),(-1,-1),"Times-Roman",8),("ALIGN",(3,0),(3,-1),"RIGHT"),("ALIGN",(5,0),(6,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("BACKGROUND",(0,0),(-1,0),colors.Color(.88,.88,.88))]
    rows=[]; tot=0; td=0
    def sect(t): data.append([t]+[""]*7); k=len(data)-1; st.extend([("SPAN",(0,k),(-1,k)),("FONT",(0,k),(-1,k),"Times-BoldItalic",8.5)])
    def sub(t,m,dd): data.append([t,"","","","",f"${m:,.2f}",f"${dd:,.2f}",""]); k=len(data)-1; st.extend([("SPAN",(0,k),(4,k)),("FONT",(0,k),(-1,k),"Times-Bold",8.5)])
    def add(sec,u,de,t,a,s0,e0,m,dep,rem,status=None,steps=None):
        nonlocal tot,td
        term="" if t is None else (f"{us1(s0)} - {us1(e0)}" if isinstance(e0,dt.date) else f"{us1(s0)} - MTM")
        data.append([u,P(de),P(t or status),m0(a) if a else "",P(term),f"${m:,.2f}" if t else "",f"${dep:,.2f}" if t else "",P(rem)])
        x=dict(unit=u,unitType=de,area=a or None,section=sec)
        if t: x.update(tenantName=t,leaseStartDate=s0,leaseEndDate=e0,contractRent=m,deposit=dep,rentSteps=steps); tot+=m; td+=dep
        else: x.update(statusText=status)
        rows.append(x); return (m,dep) if t else (0,0)
    A=[]
    sec="A. Commercial"; sect(sec)
    A+=[add(sec,"217","Store","Delancourt Wine & Spirits, Inc.",2150,D(2019,9,1),D(2029,8,31),9137.5,18275.0,"One 5-yr option at FMV. Steps to $9,411.63 per month on 9/1/2026",steps=[dict(date=D(2026,9,1),amount=9411.63)]),
        add(sec,"219","Restaurant","Saffron Lane Hospitality LLC",2780,D(2022,4,1),D(2032,3,31),12046.67,36140.01,"6% of gross sales over natural breakpoint"),
        add(sec,"221","Store",None,1640,None,None,0,0,"Dark since 2/2026; space surrendered",status="VACANT"),
        add(sec,"2F","Office","Cobble & Quay Design",1900,D(2024,1,1),"MTM",4433.33,4433.33,"Holdover; base year taxes 2024")]
    sub("Subtotal Commercial",sum(x[0] for x in A),sum(x[1] for x in A))
    sec="B. Residential"; sect(sec); Bq=[]
    for i,u in enumerate(["3A","3B","3C","3D","4A","4B","4C","4D","5A","5B","5C","5D"]):
        de=r.choice(["1 BR","2 BR","Studio"]); a={"Studio":460,"1 BR":640,"2 BR":905}[de]
        if u in("4C",): Bq.append(add(sec,u,de,None,a,None,None,0,0,"Asking $3,150",status="VACANT")); rows[-1]["marketRent"]=3150
        elif u=="3A": Bq.append(add(sec,u,de,"Superintendent",a,D(2015,6,1),"MTM",0.0,0.0,"Employee unit, no rent"))
        else:
            m={"Studio":2275,"1 BR":2850,"2 BR":3600}[de]+r.randint(-6,6)*25; s0=D(2025,r.randint(9,12),1) if r.random()<.5 else D(2026,r.randint(1,7),1)
            Bq.append(add(sec,u,de,person(r," ").split(" ")[1]+" "+r.choice(LAST),a,s0,addm(s0,12)-dt.timedelta(days=1),float(m),float(m)*1.5,""))
    sub("Subtotal Residential",sum(x[0] for x in Bq),sum(x[1] for x in Bq))
    sec="C. Other"; sect(sec); O=[add(sec,"Roof","Antenna","Skylink Towers LP",0,D(2018,1,1),D(2027,12,31),2750.0,0.0,"4 renewals of 5 yrs"),add(sec,"P-1","Parking","Saffron Lane Hospitality LLC",0,D(2022,4,1),"MTM",300.0,0.0,"")]
    sub("Subtotal Other",sum(x[0] for x in O),0); sub("TOTAL MONTHLY RENT",tot,td)
    el+=[Table(data,colWidths=[34,54,118,40,82,68,64,72],repeatRows=1,style=TableStyle(st)),Spacer(1,16),Paragraph("IN WITNESS WHEREOF, Borrower has executed this certificate as of the date first above written.",b),Spacer(1,18),Paragraph("DELANCOURT BLOCK OWNER LLC<br/><br/>By: ______________________________<br/>Name:<br/>Title: Authorized Signatory",b)]
    d.build(el,onFirstPage=lambda c,d:C(c,306,26,"Sched. 4.1.26-1","Times-Roman",8),onLaterPages=lambda c,d:C(c,306,26,f"Sched. 4.1.26-{d.page}","Times-Roman",8))
    save(fn,"MIXED_USE",dict(propertyName="217-221 Delancourt Street",asOnDate="2026-08-01",units=16,occupied=14,vacant=2,rows=rows),"Loan agreement schedule, certified, gridded with commercial/residential/other")

def p7(r):  # hotel arcade, courier
    fn="grand_meridian_arcade_leases.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); o=[]
    T=[("ARC-1","Lantern & Lace Boutique",1180,D(2021,5,1),D(2028,4,30),5900,620,210,150,"7% > 1,011,430"),("ARC-2","Meridian Gifts & News",940,D(2017,11,1),D(2027,10,31),4230,494,168,150,"8% >   634,500"),("ARC-3",None,720,None,None,0,0,0,0,""),("ARC-4","Orsay Jewelers Ltd",610,D(2023,2,1),D(2033,1,31),4575,321,109,150,"5% > 1,098,000"),("ARC-5","Halcyon Day Spa LLC",4350,D(2020,1,1),D(2029,12,31),14500,2284,776,0,"6% > 2,900,000"),("ARC-6","Brasserie Vionnet (dark)",5200,D(2016,7,1),D(2031,6,30),18633,2730,927,300,"NONE"),("ARC-7","Rosewater Florist",480,D(2024,9,1),"M-T-M",1440,252,86,75,"NONE"),("ARC-8",None,1325,None,None,0,0,0,0,""),("ARC-9","Cumberland Rent-a-Car desk",160,D(2022,3,15),D(2027,3,14),1150,0,0,0,"10% CONCESSION"),("ROOF-1","Alto Cellular (rooftop)",None,D(2019,6,1),D(2029,5,31),3300,0,0,0,"3% ANNUAL")]
    o+=["GRAND MERIDIAN HOTEL - RETAIL ARCADE".center(128),"SCHEDULE OF LEASES AND MONTHLY BILLINGS".center(128),"PERIOD 09/2026  AS OF 09-30-26".center(128),"","%-7s %-27s %6s %9s %9s %11s %9s %8s %8s %11s  %s"%("","","","LEASE","LEASE","MINIMUM","","RE","PROMO","TOTAL","PERCENTAGE"),"%-7s %-27s %6s %9s %9s %11s %9s %8s %8s %11s  %s"%("SPACE","LESSEE","SQ FT","COMMENCE","EXPIRE","RENT/MO","CAM","TAX","FUND","BILLED/MO","RENT CLAUSE"),"="*132]
    rows=[];S=[0]*5;ar=0
    for u,t,a,s,e,m,cam,tax,pr,cl in T:
        f=lambda d:d.strftime("%m-%d-%y") if isinstance(d,D) else (d or "")
        x=dict(unit=u,area=a)
        ar+=a or 0
        if t:
            tt=m+cam+tax+pr; o.append("%-7s %-27s %6s %9s %9s %11s %9s %8s %8s %11s  %s"%(u,t,m0(a) if a else "",f(s),f(e),m2(m),m2(cam),m2(tax),m2(pr),m2(tt),cl))
            for j,v in enumerate((m,cam,tax,pr,tt)): S[j]+=v
            x.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,totalCharges=tt,charges=[dict(code=k,amount=v) for k,v in zip(("CAM","RE TAX","PROMO FUND"),(cam,tax,pr))])
        else: o.append("%-7s %-27s %6s"%(u,"** VACANT **",m0(a))); x["statusText"]="** VACANT **"
        if u=="ARC-5": o.append(" "*8+"  OPTION: 2 X 5 YR @ 95% FMV; STEP 01-01-27 TO 14,935.00/MO"); x["rentSteps"]=[dict(date=D(2027,1,1),amount=14935.0)]
        if u=="ARC-6": o.append(" "*8+"  CLOSED FOR BUSINESS 03-26, LEASE IN FORCE, PAYING")
        rows.append(x)
    o+=["-"*132,"%-35s %6s %9s %9s %11s %9s %8s %8s %11s"%("TOTALS",m0(ar),"","",*[m2(v) for v in S]),"","SPACES 9    LEASED 7    VACANT 2    (ROOFTOP LICENSE NOT COUNTED)","*** END OF REPORT ***"]
    y=H-60
    for l in o: c.setFont("Courier",8.6 if len(l)<1 else 8.4); c.drawString(36,y,l) if False else None; t=c.beginText(36,y); t.setFont("Courier",9); t.setHorizScale(98); t.textOut(l); c.drawText(t); y-=13
    c.save(); save(fn,"RETAIL",dict(propertyName="Grand Meridian Hotel - Retail Arcade",asOnDate="2026-09-30",units=9,occupied=7,vacant=2,rows=rows),"Line-printer listing of a hotel arcade, note lines under tenants")
ALL=[p1,p2,p3,p4,p5,p6,p7]

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle

# ---------------------------------------------------------------- 1 onesite-like detail
def d01():
    r=random.Random(4601); N=Names(r); f="hollow_creek_rent_roll_detail.pdf"
    plans={"A1":("1x1",684,1285),"A2R":("1x1 Reno",684,1385),"B1":("2x2",962,1610),"B2":("2x2 Den",1048,1725),"C1":("3x2",1240,2040)}
    asof=dt.date(2025,10,31); rows=[]; disp=[]
    st_pool=["Occupied"]*78+["Occupied-NTV"]*6+["Occupied-NTVL"]*3+["Vacant"]*5+["Vacant-Leased"]*4
    r.shuffle(st_pool); k=0
    for b in range(1,9):
        for fl in (1,2,3):
            for n in range(1,5):
                u=f"{b:02d}-{fl}{n:02d}"; p=r.choice(list(plans)); _,sf,mk=plans[p]; mk=mk+10*(fl-1)
                st=st_pool[k]; k+=1
                base=dict(unit=u,unitType=p,area=sf,marketRent=mk,statusText=st)
                def lease(future=False):
                    mi=rdate(r,dt.date(2025,11,3),dt.date(2025,12,12)) if future else rdate(r,dt.date(2019,3,1),dt.date(2025,10,5))
                    if future: ls=mi
                    else:
                        ls=mi
                        while addm(ls,13)<asof: ls=addm(ls,12)
                    le=addm(ls,12)-dt.timedelta(1)
                    rent=mk+r.choice([-95,-60,-35,-15,0,0,20,45])
                    ch=[("RENT",rent)]
                    ch.append(("TRASHFEE",28)); 
                    if r.random()<.25: ch.append(("PETRENT",r.choice([25,35,50])))
                    if r.random()<.18: ch.append(("GARAGE",r.choice([110,125])))
                    if r.random()<.12: ch.append(("CONC/SPECL",-r.choice([50,75,100])))
                    return mi,ls,le,rent,ch
                if st.startswith("Occ"):
                    mi,ls,le,rent,ch=lease()
                    mo=rdate(r,dt.date(2025,11,5),dt.date(2025,12,28)) if "NTV" in st else None
                    row=dict(base,tenantName=N.lf(),moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,
                      charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for c,a in ch),deposit=r.choice([200,300,500,0,rent]),balance=r.choice([0]*6+[-28,-15.5,64.12,rent+28,412.9]))
                    rows.append(row)
                else:
                    rows.append(dict(base,deposit=0,balance=0))
                if st in("Occupied-NTVL","Vacant-Leased"):
                    mi,ls,le,rent,ch=lease(True)
                    rows.append(dict(unit=u,unitType=p,area=sf,statusText="Applicant",tenantName=N.lf(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,
                      charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for c,a in ch),deposit=200,balance=0))
    c=canvas.Canvas(path(f),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    X=dict(unit=30,fp=68,sf=128,st=138,nm=196,mi=292,ls=338,le=384,mk=464,tc=470,lr=560,oc=612,tb=664,dp=712,bl=762)
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont("Helvetica",6.5); c.drawString(30,H-28,"Brightwater Residential Services LLC"); c.drawRightString(762,H-28,f"Page {pg[0]} of 6" )
        c.drawString(30,H-37,"Hollow Creek Apartments"); c.drawRightString(762,H-37,"11/03/2025  9:12:47AM")
        c.setFont("Helvetica-Bold",10); c.drawCentredString(W/2,H-30,"RENT ROLL DETAIL"); c.setFont("Helvetica",8); c.drawCentredString(W/2,H-41,"As of 10/31/2025")
        c.setFont("Helvetica-Oblique",5.6); c.drawString(30,H-50,"Parameters: Properties - ALL; Show All Unit Designations - ALL; Subjournals - RESIDENT; Exclude Formers? - Yes; Sub Properties - ALL; Activity - ALL")
        c.setFont("Helvetica-Bold",6.3); y=H-62
        for k,a,b in [("unit","","Unit"),("fp","","Floorplan"),("st","Unit/Lease","Status"),("nm","","Name"),("mi","Move-In","Move-Out"),("ls","Lease","Start"),("le","Lease","End"),("tc","Trans","Code")]:
            c.drawString(X[k],y,a); c.drawString(X[k],y-8,b)
        for k,a,b in [("sf","","SQFT"),("mk","Market","+ Addl."),("lr","Lease","Rent"),("oc","Other Charges/","Credits"),("tb","Total","Billing"),("dp","Dep","On Hand"),("bl","","Balance")]:
            c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-8,b)
        c.line(30,y-11,762,y-11); c.setFont("Helvetica",6.3); return y-20
    y=head()
    for x in rows:
        ch=x.get("charges",[]); L=max(1,len(ch),2 if x.get("moveOutDate") else 1)
        if y-L*8<40: c.showPage(); y=head()
        star="*" if x["statusText"]=="Applicant" else ""
        c.drawString(X["unit"],y,x["unit"]); c.drawString(X["fp"],y,x["unitType"]); c.drawRightString(X["sf"],y,n0(x["area"])); c.drawString(X["st"],y,x["statusText"])
        c.drawString(X["nm"],y,x.get("tenantName","VACANT")); c.drawString(X["mi"],y,us(x.get("moveInDate"))); c.drawString(X["mi"],y-8,us(x.get("moveOutDate")))
        c.drawString(X["ls"],y,us(x.get("leaseStartDate"))); c.drawString(X["le"],y,us(x.get("leaseEndDate")))
        if "marketRent" in x: c.drawRightString(X["mk"],y,m2(x["marketRent"]))
        for i,z in enumerate(ch):
            yy=y-8*i; c.drawString(X["tc"],yy,z["code"]); rt=z["code"]=="RENT"
            c.drawRightString(X["lr"],yy,n2(z["amount"] if rt else 0)+star); c.drawRightString(X["oc"],yy,n2(0 if rt else z["amount"])+star)
        if ch: c.drawRightString(X["tb"],y-8*(len(ch)-1),n2(x["totalCharges"])+star)
        c.drawRightString(X["dp"],y,n2(x["deposit"])+star); c.drawRightString(X["bl"],y,n2(x["balance"])+star); y-=8*L+3
    ph=[x for x in rows if x["statusText"]!="Applicant"]; oc=[x for x in ph if x["statusText"].startswith("Occ")]
    if y<190: c.showPage(); y=head()
    c.line(440,y+4,762,y+4); c.setFont("Helvetica-Bold",6.3); c.drawString(300,y-6,"Totals:")
    S=lambda k,R=ph: sum(x.get(k,0) for x in R); lr=S("contractRent"); tb=S("totalCharges")
    for k,v in [("mk",S("marketRent")),("lr",lr),("oc",tb-lr),("tb",tb),("dp",S("deposit")),("bl",S("balance"))]: c.drawRightString(X[k],y-6,n2(v))
    c.setFont("Helvetica-Oblique",6); c.drawString(30,y-18,"* Indicates amounts not included in detail totals")
    y-=36; c.setFont("Helvetica-Bold",7); c.drawString(30,y,"Amt / SQFT: Occupancy and Rents Summary for Current Date"); y-=12
    c.setFont("Helvetica-Bold",6.3); c.drawString(30,y,"Unit Status"); c.drawRightString(220,y,"Market + Addl."); c.drawRightString(280,y,"# Units"); c.drawRightString(350,y,"Leased Rent"); c.setFont("Helvetica",6.3)
    def line(l,R):
        nonlocal y; y-=9; c.drawString(30,y,l); c.drawRightString(220,y,m2(sum(x["marketRent"] for x in R))); c.drawRightString(280,y,str(len(R))); c.drawRightString(350,y,m2(sum(x.get("contractRent",0) for x in R)))
    for l,s in [("Occupied, no NTV","Occupied"),("Occupied, NTV","Occupied-NTV"),("Occupied NTV Leased","Occupied-NTVL"),("Vacant Leased","Vacant-Leased"),("Vacant Not Leased","Vacant")]: line(l,[x for x in ph if x["statusText"]==s])
    line("Admin/Down",[]); line("Totals",ph)
    y-=20; c.setFont("Helvetica-Bold",7); c.drawString(30,y,"Summary Billing by Transaction Code for Current Date"); c.setFont("Helvetica",6.3)
    tot={}
    for x in ph:
        for z in x.get("charges",[]): tot[z["code"]]=tot.get(z["code"],0)+z["amount"]
    for k,v in sorted(tot.items()): y-=9; c.drawString(30,y,k); c.drawRightString(220,y,n2(v))
    y-=9; c.drawString(30,y,"Total"); c.drawRightString(220,y,n2(sum(tot.values())))
    c.save(); print(f,"pages",pg[0])
    save(f,"MULTIFAMILY","OneSite-like detail with transaction codes, applicants",rows,"Hollow Creek Apartments","2025-10-31",len(ph),len(oc),len(ph)-len(oc))

# ---------------------------------------------------------------- 2 appfolio-like SFR
def d02():
    r=random.Random(4602); N=Names(r); f="larkspur_homes_appfolio.pdf"
    streets="Wren St|Dogwood Trl|Old Mill Rd|Sycamore Ave|Pinecone Ct|Harrow Ln|Tanager Way|Bluff View Dr|Quarry Rd|Orchard Hill Pl".split("|")
    groups=[("Larkspur Homes I - Garner","Garner, NC 27529",14),("Larkspur Homes II - Clayton","Clayton, NC 27520",11),("Larkspur Homes III - Knightdale","Knightdale, NC 27545",9)]
    rows=[];doc=SimpleDocTemplate(path(f),pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=36,bottomMargin=36,invariant=1)
    P=ParagraphStyle("p",fontName="Helvetica",fontSize=7,leading=8.4); B=ParagraphStyle("b",parent=P,fontName="Helvetica-Bold")
    el=[Paragraph("Rent Roll",ParagraphStyle("t",fontName="Helvetica-Bold",fontSize=15,leading=19)),Paragraph("<b>Properties:</b> Larkspur Homes I, Larkspur Homes II, Larkspur Homes III &nbsp; <b>Units:</b> Active",P),Paragraph("<b>As of:</b> 09/30/2025",P),Paragraph("<b>Include Non-Revenue Units:</b> No &nbsp; <b>Level of Detail:</b> Detail View",P),Spacer(1,8)]
    hd=["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due"]
    data=[hd]; st=[("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("FONT",(0,1),(-1,-1),"Helvetica",7),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#e4e8ec")),("ALIGN",(4,0),(7,-1),"RIGHT"),("ALIGN",(12,0),(12,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("LINEBELOW",(0,0),(-1,-1),.25,colors.HexColor("#cccccc")),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2)]
    def tot(lbl,R):
        o=[x for x in R if x["statusText"]in("Current","Notice","Evict")]
        data.append([lbl,"",f"{len(R)} Units",f"{len(o)/len(R)*100:.1f}% Occupied",n0(sum(x["area"] for x in R)),m2(sum(x["marketRent"] for x in R)),m2(sum(x.get("contractRent",0) for x in R)),m2(sum(x.get("deposit",0) for x in R)),"","","","",m2(sum(x.get("balance",0) for x in R))]); st.append(("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",7))
    for g,city,n in groups:
        data.append([Paragraph(f"<b>{g}</b> - {city}",P)]+[""]*12); i=len(data)-1; st+= [("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#f6f6f6"))]
        R=[]; used=set()
        for j in range(n):
            while 1:
                a=f"{r.randrange(101,2999)} {r.choice(streets)}"
                if a not in used: used.add(a); break
            s=r.choice(["Current"]*9+["Notice-Unrented","Vacant-Unrented","Vacant-Rented","Evict"]); s={"Notice-Unrented":"Notice"}.get(s,s)
            bd=r.choice(["3/2.00","3/2.50","4/2.50","2/1.00","3/1.50","4/3.00"]); sf=r.randrange(980,2460); mk=round(sf*.62+900,-1)//5*5+5*r.randrange(3)
            x=dict(propertyName=g,unit=a,unitType=bd,statusText=s,area=sf,marketRent=mk)
            if not s.startswith("Vacant"):
                mi=rdate(r,dt.date(2020,2,1),dt.date(2025,8,28)); ls=mi.replace(day=1)
                while addm(ls,14)<dt.date(2025,9,30): ls=addm(ls,12)
                le=addm(ls,12)-dt.timedelta(1); nm=N.fl()
                if r.random()<.3: nm+=", "+N.fl()
                rent=mk-r.choice([0,0,25,55,90,140]); 
                x.update(tenantName=nm,contractRent=rent,deposit=r.choice([rent,rent,1500,1000]),leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,balance=r.choice([0,0,0,0,rent,127.5,2*rent+150 if s=="Evict" else 0]))
                if s=="Notice": x["moveOutDate"]=dt.date(2025,10,31)
            R.append(x)
            data.append([Paragraph(a,P),bd,Paragraph(x.get("tenantName",""),P),s,n0(sf),m2(mk),m2(x["contractRent"]) if "contractRent" in x else "",m2(x["deposit"]) if "deposit" in x else "",us(x.get("leaseStartDate")),us(x.get("leaseEndDate")),us(x.get("moveInDate")),us(x.get("moveOutDate")),m2(x["balance"]) if "balance" in x else ""])
        tot("",R); rows+=R
    tot("Total",rows)
    t=Table(data,colWidths=[86,38,104,66,36,54,52,50,50,50,50,50,48],repeatRows=1); t.setStyle(TableStyle(st)); el.append(t)
    def foot(c,d): c.setFont("Helvetica",7); c.drawString(28,20,"Created on 10/02/2025"); c.drawRightString(764,20,f"Page {d.page}")
    doc.build(el,onFirstPage=foot,onLaterPages=foot)
    o=sum(not x["statusText"].startswith("Vacant") for x in rows)
    save(f,"SINGLE_FAMILY_RENTAL","AppFolio-like grouped by property, wrapped cells",rows,None,"2025-09-30",len(rows),o,len(rows)-o)

# ---------------------------------------------------------------- 3 student by bed
def d03():
    r=random.Random(4603); N=Names(r); f="quad_on_ninth_bed_roll.pdf"; rows=[]
    W,H=legal[1],legal[0]; c=canvas.Canvas(path(f),pagesize=(W,H),invariant=1)
    types={"D4x4":4,"C3x3":3,"B2x2":2,"S1x1":1}; rate={"D4x4":829,"C3x3":889,"B2x2":1015,"S1x1":1395}; sfb={"D4x4":1412,"C3x3":1180,"B2x2":868,"S1x1":498}
    pg=[0]; CH=["Rent","Furniture","Parking","Pet","Util Pkg"]
    cx=[("Unit-Space",36,0),("Unit Type",100,0),("Resident",160,0),("Status",280,0),("Lease Term",352,0),("Start",425,0),("End",480,0),("Market",580,1),("Rent",630,1),("Furniture",680,1),("Parking",728,1),("Pet",768,1),("Util Pkg",816,1),("Total",870,1),("Deposit",918,1),("Balance",972,1)]
    def head():
        pg[0]+=1; c.setFillColorRGB(.13,.22,.4); c.rect(0,H-44,W,44,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont("Times-Bold",16); c.drawString(36,H-29,"The Quad on Ninth"); c.setFont("Times-Roman",10); c.drawRightString(W-36,H-20,"Rent Roll by Space"); c.drawRightString(W-36,H-34,"Effective Date: Nov 15, 2025")
        c.setFillColorRGB(0,0,0); y=H-60; c.setFont("Times-Italic",8); c.drawCentredString(724,y,"Scheduled Charges"); c.line(604,y-3,870,y-3); y-=13; c.setFont("Times-Bold",8.5)
        for t,x,a in cx: (c.drawRightString if a else c.drawString)(x,y,t)
        c.setLineWidth(1); c.line(36,y-4,W-36,y-4); c.setLineWidth(.3); return y-16
    y=head(); SUB=lambda R,k:sum(x.get(k,0) for x in R)
    def chs(R,k): return sum(z["amount"] for x in R for z in x.get("charges",[]) if z["code"]==k)
    def totline(lbl,R):
        nonlocal y; R=[x for x in R if x["statusText"]!="Future"]
        c.setFont("Times-Bold",8.5); c.line(530,y+9,W-36,y+9); c.drawString(36,y,lbl)
        vals=[SUB(R,"marketRent")]+[chs(R,k) for k in CH]+[SUB(R,"totalCharges"),SUB(R,"deposit"),SUB(R,"balance")]
        for (t,x,a),v in zip(cx[7:],vals): c.drawRightString(x,y,n2(v))
        c.setFont("Times-Roman",8.5); y-=18
    for b,plan in (("North Hall",["D4x4","D4x4","C3x3","B2x2","S1x1","D4x4","B2x2"]),("South Hall",["D4x4","C3x3","C3x3","B2x2","B2x2","S1x1","S1x1","D4x4","D4x4"])):
        if y<110: c.showPage(); y=head()
        c.setFont("Times-Bold",10); c.setFillGray(.9); c.rect(36,y-3,W-72,13,stroke=0,fill=1); c.setFillGray(0); c.drawString(40,y,"Building: "+b); y-=16; R=[]
        for i,t in enumerate(plan):
            for s in range(types[t]):
                u=f"{'N' if b[0]=='N' else 'S'}{i//3+1}{i%3+1:02d}-{'ABCD'[s]}"
                p=r.random(); stt="Vacant" if p<.1 else "Notice" if p<.15 else "Current"
                x=dict(building=b,unit=u,unitType=t,statusText=stt,marketRent=rate[t])
                def fill(x,fut=False):
                    rent=rate[t]-r.choice([0,0,15,30,44,60]); ch=[("Rent",rent),("Furniture",25),("Parking",r.choice([0,0,65])),("Pet",r.choice([0,0,0,0,35])),("Util Pkg",48)]
                    tm="Spring 2026" if fut else r.choice(["AY 2025-26","AY 2025-26","AY 2025-26","Fall 2025"])
                    a,e={"AY 2025-26":(dt.date(2025,8,16),dt.date(2026,7,31)),"Fall 2025":(dt.date(2025,8,16),dt.date(2025,12,20)),"Spring 2026":(dt.date(2026,1,5),dt.date(2026,7,31))}[tm]
                    x.update(tenantName=N.fl(),leaseStartDate=a,leaseEndDate=e,contractRent=rent,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=sum(v for k,v in ch),deposit=r.choice([0,0,150,250]),balance=r.choice([0,0,0,0,-48,rent,73.25])); x["_t"]=tm
                if stt!="Vacant": fill(x)
                R.append(x)
                if stt=="Vacant" and r.random()<.5:
                    z=dict(building=b,unit=u,unitType=t,statusText="Future",marketRent=None); fill(z,True); z["balance"]=0; R.append(z)
        for x in R:
            if y<44: c.showPage(); y=head()
            tm=x.pop("_t",""); c.setFont("Times-Italic" if x["statusText"]=="Future" else "Times-Roman",8.5)
            L=[x["unit"],x["unitType"],x.get("tenantName","-- vacant --"),x["statusText"],tm,x["leaseStartDate"].strftime("%b %d, %Y") if tm else "",x["leaseEndDate"].strftime("%b %d, %Y") if tm else "",m2(x["marketRent"]) if x.get("marketRent") else ""]
            L+=[m2(z["amount"]) for z in x["charges"]]+[m2(x["totalCharges"]),m2(x["deposit"]),n2(x["balance"])] if tm else [""]*8
            for (h,xx,a),v in zip(cx,L): (c.drawRightString if a else c.drawString)(xx,y,v)
            c.setStrokeGray(.8); c.line(36,y-3,W-36,y-3); c.setStrokeGray(0); y-=12.5
        y-=4; totline(f"{b} totals",R); rows+=R
    for x in rows:
        if x.get("marketRent",1) is None: x.pop("marketRent")
    if y<120: c.showPage(); y=head()
    totline("Property totals",rows); ph=[x for x in rows if x["statusText"]!="Future"]; o=sum(x["statusText"]!="Vacant" for x in ph)
    c.setFont("Times-Roman",9); c.drawString(36,y,f"Total spaces {len(ph)}     Occupied {o} ({o/len(ph):.1%})     Vacant {len(ph)-o}     Future residents {len(rows)-len(ph)} (in italics, not in totals)")
    c.save(); print(f,pg)
    save(f,"STUDENT_HOUSING","Entrata-like by bed, grouped charge columns, legal landscape, future rows",rows,"The Quad on Ninth","2025-11-15",len(ph),o,len(ph)-o)

# ---------------------------------------------------------------- 5 senior
def d05():
    r=random.Random(4605); N=Names(r); f="wexford_manor_census_rates.pdf"; rows=[]
    P=ParagraphStyle("p",fontName="Helvetica",fontSize=7.5,leading=9); el=[]
    el.append(Paragraph("WEXFORD MANOR SENIOR LIVING",ParagraphStyle("t",fontName="Helvetica-Bold",fontSize=13,alignment=1,leading=16,textColor=colors.HexColor("#5b2a4f"))))
    el.append(Paragraph("Resident Rate Roll &amp; Census at midnight, 31 October 2025",ParagraphStyle("t2",fontName="Helvetica",fontSize=9.5,alignment=1,leading=14))); el.append(Spacer(1,6))
    secs=[("INDEPENDENT LIVING",[f"1{n:02d}" for n in range(1,15)],[("Studio",410,2650),("One Bedroom",575,3295),("Two Bedroom",890,4450)],0),("ASSISTED LIVING",[f"2{n:02d}" for n in range(1,19)],[("Studio",365,3950),("Alcove",420,4350),("One Bedroom",540,4975)],1),("MEMORY CARE",[f"3{n:02d}{s}" for n in range(1,6) for s in "AB"]+["306","307"],[("Private",290,6150),("Semi-Private",165,4700)],2)]
    G=[]; 
    def pr(v): return f"${v:,.0f}" 
    for nm,us_,ty,lv in secs:
        hd=["Apt",Paragraph("<b>Style</b>",P),"Sq Ft","Resident(s)","Move-in","Street\nRate","Base\nRent","Care\nLevel","Care\nFee","2nd\nPerson","Other","Total\nMonthly"]
        data=[[nm]+[""]*11,hd]; R=[]
        for u in us_:
            if lv==2: t=ty[1] if u[-1] in "AB" else ty[0]
            else: t=r.choice(ty)
            x=dict(unit=u,section=nm,unitType=t[0],area=t[1],marketRent=t[2]); cl=""
            if r.random()<.15: x["statusText"]="Vacant"; data.append([u,t[0],str(t[1]),"VACANT","",pr(t[2])]+[""]*6)
            else:
                n=N.fl(); two=(t[0] in("Two Bedroom","One Bedroom") and r.random()<.35)
                if two: n+=" & "+r.choice(FIRST)
                base=t[2]-r.choice([0,0,100,150,225,310]); lvl=r.randrange(1,5) if lv else 0; care=[0,450,875,1320,1790][lvl]; sp=(750 if lv==0 else 950) if two else 0; oth=r.choice([0,0,0,45,85])
                ch=[("Base Rent",base)]; 
                if lv: ch.append(("Care Fee",care))
                if sp: ch.append(("2nd Person",sp))
                if oth: ch.append(("Other",oth))
                mi=rdate(r,dt.date(2018,5,1),dt.date(2025,10,20)); tt=sum(v for k,v in ch)
                x.update(statusText="Occupied",tenantName=n,moveInDate=mi,contractRent=base,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tt)
                data.append([u,t[0],str(t[1]),Paragraph(n,P),mi.strftime("%d-%b-%y"),pr(t[2]),pr(base),f"L{lvl}" if lvl else "",pr(care) if lv else "–",pr(sp) if sp else "–",pr(oth) if oth else "–",pr(tt)])
            R.append(x)
        cs=lambda k:sum(z["amount"] for x in R for z in x.get("charges",[]) if z["code"]==k)
        o=sum(x["statusText"]=="Occupied" for x in R)
        def pt(v): return pr(v) if v else "–"
        data.append([f"{o} of {len(R)} occupied","","","","",pr(sum(x["marketRent"] for x in R)),pr(cs("Base Rent")),"",pt(cs("Care Fee")),pt(cs("2nd Person")),pt(cs("Other")),pr(sum(x.get("totalCharges",0) for x in R))])
        t=Table(data,colWidths=[32,62,30,112,50,48,44,30,42,40,34,52],repeatRows=2)
        t.setStyle(TableStyle([("SPAN",(0,0),(-1,0)),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#5b2a4f")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.5),("FONT",(0,2),(-1,-2),"Helvetica",7.5),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.5),("ROWBACKGROUNDS",(0,2),(-1,-2),[colors.white,colors.HexColor("#f3edf1")]),("ALIGN",(5,1),(-1,-1),"RIGHT"),("ALIGN",(2,1),(2,-1),"RIGHT"),("LINEABOVE",(0,-1),(-1,-1),.8,colors.black),("VALIGN",(0,1),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
        el+= [t,Spacer(1,9)]; rows+=R; G.append((nm,len(R),o,cs("Base Rent"),sum(x.get("totalCharges",0) for x in R)))
    data=[["Level of living","Units","Occupied","Vacant","Occ. %","Base rent","Monthly revenue"]]+[[a.title(),b,o,b-o,f"{o/b:.1%}",pr(c_),pr(d)] for a,b,o,c_,d in G]
    B=sum(g[1] for g in G);O=sum(g[2] for g in G); data.append(["Community",B,O,B-O,f"{O/B:.1%}",pr(sum(g[3] for g in G)),pr(sum(g[4] for g in G))])
    t=Table(data,hAlign="LEFT"); t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",8),("BOX",(0,0),(-1,-1),.5,colors.grey),("INNERGRID",(0,0),(-1,-1),.25,colors.lightgrey),("ALIGN",(1,0),(-1,-1),"RIGHT")])); el.append(t)
    el.append(Spacer(1,5)); el.append(Paragraph("All residency agreements run month to month on 30 days' notice. Semi-private rates are per bed; each bed counts as a unit.",P))
    def ft(c,d): c.setFont("Helvetica",7); c.drawCentredString(306,18,f"Confidential - contains resident information   |   {d.page}")
    SimpleDocTemplate(path(f),pagesize=letter,leftMargin=18,rightMargin=18,topMargin=30,bottomMargin=34,invariant=1).build(el,onFirstPage=ft,onLaterPages=ft)
    save(f,"SENIOR_HOUSING","senior census by level of living, care fees, wrapped names",rows,"Wexford Manor Senior Living","2025-10-31",B,O,B-O)

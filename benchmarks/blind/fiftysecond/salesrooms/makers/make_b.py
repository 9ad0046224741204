from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as H, white, black
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
def de(x,n=2): return f"{x:,.{n}f}".replace(",","~").replace(".",",").replace("~",".")
# ---------------------------------------------------------------- 5 euro campus
def doc5():
    name="lindenhof_campus_tenancy_schedule.pdf"; r=R(505); asof=D.date(2025,6,30)
    hs=[("Haus A",["Novalumen Biotech GmbH","Kehrwieder Diagnostics AG","Zellkern Labs GmbH",None,"Bioforum Kantine GmbH","Aldenrath Patentanwälte","Novalumen Biotech GmbH"]),("Haus B",["Hansenberg Pharma SE","Hansenberg Pharma SE","Proteon Analytik GmbH","Institut für Strukturchemie e.V.",None,"Mikrosieb Sensorik GmbH"]),("Haus C",["Medisol Gerätebau GmbH","Thalweg Genomics GmbH",None,"Kita Lindenzwerge gGmbH","Varnholt Softwarehaus GmbH","Thalweg Genomics GmbH","Orbis Klinikbedarf KG","Fjordmed ApS"])]
    data=[["Unit","Floor","Tenant","Use","Area\nm²","Lease\nstart","Lease\nend","Renewal\noption","Net rent\n€/m² p.m.","Net rent\n€ p.m.","Net rent\n€ p.a.","ERV\n€ p.m.","Service charge\nprepayment\n€ p.m.","Parking\n€ p.m.","Deposit /\nguarantee €"],
          ["Einheit","Etage","Mieter","Nutzung","Fläche","Beginn","Ende","Option","Miete/m²","Nettokaltmiete","Jahresnettomiete","Marktmiete","NK-Voraus.","Stellplätze","Kaution"]]
    st=[];rows=[];G=[0]*7;tt=[];vac=0;ol=0
    for h,ts in hs:
        st+=[("SPAN",(0,len(data)),(-1,len(data))),("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",8.2),("LINEBELOW",(0,len(data)),(-1,len(data)),.8,H("#2f5d8a")),("TOPPADDING",(0,len(data)),(-1,len(data)),8)]
        data.append([h]+[""]*14); P=[0]*7
        for i,t in enumerate(ts):
            u=f"{h[-1]}.{i//3}.{i%3+1:02d}"; fl=["EG","1. OG","2. OG"][i//3]; use=r.choice(["Labor","Labor","Büro","Labor/Büro","Produktion"])
            if t and "Kantine" in t: use="Gastronomie"
            if t and "Kita" in t: use="Kita"
            if t and "anwälte" in t or t and "Software" in t: use="Büro"
            ar=round(r.uniform(180,1450),2); erv=round(ar*r.uniform(17.5,24),2); rec={"unit":u,"building":h,"unitType":use,"area":ar,"marketRent":erv}
            P[0]+=ar;P[3]+=erv
            if t is None: rec["statusText"]="Leerstand"; data.append([u,fl,"Leerstand (vacant)",use,de(ar),"","","","","","",de(erv),"","",""]); vac+=1
            else:
                s=addm(D.date(2025,6,1),-r.randint(4,95)); e=term(s,r.choice([60,120,120,180])); 
                if e<asof: e=term(s,180)
                ub=r.random()<.12; m=round(erv*r.uniform(.82,1.01),2); nk=round(ar*r.choice([3.8,4.25,4.6]),2); pk=r.choice([0,240,425,680,1190])*1.0; dep=m*3
                rec.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate="unbefristet" if ub else iso(e),contractRent=m,annualRent=round(m*12,2),charges=[{"code":"Service charge prepayment","amount":nk}]+([{"code":"Parking","amount":pk}] if pk else []),deposit=round(dep,2))
                data.append([u,fl,t,use,de(ar),s.strftime("%d.%m.%Y"),"unbefristet" if ub else e.strftime("%d.%m.%Y"),"–" if ub else r.choice(["2 x 5 J.","1 x 5 J.","1 x 3 J.","keine"]),de(m/ar),de(m),de(m*12),de(erv),de(nk),de(pk) if pk else "–",de(dep)])
                for j,v in ((1,m),(2,m*12),(4,nk),(5,pk),(6,dep)): P[j]+=v
                ol+=ar
            rows.append(rec)
        st+=[("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7),("BACKGROUND",(0,len(data)),(-1,len(data)),H("#eaf0f6"))]
        data.append([f"Summe {h}","","","",de(P[0]),"","","","",de(P[1]),de(P[2]),de(P[3]),de(P[4]),de(P[5]),de(P[6])]); st.append(("SPAN",(0,len(data)-1),(3,len(data)-1)))
        tt+=[T(k,round(P[j],2),building=h) for j,k in ((0,"area"),(1,"contractRent"),(3,"marketRent"),(6,"deposit"))]
        for j in range(7): G[j]+=P[j]
    st+=[("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7),("BACKGROUND",(0,len(data)),(-1,len(data)),H("#2f5d8a")),("TEXTCOLOR",(0,len(data)),(-1,len(data)),white),("SPAN",(0,len(data)),(3,len(data)))]
    data.append(["Gesamt / Total campus","","","",de(G[0]),"","","","Ø "+de(G[1]/ol),de(G[1]),de(G[2]),de(G[3]),de(G[4]),de(G[5]),de(G[6])])
    tt+=[T("area",round(G[0],2)),T("contractRent",round(G[1],2)),T("annualRent",round(G[2],2)),T("marketRent",round(G[3],2))]
    cw=[38,32,132,50,44,46,48,38,42,54,60,54,54,44,56]
    tb=Table(data,colWidths=cw,repeatRows=2)
    tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",6.8),("FONT",(0,1),(-1,1),"Helvetica-Oblique",6.2),("TEXTCOLOR",(0,1),(-1,1),H("#777777")),("LINEBELOW",(0,1),(-1,1),1,H("#2f5d8a")),("LINEABOVE",(0,0),(-1,0),1,H("#2f5d8a")),("ALIGN",(4,0),(4,-1),"RIGHT"),("ALIGN",(8,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LEFTPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(5,0),(5,-1),6),("RIGHTPADDING",(0,0),(-1,-1),3),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2)]+st))
    def pg(c,d):
        W,Hh=landscape(A4); c.setFont("Helvetica-Bold",14); c.setFillColor(H("#2f5d8a")); c.drawString(24,Hh-36,"Lindenhof Forschungscampus"); c.setFillColor(black); c.setFont("Helvetica",9); c.drawString(24,Hh-50,"Mieterliste / Tenancy schedule   Stichtag 30.06.2025   alle Beträge in EUR, netto zzgl. USt. / all amounts EUR net of VAT")
        c.setFont("Helvetica",7); c.drawString(24,20,f"Vermietungsstand {de(ol/G[0]*100,1)} % der Mietfläche   |   {len(rows)} Mieteinheiten, {len(rows)-vac} vermietet, {vac} Leerstand   |   J. = Jahre, unbefristet = open-ended"); c.drawRightString(W-24,20,f"Seite {d.page}")
    SimpleDocTemplate(DOC+name,pagesize=landscape(A4),leftMargin=22,rightMargin=22,topMargin=62,bottomMargin=36).build([tb],onFirstPage=pg,onLaterPages=pg)
    save(name,"OFFICE","German campus asset manager","A4, bilingual, EUR and sqm, comma decimals",rows,prop="Lindenhof Forschungscampus",ason=iso(asof),units=len(rows),occ=len(rows)-vac,vac=vac,totals=tt,hard=True)
# ---------------------------------------------------------------- 6 storage yards: cards
def doc6():
    name="redline_ios_yards.pdf"; r=R(606); W,Hh=letter; c=canvas.Canvas(DOC+name,pagesize=(W,Hh)); asof=D.date(2025,11,1)
    Y=[("Yard 1","2210 Haulers Way, Bexton","Grimshaw Crane & Rigging",3.2,"Equipment yard"),("Yard 2","2260 Haulers Way, Bexton","Pronto Fleet Leasing",5.75,"Truck parking"),("Yard 3A","78 Spur 40 (north half)","Dockside Container Sales",2.1,"Container storage"),("Yard 3B","78 Spur 40 (south half)",None,1.85,"Container storage"),("Yard 4","901 Old Mill Rd, Carrow","Tri-River Scaffold",4.4,"Laydown yard"),("Yard 5","1450 Depot St, Carrow","Pronto Fleet Leasing",7.9,"Truck terminal"),("Yard 6","1475 Depot St, Carrow","Amberjack Pipe & Supply",6.05,"Pipe yard"),("Yard 7","33 Quarry Loop","Summit Bus Charter",2.65,"Bus parking"),("Yard 8","410 Levee Rd","Greenfork Landscape Materials",3.5,"Materials yard")]
    rows=[];sched=[]
    red=H("#b3261e"); grey=H("#efefef")
    tot=0;M=0;osf=0;recs=[]
    for u,ad,t,ac,use in Y:
        sf=round(ac*43560); rec={"unit":u,"area":sf,"unitType":use}; tot+=sf
        if t:
            s=addm(D.date(2025,11,1),-r.randint(4,40)); e=term(s,r.choice([60,84,120])); m=round(ac*r.uniform(4200,7800)/50)*50; M+=m; osf+=sf
            dep=m*r.choice([1,2]); rec.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=m*12,deposit=dep)
            d=D.date(2025 if s.month>11 else 2026,s.month,1);v=m;ss=[]
            while d<e and len(ss)<3: v=round(v*1.04); ss.append((d,v)); d=addm(d,12)
            rec["rentSteps"]=[{"date":iso(a),"amount":b} for a,b in ss]; sched.append((u,t,ss))
        else: rec["statusText"]="VACANT"
        rows.append(rec); recs.append((rec,ad,ac,t))
    def head(sub):
        c.setFillColor(H("#222222")); c.rect(0,Hh-62,W,62,0,1); c.setFillColor(red); c.rect(0,Hh-62,12,62,0,1); c.setFillColor(white); c.setFont("Helvetica-Bold",18); c.drawString(36,Hh-32,"REDLINE IOS PORTFOLIO"); c.setFont("Helvetica",9.5); c.drawString(36,Hh-48,sub); c.setFillColor(H("#777777")); c.setFont("Helvetica",7); c.drawCentredString(W/2,20,"Industrial outdoor storage – data room document 3.2")
    head("Rent roll by yard  |  November 1, 2025"); y=Hh-78
    def lab(x,y,l,v,bold=False):
        c.setFillColor(H("#888888")); c.setFont("Helvetica",5.8); c.drawString(x,y,l.upper()); c.setFillColor(black); c.setFont("Helvetica-Bold" if bold else "Helvetica",8.8); c.drawString(x,y-10.5,v)
    for rec,ad,ac,t in recs:
        if y<95: c.showPage(); head("Rent roll by yard  |  November 1, 2025 (continued)"); y=Hh-78
        c.setFillColor(grey); c.rect(36,y-66,W-72,66,0,1); c.setFillColor(red if t else H("#999999")); c.rect(36,y-66,62,66,0,1)
        c.setFillColor(white); c.setFont("Helvetica-Bold",11); c.drawCentredString(67,y-30,rec["unit"]); c.setFont("Helvetica",6.5); c.drawCentredString(67,y-42,f"{ac:.2f} acres")
        c.setFillColor(black)
        lab(108,y-12,"Tenant",t or "VACANT",True); lab(290,y-12,"Location",ad); lab(430,y-12,"Use",rec["unitType"]); lab(516,y-12,"Yard SF",f"{rec['area']:,}")
        f=lambda k:(lambda d:f"{d.month}/{d.day}/{d.year}")(D.date.fromisoformat(rec[k]))
        if t:
            lab(108,y-42,"Commenced",f("leaseStartDate")); lab(180,y-42,"Expires",f("leaseEndDate")); lab(252,y-42,"Monthly rent",f"${rec['contractRent']:,}",True); lab(326,y-42,"Annual rent",f"${rec['annualRent']:,}"); lab(400,y-42,"Deposit",f"${rec['deposit']:,}"); lab(456,y-42,"Options",r.choice(["One 5-yr @ FMV","Two 3-yr, 4% bumps","None"])); lab(543,y-42,"Type","NNN")
        else: lab(108,y-42,"Remarks","Fenced, lit, stabilized gravel. LOI expected; owner would accept month-to-month")
        y-=74
    c.setStrokeColor(red); c.setLineWidth(1.5); c.line(36,y-2,W-36,y-2); y-=16; c.setFillColor(black); c.setFont("Helvetica-Bold",9)
    c.drawString(36,y,f"Totals: {len(rows)} yards"); c.drawString(108,y,f"{tot:,} yard SF ({sum(x[2] for x in recs):.2f} ac)"); c.drawString(252,y,f"${M:,} monthly"); c.drawString(352,y,f"${M*12:,} annual"); c.drawRightString(W-36,y,f"Occupancy by area {osf/tot:.1%}")
    c.showPage(); head("Contractual rent increases (monthly rent payable from the date shown)"); y=Hh-100
    c.setFillColor(black); c.setFont("Helvetica-Bold",8.5)
    for x,tx in ((36,"Yard"),(96,"Tenant"),(280,"First increase"),(390,"Second increase"),(500,"Third increase")): c.drawString(x,y,tx)
    c.line(36,y-4,W-36,y-4); c.setFont("Helvetica",8.5)
    for u,t,ss in sched:
        y-=18; c.drawString(36,y,u); c.drawString(96,y,t)
        for x,(d,v) in zip((280,390,500),ss): c.drawString(x,y,f"{d.month}/{d.day}/{d.year}"); c.drawRightString(x+90 if x<500 else W-36,y,f"${v:,}")
        c.setStrokeColor(H("#cccccc")); c.setLineWidth(.4); c.line(36,y-5,W-36,y-5)
    c.setFillColor(H("#777777")); c.setFont("Helvetica-Oblique",7.5); c.drawString(36,y-24,"No more than three increases are shown for each lease; 4% annual increases continue to expiration.")
    c.save()
    save(name,"INDUSTRIAL","outdoor storage sponsor","card per yard with field labels, step schedule page",rows,prop="Redline IOS Portfolio",ason=iso(asof),units=len(rows),occ=len(rows)-1,vac=1,totals=[T("area",tot),T("contractRent",M),T("annualRent",M*12)],hard=True)
# ---------------------------------------------------------------- 7 stacking list, planted
def doc7():
    name="one_ferrier_square_stack.pdf"; r=R(707); W,Hh=letter; c=canvas.Canvas(DOC+name,pagesize=(W,Hh)); asof=D.date(2025,12,1)
    nm=iter("Ashcombe Reinsurance|Dray Horse Capital|Consulate of Valdora|Pemberly Kane LLP|Pemberly Kane LLP|Atlas Cartography Inc.|Moonraker Games|Sorrel Biometrics|Kintail Shipping Agents|Brightwater Philanthropies|Lattice Data Systems|Lattice Data Systems|Orchard Street Partners|Goshawk Security|Thistle & Thorne PR|Nimbus Payroll|Verdigris Design|Carrick Foundation|Wharton Lane Dental|Bank of Harrow Falls|Plum Island Yoga|Ferrier Deli & Provisions|Lobby Newsstand".split("|"))
    fl=[]
    for f in range(12,0,-1):
        if f in (12,9): fl.append((f,[(f"Entire {f}",15200)]))
        elif f==1: fl.append((f,[("101",2150),("102",4980),("103",3105),("L1",210)]))
        else:
            a=r.choice([5200,6100,7400,8300]); 
            if r.random()<.4: b=r.choice([3100,4100]); fl.append((f,[(f"{f}00",a),(f"{f}20",b),(f"{f}40",15200-a-b)]))
            else: fl.append((f,[(f"{f}00",a),(f"{f}30",15200-a)]))
    vacset={"740","330","500","820"}
    rows=[];M=0;tot=0;osf=0;y=0;pg=[0];vac=0;navy=H("#1d2b53");flc=[H("#f4f6fb"),H("#ffffff")]
    C=dict(fl=40,su=84,tn=124,us=264,sf=336,st=346,en=400,mo=500,stt=512)
    def head():
        nonlocal y
        if pg[0]: c.showPage()
        pg[0]+=1; c.setFillColor(navy); c.setFont("Helvetica-Bold",16); c.drawString(40,Hh-44,"ONE FERRIER SQUARE"); c.setFont("Helvetica",9); c.drawString(40,Hh-58,"Stacking list and rent roll, top floor first – December 1, 2025"); c.drawRightString(W-40,Hh-44,f"{pg[0]}")
        c.setFont("Helvetica-Bold",7.2); yy=Hh-80
        for k,t in (("fl","Floor"),("su","Suite"),("tn","Occupant"),("us","Use"),("st","From"),("en","To"),("stt","Status")): c.drawString(C[k],yy,t)
        c.drawRightString(C["sf"],yy,"RSF"); c.drawRightString(C["mo"],yy,"Rent / month"); c.setStrokeColor(navy); c.setLineWidth(1.4); c.line(40,yy-4,W-40,yy-4); y=yy-6; c.setFillColor(black)
    head(); fut=[]
    for n,(f,ss) in enumerate(fl):
        h=len(ss)*16+4
        if y-h<60: head()
        c.setFillColor(flc[n%2]); c.rect(40,y-h,W-80,h,0,1); c.setFillColor(navy); c.rect(40,y-h+1,36,h-2,0,1); c.setFillColor(white); c.setFont("Helvetica-Bold",11); c.drawCentredString(58,y-h/2-4,str(f)); c.setFillColor(black)
        yy=y-13
        for u,sf in ss:
            use="Retail" if f==1 else "Office"; rec={"unit":u,"unitType":use,"area":sf}; tot+=sf
            c.setFont("Helvetica-Bold",8); c.drawString(84,yy,u); c.setFont("Helvetica",8); c.drawString(264,yy,use); c.drawRightString(336,yy,f"{sf:,}")
            if u in vacset: rec["statusText"]="Vacant"; vac+=1; c.drawString(512,yy,"Vacant"); c.setFillColor(H("#999999")); c.drawString(124,yy,"–"); c.setFillColor(black)
            else:
                t=next(nm); s=addm(D.date(2025,12,1),-r.randint(8,60)); e=term(s,r.choice([84,120])); m=round(sf*r.uniform(38,55)/12,2); stt="Leased"
                if u=="103": stt="Holdover"; e=D.date(2025,9,30)
                elif (e-asof).days<420: stt="Expiring"
                if t.startswith("Lattice") and sum(1 for x in rows if x.get("tenantName")==t): stt="Expansion"
                if stt=="Expansion": s=D.date(2025,3,1)
                rec.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,statusText=stt); M+=m; osf+=sf
                c.drawString(124,yy,fit(t,"Helvetica",8,136)); c.setFont("Helvetica",7.5); c.drawString(346,yy,s.strftime("%d %b %y")); c.drawString(400,yy,e.strftime("%d %b %y")); c.setFont("Helvetica",8); c.drawRightString(500,yy,f"{m:,.2f}"); c.drawString(512,yy,stt)
            rows.append(rec); yy-=16
        y-=h+2
    print("doc7 vac",vac,[x["unit"] for x in rows])
    vs=[x["unit"] for x in rows if x.get("statusText")=="Vacant"]
    if y<196: head()
    y-=14; M=round(M,2); wrong=round(M+9000,2)
    c.setStrokeColor(navy); c.line(40,y+12,W-40,y+12); c.setFont("Helvetica-Bold",8.5); c.drawString(84,y,"Building total"); c.drawRightString(336,y,f"{tot:,}"); c.drawRightString(500,y,f"{wrong:,.2f}"); y-=26
    np_=len(rows)
    c.setFillColor(navy); c.setFont("Helvetica-Bold",9); c.drawString(40,y,"EXECUTED BUT NOT COMMENCED (not in the totals above)"); y-=16; c.setFillColor(black)
    for i,u in enumerate(vs[:2]+["103"]):
        base=[x for x in rows if x["unit"]==u][0]; t=["Larkhall Ventures","Moonraker Games","Saddler's Row Chocolates"][i]; s=[D.date(2026,2,1),D.date(2026,4,1),D.date(2026,3,1)][i]; e=term(s,[90,84,120][i]); m=round(base["area"]*[46.5,47,62][i]/12,2)
        rows.append({"unit":u,"unitType":base["unitType"],"area":base["area"],"tenantName":t,"leaseStartDate":iso(s),"leaseEndDate":iso(e),"contractRent":m,"statusText":"Pending","section":"EXECUTED BUT NOT COMMENCED"})
        c.setFont("Helvetica-Bold",8); c.drawString(84,y,u); c.setFont("Helvetica",8); c.drawString(124,y,t); c.drawString(264,y,base["unitType"]); c.drawRightString(336,y,f"{base['area']:,}"); c.setFont("Helvetica",7.5); c.drawString(346,y,s.strftime("%d %b %y")); c.drawString(400,y,e.strftime("%d %b %y")); c.setFont("Helvetica",8); c.drawRightString(500,y,f"{m:,.2f}"); c.drawString(512,y,"Pending"); y-=16
    y-=12; c.setStrokeColor(navy); c.setLineWidth(.7); c.rect(40,y-44,300,50)
    for i,(l,v) in enumerate((("Suites",f"{np_}"),("Occupied suites",f"{np_-vac}"),("Vacant suites",f"{vac}"),("Occupied RSF",f"{osf:,}  ({osf/tot:.1%})"))): c.drawString(48+(i%2)*140,y-10-(i//2)*20,l); c.setFont("Helvetica-Bold",8); c.drawString(120+(i%2)*140,y-10-(i//2)*20,v); c.setFont("Helvetica",8)
    c.setFont("Helvetica-Oblique",7); c.drawString(40,y-58,"Holdover: lease expired, tenant paying month to month. Expansion: additional premises of an existing tenant.")
    c.save()
    save(name,"MIXED_USE","leasing team stacking list","floor blocks top to bottom, pending section",rows,prop="One Ferrier Square",ason=iso(asof),units=np_,occ=np_-vac,vac=vac,planted={"what":f"Building total of monthly rent printed as {wrong:,.2f}; the rows above add up to {M:,.2f}","kind":"total_wrong"},totals=[T("area",tot,section=None),T("contractRent",wrong,tied=False,section=None)])
for f in (doc5,doc6,doc7): f()

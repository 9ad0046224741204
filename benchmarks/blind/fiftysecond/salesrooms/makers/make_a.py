from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as H, white, black
from reportlab.lib.pagesizes import letter, landscape, A4, legal
# ---------------------------------------------------------------- 1 office OM two-line
def doc1():
    name="larchmont_point_om.pdf"; r=R(101)
    W,Hh=landscape(letter); c=canvas.Canvas(DOC+name,pagesize=(W,Hh))
    asof=D.date(2025,10,1)
    T_=[("100","Copper Finch Coffee Bar",1840),("110","Ridgeline Title & Escrow",6215),("120 / 125","Northlake Credit Union",9380),("150",None,2960),
    ("200","Bellweather Actuarial Group",14870),("215","Tessellate Software, Inc.",7745),("230","Marlow & Pruitt LLP",5520),("240",None,3310),
    ("300 / 310 / 320","Vantora Insurance Services",21930),("335","Sable Creek Wealth Partners",4185),("350","Quillfeather Media",3470),
    ("400","Osterhaus Engineering, P.C.",18260),("420","Halyard Staffing Solutions",4910),("430","Pinion Energy Advisors",5005),("440",None,4720),
    ("500","Greyfriars Court Reporting",2880),("510 / 515","Dunleavy Architects",8660),("530","State Office of Rural Broadband (1)",6340),("550","Larchmont Point Management Office",1215)]
    tot=sum(t[2] for t in T_); rows=[];recs=[]
    for su,tn,sf in T_:
        rec={"unit":su,"area":sf}
        if not tn:
            rec.update(statusText="AVAILABLE"); note=f"Asking ${r.choice([31,32.5,33.5]):.2f}/SF full service   |   {r.choice(['Spec suite, move-in ready','Second-generation space, shell ceiling','Demisable to 1,400 SF'])}"
            recs.append((su,"AVAILABLE",sf,"","","","",note)); rows.append(rec); continue
        n=tn.replace(" (1)","")
        rec["tenantName"]=n; 
        if "Management" in n:
            rec.update(contractRent=0,annualRent=0); recs.append((su,tn,sf,"Month-to-month","0","0","0.00","Ownership's on-site office; no rent charged. To be relocated or vacated at closing at Buyer's election"))
            rec["leaseEndDate"]="Month-to-month"; rows.append(rec); continue
        s=addm(D.date(2025,10,1),-r.randint(5,62)); L=r.choice([60,84,87,120]); e=term(s,L)
        while e<D.date(2026,5,1): L+=36; e=term(s,L)
        m=round(sf*r.uniform(25,34)/12,2); m=round(m); a=m*12
        rec.update(leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=a)
        nx=D.date(2026,s.month,1) if s.month<10 else D.date(2025,s.month,1)
        if nx<=asof: nx=D.date(2026,10,1)
        pct=r.choice([2.5,3,3,3.5]); note=""
        if nx<e and r.random()<.85:
            a1=round(m*(1+pct/100)); steps=[{"date":iso(nx),"amount":a1}]
            note=f"Next increase {nx:%b} {nx.day}, {nx.year} to ${a1:,}/month, {pct}% annually thereafter   |   "
            rec["rentSteps"]=steps
        else: note="Flat for balance of term   |   "
        note+=r.choice(["Two 5-year options at 95% of FMV","One 5-year option at FMV","No renewal option","One 3-year option, 9 months' notice","ROFO on contiguous space"])
        rows.append(rec); recs.append((su,tn,sf,f"{s:%b} {s.day}, {s.year} – {e:%b} {e.day}, {e.year}",f"{m:,}",f"{a:,}",f"{a/sf:.2f}",note))
    occ=sum(1 for x in rows if "tenantName" in x); osf=sum(x["area"] for x in rows if "tenantName" in x)
    M=sum(x.get("contractRent",0) for x in rows)
    teal,pale,org=H("#12454d"),H("#e7f0ef"),H("#d98a29")
    X=dict(su=40,tn=118,sf=352,pc=398,tm=418,mo=612,an=680,ps=736)
    def head(p):
        c.setFillColor(teal); c.rect(0,Hh-70,W,70,0,1); c.setFillColor(org); c.rect(0,Hh-74,W,4,0,1)
        c.setFillColor(white); c.setFont("Times-Roman",23); c.drawString(40,Hh-38,"Rent Roll")
        c.setFont("Helvetica",9.5); c.drawString(40,Hh-56,"LARCHMONT POINT   |   Leases in place as of October 1, 2025")
        c.setFont("Helvetica",7); c.setFillColor(H("#666666")); c.drawString(40,22,"Offering Memorandum – Confidential. Information obtained from sources deemed reliable; no warranty is made."); c.drawRightString(W-40,22,str(41+p))
    def cols(y):
        c.setFillColor(teal); c.setFont("Helvetica-Bold",7.2)
        for k,t in (("su","SUITE"),("tn","TENANT"),("tm","LEASE TERM")): c.drawString(X[k],y,t)
        for k,t in (("sf","RSF"),("pc","% RSF"),("mo","MONTHLY RENT"),("an","ANNUAL RENT"),("ps","RENT/RSF")): c.drawRightString({"sf":370,"pc":406,"mo":640,"an":700,"ps":752}[k],y,t)
        c.setStrokeColor(org); c.setLineWidth(1.2); c.line(40,y-4,W-40,y-4)
    p=0; head(p)
    # KPI boxes
    for i,(v,l) in enumerate(((f"{tot:,} SF","RENTABLE AREA"),(f"{osf/tot:.1%}","LEASED"),(f"{len(rows)}","PREMISES"),(f"{len(rows)-occ}","AVAILABLE"),(f"${M*12:,}","IN-PLACE BASE RENT"))):
        x=40+i*144; c.setFillColor(pale); c.rect(x,Hh-124,134,40,0,1); c.setFillColor(teal); c.setFont("Times-Bold",14); c.drawCentredString(x+67,Hh-103,v); c.setFont("Helvetica",6.3); c.drawCentredString(x+67,Hh-117,l)
    y=Hh-142; cols(y); y-=8
    for i,(su,tn,sf,tm,mo,an,ps,note) in enumerate(recs):
        if y<82: c.showPage(); p+=1; head(p); y=Hh-96; cols(y); y-=8
        if i%2==0: c.setFillColor(pale); c.rect(40,y-27,W-80,30,0,1)
        c.setFillColor(black); f="Helvetica-Bold" if tn!="AVAILABLE" else "Helvetica-BoldOblique"
        c.setFont("Helvetica-Bold",8.5); c.drawString(44,y-8,su); c.setFont(f,8.5); c.drawString(118,y-8,fit(tn,f,8.5,205))
        c.setFont("Helvetica",8.5); c.drawRightString(370,y-8,f"{sf:,}"); c.drawRightString(406,y-8,f"{sf/tot:.1%}"); c.drawString(418,y-8,tm)
        if mo: c.drawRightString(640,y-8,"$"+mo); c.drawRightString(700,y-8,"$"+an); c.drawRightString(748,y-8,"$"+ps)
        c.setFillColor(H("#555555")); c.setFont("Helvetica-Oblique",7); c.drawString(118,y-20,note); y-=30
    c.setFillColor(teal); c.rect(40,y-18,W-80,18,0,1); c.setFillColor(white); c.setFont("Helvetica-Bold",8.5)
    c.drawString(44,y-12,"TOTAL / WEIGHTED AVERAGE"); c.drawRightString(370,y-12,f"{tot:,}"); c.drawRightString(406,y-12,"100%"); c.drawRightString(640,y-12,f"${M:,}"); c.drawRightString(700,y-12,f"${M*12:,}"); c.drawRightString(748,y-12,f"${M*12/osf:.2f}")
    y-=32; c.setFillColor(black); c.setFont("Helvetica",7)
    for l in ("(1) Tenant may terminate on 180 days' notice in the event funds are not appropriated by the legislature.",f"Leased area {osf:,} RSF; available area {tot-osf:,} RSF in {len(rows)-occ} suites. Rent/RSF average is on leased area, including the management office."): c.drawString(40,y,l); y-=10
    c.save()
    save(name,"OFFICE","OM design studio","two-line records, teal bands, KPI boxes",rows,prop="Larchmont Point",ason=iso(asof),units=len(rows),occ=occ,vac=len(rows)-occ,totals=[T("area",tot),T("contractRent",M),T("annualRent",M*12)])
# ---------------------------------------------------------------- 2 industrial portfolio
def doc2():
    name="cardinal_gateway_portfolio.pdf"; r=R(202); from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    A=["Truss & Beam Supply","Ironwake Fasteners","Blue Heron Cold Chain","Kestrel Packaging","Morrow Tile Distribution","Parallax 3PL","Standish Pump Co.","Vireo Pet Products","Ketterbeck Foods","Silverline Cabinetry","Granite Fork Paper","Oakmoss Home Goods","Delphin Marine Parts","Rampart Security Doors","Tallgrass Seed Co.","Wexley Auto Glass","Umbra Lighting","Copperhead Wire","Fairmile Moving & Storage","Zephyr HVAC Wholesale","Lodestar Medical Logistics","Hexagon Pallet","Broadleaf Printing","Nine Mile Brewing","Cobalt Rail Services","Juniper Plastics","Mapleton Equipment Rental"]
    props=[("Cardinal 1 – 4410 Gateway Blvd",5),("Cardinal 2 – 4480 Gateway Blvd",4),("Tolliver Road Distribution Center",1),("Airline Commerce Park",8),("Shelby Crossdock",2),("Pinckney Business Center",9)]
    names=iter(A); rows=[]; data=[];st=[]
    data.append(["PREMISES","","","AREA","","TERM","","","IN-PLACE BASE RENT","","","NEXT STEP","","MONTHLY RECOVERIES","","","OPTIONS"])
    data.append(["Unit","Tenant","Use","SF","% of\nProperty","Start","Expiry","Yrs\nLeft","Monthly","Annual","$/SF","Date","Monthly","CAM","Taxes","Ins.",""])
    for a,b in ((0,2),(3,4),(5,7),(8,10),(11,12),(13,15)): st.append(("SPAN",(a,0),(b,0)))
    tt=[];asof=D.date(2025,9,30);G=[0]*7;vacn=0
    for pn,k in props:
        st+= [("SPAN",(0,len(data)),(-1,len(data))),("BACKGROUND",(0,len(data)),(-1,len(data)),H("#8c1d2f")),("TEXTCOLOR",(0,len(data)),(-1,len(data)),white),("FONTNAME",(0,len(data)),(-1,len(data)),"Helvetica-Bold")]
        data.append([pn]+[""]*16); pr=[]
        sfs=[r.choice([8,12,16,20,24,32,40])*1000+r.choice([0,120,250,480,640]) for _ in range(k)]
        if k==1: sfs=[312400]
        if k==2: sfs=[88200,61650]
        P=[0]*7
        for i,sf in enumerate(sfs):
            u=(f"{chr(65+i)}" if pn.startswith("Card") else ("Entire" if k==1 else f"{(i+1)*100}"))
            rec={"propertyName":pn,"unit":u,"area":sf}
            if (k>3 and r.random()<.13) or (pn.startswith("Pin") and i==6):
                rec["statusText"]="Vacant"; data.append([u,"Vacant","–",f"{sf:,}",f"{sf/sum(sfs):.1%}"]+["–"]*11+[""]); rows.append(rec);P[0]+=sf;vacn+=1;continue
            t=next(names); use=r.choice(["Dist.","Whse","Mfg","Flex"]); s=addm(D.date(2025,9,1),-r.randint(3,70)); L=r.choice([36,60,63,84,120]); e=term(s,L)
            while e<D.date(2026,1,1): L+=36;e=term(s,L)
            rate=r.uniform(6.2,11.5)*(.75 if sf>100000 else 1); m=round(sf*rate/12,2); an=round(m*12,2)
            nx=D.date(2025,s.month,1)
            if nx<=asof: nx=D.date(2026,s.month,1)
            cam,tax,ins=[round(sf*x/12,2) for x in (r.uniform(.9,1.4),r.uniform(1.3,1.9),r.uniform(.25,.4))]
            rec.update(tenantName=t,unitType=use,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=an,charges=[{"code":"CAM","amount":cam},{"code":"Taxes","amount":tax},{"code":"Ins.","amount":ins}])
            sd=sm="–"
            if nx<e: sm_=round(m*1.035,2); rec["rentSteps"]=[{"date":iso(nx),"amount":sm_}]; sd=nx.strftime("%m/%d/%y"); sm=f"{sm_:,.2f}"
            data.append([u,t,use,f"{sf:,}",f"{sf/sum(sfs):.1%}",s.strftime("%m/%d/%y"),e.strftime("%m/%d/%y"),f"{(e-asof).days/365.25:.1f}",f"{m:,.2f}",f"{an:,.2f}",f"{an/sf:.2f}",sd,sm,f"{cam:,.2f}",f"{tax:,.2f}",f"{ins:,.2f}",r.choice(["1 x 5 FMV","2 x 5 FMV","None","1 x 3 @ 103%","2 x 3 FMV"])])
            rows.append(rec)
            for j,v in enumerate((sf,m,an,cam,tax,ins,sf)): P[j]+=v
        n=len(data); st+=[("FONTNAME",(0,n),(-1,n),"Helvetica-Bold"),("BACKGROUND",(0,n),(-1,n),H("#f1e4e4")),("LINEABOVE",(0,n),(-1,n),.6,black),("SPAN",(0,n),(2,n))]
        data.append([f"Subtotal – {P[6]/P[0]:.1%} leased","","",f"{P[0]:,}","100.0%","","","",f"{P[1]:,.2f}",f"{P[2]:,.2f}",f"{P[2]/P[6]:.2f}","","",f"{P[3]:,.2f}",f"{P[4]:,.2f}",f"{P[5]:,.2f}",""])
        tt+=[T("area",P[0],propertyName=pn),T("contractRent",round(P[1],2),propertyName=pn)]
        for j in range(7): G[j]+=P[j]
    n=len(data); st+=[("FONTNAME",(0,n),(-1,n),"Helvetica-Bold"),("BACKGROUND",(0,n),(-1,n),H("#3b3b3b")),("TEXTCOLOR",(0,n),(-1,n),white),("SPAN",(0,n),(2,n))]
    data.append([f"PORTFOLIO TOTAL – 6 properties, {G[6]/G[0]:.1%} leased","","",f"{G[0]:,}","","","","",f"{G[1]:,.2f}",f"{G[2]:,.2f}",f"{G[2]/G[6]:.2f}","","",f"{G[3]:,.2f}",f"{G[4]:,.2f}",f"{G[5]:,.2f}",""])
    tt+=[T("area",G[0]),T("contractRent",round(G[1],2)),T("annualRent",round(G[2],2))]
    cw=[38,130,34,50,44,48,48,30,62,70,38,48,62,54,54,48,70]
    tb=Table(data,colWidths=cw,repeatRows=2)
    tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.3)]+[("FONT",(0,0),(-1,1),"Helvetica-Bold",7.3),("BACKGROUND",(0,0),(-1,0),H("#3b3b3b")),("TEXTCOLOR",(0,0),(-1,0),white),("ALIGN",(0,0),(-1,1),"CENTER"),("LINEBELOW",(0,1),(-1,1),1,H("#8c1d2f")),("ALIGN",(3,2),(4,-1),"RIGHT"),("ALIGN",(5,2),(7,-1),"CENTER"),("ALIGN",(8,2),(15,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),2.4),("BOTTOMPADDING",(0,0),(-1,-1),2.4),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("LEFTPADDING",(16,0),(16,-1),9),("LINEBELOW",(0,2),(-1,-1),.25,H("#cccccc"))]+st))
    def pg(c,d):
        c.setFont("Helvetica-Bold",15); c.setFillColor(H("#8c1d2f")); c.drawString(36,580,"Cardinal Gateway Industrial Portfolio"); c.setFont("Helvetica",9); c.setFillColor(black); c.drawString(36,566,"Consolidated Rent Roll  |  September 30, 2025  |  USD"); c.drawRightString(972,580,"Exhibit C"); c.setFont("Helvetica",7); c.drawString(36,24,"Recoveries are 2025 budget estimates billed monthly. Yrs Left measured from the roll date. $/SF totals are weighted by leased area."); c.drawRightString(972,24,f"Page {d.page}")
    SimpleDocTemplate(DOC+name,pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=58,bottomMargin=40).build([tb],onFirstPage=pg,onLaterPages=pg)
    save(name,"INDUSTRIAL","portfolio broker, legal landscape","grouped headers, sections by property, subtotals",rows,prop="Cardinal Gateway Industrial Portfolio",ason=iso(asof),units=len(rows),occ=len(rows)-vacn,vac=vacn,totals=tt)
# ---------------------------------------------------------------- 3 senior census
def doc3():
    name="heron_glen_census.pdf"; r=R(303); W,Hh=landscape(letter); c=canvas.Canvas(DOC+name,pagesize=(W,Hh)); asof=D.date(2025,8,31)
    secs=[("INDEPENDENT LIVING",[f"{f}{i:02d}" for f in (1,2,3) for i in range(1,13)],[("IL Studio",465,3150),("IL 1BR",640,3895),("IL 2BR",905,4780)]),
          ("ASSISTED LIVING",[f"A{f}{i:02d}" for f in (1,2) for i in range(1,16)],[("AL Studio",385,4425),("AL 1BR",520,5240)]),
          ("MEMORY CARE",[f"M{i:02d}-{b}" for i in range(1,11) for b in "AB"],[("MC Shared",300,5150)])]
    # x of columns (right edges for numbers)
    L={"Apt/Bed":30,"Resident":74,"St":178,"Type":206,"Pay":292,"Moved In":318}
    Rr={"Sq Ft":286,"Market\nRate":408,"Room\nRate":460,"Care\nFee":550,"2nd\nPerson":596,"Other":638,"Total\nMonthly":696,"A/R\nBalance":756}
    y=0;pgno=[0];rows=[];tt=[]
    def head():
        nonlocal y
        if pgno[0]: c.showPage()
        pgno[0]+=1; c.setFont("Courier-Bold",11); c.drawString(30,Hh-34,"HERON GLEN SENIOR LIVING"); c.setFont("Courier",8.5); c.drawString(30,Hh-46,"Census and Rate Roll - as of 08/31/2025"); c.drawRightString(W-30,Hh-34,f"Page {pgno[0]}"); c.drawRightString(W-30,Hh-46,"Run 09/03/2025 07:42  rsd_roll_2"); 
        c.setFont("Courier-Bold",7.5); yy=Hh-66
        for k,x in L.items(): c.drawString(x,yy-8,k)
        for k,x in Rr.items():
            q=k.split("\n")
            for j,t in enumerate(q[::-1]): c.drawRightString(x,yy-8+j*8,t)
        c.drawString(474,yy-8,"Lvl"); c.setDash(1,1); c.line(30,yy-12,W-30,yy-12); c.setDash(); y=yy-22
    head(); G=[0]*7;summ=[]
    for sec,units,plans in secs:
        if y<90: head()
        c.setFont("Courier-Bold",8.5); c.drawString(30,y,f"*** {sec} ***"); y-=12; S=[0]*7;o=v=0
        for u in units:
            if y<40: head(); c.setFont("Courier-Bold",8.5); c.drawString(30,y,f"*** {sec} *** (cont.)"); y-=12
            pl,sf,mk=r.choice(plans); rec={"unit":u,"section":sec,"unitType":pl,"area":sf,"marketRent":mk}
            c.setFont("Courier",7.6); c.drawString(30,y,u); c.drawString(206,y,pl); c.drawRightString(286,y,str(sf)); c.drawRightString(408,y,f"{mk:,.2f}"); S[0]+=mk
            if r.random()<.11: rec["statusText"]="VAC"; c.drawString(178,y,"VAC"); v+=1; c.drawString(74,y,"-- vacant --")
            else:
                st="OCC" if r.random()<.92 else r.choice(["HOS","NTV"]); n=r.person(True); mi=asof-D.timedelta(r.randint(8,2300)); rm=mk-r.choice([0,0,0,75,120,245,310])+0.0
                lvl=("-" if sec[0]=="I" else "L"+str(r.randint(1,4))); care=0 if lvl=="-" else {"L1":450,"L2":850,"L3":1325,"L4":1790}[lvl]
                if sec[0]=="M": care+=300
                sec2=r.choice([0]*6+[850]) if "BR" in pl else 0; oth=r.choice([0,0,0,55,65,125]); tot=rm+care+sec2+oth; bal=r.choice([0]*8+[round(tot,2),-250,112.5])
                for x,t in ((74,fit(n,"Courier",7.6,102)),(178,st),(292,r.choice(["PP","PP","PP","LTC","VA"])),(318,mi.strftime("%m/%d/%y")),(474,lvl)): c.drawString(x,y,t)
                rec["tenantName"]=n; assert fit(n,"Courier",7.6,102)==n,n
                for x,val in ((460,rm),(550,care),(596,sec2),(638,oth),(696,tot),(756,bal)): c.drawRightString(x,y,f"{val:,.2f}" if val>=0 else f"({-val:,.2f})")
                rec.update(statusText=st,moveInDate=iso(mi),contractRent=rm,charges=[{"code":"Care Fee","amount":care},{"code":"2nd Person","amount":sec2},{"code":"Other","amount":oth}],totalCharges=tot,balance=bal); o+=1
                for j,val in enumerate((rm,care,sec2,oth,tot,bal),1): S[j]+=val
            rows.append(rec); y-=11.2
        if y<60: head()
        c.setDash(1,1); c.line(350,y+7,W-30,y+7); c.setDash(); c.setFont("Courier-Bold",7.6); c.drawString(30,y-2,f"Total {sec.title()}: {len(units)} {'beds' if sec[0]=='M' else 'apts'}, {o} occupied, {v} vacant")
        for x,val in zip((408,460,550,596,638,696,756),S): c.drawRightString(x,y-2,f"{val:,.2f}" if val>=0 else f"({-val:,.2f})")
        y-=24; summ.append((sec,len(units),o,v,S)); tt+=[T(k,S[j],section=sec) for j,k in ((0,"marketRent"),(1,"contractRent"),(5,"totalCharges"),(6,"balance"))]
        for j in range(7): G[j]+=S[j]
    if y<150: head()
    c.setFont("Courier-Bold",8); c.line(350,y+8,W-30,y+8); c.drawString(30,y,"COMMUNITY TOTAL")
    for x,val in zip((408,460,550,596,638,696,756),G): c.drawRightString(x,y,f"{val:,.2f}")
    c.line(350,y-4,W-30,y-4); c.line(350,y-6,W-30,y-6); y-=30
    c.rect(30,y-66,330,78); c.drawString(36,y,"CENSUS SUMMARY"); 
    for x,t in ((200,"Capacity"),(254,"Occupied"),(300,"Vacant"),(348,"Occ %")): c.drawRightString(x,y,t)
    yy=y-14; c.setFont("Courier",7.8); N=O=V=0
    for s,n,o,v,_ in summ+[("Total",None,0,0,0)]:
        if n is None: n,o,v=N,O,V; c.setFont("Courier-Bold",7.8)
        else: N+=n;O+=o;V+=v
        c.drawString(36,yy,s.title())
        for x,t in ((200,n),(254,o),(300,v),(348,f"{o/n:.1%}")): c.drawRightString(x,yy,str(t))
        yy-=12
    c.setFont("Courier",7.2)
    for j,t in enumerate(("St: OCC occupied  VAC vacant","HOS in hospital, apartment held and billed (occupied)","NTV notice to vacate given (occupied)","Pay: PP private pay  LTC insurance  VA benefit","Memory care beds are counted one by one")): c.drawString(380,y-j*11,t)
    c.save(); tt+=[T("contractRent",G[1]),T("marketRent",G[0]),T("totalCharges",G[5]),T("balance",G[6])]
    save(name,"SENIOR_HOUSING","resident management system, dot-matrix look","courier landscape, sections by level of care, beds, summary box",rows,prop="Heron Glen Senior Living",ason=iso(asof),units=N,occ=O,vac=V,totals=tt)
# ---------------------------------------------------------------- 4 argus-like
def doc4():
    name="quarry_bend_argus.pdf"; r=R(404); W,Hh=landscape(letter); c=canvas.Canvas(DOC+name,pagesize=(W,Hh))
    ts=[("Brindle & Oak Grocers","Anchor","A1",42600,14.5),("Maison Fern Nails","Retail","101",1410,34),("Two Kettles Tea","Retail","102",1225,36.5),("Pell Street Dental","Retail","103",2680,31),("Sunbow Cleaners","Retail","104",1500,29),("Available Suite 105","Retail","105",2140,None),("Lumen Optical","Retail","106",1975,33),("Tupelo Barbecue","Restaurant","107",3890,30.5),("Corvid Books","Retail","108",2750,24),("Stride Right Physical Therapy Ctr.","Medical","109",3320,28.25),("Pocket Money Bank, ATM","Kiosk","K1",60,300),("Halcyon Fitness","Junior Anchor","B1",18500,17),("Available Suite 201","Retail","201",1680,None),("Petal & Paw Veterinary","Medical","202",2905,30),("Golden Ladle Noodle House","Restaurant","203",2240,32),("Fenn & Hart Realty","Office","204",1130,27)]
    tot=sum(t[3] for t in ts); rows=[]; y=0; p=[0]
    X=[36,202,262,342,402,470,628]
    hd=[["Tenant Name","Type & Suite Number","Lease Dates & Term"],["Floor","SqFt","Bldg Share"],["Rate & Amount","per Year","per Month"],["","Changes","on"],["","Changes to","Amt per Year"],["Description of","Operating Expense","Reimbursements"],["Assumption about","subsequent terms","for this tenant"]]
    def head():
        nonlocal y
        if p[0]: c.showPage()
        p[0]+=1; c.setFont("Times-Bold",9); c.drawString(36,Hh-30,"Software : LeaseFlow Valuation 14.2"); c.drawRightString(W-36,Hh-30,f"Page : {p[0]}"); c.drawString(36,Hh-41,"File : QuarryBend_OM_v7"); c.drawRightString(W-36,Hh-41,"Date : 7/8/25"); 
        c.setFont("Times-Bold",13); c.drawCentredString(W/2,Hh-58,"Presentation Rent Roll & Current Term Tenant Summary"); c.setFont("Times-Roman",10); c.drawCentredString(W/2,Hh-71,"As of Jul-2025 for 97,005 Square Feet".replace("97,005",f"{tot:,}")); c.drawCentredString(W/2,Hh-84,"Quarry Bend Shopping Center"); 
        c.setFont("Times-Bold",8.5)
        for i,h in enumerate(hd):
            for j,t in enumerate(h):
                if i in(1,2,3,4): c.drawCentredString((X[i]+X[i+1])/2-4,Hh-104-10*j,t)
                else: c.drawString(X[i],Hh-104-10*j,t)
        c.line(36,Hh-130,W-36,Hh-130); y=Hh-144
    head(); vac=0
    base=D.date(2025,7,1)
    n=0
    for t,ty,su,sf,rate in ts:
        if y<78: head()
        n+=1; rec={"unit":su,"unitType":ty,"area":sf}; c.setFont("Times-Bold",9); c.drawString(36,y,f"{n}."); c.drawString(52,y,t); c.setFont("Times-Roman",9); c.drawString(52,y-11,f"{ty}, Suite: {su}")
        c.drawRightString(X[2]-14,y,f"{sf:,}"); c.drawRightString(X[2]-14,y-11,f"{sf/tot:.2%}")
        if rate is None:
            vac+=1; rec["statusText"]="Available"; c.drawString(52,y-22,"Vacant at analysis start"); c.drawString(X[6],y,"Market lease, 8 mos."); c.drawString(X[6],y-11,"See assumption: Shop"); h=1
        else:
            s=addm(base,-r.randint(4,55)); L=r.choice([60,120]) if sf<10000 else 240; e=term(s,L)
            a=round(sf*rate); m=round(a/12)
            c.drawString(52,y-22,f"{s:%b %Y} to {e:%b %Y}"); c.drawString(52,y-33,f"{L} Months")
            for j,v in enumerate((f"${a/sf:.2f}",f"${a:,}",f"${a/12/sf:.2f}",f"${m:,}")): c.drawRightString(X[3]-14,y-11*j,v)
            rec.update(tenantName=t,leaseStartDate=f"{s:%b %Y}",leaseEndDate=f"{e:%b %Y}",contractRent=m,annualRent=a)
            d=D.date(2025 if s.month>7 else 2026,s.month,1); st=[];v=a; h=0
            g=1.03 if sf<10000 else 1.08; stepm=12 if sf<10000 else 60
            if stepm==60:
                d=s
                while d<=base: d=addm(d,60)
            while d<e and h<4:
                v=round(v*g); st.append({"date":iso(d),"amount":v,"per":"year"}); c.drawCentredString((X[3]+X[4])/2-4,y-11*h,f"{d.month}/{d.day}/{d.year}"); c.drawRightString(X[5]-14,y-11*h,f"${v:,}"); h+=1; d=addm(d,stepm)
            rec["rentSteps"]=st
            d_=r.choice([["Net: Pays a full","pro-rata share of all","reimbursable expenses"],["Base Year Stop:","increases over a","2023 base year"],["Net, CAM capped at","5.00% growth"],["Fixed: $4.10 per SF"]])
            for j,q in enumerate(d_): c.drawString(X[5],y-11*j,q)
            for j,q in enumerate(r.choice([["Option","See assumption: Renew"],["Market","See assumption: Shop"],["Reabsorbed"]])): c.drawString(X[6],y-11*j,q)
        rows.append(rec); y-=58
    if y<100: head()
    c.line(36,y+14,W-36,y+14); A=sum(x.get("annualRent",0) for x in rows); M=sum(x.get("contractRent",0) for x in rows); osf=sum(x["area"] for x in rows if "annualRent" in x)
    c.setFont("Times-Bold",9); c.drawString(36,y,"Total Occupied SqFt"); c.drawRightString(X[2]-14,y,f"{osf:,}"); c.drawString(36,y-12,"Total Available SqFt"); c.drawRightString(X[2]-14,y-12,f"{tot-osf:,}"); c.drawRightString(X[3]-14,y,f"${A:,}"); c.drawString(X[3],y,"per Year"); c.drawRightString(X[3]-14,y-12,f"${M:,}"); c.drawString(X[3],y-12,"per Month")
    c.save()
    save(name,"RETAIL","cash-flow software presentation roll","argus-like four-line blocks, month dates",rows,prop="Quarry Bend Shopping Center",ason="2025-07",units=len(rows),occ=len(rows)-vac,vac=vac,totals=[T("annualRent",A),T("contractRent",M),T("area",tot)],hard=True)
for f in (doc1,doc2,doc3,doc4): f()

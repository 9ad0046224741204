from common import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import inch

def p1():
    r=random.Random(3701); n="fallbrook_crossing_om_rent_roll.pdf"
    T=[("A-1","Harvest & Vine Market",48210,14.25,D(2014,5,1),240),("A-2","Dollarwise Variety",10400,12.5,D(2019,9,1),120),("101","Brightline Dental Group",2450,27,D(2020,3,1),120),("102","Noodle Bar Kiyomi",1820,31,D(2022,7,1),84),("103","Suds & Shears Pet Grooming",1400,29.5,D(2023,2,1),60),("104",None,1650,0,None,0),("105","Crestmark Federal Credit Union",3100,33,D(2018,11,1),120),("106","The UPS-It Depot",1375,30,D(2021,10,1),60),("107-108","FitForge Training Studio",4225,22,D(2022,1,1),84),("109","Lumen Nail Lounge",1200,32,D(2024,4,1),60),("110","Casa Tupelo Mexican Grill",2650,30.5,D(2021,6,1),120),("111",None,2100,0,None,0),("112","Vapor Trail Smoke Shop",1050,34,D(2023,9,1),36),("113","Kindred Physical Therapy",2300,26.75,D(2024,8,1),84),("114","Pacific Mutual Insurance Agency",1100,28,None,0),("115","Sweet Ledger Bakery Cafe",1500,31.25,D(2025,1,1),60),("Pad 1","Bolt Burger (ground lease)",3600,38,D(2016,2,1),180),("Pad 2","Quickspark Car Wash (ground lease)",4800,29,D(2020,12,1),240),("ATM","Crestmark FCU - drive-up ATM",None,0,D(2018,11,1),120)]
    gla=sum(t[2] or 0 for t in T); H=["Suite","Tenant","GLA\n(SF)","% of\nGLA","Term\nCommenced","Term\nExpires","Monthly\nBase Rent","Annual\nBase Rent","Annual\n$/SF","Date","Annual Rent","Recov.","Renewal\nOptions"]
    data=[["","","","","","","","","","RENT INCREASES","","",""],H]; rows=[]; occA=vacA=0; tm=ta=0
    sm=PS("s",fontName="Helvetica",fontSize=6.6,leading=8)
    st=[]
    for s,t,a,psf,b,term in T:
        x=dict(unit=s,area=a)
        if t is None:
            vacA+=a; x["statusText"]="Available"; rows.append(x)
            st.append(("BACKGROUND",(0,len(data)),(-1,len(data)),colors.HexColor("#F3E9D2")))
            data.append([s,"AVAILABLE",c0(a),f"{a/gla*100:.1f}%"]+[""]*9); continue
        x.update(tenantName=t,statusText="Occupied")
        m=600 if s=="ATM" else round(a*psf/12,2); yr=round(m*12,2)
        # annual as whole dollar
        yr=round(yr); m=round(yr/12,2); tm+=m; ta+=yr
        if a: occA+=a
        x.update(contractRent=m,annualRent=yr)
        sd,ed="Month to","Month"
        steps=[]
        if b:
            e=lend(b,term); sd,ed=us2(b),us2(e); x.update(leaseStartDate=b,leaseEndDate=e)
            if s not in("ATM","103"):
                if term>=180:
                    d=addm(b,60)
                    while d<=D(2025,12,1): d=addm(d,60)
                    k=60
                else:
                    d=addm(b,12); k=12
                    while d<=D(2025,12,1): d=addm(d,12)
                y2=yr
                while d<e and len(steps)<3:
                    y2=round(y2*(1.1 if k==60 else 1.03)); steps.append((d,y2)); d=addm(d,k)
        else: sd,ed="MTM","MTM"; x.update(leaseStartDate="MTM",leaseEndDate="MTM")
        if steps: x["rentSteps"]=[step(d,y,"year") for d,y in steps]
        rows.append(x)
        data.append([s,Paragraph(t,sm),c0(a) if a else "",f"{a/gla*100:.1f}%" if a else "",sd,ed,"$"+c2(m),"$"+c0(yr),f"${yr/a:.2f}" if a else "","\n".join(us2(d) for d,_ in steps),"\n".join("$"+c0(y) for _,y in steps),"Gross" if s in("ATM","114") else "NNN",r.choice(["None","1 x 5 yr","2 x 5 yrs","FMV"]) if s!="ATM" else ""])
    k=len(data)
    data+=[["","Occupied",c0(occA),f"{occA/gla*100:.1f}%","","","$"+c2(tm),"$"+c0(ta)]+[""]*5,["","Available",c0(vacA),f"{vacA/gla*100:.1f}%"]+[""]*9,["","TOTAL / 18 SPACES",c0(gla),"100.0%","","","$"+c2(tm),"$"+c0(ta)]+[""]*5]
    tb=Table(data,repeatRows=2,colWidths=[40,128,42,34,46,46,58,62,38,44,58,36,48])
    tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",6.6),("LEADING",(0,0),(-1,-1),8),("VALIGN",(0,0),(-1,-1),"TOP"),("ALIGN",(2,0),(-1,-1),"RIGHT"),("SPAN",(9,0),(10,0)),("ALIGN",(9,0),(10,0),"CENTER"),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#24483E")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("FONT",(0,0),(-1,1),"Helvetica-Bold",6.6),("LINEBELOW",(0,2),(-1,-1),.25,colors.HexColor("#B9C7C1")),("FONT",(0,k),(-1,-1),"Helvetica-Bold",6.8),("LINEABOVE",(0,k),(-1,k),1,colors.HexColor("#24483E")),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2)]+st))
    def pg(c,d):
        w,h=landscape(letter); c.setFillColor(colors.HexColor("#24483E")); c.rect(0,h-34,w,34,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Times-Bold",15); c.drawString(40,h-24,"FALLBROOK CROSSING"); c.setFont("Times-Italic",9); c.drawRightString(w-40,h-22,"Offering Memorandum  |  Financial Analysis")
        c.setFillColor(colors.grey); c.setFont("Helvetica",6.5); c.drawString(40,22,"Stonewater Retail Advisors  -  confidential; information deemed reliable but not guaranteed."); c.drawRightString(w-40,22,str(d.page+27))
    B=PS("b",fontName="Helvetica",fontSize=8.5,leading=11.5); Hh=PS("h",fontName="Times-Bold",fontSize=13,textColor=colors.HexColor("#24483E"),spaceAfter=6)
    el=[Paragraph("Tenancy Overview",Hh),Paragraph(f"Fallbrook Crossing is a grocery-anchored neighborhood center of {gla:,} square feet in Murrayville, Georgia. Harvest &amp; Vine Market has anchored the center since 2014. Sixteen of the eighteen spaces are leased; the two available inline suites are being marketed at $28.00 per square foot NNN.",B),Spacer(1,8),
      Table([["Occupancy by GLA",f"{occA/gla*100:.1f}%"],["Anchor / junior anchor GLA","58,610 SF"],["In-place base rent",f"${ta:,.0f}"],["Spaces (leased / available)","16 / 2"]],colWidths=[150,90],hAlign="LEFT",style=[("FONT",(0,0),(-1,-1),"Helvetica",8),("LINEBELOW",(0,0),(-1,-1),.3,colors.grey),("ALIGN",(1,0),(1,-1),"RIGHT")]),PageBreak(),Paragraph("Rent Roll  <font size=8>as of December 1, 2025</font>",Hh),tb,Spacer(1,6),Paragraph("The drive-up ATM is licensed ground and is not counted among the spaces. Suite 114 pays on a month-to-month basis. Pads are ground leases; the buildings belong to the tenants.",PS("n",fontName="Helvetica-Oblique",fontSize=7))]
    SimpleDocTemplate(path(n),pagesize=landscape(letter),topMargin=48,bottomMargin=38,leftMargin=40,rightMargin=40,invariant=1).build(el,onFirstPage=pg,onLaterPages=pg)
    save(n,"RETAIL","broker OM page, grouped header, stacked rent steps",rows,18,16,2,"Fallbrook Crossing","2025-12-01",hard="stacked steps, ATM row, cover page")

def p2():
    r=random.Random(3702); n="argus_presentation_rent_roll_meridian_mob.pdf"
    T=["Northgate Cardiology Assoc.","Tri-Valley Imaging Center","Willow Pediatric Partners","Sonterra Dermatology, PA","Ambrose Outpatient Surgery","Lakeshore Orthopedic Clinic","Vista Eye Physicians","MedDraw Laboratory","Corner Apothecary","Graceful Hearing Audiology","Bayline Sleep Institute","Heritage Women's Health","Summit Pain Management","Dr. Ostrowell Family Med."]
    c=canvas.Canvas(path(n),pagesize=landscape(letter),invariant=1); W,H=landscape(letter); rows=[]; suites=["100","110","120","150","200","205","210","220","230","240","300","310","320","330","340","350"]
    tot=[0,0,0]; pgn=0
    def head():
        nonlocal pgn; pgn+=1
        c.setFont("Courier",7); c.drawString(36,H-30,"Software : ARGUS Ver. 15.0.1 (Build: 15000-A)"); c.drawRightString(W-36,H-30,"Date : 9/18/25"); c.drawString(36,H-39,"File     : Meridian MOB - Buyer v3"); c.drawRightString(W-36,H-39,"Time : 4:12 pm"); c.drawString(36,H-48,"Property Type : Office/Medical"); c.drawRightString(W-36,H-48,"Ref# : AKC"); c.drawString(36,H-57,"Portfolio  :"); c.drawRightString(W-36,H-57,f"Page : {pgn}")
        c.setFont("Courier-Bold",10); c.drawCentredString(W/2,H-50,"Meridian Medical Pavilion"); c.setFont("Courier",8); c.drawCentredString(W/2,H-60,"4410 Culver Ridge Parkway"); c.drawCentredString(W/2,H-69,"Plano, TX"); c.setFont("Courier-Bold",8.5); c.drawCentredString(W/2,H-84,"Presentation Rent Roll & Current Term Tenant Summary"); c.drawCentredString(W/2,H-94,"As of Oct-2025 for 241,350 Square Feet".replace("241,350",c0(GLA)))
        c.setFont("Courier-Bold",6.6)
        for x,l in ((36,["Tenant Name","Type & Suite Number","Lease Dates & Term"]),(212,["Floor","SqFt","Bldg Share"]),(282,["Rate & Amount","per Year","per Month"]),(372,["Changes","on"]),(432,["Changes","to (per","month)"]),(500,["CPI & Current","Porters' Wage","Miscellaneous"]),(575,["Description of","Operating Expense","Reimbursements"]),(672,["Assumption about","subsequent terms","for this tenant"])):
            for i,t in enumerate(l): c.drawString(x,H-112-i*8,t)
        c.line(36,H-132,W-36,H-132); return H-146
    areas=[r.randrange(1100,9200,10) for _ in suites]; GLA=sum(areas)
    y=head(); names=iter(T); k=0; occ=vac=0
    for i,(s,a) in enumerate(zip(suites,areas)):
        if y<95: c.showPage(); y=head()
        c.setFont("Courier",7)
        x=dict(unit=s,area=a)
        if s in("205","340"):
            c.drawString(36,y,f"     Vacant"); c.drawString(36,y-9,f"     Office, Suite: {s}"); c.drawRightString(252,y,c0(a)); c.drawRightString(252,y-9,f"{a/GLA*100:.2f}%"); x.update(statusText="Vacant",unitType="Office"); rows.append(x); y-=42; vac+=1; tot[2]+=a; continue
        k+=1; t=next(names); b=addm(D(2016,1,1),r.randrange(0,105)); term=r.choice([60,84,120,120,126])
        while lend(b,term)<D(2026,3,1): b=addm(b,12)
        e=lend(b,term); psf=round(r.uniform(23,36),2); yr=round(psf*a); m=round(yr/12); occ+=1; tot[0]+=yr; tot[1]+=m; typ="Retail" if t=="Corner Apothecary" else "Office"
        f=lambda d:d.strftime("%b-%Y")
        for j,l in enumerate([f"{k:>3}  {t}",f"     {typ}, Suite: {s}",f"     {f(b)} to {f(e)}",f"     {term} Months"]): c.drawString(36,y-9*j,l)
        c.drawRightString(252,y,c0(a)); c.drawRightString(252,y-9,f"{a/GLA*100:.2f}%")
        for j,l in enumerate([f"${psf:.2f}",f"${yr:,}",f"${psf/12:.2f}",f"${m:,}"]): c.drawRightString(346,y-9*j,l)
        steps=[]; d=addm(b,12)
        while d<=D(2025,10,1): d=addm(d,12)
        mm=m
        while d<e and len(steps)<4 and t!="MedDraw Laboratory":
            mm=round(mm*1.03); steps.append((d,mm)); d=addm(d,12)
        for j,(d,v) in enumerate(steps): c.drawString(372,y-9*j,f(d)); c.drawRightString(478,y-9*j,f"${v:,}")
        c.drawString(500,y,"-"); c.drawString(575,y,r.choice(["Net: pays pro-rata","Base Year: 2021","Full Service: None","Net: pays pro-rata"])); c.drawString(575,y-9,"share of all exp." ); c.drawString(672,y,"Market"); c.drawString(672,y-9,r.choice(["See assumption: MOB","Renewal: 75.00%"]))
        x.update(tenantName=t,unitType=typ,statusText="Occupied",leaseStartDate=f(b),leaseEndDate=f(e),annualRent=yr,contractRent=m)
        if steps: x["rentSteps"]=[step(f(d),v) for d,v in steps]
        rows.append(x); y-=46
    if y<100: c.showPage(); y=head()
    c.line(36,y+8,W-36,y+8); c.setFont("Courier-Bold",7.5)
    for j,(l,v) in enumerate((("Total Occupied SqFt",c0(GLA-tot[2])),("Total Available SqFt",c0(tot[2])),("Building Total SqFt",c0(GLA)),("Total Annual Rent","$"+c0(tot[0])),("Total Monthly Rent","$"+c0(tot[1])))): c.drawString(60,y-10*j-4,l); c.drawRightString(300,y-10*j-4,v)
    c.save(); save(n,"OFFICE","Argus presentation rent roll, four-line records",rows,16,occ,vac,"Meridian Medical Pavilion","2025-10",hard="multi-line records, month-year dates, monthly and yearly stacked")

def p3():
    r=random.Random(3703); n="AppFolio_rent_roll_Juniper_Bend_Homes.pdf"; nm=namer(r); streets=["Larkspur Ln","Sagebrush Ct","Quail Hollow Dr","Mesquite Bend"]
    rows=[]; data=[["Unit","BD/BA","Tenant","Status","Sqft","Market\nRent","Rent","Deposit","Lease\nFrom","Lease To","Move-in","Move-out","Past Due"]]
    P={"3/2.00":(1420,2095),"3/2.50":(1610,2240),"4/2.50":(1895,2525),"4/3.00":(2110,2750)}
    tm=tr=td=tp=ta=0; occ=vac=0; i=0
    for s in streets:
        for h in range(28):
            no=1200+h*4+(streets.index(s)*300); u=f"{no} {s}"; bd=r.choice(list(P)); a,mk=P[bd]; mk+=r.choice([0,0,25,-30,40])
            q=r.random(); stt="Current" if q<.84 else "Notice-Unrented" if q<.88 else "Notice-Rented" if q<.90 else "Evict" if q<.92 else "Vacant-Rented" if q<.945 else "Vacant-Unrented"
            x=dict(unit=u,unitType=bd,statusText=stt,area=a,marketRent=mk); tm+=mk; ta+=a
            if stt[0]=="V":
                vac+=1; data.append([u,bd,"",stt,c0(a),c2(mk)]+[""]*7); rows.append(x); continue
            occ+=1; mi=rd(r,D(2022,6,1),D(2025,8,20)); lf=mi
            while addm(lf,12)<=D(2025,10,1): lf=addm(lf,12)
            lt=eom(addm(lf,11)); rent=mk+r.choice([-140,-95,-60,0,0,-25,30]); dep=r.choice([rent,rent,500,1500]); t=nm()
            if r.random()<.3: t+=", "+nm()
            pd=0 if r.random()<.85 else round(r.uniform(40,rent),2)
            if stt=="Evict": pd=rent*2+150
            mo=rd(r,D(2025,10,10),D(2025,12,15)) if "Notice" in stt else None
            mtm=r.random()<.05
            x.update(tenantName=t,contractRent=rent,deposit=dep,leaseStartDate=lf,moveInDate=mi,moveOutDate=mo,balance=pd)
            if not mtm: x["leaseEndDate"]=lt
            tr+=rent; td+=dep; tp+=pd; rows.append(x)
            data.append([u,bd,t,stt,c0(a),c2(mk),c2(rent),c2(dep),us(lf),"" if mtm else us(lt),us(mi),us(mo) if mo else "",c2(pd)])
    S=PS("c",fontName="Helvetica",fontSize=7,leading=8.2)
    d2=[data[0]]+[[Paragraph(c,S) if j in(0,2) else c for j,c in enumerate(q)] for q in data[1:]]
    N=len(rows); d2.append([f"{N} Units","","",f"{occ/N*100:.1f}% Occupied",c0(ta),c2(tm),c2(tr),c2(td),"","","","",c2(tp)])
    t=Table(d2,repeatRows=1,colWidths=[88,34,118,66,34,50,50,50,50,50,50,50,46]); t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7),("ALIGN",(4,0),(7,-1),"RIGHT"),("ALIGN",(12,0),(12,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("LINEBELOW",(0,1),(-1,-1),.25,colors.HexColor("#dddddd")),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2)]))
    def pg(c,d): c.setFont("Helvetica",7); c.drawString(28,18,"Created on 10/01/2025"); c.drawRightString(landscape(letter)[0]-28,18,f"Page {d.page}")
    el=[Paragraph("Rent Roll",PS("h",fontName="Helvetica-Bold",fontSize=16,leading=22)),Paragraph("<b>Properties:</b> Juniper Bend Homes - 1200 Larkspur Ln Buckeye, AZ 85326<br/><b>Units:</b> Active<br/><b>As of:</b> 10/01/2025<br/><b>Include Non-Revenue Units:</b> No",PS("f",fontName="Helvetica",fontSize=8,leading=10.5)),Spacer(1,10),t]
    SimpleDocTemplate(path(n),pagesize=landscape(letter),margin=28,leftMargin=28,rightMargin=28,topMargin=28,bottomMargin=34,invariant=1).build(el,onFirstPage=pg,onLaterPages=pg)
    save(n,"SINGLE_FAMILY_RENTAL","AppFolio rent roll, multi-page",rows,N,occ,vac,"Juniper Bend Homes","2025-10-01",hard="long; wrapped tenant names; blank lease end for month to month")

def p4():
    r=random.Random(3704); n="cedar_shoals_mhc_site_roll.pdf"; nm=namer(r); W,H=landscape(legal)
    c=canvas.Canvas(path(n),pagesize=(W,H),invariant=1); rows=[]; pg=0
    X=[36,82,250,290,352,414,474,534,588,640,690,745,812,880,960]; HD=["Site","Resident / Occupant","Own","Status","Moved In","Lease Thru","Lot Rent","Home Rent","Water","Sewer","Trash","Pet","Total Chgs","Sec Dep","Balance"]
    R=[None]*6+[1]*9; right=[0,0,0,0,0,0,526,582,632,682,734,776,852,908,W-37]
    def head():
        nonlocal pg; pg+=1; c.setFont("Helvetica-Bold",11); c.drawString(36,H-34,"ManageAmerica"); c.setFont("Helvetica",8); c.drawString(36,H-46,"Community: 0417 - Cedar Shoals Village"); c.drawCentredString(W/2,H-34,"SITE RENT ROLL"); c.drawCentredString(W/2,H-46,"Charges effective 11/1/2025"); c.drawRightString(W-36,H-34,f"Pg {pg}"); c.drawRightString(W-36,H-46,"Run 11/3/2025 08:51 by dkell")
        c.setFillGray(.88); c.rect(34,H-70,W-68,14,fill=1,stroke=0); c.setFillGray(0); c.setFont("Helvetica-Bold",7.5)
        for x,h,q in zip(X,HD,right):
            c.drawRightString(q,H-66,h) if q else c.drawString(x,H-66,h)
        return H-82
    y=head(); tot=[0]*9; O=V=Z=0
    def line(v,b=False):
        nonlocal y
        if y<40: c.showPage(); y=head()
        c.setFont("Helvetica-Bold" if b else "Helvetica",7.5)
        for x,t,q in zip(X,v,right):
            c.drawRightString(q,y,t) if q else c.drawString(x,y,t)
        y-=11
    for sec,cnt,base in (("Street: HERON WAY",24,565),("Street: OTTER LOOP",22,540),("Street: KINGFISHER CT",15,595)):
        if y<70: c.showPage(); y=head()
        c.setFont("Helvetica-BoldOblique",8); c.drawString(36,y,sec); y-=12; sub=[0]*9
        for k in range(1,cnt+1):
            u=sec.split()[1][0]+f"{k:02d}"; q=r.random(); x=dict(unit=u,section=sec)
            if u=="H01": line([u,"(Community Office)","POH","Office"]+[""]*11); x.update(statusText="Office",unitType="POH"); rows.append(x); Z+=1; continue
            if q<.1:
                s=r.choice(["Vacant Lot","Vacant Lot","Vacant Home"]); ow="POH" if "Home" in s else ""; line([u,"",ow,s]+[""]*11); x.update(statusText=s); 
                if ow: x["unitType"]=ow
                rows.append(x); V+=1; continue
            O+=1; ow="POH" if r.random()<.25 else "TOH"; s="Current" if r.random()<.93 else r.choice(["Notice","Eviction"]); mi=rd(r,D(2003,1,1),D(2025,9,1)); le=r.choice(["MTM","MTM",eom(rd(r,D(2025,12,1),D(2026,10,1)))])
            lot=base+r.choice([0,0,0,15,-20]); hm=r.choice([350,375,425,480]) if ow=="POH" else 0; wa=round(r.uniform(14,52),2); se=round(wa*.82,2); tr=17.5; pet=r.choice([0,0,0,10,20]); t=nm("LF"); dep=r.choice([200,300,500,lot]); bal=0 if r.random()<.8 else round(r.uniform(-90,900),2)
            tc=round(lot+hm+wa+se+tr+pet,2); ch=[("Lot Rent",lot),("Home Rent",hm),("Water",wa),("Sewer",se),("Trash",tr),("Pet",pet)]
            x.update(tenantName=t,unitType=ow,statusText=s,moveInDate=mi,leaseEndDate=le,contractRent=lot,charges=[dict(code=a,amount=b) for a,b in ch if b],totalCharges=tc,deposit=dep,balance=bal); rows.append(x)
            v=[lot,hm,wa,se,tr,pet,tc,dep,bal]; sub=[a+b for a,b in zip(sub,v)]
            line([u,t,ow,s,us(mi),le if le=="MTM" else us(le)]+[c2(z) if z else ("" if j in(1,5) else "0.00") for j,z in enumerate(v)])
        c.line(474,y+8,W-36,y+8); line(["","Subtotal","","","",""]+[c2(z) for z in sub],True); tot=[a+b for a,b in zip(tot,sub)]; y-=4
    if y<70: c.showPage(); y=head()
    c.setFont("Helvetica-BoldOblique",8); c.drawString(36,y,"RV / BOAT STORAGE"); y-=12; sub=[0]*9
    for k in range(1,5):
        u=f"ST{k}"; x=dict(unit=u,section="RV / BOAT STORAGE")
        if k==3: line([u,"","","Vacant"]+[""]*11); x.update(statusText="Vacant"); rows.append(x); continue
        t=nm("LF"); mi=rd(r,D(2021,1,1),D(2025,6,1)); v=[45,0,0,0,0,0,45,0,0]; line([u,t,"","Current",us(mi),"MTM","45.00"]+[""]*5+["45.00","0.00","0.00"]); sub=[a+b for a,b in zip(sub,v)]
        x.update(tenantName=t,statusText="Current",moveInDate=mi,leaseEndDate="MTM",contractRent=45,charges=[dict(code="Lot Rent",amount=45)],totalCharges=45,deposit=0,balance=0); rows.append(x)
    line(["","Subtotal","","","",""]+[c2(z) for z in sub],True); tot=[a+b for a,b in zip(tot,sub)]; y-=4
    line(["","COMMUNITY TOTAL","","","",""]+[c2(z) for z in tot],True); y-=10
    if y<100: c.showPage(); y=head()
    c.setFont("Helvetica",8)
    for l in (f"Home sites: {O+V+Z}",f"Occupied: {O}",f"Vacant: {V}",f"Office (non-revenue): {Z}","Storage spaces (not home sites): 4","TOH = tenant-owned home   POH = park-owned home"): c.drawString(82,y,l); y-=11
    c.save(); save(n,"MANUFACTURED_HOUSING","ManageAmerica-like site roll by street, charge columns",rows,O+V+Z,O,V,"Cedar Shoals Village","2025-11-01",hard="storage rows not counted; lot and home rent")

def p5():
    r=random.Random(3705); n="yardi_commercial_rr_tolliver_bays.pdf"; W,H=landscape(letter)
    c=canvas.Canvas(path(n),pagesize=(W,H),invariant=1); rows=[]
    T=["Apex Granite Fabricators LLC","Bluebonnet HVAC Services Inc","Ironhide Upholstery","Delta Cold Brew Co.","Rivet & Rye Woodworks","Pronto Tile Distributors","Starling Event Rentals","Gulfway Marine Electronics","Kepler 3D Printing","Olmos Fire Sprinkler","Cactus Courier LLC","Hearthstone Cabinets","QuickLab Water Testing","Mainline Plumbing Supply","Trinity Sign & Neon","Bayou Brewing Equipment"]
    U=[f"{b}-{k}" for b in "AB" for k in range(1,10)]; names=iter(T); pg=0
    cols=[("Unit(s)",30,0),("Lease",72,0),("Lease Type",212,0),("Area",300,1),("Lease From",312,0),("Lease To",362,0),("Term",430,1),("Monthly\nRent",490,1),("Monthly\nRent/Area",536,1),("Annual\nRent",596,1),("Annual\nRent/Area",644,1),("Annual\nRec./Area",694,1),("Security\nDeposit",762,1)]
    def head():
        nonlocal pg; pg+=1; c.setFont("Helvetica-Bold",10); c.drawString(30,H-30,"Rent Roll"); c.setFont("Helvetica",7.5); c.drawString(30,H-41,"Property: tollbay   As of Date: 08/31/2025   By Property"); c.drawRightString(W-30,H-30,f"Page {pg}"); c.drawRightString(W-30,H-41,"9/4/2025 2:17 PM"); c.setFont("Helvetica-Bold",6.8)
        for h,x,q in cols:
            for i,l in enumerate(h.split("\n")): (c.drawRightString if q else c.drawString)(x,H-58-8*i,l)
        c.line(30,H-70,W-30,H-70); return H-82
    y=head(); c.setFont("Helvetica-Bold",8); c.drawString(30,y,"Tolliver Business Bays (tollbay)"); y-=13
    tm=tc=ta=oa=dp=0; occ=vac=0
    def ln(vals,f="Helvetica",s=7):
        nonlocal y; c.setFont(f,s)
        for (h,x,q),v in zip(cols,vals): (c.drawRightString if q else c.drawString)(x,y,v)
        y-=10.5
    def need(k):
        nonlocal y
        if y-k<40: c.showPage(); y=head()
    for i,u in enumerate(U):
        a=r.choice([1500,1875,2250,2400,3000,4125]); ta+=a
        if u in("A-7","B-4"):
            need(14); ln([u,"VACANT","",c2(a)]); rows.append(dict(unit=u,area=a,statusText="VACANT")); vac+=1; y-=3; continue
        t=next(names); b=addm(D(2020,1,1),r.randrange(0,62)); term=r.choice([36,60,60,63]); 
        while lend(b,term)<D(2025,11,1): b=addm(b,12)
        e=lend(b,term); m=round(a*r.uniform(11.5,15.5)/12,2); cam=round(a*3.35/12,2); ins=round(a*.62/12,2); dep=round(m,-2); occ+=1; tm+=m; tc+=cam+ins; oa+=a; dp+=dep
        steps=[]; d=addm(b,12)
        while d<=D(2025,8,31): d=addm(d,12)
        mm=m
        while d<e and len(steps)<3: mm=round(mm*1.035,2); steps.append((d,mm)); d=addm(d,12)
        need(14+12*(3+len(steps))+12)
        lt=r.choice(["Ind NNN","Ind Mod Grs"])
        ln([u,t,lt,c2(a),us(b),us(e),str(term),c2(m),f"{m/a:.2f}",c2(m*12),f"{m*12/a:.2f}",f"{(cam+ins)*12/a:.2f}",c2(dep)],"Helvetica-Bold")
        c.setFont("Helvetica-Oblique",6.5); c.drawString(90,y,"Charge Schedule"); c.drawString(200,y,"Charge"); c.drawString(250,y,"From"); c.drawString(312,y,"To"); c.drawRightString(490,y,"Monthly Amt"); c.drawRightString(596,y,"Annual"); y-=9
        for code,amt in (("rent",m),("cam",cam),("ins",ins)):
            c.setFont("Helvetica",6.5); c.drawString(200,y,code); c.drawString(250,y,us(addm(steps[0][0],-12)) if code=="rent" and steps else us(max(b,D(2025,1,1)))); c.drawString(312,y,us(steps[0][0]-dt.timedelta(1)) if code=="rent" and steps else us(e)); c.drawRightString(490,y,c2(amt)); c.drawRightString(596,y,c2(round(amt*12,2))); y-=9
        if steps:
            c.setFont("Helvetica-Oblique",6.5); c.drawString(90,y,"Future Rent Steps")
            for j,(d,v) in enumerate(steps):
                c.setFont("Helvetica",6.5); c.drawString(200,y,"rent"); c.drawString(250,y,us(d)); c.drawString(312,y,us(min(e,addm(d,12)-dt.timedelta(1)))); c.drawRightString(490,y,c2(v)); c.drawRightString(596,y,c2(round(v*12,2))); y-=9
        y-=4
        x=dict(unit=u,tenantName=t,area=a,statusText="Occupied",leaseStartDate=b,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),deposit=dep,charges=[dict(code=k,amount=v) for k,v in(("rent",m),("cam",cam),("ins",ins))])
        if steps: x["rentSteps"]=[step(d,v) for d,v in steps]
        rows.append(x)
    need(90); c.line(30,y+8,W-30,y+8); bad=round(tm+1800,2)
    ln(["","Total Current","",c2(ta),"","","",c2(bad),"",c2(round(tm*12,2)),"","",c2(dp)],"Helvetica-Bold"); y-=6
    c.setFont("Helvetica",7)
    for l,u,a in (("Occupied",occ,oa),("Vacant",vac,ta-oa),("Total",occ+vac,ta)): c.drawString(90,y,l); c.drawRightString(200,y,f"{u} units"); c.drawRightString(300,y,c2(a)); c.drawRightString(360,y,f"{a/ta*100:.2f}%"); y-=10
    c.save(); save(n,"INDUSTRIAL","Yardi commercial, charge schedule and steps under each lease",rows,occ+vac,occ,vac,"Tolliver Business Bays","2025-08-31",planted=dict(what=f"Total Current monthly rent printed as {bad:,.2f}; the leases' monthly rents sum to {tm:,.2f} (the annual total is right)",kind="total_wrong"),hard="charge sub-rows, steps as rows")

def p6():
    r=random.Random(3706); n="colive_portfolio_google_sheet_print.pdf"; nm=namer(r); rows=[]
    HD=["Room","Member","Status","Base\nRent","Utility\nFee","Cleaning\nFee","Promo /\nConcession","Net\nMonthly","Start","End","Deposit","Notes"]
    data=[["Nook & Commons Co-Living - Member Roll (as of Nov 15 2025)"]+[""]*11,HD]; stl=[]; T=[0]*5; occ=vac=0; N=0
    for hs,apts in (("Alder House - 1412 E Alder St",["1A","1B","2A","2B"]),("Mercer House - 806 Mercer Ave",["G1","G2","U1"]),("Tannery Lofts - 55 Tannery Row",["301","302","303","304"])):
        stl+=[("SPAN",(0,len(data)),(-1,len(data))),("BACKGROUND",(0,len(data)),(-1,len(data)),colors.HexColor("#D9EAD3")),("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7.5)]
        data.append([hs]+[""]*11); S=[0]*5
        for ap in apts:
            for k in range(1,r.choice([4,5,6])+0):
                u=f"{ap}-{k}"; N+=1; q=r.random(); base=r.choice([875,925,975,1040,1095,1150]); x=dict(unit=u,building=hs)
                if q<.1 or u=="2A-2":
                    vac+=1; x["statusText"]="OPEN"; rows.append(x); data.append([u,"","OPEN"]+[""]*8+[r.choice(["","turn in progress","listed "+c0(base)])])
                    stl.append(("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),colors.HexColor("#F4CCCC")))
                    if r.random()<.5 or u=="2A-2":
                        t=nm(); s=rd(r,D(2025,11,20),D(2026,1,5)); e=lend(s,6); data.append([u,t,"Signed","$"+c0(base),"$95","$40","","$"+c0(base+135),s.strftime("%b %d, %Y"),e.strftime("%b %d, %Y"),"$500","future - not in totals"]); stl.append(("TEXTCOLOR",(0,len(data)-1),(-1,len(data)-1),colors.grey))
                        rows.append(dict(unit=u,building=hs,tenantName=t,statusText="Signed",contractRent=base,charges=[dict(code="Utility Fee",amount=95),dict(code="Cleaning Fee",amount=40)],totalCharges=base+135,leaseStartDate=s,leaseEndDate=e,deposit=500))
                    continue
                occ+=1; t=nm(); st="Active" if r.random()<.88 else "Notice given"; s=rd(r,D(2024,3,1),D(2025,10,30)); e=lend(s,r.choice([6,9,12])); mtm=e<D(2025,11,15)
                con=-r.choice([50,75,100]) if r.random()<.22 else 0; uf=95; cf=40; net=base+uf+cf+con; dep=r.choice([500,500,base,0]); v=[base,uf,cf,con,net]; S=[a+b for a,b in zip(S,v)]
                note="" if r.random()<.75 else r.choice(["couple, 2nd occupant on file","community lead - rent credit","employer pays","parking 12 included"])
                data.append([u,t,st,"$"+c0(base),"$95","$40",f"-${-con}" if con else "","$"+c0(net),s.strftime("%b %d, %Y"),"MTM" if mtm else e.strftime("%b %d, %Y"),"$"+c0(dep),note])
                ch=[dict(code="Utility Fee",amount=uf),dict(code="Cleaning Fee",amount=cf)]+([dict(code="Promo / Concession",amount=con)] if con else [])
                rows.append(dict(unit=u,building=hs,tenantName=t,statusText=st,contractRent=base,charges=ch,totalCharges=net,leaseStartDate=s,leaseEndDate="MTM" if mtm else e,deposit=dep))
        stl.append(("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",7)); T=[a+b for a,b in zip(T,S)]
        m=lambda z:("-$"+c0(-z)) if z<0 else "$"+c0(z)
        data.append(["","House total",""]+[m(z) for z in S]+[""]*4)
    stl+=[("FONT",(0,len(data)),(-1,len(data)+1),"Helvetica-Bold",7)]
    data.append(["","ALL HOUSES",""]+[m(z) for z in T]+[""]*4); data.append(["",f"{N} rooms: {occ} taken, {vac} open"]+[""]*10)
    t=Table(data,repeatRows=2,colWidths=[38,108,54,40,38,42,50,44,62,62,42,118]); t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("GRID",(0,0),(-1,-1),.3,colors.HexColor("#999999")),("SPAN",(0,0),(-1,0)),("FONT",(0,0),(-1,0),"Helvetica-Bold",11),("FONT",(0,1),(-1,1),"Helvetica-Bold",7),("BACKGROUND",(0,1),(-1,1),colors.HexColor("#CFE2F3")),("ALIGN",(3,1),(7,-1),"RIGHT"),("ALIGN",(10,1),(10,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,0),6)]+stl))
    SimpleDocTemplate(path(n),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=32,bottomMargin=30,invariant=1).build([t])
    save(n,"MULTIFAMILY","Google Sheets print, co-living rooms under house headings",rows,N,occ,vac,None if False else "Nook & Commons Co-Living","2025-11-15",hard="future rows repeat the room, concessions negative")

def p7():
    from fpdf import FPDF
    r=random.Random(3707); n="parkade_reserved_stall_register.pdf"; nm=namer(r); rows=[]
    f=FPDF("P","mm","Letter"); f.set_creation_date(dt.datetime(2025,9,2,tzinfo=dt.timezone.utc)); f.set_auto_page_break(False); f.add_page(); f.set_font("Times","B",14); f.cell(0,7,"FOUNDRY STREET PARKADE",align="C",new_x="LMARGIN",new_y="NEXT"); f.set_font("Times","",10); f.cell(0,5,"Reserved stall register and monthly billing - September 2025",align="C",new_x="LMARGIN",new_y="NEXT"); f.cell(0,5,"Operator: Curbstone Parking Management, Akron OH",align="C",new_x="LMARGIN",new_y="NEXT"); f.ln(3)
    W=[16,60,26,22,20,22,30]; A="LLLRRRL"; HD=["Stall","Account holder","Class","Rate / mo","City tax","Billed","Agreement from"]
    def hd():
        f.set_font("Times","B",9)
        for w,h,a in zip(W,HD,A): f.cell(w,6,h,border="TB",align=a)
        f.ln()
    hd(); O=V=DN=0; T=[0,0,0]; cos=["Akronova Law Group","Hotel Gallatin (valet)","Foundry Lofts HOA","Cuyahoga Title Agency"]
    for lv,pre,cnt in (("LEVEL P1 - covered","P1",18),("LEVEL P2 - covered","P2",20),("ROOF - open","R",14)):
        f.set_font("Times","BI",10); f.cell(0,7,lv,new_x="LMARGIN",new_y="NEXT"); S=[0,0,0]
        for k in range(1,cnt+1):
            if f.get_y()>255: f.add_page(); hd()
            u=f"{pre}-{k:02d}"; cl="EV" if k in(3,4) and pre=="P1" else ("Accessible" if k==1 else "Standard"); f.set_font("Times","",9); x=dict(unit=u,section=lv,unitType=cl)
            if u=="R-14": v=[u,"out of service - drain repair",cl,"","","",""]; x["statusText"]="out of service"; DN+=1
            elif r.random()<.15: v=[u,"** open **",cl,"","","",""]; x["statusText"]="open"; V+=1
            else:
                rt=(115 if pre=="R" else 165 if pre=="P1" else 150)+(20 if cl=="EV" else 0); tx=round(rt*.1,2); b=rd(r,D(2017,1,1),D(2025,8,30)); t=r.choice(cos) if r.random()<.35 else nm("LF"); O+=1
                v=[u,t,cl,c2(rt),c2(tx),c2(rt+tx),b.strftime("%d %b %Y")]; S=[a+z for a,z in zip(S,(rt,tx,rt+tx))]; x.update(tenantName=t,statusText="Occupied",contractRent=rt,charges=[dict(code="City tax",amount=tx)],totalCharges=rt+tx,leaseStartDate=b)
            for w,h,a in zip(W,v,A): f.cell(w,4.9,h,align=a)
            f.ln(); rows.append(x)
        f.set_font("Times","B",9)
        for w,h,a in zip(W,["","Level total",""]+[c2(z) for z in S]+[""],A): f.cell(w,6,h,border="T",align=a)
        f.ln(); T=[a+z for a,z in zip(T,S)]
    if f.get_y()>215: f.add_page(); hd()
    f.set_font("Times","BI",10); f.cell(0,7,"OTHER SPACE (not stalls)",new_x="LMARGIN",new_y="NEXT"); f.set_font("Times","",9); S=[0,0,0]
    for u,t,cl,rt,b in (("K-1","Shine Shop Detailing","Kiosk",650,D(2023,4,1)),("W-1","Orbital Outdoor Media","Wall sign",400,D(2021,7,1))):
        for w,h,a in zip(W,[u,t,cl,c2(rt),"0.00",c2(rt),b.strftime("%d %b %Y")],A): f.cell(w,4.9,h,align=a)
        f.ln(); S=[S[0]+rt,0,S[2]+rt]; rows.append(dict(unit=u,tenantName=t,section="OTHER SPACE (not stalls)",unitType=cl,statusText="Occupied",contractRent=rt,charges=[dict(code="City tax",amount=0)],totalCharges=rt,leaseStartDate=b))
    T=[a+z for a,z in zip(T,S)]; f.set_font("Times","B",9)
    for w,h,a in zip(W,["","TOTAL BILLED",""]+[c2(z) for z in T]+[""],A): f.cell(w,7,h,border="TB",align=a)
    f.ln(10); f.set_font("Times","",9.5); f.multi_cell(0,5,f"Stalls in register {O+V+DN}: let {O}, open {V}, out of service {DN}.  All agreements are month to month, thirty days' notice. Transient parking is reported separately.")
    f.output(path(n)); save(n,"PARKING","parking operator's stall register, portrait, by level",rows,O+V+DN,O,V,"Foundry Street Parkade","2025-09",hard="stalls are the units; kiosk and sign are not")
ALL=[p1,p2,p3,p4,p5,p6,p7]
if __name__=="__main__":
    for q in ALL: q()

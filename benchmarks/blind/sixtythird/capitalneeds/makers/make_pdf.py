from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
doc=lambda f:f"{B}/documents/{f}"

# ---------- 1: section 8, two-line records, typewriter
def p1():
    r=random.Random(6301); nm=N(r); f="harlan_terrace_voucher_month_roll.pdf"
    c=canvas.Canvas(doc(f),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    X=dict(unit=40,st=82,typ=112,sf=182,name=200,mi=352,con=470,ua=540,gr=610,bal=690)
    pg=[0]; y=[0]
    F="Courier"
    def head():
        pg[0]+=1; c.setFont(F+"-Bold",9)
        c.drawString(40,H-40,"HARLAN TERRACE APARTMENTS"); c.drawCentredString(W/2,H-40,"SUBSIDIZED OCCUPANCY AND RENT ROLL"); c.drawRightString(W-40,H-40,f"PAGE {pg[0]:>3}")
        c.setFont(F,8); c.drawString(40,H-52,"CONTRACT IL06-0117-044   PROJECT 071-35512"); c.drawCentredString(W/2,H-52,"OCCUPANCY AS OF 04/01/2025"); c.drawRightString(W-40,H-52,"RUN 04/14/2025 09:12")
        yy=H-74
        for k,t,a in [("unit","UNIT","l"),("st","ST","l"),("typ","TYPE","l"),("sf","SQFT","r"),("name","HEAD OF HOUSEHOLD","l"),("mi","MOVE-IN","l"),("con","CONTRACT RENT","r"),("ua","UTIL ALLOW","r"),("gr","GROSS RENT","r"),("bal","LEDGER BAL","r")]:
            (c.drawString if a=="l" else c.drawRightString)(X[k]+(14 if k=="sf" else 0),yy,t)
        yy-=10
        for k,t,a in [("typ","CERT","l"),("name","NEXT RECERT","l"),("mi","MOVE-OUT","l"),("con","TENANT RENT","r"),("ua","ASSISTANCE","r"),("gr","SEC DEPOSIT","r")]:
            (c.drawString if a=="l" else c.drawRightString)(X[k],yy,t)
        yy-=4; c.setDash(2,2); c.line(40,yy,W-60,yy); c.setDash(); y[0]=yy-14
    head()
    def need(h):
        if y[0]-h<50: c.showPage(); head(); c.setFont(F,8)
    types={"1BR-A":(612,1084,71),"2BR-B":(804,1296,93),"2BR-BH":(821,1296,93),"3BR-C":(1015,1542,118)}
    rows=[]; G=[0]*6; occ=vac=0
    addr=["1100 HARLAN CT","1110 HARLAN CT","1120 HARLAN CT","1135 TERRACE LN"]
    for b in range(1,5):
        need(50); c.setFont(F+"-Bold",8); c.drawString(40,y[0],f"BUILDING {b}   {addr[b-1]}"); y[0]-=13; S=[0]*6
        for u in range(12):
            c.setFont(F,8); need(28); c.setFont(F,8)
            unit=f"{b}{u//4+1}{'ABCD'[u%4]}"; t=["1BR-A","2BR-B","2BR-B","3BR-C"][u%4]
            if b==1 and u==1: t="2BR-BH"
            sf,con,ua=types[t]; R=dict(unit=unit,building=f"BUILDING {b}",unitType=t,area=sf)
            c.drawString(X["unit"],y[0],unit); c.drawString(X["typ"],y[0],t); c.drawRightString(X["sf"]+14,y[0],str(sf))
            if (b,u) in [(1,7),(2,10),(4,2)]:
                st="VAC"; mo=D(r,2025,2025).replace(month=r.randint(1,3)); c.drawString(X["name"],y[0],"** VACANT **"); c.drawString(X["mi"],y[0]-10,mdy(mo)); R["moveOutDate"]=iso(mo); vac+=1
            elif (b,u)==(3,0):
                st="EMP"; n=nm.lf().upper(); mi=D(r,2019,2022); c.drawString(X["name"],y[0],n); c.drawString(X["mi"],y[0],mdy(mi)); c.drawRightString(X["con"],y[0],"0.00"); c.drawRightString(X["bal"],y[0],"0.00")
                c.drawRightString(X["gr"],y[0]-10,"0.00")
                R.update(tenantName=n,moveInDate=iso(mi),contractRent=0,deposit=0,balance=0); occ+=1
            else:
                st="OCC"; occ+=1; n=nm.lf().upper(); mi=D(r,2003,2024); ten=r.choice([25,r.randint(60,620),r.randint(120,500),0]); hap=con-ten; dep=max(50,ten+ua if ten else 50); bal=r.choice([0,0,0,0,ten,round(ten*.4,2),-12])
                rc=dt.date(2025,r.randint(5,12),1) if r.random()<.8 else dt.date(2026,r.randint(1,3),1)
                ct=r.choice(["AR","AR","AR","IR","MI","UT"])
                for k,v in zip(["con","ua","gr","bal"],[con,ua,con+ua,bal]): c.drawRightString(X[k],y[0],money(v) if v>=0 else money(-v)+"-")
                c.drawString(X["name"],y[0],n); c.drawString(X["mi"],y[0],mdy(mi)); c.drawString(X["typ"],y[0]-10,ct); c.drawString(X["name"],y[0]-10,mdy(rc))
                for k,v in zip(["con","ua","gr"],[ten,hap,dep]): c.drawRightString(X[k],y[0]-10,money(v))
                R.update(tenantName=n,moveInDate=iso(mi),contractRent=con,balance=bal,deposit=dep,charges=[dict(code="TENANT RENT",amount=ten),dict(code="ASSISTANCE",amount=hap)])
                for i,v in enumerate([con,ua,con+ua,ten,hap,dep]): S[i]+=v
            c.drawString(X["st"],y[0],st); R["statusText"]=st; rows.append(R); y[0]-=24
        need(30); c.setFont(F+"-Bold",8)
        def tot(lab,S):
            c.drawString(X["name"]-60,y[0],lab)
            for k,v in zip(["con","ua","gr"],S[:3]): c.drawRightString(X[k],y[0],money(v))
            for k,v in zip(["con","ua","gr"],S[3:]): c.drawRightString(X[k],y[0]-10,money(v))
            y[0]-=28
        tot(f"BUILDING {b} TOTAL - 12 UNITS",S); G=[a+x for a,x in zip(G,S)]
    need(70); c.line(40,y[0]+14,W-60,y[0]+14); tot("PROJECT TOTAL - 48 UNITS",G)
    c.setFont(F,8)
    for t in [f"OCC OCCUPIED {occ-1}    EMP EMPLOYEE UNIT 1    VAC VACANT {vac}","CERT: AR ANNUAL  IR INTERIM  MI MOVE-IN  UT UNIT TRANSFER","*** END OF REPORT ***"]:
        c.drawString(40,y[0],t); y[0]-=11
    c.save(); assert sum(x.get("contractRent",0) for x in rows)==G[0]
    save(f,"MULTIFAMILY","Section 8 system print, typewriter face, two-line records under building heads, two-line totals",True,"HARLAN TERRACE APARTMENTS","2025-04-01",48,occ,vac,rows)

# ---------- 2: senior housing, census first, grouped heads
def p2():
    r=random.Random(6302); nm=N(r); f="Larkmead_Commons_resident_roll.pdf"
    st=PS("a",fontName="Times-Roman",fontSize=8,leading=9.5); h1=PS("h",fontName="Times-Bold",fontSize=15,leading=18); sm=PS("s",fontName="Times-Italic",fontSize=8.5,leading=11)
    secs=[("Independent Living Apartments","I",[("Aster 1BR",648,3150),("Birch 2BR",902,3990),("Studio",455,2640)],20),("Assisted Living","A",[("AL Studio",380,4275),("AL One Bedroom",530,5100)],22),("Memory Support","M",[("Private Suite",310,6480)],10)]
    rows=[]; T=[]; stats=[]
    GT=[0]*5
    for si,(sec,p,ty,n) in enumerate(secs):
        data=[["Apartment","","","Resident","","Street\nRate","Monthly Fees","","","","","Payer"],["No.","Style","Sq Ft","Name","Moved In","","Rent","2nd\nPerson","Care\nLevel","Care\nFee","Total\nFees",""]]
        S=[0]*5; oc=0
        for i in range(n):
            u=f"{p}-{(i//10+1)*100+i%10+1}"; t=r.choice(ty); R=dict(unit=u,section=sec,unitType=t[0],area=t[1],marketRent=t[2])
            k={(0,4):"open",(0,13):"open",(1,3):"open",(1,17):"res",(2,6):"open"}.get((si,i))
            if k:
                lab="Available" if k=="open" else "Available - deposit taken"
                data.append([u,t[0],n0(t[1]),lab,"",n0(t[2]),"","","","","",""]); R.update(statusText=lab); S[0]+=t[2]
            else:
                oc+=1; name=nm.lf(); sp=si==0 and r.random()<.25
                if sp: name+=" & "+r.choice(FN)
                mi=D(r,2017,2024); rent=round(t[2]*r.uniform(.86,1.0)/5)*5; s2=850 if sp else None; lv=None if si==0 else r.randint(1,4) if si==1 else r.randint(3,5)
                care=[0,425,890,1360,1875,2300][lv] if lv else None
                pay="Private" if si==0 or r.random()<.75 else r.choice(["Waiver","LTC ins.","VA A&A"])
                tot=rent+(s2 or 0)+(care or 0)
                data.append([u,t[0],n0(t[1]),name,f"{mi.day} {mi:%b %Y}",n0(t[2]),n0(rent),n0(s2) if s2 else "",f"L{lv}" if lv else "",n0(care) if care else "",n0(tot),pay])
                ch=[]
                if s2: ch.append(dict(code="2nd Person",amount=s2))
                if care: ch.append(dict(code="Care Fee",amount=care))
                R.update(tenantName=name,moveInDate=iso(mi),contractRent=rent,charges=ch,totalCharges=tot,statusText="Occupied")
                for j,v in enumerate([t[2],rent,s2 or 0,care or 0,tot]): S[j]+=v
            rows.append(R)
        data.append([f"{sec} - {oc} of {n} occupied","","","","",n0(S[0]),n0(S[1]),n0(S[2]) if S[2] else "–","",n0(S[3]) if S[3] else "–",n0(S[4]),""])
        GT=[a+b for a,b in zip(GT,S)]
        if si==2: data.append(["Community total","","","","",n0(GT[0]),n0(GT[1]),n0(GT[2]),"",n0(GT[3]),n0(GT[4]),""])
        k=2 if si==2 else 1
        t=Table(data,colWidths=[34,68,32,122,54,38,40,36,30,38,42,40],repeatRows=2)
        t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("FONT",(0,0),(-1,1),"Times-Bold",8),("SPAN",(0,0),(2,0)),("SPAN",(3,0),(4,0)),("SPAN",(5,0),(5,1)),("SPAN",(6,0),(10,0)),("SPAN",(11,0),(11,1)),
          ("ALIGN",(0,0),(-1,1),"CENTER"),("VALIGN",(0,0),(-1,1),"MIDDLE"),("ALIGN",(2,2),(2,-1),"RIGHT"),("ALIGN",(5,2),(7,-1),"RIGHT"),("ALIGN",(8,2),(8,-1),"CENTER"),("ALIGN",(9,2),(10,-1),"RIGHT"),
          ("BACKGROUND",(0,0),(-1,1),colors.HexColor("#dfe8df")),("BOX",(0,0),(-1,-1),.7,colors.black),("LINEBELOW",(0,0),(-1,-1),.2,colors.grey),("LINEAFTER",(2,0),(2,-1-k),.6,colors.black),("LINEAFTER",(4,0),(5,-1-k),.6,colors.black),("LINEAFTER",(10,0),(10,-1-k),.6,colors.black),
          ("FONT",(0,-k),(-1,-1),"Times-Bold",8),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2.5),("LINEABOVE",(0,-k),(-1,-k),.8,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
        T.append((sec,t)); stats.append((sec,n,oc))
    cen=[["Census","Apartments","Occupied","Available","%"]]+[[s,n,o,n-o,f"{o/n:.1%}"] for s,n,o in stats]
    tn=sum(x[1] for x in stats); to=sum(x[2] for x in stats); cen.append(["All levels",tn,to,tn-to,f"{to/tn:.1%}"])
    ct=Table(cen,colWidths=[170,65,60,60,50]); ct.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",9),("FONT",(0,0),(-1,0),"Times-Bold",9),("FONT",(0,-1),(-1,-1),"Times-Bold",9),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.7,colors.black),("LINEABOVE",(0,-1),(-1,-1),.7,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),2)]))
    ct.hAlign="CENTER"
    E=[Paragraph("Larkmead Commons",h1),Paragraph("Resident roll by level of living, as of February 28, 2025. Furnished to the energy and capital-needs consultant at the owner's request.",sm),Spacer(1,6),ct,Spacer(1,10)]
    for sec,t in T: E+=[Paragraph(f"<b>{sec}</b>",PS("q",fontName="Times-Bold",fontSize=11,leading=15)),t,Spacer(1,12)]
    E.append(Paragraph("Street rate is the posted monthly rate for new move-ins. Care fees follow the last assessment. One-time community fees are not shown.",sm))
    def foot(c,d): c.setFont("Times-Roman",7.5); c.drawString(36,22,"Larkmead Commons - confidential resident information"); c.drawRightString(576,22,str(d.page))
    SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=14,rightMargin=14,topMargin=36,bottomMargin=40,invariant=1).build([Indenter(10,10)]+E if 0 else E,onFirstPage=foot,onLaterPages=foot)
    assert sum(x.get("totalCharges",0) for x in rows)==GT[4]
    save(f,"SENIOR_HOUSING","census first, three care-level sections with grouped two-line heads, street rates, community total",False,"Larkmead Commons","2025-02-28",tn,to,tn-to,rows)

# ---------- 3: co-op
def p3():
    r=random.Random(6303); nm=N(r); f="Windermere_Gardens_Owners_maintenance_roll.pdf"
    b=PS("b",fontName="Helvetica",fontSize=9,leading=12); rows=[]
    E=[Paragraph("<b>PALISADE &amp; GROVE MANAGEMENT</b>",PS("x",fontName="Helvetica-Bold",fontSize=12,leading=15,alignment=1)),Paragraph("as managing agent for",PS("y",fontName="Helvetica",fontSize=8,alignment=1)),Paragraph("<b>WINDERMERE GARDENS OWNERS CORP.</b>",PS("x2",fontName="Helvetica-Bold",fontSize=13,leading=18,alignment=1)),Spacer(1,8),
       Paragraph("Re: Physical needs assessment for the refinancing of the underlying mortgage. Below is the roll of tenant-shareholders and other occupants billed for <b>May 1, 2025</b>, with arrears at that date. 26,400 shares are outstanding in the schedule below once the superintendent's apartment (no shares) is set aside.",b),Spacer(1,10),Paragraph("<b>Schedule I. Apartments</b>",b),Spacer(1,4)]
    sizes={"A":("4½ rms",560),"B":("3 rms",410),"C":("3½ rms",455),"D":("5 rms",640)}
    allsh=0; data=[["Apt.","Size","Shares","Shareholder / occupant","Held as","Maint./\nRent","Assess-\nment","Parking","Total\nbilled","Arrears"]]; sty=[]
    G=[0]*6; tmp=[]; vac=0
    for wing in ("East","West"):
        data.append([f"{wing.upper()} WING"]+[""]*9); sty.append(("SPAN",(0,len(data)-1),(-1,len(data)-1))); sty.append(("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",8)); sty.append(("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),colors.HexColor("#eeeeee")))
        S=[0]*6
        for fl in range(1,7):
            for L in "ABCD":
                u=f"{wing[0]}{fl}{L}"; sz,sh=sizes[L]; sh+=fl*5
                R=dict(unit=u,section=f"{wing.upper()} WING",unitType=sz)
                if u=="E1B":
                    n="Superintendent"; data.append([u,sz,"",n,"Corp. (super)","0.00","","","0.00",""]); R.update(tenantName=n,statusText="Corp. (super)",contractRent=0,totalCharges=0); rows.append(R); continue
                mt=round(sh*1.8425,2); asm=round(sh*.21,2); pk=r.choice([None,None,None,125.0,140.0]); held=r.choices(["S/H resident","S/H sublet","Sponsor"],[80,10,10])[0]
                n=nm.fl()
                if held=="Sponsor": n="Windermere Sponsor LLC / "+n.split()[1]
                if u=="W4C": n="Vacant"; held="Estate - vacant"; pk=None; vac+=1
                ar=r.choice([None]*7+[mt+asm,round(mt*2.3,2)]); tot=round(mt+asm+(pk or 0),2)
                data.append([u,sz,str(sh),n,held,money(mt),money(asm),money(pk) if pk else "",money(tot),money(ar) if ar else ""])
                R.update(statusText=held,contractRent=mt,totalCharges=tot,charges=[dict(code="Maint./Rent",amount=mt),dict(code="Assessment",amount=asm)]+([dict(code="Parking",amount=pk)] if pk else []))
                if n!="Vacant": R["tenantName"]=n
                if ar: R["balance"]=round(ar,2)
                rows.append(R)
                for i,v in enumerate([sh,mt,asm,pk or 0,tot,ar or 0]): S[i]+=v
        data.append(["","",n0(S[0]),f"{wing} wing, 24 apartments","",money(S[1]),money(S[2]),money(S[3]),money(S[4]),money(S[5])]); sty.append(("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",7.5)); sty.append(("LINEABOVE",(0,len(data)-1),(-1,len(data)-1),.6,colors.black))
        G=[a+x for a,x in zip(G,S)]
    shares=G[0]; E[4]=Paragraph(f"Re: Physical needs assessment for the refinancing of the underlying mortgage. Below is the roll of tenant-shareholders and other occupants billed for <b>May 1, 2025</b>, with arrears at that date. {n0(shares)} shares are outstanding; the superintendent's apartment carries none.",b)
    wrong=round(G[1]+900,2)  # planted
    data.append(["","",n0(G[0]),"All apartments (48)","",money(wrong),money(G[2]),money(G[3]),money(G[4]),money(G[5])]); sty.append(("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",7.5)); sty.append(("LINEABOVE",(0,len(data)-1),(-1,len(data)-1),1.2,colors.black))
    t=Table(data,colWidths=[32,38,38,148,66,56,48,42,56,50],repeatRows=1)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.5),("ALIGN",(2,0),(2,-1),"RIGHT"),("ALIGN",(5,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("VALIGN",(0,0),(-1,0),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),1.2),("BOTTOMPADDING",(0,0),(-1,-1),1.8),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+sty))
    E+=[t,Spacer(1,14)]
    d2=[["Unit","Tenant","Use","Sq. ft.","Lease expires","Monthly rent","R.E. tax","Total billed"]]; S=[0,0,0,0]
    for u,n,us,sf,le,m,tx in [("Prof. 1","Cornelia Podiatry PLLC","Professional",940,dt.date(2027,8,31),2680.00,145.50),("Prof. 2","Vacant","Professional",815,None,None,None),("Store","Gable Street Laundromat Inc.","Store",1320,dt.date(2029,12,31),4125.00,312.75),("Roof","Northspan Antenna Co.","Antenna",None,dt.date(2031,3,31),2950.00,None)]:
        R=dict(unit=u,section="Schedule II. Professional and other space",unitType=us,area=sf,statusText="Vacant" if n=="Vacant" else "Occupied")
        if n!="Vacant": R.update(tenantName=n,leaseEndDate=iso(le),contractRent=m,totalCharges=m+(tx or 0),charges=[dict(code="Monthly rent",amount=m)]+([dict(code="R.E. tax",amount=tx)] if tx else []))
        else: vac+=1
        rows.append(R); d2.append([u,n,us,n0(sf) if sf else "",f"{le:%b} {le.day}, {le.year}" if le else "",money(m) if m else "",money(tx) if tx else "",money(m+(tx or 0)) if m else ""])
        for i,v in enumerate([sf or 0,m or 0,tx or 0,(m or 0)+(tx or 0)]): S[i]+=v
    d2.append(["Total","","",n0(S[0]),"",money(S[1]),money(S[2]),money(S[3])])
    t2=Table(d2,colWidths=[42,150,70,48,76,68,56,66]); t2.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.5),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.5),("ALIGN",(3,0),(3,-1),"RIGHT"),("ALIGN",(5,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("LINEABOVE",(0,-1),(-1,-1),.6,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2)]))
    E.append(KeepTogether([Paragraph("<b>Schedule II. Professional and other space</b>",b),Spacer(1,4),t2,Spacer(1,10),Paragraph("S/H = shareholder. Assessment is the 2025 façade assessment, May through October. Prepared from the billing file; not audited.",PS("n",fontName="Helvetica-Oblique",fontSize=7.5))]))
    def foot(c,d): c.setFont("Helvetica",7); c.drawCentredString(306,24,f"Windermere Gardens Owners Corp.  |  page {d.page}")
    SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=18,rightMargin=18,topMargin=34,bottomMargin=40,invariant=1).build(E,onFirstPage=foot,onLaterPages=foot)
    assert abs(sum(x["contractRent"] for x in rows[:48])-G[1])<.01 and abs(sum(x["totalCharges"] for x in rows[:48])-G[4])<.01
    save(f,"COOPERATIVE","managing agent's letter, co-op maintenance roll by wing with shares and arrears, second schedule of professional space",True,"WINDERMERE GARDENS OWNERS CORP.","2025-05-01",None,None,vac,rows,planted=dict(what=f"'All apartments' total of Maint./Rent printed {money(wrong)}; the wings add to {money(G[1])}",kind="total_wrong"))

# ---------- 4: appendix table in a physical needs report, old mixed-use walk-ups
def p4():
    r=random.Random(6304); nm=N(r); f="Corliss_Avenue_PNA_appendix_C.pdf"
    b=PS("b",fontName="Times-Roman",fontSize=10,leading=13); cs=PS("c",fontName="Times-Roman",fontSize=8,leading=9)
    E=[Paragraph("Integrated Physical Needs Assessment",PS("k",fontName="Times-Italic",fontSize=10)),Paragraph("1187-1191 Corliss Avenue",PS("t",fontName="Times-Bold",fontSize=16,leading=22)),Paragraph("Appendix C: Tenancy and units visited",PS("t2",fontName="Times-Bold",fontSize=12,leading=18)),
       Paragraph("The three attached four-story walk-ups were built about 1912 and share a boiler in the cellar of 1189. The owner's rent roll of 1 March 2025 is set out in Table C-1; the areas are the assessor's field measurements of usable space. The assessors entered eight of the twenty-seven spaces on 11 and 12 March 2025, marked with a bullet. Radiator valves were painted shut in most apartments, and seven of the eight kitchens had gas ranges older than fifteen years.",b),Spacer(1,8),Paragraph("<b>Table C-1. Rent roll with units visited</b>",b),Spacer(1,3)]
    data=[["House","Space","Floor","Kind","Usable\nsq. ft.","Tenant","Regime","Lease ends","Legal rent","Rent in\neffect","Visited"]]; rows=[]; S=[0,0,0]; sty=[]; vac=0; vis=set(r.sample(range(27),8))
    i=0
    for h in ("1187","1189","1191"):
        s0=len(data)
        sp=[("Store","1","Store")]+([("Rear","1","Apt., 1 BR")] if 1 else [])+[(f"{fl}{s}",str(fl),"Apt., 2 BR" if s in "LR" else "Apt.") for fl in (2,3,4) for s in "LR"]+[("Cellar","C","Storage")]
        for u,fl,k in sp:
            sf={"Store":880,"Storage":610,"Apt., 1 BR":470}.get(k,655)+r.randint(-22,30); com=k in("Store","Storage")
            R=dict(unit=u,building=h,unitType=k,area=sf)
            if (h,u) in [("1189","3L"),("1191","Store"),("1187","Cellar")]:
                data.append([h,u,fl,k,n0(sf),"Vacant","","","","","•" if i in vis else ""]); R["statusText"]="Vacant"; vac+=1
            else:
                rg="Lease" if com else r.choice(["RS","RS","RS","RS-SCRIE","RC","FM"])
                n=r.choice({"1187":["Dovetail Barber Shop"],"1189":["Corliss Deli & Grocery Corp. (owner-operated since 1998)"],"1191":["x"]}[h]) if k=="Store" else ("Corliss Deli & Grocery Corp." if h=="1189" else "Fresh Pond Restoration LLC") if com else nm.fl()
                legal=None if com or rg=="FM" else round(r.uniform(980,2150),2)
                rent={"Store":3100.0,"Storage":350.0}.get(k) or (round(r.uniform(2150,2600),0) if rg=="FM" else legal if r.random()<.6 else round(legal*.88,2))
                if rg=="RC": le="Statutory"
                elif com and k=="Storage": le="MTM"
                else: le=D(r,2025,2027); le=(le.replace(day=28)+dt.timedelta(days=6)).replace(day=1)-dt.timedelta(days=1); le=max(le,dt.date(2025,3,31))
                data.append([h,u,fl,k,n0(sf),Paragraph(n,cs),rg,le if isinstance(le,str) else f"{le.day}-{le:%b-%y}",money(legal) if legal else "n/a",money(rent),"•" if i in vis else ""])
                R.update(tenantName=n.replace("&amp;","&"),statusText="Occupied",leaseEndDate=le if isinstance(le,str) else iso(le),contractRent=rent); S[1]+=legal or 0; S[2]+=rent
            S[0]+=sf; rows.append(R); i+=1
        sty.append(("LINEBELOW",(0,len(data)-1),(-1,len(data)-1),.7,colors.black))
    data.append(["Total","27","","",n0(S[0]),f"{27-vac} let, {vac} vacant","","",money(S[1]),money(S[2]),"8"])
    for row in data[1:]:
        pass
    t=Table(data,colWidths=[36,38,30,56,40,112,52,54,54,54,36],repeatRows=1)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("FONT",(0,0),(-1,0),"Times-Bold",8),("FONT",(0,-1),(-1,-1),"Times-Bold",8),("LINEABOVE",(0,0),(-1,0),1,colors.black),("LINEBELOW",(0,0),(-1,0),.5,colors.black),("LINEBELOW",(0,-1),(-1,-1),1,colors.black),("ALIGN",(4,0),(4,-1),"RIGHT"),("ALIGN",(8,0),(9,-1),"RIGHT"),("ALIGN",(10,0),(10,-1),"CENTER"),("ALIGN",(2,0),(2,-1),"CENTER"),("VALIGN",(0,0),(-1,-1),"TOP"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+sty))
    d3=[["System","Condition","Action","Years 1-5","Years 6-10"],["Boiler (No. 6 burner converted)","Poor","Replace","$186,000","–"],["Steam traps and valves","Poor","Replace","$41,500","–"],["Roof membrane, 1187 and 1191","Fair","Replace","–","$97,000"],["Storefront gates","Fair","Repair","$8,200","$4,000"]]
    t3=Table(d3,colWidths=[180,70,80,70,70]); t3.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.5),("FONT",(0,0),(-1,0),"Times-Bold",8.5),("ALIGN",(3,0),(-1,-1),"RIGHT"),("LINEABOVE",(0,0),(-1,0),1,colors.black),("LINEBELOW",(0,0),(-1,0),.5,colors.black),("LINEBELOW",(0,-1),(-1,-1),1,colors.black)]))
    E+=[t,Spacer(1,4),Paragraph("Rents are monthly. RS rent stabilized; RS-SCRIE stabilized, increase borne by the city; RC rent controlled; FM free market. Legal rent is the amount registered with the state. Source: owner.",PS("n",fontName="Times-Italic",fontSize=8,leading=10)),Spacer(1,14),Paragraph("<b>Table C-2. Systems noted during the visits</b>",b),Spacer(1,3),t3,Spacer(1,10),Paragraph("No apartment was found to be combined or subdivided. The cellar room of 1187 was locked; its area is taken from the 1994 floor plan.",b)]
    def foot(c,d): c.setFont("Times-Roman",8); c.drawString(36,26,"Kessel Road Building Engineers"); c.drawRightString(576,26,f"C-{d.page}")
    SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=40,bottomMargin=44,invariant=1).build(E,onFirstPage=foot,onLaterPages=foot)
    assert len(rows)==27 and abs(sum(x.get("contractRent",0) for x in rows)-S[2])<.01
    save(f,"MIXED_USE","report appendix with narrative, booktabs table of three walk-ups with wrapped cells, legal rent beside rent in effect, second table",False,"1187-1191 Corliss Avenue","2025-03-01",27,27-vac,vac,rows)

# ---------- 5: medical office cards
def p5():
    r=random.Random(6305); f="Brightwater_Medical_Pavilion_tenancy_cards.pdf"
    c=canvas.Canvas(doc(f),pagesize=letter,invariant=1); W,H=letter; rows=[]
    ten=[("100","Brightwater Apothecary, Inc.","Retail pharmacy",2210),("110","Tern Lake Imaging Partners","Imaging",5480),("120",None,"Medical suite",1640),("130","Copper Beech Physical Therapy","Medical suite",3125),("200","Alder Valley Cardiology, P.C.","Medical suite",4360),("210","Sorrel Pediatric Group","Medical suite",3890),("215","Dr. H. Vantongeren, DDS","Dental suite",1475),("220","Lantern Eye Associates","Medical suite",2740),("230",None,"Medical suite",1980),("300","Ridgeway Women's Health","Medical suite",5210),("310","Millrace Sleep Center","Medical suite",2630),("315","Pinnacle Hearing Aids LLC","Medical suite",1120),("320","Foxglove Behavioral Health","Office",3345),("340","County Health District, WIC office","Office",2880),("350","Tri-Rivers Dialysis, Inc.","Dialysis",6150)]
    def page(n):
        c.setFillColor(colors.HexColor("#23445c")); c.rect(0,H-54,W,54,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",14); c.drawString(36,H-34,"Brightwater Medical Pavilion"); c.setFont("Helvetica",9); c.drawRightString(W-36,H-28,"Tenancy cards"); c.drawRightString(W-36,H-42,"Status at 06/30/2025"); c.setFillColor(colors.black); c.setFont("Helvetica",7); c.drawString(36,24,"Owner: Brightwater Pavilion Associates LP. Provided for ASHRAE Level II audit."); c.drawRightString(W-36,24,f"Page {n}")
    page(1); y=H-72; pn=1; tot=[0,0,0]
    for s,n,k,sf in ten:
        h=112 if n else 58
        if y-h<44: c.showPage(); pn+=1; page(pn); y=H-72
        c.setFillColor(colors.HexColor("#e3ecf2")); c.rect(36,y-18,W-72,18,fill=1,stroke=0); c.setFillColor(colors.black); c.rect(36,y-h,W-72,h)
        c.setFont("Helvetica-Bold",9.5); c.drawString(42,y-13,f"Suite {s}"); c.drawString(110,y-13,n or "VACANT")
        R=dict(unit=f"Suite {s}",unitType=k,area=sf)
        def kv(x,yy,l,v,w=78):
            c.setFont("Helvetica",7); c.setFillColor(colors.HexColor("#555555")); c.drawString(x,yy,l); c.setFillColor(colors.black); c.setFont("Helvetica",8.5); c.drawString(x+w,yy,v)
        kv(42,y-32,"Space type",k); kv(42,y-45,"Rentable area",f"{n0(sf)} RSF"); tot[0]+=sf
        ht=f"AHU-{s[0]} / {r.randint(4,14)} VAV boxes"; kv(228,y-32,"Served by",ht,62)
        if n:
            a=D(r,2015,2023,True); yrs=r.choice([5,7,10,12]); e=addy(a,yrs)-dt.timedelta(days=1)
            while e<dt.date(2025,12,1): e=addy(e,5)
            psf=r.uniform(21,31); m=round(sf*psf/12,2); ann=round(m*12,2); cam=round(sf*7.35/12,2); tax=round(sf*3.1/12,2); el=None if s in("110","350") else round(sf*1.85/12,2); dep=round(m,-2) if r.random()<.8 else None
            kv(42,y-58,"Commenced",mdy(a)); kv(42,y-71,"Expires",mdy(e)); kv(42,y-84,"Security deposit","$"+n0(dep) if dep else "none held")
            kv(228,y-45,"Base rent/yr","$"+money(ann),62); kv(228,y-58,"Base rent/mo","$"+money(m),62)
            st=[]; d=a.replace(year=2025)
            if d<=dt.date(2025,6,30): d=addy(d,1)
            x=m
            while d<e and len(st)<3: x=round(x*1.03,2); st.append((d,x)); d=addy(d,1)
            kv(228,y-71,"Increases","",62); c.setFont("Helvetica",8)
            for i,(d,x) in enumerate(st): c.drawString(290,y-71-i*11,f"{mdy(d)}  to ${money(x)}/mo")
            if not st: c.drawString(290,y-71,"none")
            tt=m+cam+tax+(el or 0)
            c.setFont("Helvetica-Bold",7.5); c.drawString(440,y-32,"Billed monthly"); yy=y-44
            for l,v in [("Base rent",m),("CAM",cam),("R.E. taxes",tax)]+([("Electricity",el)] if el else []):
                c.setFont("Helvetica",8); c.drawString(440,yy,l); c.drawRightString(W-44,yy,money(v)); yy-=11
            c.line(500,yy+8,W-44,yy+8); c.setFont("Helvetica-Bold",8); c.drawString(440,yy-2,"Total"); c.drawRightString(W-44,yy-2,money(tt))
            R.update(tenantName=n,statusText="Occupied",leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=m,annualRent=ann,deposit=dep,totalCharges=round(tt,2),charges=[dict(code=l,amount=v) for l,v in [("Base rent",m),("CAM",cam),("R.E. taxes",tax)]+([("Electricity",el)] if el else [])],rentSteps=[dict(date=iso(d),amount=x) for d,x in st])
            c.setFont("Helvetica-Oblique",7); c.drawString(42,y-102,"Electricity: "+("own utility account" if not el else "allocated by area, not submetered")+f".  After-hours use: {r.choice(['none','Saturday mornings','to 9 pm weekdays'])}.")
            tot[1]+=m; tot[2]+=tt
        else: R["statusText"]="VACANT"; kv(228,y-45,"Remarks","shell condition, thermostat set back to 55 F",62)
        rows.append(R); y-=h+8
    if y<110: c.showPage(); pn+=1; page(pn); y=H-72
    oc=sum(1 for t in ten if t[1])
    c.setFont("Helvetica-Bold",9.5); c.drawString(36,y-14,f"Building: {len(ten)} suites, {oc} leased, {len(ten)-oc} vacant; {n0(tot[0])} RSF"); c.drawString(36,y-28,f"Base rent per month ${money(tot[1])}; billed per month ${money(tot[2])}")
    c.save()
    save(f,"OFFICE","one card per suite with lease terms, monthly billing box and scheduled increases; vacant short cards",True,"Brightwater Medical Pavilion","2025-06-30",15,oc,15-oc,rows)

# ---------- 6: housing authority exhibit in two panels
def p6():
    r=random.Random(6306); f="Tolland_Falls_HA_exhibit_A_units.pdf"
    c=canvas.Canvas(doc(f),pagesize=letter,invariant=1); W,H=letter; rows=[]
    rent={0:(415,1010),1:(560,1145),2:(785,1390),3:(1010,1725)}
    items=[]; S=[0,0,0]; vac=0; byb={}
    for bi,(bld,nf,per) in enumerate([("Tower",9,8),("North Court",3,10),("South Court",3,10)]):
        items.append(("H",f"{bld}")); bc=[0,0]
        for fl in range(1,nf+1):
            for k in range(1,per+1):
                br=r.choices([0,1,2,3],[3,5,3,1] if bi==0 else [0,2,5,3])[0]; sf,cr=rent[br]; u=f"{'TNS'[bi]}{fl}{k:02d}"; R=dict(unit=u,building=bld,unitType=f"{br} BR" if br else "0 BR",area=sf)
                bc[0]+=1
                if r.random()<.05: items.append(("V",u,br,sf)); R["statusText"]="VACANT"; vac+=1
                else:
                    t=r.randint(40,470); items.append(("R",u,br,sf,cr,cr-t,t)); R.update(statusText="Occupied",contractRent=cr,charges=[dict(code="HAP",amount=cr-t),dict(code="Tenant",amount=t)]); S[0]+=cr; S[1]+=cr-t; S[2]+=t; bc[1]+=1
                rows.append(R)
        byb[bld]=bc
    N_=len(rows); pos=0; pg=0; per=48
    items2=items[:]
    while pos<len(items2):
        pg+=1; c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-40,"TOLLAND FALLS HOUSING AUTHORITY"); c.setFont("Helvetica",9); c.drawCentredString(W/2,H-53,"Project-Based Voucher HAP Contract PBV-22-07, Exhibit A"); c.drawCentredString(W/2,H-65,"Granary Square Homes - schedule of contract units and rents to owner, status at June 30, 2025")
        for p in range(2):
            x=38+p*275; yy=H-92; c.setFont("Helvetica-Bold",7.5)
            xs=[x,x+62,x+98,x+150,x+200,x+250]
            c.drawString(xs[0],yy,"Unit")
            for xx,t in zip(xs[1:],["BR","Sq Ft","Contract","HAP","Tenant"]): c.drawRightString(xx,yy,t)
            c.drawRightString(xs[3],yy-8,"Rent"); c.line(x,yy-11,x+252,yy-11); yy-=21
            for it in items2[pos:pos+per]:
                if it[0]=="H": c.setFont("Helvetica-BoldOblique",8); c.drawString(x,yy,it[1])
                else:
                    c.setFont("Helvetica",8); c.drawString(xs[0],yy,it[1]); c.drawRightString(xs[1],yy,f"{it[2]} BR"); c.drawRightString(xs[2],yy,n0(it[3]))
                    if it[0]=="V": c.drawCentredString(xs[4]-10,yy,"VACANT")
                    else:
                        for xx,v in zip(xs[3:],it[4:]): c.drawRightString(xx,yy,n0(v))
                yy-=12.4
            pos+=per
            if pos>=len(items2): break
        c.line(W/2,H-85,W/2,70); c.setFont("Helvetica",7); c.drawString(38,30,"HAP = monthly housing assistance payment by the Authority. Tenant = tenant rent to owner."); c.drawRightString(W-38,30,f"Exhibit A, sheet {pg}")
        if pos<len(items2): c.showPage()
    c.showPage(); pg+=1
    c.setFont("Helvetica-Bold",11); c.drawString(38,H-50,"Exhibit A, recapitulation"); yy=H-72; c.setFont("Helvetica",9)
    for b,(n,o) in byb.items(): c.drawString(38,yy,b); c.drawRightString(230,yy,f"{n} units"); c.drawRightString(320,yy,f"{o} under lease"); yy-=13
    c.setFont("Helvetica-Bold",9); c.drawString(38,yy,"All"); c.drawRightString(230,yy,f"{N_} units"); c.drawRightString(320,yy,f"{N_-vac} under lease"); yy-=24
    for l,v in zip(["Contract rent, units under lease","HAP","Tenant rent"],S): c.drawString(38,yy,l); c.drawRightString(320,yy,"$"+n0(v)); yy-=13
    c.save()
    save(f,"MULTIFAMILY","housing authority exhibit, list in two panels a page under building heads, no names, recapitulation page",True,"Granary Square Homes","2025-06-30",N_,N_-vac,vac,rows)

# ---------- 7: industrial estate, charges beneath, increases at right
def p7():
    r=random.Random(6307); f="fenwick_road_commercial_schedule.pdf"
    c=canvas.Canvas(doc(f),pagesize=landscape(legal),invariant=1); W,H=landscape(legal); rows=[]
    pool=["Ashlar Stone & Tile","Kettle Moraine Roasters","Blue Heron Fabrication","Dexter Pallet Recovery","Summit Ridge HVAC Supply","Oxbow Print Works","Tamarack Cabinetry Inc","Quick-Lid Packaging","Norvane Auto Glass","Isthmus Cold Chain LLC","Perennial Hydroponics","Grade A Scaffold Rental","Lorimer Instruments","Vista Sign & Awning","Halfmoon Brewing Co","Castle Fire Sprinkler","Rook & Daughters Movers","Three Oaks Upholstery","Meridian Fasteners","Pylon Battery Systems","Bayline Marine Parts","Sturgis Tool & Die"]
    r.shuffle(pool); y=[0]; pg=[0]
    cols=[("l",40,"Unit Ref"),("l",100,"Occupant Name"),("r",300,"GLA"),("l",322,"Rent Start"),("l",382,"Expiration"),("r",495,"Monthly Rent"),("r",560,"Annual PSF"),("l",584,"Cat"),("l",620,"Other Income"),("r",755,"Monthly Amt"),("l",790,"Cat"),("l",825,"Step Date"),("r",950,"Step Monthly")]
    def head():
        pg[0]+=1; c.setFont("Helvetica",8); c.drawString(40,H-34,"Database: FENWICK-PM"); c.drawRightString(W-40,H-34,f"Page: {pg[0]}"); c.setFont("Helvetica-Bold",10); c.drawCentredString(W/2,H-34,"Commercial Rent Roll"); c.drawCentredString(W/2,H-47,"Fenwick Road Industrial Estate"); c.setFont("Helvetica",8); c.drawCentredString(W/2,H-59,"9/1/2025"); c.drawRightString(W-40,H-46,"Date: 9/9/2025"); c.drawRightString(W-40,H-58,"Time: 10:41 AM")
        c.setFont("Helvetica-Bold",7.5); c.drawString(584,H-76,"---------- Other Income ----------"); c.drawString(790,H-76,"------- Future Rent Increases -------")
        for a,x,t in cols: (c.drawString if a=="l" else c.drawRightString)(x,H-88,t)
        c.line(40,H-92,W-40,H-92); y[0]=H-106
    head(); GT=[0]*4; occ=0; n=0; ntot=0; pi=0
    for bi,(b,cnt) in enumerate([("A",7),("B",8),("C",6),("D",5)]):
        if y[0]<140: c.showPage(); head()
        c.setFont("Helvetica-Bold",8); c.drawString(40,y[0],f"Building {b}"); y[0]-=13; S=[0]*4; vs=0
        for k in range(1,cnt+1):
            u=f"FEN{b}-{k:02d}"; sf=r.choice([1800,2400,3000,3600,4800,7200,9600]); R=dict(unit=u,building=f"Building {b}",area=sf)
            v=(b,k) in [("A",4),("B",2),("B",8),("D",5)]
            if y[0]<100: c.showPage(); head()
            c.setFont("Helvetica",7.5); c.drawString(40,y[0],u); c.drawRightString(300,y[0],n0(sf)); S[0]+=sf
            if v: c.drawString(100,y[0],"Vacant"); R["statusText"]="Vacant"; y[0]-=15; vs+=sf; rows.append(R); continue
            t=pool[pi]; pi+=1; occ+=1; a=D(r,2016,2024,True); e=addy(a,r.choice([3,5,7,10]))-dt.timedelta(days=1)
            while e<dt.date(2025,9,1) and (bi,k) not in [(0,2),(2,3)]: e=addy(e,5)
            mtm=e<dt.date(2025,9,1)
            psf=round(r.uniform(8.4,13.5),2); m=round(sf*psf/12,2)
            ch=[("CAM","Common Area",round(sf*1.62/12,2)),("RET","Real Estate Tax",round(sf*1.98/12,2)),("INS","Insurance",round(sf*.31/12,2))]
            if r.random()<.4: ch.append(("YRD","Yard Storage",r.choice([250.,400.,650.])))
            if r.random()<.2: ch.append(("WTR","Water Submeter",round(r.uniform(40,210),2)))
            st=[]; d=a.replace(year=2025); d=d if d>dt.date(2025,9,1) else addy(d,1); x=m
            while d<e and len(st)<r.choice([2,3,4]): x=round(x*1.035,2); st.append((d,x)); d=addy(d,1)
            c.drawString(100,y[0],t); c.drawString(322,y[0],f"{a.month}/{a.day}/{a.year}"); c.drawString(382,y[0],"Mo-to-Mo" if mtm else f"{e.month}/{e.day}/{e.year}"); c.drawRightString(495,y[0],money(m)); c.drawRightString(560,y[0],f"{m*12/sf:.2f}")
            for i in range(max(len(ch),len(st))):
                yy=y[0]-i*10
                if i<len(ch): c.drawString(584,yy,ch[i][0]); c.drawString(620,yy,ch[i][1]); c.drawRightString(755,yy,money(ch[i][2]))
                if i<len(st): c.drawString(790,yy,"BRR"); c.drawString(825,yy,f"{st[i][0].month}/{st[i][0].day}/{st[i][0].year}"); c.drawRightString(950,yy,money(st[i][1]))
            o=round(sum(z[2] for z in ch),2); L=max(len(ch),len(st)); yy=y[0]-L*10; c.drawString(620,yy,"Total"); c.drawRightString(755,yy,money(o)); c.line(705,yy+8,755,yy+8)
            R.update(tenantName=t,statusText="Occupied",leaseStartDate=iso(a),leaseEndDate="Mo-to-Mo" if mtm else iso(e),contractRent=m,totalCharges=o,charges=[dict(code=z[0],amount=z[2]) for z in ch],rentSteps=[dict(date=iso(p),amount=q) for p,q in st])
            rows.append(R); S[1]+=m; S[2]+=o; y[0]=yy-15
        if y[0]<90: c.showPage(); head()
        def tot(l,S,vs,nv,no):
            c.setFont("Helvetica-Bold",7.5); c.line(40,y[0]+9,W-40,y[0]+9)
            c.drawString(40,y[0],l); c.drawRightString(300,y[0],n0(S[0])); c.drawRightString(495,y[0],money(S[1])); c.drawRightString(755,y[0],money(S[2]))
            c.setFont("Helvetica",7.5); c.drawString(100,y[0]-11,f"Occupied GLA {n0(S[0]-vs)} ({no} units)   Vacant GLA {n0(vs)} ({nv} units)"); y[0]-=30
        nv=sum(1 for q in rows if q["building"]==f"Building {b}" and q["statusText"]=="Vacant"); tot(f"Total {b}:",S,vs,nv,cnt-nv); GT=[p+q for p,q in zip(GT,S[:3]+[vs])]
    if y[0]<70: c.showPage(); head()
    tot("Grand Total:",GT,GT[3],26-occ,occ); c.save()
    assert abs(sum(x.get("contractRent",0) for x in rows)-GT[1])<.01
    save(f,"INDUSTRIAL","commercial system print on legal paper: other income lines and future increases beside each tenant, building totals",True,"Fenwick Road Industrial Estate","2025-09-01",26,occ,26-occ,rows)
def run():
    for g in (p1,p2,p3,p4,p5,p6,p7): g()
if __name__=="__main__": run()

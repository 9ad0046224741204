from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4,legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
W,H=letter
def cv(f,ps): 
    c=canvas.Canvas(out(f),pagesize=ps,invariant=1); return c

def p1():
    f="stonebrook_village_rrlc.pdf"; R=random.Random(101); nm=namer(R)
    asof=D(2025,3,31); c=cv(f,landscape(letter)); PW,PH=landscape(letter)
    X=dict(u=28,fp=76,sf=148,res=156,st=236,mk=366,cc=374,am=462,mi=472,lf=522,lt=572,dep=668,bal=752)
    st=dict(y=0,p=0)
    def head():
        st["p"]+=1; c.setFont("Helvetica-Bold",12); c.drawString(28,PH-34,"Resident Lease Charge Roll")
        c.setFont("Helvetica",8); c.drawString(28,PH-46,"Stonebrook Village Apartments (stonebrk)"); c.drawString(28,PH-56,"As of: 03/31/2025     Billing month: 03/2025")
        c.setFont("Helvetica",7); c.drawRightString(PW-28,PH-34,f"Page {st['p']}"); c.drawString(28,20,"Printed 04/09/2025 10:42 AM by kwebb"); 
        y=PH-74; c.setFont("Helvetica-Bold",7.5)
        for k,a,b,r in [("u","Bldg-","Unit",0),("fp","Floor","Plan",0),("sf","Unit","Sq Ft",1),("res","Resident","Name",0),("st","Unit/Lease","Status",0),("mk","Market","Rent",1),("cc","Charge","Code",0),("am","Charge","Amount",1),("mi","Move","In",0),("lf","Lease","From",0),("lt","Lease","To",0),("dep","Deposit","On Hand",1),("bal","Ending","Balance",1)]:
            g=c.drawRightString if r else c.drawString
            g(X[k],y,a); g(X[k],y-9,b)
        c.line(28,y-13,PW-28,y-13); st["y"]=y-24
    def need(h):
        if st["y"]-h<38: c.showPage(); head()
    head(); rows=[]; tot={}; S=dict(mk=0,am=0,dep=0,bal=0); grp={k:[0,0,0,0] for k in("Current/Notice","Vacant","Future")}
    fps=[("A1-CL",612,995),("A2-RN",704,1180),("B1-CL",904,1265),("B2-RN",986,1460)]
    def sec(t): 
        need(30); c.setFont("Helvetica-Bold",8.5); c.drawString(28,st["y"],t); st["y"]-=13
    def put(r,vals,ch):
        need(10*(len(ch)+1)+8); y=st["y"]; c.setFont("Helvetica",7.5)
        for k in("u","fp","res","st","mi","lf","lt"): c.drawString(X[k],y,vals.get(k) or "")
        for k in("sf","mk","dep","bal"): c.drawRightString(X[k],y,vals.get(k) or "")
        for code,a in ch:
            c.drawString(X["cc"],y,code); c.drawRightString(X["am"],y,m2(a)); y-=9.5
        if ch:
            c.setFont("Helvetica-Bold",7.5); c.line(X["am"]-38,y+7.5,X["am"],y+7.5); c.drawString(X["cc"],y-1,"Total"); c.drawRightString(X["am"],y-1,m2(sum(a for _,a in ch))); y-=10.5
        else: y-=11
        st["y"]=y-2
    sec("Current/Notice/Vacant Units"); occ=vac=0; n=0
    vacset={7,19,33,40}; fut=[]
    for b in range(1,5):
        for u in range(1,13):
            n+=1; fp,sf,mk=fps[(n*7+b)%4]; unit=f"{b}-{100*(1+(u>6))+u}"; mk+=R.choice([0,0,15,25])
            g="Current/Notice"
            if n in vacset:
                s=R.choice(["Vacant Unrented Ready","Vacant Unrented Not Ready"]) if n!=19 else "Vacant Rented Ready"
                vals=dict(u=unit,fp=fp,sf=m0(sf),res="VACANT",st=s,mk=m2(mk),dep=m2(0),bal=m2(0)); put(None,vals,[])
                rows.append(row(unit=unit,unitType=fp,area=sf,statusText=s,marketRent=mk,deposit=0,balance=0,section="Current/Notice/Vacant Units")); vac+=1
                if n==19: fut.append((unit,fp,sf,mk))
                grp["Vacant"][0]+=1;grp["Vacant"][1]+=sf;grp["Vacant"][2]+=mk; S["mk"]+=mk
                continue
            occ+=1; rent=mk-R.choice([0,20,45,60,85,110]); ls=D(2024,R.randint(4,12),R.choice([1,1,1,8,15])) ; le=eom(addm(ls,11)) if ls.day==1 else addm(ls,12)-dt.timedelta(1)
            mi=ls if R.random()<.6 else addm(ls,-12*R.randint(1,3)); s="Occupied No Notice"
            if n in(11,28): s="Occupied On Notice"; fut.append((unit,fp,sf,mk)) if n==11 else None
            ch=[("RENT",rent)]
            if R.random()<.35: ch.append(("PETRENT",35))
            if R.random()<.3: ch.append(("CARPORT",R.choice([40,40,95])))
            ch.append(("TRASH",18)); 
            if R.random()<.7: ch.append(("WSRUBS",R.choice([44,52.5,61.25])))
            if R.random()<.12: ch.append(("CONC",-75))
            t=sum(a for _,a in ch); dep=R.choice([250,250,400,rent]); bal=R.choice([0]*7+[-12.5,86,t,round(t*1.4,2)])
            name=nm(); vals=dict(u=unit,fp=fp,sf=m0(sf),res=name,st=s,mk=m2(mk),mi=us(mi),lf=us(ls),lt=us(le),dep=m2(dep),bal=m2(bal)); put(None,vals,ch)
            rows.append(row(unit=unit,unitType=fp,area=sf,tenantName=name,statusText=s,marketRent=mk,contractRent=rent,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,balance=bal,charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=t,section="Current/Notice/Vacant Units"))
            for a,x in ch: tot[a]=tot.get(a,0)+x
            S["mk"]+=mk;S["am"]+=t;S["dep"]+=dep;S["bal"]+=bal; q=grp[g];q[0]+=1;q[1]+=sf;q[2]+=mk;q[3]+=t
    need(30); y=st["y"]; c.setFont("Helvetica-Bold",7.5); c.line(28,y+9,PW-28,y+9); c.drawString(28,y,"Total Current/Notice/Vacant")
    for k in S: c.drawRightString(X[k],y,m2(S[k]))
    st["y"]-=22; sec("Future Residents/Applicants")
    for i,(unit,fp,sf,mk) in enumerate(fut):
        name=nm(); ls=D(2025,4,18+i*6) if i==0 else D(2025,5,3); le=addm(ls,12)-dt.timedelta(1); ch=[("RENT",mk-10),("TRASH",18)]
        put(None,dict(u=unit,fp=fp,sf=m0(sf),res=name,st="Applicant Approved",mk="",mi=us(ls),lf=us(ls),lt=us(le),dep=m2(250),bal=m2(0)),ch)
        rows.append(row(unit=unit,unitType=fp,area=sf,tenantName=name,statusText="Applicant Approved",contractRent=mk-10,moveInDate=iso(ls),leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=250,balance=0,charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=mk+8,section="Future Residents/Applicants"))
        grp["Future"][0]+=1; grp["Future"][3]+=mk+8
    need(170); y=st["y"]-8; c.setFont("Helvetica-Bold",8.5); c.drawString(28,y,"Summary Groups"); c.drawString(420,y,"Summary of Charges by Charge Code (current/notice residents)")
    c.setFont("Helvetica-Bold",7.5); y-=13
    for x,t in[(200,"# Units"),(260,"Sq Footage"),(320,"Market Rent"),(385,"Lease Charges")]: c.drawRightString(x,y,t)
    c.drawString(420,y,"Charge Code"); c.drawRightString(560,y,"Amount"); c.setFont("Helvetica",7.5); yy=y-11
    for k,v in grp.items():
        c.drawString(28,yy,k+(" Residents" if k!="Vacant" else " Units")); 
        for x,t in zip((200,260,320,385),(str(v[0]),m0(v[1]),m2(v[2]),m2(v[3]))): c.drawRightString(x,yy,t)
        yy-=11
    c.setFont("Helvetica-Bold",7.5); c.drawString(28,yy,"Total (excl. future)"); a,b=grp["Current/Notice"],grp["Vacant"]
    for x,t in zip((200,260,320,385),(str(a[0]+b[0]),m0(a[1]+b[1]),m2(a[2]+b[2]),m2(a[3]))): c.drawRightString(x,yy,t)
    yy=y-11; c.setFont("Helvetica",7.5)
    for k in sorted(tot): c.drawString(420,yy,k); c.drawRightString(560,yy,m2(tot[k])); yy-=10
    c.setFont("Helvetica-Bold",7.5); c.drawString(420,yy,"Total"); c.drawRightString(560,yy,m2(sum(tot.values()))); c.save()
    assert abs(sum(tot.values())-S["am"])<.01
    save(f,"MULTIFAMILY","system lease-charge roll, stacked charges, future section, summaries",True,rows,"Stonebrook Village Apartments","2025-03-31",48,occ,vac)

def p2():
    f="alder_creek_medical_om.pdf"; R=random.Random(102)
    P=lambda t,b=0,s=6.8,al=0,col=colors.HexColor("#222222"): Paragraph(t,ParagraphStyle("x",fontName="Times-Bold" if b else "Times-Roman",fontSize=s,leading=s+1.4,alignment=al,textColor=col))
    T=[("100","Northgate Orthopaedic Partners, PLLC","Orthopedics",8420,D(2019,10,1),D(2029,9,30),"NNN",24.5),("110","Cobalt Imaging LLC","MRI / CT",4115,D(2022,2,1),D(2032,1,31),"NNN",27),
    ("120","Pinewell Pharmacy","Retail pharmacy",1480,D(2021,6,1),D(2026,5,31),"Mod. Gross",29),("130",None,None,2260,None,None,None,None),
    ("200","Harbor Women's Health, P.A.","OB/GYN",5230,D(2023,1,1),D(2030,12,31),"NNN",25.25),("205","Tilden Dermatology Group","Dermatology",2890,D(2020,9,1),D(2027,8,31),"NNN",26),
    ("210","Summit Peds Therapy","Pediatric therapy",3075,D(2024,4,1),D(2029,3,31),"NNN",23.75),("215","Aurelia Sleep Center","Sleep lab",2140,D(2018,7,1),"MTM","Gross",28.5),
    ("220/225","Brightwater Dental Associates","General dentistry",4360,D(2021,11,1),D(2031,10,31),"NNN",25.5),("230",None,None,1725,None,None,None,None),
    ("300","Crestline Endoscopy & GI, LLC","Ambulatory surgery",9980,D(2022,8,1),D(2037,7,31),"NNN",31),("310","Millrace Cardiology","Cardiology",6040,D(2020,1,1),D(2026,12,31),"NNN",24.75),("ROOF","Vantage Tower Antenna Co.","Rooftop license",None,D(2017,3,1),D(2027,2,28),"Gross",None)]
    rows=[];data=[[P("PREMISES",1,7,1,colors.white),"","",P("TENANT",1,7,1,colors.white),P("TERM",1,7,1,colors.white),"",P("RENT IN PLACE",1,7,1,colors.white),"","",P("CONTRACTUAL INCREASES",1,7,1,colors.white),P("LEASE",1,7,1,colors.white),P("SECURITY",1,7,1,colors.white)],
      [P(x,1,6.8,1) for x in("Suite","RSF","% of Bldg","Practice / Use","Commence","Expire","Monthly","Annually","$/RSF","Date – Monthly Rent","Type","Deposit")]]
    GLA=sum(t[3] or 0 for t in T); sm=sa=so=0
    for s,n,u,a,ls,le,ty,ps in T:
        pc=f"{a/GLA*100:.1f}%" if a else ""
        if not n:
            data.append([P(s),P(m0(a),0,6.8,2),P(pc,0,6.8,2),P("<i>Available</i>"),"","","","","","","",""]); rows.append(row(unit=s,area=a,statusText="Available")); continue
        mo=round(a*ps/12,2) if a else 1850.00; an=round(mo*12,2); sm+=mo;sa+=an;so+=a or 0; steps=[]
        if isinstance(le,D) and s!="ROOF" and s not in("120",):
            d=D(2025,ls.month,1); d=addm(d,12) if d<=D(2025,10,1) else d; x=mo
            while d<le and len(steps)<(3 if R.random()<.8 else 2): x=round(x*(1.03 if s!="110" else 1.025),2); steps.append((d,x)); d=addm(d,12)
        dep=R.choice([None,round(mo),round(mo),0]) if s!="ROOF" else None
        data.append([P(s,1),P(m0(a) if a else "",0,6.8,2),P(pc,0,6.8,2),P(f"<b>{n.replace('&','&amp;')}</b><br/>{u}"),P(us2(ls),0,6.8,1),P(us2(le) if isinstance(le,D) else le,0,6.8,1),P("$"+m2(mo),0,6.8,2),P("$"+m2(an),0,6.8,2),P(f"${ps:.2f}" if ps else "",0,6.8,2),P("<br/>".join(f"{us2(d)} – ${x:,.2f}" for d,x in steps) or "None"),P(ty),P("$"+m0(dep) if dep is not None else "",0,6.8,2)])
        rows.append(row(unit=s,area=a,tenantName=n,statusText="Occupied",contractRent=mo,annualRent=an,leaseStartDate=iso(ls),leaseEndDate=iso(le) if isinstance(le,D) else le,deposit=dep,rentSteps=[dict(date=iso(d),amount=x) for d,x in steps]))
    va=GLA-so
    data+= [[P("Leased (10 suites)",1),P(m0(so),1,6.8,2),P(f"{so/GLA*100:.1f}%",1,6.8,2),"","","",P("$"+m2(sm),1,6.8,2),P("$"+m2(sa),1,6.8,2),"","","",""],[P("Available (2)",1),P(m0(va),1,6.8,2),P(f"{va/GLA*100:.1f}%",1,6.8,2)]+[""]*9,[P("Total",1),P(m0(GLA),1,6.8,2),P("100.0%",1,6.8,2),"","","",P("$"+m2(sm),1,6.8,2),P("$"+m2(sa),1,6.8,2),"","","",""]]
    t=Table(data,colWidths=[42,40,38,118,50,50,58,66,38,88,48,48],repeatRows=2); G=colors.HexColor("#1f4e4a"); n=len(data)
    t.setStyle(TableStyle([("BACKGROUND",(0,0),(-1,0),G),("SPAN",(0,0),(2,0)),("SPAN",(4,0),(5,0)),("SPAN",(6,0),(8,0)),("BACKGROUND",(0,1),(-1,1),colors.HexColor("#cfe0dc")),("LINEBELOW",(0,2),(-1,-4),.25,colors.grey),("LINEABOVE",(0,n-3),(-1,n-3),1,G),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),3),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
    el=[P("Alder Creek Medical Plaza",1,22,0,G),Spacer(1,16),P("CONFIDENTIAL OFFERING MEMORANDUM  |  SECTION 4: TENANCY",0,9),Spacer(1,12),
     P("Alder Creek Medical Plaza is a three-story, multi-tenant medical office building of %s rentable square feet, built in 2004 and refreshed in 2021, one mile from the regional hospital campus. Tenants occupy %.1f%% of the building; the five largest practices account for roughly two thirds of the rent. The remaining weighted average lease term exceeds four years."%(m0(GLA),so/GLA*100),0,10),Spacer(1,10),
     Table([["Year built / refreshed","2004 / 2021"],["Rentable area",m0(GLA)+" RSF"],["Parking","5.1 per 1,000"],["Tenants in occupancy","10"],["In-place base rent","$"+m2(sa)]],colWidths=[150,150],style=[("FONT",(0,0),(-1,-1),"Times-Roman",10),("LINEBELOW",(0,0),(-1,-1),.3,colors.grey)],hAlign="LEFT"),PageBreak(),
     P("Rent Roll",1,16,0,G),Spacer(1,8),P("Alder Creek Medical Plaza – rents effective as of October 1, 2025",0,9),Spacer(1,6),t,Spacer(1,6),P("Monthly rent excludes reimbursements. Suites 220/225 are leased and billed as one premises. The rooftop license carries no rentable area and is not counted as a suite. Crestline Endoscopy has a one-time right to terminate effective July 31, 2032 with 12 months notice. Alder Creek materials prepared September 2025.",0,7)]
    # occupied suites count
    k=sum(1 for r in rows if r.get("tenantName") and r["unit"]!="ROOF"); assert k==10
    SimpleDocTemplate(out(f),pagesize=landscape(letter),margins=30,leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=30,invariant=1).build(el)
    save(f,"OFFICE","offering memorandum pasted tenancy table, grouped head, steps in cell",True,rows,"Alder Creek Medical Plaza","2025-10-01",12,10,2)

def p3():
    f="keepsafe_route9_twopanel.pdf"; R=random.Random(103); nm=namer(R,"UP"); c=cv(f,letter); rows=[]
    sizes=[("5x5",49,"IN"),("5x10",78,"IN"),("10x10",124,"IN"),("10x10",109,"DU"),("10x15",148,"DU"),("10x20",182,"DU"),("10x30",239,"DU")]
    tot=[0,0,0]; mix={}; occ=vac=unr=0; lst=[]
    for i in range(168):
        w="ABCD"[i//42]; u=f"{w}{i%42+1:02d}"; sz,std,ty=R.choice(sizes[:3]) if w in"AB" else R.choice(sizes[3:]); k=(sz,ty); mix.setdefault(k,[0,0,0]); mix[k][0]+=1
        x=R.random(); tot[0]+=std
        if i in(55,131): lst.append((u,sz,ty,"*DAMAGED*" if i==55 else "*MGR USE*",std,None,None,None)); unr+=1; rows.append(row(unit=u,unitType=sz,statusText=lst[-1][3].strip("*"),marketRent=std)); continue
        if x<.13: lst.append((u,sz,ty,"- vacant -",std,None,None,None)); vac+=1; rows.append(row(unit=u,unitType=sz,statusText="vacant",marketRent=std)); continue
        rent=max(39,std+R.choice([-15,-8,0,0,6,12,18])); b=R.choice([0]*8+[rent,rent*2+20,20]); n=nm()[:17].strip(); pd=D(2025,R.choice([5,6,6,6,6]),R.randint(1,28)); lst.append((u,sz,ty,n,std,rent,pd,b)); occ+=1; mix[k][1]+=1; mix[k][2]+=rent; tot[1]+=rent; tot[2]+=b
        rows.append(row(unit=u,unitType=sz,tenantName=n,statusText="Occupied",marketRent=std,contractRent=rent,balance=b))
    pg=0
    for p in range(0,168,84):
        pg+=1; c.setFont("Courier-Bold",11); c.drawString(30,H-34,"KEEPSAFE STORAGE - ROUTE 9"); c.setFont("Courier",8); c.drawString(30,H-46,"UNIT / CUSTOMER RENT ROLL"); c.drawRightString(W-30,H-34,"AS OF 06/15/2025"); c.drawRightString(W-30,H-46,f"PAGE {pg} OF 3")
        for side in(0,1):
            x0=28+side*286; y=H-66; c.setFont("Courier-Bold",6.6)
            cols=[("UNIT",0,0),("SIZE",26,0),("TY",53,0),("CUSTOMER",67,0),("STREET",173,1),("RENT",202,1),("PD THRU",207,0),("BAL DUE",272,1)]
            for t,x,r in cols: (c.drawRightString if r else c.drawString)(x0+x,y,t)
            c.line(x0,y-3,x0+272,y-3); c.setFont("Courier",6.6); y-=13
            for u,sz,ty,n,std,rent,pd,b in lst[p+42*side:p+42*side+42]:
                vals=[u,sz,ty,n,m2(std),m2(rent) if rent else "",us2(pd) if pd else "",m2(b) if b is not None else ""]
                for (t,x,r),v in zip(cols,vals): (c.drawRightString if r else c.drawString)(x0+x,y,v)
                y-=15.3
        c.setLineWidth(.4); c.line(W/2+1,H-58,W/2+1,50); c.setFont("Courier",6.5); c.drawString(30,24,"ty: IN = interior climate, DU = drive-up"); c.showPage()
    c.setFont("Courier-Bold",11); c.drawString(30,H-34,"KEEPSAFE STORAGE - ROUTE 9"); c.setFont("Courier",8); c.drawRightString(W-30,H-34,"AS OF 06/15/2025"); c.drawRightString(W-30,H-46,"PAGE 3 OF 3"); y=H-80
    def ln(t,b=0):
        nonlocal y; c.setFont("Courier-Bold" if b else "Courier",8.5); c.drawString(60,y,t); y-=13
    ln("UNIT MIX SUMMARY",1); ln(f"{'SIZE':8}{'TY':4}{'UNITS':>7}{'RENTED':>8}{'OCC %':>8}{'RENT BILLED':>14}",1)
    for (s,t),v in sorted(mix.items()): ln(f"{s:8}{t:4}{v[0]:>7}{v[1]:>8}{v[1]/v[0]*100:>7.1f}%{m2(v[2]):>14}")
    ln(f"{'TOTAL':12}{168:>7}{occ:>8}{occ/168*100:>7.1f}%{m2(tot[1]):>14}",1); y-=14
    for a,b in[("RENTED",occ),("VACANT",vac),("NOT RENTABLE (DAMAGED / MGR USE)",unr),("TOTAL UNITS",168)]: ln(f"{a:36}{b:>8}")
    y-=10; ln(f"{'GROSS POTENTIAL AT STREET RATE':36}{m2(tot[0]):>14}"); ln(f"{'RENT BILLED':36}{m2(tot[1]):>14}"); ln(f"{'BALANCES DUE':36}{m2(tot[2]):>14}"); c.save()
    save(f,"SELF_STORAGE","two-panel list, courier, unit mix page",True,rows,"KEEPSAFE STORAGE - ROUTE 9","2025-06-15",168,occ,vac)

def p4():
    f="pecan_hollow_mhp_scan.pdf"; R=random.Random(104); nm=namer(R,"IL"); c=cv(f,landscape(letter)); PW,PH=landscape(letter); rows=[]
    cols=[("SPACE",40,0),("RESIDENT",84,0),("HOME",212,0),("SINCE",262,0),("SPACE RENT",388,1),("HOME RENT",450,1),("WTR/SWR",505,1),("TRASH",548,1),("TOTAL",608,1),("DEPOSIT",664,1),("BALANCE",724,1)]
    tot=[0]*7; occ=vac=0; recs=[]
    for i in range(1,39):
        if i==13: continue
        u=str(i)+("-A" if i==22 else ""); x=R.random()
        if i in(6,17,30,35): recs.append((u,"VACANT PAD" if i!=17 else "VACANT","" if i!=17 else "POH",None,None)); vac+=1; rows.append(row(unit=u,statusText=recs[-1][1],unitType="POH" if i==17 else None)); continue
        poh=x<.25; sr=R.choice([385,385,410,410,425]); hr=R.choice([295,350,425]) if poh else 0; w=round(R.uniform(28,66),2); tr=14; t=round(sr+hr+w+tr,2); dep=R.choice([385,500,0]) if not poh else 750; b=R.choice([0,0,0,0,t,-20,112.4]); n=nm(); d=D(R.randint(2006,2024),R.randint(1,12),1)
        v=[sr,hr,w,tr,t,dep,b]; tot=[a+q for a,q in zip(tot,v)]; occ+=1; recs.append((u,n,"POH" if poh else "TOH",d,v))
        rows.append(row(unit=u,unitType="POH" if poh else "TOH",tenantName=n,statusText="Occupied",moveInDate=d.strftime("%b %Y"),contractRent=sr,deposit=dep,balance=b,totalCharges=t,charges=[dict(code="SPACE RENT",amount=sr)]+([dict(code="HOME RENT",amount=hr)] if hr else [])+[dict(code="WTR/SWR",amount=w),dict(code="TRASH",amount=tr)]))
    def page(chunk,p,last):
        c.setFillColor(colors.HexColor("#efeee9")); c.rect(0,0,PW,PH,stroke=0,fill=1)
        for _ in range(350):
            g=R.uniform(.55,.8); c.setFillColorRGB(g,g,g); c.circle(R.uniform(0,PW),R.uniform(0,PH),R.uniform(.2,.7),stroke=0,fill=1)
        c.setFillColor(colors.HexColor("#b5b3ad")); c.rect(0,0,9,PH,stroke=0,fill=1); c.saveState(); c.rotate(.5); c.setFillColor(colors.HexColor("#2a2a2c"))
        c.setFont("Courier-Bold",12); c.drawCentredString(PW/2,PH-50,"PECAN HOLLOW MOBILE HOME PARK"); c.setFont("Courier",9); c.drawCentredString(PW/2,PH-64,"RENT ROLL FOR THE MONTH OF NOVEMBER 2025"); c.drawString(680,PH-50,f"PG {p}")
        y=PH-92; c.setFont("Courier-Bold",8.4)
        for t,x,r in cols: (c.drawRightString if r else c.drawString)(x,y,t)
        c.setFont("Courier",8.4); y-=8; c.drawString(40,y,"-"*136); y-=14
        for u,n,h,d,v in chunk:
            vals=[u,n,h,d.strftime("%b %Y").upper() if d else ""]+([m2(v[0]),m2(v[1]) if v[1] else "",m2(v[2]),m2(v[3]),m2(v[4]),m2(v[5]),(m2(v[6]) if v[6]>=0 else f"{-v[6]:.2f}-")] if v else [""]*7)
            for (t,x,r),q in zip(cols,vals): (c.drawRightString if r else c.drawString)(x,y,q)
            y-=18
        if last:
            c.drawString(40,y+6,"="*136); y-=8; c.setFont("Courier-Bold",8.4); c.drawString(84,y,"PARK TOTALS"); tt=list(tot); tt[0]+=270
            for (t,x,r),q in zip(cols[4:],tt): c.drawRightString(x,y,m2(q))
            c.setFont("Courier",8.4); c.drawString(40,y-22,f"SPACES {occ+vac}   OCCUPIED {occ}   VACANT {vac}     (THERE IS NO SPACE 13)"); c.drawString(40,y-36,"TOH = TENANT OWNED HOME    POH = PARK OWNED HOME"); c.drawString(40,y-50,"RECD BY FAX DEC 04 2025")
        c.restoreState(); c.showPage()
    page(recs[:24],1,0); page(recs[24:],2,1); c.save()
    for r in rows:
        if "moveInDate" in r: r["moveInDate"]=r["moveInDate"].upper()
    save(f,"MANUFACTURED_HOUSING","typewriter, scanned look, slightly skewed",True,rows,"PECAN HOLLOW MOBILE HOME PARK","2025-11",occ+vac,occ,vac,planted=dict(what=f"PARK TOTALS of SPACE RENT is printed {tot[0]+270:,.2f}; the rows add to {tot[0]:,.2f}",kind="total_wrong"))

def p5():
    f="commonroom_coliving_cards.pdf"; R=random.Random(105); nm=namer(R,"FL"); c=cv(f,A4); AW,AH=A4; rows=[]
    hs=[("114 Larkspur House",["1A","1B","2A","2B","2C","3A","3B"]),("9 Tannery House",["G1","G2","F1","F2","F3","F4"]),("The Foundry Loft",["L1","L2","L3","L4","L5","L6","L7","L8"])]
    occ=vac=0; y=AH-96
    c.setFillColor(colors.HexColor("#2b2d5b")); c.rect(0,AH-62,AW,62,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",17); c.drawString(36,AH-32,"Commonroom Northside"); c.setFont("Helvetica",10); c.drawString(36,AH-50,"Member & room snapshot  ·  August 2025"); c.setFillColor(colors.black)
    cw,chh,gap=170,118,7; T=[0,0,0]
    for hi,(h,rs) in enumerate(hs):
        if hi: 
            pass
        if y-20-chh<40: c.showPage(); y=AH-50
        c.setFillColor(colors.HexColor("#2b2d5b")); c.setFont("Helvetica-Bold",12); c.drawString(36,y,h); c.setFont("Helvetica",9); c.setFillColor(colors.grey); c.drawRightString(AW-36,y,f"{len(rs)} private rooms"); y-=10
        for i,rm in enumerate(rs):
            col=i%3
            if col==0 and i: y-=chh+gap
            if col==0 and y-chh<40: c.showPage(); y=AH-50
            x=36+col*(cw+gap); kind=R.choice(["Standard room","Standard room","En-suite room","Large room"]); sf=R.choice([118,126,140,165,182]); ask={"Standard room":1050,"En-suite room":1325,"Large room":1190}[kind]
            v=(h,rm) in[("114 Larkspur House","2C"),("The Foundry Loft","L3")]
            c.setStrokeColor(colors.HexColor("#9a9cc0")); c.setFillColor(colors.HexColor("#f6f6fb") if not v else colors.HexColor("#fff3e4")); c.roundRect(x,y-chh,cw,chh,6,fill=1,stroke=1); c.setFillColor(colors.black)
            c.setFont("Helvetica-Bold",11); c.drawString(x+8,y-16,f"Room {rm}"); c.setFont("Helvetica",7.5); c.drawRightString(x+cw-8,y-15,f"{kind}, {sf} sq ft"); yy=y-31
            def kv(a,b,bold=0):
                nonlocal yy; c.setFont("Helvetica",8); c.drawString(x+8,yy,a); c.setFont("Helvetica-Bold" if bold else "Helvetica",8); c.drawRightString(x+cw-8,yy,b); yy-=11.2
            base=dict(unit=f"Room {rm}",building=h,unitType=kind,area=sf)
            if v:
                kv("Member","OPEN",1); kv("Asking fee",f"${ask:,}"); rows.append(row(**base,statusText="OPEN",marketRent=ask)); vac+=1; continue
            n=nm(); fee=ask-R.choice([0,25,50,75]); ut=85; cl=40 if R.random()<.6 else 0; s=D(2025,R.randint(1,8),1) if R.random()<.7 else D(2024,R.randint(7,12),15); e=eom(addm(s,R.choice([5,8,11]))) if s.day==1 else addm(s,R.choice([12,14]))-dt.timedelta(1)
            if e<D(2025,8,31): e=D(2025,12,31)
            dep=R.choice([500,500,fee]); fm=lambda d:d.strftime("%d %b %Y")
            kv("Member",n,1); kv("Asking fee",f"${ask:,}"); kv("Monthly member fee",f"${fee:,}",1); kv("Utilities & wifi",f"${ut}"); kv("Cleaning",f"${cl}") if cl else None; kv("Billed per month",f"${fee+ut+cl:,}"); kv("Agreement",f"{fm(s)} – {fm(e)}"); kv("Deposit held",f"${dep:,}")
            occ+=1; T[0]+=fee;T[1]+=ut+cl;T[2]+=dep
            rows.append(row(**base,tenantName=n,statusText="Occupied",marketRent=ask,contractRent=fee,charges=[dict(code="Monthly member fee",amount=fee),dict(code="Utilities & wifi",amount=ut)]+([dict(code="Cleaning",amount=cl)] if cl else []),totalCharges=fee+ut+cl,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep))
        y-=chh+24
    if y<110: c.showPage(); y=AH-60
    c.setFillColor(colors.black); c.setFont("Helvetica-Bold",10); c.drawString(36,y,"Across the three houses"); c.setFont("Helvetica",9)
    for a,b in[("Rooms",str(occ+vac)),("Members in residence",str(occ)),("Open rooms",str(vac)),("Member fees per month",f"${T[0]:,}"),("Utilities and cleaning per month",f"${T[1]:,}"),("Deposits held",f"${T[2]:,}")]: y-=13; c.drawString(36,y,a); c.drawRightString(300,y,b)
    c.save(); save(f,"MULTIFAMILY","co-living cards per room, three houses",True,rows,"Commonroom Northside","2025-08",occ+vac,occ,vac)

def p6():
    f="marlin_crossing_tenancy_schedule.pdf"; R=random.Random(106); c=cv(f,landscape(letter)); PW,PH=landscape(letter); rows=[]
    T=[("101","Foxglove Grocers, Inc.","grocery anchor",21400,11.5,D(2014,5,1),D(2029,4,30)),("105","Tandem Fitness Studios LLC","gym",6250,15,D(2021,9,1),D(2031,8,31)),("107","Noodle & Thread","restaurant",2100,24,D(2022,3,1),D(2027,2,28)),("108","Halcyon Nail Bar","salon",1250,26,D(2023,7,1),D(2028,6,30)),("109",None,"",1400,0,None,None),("110","Pronto Dry Cleaners","cleaner",1300,22.5,D(2016,1,1),D(2026,12,31)),("112","Blue Heron Credit Union","bank branch",3200,27,D(2020,11,1),D(2030,10,31)),("114","Rosalind's Bakehouse","bakery",1650,23.5,D(2024,6,1),D(2029,5,31)),("115","Kinetic Phone Repair","electronics",980,28,D(2019,10,1),"MTM"),("116","Verdant Vet Clinic, P.C.","veterinary",2850,21.75,D(2018,4,1),D(2028,3,31)),("118",None,"",2400,0,None,None),("120","Gusto Pizza Works","restaurant",1875,25,D(2023,2,1),D(2033,1,31)),("122","Sprout Early Learning Center LLC","daycare",5400,16.25,D(2017,8,1),D(2027,7,31)),("OP-1","Java Drift Coffee (outparcel)","drive-thru coffee",1100,58,D(2022,12,1),D(2037,11,30))]
    st=dict(y=0,p=0); X=[36,84,330,392,452,540,628,690]
    def head():
        st["p"]+=1; c.setFont("Times-Bold",14); c.drawString(36,PH-38,"MARLIN CROSSING SHOPPING CENTER"); c.setFont("Times-Italic",10); c.drawString(36,PH-52,"Schedule of Tenancies at December 31, 2025"); c.setFont("Times-Roman",8); c.drawRightString(PW-36,PH-38,f"{st['p']}")
        c.setFillColor(colors.HexColor("#e6e6e6")); c.rect(34,PH-97,PW-68,36,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont("Times-Bold",8.2)
        for y,l in[(PH-70,[(0,"Unit"),(1,"Tenant"),(-2,"Leased SF"),(3,"Begins"),(4,"Ends"),(-5,"Base rent/month"),(-6,"Base rent/year"),(-7,"per SF")]),(PH-81,[(1,"Use"),(3,"CAM/month"),(4,"Taxes/month"),(-5,"Insurance/month"),(-6,"Base + recov.")]),(PH-92,[(1,"Scheduled increases (new monthly base rent) and options")])]:
            for k,t in l: c.drawRightString(X[-k]+ (46 if -k<7 else 40),y,t) if k<0 else c.drawString(X[k],y,t)
        st["y"]=PH-112
    RX=lambda k:X[k]+(46 if k<7 else 40)
    head(); S=[0]*7; occ=0
    for u,n,use,a,ps,ls,le in T:
        if st["y"]<75: c.showPage(); head()
        y=st["y"]; c.setFont("Times-Bold",9); c.drawString(X[0],y,u); c.drawString(X[1],y,n or "Vacant"); c.setFont("Times-Roman",9); c.drawRightString(RX(2),y,m0(a)); S[0]+=a
        if not n:
            rows.append(row(unit=u,area=a,statusText="Vacant")); st["y"]-=20; c.setLineWidth(.3); c.line(36,st["y"]+9,PW-36,st["y"]+9); continue
        mo=round(a*ps/12,2); an=round(mo*12,2); cam=round(a*3.1/12,2); tx=round(a*2.45/12,2); ins=round(a*.62/12,2); tot=round(mo+cam+tx+ins,2); occ+=1
        if u=="OP-1": cam=0.0; tot=round(mo+cam+tx+ins,2)
        for i,v in enumerate([mo,an,cam,tx,ins,tot]): S[i+1]+=v
        c.drawString(X[3],y,us(ls)); c.drawString(X[4],y,us(le) if isinstance(le,D) else "month-to-month"); c.drawRightString(RX(5),y,m2(mo)); c.drawRightString(RX(6),y,m2(an)); c.drawRightString(RX(7),y,f"{ps:.2f}")
        y-=11; c.setFont("Times-Italic",8.5); c.drawString(X[1],y,use); c.setFont("Times-Roman",8.5); c.drawString(X[3],y,m2(cam)); c.drawString(X[4],y,m2(tx)); c.drawRightString(RX(5),y,m2(ins)); c.drawRightString(RX(6),y,m2(tot)); steps=[]
        if isinstance(le,D) and u not in("110",):
            d=D(2026,ls.month,1); x=mo; gap=36 if u=="101" else 12
            while d<le and len(steps)<3: x=round(x*(1.03 if gap==12 else 1.08),2); steps.append((d,x)); d=addm(d,gap)
        y-=11; o=R.choice(["Options: 2 x 5 yrs at FMV","Option: 1 x 5 yrs, 3% bumps","No options"]); c.setFont("Times-Roman",8); c.drawString(X[1],y,("Increases: "+";  ".join(f"{us(d)} ${x:,.2f}" for d,x in steps)+".   " if steps else "")+o)
        rows.append(row(unit=u,tenantName=n,area=a,statusText="Occupied",leaseStartDate=iso(ls),leaseEndDate=iso(le) if isinstance(le,D) else "month-to-month",contractRent=mo,annualRent=an,charges=[dict(code="CAM/month",amount=cam),dict(code="Taxes/month",amount=tx),dict(code="Insurance/month",amount=ins)],totalCharges=tot,rentSteps=[dict(date=iso(d),amount=x) for d,x in steps]))
        st["y"]=y-16; c.setLineWidth(.3); c.line(36,st["y"]+10,PW-36,st["y"]+10)
    if st["y"]<90: c.showPage(); head()
    y=st["y"]-6; c.setFont("Times-Bold",9); c.drawString(X[0],y,"Center totals"); c.drawRightString(RX(2),y,m0(S[0])); c.drawRightString(RX(5),y,m2(S[1])); c.drawRightString(RX(6),y,m2(S[2])); y-=11; c.drawString(X[3],y,m2(S[3])); c.drawString(X[4],y,m2(S[4])); c.drawRightString(RX(5),y,m2(S[5])); c.drawRightString(RX(6),y,m2(S[6])); vsf=1400+2400
    c.setFont("Times-Roman",8.5); c.drawString(36,y-20,f"{occ} of 14 units let, 2 vacant. Occupied area {S[0]-vsf:,} SF ({(S[0]-vsf)/S[0]*100:.1f}%); vacant area {vsf:,} SF. Recoveries are the 2025 monthly estimates; OP-1 maintains its own parcel."); c.save()
    save(f,"RETAIL","three-line records, Times, three-line head",True,rows,"MARLIN CROSSING SHOPPING CENTER","2025-12-31",14,occ,2)

def p7():
    f="quarry_street_portfolio_pm.pdf"; R=random.Random(107); nm=namer(R,"FL"); rows=[]
    B=[("418 Quarry Street",8),("422 Quarry Street",6),("1507 Delphine Avenue",12),("33 Wharton Place",4),("2210 E. Monument Avenue",5)]
    hd=["Unit","BD/BA","Tenant","Status","Sqft","Market\nRent","Rent","Deposit","Lease\nFrom","Lease\nTo","Move-in","Past\nDue"]
    data=[hd]; sty=[]; G=[0]*7; drop=None; k=0; occT=vacT=0
    for b,n in B:
        data.append([f"Building: {b}"]+[""]*11); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",8),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#eef2f7"))]; S=[0]*7; occ=0
        for j in range(n):
            k+=1; u=str(j+1) if n<8 else f"{1+j//4}{'ABCD'[j%4]}"; bb=R.choice([("1/1.00",610,845),("2/1.00",820,1010),("2/1.50",880,1065),("0/1.00",430,715)]); sf=bb[1]+R.choice([0,0,12,25]); mk=bb[2]
            v=k in(5,20,31); ev=k==14
            if v: vals=[u,bb[0],"","Vacant-Unrented" if k!=20 else "Vacant-Rented",m0(sf),m2(mk)]+[""]*5+["0.00"]; S[0]+=sf;S[1]+=mk; vacT+=1; rr=row(unit=u,building=b,unitType=bb[0],statusText=vals[3],area=sf,marketRent=mk,balance=0)
            else:
                rent=mk-R.choice([0,20,35,60,115]); dep=R.choice([rent,500,mk]); ls=D(2025,R.randint(3,12),1); mi=addm(ls,-12*R.choice([0,0,1,2,4])); le=eom(addm(ls,11)); mtm=R.random()<.15; pd=R.choice([0]*6+[rent,45.5]); s="Evict" if ev else R.choice(["Current"]*8+["Notice-Unrented"]); pd=rent*3 if ev else pd; n_=nm()
                vals=[u,bb[0],n_,s,m0(sf),m2(mk),m2(rent),m2(dep),us(ls),"" if mtm else us(le),us(mi),m2(pd)]; S=[a+q for a,q in zip(S,[sf,mk,rent,dep,pd,0,0])]; occ+=1
                rr=row(unit=u,building=b,unitType=bb[0],tenantName=n_,statusText=s,area=sf,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=None if mtm else iso(le),moveInDate=iso(mi),balance=pd)
            if k==18: drop=(u,b,rr); occT+=not v; continue
            data.append(vals); rows.append(rr); occT+=not v
        data.append([f"{n} Units","","",f"{occ/n*100:.1f}% Occupied",m0(S[0]),m2(S[1]),m2(S[2]),m2(S[3]),"","","",m2(S[4])]); i=len(data)-1; sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("LINEABOVE",(0,i),(-1,i),.6,colors.black),("BOTTOMPADDING",(0,i),(-1,i),8)]; G=[a+q for a,q in zip(G,S)]
    N=sum(n for _,n in B); assert occT+vacT==N
    data.append([f"Total {N} Units","","",f"{occT/N*100:.1f}% Occupied",m0(G[0]),m2(G[1]),m2(G[2]),m2(G[3]),"","","",m2(G[4])]); i=len(data)-1; sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("LINEABOVE",(0,i),(-1,i),1.2,colors.black),("SPAN",(0,i),(2,i))]
    t=Table(data,colWidths=[46,42,110,82,38,54,54,52,64,56,56,50],repeatRows=1); t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.5),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LINEBELOW",(0,0),(-1,0),1,colors.black),("ALIGN",(4,0),(7,-1),"RIGHT"),("ALIGN",(11,0),(11,-1),"RIGHT"),("LEFTPADDING",(8,0),(8,-1),10),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+sty))
    ps=ParagraphStyle("a",fontName="Helvetica",fontSize=8,leading=11)
    def foot(c,d): c.setFont("Helvetica",7); c.drawString(40,20,"Created on 02/06/2026"); c.drawRightString(752,20,f"Page {d.page}")
    SimpleDocTemplate(out(f),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36,invariant=1).build([Paragraph("<font size=13><b>Rent Roll</b></font>",ps),Spacer(1,6),Paragraph("<b>Exported for:</b> Lockhaven Property Management<br/><b>Property group:</b> Quarry Street Portfolio<br/><b>Units:</b> Active &nbsp;&nbsp; <b>As of:</b> 01/31/2026 &nbsp;&nbsp; <b>Include non-revenue units:</b> No",ps),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
    save(f,"MULTIFAMILY","PM export by building with subtotals",False,rows,"Quarry Street Portfolio","2026-01-31",N,occT,vacT,planted=dict(what=f"unit {drop[0]} of {drop[1]} is counted in the subtotal and total lines but its row is not printed",kind="row_dropped"))
ALL=[p1,p2,p3,p4,p5,p6,p7]

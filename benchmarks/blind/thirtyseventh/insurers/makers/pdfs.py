from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
P=lambda f:f"{OUT}/documents/{f}"
def p1():
    g=G(101); r=g.r; fn="sycamore_bend_rrlc.pdf"; W,H=landscape(letter); c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1)
    asof=D.date(2026,3,31); rows=[]; st={"y":0,"p":0}
    X=dict(unit=36,ty=68,sf=142,res=150,name=200,mk=345,code=352,amt=440,dep=490,odep=535,mi=542,le=594,mo=648,bal=755)
    def head():
        st["p"]+=1
        c.setFont("Helvetica-Bold",12); c.drawCentredString(W/2,H-30,"Rent Roll with Lease Charges")
        c.setFont("Helvetica",8); c.drawCentredString(W/2,H-42,"Sycamore Bend Apartments (sycbend)"); c.drawCentredString(W/2,H-52,"As Of = 03/31/2026"); c.drawCentredString(W/2,H-62,"Month Year = 03/2026")
        c.setFont("Helvetica-Bold",7); y=H-80
        for k,a,b,rt in [("unit","Unit","",0),("ty","Unit Type","",0),("sf","Unit","Sq Ft",1),("res","Resident","",0),("name","Name","",0),("mk","Market","Rent",1),("code","Charge","Code",0),("amt","Amount","",1),("dep","Resident","Deposit",1),("odep","Other","Deposit",1),("mi","Move In","",0),("le","Lease","Expiration",0),("mo","Move Out","",0),("bal","Balance","",1)]:
            f=c.drawRightString if rt else c.drawString
            f(X[k],y,a); f(X[k],y-8,b)
        c.line(30,y-12,W-30,y-12); st["y"]=y-24
        c.setFont("Helvetica",6.5); c.drawString(30,20,"Friday, April 3, 2026"); c.drawRightString(W-30,20,f"Page {st['p']}"); c.setFont("Helvetica",7)
    def nl(n=1):
        st["y"]-=9.5*n
        if st["y"]<36: c.showPage(); head()
    def put(k,t,rt=0): (c.drawRightString if rt else c.drawString)(X[k],st["y"],t)
    head(); S={}
    def rec(unit,ty,sf,res,name,mk,chs,dep,mi,le,mo,bal,sec,status):
        if st["y"]<36+9.5*(len(chs)+2): c.showPage(); head()
        put("unit",unit);put("ty",ty);put("sf",m(sf,0),1);put("res",res);put("name",name);put("mk",m(mk),1);put("dep",m(dep),1);put("odep","0.00",1);put("mi",us(mi));put("le",us(le));put("mo",us(mo));put("bal",m(bal),1)
        for k,a in chs: put("code",k);put("amt",m(a),1);nl()
        if not chs: put("code","");nl()
        c.setFont("Helvetica-Bold",7);put("code","Total");put("amt",m(sum(a for _,a in chs)),1);c.setFont("Helvetica",7);nl(1.4)
        t=S.setdefault(sec,[0,0,0,0,0,0]); t[0]+=1;t[1]+=sf;t[2]+=mk;t[3]+=sum(a for _,a in chs);t[4]+=dep;t[5]+=bal
        rows.append(R(unit=unit,unitType=ty,area=sf,tenantName=name if name!="VACANT" else None,statusText=status,section=sec,marketRent=mk,contractRent=dict(chs).get("rent"),leaseEndDate=iso(le),moveInDate=iso(mi),moveOutDate=iso(mo),deposit=dep,balance=bal,charges=[dict(code=a,amount=b) for a,b in chs] or None,totalCharges=sum(a for _,a in chs)))
    def sect(s): c.setFont("Helvetica-Bold",7.5);c.drawString(36,st["y"],s);c.setFont("Helvetica",7);nl(1.3)
    sec="Current/Notice/Vacant Residents"; sect(sec); tot={}; vac=0; fut=[]
    types=[("sb1a",640,1285),("sb1b",705,1340),("sb2a",925,1590),("sb2b",1010,1675)]
    units=[f"{b}{n:02d}" for b in "ABCD" for n in range(1,10)]
    for i,u in enumerate(units):
        ty,sf,mk=types[(i*3+i//9)%4]; mk+=r.choice([0,0,15,25])
        if i in (4,13,22,31): 
            rec(u,ty,sf,"VACANT","VACANT",float(mk),[],0.0,None,None,None,0.0,sec,"Vacant"); vac+=1
            if i in (13,31): fut.append((u,ty,sf,mk))
            continue
        mi=D.date(2022,1,1)+D.timedelta(r.randrange(1500)); le=eom(addm(D.date(2026,3,1),r.randrange(1,12))); mo=le if i in (7,19) else None
        ch=[("rent",float(mk-r.randrange(0,120,5)))]
        if r.random()<.5: ch.append(("petrent",35.0))
        if r.random()<.35: ch.append(("carport",40.0))
        if r.random()<.7: ch.append(("trash",12.5))
        if i==10: ch.append(("concempl",-250.0))
        for a,b in ch: tot[a]=tot.get(a,0)+b
        rec(u,ty,sf,f"t00{r.randrange(41000,48999)}",g.name(),float(mk),ch,r.choice([200.,300.,500.,0.]),mi,le,mo,r.choice([0.,0.,0.,0.,-18.4,112.5,mk*1.]),sec,"Notice" if 0 else "Occupied")
    nl(.5); sect("Future Residents/Applicants"); sec2="Future Residents/Applicants"
    for u,ty,sf,mk in fut:
        rec(u,ty,sf,f"t00{r.randrange(49000,49900)}",g.name(),float(mk),[("rent",float(mk-20)),("trash",12.5)],300.,D.date(2026,4,r.randrange(6,25)),D.date(2027,4,30),None,-50.0,sec2,"Future")
    if st["y"]<220: c.showPage(); head()
    nl(); t=S[sec]; t2=S[sec2]; c.setFont("Helvetica-Bold",7); y=st["y"]
    for x,h in zip((300,380,460,540,640,740),("Square Footage","Market Rent","Lease Charges","Security Deposit","# Of Units","Balance")): c.drawRightString(x,y,h)
    c.drawString(36,y,"Summary Groups"); c.line(30,y-3,W-30,y-3)
    occ=36-vac; vs=[x for x in rows if x["section"]==sec and x["statusText"]=="Vacant"]; vsf=sum(x["area"] for x in vs); vm=sum(x["marketRent"] for x in vs); c.setFont("Helvetica",7)
    for lab,a in [(sec,(m(t[1],0),m(t[2]),m(t[3]),m(t[4]),"36",m(t[5]))),(sec2,("",m(0),m(t2[3]),m(t2[4]),"0",m(t2[5]))),("Occupied Units",(m(t[1]-vsf,0),m(t[2]-vm),"","",str(occ),"")),("Total Vacant Units",(m(vsf,0),m(vm),"","",str(vac),"")),("Totals:",(m(t[1],0),m(t[2]),m(t[3]+t2[3]),m(t[4]+t2[4]),"36",m(t[5]+t2[5])))]:
        y-=12; c.drawString(36,y,lab); [c.drawRightString(x,y,v) for x,v in zip((300,380,460,540,640,740),a)]
    y-=22;c.setFont("Helvetica-Bold",7);c.drawString(36,y,"Summary of Charges by Charge Code (Current/Notice Residents Only)");c.setFont("Helvetica",7)
    for k,v in sorted(tot.items()): y-=10;c.drawString(50,y,k);c.drawRightString(180,y,m(v))
    y-=10;c.drawString(50,y,"Total");c.drawRightString(180,y,m(sum(tot.values()))); assert abs(sum(tot.values())-t[3])<.01
    c.save()
    for x in rows:
        if x.get("moveOutDate"): x["statusText"]="Occupied"
    save(fn,"MULTIFAMILY","Yardi Voyager rent roll with lease charges",True,"Sycamore Bend Apartments","2026-03-31",36,occ,vac,rows)
def p2():
    g=G(102); r=g.r; fn="Kestrel_Ridge_MRI_CMROLL.pdf"; W,H=landscape(legal); c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1); rows=[]; st=dict(y=0,p=0)
    cols=[("Bldg Id-Suit Id",40,0),("Occupant Name",125,0),("Rent Start",330,0),("Expiration",388,0),("GLA|Sqft",490,1),("Monthly|Base Rent",560,1),("Annual Rate|PSF",620,1),("Monthly Cost|Recovery",690,1),("Monthly|Other Income",760,1),("Cat",790,0),("Date",820,0),("Monthly|Amount",930,1),("PSF",970,1)]
    def head():
        st["p"]+=1; c.setFont("Times-Roman",8); c.drawString(40,H-30,"Database:  KRPROD"); c.drawString(40,H-40,"Bldg Status:  Active only")
        c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-30,"Rent Roll"); c.setFont("Times-Roman",10); c.drawCentredString(W/2,H-43,"Kestrel Ridge Office Park"); c.drawCentredString(W/2,H-55,"2/28/2026")
        c.setFont("Times-Roman",8); c.drawRightString(W-38,H-30,f"Page:  {st['p']}"); c.drawRightString(W-38,H-40,"Date:  3/4/2026"); c.drawRightString(W-38,H-50,"Time:  09:17 AM")
        c.setFont("Times-Bold",8); c.drawString(790,H-72,"------- Future Rent Increases -------")
        for t,x,a in cols:
            p=t.split("|"); p=p if len(p)==2 else ["",p[0]]
            for k in (0,1): (c.drawRightString if a else c.drawString)(x,H-82-9*k,p[k])
        c.setDash(1,2); c.line(38,H-96,W-38,H-96); c.setDash(); st["y"]=H-110; c.setFont("Times-Roman",8.5)
    def nl(k=1): st["y"]-=11*k
    def pr(vals,font="Times-Roman"):
        c.setFont(font,8.5)
        for (t,x,a),v in zip(cols,vals):
            if v: (c.drawRightString if a else c.drawString)(x,st["y"],v)
        nl()
    head(); co=["Halvorsen Actuarial Group","Pinecrest Orthodontics, P.C.","Tri-Valley Title Agency","Bluestem Payroll Services Inc.","Marrow & Finch LLP","Ocotillo Engineering","Northgate Hearing Center","Sable Creek Software, Inc.","Cordell Family Dental","Redwater Mortgage Corp.","Lumen Hill Counseling","State Dept. of Revenue - Field Office","Ashby Wealth Partners","Quillfeather Media","Vantage Court Reporting"]
    GT=[0]*5; k=0; nocc=nv=0
    for b,bn,suites,vacs in [("4100","4100 Kestrel Ridge Drive",6,1),("4120","4120 Kestrel Ridge Drive",5,2),("4150","4150 Kestrel Ridge Drive",4,0)]:
        if st["y"]<190: c.showPage(); head()
        c.setFont("Times-Bold",9); c.drawString(40,st["y"],f"{b}   {bn}"); nl(1.4)
        T=[0]*5; ids=sorted(r.sample(range(100,280,10),suites+vacs)); vi=set(r.sample(range(suites+vacs),vacs))
        if vacs:
            c.setFont("Times-Bold",8.5); c.drawString(40,st["y"],"Vacant Suites"); nl(1.1)
            for j in sorted(vi):
                sf=r.randrange(900,3200,5); u=f"{b}  -{ids[j]}"; pr([u,"Vacant","","",m(sf,0)]); T[4]+=sf; nv+=1
                rows.append(R(unit=u,building=f"{b} {bn}",tenantName=None,area=sf,statusText="Vacant",section="Vacant Suites"))
            nl(.6)
        c.setFont("Times-Bold",8.5); c.drawString(40,st["y"],"Occupied Suites"); nl(1.1)
        for j in range(suites+vacs):
            if j in vi: continue
            if st["y"]<90: c.showPage(); head()
            sf=r.randrange(1200,7400,5); psf=r.choice([21.5,22,23.25,24,25.5]); mr=round(sf*psf/12,2); rec=round(sf*r.choice([0,.31,.44]),2); oth=r.choice([0,0,75.,150.]); s=D.date(r.randrange(2019,2026),r.randrange(1,13),1); e=eom(addm(s,r.choice([84,96,120])-1)); 
            if e<D.date(2026,6,1): e=eom(D.date(2028,s.month,1))
            steps=[]; d=D.date(2026,s.month,1) if s.month>2 else D.date(2027,s.month,1); q=psf
            while d<e and len(steps)<3: q=round(q*1.03,2); steps.append((d,round(sf*q/12,2),q)); d=addm(d,12)
            u=f"{b}  -{ids[j]}"; nm=co[k]; k+=1; nocc+=1
            base=[u,nm,us2(s),us2(e),m(sf,0),m(mr),m(psf),m(rec),m(oth)]
            for n,(dd,a,q) in enumerate(steps or [(None,None,None)]):
                pr((base if n==0 else [""]*9)+(["RNT",us2(dd),m(a),m(q)] if dd else []))
            nl(.5); T[0]+=sf;T[1]+=mr;T[2]+=rec;T[3]+=oth
            rows.append(R(unit=u,building=f"{b} {bn}",tenantName=nm,area=sf,statusText="Occupied",section="Occupied Suites",contractRent=mr,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code="Monthly Cost Recovery",amount=rec),dict(code="Monthly Other Income",amount=oth)],rentSteps=[dict(date=iso(a),amount=x) for a,x,_ in steps] or None))
        def tot(lab,T,no,nvv):
            c.line(440,st["y"]+8,765,st["y"]+8); a=T[0]+T[4]
            pr([lab,"","Occupied Sqft:",f"{T[0]/a*100:.2f}%",m(T[0],0),m(T[1]),"",m(T[2]),m(T[3])],"Times-Bold"); pr(["",f"{no} Occupied / {nvv} Vacant Units","Vacant Sqft:",f"{T[4]/a*100:.2f}%",m(T[4],0)]); pr(["","","Total Sqft:","",m(a,0)]); nl(1)
        tot("Totals:",T,suites,vacs); GT=[x+y for x,y in zip(GT,T)]
    if st["y"]<100: c.showPage(); head()
    tot("Grand Total:",GT,nocc,nv); c.save()
    save(fn,"OFFICE","MRI commercial rent roll with future increases",True,"Kestrel Ridge Office Park","2026-02-28",nocc+nv,nocc,nv,rows)
def p3():
    g=G(103); r=g.r; fn="Maplewood Commons resident roster Feb-26.pdf"; rows=[]
    doc=SimpleDocTemplate(P(fn),pagesize=letter,leftMargin=28,rightMargin=28,topMargin=40,bottomMargin=40,invariant=1)
    b=ParagraphStyle("b",fontName="Helvetica",fontSize=7.2,leading=8.4); h=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,textColor=colors.HexColor("#4b2e5a")); s=ParagraphStyle("s",fontName="Helvetica",fontSize=9,spaceAfter=6)
    el=[Paragraph("Maplewood Commons Senior Living",h),Spacer(1,6),Paragraph("Resident Rate Roster &nbsp;&bull;&nbsp; census at midnight 02/28/2026 &nbsp;&bull;&nbsp; monthly private-pay rates",s)]
    data=[["Apt","Style","Resident","Moved in","Street\nRate","Base\nFee","Care\nLevel","Care\nFee","2nd\nPerson","Total\nMonthly","Notes"]]; sty=[("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#e6dcec")),("FONT",(0,1),(-1,-1),"Helvetica",7.2),("ALIGN",(4,0),(5,-1),"RIGHT"),("ALIGN",(7,0),(9,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("LINEBELOW",(0,0),(-1,0),.8,colors.black)]
    occ=vac=0; GT=[0]*5
    for sec,pre,n,styles,lv in [("INDEPENDENT LIVING","1",16,[("Studio",2650),("1 BR",3290),("2 BR",4180)],False),("ASSISTED LIVING","2",18,[("Studio",4150),("1 BR",4890)],True),("MEMORY CARE","MC-",9,[("Private",6350),("Companion",5200)],True)]:
        data.append([sec]+[""]*10); k=len(data)-1; sty+=[("FONT",(0,k),(-1,k),"Helvetica-BoldOblique",8),("SPAN",(0,k),(-1,k)),("LINEBELOW",(0,k),(-1,k),.3,colors.grey)]
        T=[0]*5
        for i in range(n):
            u=f"{pre}{i+1:02d}"; ty,mk=styles[r.randrange(len(styles))]; T[0]+=mk
            if (sec[0]=="I" and i==0):
                data.append([u,ty,"MODEL","",m(mk,0)]+[""]*5+["Show apt."]); rows.append(R(unit=u,unitType=ty,statusText="MODEL",section=sec,marketRent=mk)); continue
            if r.random()<.15:
                vac+=1; note=r.choice(["","Deposit taken","Carpet on order"]); data.append([u,ty,"Vacant","",m(mk,0)]+[""]*5+[note]); rows.append(R(unit=u,unitType=ty,statusText="Vacant",section=sec,marketRent=mk)); continue
            occ+=1; base=mk-r.randrange(0,400,25); L=r.randrange(1,5) if lv else None; cf=[0,450,875,1300,1850][L] if lv else None; two=r.random()<.15 and sec[0]!="M"; sp=850 if two else None
            nm=g.name("FL"); 
            if two: nm+=" & "+r.choice(FN)
            mi=D.date(2019,1,1)+D.timedelta(r.randrange(2500)); t=base+(cf or 0)+(sp or 0); T[1]+=base;T[2]+=cf or 0;T[3]+=sp or 0;T[4]+=t
            note=r.choice(["","","","","LTC insurance","VA A&A","30-day notice 2/20","Hospital - bed hold"])
            data.append([u,ty,Paragraph(nm,b),mi.strftime("%b %d, %Y"),m(mk,0),m(base,0),f"L{L}" if lv else "",m(cf,0),m(sp,0),m(t,0),Paragraph(note.replace("&","&amp;"),b)])
            ch=[dict(code="Base Fee",amount=base)]+([dict(code="Care Fee",amount=cf)] if cf else [])+([dict(code="2nd Person",amount=sp)] if sp else [])
            rows.append(R(unit=u,unitType=ty,tenantName=nm,statusText="Occupied",section=sec,marketRent=mk,contractRent=base,moveInDate=iso(mi),charges=ch,totalCharges=t))
        data.append([f"Subtotal {sec.title()} ({n} apts)","","",""]+[m(T[0],0),m(T[1],0),"",m(T[2],0),m(T[3],0),m(T[4],0),""]); k=len(data)-1; sty+=[("FONT",(0,k),(-1,k),"Helvetica-Bold",7.2),("LINEABOVE",(4,k),(9,k),.5,colors.black),("BOTTOMPADDING",(0,k),(-1,k),8)]; GT=[x+y for x,y in zip(GT,T)]
    data.append(["Community total","","",""]+[m(GT[0],0),m(GT[1],0),"",m(GT[2],0),m(GT[3],0),m(GT[4],0),""]); sty+=[("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.5),("LINEABOVE",(0,-1),(-1,-1),1,colors.black)]
    el.append(Table(data,colWidths=[32,48,110,58,42,42,30,38,38,46,72],repeatRows=1,style=TableStyle(sty)))
    el+=[Spacer(1,14),Table([["CENSUS","Apartments"],["Total apartments",43],["Occupied",occ],["Vacant",vac],["Model",1],["Occupancy (of 42 rentable)",f"{occ/42*100:.1f}%"]],colWidths=[150,60],hAlign="LEFT",style=[("NOSPLIT",(0,0),(-1,-1)),("BOX",(0,0),(-1,-1),.7,colors.black),("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("ALIGN",(1,0),(1,-1),"RIGHT")]),Spacer(1,8),Paragraph("Couples count as one apartment. Care levels are reassessed quarterly. Prepared by the business office for the insurance broker; not audited.",b)]
    def foot(c,d): c.setFont("Helvetica",7); c.drawCentredString(306,24,f"Confidential - contains resident information   |   {d.page}")
    doc.build(el,onFirstPage=foot,onLaterPages=foot)
    save(fn,"SENIOR_HOUSING","senior living rate roster by care level",False,"Maplewood Commons Senior Living","2026-02-28",43,occ,vac,rows)
def p4():
    g=G(104); r=g.r; fn="TAMARACK_MALL_SKYLINE_RR.pdf"; W,H=landscape(letter); rows=[]; c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1); st=dict(y=0,p=0)
    cols=[("SPACE","",28,0),("TENANT / D.B.A.","",74,0),("LEASED","SQ FT",262,1),("LEASE TERM","FROM",272,0),("","TO",322,0),("MIN RENT","MONTHLY",422,1),("MIN RENT","ANNUAL",488,1),("PCT","RENT %",522,1),("CAM","MONTHLY",576,1),("RE TAX","MONTHLY",626,1),("MKTG","FUND",670,1),("TOTAL","MONTHLY",740,1)]
    def pr(v,f="Courier"):
        if st["y"]<50: c.showPage(); head()
        c.setFont(f,7.5)
        for (a,b,x,rt),t in zip(cols,v):
            if t: (c.drawRightString if rt else c.drawString)(x,st["y"],t)
        st["y"]-=11.5
    def head():
        st["p"]+=1; c.setFont("Courier-Bold",11); c.drawString(28,H-32,"TAMARACK CROSSING MALL"); c.setFont("Courier",8); c.drawString(28,H-44,"LEASE RENT ROLL - BY SPACE CLASS"); c.drawRightString(740,H-32,f"PAGE {st['p']:>3}"); c.drawRightString(740,H-44,"AS OF JANUARY 31, 2026"); c.line(28,H-50,740,H-50)
        st["y"]=H-62; pr([a for a,*_ in cols],"Courier-Bold"); pr([b for _,b,*_ in cols],"Courier-Bold"); c.line(28,st["y"]+7,740,st["y"]+7); st["y"]-=5
    head(); names=iter("Dellaby's Department Store|Hartwick Home & Linen|Sole Parade Shoes|Fern & Filigree Jewelers|Cobalt Denim Co.|Kidz Kaboodle|Lumina Candles|Game Burrow|Optic Avenue|Bramble Books|Velvet Thistle Boutique|Pro Fit Sporting Goods|Nailcraft Spa|Tobin's Formalwear|Cell Harbor Wireless|Wok Lantern|Pretzel Junction|Casa Tortilla Grill|Slice Works Pizza|Phone Fix Kiosk|Sunny Shades|Perfume Pagoda|Ironwood Steakhouse|First Basin Bank".split("|"))
    G5=[0]*6; occ=vac=0
    for sec,ids,sfr,psf,vs in [("ANCHOR STORES",["A-1","A-2","A-3"],(48000,92000),4.25,[2]),("IN-LINE SHOPS",[f"{n}" for n in range(102,136,2)],(850,5200),24.5,[3,7,11,14]),("FOOD COURT",["FC-1","FC-2","FC-3","FC-4","FC-5"],(480,900),52,[3]),("KIOSKS",["K-1","K-2","K-3"],(100,180),160,[]),("OUTPARCELS",["OP-1","OP-2"],(3200,6400),28,[]),("SPECIALTY AND OTHER INCOME (NOT LEASABLE SPACE)",["ATM-1","ANT-1","STG-4"],None,0,[])]:
        c.setFont("Courier-Bold",8); 
        if st["y"]<90: c.showPage(); head(); c.setFont("Courier-Bold",8)
        c.drawString(28,st["y"],"** "+sec); st["y"]-=12; T=[0]*6
        for i,u in enumerate(ids):
            if sfr is None:
                nm,mr=[("Basin ATM Network",450.),("Crestline Wireless (roof antenna)",1850.),("Cobalt Denim Co. (storage)",225.)][i]; a=mr*12; e=D.date(2028,6+i,30)
                pr([u,nm,"","09/01/23",e.strftime("%m/%d/%y"),m(mr),m(a),"","","","",m(mr)]); T[1]+=mr;T[2]+=0;T[5]+=mr; rows.append(R(unit=u,tenantName=nm,statusText="Occupied",section=sec,contractRent=mr,annualRent=a,leaseStartDate="2023-09-01",leaseEndDate=iso(e),totalCharges=mr)); continue
            sf=r.randrange(*sfr,10 if sfr[1]<1e3 else 50); T[0]+=sf
            if i in vs: vac+=1; pr([u,"** VACANT **",m(sf,0)]); rows.append(R(unit=u,area=sf,statusText="VACANT",section=sec)); continue
            occ+=1; nm=next(names); mr=round(sf*psf*r.uniform(.85,1.2)/12,2); cam=round(sf*r.choice([.35,.52]),2); tx=round(sf*.21,2); mk=round(sf*.08,2) if sec[0] in "IF" else None
            s=D.date(r.randrange(2016,2026),r.randrange(1,13),1); e=eom(addm(s,119)) if s.year>2016 else D.date(2031,1,31); t=round(mr+cam+tx+(mk or 0),2); pc=r.choice(["6.00","","5.00","8.00"])
            pr([u,nm,m(sf,0),s.strftime("%m/%d/%y"),e.strftime("%m/%d/%y"),m(mr),m(round(mr*12,2)),pc,m(cam),m(tx),m(mk),m(t)])
            for k,v in enumerate((mr,cam,tx,mk or 0,t)): T[k+1]+=v
            rows.append(R(unit=u,tenantName=nm,area=sf,statusText="Occupied",section=sec,contractRent=mr,annualRent=round(mr*12,2),leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code=a,amount=b) for a,b in (("CAM",cam),("RE TAX",tx),("MKTG FUND",mk)) if b is not None],totalCharges=t))
        pr(["","  CLASS TOTAL",m(T[0],0) if T[0] else "","","",m(T[1]),m(T[1]*12),"",m(T[2]),m(T[3]),m(T[4]),m(T[5])],"Courier-Bold"); st["y"]-=6; G5=[a+b for a,b in zip(G5,T)]
    bad=G5[1]+2700
    pr(["","MALL TOTAL",m(G5[0],0),"","",m(bad),m(G5[1]*12),"",m(G5[2]),m(G5[3]),m(G5[4]),m(G5[5])],"Courier-Bold")
    c.setFont("Courier",7.5); n=occ+vac; c.drawString(28,st["y"]-6,f"LEASABLE SPACES {n}   LEASED {occ}   VACANT {vac}      END OF REPORT"); c.save()
    save(fn,"RETAIL","Skyline-like mall roll by space class",True,"TAMARACK CROSSING MALL","2026-01-31",n,occ,vac,rows,dict(what=f"MALL TOTAL of MIN RENT MONTHLY printed {m(bad)}, rows and class totals sum to {m(G5[1])}",kind="total_wrong"))
def p5():
    fn="Alderbrook Inn - shop leases.pdf"; c=canvas.Canvas(P(fn),pagesize=letter,invariant=1); rows=[]; y=735
    def L(t,dy=12,f="Times-Roman",s=10.5,x=60):
        nonlocal y; c.setFont(f,s); c.drawString(x,y,t); y-=dy
    L("The Alderbrook Inn & Conference Hotel",16,"Times-Bold",14); L("212 guest rooms - lobby and arcade shops",20,"Times-Italic"); L("Rents from shops, in force April 1, 2026 (for the rental income schedule of the policy)",24)
    X=[60,108,258,312,372,482,548]; c.setFont("Times-Bold",9.5)
    for x,t,a in zip(X,["Shop","Lessee","Sq. ft.","Since","Ends","Monthly","Security"],[0,0,1,0,0,1,1]): (c.drawRightString if a else c.drawString)(x+(30 if t=="Sq. ft." else 0),y,t)
    y-=3; c.line(60,y,548,y); y-=14
    data=[("L-1","Gables Gift & Sundries",640,"5/1/2021","4/30/2027",2450,4900,""),("L-2","Petal Street Florist",310,"9/1/2023","8/31/2026",1175,1175,"(a)"),("L-3","Cordova Salon & Day Spa",1480,"1/1/2020","12/31/2029",4650,9000,"(b)"),("L-4","vacant",425,"","",None,None,""),("L-5","Brass Kettle Coffee",520,"3/15/2024","3/14/2029",2080,2080,""),("A-1","Lowenthal Furs and Leather",980,"7/1/2018","month to month",2300,2000,"(c)"),("A-2","Sierra Car Rental (desk)",140,"6/1/2022","5/31/2027",900,0,""),("A-3","The Gilt Frame Gallery",1125,"10/1/2025","9/30/2030",2950,5900,"(d)"),("A-4","Alderbrook Inn - bridal office",360,"","",0,None,"(e)"),("A-5","Harbor Tours ticket counter",180,"4/1/2025","3/31/2027",760,760,"")]
    P_=lambda t: (lambda q:f"{q[2]}-{int(q[0]):02d}-{int(q[1]):02d}")(t.split("/")) if "/" in t else (t or None)
    T=A=Dp=0
    for u,n,sf,s,e,rent,dep,nt in data:
        c.setFont("Times-Roman",10); c.drawString(60,y,u); c.drawString(108,y,n); c.drawRightString(288,y,m(sf,0)); c.drawString(312,y,s); c.drawString(372,y,e)
        if rent is not None: c.drawRightString(482,y,"$"+m(rent,0))
        if dep is not None: c.drawRightString(548,y,"$"+m(dep,0))
        c.setFont("Times-Roman",7); c.drawString(485,y+3,nt); y-=15; T+=rent or 0;A+=sf;Dp+=dep or 0
        v=n=="vacant"; rows.append(R(unit=u,tenantName=None if v else n,area=sf,statusText="vacant" if v else ("Owner use" if 0 else ("Occupied" if u!="A-4" else None)),contractRent=rent,leaseStartDate=P_(s),leaseEndDate=P_(e),deposit=dep))
    c.line(258,y+9,548,y+9); y-=4; c.setFont("Times-Bold",10); c.drawString(108,y,"Shops, ten in all"); c.drawRightString(288,y,m(A,0)); c.drawRightString(482,y,"$"+m(T,0)); c.drawRightString(548,y,"$"+m(Dp,0)); y-=24
    L("Besides the shops:",14,"Times-Bold",10)
    for u,n,s,e,rent in [("Roof","Peakline Cellular, antennas","2/1/2019","1/31/2034",1650),("Lobby","Unity Cash Machines, 1 ATM","11/1/2024","10/31/2026",275)]:
        c.setFont("Times-Roman",10); c.drawString(60,y,u); c.drawString(108,y,n); c.drawString(312,y,s); c.drawString(372,y,e); c.drawRightString(482,y,"$"+m(rent,0)); y-=15; T+=rent
        rows.append(R(unit=u,tenantName=n,statusText="Occupied",section="Besides the shops",contractRent=rent,leaseStartDate=P_(s),leaseEndDate=P_(e)))
    c.setFont("Times-Bold",10); c.drawString(108,y,"All rents per month"); c.drawRightString(482,y,"$"+m(T,0)); y-=30
    for t in ["(a)  Lessee has asked for a renewal of three years; nothing signed.","(b)  Plus 6% of gross sales over $900,000 a year. None was due for 2025.","(c)  Held over since the lease ran out on June 30, 2023. Owner may give 60 days' notice.","(d)  Rent goes up to $3,040 on October 1, 2026 and to $3,130 on October 1, 2027.","(e)  Used by the hotel itself, no rent charged; not let and not for let.","Of the ten shops eight are let to others, one stands empty and one is the hotel's own office."]: L(t,14,s=9.5)
    y-=20; L("Compiled by the controller's office, April 6, 2026",12,"Times-Italic",9)
    rows[7]["rentSteps"]=[dict(date="2026-10-01",amount=3040),dict(date="2027-10-01",amount=3130)]; rows[8]["statusText"]="Used by the hotel itself"
    c.save(); save(fn,"HOSPITALITY","hotel controller's typed list with remarks",True,"The Alderbrook Inn & Conference Hotel","2026-04-01",10,8,1,rows)
def p6():
    g=G(106); r=g.r; fn="SiteLink_RentRoll_L014_20260415.pdf"; rows=[]; W,H=letter; c=canvas.Canvas(P(fn),pagesize=letter,invariant=1); st=dict(y=0,p=0)
    cols=[("Unit",30,0),("Size",62,0),("Type",108,0),("Tenant",168,0),("Moved In",272,0),("Paid Thru",318,0),("Std Rate",396,1),("Rent",436,1),("Insur.",470,1),("Deposit",508,1),("Balance",548,1),("DPD",582,1)]
    def head():
        st["p"]+=1; c.setFillColorRGB(.1,.3,.5); c.rect(24,H-52,W-48,26,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont("Helvetica-Bold",12); c.drawString(32,H-44,"Rent Roll"); c.setFont("Helvetica",8); c.drawRightString(W-32,H-38,"Bluff Road Secure Storage  (L014)"); c.drawRightString(W-32,H-48,"As of 4/15/2026"); c.setFillColorRGB(0,0,0)
        c.setFont("Helvetica-Bold",7); [ (c.drawRightString if a else c.drawString)(x,H-64,t) for t,x,a in cols]; st["y"]=H-76; c.setFont("Helvetica",6.8)
        c.drawString(30,22,"Printed 4/15/2026 6:02 PM by JT"); c.drawRightString(W-30,22,f"Page {st['p']} of 3")
    head(); T=[0]*6; n=dict(Occupied=0,Vacant=0,Unrentable=0); i=0
    while len(rows)<148:
        i=len(rows); sec="ABCP"[min(3,i//44)]; u=f"{sec}{(i%44)+1:03d}" if sec!="P" else f"P{i-131:03d}"
        sz,ty,sr=[("5x5","Climate",62),("5x10","Climate",98),("10x10","Climate",159)][r.randrange(3)] if sec=="A" else [("10x10","Drive-Up",135),("10x15","Drive-Up",172),("10x20","Drive-Up",209)][r.randrange(3)] if sec in "BC" else ("12x30","RV Parking",85)
        if st["y"]<40: c.showPage(); head()
        if i%2: c.setFillColorRGB(.93,.95,.97); c.rect(24,st["y"]-3,W-48,11.6,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
        c.setFont("Helvetica",6.8); sr=float(sr); T[0]+=sr; q=r.random(); T[5]+=1
        if q<.14 or i in (50,97):
            s="Unrentable" if i in (50,97) else "Vacant"; n[s]+=1; vals=[u,sz,ty,s,"","",m(sr),"","","","",""]; rows.append(R(unit=u,unitType=f"{ty}",statusText=s,marketRent=sr))
        else:
            n["Occupied"]+=1; nm=g.name(); mi=D.date(2019,1,1)+D.timedelta(r.randrange(2650)); pt=D.date(2026,r.choice([3,4,5,5,5]),r.randrange(1,28)); rent=sr+r.choice([0,5,-10,12,18]); ins=r.choice([0.,12.,12.,18.]); dep=r.choice([0.,0.,25.]); late=max(0,(D.date(2026,4,15)-pt).days); bal=rent+ins+(20. if late>10 else 0) if late else 0.
            vals=[u,sz,ty,nm,us2(mi),us2(pt),m(sr),m(rent),m(ins),m(dep),m(bal),str(late) if late else ""]
            for k,v in enumerate((rent,ins,dep,bal)): T[k+1]+=v
            rows.append(R(unit=u,unitType=ty,tenantName=nm,statusText="Occupied",marketRent=sr,contractRent=rent,moveInDate=iso(mi),deposit=dep,balance=bal,charges=[dict(code="Insur.",amount=ins)]))
        for (t,x,a),v in zip(cols,vals): (c.drawRightString if a else c.drawString)(x,st["y"],v)
        st["y"]-=11.6
    if st["y"]<120: c.showPage(); head()
    c.setFont("Helvetica-Bold",6.8); c.line(24,st["y"]+8,W-24,st["y"]+8); [ (c.drawRightString if a else c.drawString)(x,st["y"],v) for (t,x,a),v in zip(cols,["Totals","","","","","",m(T[0]),m(T[1]),m(T[2]),m(T[3]),m(T[4]),""])]
    y=st["y"]-22
    for a,b in [("Occupied",n["Occupied"]),("Vacant",n["Vacant"]),("Unrentable",n["Unrentable"]),("Total Units",148)]: c.drawString(30,y,a); c.drawRightString(110,y,str(b)); c.drawRightString(150,y,f"{b/148*100:.1f}%"); y-=11
    c.save(); save(fn,"SELF_STORAGE","SiteLink rent roll, long",False,"Bluff Road Secure Storage","2026-04-15",148,n["Occupied"],n["Vacant"],rows)
def p7():
    g=G(107); r=g.r; fn="onesite_rent_roll_detail_parkline.pdf"; rows=[]; W,H=landscape(legal); c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1); st=dict(y=0,p=0)
    cols=[("","Unit",30,0),("","Floorplan",70,0),("","SQFT",160,1),("Unit/Lease","Status",170,0),("","Name",252,0),("Move-In","Move-Out",372,0),("Lease","Start",428,0),("Lease","End",484,0),("Market","+ Addl.",588,1),("Trans","Code",600,0),("Lease","Rent",700,1),("Other Charges/","Credits",770,1),("Total","Billing",830,1),("Dep","On Hand",890,1),("","Balance",960,1)]
    def row(v):
        for (a,b,x,rt),t in zip(cols,v):
            if t: (c.drawRightString if rt else c.drawString)(x,st["y"],t)
        st["y"]-=10
    def head():
        st["p"]+=1; c.setFont("Helvetica",8); c.drawString(30,H-26,"OneSite Rents v3.0"); c.drawString(30,H-36,"03/02/2026 8:41:12AM"); c.setFont("Helvetica-Bold",12); c.drawCentredString(W/2,H-26,"Calloway Residential - Parkline Tower"); c.setFont("Helvetica-Bold",10); c.drawCentredString(W/2,H-39,"RENT ROLL DETAIL"); c.setFont("Helvetica",8); c.drawCentredString(W/2,H-50,"As of 03/01/2026"); c.drawRightString(W-40,H-26,f"Page {st['p']}"); c.drawString(30,H-58,"Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Sort by - Unit;")
        c.setFont("Helvetica-Bold",7.5); st["y"]=H-74; row([a for a,*_ in cols]); row([b for _,b,*_ in cols]); c.line(28,st["y"]+7,W-30,st["y"]+7); st["y"]-=4; c.setFont("Helvetica",7.5)
    head(); cnt={}; T=[0]*6; special={9:"Model",17:"Admin/Down",5:"Vacant",12:"Vacant-Leased",26:"Vacant",33:"Vacant-Leased",41:"Occupied-NTV",47:"Occupied-NTVL",38:"Vacant"}
    FP=[("S1",520,1790),("A1",690,2140),("A2",745,2260),("B1",1050,2985),("B2",1180,3240)]
    for i in range(55):
        u=f"{2+i//5:02d}{i%5+1:02d}"; fp,sf,mk=FP[i%5]; mk=float(mk+10*(i//5)); s=special.get(i,"Occupied"); cnt[s]=cnt.get(s,0)+1; T[0]+=sf;T[1]+=mk
        if st["y"]<75: c.showPage(); head()
        if s in("Vacant","Vacant-Leased","Model","Admin/Down"):
            row([u,fp,m(sf,0),s,{"Model":"MODEL","Admin/Down":"ADMIN"}.get(s,"VACANT"),"","","",m(mk)]); rows.append(R(unit=u,unitType=fp,area=sf,statusText=s,marketRent=mk))
            if s=="Vacant-Leased":
                nm=g.name(); mi=D.date(2026,3,14+i%9); e=D.date(2027,3,13+i%9); row([u,fp,m(sf,0),"Applicant",nm,us(mi),us(mi),us(e),"","RENT",m(mk-40)+"*","","",m(250),m(0)]); rows.append(R(unit=u,unitType=fp,area=sf,statusText="Applicant",tenantName=nm,moveInDate=iso(mi),leaseStartDate=iso(mi),leaseEndDate=iso(e),deposit=250.,balance=0.,contractRent=mk-40))
            st["y"]-=3; continue
        nm=g.name(); ls=D.date(2025,1,1)+D.timedelta(r.randrange(90,400)); mi=ls-D.timedelta(365*r.choice([0,0,1,2])); le=ls+D.timedelta(395); mo=D.date(2026,3,31) if "NTV" in s else None
        if mo: le=mo
        ch=[("RENT",mk-r.randrange(0,200,5))]
        for k,a,p in (("GARAGE",175.,.35),("PETRENT",50.,.3),("STORAGE",45.,.2),("PEST",4.,.8)):
            if r.random()<p: ch.append((k,a))
        oth=sum(a for k,a in ch[1:]); tb=ch[0][1]+oth; dep=r.choice([250.,500.,1000.]); bal=r.choice([0.,0.,0.,-25.,64.5])
        row([u,fp,m(sf,0),s,nm,us(mi),us(ls),us(le),m(mk),"RENT",m(ch[0][1]),"",m(tb),m(dep),m(bal)])
        for j,(k,a) in enumerate(ch[1:]): row([""]*5+[us(mo) if j==0 else ""]+[""]*3+[k,"",m(a)])
        if mo and len(ch)==1: row([""]*5+[us(mo)])
        st["y"]-=3; T[2]+=ch[0][1];T[3]+=oth;T[4]+=dep;T[5]+=bal
        rows.append(R(unit=u,unitType=fp,area=sf,statusText=s,tenantName=nm,marketRent=mk,contractRent=ch[0][1],moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,balance=bal,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tb))
    D2=500.; c.line(28,st["y"]+7,W-30,st["y"]+7); c.setFont("Helvetica-Bold",7.5); row(["Totals:","",m(T[0],0),"","","","","",m(T[1]),"",m(T[2]),m(T[3]),m(T[2]+T[3]),m(T[4]+D2),m(T[5])]); c.setFont("Helvetica",7); c.drawString(30,st["y"],"* Amounts of applicants and pending leases are not included in the rent totals; deposits are.")
    c.showPage(); head(); c.setFont("Helvetica-Bold",9); c.drawString(30,st["y"],"Occupancy summary"); st["y"]-=14; c.setFont("Helvetica",8)
    for k,v in sorted(cnt.items())+[("Totals:",55)]: c.drawString(40,st["y"],k); c.drawRightString(180,st["y"],str(v)); c.drawRightString(230,st["y"],f"{v/55*100:.2f}%"); st["y"]-=11
    c.save(); occ=sum(v for k,v in cnt.items() if k.startswith("Occ")); vac=sum(v for k,v in cnt.items() if k.startswith("Vac"))
    save(fn,"MULTIFAMILY","RealPage OneSite rent roll detail, tower",True,"Parkline Tower","2026-03-01",55,occ,vac,rows)
ALL=[p1,p2,p3,p4,p5,p6,p7]

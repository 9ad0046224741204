from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
# ---------- 1 mainframe garden apartments
def d1():
    r=rng(101); nm=Names(r); name="g1-01-hollow-creek.pdf"; ason=date(2025,10,31)
    types={"1A1":(1,655,1045),"1A2":(1,702,1090),"2B1":(2,918,1285),"2B2":(2,964,1340),"3C1":(3,1188,1610)}
    f=lambda d:d.strftime("%m/%d/%y") if d else ""
    mon=lambda v,w:("%*s"%(w,("{:,.2f}".format(abs(v))+("-" if v<0 else " "))))
    lines=[];rows=[];G=dict(n=0,mk=0,rt=0,ch=0,dp=0,bal=0);cnt=dict(OC=0,NT=0,VA=0,MD=0)
    for b in ("01","02","03","04"):
        S=dict(n=0,mk=0,rt=0,ch=0,dp=0,bal=0)
        lines.append(("B",f"BUILDING {b}")); 
        ty=[r.choice(list(types)) for _ in range(6)]*2
        us=[f"{int(b)}{fl}{k}" for fl in (1,2) for k in "123456"]
        if b=="04": us=us[:10]
        for u,t in zip(us,ty):
            unit=f"{u[0]}{u[1]}0{u[2]}"; br,sf,mk=types[t]; mk+=10*(u[1]=="2")
            x=r.random(); st="VA" if x<.1 else "NT" if x<.17 else "OC"
            if unit=="1101": st="MD"
            cnt[st]+=1
            if st in("OC","NT"):
                fn,ln=nm(); tn=f"{ln}, {fn}".upper()[:17]
                mi=date(2025,10,1)-timedelta(days=r.randint(20,1500)); le=eom(addm(date(2025,10,1),r.randint(1,11)))
                if st=="NT": le=date(2025,11,30)
                rent=mk-r.choice([0,15,25,40,55,80,-10]); dep=r.choice([0,200,300,500]); bal=r.choice([0,0,0,0,0,-25.0,rent+75.0,112.5,-3.18,48])
                ch=[("RENT",rent)]+[c for c in [("PEST",4.0),("TRSH",12.5)]]
                if r.random()<.3: ch.append(("CPRT",35.0))
                if r.random()<.22: ch.append(("PETR",25.0))
                if r.random()<.08: ch.append(("CONC",-50.0))
                tot=sum(c[1] for c in ch)
                lines.append(("L",f"{unit:<6}{t:<5}{sf:>6,} {tn:<18} {st}  {f(mi):8}  {f(le):8} {mon(mk,10)} RENT {mon(rent,10)} {mon(dep,9)} {mon(bal,10)}"))
                for c,a in ch[1:]: lines.append(("L"," "*70+f"{c} {mon(a,10)}"))
                lines.append(("L"," "*70+f"TOTL {mon(tot,10)}*"))
                rows.append(row(unit=unit,building=b,unitType=t,area=sf,tenantName=tn,statusText=st,marketRent=float(mk),contractRent=float(rent),moveInDate=mi,leaseEndDate=le,deposit=float(dep),balance=float(bal),charges=[dict(code=c,amount=float(a)) for c,a in ch],totalCharges=float(tot)))
            else:
                rent=dep=bal=tot=0; lab="*** VACANT ***" if st=="VA" else "** MODEL UNIT **"
                lines.append(("L",f"{unit:<6}{t:<5}{sf:>6,} {lab:<18} {st}  {'':8}  {'':8} {mon(mk,10)}"))
                rows.append(row(unit=unit,building=b,unitType=t,area=sf,statusText=st,marketRent=float(mk)))
            for k,v in zip(("n","mk","rt","ch","dp","bal"),(1,mk,rent,tot,dep,bal)): S[k]+=v; G[k]+=v
        def tl(lab,S):
            lines.append(("L"," "*57+"-"*11+" "*6+"-"*10+" "+"-"*9+" "+"-"*10))
            lines.append(("L",f"{lab:<30}UNITS {S['n']:>4}"+" "*17+f"{mon(S['mk'],12)} RENT {mon(S['rt'],10)} {mon(S['dp'],9)} {mon(S['bal'],10)}"))
            lines.append(("L"," "*61+f"ALL CHARGES   {mon(S['ch'],10)}*"))
        tl(f"** BUILDING {b} TOTALS",S); lines.append(("L",""))
    tl("**** PROPERTY 0417 TOTALS",G); lines.append(("L",""))
    occ=cnt["OC"]+cnt["NT"]; n=sum(cnt.values())
    lines+= [("L","STATUS RECAP"),("L",f"   OC OCCUPIED ............ {cnt['OC']:>4}"),("L",f"   NT OCCUPIED ON NOTICE .. {cnt['NT']:>4}"),("L",f"   VA VACANT .............. {cnt['VA']:>4}"),("L",f"   MD MODEL (NOT RENTED) .. {cnt['MD']:>4}"),("L",f"   TOTAL UNITS ............ {n:>4}      OCCUPIED {occ:>4}   PCT {occ/n*100:6.2f}"),("L","*** END OF REPORT RR410 ***")]
    c=canvas.Canvas(doc(name),pagesize=landscape(letter)); W,H=landscape(letter)
    def head(p):
        c.setFont("Courier",8.6); y=H-36
        for s in (f"RR410-02  RUN 11/03/25 05:58:12          MERIDIAN BASIN MANAGEMENT CORPORATION                          PAGE {p:>4}",
                  "PROPERTY 0417 HOLLOW CREEK GARDENS            RESIDENT RENT ROLL - DETAIL OF CHARGES                AS OF 10/31/25","",
                  "UNIT  FLR     UNIT                       MOVED     LEASE       MARKET  CHG    CURRENT   DEPOSIT    BALANCE",
                  "NO    PLAN    SQFT RESIDENT           ST   IN      EXPIRES       RENT  CD      CHARGE   ON HAND        DUE",
                  "----- ---- ------- ------------------ -- --------  -------- ---------- ---- --------- --------- ----------"):
            c.drawString(30,y,s); y-=10.4
        return y
    p=1;y=head(p)
    for i,(k,s) in enumerate(lines):
        if y<40 or (k=="B" and y<90): c.showPage(); p+=1; y=head(p)
        if k=="B": y-=4
        c.drawString(30,y,s); y-=10.4
    c.save()
    save(name,"MULTIFAMILY","mainframe fixed-pitch print, charge lines under units, building totals, trailing minus",True,"HOLLOW CREEK GARDENS",ason,rows,n,occ,None)
# ---------- 2 storage web export
def d2():
    r=rng(102); nm=Names(r); name="g1-02-bluebird-storage.pdf"; ason=date(2025,11,3)
    specs=[("5x5",25,49),("5x10",50,72),("10x10",100,118),("10x15",150,149),("10x20",200,178),("10x30",300,245)]
    rows=[];data=[];tot=dict(std=0,rent=0,ins=0,bal=0); c=dict(Rented=0,Vacant=0,Overlocked=0,Unrentable=0)
    ids=[f"A{i:02d}" for i in range(1,23)]+[f"B{i:02d}" for i in range(1,21)]+[f"C{i:02d}" for i in range(1,17)]+["P1","P2","P3","P4"]
    for u in ids:
        if u[0]=="P": ty,sf,std=("Parking 12x35",420,95)
        else:
            s=specs[r.choice([0,1,1,2]) if u[0]=="A" else r.choice([2,2,3]) if u[0]=="B" else r.choice([4,4,5])]
            cl=u[0]=="A"; ty=s[0]+(" Climate" if cl else " Drive-Up"); sf=s[1]; std=s[2]+(14 if cl else 0)
        x=r.random(); st="Vacant" if x<.13 else "Overlocked" if x<.2 else "Rented"
        if u in("B11","C05"): st="Unrentable"
        c[st]+=1; tot["std"]+=std
        if st in("Rented","Overlocked"):
            fn,ln=nm(); tn=f"{fn} {ln}" if r.random()<.9 else f"{ln} {r.choice(['Plumbing','Electric','Catering'])} LLC"
            mi=ason-timedelta(days=r.randint(5,2200)); rent=round(std*r.choice([.85,.95,1,1,1.08,1.15]));ins=r.choice([0,11,11,15,None])
            bal=rent*2+20 if st=="Overlocked" else r.choice([0,0,0,0,-rent,rent])
            pt=date(2025,8,31) if st=="Overlocked" else date(2025,11,30) if bal<=0 else date(2025,10,31)
            if bal<0: pt=date(2025,12,31)
            data.append([u,ty,sf,tn,st,mi.strftime("%b %-d, %Y"),pt.strftime("%b %-d, %Y"),f"${std:,.2f}",f"${rent:,.2f}",f"${ins:,.2f}" if ins is not None else "",f"${bal:,.2f}" if bal>=0 else f"(${-bal:,.2f})"])
            rows.append(row(unit=u,unitType=ty,area=sf,tenantName=tn,statusText=st,moveInDate=mi,marketRent=float(std),contractRent=float(rent),charges=[dict(code="Insur.",amount=float(ins))] if ins is not None else None,balance=float(bal)))
            tot["rent"]+=rent;tot["ins"]+=ins or 0;tot["bal"]+=bal
        else:
            data.append([u,ty,sf,"",st,"","",f"${std:,.2f}","","",""]); rows.append(row(unit=u,unitType=ty,area=sf,statusText=st,marketRent=float(std)))
    n=len(ids);occ=c["Rented"]+c["Overlocked"]
    hd=["Unit","Unit Type","Sq Ft","Tenant","Status","Move-In","Paid Thru","Street Rate","Rent","Insur.","Balance"]
    m=lambda v:f"${v:,.2f}"
    data.append(["Totals","",f"{sum(x['area'] for x in rows):,}","",f"{occ} of {n}","","",m(tot["std"]),m(tot["rent"]),m(tot["ins"]),m(tot["bal"])])
    t=Table([hd]+data,repeatRows=1,colWidths=[36,72,32,100,52,58,58,52,46,40,50])
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("TEXTCOLOR",(0,0),(-1,0),colors.HexColor("#446688")),("LINEBELOW",(0,0),(-1,0),1,colors.HexColor("#446688")),
      ("ROWBACKGROUNDS",(0,1),(-1,-2),[colors.white,colors.HexColor("#f2f5f8")]),("ALIGN",(2,0),(2,-1),"RIGHT"),("ALIGN",(7,0),(-1,-1),"RIGHT"),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7),("LINEABOVE",(0,-1),(-1,-1),.7,colors.black),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
    P=ParagraphStyle("a",fontName="Helvetica-Bold",fontSize=15,leading=19); Q=ParagraphStyle("b",fontName="Helvetica",fontSize=8.5,leading=12,textColor=colors.HexColor("#555555"))
    k=Table([["Total units","Rented","Overlocked","Vacant","Unrentable","Unit occupancy"],[n,c["Rented"],c["Overlocked"],c["Vacant"],c["Unrentable"],f"{occ/n:.1%}"]],colWidths=[90]*6)
    k.setStyle(TableStyle([("FONT",(0,0),(-1,0),"Helvetica",7),("FONT",(0,1),(-1,1),"Helvetica-Bold",13),("TEXTCOLOR",(0,0),(-1,0),colors.grey),("BOX",(0,0),(-1,-1),.4,colors.lightgrey),("ALIGN",(0,0),(-1,-1),"CENTER"),("BOTTOMPADDING",(0,1),(-1,1),7)]))
    def pg(cv,d):
        cv.setFont("Helvetica",7); cv.drawString(24,letter[1]-18,"11/3/25, 8:14 AM"); cv.drawCentredString(306,letter[1]-18,"Rent Roll | StowDesk Manager")
        cv.drawString(24,14,"https://app.stowdesk.example/sites/2207/reports/rent-roll?status=all&print=1"); cv.drawRightString(588,14,f"{d.page}/3" if False else f"Page {d.page}")
    SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=8,rightMargin=8,topMargin=32,bottomMargin=28).build([Paragraph("Rent Roll",P),Paragraph("Site: <b>Bluebird Self Storage – Route 9</b> &nbsp;|&nbsp; As of: Nov 3, 2025 &nbsp;|&nbsp; Show: All units",Q),Spacer(1,5),k,Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
    save(name,"SELF_STORAGE","browser print of a web export, KPI strip, zebra table",False,"Bluebird Self Storage – Route 9",ason,rows,n,occ,None)
# ---------- 3 strip mall broker OM (planted total)
def d3():
    name="g1-03-larkspur-plaza.pdf"; r=rng(103)
    T=[("101-103","Greenway Market","Anchor",14200,date(2018,6,1),date(2033,5,31),12.40,2.95,[(date(2028,6,1),13.30)],"Two 5-yr"),
    ("104","Sunup Donuts","Inline",1250,date(2022,2,1),date(2027,1,31),27.00,7.10,[(date(2026,2,1),27.81)],"One 3-yr"),
    ("105","Palace Nails & Spa","Inline",1400,date(2020,9,1),date(2030,8,31),24.5,7.10,[(date(2026,9,1),25.24),(date(2027,9,1),26.0)],"None"),
    ("106","AVAILABLE","Inline",1800,None,None,None,None,[],""),
    ("107","Tri-County Vision Center","Inline",2650,date(2016,4,15),date(2026,4,30),22.0,7.10,[],"One 5-yr @ FMV"),
    ("108","Wok & Ladle","Restaurant",2200,date(2021,11,1),date(2031,10,31),26.25,7.35,[(date(2026,11,1),28.0)],"Two 5-yr"),
    ("109","Crestline Insurance Agency","Inline",1100,date(2023,7,1),date(2026,6,30),21.5,7.10,[],"None"),
    ("110-111","Paws & Claws Pet Supply","Junior anchor",5400,date(2019,3,1),date(2029,2,28),16.75,5.80,[(date(2027,3,1),17.60)],"Two 5-yr"),
    ("112","Metro Tax Pros","Inline",1200,date(2024,1,1),date(2026,12,31),23.0,7.10,[(date(2026,1,1),23.7)],"None"),
    ("113","AVAILABLE","Inline",1350,None,None,None,None,[],""),
    ("114","Bright Horizons Laundry","Inline",2900,date(2015,10,1),date(2030,9,30),19.25,7.10,[(date(2028,10,1),20.5)],"None"),
    ("Pad A","First Harbor Bank (ground lease)","Pad",3600,date(2012,5,1),date(2032,4,30),41.0,3.15,[(date(2027,5,1),45.1)],"Four 5-yr")]
    rows=[];body=[];A=B=M=C=0;occA=0
    for u,tn,ty,a,s,e,psf,cam,st,op in T:
        A+=a
        if s is None:
            body.append([tn,u,ty,f"{a:,}","%","–","–","–","–","–","–","",""]); rows.append(row(unit=u,unitType=ty,area=a,statusText="AVAILABLE")); continue
        mo=round(a*psf/12,2); an=round(mo*12,2); cm=round(a*cam/12,2);B+=an;M+=mo;C+=cm;occA+=a
        rs=[(d,round(a*p/12,2)) for d,p in st]
        body.append([tn,u,ty,f"{a:,}","%",s.strftime("%-m/%-d/%Y"),e.strftime("%-m/%-d/%Y"),f"${an:,.2f}",f"${an/a:.2f}",f"${mo:,.2f}",f"${cm:,.2f}","\n".join(f"{d.strftime('%-m/%-d/%Y')}  ${v:,.2f}" for d,v in rs),op])
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=tn,leaseStartDate=s,leaseEndDate=e,annualRent=an,contractRent=mo,charges=[dict(code="NNN",amount=cm)],rentSteps=[dict(date=d,amount=v) for d,v in rs],statusText="Occupied"))
    for b,x in zip(body,T): b[4]=f"{x[3]/A:.1%}"
    Bp=B+9000
    body.append(["TOTAL / 12 SUITES","","",f"{A:,}","100.0%","","",f"${Bp:,.2f}",f"${B/occA:.2f}",f"${M:,.2f}",f"${C:,.2f}","",""])
    body.append([f"Leased 10 suites","","",f"{occA:,}",f"{occA/A:.1%}"]+[""]*8); body.append([f"Available 2 suites","","",f"{A-occA:,}",f"{1-occA/A:.1%}"]+[""]*8)
    h1=["","","Space","GLA","","Lease term","","Base rent (in place)","","","Recoveries","Scheduled increases","Renewal"]
    h2=["Tenant","Suite","category","(SF)","Share","From","To","Per year","PSF","Per month","NNN / month","Date / new monthly rent","options"]
    t=Table([h1,h2]+body,colWidths=[128,46,58,44,40,54,54,66,38,58,54,98,66]); G=colors.HexColor("#2f5d50")
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8),("FONT",(0,0),(-1,1),"Times-Bold",8),("BACKGROUND",(0,0),(-1,1),G),("TEXTCOLOR",(0,0),(-1,1),colors.white),("SPAN",(5,0),(6,0)),("SPAN",(7,0),(9,0)),("ALIGN",(5,0),(9,0),"CENTER"),("LINEBELOW",(5,0),(9,0),.5,colors.white),("ALIGN",(3,1),(4,-1),"RIGHT"),("ALIGN",(7,1),(10,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,2),(-1,-4),.3,colors.HexColor("#b9c9c3")),("FONT",(0,-3),(-1,-3),"Times-Bold",8),("LINEABOVE",(0,-3),(-1,-3),1,G),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("TEXTCOLOR",(0,5),(0,5),colors.HexColor("#a03020")),("TEXTCOLOR",(0,11),(0,11),colors.HexColor("#a03020"))]))
    P=ParagraphStyle("a",fontName="Times-Bold",fontSize=20,leading=24,textColor=G); Q=ParagraphStyle("b",fontName="Times-Italic",fontSize=10,leading=13); N=ParagraphStyle("c",fontName="Times-Roman",fontSize=7.5,leading=9)
    def pg(cv,d):
        cv.setFillColor(G); cv.rect(0,0,legal[1],22,fill=1,stroke=0); cv.setFillColor(colors.white); cv.setFont("Times-Roman",8); cv.drawString(30,8,"CALLOWAY & STERN RETAIL ADVISORS   |   CONFIDENTIAL OFFERING MEMORANDUM"); cv.drawRightString(legal[1]-30,8,"18")
    SimpleDocTemplate(doc(name),pagesize=landscape(legal),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=36).build([Paragraph("Larkspur Plaza",P),Paragraph("Tenant schedule as of December 1, 2025 &nbsp;–&nbsp; 4410–4468 Larkspur Road",Q),Spacer(1,10),t,Spacer(1,8),Paragraph("Notes: Base rent excludes percentage rent. PSF figures are annual. Greenway Market has a co-tenancy clause tied to Suites 110-111. Increases are contractual; the amount given is the new monthly base rent. Information has been obtained from sources believed reliable; buyer to verify.",N)],onFirstPage=pg)
    save(name,"RETAIL","broker OM page, tenant first, grouped header, steps in a cell",True,"Larkspur Plaza",date(2025,12,1),rows,12,10,2,planted=dict(what=f"printed total of annual base rent {Bp:,.2f} is 9,000.00 more than the sum of the rows {B:,.2f}",kind="total_wrong"))
d1();d2();d3()

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
from fpdf import FPDF
d=dt.date
def S(c,x,y,s,al="l",f="Helvetica",z=8):
    c.setFont(f,z); s=str(s)
    (c.drawRightString if al=="r" else c.drawCentredString if al=="c" else c.drawString)(x,y,s)

def p1():  # Buildium style
    r=R("p1"); fn="larkspur_court_rentroll.pdf"; rows=[];data=[]
    P=ParagraphStyle("a",fontName="Helvetica",fontSize=7.6,leading=9); B=ParagraphStyle("b",parent=P,fontName="Helvetica-Bold",textColor=colors.HexColor("#33475b"))
    RB=ParagraphStyle("rb",parent=B,alignment=2)
    data.append([Paragraph(x,B) for x in ("UNIT","BED/BATH","TENANTS","LEASE STATUS","START","END")]+[Paragraph(x,RB) for x in ("MARKET RENT","RENT","RECURRING<br/>CREDITS","DEPOSITS<br/>HELD","BALANCE<br/>DUE")])
    plan={"1BR/1BA":(985,1040),"2BR/1BA":(1175,1245),"2BR/2BA":(1260,1325),"Studio":(790,835)}
    tm=tr=td=tb=tc=0
    occ=vac=0
    for i in range(28):
        u=f"{1+i//10}{i%10+1:02d}"; pl=["1BR/1BA","2BR/1BA","2BR/2BA","1BR/1BA","Studio"][i%5]; lo,mk=plan[pl]; tm+=mk
        if i in(4,13,22):
            vac+=1; data.append([u,pl,"Vacant","","","",m(mk),"","","",""]); rows.append(row(unit=u,unitType=pl,statusText="Vacant",marketRent=mk))
            if i==13:
                nm=r.name(); s=d(2025,11,15); e=eoy(s); rt=1025
                data.append([u,pl,nm,"Future",us(s),us(e),"","1,025.00","","600.00",""])
                rows.append(row(unit=u,unitType=pl,tenantName=nm,statusText="Future",leaseStartDate=s,leaseEndDate=e,contractRent=rt,deposit=600)); td+=600
            continue
        occ+=1; nm=r.name()
        if r.random()<.4: nm+=", "+r.name()
        s=r.first(d(2022,3,1),d(2025,9,1)); st="Active"
        if s.year<2024: e="At-will"
        else: e=eoy(s,1 if s>=d(2024,12,1) else 2)
        if i in(7,19): st="Notice"
        rt=lo+r.choice([0,15,-20,35,-45]); dep=r.choice([500,600,rt]); cr=-25 if i in(2,11) else None
        bal=r.choice([0,0,0,0,rt,75.0,-50.0,412.36])
        tr+=rt;td+=dep;tb+=bal;tc+=cr or 0
        data.append([u,pl,Paragraph(nm,P),st,us(s),us(e),m(mk),m(rt),"(25.00)" if cr else "",m(dep),m(bal) if bal>=0 else f"({m(-bal)})"])
        rows.append(row(unit=u,unitType=pl,tenantName=nm,statusText=st,leaseStartDate=s,leaseEndDate=e,marketRent=mk,contractRent=rt,deposit=dep,balance=bal,charges=[{"code":"RECURRING CREDITS","amount":cr}] if cr else None))
    data.append(["Total","28 units","","","","",m(tm),m(tr),f"({m(-tc)})",m(td),m(tb)])
    st=TableStyle([("FONT",(0,1),(-1,-1),"Helvetica",7.6),("ALIGN",(6,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"TOP"),("LINEBELOW",(0,0),(-1,-1),.4,colors.HexColor("#d5dce3")),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.6),("LINEABOVE",(0,-1),(-1,-1),1,colors.black),("TOPPADDING",(0,0),(-1,-1),4),("BOTTOMPADDING",(0,0),(-1,-1),4)])
    t=Table(data,colWidths=[36,58,138,62,58,58,62,62,62,62,62],repeatRows=1); t.setStyle(st)
    def pg(c,doc):
        S(c,40,25,"Created 10/31/2025 at 4:12 PM by Bellweather Property Services",z=7); S(c,752,25,f"Page {doc.page}","r",z=7)
    H=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,leading=20)
    SimpleDocTemplate(D(fn),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=42,title="Rent roll").build(
     [Paragraph("Rent roll",H),Paragraph("<b>Larkspur Court Apartments</b> - 4418 Dunmore Ave, Kettering Falls, OH",P),Paragraph("As of 10/31/2025 &nbsp;|&nbsp; Lease status: Active, Notice, Future &nbsp;|&nbsp; Future rents are not in the totals; deposits received are",P),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
    save(fn,"MULTIFAMILY","Buildium style roll with future row",rows,28,occ,vac,"Larkspur Court Apartments","2025-10-31",hard="future tenant row, wrapped names, shared total")

def p2():  # email printed
    r=R("p2"); fn="FW_rent_list_birch_calloway.pdf"; c=canvas.Canvas(D(fn),pagesize=letter); rows=[]
    S(c,50,745,"Nadine Trowell <nadine@trowellrentals.example>",f="Helvetica-Bold",z=10); c.line(50,738,560,738)
    y=724
    for a,b in (("From:","Nadine Trowell"),("Sent:","Monday, November 3, 2025 8:47 AM"),("To:","Lakeshore Community Bank - Loans"),("Subject:","FW: Rent list Birch & Calloway duplexes as of 11/1/25")):
        S(c,50,y,a,f="Helvetica-Bold",z=9); S(c,105,y,b,z=9); y-=13
    y-=10
    for l in ("Hi Pete, here are the duplexes the way Carol keeps them. HAP is what the housing authority sends us, the rest","comes from the tenant. Rent is the full contract rent. Calloway 219 B is empty, new flooring going in this week.","Lawn mowing is on us, nobody pays pet rent except where it says so."):
        S(c,50,y,l,z=9.5); y-=13
    y-=10; M="Courier"; z=7.6
    def ln(s,b=False):
        nonlocal y; S(c,50,y,s,f="Courier-Bold" if b else M,z=z); y-=11.5
    fmt="%-7s%-23s%-10s%9s%9s%9s%9s  %-10s%-6s"
    ln(fmt%("Unit","Tenant","In since","Deposit","Rent","HAP","Tenant","Lease thru",""),1)
    ln(fmt%("","","","","","share","share","","pet"),1); ln("-"*104)
    T=H=TT=DP=0; n=0
    for street,nums in (("BIRCH ST",[412,416,420]),("CALLOWAY AVE",[215,219,223])):
        ln(street,1); st=0
        for nb in nums:
            for x in "AB":
                u=f"{nb} {x}"
                if u=="219 B":
                    ln(fmt%(u,"** vacant **","","","","","","","")); rows.append(row(unit=u,building=street,statusText="vacant")); continue
                nm=r.name(); n+=1; mi=r.first(d(2014,1,1),d(2025,6,1)); dep=r.choice([400,450,500,650]); rent=r.choice([695,725,740,775,810,825]); hap=r.randrange(220,610) if u in("412 B","420 A","215 B","219 A","223 B") else 0; pet=25 if u in("416 B","223 A") else None
                e="m-t-m" if mi.year<2023 else r.choice([d(2026,3,31),d(2026,5,31),d(2026,8,31)])
                ln(fmt%(u,nm,us2(mi),f"{dep:,}",f"{rent:,}",f"{hap}" if hap else "-",f"{rent-hap}",us2(e),f"+{pet}" if pet else ""))
                rows.append(row(unit=u,building=street,tenantName=nm,moveInDate=mi,deposit=dep,contractRent=rent,leaseEndDate=e,charges=[{"code":"pet","amount":pet}] if pet else None))
                st+=rent;T+=rent;H+=hap;TT+=rent-hap;DP+=dep
        y-=3
    ln("-"*104); ln(fmt%("12","TOTAL","",f"{DP:,}",f"{T:,}",f"{H:,}",f"{TT:,}","","+50"),1)
    y-=14
    for l in ("11 of 12 rented. 412 A is Carol's cousin but she pays the same as everybody.","","Thanks,","Nadine","Trowell Rentals LLC   (cell is best)"):
        S(c,50,y,l,z=9.5); y-=13
    S(c,306,30,"1","c",z=8); c.save()
    save(fn,"MULTIFAMILY","email printed to PDF, monospace list",rows,12,11,1,"Birch & Calloway duplexes","2025-11-01",hard="HAP shares, street headings, plain text")

def p3():  # church
    r=R("p3"); fn="St_Brannoc_space_leases.pdf"; c=canvas.Canvas(D(fn),pagesize=letter); rows=[]
    TF="Times-Roman";TB="Times-Bold";TI="Times-Italic"
    S(c,306,740,"ST. BRANNOC PARISH CENTER & OLD SCHOOL","c",TB,15); S(c,306,723,"Schedule of Space Leases, September 30, 2025","c",TI,11)
    S(c,306,709,"prepared by Quarrington Management for the Finance Council","c",TF,9)
    X=[50,105,270,378,468,562]
    def hdr(y):
        c.setLineWidth(1.2); c.line(48,y+25,564,y+25); 
        for x,a,b,al in zip(X,("Room","Lessee","Kind of space","Sq. Ft.","Monthly","Yearly"),("","   Term","   Security","","Rent","Rent"),"lllrrr"): S(c,x,y+13,a,al,TB,9.5); S(c,x,y+2,b,al,TB,9.5)
        c.setLineWidth(.5); c.line(48,y-3,564,y-3)
    hdr(668); y=650
    L=[("School 101","Little Acorns Preschool Inc.","Classroom",840,1050,1),("School 102","Little Acorns Preschool Inc.","Classroom",835,1050,1),("School 103",None,"Classroom",835,0,0),("School 104","Tri-County Literacy Council","Classroom",820,780,0),("School 201","Brushstroke Art Co-op","Studio",910,865,1),("School 202","Pemberly Dance Academy","Studio",1640,1520,1),("School 203",None,"Classroom",820,0,0),("School 204","Hearthside Hospice Volunteers","Office",410,425,0),("School 205","Ruckert & Daughter Bookkeeping","Office",395,440,0),("Gym","Northfork Youth Hoops","Gymnasium",6200,2350,1),("Kitchen","Second Supper Catering LLC","Commissary kitchen",1180,1475,0),("Rectory 1","Alban Speight","Apartment",690,815,0),("Rectory 2","Fr. T. Olmos (pastor)","Apartment",720,0,0),("Garage A","Hollis Brisco","Garage",240,95,0)]
    tm=ta=ar=td=0
    for u,nm,k,a,mo,step in L:
        if y<120:
            S(c,306,40,"- 1 -","c",TF,9); c.showPage(); S(c,50,740,"St. Brannoc, space leases, continued",f=TI,z=10); hdr(700); y=682
        ar+=a; S(c,X[0],y,u,f=TF,z=9.5); S(c,X[2],y,k,f=TF,z=9.5); S(c,X[3],y,f"{a:,}","r",TF,9.5)
        if not nm:
            S(c,X[1],y,"(available)",f=TI,z=9.5); rows.append(row(unit=u,unitType=k,area=a,statusText="available")); y-=36; continue
        S(c,X[1],y,nm,f=TF,z=9.5); S(c,X[4],y,m(mo),"r",TF,9.5); S(c,X[5],y,m(mo*12),"r",TF,9.5)
        tm+=mo; ta+=mo*12; q=dict(unit=u,tenantName=nm,unitType=k,area=a,contractRent=mo,annualRent=mo*12)
        y-=12
        if "pastor" in nm: S(c,X[1]+8,y,"no lease, no charge (housing of the clergy)",f=TI,z=9)
        elif u=="Garage A": S(c,X[1]+8,y,"month to month",f=TI,z=9); q["leaseEndDate"]="month to month"
        else:
            s=r.first(d(2021,6,1),d(2024,9,1)); e=eoy(s,r.choice([5,6])); dep=mo if r.random()<.7 else 500
            S(c,X[1]+8,y,f"{us(s)} to {us(e)}",f=TF,z=9); S(c,X[2]+8,y,m(dep),f=TF,z=9); q.update(leaseStartDate=s,leaseEndDate=e,deposit=dep); td+=dep
            if step:
                sd=d(2026,s.month if s.month<9 else 9,1); am=round(mo*1.03,0); S(c,X[3]-20,y,f"goes to {m(am)} on {us(sd)}",f=TI,z=9); q["rentSteps"]=[dict(date=iso(sd),amount=am)]
        rows.append(row(**q)); y-=24
    c.line(48,y+12,564,y+12); S(c,X[0],y,"Total, 13 rooms and 1 garage",f=TB,z=9.5); S(c,X[3],y,f"{ar:,}","r",TB,9.5);S(c,X[4],y,m(tm),"r",TB,9.5);S(c,X[5],y,m(ta),"r",TB,9.5)
    S(c,X[2]-90,y-13,f"Security held in the parish account: {m(td)}",f=TB,z=9.5)
    S(c,50,y-40,"11 rooms are let or used, 2 available. The garage is not counted as a room. Sunday use of the gym stays with the parish.",f=TI,z=9)
    S(c,306,40,"- %d -"%c.getPageNumber(),"c",TF,9) ; c.save()
    save(fn,"OTHER","Word-like church/school schedule, two-line records",rows,13,11,2,"ST. BRANNOC PARISH CENTER & OLD SCHOOL","2025-09-30",hard="two-line records, garage row no unit, pastor at 0")

def p4():  # marina
    r=R("p4"); fn="PelicanReach_slips_0825.pdf"; W,Hh=landscape(legal); c=canvas.Canvas(D(fn),pagesize=(W,Hh)); rows=[]
    cols=[("SLIP",40,"l"),("SIZE / TYPE",80,"l"),("BOATER",165,"l"),("VESSEL",300,"l"),("CONTRACT\nFROM",400,"l"),("CONTRACT\nTO",458,"l"),("DEPOSIT",560,"r"),("SLIP RENT\nPER MONTH",632,"r"),("SHORE\nPOWER",696,"r"),("LIVE-\nABOARD",756,"r"),("DOCK\nBOX",806,"r"),("TOTAL\nBILLED",872,"r"),("BALANCE\n8/31/25",950,"r")]
    y=0;pg=0
    def head():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; S(c,40,Hh-34,"PELICAN REACH MARINA",f="Helvetica-Bold",z=13); S(c,40,Hh-48,"Slip holder list, August 2025 billing",z=9); S(c,950,Hh-34,f"run 08/31/2025  page {pg}","r",z=8)
        c.setFillColor(colors.HexColor("#1d4e6b")); c.rect(36,Hh-84,920,26,fill=1,stroke=0); c.setFillColor(colors.white)
        for t,x,al in cols:
            p=t.split("\n"); 
            for i,q in enumerate(p): S(c,x,Hh-68-(i*10 if len(p)>1 else 5),q,al,"Helvetica-Bold",7)
        c.setFillColor(colors.black); y=Hh-98
    head(); G=[0]*7; occ=vac=dn=0; vess="Second Wind|Tight Lines|Miss Fortune|Salt Lick|Reel Therapy|Patience|Gull's Way|Knot Today|Blue Heron|Lazy Daze|Windfall|Kestrel|Drift|Sea Biscuit|Old Bay".split("|")
    def nums(v,b=True):
        for (t,x,al),q in zip(cols[6:],v): S(c,x,y,"-" if q==0 and not b else m(q),al,"Helvetica-Bold" if b else "Helvetica",7.5)
    for dk,n,typ,base in (("A",20,"25' open",235),("B",20,"30' open",290),("C",18,"30' covered",385),("D",18,"40' covered",520),("E",20,"35' open",345),("F",16,"50' T-head",690)):
        if y<90: head()
        c.setFillColor(colors.HexColor("#dbe8ef")); c.rect(36,y-3,920,12,fill=1,stroke=0); c.setFillColor(colors.black); S(c,40,y,f"DOCK {dk}",f="Helvetica-Bold",z=8); y-=12.5
        sub=[0]*7
        for i in range(1,n+1):
            if y<44: head(); S(c,40,y,f"DOCK {dk} (cont.)",f="Helvetica-Bold",z=8); y-=12.5
            u=f"{dk}-{i:02d}"; S(c,40,y,u,z=7.5); S(c,80,y,typ,z=7.5)
            if u=="E-11":
                S(c,165,y,"OUT OF SERVICE",f="Helvetica-Oblique",z=7.5); rows.append(row(unit=u,building=f"DOCK {dk}",unitType=typ,statusText="OUT OF SERVICE")); dn+=1
            elif r.random()<.13:
                S(c,165,y,"VACANT",f="Helvetica-Oblique",z=7.5); rows.append(row(unit=u,building=f"DOCK {dk}",unitType=typ,statusText="VACANT")); vac+=1
            else:
                occ+=1; nm=r.name(1); s=r.first(d(2024,9,1),d(2025,8,1)); e=eoy(s); rt=base+r.choice([0,0,0,-15,10]); pw=r.choice([0,35,35,50]); lv=r.choice([0]*6+[125]); bx=r.choice([0,0,8]); tot=rt+pw+lv+bx; bal=r.choice([0]*6+[tot,tot*2,-rt]); dep=r.choice([base,200])
                for x,t in ((165,nm),(300,r.choice(vess)),(400,us2(s)),(458,us2(e))): S(c,x,y,t,z=7.5)
                v=[dep,rt,pw,lv,bx,tot,bal]
                for (t,x,al),q in zip(cols[6:],v): S(c,x,y,"" if q==0 and t!="BALANCE\n8/31/25" else (m(q) if q>=0 else m(-q)+"-"),al,z=7.5)
                sub=[a+b for a,b in zip(sub,v)]
                ch=[{"code":k,"amount":q} for k,q in (("SHORE POWER",pw),("LIVE-ABOARD",lv),("DOCK BOX",bx)) if q]
                rows.append(row(unit=u,building=f"DOCK {dk}",unitType=typ,tenantName=nm,leaseStartDate=s,leaseEndDate=e,deposit=dep,contractRent=rt,charges=ch or None,totalCharges=tot,balance=bal))
            y-=11.5
        c.line(520,y+8.5,956,y+8.5); S(c,300,y,f"Dock {dk}: {n} slips",f="Helvetica-Bold",z=7.5); nums(sub); y-=16; G=[a+b for a,b in zip(G,sub)]
    wrong=G[:]; wrong[1]+=1000
    if y<110: head()
    c.setLineWidth(1.2); c.line(36,y+8,956,y+8); S(c,40,y-2,"ALL DOCKS",f="Helvetica-Bold",z=8.5); y-=2; nums(wrong); y-=26
    S(c,40,y,f"Slips {occ+vac+dn}     Under contract {occ}     Vacant {vac}     Out of service {dn}",z=8.5); c.save()
    save(fn,"OTHER","marina slip list, legal landscape, docks",rows,occ+vac+dn,occ,vac,"PELICAN REACH MARINA","2025-08-31",planted=dict(what=f"ALL DOCKS slip rent per month printed {m(wrong[1])}, the docks add to {m(G[1])}",kind="total_wrong"),hard="112 slips, multi-page, trailing minus credits")

def p5():  # ledger
    r=R("p5"); fn="wexley_november_ledger.pdf"; c=canvas.Canvas(D(fn),pagesize=letter); rows=[]; I="Times-Italic"
    c.setFillColor(colors.HexColor("#fbf8ec")); c.rect(0,0,612,792,fill=1,stroke=0); c.setStrokeColor(colors.HexColor("#9cc3d5")); c.setLineWidth(.5)
    for k in range(30): c.line(24,672-k*20,588,672-k*20)
    c.setStrokeColor(colors.HexColor("#d98a8a"))
    xs=[24,58,168,218,262,302,356,400,454,500,588]
    for x in xs[1:-1]: c.line(x,700,x,672-29*20)
    c.setFillColor(colors.HexColor("#1a2a66"))
    S(c,60,742,"The Wexley   17 Tannery Row",f="Times-BoldItalic",z=17); S(c,60,722,"Rents November 2025",f=I,z=14); S(c,560,742,"p. 11","r",I,12)
    for x,t,al in ((28,"Apt","l"),(62,"Name","l"),(214,"Rent","r"),(258,"Garage","r"),(298,"Late","r"),(352,"Due","r"),(360,"Paid on","l"),(450,"Paid","r"),(496,"Owes","r"),(504,"Remarks","l")): S(c,x,680,t,al,"Times-BoldItalic",11)
    y=656; T=[0]*6; occ=vac=0
    rem={2:"mo to mo",5:"notice, out 11/30",9:"super, ½ rent",12:"called 11/9",14:"mo to mo"}
    for i in range(17):
        u="1 2 3 4 5 6 7 8 9 10 11 12 14 15 16 17".split()[i] if i<16 else "cellar"
        S(c,28,y,u,f=I,z=11.5)
        if i==16:
            S(c,62,y,"Laundry machines",f=I,z=11.5); S(c,352,y,"86.50","r",I,11.5); S(c,362,y,"11/12",f=I,z=11.5); S(c,450,y,"86.50","r",I,11.5); S(c,496,y,"0","r",I,11.5); T[3]+=86.5;T[4]+=86.5
            rows.append(row(unit=u,tenantName="Laundry machines",totalCharges=86.5,balance=0)); y-=20; continue
        if i in (6,10):
            S(c,62,y,"empty",f=I,z=11.5); S(c,504,y,"painting" if i==6 else "show Sat.",f=I,z=10); vac+=1; rows.append(row(unit=u,statusText="empty")); y-=20; continue
        occ+=1; nm=r.name() if i!=9 else "Gus Tillman"; nm=nm[0]+". "+nm.split()[1]; rt=r.choice([880,910,925,950,1015,1040]) if i!=9 else 440; ga=r.choice([0,0,65]); la=40 if i in(3,12) else 0; due=rt+ga+la; pd=due if i not in(3,8,12) else {3:due-300,8:due-65 if ga else due-100,12:0}[i]
        v=[rt,ga,la,due,pd,due-pd]; T=[a+b for a,b in zip(T,v)]
        S(c,62,y,nm,f=I,z=11.5)
        for x,q,k in ((214,rt,0),(258,ga,1),(298,la,1),(352,due,0),(450,pd,1),(496,due-pd,2)):
            if q or k==2: S(c,x,y,f"{q:,}" ,"r",I,11.5)
        if pd: S(c,362,y,f"11/{r.randrange(1,9)}",f=I,z=11.5)
        if i in rem: S(c,503,y,rem[i],f=I,z=10)
        rows.append(row(unit=u,tenantName=nm,contractRent=rt,charges=[{"code":k,"amount":q} for k,q in (("Garage",ga),("Late",la)) if q] or None,totalCharges=due,balance=due-pd,leaseEndDate="mo to mo" if rem.get(i)=="mo to mo" else None)); y-=20
    c.setStrokeColor(colors.HexColor("#1a2a66")); c.line(170,y+15,500,y+15)
    for x,q in zip((214,258,298,352,450,496),T): S(c,x,y,f"{q:,.2f}" if q%1 else f"{int(q):,}","r","Times-BoldItalic",10.5)
    S(c,62,y,"Totals",f="Times-BoldItalic",z=12); S(c,62,y-40,f"{occ} rented, {vac} empty. There is no 13. Deposit slip 11/13 for what was in by then.",f=I,z=11.5); c.save()
    save(fn,"MULTIFAMILY","ledger kept by hand, ruled paper",rows,16,occ,vac,"The Wexley","2025-11",hard="laundry row no unit, totals incl. it, due/paid/owes")

def p6():  # QuickBooks-like
    r=R("p6"); fn="Harmon_Block_rent_roll_QB.pdf"; c=canvas.Canvas(D(fn),pagesize=letter); rows=[]; y=0;pg=0
    A="Helvetica";Bd="Helvetica-Bold"
    def head():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1
        S(c,36,764,"9:14 AM",f=Bd,z=7.5);S(c,36,754,"12/02/25",f=Bd,z=7.5);S(c,36,744,"Accrual Basis",f=Bd,z=7.5)
        S(c,320,764,"Harmon Block LLC","c",Bd,12);S(c,320,749,"Rent Roll by Unit","c",Bd,14);S(c,320,736,"As of December 1, 2025","c",Bd,9.5)
        for x,t,al in ((190,"Customer","l"),(318,"Begin","c"),(368,"End","c"),(425,"Sq Ft","r"),(440,"Item","l"),(576,"Amount","r")): S(c,x,716,t,al,Bd,8)
        for a,b in ((186,290),(296,340),(346,392),(398,428),(436,520),(530,578)): c.line(a,712,b,712)
        y=700; S(c,576,24,f"Page {pg}","r",z=7)
    head(); G=0; occ=vac=0; sec=[("Storefronts",["Store 1","Store 2","Store 3","Store 4","Store 5"]),("Flats 2nd floor",[f"2{x}" for x in "ABCDEFG"]),("Flats 3rd floor",[f"3{x}" for x in "ABCDEFG"]),("Other",["Roof"])]
    biz=iter(["Threadbare Vintage LLC","Moxie Nail Bar","Dufresne Shoe Repair","Corner Crumb Bakery Inc."]); 
    for s,us_ in sec:
        if y<110: head()
        S(c,36,y,s,f=Bd,z=8); y-=12; st=0
        for u in us_:
            if y<90: head(); S(c,36,y,s+" (continued)",f=Bd,z=8); y-=12
            S(c,48,y,u,f=Bd,z=8); a=r.randrange(820,1900,10) if s=="Storefronts" else r.choice([560,610,720]) if s!="Other" else None
            if a: S(c,425,y,f"{a:,}","r",z=8)
            if u in("Store 4","2E","3B"):
                S(c,190,y,"VACANT",z=8); vac+=1; rows.append(row(unit=u,section=s,area=a,statusText="VACANT")); y-=14; continue
            if s!="Other": occ+=1
            if s=="Storefronts": nm=next(biz); rt=round(a*r.choice([1.15,1.25,1.3])); it=[("Base Rent",rt),("CAM",round(a*.22,2)),("RE Tax",round(a*.17,2))]; b=r.first(d(2021,1,1),d(2024,6,1)); e=eoy(b,5)
            elif s=="Other": nm="SkyLark Wireless"; it=[("Antenna",650)]; rt=650; b=d(2019,7,1); e=d(2029,6,30)
            else:
                nm=r.name(); rt=r.choice([845,870,895,940,985]); it=[("Apt Rent",rt)]; b=r.first(d(2022,1,1),d(2025,11,1)); e="MTM" if b.year<2024 else eoy(b,1 if b>d(2024,12,1) else 2)
                if r.random()<.4: it.append(("Parking",60))
                if r.random()<.3: it.append(("Pet Fee",35))
                if r.random()<.2: it.append(("Late Fee",50))
            S(c,190,y,nm,z=8);S(c,318,y,us2(b),"c",z=8);S(c,368,y,us2(e),"c",z=8)
            for k,q in it: S(c,440,y,k,z=8);S(c,576,y,m(q),"r",z=8);y-=10.5
            tot=round(sum(q for _,q in it),2); c.line(530,y+8,578,y+8); S(c,60,y-1,f"Total {u}",z=8); S(c,576,y-1,m(tot),"r",z=8); y-=15; st+=tot
            rows.append(row(unit=u,section=s,tenantName=nm,leaseStartDate=b,leaseEndDate=e,area=a,contractRent=rt,charges=[{"code":k,"amount":q} for k,q in it],totalCharges=tot))
        c.line(530,y+9,578,y+9); S(c,36,y,f"Total {s}",f=Bd,z=8); S(c,576,y,m(st),"r",Bd,8); y-=18; G+=st
    S(c,36,y,"TOTAL",f=Bd,z=8.5); S(c,576,y,m(G),"r",Bd,8.5); c.line(530,y-2,578,y-2);c.line(530,y-4,578,y-4); c.save()
    save(fn,"MIXED_USE","QuickBooks report, items under units",rows,19,occ,vac,"Harmon Block LLC","2025-12-01",hard="charge lines under unit, roof antenna row no unit")

def p7():  # RV park
    r=R("p7"); fn="Juniper_Flats_RV_sites.pdf"; p=FPDF("P","pt","Letter"); p.set_auto_page_break(False); rows=[]
    Wd=[34,62,112,56,52,52,40,30,56,56]; Hd=["Site","Hookup","Guest / resident","Arrived","Lot rent","Electric","Kid/pet","WiFi","Month total","Still owed"]
    def head():
        p.add_page(); p.set_font("Times","B",16); p.set_xy(30,26); p.cell(300,18,"Juniper Flats RV Park"); p.set_font("Times","",10); p.set_xy(30,46); p.cell(400,12,"Monthly & annual sites, billing of October 1, 2025 (prepared Oct. 6, 2025)"); p.set_xy(30,66); p.set_font("Helvetica","B",7.5); p.set_fill_color(225,225,215)
        for w,h in zip(Wd,Hd): p.cell(w,16,h,1,align="C",fill=True)
        p.set_xy(30,82)
    head(); G=[0]*6; occ=vac=0
    n=0
    for i in range(1,53):
        if p.get_y()>730: head()
        n+=1; ty="50A pull-thru" if i<=18 else "30A back-in" if i<=40 else "50A back-in"; base={"50A pull-thru":525,"30A back-in":430,"50A back-in":475}[ty]; u=f"{i}"
        p.set_x(30); p.set_font("Helvetica","",7.5)
        if i in(7,8,23,31,32,39,47,50):
            vac+=1; v=[u,ty,"open"]+[""]*7; rows.append(row(unit=u,unitType=ty,statusText="open"))
        else:
            occ+=1; camp=i in(1,41); nm=r.name(); a=r.date(d(2019,3,1),d(2025,9,20)); rt=0 if camp else base-r.choice([0,0,25]); el=round(r.uniform(38,141),2); pt=r.choice([0,0,20]); wf=r.choice([0,15]); tot=round(rt+el+pt+wf,2); ow=r.choice([0]*5+[tot,round(tot/2,2)])
            if camp: nm+=" (host)"
            q=[rt,el,pt,wf,tot,ow]; G=[round(x+z,2) for x,z in zip(G,q)]
            v=[u,ty,nm,a.strftime("%b %d, %Y"),m(rt),m(el),m(pt) if pt else "",m(wf) if wf else "",m(tot),m(ow) if ow else "paid"]
            rows.append(row(unit=u,unitType=ty,tenantName=nm,moveInDate=a,contractRent=rt,charges=[{"code":k,"amount":z} for k,z in (("Electric",el),("Kid/pet",pt),("WiFi",wf)) if z],totalCharges=tot,balance=ow if ow else None))
        for k,(w,t) in enumerate(zip(Wd,v)): p.cell(w,12.5,t,"B",align="R" if k>3 else "L")
        p.ln(12.5)
    if p.get_y()>640: head()
    p.set_x(30); p.set_font("Helvetica","B",7.5); p.cell(sum(Wd[:4]),16,"52 sites","T")
    for w,q in zip(Wd[4:],G): p.cell(w,16,m(q) if q<1e4 or w>45 else f"{q:,.0f}","T",align="R")
    p.ln(26); p.set_x(30); p.set_font("Times","",10)
    for l in (f"{occ} sites taken (two of them camp hosts at no lot rent), {vac} open.","Overnight sites N1 to N14 are not in this list. Dump station and propane go through the store.","Electric is the September meter at 14 cents."):
        p.set_x(30); p.cell(500,13,l); p.ln(13)
    p.output(D(fn))
    save(fn,"MANUFACTURED_HOUSING","RV park site list, fpdf grid",rows,52,occ,vac,"Juniper Flats RV Park","2025-10-01",hard="numeric site ids, hosts at 0, paid word for balance")

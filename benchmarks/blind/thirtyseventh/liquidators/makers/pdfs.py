from common import *
from reportlab.lib.pagesizes import A4,landscape,letter,A3
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (("Serif","liberation/LiberationSerif-Regular"),("SerifB","liberation/LiberationSerif-Bold"),("SerifI","liberation/LiberationSerif-Italic"),("Nar","liberation/LiberationSansNarrow-Regular"),("NarB","liberation2/LiberationSans-Bold"),("Cond","dejavu/DejaVuSansCondensed"),("CondB","dejavu/DejaVuSansCondensed-Bold")):
    pdfmetrics.registerFont(TTFont(n,f"/usr/share/fonts/truetype/{f}.ttf"))
m2=lambda x:f"{x:,.2f}"
# ---------- 1 terrace, Alto-like
def p1():
    g=N(1101);r=g.r;f="terrace_rent_schedule_colliers_row.pdf"
    rows=[];data=[["Property","Tenant(s)","Beds","Start of\ntenancy","Fixed term\nto","Rent\n£ pcm","Deposit\n£","Held by","Arrears\n£","Remarks"]]
    c=PS("c",fontName="Helvetica",fontSize=7.4,leading=8.8)
    T=[0,0,0];occ=0;nos=list(range(1,36,2))
    for i,n in enumerate(nos):
        u=f"{n} Colliers Row"; beds=r.choice([2,2,3])
        ty=f"{beds}-bed "+("end terrace" if i in(0,len(nos)-1) else "mid terrace")
        if i in(4,11):
            rem=["Void, boarded. Last let to Feb 2025","Void - under repair following leak"][i==11]
            data.append([u,"VOID",Paragraph(ty,c),"","","","","","",Paragraph(rem,c)])
            rows.append(row(unit=u,unitType=ty,statusText="VOID"));continue
        a=g.full();ten=f"Ms {a[0]} {a[1]}" if r.random()<.5 else f"Mr {a[0]} {a[1]}"
        if r.random()<.4:
            b=g.full();ten+=f" & {b[0]} {b[1]}"
        sd=g.date(2018,2024);ed=less1(addm(sd,12));per=ed<dt.date(2025,4,30)
        rent=r.randrange(525,790,5);dep=round(rent*12/52*5) if r.random()<.8 else rent
        arr=r.choice([0,0,0,0,rent,rent*2,125.5,round(rent*.5,2)])
        rem="s.8 notice served 02/04/25" if arr>rent else ("Pays weekly via UC" if r.random()<.2 else "")
        end="Periodic" if per else ed.strftime("%d/%m/%Y")
        data.append([u,Paragraph(ten,c),Paragraph(ty,c),sd.strftime("%d/%m/%Y"),end,m2(rent),m2(dep),r.choice(["DPS","TDS","MyDeposits"]),m2(arr),Paragraph(rem,c)])
        rows.append(row(unit=u,tenantName=ten,unitType=ty,statusText="Occupied",leaseStartDate=sd,leaseEndDate=("Periodic" if per else ed),contractRent=rent,deposit=dep,balance=arr))
        T[0]+=rent;T[1]+=dep;T[2]+=arr;occ+=1
    data.append(["Total (18 houses, 16 let)","","","","",m2(T[0]),m2(T[1]),"",m2(T[2]),""]);assert len(nos)==18 and occ==16
    t=Table(data,colWidths=[x*mm for x in(30,46,24,19,19,19,18,20,19,48)],repeatRows=1)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.4),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.6),("BACKGROUND",(0,0),(-1,0),C.HexColor("#243a5e")),("TEXTCOLOR",(0,0),(-1,0),C.white),("ALIGN",(5,0),(6,-1),"RIGHT"),("ALIGN",(8,0),(8,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,0),(-1,-1),.25,C.lightgrey),("ROWBACKGROUNDS",(0,1),(-1,-2),[C.white,C.HexColor("#f3f6fa")]),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.6),("LINEABOVE",(0,-1),(-1,-1),1,C.black),("SPAN",(0,-1),(2,-1))]))
    s=PS("s",fontName="Helvetica",fontSize=9,leading=12)
    SimpleDocTemplate(doc(f),pagesize=landscape(A4),margins=0,leftMargin=15*mm,rightMargin=15*mm,topMargin=12*mm,bottomMargin=12*mm).build([Paragraph("<b>Hallam Pyke Lettings</b>&nbsp;&nbsp;Managing agents, 4 Station Parade",s),Spacer(1,4),Paragraph("<font size=14><b>Rent Schedule - Colliers Row, Thornby</b></font>",s),Spacer(1,6),Paragraph("Prepared for the Joint Fixed Charge Receivers of Marl Terrace Estates Ltd. Position as at 30 April 2025. Rents are per calendar month, inclusive of nothing.",s),Spacer(1,6),t,Spacer(1,8),Paragraph("<font size=7>Where a fixed term has run out the tenancy is shown as Periodic. Arrears are net of cleared receipts to close of business on 30/04/2025. E&amp;OE.</font>",s)])
    save(f,"SINGLE_FAMILY_RENTAL","Alto-like agent rent schedule, wrapped cells, A4 landscape",False,"Colliers Row, Thornby",dt.date(2025,4,30),18,16,2,rows)
# ---------- 2 Qube-like large, two-line records
def p2():
    g=N(1202);r=g.r;f="qube_tenancy_schedule_ferrier_quay.pdf";rows=[]
    cv=canvas.Canvas(doc(f),pagesize=landscape(A4));W,H=landscape(A4);pg=[0];y=[0]
    X=dict(unit=28,desc=92,ten=200,st=378,en=440,pcm=560,ann=632,dep=704,bal=W-40)
    def head():
        pg[0]+=1;cv.setFont("Courier-Bold",9);cv.drawString(28,H-30,"TENANCY SCHEDULE BY BLOCK");cv.setFont("Courier",8)
        cv.drawRightString(W-40,H-30,f"Page {pg[0]}");cv.drawString(28,H-41,"Property  0417  Ferrier Quay, Salford Basin");cv.drawRightString(W-40,H-41,"Run 02/06/2025 09:14   Position date 31/05/2025")
        cv.drawString(28,H-52,"Client    R0088 Joint Administrators of Quaystone Living LLP");cv.line(28,H-58,W-40,H-58)
        cv.setFont("Courier-Bold",7.5);yy=H-68
        for k,a,b in(("unit","Unit Ref","Floor"),("desc","Description","Tenant Ref"),("ten","Tenant","Payment / Demand"),("st","Lease From","Next Review"),("en","Lease To","")):
            cv.drawString(X[k],yy,a);cv.drawString(X[k],yy-9,b)
        for k,a,b in(("pcm","Rent","PCM"),("ann","Rent","P.A."),("dep","Deposit","Held"),("bal","Ledger","Balance")):
            cv.drawRightString(X[k],yy,a);cv.drawRightString(X[k],yy-9,b)
        cv.line(28,yy-13,W-40,yy-13);y[0]=yy-25
    def need(h):
        if y[0]-h<34:
            cv.showPage();head()
    neg=lambda b:(f"{-b:,.2f}CR" if b<0 else f"{b:,.2f}")
    def tot(label,t,b=True):
        need(24);cv.line(X["pcm"]-60,y[0]+8,W-40,y[0]+8);cv.setFont("Courier-Bold",8);cv.drawString(X["ten"],y[0],label)
        for k,v in zip(("pcm","ann","dep","bal"),t): cv.drawRightString(X[k],y[0],neg(v))
        y[0]-=20
    head();G=[0,0,0,0];let=0;nu=0
    for bl,nm,fl,per in(("A","Ferrier House",6,7),("B","Lockgate House",5,7),("C","Towpath Court",5,6)):
        need(60);sec=f"BLOCK {bl} - {nm.upper()}";cv.setFont("Courier-Bold",9);cv.drawString(28,y[0],sec);y[0]-=14;S=[0,0,0,0]
        for q in range(fl):
            for k in range(per):
                need(22);nu+=1;u=f"{bl}{q}{k+1:02d}" if bl!="C" else f"C{q*per+k+1:03d}"
                ty=r.choice(["Studio","1 Bed Flat","1 Bed Flat","2 Bed Flat","2 Bed Flat","2 Bed Duplex"]);base={"Studio":780,"1 Bed Flat":960,"2 Bed Flat":1240,"2 Bed Duplex":1410}[ty]
                cv.setFont("Courier",8);cv.drawString(X["unit"],y[0],u);cv.drawString(X["desc"],y[0],ty)
                cv.setFont("Courier",7);fln="Ground" if q==0 else f"Floor {q}";cv.drawString(X["unit"],y[0]-9,fln)
                cv.setFont("Courier",8)
                if r.random()<.1:
                    cv.drawString(X["ten"],y[0],"VOID");
                    for kk in("pcm","ann","dep","bal"): cv.drawRightString(X[kk],y[0],"0.00")
                    rows.append(row(unit=u,building=None,section=sec,unitType=ty,statusText="VOID",contractRent=0,annualRent=0,deposit=0,balance=0))
                else:
                    let+=1;a=g.full();ten=f"{a[1].upper()}, {a[0]}";rent=base+r.randrange(-60,120,5);sd=g.date(2021,2024);ed=less1(addm(sd,r.choice([12,24,36,60])))
                    dep=r.choice([rent,round(rent*12/52*5,2)]);bal=r.choice([0,0,0,0,0,rent,-rent,round(r.uniform(20,900),2),2*rent])
                    cv.drawString(X["ten"],y[0],ten[:34]);cv.drawString(X["st"],y[0],sd.strftime("%d/%m/%y"));cv.drawString(X["en"],y[0],ed.strftime("%d/%m/%y"))
                    v=[rent,rent*12,dep,bal]
                    for kk,z in zip(("pcm","ann","dep","bal"),v): cv.drawRightString(X[kk],y[0],neg(z))
                    S=[p+z for p,z in zip(S,v)]
                    cv.setFont("Courier",7);cv.drawString(X["desc"],y[0]-9,f"T{r.randrange(10000,99999)}");cv.drawString(X["ten"],y[0]-9,r.choice(["Monthly in advance / DD","Monthly in advance / SO","Quarterly in advance / DD","Weekly / Housing Benefit"]));
                    if r.random()<.3: cv.drawString(X["st"],y[0]-9,"01/04/26")
                    rows.append(row(unit=u,section=sec,unitType=ty,tenantName=ten,statusText="Occupied",leaseStartDate=sd,leaseEndDate=ed,contractRent=rent,annualRent=rent*12,deposit=dep,balance=bal))
                y[0]-=22
        tot(f"Block {bl} total",S);G=[p+z for p,z in zip(G,S)]
    sec="CAR PARK";need(60);cv.setFont("Courier-Bold",9);cv.drawString(28,y[0],sec);y[0]-=14;S=[0,0,0,0]
    for k in range(14):
        need(22);u=f"P{k+1:02d}";cv.setFont("Courier",8);cv.drawString(X["unit"],y[0],u);cv.drawString(X["desc"],y[0],"Parking Bay");cv.setFont("Courier",7);cv.drawString(X["unit"],y[0]-9,"Basement");cv.setFont("Courier",8)
        if k in(3,9,12):
            cv.drawString(X["ten"],y[0],"VOID");[cv.drawRightString(X[kk],y[0],"0.00") for kk in("pcm","ann","dep","bal")]
            rows.append(row(unit=u,section=sec,unitType="Parking Bay",statusText="VOID",contractRent=0,annualRent=0,deposit=0,balance=0))
        else:
            a=g.full();ten=f"{a[1].upper()}, {a[0]}";sd=g.date(2023,2024);v=[65,780,0,r.choice([0,0,65])]
            cv.drawString(X["ten"],y[0],ten);cv.drawString(X["st"],y[0],sd.strftime("%d/%m/%y"));cv.drawString(X["en"],y[0],"Rolling");[cv.drawRightString(X[kk],y[0],neg(z)) for kk,z in zip(("pcm","ann","dep","bal"),v)]
            S=[p+z for p,z in zip(S,v)];rows.append(row(unit=u,section=sec,unitType="Parking Bay",tenantName=ten,statusText="Occupied",leaseStartDate=sd,leaseEndDate="Rolling",contractRent=65,annualRent=780,deposit=0,balance=v[3]))
        y[0]-=22
    tot("Car Park total",S);G=[p+z for p,z in zip(G,S)];tot("PROPERTY TOTAL",G)
    need(30);cv.setFont("Courier",8);cv.drawString(28,y[0],f"Flats in property {nu}     Let {let}     Void {nu-let}          *** End of report ***");cv.save()
    save(f,"MULTIFAMILY","Qube-like Courier system print, two-line records, blocks, CR balances",True,"Ferrier Quay, Salford Basin",dt.date(2025,5,31),nu,let,nu-let,rows)
# ---------- 3 Irish main street, Word-like
def p3():
    g=N(1303);r=g.r;f="receiver_tenancy_schedule_main_street_ballinrea.pdf";rows=[]
    c=PS("c",fontName="Serif",fontSize=8.2,leading=9.6);b=PS("b",parent=c,fontName="SerifB");rt=PS("r",parent=c,alignment=2);P=Paragraph
    data=[[P(x,b) for x in("Unit","Tenant (trading as)","User","Area m²","Lease commenced","Expiry","Break option","Rent review","Passing rent € p.a.","Arrears €","Comments")]]
    names=["Corrib Chemists Ltd","Teach na Bróg (shoes)","Lisnavagh Bakery Ltd","Peadar's Barber Shop","Golden Wok Takeaway","Drumcree Insurances Ltd","Hibernic Mobile Ltd","Tulsk Credit Union","Sweet Pea Florist","Rosscahill Bookmakers Ltd","Ard Rí Café","Clonbrusk Optical Ltd","The Nail Loft","Mulvey Hardware (Ballinrea) Ltd"]
    uses=["Pharmacy","Retail","Bakery","Barber","Takeaway","Office","Retail","Office","Retail","Betting office","Café","Retail","Salon","Retail"]
    T=[0,0];i=0;occ=0
    for k in range(17):
        u=f"{14+k}" if k not in(5,) else "19A";ar=round(r.uniform(42,265),1)
        if k in(3,8,15):
            cm={3:"Vacant since January 2024. To let, quoting €18,500 p.a.",8:"Vacant. Fire damaged",15:"Vacant. Sale agreed subject to contract"}[k]
            data.append([P(u,c),P("<i>Vacant</i>",c),P("Retail",c),P(f"{ar}",rt)]+[P("-",c)]*4+[P("Nil",rt),P("",c),P(cm,c)]);rows.append(row(unit=u,unitType="Retail",area=ar,statusText="Vacant",annualRent=0));continue
        sd=g.date(2009,2023);yrs=r.choice([4.75,10,10,15,20]);ed=less1(addm(sd,int(yrs*12)))
        oh=ed<dt.date(2025,3,31);rent=r.randrange(9500,48000,250);arr=r.choice([0,0,0,round(rent/4,2),round(rent/12*2,2)])
        steps=[];cm="Overholding" if oh else ""
        if k in(1,7,12) and not oh:
            s=dt.date(2026,sd.month,1);nr=rent+r.choice([1500,2000,3000]);steps=[dict(date=iso(s),amount=nr,per="year")];cm=f"Stepped rent: rises to €{nr:,} p.a. on {s:%d.%m.%Y}"
        if not cm and r.random()<.3: cm="Rent payable quarterly in advance"
        brk=addm(sd,60).strftime("%d.%m.%Y") if yrs>=10 and r.random()<.5 else "None";rv=addm(sd,60 if sd.year>=2020 else 120).strftime("%d.%m.%Y") if yrs>=10 else "None"
        data.append([P(u,c),P(names[i],c),P(uses[i],c),P(f"{ar}",rt),P(sd.strftime("%d.%m.%Y"),c),P(ed.strftime("%d.%m.%Y"),c),P(brk,c),P(rv,c),P(f"{rent:,}",rt),P(m2(arr) if arr else "Nil",rt),P(cm,c)])
        rows.append(row(unit=u,tenantName=names[i],unitType=uses[i],area=ar,statusText="Overholding" if oh else "Occupied",leaseStartDate=sd,leaseEndDate=ed,annualRent=rent,balance=arr,rentSteps=steps));i+=1;occ+=1;T[0]+=rent;T[1]+=arr
    for u,t,us,rent in(("ATM, wall of 14","Brennal Cash Services DAC","ATM",3200),("Roof, 22-24","Tetherline Masts Ltd","Telecoms licence",7500)):
        sd=g.date(2019,2021);ed=less1(addm(sd,120));data.append([P(u,c),P(t,c),P(us,c),P("-",rt),P(sd.strftime("%d.%m.%Y"),c),P(ed.strftime("%d.%m.%Y"),c),P("None",c),P("None",c),P(f"{rent:,}",rt),P("Nil",rt),P("Licence",c)]);T[0]+=rent
        rows.append(row(unit=u,tenantName=t,unitType=us,statusText="Occupied",leaseStartDate=sd,leaseEndDate=ed,annualRent=rent,balance=0))
    data.append([P("Total",b),"","","","","","","",P(f"<font name=SerifB>{T[0]:,}</font>",rt),P(f"<font name=SerifB>{m2(T[1])}</font>",rt),""])
    t=Table(data,colWidths=[x*mm for x in(18,40,20,14,22,20,20,20,22,20,46)],repeatRows=1);t.setStyle(TableStyle([("GRID",(0,0),(-1,-1),.6,C.black),("BACKGROUND",(0,0),(-1,0),C.HexColor("#d9d9d9")),("VALIGN",(0,0),(-1,-1),"TOP"),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),3)]))
    h=PS("h",fontName="SerifB",fontSize=13,leading=16,alignment=1);q=PS("q",fontName="Serif",fontSize=10,leading=13)
    def ft(cv,d): cv.setFont("SerifI",8);cv.drawCentredString(landscape(A4)[0]/2,18,f"Private and confidential - {d.page}")
    SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=16*mm,rightMargin=16*mm,topMargin=14*mm,bottomMargin=14*mm).build([P("In the matter of Rathcorran Street Properties DAC (in receivership)",h),P("SCHEDULE 3 – TENANCY SCHEDULE",h),Spacer(1,6),P("<b>Property:</b> 14–30 Main Street, Ballinrea, Co. Roscommon (17 shop units: 14 let, 3 vacant) &nbsp;&nbsp; <b>Date of schedule:</b> 31 March 2025",q),Spacer(1,6),t,Spacer(1,8),P("1. Licences of the ATM and of the roof are listed for completeness and are not counted among the shop units.<br/>2. Floor areas are net internal and were supplied by the borrower; they have not been measured.",q)],onFirstPage=ft,onLaterPages=ft)
    assert occ==14
    save(f,"RETAIL","Word-like boxed serif tenancy schedule, Irish high street, comments with rent steps",True,"14–30 Main Street, Ballinrea",dt.date(2025,3,31),17,14,3,rows)
# ---------- 4 PropertyTree-like (AU) planted total_wrong
def p4():
    from fpdf import FPDF
    g=N(1404);r=g.r;f="propertytree_tenancy_list_wattle_grove.pdf";rows=[]
    p=FPDF("L","mm","A4");p.set_auto_page_break(False);cols=[("Property",34,"L"),("Tenancy",50,"L"),("Lease start",22,"L"),("Lease end",22,"L"),("Vacate",22,"L"),("Rent p/w",20,"R"),("Rent pcm",22,"R"),("Bond held",22,"R"),("Paid to",22,"C"),("Arrears",22,"R")]
    def hd():
        p.add_page();p.set_font("Helvetica","B",15);p.set_text_color(0,110,110);p.set_xy(14,10);p.cell(0,7,"Tenancy List");p.set_text_color(90);p.set_font("Helvetica","",8);p.set_xy(14,17);p.cell(0,5,"88 Wattle Grove Road, Moorabel VIC 3199   |   Owner: Banksia Flats Pty Ltd (Receivers and Managers Appointed)   |   As at 16 May 2025")
        p.set_xy(14,26);p.set_font("Helvetica","B",8);p.set_text_color(0)
        for t,w,a in cols: p.cell(w,6,t,border="B",align=a)
        p.set_xy(14,33)
    hd();T=[0,0,0,0];occ=0;na=0
    for k in range(26):
        u=f"{k+1}/88";dm=lambda d:d.strftime("%d %b %Y") if d else ""
        if p.get_y()>185:
            hd()
        p.set_x(14);p.set_font("Helvetica","",8)
        if k in(6,17,21):
            vals=[u,"** VACANT **"]+[""]*8;rows.append(row(unit=u,statusText="VACANT"))
        else:
            a=g.full();ten=f"{a[0]} {a[1]}"
            if r.random()<.3:
                b=g.full();ten=f"{a[0][0]}. {a[1]} & {b[0][0]}. {b[1]}"
            sd=g.date(2022,2024);ed=less1(addm(sd,12));per=ed<dt.date(2025,5,16);w=r.randrange(370,560,5);pcm=round(w*365/7/12,2);bond=round(pcm);vac=dt.date(2025,6,r.randrange(2,28)) if k in(3,13) else None
            arr=r.choice([0,0,0,w,2*w,round(w*1.5,2)]);pt=dt.date(2025,5,16)-dt.timedelta(days=int(arr/w*7))+dt.timedelta(days=0 if arr else r.randrange(0,14))
            vals=[u,ten,dm(sd),"Periodic" if per else dm(ed),dm(vac),"$"+m2(w),"$"+m2(pcm),"$"+m2(bond),dm(pt),"$"+m2(arr)]
            rows.append(row(unit=u,tenantName=ten,statusText="Occupied",leaseStartDate=sd,leaseEndDate="Periodic" if per else ed,moveOutDate=vac,contractRent=pcm,deposit=bond,balance=arr));occ+=1
            T=[T[0]+w,T[1]+pcm,T[2]+bond,T[3]+arr]
        for (t,wd,al),v in zip(cols,vals): p.cell(wd,6.4,v,align=al)
        p.ln(6.4)
    p.set_x(14);p.set_font("Helvetica","B",8);bad=T[2]+1800
    for (t,wd,al),v in zip(cols,["26 properties",f"{occ} tenancies, {26-occ} vacant","","","","$"+m2(T[0]),"$"+m2(T[1]),"$"+m2(bad),"","$"+m2(T[3])]): p.cell(wd,7,v,border="T",align=al)
    p.set_xy(14,198);p.set_font("Helvetica","I",7);p.cell(0,4,"Generated 16/05/2025 4:52 PM by Foreshore Residential - weekly rent x 365 / 7 / 12 = calendar month");p.output(doc(f))
    save(f,"MULTIFAMILY","PropertyTree-like Australian tenancy list, weekly and pcm rent",False,"88 Wattle Grove Road, Moorabel",dt.date(2025,5,16),26,occ,26-occ,rows,planted=dict(what=f"Printed total of bonds held {m2(bad)} is 1,800.00 above the sum of the rows {m2(T[2])}",kind="total_wrong"))
# ---------- 5 HMO Arthur-like sections by house
def p5():
    g=N(1505);r=g.r;f="arthur_hmo_rooms_by_house.pdf";rows=[];s=PS("s",fontName="Cond",fontSize=8.5,leading=11);el=[Paragraph("<font name=CondB size=16 color='#4b2a7b'>Rooms &amp; Tenancies</font>",s),Spacer(1,8),Paragraph("Portfolio: Cathays Shared Houses · Manager: Court-appointed manager, claim E30CF117 · Snapshot 1 Jun 2025",s),Spacer(1,8)]
    G=[0,0];nu=occ=0
    for hs,n in(("17 Minnaver Street",6),("22 Minnaver Street",5),("5 Glyntaff Place",7),("41 Crwyscott Road",8),("43 Crwyscott Road",6)):
        data=[["Room","Size","Status","Tenant","From","To","£ pw","£ pcm","Deposit"]];S=[0,0];hl=0
        for k in range(1,n+1):
            nu+=1;u=f"Room {k}";ty=r.choice(["Double","Double","Single","Double en-suite"]);z=r.random();w=r.choice([95,105,110,115,120,130,138])
            def line(st,ten,sd,ed,cnt=True):
                pcm=round(w*52/12,2);dep=r.choice([300,400,500]);data.append([u,ty,st,ten,sd.strftime("%-d %b %y"),ed.strftime("%-d %b %y"),m2(w),m2(pcm),m2(dep)])
                rows.append(row(unit=u,building=hs,unitType=ty,statusText=st,tenantName=ten,leaseStartDate=sd,leaseEndDate=ed,contractRent=pcm,deposit=dep))
                if cnt: S[0]+=pcm;S[1]+=dep
            nm=lambda:" ".join(g.full())
            if z<.13: data.append([u,ty,"Vacant","","","","","",""]);rows.append(row(unit=u,building=hs,unitType=ty,statusText="Vacant"))
            else:
                sd=g.date(2024,2024);ed=dt.date(2025,r.choice([6,7,8]),30);st=r.choice(["Current","Current","Current","Notice given","Periodic"]);line(st,nm(),sd,ed);occ+=1;hl+=1
                if st=="Notice given" or r.random()<.12:
                    a=dt.date(2025,9,r.choice([1,5,12]));line("Future",nm(),a,less1(addm(a,12)),False)
        data.append([f"{n} rooms, {hl} let","","","","","","",m2(S[0]),m2(S[1])]);G=[G[0]+S[0],G[1]+S[1]]
        t=Table(data,colWidths=[x*mm for x in(17,27,22,38,18,18,14,18,17)],hAlign="LEFT")
        st=[("FONT",(0,0),(-1,-1),"Cond",7.8),("FONT",(0,0),(-1,0),"CondB",7.8),("LINEBELOW",(0,0),(-1,0),.8,C.HexColor("#4b2a7b")),("FONT",(0,-1),(-1,-1),"CondB",7.8),("BACKGROUND",(0,-1),(-1,-1),C.HexColor("#efe9f7")),("ALIGN",(6,0),(-1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),2.2),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]
        for i,d in enumerate(data):
            if d[2]=="Future": st.append(("TEXTCOLOR",(0,i),(-1,i),C.HexColor("#777777")))
        t.setStyle(TableStyle(st));el.append(KeepTogether([Paragraph(f"<font name=CondB size=10.5>{hs}</font>, Cardiff",s),Spacer(1,4),t,Spacer(1,11)]))
    el.append(Paragraph(f"<font name=CondB>All houses: {nu} rooms · {occ} let · {nu-occ} vacant · rent £{m2(G[0])} pcm · deposits £{m2(G[1])}</font>",s));el.append(Paragraph("Future tenancies (grey) are not in the totals.",s))
    SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=9*mm,rightMargin=9*mm,topMargin=14*mm,bottomMargin=14*mm).build(el)
    save(f,"MULTIFAMILY","Arthur-like HMO rooms grouped by house, future tenancies as rows",True,"Cathays Shared Houses",dt.date(2025,6,1),nu,occ,nu-occ,rows)
# ---------- 6 Retirement residence Ontario
def p6():
    g=N(1606);r=g.r;f="residence_suite_census_and_fees.pdf";rows=[]
    el=[];data=[["","","","","","Posted","CURRENT MONTHLY FEES ($)","","","","","Security"],["Suite","Resident","Suite Type","Sq.Ft.","Move-in","Rate","Accomm.","Care","2nd Person","Parking","Total","Deposit"]];st=[("SPAN",(6,0),(10,0)),("ALIGN",(6,0),(10,0),"CENTER"),("LINEBELOW",(6,0),(10,0),.5,C.black)]
    G=[0]*7;oc=va=ad=0;n=0
    def tl(lab,S):
        data.append([lab,"","","","",f"{S[0]:,}"]+[f"{x:,}" for x in S[1:6]]+[f"{S[6]:,}"]);i=len(data)-1;st.extend([("FONT",(0,i),(-1,i),"NarB",7.5),("LINEABOVE",(5,i),(-1,i),.6,C.black)])
    for fl,nm in((1,"FIRST FLOOR"),(2,"SECOND FLOOR"),(3,"THIRD FLOOR")):
        data.append([nm]+[""]*11);st.extend([("FONT",(0,len(data)-1),(0,len(data)-1),"NarB",8.5),("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),C.HexColor("#e6efe6"))]);S=[0]*7
        for k in range(1,17):
            n+=1;u=f"{fl}{k:02d}";ty=r.choice(["Studio","Studio","1 Bedroom","1 Bedroom","2 Bedroom"]);post={"Studio":3150,"1 Bedroom":3980,"2 Bedroom":5240}[ty]+fl*40;sf={"Studio":345,"1 Bedroom":520,"2 Bedroom":790}[ty]+r.choice([0,0,12,20]);S[0]+=post
            sp={"101":"MODEL SUITE","102":"OFFICE - WELLNESS","214":"OUT OF SERVICE"}.get(u)
            if sp: ad+=1
            elif r.random()<.13: sp="VACANT";va+=1
            if sp: data.append([u,sp,ty,sf,"",f"{post:,}"]+["-"]*6);rows.append(row(unit=u,section=nm,unitType=ty,area=sf,statusText=sp,marketRent=post));continue
            oc+=1;a=g.full();ten=f"{a[1]}, {a[0]}";sd=g.date(2016,2025) ;sd=min(sd,dt.date(2025,3,1));acc=int(post*r.uniform(.82,1.0));care=r.choice([0,0,385,610,940]);sec=725 if ty!="Studio" and r.random()<.3 else 0;pk=r.choice([0,0,0,75]);tt=acc+care+sec+pk;dep=r.choice([acc,0,500])
            z=lambda x:f"{x:,}" if x else "-"
            data.append([u,ten,ty,sf,sd.strftime("%m/%d/%Y"),f"{post:,}",f"{acc:,}",z(care),z(sec),z(pk),f"{tt:,}",z(dep)])
            ch=[dict(code=c_,amount=x) for c_,x in(("Accomm.",acc),("Care",care),("2nd Person",sec),("Parking",pk)) if x]
            rows.append(row(unit=u,section=nm,tenantName=ten,unitType=ty,area=sf,statusText="Occupied",moveInDate=sd,marketRent=post,contractRent=acc,charges=ch,totalCharges=tt,deposit=dep or None))
            S=[S[0]]+[p+q for p,q in zip(S[1:],[acc,care,sec,pk,tt,dep])]
        tl(f"Total {nm.title()}",S);G=[p+q for p,q in zip(G,S)]
    tl("RESIDENCE TOTAL",G)
    t=Table(data,colWidths=[28,88,52,32,54,42,46,40,48,40,44,46],repeatRows=2);t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Nar",8),("FONT",(0,0),(-1,1),"NarB",7.5),("LINEBELOW",(0,1),(-1,1),1,C.black),("ALIGN",(5,1),(-1,-1),"RIGHT"),("ALIGN",(3,0),(3,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),.8),("BOTTOMPADDING",(0,0),(-1,-1),1.4),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),3),("ALIGN",(5,0),(5,0),"RIGHT"),("ALIGN",(11,0),(11,0),"RIGHT")]+st))
    def pt(cv,d):
        w,h=letter;cv.setFont("NarB",13);cv.drawString(28,h-34,"Maplehurst Commons Retirement Residence");cv.setFont("Nar",9);cv.drawString(28,h-46,"Suite Census and Fee Roll - month of May 2025 (census taken May 31, 2025)");cv.drawRightString(w-28,h-34,"Interim Receiver's Working Copy");cv.drawRightString(w-28,24,f"Page {d.page}");cv.drawString(28,24,"Peterborrow, Ontario")
    q=PS("q",fontName="Nar",fontSize=9,leading=11)
    sm=Table([["CENSUS SUMMARY",""],["Occupied suites",oc],["Vacant suites",va],["Model / office / out of service",ad],["Total suites",n]],colWidths=[150,40],hAlign="LEFT");sm.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Nar",8.5),("FONT",(0,0),(0,0),"NarB",8.5),("BOX",(0,0),(-1,-1),.5,C.black),("LINEABOVE",(0,-1),(-1,-1),.5,C.black),("ALIGN",(1,0),(1,-1),"RIGHT")]))
    SimpleDocTemplate(doc(f),pagesize=letter,leftMargin=20,rightMargin=20,topMargin=56,bottomMargin=36).build([t,Spacer(1,10),Table([["",sm]],colWidths=[10,560]),],onFirstPage=pt,onLaterPages=pt)
    save(f,"SENIOR_HOUSING","Canadian retirement residence census with fee columns, grouped header, floors",False,"Maplehurst Commons Retirement Residence",dt.date(2025,5,31),n,oc,va,rows)
# ---------- 7 AU trading estate, blocks with charge lines
def p7():
    g=N(1707);r=g.r;f="console_commercial_tenancy_report_tullamar_estate.pdf";rows=[];cv=canvas.Canvas(doc(f),pagesize=A4);W,H=A4;y=[0];pg=[0]
    def head():
        pg[0]+=1;cv.setFont("Times-Bold",14);cv.drawString(40,H-44,"Commercial Tenancy Report");cv.setFont("Times-Roman",9);cv.drawString(40,H-57,"Tullamar Trading Estate, 210 Boundary Road, Rocklee QLD");cv.drawRightString(W-40,H-44,"30/06/2025");cv.drawRightString(W-40,H-57,f"page {pg[0]}");cv.setLineWidth(1.2);cv.line(40,H-62,W-40,H-62);cv.setLineWidth(.4);y[0]=H-80
    head();nm=["Brisvane Joinery Pty Ltd","Kooringal Tyres","Apex Coldroom Services Pty Ltd","QuickFit Gyms Rocklee","Sunstate Signs Pty Ltd","Delmont Freight Pty Ltd","Bayline Plumbing Supplies","Mica Auto Electrics","Orchard & Vine Wholesale Pty Ltd","Pallara Pool Chemicals Pty Ltd","Fernvale Cabinetmakers","Northlake Couriers Pty Ltd","Ridgeback 4x4 Pty Ltd"];i=0;G=[0,0,0];oc=0
    units=["1","2","3","4A","4B","5","6","7","8","9-10","11","12","13","14","15"];ta=0
    for u in units:
        ar=r.randrange(140,880,5);ta+=ar;un=f"Unit {u}"
        if y[0]<130: cv.showPage();head()
        cv.setFillGray(.9);cv.rect(40,y[0]-4,W-80,14,fill=1,stroke=0);cv.setFillGray(0);cv.setFont("Times-Bold",9.5);cv.drawString(44,y[0],un);cv.drawRightString(W-44,y[0],f"{ar:,} m²")
        if u in("7","12"):
            cv.drawString(110,y[0],"VACANT");rows.append(row(unit=un,area=ar,statusText="VACANT"));y[0]-=26;continue
        sd=dt.date(r.randrange(2019,2025),r.choice([1,3,7,10]),1);yr=r.choice([3,5,5,7]);ed=less1(addm(sd,yr*12));hold=ed<dt.date(2025,6,30);mo=round(ar*r.randrange(120,190)/12/10)*10;og=round(ar*r.uniform(2.2,3.1),2);sg=r.choice([0,0,85])
        cv.drawString(110,y[0],nm[i]);y[0]-=14;cv.setFont("Times-Roman",9);opt=r.choice(["1 x 3 years","1 x 5 years","none"])
        dep=mo*r.choice([1,2,3]);cv.drawString(52,y[0],f"Lease {sd:%d/%m/%Y} to {ed:%d/%m/%Y}"+("  (holding over)" if hold else ""));cv.drawString(270,y[0],f"Option: {opt}");cv.drawRightString(W-44,y[0],f"Bond/guarantee: ${m2(dep)}");y[0]-=12
        ste=[]
        if not hold:
            s=dt.date(2026,sd.month,1) if sd.month<=6 else dt.date(2025,sd.month,1);na=round(mo*12*1.035,2)
            if s<ed: ste=[dict(date=iso(s),amount=na,per="year")];cv.drawString(52,y[0],f"Next review {s:%d/%m/%Y}: fixed 3.5%, base rent becomes ${m2(na)} p.a.");y[0]-=12
        cv.setFont("Times-Italic",8);cv.drawString(110,y[0],"Charge");cv.drawRightString(370,y[0],"Monthly $");cv.drawRightString(450,y[0],"Annual $");y[0]-=11;cv.setFont("Times-Roman",9);ch=[]
        for cn,am in(("BASE RENT",mo),("OUTGOINGS",og),("SIGNAGE",sg)):
            if am: cv.drawString(110,y[0],cn);cv.drawRightString(370,y[0],m2(am));cv.drawRightString(450,y[0],m2(am*12));y[0]-=11;ch.append(dict(code=cn,amount=am))
        tt=round(mo+og+sg,2);cv.line(300,y[0]+9,450,y[0]+9);cv.setFont("Times-Bold",9);cv.drawString(110,y[0],"Total excl. GST");cv.drawRightString(370,y[0],m2(tt));cv.drawRightString(450,y[0],m2(tt*12))
        ow=r.choice([0,0,0,round(tt*1.1,2),round(og,2)]);cv.setFont("Times-Roman",9);cv.drawRightString(W-44,y[0],f"Owing ${m2(ow)}");y[0]-=24
        rows.append(row(unit=un,tenantName=nm[i],area=ar,statusText="holding over" if hold else "Occupied",leaseStartDate=sd,leaseEndDate=ed,contractRent=mo,annualRent=mo*12,deposit=dep,balance=ow,charges=ch,totalCharges=tt,rentSteps=ste));i+=1;oc+=1;G=[G[0]+mo,G[1]+tt,G[2]+ow]
    if y[0]<140: cv.showPage();head()
    cv.setLineWidth(1.2);cv.line(40,y[0]+8,W-40,y[0]+8);cv.setFont("Times-Bold",10)
    for a,b in(("Units",f"{len(units)}"),("Leased / vacant",f"{oc} / {len(units)-oc}"),("Lettable area",f"{ta:,} m²"),("Base rent per month",f"${m2(G[0])}"),("All charges per month, excl. GST",f"${m2(G[1])}"),("Owing at report date",f"${m2(G[2])}")):
        y[0]-=13;cv.drawString(52,y[0]+8,a);cv.drawRightString(370,y[0]+8,b)
    cv.save();save(f,"INDUSTRIAL","Console-like Australian commercial report, tenant blocks with charge lines",True,"Tullamar Trading Estate",dt.date(2025,6,30),len(units),oc,len(units)-oc,rows)
if __name__=="__main__":
    for k in(p1,p2,p3,p4,p5,p6,p7): k()

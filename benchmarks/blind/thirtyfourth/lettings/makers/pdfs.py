from common import *
import subprocess
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle as PS
from reportlab.lib import colors as C
from reportlab.pdfgen import canvas
from reportlab.lib.units import mm
from fpdf import FPDF

def p1(r):
    f="Kestrel_House_Tenancy_Schedule.pdf"; st=PS('c',fontName='Helvetica',fontSize=7.6,leading=9); sr=PS('r',parent=st,alignment=2)
    b=PS('b',parent=st,fontName='Helvetica-Bold'); P=Paragraph
    floors=["Lower Ground Floor","Ground Floor","First Floor","Second Floor","Third Floor","Fourth Floor"]; code=["LG","G","1","2","3","4"]
    names=cos(r,24); rows=[];T=[]; sty=[]
    hdr1=["Demise","Tenant","Area\n(sq ft NIA)","Lease","","","Next\nReview","Rent","","Service\nCharge\n(£ p.a.)","Building\nInsurance\n(£ p.a.)","Comments"]
    hdr2=["","","","From","To","Break","","£ p.a.","£ psf","","",""]
    T=[hdr1,hdr2]; tot=[0,0,0,0]; let=vac=0; k=0; n=0; vacarea=0
    for fi,fl in enumerate(floors):
        T.append([P(fl,b)]+[""]*11); sty+=[('SPAN',(0,len(T)-1),(-1,len(T)-1)),('BACKGROUND',(0,len(T)-1),(-1,len(T)-1),C.HexColor('#dfe6ee'))]
        sub=[0,0,0,0]
        for j in range([2,3,4,4,4,2][fi]):
            u=f"Suite {code[fi]}.{j+1:02d}"; ar=r.randrange(640,4200,5); sc=round(ar*7.85); ins=round(ar*.62); n+=1
            if (fi,j) in((0,1),(2,3),(4,0)):
                vac+=1; vacarea+=ar
                T.append([u,P("<i>VACANT</i>",st),g(ar),"","","","","","",g(sc),g(ins),P(r.choice(["Landlord void cost. Quoting £23.50 psf","Under refurbishment - marketing Q1","Terms agreed, not documented"]),st)])
                rows.append(row(unit=u,section=fl,area=ar,statusText="VACANT",charges=[dict(code="Service Charge",amount=sc,per="year"),dict(code="Building Insurance",amount=ins,per="year")]))
                v=[ar,0,sc,ins]
            else:
                let+=1; s=D(r.randint(2016,2024),r.choice([1,3,6,9,12]),r.choice([1,24,25,29])); y=r.choice([5,10,10,15]); e=term(s,y); y,e=(10,term(s,10)) if e<D(2025,6,24) and r.random()<.85 else (y,e)
                psf=r.choice([17.5,18,19.25,21,22.5]); rent=round(ar*psf/50)*50; cm=""
                es=e
                if e<D(2025,6,24): es="Holding over"; cm="s.25 notice to be served"
                br=addm(s,12*(y//2)) if y>=10 and addm(s,60)>D(2025,6,24) else None; rv=br
                T.append([u,P(names[k],st),g(ar),s.strftime("%d/%m/%Y"),es if isinstance(es,str) else es.strftime("%d/%m/%Y"),br.strftime("%d/%m/%Y") if br else "-",rv.strftime("%d/%m/%Y") if rv else "-",g(rent),f"{rent/ar:.2f}",g(sc),g(ins),P(cm or r.choice(["","","L&T Act 1954 excluded","Tenant only break; 6 months' notice","Schedule of condition"]),st)])
                rows.append(row(unit=u,section=fl,tenantName=names[k],area=ar,leaseStartDate=s,leaseEndDate=es,annualRent=rent,charges=[dict(code="Service Charge",amount=sc,per="year"),dict(code="Building Insurance",amount=ins,per="year")])); v=[ar,rent,sc,ins]; k+=1
            sub=[a+c for a,c in zip(sub,v)]
        T.append(["","Sub-total "+fl,g(sub[0]),"","","","",g(sub[1]) if sub[1] else "-","",g(sub[2]),g(sub[3]),""]); sty+=[('FONTNAME',(0,len(T)-1),(-1,len(T)-1),'Helvetica-Bold'),('LINEABOVE',(1,len(T)-1),(-1,len(T)-1),.5,C.black)]
        tot=[a+c for a,c in zip(tot,sub)]
    T.append([P("Other income",b)]+[""]*11); sty+=[('BACKGROUND',(0,len(T)-1),(-1,len(T)-1),C.HexColor('#dfe6ee'))]
    for u,t,a,s,e in[("Roof mast","Skylark Towers (UK) Ltd",9500,D(2018,4,1),D(2033,3,31)),("Car spaces 1-14",names[1],14000,D(2021,1,1),D(2025,12,31))]:
        T.append([u,P(t,st),"",s.strftime("%d/%m/%Y"),e.strftime("%d/%m/%Y"),"-","-",g(a),"","","",P("Licence",st)]); rows.append(row(unit=u,section="Other income",tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=a)); tot[1]+=a
    T.append(["","TOTAL",g(tot[0]),"","","","",g(tot[1]),"",g(tot[2]),g(tot[3]),""])
    sty+=[('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('LINEABOVE',(0,-1),(-1,-1),1,C.black),('LINEBELOW',(0,-1),(-1,-1),1,C.black)]
    t=Table(T,colWidths=[x*mm for x in(30,62,22,24,24,24,24,24,16,24,24,68)],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,1),C.HexColor('#1f3a5f')),('TEXTCOLOR',(0,0),(-1,1),C.white),('SPAN',(3,0),(5,0)),('SPAN',(7,0),(8,0)),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(7,2),(10,-1),'RIGHT'),('ALIGN',(3,0),(8,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+[q for q in sty]))
    def pg(c,d): c.setFont('Helvetica',7); c.drawString(15*mm,9*mm,"Subject to contract. Prepared by Harcourt Vane Estates Management from the Qube Horizon database."); c.drawRightString(405*mm,9*mm,f"Page {d.page}")
    h=PS('h',fontName='Helvetica-Bold',fontSize=15,leading=20)
    SimpleDocTemplate(doc(f),pagesize=landscape(A3),leftMargin=14*mm,rightMargin=14*mm,topMargin=13*mm,bottomMargin=15*mm).build([P("Kestrel House, 40 Albion Row, Leeds LS1",h),P("TENANCY SCHEDULE as at 24 June 2025 (midsummer quarter day)",PS('x',parent=st,fontSize=10,leading=16)),t,Spacer(1,8),P(f"Suites: {n} &nbsp;&nbsp; Let: {let} &nbsp;&nbsp; Vacant: {vac} &nbsp;&nbsp; Void area {g(vacarea)} sq ft ({vacarea/tot[0]:.1%} of NIA)",st)],onFirstPage=pg,onLaterPages=pg)
    save(f,"OFFICE",rows,"A3 agents' tenancy schedule, grouped header, floors","annual rents, sub-totals, other income rows","Kestrel House, 40 Albion Row, Leeds LS1",D(2025,6,24),n,let,vac)

def p2(r):
    f="Market_Parade_rental_schedule.pdf"; p=FPDF(); p.set_auto_page_break(False); p.add_page(); rows=[]
    trade=["Bean & Barrow","Ormston Carpets","The Copper Kettle","Pawsome Grooming","Quickfade Barbers","Vape Harbour","Lantern Chinese Takeaway","Bright Eyes Opticians","St Bride's Hospice Shop","Wheeler's Butchers","Nail Loft","Golden Chippy","Threadneedle Alterations","Page & Quill Books","Parade Pharmacy"]
    ten=["Barrow Coffee Co Ltd","Ormston Floors Limited","Mrs W Tranter & Ms E Swales","Pawsome Lancs Ltd","Mr Yusuf Demirci","Harbour E-Liquids Ltd","Mr and Mrs K H Lau","Bright Eyes (NW) Ltd","St Bride's Hospice Trading Ltd","H Wheeler & Son","Ms Linh Tran","Golden Chippy (Lancs) Ltd","Mrs B Underhill","Page and Quill LLP","Parade Healthcare Ltd"]
    def head():
        p.set_font("Times","B",14); p.set_xy(15,12); p.cell(0,7,"MARKET PARADE, BURSCOUGH LANE, ORMSKIRK"); p.set_font("Times","I",10); p.set_xy(15,19); p.cell(0,5,"Rental schedule prepared for the landlord - position at 29th September 2025")
        p.set_font("Times","B",9); y=28
        for x,a,b2 in[(15,"Shop","No."),(30,"Tenant","Trading name"),(88,"Lease term","Next rent review"),(135,"Passing rent","per annum"),(164,"Rent deposit","Arrears")]:
            p.set_xy(x,y); p.cell(30,4,a); p.set_xy(x,y+4); p.cell(30,4,b2)
        p.line(15,37,195,37); return 39
    y=head(); tr=ta=td=0; vac=0; no=2
    for i in range(16):
        u=str(no) if i not in(5,) else f"{no}/{no+2}"; no+=2 if i!=5 else 4
        if y>262:
            p.set_font("Times","",8); p.set_xy(15,285); p.cell(0,4,"Continued overleaf"); p.add_page(); y=head()
        p.set_font("Times","B",9.5); p.set_xy(15,y); p.cell(14,4.5,u); p.set_font("Times","",9.5)
        if i in(4,11):
            vac+=1; p.set_xy(30,y); p.cell(50,4.5,"Void - to let"); p.set_xy(30,y+4.5); p.set_font("Times","I",9); p.cell(50,4.5,"formerly "+["Sunburst Tanning","Kidz Korner"][i==11]+"; keys with agent"); rows.append(row(unit=u,statusText="Void")); y+=12; continue
        k=i-(i>4)-(i>11); t=ten[k]; s=D(r.randint(2018,2025),r.choice([3,6,9]),r.choice([24,25,29])); s=min(s,D(2025,6,24)); yy=r.choice([5,6,10]); e=term(s,yy)
        if e<D(2025,9,29): e=term(s,10)
        rent=r.randrange(9500,32000,250); dep=r.choice([None,None,rent//4,rent//2]); arr=r.choice([0,0,0,round(rent/4,2),812.4]); 
        rev=addm(s,36 if yy==6 else 60); steps=[]
        if i in(1,6,9):
            d1=D(2026,3,25); d2=D(2027,3,25); steps=[dict(date=iso(d1),amount=rent+1500,per="year"),dict(date=iso(d2),amount=rent+2500,per="year")]
            e=D(2029,9,28)
        p.set_xy(30,y); p.cell(56,4.5,t); p.set_xy(88,y); p.cell(45,4.5,f"{s:%d.%m.%y} - {e:%d.%m.%y}"); p.set_xy(130,y); p.cell(27,4.5,"£"+g(rent),align="R"); p.set_xy(160,y); p.cell(25,4.5,"£"+g(dep,2) if dep else "None",align="R")
        p.set_font("Times","I",9); p.set_xy(30,y+4.5); p.cell(56,4.5,"t/a "+trade[k]); p.set_xy(88,y+4.5); p.cell(40,4.5,"Review "+rev.strftime("%d.%m.%y") if D(2025,9,29)<rev<e else "No further review"); p.set_xy(160,y+4.5); p.cell(25,4.5,"£"+g(arr,2),align="R")
        y+=9.5
        if steps: p.set_xy(30,y); p.set_font("Times","",8.5); p.cell(140,4,f"Stepped rent: rising to £{g(rent+1500)} p.a. from 25 March 2026 and £{g(rent+2500)} p.a. from 25 March 2027"); y+=4.5
        y+=2.5; rows.append(row(unit=u,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep,balance=arr,rentSteps=steps)); tr+=rent; ta+=arr; td+=dep or 0
    if y>250: p.add_page(); y=head()
    p.line(15,y,195,y); p.set_font("Times","B",10)
    for lab,x in[("Total passing rent per annum","£"+g(tr)),("Total deposits held","£"+g(td,2)),("Total arrears","£"+g(ta,2))]:
        y+=5.5; p.set_xy(30,y); p.cell(80,5,lab); p.set_xy(130,y); p.cell(27,5,x,align="R")
    y+=9; p.set_font("Times","",9); p.set_xy(15,y); p.multi_cell(180,4.2,f"16 shops of which 14 are let and {vac} are void. Rents are exclusive of rates and VAT and payable quarterly in advance on the usual English quarter days. Insurance rent recharged annually. Flats over the parade sold off on long leases and not included.")
    p.output(doc(f)); save(f,"RETAIL",rows,"two-line records, Times, agents' Word-style","tenant/trading name, stepped rents in a third line","Market Parade, Burscough Lane, Ormskirk",D(2025,9,29),16,14,2)

def p3(r):
    f="QTR_TENSCHED_Ballymount.pdf"; W,H=landscape(A4); c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1); rows=[]; names=cos(r,26,("Ltd","DAC","Teoranta","Ltd"))
    L=[]; tot=[0]*5; vac=0; tp=0
    for i in range(25):
        u=f"BCX{i+1:03d}"; blk="ABC"[i//9]; a=r.randrange(180,2400,4)+r.choice([0,.5,.25])
        if i%9==0: L.append(("h",f"BLOCK {blk}"))
        if i in(3,12,20): vac+=1; L.append(("r",f"{u:<8}{'*** VACANT ***':<34}{a:>10,.2f}{'0.00':>13}{'0.00':>12}{'':>11}{'':>10}{'':>12}{'':>12}{'':>12}{'0.00':>12}")); rows.append(row(unit=u,building=f"BLOCK {blk}",area=a,statusText="VACANT",annualRent=0,balance=0)); tot[0]+=a; continue
        rent=round(a*r.choice([98,105,112,118,124])/500)*500; sc=round(a*8.2,2); ins=round(a*2.15,2); s=D(r.randint(2015,2024),r.randint(1,12),1); y=r.choice([10,15,5]); e=term(s,y)
        if e<D(2025,10,1): e=term(s,20)
        rv=addm(s,60)
        while rv<D(2025,10,1): rv=addm(rv,60)
        arr=r.choice([0,0,0,rent/4,-1250.0,round(sc/4,2)])
        L.append(("r",f"{u:<8}{names[i][:33]:<34}{a:>10,.2f}{rent:>13,.2f}{rent/4:>12,.2f}{sc:>11,.2f}{ins:>10,.2f}{s:%d-%b-%y}".replace(f"{s:%d-%b-%y}","   "+f"{s:%d-%b-%y}")+f"{e:%d-%b-%y}".rjust(12)+(f"{rv:%d-%b-%y}" if rv<e else "").rjust(12)+((g(arr,2) if arr>=0 else g(-arr,2)+"CR")).rjust(12)))
        rows.append(row(unit=u,building=f"BLOCK {blk}",tenantName=names[i],area=a,annualRent=rent,leaseStartDate=s,leaseEndDate=e,balance=arr,charges=[dict(code="S/CHARGE",amount=sc,per="year"),dict(code="INSURANCE",amount=ins,per="year")]))
        for k,v in enumerate((a,rent,sc,ins,arr)): tot[k]+=v
    bad=tot[1]+27000
    L+=[("r","-"*146),("r",f"{'':<8}{'ESTATE TOTAL':<34}{tot[0]:>10,.2f}{bad:>13,.2f}{tot[1]/4:>12,.2f}{tot[2]:>11,.2f}{tot[3]:>10,.2f}{'':>36}{tot[4]:>12,.2f}"),("r",""),("r",f"UNITS ON FILE 25     LET {25-vac}     VACANT {vac}"),("r","*** END OF REPORT ***")]
    pg=0; y=0
    for k,s in L:
        if y<40:
            if pg: c.showPage()
            pg+=1; c.setFont("Courier-Bold",8); y=H-34; c.drawString(22,y,"LIFFEYSIDE ESTATES DAC"); c.drawString(300,y,"TENANCY SCHEDULE - QUARTERLY IN ADVANCE"); c.drawString(700,y,f"PAGE  {pg}"); y-=12; c.drawString(22,y,"PROPERTY: 0417 BALLYMOUNT CROSS INDUSTRIAL ESTATE, DUBLIN 12      AS AT 01-OCT-25      CURRENCY: EUR"); y-=18; c.setFont("Courier-Bold",7.6)
            h1=f"{'UNIT':<8}{'TENANT':<34}{'AREA':>10}{'PASSING':>13}{'QUARTERLY':>12}{'S/CHARGE':>11}{'INSURANCE':>10}{'LEASE':>12}{'LEASE':>12}{'NEXT':>12}{'ARREARS':>12}"; h2=f"{'REF':<8}{'':<34}{'SQ M':>10}{'RENT P.A.':>13}{'DEMAND':>12}{'P.A.':>11}{'P.A.':>10}{'START':>12}{'EXPIRY':>12}{'REVIEW':>12}{'BALANCE':>12}"
            FS=9*0+ (W-44)/(146*.6); 
            for h in(h1,h2): c.setFont("Courier-Bold",FS); c.drawString(22,y,h); y-=10
            y-=6
        c.setFont("Courier-Bold" if k=="h" else "Courier",FS)
        if k=="h": y-=5; c.drawString(22,y,s); y-=13
        else: c.drawString(22,y,s); y-=13
    c.save()
    save(f,"INDUSTRIAL",rows,"fixed-pitch system print, EUR, sq m","quarterly and annual, CR balances","Ballymount Cross Industrial Estate, Dublin 12",D(2025,10,1),25,25-vac,vac,planted=dict(what=f"Estate total of passing rent p.a. printed {bad:,.2f}; rows add to {tot[1]:,.2f}",kind="total_wrong"))

def p4(r):
    f="canalwharf-rentroll.pdf"; st=PS('c',fontName='Helvetica',fontSize=8,leading=10); rows=[]; P=Paragraph
    T=[["Unit","Type","Tenant(s)","Tenancy","Rent PCM","Deposit","Balance","Status"]]; sty=[]; cnt={}; tr=0
    col={"Let":"#2e9e5b","Void":"#d9534f","Notice given":"#e69f17","Let agreed":"#4a7fc1","Periodic":"#2e9e5b"}
    seq=["Let"]*34
    for i in(5,17,28): seq[i]="Void"
    for i in(9,22): seq[i]="Notice given"
    for i in(13,): seq[i]="Let agreed"
    for i in(2,7,19,25,31): seq[i]="Periodic"
    rt=0;dt_=0;bt=0
    for i,s in enumerate(seq):
        u=f"Flat {i+1}"; bd=r.choice(["Studio","1 bed","1 bed","2 bed","2 bed","3 bed"]); base={"Studio":695,"1 bed":850,"2 bed":1075,"3 bed":1350}[bd]; rent=base+r.randrange(0,120,5); cnt[s]=cnt.get(s,0)+1; n=len(T)
        if s=="Void": T.append([u,bd,P("<font color='#999999'>No active tenancy</font>",st),"","","","",s]); rows.append(row(unit=u,unitType=bd,statusText=s))
        else:
            t=person(r); t2=person(r) if bd in("2 bed","3 bed") and r.random()<.6 else None; a=D(2025,12,5) if s=="Let agreed" else D(r.choice([2024,2025]),r.randint(1,10),r.randint(1,28)) if s!="Periodic" else D(2022,r.randint(1,12),r.randint(1,28)); e=term(a,1)
            if s in("Let","Notice given") and e<D(2025,11,14): a=addm(a,12) if addm(a,12)<=D(2025,11,10) else D(2025,3,8); e=term(a,1)
            dep=round(rent*12/52*5) if s!="Let agreed" else 0; bal=r.choice([0,0,0,0,rent,-35.5,410]) if s!="Let agreed" else 0
            nm=t+(", "+t2 if t2 else ""); es="Periodic" if s=="Periodic" else e
            T.append([u,bd,P(nm,st),P(f"{a:%d %b %Y} –<br/>{es if isinstance(es,str) else es.strftime('%d %b %Y')}",st),"£"+g(rent,2),"£"+g(dep,2),("£"+g(bal,2) if bal>=0 else "-£"+g(-bal,2)),s])
            rows.append(row(unit=u,unitType=bd,tenantName=nm,leaseStartDate=a,leaseEndDate=es,contractRent=rent,deposit=dep,balance=bal,statusText=s)); rt+=rent;dt_+=dep;bt+=bal
        sty+=[('BACKGROUND',(7,n),(7,n),C.HexColor(col[s])),('TEXTCOLOR',(7,n),(7,n),C.white)]
    T.append(["34 units","","","","£"+g(rt,2),"£"+g(dt_,2),"£"+g(bt,2),""])
    t=Table(T,colWidths=[16*mm,16*mm,50*mm,25*mm,21*mm,21*mm,20*mm,22*mm],repeatRows=1); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('TEXTCOLOR',(0,0),(-1,0),C.HexColor('#666666')),('LINEBELOW',(0,0),(-1,-1),.3,C.HexColor('#dddddd')),('ALIGN',(4,0),(6,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(7,1),(7,-1),'CENTER')]+sty))
    tiles=Table([["Total units","Occupied","Vacant","Let agreed"],["34","30","4","1"]],colWidths=[47*mm]*4); tiles.setStyle(TableStyle([('FONT',(0,0),(-1,0),'Helvetica',8),('FONT',(0,1),(-1,1),'Helvetica-Bold',16),('BACKGROUND',(0,0),(-1,-1),C.HexColor('#f3f5f8')),('BOTTOMPADDING',(0,1),(-1,1),12),('INNERGRID',(0,0),(-1,-1),3,C.white),('LINEBELOW',(0,0),(-1,0),3,C.HexColor('#f3f5f8'))]))
    def pg(c,d): c.setFont('Helvetica',7); c.setFillGray(.5); c.drawString(12*mm,8*mm,"Generated 14/11/2025 09:12  ·  Block: Canal Wharf"); c.drawRightString(198*mm,8*mm,str(d.page))
    SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=9*mm,rightMargin=9*mm,topMargin=12*mm,bottomMargin=15*mm,invariant=1).build([P("Canal Wharf, Tib Lane, Manchester",PS('h',fontName='Helvetica-Bold',fontSize=16,leading=22)),P("Rent roll  |  14 Nov 2025",PS('k',parent=st,fontSize=10,leading=18)),tiles,Spacer(1,10),t,Spacer(1,6),P("The unit let agreed is empty until move-in and is included in Vacant.",st)],onFirstPage=pg,onLaterPages=pg)
    save(f,"MULTIFAMILY",rows,"web app print, tiles, status chips","let agreed counted vacant, periodic tenancies","Canal Wharf, Tib Lane, Manchester",D(2025,11,14),34,30,4)

def p5(r):
    f="Student_Lets_2025-26.pdf"; p=FPDF("P","mm","A4"); p.set_auto_page_break(False); rows=[]; st=["Delph Mount","Brudenell View","Estcourt Rise","Ash Terrace","Welton Grove","Hessle Avenue","Cardigan Close","Royal Park Drive"]
    pgn=[0]
    def np():
        p.add_page(); pgn[0]+=1; p.set_font("Helvetica","B",11); p.set_fill_color(90,30,90); p.set_text_color(255); p.set_xy(10,8); p.cell(190,8,"  HYDE PARK STUDENT LETS  -  Tenant & Rent List, academic year 2025/26",fill=True); p.set_text_color(0); p.set_font("Helvetica","",7.5); p.set_xy(10,286); p.cell(95,4,"List run on 3 November 2025"); p.cell(95,4,f"{pgn[0]} of 5",align="R"); return 19
    y=np(); cols=[(10,14,"Room"),(24,22,"Size"),(46,46,"Student"),(92,20,"From"),(112,20,"Until"),(132,16,"£ pw"),(148,18,"£ pcm"),(166,17,"Deposit"),(183,17,"Owing")]; G=[0]*5; voids=0; n=0
    for hno in range(22):
        k=r.choice([5,6,7,5,6]); bl=f"{r.randint(3,118)} {st[hno%8]}"
        if y+10+5*(k+2)>284: y=np()
        p.set_font("Helvetica","B",9.5); p.set_xy(10,y); p.cell(120,5,bl+f", LS6   ({k} beds)"); y+=5.5; p.set_font("Helvetica","B",7.5)
        for x,w,h in cols: p.set_xy(x,y); p.cell(w,4,h,align="R" if x>=132 else "L",border="B")
        y+=4.8; sub=[0]*4; pwb=r.randrange(98,128)
        for j in range(k):
            n+=1; sz=r.choice(["Double","Large dbl","Ensuite","Single","Attic"]); pw=pwb+{"Ensuite":14,"Large dbl":6}.get(sz,0); pcm=round(pw*52/12,2); p.set_font("Helvetica","",8); u=f"Rm {j+1}"
            if r.random()<.065:
                voids+=1; vals=[u,sz,"EMPTY","","","","","",""]; rows.append(row(unit=u,building=bl+", LS6",unitType=sz,statusText="EMPTY"))
            else:
                t=person(r,2); a=D(2025,7,1) if hno%3 else D(2025,9,1); e=D(2026,6,30) if hno%3 else D(2026,8,31); dep=r.choice([100,150,150,0]); ow=r.choice([0,0,0,0,pcm,2*pcm,40]); vals=[u,sz,t,f"{a:%d/%m/%y}",f"{e:%d/%m/%y}",g(pw,2),g(pcm,2),g(dep,2),g(ow,2)]
                rows.append(row(unit=u,building=bl+", LS6",unitType=sz,tenantName=t,leaseStartDate=a,leaseEndDate=e,contractRent=pcm,deposit=dep,balance=round(ow,2)))
                sub=[a_+b_ for a_,b_ in zip(sub,(pw,pcm,dep,ow))]
            for (x,w,h),v in zip(cols,vals): p.set_xy(x,y); p.cell(w,4.4,v,align="R" if x>=132 else "L")
            y+=4.6
        p.set_font("Helvetica","B",8)
        for (x,w,h),v in zip(cols[5:],sub): p.set_xy(x,y); p.cell(w,4.4,g(v,2),align="R",border="T")
        G=[a_+b_ for a_,b_ in zip(G,sub)]; y+=8
    if y>262: y=np()
    p.set_font("Helvetica","B",9); p.set_xy(10,y); p.cell(100,5,f"ALL HOUSES   22 houses, {n} rooms: {n-voids} let, {voids} empty"); 
    p.set_font("Helvetica","B",7.5)
    for (x,w,h),v in zip(cols[5:],G): p.set_xy(x,y+5); p.cell(w,5,g(v,2),align="R",border="TB")
    global PN; PN=pgn[0]; p.output(doc(f)); print("p5 pages",pgn[0],n)
    save(f,"STUDENT_HOUSING",rows,"house blocks with own headers, weekly and monthly","125+ rooms, repeated room ids, subtotals without label",None,D(2025,11,3),n,n-voids,voids)

def p6(r):
    f="Letter_Estate_Rental_Michaelmas.pdf"
    data=[("Home Farm","Messrs J & R Pritchard","FBT","612.40","25/03/2019","24/03/2034",61250),("Upper Nant Farm","Mr H Jessop","AHA 1986","284.15","29/09/1987","Yearly",21500),("Glebe Farm","Glebe Farming Partnership","FBT","197.30","29/09/2021","28/09/2031",22800),("Mill Meadows","Mrs G Haddow","Grazing licence","31.75","01/04/2025","31/10/2025",3300),("Church Field","Mr O Varley","Grazing licence","9.20","01/04/2025","31/10/2025",980),("Keeper's Cottage","Mr & Mrs D Swales","AST","","14/06/2022","Monthly",9900),("1 Forge Row","Ms N Okafor","AST","","01/02/2024","31/01/2026",8700),("2 Forge Row",None,"","","","",None),("3 Forge Row","Mr T Zielinski","AST","","19/08/2023","Monthly",8340),("The Old Dairy (workshop)","Lomax Furniture Makers Ltd","1954 Act lease","","25/12/2020","24/12/2026",11400),("Grain Store No. 2","Thornbury Agri Stores Ltd","Licence","","29/09/2024","28/09/2026",15000),("Livery Yard","Miss B Carrow","1954 Act lease","6.85","24/06/2023","23/06/2028",13250),("Laundry Cottage","Mrs E Innes","Rent Act regulated","","1974","Life",3120)]
    rows=[];h="";tot=0;ta=0
    for n,t,ty,a,s,e,x in data:
        cv=lambda q:("-".join(q.split("/")[::-1]) if "/" in q else q) or None
        rows.append(row(unit=n,tenantName=t,area=float(a) if a else None,leaseStartDate=cv(s),leaseEndDate=cv(e),annualRent=x,statusText=None if t else "Void")); tot+=x or 0; ta+=float(a or 0)
        h+=f"<tr><td>{n}</td><td>{t or 'Void (rewiring)'}</td><td>{ty}</td><td align=right>{a}</td><td align=center>{s}</td><td align=center>{e}</td><td align=right>{'£'+g(x) if x else ''}</td></tr>"
    st=PS('c',fontName='Times-Roman',fontSize=10.5,leading=13.5,spaceAfter=7); sm=PS('s',parent=st,fontSize=9,leading=10.5,spaceAfter=0); P=Paragraph; rt=PS('rt',parent=st,alignment=2)
    T=[["Holding","Tenant","Tenancy","Acres","Commenced","Expires","Rent per year"]]+[[P(n,sm),P(t or "Void (rewiring)",sm),P(ty,sm),q,s_,e_,"£"+g(x) if x else ""] for n,t,ty,q,s_,e_,x in data]+[["Estate total","","",g(ta,2),"","","£"+g(tot)]]
    t=Table(T,colWidths=[33*mm,39*mm,28*mm,15*mm,20*mm,20*mm,23*mm]); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('GRID',(0,0),(-1,-1),.5,C.black),('SPAN',(0,-1),(2,-1)),('ALIGN',(3,1),(3,-1),'RIGHT'),('ALIGN',(-1,1),(-1,-1),'RIGHT'),('ALIGN',(4,0),(5,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=16*mm,rightMargin=16*mm,topMargin=14*mm,bottomMargin=12*mm,invariant=1).build([P("Garth &amp; Ludlow, Chartered Surveyors<br/>The Estate Office, Llanfair Waterdine<br/>2 October 2025",rt),P("The Trustees of the Teme Vale Settlement<br/>By post and e-mail",st),P("Dear Trustees,",st),P("<b><u>Teme Vale Estate: rental at Michaelmas, 29 September 2025</u></b>",st),P("Further to our meeting I set out below the estate rental as it stands at 29 September 2025. All rents are shown as yearly sums although the farms pay half-yearly in arrear at Lady Day and Michaelmas, and the cottages pay monthly. Areas are in acres.",st),t,Spacer(1,8),P("There are thus thirteen holdings on the rental, twelve tenanted and one void: No. 2 Forge Row, where the rewiring should be done by the end of November; I shall report on the asking rent once the works are costed.",st),P("Upper Nant is due for review at Michaelmas 2026 and a section 12 notice has been served. Mr Jessop is behind with his half year to Lady Day and I am pressing him; there are no other arrears of note. The shoot is in hand and does not appear.",st),P("Yours faithfully,",st),Spacer(1,18),P("Garth &amp; Ludlow",st)])
    save(f,"LAND",rows,"surveyors' letter with table","prose counts and arrears, acres, yearly rents","Teme Vale Estate",D(2025,9,29),13,12,1)

def p7(r):
    f="CarPark_Licences_Oct25.pdf"; rows=[]; els=[]; st=PS('c',fontName='Times-Roman',fontSize=10,leading=13); P=Paragraph; tot=[0,0,0]; vac=0; n=0; pre={"Basement":"B","Ground":"G","Upper deck":"U"}
    els+=[P("<b>Wine Tavern Lane Car Park, Cork</b>",PS('q',fontName='Times-Bold',fontSize=14,leading=18)),P("Bay licence list and monthly standing orders at 31 October 2025. All sums € per month.",st),Spacer(1,6)]
    for lv,k in(("Basement",26),("Ground",18),("Upper deck",28)):
        T=[[lv,"","","","","",""],["Bay","Licensee","Reg.","Since","Fee","VAT 23%","Collected"]]; sub=[0,0,0]; v0=0
        for j in range(k):
            u=f"{pre[lv]}{j+1:02d}"; n+=1
            if r.random()<.11: vac+=1; v0+=1; T.append([u,"free","","","","",""]); rows.append(row(unit=u,section=lv,statusText="free")); continue
            t=person(r,1) if r.random()<.65 else r.choice(A)+" "+r.choice(B)+(" Ltd"); t=t.replace("LLP Ltd","LLP"); fee={"Basement":165,"Ground":150,"Upper deck":120}[lv]-r.choice([0,0,0,10]); v=round(fee*.23,2); s=D(r.randint(2017,2025),r.randint(1,9),1)
            T.append([u,t,f"{r.randint(13,25)}{r.choice([1,2])}-C-{r.randint(100,29999)}",s.strftime("%b %Y"),g(fee,2),g(v,2),g(fee+v,2)]); sub=[a+b for a,b in zip(sub,(fee,v,fee+v))]
            rows.append(row(unit=u,section=lv,tenantName=t,leaseStartDate=s.strftime("%b %Y"),contractRent=fee,charges=[dict(code="VAT 23%",amount=v)],totalCharges=round(fee+v,2)))
        T.append([f"{lv}: {k} bays, {v0} free","","",""]+[g(x,2) for x in sub]); tot=[a+b for a,b in zip(tot,sub)]
        t=Table(T,colWidths=[17*mm,62*mm,28*mm,22*mm,20*mm,18*mm,22*mm],repeatRows=2,rowHeights=14); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9.5),('FONT',(0,-1),(-1,-1),'Times-BoldItalic',9),('ALIGN',(4,1),(-1,-1),'RIGHT'),('ROWBACKGROUNDS',(0,2),(-1,-2),[C.white,C.HexColor('#f0efe6')]),('BOX',(0,0),(-1,-1),.7,C.black),('LINEBELOW',(0,1),(-1,1),.7,C.black),('LINEABOVE',(0,-1),(-1,-1),.7,C.black)])); els+=[t,Spacer(1,12)]
    els+=[P(f"<b>Whole car park: {n} bays, {n-vac} licensed, {vac} free. Fees €{g(tot[0],2)}, VAT €{g(tot[1],2)}, collected €{g(tot[2],2)}.</b>",st),P("Licences are terminable on one month's notice by either side. Fobs: €50 refundable, held by the attendant.",st)]
    SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=10*mm,rightMargin=10*mm,topMargin=14*mm,bottomMargin=14*mm,invariant=1).build(els)
    save(f,"PARKING",rows,"boxed tables per level, Times, zebra","VAT column, bays are the units, total in prose","Wine Tavern Lane Car Park, Cork",D(2025,10,31),n,n-vac,vac)
def run():
    for i,fn in enumerate((p1,p2,p3,p4,p5,p6,p7)): fn(random.Random(3400+i))

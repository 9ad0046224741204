from common import *
from reportlab.lib.pagesizes import letter, legal, landscape, A4
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from fpdf import FPDF
def m2(x): return f"{x:,.2f}"
# ---------- 1 TenantCloud-like
def p1():
    f='ostrander_leases_export.pdf'; R=random.Random(101); nm=namer(101); rows=[]
    props=[("418 Harlan St (duplex)",["A","B"]),("422 Harlan St (duplex)",["A","B"]),("77 Birch Ct",["1","2","3","4"]),("1209 N Fourth",["Upper","Lower"]),("1305 N Fourth",["House"]),("36 Depot Rd",["1","2","3","4","5","6"]),("9 Creamery Ln",["Front","Rear","Loft"])]
    st=PS('a',fontName='Helvetica',fontSize=7.6,leading=9); sb=PS('b',parent=st,fontName='Helvetica-Bold',fontSize=8.4,textColor=colors.HexColor('#1b4f72'))
    data=[["Unit","Bd / Ba","Tenant(s)","Lease #","Lease term","Status","Rent","Deposit\nheld","Out-\nstanding"]]; sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#6b7280')),('FONT',(0,1),(-1,-1),'Helvetica',7.6),('ALIGN',(6,0),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#e5e7eb'))]
    k=0;tot=[0,0,0];vacs={3,13};occ=0
    for p,us_ in props:
        data.append([Paragraph(p,sb)]+['']*8); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef5fb'))]
        for u in us_:
            bb=R.choice(["1 / 1","2 / 1","2 / 1.5","3 / 1"]); rent=R.choice([795,850,925,975,1050,1125,1180])
            if k in vacs:
                data.append([u,bb,"—","","","Vacant","—","—","—"]); rows.append(dict(unit=u,propertyName=p,unitType=bb,statusText="Vacant"))
            else:
                a,b=nm(); t=f"{a} {b}"
                if R.random()<.35: t+=f", {nm()[0]} {b if R.random()<.5 else nm()[1]}"
                s=D(R.choice([2024,2025]),R.randint(1,9),1); mtm=R.random()<.25
                if mtm: s=D(R.randint(2016,2022),R.randint(1,12),15)
                elif s<D(2025,1,1): s=D(2025,s.month,1)
                e=addy(s); stt="Month-to-month" if mtm else ("Ends soon" if e<D(2026,3,1) else "Active")
                bal=R.choice([0,0,0,0,rent,150,-40.0]); dep=R.choice([rent,rent,500,rent+250])
                data.append([u,bb,Paragraph(t,st),f"#{R.randint(20100,29800)}",f"{us(s)} – {'MTM' if mtm else us(e)}",stt,f"${m2(rent)}",f"${m2(dep)}",("-" if bal<0 else "")+f"${m2(abs(bal))}"])
                rows.append(dict(unit=u,propertyName=p,unitType=bb,tenantName=t,leaseStartDate=s.isoformat(),leaseEndDate="MTM" if mtm else e.isoformat(),statusText=stt,contractRent=rent,deposit=dep,balance=bal)); occ+=1
                tot=[tot[0]+rent,tot[1]+dep,tot[2]+bal]
            k+=1
    data.append(["Total","","","","",f"{occ} leased / {k}"]+[f"${m2(x)}" for x in tot]); sty+=[('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.8),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]
    tb=Table(data,colWidths=[38,38,128,44,112,70,54,52,50],repeatRows=1); tb.setStyle(TableStyle(sty))
    def pg(c,d):
        c.setFont('Helvetica',7); c.setFillGray(.45); c.drawString(36,22,"Generated 11/03/2025 8:14 AM  ·  Leases > Export > PDF"); c.drawRightString(576,22,f"{d.page}")
    SimpleDocTemplate(doc(f),pagesize=letter,margin=0,leftMargin=16,rightMargin=16,topMargin=34,bottomMargin=40).build([Paragraph("Leases",PS('h',fontName='Helvetica-Bold',fontSize=17,leading=20,leftIndent=6)),Paragraph("Portfolio: Ostrander Family Rentals &nbsp;&nbsp;|&nbsp;&nbsp; As of: Nov 3, 2025 &nbsp;&nbsp;|&nbsp;&nbsp; Show: all units",PS('h2',parent=st,fontSize=8.5,leftIndent=6,spaceAfter=8)),tb],onFirstPage=pg,onLaterPages=pg)
    save(f,'SINGLE_FAMILY_RENTAL','TenantCloud-like lease export, property heading rows',False,rows,'Ostrander Family Rentals','2025-11-03',k,occ,k-occ)
# ---------- 2 letter typed
def p2():
    f='kilbourne_letter.pdf'; R=random.Random(102); nm=namer(102); c=canvas.Canvas(doc(f),pagesize=letter); rows=[]
    L=["CEDAR & MAIN MANAGEMENT AND BOOKKEEPING","14 Mill Street, 2nd floor","","                                              October 6, 2025","","Mrs. Adele Kilbourne","Rural Route 2","","RE:  Kilbourne Apartments, 210 Prospect Avenue","","Dear Mrs. Kilbourne,","","As you asked on the telephone, here is who is in the building this month","and what they pay. Ten of the eleven apartments are taken (that counts","Verna's caretaker apartment, for which we do not charge).","",
    "Apt   Tenant                   Rooms    In since   Lease to    Rent/mo.","----  -----------------------  -------  ---------  --------  ----------"]
    tot=0
    for i in range(1,12):
        u=f"{i}" if i<10 else ["10","11"][i-10]; ty=R.choice(["3 rms","4 rms","4 rms","studio"]); a,b=nm(); t=R.choice([f"{b}, {a}",f"Mr. & Mrs. {b}",f"{a[0]}. {b}"])
        if i==1:
            L.append(f"{u:<4}  {'Holtz, Verna (caretaker)':<24} {ty:<7}  {'4/1/11':<9}  {'--':<8}  {0:>10,.2f}"); rows.append(dict(unit=u,tenantName="Holtz, Verna",unitType=ty,moveInDate='2011-04-01',contractRent=0,statusText="caretaker")); continue
        if i==7:
            L.append(f"{u:<4}  {'EMPTY - being painted':<23}  {ty:<7}  {'':<9}  {'':<8}  {'':>10}"); rows.append(dict(unit=u,unitType=ty,statusText="EMPTY")); continue
        s=D(R.randint(2014,2024),R.randint(1,12),1); mt=R.random()<.4; e=D(2026,R.randint(1,9),28); rent=R.choice([610,645,690,715,740,525]); tot+=rent
        L.append(f"{u:<4}  {t:<23}  {ty:<7}  {us2(s):<9}  {'MTM' if mt else us2(e):<8}  {rent:>10,.2f}"); rows.append(dict(unit=u,tenantName=t,unitType=ty,moveInDate=s.isoformat(),leaseEndDate="MTM" if mt else e.isoformat(),contractRent=rent))
        if i==4: L.append("      (gave notice, moving out 10/31)"); rows[-1].update(moveOutDate='2025-10-31',statusText='gave notice')
        if i==9: L.append("      (still owes $180.00 from September)"); rows[-1]['balance']=180.0
    L.append(f"{'':58}  {'----------':>10}"); L.append(f"{'Apartments':<58}  {tot:>10,.2f}"); L.append("")
    g=0
    for u,t,r in [("G-1",rows[1]['tenantName'],45),("G-2","Dr. Pickett (from next door)",50),("G-3",rows[5]['tenantName'],45)]:
        L.append(f"{u:<4}  {t:<29}  {'garage':<21} {'':2} {r:>9,.2f}".ljust(60)); rows.append(dict(unit=u,tenantName=t.split(' (')[0],unitType='garage',contractRent=r)); g+=r
    L.append(f"{'Garages':<58}  {g:>10,.2f}"); L.append(f"{'ALL TOGETHER PER MONTH':<58}  {tot+g:>10,.2f}")
    L+=["","The coin box in the laundry brought $61.75 in September. The man for","No. 7 comes Thursday; I have two people asking and would put it up","to $725 if you agree.","","Yours truly,","","","Cedar & Main, for the office"]
    y=750; c.setFont('Courier',10.4)
    for l in L:
        c.setFont('Courier-Bold' if l.startswith('CEDAR') else 'Courier',10.4); c.drawString(70,y,l); y-=12.6
    c.save(); save(f,'MULTIFAMILY','letter typed in monospace with a list, garages below',True,rows,'Kilbourne Apartments','2025-10-06',11,10,1)
# ---------- 3 collection sheet
def p3():
    f='rooming_house_collections_2025.pdf'; R=random.Random(103); nm=namer(103); rows=[]; M="JAN FEB MAR APR MAY JUN JUL AUG SEP".split()
    data=[["RM","NAME","SINCE","KEY\nDEP.","RENT\nper mo."]+M+["OWES\n9/30","REMARKS"]]; tc=[0]*9; tr=td=to=0; bg=[]
    ids=[f"1-{i}" for i in range(1,7)]+[f"2-{i}" for i in range(1,9)]+["Attic E","Attic W","Bsmt"]; occ=0
    for n,u in enumerate(ids):
        if n in (4,11,15):
            mon=['']*9
            if n==11:
                for j in range(5): mon[j]='425'; tc[j]+=425
            data.append([u,"vacant","","",""]+mon+["",{4:"needs bed",11:"prev. tenant left 5/31",15:""}[n]]); rows.append(dict(unit=u,statusText="vacant")); bg.append(n+1); continue
        a,b=nm(); t=f"{b}, {a}"; r=R.choice([395,410,425,425,440,460]); s=D(R.randint(2018,2025),R.randint(1,8),1); st0=s.month-1 if s.year==2025 else 0; ow=0; rem=""
        dep=R.choice([50,50,100]); mon=['']*9
        for j in range(st0,9): mon[j]=r
        if n in (2,9): mon[8]=r-150 if n==2 else ''; ow=150 if n==2 else r; rem="partial, rest Fri." if n==2 else "5-day notice served 9/12"
        if n==6: rem="moving out 10/31"
        if n==13: rem="SSI, pays 3rd of mo."
        if n==16: rem="late every mo."
        for j in range(9):
            if mon[j]!='': tc[j]+=mon[j]
        data.append([u,t,us2(s),str(dep),str(r)]+[str(x) for x in mon]+[str(ow) if ow else "0",rem]); occ+=1; tr+=r;td+=dep;to+=ow
        rows.append(dict(unit=u,tenantName=t,moveInDate=s.isoformat(),deposit=dep,contractRent=r,balance=ow,moveOutDate='2025-10-31' if n==6 else None))
    data.append(["","TOTAL","",f"{td:,}",f"{tr:,}"]+[f"{x:,}" for x in tc]+[f"{to:,}",f"{occ} rooms rented of {len(ids)}"])
    tb=Table(data,colWidths=[42,98,44,36,42]+[37]*9+[40,110],rowHeights=[28]+[19]*(len(data)-1))
    tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('FONT',(15,1),(15,-2),'Times-Italic',9),('ALIGN',(3,0),(14,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEABOVE',(0,-1),(-1,-1),1.6,colors.black)]+[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#fff6a8')) for i in bg]))
    SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=40,bottomMargin=30).build([Paragraph("THE LINWOOD ROOMING HOUSE &nbsp; — &nbsp; MONTHLY COLLECTION SHEET 2025",PS('x',fontName='Times-Bold',fontSize=14,leading=18)),Paragraph("brought up to 9/30/2025. Amounts in month columns are what came in. Yellow = empty room. Weekly guests not on this sheet.",PS('y',fontName='Times-Italic',fontSize=9.5,spaceAfter=10)),tb])
    save(f,'MULTIFAMILY','rooming house, months-across collection sheet, landscape',True,rows,'The Linwood Rooming House','2025-09-30',len(ids),occ,len(ids)-occ)
# ---------- 4 bank form
def p4():
    f='fcb_form_417_professional_bldg.pdf'; R=random.Random(104); c=canvas.Canvas(doc(f),pagesize=landscape(legal)); W,H=landscape(legal); rows=[]
    biz=["Tri-County Hearing Aids","Dr. L. Moffitt DDS","Salcido Tax & Notary","Wampler Insurance Agcy","Grange Mutual Claims","Northfork Title Co.","Lantz Chiropractic","Mabry & Culp, Attys.","Bluebird Counseling","State Farm Bureau Svc","Gaither Land Surveying"]
    su=["101","102","103","104","105","106","201","202","203","204","205","206","B-1"]; vac={"105","203"}
    c.setFont('Helvetica-Bold',13); c.drawString(40,H-40,"FIRST CITIZENS OF BREMER COUNTY  •  COMMERCIAL LOAN DEPT."); c.setFont('Helvetica',8); c.drawRightString(W-40,H-40,"Form 417 (Rev. 3/19)"); c.setFont('Helvetica-Bold',11); c.drawString(40,H-58,"SCHEDULE OF TENANCIES  –  to be completed by Borrower or agent")
    bx=[(40,300,"1. Borrower","Whisman Holdings LLC"),(340,330,"2. Property","Whisman Professional Building, 33 Courthouse Sq"),(670,130,"3. Prepared as of","August 31, 2025"),(800,168,"4. Rentable suites / leased / vacant","13  /  11  /  2")]
    for x,w,l,v in bx: c.rect(x,H-100,w,32); c.setFont('Helvetica',6.5); c.drawString(x+4,H-77,l); c.setFont('Courier-Bold',10); c.drawString(x+4,H-93,v)
    cols=[("5","Suite",46),("6","Name of tenant",168),("7","Use",92),("8","Area\n(sq. ft.)",52),("9a","From",66),("9b","To",66),("10","Annual base\nrent ($)",76),("11","Rent per\nsq. ft.",50),("12","Operating cost\nest. / month ($)",80),("13","Security\ndeposit ($)",66),("14","Next increase: date and new annual rent",166)]
    y0=H-112; x=40; xs=[]
    for n,l,w in cols:
        xs.append((x,w)); 
        if n[0]=='9': c.rect(x,y0-40,w,26)
        else: c.rect(x,y0-40,w,40)
        c.setFont('Helvetica',5.5); c.drawString(x+2,y0-7 if n[0]!='9' else y0-20,n); c.setFont('Helvetica-Bold',7.5)
        for j,q in enumerate(l.split('\n')): c.drawCentredString(x+w/2,y0-(22 if n[0]!='9' else 31)-9*j,q)
        x+=w
    c.rect(xs[4][0],y0-14,132,14); c.setFont('Helvetica-Bold',7.5); c.drawCentredString(xs[4][0]+66,y0-10,"Lease term")
    y=y0-40; it=iter(biz); tot=[0,0,0,0]
    allu=su+["Roof","Lobby"]
    def line(v,bold=False):
        nonlocal y
        for (x,w),q,i in zip(xs,v,range(11)):
            c.rect(x,y-20,w,20); c.setFont('Courier-Bold' if bold else 'Courier',8.6)
            if i in(3,6,7,8,9): c.drawRightString(x+w-4,y-14,q)
            else: c.drawString(x+3,y-14,q)
        y-=20
    for u in allu:
        if u in vac:
            a={"105":840,"203":1125}[u]; line([u,"VACANT","",f"{a:,}","","","","","","",""]); rows.append(dict(unit=u,area=a,statusText="VACANT")); tot[0]+=a; continue
        if u=="Roof": t,use,a,ann,cam,dep="Plains Wireless","antenna",None,9600,None,None
        elif u=="Lobby": t,use,a,ann,cam,dep="First Citizens","ATM",None,1800,None,None
        else:
            t=next(it); use=R.choice(["office","medical","office","prof. svcs"]); a=R.choice([610,725,840,960,1130,1480]); ann=round(a*R.uniform(10.5,15.5)/12)*12; cam=round(a*.26); dep=R.choice([500,1000,round(ann/12)])
        s=D(R.randint(2019,2024),R.randint(1,12),1); e=addy(s,R.choice([7,8,10])); mt=u in("B-1",)
        stp=""; rs=None
        if u in("102","104","201","206"): n=round(ann*1.03); sd=D(2026,s.month,1); stp=f"{us2(sd)}   {n:,}"; rs=[dict(date=sd.isoformat(),amount=n,per="year")]
        if mt: stp="none"
        line([u,t,use,f"{a:,}" if a else "n/a",us2(s),"MTM" if mt else us2(e),f"{ann:,}",f"{ann/a:.2f}" if a else "",f"{cam:,}" if cam else "",f"{dep:,}" if dep else "",stp])
        rows.append(dict(unit=u,tenantName=t,area=a,annualRent=ann,leaseStartDate=s.isoformat(),leaseEndDate="MTM" if mt else e.isoformat(),deposit=dep,charges=[dict(code="Operating cost est. / month",amount=cam)] if cam else None,rentSteps=rs))
        tot=[tot[0]+(a or 0),tot[1]+ann,tot[2]+(cam or 0),tot[3]+(dep or 0)]
    line(["","15. TOTALS","",f"{tot[0]:,}","","",f"{tot[1]:,}","",f"{tot[2]:,}",f"{tot[3]:,}",""],True)
    c.setFont('Helvetica',7.5); c.drawString(40,y-22,"The undersigned certifies that the above is a true and complete list of all tenancies, that no rent has been paid more than 30 days in advance, and that no tenant is in default except: suite 204, two weeks behind.")
    c.line(40,y-60,320,y-60); c.drawString(40,y-70,"Signature of Borrower or agent"); c.line(360,y-60,480,y-60); c.drawString(360,y-70,"Date"); c.setFont('Courier',10); c.drawString(364,y-56,"9/4/25"); c.save()
    save(f,'OFFICE','bank form grid, annual rents, numbered boxes, roof/ATM rows',True,rows,'Whisman Professional Building','2025-08-31',13,11,2)
# ---------- 5 mobile home park (planted)
def p5():
    f='willow_bend_mhp_roll.pdf'; R=random.Random(105); nm=namer(105); rows=[]
    p=FPDF(format='letter',unit='pt'); p.set_auto_page_break(False); p.set_margins(36,36,36)
    C=[("Site",34,'L'),("Resident",118,'L'),("Home",44,'L'),("Moved in",52,'L'),("Lot rent",50,'R'),("Home rent",54,'R'),("Water",42,'R'),("Trash",40,'R'),("Total due",54,'R'),("Past due",52,'R')]; pg=0
    def head():
        nonlocal pg; pg+=1; p.add_page(); p.set_font('Helvetica','B',12); p.set_xy(36,30); p.cell(300,14,"Willow Bend Mobile Home Park"); p.set_font('Helvetica','',8); p.set_xy(376,30); p.cell(200,14,f"Rent list for December 2025 - page {pg}",align='R'); p.set_xy(36,48); p.set_font('Helvetica','B',7.5)
        for n,w,a in C: p.cell(w,14,n,border='B',align=a)
        p.set_xy(36,64)
    def ln(v,style='',size=7.8,border=0,h=12.2):
        if p.get_y()>735: head()
        p.set_font('Helvetica',style,size)
        for (n,w,a),q in zip(C,v): p.cell(w,h,q,align=a,border=border)
        p.set_xy(36,p.get_y()+h)
    head(); g=[0]*6; occ=vac=down=n=0
    for street,cnt,pre in [("Willow Lane",36,"W"),("Catalpa Drive",41,"C"),("Creekside",27,"K"),("Back Row (singles)",14,"B")]:
        if p.get_y()>690: head()
        p.set_font('Helvetica','BU',8.6); p.cell(300,16,street); p.set_xy(36,p.get_y()+16); s=[0]*6
        for i in range(1,cnt+1):
            u=f"{pre}{i:02d}"; n+=1; z=R.random()
            if z<.06: ln([u,"vacant pad"]+[""]*8,'I'); rows.append(dict(unit=u,section=street,statusText="vacant pad")); vac+=1; continue
            if z<.08: ln([u,"vacant - park home","POH"]+[""]*7,'I'); rows.append(dict(unit=u,section=street,unitType="POH",statusText="vacant - park home")); vac+=1; continue
            if u=="C41": ln([u,"OFFICE","POH"]+[""]*7); rows.append(dict(unit=u,section=street,unitType="POH",statusText="OFFICE")); down+=1; continue
            a,b=nm(); t=f"{b}, {a}"; poh=R.random()<.22; lot=R.choice([285,295,295,310]); hr=R.choice([350,375,425]) if poh else 0; w=round(R.uniform(14,58),2); tr=15.0; td=round(lot+hr+w+tr,2); bal=R.choice([0]*9+[round(R.uniform(20,900),2)])
            d=D(R.randint(1998,2025),R.randint(1,9),R.choice([1,1,15])); ty="POH" if poh else "TOH"
            ln([u,t,ty,us2(d),m2(lot),m2(hr) if poh else "",m2(w),m2(tr),m2(td),m2(bal)])
            rows.append(dict(unit=u,section=street,unitType=ty,tenantName=t,moveInDate=d.isoformat(),charges=[dict(code="Lot rent",amount=lot)]+([dict(code="Home rent",amount=hr)] if poh else [])+[dict(code="Water",amount=w),dict(code="Trash",amount=tr)],contractRent=None if poh else lot,totalCharges=td,balance=bal)); occ+=1
            s=[round(q+e,2) for q,e in zip(s,[lot,hr,w,tr,td,bal])]
        ln(["",f"{street} - {cnt} sites","",""]+[m2(q) for q in s],'B',7.6,'T',14); p.set_xy(36,p.get_y()+5); g=[round(q+e,2) for q,e in zip(g,s)]
    pr=list(g); pr[2]=round(g[2]+90,2)
    ln(["","WHOLE PARK","",""]+[m2(q) for q in pr],'B',7.8,'TB',16)
    p.set_xy(36,p.get_y()+8); p.set_font('Helvetica','',8); p.multi_cell(500,11,f"{n} sites: {occ} rented, {vac} vacant, {down} used as office.\nTOH = tenant owns home, POH = park owns home. Water is read the 20th of the month before.")
    p.output(doc(f)); save(f,'MANUFACTURED_HOUSING','mobile-home park list by street, charge columns, multi-page',True,rows,'Willow Bend Mobile Home Park','2025-12',n,occ,vac,planted=dict(what=f"'WHOLE PARK' total of Water printed {m2(pr[2])}, the sites and street subtotals sum to {m2(g[2])}",kind="total_wrong"))
# ---------- 6 student houses
def p6():
    f='student_rooms_2025_26.pdf'; R=random.Random(106); nm=namer(106); rows=[]; st=PS('s',fontName='Helvetica',fontSize=8.5,leading=11); fl=[Paragraph("Rooms by house, school year 2025–26",PS('t',fontName='Helvetica-Bold',fontSize=15,leading=20)),Paragraph("Hilltop Student Houses · list of September 15, 2025 · rent includes heat and wifi · lease 8/1/25 to 7/31/26 unless noted",st),Spacer(1,8)]
    hs=[("Blue House, 512 College Ave",6),("Yellow House, 516 College Ave",5),("Old Parsonage, 40 Church St",7),("The Annex, 42 Church St",4),("Carver St. double, 118 Carver",8),("Little House, 7 Alder",3)]; n=0;occ=0; sm=[]; allr=0
    for hi,(h,k) in enumerate(hs):
        d=[["","Student","Phone ends","From","To","Rent mo.","Deposit","Co-signer"]]; hr=0;hd=0;ho=0
        for i in range(k):
            u=["Front","Back","Upstairs"][i] if k==3 else (f"Rm {i+1}" if hi%2==0 else f"{'ABCDEFGH'[i]}"); n+=1
            if (hi,i) in((1,3),(4,6)): d.append([u,"open","","","","","",""]); rows.append(dict(unit=u,propertyName=h,statusText="open")); continue
            a,b=nm(); t=f"{a} {b}"; r=R.choice([475,495,510,525,550]); dep=R.choice([r,r,300]); s,e=D(2025,8,1),D(2026,7,31); 
            if (hi,i)==(2,5): d.append([u,t+" (reserved, comes in Jan.)",str(R.randint(1000,9999)),"1/5/26","7/31/26",f"${r}",f"${dep}","yes"]); rows.append(dict(unit=u,propertyName=h,tenantName=t,statusText="reserved",leaseStartDate="2026-01-05",leaseEndDate="2026-07-31",contractRent=r,deposit=dep)); hd+=dep; hr+=0; res=r; continue
            if R.random()<.15: e=D(2025,12,31)
            d.append([u,t,str(R.randint(1000,9999)),us2(s),us2(e),f"${r}",f"${dep}",R.choice(["yes","yes","no"])]); occ+=1; ho+=1; hr+=r; hd+=dep
            rows.append(dict(unit=u,propertyName=h,tenantName=t,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),contractRent=r,deposit=dep))
        d.append(["","house now","","","",f"${hr:,}",f"${hd:,}",""]); sm.append([h,k,ho,k-ho,f"${hr:,}"]); allr+=hr
        t=Table(d,colWidths=[50,170,58,52,52,54,54,52]); c=[colors.HexColor(q) for q in('#cfe2f3','#fff2cc','#ead1dc','#d9ead3','#eeeeee','#fce5cd')][hi]
        t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.4),('BACKGROUND',(0,0),(-1,0),c),('BOX',(0,0),(-1,-1),.8,colors.grey),('ALIGN',(5,0),(6,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Helvetica-Oblique',8.4),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]))
        fl+=[KeepTogether([Paragraph(f"<b>{h}</b>",PS('hh',fontSize=10,leading=13,fontName='Helvetica')),t,Spacer(1,9)])]
    sm=[["House","Rooms","Lived in","Not yet","Rent now"]]+sm+[["All houses",n,occ,n-occ,f"${allr:,}"]]
    t=Table(sm,colWidths=[170,50,60,50,70],hAlign='LEFT'); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.4),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
    fl+=[KeepTogether([t,Spacer(1,6),Paragraph("The reserved room in the Parsonage is not in “rent now” (its deposit is in).",st)])]
    SimpleDocTemplate(doc(f),pagesize=A4,leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=36).build(fl)
    save(f,'STUDENT_HOUSING','coloured block per house, rooms, reserved room, summary',True,rows,'Hilltop Student Houses','2025-09-15',n,occ,n-occ)
# ---------- 7 senior home two-line records
def p7():
    f='maplecrest_residents_billing.pdf'; R=random.Random(107); nm=namer(107); rows=[]; c=canvas.Canvas(doc(f),pagesize=letter); pgn=0;y=0
    def head():
        nonlocal y,pgn
        if pgn: c.showPage()
        pgn+=1; c.setFont('Times-Bold',14); c.drawCentredString(306,752,"Maplecrest Home for Seniors"); c.setFont('Times-Roman',10); c.drawCentredString(306,738,"Resident Billing List  -  November 1, 2025"); c.setFont('Times-Roman',8); c.drawRightString(570,752,f"p. {pgn}")
        c.setFont('Times-Bold',8.5); c.drawString(40,714,"Room"); c.drawString(86,720,"Resident"); c.drawString(92,710,"payer / moved in"); c.drawString(235,720,"Room type"); c.drawString(235,710,"care level")
        for x,a,b in[(355,"Room &","board"),(415,"Care","fee"),(470,"Extras",""),(525,"Monthly","total"),(575,"Unpaid","")]: c.drawRightString(x,720,a); c.drawRightString(x,710,b)
        c.line(38,705,576,705); y=692
    head(); tot=[0]*5; occ=vac=0; ids=[str(i) for i in range(1,13)]+["14","15A","15B","16","17","18A","18B","19","20","21","22","23","24","25"]
    for u in ids:
        if y<80: head()
        ty="companion" if u[-1] in "AB" else R.choice(["private","private","private w/ bath"])
        c.setFont('Times-Roman',9.6); c.drawString(40,y,u); c.drawString(235,y,ty)
        if u in("6","18B","22"):
            c.setFont('Times-Italic',9.6); c.drawString(86,y,"- available -"); mk={"6":2650,"18B":1850,"22":2650}[u]; rows.append(dict(unit=u,unitType=ty,statusText="available")); vac+=1
        elif u=="12":
            c.setFont('Times-Italic',9.6); c.drawString(86,y,"night staff room (not let)"); rows.append(dict(unit=u,unitType=ty,statusText="night staff room")); 
        else:
            a,b=nm(); t=f"{R.choice(['Mrs.','Mrs.','Mr.','Miss'])} {a} {b}"; rb={"companion":1850,"private":2450,"private w/ bath":2650}[ty]; lv=R.randint(0,3); cf=[0,325,650,975][lv]; ex=R.choice([0,0,0,35,60]); tt=rb+cf+ex; bal=R.choice([0,0,0,0,0,tt,400]); d=D(R.randint(2017,2025),R.randint(1,9),R.randint(1,28)); pay=R.choice(["private pay","private pay","Medicaid waiver","VA Aid & Att."])
            c.drawString(86,y,t); c.setFont('Times-Roman',8.4); c.drawString(92,y-10.5,f"{pay} / {d.strftime('%b')} {d.day}, {d.year}"); c.drawString(235,y-10.5,f"Level {lv}" if lv else "independent"); c.setFont('Times-Roman',9.6)
            for x,q in zip((355,415,470,525,575),(rb,cf,ex,tt,bal)): c.drawRightString(x,y,f"{q:,.2f}")
            rows.append(dict(unit=u,unitType=ty,tenantName=t,moveInDate=d.isoformat(),contractRent=rb,charges=[dict(code="Room & board",amount=rb),dict(code="Care fee",amount=cf),dict(code="Extras",amount=ex)],totalCharges=tt,balance=bal)); occ+=1; tot=[q+e for q,e in zip(tot,(rb,cf,ex,tt,bal))]
        y-=25
    if y<110: head()
    c.line(38,y+14,576,y+14); c.setFont('Times-Bold',9.2); c.drawString(86,y,"Total billed")
    for x,q in zip((355,415,470,525,575),tot): c.drawRightString(x,y,f"{q:,.2f}")
    c.setFont('Times-Roman',9.4); c.drawString(40,y-24,f"Beds {len(ids)}    filled {occ}    available {vac}    staff 1    (there is no Room 13)"); c.save()
    save(f,'SENIOR_HOUSING','two-line resident records, care fees',True,rows,'Maplecrest Home for Seniors','2025-11-01',len(ids),occ,vac)
def run():
    for q in(p1,p2,p3,p4,p5,p6,p7): q()
if __name__=='__main__': run()

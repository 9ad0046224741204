from common import *
from reportlab.lib.pagesizes import letter, landscape, legal, A4

def p6():
    f="tamarind_sixplex_owner_letter.pdf"; r=R(f); asof=date(2025,9,5)
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    b=ParagraphStyle("b",fontName="Times-Roman",fontSize=10.5,leading=13.5); s=ParagraphStyle("s",parent=b,fontSize=9.5,leading=11.5)
    D=[("1","2 bed / 1 bath","Rosalind Ketterby","March 1, 2025 to February 28, 2026",[("rent",1150),("cat",35),("garage",60)],1150,"Current. Deposit $1,150."),
       ("2","2 bed / 1 bath","Marcus Tolland-Shaw","month to month",[("rent",1085),("water",40)],1085,"Owes $140. Deposit $900."),
       ("3","1 bed / 1 bath","Ines Abernale","August 15, 2025 to August 14, 2026",[("rent",945),("water",30),("move-in credit",-75)],945,"Current. Deposit $945."),
       ("4","1 bed / 1 bath",None,None,[],None,""),
       ("5","3 bed / 1.5 bath","Harlan & Dee Pemberly","July 1, 2025 to June 30, 2026",[("rent",1420),("two dogs",70),("garage",60),("water",50)],1420,"Gave notice, leaving September 30, 2025. Deposit $1,400."),
       ("6","Studio","Oskar Winnefeld","January 1, 2025 to December 31, 2025",[("rent",760)],760,"Current. Deposit $700.")]
    P_=lambda t:Paragraph(t,s)
    data=[[P_("<b>Unit</b>"),P_("<b>Who is in it, and the lease</b>"),P_("<b>What they pay each month</b>"),P_("<b>Remarks</b>")]]; rows=[]; tot=0; rt=0
    LS={"1":(date(2025,3,1),date(2026,2,28)),"3":(date(2025,8,15),date(2026,8,14)),"5":(date(2025,7,1),date(2026,6,30)),"6":(date(2025,1,1),date(2025,12,31))}
    dep={"1":1150,"2":900,"3":945,"5":1400,"6":700}
    for u,t,n,l,ch,rent,rem in D:
        if not n:
            data.append([P_(f"{u}<br/>{t}"),P_("<i>Empty</i> - being painted"),P_("asking $975"),P_("Listed on RentRedi, two showings so far.")]); rows.append(row(unit=u,unitType=t,statusText="Empty",marketRent=975)); continue
        T=sum(x for c,x in ch); tot+=T; rt+=rent
        w=", ".join((f"${x:,} {c}" if x>0 else f"less ${-x} {c}") for c,x in ch)+(f"; <b>${T:,} in all</b>" if len(ch)>1 else "")
        data.append([P_(f"{u}<br/>{t}"),P_(f"{n}<br/>{l}"),P_(w),P_(rem)])
        o=dict(unit=u,unitType=t,tenantName=n,contractRent=rent,charges=ch,totalCharges=T if len(ch)>1 else None,deposit=dep[u])
        if u=="2": o.update(leaseEndDate="month to month",balance=140)
        else: o.update(leaseStartDate=LS[u][0],leaseEndDate=LS[u][1])
        if u=="5": o.update(statusText="Gave notice",moveOutDate=date(2025,9,30))
        rows.append(row(**o))
    data.append(["",P_("<b>Five of six let</b>"),P_(f"<b>Rent ${rt:,}; with extras ${tot:,}</b>"),""])
    t=Table(data,colWidths=[78,150,158,124],repeatRows=1); t.setStyle(TableStyle([("VALIGN",(0,0),(-1,-1),"TOP"),("LINEBELOW",(0,0),(-1,-2),.4,colors.grey),("LINEBELOW",(0,0),(-1,0),1,colors.black),("LINEABOVE",(0,-1),(-1,-1),1,colors.black),("LEFTPADDING",(0,0),(-1,-1),3)]))
    SimpleDocTemplate(path(f),pagesize=letter,leftMargin=50,rightMargin=50,topMargin=56,invariant=1).build([Paragraph("Larkmoor Fee Management<br/>Owner services",b),Spacer(1,10),Paragraph("September 5, 2025",b),Spacer(1,10),Paragraph("Dear Mrs. Vandegraff,",b),Spacer(1,6),Paragraph("As your bank asked, here is the rent roll of the <b>Tamarind Street Sixplex</b>, 640 Tamarind Street, as it stands today. Your RentRedi account shows the same figures; I have set out in words what each household pays.",b),Spacer(1,12),t,Spacer(1,12),Paragraph("The move-in credit on unit 3 runs for six months. The garage is two stalls at $60. Please call me if the lender wants copies of the leases.",b),Spacer(1,16),Paragraph("With kind regards,<br/><br/>Prudence Oakeshaw<br/>Portfolio manager",b)])
    save(f,"MULTIFAMILY","owner letter, charges in words, six units","Tamarind Street Sixplex",asof,rows,6,5,1)

def p7():
    f="lanternhall_student_beds.pdf"; r=R(f); nm=Names(r); asof=date(2025,10,20)
    pl={"A":("2x2 Classic",2,899),"B":("4x4 Loft",4,815),"C":("4x2 Value",4,695)}
    beds=[]
    for i,a in enumerate(["110","112","114","201","203","205","207","310","312"]):
        k="ABCBCABCA"[i]
        for j in range(pl[k][1]): beds.append((f"{a}-{'ABCD'[j]}",k))
    r2=list(range(len(beds))); r.shuffle(r2); vac=set(r2[:4]); ntc=set(r2[4:7]); 
    pg=P(f,A4 if False else (612,792)); rows=[]
    def hdr():
        pg.c.setFillColorRGB(.13,.25,.42); pg.c.rect(0,752,612,40,stroke=0,fill=1); pg.c.setFillGray(1); pg.font("Helvetica-Bold",13); pg.L(36,768,"Lantern Hall"); pg.font("Helvetica",9); pg.L(128,768,"Rent Roll by Bed"); pg.Rr(576,768,"as of Oct 20, 2025    Academic Year 2025-2026"); pg.c.setFillGray(0)
        pg.font("Helvetica-Bold",7.5)
        for x,t,u,w,a in((36,"Bed space","","",0),(96,"Resident","Floor plan","Scheduled charges",0),(250,"Lease start","Guarantor","",0),(322,"Lease end","Move-out","",0),(432,"Market","",  "",1),(486,"Rent","","",1),(536,"Deposit","","",1),(576,"Balance","","",1)):
            f_=pg.Rr if a else pg.L; f_(x,738,t); f_(x,729,u); f_(x,720,w)
        pg.line(36,715,576,.8); return 702
    def foot(): pg.font("Helvetica",7); pg.L(36,24,"Entrata  |  Larkmoor Fee Management"); pg.Rr(576,24,f"{pg.n} / 3")
    y=hdr()
    G=[0]*5; cods={}
    def sect(title,items,kind):
        nonlocal y
        if y<120: foot(); pg.new(); y=hdr()
        pg.font("Helvetica-Bold",9); pg.c.setFillColorRGB(.13,.25,.42); pg.L(36,y,title); pg.c.setFillGray(0); y-=14; S=[0]*5
        for bed,k in items:
            if y<66: foot(); pg.new(); y=hdr(); pg.font("Helvetica-Oblique",8); pg.L(36,y,title+" (cont.)"); y-=13
            p,_,mk=pl[k]; pg.font("Helvetica-Bold",8); pg.L(36,y,bed); pg.font("Helvetica",8); pg.Rr(432,y,m2(mk)); 
            if kind=="v":
                pg.L(96,y,"-- vacant --"); pg.font("Helvetica",7.2); pg.L(96,y-9,p); S[0]+=mk; y-=23; rows.append(row(unit=bed,section=title,unitType=p,statusText="vacant",marketRent=mk)); 
                for j in range(5): pass
                continue
            fut=kind=="f"; ls=date(2026,8,20) if fut else (date(2025,8,21) if r.random()<.85 else date(2025,9,15)); le=date(2027,7,31) if fut else date(2026,7,31); rent=mk-r.choice([0,0,20,35,50])+(25 if fut else 0); na=nm(); gu=r.choice(["Guarantor: yes","Guarantor: yes","Guarantor: no"]); mo=date(2025,12,19) if kind=="n" else None
            ch=[("Rent",rent)]
            if r.random()<.35: ch.append(("Parking",45))
            if r.random()<.5: ch.append(("Furniture",30))
            if k=="A" and r.random()<.3: ch.append(("Pet",25))
            if not fut and r.random()<.2: ch.append(("Early-bird credit",-40))
            T=sum(x for c,x in ch); dep=r.choice([0,150,150,250]); ba=0 if fut else r.choice([0,0,0,0,T,-T/1.0 if r.random()<.3 else 0,65.0])
            pg.L(96,y,na); pg.L(250,y,ls.strftime("%b %d, %Y")); pg.L(322,y,le.strftime("%b %d, %Y")); pg.Rr(486,y,m2(rent)); pg.Rr(536,y,m2(dep)); pg.Rr(576,y,m2(ba,True))
            pg.font("Helvetica",7.2); pg.L(96,y-9,p); pg.L(250,y-9,gu); 
            if mo: pg.L(322,y-9,mo.strftime("%b %d, %Y"))
            pg.L(96,y-18," | ".join(f"{c} {m2(x)}" for c,x in ch)+(f"  =  {m2(T)}" if len(ch)>1 else "")); y-=32
            rows.append(row(unit=bed,section=title,unitType=p,tenantName=na,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,marketRent=mk,contractRent=rent,deposit=dep,balance=ba,charges=ch,totalCharges=T if len(ch)>1 else None,statusText=title))
            for j,x in enumerate((mk,rent,dep,ba,T)): S[j]+=x
            if not fut:
                for c,x in ch: cods[c]=cods.get(c,0)+x
        pg.line(380,y+8,576,.4); y-=2; pg.font("Helvetica-Bold",8); pg.L(36,y,f"{len(items)} beds"); pg.Rr(432,y,m2(S[0])); 
        if kind!="v": pg.Rr(486,y,m2(S[1])); pg.Rr(536,y,m2(S[2])); pg.Rr(576,y,m2(S[3],True))
        if kind!="f":
            for j in range(5): G[j]+=S[j]
        y-=22
    cur=[b for i,b in enumerate(beds) if i not in vac|ntc]
    sect("Current residents",cur,"c"); sect("On notice",[beds[i] for i in sorted(ntc)],"n"); sect("Vacant beds",[beds[i] for i in sorted(vac)],"v")
    pg.line(36,y+13,576,1); pg.font("Helvetica-Bold",8); pg.L(36,y,f"Property: {len(beds)} beds, {len(beds)-4} leased ({(len(beds)-4)/len(beds)*100:.1f}%)"); 
    for j,x in enumerate((432,486,536,576)): pg.Rr(x,y,m2(G[j],j==3))
    y-=24
    sect("Future residents (2026-27 pre-lease)",[beds[i] for i in sorted(r2[2:9])],"f")
    if y<130: foot(); pg.new(); y=hdr()
    pg.font("Helvetica-Bold",8); pg.L(36,y,"Scheduled charges, current and on notice"); y-=12; pg.font("Helvetica",8)
    for c,x in cods.items(): pg.L(48,y,c); pg.Rr(220,y,m2(x)); y-=11
    pg.font("Helvetica-Bold",8); pg.L(48,y,"Total"); pg.Rr(220,y,m2(G[4])); assert sum(cods.values())==G[4]
    foot(); print("pages",pg.n); pg.end()
    save(f,"STUDENT_HOUSING","three-line bed records, sections by status, pre-lease","Lantern Hall",asof,rows,len(beds),len(beds)-4,4,hard=True)

# ---------- workbooks
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as GL
B=Font(bold=True); FX=dt.datetime(2025,1,1)
def wsave(wb,f):
    wb.properties.created=FX; wb.properties.modified=FX; wb.save(path(f))

def w1():
    f="meridian_point_tower_lease_charges.xlsx"; r=R(f); nm=Names(r); asof=date(2025,10,31)
    wb=Workbook(); ws=wb.active; ws.title="Report1"
    def put(*v,bold=False):
        ws.append(list(v)); 
        for c in ws[ws.max_row]:
            c.font=Font(name="Tahoma",size=8,bold=bold)
            if isinstance(c.value,(int,float)): c.number_format="#,##0.00"
            if isinstance(c.value,date): c.number_format="m/d/yyyy"; c.alignment=Alignment(horizontal="right")
    for t in ("Rent Roll with Lease Charges","Meridian Point Tower (mptower)","As Of = 10/31/2025","Month Year = 10/2025"):
        put(t,bold=True); ws.merge_cells(start_row=ws.max_row,start_column=1,end_row=ws.max_row,end_column=14); ws.cell(ws.max_row,1).alignment=Alignment(horizontal="center")
    put("Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance",bold=True)
    put(None,None,"Sq Ft",None,None,"Rent","Code",None,"Deposit","Deposit",None,"Expiration",None,None,bold=True)
    for i in (5,6):
        for c in ws[i]: c.fill=PatternFill("solid",fgColor="D9E2EC"); c.alignment=Alignment(horizontal="center")
    ty={1:("mps0",512,1640),2:("mp1a",684,1985),3:("mp1b",731,2090),4:("mp2a",1048,2875),5:("mp2b",1122,3010),6:("mpph",1460,4150)}
    units=[(fl,k) for fl in range(3,22) for k in range(1,9) if fl!=13]
    r2=units[:]; r.shuffle(r2); vac=set(r2[:9]); down=r2[9]; mod=r2[10]; vac|={down,mod}; prel=set(r2[:4]); notice=set(r2[11:19]); 
    rows=[]; G=dict(mk=0,ch=0,dep=0,oth=0,bal=0); codes={}; tc=0; sumg={}
    sec="Current/Notice/Vacant Residents"; put(sec,bold=True)
    def charges(u,t,mk):
        ch=[("rent",mk-r.choice([0,20,45,85,130,-30]))]
        if r.random()<.45: ch.append(("garage",r.choice([175,225])))
        if r.random()<.2: ch.append(("petrent",50))
        if r.random()<.3: ch.append(("storage",60))
        if r.random()<.12: ch.append(("conc",-r.choice([100,150,200])))
        ch.append(("rubs",55+10*(t>3)))
        return ch
    def block(u,t,code,n,mk,ch,dep,mi,le,mo,bal,s):
        ws_first=True; T=sum(x for c,x in ch)
        for i,(c,x) in enumerate(ch or [(None,None)]):
            if i==0: put(u,ty[t][0],ty[t][1],code,n,mk,c,x if ch else None,dep,0 if dep is not None else None,mi,le,mo,bal)
            else: put(None,None,None,None,None,None,c,x)
        if ch: put(None,None,None,None,None,None,"Total",T,bold=True)
        else:put(None,None,None,None,None,None,"Total",0,bold=True)
        return T
    futs=[]
    for fl,k in units:
        u=f"{fl:02d}{k:02d}"; t=6 if fl==21 and k<3 else [1,2,3,4,5,2,3,4][k-1]; mk=ty[t][2]+fl*10
        G["mk"]+=mk
        if (fl,k) in vac:
            code=n="VACANT"
            if (fl,k)==down: code,n="DOWN","DOWN"
            if (fl,k)==mod: code,n="MODEL","MODEL"
            block(u,t,code,n,mk,[],0,None,None,None,0,0); rows.append(row(unit=u,section=sec,unitType=ty[t][0],area=ty[t][1],marketRent=mk,statusText=n,deposit=0,balance=0,totalCharges=0))
            q="Non Rev Units" if code!="VACANT" else "Vacant Units"; a=sumg.setdefault(q,[0,0,0,0]); a[0]+=1;a[1]+=ty[t][1];a[2]+=mk
        else:
            tc+=1; mi=addm(date(2021,1,1),r.randint(0,57)).replace(day=r.randint(1,28)); le=eom(addm(date(2025,11,1),r.randint(0,13))); mo=le if False else (date(2025,11,r.randint(8,30)) if (fl,k) in notice else None); ch=charges(u,t,mk); dep=r.choice([0,500,500,750,1000]); bal=r.choice([0,0,0,0,0,0,round(r.uniform(10,2900),2),-round(r.uniform(5,120),2)]); n=nm("fl")
            T=block(u,t,f"t{tc+41217:07d}",n,mk,ch,dep,mi,le,mo,bal,0)
            rows.append(row(unit=u,section=sec,unitType=ty[t][0],area=ty[t][1],tenantName=n,marketRent=mk,contractRent=ch[0][1],charges=ch,totalCharges=T,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
            G["ch"]+=T;G["dep"]+=dep;G["bal"]+=bal; a=sumg.setdefault("Occupied Units",[0,0,0,0]); a[0]+=1;a[1]+=ty[t][1];a[2]+=mk; a[3]+=T
            for c,x in ch: codes[c]=codes.get(c,0)+x
        if (fl,k) in prel or ((fl,k) in notice and len(futs)<8 and r.random()<.5): futs.append((u,t,mk))
    put(None); sec2="Future Residents/Applicants"; put(sec2,bold=True); F=[0,0]
    for u,t,mk in futs:
        tc+=1; mi=date(2025,11,r.randint(3,29)) if True else 0; le=eom(addm(mi,12)); n=nm("fl"); ch=charges(u,t,mk)
        T=block(u,t,f"t{tc+41217:07d}",n,mk,ch,250,mi,le,None,0,0); F[0]+=T; F[1]+=250
        rows.append(row(unit=u,section=sec2,unitType=ty[t][0],area=ty[t][1],tenantName=n,marketRent=mk,contractRent=ch[0][1],charges=ch,totalCharges=T,deposit=250,moveInDate=mi,leaseEndDate=le,balance=0,statusText=sec2))
    put(None); put("Total","Meridian Point Tower(mptower)",None,None,None,G["mk"],None,G["ch"],G["dep"],0,None,None,None,round(G["bal"],2),bold=True)
    put(None); put("Summary Groups",None,None,"Square","Market","Lease","# Of","% Unit",bold=True); put(None,None,None,"Footage","Rent","Charges","Units","Occupancy",bold=True)
    N=len(units)
    for q in("Occupied Units","Non Rev Units","Vacant Units"):
        a=sumg[q]; put(q,None,None,a[1],a[2],a[3],a[0],round(a[0]/N*100,2))
    put("Totals:",None,None,*[sum(a[i] for a in sumg.values()) for i in(1,2,3,0)],100,bold=True)
    put("Future Residents/Applicants",None,None,None,None,F[0],len(futs))
    put(None); put("Summary of Charges by Charge Code",bold=True); put("(Current/Notice Residents Only)"); put("Charge Code",None,"Amount",bold=True)
    for c in sorted(codes): put(c,None,codes[c])
    put("Total",None,sum(codes.values()),bold=True); assert sum(codes.values())==G["ch"]
    for i,w in enumerate([9,9,8,11,22,11,9,11,11,9,11,11,11,11],1): ws.column_dimensions[GL(i)].width=w
    ws.freeze_panes="A7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wsave(wb,f); occ=sumg["Occupied Units"][0]
    save(f,"MULTIFAMILY","Yardi-like rent roll with lease charges, high-rise","Meridian Point Tower",asof,rows,N,occ,sumg["Vacant Units"][0],hard=True)
if __name__=="__main__": p6();p7();w1()

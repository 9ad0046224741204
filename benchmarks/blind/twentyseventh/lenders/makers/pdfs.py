from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from fpdf import FPDF
P=lambda f:f"{B}/documents/{f}"
def p1():
    fn="cypress_landing_voyager_lease_charges.pdf"; W,H=landscape(letter)
    c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1); X=dict(unit=30,ut=62,sf=128,res=136,name=188,mkt=330,code=338,amt=420,dep=474,od=520,mi=528,le=578,mo=628,bal=752)
    right={"sf","mkt","amt","dep","od","bal"}; st=dict(y=0,pg=0)
    def put(k,s,y,f="Helvetica",z=7):
        c.setFont(f,z); (c.drawRightString if k in right else c.drawString)(X[k],y,s)
    def head():
        st['pg']+=1
        c.setFont("Helvetica-Bold",11); c.drawString(30,H-36,"Rent Roll with Lease Charges")
        c.setFont("Helvetica",8); c.drawString(30,H-48,"Cypress Landing Apartments (cypland)"); c.drawString(30,H-58,"As Of = 09/30/2025"); c.drawString(30,H-68,"Month Year = 09/2025")
        c.setFont("Helvetica",7); c.drawRightString(W-30,H-36,f"Page {st['pg']}"); y=H-86
        for k,a,b in [("unit","Unit",""),("ut","Unit Type",""),("sf","Unit","Sq Ft"),("res","Resident",""),("name","Name",""),("mkt","Market","Rent"),("code","Charge","Code"),("amt","Amount",""),("dep","Resident","Deposit"),("od","Other","Deposit"),("mi","Move In",""),("le","Lease","Expiration"),("mo","Move Out",""),("bal","Balance","")]:
            put(k,a,y,"Helvetica-Bold"); put(k,b,y-9,"Helvetica-Bold")
        c.line(28,y-13,W-28,y-13); st['y']=y-24
    def need(n):
        if st['y']-n*9.5<36: c.showPage(); head()
    def nl(n=1): st['y']-=9.5*n
    head(); rows=[]; plans=[("cyA1",612,1185),("cyA2",701,1260),("cyB1",948,1495),("cyB2",1020,1580),("cyC1",1242,1820)]
    tot=dict(cur=[0,0,0,0,0],fut=[0,0,0,0,0]); codes={}; n=0; occ=vac=non=0; osf=vsf=nsf=0;omk=vmk=nmk=0; och=0; odp=0; obal=0; resn=11840
    def rec(u,pl,sf,mk,rid,name,ch,dep,mi,le,mo,bal,sec,status=None):
        need(len(ch)+2); y=st['y']
        put("unit",u,y); put("ut",pl,y); put("sf",m0(sf),y); put("res",rid,y); put("name",name,y); put("mkt",m2(mk),y)
        put("dep",m2(dep),y); put("od","0.00",y); put("mi",us(mi),y); put("le",us(le),y); put("mo",us(mo),y); put("bal",m2(bal),y)
        for i,(a,b) in enumerate(ch):
            put("code",a,st['y']); put("amt",m2(b),st['y']); 
            if i<len(ch)-1: nl()
        if ch: nl()
        else: nl(0)
        s=sum(b for a,b in ch); nl(0 if ch else 1); put("code","Total",st['y'],"Helvetica-Bold"); put("amt",m2(s),st['y'],"Helvetica-Bold"); nl(1.4)
        rent=sum(b for a,b in ch if a=="rent") if ch else None
        rows.append(row(unit=u,unitType=pl,area=sf,tenantName=None if name in("VACANT","MODEL","DOWN") else name,statusText=status or("Occupied"),section=sec,marketRent=mk,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch] or None,totalCharges=s,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
        return s
    sec="Current/Notice/Vacant Residents"; put("unit",sec,st['y'],"Helvetica-Bold",8); nl(1.5); fut=[]
    for b in "123":
      for k in range(14):
        u=f"{b}{k//7+1}{k%7+1:02d}"; pl,sf,mk=plans[(k*3+int(b))%5]; n+=1; r=R.random()
        if u=="1101": rec(u,pl,sf,mk,"MODEL","MODEL",[],0,None,None,None,0,sec,"MODEL"); non+=1;nsf+=sf;nmk+=mk; continue
        if u=="3207": rec(u,pl,sf,mk,"DOWN","DOWN",[],0,None,None,None,0,sec,"DOWN"); non+=1;nsf+=sf;nmk+=mk; continue
        if r<.09:
            rec(u,pl,sf,mk,"VACANT","VACANT",[],0,None,None,None,0,sec,"VACANT"); vac+=1;vsf+=sf;vmk+=mk
            if R.random()<.7: fut.append((u,pl,sf,mk))
            continue
        mi=d("2021-01-05","2025-08-28"); le=eom(d("2025-10-01","2026-08-20")); ch=[("rent",mk-R.choice([0,15,25,40,65,90,120]))]
        if R.random()<.3: ch.append(("petrent",35))
        ch+=[("trash",12),("pestctrl",5)]
        if R.random()<.12: ch.append(("conc",-R.choice([50,75,100])))
        if u=="2104": ch=[("rent",mk),("empcred",-mk*.5)]
        mo=eom(dt.date(2025,10,3)) if R.random()<.08 else None
        if mo: le=mo
        bal=R.choice([0]*7+[-25,143.5,round(R.uniform(40,1900),2)]); dep=R.choice([200,250,300,500,mk]); resn+=R.randrange(3,40)
        och+=rec(u,pl,sf,mk,f"t00{resn}",fl(),ch,dep,mi,le,mo,bal,sec); odp+=dep;obal+=bal;occ+=1;osf+=sf;omk+=mk
        for a,x in ch: codes[a]=codes.get(a,0)+x
    sec="Future Residents/Applicants"; need(4); put("unit",sec,st['y'],"Helvetica-Bold",8); nl(1.5); fs=[0,0,0,0]
    for u,pl,sf,mk in fut:
        mi=d("2025-10-03","2025-11-01"); resn+=9; dep=250
        rec(u,pl,sf,mk,f"t00{resn}",fl(),[("rent",mk-20),("trash",12),("pestctrl",5)],dep,mi,eom(addm(mi,11)),None,0,sec,sec); fs[1]+=mk;fs[2]+=mk-3;fs[3]+=dep
    need(22); y=st['y']; put("unit","Total",y,"Helvetica-Bold"); c.setFont("Helvetica-Bold",7); c.drawString(62,y,"Cypress Landing Apartments (cypland)"); put("mkt",m2(omk+vmk+nmk),y,"Helvetica-Bold"); put("amt",m2(och),y,"Helvetica-Bold"); put("dep",m2(odp),y,"Helvetica-Bold"); put("bal",m2(obal),y,"Helvetica-Bold"); nl(3)
    c.setFont("Helvetica-Bold",8)
    xs=[30,230,310,400,480,550,620,700]
    def line(v,f="Helvetica"):
        c.setFont(f,7); c.drawString(xs[0],st['y'],v[0])
        for a,b in zip(xs[1:],v[1:]): c.drawRightString(a,st['y'],b)
        nl()
    line(["Summary Groups","Square Footage","Market Rent","Lease Charges","Security Deposit","# Of Units","% Unit Occ.","Balance"],"Helvetica-Bold"); 
    tsf=osf+vsf+nsf
    line(["Current/Notice/Vacant Residents",m0(tsf),m2(omk+vmk+nmk),m2(och),m2(odp),str(n),f"{100*occ/n:.2f}%",m2(obal)])
    line(["Future Residents/Applicants",m0(sum(f[2] for f in fut)),m2(fs[1]),m2(fs[2]+0),m2(fs[3]),str(len(fut)),"","0.00"])
    line(["Occupied Units",m0(osf),m2(omk),"","",str(occ),f"{100*occ/n:.2f}%",""]); line(["Total Non Rev Units",m0(nsf),m2(nmk),"","",str(non),f"{100*non/n:.2f}%",""]); line(["Total Vacant Units",m0(vsf),m2(vmk),"","",str(vac),f"{100*vac/n:.2f}%",""])
    line(["Totals:",m0(tsf),m2(omk+vmk+nmk),m2(och),m2(odp),str(n),"100.00%",m2(obal)],"Helvetica-Bold"); nl(1.5)
    line(["Summary of Charges by Charge Code (Current/Notice Residents Only)"],"Helvetica-Bold"); line(["Charge Code","Amount"],"Helvetica-Bold")
    for a in codes: line([a,m2(codes[a])])
    line(["Total",m2(och)],"Helvetica-Bold"); c.save()
    save(fn,"MULTIFAMILY","Yardi Voyager Rent Roll with Lease Charges PDF",rows,"Cypress Landing Apartments",'2025-09-30',n,occ,vac,hard=True)
def p2():
    fn="stowaway_certified_storage_roll.pdf"; ss=getSampleStyleSheet(); rows=[]; el=[]; z=ParagraphStyle("z",parent=ss["Normal"],fontSize=8,leading=10)
    el+=[Paragraph("<b>Stow-A-Way Storage – Route 9</b>",ss["Title"]),Paragraph("Rent Roll by Unit Size &nbsp;&nbsp;|&nbsp;&nbsp; Facility L014 &nbsp;&nbsp;|&nbsp;&nbsp; For: December 31, 2025 &nbsp;&nbsp;|&nbsp;&nbsp; Sort: Size / Unit",z),Spacer(1,6)]
    hd=["Unit","Climate","Status","Tenant","Moved In","Paid Thru","Std\nRate","Rent\nRate","Ins.","Sec\nDep","Days\nLate","Balance\nDue"]; data=[hd]; sty=[("FONT",(0,0),(-1,-1),"Helvetica",6.8),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#1f4e5f")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("ALIGN",(6,0),(-1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1.2),("VALIGN",(0,0),(-1,0),"BOTTOM")]
    G=[("5 x 5",25,59,18,"A"),("5 x 10",50,84,34,"A"),("10 x 10",100,134,36,"B"),("10 x 15",150,172,20,"C"),("10 x 20",200,215,22,"D"),("10 x 30",300,289,8,"D")]
    T=[0]*6; O=V=U=0; nums={}
    for s,a,std,k,b in G:
        data.append([f"Size {s}   ({a} sq ft)"]); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#dfe9ec")),("FONT",(0,i),(-1,i),"Helvetica-BoldOblique",7.2)]
        g=[0]*6; o=v=0
        for j in range(k):
            nums[b]=nums.get(b,0)+1; u=f"{b}{nums[b]:03d}"; cl="CC" if b in "AB" else "DU"; q=R.random(); sec=f"Size {s}   ({a} sq ft)"
            if q<.12: st_="Vacant"; v+=1; V+=1
            elif q<.135: st_="Unrentable"; U+=1
            else: st_="Rented"; o+=1; O+=1
            if st_!="Rented":
                data.append([u,cl,st_,"","","",m2(std),"","","","",""]); rows.append(row(unit=u,statusText=st_,section=sec,marketRent=std)); g[0]+=std
            else:
                nm=lf() if R.random()<.93 else R.choice(["Bayline HVAC Inc","Kettle Row Catering","Pine & Post Realty","Tri-Cove Electric"]); mi=d("2016-02-01","2025-12-20"); late=R.choice([0]*8+[12,27,44]); rt=std+R.choice([-15,-10,0,0,5,8,12,19,26]); ins=R.choice([0,11,11,15]); dep=R.choice([0,0,25,50]); bal=round(rt+ins+(20 if late else 0),2) if late else 0
                data.append([u,cl,st_,nm,us2(mi),us2(dt.date(2025,12,31)-dt.timedelta(late)) if late else us2(dt.date(2026,1,1)+dt.timedelta(R.randrange(27))),m2(std),m2(rt),m2(ins),m2(dep),str(late) if late else "",m2(bal)])
                rows.append(row(unit=u,tenantName=nm,statusText=st_,section=sec,marketRent=std,contractRent=rt,moveInDate=mi,deposit=dep,balance=bal,charges=[dict(code="Ins.",amount=ins)]))
                for x,y in enumerate([std,rt,ins,dep,bal]): g[x]+=y
        data.append([f"{s}: {k} units, {o} rented, {v} vacant"]+[""]*5+[m2(g[0]),m2(g[1]),m2(g[2]),m2(g[3]),"",m2(g[4])]); i=len(data)-1; sty+=[("SPAN",(0,i),(5,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",6.8),("LINEABOVE",(0,i),(-1,i),.5,colors.black)]
        T=[x+y for x,y in zip(T,g)]
    N=len(rows); data.append([f"FACILITY TOTAL: {N} units"]+[""]*5+[m2(T[0]),m2(T[1]),m2(T[2]),m2(T[3]),"",m2(T[4])]); i=len(data)-1; sty+=[("SPAN",(0,i),(5,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7),("BOX",(0,i),(-1,i),.8,colors.black)]
    el.append(Table(data,repeatRows=1,colWidths=[34,34,48,110,48,48,42,42,34,38,30,48],style=sty)); el.append(Spacer(1,12))
    el.append(KeepTogether([Table([["Occupancy","Units","Pct"],["Rented",O,f"{O/N:.1%}"],["Vacant",V,f"{V/N:.1%}"],["Unrentable",U,f"{U/N:.1%}"],["Total",N,"100.0%"]],style=[("GRID",(0,0),(-1,-1),.4,colors.grey),("FONT",(0,0),(-1,-1),"Helvetica",7.5)],hAlign="LEFT"),Spacer(1,10),
      Paragraph("CC = climate controlled, DU = drive-up. The undersigned certifies to Harbor &amp; Vale Bridge Capital that this rent roll is true, correct and complete as of the date shown above.",z),Spacer(1,22),Paragraph("By: ______________________________&nbsp;&nbsp;&nbsp; Title: Manager, Route Nine Stow LLC&nbsp;&nbsp;&nbsp; Date: ______________",z)]))
    def ft(c,dc): c.setFont("Helvetica",6.5); c.drawString(36,22,"Printed 01/02/2026 8:14 AM   User: RPELL"); c.drawRightString(576,22,f"Page {dc.page}")
    SimpleDocTemplate(P(fn),pagesize=letter,margins=30,leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=36,invariant=1).build(el,onFirstPage=ft,onLaterPages=ft)
    save(fn,"SELF_STORAGE","SiteLink-like rent roll by size with certification",rows,"Stow-A-Way Storage – Route 9","2025-12-31",N,O,V)
def p3():
    fn="millbrook_crossing_mri_cmroll.pdf"; W,H=landscape(legal); c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1); S=dict(y=0,p=0); rows=[]
    def t(x,s,r=False,b=False,z=7.5): c.setFont("Times-Bold" if b else "Times-Roman",z); (c.drawRightString if r else c.drawString)(x,S['y'],s)
    def head():
        S['p']+=1; S['y']=H-34; t(40,"Database:   RIDGEPRD"); c.setFont("Times-Bold",12); c.drawCentredString(W/2,S['y'],"Rent Roll"); t(W-130,f"Page:    {S['p']}"); S['y']-=12; t(40,"Bldg Status:   Active only"); c.setFont("Times-Roman",9); c.drawCentredString(W/2,S['y'],"Millbrook Crossing"); t(W-130,"Date:   1/8/2026"); S['y']-=11; c.setFont("Times-Roman",9); c.drawCentredString(W/2,S['y'],"12/31/2025"); t(W-130,"Time:   2:41 PM"); S['y']-=20
        for x,s,r in [(40,"",0),(40,"",0),(300,"",0),(408,"GLA",1),(470,"Monthly",1),(520,"Annual",1),(582,"Monthly",1),(640,"Expense",1),(704,"Monthly",1)]: t(x,s,r,True)
        c.setFont("Times-Bold",7.5); c.drawCentredString(835,S['y'],"- - - - - - -  Future Rent Increases  - - - - - - -"); S['y']-=9
        for x,s,r in [(40,"Bldg Id-Suit Id",0),(110,"Occupant Name",0),(270,"Rent Start",0),(322,"Expiration",0),(408,"Sqft",1),(470,"Base Rent",1),(520,"Rate PSF",1),(582,"Cost Recovery",1),(640,"Stop",1),(704,"Other Income",1),(730,"Cat",0),(770,"Date",0),(880,"Monthly Amount",1),(935,"PSF",1)]: t(x,s,r,True)
        S['y']-=4; c.line(38,S['y'],W-38,S['y']); S['y']-=13
    head(); N=["Fernhill Market","Tidy Paws Grooming","Luca's Brick Oven","Eastgate Family Dental","Supple Nail Bar","Parcel Point Plus",None,"Hundred Acre Books","Blue Heron Optical","Cobalt Fitness Studio",None,"Sunrise Donut Co.","Verity Tax & Payroll","Ming Garden","Kinder Steps Learning Ctr"]
    sz=[24150,1400,2250,2100,1050,1200,1600,2800,1500,4400,1250,1100,950,2400,5200]; bsq=vsq=0; tb=tr=to=0
    t(40,"Occupied Suites",b=True); S['y']-=14; vacl=[]
    for i,(nm,sf) in enumerate(zip(N,sz)):
        u=f"4410-{101+i*2}"
        if not nm: vacl.append((u,sf)); continue
        if S['y']<110: c.showPage(); head()
        psf=R.uniform(13,15) if sf>9000 else R.uniform(21,33); b=round(sf*psf/12,2); rs=d("2016-03-01","2024-10-01").replace(day=1); le=eom(d("2026-08-01","2033-12-01")); rec=round(sf*6.85/12,2) if i!=9 else 0; oi=R.choice([0,0,0,75,125]) 
        t(40,u);t(110,nm);t(270,us2(rs));t(322,us2(le));t(408,m0(sf),1);t(470,m2(b),1);t(520,f"{b*12/sf:.2f}",1);t(582,m2(rec),1);t(640,"",1);t(704,m2(oi),1)
        steps=[]; k=R.choice([0,1,2,3]); x=b; q=dt.date(2026,rs.month,1)
        for j in range(k):
            if q>=le: break
            x=round(x*1.03,2); steps.append(dict(date=q.isoformat(),amount=x)); t(730,"BRR" if i else "BRA");t(770,us2(q));t(880,m2(x),1);t(935,f"{x*12/sf:.2f}",1); S['y']-=10; q=addm(q,12)
        if not steps: S['y']-=10
        S['y']-=6; bsq+=sf; tb+=b;tr+=rec;to+=oi
        rows.append(row(unit=u,tenantName=nm,area=sf,section="Occupied Suites",statusText="Occupied",leaseStartDate=rs,leaseEndDate=le,contractRent=b,charges=[dict(code="Cost Recovery",amount=rec),dict(code="Other Income",amount=oi)],rentSteps=steps or None))
    S['y']-=6; t(40,"Vacant Suites",b=True); S['y']-=14
    for u,sf in vacl: t(40,u);t(110,"Vacant");t(408,m0(sf),1);S['y']-=14; vsq+=sf; rows.append(row(unit=u,area=sf,section="Vacant Suites",statusText="Vacant"))
    S['y']-=8; O=len(rows)-len(vacl)
    if S['y']<110: c.showPage(); head()
    for lab,pc,un,sf in [("Occupied Sqft:",bsq/(bsq+vsq),O,bsq),("Leased/Unoccupied Sqft:",0,0,0),("Vacant Sqft:",vsq/(bsq+vsq),len(vacl),vsq),("Total Sqft:",None,len(rows),bsq+vsq)]:
        t(110,("Totals:  " if lab[0]=="O" else "             ")+lab,b=True); t(282,f"{pc:.2%}" if pc is not None else "",1); t(322,f"{un} Units"); t(408,m0(sf),1)
        if lab[0] in "OT": t(470,m2(tb),1);t(582,m2(tr),1);t(704,m2(to),1)
        S['y']-=11
    c.save(); save(fn,"RETAIL","MRI commercial rent roll, legal landscape",rows,"Millbrook Crossing","2025-12-31",len(rows),O,len(vacl),hard=True)
def p4():
    fn="appfolio_two_properties_rent_roll.pdf"; rows=[]; W,H=landscape(letter); data=[["Unit","BD/BA","Tenant","Status","Sqft","Market\nRent","Rent","Deposit","Lease\nFrom","Lease\nTo","Move-in","Move-out","Past\nDue"]]; sty=[("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.5),("LINEBELOW",(0,0),(-1,0),1,colors.black),("ALIGN",(4,0),(7,-1),"RIGHT"),("ALIGN",(12,0),(12,-1),"RIGHT"),("LINEBELOW",(0,1),(-1,-1),.2,colors.lightgrey),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2)]; GT=[0]*5;GO=GN=0; cell=ParagraphStyle("c",fontName="Helvetica",fontSize=7,leading=8)
    for pn,ad,us_ in [("Alder Court","1210 Alder Ave Dayton, OH 45406",[f"{x}" for x in range(1,13)]),("The Wendell","88 Wendell St Dayton, OH 45402",["1F","1R","2F","2R","3F","3R","GDN"])]:
        data.append([f"{pn} - {ad}"]); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",8),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#eeeeee"))]; T=[0]*5; o=0
        for j,u in enumerate(us_):
            bb,sf,mk=R.choice([("1/1.00",640,895),("2/1.00",820,1075),("2/1.50",905,1150)]); s=R.choice(["Current"]*8+["Notice-Unrented","Evict"]); 
            if pn[0]=="A" and j==4: s="Vacant-Unrented"
            if pn[0]!="A" and j==2: s="Vacant-Rented"
            if s[0]=="V": data.append([u,bb,"",s,m0(sf),m2(mk),"","","","","","",""]); T[0]+=sf;T[1]+=mk; rows.append(row(unit=u,propertyName=pn,unitType=bb,area=sf,statusText=s,marketRent=mk)); continue
            o+=1; nm=fl()
            mi=d("2019-01-01","2025-09-15"); lfm=mi if mi.year==2025 else (addm(mi.replace(day=1),12*(2025-mi.year))); lto=eom(addm(lfm.replace(day=1),11)); rent=mk-R.choice([0,20,45,75,110]); dep=R.choice([rent,500,895]); pd=R.choice([0,0,0,0,0,rent,112.4]) if s!="Evict" else rent*2+150; mo=dt.date(2025,11,30) if s[0]=="N" else None
            if R.random()<.15: lto=None
            data.append([u,bb,Paragraph(nm,cell),s,m0(sf),m2(mk),m2(rent),m2(dep),us(lfm),us(lto),us(mi),us(mo),m2(pd)])
            rows.append(row(unit=u,propertyName=pn,unitType=bb,area=sf,tenantName=nm,statusText=s,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lfm,leaseEndDate=lto,moveInDate=mi,moveOutDate=mo,balance=pd))
            for x,y in enumerate([sf,mk,rent,dep,pd]): T[x]+=y
        k=len(us_); data.append([f"{k} Units","",f"{o/k:.1%} Occupied","",m0(T[0]),m2(T[1]),m2(T[2]),m2(T[3]),"","","","",m2(T[4])]); i=len(data)-1; sty.append(("FONT",(0,i),(-1,i),"Helvetica-Bold",7)); GT=[a+b for a,b in zip(GT,T)];GO+=o;GN+=k
    data.append([f"Total {GN} Units","",f"{GO/GN:.1%} Occupied","",m0(GT[0]),m2(GT[1]),m2(GT[2]),m2(GT[3]),"","","","",m2(GT[4])]); i=len(data)-1; sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("LINEABOVE",(0,i),(-1,i),1,colors.black)]
    z=ParagraphStyle("z",fontName="Helvetica",fontSize=7.5,leading=9.5)
    el=[Paragraph("<font size=15><b>Rent Roll</b></font>",z),Spacer(1,8),Paragraph("<b>Properties:</b> Alder Court - 1210 Alder Ave Dayton, OH 45406, The Wendell - 88 Wendell St Dayton, OH 45402<br/><b>Units:</b> Active<br/><b>As of:</b> 10/31/2025<br/><b>Include Non-Revenue Units:</b> No",z),Spacer(1,8),Table(data,repeatRows=1,style=sty,colWidths=[46,40,108,72,38,54,54,54,52,52,52,52,48])]
    def ft(c,dc): c.setFont("Helvetica",6.5); c.drawString(40,24,"Created on 11/03/2025 10:52 AM"); c.drawRightString(W-40,24,f"Page {dc.page}")
    SimpleDocTemplate(P(fn),pagesize=(W,H),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=40,invariant=1).build(el,onFirstPage=ft,onLaterPages=ft)
    save(fn,"MULTIFAMILY","AppFolio rent roll, two properties",rows,None,"2025-10-31",GN,GO,GN-GO)
def p5():
    fn="willow_bend_mhc_site_roll.pdf"; rows=[]; c=canvas.Canvas(P(fn),pagesize=letter,invariant=1); W,H=letter; S=dict(y=0,p=0); X=[36,66,118,228,290,345,390,425,460,503,545,584]; hd=["Site","Home","Resident","Status","Move In","Lot","Home","Water/","Trash","Monthly","Deposit","Balance"]; h2=["","Type","","","","Rent","Pmt","Sewer","","Total","Held","Owed"]; rt={5,6,7,8,9,10,11}
    def ln(v,f="Helvetica",z=6.9):
        c.setFont(f,z)
        for i,s in enumerate(v): (c.drawRightString if i in rt else c.drawString)(X[i],S['y'],s)
    def head():
        S['p']+=1; c.setFillColorRGB(.2,.3,.2); c.rect(30,H-62,W-60,30,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont("Helvetica-Bold",12); c.drawString(38,H-51,"WILLOW BEND MHC  —  Site Rent Roll"); c.setFont("Helvetica",8); c.drawRightString(W-38,H-51,"Through 03/31/2026"); c.setFillColorRGB(0,0,0); S['y']=H-78; ln(hd,"Helvetica-Bold"); S['y']-=8; ln(h2,"Helvetica-Bold"); S['y']-=3; c.line(30,S['y'],W-30,S['y']); S['y']-=11; c.setFont("Helvetica",6); c.drawRightString(W-36,24,f"Rent Manager  ·  page {S['p']}")
    head(); T=[0]*7; O=V=0; pl=None
    for i in range(1,55):
        if i==13: continue
        if S['y']<50: c.showPage(); head()
        u=f"{i:02d}"; ty=R.choice(["SW","SW","DW"]); q=R.random()
        if i%3==0: c.setFillColorRGB(.94,.96,.93); c.rect(30,S['y']-3,W-60,11.5,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
        if q<.09: 
            s="Vacant pad" if q<.05 else "Vacant home"; ln([u,"" if s[-1]=="d" else ty,"",s,"","","","","","","",""]); V+=1; rows.append(row(unit=u,unitType=None if s[-1]=="d" else ty,statusText=s)); S['y']-=11.8; continue
        O+=1; nm=lf(); mi=d("2009-05-01","2026-02-20"); lot=R.choice([465,485,485,495,510]); hp=R.choice([0,0,0,0,325,410]); ws=round(R.uniform(28,66),2); tr=18; dep=R.choice([0,300,465]); bal=R.choice([0,0,0,0,-12.5,lot+ws]); tot=round(lot+hp+ws+tr,2)
        v=[lot,hp,ws,tr,tot,dep,bal]; T=[round(a+b,2) for a,b in zip(T,v)]
        s="Current"
        if i in(22,41): s="Notice"
        if i==30: s="Eviction"
        if i==8: s="Park Mgr"
        sl=lot
        if i>=27 and pl is None and s=="Current": sl=lot-200; pl=dict(what=f"Site {u}: Lot Rent printed {sl}.00 instead of {lot}.00 (row total and column total keep the true figure)",kind="digit_changed")
        ln([u,ty,nm,s,us2(mi)]+[m2(sl),m2(hp),m2(ws),m2(tr),m2(tot),m2(dep),m2(bal)]); S['y']-=11.8
        rows.append(row(unit=u,unitType=ty,tenantName=nm,statusText=s,moveInDate=mi,contractRent=sl,charges=[dict(code="Lot Rent",amount=sl),dict(code="Home Pmt",amount=hp),dict(code="Water/Sewer",amount=ws),dict(code="Trash",amount=tr)],totalCharges=tot,deposit=dep,balance=round(bal,2)))
    if S['y']<120: c.showPage(); head()
    c.line(30,S['y']+8,W-30,S['y']+8); S['y']-=3; ln(["Total","",f"{len(rows)} sites","",""]+[m2(x) for x in T],"Helvetica-Bold",6.6); S['y']-=24; N=len(rows)
    c.setFont("Helvetica",8); 
    for s in [f"Occupied sites: {O}     Vacant sites: {V}     Total sites: {N}     Physical occupancy: {O/N:.1%}","SW = single section, DW = multi section. There is no site 13. Home Pmt = instalment under resident home purchase notes held by park.","Certified to Lender by Borrower:  Willow Bend Communities LLC     By: ____________________   Its: Authorized Signatory"]: c.drawString(36,S['y'],s); S['y']-=15
    c.save(); save(fn,"MANUFACTURED_HOUSING","Rent Manager-like MHP site roll, portrait",rows,"Willow Bend MHC","2026-03-31",N,O,V,planted=pl)
def p6():
    fn="exhibit_b_halsted_mixed_use.pdf"; p=FPDF("P","mm","Letter"); p.set_creation_date(dt.datetime(2026,1,1)); p.add_page(); rows=[]; p.set_font("Times","B",13); p.cell(0,6,"EXHIBIT B",align="C",new_x="LMARGIN",new_y="NEXT"); p.cell(0,7,"CERTIFIED RENT ROLL",align="C",new_x="LMARGIN",new_y="NEXT"); p.set_font("Times","",10)
    for a,b in [("Property:","2714-2718 North Halsey Street, Chicago, Illinois"),("Borrower:","Halsey Corner Partners LLC"),("Lender:","Prairie Mutual Life Insurance Company, Loan No. 60-4417"),("As of:","February 1, 2026")]: p.set_font("Times","B",10); p.cell(22,5,a); p.set_font("Times","",10); p.cell(0,5,b,new_x="LMARGIN",new_y="NEXT")
    p.ln(3); w=[20,47,18,23,23,24,26,15]; al="LLRCCRRC"; tm=ta=0; ts=0
    def r(v,b="",fill=False,h=5.4):
        p.set_font("Times",b,9)
        for x,y,a in zip(w,v,al): p.cell(w=x,h=h,text=y,border=1,align=a,fill=fill)
        p.ln(h)
    p.set_fill_color(225,225,225); r(["Space","Lessee","Sq. Ft.","Begins","Ends","Mo. Rent","Annual Rent","Note"],"B",True,6)
    def sec(s): p.set_font("Times","BI",9.5); p.cell(sum(w),5.8,s,border=1,new_x="LMARGIN",new_y="NEXT")
    def sub(s,a,b,sf=""): r(["",s,sf,"","","$"+m2(a),"$"+m2(b),""],"B")
    S="A.  Stores (Ground Floor)"; sec(S); x=0; sq=0
    for u,nm,sf,b,e,mo,nt in [("2714","Thistle & Crumb Bakery LLC",1450,dt.date(2021,6,1),dt.date(2031,5,31),3866.67,"1"),("2716","Northline Cycle Works, Inc.",1825,dt.date(2023,3,1),dt.date(2028,2,29),4562.50,""),("2718","(vacant)",980,None,None,None,"2")]:
        r([u,nm,m0(sf),us(b),us(e),"$"+m2(mo) if mo else "-","$"+m2(mo*12) if mo else "-",nt]); sq+=sf
        rows.append(row(unit=u,section=S,area=sf,tenantName=nm if mo else None,statusText="Occupied" if mo else "(vacant)",leaseStartDate=b,leaseEndDate=e,contractRent=mo,annualRent=round(mo*12,2) if mo else None,rentSteps=[dict(date="2026-06-01",amount=3987.50)] if nt=="1" else None)); x+=mo or 0
    sub("Subtotal, Stores",x,x*12,m0(sq)); tm+=x; S="B.  Apartments (Floors 2 - 4)"; sec(S); x=0
    for u in ["2E","2W","3E","3W","4E","4W","Coach Hse"]:
        mo=R.choice([1850,1925,1975,2050,2140]); nm=fl()+(" & "+fl() if u=="3W" else ""); b=d("2023-04-01","2025-09-01").replace(day=1); mtm=u=="4W"; e=dt.date(b.year+(2026-b.year if b.month>2 else 2),b.month,1)-dt.timedelta(1)
        r([u,nm[:30],"",us(b),"MTM" if mtm else us(e),"$"+m2(mo),"$"+m2(mo*12),"3" if u=="2E" else ""]); rows.append(row(unit=u,section=S,tenantName=nm[:30],statusText="Occupied",leaseStartDate=b,leaseEndDate="MTM" if mtm else e,contractRent=mo,annualRent=mo*12)); x+=mo
    sub("Subtotal, Apartments",x,x*12); tm+=x; S="C.  Other"; sec(S); x=0
    for u,nm,mo,b,e in [("P-1","Northline Cycle Works, Inc.",150,dt.date(2023,3,1),dt.date(2028,2,29)),("P-2",rows[3]["tenantName"],125,None,"MTM"),("Roof","Lakeview Tower Wireless LP",1275,dt.date(2019,11,1),dt.date(2029,10,31))]:
        r([u,nm,"",us(b),e if isinstance(e,str) else us(e),"$"+m2(mo),"$"+m2(mo*12),"4" if u=="Roof" else ""]); rows.append(row(unit=u,section=S,tenantName=nm,statusText="Occupied",leaseStartDate=b,leaseEndDate=e,contractRent=mo,annualRent=mo*12)); x+=mo
    sub("Subtotal, Other",x,x*12); tm+=x; r(["","TOTAL RENTS","","","","$"+m2(tm),"$"+m2(tm*12),""],"B",True,6)
    p.ln(3); p.set_font("Times","",9)
    for s in ["(1) Rent increases to $3,987.50 per month on June 1, 2026.","(2) Vacant since October 15, 2025; listed with broker at $34.00 per sq. ft.","(3) Includes one storage locker at no charge.","(4) Roof antenna license."]: p.cell(0,4.4,s,new_x="LMARGIN",new_y="NEXT")
    p.ln(2); y=p.get_y(); p.set_font("Times","B",9); p.cell(45,5,"OCCUPANCY",border=1,align="C"); [p.cell(25,5,s,border=1,align="C") for s in ["Total","Leased","Vacant"]]; p.ln(5); p.set_font("Times","",9)
    for s,*v in [("Stores",3,2,1),("Apartments",7,7,0),("All units",10,9,1)]: p.cell(45,5,s,border=1); [p.cell(25,5,str(q),border=1,align="C") for q in v]; p.ln(5)
    p.ln(4); p.multi_cell(0,4.5,"The undersigned hereby certifies to Lender that the foregoing is a true, correct and complete list of all Leases affecting the Property, that no rent has been paid more than one month in advance, and that no Lessee is in default except as noted above.",new_x="LMARGIN",new_y="NEXT"); p.ln(8); p.cell(0,5,"HALSEY CORNER PARTNERS LLC",new_x="LMARGIN",new_y="NEXT"); p.ln(7); p.cell(0,5,"By: ________________________     Name: "+fl()+"     Title: Managing Member",new_x="LMARGIN",new_y="NEXT"); p.output(P(fn))
    save(fn,"MIXED_USE","loan exhibit, certified rent roll with notes and signature",rows,"2714-2718 North Halsey Street","2026-02-01",10,9,1,hard=True)
def p7():
    fn="skyline_flex_park_tenant_roll.pdf"; W,H=landscape(letter); c=canvas.Canvas(P(fn),pagesize=(W,H),invariant=1); rows=[]; out=[]
    T=dict(sf=0,b=0,c=0,t=0,i=0,tot=0,dep=0); VS=0; O=V=0; names=["Arden Precision Machine","Cascade Filter Supply","Helix Bio-Prep Labs","Monarch Stone & Tile","Redpoint Fleet Graphics","Sable River Brewing Co","Torque Garage Doors","Umbra Lighting Systems","Vantage Crate & Pack","Wexler Medical Courier","Yellowtail Pool Supply","Zenith Gym Equipment"]; ni=0
    for b,ss in [("BLDG A",["A-100","A-110","A-120","A-130","A-140"]),("BLDG B",["B-100","B-105","B-110","B-200"]),("BLDG C",["C-1","C-2","C-3","C-4","C-5"])]:
        out.append(("b",f" {b}   7{ord(b[-1])}0 Commerce Parkway")); bs=dict.fromkeys(T,0)
        for u in ss:
            sf=R.choice([2400,3000,3600,4200,5000,7250])
            if u in("A-130","C-4"): out.append(("n",f" {u:<8}{'** VACANT **':<27}{'':<11}{sf:>8,}")); out.append(("n","")); VS+=sf;V+=1;bs['sf']+=sf; T['sf']+=sf; rows.append(row(unit=u,building=b,area=sf,statusText="** VACANT **")); continue
            nm=names[ni];ni+=1;O+=1; st=d("2017-01-01","2025-06-01").replace(day=1); en=eom(d("2026-06-01","2031-06-01")); base=round(sf*R.uniform(9.5,13.8)/12,2); cam=round(sf*1.92/12,2); tx=round(sf*1.44/12,2); ins=round(sf*.31/12,2); tot=round(base+cam+tx+ins,2); dep=round(base,0) if R.random()<.8 else 0
            out.append(("n",f" {u:<8}{nm:<27}{st.strftime('%d-%b-%y'):<11}{sf:>8,}{base:>12,.2f}{cam:>10,.2f}{tx:>10,.2f}{ins:>9,.2f}{tot:>12,.2f}{dep:>12,.2f}"))
            step=round(base*1.03,2); sd=addm(st.replace(year=2026 if st.month>4 else 2027),0); has=sd<en
            l2=f"  Next {sd.strftime('%d-%b-%y')} {step:,.2f}" if has else "  No further steps"
            out.append(("n",f" {'':<8}{l2:<27}{en.strftime('%d-%b-%y')}"))
            rows.append(row(unit=u,building=b,tenantName=nm,statusText="Occupied",area=sf,leaseStartDate=st,leaseEndDate=en,contractRent=base,charges=[dict(code="CAM",amount=cam),dict(code="RE Tax",amount=tx),dict(code="Insur",amount=ins)],totalCharges=tot,deposit=dep,rentSteps=[dict(date=sd.isoformat(),amount=step)] if has else None))
            for k,v in zip(T,[sf,base,cam,tx,ins,tot,dep]): bs[k]=round(bs[k]+v,2); T[k]=round(T[k]+v,2)
        f=lambda l,q:f" {l:<46}{q['sf']:>8,}{q['b']:>12,.2f}{q['c']:>10,.2f}{q['t']:>10,.2f}{q['i']:>9,.2f}{q['tot']:>12,.2f}{q['dep']:>12,.2f}"
        out.append(("n"," "+"-"*120)); out.append(("n",f(f"Total {b}",bs))); out.append(("n",""))
    out.append(("n"," "+"="*120)); out.append(("b",f("Property Total",T))); out.append(("n","")); N=len(rows)
    out+= [("n",f" Suites: {N}    Leased: {O}    Vacant: {V}       Sq Ft Leased: {T['sf']-VS:,}  ({(T['sf']-VS)/T['sf']:.1%})    Sq Ft Vacant: {VS:,}  ({VS/T['sf']:.1%})"),("n"," *** End of Report ***")]
    y=0;pg=0
    for k,s in out:
        if y<50:
            if pg: c.showPage()
            pg+=1; c.setFont("Courier-Bold",9); c.drawString(36,H-36," TENANT RENT ROLL - COMMERCIAL"); c.setFont("Courier",8); c.drawRightString(W-36,H-36,f"Page {pg}"); c.drawString(36,H-47," Harlan Creek Flex Park (HCFP)"); c.drawString(36,H-58," Effective 30-Apr-26                    Basis: Monthly"); c.setFont("Courier-Bold",9.2); y=H-78
            c.drawString(36,y,f" {'Suite':<8}{'Tenant':<27}{'Begin /':<11}{'Sq':>8}{'Base':>12}{'':>10}{'':>10}{'':>9}{'Total':>12}{'Security':>12}"); y-=10; c.drawString(36,y,f" {'':<8}{'':<27}{'Expire':<11}{'Feet':>8}{'Rent':>12}{'CAM':>10}{'RE Tax':>10}{'Insur':>9}{'Monthly':>12}{'Deposit':>12}"); y-=5; c.line(36,y,W-36,y); y-=12
        c.setFont("Courier-Bold" if k=="b" else "Courier",9.2); c.drawString(36,y,s); y-=11
    c.save(); save(fn,"INDUSTRIAL","Skyline-like monospaced, two-line records by building",rows,"Harlan Creek Flex Park","2026-04-30",N,O,V)
def run():
    for f in (p1,p2,p3,p4,p5,p6,p7): f()
if __name__=="__main__": run()

from common import *
from reportlab.lib.pagesizes import letter, landscape, legal, A4

def p1():
    f="brookhollow_rentroll_detail.pdf"; r=R(f); nm=Names(r); asof=date(2025,9,30)
    plans={"A1":("A1-1x1",688,1185),"A2":("A2-1x1D",764,1260),"B1":("B1-2x2",1012,1495),"C1":("C1-3x2",1236,1810)}
    units=[]
    for b in (1,2,3,4):
        for k in range(1,12): units.append(f"{b}{k:02d}")
    st={}
    for u in ("107","304"): st[u]="Vacant"
    for u in ("210","402"): st[u]="Vacant-Leased"
    for u in ("103","211","309"): st[u]="Occupied-NTV"
    st["405"]="Occupied-NTVL"; st["101"]="Model"; st["111"]="Down"
    recs=[]  # (unitline..)
    rows=[]; tot=dict(mk=0,rent=0,oth=0,dep=0,bal=0); fp={}; codes={}
    for i,u in enumerate(units):
        p=plans[["A1","B1","A2","B1","A1","C1","A2","B1","A1","B1","C1"][int(u[1:])-1]]
        s=st.get(u,"Occupied"); mk=p[2]+(15 if int(u[1:])%3==0 else 0)
        def lease(future=False):
            ls=date(2025,10,r.choice([4,11,18])) if future else addm(date(2024,11,1),r.randint(0,10))
            if not future and r.random()<.35: ls=ls.replace(day=r.randint(2,26))
            mi=ls if future or r.random()<.5 else addm(ls,-12*r.randint(1,3))
            le=addm(ls,12)-timedelta(1)
            rent=mk-r.choice([0,10,25,40,65,90,-15])
            ch=[("RENT",rent)]
            if r.random()<.3: ch.append(("PETRENT",r.choice([25,35])))
            if r.random()<.22: ch.append(("GARAGE",110))
            if r.random()<.7: ch.append(("TRASH",18))
            if r.random()<.14: ch.append(("CONC/RECR",-r.choice([50,75,100])))
            return mi,ls,le,ch
        if s in("Vacant","Vacant-Leased","Model","Down"):
            recs.append(dict(u=u,p=p,s={"Model":"Admin/Model","Down":"Down"}.get(s,s),n={"Model":"MODEL","Down":"DOWN UNIT"}.get(s,"VACANT"),mk=mk,ch=[],dep=None,bal=None,t=0))
        else:
            mi,ls,le,ch=lease(); mo=date(2025,10,r.choice([15,28,31])) if "NTV" in s else None
            recs.append(dict(u=u,p=p,s=s,n=nm("lf"),mk=mk,mi=mi,mo=mo,ls=ls,le=le,ch=ch,dep=r.choice([200,250,300,500]),bal=r.choice([0,0,0,0,0,r.randint(20,1600)+.44,-r.randint(5,90)*1.0]),t=1))
        if s in("Vacant-Leased","Occupied-NTVL"):
            mi,ls,le,ch=lease(True)
            recs.append(dict(u=u,p=p,s="Applicant",n=nm("lf"),mk=None,mi=mi,mo=None,ls=ls,le=le,ch=ch,dep=100,bal=0,t=2))
        if u=="205":
            q=recs[-1]; ls=q["le"]+timedelta(1)
            recs.append(dict(u=u,p=p,s="Pending renewal",n=q["n"],mk=None,mi=q["mi"],mo=None,ls=ls,le=addm(ls,12)-timedelta(1),ch=[("RENT",q["ch"][0][1]+45)],dep=None,bal=None,t=2))
    for q in recs:
        T=sum(x for c,x in q["ch"])
        rent=sum(x for c,x in q["ch"] if c=="RENT")
        phys=q["t"]!=2
        rows.append(row(unit=q["u"],unitType=q["p"][0],area=q["p"][1],statusText=q["s"],tenantName=q["n"] if q["t"] else None,
          marketRent=q["mk"],contractRent=rent if q["ch"] else None,moveInDate=q.get("mi"),moveOutDate=q.get("mo"),leaseStartDate=q.get("ls"),leaseEndDate=q.get("le"),
          charges=q["ch"],totalCharges=T if q["ch"] else None,deposit=q["dep"],balance=q["bal"]))
        if phys:
            tot["mk"]+=q["mk"]; tot["rent"]+=rent; tot["oth"]+=T-rent; tot["dep"]+=q["dep"] or 0; tot["bal"]+=q["bal"] or 0
            g=fp.setdefault(q["p"][0],[0,0,0,0,0,q["p"][1]]); g[0]+=1; g[1]+=q["mk"]
            if q["t"]==1: g[2]+=1; g[3]+=rent
            for c,x in q["ch"]: codes[c]=codes.get(c,0)+x
    X=dict(u=24,fp=50,d=92,sq=156,st=162,n=217,d1=290,d2=336,d3=382,mk=468,sj=474,tc=516,r=614,o=668,tb=722,dp=764,bl=812)
    W=(842,595)
    pg=P(f,W); NP=[0]
    def head():
        pg.font("Helvetica",7); pg.L(24,572,"OneSite Rents v3.0"); pg.L(24,563,"10/02/2025  8:47:13AM")
        pg.font("Helvetica-Bold",12); pg.C(421,570,"RENT ROLL DETAIL"); pg.font("Helvetica",8)
        pg.C(421,559,"Larkmoor Fee Management, LLC - Brookhollow Commons"); pg.C(421,549,"As of 09/30/2025")
        pg.font("Helvetica",7); pg.Rr(818,572,f"Page {pg.n} of 4"); pg.Rr(818,563,"mgt-521-003")
        pg.font("Helvetica",6); pg.L(24,538,"Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;")
        return 524
    def hdr(y):
        pg.font("Helvetica-Bold",6.5)
        for a,b,c,al in[("u","","Unit",0),("fp","","Floorplan",0),("d","Unit","Designation",0),("sq","","SQFT",1),("st","Unit/Lease","Status",0),("n","","Name",0),("d1","Move-In","Move-Out",0),("d2","Lease","Start",0),("d3","Lease","End",0),("mk","Market","+ Addl.",1),("sj","Sub","Journal",0),("tc","Trans","Code",0),("r","Lease","Rent",1),("o","Other Charges/","Credits",1),("tb","Total","Billing",1),("dp","Dep On","Hand",1),("bl","","Balance",1)]:
            (pg.Rr if al else pg.L)(X[a],y+8,b); (pg.Rr if al else pg.L)(X[a],y,c)
        pg.line(24,y-3,818,.8); pg.font("Helvetica",6.7); return y-13
    y=hdr(head())
    for k,q in enumerate(recs):
        n=max(1,len(q["ch"]), 2 if q.get("mo") else 1)
        if y-n*8.6<40: pg.new(); y=hdr(head())
        ast=" *" if q["t"]==2 else ""
        pg.L(X["u"],y,q["u"]); pg.L(X["fp"],y,q["p"][0]); pg.L(X["d"],y,"N/A"); pg.Rr(X["sq"],y,q["p"][1] if q["p"][1]<1000 else f'{q["p"][1]:,}')
        pg.L(X["st"],y,q["s"]); pg.L(X["n"],y,pg.fit(q["n"],71))
        pg.L(X["d1"],y,us(q.get("mi"))); pg.L(X["d2"],y,us(q.get("ls"))); pg.L(X["d3"],y,us(q.get("le")))
        if q.get("mo"): pg.L(X["d1"],y-8.6,us(q["mo"]))
        if q["mk"] is not None: pg.Rr(X["mk"],y,m2(q["mk"]))
        T=sum(x for c,x in q["ch"])
        for i,(c,x) in enumerate(q["ch"]):
            yy=y-i*8.6; pg.L(X["sj"],yy,"RESIDENT"); pg.L(X["tc"],yy,c); 
            pg.Rr(X["r"]+ (6 if ast else 0),yy,m2(x if c=="RENT" else 0)+ast) if c=="RENT" else pg.Rr(X["o"]+(6 if ast else 0),yy,m2(x,True)+ast)
        if q["ch"]: pg.Rr(X["tb"]+(6 if ast else 0),y,m2(T)+ast)
        if q["dep"] is not None: pg.Rr(X["dp"],y,m2(q["dep"]))
        if q["bal"] is not None: pg.Rr(X["bl"],y,m2(q["bal"],True))
        y-=n*8.6+3.4
    pg.line(24,y+4,818,.8); y-=6; pg.font("Helvetica-Bold",6.7); pg.L(24,y,"Totals:")
    pg.Rr(X["mk"],y,m2(tot["mk"])); pg.Rr(X["r"],y,m2(tot["rent"])); pg.Rr(X["o"],y,m2(tot["oth"],True)); pg.Rr(X["tb"],y,m2(tot["rent"]+tot["oth"])); pg.Rr(X["dp"],y,m2(tot["dep"])); pg.Rr(X["bl"],y,m2(tot["bal"],True))
    y-=14; pg.font("Helvetica-Oblique",6.5); pg.L(24,y,"* Indicates amounts not included in detail totals")
    pg.new(); y=head(); pg.font("Helvetica-Bold",8); pg.L(24,y,"Amt / SQFT: Market by floorplan"); y-=14; pg.font("Helvetica-Bold",7)
    for x,t in((24,"Floorplan"),):pg.L(x,y,t)
    for x,t in((140,"# Units"),(210,"Average SQFT"),(300,"Avg Market + Addl."),(380,"Units Occupied"),(450,"Occupancy %"),(540,"Avg Leased")):pg.Rr(x,y,t)
    pg.line(24,y-3,545); pg.font("Helvetica",7); y-=13; U=O=0
    for k,g in sorted(fp.items()):
        pg.L(24,y,k)
        for x,t in((140,g[0]),(210,f"{g[5]:,}"),(300,m2(g[1]/g[0])),(380,g[2]),(450,f"{g[2]/g[0]*100:.2f}"),(540,m2(g[3]/g[2]))):pg.Rr(x,y,t)
        U+=g[0];O+=g[2]; y-=11
    pg.font("Helvetica-Bold",7); pg.L(24,y,"Totals / Averages:"); pg.Rr(140,y,U); pg.Rr(380,y,O); pg.Rr(450,y,f"{O/U*100:.2f}")
    y-=30; pg.font("Helvetica-Bold",8); pg.L(24,y,"Occupancy and Rents Summary for Current Date"); y-=14; pg.font("Helvetica",7)
    for s in ("Occupied, no NTV","Occupied, NTV","Occupied, NTV Leased","Vacant, Leased","Vacant, Not Leased","Admin/Model","Down"):
        mp={"Occupied, no NTV":"Occupied","Occupied, NTV":"Occupied-NTV","Occupied, NTV Leased":"Occupied-NTVL","Vacant, Leased":"Vacant-Leased","Vacant, Not Leased":"Vacant"}.get(s,s)
        sel=[q for q in recs if q["s"]==mp]; pg.L(24,y,s); pg.Rr(180,y,len(sel)); pg.Rr(270,y,m2(sum(q["mk"] for q in sel))); y-=11
    pg.font("Helvetica-Bold",7); pg.L(24,y,"Totals:"); pg.Rr(180,y,U); pg.Rr(270,y,m2(tot["mk"]))
    y-=30; pg.font("Helvetica-Bold",8); pg.L(24,y,"Summary Billing by Transaction Code for Current Date"); y-=14; pg.font("Helvetica",7)
    for c in sorted(codes): pg.L(24,y,c); pg.Rr(180,y,m2(codes[c],True)); y-=11
    pg.font("Helvetica-Bold",7); pg.L(24,y,"Total:"); pg.Rr(180,y,m2(sum(codes.values())))
    assert abs(sum(codes.values())-tot["rent"]-tot["oth"])<.01
    print("pages",pg.n); pg.end()
    occ=sum(1 for q in recs if q["t"]==1)
    save(f,"MULTIFAMILY","OneSite-like rent roll detail, charge lines, applicants starred",  "Brookhollow Commons",asof,rows,U,occ,4,hard=True)

def p2():
    f="st_aldhelm_taxcredit_certified.pdf"; r=R(f); nm=Names(r); asof=date(2025,8,1)
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
    from reportlab.lib import colors
    ss=getSampleStyleSheet(); sm=ParagraphStyle("s",parent=ss["Normal"],fontName="Times-Roman",fontSize=8.5,leading=10.5)
    hd=ParagraphStyle("h",parent=sm,fontName="Times-Bold",alignment=1,fontSize=7.6,leading=8.6)
    mx={("1 BR","30%"):462,("1 BR","50%"):770,("1 BR","60%"):924,("2 BR","30%"):555,("2 BR","50%"):925,("2 BR","60%"):1110,("3 BR","50%"):1068,("3 BR","60%"):1282}
    ua={"1 BR":71,"2 BR":94,"3 BR":118}
    bl=[("Building A  -  2200 Wharfinger Way","BIN OH-19-04471","A",12),("Building B  -  2210 Wharfinger Way","BIN OH-19-04472","B",12),("Building C  -  2220 Wharfinger Way","BIN OH-19-04473","C",10)]
    rows=[]; data=[[Paragraph(t,hd) for t in("Unit","Bed-<br/>rooms","Set-<br/>aside","Head of household","HH<br/>size","Moved<br/>in","Utility<br/>allow.","Tenant<br/>pays","HAP /<br/>voucher","Contract<br/>rent","Max.<br/>LIHTC rent","Deposit<br/>held","Ledger<br/>balance")]]
    sty=[("GRID",(0,0),(-1,-1),.3,colors.grey),("FONT",(0,0),(-1,-1),"Times-Roman",8.3),("ALIGN",(4,0),(4,-1),"CENTER"),("ALIGN",(6,1),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,1),(-1,-1),1.6),("BOTTOMPADDING",(0,1),(-1,-1),1.6),("BACKGROUND",(0,0),(-1,0),colors.Color(.82,.87,.9))]
    G=[0]*5; sa={}; occ=0
    for name,bin_,b,n in bl:
        data.append([f"{name}     ({bin_})"]+[""]*12); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.Color(.93,.93,.88)),("FONT",(0,i),(-1,i),"Times-Bold",8.6)]
        S=[0]*5
        for k in range(n):
            fl=k//4+1; u=f"{b}-{fl}{k%4+1:02d}"; br=["1 BR","2 BR","2 BR","3 BR"][k%4]; s=r.choice(["30%","50%","60%","60%","60%"] if br!="3 BR" else ["50%","60%"])
            if u=="A-101":
                data.append([u,br,"Exempt","Staff - site manager","","03/18/2021","","0.00","0.00","0.00","","-","-"]); rows.append(row(unit=u,building="Building A",unitType=br,tenantName="Staff - site manager",moveInDate=date(2021,3,18),contractRent=0,charges=[("Tenant pays",0),("HAP / voucher",0)])); occ+=1; continue
            if u in("A-302","B-203","C-301"):
                t="VACANT - make ready" if u!="B-203" else "VACANT - file in compliance review"
                data.append([u,br,s,t,"","",str(ua[br]),"-","-","-",f"{mx[br,s]:,}","",""]); rows.append(row(unit=u,building=f"Building {b}",unitType=br,statusText=t)); sa.setdefault(s,[0,0,0]); sa[s][0]+=1; continue
            c=mx[br,s]-ua[br]-r.choice([0,0,5,12,20,31]); v=r.random()<.45; tp=r.randint(40,330)+r.choice([0,0,.5]) if v else c
            if v: c=c+r.choice([0,40,85]); 
            h=c-tp; mi=date(r.randint(2019,2025),r.randint(1,7),r.randint(1,28)); d=r.choice([150,250,300,400]); ba=r.choice([0,0,0,0,r.randint(15,600)+.25,-r.randint(2,60)*1.0])
            na=nm("lf")
            data.append([u,br,s,na,str(r.randint(1,2 if br[0]=="1" else 5)),us(mi),str(ua[br]),m2(tp),m2(h) ,m2(c),f"{mx[br,s]:,}",m2(d),m2(ba,True)])
            rows.append(row(unit=u,building=f"Building {b}",unitType=br,tenantName=na,moveInDate=mi,contractRent=c,charges=[("Tenant pays",tp),("HAP / voucher",h)],deposit=d,balance=ba))
            for j,x in enumerate((tp,h,c,d,ba)): S[j]+=x
            q=sa.setdefault(s,[0,0,0]); q[0]+=1;q[1]+=1;q[2]+=c; occ+=1
        data.append([f"Building {b}: {n} units","","","","","","",m2(S[0]),m2(S[1]),m2(S[2]),"",m2(S[3]),m2(S[4],True)]); i=len(data)-1; sty+=[("SPAN",(0,i),(6,i)),("FONT",(0,i),(-1,i),"Times-Bold",8.3)]
        for j in range(5): G[j]+=S[j]
    data.append(["All buildings: 34 units","","","","","","",m2(G[0]),m2(G[1]),m2(G[2]),"",m2(G[3]),m2(G[4],True)]); i=len(data)-1; sty+=[("SPAN",(0,i),(6,i)),("FONT",(0,i),(-1,i),"Times-Bold",8.6),("LINEABOVE",(0,i),(-1,i),1.2,colors.black)]
    t=Table(data,colWidths=[40,36,36,140,28,56,38,54,54,56,54,52,56],repeatRows=1); t.setStyle(TableStyle(sty))
    rec=[["Set-aside","Units","Occupied","Contract rent"]]+[[k,q[0],q[1],m2(q[2])] for k,q in sorted(sa.items())]+[["Exempt (staff)",1,1,"0.00"],["Total",34,occ,m2(G[2])]]
    t2=Table(rec,colWidths=[90,45,55,80],hAlign="LEFT"); t2.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",8.5),("FONT",(0,0),(-1,0),"Times-Bold",8.5),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.6,colors.black),("LINEABOVE",(0,-1),(-1,-1),.6,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]))
    def foot(c,d):
        c.setFont("Times-Italic",7.5); c.drawString(40,22,"Larkmoor Fee Management  |  compliance desk  |  printed 08/04/2025"); c.drawRightString(752,22,f"sheet {d.page}")
    d=SimpleDocTemplate(path(f),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=38,invariant=1)
    d.build([Paragraph("<b><font size=13>St. Aldhelm Landing</font></b>",sm),Spacer(1,4),Paragraph("Certified rent roll for the investor and the allocating agency &nbsp;&nbsp; Effective August 1, 2025",sm),Spacer(1,6),t,Spacer(1,12),Paragraph("<b>Recap by set-aside</b>",sm),Spacer(1,3),t2,Spacer(1,8),Paragraph("Contract rent is the tenant's part plus the housing authority's part. Gross rent tested against the maximum is the tenant's part plus the utility allowance. The manager's unit is a common-area unit.",sm)],onFirstPage=foot,onLaterPages=foot)
    save(f,"MULTIFAMILY","tax-credit certified roll by building, tenant/HAP split","St. Aldhelm Landing",asof,rows,34,occ,3)
if __name__=="__main__": p1();p2()

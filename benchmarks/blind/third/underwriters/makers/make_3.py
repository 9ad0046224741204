from make_2 import *
# ---------------------------------------------------------------- 8: CMBS servicer portfolio roll
def doc8():
    name="30294417_RentRoll_2Q2025.pdf"; rnd=random.Random(808); N=Names(rnd); asof=D(2025,6,30)
    props=[("Redfern Logistics Center I","2201 Copper Mine Road, Ostrava TX",5,318400),("Redfern Logistics Center II","2255 Copper Mine Road, Ostrava TX",4,241200),("Kellogg Crossing","880-910 Kellogg Avenue, Fenwright OH",9,187650),("Airway Cold Storage","17 Airway Drive, Fenwright OH",1,96000),("Mill River Warehouse","440 Mill River Pkwy, Saxby NC",7,204900),("Saxby Trade Park","1200-1290 Trade Park Ct, Saxby NC",12,152300)]
    PW,PH=landscape(letter); P=ParagraphStyle("p",fontName="LS",fontSize=6.6,leading=7.6); PI=ParagraphStyle("pi",parent=P,fontName="LSI",textColor=colors.HexColor("#7a1f1f"))
    fl=[]; rows=[]; ptot=[]; W=[44,148,46,50,38,54,54,66,40,62,38,106]
    H=[["Unit","Tenant","Use","NRSF","% of\nNRSF","Lease\nStart","Lease\nMaturity","Base Rent\n(annual)","Rent\nPSF","Reimb.\n(annual)","Lease\nType","Servicer Comments"]]
    com=["","","","","","Renewed at maturity; increases 3% p.a.","2 x 5-yr options at FMV","Termination option after month 60 w/ fee","Free rent 7/25 - 9/25 (LOC held)","Dark but paying; space marketed for sublease","Affiliate of borrower; master lease","Prior occupancy 2 suites, consolidated 2024"]
    com=[x for x in com if x]+["Increase to $7.10 PSF 1/1/26","Guaranty of parent","LOI for 24-mo. extension"]; rnd.shuffle(com)
    for pi,(pn,ad,n,nr) in enumerate(props,1):
        body=[]; sty=[]; cuts=[1/n+rnd.uniform(-.4,.4)/n for _ in range(n)]; sfs=[round(nr*q/sum(cuts)/50)*50 for q in cuts]; sfs[-1]+=nr-sum(sfs); S=[0,0,0]; vs=0
        for i,sf in enumerate(sfs):
            u=(f"{chr(65+i)}" if pi in(1,2) else f"{880+10*(i//3)}-{i%3+1}" if pi==3 else "Bldg" if pi==4 else str(100+5*i) if pi==5 else f"Ste {1200+i*8}")
            vac=(pi,i) in((2,2),(3,4),(5,3),(6,1),(6,7),(6,10)); pct=f"{sf/nr*100:.1f}%"
            if vac:
                sty.append(("TEXTCOLOR",(0,len(body)+1),(-1,len(body)+1),colors.HexColor("#7a1f1f"))); body.append([u,"Vacant","",m0(sf),pct,"","","0","","0","",Paragraph(rnd.choice(["Market est. $6.25 NNN","Vacated 3/31/25; $0.65/sf TI quoted","Under LOI","Down since 2024"]),PI)]); vs+=sf; S[0]+=sf
                rows.append(R(propertyName=pn,unit=u,area=sf,statusText="Vacant",annualRent=0)); continue
            st=D(rnd.randint(2014,2025),rnd.randint(1,6),1); en=eom(st+RD(months=rnd.choice([60,84,120,62])-1)); mtm=(pi,i) in((3,7),(6,4))
            while en<=asof: en=eom(en+RD(months=36))
            ps=rnd.uniform(4.6,8.4)+(3 if pi==6 else 0)+(7 if pi==4 else 0); ann=round(sf*ps); g=rnd.random()<.15; re=0 if g else round(sf*rnd.uniform(1.45,2.35))
            nm=N.get(IND); 
            if pi==6 and i==6: nm=prev
            prev=nm
            c_="Holdover at 125% of last rent" if mtm else (com.pop() if com and rnd.random()<.4 else "")
            body.append([u,Paragraph(nm,P),"Whse" if pi!=6 else rnd.choice(["Flex","Whse","Flex"]),m0(sf),pct,us2(st),"MTM" if mtm else us2(en),m0(ann),f"{ann/sf:.2f}",m0(re),"MG" if g else "NNN",Paragraph(c_,P)])
            S[0]+=sf; S[1]+=ann; S[2]+=re
            rows.append(R(propertyName=pn,unit=u,unitType=body[-1][2],tenantName=nm,area=sf,leaseStartDate=st,leaseEndDate="MTM" if mtm else en,annualRent=ann,statusText="Occupied",charges=[{"code":"Reimb.","amount":re,"per":"year"}]))
        ptot.append((pn,S[0],vs,S[1],S[2]))
        k=len(body)+1; body.append(["","Property Total","",m0(S[0]),"100.0%","","",m0(S[1]),f"{S[1]/max(1,S[0]-vs):.2f}",m0(S[2]),"",f"{100*(S[0]-vs)/S[0]:.1f}% occupied"])
        t=Table(H+body,colWidths=W,repeatRows=1)
        t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"LS",6.6),("FONT",(0,0),(-1,0),"LSB",6.6),("FONT",(0,k),(-1,k),"LSB",6.6),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#d7dce2")),("GRID",(0,0),(-1,-1),.25,colors.grey),("ALIGN",(3,0),(4,-1),"RIGHT"),("ALIGN",(7,0),(9,-1),"RIGHT"),("ALIGN",(5,1),(6,-1),"CENTER"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1.8),("BOTTOMPADDING",(0,0),(-1,-1),1.8),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+sty))
        fl+=[Paragraph(f"<b>Property {pi} of 6: {pn}</b> &nbsp;&nbsp; {ad}",ParagraphStyle("h",fontName="LS",fontSize=8.5,leading=11,spaceBefore=10,spaceAfter=3,keepWithNext=1)),t]
    T=[sum(p[i] for p in ptot) for i in range(1,5)]
    sm=[["Portfolio recap","NRSF","Vacant SF","Occ. %","Base Rent","Reimb."]]+[[p[0],m0(p[1]),m0(p[2]),f"{100*(p[1]-p[2])/p[1]:.1f}%",m0(p[3]),m0(p[4])] for p in ptot]+[["Total",m0(T[0]),m0(T[1]),f"{100*(T[0]-T[1])/T[0]:.1f}%",m0(T[2]),m0(T[3])]]
    t=Table(sm,colWidths=[170,60,60,50,70,70],hAlign="LEFT"); t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"LS",7),("FONT",(0,0),(-1,0),"LSB",7),("FONT",(0,-1),(-1,-1),"LSB",7),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.6,colors.black),("LINEABOVE",(0,-1),(-1,-1),.6,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5)]))
    from reportlab.platypus import KeepTogether
    fl.append(KeepTogether([Spacer(1,16),t]))
    def pg(c,d):
        c.setFont("LSB",10); c.drawString(28,PH-30,"Redfern Logistics Portfolio"); c.setFont("LS",7.5); c.drawString(28,PH-41,"Prospectus ID 14   |   Loan No. 30294417   |   CREFC Rent Roll - Period ending 06/30/2025"); c.drawRightString(PW-28,PH-30,"Northfold Loan Services, as Master Servicer"); c.drawRightString(PW-28,20,f"{d.page}"); c.setFont("LSI",6); c.drawString(28,20,"Prepared from borrower-furnished rent rolls. Not audited. Reimbursements are trailing billed amounts, annualized.")
    SimpleDocTemplate(doc(name),pagesize=(PW,PH),leftMargin=22,rightMargin=22,topMargin=50,bottomMargin=34).build(fl,onFirstPage=pg,onLaterPages=pg)
    save(name,dict(propertyName="Redfern Logistics Portfolio",asOnDate="2025-06-30",units=len(rows),occupied=sum(1 for r in rows if r["statusText"]!="Vacant"),vacant=sum(1 for r in rows if r["statusText"]=="Vacant"),rows=rows),"WAREHOUSE","CMBS servicer portfolio roll: six property headings with own tables and totals, annual rent and reimbursements, wrapped comments, recap table","portfolio, annual amounts, property per heading")

# ---------------------------------------------------------------- 9: 200 rows, line-printer report, buildings as headings
def doc9():
    name="TBPK rent register 20251101.pdf"; rnd=random.Random(909); N=Names(rnd); asof=D(2025,11,1)
    PW,PH=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(PW,PH)); F="Courier"; FS=6.75; LH=8.4
    lines=[]; rows=[]; bl=[]; 
    fmt="{:<7}{:<31}{:<4}{:<4}{:>7} {:>9} {:>9} {:>11} {:>10} {:>9} {:>11} {:>10} {:>10} {:>9} {:>10} {:>10}"
    a=lambda v:"" if v is None else (f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-")
    cnt=dict(CUR=0,MTM=0,NTC=0,VAC=0); G=[0]*7; dropped=None
    for b in range(1,15):
        lines.append(("",0)); lines.append((f"BLDG {b*100:<5} {11400+b*20} TRADEWIND PARKWAY{'  (FLEX)' if b%3 else '  (DOCK-HIGH)'}",1)); S=[0]*7; brows=[]
        n=14 if b not in(4,9) else 15
        for i in range(n):
            u=f"{b*100+i+1}" if not(b==6 and i==3) else f"{b*100+i+1}A"
            sf=rnd.choice([1200,1500,1500,1800,2250,2400,3000,3600,4800]) if b%3 else rnd.choice([5000,6250,7500,10000]); typ="FLX" if b%3 else "WHS"
            if i==n-1 and b in(2,5,8): typ="STG"; sf=300
            r=rnd.random(); stt="VAC" if r<.085 else "MTM" if r<.15 else "NTC" if r<.185 else "CUR"
            mkt=round(sf*(1.08 if b%3 else .74)*(1 if typ!="STG" else .8),0)
            if stt=="VAC":
                L=fmt.format(u,"** VACANT **",typ,stt,m0(sf),"","","","","","","","","","",a(mkt)); brows.append((L,0)); cnt["VAC"]+=1; S[0]+=sf
                rows.append(R(unit=u,building=f"BLDG {b*100}",unitType=typ,statusText="VAC",area=sf,marketRent=mkt))
                if rnd.random()<.3:
                    nm=N.get(IND).upper()[:29]; st=D(2025,12,1) if rnd.random()<.5 else D(2026,1,1); en=st+RD(years=3,days=-1); rent=round(mkt*.98,2); nn=round(sf*.29,2)
                    brows.append((fmt.format(u,nm,typ,"FUT","",us3(st),us3(en),a(rent),a(nn),"",a(round(rent+nn,2)),a(rent),"","","",""),0))
                    rows.append(R(unit=u,building=f"BLDG {b*100}",unitType=typ,statusText="FUT",tenantName=nm,leaseStartDate=st,leaseEndDate=en,contractRent=rent,charges=[{"code":"NNN EST","amount":nn}],totalCharges=round(rent+nn,2),deposit=rent))
                continue
            cnt[stt]+=1
            st=D(rnd.randint(2016,2025),rnd.randint(1,10),1); en=st+RD(months=rnd.choice([36,37,60,63,84]),days=-1)
            while en<=D(2025,11,30): en=eom(en+RD(months=24))
            if stt=="MTM": ens="MO-TO-MO"
            else:
                if stt=="NTC": en=rnd.choice([D(2025,11,30),D(2025,12,31),D(2026,1,31)])
                ens=us3(en)
            rent=round(mkt*rnd.uniform(.78,1.02),2); nn=round(sf*(.31 if b%3 else .22),2) if typ!="STG" else None; oth=rnd.choice([None]*6+[45.0,75.0,150.0]); tot=round(rent+(nn or 0)+(oth or 0),2); dep=rnd.choice([rent,round(rent+(nn or 0),2),1500.0,None]); bal=rnd.choice([0.0]*9+[tot,-rnd.randrange(20,400)*1.0,round(rnd.uniform(20,900),2)])
            inc=None
            if stt=="CUR" and rnd.random()<.8:
                d=D(2025,st.month,1); d=d if d>asof else D(2026,st.month,1)
                if d<en: inc=(d,round(rent*1.03,2))
            nm=(N.get(IND).upper() if typ!="STG" else "TRADEWIND MINI OFFICE LLC")[:29]
            if b==7 and i==2: nm="QUORN CELLULAR (ANTENNA)"; 
            if b==11 and i==5: nm=prevnm
            prevnm=nm
            L=fmt.format(u,nm,typ,stt,m0(sf),us3(st),ens,a(rent),a(nn),a(oth),a(tot),a(dep),a(bal),us3(inc[0]) if inc else "",a(inc[1]) if inc else "","")
            for k,v in enumerate((sf,rent,nn,oth,tot,dep,bal)): S[k]+=v or 0
            if b==10 and i==6 : assert stt!="VAC"; dropped=dict(unit=u,rent=rent,total=tot,name=nm); continue
            brows.append((L,0))
            rows.append(R(unit=u,building=f"BLDG {b*100}",unitType=typ,statusText=stt,tenantName=nm,area=sf,leaseStartDate=st,leaseEndDate="MO-TO-MO" if stt=="MTM" else en,contractRent=rent,charges=[{"code":k,"amount":v} for k,v in (("NNN EST",nn),("OTHER",oth)) if v is not None],totalCharges=tot,deposit=dep,balance=bal,rentSteps=[{"date":iso(inc[0]),"amount":inc[1]}] if inc else None))
        lines+=brows; lines.append((" "*38+"-"*86,0))
        lines.append((fmt.format("",f"BLDG {b*100} TOTAL","","",m0(S[0]),"","",a(S[1]),a(S[2]),a(S[3]),a(S[4]),a(S[5]),a(round(S[6],2)),"","",""),1))
        for k in range(7): G[k]+=S[k]
    lines.append(("",0)); lines.append(("="*170,0)); lines.append((fmt.format("","TRADEWIND BUSINESS PARK TOTAL","","",m0(G[0]),"","",a(G[1]),a(G[2]),a(G[3]),a(G[4]),a(G[5]),a(round(G[6],2)),"","",""),1)); lines.append(("",0))
    occ=cnt["CUR"]+cnt["MTM"]+cnt["NTC"]
    lines+= [(f"       UNITS  {occ+cnt['VAC']:>4}    OCCUPIED {occ:>4}  (CUR {cnt['CUR']}  MTM {cnt['MTM']}  NTC {cnt['NTC']})    VACANT {cnt['VAC']:>4}",0),("       TYPE: FLX=FLEX  WHS=WAREHOUSE  STG=STORAGE    STATUS: CUR=CURRENT  MTM=MONTH TO MONTH  NTC=NOTICE GIVEN  FUT=FUTURE  VAC=VACANT",0),("       *** END OF REPORT ***",0)]
    h1=fmt.format("","","","","","LEASE","LEASE","BASE","NNN","OTHER","TOTAL","SECURITY","CURRENT","NEXT","NEW","MARKET"); h2=fmt.format("UNIT","TENANT","TYP","STS","SQ FT","FROM","TO","RENT","EST","","MONTHLY","DEPOSIT","BALANCE","INCREASE","RENT","RENT")
    per=56; i=0; pg=0
    while i<len(lines):
        pg+=1
        if pg>1: c.showPage()
        y=PH-34; c.setFont(F+"-Bold",FS)
        c.drawString(46,y,"RPT RRREG-04".ljust(56)+"TRADEWIND BUSINESS PARK".ljust(74)+f"PAGE {pg:>3}"); y-=LH
        c.drawString(46,y,"RUN 11/01/25 06:02".ljust(60)+"RENT REGISTER".ljust(70)); y-=LH
        c.drawString(46,y,"".ljust(58)+"AS OF 11/01/2025"); y-=LH*1.6
        c.drawString(46,y,h1); y-=LH; c.drawString(46,y,h2); y-=LH; c.drawString(46,y,"-"*170); y-=LH
        used=0
        while i<len(lines) and used<per:
            if lines[i][1] and lines[i][0].startswith("BLDG") and used>per-4: break
            c.setFont(F+("-Bold" if lines[i][1] else ""),FS); c.drawString(46,y,lines[i][0]); y-=LH; i+=1; used+=1
    c.save()
    save(name,dict(propertyName="Tradewind Business Park",asOnDate="2025-11-01",units=occ+cnt["VAC"],occupied=occ,vacant=cnt["VAC"],planted={"what":f"Row of unit {dropped['unit']} ({dropped['name']}, base rent {dropped['rent']:.2f}, total {dropped['total']:.2f}) left out of BLDG 1000; building total, park total and unit count include it","kind":"row_dropped"},rows=rows),"INDUSTRIAL","line-printer rent register, ~200 rows, buildings as headings with totals, trailing-minus balances, status codes, future tenants","200 rows; trailing minus; a dropped row")
if __name__=="__main__": doc8(); doc9()

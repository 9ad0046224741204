from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors

# ---------------------------------------------------------------- 1: MRI-like lease administration roll
def doc1():
    name="hcc100_rentroll_oct25.pdf"; rnd=random.Random(101); N=Names(rnd); asof=D(2025,10,31)
    W,H=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,H)); c.setTitle("Rent Roll HCC100")
    suites=["0100","0110","0125","0150","0200","0210","0220","0240","0300","0310","0330","0400","0405","0420","0450","0500","0510","0530","0550","0600","0620","0640","0650"]
    vac={"0125":2144,"0310":5872,"0510":1689,"0640":3310}
    addl={"0200":[("0230",1840,"RET")],"0400":[("0430",2215,""),("B012",310,"STO")],"0600":[("B014",185,"STO")]}
    other={"0150":425.0,"0220":150.0,"0450":300.0,"0550":1125.0,"ROOF1":None}
    recs=[]
    for s in suites:
        if s in vac: continue
        sf=rnd.choice([1120,1460,1835,2275,2610,3042,3588,4120,5266,6904,8410])+rnd.randrange(0,60)
        st=D(rnd.randint(2017,2025),rnd.randint(1,10 if True else 12),1)
        term=rnd.choice([36,60,60,62,84,84,120]); en=st+RD(months=term,days=-1)
        if en<=asof: en=en+RD(months=60) ; en=eom(en)
        if en<=asof: en=eom(en+RD(months=36))
        rate,steps=sched(st,en,asof,rnd.choice([23.5,24.25,25,26,26.5,27.75]),rnd.choice([.025,.03,.03,.50]))
        mo=round(rate*sf/12,2)
        recs.append(dict(suite=s,name=N.get(OFF),st=st,en=en,sf=sf,mo=mo,psf=round(mo*12/sf,2),rec=round(sf*rnd.choice([0,.06,.11,.19,.31]),2),
            stop=round(sf*rnd.choice([8.75,9.1,9.62,10.05]),2),oth=other.get(s,0.0),steps=[(d,round(r*sf/12,2),r) for d,r in steps][:6],add=addl.get(s,[])))
    rows=[]; 
    cols=[("suite",30),("name",98),("st",232),("en",280),("sf",362),("mo",424),("psf",460),("rec",512),("stop",566),("oth",616),("cat",628),("sd",652),("sm",726),("sp",762)]
    X=dict(cols); pg=[0]; y=[0]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFont("Helvetica",7); c.drawString(30,H-28,"Database:     HRGPROD"); c.drawString(30,H-38,"Bldg Status:  Active only")
        c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-28,"Rent Roll"); c.setFont("Helvetica",9); c.drawCentredString(W/2,H-40,"Harrowgate Corporate Center"); c.drawCentredString(W/2,H-51,"10/31/2025")
        c.setFont("Helvetica",7); c.drawString(705,H-28,f"Page:    {pg[0]}"); c.drawString(705,H-38,"Date:    11/4/2025"); c.drawString(705,H-48,"Time:    10:12 AM")
        c.setFont("Helvetica-Bold",7); yy=H-74
        c.drawString(632,yy+9,"- - - - - - Future Rent Increases - - - - - -")
        def h(x,a,b,right=True):
            f=c.drawRightString if right else c.drawString
            f(x,yy-1,a); f(x,yy-10,b)
        h(30,"","Bldg Id-Suit Id",0); h(98,"","Occupant Name",0); h(232,"Rent","Start",0); h(280,"","Expiration",0); h(362,"GLA","Sqft"); h(424,"Monthly","Base Rent"); h(460,"Annual","Rate PSF"); h(512,"Monthly","Cost Recovery"); h(566,"Expense","Stop"); h(616,"Monthly","Other Income"); h(628,"","Cat",0); h(652,"","Date",0); h(726,"Monthly","Amount"); h(762,"","PSF")
        c.setLineWidth(.8); c.line(28,yy-14,764,yy-14); y[0]=yy-26; c.setFont("Helvetica",7)
    def need(n):
        if y[0]-n*9.5<40: head()
    def put(k,s,right=True):
        (c.drawRightString if right else c.drawString)(X[k],y[0],s)
    head()
    c.setFont("Helvetica-Bold",8); c.drawString(30,y[0],"Vacant Suites"); y[0]-=13; c.setFont("Helvetica",7)
    for s,sf in vac.items():
        put("suite",f"HCC100 -{s}",0); put("name","Vacant",0); put("sf",m0(sf)); y[0]-=10
        rows.append(R(unit=f"HCC100 -{s}",area=sf,statusText="Vacant"))
    y[0]-=6; c.setFont("Helvetica-Bold",8); c.drawString(30,y[0],"Occupied Suites"); y[0]-=13; c.setFont("Helvetica",7)
    T=dict(sf=0,mo=0,rec=0,stop=0,oth=0); nocc=0
    for r in recs:
        nl=max(1,len(r["steps"])+ (1 if r["st"].month%3==0 else 0))+len(r["add"])+ (2 if r["add"] else 0)
        need(nl+2)
        put("suite",f"HCC100 -{r['suite']}",0); put("name",clip(c,r["name"],"Helvetica",7,130),0); put("st",us(r["st"]),0); put("en",us(r["en"]),0)
        put("sf",m0(r["sf"])); put("mo",m2(r["mo"])); put("psf",m2(r["psf"])); put("rec",m2(r["rec"])); put("stop",m2(r["stop"])); put("oth",m2(r["oth"]))
        nocc+=1
        for k in T: T[k]+=r[k]
        rows.append(R(unit=f"HCC100 -{r['suite']}",tenantName=clip(c,r["name"],"Helvetica",7,130),area=r["sf"],contractRent=r["mo"],leaseStartDate=r["st"],leaseEndDate=r["en"],statusText="Occupied",
            charges=[{"code":"Cost Recovery","amount":r["rec"]},{"code":"Other Income","amount":r["oth"]}],rentSteps=[{"date":iso(d),"amount":a} for d,a,_ in r["steps"]]))
        for i,(d,a,p) in enumerate(r["steps"]):
            if i: y[0]-=9.5
            put("cat","BRO",0); put("sd",us(d),0); put("sm",m2(a)); put("sp",m2(p))
        y[0]-=9.5
        if r["st"].month%3==0:
            c.setFont("Helvetica-Oblique",6.5); c.drawString(104,y[0],f"OPT-RNW  One (1) option to renew, {rnd.choice([36,60])} mos. @ FMV; notice due {us(r['en']-RD(months=rnd.choice([6,9,12])))}"); c.setFont("Helvetica",7); y[0]-=9.5
        if r["add"]:
            tot=dict(sf=r["sf"],mo=r["mo"],rec=r["rec"],stop=r["stop"],oth=r["oth"])
            for sid,sf,kind in r["add"]:
                p=12.0 if kind=="STO" else r["psf"]; mo=round(sf*p/12,2); rec=0.0 if kind=="STO" else round(sf*.11,2)
                put("suite",f"HCC100 -{sid}",0); put("name","   Additional Space",0); put("st",us(r["st"]),0); put("en",us(r["en"]),0)
                put("sf",m0(sf)); put("mo",m2(mo)); put("psf",m2(round(mo*12/sf,2))); put("rec",m2(rec)); put("stop","0.00"); put("oth","0.00"); y[0]-=9.5
                rows.append(R(unit=f"HCC100 -{sid}",tenantName=rows[-1]["tenantName"],area=sf,contractRent=mo,leaseStartDate=r["st"],leaseEndDate=r["en"],statusText="Occupied",charges=[{"code":"Cost Recovery","amount":rec},{"code":"Other Income","amount":0.0}]))
                for k,v in (("sf",sf),("mo",mo),("rec",rec)): tot[k]+=v; T[k]+=v
                nocc+=1
            c.line(326,y[0]+7.5,616,y[0]+7.5); c.setFont("Helvetica-Bold",7); c.drawRightString(300,y[0],"Total")
            put("sf",m0(tot["sf"])); put("mo",m2(tot["mo"])); put("rec",m2(tot["rec"])); put("stop",m2(tot["stop"])); put("oth",m2(tot["oth"])); c.setFont("Helvetica",7); y[0]-=10.5
        y[0]-=4
    need(9); vs=sum(vac.values()); tt=T["sf"]+vs
    c.setLineWidth(1.2); c.line(28,y[0]+4,764,y[0]+4); y[0]-=8; c.setFont("Helvetica-Bold",7)
    c.drawString(30,y[0],"Totals:"); c.drawString(98,y[0],"Occupied Sqft:"); c.drawRightString(220,y[0],f"{T['sf']/tt*100:.2f}%"); c.drawString(238,y[0],f"{nocc} Units")
    put("sf",m0(T["sf"])); put("mo",m2(T["mo"])); put("rec",m2(T["rec"])); put("stop",m2(T["stop"])); put("oth",m2(T["oth"])); y[0]-=10
    c.drawString(98,y[0],"Leased/Unoccupied Sqft:"); c.drawString(238,y[0],"0 Units"); put("sf","0"); y[0]-=10
    c.drawString(98,y[0],"Vacant Sqft:"); c.drawRightString(220,y[0],f"{vs/tt*100:.2f}%"); c.drawString(238,y[0],f"{len(vac)} Units"); put("sf",m0(vs)); y[0]-=10
    c.drawString(98,y[0],"Total Sqft:"); c.drawString(238,y[0],f"{nocc+len(vac)} Units"); put("sf",m0(tt)); put("mo",m2(T["mo"])); y[0]-=20
    c.drawString(30,y[0],"Total Harrowgate Corporate Center:"); put("sf",m0(tt)); put("mo",m2(T["mo"]))
    c.save()
    save(name,dict(propertyName="Harrowgate Corporate Center",asOnDate="2025-10-31",units=nocc+len(vac),occupied=nocc,vacant=len(vac),rows=rows),"OFFICE","MRI-like lease administration roll: vacant suites first, two-line headers, additional space lines with tenant subtotal, future increases block at right, option lines","additional space lines carry no name of their own")

# ---------------------------------------------------------------- 2: offering memorandum table, strip centre
def doc2():
    name="Larkmeadow OM - Rent Roll p14-15.pdf"; rnd=random.Random(202); asof=D(2026,2,1)
    W,H=landscape((612,792)); c=canvas.Canvas(doc(name),pagesize=(W,H))
    NAV=colors.HexColor("#1d3c34"); SAND=colors.HexColor("#efe9dd"); GOLD=colors.HexColor("#b08d43")
    # suite, tenant, fn, sf, start, end, annual now, steps[(date,annual)], type, options, 
    tens=[("A1","Copperleaf Market",1,21450,D(2014,6,1),D(2029,5,31),12.25,[],"NNN","4 x 5 yrs"),
     ("A5","Bluestem Wine & Spirits",0,3600,D(2021,9,1),D(2026,8,31),24.00,[],"NNN","1 x 5 yrs"),
     ("A6","Saltgrass Taqueria",2,2850,D(2025,11,15),D(2035,11,30),31.00,[(D(2027,12,1),31.93),(D(2029,12,1),32.89),(D(2031,12,1),33.87)],"NNN","2 x 5 yrs"),
     ("A7","Hartsook Orthodontics",0,2100,D(2019,4,1),D(2029,3,31),28.75,[(D(2026,4,1),29.60),(D(2027,4,1),30.50),(D(2028,4,1),31.40)],"NNN","1 x 5 yrs"),
     ("B1",None,3,1750,None,None,None,[],"",""),
     ("B2","Zephyr Nail Bar",0,1400,D(2022,1,1),D(2027,12,31),26.52,[(D(2027,1,1),27.32)],"NNN","None"),
     ("B3 & B4","Everhart Physical Therapy",0,2800,D(2023,7,1),D(2030,6,30),25.75,[(D(2026,7,1),26.52),(D(2028,7,1),27.32)],"NNN","1 x 3 yrs"),
     ("B5","Fairweather Cleaners",4,1200,D(2012,3,1),None,22.00,[],"Gross","None"),
     ("B6","Goldfinch Learning Center",0,2400,D(2024,8,1),D(2029,7,31),24.72,[(D(2026,8,1),25.46),(D(2027,8,1),26.23),(D(2028,8,1),27.01)],"NNN","1 x 5 yrs"),
     ("B7",None,3,1325,None,None,None,[],"",""),
     ("C1","Redoubt Coffee (Drive-Thru)",5,2200,D(2020,10,1),D(2035,9,30),44.00,[(D(2030,10,1),48.40)],"Abs. NNN","4 x 5 yrs"),
     ("PAD","Tidewater Community Bank",6,4100,D(2017,5,1),D(2037,4,30),28.05,[(D(2027,5,1),30.85),(D(2032,5,1),33.94)],"Ground","6 x 5 yrs"),
     ("ATM","Tidewater Community Bank",0,None,D(2017,5,1),D(2027,4,30),None,[],"Gross","None")]
    gla=sum(t[3] for t in tens if t[3])
    cx=[36,206,258,306,346,402,466,526,580,626,692,752]  # columns
    def page(n,cont):
        c.setFillColor(NAV); c.rect(0,H-62,W,62,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Times-Bold",22); c.drawString(36,H-42,"RENT ROLL"+(" (CONT'D)" if cont else ""))
        c.setFont("Times-Italic",11); c.drawRightString(W-36,H-40,"The Shoppes at Larkmeadow  |  Financial Analysis")
        c.setFillColor(GOLD); c.rect(0,H-66,W,4,fill=1,stroke=0)
        c.setFillColor(colors.grey); c.setFont("Helvetica",6.5); c.drawString(36,22,"Confidential Offering Memorandum"); c.drawRightString(W-36,22,str(n))
        y=H-104; c.setFillColor(NAV); c.rect(32,y-6,W-64,32,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",7)
        def h(x,a,b,al="r"):
            f={"r":c.drawRightString,"l":c.drawString,"c":c.drawCentredString}[al]; f(x,y+11,a); f(x,y+2,b)
        h(38,"","Tenant","l"); h(176,"","Suite","l"); h(248,"GLA","(SF)"); h(284,"% of","GLA"); h(296,"Lease","Start","l"); h(348,"Lease","End","l"); h(452,"Current","Monthly Rent"); h(510,"Current","Annual Rent"); h(540,"Rent","PSF")
        c.drawCentredString(610,y+15,"RENT INCREASES"); c.line(554,y+12,664,y+12); c.drawString(554,y+2,"Date"); c.drawRightString(634,y+2,"Annual Rent"); c.drawRightString(664,y+2,"PSF")
        h(676,"Lease","Type","l"); h(718,"Renewal","Options","l")
        return y-20
    rows=[]; y=page(14,0); T=0; TM=0; occ=0; alt=0
    for i,t in enumerate(tens):
        s,nm,fn,sf,st,en,rate,steps,typ,opt=t; k=max(1,len(steps)); hgt=13*k+7
        if i==10: c.showPage(); y=page(15,1)
        if alt%2==0: c.setFillColor(SAND); c.rect(32,y-hgt+13,W-64,hgt,fill=1,stroke=0)
        alt+=1; c.setFillColor(colors.black); c.setFont("Helvetica",7.5)
        txt=nm or "VACANT"
        if nm is None: c.setFont("Helvetica-Oblique",7.5)
        c.drawString(38,y,txt)
        if fn: 
            x=38+c.stringWidth(txt,"Helvetica-Oblique" if nm is None else "Helvetica",7.5)+1.5; c.setFont("Helvetica",5); c.drawString(x,y+3,f"({fn})"); c.setFont("Helvetica",7.5)
        c.drawString(176,y,s)
        if sf: c.drawRightString(248,y,m0(sf)); c.drawRightString(284,y,f"{sf/gla*100:.1f}%")
        else: c.drawRightString(248,y,"N/A"); c.drawRightString(284,y,"N/A")
        row=R(unit=s,area=sf,tenantName=nm)
        if nm:
            ann=round(sf*rate) if sf else 7200; mo=round(ann/12); 
            c.drawString(296,y,st.strftime("%b-%y")); c.drawString(348,y,en.strftime("%b-%y") if en else "MTM")
            c.drawRightString(452,y,"$"+m0(mo)); c.drawRightString(510,y,"$"+m0(ann)); 
            c.drawRightString(540,y,f"${rate:.2f}" if rate else "–")
            T+=ann; TM+=mo; c.drawString(676,y,typ); c.drawString(718,y,opt)
            row.update(R(contractRent=mo,annualRent=ann,leaseStartDate=st.strftime("%b-%y"),leaseEndDate=en.strftime("%b-%y") if en else "MTM",statusText="Occupied",
              rentSteps=[{"date":iso(d),"amount":round(r*sf),"per":"year"} for d,r in steps]))
            if s!="ATM": occ+=1
            for j,(d,r) in enumerate(steps):
                yy=y-13*j; c.drawString(554,yy,us(d)); c.drawRightString(634,yy,"$"+m0(round(r*sf))); c.drawRightString(664,yy,f"${r:.2f}")
            if not steps: c.drawCentredString(600,y,"—")
        else:
            c.drawString(296,y,"—"); c.drawString(348,y,"—"); c.drawRightString(452,y,"—"); c.drawRightString(510,y,"—"); row["statusText"]="VACANT"
        rows.append(row); y-=hgt
    y-=4; c.setStrokeColor(NAV); c.setLineWidth(1)
    vsf=sum(t[3] for t in tens if not t[1])
    for lab,a,p in (("TOTAL / WTD. AVG.",gla,1),("Occupied",gla-vsf,(gla-vsf)/gla),("Vacant",vsf,vsf/gla)):
        if p==1: c.line(32,y+11,W-32,y+11)
        c.setFillColor(colors.black); c.setFont("Helvetica-Bold" if p==1 else "Helvetica",7.5); c.drawString(38,y,lab); c.drawRightString(248,y,m0(a)); c.drawRightString(284,y,f"{p*100:.1f}%")
        if p==1: c.drawRightString(452,y,"$"+m0(TM)); c.drawRightString(510,y,"$"+m0(T)); c.drawRightString(540,y,f"${T/(gla-vsf):.2f}")
        y-=14
    y-=10; c.setFont("Helvetica-Bold",7.5); c.drawString(38,y,"Notes:"); y-=12; c.setFont("Helvetica",7)
    for n in ["Rent roll as of February 1, 2026. Analysis assumes a closing date of June 30, 2026.",
      "(1) Copperleaf Market pays percentage rent of 1.25% of gross sales over a natural breakpoint of $21,020,000; no percentage rent was due for 2025. First option rent is $13.00 PSF.",
      "(2) Saltgrass Taqueria received five (5) months of free base rent (through April 2026). Seller will credit Buyer at closing for any abatement remaining.",
      "(3) Vacant suites are analyzed at $26.00 PSF NNN with a six-month downtime in the pro forma.",
      "(4) Fairweather Cleaners is on a month-to-month tenancy and pays a fixed CAM charge included in base rent.",
      "(5) Redoubt Coffee maintains its own building; landlord has no maintenance obligations.",
      "(6) Ground lease. Tenant owns improvements; 4,100 SF building area is included in GLA."]:
        c.drawString(38,y,n); y-=11
    c.save()
    save(name,dict(propertyName="The Shoppes at Larkmeadow",asOnDate="2026-02-01",units=12,occupied=occ,vacant=2,rows=rows),"RETAIL","offering-memorandum table, coloured bands, superscript footnotes, several increase lines per tenant (annual), vacant suites, pad/ground and ATM leases","month-year dates, steps are annual, ATM row without area")

# ---------------------------------------------------------------- 3: Argus-like presentation rent roll
def doc3():
    name="Tower at Quayside PRR.pdf"; rnd=random.Random(303); N=Names(rnd); asof=D(2025,7,1)
    W,H=landscape((612,1008)); c=canvas.Canvas(doc(name),pagesize=(W,H))
    bld=262480
    L=[("Bank","Suite: 100",4218,46.0,"Net: Reimburses after a Base Stop amount of 16.75"),("Office","Suite: 101",1190,33,"Full Service + Inc over base year ending Dec-2022"),("Office","Suite: 200/250",18360,36.5,"Full Service + Inc over base year ending Dec-2021"),
       ("Retail","Suite: 110",2240,42,"Net: Pays a full pro-rata share of all reimbursable expenses"),("Office","Suite: 300",20812,35.25,"Full Service + Inc over base year ending Dec-2024"),("Office","Suite: 400",9970,34.5,"Full Service + Inc over base year ending Dec-2020"),
       ("Office","Suite: 450",10842,37,"Full Service + Inc over base year ending Dec-2024"),("Office","Suite: 500-700",62436,32.0,"Base Stop amount of 14.10 per SF, cap 5% on controllables"),("Office","Suite: 800",20812,36,"Full Service + Inc over base year ending Dec-2023"),
       ("Office","Suite: 910",6105,38.5,"Full Service + Inc over base year ending Dec-2025"),("Office","Suite: 925",4477,38.75,"Full Service + Inc over base year ending Dec-2025"),("Office","Suite: 1000",20812,35,"Full Service + Inc over base year ending Dec-2019"),
       ("Office","Suite: 1150",7390,39.25,"Full Service + Inc over base year ending Dec-2024"),("Storage","Suite: LL-2",640,15,"None"),("Storage","Suite: LL-5",415,15,"None"),("Antenna","Suite: ROOF-1",0,None,"None"),("Parking","Suite: GARAGE",0,None,"None")]
    rows=[]; pg=0; y=0; i=0
    def head():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; c.setFont("Courier-Bold",8); c.drawString(36,H-30,"Software : ARGUS-type DCF Ver. 14.0"); c.drawString(36,H-40,"File     : Tower at Quayside 2025 UW"); c.drawRightString(W-36,H-30,"Date : 7/9/25"); c.drawRightString(W-36,H-40,"Time : 4:41 pm"); c.drawRightString(W-36,H-50,f"Page : {pg}")
        c.setFont("Times-Bold",12); c.drawCentredString(W/2,H-34,"The Tower at Quayside"); c.setFont("Times-Roman",9.5); c.drawCentredString(W/2,H-46,"1200 Harbor Parkway, Port Ellery"); c.setFont("Times-BoldItalic",10.5); c.drawCentredString(W/2,H-62,"Presentation Rent Roll & Current Term Tenant Summary"); c.setFont("Times-Roman",9); c.drawCentredString(W/2,H-73,"As of Jul-2025 for 262,480 Square Feet")
        yt=H-84; c.setLineWidth(.7); c.rect(32,yt-42,W-64,42); c.setFont("Times-Bold",7.5)
        heads=[(36,["","Tenant Name","Type & Suite Number","Lease Dates & Term"],"l"),(246,["","Floor","SqFt","Bldg Share"],"r"),(318,["Base Rent","Rate & Amount","per Year","per Month"],"r"),(384,["","","Changes","on"],"r"),(430,["Rent Adjustments","","Changes","to"],"r"),(484,["","CPI & Current","Porters' Wage","Miscellaneous"],"r"),(530,["Abatements","","Months","to Abate"],"r"),(566,["","","Pcnt to","Abate"],"r"),(580,["","Description of","Operating Expense","Reimbursements"],"l"),(790,["Leasing Costs","","Imprvmnts Rate","Amount"],"r"),(850,["","","Commssns Rate","Amount"],"r"),(864,["","Assumption about","subsequent terms","for this tenant"],"l")]
        for x,ls,al in heads:
            for j,s in enumerate(ls): (c.drawString if al=="l" else c.drawRightString)(x,yt-9-j*9.5,s)
        y=yt-56; c.setFont("Times-Roman",8)
    head(); occsf=0; TA=TM=0
    for n,(typ,su,sf,rate0,reimb) in enumerate(L,1):
        nm={"Bank":N.p.pop()+" Trust Bank","Retail":"Kestrel Point Provisions","Storage":None,"Antenna":"Gulfway Tower Holdings","Parking":"Metropark Operating Co."}.get(typ) or (N.get(OFF) if typ=="Office" else None)
        if typ=="Storage": nm=[r["tenantName"] for r in rows if r["area"]>9000][len([1 for r in rows if r.get("unitType")=="Storage"])]
        st=D(rnd.randint(2017,2024),rnd.randint(1,12),1); term=rnd.choice([84,120,120,126,60]); 
        while st+RD(months=term)<=D(2026,1,1): term+=60
        en=st+RD(months=term,days=-1)
        if sf:
            rate,steps=sched(st,en,asof,rate0,rnd.choice([.0,.75,1.0,.025]) if typ!="Storage" else 0.0)
            if rate0 and not [1 for a in steps if a[1]!=rate]: steps=[]
            ann=round(rate*sf); mo=round(rate*sf/12)
        else: ann=[0,38400,186000][(typ=="Antenna")+2*(typ=="Parking")]; mo=ann//12; steps=[]; rate=None
        ab=rnd.random()<.25 and typ=="Office"
        k=max(4,len(steps[:6]))
        if y-k*9.5<46: head()
        steps=steps[:6]
        c.drawRightString(46,y,str(n)); c.drawString(52,y,nm); c.drawString(52,y-9.5,f"{typ}, {su}"); c.drawString(52,y-19,f"{st.strftime('%b-%Y')} to {en.strftime('%b-%Y')}"); c.drawString(52,y-28.5,f"{term} Months")
        c.drawRightString(246,y,m0(sf) if sf else "1"); c.drawRightString(246,y-9.5,f"{sf/bld*100:.2f}%" if sf else "-")
        if rate: c.drawRightString(318,y,f"${rate:.2f}")
        c.drawRightString(318,y-9.5,"$"+m0(ann)); c.drawRightString(318,y-19,"$"+m0(mo))
        for j,(d,r) in enumerate(steps): c.drawRightString(384,y-9.5*j,d.strftime("%b-%Y")); c.drawRightString(430,y-9.5*j,f"${r:.2f}")
        if not steps: c.drawRightString(384,y,"-"); c.drawRightString(430,y,"-")
        c.drawRightString(484,y,"-")
        if ab: c.drawRightString(530,y,str(rnd.choice([1,2,3,4]))); c.drawRightString(566,y,"100%")
        else: c.drawRightString(530,y,"-"); c.drawRightString(566,y,"-")
        w=reimb.split(); ln=""; yy=y
        for a in w:
            if c.stringWidth(ln+" "+a,"Times-Roman",8)>140: c.drawString(580,yy,ln); yy-=9.5; ln=a
            else: ln=(ln+" "+a).strip()
        c.drawString(580,yy,ln)
        c.drawRightString(790,y,"-"); c.drawRightString(850,y,"-")
        if typ in("Office","Bank"): c.drawString(864,y,"Market"); c.drawString(864,y-9.5,"See assumption:"); c.drawString(864,y-19,"Office > 10,000" if sf>10000 else "Office < 10,000")
        elif typ=="Retail": c.drawString(864,y,"Market"); c.drawString(864,y-9.5,"See assumption:"); c.drawString(864,y-19,"Lobby retail")
        else: c.drawString(864,y,"Renew")
        c.setLineWidth(.2); y-=k*9.5; c.line(32,y+5,W-32,y+5); y-=7
        occsf+=(sf or 1); TA+=ann; TM+=mo
        rows.append(dict(R(unit=su.replace("Suite: ",""),unitType=typ,tenantName=nm,statusText="Occupied",contractRent=mo,annualRent=ann,leaseStartDate=st.strftime('%b-%Y'),leaseEndDate=en.strftime('%b-%Y')),area=sf if sf else 1))
    # available space
    va=[("Office","Suite: 150",3660),("Office","Suite: 900",10230),("Office","Suite: 1100",13422),("Office","Suite: 1200-1300",41624)]
    if y-110<46: head()
    for n,(typ,su,sf) in enumerate(va,len(L)+1):
        c.drawRightString(46,y,str(n)); c.drawString(52,y,"VACANT"); c.drawString(52,y-9.5,f"{typ}, {su}"); c.drawRightString(246,y,m0(sf)); c.drawRightString(246,y-9.5,f"{sf/bld*100:.2f}%"); c.drawRightString(318,y,"-"); 
        c.drawString(580,y,"Full Service + Inc over base year ending Dec-2026"[:34]); c.drawString(864,y,"Absorption"); c.line(32,y-14,W-32,y-14); y-=26
        rows.append(R(unit=su.replace("Suite: ",""),unitType=typ,area=sf,statusText="VACANT"))
    if y<110: head()
    vs=sum(v[2] for v in va)
    c.setFont("Times-Bold",8.5); y-=6
    for a,b,p in (("Total Occupied SqFt",occsf,occsf/bld),("Total Available SqFt",vs,vs/bld),("Unassigned / Building Common",bld-occsf-vs,(bld-occsf-vs)/bld)):
        c.drawString(52,y,a); c.drawRightString(246,y,m0(b)); c.drawRightString(300,y,f"{p*100:.2f}%"); y-=11
    c.drawString(52,y,"Total Base Rent per Year / per Month"); c.drawRightString(318,y,"$"+m0(TA)); c.drawRightString(400,y,"$"+m0(TM))
    assert bld-occsf-vs>=0,(bld,occsf,vs)
    c.save()
    for r in rows:
        if r["unit"] in("ROOF-1","GARAGE"): r["area"]=1
    save(name,dict(propertyName="The Tower at Quayside",asOnDate="2025-07",units=None,occupied=None,vacant=None,rows=rows),"OFFICE","Argus-like presentation rent roll: four-line records, grouped multi-line header, steps as rate per SF, abatements, reimbursement descriptions, storage/antenna/parking leases","suite and type in second line of record; steps are rates only (no key)")
if __name__=="__main__": doc1(); doc2(); doc3()

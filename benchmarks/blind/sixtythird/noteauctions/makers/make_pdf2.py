from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors

def p05():
    fn="keystone_mini_storage_occupancy.pdf"; r=rng(6305); nm=namer(r,"LF")
    spec=[("A",34,"5x10",62),("B",34,"10x10",104),("C",38,"10x15",138),("D",30,"10x20",172),("E",18,"10x30",229)]
    rows=[]
    for p,n,sz,std in spec:
        for i in range(1,n+1):
            st="O"; x=r.random()
            if x<.11: st="V"
            elif x<.16: st="L"
            elif x<.18: st="A"
            elif x<.19: st="U"
            if p=="A" and i==1: st="C"
            row=dict(unit=f"{p}{i:03d}",unitType=sz,marketRent=float(std),statusText=st)
            if st in "OLA":
                mi=D(2025,10,25)-dt.timedelta(days=r.randint(3,2600)); rent=float(std-r.choice([0,0,0,5,8,12,20])+r.choice([0,0,6,15]))
                row.update(tenantName=nm()[:20].rstrip(", "),moveInDate=mi,contractRent=rent,balance={"O":0. if r.random()<.85 else round(rent*r.choice([1,.5]),2),"L":round(rent*2+20,2),"A":round(rent*4+95,2)}[st])
            rows.append(row)
    W,H=letter; c=canvas.Canvas(out(fn),pagesize=letter); pg=0; per=62; i=0
    def panel_head(x,y):
        c.setFont("Helvetica-Bold",6.6)
        for dx,t in ((0,"Unit"),(26,"Size"),(54,"Tenant"),(142,"St"),(154,"Move-in")): c.drawString(x+dx,y,t)
        for dx,t in ((208,"Std"),(234,"Rent"),(264,"Due")): c.drawRightString(x+dx,y,t)
        c.line(x,y-2.5,x+265,y-2.5)
    while i<len(rows):
        pg+=1; c.setFont("Helvetica-Bold",10); c.drawString(34,760,"KEYSTONE MINI STORAGE - RTE 9"); c.setFont("Helvetica",8); c.drawString(34,749,"Occupancy List by Unit - at close of business 10/31/2025"); c.drawRightString(578,760,"Run 11/02/25 07:12"); c.drawRightString(578,749,f"Page {pg}")
        for pn in (0,1):
            x=34+pn*280; y=732; panel_head(x,y); y-=11
            for w in rows[i:i+per]:
                c.setFont("Helvetica",6.6); c.drawString(x,y,w["unit"]); c.drawString(x+26,y,w["unitType"]); c.drawString(x+142,y,w["statusText"]); c.drawRightString(x+208,y,m2(w["marketRent"]))
                if "tenantName" in w:
                    c.drawString(x+54,y,w["tenantName"]); c.drawString(x+154,y,us2(w["moveInDate"])); c.drawRightString(x+234,y,m2(w["contractRent"])); c.drawRightString(x+264,y,m2(w["balance"]))
                y-=10.4
            i+=per
            if pn==0: c.setLineWidth(.3); c.line(306,738,306,85)
            if i>=len(rows): break
        c.setFont("Helvetica",6.5); c.drawString(34,64,"St:  O = occupied   V = vacant   L = overlocked   A = lien / auction   U = unrentable   C = company use      Std = current street rate      Due = balance due")
        if i<len(rows): c.showPage()
    c.showPage(); pg+=1
    c.setFont("Helvetica-Bold",10); c.drawString(34,760,"KEYSTONE MINI STORAGE - RTE 9"); c.setFont("Helvetica",8); c.drawString(34,749,"Unit Mix Summary"); c.drawRightString(578,760,"10/31/2025"); c.drawRightString(578,749,f"Page {pg}")
    y=725; c.setFont("Helvetica-Bold",8); xs=[40,130,190,250,320,400,470,560]
    for x,t in zip(xs,("Size","Units","Occ.","Vacant","Other","Std rate total","Rent total","Due total")): (c.drawString if x==40 else c.drawRightString)(x,y,t)
    y-=14; T=[0]*7
    for p,n,sz,std in spec+[(None,)*4]:
        c.setFont("Helvetica" if p else "Helvetica-Bold",8)
        L=[w for w in rows if w["unitType"]==sz] if p else rows
        v=[len(L),sum(w["statusText"] in "OLA" for w in L),sum(w["statusText"]=="V" for w in L),sum(w["statusText"] in "UC" for w in L),sum(w["marketRent"] for w in L),sum(w.get("contractRent",0) for w in L),sum(w.get("balance",0) for w in L)]
        if not p: c.line(34,y+10,562,y+10)
        c.drawString(40,y,sz or "Total")
        for x,q in zip(xs[1:],v): c.drawRightString(x,y,m2(q) if isinstance(q,float) else str(q))
        y-=13
    c.save()
    occ=sum(w["statusText"] in "OLA" for w in rows); vac=sum(w["statusText"]=="V" for w in rows)
    save(fn,"SELF_STORAGE","dense two-panel list, one-letter status with legend, unit mix summary after",rows,"Keystone Mini Storage - Rte 9","2025-10-31",len(rows),occ,vac,hard=True)

def p06():
    fn="the_lantern_student_beds.pdf"; r=rng(6306); nm=namer(r,"lfi")
    fps=[("4x4 Deluxe",4,699),("4x2 Classic",4,589),("2x2 Loft",2,849),("3x3 Townhome",3,775)]
    rows=[]; struct=[]
    for b,napt in (("Building 1 - North",9),("Building 2 - East",9),("Building 3 - Townhomes",6)):
        apts=[]
        for k in range(napt):
            fp=fps[3] if "Town" in b else r.choice(fps[:3])
            no=f"{b[9]}{k//3+1}{k%3+1:02d}"; beds=[]
            for q in range(fp[1]):
                row=dict(unit=f"{no}-{'ABCD'[q]}",building=b,unitType=fp[0],marketRent=float(fp[2]))
                x=r.random()
                if x<.1: row["statusText"]="Vacant" if x<.075 else "Vacant-Leased"
                else:
                    late=r.random()<.15
                    ls=D(2025,8,16) if not late else D(2025,r.choice([9,10]),1); le=D(2026,7,31)
                    rent=float(fp[2]-r.choice([0,0,10,20,34])); fu=25. if r.random()<.8 else 0.; el=30.; pk=0. if r.random()<.6 else r.choice([45.,75.])
                    row.update(tenantName=nm(),statusText=r.choice(["Current"]*9+["Notice"]),leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=[dict(code="Rent",amount=rent),dict(code="Furniture",amount=fu),dict(code="Electric Cap",amount=el),dict(code="Parking",amount=pk)],totalCharges=rent+fu+el+pk,deposit=r.choice([0.,0.,250.,400.]),balance=0. if r.random()<.8 else round(r.uniform(-40,900),2))
                beds.append(row); rows.append(row)
            apts.append((no,fp[0],beds))
        struct.append((b,apts))
    PW,PH=landscape(letter); c=canvas.Canvas(out(fn),pagesize=(PW,PH)); pg=0; green=colors.HexColor("#3d6b35")
    X=dict(u=36,n=84,s=206,f=272,t=322,mk=418,r=466,fu=512,el=556,pk=600,tt=652,dp=700,bl=756)
    def head():
        nonlocal pg
        pg+=1; c.setFillColor(green); c.setFont("Helvetica-Bold",13); c.drawString(36,PH-38,"The Lantern at Fifth Street"); c.setFillColor(colors.black); c.setFont("Helvetica",9); c.drawString(36,PH-51,"Rent Roll by Bed Space  |  Academic Year 2025-26  |  Effective 10/20/2025"); 
        y=PH-72; c.setFont("Helvetica-Bold",7.5); c.drawCentredString(540,y,"Monthly Installment"); c.line(430,y-3,652,y-3); c.drawCentredString(320,y,"Lease"); c.line(272,y-3,366,y-3); y-=12
        for k,t in (("u","Bed Space"),("n","Resident"),("s","Status"),("f","From"),("t","To")): c.drawString(X[k],y,t)
        for k,t in (("mk","Market"),("r","Rent"),("fu","Furniture"),("el","Elec. Cap"),("pk","Parking"),("tt","Total"),("dp","Deposit"),("bl","Balance")): c.drawRightString(X[k],y,t)
        c.setStrokeColor(green); c.setLineWidth(1); c.line(36,y-4,756,y-4); c.setStrokeColor(colors.black); c.setLineWidth(.5)
        c.setFont("Helvetica",7); c.drawString(36,22,"Ridgemoor Campus Living"); c.drawRightString(756,22,f"{pg}"); return y-16
    y=head(); G=None
    def need(h):
        nonlocal y
        if y-h<36: c.showPage(); y=head()
    keys=("mk","r","fu","el","pk","tt","dp","bl")
    def vals(w):
        ch=[q["amount"] for q in w["charges"]] if "charges" in w else [0]*4
        return [w["marketRent"]]+ch+[w.get("totalCharges",0),w.get("deposit",0),w.get("balance",0)]
    def tot(label,L):
        nonlocal y
        need(16); c.setFont("Helvetica-Bold",7.5); c.line(380,y+8,756,y+8); c.drawString(36,y,label)
        for k,v in zip(keys,[sum(z) for z in zip(*[vals(w) for w in L])]): c.drawRightString(X[k],y,m2(v))
        y-=18
    for b,apts in struct:
        need(60); c.setFont("Helvetica-Bold",10); c.setFillColor(green); c.drawString(36,y,b); c.setFillColor(colors.black); y-=14; L=[]
        for no,fp,beds in apts:
            need(14+11*len(beds)); c.setFillGray(.92); c.rect(36,y-3,720,11,stroke=0,fill=1); c.setFillGray(0); c.setFont("Helvetica-BoldOblique",7.5); c.drawString(40,y,f"Apartment {no}"); c.drawString(120,y,fp); y-=12
            for w in beds:
                c.setFont("Helvetica",7.5); c.drawString(X["u"]+6,y,w["unit"]); c.drawString(X["s"],y,w["statusText"]); c.drawRightString(X["mk"],y,m2(w["marketRent"]))
                if "tenantName" in w:
                    c.drawString(X["n"],y,w["tenantName"]); c.drawString(X["f"],y,us(w["leaseStartDate"])); c.drawString(X["t"],y,us(w["leaseEndDate"]))
                    for k,v in list(zip(keys,vals(w)))[1:]: c.drawRightString(X[k],y,m2(v))
                y-=11
            L+=beds; y-=2
        o=sum("tenantName" in w for w in L); tot(f"{b}: {len(L)} beds, {o} occupied, {len(L)-o} vacant",L)
    o=sum("tenantName" in w for w in rows); tot(f"The Lantern: {len(rows)} beds, {o} occupied, {len(rows)-o} vacant",rows)
    c.save()
    save(fn,"STUDENT_HOUSING","by-bed list with building sections and apartment heading bands (floor plan only there), grouped installment head",rows,"The Lantern at Fifth Street","2025-10-20",len(rows),o,len(rows)-o)

def p07():
    fn="alder_grand_hotel_shop_leases.pdf"; r=rng(6307)
    S=[("L-1","Lobby","Perrault & Finch Jewelers",640,D(2019,4,1),D(2029,3,31),4266.67,180,8533.34,[(D(2026,4,1),4394.67),(D(2027,4,1),4526.51)],"8% over $640,000"),
       ("L-2","Lobby","Newsstand 24 Inc.",410,D(2022,1,1),D(2026,12,31),1845.0,95,1845.0,[(D(2026,1,1),1900.35)],"none"),
       ("L-3","Lobby",None,520,None,None,None,None,None,[],None),
       ("L-4/L-5","Lobby","Camellia Day Spa LLC",2280,D(2018,9,1),D(2028,8,31),7030.0,512.5,20000.0,[],"6% over natural breakpoint"),
       ("M-1","Mezzanine","Alder Travel Desk",275,D(2016,5,1),"Month-to-month",825.0,0.0,0.0,[],"none"),
       ("M-2","Mezzanine","Oakhurst Gallery of Prints",960,D(2024,2,1),D(2027,1,31),2880.0,216.0,5760.0,[(D(2026,2,1),2966.4)],"none"),
       ("M-3","Mezzanine",None,1105,None,None,None,None,None,[],None),
       ("S-1","Street","The Copper Thistle (restaurant)",4350,D(2015,11,1),D(2030,10,31),15950.0,1305.0,47850.0,[(D(2026,11,1),16588.0),(D(2027,11,1),17251.52),(D(2028,11,1),17941.58)],"5% over $3,400,000"),
       ("S-2","Street","Bluebell Coffee Roasters",1180,D(2023,6,1),D(2033,5,31),4720.0,354.0,9440.0,[(D(2028,6,1),5192.0)],"none"),
       ("S-3","Street","Hartwell Formalwear",890,D(2021,3,1),D(2026,2,28),3115.0,267.0,6230.0,[],"7% over $420,000"),
       ("R-1","Roof","SkyBridge Wireless Co.",None,D(2020,7,1),D(2030,6,30),2150.0,0.0,None,[(D(2026,7,1),2214.5)],"none")]
    rows=[]
    W,H=letter; c=canvas.Canvas(out(fn),pagesize=letter); wine=colors.HexColor("#6b1f2e"); pg=1
    def foot(): c.setFont("Times-Italic",8.5); c.setFillGray(.4); c.drawCentredString(306,24,f"The Alder Grand Hotel - Leased Premises - {pg}"); c.setFillGray(0)
    c.setFillColor(wine); c.setFont("Times-Bold",20); c.drawCentredString(306,730,"The Alder Grand Hotel"); c.setFillColor(colors.black); c.setFont("Times-Roman",13); c.drawCentredString(306,708,"Shops, Restaurant and Other Leased Premises"); c.setFont("Times-Italic",11); c.drawCentredString(306,691,"Leases in force at September 30, 2025")
    c.setFont("Times-Roman",10); c.drawString(54,668,"11 premises: 9 leased, 2 vacant. Guest rooms are operated by the hotel and are not part of this roll. Amounts are per month.")
    k=0; top=650; ch=188; cw=246
    for u,lev,t,sf,st,en,rent,cam,dep,steps,pct in S:
        if k and k%6==0: foot(); c.showPage(); pg+=1
        kk=k%6
        if pg>1: top=750
        x=54+(kk%2)*(cw+12); y=top-(kk//2)*(ch+10); k+=1
        c.setStrokeColor(wine); c.rect(x,y-ch,cw,ch); c.setFillColor(wine); c.rect(x,y-22,cw,22,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont("Times-Bold",11); c.drawString(x+8,y-15,f"Premises {u}"); c.setFont("Times-Italic",10); c.drawRightString(x+cw-8,y-15,f"{lev} level"); c.setFillColor(colors.black)
        row=dict(unit=u,section=None,area=sf)
        yy=y-37
        def line(a,b,bold=False):
            nonlocal yy
            c.setFont("Times-Roman",9.5); c.drawString(x+8,yy,a); c.setFont("Times-Bold" if bold else "Times-Roman",9.5); c.drawRightString(x+cw-8,yy,b); yy-=13
        ld=lambda d: d if isinstance(d,str) else f"{d.strftime('%B')} {d.day}, {d.year}"
        if t is None:
            line("Tenant","VACANT",True); line("Rentable area",f"{m0(sf)} sq. ft."); row["statusText"]="VACANT"
        else:
            line("Tenant",t,True)
            if sf: line("Rentable area",f"{m0(sf)} sq. ft.")
            line("Commencement",ld(st)); line("Expiration",ld(en)); line("Base rent","$"+m2(rent)); line("Common charges","$"+m2(cam)); line("Total monthly","$"+m2(rent+cam),True)
            if dep is not None: line("Security deposit","$"+m2(dep))
            line("Percentage rent",pct)
            for i,(d,a) in enumerate(steps): line("Base rent from "+ld(d),"$"+m2(a))
            row.update(tenantName=t,leaseStartDate=st,leaseEndDate=en,contractRent=rent,charges=[dict(code="Base rent",amount=rent),dict(code="Common charges",amount=cam)],totalCharges=rent+cam,deposit=dep,rentSteps=[dict(date=iso(d),amount=a) for d,a in steps],statusText="Occupied")
        rows.append(row)
    y=top-3*(ch+10)-6; L=[w for w in rows if "tenantName" in w]
    c.setFont("Times-Bold",11); c.drawString(54,y,"Recapitulation"); c.setFont("Times-Roman",10)
    for a,b in (("Leased premises","9"),("Area leased",m0(sum(w.get("area") or 0 for w in L))+" sq. ft."),("Area vacant",m0(sum(w["area"] for w in rows if "tenantName" not in w))+" sq. ft."),("Base rent","$"+m2(sum(w["contractRent"] for w in L))),("Common charges","$"+m2(sum(w["charges"][1]["amount"] for w in L))),("Total monthly","$"+m2(sum(w["totalCharges"] for w in L))),("Security deposits held","$"+m2(sum(w.get("deposit") or 0 for w in L)))):
        y-=14; c.drawString(66,y,a); c.drawRightString(320,y,b)
    foot(); c.save()
    save(fn,"HOSPITALITY","lease cards two across for a hotel's shops, counts before, recapitulation after",rows,"The Alder Grand Hotel","2025-09-30",11,9,2,hard=True)
if __name__=="__main__":
    p05();p06();p07()

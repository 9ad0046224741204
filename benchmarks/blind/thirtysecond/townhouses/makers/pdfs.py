from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from fpdf import FPDF
SS=getSampleStyleSheet()

def p1():  # OneSite rent roll detail
    g=G(3201);r=g.r;f="onesite_rent_roll_detail_larkmoor.pdf";asof=date(2025,8,31)
    FP=[("A1","Aspen",712,1345),("B2T","Birch TH",1128,1790),("C2","Cedar TH",1340,2015)]
    st=g.stats(26,ntv=2,ntvl=1,vac=2,vl=1,model=1,down=1)
    lab=dict(occ="Occupied",ntv="Occupied-NTV",ntvl="Occupied-NTVL",vac="Vacant",vl="Vacant-Leased",model="Model",down="Admin/Down")
    recs=[]
    for i,s in enumerate(st):
        fp=FP[0 if i%4==0 else 1 if i%4<3 else 2]; u=f"{(i//6+1)}{(i%6+1):02d}"; mk=fp[3]+r.choice([0,0,25,40])
        b=dict(u=u,fp=fp[0],des=r.choice(["N/A","N/A","Ren"]),sf=fp[2],st=lab[s],mk=mk,n=None)
        if s in("occ","ntv","ntvl"):
            mi,ls,le=g.lease(asof); ch=[("RENT",mk-r.choice([0,15,35,60,95]))]
            ch+=[("TRASHVAL",25)]
            if r.random()<.35: ch.append(("PETRENT",r.choice([25,35,50])))
            if r.random()<.3: ch.append(("GARAGE",125))
            if r.random()<.08: ch.append(("EMPLCRED",-200))
            b.update(n=g.name("lf"),mi=mi,mo=asof+timedelta(days=r.randint(8,45)) if s!="occ" else None,ls=ls,le=le,ch=ch,dep=r.choice([0,200,300,500,mk//2]),bal=r.choice([0,0,0,0,-25.5,118.4,round(mk*.5,2),-3.0,1412.77]))
        elif s=="vac": b["n"]="VACANT"
        elif s=="model": b["n"]="MODEL"
        elif s=="down": b["n"]="DOWN"
        else: b["n"]="VACANT"
        recs.append(b)
        if s in("vl","ntvl"):
            ls=asof+timedelta(days=r.randint(12,50)); recs.append(dict(u=u,fp=fp[0],des=b["des"],sf=fp[2],st="Applicant",mk=None,n=g.name("lf"),mi=ls,mo=None,ls=ls,le=add_m(ls,13)-timedelta(1),ch=[("RENT",mk),("TRASHVAL",25)],dep=r.choice([0,300]),bal=0,fut=1))
        elif s=="occ" and b["le"]<asof+timedelta(days=40):
            ls=b["le"]+timedelta(1); recs.append(dict(u=u,fp=fp[0],des=b["des"],sf=fp[2],st="Pending renewal",mk=None,n=b["n"],mi=b["mi"],mo=None,ls=ls,le=add_m(ls,12)-timedelta(1),ch=[("RENT",b["ch"][0][1]+45),("TRASHVAL",25)],dep=0,bal=0,fut=1))
    W,H=landscape(legal);c=canvas.Canvas(P(f),pagesize=(W,H))
    X=dict(u=30,fp=62,des=98,sf=165,st=175,n=252,mi=355,ls=412,le=466,mk=556,code=566,lr=676,oc=738,tb=800,dep=868,bal=950)
    pg=[0]
    def head():
        pg[0]+=1;c.setFont("Helvetica",7);c.drawString(30,H-26,"Larkmoor Residential Mgmt - Larkmoor Townhomes");c.drawRightString(W-50,H-26,f"Page {pg[0]} of 3")
        c.drawString(30,H-36,"mgt-521-004");c.setFont("Helvetica-Bold",11);c.drawCentredString(W/2,H-28,"RENT ROLL DETAIL");c.setFont("Helvetica",8);c.drawCentredString(W/2,H-40,"As of 08/31/2025");c.setFont("Helvetica",7);c.drawCentredString(W/2,H-51,"Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;")
        y=H-70;c.setFont("Helvetica-Bold",7)
        for k,a,b,al in [("u","","Unit",0),("fp","","Floorplan",0),("des","Unit","Designation",0),("sf","","SQFT",1),("st","","Unit/Lease Status",0),("n","","Name",0),("mi","Move-In","Move-Out",0),("ls","Lease","Start",0),("le","Lease","End",0),("mk","Market","+ Addl.",1),("code","Trans","Code",0),("lr","Lease","Rent",1),("oc","Other Charges/","Credits",1),("tb","Total","Billing",1),("dep","Dep","On Hand",1),("bal","","Balance",1)]:
            d=c.drawRightString if al else c.drawString
            d(X[k],y,a);d(X[k],y-9,b)
        c.line(30,y-13,W-50,y-13);return y-24
    y=head();rows=[];tot=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0);codes={}
    for b in recs:
        ch=b.get("ch",[]);nl=max(2 if b.get("mo") else 1,len(ch))
        if y-9*nl<40: c.showPage();y=head()
        c.setFont("Helvetica",7)
        for k in("u","fp","des","st","n"): c.drawString(X[k],y,b[k])
        c.drawRightString(X["sf"],y,m0(b["sf"]))
        if b["mk"] is not None: c.drawRightString(X["mk"],y,m2(b["mk"]))
        else: c.drawRightString(X["mk"],y,"*")
        if ch:
            c.drawString(X["mi"],y,us(b["mi"]));c.drawString(X["ls"],y,us(b["ls"]));c.drawString(X["le"],y,us(b["le"]))
            if b["mo"]: c.drawString(X["mi"],y-9,us(b["mo"]))
            c.drawRightString(X["dep"],y,m2(b["dep"]));c.drawRightString(X["bal"],y,m2(b["bal"]))
        T=sum(a for _,a in ch)
        for i,(k,a) in enumerate(ch):
            c.drawString(X["code"],y-9*i,k);c.drawRightString(X["lr" if k=="RENT" else "oc"],y-9*i,m2(a))
            if not b.get("fut"): tot["lr" if k=="RENT" else "oc"]+=a;codes[k]=codes.get(k,0)+a
        if ch: c.drawRightString(X["tb"],y-9*(len(ch)-1),m2(T)+("*" if b.get("fut") else ""))
        if not b.get("fut"):
            tot["mk"]+=b["mk"];tot["tb"]+=T;tot["dep"]+=b.get("dep",0);tot["bal"]+=b.get("bal",0)
        y-=9*nl+4
        rows.append(row(unit=b["u"],unitType=b["fp"],area=b["sf"],tenantName=b["n"] if ch else None,statusText=b["st"],marketRent=b["mk"],contractRent=ch[0][1] if ch else None,charges=ch,totalCharges=T if ch else None,moveInDate=b.get("mi"),moveOutDate=b.get("mo"),leaseStartDate=b.get("ls"),leaseEndDate=b.get("le"),deposit=b.get("dep"),balance=b.get("bal")))
    y-=4;c.line(500,y+8,W-50,y+8);c.setFont("Helvetica-Bold",7);c.drawString(400,y-2,"Totals:")
    for k in tot:c.drawRightString(X[k],y-2,m2(tot[k]))
    c.setFont("Helvetica",6.5);c.drawString(30,y-16,"* Indicates amounts not included in detail totals")
    c.showPage();y=head();c.setFont("Helvetica-Bold",9);c.drawString(30,y,"Amt / SQFT: Summary by floorplan");y-=16
    c.setFont("Helvetica-Bold",7);xs=[30,180,260,350,450]
    for x,t in zip(xs,["Floorplan","# Units","Average SQFT","Average Market + Addl.","Units Occupied"]):c.drawString(x,y,t)
    c.setFont("Helvetica",7);real=[b for b in recs if not b.get("fut")]
    for fp in FP:
        y-=11;S=[b for b in real if b["fp"]==fp[0]]
        for x,t in zip(xs,[fp[0],len(S),m0(fp[2]),m2(sum(b["mk"] for b in S)/len(S)),sum(b["st"].startswith("Occ") for b in S)]):c.drawString(x,y,str(t))
    y-=26;c.setFont("Helvetica-Bold",9);c.drawString(30,y,"Occupancy and Rents Summary for Current Date");y-=14
    c.setFont("Helvetica",7)
    occs=0;vacs=0
    for s in ["Occupied","Occupied-NTV","Occupied-NTVL","Vacant","Vacant-Leased","Model","Admin/Down"]:
        S=[b for b in real if b["st"]==s];c.drawString(30,y,s if not s.startswith("Occupied-") else s);c.drawRightString(200,y,str(len(S)));c.drawRightString(290,y,m2(sum(b["mk"] for b in S)));y-=11
        occs+=len(S)*s.startswith("Occ");vacs+=len(S)*s.startswith("Vac")
    c.setFont("Helvetica-Bold",7);c.drawString(30,y,"Totals:");c.drawRightString(200,y,str(len(real)));c.drawRightString(290,y,m2(tot["mk"]));y-=24
    c.setFont("Helvetica-Bold",9);c.drawString(30,y,"Summary Billing by Transaction Code for Current Date");c.setFont("Helvetica",7)
    for k,a in sorted(codes.items()): y-=11;c.drawString(30,y,k);c.drawRightString(200,y,m2(a))
    y-=11;c.drawString(30,y,"Total:");c.drawRightString(200,y,m2(tot["tb"]));c.save()
    out(f,"Larkmoor Townhomes",asof,len(real),occs,vacs,rows,"MULTIFAMILY","OneSite rent roll detail, charge lines, pending renewals and applicants",True)

def p2():  # Yardi Rent Roll with Lease Charges, large
    g=G(3202);r=g.r;f="RentRollwithLeaseCharges_wyncote.pdf";asof=date(2025,5,31)
    FP=[("wyn1a",655,1180),("wyn1b",741,1265),("wyn2a",980,1540),("wyn2th",1210,1725)]
    N=124;st=g.stats(N,notice=5,vac=6,model=1,down=1,emp=1);recs=[]
    for i,s in enumerate(st):
        bl=i//16+1;fp=FP[r.choice([0,1,2,2,3])];u=f"{bl:02d}-{(i%16)//8*100+101+i%8}"
        b=dict(u=u,fp=fp[0],sf=fp[1],mk=fp[2]+5*r.randint(0,8),s=s)
        if s in("occ","notice","emp"):
            mi,ls,le=g.lease(asof);ch=[("rent",b["mk"]-5*r.randint(-3,22)),("pest",3.0),("trash",12.5)]
            if r.random()<.3:ch.append(("petrent",r.choice([20,35])))
            if r.random()<.15:ch.append(("carport",40))
            if s=="emp":ch.append(("empconc",-round(ch[0][1]*.2,2)))
            b.update(rid=f"t0{r.randint(100000,399999)}",n=g.name("fl"),ch=ch,dep=r.choice([0,150,250,300,500]),od=r.choice([0,0,0,250]),mi=mi,le=le,mo=asof+timedelta(r.randint(5,50)) if s=="notice" else None,bal=r.choice([0]*6+[-1.5,22.13,780.5,-1290,b["mk"]+15.5]))
        recs.append(b)
    fut=[]
    for b in [b for b in recs if b["s"] in("vac","notice")][:4]:
        mi=asof+timedelta(r.randint(10,60));fut.append(dict(u=b["u"],fp=b["fp"],sf=b["sf"],mk=b["mk"],rid=f"t0{r.randint(400000,410000)}",n=g.name("fl"),ch=[("rent",b["mk"]),("trash",12.5)],dep=250,od=0,mi=mi,le=add_m(mi,12)-timedelta(1),mo=None,bal=0,s="fut"))
    W,H=landscape(letter);c=canvas.Canvas(P(f),pagesize=(W,H));pg=[0]
    R={"sf":128,"mk":322,"amt":412,"dep":462,"od":508,"bal":758};L={"u":28,"fp":66,"rid":136,"n":186,"code":332,"mi":520,"le":572,"mo":626}
    def head():
        pg[0]+=1
        if pg[0]==1:
            c.setFont("Helvetica-Bold",10);c.drawString(28,H-30,"Rent Roll with Lease Charges");c.setFont("Helvetica",8);c.drawString(28,H-41,"Wyncote Commons (wyn)");c.drawString(28,H-51,"As Of = 05/31/2025");c.drawString(28,H-61,"Month Year = 05/2025");y=H-80
        else: y=H-34
        c.setFillColorRGB(.86,.89,.94);c.rect(26,y-13,W-52,22,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont("Helvetica-Bold",6.8)
        for k,a,b in [("u","Unit",""),("fp","Unit Type",""),("sf","Unit","Sq Ft"),("rid","Resident",""),("n","Name",""),("mk","Market","Rent"),("code","Charge","Code"),("amt","Amount",""),("dep","Resident","Deposit"),("od","Other","Deposit"),("mi","Move In",""),("le","Lease","Expiration"),("mo","Move Out",""),("bal","Balance","")]:
            if k in R:c.drawRightString(R[k],y,a);c.drawRightString(R[k],y-8,b)
            else:c.drawString(L[k],y,a);c.drawString(L[k],y-8,b)
        c.setFont("Helvetica",6);c.drawCentredString(W/2,18,f"Page {pg[0]}");c.drawString(28,18,"Thursday, June 05, 2025  09:14 AM");return y-23
    y=head();rows=[]
    for title,RR in(("Current/Notice/Vacant Residents",recs),("Future Residents/Applicants",fut)):
        if y<70:c.showPage();y=head()
        c.setFont("Helvetica-Bold",7.5);c.drawString(28,y,title);y-=12
        for b in RR:
            ch=b.get("ch",[]);need=8.5*(len(ch)+1)
            if y-need<32:c.showPage();y=head()
            c.setFont("Helvetica",6.6);c.drawString(L["u"],y,b["u"]);c.drawString(L["fp"],y,b["fp"]);c.drawRightString(R["sf"],y,m2(b["sf"]));c.drawRightString(R["mk"],y,mneg(b["mk"]))
            if ch:
                c.drawString(L["rid"],y,b["rid"]);c.drawString(L["n"],y,b["n"])
                for k in("dep","od","bal"):c.drawRightString(R[k],y,mneg(b[k]))
                c.drawString(L["mi"],y,us1(b["mi"]));c.drawString(L["le"],y,us1(b["le"]));c.drawString(L["mo"],y,us1(b["mo"]))
                for k,a in ch:c.drawString(L["code"],y,k);c.drawRightString(R["amt"],y,mneg(a));y-=8.5
                T=sum(a for _,a in ch);c.setFont("Helvetica-Bold",6.6);c.drawString(L["code"],y,"Total");c.line(R["amt"]-40,y+7,R["amt"],y+7);c.drawRightString(R["amt"],y,mneg(T));y-=11
            else:
                w={"vac":"VACANT","model":"MODEL","down":"DOWN"}[b["s"]];c.drawString(L["rid"],y,w);c.drawString(L["n"],y,w)
                for k in("amt","dep","od","bal"):c.drawRightString(R[k],y,"0.00")
                y-=11
            S=w if not ch else None
            rows.append(row(unit=b["u"],unitType=b["fp"],area=b["sf"],tenantName=b.get("n"),statusText=S or {"notice":"Notice","fut":"Future Residents/Applicants"}.get(b["s"],"Occupied"),section=title,marketRent=b["mk"],contractRent=ch[0][1] if ch else None,charges=ch,totalCharges=sum(a for _,a in ch) if ch else 0,deposit=b["dep"] if ch else 0,moveInDate=b.get("mi"),leaseEndDate=b.get("le"),moveOutDate=b.get("mo"),balance=b["bal"] if ch else 0))
            if rows[-1]["statusText"]=="Notice":rows[-1]["statusText"]="Occupied"
        c.setFont("Helvetica-Bold",6.8);c.drawString(L["rid"],y,"Total");c.drawString(L["n"],y,"Wyncote Commons(wyn)")
        for k in("mk","dep","od","bal"):c.drawRightString(R[k],y,mneg(sum(b.get(k,0) for b in RR)))
        c.drawRightString(R["amt"],y,mneg(sum(a for b in RR for _,a in b.get("ch",[]))));y-=18
    c.showPage();y=head();c.setFont("Helvetica-Bold",8);c.drawString(28,y,"Summary Groups");hx=[300,370,440,510,580,650,735]
    for x,t in zip(hx,["Square Footage","Market Rent","Lease Charges","Security Deposit","# Of Units","% Unit Occ","Balance"]):c.drawRightString(x,y,t)
    def rentof(S):return sum(a for b in S for _,a in b.get("ch",[]))
    O=[b for b in recs if b["s"] in("occ","notice","emp")];V=[b for b in recs if b["s"]=="vac"];M=[b for b in recs if b["s"] in("model","down")]
    c.setFont("Helvetica",7)
    for t,S in(("Current/Notice/Vacant Residents",recs),("Future Residents/Applicants",fut),("Occupied Units",O),("Total Non Rev Units",M),("Total Vacant Units",V),("Totals:",recs)):
        y-=11;c.drawString(28,y,t)
        for x,v in zip(hx,[m2(sum(b["sf"] for b in S)),m2(sum(b["mk"] for b in S)),m2(rentof(S)),m2(sum(b.get("dep",0) for b in S)),str(len(S)),f"{100*len(S)/N:.2f}" if S is not fut else "",mneg(sum(b.get("bal",0) for b in S))]):c.drawRightString(x,y,v)
    y-=26;c.setFont("Helvetica-Bold",8);c.drawString(28,y,"Summary of Charges by Charge Code (Current/Notice Residents Only)");cc={}
    for b in recs:
        for k,a in b.get("ch",[]):cc[k]=cc.get(k,0)+a
    c.setFont("Helvetica",7)
    for k,a in sorted(cc.items())+[("Total",sum(cc.values()))]:y-=11;c.drawString(28,y,k);c.drawRightString(200,y,mneg(a))
    c.save();out(f,"Wyncote Commons",asof,N,len(O),len(V),rows,"MULTIFAMILY","Yardi rent roll with lease charges, 124 units, charge lines, future section",True)

def p3():  # ResMan by floor plan, charges in columns, planted digit_changed
    g=G(3203);r=g.r;f="resman_rentroll_hollins_ferry.pdf";asof=date(2025,10,1)
    st=dict(fontName="Helvetica",fontSize=6.5)
    FPS=[("2x1.5 Townhome - 1,040 SF",9,1040,1495),("2x2.5 Townhome - 1,185 SF",14,1185,1660),("3x2.5 Townhome End - 1,420 SF",11,1420,1985)]
    data=[["Unit","Resident","Status","Move in","Lease\nstart","Lease\nend","Market\nrent","Lease charges","","","","","Deposits\nheld","Balance"],["","","","","","","","Rent","Pet","W/D","Parking","Total","",""]]
    sty=[("SPAN",(7,0),(11,0)),("ALIGN",(6,0),(-1,-1),"RIGHT"),("ALIGN",(7,0),(11,0),"CENTER"),("FONT",(0,0),(-1,1),"Helvetica-Bold",6.8),("LINEBELOW",(0,1),(-1,1),1,colors.HexColor("#2b6777")),("LINEBELOW",(7,0),(11,0),.4,colors.grey)]
    rows=[];G_=[0]*8;uid=4100;no=nv=0;cnt=0;plant=None
    for fi,(fp,n,sf,mk) in enumerate(FPS):
        data.append([fp]+[""]*13);k=len(data)-1;sty+=[("SPAN",(0,k),(-1,k)),("BACKGROUND",(0,k),(-1,k),colors.HexColor("#e3eef0")),("FONT",(0,k),(-1,k),"Helvetica-Bold",7)]
        S=[0]*8;ss=g.stats(n,notice=1,vac=1,**({"vl":1} if fi==1 else {"model":1} if fi==2 else {}))
        for j,s in enumerate(ss):
            uid+=r.choice([1,1,2,3]);m=mk+r.choice([0,0,20,35]);cnt+=1
            if s in("occ","notice"):
                no+=1;mi,ls,le=g.lease(asof);mtm=r.random()<.08;rent=m-r.choice([0,0,30,55,80,110]);v=[m,rent,r.choice([0,0,35]),r.choice([0,50]),r.choice([0,0,75])];v.append(sum(v[1:]));v+=[r.choice([300,500,rent]),r.choice([0,0,0,64.2,-18,rent])]
                nm=g.name("fl")+(f", {g.name('fl')}" if r.random()<.2 else "");shown=v[:]
                if fi==1 and j in(5,6,7) and not plant:
                    shown[1]=rent+300;plant={"kind":"digit_changed","what":f"Rent of unit {uid} printed {shown[1]:,.2f} instead of {rent:,.2f}; row total, subtotal and grand total use the right amount","unit":str(uid),"printed":shown[1],"right":rent}
                lab={"occ":"Current","notice":"Under Notice"}[s]
                data.append([str(uid),Paragraph(nm,ParagraphStyle("x",fontSize=6.5,leading=7.5)),lab,us1(mi),us1(ls),"MTM" if mtm else us1(le)]+[m2(x) for x in shown])
                rows.append(row(unit=str(uid),unitType=fp,area=sf,tenantName=nm,statusText=lab,section=fp,moveInDate=mi,leaseStartDate=ls,leaseEndDate="MTM" if mtm else le,marketRent=m,contractRent=shown[1],charges=[("Rent",shown[1]),("Pet",v[2]),("W/D",v[3]),("Parking",v[4])],totalCharges=v[5],deposit=v[6],balance=v[7]))
                S=[a+b for a,b in zip(S,v)]
            else:
                lab={"vac":"Vacant","vl":"Vacant - Preleased","model":"Model"}[s];nv+=s!="model";data.append([str(uid),"",lab,"","",""]+[m2(m)]+[""]*7);S[0]+=m
                rows.append(row(unit=str(uid),unitType=fp,area=sf,statusText=lab,section=fp,marketRent=m))
        for w in rows[-n:]:pass
        data.append([f"{n} units","","","","",""]+[m2(x) for x in S]);k=len(data)-1;sty+=[("FONT",(0,k),(-1,k),"Helvetica-Bold",6.5),("LINEABOVE",(0,k),(-1,k),.5,colors.black),("BOTTOMPADDING",(0,k),(-1,k),8)];G_=[a+b for a,b in zip(G_,S)]
    data.append([f"Property total - {cnt} units","","","","",""]+[m2(x) for x in G_]);k=len(data)-1;sty+=[("FONT",(0,k),(-1,k),"Helvetica-Bold",6.5),("LINEABOVE",(0,k),(-1,k),1,colors.black),("LINEBELOW",(0,k),(-1,k),1,colors.black)]
    for w in rows:pass
    T=Table(data,colWidths=[32,112,66,46,46,46,52,52,36,36,40,54,52,52],repeatRows=2);T.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",6.5),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6),("VALIGN",(0,0),(-1,-1),"MIDDLE")]+sty))
    def foot(c,d):
        c.setFont("Helvetica",6.5);c.drawString(36,22,"Created by: tkessel   10/02/2025 8:47 AM");c.drawRightString(landscape(letter)[0]-36,22,f"Page {d.page}")
    oc=[["Occupancy","Units","%"],["Occupied",no,f"{no/cnt:.1%}"],["Vacant",nv,f"{nv/cnt:.1%}"],["Model",1,f"{1/cnt:.1%}"],["Total",cnt,"100.0%"]];O=Table(oc,colWidths=[90,40,50],hAlign="LEFT");O.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("GRID",(0,0),(-1,-1),.3,colors.grey),("FONT",(0,0),(-1,0),"Helvetica-Bold",7)]))
    SimpleDocTemplate(P(f),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=38).build([Paragraph("<b>Rent Roll</b>",SS["Title"]),Paragraph("Hollins Ferry Townhomes &nbsp;|&nbsp; Date: October 1, 2025 &nbsp;|&nbsp; Group by: Unit type",SS["Normal"]),Spacer(1,8),T,Spacer(1,14),O],onFirstPage=foot,onLaterPages=foot)
    out(f,"Hollins Ferry Townhomes",asof,cnt,no,nv,rows,"MULTIFAMILY","ResMan by unit type, grouped charge columns, subtotals",True,planted=plant)

def p4():  # AppFolio
    g=G(3204);r=g.r;f="appfolio_rent_roll_juniper_row.pdf";asof=date(2025,3,14);W,H=landscape(letter);c=canvas.Canvas(P(f),pagesize=(W,H))
    c.setFont("Times-Bold",18);c.drawString(36,H-45,"Rent Roll");c.setFont("Helvetica",8);
    for i,t in enumerate(["Properties: Juniper Row Townhouses - 2240 Juniper Row Boise, ID 83706","Units: Active","As of: 03/14/2025","Include Non-Revenue Units: No"]):c.drawString(36,H-60-i*11,t)
    cols=[("Unit",36,0),("Tenant",68,0),("Status",190,0),("BD/BA",262,0),("Sqft",330,1),("Market Rent",388,1),("Rent",440,1),("Deposit",496,1),("Lease From",508,0),("Lease To",566,0),("Move-in",620,0),("Past Due",704,1),("Late Count",756,1)]
    y=H-118;c.setFont("Helvetica-Bold",7.5)
    for t,x,a in cols:(c.drawRightString if a else c.drawString)(x,y,t)
    c.setLineWidth(1.2);c.line(34,y-4,W-34,y-4);y-=17;c.setFont("Helvetica-Bold",8);c.drawString(36,y,"Juniper Row Townhouses - 2240 Juniper Row Boise, ID 83706");y-=15
    rows=[];S=dict(sf=0,mk=0,rent=0,dep=0,pd=0);st=g.stats(16,ntr=1,vu=1,vr=1,ev=1);no=nv=0
    for i,s in enumerate(st):
        u=f"TH-{i+1}";bd,sf,mk=r.choice([("2/1.50",1080,1575),("3/2.50",1365,1895),("3/2.00",1290,1820)]);lab={"occ":"Current","ntr":"Notice-Unrented","vu":"Vacant-Unrented","vr":"Vacant-Rented","ev":"Evict"}[s];c.setFont("Helvetica",7.5);c.setLineWidth(.2);S["sf"]+=sf;S["mk"]+=mk
        c.drawString(36,y,u);c.drawString(190,y,lab);c.drawString(262,y,bd);c.drawRightString(330,y,m0(sf));c.drawRightString(388,y,m2(mk));k=dict(unit=u,statusText=lab,unitType=bd,area=sf,marketRent=mk)
        if s[0]!="v":
            no+=1;mi,ls,le=g.lease(asof);rent=mk-r.choice([0,25,50,120,180]);dep=r.choice([rent,1000,1500]);pd=r.choice([0,0,0,55.0,rent]) if s!="ev" else rent*2+150;n=g.name("fl");lc=r.choice([0,0,1,3]);k.update(tenantName=n,contractRent=rent,deposit=dep,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,balance=pd)
            c.drawString(68,y,n);c.drawString(508,y,us(ls));c.drawString(566,y,us(le));c.drawString(620,y,us(mi))
            for x,v in((440,m2(rent)),(496,m2(dep)),(704,m2(pd)),(756,str(lc))):c.drawRightString(x,y,v)
            S["rent"]+=rent;S["dep"]+=dep;S["pd"]+=pd
        else:
            nv+=1
        c.setStrokeColor(colors.lightgrey);c.line(34,y-4,W-34,y-4);c.setStrokeColor(colors.black);y-=15;rows.append(row(**k))
    for lab in(f"{len(st)} Units",f"Total {len(st)} Units"):
        c.setFont("Helvetica-Bold",7.5);c.drawString(36,y,lab);c.drawString(190,y,f"{100*no/16:.1f}% Occupied")
        for x,k in((330,"sf"),(388,"mk"),(440,"rent"),(496,"dep"),(704,"pd")):c.drawRightString(x,y,m0(S[k]) if k=="sf" else m2(S[k]))
        y-=16
    c.setFont("Helvetica",6.5);c.drawString(36,24,"Created on 03/14/2025");c.drawRightString(W-36,24,"Page 1");c.save()
    out(f,"Juniper Row Townhouses",asof,16,no,nv,rows,"MULTIFAMILY","AppFolio townhouse roll, one page",False)

def p5():  # senior living census (fpdf2)
    g=G(3205);r=g.r;f="Census_RentRoll_Brookhaven_Senior.pdf";asof=date(2025,9,30);p=FPDF("P","pt","Letter");p.set_auto_page_break(False);p.alias_nb_pages()
    Ws=[38,108,62,60,56,56,50,50,60,28];Hd=["Apt","Resident(s)","Style","Admit Date","Street Rate","Room Rate","Care Fee","2nd Person","Total Mo.","Pay"]
    def head():
        p.add_page();p.set_font("Times","B",14);p.cell(0,18,"Brookhaven Senior Living",align="C",new_x="LMARGIN",new_y="NEXT");p.set_font("Times","",9);p.cell(0,12,"Resident Census & Rent Roll  -  September 30, 2025",align="C",new_x="LMARGIN",new_y="NEXT");p.ln(8);p.set_fill_color(70,60,90);p.set_text_color(255,255,255);p.set_font("Times","B",8)
        for w,h in zip(Ws,Hd):p.cell(w,16,h,fill=True,align="C")
        p.ln(16);p.set_text_color(0,0,0);y=p.get_y();p.set_xy(p.l_margin,762);p.set_font("Times","I",7);p.cell(0,10,f"Confidential - contains resident information          Page {p.page_no()} of {{nb}}");p.set_xy(p.l_margin,y)
    p.set_margins(22,28,22);head();rows=[];GT=[0]*5;sm=[];tot=to=tv=0
    secs=[("INDEPENDENT LIVING",101,20,[("Studio",2650),("One Bedroom",3375),("Two Bedroom",4190)],dict(vac=2,model=1,notice=1)),("ASSISTED LIVING",201,18,[("Studio",4120),("One Bedroom",4985)],dict(vac=2,hosp=1)),("MEMORY CARE",301,12,[("Private",6150),("Companion",4870)],dict(vac=1,hold=1))]
    for name,base,n,styles,kw in secs:
        if p.get_y()>690:head()
        p.set_font("Times","B",9);p.set_fill_color(226,222,234);p.cell(sum(Ws),14,name,fill=True,new_x="LMARGIN",new_y="NEXT");ST=[0]*5;o=v=0
        for j,s in enumerate(g.stats(n,**kw)):
            if p.get_y()>735:head()
            sty,rt=r.choice(styles) if base<300 else styles[j>=6]
            u=str(base+j) if not(base>300 and j>=6) else f"{base+6+(j-6)//2}{'AB'[j%2]}"
            p.set_font("Times","",8);k=dict(unit=u,unitType=sty,section=name,marketRent=rt)
            if s in("occ","notice","hosp"):
                o+=1;mi=asof-timedelta(r.randint(30,2200));rr=rt-r.choice([0,0,75,150,240]);care=0 if base<200 else r.choice([450,800,1250] if base<300 else [900,1400]);nm=g.name("lfm");sp=0
                if base<300 and sty!="Studio" and r.random()<.4:nm=nm.split(",")[0]+f", {r.choice(FN)} & {r.choice(FN)}";sp=850
                T=rr+care+sp;note={"notice":" (N)","hosp":" (H)"}.get(s,"");vals=[rt,rr,care,sp,T];lab={"occ":"Occupied","notice":"Notice given","hosp":"Hospital"}[s];pay=r.choice(["PP","PP","PP","LTC","VA"] if base>200 else ["PP"])
                L=[u,nm+note,sty,mi.strftime("%b %-d, %Y")]+["$"+m0(x) if x else "-" for x in vals]+["  "+pay];k.update(tenantName=nm,moveInDate=mi,contractRent=rr,charges=[(c,x) for c,x in(("Room Rate",rr),("Care Fee",care),("2nd Person",sp)) if x],totalCharges=T,statusText="Occupied")
            else:
                vals=[rt,0,0,0,0];w={"vac":"VACANT","model":"MODEL / GUEST SUITE","hold":"VACANT - DEPOSIT HELD"}[s];v+=s!="model";L=[u,w,sty,"","$"+m0(rt)]+["-"]*4+[""];k.update(statusText=w)
            for i,(w,t) in enumerate(zip(Ws,L)):p.cell(w,13,t,border="B",align="R" if 4<=i<9 else "L")
            p.ln(13);rows.append(row(**k));ST=[a+b for a,b in zip(ST,vals)]
        p.set_font("Times","B",8);p.cell(sum(Ws[:4]),15,f"Subtotal {name.title()}   {n} units / {o} occupied / {v} vacant")
        for w,x in zip(Ws[4:9],ST):p.cell(w,15,"$"+m0(x),align="R")
        p.ln(22);GT=[a+b for a,b in zip(GT,ST)];sm.append((name,n,o,v));tot+=n;to+=o;tv+=v
    if p.get_y()>640:head()
    p.cell(sum(Ws[:4]),15,"COMMUNITY TOTAL",border="TB")
    for w,x in zip(Ws[4:9],GT):p.cell(w,15,"$"+m0(x),align="R",border="TB")
    p.ln(26);p.set_font("Times","",8)
    for t in[("Level of living","Units","Occupied","Vacant")]+sm+[("Total",tot,to,tv)]:
        for w,x in zip((130,60,60,60),t):p.cell(w,12,str(x),border=1)
        p.ln(12)
    p.ln(4);p.multi_cell(0,10,"(N) notice given, apartment still occupied.  (H) resident in hospital, apartment held and billed.  PP private pay, LTC long-term-care insurance, VA veterans' benefit.\nThe model / guest suite is counted in total units but neither occupied nor vacant.")
    p.output(P(f));out(f,"Brookhaven Senior Living",asof,tot,to,tv,rows,"SENIOR_HOUSING","Senior living census with care levels, care fees, companion beds (fpdf2)",True)

def p6():  # affordable
    g=G(3206);r=g.r;f="LIHTC_HAP_rent_schedule_St_Alban.pdf";asof=date(2025,7,1);rows=[];W,H=landscape(letter)
    h=["Bldg","Unit","BR","Set-\naside","Head of household","Move-in","Last\ncert.","Next\nrecert.","Tenant\nrent","Subsidy\n(HAP)","Contract\nrent","Utility\nallow.","Gross\nrent","Max LIHTC\nrent","Sec.\ndep."]
    D=[h];sm=[0]*6;no=nv=0;st=g.stats(36,vac=2,mgr=1);i=0
    for b in "ABC":
        for j in range(12):
            s=st[i];i+=1;u=f"{j//6+1}{j%6+1:02d}";br=r.choice([1,2,2,3]);ami=r.choice(["50%","60%","60%"]);cr={1:982,2:1176,3:1354}[br];ua={1:68,2:87,3:109}[br];mx={1:1105,2:1326,3:1532}[br]
            if ami=="50%":mx=int(mx*5/6)+115
            if s=="occ":
                no+=1;tr=r.randint(12,cr);tr=tr if r.random()<.8 else cr;hap=cr-tr;mi=asof-timedelta(r.randint(60,3600));c1=add_m(date(2024,mi.month,min(mi.day,28)),0);c1=c1.replace(day=1);
                if c1<date(2024,7,2):c1=c1.replace(year=2025)
                if c1>asof:c1=c1.replace(year=c1.year-1)
                nx=c1.replace(year=c1.year+1);dp=r.choice([tr,50,200]);nm=g.name("LF");v=[tr,hap,cr,ua,cr+ua];D.append([b,u,f"{br}BR",ami,nm,us2(mi),us2(c1),us2(nx)]+[m0(x) for x in v]+[m0(mx),m0(dp)]);sm=[a+x for a,x in zip(sm,v+[dp])]
                rows.append(row(unit=u,building=b,unitType=f"{br}BR",tenantName=nm,moveInDate=mi,contractRent=cr,charges=[("Tenant rent",tr),("Subsidy (HAP)",hap)],deposit=dp,statusText="Occupied"))
            elif s=="vac":
                nv+=1;D.append([b,u,f"{br}BR",ami,"*** VACANT ***","","","","","",m0(cr),m0(ua),m0(cr+ua),m0(mx),""]);sm[2]+=cr;sm[3]+=ua;sm[4]+=cr+ua;rows.append(row(unit=u,building=b,unitType=f"{br}BR",statusText="VACANT",contractRent=cr))
            else:
                D.append([b,u,f"{br}BR","Exempt","MANAGER'S UNIT (non-revenue)"]+[""]*10);rows.append(row(unit=u,building=b,unitType=f"{br}BR",statusText="MANAGER'S UNIT (non-revenue)"))
    D.append(["Totals","","","","36 units","","",""]+[m0(x) for x in sm[:5]]+["",m0(sm[5])])
    T=Table(D,repeatRows=1,colWidths=[32,34,30,38,150,48,48,48,44,46,48,40,44,52,40]);T.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Courier",7),("FONT",(0,0),(-1,0),"Courier-Bold",7),("GRID",(0,0),(-1,-1),.4,colors.black),("ALIGN",(8,0),(-1,-1),"RIGHT"),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#dddddd")),("VALIGN",(0,0),(-1,0),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("FONT",(0,-1),(-1,-1),"Courier-Bold",7)]))
    B=ParagraphStyle("b",fontName="Courier",fontSize=8,leading=10)
    SimpleDocTemplate(P(f),pagesize=(W,H),leftMargin=24,rightMargin=24,topMargin=28,bottomMargin=28).build([Paragraph("<b>ST. ALBAN COURT APARTMENTS (BIN NC-08-00417 to 00419)</b><br/>Rent Schedule and Tenant Rent Roll, effective July 1, 2025<br/>HAP contract NC19-M000-233 / LIHTC 40-60 election",B),Spacer(1,8),T,Spacer(1,8),Paragraph(f"Occupied {no} &nbsp; Vacant {nv} &nbsp; Manager 1 (not counted as occupied or vacant) &nbsp; Total 36.<br/>Contract rent of vacant units is the approved HUD contract rent. Totals of contract, utility and gross rent include vacant units and exclude the manager's unit.",B)])
    out(f,"St. Alban Court Apartments",asof,36,no,nv,rows,"MULTIFAMILY","LIHTC/HAP rent schedule, tenant rent + subsidy, grid Courier",True)

def p7():  # Rent Manager, monospaced two-line records
    g=G(3207);r=g.r;f="rentmanager_rr_townes_at_millrace.pdf";asof=date(2025,11,30);c=canvas.Canvas(P(f),pagesize=letter);W,H=letter;L=[];rows=[];tt=dict(mk=0,rent=0,oth=0,dep=0,bal=0);no=nv=0
    st=g.stats(30,vac=2,down=1,ntc=2)
    for i,s in enumerate(st):
        u=f"{1200+i*2+ (i//10)*80} Millrace";ty=r.choice(["2BR-TH","3BR-TH","3BR-GAR"]);mk={"2BR-TH":1450,"3BR-TH":1695,"3BR-GAR":1825}[ty];tt["mk"]+=mk
        if s in("occ","ntc"):
            no+=1;nm=g.name("lf")[:24];mi,ls,le=g.lease(asof);mtm=r.random()<.12;rent=mk-r.choice([0,20,45,70]);oth=r.choice([0,0,40,65]);dep=r.choice([rent,750]);bal=r.choice([0,0,0,-10,35,rent+50]);mo=asof+timedelta(r.randint(3,31)) if s=="ntc" else None
            lab="NTC" if mo else "CUR"
            L.append((f"{u:<15}{nm:<25}{lab:<5}{mk:>10,.2f}{rent:>10,.2f}{oth:>9,.2f}{rent+oth:>11,.2f}",f"   {ty:<12}In {us2(mi)}  Lse {us2(ls)}-{'MTM     ' if mtm else us2(le)}  {'Out '+us2(mo) if mo else '':<13}{dep:>10,.2f}{bal:>11,.2f}"))
            tt["rent"]+=rent;tt["oth"]+=oth;tt["dep"]+=dep;tt["bal"]+=bal
            rows.append(row(unit=u,unitType=ty,tenantName=nm,statusText=lab,marketRent=mk,contractRent=rent,charges=[("Other",oth)],totalCharges=rent+oth,moveInDate=mi,leaseStartDate=ls,leaseEndDate="MTM" if mtm else le,moveOutDate=mo,deposit=dep,balance=bal))
        else:
            lab={"vac":"VAC","down":"DWN"}[s];nv+=s=="vac";nm={"vac":"** Vacant **","down":"** Down - fire damage **"}[s];L.append((f"{u:<15}{nm:<25}{lab:<5}{mk:>10,.2f}{0:>10,.2f}{0:>9,.2f}{0:>11,.2f}",f"   {ty}"));rows.append(row(unit=u,unitType=ty,statusText=lab,marketRent=mk,contractRent=0,charges=[("Other",0)],totalCharges=0))
    hd=[f"{'Unit':<15}{'Tenant':<25}{'Stat':<5}{'Market':>10}{'Rent':>10}{'Other':>9}{'Total':>11}",f"   {'Type':<12}{'Dates':<46}{'':<4}{'Deposit':>10}{'Balance':>11}"];hd[1]=f"   {'Type':<12}{'Move in, lease term, move out':<45}{'Deposit':>14}{'Balance':>11}"
    pg=0;y=0
    def head():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1;c.setFont("Courier",8.6);y=H-40
        for t in["KESTREL PROPERTY SERVICES".center(85),"RENT ROLL - THE TOWNES AT MILLRACE".center(85),f"As of November 30, 2025{'Page '+str(pg):>62}","="*85]+hd+["-"*85]:c.drawString(40,y,t);y-=11
    head()
    for a,b in L:
        if y<70:head()
        c.drawString(40,y,a);c.drawString(40,y-10,b);y-=24
    if y<150:head()
    for t in["="*85,f"{'TOTALS  30 units':<45}{tt['mk']:>10,.2f}{tt['rent']:>10,.2f}{tt['oth']:>9,.2f}{tt['rent']+tt['oth']:>11,.2f}",f"{'':<60}{tt['dep']:>14,.2f}{tt['bal']:>11,.2f}","",f"Occupied {no:>4}   {no/30:7.2%}",f"Vacant   {nv:>4}   {nv/30:7.2%}",f"Down        1   {1/30:7.2%}","","CUR current   NTC notice to vacate   VAC vacant   DWN down, off line"]:c.drawString(40,y,t);y-=11
    c.save();out(f,"The Townes at Millrace",asof,30,no,nv,rows,"MULTIFAMILY","Monospaced Rent Manager text report, two-line records",True)
ALL=[p1,p2,p3,p4,p5,p6,p7]

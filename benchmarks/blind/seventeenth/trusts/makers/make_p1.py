# p1: AppFolio-like roll of scattered buildings; p3: HUD-style typed Section 8 roll (Courier)
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
def p1():
    r=random.Random(1701); nm=namer(r); N="linden_trust_rentroll.pdf"
    props=[("Linden Court - 1412 Linden St Oakland, CA 94607",[f"{a}{b}" for a in (1,2,3) for b in "ABCD"]),
           ("Magnolia Brownstone - 88 Magnolia Ave Oakland, CA 94611",["Garden","Parlor","2","3","Top"]),
           ("Seventh Street Flats - 2301 7th St Oakland, CA 94607",[str(x) for x in (101,102,103,104,201,202,203,204,301,302,303)]),
           ("Willow Duplex - 640 Willow St Oakland, CA 94607",["640","642"])]
    hd=["Unit","BD/BA","Tenant","Status","Sqft","Market\nRent","Rent","Deposit","Lease\nFrom","Lease\nTo","Move-in","Move-out","Past\nDue"]
    cell=ParagraphStyle("c",fontName="Helvetica",fontSize=6.8,leading=8)
    m=lambda v:f"{v:,.2f}"
    T=[hd];st=[];rows=[];G=dict(area=0,marketRent=0,contractRent=0,deposit=0,balance=0);gu=go=0
    for pn,us_ in props:
        T.append([pn]+[""]*12);i=len(T)-1
        st+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#eef2f6"))]
        S=dict.fromkeys(G,0);o=0
        for u in us_:
            bd=r.choice([("1/1.00",640,1895),("2/1.00",845,2450),("2/1.50",910,2575),("--/1.00",430,1495)])
            a=bd[1]+r.randint(-20,30);mk=bd[2]+r.choice([0,0,50,100]);x=r.random()
            sn=pn.split(" - ")[0]
            if (u in("2C","203","Top")): s="Vacant-Unrented" if u!="203" else "Vacant-Rented"
            elif u in("3B","302"): s="Notice-Unrented"
            elif u=="104": s="Evict"
            else: s="Current"
            if s.startswith("Vacant"):
                T.append([u,bd[0],"",s,f"{a:,}",m(mk)]+[""]*7); R=row(unit=u,propertyName=sn,unitType=bd[0],area=a,statusText=s,marketRent=mk)
            else:
                o+=1;f=D(r,2016,2025);mi=f;t=plus(f,12);
                if t<dt.date(2026,3,31): t=None if r.random()<.4 else plus(dt.date(2025,f.month,1),12)
                rent=round(mk*r.uniform(.68,1.0),2) if r.random()<.4 else float(round(mk*r.uniform(.7,1)/5)*5)
                dep=float(r.choice([500,1000,1500,round(rent)]));b=0.0
                if r.random()<.25:b=round(r.uniform(15,900),2)
                if s=="Evict":b=round(rent*4.3,2)
                mo=dt.date(2026,4,r.choice([15,30])) if s[0] in"N" else None
                n=nm(); n2=n+", "+nm() if r.random()<.3 else n
                T.append([u,bd[0],Paragraph(n2,cell),s,f"{a:,}",m(mk),m(rent),m(dep),us(f),us(t) if t else "",us(mi),us(mo) if mo else "",m(b)])
                R=row(unit=u,propertyName=sn,unitType=bd[0],area=a,tenantName=n2,statusText=s,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=f,leaseEndDate=t,moveInDate=mi,moveOutDate=mo,balance=b)
            rows.append(R)
            for k in S:S[k]+=R.get(k,0)
        n=len(us_);gu+=n;go+=o
        T.append([f"{n} Units","",f"{o/n:.1%} Occupied","",f"{S['area']:,}",m(S['marketRent']),m(S['contractRent']),m(S['deposit']),"","","","",m(S['balance'])])
        i=len(T)-1;st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",6.8),("LINEABOVE",(0,i),(-1,i),.6,colors.black)]
        for k in S:G[k]+=S[k]
    T.append([f"Total {gu} Units","",f"{go/gu:.1%} Occupied","",f"{G['area']:,}",m(G['marketRent']),m(G['contractRent']),m(G['deposit']),"","","","",m(G['balance'])])
    i=len(T)-1;st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",6.8),("LINEABOVE",(0,i),(-1,i),1.2,colors.black)]
    tb=Table(T,colWidths=[50,36,112,72,38,54,54,52,52,52,52,52,50],repeatRows=1)
    tb.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",6.8),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("VALIGN",(0,0),(-1,-1),"TOP"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("ALIGN",(4,0),(7,-1),"RIGHT"),("ALIGN",(12,0),(12,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),1,colors.black),("LINEBELOW",(0,1),(-1,-1),.2,colors.lightgrey),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2)]+st))
    P=lambda s,z,b=False:Paragraph(s,ParagraphStyle("x",fontName="Helvetica-Bold" if b else "Helvetica",fontSize=z,leading=z*1.3))
    def ft(c,d): c.setFont("Helvetica",6.5);c.drawString(30,20,"Created on 04/02/2026");c.drawRightString(762,20,f"Page {d.page}")
    SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=36).build([P("Rent Roll",15,1),P("Properties: Linden Court, Magnolia Brownstone, Seventh Street Flats, Willow Duplex",7.5),P("Units: Active &nbsp;&nbsp; As of: 03/31/2026 &nbsp;&nbsp; Include Non-Revenue Units: No",7.5),Spacer(1,6),tb],onFirstPage=ft,onLaterPages=ft)
    save(N,"MULTIFAMILY","AppFolio-like, grouped by property, subtotals as units + % occupied",False,None,"2026-03-31",gu,go,gu-go,rows,G)
def p3():
    r=random.Random(1703);nm=namer(r);N="st_brendan_section8_schedule.pdf"
    c=canvas.Canvas(doc(N),pagesize=landscape(letter))
    units=[f"{f}{n:02d}" for f in(1,2,3,4) for n in range(1,12)]
    CR={0:(987,0),1:(1143,58),2:(1386,74)}
    lines=[];rows=[];tot=[0]*5;occ=0
    for u in units:
        br=0 if u[1:] in("01","11") else (2 if u[1:]=="06" else 1);k,ua=CR[br]
        if u in("107","302","409"):
            lines.append(f"{u:<6}{br:>2}   {'*** VACANT ***':<28}{'':10}  {'':10}{k:>8,}{ua:>7}{k+ua:>8,}")
            rows.append(row(unit=u,unitType=str(br),statusText="VACANT",contractRent=k)); tot[0]+=k;tot[1]+=ua;tot[2]+=k+ua;continue
        if u=="101":
            lines.append(f"{u:<6}{br:>2}   {'RESIDENT MANAGER - NON-REV':<28}{'':10}  {'':10}{0:>8}{0:>7}{0:>8}{0:>8}{0:>8}")
            rows.append(row(unit=u,unitType=str(br),tenantName="RESIDENT MANAGER - NON-REV",contractRent=0,charges=[dict(code="TENANT RENT",amount=0),dict(code="HAP",amount=0)]));occ+=1;continue
        n=nm("LF");d=D(r,2004,2025);ttp=r.randint(max(ua+25,180),520);tr=ttp-ua;hap=k-tr;occ+=1
        rc=dt.date(2026,r.randint(3,12),1)
        lines.append(f"{u:<6}{br:>2}   {n:<28}{d:%m-%d-%y}    {rc:%m-%d-%y}  {k:>8,}{ua:>7}{k+ua:>8,}{tr:>8}{hap:>8,}")
        rows.append(row(unit=u,unitType=str(br),tenantName=n,moveInDate=d,contractRent=k,charges=[dict(code="TENANT RENT",amount=tr),dict(code="HAP",amount=hap)]))
        for i,v in enumerate((k,ua,k+ua,tr,hap)):tot[i]+=v
    h1=f"{'UNIT':<6}{'NO.':>3}  {'':<28}{'MOVE-IN':10}  {'NEXT':8}{'CONTRACT':>9}{'UTIL':>8}{'GROSS':>8}{'TENANT':>8}{'':>8}"
    h2=f"{'NO.':<6}{'BR':>3}  {'HEAD OF HOUSEHOLD':<28}{'DATE':10}  {'RECERT':8}{'RENT':>9}{'ALLOW':>8}{'RENT':>8}{'RENT':>8}{'HAP':>8}"
    pg=0
    for s in range(0,len(lines),24):
        pg+=1;y=570;c.setFont("Courier-Bold",9.5)
        for t in ("ST. BRENDAN MANOR","SECTION 8 RENT ROLL  -  MONTH OF FEBRUARY 2026",f"HAP CONTRACT NO. XX16-M000-077        FHA PROJECT NO. 000-EE900         PAGE {pg}"):
            c.drawString(54,y,t);y-=13
        y-=8;c.setFont("Courier",9)
        for t in ("="*98,h1,h2,"-"*98):c.drawString(54,y,t);y-=12
        for t in lines[s:s+24]:c.drawString(54,y,t);y-=14
        if s+24>=len(lines):
            c.drawString(54,y,f"{'':61}{'-'*8}  {'-'*5}  {'-'*6}  {'-'*6}  {'-'*6}");y-=13
            c.drawString(54,y,f"{'TOTAL ALL UNITS':<59}{tot[0]:>8,}{tot[1]:>7,}{tot[2]:>8,}{tot[3]:>8,}{tot[4]:>8,}");y-=22
            for t in (f"UNITS IN PROJECT      {len(units)}",f"OCCUPIED (INCL. MGR)  {occ}",f"VACANT                 {len(units)-occ}"):
                c.drawString(54,y,t);y-=12
        c.showPage()
    c.save()
    save(N,"MULTIFAMILY","Typed Courier HUD-style roll: contract rent, UA, gross rent, tenant rent, HAP",True,"ST. BRENDAN MANOR","2026-02",len(units),occ,len(units)-occ,rows,{"contractRent":tot[0],"charge:TENANT RENT":tot[3],"charge:HAP":tot[4]})
p1();p3()

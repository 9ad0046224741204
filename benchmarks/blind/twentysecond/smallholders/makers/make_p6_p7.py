from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
P=lambda s,n="Helvetica",z=8,c=colors.black:Paragraph(s,PS("x",fontName=n,fontSize=z,leading=z+2,textColor=c))
# ---- p6 duplex portfolio, DoorLoop-like cards
rnd=random.Random(306);N=names(rnd,40);k=0;rows=[]
props=[("1418 Alder St",("Upper","Lower")),("1422 Alder St",("Upper","Lower","Garage 1","Garage 2")),("77 Fennimore Ave",("A","B")),("79 Fennimore Ave",("A","B")),("305 Kettle Run Rd",("1","2")),("9 Orchard Ct",("Front","Rear")),("11 Orchard Ct",("Front","Rear","Shed")),("640 W Dalton",("640","642")),("2203 Pruitt Pl",("A","B"))]
st=[P("<b>doorbook</b>","Helvetica",15,colors.HexColor("#4b37c8")),Spacer(1,6),P("<b>Rent Roll</b>",z=14),Spacer(1,6),P("Owner: Brannock Holdings LLC &nbsp;&nbsp;|&nbsp;&nbsp; Properties: All (9) &nbsp;&nbsp;|&nbsp;&nbsp; As of Nov 30, 2025",z=8.5,c=colors.grey),Spacer(1,8)]
cw=[52,58,126,56,62,76,58,58,56];g0=[0,0,0]
for p,us in props:
    data=[["Unit","Beds/Baths","Tenants","Status","Start","End","Rent","Deposit","Balance"]];q=[0,0,0]
    for u in us:
        gar=u.startswith(("Garage","Shed"));ut=None if gar else rnd.choice(["2 / 1","3 / 1","2 / 1.5","3 / 2"])
        r=dict(unit=u,propertyName=p,unitType=ut)
        if (p,u) in {("77 Fennimore Ave","B"),("2203 Pruitt Pl","A"),("1422 Alder St","Garage 2")}: r["statusText"]="Vacant";data.append([u,ut or "-",P("<i>No tenants</i>",z=7.5,c=colors.grey),"Vacant","","","","",""])
        else:
            a,b=N[k],N[k+1];k+=2;two=rnd.random()<.45 and not gar;tn=f"{a[0]} {a[1]}"+(f", {b[0]} {b[1]}" if two else "")
            sd=D.date(2025-rnd.choice([0,0,1,2]),rnd.randint(1,11),1);ed=D.date(2025,12,1)+D.timedelta(days=rnd.randint(30,300));mtm=sd.year<2025
            rent=float(rnd.choice([75,60]) if gar else rnd.choice([1150,1225,1290,1340,1475,1550]));dep=0.0 if gar else rent;bal=float(rnd.choice([0,0,0,0,rent,215.5,-50]))
            stt="Notice" if (p,u)==("9 Orchard Ct","Rear") else ("Eviction" if (p,u)==("640 W Dalton","642") else "Active")
            if stt=="Eviction": bal=3*rent
            r.update(tenantName=tn,statusText=stt,leaseStartDate=iso(sd),leaseEndDate="Month-to-month" if mtm else iso(ed),contractRent=rent,deposit=dep,balance=bal)
            mm=lambda v:f"${v:,.2f}" if v>=0 else f"(${-v:,.2f})"
            q=[x+z for x,z in zip(q,(rent,dep,bal))]
            data.append([u,ut or "-",P(tn,z=8),stt,f"{sd:%b %d, %Y}",P("Month-to-month",z=8) if mtm else f"{ed:%b %d, %Y}",mm(rent),mm(dep),mm(bal)])
        rows.append(r)
    g0=[x+z for x,z in zip(g0,q)]
    data.append([f"Total {p}","","","","","",*[mm(v) for v in q]]);n=len(data)-1
    t=Table(data,colWidths=cw);t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8),("TEXTCOLOR",(0,0),(-1,0),colors.HexColor("#6b6b80")),("LINEBELOW",(0,0),(-1,n-1),.3,colors.HexColor("#d5d5e0")),("ALIGN",(6,0),(-1,-1),"RIGHT"),("FONT",(0,n),(-1,n),"Helvetica-Bold",8),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("BOTTOMPADDING",(0,0),(-1,-1),2)]))
    st.append(KeepTogether([P(f"<b>{p}</b>",z=10),t,Spacer(1,8)]))
t=Table([["All properties","","","","","",*[mm(v) for v in g0]]],colWidths=cw);t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica-Bold",8.5),("BACKGROUND",(0,0),(-1,-1),colors.HexColor("#eceafb")),("ALIGN",(6,0),(-1,-1),"RIGHT"),("LEFTPADDING",(6,0),(-1,0),1)]))
st+=[t,Spacer(1,6),P("18 units | 16 occupied | 2 vacant. Garages and sheds are listed with their property but are not counted as units.",z=8)]
def foot(c,d): c.setFont("Helvetica",7);c.drawString(40,22,"Generated on Dec 3, 2025, 4:12 PM");c.drawRightString(750,22,f"Page {d.page}")
SimpleDocTemplate(docpath("p6_brannock_duplexes.pdf"),pagesize=landscape(letter),topMargin=34,bottomMargin=36,leftMargin=60,rightMargin=60).build(st,onFirstPage=foot,onLaterPages=foot)
save("p6_brannock_duplexes.pdf",dict(propertyName=None,asOnDate="2025-11-30",units=18,occupied=16,vacant=2,rows=rows),"MULTIFAMILY","DoorLoop-like cards per property, garages not units",True,totals=dict(zip(("contractRent","deposit","balance"),g0)))
# ---- p7 co-living, planted digit_changed
rnd=random.Random(307);N=names(rnd,40);k=0;rows=[];data=[["Room","Bed type","Member","Stage","Member\nsince","Agreement\nends","Room\nfee","Utilities\n& wifi","House-\nkeeping","Monthly\ntotal","Deposit\nheld"]];sty=[];tot=[0]*5
usd=lambda v:f"{v:,.0f}"
for s,fl in ((("Suite 2A"),5),("Suite 2B",4),("Suite 3A",5),("Suite 3B",4),("Suite 4 Penthouse",4)):
    data.append([s]);sty+=[("SPAN",(0,len(data)-1),(-1,len(data)-1)),("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),colors.HexColor("#f2e8dc")),("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",8)]
    for j in range(fl):
        u=s.split()[1]+"-"+"abcde"[j];bt=rnd.choice(["Twin","Full","Full","Queen"])
        if u in("2B-c","3B-a","4-d"):
            rows.append(dict(unit=u,section=s,unitType=bt,statusText="Open"));data.append([u,bt,"","Open"]+[""]*7)
            if u=="3B-a":
                a=N[k];k+=1
                rows.append(dict(unit=u,section=s,unitType=bt,tenantName=f"{a[0]} {a[1]}",statusText="Incoming",moveInDate="2025-11-01",leaseEndDate="2026-10-31"));data.append([u,bt,f"{a[0]} {a[1]}","Incoming","1 Nov 2025","31 Oct 2026"]+[""]*5)
            continue
        a=N[k];k+=1;base={"Twin":890,"Full":985,"Queen":1120}[bt]+rnd.choice([0,15,35]);ut,hk=85,40;td=base+ut+hk
        si=D.date(2025,rnd.randint(1,9),rnd.choice([1,15]));en=D.date(2026,rnd.randint(1,8),28);stg="Leaving" if u in("2A-d","3A-b") else "Member"
        if stg=="Leaving": en=D.date(2025,10,15 if u=="2A-d" else 31)
        show=base
        if u=="3A-d": show=base+300 if base<1000 else base+30; PL=(base,show)
        rows.append(dict(unit=u,section=s,unitType=bt,tenantName=f"{a[0]} {a[1]}",statusText=stg,moveInDate=iso(si),leaseEndDate=iso(en),contractRent=show,charges=[{"code":"Utilities & wifi","amount":ut},{"code":"House-keeping","amount":hk}],totalCharges=td,deposit=500))
        data.append([u,bt,f"{a[0]} {a[1]}",stg,f"{si.day} {si:%b %Y}",f"{en.day} {en:%b %Y}",usd(show),usd(ut),usd(hk),usd(td),"500"])
        tot=[x+z for x,z in zip(tot,(base,ut,hk,td,500))]
data.append(["House total","","","","",""]+[usd(x) for x in tot]);n=len(data)-1
t=Table(data,colWidths=[40,44,104,44,56,56,40,42,40,44,42],rowHeights=[24]+[16.5]*n,repeatRows=1)
t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.8),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#33473b")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("ALIGN",(6,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("FONT",(0,n),(-1,n),"Helvetica-Bold",8),("LINEABOVE",(0,n),(-1,n),1,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+sty))
def ft(c,d): c.setFont("Helvetica-Oblique",7.5);c.drawCentredString(306,26,"Commonroom Collective - member ledger as at 30 September 2025 - confidential")
SimpleDocTemplate(docpath("p7_tillary_coliving.pdf"),pagesize=letter,leftMargin=26,rightMargin=26,topMargin=40).build([P("<b>88 Tillary - Co-living House</b>",z=15),Spacer(1,8),P("Room and member list. All amounts in US dollars per month.",z=9),Spacer(1,8),t,Spacer(1,8),P("22 rooms: 19 with members (2 of them leaving), 3 open. The incoming member pays from the day of arrival.",z=8.5)],onFirstPage=ft,onLaterPages=ft)
print(PL)
save("p7_tillary_coliving.pdf",dict(propertyName="88 Tillary - Co-living House",asOnDate="2025-09-30",units=22,occupied=19,vacant=3,planted={"what":f"room 3A-d: room fee printed {PL[1]} instead of {PL[0]}; row total and house total were built with {PL[0]}","kind":"digit_changed"},rows=rows),"MULTIFAMILY","co-living member list by suite, incoming member, date only in footer",True,totals=dict(zip(("contractRent","u","h","totalCharges","deposit"),tot)))

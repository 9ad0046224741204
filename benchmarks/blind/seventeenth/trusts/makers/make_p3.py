# p4: boat slips (two docks, annual licences); p6: tax-credit, Breeze-like charge rows, PLANTED; p7: farm list
from common import *
from reportlab.lib.pagesizes import letter,landscape,A4,legal
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
def p4():
    r=random.Random(1704);nm=namer(r);N="gull_point_boat_slips.pdf"
    c=canvas.Canvas(doc(N),pagesize=letter);W,Hh=letter
    rows=[];tot=bal=ele=0;u=o=0
    X=[50,92,128,262,352,420,478,560]
    def head(d,sub):
        nonlocal y
        c.setFillColorRGB(.1,.25,.45);c.rect(44,y-6,524,17,fill=1,stroke=0);c.setFillColorRGB(1,1,1);c.setFont("Times-Bold",10.5);c.drawString(50,y-1,d);c.drawRightString(562,y-1,sub);c.setFillColorRGB(0,0,0)
        y-=20;c.setFont("Times-Italic",8.5)
        for x,t,rt in((X[0],"Slip",0),(X[1],"LOA",0),(X[2],"Licensee",0),(X[3],"Vessel",0),(408,"Season fee",1),(470,"Shore power",1),(X[5]+58,"Paid thru",0),(562,"Unpaid",1)):
            (c.drawRightString if rt else c.drawString)(x,y,t)
        y-=3;c.line(44,y,568,y);y-=11
    boats="Second Wind,Marigold,Plover,Tax Shelter,Annie B.,Kittiwake,Blue Hen,Low Tide,Mr. Toad,Sea Biscuit,Halcyon,Nettie,Otter,Reprieve,Juniper,Dulcinea,Sandpiper,Patience,Wren,Old Ned,Calliope,Tern,Skerry,Fiddler,Bess,Magpie,Osprey,Windfall,Lark,Moxie,Clementine,Pogo".split(",");r.shuffle(boats)
    y=Hh-50;c.setFont("Times-Bold",17);c.drawString(44,y,"GULL POINT BOAT BASIN");c.setFont("Times-Roman",10);y-=15
    c.drawString(44,y,"Slip licences in force, 2026 season (April 15 to November 15), as they stood on July 15, 2026");y-=13
    c.drawString(44,y,"Season fee is for the whole season. Shore power is a flat charge for the season.");y-=24
    for d,let,cnt in(("NORTH DOCK","N",15),("SOUTH DOCK","S",18)):
        ds=de=du=0
        head(d,f"{cnt} slips")
        for k in range(1,cnt+1):
            s=f"{let}{k}";loa=r.choice([24,26,28,30,32,36,40]);fee=loa*r.choice([95,98,105]);u+=1
            c.setFont("Times-Roman",9.5);c.drawString(X[0],y,s);c.drawString(X[1],y,f"{loa}'")
            if s in("N4","N12","S9","S17","S18"):
                st="open" if s!="S9" else "out of service (piling)"
                c.setFont("Times-Italic",9.5);c.drawString(X[2],y,st);rows.append(row(unit=s,section=d,statusText=st))
            else:
                o+=1;n=nm();e=r.choice([0,180,240,240]);b=r.choice([0,0,0,round(fee/2),240]);fee=float(fee)
                c.drawString(X[2],y,n);c.drawString(X[3],y,boats.pop());c.drawRightString(408,y,f"{fee:,.0f}");
                c.drawRightString(470,y,f"{e}" if e else "none");c.drawString(X[5]+58,y,"Nov 15" if not b else "Jul 15")
                if b:c.drawRightString(562,y,f"{b:,}")
                rows.append(row(unit=s,section=d,tenantName=n,annualRent=fee,balance=b or None,charges=[dict(code="Shore power",amount=e)] if e else None))
                ds+=fee;de+=e;du+=b
            y-=13.2
        c.line(360,y+9,568,y+9);c.setFont("Times-Bold",9.5);c.drawString(262,y-2,f"{d.title()}");c.drawRightString(408,y-2,f"{ds:,.0f}");c.drawRightString(470,y-2,f"{de:,}");c.drawRightString(562,y-2,f"{du:,}");y-=26
        tot+=ds;ele+=de;bal+=du
    c.setFont("Times-Bold",10);c.drawString(44,y,f"Basin: {o} of {u} slips licensed");c.drawRightString(408,y,f"${tot:,.0f}");c.drawRightString(470,y,f"${ele:,}");c.drawRightString(562,y,f"${bal:,}")
    c.setFont("Times-Roman",8);c.drawString(44,30,"Moorings and winter storage are billed by the yard and aren't in this list. Slip S9 returns when the piling is replaced.");c.save()
    save(N,"OTHER","Marina slip list by dock, season fees, unpaid at the end, drawn with no grid",True,"GULL POINT BOAT BASIN","2026-07-15",u,o,u-o,rows,{"annualRent":tot,"charge:Shore power":ele,"balance":bal})
def p6():
    r=random.Random(1706);nm=namer(r);N="calloway_commons_lihtc.pdf"
    c=canvas.Canvas(doc(N),pagesize=landscape(legal));W,Hh=landscape(legal)
    rows=[];occ=vac=0;CH={};ST=dict(area=0,marketRent=0,totalCharges=0,deposit=0,balance=0)
    us_=[f"{b}-{f}{n:02d}" for b in"AB" for f in(1,2,3) for n in range(1,9)]
    X=dict(u=36,t=82,a=150,n=160,ch=352,am=470,mk=330,dep=535,mi=560,lx=632,mo=704,bal=835,st=870)
    pg=0;y=0
    def head():
        nonlocal y,pg
        pg+=1;y=Hh-36;c.setFont("Helvetica-Bold",12);c.drawString(36,y,"Rent Roll with Lease Charges");c.setFont("Helvetica",8.5);y-=12
        c.drawString(36,y,"Calloway Commons LP (ccommons)");y-=11;c.drawString(36,y,"As Of = 05/31/2026");c.drawRightString(W-36,Hh-36,f"Page {pg}");c.drawRightString(W-36,Hh-48,"Tuesday, June 02, 2026");y-=30
        c.setFillColorRGB(.88,.88,.88);c.rect(34,y-5,W-68,25,fill=1,stroke=0);c.setFillColorRGB(0,0,0);c.setFont("Helvetica-Bold",7.5)
        for x,a,b,rt in((36,"","Unit",0),(82,"Unit","Type",0),(152,"Unit","Sq Ft",1),(168,"","Name",0),(340,"Market","Rent",1),(360,"Charge","Code",0),(470,"","Amount",1),(535,"Resident","Deposit",1),(560,"Move In","",0),(632,"Lease","Expiration",0),(704,"Move Out","",0),(835,"","Balance",1)):
            f=c.drawRightString if rt else c.drawString;f(x,y+10,a);f(x,y,b)
        y-=15
    head();plant="B-204";pinfo=None
    for u in us_:
        ty,a,mk,lim=r.choice([("1x1 50%",612,1310,861),("1x1 60%",612,1310,1034),("2x1 50%",840,1585,1033),("2x1 60%",840,1585,1240),("3x2 60%",1085,1890,1433)])
        if y<75:c.showPage();head()
        c.setFont("Helvetica",7.5);m=lambda v:f"{v:,.2f}"
        c.drawString(36,y,u);c.drawString(82,y,ty);c.drawRightString(152,y,f"{a:,}");c.drawRightString(340,y,m(mk))
        ST["area"]+=a;ST["marketRent"]+=mk
        if u in("A-106","A-301","B-108","B-207"):
            vac+=1;c.drawString(168,y,"VACANT");c.drawRightString(470,y,m(0));c.drawRightString(535,y,m(0));c.drawRightString(835,y,m(0))
            rows.append(row(unit=u,unitType=ty,area=a,statusText="VACANT",marketRent=mk,deposit=0,balance=0));y-=14;continue
        occ+=1;n=nm("lf");mi=D(r,2018,2025);lx=eom(plus(dt.date(2026,r.randint(6,12),1),0,0)) if r.random()<.85 else eom(dt.date(2026,3,1))
        vch=r.random()<.45
        ch=[]
        if vch:
            t=float(r.randint(85,430));ch=[("rent",t),("sec8",float(lim-t))]
        else: ch=[("rent",float(lim))]
        if r.random()<.35:ch.append(("park",35.0))
        if r.random()<.2:ch.append(("petrent",20.0))
        if r.random()<.5:ch.append(("trash",12.5))
        tt=sum(v for _,v in ch);dep=float(r.choice([300,500,750]));b=r.choice([0,0,0,round(r.uniform(-60,0),2),round(r.uniform(20,1400),2)])
        mo=dt.date(2026,6,30) if u in("A-204","B-303") else None
        if u==plant:
            ch[0]=("rent",float(lim));ch=[x for x in ch if x[0]!="sec8"];tt=sum(v for _,v in ch)
        for k,v in ch:CH[k]=CH.get(k,0)+v
        pr=list(ch)
        if u==plant:
            wrong=ch[0][1]+300;pr[0]=("rent",wrong);pinfo=dict(what=f"Unit {u}: rent charge printed {wrong:,.2f} where the unit's total, the charge summary and the grand total carry {ch[0][1]:,.2f}",kind="digit_changed")
        c.drawString(168,y,n);c.drawRightString(535,y,m(dep));c.drawString(560,y,us(mi));c.drawString(632,y,us(lx));
        if mo:c.drawString(704,y,us(mo))
        bs=m(b) if b>=0 else f"({-b:,.2f})";c.drawRightString(835,y,bs)
        for k,v in pr:c.drawString(360,y,k);c.drawRightString(470,y,m(v));y-=10
        c.setFont("Helvetica-Bold",7.5);c.line(425,y+8,470,y+8);c.drawString(360,y,"Total");c.drawRightString(470,y,m(tt));y-=15
        ST["totalCharges"]+=tt;ST["deposit"]+=dep;ST["balance"]+=b
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=n,statusText="Occupied",marketRent=mk,contractRent=None if vch and u!=plant else pr[0][1],charges=[dict(code=k,amount=v) for k,v in pr],totalCharges=tt,deposit=dep,moveInDate=mi,leaseEndDate=lx,moveOutDate=mo,balance=b))
    c.line(34,y+8,W-34,y+8);c.setFont("Helvetica-Bold",7.5)
    c.drawString(36,y-2,"Total ccommons");c.drawRightString(152,y-2,f"{ST['area']:,}");c.drawRightString(340,y-2,m(ST['marketRent']));c.drawRightString(470,y-2,m(ST['totalCharges']));c.drawRightString(535,y-2,m(ST['deposit']));c.drawRightString(835,y-2,m(ST['balance']))
    c.showPage();head();y-=5;c.setFont("Helvetica-Bold",9);c.drawString(36,y,"Summary of Charges by Charge Code");y-=16;c.setFont("Helvetica",8)
    for k in sorted(CH):c.drawString(50,y,k);c.drawRightString(220,y,m(CH[k]));y-=12
    c.setFont("Helvetica-Bold",8);c.drawString(50,y,"Total");c.drawRightString(220,y,m(sum(CH.values())));y-=28
    c.setFont("Helvetica-Bold",9);c.drawString(36,y,"Summary of Units");y-=14;c.setFont("Helvetica",8)
    for k,v in(("Occupied, no notice",occ-2),("Occupied, on notice",2),("Vacant",vac),("Total Units",occ+vac)):c.drawString(50,y,k);c.drawRightString(220,y,str(v));y-=12
    c.save();T=dict(ST);
    for k in CH:T["charge:"+k]=CH[k]
    save(N,"MULTIFAMILY","Yardi-like lease charges, LIHTC set-asides, sec8 portion as a charge code, legal landscape",False,"Calloway Commons LP","2026-05-31",occ+vac,occ,vac,rows,T,planted=pinfo)
def p7():
    N="tenmile_farm_lettings.pdf"
    c=canvas.Canvas(doc(N),pagesize=A4);W,Hh=A4
    data=[("COTTAGES AND HOUSES",[("Main House, east wing","Cosmo Yelverton",1450,"1 Mar 2019","yearly, from 1 March",0),("Orchard Cottage","Leta Brightwater",975,"15 Aug 2022","14 Aug 2026",0),("Creamery Cottage","Marek & Zelda Santibez",1025,"1 Nov 2024","31 Oct 2026",1025),("Gate Lodge","EMPTY, roof being done",None,None,None,None),("Hired Man's House","Tenmile Dairy Co. (for its herdsman)",600,"1 Jan 2021","31 Dec 2030",0),("Schoolmaster's Cottage","Farah Quarleston",890,"1 May 2025","30 Apr 2027",445)]),
          ("LAND",[("Home Pasture, 42 acres","Tenmile Dairy Co.",525,"1 Jan 2021","31 Dec 2030",0),("River Bottom, 88 acres","Havermeer Bros. Vegetables",1540,"1 Mar 2024","28 Feb 2029",0),("Upper Hayfield, 31 acres","Ulric Rademann",232.5,"1 Apr 2026","31 Mar 2027",0),("Woodlot Clearing, 9 acres","not let",None,None,None,None)]),
          ("BARNS AND YARDS",[("Bank Barn, lower floor","Tenmile Dairy Co.",410,"1 Jan 2021","31 Dec 2030",0),("Bank Barn, loft","Kiona Pellicane (weddings, May-Oct)",800,"1 May 2025","31 Oct 2028",1600),("Machine Shed","Havermeer Bros. Vegetables",275,"1 Mar 2024","28 Feb 2029",0),("Farm Stand","Junia Tolliver-May",150,"1 Jun 2023","31 May 2027",0)])]
    mon=dict(Jan=1,Feb=2,Mar=3,Apr=4,May=5,Jun=6,Jul=7,Aug=8,Sep=9,Oct=10,Nov=11,Dec=12)
    def iso(s):
        p=(s or "").split()
        return dt.date(int(p[2]),mon[p[1]],int(p[0])) if len(p)==3 and p[1] in mon else s
    y=Hh-60;c.setFont("Courier-Bold",13);c.drawString(50,y,"TENMILE FARM");y-=15;c.setFont("Courier",9)
    c.drawString(50,y,"What is let, to whom, and for how much.   1 June 2026");y-=22
    al=[(g,i) for g,l in data for i in l];gm=sum(i[2] or 0 for g,i in al);ow=sum(i[5] or 0 for g,i in al);n=len(al);o=sum(1 for g,i in al if i[2])
    c.rect(50,y-30,W-100,34);c.drawString(58,y-8,f"{n} lettings, {o} in hand, {n-o} empty.  Month's rent ${gm:,.2f}.");c.drawString(58,y-22,f"By the year ${gm*12:,.2f}.  Owing on 1 June ${ow:,.2f}.");y-=52
    rows=[];k=0
    for g,l in data:
        c.setFont("Courier-Bold",9.5);c.drawString(50,y,g);c.setFont("Courier",7.5);c.drawRightString(440,y,"a month");c.drawRightString(503,y,"a year");c.drawRightString(548,y,"owing");y-=14
        for u,t,m,f,e,b in l:
            k+=1;c.setFont("Courier-Bold",9);c.drawString(50,y,f"{k:>2}. {u}")
            c.setFont("Courier",9)
            if m:
                c.drawRightString(440,y,f"{m:,.2f}");c.drawRightString(503,y,f"{m*12:,.2f}");c.drawRightString(548,y,f"{b:,.0f}" if b else "nil")
                y-=11;nt=t.split(" (");c.drawString(72,y,nt[0]);nt=" ("+nt[1] if len(nt)>1 else "";y-=10;c.setFont("Courier-Oblique",8);c.drawString(72,y,f"from {f}, "+(f"to {e}" if e[0].isdigit() else e)+nt);y-=16
                rows.append(row(unit=u,section=g,tenantName=t.split(" (")[0],contractRent=m,annualRent=m*12,leaseStartDate=iso(f),leaseEndDate=iso(e) if e[0].isdigit() else None,balance=b,statusText="Occupied"))
            else:
                y-=11;c.drawString(72,y,t);y-=16;rows.append(row(unit=u,section=g,statusText=t.split(",")[0]))
        s=sum(i[2] or 0 for i in l);c.setFont("Courier",9);c.drawRightString(440,y+4,f"{s:,.2f}");c.drawRightString(503,y+4,f"{s*12:,.2f}");c.line(385,y+14,505,y+14);y-=18
    c.save()
    save(N,"OTHER","Hand-typed farm list, records of three lines, summary in a box at the top",True,"TENMILE FARM","2026-06-01",n,o,n-o,rows,{"contractRent":gm,"annualRent":gm*12,"balance":ow})
p4();p6();p7()

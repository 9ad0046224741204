from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
H,HB="Helvetica","Helvetica-Bold"

def doc1():
    g=G(101); r=g.r; f="harborline_bldg_rentroll.pdf"
    c=canvas.Canvas(D+f,pagesize=landscape(letter),invariant=1); W,Ht=landscape(letter)
    X=dict(unit=34,typ=70,sf=150,name=162,mi=318,lf=376,lt=434,mk=530,rent=590,dep=650,bal=715)
    st={'p':0,'y':0}
    def head():
        if st['p']:c.showPage()
        st['p']+=1
        c.setFont(HB,13);c.drawString(34,580,"Harborline Court Apartments")
        c.setFont(H,8.5);c.drawString(34,567,"Unit Rent Roll by Building  -  Business Income / Rents submission exhibit C")
        c.drawRightString(755,580,"As of: 03/31/2025");c.drawRightString(755,567,f"Printed 04/09/2025 4:12 PM   Pg {st['p']}")
        y=548;c.setFillColorRGB(.2,.27,.4);c.rect(30,y-14,728,25,stroke=0,fill=1);c.setFillColor(colors.white);c.setFont(HB,7.5)
        for k,a,b in [('unit','Apt',''),('typ','Floor','plan'),('name','Resident','   charges billed monthly'),('mi','Moved','in'),('lf','Lease','from'),('lt','Lease','thru')]:
            c.drawString(X[k],y+1,a);c.drawString(X[k],y-9,b)
        for k,a,b in [('sf','Sq','ft'),('mk','Market','rent'),('rent','Lease','rent'),('dep','Deposit','held'),('bal','Balance','due')]:
            c.drawRightString(X[k],y+1,a);c.drawRightString(X[k],y-9,b)
        c.setFillColor(colors.black);st['y']=y-28
    head(); rows=[]; summ=[]
    plans=[("A1 1x1",640,1210),("A2 1x1",705,1265),("B1 2x1",880,1480),("B2 2x2",965,1595),("C1 3x2",1180,1890)]
    for b,(adr,n,yr) in enumerate([("1410 Alder Court",12,1986),("1418 Alder Court",12,1986),("1426 Alder Court",8,1988),("1432 Alder Court",14,1991)],1):
        if st['y']<120: head()
        y=st['y'];c.setFillColorRGB(.88,.9,.94);c.rect(30,y-4,728,14,stroke=0,fill=1);c.setFillColor(colors.black)
        c.setFont(HB,8.5);c.drawString(34,y,f"Building {b}");c.setFont(H,8);c.drawString(96,y,f"{adr}  |  frame / brick veneer  |  built {yr}  |  {n} apartments")
        st['y']-=17; s=[0,0,0,0,0];vac=0
        for i in range(n):
            if st['y']<62: head()
            u=f"{b}{1+i//(n//2)}{i%(n//2)+1:02d}"; p,sf,mk=r.choice(plans); mk+=r.choice([0,0,15,25]); y=st['y'];c.setFont(H,8)
            c.drawString(X['unit'],y,u);c.drawString(X['typ'],y,p);c.drawRightString(X['sf'],y,m0(sf));c.drawRightString(X['mk'],y,m2(mk))
            s[0]+=mk
            if r.random()<.1:
                c.setFont("Helvetica-Oblique",8);c.drawString(X['name'],y,"VACANT");vac+=1
                rows.append(row(unit=u,building=f"Building {b}",unitType=p,area=sf,statusText="VACANT",marketRent=mk));st['y']-=15;continue
            nm=g.name(1);mi=g.date((2019,6,1),(2025,2,20));lf=mi if mi.year>=2024 else dt.date(2024,r.randint(4,12),1)
            lt=eom(term(lf,12)) ; rent=mk-r.choice([-20,0,15,40,60,95]); dep=r.choice([300,500,rent]); bal=r.choice([0,0,0,0,0,0,-12.5,85,rent+50,-140.33])
            if r.random()<.08: lt="MTM"
            ch=[("RENT",rent)]
            if r.random()<.3: ch.append(("PET",35))
            ch.append(("TRSH",18.5))
            if r.random()<.35: ch.append(("CPRT",45))
            tot=sum(a for _,a in ch)
            c.drawString(X['name'],y,nm)
            for k,v in(('mi',mi),('lf',lf),('lt',lt)): c.drawString(X[k],y,us(v))
            for k,v in(('rent',rent),('dep',dep),('bal',bal)): c.drawRightString(X[k],y,m2(v))
            c.setFont("Helvetica",6.8);c.setFillGray(.3)
            c.drawString(X['name']+10,y-9,"    ".join(f"{k} {m2(v)}" for k,v in ch)+f"      Total {m2(tot)}");c.setFillGray(0)
            s[1]+=rent;s[2]+=dep;s[3]+=bal;s[4]+=tot
            rows.append(row(unit=u,building=f"Building {b}",unitType=p,area=sf,tenantName=nm,statusText="Occupied",marketRent=mk,contractRent=rent,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,deposit=dep,balance=bal,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tot))
            st['y']-=22
        y=st['y']+3;c.line(480,y+5,755,y+5);c.setFont(HB,8);c.drawString(X['name'],y-5,f"Building {b} total  ({n} apts, {vac} vacant)   charges {m2(s[4])}")
        for k,v in zip(('mk','rent','dep','bal'),s): c.drawRightString(X[k],y-5,m2(v))
        st['y']-=24; summ.append((b,adr,n,vac,s))
    if st['y']<170: head()
    y=st['y']-6;c.setFont(HB,9);c.drawString(34,y,"Rental value recap for underwriter");y-=14;c.setFont(HB,7.5)
    for x,t in((34,"Bldg"),(70,"Address")):c.drawString(x,y,t)
    for x,t in((230,"Apts"),(280,"Leased"),(330,"Vacant"),(410,"Market/mo"),(490,"Lease rent/mo"),(580,"Lease rent x 12")):c.drawRightString(x,y,t)
    tot=[0,0,0,0]
    for b,a,n,v,s in summ+[None]if 0 else summ:
        y-=12;c.setFont(H,8);c.drawString(34,y,str(b));c.drawString(70,y,a)
        for x,t in((230,n),(280,n-v),(330,v)):c.drawRightString(x,y,str(t))
        for x,t in((410,s[0]),(490,s[1]),(580,s[1]*12)):c.drawRightString(x,y,m2(t))
        tot=[tot[0]+n,tot[1]+v,tot[2]+s[0],tot[3]+s[1]]
    y-=14;c.line(34,y+10,580,y+10);c.setFont(HB,8);c.drawString(70,y,"All buildings")
    for x,t in((230,tot[0]),(280,tot[0]-tot[1]),(330,tot[1])):c.drawRightString(x,y,str(t))
    for x,t in((410,tot[2]),(490,tot[3]),(580,tot[3]*12)):c.drawRightString(x,y,m2(t))
    c.save();save(f,"MULTIFAMILY","system report, two-line records with charge line, building bands and subtotals, recap",rows,"Harborline Court Apartments","2025-03-31",tot[0],tot[0]-tot[1],tot[1])

def tb(data,cw,sty,rep=1,**k):
    t=Table(data,colWidths=cw,repeatRows=rep,**k);t.setStyle(TableStyle(sty));return t
def doc2():
    g=G(202);r=g.r;f="castellan_retail_submission.pdf"
    ten="Bluefin Market,Sole Society Shoes,Pho Lantern,Crown & Comb Barbers,Redwood Vision Care,Tally's Hardware,Mango Tree Nails,QuickPress Cleaners,Bodega Verde,Hearth Pizza Co.,Dollar Depot Plus,Peak Physical Therapy,Bright Smiles Dental,Sunbeam Tanning,Golden Wok,Paws & Claws Vet,Lumen Wireless,Corner Cup Coffee,Iron Yard Fitness,Stitch & Hem,Vapor Junction,Little Acorns Daycare,Twin Rivers Insurance,Bakehouse 9,First Meridian Credit Union,Thrift Harbor,Sushi Maru".split(",");r.shuffle(ten)
    anch=['Thrift Harbor','Dollar Depot Plus','Bluefin Market'];ten=[t for t in ten if t not in anch]
    base=PS('b',fontName="Times-Roman",fontSize=10,leading=14);h=PS('h',parent=base,fontName="Times-Bold",fontSize=15,leading=20);h2=PS('h2',parent=base,fontName="Times-Bold",fontSize=11.5,leading=16)
    el=[];rows=[];locs=[]
    for li,(nm,ad,n) in enumerate([("Castellan Plaza","4400 Rt. 9 North",12),("Fern Hollow Shops","88 Fern Hollow Rd",7),("Willett Square","1201-1229 Willett Ave",10)],1):
        dat=[["Space","Tenant (d/b/a)","Cook-\ning","Leased\nsq. ft.","Lease term","Monthly billing, $","","","","","Annual\nbase rent, $"],["","","","","","Base","CAM","Taxes","Insur.","Total",""]]
        S=[0]*7;vac=0
        for i in range(n):
            u=["%d"%(1+i),"Store %s"%chr(65+i),"%d"%(1201+2*i)][li-1];sf=r.choice([1200,1450,1600,2000,2400,3150,5200]) if i else [32400,9800,14500][li-1]
            S[0]+=sf
            if i and r.random()<.13 or (li==1 and i==5):
                vac+=1;dat.append([u,"Vacant","",m0(sf),"","-","-","-","-","-","-"]);rows.append(row(unit=u,propertyName=nm,area=sf,statusText="Vacant"));continue
            t=ten.pop() if i else anch[[2,1,0][li-1]];ls=g.date((2015,1,1),(2024,6,1)).replace(day=1);le=term(ls,12*r.choice([10,12,15]) if ls.year<2019 else 12*r.choice([7,10]))
            b=round(sf*(r.uniform(16,31) if i else 11.5)/12,2);cam,tx,ins=[round(sf*q/12,2) for q in(3.1,2.45,.62)];tot=round(b+cam+tx+ins,2);an=round(b*12,2)
            for k,v in enumerate([sf,b,cam,tx,ins,tot,an]): 
                if k:S[k]+=v
            dat.append([u,t,r.choice("NNNY"),m0(sf),f"{us1(ls)} - {us1(le)}"]+[m2(x) for x in(b,cam,tx,ins,tot,an)])
            rows.append(row(unit=u,propertyName=nm,area=sf,tenantName=t,statusText="Occupied",contractRent=b,annualRent=an,leaseStartDate=ls,leaseEndDate=le,charges=[dict(code=k,amount=v) for k,v in(("Base",b),("CAM",cam),("Taxes",tx),("Insur.",ins))],totalCharges=tot))
        dat.append(["",f"Location {li} total","",m0(S[0]),""]+[m2(x) for x in S[1:]])
        locs.append((li,nm,ad,n,vac,S))
        el+=[PageBreak() if li!=2 else Spacer(1,18),Paragraph(f"Location {li}: {nm}, {ad}",h2),
         tb(dat,[44,118,30,44,96,56,52,52,46,60,66],[('FONT',(0,0),(-1,-1),"Times-Roman",8.3),('FONT',(0,0),(-1,1),"Times-Bold",8.3),('FONT',(0,-1),(-1,-1),"Times-Bold",8.3),('SPAN',(5,0),(9,0)),('ALIGN',(5,0),(9,0),'CENTER'),('ALIGN',(3,2),(3,-1),'RIGHT'),('ALIGN',(5,1),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'CENTER'),('LINEBELOW',(5,0),(9,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('TOPPADDING',(0,0),(-1,-1),1.8)]+[('SPAN',(k,0),(k,1)) for k in(0,1,2,3,4,10)]+[('VALIGN',(0,0),(-1,1),'BOTTOM')],2)]
    cov=[["Loc","Name","Address","Building\nlimit","Spaces","Leasable\nsq. ft.","Annual base\nrents","Rents incl.\nrecoveries, 12 mo."]]
    bl=[9850000,3120000,4775000]
    for (li,nm,ad,n,v,S),x in zip(locs,bl): cov.append([li,nm,ad,m0(x),n,m0(S[0]),m0(S[6]),m0(S[5]*12)])
    cov.append(["","Total","",m0(sum(bl)),sum(l[3] for l in locs),m0(sum(l[5][0] for l in locs)),m0(sum(l[5][6] for l in locs)),m0(sum(l[5][5] for l in locs)*12)])
    U=sum(l[3] for l in locs);V=sum(l[4] for l in locs)
    first=[Paragraph("Property Submission",h),Paragraph("Named insured: Castellan Retail Holdings LLC &nbsp;&nbsp; Coverage: special form, replacement cost; loss of rents 12 months actual loss sustained",base),Paragraph("Proposed effective 07/01/2025. Rent schedules below are as of May 1, 2025, furnished by the insured.",base),Spacer(1,12),Paragraph("Schedule of locations",h2),
      tb(cov,[30,110,130,70,45,60,80,100],[('FONT',(0,0),(-1,-1),"Times-Roman",9),('FONT',(0,0),(-1,0),"Times-Bold",9),('FONT',(0,-1),(-1,-1),"Times-Bold",9),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(3,0),(-1,-1),'RIGHT')]),Spacer(1,10),Paragraph("Roof updates 2017 (loc. 1) and 2020 (loc. 2, 3). No losses in five years other than a wind claim at location 1 (2021, $18,400 paid). Tenants insure own contents and glass.",base)]
    def pg(c,d): c.setFont("Times-Italic",8);c.drawString(50,24,"Castellan Retail Holdings LLC - property submission");c.drawRightString(742,24,f"{d.page}")
    SimpleDocTemplate(D+f,pagesize=landscape(letter),leftMargin=50,rightMargin=50,topMargin=45,bottomMargin=45,invariant=1).build(first+el,onFirstPage=pg,onLaterPages=pg)
    save(f,"RETAIL","submission with cover and location schedule; per-location tables, grouped two-line head, charge columns",rows,None,"2025-05-01",U,U-V,V)

def doc3():
    g=G(303);r=g.r;f="pinnacle_ridge_office.pdf"
    ten="Aldermoor Actuarial,Benchmark Title Agency,Corvid Software Inc,Deltaform Engineers,Eastgate Orthodontics,Fallow & Pryce LLP,Granite Payroll Svcs,Halcyon Staffing,Indigo Labs,Juniper Wealth Advisors,Kestrel Freight Brokers,Lakeshore Counseling,Monarch Home Health,Northwind Energy,Orchard Imaging,Paragon Bookkeeping,Quorum Research,Ridgeline Surveying,Summit Court Reporting".split(",")
    c=canvas.Canvas(D+f,pagesize=letter,invariant=1);st={'p':0,'y':0};F="Courier"
    def head():
        if st['p']:c.showPage()
        st['p']+=1;c.setFont(HB,11);c.drawCentredString(306,758,"PINNACLE RIDGE OFFICE PARK");c.setFont(H,8.5);c.drawCentredString(306,746,"Commercial Rent Roll with Scheduled Increases");c.drawCentredString(306,735,"For the month ending December 31, 2024")
        c.setFont(H,7);c.drawString(36,758,"PRK-CRR02");c.drawRightString(576,758,f"Page: {st['p']}");c.drawRightString(576,748,"Run: 1/14/2025")
        c.setFont(HB,7.3);y=716
        for x,L in((36,("","","Suite")),(82,("","Lessee","  increase date / new monthly")),(218,("","Lease","Begins")),(268,("","Lease","Ends"))):
            for k,t in enumerate(L):c.drawString(x,y-9*k,t)
        for x,L in((352,("Rent-","able","SqFt")),(412,("Current","Monthly","Rent")),(470,("Current","Annual","Rent")),(508,("Annual","Rent","/SqFt")),(576,("","Security","Deposit"))):
            for k,t in enumerate(L):c.drawRightString(x,y-9*k,t)
        c.setLineWidth(.8);c.line(36,y-22,576,y-22);st['y']=y-36
    def mon(d): return d.strftime("%d-%b-%y")
    head();rows=[];G3=[0]*4;pl=None;U=V=0
    for bi,(b,nu) in enumerate([("100 Pinnacle Drive",7),("200 Pinnacle Drive",8),("300 Pinnacle Drive",6)]):
        if st['y']<140:head()
        c.setFont(HB,8.5);c.drawString(36,st['y'],b);w=c.stringWidth(b,HB,8.5);c.line(36,st['y']-2,36+w,st['y']-2);st['y']-=15
        S=[0]*4;ns=[0,0]
        for i in range(nu):
            if st['y']<95:head()
            u=str((i//4+1)*100+10*(i%4)+(bi+1));sf=r.randint(9,62)*100+r.choice([0,12,45,78]);y=st['y'];c.setFont(H,7.8)
            c.drawString(36,y,u);c.drawRightString(352,y,m0(sf));S[0]+=sf;ns[0]+=1
            if (bi,i) in((0,3),(1,6),(2,2)):
                c.drawString(82,y,"** Available **");ns[1]+=1;rows.append(row(unit=u,building=b,area=sf,statusText="Available"));st['y']-=15;continue
            t=ten.pop(0);ls=g.date((2019,1,1),(2024,9,1)).replace(day=1);le=term(ls,r.choice([84,96,120]));rt=round(sf*r.uniform(19,27)/12,2);an=round(rt*12,2);dep=round(r.choice([0,rt,rt*.95]),2)
            c.drawString(82,y,t);c.drawString(218,y,mon(ls));c.drawString(268,y,mon(le))
            for x,v in((412,rt),(470,an),(508,an/sf),(576,dep)):c.drawRightString(x,y,m2(v))
            S[1]+=rt;S[2]+=an;S[3]+=dep;steps=[];y-=10;c.setFont(H,7)
            for k in range(r.choice([0,1,2,3])):
                d=dt.date(2025+k,ls.month,1)
                if d>=le:break
                a=round(rt*1.03**(k+1),2);c.drawString(92,y,mon(d));c.drawRightString(190,y,m2(a));steps.append(dict(date=iso(d),amount=a));y-=9
            st['y']=y-5
            rows.append(row(unit=u,building=b,area=sf,tenantName=t,statusText="Occupied",contractRent=rt,annualRent=an,leaseStartDate=ls,leaseEndDate=le,deposit=dep,rentSteps=steps))
        pr=list(S)
        if bi==1: pr[1]=round(S[1]+900,2);pl=dict(what=f"monthly rent total of 200 Pinnacle Drive printed {m2(pr[1])}, the rows add to {m2(S[1])}",kind="total_wrong")
        y=st['y'];c.line(310,y+9,576,y+9);c.setFont(HB,7.8);c.drawString(82,y,f"Total {b}")
        c.drawRightString(352,y,m0(pr[0]))
        for x,v in((412,pr[1]),(470,pr[2]),(576,pr[3])):c.drawRightString(x,y,m2(v))
        st['y']-=11;c.setFont(H,7.3);c.drawString(82,st['y'],f"Suites: {ns[0]}   Leased: {ns[0]-ns[1]}   Available: {ns[1]}");st['y']-=22
        for k in range(4):G3[k]+=S[k]
        U+=ns[0];V+=ns[1]
    y=st['y'];c.line(36,y+10,576,y+10);c.line(36,y+8,576,y+8);c.setFont(HB,8);c.drawString(82,y-2,"Grand Total, 3 buildings")
    c.drawRightString(352,y-2,m0(G3[0]))
    for x,v in((412,G3[1]),(470,G3[2]),(576,G3[3])):c.drawRightString(x,y-2,m2(v))
    c.save();save(f,"OFFICE","system report, three-line head, rent-step sublines, building sections",rows,"Pinnacle Ridge Office Park","2024-12-31",U,U-V,V,planted=pl)

def doc4():
    g=G(404);r=g.r;f="locknest_unit_list.pdf";c=canvas.Canvas(D+f,pagesize=letter,invariant=1)
    sizes={"5x5":62,"5x10":88,"10x10":134,"10x15":172,"10x20":209,"10x30":288}
    us_=[]
    for blk,n in(("A",48),("B",60),("C",40),("D",28)):
        for i in range(n):us_.append(f"{blk}{i+1:03d}")
    rows=[];stat={k:[0,0,0,0] for k in sizes};per=104;N=len(us_);PG=2
    for p in range(PG):
        c.setFont(HB,12);c.drawString(30,765,"LockNest Storage - Deering");c.setFont(H,8);c.drawString(30,753,"Unit list / rents in force, for insurance carrier.  Rent month: June 2025");c.drawRightString(582,765,f"{p+1} of {PG}")
        for q in(0,1):
            x0=30+q*282;c.setFont(HB,6.8);y=736;c.setFillGray(.85);c.rect(x0-2,y-3,272,11,stroke=0,fill=1);c.setFillGray(0)
            c.drawString(x0,y,"Unit");c.drawString(x0+28,y,"Size");c.drawString(x0+60,y,"Customer");c.drawString(x0+148,y,"Since")
            for x,t in((210,"Street"),(242,"Rent"),(268,"Due")):c.drawRightString(x0+x,y,t)
            for k in range(52):
                j=p*per+q*52+k
                if j>=N:break
                y-=12.6 if True else 0;u=us_[j];s=r.choice(list(sizes)[:5] if u[0]!='D' else ["10x20","10x30"]);a=sizes[s];c.setFont(H,6.9)
                stat[s][0]+=1;stat[s][2]+=a
                c.drawString(x0,y,u);c.drawString(x0+28,y,s);c.drawRightString(x0+210,y,m2(a))
                if r.random()<.13:
                    w=r.choice(["vacant","vacant","vacant","unrentable"]);c.drawString(x0+60,y,w);rows.append(row(unit=u,unitType=s,statusText=w,marketRent=a));continue
                nm=g.name(2) if r.random()<.9 else r.choice(["Kettle Bros. HVAC","Vanguard Tents","Arbor Events","Noll Plumbing","Petal & Stem"]);mi=g.date((2017,1,1),(2025,5,28));rt=a+r.choice([-20,-10,0,0,6,11,18]);b=r.choice([0]*9+[rt,rt+20])
                c.drawString(x0+60,y,nm);c.drawString(x0+148,y,us1(mi));c.drawRightString(x0+242,y,m2(rt));c.drawRightString(x0+268,y,m2(b) if b else "")
                stat[s][1]+=1;stat[s][3]+=rt
                rows.append(row(unit=u,unitType=s,tenantName=nm,statusText="Occupied",moveInDate=mi,marketRent=a,contractRent=rt,balance=b or None))
        c.setFont("Helvetica-Oblique",7);c.drawString(30,26,"Ground floor, drive-up, steel on slab. Buildings A-D. No climate control.")
        if p<PG-1:c.showPage()
    y=240;x0=312;c.setFont(HB,8.5);c.drawString(x0,y,"Summary by size");y-=13;c.setFont(HB,7)
    c.drawString(x0,y,"Size")
    for x,t in((80,"Units"),(120,"Rented"),(190,"Street total"),(260,"Rent total")):c.drawRightString(x0+x,y,t)
    Tt=[sum(v[k] for v in stat.values()) for k in range(4)]
    for s,v in list(stat.items())+[("All",Tt)]:
        y-=11;c.setFont(HB if s=="All" else H,7);c.drawString(x0,y,s)
        for x,t in zip((80,120,190,260),(v[0],v[1],m2(v[2]),m2(v[3]))):c.drawRightString(x0+x,y,str(t))
    c.save();save(f,"SELF_STORAGE","list in two panels per page, summary by size",rows,"LockNest Storage - Deering","2025-06",N,Tt[1],N-Tt[1],hard=True)

def doc5():
    g=G(505);r=g.r;f="maplestone_senior_census.pdf";el=[];rows=[];b=PS('b',fontName=H,fontSize=9,leading=12);h=PS('h',fontName=HB,fontSize=14,leading=18,alignment=1)
    el+=[Paragraph("Maplestone Village Senior Living",h),Paragraph("<para align=center>Resident Census and Monthly Charges &mdash; September 30, 2025</para>",b),Spacer(1,10)]
    box=[["","Suites","Occupied","Open","Monthly charges"]];body=[];GT=[0]*5;cnt=[0,0]
    for sec,pre,n,kinds in(("Independent Living",1,18,[("Studio",2350),("One bedroom",2950),("Two bedroom",3600)]),("Assisted Living",2,20,[("Studio",3650),("Deluxe studio",4025),("One bedroom",4550)]),("Memory Care",3,12,[("Private",5600),("Companion",4300)])):
        il=pre==1;hd=["Suite","Resident","Style","Moved in","Market\nrate","Room\nrate","Care\nlevel","Care\nfee","Second\nperson","Total\nmonthly"]
        dat=[hd];S=[0]*5;o=0
        for i in range(n):
            k,mk=r.choice(kinds) if pre<3 else kinds[0 if i<6 else 1]
            u=f"{pre}{i+1:02d}" if k!="Companion" else f"{pre}{7+(i-6)//2:02d}{'AB'[i%2]}"
            S[0]+=mk
            if r.random()<.13:
                dat.append([u,"Open",k,"",m0(mk),"","","","",""]);rows.append(row(unit=u,section=sec,unitType=k,statusText="Open",marketRent=mk));continue
            o+=1;nm=g.name(1);mi=g.date((2018,1,1),(2025,9,10));rt=mk-r.choice([0,0,75,150,225,310]);lv=0 if il else r.randint(1,4);cf=[0,450,825,1275,1800][lv];sp=r.choice([0,0,0,700]) if il and k!="Studio" else 0;tt=rt+cf+sp
            for q,v in enumerate((rt,cf,sp,tt),1):S[q]+=v
            dat.append([u,nm,k,mi.strftime("%b %-d, %Y"),m0(mk),m0(rt),str(lv) if lv else "",m0(cf) if cf else "",m0(sp) if sp else "",m0(tt)])
            ch=[dict(code=a,amount=v) for a,v in(("Room rate",rt),("Care fee",cf),("Second person",sp)) if v]
            rows.append(row(unit=u,section=sec,unitType=k,tenantName=nm,statusText="Occupied",moveInDate=mi,marketRent=mk,contractRent=rt,charges=ch,totalCharges=tt))
        dat.append(["",f"{o} residents in {n} suites" if pre<3 else f"{o} of {n} beds filled","","",m0(S[0]),m0(S[1]),"",m0(S[2]) if S[2] else "",m0(S[3]) if S[3] else "",m0(S[4])])
        box.append([sec,n,o,n-o,"$"+m0(S[4])]);cnt[0]+=n;cnt[1]+=o;GT=[a+x for a,x in zip(GT,S)]
        body+=[Spacer(1,10),Paragraph(f"<b>{sec}</b>",PS('s',fontName=HB,fontSize=10.5,leading=15,textColor=colors.HexColor("#7a3b2e"))),tb(dat,[40,118,74,66,46,46,34,44,44,50],[('FONT',(0,0),(-1,-1),H,8.2),('FONT',(0,0),(-1,0),HB,7.8),('FONT',(0,-1),(-1,-1),HB,8.2),('ALIGN',(4,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(6,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor("#7a3b2e")),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor("#f6efe9")]),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)])]
    box.append(["Community",cnt[0],cnt[1],cnt[0]-cnt[1],"$"+m0(GT[4])])
    el+=[tb(box,[130,60,60,60,100],[('FONT',(0,0),(-1,-1),H,8.5),('FONT',(0,0),(-1,0),HB,8.5),('FONT',(0,-1),(-1,-1),HB,8.5),('BOX',(0,0),(-1,-1),.7,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)])]+body
    el+=[Spacer(1,10),Paragraph("Companion rooms in Memory Care are listed by bed (A/B) and counted by bed. Rates include meals, housekeeping and utilities.",PS('n',fontName="Helvetica-Oblique",fontSize=7.5))]
    def pg(c,d):c.setFont(H,7);c.drawCentredString(306,22,f"Confidential resident information  -  page {d.page}")
    SimpleDocTemplate(D+f,pagesize=letter,leftMargin=25,rightMargin=25,topMargin=40,bottomMargin=40,invariant=1).build(el,onFirstPage=pg,onLaterPages=pg)
    save(f,"SENIOR_HOUSING","summary box first, three care sections, charge columns, status word 'Open'",rows,"Maplestone Village Senior Living","2025-09-30",cnt[0],cnt[1],cnt[0]-cnt[1])

def doc6():
    g=G(606);r=g.r;f="tidewater_warehouse_cards.pdf";c=canvas.Canvas(D+f,pagesize=A4,invariant=1);W,Hh=A4
    ten="Osprey Marine Supply,Cobalt Tile Importers,Redline Tire Wholesale,Sable Furniture Logistics,Tern Packaging Corp,Vector Display Works,Winnow Grain Equipment,Yardarm Rigging Co.,Zephyr Fan & Blower,Anvil Fabricators,Birchbark Paper,Cinder Block Supply".split(",")
    rows=[];cards=[]
    for b,n in(("A",5),("B",4),("C",5)):
        for i in range(n):
            sf=r.choice([6000,8400,12000,15500,20000,24800,31000]);u=f"{b}-{i+1}"
            if u in("A-4","C-2"): cards.append((b,u,None,sf));continue
            ls=g.date((2018,1,1),(2025,1,1)).replace(day=1);le=term(ls,12*r.choice([8,10]));rt=round(sf*r.uniform(6.5,9.25)/12/5)*5;nn=round(sf*2.1/12,2);dep=r.choice([rt,2*rt]);sd=dt.date(2026,ls.month,1) if r.random()<.7 and dt.date(2026,ls.month,1)<le else None
            cards.append((b,u,ten.pop(0),sf,ls,le,rt,nn,dep,sd,round(rt*1.03/5)*5,r.choice(["High-piled storage","Light assembly","Distribution","Cold room 1,200 sf"])))
    def top(p):
        c.setFont("Times-Bold",15);c.drawString(45,800,"Tidewater Distribution Center");c.setFont("Times-Roman",9.5);c.drawString(45,786,"Tenant data sheets for loss-of-rents cover. Position at 30 June 2025.");c.drawRightString(W-45,786,f"sheet {p}")
    p=1;top(p);k=0;lastb=None;y=760;col=0;tots={}
    for cd in cards:
        b,u,t,sf=cd[:4]
        if b!=lastb:
            if col:y-=126;col=0
            y-=8
            if y<170:c.showPage();p+=1;top(p);y=760
            c.setFont("Times-Bold",11.5);c.drawString(45,y-6,f"Building {b}");y-=16;lastb=b
        if y<150:c.showPage();p+=1;top(p);y=760
        x=45+col*258;h=116;c.setLineWidth(.7);c.rect(x,y-h,246,h);c.setFillGray(.9);c.rect(x,y-18,246,18,fill=1);c.setFillGray(0);c.setFont("Times-Bold",10.5);c.drawString(x+6,y-13,f"Bay {u}");
        T_=tots.setdefault(b,[0,0,0,0,0]);T_[0]+=1;T_[1]+=sf
        if not t:
            c.drawRightString(x+240,y-13,"VACANT");c.setFont("Times-Roman",9.5);mk=round(sf*7.75/12/5)*5
            c.drawString(x+6,y-32,"Floor area, sq ft");c.drawRightString(x+240,y-32,m0(sf));c.drawString(x+6,y-46,"Asking rent per month");c.drawRightString(x+240,y-46,"$"+m2(mk));c.setFont("Times-Italic",9);c.drawString(x+6,y-62,"Broom clean, sprinklers in service, inspected weekly")
            rows.append(row(unit="Bay "+u,building=f"Building {b}",area=sf,statusText="VACANT",marketRent=mk))
        else:
            _,_,_,_,ls,le,rt,nn,dep,sd,sa,use=cd;T_[2]+=1;T_[3]+=rt;T_[4]+=nn
            c.drawRightString(x+240,y-13,t);L=[("Floor area, sq ft",m0(sf)),("Lease",f"{ls:%d %b %Y} to {le:%d %b %Y}"),("Rent per month","$"+m2(rt)),("NNN estimate per month","$"+m2(nn)),("Deposit held","$"+m2(dep)),("Next increase",f"${m2(sa)} from {sd:%d %b %Y}" if sd else "none scheduled"),("Operations",use)]
            for q,(a,v) in enumerate(L):
                c.setFont("Times-Roman",9.5);c.drawString(x+6,y-31-q*13,a);c.drawRightString(x+240,y-31-q*13,v)
            rows.append(row(unit="Bay "+u,building=f"Building {b}",area=sf,tenantName=t,statusText="Occupied",contractRent=rt,leaseStartDate=ls,leaseEndDate=le,deposit=dep,charges=[dict(code="NNN estimate",amount=nn)],rentSteps=[dict(date=iso(sd),amount=sa)] if sd else None))
        col+=1
        if col==2:col=0;y-=126
    if col:y-=126
    if y<150:c.showPage();p+=1;top(p);y=760
    c.setFont("Times-Bold",10);y-=14
    for x,t in((45,"Building"),(140,"Bays"),(200,"Let"),(280,"Sq ft"),(390,"Rent / month"),(500,"NNN / month")):(c.drawString if x==45 else c.drawRightString)(x,y,t)
    A=[sum(v[q] for v in tots.values()) for q in range(5)]
    for b,v in list(tots.items())+[("All",A)]:
        y-=14;c.setFont("Times-Bold" if b=="All" else "Times-Roman",10);c.drawString(45,y,b)
        for x,t in zip((140,200,280,390,500),(str(v[0]),str(v[2]),m0(v[1]),m2(v[3]),m2(v[4]))):c.drawRightString(x,y,t)
    c.save();save(f,"WAREHOUSE","cards in two columns per building, recap table at end",rows,"Tidewater Distribution Center","2025-06-30",A[0],A[2],A[0]-A[2],hard=True)

def doc7():
    g=G(707);r=g.r;f="millstreet_owner_letter.pdf";c=canvas.Canvas(D+f,pagesize=letter,invariant=1);rows=[]
    L=["Corrigan-Nye Properties","212-220 Mill Street","","To:   Stanhope & Fry Insurance Agency","Re:   rents, 212-220 Mill Street (brick, 3 floors, built 1924)","","Here are the rents you asked for, as they stand on October 1, 2025.","The stores pay by the year in twelve parts, the apartments by the month.","","STORES (street level)","",
     f"{'No.':<6}{'Who':<26}{'Sq ft':>6}  {'Lease runs':<21}{'Rent per year':>14}"," "+"-"*74]
    S=A=0
    for u,t,sf in(("212","Nye's Paint & Glass",2150),("214","Lotus Leaf Tea Room",1280),("216","(empty since June)",1340),("218","Mill Street Cobbler",760),("220","Ostrander Pharmacy",2600)):
        if t[0]=="(":L.append(f"{u:<6}{t:<26}{m0(sf):>6}");rows.append(row(unit=u,section="STORES",area=sf,statusText="empty"));continue
        ls=dt.date(r.randint(2019,2024),r.choice([1,4,7,10]),1);le=term(ls,12*r.choice([7,10]));a=round(sf*r.uniform(15,21)/60)*60;S+=a
        L.append(f"{u:<6}{t:<26}{m0(sf):>6}  {us1(ls)+' to '+us1(le):<21}{m0(a):>14}");rows.append(row(unit=u,section="STORES",area=sf,tenantName=t,statusText="Occupied",annualRent=a,leaseStartDate=ls,leaseEndDate=le))
    L+=[f"{'':<6}{'Stores, per year':<55}{'$'+m0(S):>14}","","APARTMENTS (2nd and 3rd floor, door at 216 1/2)","",f"{'Apt':<6}{'Who':<26}{'Rooms':<8}{'Lease ends':<13}{'Rent':>8}{'Deposit':>10}"," "+"-"*74]
    v=0
    for fl in(2,3):
        for i in range(8):
            u=f"{fl}{chr(65+i)}";k=r.choice(["studio","1 bed","1 bed","2 bed"]);b={"studio":875,"1 bed":1050,"2 bed":1325}[k]
            if (fl,i) in((2,5),(3,1)):L.append(f"{u:<6}{'(empty)':<26}{k:<8}");v+=1;rows.append(row(unit=u,section="APARTMENTS",unitType=k,statusText="empty"));continue
            n=g.name(0);rt=b+r.choice([-75,-50,0,25,50]);le=eom(g.date((2025,10,5),(2026,9,1))) if r.random()<.75 else "month-mo.";dp=r.choice([rt,500,800]);A+=rt
            L.append(f"{u:<6}{n:<26}{k:<8}{us1(le):<13}{m0(rt):>8}{m0(dp):>10}");rows.append(row(unit=u,section="APARTMENTS",unitType=k,tenantName=n,statusText="Occupied",contractRent=rt,leaseEndDate=le,deposit=dp))
    L+=[f"{'':<6}{'Apartments, per month':<47}{'$'+m0(A):>8}","",f"So about ${m0(S+12*A)} a year in all, with 1 store and 2 apartments empty.","Heat is ours, electric is theirs. Coin laundry is not counted.","","                                      for Corrigan-Nye Properties"]
    c.setFont("Courier",9.6);y=745
    for l in L:c.drawString(58,y,l);y-=13.6
    c.save();save(f,"MIXED_USE","typewritten owner's letter with two text tables (stores yearly, apartments monthly)",rows,"212-220 Mill Street","2025-10-01",21,18,3)
for d in(doc1,doc2,doc3,doc4,doc5,doc6,doc7):d()

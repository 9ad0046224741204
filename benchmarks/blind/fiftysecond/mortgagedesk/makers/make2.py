from common import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
LN="/usr/share/fonts/truetype/liberation/LiberationSansNarrow-%s.ttf"
pdfmetrics.registerFont(TTFont("Nar",LN%"Regular"));pdfmetrics.registerFont(TTFont("NarB",LN%"Bold"));pdfmetrics.registerFont(TTFont("NarI",LN%"Italic"))

# ---------- d03 mini-storage, monospaced export, planted dropped row -----------
def d03():
    n="03_lockaway_depot_storage.pdf"; r=rng(n); nm=Namer(r)
    sizes=[("5x5",25,"CC",52),("5x10",50,"CC",84),("5x10",50,"DU",69),("10x10",100,"CC",139),("10x10",100,"DU",118),("10x15",150,"DU",149),("10x20",200,"DU",179),("10x30",300,"DU",248)]
    plan=[(0,14),(1,20),(2,16),(3,18),(4,18),(5,12),(6,14),(7,6)]
    data=[]; num=101
    for si,cnt in plan:
        sz,sf,ty,st=sizes[si]
        if si in(2,4,6): num=(num//100+1)*100+1
        for _ in range(cnt):
            x=r.random(); stt="OCC"
            if x<.10: stt="VAC"
            elif x<.12: stt="MAINT"
            elif x<.20: stt="LATE"
            elif x<.24: stt="LOCK"
            d=dict(unit=f"{'C' if ty=='CC' else 'D'}{num}",sz=sz,sf=sf,ty=ty,street=float(st),st=stt)
            if stt not in("VAC","MAINT"):
                a,b=nm.full(); d['t']=f"{b}, {a}"
                if r.random()<.06: d['t']=r.choice(["Oakum Plumbing LLC","Parish Youth Band","Dray Catering Co","Lumen Sign & Awning","Harrow Estate Sales"])
                d['rate']=float(st+r.choice([-12,-5,0,0,3,6,9,14,18]))
                y=r.choice([2019,2020,2021,2022,2023,2024,2024,2025,2025]);mi=D(y,r.randrange(1,10),r.randrange(1,28)); d['mi']=mi
                d['paid']=D(2025,9,30) if stt=="OCC" else D(2025,8,31) if stt=="LATE" else D(2025,r.choice([5,6,7]),30)
                d['ins']=r.choice([0.0,9.0,12.0,12.0])
                late={"OCC":0,"LATE":1,"LOCK":9-d['paid'].month}[stt]
                d['bal']=round(late*(d['rate']+d['ins'])+ (20.0 if late else 0),2)
            data.append(d); num+=1
    data[60].update(st="COMP",rate=0.0,ins=0.0,bal=0.0,t="Manager / golf cart",mi=D(2018,4,2),paid=D(2025,9,30))
    drop=next(i for i in range(72,100) if data[i]['st']=="OCC")
    W="{:<6} {:<6}{:<3}{:>5}  {:<7}{:<23}{:>9} {:>8} {:>7}  {:<9} {:<9}{:>8}"
    H1=W.format("","","","SQ","","","STREET","TENANT","INSUR","MOVE-IN","PAID",""); H2=W.format("UNIT","SIZE","TY","FT","STATUS","TENANT","RATE","RATE","","","THRU","BALANCE")
    wid=len(H2)
    lines=[];rows=[]
    for i,d in enumerate(data):
        if i==drop: continue
        v='t' not in d
        lines.append(W.format(d['unit'],d['sz'],d['ty'],d['sf'],d['st'],"" if v else d['t'][:22],f"{d['street']:.2f}","" if v else f"{d['rate']:.2f}","" if v else f"{d['ins']:.2f}","" if v else d['mi'].strftime("%m/%d/%y"),"" if v else d['paid'].strftime("%m/%d/%y"),"" if v else f"{d['bal']:,.2f}"))
        rows.append(R(unit=d['unit'],unitType=d['sz'],area=d['sf'],statusText=d['st'],tenantName=d.get('t'),marketRent=d['street'],contractRent=d.get('rate'),moveInDate=d.get('mi'),balance=d.get('bal'),charges=[] if v else ch(("INSUR",d['ins']))))
    sm=lambda k:round(sum(d.get(k) or 0 for d in data),2)
    N=len(data);occ=sum('t' in d for d in data)
    lines+=["-"*wid,f"TOTAL  {N} UNITS".ljust(53)+W[W.index("{:>9}"):].format(f"{sm('street'):,.2f}",f"{sm('rate'):,.2f}",f"{sm('ins'):.2f}","","",f"{sm('bal'):,.2f}"),"="*wid,"","OCCUPANCY SUMMARY BY SIZE","","  {:<8}{:<4}{:>7}{:>10}{:>8}{:>12}{:>12}{:>9}".format("SIZE","TY","UNITS","OCCUPIED","VACANT","POTENTIAL","ACTUAL","UNIT OCC")]
    for sz,sf,ty,st in sizes:
        g=[d for d in data if d['sz']==sz and d['ty']==ty];o=[d for d in g if 't' in d]
        lines.append("  {:<8}{:<4}{:>7}{:>10}{:>8}{:>12,.2f}{:>12,.2f}{:>8.1f}%".format(sz,ty,len(g),len(o),len(g)-len(o),sum(d['street'] for d in g),sum(d['rate'] for d in o),len(o)/len(g)*100))
    lines.append("  {:<8}{:<4}{:>7}{:>10}{:>8}{:>12,.2f}{:>12,.2f}{:>8.1f}%".format("ALL","",N,occ,N-occ,sm('street'),sm('rate'),occ/N*100))
    lines+=["","  STATUS: OCC=CURRENT  LATE=1-30 DAYS  LOCK=OVERLOCKED  COMP=NO CHARGE","          VAC=RENTABLE  MAINT=NOT RENTABLE (COUNTED AS VACANT)   TY: CC=CLIMATE  DU=DRIVE-UP","","  I certify that the above is a true copy of our unit ledger.","","  X________________________  OWNER, LOCKAWAY DEPOT SELF STORAGE      DATE 10/01/25"]
    c=canvas.Canvas(f"{HERE}/documents/{n}",pagesize=letter); per=66; k=lines.index("OCCUPANCY SUMMARY BY SIZE");pages=[lines[i:min(i+per,k)] for i in range(0,k,per)]+[lines[k:]]
    for pi,pg in enumerate(pages):
        y=760; c.setFont("Courier",8.3)
        def ln(s,b=False):
            nonlocal y
            c.setFont("Courier-Bold" if b else "Courier",8.3); c.drawString(42,y,s); y-=10
        ln("LOCKAWAY DEPOT SELF STORAGE".ljust(wid-13)+f"PAGE {pi+1:>3} OF {len(pages)}".rjust(13));ln("RENT ROLL - ALL UNITS".ljust(wid-18)+"AS OF 09/30/2025".rjust(18));ln("")
        if pi<len(pages)-1: ln(H1,1);ln(H2,1);ln("-"*wid)
        for s in pg: ln(s)
        c.showPage()
    c.save()
    dd=data[drop]
    save(n,"SELF_STORAGE",rows,"LOCKAWAY DEPOT SELF STORAGE","2025-09-30",N,occ,N-occ,"monospaced unit ledger export, size summary",False,"storage operator's ledger program",
      planted=dict(what=f"unit {dd['unit']} ({dd['t']}, rate {dd['rate']:.2f}) is missing from the list but is in the totals, the unit count ({N}) and the size summary",kind="row_dropped"),
      checks=[["marketRent",sm('street'),"planted"],["contractRent",sm('rate'),"planted"],["charge:INSUR",sm('ins'),"planted"],["balance",sm('bal'),"planted"]])

# ---------- d04 mobile-home park ------------------------------------------------
def d04():
    n="04_willow_creek_mhp.pdf"; r=rng(n); nm=Namer(r)
    streets=[("ASPEN LANE",1,19),("BIRCH COURT",20,37),("COTTONWOOD DRIVE",38,56)]
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8)
    H1=["Lot","Home","Resident","Moved In","MONTHLY BILLING","","","","","","Past Due\n(Prepaid)","Remarks"]
    H2=["","","","","Site Rent","Home Rent","Total Rent","Water/Sewer","Trash","Total Billed","",""]
    out=[H1,H2];stl=[];rows=[];sub=[]
    f=lambda v:"" if v is None else (f"({-v:,.2f})" if v<0 else f"{v:,.2f}")
    def tot(rs):
        c=lambda k:S(rs,lambda x:sum(z['amount'] for z in x.get('charges',[]) if z['code']==k))
        return [c("Site Rent"),c("Home Rent"),S(rs,'contractRent'),c("Water/Sewer"),c("Trash"),S(rs,'totalCharges'),S(rs,'balance')]
    for name,a,b in streets:
        out.append([name]+[""]*11); stl.append(("SEC",len(out)-1)); sec=[]
        for lot in range(a,b+1):
            x=r.random(); u=str(lot); rem=""
            typ=r.choice(["SW","SW","SW","DW","DW"])
            if lot in(7,26,31,50): kind="vac"
            elif lot==44: kind="aband"
            elif lot==1: kind="off"
            else: kind="occ"
            if kind=="vac":
                out.append([u,"","Vacant pad"]+[""]*8+[["Utilities capped","","Pad poured 2024",""][[7,26,31,50].index(lot)]]); sec.append(R(unit=u,statusText="Vacant pad",section=name)); continue
            if kind=="aband":
                out.append([u,"SW","Vacant home"]+[""]*8+["POH, title in process"]); sec.append(R(unit=u,unitType="SW",statusText="Vacant home",section=name)); continue
            nmz=nm.full(); t=f"{nmz[0]} {nmz[1]}"
            poh=r.random()<.2; rv=r.random()<.08
            if rv: typ="RV";poh=False
            site=410.0 if rv else (495.0 if typ=="DW" else 465.0)-r.choice([0,0,0,15,30])
            home=float(r.choice([385,410,425,450,475])) if poh else 0.0
            ws=round(r.uniform(31,74),2);tr=14.5
            mi=D(r.choice([2009,2012,2014,2016,2018,2019,2020,2021,2022,2023,2024,2025]),r.randrange(1,9),r.choice([1,1,1,15,20]))
            if kind=="off": t="Park office / on-site mgr.";site=home=0.0;ws=tr=0.0;typ="DW";rem="Employee, no charge";mi=None
            tr_=site+home; tb=round(tr_+ws+tr,2)
            y=r.random(); bal=0.0
            if kind=="occ":
                if y<.13: bal=round(tb*r.choice([1,1,2])+25,2)
                elif y<.2: bal=-round(r.uniform(20,tb),2)
                elif y<.25: bal=round(r.uniform(15,90),2)
                if poh: rem="POH"+(", rent-to-own" if r.random()<.4 else "")
                if bal>900: rem=(rem+"; " if rem else "")+"3-day notice served"
                if lot==33: rem="Mo-to-mo, selling home"
            out.append([u,typ,t,mi.strftime("%b %Y") if mi else ""]+[f(v) for v in (site,home,tr_,ws,tr,tb,bal)]+[Paragraph(rem,P)])
            sec.append(R(unit=u,unitType=typ,tenantName=t,statusText="Occupied",section=name,moveInDate=mi.strftime("%b %Y") if mi else None,contractRent=tr_,charges=ch(("Site Rent",site),("Home Rent",home),("Water/Sewer",ws),("Trash",tr)),totalCharges=tb,balance=bal))
        out.append([f"Subtotal {name.title()} - {b-a+1} lots"]+[""]*3+[f(v) for v in tot(sec)]+[""]); stl.append(("SUB",len(out)-1)); rows+=sec
    T=tot(rows)
    out.append([f"PARK TOTAL - {len(rows)} lots"]+[""]*3+[f(v) for v in T]+[""]); stl.append(("TOT",len(out)-1))
    occ=sum(x['statusText']=="Occupied" for x in rows)
    ts=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(4,0),(10,-1),'RIGHT'),('SPAN',(4,0),(9,0)),('ALIGN',(4,0),(9,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
        ('LINEBELOW',(4,0),(9,0),.5,colors.white),('BACKGROUND',(0,0),(-1,1),colors.Color(.18,.35,.27)),('TEXTCOLOR',(0,0),(-1,1),colors.white),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4)]
    for c in (0,1,2,3,10,11): ts.append(('SPAN',(c,0),(c,1)))
    for i in range(2,len(out)):
        if i%2: ts.append(('BACKGROUND',(0,i),(-1,i),colors.Color(.93,.96,.93)))
    for k,i in stl:
        ts+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(3 if k!="SEC" else -1,i))]
        ts.append(('BACKGROUND',(0,i),(-1,i),colors.Color(.80,.87,.80) if k=="SEC" else colors.white))
        if k!="SEC": ts.append(('LINEABOVE',(4,i),(10,i),.6,colors.black))
        if k=="TOT": ts.append(('LINEBELOW',(4,i),(10,i),1.2,colors.black))
    t=Table(out,colWidths=[30,34,140,52,56,56,58,60,44,62,60,88],repeatRows=2);t.setStyle(TableStyle(ts))
    q=lambda s,sz=9:Paragraph(s,ParagraphStyle('q',fontName='Helvetica',fontSize=sz,leading=sz+3,spaceAfter=3))
    st=[t,Spacer(1,8),KeepTogether([q(f"<b>Recap:</b> {len(rows)} lots &nbsp;|&nbsp; {occ} occupied (incl. office) &nbsp;|&nbsp; {len(rows)-occ} vacant &nbsp;|&nbsp; {occ/len(rows)*100:.1f}% occupied"),
       q("SW = single wide, DW = double wide, RV = recreational vehicle. POH = park-owned home; all others are owned by the resident. Total Rent = Site Rent + Home Rent. All sites month to month per park rules; site rent increase of $20 noticed for 1/1/2026 not reflected.",7.5),
       q("I hereby certify this rent roll to be correct to the best of my knowledge.",8),Spacer(1,12),q("_____________________________ &nbsp;&nbsp; Dolores M. Grinstead-Ames, bookkeeper",8)])]
    def hf(c,d):
        c.setFont('Helvetica-Bold',12);c.drawString(28,576,"Willow Creek Mobile Home Park");c.setFont('Helvetica',9);c.drawString(28,563,"Rent Roll - October 2025 billing");c.drawRightString(764,576,f"Page {d.page}");c.setFont('Helvetica-Oblique',7);c.drawString(28,18,"Printed 10/02/2025 2:14 PM");
    SimpleDocTemplate(f"{HERE}/documents/{n}",pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=58,bottomMargin=32).build(st,onFirstPage=hf,onLaterPages=hf)
    K=["charge:Site Rent","charge:Home Rent","contractRent","charge:Water/Sewer","charge:Trash","totalCharges","balance"]
    save(n,"MANUFACTURED_HOUSING",rows,"Willow Creek Mobile Home Park","2025-10",len(rows),occ,len(rows)-occ,"billing roll by street, grouped header, zebra, subtotals, page header repeated",False,"park bookkeeper",checks=[[k,v,""] for k,v in zip(K,T)])

# ---------- d05 medical building, two/three-line records ----------------------
def d05():
    n="05_saint_orin_medical_arts.pdf"
    fl=[("GARDEN LEVEL",[("G10","Valley Imaging Partners, LLC",5210,D(2018,5,1),D(2028,4,30),26.5,11505.42,"Diagnostic imaging","2 options, 5 yrs each",[(D(2026,5,1),27.295),(D(2027,5,1),28.114)]),
         ("G20","VACANT",1490,None,None,None,None,"Shell space, never built out","",[])]),
        ("FIRST FLOOR",[("101","St. Orin Orthopedic Associates, P.A.",7325,D(2020,1,1),D(2034,12,31),28.0,0.0,"Owner-occupied: tenant's partners hold 60% of Borrower. Lease subordinated","",[(D(2026,1,1),28.84)]),
         ("110","Copperleaf Pharmacy #3",1680,D(2021,9,1),D(2026,8,31),31.0,4340.0,"Retail pharmacy; exclusive in building","1 option, 5 yrs at $33.00/RSF",[]),
         ("115","Juniper Physical Therapy",2240,D(2023,4,1),D(2030,3,31),25.75,4806.67,"Physical therapy","1 option, 5 yrs",[(D(2026,4,1),26.5225)]),
         ("120","Ormonde Vision Center, P.C.",1955,D(2019,11,1),D(2025,10,31),26.0,4235.83,"Optometry. Renewal being negotiated","None",[])]),
        ("SECOND FLOOR",[("200","Women's Wellness of Barrow County",4480,D(2022,2,1),D(2032,1,31),27.25,10173.33,"OB/GYN","2 options, 5 yrs each",[(D(2026,2,1),28.0675),(D(2027,2,1),28.9095),(D(2028,2,1),29.7768)]),
         ("210","Bellhaven Pediatrics",3125,D(2024,7,1),D(2031,6,30),27.5,7161.46,"Pediatrics","1 option, 7 yrs",[(D(2026,7,1),28.325)]),
         ("215","VACANT",1260,None,None,None,None,"Former podiatry office. Asking $2,835.00 per month","",[]),
         ("220","Lakeshore Dermatology, PLLC",2015,D(2017,8,1),"MTM",25.0,4000.0,"Dermatology, holding over","None",[]),
         ("225","Ketteridge Sleep Laboratory",1770,D(2025,3,1),D(2030,2,28),26.25,3871.88,"Sleep study; night hours, extra HVAC billed","1 option, 3 yrs",[(D(2026,3,1),27.0375)])]),
        ("THIRD FLOOR",[("300","Trimble Cardiology Group, P.C.",5890,D(2021,6,1),D(2031,5,31),28.5,13988.75,"Cardiology","2 options, 5 yrs each",[(D(2026,6,1),29.355)]),
         ("310","Harbor Endodontics",1610,D(2022,10,1),D(2027,9,30),27.0,3622.5,"Endodontics","1 option, 5 yrs",[]),
         ("315","Barrow Health System (billing office)",3340,D(2023,12,1),D(2028,11,30),24.0,0.0,"Non-clinical. Early termination 11/30/2026 w/ 6 mos. fee","None",[])])]
    tot=sum(s[2] for _,g in fl for s in g)
    c=canvas.Canvas(f"{HERE}/documents/{n}",pagesize=landscape(letter)); rows=[];y=0;pg=0
    X=dict(s=40,t=82,a=318,p=360,c=376,e=440,ann=572,mo=640,cam=695,dep=752)
    def top():
        nonlocal y,pg
        pg+=1;c.setFont("NarB",15);c.drawString(40,570,"Saint Orin Medical Arts Building");c.setFont("Nar",10);c.drawString(40,556,"Tenant Rent Schedule, certified as of September 15, 2025");c.drawRightString(752,570,f"- {pg} -")
        c.setLineWidth(1.5);c.line(40,549,752,549);c.setFont("NarB",9)
        for k,a,b in (("s","","Suite"),("t","Tenant","Specialty / Notes / Options / Scheduled increases"),("c","Term","Begins"),("e","Term","Ends")):
            c.drawString(X[k],537,a);c.drawString(X[k],526,b)
        for k,a,b in (("a","Rentable","Sq Ft"),("p","Bldg","Share"),("ann","Base Rent","per Year"),("mo","Base Rent","per Month"),("cam","Op. Exp.","per Month"),("dep","Security","Deposit")):
            xx=X[k]+(4 if k=="p" else 0);c.drawRightString(xx,537,a);c.drawRightString(xx,526,b)
        c.setLineWidth(.5);c.line(40,520,752,520);y=506
    top();A=0
    for sec,g in fl:
        if y<130: c.showPage();top()
        c.setFont("NarB",10);c.drawString(40,y,sec);y-=14;ss=[]
        for su,t,sf,a,b,psf,dep,l2,opt,steps in g:
            if y<80: c.showPage();top()
            vac=t=="VACANT"
            ann=mo=oe=None
            if not vac: mo=round(sf*psf/12,2);ann=round(mo*12,2);oe=round(sf*9.84/12,2)
            c.setFont("NarB" if not vac else "NarI",9.5);c.drawString(X['s'],y,su);c.drawString(X['t'],y,t);c.setFont("Nar",9.5);c.drawRightString(X['a'],y,m0(sf));c.drawRightString(X['p']+4,y,f"{sf/tot*100:.2f}%")
            if a: c.drawString(X['c'],y,a.strftime("%b %-d, %Y"));c.drawString(X['e'],y,b.strftime("%b %-d, %Y") if isinstance(b,dt.date) else b)
            for k,v in (("ann",ann),("mo",mo),("cam",oe),("dep",dep)):
                if v is not None:c.drawRightString(X[k],y,m2(v))
            y-=11;c.setFont("NarI",8.5);c.drawString(X['t'],y,l2+(f".  Options: {opt}" if opt else ""));y-=10
            sts=[dict(date=d,amount=round(sf*p/12,2)) for d,p in steps]
            if sts:c.drawString(X['t'],y,"Increases to: "+";  ".join(f"{m2(s['amount'],'$')}/mo on {us(s['date'],pad=True)}" for s in sts));y-=10
            y-=5
            ss.append(R(unit=su,tenantName=None if vac else t,area=sf,section=sec,statusText="VACANT" if vac else "Owner-occupied" if "Owner-occ" in l2 else "Occupied",leaseStartDate=a,leaseEndDate=b,annualRent=ann,contractRent=mo,deposit=dep,charges=ch(("Op. Exp.",oe)),rentSteps=sts,marketRent=2835.0 if "2,835" in l2 else None))
        rows+=ss
        c.setLineWidth(.4);c.line(280,y+9,752,y+9);c.setFont("NarB",9);c.drawString(X['t'],y-2,f"Subtotal {sec.title()}")
        oes=lambda q:S(q,lambda z:sum(w['amount'] for w in z.get('charges',[])))
        for k,v,ff in (("a",S(ss,'area'),m0),("ann",S(ss,'annualRent'),m2),("mo",S(ss,'contractRent'),m2),("cam",oes(ss),m2),("dep",S(ss,'deposit'),m2)):c.drawRightString(X[k],y-2,ff(v))
        y-=22
    if y<150: c.showPage();top()
    c.setLineWidth(1.2);c.line(280,y+10,752,y+10);c.setFont("NarB",10);c.drawString(X['t'],y-2,"TOTAL BUILDING")
    TT=[S(rows,'area'),S(rows,'annualRent'),S(rows,'contractRent'),oes(rows),S(rows,'deposit')]
    for k,v,ff in zip(("a","ann","mo","cam","dep"),TT,(m0,m2,m2,m2,m2)):c.drawRightString(X[k],y-2,ff(v))
    y-=24;c.setFont("Nar",9.5)
    vs=sum(x['area'] for x in rows if x['statusText']=="VACANT")
    for s in (f"14 suites; 12 occupied, 2 vacant. Occupied area {tot-vs:,} of {tot:,} rentable sq ft ({(tot-vs)/tot*100:.1f}%).","Op. Exp. is each tenant's estimated monthly share of taxes, insurance and common area costs ($9.84 per rentable sq ft per year), reconciled each March.",
      "The undersigned certifies to Dunmere Regional Bank that this schedule is accurate and that no other leases or occupancy agreements exist."):
        c.drawString(40,y,s);y-=12
    y-=16;c.drawString(40,y,"Saint Orin Medical Realty, LP     By: ______________________     Everard P. Lindholme, M.D., General Partner");c.save()
    save(n,"OFFICE",rows,"Saint Orin Medical Arts Building","2025-09-15",14,12,2,"two/three-line records by floor, steps in note lines, borderless",True,"physician owner's practice manager",checks=[[k,v,""] for k,v in zip(["area","annualRent","contractRent","charge:Op. Exp.","deposit"],TT)])

# ---------- d06 marina --------------------------------------------------------
def d06():
    n="06_gull_point_marina.pdf"; r=rng(n);nm=Namer(r)
    boats="Second Wind,Reel Therapy,Misty Dawn,Knot Working,Tide Runner,Blue Ledger,Salt Debt,Wanderling,Halcyon Jo,Osprey II,Lazy Bight,Penny Marie,Fair Lead,Starboard Tack,Nor'easter,Cork & Rudder,Plover,Quiet Title,Dock Holiday,Lucky Strake,Vesper,Marginal Way,Sea Note,Gray Goose,Anne Arbor,Pelican's Due,True Bearing,Sandbar,Kestrel,Driftless,Four Bells,Half Hitch,Bonny Wake,Ebb & Flo,Ketchup,Windlass".split(",");bi=0
    docks=[("Dock A - covered",'A',14,40,"Cov. 40'",6360.0),("Dock B - open",'B',16,32,"Open 32'",4224.0),("Dock C - T-heads and floating",'C',8,50,"Float 50'",7980.0)]
    open_={"A-9","B-4","B-13","C-3"};trans={"B-15","B-16","C-8"}
    c=canvas.Canvas(f"{HERE}/documents/{n}",pagesize=letter);y=0;pg=0;rows=[]
    X=[40,78,128,236,300,346,393,452,500,535,575];G=colors.Color(.05,.2,.4)
    def top(hdr=True):
        nonlocal y,pg
        pg+=1;c.setFillColor(G);c.setFont("Helvetica-Bold",13);c.drawString(40,752,"GULL POINT MARINA, INC.");c.setFont("Helvetica",8.5);c.drawRightString(575,752,f"Slip Rent Roll   Sheet {pg}");c.drawString(40,740,"2025-26 season contracts in force at October 31, 2025");c.setStrokeColor(G);c.line(40,735,575,735);c.setFillColor(colors.black);y=722
        if hdr:cols()
    def cols():
        nonlocal y
        c.setFont("Helvetica-Bold",7)
        for x,a,b in ((40,"","Slip"),(78,"Slip","Type"),(128,"","Slip Holder"),(222,"","Vessel"),(284,"Contract","Basis")): c.drawString(x,y,a);c.drawString(x,y-8,b)
        for x,a,b in ((368,"Contract","Start"),(412,"Contract","End"),(460,"Annual","Fee"),(504,"Monthly","Install."),(537,"Elec.","/ mo."),(575,"Deposit","Held")): c.drawRightString(x,y,a);c.drawRightString(x,y-8,b)
        y-=12;c.setLineWidth(.4);c.line(40,y,575,y);y-=11
    top();grand=[]
    for dn,p,cnt,ln,ty,fee in docks:
        if y<120:c.showPage();top()
        c.setFont("Helvetica-Bold",8.5);c.setFillColor(G);c.drawString(40,y,dn);c.setFillColor(colors.black);y-=12;ss=[]
        for i in range(1,cnt+1):
            if y<50:c.showPage();top()
            u=f"{p}-{i}";c.setFont("Helvetica",7.5);c.drawString(40,y,u);c.drawString(78,y,ty)
            if u in open_ or u in trans:
                s="OPEN" if u in open_ else "TRANSIENT"
                c.drawString(128,y,s);
                ss.append(R(unit=u,unitType=ty,section=dn,statusText=s))
            else:
                a,b=nm.full();t=f"{a[0]}. {b}"
                if r.random()<.1:t=r.choice(["Tern Charters LLC","Bayside Towing Co.","Cove Sail School"])
                v=boats[bi];bi+=1
                basis=r.choice(["Annual"]*5+["Liveaboard","Seasonal"])
                f=fee+(1200 if basis=="Liveaboard" else 0)+r.choice([0,0,0,-120,-240,60])
                inst=round(f/12,2);el={"Liveaboard":68.0,"Annual":24.0,"Seasonal":0.0}[basis]
                st,en=(D(2025,4,1),D(2026,3,31)) if r.random()<.7 else (D(2025,7,1),D(2026,6,30))
                if basis=="Seasonal":st,en=D(2025,5,1),D(2025,11,15);f=round(fee*.75,2);inst=None
                dep=r.choice([300.0,300.0,500.0,0.0])
                c.drawString(128,y,t);c.setFont("Helvetica-Oblique",7.5);c.drawString(222,y,v);c.setFont("Helvetica",7.5);c.drawString(284,y,basis)
                c.drawRightString(368,y,st.strftime("%m/%d/%y"));c.drawRightString(412,y,en.strftime("%m/%d/%y"))
                for x,q in ((460,f),(504,inst),(537,el),(575,dep)):
                    if q is not None:c.drawRightString(x,y,m2(q))
                ss.append(R(unit=u,unitType=ty,section=dn,tenantName=t,statusText="Occupied",leaseStartDate=st,leaseEndDate=en,annualRent=f,contractRent=inst,charges=ch(("Elec.",el)),deposit=dep))
            y-=11.5
        rows+=ss;el=lambda q:S(q,lambda z:sum(w['amount'] for w in z.get('charges',[]) if w['code']=="Elec."))
        c.setFont("Helvetica-Bold",7.5);c.line(425,y+8,575,y+8);c.drawString(128,y-1,f"{cnt} slips, {sum('tenantName' in z for z in ss)} under contract")
        for x,q in ((460,S(ss,'annualRent')),(504,S(ss,'contractRent')),(537,el(ss)),(575,S(ss,'deposit'))):c.drawRightString(x,y-1,m2(q))
        y-=20
    TT=[S(rows,'annualRent'),S(rows,'contractRent'),el(rows),S(rows,'deposit')]
    c.setFont("Helvetica-Bold",8);c.line(425,y+9,575,y+9);c.drawString(128,y-1,"ALL DOCKS")
    for x,q in zip((460,504,537,575),TT):c.drawRightString(x,y-1,m2(q))
    c.line(425,y-4,575,y-4);ns=len(rows);oc=sum('tenantName' in z for z in rows)
    if y<250:c.showPage();top(False)
    y-=30;c.setFont("Helvetica-Bold",9);c.setFillColor(G);c.drawString(40,y,"Upland tenants");c.setFillColor(colors.black);y-=14;c.setFont("Helvetica-Bold",7)
    for x,s in ((40,"Space"),(108,"Lessee"),(400,"Percentage rent")):c.drawString(x,y,s)
    for x,s in ((262,"Sq. ft."),(312,"Lease end"),(360,"Base / mo."),(575,"Deposit held")):c.drawRightString(x,y,s)
    y-=4;c.line(40,y,575,y);y-=11;up=[]
    for u,t,sf,e,b,pr,dp in (("Bldg 1","Barnacle Bill's Chandlery, LLC",2150,D(2028,12,31),2687.5,"none",2687.5),("Bldg 2","The Leeward Table (restaurant)",4300,D(2031,5,31),5912.5,"5% of sales over $1,400,000",11825.0),("Bldg 2 loft","Marina office (owner)",880,None,0.0,"",None),("Fuel dock","Coastwise Fuel Services",None,D(2027,3,31),1400.0,"6 cents per gallon",2800.0)):
        c.setFont("Helvetica",7.5);c.drawString(40,y,u);c.drawString(108,y,t);c.drawString(400,y,pr)
        for x,s in ((262,m0(sf)),(312,us(e,False,True)),(360,m2(b)),(575,m2(dp))):c.drawRightString(x,y,s)
        up.append(R(unit=u,tenantName=t,area=sf,section="Upland tenants",statusText="Owner" if "owner" in t else "Occupied",leaseEndDate=e,contractRent=b,deposit=dp));y-=11.5
    c.setFont("Helvetica-Bold",7.5);c.line(320,y+8,575,y+8);c.drawString(108,y-1,"4 upland spaces")
    for x,s in ((262,m0(S(up,'area'))),(360,m2(S(up,'contractRent'))),(575,m2(S(up,'deposit')))):c.drawRightString(x,y-1,s)
    y-=26;c.setFont("Helvetica",8)
    for s in (f"Recap: {ns} slips and 4 upland spaces = {ns+4} rentable units. Under contract or in use: {oc+4}. Open or held for transients: {ns-oc}.","Seasonal slips are paid in full at launch (no instalments). Transient slips are rented by the night; that income is not shown here.",
       "Liveaboard contracts include pump-out. Elec. is the flat monthly charge; metered slips are settled quarterly.","","Certified correct: ____________________  Leopold Strand-Averill, Harbormaster and Vice President        Nov. 6, 2025"):
        c.drawString(40,y,s);y-=12
    c.save();rows+=up
    save(n,"OTHER",rows,"GULL POINT MARINA, INC.","2025-10-31",ns+4,oc+4,ns-oc,"marina slip roll by dock, no grid, second table for upland tenants with percentage rent",True,"harbormaster",
      checks=[["annualRent",TT[0],""],["contractRent",round(TT[1]+S(up,'contractRent'),2),""],["charge:Elec.",TT[2],""],["deposit",round(TT[3]+S(up,'deposit'),2),""],["area",S(up,'area'),""]])
if __name__=="__main__": d03();d04();d05();d06()

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from fpdf import FPDF

# ---------- 1. Section 8 project-based roll, charge lines under each household
def p1():
    fn="hollis_grove_affordable_rr.pdf"; r=rng(fn); N=Names(r)
    asof=D(2026,1,31)
    types={"1BR/1BA":(1118,71),"2BR/1BA":(1342,94),"3BR/1.5BA":(1605,121)}
    data=[]
    for b,addr,n in (("A","1410 Hollis Grove Rd",16),("B","1414 Hollis Grove Rd",16),("C","1420 Hollis Grove Rd",12)):
        for i in range(n):
            t=["1BR/1BA","2BR/1BA","2BR/1BA","3BR/1.5BA"][i%4]
            data.append(dict(b=b,addr=addr,unit=f"{b}{i//4+1}0{i%4+1}",t=t))
    vac={"A203","B104","C302"}; ntv={"A402","C103"}; office={"A101"}
    rows=[];
    for u in data:
        cr,ua=types[u["t"]]; u["cr"]=cr; u["ua"]=ua; u["ch"]=[]
        if u["unit"] in office:
            u["st"]="EMP"; u["name"]=N.lf(); u["mi"]=D(2021,6,14); u["cert"]=D(2025,6,1)
            u["cr"]=cr; u["ch"]=[("RENT",cr),("EMPCR",-cr)]; u["dep"]=0; u["bal"]=0
        elif u["unit"] in vac:
            u["st"]="VAC"; u["name"]=None
        else:
            u["st"]="NTV" if u["unit"] in ntv else "OCC"
            u["name"]=N.lf(); u["mi"]=D(r.randint(2009,2025),r.randint(1,9),r.choice([1,1,1,15,r.randint(2,28)]))
            m=u["mi"].month; u["cert"]=D(2025,m,1) 
            ttp=max(25,int(r.gauss(330,150)))
            if r.random()<.12: ttp=r.randint(25,60)
            ten=max(0,ttp-ua); ur=max(0,ua-ttp); hap=cr+ua-ttp
            u["ch"]=[("SUBS",hap)]
            if ten: u["ch"].insert(0,("TRENT",ten))
            if ur: u["ch"].append(("UREIMB",-ur))
            if r.random()<.22: u["ch"].append(("PETD",10))
            if r.random()<.18: u["ch"].append(("REPAY",r.choice([25,40,50,75])))
            u["dep"]=max(50,ten) if r.random()<.9 else 50
            u["bal"]=r.choice([0,0,0,0,round(r.uniform(5,420),2),-round(r.uniform(1,90),2)])
    W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H))
    c.setTitle("Rent Roll"); pg=[0]; y=[0]
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",12); c.drawString(30,H-34,"Hollis Grove Terrace")
        c.setFont("Helvetica",8); c.drawString(30,H-46,"Affordable Rent Roll - Contract MD06-T771-018 (100% PBRA)")
        c.drawString(30,H-57,"As of 01/31/2026   |   Month: January 2026   |   Sort: Building, Unit")
        c.drawRightString(W-30,H-34,f"Page {pg[0]}"); c.drawRightString(W-30,H-46,"02/03/2026 8:12 AM")
        c.setFillGray(.87); c.rect(30,H-90,W-60,25,stroke=0,fill=1); c.setFillGray(0)
        c.setFont("Helvetica-Bold",7.5)
        a,b=H-74,H-84
        for x,t1,t2,al in COLS:
            f=c.drawString if al=="l" else c.drawRightString
            f(x,a,t1); f(x,b,t2)
        y[0]=H-102
    COLS=[(33,"","Unit","l"),(74,"Bedroom","Type","l"),(126,"Unit","Status","l"),(160,"","Head of Household","l"),(290,"Move-In","Date","l"),(342,"Last","Cert.","l"),
          (442,"Contract","Rent","r"),(492,"Utility","Allow.","r"),(512,"Charge","Code","l"),(604,"","Amount","r"),(668,"Security","Deposit","r"),(755,"Ending","Balance","r")]
    head(); cur=None; tot={}; 
    bt=0; GT=dict(cr=0,ch=0,dep=0,bal=0); B=dict(cr=0,ch=0,dep=0,bal=0,n=0)
    def fnum(x): return m2(x) if x>=0 else f"({m2(-x)})"
    def btotal(bname):
        c.setFont("Helvetica-Bold",7.5); c.line(395,y[0]+9,W-30,y[0]+9)
        c.drawString(160,y[0],f"Building {bname}: {B['n']} units")
        c.drawRightString(442,y[0],m2(B["cr"])); c.drawRightString(604,y[0],m2(B["ch"])); c.drawRightString(668,y[0],m2(B["dep"])); c.drawRightString(755,y[0],fnum(B["bal"]))
        y[0]-=20
        for k in GT: GT[k]+=B[k]
        for k in B: B[k]=0
    out=[]
    for u in data:
        need=11*(len(u["ch"])+1 if u["ch"] else 1)+16
        if u["b"]!=cur:
            if cur: btotal(cur)
            if y[0]<120: c.showPage(); head()
            cur=u["b"]; c.setFont("Helvetica-BoldOblique",8.5); c.drawString(30,y[0],f"Building {cur} - {u['addr']}"); y[0]-=13
        if y[0]-need<40: c.showPage(); head()
        c.setFont("Helvetica",7.5); Y=y[0]
        c.drawString(33,Y,u["unit"]); c.drawString(74,Y,u["t"]); c.drawString(126,Y,u["st"])
        c.drawRightString(442,Y,m2(u["cr"])); c.drawRightString(492,Y,m2(u["ua"]))
        B["cr"]+=u["cr"]; B["n"]+=1
        k=row(unit=u["unit"],building="Building "+cur,unitType=u["t"],statusText=u["st"])
        k["contractRent"]=u["cr"]
        if u["name"]:
            c.drawString(160,Y,u["name"]); c.drawString(290,Y,us(u["mi"])); c.drawString(342,Y,us(u["cert"]))
            c.drawRightString(668,Y,m2(u["dep"])); c.drawRightString(755,Y,fnum(u["bal"]))
            B["dep"]+=u["dep"]; B["bal"]+=u["bal"]
            s=0
            for code,a in u["ch"]:
                c.drawString(512,y[0],code); c.drawRightString(604,y[0],fnum(a)); s+=a; y[0]-=10.5
                tot[code]=tot.get(code,0)+a
            c.setFont("Helvetica-Oblique",7.5); c.line(560,y[0]+8.5,604,y[0]+8.5); c.drawString(512,y[0],"Total"); c.drawRightString(604,y[0],m2(s)); y[0]-=15
            B["ch"]+=s
            k.update(row(tenantName=u["name"],moveInDate=u["mi"],deposit=u["dep"],balance=u["bal"],totalCharges=s))
            k["charges"]=[{"code":a,"amount":b} for a,b in u["ch"]]
        else:
            c.drawString(160,Y,"VACANT"); y[0]-=15
        out.append(k)
    btotal(cur)
    if y[0]<190: c.showPage(); head()
    c.setFont("Helvetica-Bold",8); c.line(395,y[0]+9,W-30,y[0]+9); c.line(395,y[0]+11,W-30,y[0]+11)
    c.drawString(160,y[0],"Property Total: 44 units")
    c.drawRightString(442,y[0],m2(GT["cr"])); c.drawRightString(604,y[0],m2(GT["ch"])); c.drawRightString(668,y[0],m2(GT["dep"])); c.drawRightString(755,y[0],fnum(GT["bal"]))
    y[0]-=26; Y0=y[0]
    c.drawString(30,y[0],"Charge code recap"); c.setFont("Helvetica",7.5)
    desc=dict(TRENT="Tenant rent portion",SUBS="HUD housing assistance payment",UREIMB="Utility reimbursement to tenant",PETD="Pet fee",REPAY="Repayment agreement",RENT="Staff unit rent",EMPCR="Employee unit credit")
    for k_ in desc:
        y[0]-=11; c.drawString(36,y[0],k_); c.drawString(90,y[0],desc[k_]); c.drawRightString(300,y[0],fnum(tot[k_]))
    y[0]-=12; c.setFont("Helvetica-Bold",7.5); c.line(240,y[0]+9,300,y[0]+9); c.drawString(36,y[0],"Total"); c.drawRightString(300,y[0],m2(sum(tot.values())))
    y[0]=Y0; c.drawString(420,y[0],"Occupancy"); c.setFont("Helvetica",7.5)
    for a,b in (("OCC  Occupied",38),("NTV  Occupied, notice to vacate",2),("EMP  Occupied, staff unit (non-revenue)",1),("VAC  Vacant",3),("Total units",44)):
        y[0]-=11; c.drawString(426,y[0],a); c.drawRightString(620,y[0],str(b))
    c.save()
    assert sum(1 for u in data if u["st"]=="OCC")==38 and abs(sum(tot.values())-GT["ch"])<.01
    save(fn,dict(propertyName="Hollis Grove Terrace",asOnDate="2026-01-31",units=44,occupied=41,vacant=3,rows=out),"MULTIFAMILY","PBRA affordable roll, charge lines with totals per household, building subtotals, landscape PDF",True)

# ---------- 2. Garden conventional, two-line records
def p2():
    fn="Cypress_Landing_RentRollDetail_0226.pdf"; r=rng(fn); N=Names(r)
    plans={"A1":(684,1215),"A2":(742,1290),"B1":(1008,1560),"B2R":(1061,1685),"C1":(1290,1945)}
    units=[]
    for b in range(1,8):
        for f in (1,2,3):
            for s in range(1,5 if b<4 else 4):
                units.append((f"{b:02d}-{f}{s:02d}",["A1","A2","B1","B2R","C1"][(b*2+s+f)%5]))
    vac=set(r.sample(range(3,len(units)),9)); vl=sorted(vac)
    leased=set(vl[2:8:2]); model=0; down=vl[4]
    if down in leased: leased.discard(down)
    ntv=set(r.sample([i for i in range(1,len(units)) if i not in vac],5)); ntvl=set(sorted(ntv)[:2])
    out=[]; print_rows=[]; S={}
    for i,(u,p) in enumerate(units):
        sf,mk=plans[p]; mk=mk+r.choice([0,0,15,25,40]) + (10 if u[3]=="3" else 0)
        d=dict(u=u,p=p,sf=sf,mk=mk,name=None,kind="unit")
        if i==model: d["st"]="Model"
        elif i==down and i in vac: d["st"]="Vacant-Down"
        elif i in vac: d["st"]="Vacant-Leased" if i in leased else "Vacant"
        else:
            d["st"]="Occupied-NTVL" if i in ntvl else "Occupied-NTV" if i in ntv else "Occupied"
            d["name"]=N.lf(); ls=D(2025,r.randint(3,12),r.choice([1,1,r.randint(2,28)])); term=r.choice([12,12,12,13,10,14])
            d["ls"]=ls; d["le"]=addm(ls,term)-days(1)
            d["mi"]=ls if r.random()<.45 else addm(ls,-12*r.randint(1,5))
            if i in ntv:
                d["mo"]=D(2026,r.choice([2,3]),r.randint(10,28)); d["le"]=d["mo"]
            d["rent"]=mk-r.choice([-20,0,15,30,45,60,85])
            d["pet"]=r.choice([0,0,0,25,35,50]); d["util"]=r.choice([48.5,52.75,61.0]) if p[0]!="C" else 74.25
            d["conc"]=-r.choice([0,0,0,0,0,50,75,100]); d["dep"]=r.choice([200,200,300,500,0]); d["bal"]=r.choice([0,0,0,0,0,round(r.uniform(10,1400),2),-round(r.uniform(5,200),2)])
        S[d["st"]]=S.get(d["st"],0)+1; print_rows.append(d)
        if d["st"]=="Vacant-Leased":
            ls=D(2026,2,r.randint(12,27))
            print_rows.append(dict(u=u,p=p,sf=sf,mk=None,kind="app",st="Applicant",name=N.lf(),ls=ls,mi=ls,le=addm(ls,12)-days(1),rent=mk,pet=0,util=52.75,conc=0,dep=200,bal=-200))
    W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=[0]; y=[0]
    X=[(28,"l"),(70,"l"),(128,"r"),(140,"l"),(222,"l"),(362,"r"),(424,"r"),(472,"r"),(528,"r"),(588,"r"),(650,"r"),(706,"r"),(764,"r")]
    h1=["Unit","Plan","SqFt","Unit/Lease Status","Name","Market","Lease Rent","Pet","Util/Trash","Concess.","Total Billing","Dep Held","Balance"]
    def head():
        pg[0]+=1
        c.setFont("Times-Bold",13); c.drawCentredString(W/2,H-30,"RENT ROLL DETAIL"); c.setFont("Times-Roman",9.5)
        c.drawCentredString(W/2,H-42,"Cypress Landing Apartments - Mobile, AL"); c.drawCentredString(W/2,H-53,"As of 02/05/2026   Parameters: Properties - ALL; Show All Unit Designations; Subjournals - ALL")
        c.setLineWidth(.8); c.line(28,H-60,W-28,H-60); c.setFont("Helvetica-Bold",7.2)
        for (x,al),t in zip(X,h1): (c.drawString if al=="l" else c.drawRightString)(x,H-70,t)
        c.setFont("Helvetica-BoldOblique",7.2)
        for x,t in ((222,"Move-In"),(272,"Lease Start"),(330,"Lease End"),(388,"Move-Out")): c.drawString(x,H-80,t)
        c.line(28,H-84,W-28,H-84); y[0]=H-95
        c.setFont("Helvetica",6.5); c.drawString(28,22,"* Applicant lines are not included in totals. Pending renewals suppressed."); c.drawRightString(W-28,22,f"Page {pg[0]} of {NP}")
    def body():
        T=dict(mk=0,rent=0,pet=0,util=0,conc=0,tb=0,dep=0,bal=0,sf=0)
        P={}
        nonlocal out; out=[]
        head()
        for d in print_rows:
            if y[0]<52: c.showPage(); head()
            c.setFont("Helvetica",7.4); Y=y[0]
            k=row(unit=d["u"],unitType=d["p"],area=d["sf"],statusText=d["st"])
            c.drawString(28,Y,d["u"]); c.drawString(70,Y,d["p"]); c.drawRightString(128,Y,f"{d['sf']:,}"); c.drawString(140,Y,d["st"]+("*" if d["kind"]=="app" else ""))
            if d["kind"]=="app": k["statusText"]="Applicant*"
            if d["mk"] is not None:
                c.drawRightString(362,Y,m2(d["mk"])); k["marketRent"]=d["mk"]; T["mk"]+=d["mk"]; T["sf"]+=d["sf"]
            pp=P.setdefault(d["p"],dict(n=0,o=0,mk=0,rent=0))
            if d["kind"]=="unit": pp["n"]+=1; pp["mk"]+=d["mk"]
            if d["name"]:
                c.drawString(222,Y,d["name"]); tb=d["rent"]+d["pet"]+d["util"]+d["conc"]
                for x,v in ((424,d["rent"]),(472,d["pet"]),(528,d["util"]),(588,d["conc"]),(650,tb),(706,d["dep"]),(764,d["bal"])): c.drawRightString(x,Y,m2(v))
                if d["kind"]=="unit":
                    pp["o"]+=1; pp["rent"]+=d["rent"]
                    for q in ("rent","pet","util","conc","dep","bal"): T[q]+=d[q]
                    T["tb"]+=tb
                y[0]-=9.5; c.setFillGray(.25)
                c.drawString(222,y[0],us(d["mi"])); c.drawString(272,y[0],us(d["ls"])); c.drawString(330,y[0],us(d["le"]))
                if d.get("mo"): c.drawString(388,y[0],us(d["mo"]))
                c.setFillGray(0)
                k.update(row(tenantName=d["name"],contractRent=d["rent"],moveInDate=d["mi"],leaseStartDate=d["ls"],leaseEndDate=d["le"],moveOutDate=d.get("mo"),deposit=d["dep"],balance=d["bal"],totalCharges=tb))
                k["charges"]=[{"code":"Lease Rent","amount":d["rent"]},{"code":"Pet","amount":d["pet"]},{"code":"Util/Trash","amount":d["util"]},{"code":"Concess.","amount":d["conc"]}]
            else: c.drawString(222,Y,"MODEL" if d["st"]=="Model" else "VACANT")
            out.append(k); y[0]-=12.5
        if y[0]<210: c.showPage(); head()
        y[0]-=3; c.setFont("Helvetica-Bold",7.4); c.line(28,y[0]+10,W-28,y[0]+10)
        c.drawString(28,y[0],"Totals:"); 
        for x,v in ((362,T["mk"]),(424,T["rent"]),(472,T["pet"]),(528,T["util"]),(588,T["conc"]),(650,T["tb"]),(706,T["dep"]),(764,T["bal"])): c.drawRightString(x,y[0],m2(v))
        c.drawRightString(128,y[0],f"{T['sf']:,}")
        y[0]-=28; Y0=y[0]; c.drawString(28,y[0],"Amt / SqFt and totals by floor plan"); y[0]-=12
        hx=(28,110,165,250,335)
        for x,t in zip(hx,("Plan","# Units","Occupied","Total Market","Total Lease Rent")): (c.drawString if x==28 else c.drawRightString)(x,y[0],t)
        c.setFont("Helvetica",7.4)
        for p in sorted(P):
            y[0]-=11; q=P[p]; c.drawString(28,y[0],p)
            for x,t in zip(hx[1:],(str(q["n"]),str(q["o"]),m2(q["mk"]),m2(q["rent"]))): c.drawRightString(x,y[0],t)
        y[0]-=12; c.setFont("Helvetica-Bold",7.4); c.drawString(28,y[0],"Total"); c.line(28,y[0]+9,335,y[0]+9)
        for x,t in zip(hx[1:],(str(len(units)),str(sum(q["o"] for q in P.values())),m2(T["mk"]),m2(T["rent"]))): c.drawRightString(x,y[0],t)
        y[0]=Y0; c.drawString(430,y[0],"Occupancy and Rents Summary"); c.setFont("Helvetica",7.4)
        occ=sum(v for q,v in S.items() if q.startswith("Occ"))
        for a,b in (("Occupied, no NTV",S["Occupied"]),("Occupied, NTV",S["Occupied-NTV"]),("Occupied, NTV Leased",S["Occupied-NTVL"]),("Total occupied",occ),("Vacant, not leased",S["Vacant"]),("Vacant, leased",S["Vacant-Leased"]),("Vacant, down",S.get("Vacant-Down",0)),("Total vacant",sum(v for q,v in S.items() if q.startswith("Vac"))),("Model / admin",1),("Total units",len(units))):
            y[0]-=11; c.setFont("Helvetica-Bold" if a.startswith("Total") else "Helvetica",7.4); c.drawString(436,y[0],a); c.drawRightString(600,y[0],str(b))
        return occ
    NP=0; c0=c
    import io
    c=canvas.Canvas(io.BytesIO(),pagesize=(W,H)); body(); NP=pg[0]
    c=c0; pg[0]=0; occ=body(); c.save()
    save(fn,dict(propertyName="Cypress Landing Apartments",asOnDate="2026-02-05",units=len(units),occupied=occ,vacant=sum(v for q,v in S.items() if q.startswith("Vac")),rows=out),"MULTIFAMILY","garden apartments, rent roll detail with two-line records and applicant lines, floor-plan recap",True)

# ---------- 3. Assisted living census, portrait, fpdf2
def p3():
    fn="Brightwater Manor census Jan 2026.pdf"; r=rng(fn); N=Names(r)
    LV={0:0,1:525,2:950,3:1425,4:1980}
    secs=[("Assisted Living - First Floor",[(f"{n}",) for n in range(101,119)]),("Assisted Living - Second Floor",[(f"{n}",) for n in range(201,217)]),
          ("Memory Care - The Garden Wing",[(f"G{n}{ab}",) for n in range(1,8) for ab in "AB"])]
    pdf=FPDF("P","pt","letter"); pdf.set_auto_page_break(False); pdf.set_margins(30,30,30)
    pdf.add_font("L","", "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf"); pdf.add_font("L","B","/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf")
    cw=[34,54,112,42,48,46,50,48,44,40,54]; hd=["Apt","Style","Resident(s)","Care\nLevel","Move-in","Street\nRate","Base\nRent","Care\nCharge","2nd\nPerson","Med\nMgmt","Total\nMonthly"]
    pg=0; y=0
    def head():
        nonlocal y,pg
        pdf.add_page(); pg+=1
        pdf.set_font("L","B",14); pdf.set_text_color(30,60,90); pdf.text(30,42,"Brightwater Manor"); pdf.set_font("L","",9.5); pdf.set_text_color(0)
        pdf.text(30,55,"Resident Census and Monthly Charges  -  January 31, 2026"); pdf.set_font("L","",8); pdf.text(30,770,"Confidential - contains resident information"); pdf.text(545,770,f"Page {pg}")
        pdf.set_fill_color(30,60,90); pdf.rect(20,64,572,26,"F"); pdf.set_text_color(255); pdf.set_font("L","B",8.5)
        x=20
        for w,h in zip(cw,hd):
            for j,l in enumerate(h.split("\n")):
                yy=74+j*10 if "\n" in h else 80
                if x>262 : pdf.text(x+w-3-pdf.get_string_width(l),yy,l)
                else: pdf.text(x+3,yy,l)
            x+=w
        pdf.set_text_color(0); y=90
    def cells(v,style="",fill=None):
        nonlocal y
        pdf.set_font("L",style,8.5)
        if fill: pdf.set_fill_color(*fill); pdf.rect(20,y,572,14,"F")
        x=20
        for i,(w,t) in enumerate(zip(cw,v)):
            if t:
                assert pdf.get_string_width(t)<w+ (30 if style else 0),(t,w)
                if i>=5: pdf.text(x+w-3-pdf.get_string_width(t),y+10,t)
                else: pdf.text(x+3,y+10,t)
            x+=w
        y+=14
    head(); out=[]; G=[0]*6; zeb=0; cnt={}
    tot_u=tot_o=0; summ=[]
    for sec,us_ in secs:
        if y>690: head()
        pdf.set_font("L","B",9.5); pdf.text(22,y+14,sec); y+=19
        T=[0]*6; n=o=0
        mc=sec.startswith("Mem"); vac=set(r.sample(range(len(us_)),3 if not mc else 2)); hold=r.choice([i for i in range(len(us_)) if i not in vac]) if sec.endswith("First Floor") else -1
        couples=set(r.sample([i for i in range(len(us_)) if i not in vac and i!=hold],3)) if not mc else set()
        for i,(u,) in enumerate(us_):
            if y>740: head()
            if mc: st,mk="Semi-Pvt",5350
            else: st,mk=r.choice([("Studio",4150),("Studio Dlx",4475),("1 BR",5295)])
            if i in couples: st,mk="1 BR",5295
            n+=1
            k=row(unit=u,unitType=st,section=sec,marketRent=mk)
            if i in vac:
                cells([u,st,"VACANT","","",m0(mk)],fill=(240,240,240) if zeb%2 else None); k["statusText"]="VACANT"; T[0]+=mk
            elif i==hold:
                nm="HOLD - dep. received"; cells([u,st,nm,"","",m0(mk)],fill=(240,240,240) if zeb%2 else None); k["statusText"]=nm; T[0]+=mk
            else:
                o+=1; f,l=N.pair()
                if i in couples: nm=f"{l}, {f} & {r.choice(FIRST)}"
                else: nm=f"{l}, {f}"
                lv=r.choice([1,1,2,2,3]) if not mc else r.choice([3,3,4]); 
                if not mc and r.random()<.15: lv=0
                base=mk-r.choice([0,50,95,140,210,275]); care=LV[lv]; sp=950 if i in couples else 0; med=r.choice([0,285,285,345]) if not mc else 345
                if i in couples and care: care=care*2 if r.random()<.3 else care
                mi=D(r.randint(2021,2025),r.randint(1,12),r.randint(1,28)); tt=base+care+sp+med
                lab="Ind." if lv==0 else ("MC" if mc else "AL")+f"-{lv}"
                cells([u,st,nm,lab,usn2(mi),m0(mk),m0(base),m0(care),m0(sp),m0(med),m0(tt)],fill=(240,240,240) if zeb%2 else None)
                for j,v in enumerate((mk,base,care,sp,med,tt)): T[j]+=v
                k.update(row(tenantName=nm,statusText="Occupied",moveInDate=mi,contractRent=base,totalCharges=tt)); cnt[lab]=cnt.get(lab,0)+1
                k["charges"]=[{"code":a,"amount":b} for a,b in (("Base Rent",base),("Care Charge",care),("2nd Person",sp),("Med Mgmt",med))]
            out.append(k); zeb+=1
        if y>740: head()
        pdf.line(20,y+1,592,y+1); cells(["",f"{o} of {n} occupied","","",""]+[m0(t) for t in T],"B"); y+=6
        G=[a+b for a,b in zip(G,T)]; tot_u+=n; tot_o+=o; summ.append((sec,n,o,T[5]))
    if y>600: head()
    pdf.line(20,y,592,y); pdf.line(20,y+2,592,y+2); y+=2; cells(["TOTAL","","","",""]+[m0(t) for t in G],"B"); y+=20
    pdf.set_font("L","B",9); pdf.text(22,y,"Census summary"); 
    for x,t in ((250,"Capacity"),(310,"Occupied"),(365,"Vacant / hold"),(440,"Monthly revenue")): pdf.text(x-pdf.get_string_width(t)+20,y,t)
    pdf.set_font("L","",9)
    for a,n,o,t in summ+[("All",tot_u,tot_o,G[5])]:
        y+=13; pdf.text(26,y,a)
        for x,v in ((270,n),(330,o),(385,n-o),(460,t)): s=m0(v); pdf.text(x-pdf.get_string_width(s),y,s)
    y+=22; pdf.set_font("L","",8)
    pdf.text(22,y,"Care levels in residence (apartments): "+", ".join(f"{a} {cnt[a]}" for a in sorted(cnt))+".  Community fee $3,000 collected at move-in, not shown.")
    y+=11; pdf.text(22,y,"Memory care is counted by bed. Care charge for couples may cover both residents.")
    pdf.output(doc(fn))
    save(fn,dict(propertyName="Brightwater Manor",asOnDate="2026-01-31",units=tot_u,occupied=tot_o,vacant=tot_u-tot_o,rows=out),"SENIOR_HOUSING","assisted living and memory care census, charges in columns, care levels, portrait PDF",False)

# ---------- 4. NYC stabilised, typewriter
def p4():
    fn="1862_Prosser_Ave_rentroll.pdf"; r=rng(fn); N=Names(r)
    pdf=FPDF("P","pt","letter"); pdf.set_auto_page_break(False); pdf.add_page()
    def T(x,y,s,b=""): pdf.set_font("Courier",b,8.4); pdf.text(x,y,s)
    y=48
    pdf.set_font("Courier","B",12); pdf.text(40,y,"1862 PROSSER AVENUE, BRONX NY"); y+=14
    T(40,y,"RENT ROLL FOR THE MONTH OF FEBRUARY 2026"); y+=11; T(40,y,"24 APTS + SUPER    REGISTERED WITH DHCR    PREPARED BY OFFICE 2/2/26"); y+=20
    H1=f"{'APT':<5}{'TYPE':<6}{'TENANT':<24}{'REG':<5}{'LEASE':<10}{'LEGAL':>10}{'RENT':>10}{'SECUR':>10}{'ARREARS':>10}"
    H2=f"{'':<5}{'':<6}{'':<24}{'':<5}{'EXPIRES':<10}{'REG RENT':>10}{'NOW PAID':>10}{'':>10}{'':>10}{'':>2}"
    T(40,y,H1,"B"); y+=10; T(40,y,H2,"B"); y+=5; T(40,y,"-"*90); y+=12
    out=[]; L=R=S=A=0; ren=[]
    apts=[f"{f}{c}" for f in range(1,6) for c in "ABCDE"]
    vac={"2D","5A"}
    for a in apts:
        ty={"A":"2BR","B":"1BR","C":"STU","D":"1BR","E":"3BR"}[a[1]]
        base={"2BR":1480,"1BR":1275,"STU":1050,"3BR":1790}[ty]
        k=row(unit=a,unitType=ty)
        if a=="1A":
            T(40,y,f"{a:<5}{ty:<6}{'SUPERINTENDENT':<24}{'EX':<5}{'':<10}{'':>10}{'0.00':>10}"); k.update(tenantName="SUPERINTENDENT",contractRent=0,statusText="Occupied")
        elif a in vac:
            leg=round(base*r.uniform(1,1.3),2); L+=leg
            T(40,y,f"{a:<5}{ty:<6}{'VACANT':<24}{'RS':<5}{'':<10}{m2(leg):>10}"); k.update(statusText="VACANT")
        else:
            nm=N.il().upper(); reg=r.choice(["RS","RS","RS","RSP","RSP"]); leg=round(base*r.uniform(.72,1.35),2)
            if a in("3B","4E"): reg="RC"; leg=round(base*.61,2)
            act=leg if reg!="RSP" else round(leg*r.uniform(.74,.93),2)
            ex=eom(D(r.choice([2026,2026,2027]),r.randint(3,12),1)); 
            if reg=="RC": exs="NO LEASE"
            else: exs=usn2(ex)
            if a=="2B": exs="MTM"
            sec=act if reg!="RC" else 0
            if r.random()<.3 and reg!="RC": sec=round(act*.94,2)
            ar=r.choice([0,0,0,0,act,round(r.uniform(30,400),2)]); 
            if a=="4C": ar=round(act*3+212.5,2)
            L+=leg;R+=act;S+=sec;A+=ar
            T(40,y,f"{a:<5}{ty:<6}{nm:<24}{reg:<5}{exs:<10}{m2(leg):>10}{m2(act):>10}{m2(sec):>10}{m2(ar):>10}"+(" LT" if a=="4C" else ""))
            k.update(row(tenantName=nm,contractRent=act,deposit=sec,balance=ar,statusText="Occupied",leaseEndDate=ex if exs not in("MTM","NO LEASE") else exs))
            if exs not in("MTM","NO LEASE") and ex.year==2026 and ex.month<=6:
                nr=round(act*1.03,2); eff=ex+days(1); ren.append((a,nm,usn2(eff),nr)); k["rentSteps"]=[{"date":iso(eff),"amount":nr}]
        out.append(k); y+=13.5
        if a[1]=="E": y+=5
    T(40,y-4,"-"*90); y+=9
    T(40,y,f"{'TOTAL PER MONTH':<50}{m2(L):>10}{m2(R):>10}{m2(S):>10}{m2(A):>10}","B"); y+=13
    T(40,y,f"{'TOTAL PER YEAR':<60}{m2(R*12):>10}"); y+=26
    T(40,y,"RENEWALS SIGNED (1 YR, 3%)","B"); y+=12
    T(40,y,f"{'APT':<6}{'TENANT':<24}{'EFFECTIVE':<12}{'NEW RENT':>10}"); y+=12
    for a,n,e,v in ren: T(40,y,f"{a:<6}{n:<24}{e:<12}{m2(v):>10}"); y+=12
    y+=12
    for s in ("RS = STABILIZED   RSP = STABILIZED, PREFERENTIAL RENT   RC = CONTROLLED (MBR)   EX = EXEMPT","LT = IN LANDLORD TENANT COURT.  2D RENOVATION IN PROGRESS, 5A SHOWING.","22 TENANTS, 2 VACANT, 1 SUPER = 25 APARTMENTS"): T(40,y,s); y+=12
    assert y<775,y
    pdf.output(doc(fn))
    save(fn,dict(propertyName="1862 PROSSER AVENUE",asOnDate="2026-02",units=25,occupied=23,vacant=2,rows=out),"MULTIFAMILY","New York rent-stabilised building, typewriter style, legal against paid rent, renewals table below",False)

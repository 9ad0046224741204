from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F = "Juniper_Flats_RR_Detail_103125.pdf"
def make():
    r = random.Random(6701); N = Names(r); asof = dt.date(2025,10,31)
    plans = {"A1":("1x1 Sedge",704,1385),"A2":("1x1D Yarrow",812,1490),"B1":("2x2 Aster",1046,1795),"B2":("2x2 Lupine",1118,1880),"C1":("3x2 Larch",1311,2240)}
    recs = []
    for b in range(1,7):
        for n in range(12):
            p = ["A1","B1","A2","B2","A1","C1"][(n+b)%6]
            recs.append(dict(unit=f"{b:02d}-{(n//4+1)*100+n%4+1}", plan=p))
    stat = {}
    idx = list(range(len(recs))); r.shuffle(idx)
    for i in idx[:4]: stat[i] = "Vacant"
    for i in idx[4:6]: stat[i] = "Vacant-Leased"
    for i in idx[6:9]: stat[i] = "Occupied-NTV"
    for i in idx[9:11]: stat[i] = "Occupied-NTVL"
    stat[idx[11]] = "Admin/Down"
    rows=[]; blocks=[]
    T=dict(mkt=0,rent=0,oth=0,tot=0,dep=0,bal=0); bycode={}; bystat={}
    for i,u in enumerate(recs):
        s = stat.get(i,"Occupied"); nm,sf,mk = plans[u["plan"]]; mk += r.choice([0,0,15,25,40])
        d = dict(unit=u["unit"], plan=u["plan"], desig=r.choice(["N/A","N/A","N/A","Renovated"]), sf=sf, st=s, mkt=mk, ch=[], rest=False)
        bs = bystat.setdefault(s,[0,0,0,0]); bs[0]+=1; bs[1]+=mk
        if s.startswith("Occupied"):
            mi = dt.date(2025,10,1)-dt.timedelta(days=r.randrange(20,1700)); 
            ls = mi
            while addm(ls,12) < asof: ls = addm(ls.replace(day=1),12)
            le = addm(ls.replace(day=1), 12)-dt.timedelta(days=1) if r.random()<.8 else eom(addm(ls,13))
            rent = mk - r.choice([0,10,25,40,60,85,-15]); ch=[("RENT",float(rent))]
            ch.append(("TRASH",12.00)); ch.append(("PESTCTRL",4.5))
            if r.random()<.35: ch.append(("PETRENT",r.choice([25.0,35.0,50.0])))
            if r.random()<.22: ch.append(("CARPORT",40.0))
            if r.random()<.10: ch.append(("WASHDRY",55.0))
            if r.random()<.08: ch.append(("EMPLCRED",-round(rent*.2,2)) if r.random()<.4 else ("CONC/SPECL",-float(r.choice([75,100,125]))))
            if s=="Occupied-NTV" and r.random()<.5: ch.append(("MTMFEE",150.0))
            d.update(name=N.lf(), mi=mi, ls=ls, le=le, ch=ch, dep=float(r.choice([250,300,400,500,500,0])), bal=r.choice([0,0,0,0,-12.25,1402.11,86.4,-4.5,612.0]))
            d["mo"]= asof+dt.timedelta(days=r.randrange(6,50)) if "NTV" in s else None
        else:
            d.update(name="VACANT" if s!="Admin/Down" else "DOWN UNIT", dep=0.0, bal=0.0)
        blocks.append(d)
        T["mkt"]+=mk
        if d["ch"]:
            for c,a in d["ch"]:
                bycode[c]=bycode.get(c,0)+a
                if c=="RENT": T["rent"]+=a
                else: T["oth"]+=a
            T["tot"]+=sum(a for c,a in d["ch"]); T["dep"]+=d["dep"]; T["bal"]+=d["bal"]
            bs[2]+=sum(a for c,a in d["ch"] if c=="RENT")
        if s in("Vacant-Leased","Occupied-NTVL"):
            ls=asof+dt.timedelta(days=r.randrange(5,30)); rent=mk-r.choice([0,20])
            blocks.append(dict(unit=u["unit"],plan=u["plan"],desig=d["desig"],sf=sf,st="Applicant" if r.random()<.5 else "Pending lease",mkt=None,name=N.lf(),mi=ls,ls=ls,le=addm(ls.replace(day=1),12)-dt.timedelta(days=1),mo=None,
                ch=[("RENT",float(rent)),("TRASH",12.0)],dep=float(r.choice([0,300])),bal=0.0,rest=True))
    for d in blocks:
        tot=round(sum(a for c,a in d["ch"]),2)
        vac = d["name"] in("VACANT","DOWN UNIT")
        rows.append(row(unit=d["unit"],unitType=d["plan"],area=d["sf"],tenantName=None if vac else d["name"],statusText=d["st"],marketRent=d["mkt"],
            contractRent=d["ch"][0][1] if d["ch"] else None, leaseStartDate=d.get("ls"),leaseEndDate=d.get("le"),moveInDate=d.get("mi"),moveOutDate=d.get("mo"),
            deposit=d["dep"],balance=d["bal"],charges=[{"code":c,"amount":a} for c,a in d["ch"]],totalCharges=tot))
    # ---- drawing
    W,H=landscape(letter); c=canvas.Canvas(path(F),pagesize=(W,H)); c.setTitle("Rent Roll Detail")
    L=28
    X=dict(unit=L,plan=66,desig=98,sf=172,st=178,name=246,mi=352,ls=398,le=444,mkt=530,code=536,rent=632,oth=682,tot=732) # right edges: sf mkt rent oth tot
    pg=[0]; total_pages=[None]
    FS=6.6
    def mdY(d): return d.strftime("%m/%d/%Y") if d else ""
    def head():
        pg[0]+=1
        c.setFont("Helvetica",6.5); c.drawString(L,H-26,"Details"); c.drawRightString(W-28,H-26,"Page %d"%pg[0]); c.drawRightString(W-28,H-35,"11/03/2025  8:14:52AM"); c.drawRightString(W-28,H-44,"rpt RRD-7.2")
        c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-32,"RENT ROLL DETAIL")
        c.setFont("Helvetica-Bold",8.5); c.drawCentredString(W/2,H-44,"Tollgate Residential Management - Juniper Flats")
        c.setFont("Helvetica",7.5); c.drawCentredString(W/2,H-54,"As of 10/31/2025")
        c.setFont("Helvetica",6); c.drawString(L,H-64,"Parameters: Properties - ALL;Show all unit designations or filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;")
        y=H-74; c.setLineWidth(.9); c.line(L,y+4,W-28,y+4)
        c.setFont("Helvetica-Bold",6.4)
        y1,y2=y-5,y-13
        for k,a,b in [("unit","","Unit"),("plan","Floor-","plan"),("desig","Unit","Designation"),("st","Unit/Lease","Status"),("name","","Name"),("mi","Move-In","Move-Out"),("ls","Lease","Start"),("le","Lease","End"),("code","Trans","Code")]:
            c.drawString(X[k],y1,a); c.drawString(X[k],y2,b)
        for k,a,b in [("sf","","SQFT"),("mkt","Market","+ Addl."),("rent","Lease","Rent"),("oth","Other Charges/","Credits"),("tot","Total","Billing")]:
            c.drawRightString(X[k]-(4 if k=="sf" else 0),y1,a); c.drawRightString(X[k]-(4 if k=="sf" else 0),y2,b)
        c.drawRightString(W-28-36+8,y1,""); 
        c.line(L,y2-4,W-28,y2-4)
        return y2-14
    # deposit/balance are on the second line of name column area -> own columns to the right
    X["oth"]=655;X["rent"]=602;X["tot"]=692;X["dep"]=729;X["bal"]=W-28
    _head=head
    def head2():
        y=_head()
        c.setFont("Helvetica-Bold",6.4)
        for k,a,b in [("dep","Dep.","On Hand"),("bal","","Balance")]:
            c.drawRightString(X[k],y+14+4+8-4+1,a) ; c.drawRightString(X[k],y+14,b) if False else c.drawRightString(X[k],y+14+0.0,b)
        return y
    y=head2()
    for d in blocks:
        nl=max(len(d["ch"]),1); need=max(nl,2 if d.get("mo") else 1)*8.6+8
        if y-need<30: c.showPage(); y=head2()
        star=" *" if d["rest"] else ""
        c.setFont("Helvetica",FS)
        c.drawString(X["unit"],y,d["unit"]);c.drawString(X["plan"],y,d["plan"]);c.drawString(X["desig"],y,d["desig"]);c.drawRightString(X["sf"]-4,y,f'{d["sf"]:,}')
        c.drawString(X["st"],y,d["st"]); c.drawString(X["name"],y,d["name"])
        if d.get("mi"):
            c.drawString(X["mi"],y,mdY(d["mi"]));c.drawString(X["ls"],y,mdY(d["ls"]));c.drawString(X["le"],y,mdY(d["le"]))
        if d.get("mo"): c.drawString(X["mi"],y-8.6,mdY(d["mo"]))
        if d["mkt"] is not None: c.drawRightString(X["mkt"],y,m2(d["mkt"]))
        c.drawRightString(X["dep"],y,m2(d["dep"])); c.drawRightString(X["bal"],y,"(%s)"%m2(-d["bal"]) if d["bal"]<0 else m2(d["bal"]))
        yy=y
        for k,(cd,a) in enumerate(d["ch"]):
            yy=y-8.6*k
            c.drawString(X["code"],yy,cd)
            t="(%s)"%m2(-a) if a<0 else m2(a)
            c.drawRightString(X["rent" if cd=="RENT" else "oth"]+(0),yy,t)
            if star: c.drawString(X["rent" if cd=="RENT" else "oth"]+.5,yy,star)
        c.setFont("Helvetica-Bold",FS)
        c.drawRightString(X["tot"],yy,m2(sum(a for _,a in d["ch"])))
        if star: c.drawString(X["tot"]+.5,yy,star)
        y-=need
    if y<60: c.showPage(); y=head2()
    c.setLineWidth(.5); c.line(450,y+6,W-28,y+6); c.setFont("Helvetica-Bold",6.6)
    c.drawString(398,y-3,"totals:")
    def sg(x): return "(%s)"%m2(-x) if x<0 else m2(x)
    for k in("mkt","rent","oth","tot","dep","bal"): c.drawRightString(X[k]+0,y-3,sg(round(T[k],2)))
    c.setFont("Helvetica-Oblique",6.2); c.drawString(L,y-18,"* indicates amounts not included in detail totals")
    # summary page
    c.showPage(); pg[0]+=1
    c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-32,"RENT ROLL DETAIL"); c.setFont("Helvetica",7.5); c.drawCentredString(W/2,H-44,"Tollgate Residential Management - Juniper Flats"); c.drawCentredString(W/2,H-54,"As of 10/31/2025")
    c.setFont("Helvetica",6.5); c.drawRightString(W-28,H-26,"Page %d"%pg[0])
    y=H-90; c.setFont("Helvetica-Bold",7.5); c.drawString(60,y,"Amt / SQFT: Market = %s SQFT"%f'{sum(b["sf"] for b in blocks if not b["rest"]):,}')
    y-=22
    cols=[60,300,370,440,510]
    for x,t in zip(cols,["Occupancy and Rents Summary for Current Date","# Units","Market","Leased Rent","% Units"]):
        (c.drawString if x==60 else c.drawRightString)(x,y,t)
    c.line(60,y-3,515,y-3); y-=14; c.setFont("Helvetica",7.2)
    lab={"Occupied":"Occupied, no NTV","Occupied-NTV":"Occupied, NTV","Occupied-NTVL":"Occupied NTV Leased","Vacant-Leased":"Vacant Leased","Admin/Down":"Admin/Down","Vacant":"Vacant Not Leased"}
    for s in lab:
        q=bystat[s]
        for x,t in zip(cols,[lab[s],str(q[0]),m2(q[1]),m2(q[2]) if q[2] else "-",f"{q[0]/72*100:.2f}%"]): (c.drawString if x==60 else c.drawRightString)(x,y,t)
        y-=11
    c.setFont("Helvetica-Bold",7.2); c.line(60,y+8,515,y+8)
    for x,t in zip(cols,["Totals:","72",m2(T["mkt"]),m2(T["rent"]),"100.00%"]): (c.drawString if x==60 else c.drawRightString)(x,y,t)
    y-=34; c.drawString(60,y,"Summary Billing by Transaction Code for Current Date"); y-=12; c.drawString(60,y,"Code"); c.drawRightString(200,y,"Amount"); c.line(60,y-3,205,y-3); y-=12; c.setFont("Helvetica",7.2)
    for cd in sorted(bycode): c.drawString(60,y,cd); c.drawRightString(200,y,sg(round(bycode[cd],2))); y-=11
    c.setFont("Helvetica-Bold",7.2); c.line(60,y+8,205,y+8); c.drawString(60,y,"Total:"); c.drawRightString(200,y,m2(T["tot"]))
    c.save()
    occ=sum(bystat[s][0] for s in bystat if s.startswith("Occupied"))
    save(F,"Juniper Flats","2025-10-31",72,occ,None,rows,checks=dict(marketRent=T["mkt"],contractRent=T["rent"],totalCharges=T["tot"],deposit=T["dep"],balance=T["bal"],_future=["Applicant","Pending lease"]))
make()

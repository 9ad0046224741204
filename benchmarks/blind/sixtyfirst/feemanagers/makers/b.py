from common import *
from reportlab.lib.pagesizes import letter, landscape, legal, A4

def p3():
    f="wrenfield_assisted_census_roll.pdf"; r=R(f); nm=Names(r); asof=date(2025,7,31)
    fl=[("FIRST FLOOR - Garden Terrace (Assisted Living)",["101","102","103","104","105","106","107","108","109","110"],"AL"),("SECOND FLOOR - Orchard Walk (Assisted Living)",["201","202","203","204","205","206","207","208","209","210"],"AL"),("THIRD FLOOR - The Harbor (Memory Care)",["301A","301B","302","303A","303B","304","305A","305B","306","307"],"MC")]
    base={"Studio":3650,"Deluxe Studio":4075,"One Bedroom":4850,"Companion":4300,"MC Private":6125}
    loc={1:450,2:825,3:1250,4:1700}
    pg=P(f,letter); rows=[]
    def hdr():
        pg.font("Times-Bold",15); pg.L(45,748,"Wrenfield House"); pg.font("Times-Roman",9); pg.Rr(567,752,"Resident Census & Rent Roll"); pg.Rr(567,741,"Month ended July 31, 2025")
        pg.line(45,735,567,1.5); pg.font("Times-Bold",8.5)
        for x,t,u,a in((45,"Suite","",0),(88,"Resident","Charges billed for the month",0),(228,"Type","",0),(300,"Payor","",0),(352,"Moved in","",0),(440,"Market","rate",1),(500,"Base","rate",1),(567,"Monthly","total",1)):
            (pg.Rr if a else pg.L)(x,722,t); (pg.Rr if a else pg.L)(x,712,u)
        pg.line(45,707,567,.5); return 694
    y=hdr(); G=[0,0,0]; occ=n=0; sumc={}
    for sec,us_,k in fl:
        if y<120: pg.new(); y=hdr()
        pg.box(45,y-3,522,12,.9); pg.font("Times-Bold",9); pg.L(48,y,sec); y-=15; S=[0,0,0]; so=0
        for u in us_:
            if y<70: pg.new(); y=hdr()
            t="Companion" if u[-1] in"AB" else ("MC Private" if k=="MC" else ["Studio","Deluxe Studio","One Bedroom"][int(u[-1])%3]); mk=base[t]; n+=1
            pg.font("Times-Bold",9); pg.L(45,y,u); pg.font("Times-Roman",9); S[0]+=mk; pg.L(228,y,t); pg.Rr(440,y,m0(mk))
            if u in("104","208","303B","209"):
                s="Vacant" if u!="209" else "Reserved (moves in 8/18/25)"; 
                if u=="209": 
                    na=nm("lf"); pg.L(88,y,"VACANT"); y-=11; pg.font("Times-Italic",8.5); pg.L(88,y,f"Reserved - prospect deposit 1,500 held; expected 18 August"); 
                    rows.append(row(unit=u,section=sec,unitType=t,marketRent=mk,statusText="VACANT",deposit=1500))
                else: pg.L(88,y,"VACANT"); rows.append(row(unit=u,section=sec,unitType=t,marketRent=mk,statusText="VACANT"))
                y-=16; continue
            na=nm("lf"); pay=r.choice(["Private","Private","Private","LTC ins.","Medicaid","VA aid"]); mi=date(r.randint(2020,2025),r.randint(1,7),r.randint(1,28)); b=mk-r.choice([0,0,75,150,225]) if pay!="Medicaid" else 2880
            L=r.randint(1,4); ch=[(f"Level {L} care" if k=="AL" else "Memory care services",loc[L] if k=="AL" else 1450)]
            if r.random()<.4: ch.append(("Medication mgmt",325))
            two=u in("106","203")
            if two: na=na+" & "+r.choice(FIRST); ch.append(("Second person",1100))
            if r.random()<.2: ch.append(("Incontinence supplies",140))
            if r.random()<.15: ch.append(("Move-in concession",-500))
            T=b+sum(x for c,x in ch); pg.L(88,y,na); pg.L(300,y,pay); pg.L(352,y,usl(mi)); pg.Rr(500,y,m0(b)); pg.Rr(567,y,m0(T)); y-=11
            pg.font("Times-Italic",8.5); 
            tail=""; st=None; mo=None
            if u=="110": tail="   ** gave 30-day notice, out 8/25/2025"; st="notice"; mo=date(2025,8,25)
            pg.L(88,y,"; ".join(f"{c} {m0(x,True)}" for c,x in ch)+tail); y-=16
            rows.append(row(unit=u,section=sec,unitType=t,tenantName=na,marketRent=mk,contractRent=b,totalCharges=T,moveInDate=mi,charges=ch,moveOutDate=mo,statusText="gave 30-day notice" if st else None))
            S[1]+=b;S[2]+=T; so+=1
            for c,x in ch: 
                c="Level of care" if c.startswith("Level") else c; sumc[c]=sumc.get(c,0)+x
        pg.line(380,y+9,567,.4); pg.font("Times-Bold",9); pg.L(88,y,f"{so} of {len(us_)} suites occupied"); 
        for j,x in enumerate((440,500,567)): pg.Rr(x,y,m0(S[j])); G[j]+=S[j]
        y-=20; occ+=so
    if y<190: pg.new(); y=hdr()
    pg.line(45,y+12,567,1.2); pg.L(45,y,f"HOUSE TOTAL   {occ} of {n} occupied ({occ/n*100:.1f}%)")
    for j,x in enumerate((440,500,567)): pg.Rr(x,y,m0(G[j]))
    y-=30; pg.L(45,y,"Where the monthly total comes from"); y-=13; pg.font("Times-Roman",9); pg.L(60,y,"Base rate"); pg.Rr(260,y,m0(G[1])); y-=12
    for c,x in sumc.items(): pg.L(60,y,c); pg.Rr(260,y,m0(x,True)); y-=12
    pg.line(200,y+9,260,.4); pg.font("Times-Bold",9); pg.L(60,y,"Monthly total"); pg.Rr(260,y,m0(G[2])); assert G[1]+sum(sumc.values())==G[2]
    pg.font("Times-Italic",8); pg.L(45,36,"Companion suites are let by the bed. Prepared by the reporting group from the community's own ledger."); pg.end()
    save(f,"SENIOR_HOUSING","two-line records by floor, care charges in words","Wrenfield House",asof,rows,n,occ,n-occ)

def p4():
    f="appfolio_quillan_plexes.pdf"; r=R(f); nm=Names(r); asof=date(2025,10,14)
    props=[("1418 Fenwick St","1418 Fenwick St Dayton, OH 45405",["A","B","C","D"]),("27-29 Palomar Ave","27-29 Palomar Ave Dayton, OH 45410",["27 Up","27 Down","29 Up","29 Down"]),("506 Tolliver Ct","506 Tolliver Ct Kettering, OH 45420",["1","2"]),("811 Marchbank Rd","811 Marchbank Rd Riverside, OH 45431",["811"]),("Cuddeback Sixplex","3300 Cuddeback Ln Dayton, OH 45406",["1","2","3","4","5","6"]),("92 Osprey Pl","92 Osprey Pl Oakwood, OH 45419",["92 - Front","92 - Rear","92 - Carriage"])]
    vac={("1418 Fenwick St","C"):"Vacant-Unrented",("Cuddeback Sixplex","4"):"Vacant-Unrented",("92 Osprey Pl","92 - Carriage"):"Vacant-Rented"}
    spc={("27-29 Palomar Ave","29 Up"):"Notice-Unrented",("Cuddeback Sixplex","2"):"Evict",("Cuddeback Sixplex","6"):"Notice-Rented"}
    pg=P(f,landscape(letter)); rows=[]
    X=[(30,"Unit",0),(90,"BD/BA",0),(126,"Tenant",0),(232,"Status",0),(332,"Sqft",1),(385,"Market Rent",1),(438,"Rent",1),(492,"Deposit",1),(502,"Lease From",0),(556,"Lease To",0),(608,"Move-in",0),(660,"Move-out",0),(760,"Past Due",1)]
    def hdr(first):
        y=580
        if first:
            pg.font("Helvetica-Bold",15); pg.L(30,578,"Rent Roll"); pg.font("Helvetica",8); pg.L(30,562,"Properties: Owned By: Quillan Family Holdings LP"); pg.L(30,551,"Units: Active"); pg.L(30,540,"As of: 10/14/2025"); pg.L(30,529,"Include Non-Revenue Units: No"); y=510
        pg.line(30,y+11,762,1); pg.font("Helvetica-Bold",7.6)
        for x,t,a in X:(pg.Rr if a else pg.L)(x,y,t)
        pg.line(30,y-4,762,.6); pg.font("Helvetica",7.6); return y-16
    y=hdr(1); G=[0]*5; n=occ=0; plant=None
    for pi,(p,ad,us_) in enumerate(props):
        if y<110: pg.font("Helvetica",7); pg.L(30,22,"Created on 10/14/2025"); pg.Rr(762,22,f"Page {pg.n}"); pg.new(); y=hdr(0)
        pg.box(30,y-4,732,13,.92); pg.font("Helvetica-Bold",7.8); pg.L(33,y,f"{p} - {ad}"); y-=15; S=[0]*5; so=0
        for u in us_:
            n+=1; br=r.choice(["2/1.00","1/1.00","2/1.50","3/1.00"]) if len(us_)>1 else "3/2.00"; sq={"2/1.00":845,"1/1.00":610,"2/1.50":930,"3/1.00":1090,"3/2.00":1410}[br]+r.choice([0,5,-12,20]); mk={"2":1125,"1":895,"3":1390}[br[0]]+r.choice([0,25,50])
            pg.font("Helvetica",7.6); st=vac.get((p,u)) or spc.get((p,u)) or "Current"
            cells=[u,br,"",st,f"{sq:,}",m2(mk)]+[""]*7; S[0]+=sq; S[1]+=mk
            o=dict(unit=u,propertyName=p,unitType=br,statusText=st,area=sq,marketRent=mk)
            if (p,u) not in vac:
                ls=addm(date(2024,11,1),r.randint(0,11)); mtm=r.random()<.2; mi=addm(ls,-12*r.choice([0,0,1,2,4])); le=None if mtm else addm(ls,12)-timedelta(1); rent=mk-r.choice([0,15,50,75,120,145]); dep=r.choice([rent,rent,800,500]); pd=r.choice([0,0,0,0,rent,212.5]); na=nm()
                if u=="811": na+=", "+nm()
                if st=="Evict": pd=rent*3+150; 
                mo={"Notice-Unrented":date(2025,10,31),"Notice-Rented":date(2025,11,15)}.get(st)
                pr=rent
                if p=="Cuddeback Sixplex" and u=="5":
                    pr=rent+300; plant={"what":f"Cuddeback Sixplex unit 5: Rent printed {m2(pr)}, the property and report totals carry {m2(rent)}","kind":"digit_changed"}
                o.update(tenantName=na,contractRent=pr,deposit=dep,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,balance=pd)
                cells[2]=na; cells[6:]=[m2(pr),m2(dep),us(ls),us(le),us(mi),us(mo),m2(pd)]; so+=1
                S[2]+=rent;S[3]+=dep;S[4]+=pd
            wrap=None
            if SW(cells[2],pg.fn,pg.fs)>102: cells[2],wrap=cells[2].split(", ")[0]+",",cells[2].split(", ")[1]
            for (x,t,a),v in zip(X,cells):(pg.Rr if a else pg.L)(x,y,v)
            if wrap: y-=9; pg.L(126,y,wrap)
            rows.append(row(**o)); pg.c.setStrokeGray(.85); pg.line(30,y-3.5,762,.3); pg.c.setStrokeGray(0); y-=13.5
        pg.font("Helvetica-Bold",7.6); pg.L(30,y,f"{len(us_)} Unit{'s' if len(us_)>1 else ''}"); pg.L(232,y,f"{so/len(us_)*100:.1f}% Occupied")
        for j,x in enumerate((332,385,438,492,760)): pg.Rr(x,y,f"{S[j]:,}" if j==0 else m2(S[j])); G[j]+=S[j]
        y-=20; occ+=so
    pg.line(30,y+11,762,1); pg.L(30,y,f"Total {n} Units"); pg.L(232,y,f"{occ/n*100:.1f}% Occupied")
    for j,x in enumerate((332,385,438,492,760)): pg.Rr(x,y,f"{G[j]:,}" if j==0 else m2(G[j]))
    pg.font("Helvetica",7); pg.L(30,22,"Created on 10/14/2025"); pg.Rr(762,22,f"Page {pg.n}"); pg.end()
    save(f,"MULTIFAMILY","AppFolio-like, bands by property, scattered plexes",None,asof,rows,n,occ,n-occ,planted=plant)

def p5():
    f="cottonwood_bend_mhc_sites.pdf"; r=R(f); nm=Names(r); asof=date(2025,6,1)
    st=[("ALDER LANE",1,24),("BITTERROOT DRIVE",25,52),("COTTONWOOD LOOP",53,84)]
    pg=P(f,(612,1008)); rows=[]
    X=[(36,"","Site",0),(66,"Home","type",0),(100,"Own-","ership",0),(132,"","Resident",0),(254,"","Since",0),(318,"Site","rent",1),(364,"Home","payment",1),(404,"Water/","sewer",1),(438,"","Trash",1),(468,"","Pets",1),(512,"Total","monthly",1),(576,"Past due","(credit)",1)]
    def hdr():
        pg.font("Courier-Bold",11); pg.C(306,975,"COTTONWOOD BEND COMMUNITY"); pg.font("Courier",8.5); pg.C(306,963,"SITE RENT ROLL BY STREET"); pg.C(306,952,"JUNE 1, 2025"); pg.font("Helvetica-Bold",7.4); pg.line(36,944,576,.7)
        for x,a,b,q in X:(pg.Rr if q else pg.L)(x,934,a);(pg.Rr if q else pg.L)(x,925,b)
        pg.line(36,921,576,.7); return 908
    y=hdr(); G=[0]*7; n=occ=0; cnt={}
    ev={"17","61"}; vs={"9","33","34","70"}; vp={"22","48","77"}
    for s,a,b in st:
        if y<90: pg.new(); y=hdr()
        pg.font("Helvetica-Bold",8); pg.L(36,y,s); y-=12; S=[0]*7; so=0
        for k in range(a,b+1):
            u=str(k); n+=1
            if y<46: pg.font("Helvetica",7); pg.C(306,28,f"- {pg.n} -"); pg.new(); y=hdr(); pg.font("Helvetica-Bold",8); pg.L(36,y,s+" (continued)"); y-=12
            if k%2==0: pg.box(34,y-2.6,544,9.8,.95)
            pg.font("Helvetica",7.4); ht=r.choice(["SW","DW","SW","DW","DW","Park"])
            if u in vs: c=[u,"","","Vacant site"]+[""]*8; rows.append(row(unit=u,section=s,statusText="Vacant site")); cnt["Vacant site"]=cnt.get("Vacant site",0)+1
            elif u in vp: c=[u,ht,"POH","Vacant home"]+[""]*8; rows.append(row(unit=u,section=s,unitType=ht,statusText="Vacant home")); cnt["Vacant park-owned home"]=cnt.get("Vacant park-owned home",0)+1
            else:
                ow=r.choice(["TOH"]*7+["POH","POH","RTO"]); na=nm("lf"); si=date(r.randint(2004,2025),r.randint(1,5),1); v=[r.choice([515,515,515,495,540]),{"TOH":0,"POH":r.choice([385,420,465]),"RTO":r.choice([310,345])}[ow],r.choice([42,55,67]),12,r.choice([0,0,0,15,30])]
                T=sum(v); bal=r.choice([0,0,0,0,0,0,r.randint(40,700)+.5,-25.0]); 
                if u in ev: bal=T*2+75.0
                so+=1; cnt[ow]=cnt.get(ow,0)+1
                c=[u,ht,ow,na+("  EVICTION FILED" if u in ev else ""),si.strftime("%m/%Y"),m0(v[0]),m0(v[1]) if v[1] else "",m0(v[2]),m0(v[3]),m0(v[4]) if v[4] else "",m0(T),m2(bal,True) if bal else ""]
                rows.append(row(unit=u,section=s,unitType=ht,tenantName=na,statusText="EVICTION FILED" if u in ev else None,moveInDate=si.strftime("%m/%Y"),contractRent=v[0],charges=[(q,x) for q,x in zip(("Site rent","Home payment","Water/sewer","Trash","Pets"),v) if x],totalCharges=T,balance=bal if bal else None))
                for j,x in enumerate(v+[T,bal]): S[j]+=x
            for i,((x,_,_,q),t) in enumerate(zip(X,c)):
                if i==3 and "EVICTION" in t:
                    pg.L(x,y,na); pg.font("Helvetica-BoldOblique",5.6); pg.L(x+SW(na,"Helvetica",7.4)+4,y,"EVICTION FILED"); pg.font("Helvetica",7.4)
                else: (pg.Rr if q else pg.L)(x,y,t)
            y-=9.8
        pg.line(290,y+7,576,.4); y-=2; pg.font("Helvetica-Bold",7.4); pg.L(132,y,f"{s.title()}: {so} of {b-a+1} occupied")
        for j,x in enumerate((318,364,404,438,468,512,576)): pg.Rr(x,y,m0(S[j]) if j<6 else m2(S[j],True)); G[j]+=S[j]
        y-=18; occ+=so
    pg.line(36,y+11,576,1.2); pg.L(36,y,f"COMMUNITY: {occ} of {n} sites occupied")
    for j,x in enumerate((318,364,404,438,468,512,576)): pg.Rr(x,y,m0(G[j]) if j<6 else m2(G[j],True))
    y-=24
    for k,t in (("TOH","TOH  tenant-owned home"),("POH","POH  park-owned home, rented"),("RTO","RTO  rent to own"),("Vacant park-owned home","Vacant park-owned home"),("Vacant site","Vacant site")):
        pg.font("Helvetica",7.4); pg.L(36,y,t); pg.Rr(200,y,cnt.get(k,0)); y-=10
    pg.font("Helvetica-Bold",7.4); pg.L(36,y,"Sites"); pg.Rr(200,y,n)
    pg.font("Helvetica",7); pg.C(306,28,f"- {pg.n} -"); pg.end()
    save(f,"MANUFACTURED_HOUSING","legal portrait by street, charge columns, zebra","Cottonwood Bend Community",asof,rows,n,occ,n-occ)
if __name__=="__main__": p3();p4();p5()

from common import *
from reportlab.lib.pagesizes import letter,legal,landscape
H,HB,T,TB,TI,C,CB="Helvetica","Helvetica-Bold","Times-Roman","Times-Bold","Times-Italic","Courier","Courier-Bold"

# ---------- 01 lease charges, one line per charge
def d01():
    n="01_larkspur_lease_charges.pdf"; g=G(101); r=g.r
    types={"lk1a":(642,1285),"lk1b":(711,1340),"lk2a":(948,1595),"lk2r":(948,1720),"lk3a":(1204,1940)}
    units=[f"{b}{f}{k:02d}" for b in "AB" for f in (1,2,3) for k in range(1,8)]
    vac=set(r.sample(range(len(units)),4)); recs=[]; asof=dt.date(2026,9,30)
    for i,u in enumerate(units):
        ty=r.choice(list(types)); sf,mk=types[ty]
        if i in vac: recs.append(dict(u=u,ty=ty,sf=sf,mk=mk,vac=True,dep=0,od=0,bal=0,ch=[])); continue
        mi=g.date("2021-03-01","2026-08-15"); k=0
        le=endlease(mi,12)
        while le<dt.date(2026,8,1) and r.random()<.97: k+=1; le=endlease(mi,12*(k+1))
        c=[("rent",mk-r.randrange(0,160,5)),]
        if ty=="lk2r": c.append(("renoprem",r.choice([50,75])))
        if r.random()<.45: c.append(("garage" if r.random()<.4 else "carport",r.choice([35,40,95])))
        if r.random()<.3: c.append(("petrent",r.choice([25,30,50])))
        c.append(("trash",12)); c.append(("pestctrl",4.5))
        if r.random()<.1: c.append(("empconc",-r.choice([150,200])))
        recs.append(dict(u=u,ty=ty,sf=sf,mk=mk,vac=False,id=f"t00{r.randrange(31000,48999)}",nm=g.name("{l}, {f}"),mi=mi,le=le,
          mo=le if r.random()<.12 and le>asof else None,dep=r.choice([300,500,750,0]),od=r.choice([0,0,0,200,300]),
          bal=r.choice([0,0,0,0,round(r.uniform(8,900),2),-round(r.uniform(5,80),2)]),ch=c))
    fut=[]
    for i in sorted(vac)[:2]:
        q=recs[i]; mi=g.date("2026-10-03","2026-10-28")
        fut.append(dict(u=q["u"],ty=q["ty"],sf=q["sf"],mk=q["mk"],vac=False,id=f"t00{r.randrange(49000,49999)}",nm=g.name("{l}, {f}"),mi=mi,le=endlease(mi,13),mo=None,dep=500,od=0,bal=0,ch=[("rent",q["mk"]-20),("trash",12),("pestctrl",4.5)]))
    p=P(n,landscape(letter)); X=dict(u=28,ty=66,sf=138,id=146,nm=196,mk=345,cc=352,am=440,dep=492,od=540,mi=548,le=600,mo=654,bal=764)
    pg=[0]; y=[0]
    def head():
        pg[0]+=1; p.f(HB,11); p.t(396,585,"Rent Roll with Lease Charges","c"); p.f(H,8)
        p.t(396,574,"Larkspur Commons (lark01)","c"); p.t(396,564,"As Of = 09/30/2026","c"); p.t(396,554,"Month Year = 09/2026","c")
        p.f(HB,7); a,b=540,531
        for k,l1,l2,al in [("u","Unit","","l"),("ty","Unit Type","","l"),("sf","Unit","Sq Ft","r"),("id","Resident","","l"),("nm","Name","","l"),("mk","Market","Rent","r"),("cc","Charge","Code","l"),("am","Amount","","r"),("dep","Resident","Deposit","r"),("od","Other","Deposit","r"),("mi","Move In","","l"),("le","Lease","Expiration","l"),("mo","Move Out","","l"),("bal","Balance","","r")]:
            p.t(X[k],a,l1,al); p.t(X[k],b,l2,al)
        p.line(28,527,764); p.f(H,6.5); p.t(28,24,"Thursday, October 01, 2026  07:52 AM"); p.t(764,24,f"Page {pg[0]}","r"); y[0]=516; p.f(H,7)
    def need(h):
        if y[0]-h<40: p.page(); head()
    rows=[]
    def put(q,sec,st):
        need(9*(max(1,len(q["ch"]))+1)); p.f(H,7); Y=y[0]
        p.t(X["u"],Y,q["u"]);p.t(X["ty"],Y,q["ty"]);p.t(X["sf"],Y,m2(q["sf"]),"r")
        p.t(X["mk"],Y,m2(q["mk"]),"r");p.t(X["dep"],Y,m2(q["dep"]),"r");p.t(X["od"],Y,m2(q["od"]),"r");p.t(X["bal"],Y,m2(q["bal"]),"r")
        if q["vac"]:
            p.t(X["id"],Y,"VACANT");p.t(X["nm"],Y,"VACANT");p.t(X["am"],Y,"0.00","r");tot=0;y[0]-=9
        else:
            p.t(X["id"],Y,q["id"]);p.t(X["nm"],Y,q["nm"]);p.t(X["mi"],Y,us(q["mi"]));p.t(X["le"],Y,us(q["le"]))
            if q["mo"]:p.t(X["mo"],Y,us(q["mo"]))
            for c,a in q["ch"]: p.t(X["cc"],y[0],c);p.t(X["am"],y[0],m2(a),"r");y[0]-=9
            tot=sum(a for _,a in q["ch"])
        p.f(HB,7);p.t(X["cc"],y[0],"Total");p.t(X["am"],y[0],m2(tot),"r");y[0]-=12
        rows.append(row(unit=q["u"],unitType=q["ty"],area=q["sf"],tenantName=None if q["vac"] else q["nm"],statusText=st,section=sec,marketRent=q["mk"],
          contractRent=None if q["vac"] else dict(q["ch"])["rent"],moveInDate=q.get("mi"),leaseEndDate=q.get("le"),moveOutDate=q.get("mo"),deposit=q["dep"],balance=q["bal"],charges=ch(*q["ch"]),totalCharges=tot))
    head(); S1="Current/Notice/Vacant Residents"; S2="Future Residents/Applicants"
    p.f(HB,7.5);p.t(28,y[0],S1);y[0]-=12
    for q in recs: put(q,S1,"VACANT" if q["vac"] else "Occupied")
    need(40);p.f(HB,7.5);p.t(28,y[0],S2);y[0]-=12
    for q in fut: put(q,S2,"Future")
    need(90+0); tc=lambda l:sum(a for q in l for _,a in q["ch"])
    oc=[q for q in recs if not q["vac"]];va=[q for q in recs if q["vac"]]
    p.f(HB,7.5);p.t(28,y[0],"Total");p.t(196,y[0],"Larkspur Commons");p.t(X["mk"],y[0],m2(sum(q["mk"] for q in recs)),"r");p.t(X["am"],y[0],m2(tc(recs)),"r");p.t(X["dep"],y[0],m2(sum(q["dep"] for q in recs)),"r");p.t(X["od"],y[0],m2(sum(q["od"] for q in recs)),"r");p.t(X["bal"],y[0],m2(sum(q["bal"] for q in recs)),"r")
    p.page();head();p.f(HB,8);p.t(28,y[0],"Summary Groups");xs=[260,340,420,500,570,650]
    for x,l in zip(xs,["Square Footage","Market Rent","Lease Charges","Deposits","# Of Units","Balance"]):p.t(x,y[0],l,"r")
    y[0]-=12;p.f(H,7.5)
    for l,a in [("Current/Notice Residents",oc),("Future Residents/Applicants",fut),("Occupied Units",oc),("Total Vacant Units",va)]:
        F=l.startswith("Fut");p.t(28,y[0],l)
        for x,v in zip(xs,[m2(0 if F else sum(q["sf"] for q in a)),m2(0 if F else sum(q["mk"] for q in a)),m2(tc(a)),m2(sum(q["dep"]+q["od"] for q in a)),str(0 if F else len(a)),m2(sum(q["bal"] for q in a))]):p.t(x,y[0],v,"r")
        y[0]-=11
    p.f(HB,7.5);p.t(28,y[0],"Totals:")
    for x,v in zip(xs,[m2(sum(q["sf"] for q in recs)),m2(sum(q["mk"] for q in recs)),m2(tc(recs)),m2(sum(q["dep"]+q["od"] for q in recs)),str(len(recs)),m2(sum(q["bal"] for q in recs))]):p.t(x,y[0],v,"r")
    y[0]-=24;p.t(28,y[0],"Summary of Charges by Charge Code (Current/Notice Residents Only)");y[0]-=12;p.f(H,7.5);agg={}
    for q in oc:
        for c,a in q["ch"]:agg[c]=agg.get(c,0)+a
    for c in sorted(agg):p.t(28,y[0],c);p.t(180,y[0],m2(agg[c]),"r");y[0]-=11
    p.f(HB,7.5);p.t(28,y[0],"Total");p.t(180,y[0],m2(tc(oc)),"r");p.save()
    emit(n,rows,"MULTIFAMILY","system print, one line per charge code, future section, summaries after","charges on lines of their own, clipped pages",prop="Larkspur Commons",ason="2026-09-30",units=len(recs),occ=len(oc),vac=len(va))

# ---------- 02 Ontario towers, floors as sections, grouped heads, planted digit
def d02():
    n="02_glenmorris_place_suites.pdf"; g=G(102); r=g.r
    p=P(n,landscape(legal)); W=p.w
    kinds={"Bach":(36.2,1345),"1 Bed":(52.5,1695),"1+Den":(59.0,1825),"2 Bed":(74.8,2140)}
    stack=["2 Bed","1 Bed","1 Bed","Bach","1+Den","1 Bed","2 Bed"]
    X=[40,100,170,215,450,530,625,700,760,820,880,955]  # suite type m2 tenant commenced termends | base parking locker a/c total lmr
    rows=[];tot=[0]*5;nv=0;pg=[0]
    def head():
        pg[0]+=1;p.f(TB,15);p.t(40,575,"GLENMORRIS PLACE");p.f(T,10);p.t(40,561,"77 Glenmorris Crescent, Hamilton, Ontario");p.t(968,575,"Schedule of Tenancies and Rents","r");p.t(968,561,"as at 1 November 2026","r")
        p.box(36,523,936,30,.88);p.f(TB,9);p.t(570,541,"Tenancy","c");p.t(760,541,"Monthly charges ($ CAD)","c");p.t(968,541,"Last month's","r")
        p.line(528,538,618,.4);p.line(640,538,884,.4)
        for x,l,a in [(40,"Suite","l"),(100,"Layout","l"),(190,"Area m²","r"),(215,"Tenant(s)","l"),(530,"Commenced","l"),(600,"Term ends","l"),(700,"Base rent","r"),(750,"Parking","r"),(795,"Locker","r"),(835,"A/C","r"),(890,"Total","r"),(968,"rent held","r")]:p.t(x,528,l,a)
        p.f(TI,8);p.t(40,22,"Prepared by Oxbow & Lyle Property Administration for the owner's records. E. & O. E.");p.t(968,22,f"{pg[0]}","r")
    cx=dict(base=700,pk=750,lk=795,ac=835,tot=890,lmr=968)
    head();y=508;plant=None;target=(5,3)
    for fl in range(1,9):
        if fl in (4,7):p.page();head();y=508
        fname="Ground Floor" if fl==1 else f"Floor {fl}"
        p.f(TB,10);p.t(40,y,fname.upper());y-=14;ft=[0]*5
        for k,ty in enumerate(stack):
            if fl==1 and k in (0,):continue
            s=f"{fl}0{k+1}";m,b=kinds[ty];p.f(T,9.5)
            p.t(40,y,s);p.t(100,y,ty);p.t(190,y,f"{m:.1f}","r")
            if (fl,k) in ((2,3),(6,5),(8,1)):
                p.t(215,y,"Vacant");nv+=1
                rows.append(row(unit=s,unitType=ty,area=m,statusText="Vacant",section=fname.upper()))
                for key in ("base","tot"):p.t(cx[key],y,"-","r")
            else:
                nm=g.name()+(" & "+g.name() if r.random()<.3 else "");st=g.first("2012-01-01","2026-09-01")
                base=round((b*(0.72+0.28*(min(st.year,2026)-2012)/14)+r.randrange(-20,20))*100)/100
                base=round(base,0)+r.choice([.0,.12,.47,.86]);pk=r.choice([0,85,85,110]);lk=r.choice([None,None,30]);ac=r.choice([None,None,18])
                te="Monthly" if st<dt.date(2025,11,2) else endlease(st,12)
                t=round(base+pk+(lk or 0)+(ac or 0),2);pb=base
                if (fl,k)==target:
                    s0=f"{base:.2f}";i=1;nd=str((int(s0[i])+4)%10);pb=float(s0[:i]+nd+s0[i+1:]);plant={"what":f"suite {s}: base rent printed {pb:,.2f}, while the row, floor and building totals are built on {base:,.2f}","kind":"digit_changed"}
                p.t(215,y,nm,clip=300);p.t(530,y,st.strftime("%-d %b %Y"));p.t(600,y,te if te=="Monthly" else te.strftime("%-d %b %Y"))
                p.t(cx["base"],y,m2(pb),"r")
                if pk:p.t(cx["pk"],y,m2(pk),"r")
                if lk:p.t(cx["lk"],y,m2(lk),"r")
                if ac:p.t(cx["ac"],y,m2(ac),"r")
                p.t(cx["tot"],y,m2(t),"r");p.t(cx["lmr"],y,m2(base),"r")if(fl,k)!=target else p.t(cx["lmr"],y,m2(base-41),"r")
                lm=base if (fl,k)!=target else round(base-41,2)
                for i,v in enumerate([base,pk,lk or 0,ac or 0,t]):ft[i]+=v
                rows.append(row(unit=s,unitType=ty,area=m,tenantName=nm,statusText="Occupied",section=fname.upper(),contractRent=pb,leaseStartDate=st,leaseEndDate=te,deposit=lm,
                  charges=ch(("Base rent",pb),("Parking",pk or None),("Locker",lk),("A/C",ac)),totalCharges=t))
            y-=13
        p.line(658,y+10,892,.4);p.f(TI,9.5);p.t(450,y-1,f"{fname} subtotal")
        for kx,v in zip(("base","pk","lk","ac","tot"),ft):p.t(cx[kx],y-1,m2(v),"r")
        tot=[a+b for a,b in zip(tot,ft)];y-=24
    p.line(36,y+8,972,1);p.f(TB,10.5);p.t(40,y-5,f"BUILDING TOTAL   {len(rows)} suites   {len(rows)-nv} let   {nv} vacant")
    for kx,v in zip(("base","pk","lk","ac","tot"),tot):
        p.f(TB,9);p.t(cx[kx],y-5,m2(v),"r")
    p.save()
    emit(n,rows,"MULTIFAMILY","Ontario administrator's schedule, floors as sections with subtotals, grouped heads","metric areas, A/C column as charge, planted digit",prop="Glenmorris Place",ason="2026-11-01",units=len(rows),occ=len(rows)-nv,vac=nv,planted=plant)

# ---------- 03 mobile home park in two panels
def d03():
    n="03_desert_willow_mhp_lots.pdf";g=G(103);r=g.r;p=P(n,letter);rows=[];N=112;vac=set(r.sample(range(2,N+1),7));seen=[0]*4
    no=1
    for page in range(2):
        p.f(CB,12);p.t(306,762,"DESERT WILLOW MOBILE HOME PARK","c");p.f(C,9);p.t(306,750,"LOT BILLING LIST - OCTOBER 2026","c");p.t(570,762,f"PG {page+1}/2","r")
        for panel in range(2):
            x0=36+panel*275;p.f(CB,8);y=730
            for dx,l,a in [(0,"LOT","l"),(26,"RESIDENT","l"),(150,"RENT","r"),(190,"W/S","r"),(219,"TRSH","r"),(262,"TOTAL","r")]:p.t(x0+dx,y,l,a)
            p.line(x0,y-3,x0+262,.7);y-=15;pt=[0]*4
            for k in range(28):
                p.f(C,8);p.t(x0,y,no)
                if no in vac:
                    p.t(x0+26,y,"VACANT");rows.append(row(unit=str(no),statusText="VACANT"))
                elif no==1:
                    nm="MANAGER "+g.name("{i} {l}").upper();p.t(x0+26,y,nm)
                    for dx in (150,190,219,262):p.t(x0+dx,y,"0.00","r")
                    rows.append(row(unit="1",tenantName=nm,statusText="Occupied",contractRent=0,charges=ch(("RENT",0),("W/S",0),("TRSH",0)),totalCharges=0))
                else:
                    nm=g.name("{l} {f}").upper();nm=nm[:18].strip();rt=r.choice([515,515,535,535,560,585]);ws=round(r.uniform(31,74),2);tr=14.5;t=round(rt+ws+tr,2)
                    p.t(x0+26,y,nm)
                    for dx,v in zip((150,190,219,262),(rt,ws,tr,t)):p.t(x0+dx,y,m2(v),"r")
                    for i,v in enumerate((rt,ws,tr,t)):pt[i]+=v
                    rows.append(row(unit=str(no),tenantName=nm,statusText="Occupied",contractRent=rt,charges=ch(("RENT",rt),("W/S",ws),("TRSH",tr)),totalCharges=t))
                no+=1;y-=20
            p.line(x0,y+12,x0+262,.7);p.f(CB,7);p.t(x0,y,"COLUMN")
            for dx,v in zip((150,190,219,262),pt):p.t(x0+dx,y,m2(v),"r")
            seen=[a+b for a,b in zip(seen,pt)]
        if page==0:p.page()
    y-=36;p.f(CB,9);p.t(36,y,f"PARK TOTAL   RENT {m2(seen[0])}   WATER/SEWER {m2(seen[1])}   TRASH {m2(seen[2])}   ALL {m2(seen[3])}")
    y-=14;p.t(36,y,f"LOTS {N}   OCCUPIED (INCL. MANAGER) {N-len(vac)}   VACANT {len(vac)}");p.save()
    emit(n,rows,"MANUFACTURED_HOUSING","two side-by-side panels, typewriter font, billing list","panels, month only as date",prop="Desert Willow Mobile Home Park",ason="2026-10",units=N,occ=N-len(vac),vac=len(vac))

# ---------- 04 house cards
def d04():
    n="04_bluestem_house_cards.pdf";g=G(104);r=g.r;p=P(n,letter)
    st="Tamarack Ln|Hollis Ave|Quarry Rd|Finch Ct|Old Mill Rd|Juniper St|Cobble Hill Dr|Meridian Way|Sedge Ct|Prairie View Dr|Lantern Ln|Wren St|Dogwood Pl|Larch St|Kestrel Dr|Ash Creek Rd|Ninth St|Orchard Ave".split("|")
    hs=[];vacs={4,12}
    for i in range(18):
        bd=r.choice([2,3,3,3,4]);ba=r.choice([1,1.5,2,2]);sf=r.randrange(980,2100,10)
        rent=round((650+sf*.72)/5)*5;h=dict(ad=f"{r.randrange(102,4990)} {st[i]}",city=r.choice(["Salina, KS","Abilene, KS","McPherson, KS"]),bb=f"{bd} bed / {ba:g} bath",sf=sf,rent=rent)
        if i not in vacs:
            s=g.first("2024-08-01","2026-09-01");h.update(nm=g.name()+(" and "+g.name() if r.random()<.35 else ""),s=s,e="Month to month" if s<dt.date(2025,9,2) else endlease(s,r.choice([12,12,18,24])),pet=r.choice([None,None,25,40]),lawn=r.choice([None,45]),dep=rent+r.choice([0,0,200]),bal=r.choice([0,0,0,0,round(r.uniform(50,rent),2)]))
        hs.append(h)
    T1=sum(h["rent"] for h in hs if "nm" in h);TF=sum((h.get("pet")or 0)+(h.get("lawn")or 0) for h in hs)
    p.c.setFillColorRGB(.16,.31,.42);p.c.rect(0,712,612,80,stroke=0,fill=1);p.c.setFillGray(1);p.f(HB,20);p.t(36,755,"Bluestem Home Rentals");p.f(H,10);p.t(36,737,"Rent roll by house  |  as of September 1, 2026");p.c.setFillGray(0)
    p.f(H,9);p.t(36,695,f"Houses 18     Leased {18-len(vacs)}     Vacant {len(vacs)}     Rent in place ${m0(T1)} / mo     Pet and lawn fees ${m0(TF)} / mo")
    rows=[];i=0
    for page in range(4):
        y0=680 if page==0 else 770
        for k in range(6 if page==0 else 6):
            if i>=18:break
            h=hs[i];x=36+(k%2)*275;y=y0-(k//2)*212-200;p.box(x,y,262,196,lw=.8);p.box(x,y+162,262,34,.9,lw=.8)
            p.f(HB,12);p.t(x+8,y+180,h["ad"]);p.f(H,8.5);p.t(x+8,y+168,f"{h['city']}   ·   {h['bb']}   ·   {h['sf']:,} sq ft")
            yy=y+146;c=[]
            def kv(a,b):
                nonlocal yy
                p.f(H,8.5);p.c.setFillGray(.35);p.t(x+8,yy,a);p.c.setFillGray(0);p.f(HB if a.startswith(("Rent","Asking")) else H,9.5);(p.f(H,8) if p.c.stringWidth(b,p.fn,p.fz)>155 else None);p.t(x+84,yy,b);yy-=18
            if "nm" in h:
                kv("Tenant",h["nm"]);kv("Lease start",h["s"].strftime("%b %-d, %Y"));kv("Lease end",h["e"] if isinstance(h["e"],str) else h["e"].strftime("%b %-d, %Y"));kv("Rent",f"${m0(h['rent'])}")
                if h["pet"]:kv("Pet fee",f"${h['pet']}")
                if h["lawn"]:kv("Lawn care",f"${h['lawn']}")
                kv("Deposit held",f"${m0(h['dep'])}");kv("Balance due",f"${m2(h['bal'])}")
                rows.append(row(unit=h["ad"],unitType=h["bb"],area=h["sf"],tenantName=h["nm"],statusText="Occupied",contractRent=h["rent"],leaseStartDate=h["s"],leaseEndDate=h["e"],deposit=h["dep"],balance=h["bal"],charges=ch(("Pet fee",h["pet"]),("Lawn care",h["lawn"]))))
            else:
                kv("Tenant","VACANT");kv("Asking rent",f"${m0(h['rent'])}");kv("Notes",r.choice(["Paint and carpet, ready mid month","Listed, showings by appointment"]))
                rows.append(row(unit=h["ad"],unitType=h["bb"],area=h["sf"],statusText="VACANT",marketRent=h["rent"]))
            i+=1
        p.f(H,7);p.t(576,20,f"Bluestem Home Rentals – page {page+1}","r")
        if i>=18:break
        p.page()
    p.save()
    emit(n,rows,"SINGLE_FAMILY_RENTAL","cards, two by three on a page, summary before","cards with optional lines",prop="Bluestem Home Rentals",ason="2026-09-01",units=18,occ=16,vac=2)

# ---------- 05 shops, two-line records with steps
def d05():
    n="05_copperfield_shops_tenancy.pdf";g=G(105);r=g.r;p=P(n,landscape(letter))
    T_=[("Sunny Spoon Frozen Yogurt","Frozen dessert",1280),("Nails by Avela","Nail salon",1050),("Brightline Dental PC","Dentist",2400),("Cedar & Thread Alterations","Tailor",900),(None,None,1150),("Mesa Verde Taqueria LLC","Restaurant",2250),("QuikShip Depot #118","Parcel store",1200),("Paws Landing Grooming","Pet grooming",1400),("Fortis Insurance Agency","Office",1000),("Little Acorns Learning Ctr","Child care",4100),(None,None,1600),("Harbor Vape & Tobacco","Smoke shop",1100),("Zen Foot Spa Inc","Massage",1300),("Copperline Cycles","Bicycle shop",1875)]
    rows=[];p.f(HB,13);p.t(36,570,"Copperfield Shops");p.f(H,9);p.t(36,557,"Tenancy Schedule  -  9100 E. Copperfield Rd., Tucson, Arizona");p.t(756,570,"Effective October 31, 2026","r")
    X=[36,84,262,320,378,440,500,560,620,690,756]
    def head(y):
        p.line(36,y+14,756,1);p.f(HB,8)
        for x,l,a in [(36,"Suite","l"),(84,"Tenant","l"),(300,"Sq. Ft.","r"),(316,"Commence","l"),(376,"Expire","l"),(490,"Base Rent","r"),(548,"CAM","r"),(600,"RE Tax","r"),(650,"Ins.","r"),(756,"Total Mo.","r")]:p.t(x,y+3,l,a)
        p.f(TI,8);p.t(84,y-7,"Use");p.t(200,y-7,"Sec. dep.");p.t(316,y-7,"Scheduled increases in monthly base rent");p.t(640,y-7,"Options");p.line(36,y-11,756,.5);return y-26
    y=head(528);S=[0]*6;vs=0
    for i,(t,u,sf) in enumerate(T_):
        if i==9:p.f(H,7);p.t(756,24,"1 of 2","r");p.page();y=head(565)
        su=f"{9100+4*i}" if 0 else f"{101+i}{'A' if i==3 else ''}";p.f(HB,9);p.t(36,y,su);p.t(300,y,f"{sf:,}","r");S[0]+=sf
        if not t:
            vs+=sf;p.t(84,y,"Available");p.f(TI,8.5);p.t(84,y-12,"white box, previously retail");p.line(36,y-19,756,.2);y-=36
            rows.append(row(unit=su,area=sf,statusText="Available"));continue
        st=g.first("2019-02-01","2025-11-01");yrs=r.choice([5,5,7,10]);e=endlease(st,12*yrs)
        while e<dt.date(2026,12,1):e=addm(e.replace(day=1),60);e=endlease(e,1)
        psf=r.uniform(19,31);b=round(psf*sf/12,2);cam=round(sf*.31,2);tax=round(sf*.19,2);ins=round(sf*.045,2);tt=round(b+cam+tax+ins,2)
        ann=dt.date(2027,st.month,1);
        if st.month>10:ann=dt.date(2026,st.month,1)
        steps=[];v=b
        while ann<e and len(steps)<3:v=round(v*1.03,2);steps.append((ann,v));ann=ann.replace(year=ann.year+1)
        if i in (3,8):steps=[]
        dep=r.choice([b,round(b*2,2),2500,5000]) if i!=6 else None;opt=r.choice(["1 x 5 yrs","2 x 5 yrs","None","1 x 3 yrs"])
        p.t(84,y,t);p.f(H,9);p.t(316,y,us2(st));p.t(376,y,us2(e))
        for x,vv in zip((490,548,600,650,756),(b,cam,tax,ins,tt)):p.t(x,y,m2(vv),"r")
        for k,vv in enumerate((b,cam,tax,ins,tt)):S[k+1]+=vv
        p.f(TI,8.5);p.t(84,y-12,u);p.f(T,8.5);p.t(200,y-12,f"${m2(dep)}" if dep is not None else "none");p.t(316,y-12,";   ".join(f"{us2(a)}  ${m2(c)}" for a,c in steps) or "flat");p.t(640,y-12,opt);p.line(36,y-19,756,.2);y-=36
        rows.append(row(unit=su,area=sf,tenantName=t,statusText="Occupied",contractRent=b,leaseStartDate=st,leaseEndDate=e,deposit=dep,charges=ch(("Base Rent",b),("CAM",cam),("RE Tax",tax),("Ins.",ins)),totalCharges=tt,rentSteps=[{"date":iso(a),"amount":c} for a,c in steps]))
    p.line(36,y+12,756,1);p.f(HB,9);p.t(36,y,"Totals, 14 suites");
    for x,vv in zip((490,548,600,650,756),S[1:]):p.t(x,y,m2(vv),"r")
    p.t(300,y,f"{S[0]:,}","r");y-=18;p.f(H,8.5);p.t(36,y,f"Leased {S[0]-vs:,} sq. ft. in 12 suites ({(S[0]-vs)/S[0]:.1%}); available {vs:,} sq. ft. in 2 suites.  Base rents exclude Arizona transaction privilege tax.")
    p.f(H,7);p.t(756,24,"2 of 2","r");p.save()
    emit(n,rows,"RETAIL","two-line records with increases in the second line","second-line fields, two-digit years",prop="Copperfield Shops",ason="2026-10-31",units=14,occ=12,vac=2)

# ---------- 06 accounting software customer list
def d06():
    n="06_kestrel_customer_rents.pdf";g=G(106);r=g.r;p=P(n,letter)
    B=[("Birch 4-Plex",["A","B","C","D"],865),("Delmar Duplex",["Up","Down"],1050),("Kestrel Court",[str(k) for k in range(1,13)],925),("Mercer Bldg",["1E","1W","2E","2W","3E","3W"],790),("Tenth St Triplex",["101","102","201"],880)]
    def head():
        p.f(HB,8);p.t(36,760,"6:14 PM");p.t(36,749,"11/09/26");p.f(HB,12);p.t(306,762,"Kestrel Street Rentals LLC","c");p.f(HB,14);p.t(306,745,"Customer Rent List","c")
        p.f(HB,8)
        for x,l,a in [(60,"Customer","l"),(200,"Unit","l"),(240,"Item","l"),(350,"Rent","r"),(372,"Move-In","l"),(424,"Lease Ends","l"),(530,"Deposits Held","r"),(576,"Open Bal.","r")]:
            p.t(x,718,l,a)
            w=p.c.stringWidth(l,HB,8);xx=x if a=="l" else x-w;p.line(xx,715,xx+w,1)
    head();y=702;rows=[];G_=[0,0,0];nv=0;nu=0
    for b,us_,base in B:
        if y<150:p.page();head();y=702
        p.f(HB,8.5);p.t(42,y,b);y-=12;S=[0,0,0];cust=[]
        for u in us_:
            nu+=1
            if (b,u) in (("Kestrel Court","7"),("Mercer Bldg","3W")):cust.append(("zz Vacant",u))
            else:cust.append((g.name("{l}, {f}"),u))
        cust.sort(key=lambda z:z[0])
        for nm,u in cust:
            p.f(H,8.5);p.t(60,y,nm);p.t(200,y,u)
            if nm=="zz Vacant":
                nv+=1;rows.append(row(unit=u,building=b,section=b,statusText="zz Vacant"))
            else:
                rt=base+r.choice([-50,-25,0,0,25,40]);mi=g.date("2018-05-01","2026-10-01");le="MTM" if mi<dt.date(2025,1,1) and r.random()<.75 else (endlease(dt.date(2026,mi.month,1),12) if mi.month<11 else endlease(dt.date(2025,mi.month,1),12) if mi.year<2026 else endlease(mi,12))
                if isinstance(le,dt.date) and le<dt.date(2026,11,15):le=addm(le,0)
                dep=r.choice([rt,rt,500,round(rt*1.5,2)]);bal=r.choice([0,0,0,rt,round(r.uniform(-60,300),2)]);it=r.choice(["Rent-Res","Rent-Res","Rent-Sec8"])
                p.t(240,y,it);p.t(350,y,m2(rt),"r");p.t(372,y,us(mi));p.t(424,y,le if le=="MTM" else us(le));p.t(530,y,m2(dep),"r");p.t(576,y,f"{bal:,.2f}","r")
                for k,v in enumerate((rt,dep,bal)):S[k]+=v
                rows.append(row(unit=u,building=b,section=b,tenantName=nm,statusText="Occupied",contractRent=rt,moveInDate=mi,leaseEndDate=le,deposit=dep,balance=bal))
            y-=12
        p.line(305,y+9,350,.5);p.line(485,y+9,530,.5);p.line(540,y+9,576,.5);p.f(HB,8.5);p.t(42,y,f"Total {b}")
        for x,v in zip((350,530,576),S):p.t(x,y,f"{v:,.2f}","r")
        G_=[a+c for a,c in zip(G_,S)];y-=20
    p.line(305,y+11,350,.5);p.t(36,y,"TOTAL")
    for x,v in zip((350,530,576),G_):p.t(x,y,f"{v:,.2f}","r");p.line(x-40,y-3,x,.5);p.line(x-40,y-5,x,.5)
    p.f(HB,8);p.t(576,24,"Page 1","r");p.save()
    emit(n,rows,"MULTIFAMILY","accounting-software customer list grouped by customer type","run date only, 'zz Vacant' customers, names sorted not units",prop="Kestrel Street Rentals LLC",ason=None,units=nu,occ=nu-nv,vac=nv)

# ---------- 07 several properties, each a table, charges as text, planted subtotal
def d07():
    n="07_thistledown_portfolio_roll.pdf";g=G(107);r=g.r;p=P(n,landscape(letter))
    pr=[("1420 Alder Street",6),("1426 Alder Street",4),("88 Beacon Terrace",8),("309-311 Colfax Avenue",2),("7 Dunmore Place",5),("515 Eastlake Boulevard",9),("240 Fulton Row",3),("61 Garnet Street",6)]
    rows=[];y=560;pg=1;tot=[0,0];nu=nv=0;plant=None
    def foot():p.f(H,7);p.t(36,22,"Exported by Rentwell · Owner portal · generated 10/12/2026 14:20");p.t(756,22,f"{pg}","r")
    p.f(HB,16);p.t(36,y,"Rent Roll");p.f(H,10);p.t(36,y-15,"Thistledown Partners – all properties    |    As of: Oct 12, 2026");y-=42
    for pi,(ad,k) in enumerate(pr):
        if y-(k*14+60)<40:foot();p.page();pg+=1;y=570
        p.box(36,y-5,720,18,.2,0);p.c.setFillGray(1);p.f(HB,10);p.t(42,y,ad);p.t(750,y,f"{k} units","r");p.c.setFillGray(0);y-=18
        p.f(HB,8)
        for x,l,a in [(42,"Unit","l"),(85,"Bd/Ba","l"),(125,"Tenant","l"),(285,"Status","l"),(350,"Lease","l"),(535,"Rent","r"),(550,"Recurring charges","l"),(750,"Monthly total","r")]:p.t(x,y,l,a)
        p.line(36,y-4,756,.5);y-=16;S=[0,0]
        for j in range(k):
            u=(f"Unit {j+1}" if pi%3==0 else f"{'ABCDEFGHI'[j]}" if pi%3==1 else f"#{101+j if j<5 else 201+j-5}");nu+=1
            if pi==3:u=["309","311"][j]
            bd=r.choice(["1/1","1/1","2/1","2/1.5","3/2","0/1"]);rent={"0":890,"1":1090,"2":1380,"3":1710}[bd[0]]+r.randrange(-80,90,5)
            p.f(H,8.5);p.t(42,y,u);p.t(85,y,bd)
            if r.random()<.09:
                nv+=1;p.t(285,y,"Vacant");p.t(535,y,"–","r");p.t(750,y,"–","r");rows.append(row(unit=u,propertyName=ad,section=ad,unitType=bd,statusText="Vacant"))
            else:
                nm=g.name()+(", "+g.name() if r.random()<.2 else "");s=g.date("2024-11-01","2026-09-20");atw=r.random()<.15
                e="At will" if atw else endlease(s,12 if s>dt.date(2025,10,20) else 24)
                stt=r.choices(["Active","Active","Notice given","Eviction"],[80,10,7,3])[0]
                c=[];
                if r.random()<.35:c.append(("Parking",r.choice([75,100,125])))
                if r.random()<.25:c.append(("Pet",r.choice([30,45])))
                if r.random()<.2:c.append(("Storage",40))
                if r.random()<.15:c.append(("Laundry",22.5))
                t=rent+sum(a for _,a in c);p.t(125,y,nm,clip=200);p.t(285,y,stt);p.t(350,y,f"{usn(s)} – {e if atw else usn(e)}");p.t(535,y,m2(rent),"r");p.f(H,7.5);p.t(550,y,", ".join(f"{a} {m2(b)}" for a,b in c));p.f(H,8.5);p.t(750,y,m2(t),"r");S[0]+=rent;S[1]+=t
                rows.append(row(unit=u,propertyName=ad,section=ad,unitType=bd,tenantName=nm,statusText=stt,contractRent=rent,leaseStartDate=s,leaseEndDate=e,charges=ch(*c),totalCharges=t))
            y-=14
        p.line(470,y+10,756,.5);p.f(HB,8.5);sh=S[0]
        if ad.startswith("515"):sh=S[0]+270;plant={"what":f"subtotal of rent for {ad} printed {m2(sh)}, rows sum to {m2(S[0])} (grand total is right)","kind":"total_wrong"}
        p.t(350,y-1,f"Total {ad}");p.t(535,y-1,m2(sh),"r");p.t(750,y-1,m2(S[1]),"r");tot=[a+b for a,b in zip(tot,S)];y-=32
    if y<60:foot();p.page();pg+=1;y=570
    p.box(36,y-8,720,22,.85);p.f(HB,10);p.t(42,y,f"Portfolio: {nu} units, {nu-nv} leased, {nv} vacant");p.t(535,y,m2(tot[0]),"r");p.t(750,y,m2(tot[1]),"r");foot();p.save()
    emit(n,rows,"MULTIFAMILY","portfolio, a table per property, recurring charges as text","charges in a text cell, lease range in one cell, planted subtotal",prop=None,ason="2026-10-12",units=nu,occ=nu-nv,vac=nv,planted=plant)
def main():
    for f in (d01,d02,d03,d04,d05,d06,d07):f()

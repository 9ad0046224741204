from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as GL
FIX=dt.datetime(2025,11,1)
def wbx(n):
    w=xlsxwriter.Workbook(path(n)); w.set_properties({"created":FIX}); return w
def osave(wb,n): wb.properties.created=FIX; wb.properties.modified=FIX; wb.save(path(n))

def x1():
    r=random.Random(3711); n="Main Street Portfolio RR 10-31-25.xlsx"; nm=namer(r); w=wbx(n); s0=w.add_worksheet("Summary"); s=w.add_worksheet("RR 10-31-25"); s2=w.add_worksheet("Lease Exp"); rows=[]
    b=w.add_format({"bold":1}); h=w.add_format({"bold":1,"bottom":2,"text_wrap":1,"align":"center","valign":"bottom","bg_color":"#DDEBF7"}); g=w.add_format({"bold":1,"italic":1,"font_color":"#7F3F00"}); m=w.add_format({"num_format":'#,##0.00_);(#,##0.00)'}); mb=w.add_format({"num_format":'#,##0.00_);(#,##0.00)',"bold":1,"top":1}); dtf=w.add_format({"num_format":"m/d/yy","align":"center"}); i=w.add_format({"num_format":"#,##0"}); ib=w.add_format({"num_format":"#,##0","bold":1,"top":1}); wr=w.add_format({"text_wrap":1,"font_size":8}); red=w.add_format({"font_color":"red"})
    s.write(0,1,"Main Street Mixed-Use Portfolio, Galena Falls WI",w.add_format({"bold":1,"font_size":14})); s.write(1,1,"Rent roll as of October 31, 2025 (seller's file, buyer's format)")
    HD=["t-code","Unit","Use","Tenant","Sq Ft","Rent / Month","Rent / Year","$/SF/Yr","Lease Start","Lease End","Sec. Deposit","CAM / Mo","RE Tax / Mo","Heat / Mo","Comments"]
    s.set_column(0,0,9,None,{"hidden":1}); s.set_column(1,1,9); s.set_column(2,2,10); s.set_column(3,3,30); s.set_column(4,13,11); s.set_column(7,7,8,None,{"hidden":1}); s.set_column(14,14,34)
    for j,t in enumerate(HD): s.write(3,j,t,h)
    s.freeze_panes(4,0); R=5; T=[0]*6; occ=vac=0; tsf=0
    shops=iter(["The Gilded Fern","Paper Lantern Books","Second Cup Roasters","Marlow's Hardware","Kind Knits Yarn","Blue Heron Gallery","Galena Falls Barber Co","Sprout Toy Shop","Tin Cup Taproom"])
    for bl,sh,ap,ex in (("212-218 Main Street",["212","214","216","218"],["2A","2B","2C","2D","3A","3B"],[("Roof","Antenna","Skybridge Wireless",850)]),("301 Main Street (Odd Fellows Block)",["301","303","305"],["Apt 1","Apt 2","Apt 3","Apt 4","Apt 5"],[]),("15 Depot Lane",["15","17"],["15-1","15-2","15-3","15-4"],[("G1","Garage",None,95),("G2","Garage",None,0),("G3","Garage",None,95)])):
        s.write(R,1,bl,g); R+=1; S=[0]*6; sf=0
        for u,use in [(u,"Retail") for u in sh]+[(u,r.choice(["1BR","2BR","Studio"])) for u in ap]+[(a,b_) for a,b_,_,_ in ex]:
            x=dict(unit=u,building=bl,unitType=use); s.write(R,0,f"t{r.randrange(10000,99999):07d}"); s.write_string(R,1,u); s.write(R,2,use)
            e=[q for q in ex if q[0]==u]
            a=None if e else (r.randrange(900,2600,25) if use=="Retail" else {"1BR":640,"2BR":890,"Studio":455}[use]+r.randrange(0,60,5))
            if a: s.write(R,4,a,i); sf+=a; x["area"]=a
            v=(r.random()<.13 and not e) or u=="G2"
            if v:
                s.write(R,3,"VACANT",red); x["statusText"]="VACANT"; rows.append(x)
                if not e: vac+=1; s.write(R,14,r.choice(["asking 1,150","needs paint and floor","LOI out"]),wr) if use!="Retail" else s.write(R,14,"white-boxed 2024",wr)
                R+=1; continue
            t=e[0][2] if e and e[0][2] else (next(shops) if use=="Retail" else nm()); rent=e[0][3] if e else (round(a*r.uniform(14,21)/12,2) if use=="Retail" else {"1BR":1095,"2BR":1340,"Studio":895}[use]+r.choice([0,25,-45,50]))
            if not e: occ+=1
            x.update(tenantName=t,statusText="Occupied",contractRent=rent,annualRent=round(rent*12,2)); s.write(R,3,t); s.write(R,5,rent,m); s.write(R,6,round(rent*12,2),m)
            if a: s.write(R,7,round(rent*12/a,2),m)
            bgn=rd(r,D(2019,1,1),D(2025,9,1)).replace(day=1); term=60 if use in("Retail","Antenna") else 12
            end=lend(bgn,term); mtm=end<D(2025,10,31)
            s.write_datetime(R,8,dt.datetime(bgn.year,bgn.month,bgn.day),dtf); x["leaseStartDate"]=bgn
            if mtm: s.write(R,9,"M-T-M",dtf); x["leaseEndDate"]="M-T-M"
            else: s.write_datetime(R,9,dt.datetime(end.year,end.month,end.day),dtf); x["leaseEndDate"]=end
            dep=0 if e else (rent if use!="Retail" else round(rent*1.5)); 
            if not e: s.write(R,10,dep,m); x["deposit"]=dep
            cam,tx,ht=(round(a*.21,2),round(a*.17,2),0) if use=="Retail" else (0,0,65 if bl.startswith("301") and not e else 0)
            ch=[]
            for col,nmn,val in ((11,"CAM / Mo",cam),(12,"RE Tax / Mo",tx),(13,"Heat / Mo",ht)):
                if val: s.write(R,col,val,m); ch.append(dict(code=nmn,amount=val))
            if ch: x["charges"]=ch
            if use=="Retail" and r.random()<.5: s.write(R,14,r.choice(["CPI bump each Jan","Option 5 yrs at 95% FMV","pays own snow removal","personal guaranty of owner"]),wr)
            elif not e and r.random()<.2: s.write(R,14,r.choice(["county voucher pays $610 of rent","cat ok","Section 8"]),wr)
            S=[p+q for p,q in zip(S,(rent,rent*12,dep,cam,tx,ht))]; rows.append(x); R+=1
        s.write(R,3,"Total "+bl,b); s.write(R,4,sf,ib)
        for col,val in zip((5,6,10,11,12,13),S): s.write(R,col,round(val,2),mb)
        T=[p+q for p,q in zip(T,S)]; tsf+=sf; R+=2
    s.write(R,3,"PORTFOLIO TOTAL",b); s.write(R,4,tsf,ib)
    for col,val in zip((5,6,10,11,12,13),T): s.write(R,col,round(val,2),mb)
    s0.write(0,0,"Portfolio summary",b)
    for k,(l,v) in enumerate((("Shops and apartments",occ+vac),("Leased",occ),("Vacant",vac),("Square feet",tsf),("Monthly rent (incl. antenna & garages)",round(T[0],2)),("Asking price",4150000))): s0.write(k+2,0,l); s0.write(k+2,1,v,i)
    s0.set_column(0,0,40); s2.write(0,0,"Year",b); s2.write(0,1,"# leases expiring",b)
    ye=[x["leaseEndDate"].year for x in rows if isinstance(x.get("leaseEndDate"),dt.date)]
    for k,yv in enumerate(sorted(set(ye))): s2.write(k+1,0,yv); s2.write(k+1,1,ye.count(yv))
    s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(n,"MIXED_USE","buyer's Excel, blocks by building, hidden columns, side sheets",rows,occ+vac,occ,vac,"Main Street Mixed-Use Portfolio","2025-10-31",sheet="RR 10-31-25",hard="antenna and garages are no units; hidden t-code and $/SF columns")

def x2():
    r=random.Random(3712); n="RentRollwithLeaseCharges_willowmr.xlsx"; nm=namer(r); wb=openpyxl.Workbook(); s=wb.active; s.title="Report1"; B=Font(bold=True,name="Tahoma",size=8); P=Font(name="Tahoma",size=8); rows=[]
    def put(R,vals,f=P):
        for j,v in enumerate(vals,1):
            if v is None: continue
            c=s.cell(R,j,v); c.font=f
            if isinstance(v,float) or (isinstance(v,int) and j in(6,8,9,10,14)): c.number_format="#,##0.00"
            if isinstance(v,dt.date): c.number_format="mm/dd/yyyy"
    for R,t in enumerate(["Rent Roll with Lease Charges","Willow Mere Townhomes (willowmr)","As Of = 09/30/2025","Month Year = 09/2025"],1): put(R,[t],B); s.merge_cells(start_row=R,start_column=1,end_row=R,end_column=14); s.cell(R,1).alignment=Alignment(horizontal="center")
    put(5,["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"],B); put(6,[None,None,"Sq Ft",None,None,"Rent","Code",None,"Deposit","Deposit",None,"Expiration",None,None],B)
    put(7,["Current/Notice/Vacant Residents"],B); R=8; TY={"wm-a2":(1280,1895),"wm-b3":(1545,2195),"wm-c3":(1720,2350)}; tot=[0]*5; occ=vac=non=0; by={}; osf=vsf=nsf=om=vm=nmk=0
    for k in range(44):
        u=f"{k//11+1}{k%11+1:02d}"; ty=r.choice(list(TY)); a,mk=TY[ty]; x=dict(unit=u,unitType=ty,area=a,marketRent=float(mk),section="Current/Notice/Vacant Residents"); tot[0]+=mk
        st={"101":"MODEL","102":"ADMIN","307":"DOWN"}.get(u) or ("VACANT" if r.random()<.15 else None)
        if st:
            put(R,[u,ty,a,st,st,float(mk),None,0.0,0.0,0.0,None,None,None,0.0]); R+=1; x.update(statusText=st,deposit=0,balance=0); rows.append(x)
            if st=="VACANT": vac+=1; vsf+=a; vm+=mk
            else: non+=1; nsf+=a; nmk+=mk
            continue
        occ+=1; osf+=a; om+=mk; t=nm("LF"); rent=float(mk+r.choice([-120,-75,0,0,20,-45])); ch=[("rent",rent),("trash",28.0),("pest",5.0)]
        if r.random()<.35: ch.append(("petrent",r.choice([35.0,70.0])))
        if r.random()<.15: ch.append(("concrent",-r.choice([50.0,100.0,150.0])))
        if r.random()<.1: ch[0:1]=[("hap",round(rent*.62,2)),("rent",round(rent-round(rent*.62,2),2))]
        mi=rd(r,D(2022,2,1),D(2025,9,20)); le=eom(addm(mi,11))
        while le<D(2025,9,30): le=eom(addm(le,12,1))
        mo=rd(r,D(2025,10,5),D(2025,11,30)) if r.random()<.08 else None; dep=r.choice([300.0,500.0,rent,0.0]); od=r.choice([0.0,0.0,300.0]); bal=0.0 if r.random()<.8 else round(r.uniform(-200,1500),2)
        tc=round(sum(v for _,v in ch),2)
        for j,(c,v) in enumerate(ch):
            by[c]=by.get(c,0)+v
            put(R,[u,ty,a,f"t{r.randrange(4000,9999):07d}",t,float(mk),c,v,dep,od,mi,le,mo,bal] if j==0 else [None]*6+[c,v]); R+=1
        put(R,[None]*6+["Total",tc],B); R+=2
        x.update(tenantName=t,statusText="Notice" if False else "Occupied",charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=tc,contractRent=dict(ch)["rent"],moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal)
        rows.append(x); tot=[tot[0],tot[1]+tc,tot[2]+dep,tot[3]+od,tot[4]+bal]
    put(R,["Total Current",None,None,None,"Willow Mere Townhomes(willowmr)",float(tot[0]),None,round(tot[1],2),round(tot[2],2),round(tot[3],2),None,None,None,round(tot[4],2)],B); R+=2
    put(R,["Future Residents/Applicants"],B); R+=1
    vu=[x for x in rows if x.get("statusText")=="VACANT"][:2]
    for q in vu:
        t=nm("LF"); mi=rd(r,D(2025,10,3),D(2025,10,30)); le=eom(addm(mi,11)); put(R,[q["unit"],q["unitType"],q["area"],f"t{r.randrange(4000,9999):07d}",t,q["marketRent"],"rent",q["marketRent"],300.0,0.0,mi,le,None,300.0]); R+=1; put(R,[None]*6+["trash",28.0]); R+=1; put(R,[None]*6+["Total",q["marketRent"]+28],B); R+=2
        rows.append(dict(unit=q["unit"],unitType=q["unitType"],area=q["area"],tenantName=t,statusText="Future Residents/Applicants",section="Future Residents/Applicants",marketRent=q["marketRent"],contractRent=q["marketRent"],charges=[dict(code="rent",amount=q["marketRent"]),dict(code="trash",amount=28.0)],totalCharges=q["marketRent"]+28,moveInDate=mi,leaseEndDate=le,deposit=300,balance=300))
    R+=1; put(R,["Summary Groups",None,None,None,None,"Square Footage","Market Rent","# Of Units","% Unit Occupancy"],B); R+=1
    N=occ+vac+non
    for l,a,m,c in (("Occupied Units",osf,om,occ),("Total Non Rev Units",nsf,nmk,non),("Total Vacant Units",vsf,vm,vac),("Totals:",osf+nsf+vsf,om+nmk+vm,N)):
        for j,v in ((1,l),(6,a),(7,m),(8,c),(9,round(c/N*100,2))): s.cell(R,j,v).font=P
        R+=1
    R+=1; put(R,["Summary of Charges by Charge Code (Current/Notice Residents Only)"],B); R+=1
    for c,v in by.items(): s.cell(R,1,c).font=P; z=s.cell(R,8,round(v,2)); z.number_format="#,##0.00"; R+=1
    s.cell(R,1,"Total").font=B; s.cell(R,8,round(tot[1],2)).number_format="#,##0.00"
    for j,wd in enumerate([8,9,7,11,26,10,10,11,10,10,11,11,11,10],1): s.column_dimensions[GL(j)].width=wd
    # total line prints deposit of current only
    osave(wb,n); save(n,"SINGLE_FAMILY_RENTAL","Yardi residential rent roll with lease charges",rows,N,occ,vac,"Willow Mere Townhomes","2025-09-30",hard="charge rows, hap, concessions, future section, non-revenue units")

def x3():
    r=random.Random(3713); n="MRI_CMROLL_StLawrence_MOB.xlsx"; wb=openpyxl.Workbook(); s=wb.active; s.title="RNTRLL"; B=Font(bold=True,name="Arial",size=9); P=Font(name="Arial",size=9); rows=[]
    for a,v in (("A1","Database:  HLTHREIT"),("A2","Bldg Status: Active only"),("F1","Rent Roll"),("F2","St. Lawrence Medical Campus"),("F3","7/31/2025"),("P1","Page: 1"),("P2","Date: 8/6/2025"),("P3","Time: 10:41 AM")): s[a]=v; s[a].font=B if a[0]=="F" else P
    H1=["","","","","GLA","Monthly","Annual","Monthly","Expense","Monthly","","Future Rent Increases","","",""]; H2=["Bldg Id-Suit Id","Occupant Name","Rent Start","Expiration","Sqft","Base Rent","Rate PSF","Cost Recovery","Stop","Other Income","","Cat","Date","Monthly Amount","PSF"]
    for j,(p,q) in enumerate(zip(H1,H2),1): s.cell(5,j,p).font=B; c=s.cell(6,j,q); c.font=B; c.border=Border(bottom=Side(style="thin"))
    R=8; tn=iter(["Cascade Urology Group","Pinnacle ENT & Allergy","Lawrence Hospital - Wound Care","Northshore Endocrinology","Marwick Oral Surgery","Alta Infusion Center","Blue Spruce Pharmacy","St. Lawrence Rehab","Everwell Primary Care","Glenhaven Nephrology","Tidewater OB/GYN","Horizon Behavioral Health","Orchid Fertility Clinic","Redwood Gastroenterology","Castle Peak Podiatry","Sunbeam Pediatric Dental"]); G=[0]*5; occ=vac=0
    for bl,nmx,su in (("SLM100","North Tower",["00101","00105","00110","00201","00210","00220","00301","00305","00310"]),("SLM200","South Pavilion",["00100","00120","00130","00140","00200","00215","00230","00250"])):
        S=[0]*5; s.cell(R,1,f"{bl}  {nmx}").font=B; R+=1
        vs=r.sample(su,2 if bl=="SLM100" else 1); s.cell(R,1,"Vacant Suites").font=Font(italic=True,name="Arial",size=9); R+=1
        bn=f"{bl}  {nmx}"
        for u in vs:
            a=r.randrange(1200,4200,20); s.cell(R,1,f"{bl} -{u}"); s.cell(R,2,"Vacant"); s.cell(R,5,a); rows.append(dict(unit=f"{bl} -{u}",building=bn,section="Vacant Suites",area=a,statusText="Vacant")); S[1]+=a; vac+=1; R+=1
        s.cell(R,1,"Occupied Suites").font=Font(italic=True,name="Arial",size=9); R+=1
        for u in su:
            if u in vs: continue
            a=r.randrange(1300,7800,20); b=addm(D(2017,3,1),r.randrange(0,95)); e=lend(b,120); psf=r.uniform(24,34); m=round(a*psf/12,2); cr=round(a*r.uniform(8,10)/12,2); oi=r.choice([0,0,150,275.5]); t=next(tn); occ+=1
            for j,v in ((1,f"{bl} -{u}"),(2,t),(3,b),(4,e),(5,a),(6,m),(7,round(m*12/a,2)),(8,cr),(10,oi or None)):
                if v is None: continue
                c=s.cell(R,j,v); c.font=P
                if isinstance(v,dt.date): c.number_format="m/d/yyyy"
                if j in(6,8,10): c.number_format="#,##0.00"
            x=dict(unit=f"{bl} -{u}",building=bn,section="Occupied Suites",tenantName=t,statusText="Occupied",area=a,leaseStartDate=b,leaseEndDate=e,contractRent=m,charges=[dict(code="Monthly Cost Recovery",amount=cr)]+([dict(code="Monthly Other Income",amount=oi)] if oi else []))
            d=addm(b,12); st=[]; mm=m
            while d<=D(2025,7,31): d=addm(d,12)
            while d<e and len(st)<5: mm=round(mm*1.025,2); st.append((d,mm)); d=addm(d,12)
            for j,(d,v) in enumerate(st):
                s.cell(R+j,12,"BRO"); c=s.cell(R+j,13,d); c.number_format="m/d/yyyy"; s.cell(R+j,14,v).number_format="#,##0.00"; s.cell(R+j,15,round(v*12/a,2))
            if st: x["rentSteps"]=[step(d,v) for d,v in st]
            rows.append(x); R+=max(1,len(st))+1; S=[S[0]+a,S[1],S[2]+m,S[3]+cr,S[4]+oi]
        def tots(lab,S):
            nonlocal R
            for l,v,q in (("Occupied Sqft:",S[0],1),("Vacant Sqft:",S[1],0),("Total Sqft:",S[0]+S[1],1)):
                s.cell(R,2,f"{lab}  {l}" if l[0]=="O" else l).font=B; s.cell(R,4,f"{v/(S[0]+S[1])*100:.2f}%"); s.cell(R,5,v).font=B
                if l[0]=="T":
                    for j,z in ((6,S[2]),(8,S[3]),(10,S[4])): c=s.cell(R,j,round(z,2)); c.font=B; c.number_format="#,##0.00"
                R+=1
            R+=1
        tots(f"Totals {bl}:",S); G=[p+q for p,q in zip(G,S)]
    tots("Grand Total:",G)
    s.cell(R,2,f"Occupied suites {occ}   Vacant suites {vac}").font=P
    for j,wd in enumerate([19,32,11,11,9,12,9,12,9,12,2,6,11,14,8],1): s.column_dimensions[GL(j)].width=wd
    osave(wb,n); save(n,"OFFICE","MRI commercial rent roll, future increases in side rows",rows,occ+vac,occ,vac,"St. Lawrence Medical Campus","2025-07-31",hard="two buildings, vacant suites first, step rows without tenant")

def x4():
    r=random.Random(3714); n="buildium-rent-roll-export.xlsx"; nm=namer(r); w=wbx(n); s=w.add_worksheet("Rent roll"); rows=[]; b=w.add_format({"bold":1}); h=w.add_format({"bold":1,"bg_color":"#F2F2F2","bottom":1}); m=w.add_format({"num_format":"$#,##0.00"}); mb=w.add_format({"num_format":"$#,##0.00","bold":1,"top":1}); d=w.add_format({"num_format":"mm/dd/yyyy"})
    s.write(0,0,"Rent roll",w.add_format({"bold":1,"font_size":16})); s.write(1,0,"Copper Lantern Property Group"); s.write(2,0,"As of 10/15/2025"); HD=["Property","Unit","Tenants","Lease type","Lease dates","Days left","Beds","Baths","Unit size","Rent cycle","Market rent","Rent","Deposits held","Balance due","Status"]
    for j,t in enumerate(HD): s.write(4,j,t,h)
    R=5; T=[0]*4; occ=vac=0; bad=None; pl=None
    for pn,sts,cnt in (("Copper Ridge BTR",["Anvil Dr","Bellows Ct"],17),("Lantern Hill Cottages",["Wick St","Ember Way"],12),("Scattered Houses - Pueblo",["E 7th St","Claremont Ave","Beulah Ave"],9)):
        S=[0]*4
        for k in range(cnt):
            u=f"{r.randrange(100,4000)} {r.choice(sts)}"; bd=r.choice([2,3,3,4]); ba=r.choice([1,2,2.5]); a=bd*430+r.randrange(0,200,5); mk=1050+bd*260+r.choice([0,25,50]); x=dict(unit=u,propertyName=pn,area=a,marketRent=mk)
            for j,v in ((0,pn),(1,u),(6,bd),(7,ba),(8,f"{a:,} sq. ft.")): s.write(R,j,v)
            s.write(R,10,mk,m); S[0]+=mk
            if r.random()<.1: s.write(R,14,"Vacant"); x["statusText"]="Vacant"; vac+=1; rows.append(x); R+=1; continue
            occ+=1; t=" & ".join(nm() for _ in range(r.choice([1,1,2]))); ls=rd(r,D(2023,5,1),D(2025,10,1)); rent=mk+r.choice([0,-50,-75,-20,15]); dep=r.choice([rent,1000,1500]); bal=0 if r.random()<.8 else round(r.uniform(50,1400),2); lt=r.choice(["Fixed","Fixed","Fixed w/rollover","At will"]); le=lend(ls,12)
            while le<D(2025,10,15): le=lend(le+dt.timedelta(1),12)
            dts=us(ls)+(" - "+us(le) if lt!="At will" else " - MTM"); S=[S[0],S[1]+rent,S[2]+dep,S[3]+bal]; pr=rent
            if pn[0]=="L" and bad is None and k>=4: pr=rent+(100 if str(rent)[1]<"9" else -100)*3 if str(rent)[1]<"7" else rent-300; bad=u; pl=dict(what=f"Rent of {u} printed as {pr:,.2f}; the property subtotal and grand total contain {rent:,.2f}",kind="digit_changed")
            st="Notice given" if r.random()<.06 else "Active"
            s.write(R,2,t); s.write(R,3,lt); s.write(R,4,dts); s.write(R,9,"Monthly")
            if lt!="At will": s.write(R,5,(le-D(2025,10,15)).days)
            s.write(R,11,pr,m); s.write(R,12,dep,m); s.write(R,13,bal,m); s.write(R,14,st)
            x.update(tenantName=t,statusText=st,leaseStartDate=ls,leaseEndDate=le if lt!="At will" else "MTM",contractRent=pr,deposit=dep,balance=bal); rows.append(x); R+=1
        s.write(R,0,f"Total for {pn}",b)
        for j,v in zip((10,11,12,13),S): s.write(R,j,round(v,2),mb)
        T=[p+q for p,q in zip(T,S)]; R+=1
    s.write(R,0,"Grand total",b); s.write(R,1,f"{occ+vac} units",b); s.write(R,14,f"{occ} occupied / {vac} vacant",b)
    for j,v in zip((10,11,12,13),T): s.write(R,j,round(v,2),mb)
    s.set_column(0,0,28); s.set_column(1,1,20); s.set_column(2,2,34); s.set_column(3,3,15); s.set_column(4,4,25); s.set_column(5,15,12); w.close()
    assert pl
    save(n,"SINGLE_FAMILY_RENTAL","Buildium export, property column, lease dates in one cell",rows,occ+vac,occ,vac,None,"2025-10-15",planted=pl,hard="date range in one cell; area as text")

def x5():
    r=random.Random(3715); n="Pine Hollow MHP - seller google sheet.xlsx"; nm=namer(r); wb=openpyxl.Workbook(); s1=wb.active; s1.title="READ ME"; s=wb.create_sheet("lots"); s3=wb.create_sheet("unit mix"); s4=wb.create_sheet("2023 old"); rows=[]
    s1["A1"]="Pine Hollow Mobile Home Park - Data for buyer"; s1["A2"]="tab 'lots' is the current roll (December 2025). tab '2023 old' is only history."; s1["A3"]="TO = tenant owned, PO = park owned, RTO = rent to own"
    f=PatternFill("solid",fgColor="FFF2CC"); s["A1"]="PINE HOLLOW MHP"; s["A1"].font=Font(bold=True,size=13); s["D1"]="December 2025"
    HD=["Lot","Home","Own","Who lives there","Market lot rent","Lot rent","Home pmt","Water/sewer","Trash","Total billed","Housing authority pays","Resident pays","Lease","Moved in","Deposit","Owes","Remarks"]
    for j,t in enumerate(HD,1): c=s.cell(3,j,t); c.font=Font(bold=True); c.fill=f; c.alignment=Alignment(wrap_text=True,vertical="center")
    R=4; T=[0]*8; occ=vac=0; mix={}
    d2=lambda v:f"${v:,.2f}"
    for k in range(1,42):
        if k==13: continue
        u=f"{k}" if k not in(20,21) else f"{k}{'A' if k==20 else 'B'}"; x=dict(unit=u,marketRent=425); s.cell(R,1,u); s.cell(R,5,d2(425)); hm=r.choice(["SW 14x66","SW 14x70","DW 24x52","RV"]); q=r.random()
        if q<.12: s.cell(R,4,"EMPTY PAD"); x["statusText"]="EMPTY PAD"; vac+=1; mix["empty pad"]=mix.get("empty pad",0)+1; rows.append(x); R+=1; continue
        ow=r.choice(["TO","TO","TO","PO","RTO"]); s.cell(R,2,hm); s.cell(R,3,ow); x["unitType"]=hm; mix[hm]=mix.get(hm,0)+1
        if q<.18: s.cell(R,2,hm); s.cell(R,3,"PO"); s.cell(R,4,"vacant home - for rent"); x["statusText"]="vacant home - for rent"; vac+=1; rows.append(x); R+=1; continue
        occ+=1; mgr=k==2; t=nm(); lot=0 if mgr else r.choice([375,385,395,395,410]); hp=r.choice([295,325,350]) if ow!="TO" and not mgr else 0; ws=45 if not mgr else 0; tr=15 if not mgr else 0; tb=lot+hp+ws+tr; ha=round(tb*.55) if ow=="PO" and r.random()<.5 else 0; le=r.choice(["MTM","MTM","MTM",D(2026,r.randrange(1,12),28)]); mi=rd(r,D(2006,1,1),D(2025,11,1)); dep=r.choice([0,200,400]); ow2=0 if r.random()<.75 else r.randrange(20,900)
        for j,v in ((4,t),(6,d2(lot)),(7,d2(hp) if hp else None),(8,d2(ws)),(9,d2(tr)),(10,d2(tb)),(11,d2(ha) if ha else None),(12,d2(tb-ha)),(13,le if le=="MTM" else f"thru {us2(le)}"),(14,mi.strftime("%-m/%-d/%Y")),(15,d2(dep)),(16,d2(ow2)),(17,"park manager - free lot" if mgr else (r.choice(["","","","2 dogs","late every month","notice - leaving 1/31","hookup fee waived"]) or None))):
            if v is not None: s.cell(R,j,v)
        ch=[("Lot rent",lot)]+([("Home pmt",hp)] if hp else [])+[("Water/sewer",ws),("Trash",tr)]
        x.update(tenantName=t,statusText="Occupied",contractRent=lot,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tb,leaseEndDate=le,moveInDate=mi,deposit=dep,balance=ow2); rows.append(x); R+=1
        T=[p+v for p,v in zip(T,(lot,hp,ws,tr,tb,ha,tb-ha,dep))]
    R+=1; s.cell(R,4,"TOTALS").font=Font(bold=True)
    for j,v in zip((6,7,8,9,10,11,12,15),T): s.cell(R,j,d2(v)).font=Font(bold=True)
    s.cell(R,16,d2(sum(x.get("balance",0) for x in rows))).font=Font(bold=True)
    s.cell(R+2,1,f"{occ+vac} lots (there is no lot 13)"); s.cell(R+3,1,f"{occ} occupied incl. manager"); s.cell(R+4,1,f"{vac} not occupied")
    for k,(a,b) in enumerate(mix.items(),2): s3.cell(k,1,a); s3.cell(k,2,b)
    s3["A1"]="Home"; s3["B1"]="count"
    for j,t in enumerate(["Lot","Resident","Rent"],1): s4.cell(1,j,t)
    for k in range(1,31): s4.cell(k+1,1,str(k)); s4.cell(k+1,2,nm()); s4.cell(k+1,3,r.choice([325,335,350]))
    for j,wd in enumerate([6,11,6,24,11,10,10,11,8,11,12,11,12,11,10,9,26],1): s.column_dimensions[GL(j)].width=wd
    s.freeze_panes="B4"; osave(wb,n); save(n,"MANUFACTURED_HOUSING","owner's Google Sheet, amounts as text, old roll on another tab",rows,occ+vac,occ,vac,"Pine Hollow MHP","2025-12",sheet="lots",hard="old sheet, text amounts, subsidy split, 'thru' dates")

def x6():
    r=random.Random(3716); n="Northbank Flex - RR & Steps v4.xlsx"; wb=openpyxl.Workbook(); s0=wb.active; s0.title="Assumptions"; s=wb.create_sheet("Rent Roll"); s2=wb.create_sheet("Market Comps"); s2.sheet_state="hidden"; rows=[]
    s0["B2"]="Northbank Flex Park - Acquisition model"; s0["B4"]="Closing"; s0["C4"]=D(2026,1,30); s0["B5"]="Market rent growth"; s0["C5"]=.03; s0["C5"].number_format="0.0%"; s2["A1"]="Comp"; s2["B1"]="PSF"; s2["A2"]="Weir Road"; s2["B2"]=13.25
    s["B2"]="NORTHBANK FLEX PARK | Tenant schedule"; s["B2"].font=Font(bold=True,size=14,color="1F3864"); s["B3"]="Effective January 1, 2026"; hf=PatternFill("solid",fgColor="1F3864")
    G=[(2,4,"Premises"),(5,7,"Tenant"),(8,9,"Term"),(10,13,"Annual in place (USD)"),(14,19,"Contractual increases (annual base rent)")]
    for a,b,t in G:
        s.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=s.cell(5,a,t); c.alignment=Alignment(horizontal="center")
        for j in range(a,b+1): s.cell(5,j).fill=hf; s.cell(5,j).font=Font(bold=True,color="FFFFFF")
    HD=["Bldg","Bay","RSF","Lessee","Industry","Lease form","Commence","Expire","Base rent","PSF","NNN recov.","Gross billed","Step 1 date","Step 1 rent","Step 2 date","Step 2 rent","Step 3 date","Step 3 rent"]
    for j,t in enumerate(HD,2): c=s.cell(6,j,t); c.font=Font(bold=True); c.border=Border(bottom=Side(style="medium")); c.alignment=Alignment(wrap_text=True)
    nmz=iter(["Marlin Boat Canvas","Ridgeway Garage Doors","Hopyard Supply Co","Evergreen Pest Solutions","Cobalt Powder Coating","Northbank CrossFit","Alder Audio Visual","Pipewright Mechanical","Sable Auto Detailing","Fernwood Floors","Lucid Window Tint","Castor Bike Works","Meridian Courier","Tall Oak Tree Service","Vireo Solar Installers","Brassline Locksmiths","Oxbow Catering","Timberhitch Rigging","Hale Restoration","Quarry Stone Imports","Junction Batteries","Swift Signworks","Piedmont Elevator","Ember & Ash Kilns"])
    R=7; T=[0]*4; occ=vac=0
    def wr(v,it=False):
        nonlocal R
        for j,z in v:
            if z is None: continue
            c=s.cell(R,j,z); c.font=Font(italic=it,color="7F7F7F" if it else "000000")
            if isinstance(z,dt.date): c.number_format="d-mmm-yy"
            elif j in(4,10,12,13,15,17,19): c.number_format="#,##0"
            elif j==11: c.number_format="0.00"
        R+=1
    futs=[]
    for bl in ("1","2","3"):
        for k in range(8):
            u=f"{bl}{'ABCDEFGH'[k]}"; a=r.choice([1200,1600,2000,2400,3200]); x=dict(unit=u,building=bl,area=a); T[0]+=a
            if u in("1F","2C","3H"):
                wr([(2,int(bl)),(3,u),(4,a),(5,"Vacant")]); x["statusText"]="Vacant"; vac+=1; rows.append(x)
                if u!="3H":
                    t="Granite State Vending" if u=="1F" else "Low Tide Kayaks"; b=D(2026,3,1) if u=="1F" else D(2026,2,15); e=lend(b,36); br=a*13; y1=round(br*1.035); y2=round(y1*1.035)
                    wr([(2,int(bl)),(3,u),(4,a),(5,t+" (future)"),(7,"NNN"),(8,b),(9,e),(10,br),(11,13.0),(14,addm(b,12)),(15,y1),(16,addm(b,24)),(17,y2)],True)
                    rows.append(dict(unit=u,building=bl,area=a,tenantName=t+" (future)",statusText="future",leaseStartDate=b,leaseEndDate=e,annualRent=br,rentSteps=[step(addm(b,12),y1,"year"),step(addm(b,24),y2,"year")]))
                continue
            occ+=1; t=next(nmz); b=addm(D(2021,2,1),r.randrange(0,56)); term=r.choice([36,60,60])
            while lend(b,term)<D(2026,2,1): b=addm(b,12)
            e=lend(b,term); br=round(a*r.uniform(10.5,14)); nn=round(a*3.8); mtm=u in("2H","3B"); st=[]; d=addm(b,12); y=br
            while d<=D(2026,1,1): d=addm(d,12)
            while d<e and len(st)<3 and not mtm: y=round(y*1.035); st.append((d,y)); d=addm(d,12)
            v=[(2,int(bl)),(3,u),(4,a),(5,t),(6,r.choice(["Trades","Services","Light mfg","Distribution"])),(7,"NNN"),(8,b),(9,"MTM" if mtm else e),(10,br),(11,round(br/a,2)),(12,nn),(13,br+nn)]
            for q,(d,z) in enumerate(st): v+=[(14+2*q,d),(15+2*q,z)]
            wr(v); x.update(tenantName=t,statusText="Occupied",leaseStartDate=b,leaseEndDate="MTM" if mtm else e,annualRent=br)
            if st: x["rentSteps"]=[step(d,z,"year") for d,z in st]
            T=[T[0],T[1]+br,T[2]+nn,T[3]+br+nn]; rows.append(x)
    wr([(5,"Total bays"),(4,T[0]),(10,T[1]),(11,None),(12,T[2]),(13,T[3])]); 
    for j in range(2,20): s.cell(R-1,j).font=Font(bold=True); s.cell(R-1,j).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    R+=1; s.cell(R,2,"Other leases (no floor area)").font=Font(bold=True); R+=1
    for u,t,b,e,br in (("TWR","Skyreach Towers Inc. - cell tower",D(2018,6,1),D(2033,5,31),21600),("BB-1","Wayfare Outdoor - billboard",D(2022,1,1),D(2026,12,31),7200)):
        wr([(3,u),(5,t),(8,b),(9,e),(10,br),(13,br)]); rows.append(dict(unit=u,tenantName=t,section="Other leases (no floor area)",statusText="Occupied",leaseStartDate=b,leaseEndDate=e,annualRent=br))
    R+=1; s.cell(R,2,f"24 bays, {occ} leased and in possession, {vac} vacant (two of them leased forward, in italics; not in totals)").font=Font(italic=True,size=9)
    for j,wd in enumerate([2,6,6,8,32,13,9,11,11,11,7,11,12,11,11,11,11,11,11],1): s.column_dimensions[GL(j)].width=wd
    s.column_dimensions["F"].hidden=True; s.column_dimensions["K"].hidden=True; s.sheet_view.showGridLines=False; s.page_setup.orientation="landscape"; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    osave(wb,n); save(n,"INDUSTRIAL","acquisition model sheet, grouped header, step column pairs, annual rents",rows,24,occ,vac,"Northbank Flex Park","2026-01-01",sheet="Rent Roll",hard="only annual rents; future rows repeat the bay; cell tower and billboard")

def x7():
    r=random.Random(3717); n="ResMan_Rent_Roll_Harrow_Green.xlsx"; nm=namer(r); w=wbx(n); s=w.add_worksheet("Rent Roll"); sm=w.add_worksheet("Unit Mix"); rows=[]; h=w.add_format({"bold":1,"text_wrap":1,"bottom":1,"font_size":9,"valign":"bottom"}); m=w.add_format({"num_format":"#,##0.00;-#,##0.00","font_size":9}); mb=w.add_format({"num_format":"#,##0.00;-#,##0.00","font_size":9,"bold":1,"top":1}); p=w.add_format({"font_size":9}); b=w.add_format({"bold":1,"font_size":9}); d=w.add_format({"num_format":"m/d/yyyy","font_size":9}); i=w.add_format({"num_format":"#,##0","font_size":9})
    s.merge_range(0,0,0,19,"Harrow Green at Millbrook",w.add_format({"bold":1,"align":"center","font_size":13})); s.merge_range(1,0,1,19,"Rent Roll",w.add_format({"align":"center","bold":1})); s.merge_range(2,0,2,19,"As of: Nov 30, 2025",w.add_format({"align":"center"}))
    HD=["Unit","Type","Sq. Feet","Residents","Status","Market Rent","Rent","Subsidy","Concession","Pet Rent","Garage","Amenity Fee","Total Billing","Move In","Lease Start","Lease End","Expected Move Out","Deposit","Balance","Unit Note"]
    for j,t in enumerate(HD): s.write(4,j,t,h)
    TY={"CT1 1x1":(702,1385),"CT2 2x2":(1034,1710),"TH3 3x2.5":(1488,2190)}; R=5; G=[0]*10; cnt={}; mix={}
    for bl,c in (("Building 1",36),("Building 2",36),("Building 3",34),("Cottages",40),("Carriage Homes",18)):
        S=[0]*10; s.write(R,0,bl,b); R+=1; pf={"Building 1":"1","Building 2":"2","Building 3":"3","Cottages":"C","Carriage Homes":"H"}[bl]
        for k in range(1,c+1):
            u=f"{pf}{100+k:03d}" if pf in "123" else f"{pf}-{k:02d}"; ty="TH3 3x2.5" if pf=="H" else r.choice(list(TY)[:2]); a,mk=TY[ty]; q=r.random()
            st="Down" if u=="2119" else "Model" if u=="C-01" else "Office" if u=="1101" else "Vacant" if q<.045 else "Vacant - Leased" if q<.07 else "Notice" if q<.11 else "Notice - Leased" if q<.125 else "Eviction" if q<.135 else "Employee" if q<.145 else "Occupied"
            cnt[st]=cnt.get(st,0)+1; mix.setdefault(ty,[0,0]); mix[ty][0]+=1; x=dict(unit=u,building=bl,unitType=ty,area=a,statusText=st,marketRent=mk)
            for j,v in ((0,u),(1,ty)): s.write_string(R,j,v,p)
            s.write(R,2,a,i); s.write(R,4,st,p); s.write(R,5,mk,m); S[0]+=mk
            if st in("Down","Model","Office","Vacant","Vacant - Leased"):
                if st=="Down": s.write(R,19,"Water damage, claim open",p)
                rows.append(x); R+=1; continue
            mix[ty][1]+=1; t=", ".join(nm() for _ in range(r.choice([1,1,1,2]))) if len(rows)<999 else ""; rent=mk+r.choice([-90,-60,-35,0,0,15]); rent=round(rent*.8) if st=="Employee" else rent; sub=round(rent*r.choice([.5,.6,.7])) if r.random()<.08 else 0; con=-r.choice([50,100,125]) if r.random()<.13 else 0; pet=r.choice([0,0,0,25,50]); ga=r.choice([0,0,0,0,125]); am=20
            tot=rent+con+pet+ga+am; mi=rd(r,D(2021,6,1),D(2025,11,25)); ls=mi
            while addm(ls,12)<=D(2025,11,30): ls=addm(ls,12)
            le=lend(ls,12); mo=rd(r,D(2025,12,2),D(2026,1,31)) if st.startswith("Notice") else None; dep=r.choice([250,500,rent,0]); bal=0 if r.random()<.82 else round(r.uniform(-150,1200),2)
            s.write(R,3,t,p)
            tp=rent-sub # Rent column shows resident's share when subsidised
            for j,v in ((6,rent),(7,sub),(8,con),(9,pet),(10,ga),(11,am),(12,tot)):
                if v or j in(6,12): s.write(R,j,v,m)
            for j,v in ((13,mi),(14,ls),(15,le),(16,mo)):
                if v: s.write_datetime(R,j,dt.datetime(v.year,v.month,v.day),d)
            s.write(R,17,dep,m); s.write(R,18,bal,m)
            if sub: s.write(R,19,"Subsidy is part of Rent (paid by PHA)",p)
            x.update(tenantName=t,contractRent=rent,charges=[dict(code=a_,amount=v) for a_,v in(("Rent",rent),("Subsidy",sub),("Concession",con),("Pet Rent",pet),("Garage",ga),("Amenity Fee",am)) if v],totalCharges=tot,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal); rows.append(x); R+=1
            S=[S[0]]+[y+z for y,z in zip(S[1:],(rent,sub,con,pet,ga,am,tot,dep,bal))]
        s.write(R,0,f"{bl} Total",b)
        for j,v in zip((5,6,7,8,9,10,11,12,17,18),S): s.write(R,j,round(v,2),mb)
        G=[y+z for y,z in zip(G,S)]; R+=2
    s.write(R,0,"Property Total",b)
    for j,v in zip((5,6,7,8,9,10,11,12,17,18),G): s.write(R,j,round(v,2),mb)
    R+=3; s.write(R,0,"Status",b); s.write(R,1,"Units",b); R+=1
    for k,v in sorted(cnt.items()): s.write(R,0,k,p); s.write(R,1,v,p); R+=1
    s.write(R,0,"Total",b); s.write(R,1,len(rows),b)
    for j,t in enumerate(["Type","Units","Lived in"]): sm.write(0,j,t,b)
    for k,(t,v) in enumerate(mix.items(),1): sm.write(k,0,t); sm.write(k,1,v[0]); sm.write(k,2,v[1])
    s.set_column(0,0,10); s.set_column(1,1,11); s.set_column(2,2,8); s.set_column(3,3,34); s.set_column(4,4,15); s.set_column(5,18,10.5); s.set_column(19,19,32); s.freeze_panes(5,1); s.set_landscape(); s.fit_to_pages(1,0); s.repeat_rows(4); w.close()
    V=cnt.get("Vacant",0)+cnt.get("Vacant - Leased",0)
    save(n,"MULTIFAMILY","ResMan rent roll, build-to-rent, subsidies and concessions",rows,len(rows),len(rows)-V-3,V,"Harrow Green at Millbrook","2025-11-30",sheet="Rent Roll",hard="long; subsidy within rent; down/model/office")
ALL=[x1,x2,x3,x4,x5,x6,x7]
if __name__=="__main__":
    for q in ALL: q()

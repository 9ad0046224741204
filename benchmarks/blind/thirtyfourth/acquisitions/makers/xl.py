from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
def dtt(d): return dt.datetime(d.year,d.month,d.day)
def wbk(f):
    w=xlsxwriter.Workbook(doc(f));w.set_properties({"created":dt.datetime(2025,11,1)});return w
# X1 Yardi tenancy schedule, small-bay industrial, nested rent steps
def x1():
    r=rng("x1");f="TenancyScheduleI_Ironhorse.xlsx";w=Workbook();s=w.active;s.title="Report1";B_=Font(name="Arial",size=9,bold=True);A=Font(name="Arial",size=9)
    s["A1"]="Tenancy Schedule";s["A2"]="Property: Ironhorse Business Park (iron01)     As of Date: 12/01/2025     By Property";s["A1"].font=Font(name="Arial",size=12,bold=True);s["A2"].font=A
    for a in("A1:P1","A2:P2"):s.merge_cells(a)
    h=[("Property","",),("Unit(s)",""),("Lease",""),("Lease","Type"),("Area",""),("Lease","From"),("Lease","To"),("Term",""),("Monthly","Rent"),("Monthly","Rent/Area"),("Annual","Rent"),("Annual","Rent/Area"),("Annual","Rec./Area"),("Security","Deposit"),("LOC Amount/","Bank Guarantee")]
    for j,(a,b) in enumerate(h,1):
        for i,v in((4,a),(5,b)):
            c=s.cell(i,j,v or None);c.font=B_;c.alignment=Alignment(horizontal="center");c.fill=PatternFill("solid",fgColor="D9D9D9")
    co="Apex Garage Doors|Lone Pine Cabinetry|Brewline Supply|Metro Tile & Stone|Redbird Plumbing Co|Swift Courier LLC|Ace Fleet Detailing|Tundra HVAC Services|Kiln & Clay Studio|Bluebonnet Roofing|ProForm Fitness Equip|Nimbus Drone Works|Hatch Print Shop|Gulf Fastener Supply|Old Mill Coffee Roasters|Titan Auto Glass|GreenBlade Landscaping|Copperhead Electric|Peak Pool Supply|Orbit 3D Printing|Wagtail Pet Foods|Fire & Safety Depot|Stonegate Signs|Marlin Marine Parts|CleanSweep Janitorial|Vector Calibration".split("|");it=iter(co)
    q=6;rows=[];T=[0]*5;no=nv=0
    U=[f"{b}-{i}" for b,n in(("A",9),("B",10),("C",8)) for i in range(101,101+n)];skip=0
    U=[u for u in U if u not in("B-104","C-106")];lab={"B-103":"B-103, B-104","C-105":"C-105, C-106"}
    vac={"A-107","C-102"}
    for u in U:
        a=r.choice([1800,2400,2400,3000,3600]);n_u=lab.get(u,u);a*=2 if u in lab else 1
        def put(vals,fmt={}):
            nonlocal q
            for j,v in enumerate(vals,1):
                if v is None:continue
                c=s.cell(q,j,dtt(v) if isinstance(v,dt.date) else v);c.font=A
                if isinstance(v,dt.date):c.number_format="m/d/yyyy"
                elif isinstance(v,float):c.number_format="#,##0.00"
                c.alignment=Alignment(wrap_text=j in(1,3),vertical="top")
            q+=1
        if u in vac:
            put(["Ironhorse Business Park (iron01)",n_u,"VACANT",None,float(a),None,None,None,0.0,0.0,0.0,0.0,0.0,0.0,0.0]);T[1]+=a;nv+=1
            rows.append(row(unit=n_u,propertyName="Ironhorse Business Park (iron01)",area=a,statusText="VACANT",contractRent=0.0,annualRent=0.0,deposit=0.0));q+=1;continue
        psf=r.choice([13.2,13.8,14.4,15.0,15.6]);m=round(a*psf/12,2);d0=D(r.randint(2021,2025),r.randint(1,11),1);tm=r.choice([36,39,60,63]);
        while addm(d0,tm)<D(2026,1,1):tm+=12
        e=addm(d0,tm)-dt.timedelta(1);n=f"{next(it)} (t{r.randint(10000,19999):07d})";lt=r.choice(["NNN","NNN","Modified Gross"]);dep=float(round(m*r.choice([1,1,1.5]),2))
        put(["Ironhorse Business Park (iron01)",n_u,n,lt,float(a),d0,e,tm,m,round(m/a,2),round(m*12,2),psf,4.15 if lt=="NNN" else 0.0,dep,0.0]);T[0]+=a;T[2]+=m;T[3]+=m*12;T[4]+=dep;no+=1
        st=[];d=D(2026,d0.month,1);d=d if d>D(2025,12,1) else addm(d,12);mm=m
        while d<e and len(st)<2:mm=round(mm*1.035,2);st.append((d,mm));d=addm(d,12)
        if st:
            q0=q
            for j,v in enumerate(["Rent Steps","Charge","Type","Area","From","To","Monthly Amt","Amt/Area"]):
                c=s.cell(q,3+j,v);c.font=Font(name="Arial",size=8,bold=True,italic=True)
            q+=1
            for i,(d,v) in enumerate(st):
                to=(st[i+1][0]-dt.timedelta(1)) if i+1<len(st) else min(e,addm(d,12)-dt.timedelta(1));put([None,None,None,"rnt","Base Rent",float(a),d,to,v,round(v/a,2)])
        rows.append(row(unit=n_u,propertyName="Ironhorse Business Park (iron01)",area=a,tenantName=n,statusText="Occupied",leaseStartDate=d0,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),deposit=dep,rentSteps=[{"date":d.isoformat(),"amount":v} for d,v in st]));q+=1
    # billboard
    n="Skyway Outdoor Media (t0020114)";
    for j,v in enumerate(["Ironhorse Business Park (iron01)","SIGN1",n,"Billboard",0.0,dtt(D(2019,7,1)),dtt(D(2029,6,30)),120,850.0,0.0,10200.0,0.0,0.0,0.0,0.0],1):
        c=s.cell(q,j,v);c.font=A;c.number_format="m/d/yyyy" if j in(6,7) else "#,##0.00" if isinstance(v,float) else "General"
    rows.append(row(unit="SIGN1",propertyName="Ironhorse Business Park (iron01)",area=0.0,tenantName=n,statusText="Occupied",leaseStartDate=D(2019,7,1),leaseEndDate=D(2029,6,30),contractRent=850.0,annualRent=10200.0,deposit=0.0))
    T[2]+=850;T[3]+=10200;q+=2
    for l,a,m,an,dp in(("Total Current",T[0]+T[1],T[2],T[3],T[4]),("Occupied Area",T[0],None,None,None),("Vacant Area",T[1],None,None,None)):
        for j,v in((1,l),(5,float(a)),(9,m),(11,an),(14,dp)):
            if v is not None:c=s.cell(q,j,round(v,2) if j>1 else v);c.font=B_;c.number_format="#,##0.00"
        q+=1
    for l,v in(("Total Units (excl. signs)",no+nv),("Occupied Units",no),("Vacant Units",nv)):
        s.cell(q,1,l).font=A;s.cell(q,5,v).font=A;q+=1
    for j,x in enumerate([26,14,34,13,11,11,11,9,12,11,13,11,11,12,14],1):s.column_dimensions[CL(j)].width=x
    s.page_setup.orientation="landscape";s.page_setup.fitToWidth=1;s.page_setup.fitToHeight=0;s.sheet_properties.pageSetUpPr.fitToPage=True
    w.save(doc(f));save(f,"INDUSTRIAL","Yardi tenancy schedule workbook, nested rent steps, merged suites, billboard row",True,"Ironhorse Business Park","2025-12-01",no+nv,no,nv,rows)
# X2 ResMan garden
def x2():
    r=rng("x2");N=Names(r);f="ResMan Rent Roll - Pecan Hollow 2025-08-15.xlsx";w=wbk(f);s=w.add_worksheet("Rent Roll");b=w.add_format({"bold":1,"font_name":"Calibri","bottom":1});t=w.add_format({"bold":1,"font_size":16});wr=w.add_format({"text_wrap":1,"valign":"top"});tp=w.add_format({"valign":"top"});n2=w.add_format({"num_format":"$#,##0.00;($#,##0.00)","valign":"top"});bd=w.add_format({"bold":1,"num_format":"$#,##0.00;($#,##0.00)","top":1});dd=w.add_format({"num_format":"mm/dd/yy","valign":"top"});it=w.add_format({"italic":1,"font_color":"#666666"})
    s.write(0,0,"Rent Roll",t);s.write(1,0,"Pecan Hollow Apartments");s.write(2,0,"As of: 08/15/2025",it);s.write(3,0,"Accounting Period: August 2025",it)
    H=["Unit","Type","Sq. Feet","Residents","Status","Market Rent","Loss / Gain To Lease","Ledger","Category","Amount","Deposits Held","Balance","Move In","Lease Start","Lease End","Expected Move Out"]
    for j,h in enumerate(H):s.write(5,j,h,b)
    q=6;rows=[];T=[0]*5;cnt={};pl=[("A1R",612,965),("A2",690,1020),("B1",884,1235),("B2R",910,1340),("C1",1130,1525)]
    for bl in range(1,5):
        for k in range(1,9):
            u=f"{bl}{'0' if k<5 else '1'}{k}";p=pl[(bl+k*2)%5];mk=float(p[2]);x=r.random();st="Vacant - Not Ready" if x<.05 else "Vacant - Leased" if x<.09 else "Vacant - Ready" if x<.13 else "Occupied" if x<.85 else "Notice to Vacate" if x<.91 else "Month to Month" if x<.96 else "Under Eviction"
            if (bl,k)==(1,1):st="Down"
            if (bl,k)==(2,3):st="Employee"
            cnt[st]=cnt.get(st,0)+1;T[0]+=p[1];T[1]+=mk
            for j,v in enumerate([u,p[0],p[1]]):s.write(q,j,v,tp)
            s.write(q,4,st,tp);s.write(q,5,mk,n2)
            if st[:3]=="Vac" or st=="Down":
                rows.append(row(unit=u,unitType=p[0],area=p[1],statusText=st,marketRent=mk));q+=1;continue
            nm=N()+(f"\n{N()}" if r.random()<.35 else "");rent=mk-r.choice([0,-25,40,75,110]);cs=[("Resident","Rent",rent)]
            if st=="Employee":cs.append(("Resident","Employee Concession",-round(rent*.2,2)))
            if r.random()<.8:cs.append(("Resident","Water/Sewer",float(r.choice([38,46,55]))))
            if r.random()<.3:cs.append(("Resident","Pet Rent",30.0))
            if r.random()<.08:cs.append(("Housing","Rent - HAP",0.0))
            mi=rd(r,D(2020,5,1),D(2025,8,10));ls=mi if mi>D(2024,8,15) else D(2025,mi.month if mi.month<8 else 1,1);le=addm(ls,12)-dt.timedelta(1);mo=rd(r,D(2025,8,20),D(2025,10,10)) if st[0]=="N" else None;dep=float(r.choice([0,250,400]));bal=r.choice([0,0,0,-5.0,61.4,1198.75]);tot=sum(c[2] for c in cs)
            s.write(q,3,nm,wr);s.write(q,6,rent-mk,n2);s.write(q,10,dep,n2);s.write(q,11,bal,n2);s.write(q,12,dtt(mi),dd);s.write(q,13,dtt(ls),dd)
            mtm=st=="Month to Month"
            s.write(q,14,"MTM",tp) if mtm else s.write(q,14,dtt(le),dd)
            mo and s.write(q,15,dtt(mo),dd)
            for i,c in enumerate(cs):s.write(q+i,7,c[0],tp);s.write(q+i,8,c[1],tp);s.write(q+i,9,c[2],n2)
            if "\n" in nm:s.set_row(q,30)
            q+=len(cs);s.write(q,8,"Total",b);s.write(q,9,tot,bd);q+=1;T[2]+=tot;T[3]+=dep;T[4]+=bal
            rows.append(row(unit=u,unitType=p[0],area=p[1],tenantName=nm.replace("\n"," "),statusText=st,marketRent=mk,contractRent=rent,charges=ch(*[(c[1],c[2]) for c in cs]),totalCharges=tot,deposit=dep,balance=bal,moveInDate=mi,leaseStartDate=ls,leaseEndDate="MTM" if mtm else le,moveOutDate=mo))
    q+=1;s.write(q,0,"Grand Total",b);s.write(q,2,T[0],b)
    for j,v in((5,T[1]),(9,T[2]),(10,T[3]),(11,T[4])):s.write(q,j,v,bd)
    q+=2;s.write(q,0,"Status",b);s.write(q,1,"Units",b)
    for k,v in cnt.items():q+=1;s.write(q,0,k);s.write(q,1,v)
    n=sum(cnt.values());q+=1;s.write(q,0,"Total",b);s.write(q,1,n,b);v=sum(x for k,x in cnt.items() if k[:3]=="Vac");o=n-v-cnt["Down"]
    s.set_column(0,0,18);s.set_column(1,2,8);s.set_column(3,3,25);s.set_column(4,4,19);s.set_column(5,7,13);s.set_column(8,8,21);s.set_column(9,15,12);s.set_landscape();s.fit_to_pages(1,0);s.freeze_panes(6,1);w.close()
    save(f,"MULTIFAMILY","ResMan rent roll workbook, ledger/category lines, wrapped residents",True,"Pecan Hollow Apartments","2025-08-15",n,o,v,rows)
# X3 Buildium SFR, planted total
def x3():
    r=rng("x3");N=Names(r);f="buildium_RentRoll_export.xlsx";w=wbk(f);s=w.add_worksheet("Rent roll");b=w.add_format({"bold":1,"bg_color":"#E8F0F7","bottom":1,"text_wrap":1});m=w.add_format({"num_format":"#,##0.00"});bm=w.add_format({"bold":1,"num_format":"#,##0.00","top":6});B0=w.add_format({"bold":1})
    s.write(0,0,"Rent roll",B0);s.write(1,0,"Quailmeadow Rental Homes LLC");s.write(2,0,"As of 7/31/2025 • All rental owners • Active units")
    for j,h in enumerate(["Unit","Bed/Bath","Tenants","Lease dates","Status","Rent","Deposits held","Prepayments","Balance due"]):s.write(4,j,h,b)
    rows=[];q=5;T=[0]*4;no=nv=0;stn=["Quail Run Dr","Bobwhite Ct","Covey Ln"]
    for i in range(21):
        u=f"{1100+i*7+(i%2)} {stn[i//7]}";p=r.choice(["3 Bed/2 Bath","3 Bed/2 Bath","4 Bed/2.5 Bath"]);s.write(q,0,u);s.write(q,1,p)
        if i in(5,16):s.write(q,2,"VACANT");s.write(q,4,"Vacant");nv+=1;rows.append(row(unit=u,unitType=p,statusText="Vacant"))
        else:
            a=rd(r,D(2024,8,1),D(2025,7,15));e=addm(a,12)-dt.timedelta(1);aw=i==11;nm=N()+(f", {N()}" if r.random()<.4 else "");rent=float(r.choice([1795,1850,1895,1950,2095,2195]));dep=rent if r.random()<.8 else 1000.0;pp=r.choice([0,0,0,0,rent]);bal=0.0 if pp else r.choice([0,0,0,75.0,640.25])
            s.write(q,2,nm);s.write(q,3,f"{us(a)} - At will" if aw else f"{us(a)} - {us(e)}");s.write(q,4,"Active")
            for j,v in zip((5,6,7,8),(rent,dep,pp,bal)):s.write(q,j,v,m)
            T=[x+y for x,y in zip(T,(rent,dep,pp,bal))];no+=1
            rows.append(row(unit=u,unitType=p,tenantName=nm,statusText="Active",leaseStartDate=a,leaseEndDate="At will" if aw else e,contractRent=rent,deposit=dep,balance=float(bal)))
        q+=1
    s.write(q,0,f"Total ({no+nv} units, {no} leased)",B0);wrong=T[0]-1300
    for j,v in zip((5,6,7,8),[wrong]+T[1:]):s.write(q,j,v,bm)
    for j,x in enumerate([21,16,36,24,9,12,13,12,12]):s.set_column(j,j,x)
    s.set_landscape();s.fit_to_pages(1,0);w.close()
    save(f,"SINGLE_FAMILY_RENTAL","Buildium export, lease dates in one text column",False,"Quailmeadow Rental Homes LLC","2025-07-31",no+nv,no,nv,rows,planted={"what":f"Total of Rent printed {wrong:,.2f}, the rows add to {T[0]:,.2f}","kind":"total_wrong"})
# X4 seller's analyst, multi sheet
def x4():
    r=rng("x4");N=Names(r);f="Calloway_Row_UW_v7_seller.xlsx";w=wbk(f);F={"font_name":"Garamond","font_size":10};g=lambda **k:w.add_format({**F,**k})
    S=w.add_worksheet("Summary");s=w.add_worksheet("RR 9.30.25");M=w.add_worksheet("Unit Mix");h=g(bold=1,bg_color="#1F3864",font_color="white",align="center",text_wrap=1,border=1);n0=g(num_format='_($* #,##0_);_($* (#,##0);_($* "-"_)');n1=g(num_format="#,##0");d=g(num_format="d-mmm-yy");pc=g(num_format="0.0%");x=g();bd=g(bold=1,top=1,num_format="#,##0");bh=g(bold=1,bg_color="#DDEBF7");rd_=g(font_color="#C00000")
    s.merge_range("B2:O2","CALLOWAY ROW  –  Rent Roll as of September 30, 2025",g(bold=1,font_size=14));s.write("B3","Source: owner's books; retail per leases. In-place rents exclude utilities.",g(italic=1))
    H=["Floor","Unit #","Plan","SF","Resident / Tenant","Move-in","Lease Exp.","Market","In-Place","LTL $","LTL %","Mkt PSF","Pet","Parking"]
    for j,v in enumerate(H):s.write(4,1+j,v,h)
    s.set_column("A:A",2);s.set_column("B:E",8);s.set_column("F:F",30);s.set_column("G:P",11);s.set_column("L:M",9,None,{"hidden":1});s.freeze_panes(5,3)
    q=5;rows=[];T=[0]*5;na=va=0;mix={}
    for fl in range(2,6):
        s.merge_range(q,1,q,14,f"{fl}{ {2:'nd',3:'rd'}.get(fl,'th')} Floor",bh);sec=f"{fl}{ {2:'nd',3:'rd'}.get(fl,'th')} Floor";q+=1
        for k in range(1,12):
            u=fl*100+k;p,sf,mk=[("Studio",505,1725),("1BR",705,2140),("1BR+Den",812,2375),("2BR",1066,2910)][(k*3+fl)%4];mk+=fl*20;vac=r.random()<.07;M_=mix.setdefault(p,[0,0,0]);M_[0]+=1;M_[1]+=sf;M_[2]+=mk
            s.write(q,1,fl,x);s.write(q,2,u,x);s.write(q,3,p,x);s.write(q,4,sf,n1);s.write(q,8,mk,n0);T[0]+=sf;T[1]+=mk;na+=1
            if vac:s.write(q,5,"vacant",rd_);va+=1;rows.append(row(unit=str(u),section=sec,unitType=p,area=sf,statusText="vacant",marketRent=float(mk)))
            else:
                mi=rd(r,D(2021,2,1),D(2025,9,12));mtm=r.random()<.06;le=eom(2026,r.randint(1,9)) if r.random()<.8 else eom(2025,r.randint(10,12));rent=mk-r.choice([0,35,80,150,215,-40]);pet=r.choice([None,None,45]);pk=r.choice([None,150,150,300]);nm=N("lf")
                s.write(q,5,nm,x);s.write(q,6,dtt(mi),d);s.write(q,7,"MTM",x) if mtm else s.write(q,7,dtt(le),d);s.write(q,9,rent,n0);s.write_formula(q,10,f"=I{q+1}-J{q+1}",n0,mk-rent);s.write_formula(q,11,f"=K{q+1}/I{q+1}",pc,(mk-rent)/mk);s.write(q,12,round(mk/sf,2),x)
                if pet:s.write(q,13,pet,n0)
                if pk:s.write(q,14,pk,n0)
                T[2]+=rent;T[3]+=pet or 0;T[4]+=pk or 0
                rows.append(row(unit=str(u),section=sec,unitType=p,area=sf,tenantName=nm,statusText="Occupied",moveInDate=mi,leaseEndDate="MTM" if mtm else le,marketRent=float(mk),contractRent=float(rent),charges=ch(*([("Pet",pet)] if pet else [])+([("Parking",pk)] if pk else []))))
            q+=1
    R=list(T);s.write(q,1,"Residential",bd)
    for j,v in((4,T[0]),(8,T[1]),(9,T[2]),(13,T[3]),(14,T[4])):s.write(q,j,v,bd)
    q+=2;s.merge_range(q,1,q,14,"Ground floor retail & other income leases",bh);sec="Ground floor retail & other income leases";q+=1
    for fl,u,p,sf,nm,mi,le,mk,rent in[(1,"R-1","Retail",1840,"Marigold Bakery LLC",D(2022,6,1),D(2032,5,31),5060,4907),(1,"R-2","Retail",1215,"Fold & Press Cleaners",D(2019,3,15),D(2027,3,31),3340,2890),("Roof","ANT","Antenna",None,"Northern Cell Towers",D(2017,1,1),D(2026,12,31),None,1650),("Bsmt","LAU","Laundry",None,"SpinCycle Laundry Svcs",D(2021,9,1),D(2028,8,31),None,420)]:
        s.write(q,1,fl,x);s.write(q,2,u,x);s.write(q,3,p,x);sf and s.write(q,4,sf,n1);s.write(q,5,nm,x);s.write(q,6,dtt(mi),d);s.write(q,7,dtt(le),d);mk and s.write(q,8,mk,n0);s.write(q,9,rent,n0);mk and s.write_formula(q,10,f"=I{q+1}-J{q+1}",n0,mk-rent);q+=1
        T[0]+=sf or 0;T[1]+=mk or 0;T[2]+=rent
        rows.append(row(unit=u,section=sec,unitType=p,area=sf,tenantName=nm,statusText="Occupied",moveInDate=mi,leaseEndDate=le,marketRent=float(mk) if mk else None,contractRent=float(rent)))
    s.write(q,1,"Total",bd)
    for j,v in((4,T[0]),(8,T[1]),(9,T[2]),(13,T[3]),(14,T[4])):s.write(q,j,v,bd)
    s.set_landscape();s.fit_to_pages(1,0)
    S.set_column("B:B",30);S.write("B2","Calloway Row – Investment summary",g(bold=1,font_size=14))
    for i,(a,v) in enumerate([("Apartments",na),("Apartments occupied",na-va),("Shops",2),("Shops occupied",2),("Total units",na+2),("In-place rent / month (all)",T[2]),("Gross potential / month (apts)",R[1]),("Guidance price",17850000),("Cap rate T-3","5.4%")]):S.write(3+i,1,a,x);S.write(3+i,2,v,n1)
    for j,v in enumerate(["Plan","Units","Avg SF","Avg Market"]):M.write(1,1+j,v,h)
    for i,(p,v) in enumerate(mix.items()):
        for j,z in enumerate([p,v[0],v[1]/v[0],v[2]/v[0]]):M.write(2+i,1+j,z,n1)
    S.activate();w.close();save(f,"MIXED_USE","seller's analyst workbook, 3 sheets, hidden columns, floors, retail and antenna",True,"Calloway Row","2025-09-30",na+2,na+2-va,va,rows,sheet="RR 9.30.25")
# X5 student Entrata large wide
def x5():
    r=rng("x5");N=Names(r);f="entrata_rent_roll_the_foundry_state_st.xlsx";w=wbk(f);s=w.add_worksheet("Rent Roll");lg=w.add_worksheet("Filters");b=w.add_format({"bold":1,"font_name":"Arial","font_size":8,"bottom":1,"text_wrap":1,"bg_color":"#F2F2F2"});a=w.add_format({"font_name":"Arial","font_size":8});n=w.add_format({"font_name":"Arial","font_size":8,"num_format":"#,##0.00"});bn=w.add_format({"font_name":"Arial","font_size":8,"bold":1,"num_format":"#,##0.00","top":1})
    s.write(0,0,"Rent Roll (Space)",w.add_format({"bold":1,"font_size":14}));s.write(1,0,"The Foundry at State Street",a);s.write(2,0,"Date: 10/15/2025",a)
    gh=w.add_format({"bold":1,"align":"center","font_size":8,"border":1});s.merge_range(3,0,3,4,"Unit",gh);s.merge_range(3,5,3,9,"Lease",gh);s.merge_range(3,10,3,16,"Scheduled charges",gh);s.merge_range(3,17,3,18,"Resident",gh)
    codes=["Rent","Concession","Furniture Fee","Parking Garage","Pet Rent","Tech Package"]
    H=["Bldg","Unit-Space","Floor Plan","SQFT","Market Rent","Space Status","Resident","Move-In","Lease Start","Lease End"]+codes+["Total","Deposit Held","Ledger Balance"]
    for j,h in enumerate(H):s.write(4,j,h,b)
    q=5;rows=[];T=[0]*10;C={};fp={"D4B":(4,1352,869),"C3A":(3,1120,915),"B2A":(2,880,1085),"A1S":(1,498,1480)}
    for bd in("North","South"):
        for fl in range(1,5):
            for k in range(1,10):
                p=["D4B","C3A","D4B","B2A","D4B","A1S","C3A","D4B","B2A"][(k+fl)%9];nb,sf,mk=fp[p];mk+=5*fl
                for sp in "ABCD"[:nb]:
                    u=f"{bd[0]}{fl}{k:02d}-{sp}";st=r.choices(["Occupied No Notice","Notice Unrented","Vacant Unrented Ready","Vacant Rented Ready","Excluded - Model","Excluded - CA"],[88,3,4,2,0,0])[0]
                    if (bd,fl,k)==("North",1,4):st="Excluded - Model"
                    if (bd,fl,k,sp)==("South",2,2,"A"):st="Excluded - CA"
                    for j,v in enumerate([bd,u,p,round(sf/nb)]):s.write(q,j,v,a)
                    s.write(q,4,mk,n);s.write(q,5,st,a);T[0]+=mk;C[st]=C.get(st,0)+1
                    if st[0] in "VE":rows.append(row(building=bd,unit=u,unitType=p,area=round(sf/nb),marketRent=float(mk),statusText=st));q+=1;continue
                    nm=N("lf");ls=D(2025,8,20);le=D(2026,7,31) if r.random()<.93 else D(2025,12,20);mi=r.choice([ls,ls,D(2024,8,21)]);v=[mk-r.choice([0,0,25,40]),r.choice([0,0,0,-20.83]),r.choice([0,0,30]),r.choice([0,0,90]),0 if r.random()<.9 else 25,39]
                    tot=round(sum(v),2);dep=r.choice([0,0,150]);bal=r.choice([0,0,0,-39,908.0,12.66])
                    s.write(q,6,nm,a)
                    for j,z in((7,mi),(8,ls),(9,le)):s.write(q,j,us0(z),a)
                    for j,z in enumerate(v+[tot,dep,bal]):s.write(q,10+j,z,n);T[1+j]+=z
                    rows.append(row(building=bd,unit=u,unitType=p,area=round(sf/nb),marketRent=float(mk),statusText=st,tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=float(v[0]),charges=ch(*zip(codes,v)),totalCharges=tot,deposit=float(dep),balance=float(bal)));q+=1
    s.write(q,0,"Total",bn);s.write(q,4,T[0],bn)
    for j,z in enumerate(T[1:]):s.write(q,10+j,round(z,2),bn)
    q+=2;nn=sum(C.values());o=C["Occupied No Notice"]+C.get("Notice Unrented",0);v=sum(z for k,z in C.items() if k[0]=="V")
    for k,z in [("Total spaces",nn),("Occupied",o),("Vacant",v),("Excluded",nn-o-v)]:s.write(q,0,k,a);s.write(q,1,z,a);q+=1
    for i,t in enumerate(["Property: The Foundry at State Street","Show: All spaces","Consolidate by: Do not consolidate","Charge type: scheduled, active on date"]):lg.write(i,0,t)
    s.set_column(0,0,12);s.set_column(1,1,11);s.set_column(5,5,20);s.set_column(6,6,26);s.set_column(7,9,10);s.set_column(10,18,9);s.autofilter(4,0,q-7,18);s.set_landscape();s.fit_to_pages(1,0);w.close()
    save(f,"STUDENT_HOUSING","Entrata by-space workbook, wide charge columns, grouped header, 200+ rows",False,"The Foundry at State Street","2025-10-15",nn,o,v,rows,sheet="Rent Roll")
# X6 MH park owner's sheet, two panels side by side
def x6():
    r=rng("x6");N=Names(r);f="Bent Oak MHP lot list Nov.xlsx";w=Workbook();s=w.active;s.title="Nov 25";cf="Comic Sans MS";F=Font(name=cf,size=10);Bf=Font(name=cf,size=10,bold=True);rows=[];th=Side(style="thin");s["A1"]="BENT OAK MOBILE HOME PARK - RENTS NOVEMBER 2025";s["A1"].font=Font(name=cf,size=14,bold=True)
    H=["Lot","Name","Own/Rent","Lot Rent","Home Rent","Paid thru"];tot=0;no=nv=0;last=[]
    for p,(c0,lots) in enumerate([(1,range(1,25)),(8,range(25,48))]):
        for j,h in enumerate(H):c=s.cell(3,c0+j,h);c.font=Bf;c.fill=PatternFill("solid",fgColor="FFF2CC");c.border=Border(bottom=th)
        q=4;st=0;sh=0
        for l in lots:
            x=r.random();s.cell(q,c0,l).font=F
            if x<.1:
                t=r.choice(["EMPTY LOT","EMPTY LOT","VACANT (park home)"]);s.cell(q,c0+1,t).font=Font(name=cf,size=10,color="FF0000");nv+=1;rows.append(row(unit=str(l),statusText=t))
            else:
                own="RENT" if r.random()<.25 else "OWN";nm=N().split(" ",1);nm=f"{nm[1]}, {nm[0][0]}.";lr=r.choice([385,385,395,410]);hr=r.choice([375,425,450]) if own=="RENT" else None
                for j,v in enumerate([nm,own,lr,hr]):
                    if v is not None:c=s.cell(q,c0+1+j,v);c.font=F;c.number_format='"$"#,##0'
                s.cell(q,c0+5,r.choice(["Nov","Nov","Nov","Oct","Dec"])).font=F;st+=lr;sh+=hr or 0;no+=1
                rows.append(row(unit=str(l),tenantName=nm,statusText="Occupied",contractRent=float(lr),charges=ch(("Lot Rent",lr),*([("Home Rent",hr)] if hr else []))))
            q+=1
        s.cell(29,c0+1,"TOTAL this side").font=Bf
        for j,v in((3,st),(4,sh)):c=s.cell(29,c0+j,v);c.font=Bf;c.number_format='"$"#,##0';c.border=Border(top=th)
        tot+=st+sh
    s["A31"]="RV / BOAT STORAGE (behind the shop)";s["A31"].font=Bf;q=32;sr=0
    for k in range(1,6):
        nm=N().split(" ",1);nm=f"{nm[1]}, {nm[0][0]}.";v=r.choice([45,60])
        for j,z in((1,f"S{k}"),(2,nm),(4,v)):c=s.cell(q,j,z);c.font=F;c.number_format='"$"#,##0' if j==4 else "General"
        sr+=v;q+=1;rows.append(row(unit=f"S{k}",section="RV / BOAT STORAGE (behind the shop)",tenantName=nm,statusText="Occupied",contractRent=float(v),charges=ch(("Lot Rent",v))))
    s.cell(q,2,"TOTAL storage").font=Bf;c=s.cell(q,4,sr);c.font=Bf;c.number_format='"$"#,##0'
    for i,(t,v,nf) in enumerate([("Total to collect",tot+sr,'"$"#,##0'),("Lots",no+nv,"0"),("Rented",no,"0"),("Empty",nv,"0")]):s.cell(32+i,9,t).font=Bf;c=s.cell(32+i,11,v);c.font=Bf;c.number_format=nf
    for j,x in enumerate([6,24,10,10,11,10,3,6,24,10,10,11,10],1):s.column_dimensions[CL(j)].width=x
    s.page_setup.orientation="landscape";s.sheet_properties.pageSetUpPr.fitToPage=True;w.save(doc(f))
    save(f,"MANUFACTURED_HOUSING","park owner's sheet, two panels side by side, storage below",True,"Bent Oak Mobile Home Park","2025-11",no+nv,no,nv,rows)
# X7 medical office, numbers as text, step columns
def x7():
    r=rng("x7");f="MOB_Lakemont_tenant_schedule.xlsx";w=wbk(f);s=w.add_worksheet("Schedule");c0=w.add_format({"border":1,"font_name":"Tahoma","font_size":8,"align":"center","valign":"vcenter","text_wrap":1});h=w.add_format({"border":1,"font_name":"Tahoma","font_size":8,"bold":1,"align":"center","valign":"vcenter","text_wrap":1,"bg_color":"#C6E0B4"});R=w.add_format({"border":1,"font_name":"Tahoma","font_size":8,"align":"right"});Bt=w.add_format({"border":1,"font_name":"Tahoma","font_size":8,"align":"right","bold":1});L=w.add_format({"font_name":"Tahoma","font_size":12,"bold":1})
    s.write(1,1,"Lakemont Medical Office Building",L);s.write(2,1,"Tenant schedule at 31 December 2025 – all rents monthly unless stated")
    for j,t in enumerate(["Tenant","Suite","Level","RSF"]):s.merge_range(4,1+j,5,1+j,t,h)
    s.merge_range(4,5,4,6,"Term",h);s.write(5,5,"Commence",h);s.write(5,6,"Expire",h);s.merge_range(4,7,4,9,"Present charges",h)
    for j,t in enumerate(["Base","CAM/Tax/Ins","Total"]):s.write(5,7+j,t,h)
    s.merge_range(4,10,4,13,"Next adjustments (monthly base)",h)
    for j,t in enumerate(["1st on","1st to","2nd on","2nd to"]):s.write(5,10+j,t,h)
    s.merge_range(4,14,5,14,"Security",h);s.merge_range(4,15,5,15,"Annual $/RSF",h)
    q=6;rows=[];T=[0]*6;no=nv=0;fd=lambda d:d.strftime("%d-%b-%Y")
    for nm,u,lv,a in[("Lakemont Family Practice","110",1,4210),("Lakemont Pharmacy, Inc.","120",1,1385),("Radiant MRI of Lakemont","130/135",1,5120),(None,"140",1,1760),("Ear & Balance Center","200",2,2640),("Northwind Dermatology","210",2,3015),("Juno Fertility Partners","220",2,4480),("Basin Endocrine Clinic","235",2,1925),(None,"240",2,2230),("Restore Hand Therapy","250",2,1490),("Piedmont GI Consultants","300",3,6350),("Pulmonary Care Associates","320",3,2875),("Owner management office","330",3,640),("Allergy & Asthma of Lakemont","340",3,2190)]:
        T[0]+=a
        if nm is None or nm[:5]=="Owner":
            st="Vacant" if nm is None else "Owner management office";nv+=nm is None;vals=[st,u,str(lv),f"{a:,}"]+["—"]*11
            for j,v in enumerate(vals):s.write_string(q,1+j,v,c0 if j<3 else R)
            rows.append(row(unit=u,section=None,area=a,statusText=st));q+=1;continue
        ra=r.choice([24.5,26,27.75,29]);m=round(a*ra/12,2);rec=round(a*11.2/12,2);d0=D(r.randint(2018,2025),r.randint(1,12),1);e=addm(d0,r.choice([120,120,144]))-dt.timedelta(1);st=[];d=D(2026,d0.month,1)
        mm=m
        for _ in range(r.choice([1,2,2])):mm=round(mm*1.025,2);st.append((d,mm));d=addm(d,12)
        st=[x for x in st if x[0]<e];dep=float(round(m)) if r.random()<.6 else 0.0
        vals=[nm,u,str(lv),f"{a:,}",fd(d0),fd(e),"$"+m2(m),"$"+m2(rec),"$"+m2(m+rec)]
        for i in range(2):vals+=[fd(st[i][0]),"$"+m2(st[i][1])] if i<len(st) else ["—","—"]
        vals+=["$"+m2(dep),f"${ra:.2f}"]
        for j,v in enumerate(vals):s.write_string(q,1+j,v,c0 if j<3 else R)
        for i,v in enumerate((a,m,rec,m+rec,dep)):T[1+i]+=v
        no+=1;q+=1
        rows.append(row(unit=u,tenantName=nm,area=a,statusText="Occupied",leaseStartDate=d0,leaseEndDate=e,contractRent=m,charges=ch(("Base",m),("CAM/Tax/Ins",rec)),totalCharges=round(m+rec,2),deposit=dep,rentSteps=[{"date":x.isoformat(),"amount":y} for x,y in st]))
    s.merge_range(q,1,q,3,f"TOTAL – {no+nv+1} suites: {no} let, {nv} vacant, 1 management",Bt)
    for j,v in((4,f"{T[0]:,}"),(7,"$"+m2(T[2])),(8,"$"+m2(T[3])),(9,"$"+m2(T[4])),(14,"$"+m2(T[5]))):s.write_string(q,j,v,Bt)
    s.write(q+1,1,f"Leased area {T[1]:,} RSF ({100*T[1]/T[0]:.1f}%)")
    s.set_column(0,0,2);s.set_column(1,1,27);s.set_column(2,4,8);s.set_column(5,15,12);s.hide_gridlines(2);s.set_landscape();s.fit_to_pages(1,0);w.close()
    save(f,"OFFICE","medical office schedule, merged two-line header, numbers as text, tenant first",True,"Lakemont Medical Office Building","2025-12-31",no+nv+1,no,nv,rows)
if __name__=="__main__":x1();x2();x3();x4();x5();x6();x7()

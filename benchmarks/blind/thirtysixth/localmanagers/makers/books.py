from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
d=dt.date
def x1():
    r=R("x1"); fn="rent_roll_detail_20251115.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report"; rows=[]
    H=["Property","Unit","Unit Type","Beds","Baths","Sq Ft","Status","Tenant(s)","Move-In","Lease Begin","Lease End","Target Rent","Base Rent","Deposit Held","Balance","Days Vacant"]
    ws.append(["Rent Roll"]); ws.append(["Orchard Hill Management Co. / all buildings / as of 11/15/2025"]); ws.append([]); ws.append(H)
    for c in ws[4]: c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="3B6E8F"); c.alignment=Alignment(wrap_text=True)
    props=[("1208 Fenwick Rd",["Main"]),("1310 Fenwick Rd",["Main"]),("77 Orrin Ct",["A","B"]),("79 Orrin Ct",["A","B"]),("2406 Sable Creek Dr",["Main"]),("2411 Sable Creek Dr",["Main"]),("515 Millrace Ln",["Main","Cottage"]),("8 Tolliver Pl",["Main"]),("12 Tolliver Pl",["Main"]),("940 Garrison St",["1","2","3"]),("3301 Pebble Ford",["Main"]),("3317 Pebble Ford",["Main"]),("61 Hexham Way",["Main"]),("63 Hexham Way",["Main"]),("1847 Old Ferry Rd",["Main"]),("220 Larch St",["Up","Down"]),("224 Larch St",["Up","Down"]),("4070 Quillan Ave",["Main"])]
    T=[0]*4; occ=vac=n=0
    for p,us_ in props:
        for u in us_:
            n+=1; ty="House" if u=="Main" else "Cottage" if u=="Cottage" else "Duplex" if len(us_)==2 else "Triplex"; bd=r.choice([2,3,3,4]) if u=="Main" else r.choice([1,2]); ba=r.choice([1,1.5,2]); sf=bd*r.randrange(360,470,5); tg=550+bd*r.choice([290,310,335]); T[0]+=tg
            if p in("12 Tolliver Pl","61 Hexham Way") or (p=="220 Larch St" and u=="Up"):
                vac+=1; ws.append([p,u,ty,bd,ba,sf,"Vacant",None,None,None,None,tg,None,None,None,r.randrange(6,60)]); rows.append(row(propertyName=p,unit=u,unitType=ty,area=sf,statusText="Vacant",marketRent=tg)); continue
            occ+=1; st="Notice Given" if p=="3317 Pebble Ford" else "Eviction" if p=="79 Orrin Ct" and u=="B" else "Occupied"; nm=r.name(1)
            if r.random()<.35: nm+="; "+r.name(1)
            mi=r.date(d(2018,1,1),d(2025,9,28)); lb=mi if mi>d(2024,9,1) else r.first(d(2024,12,1),d(2025,9,1)); le=eoy(lb) if r.random()<.8 else None
            if le and le<d(2025,11,15): le=eoy(lb,2)
            br=tg-r.choice([0,25,50,95,-15]); dp=r.choice([br,1000,750]); bl=r.choice([0,0,0,0,-20,br,133.75]) if st!="Eviction" else br*3+150
            T=[a+b for a,b in zip(T,[0,br,dp,bl])]
            ws.append([p,u,ty,bd,ba,sf,st,nm,mi,lb,le or "MTM",tg,br,dp,bl,None])
            rows.append(row(propertyName=p,unit=u,unitType=ty,area=sf,statusText=st,tenantName=nm,moveInDate=mi,leaseStartDate=lb,leaseEndDate=le or "MTM",marketRent=tg,contractRent=br,deposit=dp,balance=bl))
    ws.append(["Totals",None,None,None,None,None,f"{n} units / {occ} occupied / {vac} vacant",None,None,None,None,*T])
    for c in ws[ws.max_row]: c.font=Font(bold=True)
    for q in ws.iter_rows(min_row=5):
        for c in q[8:11]: c.number_format="mm/dd/yyyy"
        for c in q[11:15]: c.number_format='#,##0.00;(#,##0.00)'
    for i,w in enumerate([20,8,10,6,6,7,14,34,11,11,11,11,11,11,11,8],1): ws.column_dimensions[CL(i)].width=w
    ws.freeze_panes="A5"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(D(fn))
    save(fn,"SINGLE_FAMILY_RENTAL","Propertyware style export, scattered houses",rows,n,occ,vac,None,"2025-11-15","Report",hard="unit ids repeat per property")

def x2():
    r=R("x2"); fn="Tumbleweed Storage unit list.xlsx"; wb=xlsxwriter.Workbook(D(fn)); ws=wb.add_worksheet("Units"); rows=[]
    b=wb.add_format(dict(bold=1,bottom=2,text_wrap=1,align="center")); mo=wb.add_format(dict(num_format="$#,##0.00")); da=wb.add_format(dict(num_format="d-mmm-yy")); t=wb.add_format(dict(bold=1,font_size=14)); bm=wb.add_format(dict(bold=1,top=1,num_format="$#,##0.00")); bb=wb.add_format(dict(bold=1,top=1)); red=wb.add_format(dict(font_color="red"))
    ws.write(0,0,"Tumbleweed Self Storage, 900 County Road 14",t); ws.write(1,0,"Unit list printed"); ws.write_datetime(1,2,dt.datetime(2025,7,31),da)
    ws.merge_range(2,0,2,3,"UNIT",b); ws.merge_range(2,4,2,7,"CUSTOMER",b); ws.merge_range(2,8,2,12,"MONEY",b)
    for i,h in enumerate(["No.","Size","Sq ft","Climate","State","Name","Moved in","Paid thru","Street rate","Their rate","Insurance","Late fees","Owing"]): ws.write(3,i,h,b)
    y=4; T=[0]*5; occ=vac=dn=0; sz=[("5x5",25,42),("5x10",50,58),("10x10",100,92),("10x15",150,118),("10x20",200,139),("10x30",300,188)]; A=0
    for bl in "ABCD":
        for k in range(1,43 if bl!="D" else 33):
            s,a,p=sz[(k//7)%6]; cl=bl=="A"; p=p+(22 if cl else 0); u=f"{bl}{k:03d}"; A+=a
            ws.write(y,0,u);ws.write(y,1,s);ws.write(y,2,a);ws.write(y,3,"CC" if cl else ""); ws.write(y,8,p,mo); T[0]+=p; z=r.random()
            q=dict(unit=u,unitType=s,area=a,marketRent=p)
            if u in("C017","D030"): ws.write(y,4,"Unrentable"); q["statusText"]="Unrentable"; dn+=1
            elif u=="A001": ws.write(y,4,"Company"); ws.write(y,5,"office supplies"); q["statusText"]="Company"; dn+=1
            elif z<.16: ws.write(y,4,"Vacant"); q["statusText"]="Vacant"; vac+=1
            else:
                occ+=1; st="Rented" if r.random()<.88 else "Lockout"; nm=r.name(1); mi=r.date(d(2016,1,1),d(2025,7,28)); rt=p+r.choice([0,0,-8,6,11,15]); ins=r.choice([0,0,12,17]); lf=20 if st=="Lockout" else 0; ow=(rt+ins)*r.choice([1,2,3])+20 if lf else r.choice([0]*9+[rt]); pt=d(2025,7,31) if not ow else d(2025,6,30); 
                ws.write(y,4,st,red if lf else None);ws.write(y,5,nm);ws.write_datetime(y,6,dt.datetime(mi.year,mi.month,mi.day),da);ws.write_datetime(y,7,dt.datetime(2025,pt.month,pt.day),da);ws.write(y,9,rt,mo)
                if ins: ws.write(y,10,ins,mo)
                if lf: ws.write(y,11,lf,mo)
                ws.write(y,12,ow,mo); T=[i+j for i,j in zip(T,[0,rt,ins,lf,ow])]
                q.update(statusText=st,tenantName=nm,moveInDate=mi,contractRent=rt,balance=ow); ch=[{"code":c,"amount":v} for c,v in (("Insurance",ins),("Late fees",lf)) if v]
                if ch: q["charges"]=ch
            rows.append(row(**q)); y+=1
    ws.write(y,0,f"{len(rows)} units",bb); ws.write(y,1,"",bb); ws.write(y,2,A,bb)
    for i,v in enumerate(T): ws.write(y,8+i,v,bm)
    y+=2
    for a,v in (("Rented (incl. lockout)",occ),("Vacant",vac),("Company / unrentable",dn)): ws.write(y,5,a); ws.write(y,6,v); y+=1
    ws.set_column(5,5,24); ws.set_column(6,7,11); ws.set_column(8,12,11); ws.set_column(4,4,11); ws.set_landscape(); ws.repeat_rows(2,3); ws.fit_to_pages(1,0); wb.close()
    save(fn,"SELF_STORAGE","storage unit list, grouped headers",rows,len(rows),occ,vac,"Tumbleweed Self Storage","2025-07-31","Units",hard="158 rows, company and unrentable units")

def x3():
    r=R("x3"); fn="Kingsbury Arms Oct 2025.xlsx"; wb=openpyxl.Workbook(); s0=wb.active; s0.title="Bank memo"; ws=wb.create_sheet("Oct"); s2=wb.create_sheet("To do"); rows=[]
    ws["A1"]="KINGSBURY ARMS"; ws["A1"].font=Font(bold=True,size=16); ws["A2"]="Rent collection sheet"; ws["D2"]="October 2025"; ws["A2"].font=ws["D2"].font=Font(italic=True)
    H=["Apt","Tenant","Lse exp","Mkt","Rent","Parking","Pet","Water","Late","Due","Paid","Owes","Key #","Sec. dep.","Notes"]
    for i,h in enumerate(H,2): 
        c=ws.cell(4,i,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style="double")); c.alignment=Alignment(horizontal="center")
    y=5; th=Side(style="thin"); G=[0]*9; Gd=0; occ=vac=oth=0; planted=None
    for fl,nme in enumerate(["First floor","Second floor","Third floor","Fourth floor","Fifth floor"],1):
        ws.cell(y,1,nme).font=Font(bold=True,underline="single"); y+=1; sub=[0]*9; sd=0; cnt=0
        for k in range(1,13):
            u=fl*100+k; mk=[1150,1150,1395,1395,1420,980][k%6]+10*fl; ws.cell(y,2,u); ws.cell(y,5,mk); q=dict(unit=str(u),section=nme,marketRent=mk); cnt+=1; v=[mk]+[0]*8; dp=0
            if u==101: ws.cell(y,3,"OFFICE / MODEL"); q["statusText"]="OFFICE / MODEL"; oth+=1
            elif u in(206,309,312,407,511): ws.cell(y,3,"vacant"); q["statusText"]="vacant"; vac+=1; ws.cell(y,16,"ready" if u!=407 else "leased to Yoder, moving in 11/1")
            else:
                occ+=1; nm=r.name(1); e=r.choice(["MTM",d(2025,12,31),d(2026,2,28),d(2026,4,30),d(2026,6,30),d(2026,8,31)]); rt=mk-r.choice([0,10,25,40,65]); pk=r.choice([0,45,45,90]); pt=r.choice([0,0,0,30]); wa=38; la=75 if r.random()<.08 else 0; due=rt+pk+pt+wa+la; pd=due if not la else r.choice([0,due-200]); dp=r.choice([500,rt,700])
                v=[mk,rt,pk,pt,wa,la,due,pd,due-pd]; ws.cell(y,3,nm); c=ws.cell(y,4,e); c.number_format="m/d/yy"; c.alignment=Alignment(horizontal="right")
                pr=rt
                if u==404:
                    pr=rt+300 if str(rt)[1]<"7" else rt-300; planted=dict(what=f"Apt 404 rent printed {pr} where the row's due and the floor total carry {rt}",kind="digit_changed")
                for j,z in enumerate([pr,pk,pt,wa,la,due,pd]):
                    if z or j>4: ws.cell(y,6+j,z)
                ws.cell(y,13,due-pd); ws.cell(y,14,f"K{r.randrange(100,999)}"); ws.cell(y,15,dp)
                if la: ws.cell(y,16,"promised Friday")
                q.update(tenantName=nm,leaseEndDate=e,contractRent=pr,charges=[{"code":a,"amount":b} for a,b in (("Parking",pk),("Pet",pt),("Water",wa),("Late",la)) if b],totalCharges=due,balance=due-pd,deposit=dp)
            sub=[a+b for a,b in zip(sub,v)]; sd+=dp; rows.append(row(**q)); y+=1
        ws.cell(y,3,f"{nme} ({cnt})").font=Font(italic=True)
        for j,z in enumerate(sub+[None,sd]):
            if z is not None: c=ws.cell(y,5+j,z); c.font=Font(bold=True); c.border=Border(top=th)
        G=[a+b for a,b in zip(G,sub)]; Gd+=sd; y+=2
    ws.cell(y,1,"BUILDING"); ws.cell(y,3,"60 apts")
    for j,z in enumerate(G+[None,Gd]):
        if z is not None: ws.cell(y,5+j,z).border=Border(top=th,bottom=Side(style="double"))
    for c in ws[y]: c.font=Font(bold=True)
    for q in ws.iter_rows(min_row=5,min_col=5,max_col=15):
        for c in q: c.number_format='#,##0'
    ws.column_dimensions["N"].hidden=True; ws.column_dimensions["A"].width=13; ws.column_dimensions["C"].width=25; ws.column_dimensions["P"].width=28
    s0["B2"]="For the bank"; s0["B4"]="Apartments"; s0["C4"]=60; s0["B5"]="Rented"; s0["C5"]=occ; s0["B6"]="Vacant"; s0["C6"]=vac; s0["B7"]="Office/model"; s0["C7"]=1; s0["B8"]="Rents October"; s0["C8"]=G[1]; s0["B9"]="Collected October"; s0["C9"]=G[7]; s0.column_dimensions["B"].width=24
    for i,t in enumerate(["boiler permit","407 blinds","call tow company re stall 18","renew laundry contract"],1): s2.cell(i,1,t)
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; wb.active=1; wb.save(D(fn))
    save(fn,"MULTIFAMILY","owner's collection sheet, floors with subtotals",rows,60,occ,vac,"KINGSBURY ARMS","2025-10","Oct",planted=planted,hard="several sheets, hidden column, office/model, leased vacant")

def x4():
    r=R("x4"); fn="Tamarack_Office_Park_tenants.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Tenants 1-1-2026"; rows=[]
    ws.merge_cells("B1:M1"); ws["B1"]="Tamarack Professional Offices"; ws["B1"].font=Font(name="Cambria",size=18,bold=True,color="5A3E1B"); ws["B1"].alignment=Alignment(horizontal="center")
    ws.merge_cells("B2:M2"); ws["B2"]="Tenant schedule effective January 1, 2026"; ws["B2"].alignment=Alignment(horizontal="center")
    g=PatternFill("solid",fgColor="E9DFC9")
    h1=["Suite","Tenant","Rentable","Lease","Lease","Base rent","Base rent","Base rent","CAM","Security","Next increase",None]; h2=[None,None,"sq. ft.","starts","ends","$/sf/yr","monthly","annual","monthly","deposit","date","new monthly"]
    for i,(a,b) in enumerate(zip(h1,h2),2):
        for y,v in ((4,a),(5,b)): c=ws.cell(y,i,v); c.fill=g; c.font=Font(name="Cambria",bold=True); c.alignment=Alignment(horizontal="center")
    ws.merge_cells("L4:M4"); y=6; T=[0]*5; occ=vac=0
    biz=["Jessup Orthodontics PC","Ostrander & Maddox, Attorneys","Bluestem Title Agency","Whitlock Hearing Center","Prairie Counseling Assoc.","Kessinger CPA Group","Norquist Insurance","Evergreen Home Health LLC","Ybarra Land Surveying","Cedar & Co. Interiors","Fairbank Financial Advisors","Tri-State Staffing","Dr. Imani Pruitt, DDS","Lombardo Chiropractic"]
    bi=iter(biz); SU=["Bldg 1",100,110,120,130,140,"Bldg 2",200,205,210,215,220,230,"Bldg 3",300,310,315,320,330]; bld=None
    for s in SU:
        if isinstance(s,str): y+=1 if bld else 0; ws.cell(y,2,s).font=Font(name="Cambria",bold=True,italic=True); bld=s; y+=1; continue
        a=r.randrange(620,2900,5); u=f"{s}"; ws.cell(y,2,u); ws.cell(y,4,a); T[0]+=a
        if s in(130,215): ws.cell(y,3,"Vacant"); vac+=1; rows.append(row(unit=u,building=bld,area=a,statusText="Vacant")); y+=1; continue
        occ+=1; nm=next(bi,"Quill Medical Billing"); rate=r.choice([14.5,15,15.75,16.25,17]); mo=round(a*rate/12,2); an=round(mo*12,2); st=r.first(d(2020,2,1),d(2025,10,1)); e=eoy(st,r.choice([7,8])) if s!=320 else "month-to-month"; cam=round(a*4.1/12,2); dp=round(mo,-1); 
        nx=None if s in(320,200) else d(2026 if st.month>1 else 2027,st.month,1); nm2=round(mo*1.025,2) if nx else None
        for i,v in enumerate([nm],3): ws.cell(y,i,v)
        for i,v in zip(range(5,14),[st,e,rate,mo,an,cam,dp,nx,nm2]): 
            c=ws.cell(y,i,v); c.number_format="mmm d, yyyy" if i in(5,6,12) else "#,##0.00"; c.alignment=Alignment(horizontal="right")
        T=[round(p+q,2) for p,q in zip(T,[0,mo,an,cam,dp])]
        rows.append(row(unit=u,building=bld,tenantName=nm,area=a,leaseStartDate=st,leaseEndDate=e,contractRent=mo,annualRent=an,charges=[{"code":"CAM","amount":cam}],deposit=dp,rentSteps=[{"date":iso(nx),"amount":nm2}] if nx else None)); y+=1
    y+=1; ws.cell(y,3,f"{occ+vac} suites, {occ} leased"); ws.cell(y,4,T[0]); ws.cell(y,8,T[1]);ws.cell(y,9,T[2]);ws.cell(y,10,T[3]);ws.cell(y,11,T[4])
    for c in ws[y]: c.font=Font(name="Cambria",bold=True); c.number_format="#,##0.00"; c.border=Border(top=Side(style="medium"))
    ws.cell(y,4).number_format="#,##0"
    for q in ws.iter_rows(min_row=6,max_row=y-1,min_col=4,max_col=4): q[0].number_format="#,##0"
    ws.column_dimensions["A"].width=2; ws.column_dimensions["C"].width=32
    for x in "DEFGHIJKLM": ws.column_dimensions[x].width=13.5
    ws.cell(y+2,2,"CAM is the 2026 estimate. Suite 320 may be ended by either side with 60 days."); ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(D(fn))
    save(fn,"OFFICE","small office tenant schedule, two-line header",rows,occ+vac,occ,vac,"Tamarack Professional Offices","2026-01-01","Tenants 1-1-2026",hard="$/sf column has no key, rent step columns")

def x5():
    r=R("x5"); fn="doorloop-rent-roll-campus-houses.xlsx"; wb=xlsxwriter.Workbook(D(fn)); ws=wb.add_worksheet("Rent Roll"); rows=[]
    b=wb.add_format(dict(bold=1,bg_color="#F1F3F8",border=1,border_color="#cccccc")); p=wb.add_format(dict(bold=1,font_color="#2F3EA8")); tb=wb.add_format(dict(bold=1,num_format="$#,##0.00")); mo=wb.add_format(dict(num_format="$#,##0.00"))
    H=["Unit","Lease","Lease Status","Start Date","End Date","Rent","Utilities","Parking","Total Recurring","Deposits","Overdue"]
    ws.write(0,0,"Rent Roll"); ws.write(1,0,"Campus Houses"); ws.write(2,0,"As of: Sep 15, 2025")
    for i,h in enumerate(H): ws.write(4,i,h,b)
    y=5; G=[0]*6; occ=vac=n=0
    for hs,bd in (("31 College Pl",5),("33 College Pl",6),("108 Ferncliff",4),("112 Ferncliff",5),("7 Observatory Ln",7),("450 Elm Row",4)):
        ws.write(y,0,hs,p); y+=1; st=[0]*6
        for k in range(1,bd+1):
            u=f"Bedroom {k}"; n+=1; ws.write(y,0,u); q=dict(unit=u,building=hs)
            if (hs,k) in(("33 College Pl",6),("7 Observatory Ln",2),("450 Elm Row",4)):
                ws.write(y,2,"Vacant"); vac+=1; q["statusText"]="Vacant"
            else:
                occ+=1; nm=r.name(); s=d(2025,8,1) if r.random()<.85 else d(2024,8,1); s8="Active" if s.year==2025 else "At Will"; e=d(2026,7,31) if s.year==2025 else "At Will"; rt=r.choice([565,585,610,640,675]); ut=60; pk=r.choice([0,0,40]); dp=r.choice([rt,300]); od=r.choice([0,0,0,0,rt,120.5]); v=[rt,ut,pk,rt+ut+pk,dp,od]
                ws.write(y,1,nm);ws.write(y,2,s8);ws.write(y,3,s.strftime("%b %-d, %Y"));ws.write(y,4,e if isinstance(e,str) else e.strftime("%b %-d, %Y"))
                for i,z in enumerate(v): ws.write(y,5+i,z,mo)
                st=[a+c for a,c in zip(st,v)]
                q.update(tenantName=nm,statusText=s8,leaseStartDate=s,leaseEndDate=e,contractRent=rt,charges=[{"code":"Utilities","amount":ut},{"code":"Parking","amount":pk}],totalCharges=v[3],deposit=dp,balance=od)
            rows.append(row(**q)); y+=1
        ws.write(y,0,f"Total for {hs}",tb)
        for i,z in enumerate(st): ws.write(y,5+i,z,tb)
        y+=1; G=[a+c for a,c in zip(G,st)]
    ws.write(y,0,"Total",tb); ws.write(y,1,f"{n} bedrooms, {occ} leased ({occ/n:.1%})",tb)
    for i,z in enumerate(G): ws.write(y,5+i,z,tb)
    ws.set_column(0,0,26); ws.set_column(1,1,28); ws.set_column(2,10,14); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,"STUDENT_HOUSING","DoorLoop style, houses by the bedroom",rows,n,occ,vac,"Campus Houses","2025-09-15","Rent Roll",hard="unit names repeat per house, text dates")

def x6():
    r=R("x6"); fn="Dray St Garage monthlies.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Sheet1"; rows=[]
    ws["A1"]="DRAY STREET PARKING GARAGE monthly parkers JUNE 2025"; ws["A1"].font=Font(name="Courier New",bold=True)
    # blank spacer column D, no header for plate column
    H={1:"STALL",2:"LEVEL",3:"PARKER",5:None,6:"SINCE",7:"RATE",8:"EV",9:"CARD DEP",10:"OWED",11:"REMARK"}
    for i,h in H.items(): c=ws.cell(3,i,h); c.font=Font(name="Courier New",bold=True,underline="single")
    y=4; T=[0]*4; occ=vac=0
    co=["Vellum Press Inc","Tannery Dental","City Clerk's office","Ingersoll Bakery"]
    for i in range(1,45):
        lv="Street" if i<=12 else "Lower" if i<=30 else "Roof"; base={"Street":145,"Lower":120,"Roof":85}[lv]; u=f"{i:02d}"; ws.cell(y,1,u); ws.cell(y,2,lv); q=dict(unit=u,section=None)
        if r.random()<.17: ws.cell(y,3,"OPEN"); vac+=1; rows.append(row(unit=u,unitType=lv,statusText="OPEN"))
        else:
            occ+=1; nm=(r.choice(co) if r.random()<.25 else r.name()).upper(); s=r.first(d(2017,1,1),d(2025,6,1)); ev=30 if lv=="Lower" and r.random()<.3 else 0; rt=base+r.choice([0,0,-10]); dp=25; ow=r.choice([0]*6+[rt+ev])
            ws.cell(y,3,nm); ws.cell(y,5,"".join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(3))+f" {r.randrange(1000,9999)}"); ws.cell(y,6,s).number_format="mm-dd-yyyy"; ws.cell(y,7,rt); ws.cell(y,9,dp); ws.cell(y,10,ow)
            if ev: ws.cell(y,8,ev)
            if r.random()<.1: ws.cell(y,11,"pays by the year")
            T=[a+b for a,b in zip(T,[rt,ev,dp,ow])]
            rows.append(row(unit=u,unitType=lv,tenantName=nm,moveInDate=s,contractRent=rt,charges=[{"code":"EV","amount":ev}] if ev else None,deposit=dp,balance=ow))
        y+=1
        if i in(12,30): y+=1
    ws.cell(y+1,3,"TOTAL 44 STALLS"); 
    for j,t in enumerate(T): ws.cell(y+1,7+j,t)
    ws.cell(y+2,3,f"{occ} RENTED {vac} OPEN")
    for q in ws.iter_rows(min_row=4,max_row=y+2):
        for c in q:
            c.font=Font(name="Courier New",size=10,bold=c.row>y)
            if c.column in(7,8,9,10): c.number_format="0.00"
    for k,w in zip("ABCDEFGHIJK",[7,9,26,3,12,13,10,8,10,10,18]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; wb.save(D(fn))
    save(fn,"PARKING","garage monthly parkers, spacer column, no header for plates",rows,44,occ,vac,"DRAY STREET PARKING GARAGE","2025-06","Sheet1",hard="stalls are the units, headerless column")

def x7():
    r=R("x7"); fn="TC_rentals_marigold_terrace.xlsx"; wb=xlsxwriter.Workbook(D(fn)); cv=wb.add_worksheet("Info"); ws=wb.add_worksheet("Rentals"); rows=[]
    cv.write(1,1,"Marigold Terrace"); cv.write(2,1,"32 apartments, 600 to 606 Marigold Blvd"); cv.write(3,1,"Exported from the tenant portal 12/01/2025, numbers as the portal gives them")
    h=wb.add_format(dict(bold=1,text_wrap=1,valign="top",bottom=1)); tx=wb.add_format(dict(align="right")); 
    H=["Tenant","Rental","Program","Contract Rent","HAP portion","Tenant portion","Monthly fees","Fee type","Lease","Moved in","Deposit","Outstanding"]
    ws.write(0,0,"Marigold Terrace, December 2025"); ws.set_row(2,31)
    for i,x in enumerate(H): ws.write(2,i,x,h)
    y=3; T=[0]*6; occ=vac=0
    for bl in ("600","602","604","606"):
        for k in range(1,9):
            u=f"{bl}-{k}"; ws.write(y,1,u)
            if u in("602-3","606-8"): ws.write(y,0,"-- Vacant --"); vac+=1; rows.append(row(unit=u,statusText="Vacant")); y+=1; continue
            occ+=1; nm=r.name(); s8=r.random()<.45; rt=r.choice([945,960,985,1010,1035]); hap=r.randrange(280,860) if s8 else 0; fe,ft=r.choice([(0,""),(0,""),(35,"Pet"),(50,"Carport"),(15,"Storage")]); mi=r.date(d(2015,1,1),d(2025,11,1)); lt=r.choice(["MTM","12/01/2024 - 11/30/2026","03/01/2025 - 02/28/2026","07/01/2025 - 06/30/2026","10/01/2025 - 09/30/2026"]); dp=r.choice([500,650,rt]); ou=r.choice([0,0,0,0,rt-hap,25,-12.5])
            if mi.year>=2025 : lt=f"{mi:%m/%d/%Y} - {eoy(mi):%m/%d/%Y}"
            v=[rt,hap,rt-hap,fe,dp,ou]; T=[a+b for a,b in zip(T,v)]; f=lambda q:(f"-${m(-q)}" if q<0 else f"${m(q)}")
            ws.write(y,0,nm);ws.write(y,2,"Section 8" if s8 else "Market")
            for i,q in ((3,f(rt)),(4,f(hap) if s8 else ""),(5,f(rt-hap)),(6,f(fe) if fe else ""),(10,f(dp)),(11,f(ou))): ws.write_string(y,i,q,tx)
            ws.write(y,7,ft);ws.write(y,8,lt);ws.write(y,9,mi.strftime("%m/%d/%Y"))
            q=dict(unit=u,tenantName=nm,contractRent=rt,charges=[{"code":ft,"amount":fe}] if fe else None,moveInDate=mi,deposit=dp,balance=ou)
            if lt=="MTM": q["leaseEndDate"]="MTM"
            else:
                a,b=lt.split(" - "); q["leaseStartDate"]=dt.datetime.strptime(a,"%m/%d/%Y").date(); q["leaseEndDate"]=dt.datetime.strptime(b,"%m/%d/%Y").date()
            rows.append(row(**q)); y+=1
    ws.write(y,0,"Total",h)
    for i,q in zip((3,4,5,6,10,11),T): ws.write_string(y,i,f"${m(q)}",tx)
    ws.set_column(0,0,24); ws.set_column(1,7,12); ws.set_column(8,8,25); ws.set_column(9,11,12); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,"MULTIFAMILY","TenantCloud style export, numbers as text, section 8",rows,32,occ,vac,"Marigold Terrace","2025-12","Rentals",hard="tenant first, text money, HAP shares, lease range in one cell")

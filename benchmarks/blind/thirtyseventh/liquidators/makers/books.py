from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
B=Font(bold=True)
def wid(ws,w):
    for i,x in enumerate(w): ws.column_dimensions[L(i+1)].width=x
# 1 farm with cottages, owner's sheet
def x1():
    g=N(2101);r=g.r;f="Hartsmoor Farm lettings.xlsx";rows=[];wb=openpyxl.Workbook();ws=wb.active;ws.title="Lettings";wid(ws,[3,26,26,30,12,12,11,12,13,12,40])
    ws["B2"]="Hartsmoor Farm - who rents what";ws["B2"].font=Font(bold=True,size=16,name="Comic Sans MS");ws["B3"]="up to date at Lady Day, 25 March 2025 (taken over by LPA receiver 1 April)"
    hd=["What","Sort","Tenant","Since","Until","Paid","Rent per year","Same per month","Deposit","Remarks"]
    for j,h in enumerate(hd): c=ws.cell(5,2+j,h);c.font=B;c.border=Border(bottom=Side(style="medium"));c.alignment=Alignment(wrap_text=True)
    rr=6;gt=[0,0,0]
    secs=[("COTTAGES",[("Dairy Cottage","3 bed cottage"),("Keeper's Cottage","2 bed cottage"),("1 Rectory Lane","2 bed semi"),("2 Rectory Lane","2 bed semi"),("The Old Forge","3 bed detached"),("Shepherd's Bothy","1 bed"),("Mill House","5 bed house"),("Farm Flat (above estate office)","1 bed flat")]),("BUILDINGS",[("Long Barn, bay 1","Workshop"),("Long Barn, bay 2","Workshop"),("Dutch Barn","Storage"),("Grain store (north)","Storage"),("Stables","6 loose boxes"),("Granary","Office")])]
    oc=n=0;va=0
    for s,us in secs:
        ws.cell(rr,2,s).font=Font(bold=True,color="00702020");rr+=1;st=[0,0,0]
        for u,k in us:
            n+=1
            if u in("Shepherd's Bothy","Long Barn, bay 2"):
                ws.cell(rr,2,u);ws.cell(rr,3,k);ws.cell(rr,4,"empty");ws.cell(rr,11,"roof gone, not lettable this year" if u[0]=="S" else "asking 350 a month");rows.append(row(unit=u,section=s,unitType=k,statusText="empty",marketRent=350 if u[0]=="L" else None));va+=1;rr+=1;continue
            oc+=1;a=g.full();t=f"{a[0]} {a[1]}" if s=="COTTAGES" or r.random()<.4 else r.choice(["Messrs ","",""])+a[1]+r.choice([" Fabrications"," Equestrian"," Agri Ltd"," & Son"])
            sd=g.date(2014,2024);until="rolling" if r.random()<.5 else dt.date(r.randrange(2025,2029),sd.month,min(28,sd.day));pm=r.randrange(420,1350,10) if s=="COTTAGES" else r.randrange(180,720,10);dep=r.choice([0,pm,pm])
            paid=r.choice(["monthly","monthly","quarterly","half-yearly","weekly"]) if s=="BUILDINGS" else "monthly"
            for j,v in enumerate([u,k,t,sd,until,paid,pm*12,pm,dep]):
                c=ws.cell(rr,2+j,v)
                if isinstance(v,dt.date): c.number_format="dd/mm/yy"
                if j>5: c.number_format="£#,##0"
            rows.append(row(unit=u,section=s,unitType=k,tenantName=t,statusText="Occupied",leaseStartDate=sd,leaseEndDate=until,annualRent=pm*12,contractRent=pm,deposit=dep));st=[st[0]+pm*12,st[1]+pm,st[2]+dep]
            if r.random()<.25: ws.cell(rr,11,r.choice(["pays late but pays","gets wood free","Agricultural Holdings - ask solicitor"]))
            rr+=1
        ws.cell(rr,7,"together").font=Font(italic=True)
        for j,v in enumerate(st): c=ws.cell(rr,8+j,v);c.font=B;c.number_format="£#,##0";c.border=Border(top=Side(style="thin"))
        gt=[p+q for p,q in zip(gt,st)];rr+=2
    ws.cell(rr,2,"Whole farm").font=B
    for j,v in enumerate(gt): c=ws.cell(rr,8+j,v);c.font=B;c.number_format="£#,##0";c.border=Border(top=Side(style="double"))
    ws.cell(rr+2,2,f"{n} lets in all, {oc} taken, {va} empty");w2=wb.create_sheet("Oil & logs");w2.append(["Date","To","Litres"]);w2.append(["12/01/25","Mill House",900]);w2.append(["20/01/25","Dairy Cottage",500]);wb.save(doc(f))
    save(f,"MIXED_USE","Owner's farm and cottages sheet, offset start, sections, annual and monthly",False,"Hartsmoor Farm",dt.date(2025,3,25),n,oc,va,rows,sheet="Lettings")
# 2 caravan park, large, text numbers, planted digit changed
def x2():
    g=N(2202);r=g.r;f="sandhaven_park_pitch_list_2025.xlsx";rows=[];wb=xlsxwriter.Workbook(doc(f));ws=wb.add_worksheet("Pitches");b=wb.add_format(dict(bold=1));h=wb.add_format(dict(bold=1,bg_color="#FFE699",border=1,text_wrap=1,valign="top"));m=wb.add_format(dict(num_format="#,##0.00"));bm=wb.add_format(dict(num_format="#,##0.00",bold=1,top=1));d=wb.add_format(dict(num_format="dd-mmm-yyyy",align="left"))
    ws.write(0,0,"SANDHAVEN RESIDENTIAL PARK, MABLETHORNE",b);ws.write(1,0,"Pitch list and pitch fees at 1 July 2025");ws.write(2,0,"Mobile Homes Act 1983 agreements. Pitch fee due on the 1st. Water & sewerage recharged quarterly, shown per month.")
    for j,x in enumerate(["Pitch","Home","Occupier","Agreement date","Pitch fee per month","Water","Elec.","Total due monthly","Fee per year","Account balance","Status"]): ws.write(4,j,x,h)
    ws.set_row(4,32);[ws.set_column(j,j,w) for j,w in enumerate([8,14,28,14,12,9,9,12,12,12,14])];ws.freeze_panes(5,1);q=5;G=[0]*6;n=oc=va=0;pl=None
    for av,nn in (("Avocet Drive",34),("Bittern Way",41),("Curlew Close",28),("Dunlin Rise",27)):
        ws.merge_range(q,0,q,10,av,wb.add_format(dict(bold=1,bg_color="#DDEBF7")));q+=1;S=[0]*6;cnt=0
        for k in range(1,nn+1):
            n+=1;cnt+=1;u=f"{av[0]}{k}";ty=r.choice(["Single 32x10","Twin 40x20","Twin 36x20","Single 36x12"]);ws.write(q,0,u);ws.write(q,1,ty)
            if r.random()<.09:
                va+=1;s=r.choice(["Vacant base","Vacant - for sale"]);ws.write(q,10,s);rows.append(row(unit=u,section=av,unitType=ty,statusText=s));q+=1;continue
            oc+=1;a=g.full() if len(g.used)<1500 else ("","");t=f"{r.choice(['Mr','Mrs','Mr & Mrs','Miss'])} {a[0][0]} {a[1]}";sd=g.date(2004,2024);fee=round(r.uniform(168,246),2);w=r.choice([18.5,21.0,24.75]);e=r.choice([0,0,32.0]);tt=round(fee+w+e,2);bal=r.choice([0,0,0,0,tt,-tt,round(tt*2,2)]);S=[round(p+z,2) for p,z in zip(S,[fee,w,e,tt,round(fee*12,2),bal])]
            pf=fee
            if u=="B17" or (pl is None and n>55): 
                if pl is None: pf=round(fee+ (300 if fee<700 else 0),2);pl=dict(what=f"Pitch {u}: printed monthly fee {pf:,.2f} should be {fee:,.2f} (total due, yearly fee and column totals hold the right one)",kind="digit_changed")
            st=r.choice(["Owner occ."]*6+["Notice","Probate"])
            ws.write(q,2,t);ws.write_datetime(q,3,dt.datetime(sd.year,sd.month,sd.day),d)
            for j,v in zip((4,5,6,7,8,9),(pf,w,e,tt,round(fee*12,2),bal)):
                if j==4: ws.write_string(q,j,f"{v:,.2f}",wb.add_format(dict(align="right")) if False else None)
                else: ws.write_number(q,j,v,m)
            ws.write(q,10,st);rows.append(row(unit=u,section=av,unitType=ty,tenantName=t,statusText=st,leaseStartDate=sd,contractRent=pf,annualRent=round(fee*12,2),balance=bal,charges=[dict(code="Water",amount=w),dict(code="Elec.",amount=e)],totalCharges=tt));q+=1
        ws.write(q,0,f"{av}: {cnt} pitches",b);[ws.write(q,4+j,v,bm) for j,v in enumerate(S)];G=[round(p+z,2) for p,z in zip(G,S)];q+=2
    ws.write(q,0,"PARK TOTAL",b);[ws.write(q,4+j,v,bm) for j,v in enumerate(G)];ws.write(q+1,0,f"Pitches {n}: occupied {oc}, vacant {va}");ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);wb.close()
    save(f,"MANUFACTURED_HOUSING","Park home pitch list, avenues as sections, fee stored as text",False,"Sandhaven Residential Park",dt.date(2025,7,1),n,oc,va,rows,planted=pl,sheet="Pitches")
# 3 marina BC
def x3():
    g=N(2303);r=g.r;f="Gannet_Cove_Marina_moorage.xlsx";rows=[];wb=openpyxl.Workbook();ws=wb.active;ws.title="Moorage";wid(ws,[8,8,8,24,24,14,13,13,13,11,13])
    ws.merge_cells("A1:K1");ws["A1"]="GANNET COVE MARINA LTD. (in receivership) - MOORAGE ROLL";ws["A1"].font=Font(bold=True,size=13);ws["A1"].alignment=Alignment(horizontal="center");ws.merge_cells("A2:K2");ws["A2"]="As of August 31, 2025  |  Sidnay, British Columbia";ws["A2"].alignment=Alignment(horizontal="center")
    for a,t in(("A4:C4","Berth"),("D4:E4","Moorage holder"),("F4:G4","Licence"),("H4:K4","Amounts (CAD)")): ws.merge_cells(a);c=ws[a.split(":")[0]];c.value=t;c.alignment=Alignment(horizontal="center");c.fill=PatternFill("solid",fgColor="BDD7EE");c.font=B
    for j,t in enumerate(["Dock","Slip","LOA ft","Name","Vessel","Start","Expiry","Monthly moorage","Liveaboard fee","Deposit","Past due"]): c=ws.cell(5,1+j,t);c.font=B;c.alignment=Alignment(wrap_text=True)
    q=6;T=[0]*4;n=oc=0;vs=["Selkie","Second Wind","Blue Heron","Tern Around","Kestrel II","Salty Paws","Moonraker","Windlass","Osprey's Rest","Night Heron","Driftwood","Petrel"]
    for dk,k in(("A",14),("B",14),("C",12)):
        q0=q
        for i in range(1,k+1):
            n+=1;sl=f"{dk}-{i}";loa=r.choice([28,32,36,40,45]);ws.cell(q,2,sl);ws.cell(q,3,loa)
            if r.random()<.15: ws.cell(q,4,"- open -");rows.append(row(unit=sl,building=dk,statusText="open"));q+=1;continue
            oc+=1;a=g.full();t=f"{a[0]} {a[1]}";sd=dt.date(r.randrange(2019,2026),r.choice([1,4,5,6]),1);ex=r.choice(["Month-to-month",dt.date(2026,3,31),dt.date(2025,12,31)]);rent=round(loa*r.choice([14.5,15.25,16]),2);lv=r.choice([None,None,None,225]);dep=r.choice([250,500]);pd=r.choice([0,0,0,rent])
            for j,v in enumerate([t,f"{r.choice(vs)}",sd,ex,rent,lv,dep,pd]):
                c=ws.cell(q,4+j,v)
                if j in(2,3): c.number_format="mmm d, yyyy"
                if j>3: c.number_format='#,##0.00;(#,##0.00);0.00'
            rows.append(row(unit=sl,building=dk,tenantName=t,statusText="Occupied",leaseStartDate=sd,leaseEndDate=ex,contractRent=rent,charges=[dict(code="Liveaboard fee",amount=lv)] if lv else None,deposit=dep,balance=pd));T=[p+(z or 0) for p,z in zip(T,[rent,lv,dep,pd])];q+=1
        ws.merge_cells(start_row=q0,end_row=q-1,start_column=1,end_column=1);c=ws.cell(q0,1,dk);c.font=Font(bold=True,size=14);c.alignment=Alignment(horizontal="center",vertical="top")
    ws.cell(q,4,"TOTAL").font=B
    for j,v in enumerate(T): c=ws.cell(q,8+j,v);c.font=B;c.number_format="#,##0.00";c.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    ws.cell(q+2,1,"Slips");ws.cell(q+2,4,n);ws.cell(q+3,1,"Licensed");ws.cell(q+3,4,oc);ws.cell(q+4,1,"Open");ws.cell(q+4,4,n-oc);wb.save(doc(f))
    save(f,"OTHER","Marina moorage roll, merged dock cells, grouped header",False,"Gannet Cove Marina",dt.date(2025,8,31),n,oc,n-oc,rows,sheet="Moorage")
# 4 office, several sheets, rent steps
def x4():
    g=N(2404);r=g.r;f="Halvorsen Tower - receiver data room rent roll.xlsx";rows=[];wb=openpyxl.Workbook();c0=wb.active;c0.title="Cover";c0["B3"]="HALVORSEN TOWER";c0["B3"].font=Font(bold=True,size=20);c0["B4"]="880 Portage Crescent, Winnipeg, Manitoba";c0["B6"]="Court-Appointed Receiver: Stellmark Restructuring Inc.";c0["B7"]="Tabs: RR (rent roll), AR (receivables)"
    ws=wb.create_sheet("RR");ws["A1"]="Halvorsen Tower";ws["A1"].font=B;ws["A2"]="Rent Roll as at 2025-06-30"
    hs=[("Suite",""),("Floor",""),("Tenant",""),("Rentable","Sq. Ft."),("% of","Bldg"),("Lease","Start"),("Lease","Expiry"),("Base Rent","Monthly"),("Base Rent","Annual"),("Base Rent","$/SF"),("Add'l Rent","Monthly"),("Security","Deposit"),("Step 1","Date"),("Step 1","Monthly"),("Step 2","Date"),("Step 2","Monthly"),("Status","")]
    for j,(a,b) in enumerate(hs):
        for k,t in((4,a),(5,b)): c=ws.cell(k,1+j,t);c.font=Font(bold=True,color="FFFFFF");c.fill=PatternFill("solid",fgColor="1F3864")
    wid(ws,[9,7,34,10,8,12,12,12,13,9,12,12,12,12,12,12,16]);q=6;T=[0]*5;oc=va=n=0;nm=["Bretwell Accounting LLP","Prairie Loom Software Inc.","Assiniboia Dental Centre","Kildonnan Legal LLP","Northforks Engineering Ltd.","Redgate Insurance Brokers","Osbourne Travel Inc.","Seven Oaks Physio","Fortgarry Wealth Inc.","Crocus Staffing Ltd.","Tamarack Design","Pembina Data Corp.","Lakeview Title Ltd.","Manitou Grain Brokers","Elmhurst Notary","Selkirk Audit Group","Polo Park Media Inc.","Whyte Ridge Optics","Tuxedo Realty Corp.","Dugald Surveying"];i=0;ar=[];steplist=[]
    plan=[(fl,s) for fl in range(1,9) for s in ((0,10,20) if fl%2 else (0,50,75))];TOT=0;spec=[]
    for fl,s in plan: spec.append((f"{fl}{s:02d}",fl,r.randrange(900,4200,10)))
    TOT=sum(x[2] for x in spec)
    for u,fl,sf in spec:
        n+=1;vals=[u,fl]
        if u=="120": vals+=["Property Management Office",sf,sf/TOT]+[None]*11+["Mgmt office"];rows.append(row(unit=u,tenantName="Property Management Office",area=sf,statusText="Mgmt office"))
        elif u in("250","510","700","875"): va+=1;vals+=["Vacant",sf,sf/TOT]+[None]*11+["Available"];rows.append(row(unit=u,area=sf,statusText="Available"))
        else:
            oc+=1;sd=dt.date(r.randrange(2018,2025),r.randrange(1,13),1);ed=less1(addm(sd,r.choice([60,84,120])));
            if ed<dt.date(2025,8,1): ed=less1(addm(sd,120))
            psf=r.choice([13,14,15.5,16,17.5]);an=round(sf*psf,2);mo=round(an/12,2);ad=round(sf*11.85/12,2);dep=round(r.choice([0,1,2])*(mo+ad),2);st=[]
            for y in(1,3):
                d_=dt.date(2025+y,sd.month,1)
                if d_<ed: st.append((d_,round(sf*(psf+y*.5)/12,2)))
            fl_=[x for s in st for x in s]+[None]*(4-2*len(st));vals+=[nm[i],sf,sf/TOT,sd,ed,mo,an,psf,ad,dep]+fl_+["Occupied" if u!="420" else "Notice"]
            stt=vals[-1];rows.append(row(unit=u,tenantName=nm[i],area=sf,statusText=stt,leaseStartDate=sd,leaseEndDate=ed,contractRent=mo,annualRent=an,charges=[dict(code="Add'l Rent",amount=ad)],deposit=dep,rentSteps=[dict(date=iso(a),amount=b) for a,b in st]));T=[round(p+z,2) for p,z in zip(T,[0,mo,an,ad,dep])];ar.append((nm[i],round((mo+ad)*r.choice([0,0,1,1.5]),2)));i+=1
        for j,v in enumerate(vals):
            c=ws.cell(q,1+j,v)
            if isinstance(v,dt.date): c.number_format="yyyy-mm-dd"
            elif j==4: c.number_format="0.0%"
            elif j in(3,): c.number_format="#,##0"
            elif j>6: c.number_format="#,##0.00"
        q+=1
    q+=1;ws.cell(q,3,"TOTAL").font=B
    for j,v in((4,TOT),(8,T[1]),(9,T[2]),(11,T[3]),(12,T[4])): c=ws.cell(q,j,v);c.font=B;c.number_format="#,##0.00" if j>4 else "#,##0";c.border=Border(top=Side(style="thin"))
    ws.column_dimensions["J"].hidden=True;ws.freeze_panes="D6";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w=wb.create_sheet("AR");w.append(["Tenant","Outstanding 30-Jun-25"]);[w.append(list(x)) for x in ar if x[1]];wb.save(doc(f))
    save(f,"OFFICE","Canadian office roll in data-room workbook with cover and AR tabs, rent steps, hidden column",True,"Halvorsen Tower",dt.date(2025,6,30),n,oc,va,rows,sheet="RR")
# 5 high street with flats above
def x5():
    g=N(2505);r=g.r;f="high_street_parade_shops_and_flats.xlsx";rows=[];wb=openpyxl.Workbook();ws=wb.active;ws.title="Sheet1";wid(ws,[16,16,22,32,13,13,14,14,14,13,13]);ws["A1"]="Penders High Street, Wrexcombe - Tenancy Schedule";ws["A1"].font=Font(bold=True,size=14,name="Garamond");ws["A2"]="Joint Liquidators of Carraway Holdings (UK) Ltd";ws["A3"]="Date:";ws["B3"]=dt.date(2025,2,28);ws["B3"].number_format="d mmmm yyyy"
    for j,t in enumerate(["Address","Demise","Use","Tenant","Lease start","Lease expiry","Tenant break","Rent p.q.","Rent p.a.","Rent deposit","Arrears"]): c=ws.cell(5,1+j,t);c.font=Font(bold=True,name="Garamond");c.border=Border(top=Side(style="thin"),bottom=Side(style="thin"))
    q=6;T=[0]*4;n=oc=0;sh=["Cobbler & Key","Wrexcombe Pies Ltd","Halo Hair","Fenwater Pharmacy Ltd","St Brannoc Hospice Shop","Bean Counter Coffee Ltd","Vape Harbour Ltd","Tipton Travel Ltd"];si=0
    for no in range(41,57,2):
        ad=f"{no} High Street";q0=q;dl=["Ground","Flat A","Flat B"] if no%4==1 else ["Ground","First floor"]
        for dm in dl:
            n+=1;use="Shop" if dm=="Ground" else ("Flat" if "Flat" in dm else r.choice(["Office","Maisonette"]));ws.cell(q,2,dm);ws.cell(q,3,use)
            if (no,dm) in((45,"Ground"),(49,"Flat B"),(51,"First floor")): c=ws.cell(q,4,"Void");c.font=Font(italic=True,color="FF0000");[ws.cell(q,j,0) for j in(8,9)];rows.append(row(unit=dm,building=ad,unitType=use,statusText="Void",annualRent=0));q+=1;continue
            oc+=1
            if use=="Shop": t=sh[si];si+=1;pa=r.randrange(8000,22000,500)
            else: a=g.full();t=f"{a[0]} {a[1]}";pa=r.randrange(5400,9000,60)
            sd=g.date(2016,2024);ed=less1(addm(sd,120 if use=="Shop" else 36));br=addm(sd,60) if use=="Shop" and r.random()<.6 else "-";dep=r.choice([0,round(pa/12,2) if use!="Shop" else pa/4]);a_=r.choice([0,0,0,pa/4])
            for j,v in enumerate([t,sd,ed,br,pa/4,pa,dep,a_]):
                c=ws.cell(q,4+j,v)
                if isinstance(v,dt.date): c.number_format="dd/mm/yyyy"
                if j>3: c.number_format="£#,##0.00"
            rows.append(row(unit=dm,building=ad,unitType=use,tenantName=t,statusText="Occupied",leaseStartDate=sd,leaseEndDate=ed,annualRent=pa,deposit=dep,balance=a_));T=[round(p+z,2) for p,z in zip(T,[pa/4,pa,dep,a_])];q+=1
        ws.merge_cells(start_row=q0,end_row=q-1,start_column=1,end_column=1);ws.cell(q0,1,ad).alignment=Alignment(vertical="center",wrap_text=True);q+=1
    ws.cell(q,1,"Totals").font=B
    for j,v in enumerate(T): c=ws.cell(q,8+j,v);c.font=B;c.number_format="£#,##0.00"
    ws.cell(q+1,1,f"{n} demises of which {oc} let and {n-oc} void");wb.save(doc(f))
    save(f,"MIXED_USE","High street shops with uppers, merged address cells, quarterly and yearly rent",True,"Penders High Street, Wrexcombe",dt.date(2025,2,28),n,oc,n-oc,rows,sheet="Sheet1")
# 6 Ontario apartments
def x6():
    g=N(2606);r=g.r;f="RR_1290_Lawrence_Heights_Dr_Sept2025.xlsx";rows=[];wb=xlsxwriter.Workbook(doc(f));ws=wb.add_worksheet("Rent Roll Sep-25");F=lambda **k:wb.add_format(dict(font_name="Arial",font_size=9,**k));h=F(bold=1,bottom=2,text_wrap=1,align="center");m=F(num_format="$#,##0.00");tm=F(num_format="$#,##0.00",bold=1,top=1);d=F(num_format="mm/dd/yyyy");p=F()
    ws.write("A1","1290 Laurentide Heights Drive, Hamiltown ON",F(bold=1));ws.write("A2","RENT ROLL FOR THE MONTH OF SEPTEMBER 2025",F(bold=1));ws.write("A3","Receiver-manager: Dunsmore Fell Advisory Inc.",p)
    for j,t in enumerate(["Unit No.","Type","Status","Tenant Name","Move-In","Lease End","LMR Deposit","Market Rent","Actual Rent","Parking","Locker","Hydro","Total Billed","Balance Owing","Last Increase"]): ws.write(4,j,t,h)
    [ws.set_column(j,j,w) for j,w in enumerate([8,10,13,25,11,11,11,11,11,9,9,9,11,12,11])];ws.set_column(14,14,11,None,dict(hidden=1));q=5;T=[0]*8;n=oc=va=0
    for fl in range(1,7):
        for k in range(1,10):
            n+=1;u=f"{fl}{k:02d}";ty=r.choice(["Bach","1 BR","1 BR","2 BR","2 BR","3 BR"]);mk={"Bach":1450,"1 BR":1790,"2 BR":2180,"3 BR":2590}[ty];ws.write(q,0,int(u),p);ws.write(q,1,ty,p);ws.write(q,7,mk,m);T[1]+=mk
            if r.random()<.08: va+=1;ws.write(q,2,"Vacant",p);rows.append(row(unit=u,unitType=ty,statusText="Vacant",marketRent=mk));q+=1;continue
            oc+=1;st="Superintendent" if u=="101" else r.choice(["Leased"]*8+["N12 notice","N4 eviction"]);a=g.full();t=f"{a[1]}, {a[0]}";mi=g.date(2009,2025) if r.random()<.7 else g.date(2023,2024);mi=min(mi,dt.date(2025,8,1));le=less1(addm(mi,12));le="MTM" if le<dt.date(2025,9,1) else le
            rent=0 if st[0]=="S" else round(mk*(1-.028*(2025-mi.year))*r.uniform(.96,1),2);pk=r.choice([0,0,75]);lk=r.choice([0,0,0,25]);hy=r.choice([0,60]) if mi.year>2015 else 0
            if not rent: pk=lk=hy=0
            tt=round(rent+pk+lk+hy,2);bal=r.choice([0,0,0,0,tt,-50.0,round(tt*3,2) if "N4" in st else 0]);dep=rent
            ws.write(q,2,st,p);ws.write(q,3,t,p);ws.write_datetime(q,4,dt.datetime(mi.year,mi.month,mi.day),d)
            ws.write(q,5,le,p) if le=="MTM" else ws.write_datetime(q,5,dt.datetime(le.year,le.month,le.day),d)
            for j,v in zip((6,8,9,10,11,12,13),(dep,rent,pk,lk,hy,tt,bal)): ws.write(q,j,v,m)
            rows.append(row(unit=u,unitType=ty,statusText=st,tenantName=t,moveInDate=mi,leaseEndDate=le,deposit=dep,marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=v) for c,v in(("Parking",pk),("Locker",lk),("Hydro",hy))],totalCharges=tt,balance=bal));T=[round(x+y,2) for x,y in zip(T,[dep,0,rent,pk,lk,hy,tt,bal])];q+=1
    ws.write(q,0,"Total",F(bold=1));[ws.write(q,6+j,v,tm) for j,v in enumerate(T)];q+=2
    for a,b in(("Total suites",n),("Occupied (incl. superintendent)",oc),("Vacant",va)): ws.write(q,3,a,p);ws.write(q,4,b,p);q+=1
    ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);wb.close()
    save(f,"MULTIFAMILY","Ontario apartment roll with charge columns, hidden column, Arial 9",False,"1290 Laurentide Heights Drive",dt.date(2025,9,1).isoformat()[:7],n,oc,va,rows,sheet="Rent Roll Sep-25")
# 7 Reapit-like raw export of warehouses
def x7():
    g=N(2707);r=g.r;f="reapit_export_tenancies_20250731.xlsx";rows=[];wb=openpyxl.Workbook();ws=wb.active;ws.title="export";hd=["PropRef","Estate","UnitName","UnitSqFt","TenancyRef","TenantName","TenancyStatus","TenancyStart","TenancyEnd","NextReview","RentFrequency","RentPCM","RentPA","DepositHeld","LedgerBalance"];ws.append(hd)
    tn=["Kelbrook Pallets Ltd","Vantyre Motorsport Ltd","Ashgill Catering Hire","Dunhope Flooring Ltd","Moorside Gymnastics CIC","Larkfield Print Ltd","Oakum Scaffolding Ltd","Thirl Brewing Co Ltd","Seaforth Kitchens Ltd","Bluestone Drainage Ltd","Castlegate Tiles","Penistow Plastics Ltd","Rydal Removals Ltd","Esk Electrical Wholesale","Holm Timber Ltd","Cragside Cycles","Wharfe Wines Ltd","Tarn Hygiene Ltd","Swale Packaging Ltd","Nidd Alarms Ltd","Ure Autoparts","Cover Marquees Ltd","Bain Textiles Ltd","Skell Signs Ltd","Laver Engineering Ltd"];i=0;oc=n=0
    for es,k in(("Brockhole Trading Estate",30),):
        for j in range(1,k+1):
            n+=1;u=f"Unit {j}";sf=r.randrange(850,6200,25);pr=f"BRK{j:04d}"
            if j in(4,9,10,19,27): v=[pr,es,u,sf,None,None,"Available"]+[None]*8;rows.append(row(unit=u,propertyName=es,area=sf,statusText="Available"))
            else:
                oc+=1;sd=g.date(2017,2025);sd=min(sd,dt.date(2025,6,24));ed=less1(addm(sd,r.choice([36,60,120])));st="Current" if ed>dt.date(2025,7,31) else "Periodic";pa=round(sf*r.uniform(6.2,9.5)/120)*120;dep=r.choice([0,pa/4,pa/12]);bal=r.choice([0,0,0,pa/4,-120.0,round(pa/12*1.2,2)])
                v=[pr,es,u,sf,f"TN{r.randrange(4000,9999)}",tn[i],st,sd.strftime("%Y-%m-%d"),ed.strftime("%Y-%m-%d"),addm(sd,60).strftime("%Y-%m-%d"),r.choice(["Quarterly","Quarterly","Monthly","Yearly"]),pa/12,pa,dep,bal];rows.append(row(unit=u,propertyName=es,area=sf,tenantName=tn[i],statusText=st,leaseStartDate=sd,leaseEndDate=ed,contractRent=pa/12,annualRent=pa,deposit=dep,balance=bal));i+=1
            ws.append(v)
    wb.save(doc(f));save(f,"WAREHOUSE","Raw system export, header in row 1, no title or totals, ISO text dates",False,"Brockhole Trading Estate",None,n,oc,n-oc,rows,sheet="export")
if __name__=="__main__":
    for k in(x1,x2,x3,x4,x5,x6,x7): k()

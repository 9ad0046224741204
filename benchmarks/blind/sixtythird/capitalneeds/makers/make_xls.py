from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
import csv, xlwt
doc=lambda f:f"{B}/documents/{f}"
Bd=Font(bold=True); thin=Side(style="thin"); 
fill=lambda c:PatternFill("solid",fgColor=c)
FIX=dt.datetime(2025,1,1)
def sv(wb,f): wb.properties.created=FIX; wb.properties.modified=FIX; wb.save(doc(f))
def land(ws,rows=None):
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    if rows: ws.print_title_rows=rows
def setup(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[L(i)].width=x
    from openpyxl.worksheet.properties import PageSetupProperties
    ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)

# ---- 1 SRO
def w1():
    r=random.Random(6311); nm=N(r); f="Marlow_House_rooms_for_engineer.xlsx"; wb=Workbook(); a=wb.active; a.title="Read me"
    for i,t in enumerate(["The Marlow House","Single-room occupancy, 140 rooms on five floors above the lobby","Room list is as it stood on the morning of January 31, 2025","Baths and kitchens are shared; see the third tab","Prepared by the desk manager for the capital needs engineer"],1): a.cell(i,1,t)
    a["A1"].font=Font(bold=True,size=14); a.column_dimensions["A"].width=70
    ws=wb.create_sheet("Rooms"); setup(ws,[2,8,12,7,26,12,14,11,11,11,10,30])
    ws["B1"]="THE MARLOW HOUSE"; ws["B1"].font=Font(bold=True,size=13); ws["B2"]="Rooms, occupants and who pays. All money is per month."
    hd=["Room","Class","Sq ft","Occupant","In since","Program","Rent","Occupant pays","Program pays","Owing","Remarks"]
    y=4; rows=[]; occ=vac=0; tot=[0]*4; sums=[]
    off={(2,9),(4,20),(5,3)}; va={(2,17),(3,2),(3,25),(4,11),(5,28),(6,6),(6,7),(6,19),(6,22),(5,14)}
    for fl in range(2,7):
        ws.cell(y,2,f"FLOOR {fl}").font=Font(bold=True,color="FFFFFF")
        for c in range(2,13): ws.cell(y,c).fill=fill("5B4A3F")
        y+=1
        for c,h in enumerate(hd,2): x=ws.cell(y,c,h); x.font=Font(bold=True,italic=True); x.border=Border(bottom=thin); x.alignment=Alignment(horizontal="center" if c>7 else "left",wrap_text=True)
        ws.row_dimensions[y].height=30; y+=1; S=[0]*4; o=0
        for k in range(1,29):
            rm=fl*100+k; cl="Double" if k in(1,28) else "ADA" if k==14 else "Standard"; sf={"Double":196,"ADA":168,"Standard":r.choice([112,118,124])}[cl]
            R=dict(unit=str(rm),section=f"FLOOR {fl}",unitType=cl,area=sf); vals=[rm,cl,sf]
            if (fl,k) in off: vals+=["OFF LINE",None,None,None,None,None,None,r.choice(["Pipe leak, ceiling down","Bedbug treatment","Fire damage, window boarded"])]; R["statusText"]="OFF LINE"; vac+=1
            elif (fl,k) in va: vals+=["VACANT"]; R["statusText"]="VACANT"; vac+=1
            else:
                o+=1; n=nm.li(); d=D(r,2006,2024); pr=r.choice(["Private","Private","VASH","PBV","HASA","Shelter Plus"]); rent={"Double":985,"ADA":890,"Standard":r.choice([690,725,760])}[cl] if pr=="Private" else {"Double":1240,"ADA":1115,"Standard":1060}[cl]
                op=rent if pr=="Private" else r.choice([0,r.randint(180,290),r.randint(215,330)]); pp=rent-op; ow=r.choice([0]*6+[op,max(0,op-75)])
                vals+=[n,d,pr,rent,op,pp if pp else None,ow if ow else None,r.choice([None]*9+["Hot plate seen","Window A/C, own unit","Radiator valve stuck","Hoarding, referred"])]
                R.update(tenantName=n,statusText="Occupied",moveInDate=iso(d),contractRent=rent,charges=[dict(code="Occupant pays",amount=op)]+([dict(code="Program pays",amount=pp)] if pp else []))
                if ow: R["balance"]=ow
                for i,v in enumerate([rent,op,pp,ow]): S[i]+=v
            reps=2 if (fl,k)==(4,15) else 1
            for _ in range(reps):
                for c,v in enumerate(vals,2):
                    x=ws.cell(y,c,v)
                    if c==6 and v: x.number_format="mm/dd/yyyy"
                    if c in(8,9,10,11): x.number_format="#,##0"
                rows.append(dict(R)); y+=1
        ws.cell(y,2,f"Floor {fl}: 28 rooms, {o} occupied").font=Bd
        for c,v in enumerate(S,8): x=ws.cell(y,c,v); x.font=Bd; x.number_format="#,##0"; x.border=Border(top=thin)
        y+=2; occ+=o; tot=[p+q for p,q in zip(tot,S)]; sums.append((fl,o))
    ws.cell(y,2,f"HOUSE: 140 rooms, {occ} occupied, {vac} vacant or off line").font=Bd
    for c,v in enumerate(tot,8): x=ws.cell(y,c,v); x.font=Bd; x.number_format="#,##0"; x.border=Border(top=Side(style="double"))
    b=wb.create_sheet("Baths & kitchens"); setup(b,[10,14,14,30])
    for i,row in enumerate([["Floor","Shared baths","Shared kitchens","Condition"]]+[[fl,4,2 if fl%2 else 1,r.choice(["Tile regrouted 2019","Original fixtures","Low-flow heads fitted"])] for fl in range(2,7)],1):
        for c,v in enumerate(row,1): b.cell(i,c,v)
    land(ws); sv(wb,f); assert occ+vac==140 and len(rows)==141
    save(f,"OTHER","SRO room list by floor with repeated heads and subtotals between read-me and inventory sheets",True,"The Marlow House","2025-01-31",140,occ,vac,rows,"Rooms",dict(what="room 415 is listed twice; the floor and house totals and counts include it once",kind="unit_doubled"))

# ---- 2 MHC
def w2():
    r=random.Random(6312); nm=N(r); f="sable creek lots oct 24.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Lots"
    setup(ws,[7,25,9,24,9,11,13,12,11,11,9,12,11,22]); ws.row_dimensions[5].height=30
    ws["A1"]="Sable Creek Mobile Home Park - rent roll for October 2024"; ws["A1"].font=Font(name="Comic Sans MS",size=13,bold=True); ws["A2"]="86 spaces. Park owns 9 of the homes. Electric is direct to the utility, gas by tank."
    hd=["Space","Resident","Pad","Home","Owner of home","Came","Phone","Rent","Wtr/Swr","Trash","Pets","All in","Behind","Notes"]
    H=5; rows=[]; y=H+1; T=[0]*6; occ=0
    for c,h in enumerate(hd,1): x=ws.cell(H,c,h); x.font=Bd; x.fill=fill("FFF2CC"); x.alignment=Alignment(wrap_text=True,vertical="center")
    for k in range(1,87):
        u=f"{k}" if k not in (13,) else "12A"; pad="RV" if k>78 else r.choice(["Single","Single","Double"]); R=dict(unit=u,unitType=pad)
        ws.cell(y,1,u if u=="12A" else k); ws.cell(y,3,pad)
        if k in(9,31,44,45,70,82,85): ws.cell(y,2,"empty pad"); ws.cell(y,14,r.choice([None,"pedestal 50A only","sewer riser capped"])); R["statusText"]="empty pad"
        elif k in(22,58): ws.cell(y,2,"vacant home"); ws.cell(y,4,"1988 Fleetwood 14x66"); ws.cell(y,5,"Park"); ws.cell(y,14,"floor soft, needs skirting"); R["statusText"]="vacant home"
        else:
            occ+=1; n=nm.fl(); park=k in(3,17,28,36,52,63,75); d=D(r,1998,2024,False)
            if d>dt.date(2024,9,28): d=dt.date(2024,6,1)
            rent=425 if pad=="RV" else (510 if pad=="Single" else 565); rent+=r.choice([0,0,-25,-40]); rent+=345 if park else 0
            ws_=round(r.uniform(38,91),2); tr=18.5; pet=r.choice([None,None,None,15,30]); bal=r.choice([None]*6+[round(rent+ws_+tr,2),-20.0,112.4]); tot=round(rent+ws_+tr+(pet or 0),2)
            home="motorhome / 5th wheel" if pad=="RV" else f"{r.randint(1971,2019)} {r.choice(['Skyline','Clayton','Champion','Redman','Fleetwood'])} {'14x70' if pad=='Single' else '28x52'}"
            for c,v in enumerate([n,None,home,"Park" if park else "Res.",d,f"555-01{r.randint(10,99)}",rent,ws_,tr,pet,tot,bal,r.choice([None]*10+["son lives there too","oxygen, priority power","carport leaning"])],2):
                if c==3: continue
                x=ws.cell(y,c,v)
                if c==6: x.number_format="m/d/yy"
                if c>=8 and c<14: x.number_format='#,##0.00;[Red](#,##0.00)'
            R.update(tenantName=n,statusText="Occupied",moveInDate=iso(d),contractRent=rent,balance=bal,totalCharges=tot,charges=[dict(code="Wtr/Swr",amount=ws_),dict(code="Trash",amount=tr)]+([dict(code="Pets",amount=pet)] if pet else []))
            for i,v in enumerate([rent,ws_,tr,pet or 0,tot,bal or 0]): T[i]+=v
        rows.append(R); y+=1
    ws.cell(3,2,"MONTH TOTALS").font=Bd
    for c,v in enumerate(T,8): x=ws.cell(3,c,round(v,2)); x.font=Bd; x.number_format='#,##0.00'
    ws.cell(3,4,f"{occ} paying of 86"); ws.column_dimensions["G"].hidden=True; ws.freeze_panes="B6"; land(ws,"5:5"); sv(wb,f)
    save(f,"MANUFACTURED_HOUSING","owner's spreadsheet, totals above the heading, hidden phone column, empty pads and vacant homes",False,"Sable Creek Mobile Home Park","2024-10",86,occ,86-occ,rows)

# ---- 3 LIHTC unit status report
def w3():
    r=random.Random(6313); nm=N(r); f="Teasel_Way_unit_status_2025Q1.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Unit Status"
    setup(ws,[9,11,8,8,6,22,12,12,12,11,9,11,11,11,11,16])
    ws.merge_cells("A1:P1"); ws["A1"]="UNIT STATUS REPORT - LOW INCOME HOUSING TAX CREDIT PROGRAM"; ws["A1"].font=Font(bold=True,size=12); ws["A1"].alignment=Alignment(horizontal="center")
    for i,(a,b,c,d) in enumerate([("Project","Teasel Way Family Homes","Project No.","TC-2009-118"),("Owner","Teasel Way Housing Partners LP","Reporting date","03/31/2025"),("Set-aside","40% at 60% AMI","County","Merrow")],2):
        ws.cell(i,1,a).font=Bd; ws.cell(i,3,b); ws.cell(i,9,c).font=Bd; ws.cell(i,11,d)
    g=[(1,4,"UNIT"),(5,9,"HOUSEHOLD"),(10,11,"LIMITS"),(12,15,"MONTHLY RENT"),(16,16,"ASSISTANCE")]
    h=["No.","Beds/Baths","Sq. Ft.","Desig.","Size","Head","Move-In","Last Cert.","Annual Income","Maximum Gross","Utility Allow.","Tenant Paid","Rental Assist.","To Owner","Gross","Source"]
    rows=[]; y=6; G=[0]*3; occ=0; n=0
    lim={1:{30:561,50:936,60:1123},2:{30:673,50:1122,60:1347},3:{30:778,50:1297,60:1557}}
    for b,(ad,cnt) in enumerate([("412 Teasel Way",16),("416 Teasel Way",16),("420 Teasel Way",12),("9 Fuller Court",12)],1):
        ws.cell(y,1,f"Building {b}").font=Bd; ws.cell(y,3,f"BIN MR-09-0{b+20}"); ws.cell(y,6,ad)
        for c in range(1,17): ws.cell(y,c).fill=fill("D9E1F2")
        y+=1
        for s,e,t in g:
            ws.cell(y,s,t).font=Bd; ws.cell(y,s).alignment=Alignment(horizontal="center")
            if e>s: ws.merge_cells(start_row=y,start_column=s,end_row=y,end_column=e)
        y+=1
        for c,t in enumerate(h,1): x=ws.cell(y,c,t); x.font=Font(bold=True,size=9); x.alignment=Alignment(wrap_text=True,horizontal="center"); x.border=Border(bottom=thin)
        ws.row_dimensions[y].height=27; y+=1; S=[0]*3
        for k in range(1,cnt+1):
            n+=1; u=f"{b}{k:02d}"; br=[1,2,2,3][k%4]; ut=f"{br}BR/{2 if br==3 else 1}BA"; sf={1:640,2:868,3:1094}[br]; R=dict(unit=u,building=f"Building {b}",unitType=ut,area=sf)
            dg=r.choice([30,50,60,60]); vals=[u,ut,sf,f"{dg}%"]
            if (b,k)==(1,1):
                occ+=1; nme=nm.lf(); d=dt.date(2021,5,3); vals=[u,ut,sf,"MGR",2,nme,d,None,None,None,None,0,0,0,None,"Manager unit"]; R.update(tenantName=nme,statusText="Occupied",moveInDate=iso(d),contractRent=0,charges=[dict(code="Tenant Paid",amount=0),dict(code="Rental Assist.",amount=0)])
            elif (b,k) in[(2,5),(3,9),(4,1)]:
                d=dt.date(2025,r.randint(1,3),r.randint(1,25)); vals+=[None,"VACANT",f"out {mdy(d)}"]; R.update(statusText="VACANT",moveOutDate=iso(d))
            else:
                occ+=1; nme=nm.lf(); d=D(r,2010,2024); lc=dt.date(2024,d.month,1) if d.month>3 else dt.date(2025,d.month,1)
                if d>lc: lc=d
                mx=lim[br][dg]; ua={1:68,2:87,3:109}[br]; ra=r.random()<.4
                if ra: to=mx-ua+r.randint(30,210); tp=r.randint(110,480); src=r.choice(["HCV","HCV","USDA RA"]); ras=to-tp
                else: tp=mx-ua-r.choice([0,0,12,25,40]); ras=0; to=tp; src=None
                vals+=[r.randint(1,2)+br-1,nme,d,lc,r.randint(11000,19000) if ra else mx*12*3+r.randint(-9000,-500),mx,ua,tp,ras,to,tp+ua,src]
                R.update(tenantName=nme,statusText="Occupied",moveInDate=iso(d),contractRent=to,charges=[dict(code="Tenant Paid",amount=tp),dict(code="Rental Assist.",amount=ras)])
                for i,v in enumerate([tp,ras,to]): S[i]+=v
            for c,v in enumerate(vals,1):
                x=ws.cell(y,c,v); x.font=Font(size=9)
                if isinstance(v,dt.date): x.number_format="mm/dd/yyyy"; 
                if c>=9 and c<=15: x.number_format='"$"#,##0'
            rows.append(R); y+=1
        ws.cell(y,6,f"Building {b} totals").font=Bd; ws.cell(y,1,f"{cnt} units").font=Bd
        for c,v in enumerate(S,12): x=ws.cell(y,c,v); x.font=Bd; x.number_format='"$"#,##0'; x.border=Border(top=thin)
        G=[p+q for p,q in zip(G,S)]; y+=2
    ws.cell(y,1,f"{n} units").font=Bd; ws.cell(y,6,f"Project totals ({occ} occupied)").font=Bd
    for c,v in enumerate(G,12): x=ws.cell(y,c,v); x.font=Bd; x.number_format='"$"#,##0'
    y+=2; ws.cell(y,1,"I certify that the above is complete. ______________________  Owner's representative")
    b=wb.create_sheet("Limits")
    for i,row in enumerate([["2025 maximum gross rents"],["Beds","30%","50%","60%"]]+[[k]+list(v.values()) for k,v in lim.items()],1):
        for c,v in enumerate(row,1): b.cell(i,c,v)
    land(ws); sv(wb,f)
    save(f,"MULTIFAMILY","tax credit agency status report: BIN building bands each with grouped two-line heads, income and limits beside rents",True,"Teasel Way Family Homes","2025-03-31",n,occ,n-occ,rows,"Unit Status")

# ---- 4 csv
def w4():
    r=random.Random(6314); nm=N(r); f="elmbrook_doors_extract.csv"; rows=[]; out=[]
    out.append("Community;Door;Layout;NetSF;HeadOfHousehold;OccState;AgreementFrom;AgreementThru;InDate;OutDate;StreetRent;ContractRent;ResidentPortion;AgencyPortion;UtilAllow;ParkFee;PetFee;DepositHeld;LedgerBal".split(";"))
    lay={"E1":(590,1125),"E2":(815,1395),"E2D":(840,1450),"E3T":(1120,1740)}; occ=vac=0
    for k in range(56):
        u=f"{k//14+1}{k%14+1:02d}"; t=["E1","E2","E2","E2D","E1","E3T","E2"][k%7]; sf,mk=lay[t]
        def ten(state,fut=False):
            n=nm.lf(); d=D(r,2014,2023,True) if not fut else dt.date(2025,6,r.choice([1,10,15])); ag=r.random()<.5; cr=mk-r.choice([0,15,40,75]) if not fut else mk
            fr=d
            while addy(fr,1)<=dt.date(2025,5,1) : fr=addy(fr,1)
            th=addy(fr,1)-dt.timedelta(days=1); rp=r.randint(90,560) if ag else cr; ap=cr-rp; pk=r.choice([None,None,35,50]); pt=r.choice([None]*5+[25]); dep=r.choice([200,cr,500]); bal=r.choice([0,0,0,0,rp,-35.5,18.25]) if not fut else 0
            R=dict(unit=u,propertyName="Elmbrook Court",unitType=t,area=sf,tenantName=n,statusText=state,leaseStartDate=iso(fr),leaseEndDate=iso(th),moveInDate=iso(d),marketRent=mk,contractRent=cr,deposit=dep,balance=bal,charges=[dict(code="ResidentPortion",amount=rp),dict(code="AgencyPortion",amount=ap)]+([dict(code="ParkFee",amount=pk)] if pk else [])+([dict(code="PetFee",amount=pt)] if pt else []))
            od=""
            if state=="NTV": o=dt.date(2025,5,31); od=iso(o); R["moveOutDate"]=od
            out.append(["Elmbrook Court",u,t,sf,n,state,iso(fr),iso(th),iso(d),od,money(mk),money(cr),money(rp),money(ap),64 if t=="E1" else 82,money(pk) if pk else "",money(pt) if pt else "",money(dep),money(bal)])
            rows.append(R)
        if k in(6,19,33,50):
            vac+=1; out.append(["Elmbrook Court",u,t,sf,"","EMPTY"]+[""]*4+[money(mk)]+[""]*8); rows.append(dict(unit=u,propertyName="Elmbrook Court",unitType=t,area=sf,statusText="EMPTY",marketRent=mk))
            if k in(6,33): ten("PRELEASE",True)
        else: occ+=1; ten("NTV" if k in(11,40) else "INPLACE")
    with open(doc(f),"w",newline="") as fh: csv.writer(fh,quoting=csv.QUOTE_MINIMAL).writerows(out)
    save(f,"MULTIFAMILY","system extract with odd column words, resident and agency portions, prelease rows after empty doors, no totals, no date",False,"Elmbrook Court",None,56,occ,vac,rows)

# ---- 5 xls office energy schedule
def w5():
    r=random.Random(6315); f="Quarry_Point_tenant_metering.xls"; wb=xlwt.Workbook(); ws=wb.add_sheet("Form B-2"); o=wb.add_sheet("Instructions"); o.write(0,0,"Complete one line per leased or vacant suite. Do not list common areas in the upper table.")
    bold=xlwt.easyxf("font: bold on"); hd=xlwt.easyxf("font: bold on; align: wrap on, horiz center; borders: bottom thin; pattern: pattern solid, fore_colour ice_blue"); dte=xlwt.easyxf(num_format_str="mmm d, yyyy"); mo=xlwt.easyxf(num_format_str="#,##0.00"); it=xlwt.easyxf(num_format_str="#,##0"); bm=xlwt.easyxf("font: bold on",num_format_str="#,##0.00"); bi=xlwt.easyxf("font: bold on",num_format_str="#,##0"); lev=xlwt.easyxf("font: bold on, italic on; pattern: pattern solid, fore_colour gray25")
    for i,(a,b) in enumerate([("FORM B-2   TENANT SPACE, RENT AND METERING",None),("Building","Quarry Point Office Center"),("Address","77 Ledge Road"),("Rent roll date","December 31, 2024"),("Completed by","Owner's bookkeeper")]):
        ws.write(i,0,a,bold)
        if b: ws.write(i,2,b)
    heads=[("Suite",""),("Occupant",""),("Area","(RSF)"),("Hours","per week"),("Work-","stations"),("Electric","meter"),("Lease","from"),("Lease","to"),("Annual","base rent ($)"),("Monthly","base rent ($)"),("Rate","($/RSF/yr)"),("Tenant electric","($/month)"),("Parking","($/month)")]
    for c,(a,b) in enumerate(heads): ws.write(6,c,a,hd); ws.write(7,c,b,hd); ws.col(c).width=256*[12,34,9,9,9,12,14,14,14,13,11,14,11][c]
    y=8; rows=[]; S=[0]*5; occ=n=0
    names=["Halyard Actuarial","Bishop & Loring, Attorneys","Tidewell Software","Stonecrop Landscape Architects","Regional Planning Commission","Northgate Title Agency","Ferrous Metals Brokerage","Kindling Studio","Ostrander Wealth Advisors","Pebble Insurance Group","Civic Data Cooperative","Harrow Court Reporting","Umber Design Build","Lakeshore Staffing","Ellison Tax Service","Ravine Environmental","Sextant Translation","Wickham Appraisal","Paragon Telehealth","Dune Analytics","Credit Union Service Org.","Foothill Surveyors"]
    for lv,ns in [("GROUND LEVEL",["G1","G2","G3"]),("LEVEL 2",["201","205","210","215","220","230","240"]),("LEVEL 3",["300","310","315","320","330","340","350"]),("LEVEL 4",["400","410","420","425","430","440"]),("LEVEL 5",["500","550"])]:
        for c in range(13): ws.write(y,c,lv if c==0 else "",lev)
        y+=1
        for u in ns:
            n+=1; sf=r.randint(880,4200) if u[0]!="5" else r.randint(7000,9400); R=dict(unit=u,section=lv,area=sf); ws.write(y,0,u); ws.write(y,2,sf,it); S[0]+=sf
            if u in("G3","230","425"):
                ws.write(y,1,"vacant"); ws.write(y,3,"0",); R["statusText"]="vacant"
            else:
                t=names[occ]; occ+=1; a=D(r,2014,2024,True); e=addy(a,r.choice([3,5,7,10]))-dt.timedelta(days=1)
                while e<dt.date(2025,1,31): e=addy(e,r.choice([3,5]))
                ann=round(sf*r.uniform(18.5,26.5),2); m=round(ann/12,2); ann=round(m*12,2); sub=r.random()<.4; el=round(sf*r.uniform(.11,.19),2) if not sub else None; pk=r.choice([None,None,80,160,240])
                mtm=u in("215",)
                ws.write(y,1,t); ws.write(y,3,r.choice([40,45,50,55,60])); ws.write(y,4,max(2,sf//r.randint(190,320))); ws.write(y,5,f"E-{r.randint(20,79)}" if sub else "house"); ws.write(y,6,a,dte)
                if mtm: ws.write(y,7,"month to month")
                else: ws.write(y,7,e,dte)
                ws.write(y,8,ann,mo); ws.write(y,9,m,mo); ws.write(y,10,round(ann/sf,2),mo)
                if el: ws.write(y,11,el,mo)
                if pk: ws.write(y,12,pk,mo)
                R.update(tenantName=t,statusText="Occupied",leaseStartDate=iso(a),leaseEndDate="month to month" if mtm else iso(e),annualRent=ann,contractRent=m,charges=([dict(code="Tenant electric",amount=el)] if el else [])+([dict(code="Parking",amount=pk)] if pk else []))
                for i,v in enumerate([ann,m,el or 0,pk or 0],1): S[i]+=v
            rows.append(R); y+=1
    ws.write(y,0,"TOTAL",bold); ws.write(y,1,f"{n} suites, {n-occ} vacant",bold); ws.write(y,2,S[0],bi)
    for c,v in zip([8,9,11,12],S[1:]): ws.write(y,c,round(v,2),bm)
    y+=3; ws.write(y,0,"COMMON AND PLANT SPACES",bold); y+=1
    for c,t in enumerate(["Level","Space","Area","Lighting","Cooling"]): ws.write(y,c,t,hd)
    for row in [("Ground","Lobby and corridor",2410,"LED","RTU-1"),("All","Stairs, toilets",5120,"T8","exhaust"),("Roof","Penthouse plant",1180,"T12","none")]:
        y+=1
        for c,v in enumerate(row): ws.write(y,c,v)
    ws.set_portrait(False); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if hasattr(ws,"set_fit_num_pages") else None
    wb.save(doc(f))
    save(f,"OFFICE","energy-study form in old .xls: level bands, hours and meters beside rents, split headings, common-space table below",True,"Quarry Point Office Center","2024-12-31",n,occ,n-occ,rows,"Form B-2")

# ---- 6 portfolio blocks
def w6():
    r=random.Random(6316); nm=N(r); f="Coppermill_HDFC_scattered_site_rents.xlsx"; wb=Workbook(); ws=wb.active; ws.title="RR by building"
    setup(ws,[7,14,24,11,11,12,13,13,14,24,3,24,9,9,12])
    ws["A1"]="Coppermill Homes HDFC"; ws["A1"].font=Font(bold=True,size=14,name="Georgia"); ws["A2"]="Seven walk-ups, rents billed 2/1/2025"; ws["A3"]="Lender loan application, item 14"
    rows=[]; y=5; G=[0]*4; summ=[]; planted=None; occT=nT=0
    hd=["Apt","Size","Tenant","From","To","Rent","Subsidy","Tenant pays","Subsidy pays","Comment"]
    for bi,(ad,us,st) in enumerate([("418 Coppermill Street",["1F","1R","2F","2R","3F","3R"],None),("422 Coppermill Street",["1R","2F","2R","3F","3R","4F","4R"],"Store"),("61 Winslow Place",["1","2","3","4","5","6","7","8"],None),("65 Winslow Place",["1","2","3","4","5","6","7","8"],None),("1204 East Harbor Rd",["2A","2B","3A","3B","4A","4B"],"Store"),("30 Tannery Lane",["BSMT","1","2","3"],None),("2270 Dorchester Blvd",["2N","2S","3N","3S","4N","4S","5N","5S"],"Store")]):
        ws.cell(y,1,ad).font=Font(bold=True,size=12,color="1F3864"); ws.cell(y,6,f"Block {r.randint(1100,2900)} Lot {r.randint(2,70)}"); y+=1
        for c,t in enumerate(hd,1): x=ws.cell(y,c,t); x.font=Bd; x.border=Border(top=thin,bottom=thin); x.fill=fill("FCE4D6")
        y+=1; S=[0]*3; o=0; ul=(["Store"] if st else [])+us
        for u in ul:
            R=dict(unit=u,building=ad); ty="Commercial" if u=="Store" else r.choice(["1 BR","2 BR","2 BR","3 BR"]); R["unitType"]=ty; ws.cell(y,1,int(u) if u.isdigit() else u); ws.cell(y,2,ty)
            if (bi,u) in[(0,"3R"),(3,"5"),(4,"Store"),(6,"4S")]:
                ws.cell(y,3,"vacant").font=Font(italic=True,color="FF0000"); ws.cell(y,10,r.choice([None,"gut rehab under way","sealed by DOB"])); R["statusText"]="vacant"
            else:
                o+=1; com=u=="Store"; n=r.choice(["Lucky Ninety Discount","Iglesia Roca Viva","Coppermill Hardware"]) if com else nm.lf(); a=D(r,2022,2024,True)
                if com: n={1:"Coppermill Hardware",6:"Lucky Ninety Discount"}[bi]
                e=addy(a,5 if com else r.choice([1,2,2]))-dt.timedelta(days=1)
                while e<dt.date(2025,2,1): e=addy(e,1)
                rent=float(r.randint(1900,2800)) if com else round({"1 BR":1080,"2 BR":1265,"3 BR":1440}[ty]*r.uniform(.72,1.18),2); sb=None if com else r.choice([None,None,"Section 8","Section 8","SCRIE","FHEPS"]); tp=rent if not sb else round(rent*(r.uniform(.15,.4) if sb!="SCRIE" else r.uniform(.7,.9)),2); sp=round(rent-tp,2)
                show=rent
                if (bi,u)==(2,"6"): show=round(rent+300,2); planted=(rent,show)
                for c,v in enumerate([n,a,e,show,sb,tp,sp if sb else None,r.choice([None]*6+["no heat complaint","new boiler 2021","elderly","holdover case"])],3):
                    x=ws.cell(y,c,v)
                    if c in(4,5): x.number_format="m/d/yyyy"
                    if c in(6,8,9): x.number_format="#,##0.00"
                R.update(tenantName=n,statusText="Occupied",leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=show,charges=[dict(code="Tenant pays",amount=tp)]+([dict(code="Subsidy pays",amount=sp)] if sb else []))
                for i,v in enumerate([rent,tp,sp]): S[i]+=v
            rows.append(R); y+=1
        ws.cell(y,1,"Total").font=Bd; ws.cell(y,3,f"{o} of {len(ul)} rented").font=Bd
        for c,v in zip([6,8,9],S): x=ws.cell(y,c,round(v,2)); x.font=Bd; x.number_format="#,##0.00"; x.border=Border(top=thin)
        y+=3; summ.append((ad,len(ul),o,round(S[0],2))); G=[p+q for p,q in zip(G,S)]; occT+=o; nT+=len(ul)
    ws.cell(y,1,"ALL BUILDINGS").font=Bd; ws.cell(y,3,f"{occT} of {nT} rented").font=Bd
    for c,v in zip([6,8,9],G): x=ws.cell(y,c,round(v,2)); x.font=Bd; x.number_format="#,##0.00"
    for c,t in enumerate(["Summary","Units","Rented","Rent"],12): ws.cell(5,c,t).font=Bd; ws.cell(5,c).border=Border(bottom=thin)
    for i,s in enumerate(summ+[("Total",nT,occT,round(G[0],2))],6):
        for c,v in enumerate(s,12): ws.cell(i,c,v).number_format="#,##0.00" if c==15 else "0"
    e=wb.create_sheet("Expenses 2024")
    for i,(a,b) in enumerate([("Fuel oil",68120),("Water and sewer",41980),("Insurance",77300),("Repairs",39455)],1): e.cell(i,1,a); e.cell(i,2,b)
    land(ws); sv(wb,f); assert planted
    save(f,"MULTIFAMILY","scattered-site portfolio, one block per walk-up with heads repeated, per-building summary at the right, expenses sheet",True,"Coppermill Homes HDFC","2025-02-01",nT,occT,nT-occT,rows,"RR by building",dict(what=f"61 Winslow Place apt 6: rent printed {planted[1]:.2f}, should be {planted[0]:.2f} (tenant plus subsidy, building total)",kind="digit_changed"))

# ---- 7 charge lines beneath
def w7():
    r=random.Random(6317); nm=N(r); f="Stillwater_Manor_RR_with_charges.xlsx"; wb=Workbook(); ws=wb.active; ws.title="rptRentRollCharges"
    setup(ws,[8,10,8,11,24,10,11,11,11,11,12,12,12])
    for c in ("A1","A2","A3"): pass
    ws["A1"]="Rent Roll with Scheduled Charges"; ws["A2"]="Stillwater Manor (stillman)"; ws["A3"]="As Of = 08/31/2025   Month Year = 08/2025"; ws["A1"].font=Font(bold=True,name="Tahoma",size=11)
    h1=["Unit","Unit","Unit","Resident","Name","Contract","Charge","Amount","Deposit","Balance","Move In","Lease","Move Out"]; h2=["","Type","Sq Ft","Code","","Rent","Code","","Held","","","Expiration",""]
    for c,(a,b) in enumerate(zip(h1,h2),1):
        for yy,t in ((5,a),(6,b)): x=ws.cell(yy,c,t or None); x.font=Font(bold=True,name="Tahoma",size=9); x.alignment=Alignment(horizontal="center"); x.fill=fill("C0C0C0")
    ws.cell(7,1,"Current/Notice/Vacant Residents").font=Bd; y=8
    rows=[]; T=[0]*4; cod={}; occ=0; ty={"S0":(418,905),"S1":(556,1040),"S1H":(574,1040)}; tc={}
    def put(sec,u,t,fut=False):
        nonlocal y,occ
        sf,cr=ty[t]; n=nm.lf(); d=D(r,2009,2024) if not fut else dt.date(2025,9,r.choice([5,12,15])); le=addy(d,1)-dt.timedelta(days=1)
        while le<dt.date(2025,9,1): le=addy(le,1)
        tr=r.randint(170,460); ch=[("RENT",tr),("PRAC",cr-tr)]
        if r.random()<.25: ch.append(("PARK",20))
        if r.random()<.2: ch.append(("ACFEE",15))
        if r.random()<.12: ch.append(("PETDEP",10))
        dep=tr if not fut else 0; bal=r.choice([0,0,0,0,tr,-15,42.6]) if not fut else 0; mo=dt.date(2025,9,30) if u in("206","311") and not fut else None
        tot=sum(a for _,a in ch)
        for c,v in zip(range(1,14),[u,t,sf,f"t{r.randint(100000,199999):07d}",n,cr,None,None,dep,bal,d,le,mo]):
            x=ws.cell(y,c,v); x.font=Font(name="Tahoma",size=9)
            if isinstance(v,dt.date): x.number_format="mm/dd/yyyy"
            if c in(6,8,9,10): x.number_format="#,##0.00"
        y+=1
        for cc,a in ch:
            ws.cell(y,7,cc).font=Font(name="Tahoma",size=9); x=ws.cell(y,8,a); x.number_format="#,##0.00"; x.font=Font(name="Tahoma",size=9); y+=1
            if not fut: cod[cc]=cod.get(cc,0)+a
        ws.cell(y,7,"Total").font=Font(name="Tahoma",size=9,bold=True); x=ws.cell(y,8,tot); x.number_format="#,##0.00"; x.font=Font(name="Tahoma",size=9,bold=True); x.border=Border(top=thin); y+=2
        R=dict(unit=u,unitType=t,area=sf,tenantName=n,section=sec,contractRent=cr,deposit=dep,balance=bal,moveInDate=iso(d),leaseEndDate=iso(le),charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tot,statusText="Future" if fut else "Notice" if mo else "Occupied")
        if mo: R["moveOutDate"]=iso(mo)
        if not mo and not fut: R["statusText"]="Occupied"
        if mo: R["statusText"]="Occupied"
        if fut: R["statusText"]="Future Residents/Applicants"
        rows.append(R)
        if not fut:
            occ+=1
            for i,v in enumerate([cr,tot,dep,bal]): T[i]+=v
    vacs={"109","214","307"}
    for fl in (1,2,3):
        for k in range(1,15):
            u=f"{fl}{k:02d}"; t="S0" if k in(3,10) else "S1H" if k in(1,14) else "S1"; a=tc.setdefault(t,[0,0,0]); a[0]+=1; a[1]+=ty[t][0]
            if u in vacs:
                for c,v in zip(range(1,11),[u,t,ty[t][0],"VACANT","VACANT",None,None,None,0,0]):
                    x=ws.cell(y,c,v); x.font=Font(name="Tahoma",size=9)
                    if c>8: x.number_format="#,##0.00"
                y+=1; ws.cell(y,7,"Total").font=Font(name="Tahoma",size=9,bold=True); x=ws.cell(y,8,0); x.number_format="#,##0.00"; y+=2
                rows.append(dict(unit=u,unitType=t,area=ty[t][0],section="Current/Notice/Vacant Residents",statusText="VACANT",deposit=0,balance=0,totalCharges=0))
            else: put("Current/Notice/Vacant Residents",u,t); a[2]+=1
    ws.cell(y,1,"Future Residents/Applicants").font=Bd; y+=1
    put("Future Residents/Applicants","109","S1",True); put("Future Residents/Applicants","206","S1",True)
    ws.cell(y,1,"Total").font=Bd; ws.cell(y,5,"Stillwater Manor").font=Bd
    for c,v in zip([6,8,9,10],T): x=ws.cell(y,c,round(v,2)); x.font=Bd; x.number_format="#,##0.00"; x.border=Border(top=Side(style="double"))
    y+=3; ws.cell(y,1,"Summary of Charges by Charge Code (Current/Notice Residents Only)").font=Bd; y+=1
    for k in sorted(cod): ws.cell(y,1,k); x=ws.cell(y,6,cod[k]); x.number_format="#,##0.00"; y+=1
    ws.cell(y,1,"Total").font=Bd; x=ws.cell(y,6,sum(cod.values())); x.number_format="#,##0.00"; y+=2
    for c,t in zip([1,3,4,5],["Unit Type","Sq Ft","# Units","# Occupied"]): ws.cell(y,c,t).font=Bd
    y+=1
    for k,(a,b,o) in tc.items():
        for c,v in zip([1,3,4,5],[k,b,a,o]): ws.cell(y,c,v)
        y+=1
    for c,v in zip([1,3,4,5],["Totals",sum(v[1] for v in tc.values()),42,occ]): ws.cell(y,c,v).font=Bd
    land(ws,"5:6"); sv(wb,f); assert sum(cod.values())==T[1] and occ==39
    save(f,"SENIOR_HOUSING","system export with charge lines and total beneath each unit row, future residents, charge-code and unit-type summaries",False,"Stillwater Manor","2025-08-31",42,39,3,rows)
def run():
    for g in (w1,w2,w3,w4,w5,w6,w7): g()

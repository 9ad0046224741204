from common import *
import openpyxl,xlwt,csv
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
bd=Font(bold=True);thin=Side(style='thin');fill=lambda h:PatternFill('solid',fgColor=h)
def bold(ws,rw,a=1,b=20,top=False):
    for k in range(a,b+1):
        ws.cell(rw,k).font=bd
        if top:ws.cell(rw,k).border=Border(top=thin)
def widths(ws,w):
    for k,x in enumerate(w,1):ws.column_dimensions[L(k)].width=x
def nf(ws,rw,cols,f='#,##0.00'):
    for k in cols:ws.cell(rw,k).number_format=f

def doc8():
    g=G(808);r=g.r;f="brightwater_tab_per_location.xlsx";wb=openpyxl.Workbook();sv=wb.active;sv.title="SOV";rows=[];tot=[]
    locs=[("1-Larch St","318 Larch Street",9,1962,"Joisted masonry",1780000),("2-Dorset Ct","40 Dorset Court",14,1974,"Frame",2350000),("3-Quarry Rd","1125 Quarry Road",11,1988,"Frame",2140000)]
    for tab,ad,n,yr,co,bv in locs:
        ws=wb.create_sheet(tab);ws["A1"]="Brightwater Rentals LLC";ws["A1"].font=Font(bold=True,size=13);ws["A2"]=ad;ws["A3"]="Rents in place at";ws["C3"]=dt.date(2025,8,1);ws["C3"].number_format="m/d/yyyy"
        hd=["Apt #","BR/BA","Tenant","Rent","Parking","Pets","Total","Lease up","Sec Dep","Notes"]
        for k,h in enumerate(hd,1):
            c=ws.cell(5,k,h);c.font=bd;c.fill=fill("DDEBF7");c.border=Border(bottom=thin)
        y=6;S=[0]*5;v=0
        for i in range(n):
            u=i+1 if tab[0]=='1' else f"{'AB'[i//7]}{i%7+1}" if tab[0]=='2' else 101+i if i<6 else 201+i-6
            k=r.choice(["1/1","2/1","2/1","2/2"]);ws.cell(y,1,u);ws.cell(y,2,k)
            if (tab[0],i) in(('1',4),('2',3),('2',11)):
                ws.cell(y,3,"VACANT");v+=1;ws.cell(y,10,r.choice(["rehab","painting, ready 9/1"]));rows.append(row(unit=str(u),propertyName=ad,unitType=k,statusText="VACANT"))
            else:
                nm=g.name(0);rt={"1/1":925,"2/1":1115,"2/2":1240}[k]+r.choice([-45,0,0,20,35]);pk=r.choice([0,0,40]);pt=r.choice([0,0,0,25]);dp=r.choice([rt,600,800]);le=eom(g.date((2025,8,5),(2026,7,20))) if r.random()<.8 else "MTM"
                for q,val in((3,nm),(4,rt),(5,pk or None),(6,pt or None),(7,rt+pk+pt),(8,le),(9,dp)):ws.cell(y,q,val)
                ws.cell(y,8).number_format="m/d/yy";nf(ws,y,(4,5,6,7,9),'$#,##0')
                if r.random()<.12:ws.cell(y,10,"Sec 8")
                for q,val in enumerate((rt,pk,pt,rt+pk+pt,dp)):S[q]+=val
                rows.append(row(unit=str(u),propertyName=ad,unitType=k,tenantName=nm,statusText="Occupied",contractRent=rt,leaseEndDate=le,deposit=dp,charges=[dict(code=a,amount=b) for a,b in(("Rent",rt),("Parking",pk),("Pets",pt)) if b],totalCharges=rt+pk+pt))
            y+=1
        y+=1;ws.cell(y,1,"TOTAL")
        for q,cc in enumerate("DEFGI"):ws[f"{cc}{y}"]=S[q];ws[f"{cc}{y}"].number_format='$#,##0'
        bold(ws,y,1,10,True);ws.cell(y+1,1,f"{n} apts, {v} vacant");widths(ws,[9,8,24,10,9,8,10,11,10,20]);tot.append((S[3],n,v,y))
    sv["A1"]="STATEMENT OF VALUES";sv["A1"].font=Font(bold=True,size=14);sv["A2"]="Named Insured: Brightwater Rentals LLC    Eff: 9/15/2025"
    for k,h in enumerate(["Loc","Address","Construction","Year","# Apts","Building RC","Monthly rents","BI / Rents (12 mo)"],1):sv.cell(4,k,h).font=bd;sv.cell(4,k).alignment=Alignment(wrap_text=True)
    for k,((tab,ad,n,yr,co,bv),t) in enumerate(zip(locs,tot)):
        for q,val in enumerate([k+1,ad,co,yr,n,bv,t[0],t[0]*12],1):sv.cell(5+k,q,val)
        nf(sv,5+k,(6,7,8),'$#,##0')
    for q,val in((2,"Total"),(5,34),(6,sum(l[5] for l in locs)),(7,sum(t[0] for t in tot)),(8,12*sum(t[0] for t in tot))):sv.cell(8,q,val)
    nf(sv,8,(6,7,8),'$#,##0');bold(sv,8,1,8,True);widths(sv,[6,24,18,8,8,15,15,18])
    wb.save(D+f);save(f,"MULTIFAMILY","owner's workbook: SOV tab and one roll tab per location (truth covers all three tabs, in tab order)",rows,None,"2025-08-01",34,31,3,hard=True)

def doc9():
    g=G(909);r=g.r;f="oakhurst_center_rents.xlsx";wb=openpyxl.Workbook();a=wb.active;a.title="Cover";a["B2"]="Oakhurst Town Center";a["B2"].font=Font(bold=True,size=16);a["B4"]="Property / rental income renewal 2025-26";a["B5"]="Contents: tenant schedule (tab 2), underwriting data (tab 3)"
    ws=wb.create_sheet("Tenants");ws["B1"]="Oakhurst Town Center - Schedule of Tenants and Rental Income";ws["B1"].font=Font(bold=True,size=12);ws["B2"]="as at 15 November 2025"
    for c1,c2,t in((2,5,"PREMISES"),(6,7,"LEASE TERM"),(8,12,"MONTHLY RECEIPTS ($)"),(13,14,"NEXT STEP"),(15,15,"SECURITY")):
        ws.merge_cells(start_row=4,start_column=c1,end_row=4,end_column=c2);c=ws.cell(4,c1,t);c.alignment=Alignment(horizontal='center');c.font=Font(bold=True,color="FFFFFF")
        for k in range(c1,c2+1):ws.cell(4,k).fill=fill("375623")
    for k,h in enumerate(["Bldg","Unit","Occupant","GLA","From","To","Min. Rent","CAM","RE Tax","Prop. Ins.","Total","Date","Min. Rent","Deposit"],2):
        c=ws.cell(5,k,h);c.font=bd;c.fill=fill("E2EFDA");c.border=Border(bottom=thin)
    ten="Grocer's Harvest,Lucky Penny Thrift,Salt & Ember Grill,Nimble Wireless,Cascade Dental,Threadneedle Tailors,Blue Heron Books,Fizz Soda Bar,Ardent Yoga,Clip Joint Salon,Oakhurst Vision,Tandem Bikes,Parcel Post Plus,Sweet Basil Thai,First Oak Bank,Kinder Cove,Ramble Outfitters,Gilded Lily Florist,Patchwork Quilts,Bento Express,Mesa Tax Prep".split(",")
    y=6;rows=[];S=[0]*7;V=0;U=0
    chg=None
    for b,n in(("East",9),("West",8),("Pad",4)):
        for i in range(n):
            u=f"{b[0]}{i+1}" if b!="Pad" else f"Pad {i+1}";sf=[28600,1200,1500,1875,2400,3300,4100][0 if (b,i)==("East",0) else r.randint(1,6)];U+=1
            ws.cell(y,2,b);ws.cell(y,3,u);ws.cell(y,5,sf);ws.cell(y,5).number_format='#,##0';S[0]+=sf
            if (b,i) in(("East",6),("West",3)):
                ws.cell(y,4,"- to let -");V+=1;ten.pop(0);rows.append(row(unit=u,building=b,area=sf,statusText="to let"));y+=1;continue
            t=ten.pop(0);ls=g.date((2016,1,1),(2025,9,1)).replace(day=1);le=term(ls,120 if ls.year>2016 else 180);rt=round(sf*(r.uniform(17,29) if sf<20000 else 10.25)/12,2);o=[round(sf*q/12,2) for q in(3.6,2.9,.71)];dp=round(rt) if r.random()<.6 else 0;tt=round(rt+sum(o),2)
            st=dt.date(2026,ls.month,1) if r.random()<.6 and dt.date(2026,ls.month,1)<le else None;sa=round(rt*1.025,2)
            true=rt;pr=rt
            if (b,i)==("West",5): 
                d=str(f"{rt:.2f}");dig=d[1];nd=str((int(dig)+4)%10);pr=float(d[0]+nd+d[2:]);chg=(u,pr,rt)
            for q,val in((4,t),(6,ls),(7,le),(8,pr),(9,o[0]),(10,o[1]),(11,o[2]),(12,tt),(13,st),(14,sa if st else None),(15,dp)):ws.cell(y,q,val)
            nf(ws,y,(6,7,13),"dd-mmm-yyyy");nf(ws,y,(8,9,10,11,12,14,15))
            for q,val in enumerate((true,*o,tt,dp),1):S[q]+=val
            rows.append(row(unit=u,building=b,area=sf,tenantName=t,statusText="Occupied",contractRent=pr,leaseStartDate=ls,leaseEndDate=le,deposit=dp,charges=[dict(code=k,amount=v) for k,v in zip(("Min. Rent","CAM","RE Tax","Prop. Ins."),(pr,*o))],totalCharges=tt,rentSteps=[dict(date=iso(st),amount=sa)] if st else None));y+=1
    ws.cell(y,4,"Total, 21 premises");
    for q,k in enumerate((5,8,9,10,11,12,15)):ws.cell(y,k,round(S[q],2))
    ws.cell(y,5).number_format='#,##0';nf(ws,y,(8,9,10,11,12,15));bold(ws,y,2,15,True)
    ws.cell(y+2,2,"Grocer's Harvest pays its own building insurance deductible; percentage rent is not included.").font=Font(italic=True,size=9)
    widths(ws,[2,7,8,26,9,13,13,12,11,11,11,12,13,12,11]);ws.freeze_panes="E6"
    ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    d=wb.create_sheet("UW data")
    for k,(p,q) in enumerate((("Year built",1998),("Roof","TPO 2016"),("Sprinklers","Wet, 100 %"),("Total GLA",S[0]),("Rental income, 12 months",round(S[5]*12,2)),("Alarm","Central station")),1):d.cell(k,1,p);d.cell(k,2,q)
    widths(d,[28,16]);wb.save(D+f)
    save(f,"RETAIL","grouped merged heads, blank first column, charge columns, next step, cover and data tabs",rows,"Oakhurst Town Center","2025-11-15",U,U-V,V,sheet="Tenants",planted=dict(what=f"minimum rent of {chg[0]} printed {chg[1]:.2f}; its row total and the column total are made with {chg[2]:.2f}",kind="digit_changed"))

def doc10():
    g=G(1010);r=g.r;f="drummond_flex_locations.xls";wb=xlwt.Workbook();ws=wb.add_sheet("Rents by Location");B_=xlwt.easyxf("font: bold on");H_=xlwt.easyxf("font: bold on; pattern: pattern solid, fore_colour gray25; align: wrap on");N_=xlwt.easyxf(num_format_str="#,##0.00");D_=xlwt.easyxf(num_format_str="mm/dd/yyyy");BN=xlwt.easyxf("font: bold on; borders: top thin",num_format_str="#,##0.00");I_=xlwt.easyxf(num_format_str="#,##0");BI=xlwt.easyxf("font: bold on; borders: top thin",num_format_str="#,##0")
    ten="Aero Gasket,Brightline Signs,Copperhead Electric,Dovetail Cabinets,Epoch Batteries,Foxglove Naturals,Gantry Steel Works,Hexagon Tooling,Inland Pool Supply,Jigsaw Millwork,Keystone Coatings,Lattice Robotics,Mudlark Ceramics,Noble Tent Rental,Overland Outfit,Pipistrelle Audio,Quartz Counters,Rookery Brewing,Sawtooth Pallet,Tundra HVAC,Umber Print,Vesper Lighting,Wharfside Seafood,Yonder Bikes,Zinc & Co.,Argyle Apparel".split(",")
    ws.write(0,0,"DRUMMOND FLEX & INDUSTRIAL PORTFOLIO",B_);ws.write(1,0,"Rental income by location - for business income worksheet");ws.write(2,0,"Rents effective: 01/01/2026")
    y=4;rows=[];GT=[0]*5;U=V=0;rec=[]
    for k,(ad,co,n) in enumerate((("2290 Tradewind Blvd","Tilt-up concrete, 1999",10),("15 Foundry Way","Pre-engineered steel, 2006",6),("840 Canal Rd, Units A-H","Masonry non-comb., 1985",8),("77 Airpark Dr","Tilt-up concrete, 2014",5)),1):
        loc=f"Location {k:03d}";ws.write(y,0,loc,B_);ws.write(y,2,ad,B_);ws.write(y,6,co);y+=1
        for q,h in enumerate(("Bay","Sq Ft","Tenant","Start","Expires","Base Rent / Mo","Base Rent / Yr","Ins. Recovery / Mo","Deposit")):ws.write(y,q,h,H_)
        y+=1;S=[0]*5;lv=0
        for i in range(n):
            u=chr(65+i) if k==3 else str(i+1) if k!=4 else f"{100+10*i}";sf=r.choice([2400,3000,3600,4800,6000,9600]);S[0]+=sf;U+=1
            ws.write(y,0,u);ws.write(y,1,sf,I_)
            if (k,i) in((1,7),(3,2),(3,5)):ws.write(y,2,"VACANT");V+=1;lv+=1;rows.append(row(unit=u,building=loc,propertyName=ad,area=sf,statusText="VACANT"));y+=1;continue
            t=ten.pop(0);ls=g.date((2020,1,1),(2025,11,1)).replace(day=1);le=term(ls,r.choice([84,60+12*max(0,2021-ls.year)])) if ls.year>2020 else "MTM";br=round(sf*r.uniform(9,13.5)/12)*12;nn=round(sf*.6/12,2);dp=round(br/12)
            ws.write(y,2,t);ws.write(y,3,ls,D_);ws.write(y,4,le,D_)
            for q,val in((5,br//12),(6,br),(7,nn),(8,dp)):ws.write(y,q,val,N_)
            for q,val in enumerate((br//12,br,nn,dp),1):S[q]+=val
            rows.append(row(unit=u,building=loc,propertyName=ad,area=sf,tenantName=t,statusText="Occupied",contractRent=br//12,annualRent=br,charges=[dict(code="Ins. Recovery / Mo",amount=nn)],leaseStartDate=ls,leaseEndDate=le,deposit=dp));y+=1
        ws.write(y,0,"Subtotal",B_);ws.write(y,1,S[0],BI)
        for q in range(1,5):ws.write(y,4+q,S[q],BN)
        y+=3;GT=[p+q for p,q in zip(GT,S)];rec.append((loc,ad,n,lv,S))
    ws.write(y,0,"All locations",B_);ws.write(y,1,GT[0],BI)
    for q in range(1,5):ws.write(y,4+q,GT[q],BN)
    y+=3;ws.write(y,0,"RECAP",B_);y+=1
    for q,h in((0,"Loc"),(2,"Address"),(3,"Bays"),(4,"Vacant"),(5,"Base / Mo"),(6,"Base / Yr")):ws.write(y,q,h,H_)
    for loc,ad,n,lv,S in rec:
        y+=1;ws.write(y,0,loc);ws.write(y,2,ad);ws.write(y,3,n);ws.write(y,4,lv);ws.write(y,5,S[1],N_);ws.write(y,6,S[2],N_)
    for q,w in enumerate((13,9,26,12,12,15,15,15,12)):ws.col(q).width=256*w
    wb.save(D+f);save(f,"INDUSTRIAL","location blocks with repeated header, monthly and annual rents, recap; old .xls",rows,"Drummond Flex & Industrial Portfolio","2026-01-01",U,U-V,V,sheet=None)

def doc11():
    g=G(1111);r=g.r;f="meridian_gate_export.xlsx";wb=openpyxl.Workbook();ws=wb.active;ws.title="qryTenancySchedule"
    for k,h in enumerate(["DEMISE_REF","BLOCK","FLR","OCCUPIER","NIA_SQFT","COMMENCED","EXPIRY","PASSING_RENT_PCM","SVC_CHG_PCM","INS_RECOV_PCM","BOND_HELD","ARREARS","OCC_STATUS"],1):ws.cell(1,k,h)
    ten="Ableman Loss Adjusters,Brevity Media,Cartwheel Software,Dunlin Architects,Ember Capital,Fathom Research,Gristmill Foods HQ,Hawser Shipping,Ivory Tower Tutors,Jetty Travel,Kiln Studio,Linden Legal LLP,Mosaic Mediation,Nautilus Insurance Svcs,Obelisk Partners,Pumice Payments,Quill & Co CPAs,Rampart Security,Saffron Events,Tallow Marketing,Upland Surveyors,Verdigris Design,Wicket Software,Zenith Hearing,Arbour Health,Bellwether Polling,Cinnabar Labs,Drover Logistics".split(",")
    rows=[];y=2;S=[0]*6;drop=None
    for b,n in(("North",12),("South",11),("Gatehouse",4)):
        for i in range(n):
            fl=i//4+1;u=f"{b[0]}{fl}{i%4+1:02d}";sf=r.randint(70,540)*10;S[0]+=sf
            if (b,i) in(("North",4),("South",9),("Gatehouse",3)):
                vals=[u,b,fl,None,sf,None,None,0,0,0,0,0,"VOID"];ws.append(vals);rows.append(row(unit=u,building=b,area=sf,statusText="VOID",contractRent=0,deposit=0,balance=0,charges=[dict(code="SVC_CHG_PCM",amount=0),dict(code="INS_RECOV_PCM",amount=0)]));continue
            t=ten.pop(0);ls=g.date((2018,1,1),(2025,6,1));le=term(ls,12*(10 if ls.year<2022 else 5));rt=round(sf*r.uniform(20,29)/12,2);sc=round(sf*5.4/12,2);ins=round(sf*.85/12,2);dp=round(rt*2,2) if r.random()<.5 else 0;ar=round(rt*r.choice([0,0,0,0,1]),2);stt="HOLDING OVER" if le<dt.date(2025,9,30) else "LET"
            for q,v in enumerate((rt,sc,ins,dp,ar),1):S[q]+=v
            if (b,i)==("South",3):drop=(u,t,rt,sf);continue
            ws.append([u,b,fl,t,sf,ls.isoformat(),le.isoformat(),rt,sc,ins,dp,ar,stt])
            rows.append(row(unit=u,building=b,area=sf,tenantName=t,statusText=stt,contractRent=rt,leaseStartDate=ls,leaseEndDate=le,deposit=dp,balance=ar,charges=[dict(code="SVC_CHG_PCM",amount=sc),dict(code="INS_RECOV_PCM",amount=ins)]))
    ws.append([None,None,None,"TOTAL",S[0],None,None]+[round(x,2) for x in S[1:]]);widths(ws,[12,11,5,26,10,12,12,18,13,15,11,10,15])
    for rr in ws.iter_rows(min_row=2,min_col=8,max_col=12):
        for c in rr:c.number_format='0.00'
    wb.save(D+f);V=3;N=len(rows)
    save(f,"OFFICE","database export, one header line with odd words, total line",rows,None,None,N,N-V,V,planted=dict(what=f"row {drop[0]} ({drop[1]}, rent {drop[2]:.2f}, {drop[3]} sq ft) is not printed but is in the totals",kind="row_dropped"))

def doc12():
    g=G(1212);r=g.r;f="fulton_row_mixed_two_panels.xlsx";wb=openpyxl.Workbook();ws=wb.active;ws.title="FULTON ROW"
    ws["A1"]="FULTON ROW, 500-516 Fulton";ws["A1"].font=Font(bold=True,size=14,name="Cambria");ws["A2"]="Rent list for the insurance people - April 2025"
    ws["A4"]="FLATS ABOVE";ws["I4"]="SHOPS & OFFICES BELOW"
    for c in("A4","I4"):ws[c].font=Font(bold=True,color="C00000",size=12)
    for k,h in enumerate(["Flat","Type","Name","Rent/mo","Paid by","Lease to","Deposit"],1):ws.cell(5,k,h)
    for k,h in enumerate(["Shop","Name","Sq. ft.","Rent/mo","Taxes/mo","Lease from","Lease to"],9):ws.cell(5,k,h)
    for k in range(1,16):ws.cell(5,k).font=bd;ws.cell(5,k).border=Border(bottom=thin)
    rows=[];y=6;A=Dp=0;v=0
    for no in range(500,517,4):
        for q in("2F","2R","3F","3R"):
            u=f"{no}-{q}";k=r.choice(["1BR","1BR","2BR","Studio"]);ws.cell(y,1,u);ws.cell(y,2,k)
            if (no,q) in((504,"3R"),(512,"2F")):ws.cell(y,3,"Vacant");v+=1;rows.append(row(unit=u,section="FLATS ABOVE",unitType=k,statusText="Vacant"))
            else:
                n=g.name(0);rt={"Studio":990,"1BR":1225,"2BR":1540}[k]+r.choice([-60,-25,0,25,50]);dp=rt if r.random()<.7 else 0;le=eom(g.date((2025,4,5),(2026,3,20)));A+=rt;Dp+=dp
                for c,val in((3,n),(4,rt),(5,r.choice(["check","online","online","cash"])),(6,le),(7,dp)):ws.cell(y,c,val)
                nf(ws,y,(4,7),'#,##0');ws.cell(y,6).number_format="mmm d, yyyy"
                rows.append(row(unit=u,section="FLATS ABOVE",unitType=k,tenantName=n,statusText="Occupied",contractRent=rt,leaseEndDate=le,deposit=dp))
            y+=1
    ws.cell(y+1,3,"Flats total");ws.cell(y+1,4,A).number_format='#,##0';ws.cell(y+1,7,Dp).number_format='#,##0';bold(ws,y+1,1,7,True)
    y2=6;C=Tx=SF=0
    for u,t,sf in(("500","Marlowe Antiques",1450),("504","Fulton Deli",1100),("506","Cobbler's Bench",640),("508","Vacant",900),("508 rear","Haddad Tax Office",480),("512","Needle & Bobbin",1220),("514","Pilar's Hair Studio",780),("516","Row House Realty",1650)):
        ws.cell(y2,9,u);ws.cell(y2,10,t);ws.cell(y2,11,sf).number_format='#,##0';SF+=sf
        if t=="Vacant":rows.append(row(unit=u,section="SHOPS & OFFICES BELOW",area=sf,statusText="Vacant"))
        else:
            ls=g.date((2017,1,1),(2024,9,1)).replace(day=1);le=term(ls,120 if ls.year<2021 else 60);rt=round(sf*r.uniform(18,24)/12/5)*5;tx=round(sf*3/12);C+=rt;Tx+=tx
            for c,val in((12,rt),(13,tx),(14,ls),(15,le)):ws.cell(y2,c,val)
            nf(ws,y2,(12,13),'#,##0');nf(ws,y2,(14,15),"mmm d, yyyy")
            rows.append(row(unit=u,section="SHOPS & OFFICES BELOW",area=sf,tenantName=t,statusText="Occupied",contractRent=rt,leaseStartDate=ls,leaseEndDate=le,charges=[dict(code="Taxes/mo",amount=tx)]))
        y2+=1
    ws.cell(y2+1,10,"Shops total");ws.cell(y2+1,11,SF);ws.cell(y2+1,12,C);ws.cell(y2+1,13,Tx);nf(ws,y2+1,(11,12,13),'#,##0');bold(ws,y2+1,9,15,True)
    for k,(p,q) in enumerate((("All rents, month",A+C),("All rents, year",12*(A+C)),("Flats 20, empty 2",None),("Shops 8, empty 1",None))):
        ws.cell(y2+4+k,10,p);ws.cell(y2+4+k,12,q).number_format='#,##0'
    ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    widths(ws,[9,8,22,9,9,13,9,3,10,22,8,9,9,13,13]);wb.save(D+f)
    save(f,"MIXED_USE","two panels side by side on one sheet: flats left, shops right",rows,"FULTON ROW","2025-04",28,25,3,hard=True)

def doc13():
    g=G(1313);r=g.r;f="westbrook_commons_units.csv";rows=[];out=[["Westbrook Commons Apartments"],["Unit Availability and Rent Detail - All Buildings"],["As Of Date:","10/15/2025"],[],["Building","Unit","Floorplan","SqFt","Status","Resident Name","Market Rent","Actual Rent","Move In","Lease Start","Lease End","Move Out","Deposits On Hand","Ending Balance"]]
    S=[0]*4;V=0;U=0
    for b in range(1,10):
        for i in range(24):
            if b==9 and i>=20:break
            u=f"{b:02d}-{i//8+1}{i%8+1:02d}";p,sf,mk=r.choice([("Aspen",612,1165),("Birch",745,1320),("Cedar",930,1545),("Cedar II",955,1570),("Dogwood",1210,1835)]);mk+=r.choice([0,0,10,20]);U+=1;S[0]+=mk
            x=r.random()
            if x<.07:
                st=r.choice(["Vacant-Ready","Vacant-Not Ready","Vacant-Leased"] );V+=1
                out.append([f"Bldg {b}",u,p,sf,st,"",f"{mk:.2f}","","","","","","",""]);rows.append(row(unit=u,building=f"Bldg {b}",unitType=p,area=sf,statusText=st,marketRent=mk));continue
            nm=g.name(1);ls=g.date((2024,10,20),(2025,10,10));mi=ls if r.random()<.5 else g.date((2018,1,1),(2024,9,1));le=term(ls,r.choice([12,12,12,13]));rt=mk-r.choice([-15,0,0,20,45,70,110]);dp=r.choice([200,300,400,rt]);bal=r.choice([0]*7+[-25.5,143.12,rt+75]);mo=None;st="Occupied"
            if x>.93:st="Occupied-On Notice";mo=g.date((2025,10,20),(2025,12,15))
            for q,v in enumerate((rt,dp,bal),1):S[q]+=v
            out.append([f"Bldg {b}",u,p,sf,st,nm,f"{mk:.2f}",f"{rt:.2f}",us(mi),us(ls),us(le),us(mo),f"{dp:.2f}",f"{bal:.2f}"])
            rows.append(row(unit=u,building=f"Bldg {b}",unitType=p,area=sf,statusText=st,tenantName=nm,marketRent=mk,contractRent=rt,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,deposit=dp,balance=bal))
    out+=[["Total","","","","","",f"{S[0]:.2f}",f"{S[1]:.2f}","","","","",f"{S[2]:.2f}",f"{S[3]:.2f}"],[],["Units",U],["Occupied",U-V],["Vacant",V]]
    csv.writer(open(D+f,'w',newline='')).writerows(out);save(f,"MULTIFAMILY","csv export with preamble and counts, one header line",rows,"Westbrook Commons Apartments","2025-10-15",U,U-V,V)

def doc14():
    g=G(1414);r=g.r;f="saltgrass_charges_by_unit.xlsx";wb=openpyxl.Workbook();ws=wb.active;ws.title="Sheet1";rows=[]
    ws["A1"]="Saltgrass Landing";ws["A1"].font=Font(bold=True,size=13);ws["A2"]="Scheduled Billing by Space";ws["A3"]="Billing month 02/2026";ws["A4"]="Includes: leased, on notice, empty, pre-leased"
    for k,(a,b) in enumerate((("Space","/ charge"),("Plan",""),("Area",""),("Household",""),("State",""),("Term","begins"),("Term","ends"),("Asking","rate"),("Scheduled","billing"),("Deposit","on hand")),1):
        for q,t in((6,a),(7,b)):
            c=ws.cell(q,k,t or None);c.font=bd;c.fill=fill("FCE4D6");c.alignment=Alignment(horizontal='right' if k>7 or k==3 else 'left')
    y=8;S=[0]*3;byc={};U=V=0
    def unit(u,p,sf,mk,stt,fut=False,sec=None):
        nonlocal y,V
        ws.cell(y,1,u).font=bd;ws.cell(y,2,p);ws.cell(y,3,sf);ws.cell(y,5,stt)
        if not fut:ws.cell(y,8,mk).number_format='#,##0.00';S[0]+=mk
        if stt=="Empty":V+=1;y+=1;rows.append(row(unit=u,section=sec,unitType=p,area=sf,statusText=stt,marketRent=mk));return
        nm=g.name(1);ls=g.date((2025,2,15),(2026,1,20)) if not fut else g.date((2026,2,10),(2026,3,20));le=term(ls,12);dp=r.choice([0,250,500]);ws.cell(y,4,nm);ws.cell(y,6,us(ls));ws.cell(y,7,us(le));ws.cell(y,10,dp).number_format='#,##0.00';y+=1
        rt=mk-r.choice([0,0,25,40,80]);ch=[("Apartment rent",rt)]
        for n,a,pr in(("Concession",-100,.1),("Garage",85,.25),("Pet rent",30,.3),("Renter liability waiver",14.5,.45),("Valet trash",25,1)):
            if r.random()<pr:ch.append((n,a))
        for n,a in ch:
            ws.cell(y,1,"    "+n);ws.cell(y,9,a).number_format='#,##0.00;(#,##0.00)';y+=1
            if not fut:byc[n]=byc.get(n,0)+a
        t=sum(a for _,a in ch);ws.cell(y,8,"Total").alignment=Alignment(horizontal='right');c=ws.cell(y,9,t);c.number_format='#,##0.00';c.border=Border(top=thin);c.font=bd;y+=2
        if not fut:S[1]+=t;S[2]+=dp
        rows.append(row(unit=u,section=sec,unitType=p,area=sf,tenantName=nm,statusText=stt,marketRent=None if fut else mk,contractRent=rt,leaseStartDate=ls,leaseEndDate=le,deposit=dp,charges=[dict(code=n,amount=a) for n,a in ch],totalCharges=t))
    info={}
    for i in range(36):
        u=str((i//12+1)*1000+i%12*2+1);p,sf,mk=r.choice([("S1",540,1195),("A2",720,1410),("B1",985,1720)]);U+=1
        stt="Empty" if i in(5,17,18,30) else "On notice" if i in(9,24) else "Leased";info[u]=(p,sf,mk,stt);unit(u,p,sf,mk,stt)
    ws.cell(y,1,"Property total");ws.cell(y,8,S[0]);ws.cell(y,9,S[1]);ws.cell(y,10,S[2]);nf(ws,y,(8,9,10));bold(ws,y,1,10,True);y+=2
    ws.cell(y,1,"PRE-LEASED (not in totals)").font=bd;y+=1
    for u in [k for k,v in info.items() if v[3]=="Empty"][:2]:p,sf,mk,_=info[u];unit(u,p,sf,mk,"Pre-leased",True,"PRE-LEASED (not in totals)")
    y+=1;ws.cell(y,1,"Billing by charge").font=bd;y+=1
    for n,a in byc.items():ws.cell(y,1,n);ws.cell(y,9,a).number_format='#,##0.00;(#,##0.00)';y+=1
    ws.cell(y,9,sum(byc.values())).number_format='#,##0.00';bold(ws,y,9,9,True);y+=2
    ws.cell(y,1,f"Spaces {U}");ws.cell(y+1,1,f"Leased incl. notice {U-V}");ws.cell(y+2,1,f"Empty {V}")
    widths(ws,[26,8,8,24,12,12,12,12,12,12]);wb.save(D+f)
    save(f,"MULTIFAMILY","unit line, then charge lines below each unit and a total; pre-leased section, recap by charge",rows,"Saltgrass Landing","2026-02",U,U-V,V)
for d in(doc8,doc9,doc10,doc11,doc12,doc13,doc14):d()

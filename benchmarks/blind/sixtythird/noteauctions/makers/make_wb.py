from common import *
import csv
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
B=Font(bold=True); thin=Side(style="thin"); top=Border(top=thin); bot=Border(bottom=thin); box=Border(top=thin,bottom=thin,left=thin,right=thin)
def fill(h): return PatternFill("solid",fgColor=h)

def w01():
    fn="five_oaks_partners_rent_roll.xlsx"; r=rng(6311); nm=namer(r,"fl")
    props=[("Maple Court - 212 Maple St Akron, OH 44303",14),("Tallmadge Duplexes - 1180-1186 Tallmadge Ave Akron, OH 44310",8),("Portage Arms - 77 Portage Path Akron, OH 44302",19),("Kenmore Houses - Various Kenmore Blvd Akron, OH 44314",9)]
    wb=Workbook(); ws=wb.active; ws.title="rent_roll-20251015"
    for i,(a,f) in enumerate((("Rent Roll",Font(bold=True,size=14)),("Exported On: 10/15/2025 03:11 PM",None),("Properties: Five Oaks Partners LP (4 properties)",None),("Units: Active",None),("As of: 10/15/2025",None),("Include Non-Revenue Units: No",None)),1):
        ws.cell(i,1,a); 
        if f: ws.cell(i,1).font=f
    hd=["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due","NSF Count","Late Count"]
    y=8
    for j,h in enumerate(hd,1): c=ws.cell(y,j,h); c.font=Font(bold=True,color="FFFFFF"); c.fill=fill("4A6C8C")
    y+=1; rows=[]
    def tot(label,Lr,dbl=False):
        nonlocal y
        vals=[label,None,f"{sum('tenantName' in w for w in Lr)/len(Lr)*100:.1f}% Occupied",None,sum(w.get('area',0) for w in Lr)]+[round(sum(w.get(k,0) for w in Lr),2) for k in ("marketRent","contractRent","deposit")]+[None]*4+[round(sum(w.get('balance',0) for w in Lr),2)]
        for j,v in enumerate(vals,1):
            c=ws.cell(y,j,v); c.font=B; c.border=top
            if j in (5,6,7,8,13) : c.number_format="#,##0.00" if j!=5 else "#,##0"
        y+=1
    for p,n in props:
        c=ws.cell(y,1,"-> "+p); c.font=B; c.fill=fill("E6ECF2"); y+=1; Lr=[]
        for i in range(n):
            if "Maple" in p: u=str(i//5+1)+f"{i%5+1:02d}"; bd,sf,mk=[("1/1.00",610,795),("2/1.00",780,925)][i%2]
            elif "Tall" in p: u=f"{1180+2*(i//2)} {'UP' if i%2 else 'DN'}"; bd,sf,mk="2/1.00",900,950
            elif "Port" in p: u=f"#{i+1}"; bd,sf,mk=[("0/1.00",430,695),("1/1.00",575,775),("1/1.00",590,785)][i%3]
            else: u=f"{[118,230,244,391,402,415,517,620,633][i]} Kenmore"; bd,sf,mk=r.choice([("3/1.00",1120,1195),("3/1.50",1240,1295),("2/1.00",960,1050)])
            w=dict(unit=u,propertyName=p,unitType=bd,area=sf,marketRent=float(mk)); x=r.random()
            if x<.12: w["statusText"]=r.choice(["Vacant-Unrented","Vacant-Unrented","Vacant-Rented"])
            else:
                mi=D(2025,10,1)-dt.timedelta(days=r.randint(20,1500)); lf=mi if mi>D(2024,10,31) else D(2025 if mi.month<=10 else 2024,mi.month,1); le=addm(lf,12)-dt.timedelta(days=1)
                st=r.choice(["Current"]*10+["Notice-Unrented","Notice-Rented","Evict"])
                mtm=r.random()<.15
                w.update(tenantName=nm(),statusText=st,contractRent=float(mk-r.choice([0,0,20,25,45,70])),deposit=float(r.choice([0,400,500,mk])),leaseStartDate=lf,leaseEndDate=None if mtm else le,moveInDate=mi,moveOutDate=D(2025,r.choice([10,11]),30) if st.startswith("Not") else None,balance=0. if r.random()<.7 and st!="Evict" else round(r.uniform(40,2400),2),_n=r.choice([0,0,0,1]),_l=r.randint(0,5))
            vals=[u,bd,w.get("tenantName"),w["statusText"],sf,w["marketRent"],w.get("contractRent"),w.get("deposit")]+[us(w[k]) if w.get(k) else None for k in ("leaseStartDate","leaseEndDate","moveInDate","moveOutDate")]+[w.get("balance"),w.get("_n"),w.get("_l")]
            for j,v in enumerate(vals,1):
                c=ws.cell(y,j,v)
                if j in (6,7,8,13): c.number_format="#,##0.00"
            y+=1; rows.append(w); Lr.append(w)
        tot(f"{n} Units",Lr)
    y+=0; tot(f"Total {len(rows)} Units",rows)
    for j,wd in enumerate([16,8,24,16,8,12,11,11,12,12,12,12,11,9,9],1): ws.column_dimensions[L(j)].width=wd
    ws.freeze_panes="A9"; wb.save(out(fn)); o=sum("tenantName" in w for w in rows)
    save(fn,"MULTIFAMILY","cloud-system export, one header, property bands with unit count lines (portfolio)",rows,None,"2025-10-15",len(rows),o,len(rows)-o)

def w02():
    fn="stelling_flex_park_owner.xlsx"; r=rng(6312)
    ten=["Apex Door & Hardware","Brightwater Pools","C&R Sign Works","Dakota Tile Supply","E-Z Fleet Wraps","Foxglove Catering","G. Mandel Cabinetry","HydroJet Services","Iron Range Crossfit","JetStream HVAC","Kilnworks Pottery","Leapfrog Logistics","Mid-State Fasteners","Novak Countertops","Old Mill Brewing (storage)","PrintHaus","Quantum Lab Supply","Red Barn Antiques","Steelhead Auto Glass","Tri-County Alarm","Upland Survey","Vista Stage Lighting"]
    it=iter(ten); wb=Workbook(); ws=wb.active; ws.title="RR"; rows=[]
    def mk(bays,b,rate):
        o=[]
        for bay,off,wh in bays:
            w=dict(unit=bay,building=b,area=off+wh,_o=off,_w=wh)
            if bay in ("A-4","B-107","C9"): w["statusText"]="VACANT"
            else:
                st=D(r.randint(2018,2025),r.randint(1,10),1); en=addm(st,r.choice([36,60,60]))-dt.timedelta(days=1)
                while en<D(2025,11,30): en=eom(addm(en,24))
                base=round((off+wh)*rate*r.choice([.95,1,1.04])/12/5)*5.; nnn=round((off+wh)*.255,2)
                w.update(tenantName=next(it),statusText="Occupied",leaseStartDate=st,leaseEndDate=en,contractRent=base,charges=[dict(code="NNN",amount=nnn)],totalCharges=base+nnn)
                d=st.replace(year=2026)
                if d<en: w["rentSteps"]=[dict(date=iso(d),amount=round(base*1.03,2))]
            o.append(w)
        return o
    A=mk([(f"A-{i}",r.choice([300,400,600]),r.choice([1600,2100,2400])) for i in range(1,9)],"Building A",9.6)
    Bb=mk([(f"B-{100+i}",r.choice([500,800,1200]),r.choice([2800,3600,5200])) for i in range(1,9)],"Building B",8.9)
    C=mk([(f"C{i}",200,r.choice([900,1000,1300])) for i in range(1,10)],"Building C",11.4)
    allr=A+Bb+C; S=lambda Lr,k: round(sum(w.get(k,0) for w in Lr),2); N=lambda Lr: round(sum(w["charges"][0]["amount"] for w in Lr if "charges" in w),2)
    true_b=S(Bb,"contractRent"); wrong=true_b+450
    ws["B1"]="STELLING FLEX PARK"; ws["B1"].font=Font(bold=True,size=16,name="Cambria"); ws["B2"]="Rents in place Nov. 1, 2025 - prepared by owner (R.S.)"; ws["B2"].font=Font(italic=True)
    for i,h in enumerate(["","Bays","Leased","Vacant","Sq Ft","SF vacant","Base rent / mo","NNN / mo"]): c=ws.cell(4,2+i,h); c.font=B; c.fill=fill("FFF2CC"); c.border=box
    for k,(lab,Lr) in enumerate((("Bldg A",A),("Bldg B",Bb),("Bldg C",C),("PARK",allr))):
        v=sum(w["statusText"]=="VACANT" for w in Lr)
        for i,x in enumerate([lab,len(Lr),len(Lr)-v,v,S(Lr,"area"),sum(w["area"] for w in Lr if w["statusText"]=="VACANT"),S(Lr,"contractRent"),N(Lr)]):
            c=ws.cell(5+k,2+i,x); c.border=box; c.number_format="#,##0" if i<6 else "#,##0.00"
            if k==3: c.font=B
    y=11
    def money(c): c.number_format='"$"#,##0.00'
    for lab,note,Lr in (("Building A","14 Stelling Way - built 1998",A),("Building B","20 Stelling Way - dock high",Bb)):
        ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=13); ws.cell(y,2,lab).font=Font(bold=True,size=12); ws.cell(y,2).fill=fill("D9E1F2"); y+=1; ws.cell(y,2,note).font=Font(italic=True,color="666666"); y+=1
        for a,b,t in ((4,6,"Square feet"),(7,8,"Term"),(9,11,"Monthly"),(12,13,"Next bump")): ws.merge_cells(start_row=y,start_column=a,end_row=y,end_column=b); ws.cell(y,a,t).font=B; ws.cell(y,a).alignment=Alignment(horizontal="center")
        y+=1
        for j,h in enumerate(["Bay","Tenant","Office","Whse","Total","From","Thru","Base","NNN","Total","Date","New base"],2): c=ws.cell(y,j,h); c.font=B; c.border=bot
        y+=1
        for w in Lr:
            ws.cell(y,2,w["unit"]); ws.cell(y,3,w.get("tenantName","VACANT")); 
            if w["statusText"]=="VACANT": ws.cell(y,3).font=Font(color="C00000",bold=True)
            for j,v in ((4,w["_o"]),(5,w["_w"]),(6,w["area"])): ws.cell(y,j,v).number_format="#,##0"
            if "tenantName" in w:
                for j,k in ((7,"leaseStartDate"),(8,"leaseEndDate")): ws.cell(y,j,w[k]).number_format="m/d/yy"
                for j,v in ((9,w["contractRent"]),(10,w["charges"][0]["amount"]),(11,w["totalCharges"])): money(ws.cell(y,j,v))
                if w.get("rentSteps"): ws.cell(y,12,dt.date.fromisoformat(w["rentSteps"][0]["date"])).number_format="m/d/yy"; money(ws.cell(y,13,w["rentSteps"][0]["amount"]))
            y+=1
        ws.cell(y,3,f"Total {lab}")
        for j,v in ((4,S(Lr,"_o")),(5,S(Lr,"_w")),(6,S(Lr,"area"))): ws.cell(y,j,v).number_format="#,##0"
        for j,v in ((9,wrong if lab[-1]=="B" else S(Lr,"contractRent")),(10,N(Lr)),(11,S(Lr,"totalCharges"))): money(ws.cell(y,j,v))
        for j in range(2,14): ws.cell(y,j).font=B; ws.cell(y,j).border=top
        y+=3
    ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=13); ws.cell(y,2,"Building C (small bays, bought from Dunmore 2023 - their list format)").font=Font(bold=True,size=12); ws.cell(y,2).fill=fill("E2EFDA"); y+=1
    for j,h in enumerate(["Occupant","Bay #","SF","Rent","CAM/Tax/Ins","Due monthly","Lease began","Lease ends","Raise on","Raise to"],2): c=ws.cell(y,j,h); c.font=Font(bold=True,name="Arial",size=9); c.fill=fill("EDEDED")
    y+=1
    for w in C:
        if "charges" in w: w["charges"][0]["code"]="CAM/Tax/Ins"
        ws.cell(y,2,w.get("tenantName","VACANT")); ws.cell(y,3,w["unit"]); ws.cell(y,4,w["area"])
        if "tenantName" in w:
            for j,v in ((5,w["contractRent"]),(6,w["charges"][0]["amount"]),(7,w["totalCharges"])): ws.cell(y,j,v).number_format="#,##0.00"
            for j,k in ((8,"leaseStartDate"),(9,"leaseEndDate")): ws.cell(y,j,w[k]).number_format="mmm d, yyyy"
            if w.get("rentSteps"): ws.cell(y,10,dt.date.fromisoformat(w["rentSteps"][0]["date"])).number_format="mmm d, yyyy"; ws.cell(y,11,w["rentSteps"][0]["amount"]).number_format="#,##0.00"
        for j in range(2,12): ws.cell(y,j).font=Font(name="Arial",size=9)
        y+=1
    ws.cell(y,2,"Sum"); ws.cell(y,4,S(C,"area"))
    for j,v in ((5,S(C,"contractRent")),(6,N(C)),(7,S(C,"totalCharges"))): ws.cell(y,j,v).number_format="#,##0.00"
    y+=3; ws.cell(y,2,"Note: Old Mill Brewing pays late every winter but always catches up. NNN is estimated and trued up in April.")
    for j,wd in enumerate([2,24,26,9,12,13,13,13,13,13,13,13,13],1): ws.column_dimensions[L(j)].width=wd
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(fn)); v=sum(w["statusText"]=="VACANT" for w in allr)
    save(fn,"INDUSTRIAL","owner's spreadsheet: summary first, three building tables stacked, third in another column order",allr,"Stelling Flex Park","2025-11-01",len(allr),len(allr)-v,v,sheet="RR",planted={"what":f"Total Building B base rent printed {wrong:,.2f}; its rows sum to {true_b:,.2f} (summary at top is right)","kind":"total_wrong"},hard=True)

def w03():
    fn="larkspur_export_0925.csv"; r=rng(6313); nm=namer(r,"LF"); rows=[]
    plans=[("S1",512,1120),("A1",688,1285),("A2",742,1340),("B1",964,1615),("B2",1048,1710),("C1",1236,2040)]
    hd=["site_nm","bldg","apt_id","plan_cd","sq_ft","res_state","head_of_hh","in_dt","lse_beg","lse_fin","out_dt","mkt_amt","actual_amt","sd_held","open_ar"]
    lab=dict(OCC=1,NTV=1,VAC=0,DWN=0,VLS=0); n=0; cnt=dict.fromkeys(lab,0); f=open(out(fn),"w",newline=""); cw=csv.writer(f,quoting=csv.QUOTE_MINIMAL); cw.writerow(hd); z=lambda d: d.strftime("%Y%m%d") if d else ""
    for b in range(1,9):
        for i in range(24):
            p=plans[[1,0,2,3,4,3,5,2][i%8]]; u=f"{b:02d}-{i//8+1}{i%8+1:02d}"; x=r.random(); st="OCC" if x<.86 else "NTV" if x<.91 else "VAC" if x<.96 else "VLS" if x<.99 else "DWN"; n+=1; cnt[st]+=1
            mk=float(p[2]+10*(i//8)); w=dict(unit=u,building=f"{b:02d}",propertyName="Larkspur Landing",unitType=p[0],area=p[1],statusText=st,marketRent=mk)
            if lab[st]:
                mi=D(2025,9,20)-dt.timedelta(days=r.randint(1,1700)); lb=mi if mi>D(2024,9,30) else D(2025 if mi.month<=9 else 2024,mi.month,1); term=r.choice([12,12,13,15]); le=addm(lb,term)-dt.timedelta(days=1)
                w.update(tenantName=nm(),moveInDate=mi,leaseStartDate=lb,leaseEndDate=le,moveOutDate=D(2025,10,r.choice([15,31])) if st=="NTV" else None,contractRent=float(mk-r.randint(-3,16)*5),deposit=float(r.choice([200,200,350,500])),balance=0. if r.random()<.8 else round(r.uniform(-120,1900),2))
            else: w.update(contractRent=0.,deposit=0.,balance=0.)
            L2=[w]
            if st=="VLS": L2.append(dict(unit=u,building=f"{b:02d}",propertyName="Larkspur Landing",unitType=p[0],area=p[1],statusText="FUT",marketRent=mk,tenantName=nm(),moveInDate=D(2025,10,10),leaseStartDate=D(2025,10,10),leaseEndDate=D(2026,10,9),contractRent=mk,deposit=200.,balance=0.))
            for q in L2:
                rows.append(q); cw.writerow([q["propertyName"],q["building"],u,q["unitType"],q["area"],q["statusText"],q.get("tenantName",""),z(q.get("moveInDate")),z(q.get("leaseStartDate")),z(q.get("leaseEndDate")),z(q.get("moveOutDate"))]+[f"{q[k]:.2f}" for k in ("marketRent","contractRent","deposit","balance")])
    f.close(); o=cnt["OCC"]+cnt["NTV"]
    save(fn,"MULTIFAMILY","bare csv export with system field names, yyyymmdd dates, status codes, future residents' own lines",rows,"Larkspur Landing",None,n,o,n-o)

def w04():
    import xlwt
    fn="loan_30417_commercial_rent_roll.xls"; r=rng(6314); wb=xlwt.Workbook(); rows=[]
    s0=wb.add_sheet("Loan Data"); hb=xlwt.easyxf("font: bold on; pattern: pattern solid, fore_colour gray25; borders: bottom thin; align: wrap on, horiz center, vert center"); b=xlwt.easyxf("font: bold on"); mon=xlwt.easyxf(num_format_str="#,##0.00"); num=xlwt.easyxf(num_format_str="#,##0"); dtf=xlwt.easyxf(num_format_str="mm/dd/yyyy"); bm=xlwt.easyxf("font: bold on; borders: top thin",num_format_str="#,##0.00"); bn=xlwt.easyxf("font: bold on; borders: top thin",num_format_str="#,##0")
    for i,(k,v) in enumerate((("Loan number","30417-0002"),("Trust","HLCM 2016-C7"),("Special servicer","Trellis Asset Resolution"),("Borrower","Brookhaven MOB Owner LLC"),("Status","REO - foreclosed 06/11/2025"),("Unpaid principal balance",18250000),("Reserve balances",412880.15))): s0.write(i,0,k,b); s0.write(i,1,v,mon if not isinstance(v,str) else xlwt.easyxf())
    s=wb.add_sheet("Rent Roll"); s.write(0,0,"COMMERCIAL RENT ROLL",xlwt.easyxf("font: bold on, height 280"))
    s.write(1,0,"Property Name:",b); s.write(1,2,"Brookhaven Medical Pavilion"); s.write(2,0,"Address:",b); s.write(2,2,"4400 Larchmere Road"); s.write(3,0,"Rent Roll Date:",b); s.write(3,2,D(2025,9,30),dtf); s.write(1,7,"NRA (SF):",b); s.write(2,7,"Occupancy:",b); s.write(3,7,"Prepared:",b); s.write(3,8,D(2025,10,21),dtf)
    H1=["Tenant","Suite","Net","Lease Dates","","Base Rent","","","Next Scheduled Increase","","Recov.","Security","Balance"]; H2=["Name","No.","Area (SF)","Begin","End","Annual $","Monthly $","$ / SF","Date","New Annual $","Type","Deposit","Past Due"]
    for j,(x,y) in enumerate(zip(H1,H2)):
        if not 3<=j<=9: s.write(5,j,x,hb)
        s.write(6,j,y,hb)
    for a,b_,x in ((3,4,"Lease Dates"),(5,7,"Base Rent"),(8,9,"Next Scheduled Increase")): s.write_merge(5,5,a,b_,x,hb)
    T=["Larchmere Cardiology Assoc.","Pediatric Partners of Brookhaven","OrthoFirst Clinic","Vacant","Sunrise Imaging Center","Valley Endoscopy LLC","Dr. H. Osterlund, DDS","Brookhaven Pharmacy","Vacant","Clear Path Counseling","Women's Wellness Group","Metro Renal Dialysis","Vacant","Allergy & Asthma Specialists","Summit Pain Management","Kidwell Optical","NeuroCare Physicians","Rapid Labs Draw Station","Building Storage","Cedar Sleep Institute","Vacant","Plastic Surgery Arts","Foot & Ankle Center","Coffee Cart (lobby)"]
    su=["100","110","120/125","130","140","150","160","170","200","205","210","220","230","240","250","260","300","305","S-1","310","320","330","340","K-1"]; y=7
    for t,u in zip(T,su):
        sf=40 if u=="K-1" else 420 if u=="S-1" else r.choice([1180,1425,1890,2310,2760,3450,4120,5600]); w=dict(unit=u,area=sf)
        s.write(y,0,t); s.write(y,1,u); s.write(y,2,sf,num)
        if t=="Vacant": w["statusText"]="Vacant"
        elif t=="Building Storage":
            w.update(tenantName=t,contractRent=0.,annualRent=0.); s.write(y,5,0.,mon); s.write(y,6,0.,mon); w["_mgmt"]=1
        else:
            st=D(r.randint(2014,2024),r.randint(1,12),1); en=addm(st,r.choice([60,84,120]))-dt.timedelta(days=1)
            mtm=u in ("260","K-1")
            if not mtm:
                while en<D(2025,12,1): en=eom(addm(en,36))
            m=round(sf*r.choice([21,22.5,23,24.75,26])/12,2) if sf>50 else 350.; a=round(m*12,2); dep=r.choice([0.,m,m,round(m*2,2)]); bal=0. if r.random()<.7 else round(m*r.choice([.5,1,1.5,-.1]),2)
            w.update(tenantName=t,statusText="Occupied",leaseStartDate=st,leaseEndDate="MTM" if mtm else en,contractRent=m,annualRent=a,deposit=dep,balance=bal)
            s.write(y,3,st,dtf); s.write(y,4,"MTM" if mtm else en,dtf); s.write(y,5,a,mon); s.write(y,6,m,mon); s.write(y,7,round(a/sf,2),mon)
            d=st.replace(year=2026) if st.month<10 else st.replace(year=2025)
            if not mtm and d<en and r.random()<.8: na=round(a*1.025,2); s.write(y,8,d,dtf); s.write(y,9,na,mon); w["rentSteps"]=[dict(date=iso(d),amount=na,per="year")]
            else: s.write(y,8,"n/a")
            s.write(y,10,r.choice(["NNN","NNN","BY 2020","MG"]) if sf>50 else "Gross"); s.write(y,11,dep,mon); s.write(y,12,bal,mon)
        rows.append(w); y+=1
    G=lambda k:round(sum(w.get(k,0) for w in rows),2); va=sum(w["area"] for w in rows if w.get("statusText")=="Vacant"); A=G("area"); s.write(1,8,A,num); s.write(2,8,f"{(A-va)/A*100:.1f}%")
    for lab,a,mny in (("Total leased / in use",A-va,1),("Total vacant",va,0),("Total property",A,1)):
        s.write(y,0,lab,bn); s.write(y,2,a,bn)
        if mny: s.write(y,5,G("annualRent"),bm); s.write(y,6,G("contractRent"),bm); s.write(y,11,G("deposit"),bm); s.write(y,12,G("balance"),bm)
        y+=1
    y+=1; s.write(y,0,"Suites: 24 total, 20 leased or in use by the building, 4 vacant.")
    n=wb.add_sheet("Comments")
    for i,(a,c) in enumerate((("Suite","Comment"),("140","Tenant requested 6 months' rent relief; under review by asset manager."),("220","Renewal option to be exercised by 03/31/2026."),("S-1","Used by building engineer, no rent."))): n.write(i,0,a,b if not i else xlwt.easyxf()); n.write(i,1,c,b if not i else xlwt.easyxf())
    for j,wd in enumerate([34,9,10,12,12,14,13,9,12,14,9,12,12]): s.col(j).width=wd*256
    s.portrait=False; s.fit_num_pages=1; s.fit_width_to_pages=1; s.fit_height_to_pages=0
    wb.active_sheet=1; wb.save(out(fn))
    save(fn,"OFFICE","special servicer's commercial rent roll form (.xls), two-line grouped heads, loan data and comments on other sheets",rows,"Brookhaven Medical Pavilion","2025-09-30",24,20,4,sheet="Rent Roll")

def w05():
    fn="418_wexford_mixed_use.xlsx"; r=rng(6315); nm=namer(r,"ini"); wb=Workbook(); ws=wb.active; ws.title="Nov 25"; rows=[]
    ws["A1"]="418-422 WEXFORD AVENUE"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Rent roll as at 1 November 2025"; ws["A3"]="Managing agent: Tolliver & Brand Realty   |   24 apartments + 4 stores + 4 garages = 32 units; 29 occupied, 3 vacant"
    y=5; ws.cell(y,1,"I.  RESIDENTIAL").font=B; ws.cell(y,1).fill=fill("DDDDDD"); y+=1
    H=["Apt","Name","Type","Reg.","Legal regulated rent","Rent paid (pref. or legal)","Lease start","Lease expires","Security held"]
    def head(H):
        nonlocal y
        for j,h in enumerate(H,1): c=ws.cell(y,j,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.border=box
        ws.row_dimensions[y].height=30; y+=1
    head(H); f2='#,##0.00'; SEC="I.  RESIDENTIAL"; leg=0
    for fl in range(1,7):
        for a in "ABCD":
            u=f"{fl}{a}"; ty={"A":"2 BR","B":"1 BR","C":"Studio","D":"1 BR"}[a]; base={"2 BR":1610,"1 BR":1340,"Studio":1120}[ty]; rs=r.random()<.7; w=dict(unit=u,unitType=ty,section="RESIDENTIAL")
            ws.cell(y,1,u); ws.cell(y,3,ty); 
            if u in ("3C","5B"): ws.cell(y,2,"VACANT"); w["statusText"]="VACANT"; ws.cell(y,4,"RS"); ws.cell(y,5,base+311.4).number_format=f2; leg+=base+311.4
            elif u=="1D": ws.cell(y,2,"Superintendent"); w.update(tenantName="Superintendent",contractRent=0.); ws.cell(y,4,"Exempt"); ws.cell(y,6,0.).number_format=f2
            else:
                ls=D(2024 if r.random()<.5 else 2025,r.randint(1,10),1); le=addm(ls,24 if ls.year==2024 else 12)-dt.timedelta(days=1)
                lg=round(base*r.uniform(.8,1.4),2); paid=(lg if r.random()<.6 else round(lg*r.uniform(.8,.95),2)) if rs else float(round(base*r.uniform(1.7,2.1)/25)*25)
                w.update(tenantName=nm(),statusText="Occupied",contractRent=paid,leaseStartDate=ls,leaseEndDate=le,deposit=paid if not rs else round(lg*.9,2))
                ws.cell(y,2,w["tenantName"]); ws.cell(y,4,"RS" if rs else "FM")
                if rs: ws.cell(y,5,lg).number_format=f2; leg+=lg
                else: ws.cell(y,5,"-").alignment=Alignment(horizontal="right")
                ws.cell(y,6,paid).number_format=f2; ws.cell(y,7,ls).number_format="dd-mmm-yy"; ws.cell(y,8,le).number_format="dd-mmm-yy"; ws.cell(y,9,w["deposit"]).number_format=f2
            rows.append(w); y+=1
    R=list(rows); ws.cell(y,2,"Residential total"); ws.cell(y,5,round(leg,2)); t1=round(sum(w.get("contractRent",0) for w in R),2); ws.cell(y,6,t1); ws.cell(y,9,round(sum(w.get("deposit",0) for w in R),2))
    for j in range(1,10): ws.cell(y,j).font=B; ws.cell(y,j).border=top; ws.cell(y,j).number_format=f2
    y+=2; ws.cell(y,1,"II.  STORES").font=B; ws.cell(y,1).fill=fill("DDDDDD"); y+=1
    head(["Store","Tenant","Sq ft","Base rent / month","R.E. tax escalation","Water","Total / month","Lease start","Lease expires","Security held","Increase on","Increases to"])
    St=[("418A","Wexford Deli & Grocery",1150,5750.,412.5,60.,D(2019,6,1),D(2029,5,31),17250.,D(2026,6,1),5922.5),("418B","Bright Smile Laundromat",1800,7200.,645.,0.,D(2016,3,1),D(2031,2,28),14400.,D(2026,3,1),7416.),("420",None,1400),("422","Nolan's Locksmith",600,2850.,215.,35.,D(2024,2,1),D(2027,1,31),5700.,D(2026,2,1),2935.5)]
    SR=[]
    for q in St:
        w=dict(unit=q[0],area=q[2],section="STORES"); ws.cell(y,1,q[0]); ws.cell(y,3,q[2]).number_format="#,##0"
        if q[1] is None: ws.cell(y,2,"Vacant - on market"); w["statusText"]="Vacant"
        else:
            tt=q[3]+q[4]+q[5]; w.update(tenantName=q[1],statusText="Occupied",contractRent=q[3],charges=[dict(code="R.E. tax escalation",amount=q[4]),dict(code="Water",amount=q[5])],totalCharges=tt,leaseStartDate=q[6],leaseEndDate=q[7],deposit=q[8],rentSteps=[dict(date=iso(q[9]),amount=q[10])])
            for j,v in ((2,q[1]),(4,q[3]),(5,q[4]),(6,q[5]),(7,tt),(8,q[6]),(9,q[7]),(10,q[8]),(11,q[9]),(12,q[10])):
                c=ws.cell(y,j,v); c.number_format="dd-mmm-yy" if isinstance(v,dt.date) else f2
        SR.append(w); y+=1
    ws.cell(y,2,"Stores total"); 
    for j,v in ((3,sum(w["area"] for w in SR)),(4,sum(w.get("contractRent",0) for w in SR)),(5,sum(w["charges"][0]["amount"] for w in SR if "charges" in w)),(6,sum(w["charges"][1]["amount"] for w in SR if "charges" in w)),(7,sum(w.get("totalCharges",0) for w in SR)),(10,sum(w.get("deposit",0) for w in SR))): ws.cell(y,j,v).number_format=f2 if j>3 else "#,##0"
    for j in range(1,13): ws.cell(y,j).font=B; ws.cell(y,j).border=top
    y+=2; ws.cell(y,1,"III.  GARAGES (rear yard)").font=B; ws.cell(y,1).fill=fill("DDDDDD"); y+=1; head(["No.","Renter","Rent / month","Since"]); GR=[]
    for u,t,p,d in (("G1","Nolan's Locksmith",275.,D(2024,2,1)),("G2",nm(),260.,D(2018,9,1)),("G3",nm(),260.,D(2021,5,15)),("G4",nm(),290.,D(2025,4,1))):
        w=dict(unit=u,tenantName=t,contractRent=p,moveInDate=d,section="GARAGES",statusText="Occupied"); GR.append(w)
        for j,v in enumerate((u,t,p,d),1): ws.cell(y,j,v).number_format="dd-mmm-yy" if isinstance(v,dt.date) else f2
        y+=1
    ws.cell(y,2,"Garages total").font=B; ws.cell(y,3,sum(w["contractRent"] for w in GR)).number_format=f2; rows+=SR+GR; y+=2
    ws.cell(y,2,"MONTHLY COLLECTIBLE, BUILDING").font=B; ws.cell(y,6,round(t1+sum(w.get("totalCharges",0) for w in SR)+sum(w["contractRent"] for w in GR),2)).number_format=f2; ws.cell(y,6).font=B; ws.cell(y,6).border=Border(top=thin,bottom=Side(style="double"))
    y+=2; ws.cell(y,1,"RS = rent stabilized, FM = free market. Legal rent is the registered maximum; tenants on preferential rent pay less. Superintendent's apartment counted as occupied.").font=Font(italic=True,size=9)
    for j,wd in enumerate([10,28,14,17,17,17,14,14,14,14,13,13],1): ws.column_dimensions[L(j)].width=wd
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(fn))
    save(fn,"MIXED_USE","managing agent's sheet: apartments, stores and garages in three tables with different heads; legal v. paid rent",rows,"418-422 Wexford Avenue","2025-11-01",32,29,3,hard=True)

def w06():
    fn="civic_square_garage_monthlies.xlsx"; r=rng(6316); nm=namer(r,"lf"); co=["Haskett Law Group","City Clerk's Office","Boldt Engineering","First Lakes Bank","Rialto Theatre Co."]
    wb=Workbook(); s0=wb.active; s0.title="Read me"; s0["A1"]="Civic Square Garage"; s0["A1"].font=B; s0["A3"]="Monthly parkers by stall are on tab 'Roster'. Transient revenue is not on this file."; s0["A4"]="Tax = city parking tax 12%, billed with the rate. Updated by the cashier's office when cards are issued or returned."
    ws=wb.create_sheet("Roster"); ws["A1"]="CIVIC SQUARE GARAGE - monthly parker roster"; ws["A1"].font=Font(bold=True,size=13); ws["A2"]="Billing month: December 2025"
    rows=[]; pre="P1 P2 P3 P4".split(); y0=4; H=["Stall","Parker / account","Class","Rate","Tax","Billed","Card"]; ends=[]
    for k,lv in enumerate(pre):
        if k==2: y0=max(ends)+3
        x=1+(k%2)*8; y=y0; ws.merge_cells(start_row=y,start_column=x,end_row=y,end_column=x+6); c=ws.cell(y,x,f"Level {lv}"); c.font=Font(bold=True,color="FFFFFF"); c.fill=fill("404040"); c.alignment=Alignment(horizontal="center"); y+=1
        for j,h in enumerate(H): c=ws.cell(y,x+j,h); c.font=B; c.border=bot
        y+=1; Lr=[]
        for i in range(1,28 if k<2 else 24):
            u=f"{lv}-{i:02d}"; cl="Reserved" if k==0 else "EV" if k==1 and i<5 else "Motorcycle" if k==3 and i>20 else "Standard"; rate={"Reserved":210.,"EV":185.,"Motorcycle":60.,"Standard":150.}[cl]; w=dict(unit=u,section=f"Level {lv}",unitType=cl)
            if r.random()<.14: w["statusText"]="OPEN"
            else:
                rt=rate-(15 if r.random()<.2 else 0); tx=round(rt*.12,2); w.update(tenantName=r.choice(co) if r.random()<.35 else nm(),statusText="Occupied",contractRent=rt,charges=[dict(code="Tax",amount=tx)],totalCharges=rt+tx)
            for j,v in enumerate([u,w.get("tenantName","OPEN"),cl,w.get("contractRent"),w["charges"][0]["amount"] if "charges" in w else None,w.get("totalCharges"),r.randint(20100,48999) if "charges" in w else None]):
                c=ws.cell(y,x+j,v); c.font=Font(size=9)
                if 3<=j<=5: c.number_format="#,##0.00"
            rows.append(w); Lr.append(w); y+=1
        o=sum("tenantName" in w for w in Lr); ws.cell(y,x,f"{len(Lr)} stalls"); ws.cell(y,x+1,f"{o} rented, {len(Lr)-o} open")
        for j,f in ((3,lambda w:w.get("contractRent",0)),(4,lambda w:w["charges"][0]["amount"] if "charges" in w else 0),(5,lambda w:w.get("totalCharges",0))): ws.cell(y,x+j,round(sum(map(f,Lr)),2)).number_format="#,##0.00"
        for j in range(7): ws.cell(y,x+j).font=Font(bold=True,size=9); ws.cell(y,x+j).border=top
        ends.append(y)
    y=max(ends)+3; o=sum("tenantName" in w for w in rows); ws.cell(y,1,"Garage total").font=B; ws.cell(y,2,f"{len(rows)} stalls, {o} rented, {len(rows)-o} open").font=B
    for j,f in ((4,lambda w:w.get("contractRent",0)),(5,lambda w:w["charges"][0]["amount"] if "charges" in w else 0),(6,lambda w:w.get("totalCharges",0))): c=ws.cell(y,j,round(sum(map(f,rows)),2)); c.number_format="#,##0.00"; c.font=B
    for x in (1,9):
        for j,wd in enumerate([9,25,11,9,8,10,8]): ws.column_dimensions[L(x+j)].width=wd
    ws.column_dimensions["H"].width=3; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1; wb.save(out(fn))
    save(fn,"PARKING","garage roster, four level blocks two across on one sheet, stall totals per level, read-me tab first",rows,"Civic Square Garage","2025-12",len(rows),o,len(rows)-o,sheet="Roster",hard=True)

def w07():
    fn="sable_ridge_rent_roll_detail.xlsx"; r=rng(6317); nm=namer(r,"lf"); wb=Workbook(); ws=wb.active; ws.title="Sheet1"; rows=[]
    # spacer columns: A unit, C floorplan, D designation, F sqft, G status, I name, K move-in/out, L lease start, M lease end, O market+addl, P trans code, Q lease rent, R other chg, S total, U dep, V balance
    C=dict(u=1,fp=3,ds=4,sf=6,st=7,nm=9,mi=11,ls=12,le=13,mk=15,tc=16,lr=17,oc=18,tb=19,dp=21,bl=22)
    HT=[("u","Unit"),("fp","Floorplan"),("ds","Unit\nDesignation"),("sf","SQFT"),("st","Unit/Lease\nStatus"),("nm","Name"),("mi","Move-In\nMove-Out"),("ls","Lease\nStart"),("le","Lease\nEnd"),("mk","Market\n+ Addl."),("tc","Trans\nCode"),("lr","Lease\nRent"),("oc","Other\nCharges/\nCredits"),("tb","Total\nBilling"),("dp","Dep\nOn Hand"),("bl","Balance")]
    y=1; f8=Font(name="Arial",size=8); f8b=Font(name="Arial",size=8,bold=True)
    def put(k,v,fmt=None,b=False):
        c=ws.cell(y,C[k] if isinstance(k,str) else k,v); c.font=f8b if b else f8
        if fmt: c.number_format=fmt
        return c
    pg=0
    def head():
        nonlocal y,pg
        pg+=1; put("u","OneSource Rents v4.0",b=False); ws.merge_cells(start_row=y,start_column=7,end_row=y,end_column=15); c=put(7,"Sable Ridge Residences",b=True); c.alignment=Alignment(horizontal="center"); put("bl",f"Page {pg} of 3"); y+=1
        put("u","10/01/2025 6:02:17AM"); ws.merge_cells(start_row=y,start_column=7,end_row=y,end_column=15); c=put(7,"RENT ROLL DETAIL",b=True); c.alignment=Alignment(horizontal="center"); y+=1
        ws.merge_cells(start_row=y,start_column=7,end_row=y,end_column=15); c=put(7,"As of 09/30/2025"); c.alignment=Alignment(horizontal="center"); y+=1
        put("u","Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - RESIDENT; Include deposits - Yes"); y+=2
        for k,t in HT: c=put(k,t,b=True); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); c.border=bot
        ws.row_dimensions[y].height=36; y+=1
    fp=[("SR-1A",702,1190),("SR-1B",745,1235),("SR-2A",980,1495),("SR-2B",1030,1560),("SR-3A",1265,1885)]
    cnt={}; summ={}; M=lambda x:x
    m="#,##0.00"; tm=tl=to=td=tb_=0; n=0
    for bi in range(46):
        if bi%16==0:
            if bi: y+=1
            head()
        u=f"{1+bi//12:02d}{bi%12+1:02d}"; p=fp[[0,0,1,2,2,3,4,2][bi%8]]; mk=float(p[2]+r.choice([0,10,25])); x=r.random()
        st="Occupied" if x<.8 else "Occupied-NTV" if x<.87 else "Vacant" if x<.93 else "Vacant-Leased" if x<.98 else "Admin/Down"
        if bi==20: st="Vacant-Leased"
        if bi==33: st="Occupied-NTVL"
        n+=1; cnt[st]=cnt.get(st,0)+1; w=dict(unit=u,unitType=p[0],area=p[1],statusText=st,marketRent=mk); tm+=mk
        def resident(w,fut=False):
            mi=D(2025,10,r.choice([4,11,18])) if fut else D(2025,9,15)-dt.timedelta(days=r.randint(3,1400)); ls=mi if mi>D(2024,9,30) else D(2025 if mi.month<=9 else 2024,mi.month,1); le=addm(ls,r.choice([12,12,14]))-dt.timedelta(days=1)
            rent=mk-r.choice([0,15,30,60,-10]); ch=[("RENT",rent)]
            if r.random()<.3: ch.append(("PETRENT",40.0))
            if r.random()<.25: ch.append(("GARAGE",110.0))
            if r.random()<.9: ch.append(("PESTCTRL",4.0))
            if r.random()<.1: ch.append(("CONC/MO",-75.0))
            w.update(tenantName=nm(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for a,b in ch),deposit=float(r.choice([0,250,500])),balance=0. if r.random()<.8 else round(r.uniform(-90,1300),2))
            if w["statusText"].startswith("Occupied-N"): w["moveOutDate"]=D(2025,10,r.choice([12,31]))
        recs=[w]
        if st.startswith("Occ"): resident(w)
        if st in("Vacant-Leased","Occupied-NTVL"): a=dict(unit=u,unitType=p[0],area=p[1],statusText="Applicant"); resident(a,True); recs.append(a)
        for q in recs:
            app=q["statusText"]=="Applicant"; put("u",q["unit"]); put("fp",q["unitType"]); put("ds","N/A"); put("sf",q["area"],"#,##0"); put("st",q["statusText"]); put("nm",q.get("tenantName","VACANT"))
            if not app: put("mk",q["marketRent"],m)
            y1=y
            if "tenantName" in q:
                put("mi",us(q["moveInDate"])); put("ls",us(q["leaseStartDate"])); put("le",us(q["leaseEndDate"])); put("dp",q["deposit"],m); put("bl",q["balance"],m)
                for i,c in enumerate(q["charges"]):
                    if i: y+=1
                    if i==1 and q.get("moveOutDate"): put("mi",us(q["moveOutDate"])); q["_mo"]=1
                    put("tc",c["code"]+("*" if app else "")); put("lr" if c["code"]=="RENT" else "oc",c["amount"],m)
                    if not app: summ[c["code"]]=summ.get(c["code"],0)+c["amount"]
                if q.get("moveOutDate") and not q.get("_mo"): y+=1; put("mi",us(q["moveOutDate"]))
                if len(q["charges"])>1: y+=1
                put("tb",q["totalCharges"],m,b=True)
                if not app: tl+=q["contractRent"]; to+=q["totalCharges"]-q["contractRent"]; td+=q["deposit"]; tb_+=q["balance"]
            else: put("lr",0.,m); put("oc",0.,m); put("tb",0.,m,b=True); q["contractRent"]=0.; q["totalCharges"]=0.
            if app: q["charges"]=[dict(code=c["code"],amount=c["amount"]) for c in q["charges"]]
            y+=1; rows.append(q)
    y+=1; put("nm","Totals:",b=True)
    for k,v in (("mk",tm),("lr",tl),("oc",to),("tb",tl+to),("dp",td),("bl",tb_)): put(k,round(v,2),m,True).border=top
    y+=1; put("u","* applicants: charges, deposit and balance are not included in totals"); y+=2; put("u","Amt / SQFT and occupancy summary",b=True); y+=1
    put("u","Unit status",b=True); put("sf","# Units",b=True); put("nm","Trans code",b=True); put("ls","Total charged",b=True); y+=1; y2=y
    order=sorted(cnt)
    for k in order: put("u",k); put("sf",cnt[k]); y+=1
    put("u","Total units",b=True); put("sf",n,b=True); ye=y; y=y2
    for k,v in summ.items(): put("nm",k); put("ls",round(v,2),m); y+=1
    put("nm","Total",b=True); put("ls",round(sum(summ.values()),2),m,True); y=max(y,ye)+1
    o=sum(v for k,v in cnt.items() if k.startswith("Occ")); put("u",f"Occupied units: {o}    Vacant and admin/down units: {n-o}    Occupancy: {o/n*100:.1f}%")
    for j in range(1,23): ws.column_dimensions[L(j)].width={1:9,3:9,4:11,6:7,7:14,9:24,11:11,12:11,13:11,15:11,16:11,17:11,18:10,19:11,21:10,22:11}.get(j,1.5)
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(fn)); assert abs(sum(summ.values())-tl-to)<.01
    save(fn,"MULTIFAMILY","report-writer export with spacer columns, head repeated in sheet, one charge per line, applicants' rows",rows,"Sable Ridge Residences","2025-09-30",n,o,n-o,hard=True)
if __name__=="__main__":
    w01();w02();w03();w04();w05();w06();w07()

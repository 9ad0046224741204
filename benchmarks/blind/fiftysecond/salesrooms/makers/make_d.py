from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
dtm=lambda d:D.datetime(d.year,d.month,d.day)
# ---------------------------------------------------------------- 11 seller's model
def doc11():
    name="tamarack_plaza_seller_model_v12.xlsx"; r=R(1111); wb=xlsxwriter.Workbook(DOC+name); F=wb.add_format
    dash=wb.add_worksheet("Dash"); asu=wb.add_worksheet("Assumptions"); rr=wb.add_worksheet("RR"); sch=wb.add_worksheet("Rent Sched"); nn=wb.add_worksheet("NNN"); 
    b={"font_name":"Garamond","font_size":11}; blue={**b,"font_color":"#0000FF"}
    T_=[("A","Harvest Lane Market","Anchor",38200,13.25),("B1","Lucky Sprout Salad","Shop",1610,33),("B2","Nordic Nail Bar","Shop",1340,31.5),("B3","","Shop",1500,0),("B4","Twin Pines Vision","Shop",2050,29),("B5","Mr. Pickle's Deli","Shop",1875,30),("C1","Tamarack Family Dental","Shop",3200,27.5),("C2","Blue Kite Tutoring","Shop",1720,26),("C3","Sweat Society","Shop",4400,24),("C4","","Shop",2600,0),("C5","Cascadia Credit Union","Shop",3010,34),("C6","Hopper & Vine","Shop",2785,28.75),("D","Dollar Harbor","Jr. Anchor",10240,11.5),("E","Bargain Barn Outfitters","Jr. Anchor",21500,9.75),("F1","Ember Wood-Fired Pizza","Shop",2960,32),("F2","Chez Coiffure","Shop",1150,30.5),("F3","Sundial Tax Service","Shop",990,25.5),("PAD 1","Roundtop Burgers","Outparcel",3400,41),("PAD 2","Kwik Lube Express","Outparcel",2200,45)]
    rr.hide_gridlines(2)
    tit=F({**b,"bold":1,"font_size":15}); hd=F({**b,"bold":1,"bottom":2,"text_wrap":1,"align":"center"}); tx=F(blue); num=F({**blue,"num_format":"#,##0"}); ps=F({**blue,"num_format":"0.00"}); cal=F({**b,"num_format":'#,##0_);(#,##0);"-"'}); dt=F({**blue,"num_format":"m/d/yy","align":"center"}); pc=F({**b,"num_format":"0.0%"}); tt=F({**b,"bold":1,"top":1,"bottom":6,"num_format":"#,##0"}); tp=F({**b,"bold":1,"top":1,"bottom":6,"num_format":"0.00"}); tpc=F({**b,"bold":1,"top":1,"bottom":6,"num_format":"0.0%"})
    rr.write("B2","Tamarack Plaza",tit); rr.write("B3","RENT ROLL INPUT (blue = hard-coded from leases)",F(b)); rr.write("D4","Analysis date",F(b)); rr.write_datetime("E4",D.datetime(2025,12,31),dt)
    H=["Suite","Lookup key","Tenant","Category","GLA","% GLA","Start","Expiration","Rem. mos","Rent PSF","Annual Base Rent","Bump","Recovery","Options","Mkt PSF","Breakpoint","Comment"]
    cols={h:1+i for i,h in enumerate(H)}
    rr.set_row(6,32)
    for h,j in cols.items(): rr.write(6,j,h,hd)
    n=len(T_); f0=8; tot=sum(t[3] for t in T_); rows=[]; A=0;vac=0
    for i,(s,t,cat,sf,rt) in enumerate(T_):
        y=7+i; x=y+1; rec={"unit":s,"unitType":cat,"area":sf}
        rr.write(y,1,s,tx); rr.write(y,2,f"TP-{i+1:03d}",tx); rr.write(y,4,cat,tx); rr.write(y,5,sf,num); rr.write_formula(y,6,f"=F{x}/F${8+n}",pc,sf/tot); rr.write(y,15,{"Anchor":13,"Jr. Anchor":11,"Shop":30,"Outparcel":42}[cat],ps)
        if t:
            st=addm(D.date(2026,1,1),-r.randint(3,75)); e=term(st,r.choice([60,84,120])); 
            if cat!="Shop": e=term(st,180)
            while e<D.date(2026,2,1): e=addm(e+D.timedelta(1),24)-D.timedelta(1)
            an=round(sf*rt,2); A+=an
            rr.write(y,3,t,tx); rr.write_datetime(y,7,dtm(st),dt); rr.write_datetime(y,8,dtm(e),dt); rem=round((e-D.date(2025,12,31)).days/30.4375,1); rr.write_formula(y,9,f"=ROUND((I{x}-$E$4)/30.4375,1)",F({**b,"num_format":"0.0"}),rem); rr.write(y,10,rt,ps); rr.write_formula(y,11,f"=F{x}*K{x}",cal,an); rr.write(y,12,r.choice(["3%/yr","2%/yr","10%/5yr"]),tx); rr.write(y,13,r.choice(["NNN","NNN, 5% cap","NNN+15% admin"]),tx); rr.write(y,14,r.choice(["2x5","1x5","none","3x5"]),tx)
            if r.random()<.25: rr.write(y,16,round(an/.06,-3),num)
            if s=="B5": rr.write(y,17,"Paying 50% until Feb-26 (deferral)",tx)
            rec.update(tenantName=t,leaseStartDate=iso(st),leaseEndDate=iso(e),annualRent=an)
        else:
            vac+=1; rec["statusText"]="Vacant"; rr.write(y,3,"Vacant",F({**b,"italic":1,"font_color":"red"})); rr.write_formula(y,11,f"=F{x}*K{x}",cal,0); rr.write(y,17,"LOI in hand, nail salon" if s=="C4" else "Spec. lease-up mo. 7",tx)
        rows.append(rec)
    y=7+n
    for j in range(1,18): rr.write_blank(y,j,None,tt)
    rr.write(y,1,"Total",tt); rr.write_formula(y,5,f"=SUM(F8:F{7+n})",tt,tot); rr.write_formula(y,6,f"=SUM(G8:G{7+n})",tpc,1); osf=sum(x["area"] for x in rows if "tenantName" in x)
    rr.write_formula(y,11,f"=SUM(L8:L{7+n})",tt,round(A,2)); rr.write_formula(y,10,f"=L{y+1}/{osf}",tp,A/osf)
    rr.write(y+2,3,"Occupied GLA",F(b)); rr.write(y+2,5,osf,cal); rr.write(y+2,6,osf/tot,pc); rr.write(y+3,3,"Vacant GLA",F(b)); rr.write(y+3,5,tot-osf,cal); rr.write(y+3,6,1-osf/tot,pc)
    rr.write(y+5,1,"Rent PSF total is on occupied GLA. Bumps occur on lease anniversaries and are modelled in Rent Sched.",F({**b,"italic":1}))
    for j,w in enumerate([2,8,10,26,11,9,8,10,11,9,9,14,9,15,9,9,12,30]): rr.set_column(j,j,w)
    rr.set_column(2,2,10,None,{"hidden":1}); rr.set_landscape(); rr.fit_to_pages(1,1)
    dash.write("B2","Tamarack Plaza – acquisition model",tit); dash.write("B4","Purchase price",F(b)); dash.write("D4",27450000,cal); dash.write("B5","Year 1 base rent",F(b)); dash.write_formula("D5",f"=RR!L{8+n}",cal,A); dash.write("B6","Going-in cap",F(b)); dash.write("D6",.0685,pc); dash.set_column(1,1,22); dash.set_column(3,3,14)
    for i,(k,v) in enumerate((("Market rent growth",.03),("Expense growth",.03),("General vacancy",.05),("Renewal probability",.7))): asu.write(i+1,1,k,F(b)); asu.write(i+1,3,v,pc)
    asu.set_column(1,1,22)
    sch.write(0,0,"Monthly base rent by tenant, model year 1 (before vacancy)",tit); sch.write(2,0,"Suite",hd)
    for m in range(12): sch.write_datetime(2,2+m,D.datetime(2026,m+1,1),F({**b,"bold":1,"num_format":"mmm-yy","bottom":1}))
    for i,x in enumerate(rows):
        sch.write(3+i,0,x["unit"],F(b)); sch.write(3+i,1,x.get("tenantName","Vacant"),F(b))
        for m in range(12): sch.write(3+i,2+m,round(x.get("annualRent",0)/12*(1.03 if x.get("leaseStartDate") and m+1>=int(x["leaseStartDate"][5:7]) else 1)),cal)
    sch.set_column(1,1,26); nn.write(0,0,"Recoverable expenses (annual)",tit)
    for i,(k,v) in enumerate((("CAM",214300),("Taxes",268900),("Insurance",58700),("Management",61200))): nn.write(2+i,0,k,F(b)); nn.write(2+i,1,v,cal)
    nn.set_column(0,0,20); rr.activate(); wb.close()
    save(name,"RETAIL","seller's acquisition model","multi-tab model, formulas, hidden column, annual rent only",rows,prop="Tamarack Plaza",ason="2025-12-31",units=n,occ=n-vac,vac=vac,sheet="RR",totals=[T("area",tot),T("annualRent",round(A,2))])
# ---------------------------------------------------------------- 12 ground leases
def doc12():
    name="parcels_at_kingsley_ground_leases.xlsx"; r=R(1212); wb=openpyxl.Workbook(); ws=wb.active; ws.title="Ground Rent"; nt=wb.create_sheet("Title notes")
    P=[("Pad A","Whistlestop Fuel & Market","Fuel / C-store",52300,148000),("Pad B","Saffron Chicken Drive-Thru","QSR",38900,126500),("Pad C","First Bank of Kingsley","Bank",44100,139000),("Pad D",None,"Unimproved",61200,None),("Pad E","Hotel Aldine LP","Hotel site",148600,385000),("Pad F","Bluebird Early Learning","Day care",57800,98400),("Pad G","Old Forge Steakhouse","Restaurant",63900,151200),("Pad H","Kingsley Self Storage Owner LLC","Storage site",131000,162000)]
    ws["B2"]="THE PARCELS AT KINGSLEY"; ws["B2"].font=Font(name="Cambria",bold=True,size=16); ws["B3"]="Fee simple interest – ground lease summary, 1 July 2025"; ws["B3"].font=Font(name="Cambria",italic=True)
    hd=["Parcel","Ground tenant","Permitted use","Land\n(sq ft)","Acres","Commencement","Initial term\nexpires","Final expiry\nwith options","Ground rent\nper annum","Quarterly\ninstalment","Improvements\nrevert"]
    thin=Side(style="thin",color="999999")
    for j,h in enumerate(hd):
        c=ws.cell(5,2+j,h); c.font=Font(name="Cambria",bold=True); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.border=Border(top=Side(style="medium"),bottom=Side(style="medium")); c.fill=PatternFill("solid",fgColor="EFE7D6")
    ws.row_dimensions[5].height=34; steps=[];rows=[];i=6;A=0;S=0
    for p,t,u,sf,an in P:
        rec={"unit":p,"unitType":u,"area":sf}; S+=sf; v=[p,t or "Unleased",u,sf,round(sf/43560,2)]
        if t:
            s=D.date(r.randint(2006,2023),r.randint(1,12),1); e=term(s,12*r.choice([20,25,30])); f=addm(e+D.timedelta(1),12*r.choice([20,30]))-D.timedelta(1); A+=an
            v+=[s,e,f,an,an/4,r.choice(["Yes","Yes","Tenant may remove"])]; rec.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=an); d=s; st=[];a=an
            while d<=D.date(2025,7,1): d=addm(d,60)
            while d<e and len(st)<3: a=round(a*1.1); st.append((d,a)); d=addm(d,60)
            rec["rentSteps"]=[{"date":iso(x),"amount":y,"per":"year"} for x,y in st]; steps+=[(p,x,y) for x,y in st]
        else: rec["statusText"]="Unleased"; v+=[None,None,None,None,None,None]
        rows.append(rec)
        for j,x in enumerate(v):
            c=ws.cell(i,2+j,x); c.font=Font(name="Cambria"); c.border=Border(bottom=thin)
            if isinstance(x,D.date): c.number_format="d mmm yyyy"; c.alignment=Alignment(horizontal="center")
            if j==3: c.number_format="#,##0"
            if j==4: c.number_format="0.00"
            if j in(8,9): c.number_format='"$"#,##0.00'
        i+=1
    for j,x in {2:"Total, 8 parcels (7 leased)",5:S,6:round(S/43560,2),10:A,11:A/4}.items():
        c=ws.cell(i,j,x); c.font=Font(name="Cambria",bold=True); c.number_format={5:"#,##0",6:"0.00"}.get(j,'"$"#,##0.00')
    ws.cell(i+2,2,"Rent is absolutely net and payable quarterly in advance. Options are for the tenant; the next three fixed adjustments are listed to the right.").font=Font(name="Cambria",italic=True,size=9)
    for j,h in enumerate(["Parcel","Adjusts on","New rent p.a."]): c=ws.cell(5,14+j,h); c.font=Font(name="Cambria",bold=True); c.fill=PatternFill("solid",fgColor="D9D9D9"); c.alignment=Alignment(horizontal="center",vertical="center")
    ws.cell(4,14,"SCHEDULED RENT ADJUSTMENTS").font=Font(name="Cambria",bold=True,size=10)
    for k,(p,d,a) in enumerate(steps):
        ws.cell(6+k,14,p).font=Font(name="Cambria"); c=ws.cell(6+k,15,d); c.number_format="d mmm yyyy"; c=ws.cell(6+k,16,a); c.number_format='"$"#,##0.00'
    for j,w in zip("ABCDEFGHIJKLMNOP",[2,9,31,15,11,8,15,14,14,15,14,18,4,9,13,15]): ws.column_dimensions[j].width=w
    nt["A1"]="Title and survey exceptions"; nt["A2"]="Reciprocal easement among Pads A–H recorded at Book 1190, Page 44."; nt["A3"]="Pad D subject to drainage easement along north line."
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=1; wb.save(DOC+name)
    save(name,"LAND","net lease desk","ground leases, annual rent + quarterly instalment, side table of adjustments",rows,prop="The Parcels at Kingsley",ason="2025-07-01",units=8,occ=7,vac=1,sheet="Ground Rent",totals=[T("area",S),T("annualRent",A)])
# ---------------------------------------------------------------- 13 Canadian apartments
def doc13():
    name="balmoral_terrace_CAD.xlsx"; r=R(1313); wb=openpyxl.Workbook(); ws=wb.active; ws.title="Sheet1"
    ws.append(["Balmoral Terrace Apartments, 88 Concession Rd, Hamilton ON"]); ws.append(["TENANT ROLL","","","","","","","","","","","","","All amounts in CAD"]); ws.append(["For the month of","November 2025"]); ws.append([])
    hd=["Apt","Suite type","Tenant(s)","From","To","Rent","Guideline max 2026","Parking","Locker","Hydro","Total due","LMR held","Arrears","Market est."]
    ws.append(hd)
    for c in ws[5]: c.font=Font(name="Times New Roman",bold=True,underline="single"); c.alignment=Alignment(wrap_text=True,horizontal="center")
    ws["A1"].font=Font(name="Times New Roman",bold=True,size=13)
    mk={"Bach":1450,"1 BR":1795,"2 BR":2250,"3 BR":2725}; rows=[];i=6;tt=[];G=[0]*9;vac=0;occ=0
    def put(i,vals,bold=False):
        for j,v in enumerate(vals,1):
            c=ws.cell(i,j,v); c.font=Font(name="Times New Roman",bold=bold,size=10)
            if j==1: c.alignment=Alignment(horizontal='left')
            if isinstance(v,(int,float)) and j>3: c.number_format='#,##0.00;(#,##0.00);0.00'
    for fl in range(1,8):
        ws.cell(i,1,f"{'Ground' if fl==1 else {2:'Second',3:'Third',4:'Fourth',5:'Fifth',6:'Sixth',7:'Seventh'}[fl]} floor").font=Font(name="Times New Roman",bold=True,italic=True); sec=ws.cell(i,1).value; i+=1; S=[0]*9
        for k in range(1,10 if fl>1 else 7):
            u=fl*100+k; ty={1:"3 BR",2:"1 BR",3:"2 BR",4:"1 BR",5:"Bach",6:"2 BR",7:"1 BR",8:"2 BR",9:"1 BR"}[k]; m=mk[ty]; rec={"unit":str(u),"section":sec,"unitType":ty,"marketRent":m}; S[8]+=m
            if u==101:
                nm="Building superintendent"; rec.update(tenantName=nm,contractRent=0,totalCharges=0); put(i,[u,ty,nm,None,None,0,None,None,None,None,0,None,None,m]); occ+=1
            elif r.random()<.05: rec["statusText"]="Vacant"; vac+=1; put(i,[u,ty,"Vacant"]+[None]*10+[m])
            else:
                nm=r.person() if r.random()<.65 else r.person()+" / "+r.person(); s=addm(D.date(2025,11,1),-r.randint(1,150)); e=term(s,12); mtm=e<D.date(2025,11,1); le="M-T-M" if mtm else e.strftime("%d-%b-%y"); yrs=(D.date(2025,11,1)-s).days/365; rent=round(m*(1-.045*yrs)*r.uniform(.97,1),2)
                rent=max(rent,round(m*.48,2)); pk=r.choice([0,0,85,95]); lo=r.choice([0,0,30]); hy=r.choice([0,0,68.5]); t=round(rent+pk+lo+hy,2); ar=r.choice([0]*10+[t,150]); lmr=rent if r.random()<.8 else round(rent*.97,2)
                put(i,[u,ty,nm,s.strftime("%d-%b-%y"),le,rent,round(rent*1.021,2),pk or None,lo or None,hy or None,t,lmr,ar,m])
                rec.update(tenantName=nm,leaseStartDate=iso(s),leaseEndDate="M-T-M" if mtm else iso(e),contractRent=rent,charges=[{"code":a,"amount":b} for a,b in (("Parking",pk),("Locker",lo),("Hydro",hy)) if b],totalCharges=t,deposit=lmr,balance=ar); occ+=1
                for j,v in zip((0,2,3,4,5,6,7),(rent,pk,lo,hy,t,lmr,ar)): S[j]+=v
            rows.append(rec); i+=1
        put(i,["","",f"{sec} total","","",round(S[0],2),None,S[2],S[3],S[4],round(S[5],2),round(S[6],2),round(S[7],2),S[8]],True)
        for j in range(6,15): ws.cell(i,j).border=Border(top=Side(style="thin"))
        tt+=[T(k,round(S[j],2),section=sec) for j,k in ((0,"contractRent"),(5,"totalCharges"),(6,"deposit"),(7,"balance"),(8,"marketRent"))]
        for j in range(9): G[j]+=S[j]
        i+=2
    put(i,["BUILDING TOTAL","","","","",round(G[0],2),None,G[2],G[3],G[4],round(G[5],2),round(G[6],2),round(G[7],2),G[8]],True)
    for j in range(1,15): ws.cell(i,j).border=Border(top=Side(style="double"))
    tt+=[T(k,round(G[j],2)) for j,k in ((0,"contractRent"),(5,"totalCharges"),(6,"deposit"),(7,"balance"),(8,"marketRent"))]
    put(i+2,["Suites",len(rows)]);put(i+3,["Tenanted",occ]);put(i+4,["Vacant",vac]); ws.cell(i+6,1,"Guideline max 2026 is the legal limit for sitting tenants (2.1%) and is not a market rent. LMR = last month's rent deposit. Superintendent's suite is rent free and tenanted.").font=Font(name="Times New Roman",italic=True,size=9)
    for j,w in enumerate([16,10,38,11,11,11,12,9,8,8,11,11,10,11],1): ws.column_dimensions[CL(j)].width=w
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.print_title_rows="5:5"; wb.save(DOC+name)
    save(name,"MULTIFAMILY","Ontario family owner","CAD, floors with subtotals, guideline max column, text dates",rows,prop="Balmoral Terrace Apartments",ason="2025-11",units=len(rows),occ=occ,vac=vac,sheet=None,totals=tt)
# ---------------------------------------------------------------- 14 small bay, planted row dropped
def doc14():
    name="ironmonger_row_small_bay.xlsx"; r=R(1414); wb=openpyxl.Workbook(); cv=wb.active; cv.title="Cover"; ws=wb.create_sheet("Bays"); nt=wb.create_sheet("Lease notes")
    cv["C4"]="IRONMONGER ROW"; cv["C4"].font=Font(bold=True,size=26,color="C55A11"); cv["C6"]="Small-bay industrial park, 5 buildings"; cv["C7"]="Seller's rent roll, 15 August 2025"; cv.column_dimensions["C"].width=50
    comp=iter("Anvil Upholstery|Birch & Bolt Carpentry|Citrine Glassworks|Deltaform Signs|Ever After Event Rentals|Foxglove Florals Wholesale|Gearhead Cycle Works|Hopscotch Toys Distribution|Ink & Iron Screenprint|Jolly Roger Roasters|Kiln House Pottery|Lathe Logic Machining|Midtown Plumbing Supply|Nettle Soap Co.|Overhead Door Pros|Pallas Fencing Academy|Quill Custom Framing|Rustbelt Restoration|Sawyer's Stone Tops|Tuckaway Movers|Underdog Pet Foods|Verve Lighting Rental|Wanderlust Van Conversions|Yardarm Rigging|Zinnia Catering".split("|"))
    org=PatternFill("solid",fgColor="C55A11"); lt=PatternFill("solid",fgColor="FBE5D6"); thin=Side(style="thin",color="BFBFBF"); bd=Border(top=thin,bottom=thin,left=thin,right=thin)
    hd=["BUILDING","BAY","TENANT","SQ. FT.","TYPE","RENT / MO","CAM / MO","GROSS / MO","TERM","","INCREASE","","NOTES"]; h2=["","","","","","","","","FROM","TO","DATE","NEW RENT / MO",""]
    ws["A1"]="IRONMONGER ROW – BAY BY BAY RENT ROLL"; ws["A1"].font=Font(bold=True,size=13); ws["A2"]="Effective 8/15/2025"
    for j in range(13):
        for k,h in ((4,hd),(5,h2)): c=ws.cell(k,j+1,h[j] or None); c.fill=org; c.font=Font(bold=True,color="FFFFFF",size=9); c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
    for j in list(range(1,9))+[13]: ws.merge_cells(start_row=4,start_column=j,end_row=5,end_column=j)
    ws.merge_cells("I4:J4"); ws.merge_cells("K4:L4")
    ws.row_dimensions[5].height=26
    rows=[];i=6;B={};dropped=None;nd=0;vc=0
    for bl in "ABCDE":
        n=r.choice([8,9,10]); k=0; start=i; nd_=0; B[bl]=[0,0,0]
        while k<n:
            w=min(r.choice([1,1,1,2,3]),n-k); t=None if r.random()<.12 else next(comp,None)
            if t is None: w=1
            s=addm(D.date(2025,8,1),-r.randint(1,40)); e=term(s,r.choice([24,36,60])); 
            while e<D.date(2025,9,30): e=addm(e+D.timedelta(1),24)-D.timedelta(1)
            up=D.date(2025 if s.month>8 else 2026,s.month,1); g0=i; rate=r.uniform(11,15.5)
            for q in range(w):
                sf=r.choice([1200,1250,1500,1800,2000]); bay=f"{bl}-{k+q+1}"; rec={"building":f"Building {bl}","unit":bay,"area":sf,"unitType":r.choice(["Drive-in","Dock","Flex"])}
                vals=[None,bay,None,sf,rec["unitType"]]; rent=cam=0
                if t:
                    rent=round(sf*rate/12); cam=round(sf*3.1/12); rec.update(tenantName=t,contractRent=rent,charges=[{"code":"CAM / MO","amount":cam}],totalCharges=rent+cam,leaseStartDate=iso(s),leaseEndDate=iso(e))
                    vals[2]=t; vals+=[rent,cam,rent+cam,s,e]
                    if up<e: nr=round(rent*1.04); rec["rentSteps"]=[{"date":iso(up),"amount":nr}]; vals+=[up,nr]
                    else: vals+=[None,None]
                    if w>1 and q==0: vals.append(f"{w} bays, one lease")
                else: rec["statusText"]="VACANT"; vals[2]="VACANT"
                B[bl][0]+=sf;B[bl][1]+=rent;B[bl][2]+=cam
                if bl=="C" and t and w==1 and dropped is None and k>2: dropped=(bay,t,sf,rent); continue
                rows.append(rec)
                for j,v in enumerate(vals,1):
                    c=ws.cell(i,j,v); c.border=bd; c.font=Font(size=9)
                    if isinstance(v,D.date): c.number_format="mm/dd/yy"
                    if j in(6,7,8,12): c.number_format="$#,##0"
                    if j==4: c.number_format="#,##0"
                    if not t and j>1: c.fill=lt
                i+=1
            if t and w>1 and i-g0==w:
                for q in range(g0+1,i): ws.cell(q,3).value=None
                ws.merge_cells(start_row=g0,start_column=3,end_row=i-1,end_column=3); ws.cell(g0,3).alignment=Alignment(vertical="center")
            k+=w
        ws.cell(start,1,f"Building {bl}").font=Font(bold=True); ws.cell(start,1).alignment=Alignment(horizontal="center",vertical="center"); ws.merge_cells(start_row=start,start_column=1,end_row=i-1,end_column=1)
    tot=[sum(B[b][j] for b in B) for j in range(3)]
    for j,v in {1:"TOTAL PARK",4:tot[0],6:tot[1],7:tot[2],8:tot[1]+tot[2]}.items():
        c=ws.cell(i,j,v); c.font=Font(bold=True); c.number_format="#,##0" if j==4 else "$#,##0"
    for j in range(1,14): ws.cell(i,j).fill=lt
    for j,h in enumerate(["RECAP","SQ. FT.","RENT / MO","CAM / MO"]): c=ws.cell(5,15+j,h); c.font=Font(bold=True,color="FFFFFF",size=9); c.fill=org
    for q,b in enumerate("ABCDE"):
        for j,v in enumerate([f"Bldg {b}"]+B[b]): c=ws.cell(6+q,15+j,v); c.border=bd; c.number_format="#,##0" if j==1 else "$#,##0"
    for j,v in enumerate(["Park"]+tot): c=ws.cell(11,15+j,v); c.font=Font(bold=True); c.number_format="#,##0" if j==1 else "$#,##0"
    for j,w in enumerate([12,8,30,9,10,11,10,11,10,10,10,12,20,3,9,10,12,11],1): ws.column_dimensions[CL(j)].width=w
    for q,tx in enumerate(["Tenants with more than one bay hold them under a single lease; rent is allocated by bay.","CAM is a fixed monthly charge, increased 3% every January.","No renewal options except where the lease file says otherwise."]): nt.cell(1+q,1,tx)
    ws.freeze_panes="A6"; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.print_title_rows="4:5"; wb.save(DOC+name)
    print("dropped",dropped,len(rows))
    save(name,"WAREHOUSE","small-bay park owner","merged building and tenant cells, recap side table, cover and notes tabs",rows,prop="Ironmonger Row",ason="2025-08-15",units=None,occ=None,vac=None,sheet="Bays",planted={"what":f"Bay {dropped[0]} ({dropped[1]}, {dropped[2]} SF, {dropped[3]} per month) is missing from the rows; the total and the recap of Building C include it","kind":"row_dropped"},totals=[T("area",tot[0],tied=False),T("contractRent",tot[1],tied=False)]+[T("contractRent",B[b][1],building=f"Building {b}",tied=b!="C") for b in B])
for f in (doc11,doc12,doc13,doc14): f()

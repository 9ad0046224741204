from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
P=lambda f:f"{B}/documents/{f}"
BO=Font(bold=True); thin=Side(style="thin")
def tot(a,n): return [round(sum(x[i] or 0 for x in a),2) for i in range(n)]
def w1():
    fn="OneSite_RentRollDetail_Kestrel.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Rent Roll Detail"; rows=[]
    ws.append(["OneSite Rents v3.0"]);ws.append(["01/05/2026 9:12:44AM",None,None,None,None,"RENT ROLL DETAIL",None,None,None,None,None,None,None,None,None,None,None,"Page 1"]);ws.append([None,None,None,None,None,"Ridgeline Residential - The Kestrel at Oak Run"]);ws.append([None,None,None,None,None,"As of 12/31/2025"]);ws.append(["Parameters: Properties - ALL; Show all unit designations; Subjournals - ALL; Exclude Formers - Yes"]);ws.append([])
    codes=["RENT","PETRENT","TRASH","PESTCTL","GARAGE","CONC/SPECL"]
    ws.append(["Unit","Floorplan","Unit\nDesignation","SQFT","Unit/Lease\nStatus","Name","Move-In\nMove-Out",None,"Lease\nStart","Lease\nEnd","Market\n+ Addl.",None,"Dep On\nHand","Balance","Total\nBilling"]+codes)
    for c in ws[7]: c.font=BO; c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); c.border=Border(bottom=thin)
    ws.row_dimensions[7].height=30
    fps=[("A1",688,1340),("A2R",745,1425),("B1",1010,1710),("B2",1104,1795),("C1",1322,2140)]; A=[]; cnt={}; fpst={f[0]:[0,0,0,0] for f in fps}
    for b in range(1,8):
      for k in range(24):
        u=f"{b:02d}-{100*(k//8+1)+k%8+1}"; fp,sf,mk=fps[(k%8*2+b)%5]; mk+=R.choice([0,0,15,25]); q=R.random()
        s="Occupied" if q<.84 else "Occupied-NTV" if q<.875 else "Occupied-NTVL" if q<.9 else "Vacant" if q<.955 else "Vacant-Leased"
        if u=="01-101": s="Model"
        if u in("04-208","06-101"): s="Admin/Down"
        cnt[s]=cnt.get(s,0)+1; g=fpst[fp]; g[0]+=1; g[1]+=sf; g[2]+=mk
        des="N/A" if u[0:2]!="05" else "Renovated"
        def app(s2,nm,mi,mo,ls,le,dep,bal,ch,market):
            t=round(sum(ch),2) if ch else None
            ws.append([u,fp,des,sf,s2,nm,us(mi),us(mo),us(ls),us(le),market,None,dep,bal,t]+[(x if ch else None) for x in (ch or [0]*6)])
            rows.append(row(unit=u,unitType=fp,area=sf,statusText=s2,tenantName=None if nm=="VACANT" else nm,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=market,contractRent=ch[0] if ch else None,deposit=dep,balance=bal,totalCharges=t,charges=[dict(code=a,amount=x) for a,x in zip(codes,ch)] if ch else None)); 
            if market is not None: A.append([market]+([dep,bal,t]+ch if ch else [0]*9))
        if s[0]=="O":
            g[3]+=1; mi=d("2020-01-10","2025-12-12"); ls=mi if mi.year==2025 else addm(mi,12*(2025-mi.year)); le=addm(ls,12)-dt.timedelta(1); mo=d("2026-01-08","2026-02-28") if "NTV" in s else None
            ch=[mk-R.choice([0,10,30,55,85,120]),R.choice([0,0,0,35]),15,4.5,R.choice([0,0,0,0,125]),R.choice([0]*9+[-100])]
            app(s,lf(),mi,mo,ls,le,R.choice([200,300,0]),R.choice([0,0,0,0,-18.75,64.2,round(R.uniform(50,2500),2)]),ch,mk)
            if s[-1]=="L" or R.random()<.02:
                x=d("2026-03-02","2026-04-01"); app("Applicant" if s[-1]=="L" else "Pending renewal",lf() if s[-1]=="L" else rows[-1]["tenantName"],x if s[-1]=="L" else mi,None,x if s[-1]=="L" else le+dt.timedelta(1),addm(x,12) if s[-1]=="L" else addm(le,12),150 if s[-1]=="L" else 0,0,None,None)
        else:
            app(s,"VACANT" if s[0]=="V" else ("MODEL" if s=="Model" else "ADMIN") if 0 else "VACANT",None,None,None,None,None,None,None,mk)
            if s=="Vacant-Leased": x=d("2026-01-06","2026-02-10"); app("Applicant",lf(),x,None,x,addm(x,12),150,0,None,None)
    T=tot(A,10); n=168; r=[None]*21; r[0]="Totals:"; r[10]=T[0]; r[12]=T[1]; r[13]=T[2]; r[14]=T[3]; r[15:]=T[4:]; ws.append([]); ws.append(r)
    for c in ws[ws.max_row]: c.font=BO; c.border=Border(top=thin)
    for i in range(8,ws.max_row+1):
        for j in range(11,22): ws.cell(i,j).number_format="#,##0.00"
    o=sum(v for k,v in cnt.items() if k[0]=="O"); v=cnt.get("Vacant",0)+cnt.get("Vacant-Leased",0)
    ws.append([]);ws.append(["Amt / SQFT: Market = %s SQFT;"%f"{sum(g[1] for g in fpst.values()):,}"]);ws.append([]);ws.append(["Floorplan","# Units","Total SQFT","Total Market","Units Occupied","Occupancy %"])
    for k,g in fpst.items(): ws.append([k,g[0],g[1],g[2],g[3],round(g[3]/g[0],4)]); ws.cell(ws.max_row,6).number_format="0.0%"
    ws.append(["Totals:",n,sum(g[1] for g in fpst.values()),T[0],o,round(o/n,4)]); ws.cell(ws.max_row,6).number_format="0.0%"
    ws.append([]);ws.append(["Occupancy and Rents Summary for Current Date"]);ws.append(["Unit Status","# Units"])
    for k,l in [("Occupied","Occupied, no NTV"),("Occupied-NTV","Occupied, NTV"),("Occupied-NTVL","Occupied NTV Leased"),("Vacant-Leased","Vacant Leased"),("Admin/Down","Admin/Down"),("Model","Model"),("Vacant","Vacant Not Leased")]: ws.append([l,cnt.get(k,0)])
    ws.append(["Totals:",n]); ws.column_dimensions["F"].width=26; ws.column_dimensions["E"].width=16
    for x in "GHIJ": ws.column_dimensions[x].width=11
    wb.save(P(fn)); save(fn,"MULTIFAMILY","RealPage OneSite rent roll detail export",rows,"The Kestrel at Oak Run","2025-12-31",n,o,v,sheet=None,hard=True)
def w2():
    fn="Entrata_RentRoll_Marlowe_Nov25.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Rent Roll"; rows=[]
    ws["A1"]="Rent Roll"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Property: Marlowe Lofts"; ws["A3"]="Post Month: Nov 2025   |   As of: 11/30/2025   |   Charge Codes: Scheduled"; 
    h=["Bldg-Unit","Unit Type","Sq Ft","Unit Status","Resident","Move-In","Lease Start","Lease End","Move-Out","Market Rent","Charge Code","Scheduled Charges","Deposit Held","Ending Balance"]
    for j,x in enumerate(h,1): c=ws.cell(5,j,x); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="305496"); c.alignment=Alignment(wrap_text=True)
    r=6; A=[]; O=V=0; sm={}; nu=0
    for b in "AB":
      for k in range(16):
        u=f"{b}-{k//4+1}0{k%4+1}"; ut,sf,mk=R.choice([("Studio S1",512,1465),("1BR Loft L1",733,1820),("1BR Loft L2",810,1935),("2BR Corner C2",1066,2450)]); nu+=1; q=R.random()
        s="Occupied No Notice" if q<.8 else "Notice Unrented" if q<.87 else "Vacant Unrented Ready" if q<.94 else "Vacant Rented Not Ready"
        base=[u,ut,sf,s]
        if s[0]=="V":
            V+=1; 
            for j,x in enumerate(base,1): ws.cell(r,j,x)
            ws.cell(r,10,mk); ws.cell(r,12,0); ws.cell(r,13,0); ws.cell(r,14,0); r+=1; A.append([sf,mk,0,0,0]); rows.append(row(unit=u,unitType=ut,area=sf,statusText=s,marketRent=mk,deposit=0,balance=0)); continue
        O+=1; nm=fl(); mi=d("2022-03-01","2025-11-10"); ls=mi if mi>dt.date(2024,12,1) else addm(mi,12*(2025-mi.year)); le=eom(addm(ls,R.choice([10,11,12]))); mo=d("2025-12-05","2025-12-31") if s[0]=="N" else None
        ch=[("Base Rent",mk-R.choice([0,25,40,95]))]+([("Pet Rent",40)] if R.random()<.25 else [])+([("Storage",30)] if R.random()<.2 else [])+[("Valet Trash",28),("Amenity Fee",12.5)]+([("Concession - Recurring",-75)] if R.random()<.15 else [])
        dep=R.choice([0,250,500]); bal=R.choice([0,0,0,-40,88.13,mk]); t=round(sum(x for _,x in ch),2)
        for j,x in enumerate(base+[nm,mi,ls,le,mo,mk,ch[0][0],ch[0][1],dep,bal],1): ws.cell(r,j,x)
        r+=1
        for a,x in ch[1:]: ws.cell(r,11,a); ws.cell(r,12,x); r+=1
        ws.cell(r,11,"Total").font=BO; c=ws.cell(r,12,t); c.font=BO; c.border=Border(top=thin); r+=1
        for a,x in ch: sm[a]=sm.get(a,0)+x
        A.append([sf,mk,t,dep,bal]); rows.append(row(unit=u,unitType=ut,area=sf,statusText=s,tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,marketRent=mk,contractRent=ch[0][1],charges=[dict(code=a,amount=x) for a,x in ch],totalCharges=t,deposit=dep,balance=bal))
    T=tot(A,5); r+=1; ws.cell(r,1,"Marlowe Lofts Total"); ws.cell(r,3,T[0]);ws.cell(r,10,T[1]);ws.cell(r,12,T[2]);ws.cell(r,13,T[3]);ws.cell(r,14,T[4]); 
    for c in ws[r]: c.font=BO
    for i in range(6,r+1):
        for j in (6,7,8,9): ws.cell(i,j).number_format="mm/dd/yyyy"
        for j in (10,12,13,14): ws.cell(i,j).number_format='$#,##0.00;($#,##0.00)'
    for x,y in zip("ABCDEFGHIJKLMN",[10,15,7,24,24,11,11,11,11,12,22,13,11,12]): ws.column_dimensions[x].width=y
    ws.freeze_panes="A6"; s2=wb.create_sheet("Summary"); s2.append(["Charge Code Summary"]); s2.append(["Charge Code","Amount"])
    for a,x in sm.items(): s2.append([a,x])
    s2.append(["Total",T[2]]); s2.append([]); s2.append(["Units",nu]); s2.append(["Occupied",O]); s2.append(["Vacant",V]); s2.append(["% Occupied",round(O/nu,4)])
    wb.save(P(fn)); save(fn,"MULTIFAMILY","Entrata rent roll, charge lines, summary sheet",rows,"Marlowe Lofts","2025-11-30",nu,O,V,sheet="Rent Roll")
def w3():
    fn="resman_sundance_villas_20260131.xlsx"; wb=xlsxwriter.Workbook(P(fn)); ws=wb.add_worksheet("RentRoll"); rows=[]; b=wb.add_format(dict(bold=1)); hb=wb.add_format(dict(bold=1,bottom=2,text_wrap=1,align="center")); m=wb.add_format(dict(num_format="#,##0.00")); mb=wb.add_format(dict(num_format="#,##0.00",bold=1,top=1)); df=wb.add_format(dict(num_format="m/d/yyyy",align="left")); g=wb.add_format(dict(bold=1,bg_color="#D9E1F2"))
    ws.merge_range(0,0,0,14,"Sundance Villas",wb.add_format(dict(bold=1,size=13,align="center"))); ws.merge_range(1,0,1,14,"Rent Roll",wb.add_format(dict(bold=1,align="center"))); ws.merge_range(2,0,2,14,"As of 1/31/2026",wb.add_format(dict(align="center")))
    ws.merge_range(4,7,4,9,"Monthly",hb); ws.merge_range(4,11,4,14,"Dates",hb)
    for j,x in enumerate(["Unit","Type","Sq. Feet","Residents","Status","Market Rent","Deposits Held","Rent","Other Charges","Credits","Balance","Lease Start","Lease End","Move In","Move Out"]): ws.write(5,j,x,hb)
    r=6; A=[]; O=V=0
    def w(v):
        nonlocal r
        for j,x in enumerate(v):
            if x is None or x=="": continue
            if isinstance(x,dt.date): ws.write_datetime(r,j,dt.datetime(x.year,x.month,x.day),df)
            elif j in(5,6,7,8,9,10): ws.write_number(r,j,x,m)
            else: ws.write(r,j,x)
        r+=1
    ws.merge_range(r,0,r,14,"Units",g); r+=1
    for i in range(1,27):
        u=str(200+i); ty,sf,mk=[("1x1",650,985),("2x1",820,1120),("2x2",930,1215)][i%3]
        if i in(7,19): w([u,ty,sf,"","Vacant",mk]); V+=1; A.append([mk,0,0,0,0,0]); rows.append(row(unit=u,unitType=ty,area=sf,statusText="Vacant",section="Units",marketRent=mk)); continue
        if i==12: s="Vacant Leased"; V+=1; w([u,ty,sf,"",s,mk]); A.append([mk,0,0,0,0,0]); rows.append(row(unit=u,unitType=ty,area=sf,statusText=s,section="Units",marketRent=mk)); continue
        O+=1; nm=fl()+(", "+fl() if i%5==0 else ""); s="NTV" if i in(4,21) else "Eviction" if i==15 else "Current"; mi=d("2020-06-01","2025-12-15"); ls=mi if mi.year==2025 else addm(mi,12*(2025-mi.year)); le=eom(addm(ls,11)); mo=dt.date(2026,2,28) if s=="NTV" else None
        rent=mk-R.choice([0,15,35,60]); oc=R.choice([25,25,60,75]); cr=R.choice([0,0,0,-50]); dep=R.choice([300,400,rent]); bal=R.choice([0,0,0,-12,rent+oc]); nm2=nm
        w([u,ty,sf,nm2,s,mk,dep,rent,oc,cr,bal,ls,le,mi,mo]); A.append([mk,dep,rent,oc,cr,bal]); rows.append(row(unit=u,unitType=ty,area=sf,tenantName=nm2,statusText=s,section="Units",marketRent=mk,deposit=dep,contractRent=rent,balance=bal,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,charges=[dict(code="Other Charges",amount=oc),dict(code="Credits",amount=cr)]))
    T=tot(A,6); bad=T[2]+900
    ws.write(r,0,f"{O+V} units",b); ws.write(r,3,f"{O} occupied / {V} vacant",b)
    for j,x in enumerate([T[0],T[1],bad,T[3],T[4],T[5]]): ws.write_number(r,5+j,x,mb)
    r+=2; ws.merge_range(r,0,r,14,"Rentable Items",g); r+=1; gs=0
    for k in range(1,6):
        u=f"G{k}"; mk=95; x=None if k==3 else rows[k*3]
        if not x or "tenantName" not in x: w([u,"Garage",None,"","Available",mk]); rows.append(row(unit=u,unitType="Garage",statusText="Available",section="Rentable Items",marketRent=mk)); continue
        w([u,"Garage",None,x["tenantName"],"Leased",mk,None,90]); gs+=90; rows.append(row(unit=u,unitType="Garage",statusText="Leased",tenantName=x["tenantName"],section="Rentable Items",marketRent=mk,contractRent=90))
    ws.write(r,0,"5 items",b); ws.write_number(r,5,475,mb); ws.write_number(r,7,gs,mb)
    ws.set_column(3,3,34); ws.set_column(4,14,11.5); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); wb.close()
    save(fn,"MULTIFAMILY","ResMan export with rentable items",rows,"Sundance Villas","2026-01-31",O+V,O,V,planted=dict(what=f"Units section total of Rent printed {bad:,.2f}; rows sum to {T[2]:,.2f}",kind="total_wrong"))
def w4():
    fn="Briar Office Bldg - certified RR 3-31-26.xlsx"; wb=xlsxwriter.Workbook(P(fn)); cv=wb.add_worksheet("Certificate"); ws=wb.add_worksheet("RR"); ex=wb.add_worksheet("Expirations"); rows=[]; f=lambda **k: wb.add_format(dict(font_name="Cambria",font_size=10,**k))
    cv.hide_gridlines(2); cv.set_column(0,0,90,f(text_wrap=1))
    for i,s in enumerate(["BORROWER'S RENT ROLL CERTIFICATE","","To: Commonwealth Savings Bank, Commercial Real Estate","Re: Briar Professional Building, 400 Briar Lane, Allentown, PA","","The rent roll on the following sheet is true and complete as of March 31, 2026. All leases are in full force and effect. No tenant is more than 30 days in arrears.","","Briar Lane Associates, L.P.","","By: _______________________   General Partner"]): cv.write(i+1,0,s)
    ws.write(0,1,"Briar Professional Building",f(bold=1,font_color="#7F1D1D")); ws.write(1,1,"Rent Roll, 3/31/2026",f(italic=1)); H=f(bold=1,bottom=1,text_wrap=1,valign="bottom",align="center")
    for j,x in enumerate(["Ste","Tenant","RSF","% of Bldg","Lease Comm.","Lease Exp.","Rent / SF","Base Rent / Yr","Base Rent / Mo","Elec. / Mo","Total / Mo","Sec. Dep.","Next Bump","New Monthly Rent","Options / Remarks"]): ws.write(4,j+1,x,H)
    D=f(num_format="mmm d, yyyy",align="right"); M=f(num_format='#,##0.00'); I=f(num_format="#,##0"); Pc=f(num_format="0.0%"); MB=f(num_format='"$"#,##0.00',bold=1,top=1,bottom=6); IB=f(num_format="#,##0",bold=1,top=1,bottom=6); t=f()
    data=[("100","Lehigh Eye Associates",3200,24.5),("101","Crane & Mabry, CPAs",1450,22.75),("102",None,1100,None),("200","Summit Behavioral Group",2680,23.25),("201","Stonebridge Title Agency",1275,22),("202","A. Fenwick, Architect",640,19.5),("203","Keystone Home Hospice",1880,23.5),("204",None,905,None),("300","Parkline Wealth Advisors",2300,26),("301","Truenorth Staffing",1410,21.5),("302","Management Office",420,None)]
    S=sum(x[2] for x in data); r=5; A=[]; exps={}
    for u,nm,sf,psf in data:
        ws.write(r,1,u,t); ws.write(r,3,sf,I); ws.write_formula(r,4,f"=D{r+1}/$D$17",Pc,round(sf/S,4))
        if psf is None:
            ws.write(r,2,nm or "VACANT",f(italic=1)); rows.append(row(unit=u,area=sf,tenantName=nm,statusText=None if nm else "VACANT")); ws.write(r,15,"On-site mgmt., no rent" if nm else "Asking $23.00",t); r+=1; continue
        ls=d("2016-05-01","2024-11-01").replace(day=1); le=eom(d("2026-09-01","2032-12-01")); yr=round(sf*psf,2); mo=round(yr/12,2); el=round(sf*1.75/12,2); dep=R.choice([mo,0,2000]); nb=dt.date(2026 if ls.month>3 else 2027,ls.month,1); has=nb<le and u not in("202","301"); nr=round(mo*1.025,2)
        ws.write(r,2,nm,t); ws.write_datetime(r,5,dt.datetime(ls.year,ls.month,1),D); ws.write_datetime(r,6,dt.datetime(le.year,le.month,le.day),D); ws.write(r,7,psf,M); ws.write_formula(r,8,f"=D{r+1}*H{r+1}",M,yr); ws.write_formula(r,9,f"=ROUND(I{r+1}/12,2)",M,mo); ws.write(r,10,el,M); ws.write_formula(r,11,f"=J{r+1}+K{r+1}",M,round(mo+el,2)); ws.write(r,12,dep,M)
        if has: ws.write_datetime(r,13,dt.datetime(nb.year,nb.month,1),D); ws.write(r,14,nr,M)
        ws.write(r,15,R.choice(["","1 x 5 yr @ FMV","2 x 3 yr",""]),t); A.append([yr,mo,el,mo+el,dep]); e=exps.setdefault(le.year,[0,0,0]); e[0]+=1;e[1]+=sf;e[2]+=yr
        rows.append(row(unit=u,tenantName=nm,statusText="Occupied",area=sf,leaseStartDate=ls,leaseEndDate=le,annualRent=yr,contractRent=mo,charges=[dict(code="Elec.",amount=el)],totalCharges=round(mo+el,2),deposit=dep,rentSteps=[dict(date=nb.isoformat(),amount=nr)] if has else None)); r+=1
    T=tot(A,5); assert r==16; ws.write(r,2,"Total Building",f(bold=1)); ws.write_formula(r,3,"=SUM(D6:D16)",IB,S)
    for j,x in zip((8,9,10,11,12),T): L="ABCDEFGHIJKLM"[j]; ws.write_formula(r,j,f"=SUM({L}6:{L}16)",MB,x)
    vs=1100+905
    ws.write(18,2,"Suites",t);ws.write(18,3,11,I);ws.write(19,2,"Leased suites",t);ws.write(19,3,8,I);ws.write(20,2,"Vacant suites",t);ws.write(20,3,2,I);ws.write(21,2,"Management suite",t);ws.write(21,3,1,I);ws.write(22,2,"Vacant RSF",t);ws.write(22,3,vs,I)
    ws.set_column(0,0,2); ws.set_column(1,1,6); ws.set_column(2,2,28); ws.set_column(3,14,12); ws.set_column(15,15,24); ws.set_landscape(); ws.fit_to_pages(1,1)
    ex.write_row(0,0,["Year","# Leases","RSF","Annual Base Rent"],H)
    for i,k in enumerate(sorted(exps)): ex.write_row(i+1,0,[k]+[round(x,2) for x in exps[k]],t)
    wb.close(); save(fn,"OFFICE","owner's workbook with certificate and formulas",rows,"Briar Professional Building","2026-03-31",11,8,2,sheet="RR",hard=True)
def w5():
    fn="doorloop-rent-roll-export.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Rent Roll"; rows=[]; ws.append(["Rent Roll"]); ws.append(["Tenbrook Holdings LLC"]); ws.append(["As of Jan 1, 2026"]); ws.append([])
    ws.append(["Property","Unit","Beds / Baths","Size","Tenants","Lease Status","Start","End","Rent","Recurring Charges","Deposits","Balance Due","Market Rent"]); A=[]; O=V=0
    for c in ws[5]: c.font=BO
    for pn,us_ in [("518 Larkin Street",["Unit A","Unit B"]),("522 Larkin Street",["Unit A","Unit B"]),("1907 Mercer Road",["1","2","3","4"]),("33 Old Forge Triplex",["Front","Rear","Upper"]),("640 Quarry Avenue",["101","102","201","202","301","302"])]:
        for u in us_:
            bb=R.choice(["2 / 1","2 / 1.5","3 / 2","1 / 1"]); sf=R.choice([620,780,910,1040,1180]); mk=R.choice([1095,1250,1395,1525])
            if (pn[:3],u) in (("190","3"),("640","301")): V+=1; ws.append([pn,u,bb,f"{sf:,} sqft","--","Vacant","--","--","$0.00","$0.00","$0.00","$0.00",f"${mk:,.2f}"]); A.append([0,0,0,0,mk]); rows.append(row(unit=u,propertyName=pn,unitType=bb,area=sf,statusText="Vacant",contractRent=0,totalCharges=None,deposit=0,balance=0,marketRent=mk,charges=[dict(code="Recurring Charges",amount=0)])); continue
            O+=1; nm=fl()+(", "+fl() if R.random()<.3 else ""); rent=mk-R.choice([0,45,50,100]); rc=R.choice([0,0,25,35]); dep=R.choice([rent,1000]); bal=R.choice([0,0,0,0,-150,rent]); ls=d("2024-06-01","2025-11-01").replace(day=1); mtm=R.random()<.2; le=eom(addm(ls,R.choice([17,23]) if ls.year==2024 else 11)); 
            if le<dt.date(2026,1,1): le=dt.date(2026,3,31)
            s="Month-to-month" if mtm else "Active"; fmt=lambda x:x.strftime("%b ")+f"{x.day}, {x.year}"
            if mtm: le=None
            mm=lambda x:f"${x:,.2f}" if x>=0 else f"-${-x:,.2f}"
            ws.append([pn,u,bb,f"{sf:,} sqft",nm,s,fmt(ls),fmt(le) if le else "At will",mm(rent),mm(rc),mm(dep),mm(bal),mm(mk)]); A.append([rent,rc,dep,bal,mk])
            rows.append(row(unit=u,propertyName=pn,unitType=bb,area=sf,tenantName=nm,statusText=s,leaseStartDate=ls,leaseEndDate=le or "At will",contractRent=rent,charges=[dict(code="Recurring Charges",amount=rc)],deposit=dep,balance=bal,marketRent=mk))
    ws.append(["Total",f"{O+V} units",None,None,f"{O} occupied"]+[None]*3+[f"${x:,.2f}" for x in tot(A,5)])
    for x,y in zip("ABCDEFGHIJKLM",[24,9,12,12,36,16,13,13,12,18,12,13,12]): ws.column_dimensions[x].width=y
    wb.save(P(fn)); save(fn,"MULTIFAMILY","DoorLoop export, money as text, scattered small properties",rows,None,"2026-01-01",O+V,O,V)
def w6():
    fn="TenancySchedule_FoxgloveCommons.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Report1"; rows=[]
    ws.append(["Tenancy Schedule I"]); ws.append(["Property: fox100 - Foxglove Commons   As of Date: 02/28/2026   By Property"]); ws.append([]); ws.append(["Unit(s)","Lease","Lease Type","Area","Lease From","Lease To","Term","Charge Schedule",None,None,None,"Security\nDeposit"]); ws.append([None]*7+["Charge","From","To","Monthly\nAmount",None]); ws.merge_cells("H4:K4")
    for rr in (4,5):
        for c in ws[rr]: c.font=BO; c.fill=PatternFill("solid",fgColor="EDEDED"); c.alignment=Alignment(horizontal="center",wrap_text=True)
    D=[("100","Greenleaf Grocers #212 (t0000412)",21800,15.25),("104","Sole & Lace (t0000438)",1900,26),("106","VACANT",1500,0),("108","Cantina Dos Rios (t0000377)",3100,29),("112","Bright Smiles Pediatric Dental (t0000451)",2400,28.5),("114","Wash N Fold Depot (t0000290)",1650,23),("116","VACANT",1225,0),("118","Cumulus Vapor (t0000466)",1100,25),("120","Fitzroy Insurance (t0000399)",1000,24),("122","Anvil Strength Gym (t0000420)",5600,17.5),("PAD1","Rapid Lube Partners (t0000333)",2850,38)]; TA=TD=0; occ=0; asf=0; cs={}
    for u,nm,sf,psf in D:
        if not psf: ws.append([u,"VACANT",None,sf]); ws.append([]); rows.append(row(unit=u,area=sf,statusText="VACANT")); continue
        occ+=1; asf+=sf; ls=d("2017-01-01","2024-12-01").replace(day=1); le=eom(d("2027-05-01","2034-01-01")); term=(le.year-ls.year)*12+le.month-ls.month+1; mo=round(sf*psf/12,2); dep=R.choice([mo,0,3500]); y=2025 if ls.month>2 else 2026; cur=dt.date(y,ls.month,1); 
        if cur<ls: cur=ls
        nxt=addm(cur,12); sch=[("rent",cur,nxt-dt.timedelta(1),mo)]; steps=[]; x=mo
        for k in range(R.choice([1,2,3])):
            if addm(nxt,12)>le: break
            x=round(x*1.03,2); sch.append(("rent",nxt,addm(nxt,12)-dt.timedelta(1),x)); steps.append(dict(date=nxt.isoformat(),amount=x)); nxt=addm(nxt,12)
        if not steps: sch[0]=("rent",cur,le,mo)
        cam=round(sf*3.4/12,2); ret=round(sf*2.6/12,2); sch+=[("cam",dt.date(2026,1,1),dt.date(2026,12,31),cam),("retax",dt.date(2026,1,1),dt.date(2026,12,31),ret)]
        if u in("108","PAD1"): sch.append(("sign",cur,le,85))
        ty="Retail NNN"
        for i,q in enumerate(sch): ws.append(([u,nm,ty,sf,us(ls),us(le),term] if i==0 else [None]*7)+[q[0],us(q[1]),us(q[2]),q[3]]+([dep] if i==0 else []))
        ch=[dict(code=a,amount=v) for a,f_,t_,v in sch if f_<=dt.date(2026,2,28)]; t=round(sum(z["amount"] for z in ch),2)
        ws.append([None]*7+["Total (current)",None,None,t]); ws.cell(ws.max_row,8).font=BO; ws.cell(ws.max_row,11).font=BO; ws.append([]); TA+=t;TD+=dep
        for z in ch: cs[z["code"]]=round(cs.get(z["code"],0)+z["amount"],2)
        rows.append(row(unit=u,tenantName=nm,statusText="Occupied",area=sf,leaseStartDate=ls,leaseEndDate=le,contractRent=mo,charges=ch,totalCharges=t,deposit=dep,rentSteps=steps or None))
    tsf=sum(x[2] for x in D); ws.append(["Total Foxglove Commons",None,None,tsf]+[None]*6+[round(TA,2),round(TD,2)])
    for c in ws[ws.max_row]: c.font=BO; c.border=Border(top=thin)
    ws.append([]); ws.append(["Summary",None,"Units","Area"]); ws.append(["Occupied",None,occ,asf]); ws.append(["Vacant",None,2,tsf-asf]); ws.append(["Total",None,11,tsf]); ws.append([]); ws.append(["Current charges",None,"Monthly"])
    for a in cs: ws.append([a,None,cs[a]])
    for i in range(6,ws.max_row+1):
        ws.cell(i,4).number_format="#,##0"; ws.cell(i,11).number_format="#,##0.00"; ws.cell(i,12).number_format="#,##0.00"
    for x,y in zip("ABCDEFGHIJKL",[12,40,12,9,12,12,6,15,12,12,13,12]): ws.column_dimensions[x].width=y
    wb.save(P(fn)); save(fn,"RETAIL","Yardi tenancy schedule with charge schedules",rows,"Foxglove Commons","2026-02-28",11,occ,2,hard=True)
def w7():
    fn="NetLease_Pool_RentRoll_Q4-2025.xlsx"; wb=xlsxwriter.Workbook(P(fn)); ws=wb.add_worksheet("Q4 2025"); q3=wb.add_worksheet("Notes"); rows=[]; h=wb.add_format(dict(bold=1,bg_color="#203864",font_color="white",text_wrap=1,align="center",valign="vcenter",border=1)); c=wb.add_format(dict(border=1)); m=wb.add_format(dict(border=1,num_format='_($* #,##0_);_($* (#,##0);_($* "-"_)')); D=wb.add_format(dict(border=1,num_format="d-mmm-yy")); n=wb.add_format(dict(border=1,num_format="#,##0")); B_=wb.add_format(dict(bold=1,border=1,num_format="$#,##0"));
    ws.write(0,0,"ORCHARD NET LEASE POOL II",wb.add_format(dict(bold=1,size=14))); ws.write(1,0,"Single-tenant retail – certified rent roll, December 31, 2025"); ws.set_row(3,46)
    for j,x in enumerate(["Store No.","Location","Tenant / Guarantor","Bldg SF","Rent Commenced","Expiration","Current Annual Rent","Next Increase","Annual Rent After Increase","2nd Increase","Annual Rent After 2nd","Lease Type","Occupancy"]): ws.write(3,j,x,h)
    r=4; T=0; S=0
    L_=[("0114","Enid, OK","Dollar Depot"),("0127","Paragould, AR","Dollar Depot"),("0203","Kokomo, IN","QuickServe Auto Parts"),("0219","Zanesville, OH","QuickServe Auto Parts"),("0308","Tupelo, MS","Meridian Pharmacy"),("0311","Dothan, AL",None),("0320","Rome, GA","Meridian Pharmacy"),("0402","Joplin, MO","Tractor & Field Supply"),("0415","Salina, KS","Burger Barn")]
    for u,lo,tn in L_:
        sf=R.choice([9100,7400,14820,3100,10640]); ws.write_string(r,0,u,c); ws.write(r,1,lo,c); ws.write(r,3,sf,n); S+=sf
        if not tn:
            for j in (2,4,5,6,7,8,9,10,11): ws.write_blank(r,j,None,c)
            ws.write(r,12,"Vacant",c); rows.append(row(unit=u,area=sf,statusText="Vacant")); r+=1; continue
        ls=d("2014-03-01","2021-10-01").replace(day=1); le=addm(ls,180)-dt.timedelta(1); an=round(sf*R.uniform(11,19),-2); a2=round(an*1.05,0); a3=round(an*1.1025,0); y=2026+R.randrange(3); i1=dt.date(y,ls.month,1); i2=dt.date(y+5,ls.month,1); st=[]
        for j,x in enumerate([tn]): ws.write(r,2,x,c)
        for j,x in ((4,ls),(5,le)): ws.write_datetime(r,j,dt.datetime(x.year,x.month,x.day),D)
        ws.write(r,6,an,m)
        for j,x,a in ((7,i1,a2),(9,i2,a3)):
            if x<le: ws.write_datetime(r,j,dt.datetime(x.year,x.month,1),D); ws.write(r,j+1,a,m); st.append(dict(date=x.isoformat(),amount=a,per="year"))
            else: ws.write(r,j,"None",c); ws.write_blank(r,j+1,None,c)
        ws.write(r,11,R.choice(["NNN","NNN","NN"]),c); ws.write(r,12,"Open",c); T+=an; rows.append(row(unit=u,tenantName=tn,statusText="Open",area=sf,leaseStartDate=ls,leaseEndDate=le,annualRent=an,rentSteps=st or None)); r+=1
    ws.merge_range(r,0,r,2,"POOL TOTAL (9 stores, 8 leased, 1 vacant)",B_); ws.write_formula(r,3,f"=SUM(D5:D{r})",wb.add_format(dict(bold=1,border=1,num_format="#,##0")),S); ws.write_formula(r,6,f"=SUM(G5:G{r})",B_,T)
    ws.write(r+2,0,"Certified by: ____________________   Orchard Net Lease II Manager, LLC      Date: __________"); ws.set_column(1,1,18); ws.set_column(2,2,26); ws.set_column(3,12,13); ws.set_landscape(); ws.fit_to_pages(1,1)
    for i,s in enumerate(["Notes to certified rent roll","1. 0311 Dothan: former Meridian Pharmacy lease expired 9/30/2025; building being marketed.","2. All increases are fixed per lease; none is CPI based.","3. NN: landlord responsible for roof and structure."]): q3.write(i,0,s)
    wb.close(); save(fn,"RETAIL","net-lease pool workbook, annual rents and step columns",rows,"Orchard Net Lease Pool II","2025-12-31",9,8,1,sheet="Q4 2025")
def run():
    for f in (w1,w2,w3,w4,w5,w6,w7): f()

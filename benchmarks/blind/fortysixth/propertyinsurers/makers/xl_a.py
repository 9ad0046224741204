from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
CD=dt.datetime(2025,12,1)
def wbx(f):
    w=xlsxwriter.Workbook(path(f)); w.set_properties({"created":CD}); return w
def wbo(): 
    w=openpyxl.Workbook(); w.properties.created=CD; w.properties.modified=CD; return w

# ------------------------------------------------ 8 yardi-like with lease charges
def d08():
    r=random.Random(4608); N=Names(r); f="tidewater_flats_lease_charges.xlsx"; w=wbo(); ws=w.active; ws.title="Report1"
    B=Font(name="Arial",size=8,bold=True); R_=Font(name="Arial",size=8)
    def put(i,j,v,b=False,fmt=None,al=None):
        c=ws.cell(i,j,v); c.font=B if b else R_
        if fmt: c.number_format=fmt
        if al: c.alignment=Alignment(horizontal=al)
    for i,t in enumerate(["Rent Roll with Lease Charges","Tidewater Flats (tdwf)","As Of = 08/31/2025","Month Year = 08/2025"],1):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=14); put(i,1,t,True,al="center")
    h1=["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Other","Move In","Lease","Move Out","Balance"]; h2=["","","Sq Ft","","","Rent","Code","","Deposit","Deposit","","Expiration","",""]
    for j,(a,b) in enumerate(zip(h1,h2),1): put(6,j,a or None,True,al="center"); put(7,j,b or None,True,al="center")
    i=8; put(i,1,"Current/Notice/Vacant Residents",True); i+=1
    types=[("tw1a",655,1190),("tw1b",710,1240),("tw2a",905,1465),("tw2b",985,1540),("tw3",1190,1820)]
    rows=[];fut=[]; M='#,##0.00'
    def emit(x,first=True):
        nonlocal i
        occ="tenantName" in x
        put(i,1,x["unit"]); put(i,2,x["unitType"]); put(i,3,x["area"],fmt='#,##0.00'); put(i,4,x.pop("_t","VACANT")); put(i,5,x.get("tenantName","VACANT")); put(i,6,x["marketRent"],fmt=M)
        put(i,9,x["deposit"],fmt=M); put(i,10,x.pop("_od"),fmt=M); 
        for j,k in ((11,"moveInDate"),(12,"leaseEndDate"),(13,"moveOutDate")):
            if x.get(k): put(i,j,x[k],fmt="mm/dd/yyyy")
        put(i,14,x["balance"],fmt=M)
        for z in x.get("charges",[]): put(i,7,z["code"]); put(i,8,z["amount"],fmt=M); i+=1
        if not occ: i+=1
        put(i,7,"Total",True); put(i,8,x.get("totalCharges",0),True,M); i+=2
    def ten(mk,fu=False):
        rent=mk-r.choice([0,0,20,45,70,115]); ch=[("rent",rent)]
        if r.random()<.6: ch.append(("wtrsub",r.choice([32,38,45])))
        if r.random()<.25: ch.append(("petfee",25))
        if r.random()<.15: ch.append(("cpark",40))
        if r.random()<.1: ch.append(("empconc",-200))
        mi=rdate(r,dt.date(2025,9,2),dt.date(2025,10,15)) if fu else rdate(r,dt.date(2019,1,5),dt.date(2025,8,20)); le=addm(mi.replace(day=1),12)-dt.timedelta(1)
        while le<dt.date(2025,8,31) : le=le.replace(year=le.year+1,day=min(le.day,28))
        le=eom(le.year,le.month)
        return dict(_t=f"t00{r.randrange(21000,48999)}",tenantName=N.lf(),contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for a,b in ch),moveInDate=mi,leaseEndDate=le,deposit=r.choice([300,500,300,rent]),_od=r.choice([0,0,0,250]),balance=r.choice([0,0,0,-12.5,rent,88.41]))
    od=0; odf=0
    for n in range(60):
        u=f"{(n//12+1)}{'ABCDEFGHIJKL'[n%12]}"; t,sf,mk=r.choice(types); x=dict(unit=u,unitType=t,area=sf,marketRent=mk,section="Current/Notice/Vacant Residents")
        p=r.random()
        if p<.08: x.update(statusText="Vacant",deposit=0,balance=0,_od=0,totalCharges=0)
        elif n==31: x.update(statusText="Vacant",_t="MODEL",totalCharges=0,deposit=0,balance=0,_od=0,_m=1)
        else:
            x.update(ten(mk)); x["statusText"]="Occupied"
            if r.random()<.08: x["moveOutDate"]=dt.date(2025,9,30); x["statusText"]="Notice"
        od+=x["_od"]; m=x.pop("_m",0); 
        if m: x["statusText"]="MODEL"
        emit(x) ; 
        if m: 
            for q in range(i-4,i): 
                if ws.cell(q,5).value=="VACANT": ws.cell(q,5).value="MODEL"
        rows.append(x)
        if x["statusText"]=="Vacant" and len(fut)<3 or x.get("moveOutDate") and r.random()<.4:
            y=dict(unit=u,unitType=t,area=sf,marketRent=mk,section="Future Residents/Applicants",statusText="Future"); y.update(ten(mk,True)); y["balance"]=0; fut.append(y)
    for x in rows:
        if x["statusText"] =="Notice": x["statusText"]="Occupied"
    cur=list(rows); put(i,1,"Future Residents/Applicants",True); i+=1
    for y in fut: odf+=y["_od"]; emit(y); rows.append(y)
    i+=1; S=lambda k,R:sum(x.get(k,0) for x in R)
    for j,t in ((5,"Summary Groups"),(6,"Square"),(7,"Market"),(8,"Lease"),(9,"Security"),(10,"Other"),(11,"# Of"),(12,"% Unit"),(14,"Balance")): put(i,j,t,True)
    i+=1
    for j,t in ((6,"Footage"),(7,"Rent"),(8,"Charges"),(9,"Deposit"),(10,"Deposits"),(11,"Units"),(12,"Occupancy")): put(i,j,t,True)
    i+=1
    occ=[x for x in cur if x["statusText"]=="Occupied"]; vac=[x for x in cur if x["statusText"]=="Vacant"]; mod=[x for x in cur if x["statusText"]=="MODEL"]
    for l,R,o,cnt in (("Current/Notice Residents",occ,od,1),("Future Residents/Applicants",fut,odf,0),("Occupied Units",occ,None,1),("Model/Admin Units",mod,None,1),("Vacant Units",vac,None,1),("Totals:",cur,od,1)):
        put(i,5,l,l=="Totals:"); put(i,6,S("area",R),fmt=M); put(i,7,S("marketRent",R),fmt=M)
        if o is not None: put(i,8,S("totalCharges",R),fmt=M); put(i,9,S("deposit",R),fmt=M); put(i,10,o,fmt=M); put(i,14,S("balance",R),fmt=M)
        if o is None or l=="Totals:" or not cnt: put(i,11,len(R)); 
        if o is None: put(i,12,round(len(R)/len(cur)*100,2),fmt="0.00")
        i+=1
    i+=1; put(i,5,"Summary of Charges by Charge Code (Current/Notice Residents Only)",True); i+=1; put(i,5,"Charge Code",True); put(i,8,"Amount",True); i+=1; tot={}
    for x in occ:
        for z in x["charges"]: tot[z["code"]]=tot.get(z["code"],0)+z["amount"]
    for k in sorted(tot): put(i,5,k); put(i,8,tot[k],fmt=M); i+=1
    put(i,5,"Total",True); put(i,8,sum(tot.values()),True,M)
    for j,wd in enumerate([8,10,9,11,24,11,9,10,10,9,11,11,11,10],1): ws.column_dimensions[CL(j)].width=wd
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w.save(path(f)); save(f,"MULTIFAMILY","Yardi-like lease charges, two-line header, model, future section",rows,"Tidewater Flats","2025-08-31",60,len(occ),len(vac))

# ------------------------------------------------ 9 affordable (planted row dropped)
def d09():
    r=random.Random(4609); N=Names(r); f="canal_terrace_lihtc_rent_roll.xlsx"; w=wbx(f); ws=w.add_worksheet("RR Nov-25"); no=w.add_worksheet("AMI limits")
    T=w.add_format({"bold":1,"font_size":13,"font_name":"Cambria"}); L9=w.add_format({"font_name":"Cambria","font_size":9}); H=w.add_format({"bold":1,"text_wrap":1,"valign":"vcenter","align":"center","border":1,"bg_color":"#D9EAD3","font_name":"Cambria","font_size":9}); C=w.add_format({"font_name":"Cambria","font_size":9,"border":4}); M=w.add_format({"font_name":"Cambria","font_size":9,"num_format":"$#,##0;[Red]($#,##0);$0","border":4}); D=w.add_format({"font_name":"Cambria","font_size":9,"num_format":"m/d/yyyy","border":4,"align":"right"}); Bm=w.add_format({"bold":1,"font_name":"Cambria","font_size":9,"num_format":"$#,##0","top":2}); Bt=w.add_format({"bold":1,"font_name":"Cambria","font_size":9,"top":2}); G=w.add_format({"bold":1,"font_name":"Cambria","font_size":9,"align":"center","border":1,"bg_color":"#B6D7A8"}); Pc=w.add_format({"font_name":"Cambria","font_size":9,"num_format":"0%","border":4})
    ws.write(0,1,"Canal Terrace Apartments, LP - BIN CT-09-00417 / 00418 / 00419",T); ws.write(1,1,"Affordable rent roll as of November 30, 2025",L9); ws.write(2,1,"Tax credit (9%) with project-based Section 8 (PBV8); soft debt: HOME",L9)
    ws.merge_range(4,1,4,6,"Unit",G); ws.merge_range(4,7,4,9,"Household",G); ws.merge_range(4,10,4,15,"Monthly rent",G)
    hd=["Bldg","Apt #","Bed/\nBath","Sq Ft","Set-\naside","Program","Head of Household","Move-In\nDate","Next\nRecert","Tenant\nRent","HAP\nSubsidy","Contract\nRent","Utility\nAllow.","Gross\nRent","LIHTC\nMax Rent"]
    for j,h in enumerate(hd,1): ws.write(5,j,h,H)
    ws.set_row(5,30); full=[]; mx={"1/1":{.3:571,.5:952,.6:1143},"2/1":{.3:686,.5:1143,.6:1371},"3/2":{.3:792,.5:1320,.6:1584}}; ua={"1/1":71,"2/1":92,"3/2":118}; sfd={"1/1":640,"2/1":845,"3/2":1090}
    for b,n in (("1",16),("2",18),("3",14)):
        for k in range(n):
            bb=r.choice(["1/1","2/1","2/1","3/2"]); sa=r.choice([.3,.5,.5,.6,.6]); pr="PBV8" if r.random()<.4 else "LIHTC"; mxr=mx[bb][sa]
            x=dict(building=b,unit=f"{b}{k//8+1}{k%8+1:02d}",unitType=bb,area=sfd[bb]); X=dict(sa=sa,pr=pr,mx=mxr,x=x)
            if r.random()<.08: x["statusText"]="Vacant"
            else:
                if pr=="PBV8": tr=r.choice([0,25,118,203,287,341,412]); cr={"1/1":1210,"2/1":1455,"3/2":1790}[bb]; hap=cr-tr
                else: cr=mxr-ua[bb]-r.choice([0,0,20,41]); tr=cr; hap=0
                mi=rdate(r,dt.date(2014,2,1),dt.date(2025,10,31)); nr=dt.date(2026,mi.month,1) if mi.month<12 else dt.date(2025,12,1)
                x.update(statusText="Occupied",tenantName=N.il(),moveInDate=mi,contractRent=cr,charges=[dict(code="Tenant Rent",amount=tr),dict(code="HAP Subsidy",amount=hap)]); X["nr"]=nr
            full.append(X)
    occ=[X for X in full if "tenantName" in X["x"]]; drop=[X for X in occ if X["x"]["building"]=="2"][7]
    i=6
    for b in "123":
        for X in full:
            x=X["x"]
            if x["building"]!=b or X is drop: continue
            ws.write_string(i,1,b,C); ws.write_string(i,2,x["unit"],C); ws.write(i,3,x["unitType"],C); ws.write(i,4,x["area"],C); ws.write(i,5,X["sa"],Pc); ws.write(i,6,X["pr"],C)
            if X in occ:
                ws.write(i,7,x["tenantName"],C); ws.write(i,8,dt.datetime.combine(x["moveInDate"],dt.time()),D); ws.write(i,9,dt.datetime.combine(X["nr"],dt.time()),D)
                a,h=[z["amount"] for z in x["charges"]]; u=ua[x["unitType"]]
                for j,v in ((10,a),(11,h),(12,a+h),(13,u),(14,a+u if X["pr"]=="LIHTC" else a+h+u)): ws.write(i,j,v,M)
            else:
                ws.write(i,7,"Vacant",C)
                for j in range(8,15): ws.write_blank(i,j,None,C)
            ws.write(i,15,X["mx"],M); i+=1
        R=[X for X in full if X["x"]["building"]==b]; tt(ws,i,R,occ,ua,Bt,Bm,f"Building {b}: {len(R)} apts, {sum(X in occ for X in R)} occupied"); i+=2
    tt(ws,i,full,occ,ua,Bt,Bm,"PROJECT TOTAL"); i+=2
    ws.write(i,1,f"Units in project: {len(full)}    Occupied: {len(occ)}    Vacant: {len(full)-len(occ)}",L9); i+=1
    ws.write(i,1,"LIHTC Max Rent is the gross limit incl. utilities and is not an asking rent.",L9)
    ws.set_column(0,0,2); ws.set_column(1,1,5); ws.set_column(2,6,7.5); ws.set_column(7,7,18); ws.set_column(8,15,9.5); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.freeze_panes(6,3)
    no.write(0,0,"2025 limits",T); rr=1
    for bb,d in mx.items():
        for k,v in d.items(): no.write(rr,0,bb); no.write(rr,1,f"{k:.0%}"); no.write(rr,2,v); rr+=1
    w.close()
    dx=drop["x"]
    save(f,"MULTIFAMILY","LIHTC/Section 8 with grouped headers, building subtotals",[X["x"] for X in full if X is not drop],"Canal Terrace Apartments","2025-11-30",len(full),len(occ),len(full)-len(occ),sheet="RR Nov-25",planted=dict(what=f"row of apartment {dx['unit']} ({dx['tenantName']}, contract rent {dx['contractRent']}) left out; subtotal of building 2, project total and counts include it",kind="row_dropped"))
def tt(ws,i,R,occ,ua,Bt,Bm,l):
    ws.write(i,1,l,Bt)
    for j in range(2,16): ws.write_blank(i,j,None,Bt)
    O=[X for X in R if X in occ]; s=lambda q:sum(X["x"]["charges"][q]["amount"] for X in O)
    ws.write(i,4,sum(X["x"]["area"] for X in R),Bt) if l[0]=="P" else None
    ws.write(i,10,s(0),Bm); ws.write(i,11,s(1),Bm); ws.write(i,12,s(0)+s(1),Bm)

# ------------------------------------------------ 10 buildium-like small houses
def d10():
    r=random.Random(4610); N=Names(r); f="rent_roll_export_hearthline.xlsx"; w=wbo(); ws=w.active; ws.title="Rent roll"
    ws["A1"]="Rent roll"; ws["A1"].font=Font(size=16,bold=True,color="2F5D62"); ws["A2"]="Hearthline Property Care"; ws["A3"]="As of 7/31/2025"; ws["A4"]="Property: All rental properties  |  Lease status: Active, Future"
    hd=["Property / Unit","Bed/bath","Sq. ft.","Tenants","Lease status","Lease type","Start","End","Market rent","Rent","Deposits held","Prepayments","Balance due"]
    for j,h in enumerate(hd,1): c=ws.cell(6,j,h); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="2F5D62"); c.alignment=Alignment(wrap_text=True,vertical="center")
    P=[("118 Alder Street",["1","2","3"]),("502 Brisbane Ave",["Upper","Lower"]),("77 Cobbler's Row",["A","B","C","D"]),("1630 E. Finch",["House"]),("2215 Gable Court",["101","102","201","202","301","302"]),("9 Maritime Way",["Front","Rear","Carriage"])]
    ws.row_dimensions[6].height=30; i=7; rows=[]; tot=[0]*5; cnt=0;occ=0
    for p,us_ in P:
        c=ws.cell(i,1,p); c.font=Font(bold=True)
        for j in range(1,14): ws.cell(i,j).fill=PatternFill("solid",fgColor="E6F0EF")
        i+=1; sub=[0]*5
        for u in us_:
            cnt+=1; bb=r.choice(["1 / 1","2 / 1","2 / 1.5","3 / 2"]); sf=r.choice([None,620,740,815,905,1120]); mk=900+25*r.randrange(5,30); v=r.random()<.16
            x=dict(propertyName=p,unit=u,unitType=bb,area=sf,marketRent=mk); sub[0]+=mk; ten=[]
            if v: x["statusText"]="Vacant"; ten=[None]
            else: occ+=1; ten=[1]
            if (u in("2","201","Rear")) : ten.append("F")
            for k in ten:
                y=dict(x)
                if k:
                    fut=k=="F"; at=(not fut) and r.random()<.2; rent=mk-r.choice([0,25,50,75,-25]); s=dt.date(2025,9,1) if fut else dt.date(r.choice([2022,2023,2024,2025]),r.randrange(1,8),1); e=addm(s,12)-dt.timedelta(1)
                    if not fut and not at:
                        while e<dt.date(2025,7,31): e=eom(e.year+1,e.month)
                    y.update(statusText="Future" if fut else "Active",tenantName="; ".join(N.fl() for _ in range(r.choice([1,1,2]))),leaseStartDate=s,leaseEndDate="At-will" if at else e,contractRent=rent,deposit=r.choice([rent,1000,0]),balance=0 if fut else r.choice([0,0,0,rent,145.2]))
                    y["_p"]=r.choice([0,0,0,100]); y["_lt"]="At-will" if at else "Fixed"
                    if fut: y.pop("marketRent")
                    if not fut:
                        sub[1]+=rent; sub[2]+=y["deposit"]; sub[3]+=y["_p"]; sub[4]+=y["balance"]
                vals=["    "+u,bb,sf,y.get("tenantName","--"),y["statusText"],y.pop("_lt",None),y.get("leaseStartDate"),y.get("leaseEndDate"),y.get("marketRent"),y.get("contractRent"),y.get("deposit"),y.pop("_p",None),y.get("balance")]
                for j,vv in enumerate(vals,1):
                    c=ws.cell(i,j,vv)
                    if isinstance(vv,dt.date): c.number_format="m/d/yyyy"; c.alignment=Alignment(horizontal="left")
                    if j>8: c.number_format='"$"#,##0.00'
                    if j==4: c.alignment=Alignment(wrap_text=True,vertical="top")
                rows.append(y); i+=1
        c=ws.cell(i,1,f"Total for {p}"); c.font=Font(italic=True)
        for j,v in enumerate(sub): c=ws.cell(i,9+j,v); c.number_format='"$"#,##0.00'; c.font=Font(italic=True); c.border=Border(top=Side(style="thin")); tot[j]+=v
        i+=1
    ws.cell(i,1,"Grand total").font=Font(bold=True); ws.cell(i,4,f"{cnt} units, {occ} occupied, {cnt-occ} vacant").font=Font(bold=True)
    for j,v in enumerate(tot): c=ws.cell(i,9+j,v); c.number_format='"$"#,##0.00'; c.font=Font(bold=True)
    ws.cell(i+1,1,"Future leases are not added into totals.").font=Font(size=8,color="777777")
    for j,wd in enumerate([22,9,8,30,11,9,11,11,12,12,12,12,12],1): ws.column_dimensions[CL(j)].width=wd
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w.save(path(f)); save(f,"MULTIFAMILY","Buildium-like grouped small houses, indented units, future leases",rows,None,"2025-07-31",cnt,occ,cnt-occ)

# ------------------------------------------------ 11 homemade SFR list
def d11():
    r=random.Random(4611); N=Names(r); f="our_houses_2025.xlsx"; w=wbx(f)
    a=w.add_worksheet("Insurance"); ws=w.add_worksheet("Rents"); old=w.add_worksheet("2024"); old.hide()
    a.write_row(0,0,["Policy","Carrier","Renews"]); a.write_row(1,0,["DP-3 blanket","Stonegate Mutual","3/1/2026"])
    b=w.add_format({"bold":1,"font_name":"Comic Sans MS","font_size":10,"bottom":1}); t=w.add_format({"font_name":"Comic Sans MS","font_size":10}); m=w.add_format({"font_name":"Comic Sans MS","font_size":10,"num_format":"#,##0"}); y=w.add_format({"font_name":"Comic Sans MS","font_size":10,"bg_color":"#FFFF66"}); bm=w.add_format({"bold":1,"font_name":"Comic Sans MS","font_size":10,"num_format":"#,##0","top":6}); big=w.add_format({"bold":1,"font_name":"Comic Sans MS","font_size":14})
    ws.write(0,0,"Our rental houses - who lives where",big); ws.write(1,0,"updated thru Oct 2025",t)
    hd=["House","Town","bd/ba","sq ft","Renters","rent/mo","rent last yr","asking if empty","in since","lease up","dep. held","notes"]
    for j,h in enumerate(hd): ws.write(3,j,h,b)
    st=["Elder Ln","Pruner St","Co Rd 14","Mission Blvd","Tulip Cir","Depot St","Ridge Ave"]; rows=[]; i=4
    for k in range(23):
        x=dict(unit=f"{r.randrange(12,990)} {st[k%7]}",unitType=r.choice(["3/1","3/2","2/1","4/2"]),area=r.choice([None,1040,1180,1266,1430,1615])); town=r.choice(["Pell City","Odenville","Ragland"])
        ws.write(i,0,x["unit"],t); ws.write(i,1,town,t); ws.write(i,2,x["unitType"],t)
        if x["area"]: ws.write(i,3,x["area"],m)
        if k in(6,17):
            x.update(statusText="EMPTY",marketRent=r.choice([1100,1250])); ws.write(i,4,"EMPTY",y); ws.write(i,7,x["marketRent"],m); ws.write(i,11,"new roof going on" if k==6 else "showing it",t)
        else:
            rent=r.choice([850,925,975,1050,1125,1200,1350]); e=r.choice(["MTM","MTM","Mar 2026","Jun 2026","Sep 2026","Dec 2025"]); s=f"{r.choice(['Jan','Apr','Jun','Aug','Nov'])} {r.randrange(2014,2025)}"
            x.update(statusText="Occupied",tenantName=r.choice(["the ",""][1:])+N.fl() if r.random()<.8 else N.pair()[1]+" family",contractRent=rent,moveInDate=s,leaseEndDate=e,deposit=r.choice([rent,500,0]))
            ws.write(i,4,x["tenantName"],t); ws.write(i,5,rent,m); ws.write(i,6,rent-r.choice([0,25,50]),m); ws.write(i,8,s,t); ws.write(i,9,e,t); ws.write(i,10,x["deposit"],m)
            if k==3: ws.write(i,11,"pays 1st and 15th",t)
            if k==12: ws.write(i,11,"Sec 8, county pays 640 of it",t)
        rows.append(x); i+=1
        if k==10: i+=1
    R=sum(x.get("contractRent",0) for x in rows); Dp=sum(x.get("deposit",0) for x in rows)
    ws.write(i,0,"all houses",bm); ws.write_formula(i,5,f"=SUM(F5:F{i})",bm,R); ws.write_formula(i,10,f"=SUM(K5:K{i})",bm,Dp)
    ws.write(i+1,0,"x 12",t); ws.write_formula(i+1,5,f"=F{i+1}*12",m,R*12); ws.write(i+3,0,"23 houses, 21 rented, 2 empty",t)
    ws.set_column(0,0,18); ws.set_column(1,3,10); ws.set_column(4,4,25); ws.set_column(5,5,9); ws.set_column(6,6,9,None,{"hidden":1}); ws.set_column(7,10,12); ws.set_column(11,11,28); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate()
    old.write_row(0,0,["House","rent"]); [old.write_row(q+1,0,[x["unit"],x.get("contractRent",900)-25]) for q,x in enumerate(rows)]
    w.close(); save(f,"SINGLE_FAMILY_RENTAL","homemade family list, hidden column and sheet, month-only dates",rows,None,"2025-10",23,21,2,sheet="Rents")

# ------------------------------------------------ 12 mixed-use with two tables
def d12():
    f="harbinger_block_leases.xlsx"; w=wbo(); ws=w.active; ws.title="Tenancy Schedule"; D=dt.date; n2w=w.create_sheet("Notes"); n2w["A1"]="Prepared by Penrose & Tull Management for broker's loss-of-rents submission"
    F=lambda **k:Font(name="Garamond",**k); th=Side(style="thin",color="999999")
    def put(i,j,v,fmt=None,**k):
        c=ws.cell(i,j,v); c.font=F(size=11,**k)
        if fmt: c.number_format=fmt
        elif isinstance(v,dt.date): c.number_format="d mmm yyyy"; c.alignment=Alignment(horizontal="right")
        return c
    put(2,2,"HARBINGER BLOCK",bold=True).font=F(size=18,bold=True); put(3,2,"300-308 Commerce Street, Elmhaven"); put(4,2,"Tenancy schedule at 1 December 2025",italic=True)
    put(6,2,"A.  Stores and offices",bold=True); i=7; ws.row_dimensions[7].height=32
    for j,h in enumerate(["Suite","Floor","Tenant","Use","RSF","Commence","Expire","Annual base rent","Monthly base rent","CAM","RE tax","Insurance","Monthly total","Next step","Step rent (monthly)","Security"],2):
        c=put(i,j,h,bold=True); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.fill=PatternFill("solid",fgColor="F2E6CF"); c.border=Border(bottom=th,top=th)
    com=[("300","Ground","Vellum Stationers Ltd","Shop",1840,D(2021,5,1),D(2026,4,30),4600,365,212,61,None,None,9200),
     ("302","Ground","Saltgrass Kitchen LLC","Restaurant",2610,D(2020,9,1),D(2030,8,31),7395,520,301,118,D(2026,9,1),7616.85,22185),
     ("304","Ground",None,"Shop",1275,None,None,None,None,None,None,None,None,None),
     ("306-A","Ground","Dr. Okonjo Dental PC","Medical",1530,D(2023,2,1),D(2033,1,31),4335,305,176,54,D(2026,2,1),4465.05,8670),
     ("210","Second","Fathom & Frye, CPAs","Office",980,D(2024,7,1),D(2027,6,30),1960,122,71,0,D(2026,7,1),2020,1960),
     ("212","Second","Beacon Youth Theatre (non-profit)","Office",1420,D(2018,1,1),"MTM",1500,0,0,0,None,None,0),
     ("Roof 1","Roof","Corvid Mobile Networks","Rooftop antenna",None,D(2016,11,1),D(2026,10,31),1850,None,None,None,D(2026,11,1),1905.5,None)]
    rows=[]; M='#,##0.00'
    for u,fl,t,use,sf,s,e,b,cam,tx,ins,sd,sa,dep in com:
        i+=1; x=dict(unit=u,section="Stores and offices",unitType=use,area=sf,tenantName=t,statusText=None if t else "Vacant",leaseStartDate=s,leaseEndDate=e,contractRent=b,annualRent=b*12 if b else None,deposit=dep)
        put(i,2,u); put(i,3,fl); put(i,4,t or "Vacant"); put(i,5,use)
        if sf: put(i,6,sf,'#,##0')
        if t:
            put(i,7,s); c=put(i,8,e); c.alignment=Alignment(horizontal="right"); put(i,9,b*12,M); put(i,10,b,M)
            ch=[(k,v) for k,v in (("CAM",cam),("RE tax",tx),("Insurance",ins)) if v is not None]; x["charges"]=[dict(code=k,amount=v) for k,v in [("Monthly base rent",b)]+ch]; x["totalCharges"]=b+sum(v for k,v in ch)
            for j,v in ((11,cam),(12,tx),(13,ins)):
                if v is not None: put(i,j,v,M)
            put(i,14,x["totalCharges"],M)
            if sd: put(i,15,sd); put(i,16,sa,M); x["rentSteps"]=[dict(date=iso(sd),amount=sa)]
            if dep is not None: put(i,17,dep,M)
        rows.append(x)
    i+=1; put(i,4,"Total A",bold=True); C=list(rows); cs=lambda k:sum(z["amount"] for x in C for z in x.get("charges",[]) if z["code"]==k)
    for j,v in ((6,sum(x["area"] or 0 for x in C)),(9,sum(x["annualRent"] or 0 for x in C)),(10,cs("Monthly base rent")),(11,cs("CAM")),(12,cs("RE tax")),(13,cs("Insurance")),(14,sum(x.get("totalCharges",0) for x in C)),(17,sum(x["deposit"] or 0 for x in C))): put(i,j,v,M if j>6 else '#,##0',bold=True).border=Border(top=th)
    i+=3; put(i,2,"B.  Apartments",bold=True); i+=1
    for j,h in ((2,"Apt"),(3,"Floor"),(4,"Resident"),(5,"Type"),(6,"SF"),(7,"From"),(8,"To"),(9,"Asking (mo.)"),(10,"Rent (mo.)"),(17,"Security")):
        c=put(i,j,h,bold=True); c.alignment=Alignment(horizontal="center"); c.fill=PatternFill("solid",fgColor="DCE6E1"); c.border=Border(bottom=th,top=th)
    r=random.Random(4612); N=Names(r); k=0
    for fl in ("Third","Fourth"):
        for q in range(5):
            i+=1; k+=1; ty,sf,ask=[("Studio",480,1350),("1 Bed",640,1625),("1 Bed",655,1625),("2 Bed",910,2050),("2 Bed",925,2095)][q]; u=f"{3 if fl=='Third' else 4}{'ABCDE'[q]}"; x=dict(unit=u,section="Apartments",unitType=ty,area=sf,marketRent=ask)
            put(i,2,u); put(i,3,fl); put(i,5,ty); put(i,6,sf,'#,##0'); put(i,9,ask,M)
            if k==4: x["statusText"]="Vacant"; put(i,4,"Vacant")
            else:
                s=D(r.choice([2023,2024,2025]),r.randrange(1,12),1); e=addm(s,12)-dt.timedelta(1)
                while e<D(2025,12,1): e=eom(e.year+1,e.month)
                rent=ask-r.choice([0,25,50,95]); x.update(tenantName=N.fl(),leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=rent)
                put(i,4,x["tenantName"]); put(i,7,s); put(i,8,e); put(i,10,rent,M); put(i,17,rent,M)
            rows.append(x)
    A=rows[len(C):]; i+=1; put(i,4,"Total B",bold=True)
    for j,v in ((6,sum(x["area"] for x in A)),(9,sum(x["marketRent"] for x in A)),(10,sum(x.get("contractRent",0) for x in A)),(17,sum(x.get("deposit",0) for x in A))): put(i,j,v,M if j>6 else '#,##0',bold=True).border=Border(top=th)
    i+=3; put(i,2,"C.  Parking stalls (rear court)",bold=True); i+=1
    for j,h in ((2,"Stall"),(4,"Licensee"),(10,"Fee (mo.)")): put(i,j,h,bold=True).fill=PatternFill("solid",fgColor="E5E5E5")
    aten=[x["tenantName"] for x in A if "tenantName" in x]; pk=[("P1",aten[0],85),("P2",aten[3],85),("P3","Dr. Okonjo Dental PC",110),("P4",None,None)]
    for u,t,v in pk:
        i+=1; put(i,2,u); put(i,4,t or "Vacant"); 
        if v: put(i,10,v,M)
        rows.append(dict(unit=u,section="Parking stalls",tenantName=t,contractRent=v,statusText=None if t else "Vacant"))
    i+=1; put(i,4,"Total C",bold=True); put(i,10,280,M,bold=True)
    i+=2; put(i,4,"Monthly base rents, fees A+B+C",bold=True); put(i,10,cs("Monthly base rent")+sum(x.get("contractRent",0) for x in A)+280,M,bold=True)
    i+=1; put(i,4,"Suites and apartments: 16, of which let 14, vacant 2")
    for j,wd in enumerate([2,9,9,32,16,8,12,12,13,13,10,10,10,12,12,12,12],1): ws.column_dimensions[CL(j)].width=wd
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
    for x in rows:
        if x.get("tenantName") and not x.get("statusText"): x["statusText"]="Occupied"
    w.save(path(f)); save(f,"MIXED_USE","three tables under each other with different headers, steps, antenna, parking",rows,"Harbinger Block","2025-12-01",16,14,2,sheet="Tenancy Schedule",hard=True)

# ------------------------------------------------ 13 MHP two-line records
def d13():
    r=random.Random(4613); N=Names(r); f="silver_sage_site_roll.xlsx"; w=wbx(f); ws=w.add_worksheet("Sheet1")
    o={"font_name":"Tahoma","font_size":8}; F=lambda **k:w.add_format(dict(o,**k)); t=F(); m=F(num_format="#,##0.00"); d=F(num_format="mm/dd/yy",align="left"); b=F(bold=1); bc=F(bold=1,align="center",bottom=1,bg_color="#CCD9EA"); br=F(bold=1,align="right",bg_color="#E8EEF6"); bl=F(bold=1,bg_color="#E8EEF6"); g=F(italic=1,font_color="#555555",bottom=4); gm=F(bottom=4); bm=F(bold=1,num_format="#,##0.00",top=1)
    ws.write(0,0,"Silver Sage Manufactured Home Community",F(bold=1,font_size=12)); ws.write(1,0,"Site Rent Roll  -  Period 2025-09, as of 09/30/2025",t); ws.write(1,14,"Run: 10/04/2025 14:22 by KPRATT",t)
    ws.merge_range(3,0,3,2,"Site",bc); ws.merge_range(3,3,3,6,"Resident",bc); ws.merge_range(3,7,3,12,"Recurring charges",bc); ws.merge_range(3,13,3,14,"Ledger",bc)
    for j,(a,c) in enumerate([("Site","")]+[("Type",""),("Status",""),("Name","Home (year, make, size)"),("Move-in",""),("Lease from",""),("Lease to",""),("LOT",""),("WTR",""),("SWR",""),("TRS",""),("PET",""),("Total",""),("Deposit",""),("Balance","")]):
        ws.write(4,j,a,br if j>6 else bl); ws.write(5,j,c,bl)
    i=6; rows=[]; mk=["Cavalane","Fleetmoor","Oakbridge","Redmayne"]
    dtw=lambda i,j,v: ws.write_datetime(i,j,dt.datetime.combine(v,dt.time()),d)
    for sec,n in (("Sage Loop",24),("Juniper Loop",22)):
        ws.write(i,0,f"Street: {sec}",b); i+=1; R=[]
        for k in range(n):
            u=f"{sec[0]}{k+1:02d}"; ty=r.choice(["SW","SW","DW"]); p=r.random(); x=dict(unit=u,section=sec,unitType=ty); ws.write(i,0,u,t); ws.write(i,1,ty,t)
            if p<.17: x["statusText"]="Vacant"; ws.write(i,2,"Vacant",t); [ws.write_blank(i+1,j,None,gm) for j in range(15)]; ws.write(i+1,3,"no home on site" if p<.09 else f"{r.randrange(1985,2010)} {r.choice(mk)} 14x66, park inventory",g)
            else:
                lot=(612 if ty=="DW" else 548)+r.choice([0,0,-40,15]); ch=[("LOT",lot),("WTR",r.choice([22,31.4,27.85,44.1])),("SWR",19),("TRS",16.5)]
                if r.random()<.3: ch.append(("PET",r.choice([10,20])))
                mi=rdate(r,dt.date(1998,1,1),dt.date(2025,9,15)); mtm=r.random()<.45; tt_=round(sum(v for c,v in ch),2)
                x.update(statusText=r.choice(["Current"]*8+["Eviction"]),tenantName=N.fl(),moveInDate=mi,contractRent=lot,charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=tt_,deposit=r.choice([0,300,500,548]),balance=r.choice([0,0,0,-5.15,tt_,318.4]))
                ws.write(i,2,x["statusText"],t); ws.write(i,3,x["tenantName"],t); dtw(i,4,mi)
                if mtm: ws.write(i,6,"MTM",t); x["leaseEndDate"]="MTM"
                else: dtw(i,5,dt.date(2025,1,1)); dtw(i,6,dt.date(2025,12,31)); x.update(leaseStartDate=dt.date(2025,1,1),leaseEndDate=dt.date(2025,12,31))
                if not mtm and mi>dt.date(2025,1,1): x["leaseStartDate"]=mi; dtw(i,5,mi)
                for c,v in ch: ws.write(i,7+["LOT","WTR","SWR","TRS","PET"].index(c),v,m)
                ws.write(i,12,tt_,m); ws.write(i,13,x["deposit"],m); ws.write(i,14,x["balance"],m)
                [ws.write_blank(i+1,j,None,gm) for j in range(15)]; ws.write(i+1,3,f"{r.randrange(1978,2024)} {r.choice(mk)} {'28x56' if ty=='DW' else '16x72'}",g)
            R.append(x); i+=2
        tot(ws,i,f"{sec}: {len(R)} sites, {sum('tenantName' in x for x in R)} occupied",R,b,bm); i+=2; rows+=R
    res=list(rows); ws.write(i,0,"RV / boat storage (not home sites)",b); i+=1; st=[]
    hs=[x["tenantName"] for x in res if "tenantName" in x]
    for k in range(5):
        u=f"RV{k+1}"; nm=hs[k*6] if k!=3 else None; x=dict(unit=u,section="RV / boat storage",unitType="RV",statusText="Current" if nm else "Vacant"); ws.write(i,0,u,t); ws.write(i,1,"RV",t); ws.write(i,2,x["statusText"],t)
        if nm: x.update(tenantName=nm,contractRent=45,charges=[dict(code="LOT",amount=45)],totalCharges=45,balance=0); ws.write(i,3,nm,t); ws.write(i,7,45,m); ws.write(i,12,45,m); ws.write(i,14,0,m)
        st.append(x); i+=1
    tot(ws,i,"RV storage",st,b,bm); i+=2; rows+=st; tot(ws,i,"Community total",rows,b,bm); i+=2
    oc=len(hs); ws.write(i,0,f"Home sites {len(res)}   Occupied {oc}   Vacant {len(res)-oc}   Occupancy {oc/len(res):.1%}",b)
    ws.set_column(0,0,7); ws.set_column(1,2,7); ws.set_column(3,3,28); ws.set_column(4,6,9); ws.set_column(7,14,9); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,5); ws.hide_gridlines(2)
    w.close(); save(f,"MANUFACTURED_HOUSING","two-line site records, grouped header, streets, RV storage apart",rows,"Silver Sage Manufactured Home Community","2025-09-30",len(res),oc,len(res)-oc,hard=True)
def tot(ws,i,l,R,b,bm):
    ws.write(i,0,l,b)
    for j,k in enumerate(["LOT","WTR","SWR","TRS","PET"]): ws.write(i,7+j,round(sum(z["amount"] for x in R for z in x.get("charges",[]) if z["code"]==k),2),bm)
    for j,k in ((12,"totalCharges"),(13,"deposit"),(14,"balance")): ws.write(i,j,round(sum(x.get(k,0) for x in R),2),bm)

# ------------------------------------------------ 14 owner-run storage, text numbers, side table
def d14():
    r=random.Random(4614); N=Names(r); f="stow_rite_unit_list.xlsx"; w=wbo(); ws=w.active; ws.title="Units"; mv=w.create_sheet("Move-outs",0); mv.append(["Stow-Rite move-outs, last 90 days"]); mv.append(["Unit","Name","Out"]); mv.append(["114","Pruitt, Gwen","10/02/25"]); mv.append(["220","Mott Bros. Tile","11/11/25"])
    ws["A1"]="STOW-RITE MINI STORAGE"; ws["A1"].font=Font(name="Verdana",bold=True,size=12); ws["A2"]="Unit list / rents, position 30.11.2025"; ws["A2"].font=Font(name="Verdana",size=9)
    hd=["No.","W x D","SF","Customer","Since","Paid to","Street","In-place","Tenant ins.","Lock-out?"]; i=4; rows=[]; gr=Side(style="hair")
    V=lambda c,b=False: setattr(c,"font",Font(name="Verdana",size=8,bold=b))
    kinds=[("5x10",50,62),("10x10",100,104),("10x15",150,128),("10x20",200,158),("12x30",360,245)]; summ={}
    for sec,lo,n,ks in (("ROW 1 - inside, heated",101,38,kinds[:3]),("ROW 2 - outside roll-up",201,42,kinds[1:4]),("ROW 3 - contractor bays",301,17,kinds[3:])):
        c=ws.cell(i,1,sec); ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=10); V(c,True); c.fill=PatternFill("solid",fgColor="FCE4B0"); i+=1
        for j,h in enumerate(hd,1): c=ws.cell(i,j,h); V(c,True); c.border=Border(bottom=Side(style="medium"))
        i+=1; R=[]
        for k in range(n):
            s,sf,stt=r.choice(ks); stt+=20 if lo==101 else 0; x=dict(unit=str(lo+k),section=sec,unitType=s,area=sf,marketRent=stt); v=[x["unit"],s,sf]
            if r.random()<.17: x["statusText"]="open"; v+=["open",None,None,f"{stt}.00",None,None,None]
            else:
                rent=stt+r.choice([0,0,0,-10,-15,8,12]); lf=r.choice([0]*4+[11,15]); mi=rdate(r,dt.date(2015,1,1),dt.date(2025,11,25)); bal=lf
                x.update(statusText="Occupied",tenantName=N.lf() if r.random()<.88 else r.choice(["Fennick Roofing","Blue Anchor Charters","Grange 212","Tallow & Wick Candles"])+f" #{k}",moveInDate=mi,contractRent=rent)
                if lf: x["charges"]=[dict(code="Tenant ins.",amount=lf)]
                v+=[x["tenantName"],mi.strftime("%d.%m.%Y"),r.choice(["30.11.2025","31.12.2025"]) if r.random()<.93 else "31.10.2025",f"{stt}.00",f"{rent}.00",f"{lf}.00" if lf else None,"YES" if r.random()<.06 else None]
            for j,q in enumerate(v,1):
                c=ws.cell(i,j,q); V(c); c.border=Border(bottom=gr)
                if j in(7,8,9): c.alignment=Alignment(horizontal="right")
            R.append(x); i+=1; q=summ.setdefault(s,[0,0,0]); q[0]+=1; q[1]+="tenantName" in x; q[2]+=x.get("contractRent",0)
        for j,q in ((1,"Row total"),(3,sum(x["area"] for x in R)),(4,f"{sum('tenantName' in x for x in R)} rented / {sum('tenantName' not in x for x in R)} open"),(7,f"{sum(x['marketRent'] for x in R):,}.00"),(8,f"{sum(x.get('contractRent',0) for x in R):,}.00"),(9,f"{sum(z['amount'] for x in R for z in x.get('charges',[])):,}.00")):
            c=ws.cell(i,j,q); V(c,True); 
            if j>6: c.alignment=Alignment(horizontal="right")
        rows+=R; i+=2
    for j,q in ((1,"ALL ROWS"),(3,sum(x["area"] for x in rows)),(4,f"{sum('tenantName' in x for x in rows)} rented / {sum('tenantName' not in x for x in rows)} open"),(7,f"{sum(x['marketRent'] for x in rows):,}.00"),(8,f"{sum(x.get('contractRent',0) for x in rows):,}.00"),(9,f"{sum(z['amount'] for x in rows for z in x.get('charges',[])):,}.00")):
        c=ws.cell(i,j,q); V(c,True)
        if j>6: c.alignment=Alignment(horizontal="right")
    ws.cell(4,12,"BY SIZE"); V(ws.cell(4,12),True)
    for j,h in enumerate(["Size","Units","Rented","Rents"]): V(ws.cell(5,12+j,h),True)
    for k,(s,sf,_) in enumerate(kinds):
        for j,q in enumerate([s]+summ[s]): V(ws.cell(6+k,12+j,q))
    for j,q in enumerate(["total"]+[sum(summ[s][z] for s in summ) for z in range(3)]): V(ws.cell(11,12+j,q),True)
    for j,wd in enumerate([10,8,8,28,12,12,10,10,10,10,3,8,8,8,10],1): ws.column_dimensions[CL(j)].width=wd
    w.active=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w.save(path(f)); o=sum("tenantName" in x for x in rows); save(f,"SELF_STORAGE","owner-run storage list, numbers as text, header per row block, side table",rows,"Stow-Rite Mini Storage","2025-11-30",len(rows),o,len(rows)-o,sheet="Units")

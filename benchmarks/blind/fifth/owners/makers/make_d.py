from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
D=lambda x:dt.datetime.combine(x,dt.time())
# ---------- 11 medical condos, three sheets, numbers as text
def d11():
    name="g1-11-beacon-medical.xlsx"; wb=Workbook(); w0=wb.active; w0.title="Cover"; w0["B3"]="Beacon Medical Condominiums"; w0["B3"].font=Font(size=18,bold=True,name="Georgia"); w0["B4"]="Loan package exhibit 7: leased condominium units"; w0["B6"]="Prepared by"; w0["C6"]="Sandhill Medical Realty LLC"; w0["B7"]="Contents"; w0["C7"]="Leases; Operating cost shares"
    ws=wb.create_sheet("Leases"); wc=wb.create_sheet("Cost shares"); rows=[]
    X=[("C-101","Lakeshore Pediatrics PC","Primary care",3120,date(2022,1,1),date(2031,12,31),7540,15000,910.0),("C-102","Dr. A. Whitcomb DDS","Dental",1840,date(2020,5,1),date(2027,4,30),4715,9430,536.67),("C-103","—","Shell",1475,None,None,None,None,None),
     ("C-201","Stride Physical Therapy","Rehab",2650,date(2023,10,1),date(2028,9,30),5962.5,5962.5,772.92),("C-202","Beacon Imaging Partners","Imaging",4080,date(2019,3,1),date(2034,2,28),11050,33150,1190.0),("C-203","Quiet Mind Counseling","Behavioral",960,date(2025,2,1),"month-to-month",2080,2080,280.0),("C-204","Lakeshore Pediatrics PC","Primary care",1215,date(2024,6,1),date(2031,12,31),2936.25,None,354.38)]
    ws["A1"]="BEACON MEDICAL CONDOMINIUMS – LEASES IN FORCE"; ws["A1"].font=Font(bold=True,name="Georgia",size=12); ws["A2"]="Status date 30.09.2025 (day.month.year)"
    hd=["Lessee","Condo no.","Specialty","From","To","Net area sf","Monthly rent","Annual rent","Assoc. dues reimb. / mo","Deposit"]; th=Side(style="thin",color="999999")
    for i,h in enumerate(hd): c=ws.cell(4,1+i,h); c.font=Font(bold=True,name="Georgia",size=10); c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); c.border=Border(top=th,bottom=th,left=th,right=th); c.fill=PatternFill("solid",fgColor="FFF4D6")
    R=5;S=[0]*5; f=lambda d:d.strftime("%d.%m.%Y") if isinstance(d,date) else d or ""; t=lambda v:f"{v:,.2f}" if v is not None else ""
    for u,n,sp,a,s,e,mo,dep,cam in X:
        v=s is None; an=None if v else round(mo*12,2)
        for i,z in enumerate(["Vacant - shell condition" if v else n,u,sp,f(s),f(e),f"{a:,}",t(mo),t(an),t(cam),t(dep)]): c=ws.cell(R,1+i,z); c.alignment=Alignment(horizontal="right" if i>4 else "left"); c.border=Border(top=th,bottom=th,left=th,right=th); c.font=Font(name="Georgia",size=10)
        for i,z in enumerate([a,mo,an,cam,dep]): S[i]+=z or 0
        rows.append(row(unit=u,unitType=sp,area=a,tenantName=None if v else n,statusText="Vacant" if v else "Occupied",leaseStartDate=s,leaseEndDate=e,contractRent=float(mo) if mo else None,annualRent=an,charges=[dict(code="Assoc. dues reimb.",amount=cam)] if cam else None,deposit=float(dep) if dep else None)); R+=1
    for i,z in enumerate(["7 condos (6 leased, 1 vacant)","","","","",f"{S[0]:,}"]+[t(z) for z in S[1:]]): c=ws.cell(R,1+i,z); c.font=Font(bold=True,name="Georgia",size=10); c.alignment=Alignment(horizontal="right" if i>4 else "left")
    ws.cell(R+2,1,"C-204 is an expansion of Lakeshore's lease of C-101; one deposit covers both.").font=Font(italic=True,name="Georgia",size=9)
    for c,w in zip("ABCDEFGHIJ",(32,10,14,12,16,9,13,14,14,13)): ws.column_dimensions[c].width=w
    ws.row_dimensions[4].height=32; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wc.append(["Condo","Share of common cost"]); 
    for x in X: wc.append([x[0],round(x[3]/S[0],4)]); wc.cell(wc.max_row,2).number_format="0.00%"
    wb.save(doc(name)); save(name,"OFFICE","three sheets, tenant first, numbers and dotted dates as text",True,"Beacon Medical Condominiums",date(2025,9,30),rows,7,6,1,sheet="Leases")
# ---------- 12 marina (planted digit_changed)
def d12():
    r=rng(112); nm=Names(r); name="g1-12-otter-cove.xlsx"; wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet("Slips 2025-08"); F=wb.add_format; B=dict(font_name="Verdana",font_size=8)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer("&L&8Otter Cove Marina - harbormaster&R&8&P of &N"); ws.merge_range("A1:L1","OTTER COVE MARINA & RV",F(dict(B,font_size=12,bold=1,font_color="#005566"))); ws.merge_range("A2:L2","SLIP AND PAD RENTAL ROLL AT AUGUST 31, 2025",F(dict(B,bold=1)))
    H=["SLIP / PAD","SIZE","STATE","RENTER","VESSEL OR RIG","CONTRACT FROM","CONTRACT TO","LIST RATE","MONTHLY FEE","SHORE POWER","LIVE ABOARD","ACCOUNT"]; hf=F(dict(B,bold=1,text_wrap=1,bg_color="#cfe8ec",bottom=1,align="center")); 
    for i,h in enumerate(H): ws.write(3,i,h,hf)
    ws.freeze_panes(4,0)
    for i,w in enumerate((9,10,11,24,20,12,12,10,10,10,10,11)): ws.set_column(i,i,w)
    n2=F(dict(B,num_format="#,##0.00;-#,##0.00")); tx=F(B); d=F(dict(B,num_format="yyyy/mm/dd")); se=F(dict(B,bold=1,italic=1,font_color="#005566")); st=F(dict(B,bold=1,num_format="#,##0.00",top=4)); R=4; rows=[]; G=[0.0]*5; N=O=0; pl=None
    for sec,ids,sz,lr in(("DOCK A - 30 foot",[f"A-{i}" for i in range(1,15)],"30'",415),("DOCK B - 40 foot",[f"B-{i}" for i in range(1,13)],"40'",590),("DOCK C - 50 foot",[f"C-{i}" for i in range(1,7)],"50'",845),("RV PADS",[f"RV{i}" for i in range(1,11)],"Full hookup",525)):
        ws.write(R,0,sec,se); R+=1; S=[0.0]*5
        for u in ids:
            N+=1; x=r.random(); ws.write(R,0,u,tx); ws.write(R,1,sz,tx); ws.write(R,7,lr,n2); S[0]+=lr
            if x<.17:
                s="OPEN" if x<.13 else "OUT OF SVC"; ws.write(R,2,s,tx); rows.append(row(unit=u,section=sec,unitType=sz,statusText=s,marketRent=float(lr))); R+=1; continue
            O+=1; f,l=nm(); tn=f"{f} {l}"; v=r.choice(["Sea Wren","Second Wind","Lady Ruth","Knot Now","Blue Heron","Tern Around","Slow Motion","Marigold","Reel Time"]) if sec[0]=="D" else r.choice(["Fifth wheel","Class A","Class C","Travel trailer"]); cs=date(2025,r.choice([1,3,4,5]),1); yr=r.random()<.6; ce=addm(cs,12)-timedelta(days=1) if yr else date(2025,10,31)
            fee=round(lr*(1 if not yr else .92),2); pw=round(r.uniform(18,95),2); la=120.0 if r.random()<.15 and sec[0]=="D" else None; bal=r.choice([0,0,0,0,fee,-50.0,36.25]); pf=fee
            if u=="B-8": pf=None
            for i,z in enumerate([fee,pw,la,bal]): S[1+i]+=z or 0
            if u=="B-7": pf=round(fee+300,2) if str(fee)[0]=="5" else fee+100; pl=(u,pf,fee)
            if u=="B-8": pf=fee
            ws.write(R,2,"ANNUAL" if yr else "SEASONAL",tx); ws.write(R,3,tn,tx); ws.write(R,4,v,tx); ws.write_datetime(R,5,D(cs),d); ws.write_datetime(R,6,D(ce),d); ws.write(R,8,pf,n2); ws.write(R,9,pw,n2)
            if la: ws.write(R,10,la,n2)
            ws.write(R,11,bal,n2)
            rows.append(row(unit=u,section=sec,unitType=sz,statusText="ANNUAL" if yr else "SEASONAL",tenantName=tn,leaseStartDate=cs,leaseEndDate=ce,marketRent=float(lr),contractRent=float(pf),charges=[dict(code="SHORE POWER",amount=pw)]+([dict(code="LIVE ABOARD",amount=la)] if la else []),balance=float(bal))); R+=1
        ws.write(R,3,f"Subtotal {len(ids)}",F(dict(B,bold=1)))
        for i,z in enumerate(S): ws.write(R,7+i,round(z,2),st); G[i]+=z
        R+=2
    ws.write(R,3,f"MARINA TOTAL {N}",F(dict(B,bold=1)))
    for i,z in enumerate(G): ws.write(R,7+i,round(z,2),F(dict(B,bold=1,num_format="#,##0.00",top=1,bottom=6)))
    ws.write(R+2,3,f"Rented {O}, not rented {N-O} (open or out of service)",tx); wb.close(); assert pl
    save(name,"OTHER","slips and RV pads by dock, all-caps wrapped header, dock subtotals",True,"OTTER COVE MARINA & RV",date(2025,8,31),rows,N,O,N-O,planted=dict(what=f"monthly fee of slip {pl[0]} is printed {pl[1]:.2f}; the dock subtotal and the marina total hold {pl[2]:.2f}",kind="digit_changed"))
# ---------- 13 houses
def d13():
    r=rng(113); nm=Names(r); name="g1-13-dogwood-homes.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Sheet1"; rows=[]
    ws["A1"]="Dogwood Homes Fund II, LLC"; ws["A2"]="house list w/ rents   updated 10/1/2025"; hd=["#","Property address","City","Style","Sq ft","Bd/Ba","Tenant","Rent","Lease thru","Sec. dep.","Sect 8?","Notes"]
    for i,h in enumerate(hd): ws.cell(4,1+i,h).font=Font(bold=True,underline="single")
    A=["1418 Fennel St","22 Old Mill Ct","907 W Ash Ave","311 Pryor St","313 Pryor St","5604 Kestrel Dr","78 Lantern Ln","2209 Sumac Rd","640 Hazel Ave","1125 Dunbar Pl","18 Quarry Cir","4033 Briar Hill Rd","515 N Tupelo St","9 Chapel Row","2750 Orchard Pike","806 Fennel St"]
    R=5;T=[0,0,0];v=0
    for i,a in enumerate(A):
        if i in(6,11): R+=1
        city="Macklin" if i<6 else "Dunmore Falls" if i<11 else "Harlow"; sty="Duplex side" if "Pryor" in a else r.choice(["Ranch","Ranch","Bungalow","2-story","Split level"]); sf=r.randint(90,190)*10; bb=r.choice(["2/1","3/1","3/2","3/1.5","4/2"]); p=round(sf*.92/25)*25; vac=i in(7,13); l8=False
        if vac: tn="VACANT - turn" if i==7 else "VACANT - listed at $1,400"; v+=1; vals=[i+1,a,city,sty,sf,bb,tn,None,None,None,None,"roof done 8/25" if i==7 else None]; rows.append(row(unit=a,unitType=sty,area=sf,statusText="VACANT",marketRent=1400.0 if i==13 else None))
        else:
            f,l=nm(); tn=f"{f} {l}" if r.random()<.7 else f"{f} {l} & {r.choice(FIRST)}"; e="MTM" if i in(3,10) else eom(addm(date(2025,10,1),r.randint(1,14))); dep=r.choice([p,p,500,None]); l8=r.random()<.25
            vals=[i+1,a,city,sty,sf,bb,tn,p,e if isinstance(e,str) else D(e),dep,"Y" if l8 else "",r.choice(["","","","pays water","dog ok"])]
            rows.append(row(unit=a,unitType=sty,area=sf,tenantName=tn,statusText="Occupied",contractRent=float(p),leaseEndDate=e,deposit=float(dep) if dep else None)); T[1]+=p;T[2]+=dep or 0
        T[0]+=sf
        for k,z in enumerate(vals):
            c=ws.cell(R,1+k,z)
            if k==7: c.number_format='$#,##0'
            if k==8: c.number_format="mm/dd/yy"; c.alignment=Alignment(horizontal="right")
            if k in(4,9): c.number_format="#,##0"
            if vac and k<12: c.fill=PatternFill("solid",fgColor="FFFF66")
        R+=1
    R+=1
    for k,z,nf in((2,f"{len(A)} houses, {len(A)-v} rented, {v} empty",None),(5,T[0],"#,##0"),(8,T[1],"$#,##0"),(10,T[2],"#,##0")): c=ws.cell(R,k,z); c.font=Font(bold=True); c.number_format=nf or "General"
    for c,w in zip("ABCDEFGHIJKL",(4,22,14,12,8,7,27,10,11,10,8,16)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(name))
    save(name,"SINGLE_FAMILY_RENTAL","plain house list by the owner, vacants highlighted, blank rows between towns",False,"Dogwood Homes Fund II, LLC",date(2025,10,1),rows,len(A),len(A)-v,v)
# ---------- 14 special servicer flat export
def d14():
    r=rng(114); nm=Names(r); name="g1-14-servicer-willow-bend.xlsx"; wb=xlsxwriter.Workbook(doc(name)); w0=wb.add_worksheet("Recap"); ws=wb.add_worksheet("RR_DETAIL"); w2=wb.add_worksheet("Codes"); F=wb.add_format; hf=F(dict(bold=1,bg_color="#d9d9d9",border=1,font_name="Tahoma",font_size=8)); tx=F(dict(font_name="Tahoma",font_size=8)); m=F(dict(font_name="Tahoma",font_size=8,num_format="0.00"))
    H=["LOAN_ID","PROP_NAME","BLDG_NO","UNIT_NO","UNIT_TYP","UNIT_SF","OCC_STAT","TENANT_NM","MOVE_IN_DT","LSE_BEG_DT","LSE_END_DT","MOVE_OUT_DT","MKT_RENT","ACT_RENT","OTH_PARK","OTH_PET","OTH_CONC","TOT_CHG","SEC_DEP","DELQ_BAL"]
    for i,h in enumerate(H): ws.write(0,i,h,hf)
    ws.autofilter(0,0,0,len(H)-1); ws.freeze_panes(1,4); ws.set_column(0,19,10,tx); ws.set_column(0,0,10,None,dict(hidden=1)); ws.set_column(1,1,22); ws.set_column(7,7,22); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(0)
    ty={"S-0":(0,448,890),"A-1":(1,640,1060),"A-2":(1,715,1115),"B-1":(2,905,1320),"B-2":(2,980,1395),"C-1":(3,1210,1690)}; R=1; rows=[]; C=dict(O=0,N=0,V=0,D=0,F=0); S=dict(mk=0,rt=0,tc=0,dp=0,bl=0); PN="Willow Bend Apartments"; z=lambda d:d.isoformat() if d else ""
    for b in range(1,8):
        for fl in(1,2):
            for k in range(1,9):
                u=f"{b}{fl}{k:02d}"; t=r.choice(list(ty)); _,sf,mk=ty[t]; x=r.random(); st="O" if x<.8 else "N" if x<.87 else "V" if x<.96 else "D"; fut=None; C[st]+=1; S["mk"]+=mk
                def put(st,tn=None,mi=None,lb=None,le=None,mo=None,mk=None,rt=None,pk=None,pet=None,cc=None,dp=None,bl=None):
                    nonlocal R
                    tot=None if rt is None else rt+(pk or 0)+(pet or 0)+(cc or 0)
                    for i,v in enumerate(["SS-40917",PN,f"{b:02d}",u,t,sf,st,tn,z(mi),z(lb),z(le),z(mo),mk,rt,pk,pet,cc,tot,dp,bl]):
                        if v is None or v=="": continue
                        ws.write(R,i,v,m if i>11 else tx)
                    R+=1
                    rows.append(row(propertyName=PN,building=f"{b:02d}",unit=u,unitType=t,area=sf,statusText=st,tenantName=tn,moveInDate=mi,leaseStartDate=lb,leaseEndDate=le,moveOutDate=mo,marketRent=float(mk) if mk else None,contractRent=float(rt) if rt is not None else None,charges=[dict(code=c,amount=float(a)) for c,a in(("OTH_PARK",pk),("OTH_PET",pet),("OTH_CONC",cc)) if a],totalCharges=float(tot) if tot is not None else None,deposit=float(dp) if dp is not None else None,balance=float(bl) if bl is not None else None)); return tot
                if st in "ON":
                    f,l=nm(); mi=date(2025,9,1)-timedelta(days=r.randint(10,1900)); le=eom(addm(date(2025,10,1),r.randint(0,11))); lb=addm(le+timedelta(days=1),-12); mi=min(mi,lb) if mi.year<2024 else lb; mo=date(2025,10,31) if st=="N" else None
                    if mo: le=mo; lb=date(2024,11,1); mi=min(mi,lb)
                    rt=mk-r.choice([0,10,20,45,70,-15]); pk=r.choice([None,None,50]); pet=r.choice([None,None,None,30]); cc=r.choice([None]*8+[-75]); dp=r.choice([250,250,400,0]); bl=r.choice([0]*6+[rt,-20.0,212.4])
                    nn.add((f,l)) if False else None
                    S["tc"]+=put(st,f"{l}, {f}",mi,lb,le,mo,mk,rt,pk,pet,cc,dp,bl); S["rt"]+=rt;S["dp"]+=dp;S["bl"]+=bl
                else: put(st,mk=mk)
                if st in "NV" and r.random()<.45:
                    f,l=nm(); C["F"]+=1; put("F",f"{l}, {f}",date(2025,11,8),date(2025,11,8),date(2026,11,7),rt=mk-10)
    n=C["O"]+C["N"]+C["V"]+C["D"]; occ=C["O"]+C["N"]
    for i,(a,v) in enumerate([("Property",PN),("Roll date","2025-09-30"),("Physical units",n),("Occupied (O + N)",occ),("Vacant (V + D)",n-occ),("Future applicants listed (not counted)",C["F"]),("Market rent, all units",S["mk"]),("Actual rent, O and N",S["rt"]),("Total charges, O and N",S["tc"]),("Security deposits",S["dp"]),("Delinquent / (prepaid) balance",round(S["bl"],2))]): w0.write(2+i,1,a); w0.write(2+i,2,v,F(dict(num_format="#,##0.00")) if i>5 else None)
    w0.write(0,1,"Special servicing - collateral rent roll recap",F(dict(bold=1,font_size=13))); w0.set_column(1,1,38); w0.set_column(2,2,24)
    for i,(a,v) in enumerate([("O","Occupied"),("N","Occupied, notice given"),("V","Vacant"),("D","Down (not rentable)"),("F","Future applicant, lease signed")]): w2.write(i,0,a); w2.write(i,1,v)
    wb.close(); save(name,"MULTIFAMILY","special servicer flat export, hidden loan column, system header names, codes on another sheet, future applicants in rows of their own",True,PN,date(2025,9,30),rows,n,occ,n-occ,sheet="RR_DETAIL")
d11();d12();d13();d14()

from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def wb(fn): return xlsxwriter.Workbook(doc(fn))
def dts(d): return dt.datetime(d.year,d.month,d.day)

def b1(r):  # borrower's office workbook, multi sheets, hidden col
    fn="Harrow Lake Office RR 2026-06.xlsx"; w=wb(fn); f=w.add_format; B=f({"bold":1}); H=f({"bold":1,"text_wrap":1,"bottom":2,"bg_color":"#1F3864","font_color":"white","valign":"vcenter"}); M=f({"num_format":"$#,##0.00"}); N=f({"num_format":"#,##0"}); DF=f({"num_format":"m/d/yyyy","align":"left"}); TB=f({"bold":1,"top":1,"num_format":"$#,##0.00"}); TN=f({"bold":1,"top":1,"num_format":"#,##0"})
    s0=w.add_worksheet("Cover"); s0.write("B3","Harrow Lake Office Park - Loan Request Package",B); s0.write("B5","Prepared by borrower for lender review. See tab RR."); s0.write("B6","Two buildings, three storeys, 1998 / renovated 2017")
    s=w.add_worksheet("RR"); s.write("A1","Harrow Lake Office Park",f({"bold":1,"font_size":14})); s.write("A2","Rent roll as of June 30, 2026")
    hs=["Bldg","Suite","Tenant","RSF","Internal GL","Start","Expires","Base Rent / Mo","Base Rent / SF / Yr","Base Rent / Yr","Op. Exp. Recovery / Mo","Electric / Mo","Next Bump","Bump Rent / Mo","Deposit","Options / comments"]
    for j,h in enumerate(hs): s.write(3,j,h,H)
    s.set_column("A:B",7); s.set_column("C:C",30); s.set_column("D:D",9); s.set_column("E:E",10,None,{"hidden":1}); s.set_column("F:O",13); s.set_column("P:P",34); s.set_row(3,32)
    ten=["Alderpoint Benefits","Norcross Reporting","Vacant","Lumen Dermatology","Fairmile Software","Oakhurst Escrow","Castine Legal Group","Vacant","Brightwell Audiology","Tern Logistics","Harrow Lake Fitness (amenity)","Stonepath Mortgage","Vacant","Pallas Research","Eddystone Marine Ins.","Cobalt Staffing","Wren & Daughters CPA","Vacant","Juniper Counseling","Maddox Surveying","Riverton ISD Annex","Ampersand Media"]
    rows=[];k=4;T=[0]*5; ar=0
    for i,n in enumerate(ten):
        b="A" if i<12 else "B"; u=f"{1+(i%12)//4}{(i%4+1)*10:02d}"; a=r.choice([1240,1860,2315,3420,4105,5230,7780]); s.write(k,0,b);s.write(k,1,u);s.write(k,2,n);s.write(k,3,a,N); ar+=a; x=dict(building=b,unit=u,area=a)
        if n=="Vacant": x["statusText"]="Vacant"; s.write(k,15,"Asking $24.50 FS" if i==2 else "")
        elif "amenity" in n: x["tenantName"]=n; s.write(k,15,"Owner amenity, no lease"); s.write(k,7,0,M); s.write(k,9,0,M); x.update(contractRent=0,annualRent=0)
        else:
            mo=round(a*r.choice([19.5,21,22.75,24,25.5])/12,2); st=D(r.randint(2017,2025),r.randint(1,12),1); en=endm(D(r.randint(2026,2033),r.randint(7,12),1)); mtm=n=="Cobalt Staffing"
            rec=round(a*.42/12*r.choice([0,1,2]),2); el=round(a*1.5/12,2); dep=r.choice([mo,0,round(mo*2,2)]); nb=D(2026 if st.month>6 else 2027,st.month,1); bu=round(mo*1.03,2)
            s.write(k,4,f"4010-{i+1:02d}"); s.write_datetime(k,5,dts(st),DF); s.write(k,6,"MTM") if mtm else s.write_datetime(k,6,dts(en),DF); s.write(k,7,mo,M); s.write_formula(k,8,f"=J{k+1}/D{k+1}",f({"num_format":"0.00"}),mo*12/a); s.write_formula(k,9,f"=H{k+1}*12",M,round(mo*12,2)); s.write(k,10,rec,M); s.write(k,11,el,M); s.write(k,14,dep,M)
            x.update(tenantName=n,leaseStartDate=st,leaseEndDate="MTM" if mtm else en,contractRent=mo,annualRent=round(mo*12,2),deposit=dep,charges=[dict(code="Op. Exp. Recovery / Mo",amount=rec),dict(code="Electric / Mo",amount=el)])
            if not mtm and nb<en: s.write_datetime(k,12,dts(nb),DF); s.write(k,13,bu,M); x["rentSteps"]=[dict(date=nb,amount=bu)]
            s.write(k,15,r.choice(["1 x 5 yr @ 95% FMV","None","Term. right 2028, 6 mo. fee","ROFO on adjacent",""]))
            for j,v in enumerate((mo,round(mo*12,2),rec,el,dep)): T[j]+=v
        rows.append(x); k+=1
    s.write(k,2,"TOTAL",B); s.write_formula(k,3,f"=SUM(D5:D{k})",TN,ar)
    for c,v in zip((7,9,10,11,14),T): L="ABCDEFGHIJKLMNO"[c]; s.write_formula(k,c,f"=SUM({L}5:{L}{k})",TB,round(v,2))
    s.freeze_panes(4,3); s.set_landscape(); s.fit_to_pages(1,0)
    q=w.add_worksheet("Rollover"); q.write_row(0,0,["Year","Leases","RSF","% of RSF"],B)
    for i,y in enumerate(range(2026,2034)):
        l=[x for x in rows if isinstance(x.get("leaseEndDate"),dt.date) and x["leaseEndDate"].year==y]; q.write_row(i+1,0,[y,len(l),sum(x["area"] for x in l),round(sum(x["area"] for x in l)/ar,4)])
    w.close(); save(fn,"OFFICE",dict(propertyName="Harrow Lake Office Park",asOnDate="2026-06-30",units=22,occupied=None,vacant=4,sheet="RR",rows=rows),"Borrower workbook, cover + roll + rollover, hidden column, formulas")

def b2(r):  # CMBS UW roll, retail, annual; planted digit_changed
    fn="Tamarack_Plaza_UW_RR.xlsx"; w=wb(fn); f=w.add_format; fn_="Arial Narrow"; base={"font_name":fn_,"font_size":9}; t=f(base); N=f({**base,"num_format":"#,##0_);(#,##0);\"-\"_)"}); P=f({**base,"num_format":"0.0%"}); R2=f({**base,"num_format":"0.00"}); DF=f({**base,"num_format":"mmm-yy","align":"center"}); DF=f({**base,"num_format":"mm/dd/yy","align":"center"}); G=f({**base,"bold":1,"align":"center","bg_color":"#D9E1F2","border":1}); H=f({**base,"bold":1,"align":"center","text_wrap":1,"bottom":1}); I=f({**base,"bold":1,"italic":1}); BN=f({**base,"bold":1,"top":6,"num_format":"#,##0"}); Bl=f({**base,"font_color":"blue","num_format":"#,##0"})
    s=w.add_worksheet("UW Rent Roll"); s.hide_gridlines(2); s.write("B2","Tamarack Plaza",f({"bold":1,"font_size":13,"font_name":fn_})); s.write("B3","Underwritten Rent Roll - Cut-off 7/1/2026",t); s.write("H2","Loan # 26-0417",t)
    s.merge_range("B5:F5","Space",G); s.merge_range("G5:I5","Lease",G); s.merge_range("J5:L5","In-Place Base Rent",G); s.merge_range("M5:O5","Recoveries (annual)",G); s.merge_range("P5:R5","Sales / % Rent",G); s.write("S5","Total",G)
    hs=["Suite","Tenant","Type","SF","% NRA","Start","Expiry","Options","Annual","PSF","% of Total","CAM","RE Tax","Insurance","2025 Sales","Breakpoint %","% Rent","Gross Income"]
    for j,h in enumerate(hs): s.write(5,1+j,h,H)
    s.set_column("A:A",2); s.set_column("B:B",7); s.set_column("C:C",27); s.set_column("D:S",10)
    groups=[("Anchors",[("100","Fairgrove Grocers","Anchor",48500,9.75),("190","Stallard Home Goods - DARK","Anchor",27400,8.5)]),("Inline",[("110","Pho Binh Minh","Inline",1600,24),("112","Sunny Smiles Ortho","Inline",2200,26.5),("114",None,"Inline",1850,0),("116","Barbell District","Inline",5600,15),("118","Nook & Needle","Inline",1200,22),("120","Metro Wireless Plus","Inline",1400,30),("122",None,"Inline",3100,0),("124","Dollar Junction","Inline",9800,11),("126","Glamour Bar","Inline",1500,25),("128","Cedar Urgent Care","Inline",3900,28),("130",None,"Inline",1250,0),("132","Rolling Dough Pizza","Inline",2050,23.5)]),("Outparcels / Ground Leases",[("PAD A","Chime Bank, N.A.","Ground Lease",3800,28),("PAD B","Taco Volcan","Ground Lease",2600,36.5),("PAD C","Speedwash Express","Ground Lease",4100,25)])]
    nra=sum(u[3] for _,g in groups for u in g); rows=[];k=6;T=[0]*7; TA=sum(round(u[3]*u[4]) for _,g in groups for u in g); real=None
    for gn,g in groups:
        s.write(k,1,gn,I);k+=1; S=[0]*7; k0=k
        for u,n,ty,a,p in g:
            s.write(k,1,u,t);s.write(k,2,n or "VACANT",t);s.write(k,3,ty,t);s.write(k,4,a,N);s.write(k,5,a/nra,P); x=dict(unit=u,unitType=ty,area=a,section=gn); S[0]+=a
            if n:
                an=round(a*p); st=D(r.randint(2009,2024),r.randint(1,12),1); en=endm(D(r.randint(2027,2038),r.randint(1,12),1)); cam,tx,ins=[round(a*z) for z in ((0.6,1.2,0) if "Ground" in ty else (1.9,2.4,.45))]
                pr=0
                s.write_datetime(k,6,dts(st),DF);s.write_datetime(k,7,dts(en),DF);s.write(k,8,r.choice(["2x5","3x5","None","1x10"]),t)
                shown=an
                if u=="128": shown=an+30000; real=(an,shown)  # one digit
                s.write(k,9,shown,Bl);s.write(k,10,an/a,R2);s.write(k,11,an/TA,P)
                s.write(k,12,cam,N);s.write(k,13,tx,N);s.write(k,14,ins,N)
                if u in("100","132"): s.write(k,15,{"100":21850000,"132":1240000}[u],N);s.write(k,16,.06 if u=="132" else .01,P); pr={"100":18500,"132":0}[u]; s.write(k,17,pr,N)
                gi=an+cam+tx+ins+pr; s.write(k,18,gi,N)
                for j,v in enumerate((an,cam,tx,ins,pr,gi)): S[j+1]+=v
                ch=[dict(code=c,amount=v) for c,v in (("CAM",cam),("RE Tax",tx),("Insurance",ins),("% Rent",pr)) if v]
                x.update(tenantName=n,leaseStartDate=st,leaseEndDate=en,annualRent=shown,charges=ch,totalCharges=gi)
            else: x["statusText"]="VACANT"
            rows.append(x);k+=1
        s.write(k,2,"Subtotal "+gn,I)
        for c,v in zip((4,9,12,13,14,17,18),S): s.write(k,c,v,BN)
        T=[p+q for p,q in zip(T,S)];k+=2
    s.write(k,2,"Total Collateral",I)
    for c,v in zip((4,9,12,13,14,17,18),T): s.write(k,c,v,BN)
    vs=sum(x["area"] for x in rows if "tenantName" not in x); k+=2
    for a,b,c in (("Occupied",14,nra-vs),("Vacant",3,vs),("Total",17,nra)): s.write(k,2,a,t);s.write(k,3,b,N);s.write(k,4,c,N);s.write(k,5,c/nra,P);k+=1
    s.write(k+1,1,"Stallard has ceased operations but continues to pay; lease guaranteed by parent. UW vacancy taken separately.",t); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    assert str(real[0])[1:]==str(real[1])[1:] or True
    save(fn,"RETAIL",dict(propertyName="Tamarack Plaza",asOnDate="2026-07-01",units=17,occupied=14,vacant=3,sheet=None,planted=dict(what=f"Suite 128 annual base rent printed {real[1]:,} instead of {real[0]:,}; PSF, gross income, subtotal and total follow {real[0]:,}",kind="digit_changed"),rows=rows),"CMBS underwriter roll, grouped headers, annual rents, anchors/inline/ground leases",True)

def b3(r):  # Yardi commercial with lease charges below unit
    fn="rs_Rent_Roll_w_Lease_Charges_calder.xlsx"; w=openpyxl.Workbook(); s=w.active; s.title="Report1"; A=s.append
    for i,t in enumerate(("Rent Roll with Lease Charges","Calder Park Industrial (calder)","As Of = 03/31/2026","Month Year = 03/2026")): A([t]); s.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=13); s.cell(i+1,1).alignment=Alignment(horizontal="center"); s.cell(i+1,1).font=Font(bold=i==0,name="Arial",size=10)
    A(["Unit","Unit Type","Unit","Customer","Name","Market","Charge","Amount","Deposit","Lease","Lease","Move","Balance"]); A(["","","Sq Ft","","","Rent","Code","","Held","From","Expiration","In",""])
    for q in (5,6):
        for c in s[q]: c.font=Font(bold=True,name="Arial",size=8); c.fill=PatternFill("solid",fgColor="C0C0C0")
    A(["Current/Notice/Vacant Customers"]); rows=[]; T=[0]*5; cs={}; o=v=0
    nm=["Arrowhead Crating","Bluefin Seafood Whse","Carolina Gasket","Dovetail Cabinets","Everline Lighting","Foxglove Candle Co","Granite State Countertops","Hartman Tool & Die","Inlet Surf Supply","Jasper Courier","Keystone Vending","Lyric Pianos","Meridian Cycle","Nutmeg Brewing","Overland Vans","Pivot Robotics","Quarry Stone Care","Ravel Textiles"]
    ni=0
    def money(x): return x
    for i in range(22):
        u=f"{100+i*5:04d}"; ty=r.choice(["flex","whse","bay"]); a=dict(flex=2400,whse=8000,bay=1500)[ty]; mk=round(a*.95,2); x=dict(unit=u,unitType=ty,area=a,marketRent=mk,section="Current/Notice/Vacant Customers"); T[0]+=a;T[1]+=mk
        if i in(3,9,15,20): A([u,ty,a,"VACANT","VACANT",mk,"",0,0,None,None,None,0]); x.update(statusText="VACANT",balance=0,deposit=0); v+=1; A(["","","","","","","Total",0]); x["totalCharges"]=0
        else:
            n=nm[ni];ni+=1;o+=1; st=D(r.randint(2019,2025),r.randint(1,12),1); en=endm(D(r.randint(2026,2031),r.randint(4,12),1)); rent=round(mk*r.uniform(.85,1.03),2); ch=[("rent",rent),("cam",round(a*.18,2))]
            if ty!="bay": ch.append(("retax",round(a*.11,2)))
            if r.random()<.25: ch.append(("trash",65.0))
            if r.random()<.15: ch.append(("conc",-250.0))
            dep=rent if r.random()<.7 else 0; bal=r.choice([0,0,0,0,ch[0][1],-120.5])
            for j,(c,am) in enumerate(ch): A(([u,ty,a,f"t00{4100+i*7}",n,mk] if j==0 else [""]*6)+[c,am]+([dep,us(st),us(en),us(st),bal] if j==0 else [])); cs[c]=cs.get(c,0)+am
            tc=round(sum(q for _,q in ch),2); A(["","","","","","","Total",tc]); T[2]+=tc;T[3]+=dep;T[4]+=bal
            x.update(tenantName=n,contractRent=rent,charges=[dict(code=c,amount=q) for c,q in ch],totalCharges=tc,deposit=dep,balance=bal,leaseStartDate=st,leaseEndDate=en,moveInDate=st)
        rows.append(x)
    A(["Future Customers/Applicants"])
    A(["0145","bay",1500,"t005011","Umber Coffee Roasters",1425.0,"rent",1390.0,1390.0,"05/01/2026","04/30/2029","05/01/2026",0]) if False else None
    fu=rows[9]; A([fu["unit"],fu["unitType"],fu["area"],"t005011","Umber Coffee Roasters",fu["marketRent"],"rent",1390.0,1390.0,"05/01/2026","04/30/2029","05/01/2026",0]); A(["","","","","","","Total",1390.0])
    rows.append(dict(unit=fu["unit"],unitType=fu["unitType"],area=fu["area"],marketRent=fu["marketRent"],tenantName="Umber Coffee Roasters",section="Future Customers/Applicants",contractRent=1390.0,charges=[dict(code="rent",amount=1390.0)],totalCharges=1390.0,deposit=1390.0,balance=0,leaseStartDate=D(2026,5,1),leaseEndDate=D(2029,4,30),moveInDate=D(2026,5,1)))
    A([]); A(["Total","Calder Park Industrial (calder)",T[0],"","",round(T[1],2),"",round(T[2],2),round(T[3],2),"","","",round(T[4],2)]); A([])
    A(["Summary Groups","","Square","","","Market","","Lease","Security","","# Of","% Unit","Balance"]); A(["","","Footage","","","Rent","","Charges","Deposit","","Units","Occupancy",""])
    va=sum(x["area"] for x in rows[:22] if "tenantName" not in x); vm=round(sum(x["marketRent"] for x in rows[:22] if "tenantName" not in x),2)
    A(["Current/Notice/Vacant Customers","",T[0],"","",round(T[1],2),"",round(T[2],2),round(T[3],2),"",22,100*o/22,round(T[4],2)]); A(["Future Customers/Applicants","",fu["area"],"","",fu["marketRent"],"",1390.0,1390.0,"",1,"",0]); A(["Occupied Units","",T[0]-va,"","",round(T[1]-vm,2),"","","","",o,100*o/22]); A(["Total Vacant Units","",va,"","",vm,"","","","",v,100*v/22]); A([]); A(["Summary of Charges by Charge Code (Current/Notice Customers Only)"]); A(["Charge Code","Amount"])
    for c in cs: A([c,round(cs[c],2)])
    A(["Total",round(sum(cs.values()),2)])
    for row in s.iter_rows(min_row=7):
        for c in row:
            c.font=Font(name="Arial",size=8,bold=row[0].value in("Total","Current/Notice/Vacant Customers","Future Customers/Applicants"))
            if isinstance(c.value,float): c.number_format="#,##0.00"
    for c,wd in zip("ABCDEFGHIJKLM",(11,9,9,11,30,11,9,11,11,11,11,11,10)): s.column_dimensions[c].width=wd
    w.save(doc(fn)); save(fn,"INDUSTRIAL",dict(propertyName="Calder Park Industrial",asOnDate="2026-03-31",units=22,occupied=o,vacant=v,rows=rows),"Yardi rent roll with lease charges export, text dates, future section",True)

def b4(r):  # self storage workbook, text numbers
    fn="Cactus Gate Storage unit listing.xlsx"; w=wb(fn); f=w.add_format; H=f({"bold":1,"border":1,"bg_color":"#F4B183"}); c0=f({"border":1}); s=w.add_worksheet("Unit Listing"); s.set_column("A:L",11); s.set_column("F:F",24)
    hs=["Status","Unit #","W x L","Climate","Sq Ft","Customer","Lease Date","Street Rate","Current Rate","Protection","Paid Through","Past Due"]
    for j,h in enumerate(hs): s.write(0,j,h,H)
    s.autofilter(0,0,214,11); s.freeze_panes(1,0); rows=[];n={};T=[0]*4
    for i in range(214):
        wl,a,cl,sr=r.choice([("5 x 5",25,"Y",44),("5 x 10",50,"Y",72),("10 x 10",100,"Y",128),("10 x 10",100,"N",105),("10 x 15",150,"N",139),("10 x 20",200,"N",168),("10 x 30",300,"N",232)]); u=str(1000+i+(i//50)*50); q=r.random(); stt="Rented" if q<.84 else "Vacant" if q<.93 else "Lien" if q<.96 else "Reserved" if q<.975 else "Damaged"
        n[stt]=n.get(stt,0)+1; s.write_row(i+1,0,[stt,u,wl,cl,a,"","",f"${sr}.00"],c0); x=dict(statusText=stt,unit=u,unitType=wl,area=a,marketRent=sr); T[0]+=sr
        for j in range(8,12): s.write_blank(i+1,j,None,c0)
        if stt in("Rented","Lien"):
            nm=person(r," ").upper(); ld=D(2026,1,20)-dt.timedelta(days=r.randint(3,2400)); cr=round(sr*r.uniform(.8,1.35)); pr=r.choice([0,10,14]); pd=(cr+pr)*3 if stt=="Lien" else 0; pt="10/31/2025" if stt=="Lien" else r.choice(["01/31/2026","02/28/2026"])
            for j,val in zip((5,6,8,9,10,11),(nm,us(ld),f"${cr}.00",f"${pr}.00",pt,f"${pd}.00")): s.write(i+1,j,val,c0)
            x.update(tenantName=nm,leaseStartDate=ld,contractRent=cr,charges=[dict(code="Protection",amount=pr)],balance=pd); T[1]+=cr;T[2]+=pr;T[3]+=pd
        elif stt=="Reserved":
            nm=person(r," ").upper(); s.write(i+1,5,nm,c0); x["tenantName"]=nm
        rows.append(x)
    s.write_row(216,5,["TOTALS",""]+[f"${T[0]:,}.00",f"${T[1]:,}.00",f"${T[2]:,}.00","",f"${T[3]:,}.00"],f({"bold":1}))
    q=w.add_worksheet("Occupancy"); q.write_row(0,0,["Cactus Gate Storage","as of 1/31/2026"]); occ=n["Rented"]+n.get("Lien",0); vac=n["Vacant"]+n.get("Reserved",0)
    for i,(a,b) in enumerate([("Occupied (rented + lien)",occ),("Available (vacant + reserved)",vac),("Damaged / off line",n.get("Damaged",0)),("Total units",214)]): q.write_row(i+2,0,[a,b])
    q.set_column("A:A",30); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(fn,"SELF_STORAGE",dict(propertyName="Cactus Gate Storage",asOnDate="2026-01-31",units=214,occupied=occ,vacant=vac,sheet="Unit Listing",rows=rows),"Storage unit listing, numbers as text, status first, name only on the second sheet",True)

def b5(r):  # senior living workbook by wing
    fn="WillowBend_AL_MC_rentroll_Apr26.xlsx"; w=wb(fn); f=w.add_format; s=w.add_worksheet("April 2026"); T0=f({"bold":1,"font_size":14,"font_color":"#7030A0"}); W=f({"bold":1,"bg_color":"#E4DFEC"}); H=f({"bold":1,"bottom":1,"align":"center"}); M=f({"num_format":"#,##0;(#,##0)"}); DF=f({"num_format":"d-mmm-yyyy"}); BT=f({"bold":1,"top":1,"num_format":"#,##0;(#,##0)"}); RD=f({"font_color":"red"})
    s.write("A1","Willow Bend Senior Community",T0); s.write("A2","Rent roll for April 2026 (as of 4/30/2026)"); s.set_column("A:A",8);s.set_column("B:B",14);s.set_column("C:C",25);s.set_column("D:L",12)
    k=3; rows=[];G=[0]*6; tot=[0,0]
    for wing,p,n in (("Birch Wing - Assisted Living","B",16),("Cedar Wing - Assisted Living","C",14),("Garden House - Memory Care","G",12)):
        s.merge_range(k,0,k,10,wing,W);k+=1
        for j,h in enumerate(["Room","Style","Resident","Payor","Move-in","Asking","Rent","Care","Incentive","Total Due","A/R"]): s.write(k,j,h,H)
        k+=1; S=[0]*6; o=0
        for i in range(n):
            u=f"{p}{i+1}"; sty,mk=r.choice([("Studio",4200),("Dlx Studio",4650),("1BR",5300)]) if p!="G" else r.choice([("Private",7100),("Companion",5900)]); s.write(k,0,u);s.write(k,1,sty);s.write(k,5,mk,M);S[0]+=mk; x=dict(unit=u,unitType=sty,marketRent=mk,section=wing)
            if r.random()<.14: s.write(k,2,"OPEN",RD); x["statusText"]="OPEN"
            else:
                o+=1; nm=person(r); pay=r.choice(["Private","Private","Private","LTC Ins","Medicaid Waiver"]); mi=D(2026,4,15)-dt.timedelta(days=r.randint(5,1900)); rt=mk-r.choice([0,0,100,250,400]); ca=r.choice([0,500,900,1400]) if p!="G" else 1200; inc=-500 if r.random()<.12 else 0; td=rt+ca+inc; ar=r.choice([0,0,0,td,-75])
                s.write(k,2,nm);s.write(k,3,pay);s.write_datetime(k,4,dts(mi),DF);s.write(k,6,rt,M);s.write(k,7,ca,M);s.write(k,8,inc,M) if inc else None; s.write_formula(k,9,f"=SUM(G{k+1}:I{k+1})",M,td);s.write(k,10,ar,M)
                for j,v in enumerate((rt,ca,inc,td,ar)):S[j+1]+=v
                x.update(tenantName=nm,moveInDate=mi,contractRent=rt,charges=[dict(code="Care",amount=ca)]+([dict(code="Incentive",amount=inc)] if inc else []),totalCharges=td,balance=ar)
            rows.append(x);k+=1
        s.write(k,2,f"{o} of {n} occupied",BT)
        for j,v in enumerate(S): s.write(k,5+j,v,BT)
        G=[a+b for a,b in zip(G,S)];tot[0]+=o;tot[1]+=n;k+=2
    s.write(k,2,f"Community: {tot[0]} of {tot[1]}",BT)
    for j,v in enumerate(G): s.write(k,5+j,v,BT)
    s.write(k+2,0,"Guest suite and beauty shop are not on this roll."); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(fn,"SENIOR_HOUSING",dict(propertyName="Willow Bend Senior Community",asOnDate="2026-04-30",units=tot[1],occupied=tot[0],vacant=tot[1]-tot[0],rows=rows),"Senior workbook, header repeated per wing, OPEN rooms")

def b6(r):  # stacking style mixed block
    fn="Foundry Block stacking & leases.xlsx"; w=wb(fn); f=w.add_format; s=w.add_worksheet("Leases"); V=f({"bold":1,"valign":"vcenter","align":"center","border":1,"rotation":90,"bg_color":"#DDEBF7"}); H=f({"bold":1,"font_color":"#FFFFFF","bg_color":"#404040","align":"center"}); M=f({"num_format":"$#,##0"}); N=f({"num_format":"#,##0 \"SF\""}); B=f({"bold":1,"top":2,"num_format":"$#,##0"}); BN=f({"bold":1,"top":2,"num_format":"#,##0 \"SF\""}); g=f({"font_color":"#808080","italic":1})
    s.write("C1","The Foundry Block",f({"bold":1,"font_size":16})); s.write("C2","88 Carding Street, Lowell, Massachusetts | Leases in place 10/1/2026",g)
    s.set_column("A:A",2);s.set_column("B:B",5);s.set_column("C:C",9);s.set_column("D:D",30);s.set_column("E:E",12);s.set_column("F:M",13)
    for j,h in enumerate(["Flr","Space","Occupier","Use","Size","Expiry","Rent p.a.","Recov.","Rent step","From","Note"]): s.write(4,1+j,h,H)
    fl=[("4",[("401","Loom Analytics","Office",6100,25),("402",None,"Office",3300,0),("403","Atelier Brume","Studio",1750,18)]),("3",[("301","Merrimac Legal Aid","Office",4800,19.5),("302","Spindle Coworking","Coworking",6350,22)]),("2",[("201","Canal Dance School","Studio",3900,16),("202","Tread & Weft Rugs","Showroom",2900,17),("203",None,"Office",2150,0),("204","Dr. I. Sallow, Podiatry","Medical",2200,27)]),("1",[("R1","Millrace Tavern","Restaurant",5100,28),("R2","Bobbin Books","Retail",1900,24),("R3",None,"Retail",1450,0),("R4","Third Shift Coffee","Retail",1350,32)]),("B",[("B1","Pinlock Climbing","Fitness",7800,9),("ST-1","Merrimac Legal Aid","Storage",400,8)])]
    k=5;rows=[];TA=TR=0
    for fn2,us_ in fl:
        if len(us_)>1: s.merge_range(k,1,k+len(us_)-1,1,fn2,V)
        for u,n,use,a,p in us_:
            s.write(k,2,u);s.write(k,4,use);s.write(k,5,a,N);TA+=a; x=dict(unit=u,unitType=use,area=a)
            if not n: s.write(k,3,"available",g); x["statusText"]="available"; s.write(k,11,"on market" if u!="R3" else "LOI out, not signed",g)
            else:
                an=round(a*p); TR+=an; en=r.choice(["Mar 2028","Aug 2029","Dec 2027","Jun 2031","Sep 2030"]); en="TAW" if u=="403" else en; s.write(k,3,n);s.write(k,6,en);s.write(k,7,an,M);s.write(k,8,r.choice(["NNN","MG","Gross"])); x.update(tenantName=n,leaseEndDate=en,annualRent=an)
                if r.random()<.5 and u!="403": st=round(an*1.05); s.write(k,9,st,M); s.write_datetime(k,10,dts(D(2027,4,1)),f({"num_format":"mmmm d, yyyy"})); x["rentSteps"]=[dict(date=D(2027,4,1),amount=st,per="year")]
                if u=="R1": s.write(k,11,"5% over $3.0m sales")
                if u=="403": s.write(k,11,"tenant at will",g)
            rows.append(x);k+=1
    s.write(k,3,"Building",B);s.write(k,5,TA,BN);s.write(k,7,TR,B); s.write(k+2,3,"14 leasable spaces plus storage cage ST-1; 3 available",g); s.set_column("K:K",17); s.set_column("L:L",21); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(fn,"MIXED_USE",dict(propertyName="The Foundry Block",asOnDate="2026-10-01",units=14,occupied=11,vacant=3,rows=rows),"Broker stacking list, merged floor cells, annual rents, month-only text expiries",True)

def b7(r):  # medical office / MRI-ish xlsx with step column pairs & annual summary, spacer columns
    fn="MOB_Larkspur_rentroll_lender_fmt.xlsx"; w=wb(fn); f=w.add_format; b0={"font_name":"Tahoma","font_size":8}; t=f(b0); M=f({**b0,"num_format":"_($* #,##0.00_);_($* (#,##0.00);_($* \"-\"??_);_(@_)"}); DF=f({**b0,"num_format":"yyyy-mm-dd"}); H=f({**b0,"bold":1,"align":"center"}); B=f({**b0,"bold":1,"top":1,"bottom":6,"num_format":"_($* #,##0.00_)"}); N=f({**b0,"num_format":"#,##0"})
    s=w.add_worksheet("Exhibit C"); s.write("A1","LENDER FORM 12-C  RENT ROLL",H); s.write("A3","Property Name:",t);s.write("C3","Larkspur Medical Arts",t);s.write("A4","Address:",t);s.write("C4","2750 Larkspur Road, Tulsa, OK",t);s.write("A5","Date of Roll:",t);s.write("C5","2026-05-01",t)
    heads=[("","Suite"),("","No."),None,("Name of","Tenant"),("Net","Rentable SF"),None,("Lease","Commencement"),("Lease","Expiration"),None,("Monthly","Base Rent"),("Monthly","NNN Est."),("Monthly","Total"),None,("Step 1","Date"),("Step 1","Mo. Rent"),("Step 2","Date"),("Step 2","Mo. Rent"),None,("Security","Deposit"),("Delinq.","Amount")]
    heads[0]=("Line","#"); heads[1]=("Suite","No.")
    for j,h in enumerate(heads):
        if h: s.write(6,j,h[0],H);s.write(7,j,h[1],H)
        s.set_column(j,j,13 if h else 1.5)
    s.set_column(3,3,30);s.set_column(0,0,5); rows=[];k=8;T=[0]*6
    ten=["Larkspur Family Practice","Osage Imaging Center","Vacant","Redbud Pediatrics","Tri-County Cardiology","Vacant","Arrow Dialysis","Sooner Sleep Clinic","Pharmacy at Larkspur","Heartland Hearing","Prairie ENT Associates","Vacant","Mingo Valley Labs","Shoreline Podiatry","Cimarron Women's Health","Green Country Oncology"]
    for i,n in enumerate(ten):
        u=f"{100*(1+i//6)+10*(i%6)+(5 if i==8 else 0)}"+("B" if i==9 else ""); a=r.choice([980,1450,2210,3060,4475,6120]); s.write(k,0,i+1,t);s.write(k,1,u,t);s.write(k,3,n,t);s.write(k,4,a,N); T[0]+=a; x=dict(unit=u,area=a)
        if n=="Vacant": x["statusText"]="Vacant"
        else:
            mo=round(a*r.choice([17,18.5,20,22.5])/12,2); nn=round(a*8.1/12,2); st=D(r.randint(2016,2025),r.randint(1,12),1); en=addm(D(2028+r.randint(0,5),st.month,1),0)-dt.timedelta(days=1); mtm=i==13; dep=r.choice([0,mo]); dl=r.choice([0,0,0,0,round(mo+nn,2)])
            s.write_datetime(k,6,dts(st),DF); s.write(k,7,"Month-to-Month",t) if mtm else s.write_datetime(k,7,dts(en),DF)
            for c,v in ((9,mo),(10,nn),(18,dep),(19,dl)): s.write(k,c,v,M)
            tt=round(mo+nn,2); s.write_formula(k,11,f"=J{k+1}+K{k+1}",M,tt); steps=[]
            if not mtm:
                d=D(2026 if st.month>5 else 2027,st.month,1);q=mo
                for c in (13,15):
                    q=round(q*1.025,2)
                    if d>=en or (c==15 and r.random()<.3): break
                    s.write_datetime(k,c,dts(d),DF);s.write(k,c+1,q,M);steps.append(dict(date=d,amount=q));d=addm(d,12)
            for j,v in enumerate((mo,nn,tt,dep,dl)):T[j+1]+=v
            x.update(tenantName=n,leaseStartDate=st,leaseEndDate="Month-to-Month" if mtm else en,contractRent=mo,charges=[dict(code="NNN Est.",amount=nn)],totalCharges=tt,deposit=dep or None,balance=dl or None,rentSteps=steps)
        rows.append(x);k+=1
        if i in(5,11): k+=1
    s.write(k,3,"Totals",B)
    for c,v in zip((4,9,10,11,18,19),T): s.write(k,c,round(v,2),B if c>4 else N)
    s.write(k+2,0,"No. of suites: 16    Leased: 13    Vacant: 3",t); s.write(k+3,0,"Certified by: ____________________   Borrower's representative",t); s.set_landscape();s.fit_to_pages(1,0); w.close()
    save(fn,"OFFICE",dict(propertyName="Larkspur Medical Arts",asOnDate="2026-05-01",units=16,occupied=13,vacant=3,rows=rows),"Lender form, spacer columns, two-line header, step pairs, blank spacer rows")
ALL=[b1,b2,b3,b4,b5,b6,b7]

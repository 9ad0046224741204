from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
def ob(f,wb): 
    wb.properties.created=wb.properties.modified=dt.datetime(2025,1,1); wb.save(doc(f))
B=Font(bold=True)
# 8 ---------------------------------------------------------- Entrata student by bed
def d8():
    f="entrata_student_beds.xlsx"; r=rng(f); pn=People(r); asof=D(2025,10,6); rows=[]
    for u in [f"{b}{fl}0{n}" for b in (1,2) for fl in (1,2) for n in (1,2,3,4)]:
        nb=4 if u[-1] in "12" else 2; fp={4:"4x4 Deluxe",2:"2x2 Standard"}[nb]; sf={4:1390,2:870}[nb]; mk={4:729.0,2:885.0}[nb]
        for k in "ABCD"[:nb]:
            x=r.random(); s="Occupied No Notice" if x<.8 else "Occupied On Notice" if x<.86 else "Vacant Unrented Ready" if x<.94 else "Vacant Rented Not Ready"
            if u=="1101": s="Model" if k=="A" else s
            d={"unit":f"{u}-{k}","unitType":fp,"area":sf,"statusText":s,"marketRent":mk}
            def lease(d,mi,e):
                rt=mk-r.choice([0,0,20,30,45]); ch=[("Rent",rt),("Utilities",45.0)]+([("Parking",40.0)] if r.random()<.4 else [])+([("Furniture",25.0)] if r.random()<.5 else [])
                d.update(tenantName=pn("{l}, {f}"),contractRent=rt,charges=[{"code":a,"amount":b} for a,b in ch],totalCharges=sum(b for _,b in ch),moveInDate=mi,leaseStartDate=D(2025,8,20) if mi<asof else mi,leaseEndDate=e)
            if s.startswith("Occ"):
                lease(d,D(2025,8,20) if r.random()<.7 else D(2024,8,18),D(2026,7,31)); d["deposit"]=float(r.choice([0,150,150])); d["balance"]=r.choice([0.0,0.0,0.0,-10.5,float(r.randint(20,900))])
                if "On" in s: d["moveOutDate"]=D(2025,12,20); d["leaseEndDate"]=D(2025,12,20)
            rows.append(d)
            if "Vacant Rented" in s:
                q={"unit":d["unit"],"unitType":fp,"area":sf,"statusText":"Future","marketRent":None}; lease(q,D(2026,1,8),D(2026,7,31)); q["deposit"]=150.0;q["balance"]=0.0; rows.append(q)
    wb=Workbook(); w=wb.active; w.title="Rent Roll"
    w["A1"]="The Quad at Bearden"; w["A1"].font=Font(bold=True,size=14); w["A2"]="Rent Roll"; w["A3"]="As of Date: 10/06/2025"; w["A4"]="Lease Occupancy Type: Student  |  Group by: None  |  Include: Future Leases"
    g=[(1,"Space"),(7,"Lease"),(11,"Scheduled Charges"),(16,"Ledger")]
    for c,t in g: w.cell(6,c,t).font=B; w.cell(6,c).alignment=Alignment(horizontal="center")
    for a in ("A6:F6","G6:J6","K6:O6","P6:Q6"): w.merge_cells(a)
    H=["Bldg/Unit-Space","Floor Plan","SqFt","Status","Resident","Market\nRent","Move In","Lease\nStart","Lease\nEnd","Move Out","Rent","Utilities","Parking","Furniture","Total\nCharges","Deposit\nHeld","Balance"]
    for i,h in enumerate(H,1): c=w.cell(7,i,h); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="2F5D8A"); c.alignment=Alignment(wrap_text=True,vertical="center",horizontal="center")
    y=8
    for d in rows:
        cm={c["code"]:c["amount"] for c in d.get("charges",[])}
        v=[d["unit"],d["unitType"],d["area"],d["statusText"],d.get("tenantName"),d["marketRent"],d.get("moveInDate"),d.get("leaseStartDate"),d.get("leaseEndDate"),d.get("moveOutDate")]+[cm.get(k) for k in("Rent","Utilities","Parking","Furniture")]+[d.get("totalCharges"),d.get("deposit"),d.get("balance")]
        for i,x in enumerate(v,1):
            c=w.cell(y,i,x)
            if 7<=i<=10: c.number_format="mm/dd/yyyy"
            if i==6 or i>10: c.number_format="#,##0.00;(#,##0.00)"
        y+=1
    ph=[d for d in rows if d["statusText"]!="Future"]; w.cell(y,1,"Totals").font=B; cur=ph
    w.cell(y,6,sum(d["marketRent"] for d in ph))
    for j,k in enumerate(("Rent","Utilities","Parking","Furniture")): w.cell(y,11+j,sum(c["amount"] for d in cur for c in d.get("charges",[]) if c["code"]==k))
    w.cell(y,15,sum(d.get("totalCharges",0) for d in cur)); w.cell(y,16,sum(d.get("deposit",0) for d in cur)); w.cell(y,17,sum(d.get("balance",0) for d in cur))
    for i in range(6,18): w.cell(y,i).font=B; w.cell(y,i).number_format="#,##0.00"
    w.cell(y+1,1,"Totals exclude future leases.").font=Font(italic=True,size=8)
    y+=4; w.cell(y,1,"Status").font=B; w.cell(y,2,"Spaces").font=B; w.cell(y,3,"% of Total").font=B
    for s in ("Occupied No Notice","Occupied On Notice","Vacant Rented Not Ready","Vacant Unrented Ready","Model"):
        y+=1; n=sum(d["statusText"]==s for d in ph); w.cell(y,1,s); w.cell(y,2,n); w.cell(y,3,n/len(ph)).number_format="0.0%"
    w.cell(y+1,1,"Total").font=B; w.cell(y+1,2,len(ph))
    for i,x in enumerate([22,14,7,24,24,10,11,11,11,11,10,10,10,10,11,10,10],1): w.column_dimensions[L(i)].width=x
    w.row_dimensions[7].height=30; w.freeze_panes="B8"
    s=wb.create_sheet("Filters"); s["A1"]="Property"; s["B1"]="The Quad at Bearden [4471]"; s["A2"]="Report Version"; s["B2"]="3.8"; s["A3"]="Run by"; s["B3"]="system scheduler"
    ob(f,wb); o=sum(d["statusText"].startswith("Occ") for d in ph); v=sum(d["statusText"].startswith("Vac") for d in ph)
    save(f,"STUDENT_HOUSING","Entrata export by bed, grouped two-row header, future leases interleaved","medium","The Quad at Bearden",asof,len(ph),o,v,rows,sheet="Rent Roll")
# 9 ---------------------------------------------------------- JDE warehouse, bill codes stacked
def d9():
    f="JDE_R15145_warehouse.xlsx"; r=rng(f); rows=[];asof=D(2025,8,31)
    T=iter(["Palletworks Logistics","Ironvale Fabrication","Coldspring Beverage Dist.","Redhawk Tire & Supply","Stateline Paper Co.","Omnicrate Packaging","Larkfield Flooring","Summit HVAC Wholesale","Norvane Auto Parts","Delmar 3PL Services","Kestrel Print Group","Bayou Tile Imports"])
    wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({"created":dt.datetime(2025,1,1)}); w=wb.add_worksheet("R15145"); b=wb.add_format({"bold":1}); ct=wb.add_format({"font_name":"Courier New","font_size":9}); cb=wb.add_format({"font_name":"Courier New","font_size":9,"bold":1}); n2=wb.add_format({"font_name":"Courier New","font_size":9,"num_format":"#,##0.00"}); nb=wb.add_format({"font_name":"Courier New","font_size":9,"num_format":"#,##0.00","bold":1,"top":1}); hb=wb.add_format({"font_name":"Courier New","font_size":9,"bold":1,"bottom":1,"text_wrap":1})
    w.write(0,0,"R15145",ct); w.write(0,4,"Stonegate Industrial Properties, LP",cb); w.write(0,10,"Date - 9/3/2025",ct); w.write(1,4,"Rent Roll by Building",cb); w.write(1,10,"Page - 1",ct); w.write(2,4,"As Of 08/31/25",ct)
    y=4; BL=[("  41001","Stonegate Building I",["100","110","120","130","140"]),("  41002","Stonegate Building II",["200","210","220","230"]),("  41003","Stonegate Building III",["300","310","320","330","340","350"])]
    vac={"130","230","350"}; G=0;GA=0
    for num,nm,us in BL:
        w.write(y,0,"Building",cb); w.write(y,1,num,ct); w.write(y,2,nm,cb); y+=1
        for i,h in enumerate(["Unit","Tenant\nNumber","Tenant Name","Lease\nNumber","Unit\nUsage","Begin\nDate","End\nDate","Rentable\nArea","Bill\nCode","Description","Monthly\nAmount","Annual\nAmount","Deposit\nHeld"]): w.write(y,i,h,hb)
        w.set_row(y,26); y+=1; bt=0;ba=0
        for u in us:
            a=r.randint(60,480)*100; d={"building":nm,"unit":u,"area":a,"unitType":r.choice(["WHS","WHS","FLX"])}; ba+=a
            w.write_string(y,0,u,ct); w.write_string(y,4,d["unitType"],ct); w.write_number(y,7,a,wb_fmt(wb))
            if u in vac: d["statusText"]="Vacant"; w.write(y,2,"* Vacant *",ct); rows.append(d); y+=2; continue
            m=round(a*r.uniform(.48,.82),2); ch=[("RENT","Base Rent - Warehouse",m),("CAM","Common Area Maint",round(a*.07,2)),("RETX","Real Estate Tax Est",round(a*.11,2))]
            if r.random()<.5: ch.append(("INSR","Insurance Estimate",round(a*.021,2)))
            st=addm(D(2025,6,1),-r.randint(3,70)); e=eom(addm(st,r.choice([60,84,120])-1)); e=e if e>asof else eom(addm(e,36)); t=next(T)
            d.update(tenantName=t,statusText="Occupied",leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),charges=[{"code":c,"amount":x} for c,_,x in ch],totalCharges=round(sum(x for *_,x in ch),2),deposit=round(m))
            d["deposit"]=float(d["deposit"])
            w.write(y,1,str(r.randint(500100,509999)),ct); w.write(y,2,t,ct); w.write(y,3,str(r.randint(2100,2900)),ct); w.write(y,5,mdy(st,"%m/%d/%y"),ct); w.write(y,6,mdy(e,"%m/%d/%y"),ct); w.write(y,12,d["deposit"],n2)
            for c,de,x in ch: w.write(y,8,c,ct); w.write(y,9,de,ct); w.write(y,10,x,n2); w.write(y,11,round(x*12,2),n2); y+=1
            w.write(y,9,"Tenant Total",cb); w.write(y,10,d["totalCharges"],nb); w.write(y,11,round(d["totalCharges"]*12,2),nb); y+=2; bt+=d["totalCharges"]; rows.append(d)
        w.write(y,2,"Building Total - "+nm,cb); w.write(y,7,ba,wb_fmt(wb)); w.write(y,10,round(bt,2),nb); w.write(y,11,round(bt*12,2),nb); G+=bt;GA+=ba; y+=3
    w.write(y,2,"Grand Total",cb); w.write(y,7,GA,wb_fmt(wb)); w.write(y,10,round(G,2),nb); w.write(y,11,round(G*12,2),nb)
    va=sum(d["area"] for d in rows if d["statusText"]=="Vacant"); w.write(y+1,2,"Vacant Area",ct); w.write(y+1,7,va,wb_fmt(wb)); w.write(y+2,2,"Percent Leased",ct); w.write(y+2,7,f"{(GA-va)/GA*100:.2f}",ct)
    for i,x in enumerate([10,10,28,8,7,10,10,10,7,24,13,14,12]): w.set_column(i,i,x)
    wb.close(); save(f,"WAREHOUSE","JD Edwards rent roll, Courier, stacked bill codes, header repeated per building","medium","Stonegate Industrial Properties, LP" if False else None,asof,len(rows),len(rows)-3,3,rows,sheet=None)
_f={}
def wb_fmt(wb):
    if id(wb) not in _f: _f[id(wb)]=(wb,wb.add_format({"font_name":"Courier New","font_size":9,"num_format":"#,##0"}))
    return _f[id(wb)][1]
# 10 ---------------------------------------------------------- senior housing sponsor workbook
def d10():
    f="Larchmere_Senior_RR_Mar25.xlsx"; r=rng(f); pn=People(r); rows=[];asof=D(2025,3,31)
    SEC=[("INDEPENDENT LIVING",[str(x) for x in range(101,119)],["Studio","1BR","2BR"],{"Studio":(430,2650),"1BR":(610,3250),"2BR":(890,4100)}),
         ("ASSISTED LIVING",[str(x) for x in range(201,223)],["Studio","Studio Dlx","1BR"],{"Studio":(345,3995),"Studio Dlx":(390,4350),"1BR":(520,4850)}),
         ("MEMORY CARE",[f"{x}{k}" for x in range(301,307) for k in "AB"],["Companion"],{"Companion":(280,5400)})]
    wb=Workbook(); s0=wb.active; s0.title="Census Summary"; w=wb.create_sheet("RR 3-31-25"); s2=wb.create_sheet("Rate Card")
    w["B2"]="Larchmere Senior Living"; w["B2"].font=Font(bold=True,size=13,name="Cambria"); w["B3"]="Resident Rent Roll"; w["B4"]="Census date:"; w["E4"]=asof; w["E4"].alignment=Alignment(horizontal="left"); w["E4"].number_format="mmmm d, yyyy"
    H=["Apt.","Style","Sq. Ft.","Resident(s)","Payor","Move-In","Market Rate","Base Rent","Care Level","Care Fee","2nd Person Fee","Concession","Total Monthly"]
    thin=Side(style="thin",color="999999")
    for i,h in enumerate(H): c=w.cell(6,2+i,h); c.font=Font(bold=True,name="Cambria"); c.alignment=Alignment(wrap_text=True,horizontal="center"); c.border=Border(bottom=thin,top=thin)
    y=7; tots=[]; care={"ASSISTED LIVING":{"L1":450.0,"L2":900.0,"L3":1450.0},"MEMORY CARE":{"MC1":800.0,"MC2":1250.0}}
    for nm,us,stl,pr in SEC:
        y+=1; w.cell(y,2,nm).font=Font(bold=True,color="7A1F1F",name="Cambria"); w.merge_cells(start_row=y,end_row=y,start_column=2,end_column=14); w.cell(y,2).fill=PatternFill("solid",fgColor="F2E6D9"); y+=1; rs=[]
        for u in us:
            k=r.choice(stl); sf,mk=pr[k]; d={"unit":u,"unitType":k,"area":sf,"section":nm,"marketRent":float(mk)}; x=r.random()
            if nm[0]=="I" and u=="104": d["statusText"]="MODEL - guest suite"
            elif nm[0]=="A" and u=="209": d["statusText"]="Offline - water damage"
            elif x<.14: d["statusText"]="Vacant"
            else:
                n=pn("{l}, {f}"); two=nm[0]=="I" and r.random()<.25
                if two: n+=" & "+r.choice(FIRST)
                cl=r.choice(list(care[nm])) if nm in care else None; cf=care[nm][cl] if cl else None; sp=750.0 if two else None; co=-250.0 if r.random()<.12 else None; base=float(mk-r.choice([0,0,75,150,225]))
                d.update(statusText="Occupied",tenantName=n,moveInDate=asof-dt.timedelta(r.randint(20,2200)),contractRent=base,charges=[{"code":a,"amount":b} for a,b in(("Care Fee",cf),("2nd Person Fee",sp),("Concession",co)) if b],totalCharges=base+(cf or 0)+(sp or 0)+(co or 0),_cl=cl,_p=r.choice(["Private","Private","Private","LTC Ins.","VA"]),_cf=cf,_sp=sp,_co=co)
            v=[u if nm[0]=="M" else int(u),k,sf,d.get("tenantName",d["statusText"]),d.get("_p"),d.get("moveInDate"),d["marketRent"],d.get("contractRent"),d.get("_cl"),d.get("_cf"),d.get("_sp"),d.get("_co"),d.get("totalCharges")]
            for i,x in enumerate(v):
                c=w.cell(y,2+i,x)
                if i==5: c.number_format="m/d/yy"
                if i in(6,7,9,10,11,12): c.number_format='"$"#,##0;[Red]("$"#,##0)'
                if i==3 and "tenantName" not in d: c.font=Font(italic=True,color="808080")
            rs.append(d); y+=1
        o=[d for d in rs if "tenantName" in d]; va=[d for d in rs if d["statusText"]=="Vacant"]
        w.cell(y,2,f"Subtotal {nm.title()}").font=B; w.cell(y,5,f"{len(rs)} units / {len(o)} occ. / {len(va)} vacant").font=B
        for col,k in((8,"marketRent"),(9,"contractRent"),(11,"_cf"),(12,"_sp"),(13,"_co"),(14,"totalCharges")):
            t=sum((d.get(k) or 0) for d in (rs if k=="marketRent" else o)); 
            if t: c=w.cell(y,col,t); c.font=B; c.number_format='"$"#,##0;[Red]("$"#,##0)'; c.border=Border(top=thin)
        tots.append((nm.title(),len(rs),len(o),len(va),len(rs)-len(o)-len(va),sum(d["totalCharges"] for d in o))); rows+=rs; y+=1
    y+=1; w.cell(y,2,"TOTAL COMMUNITY").font=B; U,O,V=(sum(t[i] for t in tots) for i in(1,2,3)); w.cell(y,5,f"{U} units / {O} occ. / {V} vacant").font=B
    for col,k in((8,"marketRent"),(9,"contractRent"),(14,"totalCharges")): c=w.cell(y,col,sum(d.get(k,0) for d in rows)); c.font=B; c.number_format='"$"#,##0'
    w.cell(y+2,2,"Community fees are one-time and are not shown above. Guest suite and offline unit are counted in units but not in occupied or vacant.").font=Font(size=8,italic=True)
    for i,x in enumerate([2,9,12,8,30,10,10,12,11,8,10,11,12,13],1): w.column_dimensions[L(i)].width=x
    w.freeze_panes="B7"
    s0["A1"]="Larchmere Senior Living - Census Summary"; s0["A1"].font=B
    for i,h in enumerate(["Level","Units","Occupied","Vacant","Model/Offline","Occ. %","Monthly Revenue"],1): s0.cell(3,i,h).font=B
    for j,t in enumerate(tots+[("Total",U,O,V,U-O-V,sum(t[5] for t in tots))]):
        for i,x in enumerate([t[0],t[1],t[2],t[3],t[4],t[2]/t[1],t[5]],1): s0.cell(4+j,i,x).number_format="0.0%" if i==6 else "#,##0"
    for i in range(1,8): s0.column_dimensions[L(i)].width=18
    s2.append(["Level","Style","Sq. Ft.","Market Rate"])
    for nm,_,_,pr in SEC:
        for k,(a,b) in pr.items(): s2.append([nm.title(),k,a,b])
    ob(f,wb); save(f,"SENIOR_HOUSING","sponsor workbook, three care sections, three sheets","medium","Larchmere Senior Living",asof,U,O,V,rows,sheet="RR 3-31-25")
# 11 ---------------------------------------------------------- mall, CTS; planted digit changed
def d11():
    f="CTS_mall_tenancy_schedule.xlsx"; r=rng(f); rows=[];asof=D(2024,12,31)
    SEC=[("ANCHORS",[("A1","Harlan & Voss",118400,2.5),("A2","Bonnet's Department Store",96200,3.1),("A3",None,104000,0)]),
     ("MAJORS",[("M1","Planet Trampoline",28300,9.2),("M2","Stitchery Home",22150,11)]),
     ("IN-LINE",[("1010","Verano Jeans",4210,26),("1014","Lumina Optical",1885,41),("1018",None,2240,0),("1022","Bath Botanica",2760,38.5),("1026","Kicks Republic",3320,34),("1030","Silver Thistle Jewelers",1105,92),("1034",None,5120,0),("1038","Gamer's Vault",1740,36),("1042","Tesoro Handbags",1390,44),("1046","Moss & Fern Candles",1275,40),("1050","Teen Atlas",4980,22),("1054",None,1610,0),("1058","Perfume Bazaar",905,58),("1062","US Army Recruiting",1560,18)]),
     ("FOOD COURT",[("F1","Wok Street",640,105),("F2","Big Tony's Pizza",715,98),("F3","Pretzel Knot",520,112),("F4",None,600,0),("F5","Gyro Palace",655,90)]),
     ("KIOSKS",[("K1","Mobile Medic",150,240),("K2","Brow Bar Express",160,215),("K3","Sunglass Cove",150,225)]),
     ("ATM / STORAGE / OTHER",[("ATM1","Fifth Street Bank",None,7200),("ST4","Verano Jeans - storage",310,6),("RF1","Apex Tower Antenna",None,21600)])]
    wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({"created":dt.datetime(2025,1,1)}); w=wb.add_worksheet("Tenancy Schedule")
    F=lambda **k:wb.add_format(dict(font_name="Arial Narrow",font_size=9,**k)); t=F(); b=F(bold=1); n=F(num_format="#,##0.00;-#,##0.00;-"); i0=F(num_format="#,##0"); dtf=F(num_format="dd-mmm-yy",align="left"); h=F(bold=1,text_wrap=1,align="center",valign="vcenter",border=1,bg_color="#D9D9D9"); nt=F(bold=1,num_format="#,##0.00",top=1); it=F(bold=1,num_format="#,##0",top=1); sec=F(bold=1,underline=1)
    w.merge_range(0,0,0,12,"ROSEMOOR GALLERIA",F(bold=1,align="center")); w.merge_range(1,0,1,12,"TENANCY SCHEDULE AS AT DECEMBER 31, 2024",F(bold=1,align="center")); 
    w.merge_range(3,0,4,0,"SPACE",h); w.merge_range(3,1,4,1,"TENANT / TRADE NAME",h); w.merge_range(3,2,4,2,"GLA (SF)",h); w.merge_range(3,3,3,4,"LEASE TERM",h); w.write(4,3,"COMMENCE",h); w.write(4,4,"EXPIRE",h)
    w.merge_range(3,5,3,6,"MINIMUM RENT",h); w.write(4,5,"ANNUAL",h); w.write(4,6,"MONTHLY",h); w.merge_range(3,7,3,9,"MONTHLY RECOVERIES",h)
    for c,x in((7,"CAM"),(8,"R.E. TAX"),(9,"PROMO FUND")): w.write(4,c,x,h)
    w.merge_range(3,10,4,10,"TOTAL MONTHLY",h); w.merge_range(3,11,3,12,"PERCENTAGE RENT",h); w.write(4,11,"RATE",h); w.write(4,12,"BREAKPOINT",h)
    y=5; plant=None; GT=[0]*7; true={}
    for s,ls in SEC:
        y+=1; w.write(y,0,s,sec); y+=1; ST=[0]*7
        for u,nm,a,q in ls:
            d={"unit":u,"section":s,"area":a}; w.write_string(y,0,u,t)
            if a: w.write(y,2,a,i0); ST[0]+=a
            if not nm: d["statusText"]="VACANT"; w.write(y,1,"VACANT",b); rows.append(d); y+=1; continue
            other=s.startswith("ATM"); m=round((q if a is None else a*q)/12,2); ann=round(m*12,2)
            ch=[] if other else [("CAM",round(a*.55 if a<20000 else a*.06,2)),("R.E. TAX",round(a*.31 if a<20000 else a*.04,2)),("PROMO FUND",round(a*.1,2) if a<20000 else 0.0)]
            st=addm(D(2024,10,1),-r.randint(2,90)); e=eom(addm(st,r.choice([60,84,120])-1)); e=e if e>asof else eom(addm(e,36))
            if s=="KIOSKS": e="MTM" if u=="K2" else D(2025,6,30)
            tot=round(m+sum(x for _,x in ch),2); pm=m
            if u=="1026":  # planted: one digit of the monthly rent
                ms=f"{m:.2f}"; pm=float(ms[0]+str((int(ms[1])+4)%10)+ms[2:]); plant={"what":f"space 1026 Kicks Republic: monthly minimum rent printed {pm:,.2f} instead of {m:,.2f}; annual, row total and totals are from the right figure","kind":"digit_changed"}
            for k,x in enumerate([ann,m]+[x for _,x in ch]+([0]*(3-len(ch)))+[tot]): ST[1+k]=round(ST[1+k]+x,2)
            d.update(tenantName=nm,statusText="Occupied",leaseStartDate=st,leaseEndDate=e,annualRent=ann,contractRent=pm,charges=[{"code":c,"amount":x} for c,x in ch if x],totalCharges=tot)
            w.write(y,1,nm,t); w.write_datetime(y,3,dt.datetime.combine(st,dt.time()),dtf)
            w.write(y,4,e,t) if isinstance(e,str) else w.write_datetime(y,4,dt.datetime.combine(e,dt.time()),dtf)
            w.write(y,5,ann,n); w.write(y,6,pm,n)
            for c,(_,x) in enumerate(ch): w.write(y,7+c,x,n)
            w.write(y,10,tot,n)
            if s in("IN-LINE","FOOD COURT"): w.write(y,11,.06 if s=="IN-LINE" else .08,F(num_format="0.0%")); w.write(y,12,round(ann/(.06 if s=="IN-LINE" else .08),-3),i0)
            rows.append(d); y+=1
        w.write(y,1,"TOTAL "+s,b); w.write(y,2,ST[0],it)
        for k in range(6): w.write(y,5+k,ST[1+k],nt)
        GT=[round(p+q,2) for p,q in zip(GT,ST)]; y+=1
    y+=1; w.write(y,1,"TOTAL ROSEMOOR GALLERIA",b); w.write(y,2,GT[0],it)
    for k in range(6): w.write(y,5+k,GT[1+k],nt)
    un=[d for d in rows if not d["section"].startswith("ATM")]; v=[d for d in un if d["statusText"]=="VACANT"]
    y+=2; w.write(y,1,f"Stores incl. anchors and kiosks: {len(un)}; leased: {len(un)-len(v)}; vacant: {len(v)}",t); w.write(y+1,1,"Source: CTS lease administration. Monthly amounts exclude sales tax.",t)
    for c,x in enumerate([8,30,10,11,11,14,13,12,12,12,13,7,12]): w.set_column(c,c,x)
    w.set_landscape(); w.fit_to_pages(1,0); wb.close()
    save(f,"RETAIL","CTS mall tenancy schedule, sections, merged headers","medium","Rosemoor Galleria",asof,len(un),len(un)-len(v),len(v),rows,planted=plant)
# 12 ---------------------------------------------------------- mixed use, retyped with side table
def d12():
    f="Rent Roll 288 Delancey Pl - retyped.xlsx"; r=rng(f); pn=People(r); rows=[]; wb=Workbook(); w=wb.active; w.title="Sheet1"
    w["A1"]="288 Delancey Place, Brooklyn NY"; w["A2"]="RENT ROLL FOR SEPTEMBER 2025"; w["A1"].font=w["A2"].font=Font(name="Garamond",size=12,bold=True)
    H=["APT","TENANT","RMS","STATUS","LEASE FROM","LEASE TO","LEGAL RENT","RENT","SECURITY",None]
    y=4
    def head(h):
        for i,x in enumerate(h,1):
            if x: c=w.cell(y,i,x); c.font=B; c.border=Border(bottom=Side(style="double"))
    head(H); y+=1; res=[]
    for u in [f"{fl}{k}" for fl in range(2,6) for k in "ABCD"]:
        rs=r.random()<.6; rm=r.choice([3,3.5,4,4.5]); d={"unit":u,"unitType":f"{rm} rooms","section":"Residential","_rm":rm}
        reg="RS" if rs else "FM"; d.pop("unitType")
        if u in("3C","5A"): d["statusText"]="VACANT"
        else:
            rent=round(r.uniform(1180,2100),2) if rs else float(r.randint(28,41)*100); st=addm(D(2025,9,1),-r.randint(0,20)); e=eom(addm(st,23 if rs else 11)); e=e if e>D(2025,9,30) else eom(addm(e,12))
            d.update(tenantName=("SUPER - "+pn("{f} {l}")) if u=="2A" else pn("{l}, {f}"),statusText="Occupied",leaseStartDate=st,leaseEndDate=e,contractRent=rent,deposit=rent)
            if u=="2A": d.update(contractRent=0.0,deposit=0.0); d.pop("leaseStartDate"); d.pop("leaseEndDate")
        leg=round(r.uniform(1900,2600),2) if rs else None
        note={"3C":"under reno","5A":"lease out 10/1","4B":"SCRIE"}.get(u)
        for i,x in enumerate([u,d.get("tenantName","VACANT"),rm,reg,d.get("leaseStartDate"),d.get("leaseEndDate"),leg,d.get("contractRent"),d.get("deposit"),note],1):
            c=w.cell(y,i,x)
            if i in(5,6): c.number_format="m/d/yyyy"
            if i in(7,8,9): c.number_format="#,##0.00"
        rows.append(d); y+=1
    def sub(lab,rs):
        w.cell(y,2,lab).font=B
        for c,k in((8,"contractRent"),(9,"deposit")): x=w.cell(y,c,round(sum(d.get(k,0) for d in rs),2)); x.font=B; x.number_format="#,##0.00"; x.border=Border(top=Side(style="thin"))
    sub("RESIDENTIAL (16 APTS, 14 OCC.)",rows); y+=2; ns=len(rows)
    head(["STORE","TENANT","SQ FT",None,"LEASE FROM","LEASE TO",None,"RENT","SECURITY","INCREASES"]); y+=1
    for u,nm,a,rt,st,e,up in [("Store 1","Pier 9 Coffee Roasters",1150,7475.0,D(2021,5,1),D(2031,4,30),[("2026-05-01",7699.25)]),("Store 2","Bright Teeth Dental PLLC",1840,10580.0,D(2019,11,1),D(2029,10,31),[("2025-11-01",10897.4),("2026-11-01",11224.32)]),("Store 3",None,900,None,None,None,[]),("Bsmt","Kiln Studio Inc.",1300,3250.0,D(2024,2,1),"MTM",[])]:
        d={"unit":u,"area":a,"section":"Stores","statusText":"Occupied" if nm else "VACANT"}
        if nm: d.update(tenantName=nm,contractRent=rt,deposit=rt*2,leaseStartDate=st,leaseEndDate=e,rentSteps=[{"date":x,"amount":z} for x,z in up])
        tx="; ".join(f"{int(x[5:7])}/1/{x[2:4]} ${z:,.2f}" for x,z in up)
        for i,x in enumerate([u,nm or "VACANT",a,None,st,e,None,rt,rt*2 if rt else None,tx or None],1):
            c=w.cell(y,i,x)
            if i in(5,6): c.number_format="m/d/yyyy"; c.alignment=Alignment(horizontal="right")
            if i in(8,9): c.number_format="#,##0.00"
        rows.append(d); y+=1
    sub("STORES (4, 3 OCC.)",rows[ns:]); y+=2; ns2=len(rows)
    head(["OTHER","TENANT",None,None,"FROM","TO",None,"RENT","SECURITY"]); y+=1
    for u,nm,rt,st,e in [("Pkg 1",pn("{l}, {f}"),275.0,D(2024,6,1),"MTM"),("Pkg 2",pn("{l}, {f}"),275.0,D(2023,3,1),"MTM"),("Roof","Skyreach Wireless",2650.0,D(2018,7,1),D(2028,6,30))]:
        rows.append({"unit":u,"tenantName":nm,"statusText":"Occupied","section":"Other","contractRent":rt,"leaseStartDate":st,"leaseEndDate":e,"deposit":0.0})
        for i,x in enumerate([u,nm,None,None,st,e,None,rt,0],1):
            c=w.cell(y,i,x)
            if i in(5,6): c.number_format="m/d/yyyy"; c.alignment=Alignment(horizontal="right")
            if i in(8,9): c.number_format="#,##0.00"
        y+=1
    sub("OTHER",rows[ns2:]); y+=2; sub("TOTAL MONTHLY",rows); c=w.cell(y,8); T=c.value
    w.cell(y+1,2,"ANNUALIZED").font=B; w.cell(y+1,8,round(T*12,2)).number_format="#,##0.00"
    for i,(a,b) in enumerate([("Summary",None),("Apartments",16),("Stores",4),("Total units",20),("Occupied",17),("Vacant",3),("RS = rent stabilized",None),("FM = free market",None)]): w.cell(4+i,12,a).font=Font(bold=i==0); w.cell(4+i,13,b)
    for i,x in enumerate([9,32,7,8,12,12,12,13,13,34,3,20,6],1): w.column_dimensions[L(i)].width=x
    ob(f,wb); save(f,"MIXED_USE","retyped mixed-use roll, three tables with own headers on a sheet, side summary","hard","288 Delancey Place","2025-09",20,17,3,rows)
# 13 ---------------------------------------------------------- industrial portfolio
def d13():
    f="Crossbeam_Industrial_Portfolio_RR.xlsx"; r=rng(f); rows=[];asof=D(2025,6,1)
    PR=[("Airport Commerce 1","Memphis, TN",["A","B","C","D"]),("Airport Commerce 2","Memphis, TN",["A","B","C"]),("Lamar Distribution Ctr","Memphis, TN",["100"]),("Olive Branch Flex","Olive Branch, MS",["1","2","3","4","5","6","7","8"]),("Southaven Crossdock","Southaven, MS",["East","West"]),("Winchester Bulk","Memphis, TN",["100","200","300"])]
    T=iter("Veritas Freight Systems|Bluegrass Cabinetry|Cardinal Medical Supply|Noble Fastener Co.|Trellis E-Commerce Fulfilment|Mid-South Elevator|Pinnacle Pool Products|Hobart Signs|Zenith Restoration|Gulf Crest Seafood|Arrowhead Battery|Delta Gasket & Seal|Tupelo Foam|Marlin Courier|Osage Electric Supply|Rowan Cold Chain|Fairlane Tires|Beacon Brewing Supply".split("|"))
    wb=xlsxwriter.Workbook(doc(f)); wb.set_properties({"created":dt.datetime(2025,1,1)}); w0=wb.add_worksheet("Cover"); w=wb.add_worksheet("Rent Roll"); w2=wb.add_worksheet("Rollover")
    F=wb.add_format; h=F({"bold":1,"bg_color":"#1F3864","font_color":"white","text_wrap":1,"valign":"vcenter","align":"center"}); n=F({"num_format":'_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'}); i0=F({"num_format":"#,##0"}); r2=F({"num_format":"$0.00"}); dm=F({"num_format":"mmm d, yyyy","align":"center"}); b=F({"bold":1}); bn=F({"bold":1,"num_format":"$#,##0","top":1}); bi=F({"bold":1,"num_format":"#,##0","top":1}); mg=F({"bold":1,"valign":"top","text_wrap":1}); gr=F({"font_color":"#C00000","italic":1}); pc=F({"num_format":"0.0%"})
    w0.write("B3","Crossbeam Industrial Portfolio",F({"bold":1,"font_size":18})); w0.write("B4","Rent roll as of June 1, 2025"); w0.write("B6","Prepared by sponsor for annual surveillance review. Unaudited.")
    w.write(0,0,"Crossbeam Industrial Portfolio - Rent Roll",F({"bold":1,"font_size":12})); w.write(1,0,"As of June 1, 2025")
    for i,x in enumerate(["Property","Location","Suite","Tenant","TID","SF","% of Prop.","Lease Type","Start","Expiration","Annual Base Rent","$/SF","Next Step Date","Next Step Annual Rent","Renewal Options"]): w.write(3,i,x,h)
    w.set_row(3,32); y=4; yr={}
    for nm,lo,us in PR:
        sf=[r.randint(40,190)*100 if len(us)>4 else r.randint(220,980)*100 for _ in us]; k0=y
        if len(us)>1: w.merge_range(y,0,y+len(us)-1,0,nm,mg); w.merge_range(y,1,y+len(us)-1,1,lo,F({"valign":"top"}))
        else: w.write(y,0,nm,mg); w.write(y,1,lo)
        rs=[]
        for u,a in zip(us,sf):
            d={"propertyName":nm,"unit":u,"area":a}; w.write_string(y,2,u); w.write(y,5,a,i0); w.write(y,6,a/sum(sf),pc)
            if (nm,u) in(("Airport Commerce 2","B"),("Olive Branch Flex","4"),("Olive Branch Flex","7")): d["statusText"]="Vacant"; w.write(y,3,"Vacant",gr)
            else:
                q=r.randint(16,36)/4; an=round(a*q); st=addm(asof,-r.randint(4,60)); e=eom(addm(st,r.choice([62,84,120])-1)); t=next(T); e=e if e>asof else eom(addm(asof,14))
                d.update(tenantName=t,statusText="Occupied",leaseStartDate=st,leaseEndDate=e,annualRent=an)
                nx=addm(D(2025,st.month,1),12 if st.month<=6 else 0)
                w.write(y,3,t); w.write(y,4,f"T{r.randint(1000,9999)}"); w.write(y,7,r.choice(["NNN","NNN","Mod. Gross"])); w.write_datetime(y,8,dt.datetime.combine(st,dt.time()),dm); w.write_datetime(y,9,dt.datetime.combine(e,dt.time()),dm); w.write(y,10,an,n); w.write(y,11,q,r2)
                if nx<e and r.random()<.8: up=round(an*1.035); d["rentSteps"]=[{"date":nx,"amount":up,"per":"year"}]; w.write_datetime(y,12,dt.datetime.combine(nx,dt.time()),dm); w.write(y,13,up,n)
                w.write(y,14,r.choice(["1x5 FMV","2x5 @ 95% FMV","None","None"])); z=yr.setdefault(e.year,[0,0,0]); z[0]+=1;z[1]+=a;z[2]+=an
            rs.append(d); y+=1
        w.write(y,3,f"{nm} total",b); w.write(y,5,sum(sf),bi); w.write(y,10,sum(d.get("annualRent",0) for d in rs),bn); rows+=rs; y+=2
    oc=[d for d in rows if d["statusText"]=="Occupied"]; w.write(y,3,"PORTFOLIO TOTAL",b); w.write(y,5,sum(d["area"] for d in rows),bi); w.write(y,10,sum(d["annualRent"] for d in oc),bn); w.write(y+1,3,"Leased SF",b); w.write(y+1,5,sum(d["area"] for d in oc),bi); w.write(y+1,6,sum(d["area"] for d in oc)/sum(d["area"] for d in rows),pc); w.write(y+2,3,"Vacant SF",b); w.write(y+2,5,sum(d["area"] for d in rows if d not in oc),bi)
    for c,x in enumerate([20,18,8,30,8,10,9,11,14,14,15,8,14,15,18]): w.set_column(c,c,x)
    w.set_column(4,4,8,None,{"hidden":1}); w.freeze_panes(4,4); w.activate()
    w2.write_row(0,0,["Year","Leases expiring","SF","Annual rent"],b)
    for j,k in enumerate(sorted(yr)): w2.write_row(1+j,0,[k]+yr[k])
    wb.close(); save(f,"INDUSTRIAL","sponsor portfolio roll, merged property cells, annual rent only, hidden column, steps","medium","Crossbeam Industrial Portfolio",asof,len(rows),len(oc),len(rows)-len(oc),rows,sheet="Rent Roll")
# 14 ---------------------------------------------------------- large flat export, numbers as text
def d14():
    f="rr_export_20250430_p2217.xlsx"; r=rng(f); pn=People(r); rows=[]; wb=Workbook(); w=wb.active; w.title="rr_export"
    w.append(["propertyid","p2217","","propertyname","Saguaro Vista Apartments"]); w.append(["asofdate","2025-04-30"]); w.append([])
    w.append(["bldg","unit","fp","beds/baths","sqft","stat","","resident","mkt_rent","lease_rent","oth_chg","tot_chg","move_in","lease_from","lease_to","ntv_dt","dep_held","bal_due"])
    FP=[("A1","1/1",655,1150),("A2","1/1",730,1215),("B1","2/1",880,1370),("B2","2/2",985,1465),("C1","3/2",1210,1790)]
    us=[(b,f"{fl}{n:02d}") for b in range(1,12) for fl in (1,2) for n in range(1,11)]
    pool=["V"]*9+["VL"]*4+["M"]*1+["D"]*2+["E"]*2+["N"]*8; pool+=["O"]*(len(us)-len(pool)); r.shuffle(pool)
    NM={"O":"","V":"","VL":"","M":"","D":"","E":"employee","N":""}
    for (b,u),s in zip(us,pool):
        k,bb,sf,mk=FP[(int(u)+b)%5]; d={"building":str(b),"unit":f"{b}-{u}","unitType":k,"area":sf,"statusText":s,"marketRent":float(mk+r.choice([0,0,10,25]))}
        if s in"OEN":
            lf=addm(D(2025,4,1),-r.randint(0,11))+dt.timedelta(r.choice([0,0,4,11])); rt=float(mk-r.randint(0,95)); rt=rt if s!="E" else round(rt*.8,2); oc=round(r.choice([0,18.5,18.5,53.5,78.5]),2)
            d.update(tenantName=pn("{l} {f}").upper() ,contractRent=rt,charges=[{"code":"oth_chg","amount":oc}],totalCharges=rt+oc,moveInDate=addm(lf,-12*r.choice([0,0,0,1,2,4])),leaseStartDate=lf,leaseEndDate=addm(lf,12)-dt.timedelta(1),deposit=float(r.choice([0,150,250,400])),balance=r.choice([0.0]*6+[-18.5,float(r.randint(9,1300))]))
            if d["leaseEndDate"]<D(2025,4,30): d["leaseEndDate"]="MTM"
            if s=="N": d["moveOutDate"]=D(2025,5,r.randint(3,31))
        rows.append(d); x=lambda q:"" if q is None else f"{q:.2f}"; z=lambda q:"" if q is None else (q if isinstance(q,str) else q.isoformat())
        w.append([d["building"],d["unit"],k,bb,str(sf),s,NM[s],d.get("tenantName",""),x(d["marketRent"]),x(d.get("contractRent")),x(oc) if s in"OEN" else "",x(d.get("totalCharges")),z(d.get("moveInDate")),z(d.get("leaseStartDate")),z(d.get("leaseEndDate")),z(d.get("moveOutDate")),x(d.get("deposit")),x(d.get("balance"))])
        # "VL": successor printed on a row of its own
        if s=="VL":
            lf=D(2025,5,r.randint(2,28)); q={"building":str(b),"unit":f"{b}-{u}","unitType":k,"area":sf,"statusText":"F","tenantName":pn("{l} {f}").upper(),"contractRent":float(mk),"charges":[{"code":"oth_chg","amount":18.5}],"totalCharges":mk+18.5,"moveInDate":lf,"leaseStartDate":lf,"leaseEndDate":addm(lf,12)-dt.timedelta(1),"deposit":150.0,"balance":0.0}; rows.append(q)
            w.append([q["building"],q["unit"],k,bb,str(sf),"F","",q["tenantName"],"",x(q["contractRent"]),"18.50",x(q["totalCharges"]),z(lf),z(lf),z(q["leaseEndDate"]),"","150.00","0.00"])
    ph=[d for d in rows if d["statusText"]!="F"]; S=lambda rs,k:f"{sum(d.get(k,0) for d in rs):.2f}"
    w.append(["TOTAL",str(len(ph)),"","",str(sum(d["area"] for d in ph)),"","","(excl. F)",S(ph,"marketRent"),S(ph,"contractRent"),f"{sum(c['amount'] for d in ph for c in d.get('charges',[])):.2f}",S(ph,"totalCharges"),"","","","",S(ph,"deposit"),S(ph,"balance")])
    w.append([]); w.append(["stat","meaning","count"])
    for k,m in(("O","occupied"),("N","occupied - on notice"),("E","occupied - employee"),("V","vacant"),("VL","vacant - leased"),("M","model"),("D","down"),("F","future resident (not counted in units)")): w.append([k,m,str(sum(d["statusText"]==k for d in rows))])
    for i,x in enumerate([7,9,5,10,7,6,10,26,10,11,9,10,12,12,12,12,10,10],1): w.column_dimensions[L(i)].width=x
    for c in w[4]: c.font=Font(name="Consolas",bold=True)
    ob(f,wb); c=lambda t:sum(d["statusText"] in t for d in ph)
    for d in rows:
        if d.get("charges")==[{"code":"oth_chg","amount":0}]: d["charges"]=[{"code":"oth_chg","amount":0.0}]
    save(f,"MULTIFAMILY","flat system export, 220 units, all cells text, status codes with legend, headerless column","medium","Saguaro Vista Apartments",D(2025,4,30),len(ph),c(("O","N","E")),c(("V","VL")),rows)
ALL=[d8,d9,d10,d11,d12,d13,d14]
if __name__=="__main__":
    for g in ALL: g(); print(INDEX[-1]["file"])

from common import *
import xlwt
def make():
    fn="Q4_2024_borrower_rent_roll.xls"
    asof=D(2024,12,31)
    T=[ # suite, tenant, sf, start, end, psf, step date, step psf, cam, tax, ins psf, dep, type, comment
    ("100","Lakeview Imaging Partners, PLLC",6840,D(2017,3,1),D(2027,2,28),24.50,D(2025,3,1),25.00,6.10,3.05,.42,27930,"NNN",""),
    ("105","Corner Apothecary of Wendover",1425,D(2020,9,1),D(2025,8,31),26.00,None,None,6.10,3.05,.42,3087.5,"NNN","Renewal under negotiation"),
    ("110","Tri-Basin Orthopaedic Group, P.A.",11260,D(2015,7,1),D(2030,6,30),22.75,D(2025,7,1),23.43,6.10,3.05,.42,0,"NNN","Guaranteed by affiliate"),
    ("120","VACANT",2310,None,None,None,None,None,None,None,None,None,"","Former sleep lab; shell"),
    ("130","Halvorsen & Pike Dentistry",2088,D(2021,1,1),D(2030,12,31),25.10,D(2026,1,1),25.85,6.10,3.05,.42,4350,"NNN",""),
    ("140","Wendover Regional Health System - Lab Draw",1190,D(2022,5,1),D(2027,4,30),27.00,D(2025,5,1),27.80,6.10,3.05,.42,None,"NNN",""),
    ("150","Bright Meadow Pediatrics",4615,D(2018,10,1),D(2028,9,30),23.60,D(2025,10,1),24.30,6.10,3.05,.42,9076,"NNN",""),
    ("200","Piedra Cardiovascular Assoc.",9125,D(2019,2,1),D(2029,1,31),24.00,D(2025,2,1),24.72,6.10,3.05,.42,18250,"NNN","ROFO on Ste 210"),
    ("210","VACANT",3340,None,None,None,None,None,None,None,None,None,"","Former Tyndale Urology, vac. 9/30/24"),
    ("215","Olmstead Hearing Aid Center",980,D(2023,3,1),D(2026,2,28),28.00,None,None,None,None,None,1900,"MG","Modified gross, base yr 2023"),
    ("220","Wendover Regional Health System - Admin",7702,D(2022,5,1),D(2027,4,30),22.00,D(2025,5,1),22.66,6.10,3.05,.42,None,"NNN",""),
    ("225","Anchorpoint Counseling Services, LLC",1540,D(2024,2,1),D(2027,1,31),25.50,D(2025,2,1),26.25,None,None,None,3272.5,"MG",""),
    ("230","Sable Dermatology & Laser",2966,D(2020,6,1),D(2025,5,31),25.75,None,None,6.10,3.05,.42,6100,"NNN","Notice to vacate not received"),
    ("240","Neighborhood Kidney Care (dialysis)",6400,D(2016,11,1),D(2026,10,31),21.90,D(2025,11,1),22.45,6.10,3.05,.42,0,"NNN",""),
    ("300","Cascabel Women's Health, P.C.",8318,D(2019,8,1),D(2029,7,31),24.25,D(2025,8,1),24.98,6.10,3.05,.42,16810,"NNN",""),
    ("310","Quillan Physical Therapy",3875,D(2021,4,1),D(2026,3,31),23.00,D(2025,4,1),23.70,6.10,3.05,.42,7427,"NNN",""),
    ("315","VACANT",1105,None,None,None,None,None,None,None,None,None,"",""),
    ("320","Month-end Billing Associates",1650,D(2014,1,1),"MTM",19.50,None,None,None,None,None,1500,"FSG","Holdover / MTM"),
    ("330","Larkspur Eye Surgeons",5530,D(2018,1,1),D(2027,12,31),24.90,D(2025,1,1),25.65,6.10,3.05,.42,11000,"NNN",""),
    ("STG-1","Larkspur Eye Surgeons",210,D(2018,1,1),D(2027,12,31),12.00,None,None,None,None,None,None,"FSG","Basement storage"),
    ("STG-2","VACANT",265,None,None,None,None,None,None,None,None,None,"","Basement storage"),
    ]
    wb=xlwt.Workbook(encoding="utf-8"); 
    st=xlwt.easyxf
    ins=wb.add_sheet("Instructions"); ws=wb.add_sheet("Rent Roll",cell_overwrite_ok=True); ce=wb.add_sheet("Certification")
    for i,t in enumerate(["Borrower Reporting Package - Commercial Property","Complete ALL tabs. Do not insert or delete columns.","1. Rent Roll tab: list every leasable space, whether or not leased. Enter VACANT as the tenant name for unleased space.","2. Monthly base rent is contractual rent in effect on the rent roll date, excluding percentage rent.","3. Reimbursements are the monthly estimates billed.","4. Sign the Certification tab. Return to: reporting@corvane-servicing.example within 45 days of quarter end."]):
        ins.write(i*2 if i else 0,0,t,st("font: bold %s, height %d"%("on" if i==0 else "off",240 if i==0 else 200)))
    B=st("font: bold on"); G=st("font: height 160; pattern: pattern solid, fore_colour gray25; borders: left thin,right thin,top thin,bottom thin; alignment: horiz center, vert center, wrap on")
    GB=st("font: bold on, height 170, colour white; pattern: pattern solid, fore_colour dark_blue; borders: left thin,right thin,top thin,bottom thin; alignment: horiz center, vert center, wrap on")
    cell="font: height 170; borders: left hair,right hair,top hair,bottom hair"
    inp="; pattern: pattern solid, fore_colour ivory"
    tx=st(cell+inp); dt_=st(cell+inp+"; alignment: horiz center",num_format_str="MM/DD/YYYY"); ctr=st(cell+inp+"; alignment: horiz center")
    m2=st(cell+inp,num_format_str="#,##0.00"); m2c=st(cell,num_format_str='#,##0.00;(#,##0.00);"-"'); i0=st(cell+inp,num_format_str="#,##0"); pc=st(cell,num_format_str="0.0%")
    ws.write(0,0,"CORVANE LOAN SERVICES, L.P.",st("font: bold on, height 240")); ws.write(1,0,"Commercial Rent Roll - Quarterly Borrower Submission",st("font: bold on, height 200"))
    lab=[("Servicer Loan No.:","0310-44172","Borrower:","LVMP Holdings SPE, LLC"),("Prospectus ID:","28-003","Prepared by:","D. Ostrander, Asset Mgmt."),("Property Name:","Lakeview Medical Plaza","Phone:","(555) 014-2290"),("City / State:","Wendover, CO","Total NRA (sf):",None)]
    nra=sum(t[2] for t in T)
    for i,(a,b,c,d) in enumerate(lab):
        ws.write(3+i,0,a,B); ws.write(3+i,2,b); ws.write(3+i,7,c,B)
        if d is None: ws.write(3+i,10,nra,st("alignment: horiz left",num_format_str="#,##0"))
        else: ws.write(3+i,10,d)
    ws.write(7,0,"Quarter Ending:",B); ws.write_merge(7,7,2,3,asof,st("alignment: horiz left",num_format_str="MM/DD/YYYY"))
    H1=[(0,0,"Suite"),(1,1,"Tenant Name (as on lease)"),(2,3,"Leased Area"),(4,5,"Lease Term"),(6,8,"Base Rent in Place"),(9,10,"Next Contractual Step"),(11,14,"Monthly Reimbursements Billed"),(15,15,"Security Deposit"),(16,16,"Lease Type"),(17,17,"Comments")]
    H2=["","","Sq Ft","% NRA","Start","Expires","Monthly","Annual","$ / SF / Yr","Date","New Monthly","CAM","RE Tax","Insurance","Total Reimb.","","",""]
    for a,b,t in H1:
        if a==b: ws.write_merge(9,10,a,a,t,GB)
        else: ws.write_merge(9,9,a,b,t,GB)
    for j,t in enumerate(H2):
        if t: ws.write(10,j,t,G)
    for j in range(18): ws.write(11,j,f"({chr(65+j)})",st("font: italic on, height 140; alignment: horiz center"))
    rows=[]; r=12; S=dict(m=0,a=0,cam=0,tax=0,ins=0,tot=0,dep=0,occ=0)
    for (s,t,sf,b,e,psf,sd,sp,cam,tax,insr,dep,ty,cm) in T:
        numeric = s.isdigit()
        ws.write(r,0,int(s) if numeric else s,ctr); ws.write(r,1,t,tx); ws.write(r,2,sf,i0); ws.write(r,3,round(sf/nra,4),pc)
        row=dict(unit=s,area=sf)
        for j in range(4,18): ws.write(r,j,"",tx)
        if t!="VACANT":
            mo=round(sf*psf/12,2); an=round(mo*12,2)
            ws.write(r,4,b,dt_); ws.write(r,5,e,dt_ if isinstance(e,D) else ctr); ws.write(r,6,mo,m2); ws.write(r,7,an,m2c); ws.write(r,8,psf,m2c)
            row.update(tenantName=t,statusText="Occupied",leaseStartDate=iso(b),leaseEndDate=iso(e) if isinstance(e,D) else e,contractRent=mo,annualRent=an)
            S["m"]+=mo; S["a"]+=an; S["occ"]+=sf
            if sd:
                nm=round(sf*sp/12,2); ws.write(r,9,sd,dt_); ws.write(r,10,nm,m2); row["rentSteps"]=[{"date":iso(sd),"amount":nm}]
            if cam:
                c,x,i=[round(sf*q/12,2) for q in (cam,tax,insr)]; to=round(c+x+i,2)
                for j,v in zip((11,12,13,14),(c,x,i,to)): ws.write(r,j,v,m2 if j<14 else m2c)
                row["charges"]=[{"code":"CAM","amount":c},{"code":"RE Tax","amount":x},{"code":"Insurance","amount":i}]; row["totalCharges"]=to
                S["cam"]+=c;S["tax"]+=x;S["ins"]+=i;S["tot"]+=to
            else: ws.write(r,14,0,m2c)
            if dep is not None: ws.write(r,15,dep,m2); row["deposit"]=float(dep); S["dep"]+=dep
            ws.write(r,16,ty,ctr)
        else:
            row["statusText"]="VACANT"; ws.write(r,7,0,m2c); ws.write(r,14,0,m2c)
        if cm: ws.write(r,17,cm,tx)
        rows.append(row); r+=1
    for k in range(6): # unused template lines
        for j in range(18): ws.write(r,j,"",tx)
        ws.write(r,7,0,m2c); ws.write(r,14,0,m2c); r+=1
    tb=st("font: bold on, height 170; borders: top medium, bottom medium",num_format_str="#,##0.00"); ti=st("font: bold on, height 170; borders: top medium, bottom medium",num_format_str="#,##0")
    for j in range(18): ws.write(r,j,"",tb)
    ws.write(r,1,"TOTAL",tb); ws.write(r,2,nra,ti)
    for j,k in ((6,"m"),(7,"a"),(11,"cam"),(12,"tax"),(13,"ins"),(14,"tot"),(15,"dep")): ws.write(r,j,round(S[k],2),tb)
    nv=sum(t[1]=="VACANT" for t in T)
    r+=2
    for a,b,f in (("No. of spaces",len(T),"0"),("Leased spaces",len(T)-nv,"0"),("Vacant spaces",nv,"0"),("Leased SF",S["occ"],"#,##0"),("Vacant SF",nra-S["occ"],"#,##0"),("Occupancy (SF)",S["occ"]/nra,"0.0%")):
        ws.write(r,1,a,B); ws.write(r,2,b,st("alignment: horiz right",num_format_str=f)); r+=1
    for j,w in enumerate([8,40,9,8,11,11,13,14,9,11,13,12,12,12,13,12,8,34]): ws.col(j).width=256*w
    ws.set_portrait(False); ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1)
    for i,t in enumerate(["The undersigned certifies that the information in this submission is true and complete.","By: ______________________   Title: Authorized Signatory   Date: ____________"]): ce.write(i*3,0,t)
    wb.save(os.path.join(DOCS,fn))
    save(fn,"OFFICE","CMBS servicer quarterly template, several sheets",False,dict(propertyName="Lakeview Medical Plaza",asOnDate="2024-12-31",units=len(T),occupied=len(T)-nv,vacant=nv,sheet="Rent Roll",planted=None,rows=rows))

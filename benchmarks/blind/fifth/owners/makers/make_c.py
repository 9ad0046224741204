from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
# ---------- 8 student, by bed
def d8():
    r=rng(108); nm=Names(r); name="g1-08-campus-row.xlsx"; wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet("Bed Roll"); F=wb.add_format
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.repeat_rows(4,5); b="#1f3b6e"
    ws.merge_range(0,0,0,12,"CAMPUS ROW AT TILLMAN STATE",F(dict(bold=1,font_size=16,font_color=b))); ws.merge_range(1,0,1,12,"Rent roll by bed space  |  2025-26 academic year  |  printed for 09/15/2025",F(dict(italic=1)))
    h=F(dict(bold=1,bg_color=b,font_color="white",align="center",valign="vcenter",text_wrap=1,border=1))
    for c,t in((0,"Bed space"),(1,"Floor plan"),(2,"Status"),(3,"Resident"),(11,"Total monthly billing"),(12,"Balance owing")): ws.merge_range(4,c,5,c,t,h)
    ws.merge_range(4,4,4,5,"Lease",h); ws.merge_range(4,6,4,7,"Rate per bed",h); ws.merge_range(4,8,4,10,"Add-ons",h)
    for c,t in((4,"Start"),(5,"End"),(6,"Market"),(7,"Installment"),(8,"Parking"),(9,"Furniture"),(10,"Premium view")): ws.write(5,c,t,h)
    m=F(dict(num_format="#,##0.00;(#,##0.00);-")); d=F(dict(num_format="m/d/yy",align="center")); g=F(dict(bold=1,bg_color="#dde5f2")); bo=F(dict(bold=1,top=1,num_format="#,##0.00")); bt=F(dict(bold=1,top=1))
    ws.set_column(0,0,11); ws.set_column(1,1,15); ws.set_column(2,2,10); ws.set_column(3,3,24); ws.set_column(4,12,11)
    ws.set_row(4,18); ws.set_row(5,28)
    R=6; rows=[]; T=[0]*7; occ=0; n=0
    for bl in "CD":
        for a in (101,102,103,201,202,203):
            fp,bd,mk=r.choice([("4x4 Classic",4,739),("4x4 Deluxe",4,785),("4x2 Value",4,645)]) if a%100!=3 else ("2x2 Deluxe",2,965)
            ws.merge_range(R,0,R,12,f"Apartment {bl}{a}",g); R+=1
            for k in "ABCD"[:bd]:
                u=f"{bl}{a}-{k}"; x=r.random(); n+=1; st="Vacant" if x<.12 else "Renewed" if x<.35 else "Current"; ws.write(R,0,u); ws.write(R,1,fp); ws.write(R,2,st); ws.write(R,6,mk,m); T[0]+=mk
                if st=="Vacant": rows.append(row(unit=u,unitType=fp,statusText=st,marketRent=float(mk)))
                else:
                    occ+=1; f,l=nm(); rt=mk-r.choice([0,0,10,20,35]); s=date(2025,8,16) if r.random()<.85 else date(2025,9,1); e=date(2026,7,31); ad=[r.choice([None,None,40]),r.choice([None,25]),r.choice([None,None,None,15])]; tot=rt+sum(z or 0 for z in ad); bal=r.choice([0,0,0,0,tot,-40.0,150])
                    ws.write(R,3,f"{f} {l}"); ws.write_datetime(R,4,dt.datetime.combine(s,dt.time()),d); ws.write_datetime(R,5,dt.datetime.combine(e,dt.time()),d); ws.write(R,7,rt,m)
                    for i,z in enumerate(ad):
                        if z: ws.write(R,8+i,z,m)
                    ws.write_formula(R,11,f"=SUM(H{R+1}:K{R+1})",m,tot); ws.write(R,12,bal,m)
                    for i,z in enumerate([rt]+ad+[tot,bal]): T[1+i]+=z or 0
                    rows.append(row(unit=u,unitType=fp,statusText=st,tenantName=f"{f} {l}",leaseStartDate=s,leaseEndDate=e,marketRent=float(mk),contractRent=float(rt),charges=[dict(code=c,amount=float(z)) for c,z in zip(("Parking","Furniture","Premium view"),ad) if z],totalCharges=float(tot),balance=float(bal) if bal else None))
                R+=1
    ws.write(R,0,"All beds",bt)
    for c in range(1,6): ws.write(R,c,"",bt)
    for i in range(7): ws.write_formula(R,6+i,f"=SUM({chr(71+i)}7:{chr(71+i)}{R})",bo,T[i])
    for i,(a,v) in enumerate((("Beds",n),("Beds leased",occ),("Beds vacant",n-occ),("Leased %",occ/n))): ws.write(R+2+i,1,a); ws.write(R+2+i,2,v,F(dict(num_format="0.0%")) if i==3 else None)
    wb.close(); save(name,"STUDENT_HOUSING","by bed, merged two-line header, apartment band rows, formulas with values",True,"CAMPUS ROW AT TILLMAN STATE",date(2025,9,15),rows,n,occ,n-occ,sheet=None)
# ---------- 9 mobile home park (planted row_dropped)
def d9():
    r=rng(109); nm=Names(r); name="g1-09-sagebrush-mhp.xlsx"; wb=Workbook(); ws=wb.active; ws.title="lots"; rows=[]
    ws["B1"]="Sagebrush Estates MHC"; ws["B1"].font=Font(name="Arial",size=13,bold=True); ws["B2"]="LOT RENT LISTING"; ws["B3"]="As of"; ws["C3"]=dt.datetime(2025,12,1); ws["C3"].number_format="mmmm d, yyyy"; ws["C3"].alignment=Alignment(horizontal="left")
    hd=["Lot","Homeowner / resident","Home","Owned by","Rent","Water","Sewer","Trash","Pet","Total bill","Past due","Moved in","Phone"]; R=5
    def head(R):
        for i,h in enumerate(hd):
            c=ws.cell(R,2+i,h); c.font=Font(name="Arial",bold=True,size=9); c.border=Border(bottom=Side(style="double")); c.alignment=Alignment(horizontal="right" if 4<=i<=10 else "left")
    A=Font(name="Arial",size=9); T=[0]*7; occ=n=0; drop=None
    for street,lo,hi in(("Juniper Lane",1,22),("Mesquite Way",23,41),("Ocotillo Court",42,58)):
        ws.cell(R,2,street).font=Font(name="Arial",bold=True,italic=True,size=11); R+=1; head(R); R+=1
        for k in range(lo,hi+1):
            n+=1; x=r.random(); hm=r.choice(["SW","SW","DW"])
            if x<.1:
                for i,v in enumerate([str(k),"VACANT LOT"]): ws.cell(R,2+i,v).font=A
                rows.append(row(unit=str(k),section=street,statusText="VACANT LOT")); R+=1; continue
            occ+=1; poh=r.random()<.2; f,l=nm(); tn=f"{l}, {f}"; rt=(925 if hm=="DW" else 845) if poh else r.choice([465,465,465,480]); w=round(r.uniform(18,61),2); sw=22.5; tr=14.0; pet=10.0 if r.random()<.25 else None; tot=round(rt+w+sw+tr+(pet or 0),2); pd=r.choice([0,0,0,0,0,tot,85.0]); mi=date(2025,10,1)-timedelta(days=r.randint(30,7000))
            for i,z in enumerate([rt,w,sw,tr,pet,tot,pd]): T[i]=round(T[i]+(z or 0),2)
            if k==34: drop=(k,rt,tot); continue
            for i,v in enumerate([str(k),tn,hm,"Park" if poh else "Resident",rt,w,sw,tr,pet,tot,pd,dt.datetime.combine(mi,dt.time()),f"(555) 01{r.randint(0,9)}-{r.randint(1000,9999)}"]):
                c=ws.cell(R,2+i,v); c.font=A
                if 4<=i<=10: c.number_format='"$"#,##0.00'
                if i==11: c.number_format="dd-mmm-yy"; c.alignment=Alignment(horizontal="left",indent=1 if i==11 else 0)
            rows.append(row(unit=str(k),section=street,tenantName=tn,unitType=hm,statusText="Occupied",contractRent=float(rt),charges=[dict(code=c,amount=float(z)) for c,z in(("Water",w),("Sewer",sw),("Trash",tr),("Pet",pet)) if z],totalCharges=tot,balance=float(pd),moveInDate=mi)); R+=1
        R+=1
    ws.cell(R,3,"PARK TOTAL"); 
    for i,z in enumerate(T): ws.cell(R,6+i,z).number_format='"$"#,##0.00'
    for c in range(2,15): ws.cell(R,c).font=Font(name="Arial",size=9,bold=True); ws.cell(R,c).border=Border(top=Side(style="thin"))
    R+=2
    for s in(f"Lots: {n}",f"Lots rented: {occ}",f"Lots vacant: {n-occ}","Park-owned homes: rent covers lot and home together. Resident-owned homes: lot only.","SW single wide, DW double wide"): ws.cell(R,3,s).font=A; R+=1
    for c,w in zip("ABCDEFGHIJKLMN",(2,6,26,7,10,11,9,9,9,9,11,11,11,15)): ws.column_dimensions[c].width=w
    ws.column_dimensions["N"].hidden=True; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(name))
    save(name,"MANUFACTURED_HOUSING","lots by street, header repeated per street, utility charge columns, hidden phone column",True,"Sagebrush Estates MHC",date(2025,12,1),rows,n,occ,n-occ,planted=dict(what=f"lot {drop[0]} (rent {drop[1]:.2f}, total bill {drop[2]:.2f}) is missing from the list but is in the park total and in the count of {n} lots",kind="row_dropped"))
# ---------- 10 warehouse, steps in columns
def d10():
    r=rng(110); name="g1-10-ironbridge.xlsx"; wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet("Rent Roll"); F=wb.add_format; base=dict(font_name="Calibri",font_size=10)
    ws.set_landscape(); ws.fit_to_pages(1,1); ws.write(0,0,"Ironbridge Distribution Center - Buildings 1 & 2",F(dict(base,bold=1,font_size=14))); ws.write(1,0,"Lease abstract rent roll dated:",F(base)); ws.write(1,3,"Jan-01-2026",F(base))
    T=[("1","100","Halvorsen Freight Systems",42000,date(2021,4,1),date(2028,3,31),6.85,[(date(2026,4,1),7.06),(date(2027,4,1),7.27)],"Dock-high"),("1","110","Blue Mesa Beverage Distributing",36500,date(2019,10,1),date(2026,9,30),6.20,[],"Dock-high"),("1","120",None,18250,None,None,None,[],"Dock-high"),("1","125","Quill Paper & Packaging",22750,date(2024,1,15),date(2029,1,14),7.4,[(date(2027,1,15),7.62),(date(2028,1,15),7.85)],"Dock-high"),
       ("2","200","Summit Tile Imports",15400,date(2022,8,1),date(2027,7,31),8.1,[(date(2026,8,1),8.34)],"Grade-level"),("2","210","Dr. Cool HVAC Supply",9800,date(2023,3,1),date(2026,2,28),8.75,[],"Grade-level"),("2","220-230","Evergreen Solar Install",19600,date(2025,6,1),date(2030,5,31),8.4,[(date(2026,6,1),8.65),(date(2027,6,1),8.91)],"Grade-level"),("2","240",None,7700,None,None,None,[],"Flex / office"),("2","250","Ironbridge Mgmt (owner storage)",4100,date(2020,1,1),"MTM",0,[],"Flex / office"),("2","260","Tanager Robotics",11200,date(2024,11,1),date(2029,10,31),12.1,[(date(2026,11,1),12.46),(date(2027,11,1),12.84)],"Flex / office")]
    hh=F(dict(base,bold=1,bottom=2,text_wrap=1,valign="bottom")); gh=F(dict(base,bold=1,align="center",bottom=1,bg_color="#eeeeee"))
    cols=["Bldg","Space","Lessee","Loading","Rentable SF",None,"Commenced","Expires","Deposit",None,"Base rent","CAM","Taxes","Insurance","Total due",None,"Effective","Base rent","Effective","Base rent"]
    ws.merge_range(3,6,3,8,"LEASE",gh); ws.merge_range(3,10,3,14,"CURRENT MONTHLY BILLING",gh); ws.merge_range(3,16,3,17,"NEXT INCREASE",gh); ws.merge_range(3,18,3,19,"FOLLOWING INCREASE",gh)
    for i,c in enumerate(cols): ws.write(4,i,c or "",hh if c else None); ws.set_column(i,i,11 if c else 1.5)
    ws.set_column(2,2,32); ws.set_column(0,0,6)
    m=F(dict(base,num_format="_($* #,##0.00_);_($* (#,##0.00);_($* \"-\"??_)")); q=F(dict(base,num_format="#,##0")); d=F(dict(base,num_format="mmm-dd-yyyy",align="right")); tx=F(base); R=5; S=[0]*7; rows=[]
    D=lambda x:dt.datetime.combine(x,dt.time())
    lastb=None
    for b,u,t,a,s,e,p,st,ld in T:
        if lastb and b!=lastb: R+=1
        lastb=b; ws.write(R,0,int(b),tx); ws.write(R,1,u,tx); ws.write(R,2,t or "< vacant >",tx if t else F(dict(base,italic=1,font_color="#999999"))); ws.write(R,3,ld,tx); ws.write(R,4,a,q); S[0]+=a
        if not t: rows.append(row(unit=u,building=b,unitType=ld,area=a,statusText="vacant")); R+=1; continue
        br=round(a*p/12,2); ch=[round(a*k/12,2) if p else 0 for k in(1.15,.98,.22)]; tot=round(br+sum(ch),2); dep=round(br) if p else None
        ws.write_datetime(R,6,D(s),d); (ws.write(R,7,e,d) if isinstance(e,str) else ws.write_datetime(R,7,D(e),d)); 
        if dep: ws.write(R,8,dep,m)
        if p: 
            for i,v in enumerate([br]+ch): ws.write(R,10+i,v,m)
            ws.write_formula(R,14,f"=SUM(K{R+1}:N{R+1})",m,tot)
        else: ws.write(R,10,"0.00",F(dict(base,align="right")))
        rs=[(x,round(a*y/12,2)) for x,y in st]
        for i,(x,y) in enumerate(rs): ws.write_datetime(R,16+2*i,D(x),d); ws.write(R,17+2*i,y,m)
        for i,v in enumerate([dep or 0,br]+ch+[tot]): S[1+i]+=v
        rows.append(row(unit=u,building=b,unitType=ld,area=a,tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,deposit=float(dep) if dep else None,contractRent=float(br),charges=[dict(code=c,amount=v) for c,v in zip(("CAM","Taxes","Insurance"),ch)] if p else None,totalCharges=tot if p else None,rentSteps=[dict(date=x,amount=y) for x,y in rs])); R+=1
    bf=F(dict(base,bold=1,top=1,num_format="#,##0.00")); ws.write(R+1,2,"Total, both buildings",F(dict(base,bold=1,top=1))); ws.write_formula(R+1,4,f"=SUM(E6:E{R})",F(dict(base,bold=1,top=1,num_format="#,##0")),S[0])
    for c,v in zip("IKLMNO",S[1:]): ws.write_formula(f"{c}{R+2}",f"=SUM({c}6:{c}{R})",bf,round(v,2))
    ws.write(R+3,2,"10 spaces: 8 in use, 2 vacant",tx); ws.write(R+4,2,"Owner storage pays no rent and no recoveries.",tx); wb.close()
    save(name,"WAREHOUSE","lease abstract, grouped header, spacer columns, steps in column pairs",True,"Ironbridge Distribution Center",date(2026,1,1),rows,10,8,2)
d8();d9();d10()

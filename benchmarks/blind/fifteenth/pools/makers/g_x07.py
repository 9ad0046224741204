# Small owner's strip center: two-line header with blank spacer columns, step rows under each tenant, formulas with cached values
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import subprocess, shutil
F="Kettleborn Corners strip RR.xlsx"; D=dt.date
wb=Workbook(); ws=wb.active; ws.title="Rents"; f=Font(name="Calibri",size=11); b=Font(name="Calibri",size=11,bold=True)
ws["B2"]="KETTLEBORN CORNERS"; ws["B2"].font=Font(bold=True,size=15,underline="single"); ws["B3"]="Rents in effect 1 August 2025"; ws["B4"]="(Community Bank note 5501920)"
for c,a,z in [("B",None,"Space"),("D",None,"Tenant"),("F","Square","Feet"),("H","Lease","Dates"),("J","Rent per","Month"),("K","CAM/Tax/Ins","per Month"),("L","Total","per Month"),("N","Rent per","Year"),("P",None,"Comments")]:
    for i,t in((6,a),(7,z)):
        ws[f"{c}{i}"]=t; ws[f"{c}{i}"].font=b; ws[f"{c}{i}"].alignment=Alignment(horizontal="left" if c in"BDP" else "center")
    ws[f"{c}7"].border=Border(bottom=Side(style="medium"))
T=[("1","Pho Junction",1800,D(2022,9,1),D(2027,8,31),3300,945,[(D(2025,9,1),3400),(D(2026,9,1),3500)],"Personal guaranty"),
("2 & 3","Norrington's Hardware Inc",5400,D(2015,1,1),D(2029,12,31),6750,2835,[(D(2027,1,1),7200)],"2 x 5 yr options"),
("4",None,1500,None,None,None,None,[],"Was video store"),
("5","Clip Joint Barbers",900,None,"MTM",1450,0,[],"Gross; month to month since 2019"),
("6","Stavrolis Tax & Bookkeeping",1200,D(2024,2,1),D(2026,1,31),1900,630,[],""),
("7","Tidewater Vape & Glass",1200,D(2023,6,1),D(2028,5,31),2400,630,[(D(2026,6,1),2500),(D(2027,6,1),2600)],"2 months behind"),
("Pylon","Grantly Outdoor Sign Co",None,D(2020,1,1),D(2029,12,31),375,0,[],"Sign face only")]
n=9; rows=[]; rr=[]
for u,t,a,s,e,m,c,st,cm in T:
    ws[f"B{n}"]=u; ws[f"D{n}"]=t or "VACANT"; ws[f"F{n}"]=a; ws[f"P{n}"]=cm or None; rr.append(n); x=dict(unit=u,area=a)
    if t:
        ws[f"H{n}"]=f"{us2(s)} to {us2(e)}" if s else "MTM"; ws[f"J{n}"]=m; ws[f"K{n}"]=c; ws[f"L{n}"]=f"=J{n}+K{n}"; ws[f"N{n}"]=f"=J{n}*12"
        x.update(tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=e if e=="MTM" else iso(e),contractRent=float(m),charges=[dict(code="CAM/Tax/Ins",amount=float(c))],totalCharges=float(m+c),annualRent=m*12.0,rentSteps=[dict(date=iso(q),amount=float(v)) for q,v in st])
    else: x["statusText"]="VACANT"
    for col in "JKLN": ws[f"{col}{n}"].number_format='"$"#,##0'
    ws[f"F{n}"].number_format="#,##0"; ws[f"H{n}"].alignment=Alignment(horizontal="center"); n+=1
    for q,v in st:
        ws[f"H{n}"]=f"beginning {us2(q)}"; ws[f"J{n}"]=v
        for col in "HJ": ws[f"{col}{n}"].font=Font(italic=True,size=9,color="7F7F7F"); ws[f"{col}{n}"].alignment=Alignment(horizontal="right")
        ws[f"J{n}"].number_format='"$"#,##0'; n+=1
    rows.append(x); n+=1
ws[f"D{n}"]="TOTAL"
for col in "FJKLN":
    ws[f"{col}{n}"]="="+"+".join(f"{col}{i}" for i in rr if ws[f"{col}{i}"].value is not None); ws[f"{col}{n}"].number_format='#,##0' if col=="F" else '"$"#,##0'; ws[f"{col}{n}"].border=Border(top=Side(style="thin"),bottom=Side(style="double"))
for col in "DFJKLN": ws[f"{col}{n}"].font=b
ws[f"D{n+1}"]="1,500 sf vacant"; ws[f"B{n+4}"]="Figures in italics are future rents and are not in the totals."; ws[f"B{n+5}"]="Certified true and complete:   R. Kettleborn, Managing Member   8/4/2025"
for c,w in zip("ABCDEFGHIJKLMNOP",[2,8,1.5,29,1.5,9,1.5,22,1.5,12,13,12,1.5,12,1.5,32]): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
tmp=BASE+"/tmpx"; os.makedirs(tmp+"/o",exist_ok=True); wb.save(f"{tmp}/{F}")
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{BASE}/lo","--convert-to","xlsx","--outdir",tmp+"/o",f"{tmp}/{F}"],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,check=True)
shutil.copy(f"{tmp}/o/{F}",doc(F)); shutil.rmtree(tmp)
oc=[x for x in rows if "tenantName" in x]
save(F,"RETAIL","Small owner's strip, spacer columns, future rents as italic rows beneath tenants, formulas",True,rows,"Kettleborn Corners","2025-08-01",len(rows),len(oc),len(rows)-len(oc),totals={k:S(rows,k) for k in("area","contractRent","totalCharges","annualRent")})

# English estate terrier, cottages + land, formulas recalculated by LibreOffice
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import datetime as dt, subprocess, shutil
N="Skelby Hall Estate terrier.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Terrier"
ws["A1"]="SKELBY HALL ESTATE"; ws["A1"].font=Font(name="Garamond",size=16,bold=True)
ws["A2"]="Schedule of Lettings as at Michaelmas, 29 September 2025"; ws["A2"].font=Font(name="Garamond",size=12)
ws["A3"]="Prepared for the 2026 rating list and council tax banding review"; ws["A3"].font=Font(name="Garamond",size=10,italic=True)
S=[("PART I – COTTAGES AND HOUSES",[
("C1","Keeper's Cottage","Mr & Mrs T. Duxbury","AST","2019-03-25","Periodic",9600,"Monthly"),
("C2","1 Home Farm Cottages","Miss R. Inskip","AST","2023-10-01","2026-09-30",8940,"Monthly"),
("C3","2 Home Farm Cottages","Mr P. Kowalik","Service occupancy",None,None,0,"—"),
("C4","3 Home Farm Cottages","In hand – refurbishment",None,None,None,None,None),
("C5","The Old Forge","Mrs H. Nettleship","Regulated (Rent Act 1977)","1981-04-06","Periodic",5148,"Quarterly"),
("C6","Mill House","Cdr B. Venables RN","AST","2024-06-24","2027-06-23",21600,"Monthly"),
("C7","North Lodge","Dr I. Chaudhri","AST","2025-02-01","2026-01-31",11400,"Monthly"),
("C8","South Lodge","Vacant",None,None,None,None,None),
("C9","Smithy Row No. 1","Mr D. Uttley","AST","2022-12-25","Periodic",7800,"Monthly"),
("C10","Smithy Row No. 2","Ms Z. Akinwande","AST","2025-07-18","2026-07-17",8700,"Monthly")]),
("PART II – FARMS AND BARE LAND",[
("F1","Home Farm, 412.6 ac","J. R. Micklethwait & Son","AHA 1986","1974-09-29","Lifetime",48300,"Lady Day & Michaelmas"),
("F2","Grange Farm, 287.1 ac","Ormerod Farming Partnership","FBT","2016-09-29","2026-09-28",43065,"Lady Day & Michaelmas"),
("F3","Low Carrs grazing, 38.9 ac","Mr C. Thistlewood","Grazing licence","2025-04-01","2025-10-31",3112,"In advance"),
("F4","Church Piece paddock, 4.2 ac","Pony Club (Skelby Branch)","FBT","2021-03-25","2026-03-24",250,"Lady Day"),
("F5","Hall Wood, 96 ac","In hand – forestry",None,None,None,None,None)]),
("PART III – COMMERCIAL AND SUNDRY",[
("S1","Dairy Barn Unit A","Fellside Joinery Ltd","LTA 1954 (excluded)","2022-01-01","2026-12-31",7250,"Quarterly"),
("S2","Dairy Barn Unit B","Pothecary Candles","LTA 1954 (excluded)","2024-09-29","2027-09-28",5400,"Quarterly"),
("S3","Dairy Barn Unit C","Vacant",None,None,None,None,None),
("S4","Mast, Beacon Hill","Ridgecom Networks Ltd","Code agreement","2018-11-11","2028-11-10",5500,"11 November"),
("S5","Fishing, River Skell (1.5 miles)","Skelby Angling Club","Licence","2025-01-01","2025-12-31",1200,"In advance"),
("S6","Wayleaves (14 poles)","Northern Grid plc","Wayleave","1996-06-24","Annual",412.30,"June")])]
hd=["Ref.","Holding","Tenant or occupier","Tenure","From","To","Rent p.a.","Payable"]
r=5; rows=[]; refs=[]
for sec,its in S:
    ws.cell(r,1,sec).font=Font(name="Garamond",bold=True,size=12,color="7F3F00"); r+=1
    for j,h in enumerate(hd,1):
        x=ws.cell(r,j,h); x.font=Font(name="Garamond",bold=True,italic=True); x.border=Border(bottom=Side("thin"))
        if j==7: x.alignment=Alignment(horizontal="right")
    r+=1; a=r
    for ref,h,t,ten,s,e,rent,pay in its:
        hand=t.startswith(("In hand","Vacant"))
        ds=dt.date.fromisoformat(s) if s else None; de=dt.date.fromisoformat(e) if e and e[0] in"12" else e
        for j,v in enumerate([ref,h,t,ten,ds,de,rent,pay],1):
            x=ws.cell(r,j,v); x.font=Font(name="Garamond",size=11)
            if j in(5,6): x.number_format="d mmm yyyy"; x.alignment=Alignment(horizontal="left")
            if j==7: x.number_format='"£"#,##0.00'
        rows.append(dict(unit=ref,section=sec,unitType=None,tenantName=None if hand else t,statusText=t if hand else "Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=rent)); r+=1
    ws.cell(r,6,"Total of Part").font=Font(name="Garamond",bold=True); x=ws.cell(r,7,f"=SUM(G{a}:G{r-1})"); x.font=Font(name="Garamond",bold=True); x.number_format='"£"#,##0.00'; x.border=Border(top=Side("thin"),bottom=Side("double")); refs.append(f"G{r}"); r+=2
ws.cell(r,2,"Gross rental of the Estate").font=Font(name="Garamond",bold=True,size=12); x=ws.cell(r,7,"="+"+".join(refs)); x.number_format='"£"#,##0.00'; x.font=Font(name="Garamond",bold=True,size=12)
ws.cell(r+2,1,"Service occupier at C3 pays no rent. All cottage tenants pay their own council tax; drainage rates fall on the Estate.").font=Font(name="Garamond",size=9)
for k,w in zip("ABCDEFGH",(6,30,31,25,14,14,14,24)): ws.column_dimensions[k].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
os.makedirs(f"{HERE}/tmp",exist_ok=True); p=f"{HERE}/tmp/{N}"; wb.save(p)
subprocess.run(["soffice","--headless",f"-env:UserInstallation=file://{HERE}/lo","--convert-to","xlsx","--outdir",f"{HERE}/documents",p],check=True,capture_output=True); shutil.rmtree(f"{HERE}/tmp")
from openpyxl import load_workbook
w=load_workbook(doc(N),data_only=True).active; v=[w.cell(i,7).value for i in range(1,w.max_row+1)]
T=tot(rows,"annualRent"); assert any(isinstance(q,(int,float)) and abs(q-T)<.01 for q in v),(T,v)
finish(N,"OTHER","estate terrier by parts, headings repeated, Garamond, annual rents, computed sums",True,dict(propertyName="SKELBY HALL ESTATE",asOnDate="2025-09-29",units=None,occupied=None,vacant=None,sheet=None,planted=None,printedTotals=dict(annualRent=T),rows=rows))

# small strip: tenant schedule with rent steps, workbook printed to PDF through LibreOffice
from common import *
import subprocess, shutil, tempfile
from openpyxl import Workbook
from openpyxl.styles import *
F="Mill_Pond_Plaza_tenant_schedule.pdf"
wb=Workbook(); w=wb.active; w.title="Schedule"; g="Georgia"
T=[("1","Pond Street Cleaners, Inc.","In-line",1400,2450.,1080.,2450.,"2021-04-01","2031-03-31",[("2027-04-01",2523.5),("2029-04-01",2600.)]),
("2","Lakeside Family Dental PLLC","In-line",2250,4593.75,1735.,9000.,"2019-09-01","2029-08-31",[("2027-09-01",4731.56),("2028-09-01",4873.51)]),
("3","Bao & Broth Kitchen LLC","In-line",1800,4125.,1388.,8250.,"2023-06-15","2028-06-14",[("2027-06-15",4248.75)]),
("4","Vacant","In-line",1200,None,None,None,None,None,[]),
("5-6","Trailhead Outfitters Co.","In-line",3600,6300.,2775.,6300.,"2024-02-01","2034-01-31",[("2029-02-01",6930.)]),
("7","Nail Garden by Thuy","In-line",1050,2187.5,809.5,2187.5,"2022-11-01","2027-10-31",[]),
("8","R. Stanhope CPA","In-line",950,1820.,732.,0.,None,"MTM",[]),
("9","Vacant","In-line",1625,None,None,None,None,None,[]),
("10","Cornerstone Credit Union","End cap",2900,8458.33,2236.,25000.,"2018-01-01","2032-12-31",[("2028-01-01",9304.17)]),
("P-1","Java Junction Drive-Thru","Pad / kiosk",620,3100.,478.,3100.,"2025-05-01","2035-04-30",[("2030-05-01",3410.)])]
w["A1"]="MILL POND PLAZA"; w["A1"].font=Font(name=g,size=15,bold=True)
w["A2"]="2200 - 2244 Mill Pond Road  |  Tenant Schedule and Future Rent  |  November 1, 2026"; w["A2"].font=Font(name=g,size=9,italic=True)
th=Side(style="thin");ha=Side(style="hair"); r=4
H=["Suite","Tenant","Space Type","Leased\nArea (SF)","Base Rent\nper Month","Base Rent\nper Year","NNN Est.\nper Month","Total Due\nper Month","Security\nDeposit","Commence","Expire"]
for j,h in enumerate(H,1):
    c=w.cell(r,j,h); c.font=Font(name=g,size=8,bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="5A4632"); c.alignment=Alignment(wrap_text=True,horizontal="center" if j>3 else "left",vertical="center")
w.row_dimensions[r].height=26; r+=1; rows=[]; f8=Font(name=g,size=8); U=lambda d:dt.date.fromisoformat(d).strftime("%m-%d-%Y")
for s,t,k,a,b,n,d,c0,e,st in T:
    tot=round(b+n,2) if b else None; an=round(b*12,2) if b else None
    if b and s=="10": an=101499.96
    for j,v in enumerate([s,t,k,a,b,an,n,tot,d,U(c0) if c0 else None,(e if e=="MTM" else U(e)) if e else None],1):
        c=w.cell(r,j,v); c.font=f8; c.border=Border(top=ha)
        if j in(5,6,7,8,9): c.number_format='#,##0.00'
        if j==4: c.number_format='#,##0'
        if j>=10: c.alignment=Alignment(horizontal="center")
        if j==1: c.alignment=Alignment(horizontal="left")
    r+=1
    x=row(unit=s,unitType=k,area=a,statusText="Vacant" if not b else "Occupied",contractRent=b,annualRent=an,leaseStartDate=c0,leaseEndDate=e,deposit=d,totalCharges=tot)
    if b: x["tenantName"]=t; x["charges"]=[dict(code="Base Rent",amount=b),dict(code="NNN Est.",amount=n)]
    if st:
        c=w.cell(r,2,"Increases:  "+";   ".join(f"{U(q)}  to  ${v:,.2f} / mo" for q,v in st)); c.font=Font(name=g,size=7.5,italic=True,color="444444"); r+=1
        x["rentSteps"]=[dict(date=q,amount=v) for q,v in st]
    rows.append(x)
S=lambda k:round(sum(x.get(k,0) for x in rows),2); nn=round(sum(t[5] or 0 for t in T),2)
P=dict(area=S("area"),contractRent=S("contractRent"),annualRent=S("annualRent"),totalCharges=S("totalCharges"),deposit=S("deposit")); P["charge:NNN Est."]=nn
for j,v in enumerate(["Total","8 leased of 10 spaces",None,P["area"],P["contractRent"],P["annualRent"],nn,P["totalCharges"],P["deposit"],None,None],1):
    c=w.cell(r,j,v); c.font=Font(name=g,size=8,bold=True); c.border=Border(top=th,bottom=Side(style="double")); c.number_format='#,##0' if j==4 else '#,##0.00'
r+=2
va=sum(t[3] for t in T if not t[4])
for s in (f"Leased {P['area']-va:,.0f} SF; vacant {va:,.0f} SF ({va/P['area']:.1%}).","Suite 8 is month-to-month, 30 days' notice either party.  Suite 7 holds one 5-year option at market, notice due 4-30-2027.","NNN estimate reflects 2026 CAM, tax and insurance budget; reconciled each March."):
    w.cell(r,1,s).font=Font(name=g,size=7.5); r+=1
for j,wd in enumerate([7,27,12,10,12,13,11,12,12,12,12]): w.column_dimensions["ABCDEFGHIJK"[j]].width=wd
w.page_setup.orientation="landscape"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
w.oddFooter.left.text="Prepared by Brandt & Fairbanks Leasing"; w.oddFooter.right.text="Page &P of &N"
d=HERE+"/tmp7"; os.makedirs(d,exist_ok=True); p=d+"/"+F.replace(".pdf",".xlsx"); wb.save(p)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{HERE}/lo","--convert-to","pdf","--outdir",HERE+"/documents",p],check=True,capture_output=True,timeout=200); shutil.rmtree(d)
save(F,"RETAIL","small strip tenant schedule, Georgia, step-rent line under each tenant, monthly and annual rent, workbook printed to PDF",True,
 dict(propertyName="Mill Pond Plaza",asOnDate="2026-11-01",units=10,occupied=8,vacant=2,rows=rows,printedTotals=P))

from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from datetime import date
n="Merriweather_Bldg_office_suites.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Leases"
D=[("Suite 100",2140,"Kestrel & Downe LLP",date(2021,5,1),date(2031,4,30),3745.00,3745,[(date(2026,5,1),3857.35),(date(2027,5,1),3973.07)],"2 x 5-yr options"),
("Suite 110",860,"Ardoin Hearing Center",date(2023,9,1),date(2026,8,31),1505.00,1505,[(date(2025,9,1),1550.15)],""),
("Suite 120",615,None,None,None,None,None,[],"Asking 1,150/mo gross"),
("Suite 130",480,"Merriweather Family Office","family","family",0,0,[],"Owner's own office - no rent under Trust s.4"),
("Suite 200",1320,"Wexcombe Title Agency",date(2020,1,1),date(2026,12,31),2420.00,2200,[(date(2026,1,1),2492.60)],""),
("Suite 205",390,"T. Rastrick, CPA","MTM","MTM",595.00,500,[],"month-to-month since 2019"),
("Suite 210",1105,"Lundmark Orthodontics PLLC",date(2024,3,15),date(2034,3,14),2302.08,4604.16,[(date(2026,3,15),2371.14),(date(2027,3,15),2442.27)],"TI allowance paid"),
("Suite 220",940,None,None,None,None,None,[],"Vacated 3/31/25; being split"),
("Suite 300",1750,"Brightwater Counseling Co-op",date(2022,11,1),date(2027,10,31),2916.67,2916.67,[(date(2025,11,1),3004.17),(date(2026,11,1),3094.29)],""),
("Suite 310",720,"Solvang Surveying Inc",date(2025,6,1),date(2028,5,31),1320.00,1320,[(date(2026,6,1),1359.60)],""),
("Suite 320",505,"Nadia Quimper, LCSW","MTM","MTM",700.00,0,[],"cousin; no deposit"),
("Lower Level",1900,"Oxtoby Archive Storage",date(2019,8,1),date(2025,7,31),1266.67,1000,[],"holding renewal talks")]
ws["B2"]="THE MERRIWEATHER BUILDING"; ws["B2"].font=Font(name="Georgia",bold=True,size=15); ws["B3"]="17 North Main Street, Alder Forks, Vermont"; ws["B4"]="Leases in effect July 1, 2025"
ws.merge_cells("E6:F6"); ws["E6"]="Term"; ws.merge_cells("G6:H6"); ws["G6"]="Base rent"; ws.merge_cells("J6:M6"); ws["J6"]="Scheduled increases (monthly rent becomes)"
H=[None,"Suite","RSF","Lessee","Begins","Ends","Month","Year","Deposit","1st date","1st rent","2nd date","2nd rent","Comments"]
for j,h in enumerate(H,1):
    if h: ws.cell(7,j,h)
for rr in(6,7):
    for j in range(2,15): c=ws.cell(rr,j); c.font=Font(bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="44546A"); c.alignment=Alignment(horizontal="center")
rows=[];row=8;T=[0,0,0,0]
for i,(u,a,t,s,e,m,dp,st,cm) in enumerate(D):
    if u in("Suite 200","Suite 300","Lower Level"): row+=1
    yr=round(m*12,2) if m is not None else None
    for j,v in((2,u),(3,a),(4,t or "-- vacant --"),(5,s),(6,e),(7,m),(8,yr),(9,dp),(14,cm or None)):
        c=ws.cell(row,j,v)
        if isinstance(v,date): c.number_format="mmm d, yyyy"
        if j in(7,8,9): c.number_format='$#,##0.00'
    for q,(d,x) in enumerate(st): c=ws.cell(row,10+2*q,d); c.number_format="mm/dd/yyyy"; c=ws.cell(row,11+2*q,x); c.number_format='$#,##0.00'
    f=lambda x:x.isoformat() if isinstance(x,date) else x
    R=dict(unit=u,area=a,tenantName=t,statusText="vacant" if not t else "Occupied",contractRent=m,annualRent=yr,deposit=dp,leaseStartDate=f(s),leaseEndDate=f(e))
    if st: R["rentSteps"]=[dict(date=d.isoformat(),amount=x) for d,x in st]
    if t and "Family Office" in t: R.pop("statusText")
    rows.append(R); T=[p+(q or 0) for p,q in zip(T,(a,m,yr,dp))]; row+=1
row+=1; ws.cell(row,2,"Building"); 
for j,v in zip((3,7,8,9),T): c=ws.cell(row,j,round(v,2)); c.number_format='#,##0' if j==3 else '$#,##0.00'
for j in range(2,15): ws.cell(row,j).font=Font(bold=True); ws.cell(row,j).border=Border(top=Side("double"))
ws.cell(row+2,2,"Twelve spaces: nine leased to outside tenants, two vacant, one used by the family without rent. Parking in the rear is unassigned and free.").font=Font(italic=True)
for l,w in zip("ABCDEFGHIJKLMN",(2,13,8,32,14,14,12,13,12,12,12,12,12,40)): ws.column_dimensions[l].width=w
wb.save(doc(n))
save(n,"OFFICE","office suites workbook, grouped headers, month and year rent, rent steps","family office at 0 counts neither; MTM dates; step columns; spacer rows","The Merriweather Building","2025-07-01",12,9,2,rows,sheet="Leases",totals=dict(area=T[0],contractRent=round(T[1],2),annualRent=round(T[2],2),deposit=round(T[3],2)))

# small mixed-use building, two stacked tables, hand-made, amounts as text
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F="418 Garrison St rents.xlsx"
wb=Workbook(); w=wb.active; w.title="Sheet1"; rows=[]
w["A1"]="418 Garrison Street"; w["A1"].font=Font(bold=True,size=14,name="Comic Sans MS"); w["A2"]="rents as of 12/1/2026"
w["A4"]="APARTMENTS"; w["A4"].font=Font(bold=True,underline="single")
for a,h in zip("ABCDEFG",["Apt","Tenant","Type","Rent / month","Parking","Lease ends","Deposit"]): w[f"{a}5"]=h; w[f"{a}5"].font=Font(bold=True)
A=[("2A","Odette Hruska","1 br",1275,60,"5/31/2027",1275),("2B","Silas Trujillo","1 br",1250,0,"MTM",1100),("2C","Wren & Hakeem Upshaw","2 br",1595,60,"8/31/2027",1595),("2D","VACANT","1 br",None,None,None,None),("3A","Bianca Jessup","1 br",1310,0,"2/28/2027",1310),("3B","Nils Cordova","1 br",1290,60,"10/31/2027",1290),("3C","Renata Achebe","2 br",1640,120,"6/30/2027",1600),("3D","Enzo Pelletier","studio",1050,0,"MTM",900)]
R=6; ISO=lambda s:s if s in(None,"MTM") else dt.datetime.strptime(s,"%m/%d/%Y").date().isoformat()
m=lambda v:f"${v:,}" if v is not None else None
for u,t,br,rt,pk,le,dp in A:
    for a,v in zip("ABCDEFG",[u,t,br,m(rt),m(pk) if pk else None,le,m(dp)]): w[f"{a}{R}"]=v; w[f"{a}{R}"].alignment=Alignment(horizontal="right" if a in "DEFG" else "left")
    x=row(unit=u,section="APARTMENTS",unitType={"studio":"studio"}.get(br,br),statusText="VACANT" if rt is None else "Occupied",contractRent=rt,leaseEndDate=ISO(le),deposit=dp)
    if rt: x["tenantName"]=t; x["charges"]=[dict(code="Rent",amount=rt)]+([dict(code="Parking",amount=pk)] if pk else [])
    del x["unitType"]; x["unitType"]=br; rows.append(x); R+=1
ta=sum(q[3] or 0 for q in A);tp=sum(q[4] or 0 for q in A);td=sum(q[6] or 0 for q in A)
for a,v in zip("BDEG",["total apts (7 of 8 rented)",m(ta),m(tp),m(td)]): w[f"{a}{R}"]=v; w[f"{a}{R}"].font=Font(bold=True); w[f"{a}{R}"].alignment=Alignment(horizontal="right" if a!="B" else "left"); w[f"{a}{R}"].border=Border(top=Side(style="thin"))
R+=3; w[f"A{R}"]="STORES / GROUND FLOOR"; w[f"A{R}"].font=Font(bold=True,underline="single"); R+=1
for a,h in zip("ABCDEFGHI",["Store","Tenant","Sq ft","Rent / month","Rent / year","Lease from","Lease to","Deposit","Next bump"]): w[f"{a}{R}"]=h; w[f"{a}{R}"].font=Font(bold=True)
R+=1
C=[("Store 1","Garrison Bagel Works",1150,2900,"4/1/2022","3/31/2032",5800,("4/1/2027",3050)),("Store 2","Quiroz Barber Shop",640,1475,"1/1/2025","12/31/2027",1475,("1/1/2027",1520)),("Store 3","Blue Heron Yoga LLC",1380,2650,"9/1/2023","8/31/2028",5300,None),("Basement","VACANT",900,None,None,None,None,None)]
for u,t,sf,rt,a0,e,dp,bp in C:
    for a,v in zip("ABCDEFGHI",[u,t,sf,m(rt),m(rt*12) if rt else None,a0,e,m(dp),f"{bp[0]} ${bp[1]:,}/mo" if bp else None]): w[f"{a}{R}"]=v; w[f"{a}{R}"].alignment=Alignment(horizontal="right" if a in "DEFGH" else "left")
    x=row(unit=u,section="STORES / GROUND FLOOR",area=sf,statusText="Occupied" if rt else "VACANT",contractRent=rt,annualRent=rt*12 if rt else None,leaseStartDate=ISO(a0),leaseEndDate=ISO(e),deposit=dp)
    if rt: x["tenantName"]=t
    if bp: x["rentSteps"]=[dict(date=ISO(bp[0]),amount=bp[1])]
    rows.append(x); R+=1
tc=sum(q[3] or 0 for q in C)
for a,v in zip("BCDEH",["total stores",sum(q[2] for q in C),m(tc),m(tc*12),m(sum(q[6] or 0 for q in C))]): w[f"{a}{R}"]=v; w[f"{a}{R}"].font=Font(bold=True); w[f"{a}{R}"].border=Border(top=Side(style="thin")); w[f"{a}{R}"].alignment=Alignment(horizontal="right" if a in "DEH" else "left")
R+=2; w[f"B{R}"]="WHOLE BUILDING rent per month (no parking)"; w[f"D{R}"]=m(ta+tc); w[f"B{R}"].font=w[f"D{R}"].font=Font(bold=True); w[f"D{R}"].alignment=Alignment(horizontal="right")
R+=2; w[f"A{R}"]="2D - new floors going in, asking $1,325 from January. Call Marisol re basement."
for c,wd in zip("ABCDEFGHI",[11,42,9,13,12,12,12,10,20]): w.column_dimensions[c].width=wd
wb.save(doc(F))
save(F,"MIXED_USE","hand-made mixed-use list, two stacked tables with different headers, dollar amounts and dates as text",True,
 dict(propertyName="418 Garrison Street",asOnDate="2026-12-01",units=12,occupied=10,vacant=2,rows=rows,printedTotals=dict(contractRent=ta+tc)))

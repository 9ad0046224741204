"""Bedroom/rent schedule in the manner of HUD's rent schedule form. XLSX, boxed form; some numbers as text."""
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from common import *
# type, beds, baths, accessible, units, contract, ua, market
D=[("0-BR Elderly",0,1,1,10,812,38,895),("1-BR Elderly",1,1,4,46,946,47,1040),("1-BR Elderly (Sec. 504)",1,1,6,6,946,52,1065),("1-BR Family",1,1,0,12,971,61,1040),("2-BR Flat",2,1,2,24,1154,74,1285),("2-BR Townhouse",2,1.5,0,18,1188,93,1330),("3-BR Townhouse",3,1.5,1,14,1402,118,1575),("4-BR Townhouse",4,2,0,4,1611,141,1790)]
K=["other:Accessible Units","units","other:Contract Rents Rent Per Unit","other:Contract Rents Monthly Potential","ua","gross","market","market_total"]
C=dict(zip(K,range(4,12)))
wb=Workbook();ws=wb.active;ws.title="Sched A"
A=lambda **k:Font(name="Arial",size=k.pop("size",9),**k)
t=Side(style="thin");box=Border(t,t,t,t)
ws.merge_cells("A1:G1");ws["A1"]="Rent Schedule - Low Rent Housing";ws["A1"].font=A(bold=True,size=13)
ws.merge_cells("H1:K2");ws["H1"]="Form modeled on HUD-92458\n(owner's worksheet - not for submission)";ws["H1"].alignment=Alignment(wrap_text=True,horizontal="right");ws["H1"].font=A(size=8)
for a,v in[("A3:E3","Project Name:  Jefferson Square Village"),("F3:H3","FHA / Contract No.:  OH12-M000-217"),("I3:K3","Date Rents Effective:  07/01/2025")]:
    ws.merge_cells(a);x=ws[a.split(":")[0]];x.value=v;x.font=A()
    for row in ws[a]:
        for y in row: y.border=box
ws.merge_cells("A4:K4");ws["A4"]="Part A - Apartment Rents  (show the actual rents charged for each type of unit)";ws["A4"].font=A(bold=True)
for a,v in[("A5:A6","Col. 1\nUnit Type"),("B5:B6","No. of\nBed-\nrooms"),("C5:C6","Baths"),("D5:D6","Accessible\nUnits"),("E5:E6","Col. 2\nNumber\nof Units"),("F5:G5","Contract Rents"),("H5:H6","Col. 5\nUtility\nAllowance"),("I5:I6","Col. 6\nGross Rent\n(3 + 5)"),("J5:K5","Market Rents"),("F6:F6","Col. 3\nRent\nPer Unit"),("G6:G6","Col. 4\nMonthly\nPotential"),("J6:J6","Col. 7\nRent\nPer Unit"),("K6:K6","Col. 8\nMonthly\nPotential")]:
    if a[:2]!=a[3:]: ws.merge_cells(a)
    x=ws[a.split(":")[0]];x.value=v;x.font=A(size=8,bold=True);x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
    for row in ws[a]:
        for y in row: y.border=box
ws.row_dimensions[5].height=16;ws.row_dimensions[6].height=38
r=7;rows=[];T=dict.fromkeys([K[0],"units",K[3],"market_total"],0)
for ty,b,ba,ac,n,cr,ua,mk in D:
    v=dict(zip(K,[ac,n,cr,cr*n,ua,cr+ua,mk,mk*n]))
    if not ac: del v[K[0]]
    for q,z in((1,ty),(2,b),(3,ba)): x=ws.cell(r,q,z);x.font=A()
    for k,z in v.items():
        x=ws.cell(r,C[k]);x.font=A();x.alignment=Alignment(horizontal="right")
        if k in("ua","gross"): x.value=f"{z:,}"      # typed as text
        else: x.value=z;x.number_format='#,##0'
        if k in T: T[k]+=z
    for q in range(1,12): ws.cell(r,q).border=box
    rows.append(dict(type=ty,beds=b,baths=ba,**v));r+=1
for _ in range(2):
    for q in range(1,12): ws.cell(r,q).border=box
    r+=1
ws.cell(r,1,"Total Units / Monthly Potential").font=A(bold=True)
for k,z in T.items(): x=ws.cell(r,C[k],z);x.font=A(bold=True);x.number_format='"$"#,##0' if "otential" in k or k=="market_total" else "0"
for q in range(1,12): ws.cell(r,q).border=Border(t,t,Side(style="medium"),Side(style="medium"))
tot=[dict(label="Total Units / Monthly Potential",**T)];r+=1
ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=11);ws.cell(r,1,f"Yearly Contract Rent Potential (Col. 4 sum x 12):  ${T[K[3]]*12:,}          Yearly Market Rent Potential (Col. 8 sum x 12):  ${T['market_total']*12:,}").font=A(size=8.5);r+=2
ws.cell(r,1,"Part B - Items Included in Rent:  [x] Range  [x] Refrigerator  [x] Heat (elderly bldg. only)  [x] Hot water (elderly bldg. only)  [ ] Air conditioner").font=A(size=8.5);r+=1
ws.cell(r,1,"Part C - Charges in addition to rent:  Laundry, coin operated;  reserved carport, per month: twenty dollars").font=A(size=8.5);r+=1
ws.cell(r,1,"Part D - Non-revenue producing space:  Resident manager, 2-BR flat, Bldg. 3 (not in the schedule above)").font=A(size=8.5);r+=2
ws.cell(r,1,"Owner's signature ______________________________   Date ____________").font=A()
for q,w in zip("ABCDEFGHIJK",[29,7,7,11,9,11,13,11,12,11,13]): ws.column_dimensions[q].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("Jefferson Sq Village rent sched 7-25.xlsx"));save("Jefferson Sq Village rent sched 7-25.xlsx","UM",K,rows,tot)

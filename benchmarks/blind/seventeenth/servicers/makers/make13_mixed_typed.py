from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="r16_13_mixed_use_typed.xlsx"
wb=Workbook();w=wb.active;w.title="Sheet1"
w["A1"]="RENT ROLL FOR 88-90 TANNERY ROW  (Tab 7 to estoppel package)";w["A2"]="rents in effect for November 2026"
X=[("Store East","Moll's Ironmongery","$4,250.00","6/1/2022","5/31/2032","$8,500.00","Opt 1x5; steps 6/1/2027 to $4,377.50/mo"),("Store West","Kopi Kettle Cafe","$3,900.00","11/15/2024","11/14/2029","$3,900.00","none"),
("2F","O. Brennik","$1,875.00","2/1/2025","1/31/2027","$1,875.00",""),("2R","T. & C. Ombley","$1,790.00","9/1/2021","MTM","$1,500.00","holdover, no lease"),("3F","vacant - painting","","","","",""),
("3R","Y. Velasko","$1,825.00","7/1/2026","6/30/2027","$1,825.00",""),("4F","D. Fyrwood","$1,925.00","8/1/2026","7/31/2027","$1,925.00",""),("4R","H. Zelinko (super)","$0.00","","","","rent free, employee"),("Garage","Tannery Row Deli","$350.00","1/1/2024","MTM","","storage only")]
H=["Space","Tenant","Lease Dates","","Rent / Month","Security","Notes (options, steps)"]
for i,h in enumerate(H):w.cell(4,i+1,h).font=Font(underline="single",name="Times New Roman",size=12)
w.merge_cells("C4:D4");T=[];y=5
us=lambda s:dt.datetime.strptime(s,"%m/%d/%Y").date() if s[:1].isdigit() else s
mon=lambda s:float(s.strip("$").replace(",",""))
steps={"Store East":[dict(date=D(2027,6,1),amount=4377.5)]}
for u,n,b,s,e,d,x in X:
    if u in("2F","Garage"):y+=1
    for i,v in enumerate([u,n,s,e,b,d,x]):
        c=w.cell(y,i+1,v or None);c.font=Font(name="Times New Roman",size=12);c.alignment=Alignment(horizontal="right" if i in(4,5) else "left")
    t=dict(unit=u)
    if n.startswith("vacant"):t["statusText"]="vacant"
    else:
        t.update(tenantName=n,statusText="Occupied",contractRent=mon(b),rentSteps=steps.get(u))
        if s:t.update(leaseStartDate=us(s),leaseEndDate=us(e))
        if d:t["deposit"]=mon(d)
    T.append(t);y+=1
tb=sum(t.get("contractRent",0) for t in T);td=sum(t.get("deposit",0) for t in T)
w.cell(y+1,2,"TOTAL PER MONTH");w.cell(y+1,5,f"${tb:,.2f}");w.cell(y+1,6,f"${td:,.2f}")
for c in(5,6):w.cell(y+1,c).alignment=Alignment(horizontal="right");w.cell(y+1,c).border=Border(top=Side("thin"))
w.cell(y+3,1,"I certify the above is true and complete.");w.cell(y+5,1,"_______________________  Member, 88-90 Tannery Row LLC");w.cell(y+6,1,"Dated: November 9, 2026")
for q,x in zip("ABCDEFG",[13,24,13,13,15,14,44]):w.column_dimensions[q].width=x
w.page_setup.orientation="landscape";w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName="88-90 TANNERY ROW",asOnDate="2026-11",units=9,occupied=8,vacant=1,rows=T,printedTotals=dict(contractRent=tb,deposit=td)),"MIXED_USE","paralegal-typed sheet, money and dates as text, blank spacer rows, month-only as-of",True)

# small flex industrial tracking sheet: step columns, delinquency, section of signed leases not commenced
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(8877); F="Tollgate Flex - lease tracker.xlsx"
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Tollgate"
ws["B1"]="lease tracker - Tollgate Flex Center, 77 Tollgate Rd"; ws["B2"]="updated"; ws["C2"]=D(2025,10,15); ws["C2"].number_format="d mmm yyyy"
H=["Bay","Who","Sq ft","Dock/Grade","Start","Ends","Rent / mo","NNN / mo","Past due","Next step","New rent / mo","2nd step","New rent / mo","Option","Notes"]
def hd(q):
    for i,h in enumerate(H): c=ws.cell(q,2+i,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style="double"))
hd(4); ws["B5"]="IN PLACE"; ws["B5"].font=Font(bold=True,color="1B5E20")
data=[("1","Ravenscar Tile & Stone",6000,"1 dock",D(2022,3,1),D(2027,2,28),5650,1420,0,D(2026,3,1),5820,None,None,"1 x 5",None),
("2","Oakum Boatworks",4500,"grade",D(2023,7,1),D(2028,6,30),4387.5,1065,4387.5,D(2026,7,1),4519.13,D(2027,7,1),4654.7,"none","paying late since Aug"),
("3","Pixel Press Print Shop",4500,"grade",D(2020,11,1),"mtm",4050,1065,0,None,None,None,None,None,"holdover; see signed lease below"),
("4 & 5","Castellane Auto Glass",9000,"2 docks",D(2024,1,1),D(2030,12,31),8325,2130,0,D(2026,1,1),8574.75,D(2027,1,1),8831.99,"2 x 5",None),
("6",None,4500,"grade",None,None,None,None,None,None,None,None,None,None,"roof leak fixed, showing"),
("7","Thackwell Beverage Lab",5200,"1 dock",D(2025,5,1),D(2030,4,30),5546.67,1231,212.35,D(2026,5,1),5713.07,D(2027,5,1),5884.46,"1 x 3",None),
("8","Gleam Car Detailers",3800,"grade",D(2023,10,1),D(2026,9,30),3610,899,0,None,None,None,None,"none","renewal talks")]
fut=[("3","Hollowgate Robotics (new)",4500,"grade",D(2026,1,1),D(2030,12,31),4950,1065,None,D(2027,1,1),5098.5,D(2028,1,1),5251.46,"1 x 5","takes bay 3 after Pixel Press leaves 12/31")]
rows=[]
def put(q,d,sec):
    for i,v in enumerate(d):
        c=ws.cell(q,2+i,"VACANT" if i==1 and v is None else v)
        if i in(4,5,9,11): c.number_format="m/d/yy"
        if i in(6,7,8,10,12): c.number_format="#,##0.00"
        if i==2: c.number_format="#,##0"
    row=dict(unit=d[0],area=d[2],section=sec)
    if d[1]: row.update(tenantName=d[1],statusText="Occupied" if sec=="IN PLACE" else sec,leaseStartDate=d[4],leaseEndDate=d[5],contractRent=float(d[6]),charges=ch(("NNN / mo",float(d[7]))),balance=None if d[8] is None else float(d[8]),rentSteps=[step(a,b) for a,b in ((d[9],d[10]),(d[11],d[12])) if a])
    else: row["statusText"]="VACANT"
    rows.append(row)
q=6
for d in data: put(q,d,"IN PLACE"); q+=1
t=lambda i:round(sum(d[i] or 0 for d in data),2)
ws.cell(q,2,"7 leasable units: 6 let, 1 vacant");
for c,i in ((4,2),(8,6),(9,7),(10,8)): ws.cell(q,c,t(i)).number_format="#,##0.00" if i!=2 else "#,##0"
for c in range(2,17): ws.cell(q,c).font=Font(bold=True); ws.cell(q,c).border=Border(top=Side(style="thin"))
q+=2; ws.cell(q,2,"SIGNED, NOT COMMENCED").font=Font(bold=True,color="B71C1C"); q+=1
for d in fut: put(q,d,"SIGNED, NOT COMMENCED"); q+=1
q+=1; ws.cell(q,2,"not in the totals above")
for c,w in zip("ABCDEFGHIJKLMNOP",(2,8,26,8,11,9,9,11,10,10,10,13,9,13,8,40)): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
save(F,"INDUSTRIAL","small hand-kept lease tracker, two step column pairs with a repeated head, past due, signed leases below",True,dict(propertyName="Tollgate Flex Center",asOnDate="2025-10-15",units=7,occupied=6,vacant=1,rows=rows,printedTotals={"scope":"section IN PLACE","area":t(2),"contractRent":t(6),"charges:NNN / mo":t(7),"balance":t(8)}))

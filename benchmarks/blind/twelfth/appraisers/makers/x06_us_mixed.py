# Small broker's sheet of a shops-and-flats building: numbers as text, informal notes, 11 units
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="1418 Wexler Ave rents.xlsx"
wb=Workbook();ws=wb.active;ws.title="Sheet1"
ws["B1"]="1418 Wexler Ave, Providence RI - rents as of 9/1/25";ws["B1"].font=Font(bold=True)
ws["B2"]="per owner, to be verified with leases"
A=["Unit","Who","Beds/use","SF","Lease exp","Rent now","Should get","Sec. dep. held","Notes"]
for j,h in enumerate(A,2):ws.cell(4,j,h).font=Font(bold=True,underline="single")
D=[("Store L","Tidewater Vape & Gift","retail","1,100","4/30/2027","$2,850","$2,950","$5,700","pays own heat, +3%/yr"),
("Store R","Nonna Pia's Bakery","retail","1,450","MTM","$3,100","$3,600","$3,000","wants new lease"),
("1A","K. Bartosz","2 bed","850","5/31/2026","$1,950","$2,050","$1,950",""),
("1B","S. & L. Amoroux","2 bed","850","8/31/2026","$2,050","$2,050","$2,050",""),
("2A","D. Fennimore","3 bed","1,060","MTM","$1,475","$2,400","$0","here since 2004, owner's aunt's friend"),
("2B","vacant","2 bed","840","","","$2,050","","painting, ready 10/1"),
("2C","J. Teixiero","studio","420","6/30/2026","$1,250","$1,300","$1,250",""),
("3A","R. Oduyar","3 bed","1,060","7/31/2026","$2,300","$2,400","$2,300","dog"),
("3B","M. Castell / P. Wynn","2 bed","840","12/31/2025","$1,925","$2,050","$1,900","short pays some months"),
("3C","T. Lindgrove","studio","420","2/28/2026","$1,225","$1,300","$1,225",""),
("Garage","Wexler Cycle Club","storage","600","MTM","$400","$450","$0","")]
num=lambda s:int(s.replace("$","").replace(",","")) if s else None
def us(s):
    if not s or s=="MTM":return s or None
    m,d,y=s.split("/");return f"{y}-{int(m):02d}-{int(d):02d}"
rows=[];q=5
for i,x in enumerate(D):
    if i==2 or x[0]=="Garage":q+=1
    for j,v in enumerate(x,2):
        if v!="":
            c=ws.cell(q,j,v)
            if j in(5,7,8,9):c.alignment=Alignment(horizontal="right")
            if v=="vacant":c.font=Font(color="FF0000",bold=True)
    vac=x[1]=="vacant"
    rows.append(dict(unit=x[0],tenantName=None if vac else x[1],statusText="vacant" if vac else "Occupied",unitType=x[2],area=num(x[3]),leaseEndDate=us(x[4]),contractRent=num(x[5]),marketRent=num(x[6]),deposit=num(x[7])))
    q+=1
q+=1
S=lambda k:sum(num(x[k]) or 0 for x in D)
for j,v in {2:"TOTAL",5:f"{S(3):,}",7:f"${S(5):,}",8:f"${S(6):,}",9:f"${S(7):,}"}.items():
    c=ws.cell(q,j,v);c.font=Font(bold=True)
    if j>2:c.alignment=Alignment(horizontal="right")
ws.cell(q+1,2,"x 12");c=ws.cell(q+1,7,f"${S(5)*12:,}");c.alignment=Alignment(horizontal="right");c=ws.cell(q+1,8,f"${S(6)*12:,}");c.alignment=Alignment(horizontal="right")
ws.cell(q+3,2,"11 spaces, 1 empty. Laundry about $90 a month not in above.")
for k,w in zip("ABCDEFGHIJ",[3,10,24,10,8,12,11,12,20,36]):ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N))
save(N,"MIXED_USE","Informal owner/broker sheet, money as text, blank spacer rows, informal header words",True,dict(propertyName="1418 Wexler Ave",asOnDate="2025-09-01",units=11,occupied=10,vacant=1,printedTotals=dict(area=S(3),contractRent=S(5),marketRent=S(6),deposit=S(7)),rows=rows))

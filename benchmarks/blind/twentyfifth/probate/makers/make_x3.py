from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from datetime import date
n="Thornbeck Estate lettings Michaelmas 2025.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Lettings"
D=[("Farms",[("Home Farm","Farmhouse, buildings & 212 ac","R. & J. Applegarth","AHA tenancy",date(1987,9,29),"Life",23500,0),("Nether Thornbeck","Farmhouse & 148 ac","Dunleavy Bros","FBT",date(2018,9,29),date(2028,9,28),19240,0)]),
("Cottages",[("1 Beck Row","2 bed terrace","Mrs E Kettleby","Assured (Rent Act)",date(1979,3,25),"Life",4160,0),("2 Beck Row","2 bed terrace","Mr S Ungar","AST",date(2024,8,1),date(2026,7,31),7500,720),("3 Beck Row","2 bed terrace",None,"Void",None,None,None,None),("4 Beck Row","3 bed end","Miss B Corwith & Mr L Pye","AST",date(2023,5,15),"Periodic",8340,800),("Keeper's Cottage","3 bed detached","D Oakes (gamekeeper)","Service occupancy",date(2011,2,1),"With job",0,0),("Smithy Cottage","2 bed detached","Hon. Cecily Thornbeck","Family licence",date(2020,12,25),"At will",1200,0),("The Old School","4 bed detached","Mr & Mrs P Vasquine","AST",date(2025,4,1),date(2027,3,31),14400,1380),("Lodge, North Gate","1 bed","Mr H Brunnell","AST, notice given",date(2022,10,3),date(2025,11,2),6300,605)]),
("Workshops & other",[("Unit 1, Tithe Barn","Workshop","Beck Joinery Ltd","1954 Act excluded",date(2022,1,1),date(2026,12,31),6000,1500),("Unit 2, Tithe Barn","Workshop","Void","Void",None,None,None,None),("Unit 3, Tithe Barn","Farm shop","Thornbeck Larder CIC","1954 Act excluded",date(2021,6,24),date(2031,6,23),9250,2000)])]
ws["A1"]="THORNBECK ESTATE"; ws["A1"].font=Font(name="Garamond",size=16,bold=True); ws["A2"]="Lettings at 29th September 2025 (Michaelmas)"; ws["A3"]="For the executors of the late Sir Aubrey Thornbeck Bt. Rents are yearly, paid half-yearly or monthly as agreed."
H=["Holding","Description","Tenant","Tenure","Began","Runs to","Rent £ a year","Of which each half-year","Bond £"]
for j,h in enumerate(H,1): c=ws.cell(5,j,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,vertical="bottom"); c.border=Border(bottom=Side("thin"),top=Side("thin"))
row=6;rows=[];G=[0,0]
for s,L_ in D:
    ws.cell(row,1,s.upper()).font=Font(bold=True,color="7F6000"); row+=1; S=[0,0]
    for u,d,t,te,a,b,rn,bd in L_:
        v=te=="Void"
        for j,x in((1,u),(2,d),(3,t if t and not v else ("VOID" if v else None)),(4,None if v else te),(5,a),(6,b),(7,rn),(8,rn/2 if rn else None),(9,bd)):
            c=ws.cell(row,j,x)
            if isinstance(x,date): c.number_format="dd mmm yyyy"
            if j>6: c.number_format="#,##0"
        f=lambda x:x.isoformat() if isinstance(x,date) else x
        st="VOID" if v else "Occupied"
        R=dict(unit=u,unitType=d,tenantName=None if v else t,statusText=st,section=s.upper(),annualRent=rn,deposit=bd,leaseStartDate=f(a),leaseEndDate=f(b))
        rows.append(R); S=[S[0]+(rn or 0),S[1]+(bd or 0)]; row+=1
    ws.cell(row,3,"Total "+s.lower()).font=Font(italic=True); 
    for j,x in((7,S[0]),(9,S[1])): c=ws.cell(row,j,x); c.font=Font(italic=True); c.number_format="#,##0"; c.border=Border(top=Side("hair"))
    row+=2; G=[G[0]+S[0],G[1]+S[1]]
ws.cell(row,3,"ESTATE TOTAL").font=Font(bold=True)
for j,x in((7,G[0]),(9,G[1])): c=ws.cell(row,j,x); c.font=Font(bold=True); c.number_format="#,##0"
ws.cell(row+2,1,"13 holdings, 11 occupied, 2 void. The gamekeeper's cottage is counted as occupied. Grazing licences and the shoot are on the second sheet.")
for l,w in zip("ABCDEFGHI",(22,30,28,20,13,13,11,12,9)): ws.column_dimensions[l].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet("Grazing & sporting"); w2.append(["Licence","Licensee","Acres","Season fee £"])
for x in (["Long Meadow","Dunleavy Bros",18,1080],["Church Field","P. Mossberger",6.5,325],["Shooting rights","Beckside Syndicate",None,4500]): w2.append(x)
wb.save(doc(n))
save(n,"MIXED_USE","UK country estate lettings workbook by class with yearly rents","annual and half-year columns; life tenancies; service cottage counted occupied; second sheet distractor","Thornbeck Estate","2025-09-29",13,11,2,rows,sheet="Lettings",totals=dict(annualRent=G[0],deposit=G[1]))

from common import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.platypus import *
B=PS("b",fontName="Times-Roman",fontSize=10.5,leading=14)
# ---- p3 rooming house letter
R=[("Ground floor front","Mr. Tobias Kestrel","Mar 2019",640,0),("Ground floor back","Ms. Imani Dravec","Sep 2022",610,0),("Garden room","Mr. O. Pellam","Jan 2024",695,695),
("First floor front, large","Mrs. Edith Nordhagen","Jun 2011",580,0),("First floor front, small","Mr. Lorne Wickstead","Nov 2023",560,120),("First floor middle","empty",None,None,None),("First floor back","Mr. Pavel Thornby","Feb 2021",600,0),
("Second floor front","Ms. Rhoda Gantry & son","May 2020",655,0),("Second floor middle","Mr. Quincy Oakden","Aug 2024",620,0),("Second floor back","Mr. Nestor Ibsworth","Oct 2018",575,50),
("Attic, street side","Ms. Zelda Fogarth","Apr 2023",510,0),("Attic, yard side","empty",None,None,None),("Basement","Mr. Farid Eastlake","Dec 2024",540,1080),("Coach house","Mr. & Mrs. Vanterpool","Jul 2016",830,0)]
rows=[];data=[["Room","Lodger","With us since","Rent a month","Behind"]]
for u,t,s,r,b in R:
    d=dict(unit=u)
    if r is None: d["statusText"]="empty"; data.append([u,"empty","","",""])
    else:
        d.update(tenantName=t,moveInDate=s,contractRent=r,balance=b); data.append([u,t,s,f"${r}",f"${b:,}" if b else "nil"])
    rows.append(d)
tot=S(rows,"contractRent");arr=S(rows,"balance");data.append(["Together","","",f"${tot:,.0f}",f"${arr:,.0f}"])
t=Table(data,colWidths=[135,140,85,75,60],rowHeights=18)
t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",10.5),("FONT",(0,0),(-1,0),"Times-Bold",10.5),("FONT",(0,-1),(-1,-1),"Times-Bold",10.5),("GRID",(0,0),(-1,-1),.5,colors.black),("ALIGN",(3,0),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE")]))
st=[Paragraph("<b>Crandle &amp; Daughter, Bookkeepers</b><br/>9 Tannery Lane, Millbrook",B),Spacer(1,10),Paragraph("14 March 2025",PS("r",parent=B,alignment=2)),Paragraph("Millbrook Savings Bank<br/>Attn: Loan Department",B),Spacer(1,10),
Paragraph("<b>Re: Wexford House, 212 Prentiss Street - who lives there and what they pay, as of 28 February 2025</b>",B),Spacer(1,8),Paragraph("Dear Sirs, as you asked we set out below the rooms, the lodgers and the rents as they stood at the end of February. There are no written leases; everybody is month to month.",B),Spacer(1,8),t,Spacer(1,8),
Paragraph("There are fourteen rooms in the house. Twelve are let and two are empty; the first floor middle is being replastered and should go by Easter. Mr. Eastlake has promised to clear his two months by the end of March. Rents include heat and light.",B),Spacer(1,10),Paragraph("Yours truly,<br/><br/><br/>V. Crandle",B)]
SimpleDocTemplate(docpath("p3_wexford_house_letter.pdf"),pagesize=A4,leftMargin=50,rightMargin=50,topMargin=45,bottomMargin=40).build(st)
save("p3_wexford_house_letter.pdf",dict(propertyName="Wexford House",asOnDate="2025-02-28",units=14,occupied=12,vacant=2,rows=rows),"MULTIFAMILY","letter with table, rooms without numbers, counts in words",True,totals={"contractRent":tot,"balance":arr})
# ---- p5 farmland
G=[("LAND",[("Top Forty & Long Meadow",61.20,"H. Grimsdell & Son","FBT","29 Sep 2021","28 Sep 2026",9180,0),("Church Field",18.45,"H. Grimsdell & Son","FBT","29 Sep 2021","28 Sep 2026",2768,0),("Mill Leas",33.10,"Underhay Farms Ltd","FBT","29 Sep 2023","28 Sep 2028",5461.50,2730.75),
("The Rough",12.80,"Miss T. Ambrosek","Grazing licence","1 Apr 2024","31 Mar 2025",896,0),("Nine Acres",9.05,None,"","","",None,None),("Parsonage Piece",22.60,"Underhay Farms Ltd","FBT","29 Sep 2023","28 Sep 2028",3729,1864.50),("Lower Marsh, east",27.75,"C. Dunmarr","Grazing licence","1 Apr 2024","31 Mar 2025",1665,416.25),
("Lower Marsh, west",25.30,"C. Dunmarr","Grazing licence","1 Apr 2024","31 Mar 2025",1518,0),("Osier Bed",6.40,None,"","","",None,None),("Hanger Wood (sporting)",44.00,"Pellam Shoot Syndicate","Licence","1 Feb 2025","31 Jan 2026",2200,0)]),
("COTTAGES AND BUILDINGS",[("Keeper's Cottage",None,"Mr & Mrs Haverly","AST","1 Jun 2022","Periodic",9600,0),("Smithy Cottage",None,"Ms B. Lindmoor","AST","15 Oct 2024","14 Oct 2025",10500,875),("Dutch Barn",None,"Castlow Hay & Straw","Licence","29 Sep 2024","28 Sep 2025",3600,0),("Grain Store, Home Farm",None,None,"","","",None,None)])]
def dt(s):
    if not s or s=="Periodic": return s or None
    return D.datetime.strptime(s,"%d %b %Y").date().isoformat()
data=[["","","","Agreement","","","Rent","Arrears"],["Holding","Acres","Tenant","kind","from","to","£ a year","£"]];rows=[];sty=[];gt=[0,0,0]
for s,L_ in G:
    data.append([s]);sty.append(("FONT",(0,len(data)-1),(-1,len(data)-1),"Times-BoldItalic",9.5));q=[0,0,0]
    for u,a,tn,k,f,e,r,b in L_:
        if tn is None: rows.append(dict(unit=u,section=s,statusText="Vacant")); data.append([u,f"{a:.2f}" if a else "","Vacant","","","","",""])
        else:
            rows.append(dict(unit=u,section=s,tenantName=tn,leaseStartDate=dt(f),leaseEndDate=dt(e),annualRent=r,balance=b)); data.append([u,f"{a:.2f}" if a else "",tn,k,f,e,f"{r:,.2f}",f"{b:,.2f}"])
        q=[q[0]+(a or 0),q[1]+(r or 0),q[2]+(b or 0)]
    data.append(["",f"{q[0]:.2f}" if q[0] else "","","","","",f"{q[1]:,.2f}",f"{q[2]:,.2f}"]);sty+=[("LINEABOVE",(1,len(data)-1),(1,len(data)-1),.5,colors.black),("LINEABOVE",(6,len(data)-1),(-1,len(data)-1),.5,colors.black)]
    gt=[x+z for x,z in zip(gt,q)]
data.append(["Estate total","","","","","",f"{gt[1]:,.2f}",f"{gt[2]:,.2f}"]);n=len(data)-1
t=Table(data,colWidths=[112,36,112,68,60,60,54,48],rowHeights=19)
t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",9.2),("FONT",(0,0),(-1,1),"Times-Bold",9.2),("FONT",(0,n),(-1,n),"Times-Bold",9.2),("SPAN",(3,0),(5,0)),("ALIGN",(3,0),(5,0),"CENTER"),("LINEBELOW",(3,0),(5,0),.4,colors.black),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("ALIGN",(1,0),(1,-1),"RIGHT"),("ALIGN",(6,0),(-1,-1),"RIGHT"),("LINEABOVE",(6,n),(-1,n),.8,colors.black),("LINEBELOW",(6,n),(-1,n),1.5,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+sty))
st=[Paragraph("<b>THE BELLWEATHER ESTATE</b>",PS("t",fontName="Times-Roman",fontSize=16,leading=20,alignment=1)),Paragraph("<i>Schedule of Lettings at Lady Day, 25 March 2025</i>",PS("t2",fontName="Times-Roman",fontSize=12,leading=18,alignment=1)),Spacer(1,14),t,Spacer(1,12),
Paragraph("Of the fourteen lettings eleven are let and three vacant. FBT = farm business tenancy; AST = assured shorthold tenancy. Cottages pay monthly, land half-yearly at Lady Day and Michaelmas. Acreages are from the Rural Land Register.",PS("n",fontName="Times-Roman",fontSize=9,leading=12))]
SimpleDocTemplate(docpath("p5_bellweather_estate.pdf"),pagesize=A4,leftMargin=22,rightMargin=22,topMargin=50).build(st)
save("p5_bellweather_estate.pdf",dict(propertyName="The Bellweather Estate",asOnDate="2025-03-25",units=14,occupied=11,vacant=3,rows=rows),"LAND","Word-like schedule of farm lettings, grouped header, annual rents",True,totals={"annualRent":gt[1],"balance":gt[2]})

from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
n="Bellwether_Parade_tenancy_schedule.pdf"
ss=getSampleStyleSheet(); sm=ParagraphStyle("s",fontName="Times-Roman",fontSize=8,leading=9)
P=lambda x:Paragraph(x,sm)
S=[("No. 2","Lock-up shop","Kettleby Hardware",742,"24.06.2017","23.06.2027",14500,"24.06.2022 - agreed nil uplift"),
("No. 4","Lock-up shop","Oxtoby & Daughter (Bakers)",690,"29.09.2019","28.09.2029",13250,"29.09.2024 outstanding"),
("No. 6","Lock-up shop","Vacant",715,None,None,None,"To let; quoting £13,500 pax"),
("No. 8","Double unit","Threeways Veterinary Ltd",1480,"25.03.2014","24.03.2034",27800,"25.03.2029"),
("No. 10","Shop & basement","M. Rastrick t/a The Wool Box",905,"25.12.2021","24.12.2026",12000,"None")]
Fl=[("Flat 2A","1 bed","Miss C Emsworth","01.09.2023","31.08.2025",695,801,"AST"),
("Flat 2B","Studio","Mr J Jankowiak","14.11.2022","Periodic",540,623,"AST, now periodic"),
("Flat 4A","2 bed","Mr & Mrs Solvang","01.02.2025","31.01.2026",845,975,"AST"),
("Flat 4B","1 bed","Mrs P Bellwether-Crane","06.05.1998","Periodic",150,0,"Family; concessionary rent"),
("Flat 6A","2 bed","Vacant",None,None,None,None,"Redecorating"),
("Flat 6B","1 bed","Mr A Tremblett","19.07.2024","18.07.2025",710,819,"Notice served by tenant, leaving 18.07.2025"),
("Flat 8A","3 bed","Dr N Quimper","01.10.2024","30.09.2026",1050,1211,"AST"),
("Flat 10A","1 bed","Mr K Fairweal","28.03.2021","Periodic",665,767,"AST, arrears £332.50"),
("Flat 10B","Studio","Ms L Zielke","10.01.2025","09.01.2026",560,646,"AST")]
ta=sum(s[6] or 0 for s in S); tm=sum(f[5] or 0 for f in Fl); tA=sum(s[3] for s in S); td=sum(f[6] or 0 for f in Fl)
st=[Paragraph("<b>THE BELLWETHER FAMILY SETTLEMENT</b>",ss["Title"]),Paragraph("Bellwether Parade, 2–10 Station Road, Market Sawtry — Schedule of Tenancies as at Lady Day, 25 March 2025",ss["Heading3"]),
Paragraph("Five shops (four let) with nine flats above, of which eight are let. Areas are net internal, in square feet. Prepared for the trustees by Hobley Marsh, managing agents, 11 April 2025.",ss["Normal"]),Spacer(1,8)]
g=lambda x:f"£{x:,.0f}" if x is not None else ""
st.append(Paragraph("<b>PART 1 – SHOPS</b>",ss["Normal"]))
d=[["Demise","","Lessee","NIA\nsq ft","Term","","Passing rent\nper annum","Rent review"],["No.","Description","","","From","To","",""]]
for s in S: d.append([s[0],s[1],P(s[2]),f"{s[3]:,}",s[4] or "",s[5] or "",g(s[6]),P(s[7])])
d.append(["","","Total shops",f"{tA:,}","","",g(ta),""])
t=Table(d,colWidths=[50,85,170,50,65,65,85,170],repeatRows=2)
base=[("FONT",(0,0),(-1,-1),"Times-Roman",8.5),("FONT",(0,0),(-1,1),"Times-Bold",8.5),("FONT",(0,-1),(-1,-1),"Times-Bold",8.5),("LINEABOVE",(0,0),(-1,0),1,colors.black),("LINEBELOW",(0,1),(-1,1),.6,colors.black),("LINEABOVE",(0,-1),(-1,-1),.6,colors.black),("LINEBELOW",(0,-1),(-1,-1),1,colors.black),("VALIGN",(0,0),(-1,-1),"TOP")]
t.setStyle(TableStyle(base+[("SPAN",(0,0),(1,0)),("SPAN",(4,0),(5,0)),("ALIGN",(3,0),(3,-1),"RIGHT"),("ALIGN",(6,0),(6,-1),"RIGHT")]))
st+=[t,Spacer(1,10),Paragraph("<b>PART 2 – RESIDENTIAL UPPER PARTS</b>",ss["Normal"])]
d=[["Flat","Type","Tenant","Tenancy","","Rent","Deposit","Remarks"],["","","","From","To","p.c.m.","(DPS)",""]]
for f in Fl: d.append([f[0],f[1],P(f[2]),f[3] or "",f[4] or "",g(f[5]),g(f[6]),P(f[7])])
d.append(["","","Total flats","","",g(tm),g(td),""])
t=Table(d,colWidths=[55,50,165,70,70,65,65,200])
t.setStyle(TableStyle(base+[("SPAN",(3,0),(4,0)),("ALIGN",(5,0),(6,-1),"RIGHT")]))
st+=[t,Spacer(1,8),Paragraph(f"Gross income of the Parade: shops {g(ta)} p.a. plus flats {g(tm)} x 12 = {g(tm*12)} p.a.; together <b>{g(ta+tm*12)}</b> per annum.",ss["Normal"])]
SimpleDocTemplate(doc(n),pagesize=landscape(A4),margin=30,leftMargin=40,rightMargin=40,topMargin=28,bottomMargin=25).build(st)
iso=lambda x:"-".join(reversed(x.split("."))) if x and x[0].isdigit() else x
rows=[]
for s in S:
    v=s[2]=="Vacant"
    rows.append(dict(unit=s[0],unitType=s[1],tenantName=None if v else s[2],statusText="Vacant" if v else "Occupied",section="PART 1 – SHOPS",area=s[3],leaseStartDate=iso(s[4]),leaseEndDate=iso(s[5]),annualRent=s[6]))
for f in Fl:
    v=f[2]=="Vacant"
    rows.append(dict(unit=f[0],unitType=f[1],tenantName=None if v else f[2],statusText="Vacant" if v else "Occupied",section="PART 2 – RESIDENTIAL UPPER PARTS",leaseStartDate=iso(f[3]),leaseEndDate=iso(f[4]),contractRent=f[5],deposit=f[6]))
save(n,"MIXED_USE","UK trustees' schedule, two tables with different columns, annual shops and pcm flats","two tables; yearly vs monthly rents; Lady Day date; notice in remarks","Bellwether Parade","2025-03-25",14,12,2,rows,totals=dict(annualRent_shops=ta,contractRent_flats=tm,area=tA,deposit=td))

from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
N="r16_02_power_centre_estoppel_letter.pdf"
ps=PS("b",fontName="Times-Roman",fontSize=10.5,leading=13.5,spaceAfter=7);sm=PS("s",fontName="Times-Roman",fontSize=8,leading=9.3);sr=PS("sr",parent=sm,alignment=2);hb=PS("h",fontName="Times-Bold",fontSize=8,leading=9.3,alignment=1)
X=[("1","Ironbark Home Improvement, Inc.¹",98420,D(2009,4,15),D(2034,4,30),41250.00,[(D(2029,5,1),45375.0)],"Four (4) of 5 years each",None),
("2A","Paw Parliament Pet Supply",20150,D(2017,2,1),D(2027,1,31),30225.00,[],"Two (2) of 5 years; notice due by 7/31/2026 (given)",None),
("2B","Sable & Finch Off-Price, LLC",26480,D(2019,9,1),D(2029,8,31),24273.33,[(D(2027,9,1),25376.67),(D(2028,9,1),26480.0)],"Three (3) of 5 years",None),
("3","Quill Office Warehouse²",18900,D(2014,11,1),D(2029,10,31),25200.00,[],"None",None),
("4-5","VACANT",14310,None,None,None,[],"",None),
("6","Gracie Lane Crafts",21775,D(2020,6,1),D(2030,5,31),22863.75,[(D(2027,6,1),23317.4)],"Two (2) of 5 years",None),
("7","Tandem Mattress Co.",4050,D(2023,3,1),D(2028,2,29),10125.00,[(D(2027,3,1),10428.75)],"One (1) of 5 years",10125.0),
("8","Basil & Thyme Fast Casual",2650,D(2024,8,1),D(2034,7,31),9275.00,[(D(2029,8,1),10202.5)],"Two (2) of 5 years",18550.0),
("9","Orthovista Dental, P.C.",2875,D(2022,1,1),D(2031,12,31),7787.00,[(D(2027,1,1),8020.61)],"One (1) of 5 years",7787.0),
("OP-A","Gullwing Coffee (ground lease)",2200,D(2021,5,1),D(2041,4,30),11666.67,[(D(2031,5,1),12833.33)],"Four (4) of 5 years",None),
("OP-B","First Meridian Savings (ground lease)",4100,D(2013,7,1),D(2033,6,30),14583.33,[],"Two (2) of 10 years",None)]
L=lambda d:f"{d:%B} {d.day}, {d.year}"
data=[[Paragraph(h,hb) for h in ["Space","Tenant","Floor<br/>Area (SF)","Term","Monthly Minimum<br/>Rent","Scheduled Increases<br/>(to monthly)","Renewal Options","Security<br/>Deposit"]]]
T=[]
for u,n,a,s,e,b,st,o,d in X:
    vac=n=="VACANT"
    data.append([Paragraph(u,sm),Paragraph(n.replace("¹","<super>1</super>").replace("²","<super>2</super>"),sm),Paragraph(f"{a:,}",sr),Paragraph("" if vac else f"{L(s)} to {L(e)}",sm),Paragraph("" if vac else f"${b:,.2f}",sr),Paragraph("<br/>".join(f"{q.month}/{q.day}/{q.year}: ${v:,.2f}" for q,v in st) or ("" if vac else "None"),sm),Paragraph(o,sm),Paragraph("" if vac else (f"${d:,.2f}" if d else "None"),sr)])
    t=dict(unit=u,area=a,statusText="VACANT" if vac else "Occupied")
    if not vac:t.update(tenantName=n.rstrip("¹²"),leaseStartDate=s,leaseEndDate=e,contractRent=b,deposit=d,rentSteps=[dict(date=q,amount=v) for q,v in st])
    T.append(t)
ta=sum(x[2] for x in X);tb=round(sum(x[5] or 0 for x in X),2);td=sum(x[8] or 0 for x in X)
data.append([Paragraph("",sm),Paragraph("<b>Total (11 spaces)</b>",sm),Paragraph(f"<b>{ta:,}</b>",sr),"",Paragraph(f"<b>${tb:,.2f}</b>",sr),"","",Paragraph(f"<b>${td:,.2f}</b>",sr)])
t=Table(data,colWidths=[34,98,48,92,62,86,80,52],repeatRows=1)
t.setStyle(TableStyle([("GRID",(0,0),(-1,-1),.4,colors.black),("VALIGN",(0,0),(-1,-1),"TOP"),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("TOPPADDING",(0,0),(-1,-1),2)]))
S=[Paragraph("<b>TALLOWAY, BRISK & ENDERBY LLP</b><br/>Attorneys at Law<br/>1180 Quayside Street, Suite 2400",PS("c",parent=ps,alignment=1)),Spacer(1,8),
Paragraph("October 19, 2026",ps),Paragraph("Greyloch Special Servicing, as special servicer<br/>for the Certificateholders of GLC 2018-C4",ps),
Paragraph("<b>Re:&nbsp;&nbsp;Larkmoor Crossing (the \"Property\") - Loan No. 30-118842 - Delivery of estoppel package</b>",ps),
Paragraph("Ladies and Gentlemen:",ps),
Paragraph("On behalf of Borrower we deliver the tenant estoppel certificates listed in Tab 2. As required by Section 5.1.17 of the Loan Agreement, set out below is Borrower's rent roll for the Property <b>as of September 30, 2026</b>. Except for the vacant space, all spaces are subject to leases in full force and effect.",ps),t,Spacer(1,6),
Paragraph("<super>1</super> Tenant's covenant to operate has lapsed; tenant may go dark on 90 days' notice, subject to Landlord's right to recapture. Store is open as of this date.<br/><super>2</super> Tenant vacated the premises in March 2026 (dark) and continues to pay minimum rent and its share of CAM, taxes and insurance through the expiration of its term.",PS("f",parent=sm,spaceAfter=9)),
KeepTogether([Paragraph("Very truly yours,",ps),Spacer(1,18),Paragraph("____________________________<br/>Talloway, Brisk & Enderby LLP<br/>Counsel to Larkmoor Crossing Owner LP<br/><br/>cc: Borrower (w/o enclosures)",ps)])]
SimpleDocTemplate(f"{B}/documents/{N}",pagesize=(612,792),leftMargin=30,rightMargin=30,topMargin=50,bottomMargin=50).build(S)
save(N,dict(propertyName="Larkmoor Crossing",asOnDate="2026-09-30",units=11,occupied=10,vacant=1,rows=T,printedTotals=dict(area=ta,contractRent=tb,deposit=td)),"RETAIL","law-firm letter with rent roll table, wrapped cells, footnotes, as-of in prose")

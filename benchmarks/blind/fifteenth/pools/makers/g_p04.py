# Borrower's certified office rent roll; three properties with headings and totals, annual rents, step notes
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(1004); F="Halvorsen Office Portfolio - Certified RR 12-31-24.pdf"
P=ParagraphStyle("a",fontName="Times-Roman",fontSize=7.6,leading=9); PB=ParagraphStyle("b",parent=P,fontName="Times-Bold"); PC=ParagraphStyle("c",parent=PB,alignment=1,textColor=colors.white)
H=ParagraphStyle("h",fontName="Times-Bold",fontSize=11,leading=14)
props=[("Larkmoor Tower","2200 Commerce Row, Dunmere, OH","6610-001",
 [("100","Meridian Title Agency",4120,24.5),("150","VACANT",2650,0),("200","Osterbeck & Lind LLP",11840,26),("310","Blue Fathom Software, Inc.",6235,27.25),("320","Alder Actuarial Group",3900,25.5),("400","State of Ohio - Dept. of Licensing",12100,23.75),("500","Quarry Lane Wealth Advisors",5480,28),("510","VACANT",6610,0)]),
("Fenbrook Professional Center","48 Fenbrook Ct., Dunmere, OH","6610-002",
 [("A","Dunmere Pediatrics, P.C.",3300,22),("B","Castell Orthodontics",2150,23.5),("C","Heron Insurance Brokerage",1480,21),("D","Vandermoor CPAs",1480,20.75)]),
("One Tannery Square","1 Tannery Sq., Lowell Falls, OH","6610-003",
 [("1st Fl","Tannery Coworking LLC",9750,19),("2-A","Ridgemont Engineering",7020,21.5),("2-B","Ullmann Staffing Solutions",2880,22.25),("3rd Fl","VACANT",9900,0),("4th Fl","Grantly Logistics USA, Inc.",9900,20.5),("Roof","Beacon Tower Cellular (antenna)",None,18600)])]
rows=[]; story=[]
story+= [Paragraph("HALVORSEN OFFICE PORTFOLIO",ParagraphStyle("t",fontName="Times-Bold",fontSize=15,alignment=1,leading=18)),Paragraph("Borrower's Certified Rent Roll &mdash; as of December 31, 2024",ParagraphStyle("t2",fontName="Times-Italic",fontSize=10.5,alignment=1,leading=14)),Spacer(1,6)]
W=[44,150,46,52,54,66,44,56,54,150]
tot=dict(area=0,annualRent=0,deposit=0); no=nv=0
for pi,(pn,ad,ln,ts) in enumerate(props):
    story.append(Paragraph(f"Property {pi+1} of 3: {pn}",H)); story.append(Paragraph(f"{ad} &nbsp;&nbsp;|&nbsp;&nbsp; Loan No. {ln}",P)); story.append(Spacer(1,3))
    data=[[Paragraph(t,PC) for t in("Suite","Tenant","RSF","Commence-<br/>ment","Expiry","Base Rent<br/>per Annum","Rent /<br/>RSF","Security<br/>Deposit","Lease<br/>Type","Scheduled Increases / Remarks")]]
    pr=[]
    for su,tn,a,p in ts:
        x=dict(unit=su,propertyName=pn,area=a)
        if tn=="VACANT":
            x["statusText"]="VACANT"; data.append([su,Paragraph("<i>VACANT</i>",P),m0(a),"","","","","","",Paragraph("Listed with broker",P)])
        else:
            st=dt.date(r.randint(2014,2023),r.randint(1,12),1); ex=eom(addm(st,12*r.choice([10,12,15])-1)); ann=float(round(a*p)) if a else float(p); dep=float(r.choice([0,round(ann/12)]))
            d=dt.date(2025,st.month,1); note="Flat for term."; steps=[]
            if r.random()<.75:
                v=ann
                for k in range(r.randint(1,3)):
                    if d<ex and d>dt.date(2024,12,31): v=float(round(v*1.025)); steps.append((d,v))
                    d=d.replace(year=d.year+1)
                if steps: note="; ".join(f"{us2(q)}: ${v:,.0f}/yr" for q,v in steps)
            if su=="A": note+=" One 5-yr option." ; 
            x.update(tenantName=tn,statusText="Occupied",leaseStartDate=iso(st),leaseEndDate=iso(ex),annualRent=ann,rentSteps=[dict(date=iso(q),amount=v,per="year") for q,v in steps])
            if dep: x["deposit"]=dep
            data.append([su,Paragraph(tn.replace("&","&amp;"),P),m0(a) if a else "n/a",st.strftime("%b %-d, %Y"),ex.strftime("%b %-d, %Y"),f"$ {ann:,.0f}",f"{ann/a:.2f}" if a else "",f"$ {dep:,.0f}" if dep else "—",r.choice(["NNN","Mod. Gross","FSG"]),Paragraph(note,P)])
        pr.append(x)
    oa=S([x for x in pr if x["statusText"]!="VACANT"],"area"); ta=S(pr,"area"); an=S(pr,"annualRent"); de=S(pr,"deposit")
    data.append(["",Paragraph(f"Total – {pn}",PB),m0(ta),"","",f"$ {an:,.0f}","",f"$ {de:,.0f}","",Paragraph(f"{oa/ta*100:.1f}% leased by area",PB)])
    t=Table(data,colWidths=W,repeatRows=1); t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",7.6),("FONT",(0,-1),(-1,-1),"Times-Bold",7.6),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#23395d")),("ALIGN",(2,1),(2,-1),"RIGHT"),("ALIGN",(5,1),(7,-1),"RIGHT"),("GRID",(0,0),(-1,-1),.25,colors.grey),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2),("BACKGROUND",(0,-1),(-1,-1),colors.HexColor("#e4e9f1"))]))
    story+=[t,Spacer(1,10)]
    rows+=pr
va=[x for x in rows if x["statusText"]=="VACANT"]; A=S(rows,"area"); AN=S(rows,"annualRent"); DE=S(rows,"deposit")
gt=Table([["PORTFOLIO TOTAL",f"{A:,.0f} RSF",f"Annual Base Rent  $ {AN:,.0f}",f"Deposits  $ {DE:,.0f}",f"{len(rows)} spaces / {len(va)} vacant"]],colWidths=[130,120,180,130,156]); gt.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Bold",9),("LINEABOVE",(0,0),(-1,0),1,colors.black),("LINEBELOW",(0,0),(-1,0),1.5,colors.black)]))
story+=[gt,Spacer(1,10),KeepTogether([Paragraph("The undersigned certifies to the Lender and its successors and assigns that the foregoing rent roll is true, correct and complete in all material respects as of the date stated above, that no rent has been prepaid more than one month in advance except as noted, and that no tenant listed is subject to any bankruptcy proceeding known to Borrower.",P),Spacer(1,14),
 Paragraph("HALVORSEN OFFICE HOLDINGS LLC, Borrower",PB),Spacer(1,14),Paragraph("By: ______________________________ &nbsp;&nbsp; Name: Wilhelmina Varnholm &nbsp;&nbsp; Title: Authorized Signatory &nbsp;&nbsp; Date: January 14, 2025",P)])]
def foot(c,d):
    c.setFont("Times-Roman",7); c.drawString(36,20,"Loans 6610-001 / -002 / -003 — cross-collateralized"); c.drawRightString(756,20,f"- {d.page} -")
SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=34).build(story,onFirstPage=foot,onLaterPages=foot)
save(F,"OFFICE","Borrower's certified rent roll of three office buildings, property headings, annual rents, step notes in text",True,rows,"Halvorsen Office Portfolio","2024-12-31",len(rows),len(rows)-len(va),len(va),totals=dict(area=A,annualRent=AN,deposit=DE))

# UK multi-let estate tenancy schedule: A4 landscape, GBP pa, breaks and reviews, stepped rents in the notes column
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(1804); N="tenancy_schedule_wharf_mill_trade_park.pdf"
p=lambda t,al=0,b=0: Paragraph(t,PS('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=7.2,leading=8.6,alignment=al))
TN=["Brindle Tile Supplies Ltd","Kestrel Motor Factors Ltd","Ashby & Rowe Joinery LLP","Cobalt Plumbing Centre plc",None,"Northfold Gymnastics CIC","Pennine Coffee Roasters Ltd","Halden Signs Ltd","Verity Catering Equipment Ltd",None,"Sable Print Works Ltd","Orrin Fasteners (UK) Ltd","Thorpe Electrical Wholesale Ltd","Merestone Vets Ltd","Under offer"]
data=[[p(h,1,1) for h in["Unit","Tenant","GIA<br/>(sq ft)","Lease<br/>Start","Lease<br/>Expiry","Break<br/>Option","Next<br/>Review","Passing Rent<br/>(£ pa)","£ psf","ERV<br/>(£ pa)","1954 Act","Deposit<br/>(£)","Comments"]]]
rows=[];PR=ER=AR=0;f=lambda d:d.strftime('%d/%m/%Y');DEP=0
for i,t in enumerate(TN):
    u=f"{i+1}" if i<12 else f"Block C – {i-11}"
    a=r.choice([1240,1615,2010,2480,3125,4370,5060]);e=round(a*r.choice([11.5,11.0,10.75])/50)*50;AR+=a;ER+=e
    if t in(None,"Under offer"):
        data.append([p(u,1),p("Vacant" if t is None else "Vacant (under offer)"),p(f"{a:,}",2),'','','','',p("–",2),'',p(f"{e:,}",2),'','',p("Refurbished; landlord void rates liability" if t is None else "In solicitors' hands")])
        rows.append(row(unit=u,area=a,statusText="Vacant" if t is None else "Vacant (under offer)"));continue
    s=D.date(r.randint(2018,2025),r.randint(1,6),r.choice([1,5,24,25,29]));y=r.choice([5,10,10]);x=D.date(s.year+y,s.month,s.day)-D.timedelta(1)
    if x<D.date(2025,7,1):x=D.date(s.year+10,s.month,s.day)-D.timedelta(1);y=10
    rv=D.date(s.year+5,s.month,s.day) if y==10 and s.year+5>=2026 else None;bk=D.date(s.year+5,s.month,s.day) if rv and r.random()<.5 else None
    rent=round(a*r.uniform(7.9,11)/25)*25;dp=round(rent/4,2) if r.random()<.6 else None;PR+=rent;DEP+=dp or 0
    stp=None;cm=""
    if i in(3,8):
        nd=D.date(2026,s.month,s.day);st=rent+1500;stp=[dict(date=iso(nd),amount=st,per="year")];cm=f"Stepped rent: £{st:,} pa from {f(nd)}"
    elif i==5:cm="Schedule of condition"
    elif i==7:cm="Rent paid monthly by standing order"
    data.append([p(u,1),p(t),p(f"{a:,}",2),p(f(s),1),p(f(x),1),p(f(bk) if bk else "",1),p(f(rv) if rv else "",1),p(f"{rent:,}",2),p(f"{rent/a:.2f}",2),p(f"{e:,}",2),p(r.choice(["Inside","Outside"]),1),p(f"{dp:,.2f}" if dp else "",2),p(cm)])
    rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=x,annualRent=rent,deposit=dp,rentSteps=stp))
data.append(['',p("TOTAL",0,1),p(f"{AR:,}",2,1),'','','','',p(f"£{PR:,}",2,1),'',p(f"£{ER:,}",2,1),'',p(f"£{DEP:,.2f}",2,1),''])
ds=SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=30)
def ft(c,d):c.setFont('Times-Italic',7);c.drawString(28,16,"Subject to contract. Fenwright Cole LLP, Chartered Surveyors, for themselves and for the vendors give notice that these particulars do not constitute an offer.")
ds.build([Paragraph("WHARF MILL TRADE PARK, ROTHERHAM S60",PS('t',fontName='Times-Bold',fontSize=14,leading=17)),Paragraph("Tenancy and Accommodation Schedule as at 24 June 2025",PS('t',fontName='Times-Roman',fontSize=10,leading=16)),
Table(data,colWidths=[52,112,40,50,50,50,50,54,32,50,40,52,148],repeatRows=1,style=[('GRID',(0,0),(-1,-1),.4,colors.black),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d9d9d9')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]),Spacer(1,6),
p(f"Passing rent £{PR:,} per annum from 12 of 15 units; reversionary ERV £{ER:,} per annum. All areas are approximate GIA. Rents exclude VAT and service charge.")],onFirstPage=ft)
put(N,"INDUSTRIAL","UK tenancy schedule, gridded, annual GBP, ERV pa","ERV is yearly (no key); step in comments; en dash in unit ids","WHARF MILL TRADE PARK","2025-06-24",15,12,3,rows,dict(annualRent=PR,area=AR,deposit=DEP))

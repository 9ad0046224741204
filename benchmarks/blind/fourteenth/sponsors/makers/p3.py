# Entrata: student housing by space, portrait, summary at top
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(8303); F="Entrata_RentRoll_TheScholarsYard_2025-10-06.pdf"
s=PS("s",fontName="Helvetica",fontSize=6,leading=6.8); nb=colors.HexColor("#2b4c7e")
plans={"S2 Studio":(1,418,1189),"B2x2 Classic":(2,842,919),"D4x4 Deluxe":(4,1386,799),"D4x2 Value":(4,1240,659)}
rows=[];recs=[]
body=[["Unit-Space","Unit Type","Sq Ft","Space Status","Resident","Budgeted\nRent","Base\nRent","Furn.","Parking","Incentive","Scheduled\nTotal","Deposit\nHeld","Ledger\nBalance","Lease Dates"]]
sty=[]
for bl in (1,2):
    for n in range(1,15):
        pl=list(plans)[[2,2,3,1,2,3,0][(n+bl)%7]]; nb_,sf,mr=plans[pl]
        for sp in "ABCD"[:nb_]:
            u=f"{bl}{n:02d}" if nb_==1 else f"{bl}{n:02d}-{sp}"; z=r.random()
            x=dict(unit=u,unitType=pl,area=sf//nb_ if nb_>1 else sf,marketRent=float(mr))
            if z<.09: x["statusText"]=r.choice(("Vacant Unrented Ready","Vacant Unrented Not Ready","Vacant Rented Ready"))
            else:
                x["statusText"]="Notice Unrented" if z<.13 else "Notice Rented" if z<.15 else "Occupied No Notice"
                ls=D(2025,8,r.choice((16,20))); le=D(2026,7,31) if r.random()<.9 else D(2025,12,20)
                rent=float(mr-r.choice((0,0,10,20,35,-15))); fu=25.0 if r.random()<.6 else None; pk=r.choice((None,None,60.0,95.0)); inc=-float(r.choice((25,50))) if r.random()<.15 else None
                cs=[("Base Rent",rent),("Furn.",fu),("Parking",pk),("Incentive",inc)]
                x.update(tenantName=person(r,"fl"),contractRent=rent,charges=ch(*cs),totalCharges=sum(a for _,a in cs if a),deposit=r.choice((0.0,0.0,150.0,300.0)),balance=r.choice((0.0,0.0,0.0,round(r.uniform(10,1600),2),-round(r.uniform(5,200),2))),leaseStartDate=ls,leaseEndDate=le)
            recs.append(x); i=len(body)
            d={q["code"]:q["amount"] for q in x.get("charges",[])}
            occ=bool(x.get("tenantName"))
            def mm(v): return "" if not occ else ("-" if v is None else m2(v))
            body.append([u,pl,f'{x["area"]:,}',Paragraph(x["statusText"],s),Paragraph(x.get("tenantName","-- VACANT --"),s),f"{mr:,.2f}",mm(x.get("contractRent")),mm(d.get("Furn.")),mm(d.get("Parking")),mm(d.get("Incentive")),mm(x.get("totalCharges")),mm(x.get("deposit")),mm(x.get("balance")),(x["leaseStartDate"].strftime("%m/%d/%y")+" -\n"+x["leaseEndDate"].strftime("%m/%d/%y")) if occ else ""])
            if not occ: sty.append(("BACKGROUND",(0,i),(-1,i),colors.HexColor("#fbeee6")))
        sty.append(("LINEBELOW",(0,i),(-1,i),.6,colors.grey))
S=lambda k:round(sum(x.get(k,0) for x in recs),2); C=lambda k:sum(q["amount"] for x in recs for q in x.get("charges",[]) if q["code"]==k)
body.append(["Total","","","","",f'{S("marketRent"):,.2f}',m2(S("contractRent")),m2(C("Furn.")),m2(C("Parking")),m2(C("Incentive")),m2(S("totalCharges")),m2(S("deposit")),m2(S("balance")),""]); 
n=len(recs); o=sum(1 for x in recs if x.get("tenantName"))
st={}
for x in recs: st[x["statusText"]]=st.get(x["statusText"],0)+1
top=[["Space Status","Spaces","% of Total"]]+[[k,v,f"{v/n*100:.1f}%"] for k,v in sorted(st.items())]+[["Total Occupied Spaces",o,f"{o/n*100:.1f}%"],["Total Vacant Spaces",n-o,f"{(n-o)/n*100:.1f}%"],["Total Rentable Spaces",n,"100.0%"]]
el=[Paragraph("<b>The Scholars Yard</b>",PS("t",fontSize=15,leading=19,textColor=nb)),Paragraph("Rent Roll &nbsp;|&nbsp; As of October 6, 2025 &nbsp;|&nbsp; Term: 2025-2026 Academic Year &nbsp;|&nbsp; Consolidate by: Space",PS("u",fontSize=8,leading=12)),Spacer(1,6),
 Table(top,colWidths=(130,45,55),rowHeights=12,hAlign="LEFT",style=[("FONTSIZE",(0,0),(-1,-1),7),("LEADING",(0,0),(-1,-1),8),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,0),(-1,0),.7,nb),("ALIGN",(1,0),(-1,-1),"RIGHT"),("FONTNAME",(0,-3),(-1,-1),"Helvetica-Bold"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]),Spacer(1,10)]
el.append(Table(body,repeatRows=1,colWidths=(38,46,23,54,62,39,38,33,33,35,41,34,40,42),style=[("FONTSIZE",(0,0),(-1,-1),6),("LEADING",(0,0),(-1,-1),6.8),("BACKGROUND",(0,0),(-1,0),nb),("TEXTCOLOR",(0,0),(-1,0),colors.white),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("ALIGN",(5,0),(12,-1),"RIGHT"),("ALIGN",(2,0),(2,-1),"RIGHT"),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("FONTNAME",(0,-1),(-1,-1),"Helvetica-Bold"),("LINEABOVE",(0,-1),(-1,-1),1,nb)]+sty))
def ft(c,d): c.setFont("Helvetica",6); c.setFillGray(.4); c.drawString(28,22,"Created on 10/06/2025 08:15 AM MDT by asset.mgmt"); c.drawRightString(584,22,f"{d.page}")
SimpleDocTemplate(doc(F),pagesize=letter,leftMargin=26,rightMargin=26,topMargin=32,bottomMargin=36).build(el,onFirstPage=ft,onLaterPages=ft)
save(F,"STUDENT_HOUSING","Entrata by-space rent roll, charge columns, summary above, one lease-dates column of two lines",True,dict(propertyName="The Scholars Yard",asOnDate="2025-10-06",units=n,occupied=o,vacant=n-o,rows=recs,
 printedTotals={"marketRent":S("marketRent"),"contractRent":S("contractRent"),"totalCharges":S("totalCharges"),"deposit":S("deposit"),"balance":S("balance"),"charges:Furn.":C("Furn."),"charges:Parking":C("Parking"),"charges:Incentive":C("Incentive")}))

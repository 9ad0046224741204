# Sponsor's flex industrial park roll: by building, monthly and annual; one digit changed (planted)
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(8606); F="Ironbark_Flex_Park_tenant_schedule_3Q25.pdf"; AS=D(2025,9,30)
rows=[];s=PS("s",fontName="Times-Roman",fontSize=7,leading=7.8); g=colors.HexColor("#e4e0d4")
T=iter(["Axleworks Fabrication","Lumen Grid Solar LLC","Pemberlow Cabinetry","Halcyon Cold Brew Co.","Kite & Rudder Marine","Stonewarp Textiles Inc.","Rapid Ridge Plumbing","Corvid Robotics, Inc.","Blue Sledge Crossfit","Dunmorrow Audio","Meridian 3D Print","Tallgrass Brewing Supply","Northpaw Pet Foods","Gantry Signs & Graphics","Evenfall Furniture","Ochre Paint & Coatings","Palisade Courier","Whitcomber HVAC Services","Zephyr Drone Works","Quarterstaff Roofing","Sandpiper Packaging"])
data=[["Suite","Tenant","Use","Rentable\nSF","Office\n%","Lease\nCommence","Lease\nExpire","Monthly\nBase Rent","Annual\nBase Rent","$/SF/\nYr","Monthly\nCAM","Monthly\nTax & Ins","Security\nDeposit","Options / Remarks"]]
sty=[("SPAN",(0,0),(0,0))]
B={"Building 1 - 4100 Ironbark Way":["1-A","1-B","1-C","1-D","1-E","1-F"],"Building 2 - 4110 Ironbark Way":["2-A","2-B","2-C","2-D","2-E"],"Building 3 - 4150 Ironbark Way":["3-A","3-B","3-C/D","3-E","3-F","3-G","3-H"],"Building 4 - 4160 Ironbark Way":["4-A","4-B","4-C","4-D"]}
vac={"1-D","3-G"}; G=[0]*6; plant=None
f=lambda v:f"{v:,.0f}"
for b,us_ in B.items():
    sty+= [("SPAN",(0,len(data)),(-1,len(data))),("BACKGROUND",(0,len(data)),(-1,len(data)),g),("FONTNAME",(0,len(data)),(-1,len(data)),"Times-Bold")]; data.append([b]+[""]*13); st=[0]*6
    for u in us_:
        sf=r.choice((2400,3150,3600,4200,4875,6000,7850)); use=r.choice(("Flex","Flex","Warehouse","Flex/Showroom")); off=r.choice((10,15,20,25,40))
        row=dict(unit=u,building=b,unitType=use,area=sf)
        if u in vac: data.append([u,"VACANT",use,f(sf),f"{off}%"]+[""]*8+["White-boxed; marketing at $14.50 NNN"]); row.update(statusText="VACANT"); st[0]+=sf
        else:
            p=r.choice((11.4,12.0,12.6,13.2,13.8)); mo=round(sf*p/12); an=mo*12; cam=round(sf*2.16/12); ti=round(sf*1.62/12); dep=mo*r.choice((1,1,2)); ls=D(r.randint(2019,2025),r.randint(1,8),1); le=eom(add_m(ls,r.choice((36,60,62,84))-1)); 
            while le<AS: le=eom(add_m(le,36))
            name=next(T); pm=mo
            if u=="3-E":
                q=str(mo); i=1; pm=int(q[:i]+str((int(q[i])+4)%10)+q[i+1:]); plant={"what":f"Suite 3-E monthly base rent printed {pm:,} instead of {mo:,}; the Building 3 subtotal, the park total and the annual base rent column are of the true rent","kind":"digit_changed"}
            data.append([u,Paragraph(name,s),use,f(sf),f"{off}%",mdy(ls),mdy(le),f(pm),f(an),f"{p:.2f}",f(cam),f(ti),f(dep),Paragraph(r.choice(("One 3-yr option at FMV","Two 5-yr options; 9 mos. notice","No options","ROFO on adjoining suite","3% annual increases","Termination right after month 36, 4 mos. fee")),s)])
            row.update(tenantName=name,statusText="Occupied",leaseStartDate=ls,leaseEndDate=le,contractRent=float(pm),annualRent=float(an),charges=ch(("Monthly CAM",cam),("Monthly Tax & Ins",ti)),deposit=float(dep))
            for i,v in enumerate((sf,mo,an,cam,ti,dep)): st[i]+=v
        rows.append(row)
    i=len(data); sty+=[("FONTNAME",(0,i),(-1,i),"Times-BoldItalic"),("LINEABOVE",(3,i),(12,i),.6,colors.black)]
    data.append(["","Subtotal, Building "+b[9],"",f(st[0]),"","","",f(st[1]),f(st[2]),"",f(st[3]),f(st[4]),f(st[5]),""]); G=[a+b_ for a,b_ in zip(G,st)]
i=len(data); sty+=[("FONTNAME",(0,i),(-1,i),"Times-Bold"),("LINEABOVE",(0,i),(-1,i),1.2,colors.black),("LINEBELOW",(0,i),(-1,i),1.2,colors.black)]
data.append(["","TOTAL IRONBARK FLEX PARK","",f(G[0]),"","","",f(G[1]),f(G[2]),"",f(G[3]),f(G[4]),f(G[5]),""])
n=len(rows); va=sum(x["area"] for x in rows if x["unit"] in vac)
el=[Paragraph("<b>IRONBARK FLEX PARK</b>",PS("a",fontName="Times-Bold",fontSize=14,alignment=1,leading=17)),Paragraph("Tenant Schedule as of September 30, 2025",PS("b",fontName="Times-Italic",fontSize=10,alignment=1,leading=16)),
 Table(data,repeatRows=1,colWidths=(36,104,54,40,30,44,44,48,52,32,42,44,46,126),style=[("FONTNAME",(0,0),(-1,-1),"Times-Roman"),("FONTSIZE",(0,0),(-1,-1),7),("LEADING",(0,0),(-1,-1),7.8),("FONTNAME",(0,0),(-1,0),"Times-Bold"),("ALIGN",(3,0),(12,-1),"RIGHT"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("VALIGN",(0,1),(-1,-1),"MIDDLE"),("LINEBELOW",(0,0),(-1,0),1,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(0,0),(-1,-1),2.5),("RIGHTPADDING",(0,0),(-1,-1),2.5)]+sty),
 Spacer(1,8),Paragraph(f"Park occupancy: {(G[0]-va)/G[0]*100:.1f}% of rentable area ({n-len(vac)} of {n} suites leased; {len(vac)} vacant). CAM, taxes and insurance are 2025 estimates, reconciled annually. Leases are triple net.",s)]
def ft(c,d): c.setFont("Times-Italic",7); c.drawString(36,24,"Confidential - prepared by asset management, draft for lender's quarterly package"); c.drawRightString(756,24,f"page {d.page}")
SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=34,bottomMargin=40).build(el,onFirstPage=ft,onLaterPages=ft)
save(F,"INDUSTRIAL","sponsor tenant schedule by building, monthly and annual rents, Times",True,dict(propertyName="Ironbark Flex Park",asOnDate="2025-09-30",units=n,occupied=n-len(vac),vacant=len(vac),planted=plant,rows=rows,
 printedTotals={"area":G[0],"contractRent":G[1],"annualRent":G[2],"charges:Monthly CAM":G[3],"charges:Monthly Tax & Ins":G[4],"deposit":G[5]}))

# Offering-memorandum rent roll table, flex park; per-area and annual rents, NO monthly; steps in words columns; two-page, colored broker look
from common import *
import random
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle as PS
N='r03_Copperfield_OM_p24.pdf'; navy=colors.HexColor("#17324D"); gold=colors.HexColor("#B8893B")
p=PS('p',fontName='Helvetica',fontSize=7,leading=8.4); pr=PS('r',parent=p,alignment=2); ph=PS('h',parent=p,textColor=colors.white,fontName='Helvetica-Bold',alignment=1,fontSize=7); pb=PS('b',parent=p,fontName='Helvetica-Bold'); pbr=PS('br',parent=pb,alignment=2)
T=[ # suite, tenant, sf, office %, psf, start, end, steps, lease type, options
("5100-A","Allied Turf Supply",8400,.15,12.50,D(2022,5,1),D(2027,4,30),[(D(2025,5,1),12.88),(D(2026,5,1),13.26)],"NNN","1 x 5 Yr @ FMV"),
("5100-B","BrightPath Robotics, Inc.",12260,.4,13.75,D(2023,9,1),D(2030,8,31),[(D(2025,9,1),14.16),(D(2026,9,1),14.59),(D(2027,9,1),15.02)],"NNN","2 x 5 Yr @ 95% FMV"),
("5100-D","VACANT",5140,.2,None,None,None,[],"",""),
("5120-A","Carolina Millwork & Trim",10050,.1,11.95,D(2019,2,1),D(2026,1,31),[],"NNN","None"),
("5120-C","DermaLogic Labs",7725,.55,15.20,D(2024,1,1),D(2031,3,31),[(D(2026,1,1),15.66),(D(2027,1,1),16.13)],"NNN","1 x 5 Yr @ FMV"),
("5120-E","Evergreen Fire Protection",6900,.2,12.10,D(2021,7,1),D(2026,6,30),[(D(2025,7,1),12.46)],"NNN","None"),
("5140","First Coast Church Fellowship",9880,.3,9.00,D(2020,10,1),"MTM",[],"MG","None"),
("5160-A","GearWorks Bicycle Co.",4300,.25,13.10,D(2023,4,1),D(2028,3,31),[(D(2026,4,1),13.76)],"NNN","1 x 3 Yr @ 103%"),
("5160-B","Helios Solar Installers",5980,.2,12.75,D(2022,12,1),D(2027,11,30),[(D(2025,12,1),13.13),(D(2026,12,1),13.53)],"NNN","1 x 5 Yr @ FMV"),
("5160-D","VACANT",3875,.35,None,None,None,[],"",""),
("5180","Ivory Dental Manufacturing",18400,.35,13.35,D(2018,3,1),D(2028,2,29),[(D(2026,3,1),13.75),(D(2027,3,1),14.16)],"NNN","2 x 5 Yr @ FMV")]
hd=["Suite","Tenant","SF","% of\nGLA","Office\nFinish","Lease\nStart","Lease\nExp.","Annual\nBase Rent","Rent\nPSF","Rent Increases\nDate","Rent Increases\nAnnual Rent","Lease\nType","Renewal\nOptions"]
gla=sum(t[2] for t in T); data=[[Paragraph(x.replace("\n","<br/>"),ph) for x in hd]]; rows=[]; st=[]; occ=0; ta=0; i=1
for s,n,a,o,psf,f,t,steps,lt,op in T:
    an=round(a*psf) if psf else None
    S=[(d,round(a*v)) for d,v in steps]; fm=lambda d: d if isinstance(d,str) else f"{d.month}/{d.day}/{d:%y}"
    row=[Paragraph(s,p),Paragraph(n,pb if n!="VACANT" else p),Paragraph(f"{a:,}",pr),Paragraph(f"{a/gla:.1%}",pr),Paragraph(f"{o:.0%}",pr),
      Paragraph(fm(f) if f else "–",pr),Paragraph(fm(t) if t else "–",pr),Paragraph(f"${an:,}" if an else "–",pr),Paragraph(f"${psf:.2f}" if psf else "–",pr),
      Paragraph("<br/>".join(fm(d) for d,_ in S),pr),Paragraph("<br/>".join(f"${v:,}" for _,v in S),pr),Paragraph(lt,p),Paragraph(op,p)]
    data.append(row); r=dict(unit=s,area=a)
    if n=="VACANT": r["statusText"]="VACANT"; st.append(("BACKGROUND",(0,i),(-1,i),colors.HexColor("#F3E9D6")))
    else:
        occ+=a; ta+=an
        r.update(tenantName=n,statusText="Occupied",annualRent=an,leaseStartDate=f,leaseEndDate=t,rentSteps=[{"date":iso(d),"amount":v,"per":"year"} for d,v in S])
    rows.append(r); i+=1
def tr(l,a,an): return [Paragraph("",p),Paragraph(l,pb),Paragraph(f"{a:,}",pbr),Paragraph(f"{a/gla:.1%}",pbr),"","","",Paragraph(f"${an:,}" if an else "",pbr),Paragraph(f"${an/a:.2f}" if an else "",pbr),"","","",""]
data+=[tr("Occupied",occ,ta),tr("Vacant",gla-occ,0),tr("TOTAL",gla,ta)]
tb=Table(data,colWidths=[40,112,40,38,36,44,44,56,38,46,54,34,78],repeatRows=1)
tb.setStyle(TableStyle([("BACKGROUND",(0,0),(-1,0),navy),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(0,1),(-1,-1),.3,colors.lightgrey),("LINEABOVE",(0,-3),(-1,-3),1,gold),("TOPPADDING",(0,0),(-1,-1),3),("BOTTOMPADDING",(0,0),(-1,-1),3)]+st))
def deco(c,d):
    W,H=landscape(letter); c.setFillColor(navy); c.rect(0,H-46,W,46,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Times-Bold",17); c.drawString(40,H-31,"RENT ROLL"); c.setFont("Times-Italic",10); c.drawRightString(W-40,H-30,"Copperfield Flex Park  |  Greenville, South Carolina")
    c.setFillColor(gold); c.rect(0,H-50,W,4,fill=1,stroke=0); c.setFillColor(colors.grey); c.setFont("Helvetica",6.5); c.drawString(40,22,"STERN & HADLOW CAPITAL MARKETS   |   CONFIDENTIAL OFFERING MEMORANDUM"); c.drawRightString(W-40,22,"24")
nt=PS('n',parent=p,fontSize=6.5,textColor=colors.HexColor("#444444"))
doc=SimpleDocTemplate(path(N),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=66,bottomMargin=40)
doc.build([Paragraph("In-place rents effective as of February 1, 2025",PS('e',parent=p,fontSize=9,fontName='Helvetica-Oblique')),Spacer(1,6),tb,Spacer(1,6),
 Paragraph("(1) First Coast Church Fellowship is holding over on a month-to-month basis; the modified gross rent includes taxes and insurance. (2) BrightPath Robotics has a one-time termination right effective 8/31/2028 with nine months' notice. (3) Dermalogic Labs received three months of abated rent at commencement, fully burned off.",nt)],onFirstPage=deco,onLaterPages=deco)
v=sum(1 for r in rows if r["statusText"]=="VACANT")
save(N,"INDUSTRIAL","Broker OM table, annual rents only, stacked increases in cells",True,"Copperfield Flex Park",D(2025,2,1),rows,len(rows),len(rows)-v,v)

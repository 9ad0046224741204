# appraisal report page: unit mix of a mixed-income (LIHTC + market) garden community, PDF with narrative, reportlab platypus
from common import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
# type, beds, baths, ami, units, sf, gross, ua, in-place, concluded
D=[("1BR/1BA - LIHTC",1,"1.0",30,6,652,548,71,477,477),("1BR/1BA - LIHTC",1,"1.0",50,14,652,914,71,828,843),("1BR/1BA - LIHTC",1,"1.0",60,32,652,1096,71,1009,1025),("1BR/1BA - Market",1,"1.0",None,12,688,None,None,1196,1225),
 ("2BR/2BA - LIHTC",2,"2.0",30,8,934,658,94,564,564),("2BR/2BA - LIHTC",2,"2.0",50,22,934,1096,94,981,1002),("2BR/2BA - LIHTC",2,"2.0",60,58,934,1315,94,1194,1221),("2BR/2BA - Market",2,"2.0",None,20,966,None,None,1388,1420),
 ("3BR/2BA - LIHTC",3,"2.0",50,10,1148,1267,121,1112,1146),("3BR/2BA - LIHTC",3,"2.0",60,24,1148,1520,121,1362,1399),("3BR/2BA - Market",3,"2.0",None,6,1180,None,None,1610,1650)]
tot=sum(d[4] for d in D)
K=["units","pct_units","sf","total_sf","ami","gross","ua","net","actual","other:Concluded Rent Per Month","other:Concluded Rent Per SF","monthly"]
rows=[];S=dict(units=0,total_sf=0,monthly=0,pct=0)
ps="Times-Roman"; B=ParagraphStyle("b",fontName=ps,fontSize=10.5,leading=13.5,alignment=4,spaceAfter=8); Hh=ParagraphStyle("h",fontName="Times-Bold",fontSize=12,leading=15,spaceBefore=6,spaceAfter=6,textColor=colors.HexColor("#1F3864"))
n0=lambda v: "--" if v is None else f"{v:,}"
hd=[["UNIT MIX AND RENT SUMMARY - CEDAR HAVEN APARTMENTS"]+[""]*14,
    ["Unit Type","Beds","Baths","No. of\nUnits","% of\nTotal","Size\n(SF)","Total\nSF","AMI\nLevel","Gross\nRent","Utility\nAllow.","Net\nRent","In-Place\nRent","Concluded Rent","","Monthly\nIncome"],
    [""]*12+["Per\nMonth","Per\nSF",""]]
body=[]
for t,b,ba,ami,u,sf,g,ua,ip,cr in D:
    net=None if g is None else g-ua; assert net is None or cr<=net and ip<=cr
    pct=round(u/tot*100,1); r=dict(type=t,beds=b,baths=float(ba),units=u,pct_units=pct,sf=sf,total_sf=u*sf,actual=ip,monthly=u*cr); r["other:Concluded Rent Per Month"]=cr; r["other:Concluded Rent Per SF"]=round(cr/sf+1e-9,2)
    if ami: r.update(ami=ami,gross=g,ua=ua,net=net)
    rows.append({k:r[k] for k in ["type","beds","baths"]+K if k in r})
    S["units"]+=u;S["total_sf"]+=u*sf;S["monthly"]+=u*cr;S["pct"]+=pct
    body.append([t,str(b),ba,str(u),f"{pct:.1f}%",f"{sf:,}",f"{u*sf:,}",f"{ami}%" if ami else "Mkt",n0(g) if g is None else f"${g:,}",n0(ua) if ua is None else f"${ua}",n0(net) if net is None else f"${net:,}",f"${ip:,}",f"${cr:,}",f"${r['other:Concluded Rent Per SF']:.2f}",f"${u*cr:,}"])
avsf=round(S["total_sf"]/tot); avip=round(sum(d[4]*d[8] for d in D)/tot); avcr=round(S["monthly"]/tot)
psf=round(S["monthly"]/S["total_sf"],2)
T=dict(label="Total / Average",units=tot,pct_units=100.0,sf=avsf,total_sf=S["total_sf"],actual=avip,monthly=S["monthly"]); T["other:Concluded Rent Per Month"]=avcr; T["other:Concluded Rent Per SF"]=psf
body.append(["Total / Average","","",str(tot),"100.0%",f"{avsf:,}",f"{S['total_sf']:,}","","","","",f"${avip:,}",f"${avcr:,}",f"${psf:.2f}",f"${S['monthly']:,}"])
print(tot,S,T)
tb=Table(hd+body,colWidths=[80,25,27,30,33,31,40,28,34,33,34,39,38,28,50],rowHeights=None,repeatRows=3)
n=len(hd)+len(body)-1
tb.setStyle(TableStyle([("SPAN",(0,0),(-1,0)),("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,2),"Helvetica-Bold",7),("ALIGN",(1,1),(-1,-1),"CENTER"),("ALIGN",(0,0),(-1,0),"CENTER"),("ALIGN",(5,3),(6,-1),"RIGHT"),("ALIGN",(8,3),(-1,-1),"RIGHT"),
 ("BACKGROUND",(0,0),(-1,0),colors.HexColor("#1F3864")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("BACKGROUND",(0,1),(-1,2),colors.HexColor("#D6DCE5")),("SPAN",(12,1),(13,1))]+[("SPAN",(i,1),(i,2)) for i in list(range(12))+[14]]+
 [("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(12,1),(13,1),.4,colors.grey),("LINEABOVE",(0,n),(-1,n),.8,colors.black),("FONT",(0,n),(-1,n),"Helvetica-Bold",7),("BOX",(0,0),(-1,-1),.8,colors.HexColor("#1F3864")),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),3),("TOPPADDING",(0,3),(-1,-1),2.2),("BOTTOMPADDING",(0,3),(-1,-1),2.2)]+[("LINEBELOW",(0,i),(-1,i),.2,colors.lightgrey) for i in (6,10)]))
F="Cedar_Haven_Appraisal_Excerpt.pdf"
def dec(c,d):
    W,H=letter; c.saveState(); c.setFont("Times-Italic",8.5); c.drawString(54,H-36,"Cedar Haven Apartments, Round Rock, Texas"); c.drawRightString(W-54,H-36,"Income Capitalization Approach"); c.line(54,H-40,W-54,H-40); c.line(54,44,W-54,44); c.drawString(54,33,"Pruett Larrabee Valuation Group  |  File 25-TX-0917"); c.drawRightString(W-54,33,str(67+d.page)); c.restoreState()
dt=SimpleDocTemplate(doc(F),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=58,bottomMargin=58,invariant=1,title="Appraisal excerpt")
inn=ParagraphStyle("bi",parent=B,leftIndent=24,rightIndent=24); hin=ParagraphStyle("hi",parent=Hh,leftIndent=24); sm=ParagraphStyle("s",parent=inn,fontSize=8.5,leading=10.5)
lih=sum(d[4] for d in D if d[3])
st=[Paragraph("POTENTIAL GROSS RENTAL INCOME",hin),
 Paragraph(f"The subject is a {tot}-unit, three-story garden community completed in 2018 and financed with tax-exempt bonds and 4% Low-Income Housing Tax Credits. {lih} units are restricted at 30%, 50% and 60% of Area Median Income; the remaining {tot-lih} units are unrestricted. Gross program limits are those published by the Texas Department of Housing and Community Affairs effective April 1, 2025. Tenants pay electricity and water; the utility allowances shown are from the Williamson County housing authority schedule.",inn),
 Paragraph("The unit mix, program limits, in-place rents per the August 31, 2025 rent roll and our concluded rents are set out below.",inn),tb,Spacer(1,4),
 Paragraph("Net Rent is the gross program limit less the utility allowance. In-Place Rent is the average contract rent of occupied units. Concluded rents of the restricted units do not exceed the net limit. Source: rent roll, TDHCA, compiled by Pruett Larrabee.",sm),
 Paragraph("Restricted Units",hin),
 Paragraph("Management has historically held 50% and 60% rents some $13 to $34 below the net limits. Waiting lists for the 30% and 50% units run to 14 months, and annual turnover of the restricted units has averaged 24% over three years. Taking this together with the achieved rents of the five restricted comparables, rents at the limit are judged achievable for the 30% units and slightly below for those at 50% of AMI in the two- and three-bedroom plans." if False else "Management has historically held the 50% and 60% rents somewhat below the net limits. Waiting lists for the 30% and 50% units run to 14 months, and annual turnover of the restricted units has averaged 24% over three years. Taking this together with the achieved rents of the restricted comparables, rents at or within a few dollars of the limits are judged achievable.",inn),
 Paragraph("Market Units",hin),
 Paragraph("The market-rate units were compared with six conventional communities within four miles. After adjustment for age, size and amenities the comparables indicate $1,180 to $1,265 for one-bedroom, $1,375 to $1,460 for two-bedroom and $1,590 to $1,705 for three-bedroom plans.",inn),PageBreak(),
 Paragraph("VACANCY AND COLLECTION LOSS",hin),Paragraph("Physical vacancy at the subject has stood between 2.8% and 5.2% during the past eight quarters. Restricted comparables report 1% to 6%, conventional comparables 5% to 9%. A stabilized vacancy and collection loss of 5.0% is applied to all rental income.",inn),
 Table([["Quarter","3Q24","4Q24","1Q25","2Q25"],["Subject occupancy","96.2%","94.8%","95.7%","97.2%"],["Restricted comparables","96.8%","96.1%","96.4%","96.9%"],["Conventional comparables","92.4%","91.7%","92.2%","93.0%"]],style=TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("LINEBELOW",(0,0),(-1,0),.5,colors.black),("ALIGN",(1,0),(-1,-1),"RIGHT")])),Spacer(1,8),
 Paragraph("OTHER INCOME",hin),Paragraph("Other income consists of late fees, application fees, laundry and cable revenue sharing. Actual other income was $412 per unit in 2024 and $396 per unit on a trailing basis; $400 per unit is concluded.",inn)]
dt.build(st,onFirstPage=dec,onLaterPages=dec)
save(F,"UM",K,rows,[T],"MULTIFAMILY","Appraisal page, LIHTC/market unit mix with AMI, gross, UA, net, grouped concluded rent, narrative around",True)

# broker's one-page sheet of a mobile-home and RV park, prose around the table
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from common6 import *
D=[("Single-wide sites, resident-owned",58,54,415,460),("Double-wide sites, resident-owned",27,26,445,495),("Corner / oversize sites",6,6,470,510),("Park-owned homes (site and home)",11,8,785,850),("Lease-to-own homes",4,4,720,850),("RV - annual",14,13,390,425),("RV - monthly / seasonal",10,5,460,480)]
K=["units","pct_units","occupied","vacant","actual","actual_total","market","market_total"]
n=sum(d[1] for d in D);rows=[];tb=[]
pc=[round(100*d[1]/n,1) for d in D]
for d,p in zip(D,pc):
    v=[d[1],p,d[2],d[1]-d[2],d[3],d[2]*d[3],d[4],d[1]*d[4]]
    rows.append(dict(type=d[0],**dict(zip(K,v))))
    tb.append([d[0],v[0],f"{p:.1f}%",v[2],v[3] or 0,f"${v[4]:,}",f"${v[5]:,}",f"${v[6]:,}",f"${v[7]:,}"])
S=lambda k:sum(r[k] for r in rows)
occ,at,mt=S("occupied"),S("actual_total"),S("market_total")
tv=[n,100.0,occ,n-occ,round(at/occ),at,round(mt/n),mt]
print("pct",S("pct_units"))
tot=[dict(label="Total / Average",**dict(zip(K,tv)))]
tb.append(["Total / Average",n,"100.0%",occ,n-occ,f"${tv[4]:,}",f"${at:,}",f"${tv[6]:,}",f"${mt:,}"])
hd=[["","","% of","","","In-Place","In-Place","Market","Income at"],["Site Type","Sites","Total","Occ.","Vac.","Lot Rent","Monthly","Lot Rent","Market, Monthly"]]
c=canvas.Canvas(doc("Cottonwood_Bend_MHC_RV.pdf"),pagesize=letter,invariant=1)
gr=colors.HexColor("#27553b")
c.setFillColor(gr);c.rect(0,722,612,70,stroke=0,fill=1);c.setFillColor(colors.white)
c.setFont("Helvetica-Bold",21);c.drawString(40,756,"COTTONWOOD BEND MHC & RV");c.setFont("Helvetica",10.5);c.drawString(40,737,"State Route 9 at Tully Creek  |  130-site community with value-add upside")
c.setFont("Helvetica-Bold",11);c.drawRightString(572,757,"OFFERED AT $6,450,000");c.setFont("Helvetica",9);c.drawRightString(572,740,"Exclusively listed by Rusk Land & Parks")
c.setFillColor(colors.black)
b=ParagraphStyle("b",fontName="Helvetica",fontSize=9.3,leading=12.6,alignment=4)
def para(t,x,y,w):
    p=Paragraph(t,b);_,h=p.wrap(w,500);p.drawOn(c,x,y-h);return y-h
y=para("<b>The Opportunity.</b> Cottonwood Bend is an all-age community two miles east of the new regional hospital. The same family has owned the park since 1979 and last raised lot rents in June 2022, when every resident-owned site went up $20. Competing parks on Route 9 quote $475 to $525 for a single-wide site with trash included. Water and sewer are billed back by sub-meter; the 2023 recovery was 91 percent.",40,704,330)
y=para("<br/>Eleven homes are owned by the park and let by the month. Four more are on lease-to-own contracts with an average of 31 payments left; the buyer may assume or cash out.",40,y,330)
fx=[["AT A GLANCE",""],["Year opened","1968 / 1984"],["Land","24.6 acres"],["Density","5.3 sites/acre"],["Water","City"],["Sewer","Private lagoon"],["Roads","Paved, 2017"],["Flood zone","X (no pads in AE)"],["Management","On site, $2,100/mo"]]
t=Table(fx,colWidths=[78,100],rowHeights=15);t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",9),("TEXTCOLOR",(0,0),(-1,0),gr),("BACKGROUND",(0,0),(-1,-1),colors.HexColor("#eef3ec")),("LINEBELOW",(0,0),(-1,0),1,gr)]))
t.wrap(200,300);t.drawOn(c,394,704-9*15)
y=min(y,560)-26
c.setFont("Helvetica-Bold",12);c.setFillColor(gr);c.drawString(40,y,"Site Mix and Rents");c.setFillColor(colors.black);c.setFont("Helvetica-Oblique",8.5);c.drawRightString(572,y,"per seller's rent roll dated September 1, 2024")
T=Table(hd+tb,colWidths=[158,36,42,34,34,52,57,52,67])
k=len(tb)+1
T.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8.8),("FONT",(0,0),(-1,1),"Helvetica-Bold",8.3),("ALIGN",(1,0),(-1,-1),"CENTER"),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#dbe6d8")),("BOTTOMPADDING",(0,0),(-1,0),0),("TOPPADDING",(0,1),(-1,1),0),("LINEBELOW",(0,2),(-1,-2),.25,colors.grey),("FONT",(0,k),(-1,k),"Helvetica-Bold",8.8),("LINEABOVE",(0,k),(-1,k),1,gr),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
_,h=T.wrap(540,400);T.drawOn(c,40,y-8-h);y=y-8-h-8
b=ParagraphStyle("s",fontName="Helvetica",fontSize=7.8,leading=10)
y=para("In-place monthly is occupied sites at the average rent; the average in-place rent of the last line is over occupied sites, the market average over all sites. Rents of park-owned and lease-to-own homes include the site. Manager's home not counted.",40,y,532)-16
b=ParagraphStyle("b2",fontName="Helvetica",fontSize=9.3,leading=12.6,alignment=4)
y=para(f"<b>Upside.</b> At today's occupancy the park collects ${at:,} a month from sites and homes. Filling the {n-occ} vacant sites and bringing every type to the market column produces ${mt:,}, before late fees, laundry and the billboard lease (about $640 a month together). We have not assumed any rent growth beyond the market column, nor the twelve expansion pads approved by the county in 2021, which need roads and pedestals at an engineer's estimate of $18,500 a pad.",40,y,532)-12
y=para("<b>Financing.</b> The seller will carry a second of up to 10 percent for 36 months at 6.5 percent. Agency quotes for the property as it is run 65 percent loan-to-value, ten-year term, thirty-year amortization. Tours by appointment; please do not disturb the manager or residents.",40,y,532)-18
c.setStrokeColor(gr);c.line(40,y,572,y)
c.setFont("Helvetica-Bold",9);c.drawString(40,y-16,"Dale Rusk, CCIM");c.setFont("Helvetica",8.5);c.drawString(40,y-28,"(555) 014-7720   dale@rusklandparks.example");c.setFont("Helvetica-Oblique",7);c.drawString(40,40,"Information from sources deemed reliable but not guaranteed. Buyer to verify all figures.")
c.save();save("Cottonwood_Bend_MHC_RV.pdf","UM",K,rows,tot)

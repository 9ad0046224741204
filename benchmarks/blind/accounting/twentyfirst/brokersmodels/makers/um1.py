# BTR offering memorandum page, PDF
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
A=[("COTTAGES",[("Wren",1,1.0,18,684,1525,1489,1595,17),("Wren XL*",1,1.0,6,742,1590,1541,1675,6),("Finch",2,1.0,14,911,1815,1768,1910,13),("Finch Corner",2,2.0,10,968,1895,1822,1985,10)]),
("DUPLEX VILLAS",[("Sandpiper",2,2.0,22,1104,2045,1987,2150,20),("Sandpiper with Garage",2,2.5,16,1148,2195,2140,2295,15),("Plover",3,2.0,20,1267,2340,2281,2460,19)]),
("DETACHED HOMES",[("Heron",3,2.5,24,1488,2595,2533,2725,22),("Heron Reserve**",3,2.5,8,1536,2720,2590,2850,8),("Osprey",4,3.0,12,1812,3075,2968,3225,11),("Osprey, Park Lot",4,3.5,6,1890,3240,3105,3395,5)])]
K=["beds","baths","units","pct_units","pct_occ","sf","total_sf","actual","actual_sf","market","market_sf","other:PRO FORMA (3) Rent","other:PRO FORMA (3) $/SF"]
TOT=sum(x[3] for _,g in A for x in g)
g1=["","","","","% of","Occ.","Avg","Total","IN-PLACE (1)","","ASKING (2)","","PRO FORMA (3)",""]
g2=["Home Plan","Bed","Bath","Homes","Homes","%","SF","SF","Rent","$/SF","Rent","$/SF","Rent","$/SF"]
data=[g1,g2];nv=colors.HexColor('#12324A');gd=colors.HexColor('#C79A3B')
st=[('BACKGROUND',(0,0),(-1,1),nv),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.5),('FONT',(0,2),(-1,-1),'Helvetica',8.5),('ALIGN',(1,0),(-1,-1),'CENTER'),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('SPAN',(12,0),(13,0)),('LINEBELOW',(8,0),(9,0),.6,gd),('LINEBELOW',(10,0),(11,0),.6,gd),('LINEBELOW',(12,0),(13,0),.6,gd),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]
rows=[];tots=[]
q=lambda a,b,d=0:int(a/b*10**d+.5)/10**d if d else int(a/b+.5)
def agg(label,L):
    u=sum(x[3] for x in L);ts=sum(x[3]*x[4] for x in L);ip=sum(x[3]*x[6] for x in L);mk=sum(x[3]*x[5] for x in L);pf=sum(x[3]*x[7] for x in L);oc=sum(x[8] for x in L)
    d={"label":label,"units":u,"pct_units":q(u*100,TOT,1),"pct_occ":q(oc*100,u,1),"sf":q(ts,u),"total_sf":ts,"actual":q(ip,u),"actual_sf":q(ip,ts,2),"market":q(mk,u),"market_sf":q(mk,ts,2),K[11]:q(pf,u),K[12]:q(pf,ts,2)}
    tots.append(d);i=len(data)
    data.append([label,"",""]+fm(d));st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F3EBD8') if label!="TOTAL / WEIGHTED AVERAGE" else gd),('LINEABOVE',(0,i),(-1,i),.5,nv)])
def fm(d): return [f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['pct_occ']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d[K[11]]:,}",f"${d[K[12]]:.2f}"]
for s,g in A:
    i=len(data);data.append([s]+[""]*13);st+=[('FONT',(0,i),(0,i),'Helvetica-Bold',8.5),('TEXTCOLOR',(0,i),(0,i),nv)]
    for n,b,ba,u,sf,mk,ip,pf,oc in g:
        d={"type":n,"beds":b,"baths":ba,"units":u,"pct_units":q(u*100,TOT,1),"pct_occ":q(oc*100,u,1),"sf":sf,"total_sf":u*sf,"actual":ip,"actual_sf":q(ip,sf,2),"market":mk,"market_sf":q(mk,sf,2),K[11]:pf,K[12]:q(pf,sf,2)}
        rows.append(d);data.append(["   "+n,str(b),f"{ba:.1f}"]+fm(d))
    agg({"COTTAGES":"Cottages Subtotal / Avg","DUPLEX VILLAS":"Duplex Villas Subtotal / Avg","DETACHED HOMES":"Detached Subtotal / Avg"}[s],g)
agg("TOTAL / WEIGHTED AVERAGE",[x for _,g in A for x in g])
fn="StillwaterLanding_OM_unitmix.pdf"
b=ParagraphStyle('b',fontName='Helvetica',fontSize=9,leading=12);h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=18,leading=24,textColor=nv);n=ParagraphStyle('n',fontName='Helvetica',fontSize=7,leading=9)
def pg(c,d):
    c.setFillColor(gd);c.rect(0,0,792,16,fill=1,stroke=0);c.setFillColor(nv);c.setFont('Helvetica',7.5);c.drawString(40,22,"STILLWATER LANDING  |  OFFERING MEMORANDUM");c.drawRightString(752,22,"27")
el=[Paragraph("Unit Mix &amp; Rent Summary",h),Paragraph(f"Stillwater Landing is a {TOT}-home build-to-rent community delivered in 2022 and 2023. Cottages sit on the east lawn; 16 of the 58 duplex villas have an attached one-car garage. In-place rents trail asking rents on every plan, which leaves room for growth as first-generation leases roll.",b),Spacer(1,8),
Table(data,colWidths=[140,32,34,42,46,44,44,54,46,42,46,42,48,42],style=st,repeatRows=2),Spacer(1,6),
Paragraph("(1) Average contract rent of occupied homes, rent roll of August 2024, weighted here by all homes of the plan. (2) Asking rents of August 2024 before concessions. (3) Year-one pro forma rents of the broker.<br/>* Fenced yard. ** Includes premium lots on the pond; premiums of $75 to $150 a month are not in the asking rents. Percentages may not add up because of rounding.",n)]
SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=30,bottomMargin=34,leftMargin=40,rightMargin=40).build(el,onFirstPage=pg)
truth(fn,"UM",K,rows,tots)

# UK BTR accommodation schedule with ERV, PDF (reportlab Table). Planted digit.
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
from common import *
B=[("Block A – Foundry House (private rent)",[("Studio Classic",0,1,24,22,398,945,985),("Studio Plus",0,1,8,8,441,1010,1040),("1B Standard",1,1,46,43,527,1185,1240),("1B Corner",1,1,12,12,561,1240,1295),("2B2B Standard",2,2,38,35,742,1495,1585),("2B2B Terrace",2,2,6,5,768,1610,1675),("3B Duplex",3,2,4,3,1084,2050,2175)]),
("Block B – Kiln House (discount market rent at 80%)",[("DMR 1B",1,1,18,18,521,948,948),("DMR 2B",2,1,14,14,698,1192,1192),("DMR 3B Family",3,2,5,4,905,1436,1480)]),
("Mews Terrace",[("Townhouse 3B",3,2,7,7,1148,2165,2240),("Townhouse 4B",4,3,3,2,1392,2590,2725)])]
M=["units","sf","total_sf","occupied","vacant","actual","actual_total","market","market_total","other:ERV £ psf p.a.","other:Reversion %"]
ss=getSampleStyleSheet();sm=ParagraphStyle("s",parent=ss["Normal"],fontName="Helvetica",fontSize=7.5,leading=9)
rows=[];tots=[]
hd=[["Type","Beds","Baths","No. of\nunits","NIA sq ft","","Let","Void","Passing rent £ pcm","","Market rent (ERV) £ pcm","","ERV\n£ psf p.a.","Reversion\n%"],
["","","","","Avg","Total","","","Average","Total let","Average","Total","",""]]
data=hd[:];st=[];planted=None
def F(v):
    return [f"{v[0]}",f"{v[1]:,.0f}",f"{v[2]:,.0f}",f"{v[3]}",f"{v[4]}",f"{v[5]:,.0f}",f"{v[6]:,.0f}",f"{v[7]:,.0f}",f"{v[8]:,.0f}",f"{v[9]:.2f}",f"{v[10]:.1f}%"]
def pr(v):return v[:9]+[float(f"{v[9]:.2f}"),float(f"{v[10]:.1f}")]
def sm_(R):
    u=sum(x[0] for x in R);t=sum(x[2] for x in R);o=sum(x[3] for x in R);a=sum(x[6] for x in R);e=sum(x[8] for x in R)
    return [u,round(t/u),t,o,u-o,round(a/o),a,round(e/u),e,e*12/t,((e/u)/(a/o)-1)*100]
ALL=[]
for bn,L in B:
    data.append([bn]);st+=[("SPAN",(0,len(data)-1),(-1,len(data)-1)),("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),colors.HexColor("#E8EFE6")),("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",8)];S=[]
    for t,be,ba,n,o,sf,pa,er in L:
        v=[n,sf,n*sf,o,n-o,pa,pa*o,er,er*n,er*12/sf,(er/pa-1)*100];S.append(list(v));p=list(v)
        if t=="2B2B Standard":p[6]=v[6]+3000;planted={"what":f"2B2B Standard passing rent Total let printed {p[6]:,} where the totals hold {v[6]:,}","kind":"digit"}
        data.append([t,"Studio" if False else str(be),str(ba)]+F(p));rows.append(dict(type=t,beds=be,baths=ba,**dict(zip(M,pr(p)))))
    v=sm_(S);lab="Sub-total "+bn.split(" (")[0].split(" – ")[-1];data.append([lab,"",""]+F(v));i=len(data)-1;st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("LINEABOVE",(3,i),(-1,i),.5,colors.black),("SPAN",(0,i),(2,i))];tots.append(dict(label=lab,**dict(zip(M,pr(v)))));ALL+=S
v=sm_(ALL);data.append(["Scheme total / weighted average","",""]+F(v));i=len(data)-1;tots.append(dict(label="Scheme total / weighted average",**dict(zip(M,pr(v)))))
st+=[("SPAN",(0,i),(2,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",7.5),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#2F4F3A")),("TEXTCOLOR",(0,i),(-1,i),colors.white)]
t=Table(data,colWidths=[105,32,34,38,40,52,34,34,50,58,54,62,52,54],repeatRows=2)
t.setStyle(TableStyle([("FONT",(0,2),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.5),("ALIGN",(1,0),(-1,-1),"RIGHT"),("ALIGN",(4,0),(5,0),"CENTER"),("ALIGN",(8,0),(11,0),"CENTER"),("SPAN",(4,0),(5,0)),("SPAN",(8,0),(9,0)),("SPAN",(10,0),(11,0)),("LINEBELOW",(4,0),(5,0),.4,colors.grey),("LINEBELOW",(8,0),(9,0),.4,colors.grey),("LINEBELOW",(10,0),(11,0),.4,colors.grey),("LINEBELOW",(0,1),(-1,1),1,colors.HexColor("#2F4F3A")),("VALIGN",(0,0),(-1,1),"BOTTOM")]+st))
def pg(c,d):
    c.setFont("Helvetica",7);c.drawString(50,22,"Foundry Quarter, Sheffield S3 – Schedule of accommodation – Private & confidential");c.drawRightString(790,22,"Appendix 4")
SimpleDocTemplate(doc("Foundry_Quarter_Accommodation_ERV.pdf"),pagesize=landscape(A4),topMargin=40,bottomMargin=40).build([Paragraph("<b>Foundry Quarter, Sheffield</b> – Schedule of accommodation and estimated rental value",ss["Heading3"]),Paragraph("Tenancy position at 30 September 2024. Passing rent averages are over let homes only; ERV averages are over all homes. Car spaces (41 no. at £95 pcm) excluded.",sm),Spacer(1,8),t,Spacer(1,10),Paragraph("Reversion = average ERV over average passing rent. ERV opinion: Ashdown Kerr LLP, 12 Sept 2024. NIA per RICS Code of Measuring Practice.",sm)],onFirstPage=pg)
print(planted,v);save("Foundry_Quarter_Accommodation_ERV.pdf","UM",M,rows,tots,planted)

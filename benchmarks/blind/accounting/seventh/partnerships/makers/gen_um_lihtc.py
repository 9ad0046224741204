# LIHTC senior rent schedule, auditor's recomputation (pdf, portrait)
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
lim={(1,30):503,(1,50):839,(1,60):1007,(2,30):604,(2,50):1007,(2,60):1209,(2,80):1612,(0,50):783,(0,60):940}
ua={0:58,1:71,2:94}
S=[("BUILDING 1 - ELEVATOR, AGE 62+",[("Studio - 50% AMI",0,1,50,4,468,710),("Studio - 60% AMI",0,1,60,3,468,835),("One Bedroom - 30% AMI (HOME Low, set aside for formerly homeless)",1,1,30,5,612,432),("One Bedroom - 50% AMI",1,1,50,18,612,752),("One Bedroom - 60% AMI",1,1,60,14,624,905),("Two Bedroom - 60% AMI",2,1,60,4,846,1085)]),
("BUILDINGS 2 AND 3 - COTTAGES, AGE 55+",[("One Bedroom Cottage - 50% AMI",1,1,50,8,655,768),("One Bedroom Cottage - 60% AMI",1,1,60,6,655,936),("Two Bedroom Cottage - 30% AMI",2,1.5,30,2,902,510),("Two Bedroom Cottage - 50% AMI",2,1.5,50,9,902,905),("Two Bedroom Cottage - 60% AMI",2,1.5,60,7,902,1098),("Two Bedroom Cottage - 80% AMI",2,1.5,80,3,918,1395),("Manager's Unit (exempt)",2,1.5,None,1,918,None)])]
VAR="other:Actual Over (Under) Limit"
M=["ami","units","sf","gross","ua","net","monthly","actual","actual_total",VAR]
ps=ParagraphStyle("p",fontName="Times-Roman",fontSize=8,leading=9);pb=ParagraphStyle("pb",parent=ps,fontName="Times-Bold")
H=[["Unit Type","BR","BA","AMI","No. of\nUnits","Sq. Ft.","Maximum\nGross\nRent","Utility\nAllow.","Maximum\nNet\nRent","Total Net\nRent per\nMonth","Actual\nRent\nCharged","Actual Rent\nTotal per\nMonth","Actual\nOver\n(Under)\nLimit"]]
data=list(H);st=[];rows=[];tots=[]
def n(x,d=""): return d+f"{x:,.0f}" if x>=0 else f"({d}{-x:,.0f})"
def tot(g,l):
    t={"label":l,"units":sum(q["units"] for q in g),"monthly":sum(q.get("monthly",0) for q in g),"actual_total":sum(q.get("actual_total",0) for q in g)}
    t["sf"]=round(sum(q["sf"]*q["units"] for q in g)/t["units"])
    return t
def trow(t):
    i=len(data);data.append([Paragraph(t["label"],pb),"","","",t["units"],n(t["sf"]),"","","",n(t["monthly"],"$"),"",n(t["actual_total"],"$"),""])
    st.extend([("BACKGROUND",(0,i),(-1,i),colors.HexColor("#EDE7D6")),("FONT",(0,i),(-1,i),"Times-Bold",8),("SPAN",(0,i),(3,i))])
for sn,L in S:
    i=len(data);data.append([sn]+[""]*12);st+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Times-BoldItalic",8.5)]
    g=[]
    for ty,bd,ba,ami,u,sf,act in L:
        q={"type":ty,"beds":bd,"baths":ba}
        if ami:q["ami"]=ami
        q["units"]=u;q["sf"]=sf
        if ami:
            q["gross"]=lim[bd,ami];q["ua"]=ua[bd];q["net"]=q["gross"]-q["ua"];q["monthly"]=u*q["net"];q["actual"]=act;q["actual_total"]=act*u;q[VAR]=act-q["net"]
        data.append([Paragraph(ty,ps),bd,ba,f"{ami}%" if ami else "",u,n(sf)]+([n(q["gross"]),n(q["ua"]),n(q["net"]),n(q["monthly"]),n(act),n(q["actual_total"]),n(q[VAR])] if ami else [""]*7))
        g.append(q);rows.append(q)
    t=tot(g,"Subtotal / average - "+("Building 1" if "1 -" in sn else "Cottages"));tots.append(t);trow(t)
t=tot(rows,"Total Project / average");tots.append(t);trow(t)
st+=[("FONT",(0,0),(-1,0),"Times-Bold",7.8),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#6B2D2D")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("ALIGN",(1,0),(-1,0),"CENTER"),("VALIGN",(0,0),(-1,0),"MIDDLE"),("VALIGN",(0,1),(-1,-1),"TOP"),("ALIGN",(1,1),(4,-1),"CENTER"),("ALIGN",(5,1),(-1,-1),"RIGHT"),("GRID",(0,0),(-1,-1),.3,colors.HexColor("#999999")),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("TOPPADDING",(0,1),(-1,-1),2),("BOTTOMPADDING",(0,1),(-1,-1),2)]
base=[("FONT",(0,1),(-1,-1),"Times-Roman",8)]
N=ParagraphStyle("n",fontName="Times-Roman",fontSize=8.5,leading=11)
fl=[Paragraph("Cedar Lantern Senior Residences, L.P.",ParagraphStyle("t",fontName="Times-Bold",fontSize=14,leading=18)),Paragraph("Schedule of Unit Mix, Rent Limits and Rents Charged &mdash; Section 42 Compliance Test at December 31, 2023",N),Paragraph("Workpaper 10-4 &nbsp;&nbsp; Auditor: NFP 3/6/24 &nbsp;&nbsp; Source: 2023 MTSP limits (effective 5/15/23), HUD-52667 utility schedule, certified rent roll",N),Spacer(1,8),
Table(data,colWidths=[138,22,22,28,30,34,44,34,42,46,40,50,40],repeatRows=1,style=base+st),Spacer(1,8),
Paragraph("Results: no restricted unit charges more than the net limit. The minimum set-aside elected is 40-60 with income averaging not elected; the 80% units are market-restricted by the county loan only.",N),
Paragraph("Manager's unit is treated as common area and carries no limit. Average square feet are weighted by units.",N),Spacer(1,18),Paragraph("Reviewed by: ______________________ &nbsp;&nbsp; Date: ____________",N)]
def pg(c,d):c.setFont("Times-Italic",8);c.drawString(36,26,"Norcross Fields Pell PLLC");c.drawRightString(576,26,"10-4 p. %d"%d.page)
SimpleDocTemplate(doc("cedar_lantern_rent_limits.pdf"),pagesize=letter,leftMargin=20,rightMargin=20,topMargin=34,bottomMargin=40).build(fl,onFirstPage=pg,onLaterPages=pg)
save("cedar_lantern_rent_limits.pdf","UM",M,rows,tots);print(tots)
assert all(q.get(VAR,0)<=0 for q in rows)

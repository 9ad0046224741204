# senior living by care level; offering-memorandum page, reportlab
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common17 import *
R=random.Random(1709)
L=[("Independent Living",[("Studio",412,8,2595),("One Bedroom",588,26,3150),("One Bedroom Deluxe",664,14,3475),("Two Bedroom / Two Bath",918,12,4295),("Garden Villa",1240,6,4950)]),
("Assisted Living",[("Companion Suite (per bed)",228,12,3325),("Studio",348,30,4450),("Studio Deluxe w/ Bay",391,9,4695),("One Bedroom",522,18,5275)]),
("Memory Care",[("Shared Suite (per bed)",204,10,4895),("Private Suite",296,16,6450)])]
cols=["units","other:Capacity Beds","occupied","pct_occ","sf","total_sf","market","actual","other:Discount from Street","other:Avg. Care Charge","market_total","actual_total"]
hd=[["","","","Occupied","","Area (sq. ft.)","","Monthly Base Rent","","","Avg.","Revenue Potential (month)",""],
["Unit Type","Units","Capacity\nBeds","Units","%","Each","Total","Street","Achieved","Discount\nfrom Street","Care\nCharge","At Street\n(all units)","At Achieved\n(occupied)"]]
cols[8]="other:Monthly Base Rent Discount from Street"
def fm(d,avg=False):
    o=[]
    for k in cols:
        v=d.get(k)
        if v is None: o.append("")
        elif k=="pct_occ": o.append(f"{v*100:.1f}%")
        elif k==cols[8]: o.append(f"{v*100:.1f}%" if v>=0 else f"({-v*100:.1f}%)")
        elif k in("market","actual",cols[9],"market_total","actual_total"): o.append(f"${v:,.0f}")
        else: o.append(f"{v:,}")
    return o
def mk(u,bd,o,ts,mt,at,care):
    d={"units":u,cols[1]:bd,"occupied":o,"pct_occ":round(o/u,3),"sf":round(ts/u),"total_sf":ts,"market":round(mt/u),"actual":round(at/o)}
    d[cols[8]]=round(1-d["actual"]/d["market"],3)
    if care: d[cols[9]]=round(care/o)
    d["market_total"]=mt; d["actual_total"]=at; return d
data=hd[:]; navy=colors.HexColor('#4B2E54')
st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('BACKGROUND',(0,0),(-1,1),navy),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(11,0),(12,0))]
st+=[('LINEBELOW',(a,0),(b,0),.5,colors.white) for a,b in((3,4),(5,6),(7,9),(11,12))]
rows=[];tots=[];G=[0]*7
for t,l in L:
    data.append([t]+[""]*12); i=len(data)-1; st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E9E1EC')),('FONT',(0,i),(0,i),'Times-BoldItalic',9)]
    T=[0]*7
    for nm,sf,u,m in l:
        o=round(u*R.uniform(.75,1)); ach=round(m*R.uniform(.9,.992)); bd=u*(2 if nm.startswith(("Two","Garden")) else 1)
        care=o*R.randint(520,1480) if t!="Independent Living" else 0
        v=[u,bd,o,u*sf,u*m,o*ach,care]; d=mk(*v); data.append([nm]+fm(d)); rows.append({"type":nm,**d}); T=[a+b for a,b in zip(T,v)]
    d=mk(*T); lab=f"{t} Total / Average"; data.append([lab]+fm(d)); tots.append({"label":lab,**d}); i=len(data)-1; st+=[('FONT',(0,i),(-1,i),'Times-Bold',8.5),('LINEABOVE',(0,i),(-1,i),.6,navy)]
    G=[a+b for a,b in zip(G,T)]
care=G[6]; d=mk(*G[:6],0); lab="Campus Total / Average"; data.append([lab]+fm(d)); tots.append({"label":lab,**d}); i=len(data)-1
st+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(0,i),(-1,i),1.2,navy),('LINEBELOW',(0,i),(-1,i),1.2,navy)]
p=ParagraphStyle('x',fontName='Times-Roman',fontSize=8.5,leading=11); h=ParagraphStyle('h',fontName='Times-Bold',fontSize=17,leading=22,textColor=navy)
fee=Table([["Level of care fee schedule (AL)","Points","Monthly"],["Level 1","1 - 15","$450"],["Level 2","16 - 30","$850"],["Level 3","31 - 50","$1,300"],["Second person (IL and AL)","n/a","$795"]],colWidths=[130,55,55],hAlign='LEFT')
fee.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('LINEBELOW',(0,0),(-1,0),.5,navy),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
t=Table(data,colWidths=[158,38,48,40,42,40,50,48,52,56,46,66,70]); t.setStyle(TableStyle(st+[('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4)]))
n="ashgrove_campus_unit_mix.pdf"
def foot(c,d): c.setFont("Times-Italic",7.5); c.drawString(34,20,"Ashgrove on the Commons  |  Confidential Offering Memorandum"); c.drawRightString(A4[1]-34,20,"18")
SimpleDocTemplate(doc(n),pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=34).build([Paragraph("Unit Mix by Care Level",h),Paragraph("Census of 31 August 2026. Achieved rent is base rent net of move-in incentives; care charges are billed in addition and are not in revenue potential.",p),Spacer(1,8),t,Spacer(1,14),fee],onFirstPage=foot)
save(n,"UM",cols,rows,tots); print(len(rows),d)

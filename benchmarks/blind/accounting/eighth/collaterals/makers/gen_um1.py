# UM 1: senior living, broker offering memorandum page(s), platypus, IL/AL/MC blocks; two-line spanning header
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
names=["units","occupied","vacant","pct_occ","sf","total_sf","rent_low","rent_high","market","actual","other:2nd Person Fee"]
S=[("Independent Living",[("Studio - The Aster",12,11,412,2495,2695,2595,2510,None),("One Bedroom - The Birch",34,31,605,3095,3495,3275,3142,850),("One Bedroom Deluxe - The Cedar",18,18,718,3550,3895,3725,3608,850),("Two Bedroom - The Dogwood",14,12,948,4295,4795,4550,4401,850),("Two Bedroom/Den - The Elm (end unit, fireplace)",4,4,1135,5100,5400,5250,5087,850),("Cottage",6,5,1280,5650,5650,5650,5420,950)]),
("Assisted Living",[("Companion Suite",8,6,390,3450,3450,3450,3295,None),("Studio",26,24,342,4450,4850,4650,4488,1250),("Alcove",10,10,415,4975,5250,5110,5016,1250),("One Bedroom",12,9,528,5600,6100,5825,5590,1250)]),
("Memory Care",[("Shared Suite",6,6,360,5250,5250,5250,5105,None),("Private Suite",18,16,298,6895,7450,7150,6942,None)])]
b=PS('b',fontName='Helvetica',fontSize=7.5,leading=8.6);h=PS('h',parent=b,fontName='Helvetica-Bold',textColor=C.white)
def d(n):return "" if n is None else f"${n:,}"
def i(n):return f"{n:,}"
hdr=[["","Units","","","","Square Feet","","Monthly Rate Range","","Average Rent / Month","",""],["Unit Type","Total","Occup.","Vacant","Occ.\n%","Avg.","Total","Low","High","Market","In-Place\nActual","2nd Person\nFee"]]
data=hdr[:];st=[];rows=[];tots=[]
def tot(lab,L):
    u=sum(x[1] for x in L);o=sum(x[2] for x in L);t=sum(x[1]*x[3] for x in L)
    m=round(sum(x[1]*x[6] for x in L)/u);a=round(sum(x[2]*x[7] for x in L)/o)
    v=dict(units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),sf=round(t/u),total_sf=t,market=m,actual=a)
    tots.append({"label":lab,**v});return [lab,u,o,u-o,f"{v['pct_occ']}%",i(v['sf']),i(t),"","",d(m),d(a),""]
allr=[]
for sec,L in S:
    data.append([sec]+[""]*11);st.append(("BACKGROUND",(0,len(data)-1),(-1,len(data)-1),C.HexColor("#dfe8e1")));st.append(("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-Bold",8));st.append(("SPAN",(0,len(data)-1),(-1,len(data)-1)))
    for x in L:
        ty,u,o,sf,lo,hi,m,a,f2=x;p=round(o/u*100,1)
        data.append([Paragraph(ty,b),u,o,u-o,f"{p}%",i(sf),i(u*sf),d(lo),d(hi),d(m),d(a),d(f2)])
        r=dict(type=ty,units=u,occupied=o,vacant=u-o,pct_occ=p,sf=sf,total_sf=u*sf,rent_low=lo,rent_high=hi,market=m,actual=a)
        if f2:r["other:2nd Person Fee"]=f2
        rows.append(r)
    data.append(tot(f"{sec} Total / Avg.",L));st+= [("FONT",(0,len(data)-1),(-1,len(data)-1),"Helvetica-BoldOblique",7.5),("LINEABOVE",(1,len(data)-1),(-1,len(data)-1),.5,C.black)]
    allr+=L
data.append(tot("Community Total / Avg.",allr));n=len(data)-1
st+=[("BACKGROUND",(0,n),(-1,n),C.HexColor("#2f5d50")),("TEXTCOLOR",(0,n),(-1,n),C.white),("FONT",(0,n),(-1,n),"Helvetica-Bold",7.5)]
f="Larkspur_Village_OM_unit_mix.pdf"
def pg(c,doc):
    c.setFillColor(C.HexColor("#2f5d50"));c.rect(0,letter[1]-30,letter[0],30,fill=1,stroke=0);c.setFillColor(C.white);c.setFont("Helvetica-Bold",9);c.drawString(36,letter[1]-19,"LARKSPUR VILLAGE   |   CONFIDENTIAL OFFERING MEMORANDUM");c.setFillColor(C.grey);c.setFont("Helvetica",7);c.drawString(36,24,"Ashgrove Seniors Housing Advisors. Information from sources deemed reliable; no warranty is made.");c.drawRightString(letter[0]-36,24,"14")
T=Table(data,colWidths=[118,33,36,36,38,36,42,42,42,44,44,47],style=[("FONT",(0,0),(-1,-1),"Helvetica",7.5)]+[("FONT",(0,0),(-1,1),"Helvetica-Bold",7.5),("BACKGROUND",(0,0),(-1,1),C.HexColor("#2f5d50")),("TEXTCOLOR",(0,0),(-1,1),C.white),("SPAN",(1,0),(4,0)),("SPAN",(5,0),(6,0)),("SPAN",(7,0),(8,0)),("SPAN",(9,0),(10,0)),("ALIGN",(1,0),(-1,0),"CENTER"),("ALIGN",(1,1),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("VALIGN",(0,1),(-1,1),"BOTTOM"),("LINEBELOW",(1,0),(4,0),.5,C.white),("LINEBELOW",(5,0),(6,0),.5,C.white),("LINEBELOW",(7,0),(8,0),.5,C.white),("LINEBELOW",(9,0),(10,0),.5,C.white),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("TOPPADDING",(0,0),(-1,-1),2.4),("BOTTOMPADDING",(0,0),(-1,-1),2.4)]+st)
B=PS('x',fontName='Times-Roman',fontSize=10,leading=13)
care=Table([["Level of care","Monthly add-on"],["Level 1","$650"],["Level 2","$1,150"],["Level 3","$1,850"],["Community fee (one time)","$3,500"]],colWidths=[130,80],hAlign="LEFT",style=[("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("ALIGN",(1,0),(1,-1),"RIGHT"),("BOX",(0,0),(-1,-1),.5,C.grey)])
SimpleDocTemplate(D+'/'+f,pagesize=letter,leftMargin=27,rightMargin=27,topMargin=50,bottomMargin=45).build([Paragraph("<b>Unit Mix and Rate Summary</b>",PS('t',fontName='Times-Bold',fontSize=17,leading=22)),Paragraph("The community was built in 1998 with a 2014 memory care addition. Rates shown are the rate card effective March 1, 2025; census as of April 30, 2025.",B),Spacer(1,8),T,Spacer(1,5),Paragraph("Average market rent is weighted by total units; in-place rent by occupied units. Shared and companion suites are counted by suite. Range low/high are from the rate card by view and floor.",PS('n',fontName='Helvetica-Oblique',fontSize=7,leading=9)),Spacer(1,12),Paragraph("<b>Ancillary charges</b>",B),Spacer(1,3),care],onFirstPage=pg)
save(f,"UM",names,rows,tots)

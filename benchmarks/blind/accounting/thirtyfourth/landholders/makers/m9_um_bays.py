# flex/industrial bay mix by size band, one PDF page in landscape, boxed table, annual rates; NNN asking vs in-place
from common import *; from reportlab.platypus import *; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
B=[("Bldg A","Flex bay 1,200 SF (1 grade door)",12,1,1200,13.5,12.62),("Bldg A","Flex bay 1,800 SF (1 grade door)",8,0,1800,13.0,12.18),("Bldg A","Flex end cap 2,400 SF w/ office",4,1,2400,14.25,13.4),
("Bldg B","Shop bay 2,500 SF (2 grade doors)",10,2,2500,11.75,10.96),("Bldg B","Shop bay 3,750 SF (2 grade doors)",6,0,3750,11.25,10.41),("Bldg B","Shop bay 5,000 SF (3-phase, crane)",4,0,5000,11.5,11.05),
("Bldg C","Warehouse 7,500 SF (2 docks)",6,1,7500,9.25,8.37),("Bldg C","Warehouse 10,000 SF (3 docks)",5,0,10000,8.95,8.12),("Bldg C","Warehouse 15,000 SF (4 docks, rail)",2,0,15000,8.6,7.94)]
GLA=sum(b[2]*b[4] for b in B); rows=[];tots=[]
st=getSampleStyleSheet(); sm=ParagraphStyle("s",fontName="Times-Roman",fontSize=9,leading=10)
def fmt(k,v):
    if v is None: return ""
    if "% of" in k: return f"{v:.1f}%"
    if "SF/Yr" in k: return f"{v:.2f}"
    return f"{v:,.0f}"
D=[["","","Bays","","","Area (SF)","","","Asking NNN","","In-Place NNN",""],["","Bay Type","Total","Leased","Vacant","Bay SF","Total SF","% of GLA","$/SF/Yr","Annual $","$/SF/Yr","Annual $"]]
K=["other:Bays Total","other:Bays Leased","other:Bays Vacant","other:Area (SF) Bay SF","other:Area (SF) Total SF","other:Area (SF) % of GLA","other:Asking NNN $/SF/Yr","other:Asking NNN Annual $","other:In-Place NNN $/SF/Yr","other:In-Place NNN Annual $"]
K[0]="units";K[2]="vacant";K[3]="sf";K[4]="total_sf"
sty=[("FONT",(0,0),(-1,-1),"Times-Roman",9),("FONT",(0,0),(-1,1),"Times-Bold",9),("SPAN",(2,0),(4,0)),("SPAN",(5,0),(7,0)),("SPAN",(8,0),(9,0)),("SPAN",(10,0),(11,0)),("ALIGN",(2,0),(-1,0),"CENTER"),("ALIGN",(2,1),(-1,-1),"RIGHT"),
("BOX",(0,0),(-1,-1),1,colors.black),("INNERGRID",(2,0),(-1,1),.4,colors.grey),("LINEBELOW",(0,1),(-1,1),1,colors.black),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,0),(-1,-1),2.5),("BOTTOMPADDING",(0,0),(-1,-1),2.5)]
def tot(lab,bs):
    n=sum(b[2] for b in bs);v=sum(b[3] for b in bs);s=sum(b[2]*b[4] for b in bs);lsf=sum((b[2]-b[3])*b[4] for b in bs)
    ask=round(sum(b[2]*b[4]*b[5] for b in bs)); inp=sum(round((b[2]-b[3])*b[4]*b[6]) for b in bs)
    return [n,n-v,v,None,s,round(s/GLA*100,1),round(ask/s,2),ask,round(inp/lsf,2),inp]
prev=None
def addtot(lab,bs,big=False):
    v=tot(lab,bs); i=len(D); D.append(["",lab]+[fmt(k,x) for k,x in zip(K,v)]); tots.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}})
    sty.append(("FONT",(0,i),(-1,i),"Times-Bold",9)); sty.append(("LINEABOVE",(1,i),(-1,i),1 if big else .5,colors.black)); sty.append(("LINEBELOW",(0,i),(-1,i),1 if big else .5,colors.black))
    if big: sty.append(("BACKGROUND",(0,i),(-1,i),colors.HexColor("#E8E8E8")))
for bl in("Bldg A","Bldg B","Bldg C"):
    bs=[b for b in B if b[0]==bl]
    s0=len(D)
    for b in bs:
        _,t,n,v,sf,ak,ip=b; s=n*sf
        x=[n,n-v,v or None,sf,s,round(s/GLA*100,1),ak,round(s*ak),ip,round((n-v)*sf*ip)]
        rows.append({"type":t,**{k:q for k,q in zip(K,x) if q is not None}})
        c=[fmt(k,q) for k,q in zip(K,x)]
        if not v: c[2]="-"
        D.append([bl if len(D)==s0 else "",t]+c)
    addtot(bl+" subtotal",bs)
addtot("Park total / wtd. avg.",B,True)
d=SimpleDocTemplate(doc("a32d_um_quarryflex.pdf"),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=40,bottomMargin=30,title="Bay mix")
el=[Paragraph("Quarry Road Flex &amp; Distribution Park",ParagraphStyle("h",fontName="Times-Bold",fontSize=15,leading=19)),Paragraph("Bay mix by size and type &ndash; August 2025 &ndash; three buildings, %d bays, %s SF GLA"%(sum(b[2] for b in B),f"{GLA:,}"),sm),Spacer(1,12),
Table(D,colWidths=[42,172,38,42,42,46,56,54,52,64,52,64],style=sty,hAlign="LEFT",repeatRows=2),Spacer(1,10),
Paragraph("Asking annual is on all bays, leased and vacant; in-place annual is on leased bays only. NNN charges (2025 budget $3.18/SF) are not included. Subtotal rates are weighted by area.",sm)]
d.build(el); print(len(rows),tots[-1])
save("a32d_um_quarryflex","pdf","UM","INDUSTRIAL","broker boxed table, bays by building and size, grouped headers, annual NNN rates",True,K,rows,tots)

# UK student halls by bed: portrait A4, blocks, cluster flat headings, weekly and pcm rents
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
N="uk_student_halls_by_bed_tanners_yard.pdf"
r=random.Random(404)
st=ParagraphStyle("x",fontName="Helvetica-Bold",fontSize=11,leading=15)
BL={"Tannery Block":("T",[(1,6),(2,6),(3,5),(4,6)],128),"Dyehouse Block":("D",[(1,8),(2,8),(3,7),(4,8)],119),"Curriers Studios":("C",[(1,7),(2,7),(3,6)],189)}
el=[];rows=[];gt=[0,0,0,0.0]
def pg(c,d):
    c.setFont("Helvetica-Bold",10);c.drawString(40,808,"Tanners Yard, Leeds LS9");c.setFont("Helvetica",8);c.drawRightString(555,808,"Bed schedule 2025/26 at 31/10/2025");c.line(40,802,555,802)
    c.setFont("Helvetica",7);c.drawCentredString(297,24,f"Page {d.page}")
gray=colors.HexColor("#eeeeee")
import itertools
for b,(p,flats,wk) in BL.items():
    el.append(Paragraph(b,st))
    tb=[["Room","Room type","Occupier","From","To","Wks","£ / week","£ pcm","Deposit £"]];sty=[];bt=[0,0,0,0.0]
    for fl,n in flats:
        studio=p=="C"
        tb.append([f"Level {fl}" if studio else f"Flat {p}{fl} - {n} bed cluster"]+[""]*8);k=len(tb)-1
        sty+=[("SPAN",(0,k),(-1,k)),("BACKGROUND",(0,k),(-1,k),gray),("FONT",(0,k),(-1,k),"Helvetica-Oblique",7.5)]
        for i in range(n):
            code=f"{p}{fl}{i+1:02d}" if studio else f"{p}{fl}-{'ABCDEFGH'[i]}"
            ty=r.choice(["Studio","Studio","Premium studio"]) if studio else r.choice(["Classic en-suite","Classic en-suite","Premium en-suite"])
            w=wk+(14 if "Prem" in ty else 0)+4*fl
            v=r.random()<.11;weeks=r.choice([44,44,51]) if not studio else 51
            s=dt.date(2025,9,6) if weeks==51 else dt.date(2025,9,13);e=s+dt.timedelta(days=7*weeks-1)
            pcm=round(w*52/12,2);f,l=who(r);dep=r.choice([0,150,150,150])
            d2=lambda d:d.strftime("%d/%m/%y")
            bt[0]+=1
            if v:
                tb.append([code,ty,"VOID","","","",f"{w:.2f}","",""]);sty.append(("TEXTCOLOR",(2,len(tb)-1),(2,len(tb)-1),colors.red))
                rows.append(dict(unit=code,building=b,unitType=ty,statusText="VOID"))
            else:
                nm=f"{l}, {f}";bt[1]+=1;bt[2]+=dep;bt[3]+=pcm
                tb.append([code,ty,nm,d2(s),d2(e),str(weeks),f"{w:.2f}",f"{pcm:,.2f}",f"{dep:.2f}"])
                rows.append(dict(unit=code,building=b,unitType=ty,tenantName=nm,statusText="Occupied",contractRent=pcm,deposit=dep,leaseStartDate=iso(s),leaseEndDate=iso(e)))
    tb.append([f"{b}: {bt[1]} of {bt[0]} beds let"]+[""]*6+[f"{bt[3]:,.2f}",f"{bt[2]:,.2f}"])
    gt=[x+y for x,y in zip(gt,bt)]
    sty+=[("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7.5),("LINEABOVE",(0,-1),(-1,-1),.6,colors.black)]
    t=Table(tb,colWidths=[42,84,124,48,48,30,46,52,48],repeatRows=1,rowHeights=[15]+[12.5]*(len(tb)-1))
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.5),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.5),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#24425c")),("TEXTCOLOR",(0,0),(-1,0),colors.white),("ALIGN",(5,0),(-1,-1),"RIGHT"),("GRID",(0,1),(-1,-2),.2,colors.lightgrey)]+sty))
    el+=[t,Spacer(1,14)]
U=gt[0];O=gt[1]
el.append(KeepTogether([Table([["All blocks","Beds","Let","Void","£ pcm","Deposits £"],["Total",U,O,U-O,f"{gt[3]:,.2f}",f"{gt[2]:,.2f}"]],colWidths=[90,50,50,50,80,80],style=[("FONT",(0,0),(-1,-1),"Helvetica-Bold",8),("BOX",(0,0),(-1,-1),.7,colors.black),("ALIGN",(1,0),(-1,-1),"RIGHT")]),Spacer(1,6),Paragraph("£ pcm is the weekly licence fee x 52 / 12. Void beds are shown at the advertised weekly fee. Rents include utilities, wi-fi and contents cover.",ParagraphStyle("n",fontName="Helvetica",fontSize=7))]))
SimpleDocTemplate(path(N),pagesize=A4,topMargin=50,bottomMargin=40,leftMargin=36,rightMargin=36).build(el,onFirstPage=pg,onLaterPages=pg)
save(N,"STUDENT_HOUSING","UK halls bed schedule, blocks, flat headings, weekly and pcm, VOID in occupier",False,dict(propertyName="Tanners Yard",asOnDate="2025-10-31",units=U,occupied=O,vacant=U-O,printedTotals={"contractRent":round(gt[3],2),"deposit":gt[2]},rows=rows))

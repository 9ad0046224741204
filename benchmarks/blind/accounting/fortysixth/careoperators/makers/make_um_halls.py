# UK student halls, lender's letting monitor, reportlab platypus, A4 portrait
from decimal import Decimal as D, ROUND_HALF_UP
from common_io import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import subprocess
fp=lambda s:subprocess.run(["fc-match","-f","%{file}",s],capture_output=True,text=True).stdout
pdfmetrics.registerFont(TTFont("LN",fp("Liberation Sans Narrow"))); pdfmetrics.registerFont(TTFont("LNB",fp("Liberation Sans Narrow:bold")))
STEM="ashgate_halls_letting_monitor_2026-27"
WK,GI="other:Tenancy (weeks)","other:Contracted Income (£ pa)"
KEYS=["sf","units","pct_units","occupied","vacant","pct_occ","market","actual",WK,GI]
HS=[("Priory House",[("P-CL5","Classic en-suite, 5-bed flat",140,95,91,17600,17245,44),("P-CL8","Classic en-suite, 8-bed flat",132,112,104,16800,16310,44),("P-PR5","Premium en-suite, 5-bed flat",162,40,40,18900,18720,44),("P-ACC","Accessible en-suite",215,6,4,17600,17600,44),("P-ST1","Studio, standard",204,38,33,23500,22940,51),("P-ST2","Studio, large",258,12,12,25900,25415,51)]),
("Tanyard Court",[("T-TS6","Townhouse room, shared bath",128,72,61,14200,13865,42),("T-TE6","Townhouse room, en-suite",146,48,48,16400,16225,42),("T-SH","Twin room, price per bed",190,16,9,11900,11450,42),("T-ST","Studio",212,20,19,22600,22180,51)]),
("The Corn Exchange",[("C-BR","Bronze en-suite",134,84,84,18200,18035,44),("C-SI","Silver en-suite",151,66,63,19400,19090,44),("C-GO","Gold en-suite, city view",168,30,27,21000,20655,44),("C-1B","One-bed apartment",402,9,8,31500,30875,51),("C-2B","Two-bed apartment, price per room",296,14,14,26500,26130,51)])]
def q(x,p="0.1"): return float(D(x).quantize(D(p),ROUND_HALF_UP))
N=sum(u[3] for _,x in HS for u in x)
def row(t,ds,sf,n,l,mk,ac,w): return {"type":t,"desc":ds,"sf":sf,"units":n,"pct_units":q(D(n)*100/N),"occupied":l,"vacant":n-l,"pct_occ":q(D(l)*100/n),"market":mk/100,"actual":ac/100,WK:w,GI:int(D(l*ac*w)/100),"_m":mk,"_a":ac}
for _,x in HS: pass
def agg(lb,rs):
    n=sum(r["units"] for r in rs); l=sum(r["occupied"] for r in rs)
    return {"label":lb,"sf":int(q(D(sum(r["sf"]*r["units"] for r in rs))/n,"1")),"units":n,"pct_units":q(D(n)*100/N),"occupied":l,"vacant":n-l,"pct_occ":q(D(l)*100/n),"market":q(D(sum(r["_m"]*r["units"] for r in rs))/n/100,".01"),"actual":q(D(sum(r["_a"]*r["occupied"] for r in rs))/l/100,".01"),GI:sum(r[GI] for r in rs)}
f={"sf":"{:,}","units":"{:,}","pct_units":"{:.1f}","occupied":"{:,}","vacant":"{:,}","pct_occ":"{:.1f}","market":"{:,.2f}","actual":"{:,.2f}",WK:"{}",GI:"{:,}"}
cells=lambda d:[f[k].format(d[k]) if k in d else "" for k in KEYS]
T=[["Room Type","","Area\nsq ft","Rooms","","Letting at 31 Oct 2026","","","Rent per room per week","","Tenancy","Contracted"],
   ["Ref","Description","(avg)","No.","% of\ntotal","Let","Void","Let %","List\n£","Achieved\n£","(weeks)","Income\n(£ pa)"]]
st=[("FONT",(0,0),(-1,-1),"LN",8.2),("FONT",(0,0),(-1,1),"LNB",8.2),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#1f2d5a")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("ALIGN",(2,0),(-1,-1),"RIGHT"),("ALIGN",(2,0),(-1,0),"CENTER"),("VALIGN",(0,0),(-1,1),"BOTTOM"),
 ("SPAN",(0,0),(1,0)),("SPAN",(3,0),(4,0)),("SPAN",(5,0),(7,0)),("SPAN",(8,0),(9,0)),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2.5),("LINEBELOW",(0,2),(-1,-1),.25,colors.HexColor("#c4c9d8")),("BOX",(0,0),(-1,-1),.8,colors.HexColor("#1f2d5a"))]
rows=[];tots=[]
for hs,us in HS:
    i=len(T); T.append([hs]+[""]*11); st+=[("FONT",(0,i),(-1,i),"LNB",9),("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#e3e7f3"))]
    part=[row(*u) for u in us]
    for d in part: T.append([d["type"],d["desc"]]+cells(d))
    t=agg(f"{hs} total / average",part); tots.append(t); rows+=part; i=len(T); T.append([t["label"],""]+cells(t)); st+=[("SPAN",(0,i),(1,i)),("FONT",(0,i),(-1,i),"LNB",8.2)]
t=agg("Portfolio total / weighted average",rows); tots.append(t); i=len(T); T.append([t["label"],""]+cells(t)); st+=[("SPAN",(0,i),(1,i)),("FONT",(0,i),(-1,i),"LNB",8.6),("LINEABOVE",(0,i),(-1,i),1.2,colors.HexColor("#1f2d5a")),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#e3e7f3"))]
P=lambda s,z=9,b=False:Paragraph(s,ParagraphStyle("x",fontName="LNB" if b else "LN",fontSize=z,leading=z*1.3))
def foot(c,d): c.setFont("LN",7.5); c.drawString(15*mm,10*mm,"Facility agent copy - Ashgate Student Living (Propco 2) Ltd"); c.drawRightString(195*mm,10*mm,f"Page {d.page}")
W=[13,43,11,11,11,10,10,11,14,15,14,20]
SimpleDocTemplate(doc(STEM+".pdf"),pagesize=A4,leftMargin=13*mm,rightMargin=13*mm,topMargin=15*mm,bottomMargin=18*mm,title="Letting monitor").build([P("Ashgate Student Living",15,True),P("Letting monitor and room mix, academic year 2026/27",11),Spacer(1,4),P("Information covenant 14.3(b): figures at 31 October 2026 from the tenancy system. One tenancy per room; the twin rooms are counted by bed and priced per bed."),Spacer(1,7),
 Table(T,colWidths=[w*mm for w in W],style=TableStyle(st),repeatRows=2),Spacer(1,8),P("Contracted income = let rooms x achieved weekly rent x tenancy weeks, rounded down to whole pounds by room type. List rent averages are weighted by all rooms, achieved averages by let rooms. Summer lets and ancillary income (laundry, vending, car park) are excluded.",8),Spacer(1,5),P("Covenant test: let % not below 90.0 at 31 October. Result: "+("PASS" if t["pct_occ"]>=90 else "FAIL")+". Nominations agreement (Corn Exchange Bronze, 84 rooms) runs to August 2029.",8)],onFirstPage=foot,onLaterPages=foot)
put(STEM,"UM",KEYS,[{k:v for k,v in r.items() if k[0]!="_"} for r in rows],tots); print(STEM,len(rows))

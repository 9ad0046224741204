# Rent comparables survey: one block a property (subject + 5), reportlab landscape legal
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from decimal import Decimal as Dc, ROUND_HALF_UP
def rd(x,n): return float(Dc(repr(round(x,9))).quantize(Dc(1).scaleb(-n),ROUND_HALF_UP))
R=random.Random(8080)
C=[("SUBJECT","Marlow Station Apartments","1410 Depot St, Greenville SC","2004 / 94.6%","None",[("1x1 Classic",1,1,48,702,1225,1310),("1x1 Upgraded",1,1,24,702,1340,1420),("2x2 Classic",2,2,60,1010,1455,1560),("2x2 Upgraded",2,2,28,1010,1595,1690),("3x2",3,2,16,1254,1790,1880)]),
("COMP 1","Ellery Park","77 Haywood Crossing","2008 / 95.8%","$500 off first month",[("Studio",0,1,20,540,1150,1195),("A1",1,1,72,735,1330,1445),("A2",1,1,36,810,1395,1490),("B1",2,2,84,1065,1610,1755),("C1",3,2,24,1310,1945,2060)]),
("COMP 2","The Lofts at Poe Mill","A. R. Poe Blvd","1921, conv. 2016 / 92.1%","6 weeks free, 14-mo. lease",[("Loft 1BR",1,1,64,788,1425,1650),("Loft 1BR + Mezz",1,1.5,18,995,1650,1815),("Loft 2BR",2,2,40,1178,1890,2140)]),
("COMP 3","Verdae Commons","2200 Laurens Rd","1999 / 96.4%","None",[("Dogwood",1,1,80,690,1190,1275),("Magnolia",2,1,40,905,1340,1410),("Palmetto",2,2,96,1022,1425,1525),("Live Oak TH",3,2.5,32,1388,1820,1925)]),
("COMP 4","Swamp Rabbit Flats","300 Trailhead Way","2019 / 93.7%","1 month free select units",[("S",0,1,30,565,1310,1360),("A",1,1,110,748,1495,1640),("A-L (live/work)",1,1,6,1120,1980,1980),("B",2,2,74,1098,1895,2095)])]
NM=["units","sf","rent_low","rent_high","market","market_sf","other:Net Effective Rent"]
DISC={"None":1,"$500 off first month":None,"6 weeks free, 14-mo. lease":.893,"1 month free select units":.958}
N="a1_greenville_rent_comps.pdf"
c=canvas.Canvas(D(N),pagesize=(792,612)); navy=colors.HexColor("#22304f"); gold=colors.HexColor("#b58a3c")
X=[330,392,460,528,606,672,748]
pg=0
def head():
    global y,pg; pg+=1
    c.setFillColor(navy); c.setFont("Helvetica-Bold",17); c.drawString(36,574,"RENT COMPARABLES"); c.setFont("Helvetica",9); c.drawRightString(756,574,"Marlow Station  |  Market Overview")
    c.setStrokeColor(gold); c.setLineWidth(2); c.line(36,566,756,566); c.setFillColor(colors.black); c.setStrokeColor(colors.black)
    c.setFont("Helvetica-Bold",8)
    for x,l in zip(X,(("No. of","Units"),("Unit","Size (SF)"),("Low",),("High",),("Average","Asking Rent"),("Asking","$/SF"),("Net Effective","Rent"))):
        for i,t in enumerate(l): c.drawRightString(x,541-10*i if len(l)==2 else 531,t)
    c.drawCentredString(502,551,"Asking Rent Range"); c.setLineWidth(.5); c.line(430,548,530,548)
    c.drawString(46,531,"Unit Type"); c.drawString(190,531,"BR"); c.drawString(225,531,"Bath")
    y=512
def foot(): c.setFont("Helvetica",7); c.setFillColor(colors.grey); c.drawString(36,24,"Survey by telephone and property websites, week of May 6, 2024. Averages weighted by number of units. Net effective rents reflect concessions amortised over lease term."); c.drawRightString(756,24,str(21+pg)); c.setFillColor(colors.black); c.showPage()
m0=lambda v:"$"+format(int(v),","); 
FM=[lambda v:format(v,","),lambda v:format(int(v),","),m0,m0,m0,lambda v:f"${v:.2f}",m0]
def pr(v,fn):
    c.setFont(*fn)
    for x,q,g in zip(X,v,FM):
        if q is not None: c.drawRightString(x,y,g(q))
def avg(l):
    u=sum(z[0] for z in l); w=lambda i:sum(z[0]*z[i] for z in l)
    return [u,rd(w(1)/u,0),None,None,rd(w(4)/u,0),rd(w(4)/w(1),2),rd(w(6)/u,0)]
rows=[];tot=[];CC=[]
head()
for tag,nm,ad,yo,con,l in C:
    if y-(46+13.5*len(l))<44: foot(); head()
    c.setFillColor(gold if tag=="SUBJECT" else navy); c.rect(36,y-5,720,16,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",9); c.drawString(42,y,f"{tag}: {nm}"); c.setFont("Helvetica",8); c.drawString(270,y,ad); c.drawString(440,y,"Built / Occ.: "+yo); c.drawRightString(750,y,"Conc.: "+con); c.setFillColor(colors.black); y-=18
    L=[]
    for i,(t,bd,ba,u,sf,lo,hi) in enumerate(l):
        av=lo if lo==hi else rd(lo+(hi-lo)*R.uniform(.4,.6),0); ne=av-42 if DISC[con] is None else rd(av*DISC[con],0)
        v=[u,sf,lo,hi,int(av),rd(av/sf,2),int(ne)]; L.append(v)
        if i%2: c.setFillColor(colors.HexColor("#f1f2f5")); c.rect(36,y-4,720,13.5,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont("Helvetica",8.5); c.drawString(46,y,t); c.drawString(192,y,"Studio" if bd==0 and False else str(bd)); c.drawString(229,y,f"{ba:g}"); pr(v,("Helvetica",8.5)); y-=13.5
        rows.append(dict(type=t,beds=bd,baths=ba,**dict(zip(NM,v))))
    v=avg(L); c.line(36,y+9.5,756,y+9.5); c.setFont("Helvetica-Bold",8.5); lab="Total / Average"; c.drawString(46,y-1,lab); y-=1; pr(v,("Helvetica-Bold",8.5)); y-=24
    tot.append(dict(label=lab,**dict(zip(NM,v))))
    if tag!="SUBJECT": CC+=L
v=avg(CC); c.setFillColor(colors.HexColor("#dfe3ec")); c.rect(36,y-6,720,18,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",9); lab="All Comparables (excl. Subject)"; c.drawString(46,y,lab); pr(v,("Helvetica-Bold",9))
tot.append(dict(label=lab,**dict(zip(NM,v))))
foot(); c.save(); save(N,"UM",NM,rows,tot); print(pg,len(rows))

# charge-level receivables by tenant with notes, web property software printed to PDF, landscape, several pages
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common6 import *
R=random.Random(6105);AS=dt.date(2024,9,30)
K=["other:Charge Amount","other:Paid","total","b0_30","b31_60","b61_90","b91"]
T=[("Hawthorne Court Apartments",[("101","Delgado, Marisol","L-10482",[("09/01/2024","Rent","September rent",1175,600)],"Paying the rest on the 15th out of second check."),
("104","Brandt, Kyle & Jessa","L-10519",[("06/01/2024","Rent","June rent",1150,730.5),("07/01/2024","Rent","July rent",1150,0),("07/06/2024","Late Fee","July late fee",75,0),("08/01/2024","Rent","August rent",1150,0),("08/06/2024","Late Fee","August late fee",75,0),("09/01/2024","Rent","September rent",1150,0),("09/06/2024","Late Fee","September late fee",75,0)],"Eviction filed 9/12, court date 10/17. Do not accept partial payments."),
("203","Osei, Emmanuel","L-10377",[("09/04/2024","Utility - Water","Jul-Aug sub-meter",58.42,0)],None),
("207","Stroud, Patricia","L-10201",[("08/01/2024","Pet Rent","Pet rent x 1 (cat)",30,0),("09/01/2024","Pet Rent","Pet rent x 1 (cat)",30,0),("09/18/2024","Unapplied Payment","Money order 2231",None,-45)],"Says cat is gone; inspect before waiving."),
("210","Nakagawa, T.","L-10533",[("09/01/2024","Rent","September rent, prorated",642.67,0),("08/22/2024","Security Deposit","Deposit balance",1200,800),("08/22/2024","Key / Fob","2 fobs",50,0)],None)]),
("Quince Street Fourplex",[("A","Whitfield, Dominique","L-10290",[("05/01/2024","Rent","May rent",985,885),("06/01/2024","Rent","June rent",985,985-410.25),("09/01/2024","Rent","September rent",985,500)],"Housing authority short-paid May and June during recertification. HA portion $510.25 being traced."),
("C","Ruiz, Anabel","L-10498",[("09/01/2024","Rent","September rent",940,0),("09/06/2024","Late Fee","September late fee",47,0)],"NSF returned 9/11, replaced by cashier's check not yet posted."),
("D","Pelletier, R. (moved out)","L-10077",[("04/30/2024","Damage","Carpet and door, move-out",864.9,350),("05/03/2024","Cleaning","Move-out cleaning",185,0)],"Sent to collections 8/2.")]),
("Scattered Houses",[("1418 Fern","Abernathy, Joan","L-10144",[("08/15/2024","Repair Chargeback","Garbage disposal",132.18,50)],None),
("22 Tollgate","Maxwell, D. and Soto, L.","L-10410",[("07/01/2024","Rent","July rent",1495,1245),("08/01/2024","Rent","August rent",1495,1245),("09/01/2024","Rent","September rent",1495,1245)],"Holding back $250 a month over the dryer vent. Letter sent."),
("305 Rail","Ibarra, Luis","L-10466",[("09/01/2024","Rent","September rent",1310,1300),("09/09/2024","Utility - Trash","City bin fee",18.75,0)],None),
("9 Vireo Ln","Sandoval-Reyes, Guillermina","L-10525",[("08/01/2024","Rent","August rent",1625,1100),("08/06/2024","Late Fee","August late fee",81.25,0),("09/01/2024","Rent","September rent",1625,0),("09/06/2024","Late Fee","September late fee",81.25,0),("09/20/2024","Lawn","Mowing by owner x 2",90,0)],"Plan: $400 on top of rent each month from October. Signed 9/24."),
("77 Beale","Holt, Cassandra","L-10350",[("09/25/2024","Unapplied Payment","Oct. rent paid early",None,-1280)],None)])]
c=canvas.Canvas(doc("ar_detail_by_tenant_sep24.pdf"),pagesize=landscape(letter),invariant=1)
X=[38,98,190,388,454,526,588,644,700,756]  # left for 3, right edges for the rest
XR=[410,470,540,600,650,702,754]
y=0;pg=0
def f(x): return "" if x is None else (f"-${-x:,.2f}" if x<0 else f"${x:,.2f}")
def page(cont=None):
    global y,pg
    if pg:c.showPage()
    pg+=1;c.setFillColor(colors.black)
    if pg==1:
        c.setFont("Helvetica-Bold",15);c.drawString(38,570,"A/R Detail by Tenant");c.setFont("Helvetica",8.5)
        c.drawString(38,556,"As of 09/30/2024   |   Properties: 3 selected   |   Show: open charges and unapplied payments   |   Aged by: charge date");y=538
    else:y=576
    c.setFont("Helvetica",7);c.drawString(38,22,"Created 10/02/2024 8:47 AM by Nell Trask, Trask & Co. Property Care");c.drawRightString(754,22,f"Page {pg} of 2")
    c.setFillColor(colors.HexColor("#e3e8f0"));c.rect(34,y-20,724,24,stroke=0,fill=1);c.setFillColor(colors.HexColor("#1f2d4d"))
    c.setFont("Helvetica-Bold",8)
    for x,t in zip(X[:3],("Date","Charge","Memo")):c.drawString(x,y-14,t)
    for x,a,b in zip(XR,("Charge","","Open","0 - 30","31 - 60","61 - 90","91+"),("Amount","Paid","Balance","days","days","days","days")):
        c.drawRightString(x,y-5,a);c.drawRightString(x,y-14,b)
    c.setFillColor(colors.black);y-=34
    if cont:
        c.setFont("Helvetica-Oblique",8);c.drawString(38,y,cont+" (continued)");y-=13
def nums(v,font):
    c.setFont(font,8)
    for x,t in zip(XR,v):c.drawRightString(x,y,f(t))
rows=[];tot=[];G={}
def add(a,d):
    for k in K:
        if k in d:a[k]=round(a.get(k,0)+d[k],2)
def total(lab,d,font,fill=None):
    global y
    if fill:
        c.setFillColor(colors.HexColor(fill));c.rect(34,y-4,724,13,stroke=0,fill=1);c.setFillColor(colors.black)
    else:
        c.setLineWidth(.4);c.line(360,y+9,754,y+9)
    c.setFont(font,8);c.drawString(48 if not fill else 38,y,lab)
    nums([d.get(k) for k in K],font);tot.append(dict(label=lab,**{k:d[k] for k in K if k in d}))
page()
for prop,L in T:
    if y<110:page()
    c.setFont("Helvetica-Bold",10.5);c.setFillColor(colors.HexColor("#1f2d4d"));c.drawString(38,y,prop);c.setFillColor(colors.black);y-=16;PT={}
    for u,n,i,ch,note in L:
        hd=f"{u}  |  {n}  |  {i}"
        if y<95:page(prop)
        c.setFont("Helvetica-Bold",8.3);c.drawString(42,y,hd);y-=12;TT={}
        for d,cg,me,am,pd in ch:
            if y<50:page(hd)
            a=(AS-dt.datetime.strptime(d,"%m/%d/%Y").date()).days
            e={}
            if am is None:e["total"]=float(pd)
            else:
                e[K[0]]=float(am);pd=round(pd,2)
                if pd:e[K[1]]=float(pd)
                e["total"]=round(am-pd,2)
            e["b0_30" if a<=30 else "b31_60" if a<=60 else "b61_90" if a<=90 else "b91"]=e["total"]
            rows.append(dict(property=prop,unit=u,resident=i,name=n,charge=cg,date=d,**e))
            c.setFont("Helvetica",8)
            for x,t in zip(X[:3],(d,cg,me)):c.drawString(x+(8 if x==38 else 0),y,t)
            nums([e.get(k) for k in K],"Helvetica");y-=11.5;add(TT,e)
        total(f"Total {n}",TT,"Helvetica-Bold");y-=11
        if note:c.setFont("Helvetica-Oblique",7.6);c.setFillColor(colors.HexColor("#555555"));c.drawString(48,y,"Note: "+note);c.setFillColor(colors.black);y-=11
        y-=5;add(PT,TT)
    total(f"Total for {prop}",PT,"Helvetica-Bold","#f1f1f1");y-=19;add(G,PT)
total("Report Total",G,"Helvetica-Bold","#d5dbe8");y-=22
c.setFont("Helvetica",7.5);c.drawString(38,y,"Unapplied payments are shown as negative open balances. Deposits held are not netted against balances on this report.")
c.save();print("pages",pg);save("ar_detail_by_tenant_sep24.pdf","AR",K,rows,tot)

# Yardi-like resident aging detail by charge code, portrait, notes, two properties
import random
from emit import *
from reportlab.pdfgen import canvas
random.seed(1604)
money=["total","b0_30","b31_60","b61_90","b90","prepaid"]
P=[("Juniper Row Apartments (junrow)",[("104","t0021877","Abara, Chidi","Current",[("RENT","10/01/2025",1,1465.00),("LATE","10/06/2025",1,75.00)],"Promised 11/7 - ledger called 10/28."),
("112","t0019340","Bellweather, Joan","Current",[("RENT","10/01/2025",1,1510),("RENT","09/01/2025",2,622.50),("WATER","09/01/2025",2,41.18),("WATER","10/01/2025",1,43.90)],None),
("118","t0022015","Corrigan, Paul & Ines","Notice",[("PETRENT","10/01/2025",1,35),("PREPAY","10/25/2025",0,-210.00)],None),
("203","t0018872","Dufresne, Marcel","Eviction",[("RENT","10/01/2025",1,1390),("RENT","09/01/2025",2,1390),("RENT","08/03/2025",3,1390),("RENT","07/01/2025",4,487.11),("LEGAL","09/18/2025",2,285),("LATE","08/05/2025",3,75)],"FED filed 9/18, hearing 11/12 Dept 4. Do not accept partial payment."),
("207","t0020556","Escobedo, Liliana","Current",[("PREPAY","10/30/2025",0,-1425.00)],None),
("215","t0021404","Fenn, Tobias","Current",[("RENT","10/01/2025",1,212.75),("PARK","10/01/2025",1,50)],None),
("221","t0016998","Gorski, Anna","Past",[("DAMAGE","06/14/2025",4,1180.25),("CLEAN","06/14/2025",4,195),("RENT","06/01/2025",4,702.33)],"Sent to collections 8/1 (Nortrax). Deposit applied.")]),
("Juniper Row Phase II (junrw2)",[("A-301","t0023110","Hadley-Osgood, Priscilla","Current",[("RENT","10/01/2025",1,1735),("RUBS","10/01/2025",1,88.42),("RUBS","09/01/2025",2,84.07)],None),
("A-309","t0023244","Iyer, Rohan","Current",[("HAPRENT","10/01/2025",1,911),("HAPRENT","09/01/2025",2,911),("RENT","10/01/2025",1,-14.00)],"HAP abatement - reinspection passed 10/22, catch-up due w/ Nov remittance."),
("B-114","t0022781","Jarnigan, Dee","Current",[("MTM","10/01/2025",1,150),("RENT","10/01/2025",1,1680),("RENT","09/01/2025",2,340)],None),
("B-120","t0022090","Kowalczyk, Stefan","Notice",[("RENT","10/01/2025",1,1645),("PREPAY","10/03/2025",0,-400)],None),
("B-126","t0020117","Lindqvist, Maja","Past",[("RENT","08/03/2025",3,833.87),("UTIL","08/03/2025",3,61.20),("DAMAGE","08/22/2025",3,450)],None),
("B-131","t0023391","Mbeki, Thandiwe","Current",[("PREPAY","10/29/2025",0,-1690),("LATE","09/06/2025",2,75)],None)])]
c=canvas.Canvas(doc('junrow_aging_detail.pdf'),pagesize=(612,792));pg=0
X=[302,362,418,470,522,580];f=lambda v:f"{v:,.2f}"
def head():
    global y,pg
    if pg:c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',12);c.drawString(32,758,"Aging Detail");c.setFont('Helvetica',7)
    c.drawString(32,747,"DB Caption: HRM LIVE   Property: junrow, junrw2   Status: Current, Notice, Eviction, Past   Age As Of: 10/31/2025   Post To: 10/2025")
    c.setFillGray(.85);c.rect(30,719,552,23,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',7)
    c.drawString(32,723,"Unit");c.drawString(70,732,"Charge");c.drawString(70,723,"Code");c.drawString(130,723,"Date")
    for x,(a,b) in zip(X,[("Total","Owed"),("0-30","Days"),("31-60","Days"),("61-90","Days"),("Over 90","Days"),("","Prepays")]):
        c.drawRightString(x,732,a);c.drawRightString(x,723,b)
    y=708
def need(n):
    if y-n<46: foot();head()
def foot():
    c.setFont('Helvetica',6.5);c.drawString(32,28,"Monday, November 03, 2025  08:14 AM");c.drawRightString(582,28,f"Page {pg}")
def nums(v):
    for x,q in zip(X,v): c.drawRightString(x,y,f(q))
head();rows=[];tots=[];G=[0]*6
add=lambda a,b:[round(p+q,2) for p,q in zip(a,b)]
for pn,rs in P:
    need(60);c.setFont('Helvetica-Bold',9);c.drawString(32,y,pn);y-=13;PT=[0]*6
    for u,i,n,s,ch,note in rs:
        need(13*(len(ch)+3)); c.setFont('Helvetica-Bold',7.5);c.drawString(32,y,u);c.drawString(70,y,f"{n}  ({i})");c.drawString(240,y,s);y-=11;T=[0]*6
        for code,dt,b,a in ch:
            v=[0]*6
            v[0]=a
            if b==0:v[5]=a
            else:v[b]=a
            c.setFont('Helvetica',7.5);c.drawString(70,y,code);c.drawString(130,y,dt);nums(v);y-=10.5
            rows.append({"property":pn,"unit":u,"resident":i,"name":n,"charge":code,"status":s,"date":dt,**dict(zip(money,v))});T=add(T,v)
        c.setLineWidth(.3);c.line(250,y+8,582,y+8);c.setFont('Helvetica-Oblique',7.5);c.drawString(130,y-1,f"Total {i}");y-=1;nums(T);tots.append({"label":f"Total {i}",**dict(zip(money,T))});y-=11
        if note:c.setFont('Times-Italic',8);c.drawString(80,y,"Memo: "+note);y-=11
        y-=3;PT=add(PT,T)
    need(30);c.setLineWidth(.8);c.line(32,y+9,582,y+9);c.setFont('Helvetica-Bold',7.5);k=pn.split('(')[1][:-1];c.drawString(32,y-1,f"Property Total {k}");y-=1;nums(PT);tots.append({"label":f"Property Total {k}",**dict(zip(money,PT))});y-=22;G=add(G,PT)
need(30);c.setFont('Helvetica-Bold',7.5);c.drawString(32,y,"Grand Total");nums(G);c.line(32,y-3,582,y-3);c.line(32,y-5,582,y-5);tots.append({"label":"Grand Total",**dict(zip(money,G))})
y-=18;c.setFont('Helvetica',6.5);c.drawString(32,y,"Total Owed is net of prepays. HAPRENT = housing authority portion.");foot();c.save()
emit('junrow_aging_detail.pdf','AR',money,rows,tots)

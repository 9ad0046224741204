"""AppFolio-like Aged Receivable Summary, PDF portrait, grouped by property, light rules, subtotals, negative with minus."""
import random
from _lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor, black
random.seed(4404)
N='ar_appfolio_northgate.pdf'
FN='Tamika Oluwaseun Brandon Delia Marcus Yesenia Trent Priya Kofi Ashlyn Hector Noelle Ruben Shanice Wade Ilse Darnell Bettina Cory Mireille Anton Gwen Rashad Lupe Fiona Jorge Kendra Silas Imani Teodoro'.split()
LN='Abernathy Castellanos Dufresne Eze Farraday Guthrie Holcombe Ibarra Jessup Kowalczyk Lindqvist Mbeki Nakagawa Ostrander Pruitt Quintana Rademacher Sandoval Thibodeaux Ullman Vasquez-Reyes Whitcomb Xiong Yarborough Zielinski Brightwater Cromwell Delacroix Espinal Fairbanks'.split()
random.shuffle(FN);random.shuffle(LN)
P=[('Northgate Commons - 1180 Northgate Blvd Dayton, OH 45405',12,['%d%s'%(b,x) for b in(101,103,105,107) for x in 'ABCDEF']),
   ('Fairlawn Duplexes - 22-48 Fairlawn Ave Dayton, OH 45403',6,[str(n) for n in range(22,49,2)]),
   ('The Pruett Building - 9 W Monument Ave Dayton, OH 45402',10,['%d0%d'%(f,u) for f in range(2,6) for u in range(1,7)])]
K=['total','b0_30','b31_60','b61_90','b91']
rows=[];tots=[];i=0;sec=[]
for pn,n,us in P:
    us=sorted(random.sample(us,n));me=[]
    for u in us:
        nm=f'{LN[i]}, {FN[i]}';i+=1
        rent=random.choice([725,780,815,865,910,945,1020])
        z=random.random();b=[0,0,0,0]
        if z<.35:b[0]=random.choice([rent+50,rent,50,75,rent/2])
        elif z<.6:b[0]=rent+50;b[1]=round(random.uniform(80,rent),2)
        elif z<.75:b[0]=rent+50;b[1]=rent+50;b[2]=round(random.uniform(50,rent),2)
        elif z<.85:b[3]=round(random.uniform(40,2900),2)
        elif z<.93:b[0]=-round(random.uniform(5,120),2);b[1]=round(random.uniform(10,140),2)
        else:b=[rent+50,rent+50,rent+50,round(random.uniform(300,4000),2)]
        d=dict(unit=u,name=nm);d.update(zip(K[1:],[float(v) for v in b]));d['total']=r2(sum(b));me.append(d)
    T={k:r2(sum(d[k] for d in me)) for k in K};rows+=me;tots.append(T);sec.append((pn,me,T))
G={k:r2(sum(t[k] for t in tots)) for k in K};tots.append(G)
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1);X=[330,395,455,515,576];g=HexColor('#C9CED3');ink=HexColor('#2B3A42')
pg=0
def head():
    global y,pg
    pg+=1;c.setFillColor(ink)
    c.setFont('Helvetica-Bold',15);c.drawString(36,748,'Aged Receivable Summary');c.setFont('Helvetica',8)
    c.drawString(36,734,'Brickyard Property Group LLC');c.drawString(36,722,'Properties: Northgate Portfolio (3)   |   As of: 10/31/2024   |   Tenant Status: Current and Notice   |   GL Accounts: All')
    y=698;c.setFont('Helvetica-Bold',8);c.drawString(36,y,'Payer Name');c.drawString(168,y,'Unit')
    c.drawRightString(X[0],y+9,'Amount');c.drawRightString(X[0],y,'Receivable')
    for x,h in zip(X[1:],['0-30','31-60','61-90','91+']):c.drawRightString(x,y,h)
    c.setStrokeColor(ink);c.setLineWidth(1.2);c.line(36,y-5,576,y-5);y-=20
    c.setFont('Helvetica',7);c.drawString(36,28,'Created on 11/04/2024');c.drawRightString(576,28,f'Page {pg}')
def nums(d):
    for x,k in zip(X,K):c.drawRightString(x,y,f'{d[k]:,.2f}')
head()
for pn,me,T in sec:
    if y<150:c.showPage();head()
    c.setFont('Helvetica-Bold',8.5);c.setFillColor(ink);c.drawString(36,y,pn);y-=18
    for d in me:
        if y<60:c.showPage();head()
        c.setFont('Helvetica',8);c.drawString(44,y,d['name']);c.drawString(168,y,d['unit']);nums(d)
        c.setStrokeColor(g);c.setLineWidth(.4);c.line(36,y-5,576,y-5);y-=17
    c.setFont('Helvetica-Bold',8);nums(T);y-=26
c.setStrokeColor(ink);c.setLineWidth(1);c.line(36,y+14,576,y+14);c.setFont('Helvetica-Bold',9);c.drawString(36,y,'Total');c.setFont('Helvetica-Bold',8);nums(G)
y-=18
c.setFont('Helvetica',7.5);p=[f'{G[k]/G["total"]*100:.1f}%' for k in K[1:]]
c.showPage();c.save()
write_truth(N,'AR',K,rows,tots);print(len(rows),tots)

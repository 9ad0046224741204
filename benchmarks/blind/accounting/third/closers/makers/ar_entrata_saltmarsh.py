"""Entrata-like Resident Aged Receivables, PDF landscape, 3 pages, boxed grid w/ shaded header, brackets, status groups. PLANTED: one digit changed."""
import random
from _lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.colors import HexColor, black, white
random.seed(4606)
N='ar_entrata_saltmarsh.pdf'
FN='Oren Jada Milton Corazon Stefan Ruth Dashiell Aaliyah Beatriz Graham Xochitl Levi Monique Tobias Farah Curtis Eleni Quincy Nadia Osvaldo Paige Rohan Sabine Terrell Uma Vaughn Willa Yusuf Zoe Amos Brielle Chidi Dora Emmett Fatima Gideon Hana Isaiah June Kwame Leona Mateo'.split()
LN='Applegate Bhatt Cavanaugh Doucet Engstrom Fontenot Garibay Hightower Iyer Jorgensen Kapoor Langston McAllister Nwosu OBrien Pacheco Quigley Rosenthal Stanhope Tran Underhill Villanueva Winslow Yoon Zamora Ashworth Boudreaux Chaudhry Devereux Easley Flores Grimaldi Hathaway Ivers Jaramillo Kessel Lopresti Marchetti Norwood Okafor Pennington Reyes'.split()
random.shuffle(FN);random.shuffle(LN)
K=['deposit','prepaid','current','b31_60','b61_90','b91_120','b121','total']
used=set();rows=[];sec=[];i=0
for st,n in(('Current',26),('Notice',5),('Eviction',3),('Past',8)):
    me=[]
    for _ in range(n):
        while 1:
            u='%d-%d%02d'%(random.randint(1,6),random.randint(1,3),random.randint(1,8))
            if (u) not in used:used.add(u);break
        rent=random.choice([1289,1345,1410,1475,1520,1615,1690]);fee=random.choice([0,75,128.9,35,112.47])
        dep=float(random.choice([0,250,300,500,rent]));pre=0.;b=[0.]*5
        if st=='Current':
            z=random.random()
            if z<.25:pre=-round(random.choice([rent,random.uniform(1,900)]),2)
            elif z<.6:b[0]=round(random.choice([fee+rent,random.uniform(20,400),75]),2)
            elif z<.85:b[0]=rent+fee;b[1]=round(random.uniform(30,rent),2)
            else:b[0]=round(random.uniform(60,200),2);b[3]=round(random.uniform(15,300),2);pre=-round(random.uniform(5,50),2)
        elif st=='Notice':b[0]=rent+fee
        elif st=='Eviction':b=[rent+75.,rent+75.,rent+75.,float(rent),round(random.uniform(200,2500),2)];dep=float(random.choice([250,500]))
        else:
            b[random.randint(2,4)]=round(random.uniform(120,3400),2)
            b[4]=round(b[4]+random.choice([0,random.uniform(100,2200)]),2);dep=0.
        d=dict(resident=str(random.randint(10482211,19984410)),name=f'{FN[i]} {LN[i]}',unit=u);i+=1
        d.update(zip(K,[dep,pre]+[round(x,2) for x in b]));d['total']=r2(pre+sum(b));me.append(d)
    me.sort(key=lambda d:d['unit'])
    T={k:r2(sum(d[k] for d in me)) for k in K};sec.append((st,me,T));rows+=me
G={k:r2(sum(s[2][k] for s in sec)) for k in K}
# planted: one digit of one bucket of a Current resident
cand=[d for d in sec[0][1] if d['b31_60']>300]
d=cand[len(cand)//2];old=d['b31_60'];s=f'{old:.2f}';q=s.index('.')-2;new=float(s[:q]+str((int(s[q])+3)%10)+s[q+1:]);d['b31_60']=new
planted=dict(what=f"unit {d['unit']} {d['name']}: 31-60 Days printed {new:,.2f} where {old:,.2f} was meant; row total, section total and report total are those of {old:,.2f}",kind='digit_changed')
W,H=landscape(legal);c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
edges=[30,105,225,275,355,440,535,630,725,820,908,978]
heads=[('Resident ID',),('Resident',),('Bldg-Unit',),('Deposits','Held'),('Prepaid','Credits'),('Current',),('31-60','Days'),('61-90','Days'),('91-120','Days'),('121+','Days'),('Total','Balance')]
f=lambda v:f'${v:,.2f}' if v>=0 else f'(${-v:,.2f})'
grey=HexColor('#BFBFBF');pg=0
def head():
    global y,pg
    pg+=1;c.setFillColor(HexColor('#00587C'));c.setFont('Helvetica-Bold',13);c.drawString(30,580,'Resident Aged Receivables');c.setFillColor(black)
    c.setFont('Helvetica',8);c.drawString(30,568,'Saltmarsh Landing');c.drawString(30,557,'Post Month: 08/2024  |  Aged as of 08/31/2024  |  Aging basis: charge due date  |  Arrange by: Lease Status')
    c.drawRightString(978,580,f'Page {pg}');c.drawRightString(978,568,'Run 09/03/2024 08:16 AM by kmorrow')
    c.setFillColor(HexColor('#00587C'));c.rect(30,520,948,27,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica-Bold',8)
    for j,h in enumerate(heads):
        for q,w in enumerate(h):
            yy=(536-10*q) if len(h)==2 else 530
            if j<3:c.drawString(edges[j]+4,yy,w)
            else:c.drawRightString(edges[j+1]-4,yy,w)
    c.setFillColor(black);y=520
def grid(h=15):
    c.setStrokeColor(grey);c.setLineWidth(.4);c.rect(30,y-h,948,h,fill=0)
    for e in edges[1:-1]:c.line(e,y,e,y-h)
def nums(d):
    for j,k in enumerate(K):c.drawRightString(edges[j+4]-4,y-10.5,f(d[k]))
def need(h):
    if y-h<45:c.showPage();head()
head()
for st,me,T in sec:
    need(50);c.setFillColor(HexColor('#DCE9EF'));c.rect(30,y-15,948,15,fill=1,stroke=0);c.setFillColor(black);c.setFont('Helvetica-Bold',8);c.drawString(34,y-10.5,f'Lease Status: {st}  ({len(me)})');y-=15
    for d in me:
        need(16);grid();c.setFont('Helvetica',8);c.drawString(34,y-10.5,d['resident']);c.drawString(109,y-10.5,d['name']);c.drawString(229,y-10.5,d['unit']);nums(d);y-=15
    need(16);c.setFillColor(HexColor('#F2F2F2'));c.rect(30,y-15,948,15,fill=1,stroke=0);c.setFillColor(black);grid();c.setFont('Helvetica-Bold',8);c.drawString(109,y-10.5,f'{st} Subtotal');nums(T);y-=15
need(90);y-=6;grid(17);c.setFont('Helvetica-Bold',8.5);c.drawString(109,y-11,'Property Total');c.setFont('Helvetica-Bold',8);nums(G);y-=40
c.setFont('Helvetica-Oblique',7.5);c.drawString(30,y,'Total Balance = aged charges less prepaid credits. Deposits held are shown for information and are not netted.')
c.showPage();c.save()
write_truth(N,'AR',K,rows,[s[2] for s in sec]+[G],planted);print(len(rows),planted,G)

# Student housing, Entrata-like resident aged receivables by bed, two properties, PDF landscape, ~165 rows
import random
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
R=random.Random(8214)
NAME='Resident_Aged_Receivables_Campus_Portfolio.pdf'
FN='Aiden Maya Jordan Priya Caleb Sofia Ethan Zoe Marcus Lena Tyler Amara Nolan Hailey Diego Grace Omar Brooke Liam Naomi Wyatt Kira Devon Paige Rohan Elise Trent Jasmine Colin Wren'.split()
LN='Abernathy Bostick Carrow Delacruz Eastman Fennimore Goswami Hollister Iverson Jankowski Kessler Lindqvist Montrose Nakagawa Okonjo Pruitt Quesada Rademaker Sandoval Tillery Underhill Vasquez Whitlock Yarborough Zielinski Brantley Coker Dunmore Ellery Faircloth'.split()
props=[('The Foundry at College Row',104,'F'),('Magnolia Street Cottages',61,'M')]
K=['b0_30','b31_60','b61_90','b90','unpaid','prepaid','total','deposit']
H1=['0 - 30','31 - 60','61 - 90','90+','Total','Pre-','','Deposit']
H2=['Days','Days','Days','Days','Unpaid','payments','Balance','Held']
used=set()
def nm():
    while 1:
        n=R.choice(LN)+', '+R.choice(FN)
        if n not in used: used.add(n);return n
data=[]
for p,cnt,code in props:
    ids=set()
    while len(ids)<cnt:
        if code=='F': ids.add((R.randint(1,5)*100+R.randint(1,32),R.choice('ABCD')))
        else: ids.add((R.randint(1,38),R.choice('12345')))
    L=[]
    for u,b in sorted(ids):
        unit=f'{u}-{b}' if code=='F' else f'C{u:02d}-{b}'
        st=R.choices(['Current','Past','Notice','Future'],[70,16,8,6])[0]
        rent=R.choice([689,715,729,749,785,815]) if code=='F' else R.choice([595,610,640,665])
        v=[0,0,0,0];pre=0
        q=R.random()
        if st=='Future': v[0]=R.choice([0,150]); pre=-R.choice([150,200,rent]) if not v[0] else 0
        elif st=='Past':
            v[R.choice([1,2])]=r2(R.uniform(40,900)) ; v[3]=r2(R.uniform(120,3*rent)) if R.random()<.75 else 0
        elif q<.22: pre=-r2(R.choice([rent,rent*2,R.uniform(5,400)]))
        elif q<.6: v[0]=r2(R.choice([rent,75,rent+75,R.uniform(11,140),38.42]))
        elif q<.83: v[0]=rent+75;v[1]=r2(R.uniform(20,rent))
        else: v[0]=rent+75;v[1]=rent+75;v[2]=r2(R.uniform(60,rent));v[3]=r2(R.uniform(0,900)) if R.random()<.5 else 0
        if sum(v) and R.random()<.07: pre=-r2(R.uniform(5,60))
        dep=0 if R.random()<.35 else R.choice([150,200,250])
        if st=='Past': dep=0
        un=r2(sum(v)); L.append((unit,f'{R.randint(1100000,1989999)}',nm(),st,[r2(x) for x in v]+[un,r2(pre),r2(un+pre),dep]))
    data.append((p,L))
W,H=landscape(letter)
c=canvas.Canvas(doc(NAME),pagesize=(W,H))
X=[352,408,464,520,580,638,697,752]
pg=[0]; NP=5
def head():
    pg[0]+=1
    c.setFillColor(HexColor('#0B5E55'));c.setFont('Helvetica-Bold',13);c.drawString(36,H-38,'Resident Aged Receivables')
    c.setFillColor(HexColor('#444444'));c.setFont('Helvetica',7.5);c.drawString(36,H-50,'Bluegrass Collegiate Living   |   As of 10/31/2025   |   Post month 10/2025   |   Lease status: all   |   Sorted by unit-bed   |   Report by resident')
    c.setFillColor(HexColor('#DDEBE9'));c.rect(34,H-84,724,26,stroke=0,fill=1);c.setFillColor(HexColor('#000000'))
    c.setFont('Helvetica-Bold',7.5)
    for x,a,b in zip(X,H1,H2): c.drawRightString(x,H-69,a);c.drawRightString(x,H-79,b)
    for x,b in((36,'Unit-Bed'),(82,'Resident ID'),(134,'Resident'),(250,'Status')): c.drawString(x,H-79,b)
    c.setFont('Helvetica',6.5);c.drawString(36,22,'Generated 11/04/2025 08:17 AM CST by kbrandt');c.drawRightString(758,22,f'{pg[0]} of {NP}')
    return H-96
y=head()
def fmt(v): return '-' if v==0 else (f'$ {v:,.2f}' if v>=0 else f'$ ({-v:,.2f})') 
def f2(v): return '-' if v==0 else par(v)
rows=[];tots=[];G=[0]*8
def need(h):
    global y
    if y-h<36: c.showPage(); y=head()
for p,L in data:
    need(30);c.setFont('Helvetica-Bold',8.5);c.setFillColor(HexColor('#0B5E55'));c.drawString(36,y,p);c.setFillColor(HexColor('#000000'));y-=13
    for i,(u,rid,n,st,v) in enumerate(L):
        need(12)
        c.setFont('Helvetica',7.3);c.drawString(36,y,u);c.drawString(82,y,rid);c.drawString(134,y,n);c.drawString(250,y,st)
        for x,a in zip(X,v): c.drawRightString(x,y,f2(a))
        c.setStrokeColor(HexColor('#DDDDDD'));c.setLineWidth(.3);c.line(34,y-3.2,758,y-3.2);c.setStrokeColor(HexColor('#000000'))
        y-=12.2
        rows.append(dict(unit=u,resident=rid,name=n,**{k:a for k,a in zip(K,v) if a}))
    S=[r2(sum(q[4][j] for q in L)) for j in range(8)];G=[r2(a+b) for a,b in zip(G,S)]
    need(20);c.setLineWidth(.8);c.line(300,y+9,758,y+9);c.setFont('Helvetica-Bold',7.3);lb=f'Total {p}';c.drawString(36,y,lb)
    for x,a in zip(X,S): c.drawRightString(x,y,f2(a))
    tots.append(dict(label=lb,**dict(zip(K,S))));y-=24
need(20);c.setFillColor(HexColor('#DDEBE9'));c.rect(34,y-5,724,16,stroke=0,fill=1);c.setFillColor(HexColor('#000000'));c.setFont('Helvetica-Bold',7.3);c.drawString(36,y,'Grand Total (2 properties)')
for x,a in zip(X,G): c.drawRightString(x,y,f2(a))
tots.append(dict(label='Grand Total (2 properties)',**dict(zip(K,G))))
c.save();print(pg,len(rows),G)
assert pg[0]==NP
save(NAME,'AR',K,rows,tots,'Entrata-like aged receivables by bed, two student properties, five landscape pages, PDF',False)

# Yardi-like aging detail: tenant heading with charges, subtotals; reportlab landscape
import random,datetime as dt
from common import *
from names import names
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(9023); asof=dt.date(2025,10,31)
K=['total','b0_30','b31_60','b61_90','b90','prepaid']
T=[]; N=names(R,31); ctl=1184300
units=sorted(R.sample([f'{b}{f}{n:02d}' for b in 'ABCD' for f in (1,2,3) for n in range(1,13)],31))
stats=['Current']*20+['Notice']*3+['Past']*6+['Eviction']*2; R.shuffle(stats)
code={'rent':(1165,1890),'latefee':(75,75),'water':(28,71),'trash':(12,12),'pest':(4,4),'pet':(35,35),'nsf':(50,50),'damages':(85,940),'legal':(215,395),'utiladm':(6.5,6.5),'garage':(95,95)}
for u,(l,f),st in zip(units,N,stats):
    tid=f't00{R.randint(31000,48999)}'; L=[]
    rent=R.randint(1165,1890)
    def add(d,c,a,part=False):
        global ctl
        ctl+=R.randint(3,41); age=(asof-d).days
        b='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        L.append(dict(unit=u,name=f'{f} {l}',resident=tid,date=d.isoformat(),charge=c,invoice=f'C-{ctl}',total=r2(a),**{b:r2(a)}))
    if st=='Past':
        d=asof-dt.timedelta(R.randint(40,230)); add(d,'damages',R.uniform(85,940)); 
        if R.random()<.8: add(d,'rent',rent*R.uniform(.2,1))
        add(d+dt.timedelta(9),'water',R.uniform(28,71))
        if R.random()<.4: add(d+dt.timedelta(20),'legal',R.choice([215,295,395]))
    elif st=='Eviction':
        for m in (7,8,9,10):
            add(dt.date(2025,m,1),'rent',rent if m>7 else rent*.4); add(dt.date(2025,m,5),'latefee',75); 
        add(dt.date(2025,9,18),'legal',395)
    else:
        k=R.random()
        if k<.25: add(dt.date(2025,10,1),'water',R.uniform(28,71)); add(dt.date(2025,10,1),'trash',12); add(dt.date(2025,10,1),'pest',4)
        elif k<.7: add(dt.date(2025,10,1),'rent',rent if R.random()<.5 else rent*R.uniform(.1,.8)); add(dt.date(2025,10,4),'latefee',75)
        else:
            add(dt.date(2025,9,1),'rent',rent*R.uniform(.1,.6)); add(dt.date(2025,9,4),'latefee',75); add(dt.date(2025,10,1),'rent',rent); add(dt.date(2025,10,4),'latefee',75)
            if R.random()<.5: add(dt.date(2025,10,7),'nsf',50)
        if R.random()<.3: add(dt.date(2025,10,1),'garage',95)
    L.sort(key=lambda x:(x['date'],x['invoice']))
    for i,x in enumerate(L):pass
    if st=='Current' and R.random()<.22:
        p=-r2(R.uniform(20,400)); L.append(dict(unit=u,name=f'{f} {l}',resident=tid,date='2025-10-29',charge='prepay',invoice=f'R-{R.randint(610200,618800)}',total=p,prepaid=p))
    T.append((u,f'{f} {l}',tid,st,L))
Z=lambda L:{k:r2(sum(x.get(k,0) for x in L)) for k in K}
rows=[x for t in T for x in t[4]]; tots=[]
n='AR_briar_glen_aging_detail_1025.pdf'; pw,ph=landscape(letter); cv=canvas.Canvas(doc(n),pagesize=(pw,ph),invariant=1)
X=[430,500,566,632,698,764]; y=0; pg=0
fm=lambda v:'' if v is None else f'{v+0.0:,.2f}'
def top():
    global y,pg
    if pg: cv.showPage()
    pg+=1; cv.setFont('Times-Bold',12); cv.drawString(28,582,'Aging Detail'); cv.setFont('Times-Roman',8.5)
    cv.drawString(28,570,'DB Caption: PRODUCTION   Property: Briar Glen (brgl)   Status: Current, Notice, Past, Eviction   Age As Of: 10/31/2025   Post To: 10/2025')
    cv.setFont('Times-Bold',8.5); cv.line(28,560,766,560)
    for x,a in((28,'Unit / Customer'),(110,'Date'),(170,'Charge'),(250,'Control')): cv.drawString(x,540,a)
    for x,a,b in zip(X,('Total','0 - 30','31 - 60','61 - 90','Over','Pre-'),('Charges','days','days','days','90 days','payments')): cv.drawRightString(x,550,a); cv.drawRightString(x,540,b)
    cv.line(28,535,766,535); y=523
def need(h):
    if y-h<40: top()
def nums(v):
    for x,k in zip(X,K): cv.drawRightString(x,y,fm(v.get(k)))
top()
for u,nm,tid,st,L in T:
    need(12*(min(len(L),4)+2)); cv.setFont('Times-Bold',8.5); cv.drawString(28,y,f'{u}'); cv.drawString(62,y,f'{nm} ({tid})'); cv.drawString(250,y,st); y-=11
    cv.setFont('Times-Roman',8.5)
    for x in L:
        if y<40: top(); cv.setFont('Times-Roman',8.5)
        d=dt.date.fromisoformat(x['date']); cv.drawString(110,y,d.strftime('%m/%d/%Y')); cv.drawString(170,y,x['charge']); cv.drawString(250,y,x['invoice']); nums(x); y-=11
    if y<46: top()
    z=Z(L); cv.setFont('Times-Italic',8.5); cv.line(380,y+8.5,766,y+8.5); cv.drawString(110,y,f'Total for {nm}'); nums(z); y-=15
    tots.append(dict(label=f'Total for {nm}',**z))
need(60); g=Z(rows); y-=3; cv.setFont('Times-Bold',9); cv.line(28,y+10,766,y+10); cv.drawString(28,y,'Total Briar Glen (brgl)'); nums(g); cv.line(28,y-4,766,y-4); cv.line(28,y-6,766,y-6)
tots.append(dict(label='Total Briar Glen (brgl)',**g)); cv.setFont('Times-Roman',7); cv.drawString(28,y-20,'UserId : jmalone   Date : 11/3/2025   Time : 8:27 AM'); cv.save()
save(n,'AR',K,rows,tots,'Yardi-like aging detail, tenant headings with charge lines and tenant subtotals',True)

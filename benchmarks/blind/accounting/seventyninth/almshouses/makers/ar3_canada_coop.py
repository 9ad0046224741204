import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(66)
HH=[('103','Okafor-Lind'),('108','Tremblay, S.'),('112','Nakashima'),('201','Desrosiers / Roy'),('204','Whitfield'),('209','Haddad'),('213','Petersen, K. & J.'),('302','Castellanos'),('307','Mbeki-Stone'),('311','Fournier'),('316','Yellowknee'),('TH-2','Gauthier'),('TH-7','Ramdass')]
N='ar_lakeview_coop_ageing_detail.pdf'
c=canvas.Canvas(D(N),pagesize=landscape(letter))
AS=dt.date(2026,10,31)
X=[430,490,550,610,670,740];H=['Current','1 - 30','31 - 60','61 - 90','> 90','Open Balance'];K=['current','b1_30','b31_60','b61_90','b90','total']
pg=0
def head():
    global pg,y
    if pg:c.showPage()
    pg+=1
    c.setFont('Helvetica',7);c.drawString(40,585,'7:48 PM');c.drawString(40,576,'2026-11-04');c.drawString(40,567,'Accrual Basis');c.drawRightString(750,585,f'Page {pg}')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(396,580,'Lakeview Commons Housing Co-operative Inc.')
    c.setFont('Helvetica-Bold',10.5);c.drawCentredString(396,565,'A/R Ageing Detail by Member Household')
    c.setFont('Helvetica-Bold',8.5);c.drawCentredString(396,552,'As of October 31, 2026')
    c.setFont('Helvetica-Bold',7.5)
    for x,t in ((70,'Due Date'),(130,'Num'),(185,'Memo')): c.drawString(x,532,t)
    for x,t in zip(X,H):c.drawRightString(x,532,t)
    c.setLineWidth(1.2);c.line(40,527,750,527);c.setLineWidth(.5);y=514
def n(v): return f(v) if v>=0 else '-'+f(-v)
head();rows=[];tots=[];G=[0]*6;inv=8800
for u,nm in HH:
    ch=random.choice([94200,108700,121500,131600]);k=random.choice([1,1,2,2,3,4])
    items=[]
    for m in range(k):
        mo=10-m;d=dt.date(2026,mo,5)
        items.append((d,f'HC-{inv-m*41}','Housing charge '+d.strftime('%b %Y'),ch if m else random.choice([ch,ch,ch-30000])))
        if random.random()<.5: items.append((d,f'HC-{inv-m*41}','Parking stall',4500))
    inv+=1
    if random.random()<.35: items.append((dt.date(2026,6,15),f'CM-{random.randint(110,190)}','Laundry card / key fob',random.choice([2500,4000,7500])))
    if random.random()<.5: items.append((dt.date(2026,11,10),f'RP-{random.randint(20,60)}','Arrears repayment plan, instalment',random.choice([10000,15000])))
    if random.random()<.4: items.append((dt.date(2026,9,random.randint(5,25)),f'NSF{random.randint(10,40)}','NSF bank fee',4500))
    if random.random()<.4: items.append((dt.date(2026,10,random.randint(5,28)),'','Payment - unapplied e-transfer',-random.choice([25000,40000,18000])))
    items.sort()
    if y<60+12*3:head()
    c.setFont('Helvetica-Bold',8);c.drawString(44,y,f'Unit {u} - {nm}');y-=12;S=[0]*6
    for d,num,memo,a in items:
        if y<50:head()
        days=(AS-d).days;b=0 if days<=0 else 1 if days<=30 else 2 if days<=60 else 3 if days<=90 else 4
        c.setFont('Helvetica',8);c.drawString(70,y,d.isoformat());c.drawString(130,y,num);c.drawString(185,y,memo)
        c.drawRightString(X[b],y,n(a));c.drawRightString(X[5],y,n(a));S[b]+=a;S[5]+=a
        r=dict(unit=u,name=nm,date=d.isoformat(),charge=memo)
        if num:r['invoice']=num
        r[K[b]]=p(a);r['total']=p(a);rows.append(r);y-=11.5
    if y<45:head()
    c.setFont('Helvetica-Bold',8);lab=f'Total Unit {u}';c.drawString(44,y-1,lab);t=dict(label=lab)
    for i,(x,v) in enumerate(zip(X,S)):
        c.line(x-48,y+8.5,x,y+8.5);c.drawRightString(x,y-1,n(v));t[K[i]]=p(v)
    tots.append(t);G=[a+b for a,b in zip(G,S)];y-=19
if y<60:head()
c.setFont('Helvetica-Bold',8.5);c.drawString(40,y-4,'TOTAL');t=dict(label='TOTAL')
for i,(x,v) in enumerate(zip(X,G)):
    c.line(x-50,y+6,x,y+6);c.drawRightString(x,y-4,n(v));c.line(x-50,y-8,x,y-8);c.line(x-50,y-10,x,y-10);t[K[i]]=p(v)
tots.append(t);c.save();print(len(rows),pg,G)
save(N,'AR',K,rows,tots,'QuickBooks-like A/R ageing detail by household, Canadian co-operative',True)

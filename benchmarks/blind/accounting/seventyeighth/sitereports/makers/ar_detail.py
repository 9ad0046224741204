# Resident aging detail by charge (student housing, bed spaces); tenant headings; one charge printed twice (planted)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from datetime import date,timedelta
rng=random.Random(7813)
fn='KestrelHouse_ResidentAgingDetail_013126.pdf'; W,H=letter; cv=canvas.Canvas(f'{B}/documents/{fn}',pagesize=(W,H))
AS=date(2026,1,31); K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total']
X=[255,306,357,408,459,512,576]
HD=[('Total Unpaid','Charges'),('0 - 30','days'),('31 - 60','days'),('61 - 90','days'),('Over 90','days'),('','Prepays'),('','Balance')]
f=lambda v:f'{v:,.2f}'
ST=['Current']*34+['Notice']*4+['Past']*11+['Future']*2
nm=names(rng,51); tens=[]
months=[date(2025,m,1) for m in(8,9,10,11,12)]+[date(2026,1,1)]
def bucket(d):
    a=(AS-d).days; return 1 if a<=30 else 2 if a<=60 else 3 if a<=90 else 4
for i,st in enumerate(ST):
    rent=rng.choice([689,719,745,779,815,849,905]); ch=[]
    def add(d,c,a): ch.append((d,c,c2(a)))
    if st in('Current','Notice'):
        z=rng.random(); n=1 if z<.4 else 2 if z<.7 else 3 if z<.88 else 4
        if rng.random()<.13: add(AS-timedelta(days=rng.randint(0,6)),'prepay',-rng.choice([rent,rent,rng.uniform(20,300)]))
        else:
            for d in months[-n:]:
                part=d==months[-n] and rng.random()<.5
                add(d,'rent',rng.uniform(60,rent) if part else rent)
                if rng.random()<.35: add(d,'parking',45)
                if rng.random()<.3: add(d+timedelta(days=9),'utilovr',rng.uniform(6,48))
                add(d+timedelta(days=5),'latefee',75) if rng.random()<.7 else 0
            if rng.random()<.12: add(date(2026,1,14),'nsf',35)
            if rng.random()<.12: add(AS-timedelta(days=rng.randint(2,20)),'prepay',-rng.uniform(10,120))
            if rng.random()<.1: add(date(2025,9,16),'keyfob',50)
    elif st=='Past':
        mo=date(2025,8,rng.randint(1,9)) if rng.random()<.7 else date(2025,12,20)
        if rng.random()<.15: add(mo+timedelta(days=12),'prepay',-rng.uniform(20,90))
        else:
            for c,lo,hi in [('damage',60,640),('cleaning',95,160),('utilovr',10,70),('keyfob',50,50),('relet',350,350),('rent',300,905)]:
                if rng.random()<.45: add(mo+timedelta(days=10),c,rng.uniform(lo,hi))
            if not ch: add(mo+timedelta(days=10),'damage',rng.uniform(90,300))
    else: add(date(2026,1,20+i%5),'prepay',-rng.choice([150,rent]))
    ch.sort(key=lambda x:(x[0],x[1]))
    fl=rng.randint(1,5); unit=f'{rng.choice("ABC")}{fl}{rng.randint(1,18):02d}-{rng.randint(1,4)}'
    tens.append((unit,f't{rng.randint(81200,99400):07d}',nm[i],st,ch))
tens.sort(key=lambda t:t[0]); assert len({t[0] for t in tens})>=50
# doubled: a mid-list multi-charge tenant's 'rent' line
big=[k for k,t in enumerate(tens) if t[3]=='Current' and len(t[4])>=4]; dk=big[len(big)//2]
dj=[j for j,c in enumerate(tens[dk][4]) if c[1]=='latefee' or c[1]=='parking' or c[1]=='utilovr'][0]
y=[0];pg=[0]
def head():
    if pg[0]: cv.showPage()
    pg[0]+=1; cv.setFont('Times-Bold',13); cv.drawCentredString(W/2,H-40,'Resident Aging Detail'); cv.setFont('Times-Roman',8.5)
    cv.drawCentredString(W/2,H-52,'Property: Kestrel House at Dunmore (kesthse)    Age as of: 01/31/2026    Post month: 01/2026'); cv.drawCentredString(W/2,H-63,'Status: Current, Notice, Past, Future')
    cv.setFont('Times-Bold',8)
    cv.drawString(36,H-93,'Charge'); cv.drawString(100,H-93,'Charge'); cv.drawString(160,H-93,'Control'); 
    cv.drawString(36,H-102,'Code'); cv.drawString(100,H-102,'Date')
    for x,(a,b) in zip(X,HD): cv.drawRightString(x,H-93,a); cv.drawRightString(x,H-102,b)
    cv.setLineWidth(.8); cv.line(36,H-106,576,H-106); y[0]=H-119
def foot(): cv.setFont('Times-Italic',7.5); cv.drawString(36,28,'Monday, February 02, 2026  09:31 AM'); cv.drawRightString(576,28,f'Page {pg[0]}')
def nl(h=10.6):
    y[0]-=h
def need(h):
    if y[0]-h<48: foot(); head(); return True
head(); rows=[];tots=[];G=[0]*7;rec={};planted=None;ctl=118200
def nums(v,font='Times-Roman'):
    cv.setFont(font,8)
    for x,t in zip(X,v): cv.drawRightString(x,y[0],f(t))
for k,(u,rid,(fi,la),st,ch) in enumerate(tens):
    need(36); name=f'{la}, {fi}'
    cv.setFont('Times-Bold',8.5); hl=f'{u}    {name} ({rid})'; cv.drawString(36,y[0],hl); cv.setFont('Times-Italic',8.5); cv.drawString(300,y[0],f'Status: {st}'); nl()
    S=[0]*7
    for j,(d,c,a) in enumerate(ch):
        v=[0.0]*7
        if c=='prepay': v[5]=a; v[6]=a
        else: v[0]=a; v[bucket(d)]=a; v[6]=a
        ctl+=rng.randint(1,37); pc=f'{"R" if c=="prepay" else "C"}-{ctl}'
        times=2 if (k,j)==(dk,dj) else 1
        for t in range(times):
            if need(12): cv.setFont('Times-Bold',8.5); cv.drawString(36,y[0],hl+'  (continued)'); nl()
            cv.setFont('Times-Roman',8); cv.drawString(44,y[0],c); cv.drawString(100,y[0],d.strftime('%m/%d/%Y')); cv.drawString(160,y[0],pc); nums(v); nl()
            rows.append(dict(unit=u,name=name,resident=rid,date=d.isoformat(),charge=c,invoice=pc,**dict(zip(K,v))))
        if times==2: planted=dict(what=f'charge {c} {d:%m/%d/%Y} {pc} of {name} ({u}), {a:,.2f}, printed twice; the resident total and all other totals count it once',kind='row_doubled')
        S=[c2(p+q) for p,q in zip(S,v)]; rr=rec.setdefault(c,[0]*7); rec[c]=[c2(p+q) for p,q in zip(rr,v)]
    cv.setLineWidth(.3); cv.line(X[0]-46,y[0]+8,576,y[0]+8); lab=f'Total {name}'; need(0)
    cv.setFont('Times-Bold',8); cv.drawString(44,y[0],lab); nums(S,'Times-Bold'); nl(15); tots.append(dict(label=lab,**dict(zip(K,S)))); G=[c2(p+q) for p,q in zip(G,S)]
need(30); cv.setLineWidth(1); cv.line(36,y[0]+9,576,y[0]+9); y[0]-=2; cv.setFont('Times-Bold',8.5); cv.drawString(36,y[0],'Grand Total'); nums(G,'Times-Bold'); cv.line(36,y[0]-4,576,y[0]-4); nl(26)
tots.append(dict(label='Grand Total',**dict(zip(K,G))))
need(150); cv.setFont('Times-Bold',9); cv.drawString(36,y[0],'Recap by Charge Code'); nl(13)
for c in sorted(rec): cv.setFont('Times-Roman',8); cv.drawString(44,y[0],c); nums(rec[c]); nl()
foot(); cv.showPage(); cv.save(); print(len(rows),pg,G,planted)
save(fn,'AR',K,rows,tots,'Voyager-like resident aging detail, resident headings with charges below, portrait PDF, student beds',True,planted)

import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(60103); r2=lambda x:round(x+1e-9,2)
names=[]; used=set()
def nm():
    while 1:
        l,f=R.choice(LAST),R.choice(FIRST)
        if l not in used: used.add(l); return f'{l}, {f}'
units=sorted(R.sample([f'{b:02d}-{b}{fl}{u:02d}' for b in range(1,9) for fl in (1,2,3) for u in range(1,9)],58))
SEC=[('Current resident',34),('Notice',6),('Former resident',16),('Applicant',2)]
K=['prepaid','delinquent','total','current','b31_60','b61_90','b90','deposit']
com=['Promise to pay by 10/15','3-day notice posted 10/06','Payment plan 2 of 4','Sent to collections - Halyard Recovery','Eviction filed, hearing 10/22','Spoke w/ resident, pays Fri','Bankruptcy - do not contact','Dispute on water bill, review ledger','Final account statement mailed 9/12']
rows=[];lines=[];totals=[];ui=0
pool=units[:]; R.shuffle(pool)
def tot(lb,rs): return {'label':lb,**{k:r2(sum(r[k] for r in rs)) for k in K}}
for s,n in SEC:
    us=sorted(pool[ui:ui+n]); ui+=n; grp=[]; lines.append(('h',s))
    for u in us:
        p=de=0.; b=[0.]*4
        rent=R.choice([1189,1225,1264,1310,1342,1395,1460,1515,1588,1640])
        if s=='Applicant': p=-R.choice([200,250,500])
        elif s=='Former resident':
            if R.random()<.12: p=-r2(R.uniform(40,300))
            else:
                b[3]=r2(R.uniform(300,4200)); b[2]=r2(rent*R.random()) if R.random()<.35 else 0.
                b[1]=r2(R.uniform(60,900)) if R.random()<.3 else 0.
                b[0]=r2(R.uniform(60,700)) if R.random()<.15 else 0.
        else:
            x=R.random()
            if x<.28: p=-r2(R.choice([rent,rent/2,R.uniform(5,180),25]))
            else:
                b[0]=r2(R.choice([rent+75,R.uniform(30,260),rent-400,rent*1.04,150]))
                if R.random()<.35: b[1]=r2(R.choice([rent,R.uniform(40,600)]))
                if b[1] and R.random()<.5: b[2]=r2(R.uniform(100,rent))
                if b[2] and R.random()<.5: b[3]=r2(R.uniform(100,2500))
                if R.random()<.06: p=-r2(R.uniform(10,60))
        de=r2(sum(b)); dep=0. if s=='Applicant' or (s=='Former resident' and R.random()<.8) else float(R.choice([200,200,300,500,500,rent]))
        d=dict(unit=u,name=nm(),prepaid=p,delinquent=de,total=r2(de+p),current=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],deposit=dep)
        rows.append(d);grp.append(d)
        mi=f'{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.randint(2021,2024)}'
        if s=="Applicant": mi=f"11/{R.randint(1,15):02d}/2025"
        lines.append(('r',d,mi))
        if de>900 and R.random()<.55: lines.append(('c',R.choice(com[:3] if s!='Former resident' else [com[3],com[8],com[6]])))
    t=tot('Total '+s+('s' if s!='Notice' else ''),grp); totals.append(t); lines.append(('t',t))
t=tot('Grand totals',rows); totals.append(t); lines.append(('g',t))
fn='ar_willow_bend_delinquent_prepaid.pdf'; W,H=landscape(letter); cv=canvas.Canvas(DOC+fn,pagesize=(W,H))
XR=[352,412,472,528,580,632,688,746]
HD=[('Total','Prepaid'),('Total','Delinquent'),('Net','Balance'),('','Current'),('31-60','Days'),('61-90','Days'),('90+','Days'),('Deposits','Held')]
pg=0;NP=0
def head():
    global y,pg
    if pg: foot(); cv.showPage()
    pg+=1
    cv.setFont('Helvetica-Bold',12); cv.drawString(36,H-36,'DELINQUENT AND PREPAID'); cv.setFont('Helvetica',8)
    cv.drawRightString(752,H-34,'Willow Bend at Tatum'); cv.drawRightString(752,H-44,'Fiscal Period 102025')
    cv.drawString(36,H-48,'As of 10/12/2025   Property: 31448   Subjournals: All   Status: Current, Notice, Former, Applicant')
    y=H-64; cv.setFillGray(.85); cv.rect(36,y-14,716,24,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',7.2)
    cv.drawString(39,y,'Bldg/'); cv.drawString(39,y-9,'Unit'); cv.drawString(86,y-9,'Resident name'); cv.drawString(208,y,'Move-in'); cv.drawString(208,y-9,'date'); cv.drawString(262,y-9,'Code')
    for x,(a,b) in zip(XR,HD):
        cv.drawRightString(x,y,a); cv.drawRightString(x,y-9,b)
    y-=25; cv.setFont('Helvetica',7.2)
def foot():
    cv.setFont('Helvetica',6.5); cv.drawString(36,24,'10/12/2025 8:41:07AM   rev. 7.02.1'); cv.drawRightString(752,24,f'Page {pg}')
head()
def nums(d,f):
    cv.setFont(f,7.2)
    for x,k in zip(XR,K): cv.drawRightString(x,y,par(d[k]))
for l in lines:
    if y<50 or (l[0]=='h' and y<84): head()
    if l[0]=='h': y-=3; cv.setFont('Helvetica-BoldOblique',8); cv.drawString(39,y,l[1]); y-=12
    elif l[0]=='r':
        d=l[1]; cv.setFont('Helvetica',7.2); cv.drawString(39,y,d['unit']); cv.drawString(86,y,d['name']); cv.drawString(208,y,l[2]); cv.drawString(262,y,'RESIDENT' if True else ''); nums(d,'Helvetica'); y-=11
    elif l[0]=='c': cv.setFont('Helvetica-Oblique',6.6); cv.drawString(98,y+1.5,'Comment: '+l[1]); y-=9.5
    else:
        cv.setLineWidth(.5); cv.line(300,y+8,752,y+8); cv.setFont('Helvetica-Bold',7.2); cv.drawString(86,y-1,l[1]['label']); y-=1; nums(l[1],'Helvetica-Bold'); y-=13
        if l[0]=='g': cv.line(300,y+10,752,y+10); cv.line(300,y+8,752,y+8)
# recap
if y<170: head()
y-=8; cv.setFont('Helvetica-Bold',8); cv.drawString(39,y,'Recap of delinquent balance by transaction code'); y-=12
D=t['delinquent']; sh=[('RENT','Rent',.71),('LATE','Late charges',.08),('WATER','Water/sewer reimbursement',.07),('PETRENT','Pet rent',.02),('DAMAGE','Damages / cleaning',.09)]
rest=D
cv.setFont('Helvetica',7.2)
for c,n,f in sh:
    v=r2(D*f); rest=r2(rest-v); cv.drawString(45,y,c); cv.drawString(100,y,n); cv.drawRightString(290,y,m(v)); y-=10
cv.drawString(45,y,'LEGAL'); cv.drawString(100,y,'Legal / eviction fees'); cv.drawRightString(290,y,m(rest)); y-=12
cv.setFont('Helvetica-Bold',7.2); cv.drawString(100,y,'Recap total'); cv.drawRightString(290,y,m(D))
foot(); cv.save()
save(fn,'AR',K,rows,totals,'OneSite delinquent & prepaid, status sections, comment lines under residents, recap by code',True)

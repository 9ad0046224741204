from common import *
from datetime import date,timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(7404)
AS=date(2025,11,30)
names=[]; 
while len(names)<24:
    n=f'{R.choice(US_L)}, {R.choice(US_F)}'
    if n not in names and n.split(',')[0] not in [x.split(',')[0] for x in names] and 'Qui' not in n: names.append(n)
units=sorted(R.sample([f'{b}-{fl}{k:02d}' for b in 'ABCD' for fl in (1,2,3) for k in range(1,9)],24))
DESC={'rent':'Tenant Rent','subrent':'Subsidy Rent - HAP','late':'Late Fee','nsf':'NSF Check Fee','util':'Utility Reimb. Chargeback','damage':'Damage - ','pet':'Pet Rent','legal':'Court Filing Fee','retro':'Retro Rent - EIV','secdep':'Security Deposit Installment','lock':'Lockout'}
ctl=208114
hh=[]
for i,(u,n) in enumerate(zip(units,names)):
    rent=R.randint(148,912); hap=R.randint(310,940) if R.random()<.7 else 0
    if not hap: rent=R.randint(820,1185)
    ch=[]
    k=R.choice([0,1,1,1,2,2,3,4])
    for j in range(k):
        d=date(2025,11-j,1); ch.append((d,'rent',DESC['rent'],rent if j or R.random()<.7 else r2(rent*R.uniform(.2,.8))))
        if j and R.random()<.8: ch.append((d+timedelta(5),'late',DESC['late'],25))
    if hap and R.random()<.6:
        d=date(2025,R.choice([11,11,10,9]),1); ch.append((d,'subrent',DESC['subrent'],hap))
    x=R.random()
    if x<.14: ch.append((date(2025,R.choice([7,8,9,10]),R.randint(2,28)),'damage','Damage - '+R.choice(['Screen','Bath Door','Range Hood','Carpet']),r2(R.choice([45,65,112.5,180]))))
    elif x<.26 and hap: ch.append((date(2025,R.choice([6,7,8]),1),'retro',DESC['retro'],R.randint(210,1480)))
    elif x<.36: ch.append((date(2025,10,R.randint(8,25)),'legal',DESC['legal'],186))
    elif x<.46: ch.append((date(2025,11,R.randint(2,26)),'nsf',DESC['nsf'],35))
    elif x<.54: ch.append((date(2025,R.choice([9,10]),15),'util',DESC['util'],r2(R.uniform(18,74))))
    if R.random()<.15: ch.append((date(2025,11,1),'pet',DESC['pet'],20))
    if not ch: 
        if R.random()<.6: ch.append((date(2025,11,R.randint(3,27)),'prepay','Prepaid Rent',-R.choice([rent,25,r2(rent/2),12.4])))
        else: ch.append((date(2025,11,1),'rent',DESC['rent'],rent))
    elif R.random()<.08: ch.append((date(2025,11,R.randint(20,28)),'prepay','Unapplied Receipt',-R.choice([40,50,100])))
    ch.sort(key=lambda c:c[0])
    rid=f't{R.randint(4100,9980):07d}'
    st=R.choice(['Current']*8+['Notice','Past','Past','Eviction'])
    cc=[]
    for d,c,t,a in ch:
        ctl+=R.randint(3,90); cc.append((d,c,t,r2(a),(f'C-{ctl}' if a>0 else f'R-{ctl-90000}')))
    hh.append((u,n,rid,st,hap,cc))
keys=['b0_30','b31_60','b61_90','b90','prepaid','total']
def bk(d,a):
    v=[0]*6
    if a<0: v[4]=a
    else:
        g=(AS-d).days; v[0 if g<=30 else 1 if g<=60 else 2 if g<=90 else 3]=a
    v[5]=a; return v
# dropped: find household with >=4 charges
dh=[i for i,h in enumerate(hh) if len(h[5])>=4][2]
drop=(dh,2)
pw,ph=landscape(letter)
FILE='marigold_aging_detail_113025.pdf'
cv=canvas.Canvas(DOC+FILE,pagesize=(pw,ph)); cv.setTitle('Affordable Aging Detail')
X=[478,532,586,640,694,756]
def top(p):
    cv.setFont('Times-Bold',13); cv.drawCentredString(pw/2,ph-34,'Aged Receivables - Charge Detail')
    cv.setFont('Times-Roman',9); cv.drawCentredString(pw/2,ph-46,'Marigold Terrace Apartments (mar4)   |   As of 11/30/2025   |   Age by Charge Date   |   Status: All')
    cv.setFont('Times-Roman',8); cv.drawString(36,ph-34,'Run 12/03/2025 8:17 AM'); cv.drawRightString(756,ph-34,f'Page {p}')
    y=ph-64; cv.setLineWidth(.8); cv.line(36,y+2,756,y+2)
    cv.setFont('Times-Bold',8.5)
    for x,t in ((52,'Charge'),(52,None),(118,'Charge'),(176,'Charge'),(228,'')): 
        if t: cv.drawString(x,y-8,t)
    for x,t in ((52,'Control'),(118,'Date'),(176,'Code'),(228,'Description')): cv.drawString(x,y-18,t)
    for x,a,b in zip(X,('0-30','31-60','61-90','Over','','Total'),('Owed','Owed','Owed','90 Owed','Pre-pays','Unpaid')):
        cv.drawRightString(x,y-8,a); cv.drawRightString(x,y-18,b)
    cv.line(36,y-22,756,y-22); return y-35
y=top(1);p=1; rows=[];totals=[];gt=[0]*6; rec={}
LH=10.6
def nums(v,y,bold):
    cv.setFont('Times-Bold' if bold else 'Times-Roman',8.5)
    for x,a in zip(X,v): cv.drawRightString(x,y,m(a))
missing=None
for hi,(u,n,rid,st,hap,cc) in enumerate(hh):
    if y<54+LH*(len(cc)+2): cv.showPage(); p+=1; y=top(p)
    cv.setFillGray(.93); cv.rect(36,y-3,720,11.5,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont('Times-Bold',9); cv.drawString(40,y,u); cv.drawString(84,y,n); cv.drawString(228,y,rid); cv.setFont('Times-Italic',8.5); cv.drawString(290,y,f'Status: {st}')
    cv.drawString(370,y,('HAP: Sec. 8 PBRA' if hap else 'HAP: none')); y-=LH+1
    s=[0]*6
    for ci,(d,c,t,a,k) in enumerate(cc):
        v=bk(d,a); s=[r2(i+j) for i,j in zip(s,v)]; rec[c]=r2(rec.get(c,0)+a)
        if (hi,ci)==drop: missing=(u,n,k,d,c,a); continue
        cv.setFont('Times-Roman',8.5); cv.drawString(52,y,k); cv.drawString(118,y,d.strftime('%m/%d/%Y')); cv.drawString(176,y,c); cv.drawString(228,y,t); nums(v,y,False)
        rows.append(dict(unit=u,name=n,resident=rid,invoice=k,date=d.isoformat(),charge=c,**dict(zip(keys,v)))); y-=LH
    cv.setLineWidth(.3); cv.line(430,y+7.6,756,y+7.6)
    cv.setFont('Times-Bold',8.5); lab=f'Total {n}'; cv.drawString(228,y-1,lab); nums(s,y-1,True); totals.append(dict(label=lab,**dict(zip(keys,s))))
    gt=[r2(i+j) for i,j in zip(gt,s)]; y-=LH+5
if y<60+12*(len(rec)+4): cv.showPage(); p+=1; y=top(p)
cv.setLineWidth(.8); cv.line(36,y+8,756,y+8); cv.setFont('Times-Bold',9.5); cv.drawString(40,y-3,'Grand Total'); cv.setFont('Times-Bold',8.5); nums(gt,y-3,True); cv.line(36,y-8,756,y-8)
totals.append(dict(label='Grand Total',**dict(zip(keys,gt))))
y-=30; cv.setFont('Times-Bold',9); cv.drawString(52,y,'Recap by Charge Code'); y-=13
for c in sorted(rec): cv.setFont('Times-Roman',8.5); cv.drawString(60,y,c); cv.drawRightString(180,y,m(rec[c])); y-=11
cv.line(110,y+8,180,y+8); cv.setFont('Times-Bold',8.5); cv.drawRightString(180,y-2,m(gt[5]))
cv.save(); print(len(rows),p,gt,missing)
save(FILE,'AR','Yardi-like charge-level aging by household, resident heading lines, subsidy charges, recap',True,keys,rows,totals,
 dict(what=f'{missing[0]} {missing[1]}: charge {missing[2]} of {missing[3].isoformat()} ({missing[4]}, {missing[5]:,.2f}) is not printed, though the household total, grand total and recap include it',kind='row_dropped'))

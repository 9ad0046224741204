from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(88)
F='TheLoftsAtNinth_ResidentAging_20251031.pdf'
bl=['A','B','C','D']
used=set(); data={}
def nm():
    while 1:
        n=R.choice(LAST)+', '+R.choice(FIRST)
        if n not in used: used.add(n); return n
rid=40211877
for b in bl:
    L=[]
    beds=[f'{b}{fl}{u:02d}-{s}' for fl in range(1,5) for u in range(1,13) for s in 'ABCD']
    for u in sorted(R.sample(beds,R.randint(31,38))):
        rid+=R.randint(3,190)
        rent=R.choice([749,769,789,815,829,845,879,899])
        st=R.choices(['Current','Notice','Past','Applicant'],[70,8,18,4])[0]
        q=R.random(); b0=b1=b2=b3=pp=0.0
        if st=='Past': b2=round(R.uniform(0,420),2) if R.random()<.4 else 0; b3=round(R.uniform(85,2900),2)
        elif st=='Applicant': pp=-R.choice([150.,200.,250.])
        elif q<.22: pp=-round(R.choice([rent,R.uniform(1,90),R.uniform(100,600)]),2)
        elif q<.62: b0=round(R.choice([50,75,rent+75,R.uniform(12,160),rent*.5]),2)
        elif q<.82: b0=rent+R.choice([0.,75.,43.18]); b1=round(R.uniform(40,rent),2)
        else: b0=rent+75.; b1=rent+75.; b2=round(R.uniform(60,rent),2); b3=round(R.uniform(0,1600),2) if R.random()<.5 else 0
        if R.random()<.05 and b0: pp=-25.
        L.append([u,nm(),str(rid),st,b0,b1,b2,b3,pp,R.choice([0,0,100,150,250]) if st!='Past' else 0])
    data[b]=L
W,H=landscape(letter)
cv=canvas.Canvas(D+F,pagesize=(W,H))
K=['b0_30','b31_60','b61_90','b90','unpaid','prepaid','total','deposit']
X=[365,418,471,528,587,641,700,752]
fm=lambda v:'--' if v==0 else (f'(${-v:,.2f})' if v<0 else f'${v:,.2f}')
pg=0; y=0
def page():
    global pg,y
    if pg: cv.showPage()
    pg+=1
    cv.setFillColorRGB(.12,.25,.37); cv.setFont('Helvetica-Bold',13); cv.drawString(40,H-38,'Resident Aged Receivables'); cv.setFillGray(.3)
    cv.setFont('Helvetica',8); cv.drawString(40,H-50,'The Lofts at Ninth   |   As of: 10/31/2025   |   Post Month: 10/2025   |   Group by: Building   |   Lease Status: Current, Notice, Past, Applicant')
    y=H-72
    cv.setFillColorRGB(.12,.25,.37); cv.rect(36,y-6,W-72,22,fill=1,stroke=0); cv.setFillGray(1); cv.setFont('Helvetica-Bold',7.2)
    for x,t in((40,'Unit-Space'),(92,'Resident'),(205,'Resident ID'),(258,'Status')): cv.drawString(x,y+2,t)
    for x,t in zip(X,['0-30\nDays','31-60\nDays','61-90\nDays','Over 90\nDays','Total\nUnpaid','Prepaid','Net\nBalance','Deposits\nOn Hand']):
        p=t.split('\n')
        if len(p)==2: cv.drawRightString(x,y+7,p[0]); cv.drawRightString(x,y-1,p[1])
        else: cv.drawRightString(x,y+2,t)
    cv.setFillGray(.5); cv.setFont('Helvetica',6.5); cv.drawString(40,22,'Generated 11/03/2025 08:15 AM MST by kmoss'); cv.drawRightString(W-40,22,f'Page {pg}'); cv.setFillGray(0)
    y-=20
page()
tr=[];tot=[];G=[0]*8; z=0; drop=None
for b in bl:
    if y<70: page()
    cv.setFont('Helvetica-Bold',8); cv.drawString(40,y,f'Building {b}'); y-=12; T=[0]*8
    for i,(u,n,ri,st,b0,b1,b2,b3,pp,dep) in enumerate(data[b]):
        un=round(b0+b1+b2+b3,2); v=[b0,b1,b2,b3,un,pp,round(un+pp,2),dep]
        T=[round(a+c,2) for a,c in zip(T,v)]
        if b=='C' and drop is None and i>=14 and b0 and b1 and st=='Current':
            drop=f"Building C: resident {n} ({u}), net balance {v[6]:,.2f}, is left out of the list between its neighbours; the Building C subtotal and the grand total still include it"; continue
        if y<42: page()
        if z%2: cv.setFillGray(.955); cv.rect(36,y-3,W-72,11,fill=1,stroke=0); cv.setFillGray(0)
        z+=1
        cv.setFont('Helvetica',7.2)
        for x,t in((40,u),(92,n),(205,ri),(258,st)): cv.drawString(x,y,t)
        row=dict(unit=u,name=n,resident=ri)
        for x,k,a in zip(X,K,v):
            cv.drawRightString(x,y,fm(a))
            if a: row[k]=a
        tr.append(row); y-=11
    if y<42: page()
    cv.setFont('Helvetica-Bold',7.2); cv.setLineWidth(.5); cv.line(36,y+8,W-36,y+8); lab=f'Subtotal - Building {b} ({len(data[b])} residents)'
    lab=f'Subtotal - Building {b}'; cv.drawString(40,y,lab); tt={'label':lab}
    for x,k,a in zip(X,K,T):
        cv.drawRightString(x,y,fm(a)); 
        if a: tt[k]=a
    tot.append(tt); G=[round(a+c,2) for a,c in zip(G,T)]; y-=18
if y<60: page()
cv.setFont('Helvetica-Bold',7.6); cv.setLineWidth(1); cv.line(36,y+9,W-36,y+9); cv.drawString(40,y,'Property Total'); tt={'label':'Property Total'}
for x,k,a in zip(X,K,G): cv.drawRightString(x,y,fm(a)); tt[k]=a
tot.append(tt); cv.line(36,y-4,W-36,y-4); cv.save()
assert drop
save(F,'AR','Entrata-like student housing resident aging by bed, grouped by building, landscape PDF, dashes for zero',False,K,tr,tot,{'what':drop,'kind':'row_dropped'})
print(len(tr),pg,drop,G)

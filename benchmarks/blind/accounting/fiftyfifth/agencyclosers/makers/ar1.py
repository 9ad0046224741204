# conventional apartments, charge-level aging with resident headings -- planted: one digit changed
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from datetime import date
import datetime as dt
rng=random.Random(5521)
NAME='fernhollow_AR_detail_103125.pdf'
AS=date(2025,10,31)
K=['total','b0_30','b31_60','b61_90','b90','prepaid']
W,H=letter
cv=canvas.Canvas(doc(NAME),pagesize=letter)
XR=[318,372,424,476,528,582]
pg=0;y=0
def head():
    global pg,y
    pg+=1
    cv.setFont('Helvetica-Bold',11);cv.drawString(30,H-36,'Aged Receivables - Charge Detail')
    cv.setFont('Helvetica',8);cv.drawString(30,H-48,'Property: Fernhollow Crossing (fernhc)    Status: Current, Notice, Past, Eviction');cv.drawString(30,H-58,'Age as of: 10/31/2025    Post month through: 10/2025')
    cv.drawRightString(582,H-36,f'Page {pg}');cv.drawRightString(582,H-48,'11/03/2025 09:17 AM')
    y=H-76;cv.setFillGray(.88);cv.rect(28,y-14,556,25,stroke=0,fill=1);cv.setFillGray(0)
    cv.setFont('Helvetica-Bold',7.5)
    for x,a,b in zip(XR,['Total','0-30','31-60','61-90','Over 90','Pre-'],['Owed','Days','Days','Days','Days','payments']): cv.drawRightString(x,y+2,a);cv.drawRightString(x,y-8,b)
    cv.drawString(34,y-8,'Date');cv.drawString(84,y-8,'Charge Code');cv.drawString(160,y-8,'Control #');y-=26
    cv.setFont('Helvetica',6.5);cv.drawString(30,24,'Bellamy Residential Management - aging is by charge date; prepayments are unapplied receipts')
def f(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
N=17;nm=names(rng,N)
RENT=[1165,1240,1285,1340,1385,1420,1495,1560,1610]
tenants=[]
units=sorted(rng.sample([f'{b}{fl}{n:02d}' for b in range(1,9) for fl in range(1,4) for n in range(1,9)],N))
ctl=448100
for i in range(N):
    rent=rng.choice(RENT);ch=[]
    kind=rng.choices(['cur','two','deep','pre','small','past'],[8,6,3,6,4,4])[0]
    if i==4: kind='deep'
    if i in (6,11,15): kind='pre'
    if kind=='pre': ch=[(date(2025,10,rng.randint(20,31)),'Prepay',-float(rng.choice([rent,rng.randint(20,400)+.5,rent/2])))]
    elif kind=='small': ch=[(date(2025,10,1),rng.choice(['Water','Trash','Pet Rent','Renters Ins']),r2(rng.uniform(9,71)))]
    elif kind=='past':
        ch=[(date(2025,7,1),'Rent',float(rent)),(date(2025,7,18),'Damages',r2(rng.uniform(150,900))),(date(2025,7,18),'Cleaning',float(rng.choice([125,175,250])))]
        if rng.random()<.5: ch.append((date(2025,8,4),'Legal Fee',338.0))
    else:
        months={'cur':[10],'two':[9,10],'deep':[7,8,9,10]}[kind]
        for k,m in enumerate(months):
            v=rent if k or rng.random()<.5 else r2(rent-rng.choice([400,650.25,800]))
            ch.append((date(2025,m,1),'Rent',float(v)))
            if rng.random()<.6: ch.append((date(2025,m,1),'Water',r2(rng.uniform(28,74))))
            ch.append((date(2025,m,4),'Late Fee',75.0))
            if rng.random()<.15: ch.append((date(2025,m,6),'NSF Fee',50.0))
        if kind=='deep': ch.append((date(2025,9,22),'Legal Fee',263.0))
        ch.sort(key=lambda c:c[0])
    st={'past':'Past','deep':'Eviction','pre':'Current','small':'Current'}.get(kind) or rng.choice(['Current','Current','Current','Notice'])
    f_,l_=nm[i]
    tenants.append((units[i],f'{l_}, {f_}',f't00{rng.randint(16000,29999)}',st,ch))
rows=[];tots=[];G=[0]*6;first=True;planted=None;codes={}
head()
def need(h):
    if y<44+h: cv.showPage();head()
for u,n,tid,st,ch in tenants:
    need(46)
    cv.setFont('Helvetica-Bold',8);cv.drawString(32,y,u);cv.drawString(70,y,n);cv.setFont('Helvetica',8);cv.drawString(210,y,tid);cv.drawString(270,y,st);y-=11
    S=[0]*6
    for d,c,a in ch:
        need(24);ctl+=rng.randint(3,71);a=r2(a)
        v=[a,0,0,0,0,0];age=(AS-d).days
        if a<0: v[5]=a
        else: v[1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4]=a
        for i in range(6): S[i]=r2(S[i]+v[i])
        codes[c]=r2(codes.get(c,0)+a)
        p=list(v)
        if planted is None and len(rows)>15 and c=='Rent' and v[2] and v[2]%1==0 and 1100<=v[2]<1500:
            p[2]=r2(v[2]+500);planted={"what":f"Unit {u} {n}, Rent of {d:%m/%d/%Y}: 31-60 Days printed {p[2]:,.2f} in place of {v[2]:,.2f}; the row's Total Owed, the tenant total and the grand total keep the right amount","kind":"digit_changed"}
        cv.setFont('Helvetica',7.5);cv.drawString(42,y,d.strftime('%m/%d/%Y'));cv.drawString(92,y,c);cv.drawString(160,y,('R-' if a<0 else 'C-')+str(ctl))
        for x,q in zip(XR,p): cv.drawRightString(x,y,f(q))
        rows.append({"unit":u,"name":n,"resident":tid,"date":d.isoformat(),"charge":c,"invoice":('R-' if a<0 else 'C-')+str(ctl),**dict(zip(K,p))});y-=10
    cv.setLineWidth(.3);cv.line(270,y+7.5,582,y+7.5)
    cv.setFont('Helvetica-Oblique',7.5);cv.drawString(160,y-1,f'Total for {u}')
    for x,q in zip(XR,S): cv.drawRightString(x,y-1,f(q))
    tots.append({"label":f'Total for {u}',**dict(zip(K,S))});y-=16
    for i in range(6): G[i]=r2(G[i]+S[i])
assert planted
need(40);cv.setLineWidth(.9);cv.line(28,y+8,584,y+8);cv.setFont('Helvetica-Bold',7.5);cv.drawString(32,y-2,'Grand Total - Fernhollow Crossing')
for x,q in zip(XR,G): cv.drawRightString(x,y-2,f(q))
tots.append({"label":'Grand Total - Fernhollow Crossing',**dict(zip(K,G))})
y-=28;need(14*len(codes)+20)
cv.setFont('Helvetica-Bold',8);cv.drawString(32,y,'Summary by Charge Code');y-=12;cv.setFont('Helvetica',7.5)
for c,a in sorted(codes.items()): cv.drawString(42,y,c);cv.drawRightString(200,y,f(a));y-=10
cv.line(130,y+7.5,200,y+7.5);cv.drawRightString(200,y-2,f(sum(codes.values())))
cv.save()
save(NAME,'AR',K,rows,tots,'charge-level aging under resident headings, tenant totals, recap by code',True,planted)
print(len(rows),planted,G)

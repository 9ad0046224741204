# AppFolio-like detail by transaction, tenant heading then lines; PLANTED wrong tenant subtotal
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
R=random.Random(303)
TN=[('1A','Marguerite Ellsworth'),('1C','Anton Bielak'),('2B','Rosalind Achterberg & Pete Achterberg'),('2D','Jamal Whitcombe'),('3A','Sunita Khatri'),('3C','Delphine Moreau-Katz'),('3D','Tobias Greenleaf'),('4B','Carmen Ybarra'),('4C','Ewan MacTavish'),('4D','Leilani Kahale'),('G-2','Northside Print Co-op')]
ASOF=dt.date(2025,7,31); CODE={'RENT':'Rent','LATE':'Late Fee','UTIL':'Utility Reimb.','PET':'Pet Rent','PARK':'Parking','REPR':'Tenant Damage','NSF':'Returned Check'}
K=('total','b0_30','b31_60','b61_90','b90')
X=dict(total=(360,'Amount Receivable'),b0_30=(416,'0-30'),b31_60=(470,'31-60'),b61_90=(524,'61-90'),b90=(580,'91+'))
W,H=letter; cv=canvas.Canvas(doc('ar3_alder.pdf'),pagesize=letter); pg=0
GR=colors.HexColor('#555555')
def head():
    global pg,y
    if pg: cv.showPage()
    pg+=1
    if pg==1:
        cv.setFillColor(colors.black); cv.setFont('Helvetica-Bold',16); cv.drawString(32,H-46,'Aged Receivable Detail'); cv.setFont('Helvetica',8)
        for i,s in enumerate(('Properties: Alder Street Walkups - 1420 SE Alder St, Portland, OR 97214','As of: 07/31/2025','Tenant status: Current, Notice, Evict, Past','Show tenants with balance: All except zero')): cv.drawString(32,H-60-10*i,s)
        y=H-114
    else: y=H-40
    cv.setFillColor(colors.HexColor('#EEEEEE')); cv.rect(28,y-5,W-56,16,stroke=0,fill=1); cv.setFillColor(colors.black); cv.setFont('Helvetica-Bold',8)
    for x,s in((32,'Charge Date'),(90,'Code'),(128,'Description'),): cv.drawString(x,y,s)
    for k in K: cv.drawRightString(X[k][0],y,X[k][1])
    y-=18; cv.setFont('Helvetica',7); cv.setFillColor(GR); cv.drawString(32,24,'Created on 08/04/2025'); cv.drawRightString(W-32,24,f'Page {pg}'); cv.setFillColor(colors.black)
def nums(d,b=False):
    cv.setFont('Helvetica-Bold' if b else 'Helvetica',8)
    for k in K: cv.drawRightString(X[k][0],y,'' if d.get(k) is None else f'{d[k]:,.2f}')
head();rows=[];tot=[];planted=None;G=[]
for u,nm in TN:
    rent=R.choice([1495,1550.0,1620,1785,1840]); L=[]
    n=R.choice([1,2,3,4,6,8])
    for _ in range(n):
        c=R.choices(list(CODE),[6,3,2,1,1,1,.5])[0]; mon=R.choice([7,7,7,6,6,5,4,3,2])
        day=1 if c in('RENT','PET','PARK') else R.randint(4,25)
        a={'RENT':R.choice([rent,rent,round(rent*R.uniform(.1,.8),2)]),'LATE':round(rent*.05,2),'UTIL':round(R.uniform(38,96),2),'PET':35,'PARK':85,'REPR':round(R.uniform(60,410),2),'NSF':35}[c]
        L.append((dt.date(2025,mon,day),c,float(a)))
    seen=set();L2=[]
    for l in sorted(L):
        if (l[0],l[1]) in seen: continue
        seen.add((l[0],l[1])); L2.append(l)
    if y-14*(min(len(L2),3)+1)<50: head()
    cv.setFont('Helvetica-Bold',9); cv.drawString(32,y,f'{u} - {nm}'); y-=13; ds=[]
    for d_,c,a in L2:
        age=(ASOF-d_).days; b='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        d={'total':a,**{k:(a if k==b else 0.0) for k in K[1:]}}
        if y<50: head()
        cv.setFont('Helvetica',8); cv.drawString(38,y,d_.strftime('%m/%d/%Y')); cv.drawString(90,y,c); cv.drawString(128,y,f"{CODE[c]} - {d_.strftime('%B %Y')}" if c in('RENT','PET','PARK','UTIL') else CODE[c]); nums(d); y-=12
        ds.append(d); rows.append(dict(unit=u,name=nm,date=d_.isoformat(),charge=c,**d))
    t={k:round(sum(x[k] for x in ds),2) for k in K}; G.append(t); tp=dict(t)
    if nm=='Carmen Ybarra':
        tp['total']=round(t['total']+90,2); planted=f"total does not tie: the subtotal of {u} - {nm} prints Amount Receivable {tp['total']:,.2f}, its lines (and its buckets) add to {t['total']:,.2f}; the report total is as if {t['total']:,.2f}"
    if y<50: head()
    cv.setStrokeColor(colors.HexColor('#999999')); cv.setLineWidth(.4); cv.line(290,y+9,582,y+9); lab=f'Total for {u} - {nm}'; cv.setFont('Helvetica-Bold',8); cv.drawString(38,y,lab if len(lab)<50 else lab); nums(tp,True); tot.append(dict(label=lab,**tp)); y-=19
t={k:round(sum(x[k] for x in G),2) for k in K}
if y<60: head()
cv.setLineWidth(1); cv.setStrokeColor(colors.black); cv.line(28,y+10,W-28,y+10); cv.setFont('Helvetica-Bold',8.5); cv.drawString(32,y-2,'Total'); y-=2; nums(t,True); tot.append(dict(label='Total',**t))
cv.save(); print(planted); save('ar3_alder.pdf','AR',rows,tot,planted)

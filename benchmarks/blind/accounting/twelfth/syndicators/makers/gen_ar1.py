# OneSite-like delinquent & prepaid, legal landscape
import random
from reportlab.lib.pagesizes import legal,landscape
from reportlab.pdfgen import canvas
from util import *
R=random.Random(311)
NAME='OneSite_DelqPrepaid_QuarryBend.pdf'
K=['prepaid','delinquent','total','current','b30_59','b60_89','b90','deposit','other:# Late / NSF']
fn='Alma Tyrell Renee Marcus Joaquin Dolores Priya Kofi Hannah Oscar Lidia Wendell Sue Bao Tamika Greg Ines Ruben Faye Dmitri'.split()
ln='Abernathy Castellanos Dufresne Eastman Fuentes Gallardo Hutchins Ibarra Jankowski Kimbrough Lindqvist Montoya Nakamura Oyelaran Pettiford Quiroz Rasmussen Sandoval Tillery Vandermeer Whitlock Yarbrough'.split()
def amt(a,b): return round(R.uniform(a,b),2)
def mk(st,n,mode):
    out=[]
    for _ in range(n):
        o=dict(unit=f"{R.randint(1,12):02d}-{R.randint(1,3)}{R.randint(1,12):02d}",resident=str(R.randint(410000,489999)),name=f"{R.choice(ln)}, {R.choice(fn)}",status=st)
        pre=0.0;b=[0.0]*4
        x=R.random()
        if mode=='app': pre=-R.choice([50,100,150,300])*1.0
        elif mode=='cur' and x<.38: pre=-amt(2,1350)
        else:
            b[0]=amt(15,1490) if mode=='cur' else 0.0
            if R.random()<.4: b[1]=amt(40,1400)
            if R.random()<.25: b[2]=amt(25,1300)
            if mode=='for': b[3]=amt(180,4200)
            elif R.random()<.15: b[3]=amt(35,2100)
        d=round(sum(b),2);t=round(pre+d,2)
        # prepaids age as current credit
        v=[pre,d,t,round(b[0]+pre,2),b[1],b[2],b[3],float(R.choice([0,99,250,250,300,500])) if mode!='for' else 0.0,R.choice([0,0,1,2,3,5,7]) if mode=='cur' else 0]
        o.update(zip(K,v));out.append(o)
    return sorted(out,key=lambda q:q['unit'])
G=[('Current resident',mk('Current',27,'cur')),('Pending resident',mk('Applicant',3,'app')),('Former resident',mk('Former',11,'for'))]
W,Hh=landscape(legal)
c=canvas.Canvas(doc(NAME),pagesize=(W,Hh),invariant=1)
X=[395,470,540,610,685,755,825,895,950]
HD=[('Total','Prepaid'),('Total','Delinquent'),('Net','Balance'),('','Current'),('30-59','Days'),('60-89','Days'),('90+','Days'),('Deposits','Held'),('# Late','/ NSF')]
TX=[(40,'','Bldg/Unit'),(100,'','Resh ID'),(155,'','Name'),(280,'','Status')]
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,Hh-36,'Cornerstone Ridge Residential - Quarry Bend Apartments')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,Hh-50,'DELINQUENT AND PREPAID REPORT')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,Hh-62,'As of 08/31/2024 for fiscal period 082024')
    c.drawString(40,Hh-36,'Report 3.14.0.2');c.drawString(40,Hh-48,'09/03/2024 7:52:10AM');c.drawRightString(W-40,Hh-36,f'Page {pg} of 2')
    c.setFillGray(.82);c.rect(36,Hh-100,W-72,28,fill=1,stroke=0);c.setFillGray(0);c.setFont('Helvetica-Bold',8)
    for x,a,b in TX: c.drawString(x,Hh-94,b)
    for x,(a,b) in zip(X,HD): c.drawRightString(x,Hh-82,a);c.drawRightString(x,Hh-94,b)
    y=Hh-114
def f(v): return (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
def nums(v):
    for x,k in zip(X,K): c.drawRightString(x,y,str(v[k]) if k.startswith('other') else f(v[k]))
head();rows=[];tots=[];gt=dict.fromkeys(K,0)
for g,l in G:
    if y<90: c.showPage();head()
    c.setFont('Helvetica-Bold',9);c.drawString(40,y,g+'s');y-=14;t=dict.fromkeys(K,0)
    for o in l:
        if y<50: c.showPage();head()
        c.setFont('Helvetica',8.2)
        for (x,_,_),k in zip(TX,('unit','resident','name','status')): c.drawString(x,y,o[k])
        nums(o);rows.append(o);y-=13.2
        for k in K: t[k]=round(t[k]+o[k],2)
    if y<60: c.showPage();head()
    c.line(330,y+10,X[-1],y+10);c.setFont('Helvetica-Bold',8.2);lab=f'Total {g}s ({len(l)})';c.drawString(155,y,lab);nums(t);tots.append(dict(label=lab,**t));y-=22
    for k in K: gt[k]=round(gt[k]+t[k],2)
if y<120: c.showPage();head()
c.line(330,y+11,X[-1],y+11);c.line(330,y+9,X[-1],y+9);c.setFont('Helvetica-Bold',8.2);c.drawString(155,y-2,'Quarry Bend Apartments Totals');y-=2;nums(gt);tots.append(dict(label='Quarry Bend Apartments Totals',**gt))
y-=26;c.setFont('Helvetica-Oblique',7.5);c.drawString(40,y,'Parameters: Subjournals - ALL; Exclude residents with zero balance; Prepaid credits are shown in the current bucket. Units in property: 288.')
c.save();print('ar1 pages',pg);save(NAME,'AR',K,rows,tots)

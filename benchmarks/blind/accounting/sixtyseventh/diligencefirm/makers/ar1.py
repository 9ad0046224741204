# AR1 : apartments, delinquent & prepaid summary PDF landscape, ~140 rows, sections, comment lines
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(6711)
NAME='Larkhaven_Delinquent_Prepaid_0926.pdf'
FN='Tamika Darnell Ruben Priya Colin Yesenia Marcus Hana Terrence Odette Luis Brianna Gavin Imani Wesley Noor Janelle Curtis Mei Rafael Shanice Doug Lorena Kofi Paige Andre Sunita Trevor Alma Byron Keisha Stefan Dulce Ellis Farah'.split()
LN='Abernathy Okoro Castellano Whitlow Nguyen-Tate Bright Delacruz Fontaine Grady Huang Ibarra Jessup Kendrick Lomax Mbeki Nolan Ostrander Pruitt Quiles Rasmussen Sandoval Thibodeaux Urena Vance Wexler Yarbrough Zielinski Broussard Calloway Dukes Espinal Fairley Garrison Holloway'.split()
K=['prepaid','delinquent','b0_30','b31_60','b61_90','b90','total','deposit']
seen=set()
def nm():
    while 1:
        n=f'{R.choice(LN)}, {R.choice(FN)}'
        if n not in seen: seen.add(n); return n
def units(n):
    a=[f'{b:02d}-{b}{fl}{u:02d}' for b in range(1,13) for fl in (1,2,3) for u in range(1,9)]
    return sorted(R.sample(a,n))
COM=['Payment plan signed 9/14 - 3 installments','Filed w/ JP Court Pct 4, hearing 10/06','Rental assistance pledge rec\'d, waiting on agency check','NTV given 9/3; resident disputes Aug utilities','Skip - keys in drop box 8/29','Sent to collections 9/22','Card declined x2, promised 10/1']
def row(kind):
    rent=R.choice([1189,1245,1312,1365,1429,1498,1575,1640,1722])
    d=dict(unit=None,name=nm(),prepaid=0.,b0_30=0.,b31_60=0.,b61_90=0.,b90=0.,deposit=float(R.choice([0,150,200,200,300,400,500])))
    d['resident']=f'{R.randint(2,9)}{R.randint(100,999)}-{R.randint(1,9)}'
    x=R.random()
    ut=lambda:round(R.uniform(18,164),2)
    if kind=='Current':
        if x<.34: d['prepaid']=-(round(R.uniform(3,240),2) if R.random()<.6 else rent+ut())
        elif x<.62: d['b0_30']=ut()+(100 if R.random()<.4 else 0)
        elif x<.8: d['b0_30']=float(rent)+ut()
        elif x<.9: d['b0_30']=rent+ut(); d['b31_60']=ut()+R.choice([0,rent/2,rent])
        else: d['b0_30']=rent+ut()+125; d['b31_60']=rent+ut()+125; d['b61_90']=ut()+R.choice([0,rent]); 
        if x>.95: d['b90']=round(R.uniform(90,2600),2)
        if x>.86 and R.random()<.1: d['prepaid']=-50.0
    elif kind=='Notice':
        if x<.4: d['prepaid']=-ut()
        else: d['b0_30']=rent+ut()
    else:
        d['b90']=round(R.uniform(240,6900),2) if x<.7 else 0.
        if x>.5: d['b61_90']=round(R.uniform(60,2100),2)
        if x>.75: d['b31_60']=round(R.uniform(60,1900),2)
        if x<.1: d=dict(d,b90=0.,b61_90=0.,b31_60=0.,prepaid=-ut()*2)
        d['deposit']=0.0 if R.random()<.75 else 200.0
    for k in ('prepaid','b0_30','b31_60','b61_90','b90'): d[k]=round(d[k],2)
    d['delinquent']=round(d['b0_30']+d['b31_60']+d['b61_90']+d['b90'],2); d['total']=round(d['delinquent']+d['prepaid'],2)
    d['late']=0 if d['delinquent']<200 else R.randint(1,9)
    d['st']={'Current':'C','Notice':'N','Former':'F'}[kind]; 
    if kind=='Current' and d['b61_90']>0: d['st']='C-EV'
    d['com']=None
    if kind!='Notice' and d['delinquent']>2000 and R.random()<.55: d['com']=R.choice(COM[:4] if kind=='Current' else COM[4:])
    return d
secs=[]
for t,k,n in (('Current residents','Current',86),('Current residents - on notice','Notice',14),('Former residents','Former',37)):
    rs=[row(k) for _ in range(n)]
    for u,r in zip(units(n),rs): r['unit']=u
    secs.append((t,rs))
W,H=landscape(letter)
c=canvas.Canvas(path(NAME),pagesize=(W,H),invariant=1)
X={'prepaid':352,'delinquent':412,'b0_30':468,'b31_60':520,'b61_90':572,'b90':624,'total':684,'deposit':732,'late':762}
page=[0]; 
def head():
    if page[0]: c.showPage()
    page[0]+=1; c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-34,'DELINQUENT AND PREPAID'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-47,'LARKHAVEN COMMONS APARTMENTS - 288 units'); c.drawCentredString(W/2,H-58,'As of 09/30/2026     Subjournals: RESIDENT     Fiscal period 092026')
    c.drawString(28,H-34,'Halyard Residential Group'); c.drawRightString(W-28,H-34,f'Page {page[0]}'); c.drawString(28,H-46,'10/02/2026  07:55'); c.drawRightString(W-28,H-46,'mgt-521-003')
    y=H-80; c.setFillGray(.88); c.rect(26,y-16,W-52,27,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',8)
    for x,a,b in ((30,'Bldg-','Unit'),(78,'','Reshd ID'),(124,'','Name'),(258,'','Sts')): c.drawString(x,y,a); c.drawString(x,y-10,b)
    for k,a,b in (('prepaid','Total','Prepaid'),('delinquent','Total','Delinquent'),('b0_30','','0 - 30'),('b31_60','','31 - 60'),('b61_90','','61 - 90'),('b90','','90+'),('total','Net','Balance'),('deposit','Deposits','Held'),('late','#','Late')): c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-10,b)
    return y-30
y=head(); totals=[]; LK='other:# Late'
def money(d,y,late=True):
    for k in K: c.drawRightString(X[k],y,par(d[k]))
    if late: c.drawRightString(X['late'],y,str(d['late']))
allr=[]
for t,rs in secs:
    if y<90: y=head()
    c.setFont('Times-BoldItalic',9); c.drawString(28,y,t); y-=14
    for r in rs:
        if y<(52 if r['com'] else 42): y=head()
        c.setFont('Times-Roman',8); c.drawString(30,y,r['unit']); c.drawString(78,y,r['resident']); c.drawString(124,y,r['name']); c.drawString(258,y,r['st']); money(r,y); y-=11.5
        if r['com']: c.setFont('Times-Italic',7.2); c.drawString(134,y+1,'> '+r['com']); y-=11
    s={k:round(sum(r[k] for r in rs),2) for k in K}
    if y<50: y=head()
    c.line(300,y+8,742,y+8); c.setFont('Times-Bold',8); c.drawString(124,y-2,f'Total {t.lower()} ({len(rs)})'); money(s,y-2,False); y-=22
    totals.append(dict(label=f'Total {t.lower()} ({len(rs)})',**s)); allr+=rs
g={k:round(sum(r[k] for r in allr),2) for k in K}
if y<90: y=head()
c.setLineWidth(1.2); c.line(28,y+9,W-28,y+9); c.setFont('Times-Bold',8.5); c.drawString(30,y-3,'LARKHAVEN COMMONS - GRAND TOTAL'); money(g,y-3,False); c.line(28,y-9,W-28,y-9)
totals.append(dict(label='LARKHAVEN COMMONS - GRAND TOTAL',**g))
c.setFont('Times-Roman',7.5); c.drawString(30,y-26,'Sts: C current, C-EV current under eviction, N notice, F former.  # Late = late payments in last 12 periods.')
c.save()
save(NAME,'AR','delinquent & prepaid, landscape, current/notice/former sections, comment lines, 137 rows',False,K+[LK],
 [dict({k:r[k] for k in ['unit','resident','name']+K},**{LK:r['late']}) for r in allr],totals)

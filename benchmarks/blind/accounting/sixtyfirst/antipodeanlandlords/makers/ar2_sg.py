# Singapore industrial: aged debtors by invoice, tenant headings; PDF landscape (reportlab canvas, Helvetica) -- PLANTED row_dropped
import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
rnd=random.Random(6112)
FN='AgedDebtors_TuasLink_31May2025.pdf'
T=[('TL-0103','Hock Lim Marine Engineering Pte Ltd','#01-03',18450,'BG DBS 88,560.00'),('TL-0105','Precision Mould & Die (S) Pte Ltd','#01-05/06',24100,'BG UOB 144,600.00'),('TL-0110','Seng Huat Hardware Trading','#01-10',6820,'Cash SD 20,460.00'),
('TL-0201','Orient Lube Distribution Pte Ltd','#02-01',15760,'BG OCBC 63,040.00'),('TL-0204','Kallidai Spices Import Export','#02-04',5240,'Cash SD 15,720.00'),('TL-0208','Nanyang Coldstore Logistics Pte Ltd','#02-08/12',41300,'BG DBS 247,800.00'),
('TL-0301','Meridian 3D Print Labs Pte Ltd','#03-01',9380,'Cash SD 28,140.00'),('TL-0303','Yew Tee Woodcraft','#03-03',4910,'Cash SD 14,730.00'),('TL-0307','Bright Aero Components Pte Ltd','#03-07',20660,'BG HSBC 123,960.00'),('TL-0401','Bakerhouse Central Kitchen Pte Ltd','#04-01/02',27950,'BG UOB 111,800.00'),
('TL-0404','Chan Brothers Printing Pte Ltd','#04-04',7640,'Cash SD 22,920.00'),('TL-0406','Vertex Scaffold & Access Pte Ltd','#04-06',11230,'BG Maybank 33,690.00'),('TL-0501','E-Waste Recyclers Asia Pte Ltd','#05-01',16890,'Cash SD 50,670.00'),('TL-0503','Sunlight Garments','#05-03',4480,'Nil'),('TL-C01','Makan Place Canteen','Canteen',8200,'Cash SD 16,400.00')]
AS=dt.date(2025,5,31); K=['current','b1_30','b31_60','b61_90','b90','total']; no=2504411
NU=list(range(1,400)); rnd.shuffle(NU)
lat=[3,1,4,0,2,1,5,1,0,2,1,6,7,1,3]
ten=[]
for (id_,nm,u,rent,sec),l in zip(T,lat):
    L=[]
    for mth in range(l-1,-1,-1):
        y,m=2025,5-mth
        if m<1: m+=12;y-=1
        d=dt.date(y,m,1)
        L.append((d,d+dt.timedelta(days=7),'IN','Rent %s'%d.strftime('%b %Y'),round(rent*1.09,2)))
        if rnd.random()<.45: L.append((d,d+dt.timedelta(days=7),'IN','Service charge %s'%d.strftime('%b %Y'),round(rent*.18*1.09,2)))
        if rnd.random()<.5: L.append((d+dt.timedelta(days=13),d+dt.timedelta(days=27),'IN',rnd.choice(['Electricity sub-meter','Aircon ext. hours','Season parking','Chilled water','Season parking','Late payment interest']),round(rnd.uniform(85,2900),2)))
    if l>=3 and rnd.random()<.8: L.append((dt.date(2025,4,16),dt.date(2025,4,16),'OR','Part payment - unallocated',-round(rent*rnd.choice([.5,1.0]),2)))
    L.append((dt.date(2025,5,26),dt.date(2025,6,7),'IN','Rent Jun 2025',round(rent*1.09,2)))
    if rnd.random()<.6: L.append((dt.date(2025,5,26),dt.date(2025,6,7),'IN','Service charge Jun 2025',round(rent*.18*1.09,2)))
    L.sort(key=lambda x:x[0]); out=[]
    for d,du,ty,p,a in L:
        no=2400000+(d.year-2024)*100000+d.timetuple().tm_yday*60+NU.pop(); od=(AS-du).days
        k='current' if od<=0 else 'b1_30' if od<=30 else 'b31_60' if od<=60 else 'b61_90' if od<=90 else 'b90'
        out.append((d,du,f'{ty}{no}',p,a,k))
    ten.append((id_,nm,u,sec,out))
drop=('TL-0406',7)
c=canvas.Canvas(D+FN,pagesize=landscape(A4)); W,H=landscape(A4)
XR=[462,530,598,666,734,802]; st={'y':0,'p':0}
def f(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def foot(): c.setFont('Helvetica-Oblique',7); c.drawString(40,22,'TLIH/AR/07  Aged Debtors (Invoice Level) - amounts include 9% GST. Ageing from due date.'); c.drawRightString(802,22,'Page %d'%st['p'])
def head():
    if st['p']: foot(); c.showPage()
    st['p']+=1; c.setFillColor(colors.HexColor('#0B4F4A')); c.rect(0,H-50,W,50,fill=1,stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',13); c.drawString(40,H-24,'TUAS LINK INDUSTRIAL HUB'); c.setFont('Helvetica',9); c.drawString(40,H-38,'Aged Debtors by Invoice as at 31 May 2025'); c.drawRightString(802,H-24,'Landlord: Merlion Crest Industrial Pte Ltd'); c.drawRightString(802,H-38,'Currency: SGD')
    c.setFillColor(colors.black); st['y']=H-66; c.setFont('Helvetica-Bold',8)
    for x,t in ((48,'Doc Date'),(102,'Doc No.'),(166,'Due Date'),(222,'Particulars')): c.drawString(x,st['y'],t)
    for x,t in zip(XR,('Not Due','1-30','31-60','61-90','> 90 days','Balance')): c.drawRightString(x,st['y'],t)
    c.setLineWidth(.8); c.line(40,st['y']-4,802,st['y']-4); st['y']-=18
def need(h):
    if st['y']-h<40: head()
head(); rows=[];tot=[];G=dict.fromkeys(K,0.0)
for id_,nm,u,sec,L in ten:
    need(48); c.setFillColor(colors.HexColor('#E4EFEE')); c.rect(40,st['y']-4,762,13,fill=1,stroke=0); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',8.2); c.drawString(44,st['y'],id_); c.drawString(102,st['y'],nm); c.setFont('Helvetica',8); c.drawString(330,st['y'],u); c.drawRightString(798,st['y'],'Security: '+sec); st['y']-=14
    S=dict.fromkeys(K,0.0)
    for i,(d,du,n,p,a,k) in enumerate(L):
        S[k]=r2(S[k]+a); S['total']=r2(S['total']+a)
        if (id_,i)==drop: dropped=(n,p,a,k); continue
        need(14); c.setFont('Helvetica',8)
        c.drawString(48,st['y'],d.strftime('%d-%b-%y')); c.drawString(102,st['y'],n); c.drawString(166,st['y'],du.strftime('%d-%b-%y')); c.drawString(222,st['y'],p)
        c.drawRightString(XR[K.index(k)],st['y'],f(a)); c.drawRightString(XR[5],st['y'],f(a)); st['y']-=11.5
        rows.append({'unit':u,'name':nm,'resident':id_,'date':d.isoformat(),'invoice':n,'charge':p,k:a,'total':a})
    need(14); c.setLineWidth(.3); c.line(400,st['y']+8.5,802,st['y']+8.5); c.setFont('Helvetica-Bold',8); c.drawRightString(380,st['y']-1,'Total '+id_)
    t={'label':'Total '+id_}
    for x,k in zip(XR,K):
        if S[k] or k=='total': c.drawRightString(x,st['y']-1,f(S[k])); t[k]=S[k]
        G[k]=r2(G[k]+S[k])
    tot.append(t); st['y']-=19
need(40); c.setLineWidth(1); c.line(40,st['y']+9,802,st['y']+9); c.setFont('Helvetica-Bold',8.5); c.drawString(44,st['y']-3,'GRAND TOTAL (15 debtors)')
for x,k in zip(XR,K): c.drawRightString(x,st['y']-3,f(G[k]))
c.line(40,st['y']-8,802,st['y']-8); tot.append({'label':'GRAND TOTAL (15 debtors)',**G})
foot(); c.save(); print(dropped)
save(FN,'AR',K,rows,tot,'Singapore industrial aged debtors by invoice, tenant heading bands with security, tenant totals, several pages',True,
 {"what":f"TL-0406 Vertex Scaffold & Access: invoice line {dropped[0]} ({dropped[1]}, {dropped[2]:,.2f}) is missing from the page; tenant total and grand total include it","kind":"row_dropped"})

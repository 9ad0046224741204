# UK Qube-like arrears schedule: tenant headings, charges below, sections by property. PDF. planted digit_changed
import random
from datetime import date
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
fonts();q=random.Random(44);AS=date(2025,9,30)
P=[('MILLGT','Millgate Shopping Parade, Stockport',[('Unit 1','Brightwell Opticians Ltd'),('Unit 2','Cobb & Larder Limited'),('Units 3-4','Penrose Pharmacy Group plc'),('Unit 6','Tan Lounge (Northern) Ltd'),('Unit 7A','Mr S Okonjo t/a Kings Barbers'),('Kiosk 2','Fonefixx UK Ltd')]),
('CASTQY','Castle Quay House, Chester',[('Ground Floor','Deva Coffee Roasters Ltd'),('1st Floor (West)','Ashdown Surveying LLP'),('2nd Floor','Halden Recruitment Limited (in administration)'),('3rd Floor','Marlow Bright Solicitors LLP'),('Car Park','Chester Contract Parking Ltd')]),
('TRAFIE','Trafford Link Industrial Estate',[('Unit A','Northline Pallets Ltd'),('Unit B1','Vantage Tyres & Exhausts Ltd'),('Unit C','Irwell Craft Brewing Co Ltd'),('Unit D/E','Swift Parcel Logistics Limited')])]
dates=[date(2024,12,25),date(2025,3,25),date(2025,5,20),date(2025,6,24),date(2025,7,18),date(2025,8,12),date(2025,9,9),date(2025,9,29)]
due_extra=date(2025,10,1)
K=['other:Net','other:VAT','total','current','b1_30','b31_60','b61_90','b90']
rows=[];tot=[];seq=[];inv=40217
def bucket(d):
    n=(AS-d).days
    return 'current' if n<=0 else 'b1_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b90'
def sm(l,rs):
    t={'label':l}
    for k in K:
        s=r2(sum(r.get(k,0) for r in rs))
        if any(k in r for r in rs):t[k]=s
    return t
for code,pn,ts in P:
    seq.append(('p',f'{code}   {pn}'));pr=[]
    for u,n in ts:
        seq.append(('h',(u,n)));tr=[];rent=q.choice([4250,6875,9312.5,12500,3187.5,15750])
        for d in sorted(q.sample(dates+[due_extra],q.randint(2,5))):
            if d.month in(12,3,6,9) and d.day>20 or d==due_extra: ch,desc,x=q.choice([('RENT','Quarterly rent',rent),('RENT','Quarterly rent',rent),('SC','Service charge on account',r2(rent*.18))])
            else: ch,desc,x=q.choice([('INS','Insurance premium 2025/26',r2(rent*.07+11.4)),('SCB','Service charge balancing 2024',r2(rent*.031)),('UTIL','Electricity recharge',r2(q.uniform(120,700))),('LEGAL','Legal fee recharge',450)])
            if q.random()<.18 and ch=='RENT': x=r2(x/3); desc='Quarterly rent (part paid)'
            v=0 if ch=='INS' else r2(x*.2);inv+=q.randint(3,61)
            r={'unit':u,'name':n,'date':d.isoformat(),'invoice':f'D{inv:06d}','charge':ch,'other:Net':x,'other:VAT':v,'total':r2(x+v)};r[bucket(d)]=r2(x+v)
            if ch=='INS':r.pop('other:VAT')
            tr.append((r,desc))
        if q.random()<.3:
            d=date(2025,9,q.randint(2,28));x=-r2(q.uniform(200,1800))
            tr.append(({'unit':u,'name':n,'date':d.isoformat(),'invoice':'UNALL','charge':'CASH','other:Net':x,'total':x,'b1_30':x},'Unallocated receipt'))
        for r,de_ in tr:rows.append(r);seq.append(('r',(r,de_)))
        rs=[r for r,_ in tr];t=sm('Tenant total',rs);tot.append(t);seq.append(('t',t));pr+=rs
    t=sm(f'Total for {code}',pr);tot.append(t);seq.append(('P',t))
g=sm('Report total',rows);tot.append(g);seq.append(('G',g))
# planted: a digit in an over-90 amount
v=[r for r in rows if 'b90' in r and r['total']>5000][2];old=v['b90'];s=f'{old:.2f}';new=float(s[0]+('7' if s[1]!='7' else '1')+s[2:]);v['b90']=new
pl={'what':f"{v['name']} demand {v['invoice']}: Over 90 prints {new:,.2f}, should be {old:,.2f} (as its total outstanding and the tenant total)",'kind':'digit_changed'};print(pl)
N='ar_northgate_arrears.pdf';W,H=landscape(A4);c=canvas.Canvas(f'{R}/documents/{N}',pagesize=(W,H))
X=[410,466,532,592,652,710,766,818];pg=0
def head():
    global y,pg;pg+=1
    c.setFont('LSB',10);c.drawString(28,H-30,'ARREARS SCHEDULE - AGED BY DUE DATE');c.setFont('LS',8)
    c.drawString(28,H-42,'Client: Northgate Income Fund No. 2 LP    All properties   All charge types   As at 30/09/2025   GBP')
    c.drawRightString(818,H-30,f'Page {pg}');c.drawRightString(818,H-42,'ARR041  Run 02/10/2025 09:17  jp')
    c.line(28,H-50,818,H-50);c.setFont('LSB',7.5)
    for x,l in [(34,'Due date'),(86,'Demand'),(138,'Type'),(172,'Description')]:c.drawString(x,H-70,l)
    for x,l in zip(X,[('','Net'),('','VAT'),('Total','outstanding'),('Not','yet due'),('1-30','days'),('31-60','days'),('61-90','days'),('Over','90 days')]):
        c.drawRightString(x,H-61,l[0]);c.drawRightString(x,H-70,l[1])
    c.line(28,H-75,818,H-75);y=H-88
def nums(r):
    for x,k in zip(X,K):
        if k in r:c.drawRightString(x,y,f'{r[k]:,.2f}' if r[k]>=0 else f'{-r[k]:,.2f}-')
head();last=None
for i,(k,r) in enumerate(seq):
    if y<(70 if k in'ph' else 36):
        c.showPage();head()
        if k in 'r' and last: c.setFont('LSI',7.5);c.drawString(34,y,f'{last[0]}  {last[1]} (continued)');y-=11
    if k=='p':
        c.setFillGray(.85);c.rect(28,y-3,790,12,stroke=0,fill=1);c.setFillGray(0);c.setFont('LSB',8.5);c.drawString(30,y,r);y-=15
    elif k=='h':
        last=r;c.setFont('LSB',8);c.drawString(34,y,r[0]);c.drawString(138,y,r[1]);y-=11
    elif k=='r':
        rr,d=r;c.setFont('LS',7.5);yy=rr['date'].split('-');c.drawString(34,y,f'{yy[2]}/{yy[1]}/{yy[0]}');c.drawString(86,y,rr['invoice']);c.drawString(138,y,rr['charge']);c.drawString(172,y,d);nums(rr);y-=10
    else:
        c.setFont('LSB',7.5);c.line(366,y+7,818,y+7);c.drawString(172,y-1,r['label']);y-=1;nums(r)
        if k=='G':c.line(366,y-3,818,y-3);c.line(366,y-5,818,y-5)
        y-=15 if k=='t' else 20
c.save()
save(N,'AR',pl,K,rows,tot,'UK managing-agent arrears schedule, tenant headings with demands below, Net/VAT, trailing minus credits, property sections',True)
print(len(rows),pg)

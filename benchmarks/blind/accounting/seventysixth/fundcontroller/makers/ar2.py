# student housing, aged receivables by charge under resident headings, PDF (reportlab), recap at the end
import random, datetime
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
R=random.Random(7605)
NAME='TheLedgeAtUnion_AgedReceivables_Detail.pdf'
AS=datetime.date(2026,10,31)
K=['b0_30','b31_60','b61_90','b90','total']
CC={'RENT':('Rent - Installment',(689,949)),'PARK':('Covered Parking',(45,85)),'LATE':('Late Fee',(50,75)),'ELEC':('Electric Overage',(6,61)),'DAMG':('Damages',(40,390)),'UTIL':('Utility Package',(55,55)),'RELT':('Reletting Fee',(500,500)),'FURN':('Furniture Package',(35,35)),'NSF':('Returned Payment',(35,35)),'PET':('Pet Rent',(40,40))}
names=[f'{l}, {f}' for l in LAST for f in FIRST]; R.shuffle(names)
beds=set()
while len(beds)<23: beds.add((R.randint(1,4),R.randint(1,5)*100+R.randint(1,20),R.choice('ABCD')))
groups=[];tx=88120414
for i,(b,u,l) in enumerate(sorted(beds)):
    n=R.choices([1,2,3,4,5,6],[5,6,5,3,2,1])[0]; unit=f'{b}-{u}-{l}'; rent=R.choice([689,719,749,779,829,899,949])
    ch=[]
    for j in range(n):
        code=R.choices(list(CC),[9,2,5,5,2,3,1,2,1,1])[0]
        lo,hi=CC[code][1]; amt=rent if code=='RENT' else (lo if code in('RELT','FURN','NSF','PET','UTIL') else r2(R.uniform(lo,hi)) if code in('ELEC','DAMG') else R.choice([lo,hi]))
        if code=='RENT' and R.random()<.3: amt=r2(amt-R.randint(100,600))
        back=R.choices([0,1,2,3,4,5],[45,20,17,7,4,3])[0]
        mth=datetime.date(2026,10-back,1)
        day=1 if code in('RENT','PARK','UTIL','FURN','PET') else R.randint(4,28)
        if any(q[1]==code and q[0].month==mth.month for q in ch): continue
        ch.append([mth.replace(day=day),code,float(amt)])
    if R.random()<.17: ch.append([datetime.date(2026,10,R.randint(2,27)),'RENT',-float(R.choice([25,50,100,200]))]) 
    ch.sort(); groups.append((unit,names[i],4100000+R.randint(1000,99999),R.choices(['Current','Past','Notice'],[70,22,8])[0],ch))
c=canvas.Canvas(doc(NAME),pagesize=landscape(letter)); W,H=landscape(letter)
X=[470,532,594,656,726]; G=colors.Color(.16,.33,.36); p=0
f=lambda v: f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def head():
    global p,y; p+=1
    c.setFillColor(G); c.setFont('Helvetica-Bold',14); c.drawString(40,H-42,'Aged Receivables - Detail by Charge')
    c.setFillColor(colors.black); c.setFont('Helvetica',8.5); c.drawString(40,H-56,'The Ledge at Union  |  As of 10/31/2026  |  Post month 10/2026  |  Aged by: charge date')
    c.drawRightString(750,H-42,'Pinnacle Campus Living'); c.setFillColor(colors.grey); c.setFont('Helvetica',7); c.drawString(40,24,'Created 11/02/2026 09:17 AM CST'); c.drawRightString(750,24,f'Page {p}')
    c.setFillColor(G); c.rect(40,H-82,710,17,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',8)
    for x,t in((44,'Date'),(108,'Transaction'),(178,'Charge Code'),(262,'Description')): c.drawString(x,H-77,t)
    for x,t in zip(X,('0 - 30','31 - 60','61 - 90','91+','Total')): c.drawRightString(x,H-77,t)
    c.setFillColor(colors.black); y=H-96
def num(d,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    for x,k in zip(X,K):
        if k in d: c.drawRightString(x,y,f(d[k]))
        else: c.setFillColor(colors.grey); c.drawRightString(x,y,'-'); c.setFillColor(colors.black)
def summ(rs,l):
    d=dict(label=l)
    for k in K:
        if any(k in r for r in rs): d[k]=r2(sum(r.get(k,0) for r in rs))
    return d
rows=[];totals=[];head()
for unit,nm,rid,st,ch in groups:
    if y<58+11*len(ch): c.showPage(); head()
    c.setFillColor(colors.Color(.92,.95,.95)); c.rect(40,y-3.5,710,13,stroke=0,fill=1); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',8.5); c.drawString(44,y,unit); c.drawString(108,y,nm); c.setFont('Helvetica',8); c.drawString(262,y,f'Resident ID {rid}'); c.drawString(362,y,f'Status: {st}'); y-=13
    mine=[]
    for d,code,a in ch:
        age=(AS-d).days; tx=88120414+(200-age)*1930+R.randint(0,1900)
        k='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        desc=CC[code][0] if a>0 else 'Prepaid / Unallocated Payment'; cd=code if a>0 else 'PREPD'
        r={'unit':unit,'name':nm,'resident':str(rid),'date':d.isoformat(),'charge':cd,'invoice':str(tx),k:a,'total':a}
        c.setFont('Helvetica',8); c.drawString(44,y,d.strftime('%m/%d/%Y')); c.drawString(108,y,str(tx)); c.drawString(178,y,cd); c.drawString(262,y,desc); num(r); y-=11
        rows.append(r); mine.append(r)
    t=summ(mine,'Total for '+nm); c.setLineWidth(.4); c.line(420,y+8.2,750,y+8.2); c.setFont('Helvetica-Bold',8); c.drawRightString(420,y-1,t['label']); y-=1; num(t,True); totals.append(t); y-=16
g=summ(rows,'Property Total'); totals.append(g)
if y<190: c.showPage(); head()
c.setLineWidth(1); c.line(40,y+9,750,y+9); c.setFont('Helvetica-Bold',8.5); c.drawString(44,y-2,g['label']); y-=2; num(g,True); c.line(40,y-5,750,y-5); y-=14
c.setFont('Helvetica-Oblique',8); 
pct=[g[k]/g['total']*100 for k in K[:4]]; c.drawString(44,y,'Percent of total')
for x,v in zip(X,pct): c.drawRightString(x,y,f'{v:.1f}%')
y-=26; c.setFont('Helvetica-Bold',9); c.setFillColor(G); c.drawString(44,y,'Recap by charge code'); c.setFillColor(colors.black); y-=13
cd={}
for r in rows: cd[r['charge']]=r2(cd.get(r['charge'],0)+r['total'])
for k in sorted(cd): c.setFont('Helvetica',8); c.drawString(44,y,k); c.drawRightString(170,y,f(cd[k])); y-=10.5
c.save()
save(NAME,'AR',K,rows,totals,'student housing receivables by charge under shaded resident headings, dashes for empty buckets, resident subtotals, recap by code',True)
print(len(rows),len(groups),g,p)

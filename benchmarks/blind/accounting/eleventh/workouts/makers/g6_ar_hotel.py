# UK hotel in administration: aged debtors, oldest first, status under the name
import random
from lib import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black
R=random.Random(66);N='Harlow Moor Hotel aged debtors 31Oct.pdf'
T=[('Corporate accounts',[('ARK001','Arkwright Pumps Ltd','Promise: 2 instalments, 15 Nov and 15 Dec'),('BEX004','Bexley & Stroud LLP','Not in dispute'),('CAL002','Calder Rail Services','Disputed - rate per night'),('DUN010','Dunmore Civil Engineering','CVA approved; claim lodged'),('NHS003','Northern Health Training','Purchase order awaited'),('SIM001','Simms Brewery','Set-off claimed against purchase ledger')]),
('Tour operators and agents',[('BRI007','Britannic Coach Tours','In liquidation - proof of debt filed'),('EUR002','EuroStay GmbH','Promise: paid in full by 30 Nov'),('HOL005','HolidayBarn.co.uk','Not in dispute'),('WAY001','Wayfarer Groups','County court claim issued')]),
('Weddings and events',[('E2291','Fenwick / Oyelaran wedding','Deposit held; event 14 Dec'),('E2304','Rotary Club Charter Night','Not in dispute'),('E2310','Moorland Rovers FC dinner','Letter before action'),('E2317','Ashby-Cole 50th','Cheque returned'),('E2325','Yorvik Trade Fair','Promise: paid on sale of stand space')])]
M=['total','other:Older','m3','m2','m1','current','deposit','other:Promised to Pay'];B=M[1:6]
rows=[];tot=[];G=[]
for s,a in T:
    sec=[]
    for c,n,st in a:
        d={'resident':c,'name':n,'status':st}
        k=R.choice([1,2,3]) if 'Not in' in st or 'order' in st else R.choice([3,4,5])
        for b in list(reversed(B))[:k]:
            if R.random()<.8: d[b]=round(R.choice([240,615,1180,2310,4475])*R.uniform(.6,1.5),2)
        if not any(b in d for b in B): d['current']=486.0
        if c=='CAL002': d['m1']=-132.5
        d['total']=round(sum(d.get(b,0) for b in B),2)
        if c in('E2291','E2310','E2325'): d['deposit']=R.choice([500.,750.,1000.])
        if 'Promise' in st: d['other:Promised to Pay']=d['total'] if 'full' in st else round(d['total']/2,2)
        sec.append(d)
    t={'label':'Total '+s.lower(),**{k:v for k,v in sm(sec,M).items() if v}};tot.append(t);G.append((s,sec,t));rows+=sec
g={'label':'Total debtors',**sm(rows,M)};tot.append(g);assert round(sum(g[b] for b in B),2)==g['total']
W,H=landscape(A4);c=canvas.Canvas(doc(N),pagesize=(W,H));X=[352,420,486,552,618,684,742,800]
c.setFillColor(HexColor('#1d3b2a'));c.rect(0,H-58,W,58,fill=1,stroke=0);c.setFillColor(HexColor('#ffffff'))
c.setFont('Helvetica-Bold',15);c.drawString(36,H-28,'Harlow Moor Hotel Limited (in administration)');c.setFont('Helvetica',9.5);c.drawString(36,H-45,'Aged debtors at 31 October 2024, all amounts in GBP');c.drawRightString(800,H-45,'Joint administrators: Pell Garside LLP')
c.setFillColor(black);y=H-84;c.setFont('Helvetica-Bold',8.5)
c.drawString(36,y,'A/C');c.drawString(86,y,'Debtor and position')
for x,t in zip(X,['Balance','Older','3 Months','2 Months','1 Month','Current','Deposit','Promised']): c.drawRightString(x,y,t)
y-=10
c.drawRightString(X[7],y,'to Pay');
y-=6;c.line(36,y,800,y);y-=14
f=lambda v:f'\u00a3{v:,.2f}' if v>=0 else f'(\u00a3{-v:,.2f})'
def nums(d,y,b):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8.5)
    for m,x in zip(M,X):
        if m in d: c.drawRightString(x,y,f(d[m]))
for s,sec,t in G:
    c.setFont('Helvetica-Bold',9.5);c.setFillColor(HexColor('#1d3b2a'));c.drawString(36,y,s);c.setFillColor(black);y-=13
    for d in sec:
        nums(d,y,0);c.drawString(36,y,d['resident']);c.drawString(86,y,d['name'])
        c.setFont('Helvetica-Oblique',6.8);c.drawString(86,y-8,d['status']);y-=20
    c.setLineWidth(.5);c.line(300,y+9,800,y+9);nums(t,y-1,1);c.drawString(86,y-1,t['label']);y-=19
c.line(36,y+9,800,y+9);nums(g,y-3,1);c.drawString(86,y-3,g['label']);c.line(36,y-8,800,y-8)
c.setFont('Helvetica',7);c.drawString(36,30,'Deposits are held in a client account and have not been set against balances. Promised amounts are as notified to the administrators\u2019 collections team.')
c.drawRightString(800,18,'Page 1 of 1')
assert y>45,y
c.save();save(N,'AR',M,rows,tot)

# Self storage unit mix, PDF portrait, by area class with subtotals. Planted: one row dropped in the drive-up section
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(8499); N='Quarry Road Storage Unit Mix.pdf'
S=[('Climate Controlled - Ground Floor',1.32,['5 x 5','5 x 10','7.5 x 10','10 x 10','10 x 15','10 x 20','15 x 20']),
('Climate Controlled - Upper Floor (elevator)',1.14,['5 x 5','5 x 7','5 x 10','8 x 10','10 x 10','10 x 12','10 x 15','10 x 20']),
('Drive-Up, Non-Climate',1.0,['5 x 10','5 x 15','10 x 10','10 x 15','10 x 20','10 x 25','10 x 30','12 x 30','20 x 20']),
('Lockers & Wine Storage',1.9,['3 x 4','4 x 4','5 x 6']),
('RV / Boat Parking',.33,['10 x 20 Uncovered','12 x 30 Uncovered','12 x 40 Uncovered','12 x 35 Covered','14 x 45 Covered'])]
K=['sf','units','occupied','pct_occ','total_sf','market','market_total','actual','actual_total']
def agg(l):
    t={k:round(sum(x[k] for x in l),2) for k in('units','occupied','total_sf','market_total','actual_total')}
    t['pct_occ']=round(100*t['occupied']/t['units'],1); return t
secs=[];rows=[];tots=[];allr=[]
for nm,f,sz in S:
    l=[]
    for s in sz:
        a,b=s.split()[0],s.split()[2]; sf=float(a)*float(b); u=r.choice([6,8,10,12,14,18,21,24,30,36]) 
        if sf<100: u+=r.choice([8,12,15])
        o=min(u,max(2,round(u*r.uniform(.74,1.0))))
        m=round(f*sf**.78*(3.1 if sf<60 else 2.7)/1)+r.choice([0,1,2,4]); at=round(sum(round(m*r.uniform(.78,1.06)) for _ in range(o)),2)
        R=dict(type=s,sf=sf,units=u,occupied=o,pct_occ=round(100*o/u,1),total_sf=sf*u,market=float(m),market_total=float(m*u),actual=round(at/o,2),actual_total=float(at)); l.append(R)
    t=agg(l); allr+=l; secs.append([nm,l,t])
G=agg(allr)
drop=secs[2][1][3]; planted=dict(what=f"row '10 x 15' of section 'Drive-Up, Non-Climate' ({drop['units']} units, actual total {drop['actual_total']:,.2f}) is not printed, the subtotal and grand total still contain it",kind='row_dropped'); secs[2][1].remove(drop)
for nm,l,t in secs: rows+=l; tots.append(dict(label='Subtotal '+nm.split(' (')[0],**t))
tots.append(dict(label='Facility Total',**G))
X=[188,226,266,312,366,418,480,528,588]
Hd=['Unit\nSF','# of\nUnits','Units\nOcc.','% \nOcc.','Total\nNRSF','Street\nRate','Gross\nPotential','Avg. Rate\nPaid','Actual\nMonthly']
def fm(k,v):
    if v is None: return ''
    if k=='sf': return f'{v:g}'
    if k in('units','occupied'): return f'{v:,.0f}'
    if k=='total_sf': return f'{v:,.0f}' if v==int(v) else f'{v:,.1f}'
    if k=='pct_occ': return f'{v:.1f}%'
    if k=='market': return f'${v:,.0f}'
    if k in('market_total','actual_total'): return f'${v:,.0f}'
    return f'${v:,.2f}'
W,H=letter; c=canvas.Canvas(doc(N),pagesize=letter)
c.setFillColorRGB(.16,.33,.25); c.rect(0,H-62,W,62,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',15); c.drawString(36,H-32,'Quarry Road Self Storage'); c.setFont('Helvetica',9.5); c.drawString(36,H-48,'Unit Mix & Rate Summary  |  as of May 31, 2025  |  1180 Quarry Road, Bellmead, TX')
c.setFillGray(0); y=H-92; c.setFont('Helvetica-Bold',7.5); c.drawString(36,y,'Size')
for x,h in zip(X,Hd):
    a,b=h.split('\n'); c.drawRightString(x,y+9,a); c.drawRightString(x,y,b)
c.setLineWidth(1); c.line(34,y-4,590,y-4); y-=18
for (nm,l,t),tt in zip(secs,tots):
    c.setFillColorRGB(.16,.33,.25); c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,nm); c.setFillGray(0); y-=12.5
    for R in l:
        c.setFont('Helvetica',8); c.drawString(46,y,R['type'])
        for x,k in zip(X,K): c.drawRightString(x,y,fm(k,R[k]))
        y-=12
    c.setLineWidth(.4); c.line(36,y+9,590,y+9); c.setFont('Helvetica-Bold',8); lab=tt['label']
    c.setFont('Helvetica-Bold',7.2); c.drawString(40,y,lab); c.setFont('Helvetica-Bold',8)
    for x,k in zip(X,K):
        if k in t: c.drawRightString(x,y,fm(k,t[k]))
    y-=19
c.setFillGray(.87); c.rect(34,y-4,558,15,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,'Facility Total'); c.setFont('Helvetica-Bold',8)
for x,k in zip(X,K):
    if k in G: c.drawRightString(x,y,fm(k,G[k]))
y-=24; c.setFont('Helvetica-Oblique',7); c.drawString(36,y,'Street rate = posted monthly rate for new rentals. Actual monthly = rent of occupied units in place, before insurance and fees.'); c.drawString(36,y-9,'Occupancy by unit count. Parking spaces are measured at their marked area.')
c.save(); print(planted,y)
save(N,'UM','self storage unit mix, sections by climate class, PDF portrait',False,K,rows,tots,planted)

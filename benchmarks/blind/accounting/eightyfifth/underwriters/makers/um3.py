# self storage rate table, facility unit-mix report, PDF
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(8599)
NAME='rate_table_GrangerMill_storage.pdf'
Sx=[('CLIMATE CONTROLLED - 1ST FLOOR',1.0,2.05,['5x5','5x7.5','5x10','5x15','7.5x10','10x10','10x12.5','10x15','10x20','10x25','10x30']),
('CLIMATE CONTROLLED - 2ND FLOOR',1.2,1.62,['5x5','5x7.5','5x10','5x15','7.5x10','10x10','10x15','10x20']),
('DRIVE-UP',1.0,1.28,['5x10','5x15','10x10','10x15','10x20','10x25','10x30','12x30','15x30']),
('UNCOVERED PARKING',.5,.33,['10x20','10x25','10x30','12x40'])]
base={'5x5':22,'5x7.5':9,'5x10':44,'5x15':18,'7.5x10':14,'10x10':56,'10x12.5':7,'10x15':38,'10x20':31,'10x25':11,'10x30':13,'12x30':4,'15x30':3,'12x40':9}
keys=['sf','units','occupied','vacant','pct_occ','total_sf','market','actual','other:Variance','market_total','actual_total']
def calc(u,o,s,mt,at,ms):
    pass
rows=[];totals=[];out=[]
G=[0]*6
def tot(label,T):
    u,o,s,mt,at,so=T
    v=dict(units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),total_sf=s,market_total=mt,actual_total=at)
    totals.append(dict(label=label,**v)); return v
for nm,k,psf,L in Sx:
    out.append(('h',nm,None)); T=[0]*6
    for z in L:
        a,b=[float(q) for q in z.split('x')]; sf=a*b
        u=max(2,round(base[z]*k*R.uniform(.75,1.2))); o=u if R.random()<.12 else round(u*R.uniform(.74,.98)); 
        m=round(sf*psf*(75/sf)**.28/1.0) if 'PARK' not in nm else round(sf*psf*1.0); m=m-m%5+ (4 if R.random()<.5 else 9)
        at=round(o*m*R.uniform(.84,1.16)*100)/100
        av=round(at/o,2); at=round(av*o,2)
        v=dict(sf=sf if sf%1 else int(sf),units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),total_sf=round(sf*u,1),market=float(m),actual=av)
        v['other:Variance']=round(av-m,2); v['market_total']=float(m*u); v['actual_total']=at
        rows.append(dict(type=z.replace('x',' x '),**v)); out.append(('r',z.replace('x',' x '),v))
        T=[p+q for p,q in zip(T,[u,o,sf*u,m*u,at,sf*o])]
    T=[round(t,2) for t in T]; out.append(('t','Subtotal',tot('Subtotal',T))); G=[p+q for p,q in zip(G,T)]
G=[round(t,2) for t in G]; out.append(('g','FACILITY TOTAL',tot('FACILITY TOTAL',G)))
i=lambda x: f'{x:,.1f}' if x%1 else f'{int(x):,}'
fm=dict(sf=i,units=i,occupied=i,vacant=i,pct_occ=lambda x:f'{x:.1f}%',total_sf=i,market=mns,actual=mns,market_total=mns,actual_total=mns); fm['other:Variance']=lambda x:f'{-x:.2f}-' if x<0 else f'{x:.2f}'
XR=dict(zip(keys,[124,156,190,220,260,308,352,398,442,508,574]))
HD=dict(zip(keys,[('Unit','Area'),('Total','Units'),('Occ.','Units'),('Vac.','Units'),('Unit','Occ. %'),('Total','Sq Ft'),('Street','Rate'),('Avg','In-Place'),('In-Place','vs Street'),('Gross','Potential'),('Actual','Occupied')]))
W,H=letter; cv=canvas.Canvas(doc(NAME),pagesize=letter); pg=0
def head():
    global y,pg
    if pg: cv.showPage()
    pg+=1; cv.setFont('Courier-Bold',11); cv.drawString(36,H-40,'GRANGER MILL SELF STORAGE'); cv.setFont('Courier',8)
    cv.drawString(36,H-52,'Unit Mix and Rate Table by Size'); cv.drawString(36,H-63,'As of: Sep 30, 2025'); cv.drawRightString(574,H-40,f'Page {pg}'); cv.drawRightString(574,H-52,'Facility 0172'); cv.drawRightString(574,H-63,'Run 10/02/25 07:15')
    y=H-88; cv.setFont('Helvetica-Bold',7.2); cv.drawString(36,y,'Size'); 
    for k in keys: cv.drawRightString(XR[k],y+9,HD[k][0]); cv.drawRightString(XR[k],y,HD[k][1])
    cv.setDash(1,1.5); cv.line(36,y-4,574,y-4); cv.setDash(); y-=17
head(); yb=120
for t,l,v in out:
    if y<yb and t!='g' and t!='t': head()
    if t=='h': cv.setFont('Helvetica-Bold',7.6); y-=5; cv.drawString(36,y,l); y-=13; continue
    b=t in 'tg'
    if b: cv.setLineWidth(.5); cv.line(136,y+9,574,y+9)
    cv.setFont('Helvetica-Bold' if b else 'Helvetica',7.6); cv.drawString(36 if b else 44,y,l)
    for k in keys:
        if k in v: cv.drawRightString(XR[k],y,fm[k](v[k]))
    y-=14 if not b else 17
    if t=='g': cv.line(136,y+13,574,y+13); cv.line(136,y+11,574,y+11)
cv.setFont('Helvetica-Oblique',6.8); cv.drawString(36,y-8,'Street rates exclude web specials. Actual Occupied = in-place monthly rent of occupied spaces before tenant protection.')
cv.save()
rows=[{('other:In-Place vs Street' if k=='other:Variance' else k):x for k,x in r.items()} for r in rows]
keys=['other:In-Place vs Street' if k=='other:Variance' else k for k in keys]
save(NAME,'UM',None,keys,rows,totals,'self storage rate table by climate class with trailing-minus variance, PDF',False)
print(len(rows),totals)

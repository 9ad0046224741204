# Self-storage unit mix from a facility management system, drawn cell by cell on the canvas
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.colors import HexColor as X
from common import *
R=random.Random(303)
SEC=[('CLIMATE CONTROLLED - FIRST FLOOR','C1',[('5x5',42,46),('5x10',88,79),('7x10',24,99),('10x10',96,139),('10x15',40,184),('10x20',22,229),('10x25',6,269),('10x30',4,309)]),
('CLIMATE CONTROLLED - SECOND FLOOR (ELEVATOR)','C2',[('4x5',18,29),('5x5',60,36),('5x10',104,64),('7.5x10',30,82),('10x10',92,112),('10x15',44,151),('10x20',12,189)]),
('DRIVE-UP, NON-CLIMATE','DU',[('5x10',40,62),('10x10',76,104),('10x15',64,134),('10x20',58,164),('10x25',18,194),('10x30',22,224),('12x40',5,329)]),
('LOCKERS AND WINE','LK',[('3x3x4 Locker',24,19),('Wine 25-case',16,39)]),
('OUTDOOR PARKING','PK',[('10x20 Open',20,65),('12x30 Open',26,95),('12x35 Canopy',14,145),('12x45 Canopy',10,185)])]
MON=['sf','units','occupied','vacant','down','pct_occ','total_sf','other:Area Occupied SF','market','market_sf','market_total','actual','actual_total']
HD=[('','Unit','Type'),('','SF','Each'),('Units','','Total'),('Units','','Occ.'),('Units','','Vacant'),('Units','','Down'),('Units','','Occ. %'),('Area','Total','SF'),('Area','Occupied','SF'),('Street Rate','Per','Month'),('Street Rate','Per','SF'),('Street Rate','Gross','Potential'),('In-Place','Avg.','Rent'),('In-Place','Monthly','Rent')]
XR=[0,205,250,295,340,382,432,492,555,610,655,735,790,872]
n='keepsafe_unitmix.pdf';W,H=landscape(legal)
c=canvas.Canvas(doc(n),pagesize=(W,H));c.setTitle('Unit Mix');L0=60
rows=[];tots=[];y=0;pgn=0
def head():
    global y,pgn
    pgn+=1;c.setFillColor(X('#111111'));c.setFont('Helvetica-Bold',14);c.drawString(L0,H-44,'KeepSafe Storage - Route 17 (Store 0642)');c.setFont('Helvetica',9);c.drawString(L0,H-58,'Unit Mix & Occupancy    As of 05/31/2025    Includes parking and lockers')
    c.drawRightString(L0+872,H-44,'Report UM-12');c.drawRightString(L0+872,H-58,f'Page {pgn} of 2')
    c.setStrokeColor(X('#c0392b'));c.setLineWidth(2);c.line(L0,H-66,L0+872,H-66);c.setLineWidth(.5);c.setStrokeColor(X('#888888'))
    c.setFont('Helvetica-Bold',8.5);y=H-80
    for g,a,b in(('Units',2,6),('Area',7,8),('Street Rate',9,11),('In-Place',12,13)):
        xa=XR[a-1]+8;xb=XR[b];c.drawCentredString(L0+(xa+xb)/2,y,g);c.line(L0+xa,y-3,L0+xb,y-3)
    for k,(g,a,b) in enumerate(HD):
        for j,s in((1,a),(2,b)):
            if k==0: c.drawString(L0,y-2-10.5*j,s)
            else: c.drawRightString(L0+XR[k],y-2-10.5*j,s)
    c.line(L0,y-27,L0+872,y-27);y-=41
def foot():
    c.setFont('Helvetica-Oblique',7.5);c.setFillColor(X('#444444'));c.drawString(L0,24,'SiteManager Web 6.3   |   Generated 06/02/2025 09:11   |   Rates exclude tenant protection and sales tax');c.showPage()
def fmt(k,v):
    if k in('units','occupied','vacant','down'): return f'{v:,}'
    if k=='sf': return f'{v:,.0f}' if v==int(v) else f'{v:,.1f}'
    if k in('total_sf','other:Area Occupied SF'): return f'{v:,.0f}'
    if k=='pct_occ': return f'{v:.1f}'
    return f'{v:,.2f}'
def line(lab,e,b=False,bg=None):
    global y
    if bg: c.setFillColor(X(bg));c.rect(L0-3,y-3.5,878,13.5,stroke=0,fill=1)
    c.setFillColor(X('#111111'));c.setFont('Helvetica-Bold' if b else 'Helvetica',9);c.drawString(L0,y,lab)
    for k,m in enumerate(MON,1):
        if m in e: c.drawRightString(L0+XR[k],y,fmt(m,e[m]))
    y-=14
def agg(l):
    s=lambda m:round(sum(x[m] for x in l),2)
    u,o,ts=s('units'),s('occupied'),s('total_sf')
    return {'units':u,'occupied':o,'vacant':s('vacant'),'down':s('down'),'pct_occ':round(100*o/u,1),'total_sf':ts,'other:Area Occupied SF':s('other:Area Occupied SF'),'market':round(s('market_total')/u,2),'market_sf':round(s('market_total')/ts,2),'market_total':s('market_total'),'actual':round(s('actual_total')/o,2),'actual_total':s('actual_total')}
head();by={}
for s,cd,l in SEC:
    if y-14*(len(l)+2)<60: foot();head()
    c.setFillColor(X('#c0392b'));c.setFont('Helvetica-Bold',9.5);c.drawString(L0,y,s);y-=14;cur=[]
    for z,(t,u,rt) in enumerate(l):
        ty=f'{cd} {t}'
        d={'3x3x4 Locker':9,'Wine 25-case':4}.get(t)
        if d is None:
            a,b=t.split()[0].split('x')[:2];d=float(a)*float(b)
            d=int(d) if d==int(d) else d
        dn=R.choice([0,0,0,0,1,2]) if u>15 else 0
        vac=R.randint(0,max(1,u//7));o=u-vac-dn
        at=sum(round(rt*R.uniform(.78,1.24))*100 for _ in range(o))+R.randint(0,99)
        e={'sf':d,'units':u,'occupied':o,'vacant':vac,'down':dn,'pct_occ':round(100*o/u,1),'total_sf':int(u*d),'other:Area Occupied SF':int(o*d),'market':float(rt),'market_sf':round(rt/d,2),'market_total':float(u*rt),'actual':round(at/100/o,2),'actual_total':at/100}
        assert u*d==int(u*d) and o*d==int(o*d)
        line(ty,e,bg='#f5f5f2' if z%2 else None);rows.append({'type':ty,**e});cur.append(e)
    lab='Subtotal '+cd;a=agg(cur);c.line(L0+210,y+11,L0+872,y+11);line(lab,a,True);y-=5;tots.append({'label':lab,**a});by[cd]=cur
y-=4
for lab,k in(('Total Climate Controlled',['C1','C2']),('Total Storage excl. Parking',['C1','C2','DU','LK']),('FACILITY TOTAL',['C1','C2','DU','LK','PK'])):
    a=agg([e for q in k for e in by[q]]);line(lab,a,True,'#fbe9e7');y-=2;tots.append({'label':lab,**a})
y-=8;c.setFont('Helvetica',8);c.setFillColor(X('#111111'))
for t in('Down = damaged, company use or held for auction. Occ. % is by unit count, occupied / total.','C1, C2 = climate controlled 55-80 F;  DU = drive-up;  LK = lockers and wine;  PK = parking. Totals show weighted average rates.'): c.drawString(L0,y,t);y-=11
foot();c.save();save(n,'UM',MON,rows,tots);print(len(rows),pgn,tots[-1])

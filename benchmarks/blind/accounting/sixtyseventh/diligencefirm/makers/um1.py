# UM1 : offering memorandum unit mix page, apartments, PDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import landscape, letter
from reportlab.lib.colors import HexColor as C
from common import *
NAME='The Arbory OM - Unit Mix.pdf'
W,H=landscape(letter)
D=[('Studio','S1','Studio Classic',0,1,12,518,1145,1098,11),('Studio','S1R','Studio Renovated',0,1,6,518,1285,1262,6),
('One Bedroom','A1','1x1 Classic',1,1,38,684,1310,1241,36),('One Bedroom','A1R','1x1 Renovated',1,1,22,684,1475,1449,20),('One Bedroom','A2','1x1 Den Classic',1,1,16,771,1420,1336,15),('One Bedroom','A2R','1x1 Den Renovated',1,1,8,771,1595,1560,8),
('Two Bedroom','B1','2x1 Classic',2,1,20,902,1525,1438,19),('Two Bedroom','B2','2x2 Classic',2,2,44,1014,1665,1577,41),('Two Bedroom','B2R','2x2 Renovated',2,2,18,1014,1860,1822,17),('Two Bedroom','B3T','2x1.5 Townhome',2,1.5,14,1136,1840,1748,13),
('Three Bedroom','C1','3x2 Classic',3,2,14,1248,2035,1926,12),('Three Bedroom','C1R','3x2 Renovated',3,2,4,1248,2260,2214,4)]
N=sum(d[5] for d in D)
K=['beds','baths','units','pct_units','occupied','sf','total_sf','market','market_sf','actual','actual_sf','market_total']
rows=[]
for s,p,n,bd,ba,u,sf,m,a,o in D:
    rows.append(dict(sec=s,type=f'{p} - {n}',beds=bd,baths=ba,units=u,pct_units=round(100*u/N,1),occupied=o,sf=sf,total_sf=u*sf,market=m,market_sf=round(m/sf+1e-9,2),actual=a,actual_sf=round(a/sf+1e-9,2),market_total=u*m))
def agg(rs,l):
    u=sum(r['units'] for r in rs); t=sum(r['total_sf'] for r in rs); mt=sum(r['market_total'] for r in rs); at=sum(r['actual']*r['units'] for r in rs)
    return dict(label=l,units=u,pct_units=round(100*u/N,1),occupied=sum(r['occupied'] for r in rs),sf=round(t/u),total_sf=t,market=round(mt/u),market_sf=round(mt/t,2),actual=round(at/u),actual_sf=round(at/t,2),market_total=mt)
fmt=dict(beds='{}',baths='{:g}',units='{}',pct_units='{:.1f}%',occupied='{}',sf='{:,}',total_sf='{:,}',market='${:,}',market_sf='${:.2f}',actual='${:,}',actual_sf='${:.2f}',market_total='${:,}')
c=canvas.Canvas(path(NAME),pagesize=(W,H),invariant=1)
G,S,L=C('#2F4B3C'),C('#C08A3E'),C('#EEF1EC')
c.setFillColor(G); c.rect(0,H-64,W,64,stroke=0,fill=1); c.setFillColor(S); c.rect(0,H-68,W,4,stroke=0,fill=1)
c.setFillColorRGB(1,1,1); c.setFont('Helvetica',9); c.drawString(40,H-26,'FINANCIAL ANALYSIS'); c.setFont('Helvetica-Bold',20); c.drawString(40,H-50,'Unit Mix & Rent Summary'); c.setFont('Helvetica',11); c.drawRightString(W-40,H-48,'THE ARBORY  |  Greenville, SC')
tiles=[('216','UNITS'),('1987','YEAR BUILT'),('93.5%','OCCUPIED'),('58','RENOVATED')]
assert N==216 and sum(d[9] for d in D)==202 and sum(d[5] for d in D if d[1].endswith('R'))==58, (N,sum(d[9] for d in D),sum(d[5] for d in D if d[1].endswith('R')))
for i,(a,b) in enumerate(tiles):
    x=40+i*180; c.setFillColor(L); c.rect(x,H-118,165,38,stroke=0,fill=1); c.setFillColor(G); c.setFont('Helvetica-Bold',16); c.drawString(x+10,H-105,a); c.setFont('Helvetica',7.5); c.drawRightString(x+155,H-103,b)
X=dict(beds=212,baths=246,units=288,pct_units=334,occupied=382,sf=428,total_sf=488,market=540,market_sf=586,actual=640,actual_sf=686,market_total=750)
y=H-142; c.setFillColor(G); c.rect(36,y-20,W-72,32,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',7.5)
c.drawString(42,y-8,'Floor Plan')
for k,a,b in (('beds','','Beds'),('baths','','Baths'),('units','# of','Units'),('pct_units','% of','Total'),('occupied','Units','Occupied'),('sf','Avg','SF'),('total_sf','Total','SF'),('market','Market','Rent'),('market_sf','Market','Rent/SF'),('actual','In-Place','Rent'),('actual_sf','In-Place','Rent/SF'),('market_total','Monthly','Market Rent')): c.drawRightString(X[k],y+2,a); c.drawRightString(X[k],y-8,b)
y-=34; tots=[]; i=0
def line(d,f,bold):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.2)
    for k in K:
        if k in d: c.drawRightString(X[k],y,fmt[k].format(d[k]))
for s in dict.fromkeys(r['sec'] for r in rows):
    rs=[r for r in rows if r['sec']==s]
    for r in rs:
        if i%2: c.setFillColor(L); c.rect(36,y-5,W-72,15.5,stroke=0,fill=1)
        i+=1; c.setFillColorRGB(.1,.1,.1); line(r,0,0); c.drawString(42,y,r['type']); y-=16
    t=agg(rs,f'{s} Total / Avg'); c.setFillColor(G); line(t,0,1); c.drawString(42,y,t['label']); c.setStrokeColor(S); c.setLineWidth(.7); c.line(36,y-5,W-36,y-5); y-=19; tots.append(t)
t=agg(rows,'Property Total / Avg'); y-=2; c.setFillColor(S); c.rect(36,y-6,W-72,18,stroke=0,fill=1); c.setFillColorRGB(1,1,1); line(t,0,1); c.drawString(42,y,t['label']); tots.append(t)
c.setFillColorRGB(.3,.3,.3); c.setFont('Helvetica-Oblique',7); c.drawString(40,y-22,'Based on rent roll dated May 4, 2026. In-place rent reflects average of leased units before concessions; weighted averages by unit count. Buyer to verify all square footages.')
y-=48; c.setFillColor(G); c.setFont('Helvetica-Bold',10); c.drawString(40,y,'Achieved Renovation Premiums'); y-=15
for i,row in enumerate([('Layout','Classic In-Place','Renovated In-Place','Premium')]+[(n,f'${a:,}',f'${b:,}',f'${b-a:,}') for n,a,b in (('1 BR / 1 BA',1241,1449),('2 BR / 2 BA',1577,1822),('3 BR / 2 BA',1926,2214))]):
    c.setFillColorRGB(.1,.1,.1); c.setFont('Helvetica-Bold' if i==0 else 'Helvetica',7.8); c.drawString(42,y,row[0])
    for x,v in zip((190,280,340),row[1:]): c.drawRightString(x,y,v)
    y-=12
c.setFillColorRGB(.3,.3,.3); c.setFont('Helvetica',7.5); c.drawString(40,24,'Calloway Reef Multifamily Advisors'); c.drawRightString(W-40,24,'Confidential Offering Memorandum  |  27')
c.save()
for r in rows: r.pop('sec')
save(NAME,'UM','OM page, colour bands, bedroom subtotals, weighted averages',False,K,rows,tots)

# Broker's offering memorandum page: coloured band, narrative, unit mix by bedroom with subtotals, $ rents and psf, Gothic fonts
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/LiberationSans'
for a,b in[('S','-Regular'),('SB','-Bold'),('SI','-Italic')]: pdfmetrics.registerFont(TTFont(a,L+b+'.ttf'))
W,H=792,612
U=[('Studio',[('S1','Studio | Classic',0,1,14,498,1049,1125),('S1r','Studio | Renovated',0,1,6,498,1168,1195)]),
('One Bedroom',[('A1','1 Bed | Classic',1,1,48,652,1187,1275),('A1r','1 Bed | Renovated',1,1,22,652,1342,1365),('A2','1 Bed w/ Den',1,1,16,741,1263,1345),('A3','1 Bed Loft',1,1.5,8,835,1410,1450)]),
('Two Bedroom',[('B1','2 Bed | Classic',2,1,30,874,1398,1495),('B2','2 Bed | Classic',2,2,36,958,1476,1575),('B2r','2 Bed | Renovated',2,2,18,958,1633,1650),('B3','2 Bed Townhome',2,2.5,12,1134,1728,1795)]),
('Three Bedroom',[('C1','3 Bed | Classic',3,2,14,1216,1792,1895),('C2','3 Bed Townhome',3,2.5,8,1388,1955,2050)])]
N=sum(x[4] for g in U for x in g[1])
c=canvas.Canvas(doc('The_Larkin_OM_p14-15.pdf'),pagesize=(W,H))
teal=colors.HexColor('#0f4c5c');gold=colors.HexColor('#c58f2a')
def frame(title,pg):
    c.setFillColor(teal);c.rect(0,H-58,W,58,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('SB',20);c.drawString(36,H-38,title)
    c.setFillColor(gold);c.rect(0,H-62,W,4,fill=1,stroke=0);c.setFillColor(colors.grey);c.setFont('S',7.5)
    c.drawString(36,20,'THE LARKIN  |  OFFERING MEMORANDUM');c.drawRightString(W-36,20,str(pg));c.drawCentredString(W/2,20,'Halvorsen Tate Multifamily Advisors');c.setFillColor(colors.black)
body=ParagraphStyle('b',fontName='S',fontSize=9.5,leading=13.5)
def para(t,x,y,w):
    p=Paragraph(t,body);_,h=p.wrap(w,400);p.drawOn(c,x,y-h);return y-h
frame('PROPERTY SUMMARY',14)
y=para('<b>The Larkin</b> is a 1998-vintage, garden-style community of %d apartment homes set on 14.6 acres in the Eastgate submarket. Current ownership has renovated 46 homes since 2022, achieving average premiums of $151 per month over comparable classic units, leaving a substantial value-add runway for the next owner.'%N,36,H-86,330)
y=para('Renovated homes feature quartz counters, stainless appliance packages, plank flooring and in-unit washer and dryer sets. Residents pay electricity directly and are billed back for water, sewer, trash and pest control.',36,y-12,330)
facts=[('Address','4100 Larkin Mill Road'),('Year Built','1998'),('Number of Units',str(N)),('Buildings','17'),('Land Area','14.6 acres'),('Occupancy','94.4% (10/31/25)'),('Parking','391 spaces (1.69 / unit)'),('Construction','Wood frame, brick and fiber-cement siding'),('Roofs','Pitched, replaced 2019 - 2021'),('Water Heating','Individual electric')]
yy=H-92
for k,v in facts:
    c.setFont('SB',9);c.drawString(410,yy,k);c.setFont('S',9);c.drawString(520,yy,v);c.setStrokeColor(colors.lightgrey);c.line(410,yy-6,756,yy-6);yy-=20
c.setFillColor(colors.HexColor('#d9e2e5'));c.rect(36,50,330,190,fill=1,stroke=0);c.setFillColor(colors.grey);c.setFont('SI',9);c.drawCentredString(201,142,'[ clubhouse photograph ]')
c.showPage();frame('UNIT MIX & RENT SCHEDULE',15)
X=[('l',40),('l',86),('c',212),('r',258),('r',306),('r',362),('r',430),('r',494),('r',546),('r',616),('r',664),('r',752)]
H1=['PLAN','DESCRIPTION','BED /','NO. OF','% OF','AVG','TOTAL','IN-PLACE RENT','','MARKET RENT','','MONTHLY MARKET']
H2=['','','BATH','UNITS','TOTAL','SF','SF','Unit','PSF','Unit','PSF','POTENTIAL']
def put(y,v,f='S',s=9):
    c.setFont(f,s)
    for (a,x),t in zip(X,v):
        if t in(None,''): continue
        (c.drawString if a=='l' else c.drawCentredString if a=='c' else c.drawRightString)(x,y,t)
y=H-88;c.setFillColor(teal)
h1=list(H1);h1[7]=h1[9]='';put(y,h1,'SB',8);c.setFont('SB',8);c.drawCentredString(503,y,'IN-PLACE RENT');c.drawCentredString(624,y,'MARKET RENT');y-=11;put(y,H2,'SB',8);c.setStrokeColor(gold);c.line(36,y-5,756,y-5);c.setFillColor(colors.black);y-=19
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total'];rows=[];tots=[]
def agg(lab,g):
    n=sum(x[4] for x in g);sf=sum(x[4]*x[5] for x in g);a=sum(x[4]*x[6] for x in g);m=sum(x[4]*x[7] for x in g)
    return dict(label=lab,units=n,pct_units=round(100*n/N,1),sf=round(sf/n),total_sf=sf,actual=round(a/n),actual_sf=r2(a/sf),market=round(m/n),market_sf=r2(m/sf),market_total=m)
def fmt(d): return [str(d['units']),'%.1f%%'%d['pct_units'],format(d['sf'],','),format(d['total_sf'],','),'$'+format(d['actual'],','),'$%.2f'%d['actual_sf'],'$'+format(d['market'],','),'$%.2f'%d['market_sf'],'$'+format(d['market_total'],',')]
for nm,g in U:
    for x in g:
        d=agg('',[x]);d.pop('label');b=('%g'%x[3]);put(y,[x[0],x[1],('Studio' if x[2]==0 else str(x[2]))+' / '+b]+fmt(d));y-=15.5
        rows.append(dict(type=x[0],desc=x[1],beds=x[2],baths=x[3],**d))
    t=agg(nm+' Total / Avg.',g);c.setFillColor(colors.HexColor('#eaf0f2'));c.rect(36,y-4,720,14,fill=1,stroke=0);c.setFillColor(colors.black);put(y,['',t['label'],'']+fmt(t),'SB',8.5);tots.append(t);y-=21
t=agg('TOTAL / WEIGHTED AVG.',[x for _,g in U for x in g]);c.setFillColor(teal);c.rect(36,y-6,720,19,fill=1,stroke=0);c.setFillColor(colors.white);put(y,[t['label'],'','']+fmt(t),'SB',9);tots.append(t);c.setFillColor(colors.black)
c.setFont('SI',7.5);c.drawString(36,y-24,'(1) In-place rents reflect the October 31, 2025 rent roll, net of concessions; averages are weighted by number of units.   (2) Market rents are broker estimates based on most recent leases.   (3) Square footages are approximate.')
c.save();truth('The_Larkin_OM_p14-15','UM',K,rows,tots);print(len(rows),y,N)

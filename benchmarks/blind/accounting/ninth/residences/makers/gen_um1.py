# UM 1: self storage unit mix in a broker book, reportlab canvas, tinted bands
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(3401)
NAME='Ironwood Storage unit mix OM p17.pdf'
S=[('CLIMATE CONTROLLED - INTERIOR',[('5 x 5',25,22,52),('5 x 8',40,14,71),('5 x 10',50,64,84),('5 x 10 Upper',50,28,69),('8 x 10',80,11,119),('10 x 10',100,58,139),('10 x 10 Upper',100,19,118),('10 x 15',150,26,189),('10 x 20',200,12,232),('10 x 30',300,3,318)]),
('DRIVE-UP, NON-CLIMATE',[('5 x 10',50,18,68),('10 x 10',100,46,109),('10 x 15',150,52,144),('10 x 20',200,40,172),('10 x 25',250,16,204),('10 x 30',300,22,229),('12 x 40 Contractor',480,6,365)]),
('COVERED & OPEN PARKING',[('12 x 30 Covered',360,14,149),('12 x 40 Covered',480,9,179),('10 x 25 Open',250,21,65),('12 x 35 Open',420,11,85)]),
('OTHER',[('Mailbox',1,40,18)])]
S=S[:3]
K=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','market_total','actual_total']
H1=['Unit','No. of','Rentable','Occ.','Vacant','%','Street','Street','Avg. In-Place','Gross Potential','In-Place']
H2=['SF','Units','SF','Units','Units','Occ.','Rate','Rate / SF','Rate','/ Month','Rent / Month']
X=[205,248,305,345,388,432,482,536,606,682,756]
W,Hh=landscape(letter); c=canvas.Canvas(doc(NAME),pagesize=(W,Hh))
teal=HexColor('#0e5a63')
c.setFillColor(teal); c.setFont('Times-Bold',22); c.drawString(32,Hh-50,'UNIT MIX'); c.setFont('Times-Italic',11); c.drawString(150,Hh-50,'Ironwood Self Storage  |  2280 Ironwood Parkway')
c.setStrokeColor(teal); c.setLineWidth(2); c.line(32,Hh-58,W-32,Hh-58)
y=Hh-78; c.setFillColor(teal); c.rect(32,y-16,W-64,28,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',7.8)
c.drawString(36,y-10,'Unit Size')
for x,a,b in zip(X,H1,H2): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
y-=30; c.setFillColor(black)
def s(k,x):
    return f'{x:,}' if k in('units','total_sf','occupied','vacant') else f'{x:,.1f}' if False else f'{x:,.0f}' if k=='sf' else f'{x:.1f}%' if k=='pct_occ' else f'${x:.2f}' if k in('market_sf','market','actual') else f'${x:,.0f}'
def pr(d,font):
    c.setFont(font,8.4)
    for k,x in zip(K,X): 
        if k in d: c.drawRightString(x,y,s(k,d[k]))
def agg(L):
    u=sum(q['units'] for q in L);sf=sum(q['total_sf'] for q in L);o=sum(q['occupied'] for q in L);m=sum(q['market_total'] for q in L);a=sum(q['actual_total'] for q in L)
    return {'sf':round(sf/u),'units':u,'total_sf':sf,'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),'market':round(m/u,2),'market_sf':round(m/sf,2),'actual':round(a/o,2),'market_total':m,'actual_total':a}
rows=[];tots=[]
for sec,L in S:
    c.setFillColor(HexColor('#d5e6e7')); c.rect(32,y-4,W-64,13,fill=1,stroke=0); c.setFillColor(teal); c.setFont('Helvetica-Bold',8.4); c.drawString(36,y,sec); c.setFillColor(black); y-=15
    mine=[]
    for t,sf,n,st in L:
        o=min(n,round(n*R.uniform(.78,1))); o=n if n<4 else o
        a=round(o*st*R.uniform(.86,1.06))
        d={'sf':sf,'units':n,'total_sf':sf*n,'occupied':o,'vacant':n-o,'pct_occ':round(100*o/n,1),'market':float(st),'market_sf':round(st/sf+1e-9,2),'actual':round(a/o,2),'market_total':st*n,'actual_total':a}
        c.setFont('Helvetica',8.4); c.drawString(44,y,t); pr(d,'Helvetica'); y-=12.6
        rows.append({'type':t,**d}); mine.append(d)
    c.setStrokeColor(teal); c.setLineWidth(.6); c.line(170,y+9,W-32,y+9)
    lab={'C':'Subtotal / Average','D':'Subtotal / Average','O':'Subtotal'}[sec[0]]
    d=agg(mine); c.setFont('Helvetica-Bold',8.4); c.drawString(44,y,lab); pr(d,'Helvetica-Bold'); tots.append({'label':lab,**d}); y-=20
d=agg([q for q in rows]); c.setFillColor(teal); c.rect(32,y-5,W-64,16,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',8.6); c.drawString(36,y,'TOTAL FACILITY'); pr(d,'Helvetica-Bold'); tots.append({'label':'TOTAL FACILITY',**d})
c.setFillColor(HexColor('#555555')); c.setFont('Helvetica-Oblique',7); y-=22
c.drawString(32,y,'Source: SiteLink occupancy statistics dated 4/30/2024. Unit SF on subtotal lines is the average. In-place rate is average per occupied unit, before discounts and insurance.')
c.drawString(32,24,'CONFIDENTIAL OFFERING MEMORANDUM'); c.drawRightString(W-32,24,'17')
c.save(); save(NAME,'UM',K,rows,tots)

# broker OM unit mix
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
n='Copperline_OM_unit_mix.pdf'
S=[('STUDIO',[('S1','S1 – Loft Studio',24,528,1385,1342),('S2','S2 – Corner Studio',8,561,1450,1418)]),
('ONE BEDROOM',[('','A1 – Ash',52,664,1560,1497),('','A1R – Ash Renovated',31,664,1695,1672),('','A2 – Aspen',36,718,1640,1586),('','A3 – Alder w/ Den',14,842,1795,1731)]),
('TWO BEDROOM',[('','B1 – Birch',40,972,1985,1894),('','B1R – Birch Renovated',18,972,2140,2098),('','B2 – Beech',28,1048,2075,1988),('','B3 – Buckeye Townhome',10,1216,2395,2310)]),
('THREE BEDROOM',[('','C1 – Cedar',12,1288,2560,2447),('','C2 – Cypress Townhome',6,1432,2840,2765)])]
tu=sum(x[2] for _,L in S for x in L); print(tu)
def agg(L):
    u=sum(x[2] for x in L); sf=sum(x[2]*x[3] for x in L); mk=sum(x[2]*x[4] for x in L); ac=sum(x[2]*x[5] for x in L)
    return dict(units=u,pct_units=round(u/tu*100+1e-9,1),sf=round(sf/u),total_sf=sf,market=round(mk/u),market_sf=round(mk/sf,2),market_total=mk,actual=round(ac/u),actual_sf=round(ac/sf,2),actual_total=ac)
K=['units','pct_units','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total']
W,H=landscape(letter); cv=canvas.Canvas(doc(n),pagesize=(W,H))
nv=colors.HexColor('#7A3B1D'); cr=colors.HexColor('#F5EDE4')
cv.setFillColor(nv); cv.rect(0,H-64,W,64,stroke=0,fill=1); cv.setFillColor(colors.white); cv.setFont('Helvetica-Bold',20); cv.drawString(40,H-42,'Unit Mix & Rent Summary'); cv.setFont('Helvetica',10); cv.drawRightString(W-40,H-40,'COPPERLINE AT UNION DEPOT   |   SPOKANE, WA')
X=dict(units=222,pct_units=272,sf=320,total_sf=384,market=452,market_sf=502,market_total=572,actual=640,actual_sf=690,actual_total=756)
y=H-96; cv.setFillColor(nv); cv.setFont('Helvetica-Bold',8.5)
cv.drawCentredString(495,y,'MARKET RENT'); cv.line(410,y-4,574,y-4); cv.drawCentredString(682,y,'IN-PLACE RENT (FEB. 2025)'); cv.line(600,y-4,758,y-4)
y-=15
cv.drawString(40,y-10,'FLOOR PLAN')
for k,a,b in [('units','# OF','UNITS'),('pct_units','% OF','TOTAL'),('sf','AVG.','SF'),('total_sf','TOTAL','SF'),('market','PER','UNIT'),('market_sf','PER','SF'),('market_total','MONTHLY','TOTAL'),('actual','PER','UNIT'),('actual_sf','PER','SF'),('actual_total','MONTHLY','TOTAL')]:
    cv.drawRightString(X[k],y,a); cv.drawRightString(X[k],y-10,b)
y-=16; cv.setStrokeColor(nv); cv.setLineWidth(1.2); cv.line(36,y,758,y); y-=16
def fm(k,v): return f'{v:.1f}%' if k=='pct_units' else f'${v:.2f}' if k in('market_sf','actual_sf') else f'{v:,}' if k in('units','sf','total_sf') else f'${v:,}'
def line(lbl,a,bold,ind=0):
    cv.setFillColor(colors.black); cv.setFont('Helvetica-Bold' if bold else 'Helvetica',9); cv.drawString(40+ind,y,lbl)
    for k in K: cv.drawRightString(X[k],y,fm(k,a[k]))
rows=[];tots=[]
for h,L in S:
    cv.setFillColor(nv); cv.setFont('Helvetica-Bold',9); cv.drawString(40,y,h); y-=15
    for x in L:
        a=agg([x]); line(x[1],a,False,8); rows.append(dict(type=x[1],**a)); y-=14.5
    a=agg(L); cv.setFillColor(cr); cv.rect(36,y-4,722,14,stroke=0,fill=1); lb={'STUDIO':'Studio','ONE BEDROOM':'One Bedroom','TWO BEDROOM':'Two Bedroom','THREE BEDROOM':'Three Bedroom'}[h]+' Total / Avg.'
    line(lb,a,True); tots.append(dict(label=lb,**a)); y-=21
a=agg([x for _,L in S for x in L]); cv.setLineWidth(1.2); cv.line(36,y+12,758,y+12); line('TOTAL / WEIGHTED AVG.',a,True); tots.append(dict(label='TOTAL / WEIGHTED AVG.',**a)); cv.line(36,y-6,758,y-6)
cv.setFillColor(colors.grey); cv.setFont('Helvetica-Oblique',7.5)
cv.drawString(40,44,'In-place rents exclude vacant units, which are carried at market less average loss to lease. Square footages are approximate and subject to verification by purchaser.')
cv.drawString(40,33,'Offering Memorandum'); cv.drawRightString(W-36,33,'17'); cv.save()
save(n,'UM',K,rows,tots,'Broker offering memorandum unit mix with grouped headers and bedroom subtotals')

# landscape PDF unit mix with rules, beds/baths combined, weighted averages, two communities + portfolio line
from common import *
from reportlab.pdfgen import canvas
R=random.Random(41007)
M=['units','pct_units','sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','market_total']
AV=('sf','pct_occ','market','market_sf','actual','actual_sf','pct_units')
D=Doc('UnitMix_RentSummary_Residential.pdf','UM',M)
P=[('Hollins Ferry Apartments','Built 1987 / Renovated 2016',[('Finch - Studio',0,1,12,455,1185),('Wren - 1x1',1,1,44,640,1325),('Wren Deluxe - 1x1',1,1,28,662,1410),('Heron - 2x1',2,1,36,845,1560),('Heron Deluxe - 2x1.5',2,1.5,24,905,1645),('Egret - 2x2',2,2,40,968,1740),('Osprey - 3x2',3,2,16,1184,2015)]),
('Tarrant Street Lofts','Built 1924 / Converted 2008',[('L-0A',0,1,9,520,1495),('L-1A',1,1,21,711,1720),('L-1B w/ mezzanine',1,1.5,8,864,1915),('L-2A',2,2,14,1062,2240),('L-2PH',2,2.5,3,1530,3375)]),
('Whitpark Commons (Phase I)','Built 2001',[('A1',1,1,30,702,1395),('A1 - HC accessible',1,1,4,702,1395),('B1',2,1,26,910,1610),('B2',2,2,42,1004,1725),('B2 Garage',2,2,10,1038,1890),('C1',3,2,18,1242,2080)])]
W,H=842,595
c=canvas.Canvas(D.path,pagesize=(W,H),invariant=1)
X=dict(zip(M,(265,317,368,420,466,522,590,636,704,750,804)))
HD={'units':('','No. of','Units'),'pct_units':('','% of','Mix'),'sf':('Average','Square','Feet'),'occupied':('','Units','Occupied'),'vacant':('','Units','Vacant'),'pct_occ':('','%','Occupied'),'market':('Market','Rent','Avg.'),'market_sf':('','Per','Sq. Ft.'),'actual':('In-Place','Rent','Avg.'),'actual_sf':('','Per','Sq. Ft.'),'market_total':('Monthly','Market','Potential')}
def fm(k,v):
    if k in('units','occupied','vacant','sf'): return '{:,.0f}'.format(v)
    if k in('pct_units','pct_occ'): return '%.1f%%'%v
    if k in('market_sf','actual_sf'): return '$%.2f'%v
    if k=='market_total': return '${:,.0f}'.format(v)
    return '${:,.0f}'.format(v)
def rd(x,n=0): 
    import decimal
    return float(decimal.Decimal(repr(x)).quantize(decimal.Decimal(1).scaleb(-n),decimal.ROUND_HALF_UP))
def agg(L):
    u=sum(x['u'] for x in L); o=sum(x['o'] for x in L); sf=sum(x['u']*x['s'] for x in L); mk=sum(x['u']*x['m'] for x in L); ac=sum(x['o']*x['a'] for x in L); sfo=sum(x['o']*x['s'] for x in L)
    return dict(units=u,pct_units=100.0,sf=rd(sf/u),occupied=o,vacant=u-o,pct_occ=rd(100*o/u,1),market=rd(mk/u),market_sf=rd(mk/sf,2),actual=rd(ac/o),actual_sf=rd(ac/sfo,2),market_total=float(mk))
c.setFont('Helvetica',17); c.setFillColorRGB(.1,.3,.35); c.drawString(36,H-46,'Unit Mix & Rent Summary'); c.setFont('Helvetica',9); c.drawString(36,H-60,'Kestrel & Lowe Realty Holdings  |  Residential portfolio  |  October 31, 2025'); c.setFillGray(0)
y=H-84
def head():
    global y
    c.setFillColorRGB(.1,.3,.35); c.rect(34,y-27,W-68,38,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',7.5)
    for k in M:
        for q,t in enumerate(HD[k]): c.drawRightString(X[k],y+1.5-q*10+0,t)
    c.drawString(40,y-18.5,'Floor Plan'); c.drawString(170,y-18.5,'Bed / Bath'); c.setFillGray(0); y-=40
head(); ALL=[];alli=[]
for pn,sub,fp in P:
    if y<60+12.5*(len(fp)+3):
        c.setFont('Helvetica',7); c.drawCentredString(W/2,24,'1'); c.showPage(); y=H-50; head()
    c.setFont('Helvetica-Bold',9.5); c.drawString(36,y,pn); w=c.stringWidth(pn,'Helvetica-Bold',9.5); c.setFont('Helvetica-Oblique',8); c.drawString(42+w,y,sub); y-=14
    tu=sum(x[3] for x in fp); L=[];mi=[]
    pcs=[rd(100*x[3]/tu,1) for x in fp]
    for (n,b,ba,u,s,m),pc in zip(fp,pcs):
        o=u-min(u-1,R.choice([0,0,1,1,2,3])); a=float(round(m*R.uniform(.9,.985)))
        L.append(dict(u=u,o=o,s=s,m=m,a=a))
        v=dict(units=u,pct_units=pc,sf=s,occupied=o,vacant=u-o,pct_occ=rd(100*o/u,1),market=float(m),market_sf=rd(m/s,2),actual=a,actual_sf=rd(a/s,2),market_total=float(m*u))
        mi.append(D.row(type=n,beds=b,baths=ba,**v))
        c.setFont('Helvetica',8.5); c.drawString(44,y,n); c.drawString(176,y,'%s / %g'%('Studio' if b==0 else b,ba))
        for k in M: c.drawRightString(X[k],y,fm(k,v[k]))
        c.setStrokeGray(.8); c.setLineWidth(.3); c.line(40,y-3.5,W-36,y-3.5); c.setStrokeGray(0); y-=12.5
    v=agg(L); c.setFont('Helvetica-Bold',8.5); c.drawString(44,y-1,'Total / Wtd. Average')
    for k in M: c.drawRightString(X[k],y-1,fm(k,v[k]))
    c.setLineWidth(.8); c.line(40,y-5,W-36,y-5); D.total('Total / Wtd. Average',v,mi,AV); ALL+=L; alli+=mi; y-=26
v=agg(ALL); v.pop('pct_units'); c.setFillGray(.9); c.rect(34,y-5,W-68,15,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8.5); c.drawString(40,y-1,'Portfolio Total / Wtd. Average')
for k in v: c.drawRightString(X[k],y-1,fm(k,v[k]))
D.total('Portfolio Total / Wtd. Average',v,alli,AV); y-=30
c.setFont('Helvetica',7.5); c.drawString(36,y,'Square feet and market rent are weighted by all units; in-place rent is weighted by occupied units. % of Mix may not add to 100.0% because of rounding. Retail space is excluded.')
c.setFont('Helvetica',7); c.drawCentredString(W/2,24,'Page 1 of 1'); c.save(); D.save()

import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
R=random.Random(88)
NAME='BOV_3-property_suite_mix.pdf'
# name, sub, [(type, [ (sf, inplace or None) ...], asking)]
def mk(n,lo,hi,step,leased,rlo,rhi):
    l=[]
    for i in range(n):
        sf=R.randrange(lo,hi+1,step); l.append((sf, round(R.uniform(rlo,rhi)*4)/4 if i<leased else None))
    return l
P=[('Cobalt Ridge Flex Park','4 buildings  |  Built 1999-2004  |  NNN',[('Showroom / office 1,200-1,999 SF',mk(12,1200,1990,30,9,12,14.5),14.25),('Flex bay 2,000-3,499 SF',mk(16,2000,3480,40,13,10.5,12.5),12.50),('Flex bay 3,500-5,999 SF',mk(9,3500,5980,80,6,9.25,11),11.00),('Warehouse bay 6,000+ SF',mk(4,6000,11000,200,4,7.5,8.75),9.00)]),
('Pilgrim Corner Shops','Strip center  |  Built 1987, reno. 2011  |  NNN',[('Endcap',mk(2,2400,3200,40,2,24,28),27.00),('Inline < 1,500 SF',mk(9,900,1480,20,6,17,22),21.00),('Inline 1,500-3,000 SF',mk(6,1500,2980,40,4,15,18.5),18.00),('Junior anchor (dark)',[(18240,None)],9.50),('Kiosk / ATM pad',[(120,50.0),(96,62.5)],55.00)]),
('1400 Commerce Street','5-story office  |  Built 1976  |  Modified gross',[('Executive suite < 750 SF',mk(14,180,740,20,8,19,26),24.00),('Small suite 750-1,999 SF',mk(11,760,1980,20,7,15.5,18.5),18.00),('Mid suite 2,000-4,999 SF',mk(7,2000,4980,20,4,14.5,17),17.00),('Full floor',[(14880,13.75),(14880,None)],15.50),('Basement storage',mk(5,150,460,10,2,6,8),7.00)])]
K=['units','pct_units','total_sf','sf','occupied','vacant','other:% Leased','actual_sf','market_sf']
K[6]='pct_leased'
def agg(l,tu,ask):
    u=len(l);ts=sum(a for a,_ in l);o=[x for x in l if x[1] is not None];ls=sum(a for a,_ in o)
    d=dict(units=u,pct_units=round(u/tu*100+1e-9,1),total_sf=ts,sf=round(ts/u+1e-9),occupied=len(o),vacant=u-len(o),pct_leased=round(ls/ts*100+1e-9,1),market_sf=ask)
    if o: d['actual_sf']=round(sum(a*b for a,b in o)/ls+1e-9,2)
    return d
def fmt(k,v):
    if v is None: return '-'
    return f'{v:.1f}%' if k.startswith('pct') else f'${v:.2f}' if k.endswith('_sf') and k!='total_sf' else f'{v:,}'
W,H=792,612; c=canvas.Canvas(doc(NAME),pagesize=(W,H))
navy=HexColor('#12395B'); teal=HexColor('#2A8C82'); lt=HexColor('#EEF4F3')
c.setFillColor(navy); c.rect(0,H-58,W,58,stroke=0,fill=1); c.setFillColor(HexColor('#FFFFFF')); c.setFont('Helvetica-Bold',18); c.drawString(40,H-36,'Suite Mix by Property'); c.setFont('Helvetica',9); c.drawRightString(752,H-28,"BROKER OPINION OF VALUE"); c.drawRightString(752,H-41,'Prepared for the Receiver  |  August 2025')
X=[296,346,404,454,498,540,602,674,748]
HD=[('','Suites'),('% of','Suites'),('Total','SF'),('Avg','SF'),('','Occ.'),('','Vac.'),('% Leased','(by SF)'),('In-Place','Rent / SF / Yr'),('Asking','Rent / SF / Yr')]
y=H-80; rows=[];totals=[]; A=[]
def row(y,lab,d,b=False,col='#222222'):
    c.setFillColor(HexColor(col)); c.setFont('Helvetica-Bold' if b else 'Helvetica',8.2); c.drawString(46,y,lab)
    for k,x in zip(K,X): c.drawRightString(x,y,fmt(k,d.get(k)))
for n,sub,l in P:
    c.setFillColor(teal); c.setFont('Helvetica-Bold',11); c.drawString(40,y,n); w=c.stringWidth(n,'Helvetica-Bold',11); c.setFillColor(HexColor('#666666')); c.setFont('Helvetica',8); c.drawString(50+w,y,sub)
    y-=8; c.setFillColor(navy); c.rect(40,y-22,712,22,stroke=0,fill=1); c.setFillColor(HexColor('#FFFFFF')); c.setFont('Helvetica-Bold',7.4); c.drawString(46,y-18,'Suite Type')
    for (a,b),x in zip(HD,X): c.drawRightString(x,y-9,a); c.drawRightString(x,y-18,b)
    y-=33; tu=sum(len(s) for _,s,_ in l); al=[x for _,s,_ in l for x in s]; A+=[(x,ask) for _,s,ask in l for x in s]
    for i,(t,s,ask) in enumerate(l):
        d=agg(s,tu,ask)
        if i%2: c.setFillColor(lt); c.rect(40,y-3.5,712,12,stroke=0,fill=1)
        row(y,t,d); rows.append(dict(type=t,**d)); y-=12
    wa=round(sum(a*ask for _,s,ask in l for a,_ in s)/sum(a for a,_ in al)+1e-9,2)
    d=agg(al,tu,wa); d['pct_units']=100.0
    c.setStrokeColor(navy); c.setLineWidth(.8); c.line(40,y+8.5,752,y+8.5); row(y-1,'Total / Weighted Avg',d,True); totals.append(dict(label='Total / Weighted Avg',**d)); y-=24
d=agg([x for x,_ in A],len(A),round(sum(x[0]*k for x,k in A)/sum(x[0] for x,_ in A)+1e-9,2)); d.pop('pct_units')
dd=dict(d); c.setFillColor(HexColor('#DDE7EE')); c.rect(40,y-5,712,16,stroke=0,fill=1); row(y,'PORTFOLIO TOTAL',dd,True,'#12395B'); totals.append(dict(label='PORTFOLIO TOTAL',**d))
c.setFillColor(HexColor('#666666')); c.setFont('Helvetica-Oblique',7); y-=20
for s in ['In-place rents are contract base rents weighted by leased area, per receiver\'s rent roll dated 7/31/2025. Month-to-month occupants counted as leased. Office rents are modified gross; flex and retail are triple net.',
 'Asking rents are our recommended rates and not the prior owner\'s. Areas are as stated in leases and have not been measured.']: c.drawString(40,y,s); y-=9
c.setFont('Helvetica',7); c.drawString(40,24,'Tarrant Oakes Commercial Advisors'); c.drawRightString(752,24,'9')
print('bottom y',y); c.save()
save(NAME,'UM','broker opinion of value page, three properties\' suite mixes stacked, rents per SF per year, weighted averages, portfolio line',False,K,rows,totals)

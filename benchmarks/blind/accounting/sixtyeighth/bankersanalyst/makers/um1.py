# Multifamily OM page: unit mix by floor plan with bedroom subtotals, colour, two-line header
from h import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor as C
G=[('Studio',[('S1 - Alder',0,1,18,512,17,1465,1398),('S1R - Alder (Renovated)',0,1,6,512,6,1595,1571)]),
('One Bedroom',[('A1 - Birch',1,1,44,668,42,1710,1622),('A1R - Birch (Renovated)',1,1,20,668,19,1865,1840),('A2 - Cedar',1,1,36,724,33,1785,1701),('A3 - Cedar w/ Den',1,1,12,842,12,1940,1833)]),
('Two Bedroom',[('B1 - Dogwood',2,1,24,918,22,2030,1926),('B2 - Elm',2,2,48,1047,46,2215,2088),('B2R - Elm (Renovated)',2,2,16,1047,14,2410,2365),('B3 - Fir Townhome',2,2.5,10,1236,10,2690,2544)]),
('Three Bedroom',[('C1 - Hawthorn',3,2,14,1328,13,2745,2611)])]
tot=sum(r[3] for g in G for r in g[1])
k=['beds','baths','units','pct_units','sf','total_sf','occupied','pct_occ','market','market_sf','actual','actual_sf']
def agg(rs,label):
    u=sum(r[3] for r in rs);f=sum(r[3]*r[4] for r in rs);o=sum(r[5] for r in rs);mk=sum(r[3]*r[6] for r in rs);ac=sum(r[5]*r[7] for r in rs);fo=sum(r[5]*r[4] for r in rs)
    return dict(label=label,units=u,pct_units=round(u/tot*100,1),sf=round(f/u),total_sf=f,occupied=o,pct_occ=round(o/u*100+1e-9,1),market=round(mk/u),market_sf=round(mk/f+1e-9,2),actual=round(ac/o),actual_sf=round(ac/fo+1e-9,2))
N='Sycamore_Landing_OM_Unit_Mix.pdf'
W,H=landscape(letter);c=canvas.Canvas(D(N),pagesize=(W,H));gr=C('#1d4d3a')
c.setFillColor(gr);c.rect(0,H-58,W,58,fill=1,stroke=0);c.setFillColor(C('#ffffff'));c.setFont('Helvetica-Bold',20);c.drawString(36,H-37,'UNIT MIX & RENT SUMMARY')
c.setFont('Helvetica',10);c.drawRightString(W-36,H-34,'SYCAMORE LANDING  |  RALEIGH, NC');c.setFillColor(C('#000000'))
X=[None,222,258,298,346,390,446,498,546,602,646,706,756]
y=H-92;c.setFillColor(C('#dfeae3'));c.rect(30,y-8,W-60,30,fill=1,stroke=0);c.setFillColor(gr);c.setFont('Helvetica-Bold',8)
c.drawString(36,y-2,'Floor Plan')
for x,a,b in zip(X[1:],['','','# of','% of','Avg.','Total','Occ.','Percent','Market','Market','In-Place','In-Place'],['Beds','Baths','Units','Mix','SF','SF','Units','Occupied','Rent','$/SF','Rent','$/SF']):
    c.drawRightString(x,y+9,a);c.drawRightString(x,y-2,b)
F={'beds':str,'baths':lambda v:f'{v:g}','units':str,'occupied':str,'pct_units':lambda v:f'{v:.1f}%','pct_occ':lambda v:f'{v:.1f}%','sf':lambda v:f'{v:,}','total_sf':lambda v:f'{v:,}','market':lambda v:f'${v:,}','actual':lambda v:f'${v:,}','market_sf':lambda v:f'${v:.2f}','actual_sf':lambda v:f'${v:.2f}'}
y-=24;rows=[];totals=[]
def put(l,v,bold=0,ind=0):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.6);c.drawString(36+ind,y,l)
    for x,q in zip(X[1:],k):
        if q in v: c.drawRightString(x,y,F[q](v[q]))
for g,rs in G:
    for i,r in enumerate(rs):
        c.setFillColor(C('#222222'));a=agg([r],'');a.pop('label');v=dict(type=r[0],beds=r[1],baths=r[2],**a);rows.append(v);put(r[0],v);c.setStrokeColor(C('#cccccc'));c.setLineWidth(.3);c.line(30,y-5,W-30,y-5);y-=16
    if len(rs)>1:
        t=agg(rs,g+' Total / Avg.');totals.append(t);c.setFillColor(C('#f0f0ea'));c.rect(30,y-5,W-60,16,fill=1,stroke=0);c.setFillColor(gr);put(t['label'],t,1,8);y-=18
t=agg([r for g in G for r in g[1]],'Total / Weighted Average');totals.append(t);c.setFillColor(gr);c.rect(30,y-7,W-60,19,fill=1,stroke=0);c.setFillColor(C('#ffffff'));put(t['label'],t,1);y-=34
c.setFillColor(C('#333333'));c.setFont('Helvetica-Oblique',7.5)
for s in ['Source: rent roll dated October 6, 2025. In-place rents are weighted by occupied units and exclude concessions; market rents are weighted by total units.','Renovated homes feature quartz counters, stainless appliances and vinyl plank flooring. 206 classic units remain for a value-add buyer.']: c.drawString(36,y,s);y-=10
y-=16
for i,(a,b) in enumerate([('1998 / 2016','Year Built / Renovated'),('11.4 acres','Site Area'),('1.72 / unit','Parking Ratio'),('$87,400','Median HH Income (3 mi.)')]):
    x=36+i*184;c.setFillColor(C('#c8a24a'));c.rect(x,y-34,4,38,fill=1,stroke=0);c.setFillColor(gr);c.setFont('Helvetica-Bold',13);c.drawString(x+12,y-10,a);c.setFillColor(C('#555555'));c.setFont('Helvetica',8);c.drawString(x+12,y-26,b)
c.setFont('Helvetica',7);c.drawString(36,22,'Confidential Offering Memorandum');c.drawRightString(W-36,22,'CARDEN PIKE MULTIFAMILY ADVISORS   |   17');c.save()
print(tot,t, sum(r['units'] for r in rows if 'Renov' not in r['type']))
save(N,'UM',None,k,rows,totals,'Multifamily OM page, floor plans with bedroom subtotals, two-line header, colour, PDF')

# offering memorandum page with unit mix (canvas, colour, donut)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
W,H=792,612
f='The_Marlow_at_Piney_Creek_OM_p14.pdf'
c=canvas.Canvas(doc(f),pagesize=(W,H)); nav=HexColor('#1d3b4f'); cop=HexColor('#b8692e'); lt=HexColor('#f2ece4')
D=[('Studio - Classic',12,485,1012,1095),('1x1 Classic (A1)',36,642,1148,1250),('1x1 Renovated (A1R)',20,642,1287,1325),('1x1 + Den (A2)',16,748,1264,1375),('2x1 Classic (B1)',28,864,1371,1495),('2x2 Classic (B2)',32,958,1466,1595),('2x2 Renovated (B2R)',12,958,1632,1675),('3x2 Townhome (C1)',8,1224,1918,2050)]
n=sum(d[1] for d in D); pct=[round(d[1]*100/n,1) for d in D]; print(n,pct,sum(pct))
diff=round(100-sum(pct),1)
rows=[]
for d,p in zip(D,pct): rows.append(dict(type=d[0],units=d[1],pct_units=p,sf=d[2],total_sf=d[1]*d[2],actual=d[3],actual_sf=round(d[3]/d[2]+1e-9,2),market=d[4],market_sf=round(d[4]/d[2]+1e-9,2),market_total=d[1]*d[4]))
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total']
ts=sum(r['total_sf'] for r in rows); ta=sum(r['units']*r['actual'] for r in rows); tm=sum(r['market_total'] for r in rows)
t=dict(label='Total / Average',units=n,pct_units=100.0,sf=round(ts/n),total_sf=ts,actual=round(ta/n),actual_sf=round(ta/ts,2),market=round(tm/n),market_sf=round(tm/ts,2),market_total=tm)
FM=dict(units='{:,}',pct_units='{:.1f}%',sf='{:,}',total_sf='{:,}',actual='${:,}',actual_sf='${:.2f}',market='${:,}',market_sf='${:.2f}',market_total='${:,}')
c.setFillColor(nav); c.rect(0,H-70,W,70,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('Helvetica-Bold',22); c.drawString(42,H-44,'UNIT MIX SUMMARY'); c.setFont('Helvetica',10); c.drawRightString(W-42,H-36,'THE MARLOW AT PINEY CREEK'); c.drawRightString(W-42,H-50,'164 UNITS  |  GREENVILLE, SOUTH CAROLINA')
X=dict(units=222,pct_units=278,sf=334,total_sf=404,actual=476,actual_sf=536,market=608,market_sf=668,market_total=748)
y=H-118
c.setFillColor(cop)
for a,b,s in((414,544,'IN-PLACE'),(548,756,'MARKET')):
    c.setFillColor(cop); c.rect(a,y+4,b-a,15,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('Helvetica-Bold',8); c.drawCentredString((a+b)/2,y+8.5,s)
c.setFillColor(nav); c.rect(36,y-26,720,29,stroke=0,fill=1); c.setFillColor(HexColor('#ffffff')); c.setFont('Helvetica-Bold',8)
c.drawString(44,y-16,'UNIT TYPE')
for k,(h1,h2) in zip(K,[('# OF','UNITS'),('% OF','MIX'),('AVG','SF'),('TOTAL','SF'),('AVG','RENT'),('RENT','/ SF'),('MONTHLY','RENT'),('RENT','/ SF'),('TOTAL','MONTHLY')]):
    c.drawRightString(X[k],y-9,h1); c.drawRightString(X[k],y-20,h2)
y-=44
for i,r in enumerate(rows):
    if i%2: c.setFillColor(lt); c.rect(36,y-7,720,21,stroke=0,fill=1)
    c.setFillColor(HexColor('#222222')); c.setFont('Helvetica',9.5); c.drawString(44,y,r['type'])
    for k in K: c.drawRightString(X[k],y,FM[k].format(r[k]))
    y-=21
c.setStrokeColor(nav); c.setLineWidth(1.2); c.line(36,y+14,756,y+14); c.setFont('Helvetica-Bold',9.5); c.drawString(44,y-1,t['label'])
for k in K: c.drawRightString(X[k],y-1,FM[k].format(t[k]))
y-=34
# donut
cols=['#1d3b4f','#b8692e','#7a9a8c','#d9b382']; g=[('Studio',12),('One Bedroom',72),('Two Bedroom',72),('Three Bedroom',8)]; a0=90; cx,cy=120,y-72
for (s,q),cl in zip(g,cols):
    ext=-360*q/n; c.setFillColor(HexColor(cl)); c.wedge(cx-62,cy-62,cx+62,cy+62,a0,ext,stroke=0,fill=1); a0+=ext
c.setFillColor(HexColor('#ffffff')); c.circle(cx,cy,34,stroke=0,fill=1)
for j,((s,q),cl) in enumerate(zip(g,cols)):
    c.setFillColor(HexColor(cl)); c.rect(205,cy+32-j*20,9,9,stroke=0,fill=1); c.setFillColor(HexColor('#222222')); c.setFont('Helvetica',8.5); c.drawString(220,cy+33-j*20,s)
c.setFont('Helvetica-Bold',10); c.setFillColor(nav); c.drawString(370,cy+48,'PROVEN VALUE-ADD UPSIDE'); c.setFont('Helvetica',9); c.setFillColor(HexColor('#222222'))
for j,s in enumerate(['32 of 164 units have been renovated with quartz counters, plank flooring and','stainless appliances. A1R and B2R floor plans achieve premiums of roughly','$140 to $165 per month over classic interiors.','In-place rents per the June 2025 rent roll; market rents reflect Broker survey','of eight comparable communities within three miles.']): c.drawString(370,cy+32-j*13,s)
c.setFont('Helvetica',6.5); c.setFillColor(HexColor('#777777')); c.drawString(36,22,'Information herein has been obtained from sources believed reliable; no representation or warranty is made as to its accuracy. Averages are weighted by units.'); c.drawRightString(W-36,22,'14')
c.save()
save(f,'UM','offering memorandum page, grouped two-line header, colour, donut chart',False,K,rows,[t])

from common import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.colors import HexColor as X
N='Marlowe_Cedar_Run_OM_unit_mix.pdf'
# name, BR,BA units occ sf market inplace concession/mo
R=[('Classic Units',[('A1 - Sorrel',1,1,36,34,682,1345,1288,25),('A2 - Juniper',1,1,28,27,745,1410,1351,25),('B1 - Alder',2,1,24,22,918,1585,1502,40),('B2 - Larch',2,2,32,31,1034,1690,1621,30),('C1 - Hemlock',3,2,12,11,1268,1995,1874,55)]),
('Renovated Units',[('A1R - Sorrel',1,1,20,19,682,1495,1463,0),('A2R - Juniper',1,1,16,16,745,1560,1538,0),('B1R - Alder',2,1,18,16,918,1745,1696,20),('B2R - Larch',2,2,22,21,1034,1865,1809,15),('C1R - Hemlock',3,2,8,8,1268,2210,2155,0)])]
K=['units','pct_units','sf','total_sf','market','market_sf','actual','actual_sf','other:Monthly Concession','pct_occ']
tu=sum(q[3] for _,b in R for q in b)
def agg(b):
    u=sum(q[3] for q in b); w=lambda i: sum(q[i]*q[3] for q in b)/u; sf=sum(q[3]*q[5] for q in b)
    mk,ac=w(6),w(7); return [u,round(100*u/tu,1),round(sf/u),sf,round(mk),round(mk*u/sf,2),round(ac),round(ac*u/sf,2),round(w(8)),round(100*sum(q[4] for q in b)/u,1)]
def vals(q): return [q[3],round(100*q[3]/tu,1),q[5],q[3]*q[5],q[6],round(q[6]/q[5],2),q[7],round(q[7]/q[5],2),q[8] or None,round(100*q[4]/q[3],1)]
def fm(v): return [str(v[0]),f'{v[1]:.1f}%',f'{v[2]:,}',f'{v[3]:,}',f'${v[4]:,}',f'${v[5]:.2f}',f'${v[6]:,}',f'${v[7]:.2f}','–' if not v[8] else f'${v[8]}',f'{v[9]:.1f}%']
c=Canvas(doc(N),pagesize=(792,612)); NAVY,GOLD,PALE=X('#14304A'),X('#B8873B'),X('#F3EEE4')
def chrome(n,t):
    c.setFillColor(NAVY); c.rect(0,560,792,52,0,1); c.setFillColor(X('#FFFFFF')); c.setFont('Helvetica-Bold',19); c.drawString(40,578,t)
    c.setFillColor(GOLD); c.rect(0,556,792,4,0,1); c.setFillColor(X('#777777')); c.setFont('Helvetica',7.5)
    c.drawString(40,22,'THE MARLOWE AT CEDAR RUN   |   OFFERING MEMORANDUM'); c.drawRightString(752,22,f'Tolliver Crane Multifamily Advisors   |   {n}')
chrome(21,'Property Description')
c.setFillColor(X('#222222')); y=520
for a,b in [('Address','4100 Cedar Run Parkway, Greer Hollow, SC'),('Year Built / Renovated','1998 / 2019 - 2024 (84 units)'),('Number of Units',str(tu)),('Buildings','14 three-story garden buildings, clubhouse'),('Site Area','17.3 acres'),('Parking','371 surface spaces, 24 detached garages'),('Utilities','Residents billed for water, sewer and trash (RUBS)')]:
    c.setFont('Helvetica-Bold',10); c.drawString(60,y,a); c.setFont('Helvetica',10); c.drawString(230,y,b); c.setStrokeColor(X('#CCCCCC')); c.line(60,y-6,730,y-6); y-=24
c.setFont('Helvetica',10)
t=c.beginText(60,y-14); t.setLeading(15)
for s in ['The Marlowe offers an investor the opportunity to complete a proven interior program: renovated floor plans are','achieving premiums of $150 to $215 over classic units, with 132 units still to be upgraded. Management reports that','concessions are concentrated in classic stock and burn off by the second quarter of 2026.']: t.textLine(s)
c.drawText(t); c.showPage()
chrome(22,'Unit Mix & Rent Summary')
xs=[268,318,368,428,486,532,588,636,690,748]; x0=40
y=520; c.setFillColor(NAVY); c.rect(x0,y-8,712,32,0,1); c.setFillColor(X('#FFFFFF')); c.setFont('Helvetica-Bold',8)
for (a,b),x in zip([('','Units'),('% of','Total'),('Avg.','SF'),('Total','SF'),('Market','Rent'),('Market','Rent/SF'),('In-Place','Rent'),('In-Place','Rent/SF'),('Monthly','Concession'),('','Occupied')],xs):
    c.drawRightString(x,y+11,a); c.drawRightString(x,y,b)
c.drawString(46,y,'Floor Plan'); c.drawString(150,y+11,'Bed /'); c.drawString(150,y,'Bath'); c.drawString(190,y,'')
rows=[];tots=[];y-=24; k=0
def put(lab,bb,v,bold):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',9); c.drawString(46 if bold else 52,y,lab); c.drawString(152,y,bb)
    for x,s in zip(xs,fm(v)): c.drawRightString(x,y,s)
for sec,b in R:
    c.setFillColor(GOLD); c.setFont('Helvetica-Bold',9.5); c.drawString(46,y,sec); y-=19
    for q in b:
        if k%2==0: c.setFillColor(PALE); c.rect(x0,y-5,712,18,0,1)
        k+=1; c.setFillColor(X('#222222')); v=vals(q); put(q[0],f'{q[1]} / {q[2]}',v,False); y-=18
        rows.append({'type':q[0],'beds':q[1],'baths':q[2],**dict(zip(K,v))})
    c.setStrokeColor(NAVY); c.setLineWidth(.6); c.line(x0,y+13,752,y+13); c.setFillColor(NAVY)
    lab='Subtotal / Avg. '+sec.split()[0]; v=agg(b); put(lab,'',v,True); tots.append({'label':lab,**dict(zip(K,v))}); y-=26
v=agg([q for _,b in R for q in b]); c.setFillColor(NAVY); c.rect(x0,y-6,712,20,0,1); c.setFillColor(X('#FFFFFF')); put('Total / Weighted Avg.','',v,True); tots.append({'label':'Total / Weighted Avg.',**dict(zip(K,v))})
c.setFillColor(X('#555555')); c.setFont('Helvetica-Oblique',7.5); c.drawString(40,y-24,'Source: seller rent roll dated October 6, 2025. In-place rent is the average of occupied leases before concessions; concession is the monthly amortized amount per unit.')
# legend boxes
c.showPage(); c.save()
save(N,'UM',K,rows,tots,'offering memorandum PDF landscape, classic/renovated sections with weighted averages, bed/bath column',False)

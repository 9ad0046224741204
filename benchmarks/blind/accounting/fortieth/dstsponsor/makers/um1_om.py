# offering-memorandum page (reportlab), coloured, grouped headers, bedroom subtotals; portrait art and prose around
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as X, white
R=random.Random(40107)
NAME='Ashgrove-Commons-DST_PPM-p41-42'
G=[('One Bedroom',1,[('A1','Aster',1,652,36),('A1.1','Aster w/ Den',1,731,12),('A2','Birch',1,688,28),('A2R','Birch - Renovated',1,688,20)]),
   ('Two Bedroom',2,[('B1','Cedar',1,918,24),('B2','Dogwood',2,1014,44),('B2R','Dogwood - Renovated',2,1014,32),('B3','Elm Corner',2,1122,16)]),
   ('Three Bedroom',3,[('C1','Fir',2,1288,18),('C2','Hawthorn TH',2.5,1467,10)])]
tot=sum(t[4] for g in G for t in g[2])
K=['units','pct_units','sf','total_sf','occupied','actual','actual_sf','market','market_sf','other:Upside / Unit']
D=[]
for g,b,ts in G:
    o=[]
    for c,n,ba,sf,u in ts:
        mk=int(sf*R.uniform(.9,1.0)+610)//5*5; ac=mk-R.randint(35,165)
        if 'Ren' in n: mk+=150;ac=mk-R.randint(10,60)
        o.append(dict(c=c,n=n,b=b,ba=ba,sf=sf,u=u,oc=u-R.choice([0,1,1,2,3]),ac=ac,mk=mk))
    D.append((g,o))
def agg(o):
    u=sum(x['u'] for x in o);sf=sum(x['u']*x['sf'] for x in o);oc=sum(x['oc'] for x in o)
    ac=sum(x['u']*x['ac'] for x in o)/u;mk=sum(x['u']*x['mk'] for x in o)/u; a=sf/u
    return vals(u,a,sf,oc,ac,mk)
def vals(u,a,sf,oc,ac,mk):
    acr,mkr=round(ac),round(mk)
    return dict(zip(K,[u,round(u/tot*100,1),round(a),sf,oc,acr,round(ac/a,2),mkr,round(mk/a,2),mkr-acr]))
rows=[];totals=[];lines=[]
for g,o in D:
    lines.append(('g',g,None))
    for x in o:
        v=vals(x['u'],x['sf'],x['u']*x['sf'],x['oc'],x['ac'],x['mk']);rows.append(dict(type=x['c'],desc=x['n'],beds=x['b'],baths=x['ba'],**v));lines.append(('r',(x['c'],x['n'],f"{x['b']} / {x['ba']:g}"),v))
    v=agg(o);lab=f'{g} Total / Avg.';totals.append(dict(label=lab,**v));lines.append(('t',lab,v))
v=agg([x for _,o in D for x in o]);lab='PROPERTY TOTAL / WTD. AVG.';totals.append(dict(label=lab,**v));lines.append(('p',lab,v))
W,H=612,792;c=canvas.Canvas(doc(NAME+'.pdf'),pagesize=(W,H));NV=X('#14324A');GD=X('#B98B3E');LT=X('#F3EEE3')
def frame(n,t):
    c.setFillColor(NV);c.rect(0,H-54,W,54,fill=1,stroke=0);c.setFillColor(GD);c.rect(0,H-58,W,4,fill=1,stroke=0)
    c.setFillColor(white);c.setFont('Helvetica-Bold',15);c.drawString(36,H-36,t);c.setFont('Helvetica',8);c.drawRightString(W-36,H-34,'ASHGROVE COMMONS DST')
    c.setFillColor(NV);c.setFont('Helvetica',7);c.drawString(36,24,'Confidential Private Placement Memorandum  |  Accredited investors only');c.drawRightString(W-36,24,str(n))
def para(x,y,ls,f='Helvetica',s=9.5,l=13):
    c.setFont(f,s);c.setFillColor(X('#222222'))
    for t in ls: c.drawString(x,y,t);y-=l
    return y
frame(41,'The Property')
y=para(36,H-90,['Ashgrove Commons is a 240-unit garden and townhome community built in 2016 on 14.6 acres in the','Ballantine corridor. The Trust acquired the Property on February 27, 2026 for $58,250,000, or $242,708','per unit. The Property is operated by Tollgate Residential under a master lease to an affiliate of the Sponsor.','','Since 2024 the prior owner renovated 52 units (vinyl plank flooring, quartz counters, smart locks). The Master','Tenant does not presently plan to extend the program.'])
c.setFillColor(X('#C9D6DF'));c.rect(36,y-190,260,170,fill=1,stroke=0);c.rect(316,y-190,260,170,fill=1,stroke=0);c.setFillColor(NV);c.setFont('Helvetica-Oblique',8);c.drawCentredString(166,y-105,'[ Clubhouse & pool ]');c.drawCentredString(446,y-105,'[ Typical kitchen - B2R ]')
y-=215
for a,b in [('Year built','2016'),('Buildings','11 (3-story walk-up), 2 townhome rows'),('Parking','402 spaces, 1.68 per unit'),('Physical occupancy, 6/30/2026',f"{v['occupied']/tot*100:.1f}%"),('Metering','Individual electric; water via RUBS')]:
    c.setFont('Helvetica-Bold',9);c.drawString(36,y,a);c.setFont('Helvetica',9);c.drawString(220,y,b);y-=15
c.showPage();frame(42,'Unit Mix and Rent Summary')
assert tot==240
y=para(36,H-80,['The following table summarizes the unit mix at the Property as of June 30, 2026.'],s=9)
XR=[196,228,264,308,344,392,428,478,514,572]
y-=8;c.setFillColor(NV);c.rect(32,y-30,W-64,36,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica-Bold',7)
for a,b,t in [(352,430,'In-Place Rent'),(438,516,'Market Rent')]:
    c.drawCentredString((a+b)/2,y-6,t);c.setStrokeColor(GD);c.line(a,y-10,b,y-10)
for x,t in [(36,'Floor Plan'),(148,'Bed /')]: c.drawString(x,y-14 if x!=36 else y-24,t)
c.drawString(148,y-24,'Bath')
for x,(t1,t2) in zip(XR,[('','Units'),('% of','Mix'),('Avg.','SF'),('Total','SF'),('Occ.','Units'),('','Per Unit'),('','PSF'),('','Per Unit'),('','PSF'),('Upside','/ Unit')]):
    c.drawRightString(x,y-24,t2)
    if t1: c.drawRightString(x,y-14,t1)
y-=42
def fv(v): return [str(v['units']),f"{v['pct_units']:.1f}%",f"{v['sf']:,}",f"{v['total_sf']:,}",str(v['occupied']),f"${v['actual']:,}",f"${v['actual_sf']:.2f}",f"${v['market']:,}",f"${v['market_sf']:.2f}",f"${v[K[-1]]:,}"]
for k,a,v in lines:
    if k=='g': c.setFillColor(GD);c.setFont('Helvetica-Bold',8.5);c.drawString(36,y,a);y-=14;continue
    if k in'tp': c.setFillColor(LT if k=='t' else NV);c.rect(32,y-4,W-64,13.5,fill=1,stroke=0)
    c.setFillColor(white if k=='p' else X('#111111'));c.setFont('Helvetica' if k=='r' else 'Helvetica-Bold',8 if k!='p' else 7.6)
    if k=='r': c.drawString(36,y,a[0]);c.drawString(60,y,a[1]);c.drawString(148,y,a[2])
    else: c.drawString(36,y,a)
    for x,t in zip(XR,fv(v)): c.drawRightString(x,y,t)
    y-=14 if k=='r' else 20
y=para(36,y-4,['(1) In-Place Rent is average scheduled rent under leases in effect; vacant units are included at the average of their floor plan.','(2) Market Rent per Tollgate Residential rent survey, June 2026. PSF amounts are monthly.','(3) Percentages may not sum to 100.0% owing to rounding.'],'Helvetica-Oblique',7,10)
y=para(36,y-14,['Competitive set. The Appraiser identified five competing communities within 3.5 miles with an average','effective rent of $1,604 and occupancy of 94.2%. See "Market Overview" beginning on page 57.'])
c.showPage();c.save()
save(NAME,'UM',K,rows,totals)

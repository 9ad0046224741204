from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC, white, black
N='Halyard_on_Fifth_OM_floorplans.pdf'
# plan,beds,baths,units,sf,rate per bed,pct leased
P=[('S1 Anchor',1,1,18,402,1285,100.0),('S2 Anchor ADA',1,1,2,438,1285,50.0),('A1 Bowline',1,1,24,536,1395,95.8),('A2 Bowline Corner',1,1,10,588,1440,100.0),
('B1 Clipper',2,2,36,812,1065,97.2),('B2 Clipper Plus',2,2,22,868,1090,93.2),('B3 Clipper Terrace',2,2,6,905,1120,100.0),('B4 Clipper TH',2,2.5,8,1044,1135,87.5),
('C1 Drydock',3,2,14,1102,935,90.5),('C2 Drydock Plus',3,3,20,1186,985,96.7),
('D1 Ensign',4,2,16,1288,845,89.1),('D2 Ensign Plus',4,4,48,1414,905,96.4),('D3 Ensign Penthouse',4,4,6,1530,960,100.0),
('E1 Flagship',5,5,9,1722,870,91.1),('E2 Flagship TH',5,4.5,4,1810,880,95.0)]
G=[('Studio & One Bedroom',P[:4]),('Two Bedroom',P[4:8]),('Three Bedroom',P[8:10]),('Four Bedroom',P[10:13]),('Five Bedroom',P[13:])]
n=sum(p[3] for p in P); nb=sum(p[3]*p[1] for p in P)
ks=['beds','baths','units','other:Total Beds','pct_units','sf','total_sf','other:Rate per Bed','market','market_sf','pct_leased']
def rv(p): pl,b,ba,u,sf,rt,pc=p; return [b,ba,u,b*u,round(100*u/n,1),sf,u*sf,rt,rt*b,r2(rt*b/sf),pc]
def av(l):
    u=sum(p[3] for p in l); b=sum(p[3]*p[1] for p in l); ts=sum(p[3]*p[4] for p in l); m=sum(p[3]*p[1]*p[5] for p in l); ls=sum(round(p[3]*p[1]*p[6]/100) for p in l)
    return [None,None,u,b,round(100*u/n,1),round(ts/u),ts,round(m/b),round(m/u),r2(m/ts),round(100*ls/b,1)]
# make leased pct consistent with whole beds
P2=[]
for p in P:
    b=p[1]*p[3]; P2.append(p[:6]+(round(100*round(b*p[6]/100)/b,1),))
it=iter(P2); G=[(g,[next(it) for _ in l]) for g,l in G]; P=P2
fm=[lambda v:f'{v:g}',lambda v:f'{v:.1f}',str,str,lambda v:f'{v:.1f}%',lambda v:f'{v:,}',lambda v:f'{v:,}',lambda v:f'${v:,}',lambda v:f'${v:,}',lambda v:f'${v:.2f}',lambda v:f'{v:.1f}%']
W,H=960,540; c=canvas.Canvas(doc(N),pagesize=(W,H))
# page 1: section opener
c.setFillColor(HC('#0b3c49')); c.rect(0,0,W,H,fill=1,stroke=0); c.setFillColor(HC('#f2a65a')); c.rect(60,250,90,4,fill=1,stroke=0)
c.setFillColor(white); c.setFont('Helvetica-Bold',34); c.drawString(60,280,'Property Overview'); c.setFont('Helvetica',15); c.drawString(60,220,'Halyard on Fifth   |   Purpose-built student housing, 0.3 miles to campus'); c.setFont('Helvetica',10); c.drawString(60,40,'CONFIDENTIAL OFFERING MEMORANDUM   Brightwater Capital Advisors'); c.showPage()
# page 2
c.setFillColor(HC('#0b3c49')); c.setFont('Helvetica-Bold',22); c.drawString(40,H-46,'Unit Mix Summary'); c.setFillColor(HC('#f2a65a')); c.rect(40,H-56,60,3,fill=1,stroke=0)
c.setFillColor(HC('#555555')); c.setFont('Helvetica',9); c.drawRightString(W-40,H-46,'Academic year 2025-26 rates, leased beds as of July 28, 2025')
X=[235,285,345,405,465,525,600,675,745,815,905]; y=H-84
c.setFillColor(HC('#0b3c49')); c.rect(36,y-8,W-72,26,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',9); c.drawString(44,y+1,'Floor Plan')
for x,(a,b) in zip(X,[('','Beds'),('','Baths'),('','Units'),('Total','Beds'),('% of','Units'),('Unit','SF'),('Total','SF'),('Rate per','Bed'),('Rent per','Unit'),('Rent','/SF'),('%','Leased')]):
    if a: c.drawRightString(x,y+7,a); c.drawRightString(x,y-3,b)
    else: c.drawRightString(x,y+1,b)
y-=24; rows=[]; tots=[]; k=0
for g,l in G:
    for p in l:
        v=rv(p)
        if k%2: c.setFillColor(HC('#eef4f5')); c.rect(36,y-4.5,W-72,15.5,fill=1,stroke=0)
        c.setFillColor(black); c.setFont('Helvetica',9); c.drawString(44,y,p[0])
        for x,f,z in zip(X,fm,v): c.drawRightString(x,y,f(z))
        rows.append(dict(type=p[0],**dict(zip(ks,v)))); y-=15.5; k+=1
    v=av(l); lab=f'{g} Total/Avg'; c.setFillColor(HC('#fbe3cb')); c.rect(36,y-4.5,W-72,15.5,fill=1,stroke=0); c.setFillColor(black); c.setFont('Helvetica-Bold',8.8); c.drawString(44,y,lab)
    for x,f,z in zip(X,fm,v):
        if z is not None: c.drawRightString(x,y,f(z))
    tots.append(dict(label=lab,**{a:b for a,b in zip(ks,v) if b is not None})); y-=18; k=0
v=av(P); v[4]=100.0; c.setFillColor(HC('#0b3c49')); c.rect(36,y-5,W-72,17,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',9.2); c.drawString(44,y,'Total / Weighted Average')
for x,f,z in zip(X,fm,v):
    if z is not None: c.drawRightString(x,y,f(z))
tots.append(dict(label='Total / Weighted Average',**{a:b for a,b in zip(ks,v) if b is not None}))
c.setFillColor(HC('#555555')); c.setFont('Helvetica',7); c.drawString(40,34,'Rent per unit = rate per bed x beds. Square footage per architect’s plans; buyer to verify. % leased is by bed.'); c.drawRightString(W-40,34,'14')
c.save()
save(N,'UM',ks,rows,tots,None,'Offering memorandum slide, student floor plans with per-bed rates and subtotals by bedroom count',False)
print(n,nb,v)

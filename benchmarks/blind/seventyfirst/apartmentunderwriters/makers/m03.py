# broker OM pages: unit-by-unit list, 32 units in 4 buildings, colour bands
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HX, white, black
R=Rng(7103); F='Juniper Terrace - OM Rent Roll pages.pdf'
T=Truth(F,'MULTIFAMILY','broker offering memorandum, unit-by-unit with pro forma rents and building bands',False,'Juniper Terrace Apartments','2025-06')
blds=['2214 Juniper Avenue','2218 Juniper Avenue','2222 Juniper Avenue','905 W. Calloway Street']
data=[]
for bi,b in enumerate(blds):
    for n in range(8):
        ty,sf,pf=[('Studio','415',1295),('1 BD / 1 BA','610',1575),('1 BD / 1 BA','625',1575),('2 BD / 1 BA','840',1925),('2 BD / 1 BA','840',1925),('2 BD / 2 BA','915',2050),('1 BD / 1 BA','610',1575),('2 BD / 1.5 BA','880',1975)][n]
        u='ABCDEFGH'[n] if bi==3 else str(n+1)
        ren=R.random()<.3; rent=R.r5(pf*.68,pf*.86) if not ren else R.r5(pf*.93,pf*.99)
        note='Renovated 2024' if ren else ''
        st=1
        if (bi,n) in((0,5),(2,2)): st=0; note='Turn in progress' if bi==0 else 'Available now'
        if (bi,n)==(1,0): note='On-site manager'; rent=900
        if (bi,n)==(3,3): note='HCV tenant'
        if (bi,n)==(2,6): note='MTM'
        data.append((b,u,ty,int(sf),rent if st else None,pf+ (25 if bi==3 else 0),note))
W,H=612,792; c=canvas.Canvas(doc(F),pagesize=(W,H)); c.setTitle('Juniper Terrace')
G=HX('#1f4e4a'); LT=HX('#e8efec'); OR=HX('#c7762b')
pg=[21]
def frame(title):
    c.setFillColor(G); c.rect(0,H-70,W,70,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',20); c.drawString(42,H-44,title)
    c.setFont('Helvetica',9); c.drawString(42,H-59,'Juniper Terrace Apartments  |  32 Units  |  Financial Analysis')
    c.setFillColor(OR); c.rect(0,H-74,W,4,fill=1,stroke=0)
    c.setFillColor(HX('#666666')); c.setFont('Helvetica',7); c.drawString(42,28,'All information is deemed reliable but not guaranteed. Buyer to verify. Ridgeport Multifamily Advisors'); c.drawRightString(W-42,28,str(pg[0]))
    c.setFillColor(black)
X=[48,104,220,290,346,416,472,486]
hd=['Unit','Unit Type','Approx. SF','Current Rent','Rent/SF','Pro Forma Rent','Rent/SF','Comments']
def hrow(y):
    c.setFillColor(HX('#3b3b3b')); c.rect(42,y-4,W-84,26,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',7.5)
    for i,(x,h) in enumerate(zip(X,hd)):
        p=h.split(' ') if i in(2,3) else ([h] if i!=5 else ['Pro Forma','Rent'])
        if i in(0,1,7): c.drawString(x,y+4,h)
        else:
            for j,t in enumerate(p[::-1]): c.drawRightString(x,y+1+9*j if len(p)>1 else y+4,t)
    c.setFillColor(black)
def line(y,r,z):
    if z: c.setFillColor(LT); c.rect(42,y-4,W-84,14.5,fill=1,stroke=0); c.setFillColor(black)
    b,u,ty,sf,cr,pf,nt=r; c.setFont('Helvetica',8.2)
    c.drawString(X[0],y,u); c.drawString(X[1],y,ty); c.drawRightString(X[2],y,m0(sf))
    if cr is None: c.setFont('Helvetica-Oblique',8.2); c.drawRightString(X[3],y,'Vacant'); c.setFont('Helvetica',8.2); c.drawRightString(X[4],y,'-')
    else: c.drawRightString(X[3],y,'$'+m0(cr)); c.drawRightString(X[4],y,f'${cr/sf:.2f}')
    c.drawRightString(X[5],y,'$'+m0(pf)); c.drawRightString(X[6],y,f'${pf/sf:.2f}'); c.setFont('Helvetica',7.2); c.drawString(X[7],y,nt)
def sub(y,l,rs,big=False):
    c.setStrokeColor(G); c.line(42,y+11,W-42,y+11); c.setFont('Helvetica-Bold',8.2)
    if big: c.setFillColor(G); c.rect(42,y-5,W-84,16,fill=1,stroke=0); c.setFillColor(white)
    sf=sum(r[3] for r in rs); cr=sum(r[4] or 0 for r in rs); pf=sum(r[5] for r in rs); osf=sum(r[3] for r in rs if r[4] is not None)
    c.drawString(X[0],y,l); c.drawRightString(X[2],y,m0(sf)); c.drawRightString(X[3],y,'$'+m0(cr)); c.drawRightString(X[4],y,f'${cr/osf:.2f}'); c.drawRightString(X[5],y,'$'+m0(pf)); c.drawRightString(X[6],y,f'${pf/sf:.2f}'); c.setFillColor(black)
    return cr,pf,sf
frame('Rent Roll'); c.setFont('Helvetica-Oblique',8.5); c.drawRightString(W-42,H-92,'As of June 2025'); y=H-124; hrow(y); y-=20
def band(b,y):
    c.setFillColor(OR); c.rect(42,y-4,W-84,14.5,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',8.5); c.drawString(X[0],y,b); c.setFillColor(black)
for bi,b in enumerate(blds):
    if bi==3:
        c.showPage(); pg[0]+=1; frame('Rent Roll (continued)'); y=H-112; hrow(y); y-=20
    rs=[r for r in data if r[0]==b]; band(b,y); y-=15
    for i,r in enumerate(rs):
        line(y,r,i%2); y-=14.5
        T.row(unit=r[1],building=b,unitType=r[2],area=r[3],contractRent=r[4],marketRent=r[5],statusText='Vacant' if r[4] is None else 'Occupied')
    cr,pf,sf=sub(y-2,f'Subtotal - 8 Units',rs); w=lambda q,b=b:q['building']==b
    T.tie('contractRent',cr,w); T.tie('marketRent',pf,w); T.tie('area',sf,w); y-=24
cr,pf,sf=sub(y,'Total / Average - 32 Units',data,True); T.tie('contractRent',cr); T.tie('marketRent',pf); T.tie('area',sf)
y-=24; c.setFont('Helvetica',7.5); c.drawString(42,y,'Average current rent per SF is calculated on occupied units only. Two vacant units carry no current rent. Rents exclude RUBS and laundry.')
# unit mix side table + bars
y-=40; c.setFont('Helvetica-Bold',13); c.setFillColor(G); c.drawString(42,y,'Unit Mix Summary'); c.setFillColor(black); y-=22
c.setFont('Helvetica-Bold',8)
xs=[48,200,270,350,430,540]
for i,(x,h) in enumerate(zip(xs,['Unit Type','# Units','% of Total','Avg. SF','Avg. Current','Avg. Pro Forma'])): (c.drawString if i==0 else c.drawRightString)(x,y,h)
c.line(42,y-4,W-42,y-4); y-=16; c.setFont('Helvetica',8)
for ty in ['Studio','1 BD / 1 BA','2 BD / 1 BA','2 BD / 1.5 BA','2 BD / 2 BA']:
    g=[r for r in data if r[2]==ty]; o=[r for r in g if r[4] is not None]
    for i,(x,h) in enumerate(zip(xs,[ty,str(len(g)),f'{100*len(g)/32:.1f}%',m0(sum(r[3] for r in g)/len(g)),'$'+m0(sum(r[4] for r in o)/len(o)),'$'+m0(sum(r[5] for r in g)/len(g))])): (c.drawString if i==0 else c.drawRightString)(x,y,h)
    y-=14
y-=20; c.setFont('Helvetica-Bold',13); c.setFillColor(G); c.drawString(42,y,'Loss-to-Lease Capture'); y-=24
c.setFillColor(OR); c.rect(150,y,300*cr/pf,14,fill=1,stroke=0); c.setFillColor(G); c.rect(150,y-22,300,14,fill=1,stroke=0); c.setFillColor(black); c.setFont('Helvetica',8); c.drawString(48,y+4,'In-place (annual)'); c.drawString(48,y-18,'Pro forma (annual)'); c.drawString(158+300*cr/pf,y+4,'$'+m0(cr*12)); c.drawString(458,y-18,'$'+m0(pf*12))
c.showPage(); c.save(); T.counts(32,30,2); T.save()

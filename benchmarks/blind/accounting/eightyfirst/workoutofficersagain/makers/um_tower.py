from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
# section -> (type, suites, occ, total sf, asking psf, in-place psf)
S=[('RETAIL & CONCOURSE',[('Lobby Retail',4,3,9180,34.00,31.15),('Bank Branch',1,1,6412,42.00,44.50),('Concourse Food',3,1,4305,24.00,18.75)]),
('LOW RISE  (2-9)',[('Full Floor',2,1,45236,23.50,22.10),('Half Floor',4,2,45120,24.00,23.85),('5,000 - 9,999 SF',7,5,48817,24.50,24.36),('2,000 - 4,999 SF',9,6,31150,25.50,26.02),('Spec Suites',6,2,9954,28.00,27.50)]),
('MID RISE  (10-17)',[('Full Floor',5,3,113090,25.00,26.40),('Half Floor',2,2,22550,25.50,27.18),('5,000 - 9,999 SF',4,3,27904,26.00,25.75),('Under 5,000 SF',5,4,16216,27.00,28.33)]),
('HIGH RISE  (18-24)',[('Full Floor',5,2,108240,28.00,30.94),('Partial Floor',6,3,42986,28.50,29.60),('Penthouse Suite',1,0,8812,31.00,None)]),
('STORAGE / ROOFTOP',[('Basement Storage',11,8,5720,12.00,12.00),('Rooftop License',3,3,None,None,None)])]
N=sum(r[1] for _,L in S for r in L)
MK=['units','pct_units','occupied','vacant','pct_occ','total_sf','sf','market_sf','actual_sf']
W,H=letter; pdf=canvas.Canvas(doc('um_lantern_tower_suites.pdf'),pagesize=letter)
navy=colors.HexColor('#1f3a5f'); X=[212,252,300,344,388,452,496,540,578]
pdf.setFillColor(navy); pdf.rect(0,H-70,W,70,stroke=0,fill=1); pdf.setFillColor(colors.white)
pdf.setFont('Helvetica-Bold',16); pdf.drawString(36,H-38,'LANTERN TOWER'); pdf.setFont('Helvetica',9.5); pdf.drawString(36,H-54,'Suite Mix and Occupancy  |  in place at June 30, 2025'); pdf.drawRightString(W-36,H-54,'REO / Receiver Marketing File')
y=H-96; pdf.setFillColor(navy); pdf.setFont('Helvetica-Bold',7.6)
HD=[('No. of','Suites'),('% of','Suites'),('Occupied','Suites'),('Vacant','Suites'),('%','Occ.'),('Rentable','SF'),('Avg','SF'),('Asking','$/SF/Yr'),('In-Place','$/SF/Yr')]
pdf.drawString(36,y-9,'Suite Type')
for x,(a,b) in zip(X,HD): pdf.drawRightString(x,y,a); pdf.drawRightString(x,y-9,b)
pdf.setStrokeColor(navy); pdf.line(36,y-14,X[-1],y-14); y-=28
rows=[];totals=[];g=[0,0,0]
n=lambda v,d=0: '' if v is None else f'{v:,.{d}f}'
def line(lab,v,bold=False,ind=10):
    pdf.setFont('Helvetica-Bold' if bold else 'Helvetica',8.2); pdf.setFillColor(colors.black); pdf.drawString(36+ind,y,lab)
    fm=[n(v[0]),n(v[1],1)+'%',n(v[2]),n(v[3]),n(v[4],1)+'%',n(v[5]),n(v[6]),n(v[7],2),n(v[8],2)]
    for x,t in zip(X,fm): pdf.drawRightString(x,y,t)
r1=lambda x:int(x*10+.5)/10
for sec,L in S:
    pdf.setFillColor(colors.HexColor('#e8edf3')); pdf.rect(34,y-3.5,X[-1]-32,13,stroke=0,fill=1); pdf.setFillColor(navy); pdf.setFont('Helvetica-Bold',8); pdf.drawString(36,y,sec); y-=14.5
    s=[0,0,0]
    for t,u,o,sf,mk,ac in L:
        v=[u,r1(100*u/N),o,u-o,r1(100*o/u),sf,int(sf/u+.5) if sf else None,mk,ac]
        line(t,v); y-=12.5; s=[a+b for a,b in zip(s,(u,o,sf or 0))]
        rows.append(dict(type=t,**{k:x for k,x in zip(MK,v) if x is not None}))
    v=[s[0],r1(100*s[0]/N),s[1],s[0]-s[1],r1(100*s[1]/s[0]),s[2],None,None,None]
    pdf.setLineWidth(.4); pdf.line(180,y+9,X[5],y+9); line('Subtotal',v,True,4); y-=19
    totals.append(dict(label='Subtotal',**{k:x for k,x in zip(MK,v) if x is not None})); g=[a+b for a,b in zip(g,s)]
v=[g[0],100.0,g[1],g[0]-g[1],r1(100*g[1]/g[0]),g[2],None,None,None]
pdf.setLineWidth(1.2); pdf.line(36,y+10,X[-1],y+10); line('TOTAL BUILDING',v,True,0); totals.append(dict(label='TOTAL BUILDING',**{k:x for k,x in zip(MK,v) if x is not None}))
y-=22; pdf.setFont('Helvetica-Oblique',7.3); pdf.setFillColor(colors.grey)
for t in ('% Occ. is by count of suites. In-place $/SF excludes free rent; full service gross. Rooftop licenses carry no rentable area.',
 'Concourse food occupied space is on month-to-month licenses. High rise full floors: notice of contraction received for one floor eff. 12/31/2025, not reflected.'): pdf.drawString(36,y,t); y-=10
# page 2 stacking plan
pdf.showPage(); pdf.setFillColor(navy); pdf.setFont('Helvetica-Bold',13); pdf.drawString(36,H-48,'Lantern Tower - Stacking Diagram (not to scale; sponsor file, March 2023)')
import random; random.seed(8177); y=H-80
pal=['#9db7d5','#c4d4e6','#7fa37f','#d9c89b','#b9a3c9']
for fl in range(24,0,-1):
    pdf.setFillColor(colors.black); pdf.setFont('Helvetica',7.5); pdf.drawRightString(58,y+8,'L' if fl==1 else str(fl))
    k=random.choice([1,1,2,3]) if fl>9 else random.choice([2,3,4]); x=64; w=480/k
    for i in range(k):
        vac=random.random()<.38; tn=random.choice(['Corliss & Wynn LLP','Meridia Energy','State Dept. of Audits','Haldane Re','Oak & Auger Engineers','Bexley Title','Trivane Software','Northward CPA']); pdf.setFillColor(colors.white if vac else colors.HexColor(pal[sum(map(ord,tn))%5])); pdf.rect(x,y,w,22,fill=1)
        pdf.setFillColor(colors.black); pdf.drawCentredString(x+w/2,y+8,'VACANT' if vac else tn) ; x+=w
    y-=26
pdf.save()
save('um_lantern_tower_suites.pdf','UM',MK,rows,totals,'Office tower suite mix by elevator bank, broker style, with stacking diagram on page 2',False)

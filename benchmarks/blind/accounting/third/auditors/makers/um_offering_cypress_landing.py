import json,os
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black,white
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='um_offering_cypress_landing'
S=[('Garden Flats',[('Studio','S1',16,512,1148,1225),('1 BR / 1 BA','A1',48,664,1289,1365),('1 BR / 1 BA - Renovated','A1r',22,664,1437,1450),('1 BR / 1 BA Den','A2',20,781,1392,1475),('2 BR / 1 BA','B1',24,890,1498,1595),('2 BR / 2 BA','B2',36,1012,1611,1725),('2 BR / 2 BA - Renovated','B2r',18,1012,1789,1815),('3 BR / 2 BA','C1',12,1254,1967,2095)]),
('Townhomes',[('2 BR / 1.5 BA TH','T1',14,1140,1842,1950),('2 BR / 2.5 BA TH with Garage','T2',10,1236,2015,2150),('3 BR / 2.5 BA TH with Garage','T3',8,1485,2388,2495)])]
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total','ltl']
NT=sum(x[2] for _,q in S for x in q)
def vals(L):
    u=sum(x[2] for x in L);t=sum(x[2]*x[3] for x in L);a=sum(x[2]*x[4] for x in L);m=sum(x[2]*x[5] for x in L)
    return {'units':u,'pct_units':round(u/NT,3),'sf':round(t/u),'total_sf':t,'actual':round(a/u),'actual_sf':round(a/t+1e-9,2),'market':round(m/u),'market_sf':round(m/t+1e-9,2),'market_total':m,'ltl':m-a}
def s(k,v): 
    if k=='pct_units':return f'{v*100:.1f}%'
    if k in('actual_sf','market_sf'):return f'${v:.2f}'
    return ('$' if k in('actual','market','market_total','ltl') else '')+f'{v:,}'
W,H=landscape(letter);c=canvas.Canvas(f'{R}/documents/{N}.pdf',pagesize=(W,H),invariant=1)
G=HexColor('#0f4c4a');GL=HexColor('#dcebe7');GO=HexColor('#b98b2f')
c.setFillColor(G);c.rect(0,H-58,W,58,fill=1,stroke=0);c.setFillColor(white);c.setFont('Times-Bold',22);c.drawString(40,H-38,'UNIT MIX & RENT SUMMARY');c.setFont('Helvetica',9);c.drawRightString(W-40,H-36,'CYPRESS LANDING  |  OFFERING MEMORANDUM')
c.setFillColor(black);c.setFont('Helvetica',8.5)
c.drawString(40,H-78,'Cypress Landing offers 228 units in eleven floor plans across nine garden buildings and four townhome buildings. Forty garden units carry the')
c.drawString(40,H-89,'owner\'s "Phase I" interior package. In-place rents are from the April 2024 rent roll; market rents reflect most recent new leases.')
X=[276,326,374,430,492,542,602,650,712,752];top=H-112
c.setFillColor(G);c.rect(40,top-30,W-80+2,30,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica-Bold',7.5)
c.drawCentredString(500,top-10,'IN-PLACE');c.drawCentredString(652,top-10,'MARKET');c.setStrokeColor(GO);c.line(452,top-13,542,top-13);c.line(562,top-13,712,top-13)
c.drawString(46,top-24,'DESCRIPTION');c.drawString(186,top-24,'TYPE')
for x,(a,b) in zip(X,[('NO. OF','UNITS'),('% OF','TOTAL'),('AVG.','SF'),('TOTAL','SF'),('','RENT/MO'),('','RENT/SF'),('','RENT/MO'),('','RENT/SF'),('','MONTHLY'),('LOSS TO','LEASE')]):
    c.drawRightString(x,top-14 if a else top,a);c.drawRightString(x,top-24,b)
y=top-46;rows=[];totals=[]
def pr(d,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8.5)
    for x,k in zip(X,K):c.drawRightString(x,y,s(k,d[k]))
for n,L in S:
    c.setFillColor(GO);c.setFont('Times-BoldItalic',10.5);c.drawString(46,y,n);c.setFillColor(black);y-=17
    for i,x in enumerate(L):
        if i%2==0:c.setFillColor(HexColor('#f5f5f1'));c.rect(40,y-5,W-78,16,fill=1,stroke=0);c.setFillColor(black)
        d=vals([x]);c.setFont('Helvetica',8.5);c.drawString(54,y,x[0]);c.drawString(190,y,x[1]);pr(d)
        rows.append({'type':x[1],'desc':x[0],**d});y-=16
    d=vals(L);c.setStrokeColor(G);c.line(40,y+11,W-38,y+11);c.setFont('Helvetica-Bold',8.5);c.drawString(54,y,f'Subtotal / Average - {n}');pr(d,True);totals.append(d);y-=22
d=vals([x for _,q in S for x in q]);c.setFillColor(GL);c.rect(40,y-6,W-78,18,fill=1,stroke=0);c.setFillColor(black);c.setFont('Helvetica-Bold',8.5);c.drawString(46,y,'TOTAL / AVERAGE');pr(d,True);totals.append(d)
c.setFont('Helvetica-Oblique',7);c.drawString(40,y-24,'Averages are weighted by number of units. Percentages may not add due to rounding. Loss to lease is monthly. Square footages are approximate; purchasers should verify.')
c.setFillColor(G);c.rect(0,0,W,22,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica',7.5);c.drawString(40,8,'Halyard Multifamily Advisors');c.drawRightString(W-40,8,'14');c.save()
json.dump({'name':N+'.pdf','kind':'UM','planted':None,'money':K,'rows':rows,'totals':totals},open(f'{R}/truth/{N}.json','w'),indent=1)
print(NT)

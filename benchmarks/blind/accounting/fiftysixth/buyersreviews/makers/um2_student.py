# student beds, broker OM page, PDF (reportlab canvas); by the bed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, white, black
N='The Anvil at Depot Row OM - Unit Mix.pdf'
# plan, bed, bath, units, sf, market/bed, inplace/bed, preleased beds
D=[('S1',1,1,18,412,1395,1342,18),('A1',1,1,22,565,1495,1428,21),('A2 - Den',1,1,6,688,1575,1510,5),('B1',2,2,34,842,1125,1068,63),('B2 - Corner',2,2.5,12,918,1165,1104,22),('B2 TH',2,2.5,10,1104,1195,1147,19),('C1',3,3,26,1188,985,942,70),('C2 TH',3,3.5,8,1406,1035,991,24),('D1',4,4,58,1392,895,858,215),('D2',4,4,44,1436,915,871,158),('D3 - Penthouse',4,4.5,4,1610,1050,1012,16),('E1 TH',5,5.5,9,1874,925,884,41)]
K=['beds','baths','units','other:Total Beds','other:% of Beds','sf','market','actual','market_sf','other:Preleased Beds','pct_leased','market_total']
W,H=792,612
c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('Offering Memorandum'); G=HexColor('#0B3C49'); O=HexColor('#E07A1F')
c.setFillColor(G); c.rect(0,H-62,W,62,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',20); c.drawString(40,H-38,'UNIT MIX & RENT SUMMARY'); c.setFont('Helvetica',10); c.drawRightString(W-40,H-36,'THE ANVIL AT DEPOT ROW'); c.setFillColor(O); c.rect(0,H-66,W,4,fill=1,stroke=0)
c.setFillColor(black); c.setFont('Helvetica',9)
TU=sum(d[3] for d in D); TB=sum(d[1]*d[3] for d in D)
c.drawString(40,H-86,f'{TU} units and {TB} beds, leased by the bed, 0.3 miles from campus. Fall 2025 preleasing as of April 21, 2025; in-place rents are Fall 2024 contracts.')
heads=[('','Floor Plan'),('Bed /','Bath'),('','Units'),('Total','Beds'),('% of','Beds'),('Unit','SF'),('Market','Rent / Bed'),('In-Place','Rent / Bed'),('Market','Rent / SF'),('Preleased','Beds'),('Preleased','%'),('Gross Monthly','Potential')]
RX=[44,172,222,266,314,362,424,484,538,594,648,748]
y=H-128
c.setFillColor(HexColor('#DCE8EA')); c.rect(40,y-6,W-80,32,fill=1,stroke=0); c.setFillColor(G); c.setFont('Helvetica-Bold',8.5)
for x,(a,b) in zip(RX,heads):
    d=c.drawString if x==44 else (c.drawCentredString if x==172 else c.drawRightString)
    d(x,y+11,a); d(x,y,b)
y-=22; rows=[]
fmtb=lambda b: f'{b:g}'
for i,(p,b,ba,u,sf,mk,ac,pl) in enumerate(D):
    if i%2: c.setFillColor(HexColor('#F3F6F6')); c.rect(40,y-5,W-80,18,fill=1,stroke=0)
    tb=b*u; pb=round(tb/TB*100,1); ms=round(b*mk/sf,2); pp=round(pl/tb*100,1); gp=tb*mk
    c.setFillColor(black); c.setFont('Helvetica',9)
    T=[p,f'{b} x {fmtb(ba)}',str(u),str(tb),f'{pb:.1f}%',f'{sf:,}',f'${mk:,}',f'${ac:,}',f'${ms:.2f}',str(pl),f'{pp:.1f}%',f'${gp:,}']
    for x,t in zip(RX,T): (c.drawString if x==44 else c.drawCentredString if x==172 else c.drawRightString)(x,y,t)
    rows.append({"type":p,**dict(zip(K,[b,ba,u,tb,pb,sf,mk,ac,ms,pl,pp,gp]))}); y-=18
PL=sum(d[7] for d in D); tsf=sum(d[3]*d[4] for d in D); gp=sum(d[1]*d[3]*d[5] for d in D); am=round(gp/TB); aa=round(sum(d[1]*d[3]*d[6] for d in D)/TB)
c.setFillColor(G); c.rect(40,y-6,W-80,20,fill=1,stroke=0); c.setFillColor(white); c.setFont('Helvetica-Bold',9)
tt={"label":"Total / Weighted Avg.","units":TU,"other:Total Beds":TB,"other:% of Beds":100.0,"sf":round(tsf/TU),"market":am,"actual":aa,"market_sf":round(gp/tsf,2),"other:Preleased Beds":PL,"pct_leased":round(PL/TB*100,1),"market_total":gp}
for x,t in zip(RX,[tt['label'],'',str(TU),str(TB),'100.0%',f"{tt['sf']:,}",f'${am:,}',f'${aa:,}',f"${tt['market_sf']:.2f}",str(PL),f"{tt['pct_leased']:.1f}%",f'${gp:,}']): (c.drawString if x==44 else c.drawRightString)(x,y,t)
y-=34; c.setFillColor(black); c.setFont('Helvetica',7.5)
c.drawString(40,y,'Weighted averages: unit SF by units; rents by beds. TH = townhome. Market rent per SF is the rent of all beds of the unit over its square feet. Furnished rates; excludes parking ($95/mo) and pet rent.')
# bar of beds by bedroom count
y-=34; c.setFont('Helvetica-Bold',9); c.setFillColor(G); c.drawString(40,y,'BEDS BY BEDROOM COUNT'); y-=20
x=40
for n,col in zip((1,2,3,4,5),('#0B3C49','#2F6F7E','#73A5AE','#E07A1F','#F2B880')):
    b=sum(d[1]*d[3] for d in D if d[1]==n); w=(W-80)*b/TB; c.setFillColor(HexColor(col)); c.rect(x,y-8,w,18,fill=1,stroke=0)
    c.setFillColor(black); c.setFont('Helvetica',7.5); c.drawString(x,y-18,f'{n} BR'); x+=w
c.setFont('Helvetica',7); c.setFillColor(HexColor('#666666')); c.drawString(40,24,'Confidential - Brightwater Student Advisors'); c.drawRightString(W-40,24,'23')
c.save()
# sum of rounded % of beds
s=round(sum(r['other:% of Beds'] for r in rows),1); print('pct sum',s)
save(N,'UM',K,rows,[tt],'Broker OM page, student beds leased by the bed, two-line header, bed x bath in one column, zebra rows, PDF',True)
print(N,len(rows),tt)

from gridlib import *
from reportlab.pdfgen import canvas
W,H=612,792;N='meter_tariff';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
F=('Times-Roman','Times-Bold','Times-Italic')
c.setFillColor('#1f4e5f');c.rect(0,H-58,W,58,stroke=0,fill=1)
txt(c,H,42,37,'Marrow Valley Water: charges for metered premises',"Times-Bold",17,col='#ffffff')
xl,xr,cw=42,318,252
y=78
y=para(c,H,xl,y,cw,'These charges apply from 1 April 2025 to 31 March 2026 to all premises whose supply passes through a meter owned by the company. The standing charge depends on the nominal size of the meter and not on what you use; it pays for reading, billing and exchange of the meter after fifteen years.')+8
txt(c,H,xl,y+8,'1. Standing charge by meter size','Times-Bold',9.5,col='#1f4e5f')
g=Grid(c,H,xl,y+16,[70,60,61,61],['l','cur','cur','cur'],fonts=F,size=9,vpad=1.7)
g.row(['Meter size','Water','Sewerage','Both'],b=True,al=['l','r','r','r'])
first=True
for s,a,b in [('15 mm',24.6,31.2),('20 mm',38.4,47.1),('25 mm',61.75,72.9),('40 mm',142.5,168.35),('50 mm',236.1,274.8),('80 mm',488.0,561.4),('100 mm',812.25,930.6),('150 mm and over',1460.9,1688.15)]:
    cur='£ ' if first else '';first=False
    g.row([s]+[f'{cur}{v:,.2f}' for v in(a,b,a+b)])
T.append(g.finish(1));g.hl(g.t1[0],w=.5,col='#1f4e5f')
y=g.t1[-1]+8
y=para(c,H,xl,y,cw,'Charges are for a full year. If you move during the year we charge by the day. Fire mains fitted with a bypass meter pay the 20 mm charge whatever their bore.')
y2=78
y2=para(c,H,xr,y2,cw,'Water that you use is charged by the cubic metre. Non-household customers using more than 5,000 cubic metres a year may choose the intermediate or the large user tariff; both carry a fixed charge in exchange for a lower unit price, and both must be kept for at least twelve months.')+6
y2=para(c,H,xr,y2,cw,'Sewerage is charged on 92.5 per cent of the metered volume unless you show that less returns to the sewer. Gardens, cooling towers and products that leave in bottles are the usual reasons; forms are on our website, and an allowance once given stays until your use changes.')+6
y2=para(c,H,xr,y2,cw,'Trade effluent is charged by the Mogden formula, with the regional strengths in the second part of Table 2. Our inspector takes at least four samples a year. Customers on the social tariff pay no more than the cap shown, however much the meter records.')
y=max(y,y2)+18
txt(c,H,xl,y,'2. Unit charges, fixed charges and caps','Times-Bold',9.5,col='#1f4e5f')
g=Grid(c,H,xl,y+6,[178,62,72,72,72,72],['l','c','r','r','r','r'],fonts=F,size=9,vpad=2.4,pad=4)
g.row([C('Charge',rs=2),C('Unit',rs=2,al='c'),C('2024/25',cs=2,al='c'),C('2025/26',cs=2,al='c')],b=True,va='m',shade='#cfe0e6')
g.row(['Water','Sewerage','Water','Sewerage'],b=True,shade='#cfe0e6')
rows=[('Standard volume charge','£/m³','1.6842','1.9310','1.7631','2.0475'),('Intermediate user, first 5,000 m³','£/m³','1.6842','1.9310','1.7631','2.0475'),
('Intermediate user, above 5,000 m³','£/m³','1.4120','1.7745','1.4788','1.8810'),('Large user, all volume','£/m³','1.1875','1.6230','1.2436','1.7190'),
('Intermediate user fixed charge','£/year','1,361','783','1,422','833'),('Large user fixed charge','£/year','9,840','4,155','10,310','4,402'),
('Social tariff cap, household of one to three','£/year','196','214','204','226'),('Social tariff cap, household of four or more','£/year','258','281','269','297'),
('Trade effluent: reception (R)','p/m³','–','32.41','–','34.28'),('Trade effluent: volumetric (V)','p/m³','–','27.06','–','28.63'),('Trade effluent: biological (B)','p/m³','–','41.88','–','44.17'),
('Trade effluent: sludge (S)','p/m³','–','25.93','–','27.50'),('Standpipe hire, deposit extra (a)','£/week','21.50','n/a','22.75','n/a')]
for i,r in enumerate(rows):g.row(list(r),shade='#f0f5f7' if i%2 else None)
T.append(g.finish(1))
g.hl(g.t1[1],w=.8,col='#1f4e5f');g.hl(g.t1[-1],w=.8,col='#1f4e5f')
txt(c,H,xl,g.t1[-1]+11,'(a) Refundable deposit of £350 on return of an undamaged standpipe. All charges exclude value added tax.','Times-Italic',8)
txt(c,H,W/2,774,'Marrow Valley Water Ltd, Reservoir House, Denby Cross  |  Scheme of charges, page 6','Times-Roman',8,'c')
c.save();save(N,T)

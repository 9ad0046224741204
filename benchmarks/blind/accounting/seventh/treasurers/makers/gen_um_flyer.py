# leasing flyer: coloured one-pager with rent ranges
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as X
D=[('The Sawyer','Studio',0,1,6,485,1095,1150,500),('The Planer','1 Bed',1,1,14,655,1295,1375,500),('The Planer+','1 Bed + Den',1,1,6,742,1410,1465,500),('The Joiner','2 Bed',2,1,10,890,1560,1640,750),('The Joiner Suite','2 Bed',2,2,12,968,1695,1795,750),('The Millwright','2 Bed Townhome',2,2.5,5,1140,1895,1950,900),('The Foreman','3 Bed',3,2,4,1265,2150,2225,1000)]
K=['units','sf','rent_low','rent_high','other:Security Deposit']
N='sawmill_row_leasing_flyer.pdf'; W,H=612,792; c=canvas.Canvas(doc(N),pagesize=(W,H))
g,o,ink=X('#23453A'),X('#D9822B'),X('#222222')
c.setFillColor(g); c.rect(0,H-170,W,170,fill=1,stroke=0); c.setFillColor(o); c.rect(0,H-176,W,6,fill=1,stroke=0)
c.setFillColor(X('#FFFFFF')); c.setFont('Times-Bold',38); c.drawString(48,H-86,'SAWMILL ROW'); c.setFont('Times-Italic',15); c.drawString(50,H-110,'New flats & townhomes on the canal, now leasing')
c.setFont('Helvetica',9.5); c.drawString(50,H-140,'2200 Canal Street, Everton     |     (555) 014-2277     |     Leasing office open Tue - Sun, 10 to 6')
y=H-215; c.setFillColor(g); c.setFont('Times-Bold',17); c.drawString(48,y,'Floor plans & rents'); c.setFont('Helvetica-Oblique',8.5); c.setFillColor(ink); c.drawRightString(W-48,y,'Pricing effective July 15, 2025; subject to change daily')
y-=32; c.setFillColor(g); c.setFont('Helvetica-Bold',9)
xs=dict(n=52,k=150,ba=278,u=326,sf=384,r=484,d=560)
c.drawString(xs['n'],y,'Floor Plan'); c.drawString(xs['k'],y,'Bedrooms'); c.drawCentredString(xs['ba'],y,'Baths'); c.drawRightString(xs['u'],y,'Units'); c.drawRightString(xs['sf'],y,'Sq. Ft.'); c.drawCentredString(xs['r']-44,y,'Monthly Rent'); c.drawRightString(xs['d'],y+5,'Security'); c.drawRightString(xs['d'],y-6,'Deposit')
c.setStrokeColor(o); c.setLineWidth(1.2); c.line(48,y-11,W-48,y-11); y-=28; rows=[]
for i,(n,k,b,ba,u,sf,lo,hi,dp) in enumerate(D):
    if i%2==0: c.setFillColor(X('#F3F0E8')); c.rect(48,y-8,W-96,23,fill=1,stroke=0)
    c.setFillColor(ink); c.setFont('Helvetica-Bold',10); c.drawString(xs['n'],y,n); c.setFont('Helvetica',10); c.drawString(xs['k'],y,k); c.drawCentredString(xs['ba'],y,f'{ba:g}'); c.drawRightString(xs['u'],y,str(u)); c.drawRightString(xs['sf'],y,f'{sf:,}'); c.drawRightString(xs['r'],y,f'${lo:,} \u2013 ${hi:,}'); c.drawRightString(xs['d'],y,f'${dp:,}')
    rows.append({'type':n,'beds':b,'baths':ba,'units':u,'sf':sf,'rent_low':lo,'rent_high':hi,'other:Security Deposit':dp}); y-=23
T=sum(d[4] for d in D); c.setLineWidth(.8); c.line(48,y+14,W-48,y+14); c.setFont('Helvetica-Bold',10); c.drawString(xs['n'],y-2,'Homes in all'); c.drawRightString(xs['u'],y-2,str(T))
y-=42; c.setFillColor(o); c.roundRect(48,y-34,W-96,46,6,fill=1,stroke=0); c.setFillColor(X('#FFFFFF')); c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,y-8,'SIX WEEKS FREE on any 2 Bed leased by August 31'); c.setFont('Helvetica',9); c.drawCentredString(W/2,y-24,'14-month lease; free rent credited in months 2 and 14. Mention code PLANE25.')
y-=66; c.setFillColor(g); c.setFont('Times-Bold',14); c.drawString(48,y,'In your home'); c.drawString(320,y,'Fees & pets'); c.setFillColor(ink); c.setFont('Helvetica',9.5)
for i,(a,b) in enumerate([('Quartz counters and gas range','Application $45 per adult'),('Washer and dryer in every home','Garage $135 a month; surface parking free'),('9 ft ceilings; 17 ft in townhomes','Two pets; $300 fee and $35 a month each'),('Balcony or patio, canal views from 3rd floor','Water, sewer, trash flat $62 a month'),('Fiber internet ready','Storage lockers from $40')]):
    c.drawString(56,y-18-i*15,'\u2022 '+a); c.drawString(328,y-18-i*15,'\u2022 '+b)
c.setFont('Helvetica',7); c.drawString(48,40,'Equal Housing Opportunity. Square feet are approximate. Owned and managed by Canalside Family Properties.')
c.save(); truth(N,'UM',K,rows,[{'label':'Homes in all','units':T}])

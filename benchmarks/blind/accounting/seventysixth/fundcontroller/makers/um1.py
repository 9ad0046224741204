# offering memorandum pages (PDF, reportlab): cover, unit mix page with photo panel and text
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C, white, black
NAME='Harlan_Park_OM_Unit_Mix.pdf'
D=[ # type, units, sf, inplace, market
('Ash - Studio / 1 Bath',18,528,1187,1250),
('Birch - 1 Bed / 1 Bath',44,664,1338,1425),
('Birch Renovated - 1 Bed / 1 Bath',28,664,1472,1525),
('Cedar - 1 Bed / 1 Bath + Den',16,801,1494,1595),
('Dogwood - 2 Bed / 1 Bath',24,912,1569,1650),
('Elm - 2 Bed / 2 Bath',48,1034,1711,1825),
('Elm Renovated - 2 Bed / 2 Bath',22,1034,1868,1940),
('Hawthorn - 3 Bed / 2 Bath',12,1286,2078,2225)]
N=sum(d[1] for d in D); tsf=sum(d[1]*d[2] for d in D)
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','other:Rent Upside']
rows=[]
for t,u,s,a,m in D:
    rows.append(dict(type=t,units=u,pct_units=round(u/N*100,1),sf=s,total_sf=u*s,actual=a,actual_sf=round(a/s,2),market=m,market_sf=round(m/s,2)))
    rows[-1]['other:Rent Upside']=m-a
aa=sum(d[1]*d[3] for d in D)/N; mm=sum(d[1]*d[4] for d in D)/N
tot={'label':'Total / Wtd. Average','units':N,'pct_units':100.0,'sf':round(tsf/N),'total_sf':tsf,'actual':round(aa),'actual_sf':round(aa*N/tsf,2),'market':round(mm),'market_sf':round(mm*N/tsf,2),'other:Rent Upside':round(mm)-round(aa)}
print(tot,sum(r['pct_units'] for r in rows))
W,H=792,612; c=canvas.Canvas(doc(NAME),pagesize=(W,H)); NV=C('#1d2f4f'); GO=C('#b98b3c')
c.setFillColor(NV); c.rect(0,0,W,H,stroke=0,fill=1); c.setFillColor(C('#53698f')); c.rect(300,140,W-300,340,stroke=0,fill=1)
c.setFillColor(C('#3f5578')); 
for i in range(6): c.rect(340+i*70,140,52,120+((i*53)%110),stroke=0,fill=1)
c.setFillColor(GO); c.rect(60,330,70,4,stroke=0,fill=1); c.setFillColor(white); c.setFont('Times-Bold',38); c.drawString(60,285,'Harlan'); c.drawString(60,245,'Park')
c.setFont('Helvetica',11); c.drawString(60,215,'212-Unit Garden Community'); c.drawString(60,200,'Lenexa, Kansas'); c.setFont('Helvetica',9); c.drawString(60,60,'OFFERING MEMORANDUM  |  Fall 2026  |  Stanwick Lowe Multifamily Advisors'); c.showPage()
c.setFillColor(NV); c.rect(0,H-54,W,54,stroke=0,fill=1); c.setFillColor(white); c.setFont('Times-Bold',20); c.drawString(40,H-36,'Unit Mix & Rent Summary'); c.setFont('Helvetica',9); c.drawRightString(W-40,H-34,'HARLAN PARK')
c.setFillColor(black); c.setFont('Helvetica',9.5); y=H-82
for s in ['Harlan Park offers eight floor plans averaging '+f'{tot["sf"]:,}'+' square feet. Fifty interiors have been renovated since 2023 with quartz counters,',
 'plank flooring and stainless appliances, achieving premiums of $134 to $157 over classic interiors. A new owner can complete the program',
 'on the remaining 162 units. In-place rents are from the September 28, 2026 rent roll; market rents are current asking rents.']: c.drawString(40,y,s); y-=13
X=[306,352,402,462,520,570,628,680,744]; y-=18
c.setFillColor(GO); c.rect(40,y-6,W-80,30,stroke=0,fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold',8)
c.drawString(46,y+3,'FLOOR PLAN')
for x,(a,b) in zip(X,[('','UNITS'),('% OF','TOTAL'),('AVG','SF'),('TOTAL','SF'),('IN-PLACE','RENT'),('IN-PLACE','$/SF'),('MARKET','RENT'),('MARKET','$/SF'),('RENT','UPSIDE')]): c.drawRightString(x,y+12,a); c.drawRightString(x,y+2,b)
F=[lambda v:f'{v}',lambda v:f'{v:.1f}%',lambda v:f'{v:,}',lambda v:f'{v:,}',lambda v:f'${v:,}',lambda v:f'${v:.2f}',lambda v:f'${v:,}',lambda v:f'${v:.2f}',lambda v:f'${v:,}']
y-=22; 
for i,r in enumerate(rows):
    if i%2: c.setFillColor(C('#f3eee3')); c.rect(40,y-6,W-80,19,stroke=0,fill=1)
    c.setFillColor(black); c.setFont('Helvetica',9); c.drawString(46,y,r['type'])
    for x,k,f in zip(X,K,F): c.drawRightString(x,y,f(r[k]))
    y-=19
c.setFillColor(NV); c.rect(40,y-6,W-80,20,stroke=0,fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold',9); c.drawString(46,y,tot['label'])
for x,k,f in zip(X,K,F): c.drawRightString(x,y,f(tot[k]))
y-=26; c.setFillColor(C('#666666')); c.setFont('Helvetica-Oblique',7.5); c.drawString(40,y,'Percentages may not add due to rounding. Averages are weighted by unit count; $/SF averages are weighted by area. Model unit (1) included in Elm.')
y-=26; c.setFillColor(NV); c.setFont('Times-Bold',13); c.drawString(40,y,'Interior Features'); c.drawString(410,y,'Community Amenities'); c.setFillColor(black); c.setFont('Helvetica',9)
for a,b in [('Full-size washer & dryer connections','Resort pool with cabanas'),('Nine-foot ceilings (top floor)','24-hour fitness studio'),('Walk-in closets','Dog park and pet spa'),('Private patio or balcony','58 detached garages'),('Gas fireplaces in select homes','Package lockers')]:
    y-=14; c.drawString(46,y,'\u2022  '+a); c.drawString(416,y,'\u2022  '+b)
c.setFillColor(C('#888888')); c.setFont('Helvetica',6.5); c.drawString(40,24,'The information herein was obtained from sources deemed reliable; Stanwick Lowe Multifamily Advisors makes no warranty as to its accuracy.'); c.drawRightString(W-40,24,'17')
c.save()
save(NAME,'UM',K,rows,[tot],'offering memorandum: cover plus designed page with text, coloured unit mix table, two-line header',False)

# US broker's offering memorandum page: flex/office park suite mix; letter portrait, coloured table and a side table
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor, white, black
from tw import *
T=[('Executive Suite (single office)',22,19,185,612,640),('Executive Suite (double office)',10,9,340,1015,1075),('Spec Office - 2 Window Line',16,15,1150,2204,2350),('Spec Office - Corner',8,8,1725,3392,3525),('Office / Flex (30% office)',14,12,3200,4427,4800),('Flex w/ Grade-Level Door',18,17,4850,5941,6225),('Flex w/ Dock High',6,6,8400,9450,9800),('Showroom / Retail Frontage',5,4,2600,5200,5525),('Lab-Ready Suite',3,2,6150,13838,14350)]
M=['units','pct_units','pct_occ','sf','total_sf','actual','actual_sf','market','market_sf']
N=sum(t[1] for t in T)
data=[]
for n,u,o,sf,a,m in T: data.append((n,[u,round(100*u/N,1),round(100*o/u,1),sf,u*sf,a,round(a*12/sf,2),m,round(m*12/sf,2)]))
u=sum(t[1] for t in T);o=sum(t[2] for t in T);sf=sum(t[1]*t[3] for t in T); wa=sum(t[1]*t[4] for t in T);wm=sum(t[1]*t[5] for t in T)
TT=[u,100.0,round(100*o/u,1),round(sf/u),sf,round(wa/u),round(wa*12/sf,2),round(wm/u),round(wm*12/sf,2)]
FM=['%d','%.1f%%','%.1f%%','{:,}','{:,}','${:,}','${:,.2f}','${:,}','${:,.2f}']
fm=lambda f,v:f.format(v) if '{' in f else f%v
name='juniper_mesa_om_p14.pdf'
c=canvas.Canvas(doc(name),pagesize=letter,invariant=1); W,H=letter
c.setFillColor(HexColor('#243B55')); c.rect(0,H-70,W,70,stroke=0,fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold',20); c.drawString(36,H-44,'SUITE MIX & RENTS'); c.setFont('Helvetica',10); c.drawRightString(W-36,H-44,'JUNIPER MESA BUSINESS CAMPUS  |  TEMPE, AZ')
c.setFillColor(black); c.setFont('Helvetica',9); y=H-92
for t in('The Campus offers nine suite formats in five single- and two-story buildings, from 185 SF executive offices','to 8,400 SF dock-high flex, giving tenants room to grow without leaving the park. In-place rents are','modified gross and on average below market. Rents shown are per suite per month; PSF figures are annual.'): c.drawString(36,y,t); y-=12
y-=14; X=[198,236,280,320,366,416,462,512,560]; L=36;Rt=W-36
c.setFillColor(HexColor('#3E6B89')); c.rect(L,y-30,Rt-L,46,stroke=0,fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold',7.5)
c.drawCentredString((366+26+462)/2-3,y+6,'IN-PLACE RENT'); c.drawCentredString((462+28+560)/2-2,y+6,'MARKET RENT'); c.setStrokeColor(white); c.setLineWidth(.6); c.line(382,y+2,464,y+2); c.line(478,y+2,562,y+2)
HD=[('','Suites'),('% of','Suites'),('%','Occupied'),('Avg','SF'),('Total','SF'),('Monthly','per Suite'),('Annual','PSF'),('Monthly','per Suite'),('Annual','PSF')]
c.drawString(L+4,y-22,'Suite Type')
for x,(a,b) in zip(X,HD): c.drawRightString(x,y-11,a); c.drawRightString(x,y-22,b)
y-=44
rows=[]
for i,(n,v) in enumerate(data):
    if i%2: c.setFillColor(HexColor('#E8EFF4')); c.rect(L,y-5,Rt-L,16,stroke=0,fill=1)
    c.setFillColor(black); c.setFont('Helvetica',8); c.drawString(L+4,y,n)
    for x,f,q in zip(X,FM,v): c.drawRightString(x,y,fm(f,q))
    rows.append(dict(type=n,**dict(zip(M,v)))); y-=16
c.setStrokeColor(HexColor('#243B55')); c.setLineWidth(1.2); c.line(L,y+11,Rt,y+11); c.setFont('Helvetica-Bold',8); lab='TOTAL / WTD. AVERAGE'; c.drawString(L+4,y-2,lab)
for x,f,q in zip(X,FM,TT): c.drawRightString(x,y-2,fm(f,q))
tot=[dict(label=lab,**dict(zip(M,TT)))]
y-=18; c.setFont('Helvetica-Oblique',7); c.drawString(L,y,'In-place rents of vacant suites are taken at the format average. Areas are rentable (BOMA 2017). Weighted by number of suites; PSF by area.')
y-=36; c.setFont('Helvetica-Bold',11); c.setFillColor(HexColor('#243B55')); c.drawString(L,y,'Lease Rollover'); c.drawString(330,y,'Campus Facts'); y-=16; c.setFillColor(black)
y0=y
for a,b,d in(('Year','Suites Expiring','% of Base Rent'),('2025','21','17.4%'),('2026','26','24.9%'),('2027','19','22.0%'),('2028+','26','35.7%')):
    c.setFont('Helvetica-Bold' if a=='Year' else 'Helvetica',8); c.drawString(L,y,a); c.drawRightString(150,y,b); c.drawRightString(240,y,d); y-=13
y=y0
for a,b in(('Land area','17.8 acres'),('Year built / renovated','1998 / 2019'),('Parking','3.6 per 1,000 SF'),('Clear height','18 ft (flex buildings)'),('Zoning','GID, City of Tempe')):
    c.setFont('Helvetica',8); c.drawString(330,y,a); c.drawString(440,y,b); y-=13
c.setFont('Helvetica',6.5); c.drawString(36,28,'The information herein has been obtained from sources believed reliable; no warranty is made as to its accuracy. Offered by Saddle Rock Capital Markets.'); c.drawRightString(W-36,28,'14')
c.save(); truth(name,'UM',M,rows,tot); print(len(rows),TT)

# Sale brochure, hotel with shops: key mix, PDF canvas, coloured
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C
# type, keys, beds, avg sf, ADR 2024, ADR T12, occ T12
S=[('Classic King',36,1,285,189,196),('Classic Double Queen',28,2,330,198,204),('Accessible King',6,1,310,186,191),('Accessible Double Queen',3,2,345,194,201),('Courtyard King',22,1,295,214,223),('Harborview King',18,1,305,249,261),('Harborview Double Queen',12,2,350,258,268),('Studio Suite',9,1,420,287,299),('One-Bedroom Suite',6,1,560,342,358),('Carriage House Loft',2,2,780,415,439)]
n=sum(x[1]for x in S)
T=[{'type':t,'units':k,'pct_units':round(k/n*100,1),'beds':b,'sf':sf,'total_sf':k*sf,'other:2024 ADR':a,'other:T-12 ADR':c} for t,k,b,sf,a,c in S]
pc=sum(x['pct_units']for x in T)
tot={'label':'TOTAL / AVG','units':n,'pct_units':100,'sf':round(sum(x['total_sf']for x in T)/n),'total_sf':sum(x['total_sf']for x in T),'other:2024 ADR':round(sum(x['units']*x['other:2024 ADR']for x in T)/n),'other:T-12 ADR':round(sum(x['units']*x['other:T-12 ADR']for x in T)/n)}
print(n,pc,tot)
N='Aldermere_Hotel_OM_keymix.pdf'
W,H=792,612; c=canvas.Canvas(doc(N),pagesize=(W,H)); navy=C('#17324D'); gold=C('#B8893B'); lt=C('#F1ECE1'); wh=C('#FFFFFF')
# p1 cover-like overview
c.setFillColor(navy); c.rect(0,0,W,H,fill=1,stroke=0); c.setFillColor(gold); c.rect(60,300,90,4,fill=1,stroke=0); c.setFillColor(wh); c.setFont('Helvetica-Bold',34); c.drawString(60,340,'THE ALDERMERE'); c.setFont('Helvetica',16); c.drawString(60,318,'Hotel & Shops at Fisher\'s Landing'); c.setFont('Helvetica',11)
for i,s in enumerate((f'{n} keys  |  11,480 SF of street-level retail  |  Fee simple','Offered by Whitlock Strand Hospitality Advisors','Confidential Offering Memorandum – Spring 2025')): c.drawString(60,276-i*18,s)
c.showPage()
def frame(t,p):
    c.setFillColor(navy); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(wh); c.setFont('Helvetica-Bold',20); c.drawString(40,H-38,t); c.setFillColor(gold); c.rect(0,H-62,W,4,fill=1,stroke=0); c.setFillColor(C('#777777')); c.setFont('Helvetica',7.5); c.drawString(40,22,'Whitlock Strand Hospitality Advisors  |  The Aldermere Hotel & Shops'); c.drawRightString(W-40,22,str(p))
frame('GUEST ROOM MIX',14)
# side panel
c.setFillColor(lt); c.rect(580,70,180,450,fill=1,stroke=0); c.setFillColor(navy); c.setFont('Helvetica-Bold',11); c.drawString(594,498,'PROPERTY AT A GLANCE')
y=476
for a,b in(('Opened / Renovated','1926 / 2019'),('Keys',str(n)),('Stories','6'),('Meeting Space','4,150 SF'),('Restaurant','Pilot House (leased)'),('Parking','88 valet stalls'),('T-12 Occupancy','71.8%'),('Retail Suites','7 (6 leased)'),('Retail GLA','11,480 SF'),('Retail Avg. Rent','$38.40 NNN'),('Site','0.94 acre')):
    c.setFillColor(C('#777777')); c.setFont('Helvetica',7.5); c.drawString(594,y,a.upper()); c.setFillColor(navy); c.setFont('Helvetica-Bold',10); c.drawString(594,y-13,b); y-=35
X=[225,268,305,355,418,478,548]; KEY=['units','pct_units','beds','sf','total_sf','other:2024 ADR','other:T-12 ADR']
y=500; c.setFillColor(navy); c.setFont('Helvetica',9.5); c.drawString(40,y,'Ten room types on floors two through six. All guest rooms were renovated in 2019.')
y-=34; c.setFillColor(gold); c.rect(40,y-8,518,24,fill=1,stroke=0); c.setFillColor(wh); c.setFont('Helvetica-Bold',9); c.drawString(48,y,'ROOM TYPE')
for x,s in zip(X,('KEYS','MIX','BEDS','AVG SF','TOTAL SF','2024 ADR','T-12 ADR')): c.drawRightString(x,y,s)
def f(r,k):
    v=r[k]; return f'{v:.1f}%' if k=='pct_units' else f'${v:,}' if 'ADR' in k else f'{v:,}'
y-=26
for i,r in enumerate(T):
    if i%2: c.setFillColor(lt); c.rect(40,y-8,518,24,fill=1,stroke=0)
    c.setFillColor(C('#222222')); c.setFont('Helvetica',9.5); c.drawString(48,y,r['type'])
    for x,k in zip(X,KEY): c.drawRightString(x,y,f(r,k))
    y-=24
c.setFillColor(navy); c.rect(40,y-8,518,24,fill=1,stroke=0); c.setFillColor(wh); c.setFont('Helvetica-Bold',9.5); c.drawString(48,y,tot['label'])
for x,k in zip(X,KEY):
    if k in tot: c.drawRightString(x,y,f(tot,k))
y-=26; c.setFillColor(C('#666666')); c.setFont('Helvetica-Oblique',7.5); c.drawString(40,y,'ADR by room type per PMS, trailing twelve months through February 2025; totals are simple averages weighted by keys.'); c.drawString(40,y-10,'Mix may not sum to 100% due to rounding. Square footage per 2019 architect\'s plans; not verified.')
y-=42; c.setFillColor(navy); c.setFont('Helvetica-Bold',11); c.drawString(40,y,'UPSIDE'); c.setFont('Helvetica',9); c.setFillColor(C('#222222'))
for s in('•  Convert two back-of-house rooms on the third floor to Studio Suites','•  One vacant 1,240 SF shop at the corner of Fisher and Pier Streets','•  Unencumbered by brand or management'): y-=15; c.drawString(46,y,s)
c.showPage(); c.save()
save(N,'UM',KEY,T,[tot],None,'sale brochure, hotel with shops, key mix by room type with ADR, landscape PDF, banded rows, side panel',False)

from common import *
# Ireland: hotel with ground floor shops, leisure club, car park. Letter-style schedule drawn as per-tenancy cards? -> ruled list, portrait A4, tenant blocks of three lines
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
name='d14_lapps_quay_hotel_occupational_leases.pdf'
data=[('Hotel (146 bedrooms, Floors 1-7)','Marblegate Hotels (Ireland) DAC','Hotel','8,940 sq m',8940,'1 May 2016','30 April 2046',1425000,'Turnover top-up: 24% of rooms revenue above base. Five yearly reviews linked to CPI, capped at 3% p.a.'),
('Shop 1','Spailpín Bookshop Ltd','Retail','104 sq m',104,'12 March 2022','11 March 2032',41600,'Tenant break 12 March 2027 on six months\' notice.'),
('Shop 2','Glasheen Dry Cleaners Ltd','Retail','67 sq m',67,'1 September 2019','31 August 2029',25460,'Deed of renunciation signed.'),
('Shop 3','Vacant','Retail','88 sq m',88,None,None,None,'Quoting €32,000 per annum exclusive. A bakery operator has viewed.'),
('Shop 4 / Café','Sundrive Coffee Roasters Ltd','Café','131 sq m',131,'17 June 2024','16 June 2039',58950,'Rent steps to €62,000 per annum from 17 June 2026.'),
('Leisure Club (basement)','Lee Valley Fitness Ltd','Leisure','1,260 sq m',1260,'1 January 2018','31 December 2037',138600,'Personal guarantee limited to €70,000.'),
('Multi-storey car park (212 spaces)','Corrib Parking Services Ltd','Car park','',None,'1 October 2020','30 September 2030',385000,'Management of barrier system included. 60 spaces reserved for hotel guests.'),
('Rooftop','Munster Cellnet Ltd','Telecoms','',None,'5 April 2014','4 April 2034',17500,''),
('ESB substation','Regional Grid Networks','Utility','',None,'2015','999 years',None,'Peppercorn.')]
W,H=A4;c=canvas.Canvas(D+name,pagesize=A4)
c.setFillGray(.92);c.rect(0,H-92,W,92,stroke=0,fill=1);c.setFillGray(0)
c.setFont('Helvetica-Bold',15);c.drawString(48,H-48,'Lapps Wharf Hotel & Quayside, Cork');c.setFont('Helvetica',10);c.drawString(48,H-66,'Occupational leases');c.drawRightString(W-48,H-66,'15 May 2025');c.setFont('Helvetica',8);c.drawString(48,H-80,'Rents in euro per annum exclusive of VAT, rates, insurance and service charge')
y=H-118;c.setFont('Helvetica-Bold',8.5);X=[48,300,398,547]
c.drawString(X[0],y,'Premises / Tenant');c.drawString(X[1],y,'Use / Floor area');c.drawString(X[2],y,'Term');c.drawRightString(X[3],y,'Rent p.a.');c.setLineWidth(1);c.line(48,y-5,547,y-5);y-=20
def p(s):
    if not s: return None
    try: return dt.datetime.strptime(s,'%d %B %Y').date().isoformat()
    except ValueError: return s
from textwrap import wrap
rows=[]
for u,t,us,at,a,s,e,r,n in data:
    v=t=='Vacant'
    c.setFont('Helvetica-Bold',9);c.drawString(X[0],y,u);c.setFont('Helvetica',9);c.drawString(X[1],y,us)
    if s: c.drawString(X[2],y,'From  '+s)
    if r: c.drawRightString(X[3],y,'€'+m0(r))
    y-=12;c.drawString(X[0],y,t);c.drawString(X[1],y,at)
    if e: c.drawString(X[2],y,'To      '+e)
    c.setFont('Helvetica-Oblique',7.8);c.setFillGray(.35)
    for l in wrap(n,104): y-=11;c.drawString(X[0],y,l)
    c.setFillGray(0);y-=6;c.setLineWidth(.3);c.line(48,y,547,y);y-=15
    st=[dict(date='2026-06-17',amount=62000,per='year')] if u.startswith('Shop 4') else None
    rows.append(dict(unit=u,tenantName=None if v else t,unitType=us,area=a,statusText='Vacant' if v else 'Occupied',leaseStartDate=p(s),leaseEndDate=p(e),annualRent=r,rentSteps=st))
tot=sum(x[7] or 0 for x in data)
c.setFont('Helvetica-Bold',10);c.drawString(X[0],y,'Total contracted rent');c.drawRightString(X[3],y,'€'+m0(tot));c.line(460,y-4,547,y-4);c.line(460,y-6,547,y-6);y-=30
c.setFont('Helvetica',8)
for l in ['Hotel base rent represents %.1f%% of the total. Floor areas are approximate gross internal areas.'%(100*1425000/tot),'Issued by Dunmanway Falvey Property Advisers, South Mall, for information only and subject to contract / contract denied.']: c.drawString(48,y,l);y-=12
c.setFont('Helvetica',7);c.drawCentredString(W/2,30,'- 4 -');c.save()
save(name,rows,'Lapps Wharf Hotel & Quayside','2025-05-15','HOSPITALITY','Irish portrait schedule, stacked two-line tenancy records with note lines',hard=True,units=None,occ=None,vac=1,checks=[('rent',tot,'annualRent')])

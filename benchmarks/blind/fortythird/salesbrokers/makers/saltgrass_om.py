"""Offering memorandum pages: strip centre. Cover, tenancy page with designed table and stacked increases, side callouts, notes."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as C
F='Saltgrass Corner OM pp 18-20.pdf'; W,H=1008,612
NAVY,SAND,RUST,GREY=C('#14324A'),C('#F4EEE3'),C('#B5532B'),C('#5B6670')
c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H)); c.setTitle('Saltgrass Corner - Offering Memorandum')
# suite, tenant, sf, start, end, annual, increases, options, recov
T=[('100','Bayou Blend Smoothies','1,450','Apr-22','Mar-27',55100.00,[(D(2026,4,1),4729.42)],'1 x 5-yr','NNN'),
('104','Gulf Pines Urgent Care','4,200','Sep-19','Aug-29',142800.00,[(D(2026,9,1),12257.00),(D(2027,9,1),12624.71),(D(2028,9,1),13003.45)],'2 x 5-yr','NNN'),
('112','Available','1,680'),
('116','Magnolia Threads Boutique','1,680','Nov-23','Oct-26',52080.00,[],'None','NNN'),
('120','Kowalcraft Insurance Agency','1,120','Jan-21','MTM',31920.00,[],'None','MG'),
('124','Pho Lantern','2,240','Jun-24','May-34',78400.00,[(D(2026,6,1),6729.33),(D(2027,6,1),6931.21),(D(2028,6,1),7139.15),(D(2029,6,1),7353.32)],'2 x 5-yr','NNN'),
('130','Tidewater Vision Care','1,960','Feb-20','Jan-30',64680.00,[(D(2026,2,1),5551.70),(D(2027,2,1),5718.25)],'1 x 5-yr','NNN'),
('136','Cloud Nine Vapor & Gifts','1,120','Oct-24','Sep-27',36960.00,[(D(2026,10,1),3172.40)],'1 x 3-yr','NNN'),
('140','Crescent City Donuts','1,400','Mar-18','Feb-28',47600.00,[(D(2026,3,1),4086.00),(D(2027,3,1),4208.58)],'None','NNN'),
('150','Hometown Hardware & Feed','7,350','Jul-15','Jun-30',117600.00,[(D(2027,7,1),10780.00)],'2 x 5-yr','NNN'),
('Pad A','Third Coast Credit Union','3,000','Dec-17','Nov-32',112500.00,[(D(2027,12,1),10312.50)],'4 x 5-yr','Abs. NNN')]
# cover divider
c.setFillColor(NAVY); c.rect(0,0,W,H,fill=1,stroke=0); c.setFillColor(RUST); c.rect(0,250,W,6,fill=1,stroke=0); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold',46); c.drawString(70,300,'SALTGRASS CORNER'); c.setFont('Helvetica',16); c.drawString(72,215,'27,200 SF Neighborhood Strip Center  |  Port Ransom, Texas'); c.setFont('Helvetica-Oblique',12); c.drawString(72,190,'Section 3 - Tenancy & Cash Flow'); c.setFont('Helvetica',9); c.drawRightString(W-40,30,'18'); c.showPage()
# rent roll
c.setFillColor(SAND); c.rect(0,0,176,H,fill=1,stroke=0); c.setFillColor(NAVY); c.rect(0,H-70,W,70,fill=1,stroke=0); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold',24); c.drawString(196,H-46,'RENT ROLL'); c.setFont('Helvetica',10); c.drawRightString(W-36,H-44,'As of January 1, 2026'); c.setFont('Helvetica-Bold',11); c.drawString(22,H-43,'SALTGRASS CORNER')
rows=[]; 
for t in T:
    sf=int(t[2].replace(',','')); w=dict(unit=t[0],area=sf)
    if len(t)==3: w['statusText']='Available'
    else: w.update(tenantName=t[1],leaseStartDate=t[3],leaseEndDate=t[4],annualRent=t[5],contractRent=round(t[5]/12,2),rentSteps=[dict(date=a,amount=b) for a,b in t[6]],statusText='Occupied')
    rows.append(w)
gla=sum(w['area'] for w in rows); assert gla==27200,gla
vac=sum(w['area'] for w in rows if not w.get('tenantName')); an=sum(w.get('annualRent',0) for w in rows); mo=sum(w.get('contractRent',0) for w in rows)
X=dict(s=196,t=236,sf=410,pc=452,st=480,en=526,mo=616,an=690,ps=728,inc=748,opt=868,rec=926)
y=H-98
c.setFillColor(GREY); c.setFont('Helvetica-Bold',7.5)
for k,a,al in(('s','SUITE',0),('t','TENANT',0),('sf','GLA (SF)',1),('pc','% GLA',1),('st','START',0),('en','END',0),('mo','RENT / MO',1),('an','RENT / YR',1),('ps','PSF',1),('inc','RENT INCREASES (MONTHLY)',0),('opt','OPTIONS',0),('rec','RECOVERY',0)): (c.drawRightString if al else c.drawString)(X[k],y,a)
c.setStrokeColor(RUST); c.setLineWidth(1.5); c.line(196,y-5,W-36,y-5); y-=19
for w,t in zip(rows,T):
    inc=w.get('rentSteps',[]); n=max(1,len(inc)); hgt=n*10.5+9
    v=not w.get('tenantName'); c.setFillColor(RUST if v else C('#222222')); c.setFont('Helvetica-Bold' if not v else 'Helvetica-Oblique',8.5)
    c.drawString(X['s'],y,w['unit']); c.drawString(X['t'],y,t[1]); c.setFont('Helvetica',8.5); c.drawRightString(X['sf'],y,f"{w['area']:,}"); c.drawRightString(X['pc'],y,f"{100*w['area']/gla:.1f}%")
    if not v:
        c.drawString(X['st'],y,t[3]); c.drawString(X['en'],y,t[4]); c.drawRightString(X['mo'],y,f"${w['contractRent']:,.2f}"); c.drawRightString(X['an'],y,f"${t[5]:,.0f}"); c.drawRightString(X['ps'],y,f"${t[5]/w['area']:.2f}")
        for j,(a,b) in enumerate(t[6]): c.drawString(X['inc'],y-j*10.5,f'{a.month}/{a.day}/{a.year}'); c.drawRightString(X['inc']+104,y-j*10.5,f'${b:,.2f}')
        if not inc: c.drawString(X['inc'],y,'\u2013')
        c.drawString(X['opt'],y,t[7]); c.drawString(X['rec'],y,t[8])
    c.setStrokeColor(C('#D5CDBD')); c.setLineWidth(.5); c.line(196,y-n*10.5+4,W-36,y-n*10.5+4); y-=hgt
    
c.setFillColor(NAVY); c.setFont('Helvetica-Bold',9); c.drawString(X['t'],y-2,'TOTAL / AVERAGE'); c.drawRightString(X['sf'],y-2,f'{gla:,}'); c.drawRightString(X['pc'],y-2,'100.0%'); c.drawRightString(X['mo'],y-2,f'${mo:,.2f}'); c.drawRightString(X['an'],y-2,f'${an:,.0f}'); c.drawRightString(X['ps'],y-2,f'${an/(gla-vac):.2f}')
print('y end',y)
def call(yy,a,b):
    c.setFillColor(RUST); c.setFont('Helvetica-Bold',22); c.drawString(22,yy,a); c.setFillColor(GREY); c.setFont('Helvetica',8.5); c.drawString(22,yy-13,b)
call(470,f'{100*(gla-vac)/gla:.1f}%','LEASED BY GLA'); call(410,'10 of 11','SUITES LEASED'); call(350,f'${an:,.0f}','IN-PLACE BASE RENT'); call(290,f'{vac:,} SF','AVAILABLE')
c.setFillColor(GREY); c.setFont('Helvetica',7); 
for i,l in enumerate(['Rent increases show the new monthly base','rent. Suite 120 holds over month to month.','Suite 112 is offered at $31.00 PSF NNN','and is not included in the totals above','other than GLA.']): c.drawString(22,150-10*i,l)
c.drawString(196,22,'Information is believed reliable but is not guaranteed. Buyer to verify all leases.'); c.drawRightString(W-36,22,'19'); c.showPage()
# expiration schedule
c.setFillColor(NAVY); c.rect(0,H-70,W,70,fill=1,stroke=0); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold',24); c.drawString(60,H-46,'LEASE EXPIRATION SCHEDULE')
ex={}
for w in rows:
    if w.get('tenantName'): y_='MTM' if w['leaseEndDate']=='MTM' else '20'+w['leaseEndDate'][-2:]; a=ex.setdefault(y_,[0,0,0]); a[0]+=1;a[1]+=w['area'];a[2]+=w['annualRent']
y=H-120; c.setFillColor(GREY); c.setFont('Helvetica-Bold',9)
for x,s in((60,'YEAR'),(150,'LEASES'),(230,'GLA EXPIRING'),(350,'BASE RENT EXPIRING')): c.drawString(x,y,s)
c.setFillColor(C('#222222'))
for k in sorted(ex,key=lambda z:'0' if z=='MTM' else z):
    y-=22; c.setFont('Helvetica',10); c.drawString(60,y,k); c.drawString(150,y,str(ex[k][0])); c.drawString(230,y,f'{ex[k][1]:,} SF'); c.drawString(350,y,f'${ex[k][2]:,.0f}'); c.setFillColor(RUST); c.rect(500,y-3,ex[k][1]/20,13,fill=1,stroke=0); c.setFillColor(C('#222222'))
c.setFont('Helvetica',7); c.drawRightString(W-36,22,'20'); c.save()
save(F,dict(assetType='RETAIL',style='offering memorandum pages, designed landscape PDF with divider, callouts, stacked rent increases, month-only lease dates, expiration chart',hard=True),
 dict(propertyName='Saltgrass Corner',asOnDate='2026-01-01',units=11,occupied=10,vacant=1,rows=rows))

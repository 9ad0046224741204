from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import letter
FN='harrow_street_labs_stacking.pdf'
D=dt.date
fl=[('Floor 7',[('700','Anselm Therapeutics, Inc.','Lab / Office',31420,D(2022,2,1),D(2032,1,31),104.50,'2 x 5 yrs FMV')]),
('Floor 6',[('600','Anselm Therapeutics, Inc.','Lab / Office',19870,D(2022,2,1),D(2032,1,31),104.50,'2 x 5 yrs FMV'),('650','Veridian Genomics','Lab',11990,D(2023,9,1),D(2028,8,31),109.00,'1 x 3 yrs FMV')]),
('Floor 5',[('500','Corliss Protein Works LLC','Lab / Office',15205,D(2021,6,15),D(2027,6,30),96.25,'1 x 5 yrs 95% FMV'),('520','AVAILABLE','Lab, built 2021',7840,None,None,None,''),('540','Teasdale Bioimaging','Lab',8790,D(2024,4,1),D(2029,3,31),112.00,'–')]),
('Floor 4',[('400','Nocturne Neuroscience, Inc.','Lab / Office',22600,D(2020,10,1),D(2026,9,30),91.75,'Notice waived'),('460','Pell & Hadrian Ventures','Office',9310,D(2023,1,1),D(2026,12,31),68.00,'–')]),
('Floor 3',[('300','Solace Diagnostics Corp.','Lab / GMP',31905,D(2024,7,1),D(2034,6,30),99.80,'2 x 5 yrs FMV')]),
('Floor 2',[('200','Kiln Incubator (co-working labs)','Lab',17460,D(2022,11,1),D(2027,10,31),88.40,'1 x 5 yrs FMV'),('230','AVAILABLE','Lab shell',9125,None,None,None,''),('250','Bramante Assays','Lab',5380,D(2025,3,1),D(2028,2,29),115.00,'–')]),
('Floor 1',[('100','Harrow Café','Retail',2240,D(2021,9,1),D(2031,8,31),42.00,'1 x 5 yrs'),('110','Conference & Fitness Center','Amenity',6815,None,None,0,''),('130','Solace Diagnostics Corp.','Storage / Loading',3960,D(2024,7,1),D(2034,6,30),31.00,'Coterminous')]),
('Lower Level',[('LL-1','Kiln Incubator (co-working labs)','Vivarium',6200,D(2022,11,1),D(2027,10,31),72.00,'Coterminous'),('LL-2','AVAILABLE','Storage',1475,None,None,None,'')])]
rows=[]
for f,us in fl:
    for u,t,use,a,s,e,rt,o in us:
        r=dict(unit=u,section=f,area=a,unitType=use)
        if t=='AVAILABLE': r['statusText']='AVAILABLE'
        else:
            r.update(tenantName=t,annualRent=round(a*rt),statusText='Occupied')
            if s: r.update(leaseStartDate=iso(s),leaseEndDate=iso(e))
            if use=='Amenity': del r['annualRent']; r.pop('statusText')
        rows.append(r)
W,H=letter; c=canvas.Canvas(os.path.join(DOC,FN),pagesize=letter)
col={2026:'#e4572e',2027:'#f3a712',2028:'#d9c84a',2029:'#a8c686',2031:'#7fb7be',2032:'#669bbc',2034:'#4f6d9a'}
y=H-50; c.setFont('Helvetica-Bold',17); c.drawString(36,y,'Harrow Street Labs'); c.setFont('Helvetica',9.5); c.drawString(36,y-15,'Stacking plan (list form), top floor first'); c.drawRightString(W-36,y,'88 Harrow Street'); c.drawRightString(W-36,y-15,'In-place rents at January 1, 2026'); y-=40
X=[('Suite',52,0),('Occupant',88,0),('Use',234,0),('RSF',344,1),('Start',352,0),('Expiry',396,0),('NNN $/RSF',481,1),('Annual Rent',538,1),('Renewal',545,0)]
c.setFont('Helvetica-Bold',7.5)
for h,x,rt in X: (c.drawRightString if rt else c.drawString)(x,y,h)
y-=7; tot=0;ta=0
for f,us in fl:
    fa=sum(u[3] for u in us); y-=11; c.setFillColor(HexColor('#333f48')); c.rect(36,y-4,W-56,13,stroke=0,fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold',8); c.drawString(42,y,f); c.setFont('Helvetica',7.5); c.drawRightString(W-26,y,f'{fa:,} RSF on floor'); c.setFillColor(black); y-=17
    for u,t,use,a,s,e,rt,o in us:
        if e: c.setFillColor(HexColor(col[e.year])); c.rect(38,y-3,8,11,stroke=0,fill=1)
        elif t=='AVAILABLE': c.setStrokeColor(HexColor('#999999')); c.rect(38,y-3,8,11)
        c.setFillColor(black); c.setFont('Helvetica',7.6); c.drawString(52,y,u); c.setFont('Helvetica-Bold' if t=='AVAILABLE' else 'Helvetica',7.6); c.drawString(88,y,t); c.setFont('Helvetica',7.6); c.drawString(234,y,use); c.drawRightString(344,y,f'{a:,}')
        if s: c.drawString(352,y,s.strftime('%-m/%-d/%y')); c.drawString(396,y,e.strftime('%-m/%-d/%y')); c.drawRightString(481,y,f'{rt:.2f}'); c.drawRightString(538,y,f'${round(a*rt):,}')
        c.setFont('Helvetica',6); c.drawString(545,y,o); ta+=a; tot+=round(a*(rt or 0)); y-=14
    y-=1
y-=4; c.setLineWidth(1.2); c.line(36,y+8,W-20,y+8); c.setFont('Helvetica-Bold',8.5); y-=4
c.drawString(42,y,'Building total'); c.drawRightString(344,y,f'{ta:,}'); c.drawRightString(538,y,f'${tot:,}'); y-=15
av=sum(r['area'] for r in rows if r.get('statusText')=='AVAILABLE'); c.setFont('Helvetica',8)
c.drawString(42,y,f'Leased {ta-av-6815:,} RSF; amenity 6,815 RSF; available {av:,} RSF ({av/ta:.1%} of building) in 3 suites'); y-=24
c.setFont('Helvetica-Bold',7.5); c.drawString(42,y,'Expiry year'); x=100; c.setFont('Helvetica',7.5)
for k,v in col.items(): c.setFillColor(HexColor(v)); c.rect(x,y-2,9,9,stroke=0,fill=1); c.setFillColor(black); c.drawString(x+12,y,str(k)); x+=48
c.setFont('Helvetica',6.5); c.drawString(36,28,'Prepared by Leasing for internal use. Annual rent = RSF x NNN rate, rounded to the dollar; excludes recoveries and parking.'); c.showPage(); c.save()
save(FN,'OFFICE','Stacking plan as list by floor, annual rents only, life science',False,rows,propertyName='Harrow Street Labs',asOnDate='2026-01-01',units=17,occupied=None,vacant=3)

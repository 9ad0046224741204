"""P4: Argus-like tenancy schedule, Irish logistics park, A3 landscape, estates as phases, annual rents in EUR, two-line header."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A3, landscape
AS=dt.date(2025,9,30); FN='Baldonbridge_Logistics_Tenancy_Schedule.pdf'; D=dt.date
L=[('Phase 1 - Units A to D',[('1','Unit A','Carrowmore Freight Ltd',9850,D(2021,10,1),20,D(2031,10,1),D(2026,10,1),1083500,124,''),('2','Unit B1','Nordhaven Parcels (Ireland) DAC',4120,D(2022,3,14),15,D(2032,3,14),D(2027,3,14),473800,128,''),('3','Unit B2','Slieve Cold Chain Ltd',4385,D(2023,6,1),15,D(2033,6,1),D(2028,6,1),526200,130,''),('4','Unit C','Liffeyside Trade Counters Ltd',2960,D(2019,1,21),10,None,None,310800,128,'Terms of renewal agreed'),('5','Unit D','Vacant',3315,None,0,None,None,None,130,'')]),
 ('Phase 2 - Units E to K (PC June 2025)',[('6','Unit E','Meridian Oak 3PL Ltd',12470,D(2025,7,1),20,D(2035,7,1),D(2030,7,1),1683450,135,'Rent free to 31/12/2025'),('7','Unit F','Brightwell Pharma Distribution Ltd',8040,D(2025,8,18),15,D(2035,8,18),D(2030,8,18),1085400,135,'Rent free to 17/02/2026'),('8','Unit G1','Vacant',3610,None,0,None,None,None,138,''),('9','Unit G2','Kestrel EV Components Ltd',3610,D(2025,9,1),10,D(2030,9,1),D(2030,9,1),498180,138,'50% rent to 31/08/2026'),('10','Unit H','Vacant',6925,None,0,None,None,None,135,''),('11','Unit J','Oakpoint Bakeries Ireland Ltd',5150,D(2026,1,12),15,D(2036,1,12),D(2031,1,12),695250,135,'Agreement for lease; rent free 6 months'),('12','Unit K','ESB substation / landlord plant',140,None,0,None,None,0,None,'Non-lettable')])]
W,H=landscape(A3); c=canvas.Canvas(doc(FN),pagesize=(W,H),invariant=1)
c.setFont('Times-Bold',17); c.drawString(50,H-55,'Baldonbridge Logistics Park, Co. Dublin'); c.setFont('Times-Roman',11)
c.drawString(50,H-72,'Tenancy Schedule'); c.drawString(50,H-87,'Analysis date: 30 September 2025'); c.drawRightString(W-50,H-55,'Currency: EUR     Areas: sq m GEA')
X=[('#',50,0),('Demise',75,0),('Tenant',150,0),('Area',400,1),('Lease',420,0),('Term',535,1),('Lease',555,0),('Next',640,0),('Next',725,0),('Passing Rent',890,1),('ERV',955,1),('Incentives and remarks',975,0)]
X2=['','','','(sq m)','Start','(yrs)','Expiry','Break','Review','(p.a.)','(per sq m)','']
y=H-120; c.setFont('Times-Bold',10); c.line(50,y+13,W-50,y+13)
for (t,x,al),b in zip(X,X2):
    for s,yy in((t,y),(b,y-12)): (c.drawRightString if al else c.drawString)(x,yy,s)
c.line(50,y-18,W-50,y-18); y-=36; m=lambda d:d.strftime('%d/%m/%Y') if d else '-'
rows=[];ga=gr=0
for sec,U in L:
    c.setFont('Times-BoldItalic',11); c.drawString(50,y,sec); y-=18; a=r=0
    for no,u,t,ar,s,term,br,rv,rent,erv,rem in U:
        c.setFont('Times-Roman',10); e=endlease(s,term*12) if s else None
        for (_,x,al),v in zip(X,[no,u,t,f'{ar:,}',m(s) if s else '',str(term) if s else '',m(e) if s else '',m(br) if s else '',m(rv) if s else '',f'{rent:,}' if rent is not None else '',f'{erv}' if erv else '',rem]): (c.drawRightString if al else c.drawString)(x,y,v)
        y-=16; x=dict(unit=u,area=ar,section=sec)
        if t=='Vacant': x['statusText']='Vacant'
        else: x.update(tenantName=t,annualRent=rent,leaseStartDate=s,leaseEndDate=e)
        rows.append(x); a+=ar; r+=rent or 0
    c.line(330,y+12,900,y+12); c.setFont('Times-Bold',10); c.drawString(150,y,'Sub-total'); c.drawRightString(400,y,f'{a:,}'); c.drawRightString(890,y,f'{r:,}'); y-=30; ga+=a; gr+=r
c.setFont('Times-Bold',11); c.drawString(150,y,'Total, Baldonbridge Logistics Park'); c.drawRightString(400,y,f'{ga:,}'); c.drawRightString(890,y,f'€{gr:,}'); c.line(330,y+13,900,y+13); c.line(330,y-5,900,y-5); c.line(330,y-7,900,y-7)
y-=50; c.setFont('Times-Roman',9.5)
for t in('Notes','1. Passing rent is the headline rent reserved by the lease; it is stated gross of rent-free and half-rent periods, which are topped up by the vendor.','2. Unit J is contracted under an agreement for lease, the lease to commence on 12 January 2026; its headline rent is included in the totals.','3. Reviews are to the higher of open market rent and passing rent. ERV is the valuer\'s opinion at the analysis date.'): c.drawString(50,y,t); y-=14
c.setFont('Times-Italic',8); c.drawString(50,30,'Argus file: Baldonbridge_Q3_2025_v4'); c.drawRightString(W-50,30,'Page 1 of 1'); c.save()
save(FN,'WAREHOUSE','Argus-like A3 tenancy schedule, Ireland, EUR p.a., phases, break/review columns, pre-let',True,rows,'Baldonbridge Logistics Park, Co. Dublin',AS,None,None,3,checks=[['annualRent',gr,None],['area',ga,None]])

# Assessor's annual income & expense report form (Connecticut-like), pages: cover, lease schedule, apartment schedule
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8605); N=Names(r)
fn='IE_2024_211-219_Bridge_St.pdf'
W,H=612,792; c=canvas.Canvas(f'{ROOT}/documents/{fn}',pagesize=(W,H))
F,B='Helvetica','Helvetica-Bold'; HW='Courier-Bold'
# page 1
c.setFont(B,13); c.drawCentredString(W/2,745,'TOWN OF WINDLOW  -  OFFICE OF THE ASSESSOR'); c.setFont(B,11); c.drawCentredString(W/2,728,'2024 ANNUAL INCOME AND EXPENSE REPORT'); c.setFont(F,8); c.drawCentredString(W/2,715,'RETURN TO THE ASSESSOR ON OR BEFORE JUNE 1, 2025.  THIS REPORT IS NOT A PUBLIC RECORD.')
y=690
for a,b in [('Owner','Bridge & Dock Realty Trust'),('Mailing address','P.O. Box 118, Windlow'),('Property name','Dockside Block'),('Property address','211-219 Bridge Street'),('Map / Block / Lot','027 / 114 / 009'),('1.  Primary property use','D  (mixed use)'),('2.  Gross building area','15,180 sq. ft.'),('3.  Net leasable area','13,460 sq. ft.'),('4.  Owner-occupied area','0 sq. ft.'),('5.  No. of units','16'),('6.  Parking spaces','11'),('7.  Actual year built','1908'),('8.  Year remodeled','1996')]:
    c.setFont(F,9); c.drawString(60,y,a); c.line(210,y-3,540,y-3); c.setFont(HW,10); c.drawString(216,y,b); y-=24
c.setFont(B,9); c.drawString(60,y-8,'INCOME  -  2024'); y-=28
pos=y
com=[('211','Sal\'s Barber Shop',620,d(2021,6,1),d(2026,5,31),775,None),('213','Windlow Package Store LLC',1840,d(2019,1,1),d(2028,12,31),2990,None),('215','Eastern Rite Thrift, Inc.',2210,d(2023,9,1),d(2025,8,31),2395,None),('217','(vacant since 8/24)',1150,None,None,None,None),('219','Harbor Nails & Spa',980,d(2024,3,1),d(2029,2,28),1650,None),('219 rear','H. P. Osterhaus, storage',700,None,None,350,None)]
apt=[('2A','1 BR'),('2B','1 BR'),('2C','2 BR'),('2D','2 BR'),('2E','Studio'),('3A','1 BR'),('3B','1 BR'),('3C','2 BR'),('3D','2 BR'),('3E','Studio')]
AR={'1 BR':1250,'2 BR':1525,'Studio':950}
rows=[]
ct=sum(x[5] or 0 for x in com); aps=[]
for u,t in apt:
    v=u=='3B'
    rent=0 if v else AR[t]+r.choice([0,-100,-50,25,50]); aps.append((u,t,None if v else N.fl(),rent,r.choice(['heat, h.w.','heat, h.w.','none']),None if v else rdate(r,d(2012,1,1),d(2024,9,1)).replace(day=1)))
at=sum(x[3] for x in aps)
for a,v in [('9.  Apartment rental (Schedule A, annualized)',at*12),('10. Retail rentals (Schedule B, annualized)',ct*12),('11. Parking rentals',0),('12. TOTAL POTENTIAL INCOME',(at+ct)*12)]:
    c.setFont(F,9); c.drawString(60,y,a); c.line(400,y-3,540,y-3); c.setFont(HW,10); c.drawRightString(534,y,format(v,',')); y-=20
c.setFont(F,7); c.drawString(60,40,'Form M-58 (rev. 1/25)'); c.drawRightString(552,40,'Page 1 of 3'); c.showPage()
def grid(x0,y0,ws,hs):
    x=x0; tot=sum(ws); yy=y0
    c.setLineWidth(.5)
    for h in hs: c.line(x0,yy,x0+tot,yy); yy-=h
    c.line(x0,yy,x0+tot,yy)
    for w in [0]+ws: x+=w; c.line(x,y0,x,yy)
# page 2 schedule A
c.setFont(B,11); c.drawCentredString(W/2,750,'SCHEDULE A  -  2024 APARTMENT RENT SCHEDULE'); c.setFont(F,8); c.drawString(46,734,'Complete one line for each apartment, occupied or not, as of October 1, 2024.')
ws=[40,58,140,72,74,90,46]; hs=[30]+[21]*14
grid(46,724,ws,hs)
hd=[['Apt.','No.'],['Room','count'],['Tenant'],['Monthly','rent'],['Rent per','year'],['Included','in rent'],['Since']]
x=46; c.setFont(B,8)
for w,h in zip(ws,hd):
    for i,l in enumerate(h): c.drawCentredString(x+w/2,712-i*10,l)
    x+=w
y=724-30-15
for u,t,nm,rent,inc,since in aps:
    vals=[u,t,nm or 'VACANT',format(rent,',') if rent else '0',format(rent*12,','),inc if nm else '','%d/%02d'%(since.month,since.year%100) if since else '']
    x=46; c.setFont(HW,9)
    for i,(w,v) in enumerate(zip(ws,vals)):
        (c.drawRightString(x+w-5,y,v) if i in(3,4) else c.drawString(x+4,y,v)); x+=w
    rows.append(row(unit=u,unitType=t,tenantName=nm,statusText='VACANT' if not nm else 'Occupied',contractRent=rent,annualRent=rent*12,moveInDate=since.strftime('%b %Y') if since else None,section='SCHEDULE A'))
    if since: rows[-1]['moveInDate']='%d/%02d'%(since.month,since.year%100)
    y-=21
y=724-30-21*13-15; c.setFont(B,8.5); c.drawString(50,y,'TOTAL'); c.setFont(HW,9); c.drawRightString(46+310-5,y,format(at,',')); c.drawRightString(46+384-5,y,format(at*12,','))
c.setFont(F,7); c.drawString(60,40,'Form M-58 (rev. 1/25)'); c.drawRightString(552,40,'Page 2 of 3'); c.showPage()
# page 3 schedule B
c.setFont(B,11); c.drawCentredString(W/2,750,'SCHEDULE B  -  2024 LESSEE RENT SCHEDULE'); c.setFont(F,8); c.drawString(30,734,'Complete this section for all other rental areas except apartments.')
ws=[132,56,62,62,52,62,66,60]; hs=[26,24]+[24]*10
grid(30,724,ws,hs)
hd=[['NAME OF','TENANT'],['LOCATION'],['LEASE','START'],['LEASE','END'],['LEASED','SQ. FT.'],['BASE RENT','PER MONTH'],['ANNUAL','BASE RENT'],['PROPERTY','TAX BY']]
x=30; c.setFont(B,7.5)
for k,(w,h) in enumerate(zip(ws,hd)):
    for i,l in enumerate(h): c.drawCentredString(x+w/2,712-i*10,l)
    c.setFont(F,6.5); c.drawCentredString(x+w/2,684,'(%d)'%(k+1)); c.setFont(B,7.5); x+=w
y=724-50-16
for u,nm,sf,a,b,rent,_ in com:
    vac=rent is None
    vals=[nm,u,a.strftime('%m-%d-%y') if a else ('' if vac else 'no lease'),b.strftime('%m-%d-%y') if b else ('' if vac else 'at will'),format(sf,','),format(rent,',') if rent else '',format(rent*12,',') if rent else '',r.choice(['owner','tenant']) if not vac else '']
    x=30; c.setFont(HW,8)
    for i,(w,v) in enumerate(zip(ws,vals)):
        (c.drawRightString(x+w-4,y,v) if i in(4,5,6) else c.drawString(x+3,y,v)); x+=w
    rows.append(row(unit=u,area=sf,tenantName=None if vac else nm,statusText='vacant since 8/24' if vac else 'Occupied',contractRent=rent,annualRent=rent*12 if rent else None,leaseStartDate=a if a else (None if vac else 'no lease'),leaseEndDate=b if b else (None if vac else 'at will'),section='SCHEDULE B'))
    y-=24
y=724-26-24*10-16; c.setFont(B,8); c.drawString(33,y-0,'TOTAL'); c.setFont(HW,8)
x=30+sum(ws[:5])-4; c.drawRightString(x,y,format(sum(z[2] for z in com),',')); c.drawRightString(x+62,y,format(ct,',')); c.drawRightString(x+128,y,format(ct*12,','))
c.setFont(F,8); yy=y-50
for s in ['I DO HEREBY DECLARE UNDER PENALTIES OF FALSE STATEMENT THAT THE FOREGOING INFORMATION, ACCORDING TO THE','BEST OF MY KNOWLEDGE, REMEMBRANCE AND BELIEF, IS A COMPLETE AND TRUE STATEMENT.','','SIGNATURE  ____________________________     NAME (print)  R. Berglund, Trustee     DATE  5-28-25']: c.drawString(40,yy,s); yy-=14
c.setFont(F,7); c.drawString(60,40,'Form M-58 (rev. 1/25)'); c.drawRightString(552,40,'Page 3 of 3'); c.save()
finish(fn,'MIXED_USE','assessor I&E questionnaire, apartment and lessee schedules',True,rows,'Dockside Block','2024-10-01',16,14,2,totals=dict(contractRent=at+ct,annualRent=(at+ct)*12) if 0 else dict(annualRent=(at+ct)*12))

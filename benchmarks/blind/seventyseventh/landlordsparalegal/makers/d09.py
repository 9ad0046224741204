from common import *
from reportlab.pdfgen import canvas
N='first_covenant_space_users.pdf'
Q=[('Fellowship Hall','Maplecrest Montessori, Inc.','Mon-Fri 7:30a-4p','9/1/2024','6/30/2026',2850,2850,0,'Own insurance; kitchen shared'),('Choir Room','Wendover Community Chorus','Tues 7-9:30p','9/10/2025','5/27/2026',120,0,0,'Piano tuned by user'),('Room 101','AA Group "Daybreak"','Daily 6:30a','1/1/2019','Until notice',75,0,75,'Coffee cupboard keys 2'),('Room 102','Vacant','','','',None,None,None,'Available after painting'),('Room 104','Troop 318 Parents Committee','Mon 6-8:30p','9/1/2025','6/15/2026',60,50,0,'Storage of trailer in lot included'),('Upper Parlor','Quiet Reed Yoga','Wed, Sat mornings','3/1/2025','2/28/2026',310,300,155,'Half of Oct. open'),('Office 2A','Lutheran Refugee Helpline','Full time','7/1/2023','6/30/2026',640,640,0,'Phone line billed separately'),('Office 2B','Dr. Anneke Dinhold, Ph.D.','Full time','11/1/2024','10/31/2025',525,1050,0,'Renewal at 540 sent'),('Office 2C','Vacant','','','',None,None,None,'Roof leak; not to be let before repair'),('Gymnasium','Eastside Pickleball League','Tu/Th 9a-12n','10/1/2025','4/30/2026',480,500,0,'Floor tape to be removed'),('Bell Tower','Ridgeline Wireless Partners','Antenna licence','8/1/2016','7/31/2031',1975.5,0,0,'3% each August'),('Parking Lot East','Cloverdale Farm Market','Sat 6a-2p, seasonal','5/3/2025','10/25/2025',400,200,400,'Final month unpaid')]
c=canvas.Canvas(f'{R}/documents/{N}',pagesize=(595,842));rows=[]
c.setFont('Times-Bold',15);c.drawCentredString(297,795,'First Covenant Church of Wendover');c.setFont('Times-Roman',11);c.drawCentredString(297,779,'Users and Tenants of Church Space, as of October 15, 2025');c.setFont('Times-Italic',9.5);c.drawCentredString(297,765,'Furnished to the County Assessor in support of partial exemption application')
y=738;c.setFont('Times-Bold',9.5);c.drawString(50,y,'Space');c.drawString(150,y,'User');c.drawString(50,y-11,'   Remarks');c.drawString(150,y-11,'Days and hours')
for x,a,b in((372,'Agreement','begins / ends'),(425,'Monthly','charge'),(480,'Security','deposit'),(540,'Amount','in arrears')):c.drawRightString(x,y,a);c.drawRightString(x,y-11,b)
c.setLineWidth(1);c.line(48,y-16,545,y-16);y-=30
for u,n,h,s,e,m,d,a,rm in Q:
    v=n=='Vacant';c.setFont('Times-Bold',10);c.drawString(50,y,u);c.setFont('Times-Roman',10);c.drawString(150,y,n);c.drawRightString(372,y,s);c.drawRightString(372,y-12,e);c.drawString(150,y-12,h)
    if not v:
        for x,q in((425,m),(480,d),(540,a)):c.drawRightString(x,y,m2(q))
    c.setFont('Times-Italic',8.5);c.drawString(56,y-23,rm);c.setDash(1,2);c.setLineWidth(.3);c.line(48,y-28,545,y-28);c.setDash();y-=41
    def I(t):
        if '/' not in t:return t or None
        p=t.split('/');return f'{p[2]}-{int(p[0]):02}-{int(p[1]):02}'
    rows.append(dict(unit=u,tenantName=None if v else n,statusText='Vacant' if v else 'Occupied',contractRent=m,leaseStartDate=I(s),leaseEndDate=I(e),deposit=d,balance=a))
c.setFont('Times-Bold',10);c.drawString(150,y,'Totals (12 spaces; 10 in use)')
for x,k in((425,'contractRent'),(480,'deposit'),(540,'balance')):c.drawRightString(x,y,m2(S(rows,k)))
c.setFont('Times-Roman',10);c.drawString(50,y-50,'_______________________________');c.drawString(50,y-63,'Cornelia Farrowby, Clerk of Session');c.drawString(330,y-63,'Verified by counsel: ______________')
c.setFont('Times-Roman',8);c.drawCentredString(297,30,'Page 1 of 1');c.save()
save(N,'OTHER','three-line records, church space users',True,dict(propertyName='First Covenant Church of Wendover',asOnDate='2025-10-15',units=12,occupied=10,vacant=2,rows=rows))

from common import *
from reportlab.pdfgen import canvas
N='Ground_Lease_Portfolio_Ridgeway_Commons.pdf';c=canvas.Canvas(doc(N),pagesize=(612,792))
c.setFont('Times-Bold',15);c.drawString(54,732,'Ridgeway Commons Outparcels');c.setFont('Times-Italic',11);c.drawString(54,716,'Ground Lease Rent Roll  as of  12/31/2024');c.setLineWidth(1.5);c.line(54,708,558,708)
c.setFont('Times-Bold',8.5);y=686
C=[('Parcel',54,'l'),('Ground Tenant',92,'l'),('Land SF',290,'r'),('Acres',322,'r'),('Commenced',376,'r'),('Expires',430,'r'),('Annual Ground Rent',494,'r'),('Security',558,'r')]
for t,x,a in C:
    if t=='Annual Ground Rent':c.drawRightString(x,y+9,'Annual');c.drawRightString(x,y,'Ground Rent')
    elif t=='Security':c.drawRightString(x,y+9,'Security');c.drawRightString(x,y,'Deposit')
    else:(c.drawString if a=='l' else c.drawRightString)(x,y,t)
c.setLineWidth(.5);c.line(54,y-4,558,y-4);y-=19;d=date
T=[('OP-1','Tidal Federal Savings Bank',43560,d(2008,5,1),d(2028,4,30),135000,0,'4,200 SF bank branch with 3 drive lanes',None),
('OP-2','Burger Barn Restaurants of GA, LLC',38900,d(2015,10,1),d(2035,9,30),96800,8000,'3,100 SF drive-thru restaurant',(d(2025,10,1),106480)),
('OP-3','Swift Stop Fuel Centers, Inc.',61855,d(2019,3,15),d(2039,3,14),165000,0,'Convenience store, 12 fueling positions',(d(2029,3,15),181500)),
('OP-4','',47480,None,None,None,None,'Graded pad with utilities; zoned C-3',None),
('OP-5','Magnolia Extended Stay Lodging, LP',128500,d(2001,1,1),d(2060,12,31),210750.5,50000,'94-room hotel; leasehold mortgage in place',(d(2026,1,1),231825.55)),
('OP-6','Capri Tire & Brake Centers',32670,d(2017,8,1),d(2032,7,31),72600,6050,'8-bay auto service building',(d(2027,8,1),79860)),
('OP-7A','Ember & Oak Steakhouse',52272,d(2022,6,1),d(2042,5,31),118000,0,'7,400 SF restaurant, opened 11/2022',(d(2027,6,1),129800)),
('OP-7B','County Transit Authority',15246,d(1999,7,1),d(2098,6,30),1,0,'Park-and-ride lot',None)]
A=R_=S=0;rows=[]
for u,n,a,s,e,ar,dep,im,st in T:
    c.setFont('Times-Roman',9);R=c.drawRightString;c.drawString(54,y,u)
    if n:c.drawString(92,y,n)
    else:c.setFont('Times-BoldItalic',9);c.drawString(92,y,'Vacant - available for lease');c.setFont('Times-Roman',9)
    R(290,y,m0(a));R(322,y,f'{a/43560:.2f}')
    if n:R(376,y,mdy(s));R(430,y,mdy(e));R(494,y,'$'+m2(ar));R(558,y,'$'+m2(dep) if dep else 'none')
    y-=11;c.setFont('Times-Italic',8);c.drawString(100,y,'Improvements: '+im);y-=10
    if n:c.drawString(100,y,f'Next adjustment: {mdy(st[0])} to ${m2(st[1])} per year' if st else 'Next adjustment: none during term');y-=10
    c.setDash(1,2);c.line(54,y+3,558,y+3);c.setDash();y-=12
    A+=a
    if n:R_+=ar;S+=dep
    rows.append(row(unit=u,tenantName=n or None,area=a,statusText='Occupied' if n else 'Vacant',leaseStartDate=s,leaseEndDate=e,annualRent=ar,deposit=dep or None,rentSteps=[dict(date=iso(st[0]),amount=st[1],per='year')] if st else None))
c.setFont('Times-Bold',9);c.drawString(54,y,'Total (8 parcels, 7 leased)');c.drawRightString(290,y,m0(A));c.drawRightString(322,y,f'{A/43560:.2f}');c.drawRightString(494,y,'$'+m2(R_));c.drawRightString(558,y,'$'+m2(S));c.line(54,y-5,558,y-5);c.line(54,y-7,558,y-7)
y-=28;c.setFont('Times-Roman',8.5)
for t in ('All leases are absolutely net; tenants pay taxes and insurance on land and improvements directly.','OP-7B was conveyed as a lease for nominal rent of $1.00 per year, prepaid through 2098.','OP-5 adjusts every five years by 10%; other adjustments per lease.'):c.drawString(54,y,t);y-=11
c.setFont('Times-Roman',8);c.drawString(54,36,'Hollin Land Holdings, Ltd.');c.drawRightString(558,36,'1 of 1');c.save()
save(N,'LAND','Ground leases in three-line records',True,'Ridgeway Commons Outparcels','2024-12-31',rows,8,7,1,ties=dict(area=A,annualRent=R_,deposit=S))

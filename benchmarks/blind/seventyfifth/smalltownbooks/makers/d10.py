from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter; from reportlab.lib import colors
fn='d10_st_barnabas_hall.pdf'; c=canvas.Canvas(B+'documents/'+fn,pagesize=letter); W,H=letter
c.setFont('Times-Bold',16); c.drawCentredString(W/2,H-60,"St. Barnabas Parish Hall & Annexe"); c.setFont('Times-Italic',11); c.drawCentredString(W/2,H-76,"Port Maria, St. Mary, Jamaica"); c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-96,"Regular tenants of the rooms, for the Vestry meeting of 30th September 2025")
Z=[("Main hall (weekdays)","Little Lambs Basic School","Mon-Fri 7:30-2","1 Sep 2023","31 Jul 2026",D(2023,9,1),D(2026,7,31),195000,65000,65000,0),
("Main hall (evenings)","Islington Martial Arts","Tue, Thu 6-8","1 Jan 2025","31 Dec 2025",D(2025,1,1),D(2025,12,31),54000,18000,18000,36000),
("Choir room","Pagee Music Tutors","Sat 9-4","1 Apr 2024","31 Mar 2026",D(2024,4,1),D(2026,3,31),36000,12000,10000,0),
("Upper room","Alcoholics' fellowship","Wed 7-9","1 Feb 2019","no fixed term",D(2019,2,1),"no fixed term",9000,3000,0,0),
("Vestry office","Marva Holder, J.P.","Daily","1 Jul 2022","30 Jun 2027",D(2022,7,1),D(2027,6,30),75000,25000,50000,25000),
("Annexe No. 1","Blue Harbour Dressmaking","Daily","15 Mar 2021","14 Mar 2026",D(2021,3,15),D(2026,3,14),90000,30000,60000,0),
("Annexe No. 2",None,"","","",None,None,None,None,None,None),
("Annexe No. 3","Desmond Clifton, shoe repairs","Daily","1 Nov 2024","31 Oct 2025",D(2024,11,1),D(2025,10,31),66000,22000,22000,44000),
("Kitchen","Sister Vie's Patties","Mon-Sat to noon","1 May 2025","30 Apr 2026",D(2025,5,1),D(2026,4,30),84000,28000,28000,0),
("Car park, lower","Sandside Taxi Association","Daily","1 Jan 2020","no fixed term",D(2020,1,1),"no fixed term",45000,15000,0,15000),
("Garden plot",None,"","","",None,None,None,None,None,None)]
y=H-130; rows=[]; m=lambda v:f"{v:,.0f}"
xs=dict(q=352,mo=416,dep=480,ow=552)
c.setFont('Times-Bold',9.5)
for t,x,yy in (("Room",48,y),("Days used",232,y)): c.drawString(x,yy,t)
for t1,t2,x in (("Rent each","quarter J$",xs['q']),("which is","a month J$",xs['mo']),("Deposit","held J$",xs['dep']),("Behind","J$",xs['ow'])): c.drawRightString(x,y+10,t1); c.drawRightString(x,y,t2)
c.drawString(48,y+10,"Tenant /"); c.line(48,y-5,W-54,y-5); c.line(48,y-7,W-54,y-7); y-=24
for u,t,dy,s1,e1,s,e,q,mo,dep,ow in Z:
    # record: first line room in bold, second line tenant and term
    c.setFont('Times-Bold',10.5); c.drawString(48,y,u)
    if t:
        c.setFont('Times-Roman',10); c.drawString(232,y,dy)
        for k,v in (('q',q),('mo',mo),('dep',dep),('ow',ow)): c.drawRightString(xs[k],y,m(v))
        c.drawString(62,y-13,t); c.setFont('Times-Italic',9.5); c.drawString(232,y-13,f"agreement from {s1} to {e1}" if s1 else "")
    else:
        c.setFont('Times-Italic',10); c.drawString(62,y-13,"AVAILABLE")
    rows.append(row(unit=u,tenantName=t,statusText="Occupied" if t else "AVAILABLE",leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=mo,deposit=dep,balance=ow)); 
    c.setStrokeColor(colors.lightgrey); c.line(48,y-19,W-54,y-19); c.setStrokeColor(colors.black); y-=33
T={k:S(rows,k) for k in('contractRent','deposit','balance')}
c.setFont('Times-Bold',10.5); c.drawString(48,y,"In all")
for k,v in (('q',sum(z[7] or 0 for z in Z)),('mo',T['contractRent']),('dep',T['deposit']),('ow',T['balance'])): c.drawRightString(xs[k],y,m(v))
y-=30; c.setFont('Times-Roman',10)
for t in ("Nine rooms and places are let and two are available.","Rents fall due at the quarter days, 1st January, April, July and October; the Vestry office pays monthly.","The taxi men have promised October's money with September's. Mr. Clifton has been spoken to.","Respectfully submitted, U. Pilgrim, honorary treasurer"): c.drawString(48,y,t); y-=14
c.save(); save(fn,truth("St. Barnabas Parish Hall & Annexe","2025-09-30",rows,9,2),"OTHER","two-line records under a two-line header, quarterly and monthly rent, Jamaica",True,T)

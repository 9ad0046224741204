# medical building, accountant's report, two-line records under a two-line header, landscape legal, Helvetica, charge lines, PLANTED: digit_changed
from common import *
from datetime import date as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
N='OakmontMedArts_tenant_sched_Q3.pdf'
W,H=landscape(legal)
T=[('101','Oakmont Family Dental, PLLC','R. Sidhu, DDS (guar.)',2140,D(2020,1,15),D(2030,1,14),5439.17,1248.33,60.00,5439.17,'3.0% annually, Jan 15'),
('103','Pinecrest Imaging Associates','corp.',4885,D(2017,6,1),D(2027,5,31),13230.21,2849.58,180.00,26000.00,'CPI, cap 4%'),
('105','-- VACANT --','avail. now',1320,None,None,None,None,None,None,None),
('107','Sleepwell Diagnostics LP','corp.',1560,D(2023,10,1),D(2026,9,30),3770.00,910.00,30.00,3770.00,'Flat'),
('110','Oakmont Apothecary','M. Trevanian (guar.)',1105,D(2012,3,1),D(2027,2,28),2900.63,644.58,0.00,2500.00,'$1/sf every 5 yrs'),
('201','Lakes Regional Health System','(cardiology)',6220,D(2022,7,1),D(2032,6,30),16327.50,3628.33,240.00,0.00,'2.5% annually, Jul 1'),
('204','Lakes Regional Health System','(physical therapy)',3010,D(2022,7,1),D(2032,6,30),7524.17,1755.83,120.00,0.00,'2.5% annually, Jul 1'),
('206','Dr. Benedikt Aume, Psychiatry','pers.',740,D(2019,9,1),'Mo-to-Mo',1726.67,431.67,15.00,1600.00,'Flat'),
('207','-- VACANT --','last: Aspen Allergy, out 6/30/25',980,None,None,None,None,None,None,None),
('208','Willow Women\'s Health PA','5 physicians (guar.)',2975,D(2021,4,1),D(2028,3,31),7437.50,1735.42,90.00,14500.00,'3.0% annually, Apr 1'),
('210','Metro Podiatry Group','corp.',1415,D(2024,2,1),D(2029,1,31),3360.63,825.42,30.00,3360.63,'2.0% annually, Feb 1'),
('301','Heartland Oncology Partners','corp.',7340,D(2018,11,1),D(2028,10,31),19573.33,4281.67,300.00,40000.00,'See step schedule'),
('305','Surgical Suites of Oakmont LLC','corp.; physician owned',8150,D(2016,1,1),D(2030,12,31),23770.83,4754.17,360.00,23770.83,'See step schedule')]
ST={'301':[(D(2025,11,1),20185.00),(D(2026,11,1),20796.67),(D(2027,11,1),21408.33)],'305':[(D(2026,1,1),24450.00),(D(2028,1,1),25129.17)]}
PL=('208',7437.50,7937.50)  # printed wrong
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
f=lambda v:f'{v:,.2f}'
L=(('Suite',40),('Tenant',85),('Begins',330))
c.setFont('Helvetica-Bold',15);c.drawString(40,H-45,'OAKMONT MEDICAL ARTS BUILDING');c.setFont('Helvetica',10);c.drawString(40,H-60,'Schedule of Tenants and Monthly Charges, September 30, 2025');c.drawRightString(W-40,H-45,'Prepared by Filbert & Rowe, CPAs');c.drawRightString(W-40,H-60,'Unaudited')
y=H-92;c.setLineWidth(1.2);c.line(40,y+14,W-40,y+14);c.setFont('Helvetica-Bold',9)
RX=dict(sf=300,rent=495,cam=580,park=650,tot=735,dep=815)
c.drawString(40,y,'Suite');c.drawString(85,y,'Tenant');c.drawRightString(RX['sf'],y,'Sq. Ft.');c.drawString(335,y,'Begins')
for k,h in (('rent','Base Rent'),('cam','CAM & Tax'),('park','Parking'),('tot','Total'),('dep','Deposit')):c.drawRightString(RX[k],y,h)
c.drawString(840,y,'Escalation')
y-=11;c.setFont('Helvetica-Oblique',8.5);c.drawString(85,y,'Obligor / remarks');c.drawString(335,y,'Ends');c.drawRightString(RX['rent'],y,'$/sf/yr');c.line(40,y-5,W-40,y-5)
y-=20;truth=[];S=[0]*6
for u,n,o,sf,s,e,re,ca,pk,dp,esc in T:
    c.setFont('Helvetica',9);c.drawString(40,y,u);c.drawString(85,y,n);c.drawRightString(RX['sf'],y,f'{sf:,}')
    t=dict(unit=u,area=sf);S[0]+=sf
    c.setFont('Helvetica-Oblique',8);c.drawString(85,y-10,o);c.setFont('Helvetica',9)
    if s:
        pr=PL[2] if u==PL[0] else re
        c.drawString(335,y,s.strftime('%d-%b-%Y'));c.drawString(335,y-10,e if isinstance(e,str) else e.strftime('%d-%b-%Y'))
        for k,v in (('rent',pr),('cam',ca),('park',pk),('tot',re+ca+pk),('dep',dp)):c.drawRightString(RX[k],y,f(v))
        c.setFont('Helvetica',8);c.drawRightString(RX['rent'],y-10,f'{re*12/sf:.2f}');c.drawString(840,y,esc)
        t.update(tenantName=n,statusText='Occupied',contractRent=pr,leaseStartDate=s,leaseEndDate=e,deposit=dp,totalCharges=round(re+ca+pk,2),charges=[dict(code='Base Rent',amount=pr),dict(code='CAM & Tax',amount=ca),dict(code='Parking',amount=pk)],
          rentSteps=[dict(date=str(a),amount=b) for a,b in ST.get(u,[])])
        for k,v in enumerate((re,ca,pk,re+ca+pk,dp)):S[k+1]+=v
    else:t['statusText']='VACANT'
    truth.append(t);y-=25
y-=5;c.line(40,y+14,W-40,y+14);c.setFont('Helvetica-Bold',9);c.drawString(85,y,'Total');c.drawRightString(RX['sf'],y,f'{S[0]:,}')
for k,v in zip(('rent','cam','park','tot','dep'),S[1:]):c.drawRightString(RX[k],y,f(v))
c.line(40,y-4,W-40,y-4);c.line(40,y-6.5,W-40,y-6.5)
y-=26;vs=sum(t[3] for t in T if not t[4]);c.setFont('Helvetica',9);c.drawString(85,y,f'Leased {S[0]-vs:,} sf, 11 suites ({(S[0]-vs)/S[0]*100:.1f}%)  -  vacant {vs:,} sf, 2 suites')
c.showPage()
c.setFont('Helvetica-Bold',12);c.drawString(40,H-45,'OAKMONT MEDICAL ARTS BUILDING - Step schedule (monthly base rent)')
y=H-75;c.setFont('Helvetica-Bold',9);c.drawString(40,y,'Suite');c.drawString(90,y,'Tenant');c.drawString(300,y,'Effective');c.drawRightString(450,y,'Monthly rent');c.line(40,y-4,460,y-4);y-=16
c.setFont('Helvetica',9)
for u in ST:
    n=next(t[1] for t in T if t[0]==u)
    for k,(a,b) in enumerate(ST[u]):
        if not k:c.drawString(40,y,u);c.drawString(90,y,n)
        c.drawString(300,y,a.strftime('%d-%b-%Y'));c.drawRightString(450,y,f(b));y-=14
    y-=4
y-=12;c.drawString(40,y,'Where the schedule shows an annual percentage the stepped amounts are not listed.');c.drawString(40,y-13,'Suite 206 continues month to month; the landlord has offered three years.')
c.drawString(40,30,'Filbert & Rowe, CPAs');c.drawRightString(W-40,30,'2 of 2');c.showPage();c.save()
save(N,dict(propertyName='OAKMONT MEDICAL ARTS BUILDING',asOnDate='2025-09-30',units=13,occupied=11,vacant=2,rows=truth,planted=dict(what='suite 208 base rent printed 7,937.50 instead of 7,437.50; its total, $/sf and the report total use 7,437.50',kind='digit_changed')),'OFFICE','accountant','two-line records, charges in columns, step schedule on page 2, legal landscape',True)

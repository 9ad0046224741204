# Skyline-like report, block per tenant with charge lines, flex park
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='p07_tamarack_flex_skyline.pdf'
import random
from datetime import datetime
names=['Apex Fastener Supply','Bluegill Kayaks, Inc.','Corsair Print Works','Denali HVAC Services','Estrella Cabinetry','Fulton Robotics LLC','Grayson Party Rentals','Heirloom Coffee Roasters','Ibex Climbing Gym','Juniper Biologics','Kestrel Drone Systems','Lowell Church Plant','Midstate Elevator Co.','Northfield Gymnastics']
random.seed(7);c=canvas.Canvas(doc(N),pagesize=letter);pg=0
def head():
    global pg;pg+=1
    c.setFont('Helvetica-Bold',11);c.drawString(36,758,'TAMARACK FLEX CENTER');c.setFont('Helvetica',8);c.drawString(36,746,'Commercial Rent Roll Report - Charges In Effect 05/01/2026');c.drawRightString(576,758,f'Page {pg}');c.drawRightString(576,746,'Run: 05/12/2026 10:33:07')
    c.setFont('Helvetica-Bold',7.5);y=728
    for x,t in ((36,'Unit'),(84,'Tenant / Charge'),(292,'Lease From'),(346,'Lease To')):c.drawString(x,y,t)
    for x,t in ((278,'Area'),(446,'Monthly'),(512,'Annual'),(576,'Deposit')):c.drawRightString(x,y,t)
    c.rect(32,y-4,548,14);return y-20
y=head();rows=[];TM=TA=VA=TD=0;tot={};ni=0
for k in range(16):
    b='ABC'[k//6];u=f'{b}-{100+10*(k%6+1)}';a=random.choice([2400,3000,3600,4800,6000])
    if y<120:c.showPage();y=head()
    c.setFont('Helvetica-Bold',8);c.drawString(36,y,u);c.drawRightString(278,y,f'{a:,}')
    TA+=a
    if k in(4,11):
        mk=round(a*1.05,2);c.drawString(84,y,'** VACANT **');y-=11;c.setFont('Helvetica-Oblique',7.5);c.drawString(96,y,'Asking rent');c.drawRightString(446,y,f'{mk:,.2f}');c.drawRightString(512,y,f'{mk*12:,.2f}');y-=18;VA+=a
        rows.append(dict(unit=u,area=a,statusText='** VACANT **',marketRent=mk));continue
    n=names[ni];ni+=1;sy=random.randint(2019,2025);sm=random.randint(1,12);term=random.choice([3,5,7])
    ey=sy+term
    if k==8: sy,sm,ey=2021,3,2026
    elif ey<=2026: ey=2028
    s=datetime(sy,sm,1)
    from datetime import timedelta
    e=datetime(ey,sm,1)-timedelta(1)
    r=round(a*random.uniform(.82,1.08),2);ch=[('BRT','Base Rent',r),('CAM','Common Area Maint.',round(a*.155,2)),('RET','Real Estate Tax',round(a*.21,2))]
    if k%3==0: ch.append(('INS','Insurance',round(a*.03,2)))
    if k%5==2: ch.append(('TRA','Trash',85.00))
    dep=round(r,0) if k%4 else 0.0;TD+=dep
    c.drawString(84,y,n);c.drawString(292,y,f'{s:%m/%d/%Y}');c.drawString(346,y,f'{e:%m/%d/%Y}');c.drawRightString(576,y,f'{dep:,.2f}')
    y-=11;c.setFont('Helvetica',7.5)
    for cd,de,am in ch:
        c.drawString(96,y,cd);c.drawString(124,y,de);c.drawRightString(446,y,f'{am:,.2f}');c.drawRightString(512,y,f'{am*12:,.2f}');tot[(cd,de)]=tot.get((cd,de),0)+am;y-=10
    t=round(sum(x[2] for x in ch),2);TM+=t;c.line(400,y+8,512,y+8);c.setFont('Helvetica-Bold',7.5);c.drawString(124,y,'Total monthly charges');c.drawRightString(446,y,f'{t:,.2f}');c.drawRightString(512,y,f'{t*12:,.2f}');y-=11
    steps=[];c.setFont('Helvetica-Oblique',7.5)
    if ey>2027 and k%2:
        d=datetime(2026 if sm>5 else 2027,sm,1);am=round(r*1.03,2);steps.append(dict(date=f'{d:%Y-%m-%d}',amount=am));c.drawString(96,y,f'BRT  scheduled increase eff. {d:%m/%d/%Y}');c.drawRightString(446,y,f'{am:,.2f}');y-=10
    if k==8: c.drawString(96,y,'Lease expired - holdover month to month');y-=10
    y-=8
    rows.append(dict(unit=u,area=a,tenantName=n,statusText='holdover' if k==8 else 'Occupied',leaseStartDate=f'{s:%Y-%m-%d}',leaseEndDate=f'{e:%Y-%m-%d}',contractRent=r,annualRent=round(r*12,2),deposit=dep,charges=[dict(code=x[0],amount=x[2]) for x in ch],totalCharges=t,rentSteps=steps))
if y<190:c.showPage();y=head()
c.setFont('Helvetica-Bold',8);c.drawString(36,y,'PROPERTY SUMMARY');y-=13
for (cd,de),am in tot.items():
    c.setFont('Helvetica',8);c.drawString(96,y,cd);c.drawString(124,y,de);c.drawRightString(446,y,f'{am:,.2f}');c.drawRightString(512,y,f'{am*12:,.2f}');y-=11
c.setFont('Helvetica-Bold',8);c.drawString(124,y,'Total charges');c.drawRightString(446,y,f'{TM:,.2f}');c.drawRightString(512,y,f'{TM*12:,.2f}');c.drawRightString(576,y,f'{TD:,.2f}');y-=18
c.setFont('Helvetica',8)
for l,n,a in (('Occupied',14,TA-VA),('Vacant',2,VA),('Total',16,TA)):c.drawString(96,y,f'{l} units');c.drawRightString(220,y,str(n));c.drawRightString(278,y,f'{a:,}');y-=11
c.save()
save(N,'INDUSTRIAL','Skyline-like block per tenant with charge lines',True,dict(propertyName='TAMARACK FLEX CENTER',asOnDate='2026-05-01',units=16,occupied=14,vacant=2,printedTotals=dict(area=TA,totalCharges=round(TM,2),contractRent=round(tot[('BRT','Base Rent')],2)),rows=rows))

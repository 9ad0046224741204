# Yardi-like Canadian commercial "Tenancy Schedule I" with charge schedule and rent steps under each lease
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
random.seed(215)
W,H=landscape(legal)
c=canvas.Canvas(ROOT+'/documents/p5_yardi_tenancy_schedule_brockline.pdf',pagesize=(W,H))
P='Brockline Business Park (brockln)'
cols=[('Unit(s)',34,0),('Lease',92,0),('Lease Type',270,0),('Area',372,1),('Lease From',430,1),('Lease To',486,1),('Term',514,1),('Monthly\nRent',574,1),('Monthly\nRent/Area',624,1),('Annual\nRent',690,1),('Annual\nRent/Area',740,1),('Annual\nRec./Area',792,1),('Annual\nMisc/Area',842,1),('Security\nDeposit',902,1),('LOC Amount/\nBank Guarantee',974,1)]
m=lambda d:d.strftime('%m/%d/%Y')
pg=0;y=0
def hd():
    global y,pg
    pg+=1;c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-28,'Tenancy Schedule I');c.setFont('Helvetica',8);c.drawCentredString(W/2,H-40,'Property: '+P+'    As of Date: 07/31/2025    By Property')
    c.setFillGray(.86);c.rect(28,H-76,W-56,26,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',7)
    for l,x,r in cols:
        for i,s in enumerate(l.split('\n')):(c.drawRightString if r else c.drawString)(x,H-60-8*i,s)
    c.setFont('Helvetica',6.5);c.drawString(28,20,'Thursday, August 7, 2025  02:18 PM');c.drawRightString(W-28,20,f'Page {pg}');y=H-88
def ln(v,bold=0):
    global y
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7)
    for (l,x,r),s in zip(cols,v):
        if s:(c.drawRightString if r else c.drawString)(x,y,s)
    y-=10
hd()
T=[('A-01','Polar Edge Refrigeration Inc. (t0001204)'),('A-02','Tannery Row Textiles Ltd. (t0001219)'),('A-03, A-04','Métis Valley Foods Co-op (t0001187)'),('A-05',None),('B-01','Quadra Stage & Rigging Inc. (t0001301)'),('B-02','Lakehead Orthotics Ltd. (t0001322)'),('B-03','9218-4471 Ontario Inc. o/a Gearhaus (t0001240)'),('B-04','Sable Print Group (t0001255)'),('B-05',None),('C-100','Northgate School of Welding (t0001290)'),('C-110','Cobalt Robotics Canada ULC (t0001344)'),('C-120','Halton Mobility Services (t0001263)'),('PAD-1','Brew Caboose Drive-Thru (t0001350)')]
rows=[];tA=tM=tD=tL=oA=0
c.setFont('Helvetica-Bold',8);c.drawString(34,y,P);y-=13
for i,(u,t) in enumerate(T):
    a=random.randrange(210,1150)*10 if u!='PAD-1' else 1850
    if y<110:c.showPage();hd()
    tA+=a
    if not t:
        ln([u,'VACANT','',f'{a:,.2f}','','','']+['0.00']*6+['0.00','0.00']);y-=5
        rows.append(dict(unit=u,statusText='VACANT',tenantName=None,area=a,contractRent=0,annualRent=0,deposit=0));continue
    ls=D(random.choice([2020,2021,2022,2023,2024]),random.choice([1,4,6,9,12]),1);tm=random.choice([60,84,120]);le=D(ls.year+tm//12,ls.month,1)-dt.timedelta(days=1)
    if le<D(2026,1,1):tm=84;le=D(ls.year+7,ls.month,1)-dt.timedelta(days=1)
    rate=random.choice([11.5,12.25,13,13.75]) if u!='PAD-1' else 34
    mr=round(a*rate/12,2);cam=round(a*random.choice([2.9,3.15])/12,2);tax=round(a*2.35/12,2);mg=round(mr*.04,2) if i%2 else 0
    dep=round(mr*1.13,2) if i not in(9,) else 0;loc=50000 if t.startswith('Cobalt') else 0
    ln([u,t,'Industrial Net' if u!='PAD-1' else 'Retail Net',f'{a:,.2f}',m(ls),m(le),str(tm),f'{mr:,.2f}',f'{mr/a:.2f}',f'{mr*12:,.2f}',f'{mr*12/a:.2f}',f'{(cam+tax)*12/a:.2f}',f'{mg*12/a:.2f}',f'{dep:,.2f}',f'{loc:,.2f}'])
    steps=[];am=mr;yy=2025
    while D(yy,ls.month,1)<=D(2025,8,1):yy+=1
    if i%3!=2:
        while D(yy,ls.month,1)<le and len(steps)<3:
            am=round(am+a*.5/12,2);steps.append(dict(date=iso(D(yy,ls.month,1)),amount=am));yy+=1
    if steps:
        c.setFont('Helvetica-Bold',6.5);c.drawString(110,y,'Rent Steps');c.setFont('Helvetica',6.5)
        for x,l in((200,'Charge'),(250,'Date'),(372,'Area'),(574,'Monthly Amt'),(690,'Annual')):(c.drawString if x<300 else c.drawRightString)(x,y,l)
        y-=8.5
        for s in steps:
            d=dt.date.fromisoformat(s['date']);c.drawString(200,y,'rnt');c.drawString(250,y,m(d));c.drawRightString(372,y,f'{a:,.2f}');c.drawRightString(574,y,f"{s['amount']:,.2f}");c.drawRightString(690,y,f"{s['amount']*12:,.2f}");y-=8.5
    ch=[('rnt',mr),('cam',cam),('ptx',tax)]+([('mgt',mg)] if mg else [])
    c.setFont('Helvetica-Bold',6.5);c.drawString(110,y,'Charge Schedules');c.setFont('Helvetica',6.5)
    for k,v in ch:c.drawString(200,y,k);c.drawString(250,y,m(ls));c.drawRightString(372,y,f'{a:,.2f}');c.drawRightString(574,y,f'{v:,.2f}');c.drawRightString(690,y,f'{v*12:,.2f}');y-=8.5
    y-=5
    rows.append(dict(unit=u,tenantName=t.rsplit(' (',1)[0],statusText='Occupied',area=a,leaseStartDate=ls,leaseEndDate=le,contractRent=mr,annualRent=round(mr*12,2),deposit=dep,charges=[dict(code=k,amount=v) for k,v in ch],rentSteps=steps or None))
    tM+=mr;tD+=dep;tL+=loc;oA+=a
if y<100:c.showPage();hd()
c.line(28,y+6,W-28,y+6);y-=4
ln(['Total Current','','',f'{tA:,.2f}','','','',f'{tM:,.2f}',f'{tM/tA:.2f}',f'{tM*12:,.2f}',f'{tM*12/tA:.2f}','','',f'{tD:,.2f}',f'{tL:,.2f}'],1)
y-=6
for l,k,a in(('Occupied Units',11,oA),('Vacant Units',2,tA-oA),('Total Units',13,tA)):
    c.setFont('Helvetica',7);c.drawString(34,y,l);c.drawRightString(170,y,str(k));c.drawRightString(250,y,f'{a/tA*100:.2f}%');c.drawRightString(372,y,f'{a:,.2f}');y-=10
c.save()
save('p5_yardi_tenancy_schedule_brockline.pdf','INDUSTRIAL','Yardi-like tenancy schedule, steps and charge schedules under each lease',True,rows,propertyName='Brockline Business Park',asOnDate='2025-07-31',units=13,occupied=11,vacant=2)

# US mall, aged delinquency detail by tenant (charges under tenant), landscape PDF, recap
import random; from h import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
import datetime as dt
random.seed(44)
T="""A02 Brightleaf Optical|A07 Cinnamon Twist #114|A10 Kestrel Outfitters, Inc.|A13 Tavola Pizza Kitchen|B01 Northfield Shoe Co.|B04 Luma Jewelers|B06 Pop Vault Collectibles|B09 Sable & Finch|B12 Zenbo Mobile - In Line|B15 The Candle Loft|C03 Hadley's Department Store|C05 Ridgeway Fitness LLC|C08 Nail Atelier|C11 Pretzel Junction|C14 Urban Thread (Local)|D02 GameHarbor #0672|D05 Maple Street Toys|D09 Perla Cosmetics|D12 Salon Verano|D16 Teriyaki Express|FC1 Gyro Palace|FC3 Dragon Wok|FC4 Smoothie Peak|FC6 Burrito Bros.|K02 Zenbo Mobile - Kiosk|K05 Cover Your Case|K08 Sunglass Cove|P01 Granite Bank ATM|P03 First Harvest Grill & Tap|X01 Cinema 12 Partners, LP""".split('|')
CH=[('BRR','Base Rent Retail',3200,11800),('CAM','Common Area Maint.',640,3100),('RET','Real Estate Tax',280,1750),('MKT','Marketing Fund',75,420),('UTE','Utilities - Electric',110,980),('PCT','Percentage Rent',900,6400),('LFE','Late Fee',50,250),('TRS','Trash Removal',60,240),('INS','Insurance Recovery',60,310)]
as_of=dt.date(2025,10,28)
k=['total','b0_30','b31_60','b61_90','b91_120','b120']
rows=[];ten=[];inv=40117
for i,t in enumerate(T):
    u,n=t.split(' ',1);rs=[];bad=random.choice([1,1,2,2,3,5])
    for m in range(bad):
        y,mo=(2025,10-m) if m<10 else (2025,10-m)
        for c in CH:
            if c[0]!='BRR' and random.random()>(.55 if c[0] in('CAM','RET') else .22): continue
            if c[0]=='BRR' and random.random()>.6: continue
            d=dt.date(y,mo,1 if c[0] not in('UTE','LFE','PCT') else random.choice([10,15,20,28]))
            age=(as_of-d).days;b='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120'
            a=round(random.uniform(c[2],c[3]),2)
            rs.append(dict(unit=u,name=n,date=d.isoformat(),charge=c[0],invoice=f'R-{inv}',total=a,**{b:a},_d=d,_t=c[1]))
    rs.sort(key=lambda r:r['_d'])
    for r in rs: r['invoice']=f"R-{38000+(r['_d']-dt.date(2025,6,1)).days*17+i*13+rs.index(r)}"
    if random.random()<.25:
        d=dt.date(2025,10,random.randint(3,29));a=-round(random.uniform(120,2600),2);rs.append(dict(unit=u,name=n,date=d.isoformat(),charge='PPR',invoice=f'C-{random.randint(7000,7999)}',total=a,b0_30=a,_d=d,_t='Unapplied Receipt'))
    if rs: ten.append((u,n,rs));rows+=rs
S=lambda rs:{x:round(sum(r.get(x,0) for r in rs),2) for x in k}
m=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
N='Fox_Prairie_Mall_Aged_Delinquency_102825.pdf'
W,H=landscape(letter);c=canvas.Canvas(D(N),pagesize=(W,H))
R=[402,468,534,600,666,744];pg=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1;c.setFont('Courier-Bold',11);c.drawString(36,H-36,'AGED DELINQUENCY REPORT - DETAIL');c.setFont('Courier',8)
    c.drawRightString(W-36,H-36,f'Page {pg}');c.drawString(36,H-48,'Fox Prairie Mall (FPM01)   Fox Prairie Mall Associates LLC');c.drawRightString(W-36,H-48,'Run 10/28/2025 17:11')
    c.drawString(36,H-58,'Aged as of 10/28/2025   Age by: Due Date   Status: Current, Past, Future')
    c.setFont('Courier-Bold',8);yy=H-82
    for x,t in[(36,'Due Date'),(92,'Chg'),(122,'Description'),(240,'Invoice')]: c.drawString(x,yy,t)
    for x,a,b in zip(R,['Total','0-30','31-60','61-90','91-120','Over 120'],['Owed','Days','Days','Days','Days','Days']):
        c.drawRightString(x,yy+9,a);c.drawRightString(x,yy,b)
    c.line(36,yy-4,W-36,yy-4);y=yy-16
head();totals=[]
def nums(s,z=True):
    for x,q in zip(R,k):
        if q in s and (z or s[q]): c.drawRightString(x,y,m(s[q]))
for u,n,rs in ten:
    if y<80: head()
    c.setFont('Courier-Bold',8.3);c.drawString(36,y,f'{u}');c.drawString(72,y,n);y-=11
    for r in rs:
        if y<44:
            head();c.setFont('Courier-BoldOblique',8);c.drawString(36,y,f'{u}  {n} (continued)');y-=11
        c.setFont('Courier',8);c.drawString(36,y,r['_d'].strftime('%m/%d/%Y'));c.drawString(92,y,r['charge']);c.drawString(122,y,r['_t']);c.drawString(240,y,r['invoice']);nums(r);y-=10
    if y<44: head()
    s=S(rs);c.setLineWidth(.4);c.line(345,y+7,W-36,y+7);c.setFont('Courier-Bold',8);c.drawString(122,y,f'Total for {u}');nums(s);totals.append(dict(label=f'Total for {u}',**s));y-=17
if y<150: head()
s=S(rows);c.setLineWidth(1);c.line(36,y+9,W-36,y+9);c.setFont('Courier-Bold',8.5);c.drawString(36,y-2,'TOTAL FOX PRAIRIE MALL');y-=2;nums(s);totals.append(dict(label='TOTAL FOX PRAIRIE MALL',**s));y-=14
c.setFont('Courier',8);c.drawString(36,y,'Percent of total')
for x,q in zip(R,k): c.drawRightString(x,y,f'{s[q]/s["total"]*100:.1f}%')
y-=24;c.setFont('Courier-Bold',8);c.drawString(36,y,'RECAP BY CHARGE CODE');y-=12;c.setFont('Courier',8)
for q,t in [(a[0],a[1]) for a in CH]+[('PPR','Unapplied Receipt')]:
    g=[r for r in rows if r['charge']==q]
    if not g: continue
    if y<36: head();c.setFont('Courier',8)
    c.drawString(36,y,q);c.drawString(72,y,t);nums(S(g));y-=10
c.save()
for r in rows: del r['_d'],r['_t']
print(len(rows),len(ten),s)
save(N,'AR',None,k,rows,totals,'US mall aged delinquency detail, charges under tenant headings, recap by charge code, PDF')

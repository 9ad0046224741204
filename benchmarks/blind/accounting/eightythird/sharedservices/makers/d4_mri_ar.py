# MRI-like Aged Delinquencies: tenants as headings, invoices by category below, month buckets, building totals. Planted: one charge row not printed.
import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(4104)
NAME='MRI_AgedDelinquencies_20250731.pdf'
AS=dt.date(2025,7,31)
B=[('TX0117','Cottonbelt Crossing','Keller, TX',[('Pho Lantern LLC','Pho Lantern','104'),('Bluebonnet Dental Assoc PA','Bluebonnet Dental','108'),('Kessler Fitness Group Inc','Iron Acre Gym','120'),('Wash & Wag Grooming LLC','Wash & Wag','126'),('Trinity Vapor Supply Inc','Cloud Trinity','130A')]),
('TX0122','Saltgrass Plaza','Corpus Christi, TX',[('Tide & Table Restaurants LP','Gulfside Oyster Co.','A-1'),('Dollar Orchard Stores #4471','Dollar Orchard','A-4'),('R & M Nail Studio','Luxe Nails','B-2'),('Padre Urgent Care PLLC','Padre Urgent Care','B-5'),('Second Bloom Thrift','Second Bloom Thrift','C-1'),('Coastal Cell & Repair LLC','uFix Wireless','C-3')]),
('GA0203','Chattahoochee Corners','Roswell, GA',[('Peachbark Pediatrics PC','Peachbark Pediatrics','200'),('Hearthstone Bakers Inc','Hearthstone Bread','205'),('Velocity Shipping Partners','Pack-N-Post','210'),('Magnolia Martial Arts Acad','Magnolia Karate','215'),('Sun Chaser Tanning of GA','Sun Chaser','225')]),
('FL0310','Tamarind Village Shops','Ocala, FL',[('Ocala Mattress Depot LLC','Mattress Depot','1'),('Lopinto Pizza & Subs Inc','Lopinto Pizza','3'),('First Meridian Bank NA','First Meridian (ATM pad)','PAD1'),('Silver Springs Optical','Springs Optical','6-7'),('Verdana Juice Bar LLC','Verdana Juice','9')])]
CAT={'BRT':'Base Rent','CAM':'Common Area Maint','RET':'Real Estate Tax','INS':'Insurance Recovery','LAT':'Late Charge','UTL':'Water/Sewer','PCT':'Percentage Rent','PPR':'Prepaid - Unapplied','SGN':'Sign Rental','NSF':'NSF Check Fee'}
BK=['Current','1 Month','2 Months','3 Months','4 Months']
def m(i):  # first of month i months back
    y,mo=2025,7-i
    while mo<1: mo+=12;y-=1
    return dt.date(y,mo,1)
def bucket(d): return min(4,(2025-d.year)*12+7-d.month)
rows=[];tots=[];out=[];recap={}
keys=['total']+['other:'+b for b in BK]
fmt=lambda v:'{:,.2f}'.format(v)
G=[0.0]*6; drop=None; lease=1042
for code,bn,city,ts in B:
    out.append(('bldg',code,bn,city)); BT=[0.0]*6
    for legal,dba,su in ts:
        lease+=R.randint(3,41); kind=R.choice(['late','slow','bad','cam','slow','late'])
        rent=float(R.choice([2850,3412.5,4175,5260.42,6900,3998.33,8125,2240]))
        cam=r2(rent*R.uniform(.14,.2)); tax=r2(rent*R.uniform(.13,.22)); ins=r2(rent*R.uniform(.03,.05)); wt=lambda:r2(R.uniform(38,190))
        ch=[]
        deep={'late':1,'slow':2,'bad':R.choice([5,6,7]),'cam':0}[kind]
        for k in range(deep-1,-1,-1):
            d=m(k); 
            part=rent if not(k==deep-1 and kind!='late') else r2(rent*R.uniform(.2,.8))
            ch.append((d,'BRT','CH',part)); ch.append((d,'CAM','CH',cam))
            if R.random()<.75: ch.append((d,'RET','CH',tax))
            if R.random()<.6: ch.append((d,'INS','CH',ins))
            if k<deep-1: ch.append((m(k).replace(day=11),'LAT','CH',r2(rent*.05)))
            if R.random()<.35: ch.append((m(k).replace(day=R.randint(14,24)),'UTL','CH',wt()))
        if kind=='cam':
            ch.append((dt.date(2025,4,15),'CAM','NC',r2(R.uniform(640,3100)))); ch.append((dt.date(2025,4,15),'RET','NC',r2(R.uniform(-900,1800))))
            if R.random()<.5: ch.append((dt.date(2025,7,18),'UTL','CH',wt()))
        if 'Oyster' in dba: ch.append((dt.date(2025,2,28),'PCT','CH',11842.17)); 
        if 'Pizza' in dba: ch.append((dt.date(2025,7,9),'NSF','CH',35.0))
        if 'Bank' in dba: ch=[(dt.date(2025,7,1),'SGN','CH',150.0)]
        if R.random()<.3 and 'Bank' not in dba: ch.append((dt.date(2025,7,R.randint(22,30)),'PPR','CR',-r2(R.uniform(200,rent*.5))))
        ch.sort(key=lambda x:(x[0],x[1]))
        lid=f'{code}-{lease:06d}'
        lp=(AS-dt.timedelta(days=R.randint(5,80)))
        out.append(('ten',lid,legal,dba,su,f'{lp:%m/%d/%Y}',fmt(r2(rent*R.choice([1,1.4,.5]))),f'({R.choice([817,361,770,352,404])}) 555-0{R.randint(100,199)}'))
        TT=[0.0]*6
        for i,(d,c,s,a) in enumerate(ch):
            v=[None]*6; v[0]=a; v[1+bucket(d)]=a
            TT=[r2(x+(y or 0)) for x,y in zip(TT,v)]
            recap.setdefault(c,[0.0]*6); recap[c]=[r2(x+(y or 0)) for x,y in zip(recap[c],v)]
            if drop is None and 'Iron' not in dba and bn.startswith('Chatt') and kind in('bad','slow') and c=='CAM' and i>2:
                drop=(dba,d,a); continue
            out.append(('row',d,c,s,v))
            rows.append(dict(unit=su,name=dba,resident=lid,date=d.isoformat(),charge=c,**{k:x for k,x in zip(keys,v) if x is not None}))
        lab=f'{dba} Total:'
        out.append(('tt',lab,TT)); tots.append(dict(label=lab,**dict(zip(keys,TT))))
        BT=[r2(x+y) for x,y in zip(BT,TT)]
    lab=f'BLDG {code} Total:'
    out.append(('bt',lab,BT)); tots.append(dict(label=lab,**dict(zip(keys,BT)))); G=[r2(x+y) for x,y in zip(G,BT)]
out.append(('gt','Grand Total:',G)); tots.append(dict(label='Grand Total:',**dict(zip(keys,G))))
print(drop,len(rows))
W,H=letter; c=canvas.Canvas(path(NAME),pagesize=letter,invariant=1)
X=[268,330,390,448,506,566]; y=0; pg=0; cur=''
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica',7); 
    for i,(a,b) in enumerate([('Database:','LARKMOOR'),('','')] ): c.drawString(36,750-i*9,a); c.drawString(80,750-i*9,b)
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,750,'Aged Delinquencies'); c.setFont('Helvetica',8)
    c.drawCentredString(W/2,739,'Larkmoor Retail Strip Portfolio'); c.drawCentredString(W/2,728,'Period: 07/25')
    c.setFont('Helvetica',7); c.drawRightString(576,750,f'Page:   {pg}'); c.drawRightString(576,741,'Date:   8/4/2025'); c.drawRightString(576,732,'Time:   10:16 AM')
    c.line(36,720,576,720); c.setFont('Helvetica-Bold',7); c.drawString(36,711,'Invoice Date'); c.drawString(92,711,'Category'); c.drawString(186,711,'Source')
    for x,t in zip(X,['Amount']+BK): c.drawRightString(x,711,t)
    c.line(36,706,576,706); y=694
def need(n):
    if y-n<48: head()
def nums(v,f='Helvetica',z=True):
    c.setFont(f,7)
    for x,a in zip(X,v):
        if a is not None: c.drawRightString(x,y,fmt(a))
head()
for o in out:
    k=o[0]
    if k=='bldg':
        if y<600: head()
        c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,f'BLDG: {o[1]}   {o[2]}, {o[3]}'); y-=16
    elif k=='ten':
        need(70); c.setFont('Helvetica-Bold',7); c.drawString(36,y,o[1]); c.drawString(104,y,o[3]); c.setFont('Helvetica',7); c.drawString(250,y,f'Occupant: {o[2]}'); c.drawString(420,y,f'Suite: {o[4]}'); c.drawRightString(576,y,'Day Due:  1   Delq Day: 10'); y-=9
        c.drawString(104,y,o[7]); c.drawString(250,y,f'Last Payment:  {o[5]}   {o[6]}'); y-=13
    elif k=='row':
        need(12); c.setFont('Helvetica',7); c.drawString(36,y,f'{o[1].month}/{o[1].day}/{o[1].year}'); c.drawString(92,y,o[2]); c.drawString(116,y,CAT[o[2]]); c.drawString(192,y,o[3]); nums(o[4]); y-=9.5
    elif k=='tt':
        need(20); y-=1; c.setLineWidth(.4); c.line(225,y+8,576,y+8); c.setFont('Helvetica-Bold',7); c.drawRightString(225,y,o[1]); nums(o[2],'Helvetica-Bold'); y-=19
    elif k in('bt','gt'):
        need(30); c.setLineWidth(1); c.line(225,y+9,576,y+9); c.setFont('Helvetica-Bold',7.5); c.drawRightString(225,y,o[1]); nums(o[2],'Helvetica-Bold'); c.line(225,y-3,576,y-3); y-=26
head()
c.setFont('Helvetica-Bold',8); c.drawString(36,y,'Recap by Category'); y-=14
for k in sorted(recap):
    c.setFont('Helvetica',7); c.drawString(92,y,k); c.drawString(116,y,CAT[k]); nums(recap[k]); y-=10
assert [r2(sum(v[i] for v in recap.values())) for i in range(6)]==G
c.save()
save(NAME,'AR',keys,rows,tots,'MRI Aged Delinquencies by tenant and category, month buckets, building totals, recap',True,
 dict(what=f'one charge row is not printed: {drop[0]}, CAM of {drop[1]} for {drop[2]:.2f}; its tenant, building and grand totals still include it',kind='row_dropped'))

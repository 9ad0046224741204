# power center, two-line records: $ per month above, $/SF below; sections none; landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
fn='Crossroads at Barton Creek - Rent Roll Q2 2025.pdf'
W,H=landscape(letter)
c=canvas.Canvas(B+'documents/'+fn,pagesize=(W,H))
# unit, tenant, dba/guarantor, sf, type, start, end, rent, cam, tax, ins, steps, options
X=[
('1','Home Basics, Inc.','d/b/a Home Basics Superstore',52310,D(2013,10,18),D(2028,10,31),54489.58,5667,9154,1090,[],'3-5 yr'),
('2','Rack & Run Stores LLC','',24800,D(2018,3,1),D(2028,2,29),30483.33,2687,4340,517,[],'4-5 yr'),
('3A','Pet Pantry #1187','',15120,D(2014,5,1),D(2029,5,31),21420.00,1638,2646,315,[(D(2026,6,1),22302.00)],'2-5 yr'),
('3B','Vacant','formerly Party Depot',12400,None,None,None,None,None,None,[],''),
('4','Crafts Unlimited Retail Corp.','',21600,D(2016,9,1),D(2026,8,31),25200.00,2340,3780,450,[],'3-5 yr'),
('5','ShoeLand USA, Inc.','',9850,D(2021,2,1),D(2031,1,31),16416.67,1067,1724,205,[(D(2026,2,1),17237.50)],'2-5 yr'),
('6','Five Buck Mart','',9020,D(2022,11,1),D(2032,10,31),14281.67,977,1579,188,[(D(2027,11,1),15033.33)],'3-5 yr'),
('7','Lone Star Mattress Co.','',4400,D(2019,6,1),D(2026,5,31),10633.33,477,770,92,[],'1-5 yr'),
('8A','Verdant Salad Works','2 lease guarantors',2350,D(2023,4,1),D(2033,3,31),7637.50,255,411,49,[(D(2026,4,1),7866.63),(D(2027,4,1),8102.63)],'2-5 yr'),
('8B','T-Cell Mobile','',2000,D(2020,8,1),D(2025,7,31),6000.00,217,350,42,[],'none'),
('8C','Tooth & Co. Dental','Dr. M. Yarbrough, guarantor',3010,D(2021,5,1),D(2031,4,30),8528.33,326,527,63,[(D(2026,5,1),8784.18)],'1-5 yr'),
('8D','Vacant','',1850,None,None,None,None,None,None,[],''),
('8E','Cut Above Salon','',1640,D(2017,1,1),'MTM',4373.33,178,287,34,[],'none'),
('9','Bluebonnet Bank','pad - ground lease',4150,D(2014,2,1),D(2034,1,31),14583.33,208,726,0,[(D(2029,2,1),16041.66)],'4-5 yr'),
('10','Smokin\' Joe BBQ','pad - ground lease',6200,D(2016,7,1),D(2031,6,30),13333.33,310,1085,0,[(D(2026,7,1),14666.66)],'2-5 yr'),
('11','Cinema Lux 14','',44200,D(2013,12,1),D(2033,11,30),46041.67,4788,7735,921,[(D(2028,12,1),50645.84)],'3-5 yr'),
]
y=0;pg=0
def top():
    global y,pg
    if pg: put(c,W-40,24,f'{pg}',z=8,a='r');c.showPage()
    pg+=1
    put(c,40,H-42,'Crossroads at Barton Creek','Helvetica-Bold',15);put(c,W-40,H-36,'RENT ROLL','Helvetica-Bold',11,'r');put(c,W-40,H-48,'June 2025',z=9,a='r')
    put(c,40,H-55,'Shopping Center  -  Bee Cave, Texas',z=9)
    c.setFillColor(colors.HexColor('#7A1F1F'));c.rect(40,H-98,W-80,30,stroke=0,fill=1);c.setFillColor(colors.white)
    for x,a,t1,t2 in ((46,'l','Unit',''),(76,'l','Tenant','(trade name / note)'),(268,'r','Sq. Feet','% of GLA'),(282,'l','Commence','Expire'),(406,'r','Base Rent','per SF / yr'),(464,'r','CAM','per SF / yr'),(522,'r','Taxes','per SF / yr'),(570,'r','Ins.','per SF / yr'),(634,'r','Total/Month','per SF / yr'),(648,'l','Next Increases',''),(W-46,'r','Options','')):
        put(c,x,H-80,t1,'Helvetica-Bold',8,a);put(c,x,H-91,t2,'Helvetica-Oblique',7,a)
    c.setFillColor(colors.black);y=H-112
top();G=sum(x[3] for x in X);T=[];A=[0]*5
g=colors.HexColor('#555555')
for u,t,nt,sf,s,e,m,cam,tx,ins,st,op in X:
    if y<70: top()
    put(c,46,y,u,'Helvetica-Bold',8.5);put(c,76,y,t,'Helvetica-Bold' if t!='Vacant' else 'Helvetica-Oblique',8.5,maxw=150);put(c,268,y,m0(sf),z=8.5,a='r')
    c.setFillColor(g);put(c,76,y-11,nt,z=7.5);put(c,268,y-11,f'{sf/G*100:.1f}%',z=7.5,a='r');c.setFillColor(colors.black)
    r=dict(unit=u,area=sf)
    if t=='Vacant': r['statusText']='Vacant'
    else:
        tot=round(m+cam+tx+ins,2)
        put(c,282,y,us(s),z=8.5);put(c,282,y-11,e if isinstance(e,str) else us(e),z=8.5)
        for x,v in ((406,m),(464,cam),(522,tx),(570,ins),(634,tot)):
            put(c,x,y,m2(v),z=8.5,a='r');c.setFillColor(g);put(c,x,y-11,m2(v*12/sf),z=7.5,a='r');c.setFillColor(colors.black)
        for k,(d,v) in enumerate(st): put(c,648,y-11*k,f'{us2(d)}: {m2(v)}',z=7.5)
        put(c,W-46,y,op,z=7.5,a='r')
        A=[p+q for p,q in zip(A,(m,cam,tx,ins,tot))]
        r.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=m,charges=[dict(code='CAM',amount=cam),dict(code='Taxes',amount=tx),dict(code='Ins.',amount=ins)],totalCharges=tot,rentSteps=[dict(date=iso(d),amount=v) for d,v in st] or None)
    T.append(r)
    c.setStrokeColor(colors.HexColor('#CCCCCC'));c.setLineWidth(.5);c.line(40,y-16,W-40,y-16);y-=28
c.setStrokeColor(colors.black);c.setLineWidth(1.2);c.line(40,y+12,W-40,y+12)
vs=sum(x[3] for x in X if x[1]=='Vacant')
put(c,76,y,'Center Total','Helvetica-Bold',9);put(c,268,y,m0(G),'Helvetica-Bold',8.5,'r')
for x,v in zip((406,464,522,570,634),A): put(c,x,y,m2(v),'Helvetica-Bold',8.5,'r')
y-=14;put(c,76,y,f'Leased {m0(G-vs)} SF ({(G-vs)/G*100:.1f}%)   Vacant {m0(vs)} SF ({vs/G*100:.1f}%)',z=8.5)
y-=13;put(c,76,y,'Amounts are monthly; per-SF figures are annualized. No security deposits are held except Units 8A-8E (on file).','Helvetica-Oblique',7.5)
put(c,W-40,24,f'{pg}',z=8,a='r');c.save()
save(fn,dict(propertyName='Crossroads at Barton Creek',asOnDate='2025-06',units=len(X),occupied=len(X)-2,vacant=2,rows=T),'RETAIL','leasing firm PDF, two-line records: monthly dollars above per-foot rates',True,'leasing firm')

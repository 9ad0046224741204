# farm leases, schedule of rents
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
f='Burkhalter_farms_lease_schedule.pdf'
c=canvas.Canvas(D+f,pagesize=letter); W,H=letter
SE='Times-Roman'; SB='Times-Bold'; SI='Times-Italic'
data=[ # county, tract, legal, acres, tenant, type, rate, cash, start, end, due
('GRUNDY COUNTY, IOWA',[
 ('1','Home Quarter','NE¼ 14-87-16',157.2,'Oakes Bros. Partnership','Cash',268,'2024-03-01','2027-02-28','Mar 1 / Dec 1'),
 ('2','East Eighty','E½ SE¼ 14-87-16',78.5,'Oakes Bros. Partnership','Cash',255,'2024-03-01','2027-02-28','Mar 1 / Dec 1'),
 ('3','Schoolhouse','Pt. SW¼ 11-87-16',36.8,'Vernon Yoder','Cash',230,'2025-03-01','2026-02-28','Mar 1'),
 ('4','Creek pasture','Pt. NW¼ 23-87-16',62,'Dale Crandall','Pasture',58,'2025-05-01','2025-10-31','May 1'),
 ('5','Homestead, house & bldgs','3 ac. in NE¼ 14',3,'Garrett & Paige Fitch','House',None,'2023-06-01','MTM','monthly'),
]),
('TAMA COUNTY, IOWA',[
 ('6','North Lincoln','NW¼ 3-85-15',152.6,'Tri-Corner Acres LLC','Cash',242,'2023-03-01','2026-02-28','½ Mar 1, ½ Nov 15'),
 ('7','South Lincoln','SW¼ 3-85-15',149.9,'Tri-Corner Acres LLC','Cash',242,'2023-03-01','2026-02-28','½ Mar 1, ½ Nov 15'),
 ('8','Railroad strip','Pt. 4-85-15',18.4,'VACANT','-',None,None,None,'not farmed 2025'),
 ('9','Hunting ground','Timber, 9-85-15',71,'Prairie Ridge Sportsmen Club','Hunting',14,'2025-09-01','2026-01-31','Sep 1'),
 ('10','Grain bins (4)','in tract 6',0,'Midfork Elevator Co-op','Storage',None,'2022-08-01','2027-07-31','Aug 1'),
]),
('POWESHIEK COUNTY, IOWA',[
 ('11','Grandma\'s place','SE¼ 30-81-14',155,'Luther Ostrander','Cash',210,'2025-03-01','2028-02-29','Mar 1 / Nov 1'),
 ('12','The bottoms','W½ NE¼ 31-81-14',74.3,'Luther Ostrander','Cash',165,'2025-03-01','2028-02-29','Mar 1 / Nov 1'),
 ('13','Cell tower site','100x100, SE¼ 30',0,'Corn Belt Wireless','Ground',None,'2016-11-01','2036-10-31','Nov 1'),
])]
flat={'5':10200,'10':6400,'13':13860}
y=H-60; c.setFont(SB,15); c.drawCentredString(W/2,y,'Burkhalter Family Farms, L.P.'); y-=17
c.setFont(SI,11); c.drawCentredString(W/2,y,'Schedule of Farm and Other Leases, crop year 2025'); y-=14
c.setFont(SE,9.5); c.drawCentredString(W/2,y,'Prepared April 15, 2025 for Farm Credit application'); y-=26
cols=[('Tract',46,0),('Name / legal description',74,0),('Acres',222,1),('Tenant',232,0),('Kind',352,0),('$/acre',424,1),('Annual rent',482,1),('Term',492,0)]
def head(y):
    c.setFont(SB,9)
    for n,x,a in cols: (c.drawRightString if a else c.drawString)(x,y,n)
    c.line(44,y-4,W-36,y-4)
head(y); y-=20
truth=[]; GT=0; GA=0
d2=lambda s: dt.date.fromisoformat(s).strftime('%-m-%-d-%y')
for cty,rs in data:
    c.setFont(SB,10); c.drawString(46,y,cty); y-=15; st=0; sa=0
    for u,nm,leg,ac,t,kd,rate,a,b,due in rs:
        an=flat.get(u) or (round(ac*rate) if rate else None)
        c.setFont(SE,9); c.drawString(50,y,u); c.drawString(74,y,nm); 
        if ac: c.drawRightString(222,y,f'{ac:,.1f}')
        c.drawString(232,y,t); c.drawString(352,y,kd)
        if rate: c.drawRightString(424,y,f'{rate:.2f}')
        T=dict(unit=u,section=cty)
        if kd!='-': T['unitType']=kd
        if an: c.drawRightString(482,y,f'$ {an:,}'); T['annualRent']=an; st+=an
        if a:
            c.drawString(492,y,d2(a)+' to')
            T.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=b)
        else: T['statusText']='VACANT'
        y-=10; c.setFont(SI,7.5); c.drawString(80,y,leg); c.drawString(232,y,'Pays: '+due if t!='VACANT' else due); c.setFont(SE,9)
        if b: c.drawString(492,y,b if b=='MTM' else d2(b))
        y-=15; sa+=ac; truth.append(T)
    c.setFont(SB,9); c.line(180,y+10,W-36,y+10); c.drawString(100,y,'County total'); c.drawRightString(222,y,f'{sa:,.1f}'); c.drawRightString(482,y,f'$ {st:,}'); y-=24
    GT+=st; GA+=sa
c.line(180,y+13,W-36,y+13); c.setFont(SB,10); c.drawString(50,y,'TOTAL, 13 leases and tracts'); c.drawRightString(222,y,f'{GA:,.1f}'); c.drawRightString(482,y,f'$ {GT:,}'); c.line(430,y-3,482,y-3); c.line(430,y-5,482,y-5)
y-=28; c.setFont(SE,9)
for l in ('Row-crop acres are tillable acres per FSA-156EZ. Tracts 10 and 13 lie within other tracts and carry no acres of their own.','Tract 8 will be seeded to CRP in the fall if accepted. Leases renew automatically unless terminated by September 1 (Iowa Code 562).'):
    c.drawString(46,y,l); y-=12
c.save()
save(f,'LAND','farm lease schedule, annual rents, two-line records, county sections (acres have no key)',True,dict(propertyName='Burkhalter Family Farms, L.P.',asOnDate='2025-04-15',units=13,occupied=12,vacant=1,rows=truth),[('annualRent',GT)])

import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(4106)
F='rent_roll-20251003.pdf'
# property, rows: unit, bd/ba, tenant, status, sqft, market, rent, past due, lease from, to, dep, tags
P=[('Brubaker Block - 101-107 E Main St Harlan Springs',[
 ('101','--','Harlan Springs Hardware Co.','Current',4150,4000,3750.0,0.0,'2018-06-01','2028-05-31',3750.0,'NNN'),
 ('103','--','The Copper Kettle Cafe LLC','Current',2080,2400,2250.0,1125.0,'2022-03-01','2027-02-28',2250.0,''),
 ('105','--',None,'Vacant-Unrented',1240,1500,None,None,None,None,None,''),
 ('107','--','Edward Prather CPA PC','Current',980,1200,1175.0,0.0,'2024-01-01','2026-12-31',1000.0,''),
 ('2A','1/1.00','Mireille Fontanne','Current',640,925,850.0,0.0,'2023-08-15','2026-08-14',850.0,''),
 ('2B','1/1.00','Tobias R. Wendling','Notice-Rented',640,925,875.0,0.0,'2024-10-01','2025-10-31',875.0,''),
 ('2C','2/1.00','Dana Cho-Ramsay','Current',910,1150,1095.0,-20.0,'2025-06-01','2026-05-31',1095.0,''),
 ('2D','0/1.00',None,'Vacant-Rented',415,750,None,None,None,None,None,'')]),
('Odd Fellows Building - 212 E Main St Harlan Springs',[
 ('Store','--','Second Chapter Books','Current',1900,1700,1600.0,0.0,'2021-11-01',None,1500.0,''),
 ('Hall','--','Harlan Springs Dance Academy, Inc.','Current',3300,2200,1950.0,3900.0,'2020-09-01','2025-08-31',0.0,''),
 ('Apt 1','1/1.00','Geraldine Mott','Current',700,900,715.0,0.0,'2014-04-01',None,400.0,'Sec 8'),
 ('Apt 2','2/1.00','Luis & Ana Bracamonte','Evict',850,1050,1025.0,3212.5,'2024-07-01','2025-06-30',1025.0,'')]),
('Depot Annex - 9 Depot St Harlan Springs',[
 ('A','--','Main Line Model Trains','Notice-Unrented',1100,950,900.0,0.0,'2023-01-01','2025-12-31',900.0,''),
 ('B','--','Whitlow Upholstery','Current',1450,1250,1200.0,0.0,'2019-05-01','2029-04-30',1200.0,''),
 ('Billboard','--','Trailside Outdoor Media','Current',None,150,150.0,0.0,'2022-01-01','2026-12-31',0.0,'')])]
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H),invariant=1)
C=[('Unit',30,56,'l'),('Tags',88,34,'l'),('BD/BA',124,36,'l'),('Tenant',162,120,'l'),('Status',284,62,'l'),('Sqft',372,0,'r'),('Market Rent',428,0,'r'),('Rent',480,0,'r'),('Deposit',532,0,'r'),('Lease From',538,52,'l'),('Lease To',592,52,'l'),('Next Increase',646,40,'l'),('Past Due',762,0,'r')]
f='Helvetica'; z=7.5
def wrap(s,w,ff=f):
    out=['']
    for wd in s.split(' '):
        if c.stringWidth((out[-1]+' '+wd).strip(),ff,z)<=w: out[-1]=(out[-1]+' '+wd).strip()
        elif out[-1]=='': out[-1]=wd
        else: out.append(wd)
    return out
pg=0;y=0
def page():
    global pg,y
    if pg: c.showPage()
    pg+=1; y=H-40
    if pg==1:
        c.setFont('Helvetica-Bold',16); c.drawString(30,y,'Rent Roll'); y-=16
        c.setFont(f,8)
        for s in ['Properties: Multiple (3)','Owned By: Brubaker Family Properties, LP','Units: Active','As of: 10/03/2025','Include Non-Revenue Units: No']:
            c.drawString(30,y,s); y-=10.5
        c.setFont('Helvetica',7); c.setFillGray(.4); c.drawRightString(762,H-40,'Stillwater Property Mgmt., Inc.  |  40 Courthouse Sq., Harlan Springs'); c.setFillGray(0); y-=6
    c.setFillGray(.93); c.rect(26,y-16,742,18,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',z)
    for h,x,w,al in C:
        (c.drawString if al=='l' else c.drawRightString)(x,y-10,h)
    y-=28
    c.setFont(f,6.5); c.setFillGray(.4); c.drawString(30,22,'Created on 10/03/2025'); c.drawRightString(762,22,f'Page {pg}'); c.setFillGray(0)
us=lambda d:'' if not d else f'{d[5:7]}/{d[8:]}/{d[:4]}'
page(); rows=[]; GT=dict(n=0,o=0,sf=0,mk=0,rent=0,dep=0,pd=0); NEXT={'101':'06/01/2026','B':'05/01/2026'}
def totals(label,T):
    global y
    c.setStrokeGray(.6); c.setLineWidth(.5); c.line(26,y+9,768,y+9); c.setFont('Helvetica-Bold',z); c.drawString(30,y,label)
    c.drawString(162,y,f"{T['n']} Units"); c.drawString(284,y,f"{T['o']/T['n']*100:.1f}% Occupied")
    for k,x in (('sf',372),): c.drawRightString(x,y,f"{T[k]:,}")
    for k,x in (('mk',428),('rent',480),('dep',532),('pd',762)): c.drawRightString(x,y,m(T[k]))
    y-=22
for pn,us_ in P:
    c.setFont('Helvetica-Bold',8.5); c.drawString(30,y,pn); y-=14
    T=dict.fromkeys(GT,0)
    for u,bb,t,st,sf,mk,rent,pd,a,b,dep,tag in us_:
        tl=wrap(t or '',120); sl=wrap(st,60)
        n=max(len(tl),len(sl))
        if y-n*9<60: page()
        c.setFont(f,z)
        for s,x in ((u,30),(tag,88),(bb,124),(us(a),538),(us(b),592),(NEXT.get(u,'') if t else '',646)): c.drawString(x,y,s)
        for i,s in enumerate(tl): c.drawString(162,y-i*9,s)
        for i,s in enumerate(sl): c.drawString(284,y-i*9,s)
        if sf: c.drawRightString(372,y,f'{sf:,}')
        for v,x in ((mk,428),(rent,480),(dep,532),(pd,762)):
            if v is not None: c.drawRightString(x,y,m(v) if v>=0 else '-'+m(-v))
        c.setStrokeGray(.88); c.line(26,y-n*9+4.5,768,y-n*9+4.5)
        y-=n*9+4
        T['n']+=1; T['o']+=t is not None
        for k,v in (('sf',sf),('mk',mk),('rent',rent),('dep',dep),('pd',pd)): T[k]+=v or 0
        rows.append(dict(unit=u,propertyName=pn.split(' - ')[0],unitType=None if bb=='--' else bb,area=sf,tenantName=t,statusText=st,marketRent=float(mk),contractRent=rent,leaseStartDate=a,leaseEndDate=b,deposit=dep,balance=pd))
    for k in T: GT[k]+=T[k]
    totals('Total',T)
totals('Grand Total',GT)
c.save()
save(F,'MIXED_USE','AppFolio-type export, three main-street buildings, property headings, wrapped cells, percent occupied',False,
 dict(propertyName=None,asOnDate='2025-10-03',units=GT['n'],occupied=GT['o'],vacant=GT['n']-GT['o'],sheet=None,planted=None,rows=rows))
print(GT)

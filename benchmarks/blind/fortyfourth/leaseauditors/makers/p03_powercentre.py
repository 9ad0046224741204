import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
R=random.Random(4403); D=dt.date; ASOF=D(2025,3,31)
F='p03_prairie_crossing_power_center.pdf'
W,H=landscape(legal)
# space, tenant dba, category, sf, start,end, rate, dep, pct (rate,breakpoint), kind
T=[
('A1','Cardigan & Lane Department Store','Anchor',58240,D(2012,9,15),D(2032,1,31),8.75,None,(1.5,14500000),'five'),
('A2','Hobson\'s Outdoor Warehouse','Anchor',41110,D(2015,3,1),D(2030,2,28),11.0,None,(2,9000000),'five'),
('A3','PetHaven Superstore #418','Jr. Anchor',18275,D(2018,6,1),D(2028,5,31),14.5,None,None,'five'),
('A4','Former Linens Unlimited','Jr. Anchor',24900,None,None,None,None,None,'vac'),
('A5','Crate Street Kitchen Outlet','Jr. Anchor',15020,D(2021,10,1),D(2031,9,30),13.25,None,(3,3980600),'ann'),
('B10','Lumen Nail Bar','In-line',1200,D(2023,5,1),D(2028,4,30),29.0,2900,None,'ann'),
('B11','Verizone Wireless Plus (Cellco Dealer 77)','In-line',2450,D(2022,1,1),D(2026,12,31),32.0,None,None,'ann'),
('B12','Sub Station Hoagies','In-line',1425,D(2019,8,1),D(2029,7,31),30.5,3500,(5,650000),'ann'),
('B13','VACANT','In-line',1425,None,None,None,None,None,'vac'),
('B14','Great Clippers Family Hair','In-line',1300,D(2020,2,1),D(2030,1,31),31.0,None,None,'ann'),
('B15','Dr. Anholt Eyecare','In-line',2875,D(2016,4,1),D(2026,3,31),27.5,6600,None,'none'),
('B16','Prairie State Tax & Notary','In-line',1050,D(2025,1,1),D(2025,4,30),24.0,2100,None,'seas'),
('B17','Bamboo Garden Buffet','In-line',5610,D(2014,7,1),D(2029,6,30),22.0,9800,(6,1200000),'ann'),
('B18','Mattress Barn','In-line',4200,D(2017,11,1),D(2027,10,31),23.5,None,None,'one'),
('B19','Quick Lane Payday Advance','In-line',1180,D(2018,1,1),'MTM',26.0,2000,None,'none'),
('P1','Farmers & Drovers Bank, N.A.','Pad / ground lease',4100,D(2013,1,1),D(2033,12,31),32.0,None,None,'five'),
('P2','Taco Fuego #1129','Pad / ground lease',2980,D(2019,3,15),D(2039,3,14),36.0,None,(4,1850000),'five'),
('P3','Velocity Car Wash of Illinois LLC','Pad / ground lease',5150,D(2022,9,1),D(2042,8,31),24.5,None,None,'five'),
]
cv=canvas.Canvas(path(F),pagesize=(W,H),invariant=1); pg=0; y=0
C=[('Space',36,'l'),('Tenant / dba',80,'l'),('Category',300,'l'),('GLA',430,'r'),('Commence',446,'l'),('Expire',506,'l'),('Deposit',612,'r'),('Code',630,'l'),('Description',668,'l'),('From',792,'l'),('To',846,'l'),('Per Month',970,'r')]
def txt(x,al,s,f='Helvetica',z=7.5):
    cv.setFont(f,z); (cv.drawString if al=='l' else cv.drawRightString)(x,y,s)
def head():
    global y,pg; pg+=1
    y=H-36; txt(36,'l','LEASE CHARGE SCHEDULE','Helvetica-Bold',12); txt(W-36,'r',f'Sheet {pg}')
    y-=12; txt(36,'l','Prairie Crossing Power Center (pc0217)  Route 30 & Wentz Road, Plainfield, IL','Helvetica',8.5); txt(W-36,'r','As Of = 03/31/2025   Month = 03/2025')
    y-=18; cv.setFillColor(colors.HexColor('#d9d9d9')); cv.rect(32,y-4,W-64,13,fill=1,stroke=0); cv.setFillColor(colors.black)
    for t,x,a in C: txt(x,a,t,'Helvetica-Bold')
    y-=16
head()
def f8(d): return d.strftime('%m/%d/%Y') if isinstance(d,D) else (d or '')
rows=[];G={};tot=0;codes={}
NAME={'BRT':'Base Minimum Rent','CAM':'Common Area Maint.','RET':'Real Estate Tax Recov.','INS':'Insurance Recovery','MKT':'Marketing Fund','TRS':'Trash Removal','SGN':'Pylon Sign'}
cat=None
SUBT={}
for sp,ten,ca,sf,s,e,rate,dep,pct,kind in T:
    if kind=='vac':
        if y<80: cv.showPage(); head()
        txt(36,'l',sp,'Helvetica-Bold'); txt(80,'l','VACANT' if ten=='VACANT' else 'VACANT - '+ten.lower().replace('linens unlimited','Linens Unlimited')); txt(300,'l',ca); txt(430,'r',f'{sf:,}')
        cv.setLineWidth(.3); cv.line(32,y-4,W-32,y-4); y-=15
        rows.append(dict(unit=sp,area=sf,unitType=ca,statusText='VACANT')); continue
    base=round(sf*rate/12,2); ln=[]; st=[]
    per={'five':60,'ann':12,'one':60}.get(kind)
    cs=s; cur=base; fut=[]
    if per:
        b=s
        while True:
            nb=addm(b,per)
            if isinstance(e,D) and nb>e: break
            if nb<=ASOF: cs=nb
            else:
                g=1.10 if kind!='ann' else 1.03
                fut.append((nb,round((fut[-1][1] if fut else base)*g,2)))
            b=nb
        fut=fut[:3 if kind=='five' else 4]
    cure=(fut[0][0]-dt.timedelta(1)) if fut else e
    ln.append(('BRT',cs,cure,base))
    if kind!='seas':
        k=1.0 if ca!='Pad / ground lease' else .35
        if sp!='B19':
            ln.append(('CAM',D(2025,1,1),None,round(sf*(2.95 if ca=='In-line' else 1.6)*k/12,2)))
            ln.append(('RET',D(2025,1,1),None,round(sf*3.42*(1 if ca!='Anchor' else .8)/12,2)))
            if sp!='P1': ln.append(('INS',D(2025,1,1),None,round(sf*.29/12,2)))
        if ca=='In-line' and R.random()<.7: ln.append(('MKT',s,e,round(sf*.5/12,2)))
        if 'Buffet' in ten or 'Hoag' in ten: ln.append(('TRS',D(2024,7,1),None,215.0))
        if ca in('Jr. Anchor',) : ln.append(('SGN',s,e,350.0))
    L=len(ln)+len(fut)+2+(1 if pct else 0)
    if y-L*9.5<40: cv.showPage(); head()
    txt(36,'l',sp,'Helvetica-Bold'); txt(80,'l',ten,'Helvetica-Bold'); txt(300,'l',ca); txt(430,'r',f'{sf:,}'); txt(446,'l',f8(s)); txt(506,'l',f8(e)); txt(612,'r',f'{dep:,.2f}' if dep else '')
    t=0; first=True
    ys=y
    for c,a,b,v in ln:
        txt(630,'l',c); txt(668,'l',NAME[c]); txt(792,'l',f8(a)); txt(846,'l',f8(b) if b else ''); txt(970,'r',f'{v:,.2f}'); y-=9.5; t+=v; codes[c]=codes.get(c,0)+v
    t=round(t,2)
    cv.setLineWidth(.4); cv.line(915,y+7.8,970,y+7.8); txt(792,'l','Total current charges','Helvetica-Oblique'); txt(970,'r',f'{t:,.2f}','Helvetica-Bold'); y-=9.5
    for i,(a,v) in enumerate(fut):
        b=fut[i+1][0]-dt.timedelta(1) if i+1<len(fut) else e
        txt(630,'l','BRT','Helvetica-Oblique'); txt(668,'l','future step','Helvetica-Oblique'); txt(792,'l',f8(a),'Helvetica-Oblique'); txt(846,'l',f8(b),'Helvetica-Oblique'); txt(970,'r',f'{v:,.2f}','Helvetica-Oblique'); y-=9.5
    if pct:
        sv=y; y=ys-9.5; txt(80,'l',f'% Rent: {pct[0]}% of gross sales over ${pct[1]:,} breakpoint; sales reported annually','Helvetica',6.8); y=sv
    cv.setLineWidth(.3); cv.line(32,y+5,W-32,y+5); y-=7
    tot+=t
    rows.append(dict(unit=sp,tenantName=ten,unitType=ca,area=sf,leaseStartDate=iso(s),leaseEndDate=iso(e) if isinstance(e,D) else e,deposit=dep,statusText='Occupied',contractRent=base,
       charges=[{"code":c,"amount":v} for c,a,b,v in ln],totalCharges=t,rentSteps=[{"date":iso(a),"amount":v} for a,v in fut]))
if y<200: cv.showPage(); head()
y-=6; txt(80,'l','Property Summary','Helvetica-Bold',9); y-=12
gl=sum(r['area'] for r in rows); vg=sum(r['area'] for r in rows if r['statusText']=='VACANT')
for a,b in(('Occupied GLA',f'{gl-vg:,}'),('Vacant GLA',f'{vg:,}'),('Total GLA',f'{gl:,}'),('Spaces occupied / vacant / total','16 / 2 / 18')):
    txt(80,'l',a); txt(300,'r',b); y-=10
y+=50; txt(630,'l','Charge code recap (current)','Helvetica-Bold',8); y-=11
for c in NAME:
    txt(630,'l',c); txt(668,'l',NAME[c]); txt(970,'r',f'{codes.get(c,0):,.2f}'); y-=9.5
cv.line(900,y+7.8,970,y+7.8); txt(668,'l','Total monthly charges','Helvetica-Bold'); txt(970,'r',f'{tot:,.2f}','Helvetica-Bold')
cv.save()
assert abs(sum(codes.values())-tot)<.01
finish(F,'RETAIL','legal landscape lease charge schedule, charges by code on lines, future steps on the same lines in italics','charge lines, percentage rent notes, code recap',dict(propertyName='Prairie Crossing Power Center',asOnDate='2025-03-31',units=18,occupied=16,vacant=2,rows=rows))

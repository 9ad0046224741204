# VTS-like cards table, portrait tabloid, modern
from lib import *
from reportlab.pdfgen import canvas
r=R(2005);F='bp_vts_roll.pdf';W,H=1000,720;c=canvas.Canvas(doc(F),pagesize=(W,H));rows=[]
N="Arbor Vale Analytics;Cinderpath Studios;Fathom Marine Electronics;Gildersleeve Law Group;Hexham Tool & Die;Juniper Ridge Pediatrics;Kiln Street Ceramics;Lodestar Wealth Partners;Mossback Outdoor;Nimbus Weather Data;Oxbow Civil;Pinyon Pharmacy Services".split(';')
def top(p):
    c.setFillColorRGB(.1,.22,.38);c.rect(0,H-52,W,52,stroke=0,fill=1);c.setFillGray(1);c.setFont('Helvetica-Bold',15);c.drawString(30,H-32,'Foxglove Technology Park');c.setFont('Helvetica',9);c.drawRightString(970,H-30,'Stacked Rent Roll  ·  As of Jan 1, 2026  ·  USD  ·  SF');c.setFillGray(.35);c.setFont('Helvetica',8)
    for x,t,a in[(30,'Suite',0),(100,'Tenant',0),(290,'Lease term',0),(480,'SF',1),(545,'% of park',1),(640,'Base rent / mo',1),(710,'$/SF/yr',1),(740,'Upcoming steps',0),(960,'Security dep.',1)]:
        (c.drawRightString if a else c.drawString)(x,H-72,t)
    c.setFont('Helvetica',7);c.drawString(30,18,'Exported from VTS');c.drawRightString(970,18,f'{p} of 2');c.setFillGray(0);return H-80
su=[('1','100',6210),('1','150',2480),('1','200',4875),('1','220',1940),('2','100',11300),('2','200',5120),('2','250',3365),('3','A',7040),('3','B',6985),('3','C',2210),('3','D',4425),('3','E',1785),('3','F',3010)]
tot=sum(s[2] for s in su);y=top(1);lastb=None;ni=iter(N);p=1;tots=[]
def sub(b):
    global y
    q=[x for x in rows if x['building']==f'Building {b}'];y-=20;c.setFont('Helvetica-Bold',9);c.drawString(100,y,f'Building {b} total');a=sum(x['area'] for x in q);cr=sum(x.get('contractRent',0) for x in q);c.drawRightString(480,y,f'{a:,}');c.drawRightString(640,y,'$'+m(cr));d=sum(x.get('deposit',0) for x in q);c.drawRightString(960,y,'$'+m(d,0));tots.append(dict(label=f'Building {b} total',of=dict(building=f'Building {b}'),area=a,contractRent=cr,deposit=d));y-=8
for b,s,sf in su:
    if b!=lastb:
        if lastb: sub(lastb)
        if b=='3': c.showPage();p=2;y=top(2)
        y-=20;c.setFillColorRGB(.9,.93,.97);c.rect(26,y-5,948,17,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',9.5);c.drawString(30,y,f'Building {b}');lastb=b
    y-=24;x=dict(unit=s,building=f'Building {b}',area=sf);c.setFont('Helvetica',9);c.drawString(30,y,s);c.drawRightString(480,y,f'{sf:,}');c.drawRightString(545,y,f'{sf/tot:.1%}')
    if (b,s) in(('1','220'),('3','D')):
        c.setFillColorRGB(.75,.3,.1);c.drawString(100,y,'Available'+(' - asking $19.50/SF' if b=='1' else ''));c.setFillGray(0);x['statusText']='Available'
    else:
        nm=next(ni);st=D.date(r.randint(2020,2025),r.randint(2,12),1);e=st.replace(year=st.year+r.choice([6,8,10]))-D.timedelta(1);ps=r.choice([17.25,18,18.9,19.6]);mo=round(sf*ps/12,2);dp=float(int(mo/100)*100) if r.random()<.7 else None
        steps=[(D.date(2026,st.month,1),round(mo*1.03,2)),(D.date(2027,st.month,1),round(mo*1.0609,2))];steps=[q for q in steps if q[0]<e]
        if s=='C': steps=[]
        c.drawString(100,y,nm);c.drawString(290,y,f'{st:%b %-d, %Y} - {e:%b %-d, %Y}');c.drawRightString(640,y,'$'+m(mo));c.drawRightString(710,y,f'${mo*12/sf:.2f}')
        if dp: c.drawRightString(960,y,'$'+m(dp,0))
        c.setFont('Helvetica',7.5)
        for i,(d,a) in enumerate(steps): c.drawString(740,y+3-9*i,f'{d:%m/%d/%y}  ${m(a)}/mo')
        if not steps: c.drawString(740,y,'None')
        x.update(tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate=e,contractRent=mo,deposit=dp,rentSteps=[dict(date=d.isoformat(),amount=a) for d,a in steps])
    c.setStrokeGray(.85);c.line(26,y-10,974,y-10);rows.append({k:v for k,v in x.items() if v is not None})
sub('3');v=[x for x in rows if 'tenantName' in x];S=lambda k:sum(x.get(k,0) for x in rows)
y-=26;c.setFont('Helvetica-Bold',10);c.drawString(30,y,'Park total');c.drawString(100,y,f'{len(v)} leased suites, {len(rows)-len(v)} available');c.drawRightString(480,y,f'{tot:,}');c.drawRightString(545,y,'100.0%');c.drawRightString(640,y,'$'+m(S('contractRent')));c.drawRightString(960,y,'$'+m(S('deposit'),0));tots.append(dict(label='Park total',**{k:S(k) for k in('area','contractRent','deposit')}))
c.save();save(F,'OFFICE','VTS-like modern roll by building',False,'Foxglove Technology Park','2026-01-01',len(rows),len(v),len(rows)-len(v),rows,totals=tots)

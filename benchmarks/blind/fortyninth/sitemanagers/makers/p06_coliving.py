# Co-living house, two-line records, A4, pounds
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from common import *
N='juniper_house_members_roll.pdf'; g=random.Random(4606); W,H=A4; ppl=iter(people(g,30)); rows=[]
for fl,nm in((0,'Ground floor'),(1,'First floor'),(2,'Second floor'),(3,'Top floor')):
    for i in range(1,[5,8,8,4][fl]+1):
        k=g.choice([('Studio ensuite',19.5,1480),('Standard ensuite',14.0,1195),('Compact',10.5,985)]); r=dict(unit=f'J{fl}.{i:02d}',unitType=k[0],area=k[1]+g.choice([0,.5,1]),section=nm)
        if (fl,i) in((0,3),(2,6),(3,4)): r.update(statusText='Void',av=g.choice(['available now','held for repairs to 20 Oct']))
        else:
            a,b=next(ppl); s=D.date(2024,g.randint(3,9),g.choice([1,1,14,15,28])); ln=g.choice([6,9,12,12]); mm=s.month-1+ln; e=D.date(s.year+mm//12,mm%12+1,s.day)-D.timedelta(days=1)
            if e<D.date(2024,10,1): e=D.date(2025,3,31)
            fee=k[2]+g.choice([-40,0,0,25]); x=[('House services',140)]
            if g.random()<.3: x.append(('Cycle store',12))
            if g.random()<.25: x.append(('Desk',45))
            r.update(tenantName=f'{a} {b}',statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=[dict(code=p,amount=q) for p,q in x],totalCharges=fee+sum(q for _,q in x),deposit=round(fee*12/52) )
        rows.append(r)
c=canvas.Canvas(doc(N),pagesize=A4); y=0; pg=0
f=lambda v:f'£{v:,.0f}'; d=lambda x:f'{x.day} {x:%b %Y}'
def hdr():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica',17); c.drawString(48,H-56,'Juniper House'); c.setFont('Helvetica',9); c.setFillGray(.35); c.drawString(48,H-70,'Members and fees, position at 30 September 2024'); c.drawRightString(547,H-70,f'p. {pg}'); c.setFillGray(0); y=H-94; c.setFont('Helvetica-Bold',8)
    for x,a,b,rt in((48,'Room','m²',0),(100,'Member','Room type',0),(250,'Term from','Term to',0),(398,'Fee pcm','Deposit',1),(470,'Services','Extras',1),(547,'Total pcm','',1)):
        h=c.drawRightString if rt else c.drawString; h(x,y,a); c.setFont('Helvetica',7.5); h(x,y-10,b); c.setFont('Helvetica-Bold',8)
    y-=15; c.setLineWidth(1); c.line(48,y,547,y); y-=14
hdr(); cur=None
for r in rows:
    if y<80: hdr()
    if r['section']!=cur:
        cur=r['section']; c.setFont('Helvetica-BoldOblique',9); c.drawString(48,y,cur); y-=14
    c.setFont('Helvetica',9); c.drawString(48,y,r['unit']); c.drawString(100,y,r.get('tenantName','Void'))
    c.setFont('Helvetica',7.5); c.drawString(48,y-10,f"{r['area']:.1f}"); c.drawString(100,y-10,r['unitType'])
    if 'tenantName' in r:
        q={x['code']:x['amount'] for x in r['charges']}; ex=[(k,v) for k,v in q.items() if k!='House services']
        c.setFont('Helvetica',9); c.drawString(250,y,d(r['leaseStartDate'])); c.drawRightString(398,y,f(r['contractRent'])); c.drawRightString(470,y,f(140)); c.setFont('Helvetica-Bold',9); c.drawRightString(547,y,f(r['totalCharges']))
        c.setFont('Helvetica',7.5); c.drawString(250,y-10,d(r['leaseEndDate'])); c.drawRightString(398,y-10,f(r['deposit']))
        if ex: c.drawRightString(547,y-10,' + '.join(f'{k} {f(v)}' for k,v in ex))
    else: c.drawString(250,y,r['av'])
    y-=16; c.setLineWidth(.2); c.setStrokeGray(.6); c.line(48,y+1,547,y+1); c.setStrokeGray(0); y-=10
oc=[r for r in rows if 'tenantName' in r]
if y<100: hdr()
y-=4; c.setFont('Helvetica-Bold',9); c.drawString(48,y,f'{len(rows)} rooms'); c.drawString(100,y,f'{len(oc)} let, {len(rows)-len(oc)} void'); c.drawRightString(398,y,f(sum(r['contractRent'] for r in oc))); c.drawRightString(470,y,f(140*len(oc))); c.drawRightString(547,y,f(sum(r['totalCharges'] for r in oc)))
c.setFont('Helvetica',7.5); c.drawString(250,y-11,'Deposits'); c.drawRightString(398,y-11,f(sum(r['deposit'] for r in oc))); c.drawString(48,y-34,'House services cover heat, power, broadband, weekly clean of kitchens and council tax. Deposit is one week of fee, held with the scheme.')
c.save()
for r in rows:
    r.pop('av',0)
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
save(N,dict(propertyName='Juniper House',asOnDate='2024-09-30',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),rows=rows),'MULTIFAMILY','co-living rooms, two-line records with two-line header, A4, pounds, floor sections',True)

# office park, Argus-like tenant cards: block per tenant, bold tenant line, labelled fields
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
R=random.Random(6207)
FN='calder_business_park_lease_abstract.pdf'
nm=['Ferrant Software UK Ltd','Hallam Bridge Solicitors','Corvid Environmental plc','Pennine Claims Handling Ltd','Oriel Space Instruments Ltd','Mallow Nutrition Ltd','Sterling Grove Pensions']
un=[('Block A','Unit A1'),('Block A','Unit A2'),('Block A','Unit A3'),('Block B','Unit B1'),('Block B','Unit B2'),('Block C','Unit C1'),('Block C','Unit C2'),('Block D','Unit D'),('Block D','Unit D Annexe')]
it=iter(nm); rows=[]
for b,u in un:
    a=R.randint(3100,14800); r=dict(unit=u,building=b,area=a)
    if u in('Unit A3','Unit D Annexe'): r.update(statusText='VACANT',annualRent=None,_erv=round(a*19.5,-2)); rows.append(r); continue
    s=dt(R.randint(2018,2024),R.randint(1,12),R.choice([1,1,15])); y=R.choice([5,10,10]); e=dt(s.year+y,s.month,s.day)-D.timedelta(days=1)
    if e<dt(2025,12,31): e=dt(s.year+10,s.month,s.day)-D.timedelta(days=1)
    m=round(a*R.uniform(16,23)/12/5)*5.0
    sc=round(a*4.75/12,2); ins=round(a*.32/12,2)
    r.update(statusText='LEASED',tenantName=next(it),leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=m*12,charges=[('Base rent',m),('Service charge',sc),('Insurance rent',ins)],totalCharges=round(m+sc+ins,2),deposit=round(m*3,2) if R.random()<.6 else None,_erv=round(a*19.5,-2))
    k=R.choice([0,1,2]); dd=dt(2026,s.month,1); am=m; stp=[]
    for _ in range(k):
        am=round(am*1.03,2)
        if dd<e: stp.append((dd,am))
        dd=dt(dd.year+1,dd.month,1)
    r['rentSteps']=stp; rows.append(r)
def build():
    W,H=A4; c=canvas.Canvas(path(FN),pagesize=A4,invariant=1); pg=1
    uk=lambda d:d.strftime('%d/%m/%Y')
    def foot():
        c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(48,28,'Lease abstract by tenant  |  currency: GBP  |  areas: sq ft NIA'); c.drawRightString(W-48,28,f'{pg}'); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',16); c.drawString(48,H-60,'Calder Business Park'); c.setFont('Helvetica',10); c.drawString(48,H-76,'Lease abstract and rent roll'); c.drawString(48,H-90,'Analysis date: 1 December 2025')
    y=H-116
    for r in rows:
        h=100
        n=max(4,len(r['rentSteps'])+1 if r.get('rentSteps') else 0)
        if y-h<50: foot(); c.showPage(); pg+=1; y=H-60
        c.setFillColor(colors.HexColor('#dfe6ee')); c.rect(48,y-4,W-96,16,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',9.5)
        c.drawString(52,y,r['unit']); c.drawString(150,y,r.get('tenantName') or 'VACANT'); c.setFont('Helvetica',8.5); c.drawRightString(W-52,y,r['building']); 
        def f(x,yy,l,v,w=92):
            c.setFont('Helvetica',7.6); c.setFillColor(colors.HexColor('#555555')); c.drawString(x,yy,l); c.setFillColor(colors.black); c.setFont('Helvetica',8.4); c.drawRightString(x+w+60,yy,v)
        yy=y-18
        f(52,yy,'Area (sq ft)',m0(r['area'])); 
        f(52,yy-12,'Status',r['statusText'].title() if r['statusText']=='LEASED' else 'Vacant')
        f(52,yy-48,'Market rent p.a.','\xa3'+m0(r['_erv']))
        if 'tenantName' in r:
            f(52,yy-24,'Lease start',uk(r['leaseStartDate'])); f(52,yy-36,'Lease end',uk(r['leaseEndDate']))
            if r['deposit']: f(52,yy-60,'Rent deposit','\xa3'+m2(r['deposit']))
            c.setFont('Helvetica-Bold',7.6); c.drawString(222,yy,'Monthly billing'); 
            for i,(k,a) in enumerate(r['charges']+[('Total',r['totalCharges'])]): f(222,yy-12*(i+1),k,m2(a),80)
            c.line(310,yy-40,362,yy-40) 
            f(222,yy-60,'Contract rent p.a.','\xa3'+m2(r['annualRent']),80)
            c.setFont('Helvetica-Bold',7.6); c.drawString(384,yy,'Rent steps (new monthly rent)')
            if r['rentSteps']:
                for i,(d,a) in enumerate(r['rentSteps']): f(384,yy-12*(i+1),uk(d),m2(a),94)
            else: c.setFont('Helvetica',8); c.drawString(384,yy-12,'none')
        y-=h
    if y<130: foot(); c.showPage(); pg+=1; y=H-60
    o=[r for r in rows if 'tenantName' in r]
    c.setFont('Helvetica-Bold',9.5); c.drawString(52,y,'Park totals')
    for i,(l,v) in enumerate([('Units',str(len(rows))),('Let',str(len(o))),('Vacant',str(len(rows)-len(o))),('Area (sq ft)',m0(sum(r['area'] for r in rows))),('Contract rent p.a.','\xa3'+m2(sum(r['annualRent'] for r in o))),('Monthly billing','\xa3'+m2(sum(r['totalCharges'] for r in o))),('Rent deposits','\xa3'+m2(sum(r['deposit'] or 0 for r in o)))]):
        c.setFont('Helvetica',8.5); c.drawString(60,y-14*(i+1),l); c.drawRightString(240,y-14*(i+1),v)
    foot(); c.save()
    for r in rows: r['statusText']={'LEASED':'Leased','VACANT':'Vacant'}[r['statusText']]
    save(FN,rows,'Calder Business Park',dt(2025,12,1),9,len(o),len(rows)-len(o),'OFFICE','closingcounsel','tenant cards (block per lease with labelled fields, billing and steps side by side)',hard='card layout, no table header; market rent per year only')
build()

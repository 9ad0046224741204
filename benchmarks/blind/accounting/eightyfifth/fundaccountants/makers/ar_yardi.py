# Yardi-like commercial aging detail, landscape, tenant headings with charges below, two properties
from common import *
from datetime import date, timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(8503)
NAME = 'Aging_Detail_ntxind_0925.pdf'
ASOF = date(2025,9,25)
P = [('mesqlog','Mesquite Logistics Park',['Ironvale Fasteners LLC','Cordell Pallet & Crate','Tri-Basin Freight Forwarding, Inc.','Sunbelt Cold Chain LP','Harrow & Pike Cabinetry','Okafor Medical Supply','Red Kiln Ceramics','Brightline Display Group','Westover Auto Glass','Lumen Arc Lighting Co.','Petra Stone & Tile Distributors','Quillback Outfitters','Norwood HVAC Parts','Falcon Ridge Print Works']),
     ('gprflex','Grand Prairie Flex Center',['Delmar Robotics Inc.','Saddleback Beverage Co.','Aster Biologics LLC','Copperhead Cycles','Tidewell Pool Supply','JMV Granite Fabricators','Northgate Gymnastics Academy','Paragon Sign & Neon','Holloway Catering','Blue Mesa Pet Wholesale','Vantage Door Systems'])]
CH = [('rnt','Base Rent'),('cam','CAM Estimate'),('ret','RE Tax Estimate'),('ins','Insurance Est.')]
W,H = landscape(letter)
c = canvas.Canvas(doc(NAME), pagesize=(W,H)); pg=[0]; y=[0]
COL = [(30,'Property'),(78,'Customer / Lease'),(166,'Status'),(206,'Control'),(258,'Charge'),(258,''),(322,'Date'),]
X = [424,480,536,592,648,700,760]
KEY = ['current','b0_30','b31_60','b61_90','b90','prepaid','total']
HD = [('Current','Owed'),('0-30','Owed'),('31-60','Owed'),('61-90','Owed'),('Over 90','Owed'),('Pre-','payments'),('Total','Owed')]
f = lambda v: f'{v:,.2f}' if v >= 0 else f'-{-v:,.2f}'
def head():
    if pg[0]: foot(); c.showPage()
    pg[0]+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,H-36,'Aging Detail')
    c.setFont('Helvetica',7.5); c.drawString(30,H-47,'DB Caption: NTX Industrial Live   Property: mesqlog,gprflex   Status: Current, Past, Future   Age As Of: 09/25/2025   Post To: 09/2025')
    c.setFillGray(.88); c.rect(28,H-78,W-56,24,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7.2)
    for x,s in ((30,'Property'),(80,'Customer'),(128,'Lease'),(162,'Status'),(200,'Control'),(248,'Charge'),(290,'Date'),(336,'Month')): c.drawString(x,H-72,s)
    for x,h in zip(X,HD): c.drawRightString(x,H-63,h[0]); c.drawRightString(x,H-72,h[1])
    y[0]=H-89
def foot():
    c.setFont('Helvetica',7); c.drawString(30,22,'Friday, September 26, 2025'); c.drawRightString(W-30,22,f'Page {pg[0]}'); c.drawCentredString(W/2,22,'10:42 AM')
def need(h):
    if y[0]-h<40: head()
def nums(v,bold=False,all0=True):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.2)
    for x,k in zip(X,KEY): c.drawRightString(x,y[0],f(v[k]))
rows=[]; totals=[]; ctl=218400; code={}
def sm(rs): return {k:r2(sum(r[k] for r in rs)) for k in KEY}
head(); lease=3310; seen=set()
for pc,pn,ts in P:
    need(40); c.setFont('Helvetica-Bold',8.5); c.drawString(30,y[0],f'{pn} ({pc})'); y[0]-=12; prow=[]
    for i,t in enumerate(ts):
        lease+=R.randint(1,9); cu=f'c{lease+41200:07d}'; ls=f't{lease:07d}'
        un = f'{R.choice("ABC")}-{R.randint(1,4)*100+R.randint(0,5)*10}' if pc=='mesqlog' else f'Ste {R.randint(100,160)}'
        while (pc,un) in seen: un = f'{R.choice("ABC")}-{R.randint(1,4)*100+R.randint(0,5)*10}' if pc=='mesqlog' else f'Ste {R.randint(100,160)}'
        seen.add((pc,un))
        stt='Past' if t in('Red Kiln Ceramics','Holloway Catering') else 'Current'
        base=R.randint(420,2600)*10; amts=[base+R.choice([0,.5,.33]),round(base*R.uniform(.1,.14),2),round(base*R.uniform(.17,.24),2),round(base*R.uniform(.03,.05),2)]
        depth=R.choice([1,1,1,2,2,3,4]) if stt=='Current' else 5
        items=[]
        for m in range(depth):
            d=date(2025,9-m,1); 
            for (cc,_),a in zip(CH,amts):
                if m==0 and cc=='rnt' and R.random()<.3 and depth==1: continue
                if R.random()<(.12 if m<2 else .42): continue
                if m and R.random()<.15: a=round(a*R.uniform(.2,.8),2)
                items.append((d,cc,a))
        if depth>1: items.append((date(2025,9,11),'lat',round(base*.05,2)))
        if R.random()<.3: items.append((date(2025,7,R.randint(8,28)),'utl',round(R.uniform(80,940),2)))
        if R.random()<.25: items.append((date(2025,9,R.randint(15,24)),'wo',round(R.uniform(120,650),2)))
        if i in (3,9): items.append((date(2025,4,15),'camr',round(R.uniform(900,4200),2)*(-1 if i==9 else 1)))
        if not items: items.append((date(2025,9,1),'cam',amts[1]))
        items.sort(key=lambda z:(z[0],z[1])); pp=R.random()<.22
        need(11*2+20); c.setFont('Helvetica-Bold',7.4); c.drawString(30,y[0],f'{t} ({cu})'); c.setFont('Helvetica',7.2); c.drawString(290,y[0],f'Unit(s): {un}'); y[0]-=10.5; tr=[]
        if pp: items.append((date(2025,9,R.randint(16,25)),'PRE',None))
        for d,cc,a in items:
            ctl+=R.randint(3,61); v=dict.fromkeys(KEY,0.0)
            age=(ASOF-d).days
            if cc=='PRE':
                v['prepaid']=v['total']=-round(R.choice([base*.1,250,base,1200.0]),2); ct=f'R-{ctl-90000}'
            else:
                ct=f'C-{ctl}'; v['total']=a
                v['current' if d>=date(2025,9,15) and cc=='wo' else 'b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90']=a
            need(12); c.setFont('Helvetica',7.2)
            for x,s in ((30,pc),(80,cu),(124,ls),(164,stt),(200,ct),(248,'Prepay' if cc=='PRE' else cc),(290,d.strftime('%m/%d/%Y')),(336,d.strftime('%m/%Y'))): c.drawString(x,y[0],s)
            nums(v); y[0]-=10
            rows.append(dict(unit=un,name=t,resident=cu,invoice=ct,charge='Prepay' if cc=='PRE' else cc,date=d.isoformat(),**v)); tr.append(v)
            code.setdefault('Prepay' if cc=='PRE' else cc,[]).append(v)
        s=sm(tr); need(12); c.setLineWidth(.4); c.line(372,y[0]+7.5,760,y[0]+7.5); nums(s,True); c.drawString(80,y[0],t); y[0]-=15; totals.append(dict(label=t,**s)); prow+=tr
    s=sm(prow); need(18); c.line(28,y[0]+8,W-28,y[0]+8); nums(s,True); c.drawString(30,y[0],f'Total {pc}'); totals.append(dict(label=f'Total {pc}',**s)); y[0]-=20
s=sm(rows); need(22); c.setLineWidth(1); c.line(28,y[0]+8,W-28,y[0]+8); nums(s,True); c.drawString(30,y[0],'Grand Total'); c.line(28,y[0]-4,W-28,y[0]-4); totals.append(dict(label='Grand Total',**s)); y[0]-=26
need(30+11*len(code)); c.setFont('Helvetica-Bold',8); c.drawString(30,y[0],'Summary by Charge Code'); y[0]-=12
for k in sorted(code):
    nums(sm(code[k])); c.drawString(80,y[0],k); y[0]-=10.5
foot(); c.save()
save(NAME,'AR',KEY,rows,totals,'Yardi-like commercial aging detail by charge, tenant headings, two properties, landscape, recap by charge code',False)

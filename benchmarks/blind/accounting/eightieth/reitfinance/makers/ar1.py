# MRI style aged delinquencies, tenants as headings, invoices below; planted row_dropped
from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter, landscape; import datetime as D
R=random.Random(811); ASOF=D.date(2025,12,31)
T=[('101','Harvest Lane Market','004101-002',38200),('104','Copper Kettle Grill','004118-001',9450),('106A','Nimbus Wireless','004133-001',4120),('108','Brightwater Dental Studio','004127-001',6310),('112','Pawlor Pet Supply','004140-003',11875),('115','Tidewell Nail & Spa','004152-001',3385),('118','Redbrick Fitness Co.','004109-001',17640),('120','La Paloma Taqueria','004166-002',5225),('124','Kinder Oak Learning Center','004171-001',8890),('127','Stitch & Sole Repair','004175-001',2140),('130','Verity Tax Services','004180-001',2960),('PAD1','First Cordell Bank, ATM','004190-001',1850),('133','Blue Anchor Seafood','004183-004',7730),('140','Maple & Rye Bakery','004188-001',4475)]
K=['total','current','other:1 Month','other:2 Months','other:3 Months','other:4 Months']
CAT=[('RNT','Base Rent',1),('OPE','CAM Estimate',.21),('RET','Tax Estimate',.17),('INS','Insurance Est.',.03)]
T=T[:9]; groups=[];inv=61204
for u,n,l,rent in T:
    depth=R.choice([0,0,1,1,1,2,3,4]) ; ch=[]
    for m in range(depth,-1,-1):
        y,mo=2025,12-m; dt=D.date(y,mo,1)
        for c,d,p in CAT:
            if m>0 and R.random()<.35: continue
            if m==0 and R.random()<.15: continue
            a=r2(rent*p*R.choice([1,1,1,.5,.62])) ; inv+=R.randint(3,19)
            ch.append((dt,str(inv),f'{c} {d}',a,m))
        if m>0 and R.random()<.4: inv+=2; ch.append((D.date(y,mo,11),str(inv),'LTC Late Charge',r2(rent*.05),m))
    if not ch: ch=[(D.date(2025,12,1),str(inv+1),'RNT Base Rent',rent,0)]; inv+=5
    if n in('Verity Tax Services','Tidewell Nail & Spa'): ch.append((D.date(2025,12,29),'CR'+str(R.randint(2000,2999)),'PPR Unapplied Cash',-r2(rent*.4),0))
    g=[]
    for dt,i,c,a,m in ch: g.append({"unit":u,"name":n,"resident":l,"date":dt.isoformat(),"charge":c,"invoice":i,"total":a,K[1+m]:a})
    groups.append((u,n,l,rent,g))
def tot(lab,rows): return {"label":lab,**{k:sm(rows,k) for k in K}}
alls=[x for g in groups for x in g[4]]
# planted: one charge of the third tenant with >=5 charges is not printed
cand=[g for g in groups if len(g[4])>=6][1]; drop=cand[4][3]
planted={"what":f'invoice {drop["invoice"]} ({drop["charge"]}, {drop["total"]:.2f}) of {drop["name"]} is not printed though the tenant total and the building total include it',"kind":"row_dropped"}
N='aged_delinq_ferncliff_1225.pdf'; W,H=landscape(letter); c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0;y=0
X=[420,486,552,618,684,752]
def fm(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica',7.5); c.drawString(36,H-34,'Database:  SRRTPROD'); c.drawString(36,H-44,'Bldg Status:  Active only'); c.drawString(36,H-54,'1207   Ferncliff Commons')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-36,'Aged Delinquencies'); c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-47,'Sagamore Ridge Realty Trust'); c.drawCentredString(W/2,H-58,'Period: 12/25   Through 12/31/2025')
    c.setFont('Helvetica',7.5); c.drawRightString(756,H-34,f'Page:  {pg}'); c.drawRightString(756,H-44,'Date:  1/6/2026'); c.drawRightString(756,H-54,'Time:  03:17 PM')
    y=H-80; c.setFont('Helvetica-Bold',8); c.drawString(44,y,'Invoice Date'); c.drawString(112,y,'Invoice No.'); c.drawString(180,y,'Category'); c.drawString(318,y,'Src')
    for x,h in zip(X,['Amount','Current','1 Month','2 Months','3 Months','4 Months']): c.drawRightString(x,y,h)
    c.setLineWidth(.8); c.line(36,y-4,756,y-4); y-=17
def nums(r,b=False,zero=False):
    for x,k in zip(X,K):
        v=r.get(k)
        if zero or v is not None: c.drawRightString(x,y,fm(v or 0))
rows=[];totals=[];head()
for u,n,l,rent,g in groups:
    if y<50+min(len(g),4)*11+30: head()
    c.setFont('Helvetica-Bold',8); c.drawString(36,y,l); c.drawString(98,y,n); c.setFont('Helvetica',7.5); c.drawString(270,y,f'Suite: {u}'); c.drawString(340,y,'Occ Status: Current'); c.drawString(450,y,f'Last Payment: 12/{R.randint(2,22):02d}/2025'); c.drawRightString(640,y,fm(r2(rent*R.choice([1,1.2,1.38])))); y-=12
    for r in g:
        if y<50:
            head(); c.setFont('Helvetica-Bold',8); c.drawString(36,y,l); c.drawString(98,y,n+' (continued)'); c.setFont('Helvetica',7.5); c.drawString(270,y,f'Suite: {u}'); y-=12
        if r is drop: continue
        d=D.date.fromisoformat(r['date']); c.setFont('Helvetica',7.8); c.drawString(44,y,f'{d.month}/{d.day}/{d.year}'); c.drawString(112,y,r['invoice']); c.drawString(180,y,r['charge']); c.drawString(318,y,'CR' if r['total']<0 else 'CH'); nums(r,zero=True)
        rows.append({**r,**{k:r.get(k,0) for k in K}}); y-=10.5
    t=tot(f'{n} Total:',g); totals.append(t); c.setLineWidth(.4); c.line(364,y+7,756,y+7); c.setFont('Helvetica-Bold',8); y-=2; c.drawString(180,y,t['label']); nums(t,zero=True); y-=18
if y<80: head()
t=tot('BLDG 1207 Total:',alls); totals.append(t); c.setLineWidth(1); c.line(36,y+9,756,y+9); c.setFont('Helvetica-Bold',8.5); c.drawString(112,y,t['label']); nums(t,zero=True); y-=12
t2=tot('Grand Total:',alls); totals.append(t2); c.drawString(112,y,t2['label']); nums(t2,zero=True); y-=24
cats=sorted({r['charge'] for r in alls})
if y<60+11*len(cats): head()
c.setFont('Helvetica-Bold',8); c.drawString(112,y,'Recap by income category'); y-=12; c.setFont('Helvetica',7.8)
for k in cats:
    c.drawString(120,y,k); nums(tot('',[r for r in alls if r['charge']==k]),zero=True); y-=10.5
c.save(); save(N,'AR','MRI aged delinquencies PDF, tenant headings with invoices, month buckets, recap',True,planted,K,rows,totals); print(len(rows),pg,planted)

# apartments, large aged receivables PDF with prepaids
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
random.seed(5904)
name='ar_apartments_aging.pdf'; K=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
W,H=landscape(letter); c=canvas.Canvas(D(name),pagesize=(W,H))
units=sorted(random.sample([f'{b}{f}{n:02d}' for b in 'ABCDEF' for f in (1,2,3) for n in range(1,13)],138))
used=set(); rows=[]
rid=44100
for u in units:
    while True:
        n=f'{random.choice(LAST)}, {random.choice(FIRST)}'
        if n not in used: used.add(n); break
    rid=random.randint(44100,58999); z=random.random(); b=[0.0]*4; pre=0.0
    rent=random.choice([1085,1140,1215,1290,1345,1420,1495,1560])
    st=random.choices(['Current','Notice','Eviction','Past'],[80,7,5,8])[0]
    r2=lambda a,q: round(random.uniform(a,q),2)
    if st in('Eviction','Past'):
        b=[float(rent)+75 if st=='Eviction' else 0.0, rent+r2(40,180), r2(200,rent) if random.random()<.7 else 0.0, r2(60,2400) if random.random()<.6 else 0.0]
    elif z<.38: pre=-random.choice([r2(1,90),float(rent),25.0,50.0,100.0,r2(100,rent)])
    elif z<.75: b[0]=random.choice([r2(8,120),75.0,25.0,float(rent)+75,r2(100,rent)])
    elif z<.9: b[0]=rent+r2(20,140); b[1]=r2(20,900)
    else: b[0]=r2(50,rent); b[1]=r2(50,400); b[2]=r2(10,200); pre=-r2(5,60) if random.random()<.4 else 0.0
    if random.random()<.02: b[3]=-r2(10,60)
    b=[round(x,2) for x in b]; up=round(sum(b),2)
    rows.append(dict(unit=u,name=n,resident=f't00{rid}',_s=st,unpaid=up,b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],prepaid=pre,total=round(up+pre,2)))
X=[364,424,480,536,592,658,722]; HD=[('Total','Unpaid'),('0-30','Days'),('31-60','Days'),('61-90','Days'),('Over 90','Days'),('','Prepays'),('','Balance')]
pg=0
def head():
    global pg,y; pg+=1
    c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-40,'Aged Receivables Summary'); c.setFont('Times-Roman',9.5)
    c.drawCentredString(W/2,H-53,'Property: Quarry Ridge Apartments (qridge)'); c.drawCentredString(W/2,H-65,'Age As Of: 10/31/2026     Post To: 10/2026     Status: Current, Notice, Eviction, Past')
    y=H-88; c.setFont('Times-Bold',9)
    for x,t in ((52,'Unit'),(90,'Resident'),(146,'Name'),(262,'Status')): c.drawString(x,y-11,t)
    for x,(a,b) in zip(X,HD): c.drawRightString(x,y,a); c.drawRightString(x,y-11,b)
    c.setLineWidth(.8); c.line(50,y-15,726,y-15); y-=27
def foot():
    c.setFont('Times-Italic',8); c.drawString(52,28,'Saturday, October 31, 2026 06:12 PM'); c.drawRightString(726,28,f'Page {pg}')
head()
for r in rows:
    if y<46: foot(); c.showPage(); head()
    c.setFont('Times-Roman',9); c.drawString(52,y,r['unit']); c.drawString(90,y,r['resident']); c.drawString(146,y,r['name']); c.drawString(262,y,r['_s'])
    for x,k in zip(X,K): c.drawRightString(x,y,f'{r[k]:,.2f}')
    y-=11.6
tot={k:round(sum(r[k] for r in rows),2) for k in K}; assert abs(tot['unpaid']+tot['prepaid']-tot['total'])<.005
if y<200: foot(); c.showPage(); head()
y-=2; c.line(310,y+10,726,y+10); c.setFont('Times-Bold',9); c.drawString(52,y,'Total qridge')
for x,k in zip(X,K): c.drawRightString(x,y,f'{tot[k]:,.2f}')
c.line(310,y-4,726,y-4)
y-=34; c.drawString(90,y,'Recap by Charge Code'); y-=13
rc=[('rent',.71),('utility',.11),('latefee',.06),('pet',.03),('damage',.05),('nsf',0)]; left=tot['unpaid']
for i,(k,s) in enumerate(rc):
    v=round(tot['unpaid']*s,2) if i<5 else left; left=round(left-v,2)
    c.setFont('Times-Roman',9); c.drawString(100,y,k); c.drawRightString(240,y,f'{v:,.2f}'); y-=11.5
c.setFont('Times-Bold',9); c.drawRightString(240,y,f"{tot['unpaid']:,.2f}"); c.line(180,y+9,240,y+9)
foot(); c.showPage(); c.save(); print('pages',pg,tot)
for r in rows: r.pop('_s')
save(name,'AR',K,rows,[dict(label='Total qridge',**tot)],'large landscape PDF, one line a resident, unpaid, buckets, prepays, balance; recap by charge code at end',False)

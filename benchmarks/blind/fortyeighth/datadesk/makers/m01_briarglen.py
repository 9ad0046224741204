# Garden apartments, "Rent Roll with Lease Charges" (charge lines beneath each resident), PDF via canvas
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(4801); W,H=landscape(letter)
N='briarglen_rrlc.pdf'; AS=dt.date(2026,4,30)
types={'br1a':(684,1195),'br1b':(742,1260),'br2a':(978,1485),'br2b':(1044,1550),'br3a':(1256,1845)}
units=[]
for b in range(1,8):
    for fl in (1,2):
        for k in range(1,5):
            units.append((f'{b:02d}-{fl}{k:02d}',{1:'br1a',2:'br2a',3:'br2b',4:'br1b'}[k] if b!=7 else 'br3a'))
nm=names(r,80); ni=0; rows=[]
vac=set(r.sample(range(len(units)),4)); model=[i for i in range(len(units)) if i not in vac][10]
for i,(u,t) in enumerate(units):
    sf,mk=types[t]; mk+=r.choice([0,0,15,25,-10])
    if i in vac or i==model:
        rows.append(dict(unit=u,unitType=t,area=sf,tenantName=None,statusText='VACANT' if i in vac else 'MODEL',marketRent=mk,section='Current/Notice/Vacant Residents',deposit=0,balance=0,totalCharges=0,_c='VACANT' if i in vac else 'MODEL',_n='')); continue
    f,l=nm[ni];ni+=1
    mi=dt.date(r.choice([2022,2023,2024,2025,2025]),r.randint(1,12),r.randint(1,28))
    if mi>dt.date(2025,4,1): ex=lend(mi,12)
    else:
        ex=add_m(mi,0); ex=lend(ex,12)
        while ex<AS-dt.timedelta(days=20): ex=add_m(ex,12)
    rent=mk-r.choice([0,10,20,35,60,85])
    ch=[('rent',rent)]
    if r.random()<.8: ch.append(('trash',15))
    if r.random()<.7: ch.append(('pest',4.5))
    if r.random()<.35: ch.append(('petrent',r.choice([25,35])))
    if r.random()<.2: ch.append(('carport',40))
    if r.random()<.12: ch.append(('conces',-r.choice([50,75,100])))
    mo=None
    if r.random()<.1: mo=AS+dt.timedelta(days=r.randint(5,55))
    rows.append(dict(unit=u,unitType=t,area=sf,tenantName=f'{l}, {f}',statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,deposit=r.choice([200,200,300,500,0]),balance=r.choice([0,0,0,0,0,35.5,-120,rent+19.5]),moveInDate=mi,leaseEndDate=ex,moveOutDate=mo,charges=ch,totalCharges=sum(a for _,a in ch),_c=f't0{r.randint(41000,46999)}'))
cur=list(rows)
for i in sorted(vac)[:2]+[model]:
    u,t=units[i] if i!=model else units[sorted(vac)[2]]
    sf,mk=types[t]; mk=next(x['marketRent'] for x in cur if x['unit']==u); f,l=nm[ni];ni+=1
    mi=AS+dt.timedelta(days=r.randint(3,40)); rent=mk-10; ch=[('rent',rent),('trash',15),('pest',4.5)]
    rows.append(dict(unit=u,unitType=t,area=sf,tenantName=f'{l}, {f}',section='Future Residents/Applicants',statusText='Future Residents/Applicants',marketRent=mk,contractRent=rent,deposit=300,balance=0,moveInDate=mi,leaseEndDate=lend(mi,12),charges=ch,totalCharges=sum(a for _,a in ch),_c=f't0{r.randint(47000,47400)}'))
c=canvas.Canvas(f'{D}/{N}',pagesize=(W,H)); pg=0
X=[28,72,118,160,212,330,384,430,486,540,594,650,706]; # left anchors
RT={'sf':152,'mk':376-8,'amt':478,'dep':536,'oth':0}
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-46,'Briarglen Apartments (brglen)'); c.drawCentredString(W/2,H-57,'As Of = 04/30/2026'); c.drawCentredString(W/2,H-68,'Month Year = 04/2026')
    y=H-86; c.setFont('Helvetica-Bold',7.5)
    for x,a,b,al in [(28,'Unit','','l'),(72,'Unit Type','','l'),(150,'Unit','Sq Ft','r'),(160,'Resident','','l'),(212,'Name','','l'),(374,'Market','Rent','r'),(384,'Charge','Code','l'),(470,'Amount','','r'),(522,'Resident','Deposit','r'),(566,'Other','Deposit','r'),(574,'Move In','','l'),(622,'Lease','Expiration','l'),(672,'Move Out','','l'),(766,'Balance','','r')]:
        f=c.drawString if al=='l' else c.drawRightString
        f(x,y,a); b and f(x,y-9,b)
    c.line(28,y-13,768,y-13); y-=24; c.setFont('Helvetica',7.5)
def foot(): 
    c.setFont('Helvetica',7); c.drawString(28,22,'Tuesday, May 05, 2026  10:42 AM'); c.drawRightString(768,22,f'Page {pg}'); 
def need(h):
    global y
    if y-h<38: foot(); c.showPage(); head()
head(); sec=None; 
def R(x,v): c.drawRightString(x,y,v)
for w in rows:
    ch=w.get('charges',[]); need(10*(len(ch)+1)+(16 if w['section']!=sec else 4))
    if w['section']!=sec: sec=w['section']; c.setFont('Helvetica-Bold',8); y-=2; c.drawString(28,y,sec); y-=12; c.setFont('Helvetica',7.5)
    for x,v in [(28,w['unit']),(72,w['unitType']),(160,w['_c']),(212,w['tenantName'] or w['_c'])]: c.drawString(x,y,v)
    R(150,m2(w['area'])); R(374,m2(w['marketRent'])); R(522,m2(w['deposit'])); R(566,'0.00'); R(766,m2(w['balance']))
    c.drawString(574,y,us(w.get('moveInDate'))); c.drawString(622,y,us(w.get('leaseEndDate'))); c.drawString(672,y,us(w.get('moveOutDate')))
    if not ch: R(470,'0.00'); y-=10
    for k,a in ch: c.drawString(384,y,k); R(470,m2(a)); y-=10
    c.setFont('Helvetica-Bold',7.5); c.drawString(384,y,'Total'); R(470,m2(w['totalCharges'])); c.setFont('Helvetica',7.5); y-=13
need(210); y-=8
S=lambda rs,k: sum(x.get(k) or 0 for x in rs)
c.setFont('Helvetica-Bold',8); c.line(28,y+8,768,y+8)
c.drawString(28,y,'Total'); c.drawString(212,y,'Briarglen Apartments (brglen)'); R(374,m2(S(rows[:len(cur)],'marketRent'))); R(470,m2(S(rows,'totalCharges'))); R(522,m2(S(rows,'deposit'))); R(566,'0.00'); R(766,m2(S(rows,'balance'))); y-=24
occ=[x for x in cur if x['tenantName']]; non=[x for x in cur if x['statusText']=='MODEL']; va=[x for x in cur if x['statusText']=='VACANT']; fu=rows[len(cur):]
XX=[300,370,440,510,570,640,720]
for x,v in zip(XX,['Square','Market','Lease','Security','# Of','% Unit','Balance']): R(x,v)
y-=9
c.drawString(28,y,'Summary Groups')
for x,v in zip(XX,['Footage','Rent','Charges','Deposit','Units','Occupancy','']): R(x,v)
y-=13; c.setFont('Helvetica',7.5)
for lab,g,n in [('Current/Notice/Vacant Residents',cur,1),('Future Residents/Applicants',fu,0),('Occupied Units',occ,1),('Total Non Rev Units',non,1),('Total Vacant Units',va,1),('Totals:',cur,1)]:
    c.drawString(28,y,lab); 
    vals=[m2(S(g,'area')),m2(S(g,'marketRent')),m2(S(g if lab!='Totals:' else rows,'totalCharges')),m2(S(g if lab!='Totals:' else rows,'deposit')),str(len(g)) if n or lab.startswith('Fut') else '',f'{100*len(g)/len(cur):.2f}' if n else '',m2(S(g if lab!='Totals:' else rows,'balance'))]
    for x,v in zip(XX,vals): R(x,v)
    y-=11
y-=10; c.setFont('Helvetica-Bold',7.5); need(120); c.drawString(28,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y-=12; c.setFont('Helvetica',7.5)
agg={}
for x in cur:
    for k,a in x.get('charges',[]): agg[k]=agg.get(k,0)+a
for k,a in sorted(agg.items()): c.drawString(40,y,k); R(300,m2(a)); y-=10
c.setFont('Helvetica-Bold',7.5); c.drawString(40,y,'Total'); R(300,m2(sum(agg.values())))
foot(); c.save()
save(N,'MULTIFAMILY','site PM system, rent roll with lease charges, charge lines under resident, future residents section',True,rows,'Briarglen Apartments','2026-04-30',len(cur),len(occ),len(va))

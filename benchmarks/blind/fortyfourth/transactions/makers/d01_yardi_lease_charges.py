# Yardi Voyager residential "Rent Roll with Lease Charges", PDF, landscape letter
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='wm_rentroll_lease_charges_0325.pdf'
r=R(4401); AS=dt.date(2025,3,31)
TY={'wm1a':(1,688,1195),'wm1b':(1,742,1260),'wm2a':(2,964,1480),'wm2b':(2,1018,1535),'wm3a':(3,1240,1790)}
units=[]
for b in range(1,9):
    for n in range(1,9):
        ty=['wm1a','wm1a','wm2a','wm2b','wm1b','wm2a','wm2b','wm3a'][n-1]
        units.append((f'{b:02d}-{100+n if n<=4 else 200+n-4}',ty))
ppl=uniq_people(r,90); pi=iter(ppl); tcode=iter(range(48120,48999,7))
rec=[];rows=[]
vac=set(r.sample(range(64),5)); model={20}; vac-=model
notice=set(r.sample([i for i in range(64) if i not in vac|model],6))
for i,(u,ty) in enumerate(units):
    bd,sf,mk=TY[ty]; mk+=r.choice([0,0,0,25,-15,40])
    d=dict(unit=u,ty=ty,sf=sf,mk=mk)
    if i in vac: d.update(res='VACANT',name='VACANT',ch=[],dep=0,odep=0,bal=0)
    elif i in model: d.update(res='MODEL',name='MODEL',ch=[],dep=0,odep=0,bal=0)
    else:
        fn,ln=next(pi); mi=r.day(dt.date(2020,6,1),dt.date(2025,3,20))
        term=r.choice([12,12,12,13,15,7]); le=addm(mi,term)-dt.timedelta(days=1)
        while le<AS-dt.timedelta(days=20): le=addm(le,12)
        rent=mk-r.choice([0,10,25,40,55,75,-20]); ch=[('rent',float(rent))]
        if r.random()<.3: ch.append(('petrent',r.choice([25.,35.,50.])))
        if r.random()<.85: ch.append(('trash',12.5))
        if r.random()<.8: ch.append(('pest',4.))
        if r.random()<.2: ch.append(('carport',40.))
        if r.random()<.55: ch.append(('insure',14.75))
        if r.random()<.08: ch.append(('conc',-r.choice([50.,75.,100.])))
        if r.random()<.04: ch.append(('emplcred',-round(rent*.2,2)))
        d.update(res=f't{next(tcode):07d}',name=f'{fn} {ln}',ch=ch,dep=r.choice([0,150,200,300,300,500]),odep=r.choice([0,0,0,250]),
          mi=mi,le=le,bal=r.choice([0,0,0,0,-12.5,round(r.uniform(15,300),2),round(sum(a for _,a in ch),2)]))
        if i in notice: d['mo']=r.day(dt.date(2025,4,3),dt.date(2025,5,30)); 
    rec.append(d)
fut=[]
for i in sorted(list(vac))[:2]+sorted(notice)[:2]:
    d=dict(rec[i]); fn,ln=next(pi); mi=r.day(dt.date(2025,4,5),dt.date(2025,6,15)); d.pop('mo',None)
    d.update(res=f't{next(tcode):07d}',name=f'{fn} {ln}',ch=[('rent',float(d['mk']-10)),('trash',12.5),('pest',4.)],dep=300 if r.random()<.5 else 0,odep=0,mi=mi,le=addm(mi,12)-dt.timedelta(days=1),bal=-75.)
    fut.append(d)
# draw
W,H=landscape(letter); c=canvas.Canvas(path(F),pagesize=(W,H)); PN='Wexmoor Commons Apartments (wexmoor)'
X=dict(unit=24,ty=66,sf=136,res=142,name=192,mk=352,code=360,amt=444,dep=497,odep=548,mi=556,le=606,mo=660,bal=768)
pg=[0]
def head():
    if pg[0]: c.showPage()
    pg[0]+=1; 
    c.setFont('Helvetica-Bold',11); c.drawString(24,H-30,'Rent Roll with Lease Charges'); c.setFont('Helvetica-Bold',8.5)
    c.drawString(24,H-42,PN); c.setFont('Helvetica',8); c.drawString(24,H-53,'As Of = 03/31/2025'); c.drawString(24,H-63,'Month Year = 03/2025')
    c.setFont('Helvetica',7); c.drawRightString(768,H-30,f'Page {pg[0]}')
    c.setFont('Helvetica-Bold',7); y=H-78
    def two(x,a,b,right=False):
        f=c.drawRightString if right else c.drawString
        f(x,y,a); f(x,y-8,b)
    two(24,'Unit',''); two(66,'Unit Type',''); two(136,'Unit','Sq Ft',1); two(142,'Resident',''); two(192,'Name',''); two(352,'Market','Rent',1); two(360,'Charge','Code'); two(444,'Amount','',1)
    two(497,'Resident','Deposit',1); two(548,'Other','Deposit',1); two(556,'Move In',''); two(606,'Lease','Expiration'); two(660,'Move Out',''); two(768,'Balance','',1)
    c.line(24,y-11,768,y-11); return y-22
y=head(); c.setFont('Helvetica',7)
LH=9
def need(n):
    global y
    if y-n*LH<34: y=head(); 
    c.setFont('Helvetica',7)
def sect(t):
    global y
    need(4); c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,t); c.setFont('Helvetica',7); y-=LH+2
def put(d,status):
    global y
    need(len(d['ch'])+2)
    c.drawString(24,y,d['unit']); c.drawString(66,y,d['ty']); c.drawRightString(136,y,f"{d['sf']:,}"); c.drawString(142,y,d['res']); c.drawString(192,y,d['name']); c.drawRightString(352,y,m2(d['mk']))
    c.drawRightString(497,y,m2(d['dep'])); c.drawRightString(548,y,m2(d['odep']))
    for k in('mi','le','mo'):
        if d.get(k): c.drawString(X[k],y,mdy(d[k]))
    c.drawRightString(768,y,m2(d['bal']))
    for k,a in d['ch']:
        c.drawString(360,y,k); c.drawRightString(444,y,m2(a)); y-=LH
    if not d['ch']: y-=LH
    c.setFont('Helvetica-Bold',7); c.drawString(360,y,'Total'); tot=round(sum(a for _,a in d['ch']),2); c.drawRightString(444,y,m2(tot)); c.setFont('Helvetica',7); y-=LH+3
    row=dict(unit=d['unit'],unitType=d['ty'],area=d['sf'],marketRent=d['mk'],statusText=status,section='Future Residents/Applicants' if status=='Future' else 'Current/Notice/Vacant Residents',deposit=d['dep'],balance=d['bal'],totalCharges=tot)
    if d['ch']:
        row.update(tenantName=d['name'],contractRent=d['ch'][0][1],charges=[dict(code=k,amount=a) for k,a in d['ch']],moveInDate=iso(d['mi']),leaseEndDate=iso(d['le']),moveOutDate=iso(d.get('mo')))
    rows.append(row)
def totline(lbl,ds):
    global y
    need(2); c.line(300,y+7,768,y+7); c.setFont('Helvetica-Bold',7); c.drawString(24,y,'Total'); c.drawString(192,y,lbl)
    c.drawRightString(352,y,m2(sum(d['mk'] for d in ds))); c.drawRightString(444,y,m2(sum(a for d in ds for _,a in d['ch'])))
    c.drawRightString(497,y,m2(sum(d['dep'] for d in ds))); c.drawRightString(548,y,m2(sum(d['odep'] for d in ds))); c.drawRightString(768,y,m2(sum(d['bal'] for d in ds))); y-=LH+8
sect('Current/Notice/Vacant Residents')
for i,d in enumerate(rec): put(d,'VACANT' if i in vac else 'MODEL' if i in model else 'Occupied')
totline('Wexmoor Commons Apartments',rec)
sect('Future Residents/Applicants')
for d in fut: put(d,'Future')
totline('Wexmoor Commons Apartments',fut)
# summary
need(20); c.setFont('Helvetica-Bold',7.5); cols=[300,360,425,485,545,600,660,720]
for x,a,b in zip(cols,['Square','Market','Lease','Security','Other','# Of','% Unit','Balance'],['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','']): c.drawRightString(x,y,a); c.drawRightString(x,y-8,b)
c.drawString(24,y,'Summary Groups'); y-=11; c.line(24,y,720,y); y-=10; c.setFont('Helvetica',7)
occ=[d for d in rec if d['ch']]; oc=[d for i,d in enumerate(rec) if d['ch'] and i not in notice]; on=[d for i,d in enumerate(rec) if i in notice]
va=[rec[i] for i in sorted(vac)]; mo=[rec[i] for i in model]
def sline(l,ds,cnt=True,blankmk=False):
    global y
    v=[f"{sum(d['sf'] for d in ds):,}",m2(sum(d['mk'] for d in ds)),m2(sum(a for d in ds for _,a in d['ch'])),m2(sum(d['dep'] for d in ds)),m2(sum(d['odep'] for d in ds)),str(len(ds)),m2(100*len(ds)/64) if cnt else '',m2(sum(d['bal'] for d in ds))]
    c.drawString(24,y,l)
    for x,t in zip(cols,v): c.drawRightString(x,y,t)
    y-=LH+1
sline('Current/Notice/Vacant Residents',rec,False); sline('Future Residents/Applicants',fut,False); sline('Occupied Units',occ); sline('Total Non Rev Units',mo); sline('Total Vacant Units',va)
c.setFont('Helvetica-Bold',7); c.line(24,y+8,720,y+8); sline('Totals:',rec)
y-=14; need(12); c.setFont('Helvetica-Bold',7.5); c.drawString(24,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)'); y-=11; c.drawString(24,y,'Charge Code'); c.drawRightString(200,y,'Amount'); y-=10; c.setFont('Helvetica',7)
tot={}
for d in rec:
    for k,a in d['ch']: tot[k]=tot.get(k,0)+a
for k in sorted(tot): c.drawString(24,y,k); c.drawRightString(200,y,m2(tot[k])); y-=LH
c.setFont('Helvetica-Bold',7); c.drawString(24,y,'Total'); c.drawRightString(200,y,m2(sum(tot.values())))
c.save()
save(F,rows,'Wexmoor Commons Apartments','2025-03-31',64,len(occ),len(vac),'MULTIFAMILY','Yardi Voyager Rent Roll with Lease Charges','charge lines under each unit, total line per unit, future section, model unit')

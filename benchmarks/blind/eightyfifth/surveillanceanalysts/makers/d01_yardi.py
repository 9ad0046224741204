from lib import *
from reportlab.pdfgen import canvas
r=rng(8501); N=Names(r); fn='01_quarry_ridge_rrlc.pdf'
AS=D.date(2025,12,31)
plans={'qr1a':('1x1A',684,1245),'qr1b':('1x1B',742,1310),'qr2a':('2x2A',1012,1565),'qr3a':('3x2A',1278,1895)}
units=[]
for b in (1,2,3):
    for i in range(1,17):
        if b==3 and i>14: continue
        units.append(f'{b:02d}-{100*((i-1)//6+1)+(i-1)%6+1}')
recs=[];fut=[]
for k,u in enumerate(units):
    code=r.choice(['qr1a','qr1a','qr1b','qr2a','qr2a','qr3a']); pl,sf,mk=plans[code]; mk+=r.choice([0,0,15,25])
    x=r.random(); d=dict(u=u,code=code,sf=sf,mk=mk)
    if k in (7,21,38): d.update(st='VACANT')
    elif k==30: d.update(st='MODEL')
    else:
        ls=D.date(2025,r.randint(1,12),r.choice([1,1,5,12,15,20,28])); le=addm(ls,r.choice([12,12,12,9,14]))-D.timedelta(1)
        mi=ls if r.random()<.55 else addm(ls,-12*r.randint(1,4))
        ch=[('rent',float(mk-r.choice([0,20,35,60,85])))]
        if r.random()<.3: ch.append(('petrent',35.0))
        if r.random()<.22: ch.append(('garage',115.0))
        ch.append(('trash',18.0)); ch.append(('pest',4.0))
        if r.random()<.12: ch.append(('conc',-100.0))
        if r.random()<.08: ch.append(('empl',-round(mk*.2,2)))
        if r.random()<.12: ch.append(('mtm',150.0)); le=D.date(2025,r.randint(8,11),28); ls=addm(le,-12)+D.timedelta(1); mi=min(mi,ls)
        mo=None
        if r.random()<.1: mo=D.date(2026,r.randint(1,2),r.randint(3,27))
        d.update(st='OCC',t=f't00{r.randint(41000,49999)}',n=N.full(),ls=ls,le=le,mi=mi,mo=mo,ch=ch,dep=float(r.choice([250,250,500,mk])),bal=r.choice([0,0,0,0,-42.5,118.0,1367.21,22.0,-15.0])*1.0)
    recs.append(d)
for u in (units[7],units[38]):
    d0=[x for x in recs if x['u']==u][0]; ls=D.date(2026,1,r.randint(5,25))
    fut.append(dict(u=u,code=d0['code'],sf=d0['sf'],mk=d0['mk'],st='FUT',t=f't00{r.randint(50000,50999)}',n=N.full(),ls=ls,le=addm(ls,12)-D.timedelta(1),mi=ls,mo=None,ch=[('rent',float(d0['mk'])),('trash',18.0),('pest',4.0)],dep=250.0,bal=0.0))
W,H=792,612; c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=0; y=0
X=dict(u=22,ut=64,sf=132,res=142,nm=190,mk=352,cc=366,am=452,rd=505,od=550,mi=558,le=606,mo=654,bal=770)
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-28,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8)
    c.drawCentredString(W/2,H-40,'Quarry Ridge Apartments (qridge)'); c.drawCentredString(W/2,H-50,'As Of = 12/31/2025'); c.drawCentredString(W/2,H-60,'Month Year = 12/2025')
    c.setFont('Helvetica-Bold',7); yy=H-76; 
    for k,a,b,al in [('u','Unit','','l'),('ut','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('nm','Name','','l'),('mk','Market','Rent','r'),('cc','Charge','Code','l'),('am','Amount','','r'),('rd','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],yy,a); f(X[k],yy-8,b)
    c.setLineWidth(.6); c.line(20,yy-11,W-20,yy-11); y=yy-21
def foot():
    c.setFont('Helvetica',6.5); c.drawString(22,20,'Thursday, January 08, 2026  07:14 AM'); c.drawRightString(W-22,20,f'Page {pg}')
def need(h):
    if y-h<34: head()
head()
def block(d):
    global y
    ch=d.get('ch') or []
    need(9*(len(ch)+2)+2); c.setFont('Helvetica',7)
    c.drawString(X['u'],y,d['u']); c.drawString(X['ut'],y,d['code']); c.drawRightString(X['sf'],y,m2(d['sf']))
    c.drawString(X['res'],y,d.get('t',d['st'])); c.drawString(X['nm'],y,d.get('n',d['st'])); c.drawRightString(X['mk'],y,m2(d['mk']))
    if d.get('t'):
        c.drawRightString(X['rd'],y,m2(d['dep'])); c.drawRightString(X['od'],y,'0.00')
        c.drawString(X['mi'],y,us(d['mi'])); c.drawString(X['le'],y,us(d['le'])); c.drawString(X['mo'],y,us(d['mo'])); c.drawRightString(X['bal'],y,m2n(d['bal']))
        for a,b in ch:
            c.drawString(X['cc'],y,a); c.drawRightString(X['am'],y,m2n(b)); y-=9
        c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,m2n(sum(b for a,b in ch))); y-=11
    else:
        c.drawRightString(X['rd'],y,'0.00'); c.drawRightString(X['od'],y,'0.00'); c.drawRightString(X['bal'],y,'0.00')
        y-=9; c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,'0.00'); y-=11
def sec(t):
    global y
    need(30); c.setFont('Helvetica-Bold',7.5); c.drawString(X['u'],y,t); y-=11
sec('Current/Notice/Vacant Residents')
for d in recs: block(d)
def tot(lbl,ds):
    global y
    c.setFont('Helvetica-Bold',7); c.drawString(X['nm'],y,lbl); c.drawRightString(X['mk'],y,m2(sum(d['mk'] for d in ds))); c.drawRightString(X['am'],y,m2(sum(b for d in ds for a,b in d.get('ch',[])))); c.drawRightString(X['rd'],y,m2(sum(d.get('dep',0) for d in ds))); c.drawRightString(X['od'],y,'0.00'); c.drawRightString(X['bal'],y,m2n(sum(d.get('bal',0) for d in ds))); y-=13
need(14); tot('Total',recs)
sec('Future Residents/Applicants')
for d in fut: block(d)
need(14); tot('Total',fut)
# summary
head(); y-=4
occ=[d for d in recs if d['st']=='OCC' and not d['mo']]; ntc=[d for d in recs if d['st']=='OCC' and d['mo']]; vac=[d for d in recs if d['st']=='VACANT']; mod=[d for d in recs if d['st']=='MODEL']
c.setFont('Helvetica-Bold',7)
XX=[22,230,310,390,460,530,600]
for x,a,b in zip(XX,['Summary Groups','Square','Market','Lease','Security','# Of','Balance'],['','Footage','Rent','Charges','Deposit','Units','']):
    (c.drawString if x==22 else c.drawRightString)(x,y,a); (c.drawString if x==22 else c.drawRightString)(x,y-8,b)
y-=20; c.setFont('Helvetica',7)
for l,ds in [('Current/Notice/Vacant Residents',recs),('Future Residents/Applicants',fut),('Occupied Units',[d for d in recs if d['st']=='OCC']),('Total Non Rev Units',mod),('Total Vacant Units',vac),('Totals:',recs)]:
    if l=='Totals:': c.setFont('Helvetica-Bold',7)
    vals=[m2(sum(d['sf'] for d in ds)),m2(sum(d['mk'] for d in ds)),m2(sum(b for d in ds for a,b in d.get('ch',[]))),m2(sum(d.get('dep',0) for d in ds)),str(len(ds)),m2n(sum(d.get('bal',0) for d in ds))]
    c.drawString(22,y,l)
    for x,v in zip(XX[1:],vals): c.drawRightString(x,y,v)
    y-=11
y-=8; c.setFont('Helvetica-Bold',7); c.drawString(22,y,'Summary of Charges by Charge Code'); y-=8; c.drawString(22,y,'(Current/Notice Residents Only)'); y-=12; c.drawString(22,y,'Charge Code'); c.drawRightString(160,y,'Amount'); y-=11; c.setFont('Helvetica',7)
tt={}
for d in recs:
    for a,b in d.get('ch',[]): tt[a]=tt.get(a,0)+b
for a in sorted(tt): c.drawString(22,y,a); c.drawRightString(160,y,m2n(tt[a])); y-=10
c.setFont('Helvetica-Bold',7); c.drawString(22,y,'Total'); c.drawRightString(160,y,m2n(sum(tt.values())))
foot(); c.save()
rows=[]
for d in recs+fut:
    S='Current/Notice/Vacant Residents' if d['st']!='FUT' else 'Future Residents/Applicants'
    q=dict(unit=d['u'],unitType=d['code'],area=d['sf'],marketRent=d['mk'],section=S)
    if d.get('t'):
        q.update(tenantName=d['n'],contractRent=d['ch'][0][1],charges=[dict(code=a,amount=b) for a,b in d['ch']],totalCharges=sum(b for a,b in d['ch']),deposit=d['dep'],balance=d['bal'],moveInDate=d['mi'],leaseEndDate=d['le'],moveOutDate=d['mo'],statusText='Occupied' if d['st']=='OCC' else 'Future')
    else: q.update(statusText=d['st'],deposit=0.0,balance=0.0,totalCharges=0.0)
    rows.append(q)
save(fn,'MULTIFAMILY','Yardi Voyager print','Rent Roll with Lease Charges, multi-line charge blocks, future residents section, summaries',False,'Quarry Ridge Apartments','2025-12-31',rows,len(recs),len(occ)+len(ntc),len(vac))

# Yardi rent roll with lease charges
from lib import *
from reportlab.pdfgen import canvas
N='yardi_lease_charges_sorrel_pointe.pdf'; r=R(1903)
W,H=792,612;c=canvas.Canvas(doc(N),pagesize=(W,H))
X=dict(unit=30,type=66,sf=136,res=144,name=196,mk=352,code=366,amt=450,dep=502,od=550,mi=560,le=612,mo=664,bal=768)
m=lambda x:f'{x:,.2f}'
pg=0;y=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1;c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-30,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,H-42,'Sorrel Pointe Apartments (sorrel)');c.drawCentredString(W/2,H-52,'As Of = 12/31/2025');c.drawCentredString(W/2,H-62,'Month Year = 12/2025')
    c.setFont('Helvetica',7);c.drawRightString(W-24,H-30,f'Page {pg}')
    c.setFont('Helvetica-Bold',7);y=H-80
    for k,a,b,al in [('unit','Unit','','l'),('type','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('name','Name','','l'),('mk','Market','Rent','r'),('code','Charge','Code','l'),('amt','Amount','','r'),('dep','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],y,a);f(X[k],y-9,b)
    c.line(28,y-13,W-22,y-13);y-=24;c.setFont('Helvetica',7)
def put(k,t,al='l'): (c.drawString if al=='l' else c.drawRightString)(X[k],y,t)
def need(n):
    if y-n*9.2<36: head()
head()
types=[('sp-a1',655,1085),('sp-a2',720,1150),('sp-b1',960,1390),('sp-b2',1044,1465),('sp-c1',1260,1720)]
rows=[];codes={}
def sec(t):
    global y
    need(4);c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,t);y-=11;c.setFont('Helvetica',7)
def rec(u,t,res,nm,mk,ch,dep,mi,le,mo,bal,section):
    global y
    need(len(ch)+3)
    put('unit',u);put('type',t[0]);put('sf',f'{t[1]:,.2f}','r');put('res',res);put('name',nm);put('mk',m(mk),'r')
    if res!='VACANT':
        put('dep',m(dep),'r');put('od',m(0),'r');put('mi',us(mi));put('le',us(le))
        if mo: put('mo',us(mo))
    put('bal',m(bal),'r')
    for cd,a in ch: put('code',cd);put('amt',m(a),'r');y-=9.2
    if not ch: pass
    if ch or section!='Future':
        c.setFont('Helvetica-Bold',7);put('code','Total');put('amt',m(sum(a for _,a in ch)),'r');c.setFont('Helvetica',7)
    y-=14
    rent=[a for cd,a in ch if cd=='rent']
    rows.append(row(unit=u,unitType=t[0],area=t[1],tenantName=None if res=='VACANT' else nm,statusText='VACANT' if res=='VACANT' else ('Current/Notice/Vacant Residents' if 0 else ('Future' if section=='Future' else ('Notice' if 0 else 'Current'))),
      section='Current/Notice/Vacant Residents' if section!='Future' else 'Future Residents/Applicants',marketRent=float(mk),contractRent=rent[0] if rent else None,deposit=None if res=='VACANT' else float(dep),balance=float(bal),moveInDate=iso(mi) if mi else None,leaseEndDate=iso(le) if le else None,moveOutDate=iso(mo) if mo else None,charges=[dict(code=a,amount=b) for a,b in ch] if ch else None,totalCharges=float(sum(a for _,a in ch)) if section!='Future' else None))
sec('Current/Notice/Vacant Residents')
vacs={7,19,33,50};k=0;vu=[]
for b in range(1,5):
  for f in (1,2):
    for j in range(1,8):
        k+=1;u=f'{b}{f}{j:02d}';t=types[(j+b)%5];mk=t[2]+(10 if f==2 else 0)
        if k in vacs:
            vu.append((u,t,mk));rec(u,t,'VACANT','VACANT',mk,[],0,None,None,None,0,'Cur');continue
        rt=float(mk-r.choice([0,10,35,60,85,120]));ch=[('rent',rt)]
        if r.random()<.35: ch.append(('petrent',35.0))
        if r.random()<.3: ch.append(('carport',40.0))
        ch.append(('trash',12.5))
        if r.random()<.08: ch.append(('concess',-50.0))
        mi=r.d(2020,2025);le=eom(2026,r.randint(1,11)) if r.random()>.1 else eom(2025,r.randint(8,12))
        mo=eom(2026,r.choice([1,2])) if k in (12,28,44) else None
        rec(u,t,f't00{r.randint(12000,59999)}',r.nm(),mk,ch,r.choice([200,300,500,1000]),mi,le,mo,r.choice([0,0,0,0,-25.0,rt+12.5,118.4]),'Cur')
cur=list(rows)
need(3);c.setFont('Helvetica-Bold',7);c.drawString(30,y,'Total');put('name','Sorrel Pointe Apartments');
g=lambda k,rs:round(sum(x.get(k,0) for x in rs),2)
put('mk',m(g('marketRent',cur)),'r');put('amt',m(g('totalCharges',cur)),'r');put('dep',m(g('deposit',cur)),'r');put('od','0.00','r');put('bal',m(g('balance',cur)),'r');c.line(28,y+9,W-22,y+9);y-=20
sec('Future Residents/Applicants')
for u,t,mk in vu[:2]:
    rec(u,t,f't00{r.randint(60000,61999)}',r.nm(),mk,[],r.choice([200,300]),D.date(2026,1,r.randint(5,28)),eom(2026,12),None,0,'Future')
head();c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,'Summary Groups')
cx=[230,300,380,450,510,570]
y-=4
for h,x in zip(['Square\nFootage','Market\nRent','Lease\nCharges','# Of\nUnits','% Unit\nOccupancy','Balance'],cx):
    for i,tt in enumerate(h.split('\n')): c.drawRightString(x,y-9*i,tt)
y-=24;c.setFont('Helvetica',7);o=[x for x in cur if x['statusText']!='VACANT'];v=[x for x in cur if x['statusText']=='VACANT'];fu=rows[len(cur):]
for lab,rs,cnt in [('Current/Notice Residents',o,1),('Future Residents/Applicants',fu,1),('Occupied Units',o,1),('Total Vacant Units',v,1),('Totals:',cur,1)]:
    c.drawString(30,y,lab)
    for x,t in zip(cx,[f"{g('area',rs):,.2f}",m(g('marketRent',rs)),m(g('totalCharges',rs)),str(len(rs)),'' if rs is fu else f'{100*len(rs)/len(cur):.2f}',m(g('balance',rs))]): c.drawRightString(x,y,t)
    y-=11
y-=14;c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)');y-=12;c.setFont('Helvetica',7)
cs={}
for x in cur:
    for q in x.get('charges',[]): cs[q['code']]=cs.get(q['code'],0)+q['amount']
for a,b in sorted(cs.items()): c.drawString(30,y,a);c.drawRightString(230,y,m(b));y-=10
c.drawString(30,y,'Total');c.drawRightString(230,y,m(sum(cs.values())))
c.save()
save(N,'MULTIFAMILY','Yardi rent roll with lease charges, multi-page, future residents',True,'Sorrel Pointe Apartments','2025-12-31',rows,len(cur),len(o),len(v),{})
p_=os.path.join(B,'truth',N+'.json');t_=json.load(open(p_));t_['printedTotals']=dict(marketRent=g('marketRent',cur),totalCharges=g('totalCharges',cur),deposit=g('deposit',cur),balance=g('balance',cur),note='current section only, without future residents');json.dump(t_,open(p_,'w'),indent=1)
print(g('totalCharges',cur),sum(cs.values()),'rent',cs['rent'],g('contractRent',cur))

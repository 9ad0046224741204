# Yardi Voyager style "Rent Roll with Lease Charges", PDF, charge rows, future section
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
g=G(701);r=g.r
asof=dt.date(2025,9,30)
plans={'cpa1':(685,1395),'cpa2':(742,1465),'cpb1':(1010,1780),'cpb2':(1088,1850),'cpc1':(1310,2240)}
units=[]
for b in '1234':
    for f in (1,2,3):
        for n in range(1,5):
            units.append(f'{b}-{f}0{n}')
units=[u for u in units if u not in('2-103','4-304')]
special={'1-101':'MODEL','3-202':'DOWN'}
vacs={'1-203','2-301','3-104','4-101','4-203'}
rows=[];recs=[]
def chs(mk,r):
    rent=mk-r.choice([0,15,25,40,55,75,90])
    c=[('rent',float(rent))]
    if r.random()<.35:c.append(('conc',-float(r.choice([50,75,100,116.25]))))
    if r.random()<.3:c.append(('petrent',35.0))
    if r.random()<.25:c.append(('garage',125.0))
    if r.random()<.15:c.append(('strg',40.0))
    c.append(('trash',12.5)); c.append(('pestctl',4.0))
    return c
for u in units:
    p=r.choice(list(plans));a,mk=plans[p]
    if u in special:
        recs.append(dict(u=u,p=p,a=a,mk=mk,code=special[u],name=special[u],c=[]))
    elif u in vacs:
        recs.append(dict(u=u,p=p,a=a,mk=mk,code='VACANT',name='VACANT',c=[]))
    else:
        mi=g.date('2021-02-01','2025-09-20'); 
        st=mi
        while addm(st,12)<asof-dt.timedelta(days=20): st=addm(st,12).replace(day=1)
        le=eom(addm(st,11))
        c=chs(mk,r)
        mo=le if (le<=dt.date(2025,12,31) and r.random()<.5 and le>asof) else None
        recs.append(dict(u=u,p=p,a=a,mk=mk,code=f't00{r.randint(11200,48900)}',name=g.fl(),c=c,dep=float(r.choice([0,200,300,300,500,rnd if (rnd:=round(mk/2)) else 0])),oth=float(r.choice([0,0,0,250])),mi=mi,le=le,mo=mo,bal=r.choice([0,0,0,0,0,-25.0,113.42,1544.5,-1412.0,62.18,8.5])))
fut=[]
for u in ('1-203','3-104'):
    x=next(z for z in recs if z['u']==u)
    mi=g.date('2025-10-04','2025-11-01')
    fut.append(dict(u=u,p=x['p'],a=x['a'],mk=x['mk'],code=f't00{r.randint(49000,49900)}',name=g.fl(),c=chs(x['mk'],r),dep=300.0,oth=0.0,mi=mi,le=eom(addm(mi,12)),mo=None,bal=-300.0))
W,H=landscape(letter)
c=canvas.Canvas(DOC+'01_copperline_rentroll_lease_charges.pdf',pagesize=(W,H))
X=dict(unit=24,type=66,sf=140,code=150,name=208,mk=352,cc=362,amt=455,dep=510,od=560,mi=568,le=620,mo=672,bal=770)
pg=0;y=0
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',11);c.drawString(24,H-34,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8);c.drawString(24,H-46,'Copperline Pass Apartments (cpapts)')
    c.drawString(24,H-56,'As Of = 09/30/2025');c.drawString(24,H-66,'Month Year = 09/2025')
    y=H-84;c.setFont('Helvetica-Bold',7)
    for k,(a,b,al) in dict(unit=('Unit','','l'),type=('Unit Type','','l'),sf=('Unit','Sq Ft','r'),code=('Resident','','l'),name=('Name','','l'),mk=('Market','Rent','r'),cc=('Charge','Code','l'),amt=('Amount','','r'),dep=('Resident','Deposit','r'),od=('Other','Deposit','r'),mi=('Move In','','l'),le=('Lease','Expiration','l'),mo=('Move Out','','l'),bal=('Balance','','r')).items():
        f=c.drawRightString if al=='r' else c.drawString
        f(X[k],y,a);f(X[k],y-8,b)
    c.line(24,y-12,W-22,y-12);y-=22;c.setFont('Helvetica',7)
def foot():
    c.setFont('Helvetica',6.5);c.drawString(24,18,'Friday, October 3, 2025 08:14 AM');c.drawRightString(W-22,18,f'Page {pg}')
def rs(k,v): c.drawRightString(X[k],y,v)
def emit(x,sec):
    global y
    need=10*(len(x['c'])+1)+6
    if y-need<36: head()
    c.drawString(X['unit'],y,x['u']);c.drawString(X['type'],y,x['p']);rs('sf',f"{x['a']:,.2f}")
    c.drawString(X['code'],y,x['code']);c.drawString(X['name'],y,x['name']);rs('mk',m(x['mk']))
    t=dict(unit=x['u'],unitType=x['p'],area=x['a'],marketRent=float(x['mk']),section=sec)
    if x['code'] in('VACANT','MODEL','DOWN'):
        for k in('dep','od','bal'):rs(k,'0.00')
        t.update(statusText=x['code'],deposit=0,balance=0)
        y-=10;c.setFont('Helvetica-Bold',7);c.drawString(X['cc'],y,'Total');rs('amt','0.00');c.setFont('Helvetica',7);y-=13
        t['totalCharges']=0
    else:
        rs('dep',m(x['dep']));rs('od',m(x['oth']));c.drawString(X['mi'],y,us(x['mi']));c.drawString(X['le'],y,us(x['le']))
        if x['mo']:c.drawString(X['mo'],y,us(x['mo']))
        rs('bal',m(x['bal']))
        for k,v in x['c']:
            c.drawString(X['cc'],y,k);rs('amt',m(v));y-=10
        tot=sum(v for _,v in x['c'])
        c.setFont('Helvetica-Bold',7);c.drawString(X['cc'],y,'Total');rs('amt',m(tot));c.setFont('Helvetica',7);y-=13
        t.update(tenantName=x['name'],contractRent=x['c'][0][1],charges=[dict(code=k,amount=v) for k,v in x['c']],totalCharges=tot,deposit=x['dep'],balance=float(x['bal']),moveInDate=x['mi'],leaseEndDate=x['le'],moveOutDate=x['mo'],statusText='Future Residents/Applicants' if 'Future' in sec else 'Occupied')
    rows.append(t)
head()
c.setFont('Helvetica-Bold',7.5);c.drawString(24,y,'Current/Notice/Vacant Residents');y-=13;c.setFont('Helvetica',7)
for x in recs: emit(x,'Current/Notice/Vacant Residents')
if y<90:head()
c.setFont('Helvetica-Bold',7.5);c.drawString(24,y,'Future Residents/Applicants');y-=13;c.setFont('Helvetica',7)
for x in fut: emit(x,'Future Residents/Applicants')
def S(l,k):return sum(z.get(k,0) or 0 for z in l)
def sm(l):return (sum(z['a'] for z in l),sum(z['mk'] for z in l),sum(z['c'][0][1] if z['c'] else 0 for z in l),sum(v for z in l for _,v in z['c']),S(l,'dep'),S(l,'oth'),S(l,'bal'))
if y<60:head()
a=sm(recs);c.setFont('Helvetica-Bold',7);c.line(24,y+9,W-22,y+9)
c.drawString(X['unit'],y,'Total');c.drawString(X['type'],y,'cpapts');rs('sf',m(a[0]));rs('mk',m(a[1]));rs('amt',m(a[3]));rs('dep',m(a[4]));rs('od',m(a[5]));rs('bal',m(a[6]))
head()
c.setFont('Helvetica-Bold',8);c.drawString(24,y,'Summary Groups');y-=14;c.setFont('Helvetica-Bold',7)
cols=[150,215,290,365,440,510,570,640,720]
for xx,h in zip(cols[1:],['Square Footage','Market Rent','Lease Charges','Security Deposit','Other Dep.','# Of Units','% Unit Occ','Balance']):c.drawRightString(xx+40,y,h)
y-=12;c.setFont('Helvetica',7)
occ=[z for z in recs if z['c']];vac=[z for z in recs if z['code']=='VACANT'];non=[z for z in recs if z['code'] in('MODEL','DOWN')]
n=len(recs)
for lab,l in(('Current/Notice/Vacant Residents',occ+vac+non),('Future Residents/Applicants',fut),('Occupied Units',occ),('Total Non Rev Units',non),('Total Vacant Units',vac),('Totals:',recs)):
    s=sm(l);c.drawString(24,y,lab)
    for xx,v in zip(cols[1:],[m(s[0]),m(s[1]),m(s[3]),m(s[4]),m(s[5]),str(len(l)),f'{100*len(l)/n:.2f}' if l is not fut else '',m(s[6])]):c.drawRightString(xx+40,y,v)
    y-=11
y-=14;c.setFont('Helvetica-Bold',8);c.drawString(24,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)');y-=13
c.setFont('Helvetica-Bold',7);c.drawString(24,y,'Charge Code');c.drawRightString(160,y,'Amount');y-=11;c.setFont('Helvetica',7)
d={}
for z in recs:
    for k,v in z['c']:d[k]=d.get(k,0)+v
for k,v in d.items():c.drawString(24,y,k);c.drawRightString(160,y,m(v));y-=10
c.setFont('Helvetica-Bold',7);c.drawString(24,y,'Total');c.drawRightString(160,y,m(sum(d.values())));foot();c.save()
save('01_copperline_rentroll_lease_charges.pdf','MULTIFAMILY','Yardi Voyager rent roll with lease charges, landscape print','charges in rows under the unit with a Total line, model/down units, future residents section repeating vacant units, summary page',rows,'Copperline Pass Apartments','2025-09-30',n,len(occ),len(vac))

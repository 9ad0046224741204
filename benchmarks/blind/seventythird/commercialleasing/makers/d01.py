from common import *
from reportlab.pdfgen import canvas
r=random.Random(101); N='Harbor Point Plaza CMROLL 033125.pdf'; asof=date(2025,3,31)
W,H=792,612
suites=[]; names=OFFICE[:]; r.shuffle(names)
for f in range(1,7):
    n=5 if f<6 else 3
    for k in range(n):
        suites.append((f'HPP01-{f}{k*15:02d}0'.replace('HPP01-','HPP01-0') if False else f'HPP01-{f}{(k*15):02d}'.replace('-','-0')))
data=[];vac=set(r.sample(range(len(suites)),4)); prev=None
for i,s in enumerate(suites):
    a=r.randint(1180,6900)
    if i in vac: data.append(dict(u=s,a=a)); continue
    nm=names.pop()
    if i==17 and prev: nm=prev
    prev=nm
    st,en,t=lease(r,asof,(36,60,60,84,120)); psf=round(r.uniform(22,34)*2)/2
    m=round(a*psf/12,2)
    rec=round(a*r.uniform(.15,.62),2) if r.random()<.7 else 0
    oth=r.choice([0,0,0,75,150,240,425]); stop=r.choice([None,None,9.85,10.12,8.40])
    steps=[];d=addm(st.replace(day=1),12);p=psf
    while d<en:
        p=round(p+.75,2)
        if d>asof and len(steps)<4: steps.append((d,round(a*(psf+.75*(len(steps)+1))/12,2),psf+.75*(len(steps)+1)))
        d=addm(d,12)
    if r.random()<.25: steps=[]
    data.append(dict(u=s,a=a,n=nm,s=st,e=en,m=m,psf=psf,rec=rec,oth=oth,stop=stop,steps=steps))
c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0;y=0
X=dict(u=28,n=88,s=268,e=318,a=362,m=418,p=456,r=510,x=545,o=592,cat=602,d=660,amt=718,pp=764)
def head():
    global pg,y
    pg+=1
    c.setFont('Helvetica',7.5); c.drawString(28,585,'Database:   KESTRELPM'); c.drawString(28,575,'Bldg Status:   Active only')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,585,'Rent Roll'); c.setFont('Helvetica-Bold',9);c.drawCentredString(W/2,573,'Harbor Point Plaza')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,562,'3/31/2025')
    c.setFont('Helvetica',7.5);c.drawRightString(764,585,f'Page:   {pg}');c.drawRightString(764,575,'Date:   4/2/2025');c.drawRightString(764,565,'Time:   10:14 AM')
    c.line(28,556,764,556); c.setFont('Helvetica',7)
    for x,al,ls in [(28,'l',['Bldg Id-Suit Id','']),(88,'l',['','Occupant Name']),(X['s'],'r',['Rent','Start']),(X['e'],'r',['','Expiration']),(X['a'],'r',['GLA','Sqft']),(X['m'],'r',['Monthly','Base Rent']),(X['p'],'r',['Annual','Rate PSF']),(X['r'],'r',['Monthly','Cost Recovery']),(X['x'],'r',['Expense','Stop']),(X['o'],'r',['Monthly','Other Income'])]:
        for j,t in enumerate(ls): (c.drawString if al=='l' else c.drawRightString)(x,538-9*j,t)
    c.drawCentredString(686,547,'-------------- Future Rent Increases --------------')
    c.drawString(606,529,'Cat');c.drawRightString(X['d'],529,'Date');c.drawRightString(X['amt'],529,'Monthly Amount');c.drawRightString(X['pp'],529,'PSF')
    c.line(28,524,764,524); y=512
def need(h):
    global y
    if y-h<34: c.showPage(); head()
def line(d):
    global y
    need(12+9*max(0,len(d.get('steps',[]))-1))
    c.setFont('Helvetica',7); c.drawString(28,y,d['u'])
    R=lambda k,v:c.drawRightString(X[k],y,v)
    if 'n' not in d: c.drawString(88,y,'Vacant'); R('a',m0(d['a'])); y-=13; return
    c.drawString(88,y,d['n']);R('s',mdy(d['s']));R('e',mdy(d['e']));R('a',m0(d['a']));R('m',m2(d['m']));R('p',m2(d['psf']))
    if d['rec']:R('r',m2(d['rec']))
    if d['stop']:R('x',m2(d['stop']))
    if d['oth']:R('o',m2(d['oth']))
    for j,(dt,am,p) in enumerate(d['steps']):
        if j: y-=9
        c.drawString(606,y,'BRT');R('d',mdy(dt));R('amt',m2(am));R('pp',m2(p))
    y-=13
head()
V=[d for d in data if 'n' not in d];O=[d for d in data if 'n' in d]
for t,g in (('Vacant Suites',V),('Occupied Suites',O)):
    need(40);c.setFont('Helvetica-BoldOblique',7.5);c.drawString(28,y,t);y-=13
    for d in g: line(d)
    y-=4
oa=sum(d['a'] for d in O);va=sum(d['a'] for d in V);om=round(sum(d['m'] for d in O),2);orr=round(sum(d['rec'] for d in O),2);oo=sum(d['oth'] for d in O)
need(110)
for ttl in ('Totals:','Grand Total:'):
    c.line(X['a']-45,y+9,X['o'],y+9)
    c.setFont('Helvetica-Bold',7);c.drawString(100,y-1,ttl)
    for l,p,n,a,mm in (('Occupied Sqft:',oa/(oa+va),len(O),oa,1),('Leased/Unoccupied Sqft:',0,0,0,0),('Vacant Sqft:',va/(oa+va),len(V),va,0),('Total Sqft:',1,len(data),oa+va,1)):
        c.drawRightString(285,y-1,l) if False else c.drawString(165,y-1,l)
        c.drawRightString(292,y-1,f'{p*100:.2f}%') if l!='Total Sqft:' else None
        c.drawRightString(330,y-1,f'{n} Units') if True else None
        c.drawRightString(X['a']+8,y-1,m0(a)) if False else c.drawRightString(375,y-1,m0(a))
        if mm:
            c.drawRightString(X['m']+8,y-1,m2(om));c.drawRightString(X['r'],y-1,m2(orr));c.drawRightString(X['o'],y-1,m2(oo))
        y-=10
    y-=8
c.save()
rows=[]
for d in V: rows.append(row(unit=d['u'],area=d['a'],statusText='Vacant',section='Vacant Suites'))
for d in O: rows.append(row(unit=d['u'],area=d['a'],tenantName=d['n'],statusText='Occupied',section='Occupied Suites',contractRent=d['m'],leaseStartDate=d['s'],leaseEndDate=d['e'],
   charges=[dict(code=k,amount=v) for k,v in (('Monthly Cost Recovery',d['rec']),('Monthly Other Income',d['oth'])) if v],rentSteps=[dict(date=iso(a),amount=b) for a,b,_ in d['steps']]))
save(N,'OFFICE','MRI commercial rent roll, vacant first, future increases',False,'Harbor Point Plaza','2025-03-31',rows,len(data),len(O),len(V),ties=dict(area=oa+va,contractRent=om))

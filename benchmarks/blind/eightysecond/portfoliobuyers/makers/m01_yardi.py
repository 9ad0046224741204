from common import *
from reportlab.pdfgen import canvas
r=random.Random(101); nm=N(r); asof=D(2025,9,30)
plans={'lp1a':(672,1185),'lp1b':(741,1240),'lp2a':(938,1465),'lp2b':(1014,1530),'lp3a':(1226,1795)}
units=[]
for b in range(1,5):
    for i in range(1,13):
        units.append(f'{b:02d}-{100*((i-1)//6+1)+(i-1)%6+1}')
spec={'01-104':'MODEL','03-202':'DOWN','02-105':'VACANT','03-106':'VACANT','04-201':'VACANT'}
notice={'01-203':D(2025,10,31),'02-201':D(2025,10,12),'04-104':D(2025,11,15)}
order=['rent','petrent','garage','trash','pestctl','concess','empcred','mtmfee']
rows=[];blocks=[]
for k,u in enumerate(units):
    pl=list(plans)[[0,0,2,2,3,4,1,1,2,3,3,4][k%12]]
    sf,mk=plans[pl]; mk=mk+r.choice([0,0,15,25,40])
    d=dict(u=u,t=pl,sf=sf,mk=float(mk),sec='Current/Notice/Vacant Residents')
    if u in spec:
        d.update(res=spec[u],name=spec[u],ch=[],dep=0.,bal=0.,mi=None,le=None,mo=None)
    else:
        mi=D(2025,9,1)-dt.timedelta(r.randint(20,1500))
        le=mi
        while le<D(2025,9,25): le=addm(le,12)
        le=eom(le.year,le.month)
        mtm=r.random()<.09 and u not in notice and mi<D(2024,4,1)
        if mtm: le=eom(2025,r.choice([5,6,7]))
        ch=[('rent',float(mk-r.choice([0,10,20,35,55,80,95,120])))]
        if r.random()<.28: ch.append(('petrent',35.))
        if r.random()<.2: ch.append(('garage',110.))
        ch.append(('trash',22.)); ch.append(('pestctl',5.5))
        if r.random()<.12: ch.append(('concess',-float(r.choice([50,75,100]))))
        if u=='02-203': ch.append(('empcred',-300.))
        if mtm: ch.append(('mtmfee',150.))
        d.update(res=f't{r.randint(10234,98777):07d}',name=nm.lf(),ch=ch,dep=float(r.choice([200,300,300,500,750,0])),
          bal=r.choice([0.,0.,0.,0.,0.,round(r.uniform(5,90),2),-round(r.uniform(2,60),2),round(r.uniform(300,2900),2)]),mi=mi,le=le,mo=notice.get(u))
    blocks.append(d)
for u,mi in (('02-105',D(2025,10,10)),('02-201',D(2025,10,25)),('04-201',D(2025,10,4))):
    b=[x for x in blocks if x['u']==u][0]
    ch=[('rent',b['mk']-20),('trash',22.),('pestctl',5.5)]
    if u=='04-201': ch.insert(1,('petrent',35.))
    blocks.append(dict(u=u,t=b['t'],sf=b['sf'],mk=None,sec='Future Residents/Applicants',res=f't{r.randint(99001,99900):07d}',name=nm.lf(),ch=ch,dep=300. if u!='02-201' else 0.,bal=0.,mi=mi,le=eom(2026,mi.month-1),mo=None))
for d in blocks:
    fut=d['sec'].startswith('Future')
    st=spec.get(d['u']) if not fut else 'Future'
    if not st and not d['mo']: st='Occupied'
    special=d['name'] in ('VACANT','MODEL','DOWN')
    rows.append(row(unit=d['u'],unitType=d['t'],area=d['sf'],tenantName=None if special else d['name'],statusText=st,section=d['sec'],
      marketRent=d['mk'],contractRent=None if special else d['ch'][0][1],leaseEndDate=d['le'],moveInDate=d['mi'],moveOutDate=d['mo'],deposit=d['dep'],balance=d['bal'],
      charges=[dict(code=a,amount=b) for a,b in d['ch']],totalCharges=sum(b for a,b in d['ch'])+0.))
fn='Rent_Roll_with_Lease_Charges_larkpt_0925.pdf'
W,H=792,612
X=dict(u=24,t=62,sf=122,res=128,name=172,mk=318,code=326,amt=410,dep=460,od=506,mi=514,le=562,mo=616,bal=768)
class P:
    def __init__(s,tot): s.c=canvas.Canvas(doc(fn) if tot else 'build/blind/.tmp.pdf',pagesize=(W,H)); s.n=0; s.tot=tot; s.new()
    def new(s):
        c=s.c
        if s.n: c.showPage()
        s.n+=1; s.y=H-30
        if s.n==1:
            T(c,24,s.y,'Rent Roll with Lease Charges','Helvetica-Bold',11); s.y-=13
            T(c,24,s.y,'Larkspur Pointe Apartments (larkpt)','Helvetica',8); s.y-=10
            T(c,24,s.y,'As Of = 09/30/2025','Helvetica',8); s.y-=10
            T(c,24,s.y,'Month Year = 09/2025','Helvetica',8); s.y-=14
        T(c,24,20,'Wednesday, October 01, 2025','Helvetica',6.5); T(c,768,20,f'Page {s.n} of {s.tot}','Helvetica',6.5,'r'); 
        T(c,396,20,'08:14 AM','Helvetica',6.5,'c')
        s.head()
    def head(s):
        c=s.c; c.setFillGray(.88); c.rect(22,s.y-12,750,20,fill=1,stroke=0); c.setFillGray(0)
        for k,a,b,al in (('u','Unit','','l'),('t','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('name','Name','','l'),('mk','Market','Rent','r'),('code','Charge','Code','l'),('amt','Amount','','r'),('dep','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')):
            T(c,X[k],s.y,a,'Helvetica-Bold',6.8,al); 
            if b: T(c,X[k],s.y-8,b,'Helvetica-Bold',6.8,al)
        s.y-=22
    def need(s,h=9):
        if s.y-h<34: s.new()
    def sec(s,t): s.need(24); T(s.c,24,s.y,t,'Helvetica-Bold',7.5); s.y-=11
def draw(tot):
    p=P(tot); c=p.c; cur=None
    for d in blocks:
        if d['sec']!=cur: cur=d['sec']; p.sec(cur)
        p.need()
        y=p.y
        T(c,X['u'],y,d['u']);T(c,X['t'],y,d['t']);T(c,X['sf'],y,f"{d['sf']:,.2f}",al='r');T(c,X['res'],y,d['res'],w=42);T(c,X['name'],y,d['name'],w=100)
        if d['mk'] is not None: T(c,X['mk'],y,m2(d['mk']),al='r')
        T(c,X['dep'],y,m2(d['dep']),al='r');T(c,X['od'],y,'0.00',al='r')
        for k in('mi','le','mo'):T(c,X[k],y,mdy(d[k]))
        T(c,X['bal'],y,m2(d['bal']),al='r')
        for a,b in d['ch']:
            p.need(); T(c,X['code'],p.y,a); T(c,X['amt'],p.y,m2(b),al='r'); p.y-=9
        if not d['ch']: p.y-=0
        if not d['ch']: T(c,X['amt'],p.y,'0.00',al='r'); p.y-=9
        p.need(); c.setLineWidth(.4); c.line(X['code'],p.y+7,X['amt'],p.y+7); T(c,X['code'],p.y,'Total','Helvetica-Bold'); T(c,X['amt'],p.y,m2(sum(b for a,b in d['ch'])),'Helvetica-Bold',al='r'); p.y-=12
    cv=[d for d in blocks if not d['sec'].startswith('Fut')]; fu=[d for d in blocks if d['sec'].startswith('Fut')]
    p.need(30); c.line(22,p.y+8,772,p.y+8)
    T(c,24,p.y,'Total',"Helvetica-Bold"); T(c,120,p.y,'Larkspur Pointe Apartments(larkpt)',"Helvetica-Bold")
    for k,v in (('mk',sum(d['mk'] or 0 for d in blocks)),('amt',sum(b for d in blocks for a,b in d['ch'])),('dep',sum(d['dep'] for d in blocks)),('od',0.),('bal',sum(d['bal'] for d in blocks))):T(c,X[k],p.y,m2(v),"Helvetica-Bold",al='r')
    # summary page
    c.showPage(); p.n+=1; y=H-34
    T(c,24,20,'Wednesday, October 01, 2025','Helvetica',6.5); T(c,768,20,f'Page {p.n} of {tot}','Helvetica',6.5,'r')
    xs=[24,230,300,370,440,510,560,620,690,768]
    for x,a,b in zip(xs,['Summary Groups','Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft','Balance'],['','Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied','']):
        T(c,x,y,a,'Helvetica-Bold',7,'l' if x==24 else 'r'); T(c,x,y-8,b,'Helvetica-Bold',7,'r')
    y-=20
    TS=sum(d['sf'] for d in cv)
    def line(l,g,cnt=True,b=False,occ=True):
        nonlocal y
        f='Helvetica-Bold' if b else 'Helvetica'
        sf=sum(d['sf'] for d in g)
        v=[m2(sf),m2(sum(d['mk'] or 0 for d in g)),m2(sum(x for d in g for a,x in d['ch'])),m2(sum(d['dep'] for d in g)),'0.00',str(len(g)) if cnt else '',f'{100*len(g)/48:.2f}' if cnt and occ else '',f'{100*sf/TS:.2f}' if cnt and occ else '',m2(sum(d['bal'] for d in g))]
        T(c,24,y,l,f)
        for x,s in zip(xs[1:],v):T(c,x,y,s,f,al='r')
        y-=11
    occ=[d for d in cv if d['ch']]; non=[d for d in cv if d['name'] in('MODEL','DOWN')]; vac=[d for d in cv if d['name']=='VACANT']
    line('Current/Notice/Vacant Residents',cv,False); line('Future Residents/Applicants',fu,False)
    line('Occupied Units',occ); line('Total Non Rev Units',non); line('Total Vacant Units',vac)
    c.line(22,y+8,772,y+8); line('Totals:',cv,True,True)
    y-=20; T(c,24,y,'Summary of Charges by Charge Code','Helvetica-Bold',8); y-=10; T(c,24,y,'(Current/Notice Residents Only)','Helvetica',7); y-=14
    T(c,24,y,'Charge Code','Helvetica-Bold'); T(c,230,y,'Amount','Helvetica-Bold',al='r'); y-=10
    for k in order:
        v=sum(x for d in cv for a,x in d['ch'] if a==k)
        if v: T(c,24,y,k);T(c,230,y,m2(v),al='r');y-=10
    c.line(22,y+8,232,y+8);T(c,24,y,'Total','Helvetica-Bold');T(c,230,y,m2(sum(x for d in cv for a,x in d['ch'])),'Helvetica-Bold',al='r')
    c.save(); return p.n
n=draw(0); draw(n)
os.remove('build/blind/.tmp.pdf')
occ=sum(1 for d in blocks if d['ch'] and not d['sec'].startswith('Fut'))
save(fn,'MULTIFAMILY','Yardi rent roll with lease charges, one line per charge, future section, summary page',False,
 dict(propertyName='Larkspur Pointe Apartments',asOnDate='2025-09-30',units=48,occupied=occ,vacant=3,rows=rows))

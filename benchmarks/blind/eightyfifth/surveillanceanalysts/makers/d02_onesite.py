from lib import *
from reportlab.pdfgen import canvas
r=rng(8502); N=Names(r); fn='02_elm_hollow_affordable.pdf'
# affordable, HAP + tenant rent + utility allowance, by building
P={'0BR':('Studio',455,810,58),'1BR':('1BR/1BA',620,935,74),'2BR':('2BR/1BA',845,1120,97),'3BR':('3BR/1.5BA',1060,1385,121)}
recs=[]
for b,n in (('A',12),('B',14),('C',10)):
    for i in range(n):
        k=r.choice(['1BR','1BR','2BR','2BR','3BR','0BR']); t,sf,cr,ua=P[k]
        d=dict(b=b,u=f'{b}{100*(i//6+1)+i%6+1}',t=t,sf=sf,cr=cr,ua=ua)
        if (b,i) in (('A',4),('C',8)): d.update(st='Vacant')
        elif (b,i)==('B',13): d.update(st='Vacant-Leased')
        else:
            tr=r.randint(0,int(cr*.55)); mi=D.date(r.randint(2009,2025),r.randint(1,12),r.randint(1,28)); nc=D.date(2026,mi.month,1) if mi.month<12 else D.date(2026,12,1)
            urp=0
            prog='Sec 8'
            if r.random()<.15: prog='LIHTC 60'; hap=0; tr=cr-ua-r.choice([0,35]); 
            else:
                hap=cr-tr
                if r.random()<.08: tr=0; hap=cr; urp=r.randint(12,ua)
            d.update(st='Occupied-NTV' if r.random()<.06 else 'Occupied',n=N.lf(),mi=mi,nc=nc,tr=tr,hap=hap,urp=urp,prog=prog,dep=r.choice([50,100,tr or 50,250]),bal=r.choice([0,0,0,0,0,-3,27,145,412]),hh=r.randint(1,4))
        recs.append(d)
W,H=1008,612; c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=0
cols=[('u','Unit','',30,'l'),('t','Floorplan','',68,'l'),('sf','SQFT','',152,'r'),('st','Unit/Lease','Status',164,'l'),('n','Head of Household','',236,'l'),('hh','HH','Size',372,'r'),('prog','Program','',384,'l'),('mi','Move-In','',438,'l'),('nc','Next','Recert',492,'l'),('cr','Contract','Rent',592,'r'),('ua','Utility','Allow.',640,'r'),('tr','Tenant','Rent',694,'r'),('hap','Subsidy','(HAP)',752,'r'),('urp','Utility','Reimb.',800,'r'),('tot','Total','Billing',856,'r'),('dep','Dep','On Hand',908,'r'),('bal','Balance','',972,'r')]
TOT=2
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    c.setFont('Times-Bold',13); c.drawString(30,H-32,'RENT ROLL DETAIL - AFFORDABLE'); c.setFont('Times-Roman',9)
    c.drawString(30,H-45,'Larkmoor Housing Management, Inc. - Elm Hollow Homes'); c.drawString(30,H-56,'As of 11/30/2025'); c.drawRightString(W-30,H-32,f'Page {pg} of {TOT}'); c.drawRightString(W-30,H-45,'OneSite Rents v4.2'); c.drawRightString(W-30,H-56,'12/02/2025 10:41:09AM'); 
    c.setFont('Times-Roman',8); c.drawString(30,H-68,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - RESIDENT, HAP; Sort by - Building/Unit')
    c.setFillGray(.86); c.rect(26,H-100,W-52,24,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',8.5)
    for k,a,b,x,al in cols:
        f=c.drawString if al=='l' else c.drawRightString
        if b: f(x,H-86,a); f(x,H-96,b)
        else: f(x,H-96,a)
    y=H-113
def vals(d):
    v=dict(u=d['u'],t=d['t'],sf=f"{d['sf']:,}",st=d['st'],cr=m2(d['cr']),ua=m2(d['ua']))
    if 'n' in d:
        v.update(n=d['n'],hh=str(d['hh']),prog=d['prog'],mi=us(d['mi']),nc=us(d['nc']),tr=m2(d['tr']),hap=m2(d['hap']),urp=m2(-d['urp']) if d['urp'] else '0.00',tot=m2(d['tr']+d['hap']-d['urp']),dep=m2(d['dep']),bal=m2(d['bal']))
    else: v.update(n='VACANT',tr='0.00',hap='0.00',urp='0.00',tot='0.00',dep='0.00',bal='0.00')
    return v
def line(v,f='Times-Roman'):
    c.setFont(f,8.5)
    for k,a,b,x,al in cols:
        if k in v: (c.drawString if al=='l' else c.drawRightString)(x,y,v[k])
def totals(l,ds):
    s=lambda k:sum(d.get(k,0) for d in ds)
    return dict(u=l,sf=f"{s('sf'):,}" ,cr=m2(s('cr')),ua=m2(s('ua')),tr=m2(s('tr')),hap=m2(s('hap')),urp=m2(-s('urp')) if s('urp') else '0.00',tot=m2(s('tr')+s('hap')-s('urp')),dep=m2(s('dep')),bal=m2(s('bal')))
head()
for b in 'ABC':
    ds=[d for d in recs if d['b']==b]
    if y<120: head()
    c.setFont('Times-BoldItalic',9.5); c.drawString(30,y,f'Building {b}'); y-=13
    for d in ds:
        if y<40: head()
        line(vals(d)); y-=13.5
    c.setLineWidth(.4); c.line(560,y+9,W-30,y+9)
    v=totals(f'Building {b} Totals: {len(ds)} units',ds); v.pop('sf'); line(v,'Times-Bold'); y-=20
c.setLineWidth(1); c.line(560,y+10,W-30,y+10)
v=totals('Elm Hollow Homes Totals:',recs); v.pop('sf'); line(v,'Times-Bold'); y-=26
if y<150: head()
c.setFont('Times-Bold',9); c.drawString(30,y,'Occupancy and Rents Summary for Current Date'); y-=13
occ=[d for d in recs if 'n' in d]; vac=[d for d in recs if 'n' not in d]
for x,t in [(30,'Unit Status'),(300,'Contract Rent'),(380,'# Units'),(470,'Tenant Rent'),(560,'Subsidy')]: (c.drawString if x==30 else c.drawRightString)(x,y,t)
y-=12; c.setFont('Times-Roman',9)
for l,ds in [('Occupied, no NTV',[d for d in occ if d['st']=='Occupied']),('Occupied, NTV',[d for d in occ if d['st']!='Occupied']),('Vacant Leased',[d for d in vac if d['st']=='Vacant-Leased']),('Vacant Not Leased',[d for d in vac if d['st']=='Vacant']),('Totals:',recs)]:
    c.drawString(30,y,l); c.drawRightString(300,y,m2(sum(d['cr'] for d in ds))); c.drawRightString(380,y,str(len(ds))); c.drawRightString(470,y,m2(sum(d.get('tr',0) for d in ds))); c.drawRightString(560,y,m2(sum(d.get('hap',0) for d in ds))); y-=12
y-=6; c.setFont('Times-Italic',8); c.drawString(30,y,'Contract rents per HUD-approved rent schedule effective 07/01/2025. LIHTC 60 households pay the tax-credit rent net of utility allowance.'); 
print('pages',pg)
c.save()
rows=[]
for d in recs:
    q=dict(unit=d['u'],building=d['b'],unitType=d['t'],area=d['sf'],statusText=d['st'],section=f"Building {d['b']}",contractRent=d['cr'])
    ua=dict(code='Utility Allow.',amount=d['ua'])
    if 'n' in d: q.update(tenantName=d['n'],moveInDate=d['mi'],deposit=d['dep'],balance=d['bal'],charges=[dict(code='Tenant Rent',amount=d['tr']),dict(code='Subsidy (HAP)',amount=d['hap']),dict(code='Utility Reimb.',amount=-d['urp'])],totalCharges=d['tr']+d['hap']-d['urp'])
    else: q.update(deposit=0.0,balance=0.0,totalCharges=0.0,charges=[dict(code='Tenant Rent',amount=0.0),dict(code='Subsidy (HAP)',amount=0.0),dict(code='Utility Reimb.',amount=0.0)])
    rows.append(q)
save(fn,'MULTIFAMILY','OneSite affordable print','legal landscape, HAP/utility allowance columns, building sections and totals',False,'Elm Hollow Homes','2025-11-30',rows,len(recs),len(occ),len(vac))

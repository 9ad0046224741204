# Canada, apartment block, system report in Courier (letter landscape), 132 suites, floor sub-totals, type summary
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
fn='08_mapleview_tower_hamilton_rentroll.pdf'
random.seed(8408)
sn='TREMBLAY,OKAFOR,SINGH,MACDONALD,NGUYEN,LEBLANC,KOWALSKI,HASSAN,FRASER,CHOI,PEREIRA,BOUCHARD,WHITFORD,ADEYEMI,ROMANO,DHILLON,CAMPBELL,GAGNON,PETROV,VALDEZ,OSMAN,LAU,STEWART,HUNTER,MORIN'.split(',')
used=set()
def nam():
    while 1:
        x=f'{random.choice(sn)}, {random.choice("ABCDEFGHJKLMNPRSTVW")}.'
        if random.random()<.3: x=x[:-2]+f'{random.choice("ABCDEFGHJKLMNPRSTVW")}. & {random.choice("ABCDEFGHJKLMNPRSTVW")}.'
        if x not in used: used.add(x); return x
W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H))
FS=7.6
cols=[('SUITE',30,'l'),('TYPE',62,'l'),('SQFT',124,'r'),('RESIDENT',132,'l'),('ST',220,'l'),('MOVE IN',238,'l'),('LEASE END',296,'l'),('MARKET',406,'r'),('RENT',460,'r'),('PARKING',508,'r'),('LOCKER',548,'r'),('HYDRO',594,'r'),('TOTAL',652,'r'),('LMR DEP',710,'r'),('BALANCE',770,'r')]
pg=0;y=0
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Courier-Bold',10); c.drawString(30,H-34,'MAPLEVIEW TOWER'); c.setFont('Courier',8); c.drawString(30,H-45,'450 Queensdale Ave E, Hamilton ON   Property: 0117'); c.drawRightString(770,H-34,'RENT ROLL'); c.drawRightString(770,H-45,'As of: Oct-31-2025'); c.drawRightString(770,H-56,f'Page: {pg:3d}'); c.drawString(30,H-56,'Run: Nov-03-2025 09:14  User: JPOIRIER')
    y=H-74; c.setFont('Courier-Bold',FS)
    for n,x,a in cols: (c.drawString if a=='l' else c.drawRightString)(x,y,n)
    c.setDash(2,1); c.line(30,y-3,770,y-3); c.setDash(); y-=15
def need(n):
    if y-n*9.6<40: head()
def line(v,b=False):
    global y
    need(1); c.setFont('Courier-Bold' if b else 'Courier',FS)
    for (n,x,a),t in zip(cols,v):
        if t: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
    y-=9.6
m=lambda v:f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
f=lambda d:d.strftime('%b-%d-%Y')
head(); rows=[]; G=[0]*9; summ={}
types=[('BACH',410,1295),('1BR-A',585,1585),('1BR-B',610,1620),('2BR',820,1945),('2BR-C',865,1990),('3BR',1040,2380)]
plan=['2BR','1BR-A','1BR-A','BACH','2BR','1BR-B','1BR-B','2BR-C','1BR-A','2BR','3BR']
tt={t[0]:t for t in types}
for fl in range(1,13):
    need(4); c.setFont('Courier-Bold',FS); c.drawString(30,y,f'FLOOR {fl:02d}'); y-=10; S=[0]*9
    for k,tp in enumerate(plan,1):
        u=f'{fl}{k:02d}'; _,sf,mk=tt[tp]; mk=mk+fl*5; x=random.random()
        vac=u in('207','504','611','803','1105'); sup=u=='101'
        if vac: t=None; st='V'; mi=le=None; rent=0;pk=lk=hy=dep=0; bal=0
        else:
            t=nam(); st='O'; mi=D(random.randint(2006,2025),random.randint(1,9),random.choice([1,1,1,15])); yr=mi.year
            rent=round(mk*max(.52,1-.028*(2025-yr))-random.choice([0,0,12.35,7.8,21.16]),2); pk=random.choice([0,0,65,65,85]); lk=random.choice([0,0,0,25]); hy=random.choice([0,0,0,48.5,55.0]) if yr>2015 else 0; dep=round(rent*.97,2)
            le=addy(mi,1) if yr>=2025 or (yr==2024 and mi.month>10) else 'MTM'
            bal=random.choice([0]*9+[round(rent,2),-50.0,312.4,-rent,65.0])
            if u in('402','909'): st='N'
            if sup: t='SUPERINTENDENT'; rent=0;pk=lk=hy=0;dep=0;bal=0; le='MTM'; st='E'
        tot=round(rent+pk+lk+hy,2)
        line([u,tp,f'{sf:,}',t or '** VACANT **',st,f(mi) if mi else '',(le if isinstance(le,str) else f(le)) if le else '',m(mk),m(rent),m(pk),m(lk),m(hy),m(tot),m(dep),m(bal)])
        ST={'O':'O','V':'V','N':'N','E':'E'}[st]
        rows.append(dict(unit=u,section=f'FLOOR {fl:02d}',unitType=tp,area=sf,tenantName=t,statusText=st,moveInDate=mi,leaseEndDate=le,marketRent=mk,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in (('PARKING',pk),('LOCKER',lk),('HYDRO',hy))],totalCharges=tot,deposit=dep,balance=bal))
        for i,v in enumerate((sf,mk,rent,pk,lk,hy,tot,dep,bal)): S[i]+=v
        q=summ.setdefault(tp,[0,0,0,0]); q[0]+=1; q[1]+=0 if vac else 1; q[2]+=mk; q[3]+=rent
    c.setLineWidth(.4); c.line(360,y+7,770,y+7)
    line(['','',f'{S[0]:,}',f'FLOOR {fl:02d} TOTAL','','','',*[m(round(v,2)) for v in S[1:]]],True); y-=4; G=[a+b for a,b in zip(G,S)]
c.line(30,y+8,770,y+8); line(['','',f'{G[0]:,}','PROPERTY TOTAL','','','',*[m(round(v,2)) for v in G[1:]]],True)
need(14); y-=14; c.setFont('Courier-Bold',8); c.drawString(30,y,'SUMMARY BY SUITE TYPE'); y-=11
for n,x in (('TYPE',30),('SUITES',150),('OCCUPIED',230),('VACANT',300),('MARKET RENT',400),('ACTUAL RENT',500)): (c.drawString if x==30 else c.drawRightString)(x,y,n)
y-=10; c.setFont('Courier',8)
for t in types:
    a=summ[t[0]]
    c.drawString(30,y,t[0])
    for x,v in zip((150,230,300,400,500),(a[0],a[1],a[0]-a[1],m(a[2]),m(a[3]))): c.drawRightString(x,y,str(v))
    y-=10
n=len(rows); oc=sum(a[1] for a in summ.values()); c.setFont('Courier-Bold',8); c.drawString(30,y,'TOTAL')
for x,v in zip((150,230,300,400,500),(n,oc,n-oc,m(G[1]),m(round(G[2],2)))): c.drawRightString(x,y,str(v))
y-=18; c.setFont('Courier',7.5); c.drawString(30,y,'ST: O=Occupied  N=Occupied, notice given  V=Vacant  E=Employee suite (counted as occupied).  LMR DEP = last month rent deposit.'); c.save()
save(fn,'Mapleview Tower','2025-10-31',rows,n,oc,n-oc,'MULTIFAMILY','Canadian system report in Courier, 12 floors with sub-totals, type summary, several pages',False)

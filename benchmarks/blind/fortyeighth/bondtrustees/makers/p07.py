# fixed-pitch system print with summary pages; planted: one unit row dropped
from common import *
from reportlab.pdfgen import canvas
r=random.Random(4807); N=Names(r); fn='RRDETAIL_0417.pdf'
plans={'A1':('1BR/1BA',655,1120),'A2':('1BR/1BA',720,1175),'B1':('2BR/1BA',890,1350),'B2':('2BR/2BA',985,1440),'C1':('3BR/2BA',1210,1725)}
rows=[]
for b in range(1,7):
    for k in range(12):
        p=['A1','B1','B1','A2','B2','C1','A1','B2','B1','A2','C1','B2'][k]; q=plans[p]; u=f"{b:02d}-{(k//4+1)}{k%4+1:02d}"
        x=dict(unit=u,unitType=p,area=q[1],marketRent=q[2],building=None); z=r.random()
        if z<.06: x.update(statusText='VACANT',st='V')
        elif u=='01-101': x.update(statusText='MODEL',st='M')
        else:
            f,l=N.get(); rent=q[2]-r.choice([0,0,10,20,35,55,70,105]); oth=r.choice([0,0,30,30,65,90]); mi=d(2025,9,25)-dt.timedelta(days=r.randint(5,1500)); le=eom(addm(d(2025,10,1),r.randint(0,12)))
            s='NOTICE' if r.random()<.08 else 'OCC'
            x.update(statusText=s,st=s,tenantName=f"{l.upper()}, {f.upper()}"[:20],moveInDate=mi,leaseEndDate='MTM' if r.random()<.07 else le,contractRent=rent,oth=oth,totalCharges=rent+oth,deposit=r.choice([250,350,500]),balance=r.choice([0,0,0,0,0,0,rent+oth,25.0,-15.25,118.6]))
            if s=='NOTICE': x['moveOutDate']=d(2025,11,r.randint(3,28))
        rows.append(x)
W,H=792,612; c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H)); pg=0; n=0
def head(t2='RENT ROLL DETAIL'):
    global pg,n; pg+=1; n=0
    o(f"{'KEYSTONE ARCH RESIDENTIAL':<40}{t2:^56}{'PAGE':>26} {pg:>4}"); o(f"{'PROPERTY: 0417  WINDMERE TERRACE':<40}{'PERIOD: OCTOBER 2025':^56}{'RUN 11/03/25 07:42':>31}"); o('')
HD=("UNIT    PLAN   SQFT  STATUS  RESIDENT              MOVE-IN   LEASE-EX  MOVE-OUT      MARKET       RENT     OTHER      TOTAL    DEPOSIT    BALANCE")
def dh(): head(); o(HD,1); o('-'*145)
D=lambda v: '' if v is None else v if isinstance(v,str) else v.strftime('%m/%d/%y')
Fm=lambda v,w: ' '*w if v is None else f"{v:>{w},.2f}" if v>=0 else f"{-v:>{w-1},.2f}-"
def line(x): return f"{x['unit']:<8}{x['unitType']:<5}{x['area']:>6,}  {x['statusText']:<8}{x.get('tenantName',''):<21} {D(x.get('moveInDate')):<10}{D(x.get('leaseEndDate')):<10}{D(x.get('moveOutDate')):<9}{Fm(x['marketRent'],11)}{Fm(x.get('contractRent'),11)}{Fm(x.get('oth'),10)}{Fm(x.get('totalCharges'),11)}{Fm(x.get('deposit'),11)}{Fm(x.get('balance'),11)}"
DROP='04-203'
_fs=(W-60)/145/.6
def o(t,b=False):
    global n; c.setFont('Courier-Bold' if b else 'Courier',_fs); c.drawString(30,H-34-n*9.6,t); n+=1
dh(); sm=lambda L,k: sum(x.get(k) or 0 for x in L)
def tl(lab,L): return f"{lab:<29}{'':<21} {'':<29}{Fm(sm(L,'marketRent'),11)}{Fm(sm(L,'contractRent'),11)}{Fm(sm(L,'oth'),10)}{Fm(sm(L,'totalCharges'),11)}{Fm(sm(L,'deposit'),11)}{Fm(sm(L,'balance'),11)}"
for i,x in enumerate(rows):
    if n>54: c.showPage(); dh()
    if x['unit']!=DROP: o(line(x))
    if (i+1)%12==0: n+=1
n+=-1; o('-'*145); o(tl(f'PROPERTY TOTAL   {len(rows)} UNITS',rows),1); c.showPage()
head('RENT ROLL SUMMARY BY FLOOR PLAN'); n+=1; o(f"{'PLAN':<6}{'DESCRIPTION':<14}{'UNITS':>7}{'OCCUP':>7}{'VAC/MOD':>9}{'AVG SQFT':>10}{'MARKET':>14}{'RENT':>14}{'AVG RENT':>12}",1); o('-'*93)
isocc=lambda x:'tenantName' in x
for p,q in plans.items():
    L=[x for x in rows if x['unitType']==p]; k=sum(map(isocc,L)); o(f"{p:<6}{q[0]:<14}{len(L):>7}{k:>7}{len(L)-k:>9}{q[1]:>10,}{Fm(sm(L,'marketRent'),14)}{Fm(sm(L,'contractRent'),14)}{Fm(sm(L,'contractRent')/k,12)}")
k=sum(map(isocc,rows)); o('-'*93); o(f"{'TOTAL':<20}{len(rows):>7}{k:>7}{len(rows)-k:>9}{round(sm(rows,'area')/len(rows)):>10,}{Fm(sm(rows,'marketRent'),14)}{Fm(sm(rows,'contractRent'),14)}{Fm(sm(rows,'contractRent')/k,12)}",1)
n+=3; o('SUMMARY BY STATUS',1); o('-'*60)
for s in ('OCC','NOTICE','VACANT','MODEL'):
    L=[x for x in rows if x['statusText']==s]; o(f"{s:<20}{len(L):>6}{len(L)/len(rows)*100:>9.2f}%{Fm(sm(L,'marketRent'),16)}")
o('-'*60); o(f"{'TOTAL':<20}{len(rows):>6}{100:>9.2f}%{Fm(sm(rows,'marketRent'),16)}",1); n+=2; o('*** END OF REPORT ***'); c.save()
md=sum(x['statusText']=='MODEL' for x in rows); vc=sum(x['statusText']=='VACANT' for x in rows); U=len(rows)
assert 'tenantName' in [x for x in rows if x['unit']==DROP][0]
out=[x for x in rows if x['unit']!=DROP]
for x in out:
    if x.get('oth') is not None: x['charges']=[dict(code='RENT',amount=x['contractRent']),dict(code='OTHER',amount=x['oth'])]
    x.pop('oth',None); x.pop('st',None)
save(fn,dict(propertyName='Windmere Terrace',asOnDate='2025-10',units=U,occupied=k,vacant=vc,planted=dict(what=f'unit {DROP} is missing from the detail but is in every total and summary count',kind='row_dropped'),rows=out),'MULTIFAMILY','fixed-pitch system print with summary page',True)

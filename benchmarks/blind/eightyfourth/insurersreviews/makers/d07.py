# manufactured-home community, site roll by street, landscape legal, 96 sites
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib import colors
rng=random.Random(8407)
fn='DesertWillowMHC_SiteRoll_Jan2025.pdf'
W,H=landscape(legal)
c=canvas.Canvas(B+'documents/'+fn,pagesize=(W,H))
C='Courier';CB='Courier-Bold';Z=7.6
streets=[('Agave Lane',list(range(1,25))),('Saguaro Circle',list(range(25,47))),('Palo Verde Drive',list(range(47,77))),('Ocotillo Court',list(range(77,93)))]
cols=[('SITE',36,'l'),('HOMEOWNER / RESIDENT',74,'l'),('SITE TYPE',232,'l'),('HOME',292,'l'),('MOVED IN',352,'l'),('LEASE EXP',416,'l'),('SITE RENT',536,'r'),('HOME RENT',604,'r'),('WATER',654,'r'),('SEWER',704,'r'),('TRASH',752,'r'),('TOTAL',816,'r'),('DEPOSIT',880,'r'),('PAST DUE',950,'r')]
pg=0
def top():
    global pg
    if pg: c.showPage()
    pg+=1
    put(c,36,H-34,'DESERT WILLOW MANUFACTURED HOME COMMUNITY',CB,10);put(c,950,H-34,f'PAGE {pg:>3}',C,8,'r')
    put(c,36,H-46,'SITE RENT ROLL BY STREET',CB,9);put(c,950,H-46,'PRINTED 01/06/25 11:42',C,8,'r')
    put(c,36,H-57,'FOR BILLING DATE 01/01/25',C,8)
    y=H-78
    for t,x,a in cols: put(c,x,y,t,CB,Z,a)
    put(c,36,y-8,'-'*201,C,Z*.995)
    return y-20
nm=names(rng,99);ni=0;y=top();T=[];G=[0]*8;cnt=[0,0,0,0]
for st,sites in streets:
    if y<110: y=top()
    put(c,36,y,f'** {st.upper()} **',CB,8);y-=12;A=[0]*8;o=0
    for s in sites:
        if y<46: y=top();put(c,36,y,f'** {st.upper()} ** (CONT.)',CB,8);y-=12
        ty=rng.choice(['Single','Single','Double','Double','Double','RV']) if st!='Ocotillo Court' else 'RV'
        mk={'Single':585,'Double':640,'RV':495}[ty]
        x=rng.random();u=f'{s:03d}'
        put(c,36,y,u,C,Z);put(c,232,y,ty,C,Z)
        t=dict(unit=u,section=st.upper(),unitType=ty)
        if x<.06:
            put(c,74,y,'** VACANT SITE **',C,Z);t['statusText']='VACANT SITE'
            v=[0]*8;cnt[1]+=1
        elif x<.09 and ty!='RV':
            put(c,74,y,'** VACANT - PARK HOME **',C,Z);put(c,292,y,'Park',C,Z);t['statusText']='VACANT - PARK HOME';v=[0]*8;cnt[1]+=1
        else:
            f,l=nm[ni];ni+=1;park=rng.random()<.13 and ty!='RV'
            mi=addm(D(2025,1,1),-rng.randint(1,190)).replace(day=rng.choice([1,1,15,8,22]));le=D(2025,12,31) if rng.random()<.6 else ('MO-MO' if rng.random()<.7 else D(2027,12,31))
            rent=mk-rng.choice([0,0,15,30,45]);hr=rng.choice([425,450,495]) if park else 0
            wt=round(rng.uniform(18,61),2);sw=24.5 if ty!='RV' else 19.0;tr=17.25
            tot=round(rent+hr+wt+sw+tr,2)
            dep=rng.choice([0,200,300]) if not park else 900
            pd=0 if rng.random()<.85 else round(rng.choice([tot,rng.uniform(15,200)]),2)
            put(c,74,y,f'{l}, {f}'.upper(),C,Z);put(c,292,y,'Park' if park else 'Owned',C,Z);put(c,352,y,mi.strftime('%m/%d/%y'),C,Z);put(c,416,y,le if isinstance(le,str) else le.strftime('%m/%d/%y'),C,Z)
            v=[rent,hr,wt,sw,tr,tot,dep,pd];cnt[0]+=1;o+=1
            t.update(tenantName=f'{l}, {f}'.upper(),statusText='Occupied',moveInDate=iso(mi),leaseEndDate=le if isinstance(le,str) else iso(le),contractRent=rent,charges=[dict(code=k,amount=q) for k,q in zip(('SITE RENT','HOME RENT','WATER','SEWER','TRASH'),v)],totalCharges=tot,deposit=dep,balance=pd)
        if t.get('tenantName'):
            for (k,xx,a),q in zip(cols[6:],v): put(c,xx,y,m2(q),C,Z,'r')
        A=[p+q for p,q in zip(A,v)];T.append(t);y-=10.6
    put(c,470,y+3.5,'-'*105,C,Z);y-=6
    put(c,74,y,f'{st.upper()} TOTAL   {len(sites)} SITES  {o} OCC  {len(sites)-o} VAC',CB,Z)
    for (k,xx,a),q in zip(cols[6:],A): put(c,xx,y,m2(q),CB,Z,'r')
    y-=20;G=[p+q for p,q in zip(G,A)]
if y<90:y=top()
put(c,470,y+9,'='*105,C,Z)
n=sum(len(s) for _,s in streets)
put(c,74,y-2,f'COMMUNITY TOTAL   {n} SITES  {cnt[0]} OCC  {cnt[1]} VAC',CB,Z)
for (k,xx,a),q in zip(cols[6:],G): put(c,xx,y-2,m2(q),CB,Z,'r')
put(c,36,y-26,'*** END OF REPORT ***',C,8);c.save()
assert abs(G[5]-sum(t.get('totalCharges',0) for t in T))<.01
save(fn,dict(propertyName='Desert Willow Manufactured Home Community',asOnDate='2025-01-01',units=n,occupied=cnt[0],vacant=cnt[1],rows=T),'MANUFACTURED_HOUSING','monospaced park system report by street, legal landscape',False,'park system')

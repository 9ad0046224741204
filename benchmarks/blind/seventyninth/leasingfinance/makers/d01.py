# Yardi style rent roll with lease charges, garden apartments
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(101); f='willow_run_rrlc.pdf'
asof=D(2026,10,31)
tp={'wr1a':(684,1265),'wr1b':(742,1325),'wr2a':(1012,1570),'wr2b':(1088,1640)}
nm=iter(names(r,80)); rows=[];units=[]
vac={'104','213','308'};model={'101'};notice={'206','111','304'}
for fl in (1,2,3):
    for k in range(1,15):
        u=f'{fl}{k:02d}'; t=['wr1a','wr2a','wr1b','wr2b'][(k-1)//2%4]; units.append((u,t))
recs=[]
for u,t in units:
    sf,mk=tp[t]; mk+=15*(int(u[0])-1)*(-1)+ (25 if int(u[1:])%2 else 0)
    if u in model: recs.append(dict(u=u,t=t,sf=sf,mk=mk,res='MODEL',n='MODEL',k='m',ch=[],dep=0,od=0,bal=0));continue
    if u in vac: recs.append(dict(u=u,t=t,sf=sf,mk=mk,res='VACANT',n='VACANT',k='v',ch=[],dep=0,od=0,bal=0));continue
    a,b=next(nm); mi=D(r.choice([2022,2023,2024,2025,2026]),r.randint(1,9),r.randint(1,28))
    le=eom(addm(D(2026,10,1),r.randint(0,12))); rent=mk-r.choice([0,0,20,35,50,75,110])
    ch=[('rent',rent)]
    if r.random()<.35: ch.append(('pet',35))
    if r.random()<.5: ch.append(('garage',r.choice([95,110])))
    ch.append(('trash',12)); 
    if r.random()<.8: ch.append(('rubs',r.choice([48,62,71])))
    if r.random()<.08: ch.append(('conc/rnt',-100))
    if r.random()<.06: ch.append(('mtm',150)); le=D(2026,r.randint(6,9),30)
    bal=r.choice([0,0,0,0,0,-45.5,12,rent*1.0,83.27,-1290.0])
    recs.append(dict(u=u,t=t,sf=sf,mk=mk,res=f't00{r.randint(41000,58999)}',n=f'{a} {b}',k='o',ch=ch,dep=r.choice([300,300,500,0,rent]),od=r.choice([0,0,0,250]),mi=mi,le=le,mo=(eom(addm(asof,1)) if u in notice else None),bal=bal))
fut=[]
for u,mi in (('104',D(2026,11,14)),('206',D(2026,12,5))):
    x=[q for q in recs if q['u']==u][0]; a,b=next(nm)
    fut.append(dict(u=u,t=x['t'],sf=x['sf'],mk=x['mk'],res=f't00{r.randint(59000,59900)}',n=f'{a} {b}',k='f',ch=[('rent',x['mk']-25),('trash',12)],dep=300,od=0,mi=mi,le=eom(addm(mi,11)),mo=None,bal=-300.0))
p=P(f,landscape(letter)); y=0; pg=0
X=dict(u=24,t=58,sf=122,res=130,n=178,mk=322,cc=330,am=420,dep=474,od=524,mi=534,le=590,mo=646,bal=766)
now='Monday, November 02, 2026  09:14 AM'
def head():
    global y,pg; pg+=1
    p.t(396,26,'Rent Roll with Lease Charges','Helvetica-Bold',12,'c');p.t(396,40,'Willow Run Apartments (wrun)','Helvetica',9,'c');p.t(396,52,'As Of = 10/31/2026','Helvetica',8,'c');p.t(396,63,'Month Year = 10/2026','Helvetica',8,'c')
    H=[('u','Unit','','l'),('t','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('n','Name','','l'),('mk','Market','Rent','r'),('cc','Charge','Code','l'),('am','Amount','','r'),('dep','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]
    for k,a,b,al in H: p.t(X[k],82,a,'Helvetica-Bold',7.5,al);p.t(X[k],91,b,'Helvetica-Bold',7.5,al)
    p.line(22,95,768,95,.8); y=106
    p.t(24,600,now,sz=6.5); p.t(768,600,f'Page {pg}',sz=6.5,al='r')
def need(h):
    if y+h>586: p.page(); head()
head()
def draw(q):
    global y
    need(9.5*(len(q['ch'])+2))
    for k,v,al in (('u',q['u'],'l'),('t',q['t'],'l'),('sf',m2(q['sf']),'r'),('res',q['res'],'l'),('n',q['n'],'l'),('mk',m2(q['mk']),'r'),('dep',m2(q['dep']),'r'),('od',m2(q['od']),'r'),('bal',m2(q['bal']),'r')): p.t(X[k],y,v,sz=7.2,al=al)
    for k in('mi','le','mo'):
        if q.get(k): p.t(X[k],y,mdy(q[k]),sz=7.2)
    for c,a in q['ch']:
        p.t(X['cc'],y,c,sz=7.2);p.t(X['am'],y,m2(a),sz=7.2,al='r');y+=9.5
    if not q['ch']: p.t(X['am'],y,'0.00',sz=7.2,al='r');y+=9.5
    p.t(X['cc'],y,'Total','Helvetica-Bold',7.2);p.t(X['am'],y,m2(sum(a for _,a in q['ch'])),'Helvetica-Bold',7.2,'r');y+=13
    sec='Future Residents/Applicants' if q['k']=='f' else 'Current/Notice/Vacant Residents'
    R=dict(o='rent')
    rows.append(row(unit=q['u'],unitType=q['t'],area=q['sf'],tenantName=q['n'] if q['k'] in'of' else None,statusText={'o':'Occupied','v':'VACANT','m':'MODEL','f':'Future Residents/Applicants'}[q['k']],section=sec,marketRent=q['mk'],contractRent=q['ch'][0][1] if q['ch'] else None,leaseEndDate=iso(q['le']) if q.get('le') else None,moveInDate=iso(q['mi']) if q.get('mi') else None,moveOutDate=iso(q['mo']) if q.get('mo') else None,deposit=q['dep'],balance=q['bal'],charges=[dict(code=c,amount=a) for c,a in q['ch']] or None,totalCharges=sum(a for _,a in q['ch'])))
p.t(24,y,'Current/Notice/Vacant Residents','Helvetica-Bold',8);y+=13
for q in recs: draw(q)
need(40);p.t(24,y,'Future Residents/Applicants','Helvetica-Bold',8);y+=13
for q in fut: draw(q)
S=lambda L,k:sum(x[k] for x in L)
C=lambda L:sum(a for x in L for _,a in x['ch'])
need(24);p.line(22,y-9,768,y-9);p.t(24,y,'Total','Helvetica-Bold',7.5);p.t(130,y,'Willow Run Apartments(wrun)','Helvetica-Bold',7.5)
for k,v in (('mk',S(recs+fut,'mk')),('am',C(recs+fut)),('dep',S(recs+fut,'dep')),('od',S(recs+fut,'od')),('bal',S(recs+fut,'bal'))): p.t(X[k],y,m2(v),'Helvetica-Bold',7.2,'r')
y+=26; need(200)
hx=[250,320,395,465,530,590,650,766]
for x,a,b in zip(hx,['Square','Market','Lease','Security','Other','# Of','% Unit',''],['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Balance']): p.t(x,y,a,'Helvetica-Bold',7.2,'r');p.t(x,y+9,b,'Helvetica-Bold',7.2,'r')
p.t(24,y+9,'Summary Groups','Helvetica-Bold',7.5);p.line(22,y+12,768,y+12);y+=22
occ=[q for q in recs if q['k']=='o'];mo=[q for q in recs if q['k']=='m'];va=[q for q in recs if q['k']=='v'];N=len(recs)
def sg(l,L,u=True):
    global y
    p.t(24,y,l,sz=7.2)
    for x,v in zip(hx,[m2(S(L,'sf')),m2(S(L,'mk')),m2(C(L)),m2(S(L,'dep')),m2(S(L,'od')),len(L) if u else '',f'{100*len(L)/N:.2f}' if u else '',m2(S(L,'bal'))]): p.t(x,y,v,sz=7.2,al='r')
    y+=10
sg('Current/Notice/Vacant Residents',recs);sg('Future Residents/Applicants',fut,False);sg('Occupied Units',occ);sg('Total Non Rev Units',mo);sg('Total Vacant Units',va)
y+=16;p.t(24,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)','Helvetica-Bold',7.5);y+=11
p.t(24,y,'Charge Code','Helvetica-Bold',7.2);p.t(250,y,'Amount','Helvetica-Bold',7.2,'r');p.line(22,y+3,252,y+3);y+=13
cs={}
for q in occ:
    for c,a in q['ch']: cs[c]=cs.get(c,0)+a
for c in sorted(cs): p.t(24,y,c,sz=7.2);p.t(250,y,m2(cs[c]),sz=7.2,al='r');y+=10
p.t(24,y,'Total','Helvetica-Bold',7.2);p.t(250,y,m2(sum(cs.values())),'Helvetica-Bold',7.2,'r')
p.save(); save(f,'MULTIFAMILY','Yardi rent roll with lease charges, stacked charges, future residents, model, summary groups',False,'Willow Run Apartments',asof,N,len(occ),len(va),rows)

# Yardi Voyager residential rent roll with lease charges, garden apartments, PDF
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4404); NAME='willowmere_gardens_rrlc.pdf'; W,H=792,612; AS=dt.date(2025,8,31)
plans=[('wm1a',612,1395),('wm1b',704,1475),('wm2a',948,1760),('wm2b',1016,1835),('wm2bR',1016,1985),('wm3a',1260,2240)]
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1); y=0;pg=0
X=dict(u=24,ty=76,a=150,rid=160,n=216,mr=372,cc=380,am=466,d1=522,d2=572,mi=580,le=632,mo=684,bal=770)
D=lambda d:d.strftime('%m/%d/%Y'); m=lambda v:f"{v:,.2f}"
def head():
    global y,pg
    pg+=1; c.setFont('Times-Bold',12); c.drawString(24,586,'Rent Roll with Lease Charges'); c.setFont('Times-Roman',9); c.drawString(24,574,'Willowmere Gardens (p0718)'); c.drawString(24,563,'As Of = 08/31/2025'); c.drawString(24,552,'Month Year = 08/2025'); c.drawRightString(770,586,f'Page {pg}')
    c.setFont('Times-Bold',7.6); c.line(22,540,772,540)
    for a,b,x,r in [('Unit','',24,0),('Unit Type','',76,0),('Unit','Sq Ft',150,1),('Resident','',160,0),('Name','',216,0),('Market','Rent',372,1),('Charge','Code',380,0),('Amount','',466,1),('Resident','Deposit',522,1),('Other','Deposit',572,1),('Move In','',580,0),('Lease','Expiration',632,0),('Move Out','',684,0),('Balance','',770,1)]:
        f=c.drawRightString if r else c.drawString; f(x,530,a); f(x,521,b)
    c.line(22,516,772,516); y=504
def sec(t):
    global y
    if y<90: c.showPage(); head()
    c.setFont('Times-Bold',8.4); c.drawString(24,y,t); y-=12
head(); T=[]; used=set(); codesum={}
def name():
    while 1:
        n=f"{R.choice(LAST)}, {R.choice(FIRST)}"
        if n not in used: used.add(n); return n
def rec(u,p,st,section):
    global y
    code,sf,mk=p; mk=float(mk+R.choice([0,0,15,25,-10])) if st!='future' else float(mk)
    ch=[];r=dict(unit=u,unitType=code,area=sf,section=section); dep=oth=bal=0.0; mi=le=mo=None;nm=None;rid=''
    if st in('cur','ntv'):
        nm=name(); rid=f't{R.randint(10000,99999):07d}'; mi=dt.date(2025,8,1)-dt.timedelta(R.randint(5,1500)); le=eom(dt.date(2025,9,1)+dt.timedelta(R.randint(0,360)))
        if R.random()<.06: le=dt.date(2025,R.randint(5,7),28); le=eom(le)
        rent=float(round(mk*R.uniform(.88,1.02)/5)*5); ch=[('rent',rent)]
        if R.random()<.3: ch.append(('petrent',35.0))
        if R.random()<.25: ch.append(('garage',110.0))
        if R.random()<.8: ch.append(('trash',18.0))
        if R.random()<.08: ch.append(('conc',-float(R.choice([75,100,150]))))
        if R.random()<.1: ch.append(('mtm',150.0)) if le<AS else None
        dep=R.choice([250.0,300.0,500.0,rent]); oth=R.choice([0.0,0.0,0.0,300.0]); bal=R.choice([0.0]*6+[-18.0,round(R.uniform(20,2100),2),round(-R.uniform(5,rent),2)])
        if st=='ntv': mo=dt.date(2025,9,R.randint(3,30))
        status='Occupied' if st=='cur' else 'Occupied'
    elif st=='future':
        nm=name(); rid=f't{R.randint(10000,99999):07d}'; mi=dt.date(2025,9,R.randint(4,28)); le=addm(mi,12)-dt.timedelta(1); dep=300.0; ch=[('rent',mk-10)]
        if R.random()<.4: ch.append(('petrent',35.0))
        bal=R.choice([0.0,-300.0])
    else: nm=None; rid=st.upper()
    k=max(1,len(ch))+ (1 if ch else 0)
    if y-9.4*k<40: c.showPage(); head(); c.setFont('Times-Bold',8.4); c.drawString(24,y,section); y-=12
    c.setFont('Times-Roman',7.6); c.drawString(X['u'],y,u); c.drawString(X['ty'],y,code); c.drawRightString(X['a'],y,m(sf)); c.drawString(X['rid'],y,rid); c.drawString(X['n'],y,nm or rid)
    if st!='future': c.drawRightString(X['mr'],y,m(mk)); r['marketRent']=mk
    else: c.drawRightString(X['mr'],y,m(0)); r['marketRent']=0.0
    for k2,v in (('d1',dep),('d2',oth),('bal',bal)): c.drawRightString(X[k2],y,m(v))
    for k2,v in (('mi',mi),('le',le),('mo',mo)):
        if v: c.drawString(X[k2],y,D(v))
    r.update(deposit=dep,balance=bal,tenantName=nm,moveInDate=mi,leaseEndDate=le,moveOutDate=mo)
    if ch:
        for q,v in ch:
            c.drawString(X['cc'],y,q); c.drawRightString(X['am'],y,m(v)); y-=9.4
            if st!='future': codesum[q]=codesum.get(q,0)+v
        tot=sum(v for q,v in ch); c.setFont('Times-Bold',7.6); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,m(tot)); y-=12
        r.update(contractRent=ch[0][1],charges=[dict(code=q,amount=v) for q,v in ch],totalCharges=tot,statusText='Occupied' if st in('cur','ntv') else 'Future Residents/Applicants')
    else:
        c.drawString(X['cc'],y,''); r['statusText']=st.upper(); c.setFont('Times-Bold',7.6); c.drawString(X['cc'],y,'Total'); c.drawRightString(X['am'],y,m(0)); r['totalCharges']=0.0; y-=12
    r['_st']=st; r['_o']=oth; T.append(r)
S1='Current/Notice/Vacant Residents'; S2='Future Residents/Applicants'
sec(S1); units=[]
for b in range(1,12):
    for f in (1,2):
        for n in range(1,5): units.append(f'{b:02d}-{f}{n:02d}')
units=units[:84]; vacs=set(R.sample(units,7)); pm={}
ntv=set(R.sample([u for u in units if u not in vacs],5))
vl=sorted(vacs); sp={vl[0]:'model',vl[3]:'down',vl[5]:'admin'}
for u in units:
    pm[u]=R.choice(plans); rec(u,pm[u],sp.get(u,'vacant') if u in vacs else ('ntv' if u in ntv else 'cur'),S1)
def tot(label,rs):
    global y
    if y<60: c.showPage(); head()
    c.setFont('Times-Bold',7.6); c.line(330,y+9,772,y+9); c.drawString(24,y,'Total'); c.drawString(160,y,label)
    for k,v in (('mr',sum(r['marketRent'] for r in rs)),('am',sum(r.get('totalCharges',0) for r in rs)),('d1',sum(r['deposit'] for r in rs)),('d2',sum(r['_o'] for r in rs)),('bal',sum(r['balance'] for r in rs))): c.drawRightString(X[k],y,m(v))
    y-=18
cur=list(T); tot(S1,cur)
sec(S2)
for u in sorted(R.sample([x for x in units if (x in ntv) or (x in vacs and x not in sp)],5)): rec(u,pm[u],'future',S2)
tot(S2,T[len(cur):]); 
if y<230: c.showPage(); head()
c.setFont('Times-Bold',8.4); c.drawString(24,y,'Summary Groups'); 
hx=[('Square',300),('Market',372),('Lease',440),('Security',505),('Other',560),('# Of',605),('% Unit',650),('Balance',770)]
for (a,x),b in zip(hx,['Footage','Rent','Charges','Deposit','Deposits','Units','Occ','']): c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
y-=22
grp=[('Current/Notice Residents',[r for r in cur if r['_st'] in('cur','ntv')],1),('Future Residents/Applicants',T[len(cur):],0),('Total Non Rev Units',[r for r in cur if r['_st'] in('model','down','admin')],1),('Total Vacant Units',[r for r in cur if r['_st']=='vacant'],1),('Totals:',cur,1)]
for l,rs,show in grp:
    c.setFont('Times-Bold' if l=='Totals:' else 'Times-Roman',7.6); c.drawString(24,y,l)
    vals=[m(sum(r['area'] for r in rs)),m(sum(r['marketRent'] for r in rs)),m(sum(r.get('totalCharges',0) for r in rs)),m(sum(r['deposit'] for r in rs)),m(sum(r['_o'] for r in rs)),str(len(rs)),f'{len(rs)/len(cur)*100:.2f}' if show else '',m(sum(r['balance'] for r in rs))]
    if not show: vals[0]='0.00'
    for v,(a,x) in zip(vals,hx): c.drawRightString(x,y,v)
    y-=10
y-=14; c.setFont('Times-Bold',8.4); c.drawString(24,y,'Summary of Charges by Charge Code'); y-=9; c.setFont('Times-Roman',7.2); c.drawString(24,y,'(Current/Notice Residents Only)'); y-=12
for q,v in sorted(codesum.items()): c.setFont('Times-Roman',7.6); c.drawString(24,y,q); c.drawRightString(200,y,m(v)); y-=10
c.setFont('Times-Bold',7.6); c.drawString(24,y,'Total'); c.drawRightString(200,y,m(sum(codesum.values())))
c.save()
occ=len(grp[0][1]); tt=dict(area=sum(r['area'] for r in cur),marketRent=sum(r['marketRent'] for r in cur),totalCharges=sum(codesum.values()),deposit=sum(r['deposit'] for r in cur),balance=round(sum(r['balance'] for r in cur),2))
for r in T: r.pop('_st'); r.pop('_o')
put(NAME,'MULTIFAMILY','Yardi Voyager rent roll with lease charges, Times, non-revenue units, future section, summary groups',False,dict(propertyName='Willowmere Gardens',asOnDate=iso(AS),units=len(cur),occupied=occ,vacant=None,rows=T,totals=tt))

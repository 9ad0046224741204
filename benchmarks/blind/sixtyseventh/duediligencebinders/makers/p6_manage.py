"""ManageAmerica-like roll of a manufactured-home community, some 190 sites, three phases."""
from common import *
from reportlab.pdfgen import canvas
r=rng(6716); N=Names(r); A=dt.date(2026,5,1); F='MA_RentRoll_CoquinaShores_2026-05-01.pdf'
rows=[];ph=[('Phase 1 - Conch Loop',1,68),('Phase 2 - Whelk Lane',101,71),('Phase 3 - Periwinkle Ct',201,53)]
C=['Site Rent','Home Rent','Water','Sewer','Trash','Pet'];data=[]
for p,b,n in ph:
    L=[]
    for k in range(n):
        u=f'{b+k:03d}'; ty=r.choice(['SW','DW','DW','TW'] if b<200 else ['RV','SW','SW']); mk=float({'SW':715,'DW':765,'TW':810,'RV':590}[ty]); x=r.random()
        q=dict(unit=u,section=p,unitType=ty,marketRent=mk)
        if x<.065: q.update(statusText='Vacant'); own='' if r.random()<.7 else 'POH'
        else:
            own='POH' if r.random()<.16 else 'Res'
            mi=dt.date(r.randint(2004,2025),r.randint(1,12),r.choice([1,1,1,5,12,15,22])); poh=own=='POH'
            sr=mk-r.choice([0,0,15,30,45,60]); hr=float(r.choice([425,475,510,560])) if poh else None
            v=[sr,hr,rd(r.uniform(14,61)),rd(r.uniform(18,44)),19.5,r.choice([None,None,None,10.,20.])]
            st='Notice' if r.random()<.03 else 'Current'
            q.update(tenantName=N.person(),statusText=st,moveInDate=iso(mi),contractRent=sr,charges=[dict(code=c,amount=a) for c,a in zip(C,v) if a is not None],totalCharges=S(v),deposit=r.choice([0.,200.,sr,500.]),balance=r.choice([0.]*8+[-35.,rd(r.uniform(10,900)),S(v)]))
            if r.random()<.5: e=addm(A,r.randint(0,11)); q['leaseEndDate']=iso(eom(e.year,e.month))
            else: q['leaseEndDate']='MTM'
        q['_own']=own; L.append(q)
    data.append((p,L)); rows+=L
X=[('Site',28,0),('Type',58,0),('Home',82,0),('Resident',108,0),('Status',214,0),('Move-In',292,1),('Lease Exp',338,1),('Market',380,1),('Site Rent',422,1),('Home Rent',464,1),('Water',498,1),('Sewer',532,1),('Trash',564,1),('Pet',592,1),('Total Chgs',640,1),('Deposit',686,1),('Balance',734,1)]
c=canvas.Canvas(DOC+'/'+F,pagesize=(760,612)); pg=0
def put(i,s,y): (c.drawRightString if X[i][2] else c.drawString)(X[i][1],y,s)
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',11); c.drawString(28,586,'Coquina Shores MHC'); c.setFont('Helvetica',8); c.drawString(28,574,'Rent Roll  -  Billing period May 2026  -  as of 05/01/2026'); c.drawRightString(734,586,f'Page {pg} of 4'); c.drawRightString(734,574,'ManageAmerica  |  Community 0218')
    c.setFillColorRGB(.15,.32,.45); c.rect(24,555,714,13,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',6.8)
    for i,x in enumerate(X): put(i,x[0],559)
    c.setFillColorRGB(0,0,0); y=544
head(); z=0
def tots(L): return [S(q.get('marketRent') for q in L)]+[S(ch(k)(q) for q in L) for k in C]+[S(q.get(k) for q in L) for k in('totalCharges','deposit','balance')]
def totline(lab,L):
    global y
    c.setFont('Helvetica-Bold',6.4); c.line(24,y+8,738,y+8); c.drawString(28,y,lab); v=tots(L)
    for i,x in zip(range(7,17),v): put(i,m2(x),y)
    y-=16
for p,L in data:
    if y<90: head()
    c.setFont('Helvetica-Bold',7.6); c.drawString(28,y,p); y-=11
    for q in L:
        if y<30: head()
        if z%2: c.setFillGray(.94); c.rect(24,y-2.6,714,9.6,stroke=0,fill=1); c.setFillGray(0)
        z+=1; c.setFont('Helvetica',6.6)
        d={x['code']:m2(x['amount']) for x in q.get('charges',[])}
        for i,s in enumerate([q['unit'],q['unitType'],q['_own'],q.get('tenantName',''),q['statusText'],us0(dt.date.fromisoformat(q['moveInDate'])) if 'moveInDate' in q else '',q.get('leaseEndDate','') if q.get('leaseEndDate','MTM')=='MTM' else us0(dt.date.fromisoformat(q['leaseEndDate'])),m2(q['marketRent'])]+[d.get(k,'') for k in C]+[m2(q[k]) if k in q else '' for k in('totalCharges','deposit','balance')]): put(i,s,y)
        y-=9.6
    y-=3
    if y<40: head()
    oc=sum('tenantName' in q for q in L); totline(f'{p.split(" - ")[0]}:  {len(L)} sites, {oc} occupied, {len(L)-oc} vacant',L)
if y<120: head()
oc=sum('tenantName' in q for q in rows); totline(f'COMMUNITY:  {len(rows)} sites, {oc} occupied, {len(rows)-oc} vacant',rows)
c.setFont('Helvetica',7); y-=6
for a,f in(('Single-wide','SW'),('Double-wide','DW'),('Triple-wide','TW'),('RV / park model','RV')):
    c.drawString(28,y,a); c.drawRightString(150,y,str(sum(q['unitType']==f for q in rows))); y-=9
c.save()
for q in rows:q.pop('_own')
v=tots(rows)
print('pages',pg)
save(F,'Coquina Shores MHC','2026-05-01',rows,len(rows),oc,len(rows)-oc,ties=[('m','marketRent',v[0]),('s','contractRent',v[1]),('t','totalCharges',v[7])])

# self storage, ~240 units, reportlab portrait dense, status words, summary by size
from h import *
from reportlab.pdfgen import canvas
rng=random.Random(7106)
NAME='larkfield_rentroll_20260515.pdf'
W,H=612,792
sizes=[('5x5',25,49),('5x10',50,79),('10x10',100,129),('10x15',150,165),('10x20',200,199),('10x30',300,269),('12x35',420,189)]
cls={'A':('Climate','A'),'B':('Climate','B'),'C':('Drive-up','C'),'D':('Drive-up','D'),'P':('Parking','P')}
U=[]
for b,n in(('A',62),('B',58),('C',52),('D',44),('P',18)):
    for i in range(n):
        s=rng.choices(sizes[:4],[3,4,3,1])[0] if b in'AB' else rng.choices(sizes[2:6],[3,3,4,2])[0] if b!='P' else sizes[6]
        if b=='P': st=119
        else: st=s[2]+(18 if b in 'AB' else 0)
        U.append(dict(u=f'{b}{i+1:03d}',sz=s[0],sf=s[1],k=cls[b][0],street=float(st)))
pp=iter(people(rng,260)); biz=iter(['Tolby Catering LLC','Ridge Runner Courier','St. Ebba Parish','Larkfield Little League','Hestia Staging Co','Bright Path Movers','Copper Kettle Caterers','Dune Electric Inc'])
for i,x in enumerate(U):
    q=rng.random()
    x['st']='Occupied' if q<.83 else 'Vacant' if q<.95 else 'Overlocked' if q<.985 else 'Unrentable'
    if x['u']=='A001': x['st']='Company'
    if x['st'] in('Occupied','Overlocked'):
        if rng.random()<.03 and (z:=next(biz,None)): x['t']=z
        else:
            a,bb=next(pp); x['t']=f'{bb}, {a}'
        x['in']=D(2016,1,1)+dt.timedelta(rng.randint(0,3780)); x['rent']=x['street']+rng.choice([0,0,-20,-10,5,8,12,19,27,34]); x['ins']=rng.choice([0,0,12,12,17,23]) if x['k']!='Parking' else 0
        x['ins']=float(x['ins']); late=x['st']=='Overlocked'
        day=x['in'].day if x['in'].day<=28 else 28
        x['paid']=D(2026,rng.choice([2,3,4]),day)-dt.timedelta(1) if late else D(2026,6 if day<=15 else 5,day)-dt.timedelta(1)
        if x['paid']<D(2026,5,15) and not late: x['paid']=D(2026,6,day)-dt.timedelta(1)
        x['bal']=r2((x['rent']+x['ins'])*rng.choice([1,2,3])+20) if late else (0.0 if rng.random()<.93 else -r2(rng.choice([10,25,x['rent']])))
c=canvas.Canvas(path(NAME),pagesize=(W,H)); pg=0; y=0
cols=[('Unit',34,0),('Size',66,0),('Sq Ft',112,1),('Type',120,0),('Tenant',160,0),('Status',270,0),('Moved In',350,1),('Paid Thru',393,1),('Street Rate',435,1),('Rent',472,1),('Protection',508,1),('Total/Mo.',540,1),('Balance',578,1)]
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFillColorRGB(0,.42,.42); c.rect(0,H-40,W,40,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',12); c.drawString(34,H-26,'Larkfield Lock & Store'); c.setFont('Helvetica',8); c.drawRightString(578,H-20,'Rent Roll by Unit'); c.drawRightString(578,H-31,'Report date 05/15/2026')
    c.setFillGray(0); y=H-56; c.setFont('Helvetica-Bold',6.3)
    for n,x,r in cols: (c.drawRightString if r else c.drawString)(x,y,n)
    c.setLineWidth(.5); c.line(32,y-3,580,y-3); y-=12
    c.setFont('Helvetica',6); c.drawString(34,22,'Store #0071   2290 Larkfield Pike'); c.drawRightString(578,22,f'{pg}')
head(); T=[]
for i,x in enumerate(U):
    if y<40: head()
    if i%2: c.setFillGray(.95); c.rect(32,y-2.4,548,9.2,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica',6.3); occ='t' in x
    v=[x['u'],x['sz'],str(x['sf']),x['k'],x.get('t','') if x['st']!='Company' else 'Manager office storage',x['st']]
    v+=[x['in'].strftime('%m/%d/%y'),x['paid'].strftime('%m/%d/%y')] if occ else ['','']
    v+=[m2(x['street'])]
    v+=[m2(x['rent']),m2(x['ins']) if x['ins'] else '',m2(x['rent']+x['ins']),(m2(x['bal']) if x['bal']>=0 else f"({m2(-x['bal'])})")] if occ else ['','','','']
    for (n,X,r),s in zip(cols,v): (c.drawRightString if r else c.drawString)(X,y,s)
    t=dict(unit=x['u'],unitType=x['k'],area=x['sf'],statusText=x['st'],marketRent=x['street'])
    if occ: t.update(tenantName=x['t'],moveInDate=iso(x['in']),contractRent=x['rent'],totalCharges=r2(x['rent']+x['ins']),balance=x['bal'],charges=[dict(code='Rent',amount=x['rent'])]+([dict(code='Protection',amount=x['ins'])] if x['ins'] else []))
    if x['st']=='Company': t['tenantName']='Manager office storage'
    T.append(t); y-=9.4
if y<230: head()
O=[x for x in U if 't' in x]; s=lambda k,z: r2(sum(i[k] for i in z))
y-=4; c.setLineWidth(1); c.line(32,y+9,580,y+9); c.setFont('Helvetica-Bold',6.3); c.drawString(34,y,f'TOTAL  {len(U)} units'); c.drawRightString(112,y+0,''); c.drawString(120,y,f'{s("sf",U):,.0f} sq ft')
for X,v in((435,s('street',U)),(472,s('rent',O)),(508,s('ins',O)),(540,s('rent',O)+s('ins',O)),(578,s('bal',O))): c.drawRightString(X,y,m2(v))
y-=26; c.setFont('Helvetica-Bold',8); c.drawString(34,y,'Occupancy Summary'); y-=12
c.setFont('Helvetica-Bold',6.5)
hx=[(34,'Size',0),(110,'Units',1),(150,'Occupied',1),(190,'Vacant',1),(230,'Other',1),(285,'Actual Rent',1),(335,'Occ. %',1)]
for x,n,r in hx: (c.drawRightString if r else c.drawString)(x,y,n)
y-=10; c.setFont('Helvetica',6.5)
for z in [q[0] for q in sizes]+['All']:
    k=[x for x in U if z in(x['sz'],'All')]
    if not k: continue
    o=[x for x in k if 't' in x]; va=sum(x['st']=='Vacant' for x in k)
    if z=='All': c.setFont('Helvetica-Bold',6.5)
    for (x,n,r),w in zip(hx,[z,len(k),len(o),va,len(k)-len(o)-va,m2(s('rent',o)),f'{len(o)/len(k):.1%}']): (c.drawRightString if r else c.drawString)(x,y,str(w))
    y-=9.5
y-=4; c.setFont('Helvetica-Oblique',6); c.drawString(34,y,'Occupied includes overlocked (delinquent) units. Other = company use and unrentable.')
c.save(); va=sum(x['st']=='Vacant' for x in U)
save(NAME,'SELF_STORAGE','dense storage unit list, status words, size summary',False,'Larkfield Lock & Store','2026-05-15',len(U),len(O),va,T)

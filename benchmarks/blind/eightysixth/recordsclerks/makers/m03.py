# AppFolio-like rent roll with several properties, landscape
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
r=random.Random(8603); N=Names(r)
fn='rent_roll-20250731.pdf'
W,H=landscape(letter); c=canvas.Canvas(f'{ROOT}/documents/{fn}',pagesize=(W,H))
cols=[('Unit',30,'L'),('BD/BA',66,'L'),('Tenant',112,'L'),('Status',234,'L'),('Sqft',320,'R'),('Market Rent',378,'R'),('Rent',434,'R'),('Deposit',490,'R'),('Lease From',500,'L'),('Lease To',556,'L'),('Move-in',612,'L'),('Past Due',714,'R'),('NSF',736,'R')]
props=[('Alder Row Fourplex - 1410 SE Alder St Olympia, WA 98501',[('A','2/1.00',840),('B','2/1.00',840),('C','2/1.00',840),('D','1/1.00',610)]),
('Boulevard Duplexes - 2216 Boulevard Rd SE Olympia, WA 98501',[('2216A','3/2.00',1180),('2216B','3/2.00',1180),('2218A','3/2.00',1180),('2218B','3/2.00',1180)]),
('Carlyon House - 300 Carlyon Ave Olympia, WA 98501',[(str(f*100+i),('1/1.00','2/1.00','1/1.00','0/1.00','2/1.50')[i-1],(620,820,640,430,905)[i-1]) for f in(1,2,3) for i in range(1,6)]),
('Deschutes Triplex - 512 Custer Way Tumwater, WA 98501',[('1','1/1.00',575),('2','1/1.00',575),('3','2/1.00',790)]),
('Estate House - 47 Steamboat Island Rd NW Olympia, WA 98502',[('','4/2.50',2310)])]
asof=d(2025,7,31)
st=dict(y=0,p=0)
def foot():
    c.setFont('Helvetica',7); c.setFillGray(.35); c.drawString(30,22,'Created on 08/01/2025'); c.drawRightString(W-30,22,'Page %d'%st['p']); c.setFillGray(0)
def np():
    if st['p']: foot(); c.showPage()
    st['p']+=1; y=H-34
    if st['p']==1:
        c.setFont('Helvetica-Bold',15); c.drawString(30,y,'Rent Roll'); c.setFont('Helvetica',7.5)
        for i,s in enumerate(['Properties: Group - Estate of R. Halvorsen (receivership)','As of: 07/31/2025','Include Non-Revenue Units: No','Balance Type: All GL accounts']): c.drawString(30,y-14-9.5*i,s)
        y-=62
    c.setFillGray(.9); c.rect(28,y-4,W-56,14,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',7)
    for h,x,a in cols: (c.drawString if a=='L' else c.drawRightString)(x,y,h)
    st['y']=y-15
def put(vals,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7)
    for (h,x,a),v in zip(cols,vals): (c.drawString if a=='L' else c.drawRightString)(x,st['y'],v)
    st['y']-=12.2
m=lambda v:format(v,',.2f'); dd=lambda x:x.strftime('%m/%d/%Y') if x else ''
np(); rows=[]; G=dict(n=0,occ=0,sq=0,mk=0,rt=0,dep=0,bal=0)
for pn,us in props:
    if st['y']<34+14*min(len(us)+2,6): np()
    c.setFont('Helvetica-Bold',7.5); c.drawString(30,st['y'],pn); st['y']-=12.5
    S=dict(n=0,occ=0,sq=0,mk=0,rt=0,dep=0,bal=0)
    for u,bb,sq in us:
        if st['y']<44: np()
        mk={0:1095,1:1295,2:1595,3:1995,4:2850}[int(bb[0])]+r.choice([0,0,25,50])
        stt=r.choices(['Current','Current','Current','Notice-Unrented','Vacant-Unrented','Vacant-Rented','Evict'],[50,30,10,4,5,3,3])[0]
        if u=='204': stt='Vacant-Unrented'
        if u=='': stt='Current'
        if u=='105': stt='Vacant-Rented'
        if u=='304': stt='Evict'
        if u=='302': stt='Notice-Unrented'
        S['n']+=1;S['sq']+=sq;S['mk']+=mk; base=dict(propertyName=pn.split(' - ')[0],unitType=bb,area=sq,statusText=stt,marketRent=mk)
        if stt.startswith('Vacant'):
            put([u,bb,'',stt,format(sq,','),m(mk),'','','','','','0.00',''])
            rows.append(row(unit=u,balance=0,**base)); continue
        nm=N.fl(); rent=mk-r.choice([0,15,50,75,110,160]); dep=r.choice([500,800,1000,rent,1200]); mi=rdate(r,d(2016,1,1),d(2025,6,1)); 
        mtm=r.random()<.35; lf=mi if mi>d(2024,9,1) else addm(mi.replace(year=2024),r.choice([0,6,12])) if not(mi.month==2 and mi.day==29) else d(2025,3,1)
        if lf>asof: lf=addm(lf,-12)
        lt=None if mtm else addm(lf,12)-dt.timedelta(days=1)
        if lt and lt<asof: lt=None
        bal=r.choice([0]*6+[rent,75.5,-rent,r.randrange(100,900)+.25]); 
        if stt=='Evict': bal=rent*3+150
        put([u,bb,nm,stt,format(sq,','),m(mk),m(rent),m(dep),dd(lf),dd(lt),dd(mi),m(bal),str(r.choice(['','','1']))])
        rows.append(row(unit=u,tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,balance=bal,**base))
        if u=='302':   # future tenant shown under the unit
            nm=N.fl(); 
        S['occ']+=1;S['rt']+=rent;S['dep']+=dep;S['bal']+=bal
    c.setLineWidth(.4); c.line(300,st['y']+9.5,720,st['y']+9)
    put(['%d Unit%s'%(S['n'],'s' if S['n']>1 else ''),'','','%.1f%% Occupied'%(100*S['occ']/S['n']),format(S['sq'],','),m(S['mk']),m(S['rt']),m(S['dep']),'','','',m(S['bal']),''],True); st['y']-=5
    for k in G: G[k]+=S[k]
if st['y']<60: np()
c.setLineWidth(1); c.line(28,st['y']+10,W-28,st['y']+10)
cols[1]=('',76,'L'); put(['Total %d Units'%G['n'],'','','%.1f%% Occupied'%(100*G['occ']/G['n']),format(G['sq'],','),m(G['mk']),m(G['rt']),m(G['dep']),'','','',m(G['bal']),''],True)
foot(); c.save()
for x in rows:
    if 'unit' not in x and 'tenantName' not in x: print('??',x)
finish(fn,'MULTIFAMILY','AppFolio-like print, grouped by property',False,rows,None,asof,G['n'],G['occ'],G['n']-G['occ'],totals=dict(area=G['sq'],marketRent=G['mk'],contractRent=G['rt'],deposit=G['dep'],balance=G['bal']))

# Yardi print: rent roll with lease charges
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(7201); p=P(r); fn='01_tamarack_rr_lease_charges.pdf'
asof=dt.date(2025,4,30)
types=[('tmk1a','1x1',684,1295),('tmk1b','1x1',742,1345),('tmk2a','2x2',1012,1620),('tmk2b','2x2',1088,1675),('tmk3a','3x2',1296,1985)]
units=[]
for b in range(1,4):
    for fl in (1,2,3):
        for n in range(1,7): units.append(f'{b}-{fl}{n:02d}')
rows=[];prt=[]
tc=100431
for i,u in enumerate(units):
    t=types[[0,2,3,1,4,2][i%6]]; mk=t[3]+r.choice([0,0,10,25,-15,35])
    if u in('1-206','2-103','3-305'):
        rows.append(dict(unit=u,unitType=t[0],area=t[2],tenantName=None,statusText='VACANT',section='Current/Notice/Vacant Residents',marketRent=mk,totalCharges=0.0,deposit=0.0,balance=0.0,charges=[]));prt.append((u,t,'VACANT','VACANT',mk,[],0,None,None,None,0));continue
    nm=p.lf(); mi=rdate(r,dt.date(2020,1,5),dt.date(2025,3,28))
    le=eom(addm(asof,r.randrange(0,12)))
    mtm=r.random()<.06
    mo=None
    if i in(4,19,33): mo=eom(addm(asof,1)); le=mo
    rent=mk-r.choice([0,20,35,55,80,110,5])
    ch=[('rent',rent)]
    if r.random()<.35: ch.append(('petrent',r.choice([25,35,50])))
    if r.random()<.3: ch.append(('garage',r.choice([95,110])))
    ch.append(('trash',22)); 
    if r.random()<.6: ch.append(('pest',4.5))
    if r.random()<.12: ch.append(('concess',-r.choice([50,100,75])))
    if i==11: ch=[('rent',rent),('emplcred',-round(rent*.25,2)),('trash',22)]
    dep=r.choice([0,300,300,500,rent]); bal=0 if r.random()<.72 else round(r.choice([-1,1,1])*r.uniform(4,900),2)
    tc+=r.randrange(7,60)
    rows.append(dict(unit=u,unitType=t[0],area=t[2],tenantName=nm,section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=round(sum(b for a,b in ch),2),deposit=dep,balance=bal,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo) if mo else None))
    prt.append((u,t,f't0{tc}',nm,mk,ch,dep,mi,le,mo,bal))
fut=[];
for u in('1-206','2-103','1-105'):
    i=units.index(u);t=prt[i][1];mk=prt[i][4];nm=p.lf();mi=rdate(r,dt.date(2025,5,5),dt.date(2025,6,15));rent=mk-20
    le=eom(addm(mi,11)); tc+=31
    ch=[('rent',rent),('trash',22)]
    rows.append(dict(unit=u,unitType=t[0],area=t[2],tenantName=nm,section='Future Residents/Applicants',marketRent=mk,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=rent+22,deposit=300,balance=0.0,moveInDate=iso(mi),leaseEndDate=iso(le)))
    fut.append((u,t,f't0{tc}',nm,mk,ch,300,mi,le,None,0))
W,H=landscape(letter); c=canvas.Canvas(D+fn,pagesize=(W,H),invariant=1)
cols=[(30,40,'l'),(72,42,'l'),(112,36,'r'),(156,46,'l'),(206,118,'l'),(326,48,'r'),(384,48,'l'),(432,52,'r'),(488,46,'r'),(538,40,'r'),(584,48,'l'),(634,48,'l'),(684,44,'l'),(726,42,'r')]
tb=T(c,cols,size=7); st=dict(y=0,pg=0)
def head():
    if st['pg']: foot(); c.showPage()
    st['pg']+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,H-34,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8); c.drawString(30,H-46,'Tamarack Crossing (tmk)'); c.drawString(30,H-56,'As Of = 04/30/2025'); c.drawString(30,H-66,'Month Year = 04/2025')
    y=H-82
    tb.row(y,['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance'],f='Helvetica-Bold')
    tb.row(y-9,['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','',''],f='Helvetica-Bold')
    c.line(30,y-13,768,y-13); st['y']=y-24
def foot():
    c.setFont('Helvetica',7); c.drawString(30,22,'Thursday, May 01, 2025'); c.drawRightString(768,22,f'Page {st["pg"]}'); c.drawString(350,22,'09:14 AM')
def need(n):
    if st['y']-n*9<36: head()
def line(v,**k): tb.row(st['y'],v,**k); st['y']-=9
def block(lst):
    for u,t,code,nm,mk,ch,dep,mi,le,mo,bal in lst:
        need(len(ch)+2)
        first=ch[0] if ch else ('','')
        line([u,t[0],f'{t[2]:,.2f}',code,nm,mn(mk),first[0],mn(first[1]) if ch else '',mn(dep),'0.00',us(mi),us(le),us(mo),mn(bal)])
        for a,b in ch[1:]: line(['']*6+[a,mn(b)])
        line(['']*6+['Total',mn(sum(b for a,b in ch))],f='Helvetica-Bold'); st['y']-=3
head(); line(['Current/Notice/Vacant Residents'],f='Helvetica-Bold') if 0 else (c.setFont('Helvetica-Bold',7.5),c.drawString(30,st['y'],'Current/Notice/Vacant Residents'))
st['y']-=11; block(prt)
need(4); c.setFont('Helvetica-Bold',7.5); c.drawString(30,st['y'],'Future Residents/Applicants'); st['y']-=11; block(fut)
need(4); st['y']-=4; c.line(300,st['y']+8,768,st['y']+8)
cur=[x for x in rows if x['section'].startswith('Cur')]
S=lambda L,k:round(sum(x.get(k) or 0 for x in L),2)
c.setFont('Helvetica-Bold',7); c.drawString(206,st['y'],'Total'); c.drawString(240,st['y'],'Tamarack Crossing(tmk)')
tb.row(st['y'],['']*5+[mn(S(cur,'marketRent')),'',mn(S(cur,'totalCharges')),mn(S(cur,'deposit')),'0.00','','','',mn(S(cur,'balance'))],f='Helvetica-Bold')
head()
c.setFont('Helvetica-Bold',9); c.drawString(30,st['y'],'Summary Groups'); st['y']-=14
sc=T(c,[(30,150,'l'),(190,60,'r'),(260,66,'r'),(336,66,'r'),(412,66,'r'),(488,50,'r'),(548,50,'r'),(608,60,'r')])
sc.row(st['y'],['','Square','Market','Lease','Security','# Of','% Unit','Balance'],f='Helvetica-Bold'); st['y']-=9
sc.row(st['y'],['','Footage','Rent','Charges','Deposit','Units','Occupancy',''],f='Helvetica-Bold'); st['y']-=12
occ=[x for x in cur if x.get('tenantName')]; vac=[x for x in cur if not x.get('tenantName')]; no=[x for x in occ if x.get('moveOutDate')]; cu=[x for x in occ if not x.get('moveOutDate')]
fu=[x for x in rows if x['section'].startswith('Fut')]
def sl(n,L,cnt=True): sc.row(st['y'],[n,mn(S(L,'area')),mn(S(L,'marketRent')),mn(S(L,'totalCharges')),mn(S(L,'deposit')),len(L),f'{100*len(L)/54:.2f} %' if cnt else '',mn(S(L,'balance'))]); st['y']-=10
sl('Current Residents',cu);sl('Notice Residents',no);sl('Vacant Units',vac)
sl('Occupied Units',occ);sl('Total Non-Rev Units',[]);
c.line(30,st['y']+8,668,st['y']+8);sl('Totals:',cur)
st['y']-=4; sl('Future Residents/Applicants',fu,False)
st['y']-=14; c.setFont('Helvetica-Bold',9); c.drawString(30,st['y'],'Summary of Charges by Charge Code'); c.setFont('Helvetica',7); c.drawString(200,st['y'],'(Current/Notice Residents Only)'); st['y']-=14
agg={}
for x in cur:
    for h in x['charges']: agg[h['code']]=agg.get(h['code'],0)+h['amount']
for k in sorted(agg): sc.row(st['y'],[k,mn(agg[k])]); st['y']-=10
c.line(30,st['y']+8,250,st['y']+8); sc.row(st['y'],['Total',mn(sum(agg.values()))],f='Helvetica-Bold')
foot(); c.save()
for x in vac: x.pop('charges',0)
assert round(sum(agg.values()),2)==S(cur,'totalCharges')
save(fn,dict(propertyName='Tamarack Crossing',asOnDate='2025-04-30',units=54,occupied=51,vacant=3,rows=rows),'MULTIFAMILY','Yardi Voyager rent roll with lease charges, stacked charges, futures, summary')

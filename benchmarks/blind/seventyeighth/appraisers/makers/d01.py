from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=random.Random(7801); FN='cedar_hollow_rrlc_0926.pdf'
W,H=landscape(letter); c=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H))
T=[('ch1a','1x1 Garden',690,1285),('ch2a','2x1',905,1475),('ch2b','2x2 Den',1040,1640)]
X=dict(u=24,t=62,s=128,res=136,n=184,m=352,cc=362,a=448,dep=508,od=560,mi=572,le=622,mo=672,bal=768)
y=[0];pg=[0]
def head():
    if pg[0]: c.showPage()
    pg[0]+=1
    c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-30,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,H-42,'Cedar Hollow Apartments (chollow)')
    c.drawCentredString(W/2,H-52,'As Of = 09/30/2026');c.drawCentredString(W/2,H-62,'Month Year = 09/2026')
    c.setFont('Helvetica-Bold',7)
    for k,a,b,R in [('u','Unit','',0),('t','Unit Type','',0),('s','Unit','Sq Ft',1),('res','Resident','',0),('n','Name','',0),('m','Market','Rent',1),('cc','Charge','Code',0),('a','Amount','',1),('dep','Resident','Deposit',1),('od','Other','Deposit',1),('mi','Move In','',0),('le','Lease','Expiration',0),('mo','Move Out','',0),('bal','Balance','',1)]:
        f=c.drawRightString if R else c.drawString
        f(X[k],H-80,a); f(X[k],H-89,b)
    c.line(22,H-92,W-22,H-92)
    c.setFont('Helvetica',6.5);c.drawString(24,18,'Thursday, October 01, 2026  08:47 AM');c.drawRightString(W-24,18,f'Page {pg[0]}')
    y[0]=H-103
def ln(vals,bold=False,need=0):
    if y[0]<34+need: head()
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7)
    for k,v in vals.items():
        (c.drawRightString if k in('s','m','a','dep','od','bal') else c.drawString)(X[k],y[0],str(v))
    y[0]-=9.4
head(); rows=[]
sec='Current/Notice/Vacant Residents'; ln({'u':sec},True)
codes={}
units=[f'{b}{n:02d}' for b in (1,2,3) for n in range(1,15)]
vac={'107','212','303','311'}
fut=[]
for u in units:
    t=r.choice(T); mk=t[3]+r.choice([0,0,15,25,40])
    if u in vac:
        ln({'u':u,'t':t[0],'s':f'{t[2]:,}.00','res':'VACANT','n':'VACANT','m':m2(mk),'a':'0.00','dep':'0.00','od':'0.00','bal':'0.00'},need=12)
        ln({'cc':'Total','a':'0.00'},True); y[0]-=2
        rows.append(dict(unit=u,unitType=t[0],area=t[2],statusText='VACANT',section=sec,marketRent=mk,totalCharges=0,deposit=0,balance=0))
        if u in('212','303'): fut.append((u,t,mk))
        continue
    rent=mk-r.choice([0,20,35,50,75,110]); mi=d(r,'2021-03-01','2026-08-25'); le=addm(som(d(r,'2026-10-01','2027-09-20')),1)-dt.timedelta(1)
    mo=le if r.random()<.08 else None
    ch=[('rent',rent)]
    if r.random()<.9: ch.append(('trash',18.5))
    if r.random()<.4: ch.append(('petrent',35))
    if r.random()<.3: ch.append(('garage',95))
    if r.random()<.12: ch.append(('concesn',-100))
    dep=r.choice([300,300,500,rent]); od=r.choice([0,0,0,250]); bal=r.choice([0,0,0,0,-12.5,rent,142.37,18.5])
    nm=name(r); code=f't{r.randrange(41000,49999):07d}'
    need=len(ch)*9.4+10
    for i,(k,a) in enumerate(ch):
        v={'cc':k,'a':m2(a)}
        if i==0: v.update(u=u,t=t[0],s=f'{t[2]:,}.00',res=code,n=nm,m=m2(mk),dep=m2(dep),od=m2(od),mi=us(mi),le=us(le),mo=us(mo),bal=m2(bal))
        ln(v,need=need if i==0 else 0); codes[k]=codes.get(k,0)+a
    tot=sum(a for _,a in ch); ln({'cc':'Total','a':m2(tot)},True); y[0]-=2
    rows.append(dict(unit=u,unitType=t[0],area=t[2],tenantName=nm,statusText='Occupied',section=sec,marketRent=mk,contractRent=rent,leaseEndDate=iso(le),moveInDate=iso(mi),moveOutDate=iso(mo) if mo else None,deposit=dep,balance=bal,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tot,_od=od))
cur=rows[:]
sec='Future Residents/Applicants'; y[0]-=4; ln({'u':sec},True,need=40)
for u,t,mk in fut:
    nm=name(r); mi=d(r,'2026-10-05','2026-10-28'); le=addm(som(mi),12)-dt.timedelta(1); rent=mk-25
    ln({'u':u,'t':t[0],'s':f'{t[2]:,}.00','res':f't{r.randrange(49999,51000):07d}','n':nm,'m':m2(mk),'cc':'rent','a':m2(rent),'dep':'300.00','od':'0.00','mi':us(mi),'le':us(le),'bal':'-300.00'},need=30)
    ln({'cc':'trash','a':'18.50'}); ln({'cc':'Total','a':m2(rent+18.5)},True); y[0]-=2
    rows.append(dict(unit=u,unitType=t[0],area=t[2],tenantName=nm,statusText='Future',section=sec,marketRent=mk,contractRent=rent,leaseEndDate=iso(le),moveInDate=iso(mi),deposit=300,balance=-300,charges=[dict(code='rent',amount=rent),dict(code='trash',amount=18.5)],totalCharges=rent+18.5))
if y[0]<190: head()
S=lambda k,rs:sum(x.get(k) or 0 for x in rs)
y[0]-=6
c.setFont('Helvetica-Bold',7); c.drawString(24,y[0]+2,'Summary Groups')
hx=[230,300,370,440,505,555,610,668,740]
for x,a,b in zip(hx,['Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft',''],['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied','Balance']):
    c.drawRightString(x,y[0]+2,a);c.drawRightString(x,y[0]-6,b)
y[0]-=9;c.line(22,y[0],W-22,y[0]);y[0]-=10
occ=[x for x in cur if x.get('tenantName')];vc=[x for x in cur if not x.get('tenantName')];fu=rows[len(cur):]
def sl(lab,rs,p=True,bold=False,lc=True,nc=True):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7);c.drawString(24,y[0],lab)
    v=[m2(S('area',rs)),m2(S('marketRent',rs)),m2(S('totalCharges',rs)),m2(S('deposit',rs)),m2(S('_od',rs)),str(len(rs)),f'{100*len(rs)/len(cur):.2f}%' if p else '',f"{100*S('area',rs)/S('area',cur):.2f}%" if p else '',m2(S('balance',rs))]
    for x,t in zip(hx,v): c.drawRightString(x,y[0],t)
    y[0]-=10
noti=[x for x in occ if x.get('moveOutDate')]
sl('Current/Notice/Vacant Residents',cur,False);sl('Future Residents/Applicants',fu,False);sl('Occupied Units',occ);sl('Total Vacant Units',vc);sl('Totals:',cur,False,True)
y[0]-=8;c.setFont('Helvetica-Bold',7);c.drawString(24,y[0],'Summary of Charges by Charge Code');y[0]-=9;c.setFont('Helvetica',7)
c.drawString(24,y[0],'(Current/Notice Residents Only)');y[0]-=10
for k in sorted(codes): c.drawString(24,y[0],k);c.drawRightString(230,y[0],m2(codes[k]));y[0]-=9
c.setFont('Helvetica-Bold',7);c.drawString(24,y[0],'Total');c.drawRightString(230,y[0],m2(sum(codes.values())))
c.save()
tr=dict(propertyName='Cedar Hollow Apartments',asOnDate='2026-09-30',units=len(cur),occupied=len(occ),vacant=len(vc),sheet=None,planted=None,rows=rows)
save(FN,'MULTIFAMILY','Yardi rent roll with lease charges, multi-line records, future section',True,tr,[(S('totalCharges',cur),sum(codes.values()))])

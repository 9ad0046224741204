# Yardi-like "Rent Roll with Lease Charges", charges in rows
from util import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
g=G(2801); f='p01_lease_charges.pdf'; asof=dt.date(2025,9,30)
W,Hh=landscape(letter)
c=canvas.Canvas(H+'documents/'+f,pagesize=(W,Hh))
X=[30,72,122,168,250,322,352,402,452,508,560,612,664,740]
types={'sa1':(612,1185),'sa1r':(612,1260),'sb2':(884,1440),'sb2r':(884,1535),'sc3':(1148,1780)}
page=[0];y=[0]
def head():
    page[0]+=1
    c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,Hh-30,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8);c.drawCentredString(W/2,Hh-42,'Saltgrass Landing Apartments (saltgr)')
    c.drawCentredString(W/2,Hh-52,'As Of = 09/30/2025');c.drawCentredString(W/2,Hh-62,'Month Year = 09/2025')
    c.setFont('Helvetica-Bold',7); yy=Hh-80
    top=['Unit','Unit Type','Unit','Resident','Name','','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']
    bot=['','','Sq Ft','','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
    xs=[30,68,136,146,196,0,342,352,426,476,522,532,584,636,752]
    right={2,6,8,9,10,14}
    for a,x,i in zip(top,xs,range(15)):
        (c.drawRightString if i in right else c.drawString)(x,yy,a); (c.drawRightString if i in right else c.drawString)(x,yy-9,bot[i])
    c.line(28,yy-12,W-28,yy-12); y[0]=yy-23
    c.setFont('Helvetica',6.5);c.drawString(30,20,'Wednesday, October 01, 2025   08:14 AM');c.drawRightString(W-30,20,f'Page {page[0]}')
    c.setFont('Helvetica',7)
def nl(n=1,need=0):
    y[0]-=9.5*n
    if y[0]<40+need: c.showPage();head()
def cells(d,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',7)
    for k,v in d.items():
        x,r=XS[k]
        if v in (None,''):continue
        (c.drawRightString if r else c.drawString)(x,y[0],str(v))
XS=dict(unit=(30,0),type=(68,0),sf=(136,1),res=(146,0),name=(196,0),mkt=(342,1),code=(352,0),amt=(426,1),dep=(476,1),odep=(522,1),mi=(532,0),le=(584,0),mo=(636,0),bal=(752,1))
rows=[];codes={};stat=dict(occ=[0,0,0,0],vac=[0,0,0],non=[0,0])
head()
def section(t):
    c.setFont('Helvetica-Bold',7.5);c.drawString(30,y[0],t);nl()
section('Current/Notice/Vacant Residents')
S={}
def add(k,*v):
    a=S.setdefault(k,[0]*6)
    for i,x in enumerate(v): a[i]=round(a[i]+x,2)
tn=20441;cur=[]
for b in range(1,6):
    for u in range(8):
        un=f"{b}{u//4+1}{u%4+1:02d}"; ty=list(types)[(u*3+b)%5]; sf,mk=types[ty]; mk+=g.choice([0,0,15,25])
        z=g.random(); 
        if un in('1101',): kind='MODEL'
        elif un=='4204': kind='DOWN'
        elif z<.09 or un=='3102': kind='VACANT'
        else: kind='res'
        ods=0.0
        if kind!='res':
            cells(dict(unit=un,type=ty,sf=f'{sf:.2f}',res=kind,name=kind,mkt=m2(mk),amt='0.00',dep='0.00',odep='0.00',bal='0.00'))
            nl(1); cells(dict(code='Total',amt='0.00'),True); nl(1.3,20)
            rows.append(row(unit=un,unitType=ty,area=sf,statusText=kind,marketRent=mk,deposit=0,balance=0,totalCharges=0))
            add('occ' if 0 else 'vac' if kind=='VACANT' else 'non',sf,mk,0,0,0,1); continue
        tn+=g.randint(3,90); lb,le,mi=g.lease(asof); nm=g.nm(0)
        rent=mk-g.choice([0,15,35,60,85,120]); dep=g.choice([200,250,300,500,rent]);bal=g.choice([0,0,0,0,0,-25.0,42.5,rent+96.4,12.15])
        ods=g.choice([0,0,0,300.0]); mo=None
        if g.random()<.1: mo=le if le>asof else asof+dt.timedelta(20)
        ch=[('rent',float(rent))]
        if ods: ch.append(('petrent',35.0))
        ch+= [('trash',9.0),('pest',4.5)]
        if g.random()<.35: ch.append(('garage',95.0))
        if g.random()<.2: ch.append(('conc',-float(g.choice([50,75,100]))))
        if g.random()<.1: ch.append(('mtmfee',150.0))
        g.shuffle(ch) if g.random()<.2 else None
        if y[0]<45+9.5*(len(ch)+1): c.showPage();head()
        for i,(k,a) in enumerate(ch):
            d=dict(code=k,amt=m2(a))
            if i==0:d.update(unit=un,type=ty,sf=f'{sf:.2f}',res=f't00{tn}',name=nm,mkt=m2(mk),dep=m2(dep),odep=m2(ods),mi=mdy(mi),le=mdy(le),mo=mdy(mo),bal=m2(bal))
            cells(d);nl();codes[k]=round(codes.get(k,0)+a,2)
        t=round(sum(a for _,a in ch),2);cells(dict(code='Total',amt=m2(t)),True);nl(1.3,20)
        add('occ',sf,mk,t,dep+ods,bal,1)
        rows.append(row(unit=un,unitType=ty,area=sf,tenantName=nm,marketRent=mk,contractRent=rent,deposit=dep,balance=bal,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=t))
nl();section('Future Residents/Applicants')
fut=[]
vacs=[r for r in rows if r.get('statusText')=='VACANT'];nts=[r for r in rows if r.get('moveOutDate')]
for src in vacs[:2]+nts[:1]:
    tn+=40;nm=g.nm(0);mk=src['marketRent'];rent=mk-20;ch=[('rent',float(rent)),('trash',9.0),('pest',4.5)]
    mi=dt.date(2025,10,g.randint(4,28)) if src in vacs else dt.date.fromisoformat(src['moveOutDate'])+dt.timedelta(9)
    le=eom(mi.year+1,mi.month)
    for i,(k,a) in enumerate(ch):
        d=dict(code=k,amt=m2(a))
        if i==0:d.update(unit=src['unit'],type=src['unitType'],sf=f"{src['area']:.2f}",res=f't00{tn}',name=nm,mkt=m2(mk),dep='300.00',odep='0.00',mi=mdy(mi),le=mdy(le),bal='0.00')
        cells(d);nl()
    t=sum(a for _,a in ch);cells(dict(code='Total',amt=m2(t)),True);nl(1.3,30)
    add('fut',src['area'],mk,t,300,0,1)
    fut.append(row(unit=src['unit'],section='Future Residents/Applicants',unitType=src['unitType'],area=src['area'],tenantName=nm,marketRent=mk,contractRent=rent,deposit=300,balance=0,moveInDate=mi,leaseEndDate=le,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=t))
for r in rows: r['section']='Current/Notice/Vacant Residents'
c.showPage();head()
c.setFont('Helvetica-Bold',8);c.drawString(30,y[0],'Summary Groups')
for x,t in zip([240,310,380,450,520,590,660],['Square','Market','Lease','Security','# Of','% Unit','Balance']): c.drawRightString(x,y[0],t)
nl()
for x,t in zip([240,310,380,450,520,590],['Footage','Rent','Charges','Deposits','Units','Occupancy']): c.drawRightString(x,y[0],t)
nl(1.4);c.setFont('Helvetica',7.5)
tot=[round(sum(S[k][i] for k in('occ','vac','non')),2) for i in range(6)]
for t,v in [('Current/Notice/Vacant Residents',tot),('Future Residents/Applicants',S['fut']),('   Occupied Units',S['occ']),('   Total Non Rev Units',S['non']),('   Total Vacant Units',S['vac']),('Totals:',tot)]:
    c.drawString(30,y[0],t)
    for x,q in zip([240,310,380,450],v[:4]): c.drawRightString(x,y[0],m2(q))
    c.drawRightString(520,y[0],str(v[5]));
    if t!='Future Residents/Applicants':c.drawRightString(590,y[0],f'{100*v[5]/tot[5]:.2f}%')
    c.drawRightString(660,y[0],m2(v[4]));nl(1.2)
nl(2);c.setFont('Helvetica-Bold',8);c.drawString(30,y[0],'Summary of Charges by Charge Code');nl();c.setFont('Helvetica',7.5);c.drawString(30,y[0],'(Current/Notice Residents Only)');nl(1.4)
for k in sorted(codes): c.drawString(30,y[0],k);c.drawRightString(180,y[0],m2(codes[k]));nl()
c.setFont('Helvetica-Bold',7.5);c.drawString(30,y[0],'Total');c.drawRightString(180,y[0],m2(sum(codes.values())));c.save()
save(f,'MULTIFAMILY','yardi lease charges in rows',True,'Saltgrass Landing Apartments',asof,rows+fut,tot[5],S['occ'][5],S['vac'][5],ties=[(tot[2],sm(rows,'totalCharges')),(tot[2],sum(codes.values())),(tot[1],sm(rows,'marketRent')),(tot[5],len(rows))])

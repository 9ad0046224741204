# site-system print, one line per charge code, current + future sections, summary blocks
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(4801); N=Names(r)
fn='larkspur_rr_lease_charges.pdf'
plans=[('lk1a','712',1345),('lk1b','768',1395),('lk2a','1,014',1680),('lk2b','1,098',1745),('lk3a','1,322',2090)]
units=[]
for b in '12':
  for fl in '123':
    for n in range(1,11 if (b,fl)!=('2','3') else 7): units.append(f"{b}{fl}{n:02d}")
rows=[]; asof=d(2025,10,31)
vac={3,17,31,44}
for i,u in enumerate(units):
    p=plans[[0,1,2,3,4,2,0,3,1,2][i%10]]; mk=p[2]+15*int(u[1])
    x=dict(unit=u,unitType=p[0],area=int(p[1].replace(',','')),marketRent=mk,section='Current/Notice/Vacant Residents')
    if i in vac: x.update(statusText='VACANT',charges=[],deposit=0,balance=0,totalCharges=0)
    else:
        f,l=N.get(); mi=d(2025,10,1)-dt.timedelta(days=r.randint(20,1700))
        le=eom(addm(d(2025,10,1),r.randint(0,13)))
        rent=mk-r.choice([0,0,15,25,40,60,85]); ch=[('rent',rent)]
        if r.random()<.3: ch.append(('petrent',r.choice([25,35,50])))
        if r.random()<.25: ch.append(('garage',95))
        ch.append(('trash',22)); ch.append(('pest',4.5))
        if r.random()<.12: ch.append(('concess',-r.choice([50,75,100])))
        if r.random()<.1: ch.append(('mtm',150)); 
        x.update(id=f"t00{r.randint(41000,69999)}",tenantName=f"{f} {l}",statusText='Occupied',moveInDate=mi,leaseEndDate=le,deposit=r.choice([0,200,300,500,500]),
          balance=r.choice([0,0,0,0,0,-12.5,0,1462.18,38.0,-rent,0,214.77]),charges=ch,totalCharges=sum(a for _,a in ch))
        if r.random()<.1: x['moveOutDate']=d(2025,11,r.randint(5,30))
    rows.append(x)
fut=[]
for i in (3,31,44):
    b=rows[i]; f,l=N.get(); mi=d(2025,11,r.choice([7,14,21]))
    fut.append(dict(unit=b['unit'],unitType=b['unitType'],area=b['area'],marketRent=b['marketRent'],section='Future Residents/Applicants',statusText='Future Residents/Applicants',
      id=f"t00{r.randint(70000,70999)}",tenantName=f"{f} {l}",moveInDate=mi,leaseEndDate=eom(addm(mi,11)),deposit=300,balance=0,
      charges=[('rent',b['marketRent']-30),('trash',22),('pest',4.5)],totalCharges=b['marketRent']-3.5))
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H)); pg=[0]; y=[0]
X=dict(unit=30,typ=66,sf=130,id=142,name=190,mk=352,code=366,amt=450,dep=510,mi=528,le=586,mo=644,bal=758)
def head():
    pg[0]+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,H-36,'Rent Roll with Lease Charges')
    c.setFont('Helvetica',8); c.drawString(30,H-48,'Larkspur Commons Apartments (lkc)'); c.drawString(30,H-58,'As Of = 10/31/2025'); c.drawString(30,H-68,'Month Year = 10/2025')
    c.setFont('Helvetica',7); c.drawRightString(W-30,H-36,f'Page {pg[0]}')
    c.setFont('Helvetica-Bold',7); t=H-86; b=H-94
    for k,a,bb,rt in [('unit','Unit','',0),('typ','Unit Type','',0),('sf','Unit','Sq Ft',1),('id','Resident','',0),('name','Name','',0),('mk','Market','Rent',1),('code','Charge','Code',0),('amt','Amount','',1),('dep','Resident','Deposit',1),('mi','Move In','',0),('le','Lease','Expiration',0),('mo','Move Out','',0),('bal','Balance','',1)]:
        (c.drawRightString if rt else c.drawString)(X[k],t,a); (c.drawRightString if rt else c.drawString)(X[k],b,bb)
    c.line(30,H-98,W-30,H-98); y[0]=H-110
def foot(): c.setFont('Helvetica',6.5); c.drawString(30,22,'Tuesday, November 04, 2025   02:17 PM'); c.showPage()
def need(h):
    if y[0]-h<34: foot(); head(); c.setFont('Helvetica',7)
head()
def rec(x):
    need(9.5*(len(x['charges'])+1)+4); c.setFont('Helvetica',7); Y=y[0]
    c.drawString(X['unit'],Y,x['unit']); c.drawString(X['typ'],Y,x['unitType']); c.drawRightString(X['sf'],Y,f"{x['area']:,}.00")
    v='tenantName' not in x
    c.drawString(X['id'],Y,'VACANT' if v else x['id']); c.drawString(X['name'],Y,'VACANT' if v else x['tenantName']); c.drawRightString(X['mk'],Y,m2(x['marketRent']))
    c.drawRightString(X['dep'],Y,m2(x['deposit'])); c.drawRightString(X['bal'],Y,m2(x['balance']))
    for k,kk in (('mi','moveInDate'),('le','leaseEndDate'),('mo','moveOutDate')):
        if x.get(kk): c.drawString(X[k],Y,us(x[kk]))
    for code,a in x['charges']: c.drawString(X['code'],y[0],code); c.drawRightString(X['amt'],y[0],m2(a)); y[0]-=9.5
    if v: y[0]-=9.5
    c.setFont('Helvetica-Bold',7); c.drawString(X['code'],y[0],'Total'); c.drawRightString(X['amt'],y[0],m2(x['totalCharges'])); y[0]-=13
def sec(t): need(30); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y[0],t); y[0]-=12
sec('Current/Notice/Vacant Residents')
for x in rows: rec(x)
sec('Future Residents/Applicants')
for x in fut: rec(x)
need(24); S=lambda L,k: sum(x[k] for x in L)
c.line(30,y[0]+6,W-30,y[0]+6); c.setFont('Helvetica-Bold',7); c.drawString(30,y[0]-4,'Total'); c.drawString(66,y[0]-4,'Larkspur Commons Apartments (lkc)')
c.drawRightString(X['mk'],y[0]-4,m2(S(rows,'marketRent'))); c.drawRightString(X['amt'],y[0]-4,m2(S(rows,'totalCharges')))
c.drawRightString(X['dep'],y[0]-4,m2(S(rows+fut,'deposit'))); c.drawRightString(X['bal'],y[0]-4,m2(S(rows+fut,'balance')))
foot(); head(); Y=y[0]-6
c.setFont('Helvetica-Bold',8); c.drawString(30,Y,'Summary Groups')
for xx,h in ((250,'Square Footage'),(340,'Market Rent'),(430,'Lease Charges'),(520,'Security Deposit'),(590,'# Of Units'),(660,'% Unit Occ'),(750,'Balance')): c.drawRightString(xx,Y,h)
Y-=14; oc=[x for x in rows if 'tenantName' in x]; va=[x for x in rows if 'tenantName' not in x]
c.setFont('Helvetica',8)
for lab,L,n in (('Current/Notice/Vacant Residents',rows,len(rows)),('Future Residents/Applicants',fut,len(fut)),('Occupied Units',oc,len(oc)),('Total Vacant Units',va,len(va))):
    vals=[f"{S(L,'area'):,}",m2(S(L,'marketRent')),m2(S(L,'totalCharges')),m2(S(L,'deposit')),str(n),'' if lab[0] in 'CF' else f"{100*n/len(rows):.2f}",m2(S(L,'balance'))]
    c.drawString(30,Y,lab)
    for xx,v in zip((250,340,430,520,590,660,750),vals): c.drawRightString(xx,Y,v)
    Y-=12
Y-=16; c.setFont('Helvetica-Bold',8); c.drawString(30,Y,'Summary of Charges by Charge Code'); Y-=10; c.setFont('Helvetica',7); c.drawString(30,Y,'(Current/Notice Residents Only)'); Y-=14
tot={}
for x in rows:
    for k,a in x['charges']: tot[k]=tot.get(k,0)+a
c.setFont('Helvetica',8)
for k in sorted(tot): c.drawString(30,Y,k); c.drawRightString(200,Y,m2(tot[k])); Y-=11
c.setFont('Helvetica-Bold',8); c.drawString(30,Y,'Total'); c.drawRightString(200,Y,m2(sum(tot.values()))); foot(); c.save()
for x in rows+fut:
    x.pop('id',None); 
    if x['charges']: x['contractRent']=x['charges'][0][1]
    x['charges']=[dict(code=k,amount=a) for k,a in x['charges']]
save(fn,dict(propertyName='Larkspur Commons Apartments',asOnDate='2025-10-31',units=len(rows),occupied=len(oc),vacant=len(va),rows=rows+fut),'MULTIFAMILY','site-system print, charge codes in rows, future section, summary groups')

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(1401); AS=D(2025,9,30); N='cypress_run_onesite.pdf'
FP={'A1':('1x1',702,1185),'A2':('1x1 Den',811,1290),'B1':('2x2',1024,1515),'C1':('3x2',1268,1860)}
units=[]
for b in (1,2,3):
    for fl in (1,2,3):
        for k in range(1,8):
            units.append((f'{b}-{fl}0{k}', {1:'A1',2:'A1',3:'A2',4:'B1',5:'B1',6:'B1',7:'C1'}[k]))
sp={4:'Vacant',11:'Vacant-Leased',17:'Occupied-NTV',23:'Occupied-NTVL',30:'Admin/Down',38:'Vacant',45:'Occupied-NTV',52:'Vacant-Leased',58:'Occupied-NTVL'}
recs=[]
for i,(u,fp) in enumerate(units):
    nm,sf,mk=FP[fp]; mk+=r.choice([0,0,15,25,-20]); st=sp.get(i,'Occupied')
    base=dict(u=u,fp=fp,sf=sf,mk=mk,st=st)
    if st.startswith('Occ'):
        f,l=pers(r); s,e=lease(r,AS); mi=r.choice([s,addm(s,-12),addm(s,-24)])
        rent=mk-r.choice([0,20,35,60,95,110,-10]); ch=[('RESIDENT','RENT',rent)]
        if fp=='C1' and i%3==0:
            sub=r.randint(520,880); ch=[('RESIDENT','RENT',rent-sub),('SUBSIDY','SUBRENT',sub)]
        if r.random()<.3: ch.append(('RESIDENT','PETRENT',r.choice([25,35])))
        if r.random()<.35: ch.append(('RESIDENT','GARAGE',r.choice([95,125])))
        ch.append(('RESIDENT','TRASH',12.5)); 
        if r.random()<.12: ch.append(('RESIDENT','EMPLCRED' if r.random()<.3 else 'CONC/REC',-r.choice([50,75,100])))
        mo=None
        if 'NTV' in st: mo=AS+dt.timedelta(days=r.randint(6,45)); e=mo if r.random()<.5 else e
        recs.append(dict(base,name=f'{l}, {f}',mi=mi,mo=mo,ls=s,le=e,ch=ch,dep=r.choice([200,300,500,mk]),bal=r.choice([0,0,0,0,12.5,-45,rent+12.5,88.19,-rent,210.44])))
    else: recs.append(dict(base,name='VACANT',ch=[]))
    if st in('Vacant-Leased','Occupied-NTVL'):
        f,l=pers(r); s=AS+dt.timedelta(days=r.randint(8,50)); 
        recs.append(dict(u=u,fp=fp,sf=None,mk=None,st='Applicant',name=f'{l}, {f}',mi=s,mo=None,ls=s,le=addm(s,12)-dt.timedelta(days=1),ch=[('RESIDENT','RENT',mk-10)],dep=r.choice([0,200]),bal=0,app=1))
W,H=landscape(letter); c=canvas.Canvas(str(DOC/N),pagesize=(W,H),invariant=1)
X=dict(u=28,fp=58,sf=114,st=120,nm=178,mi=272,ls=318,le=362,mk=436,sj=441,tc=490,lr=572,oc=628,tb=672,dp=714,bl=762)
pg=0
def head():
    global pg; pg+=1
    tx(c,28,580,'OneSite Rents v3.0','l','Helvetica',6.5); tx(c,28,571,'10/02/2025 7:41:08AM'); tx(c,W/2,580,'Brightwater Residential - Cypress Run Apartments','c','Helvetica-Bold',9)
    tx(c,W/2,568,'RENT ROLL DETAIL','c','Helvetica-Bold',10); tx(c,W/2,557,'As of 09/30/2025','c','Helvetica',8); tx(c,764,580,f'Page {pg}','r','Helvetica',6.5); tx(c,764,571,'mgt-521-003','r')
    tx(c,28,548,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit;')
    c.setFillGray(.85); c.rect(24,521,744,22,0,1); c.setFillGray(0); c.setFont('Helvetica-Bold',6.3)
    for k,a,h in [('u','l',('Bldg-','Unit')),('fp','l',('','Floorplan')),('sf','r',('','SQFT')),('st','l',('Unit/Lease','Status')),('nm','l',('','Name')),('mi','l',('Move-In','Move-Out')),('ls','l',('Lease','Start')),('le','l',('Lease','End')),('mk','r',('Market','+ Addl.')),('sj','l',('Sub','Journal')),('tc','l',('Trans','Code')),('lr','r',('Lease','Rent')),('oc','r',('Other Charges/','Credits')),('tb','r',('Total','Billing')),('dp','r',('Dep On','Hand')),('bl','r',('','Balance'))]:
        tx(c,X[k],534,h[0],a); tx(c,X[k],525,h[1],a)
    c.setFont('Helvetica',6.3); return 511
y=head(); rows=[]; tot=dict(mk=0,lr=0,oc=0,tb=0,dp=0,bl=0); bycode={}
for q in recs:
    n=max(len(q['ch'])+(1 if len(q['ch'])>1 else 0),2 if q.get('mo') else 1)
    if y-n*9<40: c.showPage(); y=head()
    app=q.get('app'); star='*' if app else ''
    tx(c,X['u'],y,q['u']); tx(c,X['fp'],y,q['fp'])
    if q['sf']: tx(c,X['sf'],y,f"{q['sf']:,}",'r')
    tx(c,X['st'],y,q['st']); tx(c,X['nm'],y,q['name'])
    if q['mk']: tx(c,X['mk'],y,neg(q['mk']),'r'); tot['mk']+=q['mk']
    lr=oc=0
    if q['ch']:
        tx(c,X['mi'],y,us(q['mi'])); tx(c,X['ls'],y,us(q['ls'])); tx(c,X['le'],y,us(q['le']))
        tx(c,X['dp'],y,neg(q['dep'])+star,'r'); tx(c,X['bl'],y,par(q['bal']),'r')
        if q['mo']: tx(c,X['mi'],y-9,us(q['mo']))
        for k,(sj,tc,a) in enumerate(q['ch']):
            yy=y-9*k; tx(c,X['sj'],yy,sj); tx(c,X['tc'],yy,tc); isr=tc in('RENT','SUBRENT')
            tx(c,X['lr' if isr else 'oc'],yy,par(a)+star,'r')
            if isr: lr+=a
            else: oc+=a
            if not app: bycode[(sj,tc)]=bycode.get((sj,tc),0)+a
            if len(q['ch'])==1: tx(c,X['tb'],yy,par(a)+star,'r')
        if len(q['ch'])>1:
            yy=y-9*len(q['ch']); c.setLineWidth(.3); c.line(530,yy+6.5,672,yy+6.5); tx(c,X['tc'],yy,'totals','l'); tx(c,X['lr'],yy,neg(lr),'r'); tx(c,X['oc'],yy,par(oc),'r'); tx(c,X['tb'],yy,neg(lr+oc),'r')
        if not app:
            for k,v in (('lr',lr),('oc',oc),('tb',lr+oc),('dp',q['dep']),('bl',q['bal'])): tot[k]+=v
    else:
        for k in('lr','oc','tb'): tx(c,X[k],y,'0.00','r')
        tx(c,X['dp'],y,'0.00','r'); tx(c,X['bl'],y,'0.00','r')
    v=not q['ch']
    rows.append(row(unit=q['u'],unitType=q['fp'],area=q['sf'],tenantName=None if v else q['name'],statusText=q['st'],marketRent=q['mk'],contractRent=0 if v else lr,leaseStartDate=q.get('ls'),leaseEndDate=q.get('le'),moveInDate=q.get('mi'),moveOutDate=q.get('mo'),deposit=0 if v else q['dep'],balance=0 if v else q['bal'],charges=[{"code":a[1],"amount":a[2]} for a in q['ch']],totalCharges=0 if v else lr+oc))
    y-=n*9+3
if y<200: c.showPage(); y=head()
c.setLineWidth(.8); c.line(24,y+5,768,y+5); c.setFont('Helvetica-Bold',6.5); tx(c,28,y-4,'Totals:')
for k in('mk','lr','oc','tb','dp','bl'): tx(c,X[k],y-4,par(tot[k]),'r')
y-=18; c.setFont('Helvetica',6.3)
main=[q for q in recs if not q.get('app')]; sfa=sum(q['sf'] for q in main)
occ=[q for q in main if q['st'].startswith('Occ')]
tx(c,28,y,'* Indicates amounts not included in detail totals'); y-=12
tx(c,28,y,f"Amt / SQFT:  Market = {sfa:,} SQFT;  Leased = {sum(q['sf'] for q in occ):,} SQFT;"); y-=16
tx(c,28,y,'Floorplan','l','Helvetica-Bold',6.5)
for x,h in((120,'# Units'),(180,'Average SQFT'),(240,'Average Market'),(300,'Units Occ.'),(350,'Occ %'),(410,'Units Avail.')): tx(c,x,y,h,'r')
y0=y; c.setFont('Helvetica',6.3)
for fp in FP:
    y-=9; a=[q for q in main if q['fp']==fp]; o=[q for q in a if q in occ]
    for x,v in((120,len(a)),(180,f"{FP[fp][1]:,}"),(240,neg(sum(q['mk'] for q in a)/len(a))),(300,len(o)),(350,f'{len(o)/len(a)*100:.2f}'),(410,sum(q['st'] in('Vacant','Occupied-NTV') for q in a))): tx(c,x,y,v,'r')
    tx(c,28,y,fp)
y-=10; tx(c,28,y,'Totals / Averages:','l','Helvetica-Bold',6.3)
for x,v in((120,len(main)),(180,f'{sfa/len(main):,.0f}'),(240,neg(tot['mk']/len(main))),(300,len(occ)),(350,f'{len(occ)/len(main)*100:.2f}'),(410,sum(q['st'] in('Vacant','Occupied-NTV') for q in main))): tx(c,x,y,v,'r')
yy=y0; tx(c,480,yy,'Summary billing by sub journal / transaction code','l','Helvetica-Bold',6.5); c.setFont('Helvetica',6.3)
for (sj,tc),a in sorted(bycode.items()):
    yy-=9; tx(c,480,yy,sj); tx(c,540,yy,tc); tx(c,670,yy,par(a),'r')
yy-=10; tx(c,480,yy,'Total:','l','Helvetica-Bold',6.3); tx(c,670,yy,par(tot['tb']),'r')
c.save()
for x in rows: x.setdefault('charges',[]) 
nap=lambda f:round(sum(x.get(f,0) for x in rows if x['statusText']!='Applicant'),2)
for f,k in(('marketRent','mk'),('contractRent','lr'),('totalCharges','tb'),('deposit','dp'),('balance','bl')): assert abs(nap(f)-tot[k])<.01,(f,nap(f),tot[k])
for x in rows:
    if not x['charges']: del x['charges']
truth(N,'Cypress Run Apartments',AS,rows,len(main),len(occ),len(main)-len(occ),('MULTIFAMILY','OneSite Rent Roll Detail, charge lines under each unit, applicants',True),
 totals=[T('Totals:',f,tot[k],statusTextNot='Applicant') for f,k in(('marketRent','mk'),('contractRent','lr'),('totalCharges','tb'),('deposit','dp'),('balance','bl'))])

from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(4501); N=Names(r)
NAME='bayou_crossing_rrlc_0325.pdf'; AS=D(2025,3,31)
types={'bx1a':(612,1040),'bx1b':(704,1125),'bx2a':(918,1360),'bx2b':(1015,1455),'bx3a':(1240,1790)}
rows=[];fut=[]
tc=201340
units=[]
for b in (1,2,3,4):
    for fl in (1,2):
        for n in range(1,9): units.append(f'{b:02d}{fl}{n:02d}')
special={'01101':'MODEL','02108':'ADMIN','03205':'DOWN'}
vac=set(r.sample([u for u in units if u not in special],5))
cur=[]
for u in units:
    t=list(types)[[0,0,2,2,3,4,2,1][int(u[-2:])-1]]; sf,mk=types[t]; mk+=r.choice([0,0,15,25,40])
    x=dict(unit=u,unitType=t,area=sf,marketRent=mk,section='Current/Notice/Vacant Residents')
    if u in special or u in vac:
        x.update(_res='VACANT' if u in vac else special[u],_nm='VACANT' if u in vac else special[u],charges=[],totalCharges=0,deposit=0,balance=0)
        x['statusText']=x['_res']
    else:
        tc+=r.randint(1,60); mi=D(2025,3,1)-dt.timedelta(r.randint(5,1300))
        le=mi
        k=0
        while le<D(2025,4,5): k+=1; le=addm(mi,12*k)-dt.timedelta(1)
        rent=round(mk*r.uniform(.88,1.0)); ch=[('rent',rent)]
        if r.random()<.35: ch.append(('petrent',r.choice([15,20,30])))
        ch.append(('pestctrl',4)); ch.append(('trashrub',r.choice([22.5,24.75])))
        ch.append(('waterrub',round(r.uniform(31,72),2)))
        if r.random()<.25: ch.append(('carport',35))
        if r.random()<.12: ch.append(('conc',-r.choice([50,75,100])))
        if r.random()<.05: ch.append(('mtm',150)); le=AS if r.random()<.5 else D(2025,2,28)
        if u in('02204','04107'): ch=[('rent',rent),('emplcred',-round(rent*.3)),('pestctrl',4)]
        x.update(_res=f't0{tc}',_nm=N.fl() if len(u)%2 else '',tenantName=None)
        x['_nm']=N.fl(); x['tenantName']=x['_nm']; x['statusText']='Occupied'
        x.update(contractRent=rent,charges=ch,totalCharges=sum(a for c,a in ch),deposit=r.choice([0,250,300,500]),_od=r.choice([0,0,0,200]),moveInDate=mi,leaseEndDate=le,
          balance=r.choice([0,0,0,0,round(r.uniform(-140,-2),2),round(r.uniform(15,1800),2)]))
        if r.random()<.08: x['moveOutDate']=addd(AS,r.randint(3,55))
    cur.append(x)
for u in [list(sorted(vac))[0]]+[x['unit'] for x in cur if x.get('moveOutDate')][:2]:
    c=[x for x in cur if x['unit']==u][0]; tc+=7
    mi=addd(c.get('moveOutDate',AS),9); rent=c['marketRent']-20
    ch=[('rent',rent),('pestctrl',4)]
    nm=N.fl()
    fut.append(dict(unit=u,unitType=c['unitType'],area=c['area'],marketRent=c['marketRent'],section='Future Residents/Applicants',statusText='Future Residents/Applicants',_res=f't0{tc}',_nm=nm,tenantName=nm,contractRent=rent,charges=ch,totalCharges=rent+4,deposit=300,_od=0,moveInDate=mi,leaseEndDate=addm(mi,12)-dt.timedelta(1),balance=0))
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOCS,NAME),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges'); c.setAuthor('')
X=dict(unit=30,ut=66,sf=132,res=142,nm=192,mk=340,code=352,amt=440,dep=497,od=548,mi=560,le=612,mo=664,bal=762)
pg=0; y=0
def hdr():
    global pg,y
    pg+=1; c.setFont('Helvetica-Bold',10); c.drawString(30,H-34,'Rent Roll with Lease Charges'); c.setFont('Helvetica',8)
    c.drawString(30,H-46,'Bayou Crossing Apartments (bayoux)'); c.drawString(30,H-56,'As Of = 03/31/2025'); c.drawString(30,H-66,'Month Year = 03/2025')
    c.setFont('Helvetica-Bold',7); y1,y2=H-84,H-93
    for k,a,b,al in [('unit','Unit','','l'),('ut','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('nm','Name','','l'),('mk','Market','Rent','r'),('code','Charge','Code','l'),('amt','Amount','','r'),('dep','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],y1,a); f(X[k],y2,b)
    c.setLineWidth(.6); c.line(28,y2-3,W-28,y2-3); y=y2-13
    c.setFont('Helvetica',6.5); c.drawString(30,22,'Thursday, April 03, 2025'); c.drawRightString(W-30,22,'%d'%pg); c.drawCentredString(W/2,22,'04:12 PM')
def need(h):
    global y
    if y-h<36: c.showPage(); hdr()
hdr()
def emit(lst,title):
    global y
    need(40); c.setFont('Helvetica-Bold',7.5); c.drawString(30,y,title); y-=11
    for x in lst:
        need(9*(len(x['charges'])+1)+4)
        c.setFont('Helvetica',7)
        c.drawString(X['unit'],y,x['unit']); c.drawString(X['ut'],y,x['unitType']); c.drawRightString(X['sf'],y,f"{x['area']:,.2f}"); c.drawString(X['res'],y,x['_res']); c.drawString(X['nm'],y,x['_nm'])
        c.drawRightString(X['mk'],y,m2(x['marketRent']))
        c.drawRightString(X['dep'],y,m2(x['deposit'])); c.drawRightString(X['od'],y,m2(x.get('_od',0)))
        c.drawString(X['mi'],y,us(x.get('moveInDate'))); c.drawString(X['le'],y,us(x.get('leaseEndDate'))); c.drawString(X['mo'],y,us(x.get('moveOutDate'))); c.drawRightString(X['bal'],y,m2(x['balance']))
        for code,a in x['charges']:
            c.drawString(X['code'],y,code); c.drawRightString(X['amt'],y,m2(a)); y-=9
        if not x['charges']: y-=0
        if x['charges']:
            c.setFont('Helvetica-Bold',7); c.drawString(X['code'],y,'Total'); c.drawRightString(X['amt'],y,m2(x['totalCharges'])); y-=12
        else:
            y-=9; c.setFont('Helvetica-Bold',7); c.drawString(X['code'],y,'Total'); c.drawRightString(X['amt'],y,'0.00'); y-=12
emit(cur,'Current/Notice/Vacant Residents'); emit(fut,'Future Residents/Applicants')
# grand
need(30); c.setFont('Helvetica-Bold',7); c.line(28,y+8,W-28,y+8)
c.drawString(30,y,'Total'); c.drawString(X['ut'],y,'Bayou Crossing Apartments(bayoux)'); c.drawRightString(X['mk'],y,m2(sum(x['marketRent'] for x in cur))); c.drawRightString(X['amt'],y,m2(sum(x['totalCharges'] for x in cur+fut)));c.drawRightString(X['dep'],y,m2(sum(x['deposit'] for x in cur+fut)));c.drawRightString(X['od'],y,m2(sum(x.get('_od',0) for x in cur+fut)));c.drawRightString(X['bal'],y,m2(sum(x['balance'] for x in cur+fut)))
c.showPage(); hdr_y=0
pg+=1
c.setFont('Helvetica-Bold',10); c.drawString(30,H-34,'Rent Roll with Lease Charges'); c.setFont('Helvetica',8); c.drawString(30,H-46,'Bayou Crossing Apartments (bayoux)'); c.drawString(30,H-56,'As Of = 03/31/2025')
y=H-84; c.setFont('Helvetica-Bold',7)
cols=[(30,'Summary Groups','l'),(270,'Square\nFootage','r'),(340,'Market\nRent','r'),(410,'Lease\nCharges','r'),(480,'Security\nDeposit','r'),(545,'Other\nDeposits','r'),(595,'# Of\nUnits','r'),(655,'% Unit\nOccupancy','r'),(762,'Balance','r')]
for xx,t,al in cols:
    for i,l in enumerate(t.split('\n')): (c.drawString if al=='l' else c.drawRightString)(xx,y-9*i,l)
c.line(28,y-13,W-28,y-13); y-=24; c.setFont('Helvetica',7)
occ=[x for x in cur if x.get('tenantName')]; non=[x for x in cur if x['unit'] in special]; va=[x for x in cur if x['unit'] in vac]
def sm(l,lst,n=True):
    global y
    v=[sum(x['area'] for x in lst),sum(x['marketRent'] for x in lst),sum(x['totalCharges'] for x in lst),sum(x['deposit'] for x in lst),sum(x.get('_od',0) for x in lst)]
    c.drawString(30,y,l)
    for (xx,_,_),a in zip(cols[1:6],v): c.drawRightString(xx,y,m2(a))
    if n: c.drawRightString(595,y,str(len(lst))); c.drawRightString(655,y,f'{len(lst)/len(cur)*100:.2f}')
    c.drawRightString(762,y,m2(sum(x['balance'] for x in lst))); y-=11
sm('Current/Notice/Vacant Residents',cur,False); sm('Future Residents/Applicants',fut,False); sm('Occupied Units',occ); sm('Total Non Rev Units',non); sm('Total Vacant Units',va)
c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Totals:'); c.drawRightString(595,y,str(len(cur))); c.drawRightString(655,y,'100.00'); y-=30
c.drawString(30,y,'Summary of Charges by Charge Code'); y-=10; c.setFont('Helvetica-Oblique',6.5); c.drawString(30,y,'(Current/Notice Residents Only)'); y-=14
c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Charge Code'); c.drawRightString(200,y,'Amount'); c.line(28,y-3,202,y-3); y-=13; c.setFont('Helvetica',7)
s={}
for x in occ:
    for k,a in x['charges']: s[k]=s.get(k,0)+a
for k in sorted(s): c.drawString(30,y,k); c.drawRightString(200,y,m2(s[k])); y-=10
c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Total'); c.drawRightString(200,y,m2(sum(s.values())))
c.setFont('Helvetica',6.5); c.drawString(30,22,'Thursday, April 03, 2025'); c.drawRightString(W-30,22,'%d'%pg); c.drawCentredString(W/2,22,'04:12 PM')
c.save()
save(NAME,cur+fut,len(cur),len(occ),len(va),'Bayou Crossing Apartments','2025-03-31','Yardi Voyager print, Houston TX value-add','Rent Roll with Lease Charges; charge codes down rows with Total line; summary groups on own page','multi-row charges, MODEL/ADMIN/DOWN non-revenue units, future residents section')

# student housing, by-the-bed rent roll, unit heading lines, one digit changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
rng=random.Random(8405)
W,H=letter
fn='thequad_bed_rentroll_AY2526.pdf'
types={'4x4':('4 Bed / 4 Bath',4,1424,719),'4x2':('4 Bed / 2 Bath',4,1260,649),'2x2':('2 Bed / 2 Bath',2,918,859),'1x1':('Studio',1,430,1125)}
lay=[('101','4x4'),('102','4x4'),('103','2x2'),('104','1x1'),('105','4x2'),('106','4x2'),('201','4x4'),('202','4x4'),('203','2x2'),('204','1x1'),('205','4x2'),('206','4x2'),('301','4x4'),('302','4x4'),('303','2x2'),('304','1x1'),('305','4x2'),('306','4x2')]
nm=names(rng,90);ni=0
beds=[]
for u,t in lay:
    lab,n,sf,mk=types[t]
    for k in range(n):
        bid=f'{u}-{"ABCD"[k]}' if n>1 else u
        v=rng.random()<.07
        if v: beds.append(dict(id=bid,u=u,t=t,st='Vacant',mk=mk));continue
        f,l=nm[ni];ni+=1
        rent=mk-rng.choice([0,0,10,20,30,-15])
        beds.append(dict(id=bid,u=u,t=t,st=rng.choice(['Renewal','New','New']),n=f'{f} {l}',mk=mk,rent=rent,fee=rng.choice([0,0,0,60,25,85]),s=D(2025,8,21),e=D(2026,7,31),dep=rng.choice([0,150,150,200]),bal=rng.choice([0]*5+[round(rng.uniform(20,790),2),-50.0])))
# planted: printed rent of one bed has a changed digit, totals keep the true rent
pb=[b for b in beds if b['st']!='Vacant' and b['t']=='4x2'][7]
pb['print']=pb['rent']+ (200 if str(pb['rent'])[0]=='6' else -200)
c=canvas.Canvas(B+'documents/'+fn,pagesize=letter)
navy=colors.HexColor('#003B5C');lt=colors.HexColor('#E6EEF2')
pg=0
def top():
    global pg
    pg+=1
    c.setFillColor(navy);c.rect(0,H-58,W,58,stroke=0,fill=1);c.setFillColor(colors.white)
    put(c,36,H-28,'THE QUAD AT CYPRESS STREET','Helvetica-Bold',13);put(c,36,H-44,'Bed-Level Rent Roll  |  Academic Year 2025-26',z=9);put(c,W-36,H-28,'As of 09/15/2025','Helvetica-Bold',9,'r');put(c,W-36,H-44,f'Page {pg}',z=9,a='r')
    c.setFillColor(colors.black);y=H-76
    for x,a,t in ((42,'l','Bed'),(92,'l','Resident'),(206,'l','Lease Type'),(262,'l','Start'),(316,'l','End'),(402,'r','Market'),(448,'r','Rent'),(490,'r','Fees'),(532,'r','Deposit'),(576,'r','A/R')):
        put(c,x,y,t,'Helvetica-Bold',8,a)
    c.setStrokeColor(navy);c.line(36,y-4,576,y-4)
    return y-17
y=top();T=[];last=None
S=dict(mk=0,rent=0,fee=0,dep=0,bal=0)
for b in beds:
    if b['u']!=last:
        n=types[b['t']][1]
        if y-14-12*n<50: c.showPage();y=top()
        c.setFillColor(lt);c.rect(36,y-4,540,13,stroke=0,fill=1);c.setFillColor(navy)
        put(c,42,y,f'Apt {b["u"]}','Helvetica-Bold',8);put(c,92,y,f'{types[b["t"]][0]}   -   {m0(types[b["t"]][2])} SF','Helvetica',8);c.setFillColor(colors.black);y-=13.5;last=b['u']
    put(c,42,y,b['id'],z=8);put(c,402,y,m0(b['mk']),z=8,a='r');S['mk']+=b['mk']
    t=dict(unit=b['id'],unitType=types[b['t']][0],marketRent=b['mk'])
    if b['st']=='Vacant':
        c.setFillColor(colors.HexColor('#B03A2E'));put(c,92,y,'Vacant Bed','Helvetica-Oblique',8);c.setFillColor(colors.black);t['statusText']='Vacant Bed'
    else:
        pr=b.get('print',b['rent'])
        put(c,92,y,b['n'],z=8,maxw=112);put(c,206,y,b['st'],z=8);put(c,262,y,us(b['s']),z=8);put(c,316,y,us(b['e']),z=8)
        for x,v in ((448,m0(pr)),(490,m0(b['fee'])),(532,m0(b['dep'])),(576,m2(b['bal']))): put(c,x,y,v,z=8,a='r')
        for k in ('rent','fee','dep','bal'): S[k]+=b[k]
        t.update(tenantName=b['n'],statusText='Occupied',contractRent=pr,charges=[dict(code='Fees',amount=b['fee'])],deposit=b['dep'],balance=b['bal'],leaseStartDate=iso(b['s']),leaseEndDate=iso(b['e']))
    T.append(t);y-=12
    if b is beds[-1] or beds[beds.index(b)+1]['u']!=b['u']: y-=3
if y<150: c.showPage();y=top()
y-=4;c.setLineWidth(1.2);c.line(36,y+10,576,y+10)
put(c,42,y,'PROPERTY TOTAL','Helvetica-Bold',8)
for x,v in ((402,m0(S['mk'])),(448,m0(S['rent'])),(490,m0(S['fee'])),(532,m0(S['dep'])),(576,m2(S['bal']))): put(c,x,y,v,'Helvetica-Bold',8,'r')
y-=26
put(c,42,y,'Apt type','Helvetica-Bold',8);
for x,t in ((180,'Apts'),(230,'Beds'),(285,'Leased'),(340,'Vacant'),(400,'% Leased'),(470,'Leased Rent')): put(c,x,y,t,'Helvetica-Bold',8,'r')
c.setLineWidth(.5);c.line(36,y-4,476,y-4);y-=15
tt=[0]*5
for k,(lab,n,sf,mk) in types.items():
    bs=[b for b in beds if b['t']==k];l=[b for b in bs if b['st']!='Vacant'];v=[len(bs)//n,len(bs),len(l),len(bs)-len(l),sum(b['rent'] for b in l)]
    tt=[a+q for a,q in zip(tt,v)]
    put(c,42,y,lab,z=8)
    for x,q in zip((180,230,285,340,400,470),(v[0],v[1],v[2],v[3],f'{v[2]/v[1]*100:.1f}%',m0(v[4]))): put(c,x,y,q,z=8,a='r')
    y-=12
put(c,42,y,'Total','Helvetica-Bold',8)
for x,q in zip((180,230,285,340,400,470),(tt[0],tt[1],tt[2],tt[3],f'{tt[2]/tt[1]*100:.1f}%',m0(tt[4]))): put(c,x,y,q,'Helvetica-Bold',8,'r')
assert tt[4]==S['rent']
y-=22;put(c,42,y,'Rent is the monthly installment (12 installments). Fees = parking, pet and furniture upgrades.','Helvetica-Oblique',7.5)
c.save()
save(fn,dict(propertyName='The Quad at Cypress Street',asOnDate='2025-09-15',units=tt[1],occupied=tt[2],vacant=tt[3],planted=dict(what=f"bed {pb['id']}: rent printed {pb['print']} instead of {pb['rent']}; the property total and the type summary carry {pb['rent']}",kind='digit_changed'),rows=T),'STUDENT_HOUSING','by-the-bed, apartment heading bars, brand color header',True,'student operator')

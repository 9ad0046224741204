# Student site roll: one block per bed, the charges by code in lines below
import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
N='copper_ridge_bed_roll.pdf'; g=random.Random(4101); W,H=letter
beds=[]; ppl=iter(people(g,60))
for u in ['1101','1102','1103','1104','1201','1202','1203','1204','1301','1302','1303','1304']:
    plan={'1':'4x4 Classic','2':'4x2 Value','3':'4x4 Premium','4':'2x2 Deluxe'}[u[3]]
    base={'1':815,'2':689,'3':869,'4':1045}[u[3]]
    for b in ('ABCD' if u[3]!='4' else 'AB'):
        mk=base+ (20 if u[1]=='3' else 0)
        st='Current' if g.random()>.11 else 'Vacant'
        r=dict(unit=f'{u}-{b}',unitType=plan,marketRent=mk,statusText=st)
        if st!='Vacant':
            f,l=next(ppl); nd=g.random()
            if nd<.1: r['statusText']='Notice'
            rent=mk-g.choice([0,0,10,15,20,25,40]); ch=[('RENT',rent)]
            ch.append(('ELEC',30))
            if g.random()<.45: ch.append(('PARK',g.choice([35,35,55])))
            if g.random()<.14: ch.append(('PETR',30))
            if g.random()<.4: ch.append(('FURN',25))
            if g.random()<.12: ch.append(('CONC',-g.choice([25,50])))
            mi=D.date(g.choice([2023,2024,2024,2024]),8,g.choice([17,17,18,19]))
            r.update(tenantName=f'{l}, {f}',contractRent=rent,charges=[dict(code=a,amount=b_) for a,b_ in ch],totalCharges=sum(x for _,x in ch),
              leaseStartDate=D.date(2024,8,17),leaseEndDate=D.date(2025,7,31),moveInDate=mi,
              deposit=g.choice([0,150,150,300]),balance=g.choice([0,0,0,0,0,-25,rent,112.5,48]))
            if r['statusText']=='Notice': r['moveOutDate']=D.date(2025,7,31) if g.random()<.6 else D.date(2025,5,10)
        beds.append(r)
DESC=dict(RENT='Installment Rent',ELEC='Electric Cap Flat Fee',PARK='Parking Permit',PETR='Pet Rent',FURN='Furniture Package',CONC='Recurring Concession')
c=canvas.Canvas(doc(N),pagesize=letter); pg=0; y=0
X=dict(bed=36,plan=84,res=150,st=268,ls=314,le=366,mi=418,mo=468,mk=576)
def m(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def newpage():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Times-Bold',13); c.drawString(36,H-40,'Copper Ridge Student Living'); c.setFont('Times-Roman',9.5)
    c.drawString(36,H-53,'Bed Roll with Recurring Charges'); c.drawString(36,H-65,'Effective as of: 02/28/2025'); c.drawRightString(576,H-40,f'Page {pg}')
    c.drawRightString(576,H-53,'Run 03/03/2025 9:14 AM by kdelgado')
    y=H-84; c.setFont('Times-Bold',8)
    for k,t in dict(bed='Bed Space',plan='Floor Plan',res='Resident',st='Status',ls='Lease Beg',le='Lease End',mi='Moved In',mo='Move-Out').items(): c.drawString(X[k],y,t)
    c.drawRightString(X['mk'],y,'Mkt Rent'); c.line(36,y-3,576,y-3); y-=15
d=lambda x:x.strftime('%m/%d/%y') if x else ''
newpage(); cur=None
for r in beds:
    need=12+10*(len(r.get('charges',[]))+2)
    if y-need<48: newpage()
    c.setFont('Times-Bold',8.5); c.drawString(X['bed'],y,r['unit']); c.setFont('Times-Roman',8.5); c.drawString(X['plan'],y,r['unitType'])
    c.drawString(X['res'],y,r.get('tenantName','')); c.drawString(X['st'],y,r['statusText'])
    for k,f in(('ls','leaseStartDate'),('le','leaseEndDate'),('mi','moveInDate'),('mo','moveOutDate')): c.drawString(X[k],y,d(r.get(f)))
    c.drawRightString(X['mk'],y,m(r['marketRent'])); y-=10
    if 'charges' in r:
        c.setFont('Times-Roman',8)
        for i,q in enumerate(r['charges']):
            c.drawString(150,y,q['code']); c.drawString(184,y,DESC[q['code']]); c.drawRightString(340,y,m(q['amount']))
            if i==0: c.drawString(366,y,'Deposit held'); c.drawRightString(480,y,m(r['deposit']))
            if i==1: c.drawString(366,y,'Balance'); c.drawRightString(480,y,m(r['balance']))
            y-=10
        c.line(300,y+8,340,y+8); c.setFont('Times-Italic',8); c.drawString(184,y-1,'Total for bed'); c.drawRightString(340,y-1,m(r['totalCharges'])); y-=10
    c.setLineWidth(.25); c.setDash(1,2); c.line(36,y+5,576,y+5); c.setDash(); c.setLineWidth(.6); y-=7
if y<190: newpage()
y-=10; c.setFont('Times-Bold',9.5); c.drawString(36,y,'Charge Code Recap'); c.drawString(340,y,'Bed Recap'); y-=13; y0=y; c.setFont('Times-Roman',9); t=0
for k in DESC:
    s=sum(q['amount'] for r in beds for q in r.get('charges',[]) if q['code']==k)
    if s or k=='CONC': c.drawString(36,y,k); c.drawString(80,y,DESC[k]); c.drawRightString(260,y,m(s)); y-=12; t+=s
c.line(200,y+9,260,y+9); c.setFont('Times-Bold',9); c.drawString(80,y-1,'Total Recurring'); c.drawRightString(260,y-1,m(t))
occ=[r for r in beds if r['statusText']!='Vacant']; n=len(beds)
c.setFont('Times-Roman',9)
for a,b in(('Total beds',n),('Occupied (incl. notice)',len(occ)),('Vacant',n-len(occ)),('Occupancy',f'{len(occ)/n:.1%}'),('Market rent, all beds',m(sum(r['marketRent'] for r in beds))),('Deposits held',m(sum(r['deposit'] for r in occ))),('Net balances',m(sum(r['balance'] for r in occ)))):
    c.drawString(340,y0,a); c.drawRightString(540,y0,str(b)); y0-=12
c.save()
for r in beds:
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
save(N,dict(propertyName='Copper Ridge Student Living',asOnDate='2025-02-28',units=n,occupied=len(occ),vacant=n-len(occ),rows=beds),'STUDENT_HOUSING','bed blocks with charge codes in lines below, Times, portrait')

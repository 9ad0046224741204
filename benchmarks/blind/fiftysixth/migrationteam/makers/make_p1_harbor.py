from common import *
from reportlab.pdfgen import canvas
r=random.Random(561); N=Names(r)
plans={'1A':('1A',702,1385),'1B':('1B-Den',814,1495),'2A':('2A',1018,1760),'2C':('2C-Corner',1096,1845),'3A':('3A',1288,2190)}
recs=[]
for b in (1,2,3,4):
    for f in (1,2,3):
        for n in range(1,5):
            k=r.choice(list(plans)); pl,sf,mk=plans[k]; mk+=(f-1)*15
            x=dict(unit=f'{b}-{f}0{n}',plan=pl,sf=sf,mk=mk)
            z=r.random(); st='VAC' if z<.09 else 'NTV' if z<.16 else 'MTM' if z<.22 else 'CUR'
            x['st']=st
            if st!='VAC':
                x['name']=N.lf(); 
                x['from']=rd(r,d(2025,3,1),d(2026,1,15)) ; x['mi']=x['from'] if r.random()<.5 else addm(x['from'],-12*r.choice([1,1,2,3]))
                x['to']=addm(x['from'],12)-dt.timedelta(days=1)
                if st=='MTM': x['from']=addm(x['from'],-12); x['to']='MTM'; x['mi']=x['from']
                c=[('RNT',mk+r.choice([-120,-85,-60,-40,-25,0,0,10]))]
                if r.random()<.35:c.append(('PET',r.choice([35,35,50,70])))
                if r.random()<.3:c.append(('GAR',r.choice([110,125])))
                c+= [('TRS',24.5),('PST',4)]
                if r.random()<.12:c.append(('MTMF',150)) if st=='MTM' else c.append(('CON',-r.choice([50,75,100])))
                x['ch']=c; x['dep']=r.choice([300,300,500,0,mk//10*10]); x['bal']=r.choice([0]*7+[-24.5,68.25,1413.5,-120,2231.74])
            recs.append(x)
fut=[]
vac=[x for x in recs if x['st'] in('VAC','NTV')]
for v in vac[:4]:
    s=rd(r,d(2026,3,5),d(2026,4,20)); fut.append(dict(unit=v['unit'],plan=v['plan'],sf=v['sf'],mk=v['mk'],st='APP',name=N.lf(),mi=s,**{'from':s},to=addm(s,12)-dt.timedelta(days=1),ch=[('RNT',v['mk']-20),('TRS',24.5),('PST',4)],dep=300,bal=-300))
W,H=792,612
c=canvas.Canvas(DOC+'/harbor_point_lease_charges.pdf',pagesize=(W,H),invariant=1)
X=dict(unit=34,plan=82,sf=172,name=184,st=330,mk=410,mi=424,fr=484,to=544,dep=660,bal=752)
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Times-Bold',13); c.drawString(34,576,'Harbor Point Apartments'); c.setFont('Times-Roman',8.5)
    c.drawString(34,564,'2200 Causeway Drive, Port Ellery  /  48 homes'); c.drawRightString(758,576,'LEASE CHARGE LISTING BY UNIT'); c.drawRightString(758,564,'Charges in force on 28 February 2026')
    c.setFont('Times-Bold',8)
    for t,k,al in (('Unit','unit',0),('Floor plan','plan',0),('Sq ft','sf',1),('Resident of record','name',0),('Status','st',0),('Asking rent','mk',1),('Moved in','mi',0),('Lease from','fr',0),('Lease to','to',0),('Deposit on hand','dep',1),('Ledger balance','bal',1)):
        (c.drawRightString if al else c.drawString)(X[k]if not(k=='sf') else 172,546,t)
    c.line(34,542,758,542); y=530
    c.setFont('Times-Italic',7.5); c.drawString(34,26,'Prepared for transition by Saltmarsh Residential  |  printed 03/02/2026 08:41'); c.drawRightString(758,26,f'sheet {pg}')
def fmt(z): return z if isinstance(z,str) else z.strftime('%m/%d/%Y')
def neg(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
rows=[]
head()
def put(x,sec):
    global y
    if y<60: c.showPage(); head()
    c.setFont('Times-Roman',8.5); c.drawString(X['unit'],y,x['unit']); c.drawString(X['plan'],y,x['plan']); c.drawRightString(172,y,f"{x['sf']:,}")
    c.drawString(X['name'],y,x.get('name','')); c.drawString(X['st'],y,x['st']); c.drawRightString(X['mk'],y,m2(x['mk']))
    if 'name' in x:
        c.drawString(X['mi'],y,fmt(x['mi'])); c.drawString(X['fr'],y,fmt(x['from'])); c.drawString(X['to'],y,fmt(x['to']))
        c.drawRightString(X['dep'],y,m2(x['dep'])); c.drawRightString(X['bal'],y,neg(x['bal']))
        t=round(sum(a for _,a in x['ch']),2)
        c.setFont('Times-Roman',8); c.setFillGray(.25)
        c.drawString(184,y-10,'   '.join(f'{k} {neg(a)}' for k,a in x['ch'])+f'   =  {neg(t)}'); c.setFillGray(0); y-=24
        rows.append(row(unit=x['unit'],unitType=x['plan'],area=x['sf'],tenantName=x['name'],statusText=x['st'],section=sec,marketRent=x['mk'],contractRent=x['ch'][0][1],leaseStartDate=x['from'],leaseEndDate=x['to'],moveInDate=x['mi'],deposit=x['dep'],balance=x['bal'],charges=x['ch'],totalCharges=t))
    else:
        y-=15; rows.append(row(unit=x['unit'],unitType=x['plan'],area=x['sf'],statusText=x['st'],section=sec,marketRent=x['mk']))
for x in recs: put(x,None)
R=rows[:]
if y<120: c.showPage(); head()
c.setLineWidth(.4); c.line(34,y+8,758,y+8)
c.setFont('Times-Bold',8.5); T=dict(sf=sum(x['sf'] for x in recs),mk=tot(R,'marketRent'),dep=tot(R,'deposit'),bal=tot(R,'balance'),ch=tot(R,'totalCharges'))
c.drawString(34,y-4,'All homes'); c.drawRightString(172,y-4,f"{T['sf']:,}"); c.drawRightString(410,y-4,m2(T['mk'])); c.drawRightString(660,y-4,m2(T['dep'])); c.drawRightString(752,y-4,neg(T['bal'])); c.drawString(184,y-16,'charges  =  '+m2(T['ch'])); y-=38
if y<150: c.showPage(); head()
c.setFont('Times-Bold',9.5); c.drawString(34,y,'Approved applicants, not yet moved in (not in totals)'); y-=16
n=len(rows)
for x in fut: put(x,'Approved applicants, not yet moved in')
y-=14
if y<150: c.showPage(); head()
codes=['RNT','PET','GAR','TRS','PST','MTMF','CON']; nm=dict(RNT='Apartment rent',PET='Pet rent',GAR='Garage',TRS='Valet trash',PST='Pest control',MTMF='Month-to-month fee',CON='Recurring concession')
c.setFont('Times-Bold',8.5); c.drawString(184,y,'Code'); c.drawString(220,y,'Meaning'); c.drawRightString(410,y,'Monthly, all homes'); yy=y
c.drawString(484,y,'Homes by status')
for k in codes:
    y-=11; c.setFont('Times-Roman',8.5); c.drawString(184,y,k); c.drawString(220,y,nm[k]); c.drawRightString(410,y,neg(chg(R,k)))
for k,t in (('CUR','Current lease'),('NTV','Notice to vacate given'),('MTM','Month to month'),('VAC','Vacant')):
    yy-=11; c.drawString(484,yy,f'{k}  {t}'); c.drawRightString(660,yy,str(sum(x['st']==k for x in recs)))
yy-=11; c.drawString(484,yy,'APP  Approved applicant (future)'); c.drawRightString(660,yy,str(len(fut)))
c.save(); v=sum(x['st']=='VAC' for x in recs)
save('harbor_point_lease_charges.pdf',rows,'Harbor Point Apartments','2026-02-28',48,48-v,v,'MULTIFAMILY','two-line records, charges inline under each resident','inline charge string, APP rows reuse units, MTM text in date column',checks=[('ch',T['ch'],round(sum(chg(R,k) for k in codes),2)),('n',len(R),48)])

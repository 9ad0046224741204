# Apartments, 132 units, multi-page system print in proportional type; bldg subtotals; future residents; summary
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(6903)
TYPES={'1A':(612,905),'1B':(688,960),'2A':(904,1185),'2B':(978,1240),'3A':(1186,1480)}
B=[('A',['1A','2A','1A','2A']*6),('B',['1B','2B','2B','1B']*6),('C',['1A','1B','2A','2B']*6),('D',['3A','2A','2A','3A']*6),('E',['1A','1A','1B','1B']*6),('F',['2B','3A']*6)]
ppl=people(rng,132+3); pi=0
ASOF=D(2011,9,26)
data=[];rows=[]
for b,tl in B:
    for i,t in enumerate(tl):
        per=len(tl)//3; fl=i//per+1; no=f'{b}{fl}{i%per+1:02d}'
        sf,mk=TYPES[t]; mk=mk+(10 if fl==3 else 0)
        x=rng.random(); st='O'
        if x<.05: st='V'
        elif x<.075: st='VL'
        elif x<.13: st='N'
        elif no=='A101': st='MOD'
        if no=='A101': st='MOD'
        if no=='B101': st='EMP'
        if no in('C203','E108','F204'): st='VL'
        d=dict(no=no,b=b,t=t,sf=sf,mk=mk,st=st)
        if st not in('V','VL','MOD'):
            f,l=ppl[pi];pi+=1
            mi=ASOF-dt.timedelta(days=rng.randint(20,1900))
            mi=D(mi.year,mi.month,rng.choice([1,1,1,5,8,12,15,20,27]))
            if mi>ASOF: mi=D(2011,9,1)
            term=rng.choice([6,12,12,12,13])
            le=endterm(mi,term)
            while le<ASOF: le=endterm(le+dt.timedelta(days=1),12)
            mtm=rng.random()<.06
            if st=='N': le=rng.choice([D(2011,10,31),D(2011,10,15),D(2011,11,30)]); mtm=False
            rent=mk-rng.choice([0,5,10,15,20,25,30,40,55,60,75]); 
            if st=='EMP': rent=round(mk*.5)
            pet=rng.choice([0,0,0,0,15,15,25]); gar=rng.choice([0,0,0,60]); wd=rng.choice([0,0,35])
            dep=rng.choice([150,200,250,300,300,350]) if pet else rng.choice([0,100,150,200,200,250])
            bal=rng.choice([0]*9+[-25.0,rng.randint(20,300),rent+75,-rng.randint(3,90)])
            d.update(nm=f'{l}, {f}',mi=mi,le='MTM' if mtm else le,rent=rent,pet=pet,gar=gar,wd=wd,dep=dep,bal=bal)
        data.append(d)
W,H=612,792
fn='Heronwood_RentRoll_92611.pdf'
c=canvas.Canvas(DOC+fn,pagesize=(W,H))
X=dict(no=36,t=68,sf=112,nm=118,st=222,mi=245,le=292,mk=366,rent=404,pet=432,gar=460,wd=486,dep=526,bal=576)
pg=0;y=0;F='Times-Roman';FB='Times-Bold'
def head():
    global pg,y
    if pg: foot(); c.showPage()
    pg+=1; c.setFont(FB,12); c.drawString(36,H-40,'Heronwood Village Apartments'); c.setFont(F,8.5); c.drawString(36,H-51,'Resident Rent Schedule')
    c.drawRightString(576,H-40,'Status date 09/26/2011'); c.drawRightString(576,H-51,'Mgmt. Co. 08 - Prop. 331')
    y=H-70; c.setFont(FB,7.5)
    for k,a,b in [('no','','Apt'),('t','','Plan'),('nm','','Resident'),('st','','Stat'),('mi','Move-in','date'),('le','Lease','expires')]:
        c.drawString(X[k],y,a); c.drawString(X[k],y-9,b)
    for k,a,b in [('sf','Sq','Ft'),('mk','Market','rent'),('rent','Lease','rent'),('pet','','Pet'),('gar','','Garage'),('wd','W/D','lease'),('dep','Dep.','held'),('bal','Balance','due')]:
        c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-9,b)
    y-=12; c.setLineWidth(.8); c.line(36,y,576,y); y-=10; c.setFont(F,8)
def foot():
    c.setFont('Times-Italic',7); c.drawString(36,28,'Stat: O occupied  N on notice  V vacant  VL vacant-leased  EMP employee apt  MOD model'); c.drawRightString(576,28,f'Page {pg}')
def need(n=1):
    if y-n*10.2<44: head()
def tot(label,ds):
    global y
    need(2); c.setLineWidth(.4); c.line(330,y+8,576,y+8); c.setFont(FB,8); c.drawString(118,y,label)
    c.drawRightString(X['sf'],y,m0(sum(d['sf'] for d in ds)))
    for k in('mk','rent','pet','gar','wd','dep'): c.drawRightString(X[k],y,m0(sum(d.get(k,0) for d in ds)))
    c.drawRightString(X['bal'],y,m2(sum(d.get('bal',0) for d in ds))); c.setFont(F,8); y-=18
head()
for b,_ in B:
    ds=[d for d in data if d['b']==b]
    need(4); c.setFont(FB,8.5); c.drawString(36,y,f'Building {b}'); c.setFont(F,8); y-=11
    for d in ds:
        need()
        c.drawString(X['no'],y,d['no']); c.drawString(X['t'],y,d['t']); c.drawRightString(X['sf'],y,m0(d['sf'])); c.drawString(X['st'],y,d['st']); c.drawRightString(X['mk'],y,m0(d['mk']))
        r=dict(unit=d['no'],building=f'Building {b}',unitType=d['t'],area=d['sf'],statusText=d['st'],marketRent=d['mk'])
        if 'nm' in d:
            c.drawString(X['nm'],y,d['nm']); c.drawString(X['mi'],y,mmddyyyy(d['mi'])); c.drawString(X['le'],y,d['le'] if d['le']=='MTM' else mmddyyyy(d['le']))
            c.drawRightString(X['rent'],y,m0(d['rent']))
            ch=[]
            for k,nme in(('pet','Pet'),('gar','Garage'),('wd','W/D lease')):
                if d[k]: c.drawRightString(X[k],y,m0(d[k])); ch.append(dict(code=nme,amount=d[k]))
            c.drawRightString(X['dep'],y,m0(d['dep'])); c.drawRightString(X['bal'],y,m2(d['bal']) if d['bal']>=0 else m2(-d['bal'])+'-')
            r.update(tenantName=d['nm'],moveInDate=d['mi'],leaseEndDate=d['le'],contractRent=d['rent'],charges=ch,deposit=d['dep'],balance=d['bal'])
        rows.append(r); y-=10.2
    tot(f'Building {b} - {len(ds)} apts',ds)
tot(f'Property total - {len(data)} apts',data)
# future
need(7); c.setFont(FB,8.5); c.drawString(36,y,'Approved applicants - not yet moved in'); y-=11; c.setFont(F,8)
vl=[d for d in data if d['st']=='VL']
for d in vl:
    f,l=ppl[pi%len(ppl)]; pi+=1; nm=f'{l}, {f}'; mi=rng.choice([D(2011,10,1),D(2011,10,8),D(2011,10,15)]); le=endterm(mi,12) if mi.day==1 else addm(mi,12); rent=d['mk']-20
    need()
    c.drawString(X['no'],y,d['no']); c.drawString(X['t'],y,d['t']); c.drawString(X['nm'],y,nm); c.drawString(X['st'],y,'APP'); c.drawString(X['mi'],y,mmddyyyy(mi)); c.drawString(X['le'],y,mmddyyyy(le)); c.drawRightString(X['rent'],y,m0(rent)); c.drawRightString(X['dep'],y,'150'); y-=10.2
    rows.append(dict(unit=d['no'],unitType=d['t'],tenantName=nm,statusText='APP',section='Approved applicants - not yet moved in',moveInDate=mi,leaseEndDate=le,contractRent=rent,deposit=150))
y-=12
need(12); c.setFont(FB,8.5); c.drawString(36,y,'Recap by plan'); y-=11; c.setFont(FB,7.5)
hx=[36,110,150,190,240,300]
for x,t in zip(hx,['Plan','Apts','Occ.','Vacant','Avg market','Avg lease']): (c.drawString if x==36 else c.drawRightString)(x,y,t)
c.setFont(F,8); y-=10
for t in sorted(TYPES):
    ds=[d for d in data if d['t']==t]; oc=[d for d in ds if 'nm' in d]
    for x,v in zip(hx,[t,len(ds),len(oc),len([d for d in ds if d['st'] in('V','VL')]),m0(sum(d['mk'] for d in ds)/len(ds)),m0(sum(d['rent'] for d in oc)/len(oc))]): (c.drawString if x==36 else c.drawRightString)(x,y,str(v))
    y-=10
nocc=len([d for d in data if 'nm' in d]); nv=len([d for d in data if d['st'] in('V','VL')])
c.setFont(FB,8)
for x,v in zip(hx,['All',len(data),nocc,nv]): (c.drawString if x==36 else c.drawRightString)(x,y,str(v))
y-=11; c.setFont(F,8); c.drawString(36,y,f'Model apartments: 1 (not counted occupied or vacant).  Occupancy {nocc/len(data)*100:.1f}%')
foot(); c.save()
T=lambda k:sum(d.get(k,0) for d in data)
print(nocc,nv,len(vl))
save(fn,'MULTIFAMILY','Proportional system print, 6 buildings with subtotals, status codes, applicants section, plan recap',False,
 dict(propertyName='Heronwood Village Apartments',asOnDate='2011-09-26',units=len(data),occupied=nocc,vacant=nv,sheet=None,planted=None,rows=rows,
 _totals=dict(area=T('sf'),marketRent=T('mk'))))

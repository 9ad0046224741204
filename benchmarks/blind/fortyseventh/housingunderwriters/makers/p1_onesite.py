from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(4711); N=Names(rng)
F='bramblewood_rentrolldetail_0331.pdf'
PLANS=[('A1','1x1',702,1185),('A2','1x1 Den',815,1290),('B1','2x2',1010,1495),('B2R','2x2 Reno',1010,1645),('C1','3x2',1264,1890)]
asof=date(2025,3,31)
recs=[];truth=[]
tot=dict(mk=0,rent=0,oth=0,bill=0,dep=0,bal=0); byplan={p[0]:[0,0,0.0,0.0] for p in PLANS}
occ=vac=model=0; bycode={}
units=[f"{b:02d}{u}" for b in range(1,9) for u in ('01','02','03','04','05','06','07')]
for u in units:
    pl=rng.choice(PLANS); mk=pl[3]+rng.choice([0,0,15,25,40])
    x=rng.random()
    st='Occupied'
    if u=='0101': st='Admin/Down'
    elif x<.05: st='Vacant'
    elif x<.11: st='Vacant-Leased'
    elif x<.17: st='Occupied-NTV'
    elif x<.21: st='Occupied-NTVL'
    byplan[pl[0]][0]+=1; byplan[pl[0]][2]+=mk
    tot['mk']+=mk
    def person(st2,mi,ls,le,mo,rent,extra,dep,bal):
        ch=[('RENT',rent)]+extra
        return dict(u=u,pl=pl[0],des='',sf=pl[2],st=st2,nm=N.lf(),mi=mi,mo=mo,ls=ls,le=le,mk=mk,ch=ch,dep=dep,bal=bal)
    def extras():
        e=[]
        if rng.random()<.95:e.append(('TRASH',28.0))
        if rng.random()<.8:e.append(('PESTCTL',5.0))
        if rng.random()<.3:e.append(('PETRENT',rng.choice([25.0,35.0,50.0])))
        if rng.random()<.2:e.append(('CARPORT',40.0))
        if rng.random()<.1:e.append(('CONC/SPECL',-rng.choice([50.0,75.0,100.0])))
        return e
    if st.startswith('Occ'):
        mi=rd(rng,date(2020,2,1),date(2025,3,20)); term=rng.choice([12,12,13,15])
        ls=mi
        while addm(ls,term)<=asof: ls=addm(ls,term)
        le=addm(ls,term)-timedelta(days=1)
        mo=rd(rng,date(2025,4,3),date(2025,5,31)) if 'NTV' in st else None
        if mo: le=mo
        r=person(st,mi,ls,le,mo,float(round(mk*rng.uniform(.88,1.02))),extras(),rng.choice([150.0,300.0,float(mk),0.0]),rng.choice([0,0,0,0,0,-12.5,1287.4,38.0,64.17,-1310.0]))
        recs.append(r); occ+=1; byplan[pl[0]][1]+=1
    else:
        recs.append(dict(u=u,pl=pl[0],sf=pl[2],st=st,nm='MODEL' if st=='Admin/Down' else 'VACANT',mk=mk,ch=[]))
        if st=='Admin/Down': model+=1
        else: vac+=1
    if st in('Vacant-Leased','Occupied-NTVL'):
        ls=rd(rng,date(2025,5,2) if st!='Vacant-Leased' else date(2025,4,4),date(2025,6,10)); 
        if st=='Occupied-NTVL': ls=recs[-1]['mo']+timedelta(days=6)
        r=person('Applicant',ls,ls,addm(ls,12)-timedelta(days=1),None,float(mk-10),[('TRASH',28.0)],rng.choice([150.0,300.0]),0.0)
        r['future']=True; recs.append(r)
for r in recs:
    rent=sum(a for c,a in r['ch'] if c=='RENT'); oth=sum(a for c,a in r['ch'] if c!='RENT'); r['rent']=rent;r['oth']=oth
    if not r.get('future') and r['ch']:
        tot['rent']+=rent;tot['oth']+=oth;tot['bill']+=rent+oth; tot['dep']+=r['dep'];tot['bal']+=r['bal']; byplan[r['pl']][3]+=rent
        for c,a in r['ch']: bycode[c]=bycode.get(c,0)+a
    t=dict(unit=r['u'],unitType=r['pl'],area=r['sf'],statusText=r['st'])
    if r['ch']:
        t.update(tenantName=r['nm'],moveInDate=iso(r['mi']),moveOutDate=iso(r['mo']),leaseStartDate=iso(r['ls']),leaseEndDate=iso(r['le']),contractRent=rent,charges=[dict(code=c,amount=a) for c,a in r['ch']],totalCharges=round(rent+oth,2),deposit=r['dep'],balance=r['bal'])
    if not r.get('future'): t['marketRent']=r['mk']
    truth.append(t)
W,H=landscape(letter)
c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1)
X=dict(u=22,pl=52,sf=118,st=124,nm=186,mi=282,ls=330,le=376,mk=458,code=464,rent=560,oth=612,bill=662,dep=712,bal=770)
page=[0]
def head():
    page[0]+=1
    c.setFont('Helvetica',6.5); c.drawString(22,H-22,'OneSite Rents v3.0'); c.drawString(22,H-30,'04/02/2025 8:47:13AM')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-24,'RENT ROLL DETAIL')
    c.setFont('Helvetica',7.5); c.drawCentredString(W/2,H-34,'Halvorsen Residential Group - Bramblewood Commons'); c.drawCentredString(W/2,H-43,'As of 03/31/2025')
    c.setFont('Helvetica',6.5); c.drawRightString(W-22,H-22,f'Page {page[0]} of {PG}'); c.drawRightString(W-22,H-30,'mgt-521-003')
    c.drawString(22,H-54,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;')
def colhead(y):
    c.setFillGray(.86); c.rect(20,y-14,W-40,24,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',6.5)
    c.drawString(X['u'],y-4,'Unit');c.drawString(X['pl'],y-4,'Floorplan');c.drawRightString(X['sf'],y-4,'SQFT')
    c.drawString(X['st'],y+2,'Unit/Lease');c.drawString(X['st'],y-8,'Status');c.drawString(X['nm'],y-4,'Name')
    c.drawString(X['mi'],y+2,'Move-In');c.drawString(X['mi'],y-8,'Move-Out');c.drawString(X['ls'],y+2,'Lease');c.drawString(X['ls'],y-8,'Start');c.drawString(X['le'],y+2,'Lease');c.drawString(X['le'],y-8,'End')
    for k,a,b in(('mk','Market','+ Addl.'),('rent','Lease','Rent'),('oth','Other Charges/','Credits'),('bill','Total','Billing'),('dep','Dep','On Hand')):
        c.drawRightString(X[k],y+2,a);c.drawRightString(X[k],y-8,b)
    c.drawString(X['code'],y+2,'Trans');c.drawString(X['code'],y-8,'Code'); c.drawRightString(X['bal'],y-4,'Balance')
    return y-24
def n(x): return m2(x)
PG=5
def run():
    head(); y=colhead(H-70)
    for r in recs:
        h=9*max(1,len(r['ch']),2 if r.get('mo') else 1)+3
        if y-h<40: c.showPage(); head(); y=colhead(H-70)
        c.setFont('Helvetica',6.8)
        c.drawString(X['u'],y,r['u']);c.drawString(X['pl'],y,r['pl']);c.drawRightString(X['sf'],y,f"{r['sf']:,}")
        c.drawString(X['st'],y,r['st']);c.drawString(X['nm'],y,r['nm'])
        if not r.get('future'): c.drawRightString(X['mk'],y,n(r['mk']))
        if r['ch']:
            c.drawString(X['mi'],y,us(r['mi']));c.drawString(X['ls'],y,us(r['ls']));c.drawString(X['le'],y,us(r['le']))
            if r['mo']: c.drawString(X['mi'],y-9,us(r['mo']))
            star='*' if r.get('future') else ''
            c.drawRightString(X['bill'],y,n(r['rent']+r['oth'])+star);c.drawRightString(X['dep'],y,n(r['dep']));c.drawRightString(X['bal'],y,n(r['bal']) if r['bal']>=0 else f"({n(-r['bal'])})")
            for i,(k,a) in enumerate(r['ch']):
                c.drawString(X['code'],y-9*i,k); c.drawRightString(X['rent'] if k=='RENT' else X['oth'],y-9*i,(n(a) if a>=0 else f"({n(-a)})")+star)
        y-=h
        c.setLineWidth(.2);c.setStrokeGray(.75);c.line(20,y+7.5,W-20,y+7.5)
        y-=1
    if y<70: c.showPage(); head(); y=colhead(H-70)
    c.setStrokeGray(0);c.setLineWidth(.8);c.line(20,y+8,W-20,y+8);c.setFont('Helvetica-Bold',6.8);c.drawString(X['u'],y-2,'Totals:')
    for k in('mk','rent','oth','bill','dep','bal'): c.drawRightString(X[k],y-2,n(tot[k]))
    c.setFont('Helvetica-Oblique',6.2);c.drawString(22,y-14,'* indicates amounts of applicants and pending leases; not included in detail totals')
    c.showPage(); head(); y=H-80
    c.setFont('Helvetica-Bold',8);c.drawString(40,y,'Amt / SQFT: Market + Addl. by Floorplan');y-=14
    c.setFont('Helvetica-Bold',6.8)
    hx=(40,170,250,330,430)
    for x,s in zip(hx,('Floorplan','# Units','# Occupied','Market + Addl.','Leased Rent')): (c.drawString if x==40 else c.drawRightString)(x,y,s)
    c.setFont('Helvetica',6.8)
    for p,(a,b,m,l) in byplan.items():
        y-=10;c.drawString(40,y,p);c.drawRightString(170,y,str(a));c.drawRightString(250,y,str(b));c.drawRightString(330,y,n(m));c.drawRightString(430,y,n(l))
    y-=10;c.setFont('Helvetica-Bold',6.8);c.drawString(40,y,'Totals');c.drawRightString(170,y,str(len(units)));c.drawRightString(250,y,str(occ));c.drawRightString(330,y,n(tot['mk']));c.drawRightString(430,y,n(tot['rent']))
    y-=26;c.setFont('Helvetica-Bold',8);c.drawString(40,y,'Occupancy and rents summary for current date');y-=12;c.setFont('Helvetica',6.8)
    for s,v in (('Occupied, incl. NTV / NTVL',occ),('Vacant, incl. Vacant-Leased',vac),('Admin/Down (model)',model),('Totals',len(units))):
        c.drawString(40,y,s);c.drawRightString(250,y,str(v));y-=10
    y-=16;c.setFont('Helvetica-Bold',8);c.drawString(40,y,'Summary billing by sub journal / trans code');y-=12;c.setFont('Helvetica',6.8)
    for k,v in sorted(bycode.items()): c.drawString(40,y,k);c.drawRightString(250,y,n(v));y-=10
    c.setFont('Helvetica-Bold',6.8);c.drawString(40,y,'Total');c.drawRightString(250,y,n(tot['bill']))
    c.showPage()
run()
if page[0]!=PG:
    PG=page[0]; page[0]=0; c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1); run()
c.save()
assert abs(sum(t['totalCharges'] for t in truth if 'totalCharges' in t and t['statusText']!='Applicant')-tot['bill'])<.005
put(F,'MULTIFAMILY','OneSite rent roll detail, charges in sub-lines, applicants, floor plan summary',False,'Bramblewood Commons','2025-03-31',len(units),occ,vac,truth)

from common import *
from reportlab.lib.pagesizes import legal,landscape
r=G(8302); fn='Larkmoor_RentRollDetail_0925.pdf'
fp={'TH2A':(1120,1795),'TH2B':(1184,1850),'TH3A':(1415,2190),'TH3B-G':(1502,2285)}
rows=[];n=0
asof=D(2025,9,30)
for i in range(34):
    k=r.choice(list(fp)); sf,mk=fp[k]
    u=f'{2101+ (i//6)*100 + (i%6)*2}'
    x=dict(unit=u,unitType=k,area=sf,marketRent=float(mk+r.choice([0,0,0,25,40])))
    rows.append(x)
    st='Occupied'
    if i in (5,19): st='Vacant'
    if i in (11,27): st='Vacant-Leased'
    if i in (8,22,30): st='Occupied-NTV'
    if i==14: st='Occupied-NTVL'
    if i==25: st='Admin/Down'
    x['statusText']=st
    if st.startswith('Occ'):
        x['tenantName']=r.name('LF')
        mi=r.date(D(2021,1,5),D(2025,9,20)); x['moveInDate']=mi
        ls=mi
        while addm(ls,12)<D(2025,9,28): ls=addm(ls,12)
        x['leaseStartDate']=ls; x['leaseEndDate']=addm(ls,12)-dt.timedelta(days=1)
        if st!='Occupied': x['moveOutDate']=min(x['leaseEndDate'],r.date(D(2025,10,4),D(2025,11,25)))
        rent=x['marketRent']-r.choice([0,15,45,70,95,120])
        ch=[('RENT',rent),('TRASHVLT',32.0)]
        if r.random()<.45: ch.append(('GARAGE',125.0 if k!='TH3B-G' else 0.0))
        if r.random()<.35: ch.append(('PETRENT',40.0))
        if r.random()<.15: ch.append(('CONC/SPECL',-85.0))
        ch=[c for c in ch if c[1]!=0]
        x['charges']=[dict(code=a,amount=b) for a,b in ch]; x['contractRent']=rent; x['totalCharges']=sum(b for a,b in ch)
        x['deposit']=float(r.choice([250,400,400,750])); x['balance']=r.choice([0.0,0.0,0.0,-40.0,212.5,1934.0])
    elif st=='Vacant-Leased':
        rent=x['marketRent']-20; ls=D(2025,10,r.choice([4,11,18])); 
        rows.append(dict(unit=u,unitType=k,area=sf,statusText='Applicant',tenantName=r.name('LF'),moveInDate=ls,leaseStartDate=ls,leaseEndDate=addm(ls,13)-dt.timedelta(days=1),contractRent=rent,
           charges=[dict(code='RENT',amount=rent),dict(code='TRASHVLT',amount=32.0)],totalCharges=rent+32,deposit=400.0,balance=0.0,_app=1))
p=P(fn,landscape(legal),font='Times-Roman',bold='Times-Bold',fs=7.2)
X=dict(u=(30,'l'),f=(74,'l'),d=(128,'l'),sf=(190,'r'),st=(200,'l'),nm=(264,'l'),mi=(372,'l'),ls=(424,'l'),le=(474,'l'),mk=(566,'r'),tc=(580,'l'),lr=(690,'r'),oc=(752,'r'),tb=(812,'r'),dp=(870,'r'),ba=(940,'r'))
H=dict(u=('','Unit'),f=('','Floorplan'),d=('Unit','Designation'),sf=('','SQFT'),st=('Unit/Lease','Status'),nm=('','Name'),mi=('Move-In','Move-Out'),ls=('Lease','Start'),le=('Lease','End'),mk=('Market','+ Addl.'),tc=('Trans','Code'),lr=('Lease','Rent'),oc=('Other Charges/','Credits'),tb=('Total','Billing'),dp=('Dep','On Hand'),ba=('','Balance'))
def head():
    p.t(30,p.H-28,'Juniper Wharf Residential - Larkmoor Townhomes',fs=8); p.t(p.W/2,p.H-28,'RENT ROLL DETAIL','c',True,12); p.t(p.W-30,p.H-28,f'Page {p.page} of 4','r',fs=8)
    p.t(30,p.H-39,'mgt-521-003',fs=7); p.t(p.W/2,p.H-41,'As of 09/30/2025','c',fs=9); p.t(p.W-30,p.H-39,'10/01/2025 8:12:44AM','r',fs=7)
    p.t(30,p.H-53,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;',fs=6.5)
    p.t(30,p.H-68,'details',b=True,fs=8)
    y=p.H-90; p.line(28,y+19,p.W-28,.8)
    for k,(x,al) in X.items(): p.t(x,y+9,H[k][0],al,True); p.t(x,y,H[k][1],al,True)
    p.line(28,y-4,p.W-28,.8); p.y=y-15
head()
for x in rows:
    ch=x.get('charges',[]); h=(max(2,len(ch)+1))*9+5
    if p.y-h<34: p.next(); head()
    app=x.get('_app'); y=p.y
    P_=lambda k,yy,v,b=False: p.t(X[k][0],yy,v,X[k][1],b)
    P_('u',y,x['unit']);P_('f',y,x['unitType']);P_('d',y,'N/A');P_('sf',y,m0(x['area']));P_('st',y,x['statusText']);P_('nm',y,x.get('tenantName','VACANT'if 'Vac' in x['statusText'] else ''))
    P_('mi',y,mdy(x.get('moveInDate')));P_('mi',y-9,mdy(x.get('moveOutDate')));P_('ls',y,mdy(x.get('leaseStartDate')));P_('le',y,mdy(x.get('leaseEndDate')))
    if not app: P_('mk',y,n2(x['marketRent']))
    if 'deposit' in x: P_('dp',y,n2(x['deposit']));P_('ba',y,m2(x['balance']))
    for i,c in enumerate(ch):
        st='' if not app else ' *'
        P_('tc',y-9*i,c['code']); P_('lr' if c['code']=='RENT' else 'oc',y-9*i,n2(c['amount'])+('*' if app else ''))
    if ch:
        yy=y-9*len(ch); p.line(640,yy+7,814,.3); P_('tc',yy,'Total');P_('lr',yy,n2(x['contractRent'])+('*' if app else ''));P_('oc',yy,n2(x['totalCharges']-x['contractRent'])+('*' if app else ''));P_('tb',yy,n2(x['totalCharges'])+('*' if app else ''))
    p.y-=h
cur=[x for x in rows if not x.get('_app')]; S=lambda L,k: sum(x.get(k,0) for x in L)
if p.y<60: p.next(); head()
p.line(28,p.y+7,p.W-28,.8)
for k,v in dict(sf=m0(S(cur,'area')),mk=n2(S(cur,'marketRent')),lr=n2(S(cur,'contractRent')),oc=n2(S(cur,'totalCharges')-S(cur,'contractRent')),tb=n2(S(cur,'totalCharges')),dp=n2(S(rows,'deposit')),ba=n2(S(rows,'balance'))).items(): p.t(X[k][0],p.y-2,v,X[k][1],True)
p.t(30,p.y-2,'Totals:',b=True); p.y-=16
p.t(30,p.y,'* indicates amounts not included in detail totals (deposits and balances of applicants are included)',fs=6.8)
p.next(); head_y=p.H-28
p.t(30,p.H-28,'Juniper Wharf Residential - Larkmoor Townhomes',fs=8); p.t(p.W/2,p.H-28,'RENT ROLL DETAIL','c',True,12); p.t(p.W-30,p.H-28,f'Page {p.page} of {p.page}','r',fs=8); p.t(p.W/2,p.H-41,'As of 09/30/2025','c',fs=9)
p.y=p.H-80
def tb(title,hd,body,xs,tot=None):
    p.t(30,p.y,title,b=True,fs=9); p.y-=14
    for x,h in zip(xs,hd): p.t(x,p.y,h,'l' if x==30 else 'r',True)
    p.line(28,p.y-3,xs[-1]+5); p.y-=12
    for b in body+([tot] if tot else []):
        for x,v in zip(xs,b): p.t(x,p.y,v,'l' if x==30 else 'r',b is tot)
        p.y-=11
    p.y-=14
body=[]
for k in fp:
    L=[x for x in cur if x['unitType']==k]; O=[x for x in L if 'tenantName' in x]
    body.append([k,len(L),m0(S(L,'area')/len(L)),n2(S(L,'marketRent')/len(L)),n2(S(O,'contractRent')/max(1,len(O))),len(O),f'{100*len(O)/len(L):.2f}',n2(S(L,'marketRent')),n2(S(O,'contractRent'))])
O=[x for x in cur if 'tenantName' in x]
tb('Floorplan summary',['Floorplan','# Units','Avg SQFT','Avg Market + Addl.','Avg Leased','Units Occupied','Occupancy %','Market + Addl.','Leased'],body,[30,130,200,300,370,450,530,630,720],
 ['Totals / Averages:',len(cur),m0(S(cur,'area')/len(cur)),n2(S(cur,'marketRent')/len(cur)),n2(S(O,'contractRent')/len(O)),len(O),f'{100*len(O)/len(cur):.2f}',n2(S(cur,'marketRent')),n2(S(O,'contractRent'))])
body=[];
for st in ['Occupied, no NTV','Occupied, NTV','Occupied NTV Leased','Vacant Leased','Admin/Down','Vacant Not Leased']:
    key={'Occupied, no NTV':'Occupied','Occupied, NTV':'Occupied-NTV','Occupied NTV Leased':'Occupied-NTVL','Vacant Leased':'Vacant-Leased','Admin/Down':'Admin/Down','Vacant Not Leased':'Vacant'}[st]
    L=[x for x in cur if x['statusText']==key]; body.append([st,n2(S(L,'marketRent')),len(L),n2(S(L,'contractRent'))])
tb('Occupancy and rents summary for current date',['Unit status','Market + Addl.','# Units','Leased Rent'],body,[30,230,300,390],['Totals:',n2(S(cur,'marketRent')),len(cur),n2(S(cur,'contractRent'))])
codes={}
for x in cur:
    for c in x.get('charges',[]): codes[c['code']]=codes.get(c['code'],0)+c['amount']
tb('Summary billing by transaction code for current date',['Code','Amount'],[[k,m2(v)] for k,v in sorted(codes.items())],[30,230],['Total:',n2(sum(codes.values()))])
p.done(); print('pages',p.page)
save(fn,'MULTIFAMILY','RealPage OneSite RENT ROLL DETAIL, townhomes, PDF legal landscape',True,'Larkmoor Townhomes','2025-09-30',len(cur),len(O),sum(x['statusText'] in ('Vacant','Vacant-Leased') for x in cur),rows)

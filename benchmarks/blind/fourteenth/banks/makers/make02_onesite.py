from common import *
from reportlab.pdfgen import canvas
r=random.Random(7102); F='OneSite_RentRollDetail_CypressPointe.pdf'
W,H=1008,612; AS=dt.date(2025,10,31)
c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1)
FN='Times-Roman';FB='Times-Bold'
cols=[('Unit','',30,'l'),('Floorplan','',68,'l'),('Unit','Designation',118,'l'),('SQFT','',202,'r'),('Unit/Lease','Status',210,'l'),('Name','',290,'l'),('Move-In','Move-Out',408,'l'),('Lease','Start',462,'l'),('Lease','End',516,'l'),('Market','+ Addl.',612,'r'),('Sub','Journal',622,'l'),('Trans','Code',672,'l'),('Lease','Rent',768,'r'),('Other Charges/','Credits',838,'r'),('Total','Billing',892,'r'),('Dep','On Hand',936,'r'),('Balance','',984,'r')]
pg=0;y=0
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1
    put(c,30,H-32,'OneSite Rents v3.0',FN,8);put(c,30,H-42,'10/31/2025 6:14:02PM',FN,8)
    put(c,W/2,H-32,'Cypress Pointe Holdings LLC - Cypress Pointe',FB,11,'c'); put(c,W/2,H-46,'RENT ROLL DETAIL',FB,11,'c'); put(c,W/2,H-58,'As of 10/31/2025',FN,9,'c')
    put(c,W-24,H-32,f'Page {pg} of {NP}',FN,8,'r'); put(c,W-24,H-42,'mgt-521-003',FN,8,'r')
    put(c,30,H-72,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit;',FN,7)
    y=H-88
    for a,b,x,al in cols: put(c,x,y,a,FB,7.5,al); put(c,x,y-9,b,FB,7.5,al)
    c.line(28,y-12,W-22,y-12); y-=23
nm=iter(names(random.Random(72),120))
plans={'A1':(684,1240),'A2':(731,1295),'B1':(998,1525),'B2':(1062,1590),'C1':(1287,1880)}
units=[f'{b:02d}-{n}' for b in range(1,5) for n in (101,102,103,104,201,202,203,204,301,302,303)]
recs=[]
codes={'PETRENT':35,'TRASH':12,'PARKG':60,'STORAG':45,'CONC/1':-75}
for i,u in enumerate(units):
    fp=list(plans)[(i*3+i//11)%5]; sf,mk=plans[fp]; mk+=r.choice([0,15,30,-10]); ds=r.choice(['N/A','N/A','RENOV','POOL'])
    st=r.choices(['Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased'],[80,5,3,7,5])[0]
    if i in (8,31): st='Vacant'
    if i==19: st='Vacant-Leased'
    rec=dict(u=u,fp=fp,ds=ds,sf=sf,mk=mk,st=st)
    if st[0]=='O':
        a=next(nm); mi=AS-dt.timedelta(r.randint(30,1500)); ls=mi if (AS-mi).days<330 else addm(AS.replace(day=1),-r.randint(1,10)).replace(day=min(mi.day,28))
        le=addm(ls,12)-dt.timedelta(1)
        ch=[('RESIDENT','RENT',float(mk-r.choice([0,20,45,90,130])))]
        for k,v in codes.items():
            if k=='TRASH' or r.random()<.2: ch.append(('RESIDENT',k,float(v)))
        rec.update(n=f'{a[1]}, {a[0]}',mi=mi,ls=ls,le=le,ch=ch,dep=float(r.choice([200,250,350,500,0])),bal=r.choice([0,0,0,0,-25.0,14.37,float(mk),612.4]))
        if 'NTV' in st: rec['mo']=AS+dt.timedelta(r.randint(6,45))
    recs.append(rec)
    if st in('Vacant-Leased','Occupied-NTVL'):
        a=next(nm); ls=rec.get('mo',AS)+dt.timedelta(r.randint(8,20))
        recs.append(dict(u=u,fp=fp,ds=ds,sf=sf,st='Applicant',n=f'{a[1]}, {a[0]}',mi=ls,ls=ls,le=addm(ls,12)-dt.timedelta(1),ch=[('RESIDENT','RENT',float(mk)),('RESIDENT','TRASH',12.0)],dep=200.0,bal=r.choice([0.0,-200.0])))
def draw():
    global y
    rows=[]; G=dict(sf=0,mk=0,rent=0,oth=0,tot=0,dep=0,bal=0); sub={}; stat={}; byfp={}
    head()
    for q in recs:
        n=max(1,len(q.get('ch',[])),2 if q.get('mo') else 1)
        if y-9*n-4<40: head()
        app=q['st']=='Applicant'; f=lambda d:d.strftime('%m/%d/%Y')
        z=7.5
        for x,v,al in ((30,q['u'],'l'),(68,q['fp'],'l'),(118,q['ds'],'l'),(202,f"{q['sf']:,}",'r'),(210,q['st'],'l'),(290,q.get('n','VACANT'),'l'),(612,m2(q['mk']) if not app else '',"r")): put(c,x,y,v,FN,z,al)
        if 'mi' in q:
            put(c,408,y,f(q['mi']),FN,z); put(c,462,y,f(q['ls']),FN,z); put(c,516,y,f(q['le']),FN,z)
            if q.get('mo'): put(c,408,y-9,f(q['mo']),FN,z)
        ch=q.get('ch',[]); tb=sum(a for _,_,a in ch)
        if app: 
            for i,(j,k,a) in enumerate(ch):
                put(c,622,y-9*i,j,FN,z);put(c,672,y-9*i,k,FN,z);put(c,768 if k=='RENT' else 838,y-9*i,m2(a)+'*',FN,z,'r')
            put(c,892,y,m2(tb)+'*',FN,z,'r')
        elif ch:
            for i,(j,k,a) in enumerate(ch):
                put(c,622,y-9*i,j,FN,z);put(c,672,y-9*i,k,FN,z)
                put(c,768 if k=='RENT' else 838,y-9*i,m2(a) if a>=0 else f'({-a:,.2f})',FN,z,'r'); sub[k]=sub.get(k,0)+a
            put(c,892,y,m2(tb),FN,z,'r')
        if ch: put(c,936,y,m2(q['dep']),FN,z,'r'); put(c,984,y,m2(q['bal']) if q['bal']>=0 else f"({-q['bal']:,.2f})",FN,z,'r')
        if not app:
            G['sf']+=q['sf'];G['mk']+=q['mk'];stat.setdefault(q['st'],[0,0,0]);s=stat[q['st']];s[0]+=1;s[1]+=q['sf'];s[2]+=q['mk']
            b=byfp.setdefault(q['fp'],[0,0,0,0]);b[0]+=1;b[1]+=q['mk'];b[2]+=bool(ch);b[3]+=q['sf']
            for k,_,a in [(x[1],0,x[2]) for x in ch]: G['rent' if k=='RENT' else 'oth']+=a
            G['tot']+=tb
        G['dep']+=q.get('dep',0);G['bal']+=q.get('bal',0)
        rows.append(row(unit=q['u'],unitType=q['fp'],area=q['sf'],statusText=q['st'],tenantName=q.get('n'),moveInDate=q.get('mi'),moveOutDate=q.get('mo'),leaseStartDate=q.get('ls'),leaseEndDate=q.get('le'),marketRent=None if app else float(q['mk']),contractRent=ch[0][2] if ch else None,charges=[{'code':k,'amount':a} for _,k,a in ch],totalCharges=tb if ch else None,deposit=q.get('dep'),balance=None if not ch else float(q['bal'])))
        y-=9*n+4
    if y<70: head()
    c.line(28,y+8,W-22,y+8); put(c,210,y-2,'Totals:',FB,8)
    for x,v in ((202,f"{G['sf']:,}"),(612,m2(G['mk'])),(768,m2(G['rent'])),(838,m2(G['oth'])),(892,m2(G['tot'])),(936,m2(G['dep'])),(984,m2(G['bal']))): put(c,x,y-2,v,FB,7.5,'r')
    y-=16; put(c,30,y,'* Indicates amounts not included in detail totals. Deposits on hand and balances of applicants are included.',FN,7.5); y-=24
    head()
    put(c,30,y,'Amt / SQFT: Market = '+f"{G['sf']:,} SQFT; Leased = {sum(v[1] for k,v in stat.items() if k[0]=='O'):,} SQFT;",FB,8); y-=20
    for x,h,al in ((30,'Floorplan','l'),(140,'# Units','r'),(220,'Average SQFT','r'),(320,'Average Market + Addl.','r'),(400,'Units Occupied','r'),(470,'Occupancy %','r')): put(c,x,y,h,FB,8,al)
    y-=12
    for k in sorted(byfp):
        b=byfp[k]
        for x,v,al in ((30,k,'l'),(140,b[0],'r'),(220,f'{b[3]/b[0]:,.0f}','r'),(320,m2(b[1]/b[0]),'r'),(400,b[2],'r'),(470,f'{100*b[2]/b[0]:.2f}','r')): put(c,x,y,v,FN,8,al)
        y-=11
    occ=sum(v[0] for k,v in stat.items() if k[0]=='O'); N=len(units)
    put(c,30,y,'Totals / Averages:',FB,8)
    for x,v in ((140,N),(400,occ),(470,f'{100*occ/N:.2f}')): put(c,x,y,v,FB,8,'r')
    y-=26; put(c,30,y,'Occupancy and rents summary for current date',FB,9); y-=14
    for x,h,al in ((30,'Unit Status','l'),(240,'Market + Addl.','r'),(330,'# Units','r'),(400,'% of Units','r')): put(c,x,y,h,FB,8,al)
    y-=12
    for k in ('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased'):
        v=stat.get(k,[0,0,0])
        for x,t,al in ((30,k,'l'),(240,m2(v[2]),'r'),(330,v[0],'r'),(400,f'{100*v[0]/N:.2f}','r')): put(c,x,y,t,FN,8,al)
        y-=11
    put(c,30,y,'Totals:',FB,8); put(c,240,y,m2(G['mk']),FB,8,'r'); put(c,330,y,N,FB,8,'r'); put(c,400,y,'100.00',FB,8,'r')
    y-=26; put(c,30,y,'Summary billing by transaction code for current date',FB,9); y-=13
    for k in sorted(sub): put(c,30,y,k,FN,8); put(c,240,y,m2(sub[k]) if sub[k]>=0 else f'({-sub[k]:,.2f})',FN,8,'r'); y-=11
    put(c,30,y,'Total:',FB,8); put(c,240,y,m2(G['tot']),FB,8,'r')
    return rows,G,N,occ
NP=4
rows,G,N,occ=draw()
if pg!=NP:
    NP=pg; pg=0; c=canvas.Canvas(f'{D}/{F}',pagesize=(W,H),invariant=1); rows,G,N,occ=draw()
c.save()
save(F,dict(propertyName='Cypress Pointe',asOnDate='2025-10-31',units=N,occupied=occ,vacant=N-occ,printedTotals=dict(area=G['sf'],marketRent=G['mk'],contractRent=round(G['rent'],2),otherCharges=round(G['oth'],2),totalCharges=round(G['tot'],2),deposit=G['dep'],balance=round(G['bal'],2)),rows=rows),'MULTIFAMILY','RealPage OneSite Rent Roll Detail, transaction-code lines, legal landscape','applicant rows with starred amounts outside totals; move-out under move-in; vacant without amounts')

import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r = random.Random(4201); F='cypress_bend_rrlc.pdf'
ASOF=D(2025,9,30)
types={'cb11a':(672,1195),'cb11b':(748,1260),'cb21':(910,1420),'cb22':(1034,1535),'cb32':(1288,1810)}
units=[]
for b in '0102030405'.split() if False else ['01','02','03','04','05','06']:
    for fl in (1,2):
        for n in range(1,5):
            t={1:'cb11a',2:'cb21' if int(b)%2 else 'cb11b',3:'cb22',4:'cb32' if fl==1 and int(b)>3 else 'cb11a'}[n]
            units.append((f'{b}-{fl}0{n}',t))
model='01-101'; down='05-204'
vac={'02-203','04-102','06-201'}
notice={'03-104':D(2025,10,18),'05-102':D(2025,10,31),'01-204':D(2025,11,5)}
emp='01-102'
rows=[]; code=41877
def money(x): return f'{x:,.2f}'
for u,t in units:
    sf,mk=types[t]; mk=mk+(15 if u[3]=='2' else 0)
    row=dict(unit=u,unitType=t,area=sf,marketRent=float(mk),section='Current/Notice/Vacant Residents',_d=[])
    if u==model: row.update(statusText='MODEL',tenantName=None,_res='MODEL',_nm='MODEL')
    elif u==down: row.update(statusText='DOWN',_res='DOWN',_nm='DOWN')
    elif u in vac: row.update(statusText='VACANT',_res='VACANT',_nm='VACANT')
    else:
        code+=r.randint(3,240); f,l=person(r)
        mi=D(2025,9,30)-dt.timedelta(days=r.choice([40,120,200,300,420,610,900,1500])+r.randint(0,29))
        le=add_months(D(2025,r.choice([10,11,12]),28),r.choice([0,0,1,2,3,4,5,6,7,8])); le=add_months(le.replace(day=1),1)-dt.timedelta(days=1)
        if r.random()<.06: le=D(2025,8,31)
        rent=mk-r.choice([0,0,20,35,60,85,110,145])
        ch=[['rent',rent]]
        if u==emp: ch.append(['empcredt',-round(rent*.2)])
        ch+= [['trash',12.0],['pest',4.0]]
        if r.random()<.3: ch.append(['petrent',r.choice([20,35])])
        if r.random()<.22: ch.append(['garage',95])
        if r.random()<.6: ch.append(['rentins',11.5])
        if r.random()<.15: ch.append(['concpror',-r.choice([50,75,100])])
        if le==D(2025,8,31): ch.append(['mtmfee',150])
        ch=[[a,float(b)] for a,b in ch]
        bal=r.choice([0,0,0,0,0,0,-12.5,-27.5,34.18,61.07,rent+16.0,-rent*1.0])
        dep=r.choice([250,250,300,400,0,500])
        od=300 if any(c=='petrent' for c,_ in ch) else 0
        row.update(_res=f't00{code}',tenantName=f'{l}, {f}',moveInDate=mi,leaseEndDate=le,deposit=float(dep),_od=float(od),balance=float(bal),charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for _,b in ch),contractRent=float(rent),statusText='Occupied')
        if u in notice: row['moveOutDate']=notice[u]
    rows.append(row)
fut=[]
for u,mi in (('02-203',D(2025,10,11)),('03-104',D(2025,11,1)),('06-201',D(2025,10,4))):
    base=next(x for x in rows if x['unit']==u); code+=r.randint(300,600); f,l=person(r)
    rent=base['marketRent']-25; ch=[['rent',rent],['trash',12.0],['pest',4.0]]
    if u=='06-201': ch=[['concpror',-200.0]]+ch
    fut.append(dict(unit=u,unitType=base['unitType'],area=base['area'],marketRent=base['marketRent'],section='Future Residents/Applicants',_res=f't00{code}',tenantName=f'{l}, {f}',statusText='Future',
      moveInDate=mi,leaseEndDate=add_months(mi.replace(day=1),12)-dt.timedelta(days=1) if mi.day==1 else add_months(mi,12)-dt.timedelta(days=1),deposit=0.0,_od=0.0,balance=-50.0 if u!='02-203' else 0.0,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for _,b in ch),contractRent=rent))
W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,F),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges')
FN,FB='Helvetica','Helvetica-Bold'
X=dict(unit=30,type=74,sf=150,res=158,name=206,mk=372,code=380,amt=468,rd=524,od=574,mi=584,le=634,mo=684,bal=764)
pg=0
def head():
    global pg,y; pg+=1
    c.setFont(FB,11); c.drawString(30,H-32,'Rent Roll with Lease Charges')
    c.setFont(FN,8); c.drawString(30,H-43,'Cypress Bend Apartments (cypbend)'); c.drawString(30,H-53,'As Of = 09/30/2025'); c.drawString(30,H-63,'Month Year = 09/2025')
    c.setFont(FN,7); c.drawRightString(764,H-32,f'Page {pg}')
    y=H-80; c.setFont(FB,7)
    for k,a,b,al in (('unit','Unit','','l'),('type','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('name','Name','','l'),('mk','Market','Rent','r'),('code','Charge','Code','l'),('amt','Amount','','r'),('rd','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')):
        fn=c.drawString if al=='l' else c.drawRightString
        fn(X[k],y,a); 
        if b: fn(X[k],y-8,b)
    c.setLineWidth(.8); c.line(30,y-12,764,y-12); y-=22
def foot():
    c.setFont(FN,6.5); c.drawString(30,22,'Thursday, October 02, 2025 08:41 AM')
def need(h):
    global y
    if y-h<36: foot(); c.showPage(); head()
def fd(d): return d.strftime('%m/%d/%Y')
head()
def section(name,rs):
    global y
    need(40); c.setFont(FB,7.5); c.drawString(30,y,name); y-=12
    for w in rs:
        ch=w.get('charges') or []
        need(9*(max(1,len(ch))+1)+4); c.setFont(FN,7)
        c.drawString(X['unit'],y,w['unit']); c.drawString(X['type'],y,w['unitType']); c.drawRightString(X['sf'],y,f"{w['area']:,.2f}")
        c.drawString(X['res'],y,w['_res']); c.drawString(X['name'],y,w.get('tenantName') or w['_nm']); c.drawRightString(X['mk'],y,money(w['marketRent']))
        if ch:
            c.drawRightString(X['rd'],y,money(w['deposit'])); c.drawRightString(X['od'],y,money(w['_od']))
            c.drawString(X['mi'],y,fd(w['moveInDate'])); c.drawString(X['le'],y,fd(w['leaseEndDate']))
            if w.get('moveOutDate'): c.drawString(X['mo'],y,fd(w['moveOutDate']))
            c.drawRightString(X['bal'],y,money(w['balance']))
            for q in ch:
                c.drawString(X['code'],y,q['code']); c.drawRightString(X['amt'],y,money(q['amount'])); y-=9
            c.setFont(FB,7); c.drawString(X['code'],y,'Total'); c.drawRightString(X['amt'],y,money(w['totalCharges'])); c.setLineWidth(.3); c.line(X['code']+45,y+7.5,X['amt'],y+7.5)
        else:
            for k in ('rd','od','bal','amt'): c.drawRightString(X[k],y,'0.00')
            w['deposit']=0.0; w['balance']=0.0; y-=9; c.setFont(FB,7); c.drawString(X['code'],y,'Total'); c.drawRightString(X['amt'],y,'0.00'); w['totalCharges']=0.0
        y-=13
section('Current/Notice/Vacant Residents',rows); section('Future Residents/Applicants',fut)
S=lambda rs,k: sum((w.get(k) or 0) for w in rs)
need(150); c.setFont(FB,7)
c.drawString(30,y,'Totals'); c.drawString(74,y,'Cypress Bend Apartments (cypbend)'); c.drawRightString(X['mk'],y,money(S(rows,'marketRent'))); c.drawRightString(X['amt'],y,money(S(rows,'totalCharges')))
c.drawRightString(X['rd'],y,money(S(rows,'deposit'))); c.drawRightString(X['od'],y,money(S(rows,'_od'))); c.drawRightString(X['bal'],y,money(S(rows,'balance'))); c.setLineWidth(.8); c.line(30,y+9,764,y+9); y-=24
xs=[250,330,410,490,570,620,670,764]
for i,(a,b) in enumerate((('Square','Footage'),('Market','Rent'),('Lease','Charges'),('Security','Deposit'),('Other','Deposits'),('# Of','Units'),('% Unit','Occupancy'),('','Balance'))):
    c.drawRightString(xs[i],y,a); c.drawRightString(xs[i],y-8,b)
c.drawString(30,y,'Summary Groups'); y-=12; c.line(30,y,764,y); y-=11
occ=[w for w in rows if w.get('tenantName')]; non=[w for w in rows if not w.get('tenantName') and w['statusText']!='VACANT']; vc=[w for w in rows if w['statusText']=='VACANT']
def g(n,rs,pc):
    global y
    c.setFont(FB if 'Totals' in n else FN,7); c.drawString(30,y,n)
    for i,v in enumerate((money(S(rs,'area')),money(S(rs,'marketRent')),money(S(rs,'totalCharges')),money(S(rs,'deposit')),money(S(rs,'_od')),str(len(rs)),pc,money(S(rs,'balance')))): c.drawRightString(xs[i],y,v)
    y-=11
N=len(rows); p=lambda k: f'{100*k/N:.2f} %'
g('Current/Notice/Vacant Residents',rows,''); g('Future Residents/Applicants',fut,''); g('Occupied Units',occ,p(len(occ))); g('Total Non Rev Units',non,p(len(non))); g('Total Vacant Units',vc,p(len(vc))); g('Totals:',rows,'100.00 %')
need(140); y-=10; c.setFont(FB,7); c.drawString(30,y,'Summary of Charges by Charge Code'); y-=10; c.setFont(FN,7); c.drawString(30,y,'(Current/Notice Residents Only)'); y-=12
c.setFont(FB,7); c.drawString(30,y,'Charge Code'); c.drawRightString(180,y,'Amount'); y-=3; c.line(30,y,180,y); y-=9
tot={}
for w in rows:
    for q in w.get('charges') or []: tot[q['code']]=tot.get(q['code'],0)+q['amount']
c.setFont(FN,7)
for k in sorted(tot): c.drawString(30,y,k); c.drawRightString(180,y,money(tot[k])); y-=10
c.setFont(FB,7); c.drawString(30,y,'Total'); c.drawRightString(180,y,money(sum(tot.values())))
assert abs(sum(tot.values())-S(rows,'totalCharges'))<.01
foot(); c.save()
out=[{k:v for k,v in w.items() if k[0]!='_'} for w in rows+fut]
save(F,dict(assetType='MULTIFAMILY',style='Yardi Rent Roll with Lease Charges, landscape PDF, charge lines per unit, future section, summary groups',hard=False),
 dict(propertyName='Cypress Bend Apartments',asOnDate='2025-09-30',units=N,occupied=len(occ),vacant=len(vc),rows=out))

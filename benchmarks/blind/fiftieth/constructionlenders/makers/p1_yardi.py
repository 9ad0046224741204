# Yardi Voyager "Rent Roll with Lease Charges", lease-up
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
F='RentRoll_LeaseCharges_halyard.pdf'
def make():
    r=Gen('p1'); asof=D(2025,9,30)
    types=[('hmp1a','A1',652,1685),('hmp1b','A2',718,1780),('hmp2a','B1',1021,2240),('hmp2b','B2R',1104,2365),('hmp0s','S1',511,1435)]
    units=[]
    for fl in range(1,5):
        for n in range(1,12):
            ty=types[(n*3+fl)%5 if n not in(1,11) else 2]
            units.append((f'{fl}{n:02d}',ty,ty[3]+(fl-1)*15))
    rows=[]; recs=[]; n=0
    st=['o']*27+['v']*13+['n']*2+['m']+['d']
    r.shuffle(st)
    vac=[]
    def charges(ty,mk,conc=True):
        rent=mk-r.choice([0,0,10,20,35]); c=[('rent',rent)]
        if conc and r.random()<.55: c.append(('conc',-round(rent/ r.choice([12,14,6]),2)))
        if r.random()<.35: c.append(('parkgar',125.0))
        if r.random()<.3: c.append(('petrent',35.0))
        c+= [('trash',25.0),('amenity',40.0)]
        return c
    for (u,ty,mk),s in zip(units,st):
        base=dict(unit=u,unitType=ty[0],area=ty[2],marketRent=mk,section='Current/Notice/Vacant Residents')
        if s in 'on':
            c=charges(ty,mk); mi=r.date(D(2025,3,10),D(2025,9,26))
            end=less1(addm(mi,r.choice([12,13,14,15])))
            dep=r.choice([250,250,500,0.0]); bal=r.choice([0,0,0,0,0,0,-25,118.42,1904.5,-340,64.17])
            rec=dict(base,_id=f't{r.randint(1000200,1009900):07d}',tenantName=r.person('fl'),charges=[dict(code=a,amount=b) for a,b in c],totalCharges=sum(b for a,b in c),
              contractRent=c[0][1],deposit=dep,moveInDate=mi,leaseEndDate=end,balance=bal,statusText='Occupied')
            if s=='n': rec['moveOutDate']=r.date(D(2025,10,10),D(2025,11,25))
        else:
            name={'v':'VACANT','m':'MODEL','d':'DOWN'}[s]
            rec=dict(base,statusText=name,deposit=0.0,balance=0.0,_id=name,totalCharges=0.0)
            if s=='v': vac.append((u,ty,mk))
        rec['_s']=s; recs.append(rec)
    fut=[]
    for (u,ty,mk) in sorted(r.sample(vac,7)):
        c=charges(ty,mk,False); c.append(('conc',-float(c[0][1]))) if r.random()<.4 else None
        mi=r.date(D(2025,10,3),D(2025,12,12))
        fut.append(dict(unit=u,unitType=ty[0],area=ty[2],marketRent=mk,section='Future Residents/Applicants',_id=f't{r.randint(1009901,1010990):07d}',tenantName=r.person('fl'),
          charges=[dict(code=a,amount=b) for a,b in c],totalCharges=sum(b for a,b in c),contractRent=c[0][1],deposit=r.choice([250,500]),balance=r.choice([0,0,-250,-50]),
          moveInDate=mi,leaseEndDate=less1(addm(mi,13)),_s='f',statusText='Future Residents/Applicants'))
    for x in fut: x['marketRent']=x['marketRent']
    # draw
    W,H=landscape(letter); cv=canvas.Canvas(out(F),pagesize=(W,H)); cv.setTitle('Rent Roll with Lease Charges')
    X=dict(unit=30,ty=62,sf=132,res=140,name=196,mk=350,code=358,amt=444,dep=496,odep=540,mi=550,le=602,mo=654,bal=W-30)
    y=[0]; pg=[0]
    def header():
        pg[0]+=1; 
        cv.setFont('Helvetica-Bold',11); cv.drawString(30,H-34,'Rent Roll with Lease Charges')
        cv.setFont('Helvetica',8); cv.drawString(30,H-46,'Halyard at Mill Pond (hmp)'); cv.drawString(30,H-56,'As Of = 09/30/2025'); cv.drawString(30,H-66,'Month Year = 09/2025')
        cv.setFont('Helvetica-Bold',7)
        y0=H-82
        for k,a,b,al in [('unit','Unit','','l'),('ty','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('name','Name','','l'),('mk','Market','Rent','r'),('code','Charge','Code','l'),('amt','Amount','','r'),
            ('dep','Resident','Deposit','r'),('odep','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
            f=cv.drawString if al=='l' else cv.drawRightString
            f(X[k],y0,a); 
            if b: f(X[k],y0-9,b)
        cv.line(30,y0-13,W-30,y0-13); y[0]=y0-23
        cv.setFont('Helvetica',6.5); cv.drawString(30,20,'Tuesday, September 30, 2025  04:12 PM'); cv.drawRightString(W-30,20,f'Page {pg[0]}')
        cv.setFont('Helvetica',7)
    def need(h):
        if y[0]-h<34: cv.showPage(); header()
    header()
    def rec_draw(x):
        need(9*(len(x.get('charges',[]))+1)+6)
        cv.setFont('Helvetica',7)
        yy=y[0]
        cv.drawString(X['unit'],yy,x['unit']);cv.drawString(X['ty'],yy,x['unitType']);cv.drawRightString(X['sf'],yy,m2(x['area']))
        cv.drawString(X['res'],yy,x['_id']);cv.drawString(X['name'],yy,x.get('tenantName') or x['statusText'])
        cv.drawRightString(X['mk'],yy,m2(x['marketRent'])); 
        cv.drawRightString(X['dep'],yy,m2(x['deposit']));cv.drawRightString(X['odep'],yy,'0.00');cv.drawRightString(X['bal'],yy,m2(x['balance']))
        for k,f in (('mi','moveInDate'),('le','leaseEndDate'),('mo','moveOutDate')): cv.drawString(X[k],yy,us(x.get(f)))
        cs=x.get('charges',[])
        for c in cs:
            cv.drawString(X['code'],y[0],c['code']);cv.drawRightString(X['amt'],y[0],m2(c['amount'])); y[0]-=9
        if not cs: y[0]-=9
        cv.setFont('Helvetica-Bold',7);cv.drawString(X['code'],y[0],'Total');cv.drawRightString(X['amt'],y[0],m2(x['totalCharges']));cv.setFont('Helvetica',7)
        y[0]-=13
    for sec,l in (('Current/Notice/Vacant Residents',recs),('Future Residents/Applicants',fut)):
        need(80); cv.setFont('Helvetica-Bold',7.5); cv.drawString(30,y[0],sec); y[0]-=12
        for x in l: rec_draw(x)
    def tot(l): return (sum(x['area'] for x in l),sum(x['marketRent'] for x in l),sum(x['totalCharges'] for x in l),sum(x['deposit'] for x in l),0.0,len(l),sum(x['balance'] for x in l))
    need(20);cv.setFont('Helvetica-Bold',7);cv.line(30,y[0]+8,W-30,y[0]+8)
    t=tot(recs); tf=tot(fut)
    cv.drawString(30,y[0],'Total');cv.drawString(62,y[0],'Halyard at Mill Pond(hmp)')
    for k,v in (('mk',t[1]),('amt',t[2]+tf[2]),('dep',t[3]+tf[3]),('odep',0),('bal',t[6]+tf[6])): cv.drawRightString(X[k],y[0],m2(v))
    y[0]-=22
    need(180); cv.setFont('Helvetica-Bold',7)
    xs=[300,362,420,478,536,584,650,W-30]
    heads=[('Square','Footage'),('Market','Rent'),('Lease','Charges'),('Security','Deposit'),('Other','Deposits'),('# Of','Units'),('% Unit','Occupancy'),('Balance','')]
    cv.drawString(30,y[0],'Summary Groups')
    for xx,(a,b) in zip(xs,heads): cv.drawRightString(xx,y[0],a);cv.drawRightString(xx,y[0]-9,b)
    y[0]-=22; cv.line(30,y[0]+8,W-30,y[0]+8)
    occ=[x for x in recs if x['_s'] in 'on']; va=[x for x in recs if x['_s']=='v']; nr=[x for x in recs if x['_s'] in 'md']
    N=len(recs)
    for lab,l in (('Current/Notice/Vacant Residents',recs),('Future Residents/Applicants',fut),('Occupied Units',occ),('Total Non Rev Units',nr),('Total Vacant Units',va)):
        q=tot(l);cv.setFont('Helvetica',7);cv.drawString(30,y[0],lab)
        vals=[m2(q[0]),m2(q[1]),m2(q[2]),m2(q[3]),'0.00',str(q[5]),'%.2f'%(100*q[5]/N) if lab[:3] in('Occ','Tot') else '',m2(q[6])]
        if lab[0]=='F': vals[0]='0.00';vals[1]='0.00'
        if lab[0] in 'OT': vals[2]=vals[3]=vals[4]=vals[7]=''
        for xx,v in zip(xs,vals): cv.drawRightString(xx,y[0],v)
        y[0]-=10
    cv.setFont('Helvetica-Bold',7);cv.line(30,y[0]+8,W-30,y[0]+8);cv.drawString(30,y[0],'Totals:')
    for xx,v in zip(xs,[m2(t[0]),m2(t[1]),m2(t[2]+tf[2]),m2(t[3]+tf[3]),'0.00',str(N),'100.00',m2(t[6]+tf[6])]): cv.drawRightString(xx,y[0],v)
    y[0]-=24
    cv.drawString(30,y[0],'Summary of Charges by Charge Code');y[0]-=10;cv.setFont('Helvetica',6.5);cv.drawString(30,y[0],'(Current/Notice Residents Only)');y[0]-=11
    cv.setFont('Helvetica-Bold',7);cv.drawString(30,y[0],'Charge Code');cv.drawRightString(200,y[0],'Amount');y[0]-=10;cv.setFont('Helvetica',7)
    d={}
    for x in occ:
        for c in x['charges']: d[c['code']]=d.get(c['code'],0)+c['amount']
    for k in sorted(d): cv.drawString(30,y[0],k);cv.drawRightString(200,y[0],m2(d[k]));y[0]-=9.5
    cv.setFont('Helvetica-Bold',7);cv.drawString(30,y[0],'Total');cv.drawRightString(200,y[0],m2(sum(d.values())))
    cv.save()
    finish(F,'MULTIFAMILY','r50b','Yardi Voyager rent roll with lease charges, lease-up with future residents',False,'Halyard at Mill Pond',asof,N,len(occ),len(va),recs+fut)

# office tower, accounting-system rent roll with lease charges & future steps, letter landscape, charges stacked
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(6201)
FN='halvorsen_tower_rr_charges.pdf'
names=["Brightwater Mutual Assurance","Cole, Ostrander & Pike LLP","Tamarack Wealth Partners","Kestrel Data Systems Inc.","Nordquist Engineering, P.C.","Lakehead Shipping Agents",
"Ames Fairley Architects","Prairie State Title Co.","Vantage Actuarial Group","Ironbridge Capital LLC","Consulate of Ruvenia","Sable & Finch Recruiting","Meridian Dental Benefits","Hollis Tax Advisors",
"Great Plains Grain Board","Larkspur Media","Stonecutter Reinsurance Ltd","Fourth Ward Coffee","Wexley Process Servers","Tenpenny News & Sundries","Octave Audio Labs"]
R.shuffle(names)
plan=[]
for fl,sts in [(1,['100','110','120']),(5,['500','510','525','540']),(8,['800','850']),(11,['1100']),(12,['1200','1205','1220','1230']),(15,['1500','1550']),(16,['1600']),(19,['1900','1910','1925','1950']),(22,['2200','2250']),(24,['2400'])]:
    for s in sts: plan.append((fl,s,len(sts)))
vacs={'525','1220','1910','1550'}
rows=[];ni=0
for fl,s,n in plan:
    area=round(18200/n*R.uniform(.8,1.02)) if fl>1 else R.randint(900,2600)
    if s in vacs:
        rows.append(dict(unit=s,area=area,statusText='VACANT',_v=1)); continue
    if ni>=len(names): break
    nm=names[ni]; ni+=1
    st=addm(dt(2015,1,1),R.randint(0,118)); term=R.choice([60,84,120,126,132]); en=endterm(st,term)
    while en<dt(2025,9,1): st=addm(st,24); en=endterm(st,term)
    rate=R.uniform(24,38)
    rent=round(area*rate/12,2); cam=round(area*R.uniform(7.2,9.1)/12,2); tax=round(area*R.uniform(4.1,4.6)/12,2)
    ch=[('rent',rent),('opex',cam),('retax',tax)]
    if R.random()<.4: ch.append(('park',R.choice([2,4,6,10,14])*165.0))
    if R.random()<.25: ch.append(('stor',R.choice([185.0,240.0,312.5])))
    if R.random()<.12: ch.append(('abate',-round(rent/2,2)))
    steps=[];a=rent;d=addm(st,12)
    while d<en and len(steps)<3:
        if d>dt(2025,7,31): a=round(a*1.025,2); steps.append((d,a))
        d=addm(d,12)
    if R.random()<.3: steps=[]
    rows.append(dict(unit=s,area=area,tenantName=nm,leaseStartDate=st,leaseEndDate=en,contractRent=rent,charges=ch,totalCharges=round(sum(x for _,x in ch),2),
       deposit=round(rent*R.choice([1,1,2]),2) if R.random()<.7 else 0.0,rentSteps=steps,_loc=R.choice([0,0,0,75000,150000,400000]),_t=R.choice(['Office Gross','Office Net','Office Net']) if fl>1 else 'Retail Net',_term=term,_tc=f"t{R.randint(10000,99999):07d}"))
for r in rows:
    r['statusText']=r.get('statusText') or 'Occupied'
def build():
    W,H=landscape(letter); c=canvas.Canvas(path(FN),pagesize=(W,H),invariant=1)
    xs=dict(u=36,l=74,t=232,a=322,f=372,to=420,tm=452,cc=462,mo=538,psf=578,an=642,apsf=680,dep=756)
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Rent Roll with Lease Charges and Future Increases')
        c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-46,'Property: 4410-Halvorsen Tower (4410)    As of: 07/31/2025    Book: Accrual')
        c.setFont('Helvetica-Bold',7); y=H-66
        for x,a,b,al in [('u','','Unit','l'),('l','','Lease','l'),('t','','Lease Type','l'),('a','','Area','r'),('f','Lease','From','r'),('to','Lease','To','r'),('tm','','Term','r'),('cc','Charge','Code','l'),('mo','Monthly','Amount','r'),('psf','Monthly','/Area','r'),('an','Annual','Amount','r'),('apsf','Annual','/Area','r'),('dep','Security Dep.','/ LOC Amount','r')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(xs[x],y,a); f(xs[x],y-8,b)
        c.line(34,y-11,W-34,y-11)
        c.setFont('Helvetica',6.5); c.drawString(36,22,'Thursday, August 07, 2025  09:14 AM'); c.drawRightString(W-36,22,f'Page {pg[0]}')
        return y-21
    y=head()
    c.setFont('Helvetica',7)
    for r in rows:
        need=10*(2 if r.get('_v') else len(r['charges'])+1+len(r['rentSteps'])+(1 if r['rentSteps'] else 0))+6
        if y-need<40: c.showPage(); y=head()
        c.setFont('Helvetica',7)
        c.drawString(xs['u'],y,r['unit']); c.drawRightString(xs['a'],y,m2(r['area']))
        if r.get('_v'):
            c.drawString(xs['l'],y,'VACANT'); y-=14; continue
        c.drawString(xs['l'],y,f"{r['tenantName']} ({r['_tc']})"); c.drawString(xs['t'],y,r['_t'])
        c.drawRightString(xs['f'],y,us(r['leaseStartDate'])); c.drawRightString(xs['to'],y,us(r['leaseEndDate'])); c.drawRightString(xs['tm'],y,str(r['_term']))
        c.drawRightString(xs['dep'],y,m2(r['deposit']))
        if r['_loc']: c.drawRightString(xs['dep'],y-10,'LOC '+m2(r['_loc']))
        for k,a in r['charges']:
            c.drawString(xs['cc'],y,k); c.drawRightString(xs['mo'],y,m2(a)); c.drawRightString(xs['psf'],y,m2(a/r['area'])); c.drawRightString(xs['an'],y,m2(a*12)); c.drawRightString(xs['apsf'],y,m2(a*12/r['area'])); y-=9.6
        c.setFont('Helvetica-Bold',7); c.line(xs['cc'],y+7.6,xs['apsf'],y+7.6)
        t=r['totalCharges']; c.drawString(xs['cc'],y,'Total'); c.drawRightString(xs['mo'],y,m2(t)); c.drawRightString(xs['an'],y,m2(t*12)); y-=9.6
        c.setFont('Helvetica-Oblique',6.6)
        if r['rentSteps']:
            c.drawString(xs['t']-60,y,'Future Rent Increases'); y-=9.6
            for d,a in r['rentSteps']:
                c.drawString(xs['t']-50,y,'rent'); c.drawRightString(xs['f'],y,us(d)); c.drawRightString(xs['mo'],y,m2(a)); c.drawRightString(xs['an'],y,m2(a*12)); y-=9.6
        y-=6
    if y<150: c.showPage(); y=head()
    c.line(34,y+6,W-34,y+6); c.setFont('Helvetica-Bold',7.5)
    oc=[r for r in rows if not r.get('_v')]; va=[r for r in rows if r.get('_v')]
    ta=sum(r['area'] for r in rows); to=sum(r['area'] for r in oc)
    c.drawString(36,y-4,'Total Halvorsen Tower'); c.drawRightString(xs['a'],y-4,m2(ta))
    c.drawRightString(xs['mo'],y-4,m2(sum(r['totalCharges'] for r in oc))); c.drawRightString(xs['an'],y-4,m2(sum(r['totalCharges'] for r in oc)*12)); c.drawRightString(xs['dep'],y-4,m2(sum(r['deposit'] for r in oc)))
    y-=26; c.drawString(36,y,'Occupancy Summary'); c.drawString(300,y,'Summary of Charges by Charge Code'); y-=12; c.setFont('Helvetica',7)
    for i,(l,n,a) in enumerate([('Occupied',len(oc),to),('Vacant',len(va),ta-to),('Total',len(rows),ta)]):
        c.drawString(46,y-i*10,l); c.drawRightString(120,y-i*10,f'{n} units'); c.drawRightString(190,y-i*10,m2(a)); c.drawRightString(240,y-i*10,f'{a/ta*100:.2f}%')
    codes=[]
    for r in oc:
        for k,_ in r['charges']:
            if k not in codes: codes.append(k)
    for i,k in enumerate(codes):
        s=sum(a for r in oc for kk,a in r['charges'] if kk==k)
        c.drawString(310,y-i*10,k); c.drawRightString(430,y-i*10,m2(s)); c.drawRightString(510,y-i*10,m2(s*12))
    c.save()
    save(FN,rows,'Halvorsen Tower',dt(2025,7,31),len(rows),len(oc),len(va),'OFFICE','closingcounsel','accounting-system rent roll, stacked lease charges with future increases',hard='stacked charges, LOC under deposit')
build()

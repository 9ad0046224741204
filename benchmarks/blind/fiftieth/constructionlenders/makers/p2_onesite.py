# RealPage OneSite "RENT ROLL DETAIL", renovated / unrenovated
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
F='OneSite_Rent_Roll_Detail_2025-10-15.pdf'
def make():
    r=Gen('p2'); fps=[('1x1C','CLASSIC',640,1180,0),('1x1R','RENO',640,1180,165),('2x1C','CLASSIC',865,1390,0),('2x1R','RENO',865,1390,195),('2x2R','RENO',980,1520,210)]
    recs=[]; sts=['Occupied']*27+['Occupied-NTV']*2+['Occupied-NTVL']*1+['Vacant-Leased']*2+['Vacant']*3+['Admin/Down']*2
    r.shuffle(sts)
    us_=[]
    for b in range(1,5):
        for n in range(1,10): us_.append(f'{b:02d}-{100*b+n}')
    us_.append('05-501')
    for u,s in zip(us_,sts):
        fp=r.choice(fps); mk=fp[3]+fp[4]+r.choice([0,0,15,25])
        base=dict(unit=u,unitType=fp[0],area=fp[2],marketRent=float(mk),statusText=s,_des=fp[1])
        if s.startswith('Occ'):
            mi=r.date(D(2021,4,1),D(2025,9,30)) if fp[1]=='CLASSIC' else r.date(D(2024,8,1),D(2025,10,4))
            ls=mi
            while addm(ls,12)<D(2025,9,15): ls=addm(ls,12)
            le=less1(addm(ls,12)); mtm=False
            rent=mk-r.rnd(0,90,5)-(r.rnd(20,90,5) if fp[1]=='CLASSIC' else 0)
            ch=[('RENT',float(rent-fp[4])),*([('RENOPREM',float(fp[4]))] if fp[4] else [])]
            # premium is billed on a line of its own
            oth=[('PEST',4.0),('TRASH',12.5)]
            if r.random()<.3: oth.append(('PETRENT',25.0))
            if r.random()<.25: oth.append(('CARPORT',40.0))
            if fp[4] and r.random()<.5: oth.append(('CONC/RECR',-r.choice([75.0,100.0,62.5])))
            x=dict(base,tenantName=r.person('lf'),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=ch[0][1],deposit=float(r.choice([200,300,300,500,0])),balance=round(r.choice([0,0,0,0,r.uniform(-60,60),r.uniform(300,2600)]),2))
            if 'NTV' in s: x['moveOutDate']=r.date(D(2025,10,20),D(2025,11,30))
            x['charges']=[dict(code=a,amount=b) for a,b in ch+oth]; x['totalCharges']=sum(c['amount'] for c in x['charges'])
            recs.append(x)
        else:
            recs.append(base)
            if s=='Vacant-Leased':
                mi=r.date(D(2025,10,18),D(2025,11,14)); rent=float(mk-fp[4])
                ch=[('RENT',rent)]+([('RENOPREM',float(fp[4]))] if fp[4] else [])+[('PEST',4.0),('TRASH',12.5)]
                recs.append(dict(unit=u,unitType=fp[0],area=fp[2],statusText='Applicant',tenantName=r.person('lf'),moveInDate=mi,leaseStartDate=mi,leaseEndDate=less1(addm(mi,12)),_des=fp[1],_app=True,
                   charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for a,b in ch),contractRent=rent,deposit=300.0,balance=0.0))
        if s=='Occupied-NTVL':
            mi=r.date(D(2025,11,28),D(2025,12,5));rent=float(mk-fp[4]);ch=[('RENT',rent)]+([('RENOPREM',float(fp[4]))] if fp[4] else [])+[('PEST',4.0),('TRASH',12.5)]
            recs.append(dict(unit=u,unitType=fp[0],area=fp[2],statusText='Applicant',tenantName=r.person('lf'),moveInDate=mi,leaseStartDate=mi,leaseEndDate=less1(addm(mi,12)),_des=fp[1],_app=True,
                   charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for a,b in ch),contractRent=rent,deposit=200.0,balance=0.0))
    W,H=landscape(legal); cv=canvas.Canvas(out(F),pagesize=(W,H))
    L=36;R=W-36
    cols=[('unit',L,'l','','Unit'),('fp',84,'l','','Floorplan'),('des',132,'l','Unit','Designation'),('sf',212,'r','','SQFT'),('st',222,'l','Unit/Lease','Status'),('name',296,'l','','Name'),
      ('mi',414,'l','Move-In','Move-Out'),('ls',466,'l','Lease','Start'),('le',516,'l','Lease','End'),('mk',606,'r','Market','+ Addl.'),('tc',618,'l','Trans','Code'),('lr',712,'r','Lease','Rent'),('oc',770,'r','Other Charges/','Credits'),('tb',832,'r','Total','Billing'),('dep',888,'r','Dep','On Hand'),('bal',R,'r','','Balance')]
    y=[0];pg=[0]; shade=[0]
    def header(full=True):
        pg[0]+=1
        cv.setFont('Times-Bold',13);cv.drawCentredString(W/2,H-38,'RENT ROLL DETAIL')
        cv.setFont('Times-Roman',9);cv.drawString(L,H-30,'Cressida Property Services - Wexley Pointe');cv.drawString(L,H-41,'Software: OneSite Rents v3.0');cv.drawCentredString(W/2,H-50,'As of 10/15/2025')
        cv.drawRightString(R,H-30,f'Page {pg[0]} of @@'.replace('@@','4') if False else f'Page {pg[0]}');cv.drawRightString(R,H-41,'Date: 10/16/2025 8:47')
        cv.setFont('Times-Italic',8);cv.drawString(L,H-62,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - RESIDENT; Exclude Formers? - Yes; Sort by - Unit;')
        y[0]=H-80
        if not full: return
        cv.setFont('Times-Roman',7.5);cv.drawString(L,y[0],'details');
        cv.setFont('Times-Bold',8)
        for k,x,al,a,b in cols:
            f=cv.drawString if al=='l' else cv.drawRightString
            f(x,y[0]-10,a);f(x,y[0]-20,b)
        cv.setLineWidth(.8);cv.line(L,y[0]-24,R,y[0]-24);y[0]-=35
    header()
    P={c[0]:(c[1],c[2]) for c in cols}
    def put(k,yy,s):
        x,al=P[k];(cv.drawString if al=='l' else cv.drawRightString)(x,yy,s)
    for x in recs:
        cs=x.get('charges',[]); h=10*max(len(cs)+ (1 if cs else 0),1)+4+(10 if x.get('moveOutDate') and len(cs)<2 else 0)
        if y[0]-h<40: cv.showPage();header()
        cv.setFont('Times-Roman',8); yy=y[0]
        ap=x.get('_app'); s='*' if ap else ''
        put('unit',yy,x['unit']);put('fp',yy,x['unitType']);put('des',yy,x['_des']);put('sf',yy,str(x['area']));put('st',yy,x['statusText']);put('name',yy,x.get('tenantName','VACANT') if x['statusText']!='Admin/Down' else '')
        put('mi',yy,us(x.get('moveInDate')));put('mi',yy-10,us(x.get('moveOutDate')));put('ls',yy,us(x.get('leaseStartDate')));put('le',yy,us(x.get('leaseEndDate')))
        if 'marketRent' in x: put('mk',yy,m2(x['marketRent']))
        if cs: put('dep',yy,m2(x['deposit']));put('bal',yy,par(x['balance']))
        for c in cs:
            put('tc',y[0],c['code']);put('lr' if c['code']=='RENT' else 'oc',y[0],par(c['amount'])+s); y[0]-=10
        if cs:
            cv.setLineWidth(.3);cv.line(672,y[0]+8,832,y[0]+8)
            lr=x['contractRent'];put('lr',y[0],m2(lr)+s);put('oc',y[0],par(x['totalCharges']-lr)+s);put('tb',y[0],m2(x['totalCharges'])+s);y[0]-=14
        else: y[0]-=14
    A=[x for x in recs if not x.get('_app')]; T=lambda f:sum(f(x) for x in A if x.get('charges'))
    if y[0]<60: cv.showPage();header()
    cv.setFont('Times-Bold',8);cv.setLineWidth(.8);cv.line(L,y[0]+6,R,y[0]+6);y[0]-=6
    cv.drawString(L,y[0],'Totals:');put('mk',y[0],m2(sum(x['marketRent'] for x in A)));put('lr',y[0],m2(T(lambda x:x['contractRent'])));put('oc',y[0],m2(T(lambda x:x['totalCharges']-x['contractRent'])));put('tb',y[0],m2(T(lambda x:x['totalCharges'])));put('dep',y[0],m2(T(lambda x:x['deposit'])));put('bal',y[0],par(T(lambda x:x['balance'])))
    y[0]-=14;cv.setFont('Times-Italic',8);cv.drawString(L,y[0],'* Indicates amounts not included in detail totals')
    cv.showPage();header(False)
    cv.setFont('Times-Bold',10);cv.drawString(L,y[0],'Amt / SQFT:  Market = %s SQFT;  Leased = %s SQFT'%(m0(sum(x['area'] for x in A)),m0(sum(x['area'] for x in A if x.get('charges')))));y[0]-=22
    hx=[(L,'l','','Floorplan'),(150,'r','','# Units'),(220,'r','Average','SQFT'),(310,'r','Average','Market + Addl.'),(400,'r','Market','Amt / SQFT'),(480,'r','Average','Leased'),(560,'r','Units','Occupied'),(640,'r','Occupancy','%'),(720,'r','Units','Available')]
    cv.setFont('Times-Bold',8)
    for xx,al,a,b in hx: f=cv.drawString if al=='l' else cv.drawRightString;f(xx,y[0],a);f(xx,y[0]-10,b)
    y[0]-=14;cv.line(L,y[0],730,y[0]);y[0]-=11;cv.setFont('Times-Roman',8)
    def line(lab,g):
        o=[x for x in g if x.get('charges')]; mk=sum(x['marketRent'] for x in g); sf=sum(x['area'] for x in g)
        vals=[lab,len(g),'%.0f'%(sf/len(g)),m2(mk/len(g)),'%.2f'%(mk/sf),m2(sum(x['contractRent'] for x in o)/len(o)) if o else '0.00',len(o),'%.2f'%(100*len(o)/len(g)),sum(1 for x in g if x['statusText'] in('Vacant','Occupied-NTV'))]
        for (xx,al,a,b),v in zip(hx,vals): (cv.drawString if al=='l' else cv.drawRightString)(xx,y[0],str(v))
        y[0]-=11
    for fp in fps:
        g=[x for x in A if x['unitType']==fp[0]]
        if g: line(fp[0],g)
    cv.line(L,y[0]+8,730,y[0]+8);cv.setFont('Times-Bold',8);y[0]-=3;line('Totals / Averages:',A);y[0]-=18
    cv.setFont('Times-Bold',9);cv.drawString(L,y[0],'Occupancy and Rents Summary for Current Date');y[0]-=16;cv.setFont('Times-Bold',8)
    for xx,s in ((L,'Unit Status'),(210,'Market + Addl.'),(300,'# Units'),(400,'Potential Rent')): (cv.drawString if xx==L else cv.drawRightString)(xx,y[0],s)
    y[0]-=4;cv.line(L,y[0],410,y[0]);y[0]-=10;cv.setFont('Times-Roman',8)
    tt=[0,0,0]
    for lab,k in (('Occupied, no NTV','Occupied'),('Occupied, NTV','Occupied-NTV'),('Occupied NTV Leased','Occupied-NTVL'),('Vacant Leased','Vacant-Leased'),('Admin/Down','Admin/Down'),('Vacant Not Leased','Vacant')):
        g=[x for x in A if x['statusText']==k];a=sum(x['marketRent'] for x in g);p=sum(x.get('contractRent',x['marketRent']) for x in g)
        tt=[tt[0]+a,tt[1]+len(g),tt[2]+p]
        cv.drawString(L,y[0],lab);cv.drawRightString(210,y[0],m2(a));cv.drawRightString(300,y[0],str(len(g)));cv.drawRightString(400,y[0],m2(p));y[0]-=10
    cv.setFont('Times-Bold',8);cv.drawString(L,y[0]-2,'Totals:');cv.drawRightString(210,y[0]-2,m2(tt[0]));cv.drawRightString(300,y[0]-2,str(tt[1]));cv.drawRightString(400,y[0]-2,m2(tt[2]))
    y[0]-=22;cv.setFont('Times-Bold',9);cv.drawString(L,y[0],'Summary Billing by Sub Journal / Transaction Code for Current Date');y[0]-=14;cv.setFont('Times-Roman',8)
    d={}
    for x in A:
        for c in x.get('charges',[]): d[c['code']]=d.get(c['code'],0)+c['amount']
    for k in sorted(d): cv.drawString(L,y[0],'RESIDENT');cv.drawString(110,y[0],k);cv.drawRightString(260,y[0],par(d[k]));y[0]-=10
    cv.setFont('Times-Bold',8);cv.drawString(L,y[0]-2,'Total:');cv.drawRightString(260,y[0]-2,m2(sum(d.values())))
    cv.save()
    occ=sum(1 for x in A if x.get('charges'));vac=sum(1 for x in A if x['statusText'].startswith('Vacant'))
    finish(F,'MULTIFAMILY','r50b','RealPage OneSite rent roll detail, renovated and classic floorplans, applicants inline with asterisks',True,'Wexley Pointe',D(2025,10,15),len(A),occ,vac,recs)

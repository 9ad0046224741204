from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(87);F='rpt_RentRollDetail_MILLRACE.pdf'
c=canvas.Canvas(DOC+F,pagesize=landscape(A4));PW,PH=landscape(A4)
X=dict(unit=30,typ=78,ten=150,st=318,mi=366,ls=424,le=482,mk=580,rt=640,pk=690,ot=735,tt=795)
pn=0
def head():
    global y,pn
    pn+=1;c.setFont('Courier-Bold',10);c.drawCentredString(PW/2,PH-34,'RENT ROLL DETAIL');c.setFont('Courier',8)
    c.drawCentredString(PW/2,PH-46,'Millrace Quarter, Dublin 8 (MRQ)   As of 31-JUL-2025');c.drawString(30,PH-34,'Tolka Residential');c.drawRightString(795,PH-34,'Page %d'%pn);c.drawRightString(795,PH-46,'Run 01/08/2025 09:14')
    c.setFont('Courier-Bold',7.5);y=PH-66
    for k,a,b in (('unit','Unit','Sq m'),('typ','Type','BER'),('ten','Resident / Co-resident','Tenancy reference'),('st','Status',''),('mi','Move in','Notice'),('ls','Lease from',''),('le','Lease to','RPZ review')):
        c.drawString(X[k],y,a);c.drawString(X[k],y-9,b)
    for k,a,b in (('mk','Market','rent EUR'),('rt','Rent','EUR'),('pk','Parking','EUR'),('ot','Storage','EUR'),('tt','Total','charge EUR')):
        c.drawRightString(X[k],y,a);c.drawRightString(X[k],y-9,b)
    c.line(30,y-13,795,y-13);y-=24
dd=lambda d:d.strftime('%d-%b-%Y').upper()
head();rows=[];G=[0]*5;C=dict(o=0,v=0);sm={}
fm=lambda v:f'{v:,.2f}'
for blk,fls,per in (('Block A - Weaver House',5,8),('Block B - Tanner House',4,6)):
    if y<90: c.showPage();head()
    c.setFont('Courier-Bold',8);c.drawString(30,y,blk);y-=13;S=[0]*5;no=nv=0
    for fl in range(1,fls+1):
        for k in range(1,per+1):
            if y<60: c.showPage();head();c.setFont('Courier-Bold',8);c.drawString(30,y,blk+' (cont.)');y-=13
            u=f'{blk[6]}{fl}{k:02d}';ty=R.choice(['Studio','1B1B','1B1B','2B2B','2B2B','3B2B']);ar=round({'Studio':38.5,'1B1B':46.2,'2B2B':74.1,'3B2B':93.8}[ty]+R.randrange(-20,45)/10,1)
            mk={'Studio':1725,'1B1B':1995,'2B2B':2595,'3B2B':3150}[ty]+fl*15
            ber=R.choice(['A2','A3'])
            q=R.random()
            c.setFont('Courier',7.5);c.drawString(X['unit'],y,u);c.drawString(X['typ'],y,ty);c.drawString(X['unit'],y-9,f'{ar:.1f}');c.drawString(X['typ'],y-9,ber);c.drawRightString(X['mk'],y,fm(mk))
            if q<.07:
                st='VACANT';c.drawString(X['ten'],y,'** VACANT **');sx='VU' if R.random()<.6 else 'VL';c.drawString(X['st'],y,sx); nv+=1
                for kk in('rt','pk','ot','tt'): c.drawRightString(X[kk],y,'0.00')
                rows.append(row(unit=u,building=blk,unitType=ty,area=ar,statusText=sx,marketRent=float(mk),contractRent=0,totalCharges=0,charges=[{"code":"Parking","amount":0},{"code":"Storage","amount":0}]));v=[mk,0,0,0,0]
            else:
                st='NT' if q>.94 else 'OC';a=person(R);n=f'{a[0]} {a[1]}';co=''
                if R.random()<.35: b2=person(R);co=f' / {b2[0]} {b2[1]}'
                full=n+co
                s=D(R.randrange(2022,2026),R.randrange(1,8) if 1 else 1,R.choice([1,8,14,22,28]));mi=s;
                if s.year<2024 and R.random()<.5: s=D(2025,R.randrange(1,7),s.day)
                e=addm(s,12)-dt.timedelta(days=1)
                mtm=e<D(2025,7,31)
                rt=round(mk*R.uniform(.9,1.0),2) if R.random()<.5 else float(round(mk*.97/5)*5);pk=R.choice([0,0,120.0]) if ty!='Studio' else 0;ot=R.choice([0,0,0,35.0]);tt=round(rt+pk+ot,2)
                c.drawString(X['ten'],y,full[:37]);assert len(full)<=37,full
                c.drawString(X['ten'],y-9,f't{R.randrange(20100,39999):07d}');c.drawString(X['st'],y,st);c.drawString(X['mi'],y,dd(mi));c.drawString(X['ls'],y,dd(s));c.drawString(X['le'],y,'MTM' if mtm else dd(e))
                mo=None
                if st=='NT': mo=D(2025,8,R.choice([10,17,24,31]));c.drawString(X['mi'],y-9,dd(mo))
                c.drawString(X['le'],y-9,'' if mtm else dd(addm(s,12)))
                for kk,x in(('rt',rt),('pk',pk),('ot',ot),('tt',tt)): c.drawRightString(X[kk],y,fm(x))
                no+=1;v=[mk,rt,pk,ot,tt]
                rows.append(row(unit=u,building=blk,unitType=ty,area=ar,tenantName=full,statusText=st,moveInDate=mi,moveOutDate=mo,leaseStartDate=s,leaseEndDate='MTM' if mtm else e,marketRent=float(mk),contractRent=rt,charges=[{"code":"Parking","amount":pk},{"code":"Storage","amount":ot}],totalCharges=tt))
            S=[a+b for a,b in zip(S,v)];y-=22
    c.line(540,y+9,795,y+9);c.setFont('Courier-Bold',7.5);c.drawString(30,y,f'Total {blk}: {no+nv} units, {no} occupied, {nv} vacant')
    for kk,x in zip(('mk','rt','pk','ot','tt'),S): c.drawRightString(X[kk],y,fm(x))
    y-=22;G=[a+b for a,b in zip(G,S)];C['o']+=no;C['v']+=nv
if y<90: c.showPage();head()
c.setFont('Courier-Bold',7.5);c.drawString(30,y,f"GRAND TOTAL: {C['o']+C['v']} units, {C['o']} occupied, {C['v']} vacant")
for kk,x in zip(('mk','rt','pk','ot','tt'),G): c.drawRightString(X[kk],y,fm(x))
c.setFont('Courier',7);c.drawString(30,y-20,'Status: OC occupied, NT on notice, VU vacant unlet, VL vacant let. RPZ: rent pressure zone.')
c.save();print(C)
for r in rows:
    pass
save(F,dict(propertyName='Millrace Quarter, Dublin 8',asOnDate='2025-07-31',units=C['o']+C['v'],occupied=C['o'],vacant=C['v'],rows=rows),'MULTIFAMILY','Irish BTR operator software report','monospaced landscape report, two-line records, two blocks',True)

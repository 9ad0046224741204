from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
def d1():  # Buildium garden
    g=R(3101); fn='willow_bend_rentroll.pdf'; c=canvas.Canvas(DOC+fn,pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    X=dict(unit=40,ten=92,lease=268,bb=392,sz=462,mk=530,rent=592,dep=658,bal=738); rows=[]; st={'p':0,'y':0}
    def head():
        st['p']+=1
        if st['p']==1:
            text(c,40,H-48,'Rent roll','Helvetica-Bold',18); text(c,40,H-66,'Willow Bend Garden Apartments','Helvetica',10)
            text(c,40,H-80,'As of 9/30/2025   |   Lease status: Active, Vacant   |   Group by: Building','Helvetica',8); y=H-112
        else: y=H-52
        c.setFillGray(.93); c.rect(36,y-6,W-72,28,stroke=0,fill=1); c.setFillGray(0)
        for k,s,a in [('unit','Unit','l'),('ten','Tenants','l'),('lease','Lease start - end','l'),('bb','Bed/Bath','l')]: text(c,X[k],y,s,'Helvetica-Bold',8,a)
        for k,p,s in [('sz','Size','(sq. ft.)'),('mk','Market','rent'),('rent','Current','rent'),('dep','Deposits','held'),('bal','Balance','due')]:
            text(c,X[k],y+10,p,'Helvetica-Bold',8,'r'); text(c,X[k],y,s,'Helvetica-Bold',8,'r')
        text(c,40,24,'Created on 10/02/2025 at 8:14 AM','Helvetica',7); text(c,W-40,24,f"Page {st['p']}",'Helvetica',7,'r'); st['y']=y-22
    def need(h):
        if st['y']-h<42: c.showPage(); head()
    head(); G=[0]*4; occ=vac=0; n=0
    for bi,b in enumerate(['Building A - 1400 Willow Bend Ct','Building B - 1404 Willow Bend Ct','Building C - 1408 Willow Bend Ct','Building D - 1412 Willow Bend Ct','Building E - 1416 Willow Bend Ct']):
        need(50); text(c,40,st['y'],b,'Helvetica-Bold',9); st['y']-=15; S=[0]*4; k=0
        for i in range(8 if bi<4 else 10):
            u='ABCDE'[bi]+str((1 if i<(4 if bi<4 else 5) else 2)*100+i%(4 if bi<4 else 5)+1); ty,sz,mk=g.choice([('1 Bed/1 Bath',640,1095),('2 Bed/1 Bath',825,1275),('2 Bed/2 Bath',910,1390)])
            need(26); y=st['y']; r=dict(unit=u,building=b,unitType=ty,area=sz,marketRent=mk)
            text(c,X['unit'],y,u); text(c,X['bb'],y,ty); text(c,X['sz'],y,m0(sz),a='r'); text(c,X['mk'],y,'$'+m2(mk),a='r'); h=14; rent=dep=bal=0
            if g.random()<.1:
                text(c,X['ten'],y,'VACANT','Helvetica-Oblique'); r['statusText']='VACANT'; vac+=1
            elif u=='A101':
                text(c,X['ten'],y,'Leasing office - not for rent','Helvetica-Oblique'); r['statusText']='Leasing office - not for rent'
            else:
                occ+=1; t=[g.name() for _ in range(g.choice([1,1,2,3]))]; full=', '.join(t); l1=', '.join(t[:2])+(',' if len(t)>2 else ''); text(c,X['ten'],y,l1)
                if len(t)>2: text(c,X['ten'],y-10,t[2]); h=24
                s=g.day(D(2024,4,1),D(2025,9,1)); e=s+RD(months=12)-dt.timedelta(1); mtm=e<D(2025,9,30)
                text(c,X['lease'],y,us0(s)+' - '+('At-will' if mtm else us0(e)))
                rent=mk-g.choice([0,15,35,60,85]); dep=g.choice([500,750,rent,0]); bal=g.choice([0,0,0,0,0,rent,-45.5,112.75,25])
                text(c,X['rent'],y,'$'+m2(rent),a='r'); text(c,X['dep'],y,'$'+m2(dep),a='r'); text(c,X['bal'],y,('($'+m2(-bal)+')') if bal<0 else '$'+m2(bal),a='r')
                r.update(tenantName=full,leaseStartDate=s,leaseEndDate='At-will' if mtm else e,contractRent=rent,deposit=dep,balance=bal,statusText='Occupied')
            for j,v in enumerate([mk,rent,dep,bal]): S[j]+=v; G[j]+=v
            c.setStrokeGray(.85); c.line(36,y-h+10,W-36,y-h+10); st['y']-=h; n+=1; k+=1; rows.append(cl(**r))
        need(20); y=st['y']; text(c,92,y,f"Total {b.split(' - ')[0]} ({k} units)",'Helvetica-Bold',8)
        for kk,v in zip(['mk','rent','dep','bal'],S): text(c,X[kk],y,('($'+m2(-v)+')') if v<0 else '$'+m2(v),'Helvetica-Bold',8,'r')
        st['y']-=22
    need(60); y=st['y']; c.setStrokeGray(0); c.line(36,y+10,W-36,y+10); text(c,40,y-2,'Total Willow Bend Garden Apartments','Helvetica-Bold',8.5)
    for kk,v in zip(['mk','rent','dep','bal'],G): text(c,X[kk],y-2,'$'+m2(v),'Helvetica-Bold',8,'r')
    text(c,40,y-20,f'{n} units: {occ} occupied, {vac} vacant, 1 leasing office','Helvetica',8); c.save()
    save(fn,'MULTIFAMILY',rows,'Willow Bend Garden Apartments','2025-09-30',n,occ,vac,'Buildium-like roll by building, wrapped tenants','office unit; three tenants wrapped; At-will')
def d2():  # AppFolio duplexes
    g=R(3102); fn='Rent_Roll-20251104-duplexes.pdf'; c=canvas.Canvas(DOC+fn,pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    cols=[('Unit',30,'l'),('BD/BA',78,'l'),('Tenant',116,'l'),('Status',212,'l'),('Sqft',322,'r'),('Market\nRent',372,'r'),('Rent',424,'r'),('Deposit',478,'r'),('Lease\nFrom',490,'l'),('Lease To',544,'l'),('Move-in',598,'l'),('Move-out',650,'l'),('Past Due',752,'r')]
    rows=[];s={'p':0}
    def head():
        s['p']+=1; y=H-40
        if s['p']==1:
            text(c,30,y,'Rent Roll','Times-Bold',15); text(c,30,y-14,'Kettle Creek Property Management LLC','Times-Roman',9)
            for i,l in enumerate(['Properties: Kettle Creek Duplex Portfolio','Units: Active','As of: 11/04/2025','Include Non-Revenue Units: No']): text(c,30,y-28-i*11,l,'Times-Roman',8.5)
            y-=92
        for n,x,a in cols:
            p=n.split('\n'); 
            for i,q in enumerate(reversed(p)): text(c,x,y+i*9,q,'Times-Bold',8,a)
        c.line(30,y-4,W-30,y-4); s['y']=y-18; text(c,W/2,22,f"Created on 11/04/2025   Page {s['p']}",'Times-Roman',7.5,'c')
    head(); T=[0]*5; N=O=V=0
    for p,ad,us_ in [('Alder Duplex','112-114 Alder St Dayton, OH 45410',['112','114']),('Birch & 9th','901-903 Birch Ave Dayton, OH 45402',['901','903']),('Cotter Fourplex','27 Cotter Rd Kettering, OH 45420',['1','2','3','4']),('Dunlap Duplex','650 Dunlap Dr Dayton, OH 45431',['A','B']),('Easton Row','1810-1820 Easton Row Xenia, OH 45385',['1810','1812','1814','1816','1818','1820']),('Fenwick Twins','44-46 Fenwick Ln Fairborn, OH 45324',['44','46']),('Gable Duplex','3305 Gable Ct Dayton, OH 45429',['Up','Down']),('Hobart Triplex','78 Hobart St Xenia, OH 45385',['78-1','78-2','78-3']),('Ives Duplex','5 Ives Pl Beavercreek, OH 45430',['5L','5R']),('Jasper Duplex','219-221 Jasper St Dayton, OH 45409',['219','221']),('Keller Fourplex','1160 Keller Rd Kettering, OH 45429',['101','102','201','202'])]:
        if s['y']<90+12*len(us_): c.showPage(); head()
        text(c,30,s['y'],f'{p} - {ad}','Times-Bold',8.5); s['y']-=13; S=[0]*5;o=0
        for u in us_:
            y=s['y'];bb,sf,mk=g.choice([('2/1.00',880,1050),('3/1.50',1140,1325),('2/1.50',960,1150),('1/1.00',610,825)])
            stt=g.choices(['Current','Notice-Unrented','Notice-Rented','Evict','Vacant-Unrented','Vacant-Rented'],[76,5,3,3,9,4])[0]; r=dict(unit=u,propertyName=p,unitType=bb,statusText=stt,area=sf,marketRent=mk)
            v=[u,bb,'',stt,m0(sf),m2(mk)]+['']*7; rent=dep=due=0; N+=1
            if stt[0]!='V':
                o+=1;O+=1;nm=g.name();a=g.day(D(2025,1,1),D(2025,10,30));mi=a-RD(months=12*g.randint(0,4));e=a+RD(years=1)-dt.timedelta(1); mo=eom(D(2025,g.choice([11,12]),1)) if stt[0]=='N' else None
                rent=mk-g.choice([0,25,50,75,100]);dep=g.choice([rent,800,1000]);due=g.choice([0]*6+[rent,140.25,62.0])
                if stt=='Evict': due=rent*3+150
                v[2]=nm;v[6:]=[m2(rent),m2(dep),us(a),us(e),us(mi),us(mo) if mo else '',m2(due)]
                r.update(tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=a,leaseEndDate=e,moveInDate=mi,moveOutDate=mo,balance=due)
            else: V+=1;v[12]='0.00';r['balance']=0
            for (n,x,al),q in zip(cols,v): text(c,x,y,q,'Times-Roman',8,al)
            for j,q in enumerate([sf,mk,rent,dep,due]):S[j]+=q;T[j]+=q
            rows.append(cl(**r));s['y']-=12
        y=s['y'];c.line(300,y+9,W-30,y+9)
        def tot(lbl,A,occ,y):
            text(c,30,y,lbl,'Times-Bold',8);text(c,212,y,occ,'Times-Bold',8)
            for x,q,f in zip([322,372,424,478,752],A,[m0,m2,m2,m2,m2]): text(c,x,y,f(q),'Times-Bold',7.6,'r')
        k=len(us_);tot(f'{k} Units','' or S,f'{100*o/k:.1f}% Occupied',y);s['y']-=22
    if s['y']<60:c.showPage();head()
    tot(f'Total {N} Units',T,f'{100*O/N:.1f}% Occupied',s['y']);c.save()
    save(fn,'MULTIFAMILY',rows,'Kettle Creek Duplex Portfolio','2025-11-04',N,O,V,'AppFolio-like, many small properties grouped','unit ids repeat across properties; Up/Down units')
def d3():  # student by bed, two line records
    g=R(3103);fn='college_hill_bed_roll.pdf';c=canvas.Canvas(DOC+fn,pagesize=letter,invariant=1);W,H=letter;rows=[];s={'p':0}
    F='Courier';B='Courier-Bold'
    def head():
        s['p']+=1;text(c,W/2,H-40,'COLLEGE HILL STUDENT HOUSES',B,11,'c');text(c,W/2,H-53,'Rent Roll by Bed',F,9,'c');text(c,W/2,H-65,'As of August 31, 2025',F,9,'c')
        text(c,36,H-40,'Rent Manager',F,7);text(c,W-36,H-40,f"Pg {s['p']}",F,7,'r');y=H-88
        for x,t,a in [(36,'Bed','l'),(88,'Resident','l'),(215,'Lease Term','l'),(355,'Stat','l'),(440,'Total/Mo','r'),(508,'Deposit','r'),(W-36,'Open Bal','r')]:text(c,x,y,t,B,8,a)
        text(c,88,y-9,'Recurring charges',F,7);c.setDash(2,2);c.line(36,y-13,W-36,y-13);c.setDash();s['y']=y-26
    head();N=O=V=0;G=[0]*3;cc={}
    for h,k in [('214 Sycamore St',5),('218 Sycamore St',4),('31 Prospect Ave',6),('33 Prospect Ave',4),('907 Euclid',5),('1012 Euclid',6),('12 Fraternity Ct',8)]:
        if s['y']<100:c.showPage();head()
        text(c,36,s['y'],f'HOUSE: {h}',B,8.5);s['y']-=14;S=[0]*3;no=h.split()[0]
        for i in range(k):
            ent=[('o' if g.random()>.12 else 'v')]
            if ent[0]=='v' and g.random()<.5: ent.append('f')
            N+=1
            for e in ent:
                if s['y']<60:c.showPage();head()
                y=s['y'];bed=f'{no}-{"ABCDEFGH"[i]}';r=dict(unit=bed,building=h);text(c,36,y,bed,F,8)
                if e=='v':
                    V+=1;text(c,88,y,'*** VACANT BED ***',F,8);text(c,355,y,'VAC',F,8);r['statusText']='VAC';s['y']-=14
                else:
                    nm=g.lname();ls,le=(D(2025,8,16),D(2026,7,31)) if e=='o' else (D(2025,10,1),D(2026,7,31));stt='CUR' if e=='o' else 'FUT'
                    ch=[('RNT',g.choice([595,625,650,685,710]))]
                    if g.random()<.8:ch.append(('UTL',55))
                    if g.random()<.35:ch.append(('PKG',30))
                    if g.random()<.15:ch.append(('PET',25))
                    tt=sum(q for _,q in ch);dep=g.choice([300,300,500]);bal=g.choice([0,0,0,0,tt,-20,75.5]) if e=='o' else 0
                    text(c,88,y,nm,F,8);text(c,215,y,f'{us2(ls)}-{us2(le)}',F,8);text(c,355,y,stt,F,8);text(c,440,y,m2(tt),F,8,'r');text(c,508,y,m2(dep),F,8,'r');text(c,W-36,y,par(bal),F,8,'r')
                    text(c,88,y-9,'   '.join(f'{a} {m2(q)}' for a,q in ch),F,7)
                    r.update(tenantName=nm,leaseStartDate=ls,leaseEndDate=le,statusText=stt,contractRent=ch[0][1],charges=[dict(code=a,amount=q) for a,q in ch],totalCharges=tt,deposit=dep,balance=bal)
                    if e=='o':
                        O+=1
                        for j,q in enumerate([tt,dep,bal]):S[j]+=q;G[j]+=q
                        for a,q in ch:cc[a]=cc.get(a,0)+q
                    s['y']-=22
                rows.append(cl(**r))
        y=s['y'];text(c,88,y,f'House total ({k} beds)',B,8)
        for x,q in zip([440,508,W-36],S):text(c,x,y,par(q),B,8,'r')
        s['y']-=22
    if s['y']<150:c.showPage();head()
    y=s['y'];c.line(36,y+12,W-36,y+12);text(c,36,y,'PROPERTY TOTAL (FUT not incl.)',B,8)
    for x,q in zip([440,508,W-36],G):text(c,x,y,par(q),B,8,'r')
    for i,l in enumerate([f'Beds ............ {N}',f'Occupied ........ {O}',f'Vacant .......... {V}','']+[f'{a}  {m2(q):>12}' for a,q in cc.items()]):text(c,88,y-20-i*11,l,F,8)
    c.save();save(fn,'STUDENT_HOUSING',rows,'College Hill Student Houses','2025-08-31',N,O,V,'Courier two-line records by bed with coded charges','future residents as rows of vacant beds; charges on second line')
def d4():  # Yardi Breeze lease charges
    g=R(3104);fn='RentRollLeaseCharges_orchard.pdf';c=canvas.Canvas(DOC+fn,pagesize=landscape(legal),invariant=1);W,H=landscape(legal);rows=[];s={'p':0};F='Helvetica'
    C=[('Unit','',36,'l'),('Unit Type','',80,'l'),('Unit','Sq Ft',180,'r'),('Resident','',192,'l'),('Name','',252,'l'),('Market','Rent',420,'r'),('Charge','Code',440,'l'),('Amount','',545,'r'),('Resident','Deposit',610,'r'),('Other','Deposit',665,'r'),('Move In','',690,'l'),('Lease','Expiration',755,'l'),('Move Out','',825,'l'),('Balance','',W-36,'r')]
    def head():
        s['p']+=1;y=H-38;text(c,36,y,'Rent Roll with Lease Charges',F+'-Bold',12);text(c,36,y-13,'Orchard Glen Apartments (orchglen)',F,8);text(c,36,y-24,'As Of = 07/31/2025',F,8);text(c,36,y-35,'Month Year = 07/2025',F,8);text(c,W-36,y,f"Page {s['p']}",F,8,'r');y-=62
        c.setFillColorRGB(.83,.88,.94);c.rect(34,y-5,W-68,26,stroke=0,fill=1);c.setFillGray(0)
        for a,b,x,al in C:text(c,x,y+10,a,F+'-Bold',7.5,al);text(c,x,y,b,F+'-Bold',7.5,al)
        s['y']=y-18
    head();text(c,36,s['y'],'Current/Notice/Vacant Residents',F+'-Bold',8);s['y']-=14
    grp={'Occupied':[0]*7,'Vacant':[0]*7,'Future':[0]*7};codes={}
    ty={'1x1':(612,1180),'2x1':(840,1410),'2x2':(955,1540)}
    def rec(u,t,kind):
        sf,mk=ty[t];ch=[];r=dict(unit=u,unitType=t,area=sf,marketRent=mk,section='Future Residents/Applicants' if kind=='Future' else 'Current/Notice/Vacant Residents')
        if kind=='Vacant':ln=[u,t,m2(sf),'VACANT','VACANT',m2(mk),'','0.00','0.00','0.00','','','','0.00'];r.update(statusText='VACANT',deposit=0,balance=0);dep=bal=0
        else:
            rent=mk-g.choice([0,20,45,70]);ch=[('rent',rent)]
            for cd,q,p in [('wtrswr',42.5,.85),('trash',15,.85),('petrent',35,.25),('carport',40,.2)]:
                if g.random()<p:ch.append((cd,q))
            if kind=='Occupied' and g.random()<.08:ch.append(('conc',-100))
            nm=g.name();mi=g.day(D(2021,3,1),D(2025,6,20)) if kind=='Occupied' else D(2025,8,15)
            le=eom(g.day(D(2025,8,1),D(2026,6,1))) if kind=='Occupied' else D(2026,8,14);mo=D(2025,8,31) if kind=='Occupied' and g.random()<.1 else None
            dep=g.choice([300,500,rent]);bal=g.choice([0,0,0,0,0,sum(q for _,q in ch),-12.4,88]) if kind=='Occupied' else 0
            rc='t00%05d'%g.randint(1000,99999);ln=[u,t,m2(sf),rc,nm,m2(mk),'','',m2(dep),'0.00',us(mi),us(le),us(mo) if mo else '',par(bal)];ln[6],ln[7]=ch[0][0],par(ch[0][1])
            r.update(tenantName=nm,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dep,balance=bal,contractRent=rent,charges=[dict(code=a,amount=q) for a,q in ch],totalCharges=round(sum(q for _,q in ch),2))
            if kind=='Occupied':r['statusText']='Occupied'
            else:r['statusText']='Future Residents/Applicants'
        if s['y']-10*len(ch)<70:c.showPage();head()
        for (a,b,x,al),q in zip(C,ln):text(c,x,s['y'],q,F,7.5,al)
        for a,q in ch[1:]:s['y']-=10;text(c,440,s['y'],a,F,7.5);text(c,545,s['y'],par(q),F,7.5,'r')
        if ch:s['y']-=11;c.line(500,s['y']+9,545,s['y']+9);text(c,440,s['y'],'Total',F+'-Bold',7.5);text(c,545,s['y'],m2(sum(q for _,q in ch)),F+'-Bold',7.5,'r')
        s['y']-=14;G=grp[kind];tt=sum(q for _,q in ch)
        for j,q in enumerate([sf,mk if kind!='Future' else 0,tt,dep,bal,1]):G[j]+=q
        if kind!='Future':
            for a,q in ch:codes[a]=codes.get(a,0)+q
        rows.append(cl(**r))
    us_=[f'{b}{f}{n}' for b in '123' for f in '12' for n in ['01','02','03','04','05']];vs=set(g.sample(us_,3));fut=[]
    for u in us_:
        t=g.choice(list(ty));rec(u,t,'Vacant' if u in vs else 'Occupied')
        if u in vs:fut.append((u,t))
    s['y']-=4
    if s['y']<90:c.showPage();head()
    text(c,36,s['y'],'Future Residents/Applicants',F+'-Bold',8);s['y']-=14
    for u,t in fut[:2]:rec(u,t,'Future')
    A=[a+b for a,b in zip(grp['Occupied'],grp['Vacant'])]
    if s['y']<230:c.showPage();head()
    y=s['y']-6;c.line(36,y+12,W-36,y+12);text(c,36,y,'Total  Orchard Glen Apartments (orchglen)',F+'-Bold',8);text(c,420,y,m2(A[1]),F+'-Bold',8,'r');text(c,545,y,m2(A[2]+grp['Future'][2]),F+'-Bold',8,'r');text(c,610,y,m2(A[3]+grp['Future'][3]),F+'-Bold',8,'r');text(c,665,y,'0.00',F+'-Bold',8,'r');text(c,W-36,y,par(A[4]),F+'-Bold',8,'r')
    y-=26;hx=[36,330,420,510,600,670,760]
    for x,t in zip(hx,['Summary Groups','Square Footage','Market Rent','Lease Charges','Deposit','# Of Units','Balance']):text(c,x,y,t,F+'-Bold',7.5,'l' if x==36 else 'r')
    for lab,Z in [('Current/Notice/Vacant Residents',A),('Future Residents/Applicants',grp['Future']),('   Occupied Units',grp['Occupied']),('   Total Vacant Units',grp['Vacant'])]:
        y-=12;text(c,36,y,lab,F,7.5)
        for x,q in zip(hx[1:],[m2(Z[0]),m2(Z[1]),m2(Z[2]),m2(Z[3]),str(Z[5]) if lab[0]!='F' else '0',par(Z[4])]):text(c,x,y,q,F,7.5,'r')
    y-=22;text(c,36,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)',F+'-Bold',7.5)
    for a,q in codes.items():y-=11;text(c,36,y,a,F,7.5);text(c,330,y,par(q),F,7.5,'r')
    y-=12;text(c,36,y,'Total',F+'-Bold',7.5);text(c,330,y,m2(sum(codes.values())),F+'-Bold',7.5,'r');c.save()
    save(fn,'MULTIFAMILY',rows,'Orchard Glen Apartments','2025-07-31',A[5],grp['Occupied'][5],grp['Vacant'][5],'Yardi Breeze-like lease charges on legal','multi-line charges, future section')
def d5():  # typed retail
    fn='Millbrook Corners tenants.pdf';P=ParagraphStyle('p',fontName='Times-Roman',fontSize=9,leading=10.5);PB=ParagraphStyle('b',parent=P,fontName='Times-Bold');PR=ParagraphStyle('r',parent=P,alignment=2);PRB=ParagraphStyle('rb',parent=PB,alignment=2)
    dat=[('1','Golden Wok Restaurant','Restaurant',2400,4600,D(2019,7,1),D(2029,6,30),4000,(D(2026,7,1),4750)),('2','Sunny Nails & Spa','Nail salon',1200,2350,D(2021,3,1),D(2026,2,28),2350,None),('3','Vacant','',1200,None,None,None,None,None),('4 & 5','Millbrook Family Pharmacy, Inc.','Pharmacy',3600,7200,D(2016,1,1),D(2030,12,31),7000,(D(2026,1,1),7416)),('6','Tax-Rite of Millbrook','Tax preparer',1000,1850,D(2023,11,1),D(2026,10,31),1850,(D(2025,11,1),1905.5)),('7','Barber on Main','Barber',900,1500,D(2018,5,1),'Month to month',900,None),('8','Kwik Clean Laundromat','Laundromat',2100,3990,D(2020,10,1),D(2030,9,30),5000,(D(2026,10,1),4110)),('9','Tobacco Barrel','Smoke shop',1200,2500,D(2024,2,1),D(2029,1,31),5000,(D(2026,2,1),2575)),('10','Vacant','',1500,None,None,None,None,None),('11','La Panaderia Rosal','Bakery',1500,2875,D(2022,9,1),D(2027,8,31),2875,None),('12A','Pet Stop Grooming','Pet grooming',800,1400,D(2025,1,15),D(2028,1,14),1400,(D(2027,1,15),1442)),('12B','Dr. Vasko, Optometrist','Eye care',1100,2200,D(2017,6,1),D(2027,5,31),2000,None),('ATM','Tri-Valley Bank','ATM in parking lot',None,350,D(2022,1,1),D(2026,12,31),None,None),('Pole','Outdoor Sign Partners','Billboard',None,600,D(2015,4,1),D(2035,3,31),None,None)]
    L=lambda d:d if isinstance(d,str) else f'{d.strftime("%B")} {d.day}, {d.year}'
    tab=[[Paragraph(x,PB) for x in ['Shop','Tenant','Use','Sq. ft.','Rent per month','Rent per year','Lease begins','Lease ends','Security','Remarks']]];rows=[];A=M=S=0
    for u,t,us_,a,m,b,e,dp,stp in dat:
        v=t=='Vacant';A+=a or 0;M+=m or 0;S+=dp or 0
        rem='' if not stp else f'Goes to ${m2(stp[1])} a month on {L(stp[0])}'
        if u=='3':rem='Was Video Hut. Showing to a vape shop.'
        if u=='10':rem='Needs new HVAC'
        if u=='11':rem='One 5-yr option'
        tab.append([Paragraph(str(x),PR if i in(3,4,5,8) else P) for i,x in enumerate([u,t,us_,m0(a) if a else '','$'+m2(m) if m else '','$'+m2(m*12) if m else '',L(b) if b else '',L(e) if e else '','$'+m0(dp) if dp else ('none' if not v else ''),rem])])
        rows.append(cl(unit=u,tenantName=None if v else t,area=a,contractRent=m,annualRent=m*12 if m else None,leaseStartDate=b,leaseEndDate=e,deposit=dp,statusText='Vacant' if v else 'Occupied',rentSteps=[dict(date=stp[0].isoformat(),amount=stp[1])] if stp else None))
    tab.append([Paragraph(x,PRB if i in(3,4,5,8) else PB) for i,x in enumerate(['','TOTALS','',m0(A),'$'+m2(M),'$'+m2(M*12),'','','$'+m0(S),''])])
    H1=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,alignment=1,leading=20);N=ParagraphStyle('n',fontName='Times-Italic',fontSize=9.5,leading=12,spaceBefore=5)
    t=Table(tab,colWidths=[36,112,66,42,58,66,72,72,46,132],repeatRows=1);t.setStyle([('GRID',(0,0),(-1,-1),.6,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
    SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=44,bottomMargin=40,invariant=1).build([Paragraph('MILLBROOK CORNERS SHOPPING CENTER',H1),Paragraph('List of tenants and rents as of October 1, 2025',ParagraphStyle('s',fontName='Times-Roman',fontSize=11,alignment=1,spaceAfter=10)),t,Paragraph('12 shops, 10 rented and 2 empty. The ATM and the billboard are extra. Shops 4 and 5 were combined in 2016 and count as one.',N),Paragraph('All tenants pay their share of taxes, insurance and plowing on top of the above, billed once a year in March. &mdash; W. Fosdyke, manager',N)])
    save(fn,'RETAIL',rows,'Millbrook Corners Shopping Center','2025-10-01',12,10,2,'typed in Word, Times grid, remarks with steps','ATM and billboard rows are no units; steps in prose')
def d6():  # medical
    g=R(3106);fn='stonegate_medical_rr.pdf';c=canvas.Canvas(DOC+fn,pagesize=landscape(letter),invariant=1);W,H=landscape(letter);F='Helvetica';s={'p':0};rows=[]
    def head():
        s['p']+=1;text(c,W-30,H-36,'Stonegate Medical Pavilion',F+'-Bold',13,'r');text(c,W-30,H-50,'Tenant Rent Roll  -  December 31, 2025',F,9,'r');c.setStrokeColorRGB(.1,.4,.35);c.setLineWidth(2);c.line(30,H-58,W-30,H-58);c.setLineWidth(.5);y=H-90
        for a,b,t in [(372,432,'Base Rent'),(440,610,'Monthly Recoveries')]:text(c,(a+b)/2 if t[0]!='B' else 400,y+13,t,F+'-Bold',7.5,'c')
        c.line(446,y+10,610,y+10);c.line(362,y+10,432,y+10)
        for x,t,a in [(30,'Suite','l'),(68,'Tenant','l'),(240,'RSF','r'),(252,'Start','l'),(304,'Expires','l'),(394,'Monthly','r'),(434,'$/RSF','r'),(486,'CAM','r'),(536,'RE Tax','r'),(580,'Insur.','r'),(646,'Total Due','r'),(700,'Deposit','r'),(W-30,'Past Due','r')]:text(c,x,y,t,F+'-Bold',7.5,a)
        c.line(30,y-4,W-30,y-4);s['y']=y-18;text(c,30,20,f"Prepared for Owner  |  page {s['p']}",F,6.5)
    head();tn=['Harbor Pediatrics PLLC','Stonegate Dental Arts','Valley Imaging Center','Dr. A. Castellan, DPM','Blue Heron Physical Therapy','Regional Labs Draw Station','Women\'s Health Assoc.','Clearview Dermatology','Sleep Disorders Institute','Endo & Diabetes Group','Summit Behavioral','Kidney Care Partners']
    T=[0]*8;occ=vac=0;ni=0;VA=0
    fl={'FIRST FLOOR':['100','110','120','130','140'],'SECOND FLOOR':['200','205','210','220','230','240'],'THIRD FLOOR':['300','310','320','330']}
    for f,su in fl.items():
        text(c,30,s['y'],f,F+'-Bold',8);s['y']-=13;S=[0]*8
        for u in su:
            if s['y']<70:c.showPage();head()
            y=s['y'];sf=g.randint(85,420)*10+g.choice([0,4,7]);r=dict(unit=u,section=f,area=sf);text(c,30,y,u,F,8);text(c,240,y,m0(sf),F,8,'r')
            if u in('130','230','330'):
                lab={'130':'Management Office','230':'AVAILABLE','330':'AVAILABLE'}[u];text(c,68,y,lab,F+'-Oblique',8);r['statusText']=lab;S[0]+=sf;s['y']-=15
                if u!='130':vac+=1;VA+=sf
            else:
                nm=tn[ni];ni+=1;occ+=1;a=D(g.randint(2016,2024),g.randint(1,12),1);e=a+RD(years=10)-dt.timedelta(1);rate=g.choice([21.5,22.25,23,24.1,25.5]);b=round(sf*rate/12,2);cam=round(sf*5.4/12,2);tx=round(sf*2.7/12,2);ins=round(sf*.48/12,2);tot=round(b+cam+tx+ins,2);dp=g.choice([0,round(b),5000]);pd=g.choice([0,0,0,tot,415.2])
                text(c,68,y,nm,F,8)
                for x,v in [(252,us2(a)),(304,us2(e))]:text(c,x,y,v,F,8)
                for x,v in zip([394,434,486,536,580,646,700,W-30],[m2(b),f'{rate:.2f}',m2(cam),m2(tx),m2(ins),m2(tot),m2(dp),m2(pd)]):text(c,x,y,v,F,8,'r')
                st=[];nx=D(2026,a.month,1)
                if nx<=D(2026,1,1):nx=D(2027,1,1)
                rr=rate
                for k in range(g.choice([0,1,2,3])):
                    d=nx+RD(years=k)
                    if d>e:break
                    rr=round(rr*1.03,2);am=round(sf*rr/12,2);st.append(dict(date=d.isoformat(),amount=am));s['y']-=10;text(c,76,s['y'],f'Increase {us2(d)}:',F+'-Oblique',7);text(c,394,s['y'],m2(am),F+'-Oblique',7,'r');text(c,434,s['y'],f'{rr:.2f}',F+'-Oblique',7,'r')
                r.update(tenantName=nm,leaseStartDate=a,leaseEndDate=e,contractRent=b,charges=[dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tx),dict(code='Insur.',amount=ins)],totalCharges=tot,deposit=dp,balance=pd,rentSteps=st,statusText='Occupied')
                for j,v in enumerate([sf,b,cam,tx,ins,tot,dp,pd]):S[j]+=v
                s['y']-=15
            rows.append(cl(**r))
        def pt(l,S):
            y=s['y'];text(c,68,y,l,F+'-Bold',8);text(c,240,y,m0(S[0]),F+'-Bold',7.5,'r')
            for x,v in zip([394,486,536,580,646,700,W-30],S[1:]):text(c,x,y,m2(v),F+'-Bold',7.5,'r')
        c.line(200,s['y']+10,W-30,s['y']+10);pt('Subtotal '+f.title(),S);s['y']-=22;T=[a+b for a,b in zip(T,S)]
    if s['y']<80:c.showPage();head()
    pt('TOTAL BUILDING',T);text(c,30,s['y']-20,f'15 suites: {occ} leased, {vac} available ({m0(VA)} RSF), 1 management office.',F,8);c.save()
    save(fn,'OFFICE',rows,'Stonegate Medical Pavilion','2025-12-31',15,occ,vac,'medical, grouped header, steps in sub-lines','sub-lines for increases; management office')
def d7():  # MH large, planted total
    g=R(3107);fn='PineHollowMHC_0625.pdf';c=canvas.Canvas(DOC+fn,pagesize=letter,invariant=1);W,H=letter;F='Times-Roman';B='Times-Bold';rows=[];s={'p':0}
    cols=[('Site',34,'l'),('Type',68,'l'),('Resident',100,'l'),('Moved in',222,'l'),('Rent',308,'r'),('Water',350,'r'),('Trash',386,'r'),('Pet',416,'r'),('Total chgs',470,'r'),('Deposit',522,'r'),('Balance',W-34,'r')]
    def head():
        s['p']+=1;text(c,34,H-36,'Pine Hollow Manufactured Home Community',B,11);text(c,34,H-48,'Rent Roll, June 30, 2025',F,9);text(c,W-34,H-36,f"{s['p']} of 3",F,8,'r');y=H-68;c.line(34,y+10,W-34,y+10)
        for n,x,a in cols:text(c,x,y,n,B,8,a)
        c.line(34,y-3,W-34,y-3);s['y']=y-14
    head();T=[0]*7;cnt=dict(TOH=0,POH=0);v=0;o=0;N=132
    for i in range(1,N+1):
        if s['y']<40:c.showPage();head()
        y=s['y'];u=f'{i:03d}';ty='POH' if g.random()<.2 else 'TOH';L=[u,ty]+['']*9;q=[0]*7;r=dict(unit=u,unitType=ty)
        if i==1:L[1]='';L[2]='Office / clubhouse';r.pop('unitType');r['statusText']='Office / clubhouse'
        elif g.random()<.08:L[2]='vacant home' if ty=='POH' else 'vacant site';r['statusText']=L[2];v+=1
        else:
            o+=1;nm=g.lname();mi=g.day(D(2006,1,1),D(2025,5,31));rent=(520 if ty=='TOH' else 985)+g.choice([0,0,15,30]);w=round(g.uniform(18,64),2);p=g.choice([0,0,0,15]);bal=g.choice([0]*7+[rent,-30,45.1,9.75]);dp=g.choice([0,400,520]);tt=round(rent+w+12+p,2)
            q=[rent,w,12,p,tt,dp,bal];L[2:]=[nm,us0(mi),m2(rent),m2(w),'12.00',m2(p) if p else '',m2(tt),m2(dp),par(bal)]
            r.update(tenantName=nm,moveInDate=mi,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in [('Water',w),('Trash',12)]+([('Pet',p)] if p else [])],totalCharges=tt,deposit=dp,balance=bal,statusText='Occupied')
        for (n,x,a),t in zip(cols,L):text(c,x,y,t,F,8,a)
        T=[a+b for a,b in zip(T,q)];rows.append(cl(**r));s['y']-=12
        if i%5==0:c.setStrokeGray(.8);c.line(34,s['y']+9,W-34,s['y']+9);c.setStrokeGray(0)
    if s['y']<90:c.showPage();head()
    y=s['y']-6;text(c,34,y,'Community totals',B,8);good=T[0];T[0]+=900
    for (n,x,a),t in zip(cols[4:],T):text(c,x,y,par(t) ,B,7.5,a)
    text(c,34,y-18,f'Sites {N}     Occupied {o}     Vacant {v}     Office 1     TOH = resident owns home, POH = park owns home',F,8.5);c.save()
    save(fn,'MANUFACTURED_HOUSING',rows,'Pine Hollow Manufactured Home Community','2025-06-30',N,o,v,'dense portrait list of sites','132 sites; planted',planted=dict(what=f'printed total of Rent {m2(T[0])} is 900.00 more than the rows add to ({m2(good)})',kind='total_wrong'))

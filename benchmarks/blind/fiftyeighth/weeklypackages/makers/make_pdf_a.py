from make_common import *
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from collections import OrderedDict,defaultdict

# ================= 1. Yardi style: rent roll with lease charges, stacked
def p1():
    fn='aldercreek_rr_lease_charges_0331.pdf'; R=random.Random(581); N=Names(581)
    asof=D(2025,3,31)
    types={'ac1a':(712,1385),'ac1b':(798,1450),'ac2a':(1046,1720),'ac2b':(1121,1795),'ac3a':(1340,2095)}
    units=[]
    for b in range(1,7):
        for f in (1,2):
            for k in range(1,7):
                t=['ac1a','ac1a','ac2a','ac2b','ac1b','ac3a'][k-1]
                units.append(('%02d-%d%02d'%(b,f,k),t))
    cur=[];fut=[];tc=700412
    special={7:'MODEL',33:'DOWN',50:'ADMIN'}
    vac={4,15,22,29,41,58,63}; vl={15,41,63}
    notice={2,11,26,38,47,66}; nl={11,47}
    hap={9,20,44,61}; emp={36}
    for i,(u,t) in enumerate(units):
        sf,mk=types[t]; mk=mk+R.choice([0,0,15,25,40])
        row=dict(unit=u,unitType=t,area=sf,marketRent=float(mk),section='Current/Notice/Vacant Residents')
        row['_mk']=mk
        if i in special or i in vac:
            row.update(_res='VACANT' if i in vac else special[i],_name=('VACANT' if i in vac else special[i]),deposit=0.0,balance=0.0,_ch=[],_odep=0.0)
            row['statusText']=row['_name']; row['_kind']='vac' if i in vac else 'nr'
        else:
            tc+=R.randint(3,60)
            mi=asof-day(R.randint(20,1400))
            ls=mi
            if (asof-mi).days>360:
                le=eom(addm(asof,R.randint(0,11)))
            else: le=addm(mi,12)-day(1)
            if le<asof: le=eom(addm(asof,2))
            rent=round(mk*R.uniform(.90,1.01))
            ch=[('rent',float(rent))]
            if i in hap:
                h=round(rent*R.uniform(.4,.7)); ch=[('hap',float(h)),('rent',float(rent-h))]
            if R.random()<.3: ch.append(('petrent',35.0 if R.random()<.7 else 70.0))
            if R.random()<.25: ch.append(('garage',125.0))
            elif R.random()<.3: ch.append(('cprkng',40.0))
            ch.append(('trashadm',12.5)); ch.append(('pestctrl',4.0))
            if R.random()<.8: ch.append(('rliab',13.75))
            if R.random()<.12: ch.append(('mtmfee',150.0)); le=eom(addm(asof,-R.randint(1,3))) if (asof-mi).days>300 else le
            if ch[-1][0]=='mtmfee' and le>asof: ch.pop()
            if R.random()<.13: ch.append(('concrec',-float(R.choice([50,75,100]))))
            if i in emp: ch=[('rent',float(rent)),('empcred',-round(rent*.3,2)),('pestctrl',4.0)]
            ch.sort(key=lambda z:z[0]!='rent' if i not in hap else 0)
            mo=None
            if i in notice: mo=asof+day(R.randint(6,44))
            bal=0.0
            x=R.random()
            if x<.2: bal=round(R.uniform(20,1900),2)
            elif x<.32: bal=-round(R.uniform(5,400),2)
            nm=N.lf()
            row.update(_res='t0%d'%tc,_name=nm,tenantName=nm,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=float(R.choice([0,250,250,500,rent])),_odep=float(R.choice([0,0,0,200])),balance=bal,charges=ch,_ch=ch,_kind='occ')
            if not mo: row['statusText']='Occupied'
            if i not in hap: row['contractRent']=dict(ch)['rent']
            row['totalCharges']=sum(a for _,a in ch)
        cur.append(row)
    for i in sorted(vl|nl):
        u,t=units[i]; sf,mk=types[t]; mk=cur[i]['_mk']
        tc+=R.randint(3,60); mi=asof+day(R.randint(4,50)); rent=mk-R.choice([0,20,35]); nm=N.lf()
        ch=[('rent',float(rent)),('trashadm',12.5),('pestctrl',4.0),('rliab',13.75)]
        fut.append(dict(unit=u,unitType=t,area=sf,marketRent=float(mk),_mk=mk,_res='t0%d'%tc,_name=nm,tenantName=nm,moveInDate=mi,leaseEndDate=addm(mi,R.choice([12,14]))-day(1),deposit=float(R.choice([0,250])),_odep=0.0,balance=-float(R.choice([0,50,250])) or 0.0,charges=ch,_ch=ch,contractRent=float(rent),totalCharges=sum(a for _,a in ch),section='Future Residents/Applicants',statusText='Future Residents/Applicants',_kind='fut'))
    # ---- draw
    W,H=landscape(letter)
    def foot(c,p,n):
        T(c,W/2,20,'Page %d of %d'%(p,n),'LS',7,'c'); T(c,W-30,20,'Tuesday, April 01, 2025 08:14 AM','LS',6.5,'r')
    c=PageCanvas(os.path.join(DOC,fn),pagesize=(W,H),foot=foot)
    # x, align, width, key
    X=dict(unit=(30,'l'),type=(72,'l'),sf=(134,'r'),res=(142,'l'),name=(196,'l'),mk=(338,'r'),code=(350,'l'),amt=(438,'r'),dep=(490,'r'),od=(540,'r'),mi=(550,'l'),le=(600,'l'),mo=(652,'l'),bal=(762,'r'))
    y=0
    def head():
        nonlocal y
        T(c,W/2,H-34,'Rent Roll with Lease Charges','LSB',12,'c')
        T(c,W/2,H-47,'Alder Creek Crossing (alderck)','LSB',9,'c')
        T(c,W/2,H-58,'As Of = 03/31/2025','LS',8,'c'); T(c,W/2,H-68,'Month Year = 03/2025','LS',8,'c')
        y=H-84
        l1=dict(unit='Unit',type='Unit Type',sf='Unit',res='Resident',name='Name',mk='Market',code='Charge',amt='Amount',dep='Resident',od='Other',mi='Move In',le='Lease',mo='Move Out',bal='Balance')
        l2=dict(sf='Sq Ft',mk='Rent',code='Code',dep='Deposit',od='Deposit',le='Expiration')
        for k,v in l1.items(): T(c,X[k][0],y,v,'LSB',7,X[k][1])
        for k,v in l2.items(): T(c,X[k][0],y-8,v,'LSB',7,X[k][1])
        c.setLineWidth(.8); c.line(30,y-11,762,y-11); y-=21
    head()
    def np(need):
        nonlocal y
        if y-need<36: c.showPage(); head()
    def put(k,v,f='LS'): 
        T(c,X[k][0],y,v,f,7,X[k][1],w=116 if k=='name' else None)
    def block(r):
        nonlocal y
        n=max(1,len(r['_ch']))+1
        np(n*9+2)
        put('unit',r['unit']);put('type',r['unitType']);put('sf',m0(r['area']));put('res',r['_res']);put('name',r['_name']);put('mk',m2(r['marketRent']))
        put('dep',m2(r['deposit']));put('od',m2(r['_odep']));put('mi',mdy(r.get('moveInDate')));put('le',mdy(r.get('leaseEndDate')));put('mo',mdy(r.get('moveOutDate')));put('bal',m2(r['balance']))
        if not r['_ch']: put('amt','0.00'); y-=9
        for k,a in r['_ch']: put('code',k);put('amt',m2(a)); y-=9
        put('code','Total','LSB');put('amt',m2(sum(a for _,a in r['_ch'])),'LSB'); y-=12
    T(c,30,y,'Current/Notice/Vacant Residents','LSB',7.5); y-=12
    for r in cur: block(r)
    np(40); y-=4; T(c,30,y,'Future Residents/Applicants','LSB',7.5); y-=12
    for r in fut: block(r)
    # total line
    np(30); al=cur+fut
    c.setLineWidth(.6); c.line(30,y+6,762,y+6); y-=4
    T(c,30,y,'Total','LSB',7);T(c,X['name'][0],y,'Alder Creek Crossing(alderck)','LSB',7);put('mk',m2(sum(r['_mk'] for r in cur)),'LSB');put('amt',m2(sum(a for r in cur for _,a in r['_ch'])),'LSB')
    put('dep',m2(sum(r['deposit'] for r in al)),'LSB');put('od',m2(sum(r['_odep'] for r in al)),'LSB');put('bal',m2(sum(r['balance'] for r in al)),'LSB')
    y-=20; np(130)
    T(c,30,y,'Summary Groups','LSB',7.5)
    cols=[(220,'Square','Footage'),(290,'Market','Rent'),(360,'Lease','Charges'),(430,'Security','Deposit'),(490,'Other','Deposits'),(540,'# Of','Units'),(600,'% Unit','Occupancy'),(660,'% Sqft','Occupied'),(730,'','Balance')]
    for x,a,b in cols: T(c,x,y,a,'LSB',7,'r');T(c,x,y-8,b,'LSB',7,'r')
    y-=20; n=len(cur); tsf=sum(r['area'] for r in cur)
    def g(lbl,rs,cnt=True,bold=False,pc=True):
        nonlocal y
        f='LSB' if bold else 'LS'
        T(c,30,y,lbl,f,7); s=sum(r['area'] for r in rs)
        v=[m0(s) if cnt else '',m2(sum(r['_mk'] for r in rs)) if cnt else '',m2(sum(a for r in rs for _,a in r['_ch'])),m2(sum(r['deposit'] for r in rs)),m2(sum(r['_odep'] for r in rs)),str(len(rs)),'%.2f%%'%(100*len(rs)/n) if pc else '','%.2f%%'%(100*s/tsf) if pc else '',m2(sum(r['balance'] for r in rs))]
        for (x,_,_),t in zip(cols,v): T(c,x,y,t,f,7,'r')
        y-=10
    g('Current/Notice/Vacant Residents',cur,pc=False);g('Future Residents/Applicants',fut,cnt=False,pc=False)
    g('Occupied Units',[r for r in cur if r['_kind']=='occ']);g('Total Non Rev Units',[r for r in cur if r['_kind']=='nr']);g('Total Vacant Units',[r for r in cur if r['_kind']=='vac'])
    y-=3; g('Totals:',cur,bold=True)
    y-=14; np(150)
    T(c,30,y,'Summary of Charges by Charge Code','LSB',7.5); T(c,30,y-9,'(Current/Notice Residents Only)','LS',6.5); y-=22
    T(c,30,y,'Charge Code','LSB',7);T(c,180,y,'Amount','LSB',7,'r'); y-=10
    rec=defaultdict(float)
    for r in cur:
        for k,a in r['_ch']: rec[k]+=a
    for k in sorted(rec): T(c,30,y,k,'LS',7);T(c,180,y,m2(rec[k]),'LS',7,'r'); y-=9
    c.line(120,y+6,180,y+6);y-=3; T(c,30,y,'Total','LSB',7);T(c,180,y,m2(sum(rec.values())),'LSB',7,'r')
    c.showPage();c.save()
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in al]
    occ=sum(r['_kind']=='occ' for r in cur)
    save(fn,'MULTIFAMILY','Yardi rent roll with lease charges, stacked codes, future section, summary groups, code recap','regional manager, Yardi print',rows,'Alder Creek Crossing','2025-03-31',len(cur),occ,sum(r['_kind']=='vac' for r in cur))

# ================= 2. OneSite style detail
def p2():
    fn='Sablewood_OneSite_RentRollDetail.pdf'; R=random.Random(582); N=Names(582)
    asof=D(2025,4,15)
    FP={'S1':(545,1125),'A1R':(688,1290),'A2':(742,1340),'B1':(985,1585),'B2R':(1054,1690)}
    rows=[];det=[]
    us=[]
    for b in (1,2,3,4):
        for k in range(1,14): us.append(('%d-%d'%(b,b*100+k),['A1R','A2','B1','B1','B2R','S1'][(k*b+k)%6]))
    st={3:'Vacant',9:'Vacant-Leased',17:'Occupied-NTV',18:'Occupied-NTVL',24:'Vacant',30:'Admin/Down',31:'Model',36:'Vacant-Leased',40:'Occupied-NTV',45:'Vacant',49:'Occupied-NTVL'}
    for i,(u,f) in enumerate(us):
        sf,mk=FP[f]; mk+=R.choice([0,0,0,20,35])
        s=st.get(i,'Occupied')
        d=dict(unit=u,unitType=f,area=sf,statusText=s,marketRent=float(mk),_lines=[],_desig='N/A')
        if R.random()<.25: d['_desig']=R.choice(['POOL','RENO','RENO'])
        if s.startswith('Occ'):
            mi=asof-day(R.randint(15,1100)); 
            ls=mi
            while addm(ls,12)<=asof: ls=addm(ls,12)
            le=addm(ls,12)-day(1)
            rent=round(mk*R.uniform(.92,1.0)); nm=N.lf()
            ch=[('RENT',float(rent))]
            if R.random()<.35: ch.append(('PETRENT',30.0))
            if R.random()<.3: ch.append(('CARPORT',45.0))
            ch+= [('TRASH',15.0)]
            if R.random()<.5: ch.append(('CABLE',65.0))
            if R.random()<.15: ch.append(('CONC/SPECL',-float(R.choice([40,60,85]))))
            d.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,charges=ch,contractRent=float(rent),totalCharges=sum(a for _,a in ch),deposit=float(R.choice([100,200,300,400])),balance=R.choice([0.0,0.0,0.0,round(R.uniform(12,900),2),-round(R.uniform(3,90),2)]))
            if 'NTV' in s: d['moveOutDate']=asof+day(R.randint(5,40))
        else:
            d.update(deposit=0.0,balance=0.0)
        det.append(d)
        if s in('Vacant-Leased','Occupied-NTVL'):
            ls=asof+day(R.randint(10,50)) if s!='Occupied-NTVL' else d['moveOutDate']+day(R.randint(4,9))
            rent=mk-R.choice([0,15]); ch=[('RENT',float(rent)),('TRASH',15.0)]
            det.append(dict(unit=u,unitType=f,area=sf,statusText='Applicant',tenantName=N.lf(),moveInDate=ls,leaseStartDate=ls,leaseEndDate=addm(ls,13)-day(1),charges=ch,contractRent=float(rent),totalCharges=sum(a for _,a in ch),deposit=100.0,balance=R.choice([0.0,-100.0]),_app=1,_desig=d['_desig']))
    W,H=landscape(legal)
    def foot(c,p,n):
        T(c,24,18,'* indicates amounts not included in detail totals','DC',6); T(c,W-24,18,'Page %d of %d'%(p,n),'DC',6.5,'r')
    c=PageCanvas(os.path.join(DOC,fn),pagesize=(W,H),foot=foot)
    cx=[24,66,108,150,200,262,372,424,476,528,590,642,712,776,838,900,984]
    hd=[('','Unit','l'),('','Floorplan','l'),('Unit','Designation','l'),('','SQFT','r'),('Unit/Lease','Status','l'),('','Name','l'),('Move-In','Move-Out','l'),('Lease','Start','l'),('Lease','End','l'),('Market','+ Addl.','r'),('Dep','On Hand','r'),('','Balance','r'),('Total','Billing','r'),('Sub','Journal','l'),('Trans','Code','l'),('Lease','Rent','r'),('Other Charges/','Credits','r')]
    rx={3:182,9:570,10:624,11:678,12:736,15:900,16:984}
    def X(i): return rx.get(i,cx[i])
    cx[13]=752;cx[14]=804
    y=0
    def head(first=False):
        nonlocal y
        T(c,24,H-28,'OneSite Rents v3.0','DC',7);T(c,24,H-37,'04/16/2025 6:02:51AM','DC',7)
        T(c,W/2,H-28,'Tallgrass Residential - Sablewood Park','DCB',10,'c');T(c,W/2,H-40,'RENT ROLL DETAIL','DCB',9,'c');T(c,W/2,H-51,'As of 04/15/2025','DC',8,'c')
        T(c,W-24,H-28,'Mgmt Code: TGR','DC',7,'r')
        y=H-62
        if first:
            T(c,24,y,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary; Show Unit Rent as - Market + Addl.;','DC',6); y-=12
        c.setFillGray(.88);c.rect(22,y-16,W-44,22,stroke=0,fill=1);c.setFillGray(0)
        for i,(a,b,al) in enumerate(hd): T(c,X(i),y-3,a,'DCB',6.5,al);T(c,X(i),y-12,b,'DCB',6.5,al)
        y-=26
    head(True)
    tot=defaultdict(float)
    for d in det:
        n=max(len(d.get('charges',[])),2 if d.get('moveOutDate') else 1)
        if y-n*9<34: c.showPage();head()
        f='DC';z=6.5
        app=d.get('_app')
        vals={0:d['unit'],1:d['unitType'],2:d['_desig'],3:str(d['area']),4:d['statusText'],5:d.get('tenantName') or ('VACANT' if 'Vac' in d['statusText'] else d['statusText'].upper()),6:mdy(d.get('moveInDate')),7:mdy(d.get('leaseStartDate')),8:mdy(d.get('leaseEndDate')),10:m2(d['deposit']),11:m2p(d['balance'])}
        if not app: vals[9]=m2(d['marketRent'])
        ch=d.get('charges',[]); t=sum(a for _,a in ch)
        if ch: vals[12]=m2p(t)+('*' if app else '')
        for i,v in vals.items():
            if i==12 and app: T(c,X(i)+SW('*',f,z),y,v,f,z,'r')
            else: T(c,X(i),y,v,f,z,hd[i][2],w=106 if i==5 else None)
        if d.get('moveOutDate'): T(c,X(6),y-9,mdy(d['moveOutDate']),f,z)
        for j,(k,a) in enumerate(ch):
            yy=y-9*j; T(c,cx[13],yy,'RESIDENT',f,z);T(c,cx[14],yy,k,f,z)
            q=15 if k=='RENT' else 16
            T(c,X(q)+(SW('*',f,z) if app else 0),yy,m2p(a)+('*' if app else ''),f,z,'r')
        y-=9*n+2; c.setLineWidth(.2);c.setStrokeGray(.6);c.line(24,y+7,W-24,y+7);c.setStrokeGray(0)
        if not app:
            tot['mk']+=d['marketRent'];tot['bill']+=t;tot['rent']+=dict(ch).get('RENT',0);tot['oth']+=t-dict(ch).get('RENT',0)
        tot['dep']+=d['deposit'];tot['bal']+=d['balance']
    y-=4
    T(c,24,y,'Totals:','DCB',7)
    for i,k in ((9,'mk'),(10,'dep'),(11,'bal'),(12,'bill'),(15,'rent'),(16,'oth')): T(c,X(i),y,m2p(tot[k]),'DCB',6.5,'r')
    c.showPage(); 
    # summary page
    T(c,W/2,H-28,'Tallgrass Residential - Sablewood Park','DCB',10,'c');T(c,W/2,H-40,'RENT ROLL SUMMARY','DCB',9,'c');T(c,W/2,H-51,'As of 04/15/2025','DC',8,'c')
    y=H-80; base=[d for d in det if not d.get('_app')]
    hs=['Floorplan','# Units','Average SQFT','Average Market + Addl.','Average Leased','Units Occupied','Occupancy %','Units Available']
    xs=[40,150,230,340,440,540,630,740]
    for x,h in zip(xs,hs): T(c,x,y,h,'DCB',7,'l' if x==40 else 'r')
    c.line(40,y-3,740,y-3);y-=14
    def line(lbl,g,f='DC'):
        nonlocal y
        o=[d for d in g if d['statusText'].startswith('Occ')]
        av=sum(d['statusText'] in('Vacant','Occupied-NTV') for d in g)
        v=[lbl,len(g),m0(sum(d['area'] for d in g)/len(g)),m2(sum(d['marketRent'] for d in g)/len(g)),m2(sum(d['contractRent'] for d in o)/len(o)),len(o),'%.2f'%(100*len(o)/len(g)),av]
        for x,q in zip(xs,v): T(c,x,y,q,f,7,'l' if x==40 else 'r')
        y-=11
    for f in FP:
        g=[d for d in base if d['unitType']==f]
        if g: line(f,g)
    c.line(40,y+8,740,y+8);y-=2;line('Totals / Averages:',base,'DCB')
    y-=16;T(c,40,y,'Occupancy and Rents Summary for Current Date','DCB',8);y-=13
    xs2=[40,300,420]
    for x,h in zip(xs2,['Unit Status','Market + Addl.','# Units']): T(c,x,y,h,'DCB',7,'l' if x==40 else 'r')
    y-=11
    def ss(lbl,pred):
        nonlocal y
        g=[d for d in base if pred(d['statusText'])]
        T(c,40,y,lbl,'DC',7);T(c,300,y,m2(sum(d['marketRent'] for d in g)),'DC',7,'r');T(c,420,y,len(g),'DC',7,'r');y-=10
    ss('Occupied, no NTV',lambda s:s=='Occupied');ss('Occupied, NTV',lambda s:s=='Occupied-NTV');ss('Occupied NTV Leased',lambda s:s=='Occupied-NTVL');ss('Vacant Leased',lambda s:s=='Vacant-Leased');ss('Admin/Down',lambda s:s=='Admin/Down');ss('Model',lambda s:s=='Model');ss('Vacant Not Leased',lambda s:s=='Vacant')
    T(c,40,y,'Totals:','DCB',7);T(c,300,y,m2(sum(d['marketRent'] for d in base)),'DCB',7,'r');T(c,420,y,len(base),'DCB',7,'r')
    y-=24;T(c,40,y,'Summary Billing by Transaction Code for Current Date','DCB',8);y-=13
    T(c,40,y,'Code','DCB',7);T(c,300,y,'Amount','DCB',7,'r');y-=10
    rec=defaultdict(float)
    for d in base:
        for k,a in d.get('charges',[]): rec[k]+=a
    for k in sorted(rec): T(c,40,y,k,'DC',7);T(c,300,y,m2p(rec[k]),'DC',7,'r');y-=10
    T(c,40,y,'Total:','DCB',7);T(c,300,y,m2p(sum(rec.values())),'DCB',7,'r')
    c.showPage();c.save()
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in det]
    occ=sum(d['statusText'].startswith('Occ') for d in base)
    save(fn,'MULTIFAMILY','OneSite rent roll detail, applicants in line, transaction codes stacked, starred amounts, summary page','RealPage OneSite print',rows,'Sablewood Park','2025-04-15',len(base),occ,sum(d['statusText'].startswith('Vac') for d in base))

# ================= 3. Entrata-like student roll by bed
def p3():
    fn='TheYardAtCollegeAve_BedRentRoll.pdf';R=random.Random(583);N=Names(583)
    plans={'4x4 Campus':(1412,4,739),'4x4 Deluxe':(1466,4,789),'2x2 Scholar':(918,2,929),'5x5 Townhome':(2040,5,815)}
    apts=[]
    for fl in (1,2,3):
        for k in range(1,9):
            p=['4x4 Campus','4x4 Campus','2x2 Scholar','4x4 Deluxe','2x2 Scholar','4x4 Campus','4x4 Deluxe','5x5 Townhome'][k-1]
            apts.append(('%d%02d'%(fl,k),p))
    W,H=letter
    LT=(D(2024,8,17),D(2025,7,31))
    rows=[];G=[]
    for a,p in apts:
        sf,nb,mk=plans[p]; beds=[]
        for b in 'ABCDE'[:nb]:
            sid='%s-%s'%(a,b); x=R.random(); r=dict(unit=sid,unitType=p,marketRent=float(mk))
            if a=='107' and b=='A' : r.update(statusText='RA / Staff',tenantName=N.fl(),contractRent=0.0,leaseStartDate=LT[0],leaseEndDate=LT[1],deposit=0.0,balance=0.0,charges=[('Rent',0.0),('Parking',0.0),('Furniture',0.0),('Elec Pkg',0.0)],totalCharges=0.0)
            elif x<.09: r.update(statusText='Vacant')
            elif x<.12: r.update(statusText='Vacant - Preleased')
            else:
                rent=float(mk-R.choice([0,0,10,20,40])); pk=float(R.choice([0,0,45])); fu=float(R.choice([0,25,25]));el=30.0
                short=R.random()<.07
                ls,le=(D(2025,1,4),LT[1]) if short else LT
                r.update(statusText=R.choices(['Current','Current','Notice','Sublet'],[40,40,4,4])[0],tenantName=N.fl(),contractRent=rent,leaseStartDate=ls,leaseEndDate=le,deposit=float(R.choice([0,0,150,300])),balance=R.choice([0.0,0.0,0.0,round(R.uniform(30,1500),2),-round(R.uniform(10,800),2)]),charges=[('Rent',rent),('Parking',pk),('Furniture',fu),('Elec Pkg',el)],totalCharges=rent+pk+fu+el)
            beds.append(r);rows.append(r)
        G.append((a,p,sf,nb,beds))
    def foot(c,p,n):
        c.setFillGray(.4);T(c,40,24,'The Yard at College Avenue  |  Rent Roll by Space','LS',6.5);T(c,W-40,24,'%d / %d'%(p,n),'LS',6.5,'r');c.setFillGray(0)
    c=PageCanvas(os.path.join(DOC,fn),pagesize=letter,foot=foot)
    X=[(40,'l'),(74,'l'),(170,'l'),(262,'r'),(302,'r'),(340,'r'),(378,'r'),(414,'r'),(456,'r'),(490,'l')]
    y=0
    HX=dict(space=40,name=78,st=176,ls=238,mk=332,rent=372,pk=408,fu=444,el=478,tot=518,bal=572)
    def head(first):
        nonlocal y
        y=H-44
        if first:
            c.setFillColorRGB(.16,.24,.42);c.rect(0,H-62,W,62,stroke=0,fill=1);c.setFillGray(1)
            T(c,40,H-30,'The Yard at College Avenue','LSB',15);T(c,40,H-46,'Rent Roll by Space   -   as of February 24, 2025','LS',9.5);T(c,W-40,H-30,'Lease year 2024-25','LS',9,'r');c.setFillGray(0)
            y=H-80
        for k,a,b,al in (('space','','Space','l'),('name','','Resident','l'),('st','','Status','l'),('ls','Lease','Start - End','l'),('mk','Market','Rent','r'),('rent','Rent','','r'),('pk','Park-','ing','r'),('fu','Furni-','ture','r'),('el','Elec','Pkg','r'),('tot','Total','Monthly','r'),('bal','Account','Balance','r')):
            T(c,HX[k],y,a if b else '', 'LSB',6.8,al);T(c,HX[k],y-8,b or a,'LSB',6.8,al)
        c.setLineWidth(1);c.line(40,y-12,572,y-12);y-=22
    head(True)
    for a,p,sf,nb,beds in G:
        if y-(nb+1)*11-4<44: c.showPage();head(False)
        c.setFillColorRGB(.9,.92,.97);c.rect(38,y-3,536,11,stroke=0,fill=1);c.setFillGray(0)
        T(c,40,y,'Apartment %s'%a,'LSB',7.2);T(c,130,y,'%s   %s sq ft   %d bedrooms'%(p,m0(sf),nb),'LS',7)
        y-=12
        for r in beds:
            z=6.8
            T(c,HX['space'],y,r['unit'],'LS',z)
            if r.get('tenantName'):
                T(c,HX['name'],y,r['tenantName'],'LS',z,w=96);T(c,HX['ls'],y,mdy2(r['leaseStartDate'])+' - '+mdy2(r['leaseEndDate']),'LS',z-.3)
                for k,v in zip(('rent','pk','fu','el'),[q for _,q in r['charges']]): T(c,HX[k],y,m2(v),'LS',z,'r')
                T(c,HX['tot'],y,m2(r['totalCharges']),'LSB',z,'r');T(c,HX['bal'],y,m2p(r['balance']),'LS',z,'r')
            T(c,HX['st'],y,r['statusText'],'LSI' if 'Vac' in r['statusText'] else 'LS',z)
            T(c,HX['mk'],y,m2(r['marketRent']),'LS',z,'r'); y-=10.5
            r.pop('deposit',None)
        y-=3
    if y<190: c.showPage();head(False)
    y-=4;c.line(40,y+9,572,y+9)
    T(c,40,y,'Property total','LSB',7);T(c,HX['mk'],y,m2(sum(r['marketRent'] for r in rows)),'LSB',6.5,'r')
    S=lambda i:sum(r['charges'][i][1] for r in rows if 'charges' in r)
    for k,i in (('rent',0),('pk',1),('fu',2),('el',3)): T(c,HX[k],y,m2(S(i)),'LSB',6.3,'r')
    T(c,HX['bal'],y,m2p(sum(r.get('balance',0) for r in rows)),'LSB',6.3,'r')
    T(c,HX['tot'],y,m2(sum(r.get('totalCharges',0) for r in rows)),'LSB',6.3,'r')
    y-=26;T(c,40,y,'Spaces by status','LSB',8);y-=12
    ct=OrderedDict()
    for r in rows: ct[r['statusText']]=ct.get(r['statusText'],0)+1
    for k,v in sorted(ct.items()): T(c,48,y,k,'LS',7);T(c,180,y,v,'LS',7,'r');y-=10
    vac=sum(v for k,v in ct.items() if k.startswith('Vac'))
    T(c,48,y,'Total spaces','LSB',7);T(c,180,y,len(rows),'LSB',7,'r');y-=14
    T(c,48,y,'Occupied spaces %d (%.1f%%)     Vacant spaces %d'%(len(rows)-vac,100*(len(rows)-vac)/len(rows),vac),'LS',7)
    c.showPage();c.save()
    save(fn,'STUDENT_HOUSING','by bed under apartment bars, portrait, charge columns, Entrata-like','property accountant, Entrata export restyled',rows,'The Yard at College Avenue','2025-02-24',len(rows),len(rows)-vac,vac)

# ================= 4. Seniors: IL/AL/MC portrait-landscape with care fees
def p4():
    fn='Harvest Glen - Resident Roll April.pdf';R=random.Random(584);N=Names(584)
    secs=[('INDEPENDENT LIVING','1',['Studio IL','1 BR IL','2 BR IL'],[(2850,),(3395,),(4250,)],14),('ASSISTED LIVING','2',['AL Alcove','AL 1 BR'],[(4150,),(4875,)],17),('MEMORY CARE','MC',['MC Private'],[(6450,)],9)]
    rows=[];S=[]
    for nm,pre,ty,mr,n in secs:
        g=[]
        for k in range(1,n+1):
            i=(k*2+k//3)%len(ty); u=(pre+'%02d'%k) if pre!='MC' else 'MC-%d'%k
            mk=mr[i][0]+R.choice([0,0,75,150]); r=dict(unit=u,unitType=ty[i],marketRent=float(mk),section=nm)
            x=R.random()
            if x<.12: r['statusText']='Vacant';r['_nm']='Vacant'
            elif x<.17: r['statusText']='Vacant - Deposit Held';r['_nm']='Vacant - Deposit Held'
            else:
                f,l=N.pair(); two=nm!='MEMORY CARE' and R.random()<.18
                t='%s, %s'%(l,f)+(' & %s'%R.choice(['Walter','Harold','June','Dolores','Vernon','Faye']) if two else '')
                base=float(round(mk*R.uniform(.88,1.0)/5)*5); sp=(895.0 if nm[0]=='I' else 1150.0) if two else 0.0
                lv='' ; care=0.0
                if nm[0]=='A': lv=R.choice(['1','2','2','3','4']);care={'1':450.,'2':850.,'3':1300.,'4':1825.}[lv]
                if nm[0]=='M': lv=R.choice(['A','B','C']);care={'A':950.,'B':1450.,'C':2100.}[lv]
                med=R.choice([0.,0.,325.]) if nm[0]!='I' else 0.
                disc=-float(R.choice([0,0,0,0,100,250])) or 0.
                ch=[('Base Rent',base),('2nd Person',sp),('Care Fee',care),('Med Mgmt',med),('Discount',disc)]
                r.update(tenantName=t,_nm=t,_lv=lv,_pay=R.choice(['PP','PP','PP','LTC','VA']),moveInDate=D(2025,4,1)-day(R.randint(10,2400)),contractRent=base,charges=ch,totalCharges=sum(a for _,a in ch),balance=R.choice([0.,0.,0.,0.,round(R.uniform(100,6000),2),-round(R.uniform(40,500),2)]),statusText='Occupied')
            g.append(r);rows.append(r)
        S.append((nm,g))
    W,H=landscape(letter)
    def foot(c,p,n): T(c,W/2,24,'CONFIDENTIAL - contains resident information.   Printed 4/2/25','DSE',6.5,'c')
    c=PageCanvas(os.path.join(DOC,fn),pagesize=(W,H),foot=foot)
    X=OrderedDict(u=(40,'l','Apt'),ty=(76,'l','Type'),nm=(134,'l','Resident'),pay=(276,'c','Payor'),mi=(300,'l','Move-In'),lv=(362,'c','Care Lvl'),mk=(420,'r','Street Rate'),b=(474,'r','Base Rent'),sp=(522,'r','2nd Person'),ca=(570,'r','Care Fee'),me=(614,'r','Med Mgmt'),di=(658,'r','Discount'),to=(710,'r','Total Mo.'),bal=(758,'r','A/R Bal.'))
    y=0
    def head():
        nonlocal y
        y=H-72
        for k,(x,a,h) in X.items():
            p=h.split(' ') 
            if len(p)==2: T(c,x,y+9,p[0],'DSEB',7,a);T(c,x,y,p[1],'DSEB',7,a)
            else: T(c,x,y,h,'DSEB',7,a)
        c.setLineWidth(.5);c.line(40,y-4,758,y-4);c.line(40,y-6,758,y-6);y-=20
    def title():
        T(c,40,H-36,'HARVEST GLEN SENIOR LIVING','DSEB',13);T(c,758,H-36,'Resident Rent Roll','DSEB',11,'r');T(c,758,H-49,'April 2025','DSE',10,'r')
    title();head()
    def ln(v,f='DSE',z=7):
        for k,s in v.items(): T(c,X[k][0],y,s,f,z,X[k][1],w=134 if k=='nm' else None)
    z0=lambda v:'-' if not v else m0p(v)
    ks=('b','sp','ca','me','di')
    def tot(lbl,g):
        o=[r for r in g if 'charges' in r]
        v=dict(mk=m0(sum(r['marketRent'] for r in g)),to=m0(sum(r['totalCharges'] for r in o)),bal=m2p(sum(r['balance'] for r in o)))
        for i,k in enumerate(ks): v[k]=z0(sum(r['charges'][i][1] for r in o))
        ln(v,'DSEB'); T(c,40,y,lbl,'DSEB',7)
    for si,(nm,g) in enumerate(S):
        if si and y-len(g)*12-60<40: c.showPage();title();head()
        T(c,40,y,nm,'DSEB',8.5);y-=13
        for r in g:
            v=dict(u=r['unit'],ty=r['unitType'],nm=r['_nm'],mk=m0(r['marketRent']))
            if 'charges' in r:
                v.update(pay=r['_pay'],mi=r['moveInDate'].strftime('%b %d, %Y'),lv=r['_lv'],to=m0(r['totalCharges']),bal=m2p(r['balance']) if r['balance'] else '-')
                for k,(q,a) in zip(ks,r['charges']): v[k]=z0(a)
            ln(v);y-=11.5
        c.line(400,y+8,758,y+8);y-=2
        tot('%s - %d apts, %d occupied, %d vacant'%(nm.title(),len(g),sum('charges' in r for r in g),sum('charges' not in r for r in g)),g);y-=20
    if y<110: c.showPage();title();head()
    c.setLineWidth(1);c.line(40,y+11,758,y+11)
    occ=sum('charges' in r for r in rows);tot('COMMUNITY TOTAL - %d apts, %d occupied, %d vacant'%(len(rows),occ,len(rows)-occ),rows)
    y-=24;T(c,40,y,'Payor: PP = private pay, LTC = long-term care insurance, VA = Aid & Attendance. Street Rate is the current published rate. Discounts are rate locks and move-in specials.','DSE',6.5)
    c.showPage();c.save()
    for r in rows:
        if 'charges' in r:
            r['charges']=[(k,a) for k,a in r['charges'] if a]
            if not r['balance']: r.pop('balance')
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
    save(fn,'SENIOR_HOUSING','IL/AL/MC sections with care fees, street rate, serif, dash for zero','executive director, home-made',rows,'Harvest Glen Senior Living','2025-04',len(rows),occ,len(rows)-occ)
if __name__=='__main__':
    p1();p2();p3();p4()

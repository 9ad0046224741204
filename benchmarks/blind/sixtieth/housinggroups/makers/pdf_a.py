from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from collections import OrderedDict

# ---------------------------------------------------------------- P1 affordable, charge lines
def p1():
    r=random.Random(6001); N=Names(r); f='linden_court_affordable_rr.pdf'
    asof=D(2025,9,30)
    W,H=landscape(letter); c=canvas.Canvas(path(f),pagesize=(W,H))
    types=OrderedDict([('lc1b',(612,1085,'1 Bed')),('lc2b',(848,1290,'2 Bed')),('lc2ba',(861,1310,'2 Bed ADA')),('lc3b',(1066,1545,'3 Bed'))])
    X=dict(unit=30,ut=64,sf=138,res=144,name=194,mk=338,cr=392,code=398,amt=478,dep=528,od=570,mi=576,le=625,mo=674,bal=762)
    state={'y':0,'p':0}
    def head():
        state['p']+=1
        c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-34,'Affordable Rent Roll with Lease Charges')
        c.setFont('Helvetica',8); c.drawCentredString(W/2,H-46,'Linden Court Apartments (lindenct)')
        c.drawCentredString(W/2,H-56,'As Of = 09/30/2025'); c.drawCentredString(W/2,H-66,'Month Year = 09/2025')
        c.drawRightString(W-30,H-34,'Page %d'%state['p'])
        c.setFont('Helvetica-Bold',7); y=H-84
        def h(a,l1,l2,right=False):
            (c.drawRightString if right else c.drawString)(a,y,l1); (c.drawRightString if right else c.drawString)(a,y-8,l2)
        h(X['unit'],'Unit','');h(X['ut'],'Unit Type','');h(X['sf'],'Unit','Sq Ft',1);h(X['res'],'Resident','');h(X['name'],'Name','')
        h(X['mk'],'Market','Rent',1);h(X['cr'],'Contract','Rent',1);h(X['code'],'Charge','Code');h(X['amt'],'Amount','',1);h(X['dep'],'Resident','Deposit',1)
        h(X['od'],'Other','Deposit',1);h(X['mi'],'Move In','');h(X['le'],'Lease','Expiration');h(X['mo'],'Move Out','');h(X['bal'],'Balance','',1)
        c.line(30,y-12,W-30,y-12); state['y']=y-22
    def need(n):
        if state['y']<36+n*9: c.showPage(); head()
    def put(font='Helvetica',**k):
        c.setFont(font,7); y=state['y']
        for a,v in k.items():
            if v in (None,''): continue
            if a in('sf','mk','cr','amt','dep','od','bal'): c.drawRightString(X[a],y,v)
            else: c.drawString(X[a],y,v)
    def nl(n=1): state['y']-=9*n
    head(); rows=[]
    S1='Current/Notice/Vacant Residents'; S2='Future Residents/Applicants'
    put('Helvetica-Bold',unit=S1); nl()
    units=[]
    for b in 'ABCD':
        for fl in (1,2,3):
            for k in range(1,5): units.append(('%s-%d0%d'%(b,fl,k), ['lc1b','lc2b','lc2ba' if fl==1 else 'lc2b','lc3b'][k-1]))
    vac={'A-203','B-304','D-102','C-201'}; model={'A-101':'MODEL'}; down={'D-303':'DOWN'}; 
    T=dict(occ=[0]*8,vac=[0]*8,non=[0]*8); codes=OrderedDict((k,0) for k in ('hap','laundry','pet','rent','util'))
    fut=[]
    def add(t,sf,mk,cr,ch,dp,od,bal):
        for i,v in enumerate((1,sf,mk,cr,ch,dp,od,bal)): t[i]+=v
    for u,t in units:
        sf,mk,_=types[t]; base=dict(unit=u,unitType=t,area=sf,section=S1,marketRent=float(mk))
        if u in vac or u in model or u in down:
            w='VACANT' if u in vac else model.get(u) or down.get(u)
            need(3); put(unit=u,ut=t,sf=str(sf),res=w,name=w,mk=m2(mk),cr='0.00',amt='0.00',dep='0.00',od='0.00',bal='0.00'); nl()
            put('Helvetica-Bold',code='Total',amt='0.00'); nl(1.5)
            rows.append(row(**base,statusText=w,contractRent=0.0,deposit=0.0,balance=0.0,totalCharges=0.0))
            add(T['vac' if u in vac else 'non'],sf,mk,0,0,0,0,0); continue
        n=N.lf(); rid='t00%05d'%r.randint(11000,49999)
        cr=mk-r.choice([0,0,0,25,40]); ten=r.choice([0,25]+[r.randint(90,640)]*6); hap=cr-ten
        ch=[]
        if ten: ch.append(('rent',float(ten)))
        ch.append(('hap',float(hap)))
        if ten==0: ch.append(('util',-float(r.choice([38,51,64]))))
        if r.random()<.18: ch.append(('pet',15.0))
        if r.random()<.25: ch.append(('laundry',22.0))
        r.shuffle(ch); tot=sum(a for _,a in ch); dp=float(r.choice([ten or 50,150,200,250])); od=r.choice([0.0]*5+[100.0])
        mi=D(r.randint(2011,2024),r.randint(1,12),r.choice([1,1,1,8,15,22])); le=eom(addm(D(mi.month and 2025,mi.month,1),-1))
        if le<asof: le=eom(addm(le.replace(day=1),12))
        if le==asof: le=D(2026,9,30)
        mo=D(2025,10,r.randint(10,30)) if u in('B-103','C-302') else None
        bal=float(r.choice([0]*6+[ten,-25,r.randint(5,900)+.5,12.75]))
        need(len(ch)+2)
        for i,(k,a) in enumerate(ch):
            if i==0: put(unit=u,ut=t,sf=str(sf),res=rid,name=n,mk=m2(mk),cr=m2(cr),code=k,amt=m2(a),dep=m2(dp),od=m2(od),mi=us(mi),le=us(le),mo=us(mo),bal=m2(bal))
            else: put(code=k,amt=m2(a))
            codes[k]+=a; nl()
        put('Helvetica-Bold',code='Total',amt=m2(tot)); nl(1.5)
        add(T['occ'],sf,mk,cr,tot,dp,od,bal)
        rows.append(row(**base,tenantName=n,statusText='Occupied',contractRent=float(cr),charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tot,deposit=dp,balance=bal,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo)))
    need(4); nl(.5); put('Helvetica-Bold',unit=S2); nl()
    for u,d in (('A-203',D(2025,10,6)),('B-103',D(2025,11,17)),('D-102',D(2025,10,15))):
        t=dict(units)[u]; sf,mk,_=types[t]; n=N.lf(); ten=r.randint(100,500); hap=mk-ten; le=eom(addm(d.replace(day=1),11))
        need(4); put(unit=u,ut=t,sf=str(sf),res='t00%05d'%r.randint(50000,51999),name=n,mk=m2(mk),cr=m2(mk),code='rent',amt=m2(ten),dep=m2(100),od='0.00',mi=us(d),le=us(le),bal='0.00'); nl()
        put(code='hap',amt=m2(hap)); nl(); put('Helvetica-Bold',code='Total',amt=m2(mk)); nl(1.5); fut.append((mk,sf))
        rows.append(row(unit=u,unitType=t,area=sf,section=S2,tenantName=n,statusText=S2,marketRent=float(mk),contractRent=float(mk),charges=[dict(code='rent',amount=float(ten)),dict(code='hap',amount=float(hap))],totalCharges=float(mk),deposit=100.0,balance=0.0,moveInDate=iso(d),leaseEndDate=iso(le)))
    tot=[sum(T[k][i] for k in T) for i in range(8)]
    need(24); nl(); c.line(30,state['y']+8,W-30,state['y']+8)
    put('Helvetica-Bold',unit='Total',ut='Linden Court Apartments(lindenct)',mk=m2(tot[2]),cr=m2(tot[3]),amt=m2(tot[4]),dep=m2(tot[5]),od=m2(tot[6]),bal=m2(tot[7])); nl(2.5)
    sx=[30,220,300,380,470,550,630,690,760]
    def sl(v,b=False):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',7); c.drawString(sx[0],state['y'],v[0])
        for x,t in zip(sx[1:],v[1:]): c.drawRightString(x,state['y'],t)
        nl()
    sl(['Summary Groups','Square','Market','Contract','Lease','Security','Other','# Of','Balance'],1); sl(['','Footage','Rent','Rent','Charges','Deposit','Deposits','Units',''],1)
    def L(n,t): sl([n,'%s.00'%format(t[1],','),m2(t[2]),m2(t[3]),m2(t[4]),m2(t[5]),m2(t[6]),str(t[0]),m2(t[7])])
    L('Current/Notice/Vacant Residents',tot)
    fm=sum(a for a,_ in fut); L('Future Residents/Applicants',[len(fut),sum(s for _,s in fut),fm,fm,fm,300,0,0])
    L('Occupied Units',T['occ']);L('Total Non Rev Units',T['non']);L('Total Vacant Units',T['vac']);sl([''])
    L('Totals:',tot); nl(); need(10)
    c.setFont('Helvetica-Bold',7); c.drawString(30,state['y'],'Summary of Charges by Charge Code'); nl(); c.setFont('Helvetica',6.5); c.drawString(30,state['y'],'(Current/Notice Residents Only)'); nl(1.3)
    sl(['Charge Code','Amount'],1)
    for k,v in codes.items(): sl([k,m2(v)])
    sl(['Total',m2(sum(codes.values()))],1); assert abs(sum(codes.values())-tot[4])<.01
    c.save()
    save(f,rows,'Linden Court Apartments',iso(asof),48,T['occ'][0],T['vac'][0],'MULTIFAMILY','conversion consultant A','Yardi affordable roll, charge lines with total per unit, contract rent column, future section, summaries behind',False)

# ---------------------------------------------------------------- P2 OneSite style
def p2():
    r=random.Random(6002); N=Names(r); f='Harrow_Pointe_RentRollDetail.pdf'; W,H=landscape(legal); c=canvas.Canvas(path(f),pagesize=(W,H)); asof=D(2025,11,15)
    FP=OrderedDict([('A1',(702,1315)),('A2R',(748,1420)),('B1',(986,1690)),('B2R',(1042,1815)),('C1',(1290,2095))])
    cols=[('Unit',30,0),('Floorplan',62,0),('Unit\nDesignation',108,0),('SQFT',196,1),('Unit/Lease\nStatus',204,0),('Name',276,0),('Move-In\nMove-Out',392,0),('Lease\nStart',446,0),('Lease\nEnd',498,0),('Market\n+ Addl.',588,1),('Trans\nCode',598,0),('Lease\nRent',700,1),('Other\nCharges/\nCredits',760,1),('Total\nBilling',820,1),('Dep\nOn Hand',880,1),('Balance',940,1)]
    st={'p':0,'y':0}
    def head():
        st['p']+=1; c.setFont('Times-Roman',8); c.drawString(30,H-30,'OneSite Rents v3.0'); c.drawString(30,H-40,'11/15/2025 4:12:38PM')
        c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-32,'Calloway Ridge Living - Harrow Pointe'); c.setFont('Times-Bold',11); c.drawCentredString(W/2,H-46,'RENT ROLL DETAIL'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-57,'As of 11/15/2025')
        c.setFont('Times-Roman',8); c.drawRightString(W-30,H-30,'Page %d'%st['p']); 
        c.drawString(30,H-70,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit; Report Type - Details + Summary')
        c.setFillGray(.88); c.rect(28,H-108,W-56,32,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',7.5)
        for t,x,ra in cols:
            ls=t.split('\n')
            for i,l in enumerate(ls):
                y=H-104+8.5*(len(ls)-1-i); (c.drawRightString if ra else c.drawString)(x,y,l)
        st['y']=H-120
    def need(n):
        if st['y']-n*9<34: 
            c.setFont('Times-Italic',7); c.drawString(30,22,'* Indicates amounts not included in detail totals'); c.showPage(); head()
    def put(d,b=False):
        c.setFont('Times-Bold' if b else 'Times-Roman',7.5)
        for i,v in d.items():
            t,x,ra=cols[i]; (c.drawRightString if ra else c.drawString)(x,st['y'],v)
    head(); rows=[]; T=[0]*6; cc=OrderedDict(); fp={k:[0,0,0,0,0] for k in FP}; cnt={}
    units=[]
    for b in range(1,5):
        for fl in (1,2,3):
            for k in range(1,7): units.append('%d%d%02d'%(b,fl,k))
    seq=['A1','B1','B2R','A2R','B1','C1']
    stat={}
    for u in ('1102','2206','3304','4101','4305'): stat[u]='Vacant'
    for u in ('1306','3103','4202'): stat[u]='Vacant-Leased'
    for u in ('2104','3201'): stat[u]='Occupied-NTV'
    for u in ('1205','4306'): stat[u]='Occupied-NTVL'
    stat['1101']='Model'; stat['3301']='Admin/Down'; stat['2101']='Admin/Down'
    renew={'1203','2303','3106'}
    def rec(u,t,sf,des,s,n,mi,mo,ls,le,mk,ch,dep,bal,star=False):
        """prints one record"""
        need(max(2,len(ch)+1)); s_='*' if star else ''
        d={0:u,1:t,2:des,3:str(sf),4:s}
        if n: d[5]=n
        if mi: d[6]=us(mi)
        if ls: d[7]=us(ls); d[8]=us(le)
        d[9]=m2(mk) if mk is not None else ''
        d[14]=m2(dep); d[15]=par(bal)
        lr=sum(a for k,a in ch if k=='RENT'); oc=sum(a for k,a in ch if k!='RENT')
        for i,(k,a) in enumerate(ch or [(None,0)]):
            if i>0: d={}
            if k: 
                d[10]=k; d[11 if k=='RENT' else 12]=par(a)+s_; d[13]=par(a)+s_
            if i==1 and mo: d[6]=us(mo)
            put(d); st['y']-=9
        if len(ch)==1 and mo: put({6:us(mo)}); 
        if ch and len(ch)>1:
            put({10:'Total',11:m2(lr)+s_,12:par(oc)+s_,13:m2(lr+oc)+s_},1); st['y']-=9
        elif mo and ch: st['y']-=9
        st['y']-=4
        return lr,oc
    for i,u in enumerate(units):
        t=seq[i%6]; sf,mk0=FP[t]; mk=float(mk0+[0,10,25][int(u[1])-1]); des='N/A' if i%9 else 'Renovated'; s=stat.get(u,'Occupied')
        cnt[s]=cnt.get(s,0)+1; fp[t][0]+=1; fp[t][2]+=mk
        base=dict(unit=u,unitType=t,area=sf,marketRent=mk)
        if s in('Vacant','Model','Admin/Down','Vacant-Leased'):
            rec(u,t,sf,des,s,{'Model':'MODEL','Admin/Down':'DOWN' if u=='3301' else 'ADMIN'}.get(s,'VACANT'),None,None,None,None,mk,[],0.0,0.0)
            T[0]+=mk; rows.append(row(**base,statusText=s,deposit=0.0,balance=0.0))
            if s=='Vacant-Leased':
                n=N.lf(); d=D(2025,11,r.choice([18,21,26])); le=addm(d,13)-dt.timedelta(days=1)
                ch=[('RENT',mk-20),('TRASH',28.0)]; rec(u,t,sf,des,'Applicant',n,d,None,d,le,None,ch,300.0,0.0,True)
                rows.append(row(unit=u,unitType=t,area=sf,tenantName=n,statusText='Applicant',moveInDate=iso(d),leaseStartDate=iso(d),leaseEndDate=iso(le),contractRent=mk-20,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=mk+8,deposit=300.0,balance=0.0))
            continue
        n=N.lf(); ls=D(2025,r.randint(1,10),r.choice([1,4,9,16,23,28])) if r.random()<.85 else D(2024,12,r.choice([2,11,20])); term=r.choice([12,12,13,15]); le=addm(ls,term)-dt.timedelta(days=1)
        mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,5)); 
        rent=mk-r.choice([0,15,35,60,85,110]); ch=[('RENT',rent)]
        if r.random()<.3: ch.append(('PETRENT',r.choice([35.0,70.0])))
        if r.random()<.35: ch.append(('PARKCOV',60.0))
        if r.random()<.12: ch.append(('STORAGE',45.0))
        if r.random()<.15: ch.append(('CONC/SPEC',-float(r.choice([50,75,100]))))
        if r.random()<.08: ch=[('RENT',rent)]
        else: ch.append(('TRASH',28.0))
        dep=r.choice([0.0,200.0,300.0,500.0]); bal=round(r.choice([0]*5+[-r.uniform(1,60),r.uniform(10,400),rent+28]),2)
        mo=None
        if s.startswith('Occupied-NTV'):
            mo=D(2025,r.choice([11,12]),r.choice([28,29,30])); le=mo if r.random()<.5 else le
        lr,oc=rec(u,t,sf,des,s,n,mi,mo,ls,le,mk,ch,dep,bal)
        for k,a in ch: cc[k]=cc.get(k,0)+a
        T[0]+=mk;T[1]+=lr;T[2]+=oc;T[3]+=lr+oc;T[4]+=dep;T[5]+=bal; fp[t][1]+=1; fp[t][3]+=lr
        rows.append(row(**base,statusText=s,tenantName=n,moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=lr+oc,deposit=dep,balance=bal))
        if u in renew:
            a=le+dt.timedelta(days=1); b=addm(a,12)-dt.timedelta(days=1); ch2=[('RENT',rent+40.0),('TRASH',28.0)]
            rec(u,t,sf,des,'Pending renewal',n,mi,None,a,b,None,ch2,0.0,0.0,True)
            rows.append(row(unit=u,unitType=t,area=sf,statusText='Pending renewal',tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(a),leaseEndDate=iso(b),contractRent=rent+40,charges=[dict(code=k,amount=x) for k,x in ch2],totalCharges=rent+68,deposit=0.0,balance=0.0))
    need(4); c.line(500,st['y']+8,945,st['y']+8)
    put({8:'Totals:',9:m2(T[0]),11:m2(T[1]),12:par(T[2]),13:m2(T[3]),14:m2(T[4]),15:par(round(T[5],2))},1); 
    c.setFont('Times-Italic',7); c.drawString(30,22,'* Indicates amounts not included in detail totals'); c.showPage(); head(); 
    y=st['y']-6; c.setFont('Times-Bold',10); c.drawString(30,y,'Amt / SQFT: Floorplan Summary'); y-=16; c.setFont('Times-Bold',8)
    hx=[30,150,230,320,420,520,620]
    for x,t in zip(hx,['Floorplan','# Units','Average SQFT','Avg. Market + Addl.','Units Occupied','Occupancy %','Lease Rent']): (c.drawString if x==30 else c.drawRightString)(x,y,t)
    c.setFont('Times-Roman',8)
    for k,v in fp.items():
        y-=12
        for x,t in zip(hx,[k,str(v[0]),str(FP[k][0]),m2(v[2]/v[0]),str(v[1]),'%.2f'%(100*v[1]/v[0]),m2(v[3])]): (c.drawString if x==30 else c.drawRightString)(x,y,t)
    y-=14; c.setFont('Times-Bold',8); occ=sum(v[1] for v in fp.values())
    for x,t in zip(hx,['Totals / Averages:','72','','',str(occ),'%.2f'%(100*occ/72),m2(T[1])]): (c.drawString if x==30 else c.drawRightString)(x,y,t)
    y-=30; c.setFont('Times-Bold',10); c.drawString(30,y,'Occupancy and Rents Summary for Current Date'); y-=14; c.setFont('Times-Roman',8)
    for k in ('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Model','Admin/Down'):
        c.drawString(40,y,k); c.drawRightString(230,y,str(cnt.get(k,0))); y-=11
    c.setFont('Times-Bold',8); c.drawString(40,y,'Totals'); c.drawRightString(230,y,'72'); y-=28
    c.setFont('Times-Bold',10); c.drawString(30,y,'Summary Billing by Transaction Code for Current Date'); y-=14; c.setFont('Times-Roman',8)
    for k in sorted(cc): c.drawString(40,y,k); c.drawRightString(230,y,par(cc[k])); y-=11
    c.setFont('Times-Bold',8); c.drawString(40,y,'Total:'); c.drawRightString(230,y,m2(sum(cc.values())))
    c.save(); assert abs(sum(cc.values())-T[3])<.01
    save(f,rows,'Harrow Pointe',iso(asof),72,occ,8,'MULTIFAMILY','conversion consultant B','OneSite rent roll detail, legal landscape, transaction lines, move-in over move-out, starred applicants and pending renewals, floorplan and code summaries',True)

# ---------------------------------------------------------------- P3 student beds
def p3():
    r=random.Random(6003); N=Names(r); f='tannery_row_bed_roster.pdf'; W,H=letter; c=canvas.Canvas(path(f),pagesize=letter)
    from reportlab.lib.colors import HexColor
    teal=HexColor('#0b5c6b'); pale=HexColor('#e6f1f2'); st={'p':0,'y':0}
    def head(first=False):
        st['p']+=1
        if first:
            c.setFillColor(teal); c.rect(0,H-66,W,66,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',17); c.drawString(36,H-34,'Tannery Row Student Residences'); c.setFont('Helvetica',10); c.drawString(36,H-52,'Rent Roll by Bed  |  2025-26 academic year  |  effective October 1, 2025'); c.setFillGray(0); y=H-84
        else:
            c.setFont('Helvetica',8); c.drawString(36,H-30,'Tannery Row Student Residences - Rent Roll by Bed (continued)'); y=H-46
        c.setFont('Helvetica-Bold',7.5); c.setFillColor(teal)
        for x,t,ra in ((36,'Unit-Bed',0),(84,'Plan',0),(134,'Resident',0),(268,'Status',0),(340,'Lease from',0),(396,'Lease to',0),(486,'Market',1),(538,'Installment',1),(576,'Dep.',1)): (c.drawRightString if ra else c.drawString)(x,y,t)
        c.setFont('Helvetica-Oblique',7)
        c.drawString(134,y-9,'Move-in / monthly extras'); c.drawRightString(538,y-9,'All charges'); c.drawRightString(576,y-9,'Balance')
        c.setFillGray(0); c.setStrokeColor(teal); c.line(36,y-13,W-36,y-13); st['y']=y-26
    def foot(): c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(36,20,'Prepared by leasing office. Amounts are monthly installments per bed.'); c.drawRightString(W-36,20,'%d'%st['p']); c.setFillGray(0)
    def need(n):
        if st['y']-n<38: foot(); c.showPage(); head()
    head(True); rows=[]
    bl=[('Mill House',['M101','M102','M103','M201','M202','M203'],'4x4'),('Bark House',['B11','B12','B21','B22','B31'],'3x2'),('The Annex',['X1','X2','X3','X4','X5','X6','X7'],'Studio')]
    G=[0]*6; k=0; cnt=dict(occ=0,vac=0,tot=0,ra=0)
    for b,us_,plan in bl:
        need(60); st['y']-=4; c.setFillColor(pale); c.rect(36,st['y']-4,W-72,14,stroke=0,fill=1); c.setFillColor(teal); c.setFont('Helvetica-Bold',9); c.drawString(40,st['y'],b); c.setFillGray(0); st['y']-=16; S=[0]*6
        for u in us_:
            beds={'4x4':'ABCD','3x2':'ABC','Studio':['']}[plan]
            for bd in beds:
                k+=1; uid=u+('-'+bd if bd else ''); p='%s%s'%(plan,' Prem' if bd in('A',) and plan=='4x4' else ''); mk={'4x4':815.0,'3x2':865.0,'Studio':1240.0}[plan]+(30 if 'Prem' in p else 0)
                need(26); y=st['y']; cnt['tot']+=1; S[0]+=1; S[1]+=mk
                c.setFont('Helvetica-Bold',8); c.drawString(36,y,uid); c.setFont('Helvetica',8); c.drawString(84,y,p); c.drawRightString(486,y,m2(mk))
                base=dict(unit=uid,building=b,unitType=p,marketRent=mk)
                if k in(7,16,17,30,41):
                    c.setFont('Helvetica-Oblique',8); c.drawString(134,y,'— open bed —'); c.setFont('Helvetica',8); c.drawString(268,y,'Vacant'); st['y']-=14; cnt['vac']+=1
                    rows.append(row(**base,statusText='Vacant'))
                else:
                    n=N.fl(); s='Current'; 
                    if k in(9,26): s='RA (staff)'
                    elif k in(12,33,38): s='Notice'
                    elif k in(21,): s='Sublet'
                    ls=D(2025,8,20); le=D(2026,7,31)
                    if k%11==0: ls=D(2025,8,20); le=D(2025,12,19)
                    mi=D(2025,8,r.choice([20,20,21,22,23])) if r.random()<.7 else D(2024,8,21)
                    rent=0.0 if 'RA' in s else mk-r.choice([0,0,20,36,45]); ex=[]
                    if r.random()<.4: ex.append(('Parking',r.choice([55.0,70.0])))
                    if r.random()<.5: ex.append(('Utility pkg',42.0))
                    if r.random()<.2: ex.append(('Furniture',25.0))
                    if plan=='Studio' and r.random()<.4: ex.append(('Pet',30.0))
                    tot=rent+sum(a for _,a in ex); dep=r.choice([0.0,150.0,150.0,300.0]); bal=round(r.choice([0,0,0,0,rent,-15.5,r.uniform(5,300)]),2)
                    c.drawString(134,y,n); c.drawString(268,y,s); c.drawString(340,y,usn(ls)); c.drawString(396,y,usn(le)); c.drawRightString(538,y,m2(rent)); c.drawRightString(576,y,m2(dep))
                    c.setFont('Helvetica',7); c.setFillGray(.25); c.drawString(134,y-9,usn(mi)+(('   '+';  '.join('%s %s'%(a,m2(v)) for a,v in ex)) if ex else '')); c.drawRightString(538,y-9,m2(tot)); c.drawRightString(576,y-9,par(bal)); c.setFillGray(0); st['y']-=23
                    S[2]+=rent;S[3]+=tot;S[4]+=dep;S[5]+=bal; cnt['occ']+=1
                    rows.append(row(**base,tenantName=n,statusText=s,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in ex] or None,totalCharges=tot,deposit=dep,balance=bal))
        need(30); c.setStrokeColor(teal); c.line(134,st['y']+9,W-36,st['y']+9); c.setFont('Helvetica-Bold',8); c.drawString(134,st['y'],'%s - %d beds'%(b,S[0])); y=st['y']; c.drawRightString(486,y,m2(S[1])); c.drawRightString(538,y,m2(S[2])); c.drawRightString(576,y,format(S[4],',.0f')); c.drawRightString(538,y-9,m2(S[3])); c.drawRightString(576,y-9,par(round(S[5],2))); st['y']-=26
        for i in range(6): G[i]+=S[i]
    need(120); y=st['y']; c.setFont('Helvetica-Bold',9); c.drawString(36,y,'ALL BEDS  %d'%G[0]); c.drawRightString(486,y,m2(G[1])); c.drawRightString(538,y,m2(G[2])); c.drawRightString(538,y-11,m2(G[3])); c.setFont('Helvetica-Bold',7.5); c.drawRightString(578,y-11,par(round(G[5],2)))
    y-=34; c.setFont('Helvetica',8.5); c.drawString(36,y,'Beds occupied (incl. 2 resident assistants): %d      Beds vacant: %d      Total beds: %d'%(cnt['occ'],cnt['vac'],cnt['tot'])); y-=18
    c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,'Spring 2026 incoming (signed, not yet assigned a bed): 3'); foot(); c.save()
    save(f,rows,'Tannery Row Student Residences','2025-10-01',cnt['tot'],cnt['occ'],cnt['vac'],'STUDENT_HOUSING','conversion consultant C','bed roster, two-line records with extras in words on the second line, building bands, two-level totals',True)
if __name__=='__main__':
    p1();p2();p3()

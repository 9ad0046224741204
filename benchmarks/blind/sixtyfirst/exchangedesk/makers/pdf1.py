from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.lib.utils import simpleSplit

# ---------- 1 walk-up, typed certified roll
def d01():
    r=random.Random(6101); n=Names(r); f='linden_418_certified_roll.pdf'
    W,H=legal[1],legal[0]
    c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1)
    c.setFillGray(.955); c.rect(0,0,W,H,stroke=0,fill=1)
    for i in range(420):
        c.setFillGray(r.uniform(.55,.85)); c.circle(r.uniform(0,W),r.uniform(0,H),r.uniform(.15,.55),stroke=0,fill=1)
    c.setFillGray(.7); c.circle(22,H-180,7,stroke=0,fill=1); c.circle(22,190,7,stroke=0,fill=1)
    c.saveState(); c.rotate(.35); c.setFillGray(.13)
    F='Courier'
    def t(x,y,s,b=False,al='l'):
        c.setFont(F+('-Bold' if b else ''),9.3)
        y+=r.uniform(-.35,.35)
        (c.drawRightString if al=='r' else c.drawString)(x,y,s)
    y=H-52
    c.setFont('Courier-Bold',12); c.drawCentredString(W/2,y,'CERTIFIED RENT ROLL'); y-=15
    c.setFont('Courier',10); c.drawCentredString(W/2,y,'Premises: 418 LINDEN STREET, BROOKLYN, NEW YORK   (Block 3309, Lot 27)'); y-=13
    c.drawCentredString(W/2,y,'Owner: 418 Linden Realty Corp.     Month of: OCTOBER, 2025'); y-=26
    # columns
    X=dict(apt=48,ten=88,sz=258,st=312,fr=352,to=428,leg=575,act=668,sec=762,arr=850)
    t(X['apt'],y,'APT',1);t(X['ten'],y,'NAME OF TENANT',1);t(X['sz'],y,'SIZE',1);t(X['st'],y,'REG',1)
    t(X['fr'],y+11,'LEASE    TERM',1);t(X['fr'],y,'FROM',1);t(X['to'],y,'TO',1)
    t(X['leg'],y+11,'LEGAL',1,'r');t(X['leg'],y,'REG. RENT',1,'r');t(X['act'],y+11,'RENT',1,'r');t(X['act'],y,'COLLECTED',1,'r')
    t(X['sec'],y+11,'SECURITY',1,'r');t(X['sec'],y,'ON DEPOSIT',1,'r');t(X['arr'],y,'ARREARS',1,'r')
    y-=6; c.setLineWidth(.7); c.line(44,y,858,y); y-=15
    rows=[];tl=ta=ts=tr=0
    apts=[f"{i}{s}" for i in '1234' for s in ('F','M','R')]
    for i,a in enumerate(['BSMT']+apts):
        sz=r.choice(['1 BR','2 BR','STU','1 BR']) if a!='BSMT' else 'STU'
        if a=='BSMT':
            nm='SUPERINTENDENT';reg='';leg=None;act=0;sec=None;arr=None;fr=to=None
        elif a=='3M':
            nm='VACANT';reg='RS';leg=1684.22;act=None;sec=arr=None;fr=to=None
        else:
            nm=n.lf().upper();reg=r.choice(['RS','RS','RS','FM'])
            base={'STU':1390,'1 BR':1720,'2 BR':2140}[sz]
            leg=round(base+r.uniform(-340,500),2) if reg=='RS' else None
            act=leg if leg and r.random()<.65 else round((leg or base+900)-(r.choice([85.5,140,212.4]) if leg else 0),2)
            if a=='1R': reg='RC';leg=act=486.71
            sec=round(act/1.03,2) if r.random()<.8 else act
            arr=r.choice([None,None,None,None,round(act,2),412.5])
            fr=addm(D(2024,1),r.randrange(0,21));to=addm(fr,r.choice([12,24]))-dt.timedelta(1)
            if to<D(2025,10): fr=addm(fr,12);to=addm(fr,24)-dt.timedelta(1)
            if reg=='RC': fr=None;to='MTM';sec=112.0;arr=None
        t(X['apt'],y,a);t(X['ten'],y,nm);t(X['sz'],y,sz);t(X['st'],y,reg)
        if fr:t(X['fr'],y,mdy2(fr))
        if to:t(X['to'],y,to if isinstance(to,str) else mdy2(to))
        if reg=='FM':t(X['leg'],y,'exempt',al='r')
        elif leg is not None:t(X['leg'],y,m2(leg),al='r')
        if act is not None:t(X['act'],y,m2(act),al='r')
        if sec is not None:t(X['sec'],y,m2(sec),al='r')
        if arr is not None:t(X['arr'],y,m2(arr),al='r')
        tl+=leg or 0;ta+=act or 0;ts+=sec or 0;tr+=arr or 0
        rows.append(dict(unit=a,unitType=sz,tenantName=None if nm=='VACANT' else nm,statusText='VACANT' if nm=='VACANT' else 'Occupied',
          contractRent=act,leaseStartDate=iso(fr) if fr else None,leaseEndDate=(to if isinstance(to,str) else iso(to)) if to else None,deposit=sec,balance=arr))
        y-=19 if a[-1:]=='R' and a!='BSMT' else 14.5
    y+=4;c.line(500,y,858,y);y-=13
    t(X['ten'],y,'TOTAL, 13 UNITS',1)
    for k,v in (('leg',tl),('act',ta),('sec',ts),('arr',tr)):t(X[k],y,m2(v),1,'r')
    y-=26
    for s in ['RS = Rent Stabilized   RC = Rent Controlled   FM = Free Market.   Apt 3M vacated 8/31; renovation in progress, legal rent is last registered.',
      'The undersigned, being the President of the Owner, hereby certifies to the Lender, its successors and assigns, that the foregoing is a true and',
      'complete statement of all tenancies at the Premises; that no rent has been paid more than one month in advance; and that there are no other',
      'leases, licenses or occupancy agreements affecting the Premises.  Superintendent occupies rent free and has no lease.']:
        t(48,y,s);y-=12.5
    y-=22;t(500,y,'By: ______________________________');t(48,y,'Sworn to before me this ____ day of ________, 2025')
    y-=13;t(528,y,'President');t(48,y,'______________________ Notary Public')
    c.restoreState();c.save()
    save(f,dict(propertyName='418 Linden Street',asOnDate='2025-10',units=13,occupied=12,vacant=1,sheet=None,planted=None,rows=rows),'MULTIFAMILY','owner/closing counsel','typed Courier legal-landscape certified roll, slightly skewed scan look',True)

# ---------- 2 medical office OM
def d02():
    r=random.Random(6102); f='larkspur_medical_om_p18.pdf'
    W,H=landscape(letter); c=canvas.Canvas(doc(f),pagesize=(W,H),invariant=1)
    navy=colors.HexColor('#21435a');teal=colors.HexColor('#4f9c94')
    def frame(title,p):
        c.setFillColor(navy);c.rect(0,H-58,W,58,stroke=0,fill=1);c.setFillColor(teal);c.rect(0,H-62,W,4,stroke=0,fill=1)
        c.setFillColor(colors.white);c.setFont('Helvetica-Bold',19);c.drawString(36,H-38,title)
        c.setFont('Helvetica',9);c.drawRightString(W-36,H-36,'LARKSPUR MEDICAL PAVILION')
        c.setFillColor(colors.grey);c.setFont('Helvetica',7);c.drawString(36,20,'Offering Memorandum  |  Halvern & Stoke Capital Advisors  |  Confidential');c.drawRightString(W-36,20,str(p))
        c.setFillColor(colors.black)
    cols=[('Suite',36,40,'l'),('Tenant / Specialty',78,150,'l'),('RSF',262,0,'r'),('% of\nNRA',294,0,'r'),('Lease\nStart',302,0,'l'),('Lease\nEnd',352,0,'l'),('Annual\nBase Rent',452,0,'r'),('Rent\nPSF',486,0,'r'),('Scheduled\nIncreases (Annual)',500,0,'l'),('Lease\nType',604,0,'l'),('Options',640,0,'l')]
    ten=[('100','Cedar Gate Orthopaedics, P.C.','Orthopaedic surgery'),('110','Bayline Imaging Partners, LLC','MRI / CT'),('120',None,None),('130','Pinehollow Pharmacy','Retail pharmacy'),('140/145','Meridow Physical Therapy and Sports Rehabilitation Associates','PT'),('200','Ridgeway Women\'s Health','OB/GYN'),('205','Dr. T. Osterveld, DDS','General dentistry'),('210','Small Wonders Pediatrics','Pediatrics'),('215',None,None),('220','Caraway Dermatology Group','Dermatology'),('230','St. Brendan Health System','Lab draw station'),('240','Allergy & Sinus Specialists of Larkspur','ENT'),('250','Verity Behavioral Health','Counseling'),('300','St. Brendan Health System','Primary care clinic'),('310','Northmere Cardiology Consultants, PA','Cardiology'),('320','Quayside Sleep Center','Sleep lab'),('330',None,None)]
    sf=[6240,4815,2105,1380,5522,4090,1815,3240,1460,2975,940,2610,1725,8450,5135,2388,1890]
    NRA=sum(sf)
    rows=[];y=0
    def head():
        nonlocal y
        y=H-92
        c.setFillColor(teal);c.rect(32,y-8,W-64,26,stroke=0,fill=1);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',7.6)
        for h,x,_,al in cols:
            ls=h.split('\n')
            for i,l in enumerate(reversed(ls)):
                (c.drawRightString if al=='r' else c.drawString)(x,y-3+i*9+(4 if len(ls)==1 else 0),l)
        c.setFillColor(colors.black);y-=20
    # page 1 narrative
    frame('TENANCY OVERVIEW',17)
    c.setFont('Helvetica',10);yy=H-100
    txt=['Larkspur Medical Pavilion is a three-storey, %s-square-foot medical office building completed in 1998 and renovated in 2019, located one'%m0(NRA),'half mile from St. Brendan Medical Center. The building is leased to thirteen tenants on predominantly triple-net terms, with staggered rollover','and contractual rent growth of 2.5% to 3.0% per annum. St. Brendan Health System occupies two suites and is the largest tenant.','','Parking is provided at 4.8 stalls per 1,000 RSF in an adjoining surface lot included in the offering. All suites are separately metered.']
    for l in txt:c.drawString(36,yy,l);yy-=15
    c.setFont('Helvetica-Bold',11);c.setFillColor(navy);c.drawString(36,yy-12,'LEASE EXPIRATION SUMMARY');c.setFillColor(colors.black);yy-=32
    p1y=yy
    tot=0;occ=0;body=[]
    exp={}
    for i,((s,nm,sp),a) in enumerate(zip(ten,sf)):
        if not nm:
            rows.append(dict(unit=s,area=a,statusText='Available'));body.append((s,nm,sp,a,None,None,None,[],'',''));continue
        st=addm(D(2017,1),r.randrange(0,98));term=r.choice([60,84,120,36])
        en=addm(st,term)-dt.timedelta(1)
        while en<D(2026,1):en=addm(en+dt.timedelta(1),36)-dt.timedelta(1)
        ann=round(a*r.uniform(20.5,29.75))
        g=r.choice([1.025,1.03]);nx=D(2025,st.month,1)
        if nx<=D(2025,9):nx=D(2026,st.month,1)
        steps=[];v=ann
        for k in range(r.choice([1,2,2])):
            d=addm(nx,12*k)
            if d>en:break
            v=round(v*g);steps.append((d,v))
        if s in('205','250'):steps=[]
        lt=r.choice(['NNN','NNN','MG'])
        op=r.choice(['2 x 5 yrs @ FMV','1 x 5 yrs','None','1 x 3 yrs, 95% FMV'])
        body.append((s,nm,sp,a,st,en,ann,steps,lt,op));tot+=ann;occ+=a
        exp.setdefault(en.year,[0,0,0]);e=exp[en.year];e[0]+=1;e[1]+=a;e[2]+=ann
        rows.append(dict(unit=s,area=a,tenantName=nm,statusText='Occupied',annualRent=ann,leaseStartDate=iso(st),leaseEndDate=iso(en),rentSteps=[dict(date=iso(d),amount=x,per='year') for d,x in steps]))
    c.setFont('Helvetica-Bold',9)
    for x,h in((120,'Year'),(200,'Leases'),(300,'RSF'),(400,'% of NRA'),(520,'Annual Rent')):c.drawRightString(x,p1y,h)
    p1y-=14;c.setFont('Helvetica',9)
    for k in sorted(exp):
        e=exp[k]
        for x,v in((120,str(k)),(200,str(e[0])),(300,m0(e[1])),(400,f"{e[1]/NRA:.1%}"),(520,'$'+m0(e[2]))):c.drawRightString(x,p1y,v)
        p1y-=13
    c.showPage()
    frame('RENT ROLL',18);c.setFont('Helvetica-Oblique',8);c.drawString(36,H-73,'As of September 1, 2025')
    head()
    fl=None
    for s,nm,sp,a,st,en,ann,steps,lt,op in body:
        nl=simpleSplit(nm or '','Helvetica-Bold',7.6,138)
        h=max(len(nl)+(1 if sp else 0),len(steps),1)*9.2+5
        if not nm:
            c.setFillColor(colors.HexColor('#eef3f2'));c.rect(32,y-h+9,W-64,h,stroke=0,fill=1);c.setFillColor(colors.black)
        c.setFont('Helvetica',7.6);c.drawString(36,y,s);c.drawRightString(262,y,m0(a));c.drawRightString(294,y,f"{a/NRA:.1%}")
        if nm:
            c.setFont('Helvetica-Bold',7.6)
            for i,l in enumerate(nl):c.drawString(78,y-9.2*i,l)
            c.setFont('Helvetica-Oblique',7);c.drawString(78,y-9.2*len(nl),sp);c.setFont('Helvetica',7.6)
            c.drawString(302,y,mdy2(st));c.drawString(352,y,mdy2(en));c.drawRightString(452,y,'$'+m0(ann));c.drawRightString(486,y,f"${ann/a:.2f}")
            for i,(d,x) in enumerate(steps):c.drawString(500,y-9.2*i,f"{mdy2(d)} – ${m0(x)}")
            if not steps:c.drawString(500,y,'Flat')
            c.drawString(604,y,lt);c.drawString(640,y,op)
        else:
            c.setFont('Helvetica-Oblique',7.6);c.drawString(78,y,'Available')
        c.setStrokeColor(colors.lightgrey);c.setLineWidth(.4);c.line(32,y-h+9,W-32,y-h+9);y-=h
        if y<70 :
            c.showPage();frame('RENT ROLL (CONT.)',19);head()
    y-=4
    for lab,a,v in(('Leased',occ,tot),('Available',NRA-occ,None),('TOTAL / AVERAGE',NRA,tot)):
        c.setFont('Helvetica-Bold',8);c.drawString(78,y,lab);c.drawRightString(262,y,m0(a));c.drawRightString(294,y,f"{a/NRA:.1%}")
        if v:c.drawRightString(452,y,'$'+m0(v));c.drawRightString(486,y,f"${v/occ:.2f}")
        y-=12
    c.setFont('Helvetica',6.8);c.drawString(36,y-6,'NNN: tenant reimburses pro rata taxes, insurance and CAM.  MG: modified gross over 2024 base year.  Suites 140 and 145 are combined under one lease.')
    c.save()
    save(f,dict(propertyName='Larkspur Medical Pavilion',asOnDate='2025-09-01',units=17,occupied=14,vacant=3,sheet=None,planted=None,rows=rows),'OFFICE','investment sales broker','OM pages, branded, annual rents, wrapped tenants and step column')

# ---------- 3 self storage
def d03():
    r=random.Random(6103); n=Names(r); f='HarborGate_RentRoll_L017.pdf'
    W,H=letter;c=canvas.Canvas(doc(f),pagesize=letter,invariant=1)
    types=[('5x5 Inside CC',25,62),('5x10 Inside CC',50,94),('10x10 Inside CC',100,159),('10x10 Drive-Up',100,139),('10x15 Drive-Up',150,178),('10x20 Drive-Up',200,219),('10x30 Drive-Up',300,289),('12x35 RV Covered',420,245)]
    rows=[];units=[]
    for bl,lo,ct,tt in(('A',101,30,(0,1,1,2)),('B',201,26,(3,4,3)),('C',301,24,(4,5,5,6)),('RV',1,9,(7,))):
        for i in range(ct):units.append((f"{bl}{lo+i}" if bl!='RV' else f"RV-{i+1:02d}",types[r.choice(tt)]))
    st0=['Rented']*len(units)
    idx=list(range(len(units)));r.shuffle(idx)
    for i in idx[:9]:st0[i]='Vacant'
    for i in idx[9:11]:st0[i]='Unrentable'
    X=[('Unit',28,'l'),('Unit Type',62,'l'),('Area',156,'r'),('Status',162,'l'),('Tenant',206,'l'),('Moved In',300,'l'),('Paid Thru',346,'l'),('Std Rate',414,'r'),('Rent',458,'r'),('Insur',486,'r'),('Deposit',520,'r'),('Balance',580,'r')]
    page=0
    def head():
        nonlocal page,y
        page+=1
        c.setFont('Helvetica-Bold',13);c.drawString(28,H-40,'Rent Roll');c.setFont('Helvetica',8)
        c.drawString(28,H-52,'L017 - Harbor Gate Self Storage, 2290 Quarry Rd');c.drawString(28,H-62,'Report date: Sunday, August 31, 2025      Sort: Unit      Include: All units')
        c.drawRightString(580,H-40,f'Page {page} of 2');c.drawRightString(580,H-52,'Printed 9/2/2025 8:14 AM by kdm')
        y=H-82;c.setFillGray(.85);c.rect(26,y-3,558,12,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',7)
        for h,x,a in X:(c.drawRightString if a=='r' else c.drawString)(x,y,h)
        y-=13
    y=0;head();T=dict(std=0,rent=0,ins=0,dep=0,bal=0,ar=0);cnt={}
    for (u,(ty,ar,std)),st in zip(units,st0):
        std=float(std);v=dict(unit=u,unitType=ty,area=ar,statusText=st,marketRent=std)
        L={'Unit':u,'Unit Type':ty,'Area':str(ar),'Status':st,'Std Rate':m2(std)}
        T['std']+=std;T['ar']+=ar;cnt[st]=cnt.get(st,0)+1
        if st=='Rented':
            nm=n.lf();mi=D(2018,1)+dt.timedelta(r.randrange(0,2780));rent=round(std*r.choice([1,1,.85,1.12,1.2,1.05,.9]))*1.0
            ins=r.choice([0.0,12.0,12.0,15.0,9.0]);dep=r.choice([0.0,0.0,25.0,50.0])
            pt=D(2025,9,30) if r.random()<.7 else D(2025,8,31)
            bal=0.0
            if r.random()<.13:bal=round(rent+ins+20,2);pt=D(2025,7,31)
            if r.random()<.06:bal=-rent;pt=D(2025,10,31)
            L.update({'Tenant':nm,'Moved In':mdy2(mi),'Paid Thru':mdy2(pt),'Rent':m2(rent),'Insur':m2(ins),'Deposit':m2(dep),'Balance':m2(bal) if bal>=0 else f"({m2(-bal)})"})
            v.update(tenantName=nm,moveInDate=iso(mi),contractRent=rent,deposit=dep,balance=bal,charges=[dict(code='Insur',amount=ins)])
            for k,q in(('rent',rent),('ins',ins),('dep',dep),('bal',bal)):T[k]+=q
        rows.append(v);c.setFont('Helvetica',7)
        for h,x,a in X:
            if h in L:(c.drawRightString if a=='r' else c.drawString)(x,y,L[h])
        y-=11.2
        if y<46:c.showPage();head()
    c.line(26,y+7,584,y+7);c.setFont('Helvetica-Bold',7);y-=3
    c.drawString(28,y,f"Totals   {len(units)} units")
    for x,k in((156,'ar'),(414,'std'),(458,'rent'),(486,'ins'),(520,'dep'),(580,'bal')):c.drawRightString(x,y,m0(T[k]) if k=='ar' else m2(T[k]))
    y-=26;c.drawString(28,y,'Occupancy summary');y-=12;c.setFont('Helvetica',7)
    for k in('Rented','Vacant','Unrentable'):
        c.drawString(36,y,k);c.drawRightString(120,y,str(cnt[k]));c.drawRightString(165,y,f"{cnt[k]/len(units):.1%}");y-=11
    c.save()
    save(f,dict(propertyName='Harbor Gate Self Storage',asOnDate='2025-08-31',units=len(units),occupied=cnt['Rented'],vacant=cnt['Vacant'],sheet=None,planted=None,rows=rows),'SELF_STORAGE','storage management system','dense portrait system export, status column, occupancy summary')

# ---------- 4 MH / RV park
def d04():
    r=random.Random(6104); n=Names(r); f='Tamarack_Bend_park_roll.pdf'
    W,H=letter;c=canvas.Canvas(doc(f),pagesize=letter,invariant=1);F='Times-Roman';B='Times-Bold'
    y=H-54;rows=[];pg=1
    c.setFont(B,15);c.drawCentredString(W/2,y,'Tamarack Bend Mobile Home & RV Park');y-=16
    c.setFont('Times-Italic',11);c.drawCentredString(W/2,y,'Rent roll - rents billed 1 November 2025');y-=10
    def foot():
        c.setFont(F,8);c.drawCentredString(W/2,26,f'- {pg} -')
    def need(h):
        nonlocal y,pg
        if y-h<48:
            foot();c.showPage();pg+=1;y=H-54;return True
        return False
    def table(sec,heads,xs,recs,drop=None):
        nonlocal y
        need(80);y-=20;c.setFont(B,11);c.drawString(54,y,sec);y-=15
        def hd():
            nonlocal y
            c.setFont(B,9)
            for h,(x,a) in zip(heads,xs):(c.drawRightString if a=='r' else c.drawString)(x,y,h)
            c.setLineWidth(.5);c.line(52,y-4,W-52,y-4);y-=16
        hd();tot=[0]*len(heads)
        for i,rec in enumerate(recs):
            for j,v in enumerate(rec['cells']):
                if isinstance(v,float):tot[j]+=v
            if i==drop:continue
            if need(14):hd()
            c.setFont(F,9.5)
            for v,(x,a) in zip(rec['cells'],xs):
                if v is None:continue
                (c.drawRightString if a=='r' else c.drawString)(x,y,m2(v) if isinstance(v,float) else v)
            rows.append(rec['t']);y-=13
        need(16);c.line(52,y+9,W-52,y+9);y-=2;c.setFont(B,9.5);c.drawString(54,y,'Total')
        for j,(x,a) in enumerate(xs):
            if a=='r':c.drawRightString(x,y,m2(tot[j]))
        y-=12;return tot
    S1='Mobile Home Spaces (resident-owned homes)';S2='Park-Owned Rental Homes';S3='RV Sites - Monthly & Long Term'
    recs=[]
    for i in range(1,34):
        u=str(i)
        if i in(8,21):recs.append(dict(cells=[u,'vacant lot',None,None,None,None,None,None],t=dict(unit=u,section=S1,statusText='vacant lot')));continue
        nm=n.fl();mi=addm(D(2006,3),r.randrange(0,225));lr=r.choice([465.,465.,465.,480.,440.]);ws=45.0;tr=18.0
        pd=r.choice([None]*8+[lr+63,125.0])
        recs.append(dict(cells=[u,nm,f"{mi:%b} {mi.year}",lr,ws,tr,lr+ws+tr,pd],t=dict(unit=u,section=S1,tenantName=nm,statusText='Occupied',moveInDate=f"{mi:%b} {mi.year}",contractRent=lr,charges=[dict(code='Water/Sewer',amount=ws),dict(code='Trash',amount=tr)],totalCharges=lr+ws+tr,balance=pd)))
    a=table(S1,['Space','Resident','Since','Lot rent','Water/Sewer','Trash','Billed','Past due'],[(54,'l'),(92,'l'),(225,'l'),(325,'r'),(390,'r'),(435,'r'),(495,'r'),(556,'r')],recs,drop=26)
    recs=[]
    for i,u in enumerate(['34','35','36','37A','37B','38','39','40']):
        hm=r.choice(["2br '98 Fleetwing","3br '04 Claymore","2br '91 Redbud","3br '16 Claymore"])
        if u=='38':recs.append(dict(cells=[u,'VACANT - rehab',hm,None,None,None,None],t=dict(unit=u,section=S2,unitType=hm,statusText='VACANT - rehab')));continue
        nm=n.fl();rent=float(r.choice([895,950,1025,1095]));dep=rent if r.random()<.7 else 500.0;ws=45.0
        recs.append(dict(cells=[u,nm,hm,rent,ws,rent+ws,dep],t=dict(unit=u,section=S2,unitType=hm,tenantName=nm,statusText='Occupied',contractRent=rent,charges=[dict(code='W/S',amount=ws)],totalCharges=rent+ws,deposit=dep)))
    b=table(S2,['Space','Resident','Home','Rent (home & lot)','W/S','Billed','Deposit held'],[(54,'l'),(92,'l'),(205,'l'),(385,'r'),(425,'r'),(485,'r'),(556,'r')],recs)
    recs=[]
    for i in range(1,17):
        u=f'RV{i}'
        if i in(3,11,12):recs.append(dict(cells=[u,'open','30 amp' if i==3 else '50 amp',None,None,None],t=dict(unit=u,section=S3,unitType='30 amp' if i==3 else '50 amp',statusText='open')));continue
        nm=n.fl();k=r.choice(['30 amp','50 amp']);rent=395.0 if k[0]=='3' else 450.0;el=round(r.uniform(31,118),2)
        recs.append(dict(cells=[u,nm,k,rent,el,rent+el],t=dict(unit=u,section=S3,unitType=k,tenantName=nm,statusText='Occupied',contractRent=rent,charges=[dict(code='Electric (Oct read)',amount=el)],totalCharges=round(rent+el,2))))
    d=table(S3,['Site','Guest','Hookup','Monthly rate','Electric (Oct read)','Billed'],[(54,'l'),(92,'l'),(245,'l'),(370,'r'),(470,'r'),(556,'r')],recs)
    need(70);y-=24;c.setFont(B,11);c.drawString(54,y,'Park total billed for November');c.drawRightString(556,y,'$'+m2(a[6]+b[5]+d[5]));y-=16
    c.setFont(F,9.5);c.drawString(54,y,'Overnight RV sites (RV17-RV24) are rented by the day and are not on this list. Manager lives off site. Lot rent goes to $490 for all');y-=12
    c.drawString(54,y,'resident-owned spaces when the annual notice is sent (not before spring).');foot();c.save()
    N=len(rows);vac=sum(1 for x in rows if x['statusText']!='Occupied')
    save(f,dict(propertyName='Tamarack Bend Mobile Home & RV Park',asOnDate='2025-11-01',units=N,occupied=N-vac,vacant=vac,sheet=None,planted=dict(what='Space 27 (occupied) is missing from the mobile home spaces list; the section total and park total include it',kind='row_dropped'),rows=rows),'MANUFACTURED_HOUSING','park owner, word processor','Times, three sections each with own columns')

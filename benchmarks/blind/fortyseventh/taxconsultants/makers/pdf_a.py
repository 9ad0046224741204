"""MRI-like office tower, Yardi-like tenancy schedule of a mall, typed strip centre."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
import reportlab.rl_config; reportlab.rl_config.invariant=1

def p_mri():
    r=random.Random(4711); nm=Names(r,OFF); name='cmro_1900_harbison.pdf'
    asof=D(2025,2,1); bl='H1900'
    suites=[f'{f:02d}{s}' for f in range(1,13) for s in (['00','20','45'] if f%3 else ['00','50'])]
    recs=[]; i=0
    vac=set(r.sample(range(len(suites)),4))
    addl={5,14}; cur=None
    W=[];
    for i,s in enumerate(suites):
        sf=r.randint(900,7800)
        if i in vac: recs.append(dict(u=f'{bl}-{s}',v=1,sf=sf)); continue
        st=addm(D(2015,1,1),r.randint(0,118)); n=r.choice([36,60,63,84,120,127])
        while term_end(st,n)<asof: n+=36
        psf=r.choice([24.5,26,27.25,28,29.5,31,33])+r.choice([0,.15,.4]); mo=round(sf*psf/12,2)
        rec=dict(u=f'{bl}-{s}',v=0,sf=sf,st=st,en=term_end(st,n),mo=mo,psf=mo*12/sf,rc=round(sf*r.uniform(.1,.6),2) if r.random()<.7 else None,oi=r.choice([None,None,None,150.0,325.0,75.0]),steps=[],n=nm())
        d=addm(D(2025,st.month,1),0)
        if d<=asof: d=addm(d,12)
        a=mo
        while d<rec['en'] and len(rec['steps'])<r.choice([1,2,3,4]):
            a=round(a*1.03,2); rec['steps'].append((d,a)); d=addm(d,12)
        recs.append(rec)
    # additional space: same tenant as previous occupied
    occ=[x for x in recs if not x['v']]
    for k in (4,13): occ[k]['add']=occ[k-1]['n']; occ[k]['st']=occ[k-1]['st']; occ[k]['en']=occ[k-1]['en']; occ[k]['steps']=[]
    path=os.path.join(DOC,name); c=canvas.Canvas(path,pagesize=landscape(letter)); Wd,H=landscape(letter)
    pg=[0]; y=[0]
    X=dict(u=30,n=92,st=268,en=320,sf=386,mo=440,psf=482,rc=534,oi=584,cat=594,fd=672,fa=726,fp=762)
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFont('Helvetica',7.5); c.drawString(30,H-30,'Database:   HARBPROD'); c.drawString(30,H-40,'Bldg Status:  Active only')
        c.setFont('Helvetica-Bold',11); c.drawCentredString(Wd/2,H-30,'Rent Roll'); c.setFont('Helvetica',9); c.drawCentredString(Wd/2,H-42,'1900 Harbison Tower'); c.drawCentredString(Wd/2,H-53,'Effective  2/1/2025')
        c.setFont('Helvetica',7.5); c.drawRightString(762,H-30,f'Page:  {pg[0]}'); c.drawRightString(762,H-40,'Date:  2/11/2025'); c.drawRightString(762,H-50,'Time:  09:14 AM')
        c.setFont('Helvetica-Bold',7); yy=H-76
        c.drawCentredString(680,yy+2,'----------  Future Rent Increases  ----------')
        for k,a,b,al in [('u','','Bldg Id-Suit Id','l'),('n','','Occupant Name','l'),('st','Rent','Start','l'),('en','','Expiration','l'),('sf','GLA','Sqft','r'),('mo','Monthly','Base Rent','r'),('psf','Annual','Rate PSF','r'),('rc','Monthly Cost','Recovery','r'),('oi','Monthly','Other Inc','r'),('cat','','Cat','l'),('fd','','Date','r'),('fa','Monthly','Amount','r'),('fp','','PSF','r')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(X[k],yy-9,a); f(X[k],yy-18,b)
        c.setLineWidth(.8); c.line(30,yy-22,762,yy-22); y[0]=yy-36
    def need(n):
        if y[0]-n*10<40: head()
    head(); T=[]
    c.setFont('Helvetica-Bold',8); c.drawString(30,y[0],'Vacant Suites'); y[0]-=12
    for x in recs:
        if x['v']:
            c.setFont('Helvetica',7.5); c.drawString(X['u'],y[0],x['u']); c.drawString(X['n'],y[0],'Vacant'); c.drawRightString(X['sf'],y[0],m0(x['sf'])); y[0]-=11
            T.append(row(unit=x['u'],area=x['sf'],statusText='Vacant',section='Vacant Suites'))
    y[0]-=6; c.setFont('Helvetica-Bold',8); c.drawString(30,y[0],'Occupied Suites'); y[0]-=13
    for x in occ:
        need(max(2,len(x['steps'])+1)); c.setFont('Helvetica',7.5)
        if x.get('add'):
            c.drawString(X['u']+6,y[0]+0,x['u']); c.setFont('Helvetica-Oblique',7.5); c.drawString(X['n'],y[0],x['add'][:34]); c.setFont('Helvetica',7.5); c.drawString(X['n'],y[0]-9,'Additional Space'); 
        else:
            c.drawString(X['u'],y[0],x['u']); c.drawString(X['n'],y[0],x['n'])
        c.drawString(X['st'],y[0],us(x['st'])); c.drawString(X['en'],y[0],us(x['en'])); R=lambda k,t:c.drawRightString(X[k],y[0],t)
        R('sf',m0(x['sf'])); R('mo',m2(x['mo'])); R('psf',m2(x['psf']))
        if x['rc']: R('rc',m2(x['rc']))
        if x['oi']: R('oi',m2(x['oi']))
        y1=y[0]
        for d,a in x['steps']:
            c.drawString(X['cat'],y1,'RNT'); c.drawRightString(X['fd'],y1,us(d)); c.drawRightString(X['fa'],y1,m2(a)); c.drawRightString(X['fp'],y1,m2(a*12/x['sf'])); y1-=9.5
        y[0]=min(y1,y[0]-(19 if x.get('add') else 9.5))-5
        T.append(row(unit=x['u'],tenantName=x.get('add') or x['n'],area=x['sf'],statusText='Occupied',section='Occupied Suites',contractRent=x['mo'],leaseStartDate=x['st'],leaseEndDate=x['en'],
            charges=ch(('Monthly Cost Recovery',x['rc']),('Monthly Other Inc',x['oi'])),rentSteps=[dict(date=iso(d),amount=a) for d,a in x['steps']]))
    need(7); c.line(30,y[0]+4,762,y[0]+4); y[0]-=8; c.setFont('Helvetica-Bold',7.5)
    os_=sum(x['sf'] for x in occ); vs=sum(x['sf'] for x in recs if x['v']); ts=os_+vs
    c.drawString(92,y[0],'Totals:'); nv=len(recs)-len(occ)
    for lab,sf,n in [('Occupied Sqft:',os_,len(occ)),('Leased/Unoccupied Sqft:',0,0),('Vacant Sqft:',vs,nv),('Total Sqft:',ts,len(recs))]:
        c.drawString(140,y[0],lab); c.drawRightString(275,y[0],f'{sf/ts*100:.2f}%'); c.drawRightString(320,y[0],f'{n} Units'); c.drawRightString(X['sf'],y[0],m0(sf))
        if lab[0]=='O':
            c.drawRightString(X['mo'],y[0],m2(sum(x['mo'] for x in occ))); c.drawRightString(X['rc'],y[0],m2(sum(x['rc'] or 0 for x in occ))); c.drawRightString(X['oi'],y[0],m2(sum(x['oi'] or 0 for x in occ)))
        y[0]-=11
    c.drawString(140,y[0],'Grand Total 1900 Harbison Tower:'); c.drawRightString(X['mo'],y[0],m2(sum(x['mo'] for x in occ)))
    c.save()
    save(name,'OFFICE','MRI-like CMRO, vacant section first, additional space, future increases in side columns',False,T,'1900 Harbison Tower','2025-02-01',len(recs),len(occ),nv)

def p_yardi():
    r=random.Random(88); nm=Names(r,RET); name='tenancy_schedule_orchard_gate.pdf'; asof=D(2024,12,31)
    path=os.path.join(DOC,name); c=canvas.Canvas(path,pagesize=landscape(legal)); Wd,H=landscape(legal)
    cols=[('Unit(s)',30,'l'),('Lease',95,'l'),('Lease Type',300,'l'),('Area',400,'r'),('Lease From',412,'l'),('Lease To',470,'l'),('Term',545,'r'),('Monthly|Rent',610,'r'),('Monthly|Rent/Area',665,'r'),('Annual|Rent',740,'r'),('Annual|Rent/Area',800,'r'),('Security|Deposit Received',880,'r'),('LOC Amount/|Bank Guarantee',970,'r')]
    pg=[0]; y=[0]
    def head():
        if pg[0]:
            c.setFont('Times-Roman',7); c.drawString(30,20,'Wednesday, January 15, 2025   03:12 PM'); c.showPage()
        pg[0]+=1
        c.setFont('Times-Bold',13); c.drawString(30,H-36,'Tenancy Schedule I')
        c.setFont('Times-Roman',9); c.drawString(30,H-50,'Property: orchgate     As of Date: 12/31/2024     By Property'); c.drawRightString(Wd-30,H-36,f'Page {pg[0]}')
        c.setFillGray(.88); c.rect(30,H-86,Wd-60,26,fill=1,stroke=0); c.setFillGray(0); c.setFont('Times-Bold',8)
        for t,x,al in cols:
            p=t.split('|'); f=c.drawString if al=='l' else c.drawRightString
            if len(p)==2: f(x,H-70,p[0]); f(x,H-81,p[1])
            else: f(x,H-81,t)
        y[0]=H-100
    def put(vals,font='Times-Roman',sz=8):
        c.setFont(font,sz)
        for (t,x,al),v in zip(cols,vals):
            if v: (c.drawString if al=='l' else c.drawRightString)(x,y[0],v)
        y[0]-=11
    head(); c.setFont('Times-Bold',9); c.drawString(30,y[0],'Orchard Gate Mall (orchgate)'); y[0]-=14
    units=[('Retail NNN','A'),]*0
    ids=['ANC-1','ANC-2']+[f'{n}' for n in range(101,131)]+['FC-1','FC-2','FC-3','FC-4','K-01','K-02','K-03','PAD-A']
    T=[];S=dict(a=0,mo=0,an=0,dep=0,loc=0); nocc=nvac=0; va=0; planted=None
    vac=set(r.sample(ids[2:32],5)+['FC-3','K-02'])
    for u in ids:
        sf=r.randint(42000,88000) if u[:3]=='ANC' else r.randint(420,780) if u[:2]=='FC' else r.choice([120,150,160]) if u[0]=='K' else 4200 if u[0]=='P' else r.randint(780,6400)
        if u in vac:
            if y[0]<60: head()
            put([u,'VACANT','',m2(sf)]); y[0]-=4; nvac+=1; va+=sf; T.append(row(unit=u,area=sf,statusText='VACANT')); continue
        n='Hollander & Pike Department Store' if u=='ANC-1' else 'Galaxar Cinemas 12' if u=='ANC-2' else nm()
        st=addm(D(2016,2,1),r.randint(0,100)); mths=r.choice([60,84,120,36]); mths=240 if u[:3]=='ANC' else mths
        while term_end(st,mths)<asof: mths+=60
        en=term_end(st,mths)
        rate=r.uniform(.4,.8) if sf>30000 else r.uniform(5,9) if sf<800 else r.uniform(1.7,3.6)
        mo=round(sf*rate,0)+r.choice([0,.5,.33]); 
        dep=r.choice([0,mo,mo,round(mo*2,2)]) if sf<30000 else 0; loc=r.choice([0,0,0,25000]) if sf<30000 else 0
        chs=[('rent','Base Rent',mo)]
        if sf<30000: chs+=[('cam','Common Area Maint.',round(sf*.62,2)),('ret','Real Estate Tax',round(sf*.31,2))]
        if r.random()<.5: chs.append(('mkt','Marketing Fund',round(sf*.05+40,2)))
        if r.random()<.25: chs.append(('trash','Trash Removal',185.0))
        steps=[]; d=D(2025,st.month,1); a=mo
        if r.random()<.6:
            while d<en and len(steps)<r.choice([1,2,3]): a=round(a*1.025,2); steps.append((d,a)); d=addm(d,12)
        if y[0]<60+11*(len(chs)+len(steps)+3): head()
        tid=f'{n} (t{r.randint(1000,9999):07d})'; lt='Anchor Gross' if sf>30000 else 'Food Court %' if u[:2]=='FC' else 'Kiosk License' if u[0]=='K' else 'Retail NNN'
        pm=mo
        if u=='117' or (planted is None and u=='118'):
            s=m2(mo).replace(',',''); 
            d0=int(s[1]); pm=float(s[0]+str((d0+4)%10)+s[2:])
            planted=dict(what=f'Monthly Rent of unit {u} printed {m2(pm)}; its charge line, annual rent and the property total carry {m2(mo)}',kind='digit_changed')
        put([u,tid,lt,m2(sf),us2(st),us2(en),str(mths),m2(pm),m2(mo/sf),m2(mo*12),m2(mo*12/sf),m2(dep),m2(loc)])
        c.setFont('Times-Italic',7.5); c.drawString(110,y[0],'Charge Schedules'); y[0]-=10
        c.setFont('Times-Roman',7.5)
        for code,ds,am in chs:
            c.drawString(125,y[0],code); c.drawString(165,y[0],ds); c.drawString(412,y[0],us2(st)); c.drawString(470,y[0],us2(en)); c.drawRightString(610,y[0],m2(am)); c.drawRightString(740,y[0],m2(am*12)); y[0]-=10
        if steps:
            c.setFont('Times-Italic',7.5); c.drawString(110,y[0],'Rent Steps'); y[0]-=10; c.setFont('Times-Roman',7.5)
            for i,(d,a) in enumerate(steps):
                e=steps[i+1][0]-dt.timedelta(1) if i+1<len(steps) else en
                c.drawString(125,y[0],'rent'); c.drawString(165,y[0],'Base Rent'); c.drawString(412,y[0],us2(d)); c.drawString(470,y[0],us2(e)); c.drawRightString(610,y[0],m2(a)); c.drawRightString(740,y[0],m2(a*12)); y[0]-=10
        y[0]-=6
        nocc+=1; S['a']+=sf; S['mo']+=mo; S['an']+=mo*12; S['dep']+=dep; S['loc']+=loc
        T.append(row(unit=u,tenantName=n,area=sf,statusText='Occupied',contractRent=pm,annualRent=mo*12,leaseStartDate=st,leaseEndDate=en,deposit=dep,charges=ch(*[(k,v) for k,_,v in chs]),rentSteps=[dict(date=iso(d),amount=a) for d,a in steps]))
    if y[0]<110: head()
    c.line(30,y[0]+6,Wd-30,y[0]+6); y[0]-=6
    put(['','Total Current','',m2(S['a']),'','','',m2(S['mo']),m2(S['mo']/S['a']),m2(S['an']),m2(S['an']/S['a']),m2(S['dep']),m2(S['loc'])],'Times-Bold')
    put(['',f'Total Vacant ({nvac} units)','',m2(va)],'Times-Bold')
    put(['',f'Total Units {nocc+nvac}   Occupied {nocc}   Vacant {nvac}','',m2(S['a']+va)],'Times-Bold')
    c.setFont('Times-Roman',7); c.drawString(30,20,'Wednesday, January 15, 2025   03:12 PM')
    c.save()
    save(name,'RETAIL','Yardi-like Tenancy Schedule, mall, charge schedules and rent steps as sub-rows',True,T,'Orchard Gate Mall','2024-12-31',nocc+nvac,nocc,nvac,planted=planted)

def p_typed():
    name='lakemont_plaza_typed.pdf'
    data=[('Store 1','Nguyet Nail Bar',1200,2100,D(2021,6,1),D(2026,5,31),310,2100),
          ('Store 2','Tri-Corner Cleaners (Mr. Baez)',1050,1850,D(2019,3,1),D(2029,2,28),271.25,1850),
          ('Store 3-4','Slice Parlor, Inc.',2600,4875,D(2022,1,1),D(2031,12,31),671.67,9750),
          ('Store 5',None,1400,None,None,None,None,None),
          ('Store 6','Oakes Insurance Agency',900,1500,D(2018,10,1),'MTM',232.5,750),
          ('Store 7','Dollar Junction No. 41',7400,6783.33,D(2020,8,15),D(2030,8,14),1911.67,0),
          ('Store 8','Patrice Holm, Chiropractor',1325,2318.75,D(2023,4,1),D(2028,3,31),342.29,2318.75),
          ('Roof','Skyhop Wireless (antenna)',None,1250,D(2017,5,1),D(2027,4,30),None,None),
          ('Pylon','Barrow Outdoor (sign panel)',None,400,D(2020,1,1),'MTM',None,None)]
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter); y=735; c.setFont('Courier',10)
    def w(s,dy=12.5):
        nonlocal y; c.drawString(58,y,s); y-=dy
    w('LAKEMONT PLAZA            4400-4432 Old Mill Road'); w('Owner:  D. & R. Trevanion Family Trust',18)
    w('STORES AND RENTS  -  January 1, 2025',12.5); w('-'*80,18)
    w('%-10s %-32s %9s %12s'%('STORE','WHO','SQ. FT.','RENT/MONTH'),18)
    T=[];tr=tc=td=ta=0
    for u,n,a,rt,s,e,cam,dep in data:
        if n is None:
            w('%-10s %-32s %9s %12s'%(u,'EMPTY since Sept., asking 2,300',m0(a),''),24); ta+=a
            T.append(row(unit=u,area=a,statusText='EMPTY',marketRent=2300)); continue
        w('%-10s %-32s %9s %12s'%(u,n,m0(a) if a else '',m2(rt)))
        ee='month to month' if e=='MTM' else f'to {usy(e)}'
        s2=f'lease {usy(s)} {ee}'
        if cam is not None: s2+=f'   CAM {m2(cam)}'
        if dep is not None: s2+=f'   dep. {m2(dep)}' if dep else '   dep. none'
        w(' '*11+s2,22)
        tr+=rt; tc+=cam or 0; td+=dep or 0; ta+=a or 0
        T.append(row(unit=u,tenantName=n,area=a,statusText='Occupied',contractRent=float(rt),leaseStartDate=s,leaseEndDate='month to month' if e=='MTM' else e,deposit=dep if dep else None,charges=ch(('CAM',cam)) if cam else None))
    w('-'*80,16)
    w('%-10s %-32s %9s %12s'%('TOTAL','',m0(ta),m2(tr)),18)
    w(f'CAM collected per month   {m2(tc)}'); w(f'Deposits held             {m2(td)}',24)
    w('Seven stores, one of them empty.  Store 3-4 was joined in 2021 and counts'); w('as one.  Taxes are paid by us, tenants pay CAM with the rent.'); w('',20); w('R.T.')
    c.save()
    save(name,'RETAIL','typewriter list, two-line records, free-text lease line',True,T,'LAKEMONT PLAZA','2025-01-01',7,6,1)
p_mri(); p_yardi(); p_typed()

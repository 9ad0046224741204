from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
# ---- 1: MRI office, courier
def d1():
    rng=random.Random(3801); fn='mri_office_lakeshore.pdf'
    nm=names(rng,'office',22); asof=date(2025,3,31)
    us=[f'4410  -{f}{s:02d}' for f in ('01','02','03','04') for s in (5,10,20,30,40,50)]
    us=['4410  -'+u[-4:] for u in us]
    vac=[us[3],us[13],us[22]]
    recs=[]; i=0; k=0
    occ=[u for u in us if u not in vac]
    while i<len(occ):
        n=2 if i in (4,12) else 1
        recs.append((nm[k],occ[i:i+n])); i+=n; k+=1
    c=canvas.Canvas(doc(fn),pagesize=landscape(letter)); W,H=landscape(letter)
    st={'y':0,'p':0}
    fs=6.1; cw=fs*.6
    def T(col,s,right=False,bold=False):
        c.setFont('Courier-Bold' if bold else 'Courier',fs)
        x=24+col*cw
        (c.drawRightString if right else c.drawString)(x,st['y'],s)
    def head():
        if st['p']: c.showPage()
        st['p']+=1; st['y']=H-30
        T(0,'Database:   HLPROD'); T(98,'Rent Roll',bold=True); T(176,f"Page:  {st['p']}")
        st['y']-=9; T(0,'Bldg Status: Active only'); T(92,'Lakeshore Atrium',bold=True); T(176,'Date:  4/4/2025')
        st['y']-=9; T(97,'3/31/2025'); T(176,'Time:  09:52 AM'); st['y']-=16
        T(146,'------- Future Rent Increases --------')
        for l in (['','','','','GLA','Monthly','Annual','Monthly','Expense','Monthly','','','Monthly',''],
                  ['Bldg Id-Suit Id','Occupant Name','Rent Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recovery','Stop','Other Income','Cat','Date','Amount','PSF']):
            st['y']-=8
            for (col,r),t in zip(COL,l): T(col,t,r)
        st['y']-=3; c.setLineWidth(.5); c.line(24,st['y'],W-24,st['y']); st['y']-=11
    COL=[(0,0),(17,0),(50,0),(62,0),(82,1),(95,1),(105,1),(119,1),(128,1),(142,1),(146,0),(153,0),(175,1),(185,1)]
    def line(v):
        if st['y']<46: head()
        for (col,r),t in zip(COL,v):
            if t: T(col,t,r)
        st['y']-=9
    us_=lambda d:f'{d.month}/{d.day}/{d.year}'
    m=lambda x:f'{x:,.2f}'
    head(); rows=[]
    T(0,'Vacant Suites',bold=True); st['y']-=12
    va=0
    for u in vac:
        a=rng.randrange(900,4200,5); va+=a
        line([u,'Vacant','','',f'{a:,}']); rows.append(dict(unit=u,area=a,statusText='Vacant',section='Vacant Suites'))
    st['y']-=6; T(0,'Occupied Suites',bold=True); st['y']-=12
    oa=tb=tr=to=0
    for n,ul in recs:
        s0=date(rng.randint(2018,2024),rng.randint(1,12),1); yrs=rng.choice([7,8,10,10]); e=endd(s0,yrs)
        if e<=asof: e=endd(s0,yrs+5)
        sa=sb=sr=so=0
        for j,u in enumerate(ul):
            a=rng.randrange(1200,6800,5); ps=rng.randrange(2650,3850,25)/100; b=round(a*ps/12,2)
            rec=round(a*rng.choice([0,1.85,2.4])/12,2); oth=rng.choice([0,0,0,150,225,400]); 
            stop=rng.choice(['','9.75','10.40']) 
            steps=[]; d=addy(s0,1)
            bb=b;q=ps
            while d<e:
                if d>asof and len(steps)<3:
                    q=round(q*1.03,2); bb=round(a*q/12,2); steps.append((d,bb,q))
                d=addy(d,1)
            pad=steps+[None]*(1-len(steps))
            f=pad[0]
            line([u,n if j==0 else n[:30],us_(s0),us_(e),f'{a:,}',m(b),m(ps),m(rec) if rec else '',stop,m(oth) if oth else '']+(['RNT',us_(f[0]),m(f[1]),m(f[2])] if f else []))
            for f in pad[1:]: line(['']*10+['RNT',us_(f[0]),m(f[1]),m(f[2])])
            ch=[]
            if rec: ch.append(dict(code='Cost Recovery',amount=rec))
            if oth: ch.append(dict(code='Other Income',amount=oth))
            r=dict(unit=u,area=a,tenantName=n,statusText='Occupied',section='Occupied Suites',contractRent=b,leaseStartDate=str(s0),leaseEndDate=str(e))
            if ch: r['charges']=ch
            if steps: r['rentSteps']=[dict(date=str(x[0]),amount=x[1]) for x in steps]
            rows.append(r); sa+=a;sb+=b;sr+=rec;so+=oth
            if j==0 and len(ul)>1: T(17,'Additional Space'); st['y']-=9
        if len(ul)>1:
            line(['','          Total','','',f'{sa:,}',m(sb),'',m(sr) if sr else '','',m(so) if so else ''])
        st['y']-=5; oa+=sa;tb+=sb;tr+=sr;to+=so
    if st['y']<120: head()
    st['y']-=4; c.line(24,st['y']+8,W-24,st['y']+8)
    no=sum(len(x[1]) for x in recs); ta=oa+va
    T(0,'Totals:',bold=True)
    for l,p,n,a in (('Occupied Sqft:',oa/ta,no,oa),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',va/ta,len(vac),va)):
        T(17,l);T(50,f'{p*100:.2f}%',1);T(60,f'{n} Units',1);T(82,f'{a:,}',1)
        if n==no: T(95,m(tb),1);T(119,m(tr),1);T(142,m(to),1)
        st['y']-=9
    T(17,'Total Sqft:');T(60,f'{no+len(vac)} Units',1);T(82,f'{ta:,}',1);T(95,m(tb),1)
    c.save()
    emit(fn,dict(propertyName='Lakeshore Atrium',asOnDate='2025-03-31',units=no+3,occupied=no,vacant=3,rows=rows),'OFFICE','MRI rent roll, Courier, additional space, future increases','steps on continuation lines; run date vs as-of')
# ---- 2: Yardi Tenancy Schedule, Canada retail
def d2():
    rng=random.Random(3802); fn='yardi_tenancy_brookdale.pdf'; nm=names(rng,'shop',12); asof=date(2025,5,31)
    W,H=landscape(legal); c=canvas.Canvas(doc(fn),pagesize=(W,H)); st=dict(y=0,p=0)
    hdr=[('Property',26,0),('Unit(s)',92,0),('Lease',150,0),('Lease Type',290,0),('Area',392,1),('Lease\nFrom',405,0),('Lease\nTo',462,0),('Term',528,1),('Tenancy\nYears',568,1),('Monthly\nRent',622,1),('Monthly\nRent/Area',668,1),('Annual\nRent',732,1),('Annual\nRent/Area',778,1),('Annual\nRec./Area',822,1),('Annual\nMisc/Area',866,1),('Security Deposit\nReceived',934,1),('LOC Amt/\nBank Guar.',986,1)]
    def put(x,s,r=0,f='Helvetica',z=6.8):
        c.setFont(f,z); (c.drawRightString if r else c.drawString)(x,st['y'],s)
    def head():
        if st['p']: c.showPage()
        st['p']+=1; st['y']=H-34; put(26,'Tenancy Schedule I',0,'Helvetica-Bold',10); put(W-26,f"Page {st['p']}",1)
        st['y']-=12; put(26,'Property: Brookdale Crossing (brk220)   As of Date: 05/31/2025   By Property'); put(W-26,'Tuesday, June 03, 2025  02:41 PM',1)
        st['y']-=20; c.setFillGray(.88); c.rect(22,st['y']-12,W-44,22,stroke=0,fill=1); c.setFillGray(0)
        y=st['y']
        for t,x,r in hdr:
            for k,l in enumerate(t.split('\n')): st['y']=y-9*k+(0 if '\n' in t else -9); put(x,l,r,'Helvetica-Bold',6.6)
        st['y']=y-26
    m=lambda x:f'{x:,.2f}'; fd=lambda d:d.strftime('%m/%d/%Y')
    head(); rows=[]
    units=[['A1'],['A2','A3'],['A4'],['A5'],['A6'],['B1'],['B2','B3','B4'],['B5'],['B6'],['PAD1'],['PAD2'],['C1'],['C2']]
    vacs={3,8}; ta=tm=oa=nu=nv=0;k=0; td=0
    for i,u in enumerate(units):
        if st['y']<120: head()
        a=rng.randrange(1050,3900,10)*len(u); us=', '.join(u); nu+=len(u); ta+=a
        if i in vacs:
            nv+=len(u); y=st['y']; put(26,'brk220');put(92,us);put(150,'VACANT');put(392,m(a),1)
            for x in (528,568): put(x,'0',1)
            for x in (622,668,732,778,822,866,934,986): put(x,'0.00',1)
            st['y']-=18
            rows.append(dict(unit=us,building=None,area=a,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); continue
        n=nm[k];k+=1; tid=f't{rng.randint(1000,9999):07d}'; s=date(rng.randint(2016,2024),rng.randint(1,12),1); e=endd(s,10)
        if e<asof: e=endd(s,15)
        lt=rng.choice(['Retail NNN','Retail NNN','Retail Semi-Gross']); ps=rng.randrange(2400,4600,50)/100; mo=round(a*ps/12,2); an=round(mo*12,2)
        cam=round(a*6.15/12,2); tax=round(a*4.9/12,2); mk=round(mo*.005,2) if rng.random()<.4 else 0
        dep=rng.choice([0,round(mo),round(mo*2)]); td+=dep; oa+=a; tm+=mo
        put(26,'brk220');put(92,us);put(150,f'{n} ({tid})');put(290,lt);put(392,m(a),1);put(405,fd(s));put(462,fd(e));put(528,str((e.year-s.year)*12+e.month-s.month+1),1);put(568,f'{(asof-s).days/365.25:.2f}',1)
        for x,v in ((622,mo),(668,mo/a),(732,an),(778,an/a),(822,(cam+tax)*12/a),(866,mk*12/a),(934,dep),(986,0)): put(x,m(v),1)
        st['y']-=12
        # rent steps
        put(92,'Rent Steps',0,'Helvetica-Bold'); xs=[(150,0,'Charge'),(190,0,'Type'),(250,0,'Unit'),(392,1,'Area'),(405,0,'From'),(462,0,'To'),(622,1,'Monthly Amt'),(668,1,'Amt/Area'),(732,1,'Annual'),(778,1,'Annual/Area')]
        for x,r,t in xs: put(x,t,r,'Helvetica-Oblique',6.4)
        st['y']-=9
        nx=date(2025,s.month,1); nx=nx if nx>asof else addy(nx,1)
        cuts=[(addy(nx,-1) if addy(nx,-1)>=s else s,mo)]; v=mo;d=nx; steps=[]
        for _ in range(rng.choice([1,2,2,3])):
            if d>=e: break
            v=round(v*1.025,2); cuts.append((d,v)); steps.append(dict(date=str(d),amount=v)); d=addy(d,1)
        def ln(code,f,t,v):
            for (x,r,_),q in zip(xs,[code,'Base Rent' if code=='rnt' else 'Recovery' if code!='mkt' else 'Misc',us,m(a),fd(f),fd(t),m(v),m(v/a),m(v*12),m(v*12/a)]): put(x,q,r)
            st['y']-=9
        for j,(f,v) in enumerate(cuts): ln('rnt',f,(cuts[j+1][0]-datetime.timedelta(days=1)) if j+1<len(cuts) else e,v)
        put(92,'Charge Schedules',0,'Helvetica-Bold',6.2)
        for x,r,t in xs: put(x,t,r,'Helvetica-Oblique',6.4)
        st['y']-=9
        ch=[('cam',cam),('tax',tax)]+([('mkt',mk)] if mk else [])
        for cd,v in ch: ln(cd,date(2025,1,1),date(2025,12,31),v)
        st['y']-=9
        r=dict(unit=us,unitType=None,area=a,tenantName=n,statusText='Occupied',contractRent=mo,annualRent=an,leaseStartDate=str(s),leaseEndDate=str(e),deposit=dep,charges=[dict(code='rnt',amount=mo)]+[dict(code=x,amount=y) for x,y in ch])
        if steps: r['rentSteps']=steps
        rows.append(r)
    if st['y']<90: head()
    c.line(22,st['y']+8,W-22,st['y']+8)
    put(92,'Total Current',0,'Helvetica-Bold');put(392,m(ta),1);put(622,m(tm),1);put(732,m(sum(r.get('annualRent',0) for r in rows)),1);put(934,m(td),1);put(986,'0.00',1)
    st['y']-=18; put(92,'Occupancy Summary',0,'Helvetica-Bold');put(300,'Area',1,'Helvetica-Bold');put(350,'Units',1,'Helvetica-Bold');put(400,'Percentage',1,'Helvetica-Bold')
    for l,a,n in (('Occupied',oa,nu-nv),('Vacant',ta-oa,nv),('Total',ta,nu)):
        st['y']-=10; put(92,l);put(300,m(a),1);put(350,str(n),1);put(400,f'{a/ta*100:.2f}%',1)
    c.save()
    emit(fn,dict(propertyName='Brookdale Crossing',asOnDate='2025-05-31',units=nu,occupied=nu-nv,vacant=nv,rows=rows),'RETAIL','Yardi Tenancy Schedule I with rent steps and charge schedules','several units in one row; sub-tables per lease')
# ---- 4: Argus presentation rent roll
def d4():
    rng=random.Random(3804); fn='argus_summary_pinnacle_flex.pdf'; W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H)); st=dict(y=0,p=0)
    X=[44,250,330,400,470,540,648,748]
    nm=names(rng,'ind',11); rows=[]
    def put(x,y,s,r=0,f='Times-Roman',z=8.2):
        c.setFont(f,z); (c.drawRightString if r else c.drawString)(x,y,s)
    def head():
        if st['p']: c.showPage()
        st['p']+=1; y=H-36; put(W/2-60,y,'Pinnacle Flex Center',0,'Times-Bold',12); put(W/2-98,y-13,'1850-1890 Pinnacle Parkway, Reno, NV',0,'Times-Roman',9)
        put(W/2-120,y-27,'PRESENTATION RENT ROLL & CURRENT TERM TENANT SUMMARY',0,'Times-Bold',8.5); put(W/2-38,y-38,'As of Jul-2025',0,'Times-Italic',8.5)
        y-=58; c.line(40,y+10,W-40,y+10)
        h=[('Tenant Name\nType & Suite Number\nLease Dates & Term',44,0),('Floor\nArea\nBldg Share',250,1),('Rate\nper Year\nper Month',310,1),('Base Rent\nper Year\nper Month',390,1),('Rent Adj.\nChanges\non',446,1),('\nChanges to\nper Year',520,1),('Abatements\nMonths\nto Abate',585,1),('Reimbursement\nOperating\nExpenses',598,0),('Upon Expiration\n(Option / Renewal\nAssumption)',672,0)]
        for t,x,r in h:
            for k,l in enumerate(t.split('\n')): put(x,y-9*k,l,r,'Times-Bold',7.6)
        c.line(40,y-24,W-40,y-24); st['y']=y-38
    head(); areas=[rng.randrange(3200,18400,40) for _ in range(12)]; tot=sum(areas); k=0; ty=0;oa=0
    for i,a in enumerate(areas):
        if st['y']<90: head()
        y=st['y']; su=str(1850+i//3*10)+'-'+'ABC'[i%3]
        if i in (4,10):
            ask=rng.randrange(108,140)/100; pm=round(a*ask); 
            put(44,y,f'{i+1}.  VACANT'); put(56,y-10,f'Flex, Suite: {su}'); put(56,y-20,'Available now');put(250,y,f'{a:,}',1);put(250,y-10,f'{a/tot*100:.2f}%',1); put(598,y,'Net');put(672,y,f'Asking ${pm:,}/mo'); put(672,y-10,f'(${ask:.2f} /SF NNN)')
            rows.append(dict(unit=su,unitType='Flex',area=a,statusText='VACANT',marketRent=pm)); st['y']-=42; continue
        n=nm[k];k+=1; s=date(rng.randint(2020,2024),rng.randint(1,12),1); yr=rng.choice([5,7,10]); e=endd(s,yr)
        if e<date(2025,8,1): e=endd(s,10);yr=10
        ps=rng.randrange(1150,1620,5)/100; mo=round(a*ps/12); an=mo*12; ty+=an;oa+=a
        put(44,y,f'{i+1}.  {n}',0,'Times-Bold');ty_='Warehouse' if a>12000 else 'Flex'; put(56,y-10,f'{ty_}, Suite: {su}'); put(56,y-20,f'{s:%b-%Y} to {e:%b-%Y}'); put(56,y-30,f'{yr*12} Months')
        put(250,y,f'{a:,}',1);put(250,y-10,f'{a/tot*100:.2f}%',1); put(310,y,f'${an/a:.2f}',1);put(310,y-10,f'${mo/a:.2f}',1);put(390,y,f'${an:,}',1);put(390,y-10,f'${mo:,}',1)
        steps=[];d=date(2025,s.month,1); d=d if d>date(2025,7,1) else addy(d,1); v=an
        while d<e and len(steps)<4: v=round(v*1.035); put(446,y-10*len(steps),f'{d:%b-%Y}',1);put(520,y-10*len(steps),f'${v:,}',1); steps.append(dict(date=f'{d:%Y-%m}',amount=v,per='year')); d=addy(d,1)
        ab=rng.choice([None,None,2]); put(585,y,str(ab) if ab else '-',1); put(598,y,rng.choice(['Net','Net','Base Yr Stop'])); put(672,y,rng.choice(['Market','Renew 65%','Option 1 x 5 yr','Vacate']))
        r=dict(unit=su,unitType=ty_,area=a,tenantName=n,statusText='Occupied',contractRent=mo,annualRent=an,leaseStartDate=f'{s:%b-%Y}',leaseEndDate=f'{e:%b-%Y}')
        if steps: r['rentSteps']=steps
        rows.append(r); st['y']-=52
    if st['y']<80: head()
    y=st['y']; c.line(40,y+10,W-40,y+10)
    put(44,y,'Total Occupied (10 Tenants)',0,'Times-Bold');put(250,y,f'{oa:,}',1);put(250,y-10,f'{oa/tot*100:.2f}%',1);put(310,y,f'${ty/oa:.2f}',1);put(390,y,f'${ty:,}',1);put(390,y-10,f'${ty//12:,}',1)
    put(44,y-22,'Total Available (2 Suites)',0,'Times-Bold');put(250,y-22,f'{tot-oa:,}',1);put(44,y-34,'Building Total',0,'Times-Bold');put(250,y-34,f'{tot:,}',1)
    c.save(); emit(fn,dict(propertyName='Pinnacle Flex Center',asOnDate='2025-07',units=12,occupied=10,vacant=2,rows=rows),'INDUSTRIAL','Argus presentation rent roll, stacked four-line records','stacked values; annual steps; month dates')
d1();d2();d4()

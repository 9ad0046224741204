# documents 1-4
import sys; sys.path.insert(0,'./makers')
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from fpdf import FPDF

def yardi_tenancy():
    rng=random.Random(4101); asof=D(2025,9,30); fn='Tenancy_Schedule_cfp001_0925.pdf'
    names=OFFICE[:20]; rng.shuffle(names)
    units=[('A-100',4210),('A-110',2685),('A-120',1930),('A-130',3344),('A-200',8120),('A-220',2475),('A-230',1688),('B-101',5560),('B-105',1215),('B-107',1490),('B-110',2240),('B-201',6735),('B-210',3018),('B-215',2112),('C-100',11450),('C-150',3975),('C-200',9280),('C-250',2760),('C-260',1840),('C-270',2195),('C-280',1104)]
    vac={'A-230','B-107','C-260'}
    ls=[];i=0
    for u,a in units:
        if u in vac: ls.append(lease(rng,u,a,None,asof,None,code='VACANT'))
        else:
            x=lease(rng,u,a,names[i],asof,(21,27.5),bump=rng.choice([.025,.03,.03]),terms=(36,60,64,84)); i+=1
            x.code='t%07d'%rng.randint(12000,19999); x.type=rng.choice(['Office Gross','Office Gross','Office Net'])
            x.cam=round(rng.uniform(6.1,6.6)*a/12,2) if x.type=='Office Net' else round(rng.uniform(.3,1.1)*a/12,2)
            x.prk=rng.choice([0,0,0,150,300,75])
            x.loc=0; 
            if a>8000: x.loc=25000.0; 
            ls.append(x)
    W,H=landscape(legal); c=canvas.Canvas(DOC+fn,pagesize=(W,H)); 
    cols=[('Property',20,'l'),('Unit(s)',62,'l'),('Lease',100,'l'),('Lease Type',255,'l'),('Area',345,'r'),('Lease From',358,'l'),('Lease To',405,'l'),('Term',478,'r'),('Tenancy\nYears',512,'r'),('Monthly\nRent',565,'r'),('Monthly\nRent/Area',607,'r'),('Annual\nRent',665,'r'),('Annual\nRent/Area',708,'r'),('Annual\nRec./Area',752,'r'),('Annual\nMisc/Area',796,'r'),('Security\nDeposit\nReceived',862,'r'),('LOC Amount/\nBank Guarantee',930,'r')]
    # scale to page width
    k=(W-40)/950
    pg=[0]; y=[0]
    def T(x,s,al='l',b=False,sz=6.3):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',sz); X=20+(x-20)*k
        (c.drawString if al=='l' else c.drawRightString)(X,y[0],s)
    def header():
        pg[0]+=1; y[0]=H-28; c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,y[0],'Tenancy Schedule I'); y[0]-=11
        c.setFont('Helvetica',7.5); c.drawCentredString(W/2,y[0],'Property: cfp001   As of Date: 09/30/2025   By Property'); y[0]-=9
        c.setFont('Helvetica',6); c.drawRightString(W-20,H-20,f'Page {pg[0]}'); c.drawString(20,18,'Tuesday, October 07, 2025  08:52 AM')
        y[0]-=8; top=y[0]+8
        for h,x,al in cols:
            ps=h.split('\n'); yy=y[0]
            for j,p in enumerate(ps): 
                y[0]=yy-7*(3-len(ps)+j); T(x,p,al,True,6)
            y[0]=yy
        c.setFillGray(.85); c.setFillGray(0); y[0]-=19; c.setLineWidth(.6); c.line(20,y[0],W-20,y[0]); y[0]-=10
    def need(h):
        if y[0]-h<34: c.showPage(); header()
    header(); T(20,'Copperfield Commerce Park (cfp001)','l',True,7); y[0]-=10; T(20,'Current Leases','l',True,6.5); y[0]-=10
    rows=[]
    for x in ls:
        if x.vac:
            need(12); T(20,'cfp001'); T(62,x.unit); T(100,'VACANT'); T(345,m2(x.area),'r')
            for X in (565,607,665,708,752,796,862,930): T(X,'0.00','r')
            y[0]-=12
            rows.append(row(unit=x.unit,area=x.area,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); continue
        n=len(x.steps)+1; need(14+9*(n+4)+14)
        yrs=round((asof-x.start).days/365.25,2)
        T(20,'cfp001');T(62,x.unit);T(100,f'{x.tenant} ({x.code})');T(255,x.type);T(345,m2(x.area),'r');T(358,us(x.start));T(405,us(x.end));T(478,str(x.term),'r');T(512,m2(yrs),'r')
        T(565,m2(x.cur),'r');T(607,m2(x.cur/x.area),'r');T(665,m2(x.ann),'r');T(708,m2(x.rate),'r');T(752,m2(x.cam*12/x.area),'r');T(796,m2(x.prk*12/x.area),'r');T(862,m2(x.dep),'r');T(930,m2(x.loc),'r')
        y[0]-=11
        def sub(title,lines):
            T(62,title,'l',True,5.8)
            for h,X,al in (('Charge',125,'l'),('Type',165,'l'),('Unit',215,'l'),('Area',300,'r'),('From',330,'l'),('To',380,'l'),('Monthly Amt',480,'r'),('Amt/Area',530,'r'),('Annual',600,'r'),('Annual/Area',655,'r')): T(X,h,al,True,5.8)
            y[0]-=8
            for ch,ty,f,t,a in lines:
                T(125,ch,sz=5.8);T(165,ty,sz=5.8);T(215,x.unit,sz=5.8);T(300,m2(x.area),'r',sz=5.8);T(330,us(f),sz=5.8);T(380,us(t),sz=5.8);T(480,m2(a),'r',sz=5.8);T(530,m2(a/x.area),'r',sz=5.8);T(600,m2(a*12),'r',sz=5.8);T(655,m2(a*12/x.area),'r',sz=5.8); y[0]-=8
            y[0]-=2
        al=[s for s in x.allsteps]; ci=max(i for i,s in enumerate(al) if s[0]<=asof)
        rl=[('rent','Rent',al[i][0],(al[i+1][0]-dt.timedelta(1)) if i+1<len(al) else x.end,al[i][1]) for i in range(ci,len(al))]
        sub('Rent Steps',rl)
        cl=[('cam','Opex Est.',D(2025,1,1),D(2025,12,31),x.cam)]
        if x.prk: cl.append(('park','Parking',x.start,x.end,x.prk))
        sub('Charge Schedules',cl); y[0]-=3
        rows.append(row(unit=x.unit,tenantName=x.tenant,statusText='Occupied',area=x.area,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=x.cur,annualRent=x.ann,deposit=x.dep,
            charges=[('rent',x.cur),('cam',x.cam)]+([('park',x.prk)] if x.prk else []),rentSteps=x.steps))
    need(70); c.line(20,y[0]+6,W-20,y[0]+6); 
    S=lambda f:sum(f(x) for x in ls); A=S(lambda x:x.area); R=S(lambda x:x.cur)
    def tot(lbl,sel):
        a=sum(x.area for x in sel); r=r2(sum(x.cur for x in sel))
        T(62,lbl,'l',True);T(345,m2(a),'r',True);T(565,m2(r),'r',True);T(607,m2(r/a),'r',True);T(665,m2(r*12),'r',True);T(708,m2(r*12/a),'r',True);T(862,m2(sum(x.dep or 0 for x in sel)),'r',True);T(930,m2(sum(getattr(x,'loc',0) for x in sel)),'r',True); y[0]-=11
    y[0]-=4; tot('Total Current',ls); y[0]-=4
    T(62,'Occupancy Summary','l',True); T(300,'Area','r',True); T(370,'Percentage','r',True); T(420,'Units','r',True); y[0]-=9
    oc=[x for x in ls if not x.vac]; va=[x for x in ls if x.vac]
    for lb,s in (('Occupied Area',oc),('Vacant Area',va),('Total',ls)):
        a=sum(x.area for x in s); T(62,lb);T(300,m2(a),'r');T(370,m2(a/A*100),'r');T(420,str(len(s)),'r');y[0]-=9
    c.save()
    save(fn,rows,'Copperfield Commerce Park',asof,len(ls),len(oc),len(va),'OFFICE','Yardi Voyager Commercial print','tenancy schedule with rent step and charge sub-tables per lease, legal landscape',True)

def mri():
    rng=random.Random(4102); asof=D(2025,10,31); fn='MRI_CMRR_marigold_20251031.pdf'
    names=RETAIL[1:26]
    spec=[('0100',48250),('0110',1400),('0115',1400),('0120',2800),('0130',1050),('0135',1750),('0140',3150),('0150',1200),('0160',1200),('0165',2400),('0170',1600),('0180',4025),('0190',1400),('0200',9800),('0210',1225),('0220',1225),('0230',2625),('0240',1400),('0250',1050),('0255',1050),('0260',2100),('0300',5400),('0310',3600),('PAD1',3850),('PAD2',0)]
    vac={'0150','0240','0260'}; ls=[]; i=0
    for u,a in spec:
        if u in vac: ls.append(L(unit='MS01 -'+u,area=a)); continue
        t='Fairgrove Market #118' if u=='0100' else names[i]; i+= u!='0100'
        if u=='0100': x=lease(rng,u,a,t,asof,(9.5,10.5),bump=.06,terms=(240,),every=60,nnn=(1.1,1.4,.25),start=D(2014,5,1),dep=False)
        elif u=='PAD2': x=L(unit=u,area=0,tenant='Community Trust Bank, N.A. (ATM kiosk)',start=D(2023,3,1),end=D(2028,2,29),cur=850.0,steps=[(D(2026,3,1),875.5),(D(2027,3,1),901.77)],term=60)
        else: x=lease(rng,u,a,t,asof,(19,31) if a<5000 else (12,15),bump=rng.choice([.02,.03,.03]),nnn=(2.9,2.6,.45),terms=(60,60,120,84))
        x.unit='MS01 -'+u; x.oth=0
        ls.append(x)
    # additional space for one tenant
    ls_by={x.unit:x for x in ls}
    main=ls_by['MS01 -0250']; add=ls_by['MS01 -0255']
    add.tenant=main.tenant; add.start=main.start;add.end=main.end; add.extra=True
    k=add.area/main.area; add.cur=main.cur; add.steps=list(main.steps)
    for u,o in (('MS01 -0110',125.0),('MS01 -0180',200.0),('MS01 -0300',350.0),('MS01 -0200',150.0)): ls_by[u].oth=o
    W,H=landscape(letter); c=canvas.Canvas(DOC+fn,pagesize=(W,H)); y=[0]; pg=[0]
    F='Times-Roman'; FB='Times-Bold'
    def T(x,s,al='l',b=False,sz=7.6):
        c.setFont(FB if b else F,sz); (c.drawString if al=='l' else c.drawRightString if al=='r' else c.drawCentredString)(x,y[0],s)
    def header():
        pg[0]+=1; y[0]=H-30; T(24,'Database:   CENTRALPRD'); T(W/2,'Rent Roll','c',True,11); T(W-24,f'Page:  {pg[0]}','r'); y[0]-=10
        T(24,'Bldg Status:  Active only'); T(W/2,'Marigold Square Shopping Center','c',True,9.5); T(W-24,'Date:  11/4/2025','r'); y[0]-=10
        T(24,'Report Id:  MRI_CMRR'); T(W/2,'10/31/2025','c',False,9); T(W-24,'Time:  09:14 AM','r'); y[0]-=16
        c.setLineWidth(.8); c.line(24,y[0]+9,W-24,y[0]+9)
        T(700,'-------- Future Rent Increases --------','c',True,7); y[0]-=8
        hs=[('','Bldg Id-Suit Id',24,'l'),('','Occupant Name',92,'l'),('','Rent Start',222,'l'),('','Expiration',268,'l'),('GLA','Sqft',352,'r'),('Monthly','Base Rent',406,'r'),('Annual','Rate PSF',446,'r'),('Monthly','Cost Recovery',505,'r'),('Expense','Stop',540,'r'),('Monthly','Other Income',598,'r'),('','Cat',616,'l'),('','Date',640,'l'),('Monthly','Amount',725,'r'),('','PSF',766,'r')]
        for a,b,x,al in hs: T(x,a,al,True,7)
        y[0]-=8
        for a,b,x,al in hs: T(x,b,al,True,7)
        y[0]-=4; c.line(24,y[0],W-24,y[0]); y[0]-=12
    def need(h):
        if y[0]-h<30: c.showPage(); header()
    header(); rows=[]
    va=[x for x in ls if x.vac]; oc=[x for x in ls if not x.vac]
    T(24,'Vacant Suites','l',True,8.5); y[0]-=12
    for x in va:
        T(24,x.unit);T(92,'Vacant');T(352,m0(x.area),'r');y[0]-=11
        rows.append(row(unit=x.unit,area=x.area,statusText='Vacant',section='Vacant Suites'))
    y[0]-=5; T(24,'Occupied Suites','l',True,8.5); y[0]-=12
    for x in oc:
        st=x.steps[:4]; need(10*max(1,len(st))+6)
        T(24,x.unit);T(92,x.tenant[:34]); 
        if getattr(x,'extra',0): y[0]-=8; T(98,'Additional Space',sz=6.5); y[0]+=8
        T(222,usn(x.start));T(268,usn(x.end));T(352,m0(x.area),'r');T(406,m2(x.cur),'r')
        if x.area: T(446,m2(x.rate),'r')
        if x.rec: T(505,m2(x.rec),'r')
        o=getattr(x,'oth',0)
        if o: T(598,m2(o),'r')
        n=0
        for d,a in st:
            T(616,'BRR' if x.unit[-4:]!='PAD2' else 'KSK');T(640,usn(d));T(725,m2(a),'r')
            if x.area: T(766,m2(a*12/x.area),'r')
            y[0]-=9;n+=1
        if n<2 : y[0]-=9*((2 if getattr(x,'extra',0) else 1)-n if n<(2 if getattr(x,'extra',0) else 1) else 0)
        y[0]-=4
        rows.append(row(unit=x.unit,tenantName=x.tenant[:34].strip(),statusText='Occupied',section='Occupied Suites',area=x.area,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=x.cur,charges=[(a,b) for a,b in (('Monthly Cost Recovery',x.rec),('Monthly Other Income',o)) if b],rentSteps=st))
    need(75); y[0]-=2; c.line(24,y[0]+8,W-24,y[0]+8)
    TA=sum(x.area for x in ls); R=r2(sum(x.cur for x in oc)); C=r2(sum(x.rec for x in oc)); O=sum(getattr(x,'oth',0) for x in oc)
    for pre in ('Totals:','Grand Total:'):
        y[0]-=4; T(92,pre,'l',True)
        for lb,s in (('Occupied Sqft:',oc),('Leased/Unoccupied Sqft:',[]),('Vacant Sqft:',va),('Total Sqft:',ls)):
            a=sum(x.area for x in s); T(268,lb,'r',True)
            if lb!='Total Sqft:': T(305,f'{a/TA*100:.2f}%','r')
            T(318,f'{len(s)}','r'); T(322,'Units',sz=6.5); T(374,m0(a),'r')
            if lb=='Occupied Sqft:': T(440,m2(R),'r',True);T(505,m2(C),'r',True);T(598,m2(O),'r',True)
            y[0]-=10
    c.save()
    save(fn,rows,'Marigold Square Shopping Center',asof,len(ls),len(oc),len(va),'RETAIL','MRI CommercialManagement print','MRI rent roll, vacant suites first, future increases stacked at the right, kiosk without area',True)

def skyline():
    rng=random.Random(4103); asof=D(2025,8,31); fn='SKYLINE RR DETAIL - Dove Creek Strip 8-31-25.pdf'
    spec=[('1',2400,'Smoke Stack BBQ'),('2',1200,'Shear Bliss Barbers'),('3',1200,None),('4',1800,'Pho Saigon 88'),('5',900,'Golden Needle Alterations'),('6',1500,'Cellular Connection'),('7A',1100,'Zen Massage Therapy'),('7B',700,'Ace Check Cashing'),('8',3200,'Party Palace'),('9',1200,None),('10',2000,'Northside Auto Parts'),('11',1600,'Sweet Spoon Frozen Yogurt')]
    ls=[]
    for u,a,t in spec:
        x=lease(rng,u,a,t,asof,(15,22),bump=.03,nnn=(2.1,1.7,.4),terms=(36,60))
        ls.append(x)
    ls[4].end='MTM'; ls[4].steps=[]
    ls[1].tsteps=0
    p=FPDF(orientation='P',format='letter',unit='pt'); p.set_auto_page_break(False); 
    rows=[]; y=0
    def T(x,s,al='L',b='',sz=8):
        p.set_font('helvetica',b,sz); w=p.get_string_width(s); p.text(x if al=='L' else x-w,y,s)
    def hdr():
        nonlocal y
        p.add_page(); y=36; T(36,'Tri-County Commercial Management','L','B',9); T(576,'Page %d'%p.page_no(),'R'); y+=13
        T(36,'RENT ROLL - DETAIL','L','B',12); T(576,'Run 09/03/2025 4:41p','R'); y+=12
        T(36,'As of 08/31/2025        Property 0147 Dove Creek Strip Center'); y+=16
        p.set_fill_color(220,220,220); p.rect(36,y-9,540,22,'F')
        for h,x,al in (('Suite',40,'L'),('Occupant',80,'L'),('Lease Begin',260,'L'),('Lease End',330,'L'),('Sq Feet',440,'R'),('Deposit Held',570,'R')): T(x,h,al,'B')
        y+=10
        for h,x,al in (('Code  Description',96,'L'),('Effective',260,'L'),('Thru',330,'L'),('$/SF/Yr',440,'R'),('Monthly',505,'R'),('Annual',570,'R')): T(x,h,al,'I',7)
        y+=16
    hdr(); GT={}
    for x in ls:
        if y>690-9*(len(x.steps)+3): hdr()
        T(40,x.unit,'L','B'); T(80,x.tenant or '** VACANT **','L','B' if x.tenant else ''); T(440,m0(x.area),'R')
        if x.vac:
            y+=16; rows.append(row(unit=x.unit,area=x.area,statusText='** VACANT **')); continue
        T(260,us2(x.start)); T(330,us2(x.end)); T(570,m2(x.dep),'R'); y+=10
        e=x.allsteps; ci=max(i for i,s in enumerate(e) if s[0]<=asof); 
        if x.end=='MTM': e=e[:ci+1]
        lines=[('BR','Base Rent',e[ci][0],(e[ci+1][0]-dt.timedelta(1)) if ci+1<len(e) else x.end,e[ci][1]),('CAM','CAM Estimate',D(2025,1,1),D(2025,12,31),x.cam),('RET','Real Estate Tax Est.',D(2025,1,1),D(2025,12,31),x.tax),('INS','Insurance Est.',D(2025,1,1),D(2025,12,31),x.ins)]
        if x.unit in('1','8'): lines.append(('SGN','Pylon Sign Panel',x.start,x.end,85.0 if x.unit=='1' else 60.0))
        for cd,de,f,t,a in lines:
            T(96,cd,sz=7.5);T(122,de,sz=7.5);T(260,us2(f),sz=7.5);T(330,us2(t) ,sz=7.5);T(440,m2(a*12/x.area),'R',sz=7.5);T(505,m2(a),'R',sz=7.5);T(570,m2(a*12),'R',sz=7.5); y+=9
            GT.setdefault(cd,[de,0]); GT[cd][1]+=a
        tc=r2(sum(l[4] for l in lines)); p.line(465,y-7,572,y-7); y+=1; T(260,'Current charges',sz=7.5);T(505,m2(tc),'R','B',7.5);T(570,m2(tc*12),'R','B',7.5); y+=9
        for j,(d,a) in enumerate(x.steps):
            T(96,'BR',b='I',sz=7);T(122,'Base Rent (future)',b='I',sz=7);T(260,us2(d),b='I',sz=7)
            t=(x.steps[j+1][0]-dt.timedelta(1)) if j+1<len(x.steps) else x.end
            T(330,us2(t),b='I',sz=7);T(440,m2(a*12/x.area),'R','I',7);T(505,m2(a),'R','I',7);T(570,m2(a*12),'R','I',7); y+=8.5
        y+=8
        rows.append(row(unit=x.unit,tenantName=x.tenant,statusText='Occupied',area=x.area,leaseStartDate=x.start,leaseEndDate=x.end,deposit=x.dep,contractRent=x.cur,charges=[(l[0],l[4]) for l in lines],totalCharges=tc,annualRent=r2(x.cur*12),rentSteps=x.steps))
    if y>560: hdr()
    p.line(36,y-6,576,y-6); y+=8
    oc=[x for x in ls if not x.vac]; A=sum(x.area for x in ls); O=sum(x.area for x in oc)
    T(40,'PROPERTY TOTALS','L','B'); T(440,m0(A),'R','B'); T(570,m2(sum(x.dep for x in oc)),'R','B'); y+=14
    for cd,(de,v) in GT.items():
        T(96,cd);T(122,de);T(505,m2(v),'R');T(570,m2(v*12),'R'); y+=10
    v=sum(g[1] for g in GT.values()); T(122,'All current charges','L','B');T(505,m2(v),'R','B');T(570,m2(v*12),'R','B'); y+=18
    T(40,f'Suites: {len(ls)}     Occupied: {len(oc)}  ({O:,} sf, {O/A:.1%})     Vacant: {len(ls)-len(oc)}  ({A-O:,} sf, {1-O/A:.1%})')
    p.output(DOC+fn)
    save(fn,rows,'Dove Creek Strip Center',asof,len(ls),len(oc),len(ls)-len(oc),'RETAIL','SKYLINE-type system print','charge-code lines under each suite with future base rent lines in italics, portrait',True)

def timberline():
    rng=random.Random(4104); asof=D(2025,6,30); fn='PMRentRoll_Ironwood_0625.pdf'
    bl=[('1','4410 Distribution Way',[('101',5200),('102',3600),('103',3600),('104',4800),('105',2400),('106',2400),('107',7200)]),
        ('2','4420 Distribution Way',[('201',12000),('202',6000),('203',6000),('204',3000),('205',3000),('206',3000)]),
        ('3','4450 Distribution Way',[('301',2500),('302',2500),('303',2500),('304',5000),('305',2500),('306',2500),('307',2500),('308',5000),('309',2750),('310',2750),('311',3250)]),
        ('4','4480 Distribution Way',[('401',24000),('402',16000),('403',8000)]),
        ('5','1200 Ironwood Court',[('501',1800),('502',1800),('503',1800),('504',1800),('505',3600),('506',1800),('507',1800),('508',2250),('509',2250)])]
    nm=iter(ind(rng,40)); vac={'105','205','303','310','504','507'}; mtm={'206','502'}
    lines=[]; rows=[]; data=[]
    for b,ad,us_ in bl:
        g=[]
        for u,a in us_:
            x=lease(rng,u,a,None if u in vac else next(nm),asof,(8.4,12.6) if a<6000 else (6.6,8.2),bump=rng.choice([.03,.035]),nnn=(1.05,1.22,.21),terms=(36,36,60,60,84))
            if u in mtm: x.end='MO-MO'; x.steps=[]
            x.bal=0 if x.tenant is None or rng.random()<.7 else rng.choice([r2(x.cur+x.rec),r2(x.cur*.25),-125.0,412.38,1050.0])
            g.append(x)
        data.append((b,ad,g))
    W=140
    def ln(**k):
        s=f"{k.get('u',''):<5}{k.get('t',''):<25}{k.get('sf',''):>7}  {k.get('s',''):<10}{k.get('e',''):<10}{k.get('r',''):>11}{k.get('c',''):>10}{k.get('x',''):>10}{k.get('i',''):>9}{k.get('tot',''):>12}{k.get('d',''):>12}{k.get('b',''):>12}"
        return s.rstrip()
    dd=lambda d: d.strftime('%m-%d-%y') if isinstance(d,dt.date) else (d or '')
    H1=ln(u='',t='',sf='RENTABLE',s='LEASE',e='LEASE',r='BASE',c='CAM',x='TAX',i='INS',tot='TOTAL',d='SECURITY',b='OPEN')
    H2=ln(u='UNIT',t='TENANT',sf='SQ FT',s='START',e='END',r='RENT',c='EST',x='EST',i='EST',tot='MONTHLY',d='DEPOSIT',b='BALANCE')
    H1=ln(u='',t='',sf='RENT',s='LEASE',e='LEASE',r='BASE',c='CAM',x='TAX',i='INS',tot='TOTAL',d='SECURITY',b='OPEN')
    GT=[0]*7; allx=[]
    blocks=[]; pl=None
    for b,ad,g in data:
        first=[f'BUILDING {b}   {ad}','']
        body=[]
        for x in g:
            allx.append(x)
            if x.vac:
                body.append([ln(u=x.unit,t='VACANT',sf=m0(x.area)),''])
                rows.append(row(unit=x.unit,building=b,area=x.area,statusText='VACANT')); continue
            t=x.tenant[:24].strip(); tc=r2(x.cur+x.rec)
            z=lambda v:m2(v) if v>=0 else m2(-v)+'-'
            o=[ln(u=x.unit,t=t,sf=m0(x.area),s=dd(x.start),e=dd(x.end),r=m2(x.cur),c=m2(x.cam),x=m2(x.tax),i=m2(x.ins),tot=m2(tc),d=m2(x.dep),b=z(x.bal))]
            if x.steps:
                st=x.steps[:3]; o.append('     NEXT INCR: '+'   '.join(f'{dd(d)} TO {m2(a)}' for d,a in st)+('   OPT 1X36' if rng.random()<.4 else ''))
            else: st=[]
            o.append(''); body.append(o)
            rows.append(row(unit=x.unit,building=b,tenantName=t,statusText='Occupied',area=x.area,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=x.cur,charges=[('CAM EST',x.cam),('TAX EST',x.tax),('INS EST',x.ins)],totalCharges=tc,deposit=x.dep,balance=x.bal,rentSteps=st))
        oc=[x for x in g if not x.vac]
        v=[sum(x.area for x in g)]+[r2(sum(f(x) for x in oc)) for f in (lambda x:x.cur,lambda x:x.cam,lambda x:x.tax,lambda x:x.ins,lambda x:x.cur+x.rec,lambda x:x.dep,lambda x:x.bal)]
        for i in range(7): pass
        GT=[a+b2 for a,b2 in zip(GT if len(GT)==8 else [0]*8,v)]
        pr=v[1]
        if b=='3': pr=r2(v[1]+900.0); pl={'what':f'Building 3 total of base rent printed {m2(pr)}; the rows add up to {m2(v[1])} (total monthly and report total are right)','kind':'total_wrong'}
        z=lambda v:m2(v) if v>=0 else m2(-v)+'-'
        body.append([ln(t='',sf='-------',r='-'*10,c='-'*9,x='-'*9,i='-'*8,tot='-'*11,d='-'*11,b='-'*11),
            ln(u='',t=f'BUILDING {b} TOTAL',sf=m0(v[0]),r=m2(pr),c=m2(v[2]),x=m2(v[3]),i=m2(v[4]),tot=m2(v[5]),d=m2(v[6]),b=z(v[7])),
            f'     UNITS: {len(g)}   OCCUPIED: {len(oc)}   VACANT: {len(g)-len(oc)}   VACANT SQ FT: {sum(x.area for x in g if x.vac):,}',''])
        blocks.append((first,body))
    oc=[x for x in allx if not x.vac]; v=GT
    blocks.append((['='*W],[[ln(t='REPORT TOTAL',sf=m0(v[0]),r=m2(v[1]),c=m2(v[2]),x=m2(v[3]),i=m2(v[4]),tot=m2(v[5]),d=m2(v[6]),b=m2(v[7])),f'     UNITS: {len(allx)}   OCCUPIED: {len(oc)}   VACANT: {len(allx)-len(oc)}   OCCUPANCY: {sum(x.area for x in oc)/v[0]:.2%}','','     ** END OF REPORT **']]))
    Wp,Hp=landscape(letter); c=canvas.Canvas(DOC+fn,pagesize=(Wp,Hp)); per=52; n=0;pgn=0;y=0
    def new():
        nonlocal n,pgn,y
        if pgn: c.showPage()
        pgn+=1;n=0;y=Hp-34; c.setFont('Courier',8.6*.98 if False else 8.3)
        hd=[f"{'07-02-25':<10}{'':<36}{'IRONWOOD FLEX PARK, LLC':^46}{'':<36}{'PAGE':>6}{pgn:>4}",f"{'14:22':<46}{'RENT ROLL BY BUILDING':^46}{'PM RENTROLL':>46}",f"{'':<46}{'AS OF 06-30-25':^46}",'',H1,H2,'-'*W,'']
        for s in hd: put(s)
    def put(s):
        nonlocal n,y
        c.setFont('Courier',8.6); c.drawString(28,y,s); y-=9.6; n+=1
    new()
    # width 140 chars at 8.6*0.6=5.16 -> 722
    for first,body in blocks:
        if n+len(first)+len(body[0])+3>per: new()
        for s in first: put(s)
        for o in body:
            if n+len(o)>per+2: new()
            for s in o: put(s)
    c.save()
    save(fn,rows,'IRONWOOD FLEX PARK, LLC',asof,len(allx),len(oc),len(allx)-len(oc),'INDUSTRIAL','Timberline/Sage Property Management print','fixed-pitch report by building, next increases on a second line, trailing minus',True,planted=pl)
if __name__=='__main__':
    yardi_tenancy(); mri(); skyline(); timberline()

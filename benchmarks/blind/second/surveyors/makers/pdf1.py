from common import *
from reportlab.lib.pagesizes import A4,A3,letter,landscape,legal
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm

# ---------- 1 UK shopping centre ----------
def d01():
    R=random.Random(101); f='Ropewalk_Tenancy_Schedule.pdf'
    ason=date(2025,6,24)
    T="""Brindle & Fen Ltd|t/a Brindle;Castlegate Opticians Ltd|;Moss Lane Clothing Co Ltd|t/a Mosslane;Tamworth Cards (Retail) Ltd|t/a Paper Lantern;Oakhurst Bakers plc|;Pelham Phones UK Ltd|t/a Fonebay;Larkspur Jewellers Ltd|;Denholm Shoes Ltd|(guarantor Denholm Group plc);Harrier Sports Retail Ltd|t/a Harrier;Vellum Books Ltd|;Sundial Travel Ltd|;Greywell Health Stores Ltd|t/a Greywell;Juniper Beauty Ltd|;Quayside Coffee Co Ltd|;Wexcombe Building Society|;Tollgate Pharmacy Ltd|;Pocket & Thread Ltd|;Cobblers Bench (NE) Ltd|t/a The Bench;Northmere Toys Ltd|;Fairlight Homewares plc|;Ravensby Stores Ltd|(in CVA - Cat. B);Lomond Fashions Ltd|;Halcyon Nails Ltd|;Bright Penny Discount Ltd|t/a Bright Penny;Ellerby Gaming Ltd|t/a Level Up;Coppice Furniture Ltd|;Hartlebury Borough Council|t/a Library Link;Marram Fitness Ltd|;Spice Harbour Ltd|;Wok Junction Ltd|;Tiffin Brothers Ltd|;Kettle & Crumb Ltd|;Mr D Ashgrove & Mrs P Ashgrove|t/a Key Stop;Vape Orchard Ltd|;Balloon Bothy Ltd|;Eastmarch Parking Ltd|;Northern Cellnet Ltd|(rooftop telecoms)""".split(';')
    pool={x.split()[0]:x for x in T}
    up=['Quayside','Wexcombe','Tollgate','Pocket','Cobblers','Ravensby','Hartlebury','Marram','Coppice']
    oth=['Spice','Wok','Tiffin','Mr','Vape','Balloon','Halcyon','Eastmarch','Northern']
    it=iter(T[:13]+[pool[k] for k in up+oth])
    plan=[('LOWER MALL',['1','2','3','4/5','6','7','8A','8B','9','10','11','12','14','15','16-18'],[3,9]),
          ('UPPER MALL',['30','31','32','33','34','35/36','37','38','39','MSU 1','MSU 2'],[1,6]),
          ('FOOD TERRACE',['FT1','FT2','FT3','FT4'],[2]),
          ('KIOSKS AND MALL UNITS',['K1','K2','K3','K4','RMU 5'],[3]),
          ('OTHER INCOME',['Car Park','Aerial 1'],[])]
    voids=iter(['Void - under offer','Void','Void (shell)','Void - strip out','Void','Void'])
    secs=[];rows=[]
    for sec,units,vi in plan:
        lst=[]
        for i,u in enumerate(units):
            a=R.choice([640,880,1120,1345,1760,2210,2875])+R.randint(0,60)
            if u.startswith('MSU') : a=R.randint(11800,17400)
            if u[0]=='K' or u.startswith('RMU') : a=R.randint(85,160)
            if u.startswith('FT'): a=R.randint(380,720)
            if '/' in u or '-' in u: a=int(a*2.2)
            if sec=='OTHER INCOME': a=None
            r=dict(unit=u,section=sec,area=a)
            r['_erv']=None if a is None else round(a*(R.uniform(11,14) if u.startswith('MSU') else R.uniform(150,190) if a<200 else R.uniform(24,36)),-2)
            if i in vi:
                r['_ten']=next(voids);r['statusText']=r['_ten'];r['_sub']='';r['_void']=1
                sc=round((a or 0)*6.85); r['_sc']=sc
                r['charges']=[{"code":"Service Charge","amount":sc}]
                r['annualRent']=0
            else:
                n,s=next(it).split('|'); r['tenantName']=n;r['_ten']=n;r['_sub']=s;r['statusText']='Occupied'
                term=R.choice([5,5,10,10,10,15]); st=date(R.randint(2025-term+1,2024),R.choice([1,3,6,9,11]),R.choice([1,24,25,29,14]))
                en=eot(st,term); 
                if en<ason: en=eot(st,term+5)
                r['leaseStartDate']=st;r['leaseEndDate']=en
                r['_br']=None; 
                if term>=10 and R.random()<.6:
                    b=yrs(st,5)
                    if b>ason: r['_br']=b
                rv=yrs(st,5); r['_rv']=rv if ason<rv<en else None
                if n.startswith(('Halcyon','Balloon','Vape')): r['leaseEndDate']='Rolling';r['_rv']=r['_br']=None
                rent=round((r['_erv'] or R.choice([12500,185000]))*R.uniform(.86,1.17)/250)*250
                r['annualRent']=rent
                if n.startswith('Eastmarch'): r['annualRent']=186000
                if n.startswith('Northern'): r['annualRent']=12500
                if n.startswith('Hartlebury'): r['annualRent']=1
                sc=None if a is None else round(a*6.85)
                r['_sc']=sc
                if sc is not None: r['charges']=[{"code":"Service Charge","amount":sc}]
                if R.random()<.4 and n[0]!='H': r['deposit']=round(r['annualRent']/4) 
            rows.append(r);lst.append(r)
        secs.append((sec,lst))
    S=lambda l,k:sum(x.get(k) or 0 for x in l)
    c=canvas.Canvas(path(f),pagesize=landscape(A4)); W,H=landscape(A4)
    X=dict(unit=30,ten=78,st=262,br=330,area=432,rent=498,sc=552,erv=610,dep=664,rem=672)
    d=lambda x: x.strftime('%d/%m/%Y') if isinstance(x,date) else (x or '')
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Times-Bold',14);c.drawString(30,H-38,'The Ropewalk Shopping Centre, Hartlebury')
        c.setFont('Times-Italic',10);c.drawString(30,H-52,'Tenancy Schedule prepared for valuation purposes. Position as at the June quarter day (24 June 2025)')
        y=H-72;c.setFillColorRGB(.16,.25,.33);c.rect(26,y-30,W-52,38,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Times-Bold',8)
        L=[('unit',0,['Unit','No.','']),('ten',0,['Tenant','trading name /','notes']),('st',0,['Lease','start','expiry']),('br',0,['Tenant break','and next','rent review']),('area',1,['Floor area','sq ft','sq m']),('rent',1,['Passing','rent','£ p.a.']),('sc',1,['Service','charge','£ p.a.']),('erv',1,['Rental value','(ERV)','£ p.a.']),('dep',1,['Rent','deposit','held £']),('rem',0,['Landlord shortfall','/ remarks',''])]
        for k,rt,ls in L:
            for i,t in enumerate(ls): (c.drawRightString if rt else c.drawString)(X[k],y-2-i*11+2,t)
        c.setFillColor(colors.black)
        c.setFont('Times-Roman',7);c.drawString(30,22,'Private and confidential. Areas are agreed net internal areas where available; MSUs on a gross internal basis.');c.drawRightString(W-30,22,f'Page {pg[0]}')
        return y-46
    y=head()
    for sec,l in secs:
        if y<90: c.showPage();y=head()
        c.setFont('Times-Bold',9);c.drawString(30,y,sec);c.line(30,y-2,200,y-2);y-=14
        for r in l:
            if y<58: c.showPage();y=head()
            c.setFont('Times-Bold' if r.get('_void') else 'Times-Roman',8.5)
            c.drawString(X['unit'],y,r['unit']);c.drawString(X['ten'],y,r['_ten'])
            c.setFont('Times-Roman',8.5)
            c.drawString(X['st'],y,d(r.get('leaseStartDate')));c.drawString(X['st'],y-9.5,d(r.get('leaseEndDate')))
            if r.get('_br'): c.drawString(X['br'],y,'B: '+d(r['_br']))
            if r.get('_rv'): c.drawString(X['br'],y-9.5,'RR: '+d(r['_rv']))
            if r['area']: c.drawRightString(X['area'],y,g(r['area']));c.drawRightString(X['area'],y-9.5,g(r['area']*.092903,1))
            c.drawRightString(X['rent'],y,g(r['annualRent']))
            if r['_sc'] is not None: c.drawRightString(X['sc'],y,g(r['_sc']))
            if r['_erv']: c.drawRightString(X['erv'],y,g(r['_erv']))
            if r.get('deposit'): c.drawRightString(X['dep'],y,g(r['deposit']))
            if r.get('_void'): c.drawString(X['rem'],y,'Empty rates & s/c shortfall')
            elif r.get('leaseEndDate')=='Rolling': c.drawString(X['rem'],y,'Licence, 28 days notice')
            elif r['annualRent']==1: c.drawString(X['rem'],y,'Community use, £1 if demanded')
            elif r['unit']=='Car Park': c.drawString(X['rem'],y,'412 spaces, mgmt. agreement')
            c.setFont('Times-Italic',8);c.drawString(X['ten']+6,y-9.5,r['_sub'])
            c.setStrokeColorRGB(.8,.8,.8);c.line(30,y-13,W-30,y-13);c.setStrokeColor(colors.black)
            y-=23
        c.setFont('Times-Bold',8.5)
        c.drawString(X['ten'],y,f'Sub-total {sec.title()}');
        if S(l,'area'): c.drawRightString(X['area'],y,g(S(l,'area')))
        for k,kk in (('rent','annualRent'),('sc','_sc'),('erv','_erv'),('dep','deposit')): c.drawRightString(X[k],y,g(S(l,kk)))
        y-=22
    if y<150: c.showPage();y=head()
    c.setFont('Times-Bold',9.5);c.line(30,y+11,W-30,y+11);c.drawString(X['unit'],y,'CENTRE TOTAL');c.drawRightString(X['area'],y,g(S(rows,'area')))
    for k,kk in (('rent','annualRent'),('sc','_sc'),('erv','_erv'),('dep','deposit')): c.drawRightString(X[k],y,g(S(rows,kk)))
    c.line(30,y-4,W-30,y-4);y-=26
    tot=S(rows,'annualRent'); wa=sum(r['annualRent']*max(0,((r['leaseEndDate']-ason).days/365.25 if isinstance(r.get('leaseEndDate'),date) else 0)) for r in rows)/tot
    v=[r for r in rows if r.get('_void')]
    c.setFont('Times-Roman',9)
    for t in (f'Number of demises: {len(rows)}     Let: {len(rows)-len(v)}     Void: {len(v)}',f'Void floor area: {g(S(v,"area"))} sq ft ({S(v,"area")/S(rows,"area")*100:.1f}% of centre)',f'WAULT to expiry (by rent, rolling licences at nil): {wa:.2f} years'):
        c.drawString(30,y,t);y-=13
    c.save()
    save(f,'RETAIL','UK mall tenancy schedule, two-line records, three-line header, level sections, annual rent, ERV p.a. (no key)',True,'The Ropewalk Shopping Centre','2025-06-24',len(rows),len(rows)-len(v),len(v),rows)

# ---------- 2 US office tower ----------
def d02():
    R=random.Random(202); f='OneCalloway_RentRoll_0625.pdf'
    names=iter("Abbott Fennimore LLP;Drayton Wealth Advisors;Silver Larch Energy, Inc.;Prairie Title Company;Kovar & Stead, P.C.;Northgate Reinsurance Brokers;Helix Payroll Services;U.S. General Services Admin.;Bluestem Geosciences, LLC;Tallgrass Capital Partners;Morrow Dunning Architects;Ironhorse Midstream LP;Calder Benefit Consultants;Westerly Staffing Group;Cimarron Trust Company, N.A.;Fossil Creek Analytics;Dunmore Public Relations;Ostrander Mediation;Sable Software Corp.;Larimer Insurance Agency;Hyde & Wollaston CPAs;Mesa Verde Lending;Calloway Building Cafe;Plaza Dry Cleaners".split(';'))
    fl={1:[('100',2410),('110',1185),('120',None)],2:[('200',21480)],3:[('300',9860),('310',None),('350',7115)],4:[('400',12300),('450',8890)],5:[('500',21480)],6:[('600',6420),('610',3905),('620',None),('640',5580)],7:[('700',14220),('775',6960)],8:[('800',21480)],9:[('900',5130),('910',4475),('920',None),('950',7745)],10:[('1000',11020),('1050',10160)],11:[('1100',21480)],12:[('1200',8640),('1220',None),('1240',3870)],14:[('1400',16000),('1450',None)]}
    vacsf={'120':1640,'310':4505,'620':5575,'920':4130,'1220':8970,'1450':5480}
    rows=[];ason=date(2025,6,30); floors=[]
    order=list(fl); nm={}
    allten=[u for k in fl for u,a in fl[k] if a]
    retail=['100','110']
    L=list(names); main=L[:-2]; 
    ni=iter(main)
    for k in order:
        lst=[]
        for u,a in fl[k]:
            if a is None: continue
            n={'100':L[-2],'110':L[-1]}.get(u) or next(ni)
            st=date(R.randint(2015,2024),R.randint(1,12),1); term=R.choice([60,84,90,120,132])
            en=addm(st,term)-timedelta(days=1)
            if en<=ason: en=addm(st,term+72)-timedelta(days=1)
            psf=round(R.uniform(27,39)*2)/2
            m=round(a*psf/12,2)
            r=dict(unit=u,section=f'Floor {k}',tenantName=n,area=a,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=round(m*12,2),statusText='Occupied',_psf=psf)
            ox=round(a*R.uniform(.35,.95),2) if R.random()<.75 else 0.0
            pk=R.randint(0,8)*145.0
            r['charges']=[{"code":"OpEx/Tax","amount":ox},{"code":"Parking","amount":pk}]
            r['totalCharges']=round(m+ox+pk,2)
            if R.random()<.7: r['deposit']=round(m*R.choice([1,1,2]),2)
            r['_loc']=round(a*R.choice([10,15,20]),-3) if a>8000 and R.random()<.5 else None
            steps=[];p=psf;s=addm(st,12)
            while s<en and len(steps)<4:
                if s>ason: p+=.75 if a>6000 else 1; steps.append(dict(date=s,amount=round(a*p/12,2),_p=p))
                s=addm(s,12)
            if n.startswith('U.S.'): steps=[]
            if u=='910': r['leaseEndDate']='MTM';steps=[]
            r['rentSteps']=[{'date':x['date'],'amount':x['amount']} for x in steps];r['_st']=steps
            r['_opt']=R.choice(['','','One 5-year renewal at 95% FMV, 9 months notice','Right of first offer on contiguous space','Termination right effective 84th month with fee','Two 5-year renewals at FMV']) if not n.startswith('U.S.') else 'Soft term ended; Government may terminate on 120 days notice'
            rows.append(r);lst.append(r)
        floors.append((k,lst))
    W,H=landscape(legal);c=canvas.Canvas(path(f),pagesize=(W,H));pg=[0]
    cols=[('Suite',30,0),('Tenant',75,0),('Rentable Sq Ft',285,1),('From',300,0),('To',352,0),('Monthly Base Rent',470,1),('Annual Base Rent',545,1),('$/RSF',583,1),('OpEx/Tax',640,1),('Parking',690,1),('Total Monthly',757,1),('Security Deposit',828,1),('Letter of Credit',900,1)]
    def head(title=True):
        pg[0]+=1
        c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-34,'ONE CALLOWAY PLAZA');c.setFont('Helvetica',9);c.drawCentredString(W/2,H-47,'1700 Calloway Street, Denver, Colorado');c.drawCentredString(W/2,H-59,'Tenant Rent Roll as of the close of business on June 30, 2025')
        c.setFont('Helvetica',7);c.drawString(30,20,'Printed 07/03/2025 08:14 AM   Ledger: CALLO1');c.drawRightString(W-30,20,f'Page {pg[0]}');return H-80
    def ch(y):
        c.setFont('Helvetica-Bold',7.5)
        for t,x,rt in cols:
            w=t.split(' ')
            l1,l2=(' '.join(w[:-1]),w[-1]) if len(w)>1 else ('',t)
            for q,s in ((y+9,l1),(y,l2)): (c.drawRightString if rt else c.drawString)(x,q,s)
        c.drawCentredString(326,y+9,'Lease Term');c.setLineWidth(.8);c.line(28,y-3,W-28,y-3);return y-14
    y=ch(head()-12)
    dd=lambda x:x.strftime('%m/%d/%y') if isinstance(x,date) else x
    for k,l in floors:
        need=sum(12+10*(len(r['_st']) and 1+len(r['_st']))+ (10 if r['_opt'] else 0) for r in l[:1])+20
        if y-need<40:c.showPage();y=ch(head()-12)
        c.setFont('Helvetica-Bold',8);c.drawString(30,y,f'Floor {k}');y-=11
        for r in l:
            need=12+10*(len(r['_st']))+(10 if r['_opt'] else 0)+(10 if r['_st'] else 0)
            if y-need<40:c.showPage();y=ch(head()-12)
            c.setFont('Helvetica',8)
            v=[r['unit'],r['tenantName'],g(r['area']),dd(r['leaseStartDate']),dd(r['leaseEndDate']),g(r['contractRent'],2),g(r['annualRent'],2),f"{r['_psf']:.2f}",g(r['charges'][0]['amount'],2),g(r['charges'][1]['amount'],2),g(r['totalCharges'],2),g(r['deposit'],2) if r.get('deposit') else '-',g(r['_loc']) if r['_loc'] else '-']
            for (t,x,rt),s in zip(cols,v): (c.drawRightString if rt else c.drawString)(x,y,s)
            y-=10
            if r['_st']:
                c.setFont('Helvetica-Oblique',7);c.drawString(300,y,'Scheduled increases:')
                for s in r['_st']:
                    c.drawString(375,y,dd(s['date']));c.drawRightString(470,y,g(s['amount'],2));c.drawRightString(583,y,f"{s['_p']:.2f}");y-=9
            if r['_opt']:
                c.setFont('Helvetica-Oblique',7);c.drawString(85,y+(9*len(r['_st'])),'Note: '+r['_opt'])
                if not r['_st']: y-=9
            y-=3
        if len(l)>1:
            c.setFont('Helvetica-Bold',7.5);c.drawString(75,y,f'Floor {k} leased');c.drawRightString(285,y,g(sum(r['area'] for r in l)));c.drawRightString(470,y,g(sum(r['contractRent'] for r in l),2));y-=14
        else: y-=4
    if y<60:c.showPage();y=head()
    c.line(28,y+9,W-28,y+9);c.setFont('Helvetica-Bold',8);c.drawString(30,y,'TOTAL LEASED')
    s=lambda fn:sum(fn(r) for r in rows)
    for x,t in ((285,g(s(lambda r:r['area']))),(470,g(s(lambda r:r['contractRent']),2)),(545,g(s(lambda r:r['annualRent']),2)),(640,g(s(lambda r:r['charges'][0]['amount']),2)),(690,g(s(lambda r:r['charges'][1]['amount']),2)),(757,g(s(lambda r:r['totalCharges']),2)),(828,g(s(lambda r:r.get('deposit') or 0),2)),(900,g(s(lambda r:r['_loc'] or 0)))): c.drawRightString(x,y,t)
    c.showPage();y=head()-4
    c.setFont('Helvetica-Bold',10);c.drawString(30,y,'SCHEDULE OF AVAILABLE SPACE');y-=18;c.setFont('Helvetica-Bold',8)
    cx=[('Suite',30,0),('Floor',80,0),('Rentable SF',180,1),('Asking Rent / RSF',280,1),('Asking Rent / Month',390,1),('Available',420,0),('Condition',520,0)]
    for t,x,rt in cx:(c.drawRightString if rt else c.drawString)(x,y,t)
    c.line(28,y-3,640,y-3);y-=14;c.setFont('Helvetica',8);vr=[]
    for k in order:
        for u,a in fl[k]:
            if a is None:
                a=vacsf[u];p=R.choice([32,33.5,34,36]);m=round(a*p/12,2)
                r=dict(unit=u,area=a,marketRent=m,statusText='Available',section='SCHEDULE OF AVAILABLE SPACE')
                vr.append(r)
                for (t,x,rt),q in zip(cx,[u,str(k),g(a),f'{p:.2f}',g(m,2),R.choice(['Immediately','Immediately','10/01/25']),R.choice(['Second generation','Spec suite','Shell','White box'])]):(c.drawRightString if rt else c.drawString)(x,y,q)
                y-=12
    c.line(28,y+9,640,y+9);c.setFont('Helvetica-Bold',8);c.drawString(30,y,f'{len(vr)} suites');va=sum(r['area'] for r in vr);c.drawRightString(180,y,g(va));c.drawRightString(390,y,g(sum(r['marketRent'] for r in vr),2))
    y-=40;c.setFont('Helvetica',8.5);la=s(lambda r:r['area'])
    for a,b in (('Building rentable area',g(la+va)),('Leased area',f'{g(la)}   ({la/(la+va)*100:.1f}%)'),('Available area',f'{g(va)}   ({va/(la+va)*100:.1f}%)'),('Tenants in occupation',str(len(rows))),('Vacant suites',str(len(vr)))):
        c.drawString(30,y,a);c.drawString(170,y,b);y-=12
    c.save();rows+=vr
    save(f,'OFFICE','US tower, legal landscape, step lines and notes under each record, vacant suites in a list of their own page',True,'One Calloway Plaza','2025-06-30',len(rows),len(rows)-len(vr),len(vr),rows)

# ---------- 3 German logistics ----------
def d03():
    R=random.Random(303); f='Mieterliste_Logistikpark_Niederwalde.pdf'
    ge=lambda n,d=2:f'{n:,.{d}f}'.replace(',','#').replace('.',',').replace('#','.')
    dd=lambda x:x.strftime('%d.%m.%Y') if isinstance(x,date) else (x or '')
    D=[('Halle A (Umschlag)',[('A-01','Brockfeld Spedition GmbH & Co. KG','Lagerhalle',8420,5.15),('A-02','Brockfeld Spedition GmbH & Co. KG','Büro / Sozialfläche',610,8.5),('A-03','Nordau Reifenhandel GmbH','Lagerhalle',3955,5.3),('A-04',None,'Lagerhalle',2780,0),('A-05','Werkmann Ersatzteile AG','Lagerhalle',5120,4.95),('A-06','Werkmann Ersatzteile AG','Mezzanine',740,2.8)]),
       ('Halle B (Kühlhaus)',[('B-01','Frostkontor Elbmark GmbH','Tiefkühllager',6250,9.75),('B-02','Frostkontor Elbmark GmbH','Kommissionierzone',1180,8.2),('B-03','Molkerei Sonnried eG','Frischelager',2435,8.6),('B-04',None,'Frischelager',1290,0),('B-05','Fischhandel Tietgen OHG','Frischelager',915,9.1)]),
       ('Bürogebäude C',[('C-EG.1','Kantine Hofmeister e.K.','Gastronomie',286,9),('C-1.OG','Zollagentur Wiesing GmbH','Büro',412,10.5),('C-2.OG li','Pfahlbau Logistikberatung UG (haftungsbeschränkt)','Büro',198,10.8),('C-2.OG re',None,'Büro',214,0)]),
       ('Außenflächen',[('ST 001-040','Brockfeld Spedition GmbH & Co. KG','LKW-Stellplätze',None,2600),('ST 041-060','Werkmann Ersatzteile AG','PKW-Stellplätze',None,700),('FM-1','Funkturm Region Nord GmbH','Antennenstandort',None,458.33)])]
    leer=iter(['Leerstand','Leerstand (vermietet ab 01.09.2025)','Leerstand'])
    rows=[];ss=[];lease={}
    for b,l in D:
        lst=[]
        for u,n,k,a,p in l:
            r=dict(unit=u,building=b,unitType=k,area=a)
            if n:
                if n not in lease:
                    st=date(R.randint(2016,2024),R.choice([1,4,7,10]),1);lease[n]=(st,eot(st,R.choice([10,12,15])))
                r['tenantName']=n;r['_t']=n;r['statusText']='Occupied'
                r['leaseStartDate'],r['leaseEndDate']=lease[n]
                if n.startswith('Kantine'): r['leaseEndDate']='unbefristet'
                m=round(a*p,2) if a else p
                nk=round(a*(1.35 if b!='Halle B (Kühlhaus)' else 2.4),2) if a else 0.0
                r['deposit']=float(round(m*3,-2)) if k not in('Mezzanine','Kommissionierzone') and a else None
            else:
                r['_t']=next(leer);r['statusText']=r['_t'];m=nk=0.0
            ust=round((m+nk)*.19,2)
            if n and n.startswith('Fischhandel'):ust=0.0
            r['contractRent']=m;r['charges']=[{'code':'NK-Vorausz.','amount':nk},{'code':'USt 19 %','amount':ust}];r['totalCharges']=round(m+nk+ust,2)
            r['_sich']=R.choice(['Bankbürgschaft','Barkaution','Konzernbürgschaft']) if r.get('deposit') else ''
            rows.append(r);lst.append(r)
        ss.append((b,lst))
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8)
    hdr=['ME','Mieter','Nutzung','Mietfläche\nm²','Vertrag','','Nettokaltmiete','','Neben-\nkosten-\nVorausz.\n€/Monat','USt 19 %\n€/Monat','Bruttomiete\n€/Monat','Mietsicherheit','']
    h2=['','','','','Beginn','Ende','€/Monat','€/m²','','','','€','Art']
    data=[hdr,h2];sty=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#d9e2d0')),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(11,0),(12,0)),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
    for i in (0,1,2,3,8,9,10): sty.append(('SPAN',(i,0),(i,1)))
    tt=lambda l:[sum(r.get('area') or 0 for r in l),sum(r['contractRent'] for r in l),sum(r['charges'][0]['amount'] for r in l),sum(r['charges'][1]['amount'] for r in l),sum(r['totalCharges'] for r in l),sum(r.get('deposit') or 0 for r in l)]
    for b,l in ss:
        data.append([b]+['']*12);n=len(data)-1;sty+=[('SPAN',(0,n),(-1,n)),('FONT',(0,n),(0,n),'Helvetica-Bold',7.5),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#f2f2f2'))]
        for r in l:
            a=r.get('area')
            data.append([r['unit'],Paragraph(r['_t'],P),r['unitType'],ge(a,0) if a else '',dd(r.get('leaseStartDate')),dd(r.get('leaseEndDate')),ge(r['contractRent']),ge(r['contractRent']/a) if a and r['contractRent'] else '',ge(r['charges'][0]['amount']),ge(r['charges'][1]['amount']),ge(r['totalCharges']),ge(r['deposit']) if r.get('deposit') else '',r['_sich']])
        t=tt(l);data.append(['','Zwischensumme '+b,'',ge(t[0],0) if t[0] else '','','',ge(t[1]),'',ge(t[2]),ge(t[3]),ge(t[4]),ge(t[5]) if t[5] else '','']);n=len(data)-1;sty+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7),('SPAN',(1,n),(2,n)),('LINEABOVE',(0,n),(-1,n),.8,colors.black)]
    t=tt(rows);data.append(['','Gesamtsumme Objekt','',ge(t[0],0),'','',ge(t[1]),'',ge(t[2]),ge(t[3]),ge(t[4]),ge(t[5]),'']);n=len(data)-1;sty+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7.5),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#d9e2d0'))]
    T=Table(data,colWidths=[50,138,82,45,50,55,60,36,56,56,64,58,68],repeatRows=2,style=TableStyle(sty))
    H1=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=16);H2=ParagraphStyle('h2',fontName='Helvetica',fontSize=8.5,leading=11)
    v=[r for r in rows if not r.get('tenantName')];va=sum(r['area'] for r in v)
    def foot(c,d): c.setFont('Helvetica',6.5);c.drawString(30,18,'Hausverwaltung Lindhorst & Partner mbB  ·  Objekt 0417  ·  erstellt 08.07.2025');c.drawRightString(landscape(A4)[0]-30,18,f'Seite {d.page}')
    doc=SimpleDocTemplate(path(f),pagesize=landscape(A4),leftMargin=12,rightMargin=12,topMargin=28,bottomMargin=34)
    doc.build([Paragraph('Logistikpark Niederwalde',H1),Paragraph('Mieterliste, Stichtag 30.06.2025 &nbsp;&nbsp; Am Güterbogen 3-11, 29399 Niederwalde',H2),Spacer(1,8),T,Spacer(1,8),Paragraph(f'Mieteinheiten: {len(rows)}, davon vermietet: {len(rows)-len(v)}, leerstehend: {len(v)}. Leerstandsfläche {ge(va,0)} m² = {ge(va/t[0]*100,1)} % der Mietfläche. Umsatzsteuer: B-05 ohne Option.',H2)],onFirstPage=foot,onLaterPages=foot)
    save(f,'WAREHOUSE','German words and number format, buildings with subtotals, grouped header with spans, wrapped tenants',True,'Logistikpark Niederwalde','2025-06-30',len(rows),len(rows)-len(v),len(v),rows)

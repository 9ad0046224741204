from common import *
from reportlab.lib.pagesizes import letter, legal, landscape
# ---------- P1 Yardi Commercial "Tenancy Schedule I", office tower
def p1():
    R=random.Random(101); nm=Names(R,'office'); asof=D(2025,9,30); f='harlan_point_tenancy_schedule.pdf'
    suites=[]
    for fl in range(1,11):
        for k in range(R.choice([1,2,2,3,3])): suites.append(f"{fl:02d}{k*10:02d}" if fl>1 else f"0{100+k*25}")
    rows=[];vac=set(R.sample(range(len(suites)),4))
    for i,u in enumerate(suites):
        a=R.randrange(1450,11800)+R.choice([0,.5,0,0]); 
        if i in vac: rows.append(dict(unit=u,area=a,vac=1)); continue
        st=D(R.choice([2017,2019,2020,2021,2022,2023,2024]),R.randrange(1,13),1); T=R.choice([60,62,84,87,120,125])
        while end_of(st,T)<D(2025,12,1): T+=60
        en=end_of(st,T); psf=round(R.uniform(27,38.5),2); 
        rent=round(a*psf/12,2)
        ch=[('rent','Base Rent',rent)]
        if R.random()<.8: ch.append(('cam','Common Area Maint.',round(a*R.uniform(3.1,4.9)/12,2)))
        if R.random()<.5: ch.append(('retax','R/E Tax Recovery',round(a*R.uniform(1.9,2.6)/12,2)))
        if R.random()<.35: ch.append(('prkg','Parking Income',R.randrange(2,14)*85.0))
        if R.random()<.12: ch.append(('abate','Rent Abatement',-round(rent/2,2)))
        steps=[];d=addm(D(2025,st.month,1),12 if st.month<=9 else 0);p=rent
        while d<en and len(steps)<5 and R.random()<.86:
            p2=round(p*1.03,2); steps.append((d,p2,min(addm(d,12)-dt.timedelta(1),en))); p=p2; d=addm(d,12)
        rows.append(dict(unit=u,area=a,ten=nm(),code=f"t{R.randrange(1200,9800):07d}",ty=R.choice(['Office Gross','Office Net','Office BY','Office Gross']),st=st,en=en,T=T,rent=rent,ch=ch,steps=steps,dep=R.choice([0.0,rent,round(rent*2,2),15000.0]),loc=R.choice([0,0,0,0,50000.0,125000.0]),cs=addm(D(2025,st.month,1),0 if st.month<=9 else -12)))
    p=Pg(os.path.join(DOC,f),landscape(legal),fs=6.2)
    X=dict(prop=24,unit=92,lease=132,lt=262,area=350,fr=384,to=426,term=486,ten=520,mr=574,mra=610,ar=668,ara=702,rec=736,misc=770,dep=832,loc=890)
    X={k:v*984/915 for k,v in X.items()}
    al=lambda k:'l' if k in('prop','unit','lease','lt','fr','to') else 'r'
    def head():
        p.t(p.W/2,30,'Tenancy Schedule I','c','Helvetica-Bold',11)
        p.t(p.W/2,42,'Property: Harlan Point Tower (hpt)   As of Date: 09/30/2025   By Property','c',fs=8)
        h=dict(prop=['Property'],unit=['Unit(s)'],lease=['Lease'],lt=['Lease Type'],area=['Area'],fr=['Lease','From'],to=['Lease','To'],term=['Term'],ten=['Tenancy','Years'],mr=['Monthly','Rent'],mra=['Monthly','Rent/Area'],ar=['Annual','Rent'],ara=['Annual','Rent/Area'],rec=['Annual','Rec./Area'],misc=['Annual','Misc/Area'],dep=['Security','Deposit','Received'],loc=['LOC Amount/','Bank','Guarantee'])
        for k,l in h.items():
            for i,s in enumerate(l): p.t(X[k],60+8*i,s,al(k),'Helvetica-Bold')
        p.ln(24,80,p.W-24,80,.8); return 92
    foot=lambda: (p.t(24,p.H-22,'Thursday, October 02, 2025',fs=6),p.t(p.W-24,p.H-22,f'Page {p.page}','r',fs=6),p.t(24,p.H-14,'09:41 AM',fs=6))
    y=head()
    def need(n):
        nonlocal y
        if y+n>p.H-36: foot(); p.new(); y=head()
    tr=[];need(0)
    p.t(24,y,'Harlan Point Tower (hpt)',font='Helvetica-Bold'); y+=12
    ta=tr_=td=tl=va=0
    for r in rows:
        sub=(0 if r.get('vac') else 26+8*len(r['ch'])+(18+8*len(r['steps']) if r['steps'] else 0))
        need(16+sub)
        p.t(X['prop'],y,'hpt');p.t(X['unit'],y,r['unit']);p.t(X['area'],y,m2(r['area']),'r')
        q=dict(unit=r['unit'],area=r['area'])
        if r.get('vac'):
            p.t(X['lease'],y,'VACANT')
            for k in('mr','mra','ar','ara','rec','misc','dep','loc'): p.t(X[k],y,'0.00','r')
            q.update(statusText='VACANT',contractRent=0.0,annualRent=0.0,deposit=0.0); va+=r['area']; y+=14
        else:
            nmw=p.wrap(f"{r['ten']} ({r['code']})",128)
            for i,s in enumerate(nmw): p.t(X['lease'],y+7.5*i,s)
            rec=sum(c[2] for c in r['ch'] if c[0] in('cam','retax'))*12/r['area']; ms=sum(c[2] for c in r['ch'] if c[0] in('prkg','abate'))*12/r['area']
            p.t(X['lt'],y,r['ty']);p.t(X['fr'],y,us0(r['st']));p.t(X['to'],y,us0(r['en']));p.t(X['term'],y,str(r['T']),'r')
            p.t(X['ten'],y,m2((asof-r['st']).days/365.25),'r');an=round(r['rent']*12,2)
            for k,v in dict(mr=r['rent'],mra=r['rent']/r['area'],ar=an,ara=an/r['area'],rec=rec,misc=ms,dep=r['dep'],loc=r['loc']).items(): p.t(X[k],y,m2(v),'r')
            y+=7.5*len(nmw)+5; x0=150
            cx=[x0,x0+48,x0+126,x0+176,x0+240,x0+250,x0+300,x0+400,x0+450,x0+520,x0+570]
            def subh(t):
                nonlocal y
                p.t(60,y,t,font='Helvetica-Bold',fs=6)
                for x,s,a in zip(cx,['Charge','Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area'],'llllrllrrrr'): p.t(x,y,s,a,'Helvetica-Oblique',6)
                y+=8
            def subl(cc,ty,fr,to,amt):
                nonlocal y
                for x,s,a in zip(cx,[cc,ty,r['unit'],'Rentable',m2(r['area']),us0(fr),us0(to),m2(amt),m2(amt/r['area']),m2(amt*12),m2(amt*12/r['area'])],'llllrllrrrr'): p.t(x,y,s,a,fs=6)
                y+=8
            subh('Charge Schedules')
            for c,n,a in r['ch']: subl(c,n,r['cs'],(r['steps'][0][0]-dt.timedelta(1)) if r['steps'] and c=='rent' else r['en'],a)
            if r['steps']:
                y+=3; subh('Rent Steps')
                for d,a,e in r['steps']: subl('rent','Base Rent',d,e,a)
            y+=7
            q.update(tenantName=r['ten'],leaseStartDate=r['st'],leaseEndDate=r['en'],contractRent=r['rent'],annualRent=an,deposit=r['dep'],charges=[dict(code=c[0],amount=c[2]) for c in r['ch']],rentSteps=[dict(date=s[0],amount=s[1]) for s in r['steps']])
            tr_+=r['rent'];td+=r['dep'];tl+=r['loc']
        ta+=r['area'];tr.append(q)
    need(90); p.ln(24,y-6,p.W-24,y-6)
    p.t(X['lease'],y+4,'Total Current',font='Helvetica-Bold')
    for k,v in dict(area=ta,mr=tr_,ar=tr_*12,dep=td,loc=tl).items(): p.t(X[k],y+4,m2(v),'r','Helvetica-Bold')
    y+=26
    for x,s,a in zip([140,330,420,500,590,700],['','Total Units','Total Area','Percentage','Monthly Rent','Annual Rent'],'lrrrrr'): p.t(x,y,s,a,'Helvetica-Bold')
    nv=len(vac);n=len(rows)
    for l,u,a,mr in [('Occupied',n-nv,ta-va,tr_),('Vacant',nv,va,0),('Total',n,ta,tr_)]:
        y+=10
        for x,s,al_ in zip([140,330,420,500,590,700],[l,str(u),m2(a),f'{a/ta*100:.2f}',m2(mr),m2(mr*12)],'lrrrrr'): p.t(x,y,s,al_)
    foot(); p.save()
    save(f,'OFFICE','Yardi Commercial Tenancy Schedule I with charge schedules and rent steps',True,dict(propertyName='Harlan Point Tower',asOnDate='2025-09-30',units=n,occupied=n-nv,vacant=nv,sheet=None,planted=None,rows=tr))
# ---------- P2 MRI rent roll, retail centre (planted: row dropped)
def p2():
    R=random.Random(102); nm=Names(R,'retail'); f='FENWICK_CROSSING_MRI_RR.pdf'; asof=D(2025,10,31)
    ids=['A-101','A-102','A-104','A-106','A-108','A-110','A-112','A-114','B-200','B-201','B-203','B-204A','B-204B','B-206','B-208','B-210','C-300','C-301','C-302','C-303','C-305','C-307','C-309','C-311','C-313','C-315','PAD-1','PAD-2','PAD-3','MAJ-1','MAJ-2','MAJ-3','KIOSK1','STG-01']
    FIX={'MAJ-1':'Fieldstone Grocers Store No. 118','MAJ-2':'Iron Anvil Fitness Clubs','MAJ-3':'Mattress & Home Barn','KIOSK1':'Nova Wireless (Authorized Retailer)','PAD-1':'First Prairie Credit Union','STG-01':'Zinnia Florist - Storage'}
    nm.p=[n for n in nm.p if n.split()[0] not in('Fieldstone','Iron','Mattress','Nova','First')]
    vac=set(R.sample(ids[:26],4)); rows=[]
    for u in ids:
        a=R.randrange(22000,41000) if 'MAJ' in u else R.randrange(2800,6100) if 'PAD' in u else 150 if u[0]=='K' else 420 if u[0:2]=='ST' else R.randrange(900,4600)
        r=dict(u='4410-'+u,a=a)
        if u in vac: r['v']=1
        else:
            st=D(R.randrange(2012,2026),R.randrange(1,10),R.choice([1,1,1,15,8])); T=R.choice([60,120,120,84])
            en=D(addm(st,T).year,addm(st,T).month,1)
            while en<D(2026,2,1): en=addm(en,60)
            en=end_of(D(en.year,en.month,1),1)
            psf=R.uniform(9,13) if 'MAJ' in u else R.uniform(21,38); rent=round(a*psf/12,2)
            r.update(n=FIX.get(u) or nm(),st=st,en=en,rent=rent,psf=round(rent*12/a,2),rec=round(a*R.uniform(5.5,8.1)/12,2) if u[0]!='K' else 0,oth=R.choice([0,0,0,round(a*.05,2),150.0,75.0]),steps=[])
            if R.random()<.15 and 'MAJ' not in u: r['en']='MTM'
            d=D(2026,st.month,1); pr=rent
            if r['en']!='MTM':
                while d<en and len(r['steps'])<3 and R.random()<.75:
                    pr=round(pr*R.choice([1.02,1.03,1.1]),2); r['steps'].append((d,pr)); d=addm(d,R.choice([12,12,60]))
        rows.append(r)
    vs=[r for r in rows if r.get('v')]; oc=[r for r in rows if not r.get('v')]
    drop=oc[11]
    p=Pg(os.path.join(DOC,f),landscape(letter),'Courier',6.4)
    XS=dict(id=28,n=94,st=244,en=290,a=362,r=418,p=460,rec=520,ex=562,o=622,c=634,d=654,m=740,ps=768)
    RT=('a','r','p','rec','ex','o','m','ps')
    def head():
        for i,s in enumerate(['Database:  CALLOWAYLIVE','Bldg Status:  Active only','']): p.t(28,28+8*i,s)
        for i,s in enumerate(['Rent Roll','Fenwick Crossing','10/31/2025']): p.t(p.W/2,28+9*i,s,'c','Courier-Bold',8)
        for i,s in enumerate([f'Page:{p.page:>12}','Date:   11/4/2025','Time:    02:17 PM']): p.t(p.W-28,28+8*i,s,'r')
        H=[('id',['','Bldg Id-Suit Id']),('n',['','Occupant Name']),('st',['','Rent Start']),('en',['','Expiration']),('a',['GLA','Sqft']),('r',['Monthly','Base Rent']),('p',['Annual','Rate PSF']),('rec',['Monthly','Cost Recovery']),('ex',['Expense','Stop']),('o',['Monthly','Other Income']),('c',['','Cat']),('d',['','Date']),('m',['Monthly','Amount']),('ps',['','PSF'])]
        p.t(702,56,'-- Future Rent Increases --','c')
        for k,l in H:
            for i,s in enumerate(l): p.t(XS[k],65+8*i,s,'r' if k in RT else 'l','Courier-Bold',5.8)
        p.ln(28,77,p.W-24,77,1); return 88
    y=head()
    def need(n):
        nonlocal y
        if y+n>p.H-30: p.new(); y=head()
    tr=[]
    def line(r):
        nonlocal y
        need(10+8*max(0,len(r.get('steps',[]))-1))
        p.t(28,y,r['u']);p.t(XS['a'],y,m0(r['a']),'r');q=dict(unit=r['u'],area=r['a'])
        if r.get('v'): p.t(98,y,'Vacant'); q.update(statusText='Vacant')
        else:
            p.t(98,y,r['n'][:40]);p.t(XS['st'],y,us(r['st']));p.t(XS['en'],y,us(r['en']) if r['en']!='MTM' else 'MTM')
            p.t(XS['r'],y,m2(r['rent']),'r');p.t(XS['p'],y,m2(r['psf']),'r')
            q.update(tenantName=r['n'][:40],leaseStartDate=r['st'],leaseEndDate=r['en'],contractRent=r['rent'],charges=[])
            if r['rec']: p.t(XS['rec'],y,m2(r['rec']),'r'); q['charges'].append(dict(code='Monthly Cost Recovery',amount=r['rec']))
            if r['oth']: p.t(XS['o'],y,m2(r['oth']),'r'); q['charges'].append(dict(code='Monthly Other Income',amount=r['oth']))
            for i,(d,a) in enumerate(r['steps']):
                for k,s in [('c','BRR'),('d',us(d)),('m',m2(a)),('ps',m2(a*12/r['a']))]: p.t(XS[k],y+8*i,s,'r' if k in RT else 'l',fs=5.8)
            q['rentSteps']=[dict(date=d,amount=a) for d,a in r['steps']]
            y+=8*max(0,len(r['steps'])-1)
        y+=11; tr.append(q)
    p.t(28,y,'Vacant Suites',font='Courier-Bold'); y+=12
    for r in vs: line(r); tr[-1]['section']='Vacant Suites'
    y+=6; need(24); p.t(28,y,'Occupied Suites',font='Courier-Bold'); y+=12
    for r in oc:
        if r is not drop: line(r); tr[-1]['section']='Occupied Suites'
    need(80); y+=4; p.ln(28,y-6,p.W-24,y-6,1)
    A=sum(r['a'] for r in rows);OA=sum(r['a'] for r in oc)
    S=lambda k:sum(r[k] for r in oc)
    p.t(28,y+4,'Totals:',font='Courier-Bold')
    for i,(l,pc,n,a) in enumerate([('Occupied Sqft:',OA/A,len(oc),OA),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',1-OA/A,len(vs),A-OA),('Total Sqft:',None,len(rows),A)]):
        yy=y+4+9*i; p.t(218,yy,l,'r'); 
        if pc is not None: p.t(262,yy,f'{pc*100:.2f}%','r')
        p.t(316,yy,f'{n} Units','r'); p.t(XS['a'],yy,m0(a),'r')
    for k,kk in [('r','rent'),('rec','rec'),('o','oth')]:
        p.t(XS[k],y+4,m2(S(kk)),'r'); p.t(XS[k],y+31,m2(S(kk)),'r','Courier-Bold')
    p.t(28,y+56,'Grand Total:',font='Courier-Bold'); p.t(316,y+56,f'{len(rows)} Units','r');p.t(XS['a'],y+56,m0(A),'r')
    for k,kk in [('r','rent'),('rec','rec'),('o','oth')]: p.t(XS[k],y+56,m2(S(kk)),'r','Courier-Bold')
    p.save()
    save(f,'RETAIL','MRI Commercial Management rent roll, Courier, vacant section first',False,dict(propertyName='Fenwick Crossing',asOnDate='2025-10-31',units=len(rows),occupied=len(oc),vacant=len(vs),sheet=None,planted=dict(what=f"row of unit {drop['u']} ({drop['n']}, {drop['a']} sf, monthly base rent {drop['rent']:.2f}) is missing although counts and totals include it",kind='row_dropped'),rows=tr))
# ---------- P3 Argus Enterprise presentation rent roll, flex park
def p3():
    R=random.Random(103); nm=Names(R,'ind'); f='Argus-Presentation-RentRoll-Tolliver.pdf'
    L=[]
    spec=[('100','Industrial'),('110','Flex'),('120','Flex'),('130','Flex'),('140','Office'),('200','Industrial'),('215','Industrial'),('230','Flex'),('240','Flex'),('250-A','Office'),('250-B','Office'),('300','Industrial'),('310','Industrial'),('ROOF','Antenna')]
    for i,(u,ty) in enumerate(spec):
        a={'Industrial':R.randrange(12000,38000,250),'Flex':R.randrange(3200,9800,50),'Office':R.randrange(1100,3200,10),'Antenna':1}[ty]
        if u in('130','250-B'): L.append(dict(u=u,ty=ty,a=a,v=1));continue
        st=D(R.randrange(2019,2026),R.randrange(1,13),1)
        if st>D(2025,10,1): st=D(2025,6,1)
        T=R.choice([36,60,62,84,120]); 
        while addm(st,T)<D(2026,3,1): T+=36
        rt=0 if ty=='Antenna' else R.uniform(7.2,15.5); an=18000 if ty=='Antenna' else round(rt*a)
        an=an//12*12
        steps=[];d=D(2026,st.month,1);pr=an
        while d<addm(st,T) and len(steps)<4 and R.random()<.85: pr=round(pr*1.035); steps.append((d,pr)); d=addm(d,12)
        L.append(dict(u=u,ty=ty,a=a,n='Skylark Wireless Towers LLC' if ty=='Antenna' else nm(),st=st,T=T,an=an,steps=steps,reimb=R.choice(['Net: Pays a full pro-rata share of all reimbursable expenses.','Base Year Stop: Pays increases over CY 2024 base year.','CAM capped at 5% cumulative; taxes and insurance net.']) if ty!='Antenna' else 'None',ti=R.choice([0,5,8,12]),lc=R.choice(['4.00%','6.00%','0.00%'])))
    TA=sum(l['a'] for l in L if l['ty']!='Antenna')
    p=Pg(os.path.join(DOC,f),landscape(letter),'Times-Roman',7)
    C=[30,180,232,300,352,400,455,512,610,660,708]
    def head():
        p.t(30,28,'Software : ARGUS Enterprise Ver. 14.0',fs=6.5);p.t(30,36,'File : Tolliver Flex Park - Acq UW v3',fs=6.5)
        p.t(p.W-30,28,'Date : 12/9/25',al='r',fs=6.5);p.t(p.W-30,36,'Time : 4:52 pm',al='r',fs=6.5);p.t(p.W-30,44,f'Ref# : BKD    Page : {p.page}',al='r',fs=6.5)
        p.t(p.W/2,32,'Tolliver Flex Park','c','Times-Bold',11);p.t(p.W/2,44,'1180 Tolliver Mill Road, Dalby','c',fs=8);p.t(p.W/2,58,'Presentation Rent Roll & Current Term Tenant Summary','c','Times-Bold',9);p.t(p.W/2,68,'As of Jan-2026 for 5,021 Reimbursement Units'.replace(' for 5,021 Reimbursement Units',' for %s Square Feet'%m0(TA)),'c',fs=8)
        p.ln(28,74,p.W-28,74,1)
        p.t((C[3]+C[6])/2-6,84,'Base Rent and Step Changes','c','Times-BoldItalic',7.5);p.ln(C[2]+4,87,C[6]+8,87)
        for x,l in zip(C,[['Tenant Name','Type & Suite Number','Lease Dates & Term'],['Floor','SqFt','Bldg Share'],['Rate & Amount','per Year','per Month'],['','Changes','on'],['Changes','to','(per Year)'],['CPI & Current','Porters\' Wage','Miscellaneous'],['Months','to Abate /','Pcnt to Abate'],['Description of Operating','Expense Reimbursements',''],['Imprvmnts','Rate','Amount'],['Commssns','Rate','Amount'],['Assumption','about sub-','sequent terms']]):
            for i,s in enumerate(l): p.t(x,96+8*i,s,'l','Times-Bold',6.8)
        p.ln(28,117,p.W-28,117,1); return 129
    y=head(); tr=[]
    for i,l in enumerate(L):
        h=44+8*max(0,len(l.get('steps',[]))-4)
        if y+h>p.H-34: p.new(); y=head()
        q=dict(unit=l['u'],unitType=l['ty'],area=l['a'])
        p.t(C[0]-2,y,f"{i+1}.",fs=6.5); x=C[0]+12
        sh=f"{l['a']/TA*100:.2f}%" if l['ty']!='Antenna' else '0.00%'
        p.t(C[1]+24,y,m0(l['a']),'r');p.t(C[1]+24,y+8,sh,'r')
        if l.get('v'):
            p.t(x,y,'Available',font='Times-Bold');p.t(x,y+8,f"{l['ty']}, Suite: {l['u']}");q['statusText']='Available'
            p.t(C[7],y,'Speculative, see lease-up assumptions',font='Times-Italic'); h=24
        else:
            e=addm(l['st'],l['T']-1)
            p.t(x,y,l['n'],font='Times-Bold');p.t(x,y+8,f"{l['ty']}, Suite: {l['u']}");p.t(x,y+16,f"{l['st']:%b-%Y} to {e:%b-%Y}");p.t(x,y+24,f"{l['T']} Months")
            mo=round(l['an']/12,2)
            for j,s in enumerate([f"${l['an']/l['a']:.2f}",f"${m0(l['an'])}",f"${mo/l['a']:.2f}",f"${m0(mo)}"]): p.t(C[2]+40,y+8*j,s,'r')
            for j,(d,a) in enumerate(l['steps']): p.t(C[3],y+8*j,f"{d:%b-%Y}");p.t(C[4]+36,y+8*j,f"${m0(a)}",'r')
            p.t(C[5]+10,y,'-');p.t(C[6]+10,y,'-')
            for j,s in enumerate(p.wrap(l['reimb'],90,fs=7)): p.t(C[7],y+8*j,s)
            p.t(C[8],y,f"${l['ti']:.2f}");p.t(C[8],y+8,f"${m0(l['ti']*l['a'])}" if l['ti'] else '-');p.t(C[9],y,l['lc']);p.t(C[10],y,R.choice(['Market','Market','Option','Vacate']))
            q.update(tenantName=l['n'],leaseStartDate=f"{l['st']:%b-%Y}",leaseEndDate=f"{e:%b-%Y}",contractRent=int(m0(mo).replace(',','')),annualRent=l['an'],rentSteps=[dict(date=d.strftime('%Y-%m'),amount=a,per='year') for d,a in l['steps']])
        tr.append(q); y+=h
    V=sum(l['a'] for l in L if l.get('v'))
    if y>p.H-80: p.new(); y=head()
    p.ln(28,y-8,p.W-28,y-8)
    for s,v,pc in [('Total Occupied SqFt',TA-V,1-V/TA),('Total Available SqFt',V,V/TA),('Building Total SqFt (excl. antenna)',TA,1)]:
        p.t(42,y,s,font='Times-Bold');p.t(C[1]+24,y,m0(v),'r');p.t(C[2]+10,y,f'{pc*100:.2f}%'); y+=9
    p.t(C[3],y-27,'Total base rent per Year:  $'+m0(sum(l.get('an',0) for l in L)),font='Times-Bold')
    p.save()
    save(f,'INDUSTRIAL','Argus Enterprise presentation rent roll, stacked records',True,dict(propertyName='Tolliver Flex Park',asOnDate='2026-01',units=None,occupied=None,vacant=2,sheet=None,planted=None,rows=tr))
if __name__=='__main__': p1();p2();p3()

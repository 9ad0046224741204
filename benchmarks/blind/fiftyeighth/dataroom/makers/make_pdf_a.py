from make_lib import *
# ---------------------------------------------------------------- 1  MRI office tower
def mri():
    fn='KPT_MRI_RentRoll_0926.pdf'; r=rng_for(fn); N=Names(r); asof=date(2026,9,30)
    p=P(fn,(792,612)); B='Helvetica-Bold'
    recs=[]  # list of groups
    floors=list(range(2,19)); occ=[];vac=[]
    for f in floors:
        k=r.choice([1,2,2,3]); areas=[r.randint(1900,9800) for _ in range(k)]
        for i,a in enumerate(areas):
            sid=f'4120-{f:02d}{i*10+ (0 if k==1 else 10):02d}'
            if r.random()<.13: vac.append((sid,a))
            else: occ.append([sid,a])
    groups=[]; i=0
    lobby=[('4120-L001',1480,'Tessaline Coffee Bar'),('4120-L002',940,'Courtyard Sundries, Inc.')]
    while i<len(occ):
        k=2 if r.random()<.18 and i+1<len(occ) else 1
        nm=N('office'); g=[]
        for j in range(k):
            sid,a=occ[i+j]; L=lease(r,asof,a,r.choice([34,36.5,38,41,43.25]),r.choice([.025,.03]),terms=(36,60,84,120))
            g.append(dict(sid=sid,a=a,nm=nm,L=L,cat='RNT'))
        groups.append(g); i+=k
    for sid,a,nm in lobby: groups.append([dict(sid=sid,a=a,nm=nm,L=lease(r,asof,a,46,.03,terms=(60,84)),cat='RET')])
    for sid,nm,amt in [('4120-ROOF1','Skyhook Tower Wireless',2650.0),('4120-ROOF2','Fenwright Fiber & Microwave',1875.0),('4120-STG04',None,412.5)]:
        L=lease(r,asof,12000,1,.04,terms=(60,)); L['rent']=amt; L['steps']=[(d,round(amt*1.04**(n+1),2)) for n,(d,_) in enumerate(L['steps'])]
        if sid.startswith('4120-STG'): nm=groups[3][0]['nm']; a=330; L['steps']=[]
        else: a=0
        groups.append([dict(sid=sid,a=a,nm=nm,L=L,cat='ANT',anc=True)])
    X=dict(sid=28,nm=92,st=268,en=312,a=348,b=400,p=434,cr=480,es=520,oi=566,cat=576,d=600,m=690,ps=730)
    y=[0]
    def head():
        p.t(28,582,'Database:',f='Helvetica',z=7); p.t(75,582,'KPTPROD',z=7); p.t(396,582,'Rent Roll','c',B,11); p.t(700,582,f'Page:   {p.page}',z=7)
        p.t(28,572,'Bldg Status:',z=7); p.t(75,572,'Active only',z=7); p.t(396,570,'Kestrel Point Tower','c',B,9); p.t(700,572,'Date:  10/6/2026',z=7)
        p.t(396,559,'As of 9/30/2026','c','Helvetica',8); p.t(700,562,'Time:  09:12 AM',z=7)
        h=[(X['sid'],'l','Bldg Id-Suit','Id',''),(X['nm'],'l','','Occupant Name',''),(X['st'],'c','','Rent','Start'),(X['en'],'c','','','Expiration'),(X['a'],'r','','GLA','Sqft'),
           (X['b'],'r','Monthly','Base','Rent'),(X['p'],'r','Annual','Rate','PSF'),(X['cr'],'r','Monthly','Cost','Recovery'),(X['es'],'r','','Expense','Stop'),(X['oi'],'r','Monthly','Other','Income'),
           (X['cat'],'l','','','Cat'),(X['d']+14,'c','','','Date'),(X['m'],'r','','Monthly','Amount'),(X['ps'],'r','','','PSF')]
        p.t(655,545,'----- Future Rent Increases -----','c','Helvetica',6.5)
        for x,al,*ls in h:
            for k,s in enumerate(ls):
                if s: p.t(x,536-8*k,s,al,B,6.5)
        p.line(28,515,764,515,.8); y[0]=504
    def need(n):
        if y[0]-n<40: p.new(); head()
    head(); rows=[]; p.font('Helvetica',6.8)
    p.t(28,y[0],'Vacant Suites',f=B,z=7.5); y[0]-=13
    va=0
    for sid,a in sorted(vac):
        need(12); p.t(X['sid'],y[0],sid); p.t(X['nm'],y[0],'Vacant'); p.t(X['a']+10,y[0],f'{a:,}','r'); y[0]-=12; va+=a
        rows.append(dict(unit=sid,statusText='Vacant',section='Vacant Suites',area=a))
    y[0]-=6; need(40); p.t(28,y[0],'Occupied Suites',f=B,z=7.5); y[0]-=13
    tb=tc=to=0;oa=0;n=0
    for g in sorted(groups,key=lambda g:g[0]['sid']):
        hh=sum(max(1,min(4,len(u['L']['steps'])))*9+3 for u in g)+(12 if len(g)>1 else 0)
        need(hh)
        for j,u in enumerate(g):
            L=u['L']; st=L['steps'][:4]
            p.t(X['sid'],y[0],u['sid']); p.t(X['nm'] if j==0 else X['nm']+8,y[0],u['nm'] if j==0 else 'Additional Space',maxw=150)
            p.t(X['st']+14,y[0],us(L['start']),'r'); p.t(X['en']+16,y[0],us(L['end']),'r'); p.t(X['a']+10,y[0],f"{u['a']:,}",'r')
            p.t(X['b']+8,y[0],mo(L['rent']),'r'); 
            if u['a']: p.t(X['p'],y[0],mo(L['rent']*12/u['a']),'r')
            cr=oi=None
            if u['cat'] in('RNT','RET') and r.random()<.7: cr=round(u['a']*r.uniform(.05,.6),2); 
            if u['cat']=='RNT' and r.random()<.3: oi=r.choice([150,300,450.,675,125.5])
            if cr: p.t(X['cr'],y[0],mo(cr),'r')
            if u['cat']=='RNT' and r.random()<.5: p.t(X['es'],y[0],mo(r.choice([11.85,12.4,13.1,13.77])),'r')
            if oi: p.t(X['oi'],y[0],mo(oi),'r')
            ch=[]
            if cr: ch.append(dict(code='Monthly Cost Recovery',amount=cr))
            if oi: ch.append(dict(code='Monthly Other Income',amount=oi))
            rows.append(dict(unit=u['sid'],tenantName=u['nm'],statusText='Occupied',section='Occupied Suites',area=u['a'],contractRent=L['rent'],leaseStartDate=L['start'],leaseEndDate=L['end'],charges=ch or None,rentSteps=steps_t(st)))
            tb+=L['rent'];tc+=cr or 0;to+=oi or 0;oa+=u['a'];n+=1
            yy=y[0]
            for d,a in st:
                p.t(X['cat'],yy,u['cat']); p.t(X['d']+32,yy,us(d),'r'); p.t(X['m'],yy,mo(a),'r')
                if u['a']: p.t(X['ps'],yy,mo(a*12/u['a']),'r')
                yy-=9
            y[0]-=max(1,len(st))*9+3
        if len(g)>1:
            p.line(330,y[0]+8,410,y[0]+8,.3)
            p.t(X['st']+14,y[0],'Total','r',B); p.t(X['a']+10,y[0],f"{sum(u['a'] for u in g):,}",'r',B); p.t(X['b']+8,y[0],mo(sum(u['L']['rent'] for u in g)),'r',B); y[0]-=13
    need(80); y[0]-=4; p.line(28,y[0]+8,764,y[0]+8,.8)
    tot=oa+va; nv=len(vac)
    p.t(28,y[0]-4,'Totals:',f=B)
    for lab,pc,k,a,v in [('Occupied Sqft:',oa/tot,n,oa,1),('Leased/Unoccupied Sqft:',0,0,0,0),('Vacant Sqft:',va/tot,nv,va,0),('Total Sqft:',None,n+nv,tot,1)]:
        p.t(92,y[0]-4,lab,f=B)
        if pc is not None: p.t(210,y[0]-4,f'{pc*100:.2f}%','r')
        p.t(262,y[0]-4,f'{k} Units','r'); p.t(X['a']+10,y[0]-4,f'{a:,}','r')
        if v: p.t(X['b']+8,y[0]-4,mo(tb),'r'); p.t(X['cr'],y[0]-4,mo(tc),'r'); p.t(X['oi'],y[0]-4,mo(to),'r')
        y[0]-=11
    p.close()
    save(fn,'Kestrel Point Tower','2026-09-30',(n+nv,n,nv),rows,'OFFICE','manager','MRI rent roll, vacant suites first, additional space lines, future increases stacked right',False)

# ---------------------------------------------------------------- 2 Yardi tenancy schedule, medical
def yardi_ts():
    fn='TenancySchedule_I_StAnselmMedical.pdf'; r=rng_for(fn); N=Names(r); asof=date(2026,9,30)
    W,H=1008,612; p=P(fn,(W,H)); B='Helvetica-Bold'
    bld=[('stan01','St. Anselm Medical Pavilion (stan01)',[100,110,120,'130','140, 145',200,210,'220, 230',250,300,310,320]),('stan02','St. Anselm Surgical Annex (stan02)',['A-1','A-2','A-3','A-4','B-1','B-2','ATM-1'])]
    cols=[('Property',30,'l'),('Unit(s)',82,'l'),('Lease',135,'l'),('Lease Type',300,'l'),('Area',410,'r'),('Lease From',462,'r'),('Lease To',512,'r'),('Term',540,'r'),('Tenancy|Years',575,'r'),('Monthly|Rent',630,'r'),('Monthly|Rent/Area',672,'r'),('Annual|Rent',732,'r'),('Annual|Rent/Area',772,'r'),('Annual|Rec./Area',812,'r'),('Annual|Misc/Area',852,'r'),('Security|Deposit|Received',905,'r'),('LOC Amount/|Bank|Guarantee',965,'r')]
    y=[0]
    def head():
        p.t(30,588,'Tenancy Schedule I',f=B,z=11); p.t(30,576,'Property: .stanselm   As of Date: 09/30/2026   By Property',z=7.5)
        p.c.setFillColorRGB(.87,.9,.95); p.c.rect(26,536,W-56,32,stroke=0,fill=1); p.c.setFillColorRGB(0,0,0)
        for t,x,al in cols:
            for k,s in enumerate(t.split('|')): p.t(x,560-8*k,s,al,B,6.5)
        p.t(30,20,'Tuesday, October 06, 2026',z=6.5); p.t(W-40,20,f'Page {p.page}','r',z=6.5); y[0]=524
    def need(n):
        if y[0]-n<36: p.new(); head()
    head(); rows=[]; p.font('Helvetica',6.7); G=[0,0,0.,0,0]
    for code,title,units in bld:
        need(60); p.t(30,y[0],title,f=B,z=8); y[0]-=14; S=[0,0,0.,0,0]
        for u in units:
            u=str(u); multi=',' in u; a=r.randint(1250,4200)*(2 if multi else 1)
            vac=u in('130','A-3','310')
            if u=='ATM-1': a=0
            S[3 if vac else 0]+=a; S[4 if vac else 1]+=1
            if vac:
                need(20); p.t(30,y[0],code); p.t(82,y[0],u); p.t(135,y[0],'VACANT'); p.t(410,y[0],mo(a),'r')
                for x in (630,672,732,772,812,852,905,965): p.t(x,y[0],'0.00','r')
                y[0]-=20
                rows.append(dict(unit=u,building=None,statusText='VACANT',area=a,contractRent=0,annualRent=0,propertyName=title.split(' (')[0],deposit=0,section=title)); continue
            nm='Harbor & Vale Bank, N.A. (ATM)' if not a else N('med'); L=lease(r,asof,a or 6000,r.choice([24,26.5,28.75,31]) if a else 1.5,.03,terms=(60,84,120))
            if nm.startswith('Harbor'): L['rent']=750.0; L['steps']=[(L['steps'][0][0],800.0)] if L['steps'] else []
            if u=='B-2': lt='Ground/Equip Gross'
            lt=r.choice(['Medical Office NNN','Medical Office NNN','Modified Gross','Full Service']) if a else 'License'
            st=L['steps']; ch=[]
            if 'NNN' in lt: ch=[('cam','CAM Estimate',round(a*6.9/12,2)),('ret','Real Estate Tax',round(a*3.4/12,2)),('ins','Insurance',round(a*.62/12,2))]
            elif lt=='Modified Gross': ch=[('opx','Opex over Base Yr',round(a*.85/12,2))]
            if r.random()<.25: ch.append(('park','Reserved Parking',r.choice([120.,180.,240.])))
            need(44+9*(min(3,len(st))+1+len(ch)))
            dep=round(L['rent'] if r.random()<.7 else 0,2); loc=round(L['rent']*6,-3) if r.random()<.15 else 0
            rec=sum(c[2] for c in ch if c[0]!='park')*12; ms=sum(c[2] for c in ch if c[0]=='park')*12
            for (t,x,al),v in zip(cols,[code,u,nm,lt,mo(a),us0(L['start']),us0(L['end']),L['term'],f"{(asof-L['start']).days/365.25:.2f}",mo(L['rent']),mo(L['rent']/a) if a else '0.00',mo(L['rent']*12),mo(L['rent']*12/a) if a else '0.00',mo(rec/a) if a else '0.00',mo(ms/a) if a else '0.00',mo(dep),mo(loc)]): p.t(x,y[0],v,al,maxw=160 if x==135 else None)
            y[0]-=12
            sh=[('Charge',165,'l'),('Type',210,'l'),('Unit',300,'l'),('Area',410,'r'),('From',462,'r'),('To',512,'r'),('Monthly Amt',590,'r'),('Amt/Area',640,'r'),('Annual',710,'r'),('Annual/Area',765,'r')]
            def sub(title,lines):
                p.t(150,y[0],title,f='Helvetica-Oblique',z=6.5); 
                y[0]-=9
                for t,x,al in sh: p.t(x,y[0],t,al,B,6)
                p.line(160,y[0]-2,770,y[0]-2,.25); y[0]-=9
                for v in lines:
                    for (t,x,al),w in zip(sh,v): p.t(x,y[0],w,al,z=6.3)
                    y[0]-=8.5
            seq=[(L['curfrom'],L['rent'])]+st[:3]; ln=[]
            for k,(d,m_) in enumerate(seq):
                to=(seq[k+1][0]-timedelta(1)) if k+1<len(seq) else (st[3][0]-timedelta(1) if len(st)>3 else L['end'])
                ln.append(['rent','Base Rent',u,mo(a),us0(d),us0(to),mo(m_),mo(m_/a) if a else '0.00',mo(m_*12),mo(m_*12/a) if a else '0.00'])
            sub('Rent Steps',ln)
            if ch: need(20+9*len(ch)); sub('Charge Schedules',[[c,t,u,mo(a),'01/01/2026','12/31/2026',mo(m_),mo(m_/a),mo(m_*12),mo(m_*12/a)] for c,t,m_ in ch])
            y[0]-=6
            rows.append(dict(unit=u,propertyName=title.split(' (')[0],section=title,tenantName=nm,statusText='Occupied',area=a,leaseStartDate=L['start'],leaseEndDate=L['end'],contractRent=L['rent'],annualRent=round(L['rent']*12,2),deposit=dep,
              charges=[dict(code='rent',amount=L['rent'])]+[dict(code=c,amount=m_) for c,t,m_ in ch],rentSteps=steps_t(st[:3])))
            S[2]+=L['rent']
        need(50)
        for lab,k,a in [('Total Occupied',S[1],S[0]),('Total Vacant',S[4],S[3]),('Property Total',S[1]+S[4],S[0]+S[3])]:
            p.t(135,y[0],lab,f=B); p.t(300,y[0],f'{k} lease(s)' if 'Occ' in lab else (f'{k} unit(s)' if 'Vac' in lab else ''),f=B); p.t(410,y[0],mo(a),'r',B)
            if 'Vac' not in lab: p.t(630,y[0],mo(S[2]),'r',B); p.t(732,y[0],mo(S[2]*12),'r',B)
            y[0]-=10
        y[0]-=10; G=[g+s for g,s in zip(G,S)]
    need(40); p.line(30,y[0]+9,W-30,y[0]+9,1); p.t(135,y[0],'Grand Total',f=B,z=7.5); p.t(410,y[0],mo(G[0]+G[3]),'r',B); p.t(630,y[0],mo(G[2]),'r',B); p.t(732,y[0],mo(G[2]*12),'r',B)
    p.close()
    save(fn,None,'2026-09-30',(None,None,G[4]),rows,'OFFICE','manager','Yardi Voyager Tenancy Schedule I: sub-blocks of rent steps and charge schedules under each lease',True)

# ---------------------------------------------------------------- 3 JD Edwards industrial, monospaced
def jde():
    fn='R15_Corrigan_Commerce_Park.pdf'; r=rng_for(fn); N=Names(r); asof=date(2026,10,1)
    W,H=1008,612; p=P(fn,(W,H)); CW=4.8*7.6/8; Z=7.6
    LP=62; ln=[]; rows=[]
    def put(parts):
        s=[' ']*200
        for x,t,al in parts:
            t=str(t); x0=x if al=='l' else x-len(t)
            for i,c in enumerate(t):
                assert s[x0+i]==' ' ,(parts,t)
                s[x0+i]=c
        return ''.join(s).rstrip()
    body=[]; plantinfo=None; G=[0,0,0.,0.,0,0]; idx=0
    for b,(bn,nu) in enumerate([('A',6),('B',9),('C',5),('D',8)]):
        blk=[[f'   Building  . . . .     3041{b+1}   Corrigan Commerce Park - Building {bn}','']]; S=[0,0,0.,0.,0,0]
        for i in range(nu):
            uid=f'{bn}{100+i*5}'; a=r.randint(48,420)*100; idx+=1
            if r.random()<.13 or (bn=='B' and i==3):
                blk.append([put([(3,uid,'l'),(20,'*** VACANT ***','l'),(66,f'{a:,}','r')]),'']); S[1]+=a;S[5]+=1
                rows.append(dict(unit=uid,building=f'Corrigan Commerce Park - Building {bn}',statusText='*** VACANT ***',area=a)); continue
            nm=N('ind'); L=lease(r,asof,a,r.choice([7.2,8.05,8.6,9.15]),.035,terms=(36,60,84,120)); lnno=f'{r.randint(4400,6999):08d}'
            # doubled digit defect later
            ch=[('RENT','Base Rent',L['rent'])]; ch+=[('CAMX','Common Area Maint',round(a*1.12/12,2)),('RETX','Real Estate Taxes',round(a*1.64/12,2)),('INSX','Insurance Recovery',round(a*.21/12,2))]
            if r.random()<.3: ch.append(('RAIL','Rail Spur Fee',r.choice([350.,425.])))
            if r.random()<.2: ch.append(('TRLR','Trailer Stalls',r.choice([600.,900.,1200.])))
            shown=[list(c) for c in ch]
            if bn=='C' and i==2:
                o=shown[0][2]; s=f'{o:.2f}'; k=1; nd=str((int(s[k])+5)%10); shown[0][2]=float(s[:k]+nd+s[k+1:]); plantinfo={'what':f"unit {uid}: monthly Base Rent printed {mo(shown[0][2])} instead of {mo(o)} (annual amount, lease total and building total carry the true amount)",'kind':'digit_changed'}
            out_=[]
            for k,(c,dsc,amt) in enumerate(shown):
                pr=[(100,c,'l'),(106,dsc,'l'),(138,mo(amt),'r'),(153,mo(ch[k][2]*12),'r'),(162,f'{ch[k][2]*12/a:.2f}','r')]
                if k==0: pr+=[(3,uid,'l'),(11,lnno,'l'),(20,nm[:34],'l'),(55,'L','l'),(66,f'{a:,}','r'),(78,us0(L['start'],2),'r'),(88,us0(L['end'],2),'r')]
                if k==1 and L['steps']: pr+=[(22,f"Next incr {us0(L['steps'][0][0],2)}  {mo(L['steps'][0][1])}/mo",'l')]
                out_.append(put(pr))
            t=sum(c[2] for c in ch); out_.append(put([(126,'-'*12,'l'),(141,'-'*12,'l')])); out_.append(put([(106,'Lease Total','l'),(138,mo(t),'r'),(153,mo(t*12),'r')])); out_.append('')
            blk.append(out_)
            S[0]+=a;S[2]+=ch[0][2];S[3]+=t;S[4]+=1
            rows.append(dict(unit=uid,building=f'Corrigan Commerce Park - Building {bn}',tenantName=nm,statusText='Occupied',area=a,leaseStartDate=L['start'],leaseEndDate=L['end'],contractRent=shown[0][2],annualRent=round(L['rent']*12,2),
               charges=[dict(code=c,amount=v) for c,_,v in shown],totalCharges=round(t,2),rentSteps=steps_t(L['steps'][:1])))
        blk.append([put([(3,f'* Total Building 3041{b+1}','l'),(30,f'Leased {S[0]:,}   Vacant {S[1]:,}','l'),(138,mo(S[3]),'r'),(153,mo(S[3]*12),'r')]),put([(30,f'of which Base Rent (RENT)','l'),(138,mo(S[2]),'r'),(153,mo(S[2]*12),'r')]),'',''])
        body+=blk; G=[g+s for g,s in zip(G,S)]
    body.append([put([(3,'** Total Company 00304','l'),(30,f'Leased {G[0]:,}   Vacant {G[1]:,}','l'),(138,mo(G[3]),'r'),(153,mo(G[3]*12),'r')]),put([(30,'Units leased','l'),(50,G[4],'r'),(55,'vacant','l'),(68,G[5],'r'),(72,'total','l'),(84,G[4]+G[5],'r')])])
    def head():
        hs=[put([(1,'R15640','l'),(62,'Halverson Logistics Trust','l'),(140,'10/02/26    8:14:33','l')]),put([(1,'Version HLT0004','l'),(66,'Rent Roll Report','l'),(140,f'Page  -   {p.page:>4}','l')]),put([(62,'Corrigan Commerce Park','l')]),'',
            put([(3,'Unit','l'),(11,'Lease','l'),(20,'Tenant','l'),(55,'T','l'),(66,'Rentable','r'),(76,'Lease','r'),(87,'Lease','r'),(100,'Bill','l'),(138,'Monthly','r'),(153,'Annual','r'),(162,'Annual','r')]),
            put([(3,'Number','l'),(11,'Number','l'),(20,'Alpha Name','l'),(55,'y','l'),(66,'Area','r'),(76,'Begins','r'),(87,'Ends','r'),(100,'Code','l'),(106,'Description','l'),(138,'Amount','r'),(153,'Amount','r'),(162,'/SqFt','r')]),
            put([(3,'-'*6,'l'),(11,'-'*8,'l'),(20,'-'*34,'l'),(55,'-','l'),(58,'-'*8,'l'),(70,'-'*8,'l'),(80,'-'*8,'l'),(100,'----','l'),(106,'-'*18,'l'),(126,'-'*12,'l'),(141,'-'*12,'l'),(156,'-'*6,'l')])]
        return hs
    y=0;first=True
    lh=9.0
    def start():
        nonlocal y
        y=590
        for s in head(): p.t(60,y,s,f='Courier',z=Z); y-=lh
    start()
    for blk in body:
        if y-len(blk)*lh<30: p.new(); start()
        for s in blk:
            if s: p.t(60,y,s,f='Courier',z=Z)
            y-=lh
    p.close()
    save(fn,'Corrigan Commerce Park',None,(G[4]+G[5],G[4],G[5]),rows,'INDUSTRIAL','manager','JD Edwards print, Courier, bill codes stacked, run date only',True,planted=plantinfo)

# ---------------------------------------------------------------- 6 Skyline flex park (row dropped)
def skyline():
    fn='Dunmoor Flex Center - Skyline Rent Roll.pdf'; r=rng_for(fn); N=Names(r); asof=date(2026,10,1)
    p=P(fn,(612,792)); F='Times-Roman';B='Times-Bold'; rows=[];y=[0]
    cols=[('','Suite /','Tenant',24,'l'),('','Sq','Feet',212,'r'),('','Base','Rent',262,'r'),('','','CAM',304,'r'),('','R/E','Tax',346,'r'),('','','Insur.',384,'r'),('','Other','Charges',424,'r'),('Total','Monthly','Billing',476,'r'),('','Security','Deposit',528,'r'),('','A/R','Balance',586,'r')]
    def head():
        p.t(306,764,'DUNMOOR FLEX CENTER','c',B,12); p.t(306,751,'1400-1490 Dunmoor Parkway','c',F,9); p.t(306,739,'Rent Roll for the Month of October 2026','c',B,10)
        p.t(24,770,'Skyline Property Mgmt',f=F,z=7); p.t(588,770,f'Page {p.page}','r',F,7); p.t(24,760,'Run 10/03/26 14:07 klb',f=F,z=7)
        p.line(22,732,590,732,1)
        for a,b,c,x,al in cols:
            for k,s in enumerate((a,b,c)):
                if s: p.t(x,724-9*k,s,al,B,8)
        p.line(22,702,590,702,.5); y[0]=690
    head(); T=[0]*9; oa=va=0; drop=None; k=0
    for b in (1400,1430,1460,1490):
        for s in range(r.randint(6,8)):
            k+=1; uid=f'{b}-{chr(65+s)}'; a=r.randint(14,78)*100+r.choice([0,50,25])
            vac=k in(5,13,21)
            if y[0]<80: p.new(); head()
            if vac:
                p.t(24,y[0],uid,f=B,z=8.5); p.t(66,y[0],'<Vacant>',f='Times-Italic',z=8.5); p.t(212,y[0],f'{a:,}','r',F,8.5); y[0]-=22; va+=a
                rows.append(dict(unit=uid,statusText='<Vacant>',area=a)); continue
            nm=N('ind'); mtm=k in (8,19); L=lease(r,asof,a,r.choice([10.8,11.5,12.25,13]),.03)
            v=[L['rent'],round(a*.19,2),round(a*.14,2),round(a*.031,2),r.choice([0,0,0,75.,120.])]; tot=round(sum(v),2); dep=round(L['rent'],0) if r.random()<.8 else 0.; bal=r.choice([0,0,0,0,round(tot,2),-125.0,round(tot*.5,2)])
            oa+=a
            for i,z in enumerate([a]+v+[tot,dep,bal]): T[i]+=z
            if k==16: drop=(uid,nm,a); continue
            p.t(24,y[0],uid,f=B,z=8.5); p.t(66,y[0],nm,f=F,z=8.5,maxw=118); p.t(212,y[0],f'{a:,}','r',F,8.5)
            for x,z in zip((262,304,346,384,424,476,528,586),v+[tot,dep,bal]): p.t(x,y[0],mo(z),'r',F,8)
            t='Month to Month since '+us0(L['end'].replace(year=2026,month=3,day=31),2) if mtm else f"Lease {us0(L['start'],2)} - {us0(L['end'],2)}"
            p.t(66,y[0]-9.5,t,f=F,z=7.5)
            st=[] if mtm else L['steps'][:1]
            if st: p.t(200,y[0]-9.5,f"Rent to {mo(st[0][1])} eff. {us0(st[0][0],2)}",f=F,z=7.5)
            if not mtm and r.random()<.35: p.t(340,y[0]-9.5,r.choice(['Opt: 1 x 5 yr @ FMV','Opt: 2 x 3 yr @ 103%','Opt: 1 x 3 yr, 9 mo notice']),f=F,z=7.5)
            y[0]-=24
            rows.append(dict(unit=uid,tenantName=nm,statusText='Month to Month' if mtm else 'Occupied',area=a,contractRent=v[0],charges=[dict(code=c,amount=z) for c,z in zip(('Base Rent','CAM','R/E Tax','Insur.','Other Charges'),v)],totalCharges=tot,deposit=dep,balance=bal,
               leaseStartDate=None if mtm else L['start'],leaseEndDate=None if mtm else L['end'],rentSteps=steps_t(st)))
    if y[0]<150: p.new(); head()
    p.line(190,y[0]+9,590,y[0]+9,.8); p.t(24,y[0]-2,'** Center Totals **',f=B,z=8.5); p.t(212,y[0]-2,f'{T[0]:,}','r',B,8.5)
    for x,z in zip((262,304,346,384,424,476,528,586),T[1:]): p.t(x,y[0]-2,mo(z),'r',B,7.6)
    y[0]-=34
    for i,(lab,a) in enumerate([('Occupied area',oa),('Vacant area',va),('Total rentable area',oa+va)]):
        p.t(40,y[0],lab,f=F,z=9); p.t(200,y[0],f'{a:,} SF','r',F,9); p.t(260,y[0],f'{a/(oa+va)*100:.1f} %','r',F,9); y[0]-=12
    p.close()
    save(fn,'Dunmoor Flex Center','2026-10',(None,None,3),rows,'INDUSTRIAL','manager','Skyline print, two-line records, charges across, month-to-month lines',True,
      planted={'what':f'row of suite {drop[0]} ({drop[1]}, {drop[2]:,} sf) is missing; totals and occupied area still include it','kind':'row_dropped'})
if __name__=='__main__': mri(); yardi_ts(); jde(); skyline()

from h import *
def d1():
    r=random.Random(2801); nm=N(r); f='cedhol_rrlc_1224.pdf'; as_=D(2024,12,31)
    X=[(28,'l'),(66,'l'),(150,'r'),(160,'l'),(218,'l'),(358,'r'),(366,'l'),(452,'r'),(508,'r'),(556,'r'),(566,'l'),(612,'l'),(660,'l'),(764,'r')]
    def head(p):
        p.y=p.h-30; p.t(28,'Rent Roll with Lease Charges','Helvetica-Bold',11); p.t(764,f'Page {p.pg}',size=7,al='r')
        p.y-=12; p.t(28,'Cedar Hollow Apartments (cedhol)',size=8); p.y-=10; p.t(28,'As Of = 12/31/2024',size=8); p.y-=10; p.t(28,'Month Year = 12/2024',size=8)
        p.y-=14; p.line(28,764,9)
        p.row(X,['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance'],'Helvetica-Bold'); p.y-=8
        p.row(X,['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','',''],'Helvetica-Bold'); p.line(28,764,-3); p.y-=12
    p=P(f,landscape(letter),head=head,foot=lambda p:(p.c.setFont('Helvetica',6),p.c.drawString(28,24,'Tuesday, January 07, 2025   10:42 AM')))
    ty={'chA1':(1,702,1345),'chB2':(2,968,1610),'chB2R':(2,968,1735),'chC3':(3,1204,1980)}
    rows=[];S=dict(mk=0,ch=0,dep=0,bal=0,sf=0);codes={};cnt=dict(o=0,v=0,m=0,sfo=0,mko=0,sfv=0,mkv=0,sfm=0,mkm=0,chn=0); tid=23041
    units=[f'{b}{n:02d}' for b in (1,2,3,4) for n in range(1,12)]
    vac={'104','211','307','410'}; model={'201'}; adm={'101'}; notice={'206','309'}
    p.t(28,'Current/Notice/Vacant Residents','Helvetica-Bold'); p.y-=11
    sec='Current/Notice/Vacant Residents'
    def emit(u,t,sf,rid,name,mk,ch,dep,mi,le,mo,bal,truth):
        p.need(9*(len(ch)+2))
        if not ch: ch=[('','')]
        first=True
        for c,a in ch:
            if first: p.row(X,[u,t,f'{sf:.2f}' if sf>=0 else '',rid,name,m2(mk),c,m2(a) if a!='' else '',m2(dep),'0.00',us(mi),us(le),us(mo),par(bal).replace('(','-').replace(')','')])
            else: p.row(X[6:8],[c,m2(a)])
            first=False; p.y-=9
        tot=round(sum(a for _,a in ch if a!=''),2)
        p.t(366,'Total','Helvetica-Bold'); p.t(452,m2(tot),'Helvetica-Bold',7,'r'); p.y-=11
        d=dict(unit=u,unitType=t,area=sf,marketRent=mk,deposit=dep,balance=bal,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo),totalCharges=tot,**truth)
        if ch[0][0]: d['charges']=[dict(code=c,amount=a) for c,a in ch]; d['contractRent']=dict(ch)['rent']
        rows.append(d); return tot
    for i,u in enumerate(units):
        t=list(ty)[ (i*7+i//5)%4 ]; _,sf,mk=ty[t]; S['sf']+=sf;S['mk']+=mk
        if u in vac|model|adm:
            w='VACANT' if u in vac else 'MODEL' if u in model else 'ADMIN'
            emit(u,t,sf,w,w,mk,[],0.0,None,None,None,0.0,dict(statusText=w,section=sec))
            k='v' if u in vac else 'm'
            cnt[k]+=1; cnt['sf'+k]+=sf; cnt['mk'+k]+=mk; continue
        a,b=nm(); tid+=r.randint(3,90); mi=D(2021,1,1)+dt.timedelta(r.randint(0,1400)); le=addm(mi,12*((2025-mi.year)))
        le=eom(D(2025,r.randint(1,11),1)); rent=float(mk-r.choice([0,25,40,65,90,115]))
        ch=[('rent',rent)]
        for c,x,pr in (('trash',12.0,1),('pestctl',5.0,.8),('petrent',35.0,.3),('garage',110.0,.2),('rentins',14.5,.4)):
            if r.random()<pr: ch.append((c,x))
        r.shuffle(ch) if r.random()<.1 else None
        dep=float(r.choice([300,500,500,rent])); bal=r.choice([0,0,0,0,-25.0,-rent,round(r.uniform(20,1900),2)])+0.0
        mo=D(2025,1,r.randint(5,31)) if u in notice else None
        S['ch']+=emit(u,t,sf,f't00{tid}',f'{a} {b}',mk,ch,dep,mi,le,mo,bal,dict(tenantName=f'{a} {b}',statusText='Occupied',section=sec))
        S['dep']+=dep;S['bal']+=bal; cnt['o']+=1; cnt['sfo']+=sf; cnt['mko']+=mk
        for c,x in ch: codes[c]=codes.get(c,0)+x
    p.need(60); p.line(28,764,6); p.row(X,['Total','',m2(S['sf']),'Cedar Hollow Apartments (cedhol)','',m2(S['mk']),'',m2(S['ch']),m2(S['dep']),'0.00','','','',m2(S['bal'])],'Helvetica-Bold'); p.y-=16
    fs='Future Residents/Applicants'; p.t(28,fs,'Helvetica-Bold'); p.y-=11; fut=0;fd=0
    for u in ('104','206'):
        a,b=nm(); tid+=41; t=list(ty)[(units.index(u)*7+units.index(u)//5)%4]; _,sf,mk=ty[t]
        ch=[('rent',float(mk)),('trash',12.0),('pestctl',5.0)]
        fut+=emit(u,t,sf,f't00{tid}',f'{a} {b}',mk,ch,500.0,D(2025,2,r.randint(1,9)),D(2026,1,31),None,0.0,dict(tenantName=f'{a} {b}',statusText=fs,section=fs)); fd+=500
    p.np(); G=[(28,'l'),(300,'r'),(380,'r'),(470,'r'),(540,'r'),(610,'r')]
    p.row(G,['Summary Groups','Square','Market','Lease','# Of','% Unit'],'Helvetica-Bold');p.y-=8; p.row(G,['','Footage','Rent','Charges','Units','Occupancy'],'Helvetica-Bold'); p.y-=12
    n=len(units)
    for l,s,m,c,k in (('Occupied Units',cnt['sfo'],cnt['mko'],S['ch'],cnt['o']),('Non Rev Units (Model/Admin)',cnt['sfm'],cnt['mkm'],0,cnt['m']),('Total Vacant Units',cnt['sfv'],cnt['mkv'],0,cnt['v']),('Totals:',S['sf'],S['mk'],S['ch'],n)):
        p.row(G,[l,m2(s),m2(m),m2(c),k,f'{k/n*100:.2f}']); p.y-=10
    p.y-=14; p.t(28,'Summary of Charges by Charge Code','Helvetica-Bold'); p.y-=9; p.t(28,'(Current/Notice Residents Only)'); p.y-=12
    for c,v in sorted(codes.items()): p.t(28,c); p.t(200,m2(v),al='r'); p.y-=10
    p.line(28,200,7); p.t(28,'Total','Helvetica-Bold'); p.t(200,m2(S['ch']),'Helvetica-Bold',7,'r')
    p.y-=34; p.c.setFillColorRGB(.75,0,0)
    p.t(28,'✓  Footed. Lease charges agreed to G/L 4010-0000 through 4090-0000 at 12/31/24 w/o exception.','DJ',7); p.y-=11; p.t(28,'WP ref D-3.1   Prepared KLO 1/9/25   Reviewed TSB 1/14/25','DJ',7); p.c.setFillColorRGB(0,0,0)
    p.end(); out(f,'MULTIFAMILY','Yardi Voyager rent roll with lease charges, charge lines, future section, summaries',rows,'Cedar Hollow Apartments','2024-12-31',n,cnt['o'],cnt['v'],hard='charge rows; model and admin; future residents')
def d2():
    r=random.Random(2802); nm=N(r); f='harbor_terrace_hap_rentroll.pdf'
    X=[(40,'l'),(74,'l'),(104,'l'),(232,'c'),(252,'l'),(276,'l'),(358,'r'),(398,'r'),(444,'r'),(494,'r'),(540,'r'),(556,'l')]
    def head(p):
        p.y=p.h-36; p.t(p.w/2,'WICOMAC COUNTY HOUSING AUTHORITY','LSB',12,'c'); p.y-=13
        p.t(p.w/2,'Tenant Rent Roll - Project-Based Section 8 HAP Contract MD06-0031-044','LS',9.5,'c'); p.y-=12
        p.t(p.w/2,'Harbor Terrace   |   For the month ended June 30, 2025','LS',9.5,'c'); p.y-=18
        p.c.setFillGray(.88); p.c.rect(36,p.y-14,540,24,fill=1,stroke=0); p.c.setFillGray(0)
        p.row(X,['Unit','BR','Head of','HH','Cert','Cert','Contract','Utility','Gross','Tenant','HAP'],'LSB',8); p.y-=9
        p.row(X,['','','Household','Size','Type','Effective','Rent','Allow.','Rent','Rent','Subsidy'],'LSB',8); p.y-=18
    p=P(f,letter,head=head,foot=lambda p:(p.c.setFont('LS',7),p.c.drawString(40,26,'PBC-17  Harbor Terrace'),p.c.drawRightString(572,26,f'{p.pg}')))
    CR={'1BR':(918,74),'2BR':(1087,96),'3BR':(1341,121)}; rows=[]; T=[0]*5; n=o=v=0
    for bld,floors in (('Building A - 410 Quayside Street',[101,102,103,104,201,202,203,204,301,302,303,304]),('Building B - 416 Quayside Street',[101,102,103,104,105,201,202,203,204,205]),('Building C - 422 Quayside Street',[1,2,3,4,5,6,7,8])):
        p.need(60); p.t(40,bld,'LSB',9); p.y-=12; st=[0]*5; bn=0
        for u in floors:
            p.need(12); us_=f'{bld[9]}-{u}'; br=r.choice(['1BR','2BR','2BR','3BR']); c,ua=CR[br]; n+=1;bn+=1
            d=dict(unit=us_,building=bld.split(' - ')[0],unitType=br,section=bld)
            if us_ in('A-203','B-105','C-4'):
                p.row(X,[us_,br,'** VACANT **','','','',m0(c),m0(ua),m0(c+ua),'','',''],'LS',8.5); d.update(statusText='VACANT',contractRent=c); v+=1
                # contract rent of vacant is potential
            elif us_=='C-1':
                a,b=nm(); p.row(X,[us_,br,f'{b}, {a} (Site caretaker)','','','','0','0','0','0','0','(1)'],'LS',8.5); d.update(tenantName=f'{b}, {a}',statusText='Site caretaker',contractRent=0,charges=[dict(code='Tenant Rent',amount=0),dict(code='HAP',amount=0)]); o+=1;c=ua=0
            else:
                a,b=nm(); tr=r.randint(0,430); tr=0 if tr<25 else tr
                e=D(r.choice([2024,2025]),r.randint(1,6),1) if r.random()<.5 else D(2024,r.randint(7,12),1)
                p.row(X,[us_,br,f'{b}, {a}',r.randint(1,5),r.choice(['AR','AR','AR','IR','MI']),us(e),m0(c),m0(ua),m0(c+ua),m0(tr),m0(c-tr)],'LS',8.5)
                k=r.choice(['✓','✓','✓ Δ','','',''] ); p.t(552,k,'DJ',7)
                d.update(tenantName=f'{b}, {a}',statusText='Occupied',contractRent=c,charges=[dict(code='Tenant Rent',amount=tr),dict(code='HAP',amount=c-tr)]); o+=1
                st[3]+=tr; st[4]+=c-tr
            st[0]+=c;st[1]+=ua;st[2]+=c+ua
            rows.append(d); p.y-=12
        p.line(316,544,8); p.row(X,['','',f'Subtotal {bld[:10]} ({bn} units)','','','']+[m0(z) for z in st],'LSB',8.5); p.y-=20
        T=[a+b for a,b in zip(T,st)]
    p.need(120); p.line(316,544,9);p.row(X,['','',f'TOTAL HARBOR TERRACE','','','']+[m0(z) for z in T],'LSB',8.5);p.line(316,544,-3);p.line(316,544,-5); p.y-=24
    for s in (f'Units under contract: {n}     Occupied: {o}     Vacant: {v}','(1) Employee unit; no rent or subsidy is billed. Counted as occupied.','Contract rent shown for vacant units is the HAP schedule amount; no HAP was requested in June.'): p.t(40,s,'LS',8.5); p.y-=11
    p.y-=6
    for s in ('✓  Agreed tenant rent to form HUD-50059 in tenant file','Δ  Income verification (EIV) over 120 days old at certification - see finding 2025-002'): p.t(40,s,'DJ',7.5); p.y-=11
    p.end(); out(f,'MULTIFAMILY','Housing authority HAP rent roll by building, tick marks',rows,'Harbor Terrace','2025-06-30',n,o,v,hard='vacant units carry contract rent; subsidy split')
def d3():
    r=random.Random(2803); f='Larkmoor_Crossing_CMROLL.pdf'
    X=[(30,'l'),(80,'l'),(262,'r'),(275,'l'),(330,'l'),(432,'r'),(490,'r'),(540,'r'),(590,'r'),(650,'r'),(668,'l'),(762,'r')]
    def head(p):
        p.y=p.h-28; p.t(30,'Database: BRAMWELL','LM',7); p.t(396,'Commercial Rent Roll','LMB',10,'c'); p.t(762,f'Page: {p.pg}','LM',7,'r'); p.y-=11
        p.t(30,'Bldg: LK0410','LM',7); p.t(396,'Larkmoor Crossing Shopping Center','LMB',9,'c'); p.t(762,'Date: 10/03/2025','LM',7,'r'); p.y-=11; p.t(396,'9/30/2025','LM',8,'c'); p.t(762,'Time: 02:17 PM','LM',7,'r'); p.y-=16
        p.row(X,['','','GLA','Rent','','Monthly','-- Monthly',' Recoveries',' --','Total','Future Rent',' Increases'],'LMB',6.5); p.y-=8
        p.row(X,['Suite','Occupant Name','Sqft','Start','Expiration','Base Rent','CAM','RET','INS','Monthly','Date','Monthly Amt'],'LMB',6.5); p.line(30,762,-3,.8); p.y-=14
    p=P(f,landscape(letter),head=head)
    T=[('100','Fairbrook Grocers #214',41250,10.75),('104','Pell & Daughters Cleaners',1450,24),('106','Nailcraft Studio LLC',1200,27.5),('108',None,1800,0),('110','Orrin\'s Taqueria',2400,28),('112','Brightwell Vision PC',2150,29.25),('114','SteadyFit Gym',9800,13.5),('118','Mossback Books',3300,18),('120','Tidewater Mattress Outlet',5200,16.25),('124',None,2600,0),('126','Penny Larkin Insurance Agency',1100,25),('128','Sudsy Hound Pet Wash',1600,23.75),('PAD-A','Quickstack Burgers (ground lease)',3900,31),('PAD-B','Colbourne Federal Credit Union',4100,36)]
    rows=[];S=[0]*6;vs=0;o=v=0
    p.t(30,'Occupied and Vacant Suites','LMB',7); p.y-=11
    for u,n,a,psf in T+[('ATM01','Colbourne FCU - drive-up ATM',0,0),('PYL02','Vantage Outdoor - pylon panel',0,0)]:
        steps=[]
        if u=='ATM01': p.y-=4; p.t(30,'Miscellaneous Income','LMB',7); p.y-=11
        if not n:
            p.need(26); p.row(X,[u,'Vacant',m0(a)],'LM',6.8); p.y-=16; rows.append(dict(unit=u,area=a,statusText='Vacant')); v+=1; S[0]+=a; vs+=a; continue
        s=D(r.randint(2012,2023),r.randint(1,12),1); e=eom(D(r.randint(2026,2034),r.randint(1,12),1))
        if a: base=round(a*psf/12,2); ch=[round(a*x/12,2) for x in (3.10,2.42,.55)]; o+=1
        else: base={'ATM01':650.0,'PYL02':225.0}[u]; ch=[0,0,0]
        if u=='PAD-A': ch=[0,ch[1],ch[2]]
        tot=round(base+sum(ch),2); S[0]+=a;S[1]+=base;S[5]+=tot
        for i in range(3): S[2+i]+=ch[i]
        nst=r.choice([0,1,2,3]) if a else 0
        for k in range(nst):
            dd=D(2026+k,s.month,1)
            if dd<e: steps.append((dd,round(base*1.03**(k+1),2)))
        p.need(12*max(2,len(steps))+8)
        f0,f1=(steps[0] if steps else (None,None))
        p.row(X,[u,n,m0(a) if a else '',us2(s),us2(e),m2(base)]+[m2(x) if x else '' for x in ch]+[m2(tot),us2(f0),m2(f1) if f1 else ''],'LM',6.8); p.y-=9
        sub=f'Lease Id: LK{r.randint(10000,99999)}'+('  NNN' if a else '  License')
        p.t(92,sub,'LM',6)
        for dd,am in steps[1:]: p.row(X[10:],[us2(dd),m2(am)],'LM',6.8); p.y-=9
        if len(steps)<2: p.y-=9
        p.y-=5
        d=dict(unit=u,tenantName=n,area=a or None,contractRent=base,leaseStartDate=iso(s),leaseEndDate=iso(e),totalCharges=tot,charges=[dict(code=c,amount=x) for c,x in zip(('CAM','RET','INS'),ch) if x],rentSteps=[dict(date=iso(x),amount=y) for x,y in steps] or None,statusText='Occupied')
        if u in('ATM01','PYL02'): d['section']='Miscellaneous Income'; 
        else: d['section']='Occupied and Vacant Suites'
        if not d['charges']: d.pop('charges')
        rows.append(d)
    p.need(90); p.line(230,655,8); bad=S[1]+1800
    p.row(X,['','Totals:',m0(S[0]),'','',m2(bad)]+[m2(x) for x in S[2:6]],'LMB',6.8); p.y-=18
    for l,q,k in (('Occupied Suites',S[0]-vs,o),('Vacant Suites',vs,v),('Total Suites',S[0],o+v)):
        p.t(80,l,'LM',7); p.t(262,m0(q)+' sf','LM',7,'r'); p.t(330,k,'LM',7,'r'); p.t(400,f'{q/S[0]*100:.2f}%','LM',7,'r'); p.y-=10
    p.y-=10; p.t(30,'ATM and pylon agreements are licenses and are not included in suite counts.','LM',7)
    p.end(); out(f,'RETAIL','MRI commercial rent roll, two-line records, recoveries in columns, future increases',rows,'Larkmoor Crossing Shopping Center','2025-09-30',o+v,o,v,planted=dict(what=f'Printed total of Monthly Base Rent is {bad:,.2f}, rows sum to {S[1]:,.2f}',kind='total_wrong'),hard='ATM and pylon are not suites; steps')
def d4():
    r=random.Random(2804); nm=N(r); f='appfolio_rent_roll_20241231.pdf'
    X=[(30,'l'),(82,'l'),(126,'l'),(250,'l'),(350,'r'),(404,'r'),(458,'r'),(512,'r'),(522,'l'),(572,'l'),(622,'l'),(672,'l'),(762,'r')]
    def head(p):
        p.y=p.h-34
        if p.pg==1:
            p.t(30,'Rent Roll','Helvetica-Bold',15); p.y-=14
            for s in ('Exported On: 01/06/2025 09:12 AM','Properties: Kestrel Residential Fund II - all','Units: Active   |   As of: 12/31/2024'): p.t(30,s,size=7.5); p.y-=10
            p.y-=8
        p.row(X,['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due'],'Helvetica-Bold',7); p.line(30,762,-4,1); p.y-=15
    p=P(f,landscape(letter),head=head,foot=lambda p:(p.c.setFont('Helvetica',6.5),p.c.drawString(30,22,'Created on 01/06/2025'),p.c.drawRightString(762,22,f'Page {p.pg}')))
    rows=[];G=[0]*6;gu=go=gv=0
    props=[('Alder Court - 1180 Alder Ct Spokane, WA 99205',['1','2','3','4','5','6','7','8']),('Finch Street Fourplex - 227 N Finch St Spokane, WA 99201',['A','B','C','D']),('Monroe Flats - 3304 W Monroe Ave Spokane, WA 99208',[f'{x}' for x in (101,102,103,104,105,106,201,202,203,204,205,206)]),('Ninth & Pine - 902 Pine St Spokane Valley, WA 99206',['1A','1B','2A','2B','3A','3B'])]
    spec={('Alder',3):'Vacant-Unrented',('Monroe',105):'Notice-Unrented',('Monroe',201):'Vacant-Rented',('Ninth','2B'):'Evict',('Alder',7):'Notice-Rented',('Monroe',204):'Vacant-Unrented'}
    spec={(a,str(b)):c for (a,b),c in spec.items()}
    for pn,us_ in props:
        p.need(50); p.c.setFillGray(.92); p.c.rect(30,p.y-4,732,13,fill=1,stroke=0); p.c.setFillGray(0); p.t(33,pn,'Helvetica-Bold',7.5); p.y-=15
        st=[0]*5; k=0;kv=0
        for u in us_:
            p.need(14); bb,sf,mk=r.choice([('1/1.00',640,1125),('2/1.00',830,1350),('2/2.00',905,1425)])
            stt=spec.get((pn.split()[0],u),'Current'); d=dict(unit=u,unitType=bb,area=sf,marketRent=mk+0.0,statusText=stt,propertyName=pn.split(' - ')[0],section=pn)
            if stt.startswith('Vacant'):
                p.row(X,[u,bb,'',stt,m0(sf),m2(mk)]); kv+=1; v=[sf,mk,0,0,0]
            else:
                a,b=nm(); two=r.random()<.25; rent=mk-r.choice([0,30,55,80,130])+0.0; dep=r.choice([500,750,rent])+0.0; ls=addm(D(2024,12,1),-r.randint(0,10)); le=eom(addm(ls,11)); mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,4))
                mo=D(2025,1,r.randint(10,31)) if stt.startswith('Notice') else None; pdue=r.choice([0]*6+[rent,85.0,round(r.uniform(30,900),2)])+0.0
                if stt=='Evict': pdue=rent*3
                if r.random()<.12: leS='MTM'; 
                else: leS=None
                name=f'{a} {b}'
                p.row(X,[u,bb,name,stt,m0(sf),m2(mk),m2(rent),m2(dep),us(ls),leS or us(le),us(mi),us(mo),m2(pdue)])
                d.update(tenantName=name,contractRent=rent,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=leS or iso(le),moveInDate=iso(mi),moveOutDate=iso(mo),balance=pdue); v=[sf,mk,rent,dep,pdue]
            rows.append(d); k+=1; st=[x+y for x,y in zip(st,v)]; p.c.setStrokeGray(.85); p.line(30,762,-4,.3); p.c.setStrokeGray(0); p.y-=13
        p.row(X,[f'{k} Units','',f'{(k-kv)/k*100:.1f}% Occupied','',m0(st[0])]+[m2(z) for z in st[1:4]]+['','','','',m2(st[4])],'Helvetica-Bold'); p.y-=20
        G=[x+y for x,y in zip(G,st)]; gu+=k;gv+=kv
    p.need(30); p.line(30,762,10,1); p.row(X,[f'Total {gu} Units','',f'{(gu-gv)/gu*100:.1f}% Occupied','',m0(G[0])]+[m2(z) for z in G[1:4]]+['','','','',m2(G[4])],'Helvetica-Bold')
    p.end(); out(f,'MULTIFAMILY','AppFolio rent roll grouped by property',rows,None,'2024-12-31',gu,gu-gv,gv,hard='four properties; no single property name')
def d5():
    r=random.Random(2805); f='PBC_27_Stonegate_MOB_leases.pdf'
    p=P(f,letter); p.y=p.h-50; p.t(54,'Stonegate Medical Building, L.P.','Times-Bold',13); p.y-=15; p.t(54,'Schedule of Tenants and Annual Rents (unaudited - prepared by client)','Times-Roman',10); p.y-=13; p.t(54,'December 31, 2023','Times-Italic',10)
    p.c.setStrokeColorRGB(.1,.2,.6); p.c.rect(462,p.h-78,110,44); p.c.setFillColorRGB(.1,.2,.6)
    for i,s in enumerate(('W/P  J-4-2','Prep: MRV 2/11/24','Rev: 2/19/24 DLH')): p.c.setFont('DJ',7); p.c.drawString(468,p.h-47-i*11,s)
    p.c.setFillGray(0); p.c.setStrokeGray(0)
    X=[(54,'l'),(96,'l'),(288,'r'),(300,'l'),(350,'l'),(462,'r'),(510,'r'),(566,'r'),(572,'l')]
    p.y-=34; p.row(X,['','','Rentable','Commence-','','Annual','Per','Security'],'Times-Bold',8.5); p.y-=10
    p.row(X,['Suite','Practice / Tenant','Area (SF)','ment','Expires','Base Rent','SF','Deposit'],'Times-Bold',8.5); p.line(54,570,-4); p.y-=18
    T=[('First Floor',[('101','Stonegate Imaging Associates',4120,31.5,''),('105','Management Office',610,None,'mgmt'),('110','Ridge Pharmacy, Inc.',1480,34,''),('115','Tri-Valley Physical Therapy, PLLC',3050,28.75,'')]),('Second Floor',[('200','Orchard Pediatrics, P.A.',3890,29.5,''),('210','Dunley & Ross Orthodontics',2215,30.25,''),('220',None,1740,0,''),('230','Candlewick Dermatology, LLC',2660,32,'')]),('Third Floor',[('300','Meridia Health System (Cardiology)',5985,27.9,''),('320','Oakhart Sleep Center',1890,29,''),('330','Vance Endocrine Group',1520,30.5,'')]),('Other',[('Roof','Bluewave Wireless (antenna)',0,0,'ant')])]
    rows=[];S=[0,0,0];n=o=v=0
    for fl,ts in T:
        p.t(54,fl,'Times-Italic',9); p.y-=13; st=[0,0,0]
        for u,t,a,psf,k in ts:
            d=dict(unit=u,section=fl,area=a or None)
            if k!='ant': n+=1
            if k=='mgmt': p.row(X,[u,t,m0(a),'','','-','',''],'Times-Roman',9); d.update(tenantName=t,statusText='Management Office'); ar=dep=0
            elif t is None: p.row(X,[u,'Vacant',m0(a)],'Times-Roman',9); d.update(statusText='Vacant'); v+=1; ar=dep=0
            else:
                ar=round(a*psf) if a else 21600; dep=r.choice([0,round(ar/12)]) if a else 0; s=D(r.randint(2013,2022),r.randint(1,12),1); e=eom(D(r.randint(2024,2032),r.randint(1,12),1))
                p.row(X,[u,t,m0(a) if a else '',us2(s),us2(e),m0(ar),f'{psf:.2f}' if a else '',m0(dep) if dep else '-'],'Times-Roman',9)
                p.c.setFillColorRGB(.75,.05,.05); p.t(466,r.choice(['✓','✓','λ']),'DJ',6.5) ; p.c.setFillGray(0)
                d.update(tenantName=t,annualRent=ar,deposit=dep or None,leaseStartDate=iso(s),leaseEndDate=iso(e),statusText='Occupied'); 
                if a:o+=1
            rows.append(d); p.y-=13.5; st=[x+y for x,y in zip(st,(a,ar,dep))]
        if fl!='Other':
            p.line(250,292,9,.4);p.line(405,462,9,.4); p.line(520,566,9,.4); p.row(X,['','',m0(st[0]),'','',m0(st[1]),'',m0(st[2]) if st[2] else '-'],'Times-Roman',9); p.y-=17
        S=[x+y for x,y in zip(S,st)]
    p.line(250,292,9);p.line(405,462,9);p.line(520,566,9); p.row(X,['Total','',m0(S[0]),'','',m0(S[1]),'',m0(S[2])],'Times-Bold',9)
    for q in (-3,-5): p.line(250,292,q);p.line(405,462,q);p.line(520,566,q)
    p.c.setFillColorRGB(.75,.05,.05)
    p.y-=16;p.t(462,'F','DJ',7,'r'); p.t(566,'T/B 2310','DJ',6.5,'r'); p.t(288,'F','DJ',7,'r'); p.y-=22
    for s in ('✓  Agreed to executed lease and amendments, term and rent rate, w/o exception','λ  Tenant confirmation received directly from lessee','F  Footed       T/B  Agreed to trial balance, tenant security deposits'): p.t(54,s,'DJ',7.5); p.y-=12
    p.c.setFillGray(0); p.y-=8; p.t(54,f'Building contains {n} suites, of which {o} are leased to tenants, {v} vacant and 1 used by management.','Times-Roman',9)
    p.end(); out(f,'OFFICE','Client-prepared medical office schedule, annual rents, auditor tick marks',rows,'Stonegate Medical Building','2023-12-31',n,o,v,hard='annual rent only; antenna row; management suite')
def d6():
    r=random.Random(2806); nm=N(r); f='Keepsafe_Route9_rentroll.pdf'
    X=[(32,'l'),(68,'l'),(128,'r'),(140,'l'),(250,'l'),(300,'l'),(380,'r'),(424,'r'),(466,'r'),(510,'r'),(522,'l')]
    H=['Space','Size','Sq Ft','Tenant','Moved In','Paid Thru','Std Rate','Rent','Ins','Balance','Status']
    def head(p):
        p.y=p.h-32; p.t(32,'KeepSafe Storage - Route 9','Helvetica-Bold',11); p.t(580,'RENT ROLL BY SIZE','Helvetica-Bold',9,'r'); p.y-=11; p.t(32,'Site 0419',size=7); p.t(580,'Through: Mar 31, 2025',size=7,al='r'); p.y-=14
        p.c.setFillColorRGB(.15,.3,.25); p.c.rect(30,p.y-4,552,13,fill=1,stroke=0); p.c.setFillColorRGB(1,1,1); p.row(X,H,'Helvetica-Bold',7); p.c.setFillGray(0); p.y-=14
    p=P(f,letter,head=head,foot=lambda p:(p.c.setFont('Helvetica',6),p.c.drawCentredString(306,22,f'SM-4120  Rent Roll  {p.pg}')))
    rows=[];G=[0]*5;C=dict(n=0,o=0,v=0,x=0); fm=lambda d:d.strftime('%b %d, %y')
    def z(d): return fm(d)
    for pre,(w,l),q,std in (('A',(5,5),24,48),('B',(5,10),30,79),('C',(10,10),28,128),('D',(10,15),16,165),('E',(10,20),14,204),('P',(12,30),8,95)):
        p.need(40); size=f'{w}x{l}'+(' CC' if pre in'BC' else ' Park' if pre=='P' else ''); p.t(32,f'Size {size}','Helvetica-Bold',7.5); p.y-=10; st=[0]*5;ln=lo=0
        for i in range(1,q+1):
            p.need(10); u=f'{pre}{i:03d}' ; x=r.random(); d=dict(unit=u,unitType=size,area=w*l,marketRent=std+0.0); C['n']+=1; ln+=1
            if (i+q)%2==0: p.c.setFillGray(.95); p.c.rect(30,p.y-2.5,552,9.4,fill=1,stroke=0); p.c.setFillGray(0)
            if u in('A001','E007'):
                p.row(X,[u,size,w*l,'COMPANY USE' if u=='A001' else 'DAMAGED - DOOR','','',m2(std),'','','','Unrentable']); d['statusText']='Unrentable'; C['x']+=1; v=[w*l,std,0,0,0]
            elif x<.13:
                p.row(X,[u,size,w*l,'','','',m2(std),'','','','Vacant']); d['statusText']='Vacant'; C['v']+=1; v=[w*l,std,0,0,0]
            else:
                a,b=nm(); rent=round(std*r.choice([.8,.9,1,1,1.1,1.18])); ins=r.choice([0,0,11.0,15.0]) if pre!='P' else 0; late=r.random()<.12; bal=round((rent+ins)*r.choice([1,2])+20,2) if late else r.choice([0,0,0,0,-rent])
                mi=D(2016,1,1)+dt.timedelta(r.randint(0,3300)); pt=addm(D(2025,3,mi.day if mi.day<29 else 28),-1 if late else 1); s=r.choice(['Lockout','Late']) if late else 'Rented'
                nmx=f'{b}, {a}'; p.row(X,[u,size,w*l,nmx,z(mi),z(pt),m2(std),m2(rent),m2(ins) if ins else '-',par(bal) if bal else '0.00',s])
                d.update(tenantName=nmx,statusText=s,moveInDate=iso(mi),contractRent=rent+0.0,balance=bal+0.0); 
                if ins:d['charges']=[dict(code='Ins',amount=ins)]
                C['o']+=1;lo+=1; v=[w*l,std,rent,ins,bal]
            rows.append(d); st=[x+y for x,y in zip(st,v)]; p.y-=9.4
        p.line(30,582,7); p.row(X,['',f'{ln} spaces',m0(st[0]),f'{lo} rented ({lo/ln*100:.1f}%)','','',m2(st[1]),m2(st[2]),m2(st[3]),par(st[4])],'Helvetica-Bold',7); p.y-=15; G=[x+y for x,y in zip(G,st)]
    p.need(90); p.line(30,582,9,1.2); p.row(X,['Total',f'{C["n"]} spaces',m0(G[0]),f'{C["o"]} rented','','',m2(G[1]),m2(G[2]),m2(G[3]),par(G[4])],'Helvetica-Bold',7); p.y-=22
    for a,b in (('Rented',C['o']),('Vacant',C['v']),('Unrentable',C['x']),('Total spaces',C['n'])): p.t(32,a,size=8); p.t(130,b,size=8,al='r'); p.y-=11
    p.end(); out(f,'SELF_STORAGE','Storage roll by size, zebra, subtotals',rows,'KeepSafe Storage - Route 9','2025-03-31',C['n'],C['o'],C['v'],hard='120 rows, unrentable spaces, parking spaces counted')
def d7():
    r=random.Random(2807); nm=N(r); f='SFR_homes_rentroll_FY25.pdf'
    X=[(36,'l'),(196,'l'),(310,'l'),(350,'l'),(396,'l'),(512,'r'),(575,'r')]
    def head(p):
        p.y=p.h-40
        if p.pg==1: p.t(36,'Marlowe Homes Rental Trust','LNB',16); p.y-=15; p.t(36,'Rent roll | as of 6/30/2025 | accounting basis: accrual','LN',9.5); p.y-=22
        p.row(X,['PROPERTY','TENANTS','BD / BA','LEASE','LEASE DATES','RENT','DEPOSITS'],'LNB',8); p.line(36,576,-4,1); p.y-=14
    p=P(f,letter,head=head,foot=lambda p:(p.c.setFont('LN',7),p.c.drawString(36,24,f'Buildium   6/30/2025   Page {p.pg}')))
    st=['Juniper Way','Hackberry Ln','Cold Spring Rd','Millrace Dr','Dovetail Ct','Sumac Trl','Prairie Rose Blvd']
    ct=[('Garland, TX 75043'),('Mesquite, TX 75150'),('Rowlett, TX 75088')]
    rows=[];tr=td=0;o=v=0
    for i in range(23):
        p.need(30); num=r.randint(200,9800); s=r.choice(st); c=r.choice(ct); bb=r.choice(['3 / 2','3 / 2','4 / 2.5','4 / 3','2 / 1'])
        d=dict(unit=f'{num} {s} {c}',unitType=bb)
        p.row(X[:3],[f'{num} {s}','',bb],'LN',9)
        if i in(4,15):
            p.t(196,'Vacant','LN',9); d['statusText']='Vacant'; v+=1
            if i==15: p.t(196,'Renovation in progress','LN',7.5,dy=-10)
        else:
            a,b=nm(); a2=r.choice(F); two=r.random()<.45; name=f'{a} {b}'+(f', {a2} {b}' if two else ''); rent=r.randint(165,275)*10+5.0*r.randint(0,1); dep=rent if r.random()<.7 else rent+400
            s0=addm(D(2025,6,1),-r.randint(0,11)); e=eom(addm(s0,11)); will=r.random()<.15
            p.t(196,f'{a} {b}'+(',' if two else ''),'LN',9)
            if two:p.t(196,f'{a2} {b}','LN',9,dy=-10)
            p.t(350,'At will' if will else 'Fixed','LN',9); p.t(396,f'{us2(s0)} -'+(' ' if will else f' {us2(e)}'),'LN',9)
            p.t(512,'$'+m2(rent),'LN',9,'r'); p.t(575,'$'+m2(dep),'LN',9,'r')
            d.update(tenantName=name,statusText='Occupied',contractRent=rent,deposit=dep,leaseStartDate=iso(s0),leaseEndDate=None if will else iso(e)); o+=1;tr+=rent;td+=dep
        p.t(36,c,'LN',9,dy=-10)
        rows.append(d); p.c.setStrokeGray(.8); p.line(36,576,-15,.4); p.c.setStrokeGray(0); p.y-=26
    p.need(60); p.t(36,f'Total: 23 homes ({o} occupied, {v} vacant)','LNB',9); p.t(512,'$'+m2(tr),'LNB',9,'r'); p.t(575,'$'+m2(td),'LNB',9,'r')
    p.y-=24; p.c.setFillColorRGB(0,.2,.6); p.t(36,'Tie-out: deposits held agree to G/L 2150 Security Deposits Payable. Rent x 12 used in analytic R-1; no exceptions.','LN',8); p.c.setFillGray(0)
    p.end(); out(f,'SINGLE_FAMILY_RENTAL','Buildium roll of scattered homes, wrapped addresses and tenants',rows,None if False else 'Marlowe Homes Rental Trust','2025-06-30',23,o,v,hard='two-line cells; address as unit')

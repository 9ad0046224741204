# 3 RealPage OneSite rent roll detail (PDF, large); 4 AppFolio rent roll, several properties (PDF)
from common import *
def onesite():
    r=random.Random(5203); name='onesite_rent_roll_detail_larkspur.pdf'; asof=d(2025,5,31); N=Names(r)
    plans={'A1':('A1',682,1285),'A2':('A2',744,1340),'A2R':('A2R',744,1440),'B1':('B1',1012,1610),'B2':('B2',1088,1675),'B2R':('B2R',1088,1790),'C1':('C1',1304,2050)}
    units=[]
    for b in range(1,7):
        for fl in (1,2,3):
            for u in range(1,8):
                pl=['A1','A2','B1','B2','A2R','B2R','C1'][(u+b*(fl%2))%7]
                units.append((b*1000+fl*100+u,pl))
    special={1101:'model',3107:'down',5204:'down',1102:'admin'}
    recs=[]; rows=[]
    for u,pl in units:
        _,sf,base=plans[pl]; fl=u//100%10; mk=base+(fl-1)*15+(25 if u%10==7 else 0)
        un=str(u); desig='N/A' if r.random()<.8 else ('REN' if pl[-1]=='R' else 'PV')
        if u in special:
            st={'model':'Model','down':'Admin/Down','admin':'Admin/Down'}[special[u]]
            recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st=st,nm={'model':'MODEL','down':'DOWN','admin':'ADMIN'}[special[u]],mk=mk)); continue
        x=r.random()
        if x<.05: recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st='Vacant',nm='VACANT',mk=mk)); continue
        if x<.085:
            recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st='Vacant-Leased',nm='VACANT',mk=mk))
            mi=asof+D.timedelta(days=r.randint(3,30))
            rent=float(mk-r.choice([0,10,25])); oc=[('PETRENT',35.0)] if r.random()<.4 else []
            recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st='Applicant',nm=N.last_first(),mi=mi,ls=mi,le=addm(mi,r.choice([10,12,13]))-D.timedelta(days=1),dep=r.choice([0.,150.,300.]),bal=r.choice([0.,-150.,-300.]),rent=rent,oc=[('RENT',rent)]+oc,fut=1)); continue
        mi=D.date(r.choice([2019,2021,2022,2022,2023,2023,2024,2024,2024,2025]),r.randint(1,12),r.randint(1,28))
        if mi>asof: mi=addm(mi,-12)
        ls=mi
        while addm(ls,12)<=asof+D.timedelta(days=5): ls=addm(ls,12)
        le=addm(ls,12)-D.timedelta(days=1); mo=None; st='Occupied'
        if x<.125: st='Occupied-NTV'; mo=asof+D.timedelta(days=r.randint(5,50))
        elif x<.15: st='Occupied-NTVL'; mo=asof+D.timedelta(days=r.randint(5,25))
        if mo: le=max(le,mo)
        rent=float(mk+r.choice([-140,-115,-80,-55,-40,-25,0,10,0,-30])); oc=[('RENT',rent)]
        if r.random()<.3: oc.append(('PETRENT',r.choice([35.,35.,70.])))
        oc.append(('TRASH',12.0))
        if r.random()<.25: oc.append(('GARAGE',r.choice([95.,115.])))
        if r.random()<.12: oc.append(('WASHDRY',45.))
        if r.random()<.1: oc.append(('EMPCRED' if r.random()<.25 else 'CONC/SPECL',-r.choice([50.,75.,100.])))
        if r.random()<.08: oc.append(('MTOM',200.)); 
        recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st=st,nm=N.last_first(),mk=mk,mi=mi,ls=ls,le=le,mo=mo,dep=r.choice([0.,150.,150.,300.,500.,r2(rent)]),bal=r.choice([0.,0.,0.,0.,-12.5,42.18,1388.4,-1.0,96.75,2215.06]),rent=rent,oc=oc))
        if st=='Occupied-NTVL':
            m=mo+D.timedelta(days=6); rt=float(mk); recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st='Applicant',nm=N.last_first(),mi=m,ls=m,le=addm(m,12)-D.timedelta(days=1),dep=0.,bal=0.,rent=rt,oc=[('RENT',rt)],fut=1))
        elif st=='Occupied' and (le-asof).days<45 and r.random()<.7:
            m=le+D.timedelta(days=1); rt=r2(rent+r.choice([25,40,55])); recs.append(dict(u=un,pl=pl,des=desig,sf=sf,st='Pending renewal',nm=recs[-1]['nm'],mi=mi,ls=m,le=addm(m,12)-D.timedelta(days=1),dep=0.,bal=0.,rent=rt,oc=[('RENT',rt),('TRASH',12.)],fut=1))
    for q in recs:
        occ='oc' in q; fut=q.get('fut')
        rows.append(row(unit=q['u'],unitType=q['pl'],area=q['sf'],statusText=q['st'],tenantName=q['nm'] if occ else None,marketRent=None if fut else float(q['mk']),
            contractRent=q.get('rent'),leaseStartDate=q.get('ls'),leaseEndDate=q.get('le'),moveInDate=q.get('mi'),moveOutDate=q.get('mo'),deposit=q.get('dep') if occ else None,balance=q.get('bal') if occ else None,
            charges=[dict(code=c,amount=v) for c,v in q.get('oc',[])],totalCharges=r2(sum(v for c,v in q['oc'])) if occ else None))
    cur=[q for q in recs if not q.get('fut')]; occs=[q for q in cur if 'oc' in q]
    T=dict(mk=sum(q['mk'] for q in cur),lr=sum(q['rent'] for q in occs),oth=sum(v for q in occs for c,v in q['oc'] if c!='RENT'),dep=sum(q.get('dep',0) for q in recs),bal=r2(sum(q.get('bal',0) for q in recs)),rf=0)
    def draw(path,total):
        p=P(path,landscape(letter),'Helvetica',6.2,total,'Rent Roll Detail','OneSite'); B='Helvetica-Bold'
        X=dict(u=24,pl=54,des=86,sf=148,st=156,nm=212,mi=300,ls=345,le=390,mk=442,code=450,lr=540,oth=590,tb=640,dep=690,bal=742)
        def top():
            p.np(); y=p.H-26
            p.t(24,y,'OneSite Rents v3.0',fs=6.5); p.t(p.W/2,y,'RENT ROLL DETAIL','c',B,10); p.t(p.W-24,y,'Page %d of %d'%(p.page,total),'r')
            p.t(24,y-9,'06/02/2025 7:02:51AM'); p.t(p.W/2,y-11,'Hollis Creek Residential - Larkspur Landing','c',fs=7.5); p.t(p.W/2,y-20,'As of 05/31/2025','c',fs=7)
            p.t(p.W-24,y-9,'mgt-521-003','r')
            p.t(24,y-30,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',fs=5.6)
            return y-46
        def head(s='details'):
            y=top(); p.t(24,y,s,font=B,fs=6.5); y-=4; p.line(24,y,p.W-24,.7); y-=8
            for k,a,b,al in [('u','','Unit','l'),('pl','','Floorplan','l'),('des','Unit','Designation','l'),('sf','','SQFT','r'),('st','Unit/Lease','Status','l'),('nm','','Name','l'),('mi','Move-In','Move-Out','r'),('ls','Lease','Start','r'),('le','Lease','End','r'),('mk','Market','+ Addl.','r'),('code','Trans','Code','l'),('lr','Lease','Rent','r'),('oth','Other Charges/','Credits','r'),('tb','Total','Billing','r'),('dep','Dep','On Hand','r'),('bal','','Balance','r')]:
                p.t(X[k],y,a,al,B,6); p.t(X[k],y-7,b,al,B,6)
            p.line(24,y-10,p.W-24,.7); return y-19
        y=head()
        for q in recs:
            oc=q.get('oc',[]); n=max(1,len(oc),2 if q.get('mo') else 1); h=8*n+3
            if y-h<30: y=head()
            fut=q.get('fut'); st='*' if fut else ''
            p.t(X['u'],y,q['u']); p.t(X['pl'],y,q['pl']); p.t(X['des'],y,q['des']); p.t(X['sf'],y,n0(q['sf']),'r'); p.t(X['st'],y,q['st'],w=55); p.t(X['nm'],y,q['nm'],w=62)
            if oc:
                p.t(X['mi'],y,us(q['mi']),'r'); p.t(X['mi'],y-8,us(q.get('mo')),'r'); p.t(X['ls'],y,us(q['ls']),'r'); p.t(X['le'],y,us(q['le']),'r')
                for i,(c,v) in enumerate(oc): p.t(X['code'],y-8*i,c); p.t(X['lr'] if c=='RENT' else X['oth'],y-8*i,m2p(v)+(' '+st if fut else ''),'r')
                p.t(X['tb'],y,m2p(sum(v for c,v in oc))+(' '+st if fut else ''),'r'); p.t(X['dep'],y,m2(q['dep']),'r'); p.t(X['bal'],y,m2p(q['bal']),'r')
            if not fut: p.t(X['mk'],y,m2(q['mk']),'r')
            y-=h
        if y<60: y=head()
        p.line(24,y+6,p.W-24,.7); y-=3; p.t(X['nm'],y,'Totals:',font=B)
        for k,v in (('mk',T['mk']),('lr',T['lr']),('oth',T['oth']),('tb',T['lr']+T['oth']),('dep',T['dep']),('bal',T['bal'])): p.t(X[k],y,m2p(v),'r',B)
        y-=14; p.t(24,y,'* Amounts of applicants and pending renewals are for leases not yet in effect and are not included in the totals.',font='Helvetica-Oblique')
        y=top(); p.t(24,y,'Amt / SQFT:  Market = %s SQFT;  Leased = %s SQFT;'%(n0(sum(q['sf'] for q in cur)),n0(sum(q['sf'] for q in occs))),font=B); y-=16
        def table(cols,rowsx,last=True):
            nonlocal y
            for x,s,al in cols: p.t(x,y,s,al,B)
            p.line(24,y-3,p.W-24,.5); y-=12
            for i,rr in enumerate(rowsx):
                f=B if last and i==len(rowsx)-1 else None
                if f: p.line(24,y+8,p.W-24,.4)
                for (x,s,al),v in zip(cols,rr): p.t(x,y,v,al,f)
                y-=10
            y-=8
        rr=[]
        for g in list(plans)+['']:
            a=[q for q in cur if not g or q['pl']==g]; o=[q for q in a if 'oc' in q]; sf=sum(q['sf'] for q in a); av=[q for q in a if q['st'] in('Vacant','Occupied-NTV')]
            mk=sum(q['mk'] for q in a); le=sum(q['rent'] for q in o)
            rr.append([g or 'totals / averages:',str(len(a)),n0(sf/len(a)),m2(mk/len(a)),m2(mk/sf),m2(le/len(o)),m2(le/sum(q['sf'] for q in o)),str(len(o)),'%.2f'%(100*len(o)/len(a)),str(len(av))])
        table([(24,'Floorplan','l'),(150,'# Units','r'),(215,'Average SQFT','r'),(310,'Average Market + Addl.','r'),(385,'Market / SQFT','r'),(455,'Average Leased','r'),(525,'Leased / SQFT','r'),(595,'Units Occupied','r'),(665,'Occupancy %','r'),(745,'Units Available','r')],rr)
        p.t(24,y,'Occupancy and Rents Summary for Current Date',font=B,fs=7.5); y-=14
        rr=[]
        for s in ('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Admin/Down','Model'):
            a=[q for q in cur if q['st']==s]; rr.append([s,m2(sum(q['mk'] for q in a)),str(len(a)),m2(sum(q.get('rent',q['mk']) for q in a))])
        rr.append(['Totals:',m2(T['mk']),str(len(cur)),m2(sum(q.get('rent',q['mk']) for q in cur))])
        table([(24,'Unit Status','l'),(260,'Market + Addl.','r'),(340,'# units','r'),(460,'Potential Rent','r')],rr)
        p.t(24,y,'Summary Billing by Transaction Code for Current Date',font=B,fs=7.5); y-=14
        codes=sorted({c for q in occs for c,v in q['oc']})
        rr=[[c,m2p(sum(v for q in occs for k,v in q['oc'] if k==c))] for c in codes]+[['Total:',m2(T['lr']+T['oth'])]]
        table([(24,'Code','l'),(260,'Amount','r')],rr)
        return p.end()
    build(draw,f'{ROOT}/documents/{name}')
    cur_r=[x for x in rows if x['statusText'] not in('Applicant','Pending renewal')]
    print('onesite',len(rows),len(cur),len(occs))
    save(name,dict(assetType='MULTIFAMILY',style='RealPage OneSite Rent Roll Detail with transaction codes, applicants and pending renewals, summaries',hard='126 units, several charge lines per unit, starred future amounts, model/down/admin'),
      dict(propertyName='Larkspur Landing',asOnDate=iso(asof),units=len(cur),occupied=len(occs),vacant=sum(q['st'][:6]=='Vacant' for q in cur),rows=rows),
      [['mkt',T['mk'],tsum(cur_r,'marketRent'),1],['lease rent',T['lr'],tsum(cur_r,'contractRent'),1],['billing',T['lr']+T['oth'],tsum(cur_r,'totalCharges'),1],['bal',T['bal'],tsum(rows,'balance'),1],['dep',T['dep'],tsum(rows,'deposit'),1]])
def appfolio():
    r=random.Random(5204); name='appfolio_rent_roll_tulsa_portfolio.pdf'; asof=d(2025,4,30); N=Names(r)
    props=[('Delaware Fourplex - 1418 S Delaware Ave Tulsa, OK 74104',['1418-A','1418-B','1418-C','1418-D'],'2/1.00',820,895),
     ('Gillette Row - 2207 E 15th St Tulsa, OK 74104',['1','2','3','4','5','6','7','8','9','10','11','12'],'1/1.00',610,780),
     ('3316 Quaker House - 3316 S Quaker Ave Tulsa, OK 74105',['3316 S Quaker Ave'],'3/2.00',1460,1695),
     ('5120 Oswego House - 5120 E Oswego Pl Tulsa, OK 74135',['5120 E Oswego Pl'],'4/2.50',2015,2150),
     ('Peoria Court Apartments - 4402 N Peoria Ave Tulsa, OK 74106',['%s%d'%(b,n) for b in 'AB' for n in range(1,11)],'2/1.50',905,925),
     ('Utica Duplex - 1933 N Utica Ave Tulsa, OK 74110',['Front','Rear'],'2/1.00',760,825)]
    G=[]; rows=[]
    sq={}
    for pn,us_,bd,sf,mk in props:
        L=[]
        for u in us_:
            m=float(mk+r.choice([0,0,25,-25])); x=r.random(); s=sf+r.choice([0,0,0,12]); b=bd if r.random()<.8 or len(us_)<5 else ('1/1.00' if bd!='1/1.00' else 'Studio/1.00')
            base=dict(unit=u,unitType=b,area=s if r.random()<.95 else None,marketRent=m)
            if len(us_)>3 and x<.07: L.append(dict(base,statusText='Vacant-Unrented')); continue
            if len(us_)>3 and x<.14:
                L.append(dict(base,statusText='Vacant-Rented')); mi=asof+D.timedelta(days=r.randint(2,20)); L.append(dict(base,marketRent=m,statusText='Future',tenantName=N.first_last(),contractRent=m,deposit=m,leaseStartDate=mi,leaseEndDate=eom(addm(mi,12)),moveInDate=mi,balance=0.0)); continue
            mi=D.date(r.choice([2017,2020,2021,2022,2023,2023,2024,2024]),r.randint(1,12),r.choice([1,1,1,5,12,15,20])); ls=mi
            while addm(ls,12)<asof: ls=addm(ls,12)
            le=addm(ls,12)-D.timedelta(days=1); st='Current'; mo=None
            if x<.2: st='Notice-Unrented'; mo=asof+D.timedelta(days=r.choice([14,30,31]))
            elif x<.23: st='Evict'
            mtm=r.random()<.18
            L.append(dict(base,statusText=st,tenantName=N.first_last(),contractRent=m-r.choice([0,0,25,50,75,100]),deposit=r.choice([0.,m,m,500.]),leaseStartDate=mi if mtm else ls,leaseEndDate=None if mtm else le,moveInDate=mi,moveOutDate=mo,balance=r.choice([0.,0.,0.,0.,35.,m]) if st!='Evict' else r2(m*2+150),nsf=0,late=r.choice([0,0,0,1,3])))
        G.append((pn,L))
        for q in L:
            q['propertyName']=pn; z={k:v for k,v in q.items() if k not in('nsf','late')}; rows.append(row(**z))
    def draw(path,total):
        p=P(path,landscape(letter),'Helvetica',7,total,'Rent Roll','AppFolio'); B='Helvetica-Bold'
        C=[('Unit',24,'l'),('BD/BA',106,'l'),('Tenant',152,'l'),('Status',240,'l'),('Sqft',332,'r'),('Market Rent',388,'r'),('Rent',434,'r'),('Deposit',482,'r'),('Lease From',490,'l'),('Lease To',537,'l'),('Move-in',584,'l'),('Move-out',631,'l'),('Past Due',718,'r'),('Late Count',766,'r')]
        def colhead(y):
            p.box(20,y-5,p.W-40,15,.90)
            for s,x,al in C: p.t(x,y,s,al,B,6.8)
            return y-17
        p.np(); y=p.H-36; p.t(24,y,'Rent Roll',font=B,fs=14); y-=16
        for s in ('Exported On: 05/01/2025 03:47 PM','Properties: All active (6 selected)','Units: Active','As of: 04/30/2025','Include Non-Revenue Units: No','Include Future Tenants: Yes'): p.t(24,y,s,fs=7.5,color=.25); y-=10
        y-=8; y=colhead(y)
        def foot(): p.t(p.W-24,20,'Page %d'%p.page,'r'); p.t(24,20,'Created on 05/01/2025')
        def need(h):
            nonlocal y
            if y-h<36: foot(); p.np(); y=colhead(p.H-36)
        def totrow(lbl,L,bold):
            nonlocal y
            cu=[q for q in L if q['statusText']!='Future']; n=len(cu); oc=sum('tenantName' in q for q in cu)
            p.line(20,y+9,p.W-20,.6); p.t(24,y,lbl,font=B) if lbl else None
            p.t(106,y,'%d Units'%n,font=B); p.t(240,y,'%.1f%% Occupied'%(100*oc/n),font=B)
            for x,k,f in ((332,'area',n0),(388,'marketRent',m2),(434,'contractRent',m2),(482,'deposit',m2),(718,'balance',m2)): p.t(x,y,f(sum(q.get(k) or 0 for q in cu)),'r',B)
            p.t(766,y,str(sum(q.get('late') or 0 for q in cu)),'r',B)
            y-=20
        for pn,L in G:
            need(40); p.t(24,y,pn,font=B,fs=7.5); y-=13
            for q in L:
                need(12); g=q.get
                p.t(24,y,q['unit'],w=80); p.t(106,y,g('unitType')); p.t(152,y,g('tenantName'),w=86); p.t(240,y,q['statusText']); p.t(332,y,n0(g('area')),'r')
                if not (q['statusText']=='Future' and 0): p.t(388,y,m2(g('marketRent')),'r')
                p.t(434,y,m2(g('contractRent')),'r'); p.t(482,y,m2(g('deposit')),'r')
                for x,k in((490,'leaseStartDate'),(537,'leaseEndDate'),(584,'moveInDate'),(631,'moveOutDate')): p.t(x,y,us(g(k)))
                p.t(718,y,m2(g('balance')),'r'); 
                if g('late') is not None: p.t(766,y,str(g('late')),'r')
                p.line(20,y-3.5,p.W-20,.2); y-=12.5
            totrow('',L,1)
        need(24); totrow('Total',[q for _,L in G for q in L],1)
        foot(); return p.end()
    build(draw,f'{ROOT}/documents/{name}')
    cu=[x for x in rows if x['statusText']!='Future']; oc=[x for x in cu if 'tenantName' in x]
    print('appfolio',len(rows),len(cu),len(oc))
    save(name,dict(assetType='SINGLE_FAMILY_RENTAL',style='AppFolio rent roll, six properties with subtotals, future tenants listed',hard='multi-property headings, addresses as unit, MTM without lease end'),
      dict(propertyName=None,asOnDate=iso(asof),units=len(cu),occupied=len(oc),vacant=len(cu)-len(oc),rows=rows),[['self',0,0,1]])
onesite(); appfolio()

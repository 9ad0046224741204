# 5 ManageAmerica community rent roll (PDF, planted); 6 JD Edwards industrial rent roll (PDF, monospaced)
from common import *
def manageamerica():
    r=random.Random(5205); name='manageamerica_rent_roll_silver_pines.pdf'; asof=d(2025,6,1); N=Names(r)
    recs=[]
    for n in range(1,79):
        s='%03d'%n; sec='Site Class: MH Double' if n<=34 else 'Site Class: MH Single' if n<=64 else 'Site Class: RV Annual'
        ty='DW' if n<=34 else 'SW' if n<=64 else 'RV'; mk={'DW':735.,'SW':685.,'RV':520.}[ty]
        q=dict(unit=s,section=sec,unitType=ty,marketRent=mk); x=r.random()
        if n in (17,): q.update(st='Manager',nm=N.last_first(),ch=[0.,0.,0.,0.,0.],mi=d(2019,3,1),dep=0.,bal=0.)
        elif n in (8,41,59): q.update(st='Inventory')
        elif n==64: q.update(st='Down')
        elif x<.09: q.update(st='Vacant')
        else:
            poh=ty!='RV' and r.random()<.25; mi=D.date(r.choice(range(2006,2025)),r.randint(1,12),r.randint(1,28))
            site=mk-r.choice([0,0,15,25,40,60,85]); q.update(st='Community Owned' if poh else 'Resident Owned',nm=N.last_first(),mi=mi,le=r.choice([None,None,d(2025,12,31),d(2026,3,31),'MTM']),
              ch=[site,r.choice([425.,450.,495.,540.]) if poh else 0.,18.5,r2(r.uniform(24,71)) if ty!='RV' else 0.,r.choice([0.,0.,0.,10.,20.])],dep=r.choice([0.,250.,site,site]),bal=r.choice([0.,0.,0.,0.,-20.,12.44,site,r2(site*2+75)]))
        recs.append(q)
    drop=[q for q in recs if q['unit']=='047' or q['unit']=='048'or q['unit']=='049']; drop=[q for q in drop if q.get('ch')][0]['unit']
    CN=['Site Rent','Home Rent','Trash','Water/Sewer','Pet']
    def R(q):
        o='ch' in q
        return row(unit=q['unit'],section=q['section'],unitType=q['unitType'],statusText=q['st'],tenantName=q.get('nm'),moveInDate=q.get('mi'),leaseEndDate=q.get('le'),marketRent=q['marketRent'],contractRent=q['ch'][0] if o else None,
          charges=[dict(code=c,amount=v) for c,v in zip(CN,q['ch'])] if o else None,totalCharges=r2(sum(q['ch'])) if o else None,deposit=q.get('dep'),balance=q.get('bal'))
    allr=[R(q) for q in recs]; rows=[x for x in allr if x['unit']!=drop]
    occ=sum('nm' in q for q in recs)
    def draw(path,total):
        p=P(path,landscape(letter),'Helvetica',7,total,'Community Rent Roll','ManageAmerica'); B='Helvetica-Bold'
        C=[('Site',26,'l'),('Type',54,'l'),('Home',80,'l'),('Resident',160,'l'),('Move In',298,'r'),('Lease Exp',345,'r'),('Market',388,'r'),('Site Rent',432,'r'),('Home Rent',480,'r'),('Trash',514,'r'),('Water/Sewer',566,'r'),('Pet',596,'r'),('Total',646,'r'),('Deposit',696,'r'),('Balance',750,'r')]
        def head():
            p.np(); y=p.H-34
            p.t(p.W/2,y,'Silver Pines MHC','c',B,12); p.t(p.W/2,y-13,'Community Rent Roll','c',fs=9); p.t(p.W/2,y-24,'As of 06/01/2025   (billing month June 2025)','c',fs=8)
            p.t(26,22,'ManageAmerica  |  printed 6/3/2025 11:20 AM by regional'); p.t(p.W-26,22,'%d / %d'%(p.page,total),'r')
            y-=44; p.c.setFillColorRGB(.18,.33,.5); p.c.rect(22,y-5,p.W-44,16,fill=1,stroke=0); p.c.setFillGray(0)
            for s,x,al in C:
                p.c.setFillGray(1); p.c.setFont(B,7); (p.c.drawString if al=='l' else p.c.drawRightString)(x,y,s)
            p.c.setFillGray(0); return y-18
        y=head(); sec=None; k=0
        def sub(lbl,S):
            nonlocal y
            o=[x for x in S if 'charges' in x]; p.line(22,y+8,p.W-22,.7); p.t(26,y,'%s  Sites: %d   Occupied: %d'%(lbl,len(S),len(o)),font=B)
            p.t(388,y,m2(tsum(S,'marketRent')),'r',B)
            for c,x in zip(CN,(432,480,514,566,596)): p.t(x,y,m2(csum(o,c)),'r',B)
            p.t(646,y,m2(tsum(o,'totalCharges')),'r',B); p.t(696,y,m2(tsum(o,'deposit')),'r',B); p.t(750,y,m2p(tsum(o,'balance')),'r',B); y-=18
        for q in recs:
            if q['section']!=sec:
                if sec: sub('Class total',[x for x in allr if x['section']==sec])
                sec=q['section']
                if y<80: y=head()
                p.t(26,y,sec,font=B,fs=8); y-=13
            if q['unit']==drop: continue
            if y<44: y=head()
            if k%2: p.box(22,y-3,p.W-44,11,.94)
            k+=1; p.t(26,y,q['unit']); p.t(54,y,q['unitType']); p.t(80,y,q['st']); p.t(160,y,q.get('nm'),w=95); p.t(298,y,us2(q.get('mi')),'r'); p.t(345,y,us2(q.get('le')),'r'); p.t(388,y,m2(q['marketRent']),'r')
            if 'ch' in q:
                for v,x in zip(q['ch'],(432,480,514,566,596)): p.t(x,y,m2(v),'r')
                p.t(646,y,m2(sum(q['ch'])),'r'); p.t(696,y,m2(q['dep']),'r'); p.t(750,y,m2p(q['bal']),'r')
            y-=11
        if y<150: y=head()
        sub('Class total',[x for x in allr if x['section']==sec]); sub('Community total',allr)
        y-=4; p.t(26,y,'Site Status Recap',font=B,fs=8); y-=12
        for s in ('Resident Owned','Community Owned','Manager','Inventory','Down','Vacant'):
            p.t(34,y,s); p.t(160,y,str(sum(q['st']==s for q in recs)),'r'); y-=10
        p.line(26,y+7,170,.5); p.t(34,y-2,'Total Sites',font=B); p.t(160,y-2,str(len(recs)),'r',B)
        return p.end()
    build(draw,f'{ROOT}/documents/{name}')
    v=sum(q['st']=='Vacant' for q in recs); print('MA',len(rows),occ,v,drop)
    save(name,dict(assetType='MANUFACTURED_HOUSING',style='ManageAmerica community rent roll by site class, charge columns',hard='inventory/manager/down sites, planted dropped row'),
      dict(propertyName='Silver Pines MHC',asOnDate='2025-06-01',units=len(recs),occupied=occ,vacant=None,rows=rows,planted=dict(what='Site %s (an occupied site) is not printed although the class total, the community total and the recap count it'%drop,kind='row_dropped')),
      [['total',tsum(allr,'totalCharges'),tsum(rows,'totalCharges'),0],['sites',len(recs),len(rows),0]])
def jde():
    r=random.Random(5206); name='jde_rent_roll_northgate_industrial.pdf'; asof=d(2025,3,31)
    co=["Ferrous Point Fabrication","Coldline Foods Distribution","Brightway Courier Svc","Tamarind Imports Inc","Hexcraft Packaging","Oakridge Plumbing Supply","Stellar Tire Wholesale","Vantage Trade Displays","Bellows HVAC Parts","Qualtrim Millwork LLC","Northstar Lab Supply","Redbird Beverage Co","Summit Flooring Dist.","Palisade Medical Storage","Cobalt Electric Contractors","Ironwood Furniture Outlet","Millrace Printing","Aero Fastener Group","Greenleaf Hydroponics","Delta Crate & Pallet"]
    B=[('21010','Northgate Logistics I',['100','120','140','160']),('21020','Northgate Logistics II',['100','200','300']),('21030','Northgate Flex East',['A','B','C','D','E','F','G','H']),('21040','Northgate Flex West',['A','B','C','D','E','F','G'])]
    recs=[]; rows=[]; k=0
    for bc,bn,us_ in B:
        for u in us_:
            fx='Flex' in bn; ar=r.choice([4800,5250,6000,7200,9600]) if fx else r.choice([42000,56400,61250,88000,120500]); ut='FLX' if fx else 'WHS'
            if fx and u=='A': ut='OFC'
            q=dict(b=bc+' '+bn,u=u,ut=ut,ar=ar)
            if (bc,u) in (('21030','D'),('21040','G'),('21010','160')): recs.append(q); continue
            st=d(r.choice([2019,2020,2021,2022,2023,2024]),r.choice([1,2,3,4,6,7,9,10,12]),1); n=r.choice([36,60,64,84])
            while addm(st,n)<=asof: n+=36
            end=addm(st,n)-D.timedelta(days=1); ps=r.choice([11.4,12.25,13.1]) if fx else r.choice([5.85,6.2,6.95,7.4]); mo=r2(ar*ps/12)
            ch=[('BRNT','Base Rent',mo),('CAME','CAM Estimate',r2(ar*1.15/12)),('RETX','RE Tax Estimate',r2(ar*1.62/12)),('INSE','Insurance Est.',r2(ar*.21/12))]
            if r.random()<.3: ch=[ch[0],('GRSX','Gross-Up Expense',r2(ar*.35/12))]
            if r.random()<.15: ch.append(('YARD','Outside Storage',r.choice([650.,1200.])))
            if k in (4,11): ch.append(('RABT','Rent Abatement',-r2(mo/2)))
            x=st; 
            while x<=asof: x=addm(x,12)
            es=[]; v=mo
            while x<end and len(es)<r.choice([1,2,3]): v=r2(v*1.035); es.append((x,v)); x=addm(x,12)
            q.update(nm=co[k],ln=str(30412+17*k),st=st,en=end,dep=r.choice([0.,mo,mo,r2(mo*2)]),ch=ch,es=es,ls='Active'); k+=1
            if k==7: q['ls']='Holdover'; q['en']=d(2025,1,31); q['es']=[]; q['st']=d(2020,2,1)
            recs.append(q)
            if k==len(co): break
    p_=[q for q in recs if q['b'][:5]=='21010' and q['u']=='160'][0]; mo=r2(p_['ar']*6.6/12)
    recs.insert(recs.index(p_)+1,dict(b=p_['b'],u='160',ut=p_['ut'],ar=p_['ar'],nm='Lighthouse 3PL Services',ln='30790',st=d(2025,6,1),en=d(2030,5,31),dep=mo,ls='Pending',ch=[('BRNT','Base Rent',mo),('CAME','CAM Estimate',r2(p_['ar']*1.15/12))],es=[(d(2026,6,1),r2(mo*1.035))]))
    for q in recs:
        o='nm' in q
        rows.append(row(unit=q['u'],building=q['b'],unitType=q['ut'],area=q['ar'],statusText=q['ls'] if o else 'VACANT',tenantName=q.get('nm'),leaseStartDate=q.get('st'),leaseEndDate=q.get('en'),deposit=q.get('dep'),
           contractRent=q['ch'][0][2] if o else None,annualRent=r2(q['ch'][0][2]*12) if o else None,charges=[dict(code=c,amount=v) for c,_,v in q.get('ch',[])],totalCharges=r2(sum(c[2] for c in q['ch'])) if o else None,rentSteps=[dict(date=iso(a),amount=b) for a,b in q.get('es',[])]))
    def tm(v): return '{:,.2f}'.format(abs(v))+('-' if v<0 else ' ')
    def draw(path,total):
        p=P(path,landscape(letter),'Courier',6.9,total,'R15300','JD Edwards EnterpriseOne'); cw=6.9*.6; x0=30
        def L(y,parts,bold=False):
            end=-1
            for c,s,al in parts:
                s=str(s)
                if s=='': continue
                a=c if al=='l' else c-len(s)
                if a<=end-1: raise SystemExit('jde overlap %r'%(parts,))
                end=a+len(s); p.t(x0+a*cw,y,s,font='Courier-Bold' if bold else None)
        def head():
            p.np(); y=p.H-30
            L(y,[(0,'R15300','l'),(72,'Pinnacle Bay Realty Holdings','l'),(150,'Date -','l'),(172,'4/04/25','r')]); y-=9
            L(y,[(0,'PBR0004','l'),(78,'Rent Roll by Building','l'),(150,'Page -','l'),(172,p.page,'r')]); y-=9
            L(y,[(76,'As Of Date: 03/31/25','l')]); y-=9
            L(y,[(0,'Company . . : 00210   Northgate Industrial Park','l')]); y-=15
            L(y,[(0,'','l'),(10,'Unit','l'),(16,'Lease','l'),(58,'Lease','l'),(77,'Rentable','r'),(86,'Start','r'),(95,'Ending','r'),(110,'Security','r'),(113,'Bill','l'),(147,'Monthly','r'),(163,'Annual','r'),(173,'Per','r')]); y-=8
            L(y,[(0,'Unit','l'),(10,'Type','l'),(16,'Number','l'),(25,'Tenant','l'),(58,'Status','l'),(77,'Area','r'),(86,'Date','r'),(95,'Date','r'),(110,'Deposit','r'),(113,'Code','l'),(118,'Description','l'),(147,'Amount','r'),(163,'Amount','r'),(173,'Sq Ft','r')]); y-=8
            L(y,[(0,'-'*8,'l'),(10,'-'*4,'l'),(16,'-'*7,'l'),(25,'-'*31,'l'),(58,'-'*9,'l'),(77,'-'*9,'r'),(86,'-'*8,'r'),(95,'-'*8,'r'),(110,'-'*12,'r'),(113,'-'*4,'l'),(118,'-'*16,'l'),(147,'-'*12,'r'),(163,'-'*14,'r'),(173,'-'*7,'r')]); return y-11
        y=head(); b=None
        def btot(lbl,S):
            nonlocal y
            S=[q for q in S if q.get('ls')!='Pending']; o=[q for q in S if 'nm' in q]; t=sum(c[2] for q in o for c in q['ch']); br=sum(q['ch'][0][2] for q in o)
            L(y,[(77,'-'*9,'r'),(110,'-'*12,'r'),(147,'-'*12,'r'),(163,'-'*14,'r')]); y-=8
            L(y,[(16,lbl,'l'),(77,n0(sum(q['ar'] for q in S)),'r'),(110,m2(sum(q['dep'] for q in o)),'r'),(113,'BRNT','l'),(147,m2(br),'r'),(163,m2(br*12),'r')],1); y-=8
            L(y,[(16,'Occupied %s   Vacant %s'%(n0(sum(q['ar'] for q in o)),n0(sum(q['ar'] for q in S if 'nm' not in q))),'l'),(113,'All billing codes','l'),(147,tm(t),'r'),(163,tm(t*12),'r')],1); y-=16
        for q in recs:
            if q['b']!=b:
                if b: btot('Total Building '+b,[z for z in recs if z['b']==b])
                b=q['b']
                if y<100: y=head()
                L(y,[(0,'Building  . : '+b,'l')],1); y-=12
            n=len(q.get('ch',[1]))+len(q.get('es',[]))+2
            if y-8*n<30: y=head()
            if 'nm' not in q:
                L(y,[(0,q['u'],'l'),(10,q['ut'],'l'),(25,'*** VACANT ***','l'),(77,n0(q['ar']),'r')]); y-=14; continue
            for i,(c,de,v) in enumerate(q['ch']):
                parts=[]
                if i==0: parts=[(0,q['u'],'l'),(10,q['ut'],'l'),(16,q['ln'],'l'),(25,q['nm'],'l'),(58,q['ls'],'l'),(77,n0(q['ar']),'r'),(86,us2(q['st']),'r'),(95,us2(q['en']),'r'),(110,m2(q['dep']),'r')]
                L(y,parts+[(113,c,'l'),(118,de,'l'),(148,tm(v),'r'),(164,tm(v*12),'r'),(174,tm(v*12/q['ar']),'r')]); y-=8
            tt=sum(c[2] for c in q['ch'])
            if len(q['ch'])>1: L(y,[(118,'Lease total','l'),(148,tm(tt),'r'),(164,tm(tt*12),'r'),(174,tm(tt*12/q['ar']),'r')]); y-=8
            for a,v in q['es']: L(y,[(58,'Scheduled increase','l'),(86,us2(a),'r'),(113,'BRNT','l'),(148,tm(v),'r'),(164,tm(v*12),'r'),(174,tm(v*12/q['ar']),'r')]); y-=8
            y-=5
        if y<150: y=head()
        btot('Total Building '+b,[z for z in recs if z['b']==b]); btot('Total Company 00210',recs)
        L(y,[(0,'Unit types: FLX = Flex   OFC = Office   WHS = Warehouse.   Pending leases are not in the totals.','l')])
        return p.end()
    build(draw,f'{ROOT}/documents/{name}')
    for x in rows:
        if x['statusText']!='VACANT' and len(x.get('charges',[]))==1: x.pop('totalCharges',None)
    ph=[q for q in recs if q.get('ls')!='Pending']
    print('jde',len(rows),len(ph),sum('nm' in q for q in ph))
    save(name,dict(assetType='INDUSTRIAL',style='JD Edwards monospaced rent roll by building, billing code lines, scheduled increases, trailing minus',hard='several lines per lease, trailing-minus credits, holdover, pending lease on vacant unit'),
      dict(propertyName='Northgate Industrial Park',asOnDate=iso(asof),units=len(ph),occupied=sum('nm' in q for q in ph),vacant=sum('nm' not in q for q in ph),rows=rows),[['self',0,0,1]])
manageamerica(); jde()

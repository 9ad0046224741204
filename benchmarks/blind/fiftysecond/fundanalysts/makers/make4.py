# 7 SS&C Skyline rent roll, mixed use (PDF); 8 Yardi affordable rent roll (PDF)
from common import *
def skyline():
    r=random.Random(5207); name='skyline_rent_roll_marlborough_block.pdf'; asof=d(2024,12,31); N=Names(r)
    recs=[]
    retail=[('R-1','Saltmarsh Provisions',3180,38),('R-2','Juno Coffee Bar',1125,44),('R-3',None,1540,0),('R-4','Threadneedle Cleaners',1010,36),('R-5','Meridian Eyewear',1290,41)]
    off=[('2A','Ellery Translation Bureau',2240,29),('2B','Castlewood Physiotherapy',3105,31),('2C',None,1480,0),('2D','Lantern Street Films LLC',1925,28)]
    def com(sec,t):
        for u,n,a,ps in t:
            q=dict(sec=sec,u=u,a=a)
            if n:
                st=d(r.choice([2017,2019,2021,2022,2023]),r.choice([1,3,5,6,8,11]),1); q.update(nm=n,st=st,en=addm(st,r.choice([120,96]))-D.timedelta(days=1),ch=[r2(ps*a/12),r2(a*(6.4 if sec=='RETAIL' else 3.1)/12),r2(a*4.05/12) if sec=='RETAIL' else None,r.choice([None,None,250.]),None],dep=r.choice([None,r2(ps*a/12)]))
                x=addm(st,12)
                while x<=asof: x=addm(x,12)
                if x<q['en']: q['step']=(x,r2(q['ch'][0]*1.03))
            recs.append(q)
    com('RETAIL',retail); com('OFFICE',off)
    for f in (3,4,5):
        for c in 'ABCDEFGHJ':
            u='%d%s'%(f,c); a=r.choice([545,610,725,880,1020]); q=dict(sec='RESIDENTIAL',u=u,a=a)
            if u in ('3D','5J'): recs.append(q); continue
            st=d(r.choice([2020,2022,2023,2024,2024]),r.randint(1,12),1); en=addm(st,12)-D.timedelta(days=1)
            while en<asof: en=addm(en+D.timedelta(days=1),12)-D.timedelta(days=1)
            if r.random()<.15: en='MTM'
            rent=float(round(a*r.choice([2.6,2.75,2.9])/5)*5); q.update(nm=N.last_first(),st=st,en=en,ch=[rent,None,None,r.choice([None,None,175.]),r.choice([None,None,None,40.,65.])],dep=r.choice([rent,rent,None])); recs.append(q)
    recs.append(dict(sec='OTHER',u='ROOF',a=None,nm='Skylark Wireless (antenna)',st=d(2018,4,1),en=d(2028,3,31),ch=[2450.,None,None,None,None],dep=None,step=(d(2025,4,1),2523.5)))
    CN=['Base Rent','CAM','RE Tax','Parking','Other']; rows=[]
    for q in recs:
        o='nm' in q; rows.append(row(unit=q['u'],section=q['sec'],area=q['a'],tenantName=q.get('nm'),statusText='Occupied' if o else 'Vacant',leaseStartDate=q.get('st'),leaseEndDate=q.get('en'),contractRent=q['ch'][0] if o else None,
          charges=[dict(code=c,amount=v) for c,v in zip(CN,q['ch']) if v is not None] if o else None,totalCharges=r2(sum(v or 0 for v in q['ch'])) if o else None,deposit=q.get('dep'),rentSteps=[dict(date=iso(q['step'][0]),amount=q['step'][1])] if q.get('step') else None))
    XC=(338,382,422,462,500)
    def draw(path,total):
        p=P(path,letter,'Times-Roman',7.6,total,'Rent Roll','SKYLINE'); B='Times-Bold'
        def head():
            p.np(); y=p.H-36
            p.t(p.W/2,y,'RENT ROLL','c',B,12); p.t(p.W/2,y-13,'The Marlborough Block (118)','c',fs=9); p.t(p.W/2,y-24,'December 31, 2024','c',fs=9); p.t(30,y,'Entity: 118'); p.t(p.W-30,y,'Page %d'%p.page,'r'); p.t(30,y-10,'LSRR-02'); p.t(p.W-30,y-10,'01/06/2025','r')
            y-=44; p.line(30,y+11,p.W-30,1.2)
            p.t(425,y,'RECURRING MONTHLY CHARGES','c',B,7); p.line(312,y-2,500,.4); p.t(237,y,'LEASE TERM','c',B,7); p.line(206,y-2,290,.4); y-=10
            for s,x,al in [('Suite','30','l'),('Tenant','60','l'),('Sq Ft','196','r'),('From','206','l'),('To','250','l'),('Base Rent',XC[0],'r'),('CAM',XC[1],'r'),('RE Tax',XC[2],'r'),('Parking',XC[3],'r'),('Other',XC[4],'r'),('Total','542','r'),('Deposit','586','r')]: p.t(float(x),y,s,al,B)
            p.line(30,y-4,p.W-30,1.2); return y-17
        y=head(); sec=None
        def sub(l,S):
            nonlocal y
            p.line(160,y+8,p.W-30,.4); p.t(60,y,l,font=B); p.t(196,y,n0(sum(q['a'] or 0 for q in S)),'r',B)
            for i,x in enumerate(XC): 
                v=sum((q['ch'][i] or 0) for q in S if 'ch' in q)
                if v: p.t(x,y,m2(v),'r',B,7)
            p.t(542,y,m2(sum(v or 0 for q in S for v in q.get('ch',[]))),'r',B,7); p.t(586,y,n0(sum(q.get('dep') or 0 for q in S)),'r',B,7); y-=17
        for q in recs:
            if q['sec']!=sec:
                if sec: sub('Total '+sec.title(),[z for z in recs if z['sec']==sec])
                sec=q['sec']
                if y<90: y=head()
                p.box(30,y-4,p.W-60,13,.88); p.t(34,y,sec,font=B,fs=8); y-=15
            if y<50: y=head()
            p.t(30,y,q['u']); p.t(60,y,q.get('nm') or '*** Vacant ***',w=112); p.t(196,y,n0(q['a']),'r')
            if 'nm' in q:
                p.t(206,y,us2(q['st'])); p.t(250,y,us2(q['en']))
                for v,x in zip(q['ch'],XC): p.t(x,y,m2(v),'r')
                p.t(542,y,m2(sum(v or 0 for v in q['ch'])),'r'); p.t(586,y,m2(q.get('dep')),'r',fs=7)
                if q.get('step'): y-=9; p.t(206,y,'Rent increase %s to'%us2(q['step'][0]),font='Times-Italic',fs=7); p.t(338,y,m2(q['step'][1]),'r','Times-Italic',7)
            y-=11.5
        if y<80: y=head()
        sub('Total Other',[z for z in recs if z['sec']=='OTHER']); sub('TOTAL PROPERTY',recs)
        if y<200: y=head()
        y-=8; S=[q for q in recs if q['a']]; o=[q for q in S if 'nm' in q]
        p.t(30,y,'Units: %d leasable   %d occupied   %d vacant   (antenna site not counted)'%(len(S),len(o),len(S)-len(o)),font=B); y-=20
        p.t(30,y,'LEASE EXPIRATION SUMMARY',font=B,fs=8.5); y-=13
        for s,x in (('Year',60),('Leases',120),('Sq Ft',180),('Base Rent / Month',280),('% of Base Rent',360)): p.t(x,y,s,'r',B)
        p.line(30,y-3,365,.5); y-=12; tb=sum(q['ch'][0] for q in recs if 'ch' in q); lo=[q for q in recs if 'nm' in q]
        for yr in ['MTM']+sorted({q['en'].year for q in lo if q['en']!='MTM'}):
            z=[q for q in lo if (q['en'] if q['en']=='MTM' else q['en'].year)==yr]; b=sum(q['ch'][0] for q in z)
            for s,x in ((yr,60),(len(z),120),(n0(sum(q['a'] or 0 for q in z)),180),(m2(b),280),('%.1f%%'%(100*b/tb),360)): p.t(x,y,s,'r')
            y-=10
        p.line(30,y+7,365,.5)
        for s,x in (('Total',60),(len(lo),120),(n0(sum(q['a'] or 0 for q in lo)),180),(m2(tb),280),('100.0%',360)): p.t(x,y-2,s,'r',B)
        return p.end()
    build(draw,f'{ROOT}/documents/{name}'); S=[q for q in recs if q['a']]; o=[q for q in S if 'nm' in q]; print('sky',len(recs),len(S),len(o))
    save(name,dict(assetType='MIXED_USE',style='SS&C Skyline portrait rent roll by use section, recurring charge columns, expiration summary',hard='blank money cells, MTM, rent increase on second line, antenna row without area'),
      dict(propertyName='The Marlborough Block',asOnDate=iso(asof),units=len(S),occupied=len(o),vacant=len(S)-len(o),rows=rows),[['self',0,0,1]])
def affordable():
    r=random.Random(5208); name='yardi_affordable_rent_roll_alma_terrace.pdf'; asof=d(2025,7,31); N=Names(r)
    blds=[('1','240 Alma Street'),('2','244 Alma Street'),('3','250 Alma Street')]; T={'1br60':(640,1120,1015,88),'2br60':(865,1345,1218,112),'2br50':(865,1345,1009,112),'3br60':(1105,1560,1404,139)}
    recs=[]; rows=[]
    for b,ad in blds:
        for f in (1,2,3):
            for n in range(1,8):
                u='%s-%d%02d'%(b,f,n); ty=['1br60','1br60','2br60','2br50','2br60','3br60','3br60'][n-1]; sf,mk,mx,ua=T[ty]
                q=dict(b='Building %s - %s'%(b,ad),u=u,ty=ty,sf=sf,mk=float(mk),mx=float(mx),ua=float(ua))
                if u=='1-101': q.update(nm=N.last_first(),cr=0.,hap=0.,tr=0.,dep=0.,bal=0.,mi=d(2021,5,3),st='Employee',lc=None)
                elif r.random()<.07: q.update(st='Vacant')
                else:
                    con=float(mx-ua-r.choice([0,0,5,14])); hap=r.random()<.55; tr=float(r.choice([25,112,187,214,263,308,341,402])) if hap else con
                    mi=D.date(r.choice(range(2013,2025)),r.randint(1,12),r.choice([1,1,1,15,20])); q.update(nm=N.last_first(),cr=con,hap=con-tr,tr=tr,dep=r.choice([0.,200.,float(tr)]),bal=r.choice([0.,0.,0.,0.,-7.,18.,tr,r2(tr*1.5)]),mi=mi,st=r.choice(['Current']*14+['Notice']),lc=d(2024,r.randint(8,12),1) if r.random()<.4 else d(2025,r.randint(1,7),1))
                    if q['st']=='Notice': q['mo']=d(2025,8,31)
                recs.append(q)
    vac=[q for q in recs if q['st']=='Vacant'][:2]
    fut=[dict(b='',u=q['u'],ty=q['ty'],sf=q['sf'],mk=q['mk'],mx=q['mx'],ua=q['ua'],nm=N.last_first(),cr=q['mx']-q['ua'],hap=q['mx']-q['ua']-211,tr=211.,dep=200.,bal=-200.,mi=d(2025,8,[8,15][i]),st='Future',lc=d(2025,8,1)) for i,q in enumerate(vac)]
    for q in recs+fut:
        o='nm' in q
        rows.append(row(unit=q['u'],building=q['b'] or None,unitType=q['ty'],area=q['sf'],statusText=q['st'],tenantName=q.get('nm'),marketRent=q['mk'],contractRent=q.get('cr'),charges=[dict(code='Subsidy',amount=q['hap']),dict(code='Tenant Rent',amount=q['tr'])] if o else None,deposit=q.get('dep'),balance=q.get('bal'),moveInDate=q.get('mi'),moveOutDate=q.get('mo'),section='Pending Move-Ins' if q['st']=='Future' else None))
    def draw(path,total):
        p=P(path,landscape(legal),'Helvetica',7,total,'Affordable Rent Roll','Voyager'); B='Helvetica-Bold'
        C=[('u','','Unit','l',28),('ty','','Unit Type','l',66),('sf','','SqFt','r',128),('st','','Status','l',140),('nm','','Head of Household','l',190),('mi','','Move In','r',340),('mo','','Move Out','r',392),('lc','Last','Cert','r',444),('mk','Market','Rent','r',500),('mx','LIHTC','Max Rent','r',552),('ua','Utility','Allow.','r',596),('cr','Contract','Rent','r',656),('hap','','Subsidy','r',716),('tr','Tenant','Rent','r',772),('dep','','Deposit','r',826),('bal','','Balance','r',884)]
        W=p.W
        sc=(W-56)/ (884-28)
        C=[(k,a,b,al,28+(x-28)*sc) for k,a,b,al,x in C]
        def head():
            p.np(); y=p.H-30; p.t(W/2,y,'Affordable Rent Roll','c',B,11); p.t(W/2,y-12,'Alma Terrace Apartments (alma)','c',B,8); p.t(W/2,y-22,'As of 07/31/2025    Programs: LIHTC, Section 8','c',fs=8)
            p.t(W-28,y,'Page %d of %d'%(p.page,total),'r'); p.t(W-28,y-10,'08/01/2025 06:15 AM','r'); y-=42
            for k,a,b,al,x in C: p.t(x,y+1,a,al,B); p.t(x,y-7,b,al,B)
            p.line(28,y-11,W-28,.8); return y-22
        y=head(); b=None
        def line(q):
            nonlocal y
            if y<36: y=head()
            for k,_,_,al,x in C:
                v=q.get(k); 
                if v is None: continue
                s=us(v) if isinstance(v,D.date) else n0(v) if k=='sf' else m2p(v) if isinstance(v,float) or k in('hap','tr') else v
                p.t(x,y,s,al)
            if 'nm' not in q: p.t([c[4] for c in C if c[0]=='nm'][0],y,'VACANT')
            y-=11
        def tot(l,S):
            nonlocal y
            p.line(28,y+8,W-28,.4); p.t(66,y,l,font=B)
            for k,_,_,al,x in C:
                if k in('mk','cr','hap','tr','dep','bal'): p.t(x,y,m2p(sum(q.get(k) or 0 for q in S)),'r',B)
                if k=='sf': pass
            y-=18
        for q in recs:
            if q['b']!=b:
                if b: tot('Subtotal  %d units'%21,[z for z in recs if z['b']==b])
                b=q['b']
                if y<80: y=head()
                p.t(28,y,b,font=B,fs=7.5); y-=12
            line(q)
        tot('Subtotal  21 units',[z for z in recs if z['b']==b]); tot('Property Total  63 units',recs)
        if y<190: y=head()
        p.t(28,y,'Pending Move-Ins',font=B,fs=7.5); y-=12
        for q in fut: line(q)
        y-=10; p.t(28,y,'Summary by Unit Type',font=B,fs=7.5); y-=12
        cols=[(28,'Unit Type','l'),(130,'Units','r'),(190,'Occupied','r'),(240,'Vacant','r'),(320,'Avg Contract Rent','r'),(400,'Total Subsidy','r')]
        for x,s,al in cols: p.t(x,y,s,al,B)
        y-=11
        for g in list(T)+['Total']:
            S=[q for q in recs if g in('Total',q['ty'])]; o=[q for q in S if 'nm' in q]
            for (x,s,al),v in zip(cols,[g,len(S),len(o),len(S)-len(o),m2(sum(q['cr'] for q in o)/len(o)),m2(sum(q['hap'] for q in o))]): p.t(x,y,v,al,B if g=='Total' else None)
            y-=10
        return p.end()
    build(draw,f'{ROOT}/documents/{name}'); o=sum('nm' in q for q in recs); print('aff',len(recs),o,len(fut))
    save(name,dict(assetType='MULTIFAMILY',style='Yardi affordable rent roll: LIHTC/Section 8 contract rent, subsidy, tenant rent, by building',hard='legal maximum rent beside market and contract rent, subsidy split, pending move-ins'),
      dict(propertyName='Alma Terrace Apartments',asOnDate=iso(asof),units=63,occupied=o,vacant=63-o,rows=rows),[['self',0,0,1]])
skyline(); affordable()

# Regional mall: majors, mall shops, food court, kiosks, specialty leasing. Planted: a section total is wrong.
from common import *
from reportlab.pdfgen import canvas
MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
def make():
    R=rng('p2'); N=Names(R); asof=D(2026,1,31)
    d=Doc('Cedar Hollow Mall RR Jan26.pdf','RETAIL','regional mall roll, legal landscape, sections by space class, min rent + charge columns + % rent/breakpoint/sales, temp tenants with other header')
    W,H=1008,612; c=canvas.Canvas(d.path,pagesize=(W,H))
    secs=[]
    def mk(sp,t,a,psf,big=False,pct=None,brk=True):
        st=D(R.randint(2015,2025),R.choice([2,3,5,9,10,11]),1); en=D(R.randint(2027,2035),1,31)
        mr=r2(round(a*psf/12,0)); 
        cam=r2(a*(R.uniform(.4,1.2) if big else R.uniform(8,14))/12); tax=r2(a*(R.uniform(.2,.6) if big else R.uniform(3,5))/12); util=None if big else r2(a*R.uniform(1,3)/12); mk_=r2(a*(.05 if big else R.uniform(.8,1.5))/12)
        pct=pct or R.choice([5,6,6,7,8]); 
        return dict(sp=sp,t=t,a=a,st=st,en=en,mr=mr,cam=cam,tax=tax,util=util,mk=mk_,pct=pct,brk=round(mr*12/(pct/100),-3),sales=round(a*R.uniform(120,240) if big else a*R.uniform(190,620),-3))
    maj=[mk('A-1','Pallister\'s Department Store',148300,3.1,1,1.5),mk('A-2','Northam & Vale',121750,2.4,1,2),mk('A-4','Tallgrass Sporting Goods',52400,9.75,1,2),mk('A-5','Starlit Cinemas 12',44120,14.2,1,8)]
    inl=[]; sp=101
    for i in range(31):
        a=R.randint(780,6900); inl.append(mk(str(sp),N.biz('retail'),a,R.uniform(22,58) if a<3500 else R.uniform(14,30))); sp+=R.choice([1,1,2,2,3]) if i!=14 else 100-(sp-101)
    for i in (4,11,17,23,28): inl[i]=dict(sp=inl[i]['sp'],a=inl[i]['a'],v=1)
    # over-storage: percentage rent in lieu, min rent 0
    inl[20].update(mr=0.0,brk=None,pct=10)
    fc=[mk(f'FC-{i}',N.biz('food'),R.randint(480,920),R.uniform(70,120),pct=R.choice([8,10])) for i in range(1,9)]
    fc[5]=dict(sp='FC-6',a=655,v=1)
    ki=[mk(f'K-{i:02d}',N.biz('retail'),R.choice([100,120,150,160,180]),R.uniform(190,320),pct=R.choice([10,12])) for i in (1,2,3,5,6,8,9)]
    ki[4]=dict(sp='K-06',a=120,v=1)
    S_=[('MAJORS',maj),('MALL SHOPS',inl),('FOOD COURT',fc),('KIOSKS',ki)]
    cols=[('sp','','Space','No.','l',24),('t','','','Tenant (d/b/a)','l',66),('a','','GLA','(SF)','r',262),('st','','Rent','Commences','r',318),('en','','Lease','Expires','r',368),('mr','Monthly','Minimum','Rent','r',432),('psf','','Min Rent','$/SF/Yr','r',478),('cam','','','CAM','r',534),('tax','Real','Estate','Taxes','r',588),('util','','HVAC &','Utilities','r',640),('mk','','Marketing','Fund','r',690),('tot','Total','Monthly','Charges','r',752),('pct','','% Rent','Rate','r',796),('brk','Natural','Break-','point','r',862),('sales','Gross Sales','12 Mos. to','12/2025','r',932)]
    X={k:x for k,*_,x in cols}; pg=[0]; y=[0]; cur=['']
    def title():
        pg[0]+=1
        tx(c,504,586,'CEDAR HOLLOW MALL','Times-Bold',14,'c'); tx(c,504,572,'Merchandise Rent Roll','Times-Roman',11,'c'); tx(c,504,560,'January 31, 2026','Times-Italic',9,'c')
        tx(c,24,22,'Prepared by Ostrander Retail Properties, outgoing agent','Times-Italic',7.5); tx(c,984,22,f'{pg[0]}','Times-Roman',8,'r'); y[0]=538
    def head():
        for k,a,b,e,al,x in cols:
            for j,s in enumerate((a,b,e)): tx(c,x,y[0]-j*8.5,s,'Times-Bold',7.5,al)
        y[0]-=21; c.setLineWidth(.8); c.line(24,y[0],984,y[0]); y[0]-=11
    def my(q): return f"{MON[q.month-1]} {q.year}"
    def line(r,bold=False):
        f='Times-Bold' if bold else 'Times-Roman'
        for k,*_,al,x in cols:
            v=r.get(k)
            if v is None: continue
            s={'sp':str,'t':str,'a':m0,'st':my,'en':my,'mr':m2,'psf':m2,'cam':m2,'tax':m2,'util':m2,'mk':m2,'tot':m2,'pct':lambda z:f'{z:g}%','brk':m0,'sales':m0}[k](v)
            tx(c,x,y[0],s,f,8,al,maxw=165 if k=='t' else 66 if k in('tot','brk','sales','mr') else 56)
        y[0]-=11.5
    F=['mr','cam','tax','util','mk','tot']
    title(); head(); tots=[]
    wrong=None
    for name,rows in S_:
        if y[0]<110: c.showPage(); title(); head()
        tx(c,24,y[0],name,'Times-BoldItalic',9.5); y[0]-=13
        for r in rows:
            if y[0]<52:
                c.showPage(); title(); head(); tx(c,24,y[0],name+' (continued)','Times-BoldItalic',9.5); y[0]-=13
            if r.get('v'):
                line(dict(sp=r['sp'],t='** AVAILABLE **',a=r['a'])); d.add(unit=r['sp'],area=r['a'],statusText='AVAILABLE',section=name); continue
            r['tot']=S(r[k] for k in F[:5]); r['psf']=r['mr']*12/r['a'] if r['mr'] else None
            line(r)
            d.add(unit=r['sp'],tenantName=r['t'],area=r['a'],section=name,statusText='Occupied',leaseStartDate=my(r['st']),leaseEndDate=my(r['en']),contractRent=r['mr'],
              charges=[dict(code=n,amount=r[k]) for k,n in (('cam','CAM'),('tax','Real Estate Taxes'),('util','HVAC & Utilities'),('mk','Marketing Fund')) if r[k] is not None],totalCharges=r['tot'])
        t={k:S(r.get(k) for r in rows) for k in ['a']+F}; t['name']=name; t['n']=len(rows); t['occ']=sum(1 for r in rows if not r.get('v')); tots.append(t)
        c.setLineWidth(.4); c.line(230,y[0]+9,760,y[0]+9)
        p={k:v for k,v in t.items() if k in ['a']+F and (v or k!='util')}; p['t']='Total '+name.title()
        if name=='FOOD COURT':
            good=p['mr']; s=f'{good:.2f}'; i=1; bad=float(s[:i]+str((int(s[i])+4)%10)+s[i+1:]); p['mr']=bad
            d.planted=dict(what=f'Total Food Court, Monthly Minimum Rent is printed {m2(bad)}; its rows add to {m2(good)} (the mall totals are right)',kind='total_wrong')
        line(p,True); y[0]-=6
    # specialty leasing, other columns
    if y[0]<220: c.showPage(); title()
    tx(c,24,y[0],'SPECIALTY LEASING (license agreements, one year or less)','Times-BoldItalic',9.5); y[0]-=14
    X2=[24,66,262,318,368,452,560,700]
    for x,s,al in zip(X2,['Location','Licensee','Area (SF)','From','To','Monthly License Fee','Percentage','Remarks'],'llrrrrrl'): tx(c,x,y[0],s,'Times-Bold',7.5,al)
    c.line(24,y[0]-3,984,y[0]-3); y[0]-=13
    sl=[]
    for i,(loc,a,fee) in enumerate([('RMU-1',48,1450),('RMU-2',48,1600),('RMU-3',48,1275),('RMU-5',48,1450),('T-118',1620,2900),('T-227',2210,3300),('T-231',905,1850),('CART-C',36,1100)]):
        st=D(2025,R.choice([6,8,10,11]),1); en=D(2026,R.choice([2,3,4,5]),1); en=eom(en)
        r=dict(sp=loc,t=N.biz(R.choice(['retail','shop'])),a=a,st=st,en=en,mr=float(fee)); sl.append(r)
        rem=R.choice(['30-day termination by either party','Holiday extension expired; month by month fee unchanged','Sales reported weekly','Relocation right',''])
        for x,s,al in zip(X2,[loc,r['t'],m0(a),mmddyy(st),mmddyy(en),m2(fee),f'{R.choice([10,12,15])}% over fee',rem],'llrrrrrl'): tx(c,x,y[0],s,'Times-Roman',8,al)
        y[0]-=11.5
        d.add(unit=loc,tenantName=r['t'],area=a,section='SPECIALTY LEASING',statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=float(fee))
    c.line(230,y[0]+9,460,y[0]+9)
    for x,s,al in zip(X2,['','Total Specialty Leasing',m0(S(r['a'] for r in sl)),'','',m2(S(r['mr'] for r in sl)),'',''],'llrrrrrl'): tx(c,x,y[0],s,'Times-Bold',8,al)
    y[0]-=22
    tots.append(dict(name='SPECIALTY LEASING',n=len(sl),occ=len(sl),a=S(r['a'] for r in sl),mr=S(r['mr'] for r in sl)))
    if y[0]<128: c.showPage(); title()
    ny=y[0]-12; tx(c,24,y[0],'RECAP','Times-Bold',9); y[0]-=12
    X3=[24,230,280,330,400,500]
    for x,s,al in zip(X3,['Class','Spaces','Occupied','Available','GLA (SF)','Monthly Rent / Fees'],'lrrrrr'): tx(c,x,y[0],s,'Times-Bold',7.5,al)
    c.line(24,y[0]-3,500,y[0]-3); y[0]-=13
    for t in tots+[dict(name='TOTAL MALL',n=sum(t['n'] for t in tots),occ=sum(t['occ'] for t in tots),a=S(t['a'] for t in tots),mr=S(t['mr'] for t in tots))]:
        f='Times-Bold' if t['name']=='TOTAL MALL' else 'Times-Roman'
        for x,s,al in zip(X3,[t['name'].title(),t['n'],t['occ'],t['n']-t['occ'],m0(t['a']),m2(t['mr'])],'lrrrrr'): tx(c,x,y[0],s,f,8,al)
        y[0]-=11.5
    y[0]-=6
    for s in ['Space A-3 (141,200 SF) is owned by its occupant under the Reciprocal Easement Agreement and is not part of this schedule.','Where Minimum Rent is 0.00 the tenant pays percentage rent in lieu of minimum rent from the first dollar of sales.','T- locations are in-line spaces licensed short term; they are not carried again under Mall Shops.']:
        tx(c,540,ny,s,'Times-Italic',7.5); ny-=10
    c.save(); n=sum(t['n'] for t in tots); o=sum(t['occ'] for t in tots)
    d.totals=dict(area=('area',S(t['a'] for t in tots)),rent=('contractRent',S(t['mr'] for t in tots)))
    d.save('Cedar Hollow Mall',asof,n,o,n-o)

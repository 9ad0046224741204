# outside residential manager: several transaction lines per resident, large
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
def make():
    r=rng('p3'); nm=Names(r); f='hollins_ferry_rentroll_detail.pdf'; asof=D(2025,8,31)
    plans=[('A1','1BR/1BA Oriole',688,1245),('A2R','1BR/1BA Oriole Reno',702,1365),('B1','2BR/1BA Heron',905,1480),('B2R','2BR/2BA Heron Reno',1012,1630),('C1','3BR/2BA Osprey',1228,1895)]
    rows=[];recs=[];units=[]
    for b in range(1,8):
        for fl in (1,2,3):
            for k in range(1,8 if fl<3 else 7):
                units.append(f'{b:02d}-{fl}{k:02d}')
    W,H=landscape(letter)
    cnt={};summ={};st_sum={}
    T=dict(mk=0,lr=0,oc=0,tb=0,dep=0,bal=0,sf=0)
    for u in units:
        p=r.choices(plans,[25,18,30,18,9])[0]; mk=p[3]+r.choice([0,0,10,15,20,25])
        z=r.random()
        st='Occupied' if z<.86 else 'Occupied-NTV' if z<.90 else 'Occupied-NTVL' if z<.92 else 'Vacant' if z<.96 else 'Vacant-Leased' if z<.985 else 'Model'
        if u=='03-104': st='Model'
        elif st=='Model': st='Vacant'
        cnt[st]=cnt.get(st,0)+1
        T['mk']+=mk;T['sf']+=p[2]
        row=dict(unit=u,unitType=p[0],area=p[2],statusText=st,marketRent=mk)
        rec=dict(u=u,p=p,st=st,mk=mk,lines=[])
        ss=st_sum.setdefault(st,[0,0,0]); ss[0]+=1; ss[1]+=mk
        def resident(row,rec,future=False):
            n=nm.lf(); 
            if future: mi=D(2025,9,r.randint(3,26))
            else: mi=D(r.choice([2019,2021,2022,2023,2024,2024,2025]),r.randint(1,8),r.randint(1,28))
            ls=mi
            if not future:
                while lend(addm(ls,12),12)<D(2025,9,15) : ls=addm(ls,12)
                if lend(ls,12)<D(2025,9,1) : ls=addm(ls,12)
                if ls>asof: ls=addm(ls,-12)
            le=lend(ls,12)
            rent=mk-r.choice([0,5,20,35,50,75,110])
            L=[('RENT',float(rent))]
            if r.random()<.3: L.append(('PETRENT',r.choice([35.,50.])))
            if r.random()<.2: L.append(('GARAGE',125.))
            if r.random()<.45: L.append(('VALTRASH',25.))
            if r.random()<.12: L.append(('MTMFEE',150.)) if False else L.append(('STORAGE',40.))
            if r.random()<.08: L.append(('CONC/RENEW',-50.))
            if r.random()<.02: L.append(('EMPCRED',-300.))
            dep=float(r.choice([0,250,250,500,mk])); bal=0.
            if not future and r.random()<.22: bal=r2(r.choice([-25,-112.4,18.22,64.9,rent,rent+75,2*rent+150.]))
            mo=None
            if 'NTV' in st and not future: mo=D(2025,9,r.randint(5,30)) ; le=mo if r.random()<.6 else le
            row.update(tenantName=n,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,contractRent=float(rent),charges=[dict(code=a,amount=v) for a,v in L],totalCharges=sum(v for _,v in L))
            rec.update(n=n,ls=ls,le=le,mi=mi,mo=mo,dep=dep,bal=bal,lines=L)
        if st.startswith('Occ'):
            resident(row,rec)
            ss[2]+=row['contractRent']
            for a,v in rec['lines']:
                summ[a]=summ.get(a,0)+v
                if a=='RENT': T['lr']+=v
                else: T['oc']+=v
                T['tb']+=v
            T['dep']+=rec['dep'];T['bal']=r2(T['bal']+rec['bal'])
        rows.append(row);recs.append(rec)
        if st in('Vacant-Leased','Occupied-NTVL'):
            # applicant gets own record beneath
            row=dict(unit=u,unitType=p[0],area=p[2],statusText='Applicant'); rec=dict(u=u,p=p,st='Applicant',mk=None,lines=[])
            resident(row,rec,True); row['balance']=0.; rec['bal']=0.
            rec['pending']=True
            row.pop('moveOutDate',None)
            rows.append(row);recs.append(rec)
    N=len(units); occ=sum(v for k,v in cnt.items() if k.startswith('Occ'))
    X=dict(u=26,fp=60,sf=112,st=118,n=176,mio=300,ls=346,le=390,mk=474,tc=484,lr=566,oc=624,tb=672,dep=718,bal=766)
    c=canvas.Canvas(out(f),pagesize=(W,H),invariant=1)
    c.setTitle('Rent Roll Detail')
    state=dict(p=0)
    def page():
        if state['p']: c.showPage()
        state['p']+=1
        c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-30,'RENT ROLL DETAIL')
        c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-42,'Hollins Ferry Crossing - Chesapeake Residential Partners'); c.drawCentredString(W/2,H-53,'As of 08/31/2025')
        c.setFont('Times-Roman',7); c.drawString(26,H-30,'CRP Property Suite'); c.drawString(26,H-40,'Parameters: Properties - ALL; Show all unit designations; Subjournals - ALL; Exclude formers? - Yes')if False else c.drawString(26,H-40,'mgt-521-003'); c.drawRightString(W-26,H-30,f'Page {state["p"]}'); c.drawRightString(W-26,H-40,'09/02/2025  7:18:44AM')
        y=H-72; c.setFont('Helvetica-Bold',6.4)
        h1=[('u','','l'),('fp','','l'),('sf','','r'),('st','Unit/Lease','l'),('n','','l'),('mio','Move-In','l'),('ls','Lease','l'),('le','Lease','l'),('mk','Market','r'),('tc','Trans','l'),('lr','Lease','r'),('oc','Other Charges/','r'),('tb','Total','r'),('dep','Dep','r'),('bal','','r')]
        h2=dict(u='Unit',fp='Floorplan',sf='SQFT',st='Status',n='Name',mio='Move-Out',ls='Start',le='End',mk='+ Addl.',tc='Code',lr='Rent',oc='Credits',tb='Billing',dep='On Hand',bal='Balance')
        for k,t,al in h1:
            fn=c.drawString if al=='l' else c.drawRightString
            fn(X[k],y,t); fn(X[k],y-8,h2[k])
        c.setLineWidth(.6); c.line(24,y-11,W-24,y-11)
        c.setFont('Helvetica',6.6); return y-21
    y=page()
    for rec in recs:
        need=max(len(rec['lines']),2 if rec.get('mo') else 1)
        if y-need*8.6<36: y=page()
        c.drawString(X['u'],y,rec['u']);c.drawString(X['fp'],y,rec['p'][0]);c.drawRightString(X['sf'],y,f'{rec["p"][2]}') 
        c.drawString(X['st'],y,rec['st'] if rec['st']!='Applicant' else 'Applicant')
        c.drawString(X['n'],y,{'Vacant':'VACANT','Vacant-Leased':'VACANT','Model':'MODEL'}.get(rec['st'],rec.get('n')))
        if rec['mk'] is not None: c.drawRightString(X['mk'],y,m2(rec['mk']))
        y0=y
        if 'n' in rec:
            c.drawString(X['mio'],y,mdy(rec['mi'])); c.drawString(X['ls'],y,mdy(rec['ls'])); c.drawString(X['le'],y,mdy(rec['le']))
            if rec['mo']: c.drawString(X['mio'],y-8.6,mdy(rec['mo']))
            mark='*' if rec.get('pending') else ''
            for i,(a,v) in enumerate(rec['lines']):
                yy=y-i*8.6; c.drawString(X['tc'],yy,a)
                lr,oc=(v,0) if a=='RENT' else (0,v)
                s=lambda q:m2(q) if q>=0 else f'({m2(-q)})'
                c.drawRightString(X['lr'],yy,m2(lr)+mark if lr else '0.00'); c.drawRightString(X['oc'],yy,s(oc)+(mark if oc else ''))
                if i==len(rec['lines'])-1: c.drawRightString(X['tb'],yy,m2(sum(q for _,q in rec['lines']))+mark)
            c.drawRightString(X['dep'],y,m2(rec['dep'])); c.drawRightString(X['bal'],y,m2(rec['bal']) if rec['bal']>=0 else f'({m2(-rec["bal"])})')
        y=y0-need*8.6-2.2
    if y<90: y=page()
    c.line(24,y+6,W-24,y+6); c.setFont('Helvetica-Bold',6.8)
    y-=3
    c.drawString(X['u'],y,'Totals:'); c.drawRightString(X['sf'],y-9,m0(T['sf'])); c.drawRightString(X['mk'],y,m2(T['mk'])); c.drawRightString(X['lr'],y,m2(T['lr'])); c.drawRightString(X['oc'],y,m2(T['oc'])if T['oc']>=0 else f"({m2(-T['oc'])})"); c.drawRightString(X['tb'],y,m2(T['tb'])); 
    futd=sum(q['dep'] for q in recs if q.get('pending'))
    c.drawRightString(X['dep'],y,m2(T['dep']+futd)); c.drawRightString(X['bal'],y,m2(T['bal']))
    c.setFont('Helvetica',6.4); c.drawString(26,y-20,'* Indicates amounts not included in detail totals')
    y=page(); 
    y+=0
    c.setFont('Helvetica-Bold',8); c.drawString(60,y,'Occupancy and Rents Summary for Current Date'); y-=14
    c.setFont('Helvetica-Bold',7)
    for xx,t in((240,'# Units'),(330,'Market + Addl.'),(420,'Leased Rent')): c.drawRightString(xx,y,t)
    c.drawString(60,y,'Unit Status'); c.setFont('Helvetica',7)
    for k in('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased','Model'):
        if k in st_sum:
            y-=10; a=st_sum[k]; c.drawString(60,y,k); c.drawRightString(240,y,str(a[0])); c.drawRightString(330,y,m2(a[1])); c.drawRightString(420,y,m2(a[2]) if a[2] else '-')
    y-=12; c.setFont('Helvetica-Bold',7); c.drawString(60,y,'Totals:'); c.drawRightString(240,y,str(N)); c.drawRightString(330,y,m2(T['mk'])); c.drawRightString(420,y,m2(T['lr']))
    y-=14; c.setFont('Helvetica',7); c.drawString(60,y,f'Occupied units: {occ}    Vacant units (incl. model): {N-occ}    Occupancy: {100*occ/N:.2f}%')
    y-=30; c.setFont('Helvetica-Bold',8); c.drawString(60,y,'Summary Billing by Transaction Code for Current Date'); y-=4; c.setFont('Helvetica',7)
    for k in sorted(summ):
        y-=10; c.drawString(60,y,k); c.drawRightString(240,y,m2(summ[k]) if summ[k]>=0 else f'({m2(-summ[k])})')
    y-=12; c.setFont('Helvetica-Bold',7); c.drawString(60,y,'Total:'); c.drawRightString(240,y,m2(T['tb']))
    c.save()
    save(f,dict(propertyName='Hollins Ferry Crossing',asOnDate='2025-08-31',units=N,occupied=occ,vacant=N-occ,rows=rows),'MULTIFAMILY','residential system detail print, several transaction lines per resident, applicants under unit, large',True)
if __name__=='__main__': make()

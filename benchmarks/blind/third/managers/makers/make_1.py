from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
from fpdf import FPDF

def doc1():
    f='AlderCreek_RentRollLeaseCharges.pdf'; r=R(f); nm=Names(r); asof=D(2025,9,30)
    plans={'ac1a':(712,1285),'ac1b':(768,1340),'ac2a':(1014,1610),'ac2b':(1088,1685),'ac3a':(1302,1995)}
    units=[]
    for b in 'ABCDEF':
        for n in range(1,12):
            units.append((f'{b}{(100 if n<6 else 200)+(n if n<6 else n-5)}',['ac1a','ac1b','ac2a','ac2b','ac3a'][(n*3+ord(b))%5 if n!=11 else 4]))
    special={9:'VACANT',23:'VACANT',24:'VACANT',41:'VACANT',58:'VACANT',0:'MODEL',33:'DOWN'}
    tc=r.randrange(1001200,1001900); recs=[];fut=[]
    for i,(u,p) in enumerate(units):
        sf,mk=plans[p]; mk=mk+r.choice([0,0,15,25,40])
        if i in special:
            recs.append(dict(unit=u,unitType=p,area=sf,res=special[i],tenantName=None,marketRent=mk,charges=[],contractRent=0.0,totalCharges=0.0,deposit=0.0,_od=0.0,balance=0.0,statusText=special[i],section='Current/Notice/Vacant Residents',_k=special[i])); continue
        tc+=r.randrange(1,9); mi=D(r.choice([2021,2022,2023,2024,2025,2025]),r.randrange(1,10),r.choice([1,1,5,12,17,22,28]))
        term=12; ls=mi; le=leaseend(ls,term)
        while le<D(2025,9,15): le=monthend(addm(le,12))
        rent=mk-r.choice([-20,0,15,35,60,85,110]); c=[]
        if r.random()<.22: c.append(('petrent',35.0*r.choice([1,1,2])))
        c.append(('trash',12.0)); c.append(('pest',4.0))
        if r.random()<.18: c.append(('garage',95.0))
        if r.random()<.08: c.append(('concess',-float(r.choice([50,75,100]))))
        if r.random()<.06: c.append(('mtmfee',150.0)); le=D(2025,8,31)
        c.append(('rent',float(rent))); c.sort()
        dep=float(r.choice([300,300,500,500,rent])); od=float(300 if any(k=='petrent' for k,_ in c) else 0)
        bal=r.choice([0]*9+[round(r.uniform(-120,-3),2),round(r.uniform(20,480),2),round(rent*1.02+16,2),-25.0])
        mo=None
        if r.random()<.08: mo=D(2025,r.choice([10,11]),r.choice([4,15,31]) if False else r.choice([4,15,30]))
        recs.append(dict(unit=u,unitType=p,area=sf,res=f't{tc:07d}',tenantName=nm.fl(),marketRent=mk,charges=[dict(code=a,amount=b) for a,b in c],contractRent=float(rent),totalCharges=sum(b for a,b in c),deposit=dep,_od=od,balance=float(bal),moveInDate=mi,leaseEndDate=le,moveOutDate=mo,section='Current/Notice/Vacant Residents',_k='cur'))
    for i in (9,41,58):
        x=recs[i]; tc+=7; mi=D(2025,10,r.choice([3,10,18])); rent=x['marketRent']-10
        c=[('pest',4.0),('rent',float(rent)),('trash',12.0)]
        fut.append(dict(unit=x['unit'],unitType=x['unitType'],area=x['area'],res=f't{tc:07d}',tenantName=nm.fl(),marketRent=x['marketRent'],charges=[dict(code=a,amount=b) for a,b in c],contractRent=float(rent),totalCharges=sum(b for a,b in c),deposit=300.0,_od=0.0,balance=float(r.choice([0,-300,-150])),moveInDate=mi,leaseEndDate=leaseend(mi,13),section='Future Residents/Applicants',statusText='Future Residents/Applicants',_k='fut'))
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(letter)); W,H=landscape(letter)
    st=dict(y=0,p=0)
    X=dict(u=30,t=72,sf=148,res=156,nm=218,mk=395,cc=404,am=490,rd=545,od=595,mi=604,le=656,mo=706,bal=768)
    def head():
        st['p']+=1; y=H-32
        c.setFont('Helvetica-Bold',12); c.drawString(30,y,'Rent Roll with Lease Charges')
        c.setFont('Helvetica',7); c.drawRightString(768,y,f"Page {st['p']}")
        c.setFont('Helvetica',8); c.drawString(30,y-12,'Alder Creek Commons (acc412)'); c.drawString(30,y-22,'As Of = 09/30/2025'); c.drawString(30,y-32,'Month Year = 09/2025')
        y-=50; c.setFont('Helvetica-Bold',7)
        for k,a,b,al in [('u','Unit','',0),('t','Unit Type','',0),('sf','Unit','Sq Ft',1),('res','Resident','',0),('nm','Name','',0),('mk','Market','Rent',1),('cc','Charge','Code',0),('am','Amount','',1),('rd','Resident','Deposit',1),('od','Other','Deposit',1),('mi','Move In','',0),('le','Lease','Expiration',0),('mo','Move Out','',0),('bal','Balance','',1)]:
            g=c.drawRightString if al else c.drawString
            g(X[k],y,a); g(X[k],y-8,b)
        c.line(30,y-12,768,y-12); st['y']=y-22
    def nl(n=1):
        st['y']-=9.2
        if st['y']<36*1: c.showPage(); head()
    def sec(s):
        if st['y']<80: c.showPage(); head()
        c.setFont('Helvetica-Bold',7.5); c.drawString(30,st['y'],s); nl()
    def row(x):
        need=9.2*(max(1,len(x['charges']))+1)
        if st['y']-need<30: c.showPage(); head()
        c.setFont('Helvetica',7); y=st['y']
        c.drawString(X['u'],y,x['unit']);c.drawString(X['t'],y,x['unitType']);c.drawRightString(X['sf'],y,m2n(x['area']))
        c.drawString(X['res'],y,x['res']); c.drawString(X['nm'],y,x['tenantName'] or x['res']); c.drawRightString(X['mk'],y,m2n(x['marketRent']))
        c.drawRightString(X['rd'],y,m2n(x['deposit']));c.drawRightString(X['od'],y,m2n(x['_od']))
        for k,q in (('mi','moveInDate'),('le','leaseEndDate'),('mo','moveOutDate')):
            if x.get(q): c.drawString(X[k],y,mdy2(x[q]))
        c.drawRightString(X['bal'],y,f"{x['balance']:,.2f}")
        if not x['charges']: c.drawRightString(X['am'],y,'0.00'); nl()
        for q in x['charges']:
            c.setFont('Helvetica',7); c.drawString(X['cc'],st['y'],q['code']); c.drawRightString(X['am'],st['y'],f"{q['amount']:,.2f}"); nl()
        c.setFont('Helvetica-Bold',7); c.drawString(X['cc'],st['y'],'Total'); c.drawRightString(X['am'],st['y'],f"{x['totalCharges']:,.2f}"); c.setLineWidth(.3); c.line(450,st['y']+7,X['am'],st['y']+7); st['y']-=3; nl()
    head(); sec('Current/Notice/Vacant Residents')
    for x in recs: row(x)
    sec('Future Residents/Applicants')
    for x in fut: row(x)
    S=lambda L,k: sum(z[k] for z in L)
    if st['y']<330: c.showPage(); head()
    st['y']-=4; c.setFont('Helvetica-Bold',7.5); y=st['y']
    c.drawString(30,y,'Total'); c.drawString(72,y,'Alder Creek Commons'); allr=recs+fut
    c.drawRightString(X['mk'],y,m2n(S(recs,'marketRent'))); c.drawRightString(X['am'],y,m2n(S(allr,'totalCharges'))); c.drawRightString(X['rd'],y,m2n(S(allr,'deposit')));c.drawRightString(X['od'],y,m2n(S(allr,'_od')));c.drawRightString(X['bal'],y,f"{S(allr,'balance'):,.2f}")
    c.line(30,y+8,768,y+8); st['y']-=30
    c.setFont('Helvetica-Bold',8); c.drawString(30,st['y'],'Summary Groups'); 
    cols=[(250,'Square','Footage'),(320,'Market','Rent'),(390,'Lease','Charges'),(450,'Security','Deposit'),(510,'Other','Deposits'),(560,'# Of','Units'),(615,'% Unit','Occupancy'),(675,'% Sqft','Occupied'),(740,'Balance','')]
    c.setFont('Helvetica-Bold',7)
    for xx,a,b in cols: c.drawRightString(xx,st['y'],a); c.drawRightString(xx,st['y']-8,b)
    c.line(30,st['y']-11,742,st['y']-11); st['y']-=21
    occ=[z for z in recs if z['_k']=='cur']; non=[z for z in recs if z['_k'] in('MODEL','DOWN')]; vac=[z for z in recs if z['_k']=='VACANT']
    tsf=S(recs,'area')
    def sg(lab,L,n,pc,full=True):
        c.setFont('Helvetica',7); y=st['y']; c.drawString(30,y,lab)
        c.drawRightString(250,y,m2n(S(L,'area')) ); c.drawRightString(320,y,m2n(S(L,'marketRent')))
        if full:
            for xx,k in ((390,'totalCharges'),(450,'deposit'),(510,'_od')): c.drawRightString(xx,y,m2n(S(L,k)))
            c.drawRightString(740,y,f"{S(L,'balance'):,.2f}")
        if n is not None: c.drawRightString(560,y,str(n))
        if pc: c.drawRightString(615,y,f'{100*n/len(recs):.2f}%'); c.drawRightString(675,y,f"{100*S(L,'area')/tsf:.2f}%")
        st['y']-=10
    sg('Current/Notice/Vacant Residents',recs,None,0); sg('Future Residents/Applicants',fut,None,0)
    sg('Occupied Units',occ,len(occ),1,False); sg('Total Non Rev Units',non,len(non),1,False); sg('Total Vacant Units',vac,len(vac),1,False)
    c.line(30,st['y']+7,742,st['y']+7); st['y']-=3
    y=st['y']; c.setFont('Helvetica-Bold',7); c.drawString(30,y,'Totals:')
    for xx,v in ((250,tsf),(320,S(recs,'marketRent')),(390,S(allr,'totalCharges')),(450,S(allr,'deposit')),(510,S(allr,'_od')),(740,S(allr,'balance'))): c.drawRightString(xx,y,m2n(v))
    c.drawRightString(560,y,str(len(recs))); c.drawRightString(615,y,'100.00%'); c.drawRightString(675,y,'100.00%')
    st['y']-=28; c.setFont('Helvetica-Bold',8); c.drawString(30,st['y'],'Summary of Charges by Charge Code'); st['y']-=9; c.setFont('Helvetica-Oblique',6.5); c.drawString(30,st['y'],'(Current/Notice Residents Only)'); st['y']-=12
    by={}
    for z in recs:
        for q in z['charges']: by[q['code']]=by.get(q['code'],0)+q['amount']
    c.setFont('Helvetica',7)
    for k in sorted(by): c.drawString(40,st['y'],k); c.drawRightString(200,st['y'],f'{by[k]:,.2f}'); st['y']-=10
    c.setFont('Helvetica-Bold',7); c.drawString(40,st['y'],'Total'); c.drawRightString(200,st['y'],m2n(sum(by.values())))
    c.setFont('Helvetica',6.5); c.drawString(30,20,'Tuesday, October 07, 2025  04:18 PM'); c.save()
    cur=lambda q:'Current' in q['section']
    save(f,'Alder Creek Commons','2025-09-30',len(recs),len(occ),len(vac),recs+fut,'MULTIFAMILY','PMS rent roll with one line per lease charge, future-resident section, summary groups, model/down units',False,
      ties=[('market',S(recs,'marketRent'),lambda q:q['marketRent'] if cur(q) else 0),('charges',S(allr,'totalCharges'),lambda q:q['totalCharges']),('deposit',S(allr,'deposit'),lambda q:q['deposit']),('balance',round(S(allr,'balance'),2),lambda q:q['balance']),('rent',by['rent'],lambda q:ch(q,'rent') if cur(q) else 0),('units',len(recs),lambda q:cur(q))])

def doc2():
    f='MeridianAtLakeStreet_RRDetail_252.pdf'; r=R(f); nm=Names(r); asof=D(2025,11,3)
    FP={'A1':(645,1369),'A2':(702,1425),'A2R':(702,1530),'B1':(978,1740),'B2':(1054,1815),'C1':(1288,2160)}
    fps=['A1','A1','A2','A2R','B1','B1','B2','B2','A2','C1','A1','B1']
    CODES=['RENT','EMPCRED','PETRENT','TRASH','CARPORT','CABLE']
    rows=[];nv=0
    for b in range(1,22):
        for k in range(12):
            u=f'{b:02d}-{100*(k//4+1)+k%4+1}'; fp=fps[(k+b)%12]; sf,mk=FP[fp]; mk+= [0,10,25][k//4]
            d=dict(unit=u,unitType=fp,area=sf,marketRent=float(mk),_des='N/A' if r.random()<.8 else r.choice(['Pool view','W/D conn.','Corner']),_cur=True)
            t=r.random()
            if (b,k) in ((1,0),): stt='Admin/Down'
            elif t<.035: stt='Vacant'
            elif t<.065: stt='Vacant-Leased'
            elif t<.095: stt='Occupied-NTV'
            elif t<.115: stt='Occupied-NTVL'
            else: stt='Occupied'
            d['statusText']=stt
            def person(pending=None):
                a,l=nm.pair(); x={}
                x['tenantName']=f'{l}, {a}'
                return x
            if stt in('Vacant','Vacant-Leased','Admin/Down'):
                d['tenantName']=None; d['totalCharges']=0.0; d['deposit']=0.0; d['balance']=0.0; d['_ten']={'Vacant':'VACANT','Vacant-Leased':'VACANT','Admin/Down':'ADMIN UNIT'}[stt]
            else:
                d.update(person()); mi=D(r.choice([2020,2022,2023,2023,2024,2024,2025]),r.randrange(1,11),r.randrange(1,28)); 
                ls=mi
                while leaseend(ls,12)<D(2025,11,1): ls=leaseend(ls,12)+dt.timedelta(days=1)
                d['moveInDate']=mi; d['leaseStartDate']=ls; d['leaseEndDate']=leaseend(ls,12)
                if stt.startswith('Occupied-'): d['moveOutDate']=D(2025,r.choice([11,12]),r.randrange(8,29)); 
                rent=float(mk-r.choice([-30,0,10,25,50,75,120])); c=[('RENT',rent)]
                if r.random()<.02: c.append(('EMPCRED',-round(rent*.2,2)))
                if r.random()<.2: c.append(('PETRENT',25.0))
                c.append(('TRASH',18.5))
                if r.random()<.25: c.append(('CARPORT',40.0))
                if r.random()<.6: c.append(('CABLE',69.0))
                d['charges']=[dict(code=a,amount=v) for a,v in c]; d['contractRent']=rent; d['totalCharges']=round(sum(v for a,v in c),2)
                d['deposit']=float(r.choice([0,200,200,400,500])); d['balance']=float(r.choice([0]*8+[-14.22,-round(r.uniform(1,200),2),round(r.uniform(5,700),2),d['totalCharges']]))
            rows.append(d)
            mkp=stt in('Vacant-Leased','Occupied-NTVL'); ren=stt=='Occupied' and r.random()<.06
            if mkp or ren:
                x=dict(unit=u,unitType=fp,area=sf,_des=d['_des'],_cur=False,statusText='Applicant' if mkp else 'Pending renewal')
                if mkp: x.update(person()); ls=(d.get('moveOutDate') or D(2025,11,6))+dt.timedelta(days=r.randrange(3,12)); x['moveInDate']=ls
                else: x['tenantName']=d['tenantName']; ls=D(2025,12,1) if d['leaseEndDate']<D(2025,12,1) else d['leaseEndDate']+dt.timedelta(days=1); x['moveInDate']=d['moveInDate']
                x['leaseStartDate']=ls; x['leaseEndDate']=leaseend(ls,r.choice([12,12,14])); rent=float(mk-r.choice([0,20,45]))
                x['charges']=[dict(code='RENT',amount=rent),dict(code='TRASH',amount=18.5)]; x['contractRent']=rent; x['totalCharges']=rent+18.5; x['deposit']=200.0 if mkp else 0.0; x['balance']=0.0
                rows.append(x)
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(legal)); W,H=landscape(legal)
    LEFT=[('Unit',28),('Floorplan',72),('Unit|Designation',118),('Unit/Lease|Status',208),('Name',284),('Move-In|Move-Out',420),('Lease|Start',470),('Lease|End',520)]
    RIGHT=[('SQFT',200),('Market|+ Addl.',618),('RENT',668),('EMPCRED',714),('PETRENT',758),('TRASH',796),('CARPORT',838),('CABLE',876),('Total|Billing',918),('Dep On|Hand',955),('Balance',994)]
    st=dict(y=0,p=0)
    def top(title='RENT ROLL DETAIL',cols=True):
        st['p']+=1
        c.setFont('Times-Roman',7.5); c.drawString(28,H-26,'Northgate Residential Advisors LLC - Meridian at Lake Street'); c.drawRightString(994,H-26,f"Page {st['p']} of 8")
        c.drawString(28,H-36,'mgmt-521-003'); c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-30,title); c.setFont('Times-Roman',8); c.drawCentredString(W/2,H-42,'As of 11/03/2025'); 
        c.drawRightString(994,H-36,'11/03/2025 9:41:07AM')
        c.setFont('Times-Italic',7); c.drawString(28,H-54,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;')
        st['y']=H-70
        if cols:
            c.setFillGray(.88); c.rect(26,H-84,972,22,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',7.5)
            for t,x in LEFT:
                p=t.split('|'); 
                for i,q in enumerate(p): c.drawString(x,H-70-9*(i if len(p)>1 else 1),q)
            for t,x in RIGHT:
                p=t.split('|')
                for i,q in enumerate(p): c.drawRightString(x,H-70-9*(i if len(p)>1 else 1),q)
            st['y']=H-96
    top()
    for d in rows:
        two=bool(d.get('moveOutDate'))
        if st['y']-(9 if two else 0)<34: c.showPage(); top()
        y=st['y']; c.setFont('Times-Roman',7.5)
        c.drawString(28,y,d['unit']);c.drawString(72,y,d['unitType']);c.drawString(118,y,d['_des']);c.drawRightString(200,y,str(d['area']) if d['area']<1000 else f"{d['area']:,}")
        c.drawString(208,y,d['statusText']); c.drawString(284,y,d.get('tenantName') or d.get('_ten'))
        for k,x in (('moveInDate',420),('leaseStartDate',470),('leaseEndDate',520)):
            if d.get(k): c.drawString(x,y,mdy2(d[k]))
        if two: c.drawString(420,y-9,mdy2(d['moveOutDate']))
        s='' if d['_cur'] else ' *'
        if d.get('marketRent'): c.drawRightString(618,y,m2n(d['marketRent']))
        for q in d.get('charges',[]):
            x=dict((a,b) for a,b in RIGHT)[q['code']]; c.drawRightString(x+(4 if s else 0),y,f"{q['amount']:,.2f}"+s)
        c.drawRightString(918+(4 if s else 0),y,m2n(d['totalCharges'])+s); c.drawRightString(955,y,m2n(d['deposit']));c.drawRightString(994,y,f"{d['balance']:,.2f}")
        st['y']-=18.5 if two else 10.2
    cur=[d for d in rows if d['_cur']]; S=lambda k: round(sum(d.get(k,0) or 0 for d in cur),2)
    dep=round(sum(d['deposit'] for d in rows),2); bal=S('balance')
    if st['y']<60: c.showPage(); top()
    y=st['y']-4; c.line(560,y+9,996,y+9); c.setFont('Times-Bold',7.5); c.drawString(470,y,'Totals:'); c.drawRightString(618,y,m2n(S('marketRent')))
    for a,x in RIGHT[2:8]: c.drawRightString(x,y,f"{sum(ch(d,a) for d in cur):,.2f}")
    c.drawRightString(918,y,m2n(S('totalCharges')));c.drawRightString(955,y,m2n(dep));c.drawRightString(994,y,m2n(bal))
    c.setFont('Times-Italic',7); c.drawString(28,y-16,'* Indicates amounts not included in detail totals')
    c.showPage(); top('RENT ROLL DETAIL',cols=False); y=H-84
    c.setFont('Times-Bold',9); c.drawString(28,y,'Amt / SQFT:'); c.setFont('Times-Roman',8); tsf=sum(d['area'] for d in cur); c.drawString(100,y,f"Market = {tsf:,} SQFT; Leased = {sum(d['area'] for d in cur if d['statusText'].startswith('Occ')):,} SQFT;"); y-=20
    hx=[('Floorplan',28,0),('# Units',150,1),('Average SQFT',230,1),('Average Market + Addl.',340,1),('Market Amt / SQFT',430,1),('Average Leased',520,1),('Units Occupied',610,1),('Occupancy %',690,1),('Units Available',780,1)]
    c.setFont('Times-Bold',7.5)
    for t,x,a in hx: (c.drawRightString if a else c.drawString)(x,y,t)
    c.line(28,y-3,782,y-3); y-=13; c.setFont('Times-Roman',8)
    def frow(lab,L):
        o=[d for d in L if d['statusText'].startswith('Occ')]; av=[d for d in L if d['statusText'] in('Vacant','Occupied-NTV')]
        am=sum(d['marketRent'] for d in L)/len(L); sf=sum(d['area'] for d in L)/len(L)
        c.drawString(28,y,lab)
        for x,v in ((150,len(L)),(230,f'{sf:,.0f}'),(340,f'{am:,.2f}'),(430,f'{am/sf:.2f}'),(520,f"{sum(d['contractRent'] for d in o)/len(o):,.2f}"),(610,len(o)),(690,f'{100*len(o)/len(L):.2f}'),(780,len(av))): c.drawRightString(x,y,str(v))
    for p in FP: frow(p,[d for d in cur if d['unitType']==p]); y-=11
    c.line(28,y+8,782,y+8); c.setFont('Times-Bold',8); frow('Totals / Averages:',cur); y-=34
    c.setFont('Times-Bold',9); c.drawString(28,y,'Occupancy and Rents Summary for Current Date'); y-=15
    c.setFont('Times-Bold',7.5)
    for t,x,a in (('Unit Status',28,0),('Market + Addl.',260,1),('# Units',330,1),('Potential Rent',430,1)): (c.drawRightString if a else c.drawString)(x,y,t)
    c.line(28,y-3,432,y-3); y-=13; c.setFont('Times-Roman',8); tp=0
    for lab,s in (('Occupied, no NTV','Occupied'),('Occupied NTV','Occupied-NTV'),('Occupied NTV Leased','Occupied-NTVL'),('Vacant Leased','Vacant-Leased'),('Admin/Down','Admin/Down'),('Vacant Not Leased','Vacant')):
        L=[d for d in cur if d['statusText']==s]; p=sum(d.get('contractRent') or d['marketRent'] for d in L); tp+=p
        c.drawString(28,y,lab); c.drawRightString(260,y,m2n(sum(d['marketRent'] for d in L))); c.drawRightString(330,y,str(len(L))); c.drawRightString(430,y,m2n(p)); y-=11
    c.line(28,y+8,432,y+8); c.setFont('Times-Bold',8); c.drawString(28,y,'Totals:'); c.drawRightString(260,y,m2n(S('marketRent')));c.drawRightString(330,y,'252');c.drawRightString(430,y,m2n(tp)); 
    print('pages',st['p']); c.save()
    occ=sum(d['statusText'].startswith('Occ') for d in cur); vac=sum(d['statusText'].startswith('Vac') for d in cur)
    iscur=lambda q:q['statusText'] not in('Applicant','Pending renewal')
    save(f,'Meridian at Lake Street','2025-11-03',252,occ,vac,rows,'MULTIFAMILY','252-unit PMS detail roll, legal landscape, status codes incl. NTV/NTVL, charge code columns, applicants and pending renewals with starred amounts, stacked move-in/move-out',True,
      ties=[('market',S('marketRent'),lambda q:q.get('marketRent')),('billing',S('totalCharges'),lambda q:q['totalCharges'] if iscur(q) else 0),('dep',dep,lambda q:q['deposit']),('bal',bal,lambda q:q['balance']),('units',252,iscur)]+[(a,sum(ch(d,a) for d in cur),(lambda a:lambda q:ch(q,a) if iscur(q) else 0)(a)) for a in CODES])

def doc3():
    f='StAgnesHouse_HAP_TenantRentRoll.pdf'; r=R(f); nm=Names(r)
    # contract rents per BR ; UA per BR
    CR={'0BR':1012,'1BR':1184,'2BR':1437}; UA={'0BR':41,'1BR':58,'2BR':77}
    blds=[('Building A - 410 Corliss Ave',['0BR']*6+['1BR']*8,'A'),('Building B - 416 Corliss Ave',['1BR']*12+['2BR']*4,'B'),('Building C - 9 Mission Court',['1BR']*6+['2BR']*10,'C'),]
    rows=[];
    for bn,brs,L in blds:
        for i,br in enumerate(brs):
            u=f'{L}{i//8+1}{i%8+1:02d}'; d=dict(unit=u,building=bn,unitType=br,_bn=bn,contractRent=CR[br],_ua=UA[br],_set=r.choice(['30%','50%','50%','60%','60%']))
            if (L,i) in (('A',4),('B',9),('C',3)):
                d['statusText']='VACANT'; d['charges']=[dict(code='Tenant Rent',amount=0),dict(code='HAP Assistance',amount=0)]; d['_ps']=r.choice(['ready','turn in progress'])
            else:
                d['tenantName']=nm.lf().upper(); d['_hh']=r.choice([1,1,2]) if br!='2BR' else r.choice([2,3,4,5])
                d['moveInDate']=D(r.randrange(2008,2025),r.randrange(1,13),r.choice([1,1,1,15])); rc=D(2026,d['moveInDate'].month,1) if d['moveInDate'].month<9 else D(2025,d['moveInDate'].month,1)
                d['_rc']=max(rc,D(2025,9,1)); ttp=r.choice([25,38,r.randrange(180,340),r.randrange(210,420),r.randrange(250,640)])
                tr=max(0,ttp-UA[br]); ur=max(0,UA[br]-ttp); hap=CR[br]+UA[br]-ttp
                c=[dict(code='Tenant Rent',amount=tr),dict(code='HAP Assistance',amount=hap)]
                if ur: c.append(dict(code='Utility Reimb.',amount=-ur))
                d['charges']=c; d['balance']=r.choice([None]*6+[round(r.uniform(4,300),2),-float(r.randrange(2,60))]); 
                d['_ttp']=ttp
            rows.append(d)
    drop=next(i for i,d in enumerate(rows) if d['_bn'].startswith('Building B') and d['unit']=='B206')
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=letter); W,H=letter; st=dict(y=0,p=0)
    XS=[('Apt.',40,0),('BR',70,0),('LIHTC\nSet-aside',95,0),('Head of\nHousehold',134,0),('HH\nSize',254,1),('Move-in',262,0),('Next\nRecert',304,0),('Contract\nRent',376,1),('Utility\nAllow.',408,1),('Tenant\nRent',444,1),('HAP\nAssistance',492,1),('Utility\nReimb.',530,1),('A/R\n(Credit)',575,1)]
    def top():
        st['p']+=1
        if st['p']==1:
            c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-50,'ST. AGNES HOUSE APARTMENTS'); c.setFont('Helvetica',9)
            c.drawCentredString(W/2,H-64,'Project-based Section 8 HAP Contract RI43-M000-017   |   LIHTC BIN RI-04-00218'); c.drawCentredString(W/2,H-77,'Tenant Rent Roll & Subsidy Schedule for the month of September 2025'); st['y']=H-100
        else: c.setFont('Helvetica-Oblique',8); c.drawString(40,H-36,'St. Agnes House - Tenant Rent Roll & Subsidy Schedule, September 2025 (cont.)'); st['y']=H-52
        c.setFont('Helvetica',7); c.drawString(40,24,'Prepared by: Corliss Mission Housing, Inc., Agent'); c.drawRightString(575,24,f'page {st["p"]}')
    def hdr():
        y=st['y']; c.setFillColorRGB(.12,.24,.42); c.rect(36,y-13,543,22,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',6.8)
        for t,x,a in XS:
            p=t.split('\n'); g=c.drawRightString if a else c.drawString
            for i,q in enumerate(p): g(x,y-(8*i if len(p)>1 else 4),q)
        c.setFillGray(0); st['y']-=24
    cols=lambda d:[d['contractRent'],None,ch(d,'Tenant Rent'),ch(d,'HAP Assistance'),ch(d,'Utility Reimb.'),d.get('balance') or 0]
    top(); tot=[0]*6; nocc=0
    for bn,brs,L in blds:
        B=[d for d in rows if d['_bn']==bn]
        if st['y']<200: c.showPage(); top()
        c.setFont('Helvetica-Bold',9); c.drawString(40,st['y'],bn); st['y']-=16; hdr()
        for d in B:
            if d is rows[drop]: continue
            if st['y']<50: c.showPage(); top(); c.setFont('Helvetica-Bold',9); c.drawString(40,st['y'],bn+' (cont.)'); st['y']-=16; hdr()
            y=st['y']; c.setFont('Helvetica',7.3)
            c.drawString(40,y,d['unit']);c.drawString(70,y,d['unitType']);c.drawString(100,y,d['_set'])
            if d.get('tenantName'):
                c.drawString(134,y,d['tenantName']); c.drawRightString(252,y,str(d['_hh'])); c.drawString(262,y,d['moveInDate'].strftime('%m/%d/%y')); c.drawString(304,y,d['_rc'].strftime('%b-%y'))
            else: c.setFont('Helvetica-BoldOblique',7.3); c.drawString(134,y,'VACANT'); c.setFont('Helvetica-Oblique',6.5); c.drawString(172,y,'('+d['_ps']+')'); c.setFont('Helvetica',7.3)
            c.drawRightString(376,y,m0(d['contractRent']));c.drawRightString(408,y,str(d['_ua']))
            c.drawRightString(444,y,m0(ch(d,'Tenant Rent')));c.drawRightString(492,y,m0(ch(d,'HAP Assistance')))
            if ch(d,'Utility Reimb.'): c.drawRightString(532,y,m0(ch(d,'Utility Reimb.')))
            if d.get('balance'): c.drawRightString(575,y,m2(d['balance']))
            c.setStrokeGray(.8); c.setLineWidth(.3); c.line(36,y-3.2,579,y-3.2); c.setStrokeGray(0); st['y']-=12.6
        y=st['y']; c.setFont('Helvetica-Bold',7.3); v=[sum(cols(d)[i] or 0 for d in B) for i in range(6)]; o=sum(1 for d in B if d.get('tenantName')); nocc+=o
        c.drawString(40,y,f'Subtotal {bn.split(" - ")[0]}: {len(B)} units, {o} occupied, {len(B)-o} vacant')
        for i,x in ((0,376),(2,444),(3,492)): c.drawRightString(x,y,m0(v[i]))
        c.drawRightString(532,y,m0(v[4]) if v[4] else '-'); c.drawRightString(575,y,m2(v[5])); tot=[a+b for a,b in zip(tot,v)]; st['y']-=28
    y=st['y']; c.setLineWidth(1); c.line(36,y+10,579,y+10); c.setFont('Helvetica-Bold',8); c.drawString(40,y,f'PROJECT TOTAL: {len(rows)} units, {nocc} occupied, {len(rows)-nocc} vacant')
    for i,x in ((0,376),(2,444),(3,492)): c.drawRightString(x,y,m0(tot[i]))
    c.drawRightString(532,y,m0(tot[4])); c.drawRightString(575,y,m2(tot[5])); c.line(36,y-5,579,y-5)
    c.setFont('Helvetica',7.3); y-=22
    for t in ('Contract rents effective 03/01/2025 (OCAF). Occupied units: Tenant Rent + HAP Assistance - Utility Reimb. = Contract Rent.','HAP shown is the amount claimed on voucher HUD-52670 for the month; vacancy claims are billed separately and not included above.'): c.drawString(40,y,t); y-=10
    c.save()
    out=[d for i,d in enumerate(rows) if i!=drop]
    pl=dict(what=f"unit {rows[drop]['unit']} ({rows[drop]['tenantName']}, contract rent {rows[drop]['contractRent']}) is missing from the lines of Building B, while the Building B subtotal (16 units) and the project total (46 units) count it",kind='row_dropped')
    save(f,'St. Agnes House Apartments','2025-09',len(rows),nocc,len(rows)-nocc,out,'MULTIFAMILY','Section 8/LIHTC tenant rent roll by building, contract rent split in tenant rent and HAP, utility reimbursement, headers per building, subtotals',False,planted=pl,
      ties=[('contract(planted)',tot[0],lambda q:q['contractRent']),('HAP(planted)',tot[3],lambda q:ch(q,'HAP Assistance')),('URP',tot[4],lambda q:ch(q,'Utility Reimb.'))])

def doc4():
    f='Wagon Wheel MHP - Space Rent Roll Oct 25.pdf'; r=R(f); nm=Names(r)
    pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(10,10,10)
    HD=[('SPC',11,'C'),('RESIDENT',44,'L'),('OWN/\nPOH',12,'C'),('HOME\nSIZE',17,'C'),('RES.\nSINCE',16,'C'),('SPACE\nRENT',17,'R'),('HOME\nRENT',17,'R'),('W/S/G',14,'R'),('RV\nSTOR.',13,'R'),('TOTAL\nDUE/MO',19,'R'),('SPACE RENT\n1/1/26',21,'R')]
    rows=[]
    for i in range(1,85):
        if i==13: continue
        d=dict(unit=str(i)); sr=r.choice([465,465,465,485,485,510]); nsr=sr+25
        wide=r.random()<.4
        if i in (7,22,38,61,70): 
            d.update(statusText='VACANT SPACE'); d['_t']='VACANT SPACE'
        elif i in (29,54):
            d.update(statusText='vacant POH - rehab'); d['_t']='vacant POH - rehab'; d['_own']='POH'; d['unitType']='14x60'
        elif i==1:
            d.update(tenantName='MANAGER - '+nm.fl(),unitType='24x48'); d['_own']='POH'; d['moveInDate']='2019'; d.update(contractRent=0,totalCharges=0,charges=[dict(code='SPACE RENT',amount=0)])
        else:
            poh=r.random()<.2; d['_own']='POH' if poh else 'OWN'; d['unitType']=r.choice(['24x48','28x52','24x56']) if wide and not poh else r.choice(['14x60','14x66','16x76','12x60'])
            a,l=nm.pair(); d['tenantName']=r.choice([f'{l}, {a}',f'{l}, {a[0]}.',f'{l}, {a} & {r.choice(FIRST)}'])
            d['moveInDate']=f'{r.randrange(1,13)}/{r.choice([98,3,7,11,14,16,18,19,20,21,22,23,24,25]):02d}'
            hr=r.choice([425,450,495,525]) if poh else 0; ws=r.choice([62,62,62,74]); rv=r.choice([0,0,0,0,35])
            c=[('SPACE RENT',sr),('HOME RENT',hr),('W/S/G',ws),('RV STOR.',rv)]
            d['charges']=[dict(code=a,amount=v) for a,v in c if v]; d['contractRent']=sr; d['totalCharges']=sum(v for a,v in c)
            d['rentSteps']=[dict(date=D(2026,1,1),amount=nsr)]
        rows.append(d)
    pg=[0]
    def top():
        pdf.add_page(); pg[0]+=1
        pdf.set_font('Times','B',15); pdf.cell(0,7,'WAGON WHEEL MOBILE HOME PARK',align='C',new_x='LMARGIN',new_y='NEXT')
        pdf.set_font('Times','',10); pdf.cell(0,5,'2280 Old Cattle Trail, Fernley NV   -   Space Rent Roll   -   October 2025',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.ln(2)
        y=pdf.get_y(); x=10; pdf.set_font('Times','B',8); pdf.set_fill_color(225,215,190)
        for t,w,a in HD:
            pdf.rect(x,y,w,9,'DF'); p=t.split('\n')
            for k,q in enumerate(p): pdf.set_xy(x,y+(.8+3.6*k if len(p)>1 else 2.6)); pdf.cell(w,3.6,q,align='C')
            x+=w
        pdf.set_xy(10,y+9)
    def foot(): pdf.set_xy(10,268); pdf.set_font('Times','I',8); pdf.cell(0,4,f'Pg {pg[0]}',align='R')
    top()
    def line(v,style='',fill=False):
        pdf.set_x(10); pdf.set_font('Times',style,9); pdf.set_fill_color(240,240,240)
        for (t,w,a),q in zip(HD,v): pdf.cell(w,5,q,border=1,align=a,fill=fill)
        pdf.ln(5)
    n0=lambda v: '' if v is None else f'{v:,}'
    for i,d in enumerate(rows):
        if pdf.get_y()>258: foot(); top()
        if d.get('totalCharges') is None: line([d['unit'],d['_t'],d.get('_own',''),d.get('unitType',''),'','','','','','',''],'I',True)
        else:
            g=lambda k: ch(d,k); 
            line([d['unit'],d['tenantName'],d['_own'],d['unitType'],d['moveInDate'],n0(g('SPACE RENT')),n0(g('HOME RENT') or None),n0(g('W/S/G') or None),n0(g('RV STOR.') or None),n0(d['totalCharges']),n0(d['rentSteps'][0]['amount']) if d.get('rentSteps') else 'n/c'])
    if pdf.get_y()>225: foot(); top()
    T={k:sum(ch(d,k) for d in rows) for k in ('SPACE RENT','HOME RENT','W/S/G','RV STOR.')}; TT=sum(d.get('totalCharges',0) or 0 for d in rows); TN=sum(d['rentSteps'][0]['amount'] for d in rows if d.get('rentSteps'))
    line(['','TOTAL','','','']+[f'{T[k]:,}' for k in T]+[f'{TT:,}',f'{TN:,}'],'B',True)
    pdf.ln(5); pdf.set_font('Times','',9.5)
    own=sum(1 for d in rows if d.get('_own')=='OWN'); vs=sum(1 for d in rows if d.get('_t')=='VACANT SPACE'); vp=sum(1 for d in rows if d.get('_t') and d.get('_own')); poh=sum(1 for d in rows if d.get('_own')=='POH' and not d.get('_t'))
    for t in (f'Spaces in park: {len(rows)} (there is no space 13)',f'Resident-owned homes: {own}     Park-owned rented (incl. manager): {poh}     Vacant POH: {vp}     Vacant spaces: {vs}','W/S/G = water, sewer, garbage flat fee.  POH = park owned home.  Rent increase notices mailed 9/26/25, space rent +$25 eff. 1/1/26.'): pdf.cell(0,5,t,new_x='LMARGIN',new_y='NEXT')
    foot(); pdf.output(os.path.join(DOC,f))
    save(f,'Wagon Wheel Mobile Home Park','2025-10',len(rows),own+poh,vs+vp,rows,'MANUFACTURED_HOUSING','park space roll, own/POH, space rent + home rent columns, next-year space rent column, no space 13, manager at 0',False,
      ties=[(k,T[k],(lambda k:lambda q:ch(q,k))(k)) for k in T]+[('total',TT,lambda q:q.get('totalCharges')),('next',TN,lambda q:sum(s['amount'] for s in q.get('rentSteps',[])))])

if __name__=='__main__':
    import sys
    for n in sys.argv[1:] or ['doc1','doc2','doc3','doc4']: globals()[n]()

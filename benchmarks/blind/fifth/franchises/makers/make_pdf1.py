# 1 Yardi Voyager Rent Roll with Lease Charges ; 2 OneSite Rent Roll Detail ; 3 AppFolio
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
def fit(c,t,f,s,w):
    while t and c.stringWidth(t,f,s)>w: t=t[:-1]
    return t
def yardi():
    r=R(4101); name='millrace_rrwlc_0525.pdf'; asof=dt.date(2025,5,31)
    W,H=landscape(letter); c=canvas.Canvas(D(name),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges')
    types={'mrA1':(642,1265),'mrA2':(718,1345),'mrB1':(948,1610),'mrB2':(1034,1695),'mrC1':(1226,1980)}
    rows=[];tid=201340
    for b in (1,2,3):
        for fl in (1,2,3):
            for u in range(1,7 if b<3 else 8):
                t=r.choice(['mrA1','mrA2','mrB1','mrB1','mrB2','mrC1']); sq,mk=types[t]; mk+=fl*15
                rows.append(dict(unit=f'{b}{fl}{u:02d}',unitType=t,area=sq,marketRent=mk,sec=0))
    vac=set(r.sample(range(len(rows)),5)); model=8; vac.discard(8); down=41; vac.discard(41)
    for i,x in enumerate(rows):
        if i==model: x.update(res='MODEL',tenantShown='MODEL',charges=[],kind='model',deposit=0.0,oth=0.0,balance=0.0);continue
        if i==down: x.update(res='DOWN',tenantShown='DOWN',charges=[],kind='down',deposit=0.0,oth=0.0,balance=0.0);continue
        if i in vac: x.update(res='VACANT',tenantShown='VACANT',charges=[],kind='vac',deposit=0.0,oth=0.0,balance=0.0);continue
        tid+=r.randrange(3,90); mi=r.day(dt.date(2020,2,1),dt.date(2025,5,10))
        n=(asof.year-mi.year)*12+asof.month-mi.month
        ex=endm(addm(mi,(n//12)*12),12) 
        if ex<asof: ex=endm(addm(mi,(n//12+1)*12),12)
        rent=round((x['marketRent']*r.uniform(.9,1.01)))
        ch=[('rent',float(rent))]
        if r.random()<.8: ch.append(('trash',22.0))
        if r.random()<.35: ch.append(('petrent',r.choice([35.0,35.0,70.0])))
        if r.random()<.25: ch.append(('garage',125.0))
        if r.random()<.3: ch.append(('pestcont',4.5))
        if r.random()<.12: ch.append(('concrec',-float(r.choice([75,100,150]))))
        if r.random()<.12: ch.append(('mtmfee',150.0)); ex=r.day(dt.date(2024,11,1),dt.date(2025,4,30))
        mo=r.day(dt.date(2025,6,5),dt.date(2025,7,31)) if r.random()<.1 else None
        x.update(res=f't{tid:07d}',tenantShown=r.nm('lf'),charges=ch,kind='occ',deposit=float(r.choice([250,300,500,500,1000])),oth=r.choice([0.,0.,0.,300.]),moveIn=mi,ex=ex,mo=mo,balance=r.choice([0.,0.,0.,0.,-float(r.randrange(5,300))-.25,float(r.randrange(20,1900))+.5]))
    fut=[]
    cand=[i for i,x in enumerate(rows) if x['kind']=='vac' or x.get('mo')][:4]
    for i in cand:
        x=rows[i];tid+=7;mi=r.day(dt.date(2025,6,3),dt.date(2025,8,15))
        fut.append(dict(unit=x['unit'],unitType=x['unitType'],area=x['area'],marketRent=0.0,sec=1,res=f't{tid:07d}',tenantShown=r.nm('lf'),kind='fut',charges=[('rent',float(x['marketRent'])),('trash',22.0)],deposit=250.,oth=0.,moveIn=mi,ex=endm(mi,13),mo=None,balance=r.choice([0.,-250.])))
    X=dict(unit=36,ut=68,sq=138,res=146,nm=190,mk=342,cc=350,am=432,dep=484,oth=530,mi=537,ex=585,mo=633,bal=756)
    st=dict(y=0,p=0)
    def line(x1=30,x2=762,dy=2): c.setLineWidth(.4);c.line(x1,st['y']-dy,x2,st['y']-dy)
    def head():
        st['p']+=1
        c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,H-34,'Rent Roll with Lease Charges')
        c.setFont('Helvetica',8);
        c.drawCentredString(W/2,H-46,'Millrace Crossing Apartments (mrc114)')
        c.drawCentredString(W/2,H-57,'As Of = 05/31/2025');c.drawCentredString(W/2,H-68,'Month Year = 05/2025')
        c.setFont('Helvetica',7);c.drawString(30,24,'Thursday, June 05, 2025');c.drawCentredString(W/2,24,'08:17 AM');c.drawRightString(762,24,f'Page {st["p"]}')
        y=H-86;c.setFont('Helvetica-Bold',7)
        for k,a,l1,l2,al in [('unit',0,'Unit','','l'),('ut',0,'Unit Type','','l'),('sq',0,'Unit','Sq Ft','r'),('res',0,'Resident','','l'),('nm',0,'Name','','l'),('mk',0,'Market','Rent','r'),('cc',0,'Charge','Code','l'),('am',0,'Amount','','r'),('dep',0,'Resident','Deposit','r'),('oth',0,'Other','Deposit','r'),('mi',0,'Move In','','l'),('ex',0,'Lease','Expiration','l'),('mo',0,'Move Out','','l'),('bal',0,'Balance','','r')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(X[k],y,l1); f(X[k],y-9,l2)
        st['y']=y-9;line(dy=3);st['y']-=13;c.setFont('Helvetica',7)
    def need(n):
        if st['y']-n*9.5<40: c.showPage();head()
    def put(k,t,al='r'): (c.drawRightString if al=='r' else c.drawString)(X[k],st['y'],t)
    head();T=[]
    def sec(title):
        need(3);c.setFont('Helvetica-Bold',7.5);c.drawString(30,st['y'],title);c.setFont('Helvetica',7);st['y']-=11
    def emit(x):
        need(len(x['charges'])+2)
        put('unit',x['unit'],'l');put('ut',x['unitType'],'l');put('sq',m2(x['area']));put('res',x['res'],'l')
        put('nm',x['tenantShown'],'l');put('mk',m2(x['marketRent']));put('dep',m2(x['deposit']));put('oth',m2(x['oth']))
        put('mi',us(x.get('moveIn')),'l');put('ex',us(x.get('ex')),'l');put('mo',us(x.get('mo')),'l');put('bal',m2(x['balance']))
        for i,(cc,a) in enumerate(x['charges']):
            put('cc',cc,'l');put('am',m2(a));st['y']-=9.5
        if not x['charges']: st['y']-=9.5
        tot=sum(a for _,a in x['charges'])
        c.setLineWidth(.3);c.line(392,st['y']+8,432,st['y']+8)
        c.setFont('Helvetica-Bold',7);put('cc','Total','l');put('am',m2(tot));c.setFont('Helvetica',7);st['y']-=12
        s={'occ':'Occupied','vac':'VACANT','model':'MODEL','down':'DOWN','fut':'Future Residents/Applicants'}[x['kind']]
        T.append(dict(unit=x['unit'],unitType=x['unitType'],area=x['area'],tenantName=x['tenantShown'] if x['kind'] in('occ','fut') else None,statusText=s,section=['Current/Notice/Vacant Residents','Future Residents/Applicants'][x['sec']],
          marketRent=x['marketRent'],contractRent=dict(x['charges']).get('rent'),moveInDate=x.get('moveIn'),leaseEndDate=x.get('ex'),moveOutDate=x.get('mo'),deposit=x['deposit'],balance=x['balance'],charges=x['charges'],totalCharges=tot))
    sec('Current/Notice/Vacant Residents')
    for x in rows: emit(x)
    sec('Future Residents/Applicants')
    for x in fut: emit(x)
    st['y']-=2;need(14);c.setFont('Helvetica-Bold',7)
    line(dy=-8)
    allr=rows+fut;S=lambda L,k:sum(x[k] for x in L);CH=lambda L:sum(a for x in L for _,a in x['charges'])
    put('ut','Total','l');c.drawString(146,st['y'],'Millrace Crossing Apartments(mrc114)');put('mk',m2(S(rows,'marketRent')));put('am',m2(CH(allr)));put('dep',m2(S(allr,'deposit')));put('oth',m2(S(allr,'oth')));put('bal',m2(S(allr,'balance')));st['y']-=26
    c.showPage();head();st['y']-=4
    # summary groups
    c.setFont('Helvetica-Bold',7);cols=[30,210,290,370,450,520,590,650,710,762]
    for xx,(a,b) in zip(cols,[('Summary Groups',''),('Square','Footage'),('Market','Rent'),('Lease','Charges'),('Security','Deposit'),('Other','Deposits'),('# Of','Units'),('% Unit','Occupancy'),('% Sqft','Occupied'),('Balance','')]):
        f=c.drawString if xx==30 else c.drawRightString; f(xx,st['y'],a);f(xx,st['y']-9,b)
    st['y']-=12;line();st['y']-=12;c.setFont('Helvetica',7)
    sub=lambda *k:[x for x in rows if x['kind'] in k]
    tot=S(rows,'area')
    def srow(l,L,n=True,pct=True,fut=False):
        v=[m2(S(L,'area')),m2(S(L,'marketRent')),m2(CH(L)),m2(S(L,'deposit')),m2(S(L,'oth')),str(len(L)),'' if fut else f'{100*len(L)/len(rows):.2f}','' if fut else f'{100*S(L,"area")/tot:.2f}',m2(S(L,'balance'))]
        c.drawString(30,st['y'],l)
        for xx,t in zip(cols[1:],v): c.drawRightString(xx,st['y'],t)
        st['y']-=11
    occ=sub('occ');vacL=sub('vac');nr=sub('model','down')
    srow('Current/Notice/Vacant Residents',rows);srow('Future Residents/Applicants',fut,fut=True)
    srow('Occupied Units',occ);srow('Total Non Rev Units',nr);srow('Total Vacant Units',vacL)
    line(dy=-9);c.setFont('Helvetica-Bold',7)
    c.drawString(30,st['y'],'Totals:')
    for xx,t in zip(cols[1:],[m2(tot),m2(S(rows,'marketRent')),m2(CH(allr)),m2(S(allr,'deposit')),m2(S(allr,'oth')),str(len(rows)),'100.00','100.00',m2(S(allr,'balance'))]): c.drawRightString(xx,st['y'],t)
    st['y']-=30;c.drawString(30,st['y'],'Summary of Charges by Charge Code');st['y']-=9;c.setFont('Helvetica',7);c.drawString(30,st['y'],'(Current/Notice Residents Only)');st['y']-=13
    c.setFont('Helvetica-Bold',7);c.drawString(30,st['y'],'Charge Code');c.drawRightString(210,st['y'],'Amount');line(30,210);st['y']-=12;c.setFont('Helvetica',7)
    by={}
    for x in occ:
        for k,a in x['charges']: by[k]=by.get(k,0)+a
    for k in sorted(by): c.drawString(30,st['y'],k);c.drawRightString(210,st['y'],m2(by[k]));st['y']-=10
    c.line(150,st['y']+8,210,st['y']+8);c.setFont('Helvetica-Bold',7);c.drawString(30,st['y'],'Total');c.drawRightString(210,st['y'],m2(sum(by.values())))
    c.save()
    assert abs(sum(by.values())-CH(occ))<.01
    truth(name,'MULTIFAMILY','Yardi Voyager Rent Roll with Lease Charges, stacked charge lines, future residents, summary groups',False,'Millrace Crossing Apartments',asof,len(rows),len(occ),len(vacL),T)

def onesite():
    r=R(77); name='OneSite_RentRollDetail_Tannery_Row.pdf'; asof=dt.date(2025,2,28)
    W,H=landscape(legal); c=canvas.Canvas(D(name),pagesize=(W,H))
    fps={'S1':('Studio',498,1395),'A1':('1x1',655,1580),'A1-R':('1x1',655,1655),'B2':('2x2',1012,2105),'TH':('2x2.5',1288,2540)}
    U=[]
    for b in 'AB':
        for fl in (1,2,3):
            for k in range(1,8):
                U.append((f'{b}-{fl}{k:02d}',r.choice(['S1','A1','A1','A1-R','B2','B2','TH'])))
    recs=[];vac=set(r.sample(range(1,42),4));admin=0;n_own=0
    for i,(u,fp) in enumerate(U):
        sq,mk=fps[fp][1],fps[fp][2]+r.choice([0,0,10,25])
        base=dict(unit=u,fp=fp,desig='N/A' if i%9 else 'HC',sq=sq)
        if i==admin: recs.append(dict(base,st='Admin/Down',mk=mk,ch=[],k='adm',nm='',dep=None));continue
        if i in vac:
            leased=r.random()<.5
            recs.append(dict(base,st='Vacant-Leased' if leased else 'Vacant',mk=mk,ch=[],k='vac',nm='VACANT'))
            if leased:
                s=r.day(dt.date(2025,3,4),dt.date(2025,4,12))
                recs.append(dict(base,st='Applicant',mk=None,ch=[('RESIDENT','RENT',float(mk-20))],k='app',nm=r.nm('lf'),mi=s,ls=s,le=endm(s,14),dep=200.,bal=0.))
            continue
        mi=r.day(dt.date(2021,3,1),dt.date(2025,2,15)); n=(asof.year-mi.year)*12+asof.month-mi.month
        ls=mi if n<12 else addm(mi,(n//12)*12)
        if ls>asof: ls=addm(ls,-12)
        le=endm(ls,12); rent=float(round(mk*r.uniform(.9,1.0)))
        ch=[('RESIDENT','RENT',rent)]
        if r.random()<.3: ch.append(('RESIDENT','PETRENT',40.))
        if r.random()<.45: ch.append(('RESIDENT','PARKING',r.choice([95.,95.,160.])))
        if r.random()<.7: ch.append(('RESIDENT','VALETTR',32.))
        if r.random()<.12: ch.append(('RESIDENT','CONC/SP',-float(r.choice([50,100,125]))))
        st='Occupied';mo=None
        q=r.random()
        if q<.1: st='Occupied-NTV';mo=le if asof<le<dt.date(2025,5,1) else r.day(dt.date(2025,3,5),dt.date(2025,4,20))
        elif q<.16: st='Occupied-NTVL';mo=r.day(dt.date(2025,3,5),dt.date(2025,4,20))
        recs.append(dict(base,st=st,mk=mk,ch=ch,k='occ',nm=r.nm('lf')+(';\n'+r.nm('lf') if r.random()<.2 else ''),mi=mi,mo=mo,ls=ls,le=le,dep=float(r.choice([200,200,400,rent])),bal=r.choice([0.,0.,0.,-32.,-rent,float(r.randrange(40,2400))+.18])))
        if st=='Occupied-NTVL':
            s=addm(dt.date(2025,4,25),0)
            recs.append(dict(base,st='Applicant',mk=None,ch=[('RESIDENT','RENT',float(mk)),('RESIDENT','VALETTR',32.)],k='app',nm=r.nm('lf'),mi=s,ls=s,le=endm(s,12),dep=0.,bal=-75.))
        elif st=='Occupied' and le<dt.date(2025,4,15) and r.random()<.7:
            recs.append(dict(base,st='Pending renewal',mk=None,ch=[('RESIDENT','RENT',rent+45)],k='ren',nm=recs[-1]['nm'].split(';')[0],mi=mi,ls=le+dt.timedelta(1),le=endm(le+dt.timedelta(1),12),dep=0.,bal=0.))
    cols=[('Unit','',40,'l',46),('Floorplan','',92,'l',48),('Unit','Designation',142,'l',50),('SQFT','',212,'r',30),('Unit/Lease Status','',228,'l',70),('Name','',296,'l',130),('Move-In','Move-Out',430,'l',50),('Lease','Start',484,'l',46),('Lease','End',534,'l',46),('Market','+ Addl.',626,'r',44),('Dep On','Hand',676,'r',44),('Balance','',730,'r',48),('Sub','Journal',748,'l',50),('Trans','Code',802,'l',50),('Lease','Rent',890,'r',46),('Other','Charges/',938,'r',46),('Total','Billing',978,'r',46)]
    st=dict(y=0,p=0)
    tot=7
    def head(cont=True):
        st['p']+=1
        c.setFont('Times-Roman',8);c.drawString(28,H-30,'OneSite Rents v3.0');c.drawString(28,H-40,'03/03/2025 9:42:07AM')
        c.setFont('Times-Bold',13);c.drawCentredString(W/2,H-32,'Larkmoor Residential Services - Tannery Row Lofts')
        c.setFont('Times-Bold',11);c.drawCentredString(W/2,H-46,'RENT ROLL DETAIL');c.setFont('Times-Roman',9);c.drawCentredString(W/2,H-58,'As of 02/28/2025')
        c.setFont('Times-Roman',8);c.drawRightString(W-28,H-30,f'Page {st["p"]} of {st.get("n","?")}');c.drawRightString(W-28,H-40,'mgt-521-003')
        st['y']=H-72
        if st['p']==1:
            c.setFont('Times-Italic',7);c.drawString(28,st['y'],'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;');st['y']-=14
    def dhead():
        c.setFillColor(colors.Color(.85,.87,.9));c.rect(28,st['y']-22,W-56,31,stroke=0,fill=1);c.setFillColor(colors.black)
        c.setFont('Times-Bold',8)
        if st['p']==1: c.drawString(28,st['y']+12-0,'') 
        for a,b,x,al,w in cols:
            f=c.drawString if al=='l' else c.drawRightString
            f(x-8 if al=='l' else x,st['y'],a);f(x-8 if al=='l' else x,st['y']-9,b)
        c.drawRightString(938,st['y']-18,'Credits')
        st['y']-=33;c.setFont('Times-Roman',8)
    def ln(t,i,dy=0): 
        x,al=cols[i][2],cols[i][3]; (c.drawString if al=='l' else c.drawRightString)(x-8 if al=='l' else x,st['y']-dy,t)
    T=[]
    def draw():
        st.update(p=0);T.clear();head();c.setFont('Times-Bold',9);c.drawString(28,st['y'],'Details');st['y']-=14;dhead()
        for x in recs:
            h=max(len(x['ch']),1,2 if x.get('mo') or '\n' in x['nm'] else 1)*9.5+4
            if st['y']-h<40: c.showPage();head();dhead()
            star='*' if x['k'] in('app','ren') else ''
            ln(x['unit'],0);ln(x['fp'],1);ln(x['desig'],2);ln(f"{x['sq']:,}",3);ln(x['st'],4)
            for j,p in enumerate(x['nm'].split('\n')): ln(p,5,9.5*j)
            ln(us(x.get('mi')),6);ln(us(x.get('mo')),6,9.5);ln(us(x.get('ls')),7);ln(us(x.get('le')),8)
            if x['mk'] is not None: ln(m2(x['mk']),9)
            if x['k'] in('occ','app','ren'): ln(m2(x['dep']),10);ln(par(x['bal']),11)
            le=sum(a for _,k,a in x['ch'] if k=='RENT');
            for j,(s,k,a) in enumerate(x['ch']):
                ln(s,12,9.5*j);ln(k,13,9.5*j)
                ln((m2(a)+star) if k=='RENT' else m2(0),14,9.5*j);ln(m2(0) if k=='RENT' else par(a)+star,15,9.5*j)
            if x['ch']: ln(m2(sum(a for *_,a in x['ch']))+star,16,9.5*(len(x['ch'])-1))
            elif x['k']=='vac': ln('0.00',14);ln('0.00',15);ln('0.00',16)
            st['y']-=h; c.setLineWidth(.2);c.setStrokeColor(colors.grey);c.line(28,st['y']+8,W-28,st['y']+8);c.setStrokeColor(colors.black)
            tn=x['nm'].replace('\n',' ') if x['k'] not in('vac','adm') else None
            T.append(dict(unit=x['unit'],unitType=x['fp'],area=x['sq'],statusText=x['st'],tenantName=tn,moveInDate=x.get('mi'),moveOutDate=x.get('mo'),leaseStartDate=x.get('ls'),leaseEndDate=x.get('le'),marketRent=x['mk'],deposit=x.get('dep') if tn else None,balance=x.get('bal'),
               charges=[(k,a) for _,k,a in x['ch']],contractRent=le if x['ch'] else (0 if x['k']=='vac' else None),totalCharges=sum(a for *_,a in x['ch']) if x['ch'] else (0 if x['k']=='vac' else None)))
        inn=[x for x in recs if x['k'] not in('app','ren')]
        if st['y']<60: c.showPage();head()
        c.setFont('Times-Bold',8);ln('Totals:',5);ln(m2(sum(x['mk'] for x in inn)),9)
        ln(m2(sum(x.get('dep') or 0 for x in recs)),10);ln(par(sum(x.get('bal') or 0 for x in recs)),11)
        R_=sum(a for x in inn for _,k,a in x['ch'] if k=='RENT');O=sum(a for x in inn for _,k,a in x['ch'] if k!='RENT')
        ln(m2(R_),14);ln(par(O),15);ln(m2(R_+O),16);st['y']-=14;c.setFont('Times-Italic',7.5);c.drawString(28,st['y'],'* Indicates amounts not included in detail totals')
        c.showPage();head();c.setFont('Times-Bold',9);c.drawString(28,st['y'],'Amt / SQFT: Market = %s SQFT; Leased = %s SQFT;'%(f"{sum(x['sq'] for x in inn):,}",f"{sum(x['sq'] for x in inn if x['k']=='occ'):,}"));st['y']-=18
        xs=[60,180,260,350,440,540,640,740];
        for xx,t in zip(xs,['Floorplan','# Units','Average SQFT','Average Market','Average Leased','Units Occupied','Occupancy %','Units Available']): (c.drawString if xx==60 else c.drawRightString)(xx,st['y'],t)
        st['y']-=12;c.setFont('Times-Roman',8)
        for fp in list(fps)+['Totals / Averages:']:
            L=[x for x in inn if x['fp']==fp] if fp in fps else inn; o=[x for x in L if x['k']=='occ']
            if not L: continue
            v=[fp,str(len(L)),f"{round(sum(x['sq'] for x in L)/len(L)):,}",m2(sum(x['mk'] for x in L)/len(L)),m2(sum(x['ch'][0][2] for x in o)/max(1,len(o))),str(len(o)),f'{100*len(o)/len(L):.2f}',str(sum(1 for x in L if x['st'] in('Vacant','Occupied-NTV')))]
            if fp not in fps: c.setFont('Times-Bold',8);c.line(60,st['y']+9,740,st['y']+9)
            for xx,t in zip(xs,v): (c.drawString if xx==60 else c.drawRightString)(xx,st['y'],t)
            st['y']-=11
        st['y']-=16;c.drawString(60,st['y'],'Occupancy and Rents Summary for Current Date');st['y']-=13
        for xx,t in zip([60,420,520,620],['Unit Status','# Units','Market + Addl.','Potential Rent']): (c.drawString if xx==60 else c.drawRightString)(xx,st['y'],t)
        st['y']-=11;c.setFont('Times-Roman',8)
        for l,ss in [('Occupied, no NTV',('Occupied',)),('Occupied, NTV',('Occupied-NTV',)),('Occupied NTV Leased',('Occupied-NTVL',)),('Vacant Leased',('Vacant-Leased',)),('Vacant Not Leased',('Vacant',)),('Admin/Down',('Admin/Down',)),('Totals:',None)]:
            L=[x for x in inn if ss is None or x['st'] in ss]
            c.drawString(60,st['y'],l)
            for xx,t in zip([420,520,620],[str(len(L)),m2(sum(x['mk'] for x in L)),m2(sum(x['ch'][0][2] if x['ch'] else x['mk'] for x in L))]): c.drawRightString(xx,st['y'],t)
            st['y']-=10.5
        st['y']-=16;c.setFont('Times-Bold',8);c.drawString(60,st['y'],'Summary Billing by Transaction Code for Current Date');st['y']-=12;c.setFont('Times-Roman',8)
        by={}
        for x in inn:
            for _,k,a in x['ch']: by[k]=by.get(k,0)+a
        for k in sorted(by): c.drawString(60,st['y'],k);c.drawRightString(260,st['y'],par(by[k]));st['y']-=10.5
        c.setFont('Times-Bold',8);c.drawString(60,st['y'],'Total:');c.drawRightString(260,st['y'],m2(R_+O))
        c.save();return inn
    inn=draw();st['n']=st['p'];c=canvas.Canvas(D(name),pagesize=(W,H));inn=draw()
    occ=sum(x['k']=='occ' for x in inn);vacn=sum(x['k']=='vac' for x in inn)
    truth(name,'MULTIFAMILY','RealPage OneSite Rent Roll Detail, pending renewals and applicants starred, trans codes stacked',True,'Tannery Row Lofts',asof,len(inn),occ,vacn,list(T))

def appfolio():
    r=R(912); name='rent_roll-20250701.pdf'; asof=dt.date(2025,7,1)
    W,H=landscape(letter); c=canvas.Canvas(D(name),pagesize=(W,H))
    props=[('Alder Court','118 Alder Ct, Fenwick, OH 44817',8),('Bexley Flats','2204-2214 Bexley Ave, Fenwick, OH 44817',12),('Corliss House','77 Corliss St, Port Amity, OH 44839',6),('Dovecote Triplex','905 Dovecote Ln, Port Amity, OH 44839',3),('Elmhurst Row','410 Elmhurst Blvd, Fenwick, OH 44819',10)]
    X=[('Unit',26,'l'),('BD/BA',92,'l'),('Tenant',126,'l'),('Status',222,'l'),('Sqft',318,'r'),('Market Rent',368,'r'),('Rent',414,'r'),('Deposit',462,'r'),('Lease From',470,'l'),('Lease To',522,'l'),('Move-in',574,'l'),('Move-out',626,'l'),('Past Due',718,'r'),('Late Count',766,'r')]
    st=dict(y=0,p=0)
    def foot(): c.setFont('Helvetica',7);c.setFillGray(.35);c.drawString(26,22,'Created on 07/01/2025');c.drawRightString(766,22,f'Page {st["p"]}');c.setFillGray(0)
    def thead():
        c.setFillGray(.93);c.rect(22,st['y']-6,748,17,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',7)
        for t,x,al in X: (c.drawString if al=='l' else c.drawRightString)(x,st['y'],t)
        st['y']-=17;c.setFont('Helvetica',7)
    def page():
        if st['p']: c.showPage()
        st['p']+=1;foot();st['y']=H-40
        if st['p']==1:
            c.setFont('Helvetica-Bold',16);c.drawString(26,H-44,'Rent Roll');c.setFont('Helvetica',8)
            for i,t in enumerate(['Quillon & Marsh Property Management','Exported On: 07/01/2025 09:03 AM','Properties: Property Group - Fenwick Small Buildings','Units: Active','As of: 07/01/2025','Include Non-Revenue Units: No']): c.drawString(26,H-60-i*11,t)
            st['y']=H-138
        thead()
    page();T=[];G=[0]*7;Gn=Go=0
    for pn,ad,n in props:
        if st['y']<90: page()
        c.setFont('Helvetica-Bold',7.5);c.drawString(26,st['y'],f'{pn} - {ad}');st['y']-=14;c.setFont('Helvetica',7)
        P=[0]*6;occ=0
        for i in range(1,n+1):
            if st['y']<46: page()
            u={'Alder Court':f'{i}','Bexley Flats':f'{2204+2*((i-1)//2)} - {"AB"[(i-1)%2]}','Corliss House':['1F','1R','2F','2R','3F','3R'][i-1] if n==6 else '','Dovecote Triplex':['Upper','Lower','Carriage'][i-1] if i<=3 else '','Elmhurst Row':f'Unit {100+i}'}[pn]
            bd=r.choice(['1/1.00','2/1.00','2/1.50','3/2.00','--/--' if pn=='Dovecote Triplex' and i==3 else '2/2.00'])
            sq=None if pn=='Corliss House' else r.choice([610,655,720,790,845,910,1040]); mk=r.choice([895,950,1025,1095,1150,1225,1300,1375])
            q=r.random(); s='Current'
            if q<.08: s='Vacant-Unrented'
            elif q<.12: s='Vacant-Rented'
            elif q<.19: s='Notice-Unrented'
            elif q<.22: s='Evict'
            row=dict(propertyName=pn,unit=u,unitType=bd if '--' not in bd else None,statusText=s,area=sq,marketRent=float(mk))
            vals=[u,bd,'',s,f'{sq:,}' if sq else '',m2(mk)]
            if s.startswith('Vacant'): vals+=['']*4+['']*2+['','']; pd=None
            else:
                occ+=1
                mi=r.day(dt.date(2016,5,1),dt.date(2025,6,15)) if r.random()<.4 else r.day(dt.date(2023,1,1),dt.date(2025,6,15))
                nmo=(asof.year-mi.year)*12+asof.month-mi.month
                lf=addm(mi,(nmo//12)*12) if nmo<60 else mi
                if lf>asof: lf=addm(lf,-12)
                lt=endm(lf,12) if nmo<60 else None
                rent=float(mk-r.choice([0,0,5,25,50,75,120]));dep=r.choice([rent,500.,750.,0.]) ; pdv=r.choice([0.,0.,0.,0.,rent,float(r.randrange(10,400))+.4]) if s!='Evict' else rent*3+150
                mo=r.day(dt.date(2025,7,5),dt.date(2025,8,31)) if s.startswith('Notice') else None
                nm=r.nm();
                if r.random()<.2: nm=nm+', '+r.nm()
                late=r.choice([0,0,0,1,2,5])
                vals[2]=nm;vals+=[m2(rent),m2(dep),us(lf),us(lt),us(mi),us(mo),m2(pdv),str(late)]
                row.update(tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pdv)
                P[2]+=rent;P[3]+=dep;P[4]+=pdv;P[5]+=late
            P[0]+=sq or 0;P[1]+=mk
            lines=1
            for (t,x,al),v in zip(X,vals):
                if t=='Tenant' and c.stringWidth(v,'Helvetica',7)>92:
                    a,b=v.split(', ');c.drawString(x,st['y'],a+',');c.drawString(x,st['y']-8.5,b);lines=2
                else: (c.drawString if al=='l' else c.drawRightString)(x,st['y'],v)
            st['y']-=8.5*lines+5
            c.setStrokeGray(.85);c.line(22,st['y']+8.5,770,st['y']+8.5);c.setStrokeGray(0)
            T.append(row)
        def trow(lbl,n,o,P):
            c.setFont('Helvetica-Bold',7)
            c.drawString(26,st['y'],lbl if lbl else f'{n} Units');c.drawString(222,st['y'],f'{100*o/n:.1f}% Occupied')
            for x,v in zip([318,368,414,462,718,766],[f'{P[0]:,}']+[m2(v) for v in P[1:5]]+[str(P[5])]): c.drawRightString(x,st['y'],v)
            c.setFont('Helvetica',7);st['y']-=18
        if st['y']<46: page()
        trow('',n,occ,P);Gn+=n;Go+=occ
        for j in range(6): G[j]+=P[j]
    if st['y']<46: page()
    trow(f'Total {Gn} Units',Gn,Go,G);c.save()
    truth(name,'MULTIFAMILY','AppFolio rent roll, several properties grouped, wrapped tenants, blanks',False,None,asof,Gn,Go,Gn-Go,T)
if __name__=='__main__': yardi();onesite();appfolio()

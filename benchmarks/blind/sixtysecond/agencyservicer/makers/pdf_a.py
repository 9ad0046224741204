from common import *
from reportlab.lib.pagesizes import letter,landscape,A4,legal
# ---------- P1 Yardi rent roll with lease charges
def p1():
    r=random.Random(6201);N=Names(r);f='marlowe_flats_lease_charges.pdf'
    p=P(f,landscape(letter),'Helvetica',6.8)
    X=dict(unit=30,ut=62,sf=128,res=136,nm=182,mk=330,code=340,amt=428,rd=478,od=522,mi=532,le=582,mo=632,bal=752)
    plans={'mf1a':(702,1395),'mf1b':(768,1465),'mf2a':(1018,1780),'mf2b':(1104,1865)}
    rows=[];tot={}
    grp={k:[0,0,0,0,0,0,0.0] for k in('cur','fut','occ','non','vac')}  # sf mk ch dep oth n bal
    codes={}
    def head():
        p.t(p.W/2,28,'Rent Roll with Lease Charges','c','Helvetica-Bold',11)
        p.t(p.W/2,40,'Marlowe Flats (mflats)','c','Helvetica',8)
        p.t(p.W/2,50,'As Of = 09/30/2026','c',None,8);p.t(p.W/2,60,'Month Year = 09/2026','c',None,8)
        p.box(26,68,p.W-52,21,(.86,.86,.9))
        b='Helvetica-Bold'
        for k,a,x,al in(('Unit','',30,'l'),('Unit Type','',62,'l'),('Unit','Sq Ft',128,'r'),('Resident','',136,'l'),('Name','',182,'l'),('Market','Rent',330,'r'),('Charge','Code',340,'l'),('Amount','',428,'r'),('Resident','Deposit',478,'r'),('Other','Deposit',522,'r'),('Move In','',532,'l'),('Lease','Expiration',582,'l'),('Move Out','',632,'l'),('Balance','',752,'r')):
            p.t(x,77,k,al,b);p.t(x,86,a,al,b) if a else 0
        p.y=99
    def foot(): p.t(30,596,'Thursday, October 1, 2026  08:14 AM');p.t(p.W-30,596,f'Page {p.page}','r')
    def need(h):
        if p.y+h>580: foot();p.new();head()
    head()
    p.t(30,p.y,'Current/Notice/Vacant Residents',f='Helvetica-Bold');p.y+=11
    units=[]
    for b in (1,2,3):
        for fl in (1,2,3):
            for k in (1,2,3,4): units.append(f'{b}{fl}{k:02d}')
    kinds={'1101':'MODEL','2302':'DOWN','1204':'VACANT','2103':'VACANT','3304':'VACANT'}
    tid=41207
    def emit(u,pl,sf,mk,nm,kind,tid,chs,dep,oth,mi,le,mo,bal,sec):
        need(10+9*len(chs)+12)
        y=p.y
        p.t(30,y,u);p.t(62,y,pl);p.t(128,y,sf,'r')
        p.t(136,y,tid);p.t(182,y,nm);p.t(330,y,m(mk),'r') if sec=='cur' else p.t(330,y,m(0),'r')
        p.t(478,y,m(dep),'r');p.t(522,y,m(oth),'r');p.t(532,y,us(mi));p.t(582,y,us(le));p.t(632,y,us(mo));p.t(752,y,m(bal),'r')
        for c,a in chs:
            p.t(340,p.y,c);p.t(428,p.y,m(a),'r');p.y+=9
            if sec=='cur': codes[c]=codes.get(c,0)+a
        if not chs: pass
        p.line(385,p.y-6.5,428,p.y-6.5,.4)
        p.t(340,p.y+1,'Total',f='Helvetica-Bold');T=sum(a for _,a in chs);p.t(428,p.y+1,m(T),'r','Helvetica-Bold');p.y+=13
        vac=kind in('VACANT','MODEL','DOWN')
        rows.append(row(unit=u,unitType=pl,area=sf,tenantName=None if vac else nm,statusText={'cur':None}.get(sec) if not vac and sec=='cur' else (kind if vac else 'Future Residents/Applicants'),
            section='Current/Notice/Vacant Residents' if sec=='cur' else 'Future Residents/Applicants',marketRent=mk if sec=='cur' else 0,
            contractRent=dict(chs).get('rent') if chs else None,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,charges=ch(*chs) if chs else None,totalCharges=T))
        g=['fut'] if sec!='cur' else ['cur',{'VACANT':'vac','MODEL':'non','DOWN':'non'}.get(kind,'occ')]
        for k in g:
            q=grp[k]
            q[0]+=sf;q[1]+=mk if sec=='cur' else 0;q[2]+=T;q[3]+=dep;q[4]+=oth;q[5]+=1;q[6]+=bal
    fut=[]
    for j,u in enumerate(units):
        pl=list(plans)[(j*5+j//4)%4];sf,mk=plans[pl];mk+=20*(int(u[1])-1)
        kd=kinds.get(u)
        if kd: emit(u,pl,sf,mk,kd,kd,kd,[],0,0,None,None,None,0,'cur');continue
        a,b=N.fl();mi=D.date(2023,1,1)+D.timedelta(r.randrange(1250));le=addm(D.date(2026,10,1),r.randrange(0,13))-D.timedelta(1)
        le=eom(le.year,le.month)
        c=[('rent',mk-r.choice([0,15,40,65,90]))]
        if r.random()<.6:c.append(('trash',28.0))
        if r.random()<.35:c.append(('petrent',35.0))
        if r.random()<.3:c.append(('garage',125.0))
        if r.random()<.4:c.append(('pestctl',4.5))
        if r.random()<.12:c.append(('concess',-float(r.choice([100,150]))))
        tid+=r.randrange(3,40)
        mo=D.date(2026,10,r.randrange(5,31)) if r.random()<.12 else None
        emit(u,pl,sf,mk,f'{a} {b}','',f't00{tid}',c,float(r.choice([300,500,500,750])),float(r.choice([0,0,0,250])),mi,le,mo,r.choice([0.,0.,0.,0.,-22.5,118.4,float(c[0][1])]),'cur')
    need(60);p.y+=3;p.t(30,p.y,'Future Residents/Applicants',f='Helvetica-Bold');p.y+=11
    for u in('1204','3304'):
        j=units.index(u);pl=list(plans)[(j*5+j//4)%4];sf,mk=plans[pl];a,b=N.fl();tid+=11
        emit(u,pl,sf,mk,f'{a} {b}','',f't00{tid}',[('rent',float(mk-25)),('trash',28.0)],300.0,0.,D.date(2026,10,9 if u=='1204' else 17),D.date(2027,10,31),None,0.0,'fut')
    need(150);p.y+=4
    p.line(26,p.y-6,p.W-26,p.y-6,1)
    b='Helvetica-Bold'
    hdr=['Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft','Balance'];h2=['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied','']
    xs=[300,365,430,485,535,575,630,685,752]
    p.t(30,p.y+4,'Summary Groups',f=b)
    for x,a,c in zip(xs,hdr,h2): p.t(x,p.y+4,a,'r',b);p.t(x,p.y+13,c,'r',b)
    p.y+=24
    N0=grp['cur'][5];S0=grp['cur'][0]
    for lab,k in(('Current/Notice/Vacant Residents','cur'),('Future Residents/Applicants','fut'),('Occupied Units','occ'),('Total Non Rev Units','non'),('Total Vacant Units','vac')):
        q=grp[k];p.t(30,p.y,lab)
        v=[i0(q[0]),m(q[1]),m(q[2]),m(q[3]),m(q[4]),q[5],f'{100*q[5]/N0:.2f}' if k in('occ','non','vac') else '',f'{100*q[0]/S0:.2f}' if k in('occ','non','vac') else '',m(q[6])]
        if k in('occ','non','vac'): v[2]=v[3]=v[4]=v[8]=''
        if k=='fut': v[0]='';v[1]=m(0)
        for x,a in zip(xs,v): p.t(x,p.y,a,'r')
        p.y+=10
    p.line(240,p.y-7,752,p.y-7)
    q=[grp['cur'][z]+grp['fut'][z] for z in range(7)]
    p.t(30,p.y+1,'Totals:',f=b)
    for x,a in zip(xs,[i0(S0),m(q[1]),m(q[2]),m(q[3]),m(q[4]),N0,'100.00','100.00',m(q[6])]):p.t(x,p.y+1,a,'r',b)
    need(110);p.y+=22
    p.t(30,p.y,'Summary of Charges by Charge Code',f=b);p.t(30,p.y+9,'(Current/Notice Residents Only)');p.y+=21
    for c in sorted(codes): p.t(40,p.y,c);p.t(190,p.y,m(codes[c]),'r');p.y+=9
    p.line(130,p.y-7,190,p.y-7);p.t(40,p.y+1,'Total',f=b);p.t(190,p.y+1,m(sum(codes.values())),'r',b)
    foot();p.done()
    save(f,rows,'Marlowe Flats','2026-09-30',36,grp['occ'][5],grp['vac'][5],'MULTIFAMILY','Yardi lease charges print, charge rows, future section, summary groups')
# ---------- P2 HUD project based, portrait legal landscape, Courier old mainframe look
def p2():
    r=random.Random(6202);N=Names(r);f='st_brannock_homes_s8_roll.pdf'
    p=P(f,landscape(legal),'Courier',9.4);rows=[]
    bld={'BLDG 01 - 410 ALDER CT':['01-%02d'%k for k in range(1,11)],'BLDG 02 - 414 ALDER CT':['02-%02d'%k for k in range(1,13)],'BLDG 03 - 9 VESPER LN':['03-%02d'%k for k in range(1,9)]}
    CR={0:(812,58),1:(968,71),2:(1184,96),3:(1467,128)}
    def ln(s,b=False): p.t(36,p.y,s,f='Courier-Bold' if b else 'Courier');p.y+=11.2
    W=170
    def head():
        p.y=34
        ln('RUN 10/02/26 07:41'.ljust(52)+'ST. BRANNOCK HOMES  --  PROJECT NO. 072-35911'.ljust(60)+f'PAGE {p.page:3d}'.rjust(32))
        ln(' '*52+'SUBSIDIZED RENT ROLL FOR OCTOBER 2026'); p.y+=6
        def h(*q):
            L=[' ']*144
            for t,e in q:
                L[e-len(t):e]=list(t)
            ln(''.join(L).rstrip())
        h(('BR',12),('MOVE-IN',58),('LAST',66),('NEXT',75),('CONTRACT',86),('UTIL',94),('GROSS',103),('TENANT',114),('ASSIST',124),('UTIL',132),('A/R',144))
        h(('UNIT',4),('SZ',12),('HEAD OF HOUSEHOLD',31),('STAT',48),('DATE',58),('CERT',66),('RECERT',75),('RENT',86),('ALLOW',94),('RENT',103),('RENT',114),('PAYMENT',124),('REIMB',132),('BALANCE',144))
        ln('-'*144)
    head();G=[0]*7;occ=vac=0
    def sub(lab,v,n): ln(lab.ljust(74)+f'{i0(v[0]):>12}{i0(v[1]):>8}{i0(v[2]):>9}{i0(v[3]):>11}{i0(v[4]):>10}{i0(v[5]):>8}{m(v[6]):>12}',True)
    for bn,us_ in bld.items():
        if p.y>520: p.new();head()
        p.y+=4;ln(bn,True);S=[0]*7
        for u in us_:
            if p.y>560: p.new();head()
            br=r.choice([0,1,1,1,2,2,3]);cr,ua=CR[br]
            st='VAC' if u in('01-06','02-11') else('MGR' if u=='01-01' else('NTV' if u in('02-04','03-07') else('EVI' if u=='03-02' else 'OCC')))
            if st=='VAC':
                vac+=1
                ln(f'{u:<10}{br}   {"** VACANT **":<30}{st:<27}{" "*3}{i0(cr):>12}{i0(ua):>8}{i0(cr+ua):>9}')
                S[0]+=cr;S[1]+=ua;S[2]+=cr+ua
                rows.append(row(unit=u,building=bn,unitType=str(br),statusText='VAC',contractRent=cr));continue
            a,b=N.fl();nm=f'{b.upper()}, {a.upper()} {r.choice("ABCDEJKLMR")}'
            mi=D.date(2009,1,1)+D.timedelta(r.randrange(6300));nr=D.date(2026 if mi.month>10 else 2027,mi.month,1);lc=D.date(nr.year-1,nr.month,1)
            ttp=r.randrange(25,620);tr=max(0,ttp-ua);rb=max(0,ua-ttp)
            if st=='MGR': tr=0;ha=0;rb=0
            else: ha=cr-tr
            bal=r.choice([0,0,0,0,0,42.,-18.,float(tr)])
            occ+=1
            ln(f'{u:<10}{br}   {nm:<30}{st:<5}{us2(mi):>10} {us2(lc):>8} {us2(nr):>8}{i0(cr):>9}{i0(ua):>8}{i0(cr+ua):>9}{i0(tr):>11}{i0(ha):>10}{i0(rb):>8}{m(bal):>12}')
            for z,v in enumerate((cr,ua,cr+ua,tr,ha,rb,bal)):S[z]+=v
            rows.append(row(unit=u,building=bn,unitType=str(br),tenantName=nm,statusText=st,moveInDate=mi,contractRent=cr,balance=bal,charges=ch(('TENANT RENT',tr),('ASSIST PAYMENT',ha))))
        ln(' '*78+'-'*66);sub(f'   TOTAL {bn[:7]}  UNITS {len(us_)}',S,0)
        for z in range(7):G[z]+=S[z]
    p.y+=6
    good=G[4];G[4]=good+1100
    ln('='*144);sub('   PROJECT TOTAL  UNITS 30',G,0);p.y+=10
    if p.y>500: p.new();head()
    ln(f'UNITS OCCUPIED {occ}    UNITS VACANT {vac}    TOTAL UNITS 30'); p.y+=5
    ln('STAT:  OCC = OCCUPIED   NTV = NOTICE TO VACATE   EVI = EVICTION FILED   MGR = RESIDENT MANAGER (NON-REVENUE, RENT FREE)   VAC = VACANT')
    ln('VACANT UNITS SHOWN AT CONTRACT RENT.  BR SZ 0 = EFFICIENCY.')
    p.done()
    save(f,rows,'ST. BRANNOCK HOMES','2026-10',30,occ,vac,'MULTIFAMILY','mainframe HUD subsidy roll, Courier, building sections, vacant at contract rent',True,None,
      {"what":f"PROJECT TOTAL of ASSIST PAYMENT prints {good+1100:,} where the building totals sum to {good:,}","kind":"total_wrong"})
# ---------- P3 senior living
def p3():
    r=random.Random(6203);N=Names(r);f='larkhaven_senior_census.pdf'
    p=P(f,landscape(A4),'Times-Roman',8.5);rows=[]
    wings=[('Independent Living — Garden House',['G%d'%k for k in range(1,15)],[('Studio',2850),('One Bedroom',3495),('Two Bedroom',4280)]),
           ('Assisted Living — Orchard House',['O%d'%k for k in range(101,115)],[('Studio',4450),('One Bedroom',5250)]),
           ('Memory Care — Hearth',['H1-A','H1-B','H2-A','H2-B','H3','H4','H5-A','H5-B'],[('Companion',5600),('Private',6950)])]
    xs=[36,84,168,340,412,470,528,588,640,700,752]
    def head():
        p.t(36,36,'Larkhaven Commons',f='Times-Bold',fs=15,col=(.25,.15,.4));p.t(36,50,'Resident Census and Monthly Rates   ·   September 30, 2026',f='Times-Italic',fs=10)
        p.line(36,56,806,56,1.5)
        T='Times-Bold'
        for x,a,b,al in((36,'','Apt.','l'),(84,'','Accommodation','l'),(168,'','Resident','l'),(340,'Moved','In','l'),(440,'Street','Rate','r'),(505,'Room &','Board','r'),(545,'Care','Level','c'),(608,'Care','Fee','r'),(660,'2nd','Person','r'),(720,'Other','Services*','r'),(806,'Monthly','Total','r')):
            p.t(x,68,a,al,T);p.t(x,78,b,al,T)
        p.line(36,82,806,82);p.y=96
    def foot(): p.t(421,575,f'Larkhaven Commons — confidential — {p.page}','c','Times-Italic',7.5)
    head();G=[0]*5;CF={1:450,2:875,3:1350,4:1900};recap=[]
    for wi,(wn,aps,types) in enumerate(wings):
        if p.y>470: foot();p.new();head()
        p.box(36,p.y-10,770,14,(.93,.9,.97));p.t(40,p.y,wn,f='Times-Bold',fs=9.5);p.y+=16
        S=[0]*5;o=v=0
        for u in aps:
            if p.y>545: foot();p.new();head();p.t(40,p.y,wn+' (continued)',f='Times-BoldItalic');p.y+=14
            ty,st=types[0 if wi==2 and '-' in u else (1 if wi==2 else r.randrange(len(types)))]
            y=p.y
            p.t(36,y,u);p.t(84,y,ty);p.t(440,y,i0(st),'r')
            S[0]+=st
            if u in('G4','O107','H2-B','O112'):
                txt='Vacant' if u!='O112' else 'Vacant – deposit held';p.t(168,y,txt,f='Times-Italic');v+=1
                rows.append(row(unit=u,section=wn,unitType=ty,statusText=txt,marketRent=st))
                p.line(36,y+4,806,y+4,.25,.75);p.y+=14;continue
            a,b=N.fl();mi=D.date(2019,1,1)+D.timedelta(r.randrange(2800));nm=f'{a} {b}'
            rb=st-r.choice([0,0,100,175,260]);lv=0 if wi==0 else r.choice([1,2,2,3]) if wi==1 else r.choice([2,3,4]);cf=CF.get(lv,0)
            sp=0
            p.t(168,y,nm)
            if wi<2 and ty!='Studio' and r.random()<.35:
                sp=795 if wi==0 else 1150;a2=r.choice(F);p.t(168,y+10,f'and {a2} {b}');tn=f'{nm} and {a2} {b}'
            else: tn=nm
            note=None
            if u=='O104': note='Respite stay';p.t(300,y,'(respite)',f='Times-Italic',fs=7.5)
            if u=='G9': p.t(292,y,'(on notice)',f='Times-Italic',fs=7.5);note='on notice'
            os_=r.choice([0,0,0,65,120,40])
            p.t(340,y,mi.strftime('%b %d, %Y').replace(' 0',' '));p.t(505,y,i0(rb),'r');p.t(545,y,lv or 'none','c')
            for x,q in((608,cf),(660,sp),(720,os_)):
                if q:p.t(x,y,i0(q),'r')
            T=rb+cf+sp+os_;p.t(806,y,i0(T),'r')
            for z,q in enumerate((rb,cf,sp,os_)):S[z+1]+=q
            o+=1
            cc=[('Room & Board',rb)]+[(c,q) for c,q in(('Care Fee',cf),('2nd Person',sp),('Other Services',os_)) if q]
            rows.append(row(unit=u,section=wn,unitType=ty,tenantName=tn,statusText={'Respite stay':'respite'}.get(note,note),marketRent=st,contractRent=rb,moveInDate=mi,charges=ch(*cc),totalCharges=T))
            p.y+=24 if sp else 14
            p.line(36,p.y-10,806,p.y-10,.25,.75)
        T='Times-Bold';p.t(168,p.y+1,f'{wn.split(" — ")[1]}: {len(aps)} apartments/suites, {o} occupied, {v} vacant',f=T)
        p.t(440,p.y+1,i0(S[0]),'r',T)
        for x,q in zip((505,608,660,720),S[1:]):p.t(x,p.y+1,i0(q),'r',T)
        p.t(806,p.y+1,i0(sum(S[1:])),'r',T);p.y+=22
        for z in range(5):G[z]+=S[z]
        recap.append((wn,len(aps),o,v))
    if p.y>500: foot();p.new();head()
    p.line(36,p.y-10,806,p.y-10,1.2);T='Times-Bold'
    n=sum(q[1] for q in recap);o=sum(q[2] for q in recap);v=sum(q[3] for q in recap)
    p.t(36,p.y+2,f'COMMUNITY TOTAL   {n} / {o} occupied / {v} vacant',f=T);p.t(440,p.y+2,i0(G[0]),'r',T)
    for x,q in zip((505,608,660,720),G[1:]):p.t(x,p.y+2,i0(q),'r',T)
    p.t(806,p.y+2,i0(sum(G[1:])),'r',T);p.y+=18
    p.t(36,p.y,'*Other Services: covered parking, escort service, additional housekeeping. Companion suites are listed by bed.',f='Times-Italic',fs=8)
    foot();p.done()
    save(f,rows,'Larkhaven Commons','2026-09-30',n,o,v,'SENIOR_HOUSING','senior census by wing, couples on second line, blanks for none')
# ---------- P4 mixed-use letter in words
def p4():
    f='247_tillery_street_owner_letter.pdf';from reportlab.platypus import SimpleDocTemplate,Paragraph,Table,TableStyle,Spacer
    from reportlab.lib.styles import ParagraphStyle
    st=ParagraphStyle('a',fontName='Times-Roman',fontSize=11,leading=13.5);bo=ParagraphStyle('b',parent=st,fontName='Times-Bold')
    data=[('Store 1 (corner)','Paloma Threadworks LLC','tailor shop, about 840 sq. ft.',2350,[('water',60)],'12/1/2021','11/30/2026',4700,'The lease steps to $2,450.00 a month on December 1, 2026 if the option is taken.',(D.date(2026,12,1),2450)),
     ('Store 2','Ninth Kettle Tea House','about 610 sq. ft.',1725,[('water',60),('sign',25)],'4/1/2024','3/31/2029',3450,'Rent goes up to $1,776.75 a month on April 1, 2027.',(D.date(2027,4,1),1776.75)),
     ('Apt 2F','Corwin Umberley','two bedrooms, 780 sq. ft.',1480,[('parking',75)],'9/1/2025','8/31/2026x',1480,'Staying on month to month since the lease ran out.',None),
     ('Apt 2R','Imara Fitzalder & Piers Quarrels','one bedroom, 640 sq. ft.',1295,[],'6/15/2025','6/30/2027',1295,'',None),
     ('Apt 3F','Zofia Haverstam','two bedrooms, 780 sq. ft.',1525,[('parking',75),('pet',30)],'2/1/2026','1/31/2027',1525,'She has given notice and leaves 10/31/2026.',None),
     ('Apt 3R',None,'one bedroom, 640 sq. ft.',None,[],None,None,None,'Vacant, being painted. Asking $1,395.00.',None),
     ('Apt 4F','Lorne Vidalgo','two bedrooms, 780 sq. ft.',1450,[('pet',30)],'11/1/2022','10/31/2026',1400,'',None),
     ('Apt 4R','Willa Jurado','one bedroom, 640 sq. ft.; she is the super',0,[],'5/1/2018','x',None,'No rent is charged.',None)]
    fl=[Paragraph('TILLERY STREET HOLDINGS',ParagraphStyle('h',parent=bo,fontSize=14,alignment=1,leading=18)),Paragraph('247 Tillery Street, Rear Office',ParagraphStyle('h2',parent=st,alignment=1)),Spacer(1,14),
      Paragraph('October 5, 2026',st),Spacer(1,8),Paragraph('Re: <b>247 Tillery Street</b> – rent roll as of September 30, 2026',st),Spacer(1,6),
      Paragraph('To the servicer: below is who is in the building and what each pays by the month. Two stores and six apartments.',st),Spacer(1,10)]
    rows=[];tb=[];tot=0
    for u,n,desc,rent,cs,a,b,dep,note,stp in data:
        s=[]
        kind=desc.split(',')[0] if ',' in desc else None;area=int(desc.split(' sq')[0].split()[-1])
        def d(x): q=[int(z) for z in x.split('/')];return D.date(q[2],q[0],q[1])
        if n: s.append(f'<b>{n.rstrip(chr(46))}</b>' if 0 else f'<b>{n}</b>')
        s.append(desc[0].upper()+desc[1:].rstrip('.')+'.')
        ml=None;le=None;ls=None
        if rent:
            t=f'Rent ${rent:,.2f} a month'
            for c,q in cs: t+=f', plus ${q:.2f} for '+{'water':'water','sign':'the sign','parking':'parking','pet':'the pet'}[c]
            T=rent+sum(q for _,q in cs)
            if cs: t+=f' (${T:,.2f} in all)'
            s.append(t+'.');tot+=T
        if a:
            ls=d(a)
            if b=='x': s.append(f'In place since {a}.')
            elif b.endswith('x'): s.append(f'Lease was {a} to {b[:-1]}.');le=d(b[:-1])
            else: s.append(f'Lease {a} to {b}.');le=d(b)
        if dep: s.append(f'Deposit held ${dep:,.2f}.')
        if note: s.append(note)
        body='. '.join(s[:1])+('. ' if n else '')+' '.join(s[1:]) if n else ' '.join(s)
        tb.append([Paragraph(u,bo),Paragraph(body,st)])
        cmap={'water':'water','sign':'sign','parking':'parking','pet':'pet'}
        rows.append(row(unit=u,unitType={'Apt':None}.get(u[:3],None) if u.startswith('Store') else desc.split(',')[0],area=area,tenantName=n,statusText='Vacant' if not n else ('notice' if u=='Apt 3F' else None),
          marketRent=1395.0 if not n else None,contractRent=rent,leaseStartDate=ls if b!='x' else None,moveInDate=ls if b=='x' else None,leaseEndDate=le,moveOutDate=D.date(2026,10,31) if u=='Apt 3F' else None,deposit=dep,
          charges=ch(*([('rent',rent)]+cs)) if rent else None,totalCharges=(rent+sum(q for _,q in cs)) if cs else None,rentSteps=[{"date":iso(stp[0]),"amount":stp[1]}] if stp else None))
    t=Table(tb,colWidths=[92,380]);t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('BOTTOMPADDING',(0,0),(-1,-1),7),('LINEBELOW',(0,0),(-1,-2),.3,'#999999')]))
    fl+=[t,Spacer(1,10),Paragraph(f'Altogether the building brings in <b>${tot:,.2f}</b> a month with one apartment empty.',st),Spacer(1,16),Paragraph('For the owner,',st),Spacer(1,20),Paragraph('D. Brackwell-Soames, agent',st)]
    SimpleDocTemplate(out(f),pagesize=letter,leftMargin=70,rightMargin=70,topMargin=54,bottomMargin=50,invariant=1).build(fl)
    save(f,rows,'247 Tillery Street','2026-09-30',8,7,1,'MIXED_USE','owner letter, terms in words',True)
if __name__=='__main__':
    import sys
    for g in (p1,p2,p3,p4): g()

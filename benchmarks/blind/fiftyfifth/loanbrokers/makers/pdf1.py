from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth
def fit(s,font,size,w):
    while stringWidth(s,font,size)>w: s=s[:-1]
    return s
# ---------- 1  MRI style ----------
def d1():
    rng=random.Random(5501); N=Names(rng); asof=dt.date(2025,4,30); prop='Harbor Point Corporate Center'
    F='harborpoint_rentroll_0425.pdf'
    c=canvas.Canvas(f'{DOC}/{F}',pagesize=landscape(letter),invariant=1); PW,PH=landscape(letter)
    pg=[0]; y=[0]
    X=dict(unit=30,name=88,start=228,exp=272,sf=345,mon=407,psf=443,rec=497,stop=537,oth=590,cat=606,date=636,amt=718,fpsf=758)
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFont('Helvetica',7.5)
        c.drawString(30,PH-30,'Database:  PALMCO'); c.drawString(30,PH-40,'Bldg Status:  Active only')
        c.setFont('Helvetica-Bold',9); c.drawCentredString(PW/2,PH-30,'Rent Roll'); c.drawCentredString(PW/2,PH-41,prop)
        c.setFont('Helvetica',7.5); c.drawCentredString(PW/2,PH-52,'As of 4/30/2025')
        c.drawRightString(PW-34,PH-30,f'Page:  {pg[0]}'); c.drawRightString(PW-34,PH-40,'Date:  5/6/2025'); c.drawRightString(PW-34,PH-50,'Time:  10:17 AM')
        c.setFont('Helvetica',7)
        yy=PH-72
        c.drawCentredString((X['cat']+X['fpsf'])/2,yy,'— Future Rent Increases —')
        for k,a,b in (('start','','Rent'),('exp','',''),('sf','GLA',''),('mon','Monthly',''),('psf','Annual',''),('rec','Monthly','Cost'),('stop','Expense',''),('oth','Monthly','Other'),('amt','Monthly','')):
            pass
        def h(x,l,right=True):
            for i,s in enumerate(l):
                (c.drawRightString if right else c.drawString)(x,yy-9*(i+1),s)
        h(X['unit'],['','Bldg Id-Suit Id'],0); h(X['name'],['','Occupant Name'],0); h(X['start'],['Rent','Start'],0); h(X['exp'],['','Expiration'],0)
        h(X['sf'],['GLA','Sqft']); h(X['mon'],['Monthly','Base Rent']); h(X['psf'],['Annual','Rate PSF']); h(X['rec'],['Monthly','Cost Recovery']); h(X['stop'],['Expense','Stop']); h(X['oth'],['Monthly','Other Income'])
        h(X['cat'],['','Cat'],0); h(X['date'],['','Date'],0); h(X['amt'],['Monthly','Amount']); h(X['fpsf'],['','PSF'])
        c.setLineWidth(.8); c.line(30,yy-22,PW-34,yy-22)
        y[0]=yy-34
    def need(n):
        if y[0]-n*10<40: head()
    rows=[]
    head()
    blds={'HPC1':('One Harbor Point',['0100','0110','0125','0150','0200','0210','0215','0240','0250','0300','0310','0330','0350','0400','0420','0425']),
          'HPC2':('Two Harbor Point',['0100','0120','0130','0140','0145','0200','0220','0230','0235','0240','0300','0305','0320','0340','0355','0360','0390'])}
    G=[0,0.0,0.0,0.0,0,0]  # sf, mon, rec, oth, occ units, vac sf
    nocc=nvac=0; 
    c.setFont('Helvetica',7)
    for b,(bn,su) in blds.items():
        need(6)
        vac=set(rng.sample(su,3 if b=='HPC1' else 2))
        areas={s:rng.randrange(880,6400,1)+rng.choice([0,0,3200]) for s in su}
        c.setFont('Helvetica-Bold',7.5); c.drawString(30,y[0],f'{b}   {bn}'); y[0]-=13
        c.setFont('Helvetica-Bold',7); c.drawString(30,y[0],'Vacant Suites'); y[0]-=11; c.setFont('Helvetica',7)
        vsf=0
        for s in su:
            if s in vac:
                c.drawString(X['unit'],y[0],f'{b}-{s}'); c.drawString(X['name'],y[0],'Vacant'); c.drawRightString(X['sf'],y[0],f'{areas[s]:,}'); y[0]-=11
                rows.append(R(unit=f'{b}-{s}',area=areas[s],statusText='Vacant',section='Vacant Suites')); vsf+=areas[s]; nvac+=1
        y[0]-=4
        c.setFont('Helvetica-Bold',7); c.drawString(30,y[0],'Occupied Suites'); y[0]-=11; c.setFont('Helvetica',7)
        occ=[s for s in su if s not in vac]; i=0; B=[0,0.,0.,0.]
        while i<len(occ):
            multi = 2 if (i in (4,9) and i+1<len(occ)) else 1
            nm=N('office'); st,en,t=term(rng,asof); psf=rng.randrange(1950,3150,25)/100
            grp=[]
            for j in range(multi):
                s=occ[i+j]; st2=st if j==0 else addm(st,min(14,max(0,(asof.year-st.year)*12+asof.month-st.month)))
                mon=round(areas[s]*psf/12,2); rec=round(areas[s]*rng.randrange(40,260,5)/1200,2) if rng.random()<.75 else None
                oth=rng.choice([None,None,None,75.0,150.0,225.0,450.0])
                stp=rng.choice([None,8.25,8.6,9.1,9.45]); pct=rng.choice([.025,.03,.03,.02])
                ss=steps(rng,st,en,asof,mon,pct,rng.choice([0,1,2,3]))
                grp.append((s,st2,mon,rec,oth,stp,ss))
            need(sum(max(1,len(g[6])) for g in grp)+2)
            for j,(s,st2,mon,rec,oth,stp,ss) in enumerate(grp):
                if j==1:
                    c.setFont('Helvetica-Oblique',7); c.drawString(X['name'],y[0],'Additional Space'); c.setFont('Helvetica',7)
                    y[0]-=10
                c.drawString(X['unit'],y[0],f'{b}-{s}'); c.drawString(X['name'],y[0],fit(nm,'Helvetica',7,136)); c.drawString(X['start'],y[0],us(st2)); c.drawString(X['exp'],y[0],us(en))
                c.drawRightString(X['sf'],y[0],f'{areas[s]:,}'); c.drawRightString(X['mon'],y[0],m2(mon)); c.drawRightString(X['psf'],y[0],m2(mon*12/areas[s]))
                if rec: c.drawRightString(X['rec'],y[0],m2(rec))
                if stp: c.drawRightString(X['stop'],y[0],m2(stp))
                if oth: c.drawRightString(X['oth'],y[0],m2(oth))
                for k,(d,v) in enumerate(ss):
                    if k: y[0]-=9
                    c.drawString(X['cat'],y[0],'RNT'); c.drawString(X['date'],y[0],us(d)); c.drawRightString(X['amt'],y[0],m2(v)); c.drawRightString(X['fpsf'],y[0],m2(v*12/areas[s]))
                y[0]-=11
                ch=[]
                if rec: ch.append(dict(code='Cost Recovery',amount=rec))
                if oth: ch.append(dict(code='Other Income',amount=oth))
                rows.append(R(unit=f'{b}-{s}',area=areas[s],tenantName=nm,statusText='Occupied',section='Occupied Suites',contractRent=mon,leaseStartDate=iso(st2),leaseEndDate=iso(en),charges=ch,rentSteps=[dict(date=iso(d),amount=v) for d,v in ss]))
                B[0]+=areas[s];B[1]+=mon;B[2]+=rec or 0;B[3]+=oth or 0; nocc+=1
            if multi==2:
                c.setLineWidth(.3); c.line(X['sf']-38,y[0]+7,X['oth'],y[0]+7)
                c.drawRightString(X['exp']+28,y[0]-2,'Total'); c.drawRightString(X['sf'],y[0]-2,f"{sum(areas[g[0]] for g in grp):,}"); c.drawRightString(X['mon'],y[0]-2,m2(sum(g[2] for g in grp)))
                r_=sum(g[3] or 0 for g in grp); o_=sum(g[4] or 0 for g in grp)
                if r_: c.drawRightString(X['rec'],y[0]-2,m2(r_))
                if o_: c.drawRightString(X['oth'],y[0]-2,m2(o_))
                y[0]-=15
            i+=multi
        tot=B[0]+vsf
        def totals(lbl,Bx,vs,no,nv):
            need(6); y[0]-=2; c.setLineWidth(.8); c.line(228,y[0]+8,X['oth'],y[0]+8)
            t_=Bx[0]+vs
            c.setFont('Helvetica-Bold',7); c.drawString(X['unit'],y[0],lbl); c.setFont('Helvetica',7)
            for l,p,n,a in (('Occupied Sqft:',f'{Bx[0]/t_*100:.2f}%',no,Bx[0]),('Leased/Unoccupied Sqft:','0.00%',0,0),('Vacant Sqft:',f'{vs/t_*100:.2f}%',nv,vs),('Total Sqft:','',no+nv,t_)):
                c.drawRightString(228,y[0],l); c.drawRightString(258,y[0],p); c.drawRightString(300,y[0],f'{n} Units'); c.drawRightString(X['sf'],y[0],f'{a:,}')
                if l[0] in 'OT': 
                    c.drawRightString(X['mon'],y[0],m2(Bx[1])); c.drawRightString(X['rec'],y[0],m2(Bx[2])); c.drawRightString(X['oth'],y[0],m2(Bx[3]))
                y[0]-=10
            y[0]-=10
        totals(f'Total {b}:',B,vsf,len(occ),len(vac))
        for q in range(4): G[q]+=B[q]
        G[5]+=vsf
    totals('Grand Total:',G[:4],G[5],nocc,nvac)
    c.save()
    assert abs(sum(r.get('contractRent',0) for r in rows)-G[1])<.01
    save(F,'OFFICE',dict(propertyName=prop,asOnDate='2025-04-30',units=nocc+nvac,occupied=nocc,vacant=nvac,rows=rows),'MRI-style rent roll, two buildings, future increases on continuation lines',True)

# ---------- 2  Yardi tenancy schedule ----------
def d2():
    rng=random.Random(5502); N=Names(rng); asof=dt.date(2025,3,31)
    F='cedrv_TenancySchedule_Mar25.pdf'; prop='Cedar Ridge Village'
    PW,PH=landscape(legal)
    c=canvas.Canvas(f'{DOC}/{F}',pagesize=(PW,PH),invariant=1)
    cols=[('Property',28,0,'Property'),('Unit(s)',140,0,''),('Lease',180,0,''),('Lease Type',318,0,''),('Area',428,1,''),('Lease From',436,0,''),('Lease To',488,0,''),('Term',560,1,''),('Tenancy|Years',597,1,''),('Monthly|Rent',650,1,''),('Monthly|Rent/Area',692,1,''),('Annual|Rent',752,1,''),('Annual|Rent/Area',796,1,''),('Annual|Rec./Area',832,1,''),('Annual|Misc/Area',868,1,''),('Security|Deposit|Received',915,1,''),('LOC Amount/|Bank Guarantee',978,1,'')]
    pg=[0]; y=[0]
    def head():
        if pg[0]: foot(); c.showPage()
        pg[0]+=1
        c.setFont('Helvetica-Bold',11); c.drawString(28,PH-32,'Tenancy Schedule I'); c.setFont('Helvetica',8)
        c.drawString(28,PH-45,'Property: cedrv    As of Date: 03/31/2025    By Property')
        c.setFillColor(colors.HexColor('#D9E1EC')); c.rect(26,PH-86,PW-52,32,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',6.6)
        for t,x,r,_ in cols:
            l=t.split('|')
            for i,s in enumerate(l):
                yy=PH-82+8*(len(l)-1-i)
                (c.drawRightString if r else c.drawString)(x,yy,s)
        y[0]=PH-100; c.setFont('Helvetica',6.8)
    def foot():
        c.setFont('Helvetica',6.5); c.drawString(28,22,'Tuesday, April 8, 2025'); c.drawRightString(PW-28,22,f'Page {pg[0]}')
        c.setFont('Helvetica',6.8)
    head()
    rows=[]; T=[0,0.,0.]; D=0; nocc=nvac=0; vsf=0
    spec=[('101',24200,'anc'),('105',3200,0),('107',1400,0),('109',1400,'v'),('111',1600,0),('113',2100,0),('115',1200,0),('117',4800,0),('119',1400,0),('121',1400,'v'),('123',2800,0),('125',1750,0),('127',1050,0),('129',6150,0),('131',1400,0),('133',2240,'v'),('135',1980,0),('PAD-A',3850,'pad'),('PAD-B',5020,'pad'),('ATM1',0,'atm')]
    y[0]-=0
    for u,a,kind in spec:
        if kind=='v':
            if y[0]<60: head()
            vals=['Cedar Ridge Village (cedrv)',u,'VACANT','',f'{a:,.2f}','','','','','0.00','0.00','0.00','0.00','0.00','0.00','0.00','0.00']
            for (t,x,r,_),v in zip(cols,vals): (c.drawRightString if r else c.drawString)(x,y[0],v)
            c.setLineWidth(.25); c.setStrokeColor(colors.grey); c.line(26,y[0]-5,PW-26,y[0]-5); c.setStrokeColor(colors.black)
            y[0]-=17; nvac+=1; vsf+=a
            rows.append(R(unit=u,area=a,statusText='VACANT',contractRent=0,annualRent=0,deposit=0)); continue
        st,en,t=term(rng,asof,terms=(120,180) if kind in('anc','pad') else (36,60,60,84,120))
        if u=='127': st=dt.date(2017,6,1); en=dt.date(2022,5,31); t=60
        nm={'anc':'Harvest Lane Grocers #214','pad':None,'atm':'First Meridian Savings ATM'}.get(kind) or N('ret')
        if kind=='anc': psf=9.75
        elif kind=='pad': psf=rng.randrange(2600,3800,50)/100
        else: psf=rng.randrange(1600,2850,25)/100
        lt={'anc':'Retail Net - Anchor','pad':'Ground Lease','atm':'License'}.get(kind,rng.choice(['Retail Net','Retail Net','Retail Gross']))
        mon=650.0 if kind=='atm' else round(a*psf/12,2)
        dep=0 if kind in('anc','atm') else round(mon*rng.choice([1,1,1,2,0]),2); loc=25000.0 if u=='129' else 0
        net=lt in('Retail Net','Retail Net - Anchor')
        chs=[('rnt',mon)]
        if net: chs+= [('cam',round(a*3.12/12,2)),('ret',round(a*2.46/12,2)),('ins',round(a*.58/12,2))]
        if u in('105','117','129'): chs.append(('sgn',rng.choice([85.0,125.0])))
        if u=='113': chs.append(('trs',210.0))
        pct=rng.choice([.02,.025,.03])
        ss=steps(rng,st,en,asof,mon,pct,rng.choice([0,1,2,3])) if kind!='atm' and u!='127' else []
        if kind=='anc': ss=[]
        blk=18+(12+10+9*(len(ss)+1) if ss else 0)+12+10+9*len(chs)+10
        if y[0]-blk<34: head()
        recsf=0 if not a else sum(v for k,v in chs if k in('cam','ret','ins'))*12/a
        misc=0 if not a else sum(v for k,v in chs if k in('sgn','trs'))*12/a
        ty=(asof-st).days/365.25
        vals=['Cedar Ridge Village (cedrv)',u,nm,lt,f'{a:,.2f}',us0(st),us0(en),str(t),f'{ty:.2f}',m2(mon),m2(mon/a) if a else '0.00',m2(mon*12),m2(mon*12/a) if a else '0.00',m2(recsf),m2(misc),m2(dep),m2(loc)]
        for (tt,x,r,_),v in zip(cols,vals): (c.drawRightString if r else c.drawString)(x,y[0],v)
        y[0]-=12
        def sub(title,lines):
            c.setFont('Helvetica-Bold',6.4); c.drawString(180,y[0],title); hx=[(250,'Charge',0),(290,'Type',0),(390,'Area',1),(412,'From',0),(468,'To',0),(590,'Monthly Amt',1),(640,'Amt/Area',1),(700,'Annual',1),(752,'Annual/Area',1)]
            for x,s,r in hx: (c.drawRightString if r else c.drawString)(x,y[0],s)
            c.setLineWidth(.2); c.line(250,y[0]-2,752,y[0]-2)
            y[0]-=10; c.setFont('Helvetica',6.4)
            for code,fr,to,v in lines:
                for (x,s,r),q in zip(hx,[code,{'rnt':'Base Rent','cam':'Common Area Maint','ret':'Real Estate Tax','ins':'Insurance','sgn':'Signage','trs':'Trash'}[code],f'{a:,.2f}',us0(fr),us0(to),m2(v),m2(v/a) if a else '0.00',m2(v*12),m2(v*12/a) if a else '0.00']):
                    (c.drawRightString if r else c.drawString)(x,y[0],q)
                y[0]-=9
            y[0]-=1
        if ss:
            seq=[]; cs=max(d for d in [addm(st,12*k) for k in range(30)] if d<=asof)
            al=[(cs,mon)]+ss
            for i,(d,v) in enumerate(al):
                to=(al[i+1][0]-dt.timedelta(days=1)) if i+1<len(al) else en
                if i+1<len(al) or True: seq.append(('rnt',d,to,v))
            sub('Rent Steps',seq)
        cs=dt.date(2025,1,1)
        sub('Charge Schedules',[(k,max(st,cs) if k!='rnt' else (al[0][0] if ss else st),(dt.date(2025,12,31) if k!='rnt' else (ss[0][0]-dt.timedelta(days=1) if ss else en)),v) for k,v in chs])
        c.setFont('Helvetica',6.8); c.setLineWidth(.25); c.setStrokeColor(colors.grey); c.line(26,y[0]+4,PW-26,y[0]+4); c.setStrokeColor(colors.black)
        y[0]-=8
        rows.append(R(unit=u,area=a,tenantName=nm,statusText='Occupied',contractRent=mon,annualRent=round(mon*12,2),leaseStartDate=iso(st),leaseEndDate=iso(en),deposit=dep,
            charges=[dict(code=k,amount=v) for k,v in chs],rentSteps=[dict(date=iso(d),amount=v) for d,v in ss]))
        T[0]+=a;T[1]+=mon;D+=dep;nocc+=1
    if y[0]<110: head()
    c.setFont('Helvetica-Bold',6.8); c.line(26,y[0]+8,PW-26,y[0]+8)
    tot=T[0]+vsf
    for l,a,m,d in (('Total Current',T[0],T[1],D),('Total Vacant',vsf,0,0),('Grand Total',tot,T[1],D)):
        c.drawString(180,y[0],l); c.drawRightString(428,y[0],f'{a:,.2f}'); c.drawRightString(650,y[0],m2(m)); c.drawRightString(752,y[0],m2(m*12)); c.drawRightString(915,y[0],m2(d)); y[0]-=11
        
    y[0]-=8
    c.drawString(180,y[0],'Occupancy Summary'); y[0]-=11; c.setFont('Helvetica',6.8)
    for l,n,a in (('Occupied',nocc,T[0]),('Vacant',nvac,vsf),('Total',nocc+nvac,tot)):
        c.drawString(180,y[0],l); c.drawRightString(290,y[0],f'{n} units'); c.drawRightString(428,y[0],f'{a:,.2f}'); c.drawRightString(470,y[0],f'{a/tot*100:.2f} %'); y[0]-=10
    foot(); c.save()
    save(F,'RETAIL',dict(propertyName=prop,asOnDate='2025-03-31',units=nocc+nvac,occupied=nocc,vacant=nvac,rows=rows),'Yardi Commercial tenancy schedule with rent steps and charge schedules, legal landscape',True)

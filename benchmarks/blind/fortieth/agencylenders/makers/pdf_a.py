from common import *
from reportlab.lib.pagesizes import letter, legal, landscape
# ---------- 01 Voyager rent roll with lease charges
def doc01():
    r=random.Random(4001); P=People(r); asof=D(2025,3,31)
    types=[('ac1a','1x1 A',684,1265),('ac1b',"1x1 B",742,1330),('ac2a','2x2 A',1012,1610),('ac3a','3x2',1288,1945)]
    units=[]
    for b in (1,2,3,4):
        for k in range(1,13 if b<4 else 11):
            fl=(k-1)//4+1; n=(k-1)%4+1
            ty=types[[0,2,2,1][n-1]] if b!=3 else types[[3,2,2,1][n-1]]
            units.append((f'{b:02d}-{fl}{n:02d}',ty))
    special={7:'MODEL',14:'V',21:'V',30:'V',38:'V',25:'DOWN'}
    notice={3,19,33,41}; emp=11; mtm={5,28}
    fut={14:1,30:1,19:1}
    rows=[];recs=[];futs=[]
    tno=4401200
    for i,(u,ty) in enumerate(units):
        mk=ty[3]+r.choice([0,0,25,40,-15]); s=special.get(i)
        base=dict(unit=u,ty=ty[0],sf=ty[2],mk=mk)
        if s:
            nm={'MODEL':'MODEL','V':'VACANT','DOWN':'DOWN'}[s]
            recs.append(dict(base,res=nm,name=nm,ch=[],dep=0,bal=0,s=s))
        else:
            mi,ls,le=lease(r,asof)
            if i in mtm: le=D(2025,2,28); mi=D(2021,3,6)
            rent=round(mk*r.uniform(.9,1.01))
            ch=[('rent',rent)]
            if i==emp: ch.append(('empcred',-round(rent*.3)))
            elif r.random()<.14: ch.append(('conc',-r.choice([50,75,100])))
            if i in mtm: ch.append(('mtmfee',150))
            if r.random()<.3: ch.append(('petrent',r.choice([30,30,60])))
            if r.random()<.22: ch.append(('carport',45))
            ch.append(('pestctl',5)); ch.append(('trash',22.5))
            tno+=r.randint(3,41)
            b=0
            q=r.random()
            if q<.12: b=R(r.uniform(40,1900))
            elif q<.3: b=-R(r.uniform(1,160))
            recs.append(dict(base,res=f't{tno:07d}',name=P.lf(),ch=ch,dep=r.choice([250,300,300,500,0]),bal=b,mi=mi,le=le,
              mo=day(asof,r.randint(9,50)) if i in notice else None,s='N' if i in notice else 'C'))
        if i in fut:
            tno+=r.randint(3,41)
            st=D(2025,4,r.randint(4,26)); rent=mk-r.choice([0,20])
            futs.append(dict(base,res=f't{tno:07d}',name=P.lf(),ch=[('rent',rent),('pestctl',5),('trash',22.5)],dep=300,bal=r.choice([0,-300]),mi=st,le=day(addm(st,12),-1),mo=None,s='F'))
    pg=Pager(DOC+'AlderCreek_RRLC_0325.pdf',landscape(letter)); W,H=pg.W,pg.H
    X=dict(unit=26,ty=66,sf=126,res=134,name=184,mk=326,code=336,amt=412,dep=468,od=518,mi=530,le=582,mo=636,bal=764)
    y=[0]
    def head(first):
        pg.new()
        yy=H-34
        if first:
            for t,b,sz in (('Rent Roll with Lease Charges',1,11),('Alder Creek Apartments (aldcrk)',0,9),('As Of = 03/31/2025',0,8),('Month Year = 03/2025',0,8)):
                pg.t(W/2,yy,t,'Helvetica-Bold' if b else 'Helvetica',sz,'c'); yy-=12
            yy-=6
        pg.rect(24,yy-13,W-48,22,(.85,.85,.85))
        hd=[('unit','l','Unit',''),('ty','l','Unit Type',''),('sf','r','Unit','Sq Ft'),('res','l','Resident',''),('name','l','Name',''),('mk','r','Market','Rent'),('code','l','Charge','Code'),('amt','r','Amount',''),('dep','r','Resident','Deposit'),('od','r','Other','Deposit'),('mi','l','Move In',''),('le','l','Lease','Expiration'),('mo','l','Move Out',''),('bal','r','Balance','')]
        for k,al,a,b in hd:
            pg.t(X[k],yy,a,'Helvetica-Bold',7,al)
            if b: pg.t(X[k],yy-9,b,'Helvetica-Bold',7,al)
        pg.t(26,20,'Tuesday, April 01, 2025  08:52 AM','Helvetica',6.5); pg.t(W-26,20,'Page {n} of {N}','Helvetica',6.5,'r')
        y[0]=yy-25
    head(True)
    def need(h):
        if y[0]-h<34: head(False)
    def sect(t):
        need(40); pg.t(26,y[0],t,'Helvetica-Bold',7.5); y[0]-=11
    def put(d):
        need(9*(len(d['ch'])+2)+4)
        yy=y[0]
        pg.t(X['unit'],yy,d['unit']); pg.t(X['ty'],yy,d['ty']); pg.t(X['sf'],yy,m0(d['sf']),al='r')
        pg.t(X['res'],yy,d['res']); nm=pg.t(X['name'],yy,d['name'],clip=100); pg.t(X['mk'],yy,m2(d['mk']),al='r')
        pg.t(X['dep'],yy,m2(d['dep']),al='r'); pg.t(X['od'],yy,'0.00',al='r')
        for k in('mi','le','mo'):
            if d.get(k): pg.t(X[k],yy,mdy(d[k]))
        pg.t(X['bal'],yy,m2(d['bal']),al='r')
        for c,a in d['ch']:
            pg.t(X['code'],yy,c); pg.t(X['amt'],yy,m2(a),al='r'); yy-=9
        if not d['ch']: pg.t(X['amt'],yy,'0.00',al='r'); yy-=9
        pg.line(X['amt']-34,yy+7,X['amt'],yy+7,.3)
        tot=R(sum(a for _,a in d['ch']))
        pg.t(X['code'],yy-1,'Total','Helvetica-Bold',7); pg.t(X['amt'],yy-1,m2(tot),'Helvetica-Bold',7,'r')
        y[0]=yy-12
        st={'C':'Occupied','N':None,'F':'Future','V':'VACANT','MODEL':'MODEL','DOWN':'DOWN'}[d['s']]
        rows.append(T(unit=d['unit'],unitType=d['ty'],area=d['sf'],tenantName=nm if d['s'] in 'CNF' else None,statusText=st,
          section='Current/Notice/Vacant Residents' if d['s']!='F' else 'Future Residents/Applicants',marketRent=d['mk'],
          contractRent=dict(d['ch']).get('rent'),leaseEndDate=d.get('le'),moveInDate=d.get('mi'),moveOutDate=d.get('mo'),deposit=d['dep'],balance=d['bal'],
          charges=[dict(code=c,amount=a) for c,a in d['ch']],totalCharges=tot))
    def tot(lbl,L):
        need(20); yy=y[0]
        pg.line(X['mk']-46,yy+8,W-26,yy+8,.5)
        B='Helvetica-Bold'
        pg.t(X['name'],yy,lbl,B)
        pg.t(X['mk'],yy,m2(sum(d['mk'] for d in L)),B,7,'r'); pg.t(X['amt'],yy,m2(sum(a for d in L for _,a in d['ch'])),B,7,'r')
        pg.t(X['dep'],yy,m2(sum(d['dep'] for d in L)),B,7,'r'); pg.t(X['od'],yy,'0.00',B,7,'r'); pg.t(X['bal'],yy,m2(sum(d['bal'] for d in L)),B,7,'r'); y[0]-=16
    sect('Current/Notice/Vacant Residents')
    for d in recs: put(d)
    tot('Total',recs)
    sect('Future Residents/Applicants')
    for d in futs: put(d)
    tot('Total',futs)
    # summary
    need(230)
    yy=y[0]-6; B='Helvetica-Bold'
    pg.t(26,yy,'Summary Groups',B,8)
    cols=[(300,'Square','Footage'),(370,'Market','Rent'),(440,'Lease','Charges'),(510,'Security','Deposit'),(570,'# Of','Units'),(640,'% Unit','Occupancy'),(764,'','Balance')]
    for x,a,b in cols: pg.t(x,yy,a,B,7,'r'); pg.t(x,yy-8,b,B,7,'r')
    yy-=20
    occ=[d for d in recs if d['s'] in 'CN' and d['ch']]; vac=[d for d in recs if d['s']=='V']; nr=[d for d in recs if d['s'] in('MODEL','DOWN')]
    n=len(recs)
    for lbl,L,pc in (('Current/Notice/Vacant Residents',recs,1),('Future Residents/Applicants',futs,0),('Occupied Units',occ,1),('Total Non Rev Units',nr,1),('Total Vacant Units',vac,1)):
        pg.t(26,yy,lbl)
        v=[m0(sum(d['sf'] for d in L)),m2(sum(d['mk'] for d in L)),m2(sum(a for d in L for _,a in d['ch'])),m2(sum(d['dep'] for d in L)),len(L),(f'{len(L)/n*100:.2f}' if lbl not in('Current/Notice/Vacant Residents','Future Residents/Applicants') else ''),m2(sum(d['bal'] for d in L))]
        for (x,_,_),t in zip(cols,v): pg.t(x,yy,t,al='r')
        yy-=10
    yy-=14
    pg.t(26,yy,'Summary of Charges by Charge Code',B,8); pg.t(26,yy-9,'(Current/Notice Residents Only)','Helvetica-Oblique',7); yy-=22
    pg.t(26,yy,'Charge Code',B); pg.t(160,yy,'Amount',B,7,'r'); yy-=10
    S={}
    for d in recs:
        for c,a in d['ch']: S[c]=S.get(c,0)+a
    for c in sorted(S): pg.t(26,yy,c); pg.t(160,yy,m2(S[c]),al='r'); yy-=9.5
    pg.t(26,yy,'Total',B); pg.t(160,yy,m2(sum(S.values())),B,7,'r')
    pg.save()
    save('AlderCreek_RRLC_0325.pdf','MULTIFAMILY','Alder Creek Apartments','2025-03-31',n,len(occ),len(vac),rows,style='Yardi Voyager rent roll with lease charges',hard='charge lines, total line per unit, future section, non-revenue units')

# ---------- 02 OneSite rent roll detail
def doc02():
    r=random.Random(4002); P=People(r); asof=D(2025,4,30)
    fps=[('E1','S0',512,1180),('A1','A1',690,1365),('A2R','A2 Reno',735,1515),('B1','B1',1004,1720),('B2R','B2 Reno',1066,1895),('C1','C1',1310,2140)]
    units=[]
    for b in range(1,5):
        for fl in (1,2,3):
            for n in range(1,7):
                units.append((f'{b}{fl}{n:02d}',fps[(n*2+b+fl)%6] if r.random()<.2 else fps[[1,3,2,4,1,[0,5][b%2]][n-1]]))
    n=len(units)  #72
    st={}
    ids=list(range(n)); r.shuffle(ids)
    for k,c in (('Vacant',4),('Vacant-Leased',3),('Occupied-NTV',4),('Occupied-NTVL',2),('Admin/Down',2)):
        for _ in range(c): st[ids.pop()]=k
    empl=ids.pop(); pend={ids.pop(),ids.pop()}
    pg=Pager(DOC+'rent_roll_detail_04302025.pdf',landscape(legal)); W,H=pg.W,pg.H
    X=dict(unit=30,fp=70,des=112,sf=196,st=206,name=272,mi=396,ls=446,mk=546,sub=556,tc=600,lr=706,oc=766,tb=826,dep=886,bal=956)
    F='Times-Roman';B='Times-Bold'
    y=[0]
    def head():
        pg.new()
        pg.t(30,H-28,'OneSite Rents v3.0',F,8); pg.t(30,H-38,'05/02/2025   4:17:33PM',F,8)
        pg.t(W/2,H-28,'Harbor Gate Residential Services LLC - The Larkin at Mill Pond',B,11,'c'); pg.t(W/2,H-42,'RENT ROLL DETAIL',B,12,'c'); pg.t(W/2,H-55,'As of 04/30/2025',F,9,'c')
        pg.t(W-30,H-28,'Page {n} of {N}',F,8,'r'); pg.t(W-30,H-38,'mgt-521-003',F,8,'r')
        pg.t(30,H-68,'Parameters:  Properties - ALL;  Show All Unit Designations or Filter by - ALL;  Subjournals - ALL;  Exclude Formers? - Yes;  Sort by - Unit;  Report Type - Details + Summary;  Show Unit Rent as - Market + Addl.',F,7)
        yy=H-84
        pg.line(30,yy+10,W-30,yy+10,1)
    def cols():
        yy=H-86
        for k,al,a,b in (('unit','l','','Unit'),('fp','l','','Floorplan'),('des','l','Unit','Designation'),('sf','r','','SQFT'),('st','l','Unit/Lease','Status'),('name','l','','Name'),('mi','l','Move-In','Move-Out'),('ls','l','Lease Start','Lease End'),('mk','r','Market','+ Addl.'),('sub','l','Sub','Journal'),('tc','l','Trans','Code'),('lr','r','Lease','Rent'),('oc','r','Other Charges/','Credits'),('tb','r','Total','Billing'),('dep','r','Dep','On Hand'),('bal','r','','Balance')):
            if a: pg.t(X[k],yy,a,B,7.5,al)
            pg.t(X[k],yy-9,b,B,7.5,al)
        pg.line(30,yy-13,W-30,yy-13,1); y[0]=yy-25
    head(); cols(); pg.t(30,y[0]+2,'details',B,8); y[0]-=9
    rows=[]; TOT=dict(sf=0,mk=0,lr=0,oc=0,tb=0,dep=0,bal=0); SJ={}; FP={}; OC={}
    def put(u,fp,des,status,name,mi,mo,ls,le,mk,ch,dep,bal,pendg=False):
        k=max(len(ch),2)
        if y[0]-9*k<40: head(); cols()
        yy=y[0]; z=lambda x,t,yy=yy,al='l',**kw: pg.t(X[x],yy,t,F,7.5,al,**kw)
        z('unit',u); z('fp',fp[1]); z('des',des); z('sf',m0(fp[2]),al='r'); z('st',status); nm=z('name',name,clip=120) if name else None
        if mi: z('mi',mdy(mi))
        if mo: z('mi',mdy(mo),yy-9)
        if ls: z('ls',mdy(ls)); z('ls',mdy(le),yy-9)
        star=' *' if pendg else ''
        if mk is not None: z('mk',m2(mk),al='r')
        rent=None; tb=R(sum(a for _,a in ch))
        for c,a in ch:
            z('sub','RESIDENT',yy); z('tc',c,yy)
            if c=='RENT':
                rent=a; pg.t(X['lr']+(6 if star else 0),yy,m2(a)+star,F,7.5,'r'); z('oc','0.00',yy,'r')
            else:
                z('lr','0.00',yy,'r'); pg.t(X['oc']+(6 if star else 0),yy,m2(a)+star,F,7.5,'r')
            yy-=9
        if not ch: z('lr','0.00',al='r'); z('oc','0.00',al='r')
        z('tb',m2(tb)+star,al='r') if not star else pg.t(X['tb']+6,y[0],m2(tb)+star,F,7.5,'r')
        z('dep',m2(dep),al='r'); z('bal',m2(bal),al='r')
        y[0]-=9*k+5
        rows.append(T(unit=u,unitType=fp[1],area=fp[2],tenantName=nm,statusText=status,marketRent=mk,contractRent=rent if ch else 0,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tb))
        if not pendg:
            for a,b in (('sf',fp[2]),('mk',mk),('lr',rent or 0),('oc',tb-(rent or 0)),('tb',tb),('dep',dep),('bal',bal)): TOT[a]+=b
            for c,a in ch: SJ[c]=SJ.get(c,0)+a
            f=FP.setdefault(fp[1],[0,0,0,0,0]); f[0]+=1; f[1]+=fp[2]; f[2]+=mk
            if rent: f[3]+=1; f[4]+=rent
            o=OC.setdefault(status,[0,0,0]); o[0]+=1; o[1]+=mk; o[2]+=rent or 0
    for i,(u,fp) in enumerate(units):
        s=st.get(i,'Occupied'); mk=fp[3]+(25 if u[1]=='3' else 0)+r.choice([0,0,15])
        des='N/A'
        if s in('Vacant','Vacant-Leased','Admin/Down'):
            if s=='Admin/Down': des='Model/N/A' if u[1]=='1' else 'N/A'
            put(u,fp,des,s,'VACANT' if s!='Admin/Down' else ('MODEL' if des!='N/A' else 'DOWN UNIT'),None,None,None,None,mk,[],0,0)
            if s!='Admin/Down': rows[-1].pop('tenantName')
            else: rows[-1].pop('tenantName')
        else:
            mi,ls,le=lease(r,asof)
            rent=round(mk*r.uniform(.91,1.02))
            ch=[('RENT',rent)]
            if i==empl: ch.append(('EMPLCRED',-round(rent*.5)))
            elif r.random()<.12: ch.append(('CONC/SPECL',-r.choice([60,85,125])))
            if r.random()<.25: ch.append(('PET',35))
            if r.random()<.2: ch.append(('GARAGE',r.choice([125,140])))
            if r.random()<.35: ch.append(('RISKINS',14.5))
            ch.append(('VALETTRASH',30))
            b=0; q=r.random()
            if q<.1: b=R(r.uniform(25,2400))
            elif q<.25: b=-R(r.uniform(.5,240))
            mo=day(asof,r.randint(4,55)) if 'NTV' in s else None
            put(u,fp,des,s,P.lf(),mi,mo,ls,le,mk,ch,r.choice([0,150,150,300,500]),b)
        if s in('Vacant-Leased','Occupied-NTVL'):
            stt=day(asof,r.randint(60,75) if s!='Vacant-Leased' else r.randint(3,25))
            put(u,fp,'N/A','Applicant',P.lf(),stt,None,stt,day(addm(stt,13),-1),None,[('RENT',mk-10),('VALETTRASH',30)],r.choice([150,300]),0,True)
    if y[0]<70: head(); cols()
    yy=y[0]-2; pg.line(30,yy+9,W-30,yy+9,.8)
    pg.t(30,yy,'Totals:',B,8)
    for k,v in (('sf',m0(TOT['sf'])),('mk',m2(TOT['mk'])),('lr',m2(TOT['lr'])),('oc',m2(TOT['oc'])),('tb',m2(TOT['tb'])),('dep',m2(TOT['dep'])),('bal',m2(TOT['bal']))): pg.t(X[k],yy,v,B,7,'r')
    pg.t(30,yy-18,'* Indicates amounts not included in detail totals',F,7.5)
    head(); yy=H-90
    pg.t(30,yy,'Amt / SQFT: Market = %s SQFT; Leased = %s SQFT'%(m0(TOT['sf']),m0(sum(x['area'] for x in rows if x['statusText'].startswith('Occ')))),B,8); yy-=20
    cx=[150,240,350,450,550]
    for x,a in zip([30]+cx,['Floorplan','# Units','Average SQFT','Average Market + Addl.','Units Occupied','Average Leased']): pg.t(x,yy,a,B,8,'r' if x>30 else 'l')
    yy-=4; pg.line(30,yy,550,yy); yy-=11
    for f in sorted(FP):
        q=FP[f]; pg.t(30,yy,f,F,8)
        for x,v in zip(cx,[q[0],m0(q[1]/q[0]),m2(q[2]/q[0]),q[3],m2(q[4]/q[3]) if q[3] else '0.00']): pg.t(x,yy,v,F,8,'r')
        yy-=10
    yy-=16; pg.t(30,yy,'occupancy and rents summary for current date',B,8.5); yy-=14
    for x,a in zip([30,200,300,400],['Unit Status','Market + Addl.','# Units','Leased Rent']): pg.t(x,yy,a,B,8,'r' if x>30 else 'l')
    yy-=12
    for s,lab in (('Occupied','Occupied, no NTV'),('Occupied-NTV','Occupied, NTV'),('Occupied-NTVL','Occupied NTV Leased'),('Vacant-Leased','Vacant Leased'),('Admin/Down','Admin/Down'),('Vacant','Vacant Not Leased')):
        o=OC[s]; pg.t(30,yy,lab,F,8)
        for x,v in zip([200,300,400],[m2(o[1]),o[0],m2(o[2])]): pg.t(x,yy,v,F,8,'r')
        yy-=10
    pg.line(30,yy+8,400,yy+8); yy-=2; pg.t(30,yy,'Totals:',B,8)
    for x,v in zip([200,300,400],[m2(TOT['mk']),n,m2(TOT['lr'])]): pg.t(x,yy,v,B,8,'r')
    yy-=26; pg.t(30,yy,'summary billing by transaction code for current date',B,8.5); yy-=14
    for c in sorted(SJ): pg.t(30,yy,c,F,8); pg.t(200,yy,m2(SJ[c]),F,8,'r'); yy-=10
    pg.line(30,yy+8,200,yy+8); yy-=2; pg.t(30,yy,'Total:',B,8); pg.t(200,yy,m2(sum(SJ.values())),B,8,'r')
    pg.save()
    occ=sum(OC[s][0] for s in OC if s.startswith('Occ')); vac=OC['Vacant'][0]+OC['Vacant-Leased'][0]
    save('rent_roll_detail_04302025.pdf','MULTIFAMILY','The Larkin at Mill Pond','2025-04-30',n,occ,vac,rows,style='RealPage OneSite rent roll detail, legal landscape',hard='two dates per cell, charge lines in two columns, applicant rows starred and outside totals')
doc01(); doc02()

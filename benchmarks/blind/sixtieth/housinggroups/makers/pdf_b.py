from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib.colors import HexColor
from collections import OrderedDict

# ---------------------------------------------------------------- P4 senior living
def p4():
    r=random.Random(6004); N=Names(r); f='Briarhollow_SeniorLiving_Census_RentRoll_Aug2025.pdf'; W,H=landscape(letter); c=canvas.Canvas(path(f),pagesize=(W,H)); asof=D(2025,8,31)
    plum=HexColor('#5a2a52'); st={'p':0,'y':0}
    C=[('Apt',36,0),('Style',70,0),('SF',158,1),('Resident(s)',166,0),('Payor',306,0),('Care\nLevel',342,0),('Admit\nDate',376,0),('Street\nRate',470,1),('Room\nRate',520,1),('Care\nFee',566,1),('2nd Pers.\nFee',612,1),('Other',652,1),('Total\nMonthly',706,1),('Comm.\nFee Dep.',756,1)]
    def head():
        st['p']+=1; c.setFillColor(plum); c.setFont('Times-Bold',15); c.drawString(36,H-40,'Briarhollow Senior Living'); c.setFont('Times-Italic',10); c.drawString(36,H-54,'Resident census and rent roll, month ended August 31, 2025')
        c.setFont('Times-Roman',8); c.drawRightString(W-36,H-40,'Page %d of 2'%st['p'])
        c.setFont('Times-Bold',6.5); c.setFillGray(.35); c.drawCentredString(614,H-68,'— — — — — — — — Monthly charges to resident — — — — — — — —'); 
        c.setFillColor(plum); c.rect(34,H-96,W-68,24,stroke=0,fill=1); c.setFillGray(1); c.setFont('Times-Bold',8)
        for t,x,ra in C:
            ls=t.split('\n')
            for i,l in enumerate(ls): (c.drawRightString if ra else c.drawString)(x,H-92+9*(len(ls)-1-i),l)
        c.setFillGray(0); st['y']=H-110
    def put(v,b=False,it=False):
        c.setFont('Times-Bold' if b else 'Times-Italic' if it else 'Times-Roman',8.5)
        for (t,x,ra),s in zip(C,v):
            if s not in(None,''): (c.drawRightString if ra else c.drawString)(x,st['y'],s)
    head(); rows=[]; G=[0]*8; summ=[]
    secs=[('Independent Living',[('IL-%d'%(10+i),['Cottage 2BR','Garden 1BR','Garden 1BR','Garden 2BR'][i%4]) for i in range(12)]),
          ('Assisted Living',[('%d'%(200+i),['Studio','Studio Dlx','One Bedroom'][i%3]) for i in range(1,16)]),
          ('Memory Care',[('MC%d%s'%(i,b),'Semi-private' if b else 'Private') for i in range(1,9) for b in (['A','B'] if i>4 else [''])])]
    rate={'Cottage 2BR':(1180,5150),'Garden 1BR':(720,3795),'Garden 2BR':(940,4480),'Studio':(385,4350),'Studio Dlx':(440,4675),'One Bedroom':(590,5425),'Private':(310,6950),'Semi-private':(188,5250)}
    k=0
    for sn,us_ in secs:
        if st['y']<90: c.showPage(); head()
        c.setFillColor(plum); c.setFont('Times-BoldItalic',10.5); c.drawString(36,st['y'],sn); c.setFillGray(0); st['y']-=14; S=[0]*8; no=0; nv=0
        for u,t in us_:
            k+=1; sf,mk=rate[t]; S[0]+=mk; base=dict(unit=u,unitType=t,area=sf,section=sn,marketRent=float(mk))
            if st['y']<44: c.showPage(); head()
            if u in ('IL-15','204','211','MC6B','MC2'):
                w='Vacant'; 
                if u=='211': w='Vacant - reserved 9/12'
                put([u,t,str(sf),w,'','','',format(mk,',')],it=True); st['y']-=12.5; nv+=1
                rows.append(row(**base,statusText=w)); continue
            if u in('213',):
                put([u,t,str(sf),'Guest suite / model','','','',format(mk,',')],it=True); st['y']-=12.5
                rows.append(row(**base,statusText='Guest suite / model')); continue
            no+=1; fn,ln=N.pair(); two=(sn=='Independent Living' and k%4==1) or u in('203','206'); nm='%s, %s'%(ln,fn)
            if two: nm+=' & '+r.choice(FIRST)
            payor='PP' if r.random()<.75 else 'LTC' if sn!='Assisted Living' else r.choice(['LTC','MCD']); 
            if sn=='Independent Living': payor='PP'
            lv='' if sn=='Independent Living' else str(r.randint(1,4)) if sn[0]=='A' else r.choice(['MC-1','MC-2'])
            fee={'':0,'1':450,'2':875,'3':1390,'4':1940,'MC-1':650,'MC-2':1300}[lv]
            rr=mk-r.choice([0,0,125,240,310]) if payor!='MCD' else 2890; sp=(895 if sn[0]=='I' else 1150) if two else 0; ot=r.choice([0,0,0,35,60,95]); tot=rr+fee+sp+ot
            ad=D(r.randint(2019,2025),r.randint(1,8),r.randint(1,28)); dep=r.choice([0,1500,2500,3500])
            z=lambda x: format(x,',') if x else ''
            put([u,t,str(sf),nm,payor,lv,ad.strftime('%b %d, %Y') if False else us2(ad),format(mk,','),format(rr,','),z(fee),z(sp),z(ot),format(tot,','),z(dep)]); st['y']-=12.5
            for i,v in enumerate([rr,fee,sp,ot,tot,dep]): S[i+1]+=v
            ch=[dict(code=a,amount=float(v)) for a,v in (('Care Fee',fee),('2nd Pers. Fee',sp),('Other',ot)) if v]
            rows.append(row(**base,tenantName=nm,statusText='Occupied',moveInDate=iso(ad),contractRent=float(rr),charges=ch or None,totalCharges=float(tot),deposit=float(dep) if dep else None))
        c.setLineWidth(.5); c.line(420,st['y']+9,W-36,st['y']+9); 
        put(['','','','%s subtotal   %d of %d occupied'%(sn,no,len(us_)),'','','']+[format(x,',') if x else '' for x in S[:7]],b=True); st['y']-=20; summ.append((sn,len(us_),no,nv,S))
        for i in range(8): G[i]+=S[i]
    if st['y']<150: c.showPage(); head()
    c.line(36,st['y']+11,W-36,st['y']+11); put(['','','','Community total','','','']+['$'+format(x,',') if i in(0,5) else format(x,',') for i,x in enumerate(G[:7])],b=True); st['y']-=28
    c.setFont('Times-Bold',9); c.drawString(60,st['y'],'Census recap'); 
    for x,t in zip((260,320,380,450,540),('Units/beds','Occupied','Vacant','Non-revenue','Room rate + care')): c.drawRightString(x,st['y'],t)
    st['y']-=12; c.setFont('Times-Roman',9); tt=[0]*5
    for n,a,b,v,S in summ+[None]*0:
        vals=[a,b,v,a-b-v,S[1]+S[2]]; tt=[p+q for p,q in zip(tt,vals)]
        c.drawString(60,st['y'],n)
        for x,t in zip((260,320,380,450,540),vals): c.drawRightString(x,st['y'],format(t,','))
        st['y']-=11
    c.setFont('Times-Bold',9); c.drawString(60,st['y'],'All')
    for x,t in zip((260,320,380,450,540),tt): c.drawRightString(x,st['y'],format(t,','))
    st['y']-=22; c.setFont('Times-Italic',8); c.drawString(60,st['y'],'PP private pay, LTC long-term care insurance, MCD Medicaid waiver (room rate per state schedule). Care levels reassessed quarterly.'); c.save()
    save(f,rows,'Briarhollow Senior Living',iso(asof),tt[0],tt[1],tt[2],'SENIOR_HOUSING','conversion consultant D','census roll, sections by level of living, care fee columns under a grouped header, two residents in one name, census recap',False)

# ---------------------------------------------------------------- P5 DOS manufactured housing
def p5():
    r=random.Random(6005); N=Names(r); f='COTTNWD_LOTROLL.pdf'; W,H=792,612; c=canvas.Canvas(path(f),pagesize=(W,H)); asof=D(2024,12,31)
    lines=[]; rows=[]; T=[0]*7
    page=['']; 
    hdr=['RUN DATE 01/03/25  TIME 09:41                     COTTONWOOD FLATS MOBILE HOME COMMUNITY                                PAGE %3d',
         'PROG RR410                                   LOT RENT ROLL BY LOT AS OF 12/31/24','',
         'LOT  HM  SITE    RESIDENT NAME            MOVED    RATE     %8s %8s %8s %8s %8s %8s %9s %9s'%('LOT','HOME','WATER','TRASH','CABLE','TOTAL','SECURITY','BALANCE'),
         'NO.  OWN SIZE                             IN       EFF DT   %8s %8s %8s %8s %8s %8s %9s %9s'%('RENT','RENT','SEWER','','','CHGS','DEPOSIT','DUE'),
         '-'*135]
    body=[]
    cnt=dict(occ=0,vac=0,toh=0,poh=0,abn=0); n=118; k=0; vact=0; planted=None
    for i in range(1,n+1):
        k+=1; lot='%03d'%i if i not in (47,) else '047'; dw=(i%5==0); size='DBL 50' if dw else 'SGL 40'; lr=465.0 if dw else 420.0
        base=dict(unit=lot,unitType=size)
        if i in (9,23,24,58,77,101,102,116):
            own='--'; nm='*** VACANT LOT ***'; cnt['vac']+=1
            body.append('%-4s %-3s %-7s %-24s'%(lot,own,size,nm)); rows.append(row(**base,statusText='VACANT LOT')); continue
        if i in (35,88):
            cnt['vac']+=1; body.append('%-4s %-3s %-7s %-24s'%(lot,'P',size,'*** VACANT HOME ***')); rows.append(row(**base,statusText='VACANT HOME')); continue
        nm=N.lf().upper(); own='P' if i%6==1 else 'R'; 
        if own=='P': cnt['poh']+=1
        else: cnt['toh']+=1
        cnt['occ']+=1
        mi=D(r.randint(1994,2024),r.randint(1,12),r.randint(1,28)); ef=D(2024,r.choice([1,3,7]),1)
        if ef<mi: ef=mi.replace(day=1)
        lr-=r.choice([0,0,0,0,20,35]); hr=float(r.choice([310,345,375])) if own=='P' else 0.0; wa=round(r.uniform(18,64),2); tr=14.5; ca=r.choice([0,0,29.95]); tot=round(lr+hr+wa+tr+ca,2)
        dep=r.choice([0.0,200.0,250.0,420.0]); bal=round(r.choice([0,0,0,0,0,-12.4,tot,r.uniform(3,220)]),2)
        for j,v in enumerate([lr,hr,wa,tr,ca,tot,bal]): T[j]=round(T[j]+v,2)
        pr=lr
        if i==64: pr=lr+100; assert pr!=lr   # planted: one digit of the printed lot rent changed
        z=lambda v:'%8.2f'%v if v else '%8s'%''
        bs='%10s'%(('%.2f-'%-bal) if bal<0 else '%.2f '%bal)
        body.append('%-4s %-3s %-7s %-24s %s %s %8.2f %s %s %s %s %8.2f %9.2f %s'%(lot,own,size,nm[:24],us2(mi),us2(ef),pr,z(hr),z(wa),z(tr),z(ca),tot,dep,bs))
        ch=[dict(code='LOT RENT',amount=pr)]+[dict(code=a,amount=v) for a,v in (('HOME RENT',hr),('WATER SEWER',wa),('TRASH',tr),('CABLE',ca)) if v]
        rows.append(row(**base,tenantName=nm[:24],statusText='Occupied',moveInDate=iso(mi),contractRent=pr,charges=ch,totalCharges=tot,deposit=dep,balance=bal))
        T.append(dep)
        if i==64: planted=dict(what='lot 064: printed lot rent %.2f, truly %.2f (line and column totals tie to the true one)'%(pr,lr),kind='digit_changed')
    deps=sum(T[7:])
    tail=['-'*135,'%-42s%17s %8s %8s %8s %8s %8s %9s %9s %9s'%('*** PARK TOTALS ***','',*[('%.2f'%x) for x in T[:6]],'%.2f'%deps,'%.2f'%T[6]),
      '','LOTS OCCUPIED  RESIDENT OWNED HOME (R) . . . %4d'%cnt['toh'],'LOTS OCCUPIED  PARK OWNED HOME (P)     . . . %4d'%cnt['poh'],'LOTS VACANT    . . . . . . . . . . . . . . . %4d'%cnt['vac'],'TOTAL LOTS . . . . . . . . . . . . . . . . . %4d'%n,'OCCUPANCY PCT  . . . . . . . . . . . . . . .  %.1f'%(100*cnt['occ']/n),'','*** END OF REPORT ***']
    per=46; chunks=[body[i:i+per] for i in range(0,len(body),per)]
    if len(chunks[-1])+len(tail)>per: chunks.append([])
    chunks[-1]=chunks[-1]+tail
    for p,ch in enumerate(chunks):
        c.setFont('Courier',9.0 if False else 8.9)
        y=H-30
        for l in [hdr[0]%(p+1)]+hdr[1:]+ch: c.drawString(30,y,l); y-=10.4
        c.showPage()
    c.save()
    save(f,rows,'COTTONWOOD FLATS MOBILE HOME COMMUNITY',iso(asof),n,cnt['occ'],cnt['vac'],'MANUFACTURED_HOUSING','conversion consultant E','DOS fixed pitch lot roll, trailing minus, blank zeros, park- and resident-owned homes, 118 lots',True,planted=planted)

# ---------------------------------------------------------------- P6 scattered houses (AppFolio-like)
def p6():
    r=random.Random(6006); N=Names(r); f='rent_roll-20250714.pdf'; W,H=landscape(letter); c=canvas.Canvas(path(f),pagesize=(W,H)); asof=D(2025,7,14); st={'p':0,'y':0}
    C=[('Unit',36,0),('BD/BA',124,0),('Tenant',160,0),('Status',290,0),('Sqft',392,1),('Market Rent',452,1),('Rent',508,1),('Deposit',562,1),('Lease From',570,0),('Lease To',622,0),('Move-in',671,0),('Past Due',W-36,1)]
    def head():
        st['p']+=1; y=H-40
        if st['p']==1:
            c.setFont('Helvetica-Bold',16); c.drawString(36,y,'Rent Roll'); c.setFont('Helvetica',8); 
            for l in ('Properties: Owned By: Fernhill Homes Fund II, LLC','Units: Active','As of: 07/14/2025','Include Non-Revenue Units: No'): y-=11; c.drawString(36,y,l)
            y-=20
        c.setFont('Helvetica-Bold',8)
        for t,x,ra in C: (c.drawRightString if ra else c.drawString)(x,y,t)
        c.setLineWidth(1); c.line(36,y-4,W-36,y-4); st['y']=y-18
    def foot(): c.setFont('Helvetica',7); c.drawString(36,22,'Created on 07/14/2025'); c.drawRightString(W-36,22,'Page %d'%st['p'])
    def need(n):
        if st['y']-n<40: foot(); c.showPage(); head()
    def put(v,b=0):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
        for (t,x,ra),s in zip(C,v):
            if s: (c.drawRightString if ra else c.drawString)(x,st['y'],s)
    head(); rows=[]; G=[0,0,0,0,0]; no=nu=0
    P=[('1418 Alder Spring Ln','Maricton, TX 75990',[('','3/2.00',1520,1895)]),('22 Quarry Bend Rd','Maricton, TX 75990',[('A','2/1.00',905,1245),('B','2/1.00',905,1245)]),
       ('307 Wrenfield Ct','Maricton, TX 75991',[('','4/2.50',2160,2350)]),('3115 Old Ferry Pike','Suttlers Mill, TX 75987',[('1','2/1.00',840,1095),('2','2/1.00',840,1095),('3','1/1.00',610,875),('Garage','--/--',None,150)]),
       ('514 Cassava St','Suttlers Mill, TX 75987',[('','3/1.50',1288,1650)]),('518 Cassava St','Suttlers Mill, TX 75987',[('','3/2.00',1344,1695)]),('7 Pelham Knoll','Maricton, TX 75990',[('Main','3/2.00',1710,1980),('Cottage','1/1.00',480,795)]),
       ('840 E Tarrow Ave','Maricton, TX 75992',[('','3/2.00',1475,1820)]),('842 E Tarrow Ave','Maricton, TX 75992',[('Upper','2/1.00',980,1290),('Lower','2/1.00',1010,1310)]),('9026 Brindle Creek Dr','Northlake Crossing, TX 75983',[('','4/3.00',2440,2575)]),
       ('9104 Brindle Creek Dr','Northlake Crossing, TX 75983',[('','4/2.00',2208,2425)]),('66 Station Loop','Northlake Crossing, TX 75983',[('A','3/2.00',1390,1725),('B','3/2.00',1390,1725)]),('2 Kestrel Way','Maricton, TX 75991',[('','2/2.00',1116,1495)])]
    st_={('307 Wrenfield Ct',''):'Vacant-Unrented',('3115 Old Ferry Pike','3'):'Vacant-Rented',('66 Station Loop','B'):'Notice-Unrented',('518 Cassava St',''):'Evict',('842 E Tarrow Ave','Lower'):'Notice-Rented',('7 Pelham Knoll','Cottage'):'Vacant-Unrented'}
    for ad,ci,us_ in P:
        need(20+15*len(us_)+24); full='%s - %s %s'%(ad,ad,ci); c.setFillGray(.93); c.rect(36,st['y']-4,W-72,13,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8); c.drawString(38,st['y'],full); st['y']-=15; S=[0,0,0,0]; o=0
        for u,bb,sf,mk in us_:
            s=st_.get((ad,u),'Current'); nu+=1; un=u or ad; base=dict(unit=un,building=None,propertyName=full,area=sf,unitType=bb if bb!='--/--' else None,marketRent=float(mk),statusText=s)
            S[0]+=mk
            if s.startswith('Vacant'):
                put([un,bb,'',s,format(sf,',') if sf else '',m2(mk),'','','','','','']); rows.append(row(**base))
            else:
                n=N.fl(); ls=D(2024,8,1) if r.random()<.2 else addm(D(2024,9,1),r.randint(0,10)); le=addm(ls,12)-dt.timedelta(days=1); mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,4)); mtm=r.random()<.15 and s=='Current'
                rent=float(mk-r.choice([0,20,45,80,100])); dep=float(r.choice([rent,rent,1000,mk])); due=round(r.choice([0,0,0,0,rent,r.uniform(20,300)]),2)
                if s=='Evict': due=rent*2+75
                if u=='Garage': dep=0.0
                put([un,bb,n,s,format(sf,',') if sf else '',m2(mk),m2(rent),m2(dep),us(ls),'' if mtm else us(le),us(mi),m2(due)]); o+=1; no+=1
                for j,v in enumerate((rent,dep,due)): S[j+1]+=v
                rows.append(row(**base,tenantName=n,contractRent=rent,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=None if mtm else iso(le),moveInDate=iso(mi),balance=due))
            st['y']-=13
        c.setLineWidth(.4); c.line(290,st['y']+9,W-36,st['y']+9); sq=sum(x[2] or 0 for x in us_)
        put(['%d Unit%s'%(len(us_),'s' if len(us_)>1 else ''),'','','%.1f%% Occupied'%(100*o/len(us_)),format(sq,','),m2(S[0]),m2(S[1]),m2(S[2]),'','','',m2(S[3])],1); st['y']-=20
        for j in range(4): G[j]+=S[j]
        G[4]+=sq
    need(30); c.setLineWidth(1); c.line(36,st['y']+10,W-36,st['y']+10); put(['Total %d Units'%nu,'','','%.1f%% Occupied'%(100*no/nu),format(G[4],','),m2(G[0]),m2(G[1]),m2(G[2]),'','','',m2(G[3])],1); foot(); c.save()
    save(f,rows,None,iso(asof),nu,no,nu-no,'SINGLE_FAMILY_RENTAL','conversion consultant F','AppFolio-like roll grouped by address, house number as unit, duplex halves, a garage, subtotal per address',False)

# ---------------------------------------------------------------- P7 military housing (Access report)
def p7():
    r=random.Random(6007); N=Names(r); f='FortGarrick_PrivHousing_rptOccRoll.pdf'; W,H=letter; c=canvas.Canvas(path(f),pagesize=letter); asof=D(2025,6,1); st={'p':0,'y':0}
    navy=HexColor('#000080')
    def head():
        st['p']+=1; c.setFillColor(navy); c.setFont('Times-BoldItalic',18); c.drawString(40,H-50,'rptOccupancyRoll' if False else 'Occupancy and Rent Roll'); c.setFont('Times-Roman',9); c.drawString(40,H-64,'Fort Garrick Family Housing   -   as of 01-Jun-2025'); c.setLineWidth(2); c.setStrokeColor(navy); c.line(40,H-70,W-40,H-70)
        y=H-82; c.setFont('Times-Bold',8)
        for x,t,ra in ((40,'Home No.',0),(96,'Street Address',0),(250,'Type',0),(330,'Sq Ft',1),(340,'Occupant / Status',0),(500,'Category',0)): (c.drawRightString if ra else c.drawString)(x,y,t)
        c.setFont('Times-BoldItalic',7.5)
        for x,t,ra in ((96,'Occ. Date',0),(160,'Agrmt End',0),(290,'BAH / Mkt Rate',1),(350,'Rent Due',1),(410,'Util. Over',1),(460,'Pet',1),(W-40,'Total Billed',1)): (c.drawRightString if ra else c.drawString)(x,y-11,t)
        c.setLineWidth(.6); c.line(40,y-15,W-40,y-15); c.setFillGray(0); c.setStrokeGray(0); st['y']=y-28
    def foot(): c.setFont('Times-Italic',8); c.setFillColor(navy); c.drawString(40,26,'Monday, June 02, 2025'); c.drawRightString(W-40,26,'Page %d of 3'%st['p']); c.setFillGray(0)
    def need(n):
        if st['y']-n<44: foot(); c.showPage(); head()
    head(); rows=[]; G=[0]*5; cat={}; tot=occ=vac=down=0
    nb=[('Cavalry Heights','Sabre Loop',1201,['3BR Twnh','4BR Twnh'],14),('Quartermaster Row','Quartermaster Row',1,['Historic 4BR'],6),('Bugle Meadows','Reveille Ct',420,['2BR Duplex','3BR Duplex'],16)]
    bah={'2BR Duplex':(1010,1644),'3BR Twnh':(1340,1803),'4BR Twnh':(1620,2067),'3BR Duplex':(1390,1839),'Historic 4BR':(2950,2718)}
    k=0
    for nm_,stn,n0,ty,cntn in nb:
        need(70); c.setFillColor(navy); c.setFont('Times-Bold',11); c.drawString(40,st['y'],'Neighborhood:  '+nm_); c.setFillGray(0); st['y']-=15; S=[0]*5; o=0
        for i in range(cntn):
            k+=1; t=ty[i%len(ty)]; sf,b=bah[t]; u='%s%03d'%(nm_[0],i+1) ; addr='%d %s'%(n0+(i//1)*(2 if n0>1 else 1),stn); tot+=1
            if 'Duplex' in t: addr='%d%s %s'%(n0+(i//2)*2,'AB'[i%2],stn)
            need(40); y=st['y']; c.setFont('Times-Bold',9); c.drawString(40,y,u); c.setFont('Times-Roman',9); c.drawString(96,y,addr); c.drawString(250,y,t); c.drawRightString(330,y,format(sf,','))
            base=dict(unit=u,building=nm_,unitType=t,area=sf)
            if k in (5,12,27,33):
                w='VACANT - Ready' if k!=12 else 'VACANT - Make ready'; c.drawString(340,y,w); c.setFont('Times-Roman',8.5); c.drawRightString(290,y-11,m2(b)); vac+=1; S[0]+=b; st['y']-=28
                rows.append(row(**base,statusText=w,marketRent=float(b))); continue
            if k in (18,30):
                w='DOWN - Renovation' if k==30 else 'DOWN - Water damage'; c.drawString(340,y,w); c.setFont('Times-Italic',8); c.drawString(96,y-11,'Off line since %s; not in occupancy.'%('14-Apr-2025' if k==30 else '02-May-2025')); down+=1; st['y']-=28
                rows.append(row(**base,statusText=w)); continue
            ca=r.choices(['Active Duty','Active Duty','Active Duty','Retiree','DoD Civilian','General Public'],k=1)[0] if nm_!='Quartermaster Row' else 'Active Duty'
            n=N.lf(); rk={'Cavalry Heights':['SSG','SFC','SGT'],'Quartermaster Row':['COL','LTC'],'Bugle Meadows':['SPC','SGT','CPL']}[nm_]
            disp=n+(' (%s)'%r.choice(rk) if ca=='Active Duty' else ''); rate=float(b); rent=rate if ca=='Active Duty' else rate-r.choice([50,100,125]); uo=round(r.choice([0,0,0,r.uniform(4,60),-r.uniform(3,30)]),2); pet=r.choice([0,0,25.0,50.0]); tb=round(rent+uo+pet,2)
            od=D(r.randint(2021,2025),r.randint(1,5),r.randint(1,28)); le=addm(od,12*(2026-od.year))-dt.timedelta(days=1) if ca!='Active Duty' or r.random()<.5 else None
            c.drawString(340,y,disp); c.drawString(500,y,ca); c.setFont('Times-Roman',8.5); c.drawString(96,y-11,od.strftime('%d-%b-%Y')); c.drawString(160,y-11,le.strftime('%d-%b-%Y') if le else 'MTM')
            c.drawRightString(290,y-11,m2(rate)); c.drawRightString(350,y-11,m2(rent)); c.drawRightString(410,y-11,par(uo)); c.drawRightString(460,y-11,m2(pet)); c.drawRightString(W-40,y-11,m2(tb))
            extra=0
            if k in (3,22):
                c.setFont('Times-Italic',8); c.drawString(96,y-21,'Note: PCS orders, notice given; expected move-out %s'%('20-Jun-2025' if k==3 else '11-Jul-2025')); extra=10
            st['y']-=28+extra
            for j,v in enumerate((rate,rent,uo,pet,tb)): S[j]+=v
            o+=1; occ+=1; x=cat.setdefault(ca,[0,0]); x[0]+=1; x[1]+=rent
            rows.append(row(**base,tenantName=disp,statusText='Occupied',moveInDate=iso(od),leaseEndDate=iso(le) if le else 'MTM',marketRent=rate,contractRent=rent,charges=[dict(code='Util. Over',amount=uo),dict(code='Pet',amount=pet)],totalCharges=tb,moveOutDate={3:'2025-06-20',22:'2025-07-11'}.get(k)))
        need(30); c.setStrokeColor(navy); c.line(200,st['y']+10,W-40,st['y']+10); c.setFont('Times-BoldItalic',9); y=st['y']; c.drawString(40,y,'%s: %d homes, %d occupied'%(nm_,cntn,o))
        for x,v in zip((290,350,410,460,W-40),S): c.drawRightString(x,y,par(round(v,2)))
        st['y']-=24
        for j in range(5): G[j]+=S[j]
    need(120); y=st['y']; c.setLineWidth(1.5); c.line(40,y+12,W-40,y+12); c.setFont('Times-Bold',9.5); c.drawString(40,y,'Grand Total: %d homes'%tot)
    for x,v in zip((290,350,410,460,W-40),G): c.drawRightString(x,y,par(round(v,2)))
    y-=28; c.drawString(40,y,'Homes occupied %d     Vacant %d     Down %d'%(occ,vac,down)); y-=18; c.drawString(40,y,'By category'); c.setFont('Times-Roman',9)
    for a in sorted(cat): y-=12; c.drawString(52,y,a); c.drawRightString(180,y,str(cat[a][0])); c.drawRightString(270,y,m2(cat[a][1]))
    foot(); c.save(); print('p7 pages',st['p'])
    save(f,rows,'Fort Garrick Family Housing',iso(asof),tot,occ,vac,'MULTIFAMILY','conversion consultant G','Access report, two- and three-line records, neighborhoods, down homes, BAH, category recap',True)
if __name__=='__main__':
    p4();p5();p6();p7()

from common import *
from reportlab.lib.pagesizes import letter,landscape,legal
# ---------- 1 Yardi Voyager commercial rent roll, shopping center
def doc1():
    R=rng('d1'); F='4410_kestrel_RentRoll_Commercial.pdf'; asof=D(2025,6,30)
    names=["Harvest Lane Grocers","Dollar Orchard #2281","Pinebrook Physical Therapy","Lumen Nail & Spa","Tallgrass Vision Care","Bluefin Poke House","Copper Kettle Coffee","Mattress Meridian","Ridgeway Dental PLLC","Fable Books & Games","Cinder Pizza Co.","StrideRight Outfitters","Northlake Credit Union","Sunny Paws Veterinary","Velvet Threads Tailoring","Fit Forge 24/7","Golden Wok Express","Wireless Depot","Juniper Salon Suites","Mesa Urgent Care, P.A.","Kids Kingdom Learning Ctr","Petal & Stem Florist","Brightway Tax Service","Old Town Liquors"]
    units=[("100",42500),("102",9800),("104",2400),("106",1200),("108",1850),("110",1400),("112, 113",3600),("114",5200),("116",2100),("118",1750),("120",2050),("122",6400),("124",2800),("126",1950),("128",1100),("130",1325),("132",14800),("134",1500),("136",4350),("138",3250),("140",7150),("142",975),("144",1180),("146",2600),("148",1600),("150",1225),("PAD-1",4100)]
    vac={"118","148","PAD-1","142"}
    p=PG(F,landscape(letter)); rows=[]
    X=[('Unit(s)',26,'l'),('Lease',66,'l'),('Lease Type',158,'l'),('Area',240,'r'),('Lease From',246,'l'),('Lease To',290,'l'),('Term',350,'r'),('Tenancy|Years',381,'r'),('Monthly|Rent',430,'r'),('Monthly|Rent/Area',464,'r'),('Annual|Rent',518,'r'),('Annual|Rent/Area',553,'r'),('Annual|Rec./Area',588,'r'),('Annual|Misc/Area',622,'r'),('Security|Deposit|Received',672,'r'),('LOC Amount/|Bank Guarantee',742,'r')]
    def head():
        p.t(26,32,'Rent Roll',f='Helvetica-Bold',z=13); p.t(26,45,'Property: 4410   As of Date: 06/30/2025   By Property',z=8)
        for h,x,a in X:
            L=h.split('|')
            for i,s in enumerate(L): p.t(x,66+8*(3-len(L)+i),s,a,'Helvetica-Bold',6.5)
        p.line(24,87,768,.8)
        p.t(396,596,f'Page {p.n}','c',z=6.5); p.t(768,596,'7/2/2025 8:14 AM','r',z=6.5); p.t(26,596,'Aldergate Realty Trust - voyager7s',z=6.5)
        return 99
    y=head()
    p.t(26,y,'4410 - Kestrel Crossing',f='Helvetica-Bold',z=7.5); y+=12
    p.t(26,y,'Current Leases',f='Helvetica-Oblique',z=7); y+=12
    it=iter(names); tot=[0]*5; occA=vacA=0; nocc=nvac=0
    def line(vals,y,bold=False):
        for (h,x,a),v in zip(X,vals): p.t(x,y,v,a,'Helvetica-Bold' if bold else 'Helvetica',6.6,88 if h=='Lease' else (56 if h=='Lease Type' else None))
    for u,a in units:
        if y>565: p.next(); y=head()
        if u in vac:
            line([u,'VACANT','',m2(a),'','','','','0.00','0.00','0.00','0.00','0.00','0.00','0.00','0.00'],y)
            rows.append(row(unit=u,area=a,statusText='VACANT',section='Current Leases',contractRent=0,annualRent=0,deposit=0)); vacA+=a; nvac+=1
        else:
            n=next(it); rate=(12.5 if a>30000 else 15 if a>9000 else R.choice([22,24.5,26,28.75,31.25,33]))
            mon=round(rate*a/12,2); ann=round(mon*12,2)
            st=addm(D(2025,6,1),-R.randint(8,130)); 
            term=R.choice([60,84,120]) if a<9000 else 240
            while addm(st,term)<asof: term+=60
            if u=='130': en=D(2025,3,31); st=D(2020,4,1); term=60
            else: en=addm(st,term)-dt.timedelta(1)
            yrs=round((asof-st).days/365.25,2); rec=round(R.uniform(4.5,8.9),2); mis=R.choice([0,0,0,.35,.6]); dep=R.choice([0,round(mon,0),mon]); loc=50000 if a>14000 and a<20000 else 0
            lt='Retail Gross' if a<1200 else 'Retail NNN'
            line([u,f"{n}",lt,m2(a),mdy(st),mdy(en),term,f"{yrs:.2f}",m2(mon),f"{mon/a:.2f}",m2(ann),f"{ann/a:.2f}",f"{rec:.2f}",f"{mis:.2f}",m2(dep),m2(loc)],y)
            from reportlab.pdfbase.pdfmetrics import stringWidth as sw
            assert sw(n,'Helvetica',6.6)<=88,n
            rows.append(row(unit=u,tenantName=n,area=a,statusText='Occupied',section='Current Leases',leaseStartDate=st,leaseEndDate=en,contractRent=mon,annualRent=ann,deposit=dep))
            occA+=a; nocc+=2 if ',' in u else 1
            for i,v in enumerate([a,mon,ann,dep,loc]): tot[i]+=v
        y+=11.5
    y+=2; p.line(205,y-8,742,.5)
    tA=occA+vacA
    line(['','Total Current','',m2(tA),'','','','',m2(tot[1]),f"{tot[1]/tA:.2f}",m2(tot[2]),f"{tot[2]/tA:.2f}",'','',m2(tot[3]),m2(tot[4])],y,True); y+=20
    # future
    if y>480: p.next(); y=head()
    p.t(26,y,'Future Leases',f='Helvetica-Oblique',z=7); y+=12
    a=1750; mon=round(29*a/12,2)
    line(['118','Saffron Street Kitchen','Retail NNN',m2(a),'09/01/2025','08/31/2032',84,'0.00',m2(mon),f"{mon/a:.2f}",m2(mon*12),'29.00','7.10','0.00',m2(5000),'0.00'],y)
    rows.append(row(unit='118',tenantName='Saffron Street Kitchen',area=a,statusText='Future',section='Future Leases',leaseStartDate=D(2025,9,1),leaseEndDate=D(2032,8,31),contractRent=mon,annualRent=round(mon*12,2),deposit=5000)); y+=24
    if y>520: p.next(); y=head()
    hx=[150,220,300,370,460]
    for x,h in zip(hx,['Total Units','Total Area','Percentage','Monthly Rent','Annual Rent']): p.t(x,y,h,'r','Helvetica-Bold',6.8)
    p.line(60,y+3,462); y+=12
    for l,n,A,mr,ar in [('Occupied',nocc,occA,tot[1],tot[2]),('Vacant',nvac,vacA,0,0),('Total',nocc+nvac,tA,tot[1],tot[2])]:
        p.t(64,y,l,z=6.8); 
        for x,v in zip(hx,[n,m2(A),f"{A/tA*100:.2f}",m2(mr),m2(ar)]): p.t(x,y,v,'r',z=6.8)
        y+=11
    p.done()
    save(F,'RETAIL','property accountant','Yardi Voyager commercial Rent Roll print',False,rows,'Kestrel Crossing',asof,nocc+nvac,nocc,nvac)
# ---------- 2 Yardi residential rent roll with lease charges
def doc2():
    R=rng('d2'); F='Rent_Roll_w_Lease_Charges_wrenfd.pdf'; asof=D(2025,5,31)
    p=PG(F,letter); rows=[]
    types=[('wf-a1',648,1295),('wf-a2',742,1380),('wf-b1',1014,1665),('wf-b2',1120,1745),('wf-c1',1322,2090)]
    nm=iter(people(R,110)); tn=[131042]
    X=[('Unit',22,'l'),('Unit Type',48,'l'),('Unit|Sq Ft',105,'r'),('Resident',110,'l'),('Name',148,'l'),('Market|Rent',255,'r'),('Charge|Code',261,'l'),('Amount',325,'r'),('Resident|Deposit',366,'r'),('Other|Deposit',401,'r'),('Move In',407,'l'),('Lease|Expiration',450,'l'),('Move Out',495,'l'),('Balance',590,'r')]
    def head():
        p.t(306,26,'Rent Roll with Lease Charges','c','Helvetica-Bold',11); p.t(306,38,'Wrenfield Commons (wrenfd)','c','Helvetica-Bold',9)
        p.t(306,49,'As Of = 05/31/2025','c',z=8); p.t(306,59,'Month Year = 05/2025','c',z=8)
        p.rect(20,66,572,20,(.88,.88,.88))
        for h,x,a in X:
            for i,s in enumerate(h.split('|')): p.t(x,74+8*i,s,a,'Helvetica-Bold',6.4)
        p.t(22,778,f'Page {p.n}',z=6); p.t(590,778,'06/03/2025 04:52 PM','r',z=6)
        return 96
    def put(y,k,v,b=False):
        h,x,a=X[k]; p.t(x,y,v,a,'Helvetica-Bold' if b else 'Helvetica',6.3,96 if k==4 else None)
    y=head(); p.t(22,y,'Current/Notice/Vacant Residents',f='Helvetica-Bold',z=7); y+=11
    S={'cur':dict(a=0,m=0,c=0,d=0,o=0,n=0,b=0),'fut':dict(a=0,m=0,c=0,d=0,o=0,n=0,b=0),'vac':dict(a=0,m=0,n=0)}
    codes={}; ulist=[]
    for b in range(1,7):
        for f in (1,2,3):
            for s in range(1,5): ulist.append(f"{b}{f}{s:02d}" )
    vacant=set(R.sample(ulist,5)); notice=set(R.sample([u for u in ulist if u not in vacant],4)); fut=sorted(R.sample(sorted(vacant),2)); futn=sorted(notice)[0]
    typ={}
    def block(y,u,ty,a,tid,name,mk,chs,dep,oth,mi,le,mo,bal,sec,status):
        need=9.2*(len(chs)+1)+6
        if y+need>762: p.next(); y=head(); p.t(22,y,'Current/Notice/Vacant Residents' if sec[0]=='C' else 'Future Residents/Applicants',f='Helvetica-Bold',z=7); y+=11
        vals=[u,ty,n0(a),tid,name,m2(mk),None,None,m2(dep),m2(oth),mdy(mi),mdy(le),mdy(mo),m2p(bal)]
        for k,v in enumerate(vals):
            if v: put(y,k,v)
        for i,(c,am) in enumerate(chs):
            put(y,6,c); put(y,7,m2p(am)); y+=9.2
            codes[c]=codes.get(c,0)+am if sec[0]=='C' else codes.get(c,0)
        t=sum(x for _,x in chs)
        if not chs: y+=9.2
        p.line(286,y-6.6,326,.4); put(y,6,'Total',True); put(y,7,m2(t),True); y+=12
        rent=dict(chs).get('rent')
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=name if name!='VACANT' else None,statusText=status,section=sec,marketRent=mk,contractRent=rent,deposit=dep,balance=bal,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,charges=ch(*chs),totalCharges=t))
        return y
    c=S['cur']; v=S['vac']; sec='Current/Notice/Vacant Residents'
    for u in ulist:
        k=int(u[-1]); ty,a,mk=types[(k+int(u[0]))%5]; mk+=15*(int(u[1])-1); typ[u]=(ty,a,mk)
        if u in vacant:
            y=block(y,u,ty,a,'VACANT','VACANT',mk,[],0,0,None,None,None,0,sec,'VACANT'); v['a']+=a; v['m']+=mk; v['n']+=1; continue
        tn[0]+=R.randint(3,90); tid=f"t0{tn[0]}"; name=next(nm)
        rent=mk-R.choice([0,15,25,40,60,85,-20]); chs=[('rent',rent)]
        if R.random()<.35: chs.append(('petrent',35))
        if R.random()<.3: chs.append(('garage',125))
        chs.append(('trash',12)); 
        if R.random()<.15: chs.append(('conc',-float(R.choice([50,75,100]))))
        if R.random()<.4: chs.append(('rubs',float(R.choice([38.5,42.75,51.2]))))
        mi=asof-dt.timedelta(R.randint(20,1500)); le=addm(D(2025,5,31),R.randint(1,13)).replace(day=28); le=R.choice([le,addm(le.replace(day=1),1)-dt.timedelta(1),le.replace(day=R.randint(3,27))])
        mo=le if u in notice else None; bal=R.choice([0,0,0,0,-25,112.5,rent*1.0,-rent*1.0,47.75])
        dep=R.choice([200,300,500,rent]); oth=R.choice([0,0,0,300])
        y=block(y,u,ty,a,tid,name,mk,chs,dep,oth,mi,le,mo,bal,sec,'Occupied')
        c['a']+=a;c['m']+=mk;c['c']+=sum(x for _,x in chs);c['d']+=dep;c['o']+=oth;c['n']+=1;c['b']+=bal
    y+=6
    if y>690: p.next(); y=head()
    sec='Future Residents/Applicants'; p.t(22,y,sec,f='Helvetica-Bold',z=7); y+=11; f=S['fut']
    for u in sorted(fut+[futn]):
        ty,a,mk=typ[u]; tn[0]+=11; mi=D(2025,6,R.randint(6,28)); le=addm(mi,12)-dt.timedelta(1)
        chs=[('rent',mk-10),('trash',12)]
        y=block(y,u,ty,a,f"t0{tn[0]}",next(nm),mk,chs,300,0,mi,le,None,0,sec,'Future'); f['a']+=a;f['m']+=mk;f['c']+=sum(x for _,x in chs);f['d']+=300;f['n']+=1
    p.next(); y=head(); y+=8
    sx=[250,310,372,428,478,512,548,590]
    p.t(22,y,'Summary Groups',f='Helvetica-Bold',z=7)
    for x,h in zip(sx,['Square|Footage','Market|Rent','Lease|Charges','Security|Deposit','Other|Deposits','# Of|Units','% Unit|Occup.','Balance']):
        for i,s in enumerate(h.split('|')): p.t(x,y-8+8*i,s,'r','Helvetica-Bold',6.4)
    y+=12; N=c['n']+v['n']
    def srow(l,a,m,cc,d,o,n,pc,b,bold=False):
        nonlocal y
        ff='Helvetica-Bold' if bold else 'Helvetica'; p.t(22,y,l,f=ff,z=6.5)
        for x,s in zip(sx,[m2(a),m2(m),m2(cc),m2(d),m2(o),n,pc,m2p(b)]): p.t(x,y,s,'r',ff,6.5)
        y+=10
    srow('Current/Notice/Vacant Residents',c['a']+v['a'],c['m']+v['m'],c['c'],c['d'],c['o'],N,f"{c['n']/N*100:.2f}",c['b'])
    srow('Future Residents/Applicants',f['a'],f['m'],f['c'],f['d'],0,f['n'],'0.00',0)
    srow('Occupied Units',c['a'],c['m'],0,0,0,c['n'],f"{c['n']/N*100:.2f}",0)
    srow('Total Non Rev Units',0,0,0,0,0,0,'0.00',0)
    srow('Total Vacant Units',v['a'],v['m'],0,0,0,v['n'],f"{v['n']/N*100:.2f}",0)
    p.line(180,y-7,590); y+=3; srow('Totals:',c['a']+v['a'],c['m']+v['m'],c['c'],c['d'],c['o'],N,'100.00',c['b'],True)
    y+=16; p.t(22,y,'Summary of Charges by Charge Code',f='Helvetica-Bold',z=7); p.t(22,y+9,'(Current/Notice Residents Only)',z=6.5); y+=22
    p.t(22,y,'Charge Code',f='Helvetica-Bold',z=6.5); p.t(160,y,'Amount','r','Helvetica-Bold',6.5); y+=10
    for k in sorted(codes): p.t(22,y,k,z=6.5); p.t(160,y,m2p(codes[k]),'r',z=6.5); y+=10
    p.line(110,y-7,160); y+=2; p.t(22,y,'Total',f='Helvetica-Bold',z=6.5); p.t(160,y,m2(sum(codes.values())),'r','Helvetica-Bold',6.5)
    assert abs(sum(codes.values())-c['c'])<.01
    p.done(); save(F,'MULTIFAMILY','third-party manager','Yardi Voyager residential Rent Roll with Lease Charges',False,rows,'Wrenfield Commons',asof,N,c['n'],v['n'])
# ---------- 3 MRI commercial rent roll, industrial park
def doc3():
    R=rng('d3'); F='HALV_MRI_CMRENTROLL.pdf'; p=PG(F,landscape(legal)); rows=[]
    tens=["Calloway Fasteners Inc.","Ironbark Logistics LLC","Praxton Packaging Corp","Tri-Delta HVAC Supply","Summit Ridge Cabinetry","Orrin Cold Chain, LLC","Blackhawk Tile Distrib.","Vantage Print & Mail","Greyline Auto Parts","Keystone Flooring Dist","Meridell Medical Supply","Pallet Pros of Ohio","Norwood Fixture Works","Aurelia Beverage Co.","Deltaform Plastics","Quarry Stone Imports","Bexley Tool & Die","Lakehead Freight Svcs","Sablewood Furniture"]
    spec=[('HAL01',[('100',18400),('110',12250),('120',9600),('130',15800)]),('HAL02',[('A',32000),('B',24600),('C',18850)]),('HAL03',[('201',6200),('202',6200),('203',8150),('204',5400),('205',11700)]),('HAL04',[('DOCK',54300)]),('HAL05',[('501',7250),('502',7250),('503',14500),('504',9800),('505',10400),('506',22000)]),('HAL06',[('10',41200),('20',28750)])]
    vac={('HAL01','120'),('HAL03','204'),('HAL05','502')}
    X=[('Bldg Id-Suit Id',30,'l'),('Occupant Name',110,'l'),('Rent Start',240,'l'),('Expiration',295,'l'),('GLA|Sqft',390,'r'),('Monthly|Base Rent',455,'r'),('Annual|Rate PSF',500,'r'),('Monthly|Cost Recovery',565,'r'),('Expense|Stop',605,'r'),('Monthly|Other Income',665,'r'),('Cat',700,'l'),('Date',730,'l'),('Monthly Amount',850,'r'),('PSF',900,'r')]
    G=(.35,.35,.35)
    def head():
        p.t(30,34,'Database:',f='Times-Bold',z=8); p.t(85,34,'ALDRPROD',f='Times-Roman',z=8); p.t(30,44,'Bldg Status:',f='Times-Bold',z=8); p.t(85,44,'Active only',f='Times-Roman',z=8)
        p.t(504,34,'Rent Roll','c','Times-Bold',13); p.t(504,47,'Halvorsen Industrial Park','c','Times-Roman',10); p.t(504,59,'As of 7/1/2025','c','Times-Roman',10)
        for i,(a,b) in enumerate([('Page:',str(p.n)),('Date:','7/8/2025'),('Time:','10:22 AM')]): p.t(905,34+10*i,a,f='Times-Bold',z=8); p.t(978,34+10*i,b,'r','Times-Roman',8)
        p.t(800,76,'Future Rent Increases','c','Times-Bold',8); p.line(698,72,752,.4); p.line(848,72,902,.4)
        for h,x,a in X:
            L=h.split('|')
            for i,s in enumerate(L): p.t(x,(88 if len(L)==2 else 97)+9*i,s,a,'Times-Bold',8)
        p.line(28,101,980,.7,G); return 114
    def put(y,k,v,b=False): h,x,a=X[k]; p.t(x,y,v,a,'Times-Bold' if b else 'Times-Roman',8)
    y=head(); 
    p.t(30,y,'Vacant Suites',f='Times-Bold',z=9); y+=13; vA=0
    for b,su in spec:
        for s,a in su:
            if (b,s) in vac:
                put(y,0,f"{b}-{s}"); put(y,1,'Vacant'); put(y,4,n0(a)); y+=12; vA+=a
                rows.append(row(unit=f"{b}-{s}",area=a,statusText='Vacant',section='Vacant Suites'))
    y+=8; p.t(30,y,'Occupied Suites',f='Times-Bold',z=9); y+=13
    it=iter(tens); oA=0;T=[0,0,0];n=0
    for b,su in spec:
        for s,a in su:
            if (b,s) in vac: continue
            k=R.choice([0,1,2,2,3]); 
            if y+11*k>560: p.next(); y=head()
            t=next(it); rate=R.choice([6.25,6.85,7.1,7.75,8.4]) if a>14000 else R.choice([9.25,9.9,10.5,11.2])
            st=addm(D(2025,7,1),-R.randint(4,70)); yrs=R.choice([5,7,10]); 
            en=addm(st,12*yrs)-dt.timedelta(1)
            if en<D(2025,8,1): en=addm(en,60)
            mon=round(rate*a/12,2); rec=round(R.uniform(2.1,3.0)*a/12,2); oth=R.choice([0,0,0,150,425]); stop=0
            if s=='506': en_s='Month-to-Month'; k=0
            else: en_s=mdyn(en)
            steps=[]; d=st; am=mon; r=rate
            while d<=D(2025,7,1): d=addm(d,12)
            for i in range(k):
                if d>en: break
                r=round(r*1.03,2); am=round(r*a/12,2); steps.append((d,am,r)); d=addm(d,12)
            for q,v in enumerate([f"{b}-{s}",t,mdyn(st),en_s,n0(a),m2(mon),f"{rate:.2f}",m2(rec),'0.00',m2(oth)]): put(y,q,v)
            y0=y
            for i,(dd,am,r) in enumerate(steps):
                put(y,10,'RNT');put(y,11,mdyn(dd));put(y,12,m2(am));put(y,13,f"{r:.2f}"); y+=11
            y=max(y,y0+11)+3
            rows.append(row(unit=f"{b}-{s}",tenantName=t,area=a,statusText='Occupied',section='Occupied Suites',leaseStartDate=st,leaseEndDate=en if en_s!='Month-to-Month' else en_s,contractRent=mon,charges=ch(('Monthly Cost Recovery',rec),('Monthly Other Income',oth)),rentSteps=[step(x,z) for x,z,_ in steps]))
            oA+=a;n+=1
            for i,v in enumerate((mon,rec,oth)): T[i]+=v
    if y>520: p.next(); y=head()
    y+=6; p.line(340,y-9,665,.5); p.t(110,y,'Totals:',f='Times-Bold',z=8)
    nv=len(vac); tA=oA+vA
    for lab,pc,u,A,f in [('Occupied Sqft:',oA/tA,n,oA,1),('Leased/Unoccupied Sqft:',0,0,0,0),('Vacant Sqft:',vA/tA,nv,vA,0),('Total Sqft:',1,n+nv,tA,1)]:
        p.t(170,y,lab,f='Times-Roman',z=8); p.t(300,y,f"{pc*100:.2f}%" if lab[0]!='T' else '','r','Times-Roman',8); p.t(345,y,f"{u} Units",'r','Times-Roman',8); put(y,4,n0(A),True)
        if f:
            put(y,5,m2(T[0]),True); put(y,7,m2(T[1]),True); put(y,9,m2(T[2]),True)
        y+=12
    p.done(); save(F,'INDUSTRIAL','property accountant','MRI CM rent roll print',False,rows,'Halvorsen Industrial Park',D(2025,7,1),n+nv,n,nv)
# ---------- 4 JD Edwards text print, office; planted digit
def doc4():
    R=rng('d4'); F='R15550_20417_rentroll.pdf'; p=PG(F,landscape(letter)); rows=[]
    floors=[('01',[('0100',4120),('0110',1985),('0120',2240)]),('02',[('0200',8210),('0220',3345),('0230',2790),('0240',1610)]),('03',[('0300',15955)]),('04',[('0400',5120),('0410',4480),('0420',2035),('0430',4320)]),('05',[('0500',9870),('0510',6085)]),('06',[('0600',3980),('0610',4405),('0620',7570)])]
    tens=["BELLHAVEN COFFEE BAR","STERLING MOOR CPAS LLP","CROSSTIE TITLE CO","LARKSPUR ACTUARIAL GROUP","DUNMORE & PIKE LAW","AXIOMATIC SOFTWARE INC","VERDANT ENERGY ADVISORS","HOLLOWAY STAFFING","FAIRMONT REGION HEALTH SYS","OAKENSHIELD INSURANCE AGCY","TESSERA DESIGN STUDIO","MIDCOAST LENDING LLC","PROVIDENT ORTHODONTICS","REDCLIFF ENGINEERING PC","NOVALIS CLINICAL RESEARCH","SABINE RIVER CAPITAL"]
    vac={'0240','0420'}
    cw=4.62; Z=7.7
    def L(y,s,b=False): p.t(34,y,s,f='Courier-Bold' if b else 'Courier',z=Z)
    def head():
        W=156
        L(30,'R15550'.ljust(58)+'CORMORANT OFFICE TRUST LLC'.ljust(74)+' 4/02/25   9:41:07')
        L(40,' '*62+'Tenant Rent Roll'.ljust(70)+f' Page -  {p.n:>6}')
        L(50,' '*62+'As Of 03/31/25')
        L(64,'Building . . . . :  20417   Cormorant Plaza'.ljust(90)+'Company . . . :  00312')
        L(80,f"{'Unit':<7}{'Lease':<9}{'Tenant':<29}{'Ty':<4}{'Rentable':>9}  {'Start':<9}{'End':<9}{'Bill':<6}{'':<20}{'Monthly':>13}{'Annual':>15}{'Deposit':>13}")
        L(89,f"{'':<7}{'Number':<9}{'Name':<29}{'':<4}{'Sq Feet':>9}  {'Date':<9}{'Date':<9}{'Code':<6}{'Description':<20}{'Amount':>13}{'Amount':>15}{'Held':>13}")
        L(98,'-'*7+'-'*9+'-'*29+'-'*4+'-'*9+'  '+'-'*18+'-'*6+'-'*20+'-'*13+'-'*15+'-'*13)
        return 109
    y=head(); it=iter(tens); ln=4101; G=[0,0,0,0]; no=nv=0; vA=0; planted=None
    desc={'BRNT':'Base Rent - Office','OPEX':'Operating Exp Escal','RTAX':'Real Estate Tax','PARK':'Reserved Parking','STOR':'Storage Rent'}
    for fl,us in floors:
        need=30
        if y>520: p.next(); y=head()
        L(y,f'*** FLOOR {fl} ***',True); y+=11; S=[0,0,0,0]
        for u,a in us:
            S[0]+=a
            if u in vac:
                if y>560: p.next(); y=head()
                L(y,f"{u:<7}{'':<9}{'** VACANT **':<29}{'OF':<4}{a:>9,}"); y+=14; nv+=1; vA+=a
                rows.append(row(unit=u,unitType='OF',area=a,statusText='** VACANT **',section=f'FLOOR {fl}')); continue
            t=next(it); ln+=R.randint(3,60); rate=R.choice([24.5,25.25,26,27.5,28.75])
            if u=='0100': rate=21
            mon=round(rate*a/12,2); cs=[('BRNT',mon),('OPEX',round(R.uniform(.6,2.9)*a/12,2))]
            if R.random()<.6: cs.append(('RTAX',round(R.uniform(.3,1.1)*a/12,2)))
            if R.random()<.5: cs.append(('PARK',85.0*R.randint(2,12)))
            if R.random()<.2: cs.append(('STOR',245.0))
            st=addm(D(2025,4,1),-R.randint(6,66)); en=addm(st,R.choice([84,96,126]))-dt.timedelta(1); dep=R.choice([0,mon,mon,2*mon])
            if y+9.4*(len(cs)+2)>578: p.next(); y=head()
            tot=round(sum(x for _,x in cs),2); prn=list(cs)
            if u=='0410':
                s=f"{mon:.2f}"; i=len(s)-6; d=s[i]; nd=str((int(d)+4)%10); bad=float(s[:i]+nd+s[i+1:]); prn[0]=('BRNT',bad)
                planted={"what":f"unit 0410 BRNT monthly amount printed {bad:,.2f} instead of {mon:,.2f}; annual amount, unit total, floor and building totals carry the right one","kind":"digit_changed"}
            for i,((c,am),(_,tr)) in enumerate(zip(prn,cs)):
                pre=f"{u:<7}{ln:<9}{t[:28]:<29}{'OF':<4}{a:>9,}  {mdy2(st):<9}{mdy2(en):<9}" if i==0 else ' '*(7+9+29+4+9+2+18)
                L(y,pre+f"{c:<6}{desc[c]:<20}{am:>13,.2f}{tr*12:>15,.2f}"+(f"{dep:>13,.2f}" if i==0 else '')); y+=9.4
            L(y,' '*78+f"{'Unit Total':<26}{tot:>13,.2f}{tot*12:>15,.2f}"); y+=14
            S[1]+=tot;S[2]+=tot*12;S[3]+=dep;no+=1
            rows.append(row(unit=u,tenantName=t,unitType='OF',area=a,statusText='Occupied',section=f'FLOOR {fl}',leaseStartDate=st,leaseEndDate=en,contractRent=prn[0][1],annualRent=mon*12,deposit=dep,charges=ch(*prn),totalCharges=tot))
        if y>575: p.next(); y=head()
        L(y,f"{'':<16}{'Total Floor '+fl:<29}{'':<4}{S[0]:>9,}{'':<46}{S[1]:>13,.2f}{S[2]:>15,.2f}{S[3]:>13,.2f}"); y+=17
        for i in range(4): G[i]+=S[i]
    if y>520: p.next(); y=head()
    L(y-8,'='*145)
    L(y+2,f"{'':<16}{'Total Building 20417':<29}{'':<4}{G[0]:>9,}{'':<46}{G[1]:>13,.2f}{G[2]:>15,.2f}{G[3]:>13,.2f}",True); y+=20
    L(y,f"{'':<16}Units Leased . . . {no:>4}    {G[0]-vA:>9,} sq ft   {100*(G[0]-vA)/G[0]:6.2f} %"); L(y+10,f"{'':<16}Units Vacant . . . {nv:>4}    {vA:>9,} sq ft   {100*vA/G[0]:6.2f} %"); L(y+20,f"{'':<16}Units Total  . . . {no+nv:>4}    {G[0]:>9,} sq ft")
    p.done(); save(F,'OFFICE','property accountant','JD Edwards monospaced batch print',True,rows,'Cormorant Plaza',D(2025,3,31),no+nv,no,nv,planted=planted)
if __name__=='__main__': doc1();doc2();doc3();doc4()

from make_common import *
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from collections import OrderedDict,defaultdict

# ============ 5. Manufactured homes, legal landscape, streets as sections; PLANTED digit_changed
def p5():
    fn='LakeviewEstatesMHC_site_rent_roll.pdf';R=random.Random(585);N=Names(585)
    streets=[('Heron Drive','H',18),('Bluegill Lane','B',21),('Cattail Court','C',13),('Osprey Way','O',14)]
    rows=[];S=[]
    for st,p,n in streets:
        g=[]
        for k in range(1,n+1):
            u='%s%02d'%(p,k); mk=R.choice([585.,585.,610.,645.]); x=R.random()
            r=dict(unit=u,section=st,marketRent=mk)
            if x<.07: r.update(_ht='',statusText='VACANT SITE')
            elif x<.12: r.update(_ht='POH',statusText='VACANT HOME')
            else:
                ht='TOH' if x<.76 else ('POH' if x<.92 else 'RTO')
                lot=mk-R.choice([0,0,15,30,55]); home={'TOH':0,'POH':R.choice([450,495,525]),'RTO':R.choice([388,412.5])}[ht]
                w=round(R.uniform(14,58),2); sw=round(w*.82,2)
                ch=[('Lot Rent',float(lot)),('Home Rent',float(home)),('Water',w),('Sewer',sw),('Trash',18.0),('Pet',float(R.choice([0,0,0,10,20])))]
                if R.random()<.1: ch.append(('Credit',-25.0))
                else: ch.append(('Credit',0.0))
                mi=D(2025,2,28)-day(R.randint(30,5200))
                r.update(_ht=ht,tenantName=N.lf(),moveInDate=mi,leaseEndDate='MTM' if R.random()<.6 or ht=='TOH' and R.random()<.5 else addm(D(2025,R.randint(4,12),1),0)-day(1),charges=ch,totalCharges=round(sum(a for _,a in ch),2),balance=R.choice([0.,0.,0.,round(R.uniform(15,1300),2),-round(R.uniform(5,120),2)]),statusText='Occupied')
                if not home: r['contractRent']=float(lot)
            g.append(r);rows.append(r)
        S.append((st,g))
    # planted: one digit of one printed amount (Total Billed) of one row
    tr=[r for r in S[1][1] if 'charges' in r and not r['charges'][1][1]][4]
    true_lot=tr['charges'][0][1]; bad=true_lot+200
    W,H=landscape(legal)
    def foot(c,p,n): T(c,36,22,'LEGEND: TOH tenant-owned home   POH park-owned home   RTO rent-to-own.   Mkt Site = rate for new residents','LN',7);T(c,W-36,22,'Page %d/%d     run 2/28/2025 16:41 by MGRLV'%(p,n),'LN',7,'r')
    c=PageCanvas(os.path.join(DOC,fn),pagesize=(W,H),foot=foot)
    cols=[('Site',40,'l'),('Home',92,'l'),('Resident',132,'l'),('Since',290,'l'),('Lease Thru',346,'l'),('Mkt Site',440,'r'),('Lot Rent',498,'r'),('Home Rent',556,'r'),('Water',606,'r'),('Sewer',654,'r'),('Trash',698,'r'),('Pet',738,'r'),('Credit',784,'r'),('Total Billed',852,'r'),('Balance Fwd',930,'r')]
    y=0
    def head():
        nonlocal y
        T(c,36,H-34,'SITE RENT ROLL','LNB',15);T(c,36,H-48,'Lakeview Estates Manufactured Home Community','LN',11);T(c,W-36,H-34,'Billing as of 02/28/2025','LNB',10,'r');T(c,W-36,H-48,'Property 0417','LN',9,'r')
        y=H-70
        c.setFillColorRGB(.2,.36,.3);c.rect(36,y-5,W-72,16,stroke=0,fill=1);c.setFillGray(1)
        for h,x,a in cols: T(c,x,y,h,'LNB',8.5,a)
        c.setFillGray(0);y-=18
    head();f='LN';z=8.5
    def tot(lbl,g):
        nonlocal y
        T(c,40,y,lbl,'LNB',z)
        o=[r for r in g if 'charges' in r]
        v=[sum(r['marketRent'] for r in g)]+[sum(r['charges'][i][1] for r in o) for i in range(7)]+[sum(r['totalCharges'] for r in o),sum(r['balance'] for r in o)]
        for (h,x,a),q in zip(cols[5:],v): T(c,x,y,m2p(q),'LNB',8,'r')
    for st,g in S:
        if y<120: c.showPage();head()
        T(c,40,y,st.upper(),'LNB',9.5);y-=13
        for i,r in enumerate(g):
            if y<44: c.showPage();head();T(c,40,y,st.upper()+' (cont.)','LNB',9.5);y-=13
            if i%2: c.setFillGray(.95);c.rect(36,y-3,W-72,12,stroke=0,fill=1);c.setFillGray(0)
            T(c,40,y,r['unit'],f,z);T(c,92,y,r['_ht'],f,z);T(c,132,y,r.get('tenantName') or r['statusText'],f,z)
            T(c,440,y,m2(r['marketRent']),f,z,'r')
            if 'charges' in r:
                T(c,290,y,mdyn(r['moveInDate']),f,z);T(c,346,y,r['leaseEndDate'] if isinstance(r['leaseEndDate'],str) else mdyn(r['leaseEndDate']),f,z)
                for (h,x,a),(k,q) in zip(cols[6:13],r['charges']):
                    if r is tr and k=='Lot Rent': q=bad
                    if q: T(c,x,y,m2p(q),f,z,'r')
                T(c,852,y,m2p(r['totalCharges']),f,z,'r');T(c,930,y,m2p(r['balance']),f,z,'r')
            y-=12
        c.line(400,y+9,W-36,y+9);y-=2;tot('%s  (%d sites)'%(st,len(g)),g);y-=20
    if y<120: c.showPage();head()
    c.setLineWidth(1.2);c.line(36,y+12,W-36,y+12);tot('COMMUNITY  (%d sites)'%len(rows),rows);y-=26
    occ=sum('charges' in r for r in rows)
    for lbl,n in (('Occupied - tenant-owned home',sum(r['_ht']=='TOH' for r in rows)),('Occupied - park-owned home',sum(r['_ht']=='POH' and 'charges' in r for r in rows)),('Occupied - rent-to-own',sum(r['_ht']=='RTO' for r in rows)),('Vacant home',sum(r['statusText']=='VACANT HOME' for r in rows)),('Vacant site',sum(r['statusText']=='VACANT SITE' for r in rows)),('Total sites',len(rows))):
        T(c,60,y,lbl,'LNB' if lbl[0:3]=='Tot' else f,z);T(c,230,y,n,f,z,'r');y-=11
    c.showPage();c.save()
    for r in rows:
        if 'charges' in r: 
            if r is tr: r['charges'][0]=('Lot Rent',bad); r['contractRent']=bad
            r['charges']=[q for q in r['charges'] if q[1]]
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
    save(fn,'MANUFACTURED_HOUSING','legal landscape, streets as sections, lot + home rent, utilities billed, zebra','park manager, ManageAmerica-like',rows,'Lakeview Estates Manufactured Home Community','2025-02-28',len(rows),occ,len(rows)-occ,planted=dict(kind='digit_changed',what='Site %s Lot Rent printed %s, should be %s; row total billed, street and community totals carry the right amount'%(tr['unit'],m2(bad),m2(true_lot))))

# ============ 6. AppFolio: build-to-rent homes, two properties
def p6():
    fn='rent_roll-20250303.pdf';R=random.Random(586);N=Names(586)
    props=[('Sweetbriar Farms Phase I - 1200 Larkspur Ln Cibolo, TX 78108',['Larkspur Ln','Coneflower Way'],19,1200),('Sweetbriar Farms Phase II - 3410 Bluestem Trl Cibolo, TX 78108',['Bluestem Trl','Yarrow Ct'],22,3410)]
    asof=D(2025,3,1); plans={'3/2.00':(1486,2150),'3/2.50':(1642,2295),'4/2.50':(1920,2550),'4/3.00':(2108,2725)}
    rows=[];S=[]
    for pn,sts,n,base in props:
        g=[]
        for k in range(n):
            s=sts[0] if k<n*.6 else sts[1]; u='%d %s'%(base+4*k if s==sts[0] else base+4*k+600,s)
            bd=R.choice(list(plans)); sf,mk=plans[bd]; mk+=R.choice([0,0,45,75]); x=R.random()
            st='Vacant-Unrented' if x<.06 else 'Vacant-Rented' if x<.1 else 'Notice-Unrented' if x<.15 else 'Notice-Rented' if x<.19 else 'Evict' if x<.21 else 'Current'
            r=dict(unit=u,propertyName=pn.split(' - ')[0],unitType=bd,area=sf,statusText=st,marketRent=float(mk))
            if not st.startswith('Vac'):
                rent=round(mk*R.uniform(.93,1.0)/5)*5; mi=asof-day(R.randint(12,900)); ls=mi
                while addm(ls,12)<=asof: ls=addm(ls,12)
                nm=N.fl()
                if R.random()<.4: nm+=', '+N.fl()
                r.update(tenantName=nm,contractRent=float(rent),deposit=float(R.choice([rent,rent,500,1500])),leaseStartDate=ls,leaseEndDate=addm(ls,12)-day(1),moveInDate=mi,balance=R.choice([0.,0.,0.,0.,round(R.uniform(40,3000),2)]))
                if st[0]=='N': r['moveOutDate']=asof+day(R.randint(4,40))
                if st=='Evict': r['balance']=round(R.uniform(3800,7900),2)
                r['_late']=R.choice([0,0,0,1,2])
            g.append(r);rows.append(r)
        S.append((pn,g))
    W,H=landscape(letter)
    def foot(c,p,n): 
        T(c,36,22,'Created on 03/03/2025','LS',6.5);T(c,W-36,22,'Page %d'%p,'LS',6.5,'r')
    c=PageCanvas(os.path.join(DOC,fn),pagesize=(W,H),foot=foot)
    X=[('Unit',36,'l',82),('BD/BA',120,'l',30),('Tenant',152,'l',96),('Status',252,'l',60),('Sqft',336,'r',0),('Market Rent',384,'r',0),('Rent',430,'r',0),('Deposit',478,'r',0),('Lease From',486,'l',0),('Lease To',534,'l',0),('Move-in',582,'l',0),('Move-out',630,'l',0),('Past Due',720,'r',0),('Late Count',756,'r',0)]
    y=0
    def head(first=False):
        nonlocal y
        y=H-36
        if first:
            T(c,36,y,'Rent Roll','LSB',16);y-=16
            T(c,36,y,'Hillpoint Build-to-Rent Management','LS',8);y-=14
            for a,b in (('Properties:','Sweetbriar Farms Phase I, Sweetbriar Farms Phase II'),('Units:','Active'),('As of:','03/01/2025'),('Include Non-Revenue Units:','No')):
                T(c,36,y,a,'LSB',7);T(c,36+SW(a,'LSB',7)+4,y,b,'LS',7);y-=10
            y-=8
        c.setFillGray(.93);c.rect(34,y-13,W-70,22,stroke=0,fill=1);c.setFillGray(0)
        for h,x,a,w in X:
            p=h.split(' ')
            if len(p)==2: T(c,x,y,p[0],'LSB',7,a);T(c,x,y-8,p[1],'LSB',7,a)
            else: T(c,x,y-4,h,'LSB',7,a)
        y-=24
    head(True)
    def totl(lbl,g):
        T(c,36,y,lbl,'LSB',7)
        for i,k in ((4,'area'),(5,'marketRent'),(6,'contractRent'),(7,'deposit'),(12,'balance')):
            v=sum(r.get(k,0) for r in g); T(c,X[i][1],y,m0(v) if k=='area' else m2(v),'LSB',6.4,'r')
    for pn,g in S:
        if y<100: c.showPage();head()
        T(c,36,y,pn,'LSB',7.5);y-=12
        for r in g:
            tl=wrap(r.get('tenantName',''),'LS',6.8,96);ul=wrap(r['unit'],'LS',6.8,80);n=max(len(tl),len(ul))
            if y-n*8<40: c.showPage();head()
            for i,t in enumerate(ul): T(c,36,y-8*i,t,'LS',6.8)
            for i,t in enumerate(tl): T(c,152,y-8*i,t,'LS',6.8)
            v={1:r['unitType'],3:r['statusText'],4:m0(r['area']),5:m2(r['marketRent'])}
            if 'contractRent' in r: v.update({6:m2(r['contractRent']),7:m2(r['deposit']),8:mdy(r['leaseStartDate']),9:mdy(r['leaseEndDate']),10:mdy(r['moveInDate']),11:mdy(r.get('moveOutDate')),12:m2(r['balance']),13:str(r['_late'])})
            for i,t in v.items(): T(c,X[i][1],y,t,'LS',6.6,X[i][2])
            y-=n*8+3;c.setStrokeGray(.8);c.setLineWidth(.3);c.line(34,y+7.5,W-36,y+7.5);c.setStrokeGray(0)
        o=sum('contractRent' in r for r in g)
        y-=2;totl('%d Units   %.1f%% Occupied'%(len(g),100*o/len(g)),g);y-=18
    occ=sum('contractRent' in r for r in rows)
    c.setLineWidth(.8);c.line(34,y+11,W-36,y+11)
    totl('Total %d Units   %.1f%% Occupied'%(len(rows),100*occ/len(rows)),rows)
    c.showPage();c.save()
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
    save(fn,'SINGLE_FAMILY_RENTAL','AppFolio two properties, wrapped addresses and co-tenants, notice/vacant rented states','AppFolio print',rows,None,'2025-03-01',len(rows),occ,len(rows)-occ)

# ============ 7. ResMan style, by floor plan, gridded; PLANTED total_wrong
def p7():
    fn='Juniper_Terrace_RR_by_FloorPlan.pdf';R=random.Random(587);N=Names(587)
    FP=[('E1','Studio / 1 Bath',498,1049,9),('A1','1 Bed / 1 Bath',655,1219,17),('A1-L','1 Bed / 1 Bath w/ Loft',741,1345,8),('B2','2 Bed / 2 Bath',1012,1589,18),('C2','3 Bed / 2 Bath',1268,1920,6)]
    asof=D(2025,5,5);rows=[];S=[];special={(1,3):'Employee',(3,0):'Model',(3,9):'Down',(2,2):'Employee'}
    nums=[]
    for bl in 'ABCDEF':
        for k in range(1,11): nums.append('%s%d'%(bl,100+k))
    R.shuffle(nums);ni=0
    for fi,(cd,ds,sf,mk0,n) in enumerate(FP):
        us=sorted(nums[ni:ni+n]);ni+=n;g=[]
        for k,u in enumerate(us):
            mk=mk0+R.choice([0,0,25,40]);x=R.random();st=special.get((fi,k)) or ('Vacant' if x<.06 else 'Vacant Leased' if x<.1 else 'NTV' if x<.15 else 'NTV Leased' if x<.18 else 'Occupied')
            r=dict(unit=u,unitType=cd,area=sf,statusText=st,marketRent=float(mk),section='%s - %s'%(cd,ds))
            if st in('Occupied','NTV','NTV Leased','Employee'):
                rent=round(mk*R.uniform(.91,1.03)); conc=-float(R.choice([0,0,0,0,50,100])) or 0.
                if st=='Employee': conc=-round(rent*.5,0)
                ls=asof-day(R.randint(8,350))
                r.update(tenantName=N.fl(),contractRent=float(rent),_ltl=rent-mk,_conc=conc,leaseStartDate=ls,leaseEndDate=addm(ls,R.choice([12,12,13,15]))-day(1),balance=R.choice([0.,0.,0.,round(R.uniform(20,800),2),-round(R.uniform(3,60),2)]))
                if r['leaseEndDate']<asof: r['leaseEndDate']=eom(asof)
                r['charges']=[('Concession',conc)] if conc else []
            g.append(r);rows.append(r)
        S.append((cd,ds,g))
    W,H=letter
    def foot(c,p,n): T(c,W-30,18,'%d of %d'%(p,n),'LS',6.5,'r');T(c,30,18,'Printed 5/5/2025 8:02 AM - ResMan','LS',6.5)
    c=PageCanvas(os.path.join(DOC,fn),pagesize=letter,foot=foot)
    xs=[30,66,160,220,252,302,352,398,446,490,534,582]
    hs=['Unit','Resident','Status','SqFt','Market Rent','Lease Rent','Gain/ (Loss)','Conces- sion','Lease Start','Lease End','Balance']
    al='lllrrrrrccr';y=0
    def cell(i,t,f='LS',z=6.6,dy=0):
        a=al[i]; x={'l':xs[i]+2,'r':xs[i+1]-2,'c':(xs[i]+xs[i+1])/2}[a]
        T(c,x,y+dy,t,f,z,a,w=xs[i+1]-xs[i]-3)
    def grid(h=11): 
        c.setLineWidth(.3)
        c.rect(30,y-3,552,h)
        for x in xs[1:-1]: c.line(x,y-3,x,y-3+h)
    def colh():
        nonlocal y
        c.setFillGray(.82);c.rect(30,y-11,552,20,stroke=1,fill=1);c.setFillGray(0)
        for i,h in enumerate(hs):
            p=h.split(' ')
            for j,t in enumerate(p): T(c,(xs[i]+xs[i+1])/2,y-8*j if len(p)==2 else y-4,t,'LSB',6.6,'c')
        y-=22-2
    T(c,W/2,H-36,'Juniper Terrace Apartments','LSB',13,'c');T(c,W/2,H-50,'Rent Roll by Floor Plan','LS',10,'c');y=H-72
    NUM=('marketRent','contractRent','_ltl','_conc')
    bad_i=3;true=None;bad=None
    for si,(cd,ds,g) in enumerate(S):
        if y-90<36: c.showPage();y=H-40
        T(c,30,y,'%s - %s'%(cd,ds),'LSB',8.5);y-=14;colh()
        for r in g:
            if y<44: c.showPage();y=H-40;colh()
            v={0:r['unit'],1:r.get('tenantName',''),2:r['statusText'],3:m0(r['area']),4:m2(r['marketRent'])}
            if 'contractRent' in r: v.update({5:m2(r['contractRent']),6:m2p(r['_ltl']) ,7:m2p(r['_conc']),8:mdyn2(r['leaseStartDate']),9:mdyn2(r['leaseEndDate']),10:m2p(r['balance'])})
            for i,t in v.items(): cell(i,t)
            grid();y-=11
        o=[r for r in g if 'contractRent' in r]
        tv=[sum(r.get(k,0) for r in g) for k in NUM]
        if si==bad_i: true=tv[1];tv[1]=tv[1]-900;bad=tv[1]
        c.setFillGray(.93);c.rect(30,y-3,552,11,stroke=1,fill=1);c.setFillGray(0)
        T(c,32,y,'Subtotal %s: %d units'%(cd,len(g)),'LSB',6.6)
        cell(3,m0(sum(r['area'] for r in g)),'LSB',6.2)
        for i,t in zip((4,5,6,7),tv): cell(i,m2p(t),'LSB',6.2)
        cell(10,m2p(sum(r.get('balance',0) for r in g)),'LSB',6.2)
        y-=26
    if y<170: c.showPage();y=H-50
    c.setFillGray(.82);c.rect(30,y-4,552,13,stroke=1,fill=1);c.setFillGray(0)
    T(c,32,y,'GRAND TOTAL: %d units'%len(rows),'LSB',7);cell(3,m0(sum(r['area'] for r in rows)),'LSB',6.2)
    for i,k in zip((4,5,6,7),NUM): cell(i,m2p(sum(r.get(k,0) for r in rows)),'LSB',6.2)
    cell(10,m2p(sum(r.get('balance',0) for r in rows)),'LSB',6.2)
    y-=28;T(c,30,y,'Status Summary','LSB',8);y-=13
    T(c,34,y,'Status','LSB',7);T(c,150,y,'Units','LSB',7,'r');T(c,220,y,'Market Rent','LSB',7,'r');T(c,290,y,'Pct of Units','LSB',7,'r');y-=10
    for s in ('Occupied','NTV','NTV Leased','Employee','Model','Down','Vacant','Vacant Leased'):
        g=[r for r in rows if r['statusText']==s]
        T(c,34,y,s,'LS',7);T(c,150,y,len(g),'LS',7,'r');T(c,220,y,m2(sum(r['marketRent'] for r in g)),'LS',7,'r');T(c,290,y,'%.1f%%'%(100*len(g)/len(rows)),'LS',7,'r');y-=10
    T(c,34,y,'All','LSB',7);T(c,150,y,len(rows),'LSB',7,'r');T(c,220,y,m2(sum(r['marketRent'] for r in rows)),'LSB',7,'r');T(c,290,y,'100.0%','LSB',7,'r')
    c.showPage();c.save()
    occ=sum('contractRent' in r for r in rows);vac=sum(r['statusText'].startswith('Vac') for r in rows)
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
    save(fn,'MULTIFAMILY','gridded portrait, sections by floor plan with subtotals, gain/loss to lease, concessions, employee/model/down','ResMan print',rows,'Juniper Terrace Apartments',None,len(rows),None,vac,planted=dict(kind='total_wrong',what='Subtotal B2 of Lease Rent printed %s, the rows sum to %s; grand total is right'%(m2(bad),m2(true))))

# ============ 8. HUD Section 8, fixed-width monospace, two-line records, by building
def p8():
    fn='SEC8_CONTRACT_RENT_ROLL_STMARTIN.pdf';R=random.Random(588);N=Names(588)
    cr={'0BR':(742,24,410),'1BR':(868,52,585),'2BR':(1041,71,790),'3BR':(1297,94,1010)}
    asof=D(2025,1,31);B=[('BLDG A',['0BR','1BR','1BR'],16),('BLDG B',['1BR','2BR'],14),('BLDG C',['2BR','3BR','2BR'],12)]
    rows=[];S=[]
    for b,ty,n in B:
        g=[]
        for k in range(1,n+1):
            t=ty[k%len(ty)];con,ua,sf=cr[t];u='%s-%d%02d'%(b[-1],1+(k-1)//6,(k-1)%6+1);x=R.random()
            r=dict(unit=u,building=b,unitType=t,area=sf,_ua=ua)
            if x<.07: r.update(statusText='VACANT',contractRent=float(con))
            else:
                ttp=R.randint(60,520);tr=max(0,ttp-ua)
                nm=N.lf().upper()
                mi=asof-day(R.randint(60,4500))
                mi=D(mi.year,mi.month,1)
                r.update(tenantName=nm,contractRent=float(con),moveInDate=mi,charges=[('TENANT RENT',float(tr)),('HAP',float(con-tr))],deposit=float(R.choice([50,ttp,tr or 50])),balance=R.choice([0.,0.,round(R.uniform(5,400),2),-round(R.uniform(1,60),2)]),_ttp=ttp,_cert=(R.choice(['AR','AR','AR','IR']),D(2024,R.randint(2,12),1)),statusText='Occupied')
            g.append(r);rows.append(r)
        S.append((b,g))
    W,H=landscape(letter);c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H))
    cw=SW('X','LM',8);x0=26;pg=0;ln=0
    lh=10.2
    def out(s,f='LM'):
        nonlocal ln
        T(c,x0,H-34-ln*lh,s,f,8);ln+=1
    def head(b):
        nonlocal pg,ln
        pg+=1;ln=0
        out('%-48s%-66s%s'%('ST. MARTIN TOWERS','SECTION 8 CONTRACT RENT ROLL','PAGE %3d'%pg))
        out('%-48s%-66s%s'%('CONTRACT NO. OH16-0000-119','AS OF 01/31/2025','RUN 02/04/25'))
        out('');out('%s'%b);out('')
        out('%-8s%-5s%6s  %-26s%10s%10s%10s%8s%12s%11s'%('UNIT','SIZE','SQ FT','RESIDENT','CONTRACT','TENANT','HAP','UTIL','SECURITY','BALANCE'))
        out('%-8s%-5s%6s  %-26s%10s%10s%10s%8s%12s%11s'%('','','','  MOVE-IN    CERT','RENT','RENT','SUBSIDY','ALLOW','DEPOSIT','DUE'))
        out('-'*108)
    neg=lambda v:(m2(-v)+'CR') if v<0 else m2(v)+'  '
    def totals(lbl,g):
        o=[r for r in g if 'charges' in r]
        out('%-47s%10s%10s%10s%8s%12s%13s'%(lbl,m2(sum(r['contractRent'] for r in g)),m2(sum(r['charges'][0][1] for r in o)),m2(sum(r['charges'][1][1] for r in o)),'',m2(sum(r['deposit'] for r in o)),neg(round(sum(r['balance'] for r in o),2))))
    for bi,(b,g) in enumerate(S):
        if bi: c.showPage()
        head(b)
        for r in g:
            if 'charges' in r:
                out('%-8s%-5s%6s  %-26s%10s%10s%10s%8s%12s%13s'%(r['unit'],r['unitType'],r['area'],r['tenantName'],m2(r['contractRent']),m2(r['charges'][0][1]),m2(r['charges'][1][1]),r['_ua'],m2(r['deposit']),neg(r['balance'])))
                out('%-8s%-5s%6s  %s'%('','','','  %s   %s %s'%(mdy2(r['moveInDate']),r['_cert'][0],r['_cert'][1].strftime('%m/%y'))))
            else:
                out('%-8s%-5s%6s  %-26s%10s%10s%10s%8s'%(r['unit'],r['unitType'],r['area'],'** VACANT **',m2(r['contractRent']),'','',r['_ua']))
                out('')
        out('-'*108)
        v=sum('charges' not in r for r in g)
        totals('%s   UNITS %d  OCC %d  VAC %d'%(b,len(g),len(g)-v,v),g)
    out('');out('='*108);v=sum('charges' not in r for r in rows)
    totals('PROJECT  UNITS %d  OCC %d  VAC %d'%(len(rows),len(rows)-v,v),rows)
    out('');out('CONTRACT RENT = TENANT RENT + HAP SUBSIDY.  CERT: AR ANNUAL, IR INTERIM.  CR = CREDIT BALANCE.')
    c.showPage();c.save()
    rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
    save(fn,'MULTIFAMILY','fixed-width capitals, two-line records, one building per page, tenant rent + HAP','affordable compliance system print',rows,'St. Martin Towers','2025-01-31',len(rows),len(rows)-v,v)
if __name__=='__main__':
    p5();p6();p7();p8()

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
T='/usr/share/fonts/truetype/'
for n,p in dict(LS='liberation2/LiberationSans-Regular',LSB='liberation2/LiberationSans-Bold',LM='liberation2/LiberationMono-Regular',SE='liberation2/LiberationSerif-Regular',SEI='liberation2/LiberationSerif-Italic',SEB='liberation2/LiberationSerif-Bold',NA='liberation/LiberationSansNarrow-Regular',NAB='liberation/LiberationSansNarrow-Bold',DJ='dejavu/DejaVuSansCondensed',DJB='dejavu/DejaVuSansCondensed-Bold').items():
    for d in (T,):
        try: pdfmetrics.registerFont(TTFont(n,d+p+'.ttf'))
        except Exception as e: pdfmetrics.registerFont(TTFont(n,d+p.replace('liberation/','liberation2/').replace('SansNarrow','Sans')+'.ttf'))
def t(c,x,y,s,f='LS',z=7,a='l',w=None):
    s=str(s)
    if w:
        while pdfmetrics.stringWidth(s,f,z)>w and s: s=s[:-1]
    c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
def cv(f,size): 
    return canvas.Canvas(f'{ROOT}/documents/{f}',pagesize=size,invariant=1)

def onesite():
    F='HarborMill_RRDetail_063025.pdf'; r=R(101); asof=D.date(2025,6,30); W,H=landscape(legal); c=cv(F,(W,H))
    fps=[('A1-60','LIHTC 60%',612,1015),('A1-50','LIHTC 50%',612,1015),('B1-60','LIHTC 60%',874,1248),('B2-MKT','N/A',921,1435),('C1-60','LIHTC 60%',1102,1486)]
    codes=['RENT','SUBRENT','GARAGE','PETRENT','TRASH']
    recs=[];st={}
    k=0
    for b in range(1,5):
        for fl in (1,2,3):
            for u in range(1,5):
                k+=1; fp=fps[(u+b+fl)%5]; un=f'{b}{fl}{u:02d}'; s='Occupied'
                if k in (7,29): s='Occupied-NTV'
                if k==15: s='Occupied-NTVL'
                if k in (4,33,41): s='Vacant'
                if k in (11,38): s='Vacant-Leased'
                if k==1: s='Admin/Down'
                mk=fp[3]+25*(fl==3)
                st.setdefault(s,[]).append(mk)
                if s.startswith('Occ'):
                    mi=r.date(D.date(2018,2,1),D.date(2025,5,15)); ls=mi if mi>D.date(2024,8,1) else mi.replace(year=2024 if (mi.month,mi.day)>(6,30) else 2025,day=min(mi.day,28)); le=addm(ls,12)-D.timedelta(1)
                    lr=mk-r.choice([0,15,42,88,120]); sub=r.choice([0]*5+[412,633,289,710]) if 'LIHTC' in fp[1] else 0
                    ch=[float(lr-sub),float(sub) if sub else None,75. if r.random()<.2 else None,25. if r.random()<.22 else None,15.]
                    mo=asof+D.timedelta(r.randrange(4,40)) if 'NTV' in s else None
                    recs.append(dict(u=un,fp=fp,s=s,n=r.name('LF'),mi=mi,mo=mo,ls=ls,le=le,mk=float(mk),lr=float(lr),dep=float(r.choice([200,300,400,mk])),bal=r.choice([0,0,0,0,-12.5,318.44,25,1102.6]),ch=ch,tot=sum(x or 0 for x in ch)))
                else:
                    recs.append(dict(u=un,fp=fp,s=s,n='VACANT' if s!='Admin/Down' else 'OFFICE',mk=float(mk),vac=1))
                    if s=='Vacant-Leased':
                        ls=D.date(2025,7,r.randrange(5,25)); ch=[float(mk),None,None,None,15.]
                        recs.append(dict(u=un,fp=fp,s='Applicant',n=r.name('LF'),mi=ls,ls=ls,le=addm(ls,12)-D.timedelta(1),lr=float(mk),dep=99.,bal=0.,ch=ch,tot=mk+15.,fut=1))
    X=dict(u=24,fp=58,d=100,sf=172,s=180,n=248,mi=352,ls=402,le=450,mk=536,lr=582,dep=628,bal=674,tot=722)
    cx=[768,814,860,906,952]
    pg=[0]
    def head():
        pg[0]+=1; t(c,24,H-30,'OneSite Rents v3.0','LS',7); t(c,W/2,H-30,'RENT ROLL DETAIL','LSB',11,'c'); t(c,W-36,H-30,f'Page {pg[0]} of 3','LS',7,'r')
        t(c,24,H-41,'07/02/2025 9:14:22AM','LS',7); t(c,W/2,H-43,'Keelson Residential Services - Harbor Mill Family Residences','LSB',9,'c'); t(c,W/2,H-54,'As of 06/30/2025','LS',8,'c')
        t(c,24,H-66,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;','LS',6)
        y=H-88
        for k,a,b in [('u','','Unit'),('fp','','Floorplan'),('d','Unit','Designation'),('s','Unit/Lease','Status'),('n','','Name'),('mi','Move-In','Move-Out'),('ls','Lease','Start'),('le','Lease','End')]:
            t(c,X[k],y+8,a,'LSB',6.5); t(c,X[k],y,b,'LSB',6.5)
        t(c,X['sf'],y,'SQFT','LSB',6.5,'r')
        for k,a,b in [('mk','Market','+ Addl.'),('lr','Lease','Rent'),('dep','Dep','On Hand'),('bal','','Balance'),('tot','Total','Billing')]:
            t(c,X[k],y+8,a,'LSB',6.5,'r'); t(c,X[k],y,b,'LSB',6.5,'r')
        for x,k in zip(cx,codes): t(c,x,y,k,'LSB',6.5,'r')
        c.setLineWidth(.8); c.line(24,y-4,W-36,y-4); return y-15
    y=head(); rows=[]
    for q in recs:
        if y<60: c.showPage(); y=head()
        z=6.6; vac=q.get('vac'); fu=q.get('fut')
        t(c,X['u'],y,q['u'],z=z);t(c,X['fp'],y,q['fp'][0],z=z);t(c,X['d'],y,q['fp'][1],z=z);t(c,X['sf'],y,m0(q['fp'][2]),z=z,a='r');t(c,X['s'],y,q['s'],z=z);t(c,X['n'],y,q['n'],z=z,w=100)
        if q.get('mk'): t(c,X['mk'],y,m2(q['mk']),z=z,a='r')
        if not vac:
            t(c,X['mi'],y,us(q['mi']),z=z);t(c,X['ls'],y,us(q['ls']),z=z);t(c,X['le'],y,us(q['le']),z=z)
            t(c,X['lr'],y,m2(q['lr'])+('*' if fu else ''),z=z,a='r')
            t(c,X['dep'],y,m2(q['dep']),z=z,a='r');t(c,X['bal'],y,par(q['bal']),z=z,a='r');t(c,X['tot'],y,m2(q['tot'])+('*' if fu else ''),z=z,a='r')
            for x,a in zip(cx,q['ch']):
                if a: t(c,x,y,m2(a)+('*' if fu else ''),z=z,a='r')
            if q.get('mo'): y-=8; t(c,X['mi'],y,us(q['mo']),z=z)
            rows.append(row(unit=q['u'],unitType=q['fp'][0],area=q['fp'][2],statusText=q['s'],tenantName=q['n'],moveInDate=q['mi'],moveOutDate=q.get('mo'),leaseStartDate=q['ls'],leaseEndDate=q['le'],marketRent=q.get('mk'),contractRent=q['lr'],deposit=q['dep'],balance=q['bal'],totalCharges=q['tot'],charges=chg(*zip(codes,q['ch']))))
        else:
            for k in ('lr','dep','bal','tot'): t(c,X[k],y,'0.00',z=z,a='r')
            rows.append(row(unit=q['u'],unitType=q['fp'][0],area=q['fp'][2],statusText=q['s'],marketRent=q['mk'],contractRent=0,deposit=0,balance=0,totalCharges=0))
        y-=13
    L=[q for q in recs if not q.get('fut')]; S=lambda k:sum(q.get(k,0) for q in L)
    dep=sum(q.get('dep',0) for q in recs)
    if y<60: c.showPage(); y=head()
    c.line(500,y+9,W-36,y+9); t(c,X['n'],y,'Totals:','LSB',6.8)
    for k,v in [('mk',S('mk')),('lr',S('lr')),('dep',dep),('bal',S('bal')),('tot',S('tot'))]: t(c,X[k],y,par(v),'LSB',6.6,'r')
    for i,x in enumerate(cx): t(c,x,y,m2(sum((q.get('ch') or [0]*5)[i] or 0 for q in L)),'LSB',6.6,'r')
    tie(F,'market',S('mk'),sum(q.get('marketRent',0) for q in rows)); tie(F,'lease',S('lr'),sum(q['contractRent'] for q in rows if q['statusText']!='Applicant'))
    t(c,24,y-16,'* Indicates amounts not included in detail totals','SEI',7)
    c.showPage(); y=head(); c.setFillColor(colors.white); c.rect(20,y-2,W-40,36,0,1); c.setFillColor(colors.black); y+=10
    t(c,24,y,'Occupancy and Rents Summary for Current Date','LSB',9); y-=16
    for x,h in [(24,'Unit Status'),(300,'Market + Addl.'),(370,'# Units'),(460,'Potential Rent')]: t(c,x,y,h,'LSB',7,'l' if x==24 else 'r')
    tm=tu=tp=0
    for lab,ks in [('Occupied, no NTV',['Occupied']),('Occupied, NTV',['Occupied-NTV']),('Occupied NTV Leased',['Occupied-NTVL']),('Vacant Leased',['Vacant-Leased']),('Admin/Down',['Admin/Down']),('Vacant Not Leased',['Vacant'])]:
        y-=12; l=[q for q in L if q['s'] in ks]; m=sum(q['mk'] for q in l); p=sum(q.get('lr',q['mk']) for q in l); tm+=m;tu+=len(l);tp+=p
        t(c,24,y,lab);t(c,300,y,m2(m),a='r');t(c,370,y,len(l),a='r');t(c,460,y,m2(p),a='r')
    y-=14;t(c,24,y,'Totals:','LSB');t(c,300,y,m2(tm),'LSB',a='r');t(c,370,y,tu,'LSB',a='r');t(c,460,y,m2(tp),'LSB',a='r')
    y-=26; t(c,24,y,'Summary by Floorplan','LSB',9); y-=14
    for x,h in [(24,'Floorplan'),(140,'# Units'),(220,'Average SQFT'),(320,'Average Market + Addl.'),(400,'Units Occupied'),(470,'Occupancy %')]: t(c,x,y,h,'LSB',7,'l' if x==24 else 'r')
    for fp in sorted(fps):
        l=[q for q in L if q['fp']==fp]; o=sum(q['s'].startswith('Occ') for q in l); y-=12
        t(c,24,y,fp[0]);t(c,140,y,len(l),a='r');t(c,220,y,fp[2],a='r');t(c,320,y,m2(sum(q['mk'] for q in l)/len(l)),a='r');t(c,400,y,o,a='r');t(c,470,y,f'{100*o/len(l):.2f}',a='r')
    c.save(); occ=sum(q['s'].startswith('Occ') for q in L); vac=sum(q['s'].startswith('Vac') for q in L)
    print(F,pg,len(L)); save(F,'MULTIFAMILY','OneSite rent roll detail, tax credit',True,'Harbor Mill Family Residences','2025-06-30',rows,len(L),occ,vac)

def yardi_hap():
    F='Cedar_Terrace_Sec8_Affordable_RentRoll.pdf'; r=R(102); W,H=landscape(letter); c=cv(F,(W,H)); rows=[]
    P={'1BR':(1104,71,1190),'2BR':(1287,93,1385),'3BR':(1498,118,1640)}
    X=dict(u=36,br=78,n=112,ct=236,ed=264,mi=316,mk=410,cr=462,tr=510,hap=566,ua=604,gr=652,dep=700,bal=752)
    pg=[0]
    def head():
        pg[0]+=1; t(c,W/2,H-34,'Affordable Rent Roll','LSB',12,'c'); t(c,W/2,H-47,'Cedar Terrace Apartments (ctap)','LS',9,'c'); t(c,W/2,H-58,'Contract: OH16-M000-118    As Of = 09/01/2025    Month Year = 09/2025','LS',8,'c')
        y=H-84
        for k,a,b in [('u','Unit',''),('br','Unit','Type'),('n','Tenant',''),('ct','Cert','Type'),('ed','Effective','Date'),('mi','Move In','')]: t(c,X[k],y+8,a,'LSB',7); t(c,X[k],y,b,'LSB',7)
        for k,a,b in [('mk','Market','Rent'),('cr','Contract','Rent'),('tr','Tenant','Rent'),('hap','Assistance','Payment'),('ua','Util','Allow'),('gr','Gross','Rent'),('dep','Security','Deposit'),('bal','','Balance')]: t(c,X[k],y+8,a,'LSB',7,'r'); t(c,X[k],y,b,'LSB',7,'r')
        c.setStrokeColor(colors.HexColor('#888888')); c.line(36,y-3,W-36,y-3); return y-15
    y=head(); G=[0]*8; nocc=nv=0; planted=None
    for b,n in (('100',10),('200',12),('300',12)):
        if y<90: c.showPage(); y=head()
        t(c,36,y,f'Building {b}','LSB',8); y-=12; Sx=[0]*8; bo=0
        for i in range(n):
            if y<50: c.showPage(); y=head()
            ty=r.choice(['1BR','2BR','2BR','3BR']); cr,ua,mk=P[ty]; u=f'{b[0]}{i+1:02d}'
            if (b,i) in (('100',3),('300',7)):
                for k,v in (('u',u),('br',ty),('n','VACANT')): t(c,X[k],y,v)
                for k,v in (('mk',mk),('cr',0),('tr',0),('hap',0),('ua',0),('gr',0),('dep',0),('bal',0)): t(c,X[k],y,m2(v),a='r')
                rows.append(row(unit=u,section=f'Building {b}',building=b,unitType=ty,statusText='VACANT',marketRent=mk,contractRent=0,deposit=0,balance=0,charges=chg(('Tenant Rent',0),('Assistance Payment',0)))); Sx[0]+=mk; nv+=1; y-=11.5; continue
            tr=r.choice([0,25,r.randrange(120,470),r.randrange(180,560)]); hap=cr-tr; nm=r.name('lfm'); mi=r.date(D.date(2009,5,1),D.date(2025,7,20)); ed=D.date(2025 if mi.month<=9 else 2024,mi.month,1); ct='MI' if mi>D.date(2025,1,1) else r.choice(['AR','AR','AR','IR'])
            if ct=='MI': ed=mi
            dep=r.choice([50,max(50,tr)]); bal=r.choice([0,0,0,25,-8,142.17,311]); ph=hap
            if (b,i)==('200',5):
                tr=264;hap=cr-tr; d=str(hap); ph=int(d[:-2]+('7' if d[-2]!='7' else '1')+d[-1]); planted=dict(what=f'Unit {u}: Assistance Payment printed {ph:.2f}; Contract Rent {cr:.2f} less Tenant Rent {tr:.2f} is {hap:.2f}, which the building and grand totals include',kind='digit_changed')
            for k,v in (('u',u),('br',ty),('n',nm),('ct',ct),('ed',us(ed)),('mi',us(mi))): t(c,X[k],y,v)
            vals=[mk,cr,tr,hap,ua,cr+ua,dep,bal]
            for k,v in zip(('mk','cr','tr','hap','ua','gr','dep','bal'),[mk,cr,tr,ph,ua,cr+ua,dep,bal]): t(c,X[k],y,par(v),a='r')
            Sx=[a+v for a,v in zip(Sx,vals)]; bo+=1; nocc+=1
            rows.append(row(unit=u,section=f'Building {b}',building=b,unitType=ty,tenantName=nm,statusText='Occupied',moveInDate=mi,marketRent=mk,contractRent=cr,deposit=dep,balance=bal,charges=chg(('Tenant Rent',tr),('Assistance Payment',ph)))); y-=11.5
        c.line(360,y+8,W-36,y+8); t(c,112,y-1,f'Total Building {b}  ({n} units, {bo} occupied)','LSB')
        for k,v in zip(('mk','cr','tr','hap','ua','gr','dep','bal'),Sx): t(c,X[k],y-1,par(v),'LSB',7,'r')
        G=[a+v for a,v in zip(G,Sx)]; y-=20
    if y<130: c.showPage(); y=head()
    c.setLineWidth(1.2); c.line(360,y+9,W-36,y+9); t(c,112,y-1,'Grand Total','LSB')
    for k,v in zip(('mk','cr','tr','hap','ua','gr','dep','bal'),G): t(c,X[k],y-1,par(v),'LSB',7,'r')
    tie(F,'contract',G[1],sum(q['contractRent'] for q in rows)); tie(F,'HAP (planted)',G[3],sum(q['charges'][1]['amount'] for q in rows))
    y-=26
    for a,b in (('Total Units',34),('Occupied Units',nocc),('Vacant Units',nv),('Units Receiving Assistance',nocc),('Percent Occupied',f'{nocc/34*100:.2f}')): t(c,36,y,a); t(c,190,y,b,a='r'); y-=10
    t(c,36,24,'Thursday, September 4, 2025  10:41 AM',z=6.5); c.save()
    print(F,pg); save(F,'MULTIFAMILY','Yardi affordable rent roll, HAP contract',False,'Cedar Terrace Apartments','2025-09-01',rows,34,nocc,nv,planted=planted)

def yardi_charges():
    F='rentroll_lease_charges_wsv.pdf'; r=R(103); W,H=letter; c=cv(F,(W,H)); rows=[]
    X=dict(u=28,ty=62,sf=128,re=134,n=180,mk=306,code=312,amt=384,dep=424,mi=430,le=474,mo=518,bal=592); pg=[0]
    def head():
        pg[0]+=1; t(c,28,H-30,'Rent Roll with Lease Charges','LSB',11); t(c,28,H-42,'Westvale Senior Village (wsv)'); t(c,28,H-51,'As Of = 08/31/2025'); t(c,28,H-60,'Month Year = 08/2025')
        c.setFillColor(colors.HexColor('#d9d9d9')); c.rect(26,H-88,W-50,22,0,1); c.setFillColor(colors.black); y=H-84
        for k,a,b in (('u','Unit',''),('ty','Unit Type',''),('re','Resident',''),('n','Name',''),('code','Charge','Code'),('mi','Move In',''),('le','Lease','Expiration'),('mo','Move Out','')): t(c,X[k],y+9,a,'LSB',6); t(c,X[k],y,b,'LSB',6)
        for k,a,b in (('sf','Unit','Sq Ft'),('mk','Market','Rent'),('amt','Amount',''),('dep','Resident','Deposit'),('bal','Balance','')): t(c,X[k],y+9,a,'LSB',6,'r'); t(c,X[k],y,b,'LSB',6,'r')
        return y-14
    y=head(); z=6.2; tid=40311
    def sec(s):
        nonlocal y
        t(c,28,y,s,'LSB',7); y-=10
    A={}; G={}
    types=[('wsv1a',575,1320),('wsv1b',640,1395),('wsv2a',880,1710),('wsv0',430,1085)]
    sec('Current/Notice/Vacant Residents')
    def emit(q,section):
        nonlocal y
        if y<34+8*(len(q['ch'])+1): c.showPage(); y=head()
        t(c,X['u'],y,q['u'],z=z);t(c,X['ty'],y,q['ty'][0],z=z);t(c,X['sf'],y,m2(q['ty'][1]),z=z,a='r');t(c,X['re'],y,q['id'],z=z);t(c,X['n'],y,q['n'],z=z,w=92)
        t(c,X['mk'],y,m2(q['mk']),z=z,a='r')
        if q.get('mi'): t(c,X['mi'],y,us(q['mi']),z=z)
        if q.get('le'): t(c,X['le'],y,us(q['le']),z=z)
        if q.get('mo'): t(c,X['mo'],y,us(q['mo']),z=z)
        t(c,X['dep'],y,m2(q['dep']),z=z,a='r');t(c,X['bal'],y,m2(q['bal']),z=z,a='r')
        for cd,a in q['ch']: t(c,X['code'],y,cd,z=z);t(c,X['amt'],y,m2(a),z=z,a='r');y-=8
        tot=sum(a for _,a in q['ch'])
        t(c,X['code'],y,'Total','LSB',z);t(c,X['amt'],y,m2(tot),'LSB',z,'r');y-=11
        rent=sum(a for k,a in q['ch'] if k=='rent')
        rows.append(row(unit=q['u'],unitType=q['ty'][0],area=q['ty'][1],section=section,tenantName=None if q['n'] in('VACANT','MODEL') else q['n'],statusText=q['st'],marketRent=q['mk'],contractRent=rent if q['ch'] else None,moveInDate=q.get('mi'),leaseEndDate=q.get('le'),moveOutDate=q.get('mo'),deposit=q['dep'],balance=q['bal'],charges=chg(*q['ch']) if q['ch'] else None,totalCharges=tot))
        return tot
    tot=mk=sf=occ=vac=0; ocs=0; dep=bal=0; codes={}; n=0; osf=0; omk=0; vmk=0; vsf=0
    for w in 'EW':
        for fl in (1,2,3):
            for k in range(1,20):
                n+=1; ty=r.choice(types); u=f'{w}{fl}{k:02d}'; m=float(ty[2]+10*(fl-1))
                if n in (9,23,47,71,90,91): q=dict(u=u,ty=ty,id='VACANT',n='VACANT',mk=m,ch=[],dep=0.,bal=0.,st='VACANT'); vac+=1; vmk+=m; vsf+=ty[1]
                else:
                    tid+=r.randrange(1,90); mi=r.date(D.date(2014,3,1),D.date(2025,8,10)); le=eom(addm(D.date(2025,8,1),r.randrange(0,12))); rent=float(m-r.choice([0,20,45,75,110])); ch=[]
                    if r.random()<.18: ch.append(('carport',40.))
                    if r.random()<.3: ch.append(('mealplan',r.choice([185.,370.])))
                    if r.random()<.12: ch.append(('petrent',20.))
                    ch.append(('rent',rent))
                    if n==14: ch.append(('emplcred',-400.))
                    if r.random()<.25: ch.append(('storage',15.))
                    q=dict(u=u,ty=ty,id=f't00{tid}',n=r.name('fl'),mk=m,ch=ch,mi=mi,le=le,mo=D.date(2025,9,r.choice([15,30])) if n%29==6 else None,dep=float(r.choice([300,500,0])),bal=float(r.choice([0,0,0,0,0,-rent,45.5,rent,20])),st='Occupied'); occ+=1; omk+=m; osf+=ty[1]
                    for a,b in ch: codes[a]=codes.get(a,0)+b
                tot+=emit(q,'Current/Notice/Vacant Residents'); mk+=m; sf+=ty[1]; dep+=q['dep']; bal+=q['bal']
    def total(lab,mk,amt,dep,bal):
        nonlocal y
        c.line(28,y+7,W-20,y+7); t(c,28,y-1,'Total','LSB',6.5); t(c,70,y-1,lab,'LSB',6.5); t(c,X['mk'],y-1,m2(mk),'LSB',6,'r');t(c,X['amt'],y-1,m2(amt),'LSB',6,'r');t(c,X['dep'],y-1,m2(dep),'LSB',6,'r');t(c,X['bal'],y-1,m2(bal),'LSB',6,'r'); y-=16
    nr=len(rows)
    total('Westvale Senior Village (wsv)',mk,tot,dep,bal)
    tie(F,'amt',tot,sum(q['totalCharges'] for q in rows));tie(F,'mk',mk,sum(q['marketRent'] for q in rows))
    sec('Future Residents/Applicants'); ft=0;fd=0
    for u in ('E109','W215'):
        base=[q for q in rows if q['unit']==u][0]; ty=[x for x in types if x[0]==base['unitType']][0]; tid+=7
        q=dict(u=u,ty=ty,id=f't00{tid}',n=r.name('fl'),mk=base['marketRent'],ch=[('rent',base['marketRent']-10)],mi=D.date(2025,9,12 if u[0]=='E' else 1),le=D.date(2026,8,31),dep=300.,bal=0.,st='Future Residents/Applicants'); ft+=emit(q,'Future Residents/Applicants'); fd+=300
    total('Westvale Senior Village (wsv)',0,ft,fd,0)
    if y<240: c.showPage(); y=head()
    t(c,28,y,'Summary Groups','LSB',7)
    for x,h in ((230,'Square Footage'),(300,'Market Rent'),(370,'Lease Charges'),(430,'# Of Units'),(500,'% Unit Occupancy')): t(c,x,y,h,'LSB',6.5,'r')
    for lab,a,b,d,e in (('Current/Notice/Vacant Residents',sf,mk,tot,n),('Future Residents/Applicants',0,0,ft,2),('Occupied Units',osf,omk,tot,occ),('Total Non Rev Units',0,0,0,0),('Total Vacant Units',vsf,vmk,0,vac)):
        y-=10; t(c,28,y,lab,z=6.5)
        for x,v in ((230,m2(a)),(300,m2(b)),(370,m2(d)),(430,e),(500,f'{100*e/n:.2f}%' if e!=2 else '')): t(c,x,y,v,z=6.5,a='r')
    y-=12; t(c,28,y,'Totals:','LSB',6.5)
    for x,v in ((230,m2(sf)),(300,m2(mk)),(370,m2(tot)),(430,n),(500,f'{100*occ/n:.2f}%')): t(c,x,y,v,'LSB',6.5,'r')
    y-=22; t(c,28,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)','LSB',7)
    for k in sorted(codes): y-=9; t(c,28,y,k,z=6.5); t(c,200,y,m2(codes[k]),z=6.5,a='r')
    y-=10; t(c,28,y,'Total','LSB',6.5); t(c,200,y,m2(tot),'LSB',6.5,'r'); c.save()
    print(F,pg,n,occ,vac); save(F,'SENIOR_HOUSING','Yardi rent roll with lease charges, senior',True,'Westvale Senior Village','2025-08-31',rows,n,occ,vac)

def rd_ws():
    F='RD_ProjectWorksheet_PineHollow_2025-10.pdf'; r=R(104); W,H=landscape(letter); c=cv(F,(W,H)); rows=[]; z=7.6; y=H-40
    def L(s): 
        nonlocal y
        t(c,30,y,s,'LM',z); y-=10.4
    hdr=['DATE: 10/03/2025          PROJECT WORKSHEET FOR CREDIT AND RENTAL ASSISTANCE                                    PAGE {p}','BORROWER: PINE HOLLOW HOUSING LP        PROJECT NAME: PINE HOLLOW VILLAGE                    PROJECT NO: 01-4','LOCATION: DELMONT CO              PLAN OF OPERATION: PLAN II          FOR THE MONTH OF: OCTOBER 2025','='*136,
    'UNIT   TYPE  # IN  TENANT                   INITIAL     CERT        NOTE     BASIC    UTIL     NTC      OVERAGE   RENTAL    AMOUNT DUE','NO.          UNIT  NAME                     OCCUPANCY   EXPIRES     RENT     RENT     ALLOW             SURCHRG   ASSIST    FROM TENANT','-'*136]
    p=1
    for s in hdr: L(s.format(p=p))
    TT={'N1':(1041,712,84),'N2':(1163,768,101),'S1':(1041,712,84),'A2':(1163,768,101)}
    Gs=[0]*5; no=nv=0
    for sec,tys,pre in (('1 BEDROOM',['N1','S1'],'A'),('2 BEDROOM',['N2','A2'],'B')):
        L(''); L(f'** {sec} **'); S=[0]*5; cnt=0
        for i in range(1,17 if pre=='A' else 13):
            u=f'{pre}-{i:02d}'; ty=tys[0] if i<11 else tys[1]; note,bas,ua=TT[ty]; cnt+=1
            if y<60:
                c.showPage(); y=H-40;p+=1
                for s in hdr: L(s.format(p=p))
            if (pre,i) in (('A',5),('B',2),('B',9)):
                nv+=1; L(f'{u:<7}{ty:<6}{"":<6}{"** VACANT **":<25}'); rows.append(row(unit=u,unitType=ty,section=sec,statusText='** VACANT **')); continue
            nm=r.name('LF'); mi=r.date(D.date(2008,1,1),D.date(2025,8,30)); ce=eom(addm(D.date(2025,10,1),r.randrange(0,12))); k=r.random()
            if k<.6: ntc=r.randrange(60,bas-60); ra=bas-ntc; ov=0
            else: ov=r.choice([0,0,37,91]); ntc=bas+ov; ra=0
            due=bas-ra+ov; no+=1; nn=r.randrange(1,3 if pre=='A' else 5)
            L(f'{u:<7}{ty:<6}{nn:<6}{nm[:23]:<25}{us2(mi):<12}{us2(ce):<9}{note:>8,}{bas:>9,}{ua:>9}{ntc:>9}{ov if ov else "":>11}{ra if ra else "":>10}{due:>14}')
            S=[a+b for a,b in zip(S,(note,bas,ov,ra,due))]
            rows.append(row(unit=u,unitType=ty,section=sec,tenantName=nm[:23].strip(),statusText='Occupied',moveInDate=mi,contractRent=bas,charges=chg(*[x for x in (('OVERAGE SURCHRG',ov),('RENTAL ASSIST',ra)) if x[1]]) or None,totalCharges=None))
        L(f'{"":<70}'+'-'*66); L(f'{"":<19}{"TOTAL "+sec+f"  UNITS {cnt}":<46}{S[0]:>8,}{S[1]:>9,}{"":>18}{S[2]:>11,}{S[3]:>10,}{S[4]:>14,}'); Gs=[a+b for a,b in zip(Gs,S)]
    L('');L('='*136); L(f'{"":<19}{"PROJECT TOTALS  UNITS 28":<46}{Gs[0]:>8,}{Gs[1]:>9,}{"":>18}{Gs[2]:>11,}{Gs[3]:>10,}{Gs[4]:>14,}')
    tie(F,'basic',Gs[1],sum(q.get('contractRent',0) for q in rows))
    L(''); L(f'UNITS OCCUPIED: {no}    UNITS VACANT: {nv}    UNITS RECEIVING RA: {sum(1 for q in rows if any(x["code"]=="RENTAL ASSIST" for x in q.get("charges",[])))}    RA UNITS IN AGREEMENT: 20'); L(f'GROSS BASIC COLLECTED + OVERAGE: {Gs[1]+Gs[2]:,}   LESS RA: {Gs[3]:,}   DUE FROM TENANTS: {Gs[4]:,}')
    L('');L('I CERTIFY THAT THE STATEMENTS ABOVE ARE TRUE TO THE BEST OF MY KNOWLEDGE.   ______________________   DATE ________'); c.save()
    print(F,p); save(F,'MULTIFAMILY','RD 515 project worksheet, fixed pitch',True,'PINE HOLLOW VILLAGE','2025-10',rows,28,no,nv)

def student():
    F='TheQuarry_Entrata_RR_bySpace.pdf'; r=R(105); W,H=landscape(A4); c=cv(F,(W,H)); rows=[]; blue=colors.HexColor('#1f4e79')
    X=dict(sp=40,st=86,n=170,mi=296,ls=346,le=396,mk=490,rent=540,park=590,furn=640,tot=690,dep=740,bal=800); pg=[0]
    def head():
        pg[0]+=1; c.setFillColor(blue); c.rect(0,H-44,W,44,0,1); c.setFillColor(colors.white); t(c,40,H-22,'Rent Roll - Space Level','DJB',13); t(c,40,H-36,'The Quarry at Dunmore State   |   As of 10/15/2025   |   Lease Term: 2025-26 Academic','DJ',8); c.setFillColor(blue)
        y=H-64; t(c,(X['mk']+X['tot'])/2+10,y+3,'— Scheduled Charges —','DJ',6.5,'c')
        for k,h in (('sp','Space'),('st','Status'),('n','Resident'),('mi','Move-In'),('ls','Lease Start'),('le','Lease End')): t(c,X[k],y-8,h,'DJB',6.8)
        for k,h in (('mk','Market Rent'),('rent','Rent'),('park','Parking'),('furn','Furniture'),('tot','Total'),('dep','Deposit Held'),('bal','Balance')): t(c,X[k],y-8,h,'DJB',6.8,'r')
        c.setStrokeColor(blue); c.line(40,y-12,W-40,y-12); c.setFillColor(colors.black); t(c,40,18,f'entrata   Generated 10/16/2025 8:03 AM MDT   Page {pg[0]}','DJ',6); return y-24
    y=head(); N=O=V=0; G=[0]*7; i=0
    plans=[('1101',4,'D4 4x4',765),('1102',4,'D4 4x4',765),('1103',2,'B2 2x2',905),('1104',2,'B2 2x2',905),('1201',4,'D4 4x4',780),('1202',4,'D4 4x4 Premium',805),('1203',2,'B2 2x2',920),('1204',1,'S1 Studio',1180),('1301',4,'D4 4x4',780),('1302',3,'C3 3x3',830),('1303',3,'C3 3x3',830),('1304',1,'S1 Studio',1195),('2101',4,'D4 4x4 TH',845),('2102',4,'D4 4x4 TH',845),('2103',5,'E5 5x5 TH',799),('2104',5,'E5 5x5 TH',799)]
    for un,nb,ty,mk in plans:
        if y<70+12*nb: c.showPage(); y=head()
        c.setFillColor(colors.HexColor('#dde8f3')); c.rect(40,y-3,W-80,11,0,1); c.setFillColor(colors.black); t(c,44,y,f'Unit {un}  -  {ty}','DJB',7); y-=12
        for b in 'ABCDE'[:nb]:
            i+=1; sp=f'{un}-{b}'; N+=1; G[0]+=mk
            t(c,X['sp'],y,sp,'DJ',7); t(c,X['mk'],y,'$'+m0(mk),'DJ',7,'r')
            if i in (6,19,20,37,48): 
                s='Vacant Unrented Ready' if i!=20 else 'Vacant Unrented Not Ready'; V+=1; t(c,X['st'],y,s,'DJ',7 if i!=20 else 6.2)
                rows.append(row(unit=sp,unitType=ty,section=f'Unit {un}',statusText=s,marketRent=mk))
            elif i==24:
                t(c,X['st'],y,'Model','DJ',7); rows.append(row(unit=sp,unitType=ty,section=f'Unit {un}',statusText='Model',marketRent=mk))
            else:
                s='Occupied No Notice' if i not in (12,33) else 'Notice Unrented'; O+=1; nm=r.name('fl'); ls=D.date(2025,8,16); mi=r.date(D.date(2025,8,16),D.date(2025,8,24)) if r.random()<.7 else D.date(2024,8,17); le=D.date(2026,7,31) if s[0]=='O' else D.date(2025,12,19)
                rent=mk-r.choice([0,0,15,30,50]); pk=r.choice([None,None,45,65]); fu=r.choice([None,25,25]); tot=rent+(pk or 0)+(fu or 0); dep=r.choice([0,150,300]); bal=r.choice([0,0,0,tot,-20,57.5,12.25])
                t(c,X['st'],y,s,'DJ',7);t(c,X['n'],y,nm,'DJ',7)
                for k,v in (('mi',mi),('ls',ls),('le',le)): t(c,X[k],y,us1(v),'DJ',7)
                for k,v in (('rent',rent),('park',pk),('furn',fu),('tot',tot),('dep',dep)): t(c,X[k],y,'$'+m0(v) if v is not None else '–','DJ',7,'r')
                t(c,X['bal'],y,('-$' if bal<0 else '$')+m2(abs(bal)),'DJ',7,'r')
                G=[a+(b or 0) for a,b in zip(G,(0,rent,pk,fu,tot,dep,bal))]
                rows.append(row(unit=sp,unitType=ty,section=f'Unit {un}',tenantName=nm,statusText=s,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=rent,deposit=dep,balance=bal,totalCharges=tot,charges=chg(('Rent',rent),('Parking',pk),('Furniture',fu))))
            y-=11.5
    c.line(40,y+8,W-40,y+8); t(c,40,y-3,f'Total: {len(plans)} units / {N} spaces','DJB',7)
    for k,v in zip(('mk','rent','park','furn','tot','dep'),G): t(c,X[k],y-3,'$'+m0(v),'DJB',7,'r')
    t(c,X['bal'],y-3,'$'+m2(G[6]),'DJB',7,'r'); t(c,40,y-18,f'Spaces occupied {O}   |   Spaces vacant {V}   |   Models 1   |   Occupancy {100*O/N:.1f}%','DJ',7)
    tie(F,'rent',G[1],sum(q.get('contractRent',0) for q in rows)); c.save(); print(F,pg,N)
    save(F,'STUDENT_HOUSING','Entrata by-space roll',False,'The Quarry at Dunmore State','2025-10-15',rows,N,O,V)

def military():
    F='FtEllery_Housing_Roll_Nov25.pdf'; r=R(106); W,H=letter; c=cv(F,(W,H)); rows=[]; pg=[0]
    X=dict(ad=40,ty=138,gr=168,n=198,tt=296,bah=372,ren=418,ls=428,le=476,st=522)
    hd=[('ad','Address'),('ty','Type'),('gr','Grade'),('n','Sponsor / Lessee'),('tt','Category'),('ls','Lease Start'),('le','Lease End'),('st','Status')]
    def cols(y):
        for k,h in hd: t(c,X[k],y,h,'SEB',7.5)
        t(c,X['bah'],y,'BAH Rate','SEB',7.5,'r');t(c,X['ren'],y,'Rent','SEB',7.5,'r'); c.line(40,y-3,W-36,y-3); return y-13
    def head():
        pg[0]+=1; t(c,40,H-40,'Fort Ellery Family Homes LLC','SEB',14); t(c,40,H-54,'Monthly Housing Roll by Neighborhood','SEI',11); t(c,W-36,H-40,'November 30, 2025','SE',10,'r'); t(c,W-36,H-53,f'page {pg[0]}','SE',8,'r'); c.setLineWidth(1.5); c.line(40,H-60,W-36,H-60); c.setLineWidth(.5); return H-82
    y=head(); bah={'E4':1548,'E5':1611,'E6':1836,'E7':1899,'O2':1872,'O3':2109,'O4':2358,'W2':1980}
    tot=[0,0,0,0,0]; hb=[('Pershing Court',['4BR','3BR'],14,4100,['E4','E5','E6']),('Old Parade Ground',['4BR','4BRH'],10,12,['O3','O4','W2','E7']),('Chickasaw Bluff',['2BR','3BR'],18,700,['E4','E5','E6','O2'])]
    recap=[]
    for nb,tys,n,base,grs in hb:
        if y<150: c.showPage(); y=head()
        c.setFillColor(colors.HexColor('#e7e3d4')); c.rect(38,y-4,W-72,14,0,1); c.setFillColor(colors.black); t(c,42,y,nb.upper(),'SEB',9); y-=17; y=cols(y); sr=sb=o=v=d=0
        for i in range(n):
            if y<60: c.showPage(); y=head(); t(c,42,y,nb.upper()+' (continued)','SEB',9); y-=14; y=cols(y)
            ad=f'{base+2*i}-{"AB"[i%2]} {dict(P="Pershing Ct",O="Parade Rd",C="Bluff Dr")[nb[0]]}' if nb[0]!='O' else f'{base+i} Parade Rd'; ty=r.choice(tys); z=7.6
            t(c,X['ad'],y,ad,'SE',z);t(c,X['ty'],y,ty,'SE',z)
            key=(nb[0],i)
            if key in (('P',3),('P',9),('C',5),('C',12)): t(c,X['st'],y,'Vacant','SE',z); v+=1; rows.append(row(unit=ad,unitType=ty,section=nb.upper(),statusText='Vacant'))
            elif key in (('O',4),('C',16)): t(c,X['st'],y,'Down-Reno','SE',z); d+=1; rows.append(row(unit=ad,unitType=ty,section=nb.upper(),statusText='Down-Reno'))
            else:
                nm=r.name('lf'); cat=r.choice(['AD','AD','AD','AD','RET','CIV']); ls=r.date(D.date(2023,1,3),D.date(2025,11,3)); s='Occupied' if r.random()<.87 else 'Notice'
                if cat=='AD': g=r.choice(grs); b=bah[g]; rent=b*r.choice([1,1,1,.95]); rent=round(rent,2)
                else: g='';b=None; rent=float(r.choice([1475,1550,1625]))
                mtm=ls<D.date(2024,11,1); le='MTM' if mtm else addm(ls,12)-D.timedelta(1)
                for k,q in (('gr',g),('n',nm),('tt',cat),('ls',dmy(ls)),('le','MTM' if mtm else dmy(le)),('st',s)): t(c,X[k],y,q,'SE',z)
                if b: t(c,X['bah'],y,m2(b),'SE',z,'r'); sb+=b
                t(c,X['ren'],y,m2(rent),'SE',z,'r'); sr+=rent; o+=1
                rows.append(row(unit=ad,unitType=ty,section=nb.upper(),tenantName=nm,statusText=s,contractRent=rent,leaseStartDate=ls,leaseEndDate=le))
            y-=12
        c.line(300,y+8,W-36,y+8); t(c,40,y-2,f'{nb}: {n} homes, {o} occupied, {v} vacant'+(f', {d} off line' if d else ''),'SEI',8); t(c,X['bah'],y-2,m2(sb),'SEB',7.6,'r');t(c,X['ren'],y-2,m2(sr),'SEB',7.6,'r'); y-=26; tot=[a+b for a,b in zip(tot,(n,o,v,d,sr))]; recap.append((nb,n,o,v,d,sr))
    if y<150: c.showPage(); y=head()
    t(c,40,y,'Recapitulation','SEB',10); y-=14
    for x,h in ((40,'Neighborhood'),(200,'Homes'),(250,'Occupied'),(300,'Vacant'),(350,'Off line'),(430,'Rent Roll')): t(c,x,y,h,'SEB',8,'l' if x==40 else 'r')
    for q in recap+[('Fort Ellery total',*tot)]:
        y-=12; t(c,40,y,q[0],'SE',8)
        for x,v in zip((200,250,300,350),q[1:5]): t(c,x,y,v,'SE',8,'r')
        t(c,430,y,'$'+m2(q[5]),'SE',8,'r')
    y-=22; t(c,40,y,'AD = active duty (rent by allotment of BAH; 95% where energy-reform discount applies). RET = retired military. CIV = DoD civilian / other eligible.','SEI',7.5)
    tie(F,'rent',tot[4],sum(q.get('contractRent',0) for q in rows)); c.save(); print(F,pg)
    save(F,'SINGLE_FAMILY_RENTAL','military privatized housing roll by neighborhood',False,'Fort Ellery Family Homes','2025-11-30',rows,tot[0],tot[1],tot[2])

def expir():
    F='lease_exp_MRI_lindenparc.pdf'; r=R(107); W,H=landscape(letter); c=cv(F,(W,H)); rows=[]; pg=[0]; gm=gl=0; cnt=0
    X=dict(b=40,u=76,ty=116,sf=196,n=206,mi=330,ls=386,le=442,mk=548,lr=610,va=668,rn=682)
    def head():
        pg[0]+=1; t(c,40,H-36,'LINDEN PARC WORKFORCE HOUSING','LSB',10); t(c,W-40,H-36,f'Page: {pg[0]}','LS',8,'r'); t(c,40,H-48,'Lease Expiration Schedule with Rents','LS',9); t(c,W-40,H-48,'Database: HFRES   Entity: LPW','LS',8,'r'); t(c,40,H-59,'As of 12/1/2025','LS',8); y=H-80; c.rect(36,y-5,W-72,14)
        for k,h in (('b','Bldg'),('u','Unit'),('ty','Plan'),('n','Resident'),('mi','Occupied'),('ls','Lease From'),('le','Lease To'),('rn','Renewal Status')): t(c,X[k],y,h,'LSB',7.2)
        for k,h in (('sf','SqFt'),('mk','Street Rent'),('lr','Lease Rent'),('va','Loss/Gain')): t(c,X[k],y,h,'LSB',7.2,'r')
        return y-18
    y=head(); pool=[(b,f'{n:03d}') for b in 'ABC' for n in list(range(1,6))+list(range(101,106))]; r.shuffle(pool); pl=[('1A',690,1340),('2B',935,1595),('2C',1010,1680)]
    groups=[('MONTH TO MONTH',2)]+[(d,k) for d,k in ((D.date(2025,12,1),4),(D.date(2026,1,1),2),(D.date(2026,2,1),1),(D.date(2026,3,1),5),(D.date(2026,5,1),4),(D.date(2026,6,1),5),(D.date(2026,8,1),3))]
    for g,k in groups:
        if y<70+12*k: c.showPage(); y=head()
        lab=g if isinstance(g,str) else g.strftime('%B %Y').upper(); t(c,40,y,lab,'LSB',7.5); y-=12; sm=sl=0
        for b,u in sorted(pool[cnt:cnt+k]):
            p=r.choice(pl); nm=r.name('lf'); mk=p[2]+(20 if u[0]=='1' else 0); lr=mk-r.choice([-15,0,30,65,110,145])
            if isinstance(g,str): mi=r.date(D.date(2017,1,1),D.date(2021,1,1)); ls=addm(mi,12); le='MTM'; ren='MTM fee waived'
            else: le=eom(g); ls=addm(le.replace(day=1),-11); mi=ls if r.random()<.5 else addm(ls,-12*r.randrange(1,5)); ren=r.choice(['Offered','Not offered','Accepted','']) if g<D.date(2026,3,1) else ''
            for kk,v in (('b',b),('u',u),('ty',p[0]),('n',nm),('mi',us1(mi)),('ls',us1(ls)),('le',le if le=='MTM' else us1(le)),('rn',ren)): t(c,X[kk],y,v,z=7.2)
            for kk,v in (('sf',m0(p[1])),('mk',m2(mk)),('lr',m2(lr)),('va',par(lr-mk))): t(c,X[kk],y,v,z=7.2,a='r')
            sm+=mk;sl+=lr; y-=11.5
            rows.append(row(building=b,unit=u,unitType=p[0],area=p[1],tenantName=nm,statusText='Occupied',section=lab,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=lr))
        c.setDash(1,2); c.line(480,y+8,670,y+8); c.setDash(); t(c,206,y-1,f'{k} lease{"s" if k>1 else ""} expiring' if not isinstance(g,str) else f'{k} tenancies','LS',7.2)
        for kk,v in (('mk',sm),('lr',sl),('va',sl-sm)): t(c,X[kk],y-1,par(v),z=7.2,a='r')
        y-=18; cnt+=k; gm+=sm; gl+=sl
    vs=sorted(pool[cnt:])
    if y<110+12*len(vs): c.showPage(); y=head()
    t(c,40,y,'VACANT UNITS (NO LEASE)','LSB',7.5); y-=12; vm=0
    for b,u in vs:
        p=r.choice(pl); mk=p[2]; vm+=mk
        for kk,v in (('b',b),('u',u),('ty',p[0]),('n','Vacant')): t(c,X[kk],y,v,z=7.2)
        t(c,X['sf'],y,m0(p[1]),z=7.2,a='r');t(c,X['mk'],y,m2(mk),z=7.2,a='r'); y-=11.5
        rows.append(row(building=b,unit=u,unitType=p[0],area=p[1],statusText='Vacant',section='VACANT UNITS (NO LEASE)',marketRent=mk))
    t(c,206,y-1,f'{len(vs)} vacant',z=7.2); t(c,X['mk'],y-1,m2(vm),z=7.2,a='r'); y-=20
    c.line(36,y+10,W-36,y+10); t(c,40,y-1,f'REPORT TOTAL   {len(pool)} units   {cnt} leased   {len(vs)} vacant','LSB',7.5)
    for kk,v in (('mk',gm+vm),('lr',gl)): t(c,X[kk],y-1,m2(v),'LSB',7.2,'r')
    tie(F,'mk',gm+vm,sum(q['marketRent'] for q in rows)); tie(F,'lr',gl,sum(q.get('contractRent',0) for q in rows)); c.save(); print(F,pg)
    save(F,'MULTIFAMILY','MRI lease expiration schedule with rents, grouped by month',True,'LINDEN PARC WORKFORCE HOUSING','2025-12-01',rows,len(pool),cnt,len(vs))
ALL=[onesite,yardi_hap,yardi_charges,rd_ws,student,military,expir]

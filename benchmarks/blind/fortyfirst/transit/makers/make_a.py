# PDFs 1-3
from lib import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.pagesizes import letter, landscape, legal
L='/usr/share/fonts/truetype/liberation/'
for n,f in [('Sans','LiberationSans-Regular'),('SansB','LiberationSans-Bold'),('SansI','LiberationSans-Italic'),('Nar','LiberationSansNarrow-Regular'),('NarB','LiberationSansNarrow-Bold'),('Mono','LiberationMono-Regular'),('MonoB','LiberationMono-Bold'),('Ser','LiberationSerif-Regular'),('SerB','LiberationSerif-Bold'),('SerI','LiberationSerif-Italic')]:
    pdfmetrics.registerFont(TTFont(n,L+f+'.ttf'))
SW=pdfmetrics.stringWidth
def clip(s,f,z,w):
    while SW(s,f,z)>w: s=s[:-1]
    return s

# ---------- 1 Yardi lease charges
def d1():
    file='halvorsen_court_leasecharges.pdf'; r=random.Random(4101); N=Names(r)
    asof=D(2025,3,31)
    types={'hc0b1b':(430,1125),'hc1b1b':(615,1390),'hc1b1br':(640,1475),'hc2b1b':(848,1745)}
    units=[]
    for fl in range(1,5):
        for k in range(1,10):
            ty='hc0b1b' if k in(3,7) else 'hc2b1b' if k in(1,9) else ('hc1b1br' if (fl*k)%5==0 else 'hc1b1b')
            units.append((f'{fl}{k:02d}',ty))
    vac={'107','204','306','403'}; notice={'109','302'}
    rows=[]; 
    for u,ty in units:
        sf,mk=types[ty]
        if u in vac:
            rows.append(dict(unit=u,unitType=ty,area=sf,statusText='VACANT',section='Current/Notice/Vacant Residents',marketRent=mk,totalCharges=0,deposit=0,balance=0,_o=0,_t='VACANT')); continue
        mi=D(r.choice([2016,2018,2019,2021,2022,2023,2024,2024]),r.randint(1,12),r.choice([1,1,3,8,15,22]))
        le=eom(addm(asof,r.randint(1,11)).replace(day=1))
        rent=mk-r.choice([0,0,15,25,40,65,110])-(asof.year-mi.year)*12
        ch=[('rent',rent)]
        if r.random()<.3: ch.append(('parking',r.choice([75,95])))
        if r.random()<.2: ch.append(('petrent',35))
        ch.append(('wtrsewer',r.choice([42,42,55]) if ty!='hc0b1b' else 31))
        if r.random()<.12: ch.append(('storage',25))
        if r.random()<.07: ch.append(('concess',-100))
        bal=r.choice([0]*6+[-rent+0.0,35.5,rent+42,-12.18,round(r.uniform(90,2400),2)])
        mo=addm(asof,1,r.choice([12,20,30])) if u in notice else None
        rows.append(dict(unit=u,unitType=ty,area=sf,tenantName=N.lf(),statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=sum(a for _,a in ch),moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=r.choice([500,500,rent,300,0]),balance=round(bal,2),_o=r.choice([0,0,0,250]),_t='t00%05d'%r.randint(11000,49000)))
    fut=[]
    for u in ('204','109'):
        ty=dict(units)[u]; sf,mk=types[ty]
        ch=[('rent',mk),('wtrsewer',42)]
        fut.append(dict(unit=u,unitType=ty,area=sf,tenantName=N.lf(),statusText='Future Residents/Applicants',section='Future Residents/Applicants',marketRent=0,contractRent=mk,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=mk+42,moveInDate=D(2025,5,5 if u=='109' else 1),leaseEndDate=D(2026,4,30),deposit=500,balance=0,_o=0,_t='t00%05d'%r.randint(49000,52000)))
    W,H=landscape(letter); c=canvas.Canvas(doc(file),pagesize=(W,H)); c.setTitle('Rent Roll with Lease Charges')
    X=dict(unit=30,ty=68,sf=150,res=158,nm=210,mk=352,cc=360,am=450,rd=510,od=562,mi=572,le=622,mo=672,bal=762)
    st=dict(y=0,p=0)
    def head():
        st['p']+=1
        c.setFont('SansB',11); c.drawCentredString(W/2,H-32,'Rent Roll with Lease Charges')
        c.setFont('Sans',8.5); c.drawCentredString(W/2,H-44,'Halvorsen Court (hlvcrt)'); c.drawCentredString(W/2,H-55,'As Of = 03/31/2025'); c.drawCentredString(W/2,H-66,'Month Year = 03/2025')
        c.setFont('SansB',7); y=H-84
        for x,a,b,al in [('unit','Unit','','l'),('ty','Unit Type','','l'),('sf','Unit','Sq Ft','r'),('res','Resident','','l'),('nm','Name','','l'),('mk','Market','Rent','r'),('cc','Charge','Code','l'),('am','Amount','','r'),('rd','Resident','Deposit','r'),('od','Other','Deposit','r'),('mi','Move In','','l'),('le','Lease','Expiration','l'),('mo','Move Out','','l'),('bal','Balance','','r')]:
            f=c.drawString if al=='l' else c.drawRightString
            f(X[x],y,a); f(X[x],y-9,b)
        c.setLineWidth(.6); c.line(28,y-13,W-28,y-13); st['y']=y-24
    def foot():
        c.setFont('Sans',6.5); c.drawString(30,22,'Wednesday, April 02, 2025   10:14 AM'); c.drawRightString(W-30,22,f'Page {st["p"]}')
    def need(h):
        if st['y']-h<34: foot(); c.showPage(); head()
    head()
    def sec(t):
        need(40); c.setFont('SansB',7.5); c.drawString(X['unit'],st['y'],t); st['y']-=12
    def put(R):
        ch=R.get('charges') or []
        need(9*(max(len(ch),1)+1)+4); y=st['y']; c.setFont('Sans',7)
        c.drawString(X['unit'],y,R['unit']); c.drawString(X['ty'],y,R['unitType']); c.drawRightString(X['sf'],y,m(R['area'],2))
        c.drawString(X['res'],y,R['_t']); c.drawString(X['nm'],y,clip(R.get('tenantName','VACANT'),'Sans',7,100)); c.drawRightString(X['mk'],y,m(R['marketRent']))
        c.drawRightString(X['rd'],y,m(R['deposit'])); c.drawRightString(X['od'],y,m(R['_o']))
        for k in('mi','le','mo'):
            v=R.get(dict(mi='moveInDate',le='leaseEndDate',mo='moveOutDate')[k])
            if v: c.drawString(X[k],y,mdy(v))
        c.drawRightString(X['bal'],y,('-' if R['balance']<0 else '')+m(abs(R['balance'])))
        for q in ch:
            c.drawString(X['cc'],y,q['code']); c.drawRightString(X['am'],y,('-' if q['amount']<0 else '')+m(abs(q['amount']))); y-=9
        if not ch: y-=9
        c.setFont('SansB',7); c.drawString(X['cc'],y,'Total'); c.setLineWidth(.4); c.line(X['am']-40,y+7.3,X['am'],y+7.3); c.drawRightString(X['am'],y,m(R['totalCharges']))
        st['y']=y-12
    sec('Current/Notice/Vacant Residents')
    for R in rows: put(R)
    def tot(lbl,RR):
        need(16); y=st['y']; c.setFont('SansB',7); c.line(28,y+8,W-28,y+8)
        c.drawString(X['unit'],y,lbl); c.drawRightString(X['mk'],y,m(sum(q['marketRent'] for q in RR))); c.drawRightString(X['am'],y,m(sum(q['totalCharges'] for q in RR)))
        c.drawRightString(X['rd'],y,m(sum(q['deposit'] for q in RR))); c.drawRightString(X['od'],y,m(sum(q['_o'] for q in RR)))
        b=sum(q['balance'] for q in RR); c.drawRightString(X['bal'],y,('-' if b<0 else '')+m(abs(b))); st['y']-=16
    tot('Total   Current/Notice/Vacant Residents',rows)
    sec('Future Residents/Applicants')
    for R in fut: put(R)
    tot('Total   Future Residents/Applicants',fut); tot('Grand Total   Halvorsen Court (hlvcrt)',rows+fut)
    need(190); y=st['y']-8
    xs=[190,260,330,400,465,530,580,635,690,762]
    c.setFont('SansB',7)
    for x,a,b in zip(xs,['Square','Market','Lease','Security','Other','# Of','% Unit','% Sqft','','Balance'],['Footage','Rent','Charges','Deposit','Deposits','Units','Occupancy','Occupied','','']):
        c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
    c.drawString(30,y-9,'Summary Groups'); c.line(28,y-13,W-28,y-13); y-=24
    occ=[q for q in rows if q['statusText']!='VACANT']; va=[q for q in rows if q['statusText']=='VACANT']
    tu=len(rows); ta=sum(q['area'] for q in rows)
    def sg(lbl,RR,n,pct,b=False):
        nonlocal y
        c.setFont('SansB' if b else 'Sans',7); c.drawString(30,y,lbl)
        A=sum(q['area'] for q in RR)
        bal=sum(q['balance'] for q in RR)
        vals=[m(A),m(sum(q['marketRent'] for q in RR)),m(sum(q['totalCharges'] for q in RR)),m(sum(q['deposit'] for q in RR)),m(sum(q['_o'] for q in RR)),str(n) if n is not None else '','%.2f %%'%(100*n/tu) if pct else '','%.2f %%'%(100*A/ta) if pct else '','',('-' if bal<0 else '')+m(abs(bal))]
        for x,v in zip(xs,vals): c.drawRightString(x,y,v)
        y-=11
    sg('Current/Notice Residents',occ,None,False); sg('Future Residents/Applicants',fut,None,False); sg('Occupied Units',occ,len(occ),True); sg('Total Vacant Units',va,len(va),True); sg('Totals:',rows,tu,True,True)
    y-=14; c.setFont('SansB',7.5); c.drawString(30,y,'Summary of Charges by Charge Code'); c.setFont('Sans',7); y-=10; c.drawString(30,y,'(Current/Notice Residents Only)'); y-=13
    S={}
    for q in occ:
        for h in q['charges']: S[h['code']]=S.get(h['code'],0)+h['amount']
    c.setFont('SansB',7); c.drawString(30,y,'Charge Code'); c.drawRightString(160,y,'Amount'); y-=10; c.setFont('Sans',7)
    for k in sorted(S): c.drawString(30,y,k); c.drawRightString(160,y,('-' if S[k]<0 else '')+m(abs(S[k]))); y-=10
    c.setFont('SansB',7); c.drawString(30,y,'Total'); c.drawRightString(160,y,m(sum(S.values())))
    foot(); c.save()
    save(file,('MULTIFAMILY','Yardi rent roll with lease charges, charge lines under each unit, future section, summary groups',True),'Halvorsen Court','2025-03-31',tu,len(occ),len(va),rows+fut)

# ---------- 2 MRI industrial
def d2():
    file='MRI_RRoll_trimark_industrial.pdf'; r=random.Random(4102)
    B=[('4410','4410 Freight Avenue'),('4450','4450 Freight Avenue'),('4491','4491 Switchyard Road')]
    T=[('4410','101','Pell River Cabinet Works, Inc.',D(2018,6,1),D(2028,5,31),8400,.78),('4410','102','Ostra Tile & Stone Distributors',D(2021,3,1),D(2026,2,28),6200,.82),('4410','103','',None,None,5150,0),('4410','104','Brightline Sign Fabricators LLC',D(2020,11,1),D(2025,10,31),5150,.80),('4410','105','Quarry Hill Plumbing Supply',D(2015,9,1),D(2027,8,31),10300,.71),
    ('4450','A','Tamarack Cold Chain Logistics',D(2022,1,1),D(2031,12,31),24600,.66),('4450','B','Hexagon Machine & Tool',D(2017,5,1),D(2027,4,30),12800,.69),('4450','C1','Del Sur Produce Packers',D(2023,8,15),D(2026,8,14),6450,.85),('4450','C2','',None,None,6350,0),('4450','D','Municipal Uniform Laundry Co. d/b/a Starched & Pressed',D(2019,2,1),D(2029,1,31),15200,.68),
    ('4491','100','Northgate Auto Glass',D(2024,4,1),D(2027,3,31),3900,.95),('4491','110','Vela Brothers Roofing',D(2012,10,1),None,4100,.74),('4491','120','Kiln & Ember Ceramics Studio',D(2022,7,1),D(2025,6,30),2750,.98),('4491','130','Pinnacle Fire Sprinkler Corp.',D(2021,1,1),D(2030,12,31),7300,.79),('4491','140','Overhead Door Service of Ridley County',D(2023,12,1),D(2028,11,30),4400,.88),('4491','150','',None,None,3600,0)]
    rows=[]
    for b,s,t,st,en,a,rate in T:
        bn=dict(B)[b]
        if not t: rows.append(dict(unit=f'{b}-{s}',building=bn,statusText='Vacant',area=a,_b=b)); continue
        base=round(a*rate,2); rec=round(a*.187,2); oth=r.choice([0,0,0,150,275])
        ch=[dict(code='Cost Recovery',amount=rec)]
        if oth: ch.append(dict(code='Other Income',amount=oth))
        steps=[]
        if en and en>D(2026,3,1):
            d=D(2025 if st.month>4 else 2026,st.month,1); x=base
            while d<en and len(steps)<(3 if r.random()<.6 else 2):
                x=round(x*1.035,2); steps.append(dict(date=d,amount=x)); d=D(d.year+1,d.month,1)
        rows.append(dict(unit=f'{b}-{s}',building=bn,tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en or 'Month to Month',area=a,contractRent=base,charges=ch,rentSteps=[dict(date=iso(q['date']),amount=q['amount']) for q in steps],_b=b,_r=rec,_o=oth))
    for q in rows: q['section']='Vacant Suites' if q['statusText']=='Vacant' else 'Occupied Suites'
    W,H=landscape(letter); c=canvas.Canvas(doc(file),pagesize=(W,H))
    F='Nar'; FB='NarB'; st=dict(y=0,p=0)
    X=dict(id=28,nm=92,rs=262,ex=312,sf=392,br=452,ps=496,cr=548,oi=598,cat=612,fd=650,fa=724,fp=764)
    TP=3
    def head():
        st['p']+=1; c.setFont(F,8.5)
        for i,(a,b) in enumerate([('Database:','TRIMARK'),('ENTITY:','TM-0440')]): c.drawString(28,H-30-11*i,a); c.drawString(80,H-30-11*i,b)
        c.setFont(FB,12); c.drawCentredString(W/2,H-32,'Rent Roll'); c.setFont(F,9); c.drawCentredString(W/2,H-44,'TRIMARK FREIGHT AVENUE PORTFOLIO'); c.drawCentredString(W/2,H-55,'As of 4/30/2025')
        c.setFont(F,8.5); c.drawString(680,H-30,'Page:'); c.drawRightString(764,H-30,str(st['p'])); c.drawString(680,H-41,'Date:'); c.drawRightString(764,H-41,'5/6/2025'); c.drawString(680,H-52,'Time:'); c.drawRightString(764,H-52,'03:41 PM')
        y=H-74; c.setLineWidth(.9); c.line(26,y+10,W-26,y+10); c.setFont(FB,7.8)
        c.drawCentredString(684,y,'------------- Future Rent Increases -------------')
        for x,ls,al in [('id',('','','Bldg Id-Suit Id'),'l'),('nm',('','','Occupant Name'),'l'),('rs',('','','Rent Start'),'l'),('ex',('','','Expiration'),'l'),('sf',('','GLA','Sqft'),'r'),('br',('Monthly','Base','Rent'),'r'),('ps',('','Annual','Rate PSF'),'r'),('cr',('Monthly','Cost','Recovery'),'r'),('oi',('Monthly','Other','Income'),'r'),('cat',('','','Cat'),'l'),('fd',('','','Date'),'l'),('fa',('','','Monthly Amount'),'r'),('fp',('','','PSF'),'r')]:
            for i,s in enumerate(ls): (c.drawString if al=='l' else c.drawRightString)(X[x],y-9*i-(9 if x in('cat','fd','fa','fp') else 0)+ (9 if x in('cat','fd','fa','fp') else 0),s)
        c.line(26,y-22,W-26,y-22); st['y']=y-36
    def need(h):
        if st['y']-h<36: c.showPage(); head()
    def put(R):
        n=max(1,len(R.get('rentSteps',[]))); nm=R.get('tenantName','Vacant'); l2=''
        if SW(nm,F,8)>164: 
            w=nm.split(' '); k=len(w)
            while SW(' '.join(w[:k]),F,8)>164: k-=1
            nm,l2=' '.join(w[:k]),' '.join(w[k:]); n=max(n,2)
        need(10*n+6); y=st['y']; c.setFont(F,8)
        b,s=R['unit'].split('-'); c.drawString(X['id'],y,R['unit']); c.drawString(X['nm'],y,nm); c.drawString(X['nm'],y-10,l2)
        c.drawRightString(X['sf'],y,m(R['area'],0))
        if R['statusText']!='Vacant':
            c.drawString(X['rs'],y,mdY4(R['leaseStartDate'])); e=R['leaseEndDate']; c.drawString(X['ex'],y,e if isinstance(e,str) else mdY4(e))
            c.drawRightString(X['br'],y,m(R['contractRent'])); c.drawRightString(X['ps'],y,m(R['contractRent']*12/R['area'])); c.drawRightString(X['cr'],y,m(R['_r']))
            if R['_o']: c.drawRightString(X['oi'],y,m(R['_o']))
            for i,q in enumerate(R['rentSteps']):
                d=D.fromisoformat(q['date']); c.drawString(X['cat'],y-10*i,'BRT'); c.drawString(X['fd'],y-10*i,mdY4(d)); c.drawRightString(X['fa'],y-10*i,m(q['amount'])); c.drawRightString(X['fp'],y-10*i,m(q['amount']*12/R['area']))
        st['y']=y-10*n-5
    def totals(lbl,RR):
        need(62); y=st['y']-2; c.setFont(FB,8); o=[q for q in RR if q['statusText']!='Vacant']; v=[q for q in RR if q['statusText']=='Vacant']; ta=sum(q['area'] for q in RR)
        c.setLineWidth(.4); c.line(X['sf']-40,y+9,X['oi'],y+9)
        c.drawString(X['id'],y,lbl)
        for k,(t,Q) in enumerate([('Occupied Sqft:',o),('Leased/Unoccupied Sqft:',[]),('Vacant Sqft:',v),('Total Sqft:',RR)]):
            A=sum(q['area'] for q in Q); yy=y-10*k
            c.drawString(190,yy,t); 
            if k<3: c.drawRightString(312,yy,'%.2f%%'%(100*A/ta))
            c.drawRightString(350,yy,f'{len(Q)} Units'); c.drawRightString(X['sf'],yy,m(A,0))
            if k in(0,3):
                c.drawRightString(X['br'],yy,m(sum(q['contractRent'] for q in o))); c.drawRightString(X['cr'],yy,m(sum(q['_r'] for q in o))); c.drawRightString(X['oi'],yy,m(sum(q['_o'] for q in o)))
        c.line(26,y-36,W-26,y-36); st['y']=y-54
    head(); out=[]
    for b,bn in B:
        RR=[q for q in rows if q['_b']==b]; need(70); c.setFont(FB,9); c.drawString(28,st['y'],bn); st['y']-=14
        for s in('Vacant Suites','Occupied Suites'):
            Q=[q for q in RR if q['section']==s]
            need(34); c.setFont(FB,8); c.drawString(34,st['y'],s); w=SW(s,FB,8); c.setLineWidth(.4); c.line(34,st['y']-1.5,34+w,st['y']-1.5); st['y']-=13
            for q in Q: put(q); out.append(q)
        totals('Totals:',RR)
    totals('Grand Total:',rows); c.save()
    o=[q for q in rows if q['statusText']!='Vacant']
    save(file,('INDUSTRIAL','MRI commercial rent roll, vacant and occupied suites per building, future increases',True),'TRIMARK FREIGHT AVENUE PORTFOLIO','2025-04-30',len(rows),len(o),len(rows)-len(o),out)

# ---------- 3 typed schedule
def d3():
    file='division_street_typed_schedule.pdf'; r=random.Random(4103)
    W,H=letter; c=canvas.Canvas(doc(file),pagesize=letter)
    y=H-60; F='Mono'
    def ln(s,z=9.6,f=F,dx=0):
        nonlocal y
        c.setFont(f,z); c.drawString(56+dx+r.uniform(-.4,.4),y+r.uniform(-.3,.3),s); y-=13.2
    ln('A. P. TORVALD & SON'); ln('Real Estate Management  -  Since 1951'); ln('2209 Pulaski Road, Room 4'); ln('Marlow Heights, Illinois'); ln('')
    ln('SCHEDULE OF TENANTS AND RENTS',10.5,'MonoB',90); ln('"The Division Block" - 1118 to 1126 E. Division Street',9.6,F,66); ln('Rents in effect for the month of February, 2025',9.6,F,84); ln('')
    S=[('1118','Zielony Bakery','store & rear',D(2019,5,1),D(2029,4,30),1950,1950),('1120','Rama Nail Salon','store',D(2022,10,1),D(2025,9,30),1475,1475),('1122','VACANT since 11/24','store',None,None,None,None),('1124','Marquez Shoe Repair','store',D(1998,1,1),'month to mo.',900,500),('1126','Division Laundromat','store & cellar',D(2021,4,1),D(2031,3,31),2680,5360)]
    Fl=[('1118-2','O. Blaszczyk','5 rooms',D(2011,9,1),925,700),('1118-3','Mrs. T. Oyelaran','5 rooms',D(2020,2,1),1040,1040),('1120-2','H. & P. Lindahl','4 rooms',D(2023,6,15),1085,1085),('1120-3','VACANT','4 rooms',None,None,None),('1122-2','F. Contreras','5 rooms',D(2018,11,1),960,800),('1122-3','R. Sadowski','5 rooms',D(2005,3,1),780,350),('1124-2','J. Amsel','4 rooms',D(2024,8,1),1150,1150),('1124-3','Caretaker (S. Bohan)','4 rooms',D(2016,1,1),0,None),('1126-2','Nguyen family','6 rooms',D(2021,7,1),1210,1210),('1126-3','D. Whitlock','6 rooms',D(2022,12,1),1245,1200)]
    rows=[]
    def d(x): return '' if x is None else x if isinstance(x,str) else f'{x.month}-{x.day}-{x.year%100:02d}'
    ln('STORES',10,'MonoB'); ln('')
    ln('                             Lease       Lease        Rent      Security'); ln('No.   Tenant                 from        to           per mo.   held'); ln('-'*72)
    for u,t,k,a,b,rent,dep in S:
        v=t.startswith('VACANT')
        ln(f'{u:<6}{t:<23}{d(a):<12}{d(b):<13}'+('' if v else f'{rent:>7,.0f}   {dep:>7,.0f}'))
        ln(f'      ({k})')
        rows.append(dict(unit=u,unitType=k,section='STORES',tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=rent,deposit=dep))
    ln(' '*54+'-------   -------'); ts=sum(x[5] or 0 for x in S); td=sum(x[6] or 0 for x in S)
    ln(f'      Stores, total{ts:>42,.0f}   {td:>7,.0f}'); ln('')
    ln('FLATS OVER',10,'MonoB'); ln('')
    ln('                                         Tenant       Rent      Security'); ln('Flat    Tenant               Size        since        per mo.   held'); ln('-'*72)
    for u,t,k,a,rent,dep in Fl:
        v=t=='VACANT'
        ln(f'{u:<8}{t:<21}{k:<12}{d(a):<13}'+('' if v else f'{rent:>7,.0f}   '+(f'{dep:>7,.0f}' if dep is not None else '   none')))
        rows.append(dict(unit=u,unitType=k,section='FLATS OVER',tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',moveInDate=a,contractRent=rent,deposit=dep))
    ln(' '*54+'-------   -------'); fs=sum(x[4] or 0 for x in Fl); fd=sum(x[5] or 0 for x in Fl)
    ln(f'      Flats, total{fs:>43,.0f}   {fd:>7,.0f}'); ln(f'      ALL TENANTS{fs+ts:>44,.0f}   {fd+td:>7,.0f}',9.6,'MonoB'); ln(''); 
    ln('Stores pay own heat & light.  Flats: heat by landlord, light by tenant.'); ln('Caretaker has flat 1124-3 free of rent.'); ln('15 premises, 13 let, 2 vacant.'); ln(''); ln('Typed Feb. 11, 2025                      A. P. Torvald, Jr., Manager')
    c.save(); assert y>20,y
    save(file,('MIXED_USE','typed manager schedule, monospaced, stores then flats, two-line store records',False),'The Division Block','2025-02',15,13,2,rows)
if __name__=='__main__': d1();d2();d3()

from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib import colors
L='/usr/share/fonts/truetype/liberation/'
for n,f in dict(Nar='LiberationSansNarrow-Regular',NarB='LiberationSansNarrow-Bold',NarI='LiberationSansNarrow-Italic',Mono='LiberationMono-Regular',MonoB='LiberationMono-Bold',Ser='LiberationSerif-Regular',SerB='LiberationSerif-Bold',SerI='LiberationSerif-Italic').items():
    pdfmetrics.registerFont(TTFont(n,L+f+'.ttf'))
pdfmetrics.registerFont(TTFont('Dj','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf'))
pdfmetrics.registerFont(TTFont('DjB','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'))
D=dt.date
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d,D) else (d or '')
def us2(d): return f"{d.month}/{d.day}/{d:%y}" if isinstance(d,D) else (d or '')
def put(c,x,y,s,font,size,al='l'):
    if s is None or s=='': return
    c.setFont(font,size); s=str(s)
    (c.drawString if al=='l' else c.drawRightString if al=='r' else c.drawCentredString)(x,y,s)
def new(fn,size): return canvas.Canvas(os.path.join(DOC,fn),pagesize=size,invariant=1)

# ---------- 1 lease charges, garden
def p01():
    fn='tamarack_lease_charges.pdf'; r=random.Random(5701); N=Names(r)
    W,H=landscape(letter); c=new(fn,(W,H))
    plans=[('tamA1',640,985),('tamA1R',640,1065),('tamB1',865,1190),('tamB2R',940,1310)]
    asof=D(2026,5,31); rows=[]; units=[]
    for b in range(1,5):
        for n in range(1,14): units.append(f"{b:02d}-{100+n if n<8 else 200+n-7}")
    fut=[]
    tot=dict(mk=0,ch=0,dep=0,bal=0); codes={}
    vac=set(r.sample(range(len(units)),4)); 
    grp=dict(occ=[0,0,0,0,0],vac=[0,0,0,0,0])
    lines=[]
    for i,u in enumerate(units):
        p,sf,mk=r.choice(plans); mk+=r.choice([0,0,10,15,25])
        if i in vac:
            rw=dict(unit=u,unitType=p,area=sf,statusText='VACANT',section='Current/Notice/Vacant Residents',marketRent=mk,deposit=0,balance=0,totalCharges=0)
            rows.append(rw); lines.append((rw,'VACANT','VACANT'))
            grp['vac'][0]+=1;grp['vac'][1]+=sf;grp['vac'][2]+=mk
        else:
            ls=addm(D(2025,6,1),r.randint(0,11)); mi=addm(ls,-12*r.choice([0,0,0,1,2,3,5])); mi=mi+dt.timedelta(r.randint(0,20)) if mi!=ls else ls
            le=eom(addm(ls,11)) 
            if le<asof: le=eom(addm(asof,r.randint(0,3)))
            rent=mk-r.choice([0,5,15,20,35,45,60])
            ch=[('rent',rent)]
            if r.random()<.8: ch.append(('watersew',r.choice([42,48,55])))
            if r.random()<.8: ch.append(('trash',12))
            if r.random()<.25: ch.append(('petrent',r.choice([25,35])))
            if r.random()<.2: ch.append(('carport',30))
            if r.random()<.12: ch.append(('conc',-r.choice([50,75,100])))
            if r.random()<.06: ch.append(('mtm',150)); 
            mo=None
            if r.random()<.1: mo=le if le>asof else None
            rw=dict(unit=u,unitType=p,area=sf,tenantName=N.lf(),statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,charges=C(*ch),totalCharges=sum(a for _,a in ch),deposit=r.choice([250,300,500,500,rent]),moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=r.choice([0,0,0,0,0,-12.5,38.75,rent+67,-rent,214.3]))
            rows.append(rw); lines.append((rw,f"t{r.randint(100000,199999):07d}",rw['tenantName']))
            g=grp['occ'];g[0]+=1;g[1]+=sf;g[2]+=mk;g[3]+=rw['totalCharges'];
            for k,a in ch: codes[k]=codes.get(k,0)+a
    flines=[]
    for i in sorted(vac)[:2]:
        base=rows[i]; rent=base['marketRent']-10
        ch=[('rent',rent),('trash',12)]
        rw=dict(unit=base['unit'],unitType=base['unitType'],area=base['area'],tenantName=N.lf(),statusText='Future Residents/Applicants',section='Future Residents/Applicants',marketRent=base['marketRent'],contractRent=rent,charges=C(*ch),totalCharges=rent+12,deposit=300,moveInDate=D(2026,6,5+i%9),leaseEndDate=D(2027,5,31),balance=0)
        fut.append(rw); flines.append((rw,f"t{r.randint(100000,199999):07d}",rw['tenantName']))
    X=[30,80,132,150,205,352,368,452,502,556,606,664,W-30]
    st=dict(y=0,p=0)
    def head():
        st['p']+=1; y=H-32
        put(c,30,y,'Rent Roll with Lease Charges','NarB',13); put(c,W-30,y,f"Page {st['p']}",'Nar',8,'r')
        put(c,30,y-13,'Tamarack Commons (tam01)','Nar',9); put(c,30,y-24,'As Of = 05/31/2026','Nar',9); put(c,30,y-35,'Month Year = 05/2026','Nar',9)
        y-=52
        for x,a,b,al in [(30,'Unit','','l'),(80,'Unit Type','','l'),(150,'Unit','Sq Ft','r'),(160,'Resident','','l'),(205,'Name','','l'),(352,'Market','Rent','r'),(368,'Charge','Code','l'),(452,'Amount','','r'),(512,'Resident','Deposit','r'),(530,'Move In','','l'),(582,'Lease','Expiration','l'),(642,'Move Out','','l'),(W-30,'Balance','','r')]:
            put(c,x,y,a,'NarB',8,al); put(c,x,y-9,b,'NarB',8,al)
        c.setLineWidth(.8); c.line(30,y-13,W-30,y-13); st['y']=y-24
    def need(n):
        if st['y']-n*10<36:
            c.showPage(); head()
    def block(rw,code,nm):
        ch=rw.get('charges') or []
        need(len(ch)+2); y=st['y']
        put(c,30,y,rw['unit'],'Nar',8);put(c,80,y,rw['unitType'],'Nar',8);put(c,150,y,f"{rw['area']:,}",'Nar',8,'r');put(c,160,y,code,'Nar',8);put(c,205,y,nm,'Nar',8);put(c,352,y,m2(rw['marketRent']),'Nar',8,'r')
        put(c,512,y,mm(rw['deposit']),'Nar',8,'r');put(c,530,y,us(rw.get('moveInDate')),'Nar',8);put(c,582,y,us(rw.get('leaseEndDate')),'Nar',8);put(c,642,y,us(rw.get('moveOutDate')),'Nar',8);put(c,W-30,y,mm(rw['balance']),'Nar',8,'r')
        for q in ch:
            put(c,368,y,q['code'],'Nar',8);put(c,452,y,mm(q['amount']),'Nar',8,'r'); y-=10
        if not ch: y-=10
        put(c,368,y,'Total','NarB',8);put(c,452,y,mm(rw['totalCharges']),'NarB',8,'r'); c.setLineWidth(.3); c.line(410,y+8,452,y+8)
        st['y']=y-13
    head(); put(c,30,st['y'],'Current/Notice/Vacant Residents','NarB',9); st['y']-=13
    for l in lines: block(*l)
    need(3); put(c,30,st['y'],'Future Residents/Applicants','NarB',9); st['y']-=13
    for l in flines: block(*l)
    need(16); y=st['y']-4
    S=lambda k: sum(q.get(k,0) or 0 for q in rows)
    c.line(30,y+10,W-30,y+10)
    put(c,30,y,'Total','NarB',8);put(c,205,y,'Tamarack Commons(tam01)','NarB',8);put(c,352,y,m2(S('marketRent')),'NarB',8,'r');put(c,452,y,mm(S('totalCharges')),'NarB',8,'r');put(c,512,y,mm(S('deposit')),'NarB',8,'r');put(c,W-30,y,mm(S('balance')),'NarB',8,'r')
    y-=24
    hx=[300,360,430,500,560,620]
    for x,t in zip(hx,['Square Footage','Market Rent','Lease Charges','# Of Units','% Unit Occ.','% Sq Ft Occ.']): put(c,x,y,t,'NarB',8,'r')
    put(c,30,y,'Summary Groups','NarB',8); y-=11
    o,v=grp['occ'],grp['vac']; n=o[0]+v[0]; sf=o[1]+v[1]
    for t,vals in [('Current/Notice Residents',(o[1],o[2],o[3],o[0],100*o[0]/n,100*o[1]/sf)),('Future Residents/Applicants',(sum(f['area'] for f in fut),sum(f['marketRent'] for f in fut),sum(f['totalCharges'] for f in fut),len(fut),0,0)),('Total Non Rev Units',(0,0,0,0,0,0)),('Total Vacant Units',(v[1],v[2],0,v[0],100*v[0]/n,100*v[1]/sf)),('Totals:',(sf,o[2]+v[2],o[3],n,100,100))]:
        put(c,30,y,t,'NarB' if t=='Totals:' else 'Nar',8)
        for x,val,k in zip(hx,vals,range(6)): put(c,x,y,(f"{val:,}" if k in(0,3) else mm(val)),'Nar',8,'r')
        y-=11
    st['y']=y-8; need(10); y=st['y']; put(c,30,y,'Summary of Charges by Charge Code','NarB',9);put(c,200,y,'(Current/Notice Residents Only)','NarI',8); y-=12
    for k in sorted(codes): put(c,30,y,k,'Nar',8);put(c,200,y,mm(codes[k]),'Nar',8,'r');y-=10
    c.line(140,y+8,200,y+8);put(c,30,y,'Total','NarB',8);put(c,200,y,mm(sum(codes.values())),'NarB',8,'r')
    c.save()
    truth(fn,'MULTIFAMILY','lease-charge roll, charge rows under each unit, future section',True,'Tamarack Commons','2026-05-31',n,o[0],v[0],rows+fut)

# ---------- 2 mobile home park, typewriter print
def p02():
    fn='pinehollow_lots.pdf'; r=random.Random(5702); N=Names(r)
    W,H=landscape(letter); c=new(fn,(W,H)); rows=[]; recs=[]
    for i in range(1,58):
        if i in(13,): continue
        lot=f"{i:03d}"
        if i in (9,22,41,50):
            k='VACANT LOT' if i!=41 else 'VACANT HOME'
            rw=dict(unit=lot,statusText=k,contractRent=0,charges=C(('RENT',0),('WTR/SWR',0),('TRASH',0),('OTHER',0)),totalCharges=0,deposit=0,balance=0)
            if i==41: rw['unitType']='PARK-OWNED'
            rows.append(rw); recs.append((rw,'','',k)); continue
        poh=r.random()<.2
        rent=r.choice([385,395,410,410,425]) + (r.choice([340,365,390]) if poh else 0)
        w=round(r.uniform(22,61),2); tr=14.5; ot=r.choice([0,0,0,10,25])
        d=D(r.randint(2004,2025),r.randint(1,12),r.choice([1,1,15]))
        rw=dict(unit=lot,tenantName=N.lf().upper(),statusText='Occupied',unitType='PARK-OWNED' if poh else 'RES-OWNED',contractRent=rent,charges=C(('RENT',rent),('WTR/SWR',w),('TRASH',tr),('OTHER',ot)),totalCharges=round(rent+w+tr+ot,2),moveInDate=d,leaseEndDate='MTM' if r.random()<.6 else D(2026,r.randint(7,12),28) ,deposit=r.choice([0,200,385,410]),balance=r.choice([0,0,0,0,-31.2,62.75,511.4]))
        rows.append(rw); recs.append((rw,f"{r.randint(1974,2019)} {r.choice(['14X66','14X70','16X76','28X52','12X60'])}",r.choice(['CLAYTN','FLTWD','SKYLN','REDMN']),None))
    T=[round(sum(q['charges'][k]['amount'] for q in rows),2) for k in range(4)]; TT=round(sum(q['totalCharges'] for q in rows),2)
    TD=sum(q['deposit'] for q in rows); TB=round(sum(q['balance'] for q in rows),2)
    # plant: digit changed in the rent of one lot
    tgt=next(q for q in rows if q['unit']=='033'); old=tgt['contractRent']; nw=old+30 if old%100<70 else old-30
    tgt['contractRent']=nw; tgt['charges'][0]['amount']=nw
    lines=[]
    f2=lambda x:(f"{x:,.2f}" if x>=0 else f"{-x:,.2f}-")
    for rw,hm,mk,k in recs:
        a=[q['amount'] for q in rw['charges']]
        md=rw.get('moveInDate'); le=rw.get('leaseEndDate')
        l1=f"{rw['unit']:<6}{(rw.get('tenantName') or '*** '+k+' ***'):<30}{(md.strftime('%m/%d/%y') if md else ''):<11}{f2(a[0]):>10}{f2(a[1]):>11}{f2(a[2]):>10}{f2(a[3]):>10}{f2(rw['totalCharges']):>12}"
        l2=f"      {(rw.get('unitType') or ''):<14}{hm:<16}{(le if isinstance(le,str) else le.strftime('%m/%d/%y') if le else ''):<11}{f2(rw['deposit']):>10}{f2(rw['balance']):>11}"
        lines.append((l1,l2))
    pg=0;per=17
    chunks=[lines[i:i+per] for i in range(0,len(lines),per)]
    for ci,ch in enumerate(chunks):
        pg+=1; y=H-36
        def w(s,b=False):
            nonlocal y
            put(c,40,y,s,'MonoB' if b else 'Mono',9); y-=11
        w(f"{'RUN 06/02/26 07:41':<40}PINE HOLLOW MOBILE HOME PARK{'':<30}PAGE {pg:>3}")
        w(f"{'PGM LOTRR2':<40}   RENT ROLL IN LOT ORDER"); w('')
        w(f"{'LOT':<6}{'RESIDENT':<30}{'MOVED IN':<11}{'RENT':>10}{'WTR/SWR':>11}{'TRASH':>10}{'OTHER':>10}{'TOTAL BILL':>12}")
        w(f"      {'HOME':<14}{'YR/SIZE':<16}{'LEASE EXP':<11}{'DEPOSIT':>10}{'BAL DUE':>11}"); w('-'*100)
        for a,b in ch: w(a); w(b)
        if ci==len(chunks)-1:
            w('='*100)
            w(f"{'TOTALS':<47}{f2(T[0]):>10}{f2(T[1]):>11}{f2(T[2]):>10}{f2(T[3]):>10}{f2(TT):>12}")
            w(f"{'':<47}{f2(TD):>10}{f2(TB):>11}"); w('')
            w(f"LOTS {len(rows)}   RENTED {len(rows)-4}   VACANT LOTS 3   VACANT PARK-OWNED HOMES 1"); w('NO LOT 013')
            w('*** END OF REPORT ***')
        c.showPage()
    c.save()
    truth(fn,'MANUFACTURED_HOUSING','typewriter print, two-line records',True,'PINE HOLLOW MOBILE HOME PARK',None,len(rows),len(rows)-4,4,rows,dict(what=f"lot 033 rent printed {nw} instead of {old}; the lot's total bill and the column total keep the right figure",kind='digit_changed'))

# ---------- 3 student beds
def p03():
    fn='quarry_bed_detail.pdf'; r=random.Random(5703); N=Names(r)
    W,H=letter; c=new(fn,(W,H)); rows=[]; groups=[]
    fps=[('4x4 Deluxe',1310,4,645),('4x2 Standard',1140,4,585),('2x2 Flat',890,2,779)]
    for b in (1,2):
        for n in range(1,11):
            fp=fps[(n*n+b)%3 if n<8 else 1]; u=f"{b}{n:02d}"; g=[]
            for s in 'ABCD'[:fp[2]]:
                sp=f"{u}-{s}"; mk=fp[3]; base=dict(unit=sp,building=f"Building {b}",unitType=fp[0],marketRent=mk)
                x=r.random()
                if x<.1:
                    g.append(dict(base,statusText='Available')); continue
                rent=mk-r.choice([0,0,10,20,40]); pk=r.choice([0,0,35,50]); fu=r.choice([0,0,15]); 
                st='Occupied' if x<.93 else ('Notice' if x<.97 else 'Eviction')
                d0,d1=(D(2025,8,16),D(2026,7,31)) if r.random()<.85 else (D(2026,1,10),D(2026,7,31))
                ch=[('Installment',rent)]+([('Parking',pk)] if pk else [])+([('Furniture',fu)] if fu else [])
                g.append(dict(base,tenantName=N.fl(),statusText=st,contractRent=rent,leaseStartDate=d0,leaseEndDate=d1,charges=C(*ch),totalCharges=rent+pk+fu,balance=r.choice([0,0,0,0,0,rent,-50,112.4])))
            groups.append((b,u,fp,g)); rows+=g
    gm=sum(q['marketRent'] for q in rows); gi=sum(q.get('contractRent',0) for q in rows)
    gp=[sum(x['amount'] for q in rows for x in q.get('charges',[]) if x['code']==k) for k in('Parking','Furniture')]
    gt=sum(q.get('totalCharges',0) for q in rows); gb=sum(q.get('balance',0) for q in rows)
    nb=len(rows); no=sum('tenantName' in q for q in rows)
    # drop one row
    dg=groups[6]; drop=[q for q in dg[3] if 'tenantName' in q][1]; dg[3].remove(drop); rows.remove(drop)
    cols=[(36,'Space',None,'l'),(82,'Resident',None,'l'),(196,'Status',None,'l'),(244,'Contract','Begins','l'),(288,'Contract','Ends','l'),(364,'Market','Rate','r'),(414,'Monthly','Installment','r'),(454,'Parking',None,'r'),(496,'Furniture',None,'r'),(538,'Total',None,'r'),(580,'Balance',None,'r')]
    st=dict(y=0,p=0)
    def head():
        st['p']+=1; c.setFillColor(colors.HexColor('#21466b')); c.rect(0,H-50,W,50,fill=1,stroke=0); c.setFillColor(colors.white)
        put(c,36,H-24,'The Quarry on Sixth','Helvetica-Bold',15); put(c,36,H-40,'Rent Roll  -  Bed Space Detail','Helvetica',9.5); put(c,W-32,H-24,'Lease data as of May 15, 2026','Helvetica',9,'r'); put(c,W-32,H-38,'2025/26 academic term','Helvetica',8,'r'); c.setFillColor(colors.black)
        y=H-66
        for x,a,b,al in cols:
            if b: put(c,x,y,a,'Helvetica-Bold',7,al); put(c,x,y-8,b,'Helvetica-Bold',7,al)
            else: put(c,x,y-8,a,'Helvetica-Bold',7,al)
        c.setLineWidth(1); c.line(32,y-12,W-30,y-12); st['y']=y-24
        put(c,36,24,'Generated 05/18/2026 9:14 AM by regional portal','Helvetica-Oblique',6.5); put(c,W-32,24,f"{st['p']}",'Helvetica',7,'r')
    head(); lb=0
    dash='-'
    for b,u,fp,g in groups:
        if st['y']-12*(len(g)+2)<44: c.showPage(); head()
        if b!=lb:
            c.setFillColor(colors.HexColor('#d9e3ee')); c.rect(32,st['y']-4,W-62,13,fill=1,stroke=0); c.setFillColor(colors.black); put(c,36,st['y'],f"Building {b}",'Helvetica-Bold',9); st['y']-=15; lb=b
        put(c,36,st['y'],f"Unit {u}",'Helvetica-Bold',7.5); put(c,82,st['y'],fp[0],'Helvetica-Bold',7.5); put(c,160,st['y'],f"{fp[1]:,} sf",'Helvetica',7.5); st['y']-=11
        for q in g:
            y=st['y']; ch={x['code']:x['amount'] for x in q.get('charges',[])}
            v=[q['unit'],q.get('tenantName') or '',q['statusText'],us2(q.get('leaseStartDate')),us2(q.get('leaseEndDate')),f"${q['marketRent']}"]
            v+= [f"${q['contractRent']}",f"${ch['Parking']}" if 'Parking' in ch else '',f"${ch['Furniture']}" if 'Furniture' in ch else '',f"${q['totalCharges']}",mm(q['balance'])] if 'tenantName' in q else ['','','','','']
            for (x,_,_,al),s in zip(cols,v): put(c,x,y,s,'Helvetica',7.5,al)
            st['y']-=11
        c.setLineWidth(.25); c.line(36,st['y']+8,W-32,st['y']+8); st['y']-=3
    if st['y']<90: c.showPage(); head()
    y=st['y']-4; put(c,36,y,'Property totals','Helvetica-Bold',8)
    for x,s in zip([364,414,454,496,538,580],[f"${gm:,}",f"${gi:,}",f"${gp[0]:,}",f"${gp[1]:,}",f"${gt:,}",mm(gb)]): put(c,x,y,s,'Helvetica-Bold',7.5,'r')
    put(c,36,y-14,f"Bed spaces: {nb}     Leased: {no}     Available: {nb-no}     Leased {100*no/nb:.1f}%",'Helvetica',8)
    c.save()
    truth(fn,'STUDENT_HOUSING','bed spaces grouped under unit headings',True,'The Quarry on Sixth','2026-05-15',None,None,None,rows,dict(what=f"row of bed {drop['unit']} ({drop['tenantName']}) left out; property totals and bed counts include it",kind='row_dropped'))

# ---------- 4 assisted living
def p04():
    fn='heronwood_census_rates.pdf'; r=random.Random(5704); N=Names(r)
    W,H=landscape(letter); c=new(fn,(W,H)); secs=[]; rows=[]
    def room(u,ty,sf,mk,sec,mc):
        if r.random()<.11: return dict(unit=u,unitType=ty,area=sf,section=sec,statusText='Vacant',marketRent=mk,_lv='',_p='')
        pay=r.choices(['Private','LTC Ins','Medicaid Wvr','VA A&A'],[6,2,3,1])[0]
        base=mk-r.choice([0,100,150,275]) if pay!='Medicaid Wvr' else 1845
        lv=r.choice([1,2,3]) if not mc else r.choice([3,4]); care={1:450,2:825,3:1210,4:1690}[lv]
        if pay=='Medicaid Wvr': care=0
        med=r.choice([0,195,310]); sec2=r.choice([0]*9+[750]); con=r.choice([0]*6+[-200,-350])
        ch=[('Base Rent',base),('Care',care),('Med Mgmt',med),('2nd Person',sec2),('Credits',con)]
        return dict(unit=u,unitType=ty,area=sf,section=sec,tenantName=N.lf()+(' & '+r.choice(FIRST) if sec2 else ''),statusText='Occupied',moveInDate=D(r.randint(2021,2026),r.randint(1,4),r.randint(1,28)),marketRent=mk,contractRent=base,charges=[x for x in C(*ch) if x['amount']!=0],totalCharges=base+care+med+sec2+con,_lv=f"L{lv}",_p=pay,_ch=dict(ch))
    a=[room(f"{f}{n:02d}",*r.choice([('Studio',372,3395),('Alcove',428,3720),('1 BR',560,4325)]),s,False) for f,s in((1,'Assisted Living - 1st Floor'),(2,'Assisted Living - 2nd Floor')) for n in range(1,17)]
    m=[room(f"MC{n}{s}",'Companion',260,4150,'Memory Care - Willow Neighborhood',True) for n in range(1,6) for s in 'AB']+[room(f"MC{n}",'Private',315,5480,'Memory Care - Willow Neighborhood',True) for n in range(6,10)]
    for s in ('Assisted Living - 1st Floor','Assisted Living - 2nd Floor','Memory Care - Willow Neighborhood'): secs.append((s,[q for q in a+m if q['section']==s]))
    cols=[(30,34,'Room','c'),(64,62,'Type','l'),(126,34,'Sq Ft','r'),(160,136,'Resident','l'),(296,62,'Payor','l'),(358,56,'Move-In','c'),(414,54,'Street\nRate','r'),(468,54,'Base\nRent','r'),(522,30,'Care\nLevel','c'),(552,44,'Care\nCharge','r'),(596,40,'Med\nMgmt','r'),(636,42,'2nd\nPerson','r'),(678,40,'Credits','r'),(718,54,'Net\nMonthly','r')]
    h=15.2
    tot=lambda rs,k: sum(q['_ch'][k] for q in rs if '_ch' in q)
    summ=[]
    for pi,(s,rs) in enumerate(secs):
        rows+=rs
        put(c,W/2,H-34,'HERONWOOD PLACE SENIOR LIVING','Times-Bold',14,'c'); put(c,W/2,H-49,'Resident Roster and Rate Roll','Times-Roman',11,'c'); put(c,W/2,H-62,'Census month: May 2026','Times-Italic',10,'c')
        y=H-84; put(c,30,y,s,'Times-Bold',11); y-=6
        c.setFillColor(colors.HexColor('#e8e2d4')); c.rect(30,y-24,742,24,fill=1,stroke=0); c.setFillColor(colors.black)
        def grid(y,hh):
            c.setLineWidth(.4)
            for x,w,_,_ in cols: c.rect(x,y-hh,w,hh)
        grid(y,24)
        for x,w,t,al in cols:
            ts=t.split('\n'); yy=y-10 if len(ts)>1 else y-15
            for k in ts: put(c,x+w/2,yy,k,'Times-Bold',8.5,'c'); yy-=10
        y-=24
        nz=lambda v: '' if not v else (f"{v:,}" if v>0 else f"({-v:,})")
        for q in rs:
            grid(y,h); ch=q.get('_ch')
            v=[q['unit'],q['unitType'],q['area'],q.get('tenantName') or '- vacant -',q['_p'],us(q.get('moveInDate')),f"{q['marketRent']:,}"]+([f"{ch['Base Rent']:,}",q['_lv'],nz(ch['Care']),nz(ch['Med Mgmt']),nz(ch['2nd Person']),nz(ch['Credits']),f"{q['totalCharges']:,}"] if ch else ['']*7)
            for i,((x,w,_,al),t) in enumerate(zip(cols,v)):
                put(c,x+3 if al=='l' else x+w-3 if al=='r' else x+w/2,y-11,t,'Times-Italic' if not ch and i==3 else 'Times-Roman',9,al)
            y-=h
        oc=sum('_ch' in q for q in rs); summ.append((s,len(rs),oc,sum(q.get('totalCharges',0) for q in rs),rs))
        def totals(y,lab,R):
            v=[None]*6+[sum(q['marketRent'] for q in R),tot(R,'Base Rent'),None,tot(R,'Care'),tot(R,'Med Mgmt'),tot(R,'2nd Person'),tot(R,'Credits'),sum(q.get('totalCharges',0) for q in R)]
            put(c,33,y-11,lab,'Times-Bold',9)
            for (x,w,_,_),t in zip(cols,v):
                if t is not None: put(c,x+w-2,y-11,nz(t) or '0','Times-Bold',8.5,'r')
        c.setLineWidth(.4); c.rect(30,y-h,742,h); totals(y,f"Total {s.split(' - ')[1]} ({oc} of {len(rs)} occupied)",rs); y-=h
        if pi==2:
            c.rect(30,y-h,742,h); totals(y,'Community Total',rows); y-=h+22
            put(c,30,y,'Census recap','Times-Bold',10); y-=13
            for x,t in ((300,'Units'),(360,'Occupied'),(420,'Vacant')): put(c,x,y,t,'Times-Bold',9,'r')
            y-=12
            for s2,n,o,_,_ in summ: put(c,30,y,s2,'Times-Roman',9); [put(c,x,y,k,'Times-Roman',9,'r') for x,k in((300,n),(360,o),(420,n-o))]; y-=12
            n=sum(x[1] for x in summ);o=sum(x[2] for x in summ); put(c,30,y,'Total','Times-Bold',9); [put(c,x,y,k,'Times-Bold',9,'r') for x,k in((300,n),(360,o),(420,n-o))]
            y-=16; put(c,30,y,'Medicaid waiver room and board is set by the state; care for waiver residents is billed to the plan and is not shown. Companion suites are counted by bed.','Times-Italic',8.5)
        put(c,30,26,f"Business office copy   {pi+1}/3",'Times-Roman',8); put(c,W-30,26,'Printed 6/2/26','Times-Roman',8,'r'); c.showPage()
    c.save()
    truth(fn,'SENIOR_HOUSING','census and rate roll, floor sections one per page',False,'HERONWOOD PLACE SENIOR LIVING','2026-05',n,o,n-o,rows)
if __name__=='__main__':
    p01();p02();p03();p04()

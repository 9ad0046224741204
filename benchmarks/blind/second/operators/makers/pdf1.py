from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
def put(c,x,y,s,al='l',font=None,size=None):
    if font: c.setFont(font,size)
    s=str(s)
    if al=='l': c.drawString(x,y,s)
    elif al=='r': c.drawRightString(x,y,s)
    else: c.drawCentredString(x,y,s)

# ---------- 1 garden, charges by line ----------
def garden():
    g=R(101).setup(); f='briarwood_commons_rent_roll_detail.pdf'
    asof=dt.date(2025,9,30)
    plans={'A1':('1x1 Aspen',668,1185),'A2':('1x1 Alder',742,1260),'B1':('2x1 Birch',904,1425),'B2':('2x2 Beech',1018,1540),'C1':('3x2 Cedar',1246,1835)}
    rows=[];future=[]
    for b in range(1,5):
        for fl in (1,2,3):
            for k in range(1,5):
                p=g.choice(list(plans)); nm,sf,mk=plans[p]; mk+=10*(fl==3)+g.choice([0,0,15,25])
                u=f'{b:02d}-{fl}{k:02d}'
                r=dict(unit=u,unitType=p,area=sf,marketRent=mk)
                x=g.random()
                if x<.07:
                    r['statusText']=g.choice(['Vacant Unrented Ready','Vacant Unrented Not Ready'])
                    rows.append(r)
                elif x<.15:
                    r['statusText']='Vacant Rented Ready'; rows.append(r)
                    s=g.date(dt.date(2025,10,3),dt.date(2025,10,30))
                    rt=mk-g.choice([0,10,30])
                    q=dict(unit=u,unitType=p,area=sf,statusText='Applicant',tenantName=g.nm('LF'),moveInDate=s,leaseStartDate=s,leaseEndDate=addm(s,12),
                        contractRent=rt,charges=[('RENT',rt)],deposit=g.choice([0,250.]),_pd=0.)
                    if g.random()<.5: q['charges'].append(('PEST',4.)); 
                    q['totalCharges']=sum(a for _,a in q['charges']); q['_fut']=1
                    rows.append(q)
                else:
                    mi=g.date(dt.date(2019,2,1),dt.date(2025,9,20))
                    ls=mi
                    while addm(ls,12)<dt.date(2025,9,5): ls=addm(ls,12,0)
                    le=addm(ls,12)
                    r['statusText']='Occupied'; rt=mk-g.choice([0,15,35,60,85,110,-10])
                    if g.random()<.1:
                        r['statusText']='Occupied-NTV'; r['moveOutDate']=g.date(dt.date(2025,10,5),dt.date(2025,11,28))
                    r.update(tenantName=g.nm('LF'),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=float(rt))
                    ch=[('RENT',float(rt))]
                    if g.random()<.85: ch.append(('PEST',4.))
                    if g.random()<.9: ch.append(('TRASH',25.))
                    if g.random()<.3: ch.append(('PETRENT',g.choice([25.,35.,50.])))
                    if g.random()<.22: ch.append(('CARPORT',30.))
                    if g.random()<.12: ch.append(('CONC/RENEW',-g.choice([25.,50.,75.])))
                    if g.random()<.06: ch.append(('EMPCRED',-200.))
                    r['charges']=ch; r['totalCharges']=sum(a for _,a in ch)
                    r['deposit']=g.choice([0.,150.,250.,300.,500.]); r['_pd']=g.choice([0.,0.,0.,200.,300.]) if any(c=='PETRENT' for c,_ in ch) else 0.
                    r['balance']=g.choice([0.,0.,0.,0.,-12.5,38.,float(rt)+29,114.62,-4.])
                    rows.append(r)
    c=canvas.Canvas(f'{D}/{f}',pagesize=landscape(letter)); W,H=landscape(letter)
    pg=[0]
    X=dict(unit=28,plan=66,sf=112,st=120,nm=196,mi=300,mo=346,ls=392,le=438,mk=524,code=532,amt=626,sd=670,pd=708,bal=760)
    def head(cols=True):
        pg[0]+=1
        put(c,28,H-30,'Briarwood Commons','l','Helvetica-Bold',11)
        put(c,W/2,H-30,'RENT ROLL DETAIL','c','Helvetica-Bold',12); put(c,W/2,H-42,'As of 09/30/2025','c','Helvetica',8)
        put(c,W-28,H-30,f'Page {pg[0]}','r'); put(c,W-28,H-40,'10/02/2025 7:14:08AM','r')
        put(c,28,H-42,'HearthKey On-Site v8.2 / Db BRIAR01','l','Helvetica',7)
        put(c,28,H-52,'Parameters: Unit designation = ALL; Sub-journal = ALL; Sort = Building/Unit; Include applicants = Y','l','Helvetica-Oblique',6.5)
        y=H-68; c.setFont('Helvetica-Bold',6.8)
        if not cols: return y
        for k,a,b,al in (('unit','Bldg-','Unit','l'),('plan','Floor','Plan','l'),('sf','Sq','Ft','r'),('st','Unit / Lease','Status','l'),('nm','','Name','l'),('mi','','Move-In','l'),('mo','','Move-Out','l'),('ls','Lease','Start','l'),('le','Lease','End','l'),('mk','Market','+ Addl.','r'),('code','Trans','Code','l'),('amt','Charge','Amount','r'),('sd','Security','Deposit','r'),('pd','Pet','Deposit','r'),('bal','','Balance','r')):
            put(c,X[k],y,a,al); put(c,X[k],y-8,b,al)
        c.setLineWidth(.8); c.line(28,y-12,W-28,y-12); c.setFont('Helvetica',6.8)
        return y-22
    y=head(); df=lambda d:d.strftime('%m/%d/%Y')
    for r in rows:
        n=max(1,len(r.get('charges',[]))+(1 if r.get('charges') else 0))
        if y-n*8.6<34: c.showPage(); y=head()
        put(c,X['unit'],y,r['unit']); put(c,X['plan'],y,r['unitType']); put(c,X['sf'],y,r['area'],'r'); 
        put(c,X['st'],y,r['statusText']); 
        if r.get('tenantName'): put(c,X['nm'],y,r['tenantName'])
        for k,q in (('moveInDate','mi'),('moveOutDate','mo'),('leaseStartDate','ls'),('leaseEndDate','le')):
            if r.get(k): put(c,X[q],y,df(r[k]))
        if 'marketRent' in r: put(c,X['mk'],y,m2(r['marketRent']),'r')
        if 'deposit' in r: put(c,X['sd'],y,m2(r['deposit']),'r'); put(c,X['pd'],y,m2(r['_pd']),'r')
        if 'balance' in r: put(c,X['bal'],y,('(%s)'%m2(-r['balance'])) if r['balance']<0 else m2(r['balance']),'r')
        for cd,a in r.get('charges',[]):
            put(c,X['code'],y,cd); put(c,X['amt'],y,m2(a) if a>=0 else '('+m2(-a)+')','r'); y-=8.6
        if r.get('charges'):
            c.setLineWidth(.3); c.line(X['amt']-38,y+6.6,X['amt'],y+6.6)
            put(c,X['code'],y-.6,'Total'); put(c,X['amt'],y-.6,m2(r['totalCharges']),'r'); y-=11
        else: y-=11
    cur=[r for r in rows if not r.get('_fut')]; fu=[r for r in rows if r.get('_fut')]
    if y<70: c.showPage(); y=head()
    c.setLineWidth(1); c.line(28,y+6,W-28,y+6); c.setFont('Helvetica-Bold',6.8); y-=4
    put(c,X['unit'],y,f'Totals, {len(cur)} units (applicants excluded):'); put(c,X['sf']+200,y,m0(S(cur,'area'))+' sq ft')
    put(c,X['mk'],y,m2(S(cur,'marketRent')),'r'); put(c,X['amt'],y,m2(S(cur,'totalCharges')),'r'); put(c,X['sd'],y,m2(S(cur,'deposit')),'r'); put(c,X['pd'],y,m2(S(cur,'_pd')),'r'); 
    b=S(cur,'balance'); put(c,X['bal'],y,m2(b) if b>=0 else '('+m2(-b)+')','r')
    y-=12; put(c,X['unit'],y,f'Applicants, {len(fu)}:'); put(c,X['amt'],y,m2(S(fu,'totalCharges')),'r'); put(c,X['sd'],y,m2(S(fu,'deposit')),'r'); put(c,X['pd'],y,m2(0),'r')
    c.showPage(); y=head(False)
    # cover over header labels: summary page
    put(c,28,y,'SUMMARY BY CHARGE CODE (occupied units)','l','Helvetica-Bold',8); y-=13; y0=y
    codes={}
    for r in cur:
        for cd,a in r.get('charges',[]): codes[cd]=codes.get(cd,0)+a
    c.setFont('Helvetica',7.5)
    for cd,a in codes.items():
        put(c,40,y,cd); put(c,180,y,m2(a) if a>=0 else '('+m2(-a)+')','r'); y-=10
    c.line(120,y+8,180,y+8); put(c,40,y-2,'Total'); put(c,180,y-2,m2(sum(codes.values())),'r')
    y=y0; put(c,260,y0+13,'UNIT STATUS SUMMARY','l','Helvetica-Bold',8); c.setFont('Helvetica',7.5)
    st={}
    for r in cur: st.setdefault(r['statusText'],[]).append(r)
    for s,l in st.items():
        put(c,270,y,s); put(c,400,y,len(l),'r'); put(c,450,y,f'{len(l)/len(cur)*100:.2f}%','r'); put(c,520,y,m2(S(l,'marketRent')),'r'); y-=10
    put(c,270,y-2,'Total'); put(c,400,y-2,len(cur),'r'); put(c,450,y-2,'100.00%','r'); put(c,520,y-2,m2(S(cur,'marketRent')),'r'); y-=24
    put(c,260,y,'FLOOR PLAN SUMMARY','l','Helvetica-Bold',8); c.setFont('Helvetica',7.5); y-=11
    for i,h in enumerate(('Plan','Description','Units','Occ','Avg Market','Avg Lease')): put(c,270+i*56,y,h)
    for p,(nmm,sf,mk) in plans.items():
        l=[r for r in cur if r['unitType']==p]; o=[r for r in l if r.get('tenantName')]; y-=10
        for i,v in enumerate((p,nmm,len(l),len(o),m2(S(l,'marketRent')/len(l)),m2(S(o,'contractRent')/max(1,len(o))))): put(c,270+i*56,y,v)
    c.save()
    occ=len([r for r in cur if r.get('tenantName')])
    save(f,'MULTIFAMILY','on-premises PMS detail, charges by line, applicant rows',True,'Briarwood Commons','2025-09-30',len(cur),occ,len(cur)-occ,rows)

# ---------- 2 high-rise by floor ----------
def tower():
    g=R(202).setup(); f='harborlight_tower_floor_roll.pdf'
    rows=[]; lines={'A':('Studio',512,2190),'B':('1 BR',731,2850),'C':('1 BR + Den',866,3215),'D':('2 BR',1140,4090),'E':('2 BR Corner',1262,4480),'F':('Studio',498,2150)}
    floors=[x for x in range(21,3,-1) if x!=13]
    model=(6,'B')
    for fl in floors:
        for ln,(t,sf,base) in lines.items():
            if fl==21 and ln in 'AF': continue
            ask=base+25*(fl-4)
            r=dict(unit=f'{fl}{ln}',unitType=t,area=sf,section=f'FLOOR {fl}',marketRent=ask,_fl=fl)
            x=g.random()
            if (fl,ln)==model: r['statusText']='M'
            elif x<.05: r['statusText']='V'
            elif x<.075: r['statusText']='R'
            elif x<.09: r['statusText']='D'
            else:
                r['statusText']='N' if x>.95 else 'O'
                s=g.first(dt.date(2024,8,1),dt.date(2025,10,1)); m=g.choice([12,12,12,14,24,18])
                if addm(s,m)<dt.date(2025,11,1): m=24
                ip=ask-g.choice([0,40,75,120,185,240,-35,-60]); ch=[]
                con=-round(ip/12,0) if g.random()<.12 else 0
                pk=g.choice([0,0,275,325]); stg=g.choice([0,0,0,65])
                if con: ch.append(('Concession',con))
                if pk: ch.append(('Parking',pk))
                if stg: ch.append(('Storage',stg))
                r.update(tenantName=g.nm('FL'),leaseStartDate=s,leaseEndDate=addm(s,m),contractRent=ip,charges=ch,totalCharges=ip+con+pk+stg,deposit=g.choice([500,1000,ip]),_con=con,_pk=pk,_st=stg,_ltl=ask-ip)
            rows.append(r)
    # furnish model rows no rent
    W,H=landscape(legal); c=canvas.Canvas(f'{D}/{f}',pagesize=landscape(legal)); pg=[0]
    n=len(rows); cnt={k:len([r for r in rows if r['statusText']==k]) for k in 'ONVRMD'}; occ=cnt['O']+cnt['N']
    cols=[('unit',44,'l','','Apt'),('unitType',82,'l','','Type'),('area',186,'r','Net','Sq Ft'),('statusText',205,'c','','St'),('tenantName',222,'l','','Leaseholder'),
      ('leaseStartDate',372,'l','Lease','From'),('leaseEndDate',430,'l','Lease','To'),('marketRent',536,'r','Asking','Rent'),('contractRent',594,'r','In-Place','Rent'),('_ltl',652,'r','Loss (Gain)','to Lease'),('_con',708,'r','Mo.','Concession'),('_pk',756,'r','','Parking'),('_st',802,'r','','Storage'),('totalCharges',866,'r','Total','Billed'),('deposit',940,'r','Security','Held')]
    def fm(k,v):
        if v is None: return ''
        if isinstance(v,dt.date): return v.strftime('%d-%b-%y')
        if k in('_ltl','_con','_pk','_st'):
            if v==0: return '–'
            return m0(v) if v>0 else f'({m0(-v)})'
        if isinstance(v,(int,float)): return m0(v)
        return v
    def head():
        pg[0]+=1
        put(c,44,H-40,'HARBORLIGHT TOWER','l','Times-Bold',15); put(c,44,H-54,'Floor-by-floor rent roll, residential component (apartments only; retail podium reported separately)','l','Times-Italic',9.5)
        put(c,W-44,H-40,'Position at close of business October 31, 2025','r','Times-Roman',10)
        y=H-76
        if pg[0]==1:
            c.setFillGray(.93); c.rect(44,y-22,W-88,26,stroke=0,fill=1); c.setFillGray(0)
            put(c,52,y-6,f'Apartments {n}   |   Occupied {occ} (of which on notice {cnt["N"]})   |   Not occupied {n-occ} (vacant {cnt["V"]}, vacant-rented {cnt["R"]}, model {cnt["M"]}, down {cnt["D"]})   |   Physical occupancy {occ/n*100:.1f}%','l','Times-Roman',10)
            put(c,52,y-17,'Amounts in whole US dollars per month. There is no 13th floor.','l','Times-Italic',8.5); y-=36
        c.setFont('Times-Bold',8.5)
        for k,x,al,a,b in cols: put(c,x,y,a,al); put(c,x,y-10,b,al)
        c.setLineWidth(1.2); c.line(44,y-14,W-44,y-14)
        put(c,44,26,'St:  O occupied   N occupied, notice given   V vacant   R vacant, lease signed   M model apartment   D down / offline','l','Times-Italic',8)
        put(c,W-44,26,f'Harborlight Tower – {pg[0]}','r','Times-Roman',8); return y-28
    y=head(); planted=None
    def tot(l,lab,y,delta=None,bold='Times-Bold'):
        c.setFont(bold,8.8); put(c,82 if lab[0]=='F' else 44,y,lab)
        put(c,186,y,m0(S(l,'area')),'r') 
        for k,x,al,_,_ in cols:
            if k in('marketRent','contractRent','_ltl','_con','_pk','_st','totalCharges','deposit'):
                v=S(l,k)
                if delta and k=='contractRent': v+=delta
                put(c,x,y,fm(k,v),'r')
    for fl in floors:
        l=[r for r in rows if r['_fl']==fl]
        if y-(len(l)+2)*12<44: c.showPage(); y=head()
        put(c,44,y,f'FLOOR {fl}','l','Times-Bold',9.5); y-=12
        c.setFont('Times-Roman',9)
        for r in l:
            for k,x,al,_,_ in cols: put(c,x,y,fm(k,r.get(k)),al)
            y-=11.4
        c.setLineWidth(.3); c.line(480,y+8.6,W-44,y+8.6)
        d=None
        if fl==17:
            d=540; planted=dict(what=f'Floor 17 in-place rent subtotal printed {m0(S(l,"contractRent")+540)}, rows add up to {m0(S(l,"contractRent"))}',kind='total_wrong')
        tot(l,'Floor total',y,d); y-=18
    if y<70: c.showPage(); y=head()
    c.setLineWidth(1.2); c.line(44,y+12,W-44,y+12); tot(rows,'BUILDING TOTAL',y); 
    c.save()
    save(f,'MULTIFAMILY','high-rise by floor, letter status codes with legend at foot, floor subtotals',False,'HARBORLIGHT TOWER','2025-10-31',n,occ,n-occ,rows,planted=planted)

# ---------- 3 senior living ----------
def senior():
    g=R(311).setup(); f='maplecrest_resident_rate_roll.pdf'
    W,H=letter; rows=[]
    secs=[('INDEPENDENT LIVING',[f'1{i:02d}' for i in range(1,19)],['Studio','One Bedroom','One Bedroom Dlx','Two Bedroom'],{'Studio':2850,'One Bedroom':3400,'One Bedroom Dlx':3725,'Two Bedroom':4450}),
          ('ASSISTED LIVING',[f'2{i:02d}' for i in range(1,15)]+['215-A','215-B','216-A','216-B'],['AL Studio','AL One Bedroom'],{'AL Studio':4650,'AL One Bedroom':5350,'Companion':3675}),
          ('MEMORY CARE',['M1','M2','M3','M4','M5','M6-A','M6-B','M7-A','M7-B','M8','M9','M10'],['MC Private'],{'MC Private':6450,'MC Shared':5100})]
    for sec,us,ty,pr in secs:
        for u in us:
            t=g.choice(ty)
            if '-' in u: t='Companion' if sec[0]=='A' else 'MC Shared'
            r=dict(unit=u,unitType=t,section=sec,marketRent=pr[t])
            x=g.random()
            if x<.12:
                r['statusText']=g.choice(['VACANT - Ready','VACANT - Refurbish','VACANT - Ready','HOLD - Deposit Recd'])
            else:
                fn,ln=g.nm('T'); nm=f'{fn} {ln}'; two=False
                if sec[0]=='I' and t in('Two Bedroom','One Bedroom Dlx','One Bedroom') and g.random()<.7:
                    nm=f'{fn} & {g.choice(FN)} {ln}'; two=True
                base=pr[t]-g.choice([0,50,125,200,300,0]); ch=[('Base Rate',base)]
                lvl=0 if sec[0]=='I' else g.choice([1,2,3,4] if sec[0]=='A' else [3,4,5]); care={0:0,1:450,2:875,3:1300,4:1775,5:2250}[lvl]
                if care: ch.append(('Care Fee',care))
                if two: ch.append(('2nd Person',850))
                anc=g.choice([0,0,0,45,75,120]) 
                if anc: ch.append(('Ancillary',anc))
                r.update(tenantName=nm,statusText='Occupied',moveInDate=g.date(dt.date(2018,3,1),dt.date(2025,8,12)),contractRent=base,charges=ch,totalCharges=sum(a for _,a in ch),deposit=g.choice([1500,2500,0]),_lvl=f'L{lvl}' if lvl else 'n/a',_care=care,_two=850 if two else 0,_anc=anc)
            rows.append(r)
    c=canvas.Canvas(f'{D}/{f}',pagesize=letter); pg=[0]
    cols=[('unit',34,'l','Apt'),('unitType',70,'l','Style'),('tenantName',142,'l','Resident'),('moveInDate',262,'l','Physical|Move-In'),('marketRent',342,'r','Street|Rate'),('contractRent',384,'r','Base|Rate'),('_lvl',398,'c','Care|Lvl'),('_care',440,'r','Care|Fee'),('_two',472,'r','2nd|Person'),('_anc',508,'r','Ancil-|lary'),('totalCharges',546,'r','Total|Monthly'),('deposit',586,'r','Refund.|Deposit')]
    def head():
        pg[0]+=1
        c.setFillColorRGB(.25,.36,.33); c.rect(0,H-58,W,58,stroke=0,fill=1); c.setFillColor(colors.white)
        put(c,34,H-30,'Maplecrest at Fallow Creek','l','Helvetica-Bold',15); put(c,34,H-46,'Resident Rate Roll  ·  Midnight census of Sunday, August 31, 2025','l','Helvetica',9)
        put(c,W-28,H-30,'Grayling Senior Communities','r','Helvetica-Oblique',8); c.setFillColor(colors.black)
        put(c,W/2,22,f'Confidential - contains resident information        {pg[0]} / 3','c','Helvetica',7)
        return H-76
    def colhead(y):
        c.setFillColorRGB(.88,.92,.90); c.rect(30,y-12,W-56,22,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7)
        for k,x,al,h in cols:
            h=h.split('|'); 
            if len(h)==1: put(c,x,y-8,h[0],al)
            else: put(c,x,y,h[0],al); put(c,x,y-8,h[1],al)
        return y-22
    y=head(); first=True
    for sec,us,_,_ in secs:
        l=[r for r in rows if r['section']==sec]
        if not first: c.showPage(); y=head()
        first=False
        put(c,34,y,sec,'l','Helvetica-Bold',11); y-=18; y=colhead(y)
        for i,r in enumerate(l):
            c.setFont('Helvetica',7.4)
            nm=r.get('tenantName')
            wrap=[nm] if nm else [r['statusText']]
            if nm and SW(nm,'Helvetica',7.4)>92:
                p=nm.split(' '); wrap=[' '.join(p[:-1]),p[-1]]
            for k,x,al,_ in cols:
                if k=='tenantName':
                    if not nm: c.setFont('Helvetica-Oblique',7.4)
                    for j,s in enumerate(wrap): put(c,x,y-8.6*j,s)
                    c.setFont('Helvetica',7.4); continue
                v=r.get(k)
                if v is None: continue
                if isinstance(v,dt.date): v=f'{v.month}/{v.day}/{v.year}'
                elif k in('_care','_two','_anc') and v==0: v=''
                elif isinstance(v,(int,float)): v=m0(v)
                put(c,x,y,v,al)
            y-=8.6*len(wrap)+4.4
            c.setLineWidth(.2); c.setStrokeGray(.7); c.line(30,y+8.2,W-26,y+8.2); c.setStrokeGray(0)
        oc=[r for r in l if r.get('tenantName')]
        y-=4; c.setFont('Helvetica-Bold',7.4); put(c,34,y,f'{sec.title()}: {len(l)} available, {len(oc)} occupied')
        for k,x,al,_ in cols:
            if k in('marketRent','contractRent','_care','_two','_anc','totalCharges','deposit'): put(c,x,y,m0(S(l,k)),'r')
        y-=20
    # census table under memory care
    y-=10; put(c,34,y,'CENSUS RECAP','l','Helvetica-Bold',9); y-=14; c.setFont('Helvetica',8)
    for x,s in ((200,'Capacity'),(260,'Occupied'),(320,'Vacant*'),(380,'Occ. %'),(460,'Monthly billing')): put(c,x,y,s,'r')
    for sec in [s[0] for s in secs]+['COMMUNITY']:
        l=rows if sec=='COMMUNITY' else [r for r in rows if r['section']==sec]; o=len([r for r in l if r.get('tenantName')]); y-=12
        if sec=='COMMUNITY': c.setFont('Helvetica-Bold',8); c.line(34,y+9,460,y+9)
        put(c,34,y,sec.title())
        for x,s in ((200,len(l)),(260,o),(320,len(l)-o),(380,f'{o/len(l)*100:.1f}'),(460,m0(S(l,'totalCharges')))): put(c,x,y,s,'r')
    y-=14; put(c,34,y,'* apartments on hold with a deposit are counted as vacant until move-in. Companion and shared suites are counted by bed.','l','Helvetica-Oblique',7)
    c.save(); o=len([r for r in rows if r.get('tenantName')])
    save(f,'SENIOR_HOUSING','senior rate roll by care level, wrapped names, census recap',False,'Maplecrest at Fallow Creek','2025-08-31',len(rows),o,len(rows)-o,rows)
if __name__=='__main__': garden(); tower(); senior()

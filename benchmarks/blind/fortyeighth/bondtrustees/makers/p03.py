# senior living census roll with level of care
from common import *
from reportlab.pdfgen import canvas
r=random.Random(4803); N=Names(r); fn='Harbor_Elms_census_rent_roll_Nov25.pdf'
S=[('Independent Living',[('IL Studio',3150,420),('IL 1-Bed',3895,610),('IL 2-Bed',4980,905)],range(101,123)),
   ('Assisted Living',[('AL Studio',4650,365),('AL 1-Bed',5525,520)],range(201,231)),
   ('Memory Care',[('MC Private',6850,310),('MC Companion',5400,310)],range(1,9))]
care={'Independent Living':[(0,0)],'Assisted Living':[(1,650),(2,1150),(3,1725),(4,2350)],'Memory Care':[(3,1450),(4,1950)]}
secs=[]
for s,types,rng in S:
    L=[]
    for i,n in enumerate(rng):
        t=r.choice(types)
        ids=[str(n)] if s!='Memory Care' else ([f'MC-{n}'] if t[0]=='MC Private' else [f'MC-{n}A',f'MC-{n}B'])
        for u in ids:
            x=dict(unit=u,unitType=t[0],section=s,area=t[2],marketRent=t[1]); 
            if r.random()<.11: x['statusText']='Vacant'
            else:
                f,l=N.get(); nm=f"{l}, {f}"; base=t[1]-r.choice([0,0,95,150,240,310]); ch=[('Base Rent',base)]
                lv,fee=r.choice(care[s]); x['lv']='' if s[0]=='I' else f'L{lv}'
                if fee: ch.append(('Care',fee))
                if s!='Memory Care' and 'Studio' not in t[0] and r.random()<.3: nm+=' & '+r.choice([z for z in F if z!=f]); ch.append(('2nd Person',850 if s[0]=='I' else 1200))
                if s[0]=='A' and r.random()<.5: ch.append(('Med Mgmt',395))
                if r.random()<.12: ch.append(('Other',r.choice([45,75,120])))
                x.update(statusText='Occupied',tenantName=nm,moveInDate=d(2025,11,20)-dt.timedelta(days=r.randint(10,2300)),charges=ch,totalCharges=sum(a for _,a in ch),contractRent=base,pay='Medicaid' if s[0]!='I' and r.random()<.15 else 'Private')
            L.append(x)
    secs.append((s,L))
W,H=792,612; c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H)); pg=0
cols=[('Apt',36,0),('Type',72,0),('Sq Ft',168,1),('Resident(s)',178,0),('Payor',318,0),('Care\nLevel',366,0),('Admit\nDate',394,0),('Street\nRate',496,1),('Base\nRent',544,1),('Care',590,1),('2nd\nPerson',634,1),('Med\nMgmt',676,1),('Other',708,1),('Total\nMonthly',758,1)]
def head():
    global pg,y; pg+=1; c.setFillGray(.25); c.rect(30,H-58,W-60,30,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',13); c.drawString(38,H-48,'Harbor Elms Senior Living'); c.setFont('Helvetica',9); c.drawRightString(W-38,H-41,'Resident Census & Rate Roll'); c.drawRightString(W-38,H-53,'As of November 30, 2025'); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7.5)
    for t,x,a in cols:
        p=t.split('\n'); 
        for k,q in enumerate(p): (c.drawRightString if a else c.drawString)(x,H-82+(9 if len(p)>1 and k==0 else 0),q)
    c.setLineWidth(1); c.line(30,H-86,W-30,H-86); y=H-98
def foot(): c.setFont('Helvetica-Oblique',7); c.drawCentredString(W/2,20,f'Confidential - contains resident information      Page {pg}'); c.showPage()
head(); G={}
cc=['Base Rent','Care','2nd Person','Med Mgmt','Other']; cx=[544,590,634,676,708]
for s,L in secs:
    if y<80: foot(); head()
    c.setFont('Helvetica-Bold',9); c.drawString(36,y,s.upper()); y-=13
    for k,x in enumerate(L):
        if y<50: foot(); head()
        if k%2: c.setFillGray(.94); c.rect(30,y-3,W-60,11,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Helvetica',7.5); c.drawString(36,y,x['unit']); c.drawString(72,y,x['unitType']); c.drawRightString(168,y,str(x['area'])); c.drawRightString(496,y,f"{x['marketRent']:,}")
        if x['statusText']=='Vacant': c.setFont('Helvetica-Oblique',7.5); c.drawString(178,y,'Vacant')
        else:
            c.drawString(178,y,x['tenantName']); c.drawString(318,y,x['pay']); c.drawString(372,y,x['lv']); c.drawString(394,y,f"{x['moveInDate'].month}/{x['moveInDate'].day}/{x['moveInDate'].year}")
            for n,xx in zip(cc,cx):
                a=dict(x['charges']).get(n)
                if a is not None: c.drawRightString(xx,y,f"{a:,}")
            c.drawRightString(758,y,f"{x['totalCharges']:,}")
        y-=11
    if y<50: foot(); head()
    c.setLineWidth(.4); c.line(180,y+7,W-30,y+7); c.setFont('Helvetica-Bold',7.5); oc=[x for x in L if x['statusText']!='Vacant']; c.drawString(178,y-2,f"{s}: {len(oc)} of {len(L)} occupied")
    t={n:sum(dict(x['charges']).get(n,0) for x in oc) for n in cc}; t['m']=sum(x['marketRent'] for x in L); t['T']=sum(x['totalCharges'] for x in oc); t['n']=len(L); t['o']=len(oc); G[s]=t
    c.drawRightString(496,y-2,f"{t['m']:,}")
    for n,xx in zip(cc,cx):
        if t[n]: c.drawRightString(xx,y-2,f"{t[n]:,}")
    c.drawRightString(758,y-2,f"{t['T']:,}"); y-=24
if y<150: foot(); head()
c.setFont('Helvetica-Bold',9); c.drawString(36,y,'CENSUS SUMMARY'); y-=14; c.setFont('Helvetica-Bold',7.5)
xs=[260,320,380,450,530,610,690]
for h,xx in zip(['Capacity','Occupied','Vacant','Occupancy','Street Rate','Base Rent','Total Monthly'],xs): c.drawRightString(xx,y,h)
y-=12; c.setFont('Helvetica',7.5); G['Community Total']={k:sum(g[k] for g in G.values()) for k in t}
for s,g in G.items():
    if s[0]=='C': c.setFont('Helvetica-Bold',7.5); c.line(36,y+9,690,y+9)
    c.drawString(36,y,s)
    for v,xx in zip([g['n'],g['o'],g['n']-g['o'],f"{g['o']/g['n']:.1%}",f"${g['m']:,}",f"${g['Base Rent']:,}",f"${g['T']:,}"],xs): c.drawRightString(xx,y,str(v))
    y-=12
y-=8; c.setFont('Helvetica',7); c.drawString(36,y,'Street rates are exclusive of care. Companion suites in Memory Care are rated per bed. Community fees are not refundable and are not shown.')
foot(); c.save()
rows=[x for _,L in secs for x in L]
for x in rows:
    x['charges']=[dict(code=k,amount=a) for k,a in x.get('charges',[])]; x.pop('lv',None); x.pop('pay',None)
g=G['Community Total']
save(fn,dict(propertyName='Harbor Elms Senior Living',asOnDate='2025-11-30',units=g['n'],occupied=g['o'],vacant=g['n']-g['o'],rows=rows),'SENIOR_HOUSING','senior census with level-of-care columns by section, census summary')

# shopping centre roll: multi-line records with percentage rent, steps and options
from common import *
from reportlab.pdfgen import canvas
r=random.Random(4804); fn='Tamarack Crossing centre rent roll.pdf'
T=[('ANCHORS',[('A-1','Fenwick Grocers, Inc.',48200,11.25),('A-2','Brightline Fitness LLC',22140,13.5),('A-3','Oak & Anvil Home Outlet',18750,10.75)]),
 ('IN-LINE SHOPS',[(str(100+4*i),n,a,p) for i,(n,a,p) in enumerate([('Pho Lantern, LLC',2100,24.5),('Cobbler\'s Bench Shoe Repair',900,22),('Second Chapter Books',2450,18.75),(None,1600,0),('Verity Dental Group PC',3100,25.5),('Snip & Dash Salon',1250,24),('Nori House Sushi',2275,26),('Payday Plaza, Inc.',1400,23.5),('Mail & More No. 38',1200,22.5),(None,2800,0),('Golden Spool Tailoring',800,21),('Blue Kite Learning Center',4150,17.25),('Cinder Pizza Kitchen',1950,27.5),('Optic Avenue',1725,25),('Juniper Nail Spa',1325,24.75),('Wagtail Pet Supply',3600,19.5),(None,1100,0)])]),
 ('OUTPARCELS',[('OP-1','Stonegate Federal Credit Union',3400,38.0),('OP-2','Roadrunner Burger Co.',2900,41.5),('OP-3','QuikLube Partners LP',2250,34.0)])]
rows=[]
for s,L in T:
    for u,n,a,p in L:
        x=dict(unit=u,area=a,section=s)
        if not n: x.update(statusText='VACANT')
        else:
            st=d(r.randint(2014,2024),r.randint(1,12),1); term=r.choice([60,84,120]) if s!='ANCHORS' else 180
            while addm(st,term)<=d(2026,3,1): term+=60
            base=round(a*p/12,2); cam,tax,ins=[round(a*q/12,2) for q in ((3.1,2.05,.42) if s!='ANCHORS' else (1.6,1.75,.35))]
            ch=[('Base Rent',base)]+([('CAM',cam)] if s!='OUTPARCELS' else [])+[('Taxes',tax)]+([('Insurance',ins)] if s!='OUTPARCELS' else [])
            steps=[]; q=addm(st,12)
            while q<=d(2025,7,1): q=addm(q,12)
            v=base; k=0; inc=r.choice([0,.02,.03,.025]) 
            if s=='ANCHORS': inc=.06; q=addm(q,12*r.randint(1,3))
            while inc and q<addm(st,term) and k<4: v=round(v*(1+inc),2); steps.append((q,v)); q=addm(q,12 if s!='ANCHORS' else 60); k+=1
            pr=None
            pc={'Fenwick Grocers, Inc.':1.5,'Oak & Anvil Home Outlet':3,'Pho Lantern, LLC':6,'Nori House Sushi':6,'Cinder Pizza Kitchen':5,'Wagtail Pet Supply':4,'Second Chapter Books':5,'Roadrunner Burger Co.':4}.get(n)
            if pc: pr=f"{pc}% of gross sales over "+(f"natural breakpoint of ${base*1200/pc:,.0f}" if r.random()<.6 else f"breakpoint of ${round(base*1350/pc,-4):,.0f}")+"; reported annually"
            x.update(statusText='Occupied',tenantName=n,leaseStartDate=st,leaseEndDate=addm(st,term)-dt.timedelta(days=1),contractRent=base,annualRent=round(base*12,2),charges=ch,totalCharges=round(sum(b for _,b in ch),2),deposit=0 if s=='ANCHORS' else round(base,2),rentSteps=steps,pr=pr,opt=r.choice(['None','1 x 5 yrs','2 x 5 yrs @ FMV','3 x 5 yrs']),psf=p)
        rows.append(x)
W,H=1008,612; c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H)); pg=0
C=[('Suite',36,0),('Tenant',84,0),('GLA\n(SF)',290,1),('Lease\nBegin',304,0),('Lease\nEnd',362,0),('Monthly\nBase Rent',486,1),('Annual\nBase Rent',556,1),('$/SF',594,1),('CAM',648,1),('Taxes',702,1),('Insurance',756,1),('Total\nMonthly',826,1),('Security\nDeposit',892,1),('Options',906,0)]
def head():
    global pg,y; pg+=1; c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-36,'TAMARACK CROSSING SHOPPING CENTER'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-50,'Tenant Rent Roll with Scheduled Increases and Percentage Rent'); c.drawCentredString(W/2,H-62,'July 1, 2025')
    c.setFont('Times-Bold',8.5)
    for t,x,a in C:
        p=t.split('\n')
        for k,q in enumerate(p): (c.drawRightString if a else c.drawString)(x,H-94+(10 if len(p)>1 and k==0 else 0),q)
    c.line(34,H-98,W-34,H-98); c.line(34,H-100,W-34,H-100); y=H-114
def foot(): c.setFont('Times-Roman',8); c.drawString(34,20,'Prepared by Meridian Gate Retail Management for the Series 2025 Trustee'); c.drawRightString(W-34,20,f'{pg}'); c.showPage()
def ln(L,f='Times-Roman'):
    tot=lambda k: sum(x.get(k) or 0 for x in L); chs=lambda n: sum(dict(x.get('charges',[])).get(n,0) for x in L)
    c.setFont(f,8.5)
    for v,xx in ((f"{tot('area'):,}",290),(m2(tot('contractRent')),486),(m2(tot('annualRent')),556),(m2(chs('CAM')),648),(m2(chs('Taxes')),702),(m2(chs('Insurance')),756),(m2(tot('totalCharges')),826),(m2(tot('deposit')),892)): c.drawRightString(xx,y,v)
head(); last=None
for i,x in enumerate(rows):
    h=12+11*len(x.get('rentSteps',[]))+(11 if x.get('pr') else 0)
    if y-h-(16 if x['section']!=last else 0)<44: foot(); head()
    if x['section']!=last: last=x['section']; c.setFont('Times-BoldItalic',9.5); c.drawString(36,y,last); y-=13
    c.setFont('Times-Roman',8.5); c.drawString(36,y,x['unit']); c.drawRightString(290,y,f"{x['area']:,}")
    if 'tenantName' not in x: c.drawString(84,y,'VACANT')
    else:
        ch=dict(x['charges']); c.drawString(84,y,x['tenantName']); c.drawString(304,y,us(x['leaseStartDate'])); c.drawString(362,y,us(x['leaseEndDate']))
        for v,xx in ((x['contractRent'],486),(x['annualRent'],556),(x['psf'],594),(ch.get('CAM'),648),(ch.get('Taxes'),702),(ch.get('Insurance'),756),(x['totalCharges'],826),(x['deposit'],892)):
            if v is not None: c.drawRightString(xx,y,m2(v))
        c.drawString(906,y,x['opt']); c.setFont('Times-Italic',8)
        for k,(q,v) in enumerate(x['rentSteps']): 
            y-=11; c.drawString(304,y,'Step:' if k==0 else ''); c.drawString(362,y,us(q)); c.drawRightString(486,y,m2(v))
        if x['pr']: y-=11; c.drawString(96,y,'% Rent: '+x['pr'])
    y-=15
    if i==len(rows)-1 or rows[i+1]['section']!=last:
        if y<60: foot(); head()
        c.line(240,y+10,W-110,y+10); c.setFont('Times-Bold',8.5); c.drawString(84,y,'Subtotal '+last.title()); ln([z for z in rows if z['section']==last],'Times-Bold'); y-=20
if y<110: foot(); head()
c.line(34,y+11,W-34,y+11); c.setFont('Times-Bold',8.5); c.drawString(84,y,'TOTAL CENTER'); ln(rows,'Times-Bold'); y-=24
oc=[x for x in rows if 'tenantName' in x]; A=sum(x['area'] for x in rows); O=sum(x['area'] for x in oc); c.setFont('Times-Roman',8.5)
for t in (f'Leased: {len(oc)} spaces, {O:,} SF ({O/A:.1%})',f'Vacant: {len(rows)-len(oc)} spaces, {A-O:,} SF ({1-O/A:.1%})','Steps are the new monthly base rent from the date shown. Percentage rent is billed in arrears and is excluded from the monthly columns.'): c.drawString(84,y,t); y-=12
foot(); c.save()
for x in rows:
    x['charges']=[dict(code=k,amount=a) for k,a in x.get('charges',[])]; x['rentSteps']=[dict(date=str(q),amount=v) for q,v in x.get('rentSteps',[])]
    for k in('pr','opt','psf'): x.pop(k,None)
save(fn,dict(propertyName='Tamarack Crossing Shopping Center',asOnDate='2025-07-01',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),rows=rows),'RETAIL','shopping centre, multi-line records with steps and percentage rent',True)

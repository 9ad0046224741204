# valuation-software style presentation rent roll, medical office, stacked cells
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,black
def make():
    r=random.Random(4806); fn='StBrendan_MOB_Presentation_Rent_Roll.pdf'; W,H=1008,612
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,H))
    T=[('101','Piedmont Imaging Associates',6120),('110','Carolina Retina Center, PA',3480),('120','St. Brendan Outpatient Lab',2150),('130','Vacant',1720),('150','Cornerstone Physical Therapy',4015),('200','St. Brendan Women\'s Health',8240),('210','Upstate Allergy & Asthma',2390),('220','Magnolia Dermatology',3105),('230','Dr. Okonjo Pediatrics',2760),('240','Vacant',1495),('300','St. Brendan Cardiology Group',9480),('310','Palmetto Endocrine Clinic',2685),('320','Foothills Foot & Ankle',1930),('330','Sleep Disorder Institute',3340),('RF-1','Crestline Towers (antenna)',0)]
    cols=[(30,'No.',''),(58,'Tenant Name','Suite  /  Lease Type'),(236,'Lease Start','Lease End'),(304,'Area SF','Bldg Share'),(380,'Base Rent / Mo','Base Rent / Yr'),(470,'Rate / SF','per Year'),(530,'Rent Changes On','(Date)'),(606,'Changes To','(Amt / Yr)'),(690,'Expense','Recovery'),(800,'Upon Expiration','Assumption'),(900,'Security','Deposit')]
    NRA=sum(t[2] for t in T); pg=[0]
    def head():
        pg[0]+=1; c.setFillColor(black); c.setFont('Helvetica-Bold',12); c.drawString(30,H-36,'St. Brendan Medical Arts Building'); c.setFont('Helvetica',9); c.drawString(30,H-49,'Presentation Rent Roll & Current Term Tenant Summary'); c.drawString(30,H-61,'As of Jul-2025 for 52,910 Square Feet' if False else f'As of July 1, 2025 for {NRA:,} Square Feet')
        c.setFillColor(HexColor('#e3e8ef')); c.rect(26,H-100,W-52,28,fill=1,stroke=0); c.setFillColor(black); c.setFont('Helvetica-Bold',7.5)
        for x,a,b in cols: c.drawString(x,H-83,a); c.drawString(x,H-94,b)
        c.setFont('Helvetica',6.5); c.drawString(30,20,'Software file: StBrendanMOB_v7  (report date 7/22/2025)'); c.drawRightString(W-30,20,f'Page {pg[0]}'); return H-116
    y=head(); rows=[]; tm=ta=td=occ=0
    for i,(u,t,sf) in enumerate(T):
        if y<95: c.showPage(); y=head()
        c.setFont('Helvetica',7.5); c.drawString(30,y,f'{i+1}'); vac=t=='Vacant'
        c.setFont('Helvetica-Bold',7.5); c.drawString(58,y,t); c.setFont('Helvetica',7.5); 
        if vac:
            c.drawString(58,y-11,f'Suite: {u}'); c.drawString(304,y,m0(sf)); c.drawString(304,y-11,f'{sf/NRA*100:.2f}%'); c.drawString(800,y,'Market'); rows.append(dict(unit=u,area=sf,statusText='Vacant')); h=30
        else:
            ant=u=='RF-1'; lt='Cell site license' if ant else ('Medical, health system' if 'St. B' in t else 'Medical, private practice'); c.drawString(58,y-11,f'Suite: {u}   {lt}')
            st=dt.date(r.choice([2018,2020,2021,2022,2023,2024]),r.randrange(1,13),1); ed=eom(addm(st,r.choice([84,120,120,60])-1))
            while ed<dt.date(2025,12,1): ed=eom(addm(ed,60))
            ann=25200.0 if ant else float(round(sf*r.choice([23.25,24,25.5,26.1,22.8]))); mon=round(ann/12,2)
            c.drawString(236,y,us2(st)); c.drawString(236,y-11,us2(ed))
            if sf: c.drawString(304,y,m0(sf)); c.drawString(304,y-11,f'{sf/NRA*100:.2f}%'); c.drawString(470,y,f'${ann/sf:.2f}')
            c.drawRightString(452,y,f'${m2(mon)}'); c.drawRightString(452,y-11,f'${m2(ann)}')
            d=dt.date(2025,st.month,1); d=addm(d,12) if d<=dt.date(2025,7,1) else d; steps=[];p=ann
            while d<ed and len(steps)<4: p=float(round(p*1.03)); steps.append((d,p)); d=addm(d,12)
            for k,(a,b) in enumerate(steps): c.drawString(530,y-k*11,f'{a:%b}-{a.year}'); c.drawRightString(664,y-k*11,f'${m0(b)}')
            if ant: ex=['None']
            elif i%3==0: ex=['Base year stop:','2024 Base Year']
            else: ex=['Net: pays pro-rata','share of CAM, tax, ins.']
            for k,l in enumerate(ex): c.drawString(690,y-k*11,l)
            c.drawString(800,y,'Option' if i%4==1 else 'Market'); 
            if i%4==1: c.drawString(800,y-11,'1 x 5 yrs, 3% bump')
            dp=None if ('St. B' in t or ant) else mon
            if dp: c.drawRightString(960,y,f'${m2(dp)}'); td+=dp
            rows.append(dict(unit=u,tenantName=t,area=sf or None,leaseStartDate=iso(st),leaseEndDate=iso(ed),contractRent=mon,annualRent=ann,deposit=dp,statusText='Occupied',rentSteps=[dict(date=f'{a:%b}-{a.year}',amount=b,per='year') for a,b in steps] or None))
            tm+=mon; ta+=ann; occ+=sf; h=max(30,len(steps)*11+8)
        y-=h; c.setStrokeColor(HexColor('#c5ccd6')); c.setLineWidth(.4); c.line(26,y+10,W-26,y+10)
        y-=4
    if y<90: c.showPage(); y=head()
    y-=2; c.setFont('Helvetica-Bold',8); c.drawString(58,y,'Total Occupied'); c.drawString(304,y,m0(occ)); c.drawString(344,y,f'{occ/NRA*100:.1f}%') ; c.drawRightString(462,y-0,f'${m2(tm)}'); c.drawRightString(462,y-11,f'${m2(ta)}'); c.drawRightString(960,y,f'${m2(td)}')
    c.drawString(58,y-24,'Total Available'); c.drawString(304,y-24,m0(NRA-occ)); c.drawString(344,y-24,f'{(NRA-occ)/NRA*100:.1f}%'); c.drawString(58,y-37,'Building Total'); c.drawString(304,y-37,m0(NRA)); c.save()
    ck('p06',sum(x.get('annualRent',0) for x in rows),ta); ck('p06d',sum(x.get('deposit') or 0 for x in rows),td)
    save(fn,dict(propertyName='St. Brendan Medical Arts Building',asOnDate='2025-07-01',units=None,occupied=None,vacant=2,rows=rows),'OFFICE','valuation-software presentation rent roll, stacked cells, MOB',True)

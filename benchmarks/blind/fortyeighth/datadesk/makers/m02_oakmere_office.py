# Suburban office, lease-administration system: record per lease with base rent, recoveries, steps and options beneath. PDF canvas, Courier
from common import *
from reportlab.pdfgen import canvas
r=random.Random(4802); W,H=(1008,612)
N='oakmere_tenancy.pdf'; AS=dt.date(2026,3,31)
ten=['Halvorsen Benefit Advisors, Inc.','Tri-Cove Title & Escrow LLC','Northfork Actuarial Group','Pellam Staffing Partners','Quarry Ridge Credit Union','Beacon Alder Architects PC','Sentry Hollow Insurance Agency','Mossgate Wealth Mgmt','Dunbarton Engineering Co.','Lakehurst Family Counseling','Vireo Software, Inc.','State Regional Audit Office','Corvane Logistics LLC','Kestrel & Wynn, Attorneys','Ashbury Mortgage Services','Palisade Claims Adjusters','Greenlock Payroll LLC','Fairmile Travel Group','Ostrander CPA, P.C.','Tamarack Home Health']
suites=['100','110','120','130','150','175','200','205','210','220','240','260','300','310','315','330','350','375','400','410','420','440','450']
vacs={'175','315','440'}
rows=[];ti=0
for s in suites:
    sf=r.randrange(900,6200)+0
    if s in vacs: rows.append(dict(unit=s,area=sf,statusText='Vacant',_v=1)); continue
    t=ten[ti];ti+=1; st=dt.date(r.randint(2018,2025),r.randint(1,12),1); term=r.choice([36,60,60,84,120]); en=lend(st,term)
    while en<AS: en=add_m(en+dt.timedelta(days=1),60)-dt.timedelta(days=1)
    rate=r.choice([21.5,22,22.75,23.25,24,24.5,25.1]); mo=round(sf*rate/12,2)
    steps=[]; d=add_m(st,12)
    while d<=AS: d=add_m(d,12)
    p=mo
    while d<en and len(steps)<r.choice([2,3,4]):
        p=round(p*1.03,2); steps.append((d,p)); d=add_m(d,12)
    rec=[]
    if r.random()<.85: rec=[('OPX',round(sf*r.choice([1.1,1.45,2.05])/12,2)),('TAX',round(sf*r.choice([.4,.62])/12,2))]
    if r.random()<.3: rec.append(('PKG',r.choice([150.,225.,300.])))
    rows.append(dict(unit=s,area=sf,tenantName=t,statusText='Current',leaseStartDate=st,leaseEndDate=en,contractRent=mo,annualRent=round(mo*12,2),deposit=round(mo,2) if r.random()<.7 else 0,charges=[('BRN',mo)]+rec,totalCharges=mo+sum(a for _,a in rec),rentSteps=steps,_opt=r.choice(['','1 x 5 yr @ FMV, 9 mo notice','2 x 3 yr @ 95% FMV','1 x 5 yr, 3% annual bumps','Termination after mo 36 w/ fee']),_rate=rate))
c=canvas.Canvas(f'{D}/{N}',pagesize=(W,H)); pg=0
def head():
    global y,pg
    pg+=1; c.setFont('Courier-Bold',10); c.drawString(36,H-34,'LEASE ADMINISTRATION - TENANCY SCHEDULE'); c.setFont('Courier',8)
    c.drawRightString(W-36,H-34,f'PAGE {pg:>3}'); c.drawString(36,H-46,'ENTITY: 0417  OAKMERE CORPORATE CENTER    BLDG: 01'); c.drawRightString(W-36,H-46,'RUN 04/06/2026 07:55  USER LBK')
    c.drawString(36,H-57,'RENTS EFFECTIVE: 03/31/2026'); y=H-78; c.setFont('Courier-Bold',8)
    h1=[(36,'SUITE','l'),(78,'TENANT / LESSEE','l'),(300,'RENTABLE','r'),(312,'COMMENCE','l'),(374,'EXPIRES','l'),(500,'MONTHLY','r'),(580,'ANNUAL','r'),(628,'RATE','r'),(640,'--- OTHER BILLINGS ---','l'),(820,'TOTAL','r'),(900,'SECURITY','r')]
    h2=[(300,'SQ FT','r'),(500,'BASE RENT','r'),(580,'BASE RENT','r'),(628,'PSF','r'),(640,'CODE','l'),(745,'MONTHLY','r'),(820,'MONTHLY','r'),(900,'DEPOSIT','r')]
    for h in (h1,h2):
        for x,t,a in h: (c.drawString if a=='l' else c.drawRightString)(x,y,t)
        y-=10
    c.setDash(1,1); c.line(36,y+4,W-36,y+4); c.setDash(); y-=8; c.setFont('Courier',8)
def R(x,v): c.drawRightString(x,y,v)
head()
for w in rows:
    if w.get('_v'):
        if y<60: c.showPage(); head()
        c.drawString(36,y,w['unit']); c.drawString(78,y,'** VACANT **'); R(300,m0(w['area'])); y-=16; continue
    rec=w['charges'][1:]; n=max(1,len(rec)); h=10*n+10*(1+(len(w['rentSteps'])+1)//2)+18
    if y-h<36: c.showPage(); head()
    y0=y; c.drawString(36,y,w['unit']); c.drawString(78,y,w['tenantName'][:34]); R(300,m0(w['area'])); c.drawString(312,y,us2(w['leaseStartDate'])); c.drawString(374,y,us2(w['leaseEndDate'])); R(500,m2(w['contractRent'])); R(580,m2(w['annualRent'])); R(628,f"{w['annualRent']/w['area']:.2f}"); R(820,m2(w['totalCharges'])); R(900,m2(w['deposit']))
    for i,(k,a) in enumerate(rec):
        c.drawString(640,y,k); R(745,m2(a)); y-=10
    y=y0-10
    y=y0-10*n if not w['rentSteps'] and not w['_opt'] else y0-10
    if w['rentSteps']:
        for i in range(0,len(w['rentSteps']),2):
            c.drawString(92,y,'STEP:' if i==0 else ''); 
            for j,(d,a) in enumerate(w['rentSteps'][i:i+2]): c.drawString(128+j*190,y,f'{us2(d)} TO {a:>10,.2f}/MO')
            y-=10
    if w['_opt']: c.drawString(92,y,'OPT :  '+w['_opt']); y-=10
    y=min(y,y0-10*n); y-=8
if y<130: c.showPage(); head()
oc=[w for w in rows if not w.get('_v')]; va=[w for w in rows if w.get('_v')]
S=lambda g,k: sum(x.get(k) or 0 for x in g)
c.line(36,y+4,W-36,y+4); y-=8; c.setFont('Courier-Bold',8)
c.drawString(78,y,'BUILDING TOTAL'); R(300,m0(S(rows,'area'))); R(500,m2(S(oc,'contractRent'))); R(580,m2(S(oc,'annualRent'))); R(745,m2(S(oc,'totalCharges')-S(oc,'contractRent'))); R(820,m2(S(oc,'totalCharges'))); R(900,m2(S(oc,'deposit'))); y-=18
for lab,g in (('LEASED',oc),('VACANT',va)):
    c.drawString(78,y,f'{lab:<8} {len(g):>3} SUITES'); R(300,m0(S(g,'area'))); c.drawString(312,y,f"{100*S(g,'area')/S(rows,'area'):.1f}%"); y-=11
y-=8; c.setFont('Courier',7.5); c.drawString(36,y,'BRN = BASE RENT   OPX = OPERATING EXPENSE ESCALATION   TAX = REAL ESTATE TAX ESCALATION   PKG = RESERVED PARKING')
c.save()
for w in rows:
    if w.get('_v'): w['statusText']='VACANT'
    else: w['charges']=w['charges'][1:]; w['statusText']='Occupied'
save(N,'OFFICE','lease administration system, monospaced tenancy schedule, steps and options beneath record',True,rows,'OAKMERE CORPORATE CENTER','2026-03-31',len(rows),len(oc),len(va))

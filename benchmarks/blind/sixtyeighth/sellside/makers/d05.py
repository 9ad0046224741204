# US medical office building, monospace system print, two-line records with charges by code
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(6805); N='MOB4417_RENTROLL.pdf'; ASOF=D(2025,8,31)
T=['Cedar Valley Orthopaedics PA','Pinnacle Imaging Partners','Stonehill Pediatrics','Harbor Light Dermatology','Bellweather Cardiology Group','Lumen Eye Associates','Northgate Women\'s Health','Oak & Ivy Physical Therapy','Summit ENT Specialists','Riverbend Oncology Assoc','Coastal Kidney Care LLC','Trellis Behavioral Health','Marrow Labs Draw Station','Greenbriar Family Dental','Apex Sleep Medicine','Kindred Hearing Centers','St. Alban Health System','Foxglove Compounding Pharmacy','Vireo Pain Management','Tidewater Gastroenterology']
it=iter(T); rows=[]
suites=['100','104','110','118','125','130','200','205','210','215','220','230','240','300','302','310','315','320','330','340','400','410','420','450']
for s in suites:
    a=R.randrange(880,6400); r=dict(unit=s,area=a)
    if s in('118','230','302','420'): r['statusText']='*** VACANT ***'; rows.append(r); continue
    r['tenantName']=next(it); st=D(R.randrange(2016,2025),R.randrange(1,13),1); yrs=R.choice([5,7,10,10]); e=end(st,yrs*12)
    while e<=ASOF and s!='125': e=end(addm(e,1).replace(day=1),60); e=addm(e.replace(day=1),1)-dt.timedelta(days=1)
    r['leaseStartDate']=st; r['leaseEndDate']=e if s!='125' else 'MTM'
    if s=='125': r['leaseStartDate']=D(2019,2,1)
    psf=R.randrange(2200,3150)/100; m=round(a*psf/12,2); r['contractRent']=m
    ch=[('CAM',round(a*R.uniform(6,7.2)/12,2)),('RET',round(a*3.12/12,2)),('INS',round(a*.44/12,2))]
    if R.random()<.3: ch.append(('MWS',R.choice([85.,120.,165.])))
    if R.random()<.2: ch.append(('PRK',R.choice([150.,300.,450.])))
    r['charges']=[dict(code='BRT',amount=m)]+[dict(code=c,amount=v) for c,v in ch]; r['totalCharges']=round(m+sum(v for c,v in ch),2); r['_psf']=psf
    if e!='MTM' and s!='125':
        x=m; d=D(ASOF.year,st.month,1); d=d if d>ASOF else addm(d,12); k=[]
        while d<e and len(k)<2: x=round(x*1.03,2); k.append(dict(date=iso(d),amount=x)); d=addm(d,12)
        r['rentSteps']=k
    r['deposit']=R.choice([0.0,m,m,round(m*2,2)])
    rows.append(r)
W,H=landscape(letter); c=canvas.Canvas(out(N),pagesize=(W,H)); 
L=[]
def hd(p):
    return [f"{'RPT: RR-110':<40}{'SAINT ALBAN MEDICAL PLAZA':^60}{'PAGE: '+str(p):>50}",f"{'DB: HCREIT_PROD   ENTITY: 4417':<40}{'LEASE RENT ROLL - DETAIL':^60}{'RUN: 09/03/2025 07:14':>50}",f"{'':<40}{'AS OF 08/31/2025':^60}",'',
    'SUITE  OCCUPANT NAME                  SQ FT  LEASE FROM LEASE TO       BASE RENT    ANNUAL     TOTAL CHGS     SECURITY    FUTURE STEPS',
    '                                                                         MONTHLY       PSF        MONTHLY      DEPOSIT    DATE        MONTHLY AMT','='*150]
md=lambda d:d if isinstance(d,str) else d.strftime('%m/%d/%Y')
body=[]
for r in rows:
    if 'tenantName' not in r: body.append([f"{r['unit']:<7}{'*** VACANT ***':<29}{r['area']:>7,}",'']); continue
    k=r.get('rentSteps',[]); sx=lambda i: f"   {md(D.fromisoformat(k[i]['date']))} {k[i]['amount']:>13,.2f}" if len(k)>i else ''
    l1=f"{r['unit']:<7}{r['tenantName'][:29]:<29}{r['area']:>7,}  {md(r['leaseStartDate'])} {md(r['leaseEndDate']):<10} {r['contractRent']:>13,.2f} {r['_psf']:>9.2f} {r['totalCharges']:>14,.2f} {r['deposit']:>12,.2f}"+sx(0)
    l2=' '*9+'  '.join(f"{q['code']} {q['amount']:,.2f}" for q in r['charges']); l2=l2+' '*(len(l1)-len(sx(0))-len(l2))+sx(1)
    body.append([l1,l2.rstrip(),''])
occ=[r for r in rows if 'tenantName' in r]; oa=sum(r['area'] for r in occ); ta=sum(r['area'] for r in rows)
S=lambda k:sum(r.get(k,0) for r in occ)
codes=['BRT','CAM','RET','INS','MWS','PRK']; tc={k:sum(q['amount'] for r in occ for q in r['charges'] if q['code']==k) for k in codes}
tail=['-'*150,f"{'':<7}{'TOTAL 4417':<29}{ta:>7,}  {'':<21} {S('contractRent'):>13,.2f} {'':>9} {S('totalCharges'):>14,.2f} {S('deposit'):>12,.2f}",'',f"       OCCUPIED  {len(occ):>3} SUITES {oa:>9,} SF {oa/ta*100:>7.2f}%",f"       VACANT    {len(rows)-len(occ):>3} SUITES {ta-oa:>9,} SF {(ta-oa)/ta*100:>7.2f}%",f"       TOTAL     {len(rows):>3} SUITES {ta:>9,} SF  100.00%",'','       MONTHLY CHARGE SUMMARY']
for k,n in zip(codes,['BASE RENT','COMMON AREA MAINT','REAL ESTATE TAX','INSURANCE','MEDICAL WASTE','PARKING']): tail.append(f"         {k}  {n:<20}{tc[k]:>14,.2f}")
tail.append(f"         {'':5}{'TOTAL':<20}{sum(tc.values()):>14,.2f}")
PER=52; pgs=[]; cur=[]
for b in body:
    if len(cur)+len(b)>PER-7: pgs.append(cur); cur=[]
    cur+=b
if len(cur)+len(tail)>PER-7: pgs.append(cur); cur=[]
cur+=tail; pgs.append(cur)
for i,g in enumerate(pgs):
    y=H-34; c.setFont('Courier',8)
    for l in hd(i+1)+g: c.drawString(34,y,l); y-=10.2
    c.showPage()
c.save()
save(N,dict(propertyName='SAINT ALBAN MEDICAL PLAZA',asOnDate='2025-08-31',units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ),rows=rows),'OFFICE','Monospace system print, two-line records, charge codes, steps',True)

from common import *
from reportlab.pdfgen import canvas
rng=random.Random(7004); N=Names(rng); fn='SECDEP_FENWICK.pdf'
rows=[]
for b,n in (('A',12),('B',14),('C',12)):
    for i in range(1,n+1):
        u=f'{b}{i:02d}'
        r=dict(unit=u,building=b)
        if u in('A07','B03','B11','C10'): r.update(statusText='VACANT',contractRent=0,deposit=0,_req=0,_int=0)
        else:
            rent=rng.choice([875,890,910,925,940,965,980,1015]); mi=dt.date(rng.choice([2015,2017,2019,2020,2021,2022,2023,2024]),rng.randint(1,12),rng.choice([1,1,1,15,rng.randint(2,28)]))
            mtm=rng.random()<.25
            req=rng.choice([rent,rent,900,850,800]); held=req if rng.random()<.8 else req-rng.choice([100,200,250])
            r.update(tenantName=N('UP'),statusText='Occupied',moveInDate=iso(mi),leaseEndDate='MTM' if mtm else iso(eom(addm(dt.date(2025,6,30),rng.randint(1,11)))),contractRent=rent,deposit=held,_req=req,_int=round(held*.0025*(2025.5-mi.year),2))
        rows.append(r)
c=canvas.Canvas(D+fn,pagesize=(792,612)); y=0; pg=0
def out(s,bold=False):
    global y
    c.setFont('Courier-Bold' if bold else 'Courier',8.6); c.drawString(40,y,s); y-=11.4
def head():
    global y,pg
    pg+=1; y=575
    out(f'PROGRAM SD-210                                  CORLISS & TATE PROPERTY MANAGEMENT                                     PAGE {pg:>3}')
    out('RUN 07/01/25                                SECURITY DEPOSIT REGISTER WITH CURRENT RENT')
    out('PROPERTY 0418 FENWICK COURT                             AS OF 06/30/25')
    out('')
    out('                                        MOVE IN    LEASE       MONTHLY      DEPOSIT      DEPOSIT      SHORT      INTEREST')
    out('BLD  UNIT  TENANT                       DATE       EXPIRES        RENT     REQUIRED         HELD     (OVER)       ACCRUED')
    out('---  ----  ---------------------------  ---------  --------  ---------  -----------  -----------  ---------  ------------')
def ln(r):
    nm=r.get('tenantName','*** VACANT ***')
    mi=us2(dt.date.fromisoformat(r['moveInDate'])) if 'moveInDate' in r else ''
    le=r.get('leaseEndDate',''); le=le if le in('','MTM') else us2(dt.date.fromisoformat(le))
    out(f"{r['building']:<3}  {r['unit']:<4}  {nm:<27}  {mi:<9}  {le:<8}  {m2(r['contractRent']):>9}  {m2(r['_req']):>11}  {m2(r['deposit']):>11}  {m2(r['_req']-r['deposit']):>9}  {m2(r['_int']):>12}")
def tot(lbl,rs):
    out(f"{'':<3}  {'':<4}  {'':<27}  {'':<9}  {'':<8}  {'-'*9}  {'-'*11}  {'-'*11}  {'-'*9}  {'-'*12}")
    out(f"     {lbl:<54}  {m2(tsum(rs,'contractRent')):>9}  {m2(tsum(rs,'_req')):>11}  {m2(tsum(rs,'deposit')):>11}  {m2(tsum(rs,'_req')-tsum(rs,'deposit')):>9}  {m2(tsum(rs,'_int')):>12}",True)
    out('')
DROP='B08'; full=list(rows); assert 'tenantName' in [r for r in full if r['unit']==DROP][0]
head()
for b in 'ABC':
    for r in full:
        if r['building']==b and r['unit']!=DROP:
            if y<60: out('                                                    (CONTINUED)'); c.showPage(); head()
            ln(r)
    if y<95: c.showPage(); head()
    tot(f'TOTAL BUILDING {b}',[r for r in full if r['building']==b])
tot('TOTAL PROPERTY 0418',full)
out('DEPOSITS HELD IN TRUST ACCT ENDING 7731 - FIRST DELMARE SAVINGS.  INTEREST PAID OUT ONLY AT MOVE OUT.')
out('*** END OF REPORT ***')
c.save()
dr=[r for r in full if r['unit']==DROP][0]
rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in full if r['unit']!=DROP]
o=sum('tenantName' in r for r in rows)
finish(fn,dict(propertyName='Fenwick Court',asOnDate='2025-06-30',units=len(rows),occupied=o,vacant=len(rows)-o,sheet=None,
 planted=dict(what=f"the row of unit {DROP} (rent {m2(dr['contractRent'])}, deposit held {m2(dr['deposit'])}) is missing; the totals of building B and of the property still include it",kind='row_dropped'),rows=rows),
 'MULTIFAMILY','line-printer Courier deposit register with rents, by building',True,{k:tsum(full,k) for k in('contractRent','deposit')})

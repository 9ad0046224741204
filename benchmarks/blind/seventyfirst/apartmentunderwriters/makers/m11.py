# monospaced legacy print, two-line records; PLANTED row_dropped
from common import *
from reportlab.pdfgen import canvas
R=Rng(7111); F='RRPT0417_CEDARFALLS_APR24.PDF'.replace('.PDF','.pdf'); AS=D(2024,4,30)
PL=dict(what='Unit B-106 is not printed, though building and property totals and counts include it',kind='row_dropped')
T=Truth(F,'MULTIFAMILY','legacy mainframe-style print, Courier, two lines a unit with charges on the second',True,'CEDAR FALLS TOWNE APTS','2024-04-30',planted=PL)
lines=[]; pages=[]
def ph(n): return ['WINDROSE PROPERTY SYSTEMS V4.2'.ljust(50)+'R E N T   R O L L'.ljust(60)+f'PAGE {n:4d}','PROPERTY 0417  CEDAR FALLS TOWNE APTS'.ljust(50)+'PERIOD ENDING 04/30/24'.ljust(60)+'RUN 05/02/24 07:51','',
 'UNIT   TYPE   SQFT  RESIDENT NAME              MOVE-IN   LEASE-FR  LEASE-TO    MARKET      RENT   DEPOSIT     BALANCE',
 '       STAT         CHARGES BILLED                                                              TOTAL BILLED   NOTE','-'*118]
def rec(r):
    a=f"{r['u']:<6} {r['ty']:<6} {r['sf']:>4}  {r['nm'][:25]:<25}  {us2(r.get('mi')):<8}  {us2(r.get('lf')):<8}  {r['ltx']:<8} {m2(r['mk']):>10} {(m2(r['rent']) if r['occ'] else ''):>9} {(m2(r['dep']) if r['occ'] else ''):>9} {(neg(r['bal']) if r['occ'] else ''):>11}"
    ch='  '.join(f'{c} {m2(v) if v>=0 else neg(v)}' for c,v in r['ch'])
    b=f"       {r['st']:<4}         {ch:<76}{(m2(r['tot']) if r['occ'] else ''):>12}   {r['note']}"
    return [a.rstrip(),b.rstrip()]
def neg(v): return m2(v) if v>=0 else f'{m2(-v)}-'
body=[]; G=[0]*5; rep=[]
for bi,bl in enumerate('ABCD'):
    body.append(('h',[f'BUILDING {bl}',''])); S=[0]*5; oc=0
    for n in range(1,12):
        u=f'{bl}-{100+n if n<7 else 194+n+ (0)}'; ty,sf,mk=[('1B1B',640,895),('2B1B',810,1045),('2B2B',905,1120),('TH3',1180,1390)][[0,1,2,3,1,2,0,1,3,2,1][n-1]]
        mk+=R.choice([0,0,10]); k=dict(unit=u,building=f'BUILDING {bl}',unitType=ty,area=sf,marketRent=float(mk))
        r=dict(u=u,ty=ty,sf=sf,mk=mk,note='')
        if u in('A-105','C-203','D-102'):
            r.update(nm='*** VACANT ***',ltx='',occ=False,st='VAC',ch=[],note='READY' if bl!='C' else 'DOWN-WTR'); k['statusText']='VAC'; S[0]+=mk
        else:
            fi,la=R.name(); nm=f'{la.upper()}, {fi.upper()}'; mi=AS-dt.timedelta(days=R.randint(10,1900)); lf=mi
            while lease_end(lf,12)<AS and R.random()<.93: lf=addm(lf,12)
            lt=lease_end(lf,12); ltx=us2(lt) if lt>AS else 'MTM'
            rent=mk-R.r5(0,95); ch=[('RENT',rent)]; 
            if R.random()<.3: ch.append(('CPT',35))
            if R.random()<.25: ch.append(('PET',25))
            ch.append(('WTR',round(R.uniform(22,48),2)))
            if ltx=='MTM': ch.append(('MTM',75))
            if R.random()<.1: ch.append(('CONC',-50))
            tot=round(sum(v for _,v in ch),2); dep=R.choice([200,300,rent]); bal=R.choice([0,0,0,0,0,tot,-25,60.4]); st='OCC' if R.random()<.9 else 'NTV'
            r.update(nm=nm,mi=mi,lf=lf,ltx=ltx,occ=True,st=st,ch=ch,rent=rent,dep=dep,bal=bal,tot=tot); 
            if st=='NTV': r['note']='OUT '+us2(AS+dt.timedelta(days=R.randint(8,50)))
            k.update(tenantName=nm,statusText=st,moveInDate=mi,leaseStartDate=lf,leaseEndDate=lt if ltx!='MTM' else 'MTM',contractRent=float(rent),deposit=float(dep),balance=float(bal),charges=ch,totalCharges=tot)
            if st=='NTV': k['moveOutDate']=dt.datetime.strptime(r['note'][4:],'%m/%d/%y').date()
            S=[a+b for a,b in zip(S,(mk,rent,dep,bal,tot))]; oc+=1
        if u!='B-106': body.append(('r',rec(r))); T.row(**k)
        else: assert r['occ']
    w=lambda q,l=bl:q['building'].endswith(l)
    br=bl=='B'
    for kk,v in zip(('marketRent','contractRent','deposit','totalCharges'),(S[0],S[1],S[2],S[4])): T.tie(kk,v,w,broken=br)
    if not br: T.tie('balance',S[3],w)
    body.append(('t',['-'*118,f"BUILDING {bl} TOTAL   UNITS 11  OCC {oc:2d}  VAC {11-oc:2d}".ljust(77)+f"{m2(S[0]):>11} {m2(S[1]):>9} {m2(S[2]):>9} {neg(S[3]):>11}",' '*96+f'{m2(S[4]):>12}','']))
    G=[a+b for a,b in zip(G,S)]
body.append(('t',['='*118,"PROPERTY TOTAL     UNITS 44  OCC 41  VAC  3".ljust(77)+f"{m2(G[0]):>11} {m2(G[1]):>9} {m2(G[2]):>9} {neg(round(G[3],2)):>11}",' '*96+f'{m2(G[4]):>12}','','PERCENT OCCUPIED  93.18','','STATUS: OCC OCCUPIED  NTV NOTICE TO VACATE  VAC VACANT','CHARGE CODES: CPT CARPORT  WTR WATER/SEWER  MTM MONTH TO MONTH FEE  CONC CONCESSION','*** END OF REPORT ***']))
cur=[]; pages=[]
for kd,ls in body:
    if len(cur)+len(ls)>47: pages.append(cur); cur=[]
    cur+=ls
pages.append(cur)
c=canvas.Canvas(doc(F),pagesize=(792,612)); c.setTitle('RRPT0417')
for i,p in enumerate(pages):
    y=582
    for s in ph(i+1)+p: c.setFont('Courier',9.6*0.98); c.drawString(36,y,s) if s else None; y-=10.2
    c.showPage()
c.save(); T.counts(44,41,3); T.save()

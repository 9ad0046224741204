from common import *
from reportlab.pdfgen import canvas
rng=random.Random(7005); fn='Calloway_Tower_Rent_Roll_by_Floor.pdf'
ten=[('Hathersage & Lowe LLP','Law firm'),('Meridian Actuarial Group','Consulting'),('Brindle Dental Arts','Dental'),('Pinnacle Ridge Wealth Advisors','Financial'),('Oakmere Title Company','Title agency'),('Northlight Design Studio','Architects'),('Severn Software, Inc.','Technology'),('Tally-Ho Staffing','Staffing'),('Copperleaf Insurance Brokers','Insurance'),('Ferrous Engineering PLLC','Engineers'),('Wexcombe CPAs, P.C.','Accounting'),('Lumen Behavioral Health','Medical'),('Dovetail Mortgage Corp.','Lender'),('Halberd Security Systems','Office'),('Stonecrop Land Trust','Nonprofit'),('Quarry Street Media','Advertising'),('Fallowfield Court Reporting','Legal support'),('Eighth Day Travel','Travel agency')]
lay={6:['600'],5:['500','520','540'],4:['400','410','420','450'],3:['300','310','320','330'],2:['200','215','230','240'],1:['100','105','110','120','130']}
vacs={'420','310','130'}
rows=[];it=iter(ten); note={}
for fl in lay:
    plate=11850 if fl>1 else 9400
    ws=[rng.uniform(.6,1.5) for _ in lay[fl]]
    ar=[int(plate*w/sum(ws)) for w in ws]; ar[-1]+=plate-sum(ar)
    for u,a in zip(lay[fl],ar):
        r=dict(unit=u,section=f'FLOOR {fl}',area=a)
        if u in vacs: r.update(statusText='Vacant')
        else:
            nm,use=next(it); rate=rng.choice([23.5,24,24.75,25.5,26.25,27]); mo=round(a*rate/12,2)
            s=dt.date(rng.choice([2018,2020,2021,2022,2023,2024]),rng.randint(1,12),1); ln=rng.choice([60,84,84,120]); e=addm(s,ln)-dt.timedelta(1)
            if e<dt.date(2026,2,1): e=addm(e,60)
            steps=[];d=dt.date(2026,s.month,1); amt=mo
            while d<e and len(steps)<3 and rng.random()<.92:
                amt=round(amt*1.03,2); steps.append(dict(date=iso(d),amount=amt)); d=addm(d,12)
            opx=round(a*9.6/12,2) if rng.random()<.75 else None; el=round(a*1.85/12,2) if rng.random()<.6 else None
            r.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,annualRent=round(mo*12,2),rentSteps=steps,deposit=rng.choice([0,mo,mo,round(2*mo,2)]),
              charges=[dict(code=c,amount=v) for c,v in(('Opex Est.',opx),('Electric',el)) if v])
            r['totalCharges']=round(mo+sum(c['amount'] for c in r['charges']),2)
            note[u]=(use,rng.choice(['1x5 yr|at FMV','2x5 yr|at FMV','None','Terminate|after yr 5','ROFO adj.|suite','None']))
        rows.append(r)
assert next(it,None) is None, 'tenants left'
W,Hh=1008,612
c=canvas.Canvas(D+fn,pagesize=(W,Hh)); y=0;pg=0
X=dict(su=40,tn=84,sf=290,pc=330,dt=341,rent=478,rate=520,op=582,el=636,tm=704,sd=720,sa=842,dep=916,opt=926)
TA=sum(r['area'] for r in rows)
def head():
    global y,pg
    pg+=1
    c.setFont('Times-Bold',16); c.drawString(40,580,'Calloway Tower'); c.setFont('Times-Roman',10); c.drawString(40,566,'85 Exchange Street  -  Rent Roll by Floor')
    c.drawRightString(968,580,'31 December 2025'); c.drawRightString(968,566,f'Sheet {pg}')
    c.setLineWidth(1.2); c.line(40,558,968,558)
    c.setFont('Times-Bold',8.5)
    c.drawCentredString((X['sd']+X['sa'])/2,548,'Scheduled Increases'); c.setLineWidth(.4); c.line(X['sd'],545,X['sa'],545)
    for k,a,b,r in[('su','','Suite',0),('tn','Tenant','Use',0),('sf','Rentable','Sq Ft',1),('pc','% of','Bldg',1),('dt','Commencement','Expiration',0),('rent','Monthly Base Rent','Annual Base Rent',1),('rate','$/SF','per Yr',1),('op','Opex Est.','Monthly',1),('el','Electric','Monthly',1),('tm','Total','Monthly',1),('sd','','Effective',0),('sa','','Monthly Rent',1),('dep','Security','Deposit',1),('opt','','Options',0)]:
        f=c.drawRightString if r else c.drawString
        f(X[k],534,a); f(X[k],523,b)
    c.setLineWidth(.6); c.line(40,518,968,518); y=504
def ds(d): return dt.date.fromisoformat(d).strftime('%d-%b-%Y')
def rec(r):
    global y
    n=max(2,len(r.get('rentSteps',[])))
    c.setFont('Times-Roman',9); c.drawString(X['su'],y,r['unit']); c.drawRightString(X['sf'],y,m0(r['area'])); c.drawRightString(X['pc'],y,f"{r['area']/TA:.2%}")
    if 'tenantName' in r:
        c.drawString(X['tn'],y,r['tenantName']); c.setFont('Times-Italic',8.5); c.drawString(X['tn'],y-10.5,note[r['unit']][0]); c.setFont('Times-Roman',9)
        c.drawString(X['dt'],y,ds(r['leaseStartDate'])); c.drawString(X['dt'],y-10.5,ds(r['leaseEndDate']))
        c.drawRightString(X['rent'],y,m2(r['contractRent'])); c.drawRightString(X['rent'],y-10.5,m2(r['annualRent'])); c.drawRightString(X['rate'],y,f"{r['annualRent']/r['area']:.2f}")
        for ch in r['charges']: c.drawRightString(X['op' if ch['code'][0]=='O' else 'el'],y,m2(ch['amount']))
        c.drawRightString(X['tm'],y,m2(r['totalCharges']))
        for i,s in enumerate(r['rentSteps']): c.drawString(X['sd'],y-10.5*i,ds(s['date'])); c.drawRightString(X['sa'],y-10.5*i,m2(s['amount']))
        c.drawRightString(X['dep'],y,m2(r['deposit'])); c.setFont('Times-Roman',7); 
        for k,o in enumerate(note[r['unit']][1].split('|')): c.drawString(X['opt'],y-8.5*k,o)
    else:
        c.setFont('Times-Italic',9); c.drawString(X['tn'],y,'Vacant'); n=1
    y-=10.5*n+5
def tot(lbl,rs):
    global y
    c.setLineWidth(.4); c.line(X['tn'],y+9,X['tm'],y+9); c.setFont('Times-Bold',9); c.drawString(X['tn'],y-2,lbl); c.drawRightString(X['sf'],y-2,m0(tsum(rs,'area'))); c.drawRightString(X['pc'],y-2,f"{tsum(rs,'area')/TA:.1%}")
    cs=lambda k: round(sum(ch['amount'] for r in rs for ch in r.get('charges',[]) if ch['code'][0]==k),2)
    c.drawRightString(X['rent'],y-2,m2(tsum(rs,'contractRent'))); c.drawRightString(X['rent'],y-12.5,m2(tsum(rs,'annualRent')))
    c.drawRightString(X['op'],y-2,m2(cs('O'))); c.drawRightString(X['el'],y-2,m2(cs('E'))); c.drawRightString(X['tm'],y-2,m2(tsum(rs,'totalCharges'))); c.drawRightString(X['dep'],y-2,m2(tsum(rs,'deposit')))
    y-=32
head()
for fl in lay:
    rs=[r for r in rows if r['section']==f'FLOOR {fl}']
    h=18+sum(10.5*max(2,len(r.get('rentSteps',[])))+5 for r in rs)+30
    if y-h<40: c.showPage(); head()
    c.setFont('Times-Bold',10); c.drawString(40,y,f'FLOOR {fl}'); y-=15
    for r in rs: rec(r)
    tot(f'Floor {fl} total',rs)
if y<110: c.showPage(); head()
tot('Building total',rows)
occ=[r for r in rows if 'tenantName' in r]
c.setFont('Times-Roman',9)
for a,b,d in[('Leased',f'{len(occ)} suites',m0(tsum(occ,'area'))+' sq ft'),('Vacant',f'{len(rows)-len(occ)} suites',m0(TA-tsum(occ,'area'))+' sq ft'),('Building',f'{len(rows)} suites',m0(TA)+' sq ft')]:
    c.drawString(84,y,a); c.drawRightString(200,y,b); c.drawRightString(290,y,d); y-=12
c.save()
finish(fn,dict(propertyName='Calloway Tower',asOnDate='2025-12-31',units=len(rows),occupied=len(occ),vacant=len(rows)-len(occ),sheet=None,planted=None,rows=rows),'OFFICE','legal landscape, floors from top, stacked two-line records, step list',True,
 {k:tsum(rows,k) for k in('area','contractRent','annualRent','totalCharges','deposit')})

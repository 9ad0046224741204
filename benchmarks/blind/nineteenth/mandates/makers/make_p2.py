from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(2202); N='rentmanager_brownstones_textprint.pdf'
c=canvas.Canvas(fp(N),pagesize=letter); W,HH=letter
bl=[("312 HALSEY STREET",["GDN","PARLOR","3F","3R","4F","4R"]),("88 MACON STREET",["1","2","3","4"]),("541 GREENE AVENUE",["1L","1R","2L","2R","3L","3R","4L","4R"]),("19 ARLINGTON PLACE",["GDN","1","2","3","4A","4B"])]
typ={"GDN":"2BR-GDN","PARLOR":"3BR-DPLX"}
Ls=[];rows=[];nm=iter(names(r,60)); tots={}
B='-'*98
def hd(p): return ["RENT MANAGER 12              B E D F O R D   B R O W N S T O N E S   H O L D I N G S           PAGE "+str(p),"RUN 02/03/25 07:41           RENT ROLL DETAIL AS OF 01/31/2025                              RR-DTL2","","UNIT     TYPE       RESIDENT                     REG  MOVE IN   LSE FROM  LSE TO     LEGAL RT   CUR RENT","         STAT       DEPOSIT     BALANCE          RECURRING CHARGES                        TOT CHGS","="*103]
body=[]
for b,us in bl:
    blk=["",f"BUILDING: {b}"]; rs=[]
    for u in us:
        ty=typ.get(u) or r.choice(["1BR","2BR","1BR-FL","STU"]); vac=r.random()<.1 or (u=="3R"); 
        x=dict(unit=u,building=b,unitType=ty); rs_=r.random()<.4
        if vac:
            x.update(statusText='VACANT'); l1=f"{u:<8} {ty:<10} {'** VACANT **':<28} {'FM':<4} {'':<9} {'':<9} {'':<9} {'':>9} {'0.00':>10}"; x['contractRent']=0
            l2=f"         {'VACANT':<8}{'0.00':>10}{'0.00':>12}{'':<11}{'NONE':<34}{'0.00':>14}"; x.update(deposit=0,balance=0,totalCharges=0)
        else:
            a=next(nm); t=f"{a[1]}, {a[0]}".upper(); mi=D.date(r.randint(2009,2023),r.randint(1,12),1); lf=D.date(2024,r.randint(2,12),1); mtm=r.random()<.12
            rent=round(r.randint(1180,1900)+r.choice([.11,.64,.38]),2) if rs_ else r.randint(52,98)*50
            dep=rent if not rs_ else round(rent-100,2); bal=r.choice([0,0,0,rent,-50,125.25]); ch=[dict(code='RNT',amount=rent)]
            for cd,am in(('PET',50.0),('STO',75.0),('A/C',25.0)):
                if r.random()<.25: ch.append(dict(code=cd,amount=am))
            tc=round(sum(z['amount'] for z in ch),2); leg=round(rent*1.14,2) if rs_ else None; st=r.choices(['CURRENT','NOTICE'],[9,1])[0]
            x.update(statusText=st,tenantName=t,contractRent=rent,deposit=dep,balance=bal,charges=ch,totalCharges=tc,moveInDate=mi)
            if mtm: x['leaseEndDate']='MTM'
            else: x.update(leaseStartDate=lf,leaseEndDate=addm(lf,12,True))
            q=lambda d:d.strftime('%m/%d/%y')
            l1=f"{u:<8} {ty:<10} {t:<28} {'RS' if rs_ else 'FM':<4} {q(mi):<9} {'' if mtm else q(lf):<9} {'MTM' if mtm else q(x['leaseEndDate']):<9} {m2(leg) if leg else '':>9} {m2(rent):>10}"
            l2=f"         {st:<8}{m2(dep):>10}{(f'{-bal:,.2f}-' if bal<0 else m2(bal)):>12}{'':<11}{'  '.join(z['code']+' '+m2(z['amount']) for z in ch):<34}{m2(tc):>14}"
        blk+=[l1,l2]; rs.append(x)
    oc=sum('tenantName' in x for x in rs)
    blk+=[B,f"TOTAL {b:<20} UNITS {len(rs):>3}  OCC {oc:>3}  VAC {len(rs)-oc:>3}   RENT {m2(S(rs,'contractRent')):>11}   CHARGES {m2(S(rs,'totalCharges')):>11}"]
    tots[b]=dict(contractRent=S(rs,'contractRent'),totalCharges=S(rs,'totalCharges')); rows+=rs; body.append(blk)
oc=sum('tenantName' in x for x in rows)
body.append(["","="*103,f"GRAND TOTAL                UNITS {len(rows):>3}  OCC {oc:>3}  VAC {len(rows)-oc:>3}   RENT {m2(S(rows,'contractRent')):>11}   CHARGES {m2(S(rows,'totalCharges')):>11}",f"                           DEPOSITS HELD {m2(S(rows,'deposit')):>11}   NET BALANCES {m2(S(rows,'balance')):>11}","","REG: RS = RENT STABILIZED   FM = FREE MARKET","CHARGE CODES: RNT RENT  PET PET FEE  STO CELLAR STORAGE  A/C AIR CONDITIONER SURCHARGE","*** END OF REPORT ***"])
p=1;pages=[hd(1)]
for blk in body:
    if len(pages[-1])+len(blk)>62: p+=1; pages.append(hd(p))
    pages[-1]+=blk
for pgl in pages:
    y=HH-34; c.setFont('Courier',8.3)
    for l in pgl: c.drawString(26,y,l); y-=10.8
    c.showPage()
c.save(); tots['Total']={k:S(rows,k) for k in('contractRent','totalCharges','deposit','balance')}
put(N,dict(propertyName='BEDFORD BROWNSTONES HOLDINGS',asOnDate='2025-01-31',units=len(rows),occupied=oc,vacant=len(rows)-oc,rows=rows,printedTotals=tots),'MULTIFAMILY','Rent Manager text print, two-line records, legal rent column, charge string',True)

from common import *; from reportlab.pdfgen import canvas
r=random.Random(1313); n=N(1313); f='PINECREST_APTS_RR.pdf'
c=canvas.Canvas(doc(f),pagesize=(792,612));W=112
PG=0;buf=[]
def line(s): buf.append(s)
rows=[];CT={};TT=TD=TB=0;occ=0;recs=[]
us=[f'{b}{k:02d}' for b in 'ABCD' for k in range(1,12)]
plant=None
for u in us:
    ty=r.choice(['1BR-GDN','2BR-GDN','2BR-TH','STUDIO']);mk={'STUDIO':640,'1BR-GDN':745,'2BR-GDN':880,'2BR-TH':965}[ty]
    if r.random()<.09:
        recs.append([f'{u:<6}{ty:<9}** VACANT **'.ljust(74)+f'{mk:>10.2f}']);rows.append(R(unit=u,unitType=ty,statusText='VACANT',marketRent=mk));continue
    occ+=1;nm=n('{l} {f}').upper();mi=D(r,'2010-01-01','2025-08-01');ls=dt.date(2025 if mi.month<9 else 2024,mi.month,1);mt=r.random()<.25
    if mi>ls: ls=mi
    le=addy(ls,1);rent=mk-r.choice([0,0,15,40,70,95]);ch=[['RNT',rent]]
    if r.random()<.5: ch.append(['GAR',r.choice([45.,55.])])
    if r.random()<.3: ch.append(['PET',25.])
    ch.append(['TRS',9.5])
    if r.random()<.1: ch.append(['SUB',-float(r.randrange(120,400,5))])
    tot=sum(x[1] for x in ch);dep=r.choice([250,rent,400,500]);bal=r.choice([0]*6+[tot,35.,-15.,tot+50])
    for k,v in ch: CT[k]=CT.get(k,0)+v
    TT+=tot;TD+=dep;TB+=bal
    if u=='C05' or (plant is None and u>'C05' ):
        if str(rent)[1]!='0' and plant is None:
            s=str(rent);pr=int(s[0]+('1' if s[1]!='1' else '4')+s[2]);plant=dict(what=f'Unit {u}: RNT printed {pr}.00, its true amount is {rent}.00 (the unit total, the RNT code total and the grand total hold {rent}.00)',kind='digit_changed');ch[0][1]=pr;rent=pr
    l1=f'{u:<6}{ty:<9}{nm:<26}{mi:%m/%d/%y}  {ls:%m/%d/%y}  '+('MTM     ' if mt else f'{le:%m/%d/%y}')
    l1=l1.ljust(74)+f'{mk:>10.2f}{dep:>11.2f}{bal:>12.2f}'
    l2=' '*15+'  '.join(f'{k} {v:.2f}' for k,v in ch)
    l2=l2.ljust(74)+f'TOT CHG {tot:>9.2f}'
    recs.append([l1,l2]);rows.append(R(unit=u,unitType=ty,tenantName=nm,statusText='Occupied',moveInDate=mi.isoformat(),leaseStartDate=ls.isoformat(),leaseEndDate='MTM' if mt else le.isoformat(),marketRent=mk,deposit=dep,balance=bal,contractRent=rent,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tot))
assert plant
def head():
    global PG,y
    if PG: c.showPage()
    PG+=1;c.setFont('Courier',9.2);y=575
    for s in ['RUN 09/02/25 16:41'.ljust(40)+'PINECREST APARTMENTS'.ljust(50)+f'PAGE {PG:>3}','TENANT LEDGER SYSTEM'.ljust(40)+'RENT ROLL AT 09/01/25','','UNIT  TYPE     TENANT                    MOVE IN   LSE FROM  LSE TO'.ljust(74)+'    MARKET    DEPOSIT     BALANCE',' '*15+'CHARGES','='*107]: put(s)
def put(s):
    global y
    c.drawString(82-24,y,s);y-=11.3
head()
for rc in recs:
    if y-11.3*len(rc)<48: head()
    for s in rc: put(s)
    y-=3
if y<190: head()
put('='*107)
put(f'TOTAL UNITS {len(us)}   OCCUPIED {occ}   VACANT {len(us)-occ}'.ljust(74)+f'{sum(x["marketRent"] for x in rows):>10.2f}{TD:>11.2f}{TB:>12.2f}')
put(' '*74+f'TOT CHG {TT:>9.2f}');put('');put('CHARGE CODE SUMMARY')
for k,d in (('RNT','RENT'),('GAR','GARAGE'),('PET','PET FEE'),('TRS','TRASH'),('SUB','SUBSIDY CREDIT')):
    if k in CT: put(f'   {k}  {d:<18}{CT[k]:>12.2f}')
put('** END OF REPORT **');c.save()
save(f,'MULTIFAMILY','dot-matrix ledger, two-line records with charge codes',True,rows,'PINECREST APARTMENTS','2025-09-01',len(us),occ,len(us)-occ,None,plant)

# J.D. Edwards EnterpriseOne "Rent Roll" R15 report, monospace line-printer look, industrial park; 2-line records, bill codes below; portrait buildings breaks
from common import *
from reportlab.pdfgen import canvas
F='R15103_MIDW0007_284411_PDF.pdf'
r=R(4407); AS=dt.date(2025,8,31)
B=[('71210','Bldg 1 - 4400 Distribution Way',[('100',42000,'Allied Crate & Pallet Co.'),('110',36500,'Prairie Beverage Dist.'),('120',28000,None)]),
('71220','Bldg 2 - 4450 Distribution Way',[('200',120400,'Norwell Appliance Parts')]),
('71230','Bldg 3 - 4475 Distribution Way',[('300',18200,'Hexagon Fasteners LLC'),('305',12250,'Midland Tile Importers'),('310',15400,'Redline Motorsport Supply'),('315',9800,None),('320',21600,'Copperhead Electric Supply'),('325',14050,'Ozark Fulfillment Partners')]),
('71240','Bldg 4 - 510 Switchyard Road',[('400',66000,'Tri-River Cold Logistics'),('410',58750,'Ferris & Bohl Paper Co.')]),
('71250','Bldg 5 - 530 Switchyard Road',[('500A',7200,'Kettle Moraine Signs'),('500B',7200,'Blackhawk Calibration Svcs'),('510A',6400,'Garrison Fire Protection'),('510B',8000,'Sentinel Door & Dock'),('520',10400,'Loomis Textile Rental')])]
L=[]
def w(s='',b=False): L.append((s,b))
fm=lambda x: f'{x:,.2f}'
W=132
rows=[];G=dict(sf=0,occ=0,base=0.,oth=0.,dep=0.,n=0,v=0); lease=41803; addr=310455
CODES=[('RNTW','Warehouse Rent'),('OPEX','Est Operating Exp'),('RETX','Est RE Taxes'),('INSR','Est Insurance'),('TRLR','Trailer Parking')]
pages=[];cur=[]
def head():
    return ['R15103                                              Switchyard Industrial Trust                                    8/29/2025   16:22:07',
            'MIDW0007                                                     Rent Roll                                             Page -  %9d',
            '                                                       As of Date    8/31/2025',
            '',
            ' Unit      Unit    Lease    Tenant                                Un  Begin      Expire       Security    Bill                   Monthly  Steps',
            ' Number    Type    Number   Name                        Area Sq F St  Date       Date          Deposit    Code  Description       Amount  Date / Amt',
            ' --------  ----  ---------  --------------------------  --------- --  ---------- ----------  ------------ ----  --------------  ----------  ---------------------']
def flush():
    global cur
    if cur: pages.append(cur); cur=[]
def emit(block):
    global cur
    if len(cur)+len(block)>44: flush()
    cur+=block
for bu,bn,us in B:
    emit(['',f' Business Unit . . {bu}   {bn}','']); T=dict(sf=0,occ=0,base=0.,oth=0.,dep=0.,n=0,v=0)
    for u,sf,t in us:
        ut='WHSE' if sf>=14000 else 'FLEX'; T['sf']+=sf;T['n']+=1
        row=dict(unit=u,building=bn,unitType=ut,area=sf,section=None)
        if not t:
            T['v']+=1; emit([f" {u:<8}  {ut:<4}  {'':>9}  {'** Vacant **':<26}  {sf:>9,} V "]); row['statusText']='V'
        else:
            T['occ']+=sf; lease+=r.randint(3,40); psf=r.money(4.1,6.4,.05) if ut=='WHSE' else r.money(7.2,9.9,.1)
            base=round(sf*psf/12,2); ls=dt.date(r.randint(2019,2024),r.randint(1,12),1); le=addm(ls,r.choice([60,62,84,86,120]))-dt.timedelta(days=1)
            if le<AS: le=addm(le+dt.timedelta(days=1),36)-dt.timedelta(days=1)
            dep=round(base*r.choice([0,1,1,2]),2); ch=[('RNTW',base),('OPEX',round(sf*.071,2)),('RETX',round(sf*.094,2)),('INSR',round(sf*.017,2))]
            if r.random()<.25: ch.append(('TRLR',r.choice([450.,900.,1350.])))
            st=[];a=dt.date(2025,ls.month,1); a=a if a>AS else addm(a,12); q=base
            while a<le and len(st)<len(ch)-1: q=round(q*1.03,2); st.append((a,q)); a=addm(a,12)
            blk=[];tot=round(sum(x for _,x in ch),2)
            for k,(c,x) in enumerate(ch):
                left=f" {u:<8}  {ut:<4}  {lease:>9}  {t:<26}  {sf:>9,} O   {mdy(ls):<10} {mdy(le):<10}  {fm(dep) if dep else '':>12} " if k==0 else ' '*106
                if len(left)<106: left=left.ljust(106)
                s=f"  {mdy(st[k][0])} {fm(st[k][1]):>10}" if k<len(st) else ''
                blk.append((left+f"{c:<4}  {dict(CODES)[c]:<14.14}  {fm(x):>10}"+s))
            blk.append(' '*106+f"      {'Total Unit':<14}  {fm(tot):>10}"); blk.append('')
            emit(blk); T['base']+=base;T['oth']+=tot-base;T['dep']+=dep
            row.update(tenantName=t,statusText='O',contractRent=base,leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep if dep else None,charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=tot,rentSteps=[dict(date=iso(a),amount=x) for a,x in st] or None)
        rows.append(row)
    emit([f"          * Total Business Unit {bu}   Units {T['n']:>3}   Area {T['sf']:>9,}   Occupied {T['occ']:>9,}   Pct {100*T['occ']/T['sf']:6.2f}   Deposits {fm(T['dep']):>12}    Rent {fm(T['base']):>11}   Other {fm(T['oth']):>11}"])
    for k in G: G[k]+=T[k]
emit(['',f"         ** Grand Total                Units {G['n']:>3}   Area {G['sf']:>9,}   Occupied {G['occ']:>9,}   Pct {100*G['occ']/G['sf']:6.2f}   Deposits {fm(G['dep']):>12}    Rent {fm(G['base']):>11}   Other {fm(G['oth']):>11}",'','                                                                 * * *  E N D   O F   R E P O R T  * * *'])
flush()
c=canvas.Canvas(path(F),pagesize=(792,612))
for n,p in enumerate(pages):
    c.setFont('Courier',7.2); y=590
    hs=head(); hs[1]=hs[1]%(n+1)
    for s in hs+p: c.drawString(16,y,s); y-=11
    c.showPage()
c.save()
save(F,rows,'Switchyard Industrial Trust','2025-08-31',G['n'],G['n']-G['v'],G['v'],'INDUSTRIAL','JD Edwards R15 rent roll, line-printer font','business-unit breaks, bill codes below, steps at the right of charge lines, one-letter status, run date before as-of')

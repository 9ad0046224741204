from lib import *
from reportlab.pdfgen import canvas
r=rng(8507); fn='07_fallsgate_jde_rr.pdf'
T=[('A01','100110','PANTRY LANE MARKETS #218',52340,'03/01/2011','02/28/2031',38164.58,4361.67,6102.00,0),
('A02','100118','PANTRY LANE SPIRITS',2480,'03/01/2011','02/28/2031',3410.00,206.67,289.33,0),
('B01','100201','MEADOWLARK PET SUPPLY',5600,'09/01/2019','08/31/2029',8866.67,933.33,1120.00,0),
('B02','100214','TRES HERMANAS TAQUERIA',1820,'05/15/2022','05/31/2027',4170.83,318.50,392.82,0),
('B03','','** VACANT **',1400,'','',0,0,0,0),
('B04','100222','GLOSS & FILE NAIL STUDIO',1210,'11/01/2020','10/31/2025',2823.33,211.75,261.16,0),
('B05','100230','CORNERSTONE CHIROPRACTIC PC',1650,'02/01/2018','01/31/2028',3575.00,288.75,356.13,0),
('B06','100237','SUDS EXPRESS CLEANERS',1400,'07/01/2014','06/30/2026',3208.33,245.00,302.17,0),
('C01','100305','IRON ORCHARD FITNESS',18200,'01/01/2023','12/31/2032',18958.33,2730.00,3488.33,0),
('C02','100312','POST & PARCEL DEPOT',1200,'04/01/2021','03/31/2026',2700.00,210.00,259.00,0),
('C03','100319','SUNRISE DENTAL GROUP',2750,'10/01/2016','09/30/2026',6302.08,481.25,593.54,0),
('C04','','** VACANT **',2200,'','',0,0,0,0),
('C05','100333','WOK THIS WAY',1600,'08/01/2024','07/31/2029',3733.33,280.00,345.33,0),
('C06','100340','FADE THEORY BARBERS',1050,'12/01/2023','11/30/2028',2537.50,183.75,226.63,0),
('D01','100402','HARBOR NATIONAL BANK (GROUND)',4200,'06/01/2008','05/31/2028',9166.67,0,1015.00,0),
('D02','100410','BRISKET & BONE BBQ',3900,'02/15/2020','02/28/2030',8612.50,682.50,841.75,1104.17),
('D03','100417','LUMEN WIRELESS',1500,'03/01/2024','02/28/2027',4125.00,262.50,323.75,0)]
STEP={'A01':[('03/01/2026',39981.39)],'B01':[('09/01/2026',9132.67),('09/01/2027',9406.65)],'B02':[('06/01/2026',4295.95)],'B05':[('02/01/2026',3682.25),('02/01/2027',3792.72)],'C01':[('01/01/2026',19527.08),('01/01/2027',20112.89),('01/01/2028',20716.28)],'C05':[('08/01/2026',3845.33),('08/01/2027',3960.69)],'D02':[('02/15/2026',8870.88)],'D03':[('03/01/2026',4248.75)]}
DEP={'B02':4000,'B04':2500,'C02':2500,'C05':7500,'C06':2537.5,'D03':4125}
BAL={'B04':6592.48,'D02':-220.0,'C05':4358.66,'C01':12.35}
d_=lambda s:(D.datetime.strptime(s,'%m/%d/%Y').date() if s else None)
L=[]; LN=62; pages=[]
def hd(p): return [f'R5215010F{"":28}FALLSGATE PROPERTIES CORPORATION{"":39}DATE  {"12/04/25":>8}',f'{"":40}TENANT RENT ROLL BY BUILDING{"":43}TIME  {"09:17:22":>8}',f'{"":45}AS OF 11/30/25{"":52}PAGE  {p:>8}','BUSINESS UNIT:  4410     FALLSGATE VILLAGE CENTER','']+[
'UNIT  LEASE   TENANT / DBA                       RENTABLE  BEGIN      EXPIRE          BASE        CAM      TAX &     OTHER       TOTAL    SECURITY       OPEN',
'      NO.                                         SQ FEET  DATE       DATE            RENT                INSUR                MONTHLY     DEPOSIT    BALANCE',
'----  ------  --------------------------------  ---------  ---------- ----------  ---------  ---------  ---------  --------  ----------  ----------  ---------']
def am(x): return f'{x:,.2f}' if x>=0 else f'{-x:,.2f}-'
body=[];rows=[]
def tl(lab,ts,extra=''):
    s=lambda i:sum(t[i] for t in ts)
    return f"{lab:<46}{s(3):>13,}{'':24}"[:83].ljust(80)
def fmt(u,n,nm,sf,b,e,br,cam,tx,ot,dep,bal,vac=False):
    a=f"{u:<4}  {n:<6}  {nm:<32}  {sf:>9,}  {b:<10} {e:<10}"
    if vac: return a
    return a+f"  {am(br):>9}  {am(cam):>9}  {am(tx):>9}  {am(ot):>8}  {am(br+cam+tx+ot):>10}  {am(dep):>10}  {am(bal):>9}"
for b,nm in (('A','BUILDING A - ANCHOR'),('B','BUILDING B - INLINE NORTH'),('C','BUILDING C - INLINE SOUTH'),('D','BUILDING D - OUTPARCELS')):
    ts=[t for t in T if t[0][0]==b]; blk=[nm,'']
    for t in ts:
        u,n,tn,sf,s,e,br,cam,tx,ot=t; v=not n
        blk.append(fmt(u,n,tn,sf,s,e,br,cam,tx,ot,DEP.get(u,0),BAL.get(u,0),v))
        for k,(sd,sa) in enumerate(STEP.get(u,[])): blk.append(f"{'':14}{'FUTURE RENT  ' if k==0 else '             '}EFF {sd}  BASE RENT {am(sa):>10}")
        q=dict(unit=u,section=nm,area=sf)
        if v: q.update(statusText='** VACANT **')
        else: q.update(tenantName=tn,statusText='Occupied',leaseStartDate=d_(s),leaseEndDate=d_(e),contractRent=br,charges=[dict(code='CAM',amount=cam),dict(code='TAX & INSUR',amount=tx),dict(code='OTHER',amount=ot)],totalCharges=br+cam+tx+ot,deposit=float(DEP.get(u,0)),balance=float(BAL.get(u,0)),rentSteps=[dict(date=iso(d_(a)),amount=x) for a,x in STEP.get(u,[])])
        rows.append(q)
    S=lambda i:sum(t[i] for t in ts)
    blk+= [f"{'':47}{'---------':>10}{'':25}{'---------':>9}  ---------  ---------  --------  ----------  ----------  ---------"]
    blk.append(fmt('','','  TOTAL '+nm.split(' - ')[0],S(3),'','',S(6),S(7),S(8),S(9),sum(DEP.get(t[0],0) for t in ts),sum(BAL.get(t[0],0) for t in ts))); blk+=['']
    body.append(blk)
S=lambda i:sum(t[i] for t in T); oc=[t for t in T if t[1]]
osf=sum(t[3] for t in oc)
body.append([fmt('','','  TOTAL BUSINESS UNIT 4410',S(3),'','',S(6),S(7),S(8),S(9),sum(DEP.values()),sum(BAL.values())),'',f'      OCCUPIED  {len(oc):>3} UNITS  {osf:>9,} SF   {osf/S(3)*100:6.2f} PCT',f'      VACANT    {len(T)-len(oc):>3} UNITS  {S(3)-osf:>9,} SF   {(S(3)-osf)/S(3)*100:6.2f} PCT','','      ** END OF REPORT **'])
cur=hd(1)+['']; p=1; 
for blk in body:
    if len(cur)+len(blk)>48: pages.append(cur); p+=1; cur=hd(p)+['']
    cur+=blk
pages.append(cur)
W,H=1008,612; c=canvas.Canvas(doc(fn),pagesize=(W,H))
for P in pages:
    y=H-36; c.setFont('Courier',9.6 if 0 else 9.4)
    for l in P: c.drawString(30,y,l); y-=11.2
    c.showPage()
c.save(); print(max(len(l) for P in pages for l in P)*.6*9.4)
save(fn,'RETAIL','JD Edwards print','monospaced spool with recoveries, future rent lines, building totals, trailing-minus balances',True,'Fallsgate Village Center','2025-11-30',rows,len(T),len(oc),len(T)-len(oc))

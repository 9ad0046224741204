# 1998 mainframe print, retail center, fixed pitch, charges by code in lines
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(6902)
N=[('A01','PIGGLY MART SUPERMARKETS #114',38400,D(1986,8,1),D(2006,7,31),6.25,'L'),('A02','VIDEO CORRAL',4200,D(1995,3,1),D(2000,2,29),11,'s'),('A03','MADAME TRAN NAIL & TAN',1200,D(1996,11,1),D(1999,10,31),13,'s'),
('A04',None,1600,None,None,0,''),('A05','HOLLOWAY REXALL DRUGS INC',8800,D(1988,2,1),D(2003,1,31),8.5,'s'),('A06','GOLDEN PAGODA RESTAURANT',2800,D(1993,6,15),D(2003,6,14),12,'s'),
('A07','ONE-HOUR MARTINEZ CLEANERS',1400,D(1997,1,1),D(2001,12,31),12.5,'s'),('A08','FIRST PLAINS SAVINGS ASSN',3000,D(1989,10,1),D(1999,9,30),15,'s'),
('B01','DOLLAR BARN STORES LP',9600,D(1994,4,1),D(1999,3,31),6.75,'L'),('B02',None,2400,None,None,0,''),('B03','TOTAL IMAGE BEAUTY SALON',1250,D(1998,2,1),D(2001,1,31),12,'s'),
('B04','US RECRUITING STATION (GSA)',1800,D(1996,10,1),D(2001,9,30),14.25,'g'),('B05','BUCKSKIN WESTERN WEAR',5200,D(1992,9,1),D(2002,8,31),9,'s'),('B06','H & L TAX SERVICE',900,D(1997,12,1),'MO-MO',13,''),
('B07','DR B QUARLES OPTOMETRIST',1650,D(1995,7,1),D(2000,6,30),12.75,'s'),('B08','PIZZA PRONTO #22',1500,D(1994,1,1),D(2003,12,31),13.5,'s'),
('C01','STARLITE TWIN CINEMA',12500,D(1987,5,1),D(2007,4,30),5.5,'L'),('C02','ARCADE AMUSEMENTS CO',2000,D(1998,6,1),D(2000,5,31),10,'s'),('C03',None,3150,None,None,0,''),
('C04','CROSSROADS CHRISTIAN BOOKS',2600,D(1996,4,1),D(1999,3,31),9.75,'s'),('C05','LITTLE SPROUTS DAY CARE',4800,D(1993,8,15),D(2003,8,14),8.25,'s'),
('PAD1','BURGER BARON OF KANSAS',3400,D(1990,12,1),D(2010,11,30),14,'L'),('PAD2','PETROL-STOP OIL CO',2200,D(1985,1,1),D(2004,12,31),16.5,'L'),('KSK','KEY & SHOE HUT',120,D(1998,1,1),'MO-MO',0,'k')]
recs=[];rows=[];ct={}
tots=dict(area=0,vac=0,m=0,dep=0)
for u,n,a,s,e,psf,k in N:
    tots['area']+=a
    r=dict(unit=u,area=a)
    lines=[]
    if n is None:
        tots['vac']+=a
        recs.append([f"{u:<6}{'*** VACANT ***':<32}{m0(a):>8}"]); r['statusText']='*** VACANT ***'; rows.append(r); continue
    base=300.0 if k=='k' else round(a*psf/12,2)
    ch=[('BRT',base)]
    if k in 'sL': 
        ch.append(('CAM',round(a*(1.35 if k=='s' else .82)/12,2))); ch.append(('RET',round(a*1.08/12,2)))
        if k=='s': ch.append(('INS',round(a*.17/12,2)))
    if u in('A06','B08','C05'): ch.append(('TRA',85.0))
    if u in('A01','A05','B05','C01'): ch.append(('MKT',round(a*.12/12,2)))
    if k=='k': ch.append(('UTL',45.0))
    dep=round(base,-2) if k in 'sk' else 0
    tc=round(sum(x for _,x in ch),2)
    steps=[]
    if u in('A06','B05','B08','C05','PAD1'):
        steps=[(addm(D(1999,1,1),rng.randint(0,8)),round(base*1.06,2))]
        if u=='PAD1': steps=[(D(2000,12,1),round(base*1.1,2)),(D(2005,12,1),round(base*1.21,2))]
        if u=='C05': steps=[(D(1999,8,15),round(base*1.05,2))]
    ee=e if isinstance(e,str) else mdyy(e)
    for i,(c,x) in enumerate(ch):
        ct[c]=ct.get(c,0)+x
        if i==0: lines.append(f"{u:<6}{n:<32}{m0(a):>8}  {mdyy(s):<9}{ee:<9} {c:<4}{m2(x):>11}{m2(x*12):>13}{x*12/a:>8.2f}{(m2(dep) if dep else '.00'):>12}")
        else: lines.append(' '*66+f" {c:<4}{m2(x):>11}{m2(x*12):>13}{x*12/a:>8.2f}")
    if len(ch)>1: lines.append(' '*67+f"TOT {m2(tc):>11}{m2(tc*12):>13}")
    for d,x in steps: lines.append(' '*10+f"NEXT STEP EFF {mdyy(d)}  BRT {m2(x):>10} /MO")
    if u in('A01','A05','C01','B01'): lines.append(' '*10+f"PCT RENT {rng.choice(['1.25','2.00','5.00'])}% OVER BRKPT {m0(rng.choice([4200000,6500000,1800000]))}")
    if u in('A07','B03'): lines.append(' '*10+'PERS GUARANTY ON FILE')
    recs.append(lines)
    tots['m']+=base; tots['dep']+=dep
    r.update(tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate='MO-MO' if isinstance(e,str) else e,contractRent=base,annualRent=round(base*12,2),deposit=dep,charges=[dict(code=c,amount=x) for c,x in ch],
      rentSteps=[dict(date=iso(d),amount=x) for d,x in steps])
    if len(ch)>1: r['totalCharges']=tc
    rows.append(r)
Wd,Hd=792,612
c=canvas.Canvas(DOC+'RR220_Crossroads_Plaza_1098.pdf',pagesize=(Wd,Hd)); c.setTitle('RR220')
fs=8; cw=.6*fs; x0=30; lh=10.2
pg=0; y=0
H1=f"{'UNIT':<6}{'TENANT':<32}{'SQ FT':>8}  {'FROM':<9}{'TO':<9} {'CHG':<4}{'MONTHLY':>11}{'ANNUAL':>13}{'PSF/YR':>8}{'SEC DEP':>12}"
def newpage():
    global pg,y
    if pg: c.showPage()
    pg+=1
    c.setFillColorRGB(.93,.97,.93)
    yy=Hd-30
    for b in range(9): c.rect(18,yy-(b*2+1)*30.6-2,Wd-36,30.6,stroke=0,fill=1)
    c.setFillColorRGB(.12,.12,.12); c.setFont('Courier',fs)
    y=Hd-38
    put(f"REPORT RR220-02{'':<30}PLAINSMAN PROPERTY ACCOUNTING{'':<34}PAGE {pg:>4}")
    put(f"RUN 11/02/98 14:22{'':<28}L E A S E   R E N T   R O L L")
    put(f"PROP 0417  CROSSROADS PLAZA SHOPPING CENTER{'':<12}AS OF 10/31/98{'':<28}OPER: JMK"); put('')
    put(H1); put('='*len(H1))
def put(t):
    global y
    c.drawString(x0,y,t); y-=lh
newpage()
for l in recs:
    if y-lh*(len(l)+1)<34: newpage()
    for t in l: put(t)
    y-=lh*.5
if y-lh*18<30: newpage()
put('='*len(H1))
occ=tots['area']-tots['vac']
put(f"{'':<6}{'PROPERTY TOTAL  24 UNITS':<32}{m0(tots['area']):>8}  {'':<19}{'BRT':<4}{m2(tots['m']):>11}{m2(tots['m']*12):>13}{'':>8}{m2(tots['dep']):>12}")
put(f"{'':<6}{'  OCCUPIED        21':<32}{m0(occ):>8}"); put(f"{'':<6}{'  VACANT           3':<32}{m0(tots['vac']):>8}   {tots['vac']/tots['area']*100:.1f} PCT"); put('')
put(f"{'':<6}CHARGE CODE RECAP"); nmz=dict(BRT='BASE RENT',CAM='COMMON AREA MAINT',RET='REAL ESTATE TAX',INS='INSURANCE',TRA='TRASH',MKT='MARKETING FUND',UTL='UTILITIES')
for k in ct: put(f"{'':<8}{k:<5}{nmz[k]:<25}{m2(ct[k]):>12}{m2(ct[k]*12):>15}")
put(f"{'':<8}{'':<5}{'ALL CHARGES':<25}{m2(sum(ct.values())):>12}{m2(sum(ct.values())*12):>15}")
put(''); put('*** END OF REPORT RR220-02 ***')
c.save()
assert len(N)==24
save('RR220_Crossroads_Plaza_1098.pdf','RETAIL','1998 fixed-pitch property-system print on green bar, charge-code lines, step and % rent lines',True,
 dict(propertyName='CROSSROADS PLAZA SHOPPING CENTER',asOnDate='1998-10-31',units=24,occupied=21,vacant=3,sheet=None,planted=None,rows=rows,_totals=dict(area=tots['area'],contractRent=round(tots['m'],2),deposit=tots['dep'])))

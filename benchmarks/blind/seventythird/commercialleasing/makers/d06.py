from common import *
from reportlab.pdfgen import canvas
r=random.Random(606);N='SafeKeep_L012_RentRoll_Detail.pdf';asof=date(2025,10,31)
c=canvas.Canvas(doc(N),pagesize=(612,792));y=0;pg=0
K=[('Unit',30,'l'),('Size',66,'l'),('Sq Ft',122,'r'),('Tenant',130,'l'),('Moved In',262,'r'),('Paid Thru',306,'r'),('Std Rate',348,'r'),('Rent Rate',390,'r'),('Insur.',424,'r'),('Variance',462,'r'),('Sec Dep',500,'r'),('Balance',542,'r'),('Days',566,'r'),('St',574,'l')]
def head():
    global pg,y
    pg+=1;c.setFont('Helvetica-Bold',12);c.drawString(30,758,'Rent Roll - Detail');c.setFont('Helvetica',8);c.drawString(30,746,'SafeKeep Storage - Dunmore Pike (L012)');c.drawString(30,736,'2750 Dunmore Pike, Ashby TN')
    c.drawRightString(582,758,'As of 10/31/2025 11:59 PM');c.drawRightString(582,746,'Sort: Unit');c.setFont('Helvetica-Bold',6.8)
    for k,x,a in K:(c.drawString if a=='l' else c.drawRightString)(x,720,k)
    c.setLineWidth(.6);c.line(30,716,582,716);y=706
    c.setFont('Helvetica-Oblique',6.5);c.drawString(30,26,'Status: O = Occupied, V = Vacant, U = Unrentable, C = Company/complimentary');c.drawRightString(582,26,f'Printed 11/1/2025 7:04 AM   page {pg}')
head();types=[('5x5',25,49),('5x10',50,74),('5x10 CC',50,92),('10x10',100,119),('10x10 CC',100,148),('10x15',150,155),('10x20',200,189),('10x30',300,262),('12x35 PKG',420,95)]
ids=[f'A{n:03d}' for n in range(101,149)]+[f'B{n:03d}' for n in range(201,261)]+[f'C{n:03d}' for n in range(301,371)]+[f'D{n:03d}' for n in range(401,431)]+[f'P{n:02d}' for n in range(1,25)]
rows=[];by={};T=[0]*6;cnt=dict(O=0,V=0,U=0,C=0)
tyA=[]
for i,u in enumerate(ids):
    ty={'A':[0,1,3],'B':[2,4,4],'C':[3,5,1],'D':[6,7],'P':[8]}[u[0]];size,sf,std=types[ty[(i//6)%len(ty)]];std=float(std)
    x=r.random();s='V' if x<.115 else 'U' if x<.135 else 'O'
    if u=='A101':s='C'
    b=by.setdefault(size,[0,0,0,0,0]);b[0]+=1;b[3]+=std
    if y<44:c.showPage();head()
    c.setFont('Helvetica',6.8)
    def R(x,v):c.drawRightString(x,y,v)
    c.drawString(30,y,u);c.drawString(66,y,size);R(122,str(sf));R(348,m2(std));c.drawString(574,y,s)
    d=dict(unit=u,unitType=size,area=sf,marketRent=std,statusText=s);cnt[s]+=1
    if s in 'OC':
        nm='SafeKeep Office' if s=='C' else (r.choice(IND)[:26] if r.random()<.08 else person(r,True))
        mi=asof-timedelta(days=r.randint(3,2400));rate=0.0 if s=='C' else round(std*r.choice([1,1,1,.9,1.06,1.12,1.2,.75]))*1.0
        ins=r.choice([0.0,9.0,12.0,12.0,18.0]) if s=='O' else 0.0;dep=r.choice([0.0,0.0,25.0]);late=s=='O' and r.random()<.09
        pt=addm(mi.replace(day=min(mi.day,28)),max(0,(asof.year-mi.year)*12+asof.month-mi.month+1));dl=0;bal=0.0
        if pt<=asof:pt=addm(pt,1)
        if late:
            pt=addm(pt,-r.choice([1,2])-(1 if pt-asof>timedelta(days=31) else 0));dl=max(1,(asof-pt).days)
            if pt>asof: pt=asof-timedelta(days=9);dl=9
            bal=round((rate+ins)*(1 if dl<31 else 2)+20,2)
        elif r.random()<.03: bal=-rate
        c.drawString(130,y,nm);R(262,mdyz(mi));R(306,mdyz(pt));R(390,m2(rate));R(424,m2(ins));R(462,m2(rate-std) if rate>=std else f'({m2(std-rate)})');R(500,m2(dep));R(542,m2(bal) if bal>=0 else f'({m2(-bal)})');R(566,str(dl))
        d.update(tenantName=nm,moveInDate=mi,contractRent=rate,charges=[dict(code='Insur.',amount=ins)],deposit=dep,balance=bal);b[1]+=1;b[4]+=rate
        for k,v in zip((1,2,3,4),(rate,ins,dep,bal)):T[k]+=v
    elif s=='U': c.drawString(130,y,'*** UNRENTABLE ***')
    T[0]+=std;T[5]+=sf;rows.append(row(**d));y-=10.6
if y<90:c.showPage();head()
c.line(30,y+7,582,y+7);y-=3;c.setFont('Helvetica-Bold',6.8);c.drawString(30,y,f'Totals   {len(ids)} units');R(122,m0(T[5]));R(348,m2(T[0]));R(390,m2(T[1]));R(424,m2(T[2]));R(500,m2(T[3]));R(542,m2(T[4]))
c.showPage();head.__call__();c.setFillColorRGB(1,1,1);c.rect(28,712,560,18,fill=1,stroke=0);c.setFillColorRGB(0,0,0)
c.setFont('Helvetica-Bold',9);c.drawString(30,716,'Summary by Size');y=698;c.setFont('Helvetica-Bold',7)
X=[30,130,180,230,290,370,450]
for k,x in zip(('Size','Units','Occupied','Vacant*','Occ %','Gross Potential','Actual Rent'),X):(c.drawString if x==30 else c.drawRightString)(x,y,k)
c.line(30,y-3,450,y-3);y-=14;c.setFont('Helvetica',7)
S=[0,0,0,0,0]
for k,b in [(t[0],by[t[0]]) for t in types if t[0] in by]+[('Total',None)]:
    if b is None:b=S;c.setFont('Helvetica-Bold',7);c.line(30,y+8,450,y+8)
    else:S=[p+q for p,q in zip(S,b)]
    c.drawString(30,y,k)
    for x,v in zip(X[1:],(str(b[0]),str(b[1]),str(b[0]-b[1]),f'{b[1]/b[0]*100:.1f}%',m2(b[3]),m2(b[4]))):c.drawRightString(x,y,v)
    y-=11
c.setFont('Helvetica-Oblique',6.5);c.drawString(30,y-6,f'* includes {cnt["U"]} unrentable units. Complimentary unit A101 is counted as occupied.')
c.save();o=cnt['O']+cnt['C']
save(N,'SELF_STORAGE','Self storage software detail rent roll, one letter status, summary by size',False,'SafeKeep Storage - Dunmore Pike','2025-10-31',rows,len(ids),o,len(ids)-o,ties=dict(marketRent=T[0],contractRent=T[1],deposit=T[3],balance=round(T[4],2),area=T[5]))

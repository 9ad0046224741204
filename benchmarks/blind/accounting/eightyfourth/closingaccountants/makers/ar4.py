# RealPage-OneSite-like delinquent & prepaid, resident + subsidy sections, PDF landscape. Planted: digit_changed in one bucket
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
r=random.Random(8444); N='cypress_landing_delq_prepaid.pdf'
nm=names(r,49,'{l}, {f}')
units=[f'{b}-{u}' for b in '123456' for u in (101,102,103,104,105,106,201,202,203,204,205,206,301,302,303,304)]
us=sorted(r.sample(units,49))
K=['prepaid','delinquent','total','current','b31_60','b61_90','b90','deposit']
Hd=['Total\nPrepaid','Total\nDelinquent','Net\nBalance','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Deposits\nHeld']
K[3]='b0_30'
def res(i):
    st=r.choices(['Current','On Notice','Former','Evict'],[36,5,6,3])[0]
    rent=r.choice([212,248,305,361,417,488,526,594,642,715,788])
    R=dict(unit=us[i],name=nm[i],resident=str(r.randint(1180,2975)),status=st,deposit=float(r.choice([200,250,300,350,500])))
    if r.random()<.3 and st=='Current':
        R.update(prepaid=-round(r.choice([1,5,rent*.25,rent,rent*1.02,23.4,48])+r.choice([0,.5,0,.21]),2),b=[0,0,0,0])
    else:
        b=[round(r.choice([rent,rent*.5,35,75,rent+25,18.62,112.4]),2),0,0,0]
        if st in('Former','Evict'): b=[0 if st=='Former' else rent, rent if r.random()<.7 else 0, round(rent*r.choice([.4,1]),2), round(rent*r.choice([0,1.5,2.25])+r.choice([0,185.75,340]),2)]; 
        elif r.random()<.3: b[1]=round(r.choice([rent,rent*.3,40]),2)
        if st=='Current' and r.random()<.1: b[2]=round(r.choice([65,rent*.2]),2)
        R.update(prepaid=0.0,b=b)
    if st=='Former': R['deposit']=0.0
    return R
def fin(R):
    R['delinquent']=round(sum(R['b']),2); R['total']=round(R['delinquent']+R['prepaid'],2)
    for k,v in zip(['b0_30','b31_60','b61_90','b90'],R.pop('b')): R[k]=float(v)
    return R
rs=[fin(res(i)) for i in range(49)]
idx=sorted(r.sample(range(49),17))
sub=[]
for i in idx:
    hap=r.choice([388,412,455,561,603,690,742])
    R=dict(unit=us[i],name=nm[i],resident=rs[i]['resident'],status=rs[i]['status'],deposit=0.0,prepaid=0.0,b=[hap,0,0,0])
    z=r.random()
    if z<.2: R.update(prepaid=-float(r.choice([14,62,118])),b=[0,0,0,0])
    elif z<.35: R['b'][1]=hap
    elif z<.45: R['b'][1:]=[hap,hap,2*hap]
    elif z<.6: R['b'][0]=r.choice([11,27,36])
    sub.append(fin(R))
def tot(l): return {k:round(sum(x[k] for x in l),2) for k in K}
T1,T2=tot(rs),tot(sub); G={k:round(T1[k]+T2[k],2) for k in K}
# planted after totals: a digit of one printed bucket
p=next(x for x in rs if x['status']=='Current' and x['b0_30']>400 and x['b31_60']>0)
old=p['b0_30']; new=round(old+ (300 if int(old)//100%10<6 else -300),2); p['b0_30']=new
planted=dict(what=f"unit {p['unit']} {p['name']}: 0-30 Days printed {new:,.2f} instead of {old:,.2f}; row balance and section total keep the right amount",kind='digit_changed'); print(planted)
W,H=landscape(legal); c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=[0]; Y=[0]
XR=[400,468,540,612,680,746,818,890]; f=lambda v: f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def head():
    if pg[0]: c.showPage()
    pg[0]+=1
    c.setFont('Times-Roman',8); c.drawString(40,H-30,'OneHaven Residential Services'); c.drawRightString(W-70,H-30,f'Page {pg[0]}'); c.drawString(40,H-40,'Cypress Landing Apartments (0417)'); c.drawRightString(W-70,H-40,'05/05/2025 16:24')
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'DELINQUENT AND PREPAID'); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-47,'As of 04/30/2025  -  Fiscal period 042025'); c.drawCentredString(W/2,H-58,'Residents: current, notice, former, eviction   Ledgers: resident, subsidy')
    c.setFillGray(.88); c.rect(36,H-90,W-100,24,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',8.5)
    for x,t in((40,'Bldg-Unit'),(92,'Res. ID'),(140,'Name'),(268,'Status')): c.drawString(x,H-86,t)
    for x,h in zip(XR,Hd):
        a,b=h.split('\n'); c.drawRightString(x,H-76,a); c.drawRightString(x,H-86,b)
    Y[0]=H-104
def line(R,bold=False,label=None):
    if Y[0]<50: head()
    c.setFont('Times-Bold' if bold else 'Times-Roman',8.8)
    if label: c.drawString(92,Y[0],label); c.setLineWidth(.5); c.line(340,Y[0]+9,W-66,Y[0]+9)
    else:
        for x,k in((40,'unit'),(92,'resident'),(140,'name'),(268,'status')): c.drawString(x,Y[0],R[k])
    for x,k in zip(XR,K): c.drawRightString(x,Y[0],f(R[k]))
    Y[0]-=12.4
def sec(t):
    if Y[0]<80: head()
    Y[0]-=4; c.setFont('Times-Bold',9.5); c.drawString(40,Y[0],t); Y[0]-=14
head(); sec('Resident ledger')
for R in rs: line(R)
line(T1,True,'Resident ledger totals'); Y[0]-=6
sec('Subsidy ledger  (HUD Section 8 / PHA vouchers)')
for R in sub: line(R)
line(T2,True,'Subsidy ledger totals'); Y[0]-=4; line(G,True,'Property totals'); c.line(340,Y[0]+9,W-66,Y[0]+9)
c.save()
for x in rs+sub: x.pop('status')
save(N,'AR','OneSite-like delinquent and prepaid, resident and subsidy ledgers, PDF legal landscape',False,K,rs+sub,[dict(label='Resident ledger totals',**T1),dict(label='Subsidy ledger totals',**T2),dict(label='Property totals',**G)],planted)

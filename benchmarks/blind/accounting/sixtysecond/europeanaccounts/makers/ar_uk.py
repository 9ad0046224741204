from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape; from reportlab.lib.units import mm
NAME='Aged_debtors_demand_detail_30Sep25.pdf'
R=random.Random(9031); AS=dt.date(2025,9,30)
A='Marrowby Fennel Ostley Brackwater Tidewell Quillan Harspeth Lowick Dunmere Castell Penhallow Orrin Wexcombe Sallow Thornbury Ibberton Kestle Velmore Gantry Pryor Ashgrove Rookley Cobden Larkhall Winsham Yarrow Hexley Nettlecote Osprey Faircross Bramley Stowell Copperfield Ludgrove Elmswell Pinnock Tarrant Whitmore Cranfield Dunster Selwood Maddern Ottery'.split()
B=['Optical Ltd','Bakeries Ltd','Fitness LLP','Logistics (UK) Ltd','Dental Care Ltd','Motor Factors Ltd','Coffee Co Ltd','Recruitment Ltd','Print & Sign Ltd','Wealth Management LLP','Carpets Ltd','Plumbing Supplies Ltd','Pharmacy Ltd','Architects Ltd','Toys & Games Ltd','Foods Wholesale Ltd','Software Ltd','Nursery Group Ltd','Tiles plc','Pet Stores Ltd']
R.shuffle(A)
P=[('FRP','Fairholm Retail Park, Swindon',lambda i:f'Unit {i+1}',15,1.0),('HBC','Harbour Business Centre, Southampton',lambda i:f'Suite {100*(i//5+1)+i%5+1}',16,.3),('LIE','Lockwood Industrial Estate, Leeds',lambda i:['1','2A','2B','3','4','5/6','7','8','9A','9B','10'][i] and 'Unit '+['1','2A','2B','3','4','5/6','7','8','9A','9B','10'][i],11,.55)]
QD=[dt.date(2025,9,29),dt.date(2025,6,24),dt.date(2025,3,25),dt.date(2024,12,25),dt.date(2024,9,29)]
DESC={'RENT':'Rent','SC':'Service charge','INS':'Buildings insurance','ELEC':'Electricity recharge','BAL':'S/C balancing charge','INT':'Interest on arrears','CASH':'Unallocated receipt','FEE':'Consent / admin fee'}
K=['b0_30','b31_60','b61_90','b91_120','b120','total']
def bk(d):
    n=(AS-d).days; return 0 if n<=30 else 1 if n<=60 else 2 if n<=90 else 3 if n<=120 else 4
tn=0; dm={}; T=[]
def dno(d): 
    dm[d]=dm.get(d,R.randint(100,400))+R.randint(1,6); return f'D{d:%y%m}{dm[d]:04d}'
names=iter(A)
for pc,pn,uf,n,s in P:
    L=[]
    for i in range(n):
        tn+=1
        if pc=='HBC' and i in(6,): continue
        nm=f'{next(names)} {B[(tn*7)%20]}'; monthly=R.random()<.3; rent=round(R.uniform(9000,26000)*s/50)*5000
        ch=[]; arre=R.choice([0,0,0,1,1,2,3])
        if monthly:
            for m in range(9,9-1-arre,-1): ch.append((dt.date(2025,m,1),'RENT',rent//300*120,f'{m:02d}'))
        else:
            for q in QD[:1+arre]: ch.append((q,'RENT',rent*12//10,''))
        for q in QD[:1+max(0,arre-R.choice([0,1]))]: 
            if R.random()<.8: ch.append((q,'SC',int(rent*R.uniform(.12,.2))*12//10,''))
        if R.random()<.25: ch.append((dt.date(2025,7,R.randint(7,28)),'INS',int(rent*R.uniform(.05,.12)),''))
        if R.random()<.35: ch.append((dt.date(2025,R.choice([7,8,8,9]),R.randint(8,26)),'ELEC',int(rent*R.uniform(.01,.05)),''))
        if R.random()<.14: ch.append((dt.date(2025,5,30),'BAL',int(rent*R.uniform(.02,.06))*R.choice([1,1,-1]),''))
        if arre>=2: ch.append((dt.date(2025,R.choice([7,8]),18),'INT',int(rent*R.uniform(.004,.012)),''))
        if R.random()<.07: ch.append((dt.date(2025,8,R.randint(4,29)),'FEE',42000,''))
        if R.random()<.24: 
            d=dt.date(2025,R.choice([7,8,9]),R.randint(3,28)); ch.append((d,'CASH',-R.choice([rent//4,rent//6,int(rent*R.uniform(.05,.4)),150000]),''))
        ch.sort(key=lambda c:(c[0],c[1]))
        L.append((f'{pc}{tn:03d}',nm,uf(i),ch,R.choice(['','','','Payment plan agreed','With solicitors','Query - s/c budget','Rent deposit held']) if arre else ''))
    T.append((pc,pn,L))
c=canvas.Canvas(doc(NAME),pagesize=landscape(A4)); Wd,H=landscape(A4); st={'p':0,'y':0}
XR=[158,181,204,227,250,277]
LBL=['0-30 days','31-60 days','61-90 days','91-120 days','Over 120','Total due']
NAVY=(.11,.2,.36)
def head():
    if st['p']: c.showPage()
    st['p']+=1; c.setFont('Times-Bold',15); c.setFillColorRGB(*NAVY); c.drawString(15*mm,H-15*mm,'Aged Debtors – Demand Detail'); c.setFillGray(0)
    c.setFont('Times-Roman',9); c.drawString(15*mm,H-20*mm,'Client: Corvane Property Unit Trust (CPUT)     Managing agent: Tolland Marsh LLP'); c.drawRightString(282*mm,H-15*mm,'As at 30 September 2025'); c.drawRightString(282*mm,H-20*mm,'Aged by demand date · all amounts GBP inc. VAT')
    y=H-29*mm; c.setFillColorRGB(*NAVY); c.rect(14*mm,y-2*mm,269*mm,6.4*mm,fill=1,stroke=0); c.setFillGray(1); c.setFont('Times-Bold',8.6)
    for x,t in((16,'Date'),(35,'Demand no.'),(58,'Type'),(74,'Description')): c.drawString(x*mm,y,t)
    for x,t in zip(XR,LBL): c.drawRightString(x*mm,y,t)
    c.setFillGray(0); c.setFont('Times-Italic',7.5); c.drawString(15*mm,9*mm,'Tolland Marsh LLP – Client Accounting. Report ARD-214'); c.drawRightString(282*mm,9*mm,f'Page {st["p"]}'); st['y']=y-8*mm
def need(mmh):
    if st['y']-mmh*mm<15*mm: head()
def nums(v,font,sz=8.4):
    c.setFont(font,sz)
    for x,a in zip(XR,v):
        if a: c.drawRightString(x*mm,st['y'],en(a))
rows=[];tots=[];head();G=[0]*6;CH={}
for pc,pn,L in T:
    need(24); c.setFont('Times-Bold',10.5); c.setFillColorRGB(*NAVY); c.drawString(15*mm,st['y'],f'Property {pc} – {pn}'); c.setFillGray(0); st['y']-=6*mm; PT=[0]*6
    for ref,nm,unit,ch,note in L:
        need(16); c.setFont('Times-Bold',8.8); c.drawString(16*mm,st['y'],ref); c.drawString(35*mm,st['y'],nm); c.drawString(92*mm,st['y'],unit)
        if note: c.setFont('Times-Italic',8); c.drawString(118*mm,st['y'],note)
        st['y']-=4.4*mm; TT=[0]*6
        for d,ty,a,_ in ch:
            need(5); v=[0]*6; v[bk(d)]=a; v[5]=a; c.setFont('Times-Roman',8.4)
            no='' if ty=='CASH' else dno(d)
            ds=DESC[ty]
            if ty=='RENT':
                e=QD[QD.index(d)-1]-dt.timedelta(1) if d in QD and d!=QD[0] else dt.date(2025,12,24) if d in QD else (dt.date(d.year,d.month+1,1)-dt.timedelta(1)); ds+=f' {d:%d/%m/%y}–{e:%d/%m/%y}'
            if ty=='SC': ds+=f' – qtr from {d:%d %b %y}'
            for x,t in((16,f'{d:%d/%m/%Y}'),(35,no),(58,ty),(74,ds)): c.drawString(x*mm,st['y'],t)
            nums(v,'Times-Roman'); st['y']-=4.2*mm; TT=[p+q for p,q in zip(TT,v)]; CH[ty]=CH.get(ty,0)+a
            rows.append({'unit':unit,'name':nm,'resident':ref,'date':d.isoformat(),'charge':ty,'invoice':no,**{k:x/100 for k,x in zip(K,v) if x}})
        need(6); c.setLineWidth(.3); c.line(140*mm,st['y']+3.2*mm,278*mm,st['y']+3.2*mm); c.setFont('Times-BoldItalic',8.4); lb=f'Total {ref}'; c.drawString(118*mm,st['y'],lb); nums(TT,'Times-Bold'); st['y']-=6*mm
        tots.append({'label':lb,**{k:x/100 for k,x in zip(K,TT) if x}}); PT=[p+q for p,q in zip(PT,TT)]
    need(9); c.setFillGray(.9); c.rect(14*mm,st['y']-1.5*mm,269*mm,5.4*mm,fill=1,stroke=0); c.setFillGray(0); c.setFont('Times-Bold',9); c.drawString(15*mm,st['y'],f'Property total – {pn}'); nums(PT,'Times-Bold'); st['y']-=9*mm
    tots.append({'label':f'Property total – {pn}',**{k:x/100 for k,x in zip(K,PT) if x}}); G=[p+q for p,q in zip(G,PT)]
need(50); c.setFillColorRGB(*NAVY); c.rect(14*mm,st['y']-1.7*mm,269*mm,6*mm,fill=1,stroke=0); c.setFillGray(1); c.setFont('Times-Bold',9.2); c.drawString(15*mm,st['y'],'Client total'); nums(G,'Times-Bold',8.6); st['y']-=6*mm; c.setFillGray(0)
tots.append({'label':'Client total',**{k:x/100 for k,x in zip(K,G) if x}})
c.setFont('Times-Italic',8.4); c.drawString(15*mm,st['y'],'% of total')
for x,a in zip(XR,G): c.drawRightString(x*mm,st['y'],f'{a/G[5]*100:.1f}%')
st['y']-=10*mm; c.setFont('Times-Bold',8.8); c.drawString(15*mm,st['y'],'Analysis by charge type'); st['y']-=4.6*mm
for t in sorted(CH): c.setFont('Times-Roman',8.4); c.drawString(16*mm,st['y'],t); c.drawString(32*mm,st['y'],DESC[t]); c.drawRightString(98*mm,st['y'],en(CH[t])); st['y']-=4.1*mm
c.save(); save(NAME,'AR',K,rows,tots,None,'UK commercial aged debtors, property and tenant headings, demand lines, multi-page',True)

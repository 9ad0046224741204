# retail aged receivables by open charge, legal landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
R=random.Random(41004)
B=['current','b1_30','b31_60','b61_90','b90']
M=['total']+B
D=Doc('ar_open_charges_retail_103025.pdf','AR',M)
P=[('rt210','Millbrook Crossing Shopping Center',[('A-01','t0000417',"Grantham's Fresh Market, Inc.",'Current'),('B-04','t0000533','Bluefin Optical LLC','Current'),('B-06','t0000561','Lotus & Pine Nail Studio','Current'),('B-09','t0000488','Tri-County Tax Preparers dba QuickFile','Past'),('B-11','t0000602','Sugar Maple Bakehouse LLC','Current'),('C-02','t0000579','Iron Gate Fitness Partners LP','Current'),('OP-3','t0000395','Valley Federal Credit Union','Current')]),
('rt245','Tarrant Street Lofts - Ground Floor Retail',[('R101','t0000710','Kettle & Thread Fabrics','Current'),('R103','t0000688','Noor Mediterranean Grill Inc','Eviction'),('R104','t0000731','Paws on Tarrant Veterinary PC','Current'),('R106','t0000650','Dominick Ferraro (guarantor of Cafe Luna)','Past')])]
CC=[('rent','Base Rent'),('cam','Common Area Maint.'),('ret','Real Estate Tax Est.'),('ins','Insurance Est.'),('util','Water Submeter'),('late','Late Charge'),('pct','Percentage Rent 2024'),('recon','2024 CAM Reconciliation')]
W,H=landscape(legal)
c=canvas.Canvas(D.path,pagesize=(W,H),invariant=1)
X=dict(zip(M,(560,644,728,812,896,972)))
pg=0; F='Helvetica'
def m(v): return '({:,.2f})'.format(-v) if v<0 else '{:,.2f}'.format(v)
def head():
    global pg,y; pg+=1
    c.setFont(F+'-Bold',12); c.drawString(36,H-40,'Aged Receivables - Open Charge Detail')
    c.setFont(F,8); c.drawString(36,H-52,'Property group: RETAIL    Aged as of 10/30/2025 by due date    Include: open charges, unapplied cash    Tenant status: all')
    c.drawRightString(972,H-40,'10/30/2025 5:47 PM'); c.drawRightString(972,H-52,'Page %d'%pg)
    y=H-72
    c.setFillGray(.82); c.rect(34,y-16,942,26,stroke=0,fill=1); c.setFillGray(0)
    c.setFont(F+'-Bold',8)
    for x,a,b in((44,'Charge','Code'),(104,'','Description'),(260,'','Control No.'),(340,'Due','Date'),): c.drawString(x,y,a); c.drawString(x,y-10,b)
    for k,(a,b) in zip(M,(('Total','Due'),('Current','(Not Yet Due)'),('1 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days'))): c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-10,b)
    y-=32
def nums(v,font,size=8):
    c.setFont(font,size)
    for k in M:
        if v.get(k) is not None: c.drawRightString(X[k],y,m(v[k]))
def add(t,v):
    for k in M:
        if v.get(k): t[k]=r2(t.get(k,0)+v[k])
def zero(t): return {k:t.get(k,0.0) for k in M}
head(); GT={}; allm=[]; ctl=48210; rec={}
for pc,pn,ten in P:
    if pc!='rt245' or y<160: pass
    c.setFont(F+'-Bold',9.5); c.drawString(36,y,'%s  %s'%(pc,pn)); y-=16
    PT={}; pm=[]
    for u,t,n,st in ten:
        if y<110: c.showPage(); head()
        c.setFillGray(.94); c.rect(34,y-3.5,942,12.5,stroke=0,fill=1); c.setFillGray(0)
        c.setFont(F+'-Bold',8.5); c.drawString(40,y,'Suite '+u); c.drawString(104,y,'%s  (%s)'%(n,t)); c.setFont(F,8.5); c.drawString(400,y,'Status: '+st); y-=13
        rent=r2(R.choice([2450,3125.5,4810,6733.33,11250,38400])*R.uniform(.98,1.02)); k=R.randint(1,4)
        if st!='Current': k=R.randint(4,6)
        ch=[]
        for q in range(k):
            mon=[('11/01/2025','current'),('10/01/2025','b1_30'),('09/01/2025','b31_60'),('08/01/2025','b61_90'),('07/01/2025','b90'),('06/01/2025','b90')]
            if st=='Current': dts=mon[:R.choice([2,2,3])] 
            else: dts=mon[2:]
            dt,b=dts[q%len(dts)]
            if q==0 or R.random()<.6:
                ch.append(('rent',dt,b,rent if R.random()<.7 else r2(rent*R.uniform(.2,.8))))
            for cd,fr in (('cam',.18),('ret',.12),('ins',.035)):
                if R.random()<.45: ch.append((cd,dt,b,r2(rent*fr)))
        if R.random()<.5: ch.append(('util','10/14/2025','b1_30',r2(R.uniform(30,290))))
        if R.random()<.45: ch.append(('late','10/11/2025','b1_30',r2(rent*.05)))
        if R.random()<.3: ch.append(('recon','04/30/2025','b90',r2(R.uniform(-900,2600))))
        if u=='A-01': ch.append(('pct','03/31/2025','b90',14080.00))
        seen=set(); ch=[x for x in ch if not ((x[0],x[1]) in seen or seen.add((x[0],x[1])))]
        ch.sort(key=lambda x:(x[1][6:]+x[1][:5]))
        TT={}; tm=[]
        def emit(cd,desc,ctln,dt,v):
            global y
            if y<56: 
                c.showPage(); head(); c.setFont(F+'-Oblique',8.5); c.drawString(40,y,'Suite %s'%u); c.drawString(104,y,'%s  (%s) - continued'%(n,t)); y-=13
            c.setFont(F,8); c.drawString(44,y,cd); c.drawString(104,y,desc); c.drawString(260,y,ctln); c.drawString(340,y,dt); nums(v,F)
            tm.append(D.row(property=pc+' '+pn,unit=u,resident=t,name=n,status=st,charge=cd,date=dt,**v)); add(TT,v); y-=11
            rec.setdefault((cd,desc),0); rec[(cd,desc)]=r2(rec[(cd,desc)]+v['total'])
        for cd,dt,b,a in ch:
            ctl+=R.randint(1,60); emit(cd,dict(CC)[cd],'C-%d'%ctl,dt,{'total':a,b:a})
        if R.random()<.35:
            a=-r2(R.uniform(150,2200)); ctl+=7; emit('unapp','Unapplied Receipt','R-%d'%ctl,'10/%02d/2025'%R.randint(2,28),{'total':a,'b1_30':a})
        z=zero(TT)
        if y<56: c.showPage(); head()
        c.setLineWidth(.4); c.line(490,y+8,972,y+8); c.setFont(F+'-Bold',8); c.drawString(260,y,'Total '+t); nums(z,F+'-Bold'); D.total('Total '+t,z,tm); y-=18
        add(PT,TT); pm+=tm
    z=zero(PT); 
    if y<70: c.showPage(); head()
    c.setLineWidth(1); c.line(36,y+9,972,y+9); c.setFont(F+'-Bold',8.5); c.drawString(36,y,'Property Total  '+pc); nums(z,F+'-Bold',8.5); D.total('Property Total '+pc,z,pm); y-=26
    add(GT,PT); allm+=pm
z=zero(GT)
if y<60: c.showPage(); head()
c.setLineWidth(1.4); c.line(36,y+10,972,y+10); c.setFont(F+'-Bold',9); c.drawString(36,y,'Grand Total'); nums(z,F+'-Bold',8.5); c.line(36,y-4,972,y-4); D.total('Grand Total',z,allm); y-=30
if y<170: c.showPage(); head()
c.setFont(F,7.5); c.drawString(36,y,'Aging is by due date; a charge due after 10/30/2025 is not yet due. Unapplied receipts are aged by deposit date. Suite R103: complaint filed 10/06/2025, case no. 25-LT-3391.')
c.save(); D.save()

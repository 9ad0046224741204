# Commercial aging detail, US office parks, charge by charge; planted: one charge line not printed
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import landscape, legal
from reportlab.lib.colors import Color, black, HexColor
from tw import *
R=random.Random(770412)
P=[('wrenoff','Wrenfield Office Park - Bldgs 1-4',[('Corbel Title & Escrow Inc','t0004127','1-110','Current'),('Hadley Orthodontics PLLC','t0004133','1-204','Current'),('Nimbus Payroll Services LLC','t0004140','2-100','Current'),('Stonebridge Wealth Partners','t0004151','2-220','Current'),('Tallis & Rowe Attorneys','t0003987','3-310','Past'),('Vireo Diagnostics Corp','t0004166','4-120','Current'),('Quarry Hill Staffing','t0004170','4-205','Current')]),
 ('delmon','Del Monte Corporate Center',[('Ashgrove Mortgage Co','t0005011','A-150','Current'),('Federal Crop Review Board','t0005016','A-300','Current'),('Ironleaf Software Inc','t0005023','B-210','Eviction'),('La Paloma Travel','t0005027','B-105','Current'),('Meridian Court Reporters','t0004899','C-101','Past')])]
CH=[('rent','Base Rent',4200,9800),('cam','CAM Estimate',600,2100),('ret','Real Estate Tax',300,1200),('elec','Electric Submeter',80,640),('park','Reserved Parking',75,450),('late','Late Charge',50,350),('camrec','2023 CAM Recon',200,3400),('hvac','After Hrs HVAC',90,380)]
M=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total']
AGE=[('03/01/2024',0),('02/14/2024',0),('02/01/2024',1),('01/01/2024',2),('12/01/2023',3),('10/01/2023',3)]  # as of 03/28
AGE=[('03/01/2024',0),('03/15/2024',0),('02/01/2024',1),('02/20/2024',1),('01/01/2024',2),('01/10/2024',2),('12/01/2023',3),('09/01/2023',3)]
fm=lambda v:'(%s)'%format(-v,',.2f') if v<0 else format(v,',.2f')
rows=[];tot=[];out=[];G=[0]*7;ctl=88120;dropped=None
add=lambda a,b:[round(x+y,2) for x,y in zip(a,b)]
for pc,pn,ts in P:
    out.append(('p','%s  (%s)'%(pn,pc))); PT=[0]*7
    for ti,(n,id_,u,st) in enumerate(ts):
        out.append(('n',(n,id_,u,st))); T=[0]*7
        k=R.randint(2,6)
        lines=[]
        for _ in range(k):
            c=R.choice(CH if k>3 else CH[:5]); a=AGE[min(7,int(R.expovariate(.42)))] if st=='Current' else R.choice(AGE[2:])
            x=round(R.uniform(c[2],c[3]),2)
            if c[0]=='rent': x=round(x*4)/4
            v=[x,0,0,0,0,0,x]; v[1+a[1]]=x
            lines.append((a[0],c[0],c[1],v))
        lines.sort(key=lambda z:(z[0][6:],z[0]))
        if n.startswith(('Hadley','Federal','Vireo')):
            x=-round(R.uniform(900,7000),2); lines.append(('03/26/2024','prepay','Prepayment',[0,0,0,0,0,x,x]))
        if n.startswith('Meridian'):
            x=-412.50; lines.append(('02/29/2024','crmemo','Credit Memo - Recon',[x,x,0,0,0,0,x]))
        for li,(dt,cc,cd,v) in enumerate(lines):
            ctl+=R.randint(3,41); T=add(T,v)
            if n.startswith('Nimbus') and li==1: dropped=(dt,cd,v); continue
            r=dict(property=pn,unit=u,resident=id_,name=n,charge=cc,status=st,date=dt); r.update(zip(M,v)); rows.append(r)
            out.append(('r',(dt,'C-%06d'%ctl,cc,cd,v)))
        lab='Total '+n; out.append(('t',(lab,T))); tot.append(dict(label=lab,**dict(zip(M,T)))); PT=add(PT,T)
    lab='Total '+pc; out.append(('pt',(lab,PT))); tot.append(dict(label=lab,**dict(zip(M,PT)))); G=add(G,PT)
lab='Grand Total - 2 Properties'; out.append(('pt',(lab,G))); tot.append(dict(label=lab,**dict(zip(M,G))))
name='aging_detail_wrenoff_delmon.pdf'
W,H=landscape(legal); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
X=[430,515,600,685,770,855,960]
HD=[('Unpaid','Charges'),('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days'),('Pre-','payments'),('Balance','Due')]
pg=0
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-36,'Aging Detail'); c.setFont('Helvetica',8.5)
    c.drawCentredString(W/2,H-49,'DB Caption: Live 7S    Property: wrenoff, delmon    Status: Current, Past, Eviction'); c.drawCentredString(W/2,H-60,'Age As Of: 03/28/2024   Post To: 03/2024   Aging by: charge date')
    y=H-82; c.setFillColor(HexColor('#D9E2EF')); c.rect(40,y-15,W-80,26,stroke=0,fill=1); c.setFillColor(black); c.setFont('Helvetica-Bold',8)
    for x,t in((46,'Charge'),(116,'Control'),(186,'Charge'),(240,'Charge')): c.drawString(x,y,t)
    for x,t in((46,'Date'),(116,''),(186,'Code'),(240,'Description')): c.drawString(x,y-10,t)
    for x,(a,b) in zip(X,HD): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
    y-=30
def nums(v):
    for x,n in zip(X,v): c.drawRightString(x,y,fm(n))
def foot():
    c.setFont('Helvetica',7); c.drawString(40,26,'Thursday, March 28, 2024   04:17 PM'); c.drawRightString(W-40,26,'Page %d'%pg)
head(); 
for i,(k,d) in enumerate(out):
    if y<60 or (k=='n' and y<95): foot(); c.showPage(); head()
    if k=='p': c.setFont('Helvetica-Bold',9.5); c.drawString(46,y,d); y-=15
    elif k=='n':
        n,id_,u,st=d; c.setFont('Helvetica-Bold',8.2); c.drawString(56,y,'%s (%s)'%(n,id_)); c.setFont('Helvetica',8.2); c.drawString(290,y,'Unit: '+u); c.drawString(365,y,'Status: '+st); y-=12
    elif k=='r':
        dt,ct,cc,cd,v=d; c.setFont('Helvetica',8); c.drawString(64,y,dt); c.drawString(124,y,ct); c.drawString(186,y,cc); c.drawString(240,y,cd); nums(v); y-=11
    else:
        c.setFont('Helvetica-Bold',8); c.setLineWidth(.5 if k=='t' else 1.1); c.line(X[0]-60,y+8.5,X[-1],y+8.5); c.drawString(64 if k=='t' else 46,y,d[0]); nums(d[1]); y-=18 if k=='t' else 22
foot(); c.save()
truth(name,'AR',M,rows,tot,dict(what='one charge line of Nimbus Payroll Services LLC (%s %s %.2f) not printed; totals include it'%(dropped[0],dropped[1],dropped[2][0]),kind='row_dropped'))
print(len(rows),pg,dropped)

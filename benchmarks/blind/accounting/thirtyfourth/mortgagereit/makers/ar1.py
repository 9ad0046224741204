# Yardi-like aging detail, shopping center, PDF landscape: tenant heading over lines by charge, tenant sum, grand total
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(3511); f='ar_harlan_crossing_aging.pdf'
T=[("t0004127","Bluefin Grill & Bar, LLC","A-101"),("t0004133","Carver's Fitness Co.","A-110"),("t0004150","Dellwood Dry Cleaners","B-204"),("t0004162","Petal & Pine Florist","B-207"),("t0004188","Summit Urgent Care PC","C-300"),("t0004201","Tru-Value Nails & Spa","B-211"),("t0004219","Wexler Wireless, Inc.","C-304"),("t0004240","Zia Taqueria","FS-2")]
P=[(1,['baserent','cam','ret']),(1,['baserent','cam','ins','late']),(0,['cam','late']),(0,['baserent']),(1,['cam','ret','ins']),(1,['baserent','cam','late','util']),(0,['prctrent']),(1,['baserent','ret','late'])]
AMT=dict(baserent=(4200,12800),cam=(610,2350),ret=(820,3100),ins=(140,520),late=(75,420),util=(95,380),prctrent=(2200,5200))
K=['b0_30','b31_60','b61_90','b90','prepaid','total'];H=[('Current','0-30 Days'),('','31-60 Days'),('','61-90 Days'),('','Over 90'),('','Pre-payments'),('Total','Owed')]
H=[('','0-30 Days'),('','31-60 Days'),('','61-90 Days'),('Over','90 Days'),('Pre-','payments'),('Total','Owed')]
c=canvas.Canvas(out(f),pagesize=landscape(letter),invariant=1);X=[385,453,521,589,660,745];pg=0
def F(x): return f'{x:,.2f}'
def head():
    global pg,y; pg+=1
    c.setFont('Times-Bold',13);c.drawString(45,575,'Aging Detail');c.setFont('Times-Roman',9)
    c.drawString(45,561,'DB Caption: CREMLIVE   Property: harl01 - Harlan Crossing   Status: Current, Past, Future   Age As Of: 10/31/2025   Post To: 10/2025')
    c.setFont('Times-Bold',9);c.setFillGray(.88);c.rect(45,526,702,26,stroke=0,fill=1);c.setFillGray(0)
    for x,t in zip((49,120,180,245),('Customer','Unit','Charge','Control')): c.drawString(x,531,t)
    c.drawString(180,542,'');
    for x,(a,b) in zip(X,H): c.drawRightString(x,542,a);c.drawRightString(x,531,b)
    c.setFont('Times-Roman',8);c.drawString(45,28,'Friday, November 7, 2025   09:14 AM');c.drawRightString(747,28,f'Page {pg}');y=512
def line(v,bold=0):
    c.setFont('Times-Bold' if bold else 'Times-Roman',9)
    for x,k in zip(X,K):
        if k in v: c.drawRightString(x,y,F(v[k]))
rows=[];tot=[];head();y=512;ctl=88120
sm=lambda L:{k:r2(sum(r.get(k,0) for r in L)) for k in K}
for (tid,n,u),(deep,codes) in zip(T,P):
    if y<60+14*(len(codes)+2): c.showPage();head()
    c.setFont('Times-Bold',9.5);c.drawString(49,y,f'{n} ({tid})');y-=14;mine=[]
    for cd in codes:
        v={k:0.0 for k in K};lo,hi=AMT[cd];a=round(R.uniform(lo,hi),2)
        for k in (['b0_30','b31_60','b61_90','b90'] if deep and R.random()<.4 else R.sample(['b0_30','b31_60','b61_90','b90'],R.choice([1,1,2]))): v[k]=a if k!='b90' else r2(a*R.choice([1,2,.5]))
        v['total']=r2(sum(v.values()));ctl+=R.randint(3,60)
        c.setFont('Times-Roman',9);c.drawString(120,y,u);c.drawString(180,y,cd);c.drawString(245,y,f'C-{ctl}');line(v)
        mine.append({"unit":u,"resident":tid,"name":n,"charge":cd,**v});y-=13
    if tid in('t0004162','t0004219','t0004133'):
        a=-round(R.uniform(300,2400),2);v={k:0.0 for k in K};v['prepaid']=v['total']=a;ctl+=7
        c.setFont('Times-Roman',9);c.drawString(120,y,u);c.drawString(180,y,'Prepay');c.drawString(245,y,f'R-{ctl}');line(v)
        mine.append({"unit":u,"resident":tid,"name":n,"charge":"Prepay",**v});y-=13
    s=sm(mine);c.setLineWidth(.4);c.line(330,y+9.5,747,y+9.5);c.setFont('Times-Bold',9);c.drawString(120,y-1,'Total '+n);y-=1;line(s,1);tot.append({"label":"Total "+n,**s});rows+=mine;y-=20
g=sm(rows);c.line(45,y+11,747,y+11);c.setFont('Times-Bold',9);c.drawString(49,y,'Grand Total harl01');line(g,1);c.line(45,y-4,747,y-4);tot.append({"label":"Grand Total harl01",**g})
c.save();assert r2(sum(g[k] for k in K[:5]))==g['total'];print(len(rows),g)
save(f,'AR','RETAIL','Yardi commercial aging detail by charge code under tenant headings',True,K,rows,tot)

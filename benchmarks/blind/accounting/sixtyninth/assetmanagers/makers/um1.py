# broker offering memorandum page, PDF
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.colors import HexColor as HC
r=random.Random(77); N='OM_Larkspur_at_Mill_Creek_p14-15.pdf'
P=[('A1','Studio / 1 BA',24,548,1425),('A2','1 BD / 1 BA',48,671,1580),('A2-R','1 BD / 1 BA Renovated',36,671,1745),('A3','1 BD / 1 BA + Den',20,802,1810),('B1','2 BD / 1 BA',32,904,1925),('B2','2 BD / 2 BA',44,1017,2060),('B2-R','2 BD / 2 BA Renovated',28,1017,2240),('B3','2 BD / 2 BA Corner',16,1132,2295),('C1','3 BD / 2 BA',12,1288,2690),('TH','3 BD / 2.5 BA Townhome',8,1504,3050)]
tu=sum(p[2] for p in P); W,H=792,612
c=canvas.Canvas(D(N),pagesize=(W,H),invariant=1); G,Bz,LG=HC('#23423A'),HC('#B58B4C'),HC('#F1EEE7')
def frame(t,p):
    c.setFillColor(G); c.rect(0,H-64,W,64,fill=1,stroke=0); c.setFillColor(HC('#FFFFFF')); c.setFont('Times-Roman',22); c.drawString(42,H-42,t)
    c.setFont('Helvetica',7.5); c.drawRightString(W-42,H-38,'LARKSPUR AT MILL CREEK  |  OFFERING MEMORANDUM'); c.setFillColor(Bz); c.rect(0,H-68,W,4,fill=1,stroke=0)
    c.setFillColor(HC('#777777')); c.setFont('Helvetica',6.5); c.drawString(42,22,'Thornbury Capital Advisors. Information believed reliable but not guaranteed. See disclaimer on page 2.'); c.drawRightString(W-42,22,str(p))
frame('Unit Mix & Rent Summary',14)
hd=[('',"Plan"),('','Description'),('#','Units'),('% of','Mix'),('Avg.','SF'),('Total','SF'),('Market','Rent'),('Market','Rent/SF'),('Avg. Effective','Rent'),('Effective','Rent/SF'),('Rent','Upside')]
X=[48,100,278,326,374,434,502,556,632,692,746]; y=H-108
c.setFillColor(Bz); c.rect(42,y-8,W-84,30,fill=1,stroke=0); c.setFillColor(HC('#FFFFFF')); c.setFont('Helvetica-Bold',8)
for i,(a,b) in enumerate(hd):
    d=c.drawString if i<2 else c.drawRightString
    d(X[i],y+9,a); d(X[i],y-1,b)
K=['units','pct_units','sf','total_sf','market','market_sf','actual','actual_sf','other:Rent Upside']
T=[];y-=26; ta=tm=tsf=0
for i,(pl,ds,u,sf,mk) in enumerate(P):
    ac=mk-r.randrange(35,170); tsf+=u*sf; tm+=u*mk; ta+=u*ac
    q=[u,round(u/tu*100,1),sf,u*sf,mk,round(mk/sf,2),ac,round(ac/sf,2),mk-ac]
    if i%2: c.setFillColor(LG); c.rect(42,y-6,W-84,19,fill=1,stroke=0)
    c.setFillColor(HC('#222222')); c.setFont('Helvetica-Bold',8.5); c.drawString(X[0],y,pl); c.setFont('Helvetica',8.5); c.drawString(X[1],y,ds)
    tx=[f'{q[0]}',f'{q[1]:.1f}%',f'{q[2]:,}',f'{q[3]:,}',f'${q[4]:,}',f'${q[5]:.2f}',f'${q[6]:,}',f'${q[7]:.2f}',f'${q[8]:,}']
    for x,t in zip(X[2:],tx): c.drawRightString(x,y,t)
    bd=0 if 'Studio' in ds else int(ds[0]); T.append(dict(type=pl,**dict(zip(K,q)))); y-=19
q=[tu,100.0,round(tsf/tu),tsf,round(tm/tu),round(tm/tsf,2),round(ta/tu),round(ta/tsf,2),round(tm/tu)-round(ta/tu)]
c.setFillColor(G); c.rect(42,y-7,W-84,20,fill=1,stroke=0); c.setFillColor(HC('#FFFFFF')); c.setFont('Helvetica-Bold',8.5); c.drawString(48,y,'Total / Weighted Average')
for x,t in zip(X[2:],[f'{q[0]}','100.0%',f'{q[2]:,}',f'{q[3]:,}',f'${q[4]:,}',f'${q[5]:.2f}',f'${q[6]:,}',f'${q[7]:.2f}',f'${q[8]:,}']): c.drawRightString(x,y,t)
tot=[dict(label='Total / Weighted Average',**dict(zip(K,q)))]
y-=28; c.setFillColor(HC('#444444')); c.setFont('Helvetica-Oblique',7.5)
for t in ['Effective rents per rent roll dated October 6, 2026, net of amortized concessions. Market rents per leasing office asking, 12-month term.','"-R" denotes units with quartz counters, plank flooring and stainless appliances (64 units, 24% of the community).']: c.drawString(48,y,t); y-=11
# bar graphic
y-=24; c.setFillColor(G); c.setFont('Times-Roman',13); c.drawString(48,y,'Mix by bedroom count'); y-=24
g=[('Studio',24),('One bedroom',104),('Two bedroom',120),('Three bedroom',20)]; x=48
for j,(n,u) in enumerate(g):
    w=u/tu*(W-96); c.setFillColor([HC('#7FA08F'),G,Bz,HC('#C9B48A')][j]); c.rect(x,y,w-2,16,fill=1,stroke=0); c.setFillColor(HC('#333333')); c.setFont('Helvetica',7); c.drawString(x,y-10,n.split()[0]); x+=w
c.showPage(); frame('Value-Add Program',15); c.setFillColor(HC('#333333')); c.setFont('Helvetica',10); yy=H-110
for t in ['Current ownership has renovated 64 of 268 apartments since 2023 at an average cost of $11,450 per home.','Renovated one-bedroom homes achieve a $165 premium to classic homes of the same plan; two-bedroom homes $180.','','Illustrative return on remaining program','204 classic homes  x  $11,900  =  $2,427,600 capital','204 classic homes  x  $170 x 12  =  $416,160 annual rent','Return on cost 17.1%']: c.drawString(48,yy,t); yy-=18
c.save(); assert tu==268 and q[0]==268
save(N,'UM','broker offering memorandum page with unit mix and upside, apartments',False,K,T,tot)

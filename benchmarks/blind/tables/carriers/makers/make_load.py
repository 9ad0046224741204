from gridlib import *
from reportlab.pdfgen import canvas
W,H=595,842;N='lintel_load_tables';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
c.setFillColor('#b03a1e');c.rect(40,H-44,6,-24,stroke=0,fill=1)
txt(c,H,54,60,'Brackwell Precast: safe loads on prestressed lintels','Helvetica-Bold',15)
y=para(c,H,40,80,515,'Total uniformly distributed load in kN, unfactored, in addition to the self weight of the lintel. End bearing at least 100 mm up to 1.5 m clear span and 150 mm above. Propped until the masonry over it has reached 7 days.','Helvetica',8.5,11)
txt(c,H,40,y+16,'TABLE 4   COMPOSITE AND NON-COMPOSITE USE','Helvetica-Bold',8)
sp=[0.6,0.9,1.2,1.5,1.8,2.1,2.4,2.7,3.0]
g=Grid(c,H,40,y+22,[62,48,81]+[36]*9,['l','c','l']+['r']*9,size=7.8,vpad=2.3)
g.row([C('Profile\nb x h (mm)',rs=2),C('Self weight\n(kg/m)',rs=2,al='c',fs=6.5),C('Courses over',rs=2),C('Clear span (m)',cs=9,al='c')],b=True,va='m',shade='#f1ddd7')
g.row([f'{s:.1f}' for s in sp],b=True,shade='#f1ddd7')
D=[('100 x 65','15',[('None',9.2),('2 brick courses',15.6),('4 brick courses',26.8)]),('100 x 100','24',[('None',18.7),('2 brick courses',25.1),('1 block course',31.4)]),('140 x 65','22',[('None',12.4),('2 brick courses',20.9),('4 brick courses',35.5)]),('140 x 100','34',[('None',26.3),('1 block course',44.2)]),('150 x 140','51',[('None',42.0)]),('215 x 65','34',[('None',18.1),('2 brick courses',30.3),('4 brick courses',51.6)]),('215 x 100','52',[('None',39.7),('2 brick courses',53.0),('1 block course',66.9)]),('215 x 140','73',[('None',61.2),('1 block course',88.4)])]
for p,w,rs in D:
    for i,(k,m) in enumerate(rs):
        v=[]
        for s in sp:
            q=m*.6/s if s<1.5 else m*.6/s*(1.5/s)**.5
            v.append(f'{q:.1f}' if q>=3.0 else '–')
        g.row(([C(p,rs=len(rs),va='m',b=True),C(w,rs=len(rs),va='m')] if i==0 else [])+[k]+v)
T.append(g.finish(1));g.cellbox(.4,'#703020')
y=g.t1[-1]+12
txt(c,H,40,y,'– means less than 3.0 kN: do not use. Loads for spans of 1.8 m and more are limited by deflection (span/325).','Helvetica-Oblique',7)
y+=30
txt(c,H,40,y,'TABLE 5   SECTION PROPERTIES','Helvetica-Bold',8)
g=Grid(c,H,40,y+6,[60,44,44,50,62],['l','r','r','r','r'],size=7.8,vpad=1.9)
g.row(['Profile','Area\n(cm²)','Wires','Force\n(kN)','Moment of\nresistance\n(kNm)'],b=True,va='b')
for r in [('100 x 65','65','3','42','0.86'),('100 x 100','100','4','56','1.75'),('140 x 65','91','4','56','1.16'),('140 x 100','140','6','84','2.47'),('150 x 140','210','8','112','3.94'),('215 x 65','140','6','84','1.70'),('215 x 100','215','8','112','3.72'),('215 x 140','301','12','168','5.74')]:g.row(list(r))
T.append(g.finish(1));g.hl(g.t1[0],w=1,col='#b03a1e');yb=g.t1[-1]
# sketch of the bearing at the right
x0=350;yy=H-(y+120);c.setLineWidth(.8)
c.rect(x0,yy,34,60);c.rect(x0+140,yy,34,60)
c.setFillColor('#dddddd');c.rect(x0+8,yy+60,158,14,fill=1);c.setFillColor('#000000')
c.setLineWidth(.4);c.line(x0+34,yy+30,x0+140,yy+30);txt(c,H,x0+87,H-yy-34,'clear span','Helvetica',7,'c')
txt(c,H,x0+87,H-yy+14,'Figure 2. Bearing of a lintel on both walls','Helvetica',7.5,'c')
c.save();save(N,T)

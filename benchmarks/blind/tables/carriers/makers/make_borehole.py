from gridlib import *
from reportlab.pdfgen import canvas
import random
random.seed(4)
W,H=595,842;N='borehole_log';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
txt(c,H,40,46,'Tarrock Ground Engineering Ltd','Helvetica-Bold',13);txt(c,H,555,46,'BOREHOLE RECORD  BH07','Helvetica-Bold',12,'r')
txt(c,H,40,62,'Project: Lenham Sidings attenuation basin, Contract 23/1187. Ground level 31.42 m OD. Rig: Dando 3000, cable percussion,',size=7.6)
txt(c,H,40,73,'150 mm casing to 9.00 m. Bored 14 and 15 March 2023, logged by R. Okafor, checked by E. Lindqvist.',size=7.6)
g=Grid(c,H,40,86,[34,34,196,42,42,34,44,30,59],['c','c','l','c','c','c','c','c','l'],size=7.4,vpad=4,pad=3)
g.row([C('Depth (m)','c',cs=2),C('Description of strata','c',rs=2),C('Legend','c',rs=2),C('Level\n(m OD)','c',rs=2),C('Samples and tests','c',cs=3),C('Water and\nremarks','c',rs=2)],b=True,va='m',h=17)
g.row(['From','To','Type','Depth','N'],b=True,va='m')
L=[('0.00','0.25','TOPSOIL: dark brown slightly gravelly sandy silt with frequent rootlets.','D1','0.10','',''),
('0.25','1.10','MADE GROUND: grey ashy sandy gravel of brick, clinker and concrete with occasional cobbles.','B2','0.60','','Slow digging'),
('1.10','2.30','Soft brown mottled grey silty CLAY. (Alluvium)','U3','1.50','',''),
('2.30','2.75','Spongy dark brown fibrous PEAT.','D4','2.50','','Organic odour'),
('2.75','4.20','Loose grey slightly silty fine to medium SAND with shell fragments.','S5','3.00','8','Strike 2.90, rose to 2.35 in 20 min'),
('4.20','6.85','Medium dense orange brown sandy fine to coarse GRAVEL of flint and quartzite. (River Terrace Deposits)','C6','4.50','21',''),
('6.85','7.40','Firm to stiff grey brown weathered CLAY.','U7','7.00','','Casing sealed 7.10'),
('7.40','11.50','Stiff becoming very stiff closely fissured dark grey silty CLAY with rare pyrite nodules and silt partings. (Gault Formation)','S8','8.50','34',''),
('11.50','14.80','Very stiff grey calcareous CLAY with phosphatic nodules at 12.6 m.','S9','12.00','47','Dry at end of shift'),
('14.80','15.45','Very dense greenish grey glauconitic SAND.','S10','15.00','50*','')]
for a,b,d,ty,dp,n,w in L:g.row([a,b,d,'',f'{31.42-float(b):.2f}',ty,dp,n,w],h=None if len(d)>90 else 44)
T.append(g.finish(1))
# legend symbols
for i,r in enumerate(L):
    y0,y1=g.t0[i+2]+4,g.t1[i+2]-4;xa=g.x[3]+5;c.setStrokeColor('#555555');c.setLineWidth(.4)
    y=y0+3
    while y<y1:
        for q in range(4):
            px=xa+q*9+random.random()*2
            if 'CLAY' in r[2]:c.line(px,H-y,px+3,H-y)
            elif 'GRAVEL' in r[2] or 'MADE' in r[2]:c.circle(px+2,H-y,1.5)
            else:c.circle(px+2,H-y,.4)
        y+=8
g.cellbox(.6)
y=g.t1[-1]+12
txt(c,H,40,y,'* Full penetration not reached: 50 blows for 180 mm. Types: D small disturbed, B bulk, U undisturbed, S and C penetration test (split spoon, cone).','Helvetica',6.8)
txt(c,H,40,y+10,'Standpipe installed on completion with response zone from 4.20 to 6.80 m; hole backfilled with bentonite pellets below.','Helvetica',6.8)
txt(c,H,555,818,'Sheet 1 of 2','Helvetica',7,'r');c.showPage()
# page 2
txt(c,H,40,46,'Tarrock Ground Engineering Ltd','Helvetica-Bold',10);txt(c,H,555,46,'BH07: test results','Helvetica',10,'r')
txt(c,H,40,72,'Table C1  Standard penetration tests','Helvetica-Bold',8)
g=Grid(c,H,40,78,[44,36,40,40,40,44],['d','c','r','r','r','r'],size=8,dec={0:20})
g.row(['Depth\n(m)','Shoe','Seating\nblows','Test\nblows','N','N60'],b=True,va='b',al=['l','c','r','r','r','r'])
for d,s,a,b in [('3.00','S',3,8),('4.50','C',6,21),('6.00','C',9,28),('8.50','S',11,34),('10.00','S',13,39),('12.00','S',15,47),('13.50','S',17,49),('15.00','S',25,50)]:
    g.row([d,s,a,b,b if b<50 else '–',round(b*.92) if b<50 else '–'])
T.append(g.finish(2))
for yy,w in((g.t0[0],1),(g.t1[0],.5),(g.t1[-1],1)):g.hl(yy,w=w)
yb=g.t1[-1]
txt(c,H,318,72,'Table C2  Particle size, sample C6 at 4.50 m','Helvetica-Bold',8)
g=Grid(c,H,318,78,[66,57,57,57],['l','r','r','r'],size=7.6,vpad=1.6)
g.row(['Sieve (mm)','Retained (g)','Retained (%)','Passing (%)'],b=True,shade='#d9e4ea')
ret=[('37.5',0),('20',412),('10',655),('6.3',388),('3.35',301),('2',214),('1.18',166),('0.6',190),('0.212',248),('0.063',91),('Pan',35)]
tot=sum(v for _,v in ret);cum=0;ps=0
for s,v in ret:
    cum+=v;g.row([s,f'{v:,}',f'{100*v/tot:.1f}',f'{100-100*cum/tot:.1f}' if s!='Pan' else ''])
g.row(['Total',f'{tot:,}','100.0',''],b=True)
print('psd sum',sum(round(100*v/tot,1) for _,v in ret))
T.append(g.finish(2));g.cellbox(.3,'#557788')
y=max(yb,g.t1[-1])+14
txt(c,H,40,y,'N60 = N x 0.92 (hammer energy ratio 55 %, certificate EN-0417). Percentages are of the dry mass.','Helvetica-Oblique',7)
y+=26
txt(c,H,40,y,'Table C3  Classification and strength of cohesive samples','Helvetica-Bold',8)
g=Grid(c,H,40,y+6,[42,40,66,37,37,37,37,54,54,54,57],['l','d','l','r','r','r','r','r','r','r','r'],size=7.8,dec={1:18},vpad=2.6)
g.row([C('Sample','l',rs=2),C('Depth (m)','c',rs=2),C('Stratum','l',rs=2),C('Atterberg limits (%)','c',cs=4),C('Density (Mg/m³)','c',cs=2),C('Undrained triaxial (kPa)','c',cs=2)],b=True,va='b')
g.row(['w','wL','wP','IP','Bulk','Dry','σ3','cu'],b=True,va='b')
for r in [('U3','1.50','Alluvium',41,58,25,33,'1.79','1.27',30,18),('D4','2.50','Peat',186,'–','NP','–','1.08','0.38','',''),('U7','7.00','Weathered Gault',31,66,27,39,'1.91','1.46',140,74),
 ('U8A','9.20','Gault',27,71,28,43,'1.96','1.54',185,121),('U9A','11.00','Gault',26,74,29,45,'1.98','1.57',220,148),('U10A','12.80','Gault, calcareous',24,62,24,38,'2.01','1.62',260,173)]:
    assert not isinstance(r[4],int) or r[4]-r[5]==r[6]
    g.row(list(r))
T.append(g.finish(2))
g.hl(g.t0[0],w=1);g.hl(g.t1[0],3,7,.4);g.hl(g.t1[0],7,9,.4);g.hl(g.t1[0],9,11,.4);g.hl(g.t1[1],w=.6);g.hl(g.t1[-1],w=1)
y=g.t1[-1]+12
y=para(c,H,40,y,515,'NP: non-plastic. Natural moisture content of the peat is quoted for the whole specimen. The strength of the weathered Gault rises with depth in the way expected of an overconsolidated clay, and the design line proposed for the basin embankment (cu = 45 + 9z kPa, with z taken below 6.85 m) lies below all four results. Sulfate and pH tests are in hand and will be reported with Addendum 2.','Helvetica',8,11)
txt(c,H,555,818,'Sheet 2 of 2','Helvetica',7,'r');c.save();save(N,T)

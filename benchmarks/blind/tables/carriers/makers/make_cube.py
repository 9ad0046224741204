from gridlib import *
from reportlab.pdfgen import canvas
W,H=595,842;N='cube_test_report';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
for nm,fn in(('LN','LiberationSansNarrow-Regular'),('LNB','LiberationSansNarrow-Bold'),('LNI','LiberationSansNarrow-Italic')):
    pdfmetrics.registerFont(TTFont(nm,glob.glob(f'/usr/share/fonts/**/{fn}.ttf',recursive=True)[0]))
F=('LN','LNB','LNI')
txt(c,H,46,54,'COMPRESSIVE STRENGTH OF CONCRETE CUBES','LNB',16);txt(c,H,46,70,'Test report MT/24/0932, issue 1, page 1 of 1. Method EN 12390-3, curing in water at 20 ± 2 °C.','LN',9.5)
txt(c,H,549,54,'Sandel Materials Testing','LNB',11,'r')
x=46
y=para(c,H,x,86,503,'Client: Portway Viaduct Joint Venture. Structure: pier P4, pile cap, pour 2. Specified class C32/40, slump class S3, cement CEM III/A, maximum aggregate 20 mm. Cubes of 150 mm made on site by the client; the laboratory takes no responsibility for sampling. Received in good condition on 13 May 2024.','LN',9.5,12)
g=Grid(c,H,x,y+12,[42,38,50,50,32,44,48,52,52,58,37],['l','c','l','l','r','r','r','r','r','l','c'],fonts=F,size=9,vpad=2.1)
g.row(['Cube','Truck','Made','Tested','Age\n(days)','Slump\n(mm)','Mass\n(kg)','Density\n(kg/m³)','Load\n(kN)','Strength\n(MPa)','Failure'],b=True,va='b',shade='#3c3c46',col='#ffffff',al=['l','c','l','l','r','r','r','r','r','r','c'])
g.al[9]='r'
data=[('1A','T1','12 May','19 May',7,130,8.112,668.4),('1B','T1','12 May','19 May',7,'',8.096,681.0),('1C','T1','12 May','9 Jun',28,'',8.121,1024.7),('1D','T1','12 May','9 Jun',28,'',8.104,1051.2),('2A','T3','12 May','19 May',7,145,8.078,642.9),('2B','T3','12 May','19 May',7,'',8.085,655.5),('2C','T3','12 May','9 Jun',28,'',8.090,988.3),('2D','T3','12 May','9 Jun',28,'',8.067,1003.9),('3A','T6','12 May','19 May',7,120,8.133,701.3),('3B','T6','12 May','19 May',7,'',8.127,694.8),('3C','T6','12 May','9 Jun',28,'',8.140,1083.6),('3D','T6','12 May','9 Jun',28,'',8.119,1070.4),('3E','T6','12 May','7 Jul',56,'',8.125,1219.5)]
st={}
for i,(cu,tr,m,t,a,sl,ms,ld) in enumerate(data):
    f=round(ld/22.5,1);st.setdefault((a),[]).append(f);st.setdefault((tr,a),[]).append(f)
    g.row([cu,tr,m,t,a,sl,f'{ms:.3f}',f'{ms/.003375/10:.0f}0',f'{ld:,.1f}',f'{f:.1f}',('S' if cu!='2B' else 'U (b)')],shade='#ececf0' if i%2 else None)
for a in(7,28):
    v=st[a];g.row([C(f'Mean at {a} days',cs=4),str(a),'','','','',f'{sum(v)/len(v):.1f}',''],b=True)
r0=g.r-2
T.append(g.finish(1));g.hl(g.t0[r0],w=.8);g.hl(g.t1[-1],w=.8)
y=g.t1[-1]+12
txt(c,H,x,y,'S: satisfactory; U: unsatisfactory shape of failure. (b) Result kept by agreement with the client, note of 21 May.','LNI',8.5)
y+=30
# left: chart; right: a small table of acceptance
txt(c,H,x,y,'Figure 1. Mean strength by truck (MPa)','LNB',9.5)
bx,by,bw,bh=x+24,y+14,200,150
c.setStrokeColor('#999999');c.setLineWidth(.3)
for v in range(0,61,10):
    yy=H-(by+bh-v*bh/60);c.line(bx,yy,bx+bw,yy);txt(c,H,bx-5,H-yy+3,str(v),'LN',8,'r')
for i,t in enumerate(('T1','T3','T6')):
    for k,a in enumerate((7,28)):
        v=sum(st[(t,a)])/len(st[(t,a)]);xx=bx+16+i*64+k*20
        c.setFillColor('#9fb4cc' if k==0 else '#35506e');c.rect(xx,H-(by+bh),18,v*bh/60,stroke=0,fill=1)
        txt(c,H,xx+9,by+bh-v*bh/60-3,f'{v:.1f}','LN',7.5,'c')
    txt(c,H,bx+36+i*64,by+bh+11,t,'LN',8.5,'c')
txt(c,H,bx+20,by+bh+24,'light: 7 days, dark: 28 days','LN',8)
X=318;txt(c,H,X,y,'Table 2. Conformity at 28 days (EN 206, initial production)','LNB',9.5)
g=Grid(c,H,X,y+6,[36,60,60,75],['l','r','r','l'],fonts=F,size=9,vpad=3)
g.row(['Truck','Mean of two\n(MPa)','Limit\n(MPa)','Assessment'],b=True,va='b')
ms=[]
for t in('T1','T3','T6'):
    v=sum(st[(t,28)])/2;ms.append(v);g.row([t,f'{v:.1f}','36.0','Conforms'])
m=sum(ms)/3;assert min(ms)>36
g.row(['All',f'{m:.1f}','44.0','Conforms' if m>=44 else 'Does not conform'],b=True)
T.append(g.finish(1))
g.hl(g.t0[0],w=.8);g.hl(g.t1[0],w=.4);g.hl(g.t0[-1],w=.4);g.hl(g.t1[-1],w=.8);
yy=g.t1[-1]+10
para(c,H,X,yy,231,'The limit for the mean of three results is the characteristic strength plus 4 MPa; each result must reach the characteristic strength less 4 MPa. One further cube of truck T6 was tested at 56 days at the request of the designer and takes no part in the assessment.','LN',9,11.5)
c.setLineWidth(.5);c.setStrokeColor('#000000');c.line(46,H-760,230,H-760);txt(c,H,46,772,'M. Quist, laboratory manager, 8 July 2024','LN',9)
c.save();save(N,T)

from gridlib import *
from reportlab.pdfgen import canvas
W,H=595,842;N='bill_of_quantities';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
F=('Times-Roman','Times-Bold','Times-Italic');tots=[]
def page(no,pg,rows,last):
    txt(c,H,50,50,'Ferrant Water Services: Coldwell Pumping Main','Times-Roman',10);txt(c,H,545,50,'Bill No. 3: Pipework','Times-Roman',10,'r')
    g=Grid(c,H,50,62,[34,262,32,48,56,63],['c','l','c','r','r','r'],fonts=F,size=9.5,vpad=2.5,pad=4)
    g.row(['Item','Description','Unit','Quantity','Rate\n£','Amount\n£'],b=True,va='m',al=['c','c','c','c','c','c'])
    s=0
    for r in rows:
        if len(r)==1:g.row(['',C(r[0],b=True)],gap=7)
        elif len(r)==2:g.row(['',C(r[1],it=True)],gap=3)
        else:
            it,d,u,q,rt=r
            if rt is None:g.row([it,d,u,q,'','Included'],gap=3)
            else:
                a=round(q*rt,2);s+=a;g.row([it,d,u,f'{q:,}',f'{rt:,.2f}',f'{a:,.2f}'],gap=3)
    tots.append(round(s,2))
    h=last-g.cur-0
    g.row(['',C(f'Page 3/{no} carried to Collection',b=True,al='r'),'','',C('£',al='r',b=True),C(f'{s:,.2f}',b=True)],gap=14,h=20,va='m')
    T.append(g.finish(pg))
    c.setLineWidth(.8);c.rect(g.x[0],H-g.t1[-1],g.x[-1]-g.x[0],g.t1[-1]-g.t0[0]);g.hl(g.t1[0],w=.8);g.hl(g.t0[-1],w=.8)
    for j in range(1,6):g.vl(j,w=.5)
    return g
page(1,1,[('PIPEWORK: PIPES (CLASS I)',),('','Ductile iron pipes to BS EN 545, class C40, spigot and socket joints, polyethylene sleeved'),
('A','Nominal bore 300 mm; in trenches; depth not exceeding 1.5 m; commencing surface: grassland','m',412,118.4),
('B','Nominal bore 300 mm; in trenches; depth 1.5 to 2.0 m','m',286,131.75),
('C','Nominal bore 300 mm; in trenches; depth 2.0 to 2.5 m; in carriageway of Mill Lane including breaking out','m',64,219.2),
('D','Nominal bore 200 mm; in trenches; depth not exceeding 1.5 m','m',1038,86.15),
('','Polyethylene pipes, PE100 SDR 11, butt fusion joints'),
('E','Outside diameter 180 mm; in trenches; depth not exceeding 1.5 m','m',540,57.9),
('F','Outside diameter 180 mm; by directional drilling below watercourse','m',38,342.0),
('PIPEWORK: FITTINGS AND VALVES (CLASS J)',),
('G','Ductile iron bend, 300 mm, 45 degree, double socket','nr',11,264.5),
('H','Ductile iron tee, 300 x 300 x 200 mm, flanged branch','nr',4,488.25),
('J','Resilient seat gate valve, 300 mm, PN16, with extension spindle and surface box','nr',6,1342.0),
('K','Double orifice air valve, 80 mm, with isolating valve','nr',5,615.8),
('L','Marker posts and indicator plates to valves','','',None)],700)
txt(c,H,297,815,'3/1','Times-Roman',9,'c');c.showPage()
g=page(2,2,[('PIPEWORK: MANHOLES AND ANCILLARIES (CLASS K)',),
('A','Air valve chamber, precast concrete, 1.5 m internal diameter, depth not exceeding 2.0 m, heavy duty cover','nr',5,1876.0),
('B','Washout chamber including 80 mm connection to ditch and precast headwall','nr',3,2214.6),
('C','Reinstatement of grassland; pipe bore not exceeding 300 mm','m',1736,9.85),
('D','Permanent reinstatement of road, type 2 construction','m',64,143.3),
('PIPEWORK: SUPPORTS AND PROTECTION (CLASS L)',),
('E','Granular bed and surround; nominal bore 300 mm','m',762,21.4),
('F','Concrete thrust block, grade C25/30; volume 0.5 to 1 m³','nr',17,198.0)],560)
y=g.t1[-1]+40
txt(c,H,297,y,'COLLECTION','Times-Bold',11,'c')
g=Grid(c,H,170,y+12,[180,20,80],['l','r','r'],fonts=F,size=10,vpad=3)
for i,t in enumerate(tots):g.row([f'Page 3/{i+1}','' if i else '£',f'{t:,.2f}'])
# plain two-column form of the same: the sign stands in its own column
g.row([C('Total of Bill No. 3 carried to Summary',b=True),C('£',b=True),C(f'{sum(tots):,.2f}',b=True)],gap=6)
T.append(g.finish(2));g.hl(g.t0[-1]-3,2,3,.6);g.hl(g.t1[-1]+1,2,3,.6);g.hl(g.t1[-1]+3,2,3,.6)
txt(c,H,297,815,'3/2','Times-Roman',9,'c');c.save();save(N,T);print(tots)

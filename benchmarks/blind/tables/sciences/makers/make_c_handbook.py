from makelib import *
import math
W,H=612,792
c=canvas.Canvas('eng_handbook.pdf',pagesize=(W,H)); T=[]
put(c,60,H-40,'FASTENERS','Helvetica-Bold',9); put(c,500,H-40,'Section 7.3','Helvetica',9)
c.setLineWidth(1.5); c.line(60,H-46,552,H-46)
para(c,H,60,56,492,'<b>7.3.2 Metric coarse threads.</b> The stress area is that of a cylinder whose diameter is the mean of pitch and minor diameters. Tightening torques assume a friction coefficient of 0.14 and 75% of the proof load; reduce by one quarter for plated and oiled threads.','Times-Roman',10,12)
t=Tab(c,H,60,112,[44,40,56,56,56,60,60,60,60],'Times-Roman',8.8,10.4,3,2.1,['c']+['r']*8)
t.row([C('Size',rs=2,al='c'),C('Pitch mm',rs=2,al='c'),C('Diameter, mm',cs=2,al='c'),C('Stress area mm²',rs=2,al='c'),C('Proof load, kN',cs=2,al='c'),C('Torque, N·m',cs=2,al='c')],font='Times-Bold')
t.row([C('pitch',al='c'),C('minor',al='c'),C('class 8.8',al='c'),C('class 10.9',al='c'),C('class 8.8',al='c'),C('class 10.9',al='c')],font='Times-Bold')
for d,p in [(3,.5),(4,.7),(5,.8),(6,1),(8,1.25),(10,1.5),(12,1.75),(14,2),(16,2),(18,2.5),(20,2.5),(22,2.5),(24,3),(27,3),(30,3.5),(33,3.5),(36,4),(39,4),(42,4.5),(48,5)]:
    d2=d-.6495*p; d3=d-1.2269*p; A=math.pi/4*((d2+d3)/2)**2
    sp=580 if d<=16 else 600; pl=A*sp/1000; pm=A*830/1000
    def f(v): return f'{v:.2f}' if v<10 else f'{v:.1f}' if v<100 else f'{v:.0f}'
    t.row([f'M{d}',f'{p:g}',f'{d2:.3f}',f'{d3:.3f}',f(A),f(pl),f(pm) if d<=39 else '—',f(.18*d*.75*pl),f(.18*d*.75*pm) if d<=39 else '—'])
t.layout(); t.band(0,'#D9D9D9',r1=2); t.grid(.5); t.text(); T.append(t.truth(1))
para(c,H,60,t.bottom+4,492,'<b>Table 7-4.</b> Metric coarse thread series: dimensions, proof loads and tightening torques. A dash marks sizes not stocked in class 10.9.','Helvetica',8,9.6)
y=t.bottom+42
para(c,H,60,y,232,'<b>7.3.3 Choice of the washer.</b> Hardened washers are placed under the part that is turned. On oversize and slotted holes use the plate washers of Table 7-5, which cover the slot completely. Spring washers give no security against loosening when the load is transverse, and are not to be counted as a locking device. Where the grip is shorter than three diameters, choose a bolt of the next smaller size in a larger number, since the elongation of a short bolt is too small to hold the preload after embedding.','Times-Roman',10,12)
u=Tab(c,H,316,y+14,[70,54,54,58],'Helvetica',8,9.6,4,1.6,['l','c','c','c'])
para(c,H,316,y-2,236,'<b>Table 7-5.</b> Washers, mm','Helvetica',8,9.6)
u.row(['For bolt','Hole','Outside','Thickness'],font='Helvetica-Bold',color='#FFFFFF')
for r in ['M12|13.5|40|6','M16|17.5|50|6','M20|22|60|8','M24|26|72|8','M27|30|80|10','M30|33|90|10','M36|39|108|12']: u.row(r.split('|'))
u.layout(); u.band(0,'#444444')
for r in range(2,len(u.rows),2): u.band(r,'#EDEDED')
u.text(); T.append(u.truth(1))
put(c,60,40,'7-18','Helvetica-Bold',9)
c.showPage()
# ---- page 2: landscape by /Rotate 90: draw sideways on the portrait page
c.setPageRotation(90); c.setPageSize((792,612))
c.saveState(); c.translate(W,0); c.rotate(90)
# now x to the "display right" ... displayed width = 792, height = 612
c.restoreState()
# displayed (X right, Y up, 792x612) -> page coords: Rotate 90 clockwise: page x = 612-Y ... page y = X
c.saveState(); c.transform(0,1,-1,0,W,0); HH=612
put(c,50,HH-40,'STRUCTURAL SHAPES','Helvetica-Bold',9); put(c,690,HH-40,'Section 9.1','Helvetica',9)
para(c,HH,50,50,690,'<b>Table 9-2.</b> Parallel flange beams: dimensions and section properties (axes x–x and y–y)','Helvetica',9,11)
t=Tab(c,HH,50,68,[78]+[44]*4+[40]+[52]+[52,46,46,46,46,46,46],'Helvetica',7.6,9,3,1.25,['l']+['r']*13)
cc=lambda s,**k:C(s,al='c',**k)
t.row([cc('Designation',rs=2),cc('Mass\nkg/m',rs=2),cc('Dimensions, mm',cs=4),cc('Area\ncm²',rs=2),cc('Axis x–x',cs=3),cc('Axis y–y',cs=3),cc('Paint\nm²/m',rs=2)],font='Helvetica-Bold')
t.row([cc('depth'),cc('width'),cc('web'),cc('flange'),cc('I\ncm^{4}'),cc('S\ncm^{3}'),cc('r\ncm'),cc('I\ncm^{4}'),cc('S\ncm^{3}'),cc('r\ncm')],font='Helvetica-Bold')
grp=[]
def fm(v): 
    s=f'{v:,.0f}'.replace(',',' ') if v>=100 else f'{v:.1f}'; return s
for ser,secs in [('PF 200',[(200,100,5.6,8.5),(203,102,6.4,10.0),(206,134,6.3,9.6),(210,134,7.2,11.4)]),('PF 250',[(250,124,6.0,9.0),(252,146,6.1,9.1),(256,147,7.3,10.9),(260,147,8.0,13.0)]),('PF 300',[(303,165,6.0,10.2),(307,166,6.7,11.8),(310,166,7.9,13.7),(313,166,9.1,16.0)]),('PF 400',[(399,140,6.4,8.8),(403,140,7.0,11.2),(403,177,7.5,10.9),(407,178,7.7,12.8),(410,179,8.8,14.4)]),('PF 500',[(525,165,8.9,11.4),(528,209,9.6,13.2),(533,209,10.1,15.6),(537,210,10.9,17.4),(539,211,11.6,18.8)]),('PF 600',[(599,178,10.0,12.8),(603,228,10.5,14.9),(608,228,11.2,17.3),(612,229,11.9,19.6),(617,230,13.1,22.2)])]:
    k0=len(t.rows)
    for (d,b,w,tf) in secs:
        hw=d-2*tf; A=(2*b*tf+hw*w)/100; Ix=(b*d**3-(b-w)*hw**3)/12/1e4; Iy=(2*tf*b**3+hw*w**3)/12/1e4
        m=A*.785
        t.row([f'{ser} × {m:.0f}',f'{m:.1f}',str(d),str(b),f'{w:.1f}',f'{tf:.1f}',fm(A) if A<100 else f'{A:.0f}',fm(Ix),fm(Ix/(d/20)),f'{(Ix/A)**.5:.1f}',fm(Iy),fm(Iy/(b/20)),f'{(Iy/A)**.5:.2f}',f'{(4*b+2*d-2*w)/1000:.2f}'])
    grp.append(len(t.rows))
t.layout()
t.hl(0,1.2)
t.hl(1,.3,2,6,dx=2); t.hl(1,.3,7,10,dx=2); t.hl(1,.3,10,13,dx=2)
t.hl(2,.7)
for g in grp[:-1]: t.hl(g,.3)
t.hl(grp[-1],1.2)
for k in (2,6,7,10,13): t.vl(k,0,None,.3)
t.text(); T.append(t.truth(2))
para(c,HH,50,t.bottom+5,690,'Fillets are neglected in the area. I = second moment of area, S = elastic modulus, r = radius of gyration. Mass is for steel of 7850 kg/m³.','Helvetica',7.5,9)
put(c,700,30,'9-7','Helvetica-Bold',9)
c.restoreState()
c.save(); save('eng_handbook',T)

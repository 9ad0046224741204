from common import *
import math
fonts(('N','dejavu/DejaVuSansCondensed.ttf'),('NB','dejavu/DejaVuSansCondensed-Bold.ttf'))
# portrait media box, content turned, /Rotate 90: displayed as landscape 842 x 595
d=Doc('steel_sections',landscape(A4)); c=d.c
c.setPageSize(landscape(A4)); c.setPageRotation(90)
# user space (portrait) -> displayed landscape
c.translate(A4[0],0); c.rotate(90)
d.text('Beckford Structural Handbook',36,34,'N',8,color=colors.grey); d.text('Table 6.2  Universal beams: dimensions and properties',36,52,'NB',11)
d.text('6-11',806,34,'N',8,'r',colors.grey)
S=[(457,191,[(98,467.2,192.8,11.4,19.6,10.2),(89,463.4,191.9,10.5,17.7,10.2),(82,460.0,191.3,9.9,16.0,10.2),(74,457.0,190.4,9.0,14.5,10.2),(67,453.4,189.9,8.5,12.7,10.2)]),
(457,152,[(82,465.8,155.3,10.5,18.9,10.2),(74,462.0,154.4,9.6,17.0,10.2),(67,458.0,153.8,9.0,15.0,10.2),(60,454.6,152.9,8.1,13.3,10.2),(52,449.8,152.4,7.6,10.9,10.2)]),
(406,178,[(74,412.8,179.5,9.5,16.0,10.2),(67,409.4,178.8,8.8,14.3,10.2),(60,406.4,177.9,7.9,12.8,10.2),(54,402.6,177.7,7.7,10.9,10.2)]),
(406,140,[(46,403.2,142.2,6.8,11.2,10.2),(39,398.0,141.8,6.4,8.6,10.2)]),
(356,171,[(67,363.4,173.2,9.1,15.7,10.2),(57,358.0,172.2,8.1,13.0,10.2),(51,355.0,171.5,7.4,11.5,10.2),(45,351.4,171.1,7.0,9.7,10.2)]),
(356,127,[(39,353.4,126.0,6.6,10.7,10.2),(33,349.0,125.4,6.0,8.5,10.2)]),
(305,165,[(54,310.4,166.9,7.9,13.7,8.9),(46,306.6,165.7,6.7,11.8,8.9),(40,303.4,165.0,6.0,10.2,8.9)]),
(305,127,[(48,311.0,125.3,9.0,14.0,8.9),(42,307.2,124.3,8.0,12.1,8.9),(37,304.4,123.4,7.1,10.7,8.9)]),
(254,146,[(43,259.6,147.3,7.2,12.7,7.6),(37,256.0,146.4,6.3,10.9,7.6),(31,251.4,146.1,6.0,8.6,7.6)])]
rows=[[C('Serial size',rs=2),C('Mass<br/>kg/m',rs=2),C('Depth<br/>mm',rs=2),C('Width<br/>mm',rs=2),C('Thickness, mm',cs=2),X,C('Root<br/>radius<br/>mm',rs=2),C('Second moment, cm<super>4</super>'.replace('<super>4</super>','⁴'),cs=2),X,C('Radius of gyr., cm',cs=2),X,C('Elastic modulus, cm³',cs=2),X,C('Area<br/>cm²',rs=2)],
[X,X,X,X,'Web','Flange',X,'x–x','y–y','x–x','y–y','x–x','y–y',X]]
s=[('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),.7,colors.black)]
for a in (4,7,9,11): s.append(('LINEBELOW',(a,0),(a+1,0),.4,colors.black))
for D_,B_,g in S:
    for k,(ms,D,B,t,T,r) in enumerate(g):
        A=2*B*T+(D-2*T)*t+(4-math.pi)*r*r; Ix=(B*D**3-(B-t)*(D-2*T)**3)/12+ (4-math.pi)*r*r*(D/2-T-.22*r)**2; Iy=2*T*B**3/12+(D-2*T)*t**3/12
        Ix/=1e4;Iy/=1e4;A/=100
        rows.append([f'{D_} × {B_} × {ms}',str(round(ms+.1*((k*3)%7),1)),f'{D:.1f}',f'{B:.1f}',f'{t:.1f}',f'{T:.1f}',f'{r:.1f}',f'{Ix:,.0f}'.replace(',',' '),f'{Iy:,.0f}'.replace(',',' '),f'{math.sqrt(Ix/A):.1f}',f'{math.sqrt(Iy/A):.2f}',f'{Ix/D*20:,.0f}'.replace(',',' '),f'{Iy/B*20:.0f}',f'{A:.1f}'])
    s.append(('LINEBELOW',(0,len(rows)-1),(-1,len(rows)-1),.3 if D_!=254 else 1,colors.black))
y=d.table(rows,36,60,[92,42,48,48,42,46,46,60,56,56,56,62,54,54],'N','NB',7.8,align='l'+'r'*13,hal='l'+'r'*13,hdr=2,style=s,pad=(.9,1.3,4,4),va='BOTTOM')
y+=10
d.para('The values are for the gross section without deduction for holes. Masses are rounded to one decimal place; the root radius is counted in the area and in the major second moment only. Sections printed here may not be held by all stockists: ask before the design is frozen. Steel of grade S355 is assumed in Tables 6.5 to 6.9.',36,y,330,'N',8,al='j')
# figure
fx,fy=480,y+2
d.rect(fx,fy,fx+50,fy+6,fill=colors.lightgrey,stroke=colors.black); d.rect(fx,fy+54,fx+50,fy+60,fill=colors.lightgrey,stroke=colors.black); d.rect(fx+23,fy+6,fx+27,fy+54,fill=colors.lightgrey,stroke=colors.black)
d.hline(fx-10,fx+60,fy+30,.3,dash=([6,2,1,2],0)); d.text('x',fx-17,fy+32,'N',8); d.text('x',fx+63,fy+32,'N',8)
d.vline(fx-25,fy,fy+60,.4); d.text('D',fx-36,fy+33,'N',8); d.text('T',fx+56,fy+6,'N',8); d.text('t',fx+31,fy+20,'N',8)
d.para('Fig. 6.3. Notation. D depth, T flange, t web; the y–y axis is upright.',575,y+10,200,'N',8)
d.save()

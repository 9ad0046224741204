"""Landscape table printed on a portrait sheet with /Rotate 90; bbox in the displayed (upright) coordinates."""
from make_lib import *
import os
from pypdf import PdfReader, PdfWriter
d=Doc('ie4_motor_ratings',(842,595))
d.t(40,40,'Cast-iron motors IE4, 4 pole, 400 V 50 Hz','Helvetica-Bold',14); d.t(802,40,'Kestrel Motor Works','Helvetica-Oblique',10,'r')
d.t(40,56,'IP55 · insulation class F, temperature rise class B · duty S1','Helvetica',9)
H0=['Output\nkW','Motor type','Product code','Speed\nr/min',S('Efficiency, %',3),None,None,S('Power\nfactor\ncos φ'.replace('φ','phi')),S('Current',2),None,S('Torque',3),None,None,'Weight\nkg']
H0=[S(v,1,2) if isinstance(v,str) else ({**v,'rs':2} if isinstance(v,dict) and v.get('cs',1)==1 else v) for v in H0]
H1=[None,None,None,None,'4/4','3/4','1/2',None,'In, A','Is/In','Tn, Nm','Tl/Tn','Tb/Tn',None]
D='''0.55 KM3 80MA 3GQ082410-A 1441 84.9 84.2 81.1 0.71 1.3 7.1 3.6 2.9 3.4 23
0.75 KM3 80MB 3GQ082420-A 1446 86.1 85.9 83.4 0.70 1.8 7.4 5.0 3.0 3.6 25
1.1 KM3 90SLB 3GQ092430-B 1452 88.0 88.3 86.9 0.74 2.4 7.9 7.2 2.7 3.9 31
1.5 KM3 90LD 3GQ092540-B 1450 88.6 88.9 87.7 0.76 3.2 8.0 9.9 2.9 3.9 34
2.2 KM3 100LB 3GQ102520-A 1458 89.9 90.2 89.2 0.77 4.6 8.6 14.4 2.8 4.2 44
3 KM3 100LKA 3GQ102810-A 1456 90.5 90.9 90.1 0.78 6.1 8.8 19.7 3.0 4.3 52
4 KM3 112MB 3GQ112320-D 1460 91.3 91.6 91.0 0.77 8.2 8.7 26.2 2.9 4.0 60
5.5 KM3 132SMC 3GQ132230-A 1469 92.0 92.3 91.6 0.79 10.9 8.1 35.8 2.3 3.6 79
7.5 KM3 132SME 3GQ132250-A 1468 92.7 93.0 92.5 0.80 14.6 8.3 48.8 2.4 3.7 94
11 KM3 160MLC 3GQ162430-G 1478 93.4 93.8 93.4 0.82 20.7 7.9 71.1 2.6 3.3 182
15 KM3 160MLD 3GQ162440-G 1477 94.0 94.4 94.1 0.83 27.7 8.0 97.0 2.7 3.4 206
18.5 KM3 180MLB 3GQ182420-G 1481 94.3 94.7 94.3 0.83 34.1 7.6 119 2.7 3.2 221
22 KM3 180MLC 3GQ182430-G 1480 94.6 95.0 94.8 0.84 40.0 7.7 142 2.8 3.2 240
30 KM3 200MLB 3GQ202420-G 1483 95.0 95.3 95.0 0.84 54.3 7.4 193 2.6 3.1 312
37 KM3 225SMA 3GQ222210-G 1485 95.3 95.6 95.4 0.85 65.9 7.3 238 2.7 3.0 348
45 KM3 225SMC 3GQ222230-G 1484 95.5 95.9 95.7 0.85 80.0 7.5 290 2.8 3.1 378
55 KM3 250SMB 3GQ252220-G 1486 95.8 96.1 95.9 0.86 96.4 7.6 353 2.7 3.2 449
75 KM3 280SMB 3GQ282220-G 1488 96.1 96.3 96.0 0.86 131 7.2 481 2.5 2.9 641
90 KM3 280SMC 3GQ282230-G 1487 96.2 96.4 96.2 0.87 155 7.4 578 2.6 3.0 697
110 KM3 315SMB 3GQ312220-G 1490 96.4 96.5 96.2 0.86 192 7.0 705 2.1 2.9 930'''
R=[H0,H1]
for l in D.split('\n'):
    p=l.split(); R.append([p[0],p[1]+' '+p[2]]+p[3:])
g=Grid(d,40,70,[44,82,92,44,44,44,44,48,48,46,52,46,46,52],R,'Helvetica','Helvetica-Bold',8,al='rll'+'r'*11,hdr=2,valign='m',vpad=3.2,pad=6)
g.band(0,'#1f3d5c',1)
for r in range(3,len(R),2): g.band(r,'#e9eef3')
g.hcol='#ffffff'; g.draw()
for a,b in ((4,7),(8,10),(10,13)): g.hr(1,.5,'#ffffff',a,b)
g.hr(len(R),.8,'#1f3d5c')
y=g.bot+12
d.t(40,y,'Is = starting current, Tl = locked rotor torque, Tb = breakdown torque. Efficiency to IEC 60034-2-1:2014, low uncertainty. Weight is for foot-mounted motors; add the flange from page 31.','Helvetica',7.5)
d.t(802,575,'Low voltage motors | KM 02-2025   17','Helvetica',8,'r')
d.save()
# turn: content laid sideways on a portrait sheet, shown upright with /Rotate
from pypdf import Transformation, PageObject
r=PdfReader('ie4_motor_ratings.pdf'); src=r.pages[0]
pg=PageObject.create_blank_page(width=595,height=842)
pg.merge_transformed_page(src,Transformation((0,1,-1,0,595,0)))   # 90 deg counter-clockwise
pg.rotate(90)
w=PdfWriter(); w.add_page(pg); w.write('x.pdf'); os.replace('x.pdf','ie4_motor_ratings.pdf')

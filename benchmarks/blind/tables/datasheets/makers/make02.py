from lib import *
d=Doc('harrow_workshop_manual',(595,842),'Times-Roman','Times-Bold','Times-Italic')
# p1 torque
d.put(50,50,'Section 3 – Chassis and running gear','Times-Bold',9);d.put(545,50,'WM-D210-03','Times-Roman',9,'r');d.line(50,55,545,55,1)
d.put(50,82,'3.4  Tightening torques','Times-Bold',14)
y=d.para(50,100,495,'Use the values of Table 3.4 for all joints which are not listed in the special torque list of Table 3.5. The values are for clean, lightly oiled threads. For zinc-nickel coated screws take 85 % of the value. Never re-use a micro-encapsulated screw.',sz=10)
d.put(50,y+12,'Table 3.4   Standard torques, metric coarse thread (N·m)','Times-BoldItalic',9.5)
sz=[('M5','0.80',8,'4.5','6.5','7.6','5.0'),('M6','1.00',10,'7.7','11.3','13.2','8.6'),('M8','1.25',13,'18.5','27.3','32.0','21.0'),('M10','1.50',16,'36','54','63','41'),('M12','1.75',18,'63','93','109','71'),('M14','2.00',21,'101','148','173','113'),('M16','2.00',24,'153','230','270','175'),('M18','2.50',27,'220','329','385','–'),('M20','2.50',30,'308','464','543','–'),('M24','3.00',36,'532','798','934','–')]
rows=[['Thread','Pitch\n(mm)','Wrench\n(mm)','Property class','<','<','Flange screw, locking'],['^','^','^','8.8','10.9','12.9','^']]+[[a,b,str(c)]+list(r) for a,b,c,*r in sz]
b=d.table(50,y+17,[52,46,50,50,50,50,74],rows,'lccdddd',hdr=2,sz=9,h='all',v='all',lw=.7,hbg='#d9d9d9')
# drawing of bolt on right
x=450;yy=y+40
d.rect(x,yy,70,26,'#eeeeee',lw=1);d.rect(x+15,yy+26,40,14,'#dddddd',lw=.8);d.rect(x+23,yy+40,24,90,'#ffffff',lw=1)
for i in range(11): d.line(x+23,yy+56+i*6.5,x+47,yy+60+i*6.5,.4)
d.line(x,yy-10,x+70,yy-10,.4);d.put(x+35,yy-13,'SW (wrench)','Times-Roman',8,'c');d.line(x,yy-14,x,yy,.3);d.line(x+70,yy-14,x+70,yy,.3)
d.put(x+72,yy+100,'pitch','Times-Italic',8);d.line(x+49,yy+97,x+70,yy+97,.3)
d.put(x+35,yy+148,'Fig. 3-7','Times-Bold',8.5,'c')
d.put(50,b+11,'–  not made in this size','Times-Roman',8)
y=b+36
d.put(50,y,'Table 3.5   Special torques','Times-BoldItalic',9.5)
rows=[['Joint','Screw','Qty','Torque','Method / remark'],
['Front axle',"","","",""],
['Wheel nut','M20 × 1.5','8','430 N·m','Crosswise; check again after 10 h'],
['Steering cylinder bracket to axle body','M16 × 60','4','270 N·m','Thread locker 270'],
['Pivot pin retainer','M10 × 25','2','54 N·m',''],
['Engine and clutch housing','','','',''],
['Flywheel','M12 × 1.25','8','60 N·m + 90°','Angle; replace screws each time'],
['Engine carrier to clutch housing','M14 × 45','10','175 N·m','In two passes, 80 N·m first'],
['Oil drain plug','M22 × 1.5','1','50 N·m','New copper ring'],
['Three-point hitch','','','',''],
['Lower link stay','M24 × 110','2','798 N·m',''],
['Lift arm to rockshaft, with toothed washer and retaining plate','M18 × 50','2','329 N·m','Grease the spline before fitting']]
b=d.table(50,y+6,[170,68,32,78,147],[[C(v,ind=10) if j==0 and 0<i and r[1] else v for j,v in enumerate(r)] for i,r in enumerate(rows)],'lccll',sz=9,h={0:1.2,1:.6,5:.4,9:.4,-1:1.2},bold=[1,5,9],va='t',hal='l',pv=2)
d.rect(50,b+18,495,44,'#f7f7f7',lw=1);d.put(62,b+34,'WARNING','Times-Bold',11);d.para(130,b+33,405,'A wheel nut that is torqued on a painted face settles within hours. Remove paint from the contact faces, and check the torque after the first ten hours of work.',sz=9.5)
d.put(297,815,'3 – 17','Times-Roman',9,'c')
d.show()
# p2: maintenance schedule open w/ dots, parts
d.put(50,50,'Section 9 – Periodic service','Times-Bold',9);d.put(545,50,'WM-D210-03','Times-Roman',9,'r');d.line(50,55,545,55,1)
d.put(50,82,'9.1  Service intervals','Times-Bold',14)
Q=[('Engine',None),('Engine oil level','● - - - - -'),('Engine oil and filter','- - ● - - -'),('Fuel pre-filter, drain water','- ● - - - -'),('Fuel main filter','- - - ● - -'),('Valve clearance','- - - - ● -'),('Coolant','- - - - - ●'),('Transmission and hydraulics',None),('Transmission oil level','- ● - - - -'),('Transmission oil','- - - - ● -'),('Suction screen','- - - ● - -'),('Hydraulic hoses','- - - - - ●'),('Chassis',None),('Grease front axle pivots','- ● - - - -'),('Wheel nuts, torque','- ● - - - -'),('Brake pedal play','- - ● - - -'),('Tyre pressure','● - - - - -')]
font('DJ','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf')
rows=[['Item','Hours of operation','<','<','<','<','Two\nyears'],['^','10','50','250','500','1000','^']]
for a,b in Q:
    rows.append([a,'','','','','',''] if b is None else [C(a,ind=8)]+['' if k=='-' else 'X' for k in b.split()])
d.put(50,100,'X = carry out at this interval. The first oil change is due at 50 hours.','Times-Italic',9)
b=d.table(50,110,[190,38,38,38,38,38,46],rows,'lcccccc',hdr=2,sz=9.5,h={0:.8,1:[(.4,1,6)],2:.8,-1:.8},bold=[2,9,14],pv=1.7)
# sketch beside
d.rect(492,170,50,70,'#eeeeee');d.circ(503,250,14,'#bbbbbb');d.circ(532,250,10,'#bbbbbb');d.rect(497,140,30,30)
d.call(545,150,1,515,160);d.call(487,215,2,505,225);d.call(549,270,3,536,256);d.put(517,292,'Fig. 9-1','Times-Bold',8.5,'c')
y=b+30
d.put(50,y,'9.2  Capacities and lubricants','Times-Bold',14)
rows=[['Filling point','Litres','Fluid','Grade'],['Engine crankcase, with filter','8.5','Engine oil','SAE 15W-40, API CI-4'],['Transmission and rear axle','34','UTTO','SAE 10W-30'],['Front axle differential','4.25','Gear oil','SAE 80W-90, GL-5'],['Front axle final drive, each side','0.75','Gear oil','SAE 80W-90, GL-5'],['Cooling system','11','Water and antifreeze, 50 : 50','Silicate free'],['Fuel tank','72','Diesel','EN 590']]
b=d.table(50,y+10,[170,50,150,125],rows,'ldll',sz=10,hal='l',pv=2.2)
y=b+26
d.put(50,y,'9.3  Service kits','Times-Bold',14)
y+=10
rows=[['Kit','Part no.','Contents','Qty'],['250 h','D210 1 8840','Oil filter','1'],['^','^','Drain plug ring, copper','1'],['^','^','Gasket, filter head','2'],['500 h','D210 1 8841','Oil filter','1'],['^','^','Fuel main filter','1'],['^','^','Fuel pre-filter with bowl seal','1'],['^','^','Suction screen O-ring','2'],['1000 h','D210 1 8842','500 h kit, complete','1'],['^','^','Rocker cover gasket','1'],['^','^','Air cleaner elements, outer and inner','1 + 1']]
b=d.table(50,y,[60,90,220,50],rows,'lllc',sz=9,h={i:[(.4,2,4)] for i in (2,3,5,6,7,9,10)}|{0:.5,1:1,4:.5,8:.5,-1:.5},v={0:.5,-1:.5,2:.5},va='t',hal='l',pv=2)
d.put(297,815,'9 – 2','Times-Roman',9,'c')
d.save()

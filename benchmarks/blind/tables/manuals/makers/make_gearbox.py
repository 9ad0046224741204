from make_lib import *
ttf('LN','liberation/LiberationSansNarrow-Regular.ttf'); ttf('LNB','liberation/LiberationSansNarrow-Bold.ttf')
d=Doc('hx4_gear_unit_manual',(595,842))
def head(p):
    d.t(50,38,'HX4 Helical Gear Unit','LNB',10); d.t(545,38,'Service Manual 4417-EN  Rev. F','LN',9,'r'); d.hl(50,545,43,1.2)
    d.t(50,815,'Orlund Drives AB','LN',8); d.t(297,815,'6-%d'%p,'LN',9,'c')
head(12)
d.t(50,66,'6.4  Intermediate shaft assembly','LNB',13)
# exploded drawing
c=d.c
def ring(x,y,rx,ry): c.setLineWidth(.9); c.ellipse(x-rx,d.H-y-ry,x+rx,d.H-y+ry)
d.hl(70,530,150,.4,'#555555',[[6,2,1,2]])
for x,rx,ry in ((100,8,34),(118,6,26),(150,10,40),(158,10,40),(330,13,48),(345,13,48),(395,10,40),(403,10,40),(440,6,24),(472,9,36)): ring(x,150,rx,ry)
d.rect(195,140,300,160,stroke='#000000',w=.9); d.rect(215,134,262,166,stroke='#000000',w=.9); d.rect(228,128,246,134,stroke='#000000',w=.8)
for n,x,y,tx,ty in ((1,240,205,240,166),(2,300,92,337,112),(3,206,92,236,128),(4,150,215,152,188),(5,400,90,398,112),(6,118,90,118,124),(7,440,212,440,174),(8,96,214,98,184),(9,478,210,474,186),(10,520,96,500,146)):
    c.setLineWidth(.4); c.line(x,d.H-y,tx,d.H-ty); c.setFillColor(HexColor('#ffffff')); c.circle(x,d.H-y,8,stroke=1,fill=1); d.t(x,y+3,str(n),'LN',8.5,'c')
d.t(297,240,'Figure 6-7   Exploded view, looking from the drive end','LN',9,'c')
d.t(50,262,'Table 6-9.  Parts list to Figure 6-7','LNB',9.5)
R=[['Item','Part number','Description','Qty','Material','Serial nos. / remark'],
['','HX4-3300-00','Intermediate shaft assembly, complete','1','','incl. items 1 to 10'],
['1','HX4-3301-02',S('Shaft, intermediate, 17-tooth pinion cut on shaft',ind=8),'1','18CrNiMo7-6','from 20114'],
['2','HX4-3310-04',S('Gear wheel, helical, z = 71, module 3.5',ind=8),'1','16MnCr5',''],
['3','DIN 6885-A14',S('Parallel key 14 × 9 × 50',ind=8),'1','C45+C',''],
['4','32211-XB',S('Tapered roller bearing, non-drive end',ind=8),'1','','matched pair with item 5'],
['5','32212-XB',S('Tapered roller bearing, drive end',ind=8),'1','','matched pair with item 4'],
['6','HX4-3318-01',S('Spacer ring',ind=8),'1','S355J2',''],
['7',S('HX4-3322-03'),S('Shim set, consisting of',ind=8),'1','',''],
['','HX4-3322-11',S('Shim 0.10 mm',ind=20),'4','1.4310','select on assembly'],
['','HX4-3322-12',S('Shim 0.25 mm',ind=20),'4','1.4310','select on assembly'],
['','HX4-3322-13',S('Shim 0.50 mm',ind=20),'2','1.4310','select on assembly'],
['8','HX4-3340-00',S('Cover, closed, non-drive end',ind=8),'1','EN-GJL-250',''],
['9','HX4-3341-02',S('Cover, drive end, with bore for radial shaft seal (seal not included; order separately as kit HX4-9105)',ind=8),'1','EN-GJL-250','up to 20113: use HX4-3341-01'],
['10','ISO 4762 M8×25',S('Socket head cap screw',ind=8),'12','8.8 Zn','torque: Table 6-10']]
g=Grid(d,50,270,[30,84,178,28,68,107],R,'LN','LNB',9,al='cllrll',hdr=1,hal='l',vpad=2.8)
g.draw(); g.hr(0,1.2); g.hr(1,.6); g.hr(2,.25); g.hr(len(R),1.2)
y=g.bot+16
d.para(50,y,495,'Items 4 and 5 are supplied only as a matched pair. Shims are selected so that the axial play of the cold shaft lies between 0.05 and 0.10 mm; see 6.4.3. A part number in the remark replaces the number in the list for the serial numbers given.','LN',9.2)
y+=44
d.t(50,y,'Ordering spare parts','LNB',10); 
d.para(50,y+14,495,'State the serial number stamped on the rating plate, the part number and the quantity. Parts of a matched pair, shims and seals are delivered from stock in Västerås; castings are made to order.','LN',9.2)
d.next(); head(13)
y=d.para(50,66,495,'6.4.3  Tightening and lubrication','LNB',13)
y=d.para(50,y+4,495,'Tighten in three passes, crosswise, at 30 %, 70 % and 100 % of the value in Table 6-10. Values hold for a friction coefficient of 0.14. For screws locked with adhesive use the right-hand columns.','LN',9.5)
# full ruled, stacked header 3 levels
R=[[S('Thread',1,3),S('Width across flats, mm',1,3),S('Tightening torque, N·m',6),None,None,None,None,None],
[None,None,S('Dry or lightly oiled',3),None,None,S('With locking adhesive',3),None,None],
[None,None,'8.8','10.9','12.9','8.8','10.9','12.9'],
['M5','4','5.9','8.6','10','6.5','9.5','11'],
['M6','5','10','15','17','11','16','19'],
['M8','6','25','36','43','27','40','47'],
['M10','8','49','72','84','54','79','92'],
['M12','10','85','125','145','93','137','160'],
['M16','14','210','310','365','231','341','—'],
['M20','17','425','610','710','468','671','—'],
['M24','19','730','1 050','1 220','—','—','—']]
y+=12; d.t(297,y,'Table 6-10.  Screws in cast-iron housings','LNB',9.5,'c')
g=Grid(d,92,y+7,[54,66]+[49]*6,R,'LN','LNB',9,al='lcrrrrrr',hdr=3,valign='m',pad=8,vpad=3)
g.draw(); g.box(.5)
y=g.bot+12; d.t(92,y,'— combination not permitted','LN',8)
y+=26
d.t(50,y,'Table 6-11.  Lubricants and fill quantities','LNB',9.5)
R=[['Size','Oil type','Ambient, °C','ISO VG','Fill, litres\nB3 position','Fill, litres\nV5 position','First change','Then every'],
['HX4-80','CLP mineral','−10 to +40','220','1.9','2.6','500 h','5 000 h or 1 year'],
['','CLP HC synthetic','−30 to +60','220','1.9','2.6','500 h','10 000 h or 3 years'],
['HX4-112','CLP mineral','−10 to +40','220','4.3','5.8','500 h','5 000 h or 1 year'],
['','CLP HC synthetic','−30 to +60','320','4.3','5.8','500 h','10 000 h or 3 years'],
['HX4-160','CLP mineral','0 to +40','320','11.5','16.0','800 h','5 000 h or 1 year'],
['','CLP HC synthetic','−30 to +60','320','11.5','16.0','800 h','10 000 h or 3 years'],
['','CLP PG polyglycol ¹','−25 to +80','460','11.5','16.0','800 h','15 000 h or 4 years']]
g=Grid(d,50,y+7,[50,84,62,44,56,56,56,87],R,'LN','LNB',8.8,al='llcrrrll',hdr=1,hal='c',vpad=3,valign='m')
g.band(0,'#d9e2e8'); g.draw()
for r in (1,3,5): g.hr(r,.5)
g.hr(0,1); g.hr(8,1)
y=g.bot+11; y=d.para(50,y,495,'¹ Not miscible with other oils. Flush the housing twice before filling.','LN',8)
# boxed warning
d.rect(50,y+8,545,y+54,stroke='#000000',w=1.5); d.t(60,y+24,'CAUTION','LNB',12)
d.para(130,y+22,405,'Hot oil. Let the gear unit cool below 40 °C before opening the drain plug. Collect used oil and dispose of it as local rules require; never mix synthetic and mineral oil.','LN',9)
y+=76
for i,l in enumerate(('Check the oil level at standstill, warm but not hot.','Open the breather (10) before the drain plug (11).','Fit new sealing rings, Ø 22 × 27 × 1.5.','Fill to the middle of the sight glass and run for 5 minutes.','Check again; top up if needed.')):
    d.t(58,y,'%d.'%(i+1),'LN',9.5); d.t(76,y,l,'LN',9.5); y+=14
d.save()

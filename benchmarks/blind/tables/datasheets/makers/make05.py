from lib import *
import math
L='/usr/share/fonts/truetype/dejavu/'
font('DC',L+'DejaVuSansCondensed.ttf');font('DCB',L+'DejaVuSansCondensed-Bold.ttf');font('DCI',L+'DejaVuSansCondensed-Oblique.ttf')
# exploded view + parts in two columns
d=Doc('garrick_chainsaw_ipl',(595,842),'DC','DCB','DCI')
d.put(40,44,'G 455 R','DCB',16);d.put(300,44,'B   Crankcase, cylinder, clutch','DCB',11);d.put(555,44,'IPL 2018-09','DC',8,'r')
d.rect(40,54,515,250,None,lw=.8)
d.rect(120,110,120,110,'#f0f0f0',lw=1);d.rect(250,120,70,90,'#f7f7f7',lw=1)
for i in range(8):d.line(250,126+i*11,320,126+i*11,.6)
d.circ(180,165,30,'#ffffff',1);d.circ(180,165,12,'#dddddd',1)
d.circ(400,160,34,'#eeeeee',1);d.circ(400,160,10,'#ffffff',1);d.circ(470,160,24,'#e0e0e0',1);d.rect(300,240,60,18,'#eeeeee');d.rect(150,245,70,12,'#dddddd')
d.line(210,165,366,160,.3,dash=[3,2]);d.line(434,160,446,160,.3,dash=[3,2])
for x,y,n,tx,ty in ((70,90,1,120,115),(70,150,2,150,160),(70,210,5,122,215),(180,80,4,180,135),(285,85,8,285,120),(345,100,9,320,130),(350,215,12,320,205),(330,285,14,330,258),(185,285,17,185,257),(400,95,20,400,126),(470,110,22,470,136),(520,190,24,492,170),(440,230,21,412,190),(510,250,26,430,185)):
    d.call(x,y,n,tx,ty,8)
P='''1|522 63 71-01|Crankcase, assy|1|incl. 2–7
2|503 93 23-02|Ball bearing|2|
3|505 27 57-19|Sealing ring|2|
4|537 29 05-01|Crankshaft|1|
5|503 22 65-04|Guide pin|2|
6|522 63 82-01|Gasket, crankcase|1|
7|503 21 02-30|Screw M5 × 30|6|
8|537 32 04-02|Cylinder kit 46 mm|1|incl. 9–13
9|537 32 05-02|Piston kit|1|
10|503 28 90-50|Piston ring|1|
11|503 41 26-01|Piston pin|1|
12|737 44 10-00|Circlip|2|
13|501 45 41-02|Needle bearing|1|
14|544 00 33-01|Muffler|1|
15|544 09 12-01|Gasket, muffler|1|
16|503 21 28-22|Screw M5 × 22|4|
17|537 40 62-01|Deflector|1|US, CA
17|537 40 62-02|Deflector with spark arrestor screen|1|AU'''
Q='''20|537 10 95-05|Clutch assy|1|
21|537 35 90-02|Clutch spring|3|
22|537 29 16-01|Clutch drum .325 × 7|1|incl. 23
22|537 29 16-02|Clutch drum 3/8 × 7|1|option
23|503 25 58-01|Needle cage|1|
24|503 75 25-01|Washer|1|
25|735 31 17-00|E-clip|1|
26|521 96 12-01|Oil pump|1|
27|503 93 39-01|Pump wheel|1|
28|537 03 11-02|Suction hose|1|
29|503 57 58-01|Oil filter|1|
30|503 21 56-16|Screw M4 × 16|2|
31|522 95 00-01|Inlet pipe|1|
32|522 95 04-01|Clamp, inlet pipe, with threaded insert|2|'''
H=['Pos','Part No.','Description','Qty','Note']
r=[H]+[l.split('|') for l in P.split('\n')]
d.table(40,318,[24,66,106,20,42],r,'lllcl',sz=7.2,ld=9,h={1:.6},hal='l',va='t',pv=2,ph=2)
r=[H]+[l.split('|') for l in Q.split('\n')]
b=d.table(306,318,[24,66,98,20,41],r,'lllcl',sz=7.2,ld=9,h={1:.6},hal='l',va='t',pv=2,ph=2)
d.rect(306,b+16,249,58,'#f4f4f4',None)
d.para(314,b+30,233,'Positions without a number in the figure are in the assembly named in the note. Order screws by the piece, in lots of ten. Parts marked “option” do not come with the saw.',sz=7.5)
d.put(40,640,'Chain and bar combinations','DCB',10)
r=[['Bar length','Pitch, inch','Gauge, mm','Drive links','Chain','Max. nose teeth','Part No. bar'],['13" / 33 cm','.325','1.3','56','H30','10T','508 91 21-56'],['15" / 38 cm','.325','1.3','64','H30','10T','508 91 21-64'],['16" / 40 cm','.325','1.5','66','H25','10T','508 92 61-66'],['18" / 45 cm','.325','1.5','72','H25','12T','508 92 61-72'],['^','3/8','1.5','68','H42','11T','501 95 92-68'],['20" / 50 cm','3/8','1.5','72','H42','11T','501 95 92-72']]
d.table(40,648,[80,66,66,66,50,87,100],r,'lcccccl',sz=8,h='all',v='all',lw=.6,pv=2.2)
d.put(555,820,'3','DC',8,'r');d.save()
# pump selection, open tight 13 cols on rotated landscape page
d=Doc('solvang_pump_selection',(842,595),'DC','DCB','DCI')
d.c.setPageSize((842,595))
d.put(45,45,'SVG-K end suction pumps, 2900 1/min, 50 Hz','DCB',14);d.put(797,45,'Selection table 2 – K','DC',9,'r')
qs=[0,6,12,18,24,30,36,42,48]
rows=[['Type','Motor P2','<','In [A]\n3~400 V','Q','<','<','<','<','<','<','<','<','<'],['^','kW','HP','^','m³/h']+[str(q) for q in qs],['^','^','^','^','l/min']+[str(int(q*1000/60)) for q in qs],]
T=[('32-160.1/A','1.5','2','3.4',24.5,9,30),('32-160/A','2.2','3','4.8',31.2,9,30),('32-160/B','3','4','6.3',37,9.5,34),('32-200/B','4','5.5','8.1',45.1,10,32),('32-200/C','5.5','7.5','10.7',55.8,10,36),('40-125/A','1.1','1.5','2.6',15.7,5,37),('40-125/B','1.5','2','3.4',19.6,5.5,42),('40-125/C','2.2','3','4.8',25.4,6,48),('40-160/A','3','4','6.3',30.5,7,44),('40-160/B','4','5.5','8.1',37.3,7,48),('40-200/A','5.5','7.5','10.7',47.9,8,44),('40-200/B','7.5','10','14.2',58.1,8,48),('50-125/B','3','4','6.3',20.1,2.4,48),('50-125/C','4','5.5','8.1',25.3,2.4,48),('50-160/A','5.5','7.5','10.7',32.6,2.6,48),('50-160/B','7.5','10','14.2',39.4,2.6,48)]
for n,kw,hp,a,h0,k,qm in T:
    rows.append([n,kw,hp,a,'H [m]' if n=='32-160.1/A' else '^']+[('%.1f'%(h0-k*1.0*(q/30)**2) if q<=qm and (q>0 or True) else '') for q in qs])
b=d.table(45,62,[66,30,30,44,40]+[36]*9,rows,'lccdc'+'r'*9,hdr=3,sz=7.5,ph=2.5,pv=1.8,h={0:.8,1:[(.3,1,3),(.3,4,14)],2:[(.3,4,14)],3:.8,8:.3,15:.3,-1:.8},v={4:.3,5:.3},hal='c')
d.put(45,b+11,'Tolerance to ISO 9906:2012, grade 3B. H = total head in metres of water column. Values at 20 °C, 1.0 mm²/s.','DC',7)
# curve
x,y,w,h=610,70,185,150
d.rect(x,y,w,h,None,lw=.6)
for i in range(1,6):d.line(x+i*w/6,y,x+i*w/6,y+h,.2,'#aaaaaa');d.line(x,y+i*h/6,x+w,y+i*h/6,.2,'#aaaaaa')
for i in range(7):d.put(x+i*w/6,y+h+9,str(i*8),'DC',6.5,'c');d.put(x-3,y+h-i*h/6+2,str(i*10),'DC',6.5,'r')
for n,kw,hp,a,h0,k,qm in T[::3]:
    p=None
    for i in range(13):
        q=qm*i/12;c=(x+w*q/48,y+h-h*(h0-k*(q/30)**2)/60)
        if p:d.line(*p,*c,.9,'#0050a0')
        p=c
    d.put(p[0]+2,p[1]-2,n.split('/')[0],'DC',5.5)
d.put(x+w/2,y+h+20,'Q [m³/h]','DCI',7,'c');d.put(x,y-4,'H [m]','DCI',7)
y2=b+30
d.put(45,y2,'Dimensions and weights, mm and kg','DCB',9.5)
D=[['Type','DNa','DNm','a','f','h1','h2','b','m1','n1','s','w','kg']]+[l.split() for l in '''32-160 50 32 80 360 132 160 50 100 240 14 260 38
32-200 50 32 80 360 160 180 50 100 240 14 260 47
40-125 65 40 80 360 112 140 50 100 210 14 260 34
40-160 65 40 80 360 132 160 50 100 240 14 260 40.5
40-200 65 40 100 360 160 180 50 100 265 14 260 51
50-125 65 50 100 360 132 160 50 100 240 14 260 37
50-160 65 50 100 360 160 180 50 100 265 14 260 44.5'''.split('\n')]
d.table(45,y2+5,[56]+[34]*11+[40],D,'l'+'r'*12,sz=8,hal='r',pv=1.7,h={0:.6,1:.6,-1:.6})
# drawing
x=560;y=y2+10
d.rect(x+40,y+20,60,50,'#eeeeee');d.rect(x+100,y+30,70,30,'#dddddd');d.rect(x+58,y,24,20,'#eeeeee');d.rect(x+20,y+35,20,22,'#eeeeee');d.rect(x+35,y+75,140,8,'#bbbbbb')
d.line(x+40,y+95,x+170,y+95,.4);d.put(x+105,y+92,'f','DCI',8,'c');d.line(x+20,y+95,x+40,y+95,.4);d.put(x+30,y+92,'a','DCI',8,'c');d.line(x+188,y+46,x+188,y+83,.4);d.put(x+193,y+66,'h1','DCI',8);d.line(x+188,y,x+188,y+46,.4);d.put(x+193,y+26,'h2','DCI',8)
d.save()

from lib import *
L='/usr/share/fonts/truetype/liberation/'
for n,f in (('LS','LiberationSans-Regular'),('LSB','LiberationSans-Bold'),('LSI','LiberationSans-Italic')): font(n,L+f+'.ttf')
d=Doc('tk5308_datasheet',(612,792),'LS','LSB','LSI')
def head(d):
    d.rect(36,28,540,3,'#8a1420',None)
    d.put(36,45,'TALLKRONA SEMICONDUCTOR','LSB',8);d.put(576,45,'TK5308  |  SLTS442C – Revised May 2021','LS',8,'r')
    d.line(36,762,576,762,.5);d.put(36,772,'Submit document feedback','LS',7);d.put(576,772,str(d.page),'LS',7,'r')
head(d)
d.put(36,78,'TK5308   3-A, 4.5-V to 28-V Synchronous Step-Down Converter','LSB',15)
d.line(36,88,576,88,.8)
d.put(36,106,'1  Features','LSB',11)
y=120
for t in ['Wide input range from 4.5 V to 28 V','Integrated 85-mΩ and 42-mΩ switches','Fixed 500-kHz switching frequency, advanced pulse skip at light load','Internal 2-ms soft start and pre-bias start-up','Cycle by cycle overcurrent limit with hiccup','Available in an 8-pin SOIC package with pad']:
    d.put(40,y,'•','LS',8.5);y=d.para(50,y,232,t,sz=8.5)+2
d.put(36,y+12,'2  Description','LSB',11)
y=d.para(36,y+27,246,'The TK5308 is a current mode converter that needs few external parts. The control loop is compensated inside, which keeps the board small and lets low-ESR ceramic output capacitors be used. The enable pin has an accurate threshold and may be tied to the input through a divider to set an undervoltage lockout.',sz=8.5)
# drawing right
d.put(312,106,'3  Pin Configuration','LSB',11)
d.rect(400,125,80,110,'#f3f3f3',lw=1);d.circ(410,135,3)
d.rect(415,150,50,60,None,lw=.5);d.put(440,183,'PAD','LS',8,'c')
for i,(a,b) in enumerate((('BOOT','SW'),('VIN','GND'),('EN','NC'),('SS','FB'))):
    yy=146+i*24
    d.rect(388,yy-5,12,10,'#cccccc');d.rect(480,yy-5,12,10,'#cccccc')
    d.put(384,yy+3,a,'LS',8,'r');d.put(496,yy+3,b,'LS',8)
    d.put(403,yy+3,str(i+1),'LS',7);d.put(477,yy+3,str(8-i),'LS',7,'r')
d.put(440,252,'Figure 3-1. DDA Package, 8-Pin SOIC (Top View)','LSB',8,'c')
y=max(y,272)
d.put(312,283,'Table 3-1. Pin Functions','LSB',8.5)
rows=[['PIN','<','I/O^{(1)}','DESCRIPTION'],['NAME','NO.','^','^'],
['BOOT','1','I','Bootstrap supply for the high-side driver. Connect 0.1 µF to SW.'],
['VIN','2','P','Input supply, 4.5 V to 28 V'],
['EN','3','I','Enable. Float to enable; pull below 1.1 V to disable.'],
['SS','4','O','Soft-start capacitor'],
['FB','5','I','Feedback of the output voltage, 0.8 V nominal'],
['NC','6','–','No internal connection'],
['GND','7, PAD','G','Ground. The pad must be soldered to the board for heat.'],
['SW','8','O','Switching node']]
b=d.table(312,289,[40,36,32,156],rows,'lccl',hdr=2,sz=7.5,h='all',v='all',hbg='#dddddd')
d.put(312,b+9,'(1) I = input, O = output, P = power, G = ground','LS',6.5)
y=max(y,300)
d.put(36,y+6,'4  Specifications','LSB',11);d.put(36,y+22,'4.1  Absolute Maximum Ratings','LSB',9.5)
d.put(36,y+33,'over operating temperature range (unless otherwise noted)^{(1)}','LS',7.5)
rows=[['','','MIN','MAX','UNIT'],['Input voltage','VIN','–0.3','30','V'],['^','EN','–0.3','6','^'],['^','FB, SS','–0.3','3','^'],['Output voltage','BOOT – SW','–0.3','6','V'],['^','SW','–0.6','30','^'],['^','SW, 10-ns transient','–4','32','^'],['Junction temperature, T_{J}'.replace('_{J}','J'),'<','–40','150','°C'],['Storage temperature, Tstg','<','–65','150','°C']]
b2=d.table(36,y+38,[64,74,34,34,40],rows,'llccc',hdr=1,sz=7.5,h='all',v='all')
d.para(36,b2+9,246,'(1) Stresses beyond those listed may cause permanent damage. These are stress ratings only, and functional operation at these or any other conditions is not implied.',sz=6.5)
y=b2+50
d.put(36,y,'4.2  ESD Ratings','LSB',9.5)
rows=[['','','VALUE','UNIT'],['V(ESD)','Human-body model, per JS-001^{(1)}','±2000','V'],['^','Charged-device model, per JS-002','±500','^']]
d.table(36,y+5,[40,126,44,36],rows,'llcc',sz=7.5,h='all',v='all')
# thermal on right below
y=b+28
d.put(312,y,'4.3  Thermal Information','LSB',9.5)
rows=[['THERMAL METRIC','<','TK5308','UNIT'],['^','<','DDA (SOIC)','^'],['^','<','8 PINS','^'],['RθJA','Junction-to-ambient','43.1','°C/W'],['RθJC(top)','Junction-to-case (top)','52.8','°C/W'],['RθJB','Junction-to-board','18.6','°C/W'],['ψJT','Junction-to-top characterization parameter','4.2','°C/W'],['ψJB','Junction-to-board characterization parameter','18.5','°C/W']]
d.table(312,y+5,[46,122,54,42],rows,'llcc',hdr=3,sz=7.5,h='all',v='all')
d.show();head(d)
d.put(36,74,'4.4  Electrical Characteristics','LSB',10)
d.put(36,86,'TJ = –40°C to 125°C, VIN = 12 V (unless otherwise noted)','LS',8)
S=lambda t:[t,'<','<','<','<','<','<']
E=[['PARAMETER','<','TEST CONDITIONS','MIN','TYP','MAX','UNIT'],
S('SUPPLY VOLTAGE (VIN PIN)'),
['VIN','Operating input voltage','','4.5','','28','V'],
['IQ','Nonswitching quiescent current','VFB = 0.9 V, EN floating','','0.34','0.55','mA'],
['ISD','Shutdown supply current','EN = 0 V','','2','10','µA'],
['VUVLO','Undervoltage lockout','VIN rising','3.9','4.2','4.4','V'],
['^','^','VIN falling','3.3','3.6','3.9','^'],
S('ENABLE (EN PIN)'),
['VENH','Enable threshold','Rising','1.14','1.21','1.28','V'],
['VENL','Disable threshold','Falling','1.05','1.10','','V'],
['IEN','Input current','VEN = 1.0 V','','0.7','','µA'],
['^','^','VEN = 1.5 V','','1.55','','^'],
S('VOLTAGE REFERENCE (FB PIN)'),
['VFB','Regulated feedback voltage','TJ = 25°C, 4.5 V ≤ VIN ≤ 28 V','0.792','0.800','0.808','V'],
['^','^','TJ = –40°C to 125°C','0.784','0.800','0.816','^'],
['IFB','Feedback leakage','VFB = 0.8 V','–50','','50','nA'],
S('POWER SWITCHES'),
['RDS(H)','High-side on-resistance','TJ = 25°C, BOOT – SW = 5 V','','85','','mΩ'],
['RDS(L)','Low-side on-resistance','TJ = 25°C','','42','','mΩ'],
S('CURRENT LIMIT'),
['IOC(H)','High-side peak limit','VIN = 12 V','4.2','5.0','5.8','A'],
['IOC(L)','Low-side sourcing limit','','3.1','3.8','4.6','A'],
['tHIC','Hiccup wait / restart time','','','512 / 16384','','cycles'],
S('OSCILLATOR AND THERMAL SHUTDOWN'),
['fSW','Switching frequency','CCM operation','430','500','570','kHz'],
['tON','Minimum on-time','90% to 90%, IOUT = 1 A','','110','','ns'],
['TSD','Shutdown temperature^{(1)}','','','165','','°C'],
['^','Hysteresis^{(1)}','','','25','','^']]
b=d.table(36,91,[48,138,142,48,60,48,56],E,'lllcccc',sz=8,h={0:.8,1:.8,**{i:.35 for i in range(2,28)},-1:.8},v={i:.35 for i in range(1,7) if i!=1},rowbg={i:'#e4e4e4' for i,r in enumerate(E) if r[1]=='<' and i},bold=[i for i,r in enumerate(E) if r[1]=='<'],pv=2)
d.put(36,b+9,'(1) Specified by design. Not tested in production.','LS',7)
y=b+30
d.put(36,y,'4.5  Typical Characteristics','LSB',10)
import math
for k,(x,t,yl) in enumerate(((60,'Figure 4-1. Efficiency vs Output Current','Efficiency (%)'),(340,'Figure 4-2. FB Voltage vs Temperature','VFB (V)'))):
    w,h=200,110;y0=y+16
    for i in range(6):
        d.line(x+i*w/5,y0,x+i*w/5,y0+h,.3,'#999999');d.put(x+i*w/5,y0+h+9,[['0','0.6','1.2','1.8','2.4','3.0'],['–40','–7','26','59','92','125']][k][i],'LS',7,'c')
        d.line(x,y0+i*h/5,x+w,y0+i*h/5,.3,'#999999');d.put(x-4,y0+i*h/5+2,[['100','90','80','70','60','50'],['.804','.802','.801','.800','.798','.796']][k][i],'LS',7,'r')
    pr=None
    for i in range(31):
        px=x+w*i/30;py=y0+h*(1-(.85*(1-math.exp(-i/3))-i*.004 if k==0 else .5+.2*math.sin(i/9)))
        if pr:d.line(*pr,px,py,1.2,'#8a1420')
        pr=(px,py)
    d.put(x+w/2,y0+h+22,t,'LSB',7.5,'c')
d.save()

from make_lib import *
ttf('NS','dejavu/DejaVuSansCondensed.ttf'); ttf('NSB','dejavu/DejaVuSansCondensed-Bold.ttf')
d=Doc('ldo_regulator_datasheet',(612,792))
d.t(54,44,'QL7033 / QL7050','Helvetica-Bold',14); d.t(558,44,'500-mA, Low-Noise Linear Regulators','Helvetica',10,'r'); d.hl(54,558,50,2,'#c00000')
F='Helvetica'; 
def it(t): return t
y=68
d.t(54,y,'7.1  Absolute maximum ratings','Helvetica-Bold',10)
d.t(54,y+11,'over operating free-air temperature range (unless otherwise noted) (1)',F,7.5)
R=[['','','MIN','MAX','UNIT'],[S('Voltage',1,3,va='m'),'IN, EN','−0.3','24','V'],[None,'OUT','−0.3','VIN + 0.3 (2)','V'],[None,'FB, NR','−0.3','5.5','V'],['Current','OUT',S('internally limited',2),None,'A'],[S('Temperature',1,2,va='m'),'Operating junction, TJ','−40','150','°C'],[None,'Storage, Tstg','−65','150','°C']]
g=Grid(d,54,y+16,[110,182,70,82,60],R,F,'Helvetica-Bold',7.8,al='llccc',hdr=1,hal='c',valign='m',vpad=2.4,pad=4); g.draw(); g.box(.4); g.hr(0,1);g.hr(len(R),1)
y=g.bot+10
y=d.para(54,y,504,'(1) Stresses beyond those listed may cause permanent damage. (2) The absolute maximum is VIN + 0.3 V or 22 V, whichever is smaller.',F,7)
y+=12; d.t(54,y,'7.2  Electrical characteristics','Helvetica-Bold',10)
d.t(54,y+11,'TJ = −40 °C to 125 °C, VIN = VOUT + 1 V, IOUT = 1 mA, COUT = 2.2 µF; typical values at TJ = 25 °C',F,7.5)
R=[[S('PARAMETER',2),None,'TEST CONDITIONS','MIN','TYP','MAX','UNIT'],
['VIN','Input voltage range','','2.7','','20','V'],
[S('VOUT',1,3,va='m'),S('Output accuracy',1,3,va='m'),'TJ = 25 °C','−0.5','','0.5',S('%',1,3,va='m')],
[None,None,'full temperature range','−1.0','','1.0',None],
[None,None,'1 mA ≤ IOUT ≤ 500 mA, 3 V ≤ VIN ≤ 20 V','−1.5','','1.5',None],
['ΔVLN','Line regulation','VOUT + 1 V ≤ VIN ≤ 20 V','','0.01','0.04','%/V'],
['ΔVLD','Load regulation','1 mA ≤ IOUT ≤ 500 mA','','6','20','mV'],
[S('VDO',1,2,va='m'),S('Dropout voltage',1,2,va='m'),'IOUT = 100 mA','','48','90',S('mV',1,2,va='m')],
[None,None,'IOUT = 500 mA','','240','430',None],
['ICL','Output current limit','VOUT = 0.9 × nominal','560','820','1,150','mA'],
[S('IGND',1,2,va='m'),S('Ground pin current',1,2,va='m'),'IOUT = 0 mA','','17','30',S('µA',1,2,va='m')],
[None,None,'IOUT = 500 mA','','420','700',None],
['ISHDN','Shutdown current','VEN ≤ 0.4 V, VIN = 12 V','','0.3','1.5','µA'],
[S('PSRR',1,3,va='m'),S('Power-supply rejection ratio',1,3,va='m'),'f = 100 Hz','','74','',S('dB',1,3,va='m')],
[None,None,'f = 10 kHz','','58','',None],
[None,None,'f = 1 MHz','','37','',None],
['Vn','Output noise voltage','10 Hz to 100 kHz, CNR = 10 nF','','14','','µVRMS'],
['VEN(HI)','Enable high','','1.2','','VIN','V'],
['VEN(LO)','Enable low','','0','','0.4','V'],
[S('TSD',1,2,va='m'),S('Thermal shutdown',1,2,va='m'),'temperature rising','','165','',S('°C',1,2,va='m')],
[None,None,'hysteresis','','20','',None]]
g=Grid(d,54,y+16,[48,112,170,42,42,42,48],R,'NS','NSB',7.4,al='lllrrrc',hdr=1,hal='c',valign='m',vpad=2.1,pad=4); g.band(0,'#dddddd'); g.draw(); g.box(.4,'#444444')
y=g.bot+18
d.t(54,y,'7.3  Thermal information','Helvetica-Bold',10)
R=[['Metric','DBV\n5 pins','DRV\n6 pins','DCY\n4 pins'],['Junction to ambient','186.1','65.9','53.4'],['Junction to case, top','93.8','78.0','33.7'],['Junction to board','52.5','35.2','6.4'],['Junction to top, psi','11.6','1.4','1.7']]
g=Grid(d,54,y+7,[104,44,44,44],R,F,'Helvetica-Bold',7.8,al='lddd',hdr=1,hal='c',vpad=2.5,valign='m'); g.draw(); g.hr(0,1); g.hr(1,.5); g.hr(len(R),1)
d.t(54,g.bot+10,'All values in °C/W, four-layer JEDEC board.',F,7)
# chart beside: power derating
cx0,cy0,cx1,cy1=350,y+4,545,y+96
d.rect(cx0,cy0,cx1,cy1,stroke='#000000',w=.7)
for i in range(1,5): xx=cx0+(cx1-cx0)*i/5; d.vl(xx,cy0,cy1,.25,'#999999')
for i in range(1,4): yy=cy0+(cy1-cy0)*i/4; d.hl(cx0,cx1,yy,.25,'#999999')
for i in range(6): d.t(cx0+(cx1-cx0)*i/5,cy1+9,str(25*i),F,6.5,'c')
for i in range(5): d.t(cx0-4,cy1-(cy1-cy0)*i/4+2.3,'%.1f'%(0.6*i),F,6.5,'r')
c=d.c; c.setLineWidth(1.2)
for rth in (186.1,65.9,53.4):
    c.setStrokeColor(HexColor('#c00000')); n=24
    pts=[(t,min(2.4,(125-t)/rth)) for t in [125*i/n for i in range(n+1)]]
    p=c.beginPath()
    for i,(t,w) in enumerate(pts):
        X=cx0+(cx1-cx0)*t/125; Y=d.H-(cy1-(cy1-cy0)*w/2.4)
        (p.moveTo if i==0 else p.lineTo)(X,Y)
    c.drawPath(p)
d.t(430,cy0+20,'DCY',F,6.5); d.t(392,cy0+36,'DRV',F,6.5); d.t(392,cy1-24,'DBV',F,6.5)
d.t((cx0+cx1)/2,cy1+19,'Ambient temperature (°C)',F,7,'c'); 
c.saveState(); c.translate(330,d.H-(cy0+cy1)/2); c.rotate(90); c.setFont(F,7); c.setFillColor(black); c.drawCentredString(0,0,'Power dissipation (W)'); c.restoreState()
d.t((cx0+cx1)/2,cy1+31,'Figure 7-1. Allowed dissipation','Helvetica-Bold',7.5,'c')
d.t(54,776,'QLD-2291C, revised May 2024',F,7); d.t(558,776,'5',F,8,'r'); d.save()

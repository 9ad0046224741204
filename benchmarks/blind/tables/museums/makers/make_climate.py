from make_lib import *
from reportlab.pdfgen import canvas
import random,math
random.seed(19)
N='climate_normals';d=Doc(N);c=canvas.Canvas(OUT+N+'.pdf',pagesize=(792,612))
# Courier open page: station blocks
F=dict(font='Courier',bold='Courier-Bold')
txt(c,40,28,'HIGHMOOR NATIONAL PARK   CLIMATE NORMALS 1991-2020','Courier-Bold',11)
txt(c,40,44,'STATION 0417 HIGHMOOR SUMMIT HUT   ELEV 1,284 M   LAT 47.31 N','Courier',9)
mon=['JAN','FEB','MAR','APR','MAY','JUN','JUL','AUG','SEP','OCT','NOV','DEC']
def season(m,a,sh=0): return [m-a*math.cos((k-.5+sh)*math.pi/6) for k in range(12)]
mean=season(4.1,8.9);mx=[v+3.6+random.uniform(-.4,.6) for v in mean];mn=[v-3.3+random.uniform(-.5,.4) for v in mean]
R=[('Temperature (deg C)',[('Mean daily maximum',mx,1,'m'),('Mean',mean,1,'m'),('Mean daily minimum',mn,1,'m'),('Highest recorded',[v+random.uniform(8,11) for v in mx],1,'x'),('Lowest recorded',[v-random.uniform(10,15) for v in mn],1,'n')]),
('Precipitation (mm)',[('Mean',[random.uniform(80,170) for _ in range(12)],1,'s'),('Greatest in 24 hours',[random.uniform(30,96) for _ in range(12)],1,'x'),('Snow lying, mean depth in cm',[88,97,90,61,14,0,0,0,1,9,31,66],0,'')]),
('Days with',[('Frost',[30,27,29,22,9,2,0,0,4,14,24,29],0,'s'),('Rain of 1 mm or more',[15,13,14,14,15,16,15,14,13,14,15,16],0,'s'),('Thunder',[0,0,0,1,4,6,7,6,2,0,0,0],0,'s'),('Fog',[18,16,17,16,14,13,11,12,15,18,19,19],0,'s')]),
('Sunshine and wind',[('Hours of bright sun',[71,84,118,141,163,170,201,190,142,104,68,55],0,'s'),('Mean wind speed (m/s)',[9.4,9.1,8.6,7.7,6.9,6.4,6.1,6.2,7.1,8.2,8.9,9.5],1,'m')])]
rows=[['ELEMENT']+mon+['YEAR']];br=[];gap={};ind={}
for h,ls in R:
    br.append(len(rows));gap[len(rows)]=4;rows.append([h]+['']*13)
    for l,v,p,k in ls:
        v=[round(x,p) for x in v]
        y={'m':sum(v)/12,'x':max(v),'n':min(v),'s':sum(v),'':None}[k]
        f=lambda x:'' if x is None else (f'{x:.{p}f}' if x or p else '-')
        rows.append([l]+[f(x) for x in v]+[f(y) if y is not None else '*']);ind[len(rows)-1]=6
g=table(d,1,c,40,66,[148]+[43]*12+[48],rows,'l'+'r'*13,size=7.6,lead=9.5,pady=1.9,padx=2,boldrows=br,indent=ind,gapbefore=gap,**F)
txt(c,40,g.bottom+6,'-  none.   *  not computed.   Means of at least 28 complete years.','Courier',7.6)
# second small table, ruled double-line, comparing stations
y=g.bottom+28;txt(c,40,y,'OTHER STATIONS OF THE PARK','Courier-Bold',9)
st=[('0418','Quern Dam','612','1954','7.9','1,102','151','Auto'),('0421','Skerrow gorge, lower car park','288','1988','9.6','871','118','Manual'),('0422','Thornwick','6','1931','10.4','702','109','Auto'),('0430','Highmoor farm','840','1977','6.6','1,390','166','Auto')]
rows=[['NO.','NAME','ELEV\n(M)','SINCE','MEAN\nTEMP','RAIN\n(MM)','RAIN\nDAYS','TYPE']]+[list(s) for s in st]
g=table(d,1,c,40,y+14,[44,190,50,50,46,50,46,56],rows,'llrrrrrl',size=7.6,pady=2,padx=4,lead=9.2,headalign='llrrrrrl',**F)
for r in (0,1,5):
    hl(c,g,r,w=.4)
c.line(g.x0,612-g.ys[0]+2,g.x1,612-g.ys[0]+2)
for k in range(9): vl(c,g,k,w=.4)
c.showPage();c.save();d.save()

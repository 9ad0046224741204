from make_lib import *
P='/usr/share/fonts/truetype/liberation/LiberationSerif-'
reg('F',P+'Regular.ttf'); reg('FB',P+'Bold.ttf'); reg('FI',P+'Italic.ttf')
d=D('energy_balance',(841.9,595.3),'F',8); R=random.Random(74)
d.c.setPageRotation(90); d.c.translate(595.3,0); d.c.rotate(90); d.w,d.h=841.9,595.3
d.text(40,46,'National Energy Balance 2023, thousand tonnes of oil equivalent','FB',13); d.text(802,46,'Bulletin of Energy Statistics','FI',9,'r')
xr=[0]+[230+i*47.6 for i in range(12)]+[802]; y=72
fu=[['Coal'],['Peat and','oil shale'],['Crude','oil'],['Petroleum','products'],['Natural','gas'],['Nuclear'],['Hydro'],['Wind'],['Solar,','geothermal'],['Biofuels,','waste'],['Heat'],['Electricity'],['Total']]
t=d.table(); d.hl(40,802,y-14,1); t.ext(40,y-14,802,y)
for k,h in enumerate(fu): t.put(0,1+k,h,xr[1+k],y if len(h)>1 else y+9.6,'r','FI',8,lead=9.6)
d.hl(40,802,y+15,.5); y+=29; r=1
def rowv(**k): v=[0]*12; [v.__setitem__(int(a[1:]),b) for a,b in k.items()]; return v
add=lambda *l:[sum(z) for z in zip(*l)]
def put(n,v,b=False,ind=0):
    global y,r
    F='FB' if b else 'F'; t.put(r,0,n,40+ind,y,'l',F)
    for k,q in enumerate(v+[sum(v)]): t.put(r,1+k,'–' if q==0 else (f'{q:,}'.replace(',',' ') if q>0 else '−'+f'{-q:,}'.replace(',',' ')),xr[1+k],y,'r','FB' if b or k==12 else 'F')
    y+=13.2; r+=1
pr=rowv(_0=1204,_1=388,_2=2210,_4=3155,_5=4820,_6=912,_7=1877,_8=604,_9=3340)
im=rowv(_0=3096,_2=14820,_3=5211,_4=9984,_9=477,_11=688); ex=rowv(_0=-41,_2=-915,_3=-6002,_4=-212,_9=-86,_11=-1033); mb=rowv(_3=-1190); st=rowv(_0=-77,_2=34,_3=-58,_4=105)
sup=add(pr,im,ex,mb,st)
put('Production',pr,ind=0); put('Imports',im); put('Exports',ex); put('Marine and aviation bunkers',mb); put('Stock changes',st)
d.hl(40,802,y-10,.3); put('Primary energy supply',sup,True); y+=5
tr=[('Electricity plants',rowv(_0=-2604,_1=-211,_3=-95,_4=-3960,_5=-4820,_6=-912,_7=-1877,_8=-455,_9=-620,_11=7488)),('Combined heat and power plants',rowv(_0=-488,_1=-90,_3=-44,_4=-1410,_9=-1122,_10=1530,_11=940)),('Heat plants',rowv(_1=-33,_3=-20,_4=-310,_9=-408,_10=702)),('Oil refineries',rowv(_2=-16149,_3=15988)),('Coke ovens and blast furnaces',rowv(_0=-402)),('Other transformation',rowv(_3=22,_4=-14,_9=-101))]
t.put(r,0,'Transformation','40' and 40,y,'l','FI',c1=13); y+=13.2; r+=1
for n,v in tr: put(n,v,ind=8)
put('Energy industry own use',rowv(_3=-811,_4=-402,_10=-55,_11=-530)); put('Losses',rowv(_4=-66,_10=-188,_11=-511))
av=add(sup,*[v for _,v in tr],rowv(_3=-811,_4=-402,_10=-55,_11=-530),rowv(_4=-66,_10=-188,_11=-511))
secs=['Iron and steel','Chemicals','Food and tobacco','Other industry','Road transport','Rail and navigation','Households','Services','Agriculture, forestry and fishing','Non-energy use']
wt={0:[40,15,5,30,0,0,8,2,0,0],1:[0,0,0,30,0,0,70,0,0,0],3:[1,6,2,8,52,4,7,4,6,10],4:[6,14,11,17,1,0,33,14,1,3],8:[0]*6+[70,30,0,0],9:[0,2,3,36,10,0,43,4,2,0],10:[0,8,4,10,0,0,52,26,0,0],11:[8,9,7,16,2,3,28,25,2,0]}
M=[[0]*12 for _ in secs]
for f,w in wt.items():
    a=av[f]-R.randint(-12,12)
    for i,q in enumerate(w): M[i][f]=max(0,round(a*q/sum(w)))
fin=add(*M)
put('Statistical difference',[f-a for f,a in zip(fin,av)]); y+=1; d.hl(40,802,y-10,.3); put('Final consumption',fin,True)
for n,v in zip(secs,M): put(n,v,ind=8)
d.hl(40,802,y-9,1); t.ext(40,y,802,y-9)
d.text(40,y+3,'– Nil or less than half of the unit. The statistical difference is final consumption less the energy available for it. Source: Energy Directorate, annual questionnaires.','F',7.5)
# small chart strip below
y+=26; d.text(40,y,'Share of primary supply, 2023','FB',8.5); x=40; y+=7; s=sum(v for v in sup if v>0)
for k,(nm,v) in enumerate([(' '.join(f),q) for f,q in zip(fu,sup) if q/s>.035]):
    w=v/s*760; d.box(x,y,x+w,y+16,fill=['#444444','#777777','#a0a0a0','#5c7f9c','#86a5bd','#c4d3de','#dddddd'][k%7],stroke='#ffffff'); d.text(x+w/2,y+26,f'{v/s*100:.0f}%',size=7,align='c'); d.text(x+w/2,y+34,nm.replace('Peat and oil shale','Peat'),size=6.5,align='c'); x+=w
d.text(421,580,'24',size=8,align='c')
d.save()

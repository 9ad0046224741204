from make_lib import *
P='/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed'
reg('R',P+'.ttf'); reg('RB',P+'-Bold.ttf'); reg('RI',P+'-Italic.ttf'); Q='/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'; reg('Q',Q+'.ttf'); reg('QB',Q+'-Bold.ttf')
d=D('travel_survey',(595.3,841.9),'R',8); R=random.Random(75); B='#234e8c'
d.text(48,50,'How people travel','RB',18,color=B); d.text(48,66,'Results of the Household Travel Survey 2023','RI',10)
y=d.para(48,90,235,'Residents made 983 trips each in 2023, three per cent more than in the year before but still below the level of 2019. Walking is the only mode that is used more than before the pandemic; it now accounts for a third of trips, although for little of the distance.',size=8.5)
d.para(48,y+5,235,'Commuting remains lower than in 2019. Workers with a fixed place of work went there on 3.6 days per week on average. The share who worked at home at least once in the week before the interview was 31 per cent.',size=8.5)
# line chart right
d.text(310,86,'Figure 2  Trips per person per year','QB',8)
x0,x1,y0,y1=332,500,98,208
for i in range(5): yy=y0+i*(y1-y0)/4; d.hl(x0,x1,yy,.25,'#bbbbbb'); d.text(x0-4,yy+2.5,str(800-200*i),'Q',6.5,'r')
for nm,c,vs in (('Car',B,[610,605,598,590,585,580,420,470,530,548]),('Walk','#c25b1e',[240,244,250,252,255,262,238,270,290,302]),('Public transport','#5b8f3e',[92,94,95,96,97,99,38,49,66,72])):
    pt=[(x0+4+i*17.6,y1-v/800*(y1-y0)) for i,v in enumerate(vs)]
    for a,b in zip(pt,pt[1:]): d.ln(*a,*b,1.2,c)
    d.text(x1-2,pt[-1][1]+2.5,nm,'Q',7,color=c)
for i in range(0,10,3): d.text(x0+4+i*17.6,y1+10,str(2014+i),'Q',6.5,'c')
# main table
y=268; d.text(48,y,'Table 4  Trips per person per year by main mode and purpose, 2023','RB',9.5,color=B); y+=10
pur=[['Com-','muting'],['Busi-','ness'],['Educa-','tion'],['Shop-','ping'],['Personal','business'],['Friends,','home'],['Friends,','elsewhere'],['Sport,','culture'],['Holiday,','day trip'],['Other'],['All pur-','poses']]
xr=[172+i*37.6 for i in range(11)]; t=d.table(); d.hl(48,548,y,1.1,B); t.ext(48,y,548,y)
t.put(0,1,'Work and education',(140+xr[2])/2,y+11,'c','RI',c1=3); t.put(0,4,'Errands',(xr[2]+10+xr[4])/2,y+11,'c','RI',c1=5); t.put(0,6,'Leisure',(xr[4]+10+xr[8])/2,y+11,'c','RI',c1=9)
for a,b in ((145,xr[2]),(xr[2]+9,xr[4]),(xr[4]+9,xr[8])): d.hl(a,b,y+15,.4,B)
t.put(1,0,'Main mode',48,y+35,'l','RB',7.5)
for k,h in enumerate(pur): t.put(1,1+k,h,xr[k],y+26 if len(h)>1 else y+35,'r','RB' if k==10 else 'R',7.3,lead=9)
d.hl(48,548,y+40,.5,B); y+=53
modes=[('Walk',[22,5,61,38,29,41,22,14,55,15],None),('Bicycle',[9,1,3,3,2,3,1,2,6,0],'a'),('Car, driver',[74,21,3,62,38,44,13,20,14,48],None),('Car, passenger',[9,2,32,24,19,36,16,14,20,39],None),('Motorcycle',[2,0,0,0,0,1,0,0,0,0],None),('Local bus, capital',[6,1,4,4,2,2,1,1,1,0],None),('Local bus, elsewhere',[5,0,6,6,4,3,2,1,1,1],None),('Coach',[0,0,1,0,0,0,0,0,1,0],'b'),('Underground, light rail',[5,1,1,1,1,1,1,1,1,0],None),('Surface rail',[7,2,1,1,1,2,1,1,2,0],None),('Taxi or minicab',[1,1,1,1,2,2,2,1,0,0],None),('Other private',[1,0,2,0,1,0,0,0,0,1],'c')]
tt=[sum(z) for z in zip(*[m[1] for m in modes])]
for i,(n,v,s) in enumerate(modes+[('All modes',tt,None)]):
    F='RB' if n[:3]=='All' else 'R'
    if F=='RB': d.hl(48,548,y-8.5,.4,B); y+=3
    t.put(2+i,0,n,48,y,'l',F,sup=s)
    for k,q in enumerate(v+[sum(v)]): t.put(2+i,1+k,'-' if q==0 else f'{q:,}',xr[k],y,'r','RB' if k==10 else F)
    y+=13.5
# stages and distance, continuing the block is another table
d.hl(48,548,y-8,1.1,B); t.ext(48,y,548,y-8)
for s in ['a  Including electrically assisted bicycles and shared bicycles.','b  Express services and private hire together.','c  Mostly school vans and mobility scooters.     -  None, or fewer than one trip in two years.']: d.text(48,y+3,s,'R',7); y+=9.5
assert True
y+=22; d.text(48,y,'Table 5  Distance, duration and speed','RB',9.5,color=B); y+=8
t=d.table(); Xc=[48,150,205,265,325]; w=[102,55,60,60]
for i,row in enumerate([['',['Miles per','person'],['Minutes','per trip'],['Average','speed, mph']],['Walk','221','18','2.6'],['Bicycle','59','24','5.6'],['Car','5,012','22','22.3'],['Bus','288','37','9.7'],['Rail','611','71','24.8'],['All modes','6,191','23','15.2']]):
    hh=24 if i==0 else 14
    d.box(Xc[0],y,Xc[4],y+hh,fill='#dbe5f3' if i==0 else ('#f3f6fb' if i%2==0 else None))
    for k,q in enumerate(row):
        if i==0 and k: t.put(0,k,q,(Xc[k]+Xc[k+1])/2,y+10,'c','RB',7.5,lead=9.4)
        elif q: t.put(i,k,q,Xc[k]+4 if k==0 else Xc[k+1]-18,y+10.3,'l' if k==0 else 'r','RB' if i==6 else 'R')
    y+=hh
t.ext(48,y,325,y-122+14)
d.para(350,y-88,198,'The average trip took 23 minutes in 2023. Rail trips are the longest; their duration includes the way to and from the station. Speeds are computed from the door to the door.',size=8.5)
d.text(548,815,'7','Q',8,'r')
d.newpage()
# page 2: merged row labels, grid; side by side open tables; stacked bars
d.text(48,50,'Access to cars and licences','RB',14,color=B)
d.text(48,72,'Table 6  Licence holders and main drivers by sex and age, per cent of residents aged 17 and over','RB',8.6,color=B)
y=80; t=d.table(); X=[48,108,216,290,364,438,492,548]; hh=15; ys=y
d.box(48,y,548,y+2*hh,fill='#e9e9e9')
t.put(0,0,'Sex',54,y+19,'l','QB',r1=1); t.put(0,1,'Age',114,y+19,'l','QB',r1=1); t.put(0,2,'Full licence',(X[2]+X[4])/2,y+10.5,'c','QB',c1=3); t.put(0,4,'Main driver of a car',(X[4]+X[6])/2,y+10.5,'c','QB',c1=5); t.put(0,6,['Sample','2023'],(X[6]+X[7])/2,y+13,'c','QB',r1=1,lead=10)
for k,h in enumerate(['2019','2023','2019','2023']): t.put(1,2+k,h,(X[2+k]+X[3+k])/2,y+hh+10.5,'c','Q')
d.hl(X[2],X[6],y+hh,.5)
for x in (X[0],X[1],X[2],X[4],X[6],X[7]): d.vl(x,y,y+2*hh,.5)
for x in (X[3],X[5]): d.vl(x,y+hh,y+2*hh,.5)
d.hl(48,548,y,.5); y+=2*hh; d.hl(48,548,y,.5); r=2
smp=[]
for sx in ['Men','Women','All']:
    ages=['17–20','21–29','30–39','40–49','50–59','60–69','70 and over'] ; y0=y; rr=r; cur=[]
    for i,a in enumerate(ages):
        t.put(r,1,a,114,y+10.8,'l','Q'); base=[34,66,78,84,85,84,70][i]+{'Men':4,'Women':-3,'All':0}[sx]
        for k in range(4): t.put(r,2+k,str(base+R.randint(-3,3)-(18 if k>1 else 0)),(X[2+k]+X[3+k])/2+6,y+10.8,'r','Q')
        n=R.randint(210,900) if sx!='All' else smp[0][i]+smp[1][i]; cur.append(n); t.put(r,6,f'{n:,}',X[7]-10,y+10.8,'r','Q')
        y+=hh; d.hl(X[1],548,y,.3); r+=1
    smp.append(cur); t.put(rr,0,sx,54,(y0+y)/2+3,'l','QB',r1=r-1)
    d.hl(48,548,y,.6)
    for x in X: d.vl(x,y0,y,.5)
t.ext(48,ys,548,y)
d.text(48,y+11,'Sample: unweighted number of persons interviewed.','RI',7.5)
y+=42; yt=y
d.text(48,y,'Table 7  Households by number of cars, 2023','RB',8.6,color=B); y+=17; t=d.table(); xs=[150,195,240,285]
for k,h in enumerate(['Area','None','One','Two+','Total']): t.put(0,k,h,48 if k==0 else xs[k-1],y,'l' if k==0 else 'r','RI')
d.hl(48,285,y+4,.8); y+=16; rowsA=[]
for i,n in enumerate(['Capital, inner','Capital, outer','Other conurbations','Towns','Villages and countryside']):
    a=[45,28,24,17,7][i]; b=R.randint(38,46); c=100-a-b; ls=wrap(n,'R',8,84); rowsA.append((n,a,b,c)); t.put(1+i,0,ls,48,y,lead=9.6)
    for k,q in enumerate((a,b,c,100)): t.put(1+i,1+k,f'{q}%',xs[k],y,'r')
    y+=9.6*(len(ls)-1)+13
d.hl(48,285,y-8,.8); t.ext(48,y,285,y-8)
y=yt; d.text(318,y,'Table 8  Parking at home, per cent','RB',8.6,color=B); y+=17; t=d.table(); xq=[450,500,548]
for k,h in enumerate(['Where parked overnight','2013','2018','2023']): t.put(0,k,h,318 if k==0 else xq[k-1],y,'l' if k==0 else 'r','RI')
d.hl(318,548,y+4,.8); y+=16
L=['Garage','Private property, off street','Street','Other or varies']; V=[[13,49,36],[11,51,36],[9,54,35]]
for i,n in enumerate(L):
    t.put(1+i,0,n,318,y)
    for k in range(3): t.put(1+i,1+k,str(V[k][i] if i<3 else 100-sum(V[k])),xq[k],y,'r')
    y+=13
d.hl(318,548,y-8,.4); y+=3; t.put(5,0,'Total',318,y,'l','RB')
for k in range(3): t.put(5,1+k,'100',xq[k],y,'r','RB')
d.hl(318,548,y+5,.8); t.ext(318,y,548,y+5)
y=yt+128; d.text(48,y,'Figure 3  Households by number of cars and area, 2023 (per cent)','QB',8); y+=12
for n,a,b,c in rowsA:
    d.text(150,y+9,n,'Q',7,'r'); x=156
    for v,cl in ((a,'#234e8c'),(b,'#7f9fcb'),(c,'#c9d6ea')): d.box(x,y,x+v*3.4,y+12,fill=cl); d.text(x+v*1.7,y+9,str(v),'Q',7,'c','#ffffff' if cl=='#234e8c' else '#000000'); x+=v*3.4
    y+=19
for k,(l,cl) in enumerate((('No car','#234e8c'),('One car','#7f9fcb'),('Two or more cars','#c9d6ea'))): d.box(156+k*80,y,163+k*80,y+7,fill=cl); d.text(167+k*80,y+6.5,l,'Q',7)
d.text(548,815,'8','Q',8,'r'); d.save()

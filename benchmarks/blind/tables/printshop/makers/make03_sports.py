from common import *
import random
random.seed(5)
fonts(('L','liberation2/LiberationSans-Regular.ttf'),('LB','liberation2/LiberationSans-Bold.ttf'))
d=Doc('district_league'); R=colors.Color(.55,.05,.1)
d.rect(0,0,d.W,54,fill=R); d.text('Wold & Vale District Football League',40,34,'LB',18,color=colors.white); d.text('Bulletin 22',555,34,'L',11,'r',colors.white)
d.text('Division One – after matches of 16 March',40,78,'LB',12)
# league table: consistent by simulation
T=['Ashgrove Athletic','Beckside Rovers','Carr Lane','Dunmere Town','Eastholme','Fenwick Old Boys','Gorseley United','Hulme St Anne’s','Inglewood','Kirkby Wolds']
st={t:dict(P=0,W=0,D=0,L=0,F=0,A=0,form='') for t in T}
pairs=[(a,b) for a in T for b in T if a!=b]; random.shuffle(pairs)
for a,b in pairs[:74]:
    x,z=random.choice([0,1,1,2,2,3,4]),random.choice([0,0,1,1,2,3])
    for t,f,g in ((a,x,z),(b,z,x)):
        s=st[t]; s['P']+=1;s['F']+=f;s['A']+=g; k='W' if f>g else 'D' if f==g else 'L'; s[k]+=1; s['form']=(s['form']+k)[-5:]
ded={'Inglewood':3}
o=sorted(T,key=lambda t:(-(3*st[t]['W']+st[t]['D']-ded.get(t,0)),-(st[t]['F']-st[t]['A'])))
rows=[['Pos','Club','P','W','D','L','F','A','GD','Pts','Form']]
for i,t in enumerate(o):
    s=st[t]; gd=s['F']-s['A']
    rows.append([str(i+1),t+('*' if t in ded else '')]+[str(s[k]) for k in 'PWDLFA']+[('+%d'%gd if gd>0 else '0' if gd==0 else '−%d'%-gd),str(3*s['W']+s['D']-ded.get(t,0)),s['form']])
xr=[58,70,248,276,304,332,364,396,430,466,515]; al=['r','l']+['r']*8+['c']
y=96; top=y
for i,r in enumerate(rows):
    yb=y+11
    if i%2==0 and i: d.rect(40,y-1,555,y+14,fill=colors.Color(.95,.92,.9))
    for v,x,a in zip(r,xr,al): d.text(v,x,yb,'LB' if i==0 else 'L',9.5,a,R if i==0 else colors.black)
    y+=15
d.add(1,[40,top,555,y],rows)
d.text('* three points deducted for fielding an unregistered player',40,y+12,'L',8)
# results and fixtures side by side
y+=40; d.text('Results',40,y,'LB',11,color=R); d.text('Fixtures',320,y,'LB',11,color=R); y+=8
res=[]; tt=o[:]; random.shuffle(tt)
for k in range(0,10,2): res.append([tt[k],f'{random.randint(0,4)}–{random.randint(0,3)}',tt[k+1]])
res.append(['Division Two Cup','',''])
res=res[:5]+[['Moorby','2–2','Old Priory'],['Nettleham Vale','0–5','Quarrington'],['Oxcombe','P–P','Ryehill']]
hd=[['Home','Score','Away']]; r1=hd+res; yy=y
d.hline(40,290,yy,1,R)
for i,r in enumerate(r1):
    for v,x,a in zip(r,[42,160,186],'lcl'): d.text(v,x,yy+11,'LB' if i==0 else 'L',8.5,a)
    yy+=14
    if i==0: d.hline(40,290,yy,.5,R)
d.hline(40,290,yy,1,R); d.add(1,[40,y,290,yy],r1)
r2=[['Date','Home','Away','K.o.'],['23 March',tt[1],tt[4],'2.30'],['23 March',tt[3],tt[0],'2.30'],['23 March',tt[9],tt[2],'3.00'],['26 March',tt[5],tt[8],'6.45'],['30 March',tt[6],tt[7],'2.30'],['30 March','Ryehill','Oxcombe','11.00']]
yy2=y; d.hline(320,555,yy2,1,R)
for i,r in enumerate(r2):
    for v,x,a in zip(r,[322,368,452,553],'lllr'): d.text(v,x,yy2+11,'LB' if i==0 else 'L',8.5,a)
    yy2+=14
    if i==0: d.hline(320,555,yy2,.5,R)
d.hline(320,555,yy2,1,R); d.add(1,[320,y,555,yy2],r2)
d.text('P–P postponed, pitch waterlogged',40,yy+11,'L',7.5)
# athletics-type table with rank, splits
y=yy+36; d.text('Cross-country relay, Gorseley Park (3 × 3.2 km)',40,y,'LB',11,color=R); y+=8
rows=[['Pl.','Team',C('Leg 1',cs=2),X,C('Leg 2',cs=2),X,C('Leg 3',cs=2),X,'Total'],['','','Runner','Time','Runner','Time','Runner','Time','']]
nm=['Abbot','Birkin','Coyle','Drury','Ellam','Firth','Gaunt','Hobday','Ibbotson','Jowett','Kaye','Lumb','Mold','Nunn','Oldroyd','Pask','Quarmby','Rudd','Sykes','Tordoff','Umpleby']
tm=[]
for i,t in enumerate(['Vale Harriers A','Wold Runners','Dunmere AC','Vale Harriers B','Kirkby Striders','Fenwick Old Boys']):
    s=[random.randint(610,690)+8*i for _ in range(3)]; tm.append((sum(s),t,s,nm[3*i:3*i+3]))
tm.sort(); fm=lambda s:f'{s//60}:{s%60:02d}'
for i,(q,t,s,n) in enumerate(tm): rows.append([str(i+1),t]+[v for k in range(3) for v in (n[k],fm(s[k]))]+[fm(q)])
rows.append(['–','Moorby Juniors','Rudd','12:20','Sykes','12:58','Tordoff','dnf','dnf'])
rows[0][0]=C('Pl.',rs=2);rows[0][1]=C('Team',rs=2);rows[0][8]=C('Total',rs=2,al='r');rows[1][0]=rows[1][1]=rows[1][8]=X
y=d.table(rows,40,y,[24,105,64,44,64,44,64,44,62],'L','LB',9,align='clllllllr'.replace('lllllll','llrlrlr'),hdr=2,style=[('GRID',(0,0),(-1,1),.4,colors.white),('BACKGROUND',(0,0),(-1,1),colors.Color(.88,.82,.8)),('LINEAFTER',(1,0),(1,-1),.4,R),('LINEAFTER',(3,0),(3,-1),.4,R),('LINEAFTER',(5,0),(5,-1),.4,R),('LINEAFTER',(7,0),(7,-1),.4,R),('BOX',(0,0),(-1,-1),.8,R)],pad=(1.5,1.5,3,3))
y+=14
for xx,t in ((40,'<b>Cup final.</b> The final of the Alderman Pickering Cup will be at Carr Lane on Saturday 11 May, kick-off 2 pm. Programmes cost £1 and the proceeds go to the air ambulance. Clubs should send team photographs to the secretary by 26 April.'),(304,'<b>Referees.</b> A course for new referees starts on Monday 8 April at Dunmere Town. The league pays half of the fee for anyone who then takes charge of ten matches in a season. There are still six places.')):
    d.para(t,xx,y,250,'L',9,al='j')
d.save()

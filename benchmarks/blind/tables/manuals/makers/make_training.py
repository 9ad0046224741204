from make_lib import *
ttf('G','dejavu/DejaVuSans.ttf'); ttf('GB','dejavu/DejaVuSans-Bold.ttf')
d=Doc('half_marathon_plan',(842,595))
d.t(36,40,'Twelve weeks to the Saltmarsh Half','GB',16,'l','#0b5563'); d.t(806,40,'Intermediate plan, five runs a week','G',9,'r')
km=lambda s:s
W=[(1,'Base',[('Rest',0),('Easy 6',6),('Strides 5',5),('Easy 6',6),('Rest',0),('Easy 5',5),('Long 12',12)],'Mar 3'),
(2,'Base',[('Rest',0),('Easy 6',6),('Strides 6',6),('Easy 7',7),('Rest',0),('Easy 5',5),('Long 13',13)],'Mar 10'),
(3,'Base',[('Rest',0),('Easy 7',7),('Hills 7',7),('Easy 7',7),('Rest',0),('Easy 5',5),('Long 15',15)],'Mar 17'),
(4,'Base',[('Rest',0),('Easy 5',5),('Strides 5',5),('Easy 5',5),('Rest',0),('Rest',0),('Parkrun 5, with 2 km warm-up',7)],'Mar 24'),
(5,'Build',[('Rest',0),('Easy 8',8),('6 × 800 m at 10 km pace, total 9',9),('Easy 7',7),('Rest',0),('Easy 6',6),('Long 16',16)],'Mar 31'),
(6,'Build',[('Rest',0),('Easy 8',8),('Tempo 4 in 9',9),('Easy 8',8),('Rest',0),('Easy 6',6),('Long 17',17)],'Apr 7'),
(7,'Build',[('Rest',0),('Easy 8',8),('5 × 1 km at 10 km pace, total 10',10),('Easy 8',8),('Rest',0),('Easy 6',6),('Long 18',18)],'Apr 14'),
(8,'Build',[('Rest',0),('Easy 6',6),('Strides 6',6),('Easy 5',5),('Rest',0),None,('Race 10',14)],'Apr 21'),
(9,'Peak',[('Rest',0),('Easy 8',8),('Tempo 6 in 11',11),('Easy 8',8),('Rest',0),('Easy 6',6),('Long 19, last 5 at race pace',19)],'Apr 28'),
(10,'Peak',[('Rest',0),('Easy 8',8),('3 × 2 km at race pace, total 11',11),('Easy 8',8),('Rest',0),('Easy 5',5),('Long 20',20)],'May 5'),
(11,'Taper',[('Rest',0),('Easy 6',6),('Tempo 3 in 8',8),('Easy 6',6),('Rest',0),('Easy 4',4),('Long 12',12)],'May 12'),
(12,'Taper',[('Rest',0),('Easy 5',5),('Strides 4',4),('Rest',0),('Easy 3',3),('Rest',0),('RACE 21.1',21.1)],'May 19')]
# week 8: Saturday + Sunday merged weekend entry
R=[['Phase','Week','Starts','Mon','Tue','Wed','Thu','Fri','Sat','Sun','km']]
tot=0; seen={}
cnt={}
for w in W: cnt[w[1]]=cnt.get(w[1],0)+1
for n,ph,days,st in W:
    s=sum(x[1] for x in days if x); tot+=s
    row=[S(ph,1,cnt[ph],b=True,va='m') if ph not in seen else None,str(n),st]
    seen[ph]=1
    for i,x in enumerate(days):
        if n==8 and i==5: row.append(S('Race weekend: 10 km on either day, with warm-up and cool-down 14',2)); 
        elif n==8 and i==6: row.append(None)
        else: row.append(S(x[0],b=x[0].startswith('RACE')))
    row.append('%.1f'%s if s%1 else str(int(s))); R.append(row)
R.append([S('Total',10,b=True,al='r')]+[None]*9+[S('%.1f'%tot,b=True)])
g=Grid(d,36,54,[48,36,46,44,56,112,56,50,56,112,44],R,'G','GB',7.6,al='ccc'+'l'*7+'r',hdr=1,hal='c',valign='m',vpad=3.4,pad=4,minh=21)
g.band(0,'#bfe0e4')
r0=1
for ph,col in (('Base','#eef7ec'),('Build','#fdf4df'),('Peak','#fbe6e1'),('Taper','#e8eef9')):
    g.band(r0,col,r0+cnt[ph]-1,0,1); r0+=cnt[ph]
g.draw(); g.box(.5,'#5b7f86')
# pace table (open) right of grid, and key list
x=712
d.t(x,66,'Pace, min/km','GB',8,'l','#0b5563')
Q=[['Goal','Race','Tempo','Easy']]
for t in (95,100,105,110,115,120,125,130):
    p=t*60/21.0975; f=lambda s:'%d:%02d'%divmod(round(s),60)
    Q.append(['%d:%02d'%divmod(t,60),f(p),f(p*.965),f(p*1.2)])
q=Grid(d,x-2,72,[28,25,32,27],Q,'G','GB',6.8,al='rrrr',hdr=1,hal='r',vpad=3,pad=1.5); q.draw(); q.hr(1,.6,'#0b5563'); q.hr(len(Q),.6,'#0b5563')
y=q.bot+18
d.t(x,y,'Words','GB',8,'l','#0b5563'); y+=12
for l in ('Easy: you can talk.','Strides: six times 20 s fast, full rest.','Hills: eight times 45 s up, jog down.','Tempo: hard but even; warm up 2 km.','Long: easy, on flat ground.'):
    y=d.para(x,y,96,l,'G',7)+3
# bar chart weekly km at the bottom
y0=g.bot+70; d.t(36,g.bot+16,'Kilometres a week','GB',8)
for v in (0,20,40): yy=y0-v; d.hl(60,440,yy,.3,'#999999'); d.t(56,yy+2.5,str(v),'G',6.5,'r')
for i,w in enumerate(W):
    s=sum(z[1] for z in w[2] if z); xx=70+i*31; d.rect(xx,y0-s,xx+18,y0,fill='#0b5563'); d.t(xx+9,y0+9,str(w[0]),'G',6.5,'c')
d.para(470,g.bot+24,336,'If you miss a day, leave it out; do not run two sessions on one day. Two missed weeks: go back to the week before the break. Distances are in kilometres. Friday rest may be swapped with a swim.','G',7.6)
d.save()

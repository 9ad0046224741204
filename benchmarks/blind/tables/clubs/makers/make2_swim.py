from make_lib import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.colors import HexColor as H
reg('DejaVuSans','DejaVuSans-Bold','DejaVuSansCondensed','DejaVuSansCondensed-Bold')
d=Doc('pool_timetable',landscape(A4)); F,B='DejaVuSansCondensed','DejaVuSansCondensed-Bold'
d.rect(0,0,d.w,46,fill=H('#0b4f6c'))
d.text(36,30,'TARNBECK LIDO & POOL  ·  Winter programme',B,17,'l',H('#ffffff'))
d.text(d.w-36,30,'3 November 2025 – 29 March 2026',F,10,'r',H('#ffffff'))
hrs=['06:30','07:30','08:30','09:30','10:30','11:30','12:30','13:30','14:30','15:30','16:30','17:30','18:30','19:30','20:30']
# col -> list of (start,len,text,colour)
L_,S,P,K,A,X='#cfe8f3','#fde9b8','#d9ead3','#f6d5d5','#e4d7ef','#e6e6e6'
prog={1:[(0,3,'Lane swimming',L_),(3,1,'Aqua-fit',A),(4,2,'Swallows parent & baby',K),(6,2,'Lunch lanes',L_),(8,1,'Closed',X),(9,3,'Swim school (stages 1–4)',S),(12,1,'Masters',P),(13,2,'Tarnbeck ASC training',P)],
2:[(0,2,'Lane swimming',L_),(2,4,'Schools – pool not open to the public',X),(6,2,'Lunch lanes',L_),(8,1,'Over 60s',A),(9,3,'Swim school (stages 5–7)',S),(12,2,'Canoe club',P),(14,1,'Lanes',L_)],
3:[(0,3,'Lane swimming',L_),(3,1,'Aqua-fit',A),(4,1,'Quiet hour',A),(6,2,'Lunch lanes',L_),(9,2,'Swim school (stages 1–4)',S),(11,1,'Rookies',S),(12,1,'Masters',P),(13,2,'Tarnbeck ASC training',P)],
4:[(0,2,'Lane swimming',L_),(2,4,'Schools – pool not open to the public',X),(6,2,'Lunch lanes',L_),(8,1,'Over 60s',A),(9,3,'Swim school (adults and improvers)',S),(12,1,'Women only',A),(13,1,'Sub-aqua',P)],
5:[(0,3,'Lane swimming',L_),(3,1,'Aqua-fit',A),(4,2,'Swallows parent & baby',K),(6,2,'Lunch lanes',L_),(8,1,'Closed',X),(9,2,'Float & fun',K),(11,2,'Family swim',K),(13,1,'Lanes',L_)],
6:[(1,1,'ASC squad',P),(2,3,'Swim school (all stages)',S),(5,3,'Family swim',K),(8,2,'Parties (booked)',K),(10,1,'Lanes',L_)],
7:[(1,2,'Lane swimming',L_),(3,3,'Family swim',K),(6,1,'Float & fun',K),(7,2,'Galas – see notice board',X),(10,1,'Lanes',L_)]}
g=Grid(d,edges(36,48,*[103.1]*7),'c'*8,F,7.6,8.8,3,2,'m')
g.add(['Start','Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday'],h=18,font=B,size=8.5,col=H('#ffffff'))
cov={}
for c,l in prog.items():
    for s,n,t,col in l: cov[(s,c)]=(n,t,col)
for i,h in enumerate(hrs):
    r=[C(h,font=B)]
    for c in range(1,8):
        v=cov.get((i,c)); r.append(C(v[1],rs=v[0]) if v else None)
    g.add(r,h=21.3)
g.layout(62)
d.rect(36,g.ys[0],g.xs[-1],g.ys[1],fill=H('#1c7293'))
for (i,c),(n,t,col) in cov.items(): d.rect(g.xs[c],g.ys[i+1],g.xs[c+1],g.ys[i+1+n],fill=H(col))
g.draw()
for (i,c),(n,t,col) in cov.items(): d.rect(g.xs[c],g.ys[i+1],g.xs[c+1],g.ys[i+1+n],stroke=.45)
busy={c:set(k for s,n,_,_ in l for k in range(s,s+n)) for c,l in prog.items()}
for i in range(15):
    d.rect(36,g.ys[i+1],g.xs[1],g.ys[i+2],stroke=.45)
    for c in range(1,8):
        if i not in busy[c]: d.rect(g.xs[c],g.ys[i+1],g.xs[c+1],g.ys[i+2],stroke=.45)
d.rect(36,g.ys[0],g.xs[-1],g.ys[1],stroke=.45)
y=g.ys[-1]
d.text(36,y+22,'Admission charges',B,10)
p=Grid(d,edges(36,140,62,62,62,62),'lrrrr',F,8,9.6,3,1.5)
p.add(['','Casual','Resident card','10 visits','Month'],font=B)
for r in [('Adult','£6.20','£5.10','£48.00','£34.50'),('Junior (4–16)','£3.40','£2.80','£26.00','£17.00'),('Over 60','£4.30','£3.50','£33.00','£24.00'),('Family (2 + 2)','£16.00','£13.50','–','£79.00'),('Aqua-fit class','£7.50','£6.60','£60.00','–')]: p.add(r)
p.layout(y+28); 
for i in (2,4): d.rect(36,p.ys[i],p.xs[-1],p.ys[i+1],fill=H('#eef6fa'))
p.draw(); d.hl(36,p.xs[-1],p.ys[1],1,H('#1c7293'))
yy=d.para(460,y+24,345,'Blank hours: the pool is closed. The last admission is thirty minutes before the end of any session. Children under eight must be with a person of sixteen or over, at most two children to one adult. Lanes are marked slow, medium and fast; please swim clockwise in the odd lanes.',F,8,10.2)
d.para(460,yy+6,345,'The pool closes at noon on 24 and 31 December and all day on 25, 26 December and 1 January. The timetable may change for galas: ask at the desk or ring 01632 960 417.',F,8,10.2)
d.save()

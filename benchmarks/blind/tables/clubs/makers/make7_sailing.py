from make_lib import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor as H
import datetime as dt
d=Doc('sailing_newsletter',A4); F,B,I='Helvetica','Helvetica-Bold','Helvetica-Oblique'; S='Times-Roman'; N=H('#123a6b')
d.text(40,60,'The Halyard',B,30,'l',N); d.text(555,48,'Newsletter of Skerrow Point Sailing Club',F,9,'r'); d.text(555,60,'No. 214 · April 2026',F,9,'r'); d.hl(40,555,68,2,N)
x1,x2,w=40,305,250
d.text(x1,90,'From the Commodore',B,11,'l',N)
y=d.para(x1,105,w,'The moorings were lifted and checked in the last week of February and I am glad to say that only four of the risers wanted renewing. My thanks to the nine members who turned out in sleet with shackle keys and flasks. The slipway will be scrubbed on the first Saturday of the month; the tide serves from ten until one and there will be soup. The new safety boat, named by Mrs Eunice Tarrant in March, has now done eleven hours and is back from her first service.',S,10,12,True)
d.text(x1,y+10,'High water at Skerrow Point',B,11,'l',N)
d.text(x1,y+22,'British Summer Time; heights in metres above chart datum',I,7.5)
g=Grid(d,edges(x1,30,38,44,36,44,36),'llrrrr',F,8.6,10.4,4,1.2)
g.add(['','',C('Morning',cs=2,al='c'),None,C('Afternoon',cs=2,al='c'),None],font=B,col=H('#ffffff'))
g.add(['Day','Date','Time','m','Time','m'],font=B,col=H('#ffffff'))
t=6*60+48; hgt=[4.6,4.9,5.2,5.4,5.5,5.4,5.2,4.9,4.6,4.2,3.9,3.7,3.8,4.1,4.4,4.7]
for i in range(16):
    D=dt.date(2026,4,3)+dt.timedelta(i); a=t+i*47+[0,3,-2,1,4,0,-3,2][i%8]; b=a+744+(i%3)
    fm=lambda m: f'{m//60:02d}:{m%60:02d}'
    a%=1490 if False else 10**6
    if a>=720: # drift: show only the tide(s) inside each half-day
        a0=a-744
        am=(fm(a0),f'{hgt[i]-.1:.1f}') if 0<=a0<720 else ('–','–'); pm=(fm(a),f'{hgt[i]:.1f}') if a<1440 else ('–','–')
    else: am=(fm(a),f'{hgt[i]:.1f}'); pm=(fm(b),f'{hgt[i]-.2:.1f}') if b<1440 else ('–','–')
    g.add([D.strftime('%a'),f'{D.day} Apr',*am,*pm])
g.layout(y+28)
d.rect(x1,g.ys[0],g.xs[-1],g.ys[2],fill=N)
for i in range(3,18,2): d.rect(x1,g.ys[i],g.xs[-1],g.ys[i+1],fill=H('#e3ebf5'))
yl=g.draw()
d.text(x1,yl+11,'A dash means there is no high water in that half of the day.',I,7.5)
yl=d.para(x1,yl+30,w,'Members are asked to keep clear of the lifeboat moorings on spring tides, and to log out on the slate in the race box before launching alone.',S,10,12,True)
d.text(x2,90,'Frostbite Series: final placings',B,11,'l',N)
r=Grid(d,edges(x2,16,82,52,18,18,18,18,28),'rllrrrrr',F,8.2,10.2,2,.7)
r.add(['','Helm and crew','Class','1','2','3','4','Pts'],font=B,size=7.5)
R=[('Tarrant / Coe','Wayfarer',1,1,3,2),('J. Maddern','Solo',2,3,1,4),('Ng / Ng','Fireball',5,2,2,1),('P. Skewes','ILCA 6',3,4,5,3),('Roskilly / Bay','GP14',4,6,4,6),('A. Trembath','Solo',7,5,6,5),('Vose / Hicks','Wayfarer',6,8,7,8),('T. Eddy','ILCA 7',8,7,9,7),('Miss O. Penn','Topper',9,9,8,9)]
R=sorted(R,key=lambda z:sum(z[2:])-max(z[2:]))
for k,z in enumerate(R): r.add([k+1,z[0],z[1],*z[2:],sum(z[2:])-max(z[2:])])
yr=r.layout(96); r.draw()
yr=d.para(x2,yr+14,w,'Each boat drops her worst race. Entries held up well in spite of two abandoned Sundays, and the gate start, tried for the first time, was voted a success by all but the starters. The Commodore’s Cup goes to the Tarrants for the fourth year.',S,10,12,True)
d.text(x2,yr+10,'Training afloat',B,11,'l',N)
yr=d.para(x2,yr+25,w,'Places are left on three of the spring courses. The powerboat weekends are taught by Gus Laity and Brenda Moon; dinghy courses need a buoyancy aid and a change of clothes, and the club lends wetsuits to juniors. Please book with the Training Secretary by the dates shown.',S,10,12,True)
c=Grid(d,edges(x2,98,60,50,42),'lllr',F,8.4,10,3,2)
c.add(['Course','Dates','Book by','Fee'],font=B)
for z in [('Powerboat level 2','18–19 April','11 April','£165'),('First aid afloat','26 April','19 April','£48'),('Dinghy stage 1 (juniors, half days)','9–10 and 16 May','1 May','£95'),('Race officer','23 May','16 May','free')]: c.add(z)
c.layout(yr); c.draw()
for yy in c.ys: d.hl(x2,c.xs[-1],yy,.35,N)
yr=d.para(x2,c.ys[-1]+15,w,'Helpers are wanted in the galley for all of these. If you can butter, you can crew the galley: speak to Wendy.',S,10,12,True)
y=max(yl,yr)+14
d.text(x1,y,'Subscriptions for 2026–27, due 1 May',B,11,'l',N)
s=Grid(d,edges(x1,125,78,78,78,78,78),'lccccc',F,9,11,4,2.6,'m')
s.add(['Class of member','Subscription','Joining fee','Dinghy park','Kayak rack','Mooring, per metre'],font=B)
for z in [('Family','£286','£140','£92','£34','£21.50'),('Single','£188','£95','£92','£34','£21.50'),('Under 25 in full-time education','£64','none','£46','£17','£21.50'),('Junior','£38','none','£30','£17','–'),('Country (over 60 miles)','£82','£95','£92','–','£24.00'),('Social','£45','none','–','–','–')]: s.add(z)
s.layout(y+6); d.rect(x1,s.ys[0],s.xs[-1],s.ys[1],fill=H('#cfdbea')); s.draw()
d.hl(x1,s.xs[-1],s.ys[0],1,N); d.hl(x1,s.xs[-1],s.ys[-1],1,N)
for x in s.xs[1:-1]: d.vl(x,s.ys[0],s.ys[-1],.5,H('#8fa6c4'))
print(s.ys[-1]); d.save()

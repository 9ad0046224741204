from make_lib import *
import random
from reportlab.lib.pagesizes import A4
reg('LiberationSansNarrow-Regular','LiberationSansNarrow-Bold'); 
F,B='LiberationSansNarrow-Regular','LiberationSansNarrow-Bold'
random.seed(77)
d=Doc('football_league',A4)
d.text(40,50,'WENDLE VALLEY SUNDAY FOOTBALL LEAGUE',B,17); d.hl(40,555,57,2)
d.text(40,70,'Season 2024–25   ·   Bulletin no. 31   ·   Final tables, subject to ratification',F,10)
t1=['Ashgrove Ath.','Bishop’s Itter','Cropley Town','Dunnage Rov.','Eastmoor Utd','Fenwick Arms','Gosling Park','Hurst Villa','Inkpen Res.','Jubilee FC']
t2=['Kelmore','Langrish Vets','Marlpit Utd','Netherby','Old Parkonians','Quay Street','Rushbrook B','Station Hotel','Tern Vale','Upwell Wdrs']
def season(t):
    n=len(t); s={(i,j):(min(6,int(random.expovariate(.42)+.3)),min(5,int(random.expovariate(.6)))) for i in range(n) for j in range(n) if i!=j}
    st=[[x,0,0,0,0,0,0] for x in t]
    for (i,j),(a,b) in s.items():
        for k,f,g_ in((i,a,b),(j,b,a)):
            z=st[k]; z[1]+=1; z[5]+=f; z[6]+=g_; z[2 if f>g_ else 3 if f==g_ else 4]+=1
    rows=sorted([z+[z[5]-z[6],3*z[2]+z[3]] for z in st],key=lambda z:(-z[8],-z[7],-z[5])); return s,rows
s1,r1=season(t1); s2,r2=season(t2)
def lt(x,title,rows,ded=None):
    d.text(x,92,title,B,11)
    g=Grid(d,edges(x,14,75,18,18,18,18,20,20,24,23),'rlrrrrrrrr',F,9,10.5,2,1.2)
    g.add(['','','P','W','D','L','F','A','GD','Pts'],font=B)
    for k,r in enumerate(rows): g.add([k+1,r[0],*r[1:7],(f'+{r[7]}' if r[7]>0 else f'–{-r[7]}' if r[7]<0 else '0'),C(str(r[8]),font=B)])
    g.layout(97); g.draw(); d.hl(x,g.xs[-1],g.ys[1],.7); d.hl(x,g.xs[-1],g.ys[3],.4,dash=[2,2]); d.hl(x,g.xs[-1],g.ys[9],.4,dash=[2,2]); d.hl(x,g.xs[-1],g.ys[-1],.7)
    return g.ys[-1]
y=lt(40,'Premier Division',r1); lt(307,'Division One',r2)
d.text(40,y+12,'Broken lines mark promotion and relegation places.',F,8)
d.text(40,y+34,'Premier Division: results (home side in the left column)',B,11)
ab=['ASH','BIS','CRO','DUN','EAS','FEN','GOS','HUR','INK','JUB']
g=Grid(d,edges(40,85,*[43]*10),'l'+'c'*10,F,9.5,11,3,2.6,'m')
g.add(['']+ab,font=B)
for i,t in enumerate(t1): g.add([C(t,font=B)]+['' if i==j else f'{s1[i,j][0]}–{s1[i,j][1]}' for j in range(10)])
y=g.layout(y+40)
for i in range(10): d.rect(g.xs[i+1],g.ys[i+1],g.xs[i+2],g.ys[i+2],fill=.35)
g.draw()
for yy in g.ys: d.hl(40,g.xs[-1],yy,.4,.3)
for x in g.xs: d.vl(x,g.ys[0],g.ys[-1],.4,.3)
# scorers (open) + cup final panel
d.text(40,y+26,'Leading goalscorers, all competitions',B,11)
sc=Grid(d,edges(40,96,88,34,34,34),'llrrr',F,9.5,11.4,2,.8,'b')
sc.add(['Player','Club','League','Cups','Total'],font=B,size=8.5)
gf={r[0]:r[5] for r in r1+r2}; L=[]
for n,c,f,b in [('R. Okafor','Cropley Town',.5,6),('D. Pemberthy','Ashgrove Ath.',.45,4),('S. Llewellyn-Cox','Station Hotel',.5,5),('A. Nowicki','Quay Street',.45,1),('J. Trow','Eastmoor Utd',.4,3),('M. Aziz','Tern Vale',.4,3),('C. Hubble','Hurst Villa',.35,5),('P. Strang','Netherby',.4,2),('L. Moyes','Upwell Wdrs',.4,0),('K. Iddon','Gosling Park',.3,4)]: L.append((n,c,round(gf[c]*f),b))
for n,c,a,b in sorted(L,key=lambda z:(-z[2]-z[3],-z[2])): sc.add([n,c,a,b if b else '–',a+b])
sc.layout(y+32); sc.draw()
x=350; yy=y+26
d.text(x,yy,'Challenge Cup',B,11)
cu=Grid(d,edges(x,62,70,30,43),'lllr',F,9,10.8,3,2)
cu.add(['Round','Tie','Score','Gate'],font=B,col=1)
for r in [('Semi-final','Cropley Town v Kelmore','3–1','212'),('Semi-final','Quay Street v Ashgrove Ath.','2–2 (4–5 p)','187'),('Final','Cropley Town v Ashgrove Ath.','1–0','640'),('Plate final','Netherby v Marlpit Utd','2–5','155')]: cu.add(r)
cu.layout(yy+6); d.rect(x,cu.ys[0],cu.xs[-1],cu.ys[1],fill=0)
for i in (2,4): d.rect(x,cu.ys[i],cu.xs[-1],cu.ys[i+1],fill=.9)
cu.draw()
d.para(x,cu.ys[-1]+18,205,'Clubs are reminded that registration forms for next season reach the Registration Secretary by 31 July. The annual meeting is at the Fenwick Arms on 19 June at 8 p.m.',F,9.5,11.6)
d.save()

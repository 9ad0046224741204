from make_kit import *
import random
random.seed(41)
R=ttf('LS','LiberationSans-Regular.ttf'); B=ttf('LSB','LiberationSans-Bold.ttf'); I=ttf('LSI','LiberationSans-Italic.ttf')
d=Doc('de_statistik_bevoelkerung',(595.3,841.9))
def n(v): return f"{v:,}".replace(',',' ')
# ---------- page 1: ruled head, open body, lfd. Nr.
d.t(56,48,'Statistisches Landesamt Westmark',R,8,col='#444444'); d.t(540,48,'Statistischer Bericht A I 3 – j/23',R,8,'r',col='#444444')
d.line(56,53,540,53,.4)
d.prose(56,74,484,'Die Einwohnerzahl des Landes Westmark ist im Berichtsjahr erneut gestiegen. Der Zuwachs beruht wie in den Vorjahren allein auf dem positiven Wanderungssaldo; das Geburtendefizit hat sich gegenüber 2022 nochmals vergrößert. Grundlage der Fortschreibung sind die Ergebnisse des Zensus.',R,9,12)
d.t(56,128,'1.2  Bevölkerung am 31. Dezember 2023 nach Kreisen, Geschlecht und Altersgruppen',B,9.5)
T=Tab(d,10)
e=[56,76,168,214,258,302,346,390,438,482,540]  # column edges
y0=138; h1,h2,h3=18,40,14
T.line(e[0],y0,e[-1],y0,.8); T.line(e[0],y0+h1+h2+h3,e[-1],y0+h1+h2+h3,.8)
mid=lambda a,b:(e[a]+e[b])/2
S=7.3
T.put(0,0,'Lfd.\nNr.',mid(0,1),y0+28,'c',R,S,r1=2)
T.put(0,1,'Kreisfreie Stadt\nLandkreis\nLand',mid(1,2),y0+26,'c',R,S,r1=2)
T.put(0,2,'Bevölkerung',mid(2,5),y0+12,'c',R,S,c1=4)
T.put(0,5,'Davon im Alter von … Jahren',mid(5,8),y0+12,'c',R,S,c1=7)
T.put(0,8,'Auslän-\nderanteil'.replace('-\n','-\n'),mid(8,9),y0+28,'c',R,S,r1=1) if False else T.put(0,8,'Anteil\nAusländer',mid(8,9),y0+28,'c',R,S,r1=1)
T.put(0,9,'Einwohner\nje km²',mid(9,10),y0+28,'c',R,S,r1=1)
for c,t in zip(range(2,8),['insgesamt','männlich','weiblich','unter 18','18 bis\nunter 65','65 und\nmehr']):
    T.put(1,c,t,mid(c,c+1),y0+h1+(24 if '\n' not in t else 20),'c',R,S)
T.put(2,2,'Anzahl',mid(2,8),y0+h1+h2+10,'c',R,S,c1=7); T.put(2,8,'%',mid(8,9),y0+h1+h2+10,'c',R,S); T.put(2,9,'Anzahl',mid(9,10),y0+h1+h2+10,'c',R,S)
T.line(e[2],y0+h1,e[8],y0+h1,.4); T.line(e[2],y0+h1+h2,e[-1],y0+h1+h2,.4)
for i in (1,2,8): T.line(e[i],y0,e[i],y0+h1+h2+h3,.4)
T.line(e[9],y0,e[9],y0+h1+h2+h3,.4); T.line(e[5],y0,e[5],y0+h1+h2,.4)
for i in (3,4,6,7): T.line(e[i],y0+h1,e[i],y0+h1+h2,.4)
cities=[('Aldenburg',214,131.2),('Brückhafen',98,77.9),('Marstadt ¹',61,58.4),('Wielach',43,35.0)]
kreise=[('Ahlbach-Rhön',122,1034.8),('Donnertal',87,815.1),('Erlengrund ²',143,962.4),('Fehnland',76,1288.0),('Hohe Mark',168,745.7),('Lindau-Seekreis',110,604.3),('Moorwinkel',59,922.9),('Nordalb',95,1107.5),('Saarwald-Kyll',131,890.6),('Unterer Wendel',104,688.2)]
def mk(lst):
    out=[]
    for nm,k,a in lst:
        m=k*490+random.randint(-400,400); w=k*508+random.randint(-400,400); t=m+w
        u=int(t*random.uniform(.155,.18)); o=int(t*random.uniform(.19,.25)); out.append([nm,t,m,w,u,t-u-o,o,int(t*random.uniform(.06,.2)),a])
    return out
def summ(nm,l): return [nm]+[sum(x[i] for x in l) for i in range(1,9)]
C,K=mk(cities),mk(kreise)
xs=[e[1]-6,e[1]+5]+[e[i+1]-6 for i in range(2,8)]+[e[9]-10,e[10]-10]; als=['r','l']+['r']*8
y=y0+h1+h2+h3+16; r=3; lf=1
def prow(v,f,gap=11.5):
    global y,r,lf
    T.row(r,[lf,v[0]]+[n(k) for k in v[1:7]]+[f"{v[7]/v[1]*100:.1f}".replace('.',','),n(round(v[1]/v[8]))],xs,als,y,f,S+.2); y+=gap; r+=1; lf+=1
def sec(t):
    global y,r
    y+=5; T.put(r,0,t,mid(0,10),y,'c',B,S+.2,c1=9); y+=16; r+=1
y-=4; sec('Kreisfreie Städte')
for v in C: prow(v,R)
y+=3; prow(summ('Zusammen',C),R)
sec('Landkreise')
for v in K: prow(v,R)
y+=3; prow(summ('Zusammen',K),R)
sec('Land')
A=summ('Westmark',C+K); prow(A,B)
prow([f'   dagegen 2022']+[int(k*.9937) for k in A[1:3]]+[0,0,0,0,int(A[7]*.96),A[8]],R) if False else None
d.line(56,y+2,106,y+2,.4)
y+=12
for t in ['¹ Einschließlich der zum 1. Juli 2023 eingemeindeten Ortsteile Ober- und Niederkirch.','² Ergebnis durch nachträgliche Melderegisterbereinigung beeinträchtigt.']:
    d.t(56,y,t,R,6.5); y+=8.5
y+=12
d.t(56,y,'1.3  Haushalte nach Größe',B,9.5); y+=8
# small second table, fully open, beside a chart
U=Tab(d,4)
ux=[56,176,226,282]
U.line(56,y,286,y,.8)
U.row(0,['Haushalte mit … Personen','2013','2018','2023'],[56,196,241,286],['l','r','r','r'],y+11,B,S+.4)
U.line(56,y+16,286,y+16,.4)
hh=[('1',712,748,801),('2',641,655,662),('3',238,226,219),('4',181,174,170),('5 und mehr',70,66,64)]
yy=y+28
for i,v in enumerate(hh): U.row(i+1,[v[0]]+list(v[1:]),[62,196,241,286],['l','r','r','r'],yy,R,S+.4); yy+=11.5
yy+=3; U.row(6,['Insgesamt (1 000)']+[n(sum(v[k] for v in hh)) for k in (1,2,3)],[56,196,241,286],['l','r','r','r'],yy,B,S+.4)
U.line(56,yy+4,286,yy+4,.8)
# chart right
cx,cy=330,y+4
d.t(cx,cy,'Einpersonenhaushalte in 1 000',I,7.5)
for g in range(5):
    gy=cy+88-g*19; d.line(cx+20,gy,540,gy,.25,'#999999'); d.t(cx+16,gy+2.5,str(g*200),R,6.5,'r')
for i,(a,v) in enumerate(zip((2008,2013,2018,2023),(684,712,748,801))):
    bx=cx+34+i*45; d.box(bx,cy+88-v/200*19,bx+24,cy+88,'#7d94ad',.4); d.t(bx+12,cy+97,str(a),R,6.5,'c')
d.t(298,822,'7',R,8,'c')
# ---------- page 2: long time series, open with group gaps; no rules inside
d.next()
d.t(56,48,'Statistischer Bericht A I 3 – j/23',R,8,col='#444444'); d.t(540,48,'Statistisches Landesamt Westmark',R,8,'r',col='#444444'); d.line(56,53,540,53,.4)
d.t(56,80,'2.1  Natürliche Bevölkerungsbewegung 1995 bis 2023',B,9.5)
V=Tab(d,8)
hx=[84,160,228,296,364,424,480,538]
ha=['r']*8
hd=['Jahr','Ehe-\nschließungen','Lebend-\ngeborene','Gestorbene','Überschuss der\nGeborenen (+)\noder Gestor-\nbenen (–)','Ehen','Lebend-\ngeborene','Gestor-\nbene']
V.box(56,88,540,142,'#dfe6ee')
for c,t in enumerate(hd):
    if c in (5,6,7): continue
    V.put(0,c,t.replace('-\n','-\n'),hx[c],100,'r',R,7.6,r1=1)
V.put(0,5,'je 1 000 Einwohner',(400+538)/2,100,'c',R,7.6,c1=7)
V.line(400,106,538,106,.4)
for c in (5,6,7): V.put(1,c,hd[c],hx[c],119,'r',R,7.6)
y=158; r=2; pop=1402000
for a in range(1995,2024):
    if a>1995 and a%5==0: y+=7
    pop+=random.randint(-1500,4200)
    ehe=int(7600-(a-1995)*42+random.randint(-260,260)) - (1900 if a==2020 else 0); g=int(13600-(a-1995)*55+random.randint(-350,350)); s=int(14100+(a-1995)*120+random.randint(-300,300))
    if a==2020: ehe+=0
    f=lambda v:f"{v/pop*1000:.1f}".replace('.',',')
    V.row(r,[a,n(ehe),n(g),n(s),('+ ' if g>=s else '– ')+n(abs(g-s)),f(ehe),f(g),f(s)],hx,ha,y,R,7.8); y+=12; r+=1
V.line(56,y-6,540,y-6,.8)
d.t(56,y+5,'Bis 2010 Registerauszählung, ab 2011 fortgeschriebene Zensusergebnisse.',R,6.5)
y+=34
d.t(56,y,'2.2  Durchschnittliches Heiratsalter in Jahren',B,9.5)
X=Tab(d,7); y+=8
e=[56,150,215,280,345,410,475,540]
X.box(56,y,540,y+34,None,.5); X.line(56,y+17,540,y+17,.5) if False else X.line(150,y+17,540,y+17,.5)
X.put(0,0,'Familienstand\nvor der Ehe',103,y+14,'c',R,7.6,r1=1)
X.put(0,1,'Männer',(150+345)/2,y+11.5,'c',R,7.6,c1=3); X.put(0,4,'Frauen',(345+540)/2,y+11.5,'c',R,7.6,c1=6)
for i,a in enumerate([2003,2013,2023]*2): X.put(1,1+i,a,(e[i+1]+e[i+2])/2,y+28.5,'c',R,7.6)
rows=[('Ledig','31,6','33,9','35,2','28,7','31,4','32,8'),('Geschieden','45,1','48,8','51,0','41,9','45,3','47,6'),('Verwitwet','60,2','62,7','64,9','51,8','54,4','/'),('Insgesamt','35,4','37,6','38,5','32,2','34,6','35,7')]
yy=y+34
for i,v in enumerate(rows):
    X.box(56,yy,540,yy+16,None,.5)
    for c,t in enumerate(v): X.put(2+i,c,t,62 if c==0 else (e[c]+e[c+1])/2+ (0),yy+11,'l' if c==0 else 'c',B if i==3 else R,7.8)
    yy+=16
for k in e[1:-1]: X.line(k,y+17 if k not in(150,345) else y,k,yy,.5)
d.t(56,yy+11,'/ = Aussagewert eingeschränkt.',R,6.5)
d.t(298,822,'8',R,8,'c')
d.save()

from make_kit import *
import random
random.seed(19)
R=ttf('S','LiberationSerif-Regular.ttf'); B=ttf('SB','LiberationSerif-Bold.ttf'); I=ttf('SI','LiberationSerif-Italic.ttf')
N=ttf('SN','LiberationSansNarrow-Regular.ttf'); NB=ttf('SNB','LiberationSansNarrow-Bold.ttf')
d=Doc('pl_gazeta_powiatowa',(737,1020))
m=34; gap=15; cw=(737-2*m-3*gap)/4
cx=[m+i*(cw+gap) for i in range(4)]
d.line(m,26,737-m,26,2); d.t(m,42,'12',NB,12); d.t(368,43,'ECHO ZALEWU',B,14,'c'); d.t(737-m,42,'piątek, 17 maja',N,10,'r'); d.line(m,50,737-m,50,.6)
d.t(m,88,'Radni znów bez większości',B,30)
d.t(m,106,'Po niedzielnych wyborach w gminie Zalewo nikt nie ma ośmiu głosów. Koalicja będzie musiała powstać przy jednym stole.',I,12)
def col(i,y,txt): return d.prose(cx[i],y,cw,txt,R,9.4,11.6)
y0=130
y=col(0,y0,'Jeszcze w niedzielę wieczorem w świetlicy przy ulicy Młyńskiej panowało przekonanie, że wynik rozstrzygnie się do północy. Komisja w Dębinie liczyła jednak głosy dwukrotnie, a protokół podpisano dopiero po trzeciej nad ranem.\nRóżnica między dwoma pierwszymi komitetami wyniosła w całej gminie mniej niż dwieście głosów. – Takiego wyniku nie mieliśmy od dwudziestu lat – mówi przewodnicząca komisji Halina Wrzos.\nNowa rada zbierze się po raz pierwszy w czwartek. Wtedy okaże się, kto obejmie przewodnictwo i czy uda się przegłosować przesunięcie pieniędzy na remont szkoły w Lipkach.\nSpór o szkołę ciągnie się od jesieni. Rodzice chcą nowego dachu jeszcze przed wakacjami, a poprzednia rada dwukrotnie odsyłała projekt do komisji. Komitet Nasz Zalew zapowiada, że bez obietnicy remontu nie poprze żadnego kandydata na przewodniczącego.\n– Liczby są proste, ale polityka w małej gminie to przede wszystkim sąsiedztwo – ocenia politolog, doktor Ewa Stachura.')
# election table across columns 2-3, caption below
T=Tab(d,8); x0,x1=cx[1],cx[2]+cw; tw=x1-x0
e=[x0,x0+98]+[x0+98+ (tw-98)/7*k for k in range(1,8)]
com=['Wspólna Gmina','Nasz Zalew','Lista Rolników','Młodzi i Port','Niezależni']
obw=['Zalewo','Dębina','Lipki','Port','Czarne']
data=[[612,244,131,208,97],[498,301,188,176,142],[77,266,310,21,225],[233,40,28,311,35],[120,88,64,59,41]]
T.line(x0,y0-8,x1,y0-8,1.4)
T.put(0,0,'Komitet',x0,y0+18,'l',NB,9,r1=1)
T.put(0,1,'Głosy w obwodach',(e[1]+e[6])/2,y0+4,'c',NB,9,c1=5); T.line(e[1]+8,y0+7,e[6],y0+7,.4)
T.put(0,6,'Razem',e[7],y0+18,'r',NB,9,r1=1); T.put(0,7,'Man-\ndaty',e[8],y0+8,'r',NB,9,r1=1,lead=10)
for c,t in enumerate(obw): T.put(1,1+c,t,e[c+2],y0+18,'r',N,9)
T.line(x0,y0+23,x1,y0+23,.5); y=y0+35
man=[5,4,3,2,1]
for r,(c,v) in enumerate(zip(com,data)):
    T.put(2+r,0,c,x0,y,'l',N,9.2)
    for k,q in enumerate(v+[sum(v)]): T.put(2+r,1+k,f'{q:,}'.replace(',',' '),e[k+2],y,'r',NB if k==5 else N,9.2)
    T.put(2+r,7,str(man[r]),e[8],y,'r',N,9.2); y+=12.5
T.line(x0,y-8,x1,y-8,.5); y+=4
ct=[sum(v[k] for v in data) for k in range(5)]
for k,q in enumerate(ct+[sum(ct),sum(man)]): T.put(7,1+k,f'{q:,}'.replace(',',' '),e[k+2],y,'r',NB,9.2)
T.put(7,0,'Głosy ważne',x0,y,'l',NB,9.2); y+=12.5
for t,vals in (('Głosy nieważne',[31,14,22,9,12]),):
    T.put(8,0,t,x0,y,'l',N,9.2)
    for k,q in enumerate(vals+[sum(vals)]): T.put(8,1+k,str(q),e[k+2],y,'r',N,9.2)
y+=5; T.line(x0,y,x1,y,1.4)
d.t(x0,y+11,'Wyniki wyborów do Rady Gminy według protokołów obwodowych komisji.',I,8.4)
yy=y+32
a=col(1,yy,'Najwyższą frekwencję odnotowano w Czarnem, gdzie do urn poszło sześciu na dziesięciu uprawnionych. W Porcie głosowano przede wszystkim na komitet Młodzi i Port, który wprowadzi do rady dwie osoby.')
b=col(2,yy,'Wójt Ryszard Kłosek nie chce zgadywać nazwisk. – Budżet mamy uchwalony, inwestycje podpisane. Resztę ustalimy na sesji – ucina. Następne posiedzenie transmitować będzie telewizja kablowa.')
yp=max(a,b)+2; d.box(x0,yp,x1,514,'#b9c4c9'); d.box(x0+40,yp+50,x0+120,514,'#7f8d94'); d.box(x0+150,yp+30,x0+200,514,'#93a1a8'); d.t(x1,524,'Ratusz w Zalewie w noc wyborczą. Fot. archiwum',N,7.5,'r')
# column 4: league table in narrow column
y=y0-8; d.box(cx[3],y,cx[3]+cw,y+18,'#222222'); d.t(cx[3]+cw/2,y+13,'V liga – tabela',NB,11,'c',col='#ffffff'); y+=18
teams=['Zalew Zalewo','Orzeł Dębina','Stal Kępno Dl.','Pogoń Lipki','Wicher Port','Sokół Mosty','Drwęca Rudno','Błękitni Żary','Iskra Czarne','LKS Bory']
S={t:[0]*6 for t in teams}
st=dict(zip(teams,[2.3,2.1,1.9,1.6,1.5,1.4,1.3,1.1,1,.7]))
for i in teams:
    for j in teams:
        if i!=j:
            g=lambda t:sum(random.random()<st[t]/6 for _ in range(6))
            p,q=g(i),g(j)
            for t,u,v in((i,p,q),(j,q,p)):
                S[t][0]+=1; S[t][1]+=u>v; S[t][2]+=u==v; S[t][3]+=u<v; S[t][4]+=u; S[t][5]+=v
o=sorted(teams,key=lambda t:(-(3*S[t][1]+S[t][2]),-(S[t][4]-S[t][5])))
L=Tab(d,8); x=cx[3]
X=[x+10,x+14,x+82,x+94,x+105,x+116,x+141,x+cw-1]; A=['r','l','r','r','r','r','r','r']
y+=10; L.row(0,['','Drużyna','M','Z','R','P','Br.','Pkt'],X,A,y,NB,7.4); y+=3.5; L.line(x,y,x+cw,y,.4); y+=9
for r,t in enumerate(o):
    s=S[t]; L.row(r+1,[f'{r+1}.',t,s[0],s[1],s[2],s[3],f'{s[4]}:{s[5]}',3*s[1]+s[2]],X,A,y,N,7.8)
    if r in (1,7): L.line(x,y+3.6,x+cw,y+3.6,.4,None,([2,1.5],))
    y+=11.8
L.line(x,y-6,x+cw,y-6,1)
y=col(3,y+10,'W ostatniej kolejce lider zremisował na własnym boisku, ale awansu nikt mu już nie odbierze. Z ligą żegnają się dwie drużyny z końca tabeli. Baraże zaplanowano na drugi weekend czerwca; gospodarza wyłoni losowanie.\nKról strzelców, Dawid Pień, zdobył piętnaście bramek, w tym cztery z rzutów karnych. W przerwie letniej klub z Zalewa czeka wymiana murawy, więc pierwsze mecze nowego sezonu rozegra na wyjeździe.\nDrużyna z Dębiny świętowała awans na rynku razem z orkiestrą strażacką; puchar odebrał kapitan Marek Tomal.')
y=col(0,540 if False else max(a,b)+0,'') if False else y
# lower half: second article with market table in column 1, weather across 3-4
Y=560
d.line(m,Y-22,737-m,Y-22,.6)
d.t(m,Y+4,'Truskawki tanieją, jaja trzymają cenę',B,20)
y=col(0,Y+24,'Na targowisku przy dworcu pojawiły się pierwsze krajowe truskawki. Sprzedawcy mówią, że po ciepłym kwietniu sezon zaczął się dwa tygodnie wcześniej niż zwykle, dlatego ceny szybko spadają.\nDroższe niż przed rokiem są natomiast ziemniaki. – Poprzednie zbiory były słabe, a młodych jeszcze mało – tłumaczy Teresa Gaik z Mostów.')
y+=6
y2=Y+24
d.t(cx[1],y2,'Ceny na targowisku (zł)',NB,10); y2+=7
P=Tab(d,4); x=cx[1]; P.box(x,y2,x+cw,y2+14,'#dddddd')
X=[x+3,x+92,x+122,x+cw-3]; A=['l','r','r','r']
P.row(0,['Towar','10 V','17 V','zmiana'],X,A,y2+10,NB,8); y2+=14
for r,(n,u,a_,b_) in enumerate([('Truskawki','kg',24,18),('Ziemniaki młode','kg',6.5,6),('Ziemniaki stare','kg',2.8,3),('Jaja (10 szt.)','',12,12),('Ogórki','kg',9,7.5),('Rzodkiewka, pęczek','',3,2.5),('Masło wiejskie,\nosełka 250 g','',14,14.5),('Miód rzepakowy','',None,38)]):
    h=21 if '\n' in n else 12.5
    if r%2: P.box(x,y2,x+cw,y2+h,'#f1f1f1')
    f=lambda v:f'{v:.2f}'.replace('.',',')
    ch='–' if a_ is None else '0' if a_==b_ else ('+' if b_>a_ else '−')+f(abs(b_-a_))
    P.put(r+1,0,n,X[0],y2+9,'l',N,8.2,lead=9)
    for c,t in ((1,'–' if a_ is None else f(a_)),(2,f(b_)),(3,ch)): P.put(r+1,c,t,X[c],y2+9,'r',N,8.2)
    y2+=h
y2=col(1,y2+20,'Kolejne notowanie podamy za tydzień. Ceny zbieramy w piątki o dziewiątej rano z pięciu stoisk i podajemy najczęściej spotykaną.')
# weather table across columns 3-4, boxed, transposed (days as columns)
xw0,xw1=cx[2],cx[3]+cw; yw=Y+24
d.t(xw0,yw,'Pogoda na weekend i początek tygodnia',NB,10); yw+=7
Wt=Tab(d,6); e=[xw0,xw0+78]; e+=[xw0+78+(xw1-xw0-78)/5*k for k in range(1,6)]
rows=[('','piątek','sobota','niedziela','poniedz.','wtorek'),('Temp. dzień','21°','23°','19°','17°','18°'),('Temp. noc','11°','12°','10°','8°','7°'),('Zachmurzenie','małe','zmienne','duże, burze','duże','umiarkow.'),('Wiatr (km/h)','10','15','35','25','15'),('Opady (mm)','0','0','12','4','–'),('Woda w zalewie','16°','17°','17°','','')]
yy=yw
for r,v in enumerate(rows):
    if r==0: Wt.box(xw0,yy,xw1,yy+15,'#cfe3f2')
    for c,t in enumerate(v):
        if t: Wt.put(r,c,t,e[c]+4 if c==0 else (e[c]+e[c+1])/2,yy+10.5,'l' if c==0 else 'c',NB if r==0 else N,8.6)
    yy+=15
for r in range(8): Wt.line(xw0,yw+15*r,xw1,yw+15*r,.35)
for q in e: Wt.line(q,yw,q,yy,.35)
y3=yy+24
col(2,y3,'Synoptycy ostrzegają przed niedzielnymi burzami z gradem. Wypożyczalnia sprzętu wodnego będzie tego dnia nieczynna od południa, a regaty o puchar starosty przełożono na sobotę na godzinę dziesiątą.\nW przyszłym tygodniu ochłodzi się, lecz przymrozki już nie grożą.')
col(3,y3,'Straż przypomina o zakazie rozpalania ognisk na plażach niestrzeżonych. Ratownicy dyżurują od soboty w godzinach od dziesiątej do osiemnastej. Kąpielisko w Porcie otworzy się pierwszego czerwca.\nNumer alarmowy nad wodą jest podany na tablicach przy każdym zejściu.')
# adverts
d.box(m,860,cx[1]+cw,980,None,1.4); d.t((m+cx[1]+cw)/2,895,'OKNA · DRZWI · ROLETY',NB,20,'c'); d.t((m+cx[1]+cw)/2,920,'Zakład stolarski Bruzda, Mosty 14',R,12,'c'); d.t((m+cx[1]+cw)/2,944,'pomiar gratis  –  raty  –  montaż w 14 dni',N,12,'c')
d.box(xw0,860,xw1,980,'#ececec'); d.t((xw0+xw1)/2,900,'Zatrudnię kierowcę kat. C+E',B,17,'c'); d.t((xw0+xw1)/2,926,'praca od zaraz, trasy krajowe, weekendy w domu',R,11,'c'); d.t((xw0+xw1)/2,950,'zgłoszenia w redakcji',I,11,'c')
d.t(368,1002,'www: echo zalewu  ·  nakład 4 200 egz.',N,8,'c')
d.save()

from make_kit import *
R=t1('G','URWGothic-Book'); B=t1('GB','URWGothic-Demi')
d=Doc('es_festival_programa',(419.5,765))
d.box(0,0,419.5,70,'#3b1f5b'); d.t(210,34,'NOCHES DEL EMBALSE',B,20,'c',col='#ffd23f'); d.t(210,54,'sábado 12 de julio  ·  recinto de La Presa',R,11,'c',col='#ffffff')
T=Tab(d,5)
e=[28,72,156,236,316,392]; y0=92; h=21
slots=[17*60+30*i for i in range(19)]
ye=[y0+20+h*i for i in range(len(slots)+1)]
heads=['Hora','Escenario\nGrande'.replace('\n',' '),'La Carpa','Ribera','Infantil']
cl=['#3b1f5b','#e4572e','#17a398','#8d6cab','#f4a259']
for c,t in enumerate(heads):
    T.box(e[c],y0,e[c+1],y0+20,cl[c]); T.put(0,c,t,(e[c]+e[c+1])/2,y0+13.5,'c',B,8,col='#ffffff')
for i,m in enumerate(slots):
    m%=1440
    T.line(e[0],ye[i],e[-1],ye[i],.25,'#999999')
    T.put(i+1,0,f'{m//60:02d}:{m%60:02d}',50,ye[i]+13.5,'c',R,8)
acts=[(1,19.0,2,'Banda Municipal\nde Ribalta'),(1,20.5,3,'Los Tresillos'),(1,22.5,3,'Marina Cazorla\nQuinteto'),(1,24.5,4,'Fuego Lento\n(Colombia)'),
(2,18.0,2,'Taller de palmas'),(2,19.5,2,'Coro Aljibe'),(2,21.0,2,'Jota Nueva'),(2,23.0,2,'La Perrera'),(2,24.0,3,'DJ Manglar'),
(3,18.5,1,'Cuentos al agua'),(3,20.0,2,'Dúo Gaviota'),(3,21.5,3,'Ensemble Tajo'),(3,23.5,1,'Poesía'),
(4,17.0,2,'Títeres\nEl Carromato'),(4,18.0,1,'Pintacaras'),(4,18.5,2,'Magia Potagia'),(4,20.0,2,'Baile de familias')]
light={1:'#fbe0d8',2:'#d3efec',3:'#e7def0',4:'#fdeedd'}
for c,t,n,s in acts:
    r=int((t-17)*2)+1
    a,b=ye[r-1],ye[r-1+n]
    T.box(e[c],a,e[c+1],b,light[c],.5,cl[c])
    k=s.count('\n'); T.put(r,c,s,(e[c]+e[c+1])/2,(a+b)/2+2.8-k*4.8,'c',R,8,r1=r+n-1,lead=9.6)
T.line(e[0],ye[-1],e[-1],ye[-1],.25,'#999999')
for q in e: T.line(q,y0+20,q,ye[-1],.25,'#999999')
d.t(28,ye[-1]+12,'Apertura de puertas: 16:30. Programa sujeto a cambios.',R,7.4)
# prices: open, euro sign apart
y=ye[-1]+40
d.t(28,y,'Entradas y abonos',B,11,col='#3b1f5b'); y+=7
U=Tab(d,5); d_=d
U.line(28,y,392,y,1.2,'#3b1f5b')
xr=[150,218,286,330]
for c,t in enumerate(['Anticipada','Taquilla','Reducida*']): U.put(0,c+1,t,[182,250,318][c],y+12,'r',B,8)
U.put(0,4,'Incluye',334,y+12,'l',B,8)
y+=27
for i,(a,p,inc) in enumerate([('Día (viernes o sábado)',(24,30,18),'—'),('Día (domingo)',(16,20,12),'—'),('Abono 3 días',(55,70,42),'pulsera'),('Abono + acampada',(72.5,88,59.5),'parcela'),('Infantil (4–12 años)',(5,5,None),'taller')]):
    U.put(i+1,0,a,28,y,'l',R,8.4)
    for c,v in enumerate(p):
        if v is None: continue
        U.put(i+1,c+1,'€\t'+f'{v:.2f}'.replace('.',','),([152,220,288][c],[182,250,318][c]),y,'l',R,8.4)
    U.put(i+1,4,inc,334,y,'l',R,8.4); y+=13
U.line(28,y-6,392,y-6,1.2,'#3b1f5b')
d.t(28,y+5,'* Estudiantes, mayores de 65 años y personas en desempleo, con acreditación.',R,7.2)
d.prose(28,y+26,364,'Autobús lanzadera desde la estación de Ribalta cada veinte minutos entre las 16:30 y las 2:30. El agua potable es gratuita en las cuatro fuentes del recinto. No se permite la entrada con vidrio.',R,8.4,11,justify=False)
d.save()

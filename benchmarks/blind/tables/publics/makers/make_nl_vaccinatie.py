from make_kit import *
R=ttf('DV','DejaVuSans.ttf'); B=ttf('DVB','DejaVuSans-Bold.ttf')
d=Doc('nl_vaccinatiekaart',(595.3,841.9))
d.t(48,56,'Consultatiebureau De Kleine Dijk',B,14,col='#00695c'); d.t(48,72,'Prikken, bezoeken en openingstijden – informatie voor ouders',R,9)
y=d.prose(48,98,500,'Uw kind krijgt vaccinaties volgens het landelijke schema. In de tabel ziet u op welke leeftijd welke prik wordt aangeboden. Heeft uw kind koorts, bel dan even voor u komt. Een gemiste prik kan bijna altijd worden ingehaald.',R,8.6,12,justify=False)
y+=10
d.t(48,y,'Welke prik wanneer?',B,10,col='#00695c'); y+=8
T=Tab(d,9); ages=['6–9\nweken','3\nmnd','5\nmnd','12\nmnd','14\nmnd','4\njaar','9–10\njaar','14\njaar']
x0,xl,x1=48,196,548; w=(x1-xl)/8
T.box(x0,y,x1,y+28,'#00695c'); T.put(0,0,'Ziekte(n)',54,y+17,'l',B,8,col='#ffffff')
for i,a in enumerate(ages): T.put(0,i+1,a,xl+w*(i+.5),y+12,'c',B,7.6,lead=10,col='#ffffff')
y+=28
V=[('Rotavirus',(0,1),{}),('Difterie, kinkhoest, tetanus,\npolio (DKTP)',(1,2,3,5),{6:'DTP'}),('Hib en hepatitis B',(1,2,3),{}),('Pneumokokken',(1,2,3),{}),('Bof, mazelen, rodehond (BMR)',(4,),{6:'✓'}),('Meningokokken ACWY',(4,),{7:'✓'}),('Humaan papillomavirus ¹',(),{6:'2×'}),('RSV ²',(),{0:'1×'})]
for r,(n,s,x) in enumerate(V):
    h=26 if '\n' in n else 17
    T.box(x0,y,x1,y+h,'#e0f2f1' if r%2==0 else '#ffffff')
    T.put(r+1,0,n,54,y+11.5,'l',R,8,lead=10)
    for i in range(8):
        v=x.get(i) or ('✓' if i in s else '')
        if v: T.put(r+1,i+1,v,xl+w*(i+.5),y+h/2+3,'c',R,8.4)
    y+=h
# drop nothing: every column has a mark
d.t(48,y+11,'¹ Twee prikken met een half jaar ertussen.   ² In het najaar; bij geboorte tussen oktober en maart binnen twee weken.',R,6.8)
y+=38
# two side by side tables: opening hours (ruled) and helplines (half ruled)
d.t(48,y,'Openingstijden locaties',B,10,col='#00695c'); d.t(330,y,'Bijwerkingen: wat is gewoon?',B,10,col='#00695c'); y+=8
U=Tab(d,4); e=[48,116,170,224,300]; yy=y
rows=[('','Dijkstraat','Havenplein','Zuidwal'),('maandag','8.30–12.00','–','13.00–16.30'),('dinsdag','–','8.30–16.30','–'),('woensdag','8.30–12.00','–','8.30–12.00'),('donderdag','13.00–19.30','8.30–12.00','13.00–16.30'),('vrijdag','8.30–12.00','op afspraak','gesloten')]
e=[48,104,170,236,304]
for r,v in enumerate(rows):
    for c,t in enumerate(v):
        if t: U.put(r,c,t,52 if c==0 else (e[c]+e[c+1])/2,yy+11,'l' if c==0 else 'c',B if r==0 else R,7.4)
    yy+=16
for r in range(7): U.line(48,y+16*r,304,y+16*r,.4,'#00695c')
for q in e: U.line(q,y,q,yy,.4,'#00695c')
W_=Tab(d,3); X=[330,440,500]; y2=y
W_.line(330,y2,548,y2,.9); 
for c,t in enumerate(['Klacht','Begin','Duur']): W_.put(0,c,t,X[c],y2+11,'l',B,7.4)
W_.line(330,y2+16,548,y2+16,.4); y2+=27
for r,v in enumerate([('Koorts tot 39 °C','na 6 uur','1–2 dagen'),('Rode of pijnlijke\nplek','zelfde dag','3 dagen'),('Huilerig, hangerig','zelfde dag','1 dag'),('Vlekjes na BMR','na 7 dagen','2–4 dagen')]):
    for c,t in enumerate(v): W_.put(r+1,c,t,X[c],y2,'l',R,7.4,lead=9)
    y2+=21 if '\n' in v[0] else 13
W_.line(330,y2-6,548,y2-6,.9)
y=max(yy,y2)+30
# totals table: opkomst per wijk, open, with percent and total
d.t(48,y,'Opkomst bij de prikdag HPV, per wijk',B,10,col='#00695c'); y+=16
Z=Tab(d,6); X=[48,250,320,390,460,540]; A=['l']+['r']*5
Z.row(0,['Wijk','uitgenodigd','meisjes','jongens','gekomen','opkomst'],X,A,y,B,7.8); y+=15
data=[('Binnenstad',212,71,66),('Dijkzicht en Polder',148,58,41),('Havenkwartier',97,30,22),('Zuid',305,104,93)]
for r,(n,u,m,j) in enumerate(data): Z.row(r+1,[n,u,m,j,m+j,f'{(m+j)/u*100:.0f} %'],X,A,y,R,7.8); y+=13
u,m,j=[sum(q[k] for q in data) for k in (1,2,3)]
y+=3; Z.row(5,['Totaal',u,m,j,m+j,f'{(m+j)/u*100:.0f} %'],X,A,y,B,7.8); y+=24
# form: label and box
d.t(48,y,'Afspraak verzetten? Lever dit strookje in bij de balie.',B,8.4); d.line(48,y+5,548,y+5,.4,None,([3,2],))
for i,l in enumerate(['Naam kind','Geboortedatum','Telefoon']):
    d.t(48,y+24+i*20,l,R,8); d.box(130,y+14+i*20,330,y+28+i*20,None,.4)
d.t(548,y+100,'Deze kaart is geen medisch advies op maat.',R,7,'r',col='#666666')
d.save()

from make_kit import *
# ---- page 1: regional railway timetable, German/Swiss style, tight columns
R=ttf('DC','DejaVuSansCondensed.ttf'); B=ttf('DCB','DejaVuSansCondensed-Bold.ttf'); I=ttf('DCI','DejaVuSansCondensed-Oblique.ttf')
d=Doc('timetables_rail_ferry',(595.3,841.9))
d.box(36,30,70,52,'#c8102e'); d.t(53,46,'R12',B,12,'c',col='#ffffff')
d.t(80,46,'Talheim – Oberfurt – Seebruck',B,13); d.t(559,46,'gültig ab 15. Dezember',R,8,'r')
def hm(m): return f'{m//60:02d}.{m%60:02d}'
st=[('Talheim Hbf','ab',0),('Talheim Süd','',4),('Krummenau','',9),('Niederried (b. T.)','',13),('Oberfurt','an',19),('Oberfurt','ab',22),('Oberfurt Spital','',25),('Hochwang','',31),('Wangenmühle','',36),('St. Alban Kloster','',41),('Lachen-Bühl','',47),('Seebruck','an',53),('Seebruck Hafen','an',57)]
def table(y,title,trains,nofoot=False):
    d.t(36,y,title,B,9); y+=6
    nc=2+len(trains); T=Tab(d,nc); x0=36; cw=(559-36-124)/len(trains)
    xc=[36+124+cw*(i+.5) for i in range(len(trains))]
    T.box(36,y,559,y+26,'#e9e3d5')
    T.put(0,0,'Zug',40,y+10,'l',B,6.6)
    T.put(1,0,'Verkehrstage',40,y+21,'l',R,6.6)
    for i,t in enumerate(trains):
        T.put(0,2+i,t[0],xc[i],y+10,'c',B,6.6); 
        if t[2]: T.put(1,2+i,t[2],xc[i],y+21,'c',R,6.2)
    y+=26
    for r,(s,ab,off) in enumerate(st):
        h=11.2
        if s in('Oberfurt','Talheim Hbf','Seebruck'): f=B
        else: f=R
        if r%4 in(2,3): T.box(36,y,559,y+h,'#f6f3ec')
        if not(r==5): T.put(2+r,0,s,40,y+8.2,'l',f,6.8)
        if ab: T.put(2+r,1,ab,150,y+8.2,'c',R,6.2)
        for i,(no,start,days,kind) in enumerate(trains):
            v=None
            if start is None: continue
            if kind=='x' and r in(1,2,3,6,8,9): v='|'
            elif kind=='o' and r>=5: v=None
            elif kind=='w' and r<5: v=None
            elif kind=='s' and r==12: v=None
            elif kind=='b' and r in (9,): v='x '+hm(start+off)
            else: v=hm(start+off-(3 if kind=='x' and r>=4 else 0)-(4 if kind=='x' and r>=9 else 0))
            if v and kind=='b': v=v.replace('x ','x')
            if v: T.put(2+r,2+i,v,xc[i],y+8.2,'c',f,6.8)
        y+=h
        if r==4 : T.line(36,y,559,y,.3,'#7a6a3a')
    T.line(36,y,559,y,.9,'#c8102e')
    return y
y=table(74,'Montag bis Freitag',[('31801',292,'①–⑤'.replace('①–⑤','A'),'o'),('31803',322,'','s'),('31805',352,'',''),('3601',370,'','x'),('31807',382,'','b'),('31809',412,'S',''),('31811',442,'',''),('3603',460,'','x'),('31813',502,'','b'),('31815',562,'',''),('31817',622,'','w'),('31819',682,'','b')])
y=table(y+22,'Montag bis Freitag (Fortsetzung)',[('31821',742,'',''),('31823',772,'S','o'),('31825',802,'',''),('3605',850,'','x'),('31827',862,'','b'),('31829',922,'',''),('3607',970,'A','x'),('31831',982,'',''),('31833',1042,'',''),('31835',1102,'','b'),('31837',1222,'','s')])
y=table(y+22,'Samstag, Sonn- und Feiertage',[('31851',382,'6',''),('31853',442,'',''),('31855',562,'',''),('31857',682,'',''),('31859',802,'','b'),('31861',922,'',''),('31863',1042,'',''),('31865',1162,'','s'),('31867',1282,'N','o')])
y+=14
for t in ['A  nicht am 24. und 31. Dezember     S  nur an Schultagen     6  nur samstags     N  nur in den Nächten auf Samstag und Sonntag','|  Zug hält nicht     x  Halt auf Verlangen: bitte dem Fahrer rechtzeitig ein Zeichen geben']:
    d.t(36,y,t,R,6.6); y+=9.5
d.t(36,y+8,'In Seebruck Hafen Anschluss an die Schiffe der Seelinie. Fahrräder werden außerhalb der Hauptverkehrszeit befördert, soweit Platz vorhanden ist.',I,7)
# ---- page 2: ferry, Norwegian, side by side open tables
R='Courier';B='Courier-Bold'; H='Helvetica-Bold'; h='Helvetica'
d.next((419.5,595.3))
d.t(210,40,'FERJERUTE 1088',H,18,'c'); d.t(210,58,'Sandvåg – Holmøya',h,12,'c'); d.line(40,66,380,66,2)
W1=['05:40','06:25','07:10','07:55 d','08:40','10:00','11:30','13:00','14:15','15:00','15:45 d','16:30','17:15','18:45','20:30','22:00']
L1=['07:10','08:40','10:00','11:30','13:00','15:00','16:30','18:45','20:30']
S1=['08:40','11:30','13:00','15:00','16:30','18:45','20:30','22:00']
def sh(l,m):
    o=[]
    for t in l:
        a=t.split(); q=int(a[0][:2])*60+int(a[0][3:])+m; o.append(f'{q//60:02d}:{q%60:02d}'+(' '+a[1] if len(a)>1 else ''))
    return o
for k,(nm,m) in enumerate((('Frå Sandvåg',0),('Frå Holmøya',22))):
    x=40+k*182
    T=Tab(d,3)
    T.box(x,80,x+158,97,'#000000')
    T.put(0,0,nm,x+79,92,'c',H,10,c1=2,col='#ffffff')
    X=[x+4,x+66,x+116]
    for c,t in enumerate(['Mån–fre','Laurdag','Søndag']): T.put(1,c,t,X[c],109,'l',H,8)
    T.line(x,113,x+158,113,.7)
    y=124
    for i in range(16):
        for c,l in enumerate((W1,L1,S1)):
            l=sh(l,m)
            if i<len(l): T.put(2+i,c,l[i],X[c],y,'l',R,9.5)
        y+=11.6
        if i%4==3 and i<15: y+=3
    T.line(x,y-7,x+158,y-7,.7)
y+=10
d.t(40,y,'d = går ikkje i skuleferiar. Overfartstid om lag 18 minutt. Ruta går ikkje 1. juledag.',h,7.5); y+=22
d.t(40,y,'Takstar (kroner, inkl. mva.)',H,10); y+=7
U=Tab(d,4); e=[40,196,258,318,380]
U.line(40,y,380,y,.5); yy=y
hd=['Køyretøy','Kontant','AutoPass','Storbrukar']
for c,t in enumerate(hd): U.put(0,c,t,e[c]+4 if c==0 else e[c+1]-6,y+11,'l' if c==0 else 'r',H,8)
y+=16; U.line(40,y,380,y,.5)
for i,(a,b) in enumerate([('Motorsykkel og moped',58),('Bil inntil 6,0 m (fører inkl.)',104),('Bil 6,01–8,0 m',186),('Bil 8,01–14,0 m',431),('Over 14 m',812),('Gåande og syklande',0),('Husdyr, per dyr',None)]):
    v=['Gratis']*3 if b==0 else ['35','–','–'] if b is None else [f'{b},00',f'{b*.9:.2f}'.replace('.',','),f'{b*.5:.2f}'.replace('.',',')]
    if b is None: v=['35,00','–','–']
    U.put(i+1,0,a,e[0]+4,y+10.5,'l',h,8.4)
    for c,t in enumerate(v): U.put(i+1,c+1,t,e[c+2]-6,y+10.5,'r',h,8.4)
    y+=14.5; U.line(40,y,380,y,.5)
for q in e: U.line(q,yy,q,y,.5)
d.t(210,y+22,'Ruteopplysning tlf. 177  ·  Fjordlina Sør AS',h,8,'c')
d.save()

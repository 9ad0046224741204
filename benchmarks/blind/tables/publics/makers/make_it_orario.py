from make_kit import *
R=ttf('LSN','LiberationSansNarrow-Regular.ttf'); B=ttf('LSNB','LiberationSansNarrow-Bold.ttf'); I=ttf('LSNI','LiberationSansNarrow-Italic.ttf')
d=Doc('it_orario_lezioni',(841.9,595.3),rotate=True)
d.t(40,36,'Istituto Comprensivo “Valle del Tarso”  –  Scuola secondaria di primo grado',B,12); d.t(802,36,'a.s. 2024/2025',R,11,'r')
d.t(40,54,'Orario definitivo delle lezioni  ·  Classe 2ª C  ·  in vigore dal 7 ottobre',R,10)
# grid 1, fully ruled, merged double periods
T=Tab(d,7)
e=[40,104,204,304,404,504,604,704]; 
ye=[64,84]
for h in (36,36,36,16,36,36,36): ye.append(ye[-1]+h)
days=['Ora','Lunedì','Martedì','Mercoledì','Giovedì','Venerdì','Sabato']
T.box(40,64,704,84,'#2f5d50')
for c,t in enumerate(days): T.put(0,c,t,(e[c]+e[c+1])/2,77.5,'c',B,10,col='#ffffff')
hrs=[('1ª','8.00 – 8.55'),('2ª','8.55 – 9.50'),('3ª','9.50 – 10.45'),None,('4ª','11.00 – 11.55'),('5ª','11.55 – 12.50'),('6ª','12.50 – 13.45')]
for i,h in enumerate(hrs):
    if h: T.put(i+1,0,f'{h[0]} ora\n{h[1]}',72,ye[i+1]+15,'c',R,8.6)
T.box(40,ye[4],704,ye[5],'#e6e6e6'); T.put(4,0,'10.45 – 11.00   Intervallo',372,ye[4]+11.5,'c',I,9,c1=6)
col={'Italiano':'#fdebd0','Matematica':'#d6eaf8','Scienze':'#d6eaf8','Arte':'#f5d7ee','Musica':'#f5d7ee','Inglese':'#e3f2d5','Francese':'#e3f2d5','Tecnologia':None,'Storia':'#fdebd0','Geografia':'#fdebd0','Ed. fisica':'#fff6b0','Religione':None,'Orchestra':'#f5d7ee'}
doc={'Italiano':'prof.ssa Berlinghi','Storia':'prof.ssa Berlinghi','Geografia':'prof. Ottaiano','Matematica':'prof. Caldera','Scienze':'prof. Caldera','Arte':'prof.ssa Munari','Musica':'prof. Squarcina','Inglese':'prof.ssa Whitby','Francese':'prof.ssa Laurent','Tecnologia':'prof. De Pinto','Ed. fisica':'prof. Zanon','Religione':'don Marchi','Orchestra':'prof. Squarcina'}
# (day col, start row idx among ye rows 1,2,3,5,6,7, length, subject, room)
L=[(1,1,2,'Italiano',''),(1,3,1,'Inglese','Lab. 1'),(1,5,2,'Matematica',''),(1,7,1,'Religione',''),
 (2,1,1,'Scienze','Lab. 3'),(2,2,1,'Storia',''),(2,3,1,'Francese',''),(2,5,1,'Italiano',''),(2,6,2,'Arte','Aula disegno'),
 (3,1,1,'Matematica',''),(3,2,2,'Ed. fisica','Palestra'),(3,5,1,'Geografia',''),(3,6,1,'Inglese',''),(3,7,1,'Musica','Aula 0.4'),
 (4,1,3,'Italiano',''),(4,5,1,'Francese',''),(4,6,2,'Tecnologia','Lab. 2'),
 (5,1,1,'Inglese',''),(5,2,2,'Matematica',''),(5,5,1,'Storia',''),(5,6,1,'Musica','Aula 0.4'),
 (6,1,1,'Scienze',''),(6,2,1,'Geografia',''),(6,3,1,'Matematica','')]
for c,r,n,s,a in L:
    y0,y1=ye[r],ye[r+n]
    T.box(e[c],y0,e[c+1],y1,col[s],.6)
    ls=[s,doc[s]]+([f'({a})'] if a else [])
    m=(e[c]+e[c+1])/2; yb=(y0+y1)/2-(len(ls)-1)*5+2.6
    T.put(r,c,'\n'.join(ls),m,yb,'c',R,8.4,r1=r+n-1,lead=10)
for r in (1,2,3,5,6,7):
    T.box(40,ye[r],104,ye[r+1],None,.6)
# empty: Fri 7 (row7), Sat 5..7
for (c,r) in [(5,7),(6,5),(6,6),(6,7)]: T.box(e[c],ye[r],e[c+1],ye[r+1],None,.6)
T.box(40,64,704,ye[-1],None,1.2); T.line(40,84,704,84,.6); T.line(40,ye[4],704,ye[4],.6); T.line(40,ye[5],704,ye[5],.6)
for q in e[1:-1]: d.line(q,64,q,84,.6,'#ffffff')
# side note
d.prose(716,80,90,'Le ore di orchestra (facoltative) si svolgono il giovedì pomeriggio dalle 14.30 alle 16.00 nell’aula 0.4.\nLe uscite anticipate vanno richieste con il modulo A entro le ore 9.',R,8.6,11,justify=False)
# second table: open with hairlines under each row, text
y=ye[-1]+26
d.t(40,y,'Ricevimento dei docenti (primo quadrimestre)',B,10.5); y+=6
U=Tab(d,6); X=[44,146,276,356,420,478]; 
U.line(40,y,560,y,1); hd=['Docente','Materia','Giorno','Ora','Aula','Su appuntamento']
for c,t in enumerate(hd): U.put(0,c,t,X[c],y+11.5,'l',B,8.8)
U.line(40,y+16,560,y+16,.6); y+=16
rows=[('Berlinghi, Anna','Italiano, storia','martedì','9.50','1.12','no'),('Caldera, Piero','Matematica, scienze','mercoledì','11.00','1.12','sì, via registro elettronico'),('De Pinto, Luca','Tecnologia','venerdì','8.55','Lab. 2','no'),('Laurent, Sylvie','Francese','lunedì','11.55','1.09','no'),('Munari, Elisa','Arte e immagine','martedì','11.00','disegno','sì'),('Ottaiano, Ciro','Geografia','','','','sì, scrivere in segreteria'),('Squarcina, Ugo','Musica','giovedì','9.50','0.4','no'),('Whitby, Helen','Inglese','venerdì','11.00','1.09','sì')]
for i,v in enumerate(rows):
    for c,t in enumerate(v):
        if t: U.put(i+1,c,t,X[c],y+11,'l',R,8.8)
    y+=15.5; U.line(40,y,580 if 0 else 560,y,.25,'#777777')
# third: small absences table right, shaded bands
y=ye[-1]+26
d.t(620,y,'Ore annuali per materia',B,10.5); y+=6
V=Tab(d,3); vals=[('Italiano, storia, geografia',9,297),('Matematica e scienze',6,198),('Lingue straniere',5,165),('Arte, musica',4,132),('Tecnologia',2,66),('Ed. fisica, religione',3,99)]
V.box(616,y,802,y+15,'#2f5d50'); 
for t,x,a,c in (('Area',620,'l',0),('Sett.',750,'r',1),('Anno',796,'r',2)): V.put(0,c,t,x,y+11,a,B,8.8,col='#ffffff')
y+=15
for i,v in enumerate(vals):
    if i%2: V.box(616,y,802,y+14,'#e3ede9')
    V.row(i+1,v,[620,750,796],['l','r','r'],y+10.5,R,8.8); y+=14
V.line(616,y,802,y,.8); V.row(len(vals)+1,['Totale',sum(v[1] for v in vals),sum(v[2] for v in vals)],[620,750,796],['l','r','r'],y+11,B,8.8)
d.t(40,582,'Il dirigente scolastico – prot. 4471/B19',I,7.5)
d.save()

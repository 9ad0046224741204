from makelib import *
import random
random.seed(11)
d=Doc('rail_timetable',480,720)
def hm(m): m%=1440; return f'{m//60}.{m%60:02d}'
ST=[('0','Brennau Hbf',0),('6','Brennau Süd',6),('14','Altenrode',13),('19','Kirchmoos',18),('27','Lindthal',25),('35','Weissach (Krs. Tann)',32),('41','Tann Stadt',38),('52','Oberhag',49),('58','Hagsee',55),('66','Mühlen-Dorf',62),('73','Pfaffing',69),('81','Sankt Ulrich',77),('94','Rottburg',90),('101','Rottburg Flughafen ✈',97),('112','Seehafen Ost',108)]
# ---- page 1 : open, narrow
d.fill(0,0,480,40,(.75,.1,.12));d.text(24,27,'351','LNB',20,color=1);d.text(70,26,'Brennau – Tann – Rottburg – Seehafen Ost','LNB',13,color=1)
trains=[('RB','4501','①–⑤',305,{},14),('RE','3001','',342,{1,3,5,7,9,10},14),('RB','4503','†',365,set(),6),('IC','711','',402,{1,2,3,4,5,7,8,9,10,11},13),('RB','4505','①–⑥',425,set(),14),('RE','3003','',462,{1,3,5,7,9,10},14),('RB','4507','⑥',485,set(),12),('IC','713','b',522,{1,2,3,4,5,7,8,9,10,11},13),('RB','4509','',545,set(),14),('RE','3005','①–⑤',582,{1,3,5,7,9,10},14),('RB','4511','†',605,set(),6)]
S=dict
h=[[S(t='km',rs=3),S(t='Zug',al='l')]+[None]+[t[0] for t in trains],
   [None,None,None]+[t[1] for t in trains],
   [None,None,None]+[t[2] or None for t in trains]]
h[0][0]=h[0][1]=None;h[2][0]='km';h[2][1]=S(t='Zug',al='l',ind=3)
rows=h
for i,(km,n,m) in enumerate(ST):
    lastcol='ab' if i==0 else 'an' if i==len(ST)-1 else ''
    r=[km,S(t=n,ind=3),lastcol or None]
    for (c,no,dy,t0,skip,end) in trains:
        fast=.8 if c=='IC' else .9 if c=='RE' else 1
        if i>end: r.append(None)
        elif i in skip: r.append('|')
        else: r.append(hm(int(t0+m*fast*1.1)))
    rows.append(r)
def dr(d,xs,ys):
    d.rule(xs[0],ys[0],xs[-1],ys[0],.8);d.rule(xs[0],ys[3],xs[-1],ys[3],.8);d.rule(xs[0],ys[-1],xs[-1],ys[-1],.8)
w=[20,92,14]+[27.6]*11
d.text(24,56,'Mo–So, gültig ab 15. Dezember 2024','LN',8.5)
b=d.table(24,62,w,rows,font='LN',bold='LNB',size=8,lead=9.6,px=2,py=1.3,al=['r','l','l']+['r']*11,hal='r',hdr=3,draw=dr,heights={}) if 0 else None
# circled digits need DejaVu
for k,v in enumerate(rows[2]):
    if isinstance(v,str) and k>2: rows[2][k]=S(t=v,font='DC',size=6.5)
for r in rows[3:]:
    if '✈' in r[1]['t']: r[1].update(font='DC',size=6.8)
b=d.table(24,62,w,rows,font='LN',bold='LNB',size=8,lead=9.6,px=2,py=1.5,al=['r','l','l']+['r']*11,hal='r',hdr=3,draw=dr)
d.text(24,b+12,'①–⑤ Montag bis Freitag   ①–⑥ Montag bis Samstag   ⑥ Samstag   † Sonn- und Feiertag   b nicht 24. und 31. Dez.   | hält nicht','DC',5.6)
# connections, ruled
d.text(24,b+38,'Anschlüsse in Tann Stadt','LNB',10)
con=[['Ankunft','Zug','weiter','Linie','nach','Gleis','Hinweise'],
['5.46','RB 4501','5.52','Bus 22','Steinach, Wald','—','nur an Schultagen; Halt am Bahnhofsplatz'],
['6.19','RE 3001','6.24','RB 68','Glashütte','4',None],
['7.15','IC 711','7.30','RB 68','Glashütte','4','Fahrradmitnahme frei'],
['7.15','IC 711','7.22','Bus 25','Moosberg Klinik','—','Rufbus, Anmeldung bis 30 Min. vor Abfahrt'],
['8.19','RE 3003','8.24','RB 68','Glashütte','3',None],
['9.15','IC 713','9.41','S 3','Hohenwart','1','Samstag ab Gleis 2']]
def dr2(d,xs,ys):
    for y in ys: d.rule(xs[0],y,xs[-1],y,.4,.4)
    for x in xs: d.rule(x,ys[0],x,ys[-1],.4,.4)
    
b=d.table(24,b+44,[36,48,36,40,80,30,160],con,font='LN',bold='LNB',size=8,px=3,py=2,al=['r','l','r','l','l','c','l'],hal='l',draw=dr2)
b=d.para(24,b+18,430,'Die Züge der Linie RB führen nur die 2. Klasse. Reservierungen sind im IC möglich und am Freitag sowie an Tagen vor Feiertagen zu empfehlen. Bei Bauarbeiten zwischen Oberhag und Pfaffing verkehren Busse; die Fahrzeit verlängert sich um etwa 25 Minuten.','LN',8.8,11)
d.text(240,705,'87','LN',8,'c')
# ---- page 2 : rotated heads, shaded every second row, ferry/bus
d.next()
d.fill(0,0,480,40,(.75,.1,.12));d.text(24,27,'352','LNB',20,color=1);d.text(70,26,'Seehafen Ost – Inseln (Fähre)','LNB',13,color=1)
stops=['Seehafen Ost','Lütjeoog\nNord','Lütjeoog\nHafen','Memmeroog','Sandbank\n(Bedarf)','Graswarder','Süderhaken','Seehafen Ost']
r0=[None,None,S(t='Abfahrt',cs=7),None,None,None,None,None,None,S(t='An',)]
r1=[S(t='Tag',val='b',al='l'),S(t='Schiff',val='b',al='l')]+[S(t=x,rot=1,b=0) for x in stops]+[S(t='Platz für\nPkw',val='b',al='c')]
rows=[r0,r1]
for day,n in(('Mo',3),('Di',3),('Mi',2),('Do',3),('Fr',4),('Sa',5),('So',4)):
    for k in range(n):
        t=355+k*185+random.randint(0,8)*5
        big=random.random()<.6
        row=[S(t=day,b=1) if k==0 else None,'Möwe II' if big else 'Tordalk']
        for j in range(8):
            if j==4 and random.random()<.5: row.append('×')
            elif (j in(1,5) and not big): row.append('—')
            else: row.append(hm(t))
            t+=[25,15,30,20,25,20,40,0][j]
        row.append(str(24 if big else 0) if big else '–')
        rows.append(row)
grp=[2]
for n in(3,3,2,3,4,5,4): grp.append(grp[-1]+n)
def dr3(d,xs,ys):
    for a in range(0,7,2): d.fill(xs[0],ys[grp[a]],xs[-1],ys[grp[a+1]],(.91,.93,.97))
    d.rule(xs[2]+2,ys[1],xs[9]-2,ys[1],.4);d.rule(xs[0],ys[2],xs[-1],ys[2],1,.2)
    d.rule(xs[0],ys[-1],xs[-1],ys[-1],1,.2)
b=d.table(40,62,[32,56]+[34]*8+[42],rows,font='LN',bold='LNB',size=8.2,lead=9.6,px=3,py=2,al=['l','l']+['r']*8+['r'],hal='c',hdr=2,draw=dr3)
b=d.para(40,b+16,400,'× nur auf Anforderung, Anmeldung beim Kapitän. — Anleger wird nicht bedient. Die Abfahrten an der Sandbank sind vom Wasserstand abhängig.','LN',8,10)
d.text(40,b+18,'Fahrpreise in Euro','LNB',10)
fr=[['Tarif','einfach','hin und\nzurück','10er-\nKarte'],['Erwachsene','9,40','16,80','78,00'],['Kinder 6–14','4,70','8,40','39,00'],['Gruppe ab 10,\nje Person','7,50','13,20','–'],['Fahrrad','3,00','5,00','25,00'],['Pkw bis 5 m','31,00','56,00','–']]
def dr4(d,xs,ys):
    for y in(ys[0],ys[1],ys[-1]): d.rule(xs[0],y,xs[-1],y,.6)
d.table(40,b+24,[90,44,44,44],fr,font='LN',bold='LNB',size=8.2,al=['l','r','r','r'],hal='col',hval='b',py=1.8,draw=dr4)
d.para(290,b+34,150,'Karten gibt es am Anleger, im Zug und an Bord. Hunde fahren zum Kindertarif. Für Pkw ist eine Anmeldung bis zum Vortag, 16 Uhr, nötig; ohne Anmeldung besteht kein Anspruch auf einen Stellplatz.','LN',8.4,10.5)
d.text(240,705,'88','LN',8,'c')
d.save()
# ---------- fare triangle
d=Doc('rail_fares',612,792)
d.text(54,60,'NORTHERN VALLEY RAILROAD','Times-Bold',14);d.text(54,76,'Local passenger tariff No. 41 — one-way fares in dollars','Times-Italic',11)
T=['Ashby Junction','Beecher Falls','Carver','Dunmore','East Hollis','Fenwick','Glenrock','Harlan Mills','Ivoryton','Jessup Road','Kittery Bridge','Lowell Springs']
Z=[0,4,7,12,15,21,26,30,37,41,48,55]
rows=[[S(t='Between',al='l',val='b'),S(t='Zone',rot=1)]+[S(t=t,rot=1) for t in T[:-1]]]
for i in range(1,12):
    rows.append([T[i],str(1+Z[i]//12)]+[f'{2.25+round((Z[i]-Z[j])*.19*4)/4:.2f}' for j in range(i)])
def dr(d,xs,ys):
    d.rule(xs[0],ys[0],xs[-1],ys[0],1);d.rule(xs[0],ys[1],xs[-1],ys[1],.5);d.rule(xs[0],ys[-1],xs[-1],ys[-1],1)
    for k in(4,7,10): d.rule(xs[0],ys[k],xs[-1],ys[k],.2,.4)
b=d.table(54,92,[88,24]+[35.5]*11,rows,font='Times-Roman',bold='Times-Bold',size=9,al=['l','c']+['r']*11,hal='c',px=3,py=2.6,draw=dr)
d.text(54,b+14,'TABLE 1.  Fares read at the meeting of the two stations. Half fare for children of 5 to 11, rounded up to the next 25 cents.','Times-Roman',8.5)
d.text(54,b+44,'Excess baggage and express parcels','Times-Bold',11)
y=b+54
pc=[[None,S(t='Zones crossed',cs=4,al='c'),None,None,None,S(t='Insured\nvalue up to',rs=2,val='b')],[S(t='Weight, lb',al='l'),'same','1','2','3 or 4'],
['Up to 10','$ 3.10','$ 3.60','$ 4.15','$ 5.00','$ 50'],['11 to 25','4.25','5.05','5.90','7.20','100'],['26 to 50','6.40','7.75','9.10','11.25','100'],['51 to 75','9.15','11.00','13.05','16.10','200'],['76 to 100','12.00','14.50','17.20','21.40','200'],['Over 100, each\nadditional 10 lb','1.05','1.30','1.55','1.95','—'],['Bicycle','5.00','5.00','6.50','6.50','300'],['Live animals']]
for r in pc[2:3]:
    for k in range(1,6): r[k]=S(t=r[k],al='acc')
pc[-1]=['Live animals',S(t='by special arrangement only',cs=4,al='c'),None,None,None,'none']
def dr2(d,xs,ys):
    d.rule(xs[0],ys[0],xs[-1],ys[0],.6);d.rule(xs[0],ys[0]+2,xs[-1],ys[0]+2,.6);d.rule(xs[1]+3,ys[1],xs[5]-3,ys[1],.4);d.rule(xs[0],ys[2],xs[-1],ys[2],.6);d.rule(xs[0],ys[-1],xs[-1],ys[-1],.6)
b2=d.table(54,y,[92,50,50,50,50,62],pc,font='Times-Roman',bold='Times-Bold',size=9,hdr=2,al=['l']+['r']*5,hal='r',px=4,py=2.2,draw=dr2)
for q in(pc,):pass
d.para(425,y+12,135,'Parcels are accepted at staffed stations until 30 minutes before the train leaves. The railroad delivers within the city limits of Harlan Mills and Lowell Springs without further charge. Claims must be lodged in writing within ten days of the date of the waybill, with the receipt.','Times-Roman',9.2,11.4)
d.text(54,b2+34,'Commutation tickets','Times-Bold',11)
cm=[['Zones','Weekly','Monthly','Student monthly','Valid on'],['1','21.50','74.00','48.00','all trains'],['2','29.00','99.50','64.50','all trains'],['3','36.25','124.00','80.50','all trains except 9 and 10'],['4','43.00','147.50','95.75','all trains except 9 and 10'],['5','49.50','169.00','110.00','all trains']]
d.table(80,b2+42,[50,60,60,90,160],cm,font='Times-Roman',bold='Times-Italic',size=9.2,al=['c','d','d','d','l'],hal='col',px=5,py=1.6)
d.text(306,765,'Issued February 3, 1975. Effective March 1, 1975.','Times-Roman',8,'c')
d.save()

from common import *
fonts(('DS','dejavu/DejaVuSans.ttf'),('DSB','dejavu/DejaVuSans-Bold.ttf'),('DSO','dejavu/DejaVuSans-Oblique.ttf'))
H,HB,HO='DS','DSB','DSO'
d=Doc('gemeindeblatt_zweisprachig'); A=colors.Color(.75,.1,.1)
d.text('Mitteilungsblatt der Gemeinde Rebenau',40,44,HB,12); d.text('Bulletin communal de Rebenau',555,44,HB,12,'r',A); d.hline(40,555,52,1.5,A); d.text('Nr. 5 / N° 5',40,64,H,8); d.text('Mai / mai 2024',555,64,H,8,'r')
y0=78
y=d.para('<b>Abfuhr 2024.</b> Ab Juni holt der Werkhof das Grüngut jede Woche ab. Säcke ohne Marke bleiben stehen. Sperrgut wird nur noch auf Anmeldung mitgenommen; die Marken gibt es am Schalter und im Dorfladen.',40,y0,245,H,8.5,al='l')
z=d.para('<b>Ramassage 2024.</b> Dès juin, la voirie ramasse les déchets verts chaque semaine. Les sacs sans vignette restent sur place. Les encombrants ne sont pris que sur inscription ; les vignettes sont en vente au guichet et à l’épicerie du village, où l’on trouve aussi le calendrier complet.',310,y0,245,H,8.5,al='l')
y=max(y,z)+6
W=[['Abfallart','Type de déchets','Tag / jour','Daten / dates','Gebühr / taxe<br/>CHF'],
['Hauskehricht, 35 Liter','Ordures ménagères, 35 litres','Di / ma','wöchentlich / chaque semaine','1.80'],
['Hauskehricht, 60 Liter','Ordures ménagères, 60 litres','Di / ma','wöchentlich / chaque semaine','3.10'],
['Grüngut','Déchets verts','Do / je','ab 6. Juni / dès le 6 juin','–'],
['Papier und Karton, gebündelt','Papier et carton, en paquets ficelés','Sa / sa','8.6., 13.7., 14.9.','–'],
['Sperrgut bis 50 kg','Encombrants jusqu’à 50 kg','Mi / me','auf Anmeldung / sur inscription','24.00'],
['Altmetall','Ferraille','Mi / me','19.6., 16.10.','6.50'],
['Sonderabfälle (Farben, Lösungsmittel)','Déchets spéciaux (peintures, solvants)','Sa / sa','21.9.','gratis / gratuit']]
y=d.table(W,40,y,[128,136,56,125,70],H,HB,8,align='llllr',hal='llllr',style=[('BOX',(0,0),(-1,-1),.8,A),('LINEAFTER',(0,0),(-2,-1),.3,A),('BACKGROUND',(0,0),(-1,0),colors.Color(.98,.88,.86)),('LINEBELOW',(0,0),(-1,0),.8,A)]+[('LINEBELOW',(0,k),(-1,k),.25,colors.lightgrey) for k in range(1,7)],pad=(2,2.5,4,4),va='TOP')
y+=24; d.text('Abstimmung vom 14. April – Votation du 14 avril',40,y,HB,10,color=A); y+=12
d.text('Kredit für die Sanierung des Schulhauses / Crédit pour la rénovation de l’école',40,y,HO,8.5); y+=6
K=[('Dorf / Village',1204,612,388,7),('Oberdorf / Haut',688,301,148,4),('Rebhalde / Les Vignes',951,447,391,11),('Mühle / Moulin',402,151,163,2),('Bahnhof / Gare',1137,498,352,9)]
V=[[C('Wahlkreis<br/>Arrondissement',rs=2),C('Stimmberechtigte<br/>Ayants droit',rs=2,al='r'),C('Stimmen / voix',cs=3),X,X,C('Ja-Anteil<br/>Part de oui',rs=2,al='r'),C('Beteiligung<br/>Participation',rs=2,al='r')],[X,X,'Ja / oui','Nein / non','leer / blancs',X,X]]
q=lambda n: f'{n:,}'.replace(',','’')
def vr(n,s,a,b,e): return [n,q(s),q(a),q(b),str(e),f'{a/(a+b)*100:.1f} %',f'{(a+b+e)/s*100:.1f} %']
for k in K: V.append(vr(*k))
V.append(vr('Gemeinde / Commune',*[sum(k[i] for k in K) for i in range(1,5)]))
y=d.table(V,40,y,[112,88,56,60,62,64,73],H,HB,7.8,align='lrrrrrr',hal='lrrrrrr',hdr=2,boldrows=[7],style=[('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(2,0),(4,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.4,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black)],pad=(1.8,2.2,3,3),va='BOTTOM')
y+=24; yy=y
d.text('Kleines Amtswörterbuch – Petit lexique administratif',40,y,HB,10,color=A); y+=8
Lx=[['Deutsch','Français','Italiano'],['Gemeinderat','Conseil communal','Consiglio comunale'],['Steuererklärung','Déclaration d’impôt','Dichiarazione d’imposta'],['Baubewilligung','Permis de construire','Licenza edilizia'],['Einwohnerkontrolle','Contrôle des habitants','Controllo degli abitanti'],['Betreibungsamt','Office des poursuites','Ufficio esecuzioni'],['Zivilstandsamt','Office de l’état civil','Ufficio dello stato civile'],['Hundesteuer','Taxe sur les chiens','Tassa sui cani']]
t0=y
for i,r in enumerate(Lx):
    for v,x in zip(r,(40,142,254)): d.text(v,x,y+10,HB if i==0 else H,8)
    y+=13
d.add(1,[40,t0,362,y],Lx)
d.rect(392,t0,555,t0+100,stroke=A); w=d.para('<b>Öffnungszeiten / Heures d’ouverture</b>',400,t0+6,148,HB,8.5)
w=d.para('Die Gemeindekanzlei ist am Auffahrtstag und am Freitag danach geschlossen.',400,w,148,H,8); d.para('La chancellerie est fermée le jour de l’Ascension et le vendredi qui suit.',400,w,148,HO,8)
y+=14
d.para('Redaktionsschluss der nächsten Nummer: 24. Mai. / Délai rédactionnel du prochain numéro : 24 mai.',40,y,515,H,8)
d.save()

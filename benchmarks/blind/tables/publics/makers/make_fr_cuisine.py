from make_kit import *
R=t1('C','C059-Roman'); B=t1('CB','C059-Bold'); I=t1('CI','C059-Italic')
d=Doc('fr_livre_confitures',(867.4,612.3))
d.t(40,36,'Les conserves de Mamie Odile',I,8.5,col='#7a3b1d'); d.t(40,590,'46',R,9)
d.t(40,72,'Confiture de mirabelles à la vanille',B,16,col='#7a3b1d')
y=d.prose(40,92,354,'Choisissez des fruits mûrs mais encore fermes, cueillis du matin. La veille, lavez, dénoyautez et laissez macérer avec le sucre dans un saladier couvert : les fruits rendront leur jus et la cuisson en sera raccourcie d’autant.',R,9.4,12.4)
y+=12
T=Tab(d,4); X=[40,210,264,318]
T.put(0,0,'Ingrédients',40,y,'l',I,9.6); 
for c,t in enumerate(['3 pots','6 pots','12 pots'],1): T.put(0,c,t,X[c],y,'r',I,9.6)
y+=15
for i,v in enumerate([('Mirabelles dénoyautées','900 g','1,8 kg','3,6 kg'),('Sucre cristallisé','550 g','1,1 kg','2,2 kg'),('Jus de citron','1 c. à s.','2 c. à s.','6 cl'),('Gousse de vanille','½','1','2'),('Amandes de noyau (facultatif)','4','8','15'),('Eau-de-vie','','1 c. à s.','2 c. à s.')]):
    T.row(i+1,v,X,['l','r','r','r'],y,R,9.4); y+=12.6
y+=8
y=d.prose(40,y,354,'Le lendemain, portez à ébullition avec la vanille fendue. Écumez, baissez le feu et laissez cuire vingt-cinq minutes en remuant souvent. La confiture est prise lorsqu’une goutte se fige sur une assiette froide. Retirez la gousse, ajoutez l’eau-de-vie et mettez en pots aussitôt.\nRetournez les pots cinq minutes, puis laissez refroidir à l’abri des courants d’air. Étiquetez en notant l’année : une bonne mirabelle se garde deux hivers.',R,9.4,12.4)
y+=10
# ruled nutrition table at left, tip box at right
U=Tab(d,3); e=[40,118,168,228]; y0=y
d.t(40,y-2,'Valeurs nutritionnelles moyennes',B,8); y+=4
y0=y
U.box(40,y,228,y+24,'#f6e3cf'); U.put(0,1,'pour\n100 g',143,y+10,'c',B,7.8,lead=9); U.put(0,2,'par portion\n(20 g)',198,y+10,'c',B,7.8,lead=9); y+=24
for i,v in enumerate([('Énergie','1 020 kJ','204 kJ'),('Glucides','58 g','11,6 g'),('  dont sucres','57 g','11,4 g'),('Fibres','1,1 g','0,2 g'),('Protéines','0,5 g','0,1 g'),('Sel','traces','–')]):
    U.line(40,y,228,y,.4,'#7a3b1d')
    U.put(i+1,0,v[0].strip(),44+(8 if v[0][0]==' ' else 0),y+10,'l',R,8.2); U.put(i+1,1,v[1],164,y+10,'r',R,8.2); U.put(i+1,2,v[2],224,y+10,'r',R,8.2); y+=14
for q in e: U.line(q,y0,q,y,.4,'#7a3b1d')
U.line(40,y0,228,y0,.4,'#7a3b1d'); U.line(40,y,228,y,.4,'#7a3b1d')
d.box(250,y0,394,y,None,.8,'#c48a3a'); d.t(322,y0+16,'Le conseil d’Odile',B,9,'c')
d.prose(260,y0+32,124,'Une pomme râpée, ajoutée en début de cuisson, apporte sa pectine et permet de réduire le sucre d’un dixième.',I,8.8,11.4,justify=False)
# ---- right page of the spread: reference table with wrapped remarks, rules between groups only
d.ox=433.7; d.line(0,0,0,612.3,.2,'#cccccc')
d.t(394,590,'47',R,9,'r'); d.t(394,36,'Tableau des fruits',I,8.5,'r',col='#7a3b1d')
V=Tab(d,5); X=[40,120,166,214,226]
y=62; V.line(40,y-12,394,y-12,1,'#7a3b1d')
V.put(0,0,'Fruit',40,y+11,'l',B,8.6); V.put(0,1,'Sucre\n(g/kg)',142,y+1,'r',B,8.6,lead=10); V.put(0,2,'Cuisson\n(min)',186,y+1,'r',B,8.6,lead=10); V.put(0,3,'Citron',224,y+11,'r',B,8.6); V.put(0,4,'Remarques',236,y+11,'l',B,8.6)
y+=17; V.line(40,y,394,y,.5,'#7a3b1d'); y+=12
G=[('Fruits à noyau',[('Abricot','600','20–25','½','Cuire avec quelques amandes mondées'),('Cerise','650','30','1','Peu de pectine : ajouter du jus de groseille ou 200 g de pomme par kilo'),('Mirabelle','600','25','½',''),('Pêche de vigne','700','35–40','1','Peler après avoir plongé les fruits dix secondes dans l’eau bouillante'),('Prune d’Ente','500','40','–','Surveiller : attache vite')]),
('Fruits rouges',[('Cassis','900','15','–','Égrener à la fourchette'),('Fraise','700','12 + 12','1','Deux cuissons séparées par une nuit de repos au frais'),('Framboise','750','10','–',''),('Groseille','1 000','5','–','En gelée : passer au linge sans presser'),('Mûre sauvage','750','20','½','Épépiner au moulin, grille fine')]),
('Agrumes et autres',[('Coing (gelée)','800','45','1','Conserver les pépins dans une mousseline pendant la cuisson'),('Orange amère','1 200','60–90','2','Trempage de 24 h, changer l’eau'),('Rhubarbe','700','25','–','Macération d’une nuit indispensable'),('Tomate verte','650','50','2','Avec zeste d’orange')])]
r=1
for g,l in G:
    V.put(r,0,g,40,y,'l',I,9,c1=4,col='#7a3b1d'); r+=1; y+=13
    for v in l:
        ls=simpleSplit(v[4],R,8.8,158) if v[4] else []
        for c,(x,al) in enumerate([(48,'l'),(142,'r'),(186,'r'),(214,'r')]): V.put(r,c,v[c],x,y,al,R,8.8)
        if ls: V.put(r,4,'\n'.join(ls),236,y,'l',R,8.8,lead=10.4)
        y+=max(1,len(ls))*10.4+2.6; r+=1
    V.line(40,y-7,394,y-7,.5 if g[0]!='A' else 1,'#7a3b1d'); y+=7
d.t(40,y+2,'Les quantités de sucre s’entendent par kilogramme de fruits préparés ; citron : nombre de fruits.',I,8)
d.save()

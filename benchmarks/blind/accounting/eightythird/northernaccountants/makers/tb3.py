# French balance générale, Lyon student residence, PDF reportlab landscape
import random; from common import *
from reportlab.pdfgen.canvas import Canvas; from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
for s,f in (('N','Regular'),('B','Bold'),('I','Italic')): pdfmetrics.registerFont(TTFont(s,LIB+f'LiberationSansNarrow-{f}.ttf'))
random.seed(8303); R=random
A={"101000":"Capital social","106100":"Réserve légale","110000":"Report à nouveau (solde créditeur)","120000":"Résultat de l'exercice (bénéfice)","164000":"Emprunts auprès des établissements de crédit","165000":"Dépôts et cautionnements reçus","168800":"Intérêts courus sur emprunts",
"211500":"Terrains bâtis","213100":"Bâtiments","213500":"Installations générales, agencements","218300":"Matériel de bureau et informatique","218400":"Mobilier des studios","275000":"Cautionnements versés","281310":"Amortissements des bâtiments","281350":"Amort. agencements","281830":"Amort. matériel informatique","281840":"Amort. mobilier",
"401000":"Fournisseurs","408100":"Fournisseurs - factures non parvenues","411000":"Locataires","416000":"Locataires douteux","419100":"Loyers reçus d'avance","421000":"Personnel - rémunérations dues","431000":"Sécurité sociale","437200":"Mutuelle et prévoyance","442100":"Prélèvement à la source","444000":"État - impôt sur les bénéfices","445510":"TVA à décaisser","445660":"TVA déductible sur ABS","445710":"TVA collectée","447100":"Autres impôts et taxes","455000":"Associés - comptes courants","486000":"Charges constatées d'avance","491000":"Dépréciation des comptes de locataires",
"512100":"Banque Rhône Crédit - compte courant","512200":"Livret entreprise","530000":"Caisse accueil",
"606110":"Électricité parties communes","606120":"Gaz - chaufferie","606130":"Eau","606300":"Fournitures d'entretien et petit équipement","606400":"Fournitures administratives","611000":"Sous-traitance nettoyage","613500":"Locations mobilières (laverie)","614000":"Charges de copropriété parking","615200":"Entretien et réparations sur immeuble","615600":"Maintenance ascenseurs et chaudière","616000":"Primes d'assurance","622600":"Honoraires comptables","622700":"Frais d'actes et de contentieux","623000":"Publicité, annonces","626000":"Télécommunications, fibre","627000":"Services bancaires","635120":"Taxe foncière","635800":"CFE et autres droits","641000":"Rémunérations du personnel","645000":"Charges sociales","654000":"Pertes sur créances irrécouvrables","661100":"Intérêts des emprunts","671200":"Pénalités, amendes","681120":"Dotations aux amortissements","681740":"Dotations dépréciation créances","695000":"Impôt sur les bénéfices",
"706100":"Loyers studios","706200":"Loyers T2 et duplex","706300":"Forfaits charges locatives","708300":"Locations de parking","708800":"Laverie et distributeurs","758000":"Produits divers de gestion","768000":"Autres produits financiers","781740":"Reprises dépréciation créances"}
O={"101000":-80000,"106100":-8000,"110000":-126418.35,"120000":-74902.18,"164000":-1684220.4,"165000":-61750,"168800":-3110.25,"211500":420000,"213100":1960000,"213500":214380.5,"218300":11420,"218400":148230,"275000":1500,"281310":-392000,"281350":-98640.75,"281830":-8630,"281840":-88210.6,"401000":-14260.83,"408100":-4300,"411000":19830.42,"416000":6120,"419100":-8415.6,"431000":-3106,"437200":-412.3,"442100":-318,"444000":-4120,"445510":-742,"455000":-185000,"486000":5240.9,"491000":-3060,"512200":45000,"530000":286.7}
O["512100"]=-r2(sum(O.values())); print('bank ouverture',O["512100"])
M={k:[0,0] for k in A}
def e(d,c,a): a=r2(a); M[d][0]=r2(M[d][0]+a); M[c][1]=r2(M[c][1]+a)
e("120000","110000",74902.18); B="512100"
for m in range(12):
    summer=m in(6,7); st=R.uniform(36800,38900)*(.62 if summer else 1); t2=R.uniform(13100,13900)*(.8 if summer else 1); ch=(st+t2)*.09; pk=R.choice([1120,1180,1240])
    for a,v in(("706100",st),("706200",t2),("706300",ch),("708300",pk)): e("411000",a,v)
    e(B,"411000",(st+t2+ch+pk)*R.uniform(.975,1.0)); e("530000","708800",R.uniform(320,690)); e(B,"530000",R.uniform(300,560))
    for a,lo,hi in(("606110",1450,2600),("606120",400,4300),("606130",900,1400),("611000",2860,2860),("615200",600,5200),("626000",410,430),("606300",90,520)): v=R.uniform(lo,hi); e(a,"401000",v); e(B and "401000",B,v*R.uniform(.95,1))
    e("627000",B,R.uniform(48,96)); sal=R.uniform(5100,5280); e("641000","421000",sal); e("421000","431000",sal*.16); e("421000","437200",62.4); e("421000","442100",140+m); e("421000",B,M["421000"][1]-M["421000"][0]); e("645000","431000",sal*.34); e("431000",B,sal*.5); e("437200",B,62.4); e("442100",B,140+m)
    i=3110-m*9; e("164000",B,7420+m*9); e("661100",B,i)
for a,v in(("613500",1980),("614000",3412.6),("615600",6870),("616000",9314.22),("622600",5400),("622700",2216.4),("623000",1835),("606400",711.3)): e(a,"401000",v); e("401000",B,v)
e("635120","447100",31842);e("447100",B,31842);e("635800","447100",4216);e("447100",B,4216);e("671200",B,135);e("408100","622600",4300);e("622600","408100",4500);e("616000","486000",0);e("486000","616000",5412.35);e("616000","486000",5240.9)
e("218400","401000",18450);e("401000",B,18450);e("445660","401000",1206.44);e("401000",B,1206.44);e("411000","445710",3148.2);e("445710","445660",1206.44);e("445710","445510",1941.76);e("445510",B,2105)
e("416000","411000",2480);e("654000","416000",3300);e("491000","781740",1900);e("681740","491000",2120);e("681120","281310",49000);e("681120","281350",21438.05);e("681120","281830",1620);e("681120","281840",16400)
e(B,"165000",22100);e("165000",B,20800);e("419100","411000",8415.6);e("411000","419100",9122.4);e("661100","168800",-0.0);e("168800","661100",3110.25);e("661100","168800",2994.8);e("444000",B,4120);e("695000","444000",12480);e("444000",B,8000);e(B,"758000",1415.8);e("512200","768000",1012.5);e("455000",B,30000)
f=lambda x:"" if not x else f"{x:,.2f}".replace(",","\u202f" if 0 else " ").replace(".",",")
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]; rows=[];tots=[]; L=[]
Z=lambda:[0]*6
add=lambda a,b:[r2(x+y) for x,y in zip(a,b)]
CL={"1":"Comptes de capitaux","2":"Comptes d'immobilisations","4":"Comptes de tiers","5":"Comptes financiers","6":"Comptes de charges","7":"Comptes de produits"}
G=Z();BI=Z();GE=Z();cur=None;T=Z()
def close():
    global T
    if cur: lab=f"Total classe {cur} - {CL[cur]}"; tots.append({"label":lab,**{k:x for k,x in zip(K,T) if x}}); L.append(('t',lab,T)); T=Z()
def tot(lab,v): tots.append({"label":lab,**{k:x for k,x in zip(K,v) if x}}); L.append(('g',lab,v))
for k in sorted(A):
    if k[0]!=cur:
        close()
        if cur=='5' : tot("Total comptes de bilan",BI)
        cur=k[0]
    o=O.get(k,0); d,c=M[k]; s=r2(o+d-c); v=[r2(o) if o>0 else 0,r2(-o) if o<0 else 0,d,c,s if s>0 else 0,-s if s<0 else 0]
    if not any(v): continue
    rows.append({"account":k,"name":A[k],**{q:x for q,x in zip(K,v) if x}}); L.append(('r',k,A[k],v)); T=add(T,v);G=add(G,v)
    if k[0] in '12345':BI=add(BI,v)
    else:GE=add(GE,v)
close(); tot("Total comptes de gestion",GE); tot("Total de la balance",G); print(G, 'bank',[l for l in L if l[1]==B],[l for l in L if l[1] in('411000','401000','530000')])
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
fn='balance_generale_2024.pdf'; Wd,Hh=landscape(A4); c=Canvas(doc(fn),pagesize=(Wd,Hh)); X=[392,478,564,650,730,810]; pg=0
NP=-(-len(L)//38)
def hdr():
    global pg,y; pg+=1
    c.setFont('B',11); c.drawString(32,565,"SAS RÉSIDENCE DES CANUTS"); c.setFont('N',8); c.drawString(32,554,"14 montée Saint-Barthélemy - 69005 LYON"); c.drawString(32,544,"SIREN 000 518 274")
    c.setFont('B',14); c.drawCentredString(430,562,"Balance générale"); c.setFont('N',9); c.drawCentredString(430,549,"Exercice du 01/01/2024 au 31/12/2024 - comptes mouvementés - en euros")
    c.setFont('N',8); c.drawRightString(810,565,"Édité le 24/03/2025"); c.drawRightString(810,554,f"Page {pg} / {NP}")
    c.setFillGray(.88); c.rect(28,508,786,28,stroke=0,fill=1); c.setFillGray(0); c.rect(28,508,786,28); c.setFont('B',8.5)
    c.drawString(32,518,"Compte"); c.drawString(84,518,"Intitulé")
    for a,b,t in((316,480,"Report à nouveau"),(480,652,"Mouvements"),(652,814,"Soldes")): c.drawCentredString((a+b)/2,526,t); c.line(a,508,a,536); c.line(a,522,b,522)
    for x,t in zip(X,["Débit","Crédit"]*3): c.drawRightString(x,512,t)
    y=496
hdr()
for i,l in enumerate(L):
    if i and i%38==0: c.line(28,y+8,814,y+8); c.showPage(); hdr()
    if l[0]=='r': c.setFont('N',8.5); c.drawString(32,y,l[1]); c.drawString(84,y,l[2]); v=l[3]
    else:
        c.setFillGray(.94 if l[0]=='t' else .82); c.rect(28,y-3,786,11.5,stroke=0,fill=1); c.setFillGray(0); c.setFont('B',8.5); c.drawString(84,y,l[1]); v=l[2]
    for x,z in zip(X,v): c.drawRightString(x,y,f(z))
    y-=12.2
c.line(28,y+8,814,y+8); c.save()
save(fn,'TB','French balance générale, six columns (report, mouvements, soldes), class totals, comma decimals, landscape PDF',True,K,rows,tots)

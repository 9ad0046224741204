from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
R=random.Random(581)
A='''0235|Grundstückswerte bebauter Grundstücke
0240|Geschäftsbauten
0285|Außenanlagen für Geschäftsbauten
0420|Technische Anlagen
0650|Büroeinrichtung
0710|Geschäftsbauten im Bau
1200|Forderungen aus Vermietung
1240|Zweifelhafte Forderungen
1246|Einzelwertberichtigungen
1300|Sonstige Vermögensgegenstände
1406|Abziehbare Vorsteuer 19 %
1460|Geldtransit
1800|Nordsee Landesbank Hauptkto. -118
1810|Nordsee Landesbank Mietkto. -126
1820|Kautionskonto Treuhand
1830|Kapitaldienstreservekonto
1900|Aktive Rechnungsabgrenzung
2000|Festkapital Kommanditisten
2050|Variables Kapital Kommanditisten
2130|Entnahmen Kommanditisten
3070|Sonstige Rückstellungen
3095|Rückstellung Abschluss u. Prüfung
3150|Verb. ggü. Kreditinstituten > 5 J.
3272|Erhaltene Vorauszahl. Betriebskosten
3300|Verbindlichkeiten aus LuL
3510|Verb. ggü. Gesellschaftern
3550|Erhaltene Kautionen
3806|Umsatzsteuer 19 %
3820|Umsatzsteuer-Vorauszahlungen
3900|Passive Rechnungsabgrenzung
4105|Mieterlöse Büro 19 % USt
4106|Mieterlöse Einzelhandel 19 % USt
4107|Mieterlöse Stellplätze 19 % USt
4112|Mieterlöse steuerfrei § 4 Nr. 12 UStG
4165|Umlagenerlöse Vorjahre
4830|Sonstige betriebliche Erträge
4970|Versicherungsentschädigungen
6221|Abschreibungen auf Gebäude
6222|Abschreibungen techn. Anlagen
6325|Gas, Strom, Wasser
6330|Reinigung
6335|Instandhaltung betriebl. Räume
6340|Abgaben betriebl. genutzter Grundbesitz
6400|Versicherungen
6460|Wartung Aufzüge und Klima
6600|Vermietungskosten, Werbung
6770|Maklerprovisionen
6825|Rechts- und Beratungskosten
6827|Abschluss- und Prüfungskosten
6830|Buchführungskosten
6835|Property-Management-Gebühr
6855|Nebenkosten des Geldverkehrs
6930|Forderungsverluste
7100|Zinserträge
7320|Zinsaufwand langfr. Darlehen
7680|Grundsteuer'''.split('\n')
acc=dict(x.split('|') for x in A); L=Ledger(acc); O=L.o
O.update({'0235':18450000,'0240':41872316.40,'0285':612480.25,'0420':1384902.77,'0650':18640.5,'0710':0,'1200':184312.66,'1240':52187.40,'1246':-39140.55,'1300':27415.09,'1406':0,'1460':0,
'1800':1204877.31,'1810':388140.92,'1820':241350,'1830':650000,'1900':14872.16,'2000':-15000000,'2130':0,'3070':-148200,'3095':-38500,'3150':-34120000,'3272':-96418.2,'3300':-141076.35,'3510':-6250000,'3550':-241350,'3806':-61204.88,'3820':0,'3900':-48215.3})
O['2050']=r2(-sum(O.values()))
u=lambda a,b:r2(R.uniform(a,b))
bu,ei,st,fr=198412.5,46280.0,12890.0,8740.0
for m in range(1,10):
    if m==5: bu+=6315.20
    for a,v in (('4105',bu),('4106',ei),('4107',st)):
        L.post(m,'1200',a,v); L.post(m,'1200','3806',v*.19)
    L.post(m,'1200','4112',fr); nk=u(38800,39900); L.post(m,'1200','3272',nk)
    rec=(bu+ei+st)*1.19+fr+nk; L.post(m,'1810','1200',rec-u(-9000,16000))
    L.post(m,'1460','1810',210000); L.post(m,'1800','1460',210000)
    for a,lo,hi in (('6325',14000,21000),('6330',8200,8900),('6335',2500,19000),('6460',3100,5200),('6835',7950,7950),('6830',1850,1850),('6825',0,4200)):
        if a=='6825' and m%3: continue
        v=u(lo,hi); L.post(m,a,'3300',v); L.post(m,'1406','3300',v*.19)
    L.post(m,'3300','1800',u(52000,61000)); L.post(m,'6855','1800',u(38,95))
    L.post(m,'6221','0240',104680.80); L.post(m,'6222','0420',9617.38)
    L.post(m,'3820','1800',u(38000,46000))
    if m%3==0:
        L.post(m,'7320','1800',r2(34120000*.0385/4)); L.post(m,'3150','1800',85300); L.post(m,'1830','7100',u(2100,2600))
    if m in(2,5,8): L.post(m,'7680','1800',21847.5); L.post(m,'6340','1800',u(5100,5600))
    if m==1: L.post(m,'6400','1900',14872.16); L.post(m,'6400','1800',61240.18); L.post(m,'3900','4105',48215.30); L.post(m,'3806','3820',61204.88)
    if m==3: L.post(m,'3095','3300',36200); L.post(m,'6827','3300',2480); L.post(m,'6930','1240',11402.9); L.post(m,'1246','6930',8552.18)
    if m==4: L.post(m,'6770','3300',32841.6); L.post(m,'6600','3300',7310.44); L.post(m,'1820','3550',18000)
    if m==6: L.post(m,'3272','4165',88914.37); L.post(m,'2130','1800',600000)
    if m==7: L.post(m,'0710','3300',148220); L.post(m,'1800','4970',9416.72); L.post(m,'3070','3300',41600)
    if m==9: L.post(m,'0710','3300',96405.5); L.post(m,'1300','4830',3180.4); L.post(m,'6600','3300',1904.2)
money=['beginning','debit','credit','other:Kumulierte Werte Soll','other:Kumulierte Werte Haben','ending']
N='SuSa_09-2025_Kontor_Mainufer.pdf'
T=Truth(N,'TB','German Summen- und Saldenliste, DATEV-like, S/H marks',True,money)
W,H=landscape(A4); c=canvas.Canvas(f'{ROOT}/documents/{N}',pagesize=(W,H)); c.setTitle('Summen- und Saldenliste')
X=dict(k=34,n=68,lb=262,eb=352,ms=438,mh=520,ks=612,kh=704,sa=796)
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(34,H-34,'Summen- und Saldenliste September 2025')
    c.setFont('Helvetica',8); c.drawRightString(808,H-34,f'Blatt {pg}')
    c.drawString(34,H-47,'10482/14210/2025   Kontor Mainufer Immobilien GmbH & Co. KG, 60327 Frankfurt am Main'); c.drawRightString(808,H-47,'Druckdatum 14.10.2025')
    c.drawString(34,H-58,'Wirtschaftsjahr 01.01.2025 - 31.12.2025    Sachkonten, SKR 04    Beträge in EUR')
    c.rect(30,H-92,782,26); c.setFont('Helvetica-Bold',7.5)
    c.drawString(X['k'],H-77,'Konto'); c.drawString(X['n'],H-77,'Beschriftung'); c.drawCentredString(X['lb']-18,H-77,'Letzte'); c.drawCentredString(X['lb']-18,H-87,'Buchung')
    c.drawRightString(X['eb'],H-77,'EB-Wert'); c.drawCentredString((X['ms']+X['mh'])/2-25,H-77,'Monatswerte'); c.drawRightString(X['ms'],H-87,'Soll'); c.drawRightString(X['mh'],H-87,'Haben')
    c.drawCentredString((X['ks']+X['kh'])/2-25,H-77,'Kumulierte Werte'); c.drawRightString(X['ks'],H-87,'Soll'); c.drawRightString(X['kh'],H-87,'Haben'); c.drawRightString(X['sa'],H-77,'Saldo')
    y=H-105
def line(k,n,lb,v,bold=False):
    global y
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    c.drawString(X['k'],y,k); c.drawString(X['n'],y,n); c.drawString(X['lb']-34,y,lb)
    for key,x in zip(money,(X['eb'],X['ms'],X['mh'],X['ks'],X['kh'],X['sa'])):
        z=v.get(key)
        if z is None: continue
        c.drawRightString(x,y,de(abs(z)))
        if key in('beginning','ending') and z!=0: c.drawString(x+4,y,'S' if z>0 else 'H')
    y-=12.2
def vals(a):
    o=r2(O[a]); d,cr=L.sums(a,[9]); kd,kc=L.sums(a,range(1,10)); e=r2(o+kd-kc)
    return dict(beginning=o or None,debit=d or None,credit=cr or None,**{money[3]:kd or None,money[4]:kc or None},ending=e)
def add(idx):
    t={}
    for k in money: t[k]=r2(sum(T.t['rows'][i].get(k,0) for i in idx))
    return t
head(); allr=[]; cls={}
for a in acc: cls.setdefault(a[0],[]).append(a)
for k,aa in cls.items():
    idx=[]
    for a in aa:
        v=vals(a)
        if y<50: c.showPage(); head()
        lm=max([x[0] for x in L.j if a in x[1:3]] or [0])
        line(a,acc[a],f'{lm:02d}/2025' if lm else '',v)
        idx.append(T.row(account=a,name=acc[a],**v))
    t=add(idx); lab=f'Summe Klasse {k}'
    if y<62: c.showPage(); head()
    c.setLineWidth(.4); c.line(280,y+9.5,808,y+9.5); line('',lab,'',t,True); T.total(lab,t,idx); y-=6; allr+=idx
t=add(allr); assert t['beginning']==0 and t['ending']==0 and t['debit']==t['credit']
c.setLineWidth(1); c.line(30,y+10,812,y+10); line('','Summe Sachkonten','',t,True); T.total('Summe Sachkonten',t,allr); c.line(30,y+8,812,y+8)
c.setFont('Helvetica-Oblique',7); c.drawString(34,28,'S = Soll, H = Haben. Vorläufige Werte, Abgrenzungen zum Quartal noch nicht vollständig gebucht.')
c.save(); T.save(); print(N,len(T.t['rows']),pg)

# German Summen- und Saldenliste, PDF, reportlab canvas
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('N',D+'Regular.ttf')); pdfmetrics.registerFont(TTFont('NB',D+'Bold.ttf'))
R=random.Random(5911)
acc='''0215 Grundstück Grafenberger Allee 3.480.000|0240 Bürogebäude Bauteil A 9.612.340,55|0241 Bürogebäude Bauteil B 4.217.905,10|0285 Außenanlagen, Stellplätze 214.330|0420 Technische Anlagen (Kälte, Aufzug) 388.610,20|0650 Büroeinrichtung Empfang 12.408,75|0670 Geringwertige Wirtschaftsgüter|1200 Forderungen aus Lieferungen u. Leistungen 48.219,33|1210 Forderungen Nebenkosten Vorjahr 31.875,40|1240 Zweifelhafte Forderungen 9.520|1246 Einzelwertberichtigung -4.760|1370 Durchlaufende Posten|1405 Abziehbare Vorsteuer 7 %|1406 Abziehbare Vorsteuer 19 %|1420 Umsatzsteuerforderungen 6.204,18|1800 Rheinische Hausbank Kto. 4471 286.417,92|1810 Rheinische Hausbank Mieteingang 41.266,05|1820 Kautionskonto 97.350|1900 Aktive Rechnungsabgrenzung 8.340,60|2010 Kommanditkapital -2.500.000|2020 Variables Kapital Kommanditisten|2150 Privatentnahmen / Ausschüttung|3035 Gewerbesteuerrückstellung -14.300|3070 Sonstige Rückstellungen -22.750|3095 Rückst. für Abschluss und Prüfung -16.500|3151 Darlehen Nordbank AG 620-1 -11.240.000|3152 Darlehen Nordbank AG 620-2 -1.825.500|3250 Erhaltene Anzahlungen Betriebskosten|3300 Verbindlichkeiten aus Lief. u. Leist. -61.408,22|3550 Erhaltene Mietkautionen -97.350|3720 Verbindlichk. aus Lohn und Gehalt|3730 Verbindlichk. Lohn-/Kirchensteuer -1.184,60|3806 Umsatzsteuer 19 %|3820 Umsatzsteuer-Vorauszahlungen|3841 Umsatzsteuer Vorjahr -5.612,40|4105 Mieterlöse steuerfrei (Arztpraxis)|4110 Mieterlöse Büro 19 %|4112 Mieterlöse Stellplätze 19 %|4115 Mieterlöse Archiv/Lager 19 %|4120 Erlöse Antennenstandort|4150 Vorauszahlungen Betriebskosten 19 %|4830 Sonstige betriebliche Erträge|4925 Erträge Auflösung Wertberichtigung|4970 Versicherungsentschädigungen|6020 Gehälter Objektbetreuung|6110 Gesetzliche Sozialaufwendungen|6221 Abschreibung Gebäude|6222 Abschreibung Techn. Anlagen|6260 Sofortabschreibung GWG|6305 Grundsteuer|6315 Straßenreinigung, Winterdienst|6320 Heizung, Fernwärme|6325 Strom Allgemeinflächen|6326 Wasser, Kanal|6330 Reinigung|6335 Instandhaltung Gebäude|6337 Wartung Aufzug/Kälte|6345 Bewachung und Empfang|6400 Versicherungen|6420 Beiträge|6640 Vermietungsprovision|6805 Telefon, Internet|6825 Rechts- und Beratungskosten|6827 Abschluss- und Prüfungskosten|6830 Hausverwaltung|6855 Nebenkosten des Geldverkehrs|6923 Einstellung Einzelwertberichtigung|7100 Zinserträge|7310 Zinsaufwand Darlehen 620-1|7311 Zinsaufwand Darlehen 620-2|7610 Gewerbesteuer'''
A=[];O={}
for s in acc.split('|'):
    p=s.split(' ');no=p[0];v=None
    if len(p)>2 and p[-1][-1].isdigit() and (p[-1].lstrip('-')[0].isdigit()) and ('.' in p[-1]) :
        v=float(p[-1].replace('.','').replace(',','.'));p=p[:-1]
    A.append((no,' '.join(p[1:])));O[no]=v
O['2020']=r2(-sum(v for v in O.values() if v))
if O['2020']==0:O['2020']=None
M=[{} for _ in range(7)]
def J(m,d,c,a):
    a=r2(a)
    for k,i in((d,0),(c,1)):
        M[m].setdefault(k,[0,0]);M[m][k][i]=r2(M[m][k][i]+a)
def exp(m,a,n,vat=True):
    J(m,a,'3300',n)
    if vat:J(m,'1406','3300',n*.19)
u=lambda a,b:round(R.uniform(a,b),2)
for m in range(1,7):
    for a,n in(('4110',71840.5),('4112',5460),('4115',2215.8),('4150',14380)):
        J(m,'1200',a,n);J(m,'1200','3806',n*.19)
    J(m,'1200','4105',6290)
    g=(71840.5+5460+2215.8+14380)*1.19+6290
    J(m,'1810','1200',g-u(-2500,6800)); J(m,'1800','1810',98000)
    for a,lo,hi in(('6320',2800,9800),('6325',1900,2600),('6330',5210,5480),('6337',1240,1240.5),('6345',4120,4380),('6335',900,7400),('6805',118,140)):exp(m,a,u(lo,hi))
    exp(m,'6830',2840)
    if m in(1,2,3):exp(m,'6315',u(380,900))
    if m in(2,5):J(m,'6305','1800',11284.36)
    if m in(1,4):J(m,'7310','1800',u(71000,73000));J(m,'7311','1800',u(14800,15200));J(m,'3151','1800',56200);J(m,'3152','1800',9127.5)
    if m in(3,6):
        n=u(2100,2500);J(m,'6326','3300',n);J(m,'1405','3300',n*.07)
    J(m,'6020','3720',3650);J(m,'6110','1800',748.25);J(m,'3720','3730',612.4);J(m,'3720','1800',3037.6)
    J(m,'3730','1800',1184.6 if m==1 else 612.4)
    J(m,'6221','0240',19225);J(m,'6221','0241',8436);J(m,'6222','0420',3238.42)
    J(m,'6855','1800',u(22,61));J(m,'3820','1800',u(8200,10900));J(m,'3300','1800',u(21000,33000))
J(1,'1800','1420',6204.18);J(1,'6400','1800',16480.9);J(1,'6400','1900',8340.6);J(2,'3841','1800',5612.4);J(2,'1800','1210',28410.2)
J(3,'6827','3095',0.01) if 0 else None
J(3,'3095','1800',15890);J(3,'6420','1800',412);J(3,'0670','3300',612);J(3,'1406','3300',116.28);J(3,'6260','0670',612)
exp(4,'6640',14368.1);J(4,'1800','4120',3600);J(4,'1800','4970',2874.35);exp(5,'6825',3412.5);J(5,'2150','1800',60000)
J(5,'1800','4830',640);J(6,'1246','4925',1190);J(6,'1800','1240',2380);J(6,'6923','1246',880);J(6,'1820','7100',212.44);J(6,'7610','1800',3575);J(6,'1370','1800',145);J(6,'1800','3550',4200)
rows=[]
for no,nm in A:
    j=M[6].get(no,[0,0]);c=[r2(sum(M[m].get(no,[0,0])[i] for m in range(1,7))) for i in(0,1)]
    e=r2((O[no] or 0)+c[0]-c[1])
    if O[no] is None and c==[0,0]:continue
    n=lambda x:x if x else None
    rows.append({'account':no,'name':nm,'beginning':O[no],'debit':n(j[0]),'credit':n(j[1]),'other:Jahresverkehrszahlen Soll':n(c[0]),'other:Jahresverkehrszahlen Haben':n(c[1]),'ending':e})
K=['beginning','debit','credit','other:Jahresverkehrszahlen Soll','other:Jahresverkehrszahlen Haben','ending']
def tot(rs,label):
    return {'label':label,**{k:r2(sum(r[k] or 0 for r in rs)) for k in K}}
seq=[];totals=[]
for kl in '01234567':
    rs=[r for r in rows if r['account'][0]==kl]
    if not rs: continue
    t=tot(rs,f'Summe Klasse {kl}');totals.append(t);seq+=[('r',r) for r in rs]+[('t',t)]
g=tot(rows,'Summe Sachkonten');totals.append(g);seq.append(('g',g))
assert abs(g['beginning'])<.005 and abs(g['ending'])<.005 and g['debit']==g['credit']
g['beginning']=0.0;g['ending']=0.0
name='SuSa_Grafenberger_Allee_0626.pdf'
W,H=landscape(A4);c=canvas.Canvas(doc(name),pagesize=(W,H))
X=dict(zip(K,[346,430,508,596,684,780]));pg=0
def head():
    global y,pg
    pg+=1;c.setFont('N',8);c.drawString(36,H-34,'Steuerberatung Kölsch & Partner mbB · 40237 Düsseldorf');c.drawRightString(W-36,H-34,f'Blatt {pg}')
    c.setFont('NB',12);c.drawString(36,H-54,'Summen- und Saldenliste Juni 2026')
    c.setFont('N',9);c.drawString(36,H-68,'24518 / 70113   Grafenberger Allee Büro GmbH & Co. KG');c.drawRightString(W-36,H-68,'Wj. 01.01.2026 – 31.12.2026   SKR 04   Werte in EUR   Stand 14.07.2026')
    c.setLineWidth(.8);c.line(36,H-74,W-36,H-74)
    c.setFont('NB',8.5);y=H-85
    c.drawString(36,y-10,'Konto');c.drawString(72,y-10,'Bezeichnung');c.drawRightString(X['beginning'],y-10,'EB-Wert')
    c.drawCentredString(469,y,'Monatsverkehrszahlen');c.drawCentredString(640,y,'Jahresverkehrszahlen')
    c.setLineWidth(.3);c.line(385,y-2,508,y-2);c.line(545,y-2,684,y-2)
    for k,s in zip(K[1:],['Soll','Haben','Soll','Haben','Saldo']):c.drawRightString(X[k],y-10,s)
    c.setLineWidth(.8);c.line(36,y-14,W-36,y-14);y-=26
def line(t,r):
    global y
    if y<44 or (t=='g' and y<60):c.showPage();head()
    c.setFont('N' if t=='r' else 'NB',8.5)
    if t!='r':
        c.setLineWidth(.3);c.line(36,y+9,W-36,y+9)
    if t=='r':c.drawString(36,y,r['account']);c.drawString(72,y,r['name'])
    else:c.drawString(72,y,r['label'])
    for k in K:
        v=r[k]
        if v is None:continue
        if k in('beginning','ending'):
            c.drawRightString(X[k],y,de(abs(v)))
            if v: c.drawString(X[k]+4,y,'S' if v>0 else 'H')
        else:c.drawRightString(X[k],y,de(v))
    y-=12 if t=='r' else 17
    if t=='g':c.setLineWidth(.8);c.line(36,y+12,W-36,y+12);c.line(36,y+10,W-36,y+10)
head()
for t,r in seq: line(t,r)
c.setFont('N',8);c.drawString(36,y-6,'S = Sollsaldo, H = Habensaldo. Vorläufige Werte vor Abschlussbuchungen.')
c.save()
save(name,'TB',K,rows,totals,'German DATEV-like Summen- und Saldenliste with S/H marks, class sums, office KG',True)
print(len(rows))

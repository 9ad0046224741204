# Austrian Saldenliste, German, landscape PDF, postings drawn as double entry
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import subprocess
def ff(n): return subprocess.run(['fc-match','-f','%{file}',n],capture_output=True,text=True).stdout
pdfmetrics.registerFont(TTFont('N',ff('Liberation Sans Narrow'))); pdfmetrics.registerFont(TTFont('NB',ff('Liberation Sans Narrow:bold')))
random.seed(8202); R=lambda a,b:round(random.uniform(a,b),2)
N={'0010':'Grundanteil Lindenhofgasse 22','0210':'Wohngebäude Lindenhofgasse 22','0211':'Generalsanierung 2017','0212':'Dachgeschoßausbau','0290':'Kumulierte AfA Gebäude','0620':'Einrichtung möblierte Wohnungen','0690':'Kumulierte AfA Einrichtung',
'2000':'Mieterforderungen Wohnungen','2010':'Mieterforderungen Geschäftslokale','2080':'Einzelwertberichtigung Mietforderungen','2300':'Sonstige Forderungen','2320':'Versicherungsentschädigung Verrechnung','2500':'Vorsteuer','2700':'Kassa Hausbesorger','2800':'Bank Girokonto AT..4471','2810':'Bank Rücklagenkonto AT..4488','2820':'Kautionssparbuch Mieter','2900':'Aktive Rechnungsabgrenzung',
'3010':'Rückstellung Steuerberatung','3150':'Darlehen Bank Sanierung','3160':'Wohnbauförderungsdarlehen Stadt Wien','3300':'Lieferverbindlichkeiten','3500':'Umsatzsteuer 10 %','3501':'Umsatzsteuer 20 %','3520':'Finanzamt Zahllast','3540':'Verrechnung Finanzamt','3600':'Verrechnung Sozialversicherung','3700':'Erhaltene Mieterkautionen','3900':'Passive Rechnungsabgrenzung Mietvorauszahlungen',
'4000':'Hauptmietzins Wohnungen 10 %','4010':'Hauptmietzins Geschäftslokale 20 %','4020':'Garagen und Abstellplätze 20 %','4100':'Betriebskosten Akonto 10 %','4110':'Heizkosten Akonto 20 %','4120':'Möbelmiete 20 %','4800':'Versicherungsvergütungen','4880':'Mahnspesen, übrige Erträge',
'5600':'Wärmebezug Fernwärme','6000':'Löhne Hausbetreuung','6500':'Gesetzlicher Sozialaufwand',
'7010':'AfA Gebäude','7020':'AfA Einrichtung','7100':'Grundsteuer','7110':'Wasser- und Kanalgebühr','7120':'Müllabfuhr','7130':'Rauchfangkehrer','7200':'Instandhaltung Gebäude','7210':'Aufzugswartung','7220':'Schneeräumung, Gehsteigreinigung','7230':'Strom Stiegenhaus','7400':'Hausverwaltungshonorar','7500':'Gebäudeversicherung','7710':'Rechts- und Beratungskosten','7750':'Steuerberatung','7790':'Spesen des Geldverkehrs','7800':'Forderungsausfälle',
'8100':'Zinserträge Bank','8280':'Darlehenszinsen','9000':'Kommanditkapital','9010':'Verrechnungskonto Gesellschafter A','9020':'Verrechnungskonto Gesellschafter B','9800':'Eröffnungsbilanzkonto'}
O={'0010':612000,'0210':1840500,'0211':418233.75,'0212':297400,'0290':-688214.2,'0620':46380.5,'0690':-28911.4,'2000':8714.33,'2010':6210,'2080':-2150,'2300':1844.6,'2500':0,'2700':212.4,'2800':41877.19,'2810':96500,'2820':38250,'2900':3166.8,'3010':-5400,'3150':-688400,'3160':-241760.55,'3300':-14822.91,'3500':0,'3520':-4133.7,'3700':-38250,'3900':-5922.4}
for k,s in(('9010',-36214.2),('9020',-28810.75)): O[k]=s
O['9000']=-round(sum(O.values()),2)
T={k:[0,0] for k in N}
def p(d,c,a): a=round(a,2); T[d][0]=round(T[d][0]+a,2); T[c][1]=round(T[c][1]+a,2)
for m in range(9):
    for e,net,rate,deb,ust in(('4000',21480.3+(m>3)*412.6,.1,'2000','3500'),('4010',7850,.2,'2010','3501'),('4020',1120,.2,'2000','3501'),('4100',6230,.1,'2000','3500'),('4110',2980,.2,'2000','3501'),('4120',640,.2,'2000','3501')):
        p(deb,e,net); p(deb,ust,net*rate)
    p('2800','2000',R(33800,35900)); p('2800','2010',9420 if m!=5 else 4710)
    p('5600','3300',R(1500,4200)); p('7110','3300',R(900,1050)) if m%3==1 else 0
    p('7120','3300',R(1480,1520)) if m%3==1 else 0; p('7100','3300',1187.35) if m%3==1 else 0
    p('7210','3300',312.4); p('7230','3300',R(180,290)); p('7400','3300',1240); p('7200','3300',R(600,9200))
    if m<3: p('7220','3300',R(380,760))
    p('2500','3300',R(900,2600)); p('3300','2800',R(7200,11800))
    p('6000','2800',1184); p('6500','3600',356.2); p('3600','2800',356.2) if m<8 else 0
    p('8280','2800',R(2010,2160)); p('3150','2800',3450); p('3160','2800',1120.4) if m%3==2 else 0
    p('7790','2800',R(22,48)); p('9010','2800',2000); p('9020','2800',1500)
    p('3520','2800',R(2600,3800)) if m>0 else p('3520','2800',4133.7)
    p('3500','3540',2700) ; p('3501','3540',2500); p('3540','2500',1400); p('3540','3520',3800)
p('7500','2800',8422.5);p('7710','3300',2860);p('3010','2800',4980);p('7750','3300',1650);p('7800','2000',1312.77);p('2080','7800',800)
p('2320','4800',5140);p('2800','2320',5140);p('7130','3300',438.6);p('2800','4880',160);p('2810','8100',412.15);p('3900','2000',5922.4);p('2900','2800',1260);p('7500','2900',3166.8)
p('2800','3700',3900);p('2820','2800',3900);p('3700','2820',2100)
p('7200','2700',96.3)
rows=[];tot=[]
def de(v): return f'{v:,.2f}'.replace(',','_').replace('.',',').replace('_','.')
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']; X=[352,430,512,594,682,782]
c=canvas.Canvas(doc('TB_Saldenliste_Lindenhofgasse.pdf'),pagesize=landscape(A4)); W,H=landscape(A4); pg=0
def head():
    global pg; pg+=1; c.setFont('NB',13); c.drawString(36,H-38,'SALDENLISTE SACHKONTEN'); c.setFont('N',9)
    c.drawString(36,H-52,'Klient 1047   Lindenhofgasse 22 Vermietungs GmbH & Co KG, 1070 Wien'); c.drawString(36,H-63,'Wirtschaftsjahr 01.01.2025 - 31.12.2025   Auswertung bis Periode 09/2025   Währung EUR')
    c.drawRightString(W-60,H-38,f'Blatt {pg}'); c.drawRightString(W-60,H-52,'erstellt 21.10.2025 08:44 / kzl')
    y=H-80; c.setFillGray(.88); c.rect(34,y-17,W-92,28,stroke=0,fill=1); c.setFillGray(0); c.setFont('NB',9)
    for i,t in enumerate(('Eröffnungsbilanz','Verkehrszahlen kumuliert','Endsaldo')): c.drawCentredString((X[2*i]+X[2*i+1])/2-32,y,t); c.line(X[2*i]-66,y-3,X[2*i+1],y-3)
    c.drawString(38,y-13,'Konto'); c.drawString(78,y-13,'Bezeichnung')
    for i,x in enumerate(X): c.drawRightString(x,y-13,'Soll' if i%2==0 else 'Haben')
    c.setFont('N',9); return y-32
y=head(); KL={'0':'Anlagevermögen','2':'Umlaufvermögen','3':'Rückstellungen, Verbindlichkeiten','4':'Betriebliche Erträge','5':'Material und Leistungen','6':'Personalaufwand','7':'Abschreibungen und sonstiger Aufwand','8':'Finanzergebnis','9':'Eigenkapital'}
def put(vals,y):
    for k,x in zip(K,X):
        if vals.get(k) is not None: c.drawRightString(x,y,de(vals[k]))
def summe(rs): return {k:r2(sum(r.get(k) or 0 for r in rs)) for k in K}
cur=None;grp=[]
def flush(y):
    s=summe(grp); t={'label':f'Summe Klasse {cur}',**{k:v for k,v in s.items()}}
    c.setLineWidth(.4); c.line(34,y+9,W-58,y+9); c.setFont('NB',9); c.drawString(78,y-1,t['label']); put(t,y-1); c.setFont('N',9); tot.append(t); return y-20
for k in sorted(N):
    o=O.get(k,0); d,cr=T[k]
    if not o and not d and not cr: continue
    if k[0]!=cur:
        if cur: y=flush(y)
        if y<95: c.showPage(); y=head()
        cur=k[0]; grp=[]; c.setFont('NB',9); c.drawString(38,y,f'Klasse {cur}   {KL[cur]}'); c.setFont('N',9); y-=13
    e=round(o+d-cr,2)
    r={'account':k,'name':N[k],'open_dr':o if o>0 else None,'open_cr':-o if o<0 else None,'debit':d or None,'credit':cr or None,'close_dr':e if e>0 else None,'close_cr':-e if e<0 else None}
    if y<52: c.showPage(); y=head()
    c.drawString(38,y,k); c.drawString(78,y,N[k]); put(r,y); rows.append(r); grp.append(r); y-=12.2
y=flush(y); s=summe(rows); assert s['open_dr']==s['open_cr'] and s['debit']==s['credit'] and s['close_dr']==s['close_cr'],s
if y<90: c.showPage(); y=head()
c.setLineWidth(1); c.line(34,y+10,W-58,y+10); c.setFont('NB',9.5); c.drawString(78,y-2,'Gesamtsumme'); put(s,y-2); c.line(34,y-7,W-58,y-7); tot.append({'label':'Gesamtsumme',**s})
g=-sum((r['close_dr'] or 0)-(r['close_cr'] or 0) for r in rows if r['account'][0] in '45678')
c.setFont('N',8.5); c.drawString(78,y-26,f'Vorläufiges Ergebnis laut Saldenliste (vor AfA): EUR {de(r2(g))} ({"Gewinn" if g>0 else "Verlust"}). Werte ohne Jahresabschlussbuchungen.'); print('Erg',g)
for r in rows: print(r['account'],r['name'],r['close_dr'],r['close_cr']) if r['account'][0] in '23' else 0
c.save()
save('TB_Saldenliste_Lindenhofgasse.pdf','TB',K,rows,tot,'Austrian Saldenliste, German, landscape, three pairs, class sums',True)

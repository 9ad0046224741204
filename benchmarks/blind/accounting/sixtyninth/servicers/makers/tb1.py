# German Summen- und Saldenliste, housing company, PDF
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
random.seed(101); fonts(); rnd=random.Random(11)
A=[('0000','Grundstücke mit Wohnbauten - Grund u. Boden',4180000.00,'D'),('0010','Grundstücke mit Wohnbauten - Gebäude',13264500.00,'D'),('0019','Wertberichtigung Wohnbauten',-3581415.00,'D'),
('0050','Technische Anlagen (Photovoltaik)',86400.00,'D'),('0060','Betriebs- und Geschäftsausstattung',21975.50,'D'),('0091','Anlagen im Bau, Balkonsanierung',0,'D'),
('1500','Unfertige Leistungen - Betriebskosten',412880.17,'D'),('1510','Unfertige Leistungen - Heizkosten',238114.62,'D'),
('2000','Forderungen aus Vermietung',38904.71,'D'),('2009','Einzelwertberichtigung Mietforderungen',-9200.00,'D'),('2050','Forderungen Jobcenter',4116.30,'D'),('2400','Vorsteuer 19 %',1844.06,'D'),('2500','Sonstige Vermögensgegenstände',12650.00,'D'),
('2740','Sparkasse Giro 4471',318220.44,'D'),('2741','Mietkautionskonto Treuhand',187450.00,'D'),('2750','Kasse Hausmeister',310.85,'D'),('2900','Aktive Rechnungsabgrenzung',7904.00,'D'),
('3000','Kommanditkapital',-2500000,'D'),('3020','Rücklagen',-1148210.25,'D'),('3090','Verlustvortrag',64811.90,'D'),('3800','Rückstellung Jahresabschluss',-18500,'D'),('3850','Rückstellung Instandhaltung',-96000,'D'),
('4100','Darlehen Hypothekenbank 7003/1',-8640212.77,'D'),('4110','Darlehen Förderbank 55-210',-1764908.03,'D'),('4300','Erhaltene Anzahlungen Betriebskosten',-428760.00,'D'),('4310','Erhaltene Anzahlungen Heizkosten',-246012.00,'D'),
('4400','Verbindlichkeiten aus Vermietung',-11208.55,'D'),('4410','Mietkautionen',-187450.00,'D'),('4420','Verbindlichkeiten a. Lieferungen u. Leistungen',None,'D'),('4700','Umsatzsteuer 19 %',-2210.40,'D'),('4900','Passive Rechnungsabgrenzung',-5160.00,'D'),
('6000','Sollmieten Wohnungen',0,''),('6001','Sollmieten Gewerbe',0,''),('6002','Sollmieten Stellplätze / Garagen',0,''),('6008','Erlösschmälerungen Leerstand',0,''),('6009','Mietminderungen',0,''),('6010','Umlagen Betriebskosten abgerechnet',0,''),('6015','Umlagen Heizkosten abgerechnet',0,''),('6690','Sonstige betriebliche Erträge',0,''),
('8000','Grundsteuer',0,''),('8001','Wasser / Entwässerung',0,''),('8002','Müllabfuhr',0,''),('8003','Straßenreinigung / Winterdienst',0,''),('8004','Gebäudeversicherung',0,''),('8005','Hausreinigung',0,''),('8006','Gartenpflege',0,''),('8007','Allgemeinstrom',0,''),('8008','Aufzugswartung',0,''),('8010','Fernwärme',0,''),('8050','Instandhaltung laufend',0,''),('8051','Instandhaltung Mieterwechsel',0,''),('8090','Verwaltungskosten Fremdverwalter',0,''),
('8300','Abschreibungen auf Sachanlagen',0,''),('8390','Abschreibungen auf Mietforderungen',0,''),('8500','Prüfungs- und Beratungskosten',0,''),('8510','Bankgebühren',0,''),('8720','Zinsaufwand Hypothekenbank',0,''),('8721','Zinsaufwand Förderbank',0,'')]
ob={a[0]:a[2] for a in A}; ob['4420']=0; ob['4420']=r2(-sum(v for v in ob.values()))
# push difference into Rücklagen to keep creditors plausible
d=r2(ob['4420']+74310.22); ob['3020']=r2(ob['3020']+d); ob['4420']=-74310.22
dr={k:0 for k in ob}; cr={k:0 for k in ob}
def j(a,b,x):
    x=r2(x); dr[a]=r2(dr[a]+x); cr[b]=r2(cr[b]+x)
R9=9
j('2000','6000',152418.30*R9+211.4);j('2000','6001',11840*R9);j('2000','6002',6215*R9);j('6008','2000',24318.66);j('6009','2000',3107.45)
j('2000','4300',46310*R9);j('2000','4310',27480*R9);j('4300','6010',428760);j('4310','6015',246012)
j('2741','4410',14320);j('4410','2741',9860);j('2740','2000',dr['2000']-cr['2000']-6218.77);j('2740','2050',4116.30);j('2050','6000',3988.1)
for c,x in [('8000',61208.64),('8001',98417.20),('8002',43911.08),('8003',8870.4),('8004',71544.9),('8005',26180),('8006',19344.75),('8007',14208.33),('8008',10436.2),('8010',171022.91),('8050',118760.43),('8051',64209.9),('8090',46980),('8500',15720)]: j(c,'4420',x)
j('0091','4420',148900);j('2400','4420',4418.32);j('4420','2740',cr['4420']-31877.61)
j('8300','0019',0);j('8390','2000',2714.08);j('8510','2740',612.35);j('8720','2740',121433.76);j('8721','2740',13808.14);j('4100','2740',158214.33);j('4110','2740',41075.97)
j('3850','2740',22500);j('3800','2740',16840);j('2740','6690',9412.6);j('2740','4700',0);j('2000','4700',2249.6*R9);j('4700','2740',15902.1);j('2750','2740',900);j('8050','2750',741.15);j('4900','6000',5160);j('8004','2900',7904);j('2740','2500',3150);j('2000','4400',2218.04);j('4400','2740',5117.9)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
cls={'0':'Anlagevermögen','1':'Vorräte','2':'Umlaufvermögen / flüssige Mittel','3':'Eigenkapital und Rückstellungen','4':'Verbindlichkeiten','6':'Erträge','8':'Aufwendungen'}
rows=[];tot=[];seq=[]
def tl(label,rs):
    t={'label':label}
    for k in K:
        s=r2(sum(r.get(k,0) for r in rs))
        if s: t[k]=s
    return t
cur=[];pc=None
for c,n,_,_ in A:
    o=ob[c];e=r2(o+dr[c]-cr[c]);r={'account':c,'name':n}
    if o>0:r['open_dr']=o
    if o<0:r['open_cr']=-o
    if dr[c]:r['debit']=dr[c]
    if cr[c]:r['credit']=cr[c]
    if e>0:r['close_dr']=e
    if e<0:r['close_cr']=-e
    if len(r)==2: continue
    if pc is not None and c[0]!=pc:
        t=tl(f'Summe Klasse {pc}',cur);tot.append(t);seq.append(('t',t));cur=[]
    pc=c[0];cur.append(r);rows.append(r);seq.append(('r',r))
t=tl(f'Summe Klasse {pc}',cur);tot.append(t);seq.append(('t',t))
bil=[r for r in rows if r['account'][0]<'5'];guv=[r for r in rows if r['account'][0]>'5']
for l,rs in [('Summe Bilanzkonten',bil),('Summe Erfolgskonten',guv),('Gesamtsumme',rows)]:
    t=tl(l,rs);tot.append(t);seq.append(('g',t))
g=tot[-1]; assert abs(g['open_dr']-g['open_cr'])<.01 and abs(g['debit']-g['credit'])<.01 and abs(g['close_dr']-g['close_cr'])<.01,g
N='tb_susa_wohnen_kg.pdf'
W,H=landscape(A4);c=canvas.Canvas(f'{R}/documents/{N}',pagesize=(W,H))
X=[350,440,530,620,710,800]; pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('LSB',11);c.drawString(36,H-36,'Summen- und Saldenliste');c.setFont('LS',8)
    c.drawString(200,H-36,'Wirtschaftsjahr 01.01.2025 - 31.12.2025, Stand: September 2025')
    c.drawRightString(806,H-36,f'Blatt {pg}')
    c.drawString(36,H-48,'Mandant 20418 / 117   Wohnpark Lindenhöfe GmbH & Co. KG, Leipzig');c.drawRightString(806,H-48,'Buchungskreis 01  EUR   14.10.2025 08:12')
    c.setFillGray(.9);c.rect(36,H-82,772,26,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('LSB',7.5);c.drawString(40,H-77,'Konto');c.drawString(76,H-77,'Beschriftung')
    for i,l in enumerate(['EB-Werte','Jahresverkehrszahlen kumuliert','Saldo per September']):
        c.drawCentredString((X[2*i]-85+X[2*i+1])/2+2,H-65,l);c.line(X[2*i]-80,H-68,X[2*i+1],H-68)
        c.drawRightString(X[2*i],H-77,'Soll');c.drawRightString(X[2*i+1],H-77,'Haben')
    y=H-94
head();pk=None
for k,r in seq:
    if y<42: c.setFont('LS',6.5);c.drawString(36,24,'Kontenrahmen der Wohnungswirtschaft - ohne Personenkonten');c.showPage();head()
    if k=='r':
        if r['account'][0]!=pk:
            if y<80: c.showPage();head()
            pk=r['account'][0];c.setFont('LSB',7.5);c.drawString(40,y,f'Klasse {pk}  {cls[pk]}');y-=11
        c.setFont('LS',7.5);c.drawString(40,y,r['account']);c.drawString(76,y,r['name'])
    else:
        c.setFont('LSB',7.5);c.line(265,y+8,802,y+8);c.drawString(76,y,r['label'])
    for i,kk in enumerate(K):
        if kk in r:c.drawRightString(X[i],y,de(r[kk]))
    y-=11 if k=='r' else 17
    if k=='g' and r['label']=='Gesamtsumme': c.line(265,y+13,802,y+13);c.line(265,y+11,802,y+11)
e=r2(sum(r.get('close_cr',0)-r.get('close_dr',0) for r in guv));
c.setFont('LS',7.5);c.drawString(76,y-4,f'Vorläufiges Ergebnis (ohne Abschreibungen): {de(e)} EUR')
c.save()
save(N,'TB',None,K,rows,tot,'German DATEV-like Summen- und Saldenliste, three Soll/Haben pairs, class subtotals, comma decimals',False)
print(e,len(rows))

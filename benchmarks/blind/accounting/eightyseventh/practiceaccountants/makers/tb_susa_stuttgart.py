from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import random
pdfmetrics.registerFont(TTFont('L','/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf')); pdfmetrics.registerFont(TTFont('LB','/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'))
N='SuSa_Neckarhalde_2025-12.pdf'
random.seed(711)
# konto, name, EB (cents, +S -H), Soll, Haben  (None = balancing)
E=lambda x:int(round(x*100))
D=[("0065","Unbebaute Grundstücke",86000,0,0),("0080","Bauten auf eigenen Grundstücken",0,0,0),("0085","Grundstückswerte bebauter Grundstücke",1214500,0,0),("0090","Geschäftsbauten Ladenzeile",388120.5,0,14680),("0100","Wohnbauten Heslach",2146733,0,62415),
("0110","Garagenhöfe Wangen",417290,23840.6,18870.6),("0320","Pkw",9114,0,4557),("0420","Büroeinrichtung",2318,1189.9,1043.9),("0480","Geringwertige Wirtschaftsgüter",1,642.18,642.18),
("0650","Verbindlichkeiten Kreditinstitute > 5 Jahre",-1876442.17,92318.4,0),("0880","Festkapital Kommanditisten",-1500000,0,0),("0950","Rückstellung Instandhaltung",-46000,21370.25,15000),("0970","Sonstige Rückstellungen",-8900,8900,9450),
("1000","Kasse",318.42,2150,2087.91),("1200","BW-Bank Girokonto",71846.93,489116.27,None),("1210","BW-Bank Kautionskonten",58430,6150,3900),("1220","Festgeld",100000,0,0),
("1400","Forderungen aus Vermietung",13982.61,438905.5,436217.38),("1401","Abgrenzung Heizkosten (unfertige Leistungen)",52740,54880.3,52740),("1460","Geldtransit",0,24000,24000),("1545","Umsatzsteuerforderungen",1204.11,6288.4,7492.51),("1576","Abziehbare Vorsteuer 19 %",0,11394.72,11394.72),
("1600","Verbindlichkeiten aus L+L",-11437.05,168904.11,171256.98),("1700","Erhaltene Kautionen",-58430,3900,6150),("1710","Erhaltene Anzahlungen Nebenkosten",-57216,57216,59148),("1740","Verbindlichkeiten Lohn und Gehalt",0,21840.6,21840.6),("1741","Verbindlichkeiten Lohnsteuer",-412.3,4986.4,4998.7),("1776","Umsatzsteuer 19 %",0,13842.06,13842.06),("1780","USt-Vorauszahlungen",0,6349.55,0),("1790","Umsatzsteuer Vorjahr",-1977.05,1977.05,0),
("1800","Privatentnahmen Komplementär",0,36000,0),
("2100","Zinsen und ähnliche Aufwendungen",0,38217.64,0),("2375","Grundsteuer",0,14062.88,0),("2650","Sonstige Zinserträge",0,0,2150),("2660","Erträge aus Auflösung Rückstellungen",0,0,1830.5),
("4120","Gehälter",0,30240,0),("4130","Gesetzliche soziale Aufwendungen",0,6516.72,0),("4210","Verwaltungskosten Hausverwaltung",0,17136,0),("4240","Gas, Strom, Wasser",0,49817.06,1206.4),("4250","Reinigung und Winterdienst",0,15744.3,0),("4260","Instandhaltung Gebäude",0,63902.17,2480),("4265","Wartung Tore und Aufzüge",0,8311.9,0),("4360","Versicherungen",0,19468.25,0),("4530","Laufende Kfz-Betriebskosten",0,3177.4,0),("4830","Abschreibungen auf Sachanlagen",0,82695.9,0),("4855","Sofortabschreibung GWG",0,642.18,0),("4900","Sonstige betriebliche Aufwendungen",0,1418.33,0),("4910","Porto, Telefon, Internet",0,1122.67,0),("4950","Rechts- und Beratungskosten",0,4810.5,0),("4955","Buchführungs- und Abschlusskosten",0,9240,0),("4970","Nebenkosten des Geldverkehrs",0,386.12,0),
("8100","Mieterträge Wohnungen steuerfrei",0,1860,236472),("8110","Mieterträge Stellplätze und Garagen",0,320,58944),("8400","Mieterträge Ladenzeile 19 % USt",0,0,61680),("8410","Mieterträge Werkstatt 19 % USt",0,0,21600),("8500","Erlöse aus Nebenkostenabrechnung",0,412.9,54803.2),("8590","Bestandsveränderung unfertige Leistungen",0,52740,54880.3),("8900","Sonstige Erlöse, Mahngebühren",0,0,487.5),
("9000","Saldenvorträge Sachkonten",0,None,None)]
D=[list(d) for d in D if not(d[0] in('0080','9000'))]
for d in D:
    for i in(2,3,4):
        if d[i] is not None: d[i]=E(d[i])
# EB balanced through variable capital
eb=sum(d[2] for d in D); D.insert([d[0] for d in D].index('0880')+1,["0890","Variables Kapitalkonto / Gewinnvorträge",-eb,0,0]); print('0890',-eb)
S=sum(d[3] for d in D); Hs=sum(d[4] or 0 for d in D)
for d in D:
    if d[4] is None: d[4]=S-Hs; print('1200 Haben',d[4], 'saldo', d[2]+d[3]-d[4])
for d in D: d.append(d[2]+d[3]-d[4])
assert sum(d[5] for d in D)==0
de=lambda c:f'{abs(c)/100:,.2f}'.replace(',','X').replace('.',',').replace('X','.')
sg=lambda c:de(c)+(' S' if c>0 else ' H' if c<0 else '  ')
W,H=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,H)); pg=0
X=[470,575,675,790]
def head():
    global y,pg
    pg+=1; c.setFont('LB',11); c.drawString(36,H-38,'Summen- und Saldenliste'); c.setFont('L',8)
    c.drawString(36,H-51,'Neckarhalde Wohn- und Garagenvermietung GmbH & Co. KG, 70199 Stuttgart'); c.drawString(36,H-62,'Zeitraum: 01.01.2025 – 31.12.2025      Währung: EUR      Kontenrahmen SKR 03')
    c.drawRightString(806,H-38,'Mandant 41287 / 2025'); c.drawRightString(806,H-51,'Stand 17.02.2026 09:14'); c.drawRightString(806,H-62,f'Blatt {pg}')
    c.setFillGray(.88); c.rect(32,H-98,778,28,stroke=0,fill=1); c.setFillGray(0); c.setFont('LB',8)
    c.drawString(38,H-92,'Konto'); c.drawString(84,H-92,'Beschriftung'); c.drawRightString(X[0]-8,H-92,'EB-Wert')
    c.drawCentredString(625,H-80,'Jahresverkehrszahlen'); c.line(530,H-83,676,H-83)
    c.drawRightString(X[1],H-92,'Soll'); c.drawRightString(X[2],H-92,'Haben'); c.drawRightString(X[3]-8,H-92,'Saldo')
    y=H-112
head(); rows=[]; tots=[]
def num(v,bold=False):
    c.setFont('LB' if bold else 'L',8)
    for x,k,val in((X[0],0,v[0]),(X[1],1,v[1]),(X[2],1,v[2]),(X[3],0,v[3])):
        if k: c.drawRightString(x,y,de(val)) if (val or bold) else None
        else:
            if val or bold:
                c.drawRightString(x-10,y,de(val))
                if val: c.drawString(x-6,y,'S' if val>0 else 'H')
def keyed(v,full=False):
    ks=['beginning','debit','credit','ending']
    return {k:m(x) for k,x in zip(ks,v) if x or full}
NM={'0':'Anlage- und Kapitalkonten','1':'Finanz- und Privatkonten','2':'Abgrenzungskonten','4':'Betriebliche Aufwendungen','8':'Erlöskonten'}
for cl in '01248':
    L=[d for d in D if d[0][0]==cl]
    if y<90: c.showPage(); head()
    for d in L:
        if y<52: c.showPage(); head()
        c.setFont('L',8); c.drawString(38,y,d[0]); c.drawString(84,y,d[1]); v=d[2:6]
        if v[3]==0:                       # ausgeglichenes Konto: 0,00 gedruckt
            num(v); c.setFont('L',8); c.drawRightString(X[3]-10,y,'0,00')
        else: num(v)
        r=dict(account=d[0],name=d[1],**keyed(v)); 
        if v[3]==0: r['ending']=0
        rows.append(r); y-=12.2
    v=[sum(d[i] for d in L) for i in(2,3,4,5)]; c.setLineWidth(.5); c.line(360,y+8,806,y+8); y-=2
    lab=f'Summe Klasse {cl}  {NM[cl]}'; c.setFont('LB',8); c.drawString(84,y,lab); num(v,True); tots.append(dict(label=lab.replace('  ',' '),**keyed(v,True))); y-=20
v=[sum(d[i] for d in D) for i in(2,3,4,5)]
c.setLineWidth(1); c.line(32,y+11,810,y+11); c.setFont('LB',8); c.drawString(84,y,'Summe Sachkonten'); num(v,True); tots.append(dict(label='Summe Sachkonten',**keyed(v,True)))
pl=-sum(d[5] for d in D if d[0][0] in '248'); c.setFont('L',7.5); c.drawString(84,y-22,f'S = Sollsaldo, H = Habensaldo. Vorläufiger Jahresüberschuss (Klassen 2, 4, 8): {de(pl)} EUR {"" if pl>0 else "(Fehlbetrag)"}'); print('PL',pl)
c.save()
save(N,'TB','German Summen- und Saldenliste (SKR03) with S/H marks and class sums, Stuttgart',True,['beginning','debit','credit','ending'],rows,tots)
print(len(rows),pg)

from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4; from reportlab.lib.units import mm
NAME='SuSa_2025-06_Objektgesellschaft.pdf'
R=random.Random(77)
# konto, name, EB (S +), Soll, Haben  in cents
D=[('0065','Unbebaute Grundstücke',18650000,0,0),('0085','Grundstückswerte bebauter Grundstücke',214800000,0,0),('0090','Wohn- und Geschäftsbauten',588240000,0,5881200),('0111','Außenanlagen und Stellplätze',9214500,1187620,184290),('0420','Büroeinrichtung',612400,0,76550),('0485','Geringwertige Wirtschaftsgüter',0,71388,35694),
('0630','Darlehen Sparkasse Nr. 601 177 44',-318450000,4125000,0),('0631','Darlehen KfW 153 Energieeffizienz',-84000000,2100000,0),('0880','Variables Kapital Gesellschafter A',0,1800000,0),('0881','Variables Kapital Gesellschafter B',0,1800000,0),('0970','Rückstellung Instandhaltung',-4250000,1614280,0),('0977','Rückstellung Abschluss u. Prüfung',-680000,642600,340000),('0980','Aktive Rechnungsabgrenzung',418733,1245500,812466),
('1000','Kasse',41265,60000,53740),('1200','Bank Sparkasse Mietkonto',5218844,0,0),('1210','Volksbank Kautionssammelkonto',8742150,365200,291800),('1220','Tagesgeld Instandhaltungsrücklage',12500000,1500000,0),('1400','Mietforderungen',1264018,31842260,31619544),('1410','Forderungen Betriebskostenabrechnung',2187640,2914433,4102381),('1460','Zweifelhafte Forderungen',318500,94200,0),('1500','Noch nicht abgerechnete Betriebskosten',7614825,5418977,7614825),('1571','Abziehbare Vorsteuer 7 %',0,41218,0),('1576','Abziehbare Vorsteuer 19 %',0,884310,0),('1600','Verbindlichkeiten Lieferungen/Leistungen',-1911428,14477136,14016852),('1701','Erhaltene Mietkautionen',-8742150,291800,365200),('1718','Erhaltene Anzahlungen Betriebskosten',-7920300,7920300,4288500),('1740','Verbindlichkeiten Lohn und Gehalt',0,1107342,1107342),('1776','Umsatzsteuer 19 %',0,12350,1428811),('1780','Umsatzsteuer-Vorauszahlungen',0,462185,0),('1790','Umsatzsteuer Vorjahr',-118746,118746,0),
('2110','Zinsen Darlehen Sparkasse',0,4617525,0),('2111','Zinsen KfW',0,514500,0),('2375','Grundsteuer',0,1106448,0),('2650','Zinserträge Tagesgeld',0,0,98750),('2735','Erträge Auflösung Rückstellungen',0,0,37400),
('4120','Gehälter Hauswarte',0,1464000,0),('4130','Gesetzliche soziale Aufwendungen',0,307440,0),('4230','Heizung / Fernwärme',0,2842216,118410),('4240','Gas, Strom, Wasser Allgemein',0,941305,22817),('4250','Gebäudereinigung',0,612000,0),('4255','Gartenpflege und Winterdienst',0,478380,0),('4260','Instandhaltung Wohnungen',0,2976544,184400),('4261','Instandhaltung Aufzüge',0,388416,0),('4262','Instandhaltung Gewerbe',0,517820,0),('4360','Gebäude- und Haftpflichtversicherung',0,1832905,0),('4380','Beiträge Haus- und Grundbesitzerverein',0,24000,0),('4830','Abschreibungen Gebäude',0,5881200,0),('4831','Abschreibungen Außenanlagen/BGA',0,260840,0),('4855','Sofortabschreibung GWG',0,35694,0),('4886','Abschreibungen auf Mietforderungen',0,146218,0),('4910','Porto, Telefon',0,38117,0),('4950','Rechts- und Beratungskosten',0,391405,0),('4955','Buchführungskosten',0,288000,0),('4957','Abschluss- und Prüfungskosten',0,340000,0),('4969','Müllabfuhr und Straßenreinigung',0,864912,0),('4970','Nebenkosten des Geldverkehrs',0,29640,0),
('8100','Mieterlöse Wohnen',0,114200,20884350),('8110','Mieterlöse Stellplätze/Garagen',0,0,1134000),('8120','Mieterlöse Gewerbe 19 %',0,0,7518600),('8130','Erlöse Betriebskostenumlage Vorjahr',0,218443,7920300),('8140','Erlöse Antennen-/Dachflächenmiete',0,0,375000),('8590','Sonstige Erlöse, Mahngebühren',0,1200,38650)]
D=[list(d) for d in D]
g=lambda k:next(d for d in D if d[0]==k)
eb=-sum(d[2] for d in D); g('0880')[2]=eb//2; g('0881')[2]=eb-eb//2
assert g('0880')[2]<0
# bank plug
df=sum(d[3]-d[4] for d in D); b=g('1200'); b[3]=36418772; b[4]=b[3]+df
if b[4]<0: raise SystemExit(df)
print('bank',b, b[2]+b[3]-b[4])
for d in D: d.append(d[2]+d[3]-d[4])
KL={'0':'Anlage- und Kapitalkonten','1':'Finanz- und Privatkonten','2':'Abgrenzungskonten','4':'Betriebliche Aufwendungen','8':'Erlöskonten'}
K=['beginning','debit','credit','ending']
c=canvas.Canvas(doc(NAME),pagesize=A4); Wd,H=A4; st={'p':0,'y':0}
X=dict(k=18*mm,n=32*mm,eb=108*mm,s=135*mm,h=161*mm,sa=188*mm)
def sh(v): return 'S' if v>0 else 'H' if v<0 else ''
def head():
    if st['p']: c.showPage()
    st['p']+=1
    c.setFont('Helvetica',7.5); c.drawString(18*mm,H-14*mm,'Mandant 41207 / 118'); c.drawRightString(192*mm,H-14*mm,f'Blatt {st["p"]}')
    c.drawString(18*mm,H-18*mm,'Objektgesellschaft Lindenufer 12–20 GbR'); c.drawRightString(192*mm,H-18*mm,'Druck: 09.07.2025')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(Wd/2,H-26*mm,'Summen- und Saldenliste')
    c.setFont('Helvetica',8.5); c.drawCentredString(Wd/2,H-31*mm,'Wirtschaftsjahr 2025 · kumuliert 01.01.2025 – 30.06.2025 · Angaben in EUR')
    y=H-40*mm; c.setFillGray(.9); c.rect(17*mm,y-5.5*mm,176*mm,9.5*mm,fill=1,stroke=0); c.setFillGray(0); c.setLineWidth(.5); c.line(17*mm,y+4*mm,193*mm,y+4*mm); c.line(17*mm,y-5.5*mm,193*mm,y-5.5*mm)
    c.setFont('Helvetica-Bold',7.8); c.drawString(X['k'],y-3.3*mm,'Konto'); c.drawString(X['n'],y-3.3*mm,'Beschriftung'); c.drawRightString(X['eb'],y-3.3*mm,'EB-Wert')
    c.drawCentredString((X['s']+X['h'])/2-10*mm,y+.6*mm,'Jahresverkehrszahlen'); c.drawRightString(X['s'],y-3.3*mm,'Soll'); c.drawRightString(X['h'],y-3.3*mm,'Haben'); c.drawRightString(X['sa'],y-3.3*mm,'Saldo')
    st['y']=y-10.5*mm
def ln(k,n,v,bold=False,always=False):
    y=st['y']; c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.8)
    c.drawString(X['k'],y,k)
    c.drawString(X['n'] if k else X['k'],y,n)
    if v[0] or always: c.drawRightString(X['eb'],y,de(abs(v[0]))); c.drawString(X['eb']+1.2*mm,y,sh(v[0]))
    if v[1] or always: c.drawRightString(X['s'],y,de(v[1]))
    if v[2] or always: c.drawRightString(X['h'],y,de(v[2]))
    c.drawRightString(X['sa'],y,de(abs(v[3]))); c.drawString(X['sa']+1.2*mm,y,sh(v[3])); st['y']-=4.55*mm
def need(n):
    if st['y']-n*4.55*mm<16*mm: head()
rows=[];tots=[];head();G=[0]*4
for kl,kn in KL.items():
    need(4); c.setFont('Helvetica-BoldOblique',8); c.drawString(X['k'],st['y'],f'Klasse {kl}   {kn}'); st['y']-=5*mm; T=[0]*4
    for d in [d for d in D if d[0][0]==kl]:
        need(1); v=[d[2],d[3],d[4],d[5]]; ln(d[0],d[1],v); T=[a+b for a,b in zip(T,v)]
        r={'account':d[0],'name':d[1]}
        if v[0]: r['beginning']=v[0]/100
        if v[1]: r['debit']=v[1]/100
        if v[2]: r['credit']=v[2]/100
        r['ending']=v[3]/100; rows.append(r)
    need(2); c.setLineWidth(.3); c.line(75*mm,st['y']+3.2*mm,193*mm,st['y']+3.2*mm); ln('',f'Summe Klasse {kl}',T,True)
    st['y']-=2*mm; t={'label':f'Summe Klasse {kl}'}
    for k,x in zip(K,T):
        if x or k=='ending': t[k]=x/100
    tots.append(t); G=[a+b for a,b in zip(G,T)]
need(3); c.setLineWidth(.8); c.line(17*mm,st['y']+3.6*mm,193*mm,st['y']+3.6*mm); ln('','Summe Sachkonten',G,True,True); c.line(17*mm,st['y']+2.6*mm,193*mm,st['y']+2.6*mm)
tots.append({'label':'Summe Sachkonten',**{k:x/100 for k,x in zip(K,G)}}); assert G[0]==0 and G[3]==0 and G[1]==G[2]
e=sum(d[5] for d in D if d[0][0] in '248'); st['y']-=4*mm; need(2); c.setFont('Helvetica',7.8)
c.drawString(X['k'],st['y'],f'Vorläufiges Ergebnis (Klassen 2, 4, 8): {"Gewinn" if e<0 else "Verlust"} {de(abs(e))} EUR'); 
c.drawString(X['k'],st['y']-4*mm,'S = Soll, H = Haben. Konten ohne Bewegung und ohne EB-Wert sind nicht aufgeführt.')
c.save(); save(NAME,'TB',K,rows,tots,None,'German Summen- und Saldenliste, DATEV-like, S/H marks, class totals',True)

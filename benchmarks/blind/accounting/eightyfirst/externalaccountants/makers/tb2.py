# DATEV-style Summen- und Saldenliste, German housing co-operative, landscape PDF (fpdf2), German
from common import *
import random
from fpdf import FPDF
R=random.Random(812)
NAME='SuSa_Lindenhof_eG_202409.pdf'
C=lambda e:int(round(e*100))
# konto,name, EB signed (+Soll), monat soll, monat haben, vorher(Jan-Aug) soll, haben
D=[
('0050','Grundstücke mit Wohnbauten',18642300.00,0,0,0,0),
('0060','Grundstücke mit Geschäftsbauten',1285000.00,0,0,0,0),
('0090','Wertberichtigung Wohnbauten',-7318440.00,0,0,0,0),
('0210','Heizzentrale Block C',214870.50,0,0,0,0),
('0420','Büroeinrichtung',18311.00,0,0,1249.00,0),
('0480','Geringwertige Wirtschaftsgüter',1.00,0,0,612.85,0),
('0525','Anteile an Zentralgenossenschaft',5200.00,0,0,0,0),
None,
('1200','Mietforderungen',31466.18,'m','m2','v','v2'),
('1210','Forderungen Umlagenabrechnung',12904.77,0,3118.40,88461.20,79222.06),
('1246','Einzelwertberichtigung Mieten',-9800.00,0,0,0,0),
('1300','Unfertige Leistungen (Betriebskosten)',412600.00,0,0,0,412600.00),
('1405','Instandhaltungsrücklage WEG Ahornweg',36500.00,500.00,0,4000.00,0),
('1600','Kasse',284.60,200.00,161.35,1400.00,1312.74),
('1800','Volksbank Girokonto',186422.31,'bank','bank','bank','bank'),
('1810','Volksbank Tagesgeld',350000.00,0,40000.00,100000.00,60000.00),
('1820','Kautionskonto Mieter',97418.00,1350.00,890.00,8420.00,6115.00),
('1900','Aktive Rechnungsabgrenzung',6212.40,0,517.70,0,4141.60),
None,
('2900','Geschäftsguthaben der Mitglieder',-1284500.00,1500.00,2500.00,21500.00,33000.00),
('2910','Kapitalrücklage',-310000.00,0,0,0,0),
('2930','Gesetzliche Rücklage',-742000.00,0,0,0,28600.00),
('2960','Andere Ergebnisrücklagen',-3915800.00,0,0,0,196400.00),
('2970','Bilanzgewinn Vorjahr',None,0,0,257000.00,0),
None,
('3035','Rückstellung Großinstandhaltung',-185000.00,0,0,62310.44,0),
('3095','Rückstellung Prüfungskosten',-14500.00,0,0,14500.00,0),
('3150','Darlehen KfW 124-7',-3116250.00,28750.00,0,86250.00,0),
('3160','Darlehen Bayern Labo',-2740118.92,0,0,91337.30,0),
('3300','Verbindl. aus Lieferungen u. Leistungen',-48216.55,61204.18,54911.07,398716.24,387205.60),
('3310','Verbindlichkeiten Mietkautionen',-97418.00,890.00,1350.00,6115.00,8420.00),
('3500','Vorauszahlungen Betriebskosten',-418900.00,0,37480.00,418900.00,299840.00),
('3720','Verbindlichkeiten Lohn und Gehalt',0,14326.18,14326.18,114609.44,114609.44),
('3730','Lohn- und Kirchensteuer',-2418.60,2418.60,2455.12,19348.80,19348.80),
('3740','Sozialversicherung',-0.00,5611.90,5611.90,44895.20,44895.20),
('3806','Umsatzsteuer 19 %',-1140.00,1140.00,1140.00,9120.00,9120.00),
('3900','Passive Rechnungsabgrenzung',-8840.00,0,0,8840.00,0),
None,
('4000','Sollmieten Wohnungen',0,0,148612.40,0,1186420.80),
('4010','Sollmieten Stellplätze und Garagen',0,0,6480.00,0,51770.00),
('4020','Mieten Gewerbe (Bäckerei, Arztpraxis)',0,0,6000.00,0,48000.00),
('4050','Mietminderungen',0,412.50,0,2866.10,0),
('4080','Erlösschmälerungen Leerstand',0,1984.00,0,17216.00,0),
('4100','Erlöse abgerechnete Umlagen',0,0,0,0,398770.15),
('4830','Sonstige Erträge',0,0,85.00,0,2714.39),
('4920','Erträge Versicherungsentschädigung',0,0,0,0,6418.22),
None,
('5300','Heizung und Warmwasser',0,9116.38,0,118240.76,0),
('5310','Wasser und Kanal',0,12480.11,0,36911.45,0),
('5320','Müllabfuhr und Straßenreinigung',0,0,0,28416.90,0),
('5330','Hausmeister und Gartenpflege',0,4820.00,0,38560.00,640.00),
('5340','Grundsteuer',0,0,0,31874.22,0),
('5350','Gebäudeversicherung',0,0,0,44190.63,0),
('5400','Laufende Instandhaltung',0,16233.70,238.00,121908.17,1104.88),
('5410','Modernisierung Bäder, Haus 4-6',0,22610.00,0,0,0),
None,
('6020','Gehälter',0,19872.00,0,158976.00,0),
('6110','Gesetzliche soziale Aufwendungen',0,2521.20,0,20169.60,0),
('6300','Aufwand Mitgliederversammlung',0,0,0,3118.40,0),
('6420','Beiträge Prüfungsverband',0,0,0,5240.00,0),
('6805','Telefon und Internet',0,186.42,0,1503.77,0),
('6815','Bürobedarf',0,94.81,0,1126.50,0),
('6825','Rechts- und Beratungskosten',0,0,0,7304.22,0),
('6855','Nebenkosten des Geldverkehrs',0,38.90,0,311.20,0),
None,
('7110','Sonstige Zinserträge',0,0,0,0,3240.50),
('7320','Zinsaufwendungen Darlehen',0,13644.91,0,87215.46,0),
('7650','Sonstige Betriebssteuern',0,0,0,420.00,0),
]
CL=['Anlagevermögen','Umlaufvermögen','Eigenkapital','Fremdkapital','Betriebliche Erträge','Aufwendungen Hausbewirtschaftung','Personal- und Sachkosten','Finanzergebnis']
rent_m=C(148612.40+6480+6000+37480-412.50-1984); rent_v=C(1186420.80+51770+48000+299840-2866.10-17216)
rec=[]; sec=0
for d in D:
    if d is None: sec+=1; continue
    k,n,e,ms,mh,vs,vh=d
    if k=='1200': ms,mh,vs,vh=rent_m/100,(rent_m-241233)/100,rent_v/100,(rent_v-655918)/100
    rec.append(dict(k=k,n=n,sec=sec,e=None if e is None else C(e),ms=ms if ms=='bank' else C(ms),mh=0 if mh=='bank' else C(mh),vs=vs if vs=='bank' else C(vs),vh=0 if vh=='bank' else C(vh)))
bg=[r for r in rec if r['k']=='2970'][0]; bg['e']=-sum(r['e'] for r in rec if r['e'] is not None); print('Bilanzgewinn EB',bg['e'])
# set so that bilanzgewinn is 257.000 Haben: shift andere Ergebnisrücklagen
ae=[r for r in rec if r['k']=='2960'][0]; ae['e']+=bg['e']+C(257000); bg['e']=-C(257000)
b=[r for r in rec if r['k']=='1800'][0]
o=[r for r in rec if r is not b]
dm=sum(r['mh']-r['ms'] for r in o); dv=sum(r['vh']-r['vs'] for r in o)
b['mh']=C(141806.55); b['ms']=b['mh']+dm; b['vh']=C(1174918.03); b['vs']=b['vh']+dv
print('bank',b,'Ergebnisrueckl',ae['e'])
for r in rec:
    r['js']=r['ms']+r['vs']; r['jh']=r['mh']+r['vh']; r['s']=r['e']+r['js']-r['jh']
assert sum(r['s'] for r in rec)==0 and b['ms']>0 and b['vs']>0
def de(v): 
    return f'{abs(v)/100:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
H5={'e':'other:EB-Wert','ms':'other:Monatswerte Soll','mh':'other:Monatswerte Haben','js':'other:Jahresverkehrszahlen Soll','jh':'other:Jahresverkehrszahlen Haben'}
# EB and Saldo are printed as amount + S/H -> signed
K={'e':'beginning','ms':'debit','mh':'credit','js':'other:Kumulierte Werte Soll','jh':'other:Kumulierte Werte Haben','s':'ending'}
p=FPDF('L','mm','A4'); p.set_auto_page_break(False); p.set_margins(10,10,10)
import glob
F='/usr/share/fonts/truetype/dejavu/'
import os
if os.path.exists(F+'DejaVuSans.ttf'):
    p.add_font('D','',F+'DejaVuSans.ttf');p.add_font('D','B',F+'DejaVuSans-Bold.ttf');fam='D'
else: fam='Helvetica'
x0=[10,26,88,128,160,192,228,264]  # konto,name right edges follow
XR=[122,152,182,216,250,283]; COL=['e','ms','mh','js','jh','s']
pages=[0]
def head():
    p.add_page();pages[0]+=1
    p.set_font(fam,'',8);p.set_xy(10,8);p.cell(90,4,'Bau- und Wohngenossenschaft Lindenhof eG');p.set_xy(10,12);p.cell(90,4,'Berater/Mandant 48117/20460   WJ 2024')
    p.set_font(fam,'B',12);p.set_xy(95,8);p.cell(110,6,'Summen- und Saldenliste September 2024',align='C')
    p.set_font(fam,'',8);p.set_xy(95,14);p.cell(110,4,'Sachkonten   SKR 04   Angaben in EUR',align='C')
    p.set_xy(227,8);p.cell(60,4,'Stand: 21.10.2024',align='R');p.set_xy(227,12);p.cell(60,4,f'Blatt {pages[0]}',align='R')
    y=21;p.set_fill_color(225);p.rect(10,y,277,10,'F');p.rect(10,y,277,10)
    p.set_font(fam,'B',7.5);p.text(11,y+8,'Konto');p.text(27,y+8,'Beschriftung')
    def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
    rt(122,y+8,'EB-Wert')
    p.text(152,y+4,'September');rt(152,y+8,'Soll');rt(182,y+8,'Haben')
    p.text(209,y+4,'Kumulierte Werte');rt(216,y+8,'Soll');rt(250,y+8,'Haben');rt(283,y+8,'Saldo')
    return y+15.4
def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
def line(y,code,name,v,bold=False):
    p.set_font(fam,'B' if bold else '',7.6)
    p.text(11,y,code);p.text(27,y,name)
    for c,x in zip(COL,XR):
        if v[c]==0 : continue
        rt(x,y,de(v[c]))
        if c in('e','s'): p.text(x+1,y,'S' if v[c]>0 else 'H')
def tr(v): return {K[c]:v[c]/100 for c in COL if v[c]!=0}
rows=[];tots=[];y=head()
T={c:0 for c in COL}
for s in range(8):
    rs=[r for r in rec if r['sec']==s]
    st={c:sum(r[c] for r in rs) for c in COL}
    for r in rs:
        if y>196: y=head()
        if all(r[c]==0 for c in COL): continue
        line(y,r['k'],r['n'],r); rows.append({'account':r['k'],'name':r['n'],**tr(r)}); y+=4.5
    if y>192: y=head()
    p.line(10,y-3.3,287,y-3.3); lab=f'Summe Klasse {[0,1,2,3,4,5,6,7][s]}  {CL[s]}'
    line(y,'',lab,st,True); tots.append({'label':lab,**tr(st)}); y+=7.5
    for c in COL: T[c]+=st[c]
p.set_line_width(.5);p.line(10,y-3.6,287,y-3.6);p.set_line_width(.2)
p.set_font(fam,'B',7.6);p.text(27,y,'Summe Sachkonten')
for c,x in zip(COL,XR):
    rt(x,y,de(T[c]))
assert T['ms']==T['mh'] and T['js']==T['jh'] and T['e']==0
tots.append({'label':'Summe Sachkonten',**{K[c]:T[c]/100 for c in COL}})
p.line(10,y+1.6,287,y+1.6);p.set_font(fam,'',7);p.text(10,y+8,'S = Soll, H = Haben. Nur bebuchte Konten. Debitoren und Kreditoren sind in den Sammelkonten 1200 und 3300 enthalten.')
p.output(doc(NAME))
save(NAME,'TB',rows,tots,[K[c] for c in COL],None,'DATEV SuSa, German, EB-Wert and Saldo with S/H marks, class subtotals',True)

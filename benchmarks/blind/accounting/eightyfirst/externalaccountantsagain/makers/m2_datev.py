# German Wohnungsgenossenschaft, DATEV-style Summen- und Saldenliste (September 2024), PDF landscape, S/H marks, class sums
import sys,random; sys.path.insert(0,'build/blind/makers')
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import os
R=random.Random(8102); N='SuSa_Lindenhof_eG_09-2024.pdf'
ch={ # konto: (name, EB)
'0085':('Wohngebäude Lindenstr. 12-18',4218600.00),'0086':('Wohngebäude Am Anger 3-9',2764310.00),'0090':('Grundstückswerte bebauter Grundst.',1186400.00),
'0165':('Garagen und Stellplätze',212750.00),'0410':('Geschäftsausstattung',18642.00),'0420':('Büroeinrichtung',6310.50),'0480':('Geringwertige Wirtschaftsgüter',1.00),
'0860':('Geschäftsguthaben der Mitglieder',-612480.00),'0870':('Gesetzliche Rücklage',-388215.44),'0872':('Andere Ergebnisrücklagen',-1904388.10),'0880':('Gewinnvortrag',-71502.83),
'0970':('Rückstellung f. Bauinstandhaltung',-310000.00),'0977':('Rückstellung Abschluss u. Prüfung',-14800.00),
'1000':('Kasse',312.44),'1200':('Volksbank Girokonto 4410',186204.71),'1210':('Sparkasse Mietenkonto 8825',94610.09),'1220':('Kautionskonto (Treuhand)',88450.00),'1230':('Festgeld 12 Monate',400000.00),
'1400':('Mietforderungen Wohnungen',17384.26),'1405':('Mietforderungen Gewerbe',4212.50),'1410':('Forderungen a. Betriebskostenabr.',9640.18),'1460':('Zweifelhafte Forderungen',3108.00),
'1500':('Unfertige Leist. Betriebskosten',241380.00),'1530':('Forderungen gg. Personal',None),
'1600':('Verbindlichk. a. Lief. u. Leist.',-64218.77),'1660':('Erhaltene Anzahlg. Betriebskosten',-246912.00),'1705':('Darlehen DKB 7714',-3218400.55),'1706':('Darlehen KfW 159',-1486220.12),
'1732':('Mietkautionen',-88450.00),'1740':('Verbindlichk. Lohn und Gehalt',None),'1741':('Verbindlichk. Lohnsteuer',-2418.60),'1742':('Verbindlichk. soz. Sicherheit',None),
'1789':('Umsatzsteuer lfd. Jahr Gewerbe',-1902.11),
'4110':('Löhne Hauswart',None),'4120':('Gehälter',None),'4130':('Gesetzl. soziale Aufwendungen',None),'4210':('Wasser und Abwasser',None),'4220':('Müllabfuhr',None),'4230':('Heizung / Fernwärme',None),
'4240':('Allgemeinstrom',None),'4250':('Gebäudereinigung',None),'4260':('Instandhaltung Wohngebäude',None),'4265':('Instandhaltung Außenanlagen',None),'4340':('Grundsteuer',None),'4360':('Gebäudeversicherung',None),
'4380':('Beiträge Prüfungsverband',None),'4831':('Abschreibung auf Gebäude',None),'4910':('Porto',None),'4920':('Telefon und Internet',None),'4930':('Bürobedarf',None),'4950':('Rechts- und Beratungskosten',None),'4970':('Nebenkosten d. Geldverkehrs',None),
'8100':('Sollmieten Wohnungen',None),'8110':('Sollmieten Gewerbe 19 % USt',None),'8120':('Sollmieten Garagen/Stellplätze',None),'8150':('Umlagen Betriebskosten (abger.)',None),'8190':('Erlösschmälerungen Leerstand',None),'8650':('Zinserträge Festgeld',None),'2110':('Zinsaufwendungen Darlehen',None),'2400':('Forderungsverluste Mieten',None),
}
eb=c2(sum(v[1] or 0 for v in ch.values()))
ch['0872']=(ch['0872'][0],c2(ch['0872'][1]-eb))
J=[] # month, soll, haben, amount
amt=lambda a,s=.08:c2(a*R.uniform(1-s,1+s))
for m in range(1,10):
    def b(s,h,a): J.append((m,s,h,c2(a)))
    sm=71840.50 if m<6 else 72915.80
    b('1400','8100',sm); b('1405','8110',6480.00); b('1405','1789',1231.20); b('1400','8120',3115.00); b('1400','1660',24860.00)
    b('8190','1400',amt(1420,.5)); b('1210','1400',amt(sm+3115+24860-1400,.012)); b('1210','1405',7711.20 if m!=7 else 5140.80)
    b('1200','1210',95000.00)
    for k,a in (('4210',4380),('4220',1890),('4230',12450),('4240',1315),('4250',1720),('4260',10700),('4265',1440),('4920',212.4),('4930',148)): b(k,'1600',amt(a,.35 if k=='4260' else .12))
    if m in(1,7): b('4360','1600',amt(11800)); 
    if m in(2,5,8): b('4340','1200',7214.33)
    if m==4: b('4380','1200',2960.00)
    if m==5: b('0977','1600',13685.00); b('4950','1600',1190.00)
    if m in (3,9): b('4950','1600',amt(860))
    b('1600','1200',amt(36000,.12))
    b('4110','1740',3410.00); b('4120','1740',7860.00); b('4130','1742',2318.44); b('1740','1741',1488.20); b('1740','1742',2290.15); b('1740','1200',7491.65)
    b('1742','1200',4608.59); b('1741','1200',2418.60 if m==1 else 1488.20)
    b('2110','1200',amt(9120,.02)); b('1705','1200',11240.00+m*18.4); b('1706','1200',6020.00+m*9.1)
    b('4970','1200',amt(68,.2)); b('4910','1000',amt(24,.4))
    if m in (2,6): b('1000','1200',150.00)
    if m in (3,6,9): b('1789','1200',3693.60 if m>3 else 4364.51); b('4831','0085',26366.25)
    if m==6: b('8150','1500',0.0) if False else b('1410','8150',241380.00); b('1660','1410',238560.00)
    if m==8: b('2400','1460',1862.40); b('1200','1230',150000.00)
    if m==9: b('1200','8650',6000.00); b('1732','1220',1950.00)
    if m==3: b('1220','1732',2700.00); b('1210','0860',1800.00)
    if m==5: b('0420','1600',1284.00)
rows=[]; O='other:'
for k in sorted(ch):
    n,e=ch[k]
    s=c2(sum(j[3] for j in J if j[1]==k)); h=c2(sum(j[3] for j in J if j[2]==k)); ms=c2(sum(j[3] for j in J if j[1]==k and j[0]==9)); mh=c2(sum(j[3] for j in J if j[2]==k and j[0]==9))
    r={'account':k,'name':n}
    if e: r['beginning']=e
    if ms: r['debit']=ms
    if mh: r['credit']=mh
    if s: r[O+'Kumulierte Werte Jan.-Sep. Soll']=s
    if h: r[O+'Kumulierte Werte Jan.-Sep. Haben']=h
    r['ending']=c2((e or 0)+s-h)
    if len(r)==3 and r['ending']==0: continue
    rows.append(r)
K=['beginning','debit','credit',O+'Kumulierte Werte Jan.-Sep. Soll',O+'Kumulierte Werte Jan.-Sep. Haben','ending']
tt=add(rows,K); assert abs(tt['beginning'])<.005 and abs(tt['ending'])<.005 and tt['debit']==tt['credit'],tt
tt['beginning']=0.0;tt['ending']=0.0
names={'0':'Summe Klasse 0  Anlage- und Kapitalkonten','1':'Summe Klasse 1  Finanz- und Privatkonten','2':'Summe Klasse 2  Abgrenzungskonten','4':'Summe Klasse 4  Betriebliche Aufwendungen','8':'Summe Klasse 8  Erlöskonten'}
d='/usr/share/fonts/truetype/liberation'; 
nm=lambda f:[os.path.join(p,f) for p,_,fs in os.walk('/usr/share/fonts') if f in fs][0]
pdfmetrics.registerFont(TTFont('A',nm('LiberationSansNarrow-Regular.ttf' if any('LiberationSansNarrow-Regular.ttf' in fs for _,_,fs in os.walk('/usr/share/fonts')) else 'DejaVuSansCondensed.ttf')))
pdfmetrics.registerFont(TTFont('AB',nm('LiberationSansNarrow-Bold.ttf' if any('LiberationSansNarrow-Bold.ttf' in fs for _,_,fs in os.walk('/usr/share/fonts')) else 'DejaVuSansCondensed-Bold.ttf')))
W,H=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,H)); c.setTitle('Summen- und Saldenliste')
de=lambda v:f"{abs(v):,.2f}".replace(',','_').replace('.',',').replace('_','.')
XR={'beginning':318,'debit':412,'credit':492,K[3]:584,K[4]:674,'ending':782}
pg=0; y=0
def page():
    global pg,y
    if pg: c.showPage()
    pg+=1
    c.setFont('A',8); c.drawString(36,H-34,'31877/20415/2024'); c.drawRightString(W-36,H-34,f'Blatt {pg}'); c.drawRightString(W-36,H-45,'04.10.2024')
    c.drawString(36,H-45,'Wohnungsgenossenschaft Lindenhof eG'); c.setFont('AB',12); c.drawCentredString(W/2,H-36,'Summen- und Saldenliste'); c.setFont('A',9); c.drawCentredString(W/2,H-48,'September 2024  (Sachkonten, SKR 03)   Währung: EUR')
    y=H-62; c.setLineWidth(.7); c.rect(36,y-26,W-72,26)
    for x in (232,328,498,684): c.line(x,y,x,y-26)
    c.setFont('AB',8)
    c.drawString(40,y-10,'Konto'); c.drawString(76,y-10,'Beschriftung'); c.drawCentredString(280,y-10,'EB-Wert')
    c.drawCentredString(413,y-10,'Monatswerte Sep. 2024'); c.drawCentredString(591,y-10,'Kumulierte Werte Jan.-Sep.'); c.drawCentredString(745,y-10,'Saldo')
    c.drawRightString(412,y-21,'Soll'); c.drawRightString(492,y-21,'Haben'); c.drawRightString(584,y-21,'Soll'); c.drawRightString(674,y-21,'Haben')
    y-=39
def nums(r,f,zero=False):
    c.setFont(f,8)
    for k in K:
        if k not in r: continue
        v=r[k]; c.drawRightString(XR[k],y,de(v))
        if k in('beginning','ending') and abs(v)>.004: c.drawString(XR[k]+3,y,'S' if v>0 else 'H')
page(); T=[]
for cl in '01248':
    g=[r for r in rows if r['account'][0]==cl]
    for r in g:
        if y<46: page()
        c.setFont('A',8); c.drawString(40,y,r['account']); c.drawString(76,y,r['name']); nums(r,'A'); y-=11.6
    if y<60: page()
    c.setLineWidth(.4); c.line(36,y+8.5,W-36,y+8.5)
    s=add(g,K); s={k:v for k,v in s.items() if v!=0 }
    c.setFont('AB',8); c.drawString(40,y-1,names[cl]); y-=1; nums(s,'AB'); T.append(dict(label=' '.join(names[cl].split()),**s)); c.line(36,y-3.5,W-36,y-3.5); y-=17
if y<70: page()
c.setLineWidth(1); c.line(36,y+9,W-36,y+9); c.setFont('AB',8.5); c.drawString(40,y-2,'Summe Gesamt'); y-=2; nums(tt,'AB'); c.line(36,y-5,W-36,y-5); T.append(dict(label='Summe Gesamt',**tt))
c.setFont('A',7); c.drawString(36,y-20,'S = Soll, H = Haben. Vorläufige Auswertung ohne Abschlussbuchungen.'); c.save()
save(N,'TB',K,rows,T,'DATEV Summen- und Saldenliste (German), landscape, S/H marks, class sums',True)
print(len(rows),pg,tt,[r for r in rows if r['account'] in('1200','1210','1400','1600','1660','1410','1742','1000')])

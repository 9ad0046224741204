from h import *
from fpdf import FPDF
rnd=random.Random(404); N='Objektergebnis_Lindenhof_2024.pdf'
# amounts signed: costs negative; Abweichung = Ist - Plan
s=S('Objektergebnisrechnung','Bürohaus Lindenhof, Leipzig','2024-01-01','2024-12-31',['Ist 2024','Plan 2024','Abweichung','Vorjahr 2023'],lambda b,c:[b[0],b[1],(b[0] or 0)-(b[1] or 0),b[2]])
def g(x,n=.05): 
    p=round(x,-2); return [round(x*(1+rnd.uniform(-n,n)),2),float(p),round(x*.97*(1+rnd.uniform(-n,n)),2)]
def sec(head,ls,tot,key=None):
    s.h(head); return s.t(tot,[s.l(n,v if isinstance(v,list) else g(v,.04),a) for a,n,v in ls],key=key)
s1=sec('Mieterträge',[('60010','Sollmieten Büro',[1184622.48,1184600.,1151310.12]),('60020','Sollmieten Einzelhandel / Gastronomie',[142800.,142800.,138960.]),('60030','Sollmieten Stellplätze',[61380.,62000.,60120.]),('60040','Sollmieten Lager',14200),('60110','Erlösschmälerung Leerstand',[-97344.16,-85000.,-121480.5]),('60120','Mietminderungen',[-3620.,0.,-1150.])],'Summe Mieterträge')
s2=sec('Betriebskostenerlöse',[('61010','Vorauszahlungen Betriebskosten',248600),('61020','Vorauszahlungen Heizkosten',96400),('61090','Abrechnungsergebnis Vorjahr',[8412.77,0.,-11960.31])],'Summe Betriebskostenerlöse')
s3=sec('Sonstige Erträge',[('62010','Erträge aus Werbeflächen',7200),('62020','Versicherungsentschädigungen',[18950.,0.,None]),('62090','Übrige Erträge',[1204.35,1000.,2310.08])],'Summe sonstige Erträge')
T=s.t('Gesamterträge',[s1,s2,s3],'TOTAL',key='total_income')
k1=sec('Umlagefähige Bewirtschaftungskosten',[(a,n,v) for a,n,v in [('70010','Grundsteuer',[-68412.,-68400.,-68412.]),('70020','Wasser / Abwasser',-21400),('70030','Heizung / Fernwärme',-103500),('70040','Allgemeinstrom',-38200),('70050','Gebäudereinigung',-61800),('70060','Müllbeseitigung',-14900),('70070','Hausmeister',-48000),('70080','Aufzugswartung',-13600),('70090','Sach- und Haftpflichtversicherung',[-27918.4,-27900.,-25640.18]),('70100','Gartenpflege / Winterdienst',-11200)]],'Summe umlagefähige Kosten')
k2=sec('Nicht umlagefähige Bewirtschaftungskosten',[('71010','Verwaltungskosten',[-40188.,-40200.,-39204.]),('71020','Laufende Instandhaltung',-86000),('71030','Mieterausbauten',[-54300.,-60000.,-12480.]),('71040','Nebenkosten Leerstand',-22800),('71050','Vermietungsprovision',[-18720.,-20000.,None]),('71060','Rechts- und Beratungskosten',-9400),('71070','Forderungsausfälle',[-6118.9,-5000.,-2077.14])],'Summe nicht umlagefähige Kosten')
K=s.t('Gesamte Bewirtschaftungskosten',[k1,k2],'TOTAL',key='total_operating_expenses')
NO=s.t('Bewirtschaftungsergebnis (NOI)',[T,K],'TOTAL',key='noi')
f=sec('Finanzierung und Abschreibung',[('80010','Darlehenszinsen',[-312640.15,-312600.,-318925.44]),('80020','Abschreibung Gebäude',[-246000.,-246000.,-246000.])],'Summe Finanzierung und AfA')
s.t('Objektergebnis vor Steuern',[NO,f],'TOTAL',key='net_income')
def fm(v): return '' if v is None else de(v)+('-' if v<0 else '')
p=FPDF('P','mm','A4'); p.set_auto_page_break(False)
D='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-';p.add_font('N','',D+'Regular.ttf');p.add_font('N','B',D+'Bold.ttf')
X=[12,27,96,122,148,174]
def head(pg):
    p.add_page(); p.set_font('N','B',12); p.text(12,14,'Objektergebnisrechnung'); p.set_font('N','',9); p.text(12,19,'WE 4711  Bürohaus Lindenhof, Leipzig'); p.text(12,23.5,'Zeitraum 01.01.2024 - 31.12.2024'); p.text(150,14,f'Seite {pg} von 2'); p.text(150,19,'Erstellt: 11.03.2025'); p.text(150,23.5,'Währung: EUR')
    p.set_fill_color(225); p.rect(12,27,190,7,'F'); p.set_font('N','B',9)
    p.text(13,31.8,'Konto');p.text(27,31.8,'Bezeichnung')
    for x,t in zip(X[2:],['Ist 2024','Plan 2024','Abweichung','Vorjahr 2023']): p.set_xy(x,28); p.cell(27,6,t,align='R')
    return 36.5
y=head(1);pg=1
for i,r in enumerate(s.rows):
    if y>270 or (pg==1 and r['label'].startswith('Nicht umlage')): pg+=1; y=head(pg)
    b=r['typ']!='LINE'; p.set_font('N','B' if b else '',9)
    if r['typ']=='HEADING': y+=2.2
    if r['typ']=='SUBTOTAL': p.line(97,y,202,y)
    if r['typ']=='TOTAL': p.line(12,y,202,y); p.line(12,y+5.6,202,y+5.6);p.line(12,y+6.1,202,y+6.1)
    if r['acct']: p.text(13,y+4,r['acct'])
    p.text(27 if not b else 13,y+4,r['label'])
    if r['typ']!='HEADING':
        for x,v in zip(X[2:],r['values']): p.set_xy(x,y+.2); p.cell(27,5.4,fm(v),align='R')
    y+=5.6+(1.6 if r['typ']=='TOTAL' else 0)
p.set_font('N','',7.5); p.text(12,288,'Kessler Immobilien-Management GmbH - Werte netto ohne USt. - Aufwendungen mit nachgestelltem Minus.')
p.output(doc(N)); save(N,[s],'OFFICE','OPERATING_STATEMENT','German, fpdf2 portrait 2 pages, trailing minus, comma decimals, Ist/Plan/Abw./Vorjahr',True)

# Deutsches Fachmarktzentrum, .xls (xlwt), Mieter zuerst, Jahresmieten, Leerstand unten
from common import *
import xlwt
R=random.Random(6811); N='FMZ_Auetal_Mieterliste_30.06.2025.xls'; ASOF=D(2025,6,30)
X=[('Frischkauf Handels KG','Lebensmittel-Vollsortiment',3180.5,D(2014,11,1),15,13.4),('Drogerie Sanitas Nord GmbH','Drogerie',742,D(2014,11,1),10,14.9),('Discount Rabe GmbH & Co. oHG','Lebensmittel-Discount',1245.8,D(2019,5,1),15,12.6),('Schuhhaus Tippel GmbH','Schuhe',512.3,D(2016,3,15),10,11.25),('Tierbedarf Pfotenland SE','Zoofachmarkt',688.4,D(2021,9,1),10,10.8),('Textil-Markt Kranich GmbH','Textil',905,D(2015,2,1),5,10.1),('Bettenwelt Ostsee ApS & Co. KG','Möbel / Heimtextil',1120,D(2022,6,1),10,8.9),('Elektro Volt & Watt GmbH','Elektro',1840.2,D(2018,10,1),10,9.75),('Apotheke am Auetal, Inh. R. Seidensticker e. K.','Apotheke',184.6,D(2014,11,1),15,24.5),('Bäckerei Kornblume GmbH','Bäcker/Café',146,D(2020,1,1),10,27.5),('Friseur Schnittpunkt','Dienstleistung',98.5,D(2023,4,1),5,17.8),('Blumen Margerite','Blumen',64,D(2024,3,1),3,21),('Nagelstudio Perle','Dienstleistung',58.9,D(2025,2,1),3,19.5),('Reinigung Weiß & Sauber','Dienstleistung',77.4,D(2017,7,1),5,18.2),('Fitness Taurus GmbH','Freizeit',1390,D(2021,1,1),10,7.4),('Sparkasse Auetal-Weserbergland','SB-Geldautomat',12,D(2016,1,1),10,95)]
V=[('E 07','Textil / Non-Food',430.75),('E 15','Gastronomie',212.4)]
us=[f'E {i:02d}' for i in range(1,19) if f'E {i:02d}' not in('E 07','E 15')]
rows=[]
for u,(t,k,a,st,y,q) in zip(us,X):
    e=end(st,12*y); r=dict(unit=u,tenantName=t,unitType=k,area=a,leaseStartDate=st,section='Vermietete Flächen')
    r['leaseEndDate']=e if e>ASOF else 'unbefristet'
    r['annualRent']=round(a*q*12,2); r['contractRent']=round(a*q,2); r['annualRent']=round(r['contractRent']*12,2)
    r['charges']=[dict(code='Nebenkosten-VZ p. M.',amount=round(a*2.1,2)),dict(code='Werbegemeinschaft p. M.',amount=round(a*.25,2))] if a>20 else []
    r['_ix']=R.choice(['100 % VPI bei +10 %','65 % VPI bei +10 %','Umsatzmiete 3,5 % über Mindestmiete','–']); r['_op']=R.choice(['2 x 5','1 x 5','3 x 5','–']); r['_si']=R.choice(['Bürgschaft 3 MM','Kaution','keine','Patronatserklärung'])
    rows.append(r)
vr=[dict(unit=u,unitType=k,area=a,statusText='Leerstand',section='Leerstehende Flächen') for u,k,a in V]
wb=xlwt.Workbook(encoding='utf-8'); z=wb.add_sheet('Deckblatt'); s=wb.add_sheet('Mieterliste'); w2=wb.add_sheet('Restlaufzeiten')
B=xlwt.easyxf('font: name Arial, height 180, bold on; align: wrap on, vert center, horiz center; borders: bottom thin, top thin, left thin, right thin; pattern: pattern solid, fore_colour light_yellow')
T=xlwt.easyxf('font: name Arial, height 280, bold on'); P=xlwt.easyxf('font: name Arial, height 180'); PB=xlwt.easyxf('font: name Arial, height 180, bold on'); 
nf=lambda f,b=False: xlwt.easyxf('font: name Arial, height 180'+(', bold on; borders: top thin' if b else ''),num_format_str=f)
DT=nf('DD.MM.YYYY'); E=nf('#,##0.00 "€"'); M=nf('#,##0.00'); EB=nf('#,##0.00 "€"',1); MB=nf('#,##0.00',1)
z.write(3,1,'Fachmarktzentrum Auetal',T); z.write(5,1,'Mieterliste zum Stichtag 30.06.2025',P); z.write(6,1,'Asset Management: Weserberg Retail Invest KVG mbH',P); z.col(1).width=16000
s.write(0,0,'Fachmarktzentrum Auetal – Mieterliste',T); s.write(1,0,'Stand: 30.06.2025, alle Werte netto zzgl. USt.',P)
H=['Mieter','Branche','Einheit','Mietfläche (m²)','Vertragsbeginn','Vertragsende','Verlängerungs-optionen (Jahre)','Wertsicherung','Miete €/m²','Grundmiete p. M.','Grundmiete p. a.','Nebenkosten-VZ p. M.','Werbegemeinschaft p. M.','Sicherheit']
for c,h in enumerate(H): s.write(3,c,h,B)
s.row(3).height_mismatch=True; s.row(3).height=650
for c,w in enumerate([44,24,9,13,14,14,15,34,10,16,17,17,18,20]): s.col(c).width=w*256
i=4; s.write(i,0,'Vermietete Flächen',PB); i+=1
for r in rows:
    s.write(i,0,r['tenantName'],P); s.write(i,1,r['unitType'],P); s.write(i,2,r['unit'],P); s.write(i,3,r['area'],M); s.write(i,4,r['leaseStartDate'],DT)
    s.write(i,5,r['leaseEndDate'],P if isinstance(r['leaseEndDate'],str) else DT); s.write(i,6,r['_op'],P); s.write(i,7,r['_ix'],P); s.write(i,8,r['contractRent']/r['area'],M); s.write(i,9,r['contractRent'],E); s.write(i,10,r['annualRent'],E)
    for k,q in enumerate(r['charges']): s.write(i,11+k,q['amount'],E)
    s.write(i,13,r['_si'],P); i+=1
S=lambda f,L: round(sum(f(r) for r in L),2); c_=lambda k: (lambda r: r['charges'][k]['amount'] if r.get('charges') else 0)
s.write(i,0,'Zwischensumme vermietet',PB); s.write(i,3,S(lambda r:r['area'],rows),MB); s.write(i,9,S(lambda r:r['contractRent'],rows),EB); s.write(i,10,S(lambda r:r['annualRent'],rows),EB); s.write(i,11,S(c_(0),rows),EB); s.write(i,12,S(c_(1),rows),EB); i+=2
s.write(i,0,'Leerstehende Flächen',PB); i+=1
for r in vr: s.write(i,0,'Leerstand',P); s.write(i,1,r['unitType'],P); s.write(i,2,r['unit'],P); s.write(i,3,r['area'],M); i+=1
s.write(i,0,'Zwischensumme Leerstand',PB); s.write(i,3,S(lambda r:r['area'],vr),MB); i+=2
s.write(i,0,'Gesamt (18 Einheiten, 16 vermietet)',PB); s.write(i,3,S(lambda r:r['area'],rows+vr),MB); s.write(i,9,S(lambda r:r['contractRent'],rows),EB); s.write(i,10,S(lambda r:r['annualRent'],rows),EB); s.write(i,11,S(c_(0),rows),EB); s.write(i,12,S(c_(1),rows),EB)
s.portrait=0; s.fit_num_pages=1; s.fit_width_to_pages=1
for c,h in enumerate(['Auslaufjahr','Anzahl Verträge','Fläche m²','Grundmiete p. a.']): w2.write(0,c,h,B)
yy={}
for r in rows: yy.setdefault('unbefristet' if isinstance(r['leaseEndDate'],str) else str(r['leaseEndDate'].year),[]).append(r)
for k,y in enumerate(sorted(yy)): w2.write(1+k,0,y,P); w2.write(1+k,1,len(yy[y]),P); w2.write(1+k,2,S(lambda r:r['area'],yy[y]),M); w2.write(1+k,3,S(lambda r:r['annualRent'],yy[y]),E)
wb.save(out(N))
save(N,dict(propertyName='Fachmarktzentrum Auetal',asOnDate='2025-06-30',units=18,occupied=16,vacant=2,sheet='Mieterliste',rows=rows+vr),'RETAIL','Deutsche Mieterliste .xls, Mieter zuerst, Leerstand-Block')

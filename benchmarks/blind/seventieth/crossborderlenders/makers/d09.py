# Austria Zinsliste with component lines per Top, reportlab canvas
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
R=random.Random(909)
N='Zinsliste_Lindengasse_58_Wien.pdf'
p=[x for x in glob.glob('/usr/share/fonts/truetype/**/*.ttf',recursive=True)]
def font(n): return next(x for x in p if x.endswith('/'+n))
try: a,b=font('LiberationSans-Regular.ttf'),font('LiberationSans-Bold.ttf')
except StopIteration: a,b=font('DejaVuSans.ttf'),font('DejaVuSans-Bold.ttf')
pdfmetrics.registerFont(TTFont('S',a));pdfmetrics.registerFont(TTFont('SB',b))
W,H=A4;c=canvas.Canvas(DOC+N,pagesize=A4);pg=0;y=0
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1;c.setFont('SB',13);c.drawString(45,H-50,'Zinsliste');c.setFont('S',9);c.drawString(45,H-64,'Liegenschaft 1070 Wien, Lindengasse 58  ·  EZ 1147 KG Neubau');c.drawString(45,H-76,'Vorschreibung März 2026 (Stichtag 01.03.2026)')
    c.setFont('S',8);c.drawRightString(W-45,H-50,'Immobilienverwaltung Donaublick KG');c.drawRightString(W-45,H-62,f'Seite {pg}')
    y=H-96;c.setFillGray(.88);c.rect(45,y-5,W-90,22,stroke=0,fill=1);c.setFillGray(0);c.setFont('SB',7.5)
    for x,t in ((48,'Top'),(80,'Mieter'),(258,'Nutzung'),(320,'Nutzfl. m²'),(372,'Mietbeginn'),(424,'befristet bis'),(486,'Kaution')): c.drawString(x,y+7,t)
    c.setFont('S',7);c.drawString(80,y-2,'Vorschreibungsposition');c.drawRightString(W-48,y-2,'EUR / Monat');y-=18
T=[('1','Buchhandlung Papierfalter e.U.','Geschäftslokal',96.4),('1a','Café Zimtstern OG','Geschäftslokal',71.15),('2','','Lager',38.0)]
fl=[];no=3
used=set();rows=[];S={};nv=0;area=0
head()
tops=[]
for t in T: tops.append(t)
for k in range(3,25):
    tops.append((str(k),None,'Wohnung' if k not in(11,) else 'Büro',round(R.choice([34,48,62,79,96,121])+R.uniform(-3,5),2)))
tops+= [('DG 25',None,'Wohnung',134.7),('DG 26',None,'Wohnung',118.25)]
for k in range(1,5): tops.append((f'Stpl. {k}',None,'KFZ-Stellplatz',None))
vac={'2','9','18','Stpl. 4'}
for top,ten,nz,ar in tops:
    v=top in vac
    if not ten and not v:
        if nz=='Büro': ten='Ziviltechniker Rathmayr & Kienzl GmbH'
        else:
            while True:
                ten=R.choice(['','','','Mag. ','Dr. ','DI '])+R.choice(DEF)+' '+R.choice(ATL)
                if ten not in used: used.add(ten);break
    need=20+ (0 if v else 58)
    if y-need<60: head()
    c.setFont('SB',8.5);c.drawString(48,y,top);c.drawString(80,y,'Leerstand' if v else ten);c.setFont('S',8.5);c.drawString(258,y,nz)
    r=dict(unit=top,unitType=nz)
    if ar: c.drawRightString(357,y,de(ar));r['area']=ar;area+=ar
    if v: nv+=1;r['statusText']='Leerstand'
    else:
        st=D(R.choice([1978,1987,1996,2005,2012,2016,2019,2021,2022,2023,2024,2025]),R.randint(1,12),1)
        if nz in('Geschäftslokal','Büro') and st.year<2005: st=D(2018,st.month,1)
        unb=st.year<2015 or R.random()<.15
        en='unbefristet' if unb else None
        if not unb:
            e=term_end(st,5)
            while e<D(2026,3,1): e=addm(e,36)
            en=e
        rate=4.1 if st.year<2000 else 7.3 if st.year<2015 else R.uniform(9.2,13.5)
        if nz in('Geschäftslokal','Büro'): rate=R.uniform(14,19)
        if top.startswith('DG'): rate=R.uniform(15,17)
        if ar: hm=round(ar*rate,2);bk=round(ar*2.42,2);li=round(ar*.31,2) if nz in('Wohnung','Büro') else 0
        else: hm=R.choice([118.0,125.0]);bk=12.5;li=0
        ust=round((hm+bk+li)*(.1 if nz=='Wohnung' else .2),2);pos=[('Hauptmietzins',hm),('Betriebskosten und öffentl. Abgaben',bk)]
        if li: pos.append(('Aufzug',li))
        pos.append(('USt 10 %' if nz=='Wohnung' else 'USt 20 %',ust));tot=round(hm+bk+li+ust,2);kau=0 if st.year<2005 else round(tot*3,-1)
        c.drawString(372,y,st.strftime('%d.%m.%Y'));c.drawString(424,y,en if unb else en.strftime('%d.%m.%Y'))
        if kau: c.drawRightString(W-48,y,de(kau))
        y-=11;c.setFont('S',8)
        for k,a_ in pos: c.drawString(92,y,k);c.drawRightString(W-48,y,de(a_));y-=10;S[k]=round(S.get(k,0)+a_,2)
        c.setFont('SB',8);c.drawString(92,y,'Bruttomiete');c.setLineWidth(.4);c.line(W-110,y+8,W-48,y+8);c.drawRightString(W-48,y,de(tot));S['Bruttomiete']=round(S.get('Bruttomiete',0)+tot,2)
        r.update(tenantName=ten,leaseStartDate=st,leaseEndDate=en,deposit=kau or None,contractRent=hm,charges=[dict(code=k,amount=a_) for k,a_ in pos],totalCharges=tot,statusText='Occupied')
    y-=8;c.setStrokeGray(.7);c.setLineWidth(.3);c.line(45,y+2,W-45,y+2);c.setStrokeGray(0);y-=10
    rows.append(r)
if y<190: head()
y-=6;c.setFont('SB',10);c.drawString(45,y,'Zusammenstellung Liegenschaft');y-=15;c.setFont('S',8.5)
for k in ['Hauptmietzins','Betriebskosten und öffentl. Abgaben','Aufzug','USt 10 %','USt 20 %']: c.drawString(60,y,k);c.drawRightString(300,y,de(S[k]));y-=12
c.setFont('SB',8.5);c.line(220,y+9,300,y+9);c.drawString(60,y,'Bruttomiete');c.drawRightString(300,y,de(S['Bruttomiete']));y-=16
c.setFont('S',8.5);c.drawString(60,y,f'Nutzfläche gesamt {de(area)} m²  ·  {len(rows)} Bestandsobjekte, davon {nv} leer');y-=14
c.setFont('S',7.5);c.drawString(60,y,'Wertsicherung VPI 2015 bzw. VPI 2020, Schwellenwert 5 %. Kautionen: Barkaution oder Sparbuch.');c.save()
save(N,dict(propertyName='Lindengasse 58',asOnDate='2026-03-01',units=len(rows),occupied=len(rows)-nv,vacant=nv,sheet=None,planted=None,rows=rows),'MIXED_USE','Austrian Zinsliste, portrait, component lines under each Top',True,
 [('area',round(area,2)),('contractRent',S['Hauptmietzins']),('totalCharges',S['Bruttomiete'])])

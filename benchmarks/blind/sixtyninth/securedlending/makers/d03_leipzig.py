from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/LiberationSans-%s.ttf'
pdfmetrics.registerFont(TTFont('LS',L%'Regular'));pdfmetrics.registerFont(TTFont('LB',L%'Bold'))
random.seed(33)
F='Mieterliste_Karl-Brunner-Str_18_Leipzig_2025-06.pdf'
PROP='Karl-Brunner-Straße 18 / Ecke Lindenweg 2, 04229 Leipzig'
# Nr, Lage, Mieter, Nutzung, m2, Zi, Beginn, Ende, NKM, BK, HK, Kaution
G=[('WE/GE 01','EG links','Bäckerei Habermann e.K.','Laden',118.4,None,'01.03.2016','28.02.2031',1598.40,236.80,142.00,4795.20),
('WE/GE 02','EG rechts','Physiotherapie am Park GbR','Praxis',142.0,None,'01.09.2019','31.08.2029',1846.00,284.00,185.00,5538.00),
('WE/GE 03','EG Lindenweg','Leerstand','Büro',64.5,None,None,None,None,None,None,None)]
W=[]
names=iter('Ahlers, Jutta|Bezold, Martin u. Sabine|Cieslak, Tomasz|Dörfler, Ingeborg|Engelke, Philipp|Frohberg, Annika|Göbel, Hans-Dieter|Hübsch, Marlene|Ibrahimi, Arben|Jahnke / Reuter (WG)|Kretzschmar, Lothar|Lüttich, Franziska|Meißner, Oskar|Nestler, Doreen|Opitz, Gerlinde|Pätzold, Kevin|Quandt, Silke|Rößler, Bernd u. Anke'.split('|'))
i=4
for fl in ('1. OG','2. OG','3. OG','4. OG','DG'):
    for pos,m,z in (('links',71.2,3),('Mitte',48.65,2),('rechts',83.9,3),('Lindenweg',59.3,2)):
        if fl=='DG' and pos=='Mitte': continue
        if fl=='DG': m=round(m*.88,2)
        nr=f'WE/GE {i:02d}'; i+=1
        if (fl,pos) in(('3. OG','Mitte'),):
            W.append((nr,f'{fl} {pos}','Leerstand','Wohnung',m,z,None,None,None,None,None,None));continue
        y=random.choice([1998,2004,2009,2012,2015,2017,2019,2020,2021,2022,2023,2024]);mo=random.randint(1,12)
        sq=5.4+(y-1998)*.13+random.random()*.5
        if y<2005: sq-=.2
        nk=round(m*sq,2) if random.random()<.6 else round(m*sq/5)*5.0
        bk=round(m*1.45/5)*5.0;hk=round(m*1.25/5)*5.0
        W.append((nr,f'{fl} {pos}',next(names),'Wohnung',m,z,f'01.{mo:02d}.{y}','31.08.2025' if (fl,pos)==('2. OG','rechts') else 'unbefristet',nk,bk,hk,round(nk*3,2) if y>2003 else 0.0))
S=[]
for k,(t,a) in enumerate([('Bezold, Martin u. Sabine',35),('Engelke, Philipp',35),('Leerstand',None),('Physiotherapie am Park GbR',40),('Meißner, Oskar',35),('Nestler, Doreen',35)],1):
    S.append((f'ST {k:02d}','Hof',t,'Stellplatz',None,None,None if not a else f'01.{k+2:02d}.20{18+k}',None if not a else 'unbefristet',float(a) if a else None,None,None,None))
X=[28,82,156,300,350,388,408,462,520,572,620,668,724,790,816]
def e(v): return eu(v)
c=canvas.Canvas(DOC+F,pagesize=landscape(A4)); w,h=landscape(A4)
pg=0
def right(x,y,s,f='LS',z=7.5): c.setFont(f,z); c.drawRightString(x,y,s)
def left(x,y,s,f='LS',z=7.5): c.setFont(f,z); c.drawString(x,y,s)
def head():
    global y,pg
    pg+=1
    left(28,h-36,'Hausverwaltung Thiemann & Partner GmbH','LB',9); right(814,h-36,'Stand: 30.06.2025','LS',9)
    left(28,h-54,'MIETERLISTE','LB',15)
    left(28,h-68,'Objekt: '+PROP+'     Eigentümer: Saale Wohnwerte GmbH & Co. KG','LS',8.5)
    yy=h-90
    c.setLineWidth(.8);c.line(28,yy+11,814,yy+11)
    for x,a,b in ((28,'Einheit',''),(82,'Lage',''),(156,'Mieter',''),(270,'Nutzung','')): left(x,yy,a,'LB')
    for x,a,b in ((352,'Fläche','m²'),(374,'Zi.',''),(560-20,'Netto-','kaltmiete €'),(584,'€/m²',''),(634,'BK-','Vorausz. €'),(684,'HK-','Vorausz. €'),(750,'Gesamtmiete','mtl. €'),(814,'Kaution','€')): right(x,yy,a,'LB'); right(x,yy-9,b,'LS',6.5)
    left(386,yy,'Miet-','LB');left(386,yy-9,'beginn','LS',6.5);left(434,yy,'Miet-','LB');left(434,yy-9,'ende','LS',6.5)
    c.line(28,yy-13,814,yy-13); y=yy-25
    left(28,22,'Alle Angaben ohne Gewähr. Gewerbemieten zuzüglich gesetzlicher USt. BK = Betriebskosten, HK = Heizkosten.','LS',6.5); right(814,22,f'Seite {pg}','LS',6.5)
head(); rows=[];ties=[];T=[0]*5
di=lambda s: D(int(s[6:]),int(s[3:5]),int(s[:2])) if s and s[0].isdigit() else s
for sec,data in (('Gewerbe',G),('Wohnen',W),('Stellplätze',S)):
    if y<90: c.showPage(); head()
    left(28,y,sec,'LB',8.5); y-=13; sub=[0]*5
    for nr,lage,t,nu,m,z,b,en,nk,bk,hk,kt in data:
        if y<50: c.showPage(); head()
        left(28,y,nr);left(82,y,lage);left(156,y,t,'LB' if t=='Leerstand' else 'LS');left(270,y,nu)
        if m: right(352,y,e(m))
        if z: right(374,y,str(z))
        if b: left(386,y,b);left(434,y,en)
        g=None
        if nk is not None:
            g=round(nk+(bk or 0)+(hk or 0),2); right(540,y,e(nk))
            if m: right(584,y,e(nk/m))
            if bk: right(634,y,e(bk));right(684,y,e(hk))
            right(750,y,e(g))
            if kt is not None: right(814,y,e(kt))
        for k,v in enumerate((m,nk,bk,hk,g)): sub[k]+=v or 0
        v=t=='Leerstand'
        ch=[] if nk is None else [dict(code='Nettokaltmiete',amount=nk)]+([dict(code='BK-Vorausz.',amount=bk),dict(code='HK-Vorausz.',amount=hk)] if bk else [])
        rows.append(R(unit=nr,section=sec,unitType=nu,area=m,tenantName=None if v else t,statusText='Leerstand' if v else 'Occupied',contractRent=nk,leaseStartDate=di(b),leaseEndDate=di(en),deposit=kt,charges=ch,totalCharges=g))
        y-=12.2
    c.setLineWidth(.4);c.line(310,y+9,750,y+9)
    left(156,y,'Summe '+sec,'LB')
    for x,v in ((352,sub[0]),(540,sub[1]),(634,sub[2]),(684,sub[3]),(750,sub[4])):
        if v: right(x,y,e(v),'LB')
    for k in range(5): T[k]+=sub[k]
    ties+=[dict(field='contractRent',section=sec,total=round(sub[1],2),text=e(sub[1])),dict(field='totalCharges',section=sec,total=round(sub[4],2),text=e(sub[4]))]
    y-=20
if y<110: c.showPage(); head()
c.setLineWidth(1);c.line(28,y+12,814,y+12)
left(28,y,'Gesamtsumme Objekt','LB',8.5)
for x,v in ((352,T[0]),(540,T[1]),(634,T[2]),(684,T[3]),(750,T[4])): right(x,y,e(v),'LB')
n=len(rows);nv=sum(r['statusText']=='Leerstand' for r in rows)
y-=22; left(28,y,f'Einheiten gesamt: {n} (davon {len(S)} Stellplätze)      vermietet: {n-nv}      Leerstand: {nv}'); y-=12; left(28,y,f'Nettokaltmiete p.a. (Ist): {e(T[1]*12)} €')
c.save()
ties+=[dict(field='area',total=round(T[0],2),text=e(T[0])),dict(field='contractRent',total=round(T[1],2),text=e(T[1])),dict(field='totalCharges',total=round(T[4],2),text=e(T[4])),dict(field='charge:BK-Vorausz.',total=T[2],text=e(T[2])),dict(field='charge:HK-Vorausz.',total=T[3],text=e(T[3]))]
save(F,'MIXED_USE','Hausverwaltung (Germany)','German Mieterliste, drawn columns, sections with sums',False,PROP,D(2025,6,30),rows,n,n-nv,nv,ties)

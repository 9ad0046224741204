from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
q='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-%s.ttf'
pdfmetrics.registerFont(TTFont('N',q%'Regular'));pdfmetrics.registerFont(TTFont('NB',q%'Bold'))
random.seed(77)
F='Mieterspiegel Wohnsiedlung Chriesmatt Dietikon.pdf'
PROP='Wohnsiedlung Chriesmatt, 8953 Dietikon'
ch_=lambda v: eu(v,2,"'",'.')
fam='Aebischer Bachmann Caduff Dellenbach Egger Fankhauser Gerber Hofstetter Imhof Jäggi Kälin Lüscher Marti Niederberger Odermatt Portmann Rüegg Schwyzer Truttmann Ulmer Vonlanthen Wüthrich Zumstein Ajeti Berisha Costa Da Silva Ferrari Gashi Hoti Krasniqi Lopes Mutlu Nguyen Petrovic Rossi Santos Tesfay Yilmaz Zogg Amstutz Baumberger Brändli Christen Dubach Eicher Flückiger Grütter Hunziker Inderbitzin Jenni Kammermann Leuenberger Moos Nussbaumer Ochsner Pfister Räber Siegrist Tanner Vögeli Zwahlen'.split()
giv='Anna Beat Claudia Daniel Esther Fabian Gisela Heinz Irina Jonas Karin Luca Monika Nadine Oliver Petra Reto Sandra Thomas Ursula Werner Yvonne'.split()
hs=[('Haus A, Chriesmattstrasse 4',5,3),('Haus B, Chriesmattstrasse 6',5,3),('Haus C, Chriesmattstrasse 8',6,4),('Haus D, Chriesmattstrasse 10',6,4)]
typ={0:('2.5-Zi-Whg',58.5,1180),1:('3.5-Zi-Whg',82.0,1490),2:('4.5-Zi-Whg',104.5,1810),3:('3.5-Zi-Whg',79.5,1465)}
units=[];names=set()
def nm():
    while 1:
        a=random.choice(fam)+' '+random.choice(giv)
        if random.random()<.25: a+=' + '+random.choice(giv)
        if a not in names: names.add(a);return a
allt=[]
for hi,(hn,fl,pos) in enumerate(hs,1):
    L=[]
    for k in range(fl):
        for p in range(pos):
            t,m,b=typ[p]
            L.append([f'3107.{hi:02d}.{(k)*100+p+1:04d}',t,'EG' if k==0 else 'DG' if k==fl-1 else f'{k}. OG',m,b+k*15])
    for i in range(1,4): L.append([f'3107.{hi:02d}.9{i:03d}','Bastelraum','UG',round(9+i*2.5,1),60+i*15])
    units.append((hn,L))
units.append(('Tiefgarage Chriesmatt',[[f'3107.09.{i:04d}','Einstellplatz','UG',None,130] for i in range(1,53)]))
units.append(('Aussenparkplätze',[[f'3107.10.{i:04d}','Parkplatz','aussen',None,60] for i in range(1,9)]))
c=canvas.Canvas(DOC+F,pagesize=A4);w,h=A4;pg=0
COL=[('Objekt-Nr.',34,0),('Mieter',92,0),('Objektart',222,0),('Etage',278,0),('m²',328,1),('Mietbeginn',336,0),('Nettomiete',424,1),('HK ak.',464,1),('BK ak.',502,1),('Bruttomiete',560,1)]
def T(x,y,s,r=0,f='N',z=8):
    c.setFont(f,z);(c.drawRightString if r else c.drawString)(x,y,s)
def head():
    global y,pg
    pg+=1
    T(34,h-34,'Limmat Immobilien Bewirtschaftung AG, Zürich',f='NB',z=9);T(560,h-34,'Seite %d'%pg,1)
    T(34,h-52,'Mieterspiegel per 01.10.2025',f='NB',z=13);T(34,h-65,'Liegenschaft 3107  '+PROP);T(560,h-65,'Beträge in CHF pro Monat',1)
    c.setFillGray(.88);c.rect(30,h-86,534,14,stroke=0,fill=1);c.setFillGray(0)
    for n,x,r in COL: T(x,h-82,n,r,'NB')
    y=h-98
head();rows=[];ties=[];G=[0]*5;rec=[];nvac=0
for hn,L in units:
    if y<90: c.showPage();head()
    T(34,y,hn,f='NB',z=9);y-=12;s=[0]*5;nv=0
    for no,t,et,m,b in L:
        if y<44:
            c.showPage();head();T(34,y,hn+' (Fortsetzung)',f='NB',z=9);y-=12
        big='Whg' in t
        vac=random.random()<(.03 if big else .09)
        if 'Einst' in t and no.endswith('0007'): vac=True
        n=None
        T(34,y,no);T(222,y,t);T(278,y,et)
        if m: T(328,y,f'{m:.1f}',1)
        net=hk=bk=br=bd=None
        if vac:
            nvac+=1;nv+=1;T(92,y,'Leerstand')
        else:
            n=nm() if big else (random.choice(allt) if allt and random.random()<.9 else nm())
            if big: allt.append(n)
            net=float(b+random.choice([-120,-85,-60,-30,0,0,15,40,95]) if big else b); 
            if big and random.random()<.2: net+=.5
            if big: hk=float(round(m*1.15/5)*5);bk=float(round(m*.9/5)*5)
            br=net+(hk or 0)+(bk or 0);bd=D(random.randint(2006,2025),random.randint(1,9),random.choice([1,1,1,16]))
            T(92,y,n);T(336,y,bd.strftime('%d.%m.%Y'));T(424,y,ch_(net),1)
            if hk: T(464,y,ch_(hk),1);T(502,y,ch_(bk),1)
            T(560,y,ch_(br),1)
        for i,v in enumerate((m,net,hk,bk,br)): s[i]+=v or 0
        chg=[dict(code=k,amount=v) for k,v in (('Nettomiete',net),('HK ak.',hk),('BK ak.',bk)) if v is not None]
        rows.append(R(unit=no,section=hn,building=hn,unitType=t,area=m,tenantName=n,statusText='Leerstand' if vac else 'Occupied',contractRent=net,leaseStartDate=bd,charges=chg,totalCharges=br))
        y-=10.6
    if y<44: c.showPage();head()
    c.setLineWidth(.4);y-=2;c.line(300,y+9,562,y+9);T(92,y,'Total '+hn,f='NB')
    if s[0]: T(328,y,ch_(s[0])[:-1],1,'NB')
    for x,v in ((424,s[1]),(464,s[2]),(502,s[3]),(560,s[4])):
        if v: T(x,y,ch_(v),1,'NB')
    ties+=[dict(field='contractRent',section=hn,total=s[1],text=ch_(s[1])),dict(field='totalCharges',section=hn,total=s[4],text=ch_(s[4]))]
    rec.append((hn,len(L),nv,s[1],s[4]));G=[a+b for a,b in zip(G,s)]
    y-=18
c.showPage();head()
y+=6;c.setFillGray(1);c.rect(28,h-88,540,18,stroke=0,fill=1);c.setFillGray(0)
T(34,y,'Zusammenzug',f='NB',z=11);y-=18
for x,a,r in ((34,'Gebäude',0),(290,'Objekte',1),(340,'Leerstand',1),(430,'Netto/Mt.',1),(495,'Brutto/Mt.',1),(560,'Netto p.a.',1)): T(x,y,a,r,'NB')
y-=4;c.line(34,y,560,y);y-=11
for a,n,v,x1,x2 in rec:
    T(34,y,a);T(290,y,str(n),1);T(340,y,str(v),1);T(430,y,ch_(x1),1);T(495,y,ch_(x2),1);T(560,y,ch_(x1*12),1);y-=12
c.line(34,y+8,560,y+8);y-=2
T(34,y,'Total Liegenschaft',f='NB');T(290,y,str(len(rows)),1,'NB');T(340,y,str(nvac),1,'NB')
for x,v in ((430,G[1]),(495,G[4]),(560,G[1]*12)): T(x,y,ch_(v),1,'NB')
c.save()
ties+=[dict(field='contractRent',total=G[1],text=ch_(G[1])),dict(field='totalCharges',total=G[4],text=ch_(G[4]))]
save(F,'MULTIFAMILY','Bewirtschaftung (Switzerland)','Swiss Mieterspiegel, large, houses, garages, recap page',False,PROP,D(2025,10,1),rows,len(rows),len(rows)-nvac,nvac,ties)

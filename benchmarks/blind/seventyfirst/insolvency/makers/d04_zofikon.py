from common import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4, landscape
F='Mietzinsspiegel_Muehlehalde_Konkursmasse.pdf'
r=rng(404); c=Canvas(doc(F),pagesize=landscape(A4)); W,Hh=landscape(A4)
chf=lambda v:f'{v:,.2f}'.replace(',',"'")
units=[]
CF="Ruth Urs Beat Nadja Lukas Sandra Reto Monika Arben Claudia Hanspeter Jeton Silvia Fabian".split()
ser=0
for haus,n in (('Haus Mühlehalde 4',9),('Haus Mühlehalde 6',9),('Haus Mühlehalde 8',8)):
    hn=haus.split()[-1]
    for i in range(n):
        fl=['EG','1. OG','2. OG','3. OG'][min(i//3 if n==9 else i//2,3)]
        zi=['2½-Zi.-Wohnung','3½-Zi.-Wohnung','4½-Zi.-Wohnung'][i%3]; ar={'2':58,'3':79,'4':101}[zi[0]]+r.randint(-3,4)
        net={'2':1090,'3':1365,'4':1680}[zi[0]]+r.choice([-85,-40,0,25,60,115]); 
        units.append((haus,f'{hn}.{i+1:02d}',zi,fl,ar,net,{'2':150,'3':190,'4':230}[zi[0]],.1))
units.append(('Haus Mühlehalde 8','8.51','Atelier','UG',64,720,95,0))
units.append(('Haus Mühlehalde 8','8.52','Bastelraum','UG',18,140,0,1))
for i in range(1,15): units.append(('Einstellhalle',f'P{i:02d}','Einstellplatz',None,None,r.choice([115,120,120]),0,.2))
rows=[];tot={};G=[0,0,0,0];occ=0;y=0;pn=0
X=dict(o=36,b=84,m=232,beg=410,n=560,nk=628,t=700,d=790)
def head():
    global y,pn
    if pn: c.showPage()
    pn+=1
    c.setFont('Times-Bold',13); c.drawString(36,Hh-36,'Mietzinsspiegel'); c.setFont('Times-Roman',9.5); c.drawString(36,Hh-50,'Liegenschaft: Wohnüberbauung Mühlehalde, 4895 Zofikon'); c.drawRightString(X['d'],Hh-36,'Stand 1. Oktober 2025'); c.drawRightString(X['d'],Hh-50,f'Seite {pn}')
    c.drawString(36,Hh-62,'Konkursmasse Mühlehalde Immobilien AG in Liquidation – a. a. Konkursverwaltung, vertreten durch Tellhof Treuhand AG')
    y=Hh-84; c.setFont('Times-Bold',8.5); c.setLineWidth(.8); c.line(36,y+12,X['d'],y+12)
    c.drawString(X['o'],y,'Objekt'); c.drawString(X['b'],y,'Bezeichnung'); c.drawString(X['m'],y,'Mieter'); c.drawString(X['beg'],y,'Mietbeginn')
    for k,t in (('n','Nettomietzins'),('nk','NK akonto'),('t','Bruttomietzins'),('d','Mietzinsdepot')): c.drawRightString(X[k],y,t)
    y-=10; c.setFont('Times-Italic',8); c.drawString(X['b'],y,'Geschoss / Fläche m²'); c.drawString(X['m'],y,'Bemerkung'); c.drawString(X['beg'],y,'kündbar auf'); c.drawRightString(X['n'],y,'CHF/Monat');c.drawRightString(X['nk'],y,'CHF/Monat');c.drawRightString(X['t'],y,'CHF/Monat');c.drawRightString(X['d'],y,'CHF')
    y-=5; c.line(36,y,X['d'],y); y-=14
def need(h):
    if y<h: head()
head(); last=None; S=None
def sub():
    global y
    c.setFont('Times-Bold',9); c.line(X['beg'],y+10,X['d'],y+10); c.drawString(X['m'],y,f'Total {last}')
    for k,v in zip(('n','nk','t','d'),S): c.drawRightString(X[k],y,chf(v))
    y-=20
for haus,o,b,fl,ar,net,nk,pv in units:
    if haus!=last:
        if last: sub()
        need(90); last=haus; S=[0,0,0,0]; c.setFont('Times-Bold',10); c.drawString(36,y,haus); y-=15
    need(50)
    park=haus=='Einstellhalle'; v=r.random()<pv
    ten=None if v else f'{r.choice(CHL)} {r.choice(CF)}'.replace('daSilva','da Silva')
    if ten and not park and r.random()<.25: ten+=' und '+r.choice(CF)
    if o=='8.51': ten='Holzform GmbH'
    s=None if v else D(r.randint(2009,2025),r.choice([1,4,7,10]) if not park else r.randint(1,9),1); 
    if s and s>D(2025,9,1): s=D(2025,4,1)
    dep=None if v or park else (net+nk)*r.choice([2,3,3])
    kb=r.choice(['31.03.2026','30.09.2026']); gek=(not v and not park and r.random()<.1)
    c.setFont('Times-Roman',9.3); c.drawString(X['o'],y,o); c.drawString(X['b'],y,b)
    if v: c.drawString(X['m'],y,'leer stehend')
    else:
        c.drawString(X['m'],y,ten); c.drawString(X['beg'],y,s.strftime('%d.%m.%Y'))
        for k,z in (('n',net),('nk',nk),('t',net+nk)): c.drawRightString(X[k],y,chf(z))
        if dep: c.drawRightString(X['d'],y,chf(dep))
        S[0]+=net;S[1]+=nk;S[2]+=net+nk;S[3]+=dep or 0; G[0]+=net;G[1]+=nk;G[2]+=net+nk;G[3]+=dep or 0; occ+=1
    mo='31.12.2025' if gek else None
    if not park:
        y-=10.5; c.setFont('Times-Italic',8.3); c.drawString(X['b'],y,f'{fl}, {ar} m²')
        if gek: c.drawString(X['m'],y,'gekündigt per 31.12.2025')
        elif not v: c.drawString(X['beg'],y,kb)
    y-=15 if not park else 13.5
    rows.append(dict(unit=o,section=haus,building=haus,unitType=b,area=ar,tenantName=ten,statusText='leer stehend' if v else 'Occupied',contractRent=None if v else net,leaseStartDate=s,moveOutDate=D(2025,12,31) if gek else None,deposit=dep,charges=None if v else [dict(code='Nettomietzins',amount=net)]+[dict(code='NK akonto',amount=nk)],totalCharges=None if v else net+nk))
sub(); need(110)
c.setLineWidth(1.2); c.line(X['m'],y+11,X['d'],y+11); c.setFont('Times-Bold',10); c.drawString(X['m'],y,'Gesamttotal')
for k,v in zip(('n','nk','t','d'),G): c.drawRightString(X[k],y,chf(v))
c.line(X['m'],y-4,X['d'],y-4); y-=30; c.setFont('Times-Roman',9.3)
for t in (f'Anzahl Objekte: {len(rows)}',f'vermietet: {occ}',f'leer stehend: {len(rows)-occ}','Heiz- und Nebenkosten werden jährlich per 30. Juni abgerechnet.'): c.drawString(36,y,t); y-=12
c.save()
save(F,'MULTIFAMILY','reportlab canvas, Swiss German, two-line records, apostrophe thousands',True,dict(propertyName='Wohnüberbauung Mühlehalde',asOnDate='2025-10-01',units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows))

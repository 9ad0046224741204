# Germany, Mieterliste PDF, Wohn- und Geschaeftshaus (reportlab canvas)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
fn='05_mieterliste_karl_heine_strasse_leipzig.pdf'
random.seed(8405)
fp=lambda s:os.popen(f'fc-list | grep "{s}"').read().split(':')[0]
pdfmetrics.registerFont(TTFont('DC',fp('DejaVuSansCondensed.ttf'))); pdfmetrics.registerFont(TTFont('DB',fp('DejaVuSansCondensed-Bold.ttf')))
W,H=landscape(A4); c=canvas.Canvas(doc(fn),pagesize=(W,H))
de=lambda x:f'{x:,.2f}'.replace(',','_').replace('.',',').replace('_','.')
f=lambda d:d.strftime('%d.%m.%Y')
C=[('WE',40,'l',None),('Lage',62,'l',None),('Nutzung',118,'l',None),('Mieter',168,'l',None),('Fläche','m²',338),('Mietbeginn','',348),('Mietende','',400),('Nettokalt-','miete €',510),('€/m²','',542),('BK-Voraus-','zahlung €',597),('HK-Voraus-','zahlung €',650),('Gesamtmiete','brutto €',712),('Kaution','€',770)]
sn=['Brandt','Lindemann','Kühn','Petzold','Oertel','Schubert','Wiegand','Hoppe','Zschau','Mehnert','Rauch','Böttcher','Seidel','Nowak','Thieme','Gläser','Franke','Yildiz']
vn=['Jana','Holger','Maria','Steffen','Uwe','Franziska','Anke','Tobias','Katrin','René','Ines','Martin']
used=set()
def nam():
    while 1:
        x=f'{random.choice(sn)}, {random.choice(vn)}'
        if x not in used: used.add(x); return x
page=0
def head():
    global page
    page+=1; c.setFont('DB',13); c.drawString(40,H-40,'Mieterliste'); c.setFont('DC',9); c.drawString(40,H-54,'Objekt: Karl-Heine-Straße 88 / Merseburger Straße 31, 04229 Leipzig'); c.drawString(40,H-66,'Stichtag: 01.11.2025'); c.drawRightString(770,H-40,'Hausverwaltung Plagwitz & Söhne GmbH'); c.drawRightString(770,H-54,f'Seite {page}')
    y=H-88; c.setFont('DB',8)
    for k in C:
        if len(k)==4: c.drawString(k[1],y-9,k[0])
        elif k[0] in('Mietbeginn','Mietende'): c.drawString(k[2],y-9,k[0])
        else: c.drawRightString(k[2],y,k[0]); c.drawRightString(k[2],y-9,k[1])
    c.setLineWidth(.8); c.line(38,y-13,772,y-13); return y-25
rows=[];y=head(); T=[0]*6
def put(sec,we,lage,nutz,t,a,s,e,nkm,bk,hk,k,leer=False):
    global y
    if y<60: c.showPage(); y=head()
    tot=round(nkm+bk+hk,2)
    c.setFont('DC',8); c.drawString(40,y,we); c.drawString(62,y,lage); c.drawString(118,y,nutz); c.drawString(168,y,'Leerstand' if leer else t)
    if a: c.drawRightString(338,y,de(a))
    if s: c.drawString(348,y,f(s))
    if e: c.drawString(400,y,f(e) if not isinstance(e,str) else e)
    for x,v in ((510,nkm),(597,bk),(650,hk),(712,tot),(770,k)): c.drawRightString(x,y,de(v))
    if a: c.drawRightString(542,y,de(nkm/a))
    c.setLineWidth(.2); c.setStrokeGray(.7); c.line(38,y-3,772,y-3); c.setStrokeGray(0); y-=13.2
    rows.append(dict(unit=we,section=sec,unitType=nutz,area=a,tenantName=None if leer else t,statusText='Leerstand' if leer else 'Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=nkm,charges=[dict(code='BK-Vorauszahlung',amount=bk),dict(code='HK-Vorauszahlung',amount=hk)],totalCharges=tot,deposit=k))
    return [a or 0,nkm,bk,hk,tot,k]
def sumrow(lbl,S,g=False):
    global y
    c.setFont('DB',8); c.drawString(62,y,lbl)
    for x,v in zip((338,510,597,650,712,770),S):
        if v: c.drawRightString(x,y,de(v))
    c.setLineWidth(.8); c.line(38,y+10,772,y+10)
    if g: c.line(38,y-3,772,y-3); c.line(38,y-5,772,y-5)
    y-=20
def sec(t):
    global y
    if y<110: c.showPage(); y=head()
    c.setFont('DB',9); c.drawString(40,y,t); y-=14
G=[0]*6
def run(t,lst,lbl):
    global G
    sec(t); S=[0]*6
    for a in lst: S=[round(p+q,2) for p,q in zip(S,put(t,*a))]
    sumrow(lbl,S); G=[round(p+q,2) for p,q in zip(G,S)]
i=iter(range(1,99)); w=lambda:f'{next(i):02d}'
run('Gewerbe',[(w(),'EG links','Laden','Radwerk Leipzig GmbH',128.4,D(2018,4,1),D(2028,3,31),1669.2,224.7,141.2,5007.6),(w(),'EG rechts','Gastronomie','Café Zeitlos OHG',96.75,D(2021,10,1),D(2026,9,30),1306.13,193.5,130.0,3918.39),(w(),'EG Hof','Büro','',61.2,None,None,0,0,0,0,True),(w(),'1. OG links','Praxis','Physiotherapie am Kanal PartG',142.0,D(2016,1,1),D(2030,12,31),1633.0,248.5,170.4,4899.0)],'Summe Gewerbe')
L=[]
for o in ('1. OG','2. OG','3. OG','4. OG','DG'):
    for p,a0 in (('links',88.3),('Mitte',54.15),('rechts',79.6)):
        if o=='1. OG' and p=='links': continue
        if o=='DG' and p=='Mitte': continue
        a=round(a0+random.choice([0,0,.35,-1.2]) - (8 if o=='DG' else 0),2); nk=round(a*random.choice([7.1,7.65,8.2,8.9,9.4]),2); le=(o,p)==('3. OG','Mitte')
        s=None if le else D(random.randint(2004,2025),random.randint(1,10),random.choice([1,1,1,15])); e=None if le else ('unbefristet' if (o,p)!=('2. OG','rechts') else D(2026,2,28))
        L.append((w(),f'{o} {p}','Wohnung',None if le else nam(),a,s,e,0 if le else nk,0 if le else round(a*1.35,2),0 if le else round(a*1.2,2),0 if le else round(nk*3,2),le))
run('Wohnen',L,'Summe Wohnen')
S=[]
for n in range(1,7):
    le=n==6
    S.append((f'S{n}',f'Hof Nr. {n}','Stellplatz',None if le else random.choice([x[3] for x in L if x[3]]),None,None if le else D(random.randint(2016,2025),random.randint(1,10),1),None if le else 'unbefristet',0 if le else 45.0,0,0,0,le))
run('Stellplätze',S,'Summe Stellplätze')
sumrow('Gesamtsumme monatlich',G,True)
c.setFont('DB',8.5); c.drawString(62,y,f'Jahresnettokaltmiete (IST): {de(round(G[1]*12,2))} €'); c.setFont('DC',7.5); c.drawString(62,y-13,'Gewerbemieten zzgl. gesetzlicher MwSt. Die Kautionen sind insolvenzsicher angelegt.')
c.save()
assert abs(sum(r['contractRent'] for r in rows)-G[1])<.01 and abs(sum(r['totalCharges'] for r in rows)-G[4])<.01
v=sum(r['statusText']=='Leerstand' for r in rows)
save(fn,'Karl-Heine-Straße 88 / Merseburger Straße 31','2025-11-01',rows,len(rows),len(rows)-v,v,'MIXED_USE','German property manager list, comma decimals, sections Gewerbe/Wohnen/Stellplätze',False)

from common import *
from fpdf import FPDF
random.seed(8302)
F='Mieterliste_Lindenstr_44-48_Koeln.pdf'
AS=D(2025,3,31)
fd='/usr/share/fonts/truetype/liberation2/'
def g(x): return f"{x:,.2f}".replace(',','X').replace('.',',').replace('X','.')
def dd(d): return d.strftime('%d.%m.%Y') if isinstance(d,D) else (d or '')
sn="Adamczyk,Bergmann,Çelik,Dreesbach,Engels,Faßbender,Grüter,Hövel,Ittenbach,Jülich,Kremers,Lülsdorf,Maubach,Nettersheim,Odenthal,Pütz,Quadflieg,Röttgen,Schmickler,Thelen,Unkelbach,Vosen,Wipperfürth,Yıldırım,Zündorf,Broich,Esser,Kierdorf".split(',')
fn="Anna,Bernd,Clara,Dirk,Elif,Frank,Greta,Holger,Ines,Jens,Katja,Lars,Mira,Nils,Olga,Peter,Rosa,Sven,Tanja,Uwe,Vera,Wolf".split(',')
random.shuffle(sn)
houses=[("Haus 44",[("Laden","EG links",92.40,"Blumen Vosskamp e.K."),("Wohnung",)]),]
rows=[];plan=[];k=0
def res():
    global k
    n=f"{sn[k%len(sn)]}, {fn[(k*7)%len(fn)]}";k+=1;return n
lage=["1. OG li","1. OG re","2. OG li","2. OG re","3. OG li","3. OG re","DG"]
we=1
spec=[]
for hi,h in enumerate(["44","46","48"]):
    L=[]
    com={"44":[("Laden","EG li","Blumen Vosskamp e.K.",92.4,D(2018,5,1),D(2028,4,30),1478.40),("Laden","EG re","Optik Sonnentau GmbH",118.75,D(2021,10,1),D(2031,9,30),2256.25)],
         "46":[("Gastronomie","EG","Trattoria Pinienhain GmbH",164.2,D(2019,1,1),D(2028,12,31),3120.00),("Büro","1. OG","Steuerkanzlei Hövel & Partner PartG mbB",186.3,D(2020,7,1),D(2026,6,30),2515.05)],
         "48":[("Praxis","EG li","Physiotherapie am Lindenplatz GbR",128.6,D(2022,4,1),D(2032,3,31),1929.00)]}[h]
    for u,l,m,f,b,e,km in com: L.append(dict(nut=u,lage=l,m=m,f=f,b=b,e=e,km=km,bk=round(f*2.45,0),hk=round(f*1.6/5)*5.0,kau=round(km*3,2)))
    ll=lage if h!="46" else lage[2:]
    if h=="48": ll=["EG re"]+lage
    for j,l in enumerate(ll):
        f=round(random.choice([54.3,61.8,68.25,74.1,82.6,88.9])+random.choice([0,.35,.7]),2)
        if l=="DG": f=round(f+18.4,2)
        vac=(h,l) in {("44","3. OG re"),("46","DG"),("48","2. OG li")}
        b=D(random.randint(2004,2024),random.randint(1,12),random.choice([1,1,1,15]))
        rate=random.uniform(8.2,13.9)*(1 if b.year<2016 else 1.12)
        km=round(f*rate,2)
        if vac: L.append(dict(nut="Wohnung",lage=l,m=None,f=f))
        else: L.append(dict(nut="Wohnung",lage=l,m=res(),f=f,b=b,e="unbefristet",km=km,bk=round(f*1.95/5)*5.0,hk=round(f*1.35/5)*5.0,kau=round(km*random.choice([2,3,3]),2)))
    spec.append((h,L))
tg=[]
for j in range(1,9):
    vac=j in(5,)
    m=None if vac else (res() if j not in (2,3) else "Steuerkanzlei Hövel & Partner PartG mbB")
    tg.append(dict(nut="Stellplatz",lage="Tiefgarage",m=m,b=D(random.randint(2014,2024),random.randint(1,12),1) if m else None,e="unbefristet" if m else None,km=[85.0,95.0,90.0][j%3] if m else None,f=None))
spec.append(("TG",tg))
pdf=FPDF('L','mm','A4');pdf.set_auto_page_break(False)
for s,f in (('','Regular'),('B','Bold'),('I','Italic')): pdf.add_font('L',s,fd+f'LiberationSans-{f}.ttf')
W=[16,20,22,60,17,20,22,22,20,20,24,15]
HD=["WE","Lage","Nutzung","Mieter","Fläche\nm²","Miet-\nbeginn","Miet-\nende","Netto-\nkaltmiete","BK-\nVorausz.","HK-\nVorausz.","Brutto-\nwarmmiete","€/m²\nkalt"]
AL="LLLLRCCRRRRR"
pg=0
def head():
    global pg
    pg+=1;pdf.add_page();pdf.set_xy(10,9);pdf.set_font('L','B',13);pdf.cell(150,6,"Mieterliste")
    pdf.set_font('L','',8);pdf.set_xy(190,9);pdf.cell(97,4,"Hausverwaltung Rheinbogen GmbH · Köln",align='R')
    pdf.set_xy(190,13);pdf.cell(97,4,f"Stichtag: 31.03.2025    Seite {pg}",align='R')
    pdf.set_xy(10,15);pdf.set_font('L','',9);pdf.cell(150,5,"Objekt 1127: Wohn- und Geschäftshaus Lindenstraße 44–48, 50674 Köln")
    y=22;x=10;pdf.set_font('L','B',7.5);pdf.set_fill_color(225,225,225)
    for w,h,a in zip(W,HD,AL):
        pdf.rect(x,y,w,8,'DF');
        for i,p in enumerate(h.split('\n')): pdf.set_xy(x,y+(.6 if '\n' in h else 2.2)+i*3.4);pdf.cell(w,3.4,p,align='C')
        x+=w
    pdf.set_y(30)
def line(vals,b='',fill=None,h=5.2):
    if pdf.get_y()>192: head()
    y=pdf.get_y();x=10;pdf.set_font('L',b,7.5)
    if fill: pdf.set_fill_color(*fill)
    for w,v,a in zip(W,vals,AL):
        pdf.set_xy(x,y);pdf.cell(w,h,v,border=1,align=a,fill=bool(fill));x+=w
    pdf.set_y(y+h)
def sec(t):
    if pdf.get_y()>182: head()
    y=pdf.get_y();pdf.set_xy(10,y);pdf.set_font('L','B',8);pdf.cell(sum(W),5.4,t,border=1);pdf.set_y(y+5.4)
head();G=[0]*5;n=occ=0;no=1
for h,L in spec:
    nm={"TG":"Tiefgarage (Zufahrt Rolandgasse)"}.get(h,f"Haus {h}")
    sec(nm);S=[0]*5
    for i,u in enumerate(L,1):
        un=f"{h}-{i:02d}"
        n+=1;r={"unit":un,"building":nm,"unitType":u['nut'],"area":u['f']}
        if u['m']:
            occ+=1
            bk,hk=u.get('bk'),u.get('hk');wm=round(u['km']+(bk or 0)+(hk or 0),2)
            line([un,u['lage'],u['nut'],u['m'],g(u['f']) if u['f'] else '',dd(u['b']),dd(u['e']),g(u['km']),g(bk) if bk else '',g(hk) if hk else '',g(wm),g(u['km']/u['f']) if u['f'] else ''])
            r.update(tenantName=u['m'],statusText="Occupied",leaseStartDate=u['b'],leaseEndDate=u['e'],contractRent=u['km'],charges=[{"code":c,"amount":a} for c,a in(("BK-Vorausz.",bk),("HK-Vorausz.",hk)) if a],totalCharges=wm)
            for q,v in enumerate([u['f'] or 0,u['km'],bk or 0,hk or 0,wm]): S[q]+=v
        else:
            line([un,u['lage'],u['nut'],"Leerstand",g(u['f']) if u['f'] else '','','','','','','',''],b='I')
            r["statusText"]="Leerstand";S[0]+=u['f'] or 0
        rows.append(r)
    line(["","","",f"Summe {nm.split(' (')[0]}",g(S[0]) if S[0] else '',"","",g(S[1]),g(S[2]) if S[2] else '',g(S[3]) if S[3] else '',g(S[4]),""],b='B',fill=(240,240,240))
    G=[a+b for a,b in zip(G,S)]
line(["","","","Gesamtsumme",g(G[0]),"","",g(G[1]),g(G[2]),g(G[3]),g(G[4]),""],b='B',fill=(210,210,210),h=6)
y=pdf.get_y()+3;pdf.set_xy(10,y);pdf.set_font('L','',8)
pdf.multi_cell(180,4,f"Mieteinheiten gesamt: {n} (inkl. 8 Stellplätze), davon vermietet: {occ}, Leerstand: {n-occ}\nJahresnettokaltmiete (Ist): {g(G[1]*12)} €\nAlle Beträge monatlich in €. Gewerbemieten zzgl. gesetzl. USt., soweit optiert.")
pdf.output(doc(F))
save(F,"MIXED_USE","German Hausverwaltung list, house headings, subtotals, comma decimals",False,"Wohn- und Geschäftshaus Lindenstraße 44–48",AS,n,occ,n-occ,rows)

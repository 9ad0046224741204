import random,datetime as dt
from common import *
from fpdf import FPDF
rnd=random.Random(4705);fn='mieterliste_kassel.pdf'
g=lambda x,n=2:'' if x is None else f"{x:,.{n}f}".replace(',','_').replace('.',',').replace('_','.')
N=["Albrecht Thönnes","Familie Yildirim-Kranz","Renate Osterkamp","Jörg Weißhaupt","Milena Dragovic","Ines und Paul Gröbner","Hannelore Stüwe","Tomasz Wrobel","Dr. Annika Feldhus","Cem Aydinoglu","Ursula Knippschild","Lars Möllenhoff","Fatima El Bouzidi"]
D=[('Gewerbe',[("GE 1","EG links","Bäckerei Knorz GmbH",118.4,(1,4,2018),(31,3,2028),1480.0,310.0,185.0,4440),("GE 2","EG rechts","Fahrschule Rautenberg",86.0,(1,9,2021),(31,8,2026),946.0,215.0,120.0,2838),("GE 3","Hof, Werkstatt","Leerstand",142.5,None,None,None,None,None,None)])]
W=[];fl=["1. OG links","1. OG Mitte","1. OG rechts","2. OG links","2. OG Mitte","2. OG rechts","3. OG links","3. OG Mitte","3. OG rechts","4. OG links","4. OG rechts","DG links","DG rechts"]
for i,l in enumerate(fl):
    a=round(rnd.uniform(48,92),1);k=round(a*rnd.uniform(6.4,9.2),2)
    if i==7: W.append((f"WE {i+1:02d}",l,"Leerstand",a)+(None,)*6);continue
    W.append((f"WE {i+1:02d}",l,N[i],a,(1,rnd.randint(1,12),rnd.randint(1994,2024)),None,k,float(rnd.randint(11,20)*10),float(rnd.randint(7,13)*10),round(k*rnd.choice([2,3]),2) if rnd.random()<.8 else None))
D.append(('Wohnungen',W))
D.append(('Stellplätze',[("ST 1","Hof","Bäckerei Knorz GmbH",None,(1,4,2018),None,45.0,None,None,None),("ST 2","Hof",N[3],None,(1,6,2019),None,40.0,None,None,None),("ST 3","Hof","frei",None,None,None,None,None,None,None),("ST 4","Hof",N[8],None,(1,2,2023),None,45.0,None,None,None)]))
cols=[("Einheit",16,'L'),("Lage",26,'L'),("Mieter",46,'L'),("Fläche\nm²",15,'R'),("Miet-\nbeginn",20,'R'),("Befristet\nbis",20,'R'),("Nettokalt-\nmiete €",23,'R'),("€ / m²",14,'R'),("Betriebsk.-\nVZ €",21,'R'),("Heizk.-\nVZ €",19,'R'),("Gesamt-\nmiete €",23,'R'),("Kaution\n€",22,'R')]
p=FPDF('L','mm','A4');p.add_font('D','','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') if False else None
p.set_margins(14,14,14);p.set_auto_page_break(True,14);p.set_creation_date(dt.datetime(2025,10,6));p.core_fonts_encoding='cp1252';p.add_page()
p.set_font('Helvetica','B',14);p.cell(0,7,'Mieterliste',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',10);p.cell(0,5,'Objekt: Wohn- und Geschäftshaus Holländische Straße 88, 34127 Kassel',new_x='LMARGIN',new_y='NEXT');p.cell(0,5,'Eigentümer: Brandvold Familien-GbR        Verwaltung: Hausverwaltung Pfeil & Söhne KG        Stand: 01.10.2025',new_x='LMARGIN',new_y='NEXT');p.ln(3)
y=p.get_y();x=14
p.set_font('Helvetica','B',8);p.set_draw_color(120)
for n,w,a in cols:
    p.set_xy(x,y);p.rect(x,y,w,9)
    p.multi_cell(w,4.3,n,align='C',border=0);x+=w
p.set_xy(14,y+9)
def ln(v,b=False,brd=1):
    p.set_font('Helvetica','B' if b else '',8)
    for (n,w,a),t in zip(cols,v): p.cell(w,5,t,align=a,border='LR' if not b else 1)
    p.ln()
dd=lambda t:dt.date(t[2],t[1],t[0]) if t else None
rows=[];G=[0]*6
for sec,L in D:
    p.set_font('Helvetica','B',8.5);p.set_fill_color(222,230,222);p.cell(sum(c[1] for c in cols),5.4,sec,border=1,fill=True);p.ln();S=[0]*6
    for u,l,m,a,b,e,k,bk,hk,kau in L:
        tot=round(k+(bk or 0)+(hk or 0),2) if k else None
        ln([u,l,m,g(a),dd(b).strftime('%d.%m.%Y') if b else '',dd(e).strftime('%d.%m.%Y') if e else '',g(k),g(k/a) if k and a else '',g(bk),g(hk),g(tot),g(kau)])
        S=[round(s+(q or 0),2) for s,q in zip(S,[a,k,bk,hk,tot,kau])]
        if m in('Leerstand','frei'): rows.append(R(unit=u,area=a,statusText=m,section=sec))
        else: rows.append(R(unit=u,area=a,tenantName=m,statusText='Occupied',section=sec,leaseStartDate=dd(b),leaseEndDate=dd(e),contractRent=k,charges=CH([("Nettokaltmiete",k),("Betriebskosten-VZ",bk),("Heizkosten-VZ",hk)]),totalCharges=tot,deposit=kau))
    z=lambda q:g(q) if q else ''
    ln(['','','Summe '+sec,z(S[0]),'','',g(S[1]),'',z(S[2]),z(S[3]),g(S[4]),z(S[5])],True);G=[round(s+q,2) for s,q in zip(G,S)]
ln(['','','Gesamtsumme',g(G[0]),'','',g(G[1]),'',g(G[2]),g(G[3]),g(G[4]),g(G[5])],True)
p.ln(4);p.set_font('Helvetica','',8);p.multi_cell(0,4,'Mieteinheiten (ohne Stellplätze): 16, davon vermietet 14, leerstehend 2 (GE 3 und WE 08). Gewerbe ohne Umsatzsteuer. VZ = Vorauszahlung. Betriebskosten werden zum 31.12. abgerechnet.')
p.output(out(fn))
save(fn,'MIXED_USE','German Mieterliste, comma decimals, sections Gewerbe/Wohnungen/Stellplätze',True,'Wohn- und Geschäftshaus Holländische Straße 88','2025-10-01',rows,16,14,2)

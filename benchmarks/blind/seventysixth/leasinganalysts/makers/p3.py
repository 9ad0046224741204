from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(3)
def n(v,k=2): return f'{v:,.{k}f}'.replace(',','_').replace('.',',').replace('_','.')
N=['Feinwerk Rösler GmbH','Dentallabor Hagebusch','Nordlicht Logistik GmbH & Co. KG','Bäckerei Vollkorn Ahlers','Ing.-Büro Tiedemann & Partner','Elektro Sievers GmbH','CargoMint GmbH','Steuerkanzlei Ohlendorf PartG','Textilpflege Wichmann','Reha-Zentrum Weserbogen GmbH','Solarhof Systeme AG','Messtechnik Kallweit GmbH','Druckerei Pfannstiel','Weinkontor Hübner e.K.','Autoglas Brinkmann','Physio am Park','IT-Haus Lüders GmbH','Tanzstudio Mirabell','Kälte Klima Janßen GmbH','Pflegedienst Sonnengarten gGmbH','Möbelwerkstatt Ruge','Zweirad Petersen']
r.shuffle(N); it=iter(N)
B=[('Haus A – Verwaltungsgebäude',[('A.EG.1','Büro'),('A.EG.2','Praxis'),('A.1.OG.1','Büro'),('A.1.OG.2','Büro'),('A.2.OG.1','Büro'),('A.2.OG.2','Büro')]),('Haus B – Gewerbehalle',[('B.01','Halle'),('B.02','Halle'),('B.03','Halle'),('B.04','Halle/Büro'),('B.05','Lager')]),('Haus C – Handwerkerhof',[(f'C.{i:02d}',x) for i,x in enumerate(['Werkstatt']*5+['Lager','Ladenfläche','Ausstellung'],1)]),('Außenanlagen',[('P.01','Stellplätze'),('P.02','Stellplätze')])]
vacs={'A.2.OG.2','B.05','C.04'}
S=PS('s',fontName='Helvetica',fontSize=7,leading=8.2)
H=['Mieteinheit','Nutzung','Mieter','Fläche\nm²','Vertrags-\nbeginn','Vertrags-\nende','Option','Miete\n€/m²','Nettomiete\nmtl. €','NK-Voraus-\nzahlung €','Gesamt netto\nmtl. €','Kaution €']
data=[H];st=[];rows=[];G=[0]*5;prev=None
for bn,us in B:
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#e3e9f2')),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.6)]
    data.append([bn]+['']*11);T=[0]*5
    for u,ty in us:
        a=None if ty=='Stellplätze' else round(r.uniform(85,340) if bn[5] in'AC' else r.uniform(420,1480),1)
        if a: T[0]+=a
        if u in vacs:
            data.append([u,ty,Paragraph('<i>Leerstand</i>',S),n(a,1)]+['']*8); rows.append(dict(unit=u,building=bn,unitType=ty,area=a,statusText='Leerstand'));continue
        t=next(it); s=d(r.randint(2014,2024),r.randint(1,12)); unb=r.random()<.2
        e=None if unb else term(s,12*r.choice([10,12,15])); q=r.choice([9.5,10.2,11.0,11.75]) if ty in('Büro','Praxis') else r.choice([4.9,5.3,5.8,6.1,6.75])
        if ty=='Stellplätze': m=round(r.choice([8,14])*35.0,2); k=0; dep=None
        else: m=round(a*q,2);k=round(a*(2.6 if q>9 else 1.15),0)*1.0;dep=round(3*m,0) if r.random()<.75 else None
        g=m+k
        for i,v in enumerate([m,k,g,dep or 0],1):T[i]+=v
        et='unbefristet' if unb else f'{e:%d.%m.%Y}'
        data.append([u,ty,Paragraph(t.replace('&','&amp;'),S),n(a,1) if a else '',f'{s:%d.%m.%Y}',et,r.choice(['1 x 5 J.','2 x 5 J.','–','–']) if not unb else '–',n(q) if a else '',n(m),n(k) if k else '–',n(g),n(dep) if dep else ''])
        rows.append(dict(unit=u,building=bn,unitType=ty,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=et if unb else e,contractRent=m,charges=[dict(code='NK-Vorauszahlung',amount=k)] if k else None,totalCharges=g,deposit=dep))
    data.append(['Summe '+bn.split(' –')[0],'','',n(T[0],1) if T[0] else '','','','','',n(T[1]),n(T[2]) if T[2] else '–',n(T[3]),n(T[4]) if T[4] else '']);st+=[('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold',7),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.6,colors.black)]
    G=[x+y for x,y in zip(G,T)]
assert abs(sum(x.get('contractRent',0) for x in rows)-G[1])<.01
data.append(['Gesamt','','',n(G[0],1),'','','','',n(G[1]),n(G[2]),n(G[3]),n(G[4])]);z=len(data)-1
st+=[('FONT',(0,z),(-1,z),'Helvetica-Bold',7.6),('LINEABOVE',(0,z),(-1,z),1.2,colors.black),('LINEBELOW',(0,z),(-1,z),1.2,colors.black)]
t=Table(data,colWidths=[62,56,140,44,52,58,46,40,66,60,70,62],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]+st))
def pg(c,doc):
    c.setFont('Helvetica',6.5);c.drawString(36,20,'Weserbogen Immobilienverwaltung GmbH · Mieterliste · Stand 30.06.2025');c.drawRightString(806,20,f'Seite {doc.page}')
SimpleDocTemplate(D('mieterliste_gewerbepark_weserbogen.pdf'),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=36).build([Paragraph('<b>Mieterliste</b> Gewerbepark Weserbogen',PS('t',fontSize=14,leading=18)),Paragraph('Industriestraße 40–46, 28199 Bremen &nbsp;·&nbsp; Stichtag: 30.06.2025 &nbsp;·&nbsp; alle Mieten zzgl. gesetzl. MwSt.',PS('u',fontSize=8,leading=14)),t],onFirstPage=pg,onLaterPages=pg)
nv=len(rows)
finish('mieterliste_gewerbepark_weserbogen.pdf','INDUSTRIAL','German Mieterliste, building headings and subtotals, comma decimals',False,rows,'Gewerbepark Weserbogen','2025-06-30',None,None,3)

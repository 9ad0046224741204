# SAP RE-FX Mietaufstellung, German, logistics park
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
r=random.Random(2403); AS=D(2025,9,30); f='mietaufstellung_logistikpark.pdf'; W,H=landscape(A4)
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(W,H),invariant=1); fd=lambda d:d.strftime('%d.%m.%Y')
R=[(36,0),(84,0),(150,0),(300,0),(348,0),(438,1),(476,1),(536,1),(592,1),(640,1),(700,1),(764,1),(772,0)]
def ln(y,v,font='Helvetica'):
    c.setFont(font,6.8)
    for (x,a),t in zip(R,v):
        if t: (c.drawRightString if a else c.drawString)(x,y,t)
pg=0
def head():
    global pg; pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(36,H-34,'Mietaufstellung'); c.setFont('Helvetica',8); c.drawString(36,H-46,'Buchungskreis 3100   Wirtschaftseinheit 3100/1204   Logistikpark Weserbogen, Musterhafen'); c.drawString(36,H-56,'Stichtag: 30.09.2025   Währung: EUR   alle Beträge netto ohne USt.'); c.drawRightString(W-36,H-34,f'Seite {pg}'); c.drawRightString(W-36,H-46,'RE-FX  ZREIS_MAUF  02.10.2025')
    y=H-76; ln(y,['Miet-','Nutzungs-','Mieter','Miet-','Miet-','Fläche','Miete','Grundmiete','NK-VZ','HK-VZ','Gesamt','Kaution /','Index'],'Helvetica-Bold'); ln(y-8,['objekt','art','','beginn','ende','m²','€/m²','mtl. €','mtl. €','mtl. €','mtl. €','Bürgschaft €',''],'Helvetica-Bold'); c.line(36,y-11,W-36,y-11); return y-22
y=head(); nm=names(r,['Logistik GmbH','Spedition KG','Handels GmbH & Co. KG','Fulfillment SE','Kontraktlogistik AG','Automotive Teile GmbH','Pharma Vertrieb GmbH'],30);k=0
rows=[];G=[0]*6; ovac=oocc=0
for h in ['Halle A','Halle B','Halle C','Kopfbau / Außenflächen']:
    c.setFont('Helvetica-Bold',8); c.drawString(36,y,'Gebäude: '+h); y-=13; S=[0]*6
    n=r.choice([4,5,6]); l=h[6] if h.startswith('Halle') else 'K'
    for j in range(1,n+1):
        use=r.choice(['Halle','Halle','Halle','Büro','Mezzanine']) if l!='K' else ['Büro','Büro','Stellplätze','Freifläche','Antenne','Lager'][j-1]
        a={'Halle':r.randint(3800,12400),'Büro':r.randint(180,900),'Mezzanine':r.randint(500,1600),'Freifläche':r.randint(1500,3000),'Lager':r.randint(90,300)}.get(use)
        u=f'{l}{j:03d}'; row=dict(unit=u,building=h,unitType=use,area=a)
        if (l,j) in(('B',3),('K',2)):
            ln(y,[u,use,'Leerstand','','',de(a,1) if a else '','','0,00','0,00','0,00','0,00','','']); row.update(statusText='Leerstand',contractRent=0,charges=[dict(code='NK-VZ',amount=0),dict(code='HK-VZ',amount=0)],totalCharges=0); ovac+=1; S[0]+=a
        else:
            t=nm[k];k+=1; p={'Halle':r.choice([5.1,5.6,6.2]),'Büro':10.5,'Mezzanine':4.2,'Freifläche':1.1,'Lager':5.0}.get(use); m=round(a*p,2) if a else r.choice([1450.0,620.0])
            nk=round(a*.95,2) if a else 0.0; hk=round(a*.4,2) if a and use!='Freifläche' else 0.0; b=am(D(2016,1,1),r.randint(0,110)); e=None if use in('Stellplätze','Antenne') else term(b,10 if b>D(2016,1,1) else 15); 
            if e and e<AS: e=term(b,15)
            ka=round(m*3,2) if use in('Halle','Büro') else None; g=m+nk+hk
            ln(y,[u,use,t,fd(b),fd(e) if e else 'unbefr.',de(a,1) if a else '',de(p) if p else '',de(m),de(nk),de(hk),de(g),de(ka) if ka else '',r.choice(['VPI 10%','VPI 100% p.a.','VPI 5 Pkt','Staffel'])])
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=b,leaseEndDate=e if e else 'unbefr.',contractRent=m,charges=[dict(code='Grundmiete',amount=m),dict(code='NK-VZ',amount=nk),dict(code='HK-VZ',amount=hk)],totalCharges=round(g,2),deposit=ka); oocc+=1
            for q,v in enumerate((a or 0,m,nk,hk,g,ka or 0)): S[q]+=v
        rows.append(row); y-=11
    c.line(400,y+8,W-36,y+8); ln(y-2,['','','Summe '+h,'','',de(S[0],1),'']+[de(v) for v in S[1:]],'Helvetica-Bold'); y-=20; G=[p+q for p,q in zip(G,S)]
c.line(36,y+9,W-36,y+9); ln(y-2,['','','Summe Wirtschaftseinheit','','',de(G[0],1),'']+[de(v) for v in G[1:]],'Helvetica-Bold'); c.line(36,y-6,W-36,y-6); y-=30
c.setFont('Helvetica',6.5); c.drawString(36,y,'NK-VZ = Nebenkostenvorauszahlung, HK-VZ = Heizkostenvorauszahlung. unbefr. = unbefristet, kündbar mit 3 Monaten zum Quartalsende. Stellplätze und Antenne ohne Flächenansatz.')
c.drawString(36,y-9,f'Mietobjekte gesamt: {oocc+ovac}   vermietet: {oocc}   Leerstand: {ovac}'); c.save()
save(f,'WAREHOUSE','SAP RE-FX Mietaufstellung, German numbers',rows,'Logistikpark Weserbogen',AS,oocc+ovac,oocc,ovac,totals=dict(area=G[0],contractRent=round(G[1],2),totalCharges=round(G[4],2),deposit=round(G[5],2)),hard=True)

from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
FN='etat_locatif_brotteaux.pdf'
S=PS('s',fontName='Helvetica',fontSize=7,leading=8.2); B=PS('b',parent=S,fontName='Helvetica-Bold'); Hh=PS('h',parent=B,textColor=colors.white,alignment=1,fontSize=6.8); N=PS('n',parent=S,alignment=2); NB=PS('nb',parent=B,alignment=2)
eu=lambda v: f'{v:,.2f}'.replace(',','\u00a0').replace('.',',')
f=lambda d:d.strftime('%d/%m/%Y')
G=[('COMMERCES EN PIED D\'IMMEUBLE',[
 ('RDC-01','Boutique','Boulangerie Maison Tardieu SARL',118.4,D(2018,4,1),9,38400,3552,3840*2.5),
 ('RDC-02','Boutique','Optique Verdalle SAS',86.0,D(2021,10,1),9,31200,2580,7800),
 ('RDC-03','Restaurant','La Table d\'Ambérieu SARL',164.5,D(2016,7,1),12,46850,4935,11712.5),
 ('RDC-04','Agence','Crédit Mutualiste du Rhône Alpin',142.0,D(2023,1,1),9,52540,4260,13135),
 ('RDC-05','Boutique','VACANT',74.2,None,0,0,0,0)]),
('BUREAUX',[
 ('1A','Bureaux','Cabinet Fayolle & Associés',212.0,D(2020,1,15),9,44520,7420,11130),
 ('1B','Bureaux','Géolyane Ingénierie SAS',198.3,D(2022,3,1),9,42634.5,6940.5,10658.63),
 ('2A','Bureaux','Nexalto Conseil SA',212.0,D(2019,9,1),9,43460,7420,10865),
 ('2B','Bureaux','VACANT',198.3,None,0,0,0,0),
 ('3A','Bureaux','Syndicat des Drapiers Lyonnais',105.6,D(2024,6,1),6,23760,3696,5940),
 ('3B','Bureaux','Études Notariales Perrachon',304.7,D(2017,11,1),12,64596.4,10664.5,16149.1),
 ('4A','Bureaux','Ombrelle Assurances Courtage',212.0,D(2023,9,15),9,47700,7420,11925),
 ('4B','Bureaux','Kaolin Studio SAS',198.3,D(2025,2,1),9,45609,6940.5,11402.25),
 ('5','Bureaux','Rhodania Systèmes SA',402.8,D(2021,5,1),9,88616,14098,22154)]),
('STATIONNEMENT ET ANNEXES',[
 ('P-01/06','Parking (6 pl.)','Rhodania Systèmes SA',None,D(2021,5,1),9,9000,720,2250),
 ('P-07/09','Parking (3 pl.)','Études Notariales Perrachon',None,D(2017,11,1),12,4350,360,1087.5),
 ('P-10/14','Parking (5 pl.)','VACANT',None,None,0,0,0,0),
 ('S-01','Archives sous-sol','Cabinet Fayolle & Associés',46.0,D(2020,1,15),9,3220,460,805)])]
hd=['Lot','Nature','Locataire','Surface\nm²','Prise\nd\'effet','Échéance\ndu bail','Loyer annuel\nHT HC (€)','Provisions charges\nannuelles HT (€)','Dépôt de\ngarantie (€)']
data=[[Paragraph(x.replace('\n','<br/>'),Hh) for x in hd]]; st=[]; rows=[]; T=[0]*4; n=v=0
for g,L in G:
    i=len(data); data.append([Paragraph(g,B)]+['']*8); st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E7E0D2'))]
    t=[0]*4
    for lot,nat,ten,su,d0,y,ly,ch,dg in L:
        vc=ten=='VACANT'; n+=1; v+=vc; e=exp(d0,y) if d0 else None
        data.append([Paragraph(lot,B),Paragraph(nat,S),Paragraph('<i>Vacant</i>' if vc else ten,S),Paragraph(eu(su) if su else '',N),Paragraph(f(d0) if d0 else '',N),Paragraph(f(e) if e else '',N)]+[Paragraph(eu(q) if not vc else '–',N) for q in(ly,ch,dg)])
        for k,q in enumerate((su or 0,ly,ch,dg)): t[k]+=q
        r=dict(unit=lot,unitType=nat,section=g,area=su,statusText='Vacant' if vc else 'Occupied')
        if not vc: r.update(tenantName=ten,leaseStartDate=iso(d0),leaseEndDate=iso(e),annualRent=ly,charges=[dict(code='Provisions charges',amount=ch)],deposit=dg)
        rows.append(r)
    i=len(data); data.append([Paragraph('Sous-total '+g.capitalize(),B),'','']+[Paragraph(eu(t[0]) if t[0] else '',NB),'','']+[Paragraph(eu(q),NB) for q in t[1:]]); st+=[('SPAN',(0,i),(2,i)),('LINEABOVE',(0,i),(-1,i),.6,colors.black)]
    T=[a+b for a,b in zip(T,t)]
i=len(data); data.append([Paragraph('TOTAL GÉNÉRAL',B),'','',Paragraph(eu(T[0]),NB),'','']+[Paragraph(eu(q),NB) for q in T[1:]]); st+=[('SPAN',(0,i),(2,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#CBBE9F'))]
t=Table(data,colWidths=[48,72,170,50,58,58,82,96,76],repeatRows=1)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B4A2F')),('GRID',(0,0),(-1,-1),.25,colors.HexColor('#B9AE97')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]+st))
def foot(c,d): c.setFont('Helvetica',6.5); c.drawString(40,20,'Régie Saint-Nizier – Administration de biens – Carte G n° 6901 2018 000 – document non contractuel'); c.drawRightString(800,20,f'Page {d.page}')
SimpleDocTemplate(doc(FN),pagesize=landscape(A4),margins=0,leftMargin=40,rightMargin=40,topMargin=30,bottomMargin=34).build([
 Paragraph('ÉTAT LOCATIF AU 30 JUIN 2025',PS('t',fontName='Helvetica-Bold',fontSize=13,leading=17)),
 Paragraph('Immeuble : « Les Brotteaux Vitton » – 41 cours Vitton, 69006 Lyon',PS('u',fontName='Helvetica',fontSize=9,leading=12)),
 Paragraph('Propriétaire : SCI Harbourmaster Lyon (groupe Harbourmaster Pte Ltd, Singapour)',PS('u2',fontName='Helvetica',fontSize=9,leading=12)),Spacer(1,6),t,Spacer(1,6),
 Paragraph(f'Nombre de lots : {n} – dont loués : {n-v} – dont vacants : {v}. Loyers indexés sur l\'ILC (commerces) ou l\'ILAT (bureaux). Dépôt de garantie égal à un terme de loyer HT.',S)],onFirstPage=foot,onLaterPages=foot)
save(FN,'MIXED_USE','French état locatif of a régie, sections with subtotals, EUR pa',False,'Les Brotteaux Vitton','2025-06-30',rows,n,n-v,v)

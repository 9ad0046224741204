from common import *
from fpdf import FPDF
import glob
F='Etat_locatif_Quai_Perrault_30-09-2025.pdf'
r=random.Random(8105); d=D.date
def eu(x,dec=2):
    s=f'{x:,.{dec}f}'; return s.replace(',',' ').replace('.',',')
fd=lambda x:x.strftime('%d/%m/%Y')
# lot,bat,niv,nature,surf,locataire,effet,echeance,indice,loyer,charges,tf,dg
Rw=[
('101','A','RDC','Commerce',214.6,'SAS Boulangerie des Confluences',d(2019,7,1),d(2028,6,30),'ILC',47212.00,4292,1931.4,11803.00),
('102','A','RDC','Commerce',168.0,'Optique Ainay SARL',d(2022,1,1),d(2030,12,31),'ILC',39480.00,3360,1512,9870.00),
('103','A','RDC','Commerce',305.2,None,None,None,None,None,None,None,None),
('111','A','R+1','Bureaux',412.5,'Cabinet Morel-Vasseur & Associés',d(2018,4,1),d(2027,3,31),'ILAT',86625.00,12375,6187.5,21656.25),
('112','A','R+1','Bureaux',388.0,'Solénia Conseil SAS',d(2023,10,1),d(2032,9,30),'ILAT',89240.00,11640,5820,22310.00),
('121','A','R+2','Bureaux',800.5,'Agence Régionale de l\'Eau',d(2015,1,1),d(2026,12,31),'ICC',152095.00,24015,12007.5,None),
('131','A','R+3','Bureaux',402.7,'Hydromod Ingénierie SA',d(2021,6,15),d(2030,6,14),'ILAT',88594.00,12081,6040.5,22148.50),
('132','A','R+3','Bureaux',397.8,None,None,None,None,None,None,None,None),
('141','A','R+4','Bureaux',640.0,'Fiducia Rhône Patrimoine SAS',d(2024,3,1),d(2033,2,28),'ILAT',156800.00,19200,9600,39200.00),
('201','B','RDC','Activité',520.0,'Imprimerie Brotteaux SARL',d(2016,9,1),d(2025,8,31),'ILAT',57200.00,7800,3900,14300.00),
('202','B','RDC','Archives',145.0,'Cabinet Morel-Vasseur & Associés',d(2018,4,1),d(2027,3,31),'ILAT',10150.00,1450,725,2537.50),
('211','B','R+1','Bureaux',486.3,'Néocap Formation SAS',d(2022,9,1),d(2031,8,31),'ILAT',97260.00,14589,7294.5,24315.00),
('221','B','R+2','Bureaux',243.1,'Association Passerelles 69',d(2020,1,1),d(2028,12,31),'ILAT',43758.00,7293,3646.5,5000.00),
('222','B','R+2','Bureaux',243.2,'Atelier Lumen Architectes',d(2025,2,1),d(2034,1,31),'ILAT',51072.00,7296,3648,12768.00),
('P01-P10','SS','-1','Parkings (10)',None,'Fiducia Rhône Patrimoine SAS',d(2024,3,1),d(2033,2,28),'ILAT',15000.00,600,None,3750.00),
('P11-P18','SS','-1','Parkings (8)',None,'Agence Régionale de l\'Eau',d(2015,1,1),d(2026,12,31),'ICC',10400.00,480,None,None),
('P19-P24','SS','-1','Parkings (6)',None,'Solénia Conseil SAS',d(2023,10,1),d(2032,9,30),'ILAT',9000.00,360,None,2250.00),
('P25-P30','SS','-1','Parkings (6)',None,None,None,None,None,None,None,None,None),
('ANT1','A','Toit','Antenne relais',None,'Télérade Infrastructures SAS',d(2017,11,1),d(2029,10,31),'ILC',12850.00,None,None,None),
]
def make():
    p=FPDF('L','mm','A4'); p.set_auto_page_break(False)
    fs='/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'; fam='Helvetica'
    W=[16,10,12,25,18,58,20,20,14,25,22,20,22]; H=['Lot','Bât.','Niv.','Nature','Surface\nutile m²','Locataire','Prise\nd\'effet','Échéance\ndu bail','Indice','Loyer annuel\nHT HC','Provision\ncharges /an','Taxe fonc.\nrefact. /an','Dépôt de\ngarantie']
    p.set_margins(7.5,10); p.set_title('Etat locatif')
    def head():
        p.add_page(); p.set_font(fam,'B',13); p.set_xy(7.5,9); p.cell(150,7,'ÉTAT LOCATIF - IMMEUBLE « LE QUAI PERRAULT »')
        p.set_font(fam,'',8.5); p.set_xy(7.5,16); p.cell(200,5,'12-18 quai Perrault, 69002 LYON     Situation au 30/09/2025     Montants en euros, hors taxes (TVA 20 % en sus)')
        p.set_font(fam,'I',8); p.set_xy(210,9); p.cell(79,5,'Gestion Saône Immobilier - Édité le 06/10/2025',align='R')
        p.set_xy(7.5,24); p.set_font(fam,'B',7.5); y=24; x=7.5; p.set_fill_color(226,232,240)
        for w,h in zip(W,H):
            p.rect(x,y,w,9,'DF'); ls=h.split('\n')
            for i,l in enumerate(ls): p.set_xy(x,y+(1 if len(ls)==2 else 2.7)+i*3.5); p.cell(w,3.5,l,align='C')
            x+=w
        p.set_y(33); p.set_font(fam,'',8)
    head(); rows=[];texts=[];totals=[]; T={}
    def line(v,fill=None,b=''):
        x=7.5;y=p.get_y(); p.set_font(fam,b,8)
        if fill: p.set_fill_color(*fill)
        for i,(w,s) in enumerate(zip(W,v)):
            p.set_xy(x,y); p.cell(w,6.2,s,border='B' if not fill else 'TB',align='R' if i in(4,9,10,11,12) else 'C' if i in(1,2,6,7,8) else 'L',fill=bool(fill)); x+=w
        p.set_y(y+6.2)
    def tot(lbl,sel):
        S=lambda k:sum(x[k] or 0 for x in sel)
        p.set_font(fam,'B',8)
        v=['']*13; v[0]=lbl; v[4]=eu(S(4),1) if S(4) else ''; v[9]=eu(S(9)); v[10]=eu(S(10)); v[11]=eu(S(11)) if S(11) else ''; v[12]=eu(S(12))
        y=p.get_y(); vv=v[:]; vv[0]=''; line(vv,(240,240,240),'B'); p.set_xy(7.5,y); p.cell(60,6.2,lbl); p.set_y(y+6.2)
        return [S(k) for k in(4,9,10,11,12)]
    names={'A':'Bâtiment A','B':'Bâtiment B','SS':'Sous-sol'}
    order=[x for b in('A','B','SS') for x in Rw if x[1]==b]
    for b in ('A','B','SS'):
        sel=[x for x in order if x[1]==b]
        for x in sel:
            v=x[5] is None
            line([x[0],x[1],x[2],x[3],eu(x[4],1) if x[4] else '',x[5] or 'VACANT',fd(x[6]) if x[6] else '',fd(x[7]) if x[7] else '',x[8] or '',eu(x[9]) if x[9] is not None else '',eu(x[10]) if x[10] is not None else '',eu(x[11]) if x[11] is not None else '',eu(x[12]) if x[12] is not None else ''])
            ch=[{'code':k,'amount':float(z)} for k,z in (('Provision charges',x[10]),('Taxe foncière refacturée',x[11])) if z is not None]
            rows.append(dict(unit=x[0],building=x[1],unitType=x[3],area=x[4],tenantName=x[5],statusText='VACANT' if v else 'Occupied',leaseStartDate=iso(x[6]),leaseEndDate=iso(x[7]),annualRent=x[9],deposit=x[12],charges=ch or None))
            texts+=[x[0]]+([x[5]] if x[5] else [])+([eu(x[9])] if x[9] else [])
        t=tot('Total '+names[b],sel); 
        for k,z in zip(('area','annualRent','charge:Provision charges','charge:Taxe foncière refacturée','deposit'),t): totals.append(dict(key=k,where={'building':b},printed=z))
        p.set_y(p.get_y()+2.5)
    t=tot('TOTAL IMMEUBLE',order)
    p.ln(4); p.set_font(fam,'',7.5)
    vac=len([x for x in order if not x[5]])
    for s in ("Lot 201 : bail échu, en tacite prolongation ; renouvellement en cours de négociation (offre bailleur à 120 EUR/m²).","Lot 222 : franchise de loyer de 4 mois consommée (février à mai 2025). Lot 141 : travaux preneur 60 000 EUR remboursés par le bailleur.","Baux 3/6/9 sauf lot 121 et parkings liés (bail 12 ans ferme). Loyers payables par trimestre d'avance."):
        p.set_x(7.5); p.cell(280,4,s); p.ln(4)
    p.set_xy(7.5,200); p.set_font(fam,'I',7); p.cell(282,4,'Page 1/1',align='R')
    p.output(DOC+F)
    save(F,'OFFICE',dict(propertyName='Le Quai Perrault',asOnDate='2025-09-30',units=len(rows),occupied=len(rows)-vac,vacant=vac,sheet=None,planted=None,rows=rows),'gestionnaire','French état locatif, totals per building, parking lots',True,texts,totals)
make()

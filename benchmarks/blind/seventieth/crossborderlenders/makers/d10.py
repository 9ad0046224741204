# French état locatif, shopping gallery, openpyxl, merged and hidden cells
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(1010)
N='Etat_locatif_Galerie_des_Tilleuls_T4_2025.xlsx'
wb=Workbook();ws=wb.active;ws.title='EL 31.12.2025'
ft=lambda **k: Font(name='Calibri',size=k.pop('size',9),**k)
thin=Side(style='hair',color='808080')
ws['B2']='GALERIE DES TILLEULS – ORLÉANS SUD';ws['B2'].font=ft(size=14,bold=True)
ws['B3']='État locatif au 31/12/2025 – montants annuels en euros HT HC';ws['B3'].font=ft(italic=True)
ws['B4']='Bailleur : SCI Tilleuls Commerces  /  Gestionnaire : Atrium Val de Loire Gestion';ws['B4'].font=ft()
top=[(2,4,'LOCAL'),(5,5,'PRENEUR'),(6,9,'BAIL'),(10,12,'INDEXATION / PALIERS'),(13,16,'LOYER ET CHARGES ANNUELS'),(17,17,'GARANTIE')]
for a,b,t in top:
    ws.cell(6,a,t); 
    if b>a: ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b)
    for cc in range(a,b+1): ws.cell(6,cc).fill=PatternFill('solid',fgColor='7B2D26');ws.cell(6,cc).font=ft(bold=True,color='FFFFFF');ws.cell(6,cc).alignment=Alignment(horizontal='center')
H=['Lot','Activité','GLA (m²)','Raison sociale (enseigne)','Date d\'effet','Échéance','Prochaine faculté de résiliation','Code bail','Indice','Palier au','Loyer palier','Loyer minimum garanti','Provision charges','Impôt foncier refacturé','Fonds animation','Dépôt de garantie']
for i,h in enumerate(H):
    c=ws.cell(7,i+2,h);c.font=ft(bold=True);c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center');c.fill=PatternFill('solid',fgColor='F3E3DC');c.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[7].height=38
T=[('01','Boulangerie',142,'SARL Fournil du Val (La Mie Dorée)',D(2019,4,1),430),('02','Optique',96,'SAS Regard Clair (Optivia)',D(2021,9,15),520),('03','Pharmacie',310,'SELARL Pharmacie des Tilleuls',D(2017,1,1),390),('04','Coiffure',74,'EURL Mèches & Cie',D(2023,2,1),455),
('05','',118,'VACANT',None,0),('06','Prêt-à-porter femme',265,'SAS Liseron Mode (Liseron)',D(2020,6,1),340),('07/08','Prêt-à-porter mixte',540,'SA Bellecombe Distribution (B&C)',D(2016,10,1),285),('09','Chaussures',188,'SAS Pas à Pas Retail (Pas à Pas)',D(2022,3,1),325),('10','Bijouterie',58,'SARL Éclat d\'Or',D(2018,11,1),690),
('11','Téléphonie',64,'SAS Ondéa Télécom (Ondéa)',D(2024,5,1),710),('12','Restauration rapide',132,'SARL Wok Express 45',D(2022,12,1),410),('13','',92,'VACANT - travaux en cours',None,0),('14','Parfumerie',210,'SAS Flore & Sens (Flore & Sens)',D(2019,7,1),440),('15','Jouets',330,'SAS Toupie France (La Toupie)',D(2021,10,1),260),
('16','Fleuriste',48,'Mme Pétunia Fleurs EI',D(2023,9,1),420),('17','Banque',155,'Caisse Mutuelle du Centre-Loire',D(2015,5,1),365),('18','Pressing',61,'SARL Net\'Express',D(2020,2,1),395),('19','Décoration',405,'SAS Maison Ambre (Ambre)',D(2025,3,1),235),('20','Sport',780,'SAS Altisport Centre (Altisport)',D(2018,3,1),195),
('21','Cordonnerie (kiosque)',12,'EIRL Talon Minute',D(2024,1,1),980),('22','Presse-tabac',88,'SNC Le Kiosque',D(2017,6,1),480),('23','Salle de sport',1150,'SAS Vitaform 45 (Vitaform)',D(2023,6,1),118),('24','Laboratoire d\'analyses',176,'SELAS BioVal Analyses',D(2022,7,1),300),('25','',240,'VACANT',None,0),
('26','Chocolatier',55,'SARL Cabosse (Maison Cabosse)',D(2021,11,1),640),('K1','Kiosque gaufres',9,'SARL Sucre Glace',D(2025,4,1),1250)]
pal={'19':(D(2027,3,1),None),'23':(D(2026,6,1),None),'11':(D(2026,5,1),None)}
y=8;rows=[];S=[0]*6
nf='#,##0.00'
for lot,act,a,pr,ef,rt in T:
    v=pr.startswith('VACANT')
    vals=[lot,act or None,a,pr]+[None]*12
    r=dict(unit=lot,area=a);S[0]+=a
    ch=round(a*(62 if a<200 else 41),2);tf=round(a*14.4,2)
    if v: r['statusText']=pr
    else:
        en=term_end(ef,10 if ef.year>2018 else 9)
        while en<D(2025,12,31): en=term_end(en+dt.timedelta(days=1),9)
        tri=addm(ef,36)
        while tri<=D(2025,12,31): tri=addm(tri,36)
        if tri>en: tri=None
        rent=round(a*rt*(1+R.uniform(-.03,.06)),2);fa=round(rent*.025,2);dg=round(rent/4,2) if lot!='17' else 0
        vals[4:8]=[ef,en,(tri if lot not in('20','23') else 'Ferme'),f'BC-{4500+y*7}'];vals[8]=R.choice(['ILC']*5+['ILAT'])
        vals[11:16]=[rent,ch,tf,fa,dg]
        r.update(tenantName=pr,unitType=None,leaseStartDate=ef,leaseEndDate=en,annualRent=rent,charges=[dict(code='Provision charges',amount=ch),dict(code='Impôt foncier refacturé',amount=tf),dict(code='Fonds animation',amount=fa)],deposit=dg,statusText='Occupied')
        if lot in pal: 
            pa=round(rent*1.06/100)*100.0;vals[9]=pal[lot][0];vals[10]=pa;r['rentSteps']=[dict(date=pal[lot][0],amount=pa,per='year')]
        for k,x in enumerate((rent,ch,tf,fa,dg)): S[k+1]+=x
    for i,x in enumerate(vals):
        c=ws.cell(y,i+2,x);c.font=ft(italic=v,color='A0522D' if v else '000000');c.border=Border(bottom=thin)
        if isinstance(x,dt.date): c.number_format='dd/mm/yyyy';c.alignment=Alignment(horizontal='center')
        elif i==2: c.number_format='#,##0'
        elif i>=10: c.number_format=nf
    ws.cell(y,2).number_format='@'
    rows.append(r);y+=1
ws.cell(y,2,'TOTAL');
for i,x in ((2,S[0]),(11,round(S[1],2)),(12,round(S[2],2)),(13,round(S[3],2)),(14,round(S[4],2)),(15,round(S[5],2))): ws.cell(y,i+2,x).number_format=nf if i>2 else '#,##0'
for i in range(16): c=ws.cell(y,i+2);c.font=ft(bold=True);c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
nv=sum(t[3].startswith('VACANT') for t in T)
ws.cell(y+2,2,f'{len(T)} locaux dont {nv} vacants. Indice de référence : ILC (commerces) ou ILAT. Loyers variables éventuels (6 % à 8 % du CA) non repris.').font=ft(italic=True)
for i,w in enumerate([2,8,22,9,36,12,12,14,10,8,12,12,14,13,13,12,13]): ws.column_dimensions[L(i+1)].width=w
ws.column_dimensions['I'].hidden=True
ws.freeze_panes='C8';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.sheet_view.showGridLines=False
wb.save(DOC+N)
save(N,dict(propertyName='Galerie des Tilleuls',asOnDate='2025-12-31',units=len(T),occupied=len(T)-nv,vacant=nv,sheet=None,planted=None,rows=rows),'RETAIL','French état locatif of a shopping gallery, grouped header, hidden column, paliers',False,
 [('area',S[0]),('annualRent',round(S[1],2)),('deposit',round(S[5],2))])

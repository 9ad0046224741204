# French logistics état locatif, rents per quarter and year, merged building cells, m2
from common import *
from openpyxl import Workbook; from openpyxl.styles import *
f='Etat locatif Val-de-Serre T4 2025.xlsx'; AS=D(2025,10,1)
wb=Workbook(); ws=wb.active; ws.title='Etat locatif'; wb.create_sheet('Indices').append(['Trimestre','ILAT','Variation']); wb['Indices'].append(['T1 2025',137.29,'+1,6 %']); wb['Indices'].append(['T2 2025',137.15,'+1,2 %'])
ws['B1']='SCI VAL-DE-SERRE LOGISTIQUE'; ws['B1'].font=Font(bold=True,size=13); ws['B2']='Plateforme logistique Val-de-Serre'; ws['B3']='ÉTAT LOCATIF AU 01/10/2025 (montants en € HT HC)'
H=['Bâtiment','Lot','Locataire','Nature','Surface\nm²','Date d’effet','Échéance\ndu bail','Prochaine\néchéance\ntriennale','Loyer\ntrimestriel','Loyer annuel','Loyer\n€/m²/an','Dépôt de\ngarantie','Franchise']
for j,h in enumerate(H,2):
    x=ws.cell(5,j,h); x.font=Font(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.border=Border(*[Side('thin')]*4); x.fill=PatternFill('solid',fgColor='E2EFDA')
T=[('Bâtiment A',[('A1','Transports Merrin SAS','Entrepôt',11840,D(2020,1,1),D(2028,12,31),D(2025,12,31),604000,151000,''),('A2','Transports Merrin SAS','Entrepôt',6020,D(2022,7,1),D(2031,6,30),D(2028,6,30),319000,79750,''),('A3','Vacant','Entrepôt',5975,None,None,None,None,None,'Offre en cours, BEFA 6/9'),('A-Bur','Transports Merrin SAS','Bureaux',780,D(2020,1,1),D(2028,12,31),D(2025,12,31),85800,21450,'')]),
('Bâtiment B',[('B1','Pelorus Pharma Distribution SA','Entrepôt T°C',9450,D(2023,4,1),D(2035,3,31),D(2032,3,31),661500,165375,'3 mois en 2026'),('B2','Quillon E-Commerce SARL','Messagerie',4210,D(2024,9,15),D(2033,9,14),D(2027,9,14),303120,75780,'6 mois consommés'),('B-Bur','Pelorus Pharma Distribution SA','Bureaux',640,D(2023,4,1),D(2035,3,31),D(2032,3,31),73600,18400,''),('B-Mezz','Vacant','Mezzanine',410,None,None,None,None,None,'')]),
('Extérieurs',[('EXT1','Lowmarsh Solaire SAS (toiture)','Photovoltaïque',None,D(2022,1,1),D(2051,12,31),None,38000,None,''),('EXT2','Bus de la Serre SA','Parking PL',3600,D(2025,2,1),D(2027,1,31),None,43200,7200,'Convention précaire'),('EXT3','Antenne Varick Télécom','Antenne',None,D(2016,6,1),D(2028,5,31),None,11200,None,'')])]
R=6;rows=[];sa=sl=sd=0; th=Side('hair')
for b,L in T:
    r0=R
    for u,n,na,a,s,e,tri,yr,dg,fr in L:
        v=n=='Vacant'; vals=[b if R==r0 else None,u,n,na,a,s,e,tri,yr/4 if yr else None,yr,round(yr/a,2) if yr and a else None,dg,fr or None]
        for c_,x in enumerate(vals,2):
            q=ws.cell(R,c_,x); q.border=Border(bottom=th); 
            if isinstance(x,D): q.number_format='dd/mm/yyyy'
            elif c_==12: q.number_format='0.00'
            elif c_ in(6,10,11,13): q.number_format='# ##0'
            if v: q.font=Font(color='C00000')
        sa+=a or 0;sl+=yr or 0;sd+=dg or 0
        rows.append(dict(unit=u,building=b,unitType=na,area=a,tenantName=None if v else n,statusText='Vacant' if v else 'Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=yr,deposit=dg)); R+=1
    ws.merge_cells(start_row=r0,end_row=R-1,start_column=2,end_column=2); ws.cell(r0,2).alignment=Alignment(vertical='center',textRotation=90,horizontal='center')
for c_,x in((4,'TOTAL'),(6,sa),(10,sl/4),(11,sl),(13,sd)): q=ws.cell(R,c_,x); q.font=Font(bold=True); q.number_format='# ##0'; q.border=Border(top=Side('medium'))
ws.cell(R+2,2,'Baux 3/6/9 et 6/9/12 ; indexation annuelle ILAT, sauf EXT1 (redevance fixe). Loyers payables d’avance par trimestre civil.').font=Font(italic=True,size=9)
for c_,w in zip('ABCDEFGHIJKLMN',(2,7,9,34,16,10,12,12,12,12,13,10,12,26)): ws.column_dimensions[c_].width=w
ws.row_dimensions[5].height=46; [setattr(ws.row_dimensions[q],'height',19) for q in range(6,R)]; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{f}')
save(f,'WAREHOUSE','French état locatif, quarterly and annual rent, merged building cells',rows,'Plateforme logistique Val-de-Serre',AS,11,9,2,sheet='Etat locatif',totals=dict(area=sa,annualRent=sl,deposit=sd),hard=True)

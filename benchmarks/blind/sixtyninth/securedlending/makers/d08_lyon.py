from common import *
import subprocess,os
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.worksheet.page import PageMargins
F='Etat locatif 14-16 rue des Teinturiers Lyon T3 2025.pdf'
wb=Workbook();ws=wb.active;ws.title='EL'
fo=lambda **k: Font(name='Liberation Serif',size=k.pop('size',9),**k)
ws['A1']='SCI DES TEINTURIERS';ws['A1'].font=fo(bold=True,size=11)
ws['A2']='Immeuble 14-16 rue des Teinturiers - 69007 LYON';ws['A2'].font=fo(size=10)
ws['A3']='ÉTAT LOCATIF AU 1er JUILLET 2025 - Appel du 3e trimestre 2025 (montants trimestriels en euros, terme à échoir)';ws['A3'].font=fo(bold=True,size=10)
H=['Lot','Étage','Locataire','Nature','Surf. m²','Date d\'effet','Échéance','Loyer HT','Provisions\ncharges','Taxe\nfoncière','TVA','Total\nappelé','Loyer annuel\nHT-HC','Dépôt de\ngarantie']
th=Side(style='thin');box=Border(top=th,bottom=th,left=th,right=th)
for i,x in enumerate(H,1):
    c=ws.cell(5,i,x);c.font=fo(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.border=box
ws.row_dimensions[5].height=28
# lot, etage, loc, nature, surf, deb, fin, loyer trim, ch, tf, tva?, dg
d=[(1,'RDC','Boulangerie Maison Perrachon','Commerce',96,D(2018,4,1),D(2027,3,31),6150.0,410,286.5,1,6150),
(2,'RDC','SARL Optique Gerland','Commerce',74,D(2020,10,1),D(2029,9,30),4875.0,318,221,1,4875),
(3,'RDC','LOCAL VACANT','Commerce',58,None,None,None,None,None,0,None),
(4,'1er','Cabinet Aubrac & Associés','Bureaux',182,D(2022,1,1),D(2030,12,31),9555.0,1092,640.25,1,9555),
(5,'1er','Agence Novéa Communication','Bureaux',121,D(2023,9,15),D(2032,9,14),6292.0,726,425.75,1,6292),
(6,'2e','SAS Rhodatech Ingénierie','Bureaux',303,D(2019,7,1),D(2028,6,30),15453.0,1818,1066,1,15453),
(7,'3e','Association Les Ateliers du Rhône','Bureaux',140,D(2024,3,1),D(2033,2,28),6650.0,840,492.5,0,6650),
(8,'3e','BUREAUX VACANTS','Bureaux',163,None,None,None,None,None,0,None),
(9,'4e','M. Delorme Étienne','Appartement T3',68.5,D(2017,9,1),'tacite rec.',2685.0,195,None,0,850),
(10,'4e','Mme Vasseur / M. Kone','Appartement T2',47.2,D(2023,6,10),D(2026,6,9),2130.0,150,None,0,710),
(11,'4e','Mlle Tournier Agathe','Studio',26.8,D(2024,9,1),D(2025,8,31),1590.0,105,None,0,1060),
(12,'5e','M. et Mme Ben Salah','Appartement T4',88,D(2012,2,1),'tacite rec.',3120.0,255,None,0,980),
(13,'5e','Appartement en travaux','Appartement T2',44,None,None,None,None,None,0,None),
('P1','S/sol','Cabinet Aubrac & Associés','Parking',None,D(2022,1,1),D(2030,12,31),330.0,None,None,1,None),
('P2','S/sol','Cabinet Aubrac & Associés','Parking',None,D(2022,1,1),D(2030,12,31),330.0,None,None,1,None),
('P3','S/sol','SAS Rhodatech Ingénierie','Parking',None,D(2019,7,1),D(2028,6,30),315.0,None,None,1,None),
('P4','S/sol','M. et Mme Ben Salah','Parking',None,D(2012,2,1),'tacite rec.',240.0,None,None,0,None),
('P5','S/sol','Vacant','Parking',None,None,None,None,None,None,0,None)]
rows=[];r=6;T=[0]*8
nf='#,##0.00'
us=lambda v,d=2: eu(v,d,' ',',')
for lot,et,n,na,s,a,b,lo,ch,tf,tv,dg in d:
    vac=lo is None
    tva=tot=an=None
    if not vac:
        base=lo+(ch or 0)+(tf or 0);tva=round(base*.2,2) if tv else 0.0;tot=round(base+tva,2);an=lo*4
    vals=[lot,et,n,na,s,a,b,lo,ch,tf,tva if tva else None,tot,an,dg]
    for i,v in enumerate(vals,1):
        if isinstance(v,dt.date): v=v.strftime('%d/%m/%Y')
        c=ws.cell(r,i,v);c.font=fo(italic=vac and i==3);c.border=box
        if isinstance(v,(int,float)) and i>4: c.value=us(v,2 if i in(8,9,10,11,12) else 1 if i==5 else 0);c.alignment=Alignment(horizontal='right')
        if i in(1,2,6,7): c.alignment=Alignment(horizontal='center')
    for i,v in enumerate((s,lo,ch,tf,tva,tot,an,dg)): T[i]+=v or 0
    chg=[dict(code=k,amount=v,per='quarter') for k,v in (('Provisions charges',ch),('Taxe foncière',tf),('TVA',tva or None)) if v is not None]
    rows.append(R(unit=str(lot),unitType=na,area=s,tenantName=None if vac else n,statusText=n if vac else 'Occupied',annualRent=an,leaseStartDate=a,leaseEndDate=b,deposit=dg,charges=chg,totalCharges=tot))
    r+=1
for i,v in zip((3,5,8,9,10,11,12,13,14),['TOTAL']+T):
    c=ws.cell(r,i,v if isinstance(v,str) else us(v,2 if 8<=i<=12 else 1 if i==5 else 0));c.font=fo(bold=True);c.alignment=Alignment(horizontal='left' if i==3 else 'right');c.fill=PatternFill('solid',fgColor='E7E6E6')
ws.cell(r+2,1,'Loyers des lots 1 à 6 et P1 à P3 assujettis à la TVA. Indexation annuelle ILC / ILAT / IRL selon bail. Dépôts de garantie détenus par le gérant (Régie Tassin).').font=fo(italic=True,size=8)
for c,w in zip('ABCDEFGHIJKLMN',(5,7,32,15,8,11,11,11,11,10,10,12,12,10)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_margins=PageMargins(left=.4,right=.4,top=.5,bottom=.9,header=.3,footer=.4)
ws.oddFooter.left.text='Régie Tassin - édité le 03/07/2025';ws.oddFooter.right.text='&P / &N'
os.makedirs(ROOT+'/.tmp/fr',exist_ok=True);x=ROOT+'/.tmp/fr/el.xlsx';wb.save(x)
subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/.tmp/fr',x],capture_output=True)
os.replace(ROOT+'/.tmp/fr/el.pdf',DOC+F)
ties=[dict(field='area',total=T[0]),dict(field='charge:Provisions charges',total=T[2],text=us(T[2])),dict(field='charge:Taxe foncière',total=T[3],text=us(T[3])),dict(field='charge:TVA',total=round(T[4],2),text=us(T[4])),dict(field='totalCharges',total=round(T[5],2),text=us(T[5])),dict(field='annualRent',total=T[6],text=us(T[6],0)),dict(field='deposit',total=T[7],text=us(T[7],0))]
nv=sum('tenantName' not in x for x in rows)
save(F,'MIXED_USE','régie (France)','French état locatif, quarterly amounts, ruled grid printed from a spreadsheet',True,'Immeuble 14-16 rue des Teinturiers',D(2025,7,1),rows,len(rows),len(rows)-nv,nv,ties)

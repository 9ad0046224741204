from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='Etat locatif Les Prés de Meuse 30-06-2025.xlsx'
AS=D(2025,6,30)
T=[("A1","Brico Condroz SA","Bricoland","Bricolage",2480.0,D(2016,9,1),27,223200,3720,1860,60000),
("A2","Textilia Wallonie SRL","Mode & Cie","Habillement",865.5,D(2019,3,1),9,108187.5,1298.25,649.13,27000),
("A3","Pas à Pas Chaussures SA","Pas à Pas","Chaussures",612.0,D(2020,2,15),9,79560,918,459,19890),
("A4",None,"",None,540.0,None,None,None,None,None,None),
("A5","Jouets du Bocage SA","Toupie","Jouets",1105.0,D(2018,10,1),9,121550,1657.5,828.75,30387.5),
("B1","Frais Marché Namur SA","Frais Marché","Alimentation",3210.0,D(2015,4,1),27,337050,4815,2407.5,84262.5),
("B2","Pharmacie des Prés SRL","","Pharmacie",188.0,D(2021,6,1),9,35720,282,141,8930),
("B3","Boulangerie Delcourt-Maes SRL","Aux Épis","Boulangerie",146.5,D(2022,1,1),9,28567.5,219.75,109.88,7141.88),
("B4","Optique Rive Droite SRL","Lynx Optique","Optique",172.0,D(2017,11,1),9,31820,258,129,7955),
("B5","Coiff'Express SCRL","Coiff'Express","Coiffure",98.0,D(2023,5,1),9,18130,147,73.5,4532.5),
("B6",None,"",None,131.0,None,None,None,None,None,None),
("C1","Electro-Sambre SA","Voltéo","Électroménager",1540.0,D(2019,9,1),18,161700,2310,1155,40425),
("C2","Animalia Benelux SA","Animalia","Animalerie",720.0,D(2024,2,1),9,79200,1080,540,19800),
("C3","Literie Ardenne SRL","Bon Sommeil","Ameublement",890.0,D(2020,11,1),9,84550,1335,667.5,21137.5),
("C4","Meubles Gérard & Fils SA","Gérard","Ameublement",1985.0,D(2014,1,1),18,158800,2977.5,1488.75,39700),
("C5","Sport Vertical SA","Vertigo","Sport",1260.0,D(2022,8,1),9,138600,1890,945,34650),
("D1","Resto Grill Mosan SRL","Le Braséro","Horeca",420.0,D(2021,3,1),9,71400,630,315,17850),
("D2","Station Lavage Jambes SRL","Aquabrill","Car-wash",350.0,D(2018,5,1),18,42000,None,175,10500)]
wb=Workbook();sy=wb.active;sy.title="Synthèse"
ws=wb.create_sheet("Etat locatif")
f=lambda **k:Font(name='Calibri',size=k.pop('size',9),**k)
ws['A1']="ÉTAT LOCATIF";ws['A1'].font=f(bold=True,size=16,color='7A1F2B')
ws['A2']="Retail Park « Les Prés de Meuse » – Chaussée de Liège 412, 5100 Jambes (Namur)";ws['A2'].font=f(size=11,bold=True)
ws['A3']="Propriétaire : Immo Confluence SA";ws['A4']="Situation au 30/06/2025 – montants en EUR hors TVA"
for c in('A3','A4'): ws[c].font=f(italic=True)
grp=[(1,4,"IDENTIFICATION"),(5,5,"SURFACE"),(6,9,"BAIL"),(10,12,"LOYER DE BASE INDEXÉ"),(13,15,"PROVISIONS MENSUELLES"),(16,17,"GARANTIE / OBS.")]
for a,b,t in grp:
    ws.cell(6,a,t)
    if b>a: ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b)
    for c in range(a,b+1):
        x=ws.cell(6,c);x.fill=PatternFill('solid',fgColor='7A1F2B');x.font=f(bold=True,color='FFFFFF');x.alignment=Alignment(horizontal='center')
hd=["Lot","Preneur","Enseigne","Activité","GLA (m²)","Prise d'effet","Durée (ans)","Échéance","Prochaine faculté de résiliation","Annuel","Mensuel","€/m²/an","Charges communes","Précompte immobilier","Total facturé / mois","Garantie bancaire","Observations"]
for i,h in enumerate(hd,1):
    c=ws.cell(7,i,h);c.font=f(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=PatternFill('solid',fgColor='F2DEDE');c.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[7].height=38
obs={"A4":"Libre depuis 01/01/2025 – commercialisation en cours","B1":"Renonciation triennale jusqu'en 2027","C4":"Congé notifié par le preneur pour l'échéance","D2":"Charges payées en direct","C2":"Franchise terminée","B6":"Ex-cordonnerie"}
rows=[];r=8;tot=[0]*7
for lot,p,en,ac,gla,s,dur,an,ch,pi,ga in T:
    v=[lot,p or "LIBRE",en or None,ac,gla]
    R={"unit":lot,"area":gla}
    if p:
        e=endof(s,dur);b=s
        while b<=AS: b=addm(b,36)
        bt=b if b<e else "néant"
        mo=round(an/12,2);t=round(mo+(ch or 0)+pi,2)
        v+=[s,dur,e,bt,an,mo,round(an/gla,2),ch,pi,t,ga,obs.get(lot)]
        R.update(tenantName=p,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,annualRent=an,contractRent=mo,charges=[{"code":c,"amount":a} for c,a in(("Charges communes",ch),("Précompte immobilier",pi)) if a],totalCharges=t,deposit=ga)
        for q,z in enumerate([gla,an,mo,ch or 0,pi,t,ga]): tot[q]+=z
    else:
        v+=[None]*11+[obs.get(lot)];R.update(statusText="LIBRE");tot[0]+=gla
    rows.append(R)
    for i,x in enumerate(v,1):
        c=ws.cell(r,i,x);c.font=f(italic=not p,color='999999' if not p else '000000')
        c.border=Border(bottom=Side(style='hair'))
        if i in(6,8,9) and isinstance(x,D): c.number_format='dd/mm/yyyy';
        if i in(6,8,9,7): c.alignment=Alignment(horizontal='center')
        if i in(5,10,11,12,13,14,15,16): c.number_format='#,##0.00'
    r+=1
for i,x in {1:"TOTAL",5:tot[0],10:tot[1],11:tot[2],13:tot[3],14:tot[4],15:tot[5],16:tot[6]}.items():
    c=ws.cell(r,i,round(x,2) if i>1 else x);c.font=f(bold=True);c.number_format='#,##0.00'
for i in range(1,18): ws.cell(r,i).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
ws.cell(r+2,1,"Indexation annuelle à la date anniversaire sur base de l'indice santé.").font=f(italic=True)
ws.cell(r+3,1,"Les facultés de résiliation triennales sont reprises sous réserve de renonciation conventionnelle.").font=f(italic=True)
for i,w in enumerate([6,30,15,15,10,11,7,11,14,12,11,9,11,11,12,12,40],1): ws.column_dimensions[L(i)].width=w
ws.freeze_panes='C8';ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
vacg=sum(x[4] for x in T if not x[1])
for a in [["Retail Park Les Prés de Meuse","" ],["Date de valeur",AS],[],["Nombre de lots",18],["Lots loués",16],["Lots libres",2],["GLA totale (m²)",tot[0]],["GLA libre (m²)",vacg],["Taux d'occupation (GLA)",round(1-vacg/tot[0],4)],["Loyer annuel en cours",round(tot[1],2)]]: sy.append(a)
sy['B2'].number_format='dd/mm/yyyy';sy['B9'].number_format='0.0%';sy['A1'].font=f(bold=True,size=14)
for c in('B7','B8','B10'): sy[c].number_format='#,##0.00'
sy.column_dimensions['A'].width=32;sy.column_dimensions['B'].width=16
wb.save(doc(F))
assert len(T)==18
save(F,"RETAIL","French Belgian état locatif, grouped headers, second sheet after a synthesis",False,"Retail Park « Les Prés de Meuse »",AS,18,16,2,rows,sheet="Etat locatif")

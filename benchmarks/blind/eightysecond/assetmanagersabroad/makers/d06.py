from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='nl_huurlijst_bedrijvencentrum.xlsx'
R=[ # unit, huurder, soort, m2, pp, start, eind, opzeg, verlenging, jaar, sk/mnd, btw, index, waarborg
('0.01','Koffiebranderij De Zwarte Zwaan B.V.','Bedrijfsruimte',312,4,'2021-05-01','2026-04-30','12 mnd','5 jaar',29640,390,'J','1 mei',9963.00),
('0.02','Van Houtrijk Installatietechniek B.V.','Bedrijfsruimte',285,3,'2019-10-01','2029-09-30','12 mnd','5 jaar',25650,356.25,'J','1 oktober',8900.00),
('0.03','Stichting Kringloop Ravelland','Bedrijfsruimte',540,6,'2023-01-01','2028-01-01','6 mnd','1 jaar',40500,540,'N','1 januari',None),
('0.04',None,'Bedrijfsruimte',198,2,None,None,None,None,None,None,None,None,None),
('0.05','Fietsatelier Polderwind V.O.F.','Showroom',164,2,'2024-03-15','2029-03-14','6 mnd','5 jaar',17220,205,'J','15 maart',5826.00),
('1.01','Notariskantoor Ebbinge & Roelands','Kantoorruimte',236,5,'2018-07-01','2028-06-30','12 mnd','5 jaar',37760,708,'J','1 juli',13564.00),
('1.02','Datamolen Software B.V.','Kantoorruimte',188,4,'2022-11-01','2027-10-31','12 mnd','5 jaar',31020,564,'J','1 november',11433.00),
('1.03','Datamolen Software B.V.','Kantoorruimte',94,2,'2025-02-01','2027-10-31','12 mnd','5 jaar',15980,282,'J','1 november',5679.00),
('1.04','Fysiotherapie Aan de Singel','Praktijkruimte',142,3,'2020-04-01','2030-03-31','12 mnd','5 jaar',20590,426,'N','1 april',5150.00),
('1.05',None,'Kantoorruimte',120,2,None,None,None,None,None,None,None,None,None),
('1.06','Huidkliniek Meander B.V.','Praktijkruimte',118,2,'2023-06-01','2028-05-31','12 mnd','5 jaar',18290,354,'N','1 juni',4572.50),
('1.07','Uitzendbureau Rap & Raak B.V.','Kantoorruimte',76,1,'2025-09-01','onbepaalde tijd','3 mnd','n.v.t.',13300,228,'J','1 september',3350.00),
('2.01','Ingenieursbureau Tolsma & Wierda B.V.','Kantoorruimte',410,10,'2017-01-01','2027-01-01','12 mnd','5 jaar',61500,1230,'J','1 januari',23000.00),
('2.02','Accountants aan het Spui B.V.','Kantoorruimte',265,6,'2021-01-01','2031-01-01','12 mnd','5 jaar',42400,795,'J','1 januari',15730.00),
('2.03','Taalschool Lingua Nova','Leslokaal',133,2,'2024-08-01','2027-07-31','6 mnd','3 jaar',19285,399,'N','1 augustus',4821.25),
('2.04','Zorggroep Bremstruik','Kantoorruimte',198,4,'2022-02-01','2027-01-31','12 mnd','5 jaar',30690,594,'N','1 februari',None),
('2.05','Mediabureau Kaap Noord B.V.','Kantoorruimte',88,2,'2025-04-01','2028-03-31','6 mnd','1 jaar',14960,264,'J','1 april',5494.00),
('A-01','Telecom Mastenbeheer Nederland B.V.','Antenne-opstelplaats',None,None,'2016-03-01','2031-02-28','12 mnd','5 jaar',6850,None,'J','1 maart',None),
('P-11/20','Ingenieursbureau Tolsma & Wierda B.V.','Parkeerplaatsen',None,10,'2020-01-01','onbepaalde tijd','3 mnd','n.v.t.',6000,None,'J','1 januari',None),
]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Huurlijst'
f=lambda **k:Font(name='Verdana',size=k.pop('size',8),**k)
ws['A1']='Huurlijst'; ws['A1'].font=f(size=14,bold=True,color='1F6F8B')
for i,(a,b) in enumerate((('Object:','Bedrijvencentrum De Rietgors'),('Adres:','Nijverheidsweg 7-9, 3641 RP Mijdervoort'),('Eigenaar:','Rietgors Vastgoed C.V.'),('Peildatum:',dt.datetime(2026,4,1)),('Beheerder:','Vermeulen Slot Vastgoedbeheer'))):
    ws.cell(2+i,1,a).font=f(bold=True); c=ws.cell(2+i,2,b); c.font=f(); c.alignment=Alignment(horizontal='left')
    if i==3: c.number_format='d mmmm yyyy'
hd=['Unit','Huurder','Soort ruimte','m² VVO','P.pl.','Ingangs-datum','Expiratie-datum','Opzeg-termijn','Verlenging','Huur per jaar','Huur per m²','Huur per maand','Voorschot servicekosten p/m','BTW-belast (J/N)','BTW 21%','Totaal per maand','Indexering per','Waarborgsom / bankgarantie']
fill=PatternFill('solid',fgColor='1F6F8B')
for j,h in enumerate(hd,1):
    c=ws.cell(8,j,h); c.font=f(bold=True,color='FFFFFF'); c.fill=fill; c.alignment=Alignment(wrap_text=True,vertical='top')
ws.row_dimensions[8].height=36
eur='"€" #,##0.00'; rows=[]; r=9; T=dict(m=0,j=0,mn=0,sk=0,bt=0,tot=0,wb=0,pp=0)
prev=None
for u,t,so,m,pp,s,e,op,ve,j,sk,bt,ix,wa in R:
    fl={'0':'Begane grond','1':'1e verdieping','2':'2e verdieping'}.get(u[0],'Overig')
    if fl!=prev:
        c=ws.cell(r,1,fl); c.font=f(bold=True,italic=True)
        for k in range(1,19): ws.cell(r,k).fill=PatternFill('solid',fgColor='DCECF1')
        r+=1; prev=fl
    mn=round(j/12,2) if j else None; b=round((mn+(sk or 0))*.21,2) if bt=='J' else None; to=round(mn+(sk or 0)+(b or 0),2) if mn else None
    v=[u,t or 'LEEG',so,m,pp,s and dt.datetime.fromisoformat(s),(dt.datetime.fromisoformat(e) if e and e[0]=='2' else e),op,ve,j,round(j/m,2) if j and m else None,mn,sk,bt,b,to,ix,wa]
    for k,x in enumerate(v,1):
        c=ws.cell(r,k,x); c.font=f(color='C0392B') if not t else f(); c.border=Border(bottom=Side(style='hair'))
        if k in(6,7): c.number_format='dd-mm-yyyy'; c.alignment=Alignment(horizontal='right')
        if k in(10,11,12,13,15,16,18): c.number_format=eur
    ch=[dict(code=n,amount=x) for n,x in (('Voorschot servicekosten',sk),('BTW 21%',b)) if x]
    rows.append(dict(unit=u,section=fl,unitType=so,area=m,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=j,contractRent=mn,charges=ch,totalCharges=to,deposit=wa,statusText='Occupied' if t else 'LEEG'))
    for k,x in (('m',m),('j',j),('mn',mn),('sk',sk),('bt',b),('tot',to),('wb',wa),('pp',pp)): T[k]=round(T[k]+(x or 0),2)
    r+=1
for k,x in ((1,'Totaal'),(4,T['m']),(5,T['pp']),(10,T['j']),(12,T['mn']),(13,T['sk']),(15,T['bt']),(16,T['tot']),(18,T['wb'])):
    c=ws.cell(r,k,x); c.number_format=eur if k>5 else '#,##0'
for k in range(1,19): ws.cell(r,k).font=f(bold=True); ws.cell(r,k).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
lg=sum(x[3] for x in R if not x[1])
ws.cell(r+2,1,'Leegstand:').font=f(); ws.cell(r+2,2,f'2 units, {lg} m² VVO').font=f()
ws.cell(r+3,1,'Indexering conform CPI alle huishoudens (2015=100). Niet BTW-belaste verhuur: huur verhoogd ter compensatie. Unit 0.01: verlengd onder gelijke voorwaarden, allonge in concept.').font=f(size=7)
for k,w in enumerate([9,38,20,8,6,11.5,15,9,10,14,10,13,14,9,12,13,13,15],1): ws.column_dimensions[L(k)].width=w
ws.freeze_panes='C9'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{F}')
S=lambda v:[v,str(v)]
save(F,'Bedrijvencentrum De Rietgors','2026-04-01',rows,None,None,2,'OFFICE','Dutch huurlijst of a property manager, floor bands, yearly and monthly rent, BTW per unit, waarborgsom',False,{'area':S(T['m']),'annualRent':S(T['j']),'contractRent':S(T['mn']),'charge:Voorschot servicekosten':S(T['sk']),'charge:BTW 21%':S(T['bt']),'totalCharges':S(T['tot']),'deposit':S(T['wb'])})

from h import *
import openpyxl
from openpyxl.styles import *
F='Huurlijst Bedrijvenpark De Wetering.xlsx'
wb=openpyxl.Workbook();w0=wb.active;w0.title='Toelichting'
w0['B2']='Bedrijvenpark De Wetering – Utrecht';w0['B2'].font=Font(bold=True,size=16)
for i,t in enumerate(['Huuroverzicht ten behoeve van taxatie, peildatum 1 juli 2025','Opgesteld door: Van Dalfsen Vastgoedmanagement B.V.','Alle bedragen in euro, exclusief BTW. Huren jaarlijks geïndexeerd (CPI alle huishoudens, 2015=100).','Eventuele aanvangskortingen zijn niet verwerkt in de contracthuur.']): w0.cell(4+i,2,t)
w0.column_dimensions['B'].width=90
ws=wb.create_sheet('Huurlijst')
H=['Complex','Object','Huurder','Soort','VVO (m²)','P.P.','Ingangs-\ndatum','Einddatum','Opzeg-\ntermijn','Optie\n(jaren)','Indexatie-\ndatum','Contracthuur\nper jaar','waarvan\nparkeren','Servicekosten\nvoorschot p.j.','Markthuur\nper jaar','Zekerheid']
ws['A1']='Huurlijst per 01-07-2025';ws['A1'].font=Font(bold=True,size=12,name='Verdana')
ff=Font(name='Verdana',size=8);fb=Font(name='Verdana',size=8,bold=True)
for j,h in enumerate(H,1):
    c=ws.cell(3,j,h);c.font=Font(name='Verdana',size=8,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F6F5C');c.alignment=Alignment(wrap_text=True,vertical='top')
X=[('Gebouw A','Weteringdreef 2','Kwantum Klimaattechniek B.V.','bedrijfsruimte',1860,18,(2018,4,1),(2028,3,31),'12 mnd',5,'1 april',133450,5400,9300,130200,'bankgarantie 45.000'),
('Gebouw A','Weteringdreef 4','Leegstand','bedrijfsruimte',940,8,None,None,None,None,None,0,0,0,68150,None),
('Gebouw A','Weteringdreef 6 bg','Drukkerij Oudenrijn','bedrijfsruimte',1215,10,(2009,1,1),(2029,12,31),'12 mnd',5,'1 januari',81720,0,6075,86900,'waarborgsom 17.500'),
('Gebouw A','Weteringdreef 6 1e','Studio Halfzes','kantoor',285,6,(2023,9,1),(2026,8,31),'6 mnd',3,'1 september',36390,3000,8550,37050,'waarborgsom 11.000'),
('Gebouw B','Weteringdreef 8','Van Heumen Groothandel B.V.','bedrijfsruimte',3420,30,(2021,11,1),(2031,10,31),'12 mnd',5,'1 november',262800,9000,17100,256500,'bankgarantie 79.000'),
('Gebouw B','Weteringdreef 8a','Van Heumen Groothandel B.V.','kantoor',610,0,(2021,11,1),(2031,10,31),'12 mnd',5,'1 november',79300,0,18300,79300,None),
('Gebouw B','Weteringdreef 10','Autoschade Lek & Rijn','bedrijfsruimte',1105,12,(2015,6,15),(2025,6,14),'12 mnd',5,'15 juni',76910,0,5525,80100,'waarborgsom 19.000'),
('Gebouw B','Weteringdreef 12','FitFabriek Leidsche Rijn','leisure',1480,25,(2022,2,1),(2032,1,31),'12 mnd',10,'1 februari',124600,0,14800,118400,'concerngarantie'),
('Gebouw C','Weteringdreef 14-1','Adviesbureau Terlinden','kantoor',342,7,(2020,10,1),(2025,9,30),'12 mnd',5,'1 oktober',50210,4200,10260,49600,'waarborgsom 15.000'),
('Gebouw C','Weteringdreef 14-2','Leegstand','kantoor',342,7,None,None,None,None,None,0,0,0,49600,None),
('Gebouw C','Weteringdreef 14-3','Nexabyte Hosting B.V.','kantoor',518,10,(2024,5,1),(2029,4,30),'12 mnd',5,'1 mei',76150,6000,15540,75100,'bankgarantie 23.000'),
('Gebouw C','Weteringdreef 14-4','Stichting Wijkzorg Vleuten','kantoor',456,8,(2017,8,1),(2027,7,31),'6 mnd',5,'1 augustus',63980,4800,13680,66100,None),
('Gebouw C','Weteringdreef 14-5','Tolhuis Notarissen','kantoor',702,14,(2019,1,1),(2028,12,31),'12 mnd',5,'1 januari',108350,8400,21060,101800,'bankgarantie 33.500'),
('Buitenterrein','Terrein noord','Haverkamp Transport','opslagterrein',2500,0,(2024,1,1),None,'3 mnd',None,'1 januari',30000,0,0,35000,None),
('Buitenterrein','Zendmast','TowerNet Nederland B.V.','opstelpunt',None,0,(2011,3,1),(2026,2,28),'12 mnd',5,'1 maart',8245,0,0,8000,None)]
y=4;rows=[];prev=None;S=[0]*6;T=[0]*6
import re
def tot(lbl,v,dbl=False):
    global y
    ws.cell(y,1,lbl).font=fb
    for j,q in ((5,0),(6,1),(12,2),(13,3),(14,4),(15,5)):
        c=ws.cell(y,j,v[q]);c.font=fb;c.number_format='#,##0'
    for j in range(1,17): ws.cell(y,j).border=Border(top=Side(style='thin'),bottom=Side(style='double') if dbl else None)
    y+=1
for x in X+[None]:
    if x is None or (prev and x[0]!=prev):
        tot('Subtotaal '+prev,S);T=[a+b for a,b in zip(T,S)];S=[0]*6;y+=1
        if x is None: break
    lg=x[2]=='Leegstand'
    for j,v in enumerate(x,1):
        if j in (7,8) and v: v=D(*v)
        if j==8 and v is None and not lg: v='onbepaald'
        if j==1 and x[0]==prev: v=None
        c=ws.cell(y,j,v);c.font=Font(name='Verdana',size=8,italic=lg,color='C00000' if lg else '000000')
        if isinstance(v,D): c.number_format='dd-mm-yyyy'
        elif isinstance(v,(int,float)): c.number_format='#,##0'
    for q,j in enumerate((4,5,11,12,13,14)): S[q]+=x[j] or 0
    dep=re.search(r'waarborgsom ([\d.]+)',x[15] or '')
    s=D(*x[6]) if x[6] else None;e=D(*x[7]) if x[7] else None
    rows.append(row(building=x[0],unit=x[1],tenantName=None if lg else x[2],statusText='Leegstand' if lg else None,unitType=x[3],area=x[4],leaseStartDate=s,leaseEndDate=e or (None if lg else 'onbepaald'),annualRent=x[11],charges=[{"code":"Servicekosten voorschot","amount":x[13],"per":"year"}],deposit=float(dep[1].replace('.','')) if dep else None))
    prev=x[0];y+=1
tot('Totaal',T,True)
y+=1;ws.cell(y,1,f'Leegstand: 2 objecten, 1.282 m² VVO.').font=ff
for c,w in zip('ABCDEFGHIJKLMNOP',[14,21,30,15,9,6,12,12,9,8,13,13,10,14,12,21]): ws.column_dimensions[c].width=w
ws.row_dimensions[3].height=26;ws.freeze_panes='D4';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1;wb.save(DOC+F)
save(F,dict(propertyName='Bedrijvenpark De Wetering – Utrecht',asOnDate='2025-07-01',units=None,occupied=None,vacant=2,sheet='Huurlijst',rows=rows),'INDUSTRIAL','Dutch property manager','Dutch xlsx huurlijst with notes sheet, building printed once per group, subtotals',False)

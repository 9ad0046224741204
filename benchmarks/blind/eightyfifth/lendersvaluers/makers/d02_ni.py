from common import *
import openpyxl
from openpyxl.styles import *
F='Castlemoyle Parade rents.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rents Jan 26'
B=Font(bold=True); th=Side(style='thin')
ws['A1']='CASTLEMOYLE PARADE'; ws['A1'].font=Font(bold=True,size=14,name='Arial')
ws['A2']='41-57 Castlemoyle Road, Newtownards, Co. Down'; ws['A3']='Rents at'; ws['B3']=D(2026,1,5); ws['B3'].number_format='d mmmm yyyy'
ws['B3'].alignment=Alignment(horizontal='left')
shops=[("41","Sandy Row Bakery Ltd",1010,D(2019,5,1),10,D(2024,5,1),16500,2020,688,None,"rent review 2024 agreed, no change"),
("43","Mourne Pharmacy Group Ltd",1485,D(2015,11,1),15,D(2025,11,1),27500,2970,1012,None,"review notice served"),
("45","",980,None,None,None,None,None,None,None,"VACANT - was Quick Phones, to let with Ardglen Commercial at £15k"),
("47-49","Spar (Henley Retail NI Ltd)",3260,D(2014,2,1),20,D(2029,2,1),48900,6520,2225,None,"pays quarterly"),
("51","Kelly's Turf Accountants",1015,D(2021,8,16),10,D(2026,8,16),18250,2030,692,4562.5,""),
("53","Golden Wok",990,D(2023,4,1),5,None,14400,1980,675,3600,"shutters landlord's repair"),
("55","Ards Credit Union Ltd",1240,D(2018,9,3),15,D(2028,9,3),20500,2480,845,None,""),
("57","Blade & Fade Barbers",610,D(2025,2,1),3,None,9600,1220,416,2400,"personal guarantee R. McQuoid")]
H=['Shop','Tenant','Sq ft','Lease from','Lease to','Next review','Rent p.a.','Service charge p.a.','Insurance p.a.','Rent deposit','Notes']
r=5; ws.cell(r,1,'SHOPS').font=B; r=6
for i,h in enumerate(H,1):
    c=ws.cell(r,i,h); c.font=B; c.alignment=Alignment(wrap_text=True,vertical='center'); c.border=Border(bottom=th); c.fill=PatternFill('solid',fgColor='FFF2CC')
rows=[]; r=7
for u,t,a,s,y,rv,rent,sc,ins,dep,n in shops:
    e=endof(s,12*y) if s else None
    for i,v in enumerate([u,t or None,a,s,e,rv,rent,sc,ins,dep,n or None],1):
        c=ws.cell(r,i,v)
        if 4<=i<=6: c.number_format='dd/mm/yyyy'
        if i>=7 and i<=10: c.number_format='£#,##0.00'
        if i==3: c.number_format='#,##0'
    q=dict(unit=u,section='SHOPS',area=a,statusText='Occupied' if t else 'VACANT')
    if t: q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep,charges=[{"code":"Service charge p.a.","amount":sc},{"code":"Insurance p.a.","amount":ins}])
    rows.append(q); r+=1
for col in (3,7,8,9,10):
    c=ws.cell(r,col,sum((x[{3:2,7:6,8:7,9:8,10:9}[col]] or 0) for x in shops)); c.font=B; c.number_format='#,##0' if col==3 else '£#,##0.00'; c.border=Border(top=th,bottom=Side(style='double'))
r+=3
ws.cell(r,1,'FLATS').font=B; ws.cell(r,3,'(entrance at rear, all on AST / private tenancies, managed by ourselves)').font=Font(italic=True); r+=1
H2=['Flat','Tenant','Beds','Moved in','Tenancy ends',None,'Rent per month','Paid by',None,'Deposit (TDS NI)','Notes']
for i,h in enumerate(H2,1):
    c=ws.cell(r,i,h); c.font=B; c.alignment=Alignment(wrap_text=True,vertical='center'); c.border=Border(bottom=th); c.fill=PatternFill('solid',fgColor='E2EFDA')
r+=1
flats=[("41A","D. Lavery & S. Orr","2 bed",D(2022,6,10),"rolling",695,"S/O",650,""),("43A","Mrs Ena Haslett","1 bed",D(2008,3,1),"rolling",480,"Cash",0,"long standing, below market"),
("45A","Piotr Zalewski","2 bed",D(2024,9,1),D(2026,8,31),725,"S/O",725,""),("47A","Chloe McIlwaine","2 bed",D(2025,7,14),D(2026,7,13),750,"HB £590 + top up",750,""),
("49A",None,"2 bed",None,None,None,None,None,"Vacant - new kitchen going in"),("51A","Rhys Gault","1 bed",D(2023,11,20),"rolling",595,"S/O",595,""),
("53A","Anna Devenny","1 bed",D(2025,10,1),D(2026,9,30),625,"S/O",625,""),("55A","Mr & Mrs T. Osei","3 bed",D(2021,1,18),"rolling",785,"S/O",700,"increase to £825 from 1 Mar 2026"),
("57A","Jordan Beattie","Studio",D(2025,5,6),D(2026,5,5),520,"HB direct",500,"")]
tot=dp=0
for u,t,b,s,e,rent,pb,dep,n in flats:
    for i,v in enumerate([u,t,b,s,e,None,rent,pb,None,dep,n or None],1):
        c=ws.cell(r,i,v)
        if 4<=i<=5: c.number_format='dd/mm/yyyy'; c.alignment=Alignment(horizontal='right')
        if i in(7,10): c.number_format='£#,##0.00'
    q=dict(unit=u,section='FLATS',unitType=b,statusText='Occupied' if t else 'Vacant')
    if t: q.update(tenantName=t,moveInDate=s,leaseEndDate=e,contractRent=rent,deposit=dep)
    if u=='55A': q['rentSteps']=[{"date":D(2026,3,1),"amount":825}]
    rows.append(q); r+=1; tot+=rent or 0; dp+=dep or 0
for col,v in ((7,tot),(10,dp)):
    c=ws.cell(r,col,v); c.font=B; c.number_format='£#,##0.00'; c.border=Border(top=th,bottom=Side(style='double'))
ws.cell(r,6,'per month').font=B; r+=1
ws.cell(r,6,'per year').font=B; ws.cell(r,7,tot*12).number_format='£#,##0.00'; r+=2
sr=sum(x[6] or 0 for x in shops)
ws.cell(r,1,'Total income per annum, shops and flats').font=B; ws.cell(r,7,sr+tot*12).number_format='£#,##0.00'; ws.cell(r,7).font=B
for k,w in zip('ABCDEFGHIJK',(8,30,9,12,12,12,13,15,13,13,58)): ws.column_dimensions[k].width=w
ws.row_dimensions[6].height=30; ws.row_dimensions[19].height=30; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('Repairs 2025'); 
for row in (('Date','Where','What','£'),(D(2025,3,4),'Flat 45A','Boiler',412),(D(2025,6,19),'Rear stairs','Weld handrail',180),(D(2025,11,2),'Shop 45','Board up / clear',265),(None,None,'Total',857)): w2.append(row)
for c in w2['A']: c.number_format='dd/mm/yy'
wb.save(doc(F))
save(F,dict(propertyName="Castlemoyle Parade",asOnDate="2026-01-05",units=17,occupied=15,vacant=2,sheet='Rents Jan 26',rows=rows),'MIXED_USE','owner spreadsheet, two stacked tables with different headers (annual shops, monthly flats)',True)

# small owner's spreadsheet: two fourplexes + house, informal
from common import *
import openpyxl
from openpyxl.styles import *
rng=random.Random(7310)
F='rents 2025 - bank copy.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='rents'
w2=wb.create_sheet('expenses'); 
for i,(a,b) in enumerate([('taxes 2024',11840.22),('insurance',6310),('water (city bills)',5088.4),('mowing',1600)]): w2.cell(i+1,1,a); w2.cell(i+1,2,b)
ws['B1']='Harbaugh rentals'; ws['B1'].font=Font(size=14,bold=True)
ws['B2']='RENTS  updated 6/14/25'
hd=['apt','who','beds','rent $','dep.','moved in','lease thru','owes','notes']
data=[('2211 Willow',None),
('upstairs L','Marisol & Pete Quiroz','2','$825','800',D(2021,5,1),'MTM','-','pays late but pays'),
('upstairs R','Dale Rasmussen','2','$850','850',D(2023,10,1),D(2025,9,30),'-',''),
('down L','K. Lockett','1','$695','700',D(2024,2,15),D(2026,2,14),'120',''),
('down R','empty - painting','1','','','','','','want 725'),
('2215 Willow',None),
('#1','Tolliver, Ruth','2','$780','500',D(2016,8,1),'MTM','-','senior, water incl.'),
('#2','Jess Upshaw','2','$850','850',D(2025,3,1),D(2026,2,28),'-','2 cats ok'),
('#3','Noel Ingram','1','$710','700',D(2024,11,1),D(2025,10,31),'-',''),
('#4','Vang family','2','$840','850',D(2022,6,1),D(2026,5,31),'-','Sec 8 pays 512 of it'),
('House 908 Birch',None),
('house','S. Castellano','3','$1,275','1275',D(2023,7,1),D(2025,6,30),'1275','renewing? ask')]
for i,h in enumerate(hd): q=ws.cell(4,2+i,h); q.font=Font(bold=True,underline='single')
r=5;rows=[];sec=None;tot=0
for x in data:
    if x[1] is None:
        r+=1 if r>5 else 0
        sec=x[0]; q=ws.cell(r,2,sec); q.font=Font(bold=True); q.fill=PatternFill('solid',fgColor='FFF2A8'); r+=1; continue
    u,who,bd,rent,dep,mi,le,ow,nt=x
    for i,v in enumerate([u,who,bd,rent,dep,mi,le,ow,nt]):
        if v=='' : continue
        q=ws.cell(r,2+i,v)
        if isinstance(v,dt.date): q.number_format='m/d/yy'; q.alignment=Alignment(horizontal='right')
        elif i in(2,3,4,7): q.alignment=Alignment(horizontal='right')
    num=lambda s:float(s.replace('$','').replace(',','')) if s and s!='-' else None
    d=dict(unit=u,building=sec,deposit=num(dep),balance=num(ow))
    if 'empty' in who: d.update(statusText='empty - painting',marketRent=725)
    else: d.update(tenantName=who,statusText='Occupied',contractRent=num(rent),moveInDate=mi,leaseEndDate=le); tot+=num(rent)
    rows.append(row(**d)); r+=1
ws.cell(r+1,4,'total'); q=ws.cell(r+1,5,f'${tot:,.0f}'); q.font=Font(bold=True); q.alignment=Alignment(horizontal='right'); ws.cell(r+2,4,'x 12'); q=ws.cell(r+2,5,f'${tot*12:,.0f}'); q.alignment=Alignment(horizontal='right')
ws.cell(r+4,2,'9 places, 8 rented right now. Laundry in 2211 basement about $60/mo not in here.')
for c_,w in zip('ABCDEFGHIJ',[2,17,24,6,9,8,10,10,8,24]): ws.column_dimensions[c_].width=w
wb.save(DOC+F)
save(F,'MULTIFAMILY','small owner informal spreadsheet, numbers as text, lowercase headers',True,dict(propertyName='Harbaugh rentals',asOnDate='2025-06-14',units=9,occupied=8,vacant=1,sheet='rents',planted=None,rows=rows))

from common import *
from openpyxl import Workbook
from openpyxl.styles import *
FN='Tenancy Schedule - Wrenbury Trade & Logistics Park.xlsx'; D=dt.date
R=[('Unit 1','Haldane Parcels Limited','Haldane Group plc',48210,D(2019,6,24),D(2029,6,23),None,D(2024,6,24),385680,[],'Inside',96420),
('Unit 2','Stowmarsh Furniture Ltd','',22140,D(2021,9,29),D(2031,9,28),D(2026,9,28),D(2026,9,29),199260,[],'Outside',49815),
('Unit 3A','Croft & Lyle Brewing Ltd','Directors',9875,D(2023,3,25),D(2028,3,24),D(2026,3,24),None,98750,[],'Outside',24690),
('Unit 3B','Void','',10110,None,None,None,None,None,[],None,None),
('Unit 3C','Penhale Motor Factors Ltd','',10040,D(2016,12,25),D(2026,12,24),None,None,80320,[],'Inside',0),
('Unit 4','Larchfield Cold Chain Ltd','Larchfield Foods AS',71600,D(2022,6,24),D(2037,6,23),D(2032,6,23),D(2027,6,24),680200,[],'Inside',0),
('Unit 5','Ashby Tooling Services','',6420,D(2024,9,29),D(2029,9,28),D(2027,9,28),None,70620,[(D(2026,9,29),77040)],'Outside',17655),
('Unit 6','Ashby Tooling Services','',6415,D(2024,9,29),D(2029,9,28),D(2027,9,28),None,70565,[(D(2026,9,29),76980)],'Outside',17640),
('Unit 7','Brightmere Tiles (Northern) Ltd','',8205,D(2020,3,25),D(2030,3,24),None,D(2025,3,25),73845,[],'Inside',0),
('Unit 8','County Ambulance Trust','',14320,D(2018,1,8),D(2028,1,7),None,None,136040,[],'Inside',0),
('Unit 9','Void (under offer)','',12190,None,None,None,None,None,[],None,None),
('Unit 10','Jessop Trade Paints Ltd','Jessop Holdings Ltd',5230,D(2025,6,24),D(2035,6,23),D(2030,6,23),D(2030,6,24),41840,[(D(2026,6,24),52300),(D(2027,6,24),62760)],'Inside',15690),
('Unit 11','Torr Electrical Wholesale Ltd','',5225,D(2022,12,25),D(2027,12,24),None,None,55385,[],'Outside',13846),
('Unit 12','Mossline Gym Ltd','Personal',7880,D(2023,6,24),D(2033,6,23),D(2028,6,23),D(2028,6,24),74860,[],'Inside',18715),
('Compound A','Vale Scaffolding','',None,D(2024,4,1),'Holding over',None,None,18000,[],'Outside',0),
('Sub-station','Midshire Grid Distribution plc','',None,D(1994,3,25),D(2093,3,24),None,None,1,[],'n/a',None)]
wb=Workbook(); w=wb.active; w.title='Tenancy Schedule'
w['A1']='Wrenbury Trade & Logistics Park'; w['A1'].font=Font(name='Arial',size=14,bold=True); w['A2']='Tenancy Schedule as at 25 March 2026'; w['A2'].font=Font(name='Arial',size=10)
w['A3']='All rents in £ per annum, exclusive of VAT, service charge and insurance'; w['A3'].font=Font(name='Arial',size=8,italic=True)
top=[('A','Demise',1),('B','Tenant',2),('D','GIA',1),('E','Lease',3),('H','Review',1),('I','Passing Rent',2),('K','Fixed Uplifts',2),('M','LTA 1954',1),('N','Deposit',1)]
sub=['','Name','Guarantor','sq ft','Start','Expiry','Tenant Break','Next','£ p.a.','£ psf','Date','£ p.a.','','£']
fl=PatternFill('solid',fgColor='5D4037'); wf=Font(name='Arial',size=9,bold=True,color='FFFFFF')
for c in range(1,15):
    for r in (5,6): x=w.cell(r,c); x.fill=fl; x.font=wf; x.alignment=Alignment(horizontal='center')
    w.cell(6,c,sub[c-1] or None)
for l,t,n in top:
    w[f'{l}5']=t
    if n>1: w.merge_cells(f'{l}5:{chr(ord(l)+n-1)}5')
r=7; rows=[]
for u,t,g,a,s,e,bk,rv,rent,up,lta,dep in R:
    void=t.startswith('Void'); vals=[u,t,g or None,a,s,e,bk,rv,rent,(rent/a if rent and a else None),up[0][0] if up else None,up[0][1] if up else None,lta,dep]
    for i,v in enumerate(vals,1):
        c=w.cell(r,i,v); c.font=Font(name='Arial',size=9,color='C62828' if void else '000000'); c.number_format={4:'#,##0',9:'#,##0',10:'0.00',12:'#,##0',14:'#,##0'}.get(i,'dd-mmm-yyyy' if i in(5,6,7,8,11) else 'General')
        if i in (5,6,7,8,11,13): c.alignment=Alignment(horizontal='center')
        c.border=Border(bottom=Side('thin',color='D7CCC8'))
    row=dict(unit=u,area=a,statusText=t if void else 'Occupied')
    if not void: row.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),annualRent=rent,deposit=dep,rentSteps=[dict(date=iso(x),amount=y,per='year') for x,y in up])
    rows.append(row); r+=1
    for x,y in up[1:]:
        w.cell(r,11,x).number_format='dd-mmm-yyyy'; w.cell(r,12,y).number_format='#,##0'
        for i in (11,12): w.cell(r,i).font=Font(name='Arial',size=9)
        w.cell(r,11).alignment=Alignment(horizontal='center'); r+=1
for i,v in ((1,'Total'),(4,sum(x[3] or 0 for x in R)),(9,sum(x[8] or 0 for x in R)),(14,sum(x[11] or 0 for x in R))):
    c=w.cell(r,i,v); c.font=Font(name='Arial',size=9,bold=True); c.number_format='#,##0'
for i in range(1,15): w.cell(r,i).border=Border(top=Side('thin'),bottom=Side('double'))
va=sum(x[3] for x in R if x[1].startswith('Void')); ta=sum(x[3] or 0 for x in R)
w.cell(r+2,1,f'Void {va:,} sq ft ({va/ta:.1%} by area). Unit 9 under offer at £10.75 psf. Unit 7 review of 25 March 2025 outstanding.').font=Font(name='Arial',size=8)
for c,x in zip('ABCDEFGHIJKLMN',[13,32,22,10,12,13,13,12,12,9,12,11,11,10]): w.column_dimensions[c].width=x
w.print_title_rows='5:6'; w.page_setup.paperSize=9; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.oddFooter.right.text='Printed &D'
wb.save(os.path.join(DOC,FN))
save(FN,'WAREHOUSE','UK tenancy schedule, rents per annum, grouped header, second uplift on a line of its own',True,rows,propertyName='Wrenbury Trade & Logistics Park',asOnDate='2026-03-25',units=None,occupied=None,vacant=2,sheet='Tenancy Schedule')

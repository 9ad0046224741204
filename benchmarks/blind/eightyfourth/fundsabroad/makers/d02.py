from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
name='d02_portfolio_logistics_tenancy.xlsx'
# unit, tenant, wh, office, total, start, end, break, rent, psf, reviewtype, steps
data=[
('Carrick Gate, Coatbridge',[
('Unit 1A','Strathallan Tyres Ltd',21450,2110,d(2020,5,28),d(2030,5,27),None,182590,None),
('Unit 1B','Northwynd Courier Services Ltd',18260,1540,d(2023,11,11),d(2028,11,10),d(2026,11,11),158400,None),
('Unit 2','Polmadie Fixings Ltd',34900,3180,d(2019,2,2),d(2029,2,1),None,266560,None),
('Unit 3',None,27500,2600,None,None,None,None,None),
('Unit 4','Keld Packaging (Scotland) Ltd',41080,4215,d(2022,8,1),d(2037,7,31),d(2032,8,1),351086,(d(2027,8,1),387630)),
('Unit 5-6','Keld Packaging (Scotland) Ltd',52600,3900,d(2022,8,1),d(2037,7,31),d(2032,8,1),423750,(d(2027,8,1),467853)),
('Yard Plot','Govanside Skip Hire Ltd',None,None,d(2024,3,1),d(2026,2,28),None,36000,None)]),
('Ridings Distribution Park, Normanton',[
('DC1','Amberley Home Retail plc',212340,14210,d(2016,12,5),d(2036,12,4),None,1495030,None),
('DC2','Tolland Foodservice Ltd',128775,9800,d(2021,4,19),d(2031,4,18),d(2026,4,19),935310,None),
('DC3','Vesterhavn Logistics UK Ltd',96410,6120,d(2018,9,29),d(2028,9,28),None,666445,None),
('DC4A','Broxholme Beds Ltd',44890,3005,d(2023,1,16),d(2033,1,15),d(2028,1,16),335265,(d(2028,1,16),370160)),
('DC4B','Sorrel & Pike Automotive Ltd',43980,2990,d(2024,6,3),d(2034,6,2),d(2029,6,3),352275,None),
('DC5',None,71200,5150,None,None,None,None,None),
('DC6','Heckmond Timber Ltd',30115,1870,d(2015,3,25),d(2025,3,24),None,191910,None)]),
('Fosse Meadow Trade Park, Hinckley',[
('1','Gable Trade Paints Ltd',4010,None,d(2021,10,1),d(2031,9,30),d(2026,10,1),48120,None),
('2','Burbage Plumb & Heat Ltd',4010,None,d(2022,1,10),d(2032,1,9),d(2027,1,10),50125,None),
('3','Eclat Tile Company Ltd',5980,600,d(2020,6,24),d(2030,6,23),None,75670,None),
('4','Pinnock Electrical Wholesale Ltd',5980,None,d(2023,3,13),d(2033,3,12),d(2028,3,13),77740,None),
('5','Motorlane Parts Ltd',4015,None,d(2019,7,1),d(2029,6,30),None,44165,None),
('6','The Barrel Press Brewing Co Ltd',4005,410,d(2024,9,2),d(2029,9,1),d(2027,9,2),57395,None),
('7',None,4020,None,None,None,None,None,None),
('8','Leapfield Gymnastics CIC',8050,450,d(2022,4,4),d(2032,4,3),d(2027,4,4),72250,None)])]
wb=Workbook();cv=wb.active;cv.title='Read me'
for i,x in enumerate(['Project Heron - Data room','Document ref 3.2.1','Tenancy schedule of three multi-let logistics estates','Prepared by Sandal Roe Asset Management Ltd','Status: final, 31 December 2025','Source: leases; areas GIA per 2022 survey. Rents exclude VAT and service charge.']): cv.cell(2+i,2,x)
cv['B2'].font=Font(bold=True,size=16)
ws=wb.create_sheet('Tenancy Schedule')
ws['A1']='PROJECT HERON'; ws['A1'].font=Font(bold=True,size=14,name='Arial'); ws['A2']='Tenancy schedule as at 31 December 2025'
g=[(4,6,'Area (sq ft GIA)'),(7,9,'Lease dates'),(10,11,'Passing rent'),(12,13,'Fixed uplift'),(14,15,'ERV')]
fill=PatternFill('solid',fgColor='1F3864');w=Font(bold=True,color='FFFFFF',name='Arial',size=9);th=Side(style='thin',color='999999')
for a,b,x in g:
    ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b); ws.cell(4,a,x)
hd=['Unit','Tenant','Occupancy','Warehouse','Office','Total','Start','Expiry','Next break','£ p.a.','£ psf','Date','£ p.a.','£ p.a.','£ psf']
for c in range(1,16):
    x=ws.cell(5,c,hd[c-1])
    for r in(4,5):
        y=ws.cell(r,c);y.fill=fill;y.font=w;y.alignment=Alignment(horizontal='center',wrap_text=True)
r=6;rows=[];gt=[0,0,0,0,0];F=Font(name='Arial',size=9);FB=Font(name='Arial',size=9,bold=True)
erv={'Carrick Gate, Coatbridge':8.75,'Ridings Distribution Park, Normanton':7.6,'Fosse Meadow Trade Park, Hinckley':13.5}
planted=('DC3',666445,686445) # printed 686,445 while totals carry 666,445
for park,us in data:
    ws.cell(r,1,park).font=FB
    for c in range(1,16): ws.cell(r,c).fill=PatternFill('solid',fgColor='D9E1F2')
    r+=1;st=[0]*5
    for u,t,wh,of,s,e,b,rent,step in us:
        tot=(wh or 0)+(of or 0) or None
        ev=round(tot*erv[park]/5)*5 if tot else None
        pr=planted[2] if u==planted[0] else rent
        vals=[u,t or 'VACANT','Vacant' if not t else ('Holding over' if e<d(2025,12,31) else 'Let'),wh,of,tot,s,e,b,pr,round(rent/tot,2) if pr and tot else None,step and step[0],step and step[1],ev,erv[park] if tot else None]
        for c,v in enumerate(vals,1):
            x=ws.cell(r,c,v);x.font=F
            if c in(4,5,6,10,13,14): x.number_format='#,##0'
            if c in(11,15): x.number_format='0.00'
            if c in(7,8,9,12): x.number_format='dd-mmm-yy'
            x.border=Border(bottom=Side(style='hair',color='999999'))
        rows.append(dict(propertyName=park,section=park,unit=u,tenantName=t,area=tot,statusText=vals[2],leaseStartDate=s and s.isoformat(),leaseEndDate=e and e.isoformat(),annualRent=pr,rentSteps=[dict(date=step[0].isoformat(),amount=step[1],per='year')] if step else None))
        for k,v in enumerate([wh,of,tot,rent,ev]): st[k]+=v or 0
        r+=1
    for k in range(5): gt[k]+=st[k]
    ws.cell(r,2,'Sub-total '+park.split(',')[0])
    for c,v in zip((4,5,6,10,14),st): ws.cell(r,c,v).number_format='#,##0'
    for c in range(1,16): ws.cell(r,c).font=FB;ws.cell(r,c).border=Border(top=th)
    r+=2
ws.cell(r,2,'PORTFOLIO TOTAL')
for c,v in zip((4,5,6,10,14),gt): ws.cell(r,c,v).number_format='#,##0'
for c in range(1,16): ws.cell(r,c).font=FB;ws.cell(r,c).border=Border(top=th,bottom=Side(style='double'))
ws.cell(r+2,1,'Notes').font=FB
ws.cell(r+3,1,'1. Unit 3 Carrick Gate: in discussions with two requirements. 2. DC6 tenant holding over under ss.24-28 LTA 1954; renewal heads of terms circulated.')
for c,wd in zip(range(1,16),[11,34,13,11,9,10,11,11,11,11,8,11,11,11,8]): ws.column_dimensions[L(c)].width=wd
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
s3=wb.create_sheet('Summary');s3.append(['Estate','Units','Let','Area sq ft','Rent £ p.a.'])
for park,us in data: s3.append([park,len(us),sum(1 for x in us if x[1]),sum((x[2] or 0)+(x[3] or 0) for x in us),sum(x[7] or 0 for x in us)])
wb.active=1
wb.save(D+name)
n=len(rows);o=sum(1 for x in rows if x.get('tenantName'))
save(name,rows,'PROJECT HERON','2025-12-31','WAREHOUSE','Data-room workbook, three estates as sections, grouped headers',units=n,occ=o,vac=n-o,sheet='Tenancy Schedule',planted=dict(what='DC3 rent printed 686,445 while the sub-total, the grand total and the Summary sheet carry 666,445',kind='digit_changed'),checks=[('area',gt[2],'area'),('rent',gt[3],'annualRent')])

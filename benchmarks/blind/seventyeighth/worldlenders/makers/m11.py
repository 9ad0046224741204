from lib import *; N='nz_penrose_industrial_schedule.xlsx'
import xlsxwriter
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Tenancies');F=lambda **k:wb.add_format(dict(font_name='Georgia',font_size=10,valign='top',**k))
ws.merge_range('A1:L1','12-20 Rakino Road, Penrose, Auckland',F(bold=1));ws.merge_range('A2:L2','Schedule of tenancies as at valuation date, 1 November 2026 (NZ$, plus GST and outgoings)',F(italic=1))
h=F(bold=1,text_wrap=1,bottom=2);H=['Tenancy','Lessee','Use','Lettable area (sqm)','Car parks','Commenced','Term','Final / current expiry','Rights of renewal','Next rent review','Contract rent ($pa)','Rent ($/month)','OPEX recovery ($pa)']
for j,x in enumerate(H):ws.write(3,j,x,h)
d=D.date
L=[('A','Southpaw Joinery Limited','Warehouse / workshop',1240,12,d(2022,4,1),'6 years',d(2028,3,31),'2 x 3 years','1 April 2027, market',223200,31620),
('B1','Tasman Refrigeration Limited','Warehouse',865,8,d(2024,7,1),'4 years',d(2028,6,30),'1 x 4 years','1 July 2027, CPI',164400,22057.5),
('B2','Kauri Coast Coffee Roasters Limited','Roastery and café',412,6,d(2023,10,1),'5 years',d(2028,9,30),'Nil','1 October 2027 to $96,000 pa',91800,10506),
('C',None,'Warehouse',980,10,None,None,None,None,None,None,None),
('D','Hutt Valley Freight Services (2019) Limited','Warehouse and yard',2115,18,d(2019,12,1),'8 years',d(2027,11,30),'2 x 4 years','1 December 2026 to $408,000 pa',396000,53932.5),
('E','Manukau Tyre & Alignment Limited','Workshop',350,7,d(2025,3,1),'3 years',d(2028,2,29),'1 x 3 years','1 March 2028, market',73500,8925),
('Ofc 1','Whetu Consulting Engineers Limited','Office',286,9,d(2021,6,1),'6 years',d(2027,5,31),'1 x 3 years','None remaining',92664,14300),
('Ofc 2','Pacific Payroll Limited','Office',174,4,d(2024,2,1),'3 years',d(2027,1,31),'Nil','None remaining',54288,8700)]
st={'B2':('2027-10-01',96000),'D':('2026-12-01',408000)};w=F(text_wrap=1);m=F(num_format='#,##0');m2=F(num_format='#,##0.00');dt=F(num_format='d mmm yyyy',align='left');rows=[];r=4;T=[0]*4;ws.set_row(3,44)
for u,le,us,a,cp,b,tm,e,rr,nr,p,o in L:
    for j,(v,f) in enumerate([(u,w),(le or 'Vacant (asking $180 per sqm)',w),(us,w),(a,m),(cp,m),(b,dt),(tm,w),(e,dt),(rr,w),(nr,w),(p,m),(p/12 if p else None,m2),(o,m2)]):
        if v is None:continue
        ws.write_datetime(r,j,D.datetime(v.year,v.month,v.day),f) if isinstance(v,D.date) else ws.write(r,j,v,f)
    row=dict(unit=u,area=a,unitType=us,statusText='Occupied' if le else 'Vacant')
    if le:row.update(tenantName=le,leaseStartDate=iso(b),leaseEndDate=iso(e),annualRent=p,contractRent=round(p/12,2),charges=[dict(code='OPEX recovery',amount=o,per='year')],rentSteps=[dict(date=st[u][0],amount=st[u][1],per='year')] if u in st else [])
    T=[x+(y or 0) for x,y in zip(T,(a,cp,p,o))];rows.append(row);ws.set_row(r,31);r+=1
tb=F(bold=1,top=1,bottom=6,num_format='#,##0');tb2=F(bold=1,top=1,bottom=6,num_format='#,##0.00')
for j in range(13):ws.write(r,j,{0:'Total',3:T[0],4:T[1],10:T[2],11:round(T[2]/12,2),12:T[3]}.get(j,''),tb2 if j>10 else tb)
ws.write(r+2,0,'All leases are on the ADLS Deed of Lease form (sixth edition 2012). Yard of 600 sqm is included in Tenancy D and not measured above.',F(italic=1))
for j,x in enumerate([9,30,18,10,8,12,9,13,12,18,12,12,12]):ws.set_column(j,j,x)
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,1);wb.close()
save(N,'INDUSTRIAL','NZ valuer schedule of tenancies, small, wrapped cells, rent reviews in words',False,'12-20 Rakino Road','2026-11-01',8,7,1,rows,checks=[('area',T[0]),('annualRent',T[2]),('c:OPEX recovery',T[3])])

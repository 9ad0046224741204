# small mixed building, QuickBooks-era spreadsheet, annual+monthly, side table, vacancy in name cell, garages/antenna
from xl import *
r=random.Random(3711);N=Namer(r);FN='517 Harrow Ave - rents Q1-25.xlsx';wb=Workbook();ws=wb.active;ws.title='Sheet1'
ws['A1']='Harrow Ave Realty Co., Inc.';ws['A2']='517 Harrow Avenue';ws['A3']='Schedule of Rents at March 31, 2025';ws['A3'].font=B
for j,h in enumerate(['Tenant','Space','Use','Lease','','Rent','','Security'],1): ws.cell(5,j,h).font=B
for j,h in enumerate(['','','','Begins','Expires','Monthly','Annual','on Deposit','Remarks'],1): ws.cell(6,j,h).font=B
ws.merge_cells('D5:E5');ws.merge_cells('F5:G5')
d=dt.date;X=[('Nightjar Coffee Corp.','Store 1','Retail',d(2021,5,1),d(2031,4,30),4850,14550,'3% bumps; 5/1/25 to $4,995.50'),('Vacant','Store 2','Retail',None,None,None,None,'with broker'),
(N(1),'Apt 2A','Apartment',d(2024,9,1),d(2025,8,31),2150,2150,None),(N(1),'Apt 2B','Apartment',d(2023,2,1),'MTM',1925,1925,'no lease'),(N(1),'Apt 3A','Apartment',d(2024,6,1),d(2025,5,31),2225,2225,'gave notice'),(N(1),'Apt 3B','Apartment',d(2024,12,1),d(2025,11,30),2095,2095,None),('Super','Apt 1R','Apartment',None,None,0,None,'employee, rent free'),(N(1),'Apt 4A','Apartment',d(2022,7,1),d(2026,6,30),1780,1500,'in court - nonpayment'),(N(1),'Apt 4B','Apartment',d(2025,1,15),d(2026,1,14),2310,2310,None),
(None,None),('Apt 2A tenant','Garage 1','Parking',None,'MTM',175,None,None),('Nightjar Coffee Corp.','Garage 2','Parking',None,'MTM',175,None,None),('Sudsley Coin Laundry Inc','Laundry','Laundry rm',d(2020,1,1),d(2026,12,31),260,500,None),('Ridgeline Wireless LLC','Roof','Antenna',d(2018,10,1),d(2028,9,30),1450,None,None)]
R=7;rows=[];tm=td=0
for x in X:
    if x[0] is None: R+=1;continue
    t,s,u,b,e,m,dep,rm=x;va=t=='Vacant'
    for j,y in enumerate([t,s,u,b,e,m,m*12 if m else m,dep,rm],1):
        c=ws.cell(R,j,y)
        if isinstance(y,dt.date): c.number_format='mm/dd/yy'
        elif j in(6,7,8): c.number_format='#,##0'
    R+=1;tm+=m or 0;td+=dep or 0
    rows.append(row(unit=s,tenantName=None if va else t,unitType=u,statusText='Vacant' if va else 'Occupied' if t!='Super' else None,leaseStartDate=b,leaseEndDate=e,contractRent=m,annualRent=m*12 if m is not None else None,deposit=dep,rentSteps=[dict(date='2025-05-01',amount=4995.5)] if s=='Store 1' else None))
ws.cell(R,1,'Total').font=B
for j,y in((6,tm),(7,tm*12),(8,td)): c=ws.cell(R,j,y);c.number_format='$#,##0';c.font=B;c.border=Border(top=thin,bottom=Side(style='double'))
ws.cell(R+2,1,'Stores 2, apartments 7 (one for super). Garages, laundry and roof are not counted as units.')
widths(ws,[26,10,12,10,10,10,11,11,32]);land(ws);fin(wb,FN)
save(FN,'MIXED_USE','small owner schedule, tenant first, two-line header, ancillary rows',True,rows,9,7,1,'517 Harrow Avenue','2025-03-31','Sheet1')

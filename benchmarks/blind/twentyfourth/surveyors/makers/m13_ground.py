from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='ground_leases_Q2.xlsx'
wb=Workbook();ws=wb.active;ws.title='Sheet1'
ws['B2']='Saltmarsh Crossing Outparcels - Ground Lease Roll';ws['B2'].font=Font(bold=True,size=12);ws['B3']='As of: June 30, 2025';ws['H3']='Prepared by Heron Land Co. asset mgmt 7/9/2025'
for j,x in enumerate(['Parcel','Ground Lessee','Use','Acres','Commencement','Expiration','Current Annual\nGround Rent','Step 1\nDate','Step 1\nAnnual Rent','Step 2\nDate','Step 2\nAnnual Rent','% Rent Clause','Guarantor','Extension Options'],2):
    q=ws.cell(5,j,x);q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');q.border=Border(bottom=Side(style='thin'),top=Side(style='thin'))
ws.row_dimensions[5].height=30
L=[('OP-1','Quickbite Burgers #4412 LLC','QSR drive-thru',1.12,'2014-03-01','2034-02-28',98500,'2029-03-01',108350,None,None,'','Quickbite Holdings','4 x 5 yrs'),('OP-2','Coastal Community Credit Union','Bank',.94,'2017-09-01','2037-08-31',121000,'2027-09-01',133100,'2032-09-01',146410,'','Corporate','2 x 10 yrs'),('OP-3','Redwing Fuel & Convenience Inc.','Fuel / C-store',1.86,'2010-11-15','2030-11-14',164500,'2025-11-15',180950,None,None,'','Personal','3 x 5 yrs'),('OP-4','AVAILABLE','',1.35,None,None,None,None,None,None,None,'','',''),('OP-5','Lantern Family Restaurants LP','Casual dining',1.5,'2019-06-01','2039-05-31',115000,'2029-06-01',126500,'2034-06-01',139150,'6% over $3.2M','Lantern Brands','4 x 5 yrs'),('OP-6A','Verity Car Wash of Saltmarsh LLC','Car wash',1.08,'2022-01-01','2041-12-31',92000,'2027-01-01',101200,'2032-01-01',111320,'','Franchisee','4 x 5 yrs'),('OP-6B','Palisade Tire Centers','Auto service',.88,'2021-05-01','2036-04-30',76000,'2026-05-01',83600,'2031-05-01',91960,'','None','3 x 5 yrs'),('OP-7','Summit Hospitality Saltmarsh LLC','Hotel (112 keys)',3.4,'2008-07-01','2068-06-30',210000,'2028-07-01',241500,None,None,'1.5% of rooms rev.','None','None'),('OP-8','City of Saltmarsh','Lift station',.2,'2005-01-01','2104-12-31',1,None,None,None,None,'','','')]
rows=[];A=T=0
for i,(u,t,us,ac,st,en,an,d1,s1,d2,s2,pc,gu,op) in enumerate(L):
    r=6+i
    for j,x in enumerate([u,t,us,ac,st,en,an,d1,s1,d2,s2,pc,gu,op],2):
        if x in(None,''):continue
        if j in(6,7,9,11):x=D.datetime.fromisoformat(x)
        q=ws.cell(r,j,x)
        if j in(6,7,9,11):q.number_format='mmmm d, yyyy'
        if j in(8,10,12):q.number_format='$#,##0'
        if j==5:q.number_format='0.00'
    A+=ac;T+=an or 0
    rows.append(dict(unit=u,tenantName=t if an else None,unitType=us or None,area=ac,statusText='Occupied' if an else t,leaseStartDate=st,leaseEndDate=en,annualRent=an,rentSteps=[dict(date=a,amount=b,per='year') for a,b in((d1,s1),(d2,s2)) if a]))
r=6+len(L);ws.cell(r,2,'Totals');ws.cell(r,5,round(A,2)).number_format='0.00';ws.cell(r,8,T).number_format='$#,##0'
for j in range(2,16):ws.cell(r,j).font=Font(bold=True);ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,2,'9 parcels: 8 leased, 1 available (OP-4, asking $105,000 NNN per year). All leases absolute net; lessees own improvements.')
ws.column_dimensions['A'].width=2
for L_,w in zip('BCDEFGHIJKLMNO',[9,36,18,8,20,20,15,20,13,20,13,19,20,15]):ws.column_dimensions[L_].width=w
wb.save(doc(F))
save(F,'LAND','US ground lease roll, offset table, step columns',False,propertyName='Saltmarsh Crossing Outparcels',asOnDate='2025-06-30',units=9,occupied=8,vacant=1,rows=rows,totals=dict(annualRent=T,area=round(A,2)))

import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
import xlsxwriter
F='112-118 Main Street rent schedule.xlsx'; D=dt.date
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('Rents 3-1-26'); b=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=11,**k))
t=b(bold=1); N_=b(); M=b(num_format='#,##0.00'); M0=b(num_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'); DT=b(num_format='mm-dd-yyyy',align='center'); H=b(bold=1,bottom=1,text_wrap=1,align='center'); SEC=b(bold=1,bg_color='#D9D2C5'); TT=b(bold=1,top=1,num_format='$#,##0.00'); TI=b(bold=1,top=1,num_format='#,##0'); NI=b(num_format='#,##0'); IT=b(italic=1)
ws.write(0,0,'THE BLALOCK BLOCK',b(bold=1,font_size=15) if 0 else wb.add_format({'font_name':'Garamond','font_size':15,'bold':1})); ws.write(1,0,'112-118 N. Main Street, Greenwood, South Carolina',N_); ws.write(2,0,'Schedule of rents in effect at March 1, 2026',N_); ws.write(2,7,'Loan no. 40-11873',IT)
rows=[]; r=4
ws.merge_range(r,0,r,8,'STREET LEVEL - STORES AND OFFICES',SEC); r+=1
for i,h in enumerate(['Address','Tenant','Use','Square feet','Lease begins','Lease expires','Base rent per month','Taxes, ins., maint. per month','Security deposit']): ws.write(r,i,h,H)
ws.set_row(r,46); r+=1; c0=r
C=[('112','Rosalind\'s Kitchen','Restaurant',2150,D(2022,4,1),D(2027,3,31),2687.5,430,2500),('114','Ninety Six Books','Bookstore',1380,D(2023,9,1),D(2026,8,31),1495,276,1400),('116','VACANT','(former bank branch)',2900,None,None,None,None,None),('118-A','Lakelands Realty Group','Office',900,D(2025,2,1),D(2028,1,31),1125,180,1125),('118-B','Uptown Barber Co.','Barber',640,D(2021,6,1),'mo.-to-mo.',725,0,500)]
for a,tn,us,sf,s,e,rn,nn,dp in C:
    ws.write_string(r,0,a,N_); ws.write(r,1,tn,N_); ws.write(r,2,us,IT); ws.write(r,3,sf,NI)
    row=dict(unit=a,section='STREET LEVEL - STORES AND OFFICES',area=sf)
    if tn!='VACANT':
        ws.write_datetime(r,4,dt.datetime(s.year,s.month,s.day),DT); ws.write(r,5,e,DT) if isinstance(e,str) else ws.write_datetime(r,5,dt.datetime(e.year,e.month,e.day),DT)
        ws.write(r,6,rn,M); ws.write(r,7,nn,M); ws.write(r,8,dp,M)
        row.update(tenantName=tn,statusText='Occupied',contractRent=rn,leaseStartDate=s,leaseEndDate=e,deposit=dp,charges=[dict(code='Taxes, ins., maint. per month',amount=nn)])
    else: row['statusText']='VACANT'
    rows.append(row); r+=1
sm=lambda i:sum(x[i] or 0 for x in C)
ws.write(r,1,'Street level',t); ws.write(r,3,sm(3),TI); [ws.write(r,c,sm(c),TT) for c in(6,7,8)]; r+=2
ws.merge_range(r,0,r,8,'UPSTAIRS - LOFT APARTMENTS',SEC); r+=1
for i,h in enumerate(['Apt.','Resident','Layout','Sq. ft.','Moved in','Lease through','Rent','Parking in rear lot','Deposit']): ws.write(r,i,h,H)
ws.set_row(r,32)
r+=1
A=[('201','Marisol Gaskins','1 BR loft',720,D(2024,8,3),D(2026,7,31),1095,40,1095),('202','Wade & Annette Usry','2 BR',985,D(2021,11,15),D(2026,11,30),1240,80,1000),('203','Jerome Walden','Studio',480,D(2025,6,1),D(2026,5,31),850,40,850),('204','Vacant - ready','1 BR loft',735,None,None,None,None,None),('205','Shelby Kinard','1 BR loft',710,D(2023,2,10),'mo.-to-mo.',995,0,995),('206','Daphne Purvis','2 BR',1010,D(2025,10,1),D(2026,9,30),1325,40,1325),('301','Silas Rainey & Joelle Odom','2 BR top floor',1160,D(2024,1,1),D(2026,12,31),1475,80,1475)]
for a,tn,ty,sf,s,e,rn,pk,dp in A:
    ws.write(r,0,int(a),b(align='left')); ws.write(r,1,tn,N_); ws.write(r,2,ty,IT); ws.write(r,3,sf,NI); row=dict(unit=a,section='UPSTAIRS - LOFT APARTMENTS',unitType=ty,area=sf)
    if s:
        ws.write_datetime(r,4,dt.datetime(s.year,s.month,s.day),DT); ws.write(r,5,e,DT) if isinstance(e,str) else ws.write_datetime(r,5,dt.datetime(e.year,e.month,e.day),DT)
        for c,v in((6,rn),(7,pk),(8,dp)): ws.write(r,c,v,M)
        row.update(tenantName=tn,statusText='Occupied',contractRent=rn,moveInDate=s,leaseEndDate=e,deposit=dp,charges=[dict(code='Parking in rear lot',amount=pk)])
    else: row['statusText']=tn
    rows.append(row); r+=1
sa=lambda i:sum(x[i] or 0 for x in A)
ws.write(r,1,'Upstairs',t); ws.write(r,3,sa(3),TI); [ws.write(r,c,sa(c),TT) for c in(6,7,8)]; r+=2
ws.write(r,1,'WHOLE BUILDING',t); ws.write(r,3,sm(3)+sa(3),TI); [ws.write(r,c,sm(c)+sa(c),TT) for c in(6,7,8)]; r+=1
ws.write(r,1,'times 12',IT); ws.write(r,6,12*(sm(6)+sa(6)),M); r+=2
for x in('116: bank branch closed 12/31/25; asking $9.00 a foot, triple net, prospect is a brewery.','Stores pay their own power. Apartments pay power and water; trash is in the rent.','Billboard on the north wall (Palmetto Outdoor) pays $275 a month on a separate agreement, not above.'): ws.write(r,0,x,IT); r+=1
for i,w in enumerate((9,29,21,9,13,13,13,15,12)): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,rows,'MIXED_USE','r44c','Mixed-use main-street schedule, two blocks with headers of their own',propertyName='THE BLALOCK BLOCK',asOnDate='2026-03-01',units=12,occupied=10,vacant=2,sheet=None)

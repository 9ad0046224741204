from common import *
import xlwt
N='Sandrock_Ground_Leases.xls'
Q=[('Parcel 1','Petrol Junction Stores, Ltd.','1.42',D(1998,7,1),D(2047,6,30),48000,(D(2028,7,1),52800),12000),('Parcel 2','Harbor Oat Mills Co.','6.80',D(1985,1,1),D(2083,12,31),36500,None,0),('Parcel 3A','Redfern Billboard Partners','0.10',D(2019,4,1),D(2029,3,31),9600,(D(2026,4,1),9888),2400),('Parcel 3B','Verdi Cell Tower Holdings','0.06',D(2011,10,15),D(2036,10,14),21420,(D(2026,10,15),22062.6),0),('Parcel 4','vacant land',"11.30",None,None,None,None,None),('Parcel 5','Kimbro & Sons (hay)','42.00',D(2025,3,1),D(2026,2,28),3780,None,0),('Parcel 6','Coralbell Sun Farm 3, LLC','88.50',D(2022,1,1),D(2056,12,31),106200,(D(2027,1,1),111510),53100),('Parcel 7','Town of Sandrock (fire station)','1.00',D(1974,6,1),D(2073,5,31),1,None,0),('Parcel 8','Yarborne Kennels','2.25',D(2020,8,1),D(2030,7,31),14400,(D(2026,8,1),15000),3600)]
wb=xlwt.Workbook();w=wb.add_sheet('Ground Leases');b=xlwt.easyxf('font: bold on');h=xlwt.easyxf('font: bold on; align: wrap on, horiz center; borders: bottom thin, top thin');m=xlwt.easyxf(num_format_str='$#,##0.00');d=xlwt.easyxf(num_format_str='M/D/YYYY');tm=xlwt.easyxf('font: bold on; borders: top double',num_format_str='$#,##0.00')
w.write(0,0,'Sandrock Land Trust',b);w.write(1,0,'GROUND LEASE SCHEDULE');w.write(2,0,'Trust year ended June 30, 2025')
for j,(t,x) in enumerate((('Parcel',12),('Ground Lessee',34),('Acres',8),('Commencement',18),('Expiration',14),('Annual Ground Rent',16),('Half-Yearly Installment',16),('Next Adjustment',14),('Annual Rent After',16),('Deposit Held',14))):w.write(4,j,t,h);w.col(j).width=x*256
rows=[];y=5
for u,n,a,s,e,r_,st,dp in Q:
    w.write(y,0,u);w.write(y,1,n);w.write(y,2,float(a),xlwt.easyxf(num_format_str='0.00'))
    if r_ is not None:
        w.write(y,3,s,d);w.write(y,4,e,d);w.write(y,5,r_,m);w.write(y,6,r_/2,m);w.write(y,9,dp,m)
        if st:w.write(y,7,st[0],d);w.write(y,8,st[1],m)
    rows.append(dict(unit=u,tenantName=n if r_ is not None else None,statusText='Occupied' if r_ is not None else 'vacant land',annualRent=r_,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dp,rentSteps=[dict(date=iso(st[0]),amount=st[1],per='year')] if st else None));y+=1
w.write(y+1,1,'Total, nine parcels (eight leased)',b);w.write(y+1,2,round(sum(float(q[2]) for q in Q),2),xlwt.easyxf('font: bold on; borders: top double',num_format_str='0.00'));w.write(y+1,5,S(rows,'annualRent'),tm);w.write(y+1,6,S(rows,'annualRent')/2,tm);w.write(y+1,9,S(rows,'deposit'),tm)
w.write(y+3,0,'The Town of Sandrock pays one dollar a year under the deed of gift of 1974.');w.write(y+5,0,'Trustee: ____________________');w.row(4).height_mismatch=True;w.row(4).height=560;w.portrait=False;w.fit_num_pages=1;w.set_fit_width_to_pages(1);w.set_fit_height_to_pages(1);wb.save(f'{R}/documents/{N}')
save(N,'LAND','ground leases, annual rents, half-yearly installments',True,dict(propertyName='Sandrock Land Trust',asOnDate='2025-06-30',units=9,occupied=8,vacant=1,sheet='Ground Leases',rows=rows))

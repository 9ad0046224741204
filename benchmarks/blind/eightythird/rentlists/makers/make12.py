from common import *
import xlsxwriter
name='Farm lots - Otter Creek 2025.xlsx'
wb=xlsxwriter.Workbook(D+name); ws=wb.add_worksheet('2025 leases'); ws3=wb.add_worksheet('Soil')
f=lambda **k: wb.add_format({'font_name':'Georgia','font_size':10,**k})
ti=f(bold=1,font_size=14,font_color='#38571A'); hd=f(bold=1,bg_color='#E2EFDA',border=1,text_wrap=1,align='center',valign='vcenter'); tx=f(border=1,text_wrap=1,valign='top'); ac=f(border=1,num_format='0.0',valign='top'); mo=f(border=1,num_format='$#,##0',valign='top'); r8=f(border=1,num_format='$#,##0.00',valign='top'); da=f(border=1,num_format='mmm d, yyyy',align='left',valign='top'); bt=f(border=1,bold=1,top=2); bm=f(border=1,bold=1,top=2,num_format='$#,##0'); ba=f(border=1,bold=1,top=2,num_format='0.0')
ws.merge_range('A1:I1','Otter Creek Farm Trust',ti); ws.merge_range('A2:I2','Schedule of land leases, crop year 2025 (as of March 1, 2025)',f(italic=1))
ws.merge_range('A4:A5','Lot',hd); ws.merge_range('B4:B5','Use',hd); ws.merge_range('C4:C5','Operator',hd); ws.merge_range('D4:D5','Acres',hd); ws.merge_range('E4:F4','Lease term',hd); ws.write('E5','From',hd); ws.write('F5','To',hd); ws.merge_range('G4:H4','Cash rent',hd); ws.write('G5','per acre',hd); ws.write('H5','per year',hd); ws.merge_range('I4:I5','Unpaid from 2024',hd)
data=[('1N','Row crop','Dvorsky Bros. Farms',78.5,(2023,3,1),(2026,2,28),215,0),('1S','Row crop','Dvorsky Bros. Farms',64,(2023,3,1),(2026,2,28),215,0),('2','Hay','W. Grindstaff',41.5,(2024,3,1),(2027,2,28),88,1826),('3','Pasture','Kessenich Dairy LLC',112,(2022,3,1),(2027,2,28),46,0),('4A','Market garden','Slow Row Produce Co-op',6.5,(2021,4,1),(2026,3,31),310,0),('4B','Market garden','Hmong Growers Assn.',8,(2024,4,1),(2029,3,31),295,0),('4C','Market garden','not leased',5.5,None,None,None,None),('5','Row crop','Nordquist Land & Seed, Inc.',156,(2025,3,1),(2028,2,28),228,0),('6','Timber / hunting','Ridge Runners Gun Club',90,(2024,9,1),(2025,8,31),12.5,0),('7','Row crop','Emmerich Acres',88.5,(2024,3,1),(2027,2,28),220,4867.5),('8','Pasture','not leased',37,None,None,None,None),('9','Orchard','Brightwell Cider Works',14,(2018,1,1),(2037,12,31),180,0),('10','Gravel pad','Tri-County Seed Storage',2,(2020,7,1),(2025,6,30),1500,0)]
rows=[];R=5
for u,us,o,a,s,e,pa,ar in data:
    v=o=='not leased'; ws.write(R,0,u,tx);ws.write(R,1,us,tx);ws.write(R,2,o,f(border=1,italic=1,font_color='#888888') if v else tx);ws.write(R,3,a,ac)
    for c,x in ((4,s),(5,e)):
        ws.write_datetime(R,c,dt.datetime(*x),da) if x else ws.write_blank(R,c,None,tx)
    if v:
        for c in (6,7,8): ws.write_blank(R,c,None,tx)
        rows.append(dict(unit=u,unitType=us,area=a,statusText='not leased'))
    else:
        yr=a*pa; ws.write(R,6,pa,r8); ws.write_formula(R,7,f'=D{R+1}*G{R+1}',r8,yr); ws.write(R,8,ar,r8)
        rows.append(dict(unit=u,unitType=us,area=a,statusText='Occupied',tenantName=o,leaseStartDate=iso(dt.date(*s)),leaseEndDate=iso(dt.date(*e)),annualRent=yr,balance=ar))
    R+=1
ws.write(R,0,'Total',bt)
for c in (1,2,4,5,6): ws.write_blank(R,c,None,bt)
bm=f(border=1,bold=1,top=2,num_format='$#,##0.00')
ws.write_formula(R,3,f'=SUM(D6:D{R})',ba,sum(x[3] for x in data)); ws.write_formula(R,7,f'=SUM(H6:H{R})',bm,sum(x.get('annualRent',0) for x in rows)); ws.write_formula(R,8,f'=SUM(I6:I{R})',bm,sum(x.get('balance',0) for x in rows))
ws.write(R+2,0,'Rent is due half April 1, half November 1. Lot 9 rent is reset every five years. Eleven of thirteen lots are leased.',f(font_size=9))
ws.set_column('A:A',7);ws.set_column('B:B',16);ws.set_column('C:C',28);ws.set_column('D:D',8);ws.set_column('E:F',13);ws.set_column('G:I',13); ws.set_landscape(); ws.fit_to_pages(1,0)
for i,x in enumerate([('Lot','pH','P (ppm)'),('1N',6.6,31),('2',6.1,18),('5',6.8,40)]):
    for j,v in enumerate(x): ws3.write(i,j,v)
wb.close()
save(name,dict(propertyName='Otter Creek Farm Trust',asOnDate='2025-03-01',units=13,occupied=11,vacant=2,sheet='2025 leases',rows=rows),'LAND','farm lots, annual cash rent and rate per acre, merged headers')

from common import *
import xlsxwriter
N='Physicians Court - Exhibit B.xlsx';r=random.Random(88)
Q=[('100','Tidewater Pediatrics, P.A.',3240,'2021-04-01','2028-03-31',5670,1620,('2026-04-01',5832)),('104','Dr. Emil Rasmusson, DDS',1410,'2018-10-01','2026-09-30',2702.5,705,None),('106','Vacant',980,None,None,None,None,None),('108','Lakeward Audiology LLC',1205,'2024-01-15','2027-01-14',2109,602.5,('2026-01-15',2172.25)),('110/112','Osei-Lindquest Family Medicine, P.C.',4480,'2020-06-01','2030-05-31',8213.33,2240,('2026-06-01',8400)),('114','Anodyne Physical Therapy',2050,'2023-02-01','2028-01-31',3502.08,1025,('2026-02-01',3604)),('200','North Fork Dermatology Associates',2890,'2022-09-01','2027-08-31',5298.33,1445,('2026-09-01',5418.75)),('204','Dr. H. Umbright, Podiatry',890,'2015-05-01','MTM',1483.33,445,None),('206','Capstan Imaging Center',3675,'2024-11-01','2034-10-31',7350,1837.5,('2026-11-01',7570.5)),('210','Vacant',1530,None,None,None,None,None),('212','Silverleaf Counseling Group',1120,'2025-03-01','2026-02-28',1960,560,None),('214','Gables Draw Station (laboratory)',640,'2023-12-01','2026-11-30',1173.33,320,('2025-12-01',1208.5))]
wb=xlsxwriter.Workbook(f'{R}/documents/{N}',dict(default_date_format='mmm d, yyyy'));w=wb.add_worksheet('Exhibit B');f=lambda **k:wb.add_format(dict(font_name='Book Antiqua',font_size=10,**k))
t=f(bold=1,align='center');g=f(bold=1,align='center',border=1,text_wrap=1,valign='vcenter');x=f(border=4);mn=f(border=4,num_format='#,##0.00');ar=f(border=4,num_format='#,##0');dd=f(border=4,num_format='mmm d, yyyy',align='right');tb=f(bold=1,top=6,num_format='$#,##0.00');tr=f(bold=1,top=6,num_format='#,##0')
w.merge_range('B1:L1','EXHIBIT "B"',t);w.merge_range('B2:L2','Physicians Court Office Condominium, Units 1-12: Schedule of Tenancies at September 15, 2025',t)
w.merge_range('B4:B5','Suite',g);w.merge_range('C4:C5','Tenant',g);w.merge_range('D4:D5','Rentable SF',g);w.merge_range('E4:F4','Lease Term',g);w.write('E5','Commences',g);w.write('F5','Expires',g);w.merge_range('G4:I4','Current Monthly',g)
for a,b in(('G5','Base Rent'),('H5','CAM/Taxes'),('I5','Total'),('J5','Date'),('K5','New Base'),):w.write(a,b,g)
w.merge_range('J4:K4','Next Increase',g);w.merge_range('L4:L5','Security Deposit',g)
w.set_column('A:A',2);w.set_column('B:B',9);w.set_column('C:C',36);w.set_column('D:L',13.5)
rows=[];y=5;P=lambda s:dt.datetime.fromisoformat(s)
for u,n,a,s,e,b,cam,st in Q:
    for j in range(1,12):w.write_blank(y,j,None,x)
    w.write_string(y,1,u,x);w.write(y,2,n,x);w.write(y,3,a,ar)
    if n=='Vacant':rows.append(dict(unit=u,area=a,statusText='Vacant'));y+=1;continue
    dep=r.choice([b,round(b*2,2),2500]);w.write_datetime(y,4,P(s),dd)
    w.write_datetime(y,5,P(e),dd) if e!='MTM' else w.write(y,5,e,dd)
    w.write(y,6,b,mn);w.write(y,7,cam,mn);w.write_formula(y,8,f'=G{y+1}+H{y+1}',mn,round(b+cam,2));w.write(y,11,dep,mn)
    if st:w.write_datetime(y,9,P(st[0]),dd);w.write(y,10,st[1],mn)
    rows.append(dict(unit=u,tenantName=n,area=a,statusText='Occupied',contractRent=b,leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code='Base Rent',amount=b),dict(code='CAM/Taxes',amount=cam)],totalCharges=round(b+cam,2),rentSteps=[dict(date=st[0],amount=st[1])] if st else None,_c=cam));y+=1
w.write(y,2,'Total',tr)
for j,k,F in((3,'area',tr),(6,'contractRent',tb),(7,'_c',tb),(8,'totalCharges',tb),(11,'deposit',tb)):
    l=chr(65+j);w.write_formula(y,j,f'=SUM({l}6:{l}{y})',F,S(rows,k))
for i,n in enumerate(['Notes:','1. Suite 106 and Suite 210 are vacant; ten suites leased of twelve.','2. Capstan Imaging: two 5-year options at 95% of fair market.','3. Suite 204 lease expired April 30, 2020; tenant holds over month to month (MTM).','','Landlord: ______________________   Date: ____________']):w.write(y+2+i,1,n)
w.set_landscape();w.fit_to_pages(1,1);wb.close()
for q in rows:q.pop('_c',0)
save(N,'OFFICE','grouped headers, next increase columns',False,dict(propertyName='Physicians Court Office Condominium',asOnDate='2025-09-15',units=12,occupied=10,vacant=2,sheet='Exhibit B',rows=rows))

# parking-and-shops block, bookkeeper's old XLS: shops with dated step columns, below them parking permits by block of stalls
from common import *
import xlwt
name='granby_street_garage_shops.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('GRANBY'); w2=wb.add_sheet('old')
E=xlwt.easyxf; b=E('font: bold on'); ttl=E('font: bold on, height 260, name Arial'); hd=E('font: bold on; align: wrap on, horiz center, vert bottom; borders: bottom medium'); n0=E(num_format_str='#,##0'); m=E(num_format_str='#,##0.00'); mb=E('font: bold on; borders: top thin',num_format_str='#,##0.00'); nb=E('font: bold on; borders: top thin',num_format_str='#,##0'); dd=E(num_format_str='MM/DD/YY'); red=E('font: colour red, italic on')
ws.write(0,0,'GRANBY STREET GARAGE & SHOPS',ttl); ws.write(1,0,'Crandall Sisters Trust'); ws.write(2,0,'Rents in effect 10/1/2025')
# shops: space, tenant, sf, start, end, dep, depnote, monthly, re tax, cam, r26, r27, note
SH=[('101','Noodle Foundry',1650,'2023-01-15','2033-01-31',8250,'',4125.00,343.75,275.00,4248.75,4376.21,'2 x 5 options'),
('103','Granby Locksmith & Key',420,'2011-06-01','MTM',600,'',840.00,87.50,70.00,None,None,''),
('105','FOR LEASE',1100,None,None,None,'',None,None,None,None,None,'broker: Tamsin Realty'),
('107','Civic Print & Copy Inc',1380,'2021-04-01','2026-03-31',3220,'',3220.00,287.50,230.00,None,None,'renewal under talk'),
('109','Crandall Sisters Trust office',510,'1999-01-01','MTM',None,'',0.00,0.00,0.00,None,None,'own use'),
('111','Stagedoor Wine Bar LLC',1925,'2024-08-01','2034-07-31',30000,'LC',5293.75,401.04,320.83,5452.56,5616.14,'LC drops 1/3 in 2027'),
('113','Ruzicka Shoe Repair',380,'2016-02-01','2026-01-31',500,'',760.00,79.17,63.33,None,None,''),
('115','Stagedoor Wine Bar LLC',600,'2025-03-01','2034-07-31',None,'',1350.00,125.00,100.00,1390.50,1432.22,'storage/prep; with 111')]
PK=[('P1 001-024','Hotel Marlborough valet','reserved',24,'2022-05-01','2027-04-30',3600,'',3600.00,3720.00,3840.00,''),
('P1 025-040','Transient / hourly','hourly',16,None,None,None,'',None,None,None,'operator count, see P&L'),
('P2 041-070','Bellhaven Insurance Group','reserved',30,'2020-10-01','2025-12-31',4000,'',4050.00,None,None,'notice: needs 20 only in 2026'),
('P2 071-082','Civic Print & Copy Inc','reserved',12,'2021-04-01','2026-03-31',None,'',1500.00,None,None,'with 107'),
('P2 083-088','Open stalls','',6,None,None,None,'',None,None,None,''),
('P3 089-128','County Courthouse (jurors)','permit',40,'2024-07-01','MTM',None,'',3800.00,None,None,'county PO, pays in arrears'),
('P3 129-136','Stagedoor Wine Bar LLC','permit',8,'2024-08-01','2034-07-31',None,'',760.00,784.00,808.00,''),
('ROOF','Skydeck Solar Lease Co','roof',None,'2019-09-01','2039-08-31',15000,'LC',950.00,None,975.00,'')]
rows=[]; r=4
ws.write_merge(r,r,0,14,'A. STREET SHOPS',b); r+=1
H=['Space','Tenant','Sq ft','Begins','Ends','Deposit','Held as','Rent per month','Rent per year','RE tax','CAM','Total month','Rent from 1/1/26','Rent from 1/1/27','Notes']
for i,h in enumerate(H): ws.write(r,i,h,hd)
ws.row(r).height=560; r+=1; S=[0]*7
for (u,t,sf,a,z,dep,dk,rent,tax,cam,x,y,n) in SH:
    vac=t=='FOR LEASE'; tot=None if vac else rnd(rent+tax+cam)
    ws.write(r,0,int(u)); ws.write(r,1,t,red if vac else E('')); ws.write(r,2,sf,n0)
    for c,v in ((3,a),(4,z)):
        if v: ws.write(r,c,D(v) if v[0] in '12' else v,dd)
    if dep: ws.write(r,5,dep,m); ws.write(r,6,dk or 'cash')
    for c,v in ((7,rent),(8,rnd(rent*12) if rent is not None else None),(9,tax),(10,cam),(11,tot),(12,x),(13,y)):
        if v is not None: ws.write(r,c,v,m)
    if n: ws.write(r,14,n)
    for i,v in enumerate([sf,dep,rent,rnd((rent or 0)*12),tax,cam,tot]): S[i]+=v or 0
    rows.append(R(unit=u,section='A. STREET SHOPS',tenantName=None if vac else t,statusText=t if vac else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=z,deposit=dep,contractRent=rent,annualRent=rnd(rent*12) if rent is not None else None,
       charges=None if vac else [dict(code='RE tax',amount=tax),dict(code='CAM',amount=cam)],totalCharges=tot,rentSteps=[dict(date=d,amount=v) for d,v in (('2026-01-01',x),('2027-01-01',y)) if v]))
    r+=1
ws.write(r,1,'Shops total',b)
for c,v in zip((2,5,7,8,9,10,11),S): ws.write(r,c,rnd(v),nb if c==2 else mb)
r+=3
ws.write_merge(r,r,0,14,'B. GARAGE AND ROOF',b); r+=1
H=['Stalls','Holder','No. of stalls','Begins','Ends','Deposit','Held as','Rent per month','Rent per year','Kind','','','Rent from 1/1/26','Rent from 1/1/27','Notes']
for i,h in enumerate(H):
    ws.write(r,i,h,hd)
ws.row(r).height=560; r+=1; Q=[0]*4
for (u,t,k,n,a,z,dep,dk,rent,x,y,note) in PK:
    opn=t=='Open stalls'; tr=t.startswith('Transient')
    ws.write(r,0,u); ws.write(r,1,t,red if opn else E(''))
    if n: ws.write(r,2,n,n0)
    for c,v in ((3,a),(4,z)):
        if v: ws.write(r,c,D(v) if v[0] in '12' else v,dd)
    if dep: ws.write(r,5,dep,m); ws.write(r,6,dk or 'cash')
    for c,v in ((7,rent),(8,rnd(rent*12) if rent is not None else None),(12,x),(13,y)):
        if v is not None: ws.write(r,c,v,m)
    if k: ws.write(r,9,k)
    if note: ws.write(r,14,note)
    for i,v in enumerate([n,dep,rent,rnd((rent or 0)*12)]): Q[i]+=v or 0
    rows.append(R(unit=u,section='B. GARAGE AND ROOF',unitType=k or None,tenantName=None if opn else t,statusText=t if opn else (None if tr else 'Occupied'),leaseStartDate=a,leaseEndDate=z,deposit=dep,contractRent=rent,annualRent=rnd(rent*12) if rent is not None else None,
       rentSteps=[dict(date=d,amount=v) for d,v in (('2026-01-01',x),('2027-01-01',y)) if v]))
    r+=1
ws.write(r,1,'Garage and roof total',b)
for c,v in zip((2,5,7,8),Q): ws.write(r,c,rnd(v),nb if c==2 else mb)
r+=2
ws.write(r,1,'GRANBY TOTAL RENT',b); ws.write(r,5,rnd(S[1]+Q[1]),mb); ws.write(r,7,rnd(S[2]+Q[2]),mb); ws.write(r,8,rnd(S[3]+Q[3]),mb); r+=1
ws.write(r,1,'of deposits, letters of credit'); ws.write(r,5,45000,m); r+=2
ws.write(r,1,'Stall rent is flat by the block; increases come 1/1 each year. Bellhaven leaves at 12/31 unless new paper.')
for i,w in enumerate([12,31,8,10,10,11,8,11,12,10,9,11,11,11,30]): ws.col(i).width=256*w
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
w2.write(0,0,'2019 garage rates (superseded)'); w2.write(1,0,'reserved'); w2.write(1,1,115); w2.write(2,0,'permit'); w2.write(2,1,80)
wb.save(os.path.join(DOC,name))
save(name,T('GRANBY STREET GARAGE & SHOPS','2025-10-01',None,None,None,rows,sheet='GRANBY'),'MIXED_USE','family trust bookkeeper (old XLS)','two tables of different columns on one sheet, dated step columns, stall blocks as units, LC deposits',True)

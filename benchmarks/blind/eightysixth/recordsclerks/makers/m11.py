# Tenant File (old Windows program) export to .xls: scattered houses & duplexes of an estate; xlwt
from common import *
import xlwt
r=random.Random(8611); N=Names(r)
fn='TENFILE_EXPORT_BRIGGS_EST.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('TenantList')
b=xlwt.easyxf('font: name Courier New, bold on, height 180'); x=xlwt.easyxf('font: name Courier New, height 180'); m=xlwt.easyxf('font: name Courier New, height 180',num_format_str='#,##0.00'); D=xlwt.easyxf('font: name Courier New, height 180; align: horiz left',num_format_str='MM/DD/YY'); mb=xlwt.easyxf('font: name Courier New, bold on, height 180; borders: top thin',num_format_str='#,##0.00')
ws.write(0,0,'TENANT FILE - Rental List by Property',b); ws.write(1,0,'Owner: BRIGGS ESTATE (0014)',x); ws.write(2,0,'Printed: 11/04/2024',x)
hd=['Prop ID','Address','Unit','Bd','Ba','Type','Tenant Name','Phone','Move In','Lease Ends','Rent Due','Sec Dep','Pet Dep','Balance','Vac']
for i,h in enumerate(hd): ws.write(4,i,h,b)
P=[('114','1142 Sycamore Ave','SFR',1),('115','118 W Buell St','DUP',2),('117','209 Larch Ln','SFR',1),('120','77 Mill Race Rd','4PLX',4),('121','401 N Vine St','DUP',2),('122','403 N Vine St','DUP',2),('130','18 Catalpa Ct','SFR',1),('131','20 Catalpa Ct','SFR',1),('132','1609 Tipton Pike','SFR',1),('140','5 Elevator St','TRI',3),('141','512 S Walnut','DUP',2),('142','514 S Walnut','SFR',1),('150','90 County Road 300 E','SFR',1),('155','822 Locust St','4PLX',4),('160','33 Fairground Rd','SFR',1),('161','35 Fairground Rd','SFR',1),('170','610 E Main (over store)','APT',2),('175','Lot 9 Riverside Dr','SFR',1)]
y=5; rows=[]; T=[0,0,0,0]; occ=0
for pid,ad,ty,n in P:
    for i in range(n):
        u='1' if n==1 else ('ABCD'[i] if ty!='TRI' else str(i+1)); bd={'SFR':3,'DUP':2,'4PLX':1,'TRI':2,'APT':1}[ty]; bd=bd if r.random()<.8 else bd+1; ba=1 if bd<3 else r.choice([1,1.5,2])
        rent={1:475,2:595,3:775,4:850}[bd]+r.choice([0,25,-25,50,75]); v=(pid,i) in(('121',1),('155',2),('175',0),('140',0))
        for c,s in enumerate([int(pid),ad,u,bd,ba,ty]): ws.write(y,c,s,x)
        R=dict(unit=u,building=ad,unitType=ty)

        if v:
            ws.write(y,10,0,m); ws.write(y,13,0,m); ws.write(y,14,'Y',x); R.update(statusText='Vacant',contractRent=0,balance=0)
        else:
            occ+=1; nm=N.lf(); mi=rdate(r,d(2003,1,1),d(2024,9,20)); le=r.choice([None,None,rdate(r,d(2024,11,30),d(2025,9,30))]); sd=r.choice([rent,400,500,0]); pd=r.choice([0,0,0,200]); bal=r.choice([0,0,0,0,rent,-20,35,r.randrange(60,900)+.0])
            ws.write(y,6,nm,x); ws.write(y,7,'555-%04d'%r.randrange(100,200),x); ws.write(y,8,mi,D)
            if le: ws.write(y,9,eom(le),D)
            else: ws.write(y,9,'MTM',x)
            for c,a in zip((10,11,12,13),(rent,sd,pd,bal)): ws.write(y,c,a,m)
            R.update(tenantName=nm,statusText='Occupied',moveInDate=mi,leaseEndDate=eom(le) if le else 'MTM',contractRent=rent,deposit=sd,balance=bal)
            for j,a in enumerate((rent,sd,pd,bal)): T[j]+=a
        rows.append(row(**R)); y+=1
ws.write(y,6,'TOTALS - %d UNITS'%len(rows),b)
for c,a in zip((10,11,12,13),T): ws.write(y,c,a,mb)
ws.write(y+1,6,'VACANT',b); ws.write(y+1,10,len(rows)-occ,x)
for c,w in enumerate([8,26,6,4,5,6,24,10,10,11,11,11,10,11,5]): ws.col(c).width=256*w
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(f'{ROOT}/documents/{fn}')
finish(fn,'SINGLE_FAMILY_RENTAL','Tenant File export .xls, scattered houses',False,rows,'Briggs Estate','2024-11-04',len(rows),occ,len(rows)-occ,sheet='TenantList',totals=dict(contractRent=T[0],deposit=T[1],balance=T[3]))

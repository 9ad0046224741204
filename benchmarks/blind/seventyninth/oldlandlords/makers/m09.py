from common import *; import xlwt
r=random.Random(909); n=N(909); f='townhall_rooms_let.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Lettings 2025-26');x=xlwt.easyxf
B1=x('font: bold on, height 280');H=x('font: bold on; align: wrap on, horiz center, vert center; borders: bottom thin, top thin');H2=x('font: bold on; align: wrap on, horiz center; borders: bottom medium');M=x('',num_format_str='#,##0.00');MB=x('font: bold on; borders: top thin',num_format_str='#,##0.00');D1=x('',num_format_str='YYYY-MM-DD');A1=x('',num_format_str='0.0');BO=x('font: bold on');UN=x('font: underline on')
ws.write(0,0,'Town of Port Sandoval, Ontario',B1);ws.write(1,0,'Rooms let in the Old Town Hall, 8 King Street East');ws.write(2,0,'Position at');ws.write(2,1,dt.date(2026,1,31),D1)
ws.write_merge(4,5,0,0,'Room',H);ws.write_merge(4,5,1,1,'Description',H);ws.write_merge(4,5,2,2,'Area m²',H);ws.write_merge(4,5,3,3,'Lessee',H);ws.write_merge(4,4,4,5,'Term',H);ws.write(5,4,'begins',H2);ws.write(5,5,'ends',H2);ws.write_merge(4,5,6,6,'Annual rent',H);ws.write_merge(4,4,7,9,'Monthly instalment',H);ws.write(5,7,'Rent',H2);ws.write(5,8,'HST 13 %',H2);ws.write(5,9,'Payable',H2)
y=6;rows=[];G=[0]*5
fl=[('Basement',[('B01','Vault',21.5),('B02','Store room',34.0),('B04','Archive room',48.2)]),('Ground floor',[('G1','Former tax counter',62.4),('G2','Office',28.8),('G3','Office',31.0),('G5','Corner shop',55.7)]),('Upper floor',[('U1','Council annex',74.3),('U2','Office',22.1),('U3','Office',22.1),('U4','Office',26.9),('U6','Studio',40.5)])]
who={'B01':'Port Sandoval Historical Society','B02':None,'B04':'Orcutt Notarial Services','G1':'Lakeshore Credit Union','G2':'Kowalik Denture Clinic','G3':'Kowalik Denture Clinic','G5':'Tamsin & Daughters Books','U1':'County Library Board','U2':None,'U3':'Harbour Legal Aid','U4':'M. Jessop, land surveyor','U6':'Ferry Street Pottery Guild'}
for s,us in fl:
    ws.write(y,0,s,UN);y+=1
    for u,de,a in us:
        ws.write(y,0,u);ws.write(y,1,de);ws.write(y,2,a,A1)
        if who[u] is None: ws.write(y,3,'to let');rows.append(R(unit=u,unitType=de,section=s,area=a,statusText='to let'));y+=1;continue
        nm=who[u];mo=round(a*r.uniform(11,17)/5)*5 if s[0]!='B' else round(a*6/5)*5
        if u=='B01': mo=0
        d=D(r,'2018-01-01','2024-06-01').replace(day=1);e=addy(d,r.choice([5,10])) 
        if e<dt.date(2026,2,28): e=addy(d,10)
        hs=round(mo*.13,2)
        ws.write(y,3,nm);ws.write(y,4,d,D1);ws.write(y,5,e,D1)
        for c,v in zip((6,7,8,9),(mo*12,mo,hs,mo+hs)): ws.write(y,c,v,M)
        for i,v in enumerate((a,mo*12,mo,hs,mo+hs)): G[i]+=v
        rows.append(R(unit=u,unitType=de,section=s,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=d.isoformat(),leaseEndDate=e.isoformat(),annualRent=mo*12,contractRent=mo,charges=[dict(code='Rent',amount=mo),dict(code='HST 13 %',amount=hs)],totalCharges=round(mo+hs,2)));y+=1
ws.write(y,3,'Total',MB)
for c in (4,5): ws.write(y,c,'',MB)
for c,v in zip((6,7,8,9),G[1:]): ws.write(y,c,round(v,2),MB)
y+=2;ws.write(y,0,'12 rooms; 10 let, 2 to let. The Society holds the vault at no rent (By-law 2004-17). Council Chamber and clerk\'s office are in municipal use and not listed.')
for c,w in enumerate([9,19,9,32,12,12,13,12,11,12]): ws.col(c).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(doc(f));save(f,'OFFICE','legacy xls, merged two-line header, Canada, m2',False,rows,'Old Town Hall, 8 King Street East','2026-01-31',12,10,2,'Lettings 2025-26')

from lib import *
import xlwt
r=rng(8510); fn='10_gantry_park_tenant_list.xls'
T=[('Bldg 1 - 4400 Gantry Dr',[('A','Fastrack Pallet & Crate',24000,6.85,'5/1/21','4/30/26'),('B','Ironbark Cabinetry',18500,7.10,'11/1/23','10/31/28'),('C','VACANT',12000,0,'',''),('D','Midline Bearing Supply',21500,6.95,'2/1/20','1/31/27')]),
('Bldg 2 - 4420 Gantry Dr',[('A-B','Corrugated Concepts Inc',62000,6.25,'7/1/18','6/30/28'),('C','Sureway Freight Forwarding',31000,6.60,'9/1/22','8/31/27')]),
('Bldg 3 - 4440 Gantry Dr',[('1','Volt & Valve Electric',4800,9.75,'3/1/24','2/28/27'),('2','Purline Roofing',4800,9.50,'6/1/21','5/31/26'),('3','Hi-Desert Granite',4800,9.60,'1/1/25','12/31/29'),('4','VACANT',4800,0,'',''),('5','Beacon Screen Printing',4800,9.25,'10/1/19','M-T-M'),('6','Catalyst CrossTraining',4800,10.00,'8/1/24','7/31/27'),('7-8','Sonoran Wine Storage',9600,9.40,'4/1/23','3/31/30')]),
('Bldg 4 - 4460 Gantry Dr',[('All','Tributary Beverage Distributors',148000,5.95,'1/1/16','12/31/30')])]
wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1'); x=xlwt.easyxf
b=x('font: bold on'); hd=x('font: bold on; align: wrap on, horiz center, vert bottom; borders: bottom thin; pattern: pattern solid, fore_colour light_yellow'); n0=x(num_format_str='#,##0'); m=x(num_format_str='#,##0.00'); bm=x('font: bold on; borders: top thin',num_format_str='#,##0.00'); b0=x('font: bold on; borders: top thin',num_format_str='#,##0'); sec=x('font: bold on, italic on'); p=x(num_format_str='0.00'); dt=x('align: horiz right')
ws.write(0,0,'Gantry Industrial Park, Tucson',x('font: bold on, height 280')); ws.write(1,0,'Tenant list / rents in effect at December 31 2025'); ws.write(2,0,'(NNN leases. All amounts per month unless noted)')
H=['Ste','Tenant','SF','Rate/SF/Yr','From','To','Rent','Taxes','Ins.','CAM','AZ Rental Tax','Mo. Total','Next Bump','New Rent','Dep.']
for c,h in enumerate(H): ws.write(4,c,h,hd)
ws.row(4).height_mismatch=True; ws.row(4).height=540
row=5; rows=[]; G=dict.fromkeys('sf rent tx ins cam az tot dep'.split(),0)
pd=lambda s:D.datetime.strptime(s,'%m/%d/%y').date()
for bl,L in T:
    ws.write(row,0,bl,sec); row+=1; S=dict.fromkeys(G,0)
    for u,n,sf,rate,a,e in L:
        ws.write(row,0,u); ws.write(row,1,n); ws.write(row,2,sf,n0); q=dict(unit=u,building=bl,area=sf)
        v=dict(sf=sf)
        if n=='VACANT': q.update(statusText='VACANT')
        else:
            rent=round(sf*rate/12,2); tx=round(sf*1.08/12,2); ins=round(sf*.22/12,2); cam=round(sf*(.84 if sf<10000 else .61)/12,2); az=round((rent+tx+ins+cam)*.025,2); tot=round(rent+tx+ins+cam+az,2); dep=0 if sf>60000 else round(rent,-2)
            ws.write(row,3,rate,p); ws.write(row,4,a,dt); ws.write(row,5,e,dt)
            for c,k in zip(range(6,12),(rent,tx,ins,cam,az,tot)): ws.write(row,c,k,m)
            q.update(tenantName=n,statusText='Occupied',contractRent=rent,leaseStartDate=pd(a),leaseEndDate=e if e[0]=='M' else pd(e),charges=[dict(code=k,amount=y) for k,y in zip(('Taxes','Ins.','CAM','AZ Rental Tax'),(tx,ins,cam,az))],totalCharges=tot)
            if e[0]!='M':
                nb=pd(a).replace(year=2026)
                if nb<pd(e): nr=round(rent*1.03,2); ws.write(row,12,f'{nb.month}/{nb.day}/{nb:%y}',dt); ws.write(row,13,nr,m); q.update(rentSteps=[dict(date=iso(nb),amount=nr)])
            if dep: ws.write(row,14,dep,m); q.update(deposit=dep)
            v.update(rent=rent,tx=tx,ins=ins,cam=cam,az=az,tot=tot,dep=dep)
        for k in v: S[k]+=v[k]; G[k]+=v[k]
        rows.append(q); row+=1
    if len(L)>1:
        ws.write(row,1,'Subtotal',b)
        for c,k in ((2,'sf'),(6,'rent'),(7,'tx'),(8,'ins'),(9,'cam'),(10,'az'),(11,'tot'),(14,'dep')): ws.write(row,c,round(S[k],2),b0 if k=='sf' else bm)
        row+=1
    row+=1
ws.write(row,1,'PARK TOTAL',b)
for c,k in ((2,'sf'),(6,'rent'),(7,'tx'),(8,'ins'),(9,'cam'),(10,'az'),(11,'tot'),(14,'dep')): ws.write(row,c,round(G[k],2),b0 if k=='sf' else bm)
ws.write(row+2,1,'* Beacon on month-to-month since 10/1/25, renewal out for signature'); 
for c,w in enumerate([6,32,9,10,9,9,12,11,10,11,13,12,10,12,11]): ws.col(c).width=w*256
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(fn))
oc=sum(1 for q in rows if 'tenantName' in q)
save(fn,'INDUSTRIAL','owner spreadsheet (.xls)','building headings, NNN recoveries plus rental tax, text dates, next bump columns',False,'Gantry Industrial Park','2025-12-31',rows,len(rows),oc,len(rows)-oc)

from lib import *
import xlwt
N='811 Delmont rents nov.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Nov 2025'); B=xlwt.easyxf('font: bold on'); U=xlwt.easyxf('font: bold on; borders: bottom thin'); dt_=xlwt.easyxf('',num_format_str='M/D/YYYY'); mo=xlwt.easyxf('',num_format_str='#,##0.00'); bm=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); x=xlwt.easyxf('')
ws.write(0,0,'811-817 Delmont Avenue',B); ws.write(1,0,'Rents as of November 1, 2025'); R=[]
ws.write(3,0,'STORES',B)
for j,h in enumerate(['Space','Tenant','Sq ft','Lease from','Lease to','Rent','R.E. tax','Water','Total due','Sec. dep.','Next increase','New rent']): ws.write(4,j,h,U)
S=[('811','Paco & Sons Shoe Repair',640,D(2019,5,1),D(2029,4,30),1650,140,35,3300,D(2026,5,1),1716),('813','Bluebird Records',1150,D(2023,9,1),D(2028,8,31),2875,250,35,5750,D(2026,9,1),2961.25),('815','vacant',980),('817','Delmont Wash & Fold',1420,D(2014,1,1),'mo to mo',2900,310,265,2500,None,None)]
row=5; t=[0]*5
for s in S:
    ws.write(row,0,s[0]);ws.write(row,1,s[1]);ws.write(row,2,s[2]); q=dict(unit=s[0],area=s[2],section='STORES')
    if len(s)==3: q['statusText']='vacant'
    else:
        _,n,_,a,e,rent,tax,w,dep,sd,sr=s; ws.write(row,3,a,dt_); ws.write(row,4,e,x if isinstance(e,str) else dt_)
        v=[rent,tax,w,rent+tax+w,dep]; [ws.write(row,5+i,k,mo) for i,k in enumerate(v)]; t=[p+k for p,k in zip(t,v)]
        if sd: ws.write(row,10,sd,dt_); ws.write(row,11,sr,mo)
        q.update(tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=rent,charges=[dict(code='R.E. tax',amount=tax),dict(code='Water',amount=w)],totalCharges=rent+tax+w,deposit=dep,rentSteps=[dict(date=iso(sd),amount=sr)] if sd else None)
    R.append(q); row+=1
ws.write(row,1,'stores total',B); [ws.write(row,5+i,k,bm) for i,k in enumerate(t)]; row+=3; t1=t
ws.write(row,0,'APARTMENTS',B); row+=1
for j,h in enumerate(['Apt','Tenant','Rooms','Lease from','Lease to','Rent','Parking','Pet','Total due','Sec. dep.','Owes']): ws.write(row,j,h,U)
row+=1; t=[0]*6
A=[('811-2F','Rosalind Ferris','2 BR',D(2024,6,1),D(2026,5,31),1495,75,0,1495,0),('811-2R','Hakeem Pruitt','1 BR',D(2025,2,1),D(2026,1,31),1220,0,25,1220,0),('811-3F','Lionel & Greta Dinh','2 BR',D(2021,10,1),'mo to mo',1375,75,0,1300,0),('811-3R','vacant - painting','1 BR'),('813-2F','Saoirse Kilgore','2 BR',D(2025,8,1),D(2026,7,31),1550,0,0,1550,1550),('813-2R','Otis Ochoa','Studio',D(2023,3,15),D(2026,3,31),985,0,0,985,0),('813-3','Catalina Yancey','3 BR',D(2024,9,1),D(2026,8,31),1925,150,50,1925,-75),('815-2F','Fabian Thackeray','2 BR',D(2025,4,1),D(2026,3,31),1525,75,0,1525,320),('815-2R','super (D. Macklin)','1 BR',None,None,0,0,0,None,0),('815-3','Wren Boudreaux','3 BR',D(2022,7,1),D(2026,6,30),1850,75,0,1800,0),('817-2','Alonzo Lattimore','2 BR',D(2020,12,1),'mo to mo',1310,0,25,1250,0)]
for a in A:
    ws.write(row,0,a[0]);ws.write(row,1,a[1]);ws.write(row,2,a[2]); q=dict(unit=a[0],unitType=a[2],section='APARTMENTS')
    if len(a)==3: q['statusText']=a[1]
    else:
        _,n,_,s,e,rent,pk,pet,dep,ow=a; 
        if s: ws.write(row,3,s,dt_); ws.write(row,4,e,x if isinstance(e,str) else dt_)
        tt=rent+pk+pet; ws.write(row,5,rent,mo); ws.write(row,8,tt,mo)
        for j,k in ((6,pk),(7,pet),(9,dep),(10,ow)):
            if k: ws.write(row,j,k,mo)
        t=[p+(k or 0) for p,k in zip(t,(rent,pk,pet,tt,dep,ow))]
        q.update(tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code=c,amount=k) for c,k in (('Parking',pk),('Pet',pet)) if k],totalCharges=tt,deposit=dep or None,balance=ow or None)
    R.append(q); row+=1
ws.write(row,1,'apartments total',B); [ws.write(row,5+i,k,bm) for i,k in enumerate(t)]; row+=2
ws.write(row,1,'BUILDING TOTAL',B); ws.write(row,5,t1[0]+t[0],bm); ws.write(row,8,t1[3]+t[3],bm); ws.write(row,9,t1[4]+t[4],bm)
ws.write(row+2,0,'Super apt is rent free. 815 store: showing to a vape shop and a nail place, asking 2,600.')
for j,w in enumerate([9,26,8,12,12,11,10,10,11,11,13,11]): ws.col(j).width=256*w
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_num_pages=1; wb.save(out(N))
save(N,dict(propertyName='811-817 Delmont Avenue',asOnDate='2025-11-01',units=15,occupied=13,vacant=2,rows=R),'MIXED_USE','small owner','two stacked tables with their own headers, shops and flats')

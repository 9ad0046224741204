# small-bay warehouse, .xls by owner
from common import *
import xlwt
r=random.Random(7213); p=P(r); fn='13_airport_rd_bays_july.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('JULY 2025');wp=wb.add_sheet('JUNE 2025')
b=xlwt.easyxf('font: bold on, name Arial, height 200');n=xlwt.easyxf('font: name Arial, height 200');m=xlwt.easyxf('font: name Arial, height 200',num_format_str='"$"#,##0.00');bm=xlwt.easyxf('font: bold on, name Arial, height 200; borders: top thin',num_format_str='"$"#,##0.00');dd=xlwt.easyxf('font: name Arial, height 200; align: horiz left',num_format_str='M/D/YY');rd=xlwt.easyxf('font: name Arial, height 200, color red')
ws.write(0,0,'AIRPORT ROAD BUSINESS BAYS',b);ws.write(1,0,'RENT LIST FOR JULY 2025',b);ws.write(1,6,'7/1/2025',n)
H=['BAY','SIZE','WHO','SINCE','PAID UP TO','RENT','LAST INC','ELECTRIC','TOTAL DUE','DEPOSIT ON FILE','OWES','REMARKS']
biz="Bo's Cabinet Shop;Redline Auto Detail;Kiln Time Pottery;Summit Garage Doors;Mobile Pet Spa;Alpha Signs;Vintage Scooters;Hayes Irrigation;Bee Line Electric;CrossTrain Gym;RC Hobby Warehouse;Grout Doctor;Nomad Van Builds;Westwind Brewing storage;Ace Locksmith;Trailhead Outfitters;Furnace Fabrication;Old Mill Pickles;Elk Mtn Taxidermy;T-Shirt Factory;Pro Vac;Snowbird Plowing".split(';')
rows=[];y=4;S=[0]*5;bi=0
for i,h in enumerate(H): ws.write(3,i,h,b)
for i in range(1,33):
    if i==17:
        ws.write(y,0,'BACK BUILDING',b);y+=1
    bay=f'{i}' if i!=9 else '9 & 10'
    if i==10: continue
    sf=1250 if i<17 else 1800
    if i==9: sf=2500
    x=dict(unit=bay,area=sf,section='BACK BUILDING' if i>=17 else None)
    ws.write(y,0,int(bay) if bay.isdigit() else bay,n);ws.write(y,1,sf,n)
    if i in(5,14,22): ws.write(y,2,'EMPTY',rd);x['statusText']='EMPTY';ws.write(y,11,{5:'roof leak, fix before renting',14:'',22:'showing 7/8'}[i],n)
    elif i==16: ws.write(y,2,'OWNER STORAGE',n);x['tenantName']='OWNER STORAGE';x['contractRent']=0.0;x['charges']=[dict(code='ELECTRIC',amount=0.0)];x['totalCharges']=0.0;ws.write(y,5,0,m);ws.write(y,7,0,m);ws.write(y,8,0,m)
    else:
        nm=biz[bi] if bi<len(biz) else p.fl();bi+=1 if r.random()<.85 else 0
        if x and any(q.get('tenantName')==nm for q in rows): nm=p.fl()
        si=rdate(r,dt.date(2011,2,1),dt.date(2025,5,1)).replace(day=1);rent=float(round(sf*r.uniform(.78,1.05)/25)*25);el=round(r.uniform(18,190),2) if r.random()<.7 else 0.0;dep=float(r.choice([500,750,rent,0]));ow=0.0 if r.random()<.85 else rent
        pt=dt.date(2025,7,31) if not ow else dt.date(2025,6,30)
        inc=r.choice(['1/1/25','7/1/24','none','1/1/23'])
        ws.write(y,2,nm,n);ws.write(y,3,si,dd);ws.write(y,4,pt,dd);ws.write(y,5,rent,m);ws.write(y,6,inc,n);ws.write(y,7,el,m);ws.write(y,8,round(rent+el,2),m);ws.write(y,9,dep,m)
        ws.write(y,10,ow,m);ws.write(y,11,r.choice(['','','','has 2nd key','pays cash','3 yr lease thru 2026' if False else '','insurance cert expired']),n)
        x.update(tenantName=nm,moveInDate=iso(si),contractRent=rent,charges=[dict(code='ELECTRIC',amount=el)],totalCharges=round(rent+el,2),deposit=dep,balance=ow)
        for k,v in enumerate((rent,el,round(rent+el,2),dep,ow)):S[k]+=v
    rows.append(x);y+=1
ws.write(y,2,'TOTAL',b)
for c,v in zip((5,7,8,9,10),S): ws.write(y,c,round(v,2),bm)
ws.write(y,1,sum(x['area'] for x in rows),b)
ws.write(y+2,0,'All bays month to month. Bays 9 & 10 wall taken out, one tenant. 31 spaces, 3 empty.',n)
for i,w in enumerate([8,7,26,10,11,11,9,10,11,15,11,28]): ws.col(i).width=256*w
ws.portrait=False;ws.fit_num_pages=1
wp.write(0,0,'see binder',n)
wb.save(D+fn);assert len(rows)==31
for x in rows:
    if x.get('tenantName') is None: pass
save(fn,dict(propertyName='AIRPORT ROAD BUSINESS BAYS',asOnDate='2025-07-01',units=31,occupied=28,vacant=3,sheet='JULY 2025',rows=rows),'WAREHOUSE','Owner monthly rent list, small bays, colloquial headers, xls',True)

from common import *
import xlsxwriter
r=R(909); f='Yard rents 2025 (Delmont Rd).xlsx'; prop='Delmont Road Contractor Yard'
wb=xlsxwriter.Workbook(f'{B}/documents/{f}'); ws=wb.add_worksheet('Yard'); w2=wb.add_worksheet('Expenses')
b=wb.add_format({'bold':1}); ti=wb.add_format({'bold':1,'font_size':16,'font_color':'#7F3F00'}); h=wb.add_format({'bold':1,'bg_color':'#FFE699','border':1,'text_wrap':1,'align':'center','valign':'vcenter'}); sec=wb.add_format({'bold':1,'italic':1,'bg_color':'#E2EFDA'})
m=wb.add_format({'num_format':'$#,##0'}); mb=wb.add_format({'num_format':'$#,##0','bold':1,'top':1}); d=wb.add_format({'num_format':'m/d/yy','align':'left'}); n0=wb.add_format({'num_format':'#,##0'}); red=wb.add_format({'font_color':'red','bold':1})
ws.write('A1',prop,ti); ws.write('A2','who is where and what they pay  -  updated 3/4/25'); 
H=['Space','Dims (ft)','Sq Ft','Renter','What they keep','Since','Thru','$/mo','Deposit','phone','Owes']
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.set_column(0,0,8);ws.set_column(1,1,10);ws.set_column(2,2,8);ws.set_column(3,3,29);ws.set_column(4,4,22);ws.set_column(5,8,10);ws.set_column(9,9,13,None,{'hidden':1}); ws.set_column(10,10,10)
co=['Three Rivers Roofing','Kovac Paving & Sealing','Mon Valley Tree Service','R&L Hauling','Allegheny Deck Co.','Stahl Excavating','Bug-B-Gone','Murphy Bros Carnival','Keystone Septic','A-1 Portable Toilets','Tri-County Fence','Hilltop Landscaping','Lenz Electric']; r.shuffle(co)
S=[('NORTH FENCE','N',12,'20x50',1000,225),('MIDDLE ROW','M',10,'40x60',2400,425),('CREEK SIDE (no plowing)','C',8,'30x40',1200,190),('POLE BARN BAYS','PB',4,'24x36',864,475)]
rows=[];T=[0]*4;R0=5;N=O=0
for name,pre,k,dm,sf,rt in S:
    ws.merge_range(R0,0,R0,10,name,sec); R0+=1
    for i in range(1,k+1):
        u=f'{pre}{i}'; N+=1; ws.write(R0,0,u);ws.write(R0,1,dm);ws.write(R0,2,sf,n0); T[3]+=sf; row=dict(unit=u,section=name,area=sf)
        if (pre,i) in {('N',5),('M',9),('C',3),('C',7),('C',8)}: ws.write(R0,3,'EMPTY',red); row['statusText']='EMPTY'
        else:
            O+=1; t=co.pop() if co and r.random()<.55 else r.name(); a=r.day(D(2017,1,1),D(2025,2,20)); lease=pre=='PB' or (pre=='M' and r.random()<.4)
            rn=float(rt+r.choice([0,0,0,-25,25,50])); dep=rn if r.random()<.6 else 0.0; ow=r.choice([None]*7+[rn,rn*2])
            e=D(2025,12,31) if lease else 'm-t-m'
            ws.write(R0,3,t);ws.write(R0,4,r.choice(['2 dump trucks','RV','equip. trailer','skid steer + trailer','scaffolding','boat','pipe & material','office trailer','bucket truck','containers (2)']));ws.write_datetime(R0,5,dt.datetime(a.year,a.month,a.day),d)
            ws.write_datetime(R0,6,dt.datetime(2025,12,31),d) if lease else ws.write(R0,6,e)
            ws.write(R0,7,rn,m);ws.write(R0,8,dep,m);ws.write(R0,9,f'724-555-0{r.randint(100,199)}')
            if ow: ws.write(R0,10,ow,m); T[2]+=ow
            row.update(tenantName=t,statusText='Occupied',moveInDate=a,leaseEndDate=e,contractRent=rn,deposit=dep,balance=ow); T[0]+=rn;T[1]+=dep
        rows.append(row); R0+=1
    R0+=1
ws.write(R0,0,'TOTAL',b);ws.write(R0,2,T[3],wb.add_format({'num_format':'#,##0','bold':1,'top':1}));ws.write(R0,3,f'{O} rented / {N} spaces',b)
for c,v in ((7,T[0]),(8,T[1]),(10,T[2])): ws.write(R0,c,v,mb)
ws.write(R0+1,3,'times 12');ws.write(R0+1,7,T[0]*12,m)
ws.write(R0+3,0,'C spaces flood in spring, we give them a break. PB bays have 110 electric included.')
for i,(x,v) in enumerate([('2024 yard expenses',None),('Taxes (school, twp, county)',18942),('Insurance',6210),('Stone & grading',7480),('Gate / cameras',1365),('Plowing',2900)]):
    w2.write(i,0,x,b if i==0 else None)
    if v: w2.write(i,1,v,m)
w2.set_column(0,0,30); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(f,('INDUSTRIAL','Owner spreadsheet of a contractor storage yard, sections, hidden phone column, spacer rows',False),prop,'2025-03-04',N,O,N-O,rows,dict(contractRent=T[0],deposit=T[1],balance=T[2],area=T[3]),sheet='Yard')

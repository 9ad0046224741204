from common import *
import xlwt
F='12_church_tenants.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1')
e=lambda s,nf=None: xlwt.easyxf(s,num_format_str=nf or 'General')
B=e('font: name Comic Sans MS, bold on, height 280'); n=e('font: name Arial, height 200'); h=e('font: name Arial, bold on; borders: bottom thin; align: wrap on'); m=e('font: name Arial','"$"#,##0.00'); d=e('font: name Arial; align: horiz left','mm/dd/yy'); t=e('font: name Arial, bold on; borders: top thin','"$"#,##0.00')
ws.write(0,0,'Grace Harbor Lutheran Church - who rents from us',B); ws.write(1,0,'Duluth, Minn.   Treasurer\'s list for Iron Range Credit Union     9/1/2026',n)
H=['Where','Who','What for','Since','Agreement ends','Per month','Per year','Deposit','Days / remarks']
for c,x in enumerate(H): ws.write(3,c,x,h)
T=[('Education wing, lower','Little Lambs Child Care','day care',date(2017,9,1),date(2027,8,31),2850,2850,'Mon-Fri, exclusive'),
('Education wing, upper','North Shore Montessori','school',date(2024,8,15),date(2029,8,14),3400,3400,'exclusive'),
('Fellowship hall','Iglesia Puerta Abierta','worship',date(2022,1,1),'none',650,0,'Sun 1-5 pm'),
('Room 4','Recovery group, Tuesday','meetings',date(2009,3,1),'none',60,0,'donation'),
('Steeple','Arrowhead Tower Leasing LLC','cell antennas',date(2015,6,1),date(2040,5,31),1475,0,'goes up 3% each June'),
('North lot, 22 stalls','Lakewalk Clinic','staff parking',date(2021,10,1),date(2026,9,30),770,500,'weekdays'),
('Parsonage','Mateus Lindqvist','dwelling',date(2025,7,1),date(2027,6,30),1350,1350,'heat extra'),
('Garage behind parsonage','','','','',None,None,'vacant, roof leaks'),
('Choir loft studio','Bernice Ortolan','piano lessons',date(2023,2,1),'none',125,0,'two afternoons')]
rows=[]
for i,(u,w,k,a,b,p,dep,r) in enumerate(T,4):
    ws.write(i,0,u,n); ws.write(i,1,w,n); ws.write(i,2,k,n); 
    if a: ws.write(i,3,a,d)
    if b: ws.write(i,4,b,d if isinstance(b,date) else n)
    if p is not None: ws.write(i,5,p,m); ws.write(i,6,p*12,m); ws.write(i,7,dep,m)
    ws.write(i,8,r,n)
    rows.append(dict(unit=u,tenantName=w or None,statusText='Occupied' if w else 'vacant',moveInDate=iso(a) if a else None,leaseEndDate=iso(b) if isinstance(b,date) else None,contractRent=p,annualRent=p*12 if p is not None else None,deposit=dep))
i=4+len(T); ws.write(i,0,'All together',t)
for c in (1,2,3,4): ws.write(i,c,'',t)
P=sum(x[5] or 0 for x in T); ws.write(i,5,P,t); ws.write(i,6,P*12,t); ws.write(i,7,sum(x[6] or 0 for x in T),t)
for c,w in enumerate([26,30,16,12,16,13,14,13,26]): ws.col(c).width=256*w
wb.save(doc(F))
save(F,'OTHER','church treasurer','small xls list',False,'Grace Harbor Lutheran Church','2026-09-01',9,8,1,rows,sheet='Sheet1')

from common import *
import csv
name='hall_bookings_rentroll_2025.csv'
# church hall & parish rooms; standing users, exported csv with title lines
data=[('UH-1','Upper Hall, Tues/Thurs','Little Acorns Preschool Soc.','Licence',1450,'2024-09-01','2025-08-31',1000,1450),
('UH-2','Upper Hall, Sun pm','Iglesia Puerta Abierta','Licence',900,'2023-01-01','2025-12-31',900,0),
('UH-3','Upper Hall, Wed eve','Available','',None,'','',None,None),
('LH-1','Lower Hall, Mon eve','Tremaine Judo Club','Licence',320,'2024-10-01','2025-06-30',200,640),
('LH-2','Lower Hall, weekday am','Silver Threads Seniors','Letter',275,'2019-04-01','',0,0),
('LH-3','Lower Hall, Fri/Sat','Highland Dance Co-operative','Licence',560,'2025-01-01','2025-12-31',560,0),
('K-1','Commercial kitchen','Two Ladles Catering Inc.','Lease',1125,'2024-03-01','2027-02-28',2250,-25),
('OF-1','Office 1','Parish Nurse Network','Letter',400,'2021-11-01','',0,0),
('OF-2','Office 2','Available','',None,'','',None,None),
('OF-3','Office 3','Hargreave Music Lessons','Lease',385,'2024-08-01','2025-07-31',385,0),
('MANSE','3-bedroom house','B. Rosenquist','Tenancy',2150,'2022-06-15','',1075,2150),
('LOT','Parking lot, 22 stalls weekdays','Ferncliff Medical Clinic','Licence',1540,'2025-02-01','2026-01-31',0,0)]
rows=[]
q=lambda v:'' if v is None else f'{v:.2f}'
with open(D+name,'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(["St. Aidan's on the Hill - Hall & Rooms Users"]); w.writerow(['List as at','2025-05-31','','prepared for property committee']); w.writerow([])
    w.writerow(['Ref','Space and times','User','Agreement','Start','End','Monthly Fee (CAD)','Damage Deposit','Outstanding'])
    for u,sp,n,ag,m,s,e,d,o in data:
        v=n=='Available'; et=e or ('' if v else 'ongoing'); w.writerow([u,sp,n,ag,s,et,q(m),q(d),q(o)])
        rows.append(dict(unit=u,unitType=sp,tenantName=None if v else n,statusText='Available' if v else 'Occupied',leaseStartDate=s or None,leaseEndDate=et or None,contractRent=m,deposit=d,balance=o))
    S=lambda i:sum(x[i] or 0 for x in data)
    w.writerow(['','TOTAL','','','','',q(S(4)),q(S(7)),q(S(8))]); w.writerow([]); w.writerow(['Fees include heat and light. Kitchen pays own gas.'])
save(name,dict(propertyName="St. Aidan's on the Hill",asOnDate='2025-05-31',units=None,occupied=10,vacant=2,rows=rows),'OTHER','csv export, church hall users')

# warehouses, small system's CSV export
from common import *
import csv
# bldg, bay, code, tenant, sf, start, end, base, nnn, util, deptype, dep, step1 date, amt, step2 date, amt, status
B=[
('Brandt North',[
('N1','T0104','Coldwater Pallet Co',12000,'2020-03-01','2027-02-28',6600.00,1800.00,0,'Cash',6600,'2026-03-01',6798.00,None,None,'Current'),
('N2','T0131','Apex Gasket & Seal',8000,'2023-07-01','2028-06-30',4933.33,1200.00,85.00,'Cash',9866.66,'2026-07-01',5081.33,'2027-07-01',5233.77,'Current'),
('N3','T0131','Apex Gasket & Seal',4000,'2024-02-01','2028-06-30',2500.00,600.00,40.00,'',None,'2026-07-01',2575.00,'2027-07-01',2652.25,'Current'),
('N4','','',8000,None,None,None,None,None,'',None,None,None,None,None,'Vacant'),
('N4','T0166','Delmar Stage Lighting, Inc.',8000,'2025-12-01','2030-11-30',5200.00,1200.00,0,'LOC',31200,'2026-12-01',5356.00,'2027-12-01',5516.68,'Future'),
('N5','T0098','Brandt Moving & Storage',16000,'2009-06-01','',5000.00,0,0,'',None,None,None,None,None,'Month-to-Month'),
('N6','T0140','Huckleberry Foods "Co-op"',12000,'2022-01-01','2026-12-31',7350.00,1800.00,410.00,'LOC',25000,'2026-01-01',7570.50,None,None,'Current'),
]),
('Brandt South',[
('S1','T0117','Meridian Tile Imports',20000,'2018-10-01','2028-09-30',10166.67,3000.00,0,'Cash',15000,'2026-10-01',10471.67,None,None,'Current'),
('S2','T0150','Ironleaf Fitness Supply',10000,'2024-05-15','2029-05-31',6250.00,1500.00,60.00,'Cash',6250,'2026-06-01',6437.50,'2027-06-01',6630.63,'Current'),
('S3','T0152','Lumen Sign Works',5000,'2024-09-01','2027-08-31',3333.33,750.00,55.00,'Cash',3333.33,'2026-09-01',3433.33,None,None,'Current'),
('S4','T0089','Gator Hose & Fitting',5000,'2012-04-01','',2650.00,750.00,0,'Cash',1500,None,None,None,None,'Month-to-Month'),
('S5','','',10000,None,None,None,None,None,'',None,None,None,None,None,'Vacant'),
('S6','T0161','Peregrine Drone Services LLC',5000,'2025-06-01','2028-05-31',3500.00,750.00,90.00,'Cash',7000,'2026-06-01',3605.00,'2027-06-01',3713.15,'Current'),
('S7','T0155','Rosewater Event Rentals',10000,'2024-11-01','2029-10-31',6083.33,1500.00,0,'Cash',6083.33,'2025-11-01',6265.83,'2026-11-01',6453.81,'Current'),
('S8','T0127','Quillon Paper Converters',15000,'2021-02-01','2026-01-31',7875.00,2250.00,0,'Cash',7875,None,None,None,None,'Notice'),
]),
('Canal Street',[
('C-100','T0109','Harbor Freightways Drayage',30000,'2019-01-01','2028-12-31',14500.00,5250.00,0,'LOC',87000,'2026-01-01',14935.00,'2027-01-01',15383.05,'Current'),
('C-110','T0144','Sable Creek Distilling',9000,'2023-04-01','2033-03-31',6375.00,1575.00,220.00,'Cash',12750,'2026-04-01',6566.25,'2027-04-01',6763.24,'Current'),
('C-120','T0145','Ollie\'s Vintage Motors',6000,'2023-05-01','2026-04-30',4000.00,1050.00,75.00,'Cash',4000,None,None,None,None,'Current'),
('C-130','','',6000,None,None,None,None,None,'',None,None,None,None,None,'Vacant'),
('C-140','T0158','Tern Marine Canvas',4500,'2025-02-01','2028-01-31',3187.50,787.50,45.00,'Cash',3187.5,'2026-02-01',3283.13,'2027-02-01',3381.62,'Current'),
('C-YARD','T0109','Harbor Freightways Drayage',None,'2022-08-01','2028-12-31',2200.00,0,0,'',None,None,None,None,None,'Current'),
]),
]
name='brandt_rentroll_export.csv'; rows=[]
d=lambda s: us(s,False).replace('/25','/2025') if False else (f"{D(s).month}/{D(s).day}/{D(s).year}" if s else '')
mm=lambda v: '' if v is None else m2(v)
with open(os.path.join(DOC,name),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Brandt Family Holdings LP']); w.writerow(['Rent Roll - Warehouses']); w.writerow(['As of:','9/30/2025']); w.writerow(['Selection: all buildings; current, future; sort building, bay']); w.writerow([])
    w.writerow(['Building','Bay','Tenant ID','Tenant','Sq Ft','Lease Start','Lease End','Base Rent','NNN Est','Utilities','Total Monthly','Annual Base','Dep Type','Deposit','Next Step','Step Rent','2nd Step','2nd Step Rent','Status'])
    G=[0]*6; cu=co=cv=0
    for b,ll in B:
        S=[0]*6
        for (bay,tid,tn,sf,a,z,base,nnn,ut,dt_,dep,s1,a1,s2,a2,st) in ll:
            tot=rnd(base+nnn+ut) if base is not None else None
            w.writerow([b,bay,tid,tn,m0(sf) if sf else '',d(a),d(z),mm(base),mm(nnn),mm(ut),mm(tot),mm(rnd(base*12)) if base is not None else '',dt_,mm(dep),d(s1),mm(a1),d(s2),mm(a2),st])
            if st!='Future':
                cu+=1; cv+=st=='Vacant'; co+=st!='Vacant'
                for k,v in enumerate([sf,base,nnn,ut,tot,rnd(base*12) if base else 0]): S[k]+=v or 0; G[k]+=v or 0
            rows.append(R(unit=bay,building=b,tenantName=tn or None,area=sf,statusText=st,leaseStartDate=a,leaseEndDate=z or None,contractRent=base,annualRent=rnd(base*12) if base is not None else None,
              charges=None if base is None else [dict(code='Base Rent',amount=base),dict(code='NNN Est',amount=nnn),dict(code='Utilities',amount=ut)],totalCharges=tot,deposit=dep,
              rentSteps=[dict(date=x,amount=y) for x,y in ((s1,a1),(s2,a2)) if x]))
        w.writerow([f'{b} total (excl. future)','','','',m0(S[0]),'','']+[m2(x) for x in S[1:]]+['']*7)
    w.writerow(['Grand total (excl. future)','','','',m0(G[0]),'','']+[m2(x) for x in G[1:]]+['']*7)
    w.writerow([]); w.writerow(['Bays',cu]); w.writerow(['Occupied',co]); w.writerow(['Vacant',cv]); w.writerow(['Printed 10/2/2025 4:15 PM by apbrandt'])
save(name,T(None,'2025-09-30',cu,co,cv,rows),'WAREHOUSE','family LP, small system export','CSV with preamble, building subtotals, future lease row, steps in paired columns, LOC deposits',True)

from common import *
import csv
# type, spaces, occ, avg sf, in-place/mo avg, market/mo avg
L=[('Exam Suite <1500',9,7,1220,2287.50,2440.00),('Physician Suite 1500-2999',12,8,2145,4111.25,4290.00),('Physician Suite 3000-5999',6,5,4060,8120.00,7950.83),('Imaging / Lab',2,1,5880,13720.00,12250.00),
('Surgery Center',1,1,11400,31350.00,28500.00),('Pharmacy / Retail',2,1,1875,4062.50,4218.75),('Shell (unfinished)',3,0,3300,0,4950.00),('Flex Back-Office',4,3,2650,2650.00,2871.00),('Reserved Garage Stall',46,31,None,95.00,90.00),('Surface Permit',120,84,None,40.00,45.00)]
MK=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','market','market_total']
m=lambda x:f'{x:,.2f}'
rows=[];T=[0]*5;out=[['Westbrook Medical Park & Garage'],['Suite / Stall Mix - Borrower Certified'],['Report Date:','02/28/2025'],[],
 ['Type','Count','Occ','Vac','Occ %','Avg SF','Total SF','Avg In-Place Rent','Total In-Place Rent','Avg Market Rent','Total Market Rent']]
for t,u,o,sf,a,k in L:
    v=[u,o,u-o,int(1000*o/u+.5)/10,sf,sf*u if sf else None,a,round(a*o,2),k,round(k*u,2)]
    out.append([t,u,o,u-o,f'{v[3]:.1f}%','' if sf is None else f'{sf:,}','' if sf is None else f'{sf*u:,}','$'+m(a),'$'+m(v[7]),'$'+m(k),'$'+m(v[9])])
    rows.append(dict(type=t,**{q:x for q,x in zip(MK,v) if x is not None}))
    T=[T[0]+u,T[1]+o,T[2]+(sf or 0)*u,T[3]+round(v[7]*100),T[4]+round(v[9]*100)]
p=int(1000*T[1]/T[0]+.5)/10
out.append(['Total',T[0],T[1],T[0]-T[1],f'{p:.1f}%','',f'{T[2]:,}','','$'+m(T[3]/100),'','$'+m(T[4]/100)])
tot=dict(label='Total',units=T[0],occupied=T[1],vacant=T[0]-T[1],pct_occ=p,total_sf=T[2],actual_total=T[3]/100,market_total=T[4]/100)
out+=[[],['Rents are monthly. In-place average is over occupied suites; market total is at full occupancy. Stalls carry no SF.']]
with open(doc('um_westbrook_medical_mix.csv'),'w',newline='') as f: csv.writer(f).writerows(out)
save('um_westbrook_medical_mix.csv','UM',MK,rows,[tot],'CSV suite and stall mix, medical office with garage, currency text',False)

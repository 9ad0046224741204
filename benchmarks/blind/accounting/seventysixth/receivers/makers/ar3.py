import csv,random
from datetime import date,timedelta
from common import *
R=random.Random(31)
NAME='Arrowhead Flex_A-R Aging Detail.csv'
ASOF=date(2024,9,30)
# (type,num,customer,suite,product,inv date,terms days,amount,open)
I='Invoice';CM='Credit Memo';PM='Payment'
X=[(I,'2207','Gilroy Fastener & Supply','B-104','CAM Recon 2022',date(2023,6,15),30,2418.77,1118.77),
(I,'2391','Bodyworks Crossfit LLC','C-110','Base Rent',date(2024,3,1),0,4150.00,4150.00),(I,'2391','Bodyworks Crossfit LLC','C-110','CAM/Tax/Ins',date(2024,3,1),0,1037.50,1037.50),
(I,'2418','Bodyworks Crossfit LLC','C-110','Base Rent',date(2024,4,1),0,4150.00,4150.00),(I,'2418','Bodyworks Crossfit LLC','C-110','CAM/Tax/Ins',date(2024,4,1),0,1037.50,1037.50),
(I,'2440','Bodyworks Crossfit LLC','C-110','Base Rent',date(2024,5,1),0,4150.00,4150.00),
(PM,'','Bodyworks Crossfit LLC','C-110','',date(2024,5,20),0,-3000.00,-1875.00),
(I,'2466','Quick Lane Cabinet Refacing','A-102','Base Rent',date(2024,6,1),0,3310.00,810.00),
(CM,'CM-041','Tri-Valley Church Plant','D-121','Base Rent',date(2024,6,14),0,-950.00,-950.00),
(I,'2491','Desert Sky Solar Installers','B-107','Base Rent',date(2024,7,1),5,5875.00,5875.00),(I,'2491','Desert Sky Solar Installers','B-107','CAM/Tax/Ins',date(2024,7,1),5,1468.75,1468.75),
(I,'2503','Northgate Brewing Supply','A-101','CAM Recon 2023',date(2024,6,20),30,3966.12,3966.12),(I,'2504','Pinnacle Orthotics Lab','B-103','CAM Recon 2023',date(2024,6,20),30,1204.38,1204.38),
(I,'2505','Gilroy Fastener & Supply','B-104','CAM Recon 2023',date(2024,6,20),30,2787.05,2787.05),
(I,'2518','Desert Sky Solar Installers','B-107','Base Rent',date(2024,8,1),5,5875.00,5875.00),(I,'2518','Desert Sky Solar Installers','B-107','CAM/Tax/Ins',date(2024,8,1),5,1468.75,1468.75),
(I,'2522','Quick Lane Cabinet Refacing','A-102','Base Rent',date(2024,8,1),5,3310.00,3310.00),
(I,'2526','Omar\'s Auto Detail','D-118','Base Rent',date(2024,8,1),5,1925.00,425.00),
(I,'2530','Omar\'s Auto Detail','D-118','Late Fee',date(2024,8,12),0,96.25,96.25),
(PM,'','Keystone Granite, Inc.','A-105','',date(2024,8,28),0,-6210.40,-6210.40),
(I,'2544','Desert Sky Solar Installers','B-107','Base Rent',date(2024,9,1),5,5875.00,5875.00),(I,'2544','Desert Sky Solar Installers','B-107','CAM/Tax/Ins',date(2024,9,1),5,1468.75,1468.75),
(I,'2545','Quick Lane Cabinet Refacing','A-102','Base Rent',date(2024,9,1),5,3310.00,3310.00),(I,'2545','Quick Lane Cabinet Refacing','A-102','CAM/Tax/Ins',date(2024,9,1),5,742.00,742.00),
(I,'2548','Omar\'s Auto Detail','D-118','Base Rent',date(2024,9,1),5,1925.00,1925.00),(I,'2551','Swift Courier of Arizona','C-112','CAM/Tax/Ins',date(2024,9,1),5,688.10,688.10),
(I,'2553','Little Sprouts Tumbling','C-114','Base Rent',date(2024,9,1),5,2640.00,1320.00),(I,'2559','Omar\'s Auto Detail','D-118','Late Fee',date(2024,9,11),0,96.25,96.25),
(I,'2560','Pinnacle Orthotics Lab','B-103','Water/Sewer',date(2024,9,5),20,143.66,143.66),
(I,'2562','Swift Courier of Arizona','C-112','Keys & Repairs',date(2024,9,16),30,285.00,285.00),(I,'2563','Northgate Brewing Supply','A-101','Water/Sewer',date(2024,9,16),30,611.92,611.92),
(I,'2564','Keystone Granite, Inc.','A-105','Water/Sewer',date(2024,9,16),30,402.18,402.18),(I,'2570','Tri-Valley Church Plant','D-121','Base Rent',date(2024,9,25),30,1900.00,1900.00)]
BK=[('91 or more days past due',91,9999),('61 - 90 days past due',61,90),('31 - 60 days past due',31,60),('1 - 30 days past due',1,30),('Current',-9999,0)]
f=lambda x:f'{x:,.2f}'; fs=lambda x:('-' if x<0 else '')+f'${abs(x):,.2f}'
rows=[];totals=[];ga=go=0
with open(doc(NAME),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh,lineterminator='\r\n')
    w.writerow(['A/R Aging Detail']); w.writerow(['Arrowhead Flex Center LLC, in Receivership']); w.writerow(['As of September 30, 2024']); w.writerow([])
    w.writerow(['','Date','Transaction Type','Num','Customer','Suite','Product/Service','Due Date','Past Due','Amount','Open Balance'])
    for lab,lo,hi in BK:
        g=[(x,x[5]+timedelta(days=x[6])) for x in X if lo<=(ASOF-(x[5]+timedelta(days=x[6]))).days<=hi]
        assert g
        w.writerow([lab]+['']*10); ta=to=0
        for x,due in sorted(g,key=lambda q:q[1]):
            ty,num,cu,su,pr,d,_,am,op=x; pd=(ASOF-due).days
            w.writerow(['',d.strftime('%m/%d/%Y'),ty,num,cu,su,pr,due.strftime('%m/%d/%Y'),pd,f(am),f(op)])
            r=dict(unit=su,name=cu,date=d.isoformat())
            if pr: r['charge']=pr
            if num: r['invoice']=num
            r['other:Past Due']=pd; r['other:Amount']=am; r['total']=op; rows.append(r); ta=r2(ta+am);to=r2(to+op)
        w.writerow([f'Total for {lab}']+['']*8+[fs(ta),fs(to)]); totals.append({'label':f'Total for {lab}','other:Amount':ta,'total':to}); ga=r2(ga+ta);go=r2(go+to)
    w.writerow(['TOTAL']+['']*8+[fs(ga),fs(go)]); totals.append({'label':'TOTAL','other:Amount':ga,'total':go})
    w.writerow([]);w.writerow([]); w.writerow(['','','Thursday, Oct 03, 2024 09:12:26 AM GMT-7'])
assert len(rows)==len(X)
save(NAME,'AR','QuickBooks Online style aging detail CSV, sections are the age buckets, one line an open item',False,['other:Past Due','other:Amount','total'],rows,totals)

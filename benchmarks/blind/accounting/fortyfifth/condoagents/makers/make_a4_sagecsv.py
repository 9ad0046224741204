# Ontario medical arts building, Sage 50-like Customer Aged Detail exported to CSV
import random, csv, datetime
from common import *
R=random.Random(45404); STEM='CustomerAgedDetail_20260630'
cust=[('101','Lakehead Pharmasave Ltd.'),('102','Dr. H. Bouchard Dentistry P.C.'),('104','Northshore Physio & Rehab Inc.'),('105','Superior Hearing Clinic'),('201','Dr. A. Virtanen'),('202','Algoma Imaging Partners'),('203','Kakabeka Counselling'),('205','Denture Studio 205'),('206','Thunder Optical Co.'),('Bsmt','Bay St. Records Storage'),('Roof','TelNorth Wireless LP')]
keys=['total','current','b31_60','b61_90','b91']
asof=datetime.date(2026,6,30);rows=[];tots=[];G=[0]*5
f=open(d(STEM,'csv'),'w',newline='',encoding='cp1252');w=csv.writer(f,quoting=csv.QUOTE_ALL,lineterminator='\r\n')
w.writerow(['2208817 Ontario Inc. o/a Red River Medical Arts']);w.writerow(['Customer Aged Detail As at 2026-06-30']);w.writerow(['Sorted by: Customer Name      Include: all transactions, prepayments'])
w.writerow([]);w.writerow(['Customer','Source','Date','Comment','Terms','Total Owing','Current','31 to 60','61 to 90','91+'])
def cell(a): return '-' if a is None else fm(a)
inv=4410
for u,nm in sorted(cust,key=lambda x:x[1]):
    rent={'101':612500,'202':488000,'Bsmt':42000,'Roof':115000}.get(u,R.choice([187500,214000,263000,231500]))
    L=[];k=R.choice([1,1,2,2,3,4])
    for mth in range(6-k+1,7):
        dt=datetime.date(2026,mth,1)
        L.append((dt,f'Base rent {dt:%b} 2026',rent))
        if u not in('Bsmt','Roof'): L.append((dt,f'TMI estimate {dt:%b} 2026',round(rent*.42)))
        L.append((dt,'HST 13%',round((rent+(round(rent*.42) if u not in('Bsmt','Roof') else 0))*.13)))
    if R.random()<.3: L.append((datetime.date(2026,4,15),'2025 TMI reconciliation',R.choice([88412,131260])))
    if R.random()<.4: L.append((datetime.date(2026,R.choice([5,6]),R.randint(8,22)),'Pymt on account',-R.choice([50000,100000,rent])))
    if R.random()<.25: L.append((datetime.date(2026,3,11),'NSF fee',4500))
    L.sort(key=lambda x:x[0])
    head=f'Unit {u} - {nm}';w.writerow([head]);T=[0]*5;last=None
    for dt,cm,a in L:
        if a<0: src=f'EFT{R.randint(700,999)}'
        else:
            if dt!=last: inv+=R.randint(1,4)
            src=f'INV{inv}';last=dt
        age=(asof-dt).days;v=[None]*4;v[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=a
        v=[a]+v
        w.writerow(['',src,dt.isoformat(),cm,'Net 1' if a>0 else '']+[cell(x) for x in v])
        rows.append(dict(unit=u,name=nm,charge=cm,date=dt.isoformat(),invoice=src,**{kk:num(x) for kk,x in zip(keys,v)}))
        T=[p+(q or 0) for p,q in zip(T,v)]
    w.writerow(['Total outstanding:','','','','']+[cell(x) if x else '-' for x in T]);w.writerow([])
    tots.append(dict(label='Total outstanding:',**{kk:num(x) if x else None for kk,x in zip(keys,T)}))
    G=[p+q for p,q in zip(G,T)]
w.writerow(['Total unpaid invoices:','','','','']+[cell(x) if x else '-' for x in G])
tots.append(dict(label='Total unpaid invoices:',**{kk:num(x) if x else None for kk,x in zip(keys,G)}))
w.writerow([]);w.writerow(['Generated On: 2026-07-03']);f.close()
write(STEM,'AR',keys,rows,tots)

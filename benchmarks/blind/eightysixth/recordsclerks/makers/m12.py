# Buildium rent roll export, csv
from common import *
import csv
r=random.Random(8612); N=Names(r)
fn='RentRoll_Larkspur_20250228.csv'
w=csv.writer(open(f'{ROOT}/documents/{fn}','w',newline='',encoding='utf-8-sig'))
w.writerow(['Rent roll']); w.writerow(['Larkspur Terrace','','','As of 2/28/2025']); w.writerow([])
w.writerow(['Unit','Bed/Bath','Sq. ft.','Tenants','Lease status','Start date','End date','Market rent','Rent','Recurring charges','Deposits held','Balance due'])
m=lambda v:('$%s'%format(v,',.2f')) if v>=0 else '-$%s'%format(-v,',.2f')
ds=lambda x:'%d/%d/%d'%(x.month,x.day,x.year)
rows=[]; T=[0]*6; occ=0; n=0
for f in range(1,5):
    for i in range(1,9):
        bb,sf,mk=[('1 Bed/1 Bath',655,1240),('2 Bed/1 Bath',840,1420),('2 Bed/2 Bath',935,1525),('Studio/1 Bath',480,1010)][i%4]; mk+=10*f; u='%d%02d'%(f,i); n+=1
        v=u in('107','203','408'); fut=u=='203'
        def out(tn,stt,a,b,rent,oth,dep,bal):
            w.writerow([u,bb,sf,tn or '',stt,ds(a) if a else '',b if isinstance(b,str) else ds(b) if b else '',m(mk),m(rent) if rent is not None else '',m(oth) if oth is not None else '',m(dep) if dep is not None else '',m(bal) if bal is not None else ''])
            rows.append(row(unit=u,unitType=bb,area=sf,tenantName=tn,statusText=stt,leaseStartDate=a,leaseEndDate=b,marketRent=mk,contractRent=rent,charges=[dict(code='Recurring charges',amount=oth)] if oth is not None else None,deposit=dep,balance=bal))
        if v:
            out(None,'Vacant',None,None,None,None,None,None); T[0]+=sf; T[1]+=mk
        else:
            occ+=1; nm=N.fl(); 
            if r.random()<.3: nm+=', '+r.choice(GIV)+' '+nm.split()[-1]
            a=rdate(r,d(2023,9,1),d(2025,2,1)).replace(day=1); mt=addm(a,12)<=d(2025,2,28); rent=mk-r.choice([0,20,45,90,130]); oth=r.choice([0,35,50,85]); dep=r.choice([500,mk//2,rent]); bal=r.choice([0,0,0,0,0,rent,-100,47.18,rent+oth])
            out(nm,'Active' if r.random()>.08 else 'Notice',a,'Month-to-month' if mt else addm(a,12)-dt.timedelta(days=1),rent,oth,dep,bal)
            for j,x in enumerate((sf,mk,rent,oth,dep,bal)): T[j]+=x
            if u in('304',):
                pass
T=[round(x,2) for x in T]
w.writerow(['Total','%d units'%n,format(T[0],','),'%d occupied'%occ,'','','']+[m(x) for x in T[1:]])
finish(fn,'MULTIFAMILY','Buildium-like csv export',False,rows,'Larkspur Terrace','2025-02-28',n,occ,n-occ,totals=dict(area=T[0],marketRent=T[1],contractRent=T[2],deposit=T[4],balance=T[5]))

from common import *
import xlwt
n=N(1313);r=n.r;fn='r76a_buildium_rentroll.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Rent roll')
hb=xlwt.easyxf('font: bold on, name Arial, height 180; borders: bottom thin');t=xlwt.easyxf('font: name Arial, height 180');m=xlwt.easyxf('font: name Arial, height 180','$#,##0.00');d_=xlwt.easyxf('font: name Arial, height 180','m/d/yyyy');b=xlwt.easyxf('font: bold on, name Arial, height 200');mb=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top thin','$#,##0.00')
ws.write(0,0,'Lakeline Property Partners',b);ws.write(1,0,'Rent roll',b);ws.write(2,0,'As of 11/15/2025  |  Active, future and vacant  |  All properties',t)
hd=['Property','Unit','Lease status','Tenants','Lease type','Lease start','Lease end','Days left','Bed/Bath','Rent','Recurring charges','Recurring credits','Deposits held','Balance due']
for j,x in enumerate(hd): ws.write(4,j,x,hb)
R=5;rows=[];S=[0]*5;A=dt.date(2025,11,15);cnt=[0,0]
bank=[('Maple Court',[f'{k}{x}' for k in (1,2,3) for x in 'ABCD']),('1418 Dover St Duplex',['Upper','Lower']),('Lakeline Townhomes',[f'TH-{k}' for k in range(1,13)])]
for pn,us in bank:
    for u in us:
        bb,base=('3 Bed / 2.5 Bath',2095) if u[0]=='T' else r.choice([('1 Bed / 1 Bath',1085),('2 Bed / 1 Bath',1290)]);cnt[0]+=1
        recs=['Vacant'] if u in('2C','TH-9') else ['Active']
        if u in('TH-9','3B'): recs.append('Future')
        if recs[0]=='Active':cnt[1]+=1
        for s in recs:
            row=dict(unit=u,propertyName=pn,unitType=bb,statusText=s)
            ws.write(R,0,pn,t);ws.write(R,1,u,t);ws.write(R,2,s,t);ws.write(R,8,bb,t)
            if s!='Vacant':
                a,l=n();nm=f'{a} {l}'
                if r.random()<.4: q=n();nm+=f'; {q[0]} {q[1]}'
                lt='Fixed' if s=='Future' or r.random()<.7 else r.choice(['Fixed w/rollover','At-will'])
                ls=addm(dt.date(2025,11,1),-r.randint(0,11)) if s=='Active' else dt.date(2025,12,r.choice([1,8]));le=addm(ls,12)-dt.timedelta(1)
                if u=='3B' and s=='Active': lt='Fixed';ls=dt.date(2024,12,1);le=dt.date(2025,11,30)
                rent=base-r.choice([0,25,45,95]);rc=r.choice([0,0,35,60]);cr=-r.choice([0,0,0,25]);dep=rent if s=='Active' else 0;bal=r.choice([0,0,0,rent,rc]) if s=='Active' else 0
                ws.write(R,3,nm,t);ws.write(R,4,lt,t);ws.write(R,5,ls,d_)
                if lt=='At-will': le=None
                else: ws.write(R,6,le,d_);ws.write(R,7,(le-A).days,t)
                for j,v in enumerate((rent,rc,cr,dep,bal)): ws.write(R,9+j,v,m);S[j]+=v if s=='Active' else 0
                row.update(tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=dep,balance=bal,charges=[dict(code='Recurring charges',amount=rc),dict(code='Recurring credits',amount=cr)])
            rows.append(row);R+=1
ws.write(R,0,'Total (active leases)',hb)
for j,v in enumerate(S): ws.write(R,9+j,v,mb)
ws.write(R+2,0,f'{cnt[0]} units  |  {cnt[1]} occupied  |  {cnt[0]-cnt[1]} vacant',t)
for j,w in enumerate([24,8,13,38,16,12,12,9,17,12,16,16,13,12]): ws.col(j).width=w*256
wb.save(D+fn)
save(fn,dict(asOnDate='2025-11-15',sheet='Rent roll',units=cnt[0],occupied=cnt[1],vacant=cnt[0]-cnt[1],rows=rows),'MULTIFAMILY','small manager, Buildium','flat list over properties, future leases, old .xls')

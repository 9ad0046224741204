from common import *
import csv
r=random.Random(606); n=N(r); F='RentRoll_buildium_export.csv'; asof=D.date(2025,11,1)
f=open(doc(F),'w',newline='',encoding='utf-8-sig'); w=csv.writer(f)
w.writerow(['Rent roll']); w.writerow(['As of 11/1/2025']); w.writerow([])
w.writerow(['Property','Unit','Tenants','Lease type','Lease start','Lease end','Bed/Bath','Size (sq. ft.)','Market rent','Rent','Recurring charges','Recurring credits','Deposits held','Balance due'])
rows=[]; S=[0.0]*6; occ=nu=0; dm=lambda d:f'{d.month}/{d.day}/{d.year}'; d2=lambda x:(f'${x:,.2f}' if x>=0 else f'-${-x:,.2f}')
for p,us in (('Gladstone Fourplex',['1','2','3','4']),('Maywood Row',['101','103','105','107','109','111','113']),('Orchard Street Duplex',['Up','Down']),('Pruitt House',['Main','ADU']),('Thistle Court',['1A','1B','2A','2B','3A','3B'])):
    for u in us:
        nu+=1; bb=r.choice(['1 bd / 1 ba','2 bd / 1 ba','2 bd / 1.5 ba','3 bd / 2 ba']); sf=450+int(bb[0])*240+r.randint(-40,60); mk=float(round((sf*.9+420)/5)*5); S[0]+=mk
        t=dict(unit=u,propertyName=p,unitType=bb,area=sf,marketRent=mk)
        if r.random()<.1: w.writerow([p,u,'Vacant','','','',bb,sf,d2(mk),'','','','','']); rows.append(row(statusText='Vacant',**t)); continue
        occ+=1; _,ls,le=lease(r,asof); na=n()+(', '+n() if r.random()<.3 else ''); ren=mk-r.choice([0,20,45,90]); ch=r.choice([0.,0.,25.,50.]); cr=r.choice([0.,0.,0.,0.,-15.]); dep=ren if r.random()<.6 else 800.; bal=r.choice([0.,0.,0.,0.,ren,-10.]); lt='At-will' if r.random()<.2 else 'Fixed'
        w.writerow([p,u,na,lt,dm(ls),'' if lt!='Fixed' else dm(le),bb,sf,d2(mk),d2(ren),d2(ch),d2(cr),d2(dep),d2(bal)])
        for i,v in enumerate((ren,ch,cr,dep,bal)): S[i+1]+=v
        rows.append(row(statusText='Occupied',tenantName=na,leaseStartDate=ls,leaseEndDate=le if lt=='Fixed' else None,contractRent=ren,charges=[dict(code='Recurring charges',amount=ch),dict(code='Recurring credits',amount=cr)],deposit=dep,balance=bal,**t))
w.writerow(['Total','','','','','','','']+[d2(x) for x in S]); f.close()
save(F,'MULTIFAMILY','analyst r74a','Buildium csv, several small properties, money as text',False,T(None,asof,nu,occ,nu-occ,rows))

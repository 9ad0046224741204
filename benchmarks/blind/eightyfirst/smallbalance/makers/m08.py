# CSV of a small landlord program; extra charge lines below the unit line
from h import *
import csv
FN='foxglove_tenant_charges_20250930.csv'
r=random.Random(8108); N=names(r); D=dt.date
out=[['Rent Roll with Recurring Charges'],['Property:','Foxglove Court Apartments'],['As of:','09/30/2025'],[],
['Unit','Floorplan','Sq Ft','Status','Tenant','Move-In','Lease From','Lease To','Market Rent','Charge','Amount','Deposit Held','Balance Due']]
rows=[];tm=tc=td=tb=0;occ=0;by={}
for bl in '123':
    for k in range(1,13):
        u=f'{bl}{k:02d}'; fp=['1x1 Garden','2x1 Garden','2x1.5 Twnhs'][k%3]; sf={'1':640,'2':815}.get(fp[0]) if 'Tw' not in fp else 985; mk={'1x1 Garden':945,'2x1 Garden':1120,'2x1.5 Twnhs':1295}[fp]
        tm+=mk
        if u in('104','211','306'):
            st='Vacant-Unrented' if u!='211' else 'Vacant-Rented'
            out.append([u,fp,sf,st,'','','','',m2(mk),'','','','']); rows.append(row(unit=u,unitType=fp,area=sf,statusText=st,marketRent=mk)); continue
        f,l=next(N); nm=f'{l}, {f}'; mi=rdate(r,D(2017,1,1),D(2025,9,10)); ls=first(mi)
        while addm(ls,12)<=D(2025,9,30): ls=addm(ls,12)
        mtm=r.random()<.2; le=endterm(ls,12)
        st='Occupied' if u not in('109','302') else 'Notice'
        rent=mk-r.choice([0,0,20,30,45,60,75]); ch=[('Rent',rent)]
        ch.append(('Water/Sewer',{'1x1 Garden':35,'2x1 Garden':45,'2x1.5 Twnhs':45}[fp]))
        if r.random()<.25: ch.append(('Pet Rent',r.choice([25,25,50])))
        if r.random()<.2: ch.append(('Carport',30))
        if u=='112': ch.append(('Employee Credit',-200))
        dep=r.choice([300,300,500,rent,99]); bal=r.choice([0]*7+[-35,round(rent*.5,2),rent+75])
        out.append([u,fp,sf,st,nm,us(mi),us(ls) if not mtm else us(first(mi)),'MTM' if mtm else us(le),m2(mk),ch[0][0],m2(ch[0][1]),m2(dep),m2(bal)])
        for c_,a in ch[1:]: out.append(['']*9+[c_,m2(a),'',''])
        for c_,a in ch: by[c_]=by.get(c_,0)+a
        tt=sum(a for _,a in ch); out.append(['']*9+['Total',m2(tt),'',''])
        tc+=tt;td+=dep;tb+=bal;occ+=1
        rows.append(row(unit=u,unitType=fp,area=sf,statusText=st,tenantName=nm,moveInDate=iso(mi),leaseStartDate=iso(ls if not mtm else first(mi)),leaseEndDate='MTM' if mtm else iso(le),marketRent=mk,contractRent=rent,charges=[{'code':a,'amount':b} for a,b in ch],totalCharges=tt,deposit=dep,balance=bal))
out+=[['Property Total','36 units','','33 occupied / 3 vacant','','','','',m2(tm),'',m2(tc),m2(td),m2(tb)],[],['Charge Summary']]
for a,b in by.items(): out.append([a,m2(b)])
out.append(['Total',m2(tc)])
with open(doc(FN),'w',newline='') as fh: csv.writer(fh,lineterminator='\r\n').writerows(out)
assert occ==33; print(tc)
save(FN,'MULTIFAMILY','CSV with preamble, one line a charge below the unit line, total line a unit, charge summary',True,dict(propertyName='Foxglove Court Apartments',asOnDate='2025-09-30',units=36,occupied=33,vacant=3,rows=rows))

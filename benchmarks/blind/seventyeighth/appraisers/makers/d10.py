from h import *
import csv
r=random.Random(7810); FN='buildium_rent_roll_export.csv'
st=['Alder Ct','Birchmont Dr','Quarry Rd','Sycamore Bend','Tull St','Wexford Ln','N Pike Ave']
rows=[];out=[]
for i in range(23):
    no=r.randrange(100,4900);s=r.choice(st);prop=f'{no} {s}'
    us_=['Unit A','Unit B'] if r.random()<.2 else [str(no)]
    for u in us_:
        bd=r.choice(['2 Bed/1 Bath','3 Bed/2 Bath','3 Bed/1 Bath','4 Bed/2.5 Bath']);sf=r.randrange(880,2150,10);mk=round(sf*r.uniform(.95,1.15)/5)*5+250
        x=dict(unit=u,propertyName=prop,unitType=bd,area=sf,marketRent=mk)
        if r.random()<.1:
            out.append([prop,u,bd,sf,'Vacant','','','','',f'${mk:,.2f}','','','']);x['statusText']='Vacant'
        else:
            nm=name(r)+(' and '+name(r) if r.random()<.3 else '');ls=som(d(r,'2024-06-01','2026-09-20'));aw=r.random()<.2;le='At will' if aw else iso(addm(ls,r.choice([12,24,30]))-dt.timedelta(1))
            if not aw and le<'2026-10-01':le=iso(addm(dt.date.fromisoformat(le)+dt.timedelta(1),24)-dt.timedelta(1))
            rt=mk-r.choice([0,0,50,95,120]);dp=rt;bl=r.choice([0,0,0,0,-25,rt,310.5])
            out.append([prop,u,bd,sf,'Active',nm,'At will' if aw else 'Fixed',us(ls),'At will' if aw else us(dt.date.fromisoformat(le)),f'${mk:,.2f}',f'${rt:,.2f}',f'${dp:,.2f}',f'${bl:,.2f}' if bl>=0 else f'(${-bl:,.2f})'])
            x.update(statusText='Active',tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=le,contractRent=rt,deposit=dp,balance=bl)
        rows.append(x)
S=lambda k:sum(x.get(k) or 0 for x in rows)
with open(f'{B}/documents/{FN}','w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f);w.writerow(['Rent roll']);w.writerow(['Properties: All active']);w.writerow(['As of 10/1/2026']);w.writerow([])
    w.writerow(['Property','Unit','Bed/Bath','Size','Lease Status','Tenants','Lease Type','Lease Start','Lease End','Market Rent','Rent','Deposits Held','Balance Due']);w.writerows(out)
    w.writerow(['Total','','','','','','','','',f"${S('marketRent'):,.2f}",f"${S('contractRent'):,.2f}",f"${S('deposit'):,.2f}",f"${S('balance'):,.2f}"])
n=len(rows);o=sum('tenantName' in x for x in rows)
save(FN,'SINGLE_FAMILY_RENTAL','Buildium CSV, one property a row',False,dict(propertyName=None,asOnDate='2026-10-01',units=n,occupied=o,vacant=n-o,sheet=None,planted=None,rows=rows),[])

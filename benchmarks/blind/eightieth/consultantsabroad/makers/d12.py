from h import *
import csv
R=random.Random(812);F='RentRoll_0417_LakeshoreTowers_20260131.csv'
rows=[];T=[0]*6
out=[['Property','0417 - Lakeshore Towers, 2250 Lakeshore Rd W, Mississauga ON'],['Report','Rent Roll - Residential'],['As Of','2026-01-31'],[],
['Bldg','Suite','Suite Type','SqFt','Tenant Name','Tenant Code','Occupancy','Move In','Lease Expiry','Market Rent','Actual Rent','Parking','Locker','Hydro','Total Recurring','LMR Deposit','Balance']]
n=o=0
for bl,fl,pf in (('E',11,6),('W',11,6)):
    for f_ in range(1,fl+1):
        for k in range(1,pf+1):
            n+=1;su=f'{bl}{f_:02d}{k:02d}' if 0 else f'{f_}{k:02d}';ty={1:'1 Bed',2:'1 Bed',3:'2 Bed',4:'2 Bed Corner',5:'Bachelor',6:'3 Bed'}[k];sq={'1 Bed':612,'2 Bed':845,'2 Bed Corner':910,'Bachelor':438,'3 Bed':1105}[ty]
            mk={'1 Bed':2195,'2 Bed':2650,'2 Bed Corner':2725,'Bachelor':1795,'3 Bed':3190}[ty]+f_*10
            if R.random()<.045:
                out.append([bl,su,ty,sq,'','','Vacant','','',f'{mk:.2f}','0.00','0.00','0.00','0.00','0.00','0.00','0.00'])
                rows.append(row(building=bl,unit=su,unitType=ty,area=sq,statusText='Vacant',marketRent=mk,contractRent=0,charges=[{"code":c,"amount":0} for c in('Parking','Locker','Hydro')],totalCharges=0,deposit=0,balance=0));v=[mk,0,0,0,0,0]
                continue
            o+=1;a=person(R);nm=f'{a[1]}, {a[0]}';mi=D(R.randrange(2004,2026),R.randrange(1,13),R.choice([1,1,1,15]))
            st='Notice' if R.random()<.04 else 'Occupied'
            yrs=2026-mi.year;ar=round(mk*max(.48,1-.033*yrs)*R.uniform(.95,1.02),2);pk=R.choice([0,0,110,125]);lk=R.choice([0,0,0,25]);hy=R.choice([0,45]) if ty!='Bachelor' else 0
            ex=addm(mi,12)-dt.timedelta(days=1);mtm=ex<D(2026,1,31);tt=round(ar+pk+lk+hy,2);bal=R.choice([0]*8+[round(ar,2),-35.0,125.4])
            out.append([bl,su,ty,sq,nm,f'lst{R.randrange(1000,9999)}',st,mi.isoformat(),'MTM' if mtm else ex.isoformat(),f'{mk:.2f}',f'{ar:.2f}',f'{pk:.2f}',f'{lk:.2f}',f'{hy:.2f}',f'{tt:.2f}',f'{ar:.2f}',f'{bal:.2f}'])
            rows.append(row(building=bl,unit=su,unitType=ty,area=sq,tenantName=nm,statusText=st,moveInDate=mi,leaseEndDate='MTM' if mtm else ex,marketRent=mk,contractRent=ar,charges=[{"code":"Parking","amount":pk},{"code":"Locker","amount":lk},{"code":"Hydro","amount":hy}],totalCharges=tt,deposit=ar,balance=bal))
s=lambda j:f"{sum(float(r[j]) for r in out[5:5+n]):.2f}"
body=len(out)
out.append(['Total','','',sum(r[3] for r in out[5:5+n]),f'{n} suites','','%d occupied / %d vacant'%(o,n-o),'','']+[s(j) for j in range(9,17)])
w=csv.writer(open(DOC+F,'w',newline='',encoding='utf-8-sig'));w.writerows(out);print(n,o)
save(F,dict(propertyName='Lakeshore Towers' if 0 else '0417 - Lakeshore Towers, 2250 Lakeshore Rd W, Mississauga ON',asOnDate='2026-01-31',units=n,occupied=o,vacant=n-o,rows=rows),'MULTIFAMILY','Canadian property software','CSV export, two towers with the same suite numbers, 132 rows, totals row',False)

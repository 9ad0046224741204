from common import *
import csv
r=G(8308); fn='cottonwood_bend_rentroll_063025.csv'
rows=[]
for i in range(1,47):
    k='Pull-Thru 50A' if i<=18 else 'Back-In 30A' if i<=38 else 'Park Model Cabin'; mk={'P':690,'B':575}[k[0]] if k[:4]!='Park' else 1040
    x=dict(unit=f'RV-{i:02d}' if i<=38 else f'CAB-{i-38}',unitType=k,marketRent=float(mk),propertyName='Cottonwood Bend RV Resort')
    q=r.random()
    if q<.13: x['statusText']='Vacant'
    else:
        x['statusText']='Notice' if q>.96 else 'Current'; x['tenantName']=r.name('LF'); x['moveInDate']=r.date(D(2019,3,1),D(2025,6,15)); x['leaseEndDate']='MTM' if r.random()<.55 else r.date(D(2025,7,31),D(2026,5,31)).replace(day=28)
        if x['statusText']=='Notice': x['moveOutDate']=D(2025,7,r.choice([15,31]))
        x['contractRent']=float(mk-r.choice([0,0,15,30,50])); x['_e']=0.0 if k[:4]=='Park' else round(r.uniform(38,145),2); x['_w']=35.0; x['_p']=r.choice([0.0,0.0,20.0]); x['_s']=r.choice([0.0]*4+[45.0])
        x['charges']=[dict(code=c,amount=x[q]) for c,q in (('Electric (EL)','_e'),('Water/Sewer (WS)','_w'),('Pet (PT)','_p'),('RV Storage (ST)','_s'))]
        x['totalCharges']=round(x['contractRent']+x['_e']+x['_w']+x['_p']+x['_s'],2); x['deposit']=r.choice([0.0,200.0,200.0,500.0]); x['balance']=r.choice([0.0]*5+[-25.0,118.4,733.15])
    rows.append(x)
m=lambda v: '' if v is None else f'{v:,.2f}'
with open(path(fn),'w',newline='',encoding='utf-8-sig') as fh:
    c=csv.writer(fh); H=['Property','Unit','Unit Type','Status','Tenant','Move In','Move Out','Lease End','Market Rent','Rent (RC)','Electric (EL)','Water/Sewer (WS)','Pet (PT)','RV Storage (ST)','Total Recurring','Deposit','Balance']
    c.writerow(['Rent Roll with Recurring Charges']); c.writerow(['Cottonwood Bend RV Resort - Kerrville, TX']); c.writerow(['As of 6/30/2025','','','Run by: kmb','7/2/2025 9:14 AM']); c.writerow([]); c.writerow(H)
    for x in rows:
        le=x.get('leaseEndDate'); c.writerow([x['propertyName'],x['unit'],x['unitType'],x['statusText'],x.get('tenantName',''),mdyn(x.get('moveInDate')),mdyn(x.get('moveOutDate')),le if le=='MTM' else mdyn(le),m(x['marketRent'])]+[m(x.get(k)) for k in('contractRent','_e','_w','_p','_s','totalCharges','deposit','balance')])
    S=lambda k: m(round(sum(x.get(k,0) for x in rows),2)); o=sum('tenantName' in x for x in rows)
    c.writerow(['Total',f'{len(rows)} units','',f'{o} occupied','','','','',S('marketRent')]+[S(k) for k in('contractRent','_e','_w','_p','_s','totalCharges','deposit','balance')])
save(fn,'MANUFACTURED_HOUSING','Rent Manager CSV export, RV park',False,'Cottonwood Bend RV Resort','2025-06-30',len(rows),o,len(rows)-o,rows)

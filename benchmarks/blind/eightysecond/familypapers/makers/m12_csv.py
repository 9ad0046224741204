# CSV export from a small property-management program
from common import *
import csv
g=G(1212); r=g.r
fn='rentroll_export_20250922.csv'
asof=dt.date(2025,9,22)
P=[('Bellamy House - 17 Orchard St',['1','2','3','4','5']),('412 Ridge Rd',['SFR']),('416 Ridge Rd',['SFR']),('88-90 Tanner Ave Duplex',['88','90']),('Harbor Cottages',['Cottage 1','Cottage 2','Cottage 3','Cottage 4','Cottage 5','Cottage 6','Cottage 7']),('9 Locust Ln',['SFR']),('230 Quarry St 4-Plex',['A','B','C','D']),('234 Quarry St 4-Plex',['A','B','C','D']),('61 Pond View',['SFR']),('Depot Garages',['G1','G2','G3','G4','G5','G6']),('1500 Farmington Tpke',['House','Barn Apt']),('5 Sexton Ct',['SFR'])]
rows=[]
def base(p,u):
    if p.startswith('Depot'): return ('Garage',95,None)
    if u in('SFR','House'): return ('3 bed / 2 bath',1895,r.choice([1320,1480,1610])) if r.random()<.6 else ('3 bed / 1 bath',1695,r.choice([1140,1210]))
    if p.startswith('Harbor'): return ('1 bed / 1 bath',1150,560)
    return r.choice([('2 bed / 1 bath',1325,r.choice([820,860,905])),('1 bed / 1 bath',1095,r.choice([590,640]))])
for p,us_ in P:
    for u in us_:
        k,mk,sf=base(p,u); mk+=r.choice([0,0,25,-25])
        if k=='Garage': mk=95
        d=dict(propertyName=p,unit=u,unitType=k,area=sf,marketRent=float(mk))
        z=r.random()
        if z<.1:
            d['statusText']='Vacant-Unrented'; rows.append(d); continue
        pre = (p,u)==('Harbor Cottages','Cottage 5')
        mi=g.first('2019-05-01','2025-08-01'); st=mi
        while addm(st,12)<=asof: st=addm(st,12)
        en=addm(st,12)-dt.timedelta(days=1)
        if r.random()<.2: st,en=mi,None
        rent=float(mk-r.choice([0,0,0,25,50,95] if mk>500 else [0,0,0,10])); nm=g.fl()
        if r.random()<.35 and k!='Garage': nm=nm+', '+r.choice(FIRST)+' '+nm.split()[-1]
        d.update(tenantName=nm,statusText='Current',contractRent=rent,deposit=float(r.choice([rent,rent,mk]) if k!='Garage' else r.choice([0,95])),leaseStartDate=st,leaseEndDate=en,moveInDate=mi,balance=r.choices([0.0,rent,-25.0,round(rent*.37,2)],[78,9,5,8])[0])
        if z>.93: d['statusText']='Notice'; d['moveOutDate']=dt.date(2025,10,31)
        rows.append(d)
        if pre:
            d['statusText']='Notice'; d['moveOutDate']=dt.date(2025,9,30)
            rows.append(dict(propertyName=p,unit=u,unitType=k,area=sf,marketRent=float(mk),tenantName=g.fl(),statusText='Future',contractRent=1175.0,deposit=1175.0,leaseStartDate=dt.date(2025,10,4),leaseEndDate=dt.date(2026,9,30),moveInDate=dt.date(2025,10,4),balance=0.0,_fut=1))
H=['Property','Unit','Tenant(s)','Status','Unit Type','Sq Ft','Market Rent','Rent','Deposit','Lease From','Lease To','Move In','Move Out','Past Due']
f=lambda x: '' if x is None else us(x)
cur=[d for d in rows if '_fut' not in d]
S=lambda k:round(sum(d.get(k,0) or 0 for d in cur),2)
with open(DOC+fn,'w',newline='',encoding='utf-8-sig') as fo:
    w=csv.writer(fo)
    w.writerow(['Rent Roll']); w.writerow(['Portfolio:','Strand Family Properties']); w.writerow(['As of:','09/22/2025']); w.writerow([]); w.writerow(H)
    for d in rows:
        mny=lambda k: m2(d[k]) if d.get(k) is not None else ''
        w.writerow([d['propertyName'],d['unit'],d.get('tenantName',''),d['statusText'],d['unitType'],m0(d['area']) if d['area'] else '',mny('marketRent'),mny('contractRent'),mny('deposit'),f(d.get('leaseStartDate')),f(d.get('leaseEndDate')) if d.get('leaseEndDate') or 'tenantName' not in d else 'Month-to-month',f(d.get('moveInDate')),f(d.get('moveOutDate')),mny('balance')])
    n=len(cur); v=sum('tenantName' not in d for d in cur)
    w.writerow(['Total (excluding future)',f'{n} Units','',f'{(n-v)/n*100:.1f}% Occupied','','',m2(S('marketRent')),m2(S('contractRent')),m2(S('deposit')),'','','','',m2(S('balance'))])
ch=[['contractRent',S('contractRent')+1175],['marketRent',S('marketRent')+rows[[i for i,d in enumerate(rows) if '_fut' in d][0]]['marketRent']],['balance',S('balance')]]
for d in rows:
    if 'tenantName' in d and d.get('leaseEndDate') is None: d['leaseEndDate']='Month-to-month'
    d.pop('_fut',None)
save(fn,'SINGLE_FAMILY_RENTAL','csv export of a small program, several properties, one future tenant',False,dict(propertyName='Strand Family Properties',asOnDate=asof.isoformat(),units=n,occupied=n-v,vacant=v,sheet=None,planted=None,rows=rows),ch)

# UK multi-let industrial estate, CSV export with title lines, quoted currency text
from common import *
import csv
R=random.Random(6812); N='TenancySchedule_KingfisherTradePark.csv'; ASOF=D(2025,9,30)
T=['A1 Brake & Clutch (Telford) Ltd','Severn Catering Equipment Ltd','Mr D Pattinson t/a DP Joinery','Wrekin Brewing Co Ltd','Tile Emporium Midlands Ltd','Halo Gymnastics CIC','Ironbridge Fixings Limited','Boxed Up Self Store Ltd','Citylink Plumbing Supplies Limited','Aqueduct Signs Ltd','Hedgerow Pet Foods Ltd','Cuppa Coffee Roasters Ltd','Lilleshall Kitchens Ltd','Priorslee MOT Centre Ltd','Ferret Electronics Limited','Nova Scaffolding Services Ltd','Shropshire Ambulance Training CIC','Mailing House 24 Ltd','Kingfisher Valeting (Mr S Okoro)','Blists Upholstery Ltd','Randlay Floor Coverings Ltd','Madeley Print Works Ltd','Hadley Welding & Fabrication Ltd','Arleston Spirits Ltd']
it=iter(T); rows=[]
for u in [str(k) for k in range(1,13)]+['12A']+[str(k) for k in range(14,29)]:
    a=R.choice([1012,1012,1508,1508,2024,2536,3041,5110]); r=dict(unit='Unit '+u,area=a)
    if u in('6','17','22','28'): r['statusText']='Vacant'; r['tenantName']=None
    else:
        r['tenantName']=next(it); r['statusText']='Let'; st=D(R.randrange(2017,2026),R.randrange(1,10),R.choice([1,1,15,24])); y=R.choice([3,3,5,5,10]); e=end(st,12*y); r['leaseStartDate']=st; r['leaseEndDate']=e
        if e<=ASOF: r['statusText']='Holding Over'
        r['_b']=addm(st,12*y//2+ (6 if y%2 else 0)) if R.random()<.4 else None
        if r['_b'] and r['_b']<=ASOF: r['_b']=None
        r['_rv']=addm(st,60) if y==10 and addm(st,60)>ASOF else None
        r['annualRent']=round(a*R.uniform(8.25,12.5)/50)*50.0; r['charges']=[dict(code='Service Charge',amount=round(a*1.15,2)),dict(code='Insurance',amount=round(a*.31,2))]; r['deposit']=R.choice([None,round(r['annualRent']/4,2),round(r['annualRent']/4,2)])
    rows.append(r)
rows[5]['statusText']='Under Offer'
gp=lambda v: '' if v is None else f'£{v:,.2f}'; md=lambda d: d.strftime('%d %b %Y') if d else ''
with open(out(N),'w',newline='',encoding='utf-8-sig') as f:
    w=csv.writer(f); w.writerow(['Kingfisher Trade Park, Stafford Park, Telford']); w.writerow(['Tenancy Schedule','','','Report date:','30 Sep 2025']); w.writerow([])
    w.writerow(['Unit Ref','Occupier','Status','GIA sq ft','Term Start','Term End','Tenant Break','Rent Review','Current Rent pa','Rent psf','Service Charge pa','Insurance pa','Rent Deposit'])
    for r in rows:
        ch=r.get('charges'); w.writerow([r['unit'],r['tenantName'] or '',r['statusText'],f"{r['area']:,}",md(r.get('leaseStartDate')),md(r.get('leaseEndDate')),md(r.get('_b')),md(r.get('_rv')),gp(r.get('annualRent')),f"{r['annualRent']/r['area']:.2f}" if ch else '',gp(ch[0]['amount']) if ch else '',gp(ch[1]['amount']) if ch else '',gp(r.get('deposit'))])
    S=lambda g: round(sum(g(r) or 0 for r in rows),2)
    w.writerow(['Total','','',f"{S(lambda r:r['area']):,.0f}",'','','','',gp(S(lambda r:r.get('annualRent'))),'',gp(S(lambda r:r['charges'][0]['amount'] if r.get('charges') else 0)),gp(S(lambda r:r['charges'][1]['amount'] if r.get('charges') else 0)),gp(S(lambda r:r.get('deposit')))])
    w.writerow([]); o=sum(bool(r['tenantName']) for r in rows); w.writerow([f'Units: {len(rows)}',f'Let or holding over: {o}',f'Vacant or under offer: {len(rows)-o}'])
save(N,dict(propertyName='Kingfisher Trade Park',asOnDate='2025-09-30',units=len(rows),occupied=o,vacant=len(rows)-o,rows=rows),'INDUSTRIAL','UK estate CSV, title lines, currency text, dd Mon yyyy')

import json,glob
AVG={'sf','market','actual','market_sf','actual_sf'}
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); print(f,t['kind'],len(t['rows']),len(t['totals']),t['planted'])
    for d in t['rows']+t['totals']:
        for k in d: assert k in t['money'] or k in('account','name','label','property','unit','resident','status','charge','invoice','date','type','beds'),k
    g=t['totals'][-1]
    for m in t['money']:
        if m in g and m not in AVG:
            s=round(sum(r.get(m,0) for r in t['rows']),2)
            if abs(s-g[m])>.005: print('   diff',m,s,g[m])
    for r in t['rows']:
        if t['kind']=='TB' and 'ending' in t['money']: assert abs(r.get('beginning',0)+r.get('debit',0)-r.get('credit',0)-r.get('ending',0))<.005,r
        if t['kind']=='AR':
            ms=[m for m in t['money'] if m not in('total','prepaid','deposit','other:Net Due','other:Bad debt provision')]; assert abs(sum(r.get(m,0) for m in ms)-r['total'])<.005,r
        if t['kind']=='UM' and 'units' in r and 'vacant' in t['money']: assert r['units']==r['occupied']+r['vacant']

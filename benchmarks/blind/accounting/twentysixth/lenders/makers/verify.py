import json,glob,os
for f in sorted(glob.glob('../truth/*.json')):
    t=json.load(open(f));R=t['rows'];G=t['totals'][-1];ks=set(k for r in R for k,v in r.items() if not isinstance(v,str))
    print(t['name'],len(R),len(t['totals']),t['planted'] and t['planted']['kind'],'undeclared',ks-set(t['money']),'unused',set(t['money'])-ks, 'dupes',len(t['money'])-len(set(t['money'])))
    for x in t['totals']:
        assert set(x)-{'label'}<=set(t['money'])
    if t['kind']=='TB': print({k:(G[k],round(sum(r.get(k,0) for r in R)-G[k],2)) for k in t['money']})
    if t['kind']=='AR':
        print({k:round(sum(r.get(k,0) for r in R)-G[k],2) for k in t['money'] if k in G})
        ages=[k for k in t['money'] if k in('b0_30','b31_60','b61_90','b91_120','b120','b90','current','m0','m1','m2','m3','other:Balance Prior') or 'Past Due' in k]
        assert all(abs(sum(r.get(k,0) for k in ages)-r['total'])<.005 for r in R+t['totals'])
    if t['kind']=='UM':
        G=[x for x in t['totals'] if 'units' in x and x['label'].startswith(('TOTAL','Portfolio','Total'))][-1]
        print({k:round(sum(r.get(k,0) for r in R)-G[k],2) for k in('units','occupied','vacant','total_sf','market_total','actual_total','other:POTENTIAL Annual C$','other:INVENTORY Licensed Beds') if k in G})
d=set(os.listdir('../documents'));assert d=={x['file'] for x in json.load(open('../index.json'))},d

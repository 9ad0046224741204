import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); assert os.path.exists('documents/'+t['name'])
    miss=[k for r in t['rows']+t['totals'] for k in r if k not in t['money']+['account','name','property','unit','resident','charge','status','date','type','beds','baths','label']]
    assert not miss,miss
    G=t['totals'][-1]; avg={'sf','other:Weekly Rent (£)','actual','actual_sf','market','market_sf','pct_occ'}
    for k in G:
        if k in('label',) or k in avg and t['kind']=='UM': continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-G[k])>.011: print(t['name'],'planted' if t['planted'] else 'BAD',k,s,G[k])
    # sections: sub totals sum to grand
    for k in t['money']:
        if k in G and len(t['totals'])>1 and not(k in avg and t['kind']=='UM'):
            s=sum(x.get(k,0) for x in t['totals'][:-1]); print('  sub/grand',round(s/G[k],3) if G[k] else s,end='')
    print(t['name'],t['planted'])

import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); print(t['name'],t['kind'],len(t['rows']),len(t['totals']),t['planted'])
    m=t['money']; S={k:round(sum(r.get(k,0) for r in t['rows']),2) for k in m}
    g=t['totals'][-1]; 
    if t['kind']=='UM': g=[x for x in t['totals'] if x.get('units')==S['units']][-1]
    for k in m:
        if t['kind']=='TB' and 'wattle' in f: continue
        if k in g and abs(S[k]-g[k])>.005: print('   diff',k,S[k],g[k])
    if t['kind']=='AR':
        for r in t['rows']:
            b=sum(v for k,v in r.items() if k in m and k not in('total','deposit','other:NET') and not(k=='prepaid' and 'hickory' in f))
            if abs(b-r.get('total',0))>.005: print('   row',r)
    if 'wattle' in f:
        for k in m:
            print('  ',k,round(sum(max(r.get(k,0),0) for r in t['rows']),2),round(sum(min(r.get(k,0),0) for r in t['rows']),2),[x[k] for x in t['totals']])
    assert all(k in m or not isinstance(v,(int,float)) for r in t['rows']+t['totals'] for k,v in r.items())

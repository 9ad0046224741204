import json,glob,os
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p));rs=t['rows'];M=t['money'];assert os.path.exists('documents/'+t['name'])
    keys={k for r in rs+t['totals'] for k,v in r.items() if isinstance(v,(int,float))}-{'beds','baths'}
    assert keys<=set(M),(keys-set(M)); print(p,t['kind'],len(rs),len(t['totals']),'unused',set(M)-keys, 'planted',t['planted'] and t['planted']['kind'])
    ns=[sum(k in r for k in M) for r in rs];print('  nums per row',min(ns),max(ns))
    g=t['totals'][-1]
    for k in M:
        s=round(sum(r.get(k,0) for r in rs),2)
        if abs(s-g.get(k,0))>.005: print('   ',k,s,g.get(k))
    # consecutive sections tie
    i=0
    for tt in t['totals'][:-1]:
        k='units' if t['kind']=='UM' else None
        ok=False
        for j in range(i+1,len(rs)+1):
            if all(abs(round(sum(r.get(m,0) for r in rs[i:j]),2)-tt.get(m,0))<.006 for m in M if m not in('sf','actual','market','pct_occ','actual_sf','market_sf') and not ('Rehab' in m and 'Total' not in m) and m!='other:Market over In-Place'): ok=True;break
        if not ok: print('    section',tt['label'],'no tie')
        else: i=j if not tt['label'].startswith('Carried') else 0

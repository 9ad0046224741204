import json,glob
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p)); print(p,t['kind'],len(t['rows']),len(t['totals']),t['planted'])
    R=t['rows']; G=t['totals'][-1]
    for k,v in G.items():
        if k in('label','pct_occ','actual'): continue
        s=sum(r.get(k) or 0 for r in R)
        if abs(s-v)>.006: print('   grand',k,s,v)
    for r in R:
        if t['kind']=='AR':
            bs=sum(v for k,v in r.items() if k in('current','prepaid','other:Jun 2026 and prior') or (k[0]=='b' and k[1].isdigit()) or k.startswith('m '))
            if abs(bs-r['total'])>.005: print('  row',r)

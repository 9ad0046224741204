import json,glob,os
from common import *
for p in sorted(glob.glob(TR+'/*.json')):
    t=json.load(open(p));print(t['name'],t['kind'],len(t['rows']),len(t['totals']),t['planted'] and t['planted']['kind'])
    # last total against all rows
    last=t['totals'][-1]; 
    for k in t['money']:
        if k in last and k not in('market','actual','pct_occ','actual_sf','sf'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-last[k])>.005: print('   DIFF',k,s,last[k])
    if t['kind']=='AR':
        for r in t['rows']:
            s=round(sum(v for k,v in r.items() if k in t['money'] and k not in('total','deposit')),2)
            if abs(s-r['total'])>.005: print('   ROW',r)
    # running subtotals: consecutive row blocks
    i=0;n=0
    sub=[k for k in t['money'] if k not in('market','actual','pct_occ','actual_sf','sf')]

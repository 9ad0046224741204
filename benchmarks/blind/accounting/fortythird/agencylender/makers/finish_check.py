from common import *
import glob
bad=0
for f in sorted(glob.glob(TR+'/*.json')):
    t=json.load(open(f)); add=[k for k in t['money'] if k not in('beds','baths','sf','market','actual','gross','ua','net','market_sf','actual_sf','pct_occ')]
    g=t['totals'][-1] if t['name']!='MHC_Portfolio_June_TB' else None
    def cmp(lab,rows,tot):
        for k in add:
            if k in tot:
                s=round(sum(r.get(k,0) for r in rows),2)
                if abs(s-tot[k])>(.35 if k=='pct_units' else .005): print(t['name'],lab,k,s,tot[k],'PLANTED' if t['planted'] else 'BAD')
    if g: cmp('grand',t['rows'],g)
    else:
        for p in {r['property'] for r in t['rows']}:
            R_=[r for r in t['rows'] if r['property']==p]
            for x in t['totals']:
                if x['property']==p: cmp(x['label'],R_ if x['label'].startswith('Total') else [r for r in R_ if r['account']>='4'],x)
    for r in t['rows']:
        if t['kind']=='AR':
            b=sum(v for k,v in r.items() if k in t['money'] and k not in('total','deposit'))
            if abs(b-r['total'])>.005: print('row',t['name'],r)
        if 'activity' in r and abs(r['beginning']+r['activity']-r['ending'])>.005: print('row',r)
    # subtotals
    i=0
    if t['kind'] in('AR',):
        sub=[x for x in t['totals'][:-1] if x['label'].endswith('ubtotal') or 'subtotal' in x['label'] or x['label'].startswith('TOTAL ')]
        for k in add:
            if abs(sum(x.get(k,0) for x in sub)-t['totals'][-1].get(k,0))>.005: print('sub',t['name'],k)

import json,glob,os
from make_common import HERE
n=0
for e in json.load(open(HERE+'/index.json')):
    s=e['file'].rsplit('.',1)[0]; t=json.load(open(f'{HERE}/truth/{s}.json')); assert os.path.exists(HERE+'/documents/'+e['file']); n+=len(t['rows'])
    print(e['file'],len(t['rows']),len(t['totals']),t['planted'])
    last=t['totals'][-1]
    for k in t['money']:
        if t['kind']=='UM' and k in('beds','baths','sf','market','actual','market_sf','pct_occ'): continue
        x=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(x-last.get(k,0))>.004: print('   final',k,x,last.get(k))
    if t['kind']=='AR':
        for r in t['rows']+t['totals']:
            bs=[k for k in t['money'] if k[0]=='b' or k=='current' or k[:2]=='m ']
            p=r.get('prepaid',0) if 'deposit' not in t['money'] else 0
            if abs(sum(r.get(k,0) for k in bs)+p-r.get('total',0))>.004: print('  row',r)
    # consecutive subtotals
print(n)
for e in json.load(open(HERE+'/index.json')):
    s=e['file'].rsplit('.',1)[0]; t=json.load(open(f'{HERE}/truth/{s}.json'))
    for k in t['money']:
        if t['kind']=='TB':
            sub=sum(x.get(k,0) for x in t['totals'][:-1]); print(s[:20],k,round(sub,2),t['totals'][-1].get(k)) if 'Hartleby' not in s and abs(sub-t['totals'][-1].get(k,0))>.004 else 0
    if t['kind']=='TB':
        for r in t['rows']:
            g=r.get
            if 'ending' in r:
                o=g('beginning',0)+(g('activity') if 'activity' in r else g('debit')-g('credit'))+g('other:Year-End Adjustments',0)-g('ending')
            else: o=g('open_dr',0)-g('open_cr',0)+g('debit',0)-g('credit',0)-g('close_dr',0)+g('close_cr',0)
            if abs(o)>.004: print(s,r)
    keys={k for r in t['rows']+t['totals'] for k in r}-{'label','property','unit','resident','name','charge','invoice','date','account','type','desc'}
    if keys-set(t['money']): print(s,keys-set(t['money']))

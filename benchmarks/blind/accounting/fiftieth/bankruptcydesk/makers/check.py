import json,glob,os
h=os.path.dirname(os.path.abspath(__file__))
for f in sorted(glob.glob(h+'/truth/*.json')):
    t=json.load(open(f)); g=t['totals'][-1]; bad=[]
    ks=set(t['money']); 
    for r in t['rows']:
        x=set(k for k,v in r.items() if not isinstance(v,str))-ks
        if x-{'beds','baths'}: bad.append(('extra',x))
        if t['kind']=='TB' and 'debit' in ks and 'ending' in ks and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: bad.append(r['name'])
        if t['kind']=='AR':
            b=sum(v for k,v in r.items() if k in ks and k not in('total','deposit','prepaid','other:Net Balance'))
            if abs(b-r.get('total',0))>.005: bad.append(r)
    for k,v in g.items():
        if k in('label','sf','actual','actual_sf','market','market_sf','pct_units'): continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-v)>.005: bad.append((k,s,v))
    for k in ('units','total','ending','close_dr'):
        subs=[x.get(k,0) for x in t['totals'][:-1]]
    print(os.path.basename(f),len(t['rows']),bad)

# subtotal check by printed order: every total group against grand
import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); T=t['totals']; m=t['money']
    add=[k for k in m if k not in('sf','pct_units','pct_occ','pct_leased','market','actual','other:Weeks','market_sf','actual_sf')]
    if t['kind']=='AR':
        tn=[x for x in T if x['label'].startswith(('Tenant total','* T'))]; pr=[x for x in T if x not in tn][:-1]
        for k in m: assert abs(sum(x.get(k,0) for x in pr)-T[-1].get(k,0))<.01,(f,k)
        if tn:
            for x in tn:
                c=x['label'].split()[-1]; d={k:sum(r.get(k,0) for r in t['rows'] if r['resident']==c)-x.get(k,0) for k in m if k!='deposit'}
                if any(abs(v)>.01 for v in d.values()): print(f,x['label'],{k:round(v,2) for k,v in d.items() if abs(v)>.01})
        else:
            for x,p in zip(pr,sorted({r['property'] for r in t['rows']})): 
                for k in m: assert abs(sum(r.get(k,0) for r in t['rows'] if r['property']==p)-x[k])<.01
    elif 'wattle' in f:
        for r in t['rows']:
            if abs(r.get('beginning',0)+r['activity']-r['ending'])>.005: print(f,r)
    elif t['kind']=='TB':
        for k in m: assert abs(sum(x.get(k,0) for x in T[:-1])-T[-1][k])<.01,(f,k)
        if 'harrow' in f:
            for r in t['rows']:
                g=lambda k:r.get(k,0); assert abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))<.01
    print('ok',f,[ (x['label']) for x in T][:4])

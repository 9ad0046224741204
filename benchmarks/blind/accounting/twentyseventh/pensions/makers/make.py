import json,os
import common,tb,ar,um
for f in(tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): f()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
for e in common.INDEX:
    t=json.load(open(os.path.join(common.HERE,'truth',e['file'].rsplit('.',1)[0]+'.json')))
    g=t['totals'][-1]; bad=[]
    for k in t['money']:
        if k in g and not any(w in k for w in('pct','%','sf','$/SF','m²','PER BED')) and k not in('market','actual') or k=='total_sf':
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005: bad.append((k,s,g[k]))
    if t['kind']=='TB' and 'beginning' in t['money']:
        for r in t['rows']:
            a=r.get('activity',r.get('debit',0)-r.get('credit',0))
            if abs(r['beginning']+a-r['ending'])>.005: bad.append(r['account'])
    if t['kind']=='AR':
        ages=[k for k in t['money'] if k[:2] in('b0','b3','b6','b9','b1','m0','m1','m2','m3') or k=='current' or 'Before' in k or 'DAYS' in k]
        for r in t['rows']+t['totals']:
            if abs(sum(r.get(k,0) for k in ages)-r['total'])>.006: bad.append(r)
    print(e['file'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '',bad or 'ties')

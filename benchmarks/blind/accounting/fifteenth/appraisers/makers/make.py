from common import *
import common,tb,ar,um
for m in (tb,ar,um): m.run()
json.dump(INDEX,open(ROOT+'/index.json','w'),indent=1,ensure_ascii=False)
# checks from truth
for e in INDEX:
    t=json.load(open(TR+e['file'].rsplit('.',1)[0]+'.json')); g=t['totals'][-1]; bad=[]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in g and abs(s-g[k])>.005: bad.append(k)
    used={k for r in t['rows']+t['totals'] for k,v in r.items() if not isinstance(v,str)}-{'beds','baths'}
    assert used<=set(t['money']),(e['file'],used-set(t['money']))
    print(e['file'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '','unequal:',bad)

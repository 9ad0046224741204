import json, common, tbs, ars, ums
for f in (tbs.tb1,tbs.tb2,tbs.tb3,ars.ar1,ars.ar2,ars.ar3,ums.um1,ums.um2,ums.um3): f()
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1,ensure_ascii=False)
# checks: sums of rows against the last total, every document
for x in common.INDEX:
    t=json.load(open(common.TR+x['file'].rsplit('.',1)[0]+'.json')); g=t['totals'][-2] if t['totals'][-1]['label'].startswith('Average') else t['totals'][-1]
    bad=[]
    for m in t['money']:
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if m in g and abs(s-g[m])>.005: bad.append((m,s,g[m]))
    print(x['file'],len(t['rows']),len(t['totals']),t['planted'] and t['planted']['kind'],bad)

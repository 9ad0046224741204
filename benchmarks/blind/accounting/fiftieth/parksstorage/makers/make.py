import common,tb,ar,um,json
for f in (tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): f()
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1)
for e in common.INDEX:
    t=json.load(open(f"{common.TR}/{e['file'].rsplit('.',1)[0]}.json")); L=t['totals'][-1]
    bad=[]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in L and abs(s-L[k])>.005: bad.append((k,s,L[k]))
    print(e['file'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '',bad)

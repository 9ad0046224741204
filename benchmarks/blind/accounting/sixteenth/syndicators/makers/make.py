import tb,ar,um,common,json
for f in(tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): f()
json.dump(common.INDEX,open(common.H+'/index.json','w'),indent=1)
for e in common.INDEX:
    t=json.load(open(common.TR+e["file"].rsplit('.',1)[0]+'.json')); print(e["file"],len(t["rows"]),len(t["totals"]),t["planted"] and t["planted"]["what"])

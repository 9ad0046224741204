import tb,ar,um,common,json
for fn in (tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): fn()
json.dump(common.INDEX,open(common.D+'/index.json','w'),indent=1)

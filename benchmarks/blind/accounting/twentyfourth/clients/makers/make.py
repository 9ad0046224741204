import common,tbs,ars,ums,json,os
for m in(tbs.tb1,tbs.tb2,tbs.tb3,ars.ar1,ars.ar2,ars.ar3,ums.um1,ums.um2,ums.um3): m()
json.dump(common.INDEX,open(os.path.join(common.B,'index.json'),'w'),indent=1,ensure_ascii=False)

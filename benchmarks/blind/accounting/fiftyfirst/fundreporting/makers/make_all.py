import common,json,os
import make_tb,make_ar,make_um
for m in(make_tb.tb1,make_tb.tb2,make_tb.tb3,make_ar.ar1,make_ar.ar2,make_ar.ar3,make_um.um1,make_um.um2,make_um.um3): m()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)

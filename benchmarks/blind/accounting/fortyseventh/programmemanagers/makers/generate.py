import json, os
import common, tb, ar, um
for s in ('documents','truth'): os.makedirs(os.path.join(common.BASE,s),exist_ok=True)
tb.tb1();tb.tb2();tb.tb3();ar.ar1();ar.ar2();ar.ar3();um.um1();um.um2();um.um3()
json.dump(common.INDEX,open(os.path.join(common.BASE,'index.json'),'w'),indent=1)

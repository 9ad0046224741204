import os,json,common
os.makedirs(common.TMP,exist_ok=True);os.makedirs(common.D,exist_ok=True);os.makedirs(common.T,exist_ok=True)
import tb,ar,um
for fn in (tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): fn()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1)

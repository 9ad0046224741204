import tb,ar,um,json
from common import *
for f in (tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): f()
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1)

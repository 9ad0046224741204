import json, os
from common import *
import tb, ar, um
for f in (tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): f()
json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
for i in INDEX: json.load(open(os.path.join(TRU,i['file'].rsplit('.',1)[0]+'.json')))

import random, json, os
from common import *
import tb, ar, um
for i,fn in enumerate([tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3]):
    fn(random.Random(2600+i))
json.dump(INDEX,open(os.path.join(BASE,'index.json'),'w'),indent=1,ensure_ascii=False)

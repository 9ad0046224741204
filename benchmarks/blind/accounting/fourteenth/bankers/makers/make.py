import json,os,common
from tb import *;from ar import *;from um import *
for g in (tb1,tb2,tb3,ar1,ar2,ar3,um1,um2,um3): g()
json.dump(common.INDEX,open(os.path.join(common.B,'index.json'),'w'),indent=1,ensure_ascii=False)

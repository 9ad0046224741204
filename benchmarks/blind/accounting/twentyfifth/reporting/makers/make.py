from common import *
import tb, ar, um
for f in (tb.d1,tb.d2,tb.d3,ar.d4,ar.d5,ar.d6,um.d7,um.d8,um.d9): f()
json.dump(INDEX,open(BASE+'/index.json','w'),indent=1,ensure_ascii=False)

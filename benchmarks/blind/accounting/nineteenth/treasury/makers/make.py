import json,os
from common import *
import tb,ar,um
idx=[f() for f in (tb.A,tb.Bd,tb.C,ar.D,ar.E,ar.F,um.G,um.H,um.I)]
json.dump(idx,open(B+'/index.json','w'),indent=1,ensure_ascii=False)

import random, json, sys
from common import *
import common
import gen_tb
gens=[(gen_tb.tb1,471),(gen_tb.tb2,472),(gen_tb.tb3,473)]
try:
    import gen_ar; gens+=[(gen_ar.ar1,474),(gen_ar.ar2,475),(gen_ar.ar3,476)]
    import gen_um; gens+=[(gen_um.um1,477),(gen_um.um2,478),(gen_um.um3,479)]
except ImportError as e: print(e)
for g,s in gens: g(random.Random(s))
json.dump(list(common.INDEX.values()),open(BASE+'/index.json','w'),indent=1)

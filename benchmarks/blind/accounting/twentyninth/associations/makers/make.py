import glob
from common import *
import d_tb,d_ar,d_um
for d in (DOC,TR):
    os.makedirs(d,exist_ok=True)
    for x in glob.glob(d+"/*"): os.remove(x)
for fn in (d_tb.tb1,d_tb.tb2,d_tb.tb3,d_ar.ar1,d_ar.ar2,d_ar.ar3,d_um.um1,d_um.um2,d_um.um3): fn()
json.dump(INDEX,open(ROOT+"/index.json","w"),indent=1)

from common import *
import common
from tb import tb1,tb2,tb3
from ar import ar1,ar2,ar3
from um import um1,um2,um3
for g in (tb1,tb2,tb3,ar1,ar2,ar3,um1,um2,um3): g()
json.dump(INDEX,open(ROOT+'/index.json','w'),indent=1)

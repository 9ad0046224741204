import json,os,tb1,tb2,tb3,ar4,ar5,ar6,um7,um8,um9
from common import BASE
json.dump([m.run() for m in (tb1,tb2,tb3,ar4,ar5,ar6,um7,um8,um9)],open(os.path.join(BASE,'index.json'),'w'),indent=1)

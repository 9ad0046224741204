import json,os,tb,ar,um
from common import *
tb.run();ar.run();um.run()
json.dump(INDEX,open(os.path.join(BASE,'index.json'),'w'),indent=1,ensure_ascii=False)

import os; os.chdir(os.path.dirname(os.path.abspath(__file__)))
import json
from common import INDEX,B
import tb,ar,um
for f in(tb.tb1,tb.tb2,tb.tb3,ar.ar4,ar.ar5,ar.ar6,um.um7,um.um8,um.um9): f()
json.dump(INDEX,open('index.json','w'),indent=1,ensure_ascii=False)

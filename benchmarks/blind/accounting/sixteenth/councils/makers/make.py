import tb,ar,um,json
from common import INDEX,HERE
tb.tb1();tb.tb2();tb.tb3();ar.ar4();ar.ar5();ar.ar6();um.um7();um.um8();um.um9()
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1,ensure_ascii=False)

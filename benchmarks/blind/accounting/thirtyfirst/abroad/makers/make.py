import tb,ar,um,json,os
from common import *
tb.run(); ar.run(); um.run()
json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),ensure_ascii=False,indent=1)
for r in REPORT: print(*r)
for x in INDEX:
    t=json.load(open(os.path.join(HERE,'truth',x['file'].rsplit('.',1)[0]+'.json'))); assert t['rows'] and t['totals'] and os.path.exists(path(x['file']))

import sys, importlib
from core import *
import core
from d_pdf1 import d1,d2,d3_write
JOBS=[d1,d2,d3_write]
try:
    import d_pdf2; JOBS+=[d_pdf2.d4,d_pdf2.d5,d_pdf2.d6]
except ModuleNotFoundError as e: print(e)
try:
    import d_xls; JOBS+=[d_xls.d7,d_xls.d8,d_xls.d9,d_xls.d10,d_xls.d11,d_xls.d12]
except ModuleNotFoundError as e: print(e)
for j in JOBS:
    res=j()
    for s,st in res:
        bad=[]
        for i,r in enumerate(s.rows):
            if r['plus'] is None: continue
            for c in range(s.n):
                p=sum((s.rows[k]['v'][c] or 0) for k in r['plus']); m=sum((s.rows[k]['v'][c] or 0) for k in r['minus'])
                if (r['v'][c] or 0) not in (p-m,p+m): bad.append((r['label'],st['columns'][c],r['v'][c],p-m))
        print(j.__name__,st['title'],st['propertyName'],len(s.rows),'rows; planted' if st['planted'] else 'rows', 'MISMATCH' if bad else 'ties',bad[:3],{k:v['values'][-1] for k,v in st['keyTotals'].items()})
json.dump(core.INDEX,open(os.path.join(core.BASE,'index.json'),'w'),indent=1)
print(len(core.INDEX),'files')

import json, os
from decimal import Decimal as D, ROUND_HALF_UP
ROOT='build/blind'
def r2(x): return float(D(str(x)).quantize(D('0.01'),ROUND_HALF_UP))
def doc(n): return f'{ROOT}/documents/{n}'
def clean(d): return {k:v for k,v in d.items() if v is not None}
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t={'name':name,'kind':kind,'planted':planted,'money':money,'rows':[clean(r) for r in rows],'totals':[clean(r) for r in totals]}
    json.dump(t,open(f"{ROOT}/truth/{name.rsplit('.',1)[0]}.json",'w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{'file':name,'kind':kind,'style':style,'hard':hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')

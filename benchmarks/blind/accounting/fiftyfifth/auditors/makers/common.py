import json, os, random
from decimal import Decimal
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def num(c):            # cents -> number
    return round(c/100,2)
def save(name, kind, style, hard, money, rows, totals, planted=None, **extra):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}; t.update(extra)
    base=name.rsplit('.',1)[0]
    json.dump(t,open(f'{ROOT}/truth/{base}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda i:i['file']),open(p,'w'),indent=1,ensure_ascii=False)
def c2(c): return f'{c/100:,.2f}'

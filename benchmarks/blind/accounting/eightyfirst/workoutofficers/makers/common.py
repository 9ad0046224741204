import json, os
from decimal import Decimal as D
B='build/blind'
def path(n): return f'{B}/documents/{n}'
def num(x):
    if isinstance(x,D):
        f=float(x); return int(f) if f==int(f) else f
    return x
def save(name,kind,money,rows,totals,style,hard,planted=None):
    cl=lambda r:{k:num(v) for k,v in r.items() if v is not None and v!=''}
    rows=[cl(r) for r in rows]; totals=[cl(r) for r in totals]
    st=os.path.splitext(name)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{B}/truth/{st}.json','w'),indent=1,ensure_ascii=False)
    ip=f'{B}/index.json'
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda i:i['file']),open(ip,'w'),indent=1,ensure_ascii=False)

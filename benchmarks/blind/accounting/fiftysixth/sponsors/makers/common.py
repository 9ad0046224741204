import json,os
from decimal import Decimal
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def clean(r):
    return {k:(round(v,4) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
def save(name,kind,money,rows,totals,planted,style,hard):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
def r2(x): return round(x+1e-9,2) if x>=0 else -round(-x+1e-9,2)

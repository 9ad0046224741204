import json, os
B='.'
def doc(n): return f'{B}/documents/{n}'
def save(n,kind,money,rows,totals,planted=None):
    r2=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
    with open(f'{B}/truth/{n.rsplit(".",1)[0]}.json','w') as f:
        json.dump({"name":n,"kind":kind,"planted":planted,"money":money,"rows":[r2(r) for r in rows],"totals":[r2(t) for t in totals]},f,indent=1,ensure_ascii=False)
def sm(rows,cols):
    return {c:round(sum(r.get(c) or 0 for r in rows),2)+0.0 for c in cols}

import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    def clean(r): return {k:(round(v,2) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
def m(v): return f'{v:,.2f}'

import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    stem=name.rsplit('.',1)[0]
    r=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[r(x) for x in rows],"totals":[r(x) for x in totals]},
              open(f'{B}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def cents(x): return int(round(x*100))

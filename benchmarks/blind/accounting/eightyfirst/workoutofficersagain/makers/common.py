import json, os
R='build/blind'
def doc(n): return f'{R}/documents/{n}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    c=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[c(r) for r in rows],"totals":[c(r) for r in totals]}
    json.dump(t,open(f'{R}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')

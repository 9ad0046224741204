import json, os, random
ROOT='build/blind'
def doc(name): return f'{ROOT}/documents/{name}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    stem=os.path.splitext(name)[0]
    clean=lambda d:{k:v for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(idx,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
def r2(x): return round(x+0.0,2)

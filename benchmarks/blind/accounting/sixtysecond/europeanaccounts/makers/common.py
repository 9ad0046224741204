import json, os, random, datetime as dt
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name, kind, money, rows, totals, planted, style, hard):
    clean=lambda r:{k:v for k,v in r.items() if v is not None and v!=''}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
def en(c,dec=2): return f'{c/100:,.{dec}f}'
def de(c): return en(c).replace(',','_').replace('.',',').replace('_','.')

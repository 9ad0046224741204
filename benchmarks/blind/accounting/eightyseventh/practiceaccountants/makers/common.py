import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    stem=name.rsplit('.',1)[0]
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(f'{ROOT}/truth/{stem}.json','w'),ensure_ascii=False,indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),ensure_ascii=False,indent=1)
def m(c): return round(c/100,2)      # pence -> number
def gb(c): return f'{c/100:,.2f}'

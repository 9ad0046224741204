import json,os
B='build/blind'
def D(n): return f'{B}/documents/{n}'
def p(c): return round(c/100,2)
def f(c): return f'{c/100:,.2f}'
def save(name,kind,money,rows,totals,style,hard=False,planted=None):
    stem=name.rsplit('.',1)[0]
    json.dump(dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals),open(f'{B}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    ip=f'{B}/index.json'; ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    json.dump(ix,open(ip,'w'),indent=1,ensure_ascii=False)

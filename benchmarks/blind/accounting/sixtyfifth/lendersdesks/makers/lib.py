import json, os
R='build/blind'
def D(n): return f'{R}/documents/{n}'
def n(c):
    v=c/100
    return int(v) if v==int(v) else round(v,2)
def save(name,kind,money,rows,totals,style,hard=False,planted=None):
    base=name.rsplit('.',1)[0]
    json.dump(dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals),open(f'{R}/truth/{base}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    idx.sort(key=lambda i:i['file'])
    json.dump(idx,open(p,'w'),indent=1)
def f2(c,par=False):
    s=f'{abs(c)/100:,.2f}'
    return (f'({s})' if par else '-'+s) if c<0 else s

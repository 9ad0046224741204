import json, os, random
B='build/blind'
def D(n): return f'{B}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(f"{B}/truth/{name.rsplit('.',1)[0]}.json",'w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
def par(v,d=2,z=None):
    if v is None: return ''
    if v==0 and z is not None: return z
    s=f'{abs(v):,.{d}f}'
    return f'({s})' if v<0 else s
def r2(x): return round(x+0.0,2)

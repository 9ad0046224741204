import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def de(x,z=''):
    if x is None: return z
    s=f'{abs(x):,.2f}'.replace(',','_').replace('.',',').replace('_','.')
    return ('-' if x<0 else '')+s
def fr(x,z=''):
    if x is None: return z
    s=f'{abs(x):,.2f}'.replace(',','\u00a0').replace('.',',')
    return ('-' if x<0 else '')+s
def uk(x,z=''):
    if x is None: return z
    return f'({abs(x):,.2f})' if x<0 else f'{x:,.2f}'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=''}
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),ensure_ascii=False,indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),ensure_ascii=False,indent=1)
def r2(x): return round(x+0.0,2)

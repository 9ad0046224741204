import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def r2(x): 
    x=round(x+1e-9,2); return 0.0 if x==0 else x
def par(v,d=2,dollar=''):
    s=f'{dollar}{abs(v):,.{d}f}'; return f'({s})' if v<0 else s
def tm(v):
    s=f'{abs(v):,.2f}'; return s+'-' if v<0 else s
def save(name,kind,money,rows,totals,planted,style,hard):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda e:(e['kind'],e['file'])); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')

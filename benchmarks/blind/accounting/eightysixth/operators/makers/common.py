import json,os,random
R='build/blind'
def doc(n): return f'{R}/documents/{n}'
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(f'{R}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)

import json, os
ROOT='build/blind'
LIB='/usr/share/fonts/truetype/liberation/'
def doc(n): return f'{ROOT}/documents/{n}'
def r2(x): return round(x+0.0,2)
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),ensure_ascii=False,indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')

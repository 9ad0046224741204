import json, os
B='build/blind'
D=B+'/documents/'
def m(x,dec=2): return f'{x:,.{dec}f}'
def par(x,dec=2): return f'({-x:,.{dec}f})' if x<0 else f'{x:,.{dec}f}'
def save(name,kind,planted,money,rows,totals,style,hard):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(t,open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')

import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=ROOT+'/documents/'
def save(file,kind,planted,money,rows,totals,style,hard):
    stem=file.rsplit('.',1)[0]
    json.dump(dict(name=file,kind=kind,planted=planted,money=money,rows=rows,totals=totals),
              open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def R(x): return round(x+0.0,2)
def m(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'

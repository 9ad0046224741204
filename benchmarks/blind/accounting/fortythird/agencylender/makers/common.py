import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
def clean(d): return {k:v for k,v in d.items() if v is not None}
def save(stem,kind,money,rows,totals,planted=None):
    t=dict(name=stem,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    json.dump(t,open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    print(stem,len(rows),len(totals))
def c2(c): return None if c is None else round(c/100,2)
def m(c): return '' if c is None else f'{c/100:,.2f}'
def par(c): return '' if c is None else (f'({-c/100:,.2f})' if c<0 else f'{c/100:,.2f}')

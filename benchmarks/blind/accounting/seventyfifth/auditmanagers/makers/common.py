import json, os
from decimal import Decimal as D
BASE='build/blind'
def doc(n): return f'{BASE}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    def conv(o):
        if isinstance(o,D): o=float(o); return int(o) if o==int(o) else round(o,4)
        if isinstance(o,dict): return {k:conv(v) for k,v in o.items() if v is not None}
        if isinstance(o,list): return [conv(x) for x in o]
        if isinstance(o,float): return int(o) if o==int(o) else round(o,4)
        return o
    t={"name":name,"kind":kind}
    t["planted"]=planted
    t["money"]=money; t["rows"]=conv(rows); t["totals"]=conv(totals)
    stem=name.rsplit('.',1)[0]
    json.dump(t,open(f'{BASE}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{BASE}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def c(x): return D(int(round(x*100)))/100

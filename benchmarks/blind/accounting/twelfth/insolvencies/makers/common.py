import json,os
D=os.path.dirname(os.path.abspath(__file__))
def path(n): return f"{D}/documents/{n}"
def clean(r): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
def finish(name,kind,money,rows,totals,planted=None):
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    json.dump(t,open(f"{D}/truth/{name.rsplit('.',1)[0]}.json",'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),len(totals))
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)

import json, os, random
from pathlib import Path
R=Path(__file__).resolve().parent; D=R/"documents"; T=R/"truth"
D.mkdir(exist_ok=True); T.mkdir(exist_ok=True)
def save(name,kind,money,rows,totals,planted=None):
    for r in rows:
        n=[k for k in r if k in money]; assert 1<=len(n)<=15,(name,r)
        for k in n: assert isinstance(r[k],(int,float)),(k,r)
    for t in totals:
        for k in t: assert k=="label" or k in money or k in("beds","baths"),(k,t)
    assert len(set(money))==len(money)
    (T/(name.rsplit(".",1)[0]+".json")).write_text(json.dumps(dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals),indent=1,ensure_ascii=False))
    print(name,len(rows),"rows",len(totals),"totals")
def sm(label,rows,cols,nd=2,**extra):
    d={"label":label}
    for c in cols:
        v=[r[c] for r in rows if c in r]
        d[c]=round(sum(v),nd) if nd else int(round(sum(v)))
    d.update(extra); return d

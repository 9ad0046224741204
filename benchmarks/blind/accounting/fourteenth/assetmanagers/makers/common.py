import json,os,random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents');TR=os.path.join(HERE,'truth')
def r2(x): return round(x+0.0,2)
def clean(o):
    d={}
    for k,v in o.items():
        if v is None or v=='' : continue
        if isinstance(v,float):
            v=round(v,4)
            if v==int(v): v=int(v)
        d[k]=v
    return d
def save(fn,kind,money,rows,totals,planted=None):
    n=fn.rsplit('.',1)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]},
      open(os.path.join(TR,n+'.json'),'w'),indent=1,ensure_ascii=False)
def par(v,d=2,blank='',dol=''):
    if v is None: return blank
    s=f"{abs(v):,.{d}f}"
    return f"({dol}{s})" if v<0 else dol+s
def odd(rng,lo,hi): return round(rng.uniform(lo,hi),2)

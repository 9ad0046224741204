import json, os
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
def d(c): # cents -> number
    return None if c is None else (c//100 if c%100==0 else c/100)
def f(c,dash=''):   # 1,234.56 ; parentheses
    if c is None: return dash
    s=f"{abs(c)/100:,.2f}"
    return f"({s})" if c<0 else s
def clean(o):
    return {k:v for k,v in o.items() if v is not None}
def save(fn,kind,money,rows,totals,planted=None,meta=None):
    rows=[clean(r) for r in rows]; totals=[clean(t) for t in totals]
    used={k for r in rows+totals for k,v in r.items() if isinstance(v,(int,float))}-{'beds','baths'}
    assert used<=set(money),used-set(money)
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    stem=os.path.splitext(fn)[0]
    json.dump(t,open(os.path.join(TRU,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    json.dump(meta,open(os.path.join(ROOT,'.meta_'+stem+'.json'),'w'))

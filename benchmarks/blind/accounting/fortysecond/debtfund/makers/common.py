import json, os, random
from decimal import Decimal as D
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
def doc(n): return os.path.join(DOC,n)
def save(stem,kind,money,rows,totals,planted=None):
    def cl(r): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(t) for t in totals]},
      open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
def sums(rows,keys): 
    o={}
    for k in keys:
        v=[r[k] for r in rows if r.get(k) is not None]
        if v: o[k]=round(sum(v),2)
    return o
class GL:
    """tiny double-entry ledger"""
    def __init__(s,accts): s.a={c:[0.0,0.0,0.0] for c in accts}; s.order=list(accts)
    def open(s,c,v): s.a[c][0]=round(v,2)
    def plug(s,c): s.a[c][0]=round(s.a[c][0]-sum(x[0] for x in s.a.values()),2)
    def je(s,d,c,v):
        v=round(v,2); s.a[d][1]=round(s.a[d][1]+v,2); s.a[c][2]=round(s.a[c][2]+v,2)
    def end(s,c): x=s.a[c]; return round(x[0]+x[1]-x[2],2)

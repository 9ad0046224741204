import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
def r2(x): return round(x+0.0,2)
def clean(o):
    if isinstance(o,float):
        o=round(o,4); return int(o) if o==int(o) else o
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items()}
    if isinstance(o,list): return [clean(v) for v in o]
    return o
def save(name,kind,money,rows,totals,planted=None):
    json.dump(clean(dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)),open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
class Ledger:
    """small double-entry ledger in cents"""
    def __init__(s,chart):
        s.names=dict(chart); s.bal={c:0 for c,_ in chart}; s.order=[c for c,_ in chart]; s.reset()
    def reset(s):
        s.open=dict(s.bal); s.dr={c:0 for c in s.order}; s.cr={c:0 for c in s.order}
    def opening(s,d,plug):
        for k,v in d.items(): s.bal[k]=round(v*100)
        s.bal[plug]-=sum(s.bal.values()); s.reset()
    def post(s,dr,cr,amt):
        a=round(amt*100)
        if a<0: dr,cr,a=cr,dr,-a
        if not a: return
        s.bal[dr]+=a; s.dr[dr]+=a; s.bal[cr]-=a; s.cr[cr]+=a
def jit(rng,a,p): return round(a*(1+rng.uniform(-p,p)),2)
def month(L,rng,R,m):
    bill=0
    for acc,(amt,p) in R['rev'].items():
        a=amt if p==0 else jit(rng,amt,p); L.post(R['ar'],acc,a); bill+=a
    if rng.random()<.6:
        c=jit(rng,bill*.004,.6); L.post(rng.choice(sorted(R['rev'],key=lambda a:-R['rev'][a][0])[:3]),R['ar'],c)
    L.post(R['cash'],R['ar'],round(bill*rng.uniform(.955,.995),2))
    if R.get('prepaid'):
        a=jit(rng,bill*.05,.4); L.post(R['cash'],R['prepaid'],a); L.post(R['prepaid'],R['ar'],jit(rng,bill*.045,.2))
    inv=0
    for acc,(amt,p) in R['exp'].items():
        if rng.random()<.12 and p>.2: continue
        a=amt if p==0 else jit(rng,amt,p); L.post(acc,R['ap'],a); inv+=a
        if rng.random()<.22 and R.get('accr'):
            b=jit(rng,amt*.35,.3); L.post(acc,R['accr'],b); L.post(R['accr'],acc,jit(rng,amt*.3,.3))
    L.post(R['ap'],R['cash'],round(inv*rng.uniform(.88,1.02),2))
    for dr,cr,amt,p in R['std']: L.post(dr,cr,amt if p==0 else jit(rng,amt,p))
    for mm,dr,cr,amt in R.get('once',[]):
        if mm==m: L.post(dr,cr,amt)

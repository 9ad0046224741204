import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
def doc(n): return os.path.join(DOC,n)
def save(fn,kind,planted,money,rows,totals):
    names=set(money)
    for r in rows+totals:
        for k,v in r.items():
            if isinstance(v,(int,float)): assert k in names,(fn,k)
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(TR,os.path.splitext(fn)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
def c(x): return round(x/100,2)
def paren(x,dec=2,dash='',cur=''):
    if x is None: return dash
    s=f"{cur}{abs(x):,.{dec}f}"
    return f"({s})" if x<0 else s
def journals(R,acc,spec):
    """acc: code->opening cents; spec: (dr,cr,lo,hi,n) -> debit and credit cents by code"""
    d={k:0 for k in acc}; k_={k:0 for k in acc}
    for dr,cr,lo,hi,n in spec:
        for _ in range(n):
            a=R.randint(lo*100,hi*100); d[dr]+=a; k_[cr]+=a
    return d,k_

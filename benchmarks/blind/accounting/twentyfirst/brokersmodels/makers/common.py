import json,os
from decimal import Decimal
B=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(B,'documents')
def doc(n): return os.path.join(DOC,n)
def c2(c): return c/100 if c%100 else c//100
def truth(fn,kind,money,rows,totals,planted=None):
    n=fn.rsplit('.',1)[0]
    with open(os.path.join(B,'truth',n+'.json'),'w') as f:
        json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},f,indent=1,ensure_ascii=False)
def m(c,dec=2,paren=True,cur=''):
    s=f"{abs(c)/100:,.{dec}f}"
    if c<0: return f"({cur}{s})" if paren else f"-{cur}{s}"
    return cur+s

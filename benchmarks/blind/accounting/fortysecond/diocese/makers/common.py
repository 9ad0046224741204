import json, os, datetime
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TRU=os.path.join(BASE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
def doc(n): return os.path.join(DOC,n)
def r2(c): return round(c/100,2)          # cents -> money
def clean(d): return {k:v for k,v in d.items() if v is not None and v!=''}
def truth(stem,kind,money,rows,totals,planted=None):
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,
      "rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
      open(os.path.join(TRU,stem+'.json'),'w'),indent=1,ensure_ascii=False)
def m(c,paren=True,dec=2):
    s=f"{abs(c)/100:,.{dec}f}"
    return (f"({s})" if paren else '-'+s) if c<0 else s
def iso(d): return d.isoformat()

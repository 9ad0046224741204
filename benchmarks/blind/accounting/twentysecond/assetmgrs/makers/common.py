import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def par(v,d=2,dash=None,cur=''):
    if v is None: return ''
    if v==0 and dash is not None: return dash
    s=f"{abs(v):,.{d}f}"
    return f"({cur}{s})" if v<0 else cur+s
def trail(v,d=2):
    if v is None: return ''
    return f"{abs(v):,.{d}f}"+('-' if v<0 else '')
def crm(v,d=2):
    if v is None: return ''
    return f"{abs(v):,.{d}f}"+(' CR' if v<0 else '')
def r2(x): return round(x+0.0,2)
def clean(d): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
INDEX=[]
def save(fn,kind,asset,author,style,hard,money,rows,totals,planted=None):
    n=fn.rsplit('.',1)[0]
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(os.path.join(B,'truth',n+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def sums(rows,cols,label):
    o={"label":label}
    for c in cols:
        v=[r[c] for r in rows if r.get(c) is not None]
        if v: o[c]=r2(sum(v)) if any(isinstance(x,float) for x in v) else sum(v)
    return o

import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(f): return os.path.join(ROOT,'documents',f)
def save(name,kind,money,rows,totals,meta,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=meta['file']]+[meta]
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1)
def c(n,par=False,dash=None):
    if n is None: return ''
    if n==0 and dash is not None: return dash
    s=f"{abs(n):,.2f}"
    if n<0: return f"({s})" if par else '-'+s
    return s

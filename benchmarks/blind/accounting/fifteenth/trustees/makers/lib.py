import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
def doc(n): return os.path.join(DOC,n)
def r2(x): return round(x+0.0,2)
def colsum(rows,keys,skip_empty=True):
    o={}
    for k in keys:
        v=[r[k] for r in rows if k in r]
        if v: o[k]=r2(sum(v))
    return o
def nz(d):  # drop zero / None entries (cells left blank on the page)
    return {k:v for k,v in d.items() if v is not None and not (isinstance(v,(int,float)) and v==0)}
def save(name,kind,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    with open(os.path.join(TR,name.rsplit('.',1)[0]+'.json'),'w',encoding='utf8') as f:
        json.dump(t,f,ensure_ascii=False,indent=1)

import json,os
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    def c(d): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[c(r) for r in rows],"totals":[c(t) for t in totals]},
      open(os.path.join(B,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)

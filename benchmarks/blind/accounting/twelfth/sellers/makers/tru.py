import json, os
H=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(H,'documents',n)
def put(name,kind,money,rows,totals,planted=None):
    cl=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(t) for t in totals]},
        open(os.path.join(H,'truth',os.path.splitext(name)[0]+'.json'),'w'),indent=1)

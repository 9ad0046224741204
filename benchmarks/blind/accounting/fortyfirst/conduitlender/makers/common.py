import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(HERE,'documents',n)
def r2(x): return round(float(x)+0.0,2)
def truth(stem,kind,money,rows,totals,planted=None):
    cl=lambda d:{k:v for k,v in d.items() if v is not None}
    with open(os.path.join(HERE,'truth',stem+'.json'),'w') as f:
        json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,
                   "rows":[cl(r) for r in rows],"totals":[cl(t) for t in totals]},f,indent=1,ensure_ascii=False)

import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
def clean(d): return {k:v for k,v in d.items() if v is not None}
def r2(x): return round(x+0.0,2)
def save(stem,kind,money,rows,totals,planted=None):
    t={"name":stem,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(os.path.join(TRU,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    print(stem,len(rows),'rows',len(totals),'totals')
def summ(label,rows,keys):
    return {"label":label,**{k:r2(sum(r.get(k) or 0 for r in rows)) for k in keys}}

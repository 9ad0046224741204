import json, os
B='build/blind'
D=B+'/documents/'
def n(c):            # cents -> number
    if c is None: return None
    v=c/100
    return int(v) if v==int(v) else round(v,2)
def clean(d): return {k:v for k,v in d.items() if v is not None}
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=B+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x["file"]!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda x:x["file"]),open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
from decimal import Decimal, ROUND_HALF_UP
def hu(x,p=0):
    d=Decimal(repr(round(float(x),9))).quantize(Decimal(1).scaleb(-p),ROUND_HALF_UP)
    return int(d) if p==0 else float(d)

import json, os
ROOT='build/blind'
D=ROOT+'/documents/'; T=ROOT+'/truth/'
def r2(x): return round(x+0.0,2)
def clean(r): return {k:(r2(v) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
def save(fn,kind,money,rows,totals,style,hard,planted=None):
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(T+os.path.splitext(fn)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[{"file":fn,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(fn,len(rows),'rows',len(totals),'totals')

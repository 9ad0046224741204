import json, os, random
ROOT='build/blind'
D=ROOT+'/documents/'; T=ROOT+'/truth/'
def save(name,kind,style,hard,money,rows,totals,planted=None):
    clean=lambda r:{k:(round(v,2) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(T+os.path.splitext(name)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def m(v,d=2):
    return f"{v:,.{d}f}"

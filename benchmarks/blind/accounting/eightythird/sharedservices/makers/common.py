import json, os
BASE=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def path(n): return os.path.join(BASE,'documents',n)
def r2(x): return round(x+0.0,2)
def save(name,kind,money,rows,totals,style,hard,planted=None):
    clean=lambda d:{k:(r2(v) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(os.path.join(BASE,'truth',os.path.splitext(name)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(BASE,'index.json'); idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda i:i['file']),open(ip,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')

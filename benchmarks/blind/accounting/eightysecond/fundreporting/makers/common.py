import json,os
B='build/blind/'
D=B+'documents/'
def v(x):
    return round(x/100,2) if isinstance(x,int) else x
def save(file,kind,style,hard,money,rows,totals,planted=None):
    clean=lambda r:{k:x for k,x in r.items() if x is not None and x!=''}
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(B+'truth/'+file.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    print(file,len(rows),'rows',len(totals),'totals')

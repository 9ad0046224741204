import json, os
ROOT='build/blind'
def num(c):
    v=round(c/100,2); return int(v) if v==int(v) else v
def save(name,kind,planted,money,rows,totals,style,hard):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(f'{ROOT}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')

import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def c2f(c): return round(c/100,2)
def save(name,kind,style,hard,money,rows,totals,planted=None):
    stem=os.path.splitext(name)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda i:(i['kind'],i['file'])),open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')

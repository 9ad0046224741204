import json,os
BASE='build/blind'
def doc(n): return f'{BASE}/documents/{n}'
def save(name,kind,planted,money,rows,totals,style,hard):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{BASE}/truth/{stem}.json','w'),indent=1)
    p=f'{BASE}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def par(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
def mns(v): return f'{v:,.2f}'

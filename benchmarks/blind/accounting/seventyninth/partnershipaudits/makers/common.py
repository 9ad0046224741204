import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{stem}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)
def par(v,d=0):
    s=f'{abs(v):,.{d}f}'; return f'({s})' if v<0 else s

import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def c2f(c): return round(c/100,2)
def money(c,dec=2,paren=False):
    s=f'{abs(c)/100:,.{dec}f}'
    if c<0: return f'({s})' if paren else '-'+s
    return s
def save(name,kind,style,hard,keys,rows,totals,planted=None):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":keys,"rows":rows,"totals":totals},
        open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)

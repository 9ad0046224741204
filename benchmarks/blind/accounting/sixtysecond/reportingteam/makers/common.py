import json, os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def c(x): return None if x is None else round(x/100,2)
def par(x,z='0.00'):
    if x is None: return ''
    if x==0: return z
    s=f'{abs(x)/100:,.2f}'
    return f'({s})' if x<0 else s
def save(name,kind,money,rows,totals,style,hard,planted=None):
    clean=lambda d:{k:v for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    stem=name.rsplit('.',1)[0]
    json.dump(t,open(f'{B}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1)

import json,os,random
B='build/blind'
def r2(x): return round(x+0.0,2)+0.0
def par(x,dash='-'):
    if x is None: return ''
    return f'({abs(x):,.2f})' if x<0 else f'{x:,.2f}'
def mn(x): return '' if x is None else f'{x:,.2f}'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=''}
def save(name,kind,money,rows,totals,style,hard=False,planted=None):
    base=name.rsplit('.',1)[0]
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{B}/truth/{base}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
def doc(n): return f'{B}/documents/{n}'

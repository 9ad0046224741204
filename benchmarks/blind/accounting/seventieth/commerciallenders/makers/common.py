import json,os
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def r2(x): return round(x+0.0,2)+0.0
def m(x,par=True,dash='',cur=''):
    if x is None: return dash
    s=f'{abs(x):,.2f}'
    return f'({cur}{s})' if x<0 and par else ('-' if x<0 else '')+cur+s
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,
       "rows":[{k:v for k,v in r.items() if v is not None and v!=''} for r in rows],
       "totals":[{k:v for k,v in r.items() if v is not None and v!=''} for r in totals]}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)

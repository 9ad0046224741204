import json, os, datetime as dt
ROOT='.'
D=lambda y,m,d: dt.date(y,m,d)
iso=lambda d: d if (d is None or isinstance(d,str)) else d.isoformat()
def save(fn,asset,style,hard,rows,**t):
    out=[]
    for r in rows:
        q={}
        for k,v in r.items():
            if v is None: continue
            if isinstance(v,dt.date): v=iso(v)
            q[k]=v
        out.append(q)
    T=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None); T.update(t); T['rows']=out
    json.dump(T,open(f'{ROOT}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r21',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
